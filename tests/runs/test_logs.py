"""The logs of a run: every line is an object of a known kind."""

from __future__ import annotations

import json
from typing import Any

import pytest
from run_folders import Run, lines

from qa_memory_hooks.change.snapshot import MiB
from qa_memory_hooks.runs.file import MOST

AT = "2026-11-01T09:00:00.000Z"
ALL = ("counters.log", "events.jsonl", "history.jsonl")
SOUND = {
    "counters.log": {"kind": "testLaunches", "at": AT, "tool": "Bash", "toolUseId": "t1"},
    "events.jsonl": {"kind": "agent", "at": AT, "agent": "qa-triage", "step": "triage-1", "tokens": {"output": 5}},
    "history.jsonl": {"runId": "r1", "key": "SHOP-7", "startedAt": AT, "verdict": None, "tests": {"passed": 3}},
}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("counters.log", ""),
        ("counters.log", "\n\n  \n"),
        ("counters.log", lines(*({"kind": kind} for kind in ("criticRounds", "producerDispatches", "testLaunches")))),
        ("counters.log", lines({"kind": "criticRounds"}, "", {"kind": "criticRounds"})),
        ("counters.log", lines({"kind": "criticRounds"}).rstrip("\n")),
        ("counters.log", lines({"kind": "criticRounds"}, {"kind": "testLaunches"}).replace("\n", "\r\n")),
        ("events.jsonl", lines({"kind": "agent"}, {"kind": "deny", "at": AT, "rule": None, "reason": "no"})),
        ("events.jsonl", lines(SOUND["events.jsonl"], SOUND["events.jsonl"])),
        ("events.jsonl", lines('{"kind": "deny", "call": "echo \\ud83d"}')),  # cut through an emoji
        ("events.jsonl", lines(json.dumps({"kind": "deny", "reason": "a\u2028b\x7f\x85"}, ensure_ascii=False))),
        ("history.jsonl", lines(SOUND["history.jsonl"], {"runId": "r2"})),
    ],
)
def test_what_is_valid(run_folder: Run, name: str, text: str) -> None:
    run_folder.write(name, text)
    assert run_folder.verify().report["problems"] == []


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("line", "column", "code"),
    [
        ("{", 2, "json"), ('{"kind": }', 10, "json"), ("x", 1, "json"), ('{"a": 1} {"b": 2}', 10, "json"),
        ('{"kind": "a", "kind": "b"}', 15, "json"), ('{"n": NaN}', 7, "json"), ('{"n": 1e999}', 7, "json"),
        ("[" * 70, 65, "json"), ("[" * 50_000, 65, "json"), ('{"a": "\t"}', 8, "json"), ("null", 1, "shape"),
        ("[]", 1, "shape"), ('"kind"', 1, "shape"), ("3", 1, "shape"), ("true", 1, "shape"),
    ],
)  # fmt: skip
def test_a_line_that_is_no_object(run_folder: Run, name: str, line: str, column: int, code: str) -> None:
    run_folder.write(name, lines(SOUND[name], "", line))
    assert run_folder.verify().places == [(name, 3, column, code)]


@pytest.mark.parametrize(
    ("name", "row", "column", "code"),
    [
        ("counters.log", {}, 1, "kind"),
        ("counters.log", {"at": AT}, 1, "kind"),
        ("counters.log", {"at": 1, "kind": None}, 11, "kind"),
        ("counters.log", {"kind": 3}, 2, "kind"),
        ("counters.log", {"kind": ["testLaunches"]}, 2, "kind"),
        ("counters.log", {"kind": "  "}, 2, "kind"),
        ("counters.log", {"kind": "testlaunches"}, 2, "kind"),
        ("counters.log", {"kind": "testLaunches "}, 2, "kind"),
        ("counters.log", {"kind": "agent"}, 2, "kind"),
        ("counters.log", {"type": "testLaunches"}, 1, "kind"),
        ("events.jsonl", {"at": AT}, 1, "kind"),
        ("events.jsonl", {"at": 1, "kind": ""}, 11, "kind"),
        ("events.jsonl", {"kind": "testLaunches"}, 2, "kind"),
        ("events.jsonl", {"kind": "Deny"}, 2, "kind"),
        ("history.jsonl", {}, 1, "run-id"),
        ("history.jsonl", {"kind": "agent"}, 1, "run-id"),
        ("history.jsonl", {"key": 1, "runId": None}, 12, "run-id"),
        ("history.jsonl", {"runId": " "}, 2, "run-id"),
        ("history.jsonl", {"key": 1, "runId": "r1"}, 12, "duplicate-run"),
    ],
)
def test_what_a_line_does_not_say(run_folder: Run, name: str, row: Any, column: int, code: str) -> None:
    run_folder.write(name, lines(SOUND[name], row))
    assert run_folder.verify().places == [(name, 2, column, code)]


def test_every_line_is_read(run_folder: Run) -> None:
    run_folder.write("counters.log", lines({"kind": "x"}, {"kind": "criticRounds"}, "{", {}))
    assert [(line, code) for _, line, _, code in run_folder.verify().places] == [(1, "kind"), (3, "json"), (4, "kind")]


def test_no_more_problems_are_told_than_a_person_reads(run_folder: Run) -> None:
    run_folder.write("counters.log", "{\n" * (MiB // 2))
    assert run_folder.verify().codes == ["json"] * MOST + ["too-many"]


def test_a_line_that_is_too_long(run_folder: Run) -> None:
    long = json.dumps({"kind": "criticRounds", "tool": "x" * MiB})
    run_folder.write("counters.log", lines(long, {"kind": "y"}))
    assert run_folder.verify().places == [("counters.log", 1, 1, "too-long"), ("counters.log", 2, 2, "kind")]


def test_a_long_line_is_not_searched_for_a_column(run_folder: Run) -> None:
    run_folder.write("counters.log", lines({"tool": "x" * 20_000, "kind": "z"}))
    assert run_folder.verify().places == [("counters.log", 1, 1, "kind")]


def test_logs_may_have_16_mebibytes(run_folder: Run) -> None:
    line = json.dumps({"kind": "criticRounds", "tool": "x" * 9000}) + "\n"
    run_folder.write("counters.log", line * (16 * MiB // len(line)))
    assert run_folder.verify().codes == []
    run_folder.write("counters.log", line * (16 * MiB // len(line) + 1))
    assert run_folder.verify().codes == ["not-read"]
