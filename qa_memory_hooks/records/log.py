"""The outcome log: one event a line, append-only; what it says, and what is illegal in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..reading.json_text import JSON, JsonError, parse
from ..typed import NamedTuple
from .problem import Problem
from .vocabulary import (
    CANCELLING,
    DEPRECATED,
    EVENTS,
    KINDS,
    ORIGINS,
    PROMOTABLE,
    PROMOTED,
)

DEEPEST = 64
"""How far cancellations may cancel each other: each step of such a chain is walked for every further event."""
_MOST = 100_000
"""How many faults are told; what is behind them is not read, and is a fault by itself."""
_SHOWN = 5
"""Of how many lines a message speaks: all of them each time would be more than the log."""
_TYPES, _ORIGINS = frozenset(EVENTS), frozenset(ORIGINS)


class Event(NamedTuple):
    """A sound event. `line` counts from 1; `target` is the line of what it cancels, 0 if it cancels nothing."""

    line: int
    ordinal: int
    origin: str
    type: str
    fields: dict[str, JSON]
    """All of the line, foreign fields included."""
    target: int = 0


class Log(NamedTuple):
    """The sound events in order, and what is wrong with the others."""

    events: tuple[Event, ...]
    problems: tuple[Problem, ...]


def objects(text: str) -> Iterator[tuple[int, JSON | JsonError]]:
    """The value of each line of a JSONL text, or what is wrong with the line.

    A last line that does not end is one: a reader that goes by lines loses it, and what is appended would join it.
    """
    lines = text.split("\n")
    unended = lines.pop()
    for number, line in enumerate(lines, 1):
        yield number, value(line, number)
    if unended:
        found = value(unended, len(lines) + 1)
        end = JsonError("the last line does not end: a line break is missing", len(lines) + 1, len(unended) + 1)
        yield len(lines) + 1, found if isinstance(found, JsonError) else end


def value(line: str, number: int) -> JSON | JsonError:
    """The value of one line, or what is wrong with it and where."""
    if not line or line.isspace():
        return JsonError("an empty line", number, 1)
    try:
        return parse(line)
    except JsonError as error:
        return JsonError(error.message, number, error.column)


def read(text: str, kind: str, created: int) -> Log:
    """Read a log and judge each event by what stands before it.

    `kind` is that of the record and `created` its `createdAtOrdinal`; "" or 0 where they cannot be read, and then
    nothing is held against them.
    """
    return _Reader(kind, created).read(text)


class _Reader:
    def __init__(self, kind: str, created: int) -> None:
        self.kind, self.created = kind, created
        self.events: list[Event] = []
        self.problems: list[Problem] = []
        self.by_line: dict[int, Event] = {}
        self.ids: dict[str, list[int]] = {}
        """The lines of each id."""
        self.cancellers: dict[int, int] = {}
        """By line: how many cancellations of it count. An event counts if there is none."""
        self.depth: dict[int, int] = {}
        self.counting = {PROMOTED: 0, DEPRECATED: 0}
        """How many of these count."""

    def read(self, text: str) -> Log:
        latest = 0
        for number, found in objects(text):
            if len(self.problems) >= _MOST:
                self.problems.append(Problem("event", "too much is wrong to read any further", text.count("\n") + 1))
                break
            if isinstance(found, JsonError):
                self.problems.append(Problem("json", found.message, number, found.column))
                continue
            wrong = flaw(found)
            if wrong or not isinstance(found, dict):
                self.problems.append(Problem("event", wrong, number))
                continue
            ordinal, origin, type_ = found["buildOrdinal"], found["origin"], found["type"]
            assert isinstance(ordinal, int) and isinstance(origin, str) and isinstance(type_, str)  # `flaw` has looked
            event = Event(number, ordinal, origin, type_, found)
            if ordinal < latest:
                self._wrong("ordinal", event, f"build {ordinal} after build {latest}")
            elif ordinal < self.created:
                self._wrong("ordinal", event, f"build {ordinal} before the record was created (build {self.created})")
            latest = max(latest, ordinal)
            self._add(event)
        return Log(tuple(self.events), tuple(self.problems))

    def _wrong(self, kind: str, event: Event, message: str) -> None:
        self.problems.append(Problem(kind, message, event.line))

    def _add(self, event: Event) -> None:
        name = event.fields.get("id")
        if event.type in CANCELLING:
            event = self._cancelling(event)
        elif illegal := self._illegal(event.type):
            self._wrong("transition", event, illegal)
            event = event._replace(type="")  # it stays in the log and changes nothing
        if isinstance(name, str):
            self.ids.setdefault(name, []).append(event.line)
        self.by_line[event.line] = event
        self.events.append(event)
        if event.type in self.counting:
            self.counting[event.type] += 1

    def _illegal(self, type_: str) -> str | None:
        if self.counting[DEPRECATED]:
            return f"`{type_}` after the record was deprecated: only a cancellation may follow"
        if type_ != PROMOTED:
            return None
        if self.kind in KINDS and self.kind not in PROMOTABLE:
            return f"a {self.kind} cannot be promoted, only {' or '.join(PROMOTABLE)}"
        return "promoted a second time" if self.counting[PROMOTED] else None

    def _cancelling(self, event: Event) -> Event:
        line, wrong = self._target(event)
        if wrong is None and self.cancellers.get(line):
            wrong = f"the event on line {line} is cancelled already"
        depth = self.depth.get(line, 0) + 1
        if wrong is None and depth > DEEPEST:
            wrong = f"cancellations of cancellations deeper than {DEEPEST}"
        if wrong is not None:
            self._wrong("target", event, wrong)
            return event._replace(type="")
        self.depth[event.line] = depth
        self._count(line, 1)
        return event._replace(target=line)

    def _target(self, event: Event) -> tuple[int, str | None]:
        target = event.fields.get("target")
        if isinstance(target, str):
            lines = self.ids.get(target, [])
            if len(lines) > 1:
                first = ", ".join(map(str, lines[:_SHOWN])) + ", …" * (len(lines) > _SHOWN)
                return 0, f"`{target}` is the id of several events (lines {first})"
            return (lines[0], None) if lines else (0, f"no earlier event has the id `{target}`")
        if isinstance(target, int) and not isinstance(target, bool):
            return (target, None) if target in self.by_line else (0, f"there is no earlier event on line {target}")
        return 0, f"`{event.fields['type']}` names no `target`: the id of an earlier event"

    def _count(self, line: int, change: int) -> None:
        """One more or one less cancellation of an event counts; what that one cancels follows."""
        while line:
            before = self.cancellers.get(line, 0)
            self.cancellers[line] = before + change
            if (before > 0) == (before + change > 0):
                return
            event = self.by_line[line]
            if event.type in self.counting:
                self.counting[event.type] -= change
            line, change = event.target, -change


def flaw(found: JSON) -> str:
    """What keeps a value from being an event; empty if nothing does."""
    if not isinstance(found, dict):
        return "no object"
    missing = [name for name in ("buildOrdinal", "origin", "type") if name not in found]
    if missing:
        return f"missing: {', '.join(missing)}"
    ordinal, origin, type_ = found["buildOrdinal"], found["origin"], found["type"]
    if not isinstance(ordinal, int) or isinstance(ordinal, bool) or ordinal < 1:
        return "`buildOrdinal` is not a whole number of 1 or more"
    if not isinstance(origin, str) or origin not in _ORIGINS:
        return f"`origin` is neither {' nor '.join(ORIGINS)}"
    if not isinstance(type_, str) or type_ not in _TYPES:
        return f"`type` is none of {', '.join(EVENTS)}"
    return ""


def continues(old: bytes, new: bytes) -> bool:
    """Whether a log holds an older one unaltered at its start."""
    return new.startswith(old)


def merges(olds: list[bytes], new: bytes) -> int | None:
    """Whether a log is made of several: what they share at their start, then the further lines of each in their order.

    Lines that none of them has come last. Returns the index of the first whose lines are not there like this, or their
    number where there are others in between; None if the log is sound.
    """
    parts = [old.splitlines(keepends=True) for old in olds]
    shared = 0
    while all(len(lines) > shared for lines in parts) and len({lines[shared] for lines in parts}) == 1:
        shared += 1
    lines = new.splitlines(keepends=True)
    left = Counter(line for part in parts for line in part[shared:])
    for at, part in enumerate(parts):
        if lines[:shared] != part[:shared]:
            return at
        rest = iter(lines[shared:])
        if not all(line in rest for line in part[shared:]):
            return at
    known = [line in left for line in lines[shared:]]
    between = Counter(lines[shared : shared + len(known) - known[::-1].index(True)] if any(known) else [])
    return len(olds) if between - left else None  # what no parent has comes behind what they have


def renumbered(old: bytes, new: bytes) -> int | None:
    """The line (from 1) of a cancellation whose target, told by a line number, is another event in a newer log."""
    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    for number, line in enumerate(before, 1):
        if b'"target"' not in line:
            continue
        found = value(line.decode("utf-8", "replace"), number)
        target = found.get("target") if isinstance(found, dict) else None
        if isinstance(target, int) and 0 < target <= len(before) and [before[target - 1]] != after[target - 1 : target]:
            return number
    return None
