"""All checks of the package in one process, over one parse: what CI runs, and the one hook to install."""

from __future__ import annotations

from collections.abc import Iterator

from . import check_budgets, check_entries, check_history, check_index_fresh
from .change import Change
from .governed import SETTINGS
from .hook import hook
from .report.finding import Finding
from .report.rule import Edit, Example, Rule

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

CHECKS = (check_entries, check_index_fresh, check_budgets, check_history)
RULES = (*dict.fromkeys(rule for module in CHECKS for rule in module.RULES), BAD_SETTINGS)


def check(change: Change) -> Iterator[Finding]:
    """What any check finds; what two of them find alike is reported once."""
    for module in CHECKS:
        yield from module.check(change)
    yield from _settings(change)


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
