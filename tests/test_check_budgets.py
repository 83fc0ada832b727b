"""`qa-check-budgets`: what it measures and what it names for pruning. The rules' tables: `cases/budgets.yaml`."""

from __future__ import annotations

import datetime

from conftest import TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks import check_budgets
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.report.finding import Finding

ENV = path("env")


def _found(text: str, settings: str = "") -> list[Finding]:
    files: dict[str, bytes | None] = {ENV: text.encode(), ".qa-memory.yaml": settings.encode()}
    return list(check_budgets.check(Change(Edited(files), (), today=datetime.date.fromisoformat(TODAY))))


def _ended(title: str, updated: str, status: str = "retired") -> str:
    return entry(title, status=status, updated=updated, body=f"**Symptom**: a\n\n**Handling**: b\n\n{updated} gone.")


def test_what_has_ended_is_named_oldest_first_with_the_lines_it_gives_back() -> None:
    entries = [entry("alive"), _ended("young", "2026-09-20"), _ended("old", "2026-09-06", "superseded")]
    (found,) = _found(topic(*entries), "limits: {topic_lines: 20}")
    assert found.help == 'Archive as one line each, oldest first: "old" (21 lines), "young" (21 lines).'


def test_only_five_are_named_and_the_rest_is_counted() -> None:
    entries = [_ended(f"entry {n}", f"2026-09-{n:02}") for n in range(6, 14)]
    (found,) = _found(topic(*entries), "limits: {topic_lines: 20}")
    assert found.help.endswith('"entry 10" (21 lines), and 3 more.')


def test_where_nothing_has_ended_it_says_so() -> None:
    (found,) = _found(topic(entry("alive")), "limits: {topic_lines: 10}")
    assert found.help.startswith("Nothing is superseded or retired yet")


def test_both_units_are_told() -> None:
    found = _found(topic(entry("a")), "limits: {entry_lines: 1, entry_bytes: 1, topic_lines: 1, topic_bytes: 1}")
    size = len(entry("a").rstrip().encode())
    assert [(one.rule.code, one.message) for one in found][2:] == [
        ("QA302", "19 lines of 1"),
        ("QA302", f"{size} bytes of 1"),
    ]
    assert [one.rule.code for one in found][:2] == ["QA301", "QA301"]
    assert len({one.fingerprint for one in found}) == 4


def test_an_archive_is_pointed_at_where_it_begins() -> None:
    text = topic(entry("a"), archive=("2026-01-01 x — y", "bad"))
    found = {one.rule.code: one.line for one in _found(text, "limits: {archive_lines: 1}")}
    assert found == {"QA303": 23, "QA305": 26}


def test_an_entry_at_its_limit_can_end(repo: Repo) -> None:
    long = "**Symptom**: a\n" + "b\n" * 22 + "**Handling**: c"
    repo.commit({ENV: topic(entry("a", body=long))})
    ended = entry("a", body=f"{long}\n\n2026-09-20 gone.", status="retired", updated="2026-09-20")
    repo.write({ENV: topic(ended)})
    repo.reindex()
    repo.git("add", "-A")
    assert repo.hook("qa-gate").codes == []
