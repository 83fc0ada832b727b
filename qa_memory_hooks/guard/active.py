"""Words of a shell with characters that are active in them: a `*` that was quoted is a character, another is not."""

from __future__ import annotations

# Characters that are active in a word; these code points are private, and in no path that anybody writes.
STAR, QUERY, OPEN, CLOSE, LEFT, COMMA, RIGHT, UNKNOWN = map(chr, range(0xE000, 0xE008))
ACTIVE = {"*": STAR, "?": QUERY, "[": OPEN, "]": CLOSE, "{": LEFT, ",": COMMA, "}": RIGHT}
PLAIN = {ord(code): char for char, code in ACTIVE.items()}


def literal(text: str) -> str:
    """A word as it is written, where its active characters match nothing."""
    return text if text.isascii() else text.translate(PLAIN)


DEEPEST = 24
"""So many substitutions, strings of `sh -c` and their like inside each other are followed."""


class TooDeep(Exception):
    """The text is nested deeper than it is followed."""
