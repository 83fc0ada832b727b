"""What the guard reads of the disk for a decision: nothing is read before a rule asks for it."""

from __future__ import annotations

import functools
import os
import posixpath

from ..lazy import expression
from ..typed import TYPE_CHECKING, Protocol
from .event import slashed
from .places import FOLDERS, PATTERNS, Place, place_of

if TYPE_CHECKING:
    from ..change import Snapshot
    from ..settings import Settings

LARGEST = 1 << 20
SETTINGS = ".qa-memory.yaml"
_IN_INDEX = expression(
    rb"(?:^|[/\0])(?:\.qa/[^/\0]*\.md\0|agent-qa-knowledge/memory/)|reports/\.learned-patterns\.json"
)


class Context(Protocol):
    """What a decision may depend on beside the event. Paths have `/` between their parts."""

    project: str
    """The folder of the project that the agent works in."""

    def top(self, folder: str) -> str:
        """The top of the repository that a folder lies in; of none the project, or the folder itself."""

    def real(self, path: str) -> str:
        """Where a path leads, links followed."""

    def read(self, path: str) -> bytes | None:
        """The bytes of a file; None if there is none, if it is no regular file, or over 1 MiB."""

    def names(self, folder: str) -> list[str]:
        """The names in a folder, sorted; none if there is no such folder."""

    def stores(self, top: str) -> list[str]:
        """The stores of knowledge that a repository is known to have, relative to its top."""

    def settings(self, top: str) -> Settings:
        """The settings of a repository; defaults where they cannot be read."""

    def nearby(self, top: str, name: str, *, alone: bool = False) -> Snapshot:
        """The files of the store that a file belongs to; others are found where they are asked for by name.

        With `alone` there is nothing but the settings.
        """


class Disk:
    """The context as it lies on disk."""

    def __init__(self, project: str) -> None:
        self.project = slashed(project)
        self._broken: set[str] = set()
        """Repositories whose settings cannot be read: the defaults hold, until somebody mends them."""

    @functools.cache  # noqa: B019  # it lives as long as the process
    def top(self, folder: str) -> str:
        at = folder
        while not os.path.lexists(f"{at}/.git"):
            above = posixpath.dirname(at)
            if above == at or not at:
                return self.project if f"{folder}/".startswith(f"{self.project}/") else folder
            at = above
        return at

    def real(self, path: str) -> str:
        try:
            return slashed(os.path.realpath(path))
        except (OSError, ValueError):
            return path

    def read(self, path: str) -> bytes | None:
        try:
            if not os.path.isfile(path):
                return None
            with open(path, "rb") as stream:
                data = stream.read(LARGEST + 1)
        except (OSError, ValueError):
            return None
        return None if len(data) > LARGEST else data

    def names(self, folder: str) -> list[str]:
        try:
            with os.scandir(folder) as found:
                return sorted(one.name for one in found)
        except (OSError, ValueError):
            return []

    def stores(self, top: str) -> list[str]:
        """Stores at the top and those that the settings name; if there is none, one that the index of git names.

        A `.qa/` with nothing but a configuration holds no knowledge.
        """
        found = [store for store in (*FOLDERS, PATTERNS) if os.path.lexists(f"{top}/{store}")]
        if FOLDERS[0] in found and not any(name.endswith(".md") for name in self.names(f"{top}/{FOLDERS[0]}")):
            found.remove(FOLDERS[0])
        if b"stores" in (self.read(f"{top}/{SETTINGS}") or b""):
            known = self.settings(top).stores
            found += [store for store in known.records + known.patterns if os.path.lexists(f"{top}/{store}")]
        return found or self._tracked(top)

    def _tracked(self, top: str) -> list[str]:
        """Whether the index of git names a store; it is searched as bytes, and no process is started."""
        try:
            with open(f"{self._git_folder(top)}/index", "rb") as stream:
                found = _IN_INDEX.search(stream.read())
        except (OSError, ValueError):
            return []
        return [PATTERNS if b"learned" in found[0] else FOLDERS[0]] if found else []

    def _git_folder(self, top: str) -> str:
        """The git folder; in a linked worktree and a submodule `.git` is a file that names it."""
        link = self.read(f"{top}/.git")
        if link is None or not link.startswith(b"gitdir:"):
            return f"{top}/.git"
        return posixpath.join(top, os.fsdecode(link[7:].strip()))

    @functools.cache  # noqa: B019
    def settings(self, top: str) -> Settings:
        from .. import settings

        data = self.read(f"{top}/{SETTINGS}")
        try:
            return settings.parse(data) if data is not None else settings.Settings()
        except settings.BadSettings:
            self._broken.add(top)
            return settings.Settings()

    def nearby(self, top: str, name: str, *, alone: bool = False) -> Snapshot:
        from .nearby import Nearby

        self.settings(top)
        return Nearby(top, name, alone=alone, hidden=[SETTINGS] if top in self._broken else ())


def place_in(path: str, top: str, context: Context) -> Place | None:
    """What a path is, by the settings of its repository too: they are read where they can matter, which takes time."""
    place = place_of(path, top)
    name = path[len(top) + 1 :] if path.startswith(f"{top}/") else ""
    if place and place.kind not in ("store", "derived"):
        return place
    said = context.read(f"{top}/{SETTINGS}") if name else None
    if not said:
        return place
    if place:
        return None if b"exclude" in said and context.settings(top).exclude.match(place.name) else place
    parts = name.split("/")
    if b"stores" in said and any(parts[0] in line for line in said.decode("utf-8", "replace").split("\n")):
        known = context.settings(top).stores
        return place_of(path, top, known.records + known.patterns)
    return None
