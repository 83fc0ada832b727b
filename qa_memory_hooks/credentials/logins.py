"""Secrets by the place where they stand: a header, a URL, a command."""

from __future__ import annotations

from collections.abc import Iterator

from ..lazy import expression
from .forms import Found, places
from .named import is_secret
from .placeholder import is_placeholder

_HEADER = expression(
    r"[\"'`*\])]{0,3}[ \t]{0,4}[:=,]\*{0,2}[ \t]{0,4}[\"'`]{0,2}"
    r"(?P<scheme>(?:bearer|basic|token|api-?key|jwt)[ \t]{1,3})?"
)
_SPACE = expression(r"[ \t]{1,3}(?P<scheme>)")
_PROOFS = (("authorization", _HEADER, 8), ("bearer", _SPACE, 16))
"""A word, what follows it up to the value, and the characters of the shortest value."""
_PROOF = expression(r"[A-Za-z0-9._~+/%=-]{1,2000}")

_URL = expression(
    r"(?a)://(?P<user>[!-.0-9;=?A-~]{0,100}):(?P<password>[!#-&*+.0-9:-_a-~-]{3,100})@(?P<host>[\w.\[-]{1,100})"
)
_VALUE = r"[\"']?(?P<password>[^\s\"'`<>]{3,100})"
_COMMANDS = (
    (
        "curl",
        expression(rf"curl\b[^\n]{{0,160}}?[ \t](?:-u|--user)[ =]?[\"']?(?P<user>[^\s:\"'`<>]{{1,60}}):{_VALUE}"),
    ),
    ("docker", expression(rf"docker login\b[^\n]{{0,100}}?[ \t]-u[ \t]?(?P<user>\S{{1,60}})[ \t]-p[ \t]?{_VALUE}")),
    ("mysql", expression(rf"mysql(?:dump|admin)?\b[^\n]{{0,100}}?[ \t]-u[ \t]?(?P<user>\S{{1,60}})[ \t]-p{_VALUE}")),
    ("redis-cli", expression(rf"redis-cli(?P<user>)\b[^\n]{{0,100}}?[ \t]-a[ \t]{_VALUE}")),
    ("sshpass", expression(rf"sshpass(?P<user>)[ \t]-p[ \t]?{_VALUE}")),
)
_ACCOUNTS = ("user", "login", "account", "账号", "账户", "用户")
_ACCOUNT = expression(
    r"(?:s|name)?(?:[ \t]?[:=]|[ \t]is\b|(?=[ \t])|(?<=[^\x00-\x7f]))[ \t]?[`\"']?"
    r"(?P<user>[\w.@-]{1,40})[ \t]?/[ \t]?(?P<password>[!-.0-~]{6,60})(?![!-~])"
)
_IN_WORD = expression(r"[a-z0-9/.#-]")
_STRONG = expression(r"[!@$%^*]")
"""What an account's password must have: `user/name` is a path, or two things."""

_DUMMIES = ("pass", "password", "passwd", "pwd", "pw", "secret", "xxx", "token")
_USERS = ("user", "username", "usr", "name", "login", "me", "")
"""What documentation has in place of a password and a user."""
_HERE = ("localhost", "127.0.0.1", "0.0.0.0", "host", "hostname", "db", "postgres", "mysql", "redis", "rabbitmq")  # noqa: S104
"""Hosts that are everywhere: what opens them opens nothing else."""


def find(text: str, low: str) -> Iterator[Found]:
    """Secrets, with overlaps; `low` is the text in small letters, as long."""
    for name, pattern, least in _PROOFS:
        for at in places(low, name):
            head = pattern.match(low, at + len(name))
            value = head and _PROOF.match(text, head.end())
            if head and value:
                secret = value[0].rstrip(".")
                basic = (head["scheme"] or "").startswith("basic")
                if _is_basic(secret) if basic else len(secret) >= least and is_secret(secret, False, False, True):
                    yield Found(f"{name} value", value.start(), value.start() + len(secret))
    for at in places(text, "://"):
        match = _URL.match(text, at)
        if match and _is_login(match["user"], match["password"], match["host"]):
            yield Found("password in a URL", *match.span("password"))
    for name in _ACCOUNTS:
        for at in places(low, name):
            match = None if _IN_WORD.match(low, max(0, at - 1), at) else _ACCOUNT.match(text, at + len(name))
            if match:
                secret = match["password"].rstrip(".,;:)`'\"")
                if _STRONG.search(secret) and is_secret(secret, True, False, True):
                    start = match.start("password")
                    yield Found("password of an account", start, start + len(secret))
    for command, pattern in _COMMANDS:
        for at in places(text, command):
            match = pattern.match(text, at)
            if match and _is_login(match["user"], match["password"], ""):
                yield Found("password in a command", *match.span("password"))


def _is_basic(encoded: str) -> bool:
    """Whether base64 decodes to a user and a password."""
    import binascii

    try:
        decoded = binascii.a2b_base64(encoded + "=" * (-len(encoded) % 4))
    except ValueError:
        return False
    return b":" in decoded and decoded.isascii()


def _is_login(user: str, password: str, host: str) -> bool:
    """Whether user and password open something: not documentation, no default on the own machine, no port."""
    user, password, host = user.lower(), password.lower(), host.lower()
    if is_placeholder(password) or (password.isdigit() and len(password) < 6):
        return False
    if password in _DUMMIES and user in _USERS:
        return False
    return user != password or not (host in _HERE or "example" in host)
