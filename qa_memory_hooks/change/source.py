"""What is judged and what it is compared with, from the arguments, the environment and git's state."""

from __future__ import annotations

import datetime
import os
import stat
import sys
from contextlib import ExitStack
from typing import NamedTuple

from . import Change
from .git import EMPTY_TREE, Fault, Git, NotARepository
from .snapshot import UNMERGED, Diff, File, Patched, Tree, Worktree, between, staged


class Source(NamedTuple):
    """What the caller asked for."""

    folder: str
    today: datetime.date
    from_ref: str | None = None
    to_ref: str | None = None
    worktree: bool = False
    whole: bool = False
    pre_push: tuple[str, ...] | None = None
    """The words that git gives a pre-push hook: the remote's name and address."""


def changes(source: Source, scratch: ExitStack) -> list[Change]:
    """The changes to judge: one, or one for each pushed branch. What reading needs ends with `scratch`."""
    found = _changes(source, scratch)
    for change in found:
        if change.git:
            scratch.callback(change.git.close)
    return found


def local(source: Source, scratch: ExitStack) -> Change:
    """The change that lies here, staged or in the working tree, whatever hook this runs in."""
    change = _worktree(source) if source.worktree else _index(source)
    if change.git:
        scratch.callback(change.git.close)
    return change


def _changes(source: Source, scratch: ExitStack) -> list[Change]:
    from_ref, to_ref = source.from_ref, source.to_ref
    if (from_ref is None) != (to_ref is None):
        raise Fault("--from-ref and --to-ref go together")
    if "" in (from_ref, to_ref):
        raise Fault("--from-ref or --to-ref is empty")
    if source.worktree and from_ref:
        raise Fault("--worktree and --from-ref exclude each other")
    if source.worktree:
        return [_worktree(source)]
    if from_ref and to_ref:
        return [_range(source, from_ref, to_ref, scratch, ci=True)]
    pushed = _pushed(source)
    if pushed is not None:
        return pushed
    from_ref, to_ref = os.environ.get("PRE_COMMIT_FROM_REF"), os.environ.get("PRE_COMMIT_TO_REF")
    if from_ref and to_ref:
        return [_range(source, from_ref, to_ref, scratch, ci=False)]
    if os.environ.get("PRE_COMMIT_REMOTE_NAME"):  # the first push of a branch: pre-commit names no commits
        return [_range(source, "0", os.environ.get("PRE_COMMIT_LOCAL_BRANCH") or "HEAD", scratch, ci=False)]
    return [_index(source)]


def _index(source: Source) -> Change:
    try:
        git = Git(source.folder)
    except NotARepository:
        return _outside(source)
    if git.place.bare:
        raise Fault("a bare repository has no index to judge", "name two commits: --from-ref and --to-ref")
    head = git.place.head or EMPTY_TREE[git.place.object_format]
    diff = staged(git, head)
    base = Tree(git, head)
    others = _other_parents(git, head)
    return Change(
        Patched(base, diff, "index"),
        (base, *(Patched(base, other, oid) for oid, other in others)),
        paths=frozenset(path for one in (diff, *(other for _, other in others)) for path in one),
        git=git,
        base_commit=git.place.head,
        today=source.today,
        whole=source.whole,
    )


def _worktree(source: Source) -> Change:
    try:
        git = Git(source.folder)
    except NotARepository:
        return _outside(source)
    if git.place.bare:
        raise Fault("a bare repository has no working tree", "name two commits: --from-ref and --to-ref")
    base = Tree(git, git.place.head or EMPTY_TREE[git.place.object_format])
    return Change(
        Worktree(git.place.top, git),
        (base,),
        git=git,
        base_commit=git.place.head,
        today=source.today,
        whole=source.whole,
    )


def _outside(source: Source) -> Change:
    """Outside of git there is the folder, and nothing to compare it with."""
    folder = Worktree(source.folder, None)
    return Change(folder, (), today=source.today, whole=source.whole, folder=source.folder)


def _range(source: Source, from_ref: str, to_ref: str, scratch: ExitStack, *, ci: bool) -> Change:
    """What would land if `to_ref` were merged into `from_ref`."""
    first = _is_zero(from_ref)
    git = Git(source.folder, refs=(to_ref,) if first else (from_ref, to_ref), ci=ci)
    head = git.place.commits[-1]
    if first:
        return _compare(source, git, None, head)
    base = git.place.commits[0]
    if git.merge_base(base, head) == base:
        return _compare(source, git, base, head)
    import tempfile  # the merge has not happened: its objects are made only to be read

    tree, conflicts = git.merge(base, head, scratch.enter_context(tempfile.TemporaryDirectory()))
    return _compare(source, git, base, tree, conflicts)


def _compare(source: Source, git: Git, base: str | None, head: str, conflicts: list[str] | None = None) -> Change:
    base_tree = Tree(git, base or EMPTY_TREE[git.place.object_format])
    diff = between(git, (base_tree.label, head))[0]
    for path in conflicts or ():
        diff[path] = (diff.get(path, (None, None))[0], File(path, UNMERGED, ""))
    return Change(
        Patched(base_tree, diff, head),
        (base_tree,),
        paths=frozenset(diff),
        git=git,
        base_commit=base,
        today=source.today,
        whole=source.whole,
        in_range=True,
    )


def _other_parents(git: Git, head: str) -> list[tuple[str, Diff]]:
    """The further parents of the commit that concludes a merge, and how each differs from HEAD.

    `MERGE_HEAD` has one line for each; in a pre-merge-commit hook it does not exist yet, but git tells
    the names of what is merged in variables.
    """
    try:
        with open(os.path.join(git.place.git_dir, "MERGE_HEAD"), encoding="ascii") as stream:
            parents = stream.read().split()
    except FileNotFoundError:
        parents = [name.removeprefix("GITHEAD_") for name in sorted(os.environ) if name.startswith("GITHEAD_")]
    parents = [oid for oid in parents if oid != head]
    if not parents:
        return []
    return list(zip(parents, between(git, *((head, oid) for oid in parents)), strict=True))


# Pre-push.


def _pushed(source: Source) -> list[Change] | None:
    """The pushed branches, where this is a plain pre-push hook; None where it is not."""
    if source.pre_push is None and not _looks_like_pre_push():
        return None
    rows = [line.split(" ") for line in sys.stdin.read().splitlines()]
    rows = [row for row in rows if len(row) == 4]
    if source.pre_push is None and not rows:
        return None
    remote = source.pre_push[0] if source.pre_push else None
    found = []
    for _, local, _, known in rows:
        if _is_zero(local):
            continue  # a branch is deleted there
        git = Git(source.folder)
        if not git.info(f"{local}^{{commit}}"):
            continue  # a tag of something that is no commit
        found.append(_push(source, git, local, known, remote))
    return found


def _push(source: Source, git: Git, local: str, known: str, remote: str | None) -> Change:
    if not _is_zero(known):
        if not git.info(f"{known}^{{commit}}"):
            raise Fault(f"the remote has commit {known}, which is not here", "fetch it first: `git fetch`")
        return _compare(source, git, known, local)
    frontier = git.frontier(local, remote)
    return _compare(source, git, frontier[0] if frontier else None, local)


def _looks_like_pre_push() -> bool:
    """Git starts a pre-push hook with references on a pipe, and unlike in other hooks without an index."""
    env = os.environ
    if "GIT_EXEC_PATH" not in env or "GIT_PREFIX" not in env or "GIT_INDEX_FILE" in env or "PRE_COMMIT" in env:
        return False
    try:
        return stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode)
    except (OSError, ValueError, AttributeError):
        return False


def _is_zero(ref: str) -> bool:
    return not ref.strip("0")
