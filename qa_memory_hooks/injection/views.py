"""A text as its readers may take it, however it is dressed: what the rules look at instead of the text alone.

`views` gives the folded and the joined text, and what is spelled out, hidden or encoded in it. Each view knows
where in the scanned text each of its characters comes from: it is a chain of rewritings, and a rewriting can be
asked for its edits again. That is done only when something was found, as nearly every text is honest.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from ..lazy import expression
from ..typed import Literal
from .encodings import KINDS, LETTER_BY_LETTER, Edit, Encoding, encodings, find_encodings
from .places import comments, places
from .spelling import backwards, spelled
from .traced import Traced

Name = Literal["folded", "joined", "spaced", "hidden", "decoded", "left out"]


class View:
    """A reading of the scanned text. In all but the folded one each line is a block (a paragraph, an item, …)."""

    __slots__ = ("name", "text", "traced")

    def __init__(self, name: Name, traced: Traced) -> None:
        self.name, self.text, self.traced = name, traced.text, traced

    def source(self, offset: int) -> int:
        """Where in the scanned text a character comes from, in code points."""
        return self.traced.source(offset, offset + 1)[0]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """What part of the scanned text the characters from `start` to `end` come from."""
        return self.traced.source(start, end)


_DEEPEST = 2
"""What is encoded may be encoded again."""
_MOST = 8
"""How many times the text all views may be before what is encoded twice is left out, and that is told: no honest text
comes near."""


def views(text: str) -> Iterator[View]:
    """The readings of a text: folded, joined, then those that there is reason for. One at most is `left out`."""
    left, told = _MOST * len(text), False
    for name, traced, depth in _readings(Traced(text)):
        left -= len(traced.text)
        if left > 0 or depth < _DEEPEST:
            yield View(name, traced)
        elif not told:
            told = True
            yield View("left out", traced)


_Reading = tuple[Name, Traced, int]


def _readings(whole: Traced) -> Iterator[_Reading]:
    """The views, and how often each was decoded."""
    folded = fold(whole)
    yield "folded", folded, 0
    loose = _join(folded)
    joined = _tidy(loose)
    yield "joined", joined, 0
    if runs := _short_runs(joined.text):
        yield "joined", _closed_up(joined.edited(partial(_only, runs))), 0
    for text in spelled(loose):
        yield "spaced", _tidy(text), 0
    for text in backwards(whole):
        yield "spaced", _blocks(text), 0
    for place in places(whole.text):
        if place.inside[1] < place.end:  # what hides all that follows is not hidden in the joined text
            yield "hidden", _blocks(whole.part(*place.inside)), 0
    if not whole.text.isascii():
        from .smuggling import smuggled

        for encoding in smuggled(whole.text):
            yield from _decoded("hidden", whole, encoding, 1)
    for encoding in _in_paragraphs(whole.text, encodings(whole.text)):
        yield from _decoded("decoded", whole, encoding, 1)


def _in_paragraphs(text: str, found: Iterable[Encoding]) -> Iterator[Encoding]:
    """The encodings; those of single letters together with the paragraph around them, as it may be flowed anew."""
    group: list[Encoding] = []
    end = 0
    for one in found:
        if group and one.kind == group[0].kind and one.start < end:
            group.append(one)
            continue
        if group:
            yield _paragraph(text, group, end)
        group = []
        if one.kind in LETTER_BY_LETTER:
            group, end = [one], text.find("\n\n", one.end)
            end = len(text) if end < 0 else end
        else:
            yield one
    if group:
        yield _paragraph(text, group, end)


def _paragraph(text: str, group: list[Encoding], end: int) -> Encoding:
    start = text.rfind("\n\n", 0, group[0].start)
    return Encoding(
        group[0].kind, start + 2 if start >= 0 else 0, end, tuple(edit for one in group for edit in one.edits)
    )


def _decoded(name: Name, text: Traced, encoding: Encoding, depth: int) -> Iterator[_Reading]:
    start = encoding.start
    edits = tuple((at - start, end - start, new) for at, end, new in encoding.edits)
    decoded = text.part(start, encoding.end).edited(lambda _: edits)
    yield name, _blocks(decoded), depth
    if depth < _DEEPEST:
        new = _places(edits)
        for deeper in _in_paragraphs(decoded.text, find_encodings(decoded.text)):
            # What stood there before is decoded along with this, and in one order only.
            if KINDS.index(deeper.kind) > KINDS.index(encoding.kind) or _is_new(deeper, *new):
                yield from _decoded(name, decoded, deeper, depth + 1)


def _places(edits: Iterable[Edit]) -> tuple[list[int], list[int]]:
    """Where in a text after some edits what they put there starts and ends."""
    moved = 0
    starts, ends = [], []
    for start, end, new in edits:
        starts.append(start + moved)
        moved += len(new) - (end - start)
        ends.append(end + moved)
    return starts, ends


def _is_new(encoding: Encoding, starts: list[int], ends: list[int]) -> bool:
    """Whether a part of what is encoded came of edits."""
    for start, end, _ in encoding.edits:
        at = bisect_right(ends, start)
        if at < len(ends) and starts[at] < end:
            return True
    return False


def _blocks(text: Traced) -> Traced:
    """What was hidden is shown whole: here a comment is a text like others."""
    return _tidy(_join(fold(text).without(_COMMENT_MARKS, " ")))


# --- folded: what a letter looks like

_COMMENT_MARKS = expression(r"<!--+|--+>")
_CONTROLS = bytes((*range(9), *range(0x0B, 0x20), 0x7F))
"""What `bytes.translate` leaves out: several times faster than a search, where there is nothing to find."""


def fold(text: Traced) -> Traced:
    """Small letters without dress and disguise; nothing invisible; lines end in LF."""
    if not text.text.isascii() or len(text.text.encode().translate(None, _CONTROLS)) < len(text.text):
        from .folding import bare

        text = bare(text)
    return text.dressed(text.text.lower())


# --- joined: what belongs together stands in one line

_BLOCK_TAG = expression(
    r"</?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|blockquote|pre|section|article|header|footer|nav|"
    r"aside|main|figure|figcaption|details|summary|hr|form|fieldset|center)(?:[\s/][^<>]*)?>"
)
_INLINE_TAG = expression(
    r"<(?:/?(?:a|b|i|u|s|q|em|strong|span|code|sub|sup|small|big|mark|font|tt|kbd|samp|var|wbr|del|ins|abbr|cite|strike|"
    r"bdi|bdo|img|label|time|o:p)(?:[\s/][^<>]*)?>"
    r"|(?<=[\w>]<)/?[a-z][a-z0-9]{0,15}>(?=[a-z<]))"  # whatever it is, it splits a word
)
_LINE_BREAK = expression(r"<br\s*/?>")
# What stands between two lines: blank lines, and the marks that the second one begins with.
_BREAK = (
    r"\n(?:(?P<blank>[ \t]*\n[ \t\n]*)|[ \t]*)(?:(?P<quote>>[> \t]*)|)"
    r"(?:(?P<rule>[-=*_+|:][-=*_+|: \t]*(?![^\n]))"
    r"|(?P<head>#{1,6}(?![^ \t\n])[ \t]*)"
    r"|(?P<item>(?:[%s]|[0-9]{1,9}[.)])[ \t]+(?:\[[ x]?\][ \t]+|))"
    r"|(?P<row>\|)"
    r"|(?P<fence>`{3,}|~{3,})|)"
)
_BREAKS = expression(_BREAK % "-*+•·▪◦")
_BREAKS_ASCII = expression(_BREAK % "-*+")  # compiled in a third of the time
_ROW = expression(r"\n[ \t]*(?:>[ \t]*)*\|[^\n]*\|")
_CLOSED = frozenset(("rule", "head", "row", "fence", "end"))
_SOFT = "\r"
"""A line end inside of a block: no folded text has such a sign of its own."""
_HAN_SOFT = expression(
    "\r(?:(?<=[\u2e80-\uabff]\r)(?![\uac00-\U0010ffff])|(?<![\uac00-\U0010ffff]\r)(?=[\u2e80-\uabff]))"
)
# A class comes first in this and in others, as a search for one is fast; what was found is told apart behind it.
_MARKUP = expression(
    r"[\\!\]\[*`~_](?:"
    r"(?<=[*`])[*`]*"
    r"|(?<=\[)(?:\^[^\[\]\s]{1,40}\]:?)?"  # the start of a link, or a footnote's mark
    r"|(?<=\])(?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\[[^\[\]\n]*\])?"  # and where it goes to
    r"|(?<=!)\[|(?<=~)~+"
    r"|(?<=\\)(?=[!-/:-@\[-`{-~])"  # an escape
    r"|(?<=[^a-z0-9_]_)_*|(?<=_)_*(?![a-z0-9_]))"
)
_GAPS = expression(r"   *")
_STARTS = expression(r"\n[ \n][ \n]*")
_ENDS = expression(r" \n")


def _join(text: Traced) -> Traced:
    """One line a block, without markup; runs of blanks stay."""
    if "<" in text.text:
        text = (
            text.edited(_without_comments).without(_BLOCK_TAG, "\n\n").without(_LINE_BREAK, "\n").without(_INLINE_TAG)
        )
    text = Traced("\n" + text.text, text, lambda: ((0, 0, "\n"),))
    if "|" in text.text:
        text = text.dressed(_ROW.sub(_without_cells, text.text))
    pattern = _BREAKS_ASCII if text.text.isascii() else _BREAKS
    return _closed_up(text.replaced(pattern, _breaks)).without(_MARKUP)


def _without_comments(text: str) -> Iterator[Edit]:
    for comment in comments(text):
        if comment.inside[1] < comment.end:
            yield comment.start, comment.end, ""


def _without_cells(row: re.Match[str]) -> str:
    """A row of a table, or the rule below its head, with the first of its marks only."""
    before, mark, cells = row[0].partition("|")
    return before + mark + cells.replace("|", " ")


def _breaks() -> Callable[[re.Match[str]], str]:
    """Tells of one line break after the other whether it is soft, or a line end between two blocks."""
    block: re.Match[str] | None = None
    closed = False

    def new(match: re.Match[str]) -> str:
        nonlocal block, closed
        mark = match.lastgroup
        if mark == "quote":
            mark = _quote(match, block)
        if mark is None and not closed:
            return _SOFT
        block, closed = match, mark in _CLOSED
        return "\n"

    return new


def _quote(match: re.Match[str], block: re.Match[str] | None) -> str | None:
    """What the mark of a quote stands for: one that begins, one that goes on (nothing), or a blank line in it."""
    if match.string[match.end() : match.end() + 1] in ("", "\n"):
        return "end"
    goes_on = match["blank"] is None and block is not None and block["quote"] is not None
    return None if goes_on else "quote"


def _closed_up(text: Traced) -> Traced:
    """The lines of one block as one: a word that was divided is put together, and Chinese has no blanks."""
    if _SOFT not in text.text:
        return text
    if "-\r" in text.text:
        text = text.edited(_hyphens)
    if max(text.text) >= "\u2e80":
        text = text.without(_HAN_SOFT)
    return text.dressed(text.text.replace(_SOFT, " "))


def _hyphens(text: str) -> Iterator[Edit]:
    at = text.find("-\r")
    while at >= 0:
        if text[at - 1 : at].isalpha() and text[at + 2 : at + 3].isalpha():
            yield at, at + 2, ""
        at = text.find("-\r", at + 2)


def _tidy(text: Traced) -> Traced:
    """One blank between words, one line end between blocks."""
    text = text.dressed(text.text.replace("\t", " "))
    if "  " in text.text:
        text = text.without(_GAPS, " ")
    text = text.without(_STARTS, "\n")
    if " \n" in text.text:
        text = text.without(_ENDS, "\n")
    body = text.text.lstrip(" \n")
    start = len(text.text) - len(body)
    return text.part(start, start + len(body.rstrip(" \n")))


_SENTENCE_ENDS = frozenset(".!?:;。")
_FEW = 4
"""So many words make a short block: what is split over several of them is read as one."""
_SHORT, _SHORT_HAN = 40, 16  # and so many letters


def _only(runs: list[tuple[int, int]], text: str) -> Iterator[Edit]:
    """Nothing but the runs of short blocks is left, and each becomes one block."""
    done = 0
    for start, end in runs:
        yield done, start, "\n" if done else ""
        at = text.find("\n", start, end)
        while at >= 0:
            yield at, at + 1, _SOFT
            at = text.find("\n", at + 1, end)
        done = end
    yield done, len(text), ""


def _short_runs(text: str) -> list[tuple[int, int]]:
    runs = []
    start = at = lines = 0
    for line in text.split("\n"):
        size = len(line)
        at += size + 1
        if size > _SHORT or line.count(" ") >= _FEW or (size > _SHORT_HAN and not line.isascii()):
            last = at - size - 2
        elif line[-1:] in _SENTENCE_ENDS:
            lines += 1
            last = at - 1
        else:
            lines += 1
            continue
        if lines > 1:
            runs.append((start, last))
        start, lines = at, 0
    if lines > 1:
        runs.append((start, at - 1))
    return runs
