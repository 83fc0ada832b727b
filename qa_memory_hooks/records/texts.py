"""What the scanners read of the record stores: every text in every file, and what bundles are called."""

from __future__ import annotations

from collections.abc import Iterator

from ..change import Change
from ..lazy import expression
from ..reading.text import Document, read
from ..report.finding import Finding
from ..scanned import Unit, is_json, lines, texts, words
from . import record
from .bundle import Bundle
from .manifest import LFS
from .store import equal, load
from .vocabulary import EVENTS, ORIGINS, RECORD

_KNOWN = frozenset(
    {
        *(f"type: {one}" for one in EVENTS),
        *(f"origin: {one}" for one in ORIGINS),
        *("buildOrdinal", "origin", "type", "id", "target", "note"),
    }
)
"""What most lines of a log say; a log may have very many."""
_HANDLE = expression("(?:id|target): [a-z]{0,2}-?[0-9a-f]{1,12}")
"""The name of an event as commands give it."""


def unread(change: Change) -> Iterator[Finding]:
    """What kept files from being read, and so from being scanned."""
    for bundle, name in _written(change):
        document, data = bundle.document(name), bundle.data(name)
        if document and document.text is None and not (data or b"").startswith(LFS):  # that is the manifest's matter
            for flaw in document.flaws:
                path, place = bundle.path(name), bundle.place
                found = Finding(flaw.rule, path, flaw.message, flaw.line, flaw.column, place.id, store=place.store)
                yield found._replace(way_out=flaw.way_out)
    for document, store in change.model(_others):
        path = document.file.path
        if document.text is None:
            for flaw in document.flaws:
                yield Finding(flaw.rule, path, flaw.message, flaw.line, flaw.column, path, store=store)


def units(change: Change) -> list[Unit]:
    """All units of the record stores that this change wrote, in the order of the files."""
    found: list[Unit] = []
    named = set()
    for bundle, name in _written(change):
        if bundle.place not in named:
            named.add(bundle.place)
            found += _called(change, bundle)
        found += _file(
            bundle.path(name), bundle.place.store, bundle.place.id, bundle.text(name), _before(change, bundle, name)
        )
    for document, store in change.model(_others):
        path = document.file.path
        name = path[len(store) + 1 :]
        found.append(Unit(path, store, path, f"{name}\n{words(name)}", ((1, 1), (1, 1))))
        found += _file(path, store, path, document.text or "", frozenset())
    return found


def _written(change: Change) -> list[tuple[Bundle, str]]:
    """The files of bundles that no base has as they are."""
    return change.model(_new_files)


def _new_files(change: Change) -> list[tuple[Bundle, str]]:
    model = change.model(load)
    found = []
    for bundle in model.judged:
        olds = [] if change.whole else model.olds.get(bundle.place, [])
        new = [name for name in bundle.files if not any(name in old.files and equal(old, bundle, name) for old in olds)]
        bundle.read(new)
        found += [(bundle, name) for name in new]
    return found


def _others(change: Change) -> list[tuple[Document, str]]:
    """The files of the stores that lie in no bundle and this change wrote, each with its store."""
    stores = change.model(load).stores
    files = [file for file in change.model(load).others() if stores.of(file.path)]
    return [(read(change.head, file), stores.of(file.path)) for file in files]


def _called(change: Change, bundle: Bundle) -> Iterator[Unit]:
    """The names of the folders of a new bundle."""
    place = bundle.place
    if change.whole or not change.model(load).olds.get(place):
        name = f"{place.product}/{place.id}"
        yield Unit(bundle.path(RECORD), place.store, place.id, f"{name}\n{words(name)}", ((1, 1), (1, 1)))


def _before(change: Change, bundle: Bundle, name: str) -> frozenset[str]:
    """The lines that a base has of a file that goes line by line."""
    if change.whole or not name.endswith(".jsonl"):
        return frozenset()
    olds = change.model(load).olds.get(bundle.place, [])
    return frozenset(line for old in olds for line in old.text(name).split("\n"))


def _file(path: str, store: str, subject: str, text: str, known: frozenset[str]) -> Iterator[Unit]:
    """The units of a file: each text of JSON; of Markdown and anything else all lines together."""
    rows = text.split("\n")
    if path.endswith(".jsonl"):
        for number, row in enumerate(rows, 1):
            if row and row not in known:
                yield from _json(path, store, subject, row, number)
    elif path.endswith(".json"):
        yield from _json(path, store, subject, text, 1)
    elif path.endswith(f"/{RECORD}"):
        start = record.body_start(rows)
        for number, row in enumerate(rows[:start], 1):
            if is_json(row.partition(":")[2]):
                yield from texts(path, store, subject, row, number)
            else:
                yield lines(path, store, subject, [row], number)
        yield lines(path, store, subject, rows[start:], start + 1)
    else:
        yield lines(path, store, subject, rows, 1)


def _json(path: str, store: str, subject: str, text: str, first: int) -> Iterator[Unit]:
    if is_json(text):
        yield from (
            unit
            for unit in texts(path, store, subject, text, first)
            if not (unit.text in _KNOWN or _HANDLE.fullmatch(unit.text))
        )
    else:
        yield lines(path, store, subject, text.split("\n"), first)
