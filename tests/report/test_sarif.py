"""SARIF: valid against the schema of its standard with any report, and it says what the findings say."""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes, urljoin, urlsplit

import pytest
from conftest import TODAY, Repo
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft4Validator, FormatChecker
from test_gate import BEFORE, BROKEN

from qa_memory_hooks import __version__
from qa_memory_hooks.catalogue import BY_CODE, RULES
from qa_memory_hooks.change import Fault
from qa_memory_hooks.report import Report, sarif
from qa_memory_hooks.report.finding import Finding
from qa_memory_hooks.report.rule import Rule
from qa_memory_hooks.report.visible import quoted

SCHEMA = json.loads((Path(__file__).parent / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
VALIDATOR = Draft4Validator(SCHEMA, format_checker=FormatChecker())  # that of draft 4 knows no `uri-reference`
PAGE = Path(__file__).parents[2] / "docs" / "rules.md"

FAILURE, WARNING, NOTE = BY_CODE["QA113"], BY_CODE["QA127"], BY_CODE["QA304"]
FINDING = Finding(FAILURE, ".qa/env-notes.md", "61 characters", 3, 7, subject="alpha", way_out="Shorten it.")
KEY = "AKIA" + "Q7ZT4MNBX2LPV6RD"
REPORT = Report((), {"knowledge bases": 1, "entries": 2}, (NOTE, WARNING, FAILURE), "base", "head", silent=False)


def flaws(log: dict[str, Any]) -> list[tuple[str, str]]:
    """Where a log is invalid, and why."""
    return [(one.json_path, one.message) for one in VALIDATOR.iter_errors(log)]


def run_of(report: Report, *, with_acknowledged: bool = False) -> dict[str, Any]:
    """The one run of the log of a report, which is valid."""
    text = sarif.render(report, "1.2.3", with_acknowledged=with_acknowledged)
    text.encode()
    log = json.loads(text)
    assert flaws(log) == []
    (run,) = log["runs"]
    return dict(run)


def results(*findings: Finding, with_acknowledged: bool = False) -> list[dict[str, Any]]:
    return list(run_of(REPORT._replace(findings=findings), with_acknowledged=with_acknowledged)["results"])


def result(finding: Finding) -> dict[str, Any]:
    (found,) = results(finding)
    return found


# Valid.


def _wrong(log: dict[str, Any], *way: str | int, to: object) -> None:
    here: Any = log
    for step in way[:-1]:
        here = here[step]
    here[way[-1]] = to


PLACE = ("runs", 0, "results", 0, "locations", 0, "physicalLocation")


@pytest.mark.parametrize(
    ("way", "to"),
    [
        (("version",), "2.0.0"),
        (("$schema",), "no uri"),
        (("runs", 0, "tool", "driver", "informationUri"), "no uri"),
        (("runs", 0, "tool", "driver", "informationUri"), "docs/rules.md"),
        (("runs", 0, "results", 0, "level"), "failure"),
        (("runs", 0, "results", 0, "severity"), "warning"),
        ((*PLACE, "artifactLocation", "uri"), "a b"),
        ((*PLACE, "artifactLocation", "uri"), "50%"),
        ((*PLACE, "artifactLocation", "uri"), "é"),
        ((*PLACE, "region", "startLine"), 0),
        (("runs", 0, "invocations", 0), {}),
    ],
)
def test_the_schema_and_its_formats_are_looked_at(way: tuple[str | int, ...], to: object) -> None:
    log = json.loads(sarif.render(REPORT._replace(findings=(FINDING,)), "1", with_acknowledged=False))
    assert flaws(log) == []
    wrong = copy.deepcopy(log)
    _wrong(wrong, *way, to=to)
    assert flaws(wrong)


def test_a_broken_commit(repo: Repo) -> None:
    repo.commit(BEFORE)
    repo.write(BROKEN)
    repo.git("add", "-A")
    done = repo.run("qa-gate", "--format", "sarif", "--today", TODAY)
    log = json.loads(done.out)
    assert flaws(log) == []
    (run,) = log["runs"]
    told = repo.hook("qa-gate").report
    assert [one["partialFingerprints"]["qaMemory/v1"] for one in run["results"]] == [
        one["fingerprint"] for one in told["findings"]
    ]
    assert len(run["results"]) > 10
    assert run["invocations"] == [{"executionSuccessful": True, "exitCode": done.status}]
    assert (run["properties"]["base"], run["properties"]["head"]) == (told["base"], told["head"])
    assert run["tool"]["driver"]["version"] == __version__
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == [rule.code for rule in RULES]


def test_a_commit_without_knowledge(repo: Repo) -> None:
    repo.write({"README.md": "x\n"})
    repo.git("add", "-A")
    done = repo.run("qa-gate", "--format", "sarif")
    log = json.loads(done.out)
    assert (done.status, done.err, flaws(log)) == (0, "", [])
    assert log["runs"][0]["results"] == []


def test_every_rule_with_a_finding() -> None:
    findings = tuple(Finding(rule, ".qa/env-notes.md", f"this is {rule.code}") for rule in RULES)
    run = run_of(REPORT._replace(findings=findings, rules=tuple(reversed(RULES))))
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == sorted(BY_CODE)
    assert [one["ruleId"] for one in run["results"]] == [rule.code for rule in RULES]
    for one in run["results"]:
        assert rules[one["ruleIndex"]]["id"] == one["ruleId"]
        assert one["level"] == rules[one["ruleIndex"]]["defaultConfiguration"]["level"]


def test_nothing_found() -> None:
    run = run_of(REPORT)
    assert run["results"] == []
    assert run["properties"] == {
        "base": "base",
        "head": "head",
        "counts": {"knowledge bases": 1, "entries": 2, "failures": 0, "warnings": 0, "notes": 0, "acknowledged": 0},
    }
    assert run_of(REPORT._replace(base=None))["properties"]["base"] is None


# What was run.


@pytest.mark.parametrize(
    ("findings", "warnings", "status"),
    [
        ((), "block", 0),
        ((FINDING,), "block", 1),
        ((FINDING._replace(rule=WARNING),), "block", 1),
        ((FINDING._replace(rule=WARNING),), "report", 0),
        ((FINDING._replace(rule=NOTE),), "block", 0),
        ((FINDING._replace(answer="2026-11-30 T: fine"),), "block", 0),
    ],
)
def test_the_exit_status(findings: tuple[Finding, ...], warnings: str, status: int) -> None:
    run = run_of(REPORT._replace(findings=findings, warnings=warnings))
    assert run["invocations"] == [{"executionSuccessful": True, "exitCode": status}]


def test_a_fault() -> None:
    run = run_of(Report.failed(Fault("no base\u200b", "fetch it"), RULES))
    assert run["invocations"] == [
        {
            "executionSuccessful": False,
            "exitCode": 2,
            "toolExecutionNotifications": [{"level": "error", "message": {"text": "no base\\u{200B}\nhelp: fetch it"}}],
        }
    ]
    assert run["results"] == []
    assert len(run["tool"]["driver"]["rules"]) == len(RULES)


# Rules.


def anchor(heading: str) -> str:
    """What GitHub makes of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_a_rule_leads_to_its_heading(rule: Rule) -> None:
    headings = re.findall(
        r"^#+ (.*)", re.sub(r"~~~.*?~~~", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL), re.M
    )
    anchors = [anchor(heading) for heading in headings]
    address, _, fragment = sarif.page(rule, "1.2.3").partition("#")
    assert address == f"{sarif.HOME}/blob/v1.2.3/docs/rules.md"
    assert anchors.count(fragment) == 1  # the second of two would be numbered
    assert headings[anchors.index(fragment)].startswith(rule.code)


def test_what_a_rule_says() -> None:
    (rule,) = run_of(REPORT._replace(rules=(WARNING,)))["tool"]["driver"]["rules"]
    assert rule["name"] == "NoNoiseCriterion"
    assert rule["helpUri"] == sarif.page(WARNING, "1.2.3")
    assert rule["defaultConfiguration"] == {"level": "warning"}
    short = rule["shortDescription"]["text"]
    assert short.lower() == f"{WARNING.fires}.".lower()
    assert rule["fullDescription"]["text"] == f"{short} {WARNING.reason}"
    assert rule["help"]["text"] == f"{WARNING.reason}\n\nWay out: {WARNING.way_out}"
    assert rule["help"]["markdown"] == (
        f"{short}\n\n{WARNING.reason}\n\n**Way out.** {WARNING.way_out}\n\n`qa-memory explain QA127`"
    )
    assert rule["properties"]["tags"] == ["qa-memory", "no-noise-criterion"]


def test_no_text_of_a_rule_is_a_link() -> None:
    assert "](" not in sarif.render(REPORT._replace(rules=RULES), "1", with_acknowledged=False)


# Results.


@pytest.mark.parametrize(("severity", "level"), [("fail", "error"), ("warn", "warning"), ("note", "note")])
def test_the_level_is_that_of_the_finding(severity: str, level: str) -> None:
    assert result(FINDING._replace(severity=severity))["level"] == level  # type: ignore[arg-type]


def test_what_a_result_says() -> None:
    found = FINDING._replace(message="61 characters:\nmany")
    assert result(found) == {
        "ruleId": "QA113",
        "ruleIndex": 0,
        "level": "error",
        "message": {"text": "61 characters:\nmany\nhelp: Shorten it."},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": ".qa/env-notes.md", "uriBaseId": "%SRCROOT%"},
                    "region": {"startLine": 3, "startColumn": 7},
                }
            }
        ],
        "partialFingerprints": {
            "qaMemory/v1": found.fingerprint,
            "primaryLocationLineHash": found.fingerprint,
        },
        "properties": {"subject": "alpha"},
    }


def test_what_is_acknowledged_is_left_out() -> None:
    answered = FINDING._replace(rule=WARNING, line=4, answer="2026-11-30 T\u200b: fine")
    (found,) = results(FINDING, answered)
    assert found["ruleId"] == "QA113"
    assert "suppressions" not in found


def test_what_is_acknowledged_can_be_told_as_suppressed() -> None:
    answered = FINDING._replace(rule=WARNING, line=4, answer="2026-11-30 T\u200b: fine")
    open_one, settled = results(FINDING, answered, with_acknowledged=True)
    assert settled["suppressions"] == [
        {"kind": "external", "status": "accepted", "justification": "2026-11-30 T\\u{200B}: fine"}
    ]
    assert open_one["suppressions"] == []  # all results have them or none: SARIF 2.1.0, 3.27.23


def test_no_credential_is_shown() -> None:
    found = FINDING._replace(message=f"the key is {KEY}", way_out=f"drop {KEY}", subject=KEY, block=KEY)
    for report in (REPORT._replace(findings=(found,)), Report.failed(Fault(f"no {KEY}", f"drop {KEY}"), RULES)):
        told = sarif.render(report, "1", with_acknowledged=True)
        assert KEY not in told
        assert "AKIA… (20 characters)" in told


# Paths.

posix = pytest.mark.skipif(os.name == "nt", reason="paths are bytes on POSIX only")
BYTES = st.lists(st.sampled_from([b":", b"#", b"?", b"%", b" ", b"\\", b"&", b"\xff", b"a"]) | st.binary(max_size=3))
NAMES = BYTES.map(b"".join).filter(lambda name: name not in (b"", b".", b"..") and not set(name) & set(b"/\0"))
PATHS = st.lists(NAMES, min_size=1, max_size=3).map(b"/".join)


def address(path: bytes) -> str:
    found = result(FINDING._replace(path=os.fsdecode(path)))
    return str(found["locations"][0]["physicalLocation"]["artifactLocation"]["uri"])


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("svc/.qa/env-notes.md", "svc/.qa/env-notes.md"),
        ("a b/50%.md", "a%20b/50%25.md"),
        ("c#/why?.md", "c%23/why%3F.md"),
        ("https://x", "https%3A//x"),
        ("a:b/c:d", "a%3Ab/c%3Ad"),
        ("知识/é.md", "%E7%9F%A5%E8%AF%86/%C3%A9.md"),
        ("a\\b[1].md", "a%5Cb%5B1%5D.md"),
        ("\u202e\n", "%E2%80%AE%0A"),
    ],
)
def test_addresses(path: str, uri: str) -> None:
    assert address(path.encode()) == uri


@posix
def test_an_address_of_bytes_that_are_no_utf_8() -> None:
    assert address(b"caf\xe9/\xff.md") == "caf%E9/%FF.md"


@posix
@settings(deadline=None)
@given(PATHS)
def test_an_address_leads_to_the_path_and_nowhere_else(path: bytes) -> None:
    uri = address(path)
    assert unquote_to_bytes(uri) == path
    assert ":" not in uri.partition("/")[0]  # RFC 3986, 4.2: it would be a scheme
    assert urlsplit(uri)._replace(path="") == ("", "", "", "", "")
    assert urljoin("file:///src/root/", uri) == f"file:///src/root/{uri}"


# Text.

TRICKS = ("](", "[", "]", "(", ")", "[x](https://example.com)", "[x](0)", "\\", "{0}", "\n", "\r", "\u200b", "]\u200b(")
TEXT = st.lists(st.sampled_from(TRICKS) | st.text(st.characters(codec=None), max_size=3), max_size=6).map("".join)
FINDINGS = st.builds(
    Finding,
    rule=st.sampled_from([FAILURE, WARNING, NOTE]),
    path=st.sampled_from([".qa/env-notes.md", "a:b/.qa/x"]),
    message=TEXT,
    line=st.integers(1, 10**9),
    column=st.integers(1, 10**9),
    subject=TEXT,
    block=TEXT,
    way_out=st.none() | TEXT,
    answer=st.just("") | TEXT,
)


@settings(deadline=None)
@given(st.lists(FINDINGS, max_size=3), st.booleans())
def test_any_text_makes_a_valid_log(findings: list[Finding], with_acknowledged: bool) -> None:
    found = results(*findings, with_acknowledged=with_acknowledged)
    wanted = [one for one in findings if with_acknowledged or not one.acknowledged]
    for one, told in zip(wanted, found, strict=True):
        text = told["message"]["text"]
        assert text.replace("] (", "](") == "\n".join(
            quoted(line) for line in [*one.message.split("\n"), f"help: {one.help}"]
        ).replace("] (", "](")
        assert "](" not in text
        assert told["partialFingerprints"]["qaMemory/v1"] == one.fingerprint
        assert told["properties"]["subject"] == quoted(one.subject)


@settings(deadline=None)
@given(TEXT, TEXT, st.sampled_from([Fault, lambda message, cure: ValueError(f"{message}\n{cure}")]))
def test_any_fault_makes_a_valid_log(message: str, cure: str, kind: Callable[[str, str], Exception]) -> None:
    run = run_of(Report.failed(kind(f"no {message}", cure), (FAILURE,)))
    (told,) = run["invocations"][0]["toolExecutionNotifications"]
    assert "](" not in told["message"]["text"]
