"""One record bundle in one snapshot: its files, and what is in them, each read and parsed when it is asked for."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ..change import File, Snapshot
from ..change.snapshot import LINK, OTHER, SUBMODULE, UNMERGED, MiB
from ..reading.text import Document, document
from ..typed import NamedTuple
from . import lineage, log, manifest, record, standing
from .vocabulary import LOG, LOG_LIMIT, MANIFEST, RECORD, RELATIONS

_NO_FILE = (LINK, SUBMODULE, OTHER, UNMERGED)


class Place(NamedTuple):
    """Where a bundle lies: the folder of its store, the product, the folder that is its id."""

    store: str
    product: str
    id: str

    @property
    def folder(self) -> str:
        """The path of the bundle."""
        return f"{self.store}/{self.product}/bundles/{self.id}"


class Bundle:
    """A bundle; `files` by their path inside of it."""

    def __init__(self, place: Place, files: dict[str, File], snapshot: Snapshot) -> None:
        self.place, self.files, self.snapshot = place, files, snapshot
        self._data: dict[str, bytes | None] = {}

    def path(self, name: str) -> str:
        """The path of a file of the bundle in the repository."""
        return f"{self.place.folder}/{name}" if name else self.place.folder

    def read(self, names: Iterable[str]) -> None:
        """Read these files at once, those that are there and were not read before."""
        wanted = [name for name in names if name in self.files and name not in self._data]
        for limit in (MiB, LOG_LIMIT):
            group = [name for name in wanted if _limit(name) == limit]
            files = [self.files[name] for name in group]
            for name, file, data in zip(group, files, self.snapshot.read_all(files, limit), strict=True):
                self._data[name] = None if file.mode in _NO_FILE else data
        for name in wanted:
            data = self._data[name]
            if data is not None:
                self._data[name] = self.snapshot.stored(self.files[name], data)

    def data(self, name: str) -> bytes | None:
        """The bytes of a file as git stores them; None if it is missing, no regular file, or over its limit."""
        self.read([name])
        return self._data.get(name)

    def document(self, name: str) -> Document | None:
        """A file as text; None if it is missing."""
        data = self.data(name)
        return document(self.files[name], data, _limit(name)) if name in self.files else None

    def text(self, name: str) -> str:
        """The text of a file, "" if it is missing or cannot be read."""
        found = self.document(name)
        return found.text or "" if found else ""

    @functools.cached_property
    def record(self) -> record.Record:
        """What `record.md` says."""
        return record.read(self.text(RECORD), self.place.id, self.place.product)

    @functools.cached_property
    def manifest(self) -> manifest.Manifest:
        """What `manifest.json` says."""
        return manifest.read(self.text(MANIFEST))

    @functools.cached_property
    def relations(self) -> lineage.Relations:
        """What `relations.json` says."""
        return lineage.read(self.text(RELATIONS)) if RELATIONS in self.files else lineage.Relations((), ())

    @functools.cached_property
    def log(self) -> log.Log:
        """The outcome log."""
        return log.read(self.text(LOG), self.record.kind, self.record.created)

    def is_other_pointer(self, name: str) -> bool:
        """Whether a file is a pointer of Git LFS that the manifest does not expect: it is told as a wrong hash."""
        data, expected = self.data(name) or b"", self.manifest.hashes.get(name)
        if name == LOG or expected is None or not data.startswith(manifest.LFS):
            return False
        return bool(manifest.difference(data, expected))

    @property
    def status(self) -> str:
        """The status by the whole log."""
        return standing.standing(self.log.events).status


def _limit(name: str) -> int:
    return LOG_LIMIT if name == LOG else MiB
