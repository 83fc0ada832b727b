"""The page for people: the verdict first, then what was found, file by file.

It is Markdown that a host shows as a page, so whatever comes from the judged repository stands in code spans.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence

from ..typed import TYPE_CHECKING
from .text import NAMED, WORDS, hint
from .visible import quoted, visible

if TYPE_CHECKING:
    from ..knowledge.budget import Usage
    from . import Report
    from .finding import Finding

LARGEST = (1 << 20) - 4096
"""Bytes of a page that the host takes, with room for what another step adds."""
_APART = {"QA934": "New answers", "QA931": "The gate's own files"}
"""What a reviewer looks at by itself, whatever file it is in."""
_WIDTH = 10
"""Characters of a bar."""
_UNITS = ("lines", "bytes", "archive lines")


def render(report: Report, there: int = 0) -> str:
    """The page. `there` is how many bytes stand before it in the file; what is too much is left out and counted."""
    apart = ["", ""] if there else []  # what stands before may end within a line or a block of HTML
    head = [*apart, f"## qa-memory-hooks: {_verdict(report)}", "", *_judged(report)]
    sections = [
        _findings(report, [one for one in report.findings if one.rule.code not in _APART]),
        *(_apart(report, code, title) for code, title in _APART.items()),
        _budgets(report.budgets),
    ]
    lines = list(itertools.chain.from_iterable(sections))
    room = LARGEST - there - len("\n".join(head).encode()) - 200
    kept = []
    for line in lines:
        room -= len(line.encode()) + 1
        if room < 0:
            break
        kept.append(line)
    left = sum(line.count("\n") + 1 for line in lines[len(kept) :])  # a finding has several
    if left:
        kept += ["", f"{left} more lines do not fit on this page; the log and the other reports hold all."]
    return "\n".join([*head, *kept]) + "\n"


def _verdict(report: Report) -> str:
    if report.fault:
        return "the check could not be made"
    waiting = [one for one in report.findings if report.blocks(one)]
    if not waiting:
        return "nothing blocks"
    failures = sum(one.level == "fail" for one in waiting)
    counts = ((failures, "failure"), (len(waiting) - failures, "warning"))
    told = [f"{count} {word}{'s' if count > 1 else ''}" for count, word in counts if count]
    return f"{' and '.join(told)} block{'s' if len(waiting) == 1 else ''}"


def _judged(report: Report) -> list[str]:
    if report.fault:
        return [*(f"{code(line)}  " for line in map(quoted, report.fault.split("\n"))), ""]
    lines = [f"Judged: {_compared(report)}. {report.summary()}.", ""]
    if report.proposed and not report.findings and not any(report.counts.values()):
        lines = [f"Judged: {_compared(report)}. It touches nothing of the knowledge or of the gate.", ""]
    if asked := hint(report.findings, in_range=bool(report.proposed)):
        words, _, command = asked.strip().partition(": ")
        lines += [f"{words[0].upper()}{words[1:]}: {code(command)}", ""]
    if report.warnings == "report" and any(one.level == "warn" for one in report.findings):
        lines += ["Warnings are reported here, and do not block.", ""]
    return lines


def _compared(report: Report) -> str:
    if report.base == report.head:
        return f"everything at {code(report.head)}"
    merged = f" (what would land of {code(report.proposed)})" if report.proposed not in ("", report.head) else ""
    return code(report.head) + (f"{merged}, compared with {code(report.base)}" if report.base else "")


def _apart(report: Report, rule: str, title: str) -> list[str]:
    found = [one for one in report.findings if one.rule.code == rule]
    return [f"### {title}", "", *(_item(report, one, one.path) for one in found), ""] if found else []


def _findings(report: Report, findings: Iterable[Finding]) -> Iterator[str]:
    """A section for each file, those first that hold what blocks."""
    files: dict[str, list[Finding]] = {}
    for one in findings:
        files.setdefault(one.path, []).append(one)
    for path, found in sorted(files.items(), key=lambda file: (not any(map(report.blocks, file[1])), file[0])):
        yield from (f"### {code(visible(path))}", "")
        for one in sorted(found, key=lambda one: (not report.blocks(one), one.order)):
            yield _item(report, one, f"line {one.line}")
        yield ""


def _item(report: Report, one: Finding, place: str) -> str:
    """A finding as one item of a list."""
    shown = code(visible(place)) if place == one.path else place
    kind = WORDS[one.level] + (", acknowledged" if one.acknowledged else "")
    kind = f"**{kind}**" if report.blocks(one) else kind
    named = f" ({one.fingerprint[:NAMED]})" if one.answerable and not one.acknowledged else ""
    lines = [f"- {kind} {one.rule.code} {one.rule.name}, {shown}{named}:"]
    lines += [code(quoted(line)) for line in one.message.split("\n")]
    lines.append(f"answer: {code(visible(one.answer))}" if one.acknowledged else f"help: {code(quoted(one.help))}")
    return "  \n  ".join(lines)


def _budgets(budgets: Sequence[Usage]) -> Iterator[str]:
    if not budgets:
        return
    yield from ("### Budgets", "", f"| file | {' | '.join(_UNITS)} |", f"|---|{'---|' * len(_UNITS)}")
    for path, group in itertools.groupby(budgets, key=lambda one: one.path):
        cells = {one.unit: _bar(one) for one in group}
        name = code(visible(path)).replace("|", "\\|")  # a table is cut into cells before there are code spans
        yield f"| {name} | {' | '.join(cells.get(unit, '') for unit in _UNITS)} |"
    yield ""


def _bar(one: Usage) -> str:
    full = min(_WIDTH, -(-one.size * _WIDTH // one.limit))
    return f"{'█' * full}{'░' * (_WIDTH - full)} {one.size} of {one.limit}"


def code(text: str) -> str:
    """A text of one line as a code span, whatever stands in it.

    Renderers know no fence of more than 80 backticks (cmark), so a long run of them is spelled out.
    """
    text = re.sub("`{9,}", lambda run: r"\u{0060}" * len(run[0]), text)
    runs = {len(run) for run in re.findall("`+", text)}
    fence = "`" * next(length for length in itertools.count(1) if length not in runs)
    pad = " " if text[:1] in ("`", " ", "") or text[-1:] in ("`", " ") else ""
    return f"{fence}{pad}{text}{pad}{fence}"
