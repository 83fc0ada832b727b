"""What was found, and how it is told: this package alone prints findings."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from .. import __version__
from ..change import Change, Fault
from ..typed import NamedTuple
from .finding import Finding
from .rule import Rule


class Report(NamedTuple):
    """The findings of a run in order, and what was looked at."""

    findings: tuple[Finding, ...]
    counts: dict[str, int]
    rules: int
    base: str | None
    head: str
    silent: bool
    """Whether there was nothing to look at, so that a person needs not be told."""

    @classmethod
    def of(cls, findings: Iterable[Finding], changes: Sequence[Change], rules: tuple[Rule, ...]) -> Report:
        """Sort the findings; what several checks or branches found alike counts once."""
        unique = {(*one.order, one.subject, one.level, one.answer): one for one in findings}
        ordered = sorted(unique.values(), key=lambda one: one.order)
        counts: Counter[str] = Counter()
        for change in changes:
            counts.update(change.counts)
        first = changes[0] if changes else None
        return cls(
            tuple(_capped(ordered)),
            {name: counts[name] for name in ("knowledge bases", "entries") if name in counts or first},
            len({rule.code for rule in rules}),
            first.bases[0].label if first and first.bases else None,
            first.head.label if first else "nothing",
            not any(change.in_range or change.whole for change in changes) and not any(counts.values()),
        )

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
        return f"{', '.join([*looked, _plural(self.rules, 'rules')])}: {', '.join(found) or 'nothing found'}{answers}"

    def write(self, form: str, output: str | None) -> None:
        """Print the report, or write it to a file."""
        silent = self.silent and not self.findings
        if form == "json":
            from . import as_json  # `json` is not needed otherwise

            body = as_json.render(self, __version__)
        else:
            body = "" if silent else self.summary() + "\n"
            if self.findings:
                from . import text

                told = text.render(self.findings, output is None and text.wants_colour(sys.stdout))
                body = told + text.hint(self.findings) + body
        if output is None:
            sys.stdout.write(body)
        else:
            _save(output, body)
        if not silent and (form != "text" or output is not None):
            sys.stdout.flush()
            print(self.summary(), file=sys.stderr)


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
        raise Fault(f"cannot write {output}: {error.strerror}", "name a file that can be written") from None
