"""The logs of a run: each line is a JSON object, and says what it is.

Blank lines are skipped, as the plugin skips them. Known kinds are those that the plugin writes:

- `counters.log`: `criticRounds`, `producerDispatches`, `testLaunches`, which the limits of a run count;
- `events.jsonl`: `agent` (one has finished), `deny` (the guard has said no);
- `history.jsonl` has no kinds: a line is a finished run, and `runId` says which. No run stands there twice.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

from ..change.snapshot import MiB
from ..reading.json_text import JSON, JsonError, positions
from .file import RunFile, mended, named, value

COUNTERS = ("criticRounds", "producerDispatches", "testLaunches")
EVENTS = ("agent", "deny")

_SHORT = 10_000
"""Lines of up to so many characters are searched for the column of a fault."""
_REMOVE = "the plugin adds whole lines: remove this one if you know that nothing is lost with it"

Row = dict[str, JSON]
Fault = tuple[str, str, str]
"""The key that is wrong, a code, a message."""


def counters(file: RunFile) -> None:
    """Judge `counters.log`."""
    _judge(file, lambda row, _: _kind(row, COUNTERS))


def events(file: RunFile) -> None:
    """Judge `events.jsonl`."""
    _judge(file, lambda row, _: _kind(row, EVENTS))


def history(file: RunFile) -> None:
    """Judge `history.jsonl`."""
    lines: dict[str, int] = {}

    def judge(row: Row, number: int) -> Iterator[Fault]:
        run = row.get("runId")
        if not isinstance(run, str) or not run.strip():
            yield "runId", "run-id", "no `runId`: which run is this line about?"
        elif lines.setdefault(run, number) != number:
            yield "runId", "duplicate-run", f"the run {named(run)} has a line already (line {lines[run]})"

    _judge(file, judge)


def _kind(row: Row, known: tuple[str, ...]) -> Iterator[Fault]:
    kind = row.get("kind")
    if not isinstance(kind, str) or not kind.strip():
        yield "kind", "kind", f"no `kind`; known are {', '.join(known)}"
    elif kind not in known:
        yield "kind", "kind", f"the kind {named(kind)} is unknown; known are {', '.join(known)}"


def _judge(file: RunFile, faults: Callable[[Row, int], Iterator[Fault]]) -> None:
    for number, line in enumerate(io.StringIO(file.text or "", newline="\n"), 1):
        if file.is_full:
            return
        if not line.strip():
            continue
        if len(line) > MiB:
            file.problem("too-long", "a line of over a million characters; not read", _REMOVE, number)
            continue
        line = line.rstrip("\n")
        try:
            row = value(line)
        except JsonError as error:
            file.problem("json", error.message, _REMOVE, number, error.column)
            continue
        if not isinstance(row, dict):
            file.problem("shape", "no JSON object", _REMOVE, number)
            continue
        for key, code, message in faults(row, number):
            file.problem(code, message, _REMOVE, number, _column(line, key))


def _column(line: str, key: str) -> int:
    """Where a key stands in the object on a line; 1 where it does not, or where that would be long to find out."""
    return positions(mended(line)).get((key,), (1, 1))[1] if len(line) <= _SHORT else 1
