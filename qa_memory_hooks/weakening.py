"""What a change takes away of the gate: a hook, a job, an owner, a limit (QA931).

Things of each base are compared with things of the head. Any other edit of the gate's own files is a note.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from . import codeowners, pipelines, settings
from .change import Change, File, Snapshot
from .change.snapshot import Exactly
from .check_codeowners import governed, uses_gate
from .governed import (
    ANSWER_TO_COME,
    HOOK_CONFIGS,
    OWN_FILES,
    OWNERS,
    RECORD_TO_COME,
    RECORDS,
    SETTINGS,
    STORE,
    WORKFLOWS,
    store_of,
)
from .knowledge.base import root_of
from .knowledge.vocabulary import FILES
from .pipelines import Runs
from .report.finding import Finding
from .report.rule import Rule
from .settings import Settings
from .typed import NamedTuple

_TO_COME = (settings.PATH, ".gitattributes", ".pre-commit-config.yaml")
"""Files of the gate that may come at any time: who owns their place by then must not change before."""
_MANY, _LONG = 8, 80
"""How many names a message holds, and how many characters of each."""


class Loss(NamedTuple):
    """Something that the head lacks of what a base held."""

    path: str
    """The file that shows it."""
    what: str
    """In words, of a readable length."""
    exactly: str
    """All of it: an answer to this loss is none to another one."""


def check(change: Change, rule: Rule) -> Iterator[Finding]:
    """One finding for each thing that is taken away, and a note for each other file of the gate that was edited."""
    touched = _touched(change)
    losses = _losses(change, touched)
    for loss in losses:
        yield Finding(rule, loss.path, loss.what, subject=loss.path, block=loss.exactly)
    edited = set.intersection(*touched) if touched else set()  # in a merge one that is as some parent has it is theirs
    lost = {loss.path for loss in losses}
    for path, what in _edits(edited, change, lost):
        yield Finding(rule, path, what, subject=path, severity="note", way_out="Look at what it says now.")


def losses(change: Change) -> list[Loss]:
    """What a change takes away of the gate."""
    return _losses(change, _touched(change))


def _touched(change: Change) -> list[set[str]]:
    """The files of the gate that differ from each base; none where nothing does, or nothing uses the gate."""
    files = change.head.select(OWN_FILES)
    touched = [
        {path for path in old | files if not _same(change, base, old.get(path), files.get(path))}
        for base in _bases(change)
        for old in [base.select(OWN_FILES)]
    ]
    used = any(touched) and any(map(uses_gate, (change.head, *_bases(change))))
    return touched if used else []


def _bases(change: Change) -> list[Snapshot]:
    return [base for base in change.bases if not base.empty]


def _losses(change: Change, touched: list[set[str]]) -> list[Loss]:
    names = [os.fsencode(path) for path in set().union(*touched)]
    kinds = ((HOOK_CONFIGS, _hooks), (WORKFLOWS, _jobs), (OWNERS, _owners), (SETTINGS, _settings))
    asked = [losses_of for places, losses_of in kinds if any(map(places.search, names))]
    return sorted({loss for one in asked for loss in one(_bases(change), change.head)})


def _same(change: Change, base: Snapshot, old: File | None, new: File | None) -> bool:
    return old is not None and new is not None and change.same(base, old, new)


# Hooks and jobs.


def _hooks(bases: list[Snapshot], head: Snapshot) -> Iterator[Loss]:
    """Hooks, as pre-commit and prek each see them."""
    for runner in pipelines.CONFIGS:
        held = [pipelines.hooks(base, runner) for base in bases]
        yield from _runs(held, pipelines.hooks(head, runner), partial(_gone_hook, head, runner))


def _gone_hook(head: Snapshot, runner: str, one: Runs) -> Loss:
    """A hook is gone too where its file is as it was, and another one counts instead."""
    now = pipelines.config(head, runner)
    if now and now.path != one.path and head.select(Exactly([one.path])):
        return _gone(one, now.path, f": {runner} reads {now.path} instead of {one.path}")
    return _gone(one)


def _jobs(bases: list[Snapshot], head: Snapshot) -> Iterator[Loss]:
    yield from _runs([pipelines.jobs(base) for base in bases], pipelines.jobs(head), _gone)


def _gone(one: Runs, path: str = "", why: str = "") -> Loss:
    settings = "".join(f"\n{key}: {value}" for key, value in sorted(one.settings.items()))
    return Loss(path or one.path, f"{_short(one.name)} is gone{why}", f"{one.name} is gone{settings}")


def _runs(before: list[list[Runs]], after: list[Runs], gone: Callable[[Runs], Loss]) -> Iterator[Loss]:
    """What is gone of what any base held, and what is set otherwise than in each."""
    for base, runs in enumerate(before):
        pairs, missing = _paired(runs, after)
        yield from map(gone, missing)
        others = [one for other, held in enumerate(before) if other != base for one in held]
        for was, now in pairs:
            if any(one.name == now.name and not _changes(one, now) for one in others):
                continue
            changes = _changes(was, now)
            if changes:
                what = f"was changed: {_listed(dict(changes))}"
                values = "".join(f"\n{key}: {value}" for key, value in changes)
                yield Loss(now.path, f"{_short(now.name)} {what}", f"{now.name} {what}{values}")


def _changes(was: Runs, now: Runs) -> list[tuple[str, str]]:
    """What is not as it was, by key; that an option which lets more pass is gone is no such thing."""
    every = sorted(was.settings | now.settings)
    found = [
        (key, f"{was.settings.get(key)} -> {now.settings.get(key)}")
        for key in every
        if was.settings.get(key) != now.settings.get(key)
    ]
    return found + sorted(now.lenient - was.lenient)


def _paired(before: list[Runs], after: list[Runs]) -> tuple[list[tuple[Runs, Runs]], list[Runs]]:
    """Each hook or job with what became of it, likeliest first, and those that are gone.

    Names may stand several times, and a file may have been renamed.
    """
    pairs, missing, left = [], list(before), list(after)
    for same_path, same_settings in ((True, True), (False, True), (True, False), (False, False)):
        for was in list(missing):
            for now in left:
                if (
                    now.name == was.name
                    and (now.path == was.path or not same_path)
                    and (now.settings == was.settings or not same_settings)
                ):
                    pairs.append((was, now))
                    missing.remove(was)
                    left.remove(now)
                    break
    return pairs, missing


# Owners.


def _owners(bases: list[Snapshot], head: Snapshot) -> Iterator[Loss]:
    """What has owners, place by place; what every base that has some names otherwise, or more of."""
    new, olds = codeowners.read(head), [found for base in bases if (found := codeowners.read(base))]
    if not olds or all(old == new for old in olds):
        return
    known = next(filter(None, map(_read, bases)), Settings())
    there = dict(path_of[::-1] for path_of in governed(head, known))
    to_come = {path: path for path in _TO_COME} | {ANSWER_TO_COME: ".qa-acks"}
    for root in {root_of(path) for path in head.select(STORE) if not known.exclude.match(path)}:
        to_come |= {f"{root}/{name}": root for name in FILES}
    records = {store_of(path) for path in head.select(RECORDS) if not known.exclude.match(path)}
    for root in records.union(known.stores.records):
        to_come[f"{root}/{RECORD_TO_COME}"] = root
    owned: Counter[str] = Counter()
    lost: dict[str, dict[str, tuple[list[str], tuple[str, ...]]]] = {}  # by place and path: former and present owners
    for path, place in (to_come | there).items():
        held = [owners for old in olds if (owners := old.owners(path))]
        now = new.owners(path) if new else ()
        left = [owner.casefold() for owner in now]
        missing = [[owner for owner in owners if owner.casefold() not in left] for owners in held]
        owned[place] += bool(held and path in there)
        if held and all(missing):
            lost.setdefault(place, {})[path] = missing[0], now
    # What shows it is the file that counted, unless that was left alone and one before it counts now.
    shown = min([olds[0], *([new] if new else [])], key=lambda one: codeowners.PLACES.index(one.path)).path
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], dict[str, str]] = {}
    for place, paths in sorted(
        lost.items(), key=lambda item: (not (store_of(item[0]) or item[0] == ".qa-acks"), item[0])
    ):
        former, present = (
            tuple(dict.fromkeys(owner for row in paths.values() for owner in row[side])) for side in (0, 1)
        )
        some = ", ".join(paths) if len(paths) < owned[place] else ""
        where = f"{place} ({len(paths)} of {owned[place]} files: {_short(some)})" if some else place
        groups.setdefault((former, present), {})[where] = f"{place} ({some})"
    for (former, present), places in groups.items():
        what = f"{_listed(former, ' and ')} no longer own{'s' if len(former) == 1 else ''} "
        exactly = f"{what}{', '.join(places.values())}; {', '.join(present)}"
        heir = _listed(present, " and ") or "nobody"
        yield Loss(shown, f"{what}{_listed(places, longest=2 * _LONG)}; now {heir}", exactly)


# Settings.


def _settings(bases: list[Snapshot], head: Snapshot) -> Iterator[Loss]:
    """Settings, by what they let pass; those that cannot be read are told otherwise (QA935)."""
    told = [base for base in bases if base.select(SETTINGS)]
    olds = [found for base in told if (found := _read(base))] if told else [Settings()]
    new = _read(head)
    if not (new and olds):
        return
    for name in new.limits._fields:
        was, now = max(getattr(old.limits, name) for old in olds), getattr(new.limits, name)
        if now > was:
            yield _loss(f"limits.{name} is {now}, it was {was}")
    for name in new.stores._fields:
        held = dict.fromkeys(folder for old in olds for folder in getattr(old.stores, name))
        yield from _more(f"stores.{name} no longer has ", [one for one in held if one not in getattr(new.stores, name)])
    yield from _more("disable now also has ", sorted(new.disable.difference(*(old.disable for old in olds))))
    yield from _more(
        "exclude now also has ", [one for one in new.exclude if not any(one in old.exclude for old in olds)]
    )


def _read(snapshot: Snapshot) -> Settings | None:
    try:
        return settings.read(snapshot)
    except settings.BadSettings:
        return None


def _more(what: str, items: list[str]) -> Iterator[Loss]:
    if items:
        yield _loss(what + _listed(items), what + ", ".join(items))


def _loss(what: str, exactly: str = "") -> Loss:
    return Loss(settings.PATH, what, exactly or what)


# Other edits.


def _edits(edited: set[str], change: Change, lost: set[str]) -> Iterator[tuple[str, str]]:
    """What else was done to files of the gate, by path: that it was, and which versions are others."""
    head, bases = change.head, _bases(change)
    files, before = head.select(OWN_FILES), [base.select(OWN_FILES) for base in bases]
    for path in sorted(edited):
        old = [run for base, group in zip(bases, before, strict=True) for run in _runs_of(base, group.get(path))]
        new = _runs_of(head, files.get(path))
        if WORKFLOWS.search(os.fsencode(path)) and not (old or new):
            continue  # a workflow that has nothing to do with the gate
        if new and not old:  # it may have had another name
            old = [run for base in bases for run in pipelines.find(base)]
        said = [] if path in lost else [_done(path, before, files) + ("" if lost else _HARMLESS)]
        said += _versions(old, new)
        if said:
            yield path, _listed(said, "; ", longest=4 * _LONG)


def _runs_of(snapshot: Snapshot, file: File | None) -> list[Runs]:
    return pipelines.read(snapshot, file) if file and _RUNNING.search(os.fsencode(file.path)) else []


_RUNNING = re.compile(HOOK_CONFIGS.pattern + b"|" + WORKFLOWS.pattern)
_HARMLESS = "; nothing of the gate is taken away"


def _done(path: str, before: list[dict[str, File]], files: dict[str, File]) -> str:
    if path not in files:
        return "one of the gate's own files was removed"
    if not any(path in group for group in before):
        return "new among the gate's own files"
    return "one of the gate's own files was edited"


def _versions(old: list[Runs], new: list[Runs]) -> Iterator[str]:
    """Hooks and jobs of a version that was not there before."""
    for now in dict.fromkeys((run.name, run.version) for run in new):
        name, version = now
        former = dict.fromkeys(run.version for run in old if run.name == name)
        if former and version not in former:
            was = _listed([one or "of no version" for one in former], " or ")
            yield f"{_short(name)} is {_short(version) or 'of no version'}, it was {was}"


# Words.


def _listed(items: Iterable[str], between: str = ", ", longest: int = _LONG) -> str:
    names = [_short(item, longest) for item in items]
    more = [f"{len(names) - _MANY} more"] if len(names) > _MANY else []
    return between.join([*names[:_MANY], *more])


def _short(text: str, longest: int = _LONG) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
