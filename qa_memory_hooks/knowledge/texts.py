"""What the scanners read of the knowledge bases: titles, metadata, bodies, preambles, archives, other files."""

from __future__ import annotations

from collections.abc import Iterator

from ..change import Change
from ..reading.text import Document, flaws_of, read
from ..report.finding import Finding
from ..scanned import Unit, is_json, lines, texts, words
from . import base
from .base import Knowledge
from .grammar import ArchiveLine, Entry, Topic
from .reading import findings
from .vocabulary import CONFIG, FILES


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
    """All units of the knowledge bases that this change wrote, in the order of the files."""
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
                yield lines(topic.path, store, topic.path, topic.lines[start - 1 : end - 1], start)


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
        yield lines(entry.path, store, entry.title, entry.body, entry.line + behind)


def _file(path: str, store: str, name: str, text: str) -> Iterator[Unit]:
    """A file that no grammar reads: its name; its text as Markdown, or each text of a JSON file."""
    if name == CONFIG and is_json(text):
        yield from texts(path, store, path, text)
        return
    if name != CONFIG:
        yield Unit(path, store, path, f"{name}\n{words(name)}", ((1, 1), (1, 1)))
    yield lines(path, store, path, text.split("\n"), 1)
