"""What is wrong with a file of a bundle: the model says it, the checks know which rule it is and make it a finding."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..report.finding import Finding
from ..report.rule import Rule
from ..typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .bundle import Bundle


class Problem(NamedTuple):
    """What is wrong at a line and column (from 1).

    `kind`: `json` and `shape` of any file; `form`, `derived`, `id`, `scope`, `section` of `record.md`; `path` and
    `hash` of the manifest; `relation`; `event`, `ordinal`, `transition`, `target` of the log.
    """

    kind: str
    message: str
    line: int = 1
    column: int = 1
    path: str = ""
    """The path in the manifest that it is about."""


def finding(bundle: Bundle, rule: Rule, name: str, message: str, line: int = 1, column: int = 1) -> Finding:
    """A finding about a file of a bundle; its way out names the record where that of the rule says `ID`."""
    place = bundle.place
    way_out = rule.way_out.replace(" ID", f" {place.id}")
    return Finding(rule, bundle.path(name), message, line, column, place.id, store=place.store, way_out=way_out)


def findings(bundle: Bundle, name: str, problems: Iterable[Problem], rules: dict[str, Rule]) -> Iterator[Finding]:
    """The findings for what is wrong with a file of a bundle; `rules` has the rule of each kind."""
    for one in problems:
        yield finding(bundle, rules[one.kind], name, one.message, one.line, one.column)
