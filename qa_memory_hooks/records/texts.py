"""What the scanners read of the record stores: every text in every file, and what bundles are called."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

from ..change import Change, File, Snapshot
from ..change.snapshot import LINK, Exactly
from ..lazy import expression
from ..reading.text import Document, flaws_of, read
from ..report.finding import Finding
from ..scanned import Unit, is_json, lines, texts, words
from . import record
from .bundle import Bundle
from .store import equal, load
from .vocabulary import EVENTS, OPTIONAL, ORIGINS, RECORD, REQUIRED

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
    """What kept files from being read, and so from being scanned; as the hooks for records tell it."""
    for bundle, name in _written(change):
        document = bundle.document(name)
        if document and document.text is None and not bundle.is_other_pointer(name):
            place = bundle.place
            yield from flaws_of(document, place.store, place.id)
    for document, store in change.model(_others):
        if document.text is None:
            yield from flaws_of(document, store)


def units(change: Change) -> list[Unit]:
    """All units of the record stores that this change wrote: names of bundles, their files, other files."""
    found: list[Unit] = []
    for bundle in change.model(load).judged:
        found += _called(change, bundle)
    for bundle, name in _written(change):
        path, place = bundle.path(name), bundle.place
        if name not in (*REQUIRED, *OPTIONAL):
            found.append(_name(path, place.store, place.id, name))
        found += of_file(path, place.store, place.id, bundle.text(name), _before(change, bundle, name))
    for document, store in change.model(_others):
        path = document.file.path
        if store:
            found.append(_name(path, store, path, path[len(store) + 1 :]))
            found += of_file(path, store, path, document.text or "", _before_loose(change, document.file))
    return found


def _written(change: Change) -> list[tuple[Bundle, str]]:
    """The files of bundles that no base has as they are."""
    return change.model(_new_files)


def _new_files(change: Change) -> list[tuple[Bundle, str]]:
    model = change.model(load)
    found = []
    for bundle in model.judged:
        olds = [] if change.whole else model.olds.get(bundle.place, [])
        new = [name for name in bundle.files if not any(_has(old, bundle, name) for old in olds)]
        bundle.read(new)
        found += [(bundle, name) for name in new]
    return found


def _has(old: Bundle, new: Bundle, name: str) -> bool:
    """Whether a base has a file as it is. What was a link was not read."""
    return name in old.files and old.files[name].mode == new.files[name].mode and equal(old, new, name)


def _others(change: Change) -> list[tuple[Document, str]]:
    """The files of the stores that lie in no bundle and this change wrote, each with its store.

    A link in the way to a store has none; it is told, as whatever lies behind it is not read.
    """
    model = change.model(load)
    found = [(file, model.stores.of(file.path)) for file in model.others()]
    return [(read(change.head, file), store) for file, store in found if store or file.mode == LINK]


def _name(path: str, store: str, subject: str, name: str) -> Unit:
    """What somebody has thought of as a name, as it is and as words."""
    return Unit(path, store, subject, f"{name}\n{words(name)}", ((1, 1), (1, 1)))


def _called(change: Change, bundle: Bundle) -> Iterator[Unit]:
    """The names of the folders of a bundle that is new where it is."""
    place = bundle.place
    olds = [] if change.whole else change.model(load).olds.get(place, [])
    if not any(old.place.product == place.product for old in olds):
        yield _name(bundle.path(RECORD), place.store, place.id, f"{place.product}/{place.id}")


def _before(change: Change, bundle: Bundle, name: str) -> frozenset[str]:
    """The lines that a base has of a file that goes line by line."""
    if change.whole or not _goes_by_line(name):
        return frozenset()
    olds = change.model(load).olds.get(bundle.place, [])
    return frozenset(line for old in olds for line in old.text(name).split("\n"))


def _before_loose(change: Change, file: File) -> frozenset[str]:
    if change.whole or not _goes_by_line(file.path):
        return frozenset()
    texts_before = (_text(base, file.path) for base in change.bases)
    return frozenset(line for text in texts_before for line in text.split("\n"))


def _text(snapshot: Snapshot, path: str) -> str:
    files = snapshot.select(Exactly([path]))
    return (read(snapshot, files[path]).text or "") if path in files else ""


def _goes_by_line(path: str) -> bool:
    return path.lower().endswith(".jsonl")


def of_file(path: str, store: str, subject: str, text: str, known: frozenset[str] = frozenset()) -> Iterator[Unit]:
    """The units of a file: each text of JSON; of Markdown and anything else all lines together.

    `known` are lines that are not read again, where a file goes line by line.
    """
    rows = text.split("\n")
    form = path.lower()
    if _goes_by_line(form):
        numbered = [(number, row) for number, row in enumerate(rows, 1) if row not in known]
        for is_sound, group in itertools.groupby(numbered, lambda one: is_json(one[1])):
            if is_sound:
                yield from (unit for number, row in group for unit in _json(path, store, subject, row, number))
            else:
                yield from _broken(path, store, subject, group)
    elif form.endswith(".json"):
        if is_json(text):
            yield from _json(path, store, subject, text, 1)
        else:
            yield from _broken(path, store, subject, enumerate(rows, 1))
    elif form.endswith(f"/{RECORD}"):
        start = record.body_start(rows)
        yield from _frontmatter(path, store, subject, rows[:start])
        yield lines(path, store, subject, rows[start:], start + 1)
    else:
        yield lines(path, store, subject, rows, 1)


def _frontmatter(path: str, store: str, subject: str, rows: list[str]) -> Iterator[Unit]:
    """Each value behind its key, and keys that the format does not have; what is no JSON as text."""
    numbered = enumerate(rows, 1)
    for is_sound, group in itertools.groupby(numbered, lambda one: is_json(one[1].partition(":")[2])):
        if not is_sound:
            yield from _broken(path, store, subject, group)
            continue
        for number, row in group:
            key, _, value = row.partition(":")
            if key not in record.KEYS:
                yield Unit(path, store, subject, f"{key}\n{words(key)}", ((number, 1), (number, 1)))
            yield from texts(path, store, subject, " " * (len(key) + 1) + value, number, key)


def _json(path: str, store: str, subject: str, text: str, first: int) -> Iterator[Unit]:
    for unit in texts(path, store, subject, text, first):
        if not (unit.text in _KNOWN or _HANDLE.fullmatch(unit.text)):
            yield unit


def _broken(path: str, store: str, subject: str, rows: Iterable[tuple[int, str]]) -> Iterator[Unit]:
    """Lines that should be JSON and are not: together, as a sentence may go over several; and what escapes hide."""
    found = list(rows)
    text = "\n".join(row for _, row in found)
    if not text.strip():
        return
    yield Unit(path, store, subject, text, tuple((number, 1) for number, _ in found))
    for number, row in found:
        if "\\" in row:
            yield from texts(path, store, subject, row, number)
