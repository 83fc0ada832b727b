"""The grammar of a topic file: preamble, entries, archive. Read once, with line numbers."""

from __future__ import annotations

import bisect
import itertools
import re
from collections.abc import Iterable

from ..lazy import expression
from ..reading import rules
from ..reading.dates import date as date
from ..reading.text import Flaw
from ..typed import NamedTuple
from . import markdown, metadata
from .metadata import NO_METADATA, Metadata
from .vocabulary import ARCHIVES, MARKERS, Kind

_HEADING = expression(r"## ([0-9]{4}-[0-9]{2}-[0-9]{2}) (.*\S.*)$")
_ARCHIVE_LINE = expression(r"([0-9]{4}-[0-9]{2}-[0-9]{2}) (\S.*?) — (\S.*)$")
_DASHES = 20
"""How many dashes a title may hold and still be found in the archive; bounds the work on a hostile line."""
# A date and a reason, after a label that ends in a colon, or a word that says it.
_RECORD = expression(
    r"(?:[-*>] )?"
    r"(?:[^0-9:：.。|]{1,30}[:：]\**\s*|(?:invalidated|superseded|retired|replaced|作废于?|失效于?)(?: on)?\s*)?"
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?![0-9-])(.*\w.*)$",
    re.I,
)
MARKER = expression("|".join(re.escape(marker) for marker in MARKERS))


class Entry(NamedTuple):
    """One entry. Lines count from 1; `lines` go from the heading to the last line that is not blank.

    `hidden` says that the heading stands where renderers see none; such an entry is refused as a whole.
    """

    kind: Kind
    path: str
    line: int
    date: str
    title: str
    raw_title: str
    lines: tuple[str, ...]
    meta: Metadata
    yaml_blocks: tuple[int, ...]
    code: frozenset[int]
    hidden: bool

    @property
    def text(self) -> str:
        """The entry as it stands in the file."""
        return "\n".join(self.lines)

    @property
    def status(self) -> str:
        """`active`, `superseded` or `retired`, where it is one of them."""
        return self.meta.text("status")

    @property
    def body_start(self) -> int:
        """Index in `lines` of the first line behind heading and metadata."""
        return self.meta.end - self.line + 1 if self.meta.line else 1

    @property
    def body(self) -> tuple[str, ...]:
        """The lines behind heading and metadata."""
        return self.lines[self.body_start :]

    def block(self, line: int) -> str:
        """The paragraph that holds a line of the file; a line of the metadata stands for itself."""
        at = line - self.line
        if at < self.body_start:
            return self.lines[at] if 0 <= at < len(self.lines) else ""
        start = end = at
        while start > self.body_start and not _is_blank(self.lines[start - 1]):
            start -= 1
        while end < len(self.lines) and not _is_blank(self.lines[end]):
            end += 1
        return "\n".join(self.lines[start:end])


class Section(NamedTuple):
    """A marked section of an entry: its marker, the line of the marker, the text up to the next marker."""

    marker: str
    line: int
    text: str


class ArchiveLine(NamedTuple):
    """One line of an archive, as it stands and where."""

    line: int
    text: str

    @property
    def well_formed(self) -> bool:
        """`YYYY-MM-DD title — reason`, with a date that exists."""
        match = _ARCHIVE_LINE.match(self.text)
        return bool(match) and date(self.text[:10]) is not None

    @property
    def title(self) -> str:
        """What stands between date and dash."""
        match = _ARCHIVE_LINE.match(self.text)
        return match[2] if match else self.text

    @property
    def reason(self) -> str:
        """What stands behind the dash."""
        match = _ARCHIVE_LINE.match(self.text)
        return match[3] if match else ""


class Topic(NamedTuple):
    """A topic file."""

    kind: Kind
    path: str
    lines: tuple[str, ...]
    entries: tuple[Entry, ...]
    archive: tuple[ArchiveLine, ...]
    archive_line: int
    """Line of the archive's heading, 0 without archive."""
    flaws: tuple[Flaw, ...]
    starts: tuple[int, ...]
    """Lines (from 1) at which the parts begin: preamble, then each heading."""

    def part(self, line: int) -> tuple[int, int]:
        """First line, and the one behind the last, of the part that holds a line."""
        after = bisect.bisect_right(self.starts, line)
        return self.starts[after - 1], self.starts[after] if after < len(self.starts) else len(self.lines) + 1

    def part_text(self, line: int) -> str:
        """The text of the part that holds a line: an entry, the preamble; in the archive the line itself."""
        if self.archive_line and line > self.archive_line and self.part(line)[0] == self.archive_line:
            return self.lines[line - 1]
        first, end = self.part(line)
        return "\n".join(self.lines[first - 1 : end - 1]).rstrip()

    def entry_at(self, line: int) -> Entry | None:
        """The entry that holds a line."""
        at = bisect.bisect_right(self.entries, line, key=lambda entry: entry.line) - 1
        found = at >= 0 and self.entries[at].line == self.part(line)[0]
        return self.entries[at] if found else None


def parse(kind: Kind, path: str, text: str) -> Topic:
    """Read a topic file (LF line ends)."""
    lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    structure = markdown.scan(lines)
    flaws = list(structure.flaws)
    headings = [at for at, line in enumerate(lines) if line.startswith("## ")]
    flaws += _preamble_flaws(lines[: headings[0] if headings else len(lines)], structure)

    entries: list[Entry] = []
    archive: list[ArchiveLine] = []
    archive_line = 0
    for at, end in itertools.pairwise([*headings, len(lines)]):
        heading = lines[at]
        if heading[3:].rstrip(" \t") in ARCHIVES and at not in structure.hidden:
            if archive_line:
                flaws.append(Flaw(rules.MISPLACED_ARCHIVE, "a second archive", at + 1))
            archive_line = archive_line or at + 1
            below = enumerate(lines[at + 1 : end], at + 2)
            archive += [ArchiveLine(n, line.rstrip(" \t")) for n, line in below if not _is_blank(line)]
        elif match := _HEADING.match(heading):
            if archive_line:
                flaws.append(Flaw(rules.MISPLACED_ARCHIVE, "an entry after the archive", at + 1))
            entries.append(_entry(kind, path, lines, at, end, match, structure))
        elif at not in structure.hidden:
            flaws.append(Flaw(rules.BAD_HEADING, "an H2 that is no `## YYYY-MM-DD title`", at + 1))
    flaws.sort(key=lambda flaw: flaw.line)
    starts = (1, *(at + 1 for at in headings if at))
    return Topic(kind, path, tuple(lines), tuple(entries), tuple(archive), archive_line, tuple(flaws), starts)


def _preamble_flaws(lines: list[str], structure: markdown.Structure) -> list[Flaw]:
    told = {flaw.line - 1 for flaw in structure.flaws}.union(structure.titles)
    title = structure.titles[0] if structure.titles and structure.titles[0] < len(lines) else -1
    flaws = []
    stray = False
    for at, line in enumerate(lines):
        if line.startswith(">") or _is_blank(line) or at == title:
            stray = False
        elif not stray and at not in told:
            flaws.append(Flaw(rules.STRAY_TEXT, "text before the first entry", at + 1))
            stray = True
    further = "a further H1: only one, above the first entry"
    return flaws + [Flaw(rules.AMBIGUOUS_STRUCTURE, further, at + 1) for at in structure.titles[title >= 0 :]]


def _entry(
    kind: Kind, path: str, lines: list[str], at: int, end: int, heading: re.Match[str], structure: markdown.Structure
) -> Entry:
    while end > at + 1 and _is_blank(lines[end - 1]):
        end -= 1
    first, behind = (bisect.bisect(structure.fences, place, key=lambda fence: fence.start) for place in (at, end))
    blocks = [fence for fence in structure.fences[first:behind] if fence.info == "yaml"]
    meta = NO_METADATA
    if blocks:
        block = blocks[0]
        closed = block.closed and block.end < end
        stop = block.end if closed else end
        meta = metadata.parse(lines[block.start + 1 : stop], block.start + 1, stop + closed, closed)
    return Entry(
        kind=kind,
        path=path,
        line=at + 1,
        date=heading[1],
        title=heading[2].strip(),
        raw_title=heading[2],
        lines=tuple(lines[at:end]),
        meta=meta,
        yaml_blocks=tuple(fence.start + 1 for fence in blocks),
        code=structure.code.intersection(range(at, end)),
        hidden=at in structure.hidden,
    )


def sections(entry: Entry) -> list[Section]:
    """The marked sections of an entry in order; a marker counts at the start of a line, outside of code."""
    found: list[tuple[str, int, list[str]]] = []
    record = record_line(entry)
    last = len(entry.lines) if record is None else record - entry.line
    for at in range(entry.body_start, last):
        line = entry.lines[at]
        match = None if entry.line - 1 + at in entry.code else MARKER.match(line)
        if match:
            found.append((match[0], entry.line + at, [line[match.end() :].lstrip("：:")]))
        elif found:
            found[-1][2].append(line)
    return [Section(marker, at, "\n".join(lines).strip()) for marker, at, lines in found]


def archived(archive: Iterable[ArchiveLine]) -> dict[str, ArchiveLine]:
    """The archive lines by the titles that they can stand for: what goes before any of their dashes."""
    found: dict[str, ArchiveLine] = {}
    for line in archive:
        parts = line.text[11:].split(" — ", _DASHES)
        for end in range(1, len(parts)):
            found.setdefault(" — ".join(parts[:end]), line)
    return found


def neutral(title: str) -> str:
    """The name that stands in an archive for a title that had to go: nobody can read it back, and two differ."""
    import hashlib  # only after an incident

    return f"redacted-{hashlib.sha256(title.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"


def record_line(entry: Entry) -> int | None:
    """The line of the invalidation record: the last of the body, with a date and a reason."""
    if entry.status not in ("superseded", "retired") or not entry.body:
        return None
    match = None if MARKER.match(entry.lines[-1]) else _RECORD.match(entry.lines[-1])
    return entry.line + len(entry.lines) - 1 if match and date(match[1]) else None


def record_date(entry: Entry) -> str:
    """The date of the invalidation record; there must be one."""
    match = _RECORD.match(entry.lines[-1])
    return match[1] if match else ""


def _is_blank(line: str) -> bool:
    """Whether Markdown takes a line for blank; other white space than this is text to it."""
    return not line.strip(" \t")
