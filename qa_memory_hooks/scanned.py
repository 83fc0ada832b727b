"""What the scanners read: every text of the stores that an agent may read later, in units with their places.

A unit is what a person would confirm as a whole: an entry's title, its metadata, its body; the preamble; a line of the
archive; a file that no tool governs.
"""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Iterator, Sequence

from .change import Change
from .knowledge import base
from .knowledge.base import Knowledge
from .knowledge.grammar import ArchiveLine, Entry, Topic
from .knowledge.reading import findings, flaws_of
from .knowledge.vocabulary import CONFIG, FILES
from .lazy import expression
from .reading.text import Document, read
from .report.finding import Finding
from .typed import NamedTuple

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
    """What kept files from being read, and so from being scanned; other faults are not a scanner's matter."""
    knowledge = change.model(base.load)
    heads = [store.head for store in knowledge.stores if store.head]
    readable = {path for head in heads for path, document in head.documents.items() if document.text is not None}
    yield from (found for found in findings(change) if found.path not in readable)
    for document, store in change.model(_others):
        if document.text is None:
            yield from flaws_of(document, store)


def units(change: Change) -> list[Unit]:
    """All units that this change wrote, in the order of the files; worked out once for all scanners."""
    return change.model(_units)


def _units(change: Change) -> list[Unit]:
    knowledge = change.model(base.load)
    found: list[Unit] = []
    for store in knowledge.stores:
        if store.head:
            for topic in store.head.topics:
                found += _topic(knowledge, store.root, topic)
    for document, root in change.model(_others):
        path = document.file.path
        if document.text is not None:
            found += _file(path, root, path[len(root) + 1 :], document.text)
    return found


def _others(change: Change) -> list[tuple[Document, str]]:
    """The files that no grammar reads and this change wrote, each with its knowledge base; read once."""
    knowledge = change.model(base.load)
    return [
        (read(change.head, file), store.root)
        for store in knowledge.stores
        for path, file in (store.head.files if store.head else {}).items()
        if path[len(store.root) + 1 :] not in FILES and not knowledge.inherited_file(file)
    ]


def _topic(knowledge: Knowledge, store: str, topic: Topic) -> Iterator[Unit]:
    entries = {entry.line: entry for entry in topic.entries}
    for start in topic.starts:
        _, end = topic.part(start)
        if start == topic.archive_line:
            yield from (
                of_line(topic, line, store) for line in topic.archive if not knowledge.inherited(topic, line.line)
            )
        elif not knowledge.inherited(topic, start):
            if start in entries:
                yield from of_entry(entries[start], store)
            else:
                yield _lines(topic.path, store, topic.path, topic.lines[start - 1 : end - 1], start)


def of_line(topic: Topic, line: ArchiveLine, store: str) -> Unit:
    """The unit of a line of the archive."""
    return Unit(topic.path, store, topic.path, line.text, ((line.line, 1),))


def of_entry(entry: Entry, store: str) -> Iterator[Unit]:
    """The units of one entry: the heading, each line of the metadata, the body."""
    yield Unit(entry.path, store, entry.title, entry.raw_title, ((entry.line, len(entry.date) + 5),))
    behind = entry.body_start
    for number, line in enumerate(entry.lines[1:behind], entry.line + 1):
        if line:  # each for itself: together they would be a sentence that nobody wrote
            yield Unit(entry.path, store, entry.title, line, ((number, 1),))
    if entry.body:
        yield _lines(entry.path, store, entry.title, entry.body, entry.line + behind)


def _lines(path: str, store: str, subject: str, lines: Sequence[str], first: int) -> Unit:
    places = tuple((first + at, 1) for at in range(len(lines)))
    return Unit(path, store, subject, "\n".join(lines), places)


def _file(path: str, store: str, name: str, text: str) -> Iterator[Unit]:
    """A file that no grammar reads: its name; its text as Markdown, or each text of a JSON file."""
    if name == CONFIG and _is_json(text):
        yield from _texts(path, store, text)
        return
    if name != CONFIG:
        yield Unit(path, store, path, f"{name}\n{_words(name)}", ((1, 1), (1, 1)))
    yield _lines(path, store, path, text.split("\n"), 1)


def _words(name: str) -> str:
    """The words that a name is made of: `ignore-all_previousRules.md`."""
    return _CAPITAL.sub(" ", name).replace("-", " ").replace("_", " ")


def _is_json(text: str) -> bool:
    import json  # only where there is such a file

    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _texts(path: str, store: str, text: str) -> Iterator[Unit]:
    """The texts of a JSON file, each behind the key that it stands under: what a value is for is said there."""
    import json

    starts = [0, *itertools.accumulate(len(line) + 1 for line in text.split("\n"))]
    key = ""
    for literal in _JSON_STRING.finditer(text):
        value = json.loads(literal[0])
        if _JSON_KEY.match(text, literal.end()):
            key = value
            yield from _text(path, store, "", value, starts, literal.start())
        else:
            yield from _text(path, store, f"{key}: " if key else "", value, starts, literal.start())


def _text(path: str, store: str, key: str, value: str, starts: Sequence[int], at: int) -> Iterator[Unit]:
    row = bisect.bisect_right(starts, at)
    line, column = row, at - starts[row - 1] + 2
    rest = ((line, column),) * value.count("\n")
    yield Unit(path, store, path, key + value, ((line, column - len(key)), *rest))


def is_flagged(text: str) -> bool:
    """Whether a scanner has a finding in a text."""
    from . import credentials
    from .injection import matcher

    return bool(credentials.find(text) or matcher.scan(text))
