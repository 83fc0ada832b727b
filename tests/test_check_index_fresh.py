"""`qa-check-index`: the difference that it shows, and the other tool's header. The tables: `cases/index.yaml`."""

from __future__ import annotations

import datetime
import hashlib

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks import check_index_fresh
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.knowledge import index
from qa_memory_hooks.report.finding import Finding

ENV, INDEX = path("env"), ".qa/INDEX.md"


def _found(view: str, *entries: str, base: str | None = None) -> list[Finding]:
    head = {ENV: topic(*entries).encode(), INDEX: view.encode()}
    bases = () if base is None else (Edited({**head, INDEX: base.encode()}),)
    return list(check_index_fresh.check(Change(Edited(head), bases, today=datetime.date.fromisoformat(TODAY))))


def _derived(*entries: str) -> str:
    from qa_memory_hooks.knowledge import grammar
    from qa_memory_hooks.knowledge.vocabulary import BY_NAME

    return index.derive(grammar.parse(BY_NAME["env"], ENV, topic(*entries)).entries, None, "en")


VIEW = _derived(entry("a"), entry("b"))
LAST, ROW = len(VIEW.splitlines()), VIEW.splitlines()[-1]


def test_the_derived_view_is_silent() -> None:
    assert _found(VIEW, entry("a"), entry("b")) == []


@pytest.mark.parametrize(
    ("view", "line", "shown"),
    [
        (VIEW.replace("about b", "about c"), LAST, ["- " + ROW.replace("about b", "about c"), "+ " + ROW]),
        (VIEW.replace("# QA", "# Our"), 1, ["- # Our knowledge index", "+ # QA knowledge index"]),
        (VIEW + "more\n", LAST + 1, ["- more", "+ (end of file)"]),
        (VIEW.removesuffix("\n"), LAST, ["- (end of file)", "+ (end of file)"]),
        (VIEW.removesuffix(ROW + "\n"), LAST, ["- (end of file)", "+ " + ROW]),
        (VIEW.replace("\n\n", "\n", 1), VIEW.split("\n").index("") + 1, ["+ "]),
        (VIEW.replace("| env", "|  env", 1), LAST - 1, []),
        ("", 1, ["- (end of file)", "+ # QA knowledge index"]),
    ],
)  # fmt: skip
def test_the_first_line_that_differs_is_shown(view: str, line: int, shown: list[str]) -> None:
    (found,) = _found(view, entry("a"), entry("b"))
    assert (found.rule.code, found.line) == ("QA202", line)
    assert found.message.split("\n")[0] == "differs from the topic files (`-` is there, `+` is derived):"
    for row in shown:
        assert row in found.message.split("\n")


def test_an_edit_that_was_there_before_is_a_note_and_one_more_is_none() -> None:
    before = VIEW.replace("about b", "about c")
    (found,) = _found(before, entry("a"), entry("b"), base=before)
    assert found.level == "note"
    (found,) = _found(before.replace("about a", "about d"), entry("a"), entry("b"), base=before)
    assert found.level == "fail"


def test_the_header_of_another_tool_is_known_by_its_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    header = ("# 索引", "", "| file | date | title | status | confidence | summary |", "|---|---|---|---|---|---|")
    foreign = "\n".join((*header, *VIEW.splitlines()[-2:])) + "\n"
    assert [one.rule.code for one in _found(foreign, entry("a"), entry("b"))] == ["QA202"]
    monkeypatch.setattr(index, "SKILL_HEADER", hashlib.sha256("\n".join(header).encode()).hexdigest())
    assert _found(foreign, entry("a"), entry("b")) == []
    # Its rows are derived like ours.
    assert [one.rule.code for one in _found(foreign.replace("about b", "x"), entry("a"), entry("b"))] == ["QA202"]


def test_rows_come_in_the_order_of_the_types_and_of_the_files(repo: Repo) -> None:
    kinds = ("workflow", "domain", "contract", "defect", "flaky", "env")
    repo.write({path(kind): topic(entry(f"{kind} b", kind), entry(f"{kind} a", kind)) for kind in kinds})
    repo.reindex()
    titles = [row.split(" | ")[2] for row in repo.read(INDEX).splitlines()[7:]]
    assert titles == [f"{kind} {which}" for kind in reversed(kinds) for which in "ba"]


def test_every_finding_of_an_entry_stands_in_the_way_once(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", status="gone", keywords="[x]", source=None))})
    found = repo.hook("qa-check-index", "--worktree").report["findings"]
    assert [one["code"] for one in found] == ["QA201", "QA205"]
