"""Free text finds the right record: with queries that were written by reading the example, before the search was."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest
import yaml

from qa_memory_hooks.change.source import Source, local
from qa_memory_hooks.records import resolving
from qa_memory_hooks.records.bundle import Bundle
from qa_memory_hooks.records.serving import Shelf

HERE = Path(__file__).parent
QUERIES: dict[str, Any] = yaml.safe_load((HERE / "queries.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def shop() -> list[Bundle]:
    store = "examples/shop/"
    with contextlib.ExitStack() as scratch:
        shelf = Shelf(local(Source(str(HERE.parents[1]), worktree=True), scratch))
        found = [one for one in shelf.readable if f"/{one.place.store}".endswith(f"/{store}agent-qa-knowledge/memory")]
        for one in found:
            one.read(one.files)
    return found


def first(question: str, bundles: list[Bundle]) -> str:
    matches = resolving.resolve(question, bundles)
    return matches[0].bundle.place.id if matches else ""


def test_nine_in_ten_are_found_first(shop: list[Bundle]) -> None:
    asked = QUERIES["found"]
    missed = [one["query"] for one in asked if first(one["query"], shop) not in one["id"]]
    assert len(asked) == 60
    assert len(missed) <= 6, missed


@pytest.mark.parametrize("question", [*QUERIES["nothing"], "", "the of and", "?!", "1234567"])
def test_where_nothing_fits_nothing_is_said(shop: list[Bundle], question: str) -> None:
    assert resolving.resolve(question, shop) == []


def test_the_order_of_the_records_changes_nothing(shop: list[Bundle]) -> None:
    for one in QUERIES["found"]:
        assert resolving.resolve(one["query"], shop) == resolving.resolve(one["query"], shop[::-1])


def test_scores_fall_and_lie_between_0_and_1(shop: list[Bundle]) -> None:
    for one in QUERIES["found"]:
        scores = [match.score for match in resolving.resolve(one["query"], shop)]
        assert scores == sorted(scores, reverse=True)
        assert all(0 < score <= 1 for score in scores)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Double-clicking payNow", ["doubl", "click", "pay", "now"]),
        ("payments paying pays paid", ["pay", "pay", "pay", "paid"]),
        ("库存回收", ["库存", "存回", "回收"]),
        ("价", ["价"]),
    ],
)
def test_words(text: str, words: list[str]) -> None:
    assert list(resolving.words(text)) == words
