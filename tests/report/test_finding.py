"""Findings: their level, their help, their order, and the fingerprint that names them for good."""

from __future__ import annotations

import datetime

import pytest

from qa_memory_hooks.catalogue import BY_CODE
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.report import Report
from qa_memory_hooks.report.finding import Finding
from qa_memory_hooks.report.visible import visible

RULE, WARNING, NOTE = BY_CODE["QA113"], BY_CODE["QA127"], BY_CODE["QA304"]


def _finding(**values: object) -> Finding:
    given = {"rule": RULE, "path": ".qa/env-notes.md", "message": "61 characters", "subject": "first", "block": "words"}
    return Finding(**given | values)  # type: ignore[arg-type]


def test_level_and_help_are_the_rules_unless_the_finding_has_its_own() -> None:
    assert (_finding().level, _finding().help) == ("fail", RULE.way_out)
    own = _finding(severity="note", way_out="Do this.")
    assert (own.level, own.help) == ("note", "Do this.")


def test_a_fingerprint_survives_what_does_not_change_the_words() -> None:
    one = _finding()
    assert len(one.fingerprint) == 32
    assert set(one.fingerprint) <= set("0123456789abcdef")
    for same in (
        {"line": 9, "column": 4},
        {"message": "other words"},
        {"severity": "note"},
        {"block": "  words\n"},
        {"path": "moved.md"},
    ):
        assert _finding(**same).fingerprint == one.fingerprint, same
    assert _finding(block="two  words").fingerprint == _finding(block="two\n   words").fingerprint


def test_a_fingerprint_dies_with_what_it_stands_for() -> None:
    one = _finding().fingerprint
    others = [
        _finding(block="other words").fingerprint,
        _finding(subject="second").fingerprint,
        _finding(store="svc/.qa").fingerprint,
        _finding(rule=WARNING).fingerprint,
        _finding(block="firstwords", subject="").fingerprint,
    ]
    assert len({one, *others}) == 6


def test_a_fingerprint_is_the_same_on_every_machine() -> None:
    # SHA-256 of "QA113\\0.qa\\0first\\0words": whatever is filed under a fingerprint hangs on it.
    assert _finding(store=".qa").fingerprint == "98adb4f374cfdd42232f49b6415a5d9e"


def test_without_subject_or_block_the_path_and_the_message_stand_in() -> None:
    bare = _finding(subject="", block="")
    assert bare.fingerprint == _finding(subject=".qa/env-notes.md", block="61 characters").fingerprint


def test_a_line_may_end_within_a_word_where_words_are_written_without_spaces() -> None:
    one = _finding(block="直接重试 job 即可").fingerprint
    for same in ("直接\n重试 job\n即可", "直接重试job即可", "直接重试\njob 即可"):
        assert _finding(block=same).fingerprint == one
    assert _finding(block="再说——\n重试").fingerprint == _finding(block="再说——重试").fingerprint
    assert _finding(block="아버지가 방에").fingerprint != _finding(block="아버지 가방에").fingerprint


def test_a_fingerprint_takes_any_text() -> None:
    assert len(_finding(subject="\udcff", block="\ud800").fingerprint) == 32


def _report(*findings: Finding) -> Report:
    change = Change(Edited({}, label="head"), (Edited({}, label="base"),), today=datetime.date(2026, 11, 30))
    return Report.of(findings, [change], (RULE, WARNING, NOTE, RULE))


def test_findings_are_sorted_by_path_line_and_code() -> None:
    wanted = [
        _finding(path="a", line=2),
        _finding(path="a", line=10),
        _finding(path="a", line=10, rule=WARNING),
        _finding(path="b", line=1),
    ]
    assert list(_report(*reversed(wanted)).findings) == wanted


def test_what_two_checks_found_alike_counts_once() -> None:
    report = _report(_finding(), _finding(), _finding(message="other"))
    assert len(report.findings) == 2
    assert (report.base, report.head, len(report.rules)) == ("base", "head", 3)


@pytest.mark.parametrize(
    ("levels", "found"),
    [
        ((), "nothing found"),
        (("fail",), "1 failure"),
        (("fail", "fail", "warn"), "2 failures, 1 warning"),
        (("note", "warn", "warn"), "2 warnings, 1 note"),
    ],
)
def test_the_summary_counts(levels: tuple[str, ...], found: str) -> None:
    report = _report(*(_finding(severity=level, line=line) for line, level in enumerate(levels, 1)))
    assert report.summary() == f"0 knowledge bases, 0 entries, 3 rules: {found}"


def test_what_is_acknowledged_is_counted_and_told() -> None:
    report = _report(_finding(rule=WARNING), _finding(rule=WARNING, line=2, answer="2026-11-30 T: fine"))
    assert report.tally() == {"failures": 0, "warnings": 2, "notes": 0, "acknowledged": 1}
    assert report.summary().endswith(": 2 warnings; 1 acknowledged")


def test_an_answer_in_one_branch_is_none_in_another() -> None:
    both = _report(_finding(rule=WARNING), _finding(rule=WARNING, answer="2026-11-30 T: fine"))
    assert [one.acknowledged for one in both.findings] == [False, True]


def test_one_entry_is_no_entrie() -> None:
    assert _report()._replace(counts={"entries": 1}).summary() == "1 entry, 3 rules: nothing found"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain words, 中文 and \U0001f680", "plain words, 中文 and \U0001f680"),
        ("a\x1b[31mb", "a\\u{001B}[31mb"),
        ("a\tb\r\nc", "a\\u{0009}b\\u{000D}\\u{000A}c"),
        ("a\u200b\u202e\U000e0041", "a\\u{200B}\\u{202E}\\u{E0041}"),
        ("caf\udce9", "caf\\xe9"),
        ("\ud800", "\\u{D800}"),
        ("##[error]x", "# #[error]x"),
        ("::error::x", ": :error::x"),
        ("  ::error::x", "  : :error::x"),
        ("a ::error::x", "a ::error::x"),
        ("a\u00a0b", "a\\u{00A0}b"),
    ],
)
def test_visible(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_visible_cuts() -> None:
    assert visible("abcdef", 6) == "abcdef"
    assert visible("abcdefg", 6) == "abcde…"


def test_of_very_many_of_one_rule_in_a_file_the_rest_is_counted() -> None:
    many = [_finding(line=line) for line in range(1, 251)]
    other = [_finding(path="z", line=1), _finding(line=7, severity="note")]
    found = _report(*many, *other).findings
    kept = [one for one in found if one.path == _finding().path and one.level != "note"]
    assert [one.line for one in kept] == [*range(1, 101), 250]
    assert kept[-1].message == "150 more of these in this file, the last one here"
    assert kept[-1].level == _finding().level
    assert len(found) == len(kept) + 2
    assert len(_report(*many[:101]).findings) == 101
    assert _report(*many[:101]).findings[-1].message == _finding().message
