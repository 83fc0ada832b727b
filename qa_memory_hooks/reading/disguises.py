"""What makes the files of any store other than they seem: attributes, and folders that would be taken for a store."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator

from .. import settings
from ..change import Change, File, Snapshot
from ..change.snapshot import EXECUTABLE, LINK, SUBMODULE, Exactly
from ..governed import ACKNOWLEDGEMENTS, ATTRIBUTES, DISGUISED, STORES, store_of, within
from ..knowledge.vocabulary import FOLDER
from ..lazy import expression
from ..patterns.vocabulary import FILE
from ..records.vocabulary import STORE
from ..report.finding import Finding
from . import rules
from .paths import altering, attributes, folded

_REVIEWED = expression(STORES.pattern + b"|" + ACKNOWLEDGEMENTS.pattern)
_PLACES = (FOLDER.split("/"), STORE.split("/"))
"""The standard places of stores, folder by folder."""
_PATTERNS = FILE.split("/")
"""That of the learned patterns, at the root alone."""


def findings(change: Change) -> list[Finding]:
    """What attributes and look-alikes do to the stores, which the hooks of each store report; worked out once."""
    return change.model(_findings)


def _findings(change: Change) -> list[Finding]:
    return [*_look_alikes(change), *_attributes(change)]


def _look_alikes(change: Change) -> Iterator[Finding]:
    """Folders that are no store by their name, and one to some file systems."""
    exclude = change.model(settings.judging).exclude
    if change.whole or change.paths is None:
        files = change.head.select(DISGUISED)
    else:
        files = change.head.select(_among(change.paths, DISGUISED))
    old = change.bases if change.paths is None and not change.whole else ()
    seen = set()
    for path, file in files.items():
        found = _taken_for(path.split("/"))
        if found and found[2] == _PATTERNS[0] and file.mode not in (LINK, SUBMODULE):
            continue  # the folder may hold anything; only what leads out of it may hold patterns
        if not found or exclude.match(path) or any(path in base.select(DISGUISED) for base in old):
            continue
        folder, name, place = found
        if folder not in seen:
            seen.add(folder)
            what = "file" if place == FILE else "folder"
            message = f"the {what} `{name}` would be taken for `{place}` on some file systems"
            yield Finding(rules.LOOK_ALIKE_PATH, path, message, subject=folder, store=folder)


def _taken_for(parts: list[str]) -> tuple[str, str, str] | None:
    """The folder of a path that would be taken for a store, its name, and that of the store."""
    for at in range(len(parts)):
        for place in _PLACES if at else (*_PLACES, _PATTERNS):
            here = parts[at : at + len(place)]
            there = place[: len(here)]  # a file or a link in the place of the first folder stands for all of it
            if here == there:
                return None  # what lies in a store is judged with it
            if list(map(folded, here)) == there:
                return "/".join(parts[: at + len(here)]), "/".join(here), "/".join(there)
    return None


def _attributes(change: Change) -> Iterator[Finding]:
    """What `.gitattributes` does to what people have to see as it is, where it did not in a base.

    Where no such file was touched, only the files that were can be under attributes that they had not before.
    """
    known = change.model(settings.judging)
    reviewed = within(_REVIEWED, (*known.stores.records, *known.stores.patterns))
    wanted = reviewed if change.touches(ATTRIBUTES) else _among(change.paths or (), reviewed)
    paths = [path for path in change.head.select(wanted) if not known.exclude.match(path)]
    places = _above(paths)
    files = _read(change.head, places)
    for path, data in files:
        if data is None and change.alters(path):
            message = "over 1 MiB, unread; git reads it, whatever it does to the knowledge"
            yield Finding(rules.TOO_LARGE, path, message, subject=path)
    if not files:
        return
    texts = _texts(files)
    bases = [] if change.whole else [(_texts(_read(base, places)), base.select(wanted)) for base in change.bases]
    told = set()
    for path in paths:
        for name, attribute in sorted(attributes(texts, path).items()):
            effect = altering(name, attribute.value)
            place = (attribute.source, attribute.line, name)
            if not effect or place in told:
                continue
            before = [attributes(old, path).get(name) for old, there in bases if path in there]
            if not any(one and altering(name, one.value) == effect for one in before):
                told.add(place)
                yield Finding(
                    rules.ATTRIBUTES_ALTER_READING,
                    attribute.source,
                    f"`{name}` {effect}: {path}",
                    attribute.line,
                    subject=attribute.source,
                    block=attribute.text,
                    store=store_of(path, (*known.stores.records, *known.stores.patterns)),
                )


def _among(paths: Iterable[str], wanted: re.Pattern[bytes]) -> Exactly:
    return Exactly(path for path in paths if wanted.search(os.fsencode(path)))


def _above(paths: list[str]) -> Exactly:
    """The attribute files that have a say about some paths."""
    folders = {""}
    for folder in {os.path.dirname(path) for path in paths}:
        while folder not in folders:
            folders.add(folder)
            folder = os.path.dirname(folder)
    return Exactly(f"{folder}/.gitattributes".lstrip("/") for folder in folders) if paths else Exactly(())


def _read(snapshot: Snapshot, places: Exactly) -> list[tuple[str, bytes | None]]:
    """The attribute files of a snapshot, from the root down: (path, bytes); None for one that is too large."""
    found = [file for file in snapshot.select(places).values() if file.mode in ("100644", EXECUTABLE)]
    return [(file.path, snapshot.read(file)) for file in sorted(found, key=_depth)]


def _depth(file: File) -> int:
    return file.path.count("/")


def _texts(files: list[tuple[str, bytes | None]]) -> list[tuple[str, str]]:
    """By folder. Git reads bytes, whatever their encoding: a file that is no text to us still has its effect."""
    return [
        (os.path.dirname(path), data.decode("utf-8", "surrogateescape").removeprefix("\ufeff"))
        for path, data in files
        if data is not None
    ]
