"""Findings as SARIF 2.1.0, the format of code scanning.

Level, region and fingerprints are those of the finding. Code scanning ignores `suppressions`, so what a person has
acknowledged is left out unless it is asked for; there `primaryLocationLineHash` decides which findings are the same.
"""

from __future__ import annotations

import json
import os
from urllib.parse import quote

from ..typed import TYPE_CHECKING, Any
from .visible import quoted, visible

if TYPE_CHECKING:
    from . import Report
    from .finding import Finding
    from .rule import Rule

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
HOME = "https://github.com/OWNER/qa-memory-hooks"
"""Where this project is published; OWNER is whoever does (see `docs/releasing.md`)."""
_LEVELS = {"fail": "error", "warn": "warning", "note": "note"}
_ROOT = "%SRCROOT%"


def render(report: Report, version: str, *, with_acknowledged: bool) -> str:
    """The report as one SARIF log with one run."""
    rules = sorted(report.rules, key=lambda rule: rule.code)
    at = {rule.code: index for index, rule in enumerate(rules)}
    told = [one for one in report.findings if with_acknowledged or not one.acknowledged]
    run = {
        "tool": {
            "driver": {
                "name": "qa-memory-hooks",
                "version": version,
                "semanticVersion": version,
                "informationUri": HOME,
                "rules": [_rule(rule, version) for rule in rules],
            }
        },
        "automationDetails": {"id": "qa-memory-hooks/"},  # the same analysis of each commit
        "invocations": [_invocation(report)],
        "columnKind": "unicodeCodePoints",
        "results": [_result(one, at[one.rule.code]) | _suppressions(one, with_acknowledged) for one in told],
        "properties": {"base": report.base, "head": report.head, "counts": {**report.counts, **report.tally()}},
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2) + "\n"


def page(rule: Rule, version: str) -> str:
    """The address of the rule's documentation."""
    return f"{HOME}/blob/v{version}/docs/rules.md#{rule.code.lower()}-{rule.name}"


def _rule(rule: Rule, version: str) -> dict[str, Any]:
    way_out = f"**Way out.** {rule.way_out}"
    return {
        "id": rule.code,
        "name": "".join(word.capitalize() for word in rule.name.split("-")),
        "shortDescription": {"text": _sentence(rule.fires)},
        "fullDescription": {"text": f"{_sentence(rule.fires)} {rule.reason}"},
        "help": {
            "text": f"{rule.reason}\n\nWay out: {rule.way_out}",
            "markdown": f"{_sentence(rule.fires)}\n\n{rule.reason}\n\n{way_out}\n\n`qa-memory explain {rule.code}`",
        },
        "helpUri": page(rule, version),
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
        "properties": {"tags": ["qa-memory", rule.name]},
    }


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _invocation(report: Report) -> dict[str, Any]:
    told = {"executionSuccessful": not report.fault, "exitCode": report.status}
    if not report.fault:
        return told
    message = {"text": _plain(report.fault.split("\n"))}
    return told | {"toolExecutionNotifications": [{"level": "error", "message": message}]}


def _result(one: Finding, rule: int) -> dict[str, Any]:
    lines = [*one.message.split("\n"), f"help: {one.help}"]
    return {
        "ruleId": one.rule.code,
        "ruleIndex": rule,
        "level": _LEVELS[one.level],
        "message": {"text": _plain(lines)},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": _address(one.path), "uriBaseId": _ROOT},
                    "region": {"startLine": one.line, "startColumn": one.column},
                }
            }
        ],
        "partialFingerprints": {"qaMemory/v1": one.fingerprint, "primaryLocationLineHash": one.fingerprint},
        "properties": {"subject": quoted(one.subject)},
    }


def _suppressions(one: Finding, told: bool) -> dict[str, Any]:
    """Who lets a finding stand. All results say so or none does: an empty list means that nobody has."""
    if not told:
        return {}
    answer = {"kind": "external", "status": "accepted", "justification": visible(one.answer)}
    return {"suppressions": [answer] if one.acknowledged else []}


def _plain(lines: list[str]) -> str:
    """A message without links: in SARIF also plain text has them, as `[…](…)`."""
    return "\n".join(map(quoted, lines)).replace("](", "] (")


def _address(path: str) -> str:
    """A path as a relative reference; its bytes are those of git, also where they are no UTF-8."""
    return quote(os.fsencode(path))
