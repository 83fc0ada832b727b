"""All checks of the package in one process, over one parse: what CI runs, and the one hook to install."""

from __future__ import annotations

from collections.abc import Iterator

from . import (
    check_budgets,
    check_codeowners,
    check_config,
    check_entries,
    check_history,
    check_index_fresh,
    check_outcomes,
    check_patterns,
    check_records,
    check_run_state,
    propagate_patterns,
    scan_injection,
    scan_secrets,
)
from .change import Change
from .governed import ANSWERS, OWN_FILES, SETTINGS
from .hook import hook
from .report.finding import Finding
from .report.rule import Edit, Example, Rule
from .report.sample import FLAKY
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .report.acknowledgements import Answer

_ASKED = Edit(
    FLAKY,
    "noise if 3 local reruns pass and the gateway shows no alert; otherwise a real failure.\nRetry at most 2 times.",
    "have a look at the new page.",
)
"""What makes QA127 ask."""
_ANSWER = """\
{
  "fingerprint": "4eb966c8c42608abb2ad15b625e64a5e",
  "rule": "QA127",
  "where": ".qa/flaky-tests.md",
  "subject": "cart page times out",
  "quote": "no way to tell noise from a real failure",
  "reason": "the page is being replaced next week",
  "by": "Tester <tester@example.com>",
  "date": "2026-09-20"
}
"""
_PLACE = ".qa-acks/4eb966c8c42608abb2ad15b625e64a5e.json"
_ANSWERED = Edit(_PLACE, new=_ANSWER)
_OWNED = Edit(".github/CODEOWNERS", new="/.qa-acks/ @shop/testers\n")

_HOOKS = """\
repos:
  - repo: https://example.com/qa-memory-hooks
    rev: v0.1.0
    hooks:
      - id: qa-gate
"""
GATE_WEAKENED = Rule(
    "QA931",
    "gate-weakened",
    "warn",
    "a change that takes away a hook or a job of the gate, an owner of what it guards, or a limit (any other edit of "
    "the gate's own files is a note)",
    reason="What guards the knowledge is a file of the repository too: who may edit it unseen may take the gate away.",
    way_out="Put it back. If it is meant, whoever answers for the gate confirms it: `qa-memory ack`.",
    bad=Example(
        (Edit(".pre-commit-config.yaml", "qa-gate", "qa-gate\n        args: [--warnings=report]"),),
        before=(Edit(".pre-commit-config.yaml", new=_HOOKS),),
    ),
    good=Example(
        (Edit(".github/workflows/pages.yml", new="name: pages\non: push\n"),),
        before=(Edit(".pre-commit-config.yaml", new=_HOOKS),),
    ),
)
BAD_ACKNOWLEDGEMENT = Rule(
    "QA932",
    "bad-acknowledgement",
    "fail",
    "an answer in `.qa-acks/` that is malformed, disagrees with its name, gives no reason, or answers what cannot be "
    "acknowledged",
    reason="An answer that means nothing, or something else than it seems to, looks to a reviewer like one that holds.",
    way_out="Remove it, and let `qa-memory ack` write it.",
    bad=Example((_ASKED, Edit(_PLACE, new=_ANSWER.replace("the page is being replaced next week", " ")))),
    good=Example((_ASKED, _ANSWERED)),
)
STALE_ACKNOWLEDGEMENT = Rule(
    "QA933",
    "stale-acknowledgement",
    "note",
    "with `--all`, an answer that matches nothing",
    reason="Answers that nobody needs hide those that matter, and whoever reads them believes in questions long gone.",
    way_out="`qa-memory ack --prune` removes it.",
    bad=Example((_ANSWERED,), whole=True),
    good=Example((_ASKED, _ANSWERED), whole=True),
)
NEW_ACKNOWLEDGEMENT = Rule(
    "QA934",
    "new-acknowledgement",
    "note",
    "between two commits, an answer that the base does not hold and that counts, or will count for a text to come",
    reason="Whoever reviews the change approves the answer too, and should see it among the findings.",
    way_out="Look at what it lets stand, and whether the reason holds.",
    bad=Example((_ASKED, _ANSWERED), before=(_OWNED,), in_range=True),
    good=Example((_ASKED,), before=(_OWNED, _ANSWERED), in_range=True),
)
BAD_SETTINGS = Rule(
    "QA935",
    "bad-settings",
    "fail",
    "settings in the head that cannot be read (locally the same is exit 2)",
    reason="Between two commits the settings of the base judge; a broken file would land and then stop every check.",
    way_out="Mend `.qa-memory.yaml`: `qa-gate` run locally says what is wrong.",
    bad=Example((Edit(".qa-memory.yaml", new="limit: {topic_lines: 200}\n"),), in_range=True),
    good=Example((Edit(".qa-memory.yaml", new="limits: {topic_lines: 200}\n"),), in_range=True),
)

CHECKS = (
    check_entries,
    check_index_fresh,
    check_budgets,
    check_history,
    scan_injection,
    scan_secrets,
    check_records,
    check_outcomes,
    check_patterns,
    propagate_patterns,
    check_config,
    check_run_state,
    check_codeowners,
)
RULES = (
    *dict.fromkeys(rule for module in CHECKS for rule in module.RULES),
    GATE_WEAKENED,
    BAD_ACKNOWLEDGEMENT,
    STALE_ACKNOWLEDGEMENT,
    NEW_ACKNOWLEDGEMENT,
    BAD_SETTINGS,
)


def check(change: Change) -> Iterator[Finding]:
    """What any check finds; what two of them find alike is reported once."""
    found = [one for module in CHECKS for one in module.check(change)]
    found += _settings(change)
    if change.touches(OWN_FILES) and not change.below:
        from . import weakening

        found += weakening.check(change, GATE_WEAKENED)
    yield from found
    if change.touches(ANSWERS) and not change.below:
        yield from _acknowledgements(change, found)


def _acknowledgements(change: Change, found: list[Finding]) -> Iterator[Finding]:
    from .report import acknowledgements

    yield from acknowledgements.flawed(change, BAD_ACKNOWLEDGEMENT, {rule.code: rule for rule in RULES})
    if change.whole:
        for answer in acknowledgements.stale(change, found):
            yield _about(STALE_ACKNOWLEDGEMENT, answer, f"matches nothing: {_words(answer)}")
    if change.in_range:
        for one, answer in acknowledgements.fresh(change, found):
            message = f"counts for {one.path}:{one.line}: {_words(answer)}\n{answer.said}"
            yield _about(NEW_ACKNOWLEDGEMENT, answer, message)
        for answer in acknowledgements.early(change, found):
            yield _about(
                NEW_ACKNOWLEDGEMENT, answer, f"will count for what is not there yet: {_words(answer)}\n{answer.said}"
            )


def _words(answer: Answer) -> str:
    return f'{answer.rule} of "{answer.subject}"'


def _about(rule: Rule, answer: Answer, message: str) -> Finding:
    return Finding(rule, answer.path, message, subject=answer.path)


def _settings(change: Change) -> Iterator[Finding]:
    if change.in_range and change.touches(SETTINGS):
        from . import settings

        try:
            settings.read(change.head)
        except settings.BadSettings as fault:
            yield Finding(BAD_SETTINGS, settings.PATH, f"{fault}; {fault.cure}".rstrip("; "), subject=settings.PATH)


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
