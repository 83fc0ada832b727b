"""Relations between records: which there are, whether they mirror each other, and the generations of a chain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..reading.json_text import JSON, JsonError, parse, positions
from ..typed import TYPE_CHECKING, NamedTuple
from .problem import Problem
from .vocabulary import AGENT, KEPT_GENERATIONS, RELATION_TYPES, SUCCEEDED, SUPERSEDED, SUPERSEDES

if TYPE_CHECKING:
    from .bundle import Bundle

MIRRORED = {SUPERSEDES: SUCCEEDED, SUCCEEDED: SUPERSEDES}
Find = Callable[[str], "Bundle | None"]
"""The record with an id."""


class Relation(NamedTuple):
    """A relation to another record, the line and column (from 1) where it stands, and the whole object."""

    type: str
    target: str
    line: int
    column: int
    fields: dict[str, JSON]


class Relations(NamedTuple):
    """The sound relations in order, and what is wrong with the others."""

    all: tuple[Relation, ...]
    problems: tuple[Problem, ...]

    def targets(self, type_: str) -> list[str]:
        """The targets of the relations of a type."""
        return [one.target for one in self.all if one.type == type_]


def read(text: str) -> Relations:
    """Read `relations.json`: an array, or an object with that array under `relations`."""
    try:
        found = parse(text)
    except JsonError as error:
        return Relations((), (Problem("json", error.message, error.line, error.column),))
    rows, above = (found.get("relations"), ("relations",)) if isinstance(found, dict) else (found, ())
    if not isinstance(rows, list):
        return Relations((), (Problem("shape", "neither an array nor an object with an array `relations`"),))
    if not rows:
        return Relations((), ())
    places = positions(text)
    relations, problems = [], []
    for at, row in enumerate(rows):
        place = places[(*above, at)]
        if not isinstance(row, dict):
            problems.append(Problem("shape", "no object in the array of relations", *place))
            continue
        type_, target = row.get("type"), row.get("target")
        if not isinstance(type_, str) or type_ not in RELATION_TYPES:
            problems.append(Problem("relation", f"`type` is none of {', '.join(RELATION_TYPES)}", *place))
        elif not isinstance(target, str) or not target:
            problems.append(Problem("relation", f"`{type_}` without a `target`: the id of a record", *place))
        else:
            relations.append(Relation(type_, target, *place, row))
    return Relations(tuple(relations), tuple(problems))


def check(bundle: Bundle, find: Find, was_removed: Callable[[str], bool], clear: set[str]) -> Iterator[Problem]:
    """What is wrong with the relations of a record, seen with all others.

    `find` gives the record with an id; `was_removed` says whether an id that has none is a removed generation.
    `clear` are the ids that are known to lead into no circle, for the records of one store and product.
    """
    own = bundle.place.id
    frees: bool | None = None  # whether what it supersedes may be gone, once that is asked
    seen = set()
    for one in bundle.relations.all:
        if (one.type, one.target) in seen:
            continue  # said twice is said once
        seen.add((one.type, one.target))
        if one.target == own:
            yield Problem("relation", f"`{one.type}` to the record itself", one.line, one.column)
            continue
        other = find(one.target)
        mirror = MIRRORED.get(one.type)
        if other is None:
            if one.type == SUPERSEDES and frees is None:
                frees = has_newer(bundle, find, KEPT_GENERATIONS, itself=True)
            if not (frees if one.type == SUPERSEDES else was_removed(one.target)):
                yield Problem("relation", f"`{one.type}`: there is no record `{one.target}`", one.line, one.column)
        elif mirror and own not in other.relations.targets(mirror):
            message = f"`{one.type}`: `{one.target}` does not say `{mirror}` of this one"
            yield Problem("relation", message, one.line, one.column)
    if circle := _circle(bundle, find, clear):
        yield Problem("relation", f"the chain of `{SUPERSEDES}` runs in a circle: {' → '.join(circle)}")
    if bundle.status == SUPERSEDED and not bundle.relations.targets(SUCCEEDED):
        yield Problem("relation", f"the log says `{SUPERSEDED}`, and no relation `{SUCCEEDED}` names the successor")


def _circle(bundle: Bundle, find: Find, clear: set[str]) -> list[str]:
    """The ids of a chain of supersessions that comes back to a record; empty if none does."""
    own = bundle.place.id
    came: dict[str, str] = {}
    twice = False
    waiting = [(target, own) for target in bundle.relations.targets(SUPERSEDES)]
    while waiting:
        at, before = waiting.pop()
        if at in clear:
            continue
        if at in came:
            twice = True
            continue
        came[at] = before
        if at == own:
            break
        other = find(at)
        waiting += [(target, at) for target in other.relations.targets(SUPERSEDES)] if other else []
    if own not in came:
        if not twice:  # a chain without branches is walked once, however many records of it are looked at
            clear |= {own, *came}
        return []
    circle, at = [own], came[own]
    while at != own and len(circle) < 5:  # enough to be shown
        circle.append(at)
        at = came[at]
    return [own, *reversed(circle[1:]), own]


def has_newer(bundle: Bundle, find: Find, count: int, *, itself: bool = False) -> bool:
    """Whether so many superseded generations are newer than a record; `itself` counts it as the first of them.

    Where a chain branches all ways must have them.
    """
    known: dict[tuple[str, int], bool] = {}

    def newer(one: Bundle, wanted: int) -> bool:
        if wanted <= 0:
            return True
        key = (one.place.id, wanted)
        if key not in known:
            others = [find(target) for target in one.relations.targets(SUCCEEDED) if target != bundle.place.id]
            known[key] = bool(others) and all(
                other is not None and other.status == SUPERSEDED and newer(other, wanted - 1) for other in others
            )
        return known[key]

    if itself:
        return bundle.status == SUPERSEDED and newer(bundle, count - 1)
    return newer(bundle, count)


def may_go(bundle: Bundle, find: Find) -> bool:
    """Whether a record may be removed: a superseded generation of agent origin, with three newer superseded ones."""
    return bundle.status == SUPERSEDED and bundle.record.origin == AGENT and has_newer(bundle, find, KEPT_GENERATIONS)


def named(bundles: Iterable[Bundle], find: Find) -> set[str]:
    """The ids of removed generations that the chains of these records still name."""
    found = set()
    for bundle in bundles:
        missing = {target for target in bundle.relations.targets(SUPERSEDES) if find(target) is None}
        if missing and has_newer(bundle, find, KEPT_GENERATIONS, itself=True):
            found |= missing
    return found
