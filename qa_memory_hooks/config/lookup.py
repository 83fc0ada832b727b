"""Which configurations a change may be about. Every commit asks, so this asks git for a few names and loads nothing."""

from __future__ import annotations

from ..change import Change, File
from ..change.snapshot import Exactly
from ..governed import CONFIG
from .vocabulary import FILE


def files(change: Change) -> dict[str, File]:
    """The configurations of the head that are judged: all with `whole`, else those in folders above what changed.

    One that names a path outside of its own folder (`../compose.yml`) is not looked for from there.
    """
    return change.model(_files)


def _files(change: Change) -> dict[str, File]:
    if change.whole or change.paths is None:
        found = change.head.select(CONFIG)
    elif change.paths:
        found = change.head.select(Exactly(_above(change)))
    else:
        return {}  # nothing was changed
    found = {path: file for path, file in found.items() if path.startswith(change.below)}
    if found:
        from .. import settings

        exclude = change.model(settings.judging).exclude
        found = {path: file for path, file in found.items() if not exclude.match(path)}
    return found


def _above(change: Change) -> set[str]:
    """The configurations that there may be in the folders above the paths of a change."""
    folders = {""}
    for path in change.paths or ():
        folder = path.rpartition("/")[0]
        while folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return {f"{folder}/{FILE}".lstrip("/") for folder in folders if not f"/{folder}".endswith("/.qa")}


def holder(path: str) -> str:
    """The folder that holds the `.qa/` of a configuration, which its paths are relative to; empty for the root."""
    return path.removesuffix(FILE).rstrip("/")
