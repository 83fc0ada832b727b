"""Every rule sees its own examples and is silent on the honest ones beside them; and none can be made slow."""

from __future__ import annotations

import re
from re import _constants as constants  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

import pytest

from qa_memory_hooks import scan_injection
from qa_memory_hooks.injection import compiling, lexicon, matcher, views, words
from qa_memory_hooks.injection.rule import ShapeRule, WordRule

WORDS, SHAPES = matcher.word_rules(), matcher.shape_rules()
RULES: tuple[WordRule | ShapeRule, ...] = (*WORDS, *SHAPES)
CODES = {rule.code for rule in scan_injection.INJECTION_RULES}
NINE = ("en", "zh", "ja", "ko", "de", "es", "fr", "pt", "ru")


READERS = {one: words.Reader(words.Asked(one.index())) for one in (lexicon.VERDICTS, lexicon.ORDERS)}


def _name(rule: WordRule | ShapeRule) -> str:
    return f"{rule.code}-{rule.language}-{rule.pattern[:40]}"


def _alone(rule: WordRule | ShapeRule, text: str) -> bool:
    """Whether this very rule meets the text, whatever others do."""
    for view in views.views(text):
        if isinstance(rule, ShapeRule):
            if any(anchor in view.text for anchor in rule.anchors) and re.search(rule.pattern, view.text, re.M):
                return True
        elif view.name != "folded":
            one, reader = compiling.meaning(rule), READERS[compiling.vocabulary(rule)]
            if any(matcher.met(one, sentence) for _, sentence in reader.sentences(words.split(view.text))):
                return True
    return False


@pytest.mark.parametrize("rule", RULES, ids=_name)
def test_a_rule_sees_its_examples(rule: WordRule | ShapeRule) -> None:
    assert rule.code in CODES
    assert len(rule.hits) >= 2, "two ways to say it"
    for text in rule.hits:
        assert _alone(rule, text), text
        assert rule.code in {hit.code for hit in matcher.scan(text)}, text


@pytest.mark.parametrize("rule", RULES, ids=_name)
def test_a_rule_is_silent_on_the_honest_neighbours(rule: WordRule | ShapeRule) -> None:
    assert rule.misses, "an honest neighbour"
    for text in rule.misses:
        assert not matcher.scan(text), text


def test_what_a_rule_sees_is_said_in_words() -> None:
    for rule in RULES:
        assert rule.sees == rule.sees.strip().rstrip(".")
        assert 10 < len(rule.sees) < 100, rule.sees


def test_no_rule_stands_twice() -> None:
    seen = [(rule.code, rule.language, rule.pattern) for rule in RULES]
    assert len(seen) == len(set(seen))


def test_english_and_chinese_have_every_family() -> None:
    for number in range(501, 516):
        for language in ("en", "zh"):
            found = [rule for rule in RULES if rule.code == f"QA{number}" and rule.language in (language, "*")]
            assert found, (number, language)


@pytest.mark.parametrize("code", ["QA501", "QA502", "QA503"])
def test_nine_languages_have_override_concealment_and_bypass(code: str) -> None:
    assert {rule.language for rule in WORDS if rule.code == code} >= set(NINE)


# --- time


@pytest.mark.parametrize("rule", SHAPES, ids=_name)
def test_a_shape_cannot_go_back_and_forth(rule: ShapeRule) -> None:
    """No repeat without a bound holds another repeat, and none stands beside one that takes the same letters."""
    assert all(anchor == anchor.lower() and anchor for anchor in rule.anchors)
    _check(parser.parse(rule.pattern, re.M))


def _check(parsed: Any, inside: bool = False) -> None:
    before: Any = None
    for operator, value in parsed:
        if operator in (constants.MAX_REPEAT, constants.MIN_REPEAT):
            _, most, body = value
            endless = most is constants.MAXREPEAT
            assert not (inside and endless), "a repeat in a repeat"
            if endless:
                assert before is None or not _overlap(before, body), "two repeats of the same letters side by side"
                before = body
            else:
                assert most <= 400, "a bound that is none"
            _check(body, inside or endless)
            continue
        before = None
        if operator is constants.SUBPATTERN:
            _check(value[3], inside)
        elif operator is constants.BRANCH:
            for branch in value[1]:
                _check(branch, inside)
        elif operator in (constants.ASSERT, constants.ASSERT_NOT):
            _check(value[1], inside)


def _overlap(one: Any, other: Any) -> bool:
    letters = [chr(point) for point in range(32, 127)]
    first, second = (_class(body) for body in (one, other))
    return any(first.fullmatch(letter) and second.fullmatch(letter) for letter in letters)


def _class(body: Any) -> re.Pattern[str]:
    """The letters that a repeat of one class takes; anything for a longer body."""
    if len(body) == 1 and body[0][0] is constants.IN:
        parts = []
        for operator, value in body[0][1]:
            if operator is constants.NEGATE:
                parts.append("^")
            elif operator is constants.LITERAL:
                parts.append(re.escape(chr(value)))
            elif operator is constants.RANGE:
                parts.append(f"{re.escape(chr(value[0]))}-{re.escape(chr(value[1]))}")
            elif operator is constants.CATEGORY:
                known = {"CATEGORY_DIGIT": r"\d", "CATEGORY_SPACE": r"\s", "CATEGORY_WORD": r"\w"}
                known |= {"CATEGORY_NOT_DIGIT": r"\D", "CATEGORY_NOT_SPACE": r"\S", "CATEGORY_NOT_WORD": r"\W"}
                parts.append(known[str(value)])
        return re.compile(f"[{''.join(parts)}]")
    if len(body) == 1 and body[0][0] is constants.LITERAL:
        return re.compile(re.escape(chr(body[0][1])))
    return re.compile(".", re.S)


SIZE = 100_000


def _filled(text: str) -> str:
    return (text * (SIZE // len(text) + 1))[:SIZE]


@pytest.mark.parametrize("rule", SHAPES, ids=_name)
def test_a_shape_ends_on_its_anchors_and_near_misses(rule: ShapeRule) -> None:
    pattern = re.compile(rule.pattern, re.M)
    for text in (*rule.anchors, *rule.hits, *(hit[: len(hit) * 2 // 3] for hit in rule.hits)):
        for joint in ("", " "):
            assert len(list(pattern.finditer(_filled(text.lower() + joint)))) <= SIZE


def test_words_end_on_their_anchors_and_near_misses() -> None:
    for rule in WORDS[::5]:  # all of them go through the same loop
        one, reader = compiling.meaning(rule), READERS[compiling.vocabulary(rule)]
        for text in (rule.hits[0], rule.hits[-1][: len(rule.hits[-1]) * 2 // 3]):
            parts = words.split(_filled(text.replace(".", " ").lower() + " "))
            for _, sentence in reader.sentences(parts):
                matcher.met(one, sentence)
