"""Rules for syntax trees: what is refused, where they match, and that no file makes them run for long."""

from __future__ import annotations

import copy
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from identify.identify import ALL_TAGS

from qa_memory_hooks.patterns.expressions import NoEngine, Unsound
from qa_memory_hooks.patterns.trees import TooFar, TreeRule, tree_rule
from qa_memory_hooks.patterns.vocabulary import ALIASES, LANGUAGES

ANY = {"rule": {"pattern": "$A.now()"}}


def nodes(language: str, rule: Any, text: str) -> list[str]:
    return [text[node.start : node.end] for node in tree_rule(language, rule).nodes(text)]


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("$A", "no object with the key `rule`"),
        ({}, "no object with the key `rule`"),
        ({"pattern": "a"}, "no object with the key `rule`"),
        ({"rule": {"pattern": "a"}, "fix": "b"}, "unknown key `fix`"),
        ({"rule": {"patern": "a"}}, "unknown field `patern`"),
        ({"rule": {}}, "one positive matcher"),
        ({"rule": []}, ""),
        ({"rule": {"kind": "no_such_kind"}}, "no_such_kind"),
        ({"rule": {"matches": "gone"}}, "gone"),
        ({"rule": {"matches": "a"}, "utils": {"a": {"matches": "a"}}}, "cyclic"),
        ({"rule": {"regex": "("}}, ""),
        ({"rule": {"pattern": ""}}, ""),
        ({"rule": {"pattern": "a\ud800"}}, ""),
        ({"rule": {"any": [{"pattern": "a"}] * 400}}, "over 300 values"),
    ],
)
def test_what_is_refused(rule: Any, why: str) -> None:
    with pytest.raises(Unsound) as told:
        tree_rule("typescript", rule)
    message = str(told.value)
    assert why in message
    assert message and "\n" not in message and "backtrace" not in message


def test_a_rule_may_not_be_too_deep() -> None:
    rule: dict[str, Any] = {"pattern": "a"}
    for _ in range(6):
        rule = {"not": rule}
    assert tree_rule("ts", {"rule": rule})
    for _ in range(6):
        rule = {"not": rule}
    with pytest.raises(Unsound, match="in each other"):
        tree_rule("ts", {"rule": rule})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_known_to_both(language: str) -> None:
    assert list(tree_rule(language, {"rule": {"regex": "zzz"}}).nodes("a")) == []
    assert set(LANGUAGES[language]) <= ALL_TAGS


def test_aliases_lead_to_languages() -> None:
    assert set(ALIASES.values()) <= set(LANGUAGES)
    assert not set(ALIASES) & set(LANGUAGES)


def test_places_are_those_of_characters() -> None:
    text = "x = '😀é'; y.now()\n"
    (node,) = tree_rule("python", ANY).nodes(text)
    assert text[node.start : node.end] == "y.now()"


@pytest.mark.parametrize(
    ("language", "text", "function"),
    [
        ("typescript", "a.now()", None),
        ("typescript", "function f() { a.now() }\n", "function f() { a.now() }"),
        ("typescript", "const f = () => a.now()\n", "() => a.now()"),
        ("typescript", "class A { m() { return a.now() } }\n", "m() { return a.now() }"),
        ("typescript", "function f() { g(() => a.now()) }\n", "() => a.now()"),
        ("tsx", "function C() { return <p>{a.now()}</p> }\n", "function C() { return <p>{a.now()}</p> }"),
        ("python", "def f():\n    return a.now()\n", "def f():\n    return a.now()"),
        ("python", "f = lambda: a.now()\n", "lambda: a.now()"),
        ("go", "func f() { a.now() }\n", "func f() { a.now() }"),
        ("java", "class A { void m() { a.now(); } }\n", "void m() { a.now(); }"),
        ("rust", "fn f() { a.now() }\n", "fn f() { a.now() }"),
    ],
)
def test_the_innermost_function(language: str, text: str, function: str | None) -> None:
    (node,) = tree_rule(language, ANY).nodes(text)
    assert (text[slice(*node.function)] if node.function else None) == function


def test_constraints_and_utils() -> None:
    rule = {"rule": {"pattern": "$F($A)", "not": {"matches": "quiet"}}, "constraints": {"F": {"regex": "^log"}},
            "utils": {"quiet": {"has": {"kind": "argument_list", "has": {"pattern": "None"}}}}}  # fmt: skip
    assert nodes("python", rule, "log(1)\nlog_it(2)\nprint(3)\nlog(None)\n") == ["log(1)", "log_it(2)"]


TWICE = {
    "rule": {"kind": "integer", "inside": {"kind": "list", "has": {"kind": "call", "stopBy": "end"}, "stopBy": "end"}}
}
ENDLESS = {"rule": {"kind": "parenthesized_expression", "has": {"kind": "call", "stopBy": "end"}}}


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (ENDLESS, "(" * 30_000 + "1" + ")" * 30_000),
        ({"rule": {"kind": "integer", "inside": {"kind": "call", "stopBy": "end"}}}, "(" * 30_000 + "1" + ")" * 30_000),
        ({"rule": {"kind": "integer", "nthChild": 1}}, f"[{'1,' * 50_000}]"),
        ({"rule": {"kind": "integer", "follows": {"kind": "call", "stopBy": "end"}}}, f"[{'1,' * 50_000}]"),
        (TWICE, f"[{'1,' * 4_000}]"),
        ({"rule": {"matches": "u"}, "utils": {"u": {"kind": "integer", "nthChild": 2}}}, f"[{'1,' * 50_000}]"),
    ],
)  # fmt: skip
def test_what_would_go_too_far_is_not_begun(rule: Any, text: str) -> None:
    with pytest.raises(TooFar, match="without an end"):
        list(tree_rule("python", rule).nodes(text))


def test_a_search_with_an_end_goes_anywhere() -> None:
    assert nodes("python", {"rule": {"pattern": "$A(2)"}}, f"[{'1,' * 50_000} f(2)]") == ["f(2)"]
    assert nodes("python", ANY, "(" * 30_000 + "a.now()" + ")" * 30_000) == ["a.now()"]


def test_a_search_without_an_end_in_a_file_of_usual_size() -> None:
    text = "def f(a):\n    if (a):\n        return g((a, [1, 2]))\n\n\n" * 1500
    assert len(nodes("python", ENDLESS, text)) == 0


def test_without_the_engine_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ast_grep_py", None)
    with pytest.raises(NoEngine) as told:
        tree_rule("python", ANY)
    assert "`pip install ast-grep-py`" in told.value.way_out


WORDS = st.sampled_from([
    "pattern", "kind", "regex", "inside", "has", "any", "all", "not", "matches", "stopBy", "field", "nthChild", "end",
    "$A", "integer", "context", "selector", "rule", "utils", "constraints", "precedes", "range", "a", "$$$", "(",
])  # fmt: skip
JSON_VALUES = st.recursive(
    WORDS | st.integers(-2, 2) | st.booleans() | st.none() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=10,
)


@given(
    JSON_VALUES
    | st.fixed_dictionaries({"rule": JSON_VALUES}, optional={"utils": JSON_VALUES, "constraints": JSON_VALUES})
)
def test_any_json_is_a_rule_or_unsound(rule: Any) -> None:
    try:
        found = tree_rule("python", copy.deepcopy(rule))
    except Unsound as error:
        assert str(error)
    else:
        assert isinstance(found, TreeRule)
        list(found.nodes("a = f(1)\n"))
