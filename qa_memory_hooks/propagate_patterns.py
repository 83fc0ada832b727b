"""Changed code does not repeat a learned pattern."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from . import patterns
from .change import Change, File
from .check_patterns import BAD_MATCH, bad_match, unreadable
from .hook import hook
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Rule, Severity, edit
from .report.sample import CODE
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .patterns.matching import Match, Matcher, Scanner, Unrunnable

_SHOWN, _LONG = 80, 1000
"""How many characters of a match a message shows, and how many an answer is about."""

PATTERN_MATCHED = Rule(
    "QA820",
    "pattern-matched",
    "warn",
    "changed code matches a learned pattern (a note where its `level` says so)",
    reason="The same fault was mended before, and what was learned from it was written down.",
    way_out="Do as the pattern says. Where the code is right as it is: `qa-memory ack`.",
    bad=edit(CODE, "error.message", "error.response.data.detail"),
    good=edit(CODE, "error.message", "Array.isArray(error.response.data.detail) ? error.message : error.name"),
    stricter=True,
)
RULES = (*reading_rules.RULES, BAD_MATCH, PATTERN_MATCHED)


def check(change: Change) -> Iterator[Finding]:
    """Look for the patterns of the head in every file of code that this change wrote."""
    if not patterns.lookup.places(change):
        return
    model = change.model(patterns.store.load)
    for file in model.head.values():
        if model.altered(file):
            yield from unreadable(file)
        elif not file.is_sound:
            message = "cannot be read, so its patterns were not looked for: `qa-check-patterns --all` says why"
            yield Finding(reading_rules.BAD_JSON, file.path, message, subject=file.path, severity="note")
    scanner = patterns.matching.Scanner(one for file in model.head.values() for one in file.patterns)
    sources = _code(change, scanner) if scanner.matchers or scanner.unrunnable else []
    for stopped in scanner.unrunnable:
        if any(_concerns(stopped, source) for source in sources):
            # What is wrong with a pattern that was there before does not block a change of code.
            old: Severity | None = None if model.written(stopped.pattern) else "note"
            yield from bad_match(stopped.pattern, old)
    for source in sources:
        yield from _matches(change, scanner, source)


def _concerns(stopped: Unrunnable, file: File) -> bool:
    """Whether a pattern that cannot be run would be looked for in a file."""
    tags = patterns.code.tags(file.path.rpartition("/")[2], file.mode)
    return stopped.scope.takes(tags) and stopped.scope.covers(file.path)


def _code(change: Change, scanner: Scanner) -> list[File]:
    """The files of code that a pattern may be looked for in."""
    from .change.snapshot import EXECUTABLE, Exactly
    from .lazy import expression

    known = not change.whole and change.paths is not None
    files = change.head.select(Exactly(change.paths or ()) if known else expression(b""))
    stores = patterns.lookup.places(change)
    return [
        file
        for path, file in files.items()
        if file.mode in ("100644", EXECUTABLE)
        and path.startswith(change.below)
        and path not in stores
        and not patterns.code.is_knowledge(path)
        and scanner.wants(path)
        and not (known and _inherited(change, file))
    ]


def _inherited(change: Change, file: File) -> bool:
    """Whether some base has a file as it is."""
    from .change.snapshot import Exactly

    wanted = Exactly([file.path])
    return any(change.same(base, base.select(wanted).get(file.path), file) for base in change.bases)


def _matches(change: Change, scanner: Scanner, file: File) -> Iterator[Finding]:
    data = change.head.read(file, patterns.code.LIMIT)
    if data is None:
        if scanner.means(file.path, file.mode):
            yield _note(file, f"over {patterns.code.LIMIT >> 20} MiB; no pattern was looked for in it")
        return
    found = scanner.candidates(file.path, file.mode, data)
    if change.paths is None and not change.whole and found and _inherited(change, file):
        return  # what lies on disk is compared only where something may be found
    times: Counter[tuple[str, str, str]] = Counter()
    for matcher, source in found:
        if file.path == matcher.pattern.skill:  # it says what not to do
            continue
        try:
            for match in islice(matcher.find(source), patterns.matching.MOST):
                line = source.line(match.line, match.column)
                alike = (matcher.pattern.name, " ".join(line.split()), match.text[:_LONG])
                times[alike] += 1
                yield _told(file, matcher, match, line, times[alike])
        except patterns.trees.TooFar as error:
            yield _note(file, f"{matcher.pattern.name}: not looked for: {error}")


def _note(file: File, message: str) -> Finding:
    return Finding(PATTERN_MATCHED, file.path, message, subject=file.path, severity="note")


def _told(file: File, matcher: Matcher, match: Match, line: str, time: int) -> Finding:
    """One match. Its line, blanks aside, is what an answer is about; `time` counts those that are alike in a file."""
    pattern = matcher.pattern
    shown = match.text if len(match.text) <= _SHOWN else f"{match.text[: _SHOWN - 1]}…"
    where = f" ({pattern.skill} teaches it)" if pattern.skill else ""
    return Finding(
        PATTERN_MATCHED,
        file.path,
        f"{pattern.name}: `{shown}`: {pattern.text('trigger')}{where}",
        match.line,
        match.column,
        subject=file.path,
        block=f"{pattern.name}\n{line}\n{match.text[:_LONG]}" + (f"\n{time}" if time > 1 else ""),
        store=pattern.file.path,
        severity="note" if matcher.is_note else None,
        way_out=f"{pattern.text('fix')} (Where the code is right as it is: `qa-memory ack`.)",
    )


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
