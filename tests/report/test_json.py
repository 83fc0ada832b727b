"""JSON for programs: one object with the promised keys, and nothing invisible in it."""

from __future__ import annotations

import json

from qa_memory_hooks.catalogue import BY_CODE, RULES
from qa_memory_hooks.report import Report, as_json
from qa_memory_hooks.report.finding import Finding

FINDING = Finding(
    BY_CODE["QA202"], ".qa/INDEX.md", "differs:\n- a\u200b\n+ b", 3, 7, subject=".qa/INDEX.md", store=".qa"
)
REPORT = Report((FINDING,), {"knowledge bases": 1, "entries": 2}, RULES[:69], "base", "head", silent=False)


def test_the_object() -> None:
    assert json.loads(as_json.render(REPORT, "1.2.3")) == {
        "version": "1.2.3",
        "base": "base",
        "head": "head",
        "counts": {
            "knowledge bases": 1,
            "entries": 2,
            "rules": 69,
            "failures": 1,
            "warnings": 0,
            "notes": 0,
            "acknowledged": 0,
        },
        "findings": [
            {
                "code": "QA202",
                "name": "stale-index",
                "severity": "fail",
                "path": ".qa/INDEX.md",
                "line": 3,
                "column": 7,
                "message": "differs:\n- a\\u{200B}\n+ b",
                "help": FINDING.help,
                "subject": ".qa/INDEX.md",
                "fingerprint": FINDING.fingerprint,
                "acknowledged": False,
                "answer": "",
            }
        ],
    }


def test_without_a_base() -> None:
    found = json.loads(as_json.render(REPORT._replace(base=None, findings=()), "1"))
    assert (found["base"], found["findings"], found["counts"]["failures"]) == (None, [], 0)


def test_an_answer_is_part_of_the_finding() -> None:
    answered = FINDING._replace(rule=BY_CODE["QA127"], answer="2026-11-30 T\u200b: fine")
    found = json.loads(as_json.render(REPORT._replace(findings=(answered,)), "1"))
    assert found["counts"]["acknowledged"] == 1
    assert found["findings"][0]["acknowledged"] is True
    assert found["findings"][0]["answer"] == "2026-11-30 T\\u{200B}: fine"


def test_any_text_becomes_utf_8() -> None:
    odd = FINDING._replace(path="caf\udce9\ud800\x00", message="\x1b\u2028中文", subject="\udcff")
    shown = as_json.render(REPORT._replace(findings=(odd,)), "1")
    assert "中文" in shown.encode().decode()  # as it is, not escaped
    assert json.loads(shown)["findings"][0]["path"] == "caf\\xe9\\u{D800}\\u{0000}"
    assert shown.endswith("}\n")
