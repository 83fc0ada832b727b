"""A rule: its code, what it forbids, why, the way out, and the two examples that prove it."""

from __future__ import annotations

from ..typed import Literal, NamedTuple

Severity = Literal["fail", "warn", "note"]


class Repeat(NamedTuple):
    """A text many times over, spelled out only when an example is built."""

    text: str
    times: int


class Link(NamedTuple):
    """A symbolic link in place of a file."""

    target: str


Content = str | bytes | Repeat | Link


class Edit(NamedTuple):
    """A change to one file of the sample repository (`report/sample.py`).

    `old` is replaced by `new` where it first stands. Without `old` the file is written anew, or added;
    without either it is removed.
    """

    path: str
    old: str = ""
    new: Content = ""


class Example(NamedTuple):
    """What somebody commits on top of the sample repository: `edits`, after `before` was committed."""

    edits: tuple[Edit, ...]
    before: tuple[Edit, ...] = ()
    in_git: bool = True
    in_range: bool = False
    """Whether two commits are compared, as in CI."""
    whole: bool = False
    """Whether everything is judged, not only what changed."""
    reverted: tuple[str, ...] = ()
    """The commits that the history takes back."""


def edit(path: str, old: str = "", new: Content = "") -> Example:
    """The most frequent example: one edit."""
    return Example((Edit(path, old, new),))


class Rule(NamedTuple):
    """One rule of the catalogue.

    `fires` says when, in half a sentence; `reason` why it exists; `way_out` what to do about a finding.
    `bad` must make the rule fire and `good` must leave it silent: `tests/test_rules.py` runs both.
    """

    code: str
    name: str
    severity: Severity
    fires: str
    reason: str
    way_out: str
    bad: Example
    good: Example
    stricter: bool = False
    """Whether the qa-memory skill's own validator would let it pass."""
