"""Secrets by the name beside them: `password = …`, `"client_secret": "…"`, `密码：…`.

Most of what is written beside such a name is none ("password: required", "token: string", "密码：见密码库"), so the
value decides: see `is_secret`. In doubt it is a word.
"""

from __future__ import annotations

from ..lazy import expression
from .forms import Found, places
from .placeholder import is_placeholder

_KEYS = (
    "api", "api_", "api-", "api ", "access", "access_", "access-", "access ", "private", "private_", "private ",
    "auth", "auth_", "encryption_", "encryption ", "signing_", "signing ", "master_", "record_", "record --",
)  # fmt: skip
"""Keys that are secret: most keys are not."""
_NAMES = (
    # a literal, what stands before it, what stands behind it, whether people choose what is so named
    ("pass", ("",), ("word", "wort", "wd", "phrase", "code"), True),
    ("pass", ("_", "/", " "), ("",), True),
    ("pwd", ("",), ("",), True),
    ("kennwort", ("",), ("",), True),
    ("credentials", ("",), ("",), True),
    ("identified by", ("",), ("",), True),
    ("secret", ("",), ("",), False),
    ("token", ("",), ("",), False),
    ("key", _KEYS, ("",), False),
    ("密", ("",), ("码", "碼"), True),
    ("密", ("",), ("钥", "鑰"), False),
    ("秘", ("",), ("钥",), False),
    ("口令", ("",), ("",), True),
    ("授权码", ("",), ("",), True),
    ("令牌", ("",), ("",), False),
    ("凭", ("",), ("证", "据"), True),
)
_PUBLIC = (
    "page", "next", "starting", "continuation", "sync", "csrf", "xsrf", "cancel", "cancellation", "idempotency",
    "request", "lock", "change", "max", "forgot", "reset",
)  # fmt: skip
"""What stands before the name of what is no secret: `nextPageToken`."""
_JOINED = ("access", "admin", "api", "app", "auth", "bearer", "bot", "client", "my", "refresh", "session", "user")
"""What is written in one with a name in small letters, such as `authtoken`; `tiktoken` is no token."""
_SETTERS = ("set", "input", "enter", "type", "fill", "with", "send")
_IN_NAMES = "abcdefghijklmnopqrstuvwxyz0123456789_-."

# What follows a name, in small letters: closing marks, a type or a remark, a sign or a verb, opening marks.
_SIGN = expression(
    r"(?:[_ -]?(?:access[_ -]?)?(?:key|value|token|secret|password))?[0-9]{0,2}"
    r"(?P<closed>\\?[\"'`*_\])]{0,3})"
    r"(?::[ \t]?[a-z]{3,9}(?=[ \t]?=[ \t]?[\"'])|[ \t]?\([^()\n]{0,30}\))?"
    r"(?:(?:[ \t](?:for|of|on)[ \t][\w.@ -]{1,40}?)?"
    r"(?:[ \t]{0,4}(?P<sign>:=|=>|->|={1,3}|[:|,>(]|(?<=[ \t])-(?=[ \t]))[*_]{0,2}[ \t]{0,4}"
    r"|(?P<verb>[ \t]{1,2}(?:(?:is |was )?(?:changed |set |reset )?to|is|was)(?: now| still)?[ \t]{1,2}"
    r"|[ \t]?(?:统一|已|都)?(?:是|为|為|用|改成|改为|设为)[ \t]?|\.(?:fill|type|sendkeys|send_keys|setvalue)\())"
    r"|[ \t]{0,2}(?=[\"'`])|[ \t]{1,2})"
    r"\*{0,2}\\?(?P<opened>[\"'`]?)"
)
_QUOTED = expression(r"[!#-&(-_a-~]{1,200}(?=\\?[\"'`])")  # printable ASCII without quotes
_BARE = expression(r"[!#-&(-+\-.-:=?-_a-{}~]{1,200}")  # nor what ends a value: , ; < > |

_PAIR = expression(r"[\w.@-]{1,40}[ \t]?/[ \t]?")  # user / password

_TECHNICAL = r"(?:sha|md|[hrep]s|aes|rsa|ed|utf|base|oauth|argon|pbkdf|ipv|http|tls|ssl|v)-?[0-9]{1,5}[a-z]{0,3}[0-9]?"
_TERM = expression(rf"{_TECHNICAL}|[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}.*|[\w.+-]+@[\w-]+(?:\.[a-z]{{2,}})+")
"""A technical term, a point in time, an address."""
_PART = expression(rf"[a-z]*[0-9]{{0,3}}[a-z]?|[0-9]+[a-z]{{0,3}}|{_TECHNICAL}")
_BORDER = expression(r"[-_./:\\+=]+")
"""What parts a name, a path, a version, a range: `shop-db`, `vault/kv/shop`, `v1.2.3`, `8-64`."""
_DIGIT = expression(r"[0-9]")
_STRONG = expression(r"[!@#$%^&*?~]")
_WORDS = (
    " boolean buffer changed default disabled enabled encrypted expired hashed hidden include incorrect integer "
    "invalid manual masked missing number object optional prompt random required revoked rotated string undefined "
    "unknown unset username "
)
_WORD_PARTS = ("pass", "pwd", "secret", "token", "login", "input", "field", "button")
"""What names of variables and labels of forms are made of."""

_AWS = expression(r"[A-Za-z0-9/+]{40}")
_HEX = expression(r"[0-9a-f]{32}")
_UUID = expression(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}")


def find(text: str, low: str) -> tuple[list[Found], list[Found]]:
    """What a known issuer made, and other secrets; with overlaps. `low` is the text in small letters, as long."""
    issued: list[Found] = []
    others: list[Found] = []
    for literal, before, behind, chosen in _NAMES:
        for at in places(low, literal):
            end = at + len(literal)
            if low.endswith(before, 0, at) and low.startswith(behind, end):
                end += next(len(part) for part in behind if low.startswith(part, end))
                if span := _value(text, low, at, end, chosen):
                    issuer = _issuer(low[max(0, at - 24) : end], text[slice(*span)])
                    if issuer:
                        issued.append(Found(issuer, *span))
                    else:
                        others.append(Found("password" if chosen else "secret", *span))
    return issued, others


def _value(text: str, low: str, at: int, end: int, chosen: bool) -> tuple[int, int] | None:
    """The place of the secret beside the name from `at` to `end`."""
    before = low[max(0, at - 32) : at]
    prefix = before[len(before.rstrip(_IN_NAMES)) :]
    head = before[: len(before) - len(prefix)]
    if (head.endswith(":") and head[-2:-1].isalnum()) or prefix.rstrip("_-.").endswith(_PUBLIC):
        return None  # arn:aws:secretsmanager:eu-west-1:1:secret:shop
    if prefix[-1:].isalpha() and text[at:end] in ("token", "secret") and not prefix.endswith(_JOINED):
        return None
    sign = _SIGN.match(low, end)
    if not sign:
        return None
    quoted = bool(sign["opened"])
    start = sign.end()
    if (not prefix and head.endswith("/")) or low.startswith(("cred", "凭"), at):
        user = _PAIR.match(text, start)
        start = user.end() if user else start
    value = (_QUOTED if quoted else _BARE).match(text, start)
    if not value:
        return None
    secret = value[0].rstrip("\\") if quoted else value[0].partition("&")[0].rstrip(".:)]}*\\?")
    mark = sign["sign"]
    verb = sign["verb"] or ""
    strict = mark in ("|", ",", "-", "(") or (not mark and verb.isascii() and not (verb and quoted))
    if mark == ",":  # fill("#password", "…")
        assigned = quoted and bool(sign["closed"])
    elif mark == "(":  # setPassword("…")
        assigned = quoted and prefix.rstrip("_").endswith(_SETTERS)
    elif mark == ">":  # <password>…</password>
        assigned = text.startswith("</", value.end())
    elif mark or verb or quoted or prefix.startswith("-"):
        assigned = True
    else:
        assigned = low[at] in "密口" or (start == end + 1 and is_strong(secret))
    if low.startswith(" pass", at - 1) and end == at + 4:
        assigned = is_strong(secret)  # tests pass: 120/150
    in_shell = text[at:end].isupper() and low.startswith("=", end) and secret.lower() not in prefix
    if assigned and is_secret(secret, chosen, quoted or in_shell, strict):
        return value.start(), value.start() + len(secret)
    return None


def _issuer(name: str, secret: str) -> str | None:
    """Whose secret it is, where it has no form of its own; `name` is the end of the text up to it."""
    joined = name.replace("_", "").replace("-", "").replace(" ", "")
    if ("aws" in name or "secretaccess" in joined) and _AWS.fullmatch(secret):
        return "AWS secret access key"
    if "heroku" in name and _UUID.fullmatch(secret):
        return "Heroku API key"
    if "twilio" in name and _HEX.fullmatch(secret):
        return "Twilio auth token"
    return None


def is_strong(value: str) -> bool:
    """Whether it is what rules for passwords ask for, or long and made by a machine: no word of prose."""
    if not _DIGIT.search(value) or len(value) < 8:
        return False
    return bool(_STRONG.search(value)) or len(value) >= 20 or value not in (value.lower(), value.upper())


def is_secret(value: str, chosen: bool, quoted: bool, strict: bool) -> bool:
    """Whether a value (printable ASCII) looks as if it was chosen or made to be secret.

    `chosen`: by people, so that a word or a number will do. `strict`: what stands between it and its name proves
    little, as in "the password is …".
    """
    least, sure = 4 if quoted else 6, chosen and not strict
    if value.isdigit():
        return sure and len(value) >= least
    low = value.lower()
    if len(value) < least or is_placeholder(value) or _TERM.fullmatch(low):
        return False
    digits, strong = bool(_DIGIT.search(low)), bool(_STRONG.search(low))
    if low == value.upper():  # no letters
        return sure and digits and strong
    parts = _BORDER.split(low.lstrip("~"))
    if len(parts) > 1 and all(_PART.fullmatch(part) for part in parts):
        return sure and quoted and digits and not any(sign in low for sign in "./:\\")  # Winter-2026
    if digits or strong:
        return len(value) >= 6 and (digits or chosen)
    word = low.isalpha() and f" {low} " not in _WORDS and not any(part in low for part in _WORD_PARTS)
    return sure and quoted and word and len(value) >= 6
