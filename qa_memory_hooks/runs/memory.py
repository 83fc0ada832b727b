"""The memory of the runs in a project: what earlier ones learned, as hints for the next.

The plugin derives each entry, and nobody writes one by hand. So everything that follows from something else in the
file is judged: an entry that was made up, or tampered with, would be told to agents as experience.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from ..lazy import expression
from ..reading.json_text import JSON
from ..typed import NamedTuple
from .ecmascript import number, whole_characters
from .file import RunFile, named

VERSION = 1
KEPT = 5
"""So many runs of those that saw something are named in `seenIn`: the last ones."""
EXPIRY = 6
"""What none of so many last runs has seen is dropped."""
OFTEN = 2
"""A known failure that so many runs have seen is suggested for `qa.knownDrift`."""
KNOWN_FAILURE, CRITIC_GAP, GUARD_DENIAL, DRIFT_PROBE = "known-failure", "critic-gap", "guard-denial", "drift-probe"
TYPES = (KNOWN_FAILURE, "env-issue", "author-lesson", "flaky", CRITIC_GAP, GUARD_DENIAL, DRIFT_PROBE)

_SEPARATOR = " › "
"""Stands in a subject between the spec and the test."""
_KEY = expression("[0-9a-f]{8}")
_FORGET = "have the plugin forget this entry; if it is true, a later run learns it anew"
_RUNS = "the plugin writes `runs`: take memory.json from a backup, or remove it and let the next run start a new one"

Entry = dict[str, JSON]


class Runs(NamedTuple):
    """The ids of all runs that the memory was made of, and of the last ones."""

    known: frozenset[str]
    recent: frozenset[str]


class Fault(NamedTuple):
    """What is wrong with a member of an entry."""

    member: str
    code: str
    message: str


def key(*parts: str) -> str:
    """The key that parts give, the type first: 8 hexadecimal digits of the SHA-1 of what NUL joins."""
    return hashlib.sha1(whole_characters("\0".join(parts)), usedforsecurity=False).hexdigest()[:8]


def verify(file: RunFile) -> None:
    """Judge `memory.json`; problems go to the file."""
    top = file.document()
    if top is None:
        return
    version = top.get("schemaVersion")
    if version != VERSION or isinstance(version, bool):
        message = f"the schema version is not {VERSION}, and what another one means is not known here"
        file.problem_at(("schemaVersion",), "schema-version", message, "check it with a version that knows the schema")
        return
    if not isinstance(top.get("updatedAt"), str | None):
        file.problem_at(("updatedAt",), "shape", "`updatedAt` is neither a text nor null", _RUNS)
    names = _texts(top.get("runs"))
    if names is None:
        file.problem_at(("runs",), "shape", "`runs` is no list of texts", _RUNS)
    for index, run in _repeated(names or ()):
        file.problem_at(("runs", index), "runs-unique", f"the run {named(run)} stands twice", _RUNS)
    entries = top.get("entries")
    if not isinstance(entries, list):
        file.problem_at(("entries",), "shape", "`entries` is no list", _RUNS)
        return
    _judge(file, entries, None if names is None else Runs(frozenset(names), frozenset(names[-EXPIRY:])))


def _judge(file: RunFile, entries: list[JSON], runs: Runs | None) -> None:
    first: dict[str, int] = {}
    for index, entry in enumerate(entries):
        place = ("entries", index)
        if file.is_full:
            return
        if not isinstance(entry, dict):
            file.problem_at(place, "shape", "an entry that is no object", _FORGET)
            continue
        for fault in _faults(entry, runs):
            file.problem_at((*place, fault.member), fault.code, fault.message, _FORGET)
        own = entry.get("key")
        if isinstance(own, str) and first.setdefault(own, index) != index:
            message = f"the key {named(own)} is that of entry {first[own] + 1}, too"
            file.problem_at((*place, "key"), "duplicate-key", message, _FORGET)


def _faults(entry: Entry, runs: Runs | None) -> Iterator[Fault]:
    yield from _shape(entry)
    yield from _identity(entry)
    last = entry.get("lastSeen")
    if not isinstance(last, str):
        yield Fault("lastSeen", "last-seen", "no `lastSeen`: which run was the last to see it?")
    seen = _texts(entry.get("seenIn"))
    if seen is None:
        yield Fault("seenIn", "shape", "`seenIn` is no list of runs")
        return
    if isinstance(last, str) and seen[-1:] != [last]:
        yield Fault("lastSeen", "last-seen", f"`lastSeen` is {named(last)}, which is not the last run of `seenIn`")
    if not seen:
        return
    yield from _seen(entry, seen, runs)
    if runs and isinstance(last, str) and last not in runs.recent:
        message = f"none of the last {EXPIRY} runs has seen it: the plugin would have dropped it"
        yield Fault("lastSeen", "expired", message)
    elif entry.get("type") == KNOWN_FAILURE:  # what is to be dropped takes its suggestion along
        yield from _suggestion(entry, len(seen))


def _shape(entry: Entry) -> Iterator[Fault]:
    for member in ("subject", "summary"):
        if not isinstance(entry.get(member), str):
            yield Fault(member, "shape", f"`{member}` is no text")
    for member in ("detail", "file", "test"):
        if not isinstance(entry.get(member), str | None):
            yield Fault(member, "shape", f"`{member}` is neither a text nor null")
    if not isinstance(entry.get("inKnownDrift"), bool | None):
        yield Fault("inKnownDrift", "shape", "`inKnownDrift` is neither true nor false")
    if _texts(entry.get("agents")) is None:
        yield Fault("agents", "shape", "`agents` is no list of texts")


def _identity(entry: Entry) -> Iterator[Fault]:
    """Whether id, key and type agree with the parts."""
    kind, own, told = entry.get("type"), entry.get("key"), entry.get("id")
    known = isinstance(kind, str) and kind in TYPES
    if not known:
        shown = named(kind) if isinstance(kind, str) else "no text"
        yield Fault("type", "type", f"the type is {shown}; known are {', '.join(TYPES)}")
    if not isinstance(own, str):
        yield Fault("key", "key-derivation", "no `key`")
        return
    if told != own:
        shown = named(told) if isinstance(told, str) else "no text"
        yield Fault("id", "id-key", f"the id is {shown}, the key {named(own)}: the plugin gives both the same")
    if not known:
        return
    right = [key(str(kind), *parts) for parts in _parts(entry)]
    if right and own not in right:
        yield Fault("key", "key-derivation", f"the key is {named(own)}; type and parts give {right[0]}")
    elif not _KEY.fullmatch(own):
        yield Fault("key", "key-derivation", f"the key {named(own)} is not 8 digits from 0 to f")


def _parts(entry: Entry) -> Iterator[tuple[str, ...]]:
    """The parts, behind the type, that the key may be made of; none where the entry does not keep them.

    A spec and a test: as `file` and `test`, or in the subject, where they stand in entries that keep neither. A part
    that is null counts as an empty text. Of a gap that the critic found one part, the criterion, is not kept.
    """
    kind, spec, test = entry.get("type"), _text(entry.get("file")), _text(entry.get("test"))
    subject = _text(entry.get("subject"))
    if kind == GUARD_DENIAL:
        rule, _, tool = ("" if word == "null" else word for word in subject.partition(" on "))
        yield from ((agent, rule, tool) for agent in (_texts(entry.get("agents")) or ())[:1])
    elif kind == DRIFT_PROBE:
        yield (spec,)
    elif kind == KNOWN_FAILURE:  # early ones keep the file alone
        yield spec, test if "test" in entry else subject.partition(_SEPARATOR)[2]
        return
    elif kind != CRITIC_GAP and _SEPARATOR in subject:
        first, _, rest = subject.partition(_SEPARATOR)
        yield first, rest
    if "file" in entry and "test" in entry and kind != CRITIC_GAP:
        yield spec, test


def _seen(entry: Entry, seen: list[str], runs: Runs | None) -> Iterator[Fault]:
    """Whether the runs that saw it, their number, the first one, and the list of all runs agree."""
    first, last = entry.get("firstSeen"), entry.get("lastSeen")
    if len(seen) > KEPT:
        yield Fault("seenIn", "seen-cap", f"{len(seen)} runs in `seenIn`: the plugin keeps the last {KEPT}")
    for _, run in _repeated(seen):
        yield Fault("seenIn", "seen-in", f"the run {named(run)} stands twice in `seenIn`")
    for run in seen if runs else ():
        if runs and run not in runs.known and run != last:  # that the last one is unknown is told as `expired`
            yield Fault("seenIn", "seen-in", f"`seenIn` names {named(run)}, which is not in `runs`")
    count = _count(entry)
    if count < len(seen) or (count > len(seen) and len(seen) < KEPT):
        told = number(count) if count > 0 else "no whole number above 0"
        yield Fault("count", "count", f"`count` is {told}, and `seenIn` names {_counted(len(seen))}")
    if not isinstance(first, str):
        yield Fault("firstSeen", "first-seen", "no `firstSeen`: which run was the first to see it?")
    elif count == len(seen) and first != seen[0]:
        yield Fault("firstSeen", "first-seen", f"`firstSeen` is {named(first)}, the first run of `seenIn` is another")
    elif runs and first not in runs.known and first not in seen:
        yield Fault("firstSeen", "first-seen", f"`firstSeen` is {named(first)}, which is not in `runs`")


def _suggestion(entry: Entry, times: int) -> Iterator[Fault]:
    """Whether a known failure is suggested for `qa.knownDrift` exactly if it was seen often and is not there yet."""
    told, drifts = entry.get("suggestion"), entry.get("inKnownDrift") is True
    times = max(times, _count(entry))
    if not isinstance(told, str | None):
        yield Fault("suggestion", "suggestion", "`suggestion` is neither a text nor null")
    elif told and drifts:
        yield Fault("suggestion", "suggestion", "suggested for `qa.knownDrift`, although it is in there")
    elif told and times < OFTEN:
        yield Fault("suggestion", "suggestion", f"suggested for `qa.knownDrift`, but seen by {_counted(times)}")
    elif not told and not drifts and times >= OFTEN:
        message = f"no suggestion, although {_counted(times)} have seen it and it is not in `qa.knownDrift`"
        yield Fault("suggestion", "suggestion", message)


def _repeated(texts: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The texts that stood before, with their index."""
    before = set()
    for index, text in enumerate(texts):
        if text in before:
            yield index, text
        before.add(text)


def _count(entry: Entry) -> int:
    """How often it was seen, as the entry says; 0 where that is no whole number."""
    told = entry.get("count")
    return int(told) if isinstance(told, int | float) and not isinstance(told, bool) and told % 1 == 0 else 0


def _texts(value: JSON) -> list[str] | None:
    """A list of texts; None if it is something else."""
    if not isinstance(value, list):
        return None
    found = [one for one in value if isinstance(one, str)]
    return found if len(found) == len(value) else None


def _text(value: JSON) -> str:
    return value if isinstance(value, str) else ""


def _counted(runs: int) -> str:
    return f"{runs} run{'' if runs == 1 else 's'}"
