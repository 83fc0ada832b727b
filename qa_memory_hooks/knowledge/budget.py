"""Sizes against their limits, and what could be pruned."""

from __future__ import annotations

from collections.abc import Iterable

from ..typed import Literal, NamedTuple
from .grammar import Entry, record_line
from .vocabulary import RETIRED, SUPERSEDED

Verdict = Literal["over", "known", "near", "fine"]


class Size(NamedTuple):
    """Lines, and bytes of UTF-8 with LF line ends."""

    lines: int
    bytes: int


def of_text(text: str) -> Size:
    """The size of a whole file."""
    return Size(text.count("\n") + (not text.endswith("\n") and text != ""), len(text.encode("utf-8", "surrogatepass")))


def of_entry(entry: Entry) -> Size:
    """From the heading to the last line that is not blank; the invalidation record is free."""
    lines = list(entry.lines)
    if record_line(entry) is not None:
        lines.pop()
    while lines and not lines[-1].strip():
        lines.pop()
    return Size(len(lines), len("\n".join(lines).encode("utf-8", "surrogatepass")))


def verdict(size: int, limit: int, before: Iterable[int]) -> Verdict:
    """Whether a size is over its limit, and if so whether a base was no smaller (`known`)."""
    if size > limit:
        return "known" if any(limit < old and size <= old for old in before) else "over"
    return "near" if size * 10 >= limit * 9 else "fine"


def candidates(entries: Iterable[Entry], most: int = 5) -> str:
    """What to prune first, with the lines that each gives back: invalidated entries, oldest first."""
    ended = [entry for entry in entries if entry.status in (SUPERSEDED, RETIRED) and not entry.hidden]
    ended.sort(key=lambda entry: (entry.meta.text("updated") or entry.date, entry.path, entry.line))
    named = [f'"{entry.title}" ({len(entry.lines)} lines)' for entry in ended[:most]]
    if not named:
        return "Nothing is superseded or retired yet: invalidate or merge what no longer holds, then archive it."
    more = f", and {len(ended) - most} more" if len(ended) > most else ""
    return f"Archive as one line each, oldest first: {', '.join(named)}{more}."
