"""A text without the dress and the disguise of its letters, and without what nobody sees.

Only a text that is not ASCII, or holds a control character, needs it: nothing else loads this.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .confusables import CONTROLS, JOINING, composed, disguised, dress, plain
from .encodings import Edit
from .traced import Traced

_plain = lru_cache(4096)(plain)


def bare(text: Traced) -> Traced:
    """The text with the letters that a reader takes its characters for; capitals stay."""
    if text.text.isascii():
        return text.edited(_without_controls)
    text = text.edited(_undressed)
    parts: list[str] = []
    at = 0
    for word in disguised(text.text):
        parts += text.text[at : word.start], word.plain
        at = word.end
    return text.dressed("".join(parts) + text.text[at:])


def _undressed(text: str) -> Iterator[Edit]:
    for match in found.finditer(text) if (found := dress(text)) else ():
        start, end = match.span()
        if start and match[0] in JOINING and (whole := composed(text[start - 1 : end])):
            start, new = start - 1, whole
        else:
            new = _plain(match[0])
        yield start, end, new


def _without_controls(text: str) -> Iterator[Edit]:
    for match in CONTROLS.finditer(text):
        yield *match.span(), _plain(match[0])
