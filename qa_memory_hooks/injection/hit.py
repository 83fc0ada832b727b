"""What the scanner saw at a place of a text."""

from __future__ import annotations

from ..typed import NamedTuple


class Hit(NamedTuple):
    """A rule that met the text, or a hiding in it: where, and what it says there.

    `start` and `end` count code points of the text. `sees` tells it in half a sentence; `view` is where it was seen
    (`hidden` and `decoded` text is not what a person reads there); `shown` is what was seen, where that is not what
    stands in the text.
    """

    code: str
    sees: str
    start: int
    end: int
    view: str = "joined"
    shown: str = ""
    severe: bool = False
    """Whether it is a hiding with an order or a verdict inside."""
    weighed: bool = False
    """Whether only the weight of its words was seen: that counts where no rule met."""
