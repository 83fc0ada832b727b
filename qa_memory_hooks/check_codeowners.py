"""The knowledge, and the gate's own files, have an owner whose review a change of them needs."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator

from .change import Change, Snapshot
from .change.snapshot import Exactly
from .governed import ACKNOWLEDGEMENTS, GUARDED, OWN_FILES, SETTINGS, STORES, WORKFLOWS, store_of, within
from .hook import hook
from .lazy import expression
from .report.finding import Finding
from .report.rule import Edit, Example, Rule, Severity
from .report.visible import visible
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .codeowners import CodeOwners
    from .settings import Settings

_ALL = "/.qa/ @shop/testers\n/.qa-acks/ @shop/testers\n/.github/ @shop/testers\n"
_NOTE = Edit(".qa/env-notes.md", "export SHOP_REGION before the run.", "export SHOP_REGION first.")

UNOWNED = Rule(
    "QA921",
    "unowned",
    "warn",
    "a changed path of the knowledge or of the gate without an owner in CODEOWNERS, or any where CODEOWNERS changed "
    "(locally a note)",
    reason="What nobody owns lands without the review of anybody who answers for it, however loudly the gate speaks.",
    way_out="Give it an owner in CODEOWNERS; `qa-memory doctor` shows the lines.",
    bad=Example(
        (Edit(".github/CODEOWNERS", "/.qa/ @shop/testers\n", "/.qa/\n"),),
        before=(Edit(".github/CODEOWNERS", new=_ALL),),
        in_range=True,
    ),
    good=Example((_NOTE,), before=(Edit(".github/CODEOWNERS", new=_ALL),), in_range=True),
)
NO_CODEOWNERS = Rule(
    "QA922",
    "no-codeowners",
    "note",
    "a change to the knowledge or to the gate in a repository without a CODEOWNERS file (instead of QA921)",
    reason="Without it anybody who may merge can merge what every later session will believe.",
    way_out="Add `.github/CODEOWNERS`; `qa-memory doctor` shows the lines. Or `disable: [QA922]` in the settings.",
    bad=Example((_NOTE,)),
    good=Example((_NOTE,), before=(Edit(".github/CODEOWNERS", new=_ALL),)),
)

RULES = (UNOWNED, NO_CODEOWNERS)

_USES = expression(b"|".join(one.pattern for one in (STORES, ACKNOWLEDGEMENTS, SETTINGS)))
"""What shows that a repository uses the gate, beside what runs it."""
_NAMED, _LONG = 3, 200
"""How many lines that GitHub skips a message names, and how many characters of a path."""


def check(change: Change) -> Iterator[Finding]:
    """Ask for the owners of what this change touches; if it touches CODEOWNERS, of all that is governed."""
    if (
        not change.bases
        or change.below
        or not any(touches(change) for touches in (_touches_guarded, _touches_store, _touches_pattern))
    ):
        return
    from . import codeowners, settings

    # What is touched is looked up first: a change of one record does not list the repository.
    used = [path for path in change.paths or () if _USES.search(os.fsencode(path))]
    if not change.head.select(Exactly(used)) and not uses_gate(change.head):
        return
    found = codeowners.read(change.head)
    everything = found is not None and any(map(change.alters, codeowners.PLACES))
    among = None if everything or change.whole else change.paths
    bare: dict[str, str] = {}
    for place, path in governed(change.head, change.model(settings.judging), among):
        if place in bare or not (everything or change.alters(path)):
            continue
        if found is None:
            message = "there is no CODEOWNERS file, so nobody's review is asked for"
            yield Finding(NO_CODEOWNERS, codeowners.PLACES[0], message, subject="CODEOWNERS")
            return
        if not found.owners(path):
            bare[place] = path
    for place, path in bare.items():
        assert found
        # Of the file of the owners itself the specification of a host says nothing, so this is for a person to know.
        severity: Severity = "warn" if change.in_review and path != found.path else "note"
        which = f" (`{visible(path, _LONG)}`)" if path != place else ""  # the place is what an answer is about
        message = f"nobody owns it: {_why(found, path)}{which}"
        yield Finding(UNOWNED, path, message, subject=place, block="has no owner", severity=severity)


def uses_gate(snapshot: Snapshot) -> bool:
    """Whether there is knowledge to guard, or anything of the gate; to any other repository it has nothing to say."""
    if snapshot.select(_USES):
        return True
    from . import pipelines

    return bool(pipelines.find(snapshot))


def governed(snapshot: Snapshot, known: Settings, among: Collection[str] | None = None) -> Iterator[tuple[str, str]]:
    """The paths that need an owner, of these or of all: (what to call it, path). Of a folder all files.

    The file of the owners is one of them: whoever may edit it can make anybody an owner.
    """
    folders = _stores(known)
    wanted = Exactly(among) if among is not None else within(GUARDED, folders)
    for path, file in snapshot.select(wanted).items():
        name = os.fsencode(path)
        if store := store_of(path, folders):
            if store in folders or not known.exclude.match(path):
                yield store, path
        elif ACKNOWLEDGEMENTS.search(name):
            yield ".qa-acks", path
        elif WORKFLOWS.search(name):
            from . import pipelines

            if pipelines.read(snapshot, file):
                yield path, path
        elif OWN_FILES.search(name):
            yield path, path
    for path in snapshot.select(Exactly(skills(snapshot, known.stores.patterns))):
        if among is None or path in among:
            yield path, path


def skills(snapshot: Snapshot, named: Collection[str]) -> set[str]:
    """The skill files that learned patterns have graduated to; `named` are the pattern files of the settings."""
    from . import patterns

    files = snapshot.select(Exactly(patterns.lookup.candidates(named)))
    if not files:
        return set()
    found = (patterns.store.at(snapshot, file) for file in files.values())
    return {pattern.skill for one in found for pattern in one.patterns if pattern.skill}


def _touches_guarded(change: Change) -> bool:
    return change.touches(GUARDED)


def _touches_pattern(change: Change) -> bool:
    """Whether a change touches learned patterns, or a file that teaches one."""
    from . import patterns

    places = patterns.lookup.places(change)
    if change.paths is None or not places:
        return bool(places)
    if not change.paths.isdisjoint(places):
        return True
    model = change.model(patterns.store.load)
    return any(one.skill in change.paths for file in model.head.values() for one in file.patterns if one.skill)


def _touches_store(change: Change) -> bool:
    """Whether a change touches a store that lies elsewhere. Only in review: a commit would wait for the settings."""
    if not change.in_review:
        return False
    from . import settings

    try:
        folders = _stores(change.model(settings.judging))
    except settings.BadSettings:
        return False  # told by whatever needs them
    return any(store_of(path, folders) for path in change.paths or ())


def _stores(known: Settings) -> tuple[str, ...]:
    return known.stores.records + known.stores.patterns


def _why(owners: CodeOwners, path: str) -> str:
    """Why a path has no owner."""
    if not owners.loaded:
        return f"GitHub does not load {owners.path}: it is too large, or no file"
    row = owners.row(path)
    why = f"line {row.line} of {owners.path} takes the owners away" if row else f"no line of {owners.path} matches"
    # One of these may have been meant for it.
    skipped = [line for line in owners.skipped if not row or line > row.line]
    if not skipped:
        return why
    more = f" and {len(skipped) - _NAMED} more" if len(skipped) > _NAMED else ""
    lines = f"line{'s' if len(skipped) > 1 else ''} {', '.join(map(str, skipped[:_NAMED]))}{more}"
    return f"{why}; GitHub skips {lines}, which it cannot read"


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
