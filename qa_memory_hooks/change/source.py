"""What is judged and what it is compared with, from the arguments, the environment and git's state."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import ExitStack

from ..typed import TYPE_CHECKING, NamedTuple
from . import Change
from .git import EMPTY_TREE, FETCH_ALL, Fault, Git, NotARepository
from .snapshot import UNMERGED, Diff, File, Patched, Tree, Worktree, between, staged

if TYPE_CHECKING:
    import datetime

NAME_TWO = "start it in a working tree, or name two commits: --from-ref and --to-ref"


class Source(NamedTuple):
    """What the caller asked for."""

    folder: str
    today: datetime.date | None = None
    """The day to judge dates by, where it is not the present one."""
    from_ref: str | None = None
    to_ref: str | None = None
    worktree: bool = False
    whole: bool = False
    pre_push: tuple[str, ...] | None = None
    """The words that git gives a pre-push hook: the remote's name and address."""
    below: bool = False
    """Whether only what lies in `folder` is meant, not the whole repository."""
    acks: str | None = None
    """Whose answers to findings count between two commits, where it is said: see `Change`."""
    landed: bool = False
    """Whether `to_ref` is what lies there already: then its tree is judged, and no merge of both."""
    pushing: bool = False
    """Whether this is before a push: by whoever gave the answers, to a branch that is judged again in review."""


def changes(source: Source, scratch: ExitStack) -> list[Change]:
    """The changes to judge: one, or one for each pushed branch. What reading needs ends with `scratch`."""
    if source.worktree and (source.from_ref, source.to_ref) != (None, None):
        raise Fault("--worktree and --from-ref exclude each other")
    if source.worktree:
        return [_worktree(source, scratch)]
    asked = _refs("--from-ref", source.from_ref, "--to-ref", source.to_ref)
    if asked:
        return [_range(source, *asked, scratch, ci=True)]
    pushed = _pushed(source, scratch)
    if pushed is not None:
        return pushed
    env = os.environ.get
    from_ref, to_ref = env("PRE_COMMIT_FROM_REF"), env("PRE_COMMIT_TO_REF")
    if from_ref is None and env("PRE_COMMIT_REMOTE_NAME"):
        # The first push of a branch: there is no base. prek names what is pushed, pre-commit its branch alone.
        asked_for = to_ref or env("PRE_COMMIT_LOCAL_BRANCH") or "HEAD"
        return [_range(source._replace(pushing=True), None, asked_for, scratch, ci=False)]
    told = _refs("PRE_COMMIT_FROM_REF", from_ref, "PRE_COMMIT_TO_REF", to_ref)
    if told:
        return [_range(source._replace(pushing=bool(env("PRE_COMMIT_REMOTE_NAME"))), *told, scratch, ci=False)]
    return [_index(source, scratch)]


def local(source: Source, scratch: ExitStack) -> Change:
    """The change that lies here, staged or in the working tree, whatever hook this runs in."""
    return _worktree(source, scratch) if source.worktree else _index(source, scratch)


def _refs(from_name: str, from_ref: str | None, to_name: str, to_ref: str | None) -> tuple[str, str] | None:
    if from_ref is None and to_ref is None:
        return None
    if from_ref is None or to_ref is None:
        raise Fault(f"{from_name} and {to_name} go together")
    if not (from_ref and to_ref):
        raise Fault(f"{from_name} or {to_name} is empty")
    return from_ref, to_ref


def _open(source: Source, scratch: ExitStack, refs: tuple[str, ...] = (), *, ci: bool = False) -> Git:
    git = Git(source.folder, refs=refs, ci=ci)
    scratch.callback(git.close)
    return git


def _index(source: Source, scratch: ExitStack) -> Change:
    try:
        git = _open(source, scratch)
    except NotARepository:
        return _outside(source)
    if git.place.bare:
        raise Fault("a bare repository or git folder has no index to judge", NAME_TWO)
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
        merged=tuple(oid for oid, _ in others),
    )


def _worktree(source: Source, scratch: ExitStack) -> Change:
    try:
        git = _open(source, scratch)
    except NotARepository:
        return _outside(source)
    if git.place.bare:
        raise Fault("a bare repository or git folder has no working tree", NAME_TWO)
    base = Tree(git, git.place.head or EMPTY_TREE[git.place.object_format])
    below = (
        os.path.relpath(os.path.realpath(source.folder), git.place.top).replace(os.sep, "/") if source.below else "."
    )
    return Change(
        Worktree(git.place.top, git),
        (base,),
        below="" if below == "." else f"{below}/",
        git=git,
        base_commit=git.place.head,
        today=source.today,
        whole=source.whole,
        merged=tuple(_merged(git, base.label)),
    )


def _outside(source: Source) -> Change:
    """Outside of git there is the folder, and nothing to compare it with."""
    folder = Worktree(source.folder, None)
    return Change(folder, (), today=source.today, whole=source.whole, folder=source.folder)


def _range(source: Source, from_ref: str | None, to_ref: str, scratch: ExitStack, *, ci: bool) -> Change:
    """What would land if `to_ref` were merged into `from_ref`; without that, everything would."""
    if from_ref is None or _is_zero(from_ref):
        git = _open(source, scratch, (to_ref,), ci=ci)
        return _compare(source, git, None, git.place.commits[0])
    git = _open(source, scratch, (from_ref, to_ref), ci=ci)
    base, head = git.place.commits
    if source.landed or git.merge_base(base, head) == base:
        return _compare(source, git, base, head)
    tree, conflicts = git.merge(base, head, _folder(scratch))
    scratch.callback(git.close)  # before the folder goes, in which it runs
    return _compare(source, git, base, tree, conflicts, head)


def _folder(scratch: ExitStack) -> str:
    import tempfile  # a merge has not happened: its objects are made only to be read

    try:
        return scratch.enter_context(tempfile.TemporaryDirectory(prefix="qa-memory-"))
    except OSError as error:
        raise Fault(f"no room for a merge: {error.strerror}", "set TMPDIR to a folder that can be written") from None


def _compare(
    source: Source, git: Git, base: str | None, head: str, conflicts: list[str] | None = None, proposed: str = ""
) -> Change:
    """The change from a base to a head; where that is the tree of a merge, `proposed` is the commit that was merged."""
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
        proposed=proposed or head,
        today=source.today,
        whole=source.whole,
        in_range=True,
        in_review=not source.pushing,
        acks=source.acks,
    )


def _other_parents(git: Git, head: str) -> list[tuple[str, Diff]]:
    """The further parents of the commit that concludes a merge, and how each differs from HEAD."""
    parents = _merged(git, head)
    return list(zip(parents, between(git, *((head, oid) for oid in parents)), strict=True)) if parents else []


def _merged(git: Git, head: str) -> list[str]:
    """The commits that a merge which is under way merges into HEAD.

    `MERGE_HEAD` has one line for each; in a pre-merge-commit hook it does not exist yet, but git tells
    the names of what is merged in variables.
    """
    try:
        with open(os.path.join(git.place.git_dir, "MERGE_HEAD"), encoding="ascii", errors="replace") as stream:
            parents = stream.read().split()
    except FileNotFoundError:
        parents = [name.removeprefix("GITHEAD_") for name in sorted(os.environ) if name.startswith("GITHEAD_")]
    return [oid for oid in parents if oid != head]


# Pre-push.


def _pushed(source: Source, scratch: ExitStack) -> list[Change] | None:
    """The pushed branches, where this is a plain pre-push hook; None where it is not."""
    if source.pre_push is None and not _looks_like_pre_push():
        return None
    if sys.stdin is None:
        raise Fault("no standard input", "git tells a pre-push hook there what is pushed")
    rows = [line.split(b" ") for line in sys.stdin.buffer.read().split(b"\n") if line]
    if source.pre_push is None and not rows:
        return None
    if any(len(row) != 4 for row in rows):
        raise Fault("standard input is not what git tells a pre-push hook", "leave --pre-push out elsewhere")
    pairs = [(local.decode("ascii", "replace"), known.decode("ascii", "replace")) for _, local, _, known in rows]
    pairs = [(local, known) for local, known in pairs if not _is_zero(local)]  # else the branch is deleted there
    if not pairs:
        return []
    git = _open(source, scratch)
    remote = source.pre_push[0] if source.pre_push else None
    source = source._replace(pushing=True)
    found = []
    for local, known in pairs:
        git.resolve(local)
        head = git.info(f"{local}^{{commit}}")
        if head:  # and not a tag of something else
            found.append(_push(source, git, head.oid, known, remote))
    return found


def _push(source: Source, git: Git, head: str, known: str, remote: str | None) -> Change:
    if not _is_zero(known):
        base = git.info(f"{known}^{{commit}}")
        if base is None:
            raise Fault(f"the remote has commit {known}, which is not here", "fetch it first: `git fetch`")
        return _compare(source, git, base.oid, head)
    frontier = git.frontier(head, remote)
    if not frontier and git.place.shallow:
        raise Fault("it is unknown what the remote has: the history is cut off", FETCH_ALL)
    # Where branches of the remote were merged, the latest of those commits holds what came of the others.
    return _compare(source, git, max(frontier, key=git.commit_time, default=None), head)


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
    """Whether this is the id that stands for no commit; a branch may be called `0`."""
    return len(ref) in (40, 64) and not ref.strip("0")
