"""Every entry follows the closed schema, and every file of the folder is what it seems to be."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from . import knowledge
from .change import Change
from .governed import KNOWLEDGE
from .hook import hook
from .knowledge import vocabulary as words
from .lazy import expression
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Edit, Example, Rule, edit
from .report.sample import CONTRACTS, DOMAIN, ENV, FLAKY, WORKFLOWS, added
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    import datetime

    from .knowledge.base import Knowledge, KnowledgeBase, Store
    from .knowledge.grammar import Entry, Topic
    from .knowledge.metadata import Value

    Clash = tuple[Entry, Rule, str, int]

MISSING_METADATA = Rule(
    "QA101",
    "missing-metadata",
    "fail",
    "no `yaml` block, or one that is never closed",
    reason="Without type, status, dates and source nobody can tell whether an entry still holds.",
    way_out="Put a ```yaml block right under the heading; `qa-memory explain QA107` lists the keys.",
    bad=edit(ENV, "\n## Archive\n", "\n## 2026-09-06 bare\n\n**Symptom**: a\n\n**Handling**: b\n\n## Archive\n"),
    good=added("proxy certificate"),
)
REPEATED_METADATA = Rule(
    "QA102",
    "repeated-metadata",
    "fail",
    "more than one `yaml` block",
    reason="Two blocks are two truths: one reader takes the first, another the last.",
    way_out="Keep one `yaml` block; mark YAML examples in the text with another word, such as `text` or `yml`.",
    bad=edit(ENV, "before the run.", "before the run.\n\n```yaml\nregion: eu\n```"),
    good=edit(ENV, "before the run.", "before the run.\n\n```text\nregion: eu\n```"),
)
METADATA_NOT_FIRST = Rule(
    "QA103",
    "metadata-not-first",
    "fail",
    "text between the heading and the metadata block",
    reason="What stands above the metadata is read before it is known whether the entry holds.",
    way_out="Move the `yaml` block right under the heading.",
    bad=edit(ENV, "## 2026-09-01 region variable\n", "## 2026-09-01 region variable\n\nRead this first.\n"),
    good=edit(ENV, "before the run.", "before the run. Read this last."),
    stricter=True,
)
BAD_METADATA_LINE = Rule(
    "QA104",
    "bad-metadata-line",
    "fail",
    "a metadata line outside of the restricted subset of YAML",
    reason="Metadata is read line by line, by small scripts too: only four forms of value are read alike by all.",
    way_out='Write `key: value`, `key: "value"` or `key: [one, two]` on one line.',
    bad=edit(ENV, "summary: the nightly job needs SHOP_REGION", "summary: the nightly job # needs SHOP_REGION"),
    good=edit(ENV, "summary: the nightly job needs SHOP_REGION", 'summary: "job #7 needs SHOP_REGION"'),
)
UNKNOWN_KEY = Rule(
    "QA105",
    "unknown-key",
    "fail",
    "a key outside of the closed schema",
    reason="A misspelt key is a value that nobody reads: the entry says tentative, and every reader sees the default.",
    way_out="Use the known key that is named, or say it in the text.",
    bad=edit(ENV, "confidence: tentative", "confidence: tentative\nconfidense: confirmed"),
    good=edit(ENV, "gt-failure-mode:", "gt-failure-mode: missed-state"),
)
REPEATED_KEY = Rule(
    "QA106",
    "repeated-key",
    "fail",
    "a key that stands twice",
    reason="Of two equal keys some readers take the first and some the last: an entry could be active and retired.",
    way_out="Keep one of the lines.",
    bad=edit(ENV, "status: active", "status: active\nstatus: retired"),
    good=edit(ENV, "status: active", "status: active\n"),
)
MISSING_KEY = Rule(
    "QA107",
    "missing-key",
    "fail",
    "a required key is absent (all of them in one finding)",
    reason="Each required key answers a question that a later session has: what, since when, from where, how sure.",
    way_out=f"Add it. Required: {', '.join(words.REQUIRED_KEYS)}.",
    bad=edit(ENV, "source: e2e-run@2026-09-01\n", ""),
    good=edit(ENV, "verified: 2026-09-01\n", ""),
)
BAD_VALUE = Rule(
    "QA108",
    "bad-value",
    "fail",
    "outside of an enumeration, empty where not allowed, or of the wrong form",
    reason="Tools select entries by these values; one that is spelled otherwise is not found.",
    way_out="Use one of the values that the message names.",
    bad=edit(ENV, "status: active", "status: archived"),
    good=edit(ENV, "evidence:", "evidence: docs/region.md"),
)
BAD_DATE = Rule(
    "QA109",
    "bad-date",
    "fail",
    "not a real ISO date; heading and `created` differ; `updated` before `created`",
    reason="Age decides what is verified again and what is pruned first.",
    way_out="Write real dates as YYYY-MM-DD: `created` as in the heading, `updated` for the last change.",
    bad=edit(ENV, "updated: 2026-09-01", "updated: 2026-02-30"),
    good=edit(ENV, "updated: 2026-09-01", "updated: 2026-09-12"),
)
FUTURE_DATE = Rule(
    "QA110",
    "future-date",
    "fail",
    "a date after today (UTC) and one day",
    reason="An entry from the future is never stale, and is pruned last.",
    way_out="Write the day on which it happened.",
    bad=edit(ENV, "updated: 2026-09-01", "updated: 2027-09-01"),
    good=edit(ENV, "updated: 2026-09-01", "updated: 2026-09-20"),
    stricter=True,
)
WRONG_FILE = Rule(
    "QA111",
    "wrong-file",
    "fail",
    "the type does not belong to the file",
    reason="Readers open the file of the type that they look for; an entry elsewhere is not found.",
    way_out="Write the entry into the topic file of its type.",
    bad=edit(ENV, "type: env", "type: workflow"),
    good=edit(WORKFLOWS, new="# Workflows\n"),
)
BAD_VERIFIED = Rule(
    "QA112",
    "bad-verified",
    "fail",
    "`verified` is neither empty, an ISO date nor a commit hash",
    reason="Staleness is worked out from it: since when, or since which commit, does the entry hold.",
    way_out="Write a date, 7 to 40 lower-case hex digits of a commit, or nothing.",
    bad=edit(ENV, "verified: 2026-09-01", "verified: yesterday"),
    good=edit(ENV, "verified: 2026-09-01", "verified: 0f3c9ab"),
)
SUMMARY_TOO_LONG = Rule(
    "QA113",
    "summary-too-long",
    "fail",
    f"a summary of more than {words.SUMMARY_LIMIT} characters",
    reason="Every session reads all summaries in the index: they are paid for each time.",
    way_out=f"Say it in {words.SUMMARY_LIMIT} characters; the text of the entry has room for the rest.",
    bad=edit(
        ENV, "the nightly job needs SHOP_REGION", "the nightly job needs SHOP_REGION and tells so only in its last line"
    ),
    good=edit(ENV, "the nightly job needs SHOP_REGION", "without SHOP_REGION the nightly job stops at its start"),
)
PIPE_IN_INDEX_FIELD = Rule(
    "QA114",
    "pipe-in-index-field",
    "fail",
    "`|` in a title or summary",
    reason="The index is a table: a pipe would move every cell behind it.",
    way_out="Write it without `|`, e.g. with `/` or `or`.",
    bad=edit(ENV, "the nightly job needs SHOP_REGION", "set SHOP_REGION=eu|us"),
    good=edit(ENV, "the nightly job needs SHOP_REGION", "set SHOP_REGION to eu or us"),
)
MARKUP_IN_INDEX_FIELD = Rule(
    "QA115",
    "markup-in-index-field",
    "fail",
    "HTML, a link, an image or an invisible character in a title or summary",
    reason="Titles and summaries are shown to every agent and on every page: nothing there may act or hide.",
    way_out="Say it in words; links belong into the text of the entry. `code` is fine.",
    bad=edit(ENV, "the nightly job needs SHOP_REGION", "see [the wiki](https://wiki.example.com/region)"),
    good=edit(ENV, "the nightly job needs SHOP_REGION", "the nightly job needs `SHOP_REGION`"),
    stricter=True,
)
KEYWORD_COUNT = Rule(
    "QA116",
    "keyword-count",
    "fail",
    f"not {words.KEYWORDS_LEAST} to {words.KEYWORDS_MOST} keywords, or a repeated one",
    reason="Entries are found by them: too few are not found, too many are found for everything.",
    way_out=f"Name {words.KEYWORDS_LEAST} to {words.KEYWORDS_MOST} different words that somebody would search for.",
    bad=edit(ENV, "keywords: [nightly, region, environment]", "keywords: [nightly]"),
    good=edit(ENV, "keywords: [nightly, region, environment]", "keywords: [nightly, region, environment, start]"),
)
MISSING_EVIDENCE = Rule(
    "QA117",
    "missing-evidence",
    "fail",
    "a `defect` or `contract` without evidence",
    reason="A defect or a contract that cannot be looked up cannot be told from a rumour.",
    way_out="Name a pull request, a commit or the path of an artefact in `evidence`.",
    bad=edit(CONTRACTS, 'evidence: "PR-101"', 'evidence: ""'),
    good=edit(CONTRACTS, 'evidence: "PR-101"', "evidence: docs/login.md"),
)
DANGLING_RELATED = Rule(
    "QA118",
    "dangling-related",
    "fail",
    "`related` names no existing entry, or the entry itself",
    reason="A link that leads nowhere hides what the entry was replaced by.",
    way_out="Copy the title exactly as it stands in the heading, or remove it from the list.",
    bad=edit(ENV, "related: []", "related: [no such entry]"),
    good=edit(ENV, "related: []", "related: [old proxy]"),
)
ONE_WAY_RELATED = Rule(
    "QA119",
    "one-way-related",
    "fail",
    "the related entry does not link back",
    reason="Whoever reads the other entry must learn of this one, above all when it replaces it.",
    way_out="`qa-memory fix` adds the link back.",
    bad=edit(ENV, "related: []", "related: [one coupon per order]"),
    good=Example(
        (
            Edit(ENV, "related: []", "related: [one coupon per order]"),
            Edit(DOMAIN, "related: []", "related: [region variable]"),
        )
    ),
    stricter=True,
)
MISSING_SECTION = Rule(
    "QA120",
    "missing-section",
    "fail",
    "a required section marker is absent",
    reason="The sections are the questions that the next session has; the marker is how it finds the answer.",
    way_out="Start a line with the marker, in either language.",
    bad=edit(ENV, "**Handling**: export SHOP_REGION before the run.", "Export SHOP_REGION before the run."),
    good=edit(ENV, "**Handling**: export SHOP_REGION before the run.", "**处置**：先设置 SHOP_REGION 再运行。"),
)
EMPTY_SECTION = Rule(
    "QA121",
    "empty-section",
    "fail",
    "a section marker with nothing behind it",
    reason="An empty section looks answered and is not.",
    way_out="Write what is known, even if it is that the cause is not known yet.",
    bad=edit(ENV, "**Handling**: export SHOP_REGION before the run.", "**Handling**:"),
    good=edit(ENV, "**Handling**: export SHOP_REGION before the run.", "**Handling**:\n\n- export SHOP_REGION"),
    stricter=True,
)
DUPLICATE_TITLE = Rule(
    "QA122",
    "duplicate-title",
    "fail",
    "two entries with the same title",
    reason="The title is the identity: links and history would mean either.",
    way_out="Update the entry that is there, or give the new one a title that says what is different.",
    bad=added("one coupon per order"),
    good=added("one proxy per order"),
)
LOOK_ALIKE_TITLE = Rule(
    "QA123",
    "look-alike-title",
    "fail",
    "two titles that are equal after folding case, width, white space and look-alike letters",
    reason="A reader takes them for one entry, and the tools for two: the false one can stand for the true one.",
    way_out="Give the new entry a title that nobody mistakes for the other.",
    bad=added("One Coupon per Order"),
    good=added("two coupons per order"),
    stricter=True,
)
TITLE_NOT_NORMALISED = Rule(
    "QA124",
    "title-not-normalised",
    "fail",
    "a title that is not in Unicode's composed form (NFC), or has surrounding or double spaces",
    reason="Titles are compared byte by byte; two spellings of one letter would make two identities.",
    way_out="Write the title in NFC with single spaces.",
    bad=added("cafe\u0301 menu"),
    good=added("caf\u00e9 menu"),
    stricter=True,
)
MISSING_INVALIDATION_RECORD = Rule(
    "QA125",
    "missing-invalidation-record",
    "fail",
    "superseded or retired without a dated last line with a reason",
    reason="That something no longer holds is knowledge too: when, and why.",
    way_out="End the entry with a line: `**Invalidated**: 2026-10-01 replaced.` or `失效记录：2026-10-01 已更换`.",
    bad=edit(ENV, "\n\n**Invalidated**: 2026-08-30 the gateway was replaced.", ""),
    good=Example(
        (
            Edit(ENV, "**Invalidated**: 2026-08-30 the gateway was replaced.", "失效记录：2026-08-30 网关已更换"),
            Edit(ENV, "updated: 2026-08-30", "updated: 2026-09-12"),
        )
    ),
    stricter=True,
)
UNFOUNDED_CONFIRMATION = Rule(
    "QA126",
    "unfounded-confirmation",
    "fail",
    "a `domain` entry that is confirmed with an empty basis",
    reason="A business rule that nobody can trace is how a defect becomes a requirement.",
    way_out="Name the requirement, ticket or person's decision in the basis, or keep it tentative.",
    bad=edit(DOMAIN, "**Basis**: product requirement 4.2.", "**Basis**: unknown"),
    good=edit(DOMAIN, "**Basis**: product requirement 4.2.", "**Basis**: decision in the review of 2026-09-02."),
    stricter=True,
)
NO_NOISE_CRITERION = Rule(
    "QA127",
    "no-noise-criterion",
    "warn",
    "`flaky` handling without a way to tell noise from failure, or with retries that have no bound",
    reason='"Environmental noise, just retry" teaches every later session to let real defects through.',
    way_out="Say what to look at, what a real failure would show, and how often to retry at most.",
    bad=edit(
        FLAKY, "if 3 local reruns pass and the gateway shows no alert; otherwise a real failure", "of the network"
    ),
    good=edit(FLAKY, "Retry at most 2 times.", "At most two retries."),
    stricter=True,
)
AMBIGUOUS_YAML = Rule(
    "QA128",
    "ambiguous-yaml",
    "fail",
    "a bare value that YAML reads as something else",
    reason="A YAML parser and a line-based reader would see two different entries.",
    way_out="Put the value into double quotes; `qa-memory fix` does.",
    bad=edit(ENV, "summary: the nightly job needs SHOP_REGION", "summary: nightly: SHOP_REGION is needed"),
    good=edit(ENV, "summary: the nightly job needs SHOP_REGION", 'summary: "nightly: SHOP_REGION is needed"'),
    stricter=True,
)
NEAR_DUPLICATE = Rule(
    "QA129",
    "near-duplicate",
    "warn",
    "a new entry says what an active entry says already",
    reason="Two entries on one matter drift apart, and the index pays for both.",
    way_out="Update the entry that is named instead of adding another one.",
    bad=added(
        "the region variable is needed",
        "the nightly job stops at start without SHOP_REGION.",
        "export SHOP_REGION before the run.",
    ),
    good=added("proxy certificate", "the proxy refuses the certificate of staging.", "import the root first."),
    stricter=True,
)
UNREFERABLE_TITLE = Rule(
    "QA131",
    "unreferable-title",
    "fail",
    "a new entry whose title `related` could not name (comma, quote, `#`)",
    reason="Titles never change: an entry that no list can name can never be linked to what replaces it.",
    way_out="Choose a title without comma, quotes and `#` while it is still new.",
    bad=added("proxy, certificate and staging"),
    good=added("proxy certificate of staging"),
    stricter=True,
)

ENTRY_RULES = (
    MISSING_METADATA,
    REPEATED_METADATA,
    METADATA_NOT_FIRST,
    BAD_METADATA_LINE,
    UNKNOWN_KEY,
    REPEATED_KEY,
    MISSING_KEY,
    BAD_VALUE,
    BAD_DATE,
    FUTURE_DATE,
    WRONG_FILE,
    BAD_VERIFIED,
    SUMMARY_TOO_LONG,
    PIPE_IN_INDEX_FIELD,
    MARKUP_IN_INDEX_FIELD,
    KEYWORD_COUNT,
    MISSING_EVIDENCE,
    DANGLING_RELATED,
    ONE_WAY_RELATED,
    MISSING_SECTION,
    EMPTY_SECTION,
    DUPLICATE_TITLE,
    LOOK_ALIKE_TITLE,
    TITLE_NOT_NORMALISED,
    MISSING_INVALIDATION_RECORD,
    UNFOUNDED_CONFIRMATION,
    NO_NOISE_CRITERION,
    AMBIGUOUS_YAML,
    NEAR_DUPLICATE,
    UNREFERABLE_TITLE,
)
RULES = (*reading_rules.RULES, *ENTRY_RULES)

_COMMIT = expression("[0-9a-f]{7,40}")
_MARKUP = expression(
    r"(?<!\w)<[a-zA-Z/!?]|<[a-zA-Z/!?][^<>]*>|!?\[(?![0-9]+\]\[[0-9]+\])[^\[\]]*\][(\[]|&#?\w+;|"
    r"\b(?:(?:https?|ftp)://\S|mailto:\S+@|javascript:\S|data:[a-z]+/)\S*"
)
_BACKTICKS = expression("`+")
_NO_BASIS = frozenset(
    ("", "none", "unknown", "n a", "na", "tbd", "todo", "open", "missing", "not known", "not known yet"),
).union(("无", "暂无", "未知", "待补充", "待定", "不详", "没有"))
UNREFERABLE = expression(r"[,\"#]|(?<!\w)'|'(?!\w)")


def check(change: Change) -> Iterator[Finding]:
    """Judge every entry that this change wrote, and what holds between entries."""
    if change.touches(KNOWLEDGE):
        yield from change.model(judged)


def judged(change: Change) -> list[Finding]:
    """What `check` finds; the index asks for it too, and it is worked out once."""
    return list(_judge(change))


def _judge(change: Change) -> Iterator[Finding]:
    import datetime  # a twentieth of a run that judges nothing

    model = change.model(knowledge.base.load)
    latest = change.today + datetime.timedelta(days=1)  # somewhere on earth it is tomorrow
    yield from knowledge.reading.findings(change)
    yield from knowledge.reading.path_findings(model)
    for store in model.stores:
        if store.head is None:
            continue
        for entry in changed(change, store):
            yield from entry_findings(entry, latest)
        for topic in store.head.topics:
            yield from _archive_dates(model, store, topic, latest)
        yield from _new_titles(store)
        yield from _between_entries(change, store)


def _archive_dates(model: Knowledge, store: Store, topic: Topic, latest: datetime.date) -> Iterator[Finding]:
    for line in topic.archive:
        day = knowledge.grammar.date(line.text[:10])
        if day and day > latest and not model.inherited(topic, line.line):
            yield Finding(
                FUTURE_DATE,
                topic.path,
                f"the archive line's {day} is later than {latest}",
                line.line,
                subject=topic.path,
                block=line.text,
                store=store.root,
            )


def changed(change: Change, store: Store) -> list[Entry]:
    """The entries of the head that no base has in these words."""
    model = change.model(knowledge.base.load)
    topics = store.head.topics if store.head else ()
    return [entry for topic in topics for entry in topic.entries if not model.inherited(topic, entry.line)]


def entry_findings(entry: Entry, latest: datetime.date) -> Iterator[Finding]:
    """What is wrong with one entry, taken by itself. A date behind `latest` lies in the future."""
    if entry.hidden:
        return  # its heading is a finding already, and what follows is no entry to a renderer
    yield from _heading(entry)
    if not entry.meta.closed or not entry.meta.line:
        message = "the `yaml` block is never closed" if entry.meta.line else "no `yaml` block under the heading"
        yield _at(entry, MISSING_METADATA, message, entry.meta.line or entry.line)  # QA101
        yield from _sections(entry)
        return
    yield from _metadata_form(entry)
    yield from _values(entry)
    yield from _dates(entry, latest)
    yield from _sections(entry)
    yield from _invalidation(entry, latest)


def _at(
    entry: Entry, rule: Rule, message: str, line: int = 0, *, column: int = 1, way_out: str | None = None
) -> Finding:
    line = line or entry.line
    return Finding(
        rule,
        entry.path,
        message,
        line,
        column,
        subject=entry.title,
        block=entry.block(line),
        store=os.path.dirname(entry.path),
        way_out=way_out,
    )


def _at_key(entry: Entry, rule: Rule, message: str, key: str, way_out: str | None = None) -> Finding:
    value = entry.meta.values.get(key)
    return _at(entry, rule, message, value.line if value else entry.meta.line, way_out=way_out)


def _heading(entry: Entry) -> Iterator[Finding]:
    title = entry.raw_title
    if "|" in title:
        yield _at(entry, PIPE_IN_INDEX_FIELD, "`|` in the title", column=entry.lines[0].index("|") + 1)  # QA114
    if found := markup(title):
        yield _at(entry, MARKUP_IN_INDEX_FIELD, f"{found} in the title")  # QA115
    if not knowledge.titles.is_nfc(title):
        yield _at(entry, TITLE_NOT_NORMALISED, "the title is not in NFC")  # QA124
    elif " ".join(title.split()) != title:
        yield _at(entry, TITLE_NOT_NORMALISED, "surrounding or double spaces in the title")  # QA124


def markup(text: str) -> str | None:
    """What in a title or summary a page would not show as the text that it is; None if nothing."""
    signs = any(sign in text for sign in "<[&:")  # one is in every match
    for match in _MARKUP.finditer(_without_code(text)) if signs else ():
        if not match[0].startswith("&") or _is_entity(match[0]):
            return f"markup `{match[0]}`"
    return "an invisible character" if knowledge.titles.has_ignorable(text) else None


def _is_entity(text: str) -> bool:
    import html  # its table is large, and `R&D;` is rare

    return html.unescape(text) != text


def _without_code(text: str) -> str:
    """A line without its code spans: from a run of backticks to the next run of the same length."""
    if "`" not in text:
        return text
    import bisect  # rare enough

    runs = [match.span() for match in _BACKTICKS.finditer(text)]
    closing: dict[int, list[int]] = {}
    for at, (start, end) in enumerate(runs):
        closing.setdefault(end - start, []).append(at)
    kept, at, position = [], 0, 0
    while at < len(runs):
        start, end = runs[at]
        same = closing[end - start]
        following = bisect.bisect_right(same, at)
        if following == len(same):
            at += 1
            continue
        kept.append(text[position:start])
        position = runs[same[following]][1]
        at = same[following] + 1
    return "".join([*kept, text[position:]])


def _metadata_form(entry: Entry) -> Iterator[Finding]:
    meta = entry.meta
    for line in entry.yaml_blocks[1:]:
        yield _at(entry, REPEATED_METADATA, "a second `yaml` block", line)  # QA102
    above = entry.lines[1 : meta.line - entry.line]
    if any(line.strip() for line in above):
        yield _at(entry, METADATA_NOT_FIRST, "text between heading and metadata", entry.line + 1)  # QA103
    for problem in meta.problems:
        rule = AMBIGUOUS_YAML if problem.ambiguous else BAD_METADATA_LINE  # QA128, QA104
        in_list = problem.ambiguous and problem.raw.endswith("]")
        way_out = "Word it otherwise: the elements of a list have no quotes." if in_list else None
        yield _at(entry, rule, f"{problem.message}: `{problem.raw}`", problem.line, way_out=way_out)
    for key, line in meta.repeated:
        yield _at(entry, REPEATED_KEY, f"`{key}` stands twice (first on line {meta.values[key].line})", line)  # QA106
    unknown = [key for key, value in meta.values.items() if key not in words.KEYS and value.form != "unreadable"]
    for at, key in enumerate(unknown):
        way_out = _nearest(key) if at < _NAMED else None
        yield _at(entry, UNKNOWN_KEY, f"unknown key `{key}`", meta.values[key].line, way_out=way_out)  # QA105
    missing = [key for key in words.REQUIRED_KEYS if key not in meta.values]
    if missing:
        yield _at(entry, MISSING_KEY, f"missing: {', '.join(missing)}", meta.line)  # QA107


_NAMED = 20
"""For how many unknown keys of an entry the nearest known one is looked up."""


def _nearest(key: str) -> str:
    import difflib  # only for the message

    near = difflib.get_close_matches(key, words.KEYS, n=1, cutoff=0)[0]
    return f"The nearest known key is `{near}`; if that is not meant, say it in the text."


def _values(entry: Entry) -> Iterator[Finding]:
    meta = entry.meta
    readable = {key: value for key, value in meta.values.items() if value.form != "unreadable" and key in words.KEYS}
    for key, value in readable.items():
        if (key in words.LIST_KEYS) != (value.form == "list"):
            form = "no list" if key in words.LIST_KEYS else "a list"
            way_out = "Write it as `[one, two]`." if key in words.LIST_KEYS else "Write it without brackets."
            yield _at_key(entry, BAD_VALUE, f"`{key}` is {form}", key, way_out)  # QA108
        elif key in words.REQUIRED_KEYS and value.form != "list" and not value.text:
            yield _at_key(entry, BAD_VALUE, f"`{key}` is empty", key, "Say what is known.")  # QA108
        elif (allowed := _ENUMERATIONS.get(key)) and value.text not in allowed:
            listed = ", ".join(filter(None, allowed))
            yield _at_key(entry, BAD_VALUE, f"`{key}: {value.text}` is none of {listed}", key)  # QA108
    yield from _summary(entry)
    keywords = readable.get("keywords")
    if keywords and keywords.form == "list":
        count = len(keywords.items)
        if not words.KEYWORDS_LEAST <= count <= words.KEYWORDS_MOST:
            message = "1 keyword" if count == 1 else f"{count} keywords"
            yield _at_key(entry, KEYWORD_COUNT, message, "keywords")  # QA116
        elif len(set(keywords.items)) < count:
            yield _at_key(entry, KEYWORD_COUNT, "a keyword stands twice", "keywords")  # QA116
    kind = meta.text("type")
    if kind in words.BY_NAME and kind != entry.kind.name:
        right = words.BY_NAME[kind].file
        yield _at_key(entry, WRONG_FILE, f"type `{kind}` belongs into {right}", "type")  # QA111
    if entry.kind.name in ("defect", "contract") and _is_empty(meta.values.get("evidence")):
        yield _at_key(entry, MISSING_EVIDENCE, f"a {entry.kind.name} without evidence", "evidence")  # QA117


_ENUMERATIONS = {
    "type": tuple(words.BY_NAME),
    "status": words.STATUSES,
    "confidence": words.CONFIDENCES,
    "gt-failure-mode": ("", *words.FAILURE_MODES[0], *words.FAILURE_MODES[1]),
}


def _is_empty(value: Value | None) -> bool:
    return value is None or (value.form in ("bare", "quoted") and not value.text)


def _summary(entry: Entry) -> Iterator[Finding]:
    summary = entry.meta.text("summary")
    if len(summary) > words.SUMMARY_LIMIT:
        yield _at_key(entry, SUMMARY_TOO_LONG, f"{len(summary)} characters, {words.SUMMARY_LIMIT} allowed", "summary")
    if "|" in summary:
        yield _at_key(entry, PIPE_IN_INDEX_FIELD, "`|` in the summary", "summary")  # QA114
    value = entry.meta.values.get("summary")
    # A value that YAML does not take may still hide something.
    if value and (found := markup(summary if value.form != "unreadable" else value.raw.partition(":")[2])):
        yield _at_key(entry, MARKUP_IN_INDEX_FIELD, f"{found} in the summary", "summary")  # QA115


def _dates(entry: Entry, latest: datetime.date) -> Iterator[Finding]:
    date, meta = knowledge.grammar.date, entry.meta
    heading = date(entry.date)
    days = {key: date(meta.text(key)) for key in ("created", "updated")}
    if heading is None:
        yield _at(entry, BAD_DATE, f"{entry.date} is no date")  # QA109
    for key, day in days.items():
        if meta.text(key) and day is None:
            yield _at_key(entry, BAD_DATE, f"`{key}: {meta.text(key)}` is no date", key)  # QA109
    created, updated = days["created"], days["updated"]
    if heading and created and heading != created:
        yield _at_key(entry, BAD_DATE, f"created {created}, but the heading says {heading}", "created")  # QA109
    if created and updated and updated < created:
        yield _at_key(entry, BAD_DATE, f"updated {updated}, before created {created}", "updated")  # QA109
    verified = meta.text("verified")
    if verified and not date(verified) and not _COMMIT.fullmatch(verified):
        yield _at_key(entry, BAD_VERIFIED, f"`{verified}` is neither a date nor a commit hash", "verified")  # QA112
    for key, day in {**days, "verified": date(verified)}.items():
        if day and day > latest:
            yield _at_key(entry, FUTURE_DATE, f"{key} {day} is later than {latest}", key)  # QA110
    if heading and heading > latest and heading != created:
        yield _at(entry, FUTURE_DATE, f"the heading's {heading} is later than {latest}")  # QA110


def _sections(entry: Entry) -> Iterator[Finding]:
    found = {section.marker: section for section in knowledge.grammar.sections(entry)}
    for chinese, english in entry.kind.sections:
        here = [found[marker] for marker in (f"**{chinese}**", f"**{english}**") if marker in found]
        if not here:
            yield _at(entry, MISSING_SECTION, f"no section `**{english}**` (or `**{chinese}**`)")  # QA120
    for section in found.values():
        if not section.text:
            yield _at(entry, EMPTY_SECTION, f"nothing behind `{section.marker}`", section.line)  # QA121
    if entry.kind.name == "domain" and entry.meta.text("confidence") == words.CONFIRMED:
        basis = [found[marker] for marker in ("**依据**", "**Basis**") if marker in found]
        if basis and all(" ".join(re.findall(r"\w+", section.text.lower())) in _NO_BASIS for section in basis):
            yield _at(entry, UNFOUNDED_CONFIRMATION, "confirmed, but the basis is empty", basis[0].line)  # QA126
    if entry.kind.name == "flaky" and entry.status not in (words.SUPERSEDED, words.RETIRED):
        handling = [found[marker] for marker in ("**处置**", "**Handling**") if marker in found]
        text = "\n".join(section.text for section in handling)
        if text and (lacking := knowledge.noise.lacks(text)):
            # Any word of the handling can make the difference, so an answer is about all of them.
            yield _at(entry, NO_NOISE_CRITERION, lacking, handling[0].line)._replace(block=text)  # QA127


def _invalidation(entry: Entry, latest: datetime.date) -> Iterator[Finding]:
    if entry.status not in (words.SUPERSEDED, words.RETIRED):
        return
    line = knowledge.grammar.record_line(entry)
    if line is None:
        last = entry.line + len(entry.lines) - 1
        yield _at(entry, MISSING_INVALIDATION_RECORD, f"{entry.status} without a dated last line", last)  # QA125
        return
    day = knowledge.grammar.date(knowledge.grammar.record_date(entry))
    if day and day > latest:
        yield _at(entry, FUTURE_DATE, f"the invalidation record's {day} is later than {latest}", line)  # QA110


def _new_titles(store: Store) -> Iterator[Finding]:
    """What only a new entry can still do better: its title, and whether it is needed at all."""
    assert store.head
    old = [entry for base in store.bases for entry in base.entries]
    known = {entry.title for entry in old}
    fresh = [entry for entry in store.head.entries if entry.title not in known]
    if not fresh:
        return
    was_active = {entry.title for entry in old if entry.status == words.ACTIVE}
    active = [entry for entry in store.head.entries if entry.status == words.ACTIVE and entry.title in was_active]
    about = [(entry, knowledge.similar.about(entry)) for entry in active]
    for entry in fresh:
        if entry.hidden:
            continue
        if match := UNREFERABLE.search(entry.title):
            message = f"`related` cannot name a title with `{match[0]}`"
            yield _at(entry, UNREFERABLE_TITLE, message, column=entry.lines[0].index(entry.title) + match.start() + 1)
        mine = knowledge.similar.about(entry)
        for other, theirs in about:
            if knowledge.similar.share(mine, theirs) >= knowledge.similar.NEAR_DUPLICATE:  # QA129
                message = f'says what "{other.title}" ({other.path}:{other.line}) says already'
                yield _at(entry, NEAR_DUPLICATE, message)._replace(block="\n".join(entry.body))  # QA129
                break


def _between_entries(change: Change, store: Store) -> Iterator[Finding]:
    """What holds between entries. What the base had already, and this change did not bring, is a note."""
    assert store.head
    if not store.head.readable:
        return  # an entry that cannot be read is not an entry that is missing
    written = {(entry.path, entry.line) for entry in changed(change, store)}
    # Of two entries that clash the one that was written here is to blame.
    entries = sorted(store.head.entries, key=lambda entry: (entry.path, entry.line) in written)
    clashes = _clashes(store.head, entries)
    before = [_clashes(base, base.entries) for base in store.bases] if clashes else []
    for key, (entry, rule, message, line) in clashes.items():
        known = not change.whole and any(key in old for old in before)
        found = _at(entry, rule, message, line)
        yield found._replace(severity="note") if known else found


def _clashes(base: KnowledgeBase, entries: list[Entry]) -> dict[tuple[str, ...], Clash]:
    """Links that lead nowhere or one way, and titles that an entry before has taken already."""
    found: dict[tuple[str, ...], Clash] = {}
    entries = [entry for entry in entries if not entry.hidden]
    by_title = {entry.title: entry for entry in reversed(entries)}
    gone = knowledge.grammar.archived(line for topic in base.topics for line in topic.archive)
    for entry in entries:
        related = entry.meta.values.get("related")
        for title in related.items if related else ():
            assert related
            other = by_title.get(title)
            key = (entry.title, title)
            if title == entry.title:
                found["self", *key] = (entry, DANGLING_RELATED, "related to itself", related.line)  # QA118
            elif other is None:
                if title not in gone:
                    found["dangling", *key] = (entry, DANGLING_RELATED, f'no entry "{title}"', related.line)  # QA118
            elif entry.title not in other.meta.items("related"):
                message = f'"{title}" ({other.path}:{other.line}) does not link back'
                found["one-way", *key] = (entry, ONE_WAY_RELATED, message, related.line)  # QA119
    for rule, fold in ((DUPLICATE_TITLE, str), (LOOK_ALIKE_TITLE, knowledge.titles.fold)):  # QA122, QA123
        first: dict[str, Entry] = {}
        for entry in entries:
            other = first.setdefault(fold(entry.title), entry)
            if other is not entry and (rule is DUPLICATE_TITLE or other.title != entry.title):  # QA122
                message = f'the title is that of "{other.title}" ({other.path}:{other.line})'
                found[rule.code, *sorted((entry.path, other.path, entry.title, other.title))] = (
                    entry,
                    rule,
                    message,
                    entry.line,
                )
    return found


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
