"""All checks of the package in one process, over one parse: what CI runs, and the one hook to install."""

from __future__ import annotations

from collections.abc import Iterator

from . import check_budgets, check_entries, check_history, check_index_fresh
from .change import Change
from .hook import hook
from .report.finding import Finding

CHECKS = (check_entries, check_index_fresh, check_budgets, check_history)
RULES = tuple(dict.fromkeys(rule for module in CHECKS for rule in module.RULES))


def check(change: Change) -> Iterator[Finding]:
    """What any check finds; what two of them find alike is reported once."""
    for module in CHECKS:
        yield from module.check(change)


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
