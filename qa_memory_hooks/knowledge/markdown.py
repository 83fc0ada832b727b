"""The structure of Markdown that matters here: which lines are code, and where renderers would see another heading.

The grammar of a topic file is line-based: a line that starts with `## ` is a heading. CommonMark decides by
blocks. This scanner follows CommonMark's blocks just far enough to tell where both would disagree, and
refuses those places; what passes is read alike by both (`tests/knowledge/test_markdown.py` compares with a
CommonMark parser).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..reading.rules import AMBIGUOUS_STRUCTURE
from ..reading.text import Flaw


class Fence(NamedTuple):
    """A fenced block: lines from 0, `end` is the closing line (the last line where it never closes)."""

    start: int
    end: int
    info: str
    closed: bool


class Structure(NamedTuple):
    """What `scan` found: the lines (from 0) inside fences, fences included; the fences; H1 lines; flaws."""

    code: frozenset[int]
    fences: tuple[Fence, ...]
    titles: tuple[int, ...]
    flaws: tuple[Flaw, ...]


_FENCE = re.compile(r"(`{3,})([^`]*)$|(~{3,})(.*)$")
_ATX = re.compile(r"(#{1,6})(?:[ \t]|$)")
_RULE = re.compile(r"(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$")
_UNDERLINE = re.compile(r"(?:=+|-+)[ \t]*$")
_ITEM = re.compile(r"(?:[-*+]|(\d{1,9})[.)])(?:[ \t]+|$)")
_CLOSING_HASHES = re.compile(r"(?:^|[ \t])#+[ \t]*$")
_BLOCK_TAGS = (
    "address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div "
    "dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe "
    "legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table "
    "tbody td tfoot th thead title tr track ul"
).replace(" ", "|")
# CommonMark's seven ways to open an HTML block; the last one cannot interrupt a paragraph.
_HTML = re.compile(
    rf"<(?:(?:pre|script|style|textarea)(?:[\s>]|$)|!--|\?|![a-z]|!\[CDATA\[|/?(?:{_BLOCK_TAGS})(?:\s|/?>|$))", re.I
)
_LONE_TAG = re.compile(
    r"""<(?:/[a-z][a-z0-9-]*\s*|[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*/?)>\s*$""",
    re.I,
)
_SPECIAL = frozenset("`~#<=-*+>_0123456789")

# What a line may continue: nothing, a paragraph of the page, one inside of a quote or a list item.
_NOTHING, _PAGE, _INNER = range(3)


def scan(lines: list[str]) -> Structure:
    """Walk through a document once."""
    return _Scanner(lines).scan()


class _Scanner:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.flaws: list[Flaw] = []
        self.code: set[int] = set()
        self.fences: list[Fence] = []
        self.titles: list[int] = []
        self.paragraph = _NOTHING
        self.list_indent = 0
        """Columns by which the content of the outermost open list item is indented; 0 outside of lists."""
        self.quote_text = False
        """Whether the line before was paragraph text inside of a quote."""

    def flaw(self, at: int, message: str) -> None:
        self.flaws.append(Flaw(AMBIGUOUS_STRUCTURE, message, at + 1))

    def scan(self) -> Structure:
        at = 0
        while at < len(self.lines):
            line = self.lines[at]
            text = line.lstrip(" \t")
            if not text:
                self.paragraph, self.quote_text = _NOTHING, False
            elif text[0] not in _SPECIAL:
                self.words(line, text)
            else:
                at = self.special(at, line, text)
            at += 1
        return Structure(frozenset(self.code), tuple(self.fences), tuple(self.titles), tuple(self.flaws))

    def words(self, line: str, text: str) -> None:
        """Ordinary text goes on with the paragraph that is open, or starts one."""
        self.quote_text = False
        if self.paragraph == _NOTHING:
            indent = _columns(line, text)
            if indent < self.list_indent or not self.list_indent:
                if indent >= 4:
                    return  # an indented code block, if no list is open
                self.list_indent = 0
                self.paragraph = _PAGE
            else:
                self.paragraph = _INNER

    def special(self, at: int, line: str, text: str) -> int:
        """A line that may open a block; returns the last line that it takes."""
        indent = _columns(line, text)
        quoted, self.quote_text = self.quote_text, False
        inside = bool(self.list_indent) and indent > 0
        if indent >= 4 and not inside:
            # Code, or a further line of a paragraph; a heading in either is shown to some readers only.
            if _is_heading(text, 2) and text.startswith("##"):
                self.flaw(at, "an indented H2: write it at the start of the line")
            return at
        if match := _FENCE.match(text):
            if inside:
                self.flaw(at, "a fence inside a list item: start it at the left margin")
            else:
                self.list_indent = 0
            return self.fence(at, match, inside)
        if text[0] == "#":
            self.hashes(at, text, indent)
        elif text[0] == "<":
            self.tag(at, line, text)
        elif text[0] == ">":
            self.quote(at, text, inside, quoted)
        elif _UNDERLINE.match(text) and (self.paragraph == _PAGE or (inside and self.paragraph == _INNER)):
            self.flaw(at, "a row of `=` or `-` under a paragraph makes it a heading: put a blank line between")
            self.paragraph = _NOTHING
        elif _RULE.match(text):
            if not inside:
                self.list_indent = 0
            self.paragraph = _NOTHING
        elif (item := _ITEM.match(text)) and not self.continues(item, text):
            return self.item(at, text, item, indent)
        else:
            self.words(line, text)
        return at

    def continues(self, item: re.Match[str], text: str) -> bool:
        """Whether what looks like a list item goes on with a paragraph, which only some items interrupt."""
        return self.paragraph == _PAGE and (item[1] not in (None, "1") or item.end() == len(text))

    def hashes(self, at: int, text: str, indent: int) -> None:
        level = len(text) - len(text.lstrip("#"))
        if not _ATX.match(text):
            if level == 2:
                self.flaw(at, "`##` without a space: write `## `")
            self.words(self.lines[at], text)
            return
        if level <= 2 and indent:
            self.flaw(at, f"an indented H{level}: write it at the start of the line")
        elif level == 1:
            self.titles.append(at)
        elif level == 2 and not text.startswith("## "):
            self.flaw(at, "an H2 without a title behind `## `")
        if level <= 2 and _CLOSING_HASHES.search(text[level:]):
            self.flaw(at, "a heading that ends in `#`: renderers drop the closing run")
        if not indent:
            self.list_indent = 0
        self.paragraph = _NOTHING

    def tag(self, at: int, line: str, text: str) -> None:
        if _HTML.match(text) or (self.paragraph == _NOTHING and _LONE_TAG.match(text)):
            self.flaw(at, "a line that opens an HTML block: renderers show what follows otherwise, or not at all")
            self.paragraph = _NOTHING
        else:
            self.words(line, text)

    def quote(self, at: int, text: str, inside: bool, quoted: bool) -> None:
        if not inside:
            self.list_indent = 0
        inner, listed = _uncontained(text)
        if _is_heading(inner, 2):
            self.flaw(at, "an H1 or H2 inside a quote: only a heading at the start of a line counts")
        elif _FENCE.match(inner):
            self.flaw(at, "a fence inside a quote: start it at the left margin")
        elif quoted and not listed and _UNDERLINE.match(inner):
            self.flaw(at, "a row of `=` or `-` under a quoted paragraph makes it a heading")
        self.quote_text = bool(inner) and not _ATX.match(inner) and not _RULE.match(inner)
        self.paragraph = _INNER if self.quote_text else _NOTHING

    def item(self, at: int, text: str, item: re.Match[str], indent: int) -> int:
        if not self.list_indent or indent < self.list_indent:
            width = item.end() if 0 < item.end() - len(item[0].rstrip()) <= 4 and item.end() < len(text) else 0
            self.list_indent = indent + (width or len(item[0].rstrip()) + 1)
        inner, _ = _uncontained(text)
        self.paragraph = _INNER
        if _is_heading(inner, 2):
            self.flaw(at, "an H1 or H2 inside a list item: only a heading at the start of a line counts")
            self.paragraph = _NOTHING
        elif match := _FENCE.match(inner):
            self.flaw(at, "a fence inside a list item: start it at the left margin")
            return self.fence(at, match, True)
        elif not inner or _ATX.match(inner) or _RULE.match(inner):
            self.paragraph = _NOTHING
        return at

    def fence(self, at: int, opening: re.Match[str], inside: bool) -> int:
        """Go to the end of a fence. One inside a list item ends with the item, at a line that is not indented."""
        mark = opening[1] or opening[3]
        info = (opening[2] or opening[4] or "").strip()
        closing = re.compile(rf"[ \t]*{re.escape(mark[0])}{{{len(mark)},}}[ \t]*$")
        self.paragraph = _NOTHING
        end = at
        closed = False
        for end in range(at + 1, len(self.lines)):
            line = self.lines[end]
            if inside and line[:1] not in ("", " ", "\t"):
                end -= 1
                closed = True
                break
            if closing.match(line) and (inside or _columns(line, line.lstrip(" \t")) < 4):
                closed = True
                break
            if line.startswith("## "):
                self.flaw(end, "a heading inside a fence: renderers show it as code")
        if not closed:
            self.flaw(at, "a fence that never closes")
        self.code.update(range(at, end + 1))
        self.fences.append(Fence(at, end, info, closed))
        return end


def _columns(line: str, text: str) -> int:
    """How far a line is indented; a tab reaches the next multiple of four."""
    return len(line[: len(line) - len(text)].expandtabs(4))


def _is_heading(text: str, most: int) -> bool:
    match = _ATX.match(text)
    return bool(match) and len(match[1]) <= most  # type: ignore[index]  # there is a match


def _uncontained(text: str) -> tuple[str, bool]:
    """A line without its quote and list markers, and whether there was a list marker."""
    listed = False
    while True:
        if text.startswith(">"):
            text = text[1:].lstrip(" \t")
        elif (item := _ITEM.match(text)) and not _RULE.match(text):
            text, listed = text[item.end() :], True
        else:
            return text, listed
