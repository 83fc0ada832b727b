"""Where content comes from: a `Change` is what is judged (head) and what it is compared with (bases).

This package alone runs git and opens files for reading.
"""

from __future__ import annotations

import datetime
import os
import re
from collections.abc import Callable
from typing import TypeVar, cast

from .git import Fault, Git
from .snapshot import File, Snapshot

__all__ = ["Change", "Fault", "File", "Snapshot"]

Model = TypeVar("Model")


class Change:
    """A head and its bases, with what a check may ask beside content.

    `bases` are the parents: none where there is nothing to compare with (outside git), several while a
    merge is concluded. `paths` are those that differ from some base, None if that is not known beforehand. `whole` asks to judge everything, not only what changed. `in_range` says that two commits
    are compared (CI, pre-push): then the settings of the base judge.
    """

    def __init__(
        self,
        head: Snapshot,
        bases: tuple[Snapshot, ...],
        *,
        paths: frozenset[str] | None = None,
        git: Git | None = None,
        base_commit: str | None = None,
        base_date: datetime.date | None = None,
        today: datetime.date,
        whole: bool = False,
        in_range: bool = False,
        folder: str = ".",
    ) -> None:
        self.head, self.bases, self.paths, self.git = head, bases, paths, git
        self.base_commit, self.today, self.whole, self.in_range = base_commit, today, whole, in_range
        self.folder = git.place.top if git else os.path.abspath(folder)
        """What paths are relative to, on disk."""
        self.counts: dict[str, int] = {}
        """What was looked at, for the summary; store models fill it."""
        self.notes: list[str] = []
        """What a person should know about how the change was read."""
        self._base_date = base_date
        self._models: dict[object, object] = {}

    def touches(self, wanted: re.Pattern[bytes]) -> bool:
        """Whether there is anything to judge among the paths that match."""
        if self.whole or self.paths is None:
            return True
        return any(wanted.search(os.fsencode(path)) for path in self.paths)

    def model(self, build: Callable[[Change], Model]) -> Model:
        """What `build` makes of this change; made once, so that all checks share one parse."""
        if build not in self._models:
            self._models[build] = build(self)
        return cast("Model", self._models[build])

    @property
    def base_date(self) -> datetime.date | None:
        """Day (UTC) on which the base was committed."""
        if not (self.git and self.base_commit):
            return self._base_date
        seconds = self.git.commit_time(self.base_commit)
        return (datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=seconds)).date()

    def before_base(self, folder: str) -> dict[str, bytes]:
        """The files below a folder as they were before the base commit, by path relative to it."""
        if not (self.git and self.base_commit):
            return {}
        found = self.git.tree(f"{self.base_commit}^:{folder}")
        return {path: self.git.contents(oid) for path, (mode, oid) in found.items() if mode.startswith("100")}

    def published(self, path: str) -> list[bytes] | None:
        """The file where the history of `HEAD` meets the remote-tracking branches, once for each such
        commit that has it. None where the question has no answer: no such branches, a range, a merge.
        """
        if not (self.git and self.base_commit) or self.in_range or len(self.bases) > 1:
            return None
        frontier = self.model(_frontier)
        return None if frontier is None else self._contents([f"{oid}:{path}" for oid in frontier])

    def picked(self, path: str) -> bytes | None:
        """The file in the commit that is being cherry-picked."""
        if not self.git or self.in_range:
            return None
        return next(iter(self._contents([f"CHERRY_PICK_HEAD:{path}"])), None)

    def _contents(self, names: list[str]) -> list[bytes]:
        assert self.git
        found = [self.git.info(name) for name in names]
        return [self.git.contents(item.oid) for item in found if item and item.kind == "blob"]


def _frontier(change: Change) -> list[str] | None:
    assert change.git and change.base_commit
    if not change.git.has_remote_branches():
        return None
    return change.git.frontier(change.base_commit)
