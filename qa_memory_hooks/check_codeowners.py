"""The knowledge, and the gate's own files, have an owner whose review a change of them needs."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from .change import Change, Snapshot
from .change.snapshot import Exactly
from .governed import ACKNOWLEDGEMENTS, OWN_FILES, STORE, WORKFLOWS
from .hook import hook
from .report.finding import Finding
from .report.rule import Edit, Example, Rule, Severity
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
    way_out="Add `.github/CODEOWNERS`; `qa-memory doctor` shows the lines.",
    bad=Example((_NOTE,)),
    good=Example((_NOTE,), before=(Edit(".github/CODEOWNERS", new=_ALL),)),
)

RULES = (UNOWNED, NO_CODEOWNERS)


def check(change: Change) -> Iterator[Finding]:
    """Ask for the owners of what this change touches; if it touches CODEOWNERS, of all that is governed."""
    asked = (STORE, ACKNOWLEDGEMENTS, OWN_FILES)
    if not change.bases or change.below or not any(map(change.touches, asked)):
        return
    from . import codeowners, settings

    places = list(governed(change.head, change.model(settings.judging)))
    altered = _altered(change, {path for _, path in places} | set(codeowners.PLACES))
    touched = {place for place, path in places if path in altered}
    found = codeowners.read(change.head)
    if found is None:
        if touched:
            message = "there is no CODEOWNERS file, so nobody's review is asked for"
            yield Finding(NO_CODEOWNERS, codeowners.PLACES[0], message, subject="CODEOWNERS")
        return
    everything = bool(altered & set(codeowners.PLACES))
    bare: dict[str, str] = {}
    for place, path in places:
        if (everything or place in touched) and not found.owners(path):
            bare.setdefault(place, path)
    for place, path in bare.items():
        # Of the file of the owners itself the specification of a host says nothing, so this is for a person to know.
        severity: Severity = "warn" if change.in_review and path != found.path else "note"
        message = f"nobody owns it: {_why(found, path)}{f' (`{path}`)' if path != place else ''}"
        yield Finding(UNOWNED, place, message, subject=place, block="has no owner", severity=severity)


def governed(snapshot: Snapshot, known: Settings) -> Iterator[tuple[str, str]]:
    """The paths that need an owner: (what to call it, path). Of a folder all files.

    The file of the owners is one of them: whoever may edit it can make anybody an owner.
    """
    from . import pipelines
    from .knowledge.base import root_of

    for path in snapshot.select(STORE):
        if not known.exclude.match(path):
            yield root_of(path), path
    folders = [folder.strip("/") for folder in (*known.stores.records, *known.stores.patterns)]
    if folders:
        below = b"|".join(re.escape(os.fsencode(folder)) for folder in folders)
        for path in snapshot.select(re.compile(b"^(?:" + below + b")(?:/|$)")):
            yield next(folder for folder in folders if f"{path}/".startswith(f"{folder}/")), path
    for path in snapshot.select(ACKNOWLEDGEMENTS):
        yield ".qa-acks", path
    runs = {one.path for one in pipelines.find(snapshot)}
    for path in snapshot.select(OWN_FILES):
        if path in runs or not WORKFLOWS.search(os.fsencode(path)):
            yield path, path


def _altered(change: Change, paths: set[str]) -> set[str]:
    """Those of the paths that this change alters."""
    if change.whole:
        return paths
    if change.paths is not None:
        return paths & change.paths
    wanted = Exactly(paths)
    head = change.head.select(wanted)
    before = [(base, base.select(wanted)) for base in change.bases]
    return {
        path
        for path in paths
        for base, files in before
        if (path in head) != (path in files) or (path in head and not change.same(base, files.get(path), head[path]))
    }


def _why(owners: CodeOwners, path: str) -> str:
    """Why a path has no owner."""
    if not owners.loaded:
        return f"GitHub does not load {owners.path}: it is too large, or no file"
    row = owners.row(path)
    if row:
        return f"line {row.line} of {owners.path} takes the owners away"
    skipped = f"; GitHub skips line {owners.skipped[0]}, which it cannot read" if owners.skipped else ""
    return f"no line of {owners.path} matches{skipped}"


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
