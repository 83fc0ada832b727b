"""Findings for programs: one JSON object."""

from __future__ import annotations

import json

from ..typed import TYPE_CHECKING
from .visible import quoted, visible

if TYPE_CHECKING:
    from . import Report
    from .finding import Finding


def render(report: Report, version: str) -> str:
    """The report as one JSON object."""
    body = {
        "version": version,
        "base": report.base,
        "head": report.head,
        "counts": {**report.counts, "rules": len(report.rules), **report.tally()},
        "findings": [_finding(one) for one in report.findings],
    }
    return json.dumps(body, ensure_ascii=False, indent=2) + "\n"


def _finding(one: Finding) -> dict[str, object]:
    return {
        "code": one.rule.code,
        "name": one.rule.name,
        "severity": one.level,
        "path": visible(one.path),
        "line": one.line,
        "column": one.column,
        "message": "\n".join(map(quoted, one.message.split("\n"))),
        "help": quoted(one.help),
        "subject": quoted(one.subject),
        "fingerprint": one.fingerprint,
        "acknowledged": one.acknowledged,
        "answer": visible(one.answer),
    }
