"""Text of the judged repository, made safe to print: it must not act on a terminal, a log or a page."""

from __future__ import annotations

import re

from ..lazy import expression

# Controls, format characters (zero width, bidi, tags), separators other than the space, surrogates,
# variation selectors, and the blanks that fonts draw as nothing.
_HIDDEN = expression(
    "[\x00-\x1f\x7f-\xa0\xad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f"
    "\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_COMMANDS = expression(r"##(?=\w*\[)|^(\s*)::", re.MULTILINE)


def visible(text: str, limit: int = 0) -> str:
    r"""Return `text` on one line, invisible and control characters as `\u{…}`, cut to `limit` characters.

    What CI runners take for a command (`##[error]`, `##vso[…]`, a leading `::`) is broken up. A path that is no UTF-8
    comes as surrogates (`os.fsdecode`); its bytes are shown as `\xNN`.
    """
    if limit and len(text) > limit:
        text = text[: limit - 1] + "…"
    text = _HIDDEN.sub(_escape, text)
    return _COMMANDS.sub(lambda m: "# #" if m[0] == "##" else f"{m[1]}: :", text)


def inert(json_text: str) -> str:
    """A JSON text that says the same, with what cannot be seen, and what CI runners take for a command, escaped."""
    escaped = _HIDDEN.sub(lambda m: m[0] if m[0] in "\n" else _json_escape(m[0]), json_text)
    return escaped.replace("##", "\\u0023#")


def _json_escape(char: str) -> str:
    halves = char.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{halves[at : at + 4]}" for at in range(0, len(halves), 4))


def says(text: str) -> bool:
    """Whether there is a letter or a figure in a text that can be seen."""
    return any(map(str.isalnum, _HIDDEN.sub("", text)))


def quoted(text: str) -> str:
    """What `visible` makes of judged text that may hold a credential: it is cut short."""
    from ..credentials import masked  # only where something was found

    return visible(masked(text))


def _escape(match: re.Match[str]) -> str:
    point = ord(match[0])
    if 0xDC80 <= point <= 0xDCFF:
        return f"\\x{point - 0xDC00:02x}"
    return f"\\u{{{point:04X}}}"
