"""What a rule of the scanner is: data that the matcher reads."""

from __future__ import annotations

from ..typed import Literal, NamedTuple

Language = Literal["en", "zh", "ja", "ko", "de", "es", "fr", "pt", "ru", "*"]


class WordRule(NamedTuple):
    """A meaning: concepts that meet in one sentence (`vocabulary.pattern` says how it is written).

    Its anchors are the words of its concepts: it is looked at only in a sentence that has one of each.
    """

    code: str
    language: Language
    sees: str
    """What the sentence says, as the finding tells it: `a class of failures is declared noise`."""
    pattern: str
    unless: str = "criterion|refuse|remorse"
    """Concepts (`a|b`) of which none may stand in the sentence."""
    hits: tuple[str, ...] = ()
    """Sentences that it must see, each in words of its own."""
    misses: tuple[str, ...] = ()
    """Honest sentences near by that it must not see."""


class ShapeRule(NamedTuple):
    """A form that no words make: markup, a command, an address. The pattern is matched on the folded view."""

    code: str
    language: Language
    sees: str
    anchors: tuple[str, ...]
    """Lower-case texts of which one must occur in the view before the pattern is compiled."""
    pattern: str
    hits: tuple[str, ...] = ()
    misses: tuple[str, ...] = ()


class Meaning(NamedTuple):
    """A word rule, made ready for reading (`compiling.py`). Concepts are bits."""

    code: str
    number: int
    """Its place among all word rules."""
    run: bool
    """Whether it is about text without blanks between words."""
    anchor: int
    """The rarest of what it needs: a sentence without any of these concepts is none of its matter."""
    needs: tuple[int, ...]
    """What else must be there, any concept of each."""
    unless: int
    pattern: tuple[tuple[tuple[int, int, int], ...], ...]
