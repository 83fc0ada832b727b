"""The record bundles of a change: those that it touches, in the head and in each base, and whoever they relate to."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterator

from .. import settings
from ..change import Change, File, Snapshot
from ..change.snapshot import Exactly, Within
from ..governed import RECORDS, within
from ..lazy import expression
from ..reading.globs import Globs
from ..typed import NamedTuple
from .bundle import Bundle, Place
from .vocabulary import BUNDLES, LOG, RECORD, RELATIONS, STORE

_STANDARD = expression(f"(?:(?:.*?/)??{STORE})(?=/|$)", re.DOTALL)
_NEIGHBOUR = (RECORD, RELATIONS, LOG)
"""What is asked of a record that another one relates to."""


class Stores:
    """The folders that hold records, by the settings of a repository."""

    def __init__(self, known: settings.Settings, below: str = "") -> None:
        self.more = known.stores.records
        self.wanted = within(RECORDS, self.more)
        """What finds the paths of all stores."""
        self.exclude: Globs = known.exclude
        self.below = below

    def judges(self, path: str) -> bool:
        """Whether a path is not left out."""
        return path.startswith(self.below) and not self.exclude.match(path)

    def of(self, path: str) -> str:
        """The folder of the store that a path lies in (or is); "" if it is judged in none.

        Where settings name a folder around the standard place or in it, the store is the one that makes it a bundle.
        """
        if not self.judges(path):
            return ""
        folders = [folder for folder in self.more if path == folder or path.startswith(f"{folder}/")]
        if found := _STANDARD.match(path):
            folders.append(found[0])
        return next((folder for folder in folders if _in_bundle(folder, path)), folders[0] if folders else "")

    def place(self, path: str) -> Place | None:
        """The bundle that a path lies in (or is the folder of)."""
        store = self.of(path)
        parts = _in_bundle(store, path) if store else None
        return Place(store, parts[0], parts[2]) if parts else None


def _in_bundle(store: str, path: str) -> list[str] | None:
    """The parts of a path in a store, where it lies in a bundle (or is the folder of one)."""
    parts = path[len(store) + 1 :].split("/", 3)
    return parts if len(parts) > 2 and parts[1] == BUNDLES else None


class Pair(NamedTuple):
    """A bundle of a base and what it is in the head: there, at another place, or nowhere."""

    old: Bundle
    new: Bundle | None


class Records:
    """The bundles that a change touches; all of them where the whole is judged or it is not known what changed."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.stores = Stores(change.model(settings.judging), change.below)
        places = self._touched()
        self.heads = self._load(change.head, places)
        if places is not None and places - self.heads.keys():
            places = None  # what relates to a record that has gone may lie anywhere
            self.heads = self._load(change.head, None)
        self.bases = [self._load(base, places) for base in change.bases]
        self.partial = places is not None
        """Whether the other records of the stores were not read."""
        self._by_id: dict[int | None, dict[str, list[Place]]] = {}
        self._known: dict[tuple[int | None, str, str, str], Bundle | None] = {}
        if self.heads or any(self.bases):
            change.counts["records"] = len(self.heads)

    def _touched(self) -> set[Place] | None:
        if self.change.whole or self.change.paths is None:
            return None
        return {place for path in self.change.paths if (place := self.stores.place(path))}

    def _load(self, snapshot: Snapshot, places: set[Place] | None) -> dict[Place, Bundle]:
        wanted = self.stores.wanted if places is None else Within(place.folder for place in places)
        return bundles(snapshot, self.stores, snapshot.select(wanted))

    # What changed.

    @functools.cached_property
    def pairs(self) -> list[list[Pair]]:
        """For each base: its bundles, and what became of each."""
        return [[Pair(old, self._now(place, base)) for place, old in base.items()] for base in self.bases]

    @functools.cached_property
    def olds(self) -> dict[Place, list[Bundle]]:
        """By place of a bundle of the head: what the bases have of it."""
        found: dict[Place, list[Bundle]] = {}
        for old, new in (pair for pairs in self.pairs for pair in pairs):
            if new:
                found.setdefault(new.place, []).append(old)
        return found

    def _now(self, place: Place, base: dict[Place, Bundle]) -> Bundle | None:
        """What a bundle of a base is in the head; one that was moved is found by its id."""
        if place in self.heads:
            return self.heads[place]
        return next((self.heads[at] for at in self._having(place.id) if at not in base), None)

    def _having(self, id_: str, base: int | None = None) -> list[Place]:
        """Where the records with an id lie, of those that were read; in the head or a base."""
        if base not in self._by_id:
            index: dict[str, list[Place]] = {}
            for place in self.heads if base is None else self.bases[base]:
                index.setdefault(place.id, []).append(place)
            self._by_id[base] = index
        return self._by_id[base].get(id_, [])

    @functools.cached_property
    def judged(self) -> list[Bundle]:
        """The bundles of the head that this change wrote: each differs from what any base has of it."""
        if self.change.whole:
            return list(self.heads.values())
        return [
            bundle
            for place, bundle in self.heads.items()
            if not any(_same(old, bundle) for old in self.olds.get(place, ()))
        ]

    def others(self) -> Iterator[File]:
        """The files of the head that lie in no bundle, or in the way to a store, and that this change wrote."""
        change, wanted = self.change, self.stores.wanted
        if change.whole or change.paths is None:
            files = change.head.select(wanted)
        else:
            files = change.head.select(Exactly(path for path in change.paths if wanted.search(os.fsencode(path))))
        loose = [file for path, file in files.items() if self.stores.judges(path) and not self._is_in_bundle(path)]
        before = [(base, base.select(Exactly(file.path for file in loose))) for base in change.bases] if loose else []
        for file in loose:
            if change.whole or not any(change.same(base, olds.get(file.path), file) for base, olds in before):
                yield file

    def _is_in_bundle(self, path: str) -> bool:
        place = self.stores.place(path)
        return place is not None and path != place.folder

    # Who is there besides.

    def find(self, store: str, product: str, id_: str, base: int | None = None) -> Bundle | None:
        """The record with an id in a store, in the head or a base; where several products have it, that of this one."""
        key = (base, store, product, id_)
        if key not in self._known:
            self._known[key] = next(self._named(store, product, id_, base), None)
        return self._known[key]

    def everywhere(self, place: Place) -> list[Bundle]:
        """The records of the head that have the id of a bundle, in any store that is known.

        Of a commit those are the ones that it touches, the one at the root, and those of the settings.
        """
        known = {place.store, STORE, *self.stores.more, *(one.store for one in self.heads)}
        return [one for store in sorted(known) for one in self._named(store, place.product, place.id, None)]

    def _named(self, store: str, product: str, id_: str, base: int | None) -> Iterator[Bundle]:
        loaded = self.heads if base is None else self.bases[base]
        snapshot = self.change.head if base is None else self.change.bases[base]
        here = {place.product: place for place in self._having(id_, base) if place.store == store}
        among = self.products(store) if self.partial else sorted(here)  # what was not read lies in any of them
        for name in (product, *(other for other in among if other != product)):
            if name in here:
                yield loaded[here[name]]
            elif self.partial and id_ and "/" not in id_:
                place = Place(store, name, id_)
                files = snapshot.select(Within([place.folder]))
                if found := bundles(snapshot, self.stores, files).get(place):
                    found.read(_NEIGHBOUR)
                    yield found

    def products(self, store: str) -> list[str]:
        """The products that a store has or had, sorted."""
        if store not in self._products:
            names = {place.product for group in (self.heads, *self.bases) for place in group if place.store == store}
            self._products[store] = sorted(names | (self.change.head.folders(store) if self.partial else set()))
        return self._products[store]

    @functools.cached_property
    def _products(self) -> dict[str, list[str]]:
        return {}

    def all_of(self, store: str) -> list[Bundle]:
        """All records of a store in the head."""
        if not self.partial:
            return [bundle for place, bundle in self.heads.items() if place.store == store]
        head = self.change.head
        return list(bundles(head, self.stores, head.select(Within([store]))).values())


def _same(old: Bundle, new: Bundle) -> bool:
    """Whether a bundle is what it was, as git stores it."""
    return (
        old.files.keys() == new.files.keys()
        and old.place.product == new.place.product
        and all(old.files[name].mode == file.mode and equal(old, new, name) for name, file in new.files.items())
    )


def equal(old: Bundle, new: Bundle, name: str) -> bool:
    """Whether a file of a bundle is what it was, as git stores it."""
    ids = old.files[name].oid, new.files[name].oid
    if all(ids):
        return ids[0] == ids[1]
    data = new.data(name)
    return data is not None and data == old.data(name)


def bundles(snapshot: Snapshot, stores: Stores, files: dict[str, File]) -> dict[Place, Bundle]:
    """The bundles that some files make up, by place, in order."""
    groups: dict[Place, dict[str, File]] = {}
    for path, file in files.items():
        place = stores.place(path)
        if place and len(path) > len(place.folder):
            groups.setdefault(place, {})[path[len(place.folder) + 1 :]] = file
    return {place: Bundle(place, group, snapshot) for place, group in sorted(groups.items())}


def load(change: Change) -> Records:
    """The records of a change; use it as `change.model(load)`, so that it is read once."""
    return Records(change)
