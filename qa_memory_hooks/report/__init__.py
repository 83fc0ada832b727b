"""What was found, and how it is told: this package alone prints findings."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from .. import __version__
from ..change import Change, Fault
from ..typed import TYPE_CHECKING, NamedTuple
from .finding import Finding
from .rule import Rule

if TYPE_CHECKING:
    from ..knowledge.budget import Usage


class Telling(NamedTuple):
    """How a report is told: on standard output, and in files beside it."""

    format: str = "text"
    """`text`, `json`, `github` or `sarif`."""
    output: str | None = None
    """The file that gets the report instead of standard output."""
    sarif: str | None = None
    """The file that gets the report as SARIF, whatever the format."""
    sarif_acknowledged: str = "omit"
    """Whether acknowledged findings stand in SARIF, as suppressed: `include`; `omit` leaves them out."""
    summary: str | None = None
    """The file that the summary page is added to."""

    @property
    def page(self) -> str | None:
        """The file for the summary page; on GitHub the runner names it."""
        return self.summary or (os.environ.get("GITHUB_STEP_SUMMARY") or None if self.format == "github" else None)

    @property
    def tells_faults(self) -> bool:
        """Whether a check that could not be made is told here too, beside standard error and exit status."""
        return self.format in ("github", "sarif") or bool(self.sarif or self.page)


class Report(NamedTuple):
    """The findings of a run in order, and what was looked at."""

    findings: tuple[Finding, ...]
    counts: dict[str, int]
    rules: tuple[Rule, ...]
    base: str | None
    head: str
    silent: bool
    """Whether there was nothing to look at, so that a person needs not be told."""
    warnings: str = "block"
    """Whether warnings `block`, or are there to `report`."""
    budgets: tuple[Usage, ...] = ()
    """How full the files of the knowledge are, where the report is told on a page."""
    proposed: str = ""
    """The commit that would land, where commits were compared: `head` may be the tree of a merge with it."""
    fault: str = ""
    """Why the check could not be made, and in a second line what to do; empty if it was."""

    @classmethod
    def of(
        cls,
        findings: Iterable[Finding],
        changes: Sequence[Change],
        rules: tuple[Rule, ...],
        warnings: str = "block",
        budgets: Iterable[Usage] = (),
    ) -> Report:
        """Sort the findings; what several checks or branches found alike counts once."""
        unique = {(*one.order, one.subject, one.level, one.answer): one for one in findings}
        ordered = sorted(unique.values(), key=lambda one: one.order)
        counts: Counter[str] = Counter()
        for change in changes:
            counts.update(change.counts)
        first = changes[0] if changes else None
        return cls(
            tuple(_capped(ordered)),
            {
                name: counts[name]
                for name in ("knowledge bases", "entries", "records", "patterns")
                if name in counts or (first and name not in ("records", "patterns"))
            },
            tuple({rule.code: rule for rule in rules}.values()),
            first.bases[0].label if first and first.bases else None,
            first.head.label if first else "nothing",
            not any(change.in_range or change.whole for change in changes) and not any(counts.values()),
            warnings,
            tuple(budgets),
            first.proposed if first else "",
        )

    @classmethod
    def failed(cls, fault: Exception, rules: tuple[Rule, ...]) -> Report:
        """The report of a check that could not be made."""
        known = isinstance(fault, Fault)
        message = str(fault) if known else f"internal error: {type(fault).__name__}: {fault}"
        cure = getattr(fault, "cure", "") if known else ""
        return cls((), {}, rules, None, "nothing", silent=False, fault=f"{message}\nhelp: {cure}" if cure else message)

    def blocks(self, one: Finding) -> bool:
        """Whether a finding lets the check fail."""
        return not one.acknowledged and (one.level == "fail" or (one.level == "warn" and self.warnings == "block"))

    @property
    def status(self) -> int:
        """The exit status: 0 nothing blocks, 1 findings block, 2 the check could not be made."""
        return 2 if self.fault else int(any(map(self.blocks, self.findings)))

    def tally(self) -> dict[str, int]:
        """How many findings of each severity, and how many of all of them a person has acknowledged."""
        levels = Counter(one.level for one in self.findings)
        acknowledged = sum(one.acknowledged for one in self.findings)
        return {
            "failures": levels["fail"],
            "warnings": levels["warn"],
            "notes": levels["note"],
            "acknowledged": acknowledged,
        }

    def summary(self) -> str:
        """The line that says what was looked at and what came of it."""
        looked = [_plural(count, name) for name, count in self.counts.items()]
        tally = self.tally()
        acknowledged = tally.pop("acknowledged")
        found = [_plural(count, name) for name, count in tally.items() if count]
        answers = f"; {acknowledged} acknowledged" if acknowledged else ""
        return (
            f"{', '.join([*looked, _plural(len(self.rules), 'rules')])}: {', '.join(found) or 'nothing found'}{answers}"
        )

    def write(self, telling: Telling) -> None:
        """Print the report, or write it to a file; and write what is wanted beside it."""
        silent = self.silent and not self.findings
        # Text and JSON have no word for a fault, and "nothing found" would be none: standard error says it.
        if not self.fault or telling.format in ("github", "sarif"):
            body = self._render(telling, silent)
            if telling.output is None:
                sys.stdout.write(body)
            else:
                _save(telling.output, body)
        if telling.sarif:
            _save(telling.sarif, self._sarif(telling))
        if telling.page:
            from . import summary

            _add(telling.page, lambda there: summary.render(self, there))
        if not silent and not self.fault and (telling.format != "text" or telling.output is not None):
            sys.stdout.flush()
            print(self.summary(), file=sys.stderr)

    def _render(self, telling: Telling, silent: bool) -> str:
        if telling.format == "json":
            from . import as_json  # `json` is not needed otherwise

            return as_json.render(self, __version__)
        if telling.format == "sarif":
            return self._sarif(telling)
        if telling.format == "github":
            from . import github

            return github.render(self)
        told = ""
        if self.findings:
            from . import text

            colour = telling.output is None and text.wants_colour(sys.stdout)
            told = text.render(self.findings, colour) + text.hint(self.findings, in_range=bool(self.proposed))
        return told + ("" if silent else self.summary() + "\n")

    def _sarif(self, telling: Telling) -> str:
        from . import sarif

        return sarif.render(self, __version__, with_acknowledged=telling.sarif_acknowledged == "include")


_TOLD = 100
"""How many findings of one rule and severity a file may have before the rest is counted only."""


def _capped(findings: list[Finding]) -> Iterator[Finding]:
    """The findings, but where one rule has very many in a file the last of them stands for the rest.

    Those that a person has acknowledged are counted by themselves: what blocks must not hide behind them.
    """
    groups = Counter((one.path, one.rule.code, one.level, one.acknowledged) for one in findings)
    seen: Counter[tuple[str, str, str, bool]] = Counter()
    for one in findings:
        group = (one.path, one.rule.code, one.level, one.acknowledged)
        seen[group] += 1
        more = groups[group] - _TOLD
        if seen[group] <= _TOLD:
            yield one
        elif seen[group] == groups[group]:
            message = f"{more} more of these in this file, the last one here" if more > 1 else one.message
            yield one._replace(message=message)


def _plural(count: int, name: str) -> str:
    if count == 1:
        name = name.removesuffix("ies") + "y" if name.endswith("ies") else name.removesuffix("s")
    return f"{count} {name}"


def _save(output: str, body: str) -> None:
    try:
        with open(output, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(body)
    except OSError as error:
        raise _unwritten(output, error) from None


def _add(output: str, body: Callable[[int], str]) -> None:
    """Write a text behind what a file holds; it is made knowing how many bytes that is."""
    try:
        with open(output, "ab") as stream:
            stream.write(body(stream.tell()).encode())
    except OSError as error:
        raise _unwritten(output, error) from None


def _unwritten(output: str, error: OSError) -> Fault:
    return Fault(f"cannot write {output}: {error.strerror}", "name a file that can be written")
