"""Strict JSON (RFC 8259) from untrusted text, with the line and column of a fault and of every member.

The standard library's C scanner reads. Only a text that it or the checks below refuse is walked in Python,
to find out where the fault stands; so is a text whose positions are asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import JSONDecoder, JSONEncoder
from math import isfinite

from ..lazy import expression
from ..typed import NamedTuple

JSON = None | bool | int | float | str | list["JSON"] | dict[str, "JSON"]

DEEPEST = 64
"""How many brackets may be open at once."""
MOST_DIGITS = 4000
"""Of an integer; Python's own limit is 4300."""

_BLANK = " \t\n\r"
_BLANKS = expression(f"[{_BLANK}]*")
_HALF = expression("[\ud800-\udfff]")
_WORD = expression(r"[\w.+$-]+")
# The frequent kinds in one step each: a short scalar before a comma or closing bracket, a key with its colon, a comma.
_SCALAR = expression(r'(?:"[^"\\\x00-\x1f\ud800-\udfff]*"|-?(?:0|[1-9][0-9]{0,17})|true|false|null)[ \t\n\r]*(?=[],}])')
_KEY = expression(r'"([^"\\\x00-\x1f\ud800-\udfff]*)"[ \t\n\r]*:[ \t\n\r]*')
_COMMA = expression(r",[ \t\n\r]*")
_PIECE = expression(  # of a sound string
    r'[^"\\\x00-\x1f\ud800-\udfff]+|\\["\\/bfnrt]|\\u(?![dD][89a-fA-F])[0-9a-fA-F]{4}'
    r"|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
)


class JsonError(ValueError):
    """What is wrong with a text: `message`, and where: `line` and `column` count from 1, in code points."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message, line, column)
        self.message = message
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


def parse(text: str) -> JSON:
    """Return the value of the JSON document `text`.

    Raises `JsonError` for the first fault in reading order.
    """
    try:
        value: JSON = _DECODER.decode(text)
        if _too_deep(text, value) or _halved(text, value):
            raise ValueError("refused")
    except (ValueError, RecursionError):
        for _ in _walk(text):
            pass  # it raises at the fault
        raise  # no fault: whoever called stands too near to Python's recursion limit
    return value


def positions(text: str) -> dict[tuple[str | int, ...], tuple[int, int]]:
    """Return the line and column, from 1 and in code points, of each key and each array element by its path.

    The path of the document itself is `()`. Memory grows with the number of values times their depth. Raises
    `JsonError` as `parse` does.
    """
    places: dict[tuple[str | int, ...], tuple[int, int]] = {}
    line, begin, seen = 1, 0, 0
    for path, offset in _walk(text):
        line += text.count("\n", seen, offset)
        begin = max(begin, text.rfind("\n", seen, offset) + 1)
        seen = offset
        places[tuple(path)] = (line, offset - begin + 1)
    return places


class Span(NamedTuple):
    """Where a member of an object, an element of an array, or the document stands; offsets in code points."""

    start: int
    """Of the key; of the value where there is none."""
    value: int
    end: int


def spans(text: str) -> dict[tuple[str | int, ...], Span]:
    """Where each key and each array element stands, by its path. Raises `JsonError` as `parse` does."""
    found = {}
    for path, offset in _walk(text):
        value = _key(text, offset)[1] if path and isinstance(path[-1], str) else offset
        found[tuple(path)] = Span(offset, value, _DECODER.raw_decode(text, value)[1])
    return found


def _object(pairs: list[tuple[str, JSON]]) -> dict[str, JSON]:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("a key stands twice")
    return members


def _integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS + digits.startswith("-"):
        raise ValueError("too many digits")
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError("out of range")
    return number


def _constant(word: str) -> None:
    raise ValueError(word)  # NaN, Infinity, -Infinity


_DECODER = JSONDecoder(object_pairs_hook=_object, parse_int=_integer, parse_float=_float, parse_constant=_constant)
_ENCODER = JSONEncoder(ensure_ascii=False)


def _too_deep(text: str, value: JSON) -> bool:
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    level: list[dict[str, JSON] | list[JSON]] = [[value]]
    for _ in range(DEEPEST + 1):
        boxes = (box.values() if isinstance(box, dict) else box for box in level)
        level = [each for box in boxes for each in box if isinstance(each, (dict, list))]
    return bool(level)


def _halved(text: str, value: JSON) -> bool:
    """Tell whether half of a surrogate pair stands in a string: as it is, or escaped."""
    try:
        text.encode()
        if "\\ud" in text or "\\uD" in text:
            _ENCODER.encode(value).encode()
    except UnicodeEncodeError:
        return True
    return False


def _walk(text: str) -> Iterator[tuple[list[str | int], int]]:
    """Yield path and offset of the document, of each key and of each element, in reading order.

    The path is one list that changes from step to step. Raises `JsonError` at the first fault.
    """
    path: list[str | int] = []
    boxes: list[dict[str, int] | None] = []  # the open brackets: where the keys of an object stand, None for an array
    offset = _skip(text, 0)
    yield path, offset
    while True:
        opened = text.startswith(("[", "{"), offset)
        if opened:
            if len(boxes) == DEEPEST:
                raise _error(text, offset, f"nested deeper than {DEEPEST}")
            boxes.append({} if text[offset] == "{" else None)
            path.append(-1)
            offset = _skip(text, offset + 1)
        else:
            offset = _after_scalar(text, offset)
        while boxes and text.startswith("]" if boxes[-1] is None else "}", offset):
            boxes.pop()
            path.pop()
            opened = False
            offset = _skip(text, offset + 1)
        if not boxes:
            break
        keys = boxes[-1]
        if not opened:
            comma = _COMMA.match(text, offset)
            if not comma:
                raise _fault(text, offset, 'a comma or "]"' if keys is None else 'a comma or "}"')
            offset = comma.end()
        if keys is None:
            path[-1] = int(path[-1]) + 1
            yield path, offset
        else:
            key, after = _key(text, offset)
            if key in keys:
                first = text.count("\n", 0, keys[key]) + 1
                raise _error(text, offset, f'the key "{_cut(key)}" stands twice (first on line {first})')
            keys[key] = offset
            path[-1] = key
            yield path, offset
            offset = after
    if offset < len(text):
        raise _fault(text, offset, "the end")


def _skip(text: str, offset: int) -> int:
    blanks = _BLANKS.match(text, offset)
    assert blanks  # it matches everywhere
    return blanks.end()


def _key(text: str, start: int) -> tuple[str, int]:
    """Return the key at `start` and the offset of its value."""
    if frequent := _KEY.match(text, start):
        return frequent[1], frequent.end()
    if not text.startswith('"', start):
        raise _fault(text, start, "a key in double quotes")
    key, end = _string(text, start)
    end = _skip(text, end)
    if not text.startswith(":", end):
        raise _fault(text, end, "a colon")
    return key, _skip(text, end + 1)


def _after_scalar(text: str, start: int) -> int:
    """Return the offset of what follows the string, number or word at `start`."""
    if frequent := _SCALAR.match(text, start):
        return frequent.end()
    if text.startswith('"', start):
        return _skip(text, _string(text, start)[1])
    try:
        _, end = _DECODER.raw_decode(text, start)
    except ValueError:
        raise _fault(text, start, "a value") from None
    if _WORD.match(text, end):  # as in 01, 1.5.2 or nullify
        raise _fault(text, start, "a value")
    return _skip(text, end)


def _string(text: str, start: int) -> tuple[str, int]:
    try:
        string, end = _DECODER.raw_decode(text, start)
    except ValueError:
        raise _string_fault(text, start) from None
    if _HALF.search(string):
        raise _string_fault(text, start)
    return string, end


def _string_fault(text: str, start: int) -> JsonError:
    offset = start + 1
    while piece := _PIECE.match(text, offset):
        offset = piece.end()
    found = text[offset : offset + 1]
    if not found:
        return _error(text, start, "a string without its closing quote")
    if found in "\r\n":
        return _error(text, offset, "a line break in a string")
    if found < " ":
        return _error(text, offset, f"a control character in a string (U+{ord(found):04X})")
    escape = text[offset : offset + (6 if text.startswith("\\u", offset) else 2)]
    if found != "\\" or re.fullmatch(r"\\u[dD][89a-fA-F][0-9a-fA-F]{2}", escape):
        return _error(text, offset, "half of a surrogate pair")
    return _error(text, offset, f"{escape} is no JSON escape")


def _fault(text: str, offset: int, due: str) -> JsonError:
    """Name what stands at `offset` in the place of what is `due`."""
    found = text[offset : offset + 1]
    before = text[:offset].rstrip(_BLANK)
    if not found:
        if not before:
            return _error(text, 0, "empty")
        return _error(text, offset, f"the text ends where {due} should stand")
    if found == "\ufeff":
        return _error(text, offset, "a byte order mark")
    if text.startswith(("//", "/*", "#"), offset):
        return _error(text, offset, "a comment")
    if due == "the end":
        return _error(text, offset, "text after the end")
    if found in "]}" and before.endswith(","):
        return _error(text, len(before) - 1, "a comma before the closing bracket")
    word = _WORD.match(text, offset)
    if word and due == "a value":
        return _error(text, offset, _word_fault(word[0]))
    name = "a string" if found == '"' else f'"{_cut(word[0] if word else found)}"'
    return _error(text, offset, f"{name} where {due} should stand")


def _word_fault(word: str) -> str:
    digits = word.removeprefix("-")
    if re.match("0[0-9]", digits):
        return "a leading zero"
    if re.fullmatch("[0-9]+", digits):
        return f"an integer of {len(digits)} digits"
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?", digits):
        return f"{_cut(word)} is out of range"
    return f"{_cut(word)} is no JSON"


def _cut(quoted: str) -> str:
    return quoted if len(quoted) <= 40 else quoted[:39] + "…"


def _error(text: str, offset: int, message: str) -> JsonError:
    return JsonError(message, text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))
