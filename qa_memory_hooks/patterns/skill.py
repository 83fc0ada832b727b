"""Skill files: where one names a pattern, and the section that graduating writes and demoting takes out."""

from __future__ import annotations

import bisect
import functools
import re
from collections.abc import Collection, Iterable, Iterator

from ..change import Snapshot
from ..change.snapshot import EXECUTABLE, Exactly
from ..lazy import expression
from ..reading.text import Document, read
from ..typed import TYPE_CHECKING, Any, NamedTuple
from .vocabulary import LONGEST_NAME

if TYPE_CHECKING:
    from .file import Pattern

_ATX = expression(r" {0,3}(#{1,6})(?:[ \t]+(.*?))?[ \t]*$")
_CLOSING = expression(r"(?:^|[ \t])#+$")
_UNDERLINE = expression(r" {0,3}(=+|-+)[ \t]*$")
# A word of a script with blanks between its words, a letter of one without, or a sign.
_WORD = expression(r"[^\W\u2e80-\uffef]+|[^\w\s]|[\u2e80-\uffef]")
# What would be no plain text at the start of a line of a section.
_STRUCTURE = expression(r"^( {0,3})(#{1,6}(?:[ \t]|$)|`{3}|~{3}|<|=+[ \t]*$|-+[ \t]*$)", re.MULTILINE)
ENDINGS = (".md", ".mdc", ".markdown")
SKILL = "SKILL.md"
"""A skill in a folder of its own, with a frontmatter that says what it is for."""


class Heading(NamedTuple):
    """A heading: line (from 0), level and title."""

    line: int
    level: int
    title: str


def document(snapshot: Snapshot, path: str) -> Document | None:
    """A skill file as it can be read; None if there is none."""
    file = snapshot.select(Exactly([path])).get(path)
    return read(snapshot, file) if file else None


def text(snapshot: Snapshot, path: str) -> str | None:
    """The text of a skill file; None where it is missing or cannot be read."""
    found = document(snapshot, path) if path else None
    return found.text if found and found.file.mode in ("100644", EXECUTABLE) else None


def mentions(text: str, name: str, others: Collection[str] = frozenset()) -> list[int]:
    """The lines (from 0) that name a pattern, in any case and with any blanks between its words.

    `others` are the patterns beside it: where a longer name holds this one, that is what is meant.
    """
    return _page(text, _with(others, name)).lines.get(_words(name), [])


def _with(others: Collection[str], name: str) -> frozenset[str]:
    return others if isinstance(others, frozenset) and name in others else frozenset((*others, name))


def _words(text: str) -> tuple[str, ...]:
    """The words, signs and unspaced letters that a text is made of, in one case."""
    return tuple(match[0].casefold() for match in _WORD.finditer(text))


class _Page:
    """Where a text names some patterns; looked up for all of them in one walk, since there may be many."""

    def __init__(self, text: str, names: frozenset[str]) -> None:
        self.text_lines = text.split("\n")
        words: list[str] = []
        at: list[int] = []
        for number, line in enumerate(self.text_lines):
            found = _words(line)
            words += found
            at += [number] * len(found)
        self.lines: dict[tuple[str, ...], list[int]] = {}
        """By the words of a name."""
        reached = 0
        for start, end in _spans(words, {_words(name) for name in names if 0 < len(name) <= LONGEST_NAME}):
            if end > reached:  # else it lies in a longer name
                self.lines.setdefault(tuple(words[start:end]), []).append(at[start])
                reached = end

    @functools.cached_property
    def sections(self) -> list[tuple[int, int]]:
        """Where each section starts and ends."""
        return [(heading.line, end) for heading, end in _ends(sections(self.text_lines), len(self.text_lines))]


_page = functools.lru_cache(16)(_Page)


def _spans(words: list[str], names: Iterable[tuple[str, ...]]) -> Iterator[tuple[int, int]]:
    """Where some names stand among some words: by their start, the longest of them first."""
    top: dict[str, Any] = {}
    for name in names:
        here = top
        for word in name:
            here = here.setdefault(word, {})
        here[""] = True  # a name ends here
    for start, first in enumerate(words):
        found: dict[str, Any] | None = top if first in top else None
        end, ends = start, []
        while found and end < len(words):
            found = found.get(words[end])
            end += 1
            if found and "" in found:
                ends.append(end)
        yield from ((start, one) for one in reversed(ends))


# Sections.


def sections(lines: list[str]) -> list[Heading]:
    """The headings of a text, those in code aside."""
    from ..knowledge import markdown

    code = markdown.scan(lines).code
    found = []
    for at, line in enumerate(lines):
        if at in code:
            continue
        if match := _ATX.match(line):
            found.append(Heading(at, len(match[1]), _CLOSING.sub("", match[2] or "").strip()))
        elif at and (match := _UNDERLINE.match(line)) and _is_paragraph(lines[at - 1]) and at - 1 not in code:
            found.append(Heading(at - 1, 1 if match[1][0] == "=" else 2, lines[at - 1].strip()))
    return found


def _is_paragraph(line: str) -> bool:
    return bool(line.strip()) and not _ATX.match(line) and not line.startswith(("    ", "\t", ">", "|"))


def _ends(headings: list[Heading], length: int) -> Iterator[tuple[Heading, int]]:
    """Each heading and the line where its section ends: at the next one of its level or above."""
    for at, heading in enumerate(headings):
        yield heading, next((one.line for one in headings[at + 1 :] if one.level <= heading.level), length)


def own(lines: list[str], name: str) -> tuple[int, int] | None:
    """The section whose heading is the name of a pattern: first line and end (not included), from 0."""
    wanted = _folded(name)
    for heading, end in _ends(sections(lines), len(lines)):
        if _folded(heading.title) == wanted or _folded(lines[heading.line].strip(" \t#")) == wanted:
            return heading.line, end
    return None


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def teaching(text: str, name: str, others: Collection[str] = frozenset()) -> list[tuple[int, int]]:
    """The sections that speak of a pattern: of each line that names it the innermost one, or what stands before any.

    A heading that names it stands for all of its section.
    """
    page = _page(text, _with(others, name))
    lines, ends = page.text_lines, page.sections
    starts = [start for start, _ in ends]
    first = starts[0] if starts else len(lines)
    found = set()
    for line in mentions(text, name, others):
        at = bisect.bisect_right(starts, line) - 1
        found.add(ends[at] if at >= 0 else (0, first))
    spans: list[tuple[int, int]] = []
    for start, end in sorted(found, key=lambda span: (span[0], -span[1])):
        if not spans or start >= spans[-1][1]:  # else it lies in the one before
            spans.append((start, end))
    return spans


def taught(text: str, name: str, others: Collection[str] = frozenset()) -> list[tuple[int, list[str]]]:
    """The same sections: the line from which each goes (from 0), and its lines."""
    rows = _page(text, _with(others, name)).text_lines
    return [(start, rows[start:end]) for start, end in teaching(text, name, others)]


# What the commands write.


def render(pattern: Pattern) -> str:
    """The section that teaches a pattern, without a line end before and behind."""
    trigger, fix = (_plain(pattern.text(key)) for key in ("trigger", "fix"))
    origin = f"Learned {pattern.text('date')} from {pattern.text('learned_from')}."
    return f"## {pattern.name}\n\n**When**: {trigger}\n\n**Do**: {fix}\n\n{_plain(origin)}"


def _plain(text: str) -> str:
    """A text that is no structure of Markdown, whatever it holds. Blank lines would end the paragraph."""
    lines = [line.rstrip() for line in text.strip().split("\n")]
    return _STRUCTURE.sub(r"\1\\\2", "\n".join(line for line in lines if line))


def added(text: str | None, path: str, pattern: Pattern) -> str:
    """A skill file with the section of a pattern at its end; `text` is None where there is no file yet."""
    if text is None:
        text = skeleton(path)
    if text.endswith("\n") or not text:
        return f"{text}\n{render(pattern)}\n"
    return f"{text}\n\n{render(pattern)}"  # it had no end of line, and has none now: so that demoting can tell


def removed(text: str, path: str, name: str) -> str | None:
    """A skill file without the section of a pattern; None where nothing else was in it, so that it is to go."""
    lines = text.split("\n")
    span = own(lines, name)
    if span is None:
        return text
    start, end = span
    if end < len(lines):
        rest = "\n".join([*lines[:start], *lines[end:]])
    else:  # the blank line above came with it
        before = "".join(f"{line}\n" for line in lines[:start])
        rest = before[:-1] if before.endswith("\n\n") or before == "\n" else before
        if not text.endswith("\n") and rest.endswith("\n"):
            rest = rest[:-1]
    return None if rest == skeleton(path) else rest


def skeleton(path: str) -> str:
    """A new skill file."""
    folder, _, name = path.rpartition("/")
    stem = folder.rpartition("/")[2] if name == SKILL and folder else name.rpartition(".")[0] or name
    title = " ".join(stem.replace("-", " ").replace("_", " ").split()) or "Skill"
    head = f"# {title[0].upper()}{title[1:]}\n"
    if name != SKILL:
        return head
    return (
        f"---\nname: {stem}\ndescription: What fixes in this repository have taught, pattern by pattern.\n---\n\n{head}"
    )
