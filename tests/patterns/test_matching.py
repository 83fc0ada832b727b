"""A table of code and what patterns say of it: types, paths, `unless`, expressions and rules for syntax trees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from learned import learned, pattern

from qa_memory_hooks.change import Change, File
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.patterns.file import Pattern, PatternFile
from qa_memory_hooks.patterns.matching import Scanner, matcher, scannable
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
