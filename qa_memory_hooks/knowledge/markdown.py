"""The structure of Markdown that matters here: which lines are code, and where renderers would see another heading.

The grammar of a topic file is line-based: a line that starts with `## ` is a heading. CommonMark decides by
blocks. This scanner follows CommonMark's blocks (quotes and list items, which hold paragraphs, fences and HTML)
and refuses each place where a renderer would see a heading or a fence that the grammar does not, or the other
way round. Where renderers disagree with each other (a table or a link definition is a paragraph to some) it
refuses what makes a difference. `tests/knowledge/test_markdown.py` compares what passes with a CommonMark parser.
"""

from __future__ import annotations

import re

from ..lazy import expression
from ..reading.rules import AMBIGUOUS_STRUCTURE
from ..reading.text import Flaw
from ..typed import NamedTuple

DEEPEST = 8
"""How many quotes and list items may stand in each other: renderers give up at some depth."""


class Fence(NamedTuple):
    """A fenced block: lines from 0, `end` is the closing line (the last line where it never closes)."""

    start: int
    end: int
    info: str
    closed: bool


class Structure(NamedTuple):
    """What `scan` found; lines count from 0. `hidden` are the headings inside of fences and HTML."""

    code: frozenset[int]
    fences: tuple[Fence, ...]
    hidden: frozenset[int]
    titles: tuple[int, ...]
    flaws: tuple[Flaw, ...]


# All of these see lines whose tabs are expanded: only the space is a blank, as for CommonMark.
_SPACES = expression(" *")
_FENCE = expression(r"(`{3,})([^`]*)$|(~{3,})(.*)$")
_ATX = expression(r"(#{1,6})(?: |$)")
_CLOSING_HASHES = expression(r" #+ *$")
_UNDERLINE = expression(r"(?:=+|-+) *$")
_ITEM = expression(r"(?:[-+*]|([0-9]{1,9})[.)])(?= |$)")
_FOOTNOTE = expression(r"\[\^[^] ]+\]:")
_DEFINITION = expression(r"\[(?:[^\]\\]|\\.?)*+(?:\]:|$)")
_BELOW_TABLE_HEAD = expression(r"[-|:][-|: \t]*$")
_BLOCK_TAGS = (
    "address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div "
    "dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe "
    "legend li link main menu menuitem nav noframes ol optgroup option p param search section source summary "
    "table tbody td tfoot th thead title tr track ul"
).replace(" ", "|")
# CommonMark's ways to open an HTML block, and what ends each.
_HTML = tuple(
    (expression(start, re.I), expression(end, re.I))
    for start, end in (
        (r"<(?:pre|script|style|textarea)(?:[\s>]|$)", r"</(?:pre|script|style|textarea)>"),
        (r"<!--", r"-->"),
        (r"<\?", r"\?>"),
        (r"<![a-z]", r">"),
        (r"<!\[CDATA\[", r"\]\]>"),
        (rf"</?(?:{_BLOCK_TAGS})(?:\s|/?>|$)", r"^ *$"),
    )
)
_BLANK = _HTML[-1][1]
# The last way, which does not interrupt a paragraph; a blank line ends it as well.
_LONE_TAG = expression(
    r"""<(?:/[a-z][a-z0-9-]*\s*|[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*/?)>\s*$""",
    re.I,
)
# A line that starts with any other character is text and nothing else; so is one that starts in bold.
_SPECIAL = frozenset(" \t`~#<=-*+>_0123456789[|:")

_QUOTE = 0
# What is open in the innermost box.
_NOTHING, _BARE_ITEM, _PARAGRAPH, _FENCED, _MARKUP = range(5)


def scan(lines: list[str]) -> Structure:
    """Walk through a document once."""
    return _Scanner(lines).scan()


class _Scanner:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.fences: list[Fence] = []
        self.hidden: set[int] = set()
        self.titles: list[int] = []
        self.flaws: list[Flaw] = []
        self.at = 0
        self.boxes: list[int] = []
        """The open quotes (0) and list items (the columns that their content is indented by), outermost first."""
        self.open = _NOTHING
        self.lazy = False
        """Whether the open paragraph goes on outside of its boxes."""
        self.doubtful = False
        """Whether some renderers take the open paragraph for something else, which ends earlier."""
        self.start, self.mark, self.info = 0, "", ""
        """Of the open fence."""
        self.end = _SPACES
        """What ends the open fence or HTML block."""

    def flaw(self, message: str, way_out: str | None = None) -> None:
        self.flaws.append(Flaw(AMBIGUOUS_STRUCTURE, message, self.at + 1, way_out=way_out))

    def scan(self) -> Structure:
        for at, raw in enumerate(self.lines):
            self.at = at
            if self.open >= _FENCED and not self.boxes:
                # Most lines are those of metadata, and there is nothing to them.
                if self.mark in raw or at == self.start + 1 or raw.startswith("## "):
                    self.verbatim(raw, raw.expandtabs(4))
            elif self.open < _FENCED and raw and _is_text(raw):
                self.words(raw, 0)
            elif raw or self.boxes:
                self.line(raw, raw.expandtabs(4))
            else:
                self.open = _NOTHING
        if self.open == _FENCED:
            self.end_fence(self.at, closed=bool(self.boxes))
        code = frozenset(at for fence in self.fences for at in range(fence.start, fence.end + 1))
        return Structure(code, tuple(self.fences), frozenset(self.hidden), tuple(self.titles), tuple(self.flaws))

    def line(self, raw: str, line: str) -> None:
        """Find the boxes that a line goes on with, then those that it opens, then the block that stands in them."""
        depth, begin = self.continued(line)
        if self.open >= _FENCED:
            if depth == len(self.boxes):
                self.verbatim(raw, line[begin:])
                return
            if self.open == _FENCED:
                self.end_fence(self.at - 1, closed=True)
            self.close(depth)
        start = _behind_spaces(line, begin)
        while start < min(len(line), begin + 4):
            width = 0
            if line[start] == ">":
                begin = start + 1 + line.startswith(" ", start + 1)
            elif marker := self.item(line, start, depth):
                width = start - begin + marker
                begin += width
            else:
                break
            if depth == DEEPEST:
                self.flaw(f"more than {DEEPEST} quotes and list items in each other")
                break
            self.close(depth)
            self.boxes.append(width)
            self.open = _BARE_ITEM if width else _NOTHING
            depth += 1
            start = _behind_spaces(line, begin)
        if -1 < raw.find("\t") < start and self.boxes.count(_QUOTE) > 1:
            self.flaw("a tab at the start of a line of nested quotes: renderers count it differently")
        if start < len(line):
            self.block(raw, line[start:], depth, start - begin)
        elif depth < len(self.boxes) or self.open != _BARE_ITEM:
            self.close(depth)

    def continued(self, line: str) -> tuple[int, int]:
        """How many of the open boxes a line goes on with, and where their content begins."""
        begin = 0
        for depth, width in enumerate(self.boxes):
            start = _behind_spaces(line, begin)
            if width == _QUOTE:
                if not line.startswith(">", start):
                    return depth, begin
                if start - begin > 3:
                    self.flaw("a `>` that is indented by four columns or more goes on with a quote, or is code")
                    return depth, begin
                begin = start + 1 + line.startswith(" ", start + 1)
            elif start == len(line) and self.open == _BARE_ITEM and depth == len(self.boxes) - 1:
                if start - begin >= width:
                    self.flaw("blanks below an empty list item: to some renderers the item ends, to others it goes on")
                return depth, begin
            elif start - begin >= width:
                begin += width
            elif start == len(line):
                begin = start
            else:
                return depth, begin
        return len(self.boxes), begin

    def item(self, line: str, start: int, depth: int) -> int:
        """How far the list item that starts here indents its content; 0 if there is none."""
        match = _ITEM.match(line, start)
        if not match or self.underlines(line[start:], depth) or _is_rule(line[start:]):
            return 0
        marker, text = match.end() - start, _behind_spaces(line, match.end())
        bare = text == len(line)
        if self.open == _PARAGRAPH and (bare or int(match[1] or 1) != 1):
            if self.doubtful or self.lazy:
                self.flaw("a list item under text that some renderers end earlier: put a blank line between")
            if depth == len(self.boxes):
                return 0  # no paragraph is interrupted by such an item
        # Content that is indented like code begins one column behind the marker.
        return marker + 1 if bare or text - match.end() > 4 else text - start

    def underlines(self, text: str, depth: int) -> bool:
        """Whether a line makes a heading of the paragraph above; a row of `-` outside of its boxes is a rule."""
        within = depth == len(self.boxes) or self.lazy or text[0] == "="
        return self.open == _PARAGRAPH and within and _UNDERLINE.match(text) is not None

    def block(self, raw: str, text: str, depth: int, indent: int) -> None:
        """What stands in the boxes: a paragraph, or what ends it."""
        if self.underlines(text, depth):
            self.flaw("a row of `=` or `-` under a paragraph makes it a heading: put a blank line between")
            self.close(depth)
        elif indent >= 4:
            if text.startswith("##") and _is_heading(text):
                self.flaw("an indented H2: write it at the start of the line")
            if self.open == _PARAGRAPH:
                self.words(text, depth)
            else:
                self.close(depth)
        elif text[0] == "#" and (match := _ATX.match(text)):
            self.close(depth)
            self.heading(raw, text, len(match[1]), indent)
        elif match := _FENCE.match(text):
            self.close(depth)
            self.fence(match)
        elif text[0] == "<" and (end := self.markup(text, depth)):
            message = "a line that opens an HTML block: renderers show what follows otherwise, or not at all"
            self.flaw(message, "Say it in Markdown; where the tag is what is meant, put it between back-ticks.")
            self.close(depth)
            if not end.search(text):
                self.open, self.mark, self.end = _MARKUP, "", end
        elif _is_rule(text):
            self.below_head(text)
            self.close(depth)
        else:
            if text[0] == "[" and _FOOTNOTE.match(text):
                self.flaw("a footnote: some renderers move it to the end of the page, others drop it")
            if text.startswith("##") and not text.startswith("###"):
                self.flaw("`##` without a space: write `## `")
            self.words(text, depth)

    def close(self, depth: int) -> None:
        """End what is open in the innermost box, and the boxes that are deeper than `depth`."""
        del self.boxes[depth:]
        self.open = _NOTHING

    def words(self, text: str, depth: int) -> None:
        """Text goes on with the paragraph that is open, or starts one."""
        if self.open != _PARAGRAPH:
            self.close(depth)
            self.open = _PARAGRAPH
            self.lazy = False
            self.doubtful = _DEFINITION.match(text) is not None
            self.below_head(text)
            return
        if depth < len(self.boxes):
            self.lazy = True
        if _BELOW_TABLE_HEAD.match(text):
            self.doubtful = True
        if self.lazy and self.doubtful:
            self.flaw(
                "text outside of its quote or list item, where some renderers have ended it: put a blank line between"
            )

    def heading(self, raw: str, text: str, level: int, indent: int) -> None:
        if level > 2:
            return
        if self.boxes:
            self.flaw("an H1 or H2 inside a quote or list item: only a heading at the start of a line counts")
        elif indent:
            self.flaw(f"an indented H{level}: write it at the start of the line")
        elif level == 1:
            self.titles.append(self.at)
        elif not raw.startswith("## "):
            self.flaw("an H2 without a title behind `## `")
        if _CLOSING_HASHES.search(text):
            self.flaw("a heading that ends in `#`: renderers drop the closing run")

    def markup(self, text: str, depth: int) -> re.Pattern[str] | None:
        """What ends the HTML block that a line opens; None if it opens none."""
        for start, end in _HTML:
            if start.match(text):
                return end
        within = self.open == _PARAGRAPH and depth == len(self.boxes) and not self.doubtful
        return None if within or not _LONE_TAG.match(text) else _BLANK

    def fence(self, opening: re.Match[str]) -> None:
        if self.boxes:
            self.flaw("a fence inside a quote or list item: start it at the left margin")
        self.mark, self.info = opening[1] or opening[3], (opening[2] or opening[4] or "").strip(" ")
        self.open, self.start = _FENCED, self.at
        self.end = re.compile(f"^ {{0,3}}{self.mark[0]}{{{len(self.mark)},}} *$")

    def below_head(self, text: str) -> None:
        """Some renderers try tables first: what stands above a row of dashes is a head, whatever it begins with."""
        if _BELOW_TABLE_HEAD.match(text) and self.at and "|" in self.lines[self.at - 1]:
            self.flaw("some renderers make the line above the head of a table: put a blank line between")

    def verbatim(self, raw: str, text: str) -> None:
        """A line of a fence or an HTML block."""
        if self.open == _FENCED and self.at == self.start + 1:
            self.below_head(text.lstrip(" "))
        if raw.startswith("## "):
            self.hidden.add(self.at)
            self.flaw("a heading inside a fence or HTML: renderers do not show it as one")
        if self.end.search(text):
            if self.open == _FENCED:
                self.end_fence(self.at, closed=True)
            self.open = _NOTHING

    def end_fence(self, end: int, *, closed: bool) -> None:
        self.fences.append(Fence(self.start, end, self.info, closed))
        if not closed:
            way_out = "Close it with a line of the same marks."
            self.flaws.append(Flaw(AMBIGUOUS_STRUCTURE, "a fence that never closes", self.start + 1, way_out=way_out))


def _behind_spaces(line: str, begin: int) -> int:
    if not line.startswith(" ", begin):
        return begin
    match = _SPACES.match(line, begin)
    assert match  # it matches everywhere
    return match.end()


def _is_text(line: str) -> bool:
    return line[0] not in _SPECIAL or (line.startswith("**") and line[2:3] not in "* \t")


def _is_heading(text: str) -> bool:
    match = _ATX.match(text)
    return match is not None and len(match[1]) <= 2


def _is_rule(text: str) -> bool:
    return text[0] in "*-_" and not text.strip(f"{text[0]} ") and text.count(text[0]) > 2
