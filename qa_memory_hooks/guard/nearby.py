"""The working tree around one file, as a snapshot: neither git nor the whole tree is asked."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator

from ..change.snapshot import Exactly, File, Wanted, Within, Worktree
from ..settings import PATH as SETTINGS
from .places import store_folder

_MOST = 20_000
"""So many files of a store are looked at."""


class Nearby(Worktree):
    """What lies in the store of a file can be listed; any other path is there where it is asked for by name.

    To a topic file no other store matters, so there is none: it would only have to be read.
    """

    def __init__(self, top: str, name: str, *, alone: bool = False, hidden: Collection[str] = ()) -> None:
        super().__init__(top, None)
        self._hidden = hidden
        self._store = store_folder(name)
        self._alone = alone
        self._topics = "/.qa/" in f"/{name}" and name.endswith(".md")

    @property
    def empty(self) -> bool:
        return False

    def select(self, wanted: Wanted) -> dict[str, File]:
        if isinstance(wanted, Exactly):
            paths: Iterable[str] = map(os.fsdecode, wanted.bytes)
        elif isinstance(wanted, Within):
            paths = (path for folder in wanted.bytes for path in self._below(os.fsdecode(folder)))
        else:
            listed = () if self._alone else self._below(self._store)
            paths = (path for path in listed if wanted.search(os.fsencode(path)))
        found = {path: file for path in paths if (file := self.file(path))}
        return dict(sorted(found.items()))

    def file(self, path: str) -> File | None:
        if path in self._hidden:
            return None
        if self._topics and path != SETTINGS and (self._alone or not path.startswith(f"{self._store}/")):
            return None
        found = super().file(path)
        return found._replace(oid=path) if found else None  # the same in the head and in the base: it is read once

    def folders(self, folder: str) -> set[str]:
        return {name for name in self._names(folder) if os.path.isdir(f"{self.top}/{folder}/{name}")}

    def _names(self, folder: str) -> list[str]:
        try:
            with os.scandir(f"{self.top}/{folder}") as found:
                return sorted(one.name for one in found)
        except OSError:
            return []

    def _below(self, folder: str) -> Iterator[str]:
        """The files below a folder, or the file that stands in its place."""
        left, count = [folder], 0
        while left and count < _MOST:
            path = left.pop()
            full = f"{self.top}/{path}"
            if os.path.isdir(full) and not os.path.islink(full):
                left += [f"{path}/{name}" for name in reversed(self._names(path))]
            elif path:
                count += 1
                yield path
