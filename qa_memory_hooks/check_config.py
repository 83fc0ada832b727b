"""`.qa/config.json` is valid and refers to what exists."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from . import config
from .change import Change
from .hook import hook
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Rule, edit
from .report.sample import COMPOSE, CONFIG, PLAYWRIGHT
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .change import Snapshot
    from .config.file import ConfigFile
    from .config.references import Dangling
    from .config.schema import Keys

_MOST = 1000
"""How many problems of a file are told."""
_OTHER_BRANCH = edit(CONFIG, '"develop"', '"trunk"')
BAD_CONFIG = Rule(
    "QA901",
    "bad-config",
    "fail",
    "a required key of the configuration that is missing, blank or a placeholder; a value of a wrong type or form",
    reason="Agents that find a key missing stop in the middle of a run, or guess: another project, another branch.",
    way_out="Write the value as `docs/agents.md` of qa-memory-hooks lists it; `qa-memory config schema` prints the "
    "schema for editors.",
    bad=edit(CONFIG, '"projectKey": "SHOP"', '"projectKey": "<KEY>"'),
    good=_OTHER_BRANCH,
)
MISSING_CONFIG_FILE = Rule(
    "QA902",
    "missing-config-file",
    "fail",
    "`qa.testDir`, `qa.playwrightConfig` or `stack.composeFile` is not in what would be committed, or no such thing",
    reason="Without them no run can start: the stack does not come up, or there is nothing to run.",
    way_out="Stage it with the configuration, or name where it lies, as a path from the folder that holds `.qa/`.",
    bad=edit(COMPOSE),
    good=edit(COMPOSE, "postgres:16", "postgres:17"),
)
UNUSED_CONFIG_KEY = Rule(
    "QA903",
    "unused-config-key",
    "note",
    "a key of the configuration that nothing reads, at any level",
    reason="A misspelled key looks as if it said something, and its default holds.",
    way_out="Spell it as the message says, or take it out.",
    bad=edit(CONFIG, '"routes"', '"rotues"'),
    good=_OTHER_BRANCH,
)
DANGLING_REFERENCE = Rule(
    "QA904",
    "dangling-config-reference",
    "note",
    "a document, a file of a suite or of `knownDrift` that does not exist; a route for no known type of change, to an "
    "unknown suite or to none; a Playwright configuration that does not use `BASE_URL`",
    reason="A run goes on without it: with fewer tests than were meant, or against another address.",
    way_out="Name what is there, or take it out.",
    bad=edit(CONFIG, '["smoke"]', '["smoke", "checkout"]'),
    good=edit(PLAYWRIGHT, "retries: 0", "retries: 1"),
)
FOREIGN_CONFIG = Rule(
    "QA905",
    "foreign-config",
    "note",
    "a configuration that has fewer than two of the objects `jira`, `git`, `stack` and `qa`",
    reason="Other tools have a file of this name; it is not judged by keys that it does not mean.",
    way_out="Nothing has to be done. If it is meant for QA agents: `qa-memory config schema` prints what they need.",
    bad=edit(CONFIG, new='{"theme": "dark"}\n'),
    good=_OTHER_BRANCH,
)
CONFIG_RULES = (BAD_CONFIG, MISSING_CONFIG_FILE, UNUSED_CONFIG_KEY, DANGLING_REFERENCE, FOREIGN_CONFIG)
RULES = (*reading_rules.RULES, *CONFIG_RULES)


def check(change: Change) -> Iterator[Finding]:
    """Judge every configuration that this change wrote; of the others, what it has left them without."""
    if not config.lookup.files(change):
        return
    for file in change.model(config.file.load):
        same = config.file.kept_from(change, file)
        if change.whole or not same:
            yield from _all(change, file)
        elif file.is_sound and file.is_ours:
            yield from _lost(change, file, same)


def _all(change: Change, file: ConfigFile) -> Iterator[Finding]:
    from .reading.text import flaws_of

    yield from flaws_of(file.document, file.store)
    if file.error:
        where = (file.error.line, file.error.column)
        yield Finding(reading_rules.BAD_JSON, file.path, file.error.message, *where, file.path, store=file.store)
    elif file.is_sound and not file.is_ours:
        few = "fewer than two of the objects `jira`, `git`, `stack` and `qa`: not a configuration of QA agents"
        yield _finding(file, FOREIGN_CONFIG, (), few)
    elif file.is_sound:
        for problem in file.problems[:_MOST]:
            yield _finding(file, BAD_CONFIG, problem.keys, problem.message, _example(problem.keys))
        for problem in islice(file.unused(), _MOST):
            yield _finding(file, UNUSED_CONFIG_KEY, problem.keys, problem.message)
        broken = {problem.keys for problem in file.problems}
        yield from _dangling(change, file, config.references.dangling(change.head, file, broken))


def _lost(change: Change, file: ConfigFile, same: list[Snapshot]) -> Iterator[Finding]:
    """What a configuration that is as it was refers to, and some parent still has."""
    if change.paths is not None and not config.references.touched(file, change.head, change.paths):
        return
    now = config.references.dangling(change.head, file)
    if now:
        before = [frozenset(config.references.dangling(base, file)) for base in same]
        yield from _dangling(change, file, [fault for fault in now if not all(fault in known for known in before)])


def _dangling(change: Change, file: ConfigFile, faults: list[Dangling]) -> Iterator[Finding]:
    faults = faults[:_MOST]
    near = config.places.alike(change.head, (fault.near for fault in faults if fault.near))
    for fault in faults:
        there = near.get(fault.near)
        way_out = f"There is `{there}`: each letter counts, and `/` stands between folders." if there else ""
        rule = MISSING_CONFIG_FILE if fault.is_required else DANGLING_REFERENCE
        yield _finding(file, rule, fault.keys, fault.message, way_out)


def _example(keys: Keys) -> str:
    """A way out that shows a value, where the schema has one."""
    examples = config.schema.at(keys).get("examples")
    if not examples:
        return ""
    import json

    return f"Such as: `{json.dumps(keys[-1])}: {json.dumps(examples[0])}`. `qa-memory config schema` has all keys."


def _finding(file: ConfigFile, rule: Rule, keys: Keys, message: str, way_out: str = "") -> Finding:
    line, column = file.place(keys)
    return Finding(rule, file.path, message, line, column, file.path, store=file.store, way_out=way_out or None)


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
