"""Learned patterns follow their schema and life cycle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from . import patterns
from .change import Change
from .governed import ATTRIBUTES, DISGUISED
from .hook import hook
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Edit, Example, Rule, Severity, edit
from .report.sample import GRADUATED, LEARNED, PATTERNS, SKILL, SKILL_SECTION
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .patterns.file import Pattern, PatternFile
    from .patterns.store import Learned, Pair

_COUNTED = edit(PATTERNS, '"applied_count": 1', '"applied_count": 2')
BAD_PATTERN = Rule(
    "QA801",
    "bad-pattern",
    "fail",
    "a pattern without one of the required keys, or a value of a wrong type or form",
    reason="A scan, a planner and a person read the same file; what one of them guesses the others guess differently.",
    way_out="Write the keys as `docs/patterns.md` of qa-memory-hooks lists them.",
    bad=edit(PATTERNS, '"applied_count": 1', '"applied_count": "once"'),
    good=_COUNTED,
    stricter=True,
)
UNKNOWN_KEY = Rule(
    "QA802",
    "unknown-key",
    "warn",
    "a key that the format does not know",
    reason="A misspelled key is one that nothing reads: the pattern looks as if it said something.",
    way_out="Spell it as the message says, or take it out. If another tool reads it: `qa-memory ack`.",
    bad=edit(PATTERNS, '"applied_count": 1', '"applied_count": 1,\n    "aplied_to": "checkout"'),
    good=_COUNTED,
    stricter=True,
)
DUPLICATE_NAME = Rule(
    "QA803",
    "duplicate-name",
    "fail",
    "one name twice in a file",
    reason="The name is what commands, skills and successors mean; of two patterns they get the first.",
    way_out="Make one pattern of them, or give the new one a name of its own.",
    bad=edit(PATTERNS, "[\n  {", '[\n  {"name": "reply shape"},\n  {'),
    good=_COUNTED,
    stricter=True,
)
PREMATURE_GRADUATION = Rule(
    "QA804",
    "premature-graduation",
    "fail",
    "a graduated pattern that was applied fewer than three times, or has no date or no target",
    reason="A skill is read in every session: what was seen once or twice may be a coincidence.",
    way_out="Count what was applied with `qa-memory patterns applied`, then `… graduate NAME --to FILE`.",
    bad=edit(PATTERNS, f'"graduated": false,\n    {LEARNED}', f'"graduated": true,\n    {LEARNED}'),
    good=_COUNTED,
    stricter=True,
)
GRADUATED_NOWHERE = Rule(
    "QA805",
    "graduated-nowhere",
    "fail",
    "`graduated_to` is a file that does not exist, or that does not name the pattern",
    reason="A pattern that counts as permanent and is taught nowhere is lost, and nobody learns it again.",
    way_out="If the section is there on disk, stage that file too. Else put it back, or "
    "`qa-memory patterns demote NAME --reason …`.",
    bad=edit(SKILL, SKILL_SECTION, "## Clocks\n"),
    good=edit(SKILL, SKILL_SECTION, f"{SKILL_SECTION}\nThe clock of the runner is late.\n"),
    stricter=True,
)
_FIX = "5f0c1d2e3a4b5c6d7e8f90a1b2c3d4e5f6071829"
GRADUATED_BUT_REVERTED = Rule(
    "QA806",
    "graduated-but-reverted",
    "fail",
    "a graduated pattern one of whose `fix_commits` was reverted, in the history of what is judged",
    reason="A fix that had to be taken back is no lesson to teach in every session.",
    way_out="`qa-memory patterns demote NAME --reason …`. If it was applied anew, name that commit in its place.",
    bad=Example((Edit(PATTERNS, GRADUATED, f'{GRADUATED}\n    "fix_commits": ["{_FIX}"],'),), reverted=(_FIX,)),
    good=Example((Edit(PATTERNS, GRADUATED, f'{GRADUATED}\n    "fix_commits": ["{_FIX}"],'),), reverted=("0" * 40,)),
    stricter=True,
)
_NOT_ANY_MORE = Edit(PATTERNS, GRADUATED, '"graduated": false,')
INCOMPLETE_DEMOTION = Rule(
    "QA807",
    "incomplete-demotion",
    "fail",
    "a pattern that was demoted without a reason or a date, or that the skill file still names",
    reason="Whoever reads the skill goes on doing it; and whoever finds it demoted does not learn why.",
    way_out="`qa-memory patterns demote NAME --reason …` writes all of it, and takes the section out of the skill; "
    "stage both files.",
    bad=Example((_NOT_ANY_MORE, Edit(SKILL, SKILL_SECTION, ""))),
    good=Example(
        (
            Edit(
                PATTERNS,
                GRADUATED,
                '"graduated": false,\n    "demoted_date": "2026-09-18",\n    "demoted_reason": "the runner has UTC",',
            ),
            Edit(SKILL, SKILL_SECTION, ""),
        )
    ),
    stricter=True,
)
PATTERN_LOST = Rule(
    "QA808",
    "pattern-lost",
    "fail",
    "a name of the base is gone, without a successor, and no skill file that it graduated to names it",
    reason="The name is the identity: under another one its count, its date and its origin start from nothing.",
    way_out="Put it back under its name. What replaces it is named in its `superseded_by`, one change before it goes.",
    bad=edit(PATTERNS, '"name": "reply shape"', '"name": "shape of a reply"'),
    good=_COUNTED,
    stricter=True,
)
COUNT_DECREASED = Rule(
    "QA809",
    "count-decreased",
    "fail",
    "`applied_count` is less than in the base",
    reason="The count says what a pattern is worth; one that can fall can be set.",
    way_out="Put the number back; `qa-memory patterns applied` counts on from it.",
    bad=edit(PATTERNS, '"applied_count": 1', '"applied_count": 0'),
    good=_COUNTED,
    stricter=True,
)
IDENTITY_CHANGED = Rule(
    "QA810",
    "identity-changed",
    "fail",
    "`date` or `learned_from` is another than in the base",
    reason="They say where it comes from. Another origin is another pattern.",
    way_out="Put the value back. For another lesson write another pattern, and name it in `superseded_by`.",
    bad=edit(PATTERNS, '"date": "2026-09-01"', '"date": "2026-09-12"'),
    good=_COUNTED,
    stricter=True,
)
DANGLING_SUCCESSOR = Rule(
    "QA811",
    "dangling-successor",
    "fail",
    "`superseded_by` names no pattern of the file, or leads in a circle",
    reason="A superseded pattern is not looked for any more, so something must stand in its place.",
    way_out="Name a pattern that is there and is not superseded by this one.",
    bad=edit(PATTERNS, '"applied_count": 1', '"applied_count": 1,\n    "superseded_by": "any shape"'),
    good=edit(PATTERNS, '"applied_count": 1', '"applied_count": 1,\n    "superseded_by": "late clock"'),
    stricter=True,
)
BAD_MATCH = Rule(
    "QA812",
    "bad-match",
    "fail",
    "a `match` outside of its form, with a tag that no file has, with an expression that no linear-time engine runs; "
    "also one that cannot be run because its engine is not installed",
    reason="A pattern that cannot be run finds nothing, which looks like code without faults. One that needs "
    "back-tracking would make a commit hang.",
    way_out="Mend what the message names; `docs/patterns.md` of qa-memory-hooks has the keys. Look-around and "
    "back-references have no place in RE2.",
    bad=edit(PATTERNS, '"regex": "', '"regex": "(?<=a)'),
    good=_COUNTED,
    stricter=True,
)
MISSING_AFFECTED_FILE = Rule(
    "QA813",
    "missing-affected-file",
    "note",
    "a path of `files_affected` that does not exist",
    reason="Files move and go; whoever looks for the example should know that it is not there any more.",
    way_out="Nothing has to be done. If the file was moved, name its new place.",
    bad=edit(PATTERNS, '"files_affected": []', '"files_affected": ["web/src/gone.ts"]'),
    good=_COUNTED,
    stricter=True,
)
PATTERN_RULES = (
    BAD_PATTERN, UNKNOWN_KEY, DUPLICATE_NAME, PREMATURE_GRADUATION, GRADUATED_NOWHERE, GRADUATED_BUT_REVERTED,
    INCOMPLETE_DEMOTION, PATTERN_LOST, COUNT_DECREASED, IDENTITY_CHANGED, DANGLING_SUCCESSOR, BAD_MATCH,
    MISSING_AFFECTED_FILE,
)  # fmt: skip
RULES = (*reading_rules.RULES, *PATTERN_RULES)
_BY_PROBLEM = {"form": BAD_PATTERN, "unknown": UNKNOWN_KEY, "match": BAD_MATCH}


def check(change: Change) -> Iterator[Finding]:
    """Judge the patterns that this change wrote, and those whose skill file it wrote."""
    if change.touches(ATTRIBUTES) or change.touches(DISGUISED):
        from .reading import disguises

        yield from disguises.findings(change)
    if not patterns.lookup.places(change):
        return
    model = change.model(patterns.store.load)
    for file in model.head.values():
        written = model.altered(file)
        if written:
            yield from unreadable(file)
            yield from _top(file)
            yield from _names(model, file)
        for pattern in file.patterns:
            if written and model.written(pattern):
                yield from _form(change, pattern)
                yield from _graduation(change, pattern)
            yield from _taught(model, pattern)
    yield from _in_the_way(model)
    told: set[Finding] = set()
    for pairs in model.pairs():  # against several parents the same may be found
        for pair in pairs:
            for finding in _since(model, pair):
                if finding not in told:
                    told.add(finding)
                    yield finding


def _in_the_way(model: Learned) -> Iterator[Finding]:
    """A link or a submodule in the place of a folder above a pattern file: what lies behind it is not read."""
    from .change.snapshot import Exactly
    from .reading.text import document, flaws_of

    for path in model.places:
        for file in model.change.head.select(Exactly(patterns.lookup.above(path))).values():
            if file.mode in patterns.lookup.BLOCKING and model.change.alters(file.path):
                yield from flaws_of(document(file, None), path)


def unreadable(file: PatternFile) -> Iterator[Finding]:
    """What is wrong with reading a pattern file."""
    from .reading.text import flaws_of

    yield from flaws_of(file.document, file.path)
    if file.error:
        where = (file.error.line, file.error.column)
        yield Finding(reading_rules.BAD_JSON, file.path, file.error.message, *where, file.path, store=file.path)


def _top(file: PatternFile) -> Iterator[Finding]:
    """What is wrong with a file outside of its patterns."""
    for problem in file.problems() if file.document.text is not None and not file.error else ():
        rule, (line, column) = _BY_PROBLEM[problem.kind], file.top_place(*problem.keys)
        yield Finding(rule, file.path, problem.message, line, column, file.path, store=file.path)


def _finding(
    pattern: Pattern, rule: Rule, message: str, *keys: str | int, severity: Severity | None = None, way_out: str = ""
) -> Finding:
    """A finding about a pattern, at one of its keys; the way out names it where that of the rule says `NAME`."""
    line, column = pattern.place(*keys)
    path = pattern.file.path
    help_ = (way_out or rule.way_out).replace(" NAME", f' "{pattern.name}"' if pattern.name else " NAME")
    subject = pattern.name or path
    return Finding(rule, path, message, line, column, subject, store=path, severity=severity, way_out=help_)


def _names(model: Learned, file: PatternFile) -> Iterator[Finding]:
    """Names that stand twice, and successors that are not there; what a base has already is a note."""
    before = [] if model.change.whole else [files[file.path] for files in model.bases if file.path in files]
    times = [Counter(one.name for one in old.patterns) for old in before]
    seen: Counter[str] = Counter()
    for pattern in file.patterns:
        name = pattern.name
        seen[name] += 1
        if name and seen[name] > 1:
            old = any(known[name] >= seen[name] for known in times)
            first = file.named(name)
            line = first.place("name")[0] if first else 0
            message = f"the name `{name}` stands twice (first on line {line})"
            yield _finding(pattern, DUPLICATE_NAME, message, "name", severity="note" if old else None)
        if wrong := _successor_fault(file, pattern):
            old = any(_successor_fault(one, other) == wrong for one in before if (other := one.named(name)))
            yield _finding(pattern, DANGLING_SUCCESSOR, wrong, "superseded_by", severity="note" if old else None)


def _successor_fault(file: PatternFile, pattern: Pattern) -> str:
    """What is wrong with the successor of a pattern; empty if nothing, or if it has none."""
    name = pattern.text("superseded_by")
    if not name:
        return ""
    if file.named(name) is None:
        return f"`superseded_by` names no pattern: {name}"
    if pattern.name in file.circular:
        return f"`superseded_by` leads in a circle: {name}"
    return ""


def _form(change: Change, pattern: Pattern) -> Iterator[Finding]:
    from .change.snapshot import Within

    for problem in pattern.problems:
        yield _finding(pattern, _BY_PROBLEM[problem.kind], _about(pattern, problem.message), *problem.keys)
    yield from bad_match(pattern)
    paths = [path for path in pattern.texts("files_affected") if patterns.file.is_path(path)]
    there = change.head.select(Within(paths)) if paths else {}
    for at, path in enumerate(pattern.texts("files_affected")):
        if path in paths and not any(name == path or name.startswith(f"{path}/") for name in there):
            message = _about(pattern, f"there is no {path}")
            yield _finding(pattern, MISSING_AFFECTED_FILE, message, "files_affected", at)


def bad_match(pattern: Pattern, severity: Severity | None = None) -> Iterator[Finding]:
    """Why a pattern cannot be run. What is not installed here is no fault of it, and blocks all the same."""
    try:
        for problem in patterns.matching.problems(pattern):
            yield _finding(pattern, BAD_MATCH, _about(pattern, problem.message), *problem.keys, severity=severity)
    except patterns.expressions.NoEngine as error:
        message = _about(pattern, f"`match` cannot be run here: {error}")
        yield _finding(pattern, BAD_MATCH, message, "match", way_out=error.way_out)


def _about(pattern: Pattern, message: str) -> str:
    return f"{pattern.name}: {message}" if pattern.name else message


def _graduation(change: Change, pattern: Pattern) -> Iterator[Finding]:
    """Whether a graduated pattern may be one; and whether a demoted one says all that it has to."""
    from .patterns.vocabulary import DEMOTION, ENOUGH, GRADUATION

    if not pattern.graduated:
        missing = [key for key in DEMOTION if not pattern.text(key)]
        if len(missing) == 1:
            message = _about(pattern, f"demoted without `{missing[0]}`")
            yield _finding(pattern, INCOMPLETE_DEMOTION, message, "graduated")
        return
    if pattern.count < ENOUGH:
        message = _about(pattern, f"graduated, with an `applied_count` of {pattern.count}; {ENOUGH} are needed")
        yield _finding(pattern, PREMATURE_GRADUATION, message, "applied_count")
    for key in GRADUATION:
        found = pattern.fields.get(key)
        if found is None or (isinstance(found, str) and not found.strip()):
            yield _finding(pattern, PREMATURE_GRADUATION, _about(pattern, f"graduated without `{key}`"), "graduated")
    for reverted in patterns.lifecycle.reverted(change, pattern):
        yield _finding(pattern, GRADUATED_BUT_REVERTED, _about(pattern, reverted), "fix_commits")


def _taught(model: Learned, pattern: Pattern) -> Iterator[Finding]:
    """Whether the skill file names a graduated pattern, where the change wrote either of them."""
    change, path = model.change, pattern.skill
    if not path:
        return
    new = model.written(pattern)
    if not (new or change.alters(path)):
        return
    wrong = _skill_fault(model, pattern)
    if wrong:
        known = None if new else [model.skill(base, path) for base in change.bases]
        old = known is not None and not any(_is_named(text, pattern) for text in known)
        severity: Severity | None = "note" if old and not change.whole else None
        yield _finding(pattern, GRADUATED_NOWHERE, _about(pattern, wrong), "graduated_to", severity=severity)


def _skill_fault(model: Learned, pattern: Pattern) -> str:
    path, head = pattern.skill, model.change.head
    text = model.skill(head, path)
    if text is None:
        document = patterns.skill.document(head, path)
        if document is None:
            return f"graduated to {path}, which does not exist"
        return f"graduated to {path}, which cannot be read: {document.flaws[0].message}"
    return "" if _is_named(text, pattern) else f"graduated to {path}, which does not name it"


def _is_named(text: str | None, pattern: Pattern) -> bool:
    return text is not None and bool(patterns.skill.mentions(text, pattern.name, pattern.file.names))


def _since(model: Learned, pair: Pair) -> Iterator[Finding]:
    """What became of a pattern of a base that may not have."""
    old, new = pair
    if new is None:
        yield from _lost(model, old)
        return
    if old.graduated and not new.graduated:
        yield from _demoted(model, old, new)
    if old.count > new.count and not any(problem.keys == ("applied_count",) for problem in new.problems):
        message = _about(new, f"`applied_count` fell from {old.count} to {new.count}")
        yield _finding(new, COUNT_DECREASED, message, "applied_count")
    for key in ("date", "learned_from"):
        if any(problem.keys == (key,) for problem in old.problems):
            continue  # what was of no form may be mended
        before, now = old.text(key), new.text(key)
        others = [one.text(key) for one in model.before(new)]
        if before and now and now not in others:
            yield _finding(new, IDENTITY_CHANGED, _about(new, f"`{key}` was {before} and is {now}"), key)


def _demoted(model: Learned, old: Pattern, new: Pattern) -> Iterator[Finding]:
    from .patterns.vocabulary import DEMOTION

    missing = [key for key in DEMOTION if not new.text(key)]
    if len(missing) == len(DEMOTION):  # one of them alone was told, whatever the base
        message = _about(new, f"demoted without {' and '.join(f'`{key}`' for key in missing)}")
        yield _finding(new, INCOMPLETE_DEMOTION, message, "graduated")
    path = old.skill
    text = model.skill(model.change.head, path)
    if text is not None and (lines := patterns.skill.mentions(text, new.name, new.file.names)):
        message = _about(new, f"demoted, and {path}:{lines[0] + 1} still names it")
        yield _finding(new, INCOMPLETE_DEMOTION, message, "graduated")


def _lost(model: Learned, old: Pattern) -> Iterator[Finding]:
    """A pattern that is gone: another stands for it, the skill that it has become, or it is lost."""
    now = model.head.get(old.file.path)
    if now and patterns.lifecycle.successor_now(old, now):
        return
    if old.skill and _is_named(model.skill(model.change.head, old.skill), old):
        return
    path = old.file.path
    message = f"the pattern `{old.name}` is gone, and nothing stands for it"
    near = _near(old, now)
    if near:
        message += f"; a name is never changed, and `{near}` is new"
    elif now is None:
        message += ": the file is gone"
    yield Finding(PATTERN_LOST, path, message, subject=old.name, store=path)


def _near(old: Pattern, now: PatternFile | None) -> str:
    """A pattern of the head that may be this one under another name: of the same day and origin."""
    for one in now.patterns if now else ():
        same = all(one.text(key) and one.text(key) == old.text(key) for key in ("date", "learned_from"))
        if same and old.file.named(one.name) is None:
            return one.name
    return ""


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
