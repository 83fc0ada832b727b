"""The learned patterns of a change: those that it wrote, in the head and in each base, and what became of each."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from ..change import Change, File, Snapshot
from ..change.snapshot import Exactly
from ..reading.text import read
from ..typed import NamedTuple
from . import lookup, skill
from .file import Pattern, PatternFile


class Pair(NamedTuple):
    """A pattern of a base and what it is in the head; None where it is gone."""

    old: Pattern
    new: Pattern | None


class Learned:
    """The pattern files of the head and of each base."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.places = lookup.places(change)
        self.head = self._load(change.head)
        self.bases = [self._load(base) for base in change.bases]
        looked_at = [file for file in self.head.values() if self.altered(file)]
        if looked_at:  # a commit of code alone is to be silent
            change.counts["patterns"] = sum(len(file.patterns) for file in looked_at)

    def _load(self, snapshot: Snapshot) -> dict[str, PatternFile]:
        files = snapshot.select(Exactly(self.places)) if self.places else {}
        return {path: at(snapshot, files[path]) for path in self.places if path in files}

    def altered(self, file: PatternFile) -> bool:
        """Whether this change wrote a file; with `whole` every file counts as written."""
        return self.change.alters(file.path)

    def skill(self, snapshot: Snapshot, path: str) -> str | None:
        """The text of a skill file in the head or a base, read once; None where it is missing or cannot be read."""
        key = (id(snapshot), path)
        if key not in self._skills:
            self._skills[key] = skill.text(snapshot, path)
        return self._skills[key]

    @functools.cached_property
    def _skills(self) -> dict[tuple[int, str], str | None]:
        return {}

    def written(self, pattern: Pattern) -> bool:
        """Whether this change wrote a pattern: no base has one with the same values."""
        return self.change.whole or not any(pattern.identity in known for known in self._identities)

    @functools.cached_property
    def _identities(self) -> list[frozenset[str]]:
        """Of each base, what its patterns are, in whichever file."""
        return [frozenset().union(*(file.identities for file in files.values())) for files in self.bases]

    def pairs(self) -> Iterator[list[Pair]]:
        """For each base: its patterns, and what became of each; not of a file that cannot be read now."""
        for files in self.bases:
            yield [pair for path, file in files.items() for pair in self._pairs(path, file, files)]

    def _pairs(self, path: str, file: PatternFile, base: dict[str, PatternFile]) -> Iterator[Pair]:
        now = self.head.get(path)
        if now is not None and not now.is_sound:
            return
        for old in file.patterns:
            if old.name and file.named(old.name) is old:
                found = now.named(old.name) if now else None
                yield Pair(old, found or next(self._moved(old, base), None))

    def _moved(self, old: Pattern, base: dict[str, PatternFile]) -> Iterator[Pattern]:
        """A pattern of a base in the files of the head that had none of its name: one that was moved is not lost."""
        for place, file in self.head.items():
            before = base.get(place)
            if (found := file.named(old.name)) and not (before and before.named(old.name)):
                yield found

    def before(self, pattern: Pattern) -> list[Pattern]:
        """What the bases have of a pattern of the head, by its name; where a file was moved, in whichever file."""
        found = []
        for files in self.bases:
            here = files.get(pattern.file.path)
            same = here.named(pattern.name) if here else None
            found += [same] if same else [old for file in files.values() if (old := file.named(pattern.name))]
        return found


def at(snapshot: Snapshot, file: File) -> PatternFile:
    """One pattern file of a snapshot."""
    return PatternFile(read(snapshot, file))


def load(change: Change) -> Learned:
    """The learned patterns of a change; use it as `change.model(load)`, so that they are read once."""
    return Learned(change)
