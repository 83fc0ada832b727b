"""What the scanners read: every text of the stores that an agent may read later, in units with their places.

A unit is what a person would confirm as a whole: an entry's title, its metadata, its body; the preamble; a line of the
archive; a file that no tool governs; a text in a file of a record; a text of a learned pattern, or the section of a
skill file that teaches one. The `texts.py` of each store makes them.
"""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Iterator, Sequence

from .change import Change
from .governed import KNOWLEDGE, MAYBE_RECORDS
from .lazy import expression
from .patterns import lookup
from .report.finding import Finding
from .typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from types import ModuleType

_ITEM = expression(r"[ \t>]*(?:[-*+]|[0-9]{1,9}[.)])[ \t]")
_ROW = expression(r"[ \t>]*\|")
_CAPITAL = expression(r"(?<=[a-z])(?=[A-Z])")
_HEADING = expression(r" {0,3}#{1,6}[ \t]")
# The marks of a quotation stand elsewhere when it is flowed anew.
_QUOTE = expression(r"^[ \t]*(?:>[ \t]*)+")
_JSON_KEY = expression(r"[ \t\n\r]*:[ \t\n\r]*")
_JSON_STRING = expression(r'"(?:[^"\\\n]|\\.)*"')


class Unit(NamedTuple):
    """A text and where it stands.

    `lines` holds the place of each of its lines: (line of the file, column of the first character), from 1.
    """

    path: str
    store: str
    subject: str
    """The title of the entry, or the path."""
    text: str
    lines: tuple[tuple[int, int], ...]


class Places:
    """Where the characters of a unit stand, and in which blocks."""

    def __init__(self, unit: Unit) -> None:
        self._lines = unit.lines
        self._rows = unit.text.split("\n")
        self._starts = [0, *itertools.accumulate(len(line) + 1 for line in self._rows[:-1])]
        self._blocks = blocks(self._rows)
        self._shared: dict[tuple[int, int], str] = {}

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of a character, in the file."""
        row = self._row(offset)
        line, column = self._lines[min(row, len(self._lines) - 1)]
        return line, max(1, column + offset - self._starts[row])

    def block(self, start: int, end: int) -> str:
        """The paragraphs, list items, table rows, headings or values that hold the characters from `start` to `end`."""
        first, last = self._blocks[self._row(start)][0], self._blocks[self._row(max(start, end - 1))][1]
        if (first, last) not in self._shared:  # one text, however often it is asked for
            self._shared[first, last] = "\n".join(_QUOTE.sub("", line) for line in self._rows[first:last])
        return self._shared[first, last]

    def _row(self, offset: int) -> int:
        return bisect.bisect_right(self._starts, offset) - 1


def blocks(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Of each line from which to which line (not included) its paragraph, list item, table row or heading goes."""
    starts = [0]
    ended = True
    for at, line in enumerate(lines):
        alone = not line.strip() or bool(_ROW.match(line) or _HEADING.match(line))
        if at and (alone or ended or _ITEM.match(line)):
            starts.append(at)
        ended = alone
    return [span for span in itertools.pairwise([*starts, len(lines)]) for _ in range(*span)]


def unread(change: Change) -> Iterator[Finding]:
    """What kept files of the stores from being read, and so from being scanned."""
    for store in _stores(change):
        yield from store.unread(change)


def units(change: Change) -> list[Unit]:
    """All units that this change wrote, store by store, in the order of the files; worked out once for all scanners."""
    return change.model(_units)


def _units(change: Change) -> list[Unit]:
    return [unit for store in _stores(change) for unit in store.units(change)]


def _stores(change: Change) -> Iterator[ModuleType]:
    """The modules that read what a change touches; the others are not loaded."""
    if change.touches(KNOWLEDGE):
        from .knowledge import texts as of_knowledge

        yield of_knowledge
    if change.touches(MAYBE_RECORDS):
        from .records import texts as of_records

        yield of_records
    if lookup.places(change):  # a skill file may be any file, so it is not known beforehand whether one is touched
        from .patterns import texts as of_patterns

        yield of_patterns


def lines(path: str, store: str, subject: str, rows: Sequence[str], first: int) -> Unit:
    """The unit of some lines of a file, the first of which has this number."""
    places = tuple((first + at, 1) for at in range(len(rows)))
    return Unit(path, store, subject, "\n".join(rows), places)


def words(name: str) -> str:
    """The words that a name is made of: `ignore-all_previousRules.md`."""
    return _CAPITAL.sub(" ", name).replace("-", " ").replace("_", " ")


def is_json(text: str) -> bool:
    """Whether a text is JSON."""
    import json  # only where there is such a file

    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def texts(path: str, store: str, subject: str, text: str, first: int = 1, key: str = "") -> Iterator[Unit]:
    """The texts of some JSON, each behind the key that it stands under: what a value is for is said there.

    `first` is the number of its first line in the file, `key` that of the whole. What is no JSON is left out.
    """
    import json

    starts = [0, *itertools.accumulate(len(line) + 1 for line in text.split("\n"))]
    for literal in _JSON_STRING.finditer(text):
        try:
            value = json.loads(literal[0])
        except ValueError:
            continue
        if _JSON_KEY.match(text, literal.end()):
            key = value
            yield _text(path, store, subject, "", value, starts, literal.start(), first)
        else:
            yield _text(path, store, subject, f"{key}: " if key else "", value, starts, literal.start(), first)


def _text(
    path: str, store: str, subject: str, key: str, value: str, starts: Sequence[int], at: int, first: int
) -> Unit:
    row = bisect.bisect_right(starts, at)
    line, column = row + first - 1, at - starts[row - 1] + 2
    rest = ((line, column),) * (key + value).count("\n")
    return Unit(path, store, subject, key + value, ((line, column - len(key)), *rest))


def is_flagged(text: str) -> bool:
    """Whether a scanner has a finding in a text."""
    from . import credentials
    from .injection import matcher

    return bool(credentials.find(text) or matcher.scan(text))
