"""What a configuration refers to: paths that the snapshot must have, suites that it names itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..change import Snapshot
from ..change.snapshot import Exactly
from ..reading.json_text import JSON
from ..typed import Literal, NamedTuple
from . import places
from .file import ConfigFile
from .places import Place
from .schema import Keys, named, value_of
from .vocabulary import ADDRESS, CHANGE_TYPES

Wanted = Literal["file", "folder", "any"]
_REQUIRED: dict[Keys, Wanted] = {
    ("qa", "testDir"): "folder",
    ("qa", "playwrightConfig"): "file",
    ("stack", "composeFile"): "file",
}
_PLAYWRIGHT = ("qa", "playwrightConfig")


class Reference(NamedTuple):
    """A path that is named at a key, as it is written and from the root, and what must be there."""

    keys: Keys
    written: str
    path: str
    wanted: Wanted


class Dangling(NamedTuple):
    """What refers to nothing: the key, what it says, and what is wrong with that.

    `is_required`: the agents cannot do without it. `near` is the path that may be looked for among others like it.
    """

    keys: Keys
    message: str
    is_required: bool = False
    near: str = ""


def paths(file: ConfigFile) -> Iterator[Reference]:
    """The paths that a configuration names."""
    top, holder = file.top, file.holder
    for keys, wanted in _REQUIRED.items():
        yield from _reference(holder, keys, value_of(top, keys), wanted)
    for keys in (("qa", "conventionsDocs"), *(("suites", name) for name in _object(top, "suites"))):
        for one in _list(value_of(top, keys)):
            yield from _reference(holder, keys, one)
    for index, drift in enumerate(_list(value_of(top, ("qa", "knownDrift")))):
        keys = ("qa", "knownDrift", index, "file")
        yield from _reference(holder, keys, value_of(drift, ("file",)))


def _reference(holder: str, keys: Keys, value: JSON, wanted: Wanted = "any") -> Iterator[Reference]:
    if isinstance(value, str):
        yield Reference(keys, value, places.plain(holder, value), wanted)


def _list(value: JSON) -> list[JSON]:
    return value if isinstance(value, list) else []


def _object(top: JSON, key: str) -> dict[str, JSON]:
    found = value_of(top, (key,))
    return found if isinstance(found, dict) else {}


def dangling(snapshot: Snapshot, file: ConfigFile, broken: Collection[Keys] = ()) -> list[Dangling]:
    """What of a configuration refers to nothing in a snapshot, each once; but for keys of which worse is known."""
    wanted = [one for one in paths(file) if one.keys not in broken]
    found = places.find(snapshot, (one.path for one in wanted))
    faults = [fault for one in wanted for fault in _fault(one, found[one.path])]
    faults += _without_address(snapshot, wanted, found)
    return list(dict.fromkeys((*faults, *_routes(file.top))))


def _fault(one: Reference, place: Place) -> Iterator[Dangling]:
    is_required = one.keys in _REQUIRED
    about = f"`{named(one.keys)}`"
    if place.kind == "nothing":
        if one.path == places.OUT:
            why = "leads out of the repository; paths are relative to the folder that holds `.qa/`"
            yield Dangling(one.keys, f"{about} {why}: {one.written}", is_required)
        else:
            message = f"{about} is not there: {one.written}"
            yield Dangling(one.keys, message, is_required, one.path)
    elif place.kind != "unknown" and one.wanted not in ("any", place.kind):
        yield Dangling(one.keys, f"{about} is a {place.kind}, and no {one.wanted}: {one.written}", is_required)
    elif place.kind == "file" and one.wanted == "file" and one.written.endswith("/"):
        yield Dangling(one.keys, f"{about} ends in a slash, and is a file: {one.written}", is_required)


def _without_address(snapshot: Snapshot, wanted: list[Reference], found: dict[str, Place]) -> Iterator[Dangling]:
    """A Playwright configuration that takes the address of the system under test from elsewhere."""
    for one in wanted:
        file = found[one.path].file
        if one.keys == _PLAYWRIGHT and file:
            data = snapshot.read(file)
            if data is not None and ADDRESS.encode() not in data:
                yield Dangling(one.keys, f"`{named(one.keys)}` does not use {ADDRESS}: {one.written}")


def _routes(top: JSON) -> Iterator[Dangling]:
    """Routes for what is no type of change, and routes that lead to no suite."""
    suites, routes = _object(top, "suites"), _object(top, "routes")
    if routes and not suites:
        yield Dangling(("routes",), "there are `routes`, and no `suites` that they could lead to")
    for kind, names in routes.items():
        keys = ("routes", kind)
        if kind not in CHANGE_TYPES:
            types = ", ".join(CHANGE_TYPES[:-1])
            yield Dangling(keys, f"`{named(keys)}` is for no type of change: those are {types} and {CHANGE_TYPES[-1]}")
        if names == []:
            yield Dangling(keys, f"`{named(keys)}` leads to no suite")
        for name in _list(names):
            if isinstance(name, str) and name not in suites:
                yield Dangling(keys, f"`{named(keys)}` leads to a suite that is not there: {name}")


def touched(file: ConfigFile, snapshot: Snapshot, changed: frozenset[str]) -> bool:
    """Whether one of some changed paths is or holds one that a configuration names, or is gone from below it."""
    wanted = {one.path for one in paths(file)}
    wanted |= places.ends(snapshot, wanted)
    above = {part for path in wanted for part in places.upwards(path)}
    if not above.isdisjoint(changed):
        return True
    below = [path for path in changed if not wanted.isdisjoint(places.upwards(path))]
    return bool(below) and len(snapshot.select(Exactly(below))) < len(below)
