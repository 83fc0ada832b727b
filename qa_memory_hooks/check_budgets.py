"""Topic files, entries and archives stay within their limits."""

from __future__ import annotations

import re
from collections.abc import Iterator

from . import knowledge
from .change import Change
from .governed import KNOWLEDGE
from .hook import hook
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Repeat, Rule, edit
from .report.sample import ENV
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .knowledge.base import Knowledge, Store
    from .knowledge.grammar import Topic

TOPIC_OVER_BUDGET = Rule(
    "QA301",
    "topic-over-budget",
    "fail",
    "a topic file of more than 300 lines or 50 KiB",
    reason="A topic file is read as a whole before a task; what grows without end is no longer read.",
    way_out="Move retired and superseded entries to the archive, as one line each.",
    bad=edit(ENV, "# Environment\n", Repeat("> one more line\n", 301)),
    good=edit(ENV, "# Environment\n", Repeat("> one more line\n", 100)),
)
ENTRY_OVER_BUDGET = Rule(
    "QA302",
    "entry-over-budget",
    "fail",
    "an entry of more than 40 lines or 2 KiB",
    reason="An entry is a note, not a report: what takes two screens is two entries, or a document elsewhere.",
    way_out="Shorten it, split it, or link to the document. The invalidation record does not count.",
    bad=edit(ENV, "before the run.", Repeat("before the run.\n", 30)),
    good=edit(ENV, "before the run.", Repeat("before the run.\n", 10)),
)
ARCHIVE_OVER_BUDGET = Rule(
    "QA303",
    "archive-over-budget",
    "fail",
    "an archive of more than 50 lines",
    reason="The archive tells what was tried and given up; nobody reads more than a page of it.",
    way_out="Remove the oldest lines from the top; a person confirms it (QA413).",
    bad=edit(ENV, "2026-01-03 old proxy — gone\n", Repeat("2026-01-03 old proxy — gone\n", 51)),
    good=edit(ENV, "single sign-on\n", "single sign-on\n2026-03-01 old runner — the runner was replaced\n"),
)
NEAR_BUDGET = Rule(
    "QA304",
    "near-budget",
    "note",
    "at least 90 % of any of these limits",
    reason="Pruning takes a person's judgement; better a week early than in the middle of a commit.",
    way_out="Archive retired and superseded entries, oldest first.",
    bad=edit(ENV, "# Environment\n", Repeat("> one more line\n", 230)),
    good=edit(ENV, "# Environment\n", Repeat("> one more line\n", 100)),
    stricter=True,
)
BAD_ARCHIVE_LINE = Rule(
    "QA305",
    "bad-archive-line",
    "fail",
    "an archive line that is not `YYYY-MM-DD title — reason`",
    reason="The line is all that is left of an entry: without its title no link to it holds.",
    way_out="Write one line: the entry's date, its exact title, ` — ` and why it no longer holds.",
    bad=edit(ENV, "2026-01-03 old proxy — gone", "old proxy, removed"),
    good=edit(ENV, "single sign-on\n", "single sign-on\n2026-03-01 old runner — the runner was replaced\n"),
    stricter=True,
)

BUDGET_RULES = (TOPIC_OVER_BUDGET, ENTRY_OVER_BUDGET, ARCHIVE_OVER_BUDGET, NEAR_BUDGET, BAD_ARCHIVE_LINE)
RULES = (*reading_rules.RULES, *BUDGET_RULES)


def check(change: Change) -> Iterator[Finding]:
    """Measure what this change touched; a limit that a base exceeded already, and no less, is a note."""
    if not change.touches(KNOWLEDGE):
        return
    model = change.model(knowledge.base.load)
    yield from knowledge.reading.findings(change)
    for store in model.stores:
        for topic in store.head.topics if store.head else ():
            yield from _topic(change, model, store, topic)


def _topic(change: Change, model: Knowledge, store: Store, topic: Topic) -> Iterator[Finding]:
    limits = model.settings.limits
    bases = () if change.whole else store.bases
    old = [found for base in bases if (found := base.topic(topic.kind.file))]
    size, was = knowledge.budget.of_topic(topic), [knowledge.budget.of_topic(one) for one in old]
    ended = knowledge.budget.candidates(topic.entries)
    for unit, is_, limit in (("lines", size.lines, limits.topic_lines), ("bytes", size.bytes, limits.topic_bytes)):
        before = [getattr(one, unit) for one in was]
        yield from _finding(TOPIC_OVER_BUDGET, store, topic.path, topic.path, 1, is_, limit, before, unit, ended)
    lines = [len(one.archive) for one in old]
    yield from _finding(
        ARCHIVE_OVER_BUDGET, store, topic.path, topic.path, max(topic.archive_line, 1),  # QA303
        len(topic.archive), limits.archive_lines, lines, "archive lines",
    )  # fmt: skip
    for line in topic.archive:
        if not line.well_formed and not model.inherited(topic, line.line):
            yield Finding(
                BAD_ARCHIVE_LINE,
                topic.path,
                f"no archive line{_dash(line.text)}: `{line.text}`",
                line.line,
                subject=topic.path,
                block=line.text,
                store=store.root,
            )
    by_title = [{one.title: one for one in each.entries} for each in old]
    for entry in topic.entries:
        if model.inherited(topic, entry.line):
            continue
        size = knowledge.budget.of_entry(entry)
        was = [knowledge.budget.of_entry(same[entry.title]) for same in by_title if entry.title in same]
        for unit, is_, limit in (("lines", size.lines, limits.entry_lines), ("bytes", size.bytes, limits.entry_bytes)):
            before = [getattr(one, unit) for one in was]
            yield from _finding(ENTRY_OVER_BUDGET, store, topic.path, entry.title, entry.line, is_, limit, before, unit)


def _dash(text: str) -> str:
    """The fault that fonts hide: another dash than the long one."""
    return " (the dash must be ` — `, U+2014)" if " — " not in text and re.search(" [-–] ", text) else ""


def _finding(
    rule: Rule,
    store: Store,
    path: str,
    subject: str,
    line: int,
    size: int,
    limit: int,
    before: list[int],
    unit: str,
    way_out: str | None = None,
) -> Iterator[Finding]:
    found = knowledge.budget.verdict(size, limit, before)
    if found != "fine":
        yield Finding(
            NEAR_BUDGET if found == "near" else rule,  # QA304
            path,
            f"{size} {unit} of {limit}",
            line,
            subject=subject,
            block=unit,
            store=store.root,
            severity="note" if found == "known" else None,
            way_out=way_out,
        )


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
