"""The edits of a learned pattern: counted, graduated, demoted. Each gives the files as they would be."""

from __future__ import annotations

from collections.abc import Mapping

from ..atomic import encoded
from ..change import Change, Snapshot
from ..change.snapshot import Edited, Exactly, Within
from ..reading.json_text import JSON
from ..writing import Refused
from . import code, editing, lifecycle, skill
from .file import Pattern, is_path
from .lookup import above
from .vocabulary import DEMOTION, GRADUATION

Contents = dict[str, bytes | None]
"""New bytes by path from the root; None for a file that is to go."""


def applied(change: Change, pattern: Pattern, files: list[str]) -> Contents:
    """Count a pattern once for each file that it was applied to, and name them in `files_affected`."""
    known = set(pattern.texts("files_affected"))
    missing = [path for path in files if not change.head.select(Exactly([path]))]
    if missing:
        raise Refused(f"there is no file {missing[0]} here")
    at = (*pattern.file.start, pattern.index)
    text = pattern.file.text
    if isinstance(pattern.fields.get("files_affected"), list):
        text = editing.appended(text, (*at, "files_affected"), [path for path in files if path not in known])
    text = editing.edited(text, at, {"applied_count": pattern.count + len(files)})
    return _sound(change, pattern, {pattern.file.path: _bytes(change.head, pattern.file.path, text)})


def graduated(change: Change, pattern: Pattern, target: str) -> Contents:
    """Make a pattern permanent: a section of a skill file, and what the pattern says of it. Empty if it is so."""
    if pattern.graduated:
        if pattern.text("graduated_to") != target:
            raise Refused(
                f"{pattern.name} has graduated to {pattern.text('graduated_to')}", "demote it first, then graduate it"
            )
        text = skill.text(change.head, target)
        if text is not None and skill.mentions(text, pattern.name, pattern.file.names):
            return {}
    if blocked := lifecycle.blockers(change, pattern):
        raise Refused(f"{pattern.name}: {'; '.join(blocked)}")
    _writable(change, pattern, target)
    contents: Contents = {}
    old = skill.text(change.head, target)
    if not skill.mentions(old or "", pattern.name, pattern.file.names):
        new = skill.added(old, target, pattern)
        if skill.own(new.split("\n"), pattern.name) is None:
            raise Refused(f"a section at the end of {target} would be none", "close the fence that is open there")
        contents[target] = _bytes(change.head, target, new)
    values: dict[str, JSON] = {"graduated": True}
    if not pattern.graduated:
        values |= dict(zip(GRADUATION, (change.today.isoformat(), target), strict=True))
    return _sound(change, pattern, {**contents, pattern.file.path: _edited(change, pattern, values)})


def demoted(change: Change, pattern: Pattern, reason: str) -> Contents:
    """Take a pattern back: its section goes, and the pattern says when and why."""
    if not pattern.graduated:
        raise Refused(f"{pattern.name} has not graduated")
    reason = " ".join(reason.split())
    if not reason:
        raise Refused("a reason of blanks is none")
    contents: Contents = {}
    path = pattern.skill
    document = skill.document(change.head, path) if path else None
    if document:
        text = skill.text(change.head, path)
        if text is None:
            raise Refused(f"{path} cannot be read: {document.flaws[0].message}")
        rest = skill.removed(text, path, pattern.name)
        if lines := skill.mentions(rest or "", pattern.name, pattern.file.names):
            line = (rest or "").split("\n")[lines[0]].strip()
            raise Refused(
                f"{path} would still name it: {line[:80]}", "take out by hand what names it outside of its own section"
            )
        if rest != text:
            contents[path] = None if rest is None else _bytes(change.head, path, rest)
    values: dict[str, JSON] = {
        "graduated": False,
        **dict(zip(DEMOTION, (change.today.isoformat(), reason), strict=True)),
    }
    return _sound(change, pattern, {**contents, pattern.file.path: _edited(change, pattern, values, GRADUATION)})


def _writable(change: Change, pattern: Pattern, target: str) -> None:
    """Refuse a skill file that is none, or that nobody would get."""
    if not is_path(target) or code.is_knowledge(target) or target == pattern.file.path:
        raise Refused(f"{target} is no place for a skill file")
    if not target.lower().endswith(skill.ENDINGS):
        raise Refused(f"{target} is no Markdown file", f"its name ends in {', '.join(skill.ENDINGS)}")
    if change.head.select(Within([target])).keys() - {target} or change.head.select(Exactly(above(target))):
        raise Refused(f"{target} cannot be a file: there is a folder, or a file or link in the place of one above it")
    document = skill.document(change.head, target)
    if document and skill.text(change.head, target) is None:
        raise Refused(f"{target} cannot be read: {document.flaws[0].message}")
    if change.git and (rules := change.git.ignored([target])):
        rule = rules[target]
        raise Refused(f"git ignores {target} ({rule.source}:{rule.line}), so nobody else would get it")


def _edited(change: Change, pattern: Pattern, values: Mapping[str, JSON], drop: tuple[str, ...] = ()) -> bytes:
    """The pattern file with some keys of a pattern set, and others taken out."""
    at = (*pattern.file.start, pattern.index)
    return _bytes(change.head, pattern.file.path, editing.edited(pattern.file.text, at, values, drop))


def _bytes(snapshot: Snapshot, path: str, text: str) -> bytes:
    """A text with the line ends that the file has."""
    file = snapshot.select(Exactly([path])).get(path)
    return encoded(text, (snapshot.read(file) or b"") if file else b"")


def _sound(change: Change, pattern: Pattern, contents: Contents) -> Contents:
    """The same, if the hook lets it pass; else nothing is to be written."""
    from .. import check_patterns

    after = Change(
        Edited(contents, change.head, "edited"),
        change.bases,
        git=change.git,
        base_commit=change.base_commit,
        today=change.today,
        folder=change.folder,
    )
    for finding in check_patterns.check(after):
        if finding.level == "fail" and finding.subject == pattern.name:
            raise Refused(finding.message, finding.help)
    return contents
