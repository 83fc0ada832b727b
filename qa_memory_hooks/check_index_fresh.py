"""`INDEX.md` is exactly the view that is derived from the topic files, and within its budget."""

from __future__ import annotations

from collections.abc import Iterator

from . import knowledge
from .change import Change
from .check_entries import changed, judged
from .governed import KNOWLEDGE
from .hook import hook
from .knowledge.vocabulary import INDEX
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Repeat, Rule, Severity, edit
from .report.sample import ENV
from .report.sample import INDEX as SAMPLE_INDEX
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .knowledge.base import Knowledge, KnowledgeBase, Store
    from .settings import Limits

MISSING_INDEX = Rule(
    "QA201",
    "missing-index",
    "fail",
    "topic files exist, INDEX.md does not",
    reason="Sessions read the index first and then only what they need; without it they read all or nothing.",
    way_out="Run `qa-memory rebuild-index` (it reads what is on disk) and stage INDEX.md.",
    bad=edit(SAMPLE_INDEX),
    good=edit(ENV, "before the run.", "before each run."),
)
STALE_INDEX = Rule(
    "QA202",
    "stale-index",
    "fail",
    "INDEX.md differs from the derived view",
    reason="An index that was edited by hand can show what no entry says, to every agent and at every start.",
    way_out="Run `qa-memory rebuild-index` (it reads what is on disk) and stage INDEX.md.",
    bad=edit(SAMPLE_INDEX, "the nightly job needs SHOP_REGION", "the nightly job needs nothing"),
    good=edit(ENV, "the nightly job needs SHOP_REGION", "the nightly job needs a region"),
)
INDEX_OVER_BUDGET = Rule(
    "QA203",
    "index-over-budget",
    "fail",
    "more than 150 lines or 20 KiB",
    reason="Every session reads the whole index: its size is paid for each time.",
    way_out="Archive retired and superseded entries, oldest first; `qa-memory explain QA301` says how.",
    bad=edit(SAMPLE_INDEX, "# QA knowledge index", Repeat("> one more line\n", 151)),
    good=edit(ENV, "before the run.", "before each run."),
)
INDEX_NEAR_BUDGET = Rule(
    "QA204",
    "index-near-budget",
    "note",
    "at least 90 % of either limit",
    reason="Pruning takes a person's judgement; better a week early than in the middle of a commit.",
    way_out="Archive retired and superseded entries, oldest first.",
    bad=edit(SAMPLE_INDEX, "# QA knowledge index", Repeat("> one more line\n", 130)),
    good=edit(ENV, "before the run.", "before each run."),
    stricter=True,
)
INDEX_NOT_DERIVABLE = Rule(
    "QA205",
    "index-not-derivable",
    "fail",
    "a row's field cannot be read, or an entry that fails was changed here",
    reason="The index is never a view of bad data: what fails its own check must not be shown to every session.",
    way_out="Mend the entry that is named, then run `qa-memory rebuild-index`.",
    bad=edit(ENV, "status: active", "status: archived"),
    good=edit(ENV, "before the run.", "before each run."),
)

INDEX_RULES = (MISSING_INDEX, STALE_INDEX, INDEX_OVER_BUDGET, INDEX_NEAR_BUDGET, INDEX_NOT_DERIVABLE)
RULES = (*reading_rules.RULES, *INDEX_RULES)


def check(change: Change) -> Iterator[Finding]:
    """Compare the index with the view of the topic files, which it must equal byte for byte."""
    if not change.touches(KNOWLEDGE):
        return
    model = change.model(knowledge.base.load)
    yield from knowledge.reading.findings(change)
    for store in model.stores:
        if store.head and (store.head.has_topics or store.head.view) and not store.head.unmerged:
            yield from _freshness(change, model, store, store.head)
            yield from _budget(change, model.settings.limits, store, store.head)


def _freshness(change: Change, model: Knowledge, store: Store, head: KnowledgeBase) -> Iterator[Finding]:
    path, document = f"{store.root}/{INDEX}", head.view
    bases = () if change.whole else store.bases
    obstructed = list(obstacles(change, store))
    yield from obstructed
    if document is None:
        known = any(base.has_topics and base.view is None for base in bases)
        message, line, block = "no INDEX.md beside the topic files", 1, ""
        rule = MISSING_INDEX  # QA201
    elif document.text is None or any(one.level == "fail" for one in obstructed):
        return
    else:
        language = model.settings.language
        mismatch = _mismatch(head, language)
        if not mismatch:
            return
        known = any(mismatch <= _mismatch(base, language) for base in bases)
        line, message = _first_difference(document.text, derived(head, document.text, language))
        rule, block = STALE_INDEX, message  # QA202
    severity: Severity | None = "note" if known else None
    yield Finding(rule, path, message, line, subject=path, block=block, store=store.root, severity=severity)


def derived(base: KnowledgeBase, current: str | None, language: str) -> str:
    """The index of a knowledge base, without the entries whose row cannot be derived."""
    index = knowledge.index
    return index.derive((entry for entry in base.entries if not index.unreadable_fields(entry)), current, language)


def obstacles(change: Change, store: Store) -> Iterator[Finding]:
    """Why no index can be derived (QA205): rows that cannot be read, and failing entries that were changed here.

    An unreadable row that a base had as well is a note.
    """
    if store.head is None:
        return
    known = set() if change.whole else {place for base in store.bases for place, *_ in _unreadable(base)}
    told = set()
    for place, path, line, message in _unreadable(store.head):
        told.add(place)
        severity: Severity | None = "note" if place in known else None
        yield Finding(INDEX_NOT_DERIVABLE, path, message, line, subject=place, store=store.root, severity=severity)
    failing = {
        finding.subject: finding
        for finding in change.model(judged)
        if finding.level == "fail" and finding.store == store.root
    }
    for entry in changed(change, store):
        if entry.title in failing and entry.title not in told:
            message = f'"{entry.title}" fails ({failing[entry.title].rule.code})'
            yield Finding(INDEX_NOT_DERIVABLE, entry.path, message, entry.line, subject=entry.title, store=store.root)


def _unreadable(base: KnowledgeBase) -> Iterator[tuple[str, str, int, str]]:
    """Rows that cannot be derived: (title or path, path, line, message)."""
    for path, document in base.documents.items():
        if document.text is None and not path.endswith(f"/{INDEX}"):
            yield path, path, 1, "the index cannot be derived from a file that cannot be read"
    for topic in base.topics:
        for flaw in topic.flaws:
            if flaw.rule is reading_rules.BAD_HEADING:
                heading = topic.lines[flaw.line - 1]
                yield heading, topic.path, flaw.line, "no row can be derived from this heading"
        for entry in topic.entries:
            if lacking := knowledge.index.unreadable_fields(entry):
                message = f'the row of "{entry.title}" cannot be derived: {", ".join(lacking)}'
                yield entry.title, entry.path, entry.line, message


def _mismatch(base: KnowledgeBase, language: str) -> frozenset[tuple[str, str]]:
    """How the index of a base differs from the derived view, as lines that lack or are too many."""
    document = base.view
    if document is None or document.text is None:
        return frozenset()
    found, wanted = document.text, derived(base, document.text, language)
    if found == wanted:
        return frozenset()
    has, wants = found.split("\n"), wanted.split("\n")
    lines = {("-", line) for line in set(wants) - set(has)} | {("+", line) for line in set(has) - set(wants)}
    return frozenset(lines or {("order", found)})


def _first_difference(found: str, wanted: str) -> tuple[int, str]:
    """The first line that differs, and both versions of it."""
    has, wants = found.split("\n"), wanted.split("\n")
    at = next((at for at, pair in enumerate(zip(has, wants, strict=False)) if pair[0] != pair[1]), None)
    if at is None:
        at = min(len(has), len(wants))
    there, derived = (lines[at] if "".join(lines[at:]) else "(end of file)" for lines in (has, wants))
    message = f"differs from the topic files (`-` is there, `+` is derived):\n- {there}\n+ {derived}"
    return min(at + 1, max(len(has), 1)), message


def _budget(change: Change, limits: Limits, store: Store, head: KnowledgeBase) -> Iterator[Finding]:
    document = head.view
    if document is None or document.text is None:
        return
    size = knowledge.budget.of_text(document.text)
    bases = () if change.whole else store.bases
    old = [knowledge.budget.of_text(base.view.text) for base in bases if base.view and base.view.text is not None]
    for unit, is_, limit in (("lines", size.lines, limits.index_lines), ("bytes", size.bytes, limits.index_bytes)):
        found = knowledge.budget.verdict(is_, limit, [getattr(one, unit) for one in old])
        if found != "fine":
            yield Finding(
                INDEX_NEAR_BUDGET if found == "near" else INDEX_OVER_BUDGET,  # QA204, QA203
                document.file.path,
                f"{is_} {unit} of {limit}",
                subject=document.file.path,
                block=unit,
                store=store.root,
                severity="note" if found == "known" else None,
                way_out=knowledge.budget.candidates(head.entries),
            )


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
