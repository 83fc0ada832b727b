"""The outcome log: which lines are events, which are legal, and what it costs to see."""

from __future__ import annotations

import pytest
from bundles import event, log
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.records import log as logs
from qa_memory_hooks.records.log import DEEPEST, continues, merges, read

GOOD = event("confirmed 1")


def told(text: str, kind: str = "fact", created: int = 1) -> list[tuple[str, int]]:
    return [(problem.kind, problem.line) for problem in read(text, kind, created).problems]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('{"buildOrdinal":1,"buildOrdinal":2,"origin":"user","type":"confirmed"}', "stands twice"),
        ('{"buildOrdinal":1,"origin":"user","type":"confirmed","ty\\u0070e":"helpful"}', "stands twice"),
        ('{"buildOrdinal":NaN,"origin":"user","type":"confirmed"}', "NaN"),
        ('{"buildOrdinal":Infinity,"origin":"user","type":"confirmed"}', "Infinity"),
        ('{"buildOrdinal":' + "9" * 4001 + ',"origin":"user","type":"confirmed"}', "4001 digits"),
        ('{"x":' + "[" * 65 + "]" * 65 + "}", "nested deeper"),
        ('{"note":"\\ud800","buildOrdinal":1,"origin":"user","type":"confirmed"}', "surrogate"),
        (GOOD.strip() + GOOD.strip(), "after the end"),
        (GOOD.strip() + "," + GOOD.strip(), "after the end"),
        ("", "empty line"),
        ("   ", "empty line"),
        ("# a comment", "comment"),
        (GOOD.strip() + ",", "after the end"),
    ],
)
def test_what_is_no_json_is_told_where_it_stands(line: str, says: str) -> None:
    found = read(GOOD + line + "\n" + GOOD, "fact", 1)
    (problem,) = found.problems
    assert (problem.kind, problem.line) == ("json", 2) and says in problem.message
    assert [one.line for one in found.events] == [1, 3]


def test_a_value_over_two_lines_is_two_faults() -> None:
    assert told('{"a":[1\n2]}\n') == [("json", 1), ("json", 2)]


@pytest.mark.parametrize("text", [GOOD.rstrip("\n"), GOOD + GOOD.rstrip("\n"), GOOD + "{"])
def test_a_last_line_that_does_not_end_is_half_an_event(text: str) -> None:
    assert told(text) == [("json", text.count("\n") + 1)]


def test_a_huge_integer_is_a_build_like_any_other() -> None:
    assert told(log([{"buildOrdinal": 10**3000}, {"buildOrdinal": 10**3000 + 1}])) == []


@pytest.mark.parametrize(
    "row", [{"buildOrdinal": 1.5}, {"buildOrdinal": -1}, {"type": []}, {"type": {}}, {"origin": 3}]
)
def test_values_of_another_kind(row: dict[str, object]) -> None:
    assert told(log([row])) == [("event", 1)]


def chain(deep: int) -> str:
    return log(["confirmed 1 e0", *(f"retracted 1 e{at} e{at - 1}" for at in range(1, deep + 1))])


def test_cancellations_are_as_deep_as_they_may_be() -> None:
    assert told(chain(DEEPEST)) == []
    assert told(chain(DEEPEST + 1)) == [("target", DEEPEST + 2)]


def test_the_work_of_a_long_log_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each event that is cancelled or counts again is a step; there are no more than the depth for each line."""
    steps = 0

    class Counted(dict):  # type: ignore[type-arg]
        def __setitem__(self, key: object, value: object) -> None:
            nonlocal steps
            steps += 1
            super().__setitem__(key, value)

    reader = logs._Reader("fact", 1)
    reader.cancellers = Counted()
    reader.read(chain(20_000))
    assert 20_000 / 2 < steps < 20_000 * DEEPEST


def test_a_message_names_few_of_the_events_that_share_an_id() -> None:
    """All of them each time would be more than the log: the square of its lines."""
    many = 900
    found = read(log([*["confirmed 1 a"] * many, *["retracted 1 b a"] * many]), "fact", 1)
    assert [problem.kind for problem in found.problems] == ["target"] * many
    assert "lines 1, 2, 3, 4, 5, …)" in found.problems[-1].message
    assert sum(len(problem.message) for problem in found.problems) < 100 * many


@pytest.mark.parametrize("target", [0, -1, 3, 9, 10**3000, 1.0, None, [], {}, False])
def test_lines_that_are_no_target(target: object) -> None:
    row = {"type": "overturned", "target": target} if target is not None else {"type": "overturned"}
    assert told(log(["confirmed 1 a", "confirmed 1 b", row])) == [("target", 3)]


def test_a_line_that_is_no_event_is_counted_and_no_target() -> None:
    text = GOOD + "{}\n\n" + log([{"type": "retracted", "target": 1}, {"type": "retracted", "target": 2}])
    assert told(text) == [("event", 2), ("json", 3), ("target", 5)]


@pytest.mark.parametrize("row", ["promoted 1 p", "deprecated 2 p"])
def test_what_is_illegal_may_be_cancelled(row: str) -> None:
    assert told(log(["deprecated 1 d", row, "retracted 2 r p"])) == [("transition", 2)]


def test_a_log_of_a_hundred_thousand_events() -> None:
    text = log(f"confirmed {1 + at // 10} e{at}" for at in range(100_000))
    found = read(text, "fact", 1)
    assert (len(found.events), found.problems) == (100_000, ())


OLD = log(["confirmed 1", "helpful 2"]).encode()
A, B, C = (event(row).encode() for row in ("confirmed 3 a", "harmful 4 b", "helpful 5 c"))


def test_a_log_goes_on_byte_by_byte() -> None:
    assert continues(OLD, OLD) and continues(OLD, OLD + A) and continues(b"", OLD)
    for at in range(len(OLD)):
        assert not continues(OLD, OLD[:at])
        assert not continues(OLD, OLD[:at] + bytes([OLD[at] ^ 1]) + OLD[at + 1 :])
        assert not continues(OLD, OLD[:at] + b" " + OLD[at:])


@pytest.mark.parametrize(
    ("parents", "merged", "wrong"),
    [
        ([OLD + A, OLD + B], OLD + A + B, None),
        ([OLD + A, OLD + B], OLD + B + A + C, None),
        ([OLD + A + C, OLD + B], OLD + A + B + C, None),
        ([OLD + A, OLD + A], OLD + A, None),  # picked from one branch to the other
        ([OLD + A, OLD + B, OLD + C], OLD + A + B + C, None),
        ([OLD, OLD + A], OLD + A, None),
        ([OLD + A, OLD + B], OLD + A, 1),
        ([OLD + A, OLD + B], OLD + B, 0),
        ([OLD + A + C, OLD + B], OLD + C + A + B, 0),
        ([OLD + A, OLD + B], A + OLD + B, 0),
        ([OLD + A, OLD + B], OLD[1:] + A + B, 0),
        ([OLD + A, b""], OLD + A, None),
    ],
)
def test_a_merged_log_has_the_lines_of_all_parents(parents: list[bytes], merged: bytes, wrong: int | None) -> None:
    assert merges(parents, merged) == wrong


@given(st.lists(st.integers(0, 2), max_size=9), st.data())
@settings(max_examples=150, deadline=None)
def test_any_order_that_keeps_that_of_each_parent(owners: list[int], data: st.DataObject) -> None:
    """Lines of three parents, shuffled together; then one that is dropped, altered or brought before an earlier one."""
    lines = [event(f"confirmed 3 e{at}").encode() for at in range(len(owners))]
    parents = [OLD + b"".join(line for line, one in zip(lines, owners, strict=True) if one == who) for who in range(3)]
    assert merges(parents, OLD + b"".join(lines)) is None
    if not lines:
        return
    at = data.draw(st.integers(0, len(lines) - 1))
    without = lines[:at] + lines[at + 1 :]
    assert merges(parents, OLD + b"".join(without)) == owners[at]
    assert merges(parents, OLD + b"".join([*lines[:at], lines[at].upper(), *lines[at + 1 :]])) == owners[at]
    before = [one for one in range(at) if owners[one] == owners[at]]
    if before:
        moved = [*without[: before[-1]], lines[at], *without[before[-1] :]]
        assert merges(parents, OLD + b"".join(moved)) == owners[at]
    assert merges(parents, OLD[:-1] + b" \n" + b"".join(lines)) == 0
