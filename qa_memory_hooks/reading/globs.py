"""Path patterns as git reads them in `.gitignore` and `.gitattributes`: byte by byte, `*` within a folder."""

from __future__ import annotations

import functools

from ..lazy import expression
from ..typed import NamedTuple

# A pattern is a row of tokens: sets of bytes, as numbers whose bit N stands for byte N, or one of these.
_STAR, _DEEP_STAR, _FOLDERS = -1, -2, -3
"""`*` (any bytes but a slash), `**` at the end (any bytes), and `**/` (any folders, or none)."""

_SLASH = ord("/")
_ANY = (1 << 256) - 1 - (1 << _SLASH)
_NONE = 0
_WILD = expression(rb"[*?\[\\]")
_STARS = expression(rb"\*+")
_NAMED = expression(rb"\[:([^\]]*):\]")
_CLASSES = {
    b"alnum": "09AZaz",
    b"alpha": "AZaz",
    b"blank": "\t\t  ",
    b"cntrl": "\0\x1f\x7f\x7f",
    b"digit": "09",
    b"graph": "!~",
    b"lower": "az",
    b"print": " ~",
    b"punct": "!/:@[`{~",
    b"space": "\t\n\r\r  ",
    b"upper": "AZ",
    b"xdigit": "09AFaf",
}


class _Glob(NamedTuple):
    anchored: bool
    """Whether it is for the whole path, not for a name in any folder."""
    folder: bool
    """Whether it matches folders alone."""
    start: bytes
    """What stands before the first wildcard."""
    rest: tuple[int, ...]


@functools.lru_cache(4096)
def _compile(pattern: str) -> _Glob:
    text = _bytes(pattern)
    folder = text.endswith(b"/")
    text = text[:-1] if folder else text
    anchored = b"/" in text
    text = text.removeprefix(b"/")
    wild = _WILD.search(text)
    at = wild.start() if wild else len(text)
    return _Glob(anchored, folder, text[:at], tuple(_tokens(text[at:])))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _tokens(text: bytes) -> list[int]:
    found: list[int] = []
    at = 0
    while at < len(text):
        char = text[at : at + 1]
        if stars := _STARS.match(text, at):
            end = stars.end()
            # Two stars are more than one only where they stand for whole folders.
            deep = end - at > 1 and (at == 0 or text[at - 1] == _SLASH)
            if deep and text[end : end + 1] == b"/":
                found.append(_FOLDERS)
                end += 1
            else:
                found.append(_DEEP_STAR if deep and text[end : end + 2] in (b"", b"\\/") else _STAR)
            at = end
        elif char == b"[":
            members, at = _class(text, at + 1)
            found.append(members)
        elif char == b"?":
            found.append(_ANY)
            at += 1
        else:
            at += char == b"\\"
            found.append(1 << text[at] if at < len(text) else _NONE)
            at += 1
    return found


def _class(text: bytes, at: int) -> tuple[int, int]:
    """The bytes that a class in brackets stands for, and where it ends; none, at the end, if it never closes."""
    negated = text[at : at + 1] in (b"!", b"^")
    at += negated
    members = _NONE
    first, low = True, None
    while first or text[at : at + 1] != b"]":
        first = False
        if named := _NAMED.match(text, at):
            if named[1] not in _CLASSES:
                return _NONE, len(text)
            bounds = iter(_CLASSES[named[1]])
            for begin, end in zip(bounds, bounds, strict=True):
                members |= _range(ord(begin), ord(end))
            at, low = named.end(), None
            continue
        begins = low if text[at : at + 1] == b"-" and text[at + 1 : at + 2] not in (b"", b"]") else None
        at += begins is not None
        at += text[at : at + 1] == b"\\"
        if at >= len(text):
            return _NONE, len(text)
        members |= _range(text[at] if begins is None else begins, text[at])
        low = text[at] if begins is None else None
        at += 1
    return (_ANY & ~members if negated else _ANY & members), at + 1


def _range(low: int, high: int) -> int:
    return (1 << high + 1) - (1 << low) if low <= high else _NONE


def _matches(glob: _Glob, text: bytes) -> bool:
    """Whether all of a text is matched. Of a wildcard's fits the first is as good as any, until the next wildcard."""
    if not text.startswith(glob.start):
        return False
    tokens, at, here = glob.rest, len(glob.start), 0
    star = deep = -1  # where the token behind the last `*` and the last `**` was tried
    behind_star = behind_deep = 0
    while at < len(text) or here < len(tokens):
        token = tokens[here] if here < len(tokens) else _NONE
        if token == _STAR:
            here += 1
            star, behind_star = at, here
        elif token in (_FOLDERS, _DEEP_STAR):
            here += 1
            star, deep, behind_deep = -1, at, here
        elif at < len(text) and token >> text[at] & 1:
            at, here = at + 1, here + 1
        elif -1 < star < len(text) and text[star] != _SLASH:
            star += 1
            at, here = star, behind_star
        elif -1 < deep < len(text):
            slash = text.find(b"/", deep) if tokens[behind_deep - 1] == _FOLDERS else deep
            if slash < 0:
                return False
            star, deep = -1, slash + 1
            at, here = deep, behind_deep
        else:
            return False
    return True


def match(pattern: str, path: str, *, below: bool = False, folder: bool = False) -> bool:
    """Whether a pattern matches a file by its path, which is relative to the folder of the pattern's file.

    With `below` a pattern that matches a folder matches all that lies in it; with `folder` the path is one of a folder.
    """
    glob = _compile(pattern)
    parts = _bytes(path).split(b"/")
    ends = range(1 if below else len(parts), len(parts) + (folder or not glob.folder))
    if glob.anchored:
        return any(_matches(glob, b"/".join(parts[:end])) for end in ends)
    return any(_matches(glob, parts[end - 1]) for end in ends)


class Globs(tuple[str, ...]):
    """Several patterns; what any of them matches, or lies in a folder that one matches, is meant."""

    __slots__ = ()

    def match(self, path: str) -> bool:
        """Whether a path is meant."""
        return any(match(pattern, path, below=True) for pattern in self)
