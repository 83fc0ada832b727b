"""Status, window and trust, against a second implementation that is as plain as the page says them."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from bundles import event, log
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.records import standing
from qa_memory_hooks.records.log import Event, Log, read

Row = tuple[str, int]
"""The type of an event, and what it cancels: the number of an earlier one from 0, or -1."""
WEIGHED = ("confirmed", "contradicted", "helpful", "harmful")
CANCELLING = ("retracted", "overturned")
PLAIN = (*WEIGHED, "promoted", "superseded", "deprecated", "window-close")
EVENTS = (*PLAIN, *CANCELLING)


def text(rows: tuple[Row, ...], builds: tuple[int, ...] = ()) -> str:
    lines = []
    for at, (type_, target) in enumerate(rows):
        more = {"target": f"e{target}"} if target >= 0 else {}
        lines.append({"type": type_, "id": f"e{at}", "buildOrdinal": builds[at] if builds else at + 1, **more})
    return log(lines)


def counts(rows: tuple[Row, ...], at: int) -> bool:
    """Whether an event counts: nobody cancels it, or only what does not count itself."""
    return not any(target == at and counts(rows, later) for later, (_, target) in enumerate(rows) if later > at)


def plain(rows: tuple[Row, ...]) -> list[bool]:
    """The same of all, from the last event back; the recursion above is too slow for that."""
    found = [True] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        if found[at] and rows[at][1] >= 0:
            found[rows[at][1]] = False
    return found


def naive(rows: tuple[Row, ...]) -> tuple[str, int | None, int | None, list[str]]:
    """Status, the end of the window, the last confirmation and what counts in a legal log with a build an event."""
    kept = [(build, type_) for build, ((type_, _), yes) in enumerate(zip(rows, plain(rows), strict=True), 1) if yes]
    left = [type_ for _, type_ in kept]
    status = "candidate"
    for type_, name in (("promoted", "active"), ("superseded", "superseded"), ("deprecated", "deprecated")):
        status = name if type_ in left else status
    closed = [build for build, type_ in kept if type_ == "window-close"]
    confirmed = [build for build, type_ in kept if type_ == "confirmed"]
    return status, closed[0] if closed else None, confirmed[-1] if confirmed else None, left


def trust(left: list[str], origin: str) -> Fraction:
    """The formula as it is written."""
    alpha, beta = (3, 1) if origin == "user" else (2, 1)
    good = left.count("confirmed") + Fraction(left.count("helpful"), 4) + alpha
    bad = left.count("contradicted") + Fraction(left.count("harmful"), 4) + beta
    return good / (good + bad)


def legal(rows: tuple[Row, ...]) -> bool:
    """Whether each event may stand where it stands."""
    for at, (type_, target) in enumerate(rows):
        left = [one for (one, _), kept in zip(rows[:at], plain(rows[:at]), strict=True) if kept]
        if type_ in CANCELLING:
            if not 0 <= target < at or not plain(rows[:at])[target]:
                return False
        elif "deprecated" in left or (type_ == "promoted" and "promoted" in left):
            return False
    return True


def sequences(longest: int, types: tuple[str, ...]) -> Iterator[tuple[Row, ...]]:
    """All sequences of these types with all targets, legal or not."""

    def grown(rows: tuple[Row, ...]) -> Iterator[tuple[Row, ...]]:
        yield rows
        if len(rows) < longest:
            for type_ in types:
                for target in range(len(rows)) if type_ in CANCELLING else (-1,):
                    yield from grown((*rows, (type_, target)))

    return grown(())


def agree(rows: tuple[Row, ...], found: Log) -> None:
    status, closed, confirmed, left = naive(rows)
    seen = standing.standing(found.events)
    assert (seen.status, seen.closed, seen.last_confirmed) == (status, closed, confirmed), rows
    for origin in ("user", "agent-verified"):
        assert abs(standing.trust(seen, origin) - trust(left, origin)) <= 1e-12, rows


def test_all_sequences_of_all_types_up_to_four() -> None:
    seen = 0
    for rows in sequences(4, EVENTS):
        found = read(text(rows), "fact", 1)
        assert legal(rows) == (not found.problems), rows
        if legal(rows):
            seen += 1
            agree(rows, found)
    assert seen > 8000


@pytest.mark.parametrize("first", PLAIN)
def test_trust_of_all_legal_sequences_up_to_six(first: str) -> None:
    """All ten types with all targets: 1.9 million logs. The events are made here; `read` is tested above and below."""
    seen: Counter[int] = Counter()

    def sums(types: tuple[str, ...], kept: list[bool]) -> tuple[float, float]:
        good = bad = 0.0
        for type_, yes in zip(types, kept, strict=True):
            if yes:
                good += {"confirmed": 1, "helpful": 0.25}.get(type_, 0)
                bad += {"contradicted": 1, "harmful": 0.25}.get(type_, 0)
        return good, bad

    def grow(rows: tuple[Row, ...], events: tuple[Event, ...]) -> None:
        kept = plain(rows)
        types = tuple(type_ for type_, _ in rows)
        good, bad = sums(types, kept)
        found = standing.standing(events)
        seen[len(rows)] += 1
        assert abs(standing.trust(found, "user") - (good + 3) / (good + bad + 4)) <= 1e-12, rows
        assert abs(standing.trust(found, "agent-verified") - (good + 2) / (good + bad + 3)) <= 1e-12, rows
        if len(rows) == 6:
            return
        left = {type_ for type_, yes in zip(types, kept, strict=True) if yes}
        line = len(rows) + 1
        for type_ in () if "deprecated" in left else PLAIN:
            if type_ != "promoted" or "promoted" not in left:
                grow((*rows, (type_, -1)), (*events, Event(line, line, "user", type_, {})))
        for type_ in CANCELLING:
            for at in (at for at, yes in enumerate(kept) if yes):
                grow((*rows, (type_, at)), (*events, Event(line, line, "user", type_, {}, at + 1)))

    grow(((first, -1),), (Event(1, 1, "user", first, {}),))
    assert seen[6] == {"promoted": 185_960, "deprecated": 27_260}.get(first, 252_828)  # none was left out


@pytest.mark.parametrize("first", ["weighed", "promoted", "superseded", "deprecated", "window-close"])
def test_all_sequences_of_all_kinds_up_to_six(first: str) -> None:
    """All of these, and what makes each of them illegal by one more event: nothing legal comes of those again.

    The four weighed types differ in nothing but what they add to a sum, and the two cancelling ones in nothing at all
    (any of them in any order: the test above, up to four events). One kind stands for each here, and the place of an
    event says which of its types it is, so that all ten are there. No log begins with a cancellation.
    """
    kinds = ("weighed", "promoted", "superseded", "deprecated", "window-close", "cancelling")
    seen: Counter[int] = Counter()

    def grow(rows: tuple[Row, ...], kind: str, target: int) -> None:
        at = len(rows)
        types = {"weighed": WEIGHED[at % 4], "cancelling": CANCELLING[at % 2]}
        rows = (*rows, (types.get(kind, kind), target))
        found = read(text(rows), "fact", 1)
        assert legal(rows) == (not found.problems), rows
        if found.problems:
            return
        seen[len(rows)] += 1
        agree(rows, found)
        if len(rows) < 6:
            for kind_ in kinds:
                for target_ in range(len(rows)) if kind_ == "cancelling" else (-1,):
                    grow(rows, kind_, target_)

    grow((), first, -1)
    assert sorted(seen) == [1, 2, 3, 4, 5, 6] and seen[6] > 100


def test_trust_of_all_sequences_up_to_six_without_cancellations() -> None:
    """The order says nothing then, so each bag of events stands for all of its orders."""
    for length in range(7):
        for types in itertools.combinations_with_replacement(WEIGHED, length):
            rows = tuple((type_, -1) for type_ in types)
            agree(rows, read(text(rows), "fact", 1))


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_what_counts_is_what_the_definition_says(data: st.DataObject) -> None:
    rows: tuple[Row, ...] = ()
    for _ in range(data.draw(st.integers(0, 7))):
        kept = [at for at, one in enumerate(plain(rows)) if one]
        choices = [("confirmed", -1), *(("retracted", at) for at in kept)]
        rows = (*rows, data.draw(st.sampled_from(choices)))
    assert [counts(rows, at) for at in range(len(rows))] == plain(rows)
    events = read(text(rows), "fact", 1).events
    assert [one.line - 1 for one in standing.counting(events)] == [at for at, one in enumerate(plain(rows)) if one]


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_as_of_a_build_is_the_log_as_it_was_then(data: st.DataObject) -> None:
    rows: tuple[Row, ...] = ()
    builds: tuple[int, ...] = ()
    for _ in range(data.draw(st.integers(0, 12))):
        wanted = [(type_, -1) for type_ in PLAIN] + [(type_, at) for type_ in CANCELLING for at in range(len(rows))]
        possible = [one for one in wanted if legal((*rows, one))]
        rows = (*rows, data.draw(st.sampled_from(possible)))
        builds = (*builds, (builds[-1] if builds else 1) + data.draw(st.integers(0, 2)))
    whole = read(text(rows, builds), "fact", 1)
    assert not whole.problems
    for build in range(max(builds, default=0) + 2):
        first = sum(one <= build for one in builds)
        replayed = read(text(rows[:first], builds[:first]), "fact", 1)
        assert standing.standing(whole.events, build) == standing.standing(replayed.events)


@pytest.mark.parametrize(("origin", "trust"), [("user", 0.80), ("agent-verified", 0.75)])
def test_after_one_confirmation(origin: str, trust: float) -> None:
    assert standing.trust(standing.standing(read(event("confirmed 1"), "fact", 1).events), origin) == trust


@pytest.mark.parametrize(("subtype", "builds"), [("behavioral", 5), ("measurement", 3), ("", 5)])
@pytest.mark.parametrize(
    ("events", "since"), [(["confirmed 4"], 4), ([], 2), (["confirmed 4 a", "retracted 5 b a"], 2)]
)
def test_fading(subtype: str, builds: int, events: list[str], since: int) -> None:
    found = standing.standing(read(log(events), "fact", 2).events)
    assert standing.unconfirmed_since(found, 2, subtype, since + builds - 1) is None
    assert standing.unconfirmed_since(found, 2, subtype, since + builds) == since


def test_a_cancelled_window_is_open_and_the_first_of_two_closes_it() -> None:
    assert standing.standing(read(log(["window-close 5 a", "retracted 6 b a"]), "fact", 1).events).closed is None
    assert standing.standing(read(log(["window-close 5", "window-close 7"]), "fact", 1).events).closed == 5


def test_what_is_illegal_counts_for_nothing() -> None:
    for rows, kind in ((["promoted 1"], "procedure"), (["deprecated 1 d", "confirmed 2", "overturned 3 o d"], "fact")):
        found = standing.standing(read(log(rows), kind, 1).events)
        assert (found.status, found.confirmed) == ("candidate", 0)


def test_the_arithmetic_is_what_is_counted() -> None:
    found = standing.standing(read(log(["confirmed 1", "helpful 1", "harmful 1", "contradicted 1"]), "fact", 1).events)
    assert standing.arithmetic(found, "user") == "(1 + ¼·1 + 3) / (1 + ¼·1 + 3 + 1 + ¼·1 + 1) = 0.6538"
