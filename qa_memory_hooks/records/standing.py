"""Status, window and trust of a record: pure functions of its log, never stored."""

from __future__ import annotations

from collections.abc import Iterable

from ..typed import NamedTuple
from .log import Event
from .vocabulary import (
    ACTIVE,
    CANDIDATE,
    CONFIRMED,
    CONTRADICTED,
    DEPRECATED,
    HARMFUL,
    HELPFUL,
    MEASUREMENT,
    PROMOTED,
    SUPERSEDED,
    USER,
    WINDOW_CLOSE,
)

FADING, FADING_MEASUREMENT = 5, 3
"""After how many builds without a confirmation trust fades."""
FADED = 0.6
"""What trust is multiplied by then."""
_ALPHA, _BETA = {True: 3, False: 2}, 1
"""What trust starts from: by whether a user wrote the record; and against it."""
_LIGHT = 0.25
"""What `helpful` and `harmful` weigh against `confirmed` and `contradicted`."""


class Standing(NamedTuple):
    """What a log says of a record as of a build. Ordinals are builds; None where there is no such event."""

    status: str
    confirmed: int
    contradicted: int
    helpful: int
    harmful: int
    last_confirmed: int | None
    closed: int | None
    """The build at which the window ends; that build lies outside of it."""


def until(events: Iterable[Event], build: int | None) -> list[Event]:
    """The first events of a log, as they were logged up to a build (all without one)."""
    found = []
    for event in events:
        if build is not None and event.ordinal > build:
            break
        found.append(event)
    return found


def counting(events: Iterable[Event]) -> list[Event]:
    """The events that count: those that no counting event cancels. An illegal one counts for nothing."""
    cancelled: set[int] = set()
    found = []
    for event in reversed(list(events)):  # what cancels an event stands behind it
        if event.type and event.line not in cancelled:
            found.append(event)
            if event.target:
                cancelled.add(event.target)
    return found[::-1]


def standing(events: Iterable[Event], build: int | None = None) -> Standing:
    """What the log says as of a build; of all of it without one."""
    found = counting(until(events, build))
    types = [event.type for event in found]
    ladder = ((DEPRECATED, DEPRECATED), (SUPERSEDED, SUPERSEDED), (PROMOTED, ACTIVE))
    return Standing(
        next((status for type_, status in ladder if type_ in types), CANDIDATE),
        types.count(CONFIRMED),
        types.count(CONTRADICTED),
        types.count(HELPFUL),
        types.count(HARMFUL),
        max((event.ordinal for event in found if event.type == CONFIRMED), default=None),
        min((event.ordinal for event in found if event.type == WINDOW_CLOSE), default=None),
    )


def trust(found: Standing, origin: str) -> float:
    """How far a record can be relied on, from 0 to 1, before it fades."""
    good = found.confirmed + _LIGHT * found.helpful + _ALPHA[origin == USER]
    bad = found.contradicted + _LIGHT * found.harmful + _BETA
    return good / (good + bad)


def arithmetic(found: Standing, origin: str) -> str:
    """How `trust` comes about, as a person would write it."""
    alpha = _ALPHA[origin == USER]
    good = f"{found.confirmed} + ¼·{found.helpful} + {alpha}"
    bad = f"{found.contradicted} + ¼·{found.harmful} + {_BETA}"
    return f"({good}) / ({good} + {bad}) = {trust(found, origin):.4f}"


def unconfirmed_since(found: Standing, created: int, subtype: str | None, build: int) -> int | None:
    """The build since which nobody has confirmed a record that has faded by `build`; None if it has not."""
    since = created if found.last_confirmed is None else found.last_confirmed
    return since if build - since >= (FADING_MEASUREMENT if subtype == MEASUREMENT else FADING) else None
