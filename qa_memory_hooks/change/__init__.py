"""Where content comes from: a `Change` is what is judged (head) and what it is compared with (bases).

This package alone runs git and opens files for reading.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable

from ..typed import TYPE_CHECKING, Any, TypeVar
from .git import Fault, Git
from .snapshot import SUBMODULE, Exactly, File, Snapshot, Tree, Worktree, alike

if TYPE_CHECKING:
    import datetime

    from .reverts import Reverts

__all__ = ["Change", "Fault", "File", "Snapshot"]

Model = TypeVar("Model")
_MOST_COMMITS = 1000


class Change:
    """A head and its bases, with what a check may ask beside content.

    `bases` are the parents: none where there is nothing to compare with (outside git), several while a
    merge is concluded. `paths` are those that differ from some base, None if that is not known beforehand.
    `whole` asks to judge everything, not only what changed. `in_range` says that two commits are compared (CI,
    pre-push): then the settings of the base judge. `in_review` says that this is CI, where a review follows, and not a
    push by whoever wrote it all. `acks` says whose answers to findings count: all of the head
    ("head"), those that a base holds ("base"), or also those whose path has an owner in the base ("owners").
    """

    def __init__(
        self,
        head: Snapshot,
        bases: tuple[Snapshot, ...],
        *,
        paths: frozenset[str] | None = None,
        git: Git | None = None,
        base_commit: str | None = None,
        proposed: str = "",
        base_date: datetime.date | None = None,
        today: datetime.date | None = None,
        whole: bool = False,
        in_range: bool = False,
        in_review: bool = False,
        acks: str | None = None,
        folder: str = ".",
        below: str = "",
        merged: tuple[str, ...] = (),
        reverts: Reverts | None = None,
    ) -> None:
        self.head, self.bases, self.paths, self.git = head, bases, paths, git
        self.base_commit, self.whole = base_commit, whole
        self.proposed = proposed
        """The commit that would land, where commits are compared; the head may be the tree of a merge with it."""
        self.in_range, self.in_review = in_range, in_review
        self.acks = acks or ("owners" if in_review else "head")
        self.folder = git.place.top if git else os.path.abspath(folder)
        """What paths are relative to, on disk."""
        self.merged = merged
        """The commits that a merge which is concluded merges into HEAD."""
        self._reverts = reverts
        self.below = below
        """The start of the paths that are meant, empty for all; ends in `/`."""
        self.counts: dict[str, int] = {}
        """What was looked at, for the summary; store models fill it."""
        self._base_date, self._today = base_date, today
        self._models: dict[Any, Any] = {}

    def touches(self, wanted: re.Pattern[bytes]) -> bool:
        """Whether there is anything to judge among the paths that match."""
        if self.whole or self.paths is None:
            return True
        return any(wanted.search(os.fsencode(path)) for path in self.paths)

    def model(self, build: Callable[[Change], Model]) -> Model:
        """What `build` makes of this change; made once, so that all checks share one parse."""
        if build not in self._models:
            self._models[build] = build(self)
        model: Model = self._models[build]
        return model

    @property
    def today(self) -> datetime.date:
        """The day to judge dates by: the one that was given, else the day in UTC, whatever the time zone here."""
        if self._today is None:
            import datetime  # a twentieth of a run that judges nothing

            self._today = datetime.datetime.now(datetime.UTC).date()
        return self._today

    @property
    def base_date(self) -> datetime.date | None:
        """Day (UTC) on which the base was committed."""
        if not (self.git and self.base_commit):
            return self._base_date
        import datetime

        seconds = self.git.commit_time(self.base_commit)
        return (datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=seconds)).date()

    @property
    def reverts(self) -> Reverts | None:
        """What was taken back in the history of the head; None where there is no history."""
        return self._reverts or self.model(_reverts)

    def before_base(self, folder: str) -> dict[str, bytes] | None:
        """The files below a folder as they were before the base commit, by path relative to it.

        None where there was nothing before it, or nothing that can be compared.
        """
        if not (self.git and self.base_commit and self.git.info(f"{self.base_commit}^")):
            return None
        found = self._files(f"{self.base_commit}^", folder)
        files = {path: data for path, data in found.items() if data is not None}
        return files if len(files) == len(found) else None  # one that is too large cannot be compared

    def published(self, path: str) -> list[bytes] | None:
        """The file where the history of `HEAD` meets the remote-tracking branches, once for each such commit.

        None where the question has no answer: no such branches, a history that is cut off, a range, a merge, a
        file that is too large.
        """
        if not (self.git and self.base_commit) or self.in_range or len(self.bases) > 1:
            return None
        frontier = self.model(_frontier)
        folder, _, name = path.rpartition("/")
        found: list[bytes | None] = []
        for commit in frontier or ():
            files = self._files(commit, folder)
            if files:
                found += [files[name]] if name in files else []
            else:  # the folder is new, or had another place: look for its name anywhere
                found += self._files(commit, "", f"/{'/'.join(path.split('/')[-2:])}").values()
        known = [data for data in found if data is not None]
        return known if frontier is not None and len(known) == len(found) else None

    def picked(self, path: str) -> bytes | None:
        """The file in the commit that is being cherry-picked."""
        found = self.git.info("CHERRY_PICK_HEAD^{commit}") if self.git and not self.in_range else None
        folder, _, name = path.rpartition("/")
        return self._files(found.oid, folder).get(name) if found else None

    def steps(self, path: str, limit: int) -> list[tuple[list[bytes], bytes | None]] | None:
        """What each commit of a range did to a file: its bytes in the parents that have it, and in the commit.

        None where that cannot be told: no range, a base that is no ancestor, a file of more than `limit` bytes, or more
        than a thousand commits.
        """
        if not (self.git and self.in_range and self.base_commit):
            return None
        git = self.git
        rows = git.commits_between(self.base_commit, self.proposed, _MOST_COMMITS)
        if rows is None or not any(self.base_commit in parents for _, *parents in rows):
            return None  # the base is no ancestor: nothing there has what it holds
        contents: dict[str, bytes] = {}
        seen: dict[str, bytes | None] = {}
        for commit in dict.fromkeys(oid for row in rows for oid in row):
            found = git.info(f"{commit}:{path}")
            if found and found.size > limit:
                return None
            if found and found.oid not in contents:
                contents[found.oid] = git.contents(found.oid)
            seen[commit] = contents[found.oid] if found else None
        return [([data for one in parents if (data := seen[one]) is not None], seen[own]) for own, *parents in rows]

    def same(self, base: Snapshot, old: File | None, new: File) -> bool:
        """Whether a file of the head is what it was in a base, line ends of a checkout aside."""
        if old is None or old.mode != new.mode:
            return False
        if new.oid or new.mode == SUBMODULE:
            return old.oid == new.oid
        return alike(base.read(old), self.head.read(new))

    def alters(self, path: str) -> bool:
        """Whether a file of the head is another than in some base; with `whole` or without a base as if all were."""
        if self.whole or not self.bases:
            return True
        if self.paths is not None:
            return path in self.paths
        wanted = Exactly([path])
        head = self.head.select(wanted).get(path)
        before = [(base, base.select(wanted).get(path)) for base in self.bases]
        if head is None:
            return any(old for _, old in before)
        return any(not self.same(base, old, head) for base, old in before)

    def unstaged(self, wanted: re.Pattern[bytes]) -> list[str]:
        """Staged files that match and lie otherwise on disk, line ends aside, though a runner was asked for the files.

        `pre-commit run --all-files` shows hooks what lies on disk; in a commit it has put away what is not staged,
        and there is nothing to ask. What is missing on disk may be outside of a sparse checkout.
        """
        if self.head.label != "index" or "PRE_COMMIT" not in os.environ or "GIT_INDEX_FILE" in os.environ:
            return []
        disk = Worktree(self.folder, self.git)
        found = []
        for path, staged in self.head.select(wanted).items():
            here, data = disk.file(path), self.head.read(staged)
            if here and data is not None and not alike(disk.read(here), data):
                found.append(path)
        return found

    def _files(self, commit: str, folder: str, tail: str = "") -> dict[str, bytes | None]:
        """The regular files below a folder in a commit whose path ends in `tail`; None for one that is too large."""
        assert self.git
        files = [
            File(path, mode, oid)
            for path, (mode, oid) in self.git.tree(commit, folder).items()
            if mode.startswith("100") and f"/{path}".endswith(tail)
        ]
        return dict(zip((file.path for file in files), Tree(self.git, commit).read_all(files), strict=True))


def _reverts(change: Change) -> Reverts | None:
    from .reverts import PHRASES, Reverts

    git = change.git
    if git is None:
        return None
    # Of a range what would land, of a commit what it stands on: a merge that is concluded has several parents.
    commits = [change.proposed, change.base_commit] if change.in_range else [git.place.head, *change.merged]
    heads = list(dict.fromkeys(one for one in commits if one))
    if not heads:
        return None
    return Reverts(git.messages(heads, PHRASES), lambda: git.parents(heads), cut_off=git.place.shallow)


def _frontier(change: Change) -> list[str] | None:
    assert change.git and change.base_commit
    if not change.git.has_remote_branches():
        return None
    found = change.git.frontier(change.base_commit)
    return None if change.git.place.shallow and not found else found
