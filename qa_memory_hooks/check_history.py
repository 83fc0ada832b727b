"""Titles are immutable and nothing that was recorded is lost, compared with the base."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from . import knowledge
from .change import Change
from .change.snapshot import alike
from .governed import KNOWLEDGE
from .hook import hook
from .knowledge.vocabulary import ACTIVE, BY_FILE, CONFIRMED, RETIRED, STATUSES, SUPERSEDED, TENTATIVE
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Edit, Example, Rule, Severity, edit
from .report.sample import CONTRACTS, DOMAIN, ENV, WORKFLOWS, added
from .typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .knowledge.base import Knowledge, KnowledgeBase
    from .knowledge.grammar import ArchiveLine, Entry, Topic

_UPDATED = Edit(ENV, "updated: 2026-09-01", "updated: 2026-09-12")

TITLE_CHANGED = Rule(
    "QA401",
    "title-changed",
    "fail",
    "an entry of the base is gone, and a near-identical one has another title",
    reason="The title is the identity of an entry: links, archive and every session that cited it mean this title.",
    way_out="Keep the title. If it is wrong, mark the entry superseded, add a new one, and link both by `related`.",
    bad=edit(ENV, "region variable", "region setting"),
    good=edit(ENV, "before the run.", "before each run."),
)
ENTRY_LOST = Rule(
    "QA402",
    "entry-lost",
    "fail",
    "an entry of the base is gone and nothing stands for it",
    reason="What was learned once must not be learned again; that it no longer holds must be recorded.",
    way_out="Put it back and mark it retired or superseded. What was so already may become an archive line instead.",
    bad=edit(DOMAIN),
    good=edit(ENV, "before the run.", "before each run."),
)
CREATED_CHANGED = Rule(
    "QA403",
    "created-changed",
    "fail",
    "the heading's date or `created` differs from the base",
    reason="When something was learned is a fact; an old entry made young is pruned last and trusted most.",
    way_out="Put the old date back; `updated` says when the entry was last changed.",
    bad=Example(
        (
            Edit(ENV, "## 2026-09-01 region", "## 2026-09-03 region"),
            Edit(ENV, "created: 2026-09-01", "created: 2026-09-03"),
            _UPDATED,
        )
    ),
    good=Example((_UPDATED,)),
)
CONFIDENCE_DOWNGRADED = Rule(
    "QA404",
    "confidence-downgraded",
    "fail",
    "confirmed becomes tentative",
    reason="Either it still holds, or it was invalidated: a confirmed fact that fades away is neither.",
    way_out="Keep it confirmed, or mark it superseded or retired with a record of why.",
    bad=edit(DOMAIN, "confidence: confirmed", "confidence: tentative"),
    good=edit(ENV, "before the run.", "before each run."),
)
CONFIRMED_AT_FIRST_WRITE = Rule(
    "QA405",
    "confirmed-at-first-write",
    "warn",
    "a new entry is confirmed",
    reason="Confirmation is a second look. What one session wrote and confirmed at once has had none.",
    way_out="Write it tentative; a later session, a person or a reviewed diff confirms it.",
    bad=added("proxy certificate", confidence="confirmed"),
    good=added("proxy certificate"),
)
UNVERIFIED_PROMOTION = Rule(
    "QA406",
    "unverified-promotion",
    "fail",
    "tentative becomes confirmed without `verified` set anew",
    reason="A promotion says that somebody looked again: when, or at which commit.",
    way_out="Set `verified` to the day or the commit of the second look, and `updated` to today.",
    bad=edit(CONTRACTS, "confidence: tentative", "confidence: confirmed"),
    good=Example(
        (
            Edit(ENV, "confidence: tentative", "confidence: confirmed"),
            Edit(ENV, "verified: 2026-09-01", "verified: 2026-09-12"),
            _UPDATED,
        )
    ),
)
UPDATED_NOT_BUMPED = Rule(
    "QA407",
    "updated-not-bumped",
    "fail",
    "changed, but `updated` is unchanged and more than a day older than the base commit",
    reason="`updated` tells a reader how fresh the words are; an old date on new words is false.",
    way_out="Set `updated` to the day of the change.",
    bad=edit(ENV, "use the second host.", "use the third host."),
    good=Example(
        (
            Edit(ENV, "use the second host.", "use the third host."),
            Edit(ENV, "updated: 2026-08-30", "updated: 2026-09-12"),
        )
    ),
)
DATE_MOVED_BACK = Rule(
    "QA408",
    "date-moved-back",
    "fail",
    "`updated` or `verified` is earlier than in the base",
    reason="An entry does not become less recent by being edited.",
    way_out="Keep the later date.",
    bad=edit(DOMAIN, "verified: 2026-09-02", "verified: 2026-09-01"),
    good=edit(DOMAIN, "verified: 2026-09-02", "verified: 2026-09-12"),
)
STATUS_REVIVED = Rule(
    "QA409",
    "status-revived",
    "fail",
    "a superseded or retired entry is made active, or a retired one superseded",
    reason="What was invalidated for a reason does not come back in silence: the reason would be lost.",
    way_out="Write a new entry that says why it holds again, and link the old one.",
    bad=edit(ENV, "status: superseded", "status: active"),
    good=Example(
        (
            Edit(ENV, "status: superseded", "status: retired"),
            Edit(ENV, "updated: 2026-08-30", "updated: 2026-09-12"),
        )
    ),
)
TEXT_LOST_ON_INVALIDATION = Rule(
    "QA410",
    "text-lost-on-invalidation",
    "fail",
    "lines of the body are dropped when the entry is invalidated",
    reason="Invalidate, do not delete: what was believed, and why it was wrong, is what the next session needs.",
    way_out="Put the lines back and add the invalidation record below them.",
    bad=Example(
        (
            Edit(ENV, "status: active", "status: retired"),
            Edit(ENV, "export SHOP_REGION before the run.", "none.\n\n2026-09-12 not needed any more."),
            _UPDATED,
        )
    ),
    good=Example(
        (
            Edit(ENV, "status: active", "status: retired"),
            Edit(ENV, "before the run.", "before the run.\n\n2026-09-12 not needed any more."),
            _UPDATED,
        )
    ),
)
ACTIVE_ARCHIVED = Rule(
    "QA411",
    "active-archived",
    "warn",
    "an active entry moved straight to the archive",
    reason="The archive keeps one line; an entry that still held yesterday deserves its reason in full first.",
    way_out="Mark it retired or superseded with a record first; archive it later, when room is needed.",
    bad=Example((Edit(DOMAIN, new="# App domain\n\n## Archive\n\n2026-09-02 one coupon per order — given up\n"),)),
    good=edit(WORKFLOWS, new="# Workflows\n\n## Archive\n"),
)
ARCHIVE_REWRITTEN = Rule(
    "QA412",
    "archive-rewritten",
    "fail",
    "an archive line is changed, moved, or removed other than from the oldest end",
    reason="The archive is history: what stands in it stays as it is, and it is cut at its oldest end alone.",
    way_out="Put the line back as it was.",
    bad=edit(ENV, "2026-01-03 old proxy — gone", "2026-01-03 old proxy — still useful"),
    good=edit(ENV, "single sign-on\n", "single sign-on\n2026-03-01 old runner — the runner was replaced\n"),
)
ARCHIVE_PRUNED = Rule(
    "QA413",
    "archive-pruned",
    "warn",
    "the oldest archive lines are removed (a failure while old and new lines fit the limit together)",
    reason="Dropping the last trace of an entry is a decision, and needless while there is room.",
    way_out="Keep the lines while they fit the limit; a person confirms the removal of the oldest ones.",
    bad=edit(ENV, "2026-01-03 old proxy — gone\n", ""),
    good=edit(ENV, "single sign-on\n", "single sign-on\n2026-03-01 old runner — the runner was replaced\n"),
)
ENTRY_MOVED = Rule(
    "QA414",
    "entry-moved",
    "fail",
    "an entry moved to another topic file",
    reason="Its type is part of what was recorded: a flaky test that becomes a defect is a new finding.",
    way_out="Leave it there, superseded, and add a new entry to the other file with mutual `related`.",
    bad=Example((Edit(DOMAIN), Edit(WORKFLOWS, new="## 2026-09-02 one coupon per order\n"))),
    good=edit(WORKFLOWS, new="# Workflows\n"),
)
NO_BASE = Rule(
    "QA415",
    "no-base",
    "note",
    "there is nothing to compare with",
    reason="Outside of git nobody can tell what is missing; a silent pass would look like a check.",
    way_out="Run it inside the repository, or name the two commits.",
    bad=Example((Edit(ENV, "before the run.", "before each run."),), in_git=False),
    good=edit(ENV, "before the run.", "before each run."),
)

HISTORY_RULES = (
    TITLE_CHANGED,
    ENTRY_LOST,
    CREATED_CHANGED,
    CONFIDENCE_DOWNGRADED,
    CONFIRMED_AT_FIRST_WRITE,
    UNVERIFIED_PROMOTION,
    UPDATED_NOT_BUMPED,
    DATE_MOVED_BACK,
    STATUS_REVIVED,
    TEXT_LOST_ON_INVALIDATION,
    ACTIVE_ARCHIVED,
    ARCHIVE_REWRITTEN,
    ARCHIVE_PRUNED,
    ENTRY_MOVED,
    NO_BASE,
)
_INCIDENT = "If that had to go, a person confirms it: `qa-memory ack`. If it was no more than odd wording, put it back."

RULES = (*reading_rules.RULES, *HISTORY_RULES)


class Pair(NamedTuple):
    """A topic file of one base, and where it is in the head: there, moved as a whole, or nowhere."""

    root: str
    """Folder of the knowledge base that findings belong to."""
    old: Topic
    new: Topic | None
    head: KnowledgeBase | None
    path: str
    """Path in the head, or the old one if the file is gone."""


def check(change: Change) -> Iterator[Finding]:
    """Compare every topic file with what it was in each base."""
    if not change.touches(KNOWLEDGE):
        return
    model = change.model(knowledge.base.load)
    yield from knowledge.reading.findings(change)
    if not change.bases:
        for root in model.heads:
            yield Finding(NO_BASE, root, "outside of git: history is not checked", subject=root, store=root)  # QA415
        return
    lost: list[list[Finding]] = []
    changed: list[list[Finding]] = []
    for base in model.bases:
        pairs = list(_pairs(model, base))
        lost.append([_excused(change, pair, found) for pair in pairs for found in _losses(model, pair)])
        changed.append([_excused(change, pair, found) for pair in pairs for found in _alterations(change, pair)])
    # What is lost from any parent is lost. What is changed must differ from every parent that holds it:
    # an entry that equals one parent was not changed by this merge.
    yield from _once(found for group in lost for found in group)
    yield from _in_all(changed, model)
    yield from _new_entries(change, model)


def _once(findings: Iterator[Finding]) -> Iterator[Finding]:
    seen: set[tuple[str, str, str, str]] = set()
    for found in findings:
        key = (found.rule.code, found.store, found.subject, found.message)
        if key not in seen:
            seen.add(key)
            yield found


def _in_all(groups: list[list[Finding]], model: Knowledge) -> Iterator[Finding]:
    def key(found: Finding) -> tuple[str, str, str]:
        return (found.rule.code, found.store, found.subject)

    holders = [{(root, entry.title) for root, base in group.items() for entry in base.entries} for group in model.bases]
    for found in _once(found for group in groups for found in group):
        place = (found.store, found.subject)
        if all(key(found) in map(key, group) for group, held in zip(groups, holders, strict=True) if place in held):
            yield found


def _pairs(model: Knowledge, base: dict[str, KnowledgeBase]) -> Iterator[Pair]:
    taken: set[str] = set()
    for root, old in base.items():
        head = model.heads.get(root)
        for topic in old.topics:
            name = topic.kind.file
            path = f"{root}/{name}"
            if head and path in head.documents:
                new = head.topic(name)
                if new is not None:  # what cannot be read is a finding already, and no loss
                    yield Pair(root, topic, new, head, path)
                continue
            moved = _moved(model, base, topic, taken)
            if moved:
                new_root, new = moved
                taken.add(new.path)
                yield Pair(new_root, topic, new, model.heads[new_root], new.path)
            else:
                yield Pair(root, topic, None, head, path)


def _moved(model: Knowledge, base: dict[str, KnowledgeBase], old: Topic, taken: set[str]) -> tuple[str, Topic] | None:
    """Where a topic file that is gone from its place has gone as a whole: a new file with its titles."""
    titles = {entry.title for entry in old.entries}
    best: tuple[int, str, Topic] | None = None
    for root, head in model.heads.items():
        new = head.topic(old.kind.file)
        was_there = root in base and f"{root}/{old.kind.file}" in base[root].documents
        if new is None or was_there or new.path in taken:
            continue
        common = len(titles & {entry.title for entry in new.entries})
        common += len({line.text for line in old.archive} & {line.text for line in new.archive})
        if common * 2 >= len(titles) + len(old.archive) and common and (best is None or common > best[0]):
            best = (common, root, new)
    return best and best[1:]


def _losses(model: Knowledge, pair: Pair) -> Iterator[Finding]:
    """Entries and archive lines of the base that are gone."""
    here = {entry.title for entry in pair.new.entries} if pair.new else set()
    before = {entry.title for entry in pair.old.entries}
    archived = knowledge.grammar.archived(pair.new.archive) if pair.new else {}
    moved = {one.title: one for one in (pair.head.entries if pair.head else ()) if one.path != pair.path}
    fresh = [one for one in (pair.new.entries if pair.new else ()) if one.title not in before]
    for entry in _missing(pair.old.entries, pair.new.entries if pair.new else ()):
        if line := archived.get(entry.title):
            if entry.status == ACTIVE:
                yield _found(pair, ACTIVE_ARCHIVED, entry.title, f'"{entry.title}" was active', line=line.line)  # QA411
            continue
        if line := archived.get(name := knowledge.grammar.neutral(entry.title)):  # not told by its title any more
            yield _found(pair, ACTIVE_ARCHIVED, name, f'"{name}" was cut out', line=line.line, way_out=_INCIDENT)
            continue
        if elsewhere := moved.get(entry.title):
            message = f'"{entry.title}" was in {pair.old.kind.file}'
            yield _found(pair, ENTRY_MOVED, entry.title, message, line=elsewhere.line, path=elsewhere.path)  # QA414
            continue
        renamed = next((one for one in fresh if knowledge.similar.same_text(entry, one)), None)
        if renamed:
            message = f'"{entry.title}" is now called "{renamed.title}"'
            yield _found(pair, TITLE_CHANGED, entry.title, message, line=renamed.line)  # QA401
        elif heading := _unreadable_heading(pair.new, entry.title):
            message = f'"{entry.title}" is gone: its heading cannot be read'
            way_out = "Mend the heading: `## YYYY-MM-DD` and the title, as it was."
            yield _found(pair, ENTRY_LOST, entry.title, message, line=heading, way_out=way_out)  # QA402
        else:
            which = "" if entry.title not in here else ", one of several with this title"
            yield _found(pair, ENTRY_LOST, entry.title, f'"{entry.title}" is gone{which}', line=1)  # QA402
    yield from _archive_losses(model, pair)


def _missing(old: tuple[Entry, ...], new: tuple[Entry, ...]) -> list[Entry]:
    """The entries whose title is gone; of several with one title the first to stay is the one that stands unchanged."""
    left = Counter(entry.title for entry in new)
    texts = {entry.text for entry in new}
    missing = []
    for entry in sorted(old, key=lambda entry: entry.text not in texts):
        left[entry.title] -= 1
        if left[entry.title] < 0:
            missing.append(entry)
    return sorted(missing, key=lambda entry: entry.line)


def _unreadable_heading(topic: Topic | None, title: str) -> int:
    """The line of a heading that holds a title and is none of an entry; 0 if there is none."""
    flaws = [flaw for flaw in topic.flaws if flaw.rule is reading_rules.BAD_HEADING] if topic else []
    return next((flaw.line for flaw in flaws if topic and title in topic.lines[flaw.line - 1]), 0)


def _archive_losses(model: Knowledge, pair: Pair) -> Iterator[Finding]:
    """What stands in an archive stays as it is; it is cut at its oldest end (the top) alone."""
    old, new = pair.old.archive, pair.new.archive if pair.new else ()
    was, now = {line.text for line in old}, {line.text for line in new}
    gone = [line for line in old if line.text not in now]
    rewritten = _rewritten(old, new, gone)
    for line in rewritten:
        at = next((one.line for one in new if one.title == line.title), pair.new.archive_line if pair.new else 0)
        yield _found(
            pair, ARCHIVE_REWRITTEN, pair.path, f"changed or removed: `{line.text}`", line=max(at, 1), block=line.text
        )
    if gone and not rewritten:
        fits = len(old) + len(now - was) <= model.settings.limits.archive_lines
        lines = "the oldest archive line" if len(gone) == 1 else f"{len(gone)} of the oldest archive lines"
        message = f"{lines} removed, from `{gone[0].text}`"
        severity: Severity | None = "fail" if fits else None
        way_out = "They fit the limit: keep them." if fits else None
        yield _found(
            pair, ARCHIVE_PRUNED, pair.path, message, line=max(pair.new.archive_line, 1) if pair.new else 1,  # QA413
            block="\n".join(line.text for line in gone), severity=severity, way_out=way_out,
        )  # fmt: skip
    if not rewritten and not _in_order([line.text for line in old if line.text in now], [line.text for line in new]):
        at = pair.new.archive_line if pair.new else 1
        yield _found(pair, ARCHIVE_REWRITTEN, pair.path, "archive lines were moved", line=max(at, 1), block="order")


def _rewritten(
    old: tuple[ArchiveLine, ...], new: tuple[ArchiveLine, ...], gone: list[ArchiveLine]
) -> list[ArchiveLine]:
    """The lines that are gone and were not cut: from below the oldest end, or with another line in their place."""
    was = {line.text for line in old}
    titles = {line.title for line in new if line.text not in was}
    ends = {(line.text[:10], line.reason) for line in new if line.text not in was}
    kept = [at for at, line in enumerate(new) if line.text in was]
    replaced = bool(kept and kept[0])  # something new stands above the oldest line that is left
    return [
        line
        for at, line in enumerate(gone)
        if replaced or old[at] is not line or line.title in titles or (line.text[:10], line.reason) in ends
    ]


def _in_order(wanted: list[str], found: list[str]) -> bool:
    rest = iter(found)
    return all(text in rest for text in wanted)


def _alterations(change: Change, pair: Pair) -> Iterator[Finding]:
    """What was changed in an entry, and may not."""
    new = {entry.title: entry for entry in pair.new.entries} if pair.new else {}
    for old in pair.old.entries:
        entry = new.get(old.title)
        if entry and not entry.hidden and entry.text != old.text:
            for rule, message, key in _altered(change, old, entry):
                value = entry.meta.values.get(key)
                line = value.line if value else entry.line
                way_out = None if entry.meta.line else "Mend the `yaml` block: without it there is no metadata."
                yield _found(pair, rule, entry.title, message, line=line, block=entry.block(line), way_out=way_out)


def _altered(change: Change, old: Entry, new: Entry) -> Iterator[tuple[Rule, str, str]]:
    was, now = old.meta.text, new.meta.text
    if old.date != new.date:
        yield CREATED_CHANGED, f"the heading's date was {old.date}", ""  # QA403
    elif knowledge.grammar.date(was("created")) and was("created") != now("created"):
        yield CREATED_CHANGED, f"created was {was('created')}", "created"  # QA403
    if was("confidence") == CONFIRMED and now("confidence") == TENTATIVE:
        yield CONFIDENCE_DOWNGRADED, "it was confirmed", "confidence"  # QA404
    if was("confidence") == TENTATIVE and now("confidence") == CONFIRMED and (lacking := _unverified(old, new)):
        yield UNVERIFIED_PROMOTION, lacking, "verified"  # QA406
    if _reworded(old, new) and was("updated") == now("updated") and _is_stale(change, now("updated")):
        yield UPDATED_NOT_BUMPED, f"changed, but updated is still {now('updated')}", "updated"  # QA407
    for key in ("updated", "verified"):
        before, after = knowledge.grammar.date(was(key)), knowledge.grammar.date(now(key))
        if before and after and after < before:
            yield DATE_MOVED_BACK, f"{key} was {before}", key  # QA408
    statuses = (was("status"), now("status"))
    if all(status in STATUSES for status in statuses):
        if STATUSES.index(statuses[1]) < STATUSES.index(statuses[0]):
            yield STATUS_REVIVED, f"it was {statuses[0]}", "status"  # QA409
        elif statuses[0] == ACTIVE and statuses[1] in (SUPERSEDED, RETIRED):
            dropped = _dropped(old.body, new.body)
            if dropped:
                lines = "1 line" if len(dropped) == 1 else f"{len(dropped)} lines"
                yield TEXT_LOST_ON_INVALIDATION, f"{lines} dropped, first `{dropped[0]}`", ""  # QA410


def _unverified(old: Entry, new: Entry) -> str | None:
    verified, updated = new.meta.text("verified"), new.meta.text("updated")
    if not verified:
        return "confirmed, but `verified` is empty"
    if verified == old.meta.text("verified") and verified != updated:
        return f"confirmed, but `verified` is still {verified}"
    before, after = knowledge.grammar.date(old.meta.text("updated")), knowledge.grammar.date(updated)
    if before and after and after < before:
        return f"confirmed, but updated {after} is older than {before}"
    return None


def _reworded(old: Entry, new: Entry) -> bool:
    """Whether text or metadata changed, links and keywords aside."""

    def said(entry: Entry) -> tuple[object, ...]:
        values = entry.meta.values.items()
        meta = {key: (value.text, value.items) for key, value in values if key not in ("related", "keywords")}
        return (entry.lines[0].rstrip(), meta, [line.rstrip() for line in entry.body if line.strip()])

    return said(old) != said(new)


def _is_stale(change: Change, updated: str) -> bool:
    day, base = knowledge.grammar.date(updated), change.base_date
    return day is not None and base is not None and (base - day).days > 1


def _dropped(old: tuple[str, ...], new: tuple[str, ...]) -> list[str]:
    left = Counter(line.strip() for line in new)
    gone = []
    for line in old:
        text = line.strip()
        if left[text]:
            left[text] -= 1
        elif text:
            gone.append(text)
    return gone


def _new_entries(change: Change, model: Knowledge) -> Iterator[Finding]:
    """Entries that are confirmed at first write."""
    for store in model.stores:
        if store.head is None or not store.bases:
            continue  # adopted as a whole, or gone
        old = [entry for base in store.bases for entry in base.entries]
        titles = {entry.title for entry in old}
        readable = {topic.kind.file for base in store.bases for topic in base.topics}
        unreadable = {path.rsplit("/", 1)[-1] for base in store.bases for path in base.documents} - readable
        here = {one.title for one in store.head.entries}.union(
            *(knowledge.grammar.archived(t.archive) for t in store.head.topics)
        )
        gone = [entry for entry in old if entry.title not in here]
        for entry in store.head.entries:
            if entry.title in titles or entry.hidden or entry.meta.text("confidence") != CONFIRMED:
                continue
            if entry.kind.file in unreadable or any(
                one.kind is entry.kind
                and one.meta.text("confidence") == CONFIRMED
                and knowledge.similar.same_text(one, entry)
                for one in gone
            ):
                continue  # unknown whether it is new; or renamed, which is a finding of its own
            if not _picked(change, entry):
                value = entry.meta.values["confidence"]
                yield Finding(
                    CONFIRMED_AT_FIRST_WRITE,
                    entry.path,
                    "new, and confirmed already",
                    value.line,
                    subject=entry.title,
                    block="\n".join(entry.body),  # all of it is said to have been seen twice
                    store=store.root,
                )


def _picked(change: Change, entry: Entry) -> bool:
    """Whether the commit that is being cherry-picked has this entry, created and confirmed alike."""
    data = change.picked(entry.path)
    return data is not None and any(
        one.title == entry.title
        and one.date == entry.date
        and one.meta.text("created") == entry.meta.text("created")
        and one.meta.text("confidence") == CONFIRMED
        for one in _entries(entry.path, data)
    )


def _entries(path: str, data: bytes) -> tuple[Entry, ...]:
    from .reading.text import decode

    text, _ = decode(data)
    return knowledge.grammar.parse(BY_FILE[path.rsplit("/", 1)[-1]], path, text).entries if text is not None else ()


# The ways out, which turn a failure into a question or a note.


def _excused(change: Change, pair: Pair, found: Finding) -> Finding:
    if found.level != "fail" or found.rule in (ARCHIVE_PRUNED, ENTRY_MOVED):  # QA413, QA414
        return found
    if found.rule in (TITLE_CHANGED, ENTRY_LOST, CREATED_CHANGED) and _unpublished(change, pair, found.subject):
        return found._replace(severity="note", message=f"{found.message}; it was never published")
    if _undoes_base(change, pair):
        return found._replace(severity="warn", message=f"{found.message}; the change undoes the base commit")
    if _is_incident(pair, found):
        message = f"{found.message}; what stood there is a scanner's finding"
        return found._replace(severity="warn", message=message, way_out=_INCIDENT)
    return found


def _is_incident(pair: Pair, found: Finding) -> bool:
    """Whether the base's text itself carries a finding of the scanners: a leaked key, an order to the reader."""
    from . import scanned  # only where history was broken
    from .knowledge import texts

    if found.rule is ARCHIVE_REWRITTEN:
        units = [texts.of_line(pair.old, line, pair.root) for line in pair.old.archive if line.text == found.block]
    else:
        entries = [entry for entry in pair.old.entries if entry.title == found.subject]
        units = [unit for entry in entries for unit in texts.of_entry(entry, pair.root)]
    return any(scanned.is_flagged(unit.text) for unit in units)


def _unpublished(change: Change, pair: Pair, title: str) -> bool:
    """Whether remote-tracking branches exist, and where this history meets them the entry is not there."""
    texts = change.published(pair.old.path)
    return texts is not None and not any(
        entry.title == title for text in texts for entry in _entries(pair.old.path, text)
    )


def _undoes_base(change: Change, pair: Pair) -> bool:
    """Whether the knowledge base is exactly as it was before the base commit."""
    root = pair.old.path.rsplit("/", 1)[0]
    before = change.before_base(root)
    if before is None:
        return False
    head = change.model(knowledge.base.load).heads.get(root)
    files = {path[len(root) + 1 :]: file for path, file in head.files.items()} if head else {}
    if set(files) != set(before):
        return False
    return all(alike(change.head.read(file), before[name]) for name, file in files.items())


def _found(
    pair: Pair,
    rule: Rule,
    subject: str,
    message: str,
    *,
    line: int,
    path: str = "",
    block: str = "",
    severity: Severity | None = None,
    way_out: str | None = None,
) -> Finding:
    return Finding(
        rule, path or pair.path, message, line, subject=subject, block=block, store=pair.root, severity=severity,
        way_out=way_out,
    )  # fmt: skip


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
