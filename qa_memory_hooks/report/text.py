"""Findings for people: `path:line:column: CODE name: message`, and below it the way out.

What a person may answer shows how it is named to `qa-memory ack`; what a person has answered shows the answer instead.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from ..typed import TextIO
from .finding import Finding
from .visible import quoted, visible

_COLOURS = {"fail": "31", "warn": "33", "note": "36"}
WORDS = {"fail": "failure", "warn": "warning", "note": "note"}
NAMED = 8
"""How many digits of a fingerprint are shown."""


def render(findings: Iterable[Finding], colour: bool) -> str:
    """The findings, one after the other."""
    return "".join(_finding(one, colour) for one in findings)


def hint(findings: Iterable[Finding], *, in_range: bool = False) -> str:
    """How a person answers a warning, where one waits for it; of two commits on the branch that was judged."""
    waiting = [one for one in findings if one.level == "warn" and not one.acknowledged]
    if not waiting:
        return ""
    which = waiting[0].fingerprint[:NAMED] if len(waiting) == 1 else "DIGITS"
    where, span = (", on your branch", " --from-ref origin/TARGET --to-ref HEAD") if in_range else ("", "")
    return f"if a warning is right as it stands{where}: qa-memory ack {which}{span} --reason WHY\n"


def _finding(one: Finding, colour: bool) -> str:
    code = f"{one.rule.code} {one.rule.name}"
    if colour:
        code = f"\x1b[{_COLOURS[one.level]}m{code}\x1b[0m"
    first, *rest = (quoted(line) for line in one.message.split("\n"))
    lines = [f"{visible(one.path)}:{one.line}:{one.column}: {code}: {first}{_remark(one)}", *rest]
    return "\n    ".join([*lines, ending(one)]) + "\n"


def ending(one: Finding) -> str:
    """What stands below a finding: the way out, or the answer of a person."""
    return f"acknowledged: {visible(one.answer)}" if one.acknowledged else f"help: {quoted(one.help)}"


def _remark(one: Finding) -> str:
    """The severity, for a plain failure none, and the name of what can be answered."""
    if one.acknowledged:
        return f" ({WORDS[one.level]}, acknowledged)"
    if one.answerable:
        return f" ({WORDS[one.level]} {one.fingerprint[:NAMED]})"
    return "" if one.level == "fail" else f" ({WORDS[one.level]})"


def wants_colour(stream: TextIO) -> bool:
    """Whether colours make sense there: on a terminal, unless NO_COLOR is set."""
    return stream.isatty() and not os.environ.get("NO_COLOR")
