"""Any bytes as an outcome log: each line is an event or told, and what counts is what a second reading says."""

from __future__ import annotations

from qa_memory_hooks.reading.text import decode
from qa_memory_hooks.records import log, standing


def one_input(data: bytes) -> None:
    text, _ = decode(data)
    if text is None:
        return
    found = log.read(text, "fact", 1)
    lines = text.count("\n") + 1
    assert all(1 <= problem.line <= lines and problem.column >= 1 for problem in found.problems)
    told = {problem.line for problem in found.problems}
    assert {event.line for event in found.events} | told >= set(range(1, lines))
    cancelled = {event.target for event in standing.counting(found.events) if event.target}
    assert not cancelled & {event.line for event in standing.counting(found.events)}
    for build in {event.ordinal for event in found.events}:
        assert 0 < standing.trust(standing.standing(found.events, build), "user") < 1
    assert log.continues(data, data + b"x")
    assert log.merges([data, data], data) is None


SEEDS = [
    b'{"buildOrdinal":1,"origin":"user","type":"confirmed","id":"a"}\n'
    b'{"buildOrdinal":2,"origin":"user","type":"retracted","target":"a","id":"b"}\n'
    b'{"buildOrdinal":2,"origin":"agent-verified","type":"overturned","target":2}\n',
    b'{"buildOrdinal":3,"origin":"user","type":"promoted"}\r\n{"buildOrdinal":1,"origin":"user","type":"deprecated"}\r\n',
    b'{"buildOrdinal":true,"origin":null,"type":[]}\n\n[]\n{}{}\n{"buildOrdinal":1e9}',
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
