"""Rules for syntax trees: what is refused, where they match, and that no file makes them run for long."""

from __future__ import annotations

import copy
import sys
import types
from collections.abc import Callable
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
        ({"rule": {"pattern": ""}}, "No AST root"),
        ({"rule": {"pattern": "a\ud800"}}, ""),
        ({"rule": {"any": [{"pattern": "a"}] * 400}}, "over 300 values"),
        ({"rule": {"has": {"kind": "number", "field": "no_such_field"}}}, "no_such_field"),
        ({"rule": {"pattern": "foo bar"}}, "Multiple AST nodes"),
        ({"rule": {"pattern": "$$$A"}}, "multi meta variable"),
        ({"rule": {"nthChild": "x"}}, "Illegal character x"),
        ({"rule": {"pattern": "a"}, "constraints": {"A": {"kind": "no_such_kind"}}}, "no_such_kind"),
        ({"rule": {"pattern": "a"}, "utils": {"u": {"matches": "v"}, "v": {"matches": "u"}}}, "cyclic"),
        ({"rule": {"not": {}}}, "one positive matcher"),
        ({"rule": None}, "None"),
        ({"rule": {"pattern": 10**30}}, "invalid type"),
        ({"rule": {"pattern": float("inf")}}, ""),
        ({"rule": {"pattern": "a", 1: "b"}}, ""),
    ],
)
def test_what_is_refused(rule: Any, why: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Unsound) as told:
        tree_rule("typescript", rule)
    message = str(told.value)
    assert why in message
    assert message and "\n" not in message and "backtrace" not in message
    assert capfd.readouterr() == ("", "")


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
        ("typescript", "const o = { m() { a.now() } }", "m() { a.now() }"),
        ("typescript", "class A { get m() { return a.now() } }", "get m() { return a.now() }"),
        ("typescript", "class A { f = () => { a.now() } }", "() => { a.now() }"),
        ("typescript", "class A { f = a.now() }", None),
        ("typescript", "const f = function () { a.now() }", "function () { a.now() }"),
        ("typescript", "function* g() { a.now() }", "function* g() { a.now() }"),
        ("typescript", "async function f() { await a.now() }", "async function f() { await a.now() }"),
        ("typescript", "if (x) { a.now() }", None),
        ("typescript", "function f() { if (x) { a.now() } }", "function f() { if (x) { a.now() } }"),
        ("typescript", "function f(b = a.now()) {}", "function f(b = a.now()) {}"),
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


def test_what_is_wrong_with_an_expression_in_a_rule_is_said() -> None:
    with pytest.raises(Unsound, match="unclosed group"):
        tree_rule("typescript", {"rule": {"regex": "(pay"}})


def test_how_large_a_rule_may_be() -> None:
    alike: dict[str, Any] = {"regex": "a", "any": [{"pattern": "a"}] * 148}
    assert tree_rule("ts", {"rule": alike})  # 300: an object, an object, a text, a list, and two each
    with pytest.raises(Unsound, match="over 300 values"):
        tree_rule("ts", {"rule": alike | {"not": "a"}})


def test_how_deep_a_rule_may_be() -> None:
    rule: dict[str, Any] = {"pattern": "a"}
    for _ in range(9):
        rule = {"not": rule}
    assert tree_rule("ts", {"rule": rule})
    with pytest.raises(Unsound, match="more than 12"):
        tree_rule("ts", {"rule": {"not": rule}})


DEEP, ROW = "(" * 100_000 + "a.now()" + ")" * 100_000, f"[{'1,' * 50_000} a.now()]"


@pytest.mark.parametrize("text", [DEEP, ROW], ids=["deep", "row"])
@pytest.mark.parametrize(
    "rule",
    [
        {"pattern": "zzz()", "inside": {"kind": "list", "stopBy": "end"}},
        {"kind": "list", "has": {"pattern": "zzz()", "stopBy": "end"}},
        {"kind": "list", "has": {"pattern": "zzz()", "stopBy": {"kind": "lambda"}}},
        {"kind": "integer", "precedes": {"pattern": "zzz()", "stopBy": "end"}},
        {"kind": "integer", "nthChild": {"position": "2n", "reverse": True}},
        {"any": [{"pattern": "zzz()"}, {"not": {"has": {"pattern": "zzz()", "stopBy": "end"}}}]},
    ],
)
def test_a_search_without_an_end_is_not_begun_in_what_is_deep_or_long(rule: Any, text: str) -> None:
    with pytest.raises(TooFar):
        next(tree_rule("python", {"rule": rule}).nodes(text), None)


@pytest.mark.parametrize("text", [DEEP, ROW], ids=["deep", "row"])
@pytest.mark.parametrize("rule", [{"pattern": "$A.now()"}, {"kind": "call", "has": {"kind": "attribute"}}])
def test_a_plain_rule_passes_over_what_is_deep_or_long(rule: Any, text: str) -> None:
    assert nodes("python", {"rule": rule}, text) == ["a.now()"]


def test_a_search_without_an_end_is_run_in_what_is_small() -> None:
    assert nodes("python", {"rule": {"kind": "list", "has": {"kind": "call", "stopBy": "end"}}}, "[((f(1)))]") == [
        "[((f(1)))]"
    ]
    assert nodes("python", {"rule": {"kind": "integer", "nthChild": 2}}, "[1, 2, 3]") == ["2"]


def steps(rule: Any, text: str) -> int:
    """How many calls there are until all matches are found."""
    count = 0

    def called(_frame: types.FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    found = tree_rule("python", {"rule": rule}).nodes(text)
    before = sys.getprofile()
    sys.setprofile(called)
    try:
        for _ in found:
            pass
    finally:
        sys.setprofile(before)
    return count


def test_twice_as_many_matches_are_twice_as_much_work() -> None:
    small, large = (steps({"pattern": "f(1)"}, "def g():\n" + " f(1)\n" * count) for count in (200, 400))
    assert small > 200
    assert large < 3 * small


def test_twice_as_deep_is_twice_as_much_work() -> None:
    small, large = (
        steps({"kind": "parenthesized_expression"}, "(" * depth + "1" + ")" * depth) for depth in (150, 300)
    )
    assert large < 3 * small


@pytest.mark.parametrize("links", [4, 8])
def test_searches_that_lie_in_each_other_by_name_are_counted(links: int) -> None:
    utils: dict[str, Any] = {f"u{at}": {"has": {"matches": f"u{at + 1}", "stopBy": "end"}} for at in range(links)}
    utils[f"u{links}"] = {"kind": "call"}
    rule: Any = {"rule": {"kind": "list", "has": {"matches": "u0", "stopBy": "end"}}, "utils": utils}
    assert tree_rule("python", rule).reach > links


@pytest.mark.parametrize("before", ["😀é", "👩‍💻", "\t", "日本語", "\u2028", "\ufffd", "a\n😀\n\n"])
def test_places_are_those_of_characters_behind_anything(before: str) -> None:
    text = f'x = """{before}"""; y.now()\nz = "{before[0]}"; w.now()\n'
    assert nodes("python", ANY, text) == ["y.now()", "w.now()"]


class Panic(BaseException):
    """As the library raises it: no `Exception`."""


@pytest.fixture
def raising(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], None]:
    """Puts a library in the place of ast-grep that raises whenever it looks for something."""

    def put(error: BaseException) -> None:
        class Root:
            def __init__(self, *_: str) -> None:
                pass

            def root(self) -> Root:
                return self

            def find_all(self, _: object) -> None:
                raise error

        module = types.ModuleType("ast_grep_py")
        monkeypatch.setattr(module, "SgRoot", Root, raising=False)
        monkeypatch.setitem(sys.modules, "ast_grep_py", module)

    return put


@pytest.mark.parametrize(
    ("raised", "wanted"),
    [(Panic(), Unsound), (KeyboardInterrupt(), KeyboardInterrupt), (SystemExit(), SystemExit)],
    ids=["panic", "interrupt", "exit"],
)
def test_a_panic_is_unsound_and_an_interrupt_is_the_users(
    raising: Callable[[BaseException], None], raised: BaseException, wanted: type[BaseException]
) -> None:
    raising(raised)
    with pytest.raises(wanted):
        tree_rule("python", ANY)


def test_of_a_trace_only_the_causes_are_told(raising: Callable[[BaseException], None]) -> None:
    trace = "\n\nStack backtrace:\n   0: anyhow::error\n   1: _start\n"
    raising(RuntimeError(f"`rule` is bad.\n\nCaused by:\n    0: a kind\n    1: Kind `x` is invalid.{trace}"))
    with pytest.raises(Unsound) as told:
        tree_rule("python", ANY)
    assert str(told.value) == "a kind: Kind `x` is invalid"
    raising(RuntimeError(f"unknown field{trace}"))
    with pytest.raises(Unsound) as told:
        tree_rule("python", ANY)
    assert str(told.value) == "unknown field"


SOUND: list[Any] = [
    {"rule": {"pattern": "$F($$$A)", "not": {"inside": {"kind": "lambda", "stopBy": "end"}}}},
    {"rule": {"kind": "integer", "nthChild": {"position": "2n+1", "reverse": True, "ofRule": {"kind": "integer"}}}},
    {"rule": {"pattern": {"context": "f($A)", "selector": "call", "strictness": "relaxed"}}},
    {"rule": {"any": [{"pattern": "a"}, {"kind": "call", "has": {"field": "arguments", "kind": "argument_list"}}]}},
    {"rule": {"all": [{"pattern": "f($A)"}, {"not": {"regex": "g"}}]}, "constraints": {"A": {"regex": "1"}}},
    {"rule": {"matches": "u"}, "utils": {"u": {"kind": "integer", "follows": {"kind": "integer", "stopBy": "end"}}}},
    {"rule": {"range": {"start": {"line": 0, "column": 0}, "end": {"line": 0, "column": 8}}}},
    {"rule": {"pattern": "$A = $B", "precedes": {"pattern": "$B", "stopBy": {"kind": "call"}}}},
]


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A sound rule in which one value was replaced, taken out or put elsewhere."""
    rule = copy.deepcopy(draw(st.sampled_from(SOUND)))
    inner: Any = rule
    key: Any = draw(st.sampled_from(list(rule)))
    while isinstance(inner[key], dict | list) and inner[key] and draw(st.booleans()):
        inner = inner[key]
        key = draw(st.sampled_from(list(inner) if isinstance(inner, dict) else range(len(inner))))
    do = draw(st.sampled_from(["replace", "take out", "nest", "add"]))
    if do == "take out":
        del inner[key]
    elif do == "nest":
        inner[key] = {draw(WORDS): inner[key]}
    elif do == "add" and isinstance(inner, dict):
        inner[draw(WORDS)] = draw(JSON_VALUES)
    else:
        inner[key] = draw(JSON_VALUES)
    return rule


@pytest.mark.parametrize("rule", SOUND)
def test_what_is_mutated_is_sound(rule: Any) -> None:
    assert tree_rule("python", rule)


def test_a_mutated_rule_is_a_rule_or_unsound_and_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    @given(mutated(), st.sampled_from(["a = f(1)\n", "x = '😀é'; [1, 2, f(3)]\n", "(((", ""]))
    def judge(rule: Any, text: str) -> None:
        try:
            found = tree_rule("python", rule)
        except Unsound as error:
            assert str(error) and "\n" not in str(error)
        else:
            assert all(0 <= node.start <= node.end <= len(text) for node in found.nodes(text))

    judge()
    assert capfd.readouterr() == ("", "")
