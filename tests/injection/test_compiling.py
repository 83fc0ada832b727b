"""What is derived from the vocabularies and the rules is fresh, and reads as they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from qa_memory_hooks import scan_injection
from qa_memory_hooks.injection import compiled, compiling, matcher, pages
from qa_memory_hooks.injection.rule import Meaning
from qa_memory_hooks.injection.vocabulary import Vocabulary

FOLDER = Path(compiling.__file__).parent


def test_the_derived_modules_are_fresh() -> None:
    for name, text in compiling.render().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, "refresh it: make docs"


def test_every_rule_is_in_one_group() -> None:
    numbers = sorted(Meaning(*rule).number for _, rules in compiled.GROUPS for rule in rules)
    assert numbers == list(range(len(matcher.word_rules())))


def test_the_anchor_is_the_rarest_of_what_a_rule_needs() -> None:
    for rule in matcher.word_rules():
        one, words = compiling.meaning(rule), compiling.vocabulary(rule)
        assert all(words.commonness(one.anchor) <= words.commonness(need) for need in one.needs)


@pytest.mark.parametrize(
    ("spaced", "runs", "common", "fault"),
    [
        ({"a": "one, Two"}, {}, (), "'Two' is no word"),
        ({"a": "one,two"}, {}, (), "'one,two' is no word"),
        ({"a": "one  two"}, {}, (), "'one  two' is no word"),
        ({"a": "one, "}, {}, (), "'' is no word"),
        ({}, {"a": "甲、 乙"}, (), "' 乙'"),
        ({}, {"a": "甲、"}, (), "''"),
        ({"a": "one"}, {}, ("b",), "no concept 'b'"),
    ],
)
def test_a_malformed_list_is_refused(
    monkeypatch: pytest.MonkeyPatch, spaced: dict[str, str], runs: dict[str, str], common: tuple[str, ...], fault: str
) -> None:
    monkeypatch.setattr(compiling, "_ALL", (("VERDICTS", Vocabulary(spaced, runs, common)),))
    with pytest.raises(ValueError, match=fault):
        compiling.render()


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"hits": ("the sky is blue",)}, "does not see 'the sky is blue'"),
        ({"misses": ("any failure here is noise",)}, "names as honest 'any failure here is noise', and QA511 flags it"),
    ],
)
def test_an_example_that_does_not_hold_is_refused(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, tuple[str, ...]], fault: str
) -> None:
    rule = next(one for one in matcher.word_rules() if one.code == "QA511")
    monkeypatch.setattr(pages, "word_rules", lambda: (rule._replace(**changed),))  # type: ignore[arg-type]
    family = next(one for one in scan_injection.INJECTION_RULES if one.code == "QA511")
    with pytest.raises(ValueError, match=fault):
        pages.page(family)
