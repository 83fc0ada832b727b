"""The file as an edit leaves it, and what is wrong with it then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..typed import TYPE_CHECKING, Any
from .context import Context
from .event import Event

if TYPE_CHECKING:
    from ..change import Change, Snapshot
    from ..hook import Check
    from ..knowledge.base import KnowledgeBase
    from ..report.finding import Finding

_FED_BACK = 12
"""So many findings are told to the agent; the rest is counted."""
DENIED = ("QA013", "QA520", "QA521", "QA522", "QA523", "QA524", "QA525", "QA601")
"""What hides text, credentials, and a file that is too large to be looked at: an edit that adds one is refused, as one
after which a file is not read rightly (QA001 to QA009)."""


def after(event: Event, before: bytes | None) -> bytes | None:
    """The bytes that a file has after the edit; None where the edit does not apply, so that the tool will refuse it."""
    if event.tool == "Write":
        content = event.input.get("content")
        return _encoded(content) if isinstance(content, str) else None
    edits = [event.input] if event.tool == "Edit" else event.input.get("edits")
    if not isinstance(edits, list) or not edits:
        return None
    text = (before or b"").decode("utf-8", "surrogateescape")
    # The tools of agents read line ends as LF and write them back as they were.
    crlf = "\r\n" in text
    text = text.replace("\r\n", "\n")
    for number, edit in enumerate(edits):
        text_then = _edited(text, edit, creates=before is None and number == 0) if isinstance(edit, dict) else None
        if text_then is None:
            return None
        text = text_then
    return _encoded(text.replace("\n", "\r\n") if crlf else text)


def _edited(text: str, edit: dict[str, Any], *, creates: bool) -> str | None:
    old, new = edit.get("old_string"), edit.get("new_string")
    if not isinstance(old, str) or not isinstance(new, str) or old == new:
        return None
    old, new = old.replace("\r\n", "\n"), new.replace("\r\n", "\n")
    if not old:  # writes a file that is not there, or is empty
        return new if creates or not text else None
    found = text.count(old)
    if not found or (found > 1 and edit.get("replace_all") is not True):
        return None
    return text.replace(old, new)


def _encoded(text: str) -> bytes:
    """UTF-8. Bytes that are none come back as they were read; half a surrogate pair makes some that are none."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def judged(path: str, old: bytes | None, new: bytes, top: str, context: Context) -> tuple[list[Finding], list[Finding]]:
    """What is wrong with a knowledge file after an edit: what the edit is refused for, else all that is to be told.

    What the file had before is no reason to refuse: it takes several edits to mend a file.
    """
    name = path[len(top) + 1 :] if path.startswith(f"{top}/") else path.lstrip("/")
    is_topic = "/.qa/" in f"/{name}" and name.endswith(".md")
    near = context.nearby(top, name, alone=is_topic)
    change = _change(name, new, old, near)
    bad = list(dict.fromkeys(_refused(name, change, is_topic=is_topic)))  # what two checks find alike is told once
    if bad and old is not None:  # the same the other way round: what the parts that were edited had
        before = dict.fromkeys(_refused(name, _change(name, old, new, near), is_topic=is_topic))
        had, has = (Counter(one.rule.code for one in found) for found in (before, bad))
        bad = [one for one in bad if has[one.rule.code] > had[one.rule.code]]
    if bad:
        return bad, []
    from .. import scan_injection, scan_secrets  # to see what a text says takes longest: only where it may be written

    alone = is_topic and not _is_seen_elsewhere(change)
    if is_topic and not alone:
        change = _change(name, new, old, context.nearby(top, name))
    run = change.model(_Results).of
    found = [one for check in _checks(name, alone=alone) for one in run(check) if _is_about(one, name)]
    found += (one for check in (scan_secrets.check, scan_injection.check) for one in run(check))
    found.sort(key=lambda one: one.path != name)  # that of the index comes last
    return [], [one for one in dict.fromkeys(found) if one.level != "note"]


def _change(name: str, new: bytes, old: bytes | None, under: Snapshot) -> Change:
    """A change of one file."""
    from ..change import Change
    from ..change.snapshot import Edited

    return Change(Edited({name: new}, under), (Edited({name: old}, under),), paths=frozenset([name]))


class _Results:
    """What the checks find in a change, each of them run once."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._found: dict[Check, list[Finding]] = {}

    def of(self, check: Check) -> list[Finding]:
        """What a check finds."""
        if check not in self._found:
            self._found[check] = list(check(self._change))
        return self._found[check]


def _is_about(finding: Finding, name: str) -> bool:
    """Whether a finding is about a file, or about the index that is derived of it."""
    return finding.path == name or finding.rule.code.startswith("QA20")


def _refused(name: str, change: Change, *, is_topic: bool) -> Iterator[Finding]:
    """Why an edit is refused: nothing else is looked for."""
    from .. import scan_injection, scan_secrets

    for check in (*((_read,) if is_topic else _checks(name)), scan_injection.hidings, scan_secrets.check):
        for one in change.model(_Results).of(check):
            if one.path == name and (one.rule.code in DENIED or one.rule.code.startswith("QA00")):
                yield one


def _read(change: Change) -> Iterator[Finding]:
    """How the topic files are read, without a look at their entries."""
    from ..knowledge import base, reading

    yield from reading.findings(change)
    yield from reading.path_findings(change.model(base.load))


def _is_seen_elsewhere(change: Change) -> bool:
    """Whether an edit changed what the index or other entries repeat: a heading, or metadata."""
    from ..knowledge.base import load

    heads, bases = change.model(load).heads, change.model(load).bases
    (before, now) = (sorted(_faces(one)) for one in (bases[0], heads))
    return before != now


def _faces(bases: dict[str, KnowledgeBase]) -> Iterator[list[str]]:
    """Of each entry the heading and the lines of its metadata."""
    for base in bases.values():
        for entry in base.entries:
            first, last = (line - entry.line for line in (entry.meta.line, entry.meta.end))
            yield [entry.lines[0], *entry.lines[first : last + 1]]


def _checks(name: str, *, alone: bool = False) -> Iterator[Check]:
    """The checks of the store that a file belongs to; with `alone` those that a topic file needs no other for."""
    if f"/{name}".endswith("/.qa/config.json"):
        from .. import check_config

        yield check_config.check
    elif "/.qa/" in f"/{name}":
        from .. import check_budgets, check_entries

        yield from (check_entries.check, check_budgets.check)
        if not alone:
            from ..check_index_fresh import check as is_fresh

            yield is_fresh
    elif "/bundles/" in name:
        from .. import check_records

        yield check_records.check
    else:
        from .. import check_patterns

        yield check_patterns.check


def told(findings: list[Finding]) -> str:
    """Findings as lines for the agent."""
    from ..report.visible import visible

    lines = []
    for one in findings[:_FED_BACK]:
        message = one.message.partition("\n")[0].rstrip(":")
        lines += [f"{one.path}:{one.line}: {one.rule.code} {one.rule.name}: {message}", f"    {one.help}"]
    if len(findings) > _FED_BACK:
        lines.append(f"and {len(findings) - _FED_BACK} more: `qa-memory check` tells all")
    return "\n".join(map(visible, lines))
