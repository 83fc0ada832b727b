"""What a change takes away of the gate: a hook, a job, an owner, a limit (QA931).

Things of each base are compared with things of the head. Any other edit of the gate's own files is a note.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from . import codeowners, pipelines, settings
from .change import Change, File, Snapshot
from .check_codeowners import governed
from .governed import OWN_FILES, SETTINGS, WORKFLOWS
from .pipelines import Runs
from .report.finding import Finding
from .report.rule import Rule
from .settings import Settings
from .typed import NamedTuple


class Thing(NamedTuple):
    """Something of a base that the gate stands on, and what the head lacks of it."""

    path: str
    """The file that says it."""
    name: str
    loss: str
    """In words; empty if nothing is lost."""
    gone: bool = False
    """Whether it is gone altogether."""


def check(change: Change, rule: Rule) -> Iterator[Finding]:
    """One finding for each thing that is taken away, and a note for each other file of the gate that was edited."""
    bases = [base for base in change.bases if not base.empty]
    files = change.head.select(OWN_FILES)
    before = [base.select(OWN_FILES) for base in bases]
    changed = {
        path
        for old, base in zip(before, bases, strict=True)
        for path in old | files
        if not _same(change, base, old.get(path), files.get(path))
    }
    if not changed:
        return
    lost = sorted(_lost(bases, change.head))
    for path, what in lost:
        yield Finding(rule, path, what, subject=path, block=what)
    for path in sorted(changed - {path for path, _ in lost}):
        if what := _edit(path, bases, before, change.head, files):
            yield Finding(rule, path, what, subject=path, severity="note", way_out="Look at what it says now.")


def _same(change: Change, base: Snapshot, old: File | None, new: File | None) -> bool:
    return old is not None and new is not None and change.same(base, old, new)


def _lost(bases: list[Snapshot], head: Snapshot) -> set[tuple[str, str]]:
    """What is lost: (path, in words). A thing that is gone if any base held it, a weaker one if it is so to each."""
    held: dict[str, list[Thing]] = {}
    set_somewhere = any(base.select(SETTINGS) for base in bases)
    for base in bases:
        things = [*_runs(pipelines.find(base), pipelines.find(head)), *_owners(base, head)]
        if base.select(SETTINGS) or not set_somewhere:  # where none has settings the defaults are held
            things += _settings(base, head)
        for thing in things:
            held.setdefault(thing.name, []).append(thing)
    return {
        (thing.path, thing.loss)
        for group in held.values()
        for thing in group
        if thing.loss and (thing.gone or all(one.loss for one in group))
    }


def _runs(before: list[Runs], after: list[Runs]) -> Iterator[Thing]:
    """Hooks and jobs; where a file was renamed they are the same."""
    left = list(after)
    missing = []
    for one in before:
        same = next((new for new in left if (new.name, new.settings) == (one.name, one.settings)), None)
        if same:
            left.remove(same)
            yield Thing(one.path, one.name, "")
        else:
            missing.append(one)
    for one in missing:
        other = next((new for new in left if new.name == one.name), None)
        if other is None:
            yield Thing(one.path, one.name, f"{one.name} is gone", gone=True)
        else:
            left.remove(other)
            every = sorted(one.settings | other.settings)
            keys = [key for key in every if one.settings.get(key) != other.settings.get(key)]
            yield Thing(one.path, one.name, f"{one.name} is set otherwise: {', '.join(keys)}")


def _owners(base: Snapshot, head: Snapshot) -> Iterator[Thing]:
    """What has owners, folder by folder."""
    old, new = codeowners.read(base), codeowners.read(head)
    if old is None:
        return
    lost: dict[str, dict[str, None]] = {}
    bare = set()
    for place, path in governed(base, Settings()):
        owners = old.owners(path)
        if owners:
            now = [owner.casefold() for owner in (new.owners(path) if new else ())]
            lost.setdefault(place, {}).update((owner, None) for owner in owners if owner.casefold() not in now)
            bare.update([place] if not now else [])
    for place, former in lost.items():
        named = " and ".join(former)
        yield Thing(old.path, f"owner of {place}", f"{place} loses its owner {named}" if named else "", place in bare)


def _settings(base: Snapshot, head: Snapshot) -> Iterator[Thing]:
    """Settings, by what they let pass; those that cannot be read are told otherwise (QA935)."""
    try:
        old, new = settings.read(base), settings.read(head)
    except settings.BadSettings:
        return
    for name, was, is_ in zip(old.limits._fields, old.limits, new.limits, strict=True):
        yield _setting(f"limits.{name}", f"limits.{name} is {is_}, it was {was}" if is_ > was else "")
    for name, were, are in zip(old.stores._fields, old.stores, new.stores, strict=True):
        yield _setting(f"stores.{name}", _more(f"stores.{name} lacks", [one for one in were if one not in are]))
    yield _setting("disable", _more("disable has more:", sorted(new.disable - old.disable)))
    yield _setting("exclude", _more("exclude has more:", [one for one in new.exclude if one not in old.exclude]))


def _setting(name: str, loss: str) -> Thing:
    return Thing(settings.PATH, name, loss)


def _more(what: str, items: list[str]) -> str:
    return f"{what} {', '.join(items)}" if items else ""


def _edit(
    path: str, bases: list[Snapshot], before: list[dict[str, File]], head: Snapshot, files: dict[str, File]
) -> str:
    """What was done to a file of the gate that takes nothing away; empty for a workflow that is none of them."""
    old = [
        runs
        for base, group in zip(bases, before, strict=True)
        if path in group
        for runs in pipelines.read(base, group[path])
    ]
    new = pipelines.read(head, files[path]) if path in files else []
    if WORKFLOWS.search(os.fsencode(path)) and not (old or new):
        return ""
    if not any(path in group for group in before):
        return "new among the gate's own files; nothing of the gate is taken away"
    versions = [
        f"; {now.name} is {now.version or 'of no version'}, it was {was.version or 'of no version'}"
        for now in new
        for was in old
        if now.name == was.name and now.version != was.version
    ]
    return (
        f"one of the gate's own files was edited; nothing of the gate is taken away{''.join(dict.fromkeys(versions))}"
    )
