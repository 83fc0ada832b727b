"""Sizes against their limits, and what could be pruned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..typed import TYPE_CHECKING, Literal, NamedTuple
from .grammar import Entry, Topic, record_line
from .vocabulary import RETIRED, SUPERSEDED

if TYPE_CHECKING:
    from .base import Knowledge

Verdict = Literal["over", "known", "near", "fine"]


class Size(NamedTuple):
    """Lines, and bytes of UTF-8 with LF line ends."""

    lines: int
    bytes: int


class Usage(NamedTuple):
    """How much of a limit a file takes: `unit` is `lines`, `bytes` or `archive lines`."""

    path: str
    unit: str
    size: int
    limit: int


def usage(knowledge: Knowledge) -> Iterator[Usage]:
    """How full each index and topic file of the head is."""
    limits = knowledge.settings.limits
    for base in knowledge.heads.values():
        if base.view and base.view.text is not None:
            size = of_text(base.view.text)
            yield Usage(base.view.file.path, "lines", size.lines, limits.index_lines)
            yield Usage(base.view.file.path, "bytes", size.bytes, limits.index_bytes)
        for topic in base.topics:
            size = of_topic(topic)
            yield Usage(topic.path, "lines", size.lines, limits.topic_lines)
            yield Usage(topic.path, "bytes", size.bytes, limits.topic_bytes)
            yield Usage(topic.path, "archive lines", len(topic.archive), limits.archive_lines)


def of_text(text: str) -> Size:
    """The size of a whole file."""
    return Size(text.count("\n") + (not text.endswith("\n") and text != ""), len(text.encode("utf-8", "surrogatepass")))


def of_topic(topic: Topic) -> Size:
    """The size of a topic file."""
    return of_text("\n".join(topic.lines) + "\n" if topic.lines else "")


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
