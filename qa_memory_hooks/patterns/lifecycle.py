"""The life of a pattern: learned, graduated to a skill, demoted, superseded; and what keeps it from graduating."""

from __future__ import annotations

from collections.abc import Iterator

from ..change import Change, Fault
from ..change.git import FETCH_ALL
from .file import Pattern, PatternFile
from .vocabulary import DEMOTED, DEMOTION, ENOUGH, GRADUATED, LEARNED, SUPERSEDED

LONGEST_CHAIN = 64
"""How many successors of a pattern that is gone are followed."""


def status(pattern: Pattern) -> str:
    """Where it stands."""
    if pattern.text("superseded_by"):
        return SUPERSEDED
    if pattern.graduated:
        return GRADUATED
    return DEMOTED if any(pattern.text(key) for key in DEMOTION) else LEARNED


def successor_now(old: Pattern, now: PatternFile) -> bool:
    """Whether a successor of a pattern that is gone is there; those that have gone as well are followed in the base."""
    name = old.text("superseded_by")
    for _ in range(LONGEST_CHAIN):
        if not name or now.named(name):
            break
        found = old.file.named(name)
        name = found.text("superseded_by") if found else ""
    return bool(name) and now.named(name) is not None


def reverted(change: Change, pattern: Pattern) -> Iterator[str]:
    """What was taken back of the fixes of a pattern, in words."""
    commits = pattern.texts("fix_commits")
    history = change.reverts if commits else None
    for commit in commits:
        if history is None:
            return
        state = history.state(commit)
        if state.kind == "reverted":
            yield f"its fix {commit[:12]} was reverted by {state.by[:12]}"
        if state.kind == "unknown" and history.cut_off:
            raise Fault(f"whether the fix {commit[:12]} stands cannot be told: the history is cut off", FETCH_ALL)


def unverified(change: Change, pattern: Pattern) -> str:
    """Why it cannot be said that the fixes of a pattern stand; empty if it can."""
    commits = pattern.texts("fix_commits")
    if not commits:
        return "whether its fix stands could not be verified: it names no `fix_commits`"
    history = change.reverts
    if history is None:
        return "whether its fix stands could not be verified: there is no history here"
    unknown = [commit[:12] for commit in commits if history.state(commit).kind == "unknown"]
    if not unknown:
        return ""
    why = "; the history is cut off" if history.cut_off else ""
    return f"whether its fix stands could not be verified: {', '.join(unknown)} is not in this history{why}"


def blockers(change: Change, pattern: Pattern) -> list[str]:
    """What keeps a pattern from graduating, in words; of one that has graduated, from staying so."""
    found = [f"{problem.message}" for problem in pattern.problems if problem.kind == "form"]
    if name := pattern.text("superseded_by"):
        found.append(f"it is superseded by `{name}`")
    if pattern.count < ENOUGH:
        found.append(f"`applied_count` is {pattern.count}, and {ENOUGH} are needed")
    return [*found, *reverted(change, pattern)]
