"""Cutting an entry out after an incident: its text goes, a dated line in the archive stays."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator

from .change import Change, Fault
from .fixing import Repair, mended
from .knowledge import grammar
from .knowledge.base import Knowledge, KnowledgeBase, load
from .knowledge.grammar import Entry, Topic
from .knowledge.vocabulary import ARCHIVES, FOLDER, INDEX
from .rebuild_index import plan
from .report import acknowledgements
from .report.visible import quoted, visible
from .scanned import is_flagged
from .typed import NamedTuple


class Redaction(NamedTuple):
    """What would be written, said in words that do not repeat the text, and what is left to do by hand."""

    repairs: tuple[Repair, ...]
    steps: tuple[str, ...]
    left: tuple[str, ...]
    root: str
    """The folder of the knowledge base."""


def redaction(change: Change, title: str, reason: str, *, title_too: bool = False, root: str = "") -> Redaction:
    """Plan to cut out the entry with a title, in the knowledge base at `root` where several have one.

    With `title_too` the archive line has a neutral name in its place (`grammar.neutral`).
    """
    said = " ".join(reason.split())
    if not said:
        raise Fault("a redaction needs a reason", "say in --reason what happened; the line in the archive repeats it")
    knowledge = change.model(load)
    base, entry = _entry(knowledge, title, root)
    topic = base.topic(entry.kind.file)
    assert topic  # the entry stands in it
    name = grammar.neutral(title) if title_too else title
    date = entry.date if grammar.date(entry.date) else change.today.isoformat()
    line = f"{date} {name} — {visible(said)}"

    linked = [one for one in base.entries if one is not entry and title in one.meta.items("related")]
    texts = {one.path: list(one.lines) for one in base.topics}
    for one in linked:
        _unlink(one, title, texts[one.path])
    texts[topic.path] = _archived(topic, entry, texts[topic.path], line, _heading(knowledge, base))
    # The entry's own file last: what is cut short can be done again, as long as the entry is there.
    repairs = sorted(_repairs(base, texts), key=lambda one: one.path == topic.path)
    told, stale = plan(mended(change, repairs))
    index = [Repair(one.path, one.current, one.derived) for one in stale if one.path == f"{base.root}/{INDEX}"]
    repairs = [*repairs[:-1], *index, *repairs[-1:]]

    first, end = topic.part(entry.line)
    steps = [
        f"{entry.path}: remove lines {first} to {end - 1}, the entry of {entry.date}",
        f"{entry.path}: add to the archive: {line}",
        *(f"{one.path}:{one.meta.values['related'].line}: drop the link to it" for one in linked),
        *(f"{one.path}: derive it again" for one in repairs if one.path.endswith(f"/{INDEX}")),
    ]
    blocked = [one for one in told if one.store == base.root and one.level == "fail"]
    left = [f"{one.path}:{one.line}: {one.rule.code} {one.message}: the index is not derived" for one in blocked]
    if title_too:
        left += [f"{path} still names it" for path in _naming(change, base, repairs, title)]
    elif is_flagged(title):
        left.append("its title stays in the archive, and a scanner flags that too: --title-too takes it out as well")
    return Redaction(tuple(repairs), tuple(steps), tuple(left), base.root)


def _entry(knowledge: Knowledge, title: str, root: str) -> tuple[KnowledgeBase, Entry]:
    """The one entry with a title."""
    meant = (root, posixpath.normpath(f"{root}/{FOLDER}"))
    bases = [base for base in knowledge.heads.values() if not root or base.root in meant]
    found = [(base, entry) for base in bases for entry in base.entries if entry.title == title]
    if not found:
        import difflib

        titles = [entry.title for base in bases for entry in base.entries]
        near = difflib.get_close_matches(title, titles, n=1, cutoff=0.6)
        cure = (
            f"did you mean {quoted(near[0])!r}?" if near else "the title is what stands behind the date of the heading"
        )
        raise Fault(f"no entry {quoted(title)!r}", cure)
    if len(found) > 1:
        places = ", ".join(f"{entry.path}:{entry.line}" for _, entry in found)
        several = len({base.root for base, _ in found}) > 1
        cure = "--in FOLDER says which" if several else "keep one of them: a title is the identity of an entry"
        raise Fault(f"several entries {quoted(title)!r}: {places}", cure)
    if found[0][1].hidden:
        raise Fault(f"{found[0][1].path}:{found[0][1].line}: its heading stands in a block", "mend the file first")
    return found[0]


def _unlink(entry: Entry, title: str, lines: list[str]) -> None:
    left = [other for other in entry.meta.items("related") if other != title]
    lines[entry.meta.values["related"].line - 1] = f"related: [{', '.join(left)}]"


def _heading(knowledge: Knowledge, base: KnowledgeBase) -> str:
    """The heading of an archive, in the language of those that are there."""
    used = [topic.lines[topic.archive_line - 1] for topic in base.topics if topic.archive_line]
    return used[0] if used else f"## {ARCHIVES[0] if knowledge.settings.language == 'zh' else ARCHIVES[1]}"


def _archived(topic: Topic, entry: Entry, lines: list[str], line: str, heading: str) -> list[str]:
    """The lines of a topic file without an entry, and with a line at the end of the archive."""
    first, end = topic.part(entry.line)
    lines = lines[: first - 1] + lines[end - 1 :]
    rest = grammar.parse(topic.kind, topic.path, "\n".join(lines))
    if rest.archive:
        at = rest.archive[-1].line
        return [*lines[:at], line, *lines[at:]]
    if rest.archive_line:
        return [*lines[: rest.archive_line], "", line, *lines[rest.archive_line :]]
    while lines and not lines[-1].strip():
        lines.pop()
    return [*lines, "", heading, "", line] if lines else [heading, "", line]


def _repairs(base: KnowledgeBase, texts: dict[str, list[str]]) -> Iterator[Repair]:
    for path, lines in texts.items():
        before, after = base.documents[path].text, "\n".join(lines) + "\n"
        if before is not None and after.rstrip("\n") != before.rstrip("\n"):
            yield Repair(path, before, after)


def _naming(change: Change, base: KnowledgeBase, repairs: Iterable[Repair], title: str) -> Iterator[str]:
    """What still names a title once the repairs are made: texts of other entries, answers to findings."""
    after = {path: document.text or "" for path, document in base.documents.items()}
    after.update((one.path, one.after) for one in repairs)
    whole = re.compile(rf"(?<!\w){re.escape(title)}(?!\w)")
    yield from (path for path, text in sorted(after.items()) if whole.search(text))
    yield from (answer.path for answer in acknowledgements.kept(change.head) if visible(title) in answer)
