"""Sizes of files and entries, and when a limit is kept."""

from __future__ import annotations

import pytest
from entries import entry

from qa_memory_hooks.knowledge import budget, grammar
from qa_memory_hooks.knowledge.budget import Size
from qa_memory_hooks.knowledge.vocabulary import BY_NAME


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("", (0, 0)),
        ("\n", (1, 1)),
        ("a", (1, 1)),
        ("a\n", (1, 2)),
        ("a\nb", (2, 3)),
        ("超\n\n", (2, 5)),
        ("\ud800", (1, 3)),
    ],
)
def test_of_text(text: str, size: tuple[int, int]) -> None:
    assert budget.of_text(text) == size


def of(text: str) -> Size:
    (found,) = grammar.parse(BY_NAME["env"], "x", text).entries
    return budget.of_entry(found)


def test_of_entry() -> None:
    assert of("## 2026-09-05 a\n\n超\n\n\n") == Size(3, len("## 2026-09-05 a\n\n超".encode()))
    assert of("## 2026-09-05 a") == Size(1, 15)


def test_the_invalidation_record_is_free() -> None:
    body = "**Symptom**: a\n\n**Handling**: b"
    record = f"{body}\n\n**Invalidated**: 2026-09-06 gone."
    ended = of(entry("a", status="retired", body=body))
    assert of(entry("a", status="retired", body=record)) == ended
    assert of(entry("a", status="active", body=record)).lines == ended.lines + 2
    only_record = of(entry("a", status="retired", body="2026-09-06 gone"))
    assert only_record.lines == ended.lines - 4


@pytest.mark.parametrize(
    ("size", "before", "expected"),
    [
        (0, [], "fine"),
        (89, [], "fine"),
        (90, [], "near"),
        (100, [], "near"),
        (101, [], "over"),
        (101, [100], "over"),
        (105, [104], "over"),
        (105, [105], "known"),
        (105, [99, 106], "known"),
        (101, [102], "known"),
    ],
)
def test_verdict(size: int, before: list[int], expected: str) -> None:
    assert budget.verdict(size, 100, before) == expected


def test_candidates() -> None:
    texts = [
        entry("active"),
        entry("newer", status="retired", updated="2026-09-09"),
        entry("older", status="superseded", updated="2026-09-08"),
        entry("undated", status="retired", updated=None),
        entry("of another status", status="archived"),
        "```\n" + entry("hidden", status="retired") + "```\n",
    ]
    entries = grammar.parse(BY_NAME["env"], "x", "\n".join(texts)).entries
    named = '"undated" (18 lines), "older" (19 lines), "newer" (19 lines)'
    assert budget.candidates(entries) == f"Archive as one line each, oldest first: {named}."
    assert budget.candidates(entries, most=1) == (
        'Archive as one line each, oldest first: "undated" (18 lines), and 2 more.'
    )
    assert budget.candidates(entries[:1]).startswith("Nothing is superseded")
