"""Whether the `.gitignore` files of a snapshot ignore a path: of the repository alone, not of whoever works here."""

from __future__ import annotations

import functools

from ..change import Snapshot
from ..change.snapshot import EXECUTABLE, Exactly
from ..lazy import expression
from .globs import match

NAME = ".gitignore"
_TRAILING = expression(r"((?:[^\\]|\\.)*?) *")


class Ignores:
    """The ignore files of a snapshot that have a say about what lies in some folder, from the root down."""

    def __init__(self, snapshot: Snapshot, folder: str) -> None:
        found = snapshot.select(Exactly(places(folder)))
        self._files = [
            (path.removesuffix(NAME), _rows((snapshot.read(file) or b"").decode("utf-8", "surrogateescape")))
            for path, file in sorted(found.items(), key=lambda item: item[0].count("/"))
            if file.mode in ("100644", EXECUTABLE)  # git follows no link here
        ]

    def hides(self, path: str) -> bool:
        """Whether a file that is not tracked would be ignored: by itself, or with a folder that it lies in."""
        parts = path.split("/")
        return any(self._last("/".join(parts[:end]), end < len(parts)) for end in range(1, len(parts) + 1))

    def _last(self, path: str, is_folder: bool) -> bool:
        """What the last matching line of the deepest file says."""
        for prefix, rows in reversed(self._files):
            if path.startswith(prefix):
                for pattern, ignores in reversed(rows):
                    if match(pattern, path[len(prefix) :], folder=is_folder):
                        return ignores
        return False


def places(folder: str) -> list[str]:
    """The ignore files that may have a say about what lies in a folder."""
    parts = folder.split("/") if folder else []
    return ["/".join((*parts[:end], NAME)) for end in range(len(parts) + 1)]


@functools.lru_cache(64)
def _rows(text: str) -> tuple[tuple[str, bool], ...]:
    """The lines that say something: the pattern, and whether it ignores or brings back."""
    found = []
    for line in text.removeprefix("\ufeff").split("\n"):
        row = _trimmed(line.removesuffix("\r"))
        pattern = row.removeprefix("!")
        if pattern and not row.startswith("#"):
            found.append((pattern, pattern == row))
    return tuple(found)


def _trimmed(line: str) -> str:
    """A line without the blanks at its end, but for one that a backslash keeps."""
    whole = _TRAILING.fullmatch(line)
    return whole[1] if whole else line
