"""Workflow commands: what a runner makes of the report is what was meant, whatever stands in the judged text."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.catalogue import BY_CODE, RULES
from qa_memory_hooks.change import Fault
from qa_memory_hooks.report import Report, github
from qa_memory_hooks.report.finding import Finding
from qa_memory_hooks.report.visible import quoted, visible

FAILURE, WARNING, NOTE = BY_CODE["QA113"], BY_CODE["QA127"], BY_CODE["QA304"]
FINDING = Finding(FAILURE, ".qa/env-notes.md", "61 characters", 3, 7, way_out="Shorten it.")
KEY = "AKIA" + "Q7ZT4MNBX2LPV6RD"
REPORT = Report((), {"knowledge bases": 1, "entries": 2}, RULES, "base", "head", silent=False)


class Command(NamedTuple):
    """What a runner is told to do."""

    name: str
    properties: dict[str, str]
    data: str


def commands(out: str) -> list[Command]:
    """What a runner reads out of a log. It knows some names; here any word is one."""
    return [found for line in out.splitlines() for found in (new(line), old(line)) if found]


def new(line: str) -> Command | None:
    """`::name key=value,key=value::data` at the start of a line."""
    line = line.lstrip()
    end = line.find("::", 2)
    if not line.startswith("::") or end < 0:
        return None
    name, _, told = line[2:end].partition(" ")
    if not re.match("[a-zA-Z]", name):
        return None
    properties = dict(pair.split("=", 1) for pair in told.strip().split(",") if "=" in pair)
    return Command(
        name,
        {key: unescaped(value, "\r\n:,%") for key, value in properties.items()},
        unescaped(line[end + 2 :], "\r\n%"),
    )


def old(line: str) -> Command | None:
    """`##[name key=value]data` anywhere in a line; other runners have `##name[…]`."""
    found = re.search(r"##\w*\[", line)
    return Command(line[found.start() :], {}, "") if found else None


def unescaped(text: str, signs: str) -> str:
    for sign in signs:
        text = text.replace(f"%{ord(sign):02X}", sign)
    return text


def shown(*findings: Finding, **values: object) -> str:
    return github.render(REPORT._replace(findings=findings, **values))


def expected(one: Finding) -> Command:
    """What a finding is to become."""
    kind = "notice" if one.acknowledged else {"fail": "error", "warn": "warning", "note": "notice"}[one.level]
    place = f"{visible(one.path)}:{one.line}:{one.column}: "
    lines = [place + "\n".join(quoted(line) for line in one.message.split("\n"))]
    if one.acknowledged:
        lines.append(f"acknowledged: {visible(one.answer)}")
    else:
        lines += [f"finding {one.fingerprint[:8]}"] if one.answerable else []
        lines.append(f"help: {quoted(one.help)}")
    properties = {"file": visible(one.path), "line": str(one.line), "col": str(one.column)}
    return Command(kind, properties | {"title": f"{one.rule.code} {one.rule.name}"}, "\n".join(lines))


# What is told.


def test_one_finding() -> None:
    assert shown(FINDING) == (
        "::error file=.qa/env-notes.md,line=3,col=7,title=QA113 summary-too-long"
        "::.qa/env-notes.md:3:7: 61 characters%0Ahelp: Shorten it.\n"
    )


@pytest.mark.parametrize(
    ("rule", "answer", "kind"),
    [
        (FAILURE, "", "error"),
        (WARNING, "", "warning"),
        (NOTE, "", "notice"),
        (FAILURE, "2026-11-30 T: fine", "notice"),
        (WARNING, "2026-11-30 T: fine", "notice"),
    ],
)
def test_kinds(rule: object, answer: str, kind: str) -> None:
    (found,) = commands(shown(FINDING._replace(rule=rule, answer=answer)))
    assert found.name == kind


def test_the_severity_of_the_finding_decides() -> None:
    (found,) = commands(shown(FINDING._replace(severity="note")))
    assert found.name == "notice"


def test_warnings_are_warnings_where_they_do_not_block() -> None:
    (found,) = commands(shown(FINDING._replace(rule=WARNING), warnings="report"))
    assert found.name == "warning"


def test_what_can_be_answered_says_by_which_name() -> None:
    warning = FINDING._replace(rule=WARNING)
    out = shown(warning)
    assert commands(out) == [expected(warning)]
    assert f"%0Afinding {warning.fingerprint[:8]}%0A" in out
    assert out.endswith(f"qa-memory ack {warning.fingerprint[:8]} --reason WHY\n")
    assert "finding" not in shown(FINDING)
    answered = shown(warning._replace(answer="2026-11-30 T: fine"))
    assert answered.endswith("%0Aacknowledged: 2026-11-30 T: fine\n")
    assert "finding" not in answered
    assert warning.help not in answered


def test_escapes() -> None:
    out = shown(FINDING._replace(path="a,b:c%d", message="50% of it,\nor: \r%0A", way_out="100%"))
    assert out == (
        "::error file=a%2Cb%3Ac%25d,line=3,col=7,title=QA113 summary-too-long"
        "::a,b:c%25d:3:7: 50%25 of it,%0Aor: \\u{000D}%250A%0Ahelp: 100%25\n"
    )


def test_a_fault_is_one_error() -> None:
    report = Report.failed(Fault("no base: 100%", "fetch it"), RULES)
    assert github.render(report) == "::error title=qa-memory-hooks::no base: 100%25%0Ahelp: fetch it\n"
    report = Report.failed(ValueError("it\nbroke"), RULES)
    assert github.render(report) == "::error title=qa-memory-hooks::internal error: ValueError: it%0Abroke\n"


def test_nothing_found_says_nothing() -> None:
    assert shown() == ""


# How much is told.


def test_ten_of_each_kind_and_the_rest_as_text() -> None:
    numbers = iter(range(1000, 2000))

    def some(count: int, **values: object) -> list[Finding]:
        return [
            FINDING._replace(message=f"number {n}", line=n, **values) for n in (next(numbers) for _ in range(count))
        ]

    findings = [
        *some(11, rule=NOTE),
        *some(3, rule=WARNING, answer="2026-11-30 T: fine"),
        *some(12, rule=WARNING),
        *some(13),
    ]
    out = shown(*findings)
    assert Counter(one.name for one in commands(out)) == {"error": 10, "warning": 10, "notice": 10}
    assert re.findall(r"number (\d+)", out)[-9:] == [
        "1007",
        "1008",
        "1009",
        "1010",
        "1024",
        "1025",
        "1036",
        "1037",
        "1038",
    ]
    assert sorted(re.findall(r"number (\d+)", out)) == [str(n) for n in range(1000, 1039)]
    assert "\n9 more, which the host would not show beside the diff:\n" in out
    assert [one.name for one in commands(out)][20:] == ["notice"] * 10
    assert [one.name for one in commands(shown(*findings, warnings="report"))][:10] == ["error"] * 10


def test_ten_are_no_more() -> None:
    out = shown(*(FINDING._replace(line=line) for line in range(1, 11)))
    assert len(commands(out)) == len(out.splitlines()) == 10


# What is quoted.

TRICKS = (
    "::", ":", "::error::x", "::set-output name=a::b", "::stop-commands::x", "##[", "##[error]x", "##vso[x]", "#", "[",
    "]", "%", "%0A", "%0D", "%25", "%3A", "%3A%3Aerror%3A%3A", "\r", "\n", "\r\n", "\u2028", "\u2029", "\x85", "\x0b",
    "\x0c", "\x1c", "\ufeff", "\u200b", " ", "\t", ",", "=", "x",
)  # fmt: skip
TEXT = st.lists(st.sampled_from(TRICKS) | st.text(st.characters(codec=None), max_size=3), max_size=6).map("".join)
FINDINGS = st.builds(
    Finding,
    rule=st.sampled_from([FAILURE, WARNING, NOTE, BY_CODE["QA601"]]),
    path=TEXT.filter(bool),
    message=TEXT,
    line=st.integers(1, 99),
    column=st.integers(1, 99),
    subject=TEXT,
    block=TEXT,
    way_out=st.none() | TEXT,
    answer=st.just("") | TEXT,
)


@pytest.mark.parametrize("trick", [f"{blanks}{trick}" for trick in TRICKS for blanks in ("", " ")], ids=repr)
def test_a_trick_is_no_command(trick: str) -> None:
    """Neither in a command nor in the text of those that are too many."""
    one = FINDING._replace(path=trick, message=f"{trick}\n{trick}", way_out=trick)
    assert commands(shown(*[one] * 30)) == [expected(one)] * 10


@settings(deadline=None)
@given(st.lists(FINDINGS, max_size=4), st.sampled_from([1, 11]), st.sampled_from(["block", "report"]))
def test_what_is_quoted_is_no_command(some: list[Finding], times: int, warnings: str) -> None:
    findings = [one._replace(line=one.line + 100 * n) for n in range(times) for one in some]
    out = shown(*findings, warnings=warnings)
    report = REPORT._replace(warnings=warnings)
    wanted: dict[str, list[Command]] = {}
    levels = ["fail", "warn", "note"]
    for one in sorted(findings, key=lambda one: (not report.blocks(one), levels.index(one.level), one.order)):
        wanted.setdefault(expected(one).name, []).append(expected(one))
    found: dict[str, list[Command]] = {}
    for command in commands(out):
        found.setdefault(command.name, []).append(command)
    assert found == {kind: ten[:10] for kind, ten in wanted.items()}
    out.encode()


@settings(deadline=None)
@given(TEXT, TEXT, st.booleans())
def test_what_a_fault_quotes_is_no_command(message: str, cure: str, internal: bool) -> None:
    report = Report.failed(ValueError(message) if internal else Fault(f"no {message}", cure), RULES)
    (found,) = commands(github.render(report))
    assert found == Command(
        "error", {"title": "qa-memory-hooks"}, "\n".join(quoted(line) for line in report.fault.split("\n"))
    )


@pytest.mark.parametrize("times", [1, 30])
def test_no_credential_is_shown(times: int) -> None:
    found = FINDING._replace(message=f"the key is {KEY}", way_out=f"drop {KEY}", subject=KEY, block=KEY)
    out = shown(*(found._replace(line=line) for line in range(1, times + 1)))
    assert KEY not in out
    assert out.count("AKIA… (20 characters)") == 2 * times
    assert KEY not in github.render(Report.failed(Fault(f"no {KEY}", f"drop {KEY}"), RULES))
