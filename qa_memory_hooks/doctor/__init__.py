"""`qa-memory doctor`: what a repository lacks for its knowledge to be read and guarded, with the exact text to add.

The points are data (`points.py`); here they are told, and what was shown is written if a person wants it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator

from .. import codeowners
from ..change import Change, Fault
from ..change.snapshot import Worktree
from ..change.source import Source, local
from ..hook import say
from ..report.visible import visible
from .edits import Addition, Origin, write
from .points import OUTSIDE, OWNER, POINTS, Point, knowledge, listed, look_at, pointer, run_state

_OPTIONS = ("--owner @TEAM", "--from OWNER/qa-memory-hooks@COMMIT")


def run(folder: str, owner: str, origin: Origin | None, ask: Callable[[str], bool] | None) -> int:
    """Tell what is missing; with `ask`, which puts a question to a person, write what was shown.

    Exit status 0 if nothing is missing, else 1.
    """
    _must_be_owner(owner)
    with contextlib.ExitStack() as scratch:
        change = local(Source(folder, worktree=True), scratch)
        points = diagnose(change, folder, owner, origin)
        for line in told(points):
            print(visible(line))
        if change.git is None:
            raise Fault("not in a git repository, so nothing else can be said", "`git init`, or start it inside of one")
        additions = [step.addition for one in points for step in one.steps if step.addition]
        ready = [one for one in additions if not one.hindrance]
        print(_summary(points, ready if ask is None else []))
        if ask is None:
            return _status(points)
        if not ready:
            print("there is nothing that could be written")
            return _status(points)
        names = [visible(one.path) for one in ready]
        if not ask(f"Write this to {listed(names)}?"):
            return 1
        disk = Worktree(change.folder, change.git)
        for addition in ready:
            write(disk, addition)
            print(f"wrote {visible(addition.path)}")
        print(f"stage it: git add {' '.join(names)}")
    return _again(folder, {point.title for point in points if any(step.addition in ready for step in point.steps)})


def diagnose(change: Change, start: str, owner: str = "", origin: Origin | None = None) -> list[Point]:
    """Look at each point of the repository that a change lies in; `start` is the folder that was asked about."""
    seen = look_at(change, start, owner, origin)
    if not (seen.roots or seen.records or seen.patterns):
        return [knowledge(seen)]  # all else depends on it
    points = POINTS if change.git else OUTSIDE
    asked = {pointer: seen.roots, run_state: seen.configs}
    return [look(seen) for look in points if asked.get(look, True)]


def told(points: Iterable[Point]) -> Iterator[str]:
    """The points as lines, of which each is still to be made visible."""
    for point in points:
        yield f"{point.state:8} {point.title}: {point.said}"
        if point.why:
            yield f"    why: {point.why}"
        for step in point.steps:
            yield f"    {step.words}"
            if step.text:
                yield from (f"        {line}" for line in step.text.removesuffix("\n").split("\n"))


def _again(folder: str, written: set[str]) -> int:
    """Look again after writing: the points that something was written for must be mended."""
    with contextlib.ExitStack() as scratch:
        points = diagnose(local(Source(folder, worktree=True), scratch), folder)
    for point in points:
        if point.title in written and point.state == "missing":
            say(f"still missing: {point.title}: {point.said}")
    print(_summary(points, []))
    return _status(points)


def _must_be_owner(owner: str) -> None:
    if owner == OWNER:
        raise Fault(f"{OWNER} only stands for an owner", "say who it is: GitHub takes an unknown owner for none")
    if owner and codeowners.parse("", f"* {owner}\n").owners("x") != (owner,):
        raise Fault(f"--owner {owner!r} is no owner to GitHub", "say @user, @organisation/team or an e-mail address")


def _summary(points: list[Point], ready: list[Addition]) -> str:
    missing = [one.title for one in points if one.state == "missing"]
    if not missing:
        return "nothing is missing, as far as can be seen from here"
    more = f"; `qa-memory doctor --write` adds to {listed(visible(one.path) for one in ready)}" if ready else ""
    options = dict.fromkeys(
        option
        for point in points
        for step in point.steps
        for option in _OPTIONS
        if step.addition and f"needs {option.partition(' ')[0]}" in step.addition.hindrance
    )
    more += f"; with {listed(options)} it adds more" if options else ""
    return f"{len(missing)} of {len(points)} points missing: {listed(missing)}{more}"


def _status(points: list[Point]) -> int:
    return int(any(one.state == "missing" for one in points))
