"""What is derived from the vocabularies and the rules is fresh, and reads as they do."""

from __future__ import annotations

from pathlib import Path

from qa_memory_hooks.injection import compiled, compiling, matcher
from qa_memory_hooks.injection.rule import Meaning

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
