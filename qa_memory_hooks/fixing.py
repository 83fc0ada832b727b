"""Mechanical repairs of the knowledge on disk: values that need quotes, links back, the index.

A repair changes the form, never what is said. Everything is planned on the text first, so that it can be shown.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from .change import Change
from .change.snapshot import Edited
from .check_entries import UNREFERABLE
from .knowledge.base import KnowledgeBase, load
from .knowledge.grammar import Entry, Topic
from .knowledge.metadata import FREE_TEXT
from .rebuild_index import plan
from .typed import NamedTuple


class Repair(NamedTuple):
    """A file that would be written: its text now (None: there is none) and then."""

    path: str
    before: str | None
    after: str

    def diff(self) -> Iterator[str]:
        """The change as a unified diff, line by line."""
        old, new = (self.before or "").split("\n"), self.after.split("\n")
        return difflib.unified_diff(old, new, self.path, self.path, lineterm="")


def repairs(change: Change) -> list[Repair]:
    """What can be mended by itself, topic files first and each index last."""
    knowledge = change.model(load)
    found: dict[str, Repair] = {}
    for base in knowledge.heads.values():
        for path, text in _topics(base).items():
            document = base.documents[path]
            if text != document.text:
                found[path] = Repair(path, document.text, text)
    _, stale = plan(mended(change, found.values()))
    return [*found.values(), *(Repair(one.path, one.current, one.derived) for one in stale)]


def mended(change: Change, repairs: Iterable[Repair]) -> Change:
    """The change once these are written."""
    texts: dict[str, bytes | None] = {repair.path: repair.after.encode() for repair in repairs}
    return Change(Edited(texts, change.head), change.bases, git=change.git, today=change.today, folder=change.folder)


def _topics(base: KnowledgeBase) -> dict[str, str]:
    """The texts of the topic files, mended."""
    lines = {topic.path: list(topic.lines) for topic in base.topics}
    for topic in base.topics:
        _quote(topic, lines[topic.path])
    missing: dict[tuple[str, int], list[str]] = {}
    by_title = {entry.title: entry for entry in base.entries if not entry.hidden}
    for entry in by_title.values():
        if UNREFERABLE.search(entry.title):
            continue  # no list can name it
        for title in dict.fromkeys(entry.meta.items("related")):
            other = by_title.get(title)
            if other and other is not entry and entry.title not in other.meta.items("related"):
                missing.setdefault((other.path, other.line), []).append(entry.title)
    for entry in reversed(base.entries):  # from the end, so that the lines above keep their numbers
        titles = missing.get((entry.path, entry.line), [])
        if titles:
            _link(entry, titles, lines[entry.path])
    ends = {path: "\n" if (document.text or "").endswith("\n") else "" for path, document in base.documents.items()}
    return {path: "\n".join(text) + ends[path] for path, text in lines.items()}


def _quote(topic: Topic, lines: list[str]) -> None:
    for entry in topic.entries:
        for problem in entry.meta.problems:
            value = next((one for one in entry.meta.values.values() if one.line == problem.line), None)
            key = problem.raw.partition(":")[0]
            if key not in FREE_TEXT:
                continue  # quotes would not make a status or a date of it
            if problem.ambiguous and value and value.form == "bare" and not set('"\\') & set(value.text):
                lines[problem.line - 1] = f'{key}: "{value.text}"'


def _link(entry: Entry, titles: list[str], lines: list[str]) -> None:
    value = entry.meta.values.get("related")
    row = f"related: [{', '.join((*entry.meta.items('related'), *titles))}]"
    if value and value.form == "list":
        lines[value.line - 1] = row
    elif value is None and entry.meta.closed and entry.meta.line:
        lines.insert(entry.meta.end - 1, row)
