"""What a snapshot has at the paths that a configuration names: links of the snapshot are followed, the disk is not."""

from __future__ import annotations

import os
from collections.abc import Iterable

from ..change import File, Snapshot
from ..change.snapshot import LINK, SUBMODULE, Exactly, Within
from ..lazy import expression
from ..reading.paths import folded
from ..typed import Literal, NamedTuple

Kind = Literal["file", "folder", "unknown", "nothing"]
"""`unknown`: it lies in a submodule, of which the repository holds no more than the place."""
_MOST_LINKS = 16
_DRIVE = expression("[A-Za-z]:")
OUT = ".."
"""Stands for a path that leads out of the repository."""


class Place(NamedTuple):
    """What there is at a path: the kind, where it lies once links are followed, and the file."""

    kind: Kind
    path: str
    file: File | None = None


def plain(holder: str, written: str) -> str:
    """The path from the root of the repository for one that is relative to a folder; `OUT` if it leads out.

    As everywhere in a repository the parts are divided by `/`: a backslash belongs to a name.
    """
    if written.startswith("/") or _DRIVE.match(written):
        return OUT
    parts = holder.split("/") if holder else []
    for part in written.split("/"):
        if part == "..":
            if not parts:
                return OUT
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def find(snapshot: Snapshot, paths: Iterable[str]) -> dict[str, Place]:
    """What a snapshot has at each of some plain paths. However many there are, it is asked a few times."""
    now, files = _ends(snapshot, paths)
    folders = _folders(snapshot, {path for path in now.values() if path != OUT})
    return {path: _place(files, folders, at) for path, at in now.items()}


def ends(snapshot: Snapshot, paths: Iterable[str]) -> set[str]:
    """Where some paths lead once links are followed; nothing is said of what is there."""
    return set(_ends(snapshot, paths)[0].values())


def _ends(snapshot: Snapshot, paths: Iterable[str]) -> tuple[dict[str, str], dict[str, File]]:
    """Where each path leads, and the files that stand there or on the way."""
    now = {path: path for path in paths}
    files: dict[str, File] = {}
    for _ in range(_MOST_LINKS):
        files = snapshot.select(Exactly(part for path in set(now.values()) for part in upwards(path)))
        targets: dict[str, str] = {}
        moved = {path: _followed(snapshot, files, at, targets) for path, at in now.items()}
        if moved == now:
            break
        now = moved
    return now, files


def upwards(path: str) -> list[str]:
    """A path and the folders that it lies in, from the root down."""
    parts = path.split("/")
    return ["/".join(parts[:end]) for end in range(1, len(parts) + 1)]


def _followed(snapshot: Snapshot, files: dict[str, File], path: str, targets: dict[str, str]) -> str:
    """A path with the first link on it replaced by what that points to."""
    for part in upwards(path):
        file = files.get(part)
        if file and file.mode == LINK:
            if part not in targets:
                targets[part] = os.fsdecode(snapshot.read(file) or b"/")
            return plain(part.rpartition("/")[0], f"{targets[part]}{path[len(part) :]}")
    return path


def _folders(snapshot: Snapshot, wanted: set[str]) -> set[str]:
    """Those of some paths that are folders with something in them."""
    if "" in wanted:  # the root itself
        return {"", *_folders(snapshot, wanted - {""})}
    found: set[str] = set()
    for path in snapshot.select(Within(wanted)) if wanted else ():
        found.update(wanted.intersection(upwards(path)[:-1]))
    return found


def _place(files: dict[str, File], folders: set[str], path: str) -> Place:
    if path == OUT:
        return Place("nothing", path)
    for part in upwards(path):
        file = files.get(part)
        if file and file.mode == SUBMODULE:
            return Place("folder" if part == path else "unknown", path)
    if path in folders:
        return Place("folder", path)
    file = files.get(path)
    return Place("nothing", path) if file is None or file.mode == LINK else Place("file", path, file)


class _Alike:
    """Paths that some file systems take for these, or that are these with `/` in place of backslashes."""

    def __init__(self, paths: Iterable[str]) -> None:
        self.folded = {_alike(path) for path in paths}

    def search(self, path: bytes, /) -> bool:
        return any(_alike(part) in self.folded for part in upwards(os.fsdecode(path)))


def _alike(path: str) -> str:
    return "/".join(folded(part) for part in path.replace("\\", "/").split("/") if part)


def alike(snapshot: Snapshot, paths: Iterable[str]) -> dict[str, str]:
    """Of some paths that a snapshot does not have, those that it has in another spelling."""
    wanted = {_alike(path): path for path in paths}
    found: dict[str, str] = {}
    for path in snapshot.select(_Alike(wanted)) if wanted else ():
        for part in upwards(path):
            if _alike(part) in wanted:
                found.setdefault(wanted[_alike(part)], part)
    return found
