"""A text that knows what it was made of.

It is the last of a chain of rewritings, and each can be asked for its edits again. That is done only when something
was found, as nearly every text is honest.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable

from ..typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .encodings import Edit


class Traced:
    """A text, and the one before it with the edits between."""

    __slots__ = ("_before", "_edits", "_stretches", "text")

    def __init__(self, text: str, before: Traced | None = None, edits: Callable[[], Iterable[Edit]] = tuple) -> None:
        self.text, self._before, self._edits = text, before, edits
        self._stretches: _Stretches | None = None

    def edited(self, rewriting: Callable[[str], Iterable[Edit]]) -> Traced:
        """The text after the edits that a rewriting finds in it."""
        text, at = self.text, 0
        parts: list[str] = []
        for start, end, new in rewriting(text):
            parts += text[at:start], new
            at = end
        return Traced("".join(parts) + text[at:], self, lambda: rewriting(text)) if parts else self

    def without(self, pattern: re.Pattern[str], new: str = "") -> Traced:
        """The text without what a pattern matches, or with something constant for it."""
        before = self.text
        text, count = pattern.subn(new, before)
        if not count:
            return self
        return Traced(text, self, lambda: [(*match.span(), new) for match in pattern.finditer(before)])

    def replaced(self, pattern: re.Pattern[str], replacing: Callable[[], Callable[[re.Match[str]], str]]) -> Traced:
        """The text with something else for each match; what that is may depend on the matches before."""
        before = self.text

        def edits() -> list[Edit]:
            new = replacing()
            return [(*match.span(), new(match)) for match in pattern.finditer(before)]

        return Traced(pattern.sub(replacing(), before), self, edits)

    def part(self, start: int, end: int) -> Traced:
        """The text from one offset to another."""
        return Traced(self.text[start:end], self, lambda: ((0, start, ""),))

    def dressed(self, text: str) -> Traced:
        """Another text, each character of which stands for the one at its place."""
        return self if text == self.text else Traced(text, self)

    def source(self, start: int, end: int) -> tuple[int, int]:
        """Where the characters from one offset to another come from."""
        text: Traced = self
        while text._before is not None:
            text._stretches = text._stretches or _Stretches(text._edits())
            first, last = text._stretches.place(start)[0], text._stretches.place(end - 1)[1]
            start, end = first, last if start < end else first
            text = text._before
        return start, end


class _Stretches:
    """What became of a text, in stretches: a replaced one stands for what was there, the others only moved."""

    __slots__ = ("_ends", "_new", "_old")

    def __init__(self, edits: Iterable[Edit]) -> None:
        self._new, self._old, self._ends = [0], [0], [0]
        """Where each begins in the text after the edits and in that before; where it ends there, 0 if it moved."""
        moved = 0
        for start, end, text in edits:
            if len(text) == end - start:
                continue
            if text:
                self._add(start + moved, start, end)
            moved += len(text) - (end - start)
            self._add(end + moved, end, 0)

    def _add(self, new: int, old: int, end: int) -> None:
        self._new.append(new)
        self._old.append(old)
        self._ends.append(end)

    def place(self, offset: int) -> tuple[int, int]:
        """Where in the text before a character stands."""
        at = bisect_right(self._new, offset) - 1
        if self._ends[at]:
            return self._old[at], self._ends[at]
        moved = offset - self._new[at] + self._old[at]
        return moved, moved + 1
