"""What the scanners read of learned patterns: the texts of each, and the sections of skill files that teach them."""

from __future__ import annotations

from collections.abc import Iterator

from ..change import Change, Snapshot
from ..reading.json_text import Span, spans
from ..reading.text import flaws_of
from ..report.finding import Finding
from ..scanned import Unit, lines, texts
from . import skill
from .file import Pattern, PatternFile
from .store import Learned, load
from .vocabulary import UNDER


def unread(change: Change) -> Iterator[Finding]:
    """What kept pattern files and skill files from being read, and so from being scanned."""
    model = change.model(load)
    for file in model.head.values():
        if file.document.text is None and model.altered(file):
            yield from flaws_of(file.document, file.path)
    for path in dict.fromkeys(pattern.skill for pattern in _taught(model)):
        document = skill.document(change.head, path)
        if document and document.text is None:
            yield from flaws_of(document, path)


def units(change: Change) -> list[Unit]:
    """All units of the patterns and of the sections that teach them, as far as this change wrote them."""
    model = change.model(load)
    found: list[Unit] = []
    for file in model.head.values():
        if model.altered(file):
            found += _file(model, file)
    told = set()
    for pattern in _taught(model):
        for unit in _sections(change, pattern):
            if unit not in told:  # one section may teach several
                told.add(unit)
                found.append(unit)
    return found


def _file(model: Learned, file: PatternFile) -> Iterator[Unit]:
    if file.error:
        yield lines(file.path, file.path, file.path, file.text.split("\n"), 1)
        return
    if file.document.text is None:
        return
    places = spans(file.text)
    for pattern in file.patterns:
        if model.written(pattern):
            yield from _texts(file, (*file.start, pattern.index), pattern.name or file.path, places)
    if not file.is_sound:
        yield from texts(file.path, file.path, file.path, file.text)
    elif isinstance(file.top, dict):
        for key in file.top:
            if key != UNDER:
                yield from _texts(file, (key,), file.path, places)


def _texts(
    file: PatternFile, at: tuple[str | int, ...], subject: str, places: dict[tuple[str | int, ...], Span]
) -> Iterator[Unit]:
    """The texts of what stands at a path, each with its place in the file."""
    span = places[at]
    line, column = file.top_place(*at)
    text = " " * (column - 1) + file.text[span.start : span.end]
    yield from texts(file.path, file.path, subject, text, line)


def _taught(model: Learned) -> Iterator[Pattern]:
    """The graduated patterns of which this change wrote the pattern, or the skill file."""
    for file in model.head.values():
        for pattern in file.patterns:
            if pattern.skill and (model.written(pattern) or model.change.alters(pattern.skill)):
                yield pattern


def _sections(change: Change, pattern: Pattern) -> Iterator[Unit]:
    """The sections that teach a pattern, but for those that a base taught it by."""
    path, model = pattern.skill, change.model(load)
    bases = [] if change.whole else _graduated(change, pattern)
    known = {_plain(rows) for base in bases for _, rows in _taught_by(model, base, pattern)}
    for start, rows in _taught_by(model, change.head, pattern):
        if _plain(rows) not in known:
            yield lines(path, path, path, rows, start + 1)


def _graduated(change: Change, pattern: Pattern) -> Iterator[Snapshot]:
    """The bases in which a pattern had graduated to the same file."""
    model = change.model(load)
    for base, files in zip(change.bases, model.bases, strict=True):
        if any(old and old.skill == pattern.skill for old in (file.named(pattern.name) for file in files.values())):
            yield base


def _taught_by(model: Learned, snapshot: Snapshot, pattern: Pattern) -> list[tuple[int, list[str]]]:
    """The sections of a skill file that teach a pattern: the line from which each goes (from 0), and its lines."""
    text = model.skill(snapshot, pattern.skill) or ""
    return skill.taught(text, pattern.name, pattern.file.names)


def _plain(rows: list[str]) -> str:
    return "\n".join(rows).strip()
