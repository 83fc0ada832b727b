"""Outcome logs are append-only and legal, records and generations are never lost."""

from __future__ import annotations

from collections.abc import Iterator

from . import records
from .change import Change
from .governed import MAYBE_RECORDS
from .hook import hook
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Edit, Example, Rule, edit
from .report.sample import LOG, RECORD, RECORD_FILES, logged
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .records.bundle import Bundle
    from .records.store import Records

_APPEND = "Events are added by `qa-memory records mark`, which writes none that is refused."
_AGAIN = Example(logged("8 confirmed"))

BAD_EVENT = Rule(
    "QA721",
    "bad-event",
    "fail",
    "an unknown type or origin, a missing field, an ordinal that is not a whole number of 1 or more",
    reason="Trust and status are worked out from these lines; one that is read in two ways is two histories.",
    way_out=_APPEND,
    bad=Example(logged("8 liked")),
    good=_AGAIN,
    stricter=True,
)
ORDINAL_DECREASES = Rule(
    "QA722",
    "ordinal-decreases",
    "fail",
    "a build ordinal below an earlier one, or below `createdAtOrdinal`",
    reason="What was known at a build is the beginning of the log; an event from the past would rewrite that.",
    way_out="Give it the ordinal of the build that has just run. " + _APPEND,
    bad=Example(logged("6 confirmed")),
    good=_AGAIN,
    stricter=True,
)
ILLEGAL_TRANSITION = Rule(
    "QA723",
    "illegal-transition",
    "fail",
    "a promotion of what cannot be active or is so already, or anything after a tombstone",
    reason="Only facts and cautions are served, once somebody has promoted them; what was buried is not revived.",
    way_out="Leave it out; what was logged wrongly is cancelled by `retracted` or `overturned`. " + _APPEND,
    bad=Example(logged("8 deprecated", "9 confirmed")),
    good=Example(logged("8 promoted", "9 deprecated")),
    stricter=True,
)
BAD_CANCELLATION = Rule(
    "QA724",
    "bad-cancellation",
    "fail",
    "`retracted` or `overturned` without an existing, earlier target that nothing has cancelled",
    reason="A cancellation of nothing looks like one that holds.",
    way_out="Name the `id` of an earlier event as `target`. " + _APPEND,
    bad=Example(logged('8 retracted ,"target":"e9"')),
    good=Example(logged('8 retracted ,"target":"e1"')),
    stricter=True,
)
LOG_REWRITTEN = Rule(
    "QA725",
    "log-rewritten",
    "fail",
    "the log of the base is not the beginning of the head's, byte by byte",
    reason="Trust is what the log says: whoever may rewrite it may claim any.",
    way_out="Put the lines of the base back and add yours below: `git checkout BASE -- FILE`, then "
    "`qa-memory records mark`. In a merge keep the lines of both sides, by build.",
    bad=edit(LOG, '"type":"confirmed"', '"type":"helpful"'),
    good=_AGAIN,
    stricter=True,
)
IDENTITY_CHANGED = Rule(
    "QA726",
    "identity-changed",
    "fail",
    "id, kind, anchors, originClass or createdAtOrdinal changed",
    reason="The log is about this very record: under another identity its confirmations mean nothing.",
    way_out="Put the value back. What is about something else is another record, which may supersede this one.",
    bad=edit(RECORD, 'originClass: "agent-verified"', 'originClass: "user"'),
    good=edit(RECORD, '{"tier":"product","key":"shop"}', '{"tier":"suite","key":"checkout"}'),
    stricter=True,
)
RECORD_LOST = Rule(
    "QA727",
    "record-lost",
    "fail",
    "a bundle of the base is gone and may not go",
    reason="What was learned wrongly is deprecated, not deleted: the next session would learn it again.",
    way_out="Put the folder back (`git checkout BASE -- FOLDER`). `qa-memory records mark ID deprecated` ends a "
    "record. Only an agent's superseded generation with three newer superseded ones may be removed.",
    bad=Example(tuple(Edit(path) for path in RECORD_FILES)),
    good=Example(logged("8 deprecated")),
    stricter=True,
)
SILENT_EDIT = Rule(
    "QA728",
    "silent-edit",
    "warn",
    "summary or detail changed without a new event in the log",
    reason="The confirmations in the log are of the old words; the new ones have had none.",
    way_out="Log what made you change it (`qa-memory records mark`), or write a new record that supersedes this one. "
    "If only the wording is better, a person confirms it: `qa-memory ack`.",
    bad=edit(RECORD, "within 200 ms", "within 2 s"),
    good=Example((Edit(RECORD, "within 200 ms", "within 2 s"), *logged("8 confirmed"))),
    stricter=True,
)
OUTCOME_RULES = (
    BAD_EVENT, ORDINAL_DECREASES, ILLEGAL_TRANSITION, BAD_CANCELLATION, LOG_REWRITTEN, IDENTITY_CHANGED, RECORD_LOST,
    SILENT_EDIT,
)  # fmt: skip
RULES = (*reading_rules.RULES, *OUTCOME_RULES)

_BY_PROBLEM = {
    "json": reading_rules.BAD_JSON,
    "event": BAD_EVENT,
    "ordinal": ORDINAL_DECREASES,
    "transition": ILLEGAL_TRANSITION,
    "target": BAD_CANCELLATION,
}


def check(change: Change) -> Iterator[Finding]:
    """Judge the log of every bundle that this change wrote, and compare each bundle with what it was."""
    if not change.touches(MAYBE_RECORDS):
        return
    model = change.model(records.store.load)
    for bundle in model.judged:
        olds = _olds(model, bundle)
        yield from _log(bundle, [] if change.whole else olds)
        yield from _identity(bundle, olds)
        yield from _silent(bundle, olds)
    for bundle in model.heads.values():  # also what equals one parent of a merge: another one may have lost lines
        yield from _rewritten(change, bundle, _olds(model, bundle))
    yield from _lost(model)


def _olds(model: Records, bundle: Bundle) -> list[Bundle]:
    """What the bases have of a bundle."""
    return model.olds.get(bundle.place, [])


def _log(bundle: Bundle, olds: list[Bundle]) -> Iterator[Finding]:
    """What is wrong in the log. In lines that a base has it can no longer be mended, and is a note."""
    from .reading.text import flaws_of
    from .records.vocabulary import LOG

    document = bundle.document(LOG)
    if document is None:
        return  # told by `qa-check-records`; that a base had it is told below
    yield from flaws_of(document, bundle.place.store, bundle.place.id)
    if document.text is None:
        return
    new = bundle.data(LOG) or b""
    kept = [data for old in olds if (data := old.data(LOG)) is not None and records.log.continues(data, new)]
    known = max((data.count(b"\n") for data in kept), default=0)
    for problem in bundle.log.problems:
        rule = _BY_PROBLEM[problem.kind]  # QA010, QA721 to QA724
        found = records.problem.finding(bundle, rule, LOG, problem.message, problem.line, problem.column)
        yield found._replace(severity="note") if problem.line <= known else found


def _rewritten(change: Change, bundle: Bundle, olds: list[Bundle]) -> Iterator[Finding]:
    """A log must begin with that of the base; with several parents, hold what each has added."""
    from .records.vocabulary import LOG

    own = bundle.files[LOG].oid if LOG in bundle.files else ""
    if own and all(own == old.files[LOG].oid for old in olds if LOG in old.files):
        return
    logs = [data for old in olds if (data := old.data(LOG)) is not None]
    new = bundle.data(LOG)
    if not logs or (new is None and LOG in bundle.files):
        return  # nothing to compare with, or told as a file that cannot be read
    if new is None:
        yield records.problem.finding(bundle, LOG_REWRITTEN, LOG, "the log is gone")  # QA725
    elif len(logs) == 1:
        moved = any(old.place != bundle.place for old in olds)  # of the commits between only the path is asked
        grew = records.log.continues(logs[0], new) or (not moved and _grew_by_merges(change, bundle, logs[0], new))
        if not grew:
            yield records.problem.finding(bundle, LOG_REWRITTEN, LOG, *_difference(logs[0], new))
    elif (at := records.log.merges(logs, new)) is not None:
        message = f"lines of the {'first' if at == 0 else 'other'} parent are missing, changed or in another order"
        if at == len(logs):
            message = "lines that no parent has stand before lines of the parents"
        yield records.problem.finding(bundle, LOG_REWRITTEN, LOG, message)
    if new is not None:
        moved_in = [log for log in logs if not records.log.continues(log, new)]
        for line in {found for log in moved_in if (found := records.log.renumbered(log, new))}:
            message = f"line {line} of the base cancels by a line number, and that is another event now"
            yield records.problem.finding(bundle, LOG_REWRITTEN, LOG, message)


def _grew_by_merges(change: Change, bundle: Bundle, old: bytes, new: bytes) -> bool:
    """Whether every commit of a range only added to a log, or merged what its parents had added."""
    from .records.vocabulary import LOG, LOG_LIMIT

    steps = change.steps(bundle.path(LOG), LOG_LIMIT)
    if not steps or steps[0][1] != new:
        return False  # the latest commit has what is judged, unless it is a merge that was not made yet
    rest = iter(new.splitlines(keepends=True))
    return all(line in rest for line in old.splitlines(keepends=True)) and all(
        after is not None
        and records.log.merges(befores, after) is None
        and not any(records.log.renumbered(before, after) for before in befores)
        for befores, after in steps
        if befores
    )


def _difference(old: bytes, new: bytes) -> tuple[str, int]:
    """What happened to a log, and the first line (from 1) that is not what it was."""
    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    line = next((at for at, (one, two) in enumerate(zip(before, after, strict=False)) if one != two), len(after))
    if line == len(after):
        return f"{len(before) - line} of {len(before)} lines of the base are gone", max(1, line)
    if old.replace(b"\r\n", b"\n") == new[: len(new)].replace(b"\r\n", b"\n")[: len(old.replace(b"\r\n", b"\n"))]:
        return "the line ends are not those of the base", line + 1
    return "a line of the base is changed, moved or gone", line + 1


def _identity(bundle: Bundle, olds: list[Bundle]) -> Iterator[Finding]:
    """What makes a record this record, compared with each parent that holds it."""
    from .records.record import IDENTITY
    from .records.vocabulary import RECORD

    for key in IDENTITY:
        before = [(old.record.values[key],) for old in olds if key in old.record.values]
        now = bundle.record.values.get(key)
        if before and not any(_same(one, now) for (one,) in before):
            said = f"`{key}` was {_shown(before[0][0])}"
            message = f"{said}, and is {_shown(now)}" if now is not None else f"{said}, and cannot be read any more"
            yield records.problem.finding(bundle, IDENTITY_CHANGED, RECORD, message, bundle.record.lines.get(key, 1))


def _same(one: object, other: object) -> bool:
    """Whether two values are the same JSON: to Python `1`, `1.0` and `true` are equal."""
    return _shown(one) == _shown(other)


def _shown(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _silent(bundle: Bundle, olds: list[Bundle]) -> Iterator[Finding]:
    """Words that changed while the log says nothing of it."""
    from .records.record import DETAIL, SUMMARY
    from .records.vocabulary import LOG, RECORD

    for name in (SUMMARY, DETAIL):
        new = bundle.record.sections.get(name)
        before = [(old, old.record.sections[name]) for old in olds if name in old.record.sections]
        if new is None or not before:
            continue
        if all(text.split() != new.split() and old.data(LOG) == bundle.data(LOG) for old, text in before):
            found = records.problem.finding(
                bundle, SILENT_EDIT, RECORD, f"the {name.lower()} changed, and the log has no new event"
            )
            yield found._replace(block=new)


def _lost(model: Records) -> Iterator[Finding]:
    """Bundles of any parent that are gone."""
    told = set()
    for at, pairs in enumerate(model.pairs):
        for old in (pair.old for pair in pairs if pair.new is None):
            place = old.place

            def find(id_: str, store: str = place.store, product: str = place.product, at: int = at) -> Bundle | None:
                return model.find(store, product, id_) or model.find(store, product, id_, at)

            if place not in told and not records.lineage.may_go(old, find):
                told.add(place)
                yield records.problem.finding(old, RECORD_LOST, "", _why(old))


def _why(old: Bundle) -> str:
    from .records.vocabulary import KEPT_GENERATIONS, SUPERSEDED, USER

    if old.record.origin == USER:
        return "a record of user origin is gone"
    if old.status != SUPERSEDED:
        return f"a record is gone; it was {old.status}"
    return f"a superseded generation is gone; the {KEPT_GENERATIONS} most recent ones of a chain stay"


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
