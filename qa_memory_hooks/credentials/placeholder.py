"""What stands where a secret would stand, and is none."""

from __future__ import annotations

from ..lazy import expression

_MARKS = expression(
    r"[<>{}\[\]]|\.\.\.|\*\*|^[*xX._?-]+$"  # <token>, {{token}}, [redacted], ab...yz, ***, xxx
    r"|^\$[A-Za-z_]|\$[({]|%\w+%|^%[a-z(]$"  # $TOKEN, ${TOKEN}, $(token), %TOKEN%, %s
    r"|^[:@#&][A-Za-z_][\w.-]*$|^![a-z]+$"  # :token, @token, #token, !vault
    r"|\w\(|environ|getenv|(?:^|[^\w])(?:env|secrets|vault|settings|config)[.:/]"  # code
    r"|://|^(?:op|ref|arn|ssm):"  # where it is kept
)
_WORDS = expression(
    r"example|xxxx|placeholder|change[-_ ]?(?:me|it|this)|redacted|removed|not[-_]?(?:a[-_]?)?real|"
    r"(?:^|[-_.:/])(?:your|dummy|fake|my[-_]|my(?:secret|token|key|pass|pwd)|some[-_]|the[-_]|todo|fixme|tbd|insert|replace|sample|masked|invalid)|"
    r"[-_](?:here|value)$"
)
_RUN = expression(r"(.)\1{5,}")


def is_placeholder(value: str) -> bool:
    """Whether a value (a word or so) is a template, a reference, code, or says itself that it is no secret."""
    return bool(_MARKS.search(value)) or is_made_up(value)


def is_made_up(value: str) -> bool:
    """Whether what has the form of a credential says that it is none: `…EXAMPLE`, `ghp_your…`, `sk-xxxxxx`.

    Only what no generator makes: `1234567890` is still reported.
    """
    if _WORDS.search(value.lower()):
        return True
    return sum(len(run[0]) for run in _RUN.finditer(value)) * 2 >= len(value)
