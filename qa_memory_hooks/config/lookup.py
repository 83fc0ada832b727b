"""Which configurations a change may be about. Every commit asks, so this asks git for a few names and loads nothing."""

from __future__ import annotations

from ..change import Change, File, Snapshot
from ..change.snapshot import FEW, Exactly
from ..governed import CONFIG
from .vocabulary import FILE

_MOST = 512
"""Of more paths than these a list of all is made sooner than they are looked up."""


def files(change: Change) -> dict[str, File]:
    """The configurations of the head that are judged; of a commit in the making those in folders above what changed.

    That one names a path outside of its own folder (`../compose.yml`) is not seen there, but between two commits.
    """
    return change.model(_files)


def _files(change: Change) -> dict[str, File]:
    if change.paths is not None and not change.paths and not change.whole:
        return {}  # nothing was changed
    if change.whole or change.paths is None or change.in_range:
        found = change.head.select(CONFIG)
    else:
        found = _named(change.head, sorted(_above(change)))
    found = {path: file for path, file in found.items() if path.startswith(change.below)}
    if found:
        from .. import settings

        exclude = change.model(settings.judging).exclude
        found = {path: file for path, file in found.items() if not exclude.match(path)}
    return found


def _named(snapshot: Snapshot, paths: list[str]) -> dict[str, File]:
    """Those of some paths that a snapshot has. A few at a time it looks up one by one, and lists nothing for them."""
    size = FEW if len(paths) <= _MOST else len(paths)
    groups = (snapshot.select(Exactly(paths[at : at + size])) for at in range(0, len(paths), size))
    return {path: file for group in groups for path, file in group.items()}


def _above(change: Change) -> set[str]:
    """The configurations that there may be in the folders above the paths of a change."""
    folders = {""}
    for path in change.paths or ():
        folder = path.rpartition("/")[0]
        while folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return {f"{folder}/{FILE}".lstrip("/") for folder in folders}


def holder(path: str) -> str:
    """The folder that holds the `.qa/` of a configuration, which its paths are relative to; empty for the root."""
    return path.removesuffix(FILE).rstrip("/")
