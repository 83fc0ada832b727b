"""Findings for people: `path:line:column: CODE name: message`, and below it the way out."""

from __future__ import annotations

import os
from collections.abc import Iterable

from ..typed import TextIO
from .finding import Finding
from .visible import visible

_COLOURS = {"fail": "31", "warn": "33", "note": "36"}
_WORDS = {"fail": "", "warn": " (warning)", "note": " (note)"}


def render(findings: Iterable[Finding], colour: bool) -> str:
    """The findings, one after the other."""
    return "".join(_finding(one, colour) for one in findings)


def _finding(one: Finding, colour: bool) -> str:
    code = f"{one.rule.code} {one.rule.name}"
    if colour:
        code = f"\x1b[{_COLOURS[one.level]}m{code}\x1b[0m"
    first, *rest = (visible(line) for line in one.message.split("\n"))
    lines = [f"{visible(one.path)}:{one.line}:{one.column}: {code}: {first}{_WORDS[one.level]}", *rest]
    return "\n    ".join([*lines, f"help: {visible(one.help)}"]) + "\n"


def wants_colour(stream: TextIO) -> bool:
    """Whether colours make sense there: on a terminal, unless NO_COLOR is set."""
    return stream.isatty() and not os.environ.get("NO_COLOR")
