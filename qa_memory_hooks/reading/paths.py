"""Paths that stand for a governed one without being spelled like it, and attributes that alter the reading."""

from __future__ import annotations

import functools

from ..lazy import expression
from ..typed import NamedTuple
from .globs import match

_DROPPED = expression("[\xad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")


def folded(name: str) -> str:
    """A file name as the file systems of macOS and Windows take it."""
    if name.isascii():
        return name.lower().rstrip(". ")
    import unicodedata  # 2 ms, and only for names that need it

    name = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
    return _DROPPED.sub("", name).rstrip(". ")


def disguised(name: str, governed: str) -> bool:
    """Whether a name would be taken for the governed one on some file system."""
    return name != governed and folded(name) == folded(governed)


class Attribute(NamedTuple):
    """An attribute that holds for a path: its value (True set, False unset) and the line (from 1) that says so."""

    value: str | bool
    line: int
    text: str
    source: str


State = tuple[str, str | bool | None]
"""An attribute and its value, None where a line takes it back."""


class _Row(NamedTuple):
    """A line of `.gitattributes`: for the paths of a pattern, or what a macro stands for."""

    number: int
    text: str
    pattern: str
    macro: str
    states: tuple[State, ...]


_BLANK = " \t\r"
_QUOTED = expression(r'"((?:[^"\\]|\\(?:[abfnrtv"\\]|[0-3][0-7][0-7]))*)"')
_ESCAPE = expression(r"\\([0-7]{3}|.)")
_ESCAPES = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_WORD = expression(f"[^{_BLANK}]+")
_NAME = expression(r"[A-Za-z0-9._][A-Za-z0-9._-]*")
_MACRO = "[attr]"
_BUILT_IN: dict[str, tuple[State, ...]] = {"binary": (("diff", False), ("merge", False), ("text", False))}
LONGEST = 2048
"""Lines of this many bytes are passed over by git."""


def attributes(files: list[tuple[str, str]], path: str) -> dict[str, Attribute]:
    """The attributes of a path; `files` are the `.gitattributes` from the root down: (folder, text).

    As in git the last line of the deepest folder comes first, and what it says of an attribute is final.
    """
    macros = dict(_BUILT_IN)
    matching: list[tuple[str, _Row]] = []
    for folder, text in files:
        prefix = f"{folder}/" if folder else ""
        if not path.startswith(prefix):
            continue
        for row in _rows(text):
            if row.macro and not folder:  # git reads macros at the root alone
                macros[row.macro] = row.states
            elif not row.macro and match(row.pattern, path[len(prefix) :]):
                matching.append((f"{prefix}.gitattributes", row))
    found: dict[str, Attribute | None] = {}
    for source, row in reversed(matching):
        states = list(row.states)
        while states:
            name, value = states.pop()
            if name not in found:
                found[name] = None if value is None else Attribute(value, row.number, row.text, source)
                if value is True:
                    states += macros.get(name, ())
    return {name: attribute for name, attribute in found.items() if attribute}


@functools.lru_cache(64)
def _rows(text: str) -> tuple[_Row, ...]:
    """The lines of an attribute file that say something."""
    rows = (_row(number, line.partition("\0")[0].strip(_BLANK)) for number, line in enumerate(text.split("\n"), 1))
    return tuple(row for row in rows if row)


def _row(number: int, line: str) -> _Row | None:
    if not line or line.startswith("#") or len(line.encode("utf-8", "surrogateescape")) >= LONGEST:
        return None
    quoted = _QUOTED.match(line)
    match = quoted or _WORD.match(line)
    assert match  # the line is not blank
    pattern = _unquoted(quoted[1]) if quoted else match[0]
    states = [_state(word) for word in _WORD.findall(line, match.end())]
    macro = ""
    if pattern.startswith(_MACRO) and pattern != _MACRO:
        macro = (_WORD.findall(pattern, len(_MACRO)) or [""])[0]
        if not _NAME.fullmatch(macro):
            return None
    if pattern.startswith("!") or not all(states):
        return None  # git passes over the whole line
    return _Row(number, line, pattern, macro, tuple(state for state in states if state))


def _unquoted(text: str) -> str:
    """What a quoted pattern stands for; its octal escapes are bytes."""
    data = b""
    end = 0
    for escape in _ESCAPE.finditer(text):
        data += text[end : escape.start()].encode("utf-8", "surrogateescape")
        char = escape[1]
        data += bytes([int(char, 8)]) if len(char) == 3 else _ESCAPES.get(char, char).encode()
        end = escape.end()
    data += text[end:].encode("utf-8", "surrogateescape")
    return data.partition(b"\0")[0].decode("utf-8", "surrogateescape")


def _state(word: str) -> State | None:
    """What a word says of an attribute; None if it is none."""
    name, equals, value = word.partition("=")
    sign = name[:1] if name[:1] in ("-", "!") else ""
    name = name.removeprefix(sign)
    if not _NAME.fullmatch(name):
        return None
    if sign:
        return name, False if sign == "-" else None
    return name, value if equals else True


_OWN_DRIVERS = ("qa-memory-index", "qa-memory-topic", "qa-memory-log")


def altering(attribute: str, value: str | bool) -> str | None:
    """What an attribute does to the reading or the review of a file, in words; None if nothing."""
    if attribute == "filter" and value is not False:
        return "runs its content through a filter"
    if attribute == "working-tree-encoding" and str(value).upper() not in _UNCHANGED:
        return "gives it another encoding in a checkout"
    if attribute == "ident" and value is True:
        return "expands $Id$ in a checkout"
    if attribute == "diff" and value is False:
        return "hides its changes in review"
    if attribute == "linguist-generated" and value not in (False, "false"):
        return "folds its changes away in review"
    if attribute == "merge" and isinstance(value, str) and value not in ("text", "union", *_OWN_DRIVERS):
        return "merges it with a foreign driver"
    return None


_UNCHANGED = ("UTF-8", "UTF8", "", "TRUE", "FALSE")
