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
from .knowledge.reading import findings
from .knowledge.vocabulary import CONFIG, INDEX, KINDS
from .lazy import expression
from .reading.text import read
from .report.finding import Finding
from .typed import NamedTuple

_ITEM = expression(r"[ \t>]*(?:[-*+]|[0-9]{1,9}[.)])[ \t]")
_ROW = expression(r"[ \t>]*\|")
_HEADING = expression(r" {0,3}#{1,6}[ \t]")
_JSON_STRING = expression(r'"(?:[^"\\\n]|\\.)*"')
_READ_BY_THE_GRAMMAR = frozenset((INDEX, *(kind.file for kind in KINDS)))


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

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of a character of the text."""
        before = self.text.count("\n", 0, offset)
        line, column = self.lines[min(before, len(self.lines) - 1)]
        return line, column + offset - (self.text.rfind("\n", 0, offset) + 1)

    def block(self, offset: int) -> str:
        """The paragraph, list item, table row, heading or value that holds a character."""
        return block(self.text.split("\n"), self.text.count("\n", 0, offset))


def block(lines: Sequence[str], at: int) -> str:
    """The paragraph, list item, table row or heading that holds a line."""
    if _alone(lines[at]):
        return lines[at]
    start = end = at
    while start and not _ITEM.match(lines[start]) and lines[start - 1].strip() and not _alone(lines[start - 1]):
        start -= 1
    end += 1
    while end < len(lines) and lines[end].strip() and not _ITEM.match(lines[end]) and not _alone(lines[end]):
        end += 1
    return "\n".join(lines[start:end])


def _alone(line: str) -> bool:
    return bool(_ROW.match(line) or _HEADING.match(line))


def unread(change: Change) -> Iterator[Finding]:
    """What kept files from being read, and so from being scanned; other faults are not a scanner's matter."""
    knowledge = change.model(base.load)
    heads = [store.head for store in knowledge.stores if store.head]
    readable = {path for head in heads for path, document in head.documents.items() if document.text is not None}
    yield from (found for found in findings(change) if found.path not in readable)


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
            for path, file in store.head.files.items():
                name = path[len(store.root) + 1 :]
                if name not in _READ_BY_THE_GRAMMAR and not knowledge.inherited_file(file):
                    text = read(change.head, file).text
                    if text is not None:
                        found += _file(path, store.root, name, text)
    return found


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
        yield Unit(path, store, path, name.replace("-", " ").replace("_", " "), ((1, 1),))
    yield _lines(path, store, path, text.split("\n"), 1)


def _is_json(text: str) -> bool:
    import json  # only where there is such a file

    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _texts(path: str, store: str, text: str) -> Iterator[Unit]:
    import json

    starts = [0, *itertools.accumulate(len(line) + 1 for line in text.split("\n"))]
    for literal in _JSON_STRING.finditer(text):
        value = json.loads(literal[0])
        line = bisect.bisect_right(starts, literal.start())
        place = (line, literal.start() - starts[line - 1] + 2)
        yield Unit(path, store, path, value, (place,) * (value.count("\n") + 1))


def is_flagged(unit: Unit) -> bool:
    """Whether a scanner has a finding in a unit."""
    from . import credentials
    from .injection import matcher

    return bool(credentials.find(unit.text) or matcher.scan(unit.text))
