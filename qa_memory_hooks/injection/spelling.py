"""What is spelled out: letter by letter, in figures for letters, backwards.

Nearly every text is ruled out by a look at a picture of it, a byte for each character.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from ..lazy import expression
from .encodings import COMMON, Edit, commonness
from .lines import by_line, line_at
from .traced import Traced

# A byte for each character: a letter, a figure, the end of a line, or something else.
_CELLS = bytes(
    ord("\n")
    if chr(i) == "\n"
    else ord("a")
    if chr(i).isalpha() or chr(i) == "?"
    else ord("0")
    if chr(i).isdigit()
    else ord(" ")
    for i in range(128)
).ljust(256)
_OTHERS_APART = _CELLS[: ord("?")] + b" " + _CELLS[ord("?") + 1 :]
"""The same, but what is not ASCII (and a question mark) is no letter but a sign."""
_MAYBE_SPELLED = expression(rb" a  {0,4}a {1,5}a(?![a0])")
_SPELLED = expression(rb"[ \n]a(?: {1,5}a){3,}(?![a0])")
_LETTER = expression(r"[^\W\d_]")
_LONG_WORD = 14  # longer ones are more than one, if no gap between words is wider
_NONE: frozenset[int] = frozenset()
_HAN_GAP = expression(" (?<=[\u3400-\u9fff] )(?=[\u3400-\u9fff])")
_FEWEST_GAPS = 2
_MAYBE_LEET = expression(rb"0(?<=a0)0?a")
_LEET = expression(r"[01345789@$](?<=[a-z].)[0-9@$]?[a-z]")
_LEET_WORD = expression(r"[a-z0-9@$]+")
_LEET_LETTERS = str.maketrans("01345789@$", "oieastbgas")
_IDENTIFIER = expression(r"[a-z]+[0-9]+|[a-z][0-9]+[a-z]|[0-9]{2,}[a-z]{1,3}|[0-9][a-z]|[0-9a-f]{6,}|[0-9]+|.")
_FEWEST_LEET, _MANY_LEET = 2, 4  # words in a line, before any is read as one; before figures alone are
_BACKWARDS = (" eht ", " dna ", " uoy ", "noit", "erongi")
_LINE = expression(r"[^\n]+")
_OVERRIDE = expression("\u202e[^\u202c\n]+")


def spelled(text: Traced) -> Iterator[Traced]:
    """The blocks in which something is spelled out, as words."""
    picture = text.text.encode("ascii", "replace")
    cells = picture.translate(_CELLS)
    yield from _letters(text, cells)
    if b"?" in picture:
        yield from _letters(text, picture.translate(_OTHERS_APART))
        if not text.text.isascii():
            yield from _chinese(text)
    if _MAYBE_LEET.search(cells) or "@" in text.text or "$" in text.text:
        yield from _figures(text)
    if any(map(text.text.__contains__, _BACKWARDS)):
        yield from _lines_backwards(text)


def backwards(text: Traced) -> Iterator[Traced]:
    """What a page shows from right to left, as a sign tells it to."""
    for match in _OVERRIDE.finditer(text.text) if "\u202e" in text.text else ():
        yield _whole(text.part(*match.span()), match[0][:0:-1])


def _lines_backwards(text: Traced) -> Iterator[Traced]:
    for match in _LINE.finditer(text.text):
        (start, end), line = match.span(), match[0]
        if commonness(line[::-1]) > max(1, commonness(line)):
            yield _whole(text.part(start, end), line[::-1])
            yield _whole(text.part(start, end), " ".join(word[::-1] for word in line.split()))


def _whole(text: Traced, new: str) -> Traced:
    """Something else in place of a text; one blank more where it is as long, as it is not one letter for another."""
    new += " " * (len(new) == len(text.text))
    return text.edited(lambda _: ((0, len(text.text), new),))


def _chinese(text: Traced) -> Iterator[Traced]:
    if max(text.text, default="") < "\u3400":
        return
    for found in by_line(text.text, _HAN_GAP):
        if len(found) >= _FEWEST_GAPS:
            edits = [(*match.span(), "") for match in found]
            yield _cut(text, line_at(text.text, found[0].start()), edits)


def _letters(text: Traced, cells: bytes) -> Iterator[Traced]:
    if not _MAYBE_SPELLED.search(cells):
        return
    edits: list[Edit] = []
    line = (0, 0)
    for match in _SPELLED.finditer(b"\n" + cells):
        start, end = match.start(), match.end() - 1
        if start >= line[1]:
            if edits:
                yield _cut(text, line, edits)
            edits = []
            line = line_at(text.text, start)
        edits += _closed_up(text.text, start, end)
    if edits:
        yield _cut(text, line, edits)


def _closed_up(text: str, start: int, end: int) -> Iterator[Edit]:
    """The gaps in a run of single letters: those of the most frequent kind go, any other is one between words."""
    letters = list(_LETTER.finditer(text, start, end))
    gaps = [(a.end(), b.start()) for a, b in pairwise(letters)]
    kinds = Counter(text[slice(*gap)] for gap in gaps)
    inner = max(kinds, key=kinds.__getitem__, default="")
    edges = _edges("".join(match[0] for match in letters)) if len(kinds) == 1 and len(letters) > _LONG_WORD else _NONE
    for at, gap in enumerate(gaps, 1):
        between = text[slice(*gap)]
        if between:
            yield *gap, "" if between == inner and at not in edges else " "


def _edges(letters: str) -> frozenset[int]:
    """Where words begin and end in text that has no blanks, as far as they are common ones."""
    common = re.compile("|".join(sorted((word for word in COMMON if len(word) > 2), key=len, reverse=True)))
    return frozenset(edge for match in common.finditer(letters) for edge in match.span())


def _figures(text: Traced) -> Iterator[Traced]:
    for found in by_line(text.text, _LEET):
        start, end = line_at(text.text, found[0].start())
        words = [word for word in _LEET_WORD.findall(text.text, start, end) if not word.isalpha() and _is_leet(word)]
        if len(words) >= _FEWEST_LEET:
            for one in "il" if any("1" in word for word in words) else "i":
                yield text.part(start, end).edited(partial(_read, one=one, every=len(words) >= _MANY_LEET))


def _is_leet(word: str) -> bool:
    """Whether figures stand among letters as letters, and not in a name, a number with its unit or a hash."""
    letters = word.translate(_LEET_LETTERS)
    return letters != word and letters.isalpha() and not _IDENTIFIER.fullmatch(word)


def _read(text: str, one: str, *, every: bool) -> Iterator[Edit]:
    for match in _LEET_WORD.finditer(text):
        if every or _is_leet(match[0]):
            yield *match.span(), match[0].replace("1", one).translate(_LEET_LETTERS)


def _cut(text: Traced, line: tuple[int, int], edits: list[Edit]) -> Traced:
    start = line[0]
    inside = [(at - start, end - start, new) for at, end, new in edits]
    return text.part(*line).edited(lambda _: inside)
