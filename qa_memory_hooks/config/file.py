"""One configuration: what it says, the places of its keys, and the keys that nothing reads."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from ..change import Change, File, Snapshot
from ..change.snapshot import Exactly
from ..reading.json_text import JSON, JsonError, parse, positions
from ..reading.text import Document, read
from . import lookup, schema
from .schema import Keys, Problem, named
from .vocabulary import ENOUGH, FILE, OBJECTS


class ConfigFile:
    """A configuration as it stands in a snapshot. Without its text, or where that is no JSON, it says nothing."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.path = document.file.path
        self.holder = lookup.holder(self.path)
        self.store = self.path.removesuffix(FILE) + FILE.partition("/")[0]
        self.text = document.text or ""
        self.error: JsonError | None = None
        self.top: JSON = None
        if document.text is not None:
            try:
                self.top = parse(self.text)
            except JsonError as error:
                self.error = error

    @property
    def is_sound(self) -> bool:
        """Whether it can be told what it says."""
        return self.document.text is not None and self.error is None

    @property
    def is_ours(self) -> bool:
        """Whether it is a configuration of QA agents, and not of another tool."""
        top = self.top if isinstance(self.top, dict) else {}
        return sum(isinstance(top.get(name), dict) for name in OBJECTS) >= ENOUGH

    @functools.cached_property
    def _positions(self) -> dict[Keys, tuple[int, int]]:
        return positions(self.text)

    def place(self, keys: Keys) -> tuple[int, int]:
        """Line and column of a key, or of the nearest one above it."""
        while keys not in self._positions:
            keys = keys[:-1]
        return self._positions[keys]

    @functools.cached_property
    def problems(self) -> list[Problem]:
        """What is wrong with its form."""
        return schema.problems(self.top)

    def unused(self) -> Iterator[Problem]:
        """The keys that nothing reads, at any level; of what lies below such a one nothing is said."""
        yield from _unused(self.top, ())


def _unused(value: JSON, keys: Keys) -> Iterator[Problem]:
    part = schema.at(keys)
    if isinstance(value, list) and "properties" in part.get("items", {}):
        for index, one in enumerate(value):
            yield from _unused(one, (*keys, index))
    members = schema.members(part)
    if not isinstance(value, dict) or not members:
        return
    for key, below in value.items():
        if key in members:
            yield from _unused(below, (*keys, key))
        else:
            message = f"nothing reads `{named((*keys, key))}`; the nearest known key is `{_nearest(key, keys)}`"
            yield Problem((*keys, key), message)


def _nearest(key: str, keys: Keys) -> str:
    """The known key that may be meant: one of this name elsewhere, else the one beside it that is most like it."""
    import difflib  # only for the message

    elsewhere = [found for found in known() if found[-1] == key]
    if elsewhere:
        return named(elsewhere[0])
    beside = [name for name in schema.members(schema.at(keys)) if not name.startswith("$")]
    near = difflib.get_close_matches(key, beside, n=1, cutoff=0)[0]
    return named((*keys, near))


def known(keys: Keys = ()) -> Iterator[Keys]:
    """The keys that the schema knows below one, in its order; not those that are free to name, nor those of lists."""
    for key in schema.members(schema.at(keys)):
        yield (*keys, key)
        yield from known((*keys, key))


def at(snapshot: Snapshot, file: File) -> ConfigFile:
    """One configuration of a snapshot."""
    return ConfigFile(read(snapshot, file))


def load(change: Change) -> list[ConfigFile]:
    """The configurations that a change may be about; use it as `change.model(load)`, so that they are read once."""
    return [at(change.head, file) for file in lookup.files(change).values()]


def kept_from(change: Change, file: ConfigFile) -> list[Snapshot]:
    """The bases that have a configuration as it is in the head: without any this change wrote it."""
    wanted = Exactly([file.path])
    return [base for base in change.bases if change.same(base, base.select(wanted).get(file.path), file.document.file)]
