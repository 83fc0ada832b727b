"""Text in characters that nobody sees: tags, variation selectors, zero-width characters.

They take no room on a page and in most editors, and a model reads them. Only a text that is not ASCII can hold any:
nothing else loads this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..lazy import expression
from .confusables import invisible
from .encodings import Encoding, plausible
from .lines import by_line

TAGS = expression("[\U000e0000-\U000e007f][\U000e0000-\U000e007f]*")
_REGION = expression("[\U000e0030-\U000e007a]{2,6}\U000e007f")
_FEWEST_BITS = 32


def smuggled(text: str) -> Iterator[Encoding]:
    """Text in tag characters, variation selectors or zero-width characters: one for each line that holds some."""
    if text.isascii() or not invisible(text):
        return
    for kind, pattern, decode in _SMUGGLERS:
        for found in by_line(text, pattern, is_no_flag):
            if new := decode("".join(match[0] for match in found)):
                start, end = found[0].start(), found[-1].end()
                yield Encoding(kind, start, end, ((start, end, new),))


def is_no_flag(match: re.Match[str]) -> bool:
    """Behind a black flag, tags and an end mark are an emoji: England, Scotland, Wales."""
    return not (match.string[match.start() - 1 : match.start()] == "\U0001f3f4" and _REGION.fullmatch(match[0]))


def from_tags(hidden: str) -> str:
    """What tag characters say: each stands for one of ASCII."""
    return "".join(chr(max(ord(char) - 0xE0000, 0x20)) for char in hidden)


def _from_selectors(hidden: str) -> str:
    """Each selector is a byte (there are 256), or has it at its end, or is half of one."""
    numbers = [ord(char) - 0xFE00 if char <= "\ufe0f" else ord(char) - 0xE0100 + 16 for char in hidden]
    high = [number for number in numbers if number >= 16]
    halves = [16 * a + b for a, b in zip(numbers[::2], numbers[1::2], strict=False) if a < 16 > b]
    return next(filter(None, (plausible(bytes(n)) for n in (numbers, [n - 16 for n in high], halves, high))), "")


def _from_bits(hidden: str) -> str:
    """Two zero-width characters are the bits; a third one, where there is one, stands between the letters."""
    kinds = sorted(set(hidden), key=lambda char: (hidden.count(char), char))[-2:]
    bits = "".join(str(kinds.index(char)) for char in hidden if char in kinds)
    if len(bits) < _FEWEST_BITS or len(kinds) < 2:
        return ""
    for turned in (bits, bits.translate({ord("0"): "1", ord("1"): "0"})):
        for width in (8, 7):
            codes = (int(turned[at : at + width], 2) for at in range(0, len(turned) - width + 1, width))
            if new := plausible(bytes(codes)):
                return new
    return ""


_SMUGGLERS: tuple[tuple[str, re.Pattern[str], Callable[[str], str]], ...] = (
    ("tag characters", TAGS, from_tags),
    ("variation selectors", expression("[\ufe00-\ufe0f\U000e0100-\U000e01ef]"), _from_selectors),
    ("zero-width characters", expression("[\u200b-\u200f\u2060-\u2064\ufeff]"), _from_bits),
)
