"""What is wrong with a file of a bundle: the model says it, and the checks know which rule it is."""

from __future__ import annotations

from ..typed import NamedTuple


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
