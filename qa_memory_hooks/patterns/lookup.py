"""Whether there are learned patterns at all. Every commit asks, so this asks git for a few names and loads nothing."""

from __future__ import annotations

from collections.abc import Iterable

from ..change import Change, File, Snapshot
from ..change.snapshot import LINK, SUBMODULE, Exactly
from .vocabulary import FILE

_SETTINGS = ".qa-memory.yaml"
_NAME = FILE.rpartition("/")[2]
"""What the file is called in a folder that settings name."""
BLOCKING = (LINK, SUBMODULE)
"""What in the place of a folder makes that nothing behind it is of this repository."""


def places(change: Change) -> tuple[str, ...]:
    """The pattern files that the head or a base has and that are judged, the standard one first."""
    return change.model(_places)


def above(path: str) -> list[str]:
    """The folders that a path lies in, from the root down."""
    parts = path.split("/")[:-1]
    return ["/".join(parts[:end]) for end in range(1, len(parts) + 1)]


def candidates(named: Iterable[str]) -> tuple[str, ...]:
    """Where pattern files may lie, with those that settings name: each is a file, or a folder that has one."""
    return tuple(dict.fromkeys((FILE, *(path for name in named for path in (name, f"{name}/{_NAME}")))))


def _places(change: Change) -> tuple[str, ...]:
    if change.paths is not None and not change.paths and not change.whole:
        return ()  # nothing was changed
    found = _ask(change, (_SETTINGS, FILE))
    paths: tuple[str, ...] = (FILE,)
    if not any(_SETTINGS in files for files in found):
        return tuple(path for path in paths if path.startswith(change.below) and _is_there(path, found))
    if any(map(_may_name_files, (change.head, *change.bases), found)):
        from .. import settings

        named = change.model(settings.judging).stores.patterns
        paths = candidates(named)
        found = _ask(change, paths)
    there = [path for path in paths if path.startswith(change.below) and _is_there(path, found)]
    if there:
        from .. import settings

        exclude = change.model(settings.judging).exclude
        there = [path for path in there if not exclude.match(path)]
    return tuple(there)


def _ask(change: Change, paths: tuple[str, ...]) -> list[dict[str, File]]:
    """What lies at some paths, and above them, in the head and in each base."""
    asked = Exactly(place for path in paths for place in (path, *above(path)))
    return [snapshot.select(asked) for snapshot in (change.head, *change.bases)]


def _may_name_files(snapshot: Snapshot, files: dict[str, File]) -> bool:
    """Whether settings may name further files. To read YAML takes three times as long as to start."""
    data = snapshot.read(files[_SETTINGS]) if _SETTINGS in files else None
    return data is not None and (b"patterns" in data or b"\\" in data)


def _is_there(path: str, found: list[dict[str, File]]) -> bool:
    """Whether some snapshot has a file at a path, or what stands in the way to it."""
    return any(
        path in files or any(files[place].mode in BLOCKING for place in above(path) if place in files)
        for files in found
    )
