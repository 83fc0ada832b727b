"""Findings as workflow commands of GitHub Actions, which shows them beside the lines of the diff.

Written from GitHub's page "Workflow commands for GitHub Actions". In data `%`, CR and LF are escaped, in properties
also `:` and `,`.
"""

from __future__ import annotations

from collections import Counter

from ..typed import TYPE_CHECKING
from . import text
from .visible import quoted, visible

if TYPE_CHECKING:
    from . import Report
    from .finding import Finding

SHOWN = 10
"""How many annotations of a kind the host shows for one step."""
_ORDER = ("fail", "warn", "note")
_KINDS = {"fail": "error", "warn": "warning", "note": "notice"}
_ESCAPES = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_IN_PROPERTIES = str.maketrans(_ESCAPES | {":": "%3A", ",": "%2C"})
_IN_DATA = str.maketrans(_ESCAPES)


def render(report: Report) -> str:
    """The first findings of each kind as commands, what blocks before what does not; the others as text."""
    if report.fault:
        return f"::error title=qa-memory-hooks::{_data(_lines(report.fault))}\n"
    shown: Counter[str] = Counter()
    commands, rest = [], []
    for one in sorted(report.findings, key=lambda one: (not report.blocks(one), _ORDER.index(one.level), one.order)):
        kind = kind_of(one)
        shown[kind] += 1
        if shown[kind] <= SHOWN:
            commands.append(_command(kind, one))
        else:
            rest.append(one)
    more = f"{len(rest)} more, which the host would not show beside the diff:\n" if rest else ""
    told = text.render(sorted(rest, key=lambda one: one.order), colour=False)
    return "".join(commands) + more + told + text.hint(report.findings, in_range=bool(report.proposed))


def kind_of(one: Finding) -> str:
    """As what a finding is shown; one that a person has acknowledged is a notice."""
    return "notice" if one.acknowledged else _KINDS[one.level]


def _command(kind: str, one: Finding) -> str:
    place = f"{visible(one.path)}:{one.line}:{one.column}"  # the log shows it nowhere else
    data = "\n".join([f"{place}: {_lines(one.message)}", *_named(one), text.ending(one)])
    properties = {
        "file": visible(one.path),
        "line": str(one.line),
        "col": str(one.column),
        "title": f"{one.rule.code} {one.rule.name}",
    }
    told = ",".join(f"{name}={value.translate(_IN_PROPERTIES)}" for name, value in properties.items())
    return f"::{kind} {told}::{_data(data)}\n"


def _named(one: Finding) -> list[str]:
    """How a person names the finding to `qa-memory ack`."""
    return [f"finding {one.fingerprint[: text.NAMED]}"] if one.answerable and not one.acknowledged else []


def _lines(message: str) -> str:
    return "\n".join(map(quoted, message.split("\n")))


def _data(lines: str) -> str:
    return lines.translate(_IN_DATA)
