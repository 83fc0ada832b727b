"""Text for people: one line a finding, the way out below it, and nothing that acts on a terminal."""

from __future__ import annotations

import io

import pytest

from qa_memory_hooks.catalogue import BY_CODE
from qa_memory_hooks.report import text
from qa_memory_hooks.report.finding import Finding

FINDING = Finding(BY_CODE["QA113"], ".qa/env-notes.md", "61 characters", 3, 7, way_out="Shorten it.")


NAME = FINDING.fingerprint[: text.NAMED]


@pytest.mark.parametrize(("severity", "word"), [("fail", ""), ("warn", f" (warning {NAME})"), ("note", " (note)")])
def test_one_finding(severity: str, word: str) -> None:
    found = FINDING._replace(severity=severity)  # type: ignore[arg-type]
    assert text.render([found], colour=False) == (
        f".qa/env-notes.md:3:7: QA113 summary-too-long: 61 characters{word}\n    help: Shorten it.\n"
    )


def test_a_scanners_failure_has_a_name_too() -> None:
    found = FINDING._replace(rule=FINDING.rule._replace(code="QA601"))
    assert f"61 characters (failure {found.fingerprint[:8]})\n" in text.render([found], colour=False)


def test_what_is_acknowledged_shows_the_answer_in_place_of_the_help() -> None:
    found = FINDING._replace(severity="warn", answer="2026-11-30 T\u200b <t@example.com>: because")
    assert text.render([found], colour=False) == (
        ".qa/env-notes.md:3:7: QA113 summary-too-long: 61 characters (warning, acknowledged)\n"
        "    acknowledged: 2026-11-30 T\\u{200B} <t@example.com>: because\n"
    )


def test_how_to_answer_is_said_where_something_waits_for_it() -> None:
    warning = FINDING._replace(severity="warn")
    answered = warning._replace(answer="x")
    assert text.hint([FINDING, answered, FINDING._replace(severity="note")]) == ""
    assert text.hint([answered, warning]) == (
        f"if a warning is right as it stands: qa-memory ack {NAME} --reason WHY\n"
    )
    assert text.hint([warning, warning]) == "if a warning is right as it stands: qa-memory ack DIGITS --reason WHY\n"


def test_further_lines_are_indented() -> None:
    found = FINDING._replace(message="differs:\n- a\n+ b")
    assert text.render([found], colour=False).split("\n")[1:4] == ["    - a", "    + b", "    help: Shorten it."]


@pytest.mark.parametrize(("severity", "colour"), [("fail", "31"), ("warn", "33"), ("note", "36")])
def test_colours(severity: str, colour: str) -> None:
    found = text.render([FINDING._replace(severity=severity)], colour=True)  # type: ignore[arg-type]
    assert f"\x1b[{colour}mQA113 summary-too-long\x1b[0m" in found
    assert found.count("\x1b") == 2


def test_quoted_content_cannot_act() -> None:
    found = FINDING._replace(
        path="::add-mask::x\x1b[2J", message="\x1b]0;title\x07\n::error::x\n##[endgroup]", way_out="a\u202eb"
    )
    shown = text.render([found], colour=False)
    assert all(line.isprintable() for line in shown.split("\n"))
    assert not any(line.lstrip().startswith("::") for line in shown.split("\n"))
    assert "##[" not in shown


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert text.wants_colour(_Terminal())
    assert not text.wants_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not text.wants_colour(_Terminal())
    monkeypatch.setenv("NO_COLOR", "")  # empty counts as not set: no-color.org
    assert text.wants_colour(_Terminal())
