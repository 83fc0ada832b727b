"""A table of code and what patterns say of it: types, paths, `unless`, expressions and rules for syntax trees."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from learned import learned, pattern

from qa_memory_hooks.change import Change, File
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.patterns import expressions
from qa_memory_hooks.patterns.code import Code
from qa_memory_hooks.patterns.file import Pattern, PatternFile
from qa_memory_hooks.patterns.matching import Matcher, Scanner, Unrunnable, matcher, scannable
from qa_memory_hooks.patterns.vocabulary import ALIASES, LANGUAGES
from qa_memory_hooks.propagate_patterns import check
from qa_memory_hooks.reading.text import Document

TABLE: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "snippets.yaml").read_text(encoding="utf-8"))
SNIPPETS: list[dict[str, Any]] = TABLE["snippets"]


def one(**keys: Any) -> Pattern:
    return Pattern(PatternFile(Document(File("x", "100644", ""), "[]", ())), 0, pattern(**keys))


@pytest.mark.parametrize("at", range(len(SNIPPETS)), ids=lambda at: f"{SNIPPETS[at]['pattern']}-{at}")
def test_snippet(at: int) -> None:
    snippet = SNIPPETS[at]
    scanner = Scanner([one(match=TABLE["patterns"][snippet["pattern"]])])
    assert not scanner.unrunnable
    data = snippet["code"].encode()
    found = [
        [match.line, match.column, match.text]
        for matching, source in scanner.candidates(snippet["file"], "100644", data)
        for match in matching.find(source)
    ]
    assert found == snippet.get("matches", [])
    assert scanner.wants(snippet["file"]) or not found


def test_the_table_is_worth_its_name() -> None:
    silent = [snippet for snippet in SNIPPETS if "matches" not in snippet]
    assert len(SNIPPETS) >= 55
    assert len(silent) >= 24
    assert {snippet["file"].rpartition(".")[2] for snippet in SNIPPETS} >= {"ts", "tsx", "js", "py", "go", "java"}
    assert {snippet["pattern"] for snippet in SNIPPETS} == set(TABLE["patterns"])
    for name in TABLE["patterns"]:
        own = [snippet for snippet in SNIPPETS if snippet["pattern"] == name]
        assert any("matches" in snippet for snippet in own) and any("matches" not in snippet for snippet in own)


def test_what_has_no_match_is_not_scannable() -> None:
    assert not scannable(one())
    assert matcher(one()) is None
    assert matcher(one(match={"regex": "a"}, superseded_by="b")) is None


def test_a_rule_that_would_go_too_far_is_told_of_its_file() -> None:
    rule = {"kind": "parenthesized_expression", "has": {"kind": "call", "stopBy": "end"}}
    files = learned(pattern(match={"language": "python", "ast": {"rule": rule}}))
    head = {path: text.encode() for path, text in files.items() if isinstance(text, str)}
    deep = b"(" * 30_000 + b"1" + b")" * 30_000
    change = Change(
        Edited({**head, "a.py": deep, "b.py": b"(f(1))\n"}), (Edited(dict(head)),), paths=frozenset({"a.py", "b.py"})
    )
    found = [(one.path, one.level) for one in check(change)]
    assert found == [("a.py", "note"), ("b.py", "warn")]


def places(match: dict[str, Any], text: str) -> list[tuple[int, int, str]]:
    found = matcher(one(match=match))
    assert isinstance(found, Matcher)
    return [tuple(match) for match in found.find(Code(text.encode()))]


@pytest.mark.parametrize("lines", range(18, 24))
@pytest.mark.parametrize("is_before", [True, False])
def test_an_expression_is_exempt_by_the_twenty_lines_around_it(lines: int, is_before: bool) -> None:
    texts = ["guard", *[""] * (lines - 1), "pay"]
    found = places({"regex": "pay", "unless": "guard"}, "\n".join(texts if is_before else texts[::-1]))
    assert bool(found) is (lines > 20)


@pytest.mark.parametrize("lines", [20, 21])
@pytest.mark.parametrize("is_before", [True, False])
def test_the_lines_around_are_counted_from_both_ends_of_a_match(lines: int, is_before: bool) -> None:
    long = "pay" + "\n" * 30 + "now"
    texts = ["guard", *[""] * (lines - 1), long] if is_before else [long, *[""] * (lines - 1), "guard"]
    assert bool(places({"regex": r"pay\s+now", "unless": "guard"}, "\n".join(texts))) is (lines > 20)


def test_a_line_feed_that_ends_a_match_is_of_its_last_line() -> None:
    for lines, wanted in ((20, False), (21, True)):
        assert bool(places({"regex": r"pay\n", "unless": "guard"}, "pay" + "\n" * lines + "guard\n")) is wanted


@pytest.mark.parametrize("lines", [20, 21])
def test_a_rule_outside_of_functions_looks_at_the_lines_around_too(lines: int) -> None:
    match = {"language": "python", "ast": {"rule": {"pattern": "pay()"}}, "unless": "guard"}
    assert bool(places(match, "guard" + "\n" * lines + "pay()\n")) is (lines > 20)
    inside = "def f():\n    pay()\n"
    assert places(match, "guard\n" + inside) == [(3, 5, "pay()")]  # what stands outside of the function is nothing


def test_the_same_match_may_be_exempt_here_and_told_there() -> None:
    text = "pay guard" + "\n" * 21 + "pay\n"
    assert places({"regex": "pay", "unless": "guard"}, text) == [(22, 1, "pay")]


class Counting:
    """An expression that matches only at the very end, and counts the characters that it was asked about."""

    def __init__(self) -> None:
        self.characters = 0

    def search(self, text: str) -> bool:
        self.characters += len(text)
        return "guard" in text


@pytest.mark.parametrize("end", ["", "\n" * 30 + "guard"])
def test_many_matches_in_one_line_are_not_each_a_look_at_all_of_it(end: str) -> None:
    found = matcher(one(match={"regex": "pay", "unless": "guard"}))
    assert isinstance(found, Matcher)
    counting: Any = Counting()
    text = "pay " * 2000 + end
    assert len(list(found._replace(unless=counting).find(Code(text.encode())))) == 2000
    assert counting.characters <= 100 * len(text)


NAMED = {*ALIASES, *LANGUAGES, "js", "jsx", "ts", "tsx", "py", "rs", "rb", "kt", "cs", "c++", "golang", "sh", "yml"}


@pytest.mark.parametrize("alias", sorted(NAMED))
def test_every_name_of_a_language_can_be_run(alias: str, capfd: pytest.CaptureFixture[str]) -> None:
    found = matcher(one(match={"language": alias, "ast": {"rule": {"regex": "zzz"}}}))
    assert isinstance(found, Matcher)
    assert found.scope.types == set(LANGUAGES[ALIASES.get(alias, alias)])
    assert list(found.find(Code(b"a"))) == []
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("module", "match", "package"),
    [
        ("re2", {"regex": "a"}, "google-re2"),
        ("re2", {"language": "python", "ast": {"rule": {"pattern": "a"}}, "unless": "b"}, "google-re2"),
        ("ast_grep_py", {"language": "python", "ast": {"rule": {"pattern": "a"}}}, "ast-grep-py"),
    ],
)
def test_without_its_engine_a_pattern_is_not_at_fault(
    monkeypatch: pytest.MonkeyPatch, module: str, match: dict[str, Any], package: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    expressions.expression.cache_clear()
    found = matcher(one(match=match))
    expressions.expression.cache_clear()
    assert isinstance(found, Unrunnable) and found.missing
    assert found.why == f"{package} is not installed" and package in found.way_out


def test_without_one_engine_the_other_still_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ast_grep_py", None)
    assert places({"regex": "a"}, "ba") == [(1, 2, "a")]
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "re2", None)
    expressions.expression.cache_clear()
    assert places({"language": "python", "ast": {"rule": {"pattern": "a"}}}, "b\na") == [(2, 1, "a")]


@pytest.mark.parametrize(("level", "is_note"), [(None, False), ("warn", False), ("note", True)])
def test_the_level(level: str | None, is_note: bool) -> None:
    found = matcher(one(match={"regex": "a"} | ({"level": level} if level else {})))
    assert isinstance(found, Matcher) and found.is_note is is_note
