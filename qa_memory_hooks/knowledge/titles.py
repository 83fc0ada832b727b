"""When two titles are the same to a reader: case, width, white space and look-alike letters folded."""

from __future__ import annotations

import functools
import re

# Letters of other scripts that readers take for Latin ones: small ones, and capitals whose small form looks otherwise.
_LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁһӏкмтвнԛԝɡɑıοανρτυικχεηβμζγօոսհ",
    "aeopcyxijsdhlkmtbhqwgaioavptuikxenbmzyonuh",
)
_CAPITALS = str.maketrans("ΗΝΥ", "HNY")


@functools.cache
def _ignorable() -> dict[int, None]:
    """Characters that are drawn as nothing, as `str.translate` wants them."""
    return dict.fromkeys(
        (
            *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFEFF, 0xFFA0),
            *(*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)),
            *(*range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFFC), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)),
            *range(0xE0000, 0xE1000),
        )
    )


def fold(title: str) -> str:
    """A title as readers take it; equal for titles that look alike."""
    if title.isascii():
        return " ".join(title.casefold().split())
    import unicodedata  # 2 ms, and only for titles that need it

    plain = unicodedata.normalize("NFKC", title).replace("\u2800", " ").translate(_ignorable())
    return " ".join(unicodedata.normalize("NFKC", _fold_word(word)).translate(_LOOK_ALIKES) for word in plain.split())


def _fold_word(word: str) -> str:
    # Eta is an n and a capital Eta an H: among Latin letters and capitals it is taken for the latter.
    if word.isupper() or any(char.isascii() and char.isalpha() for char in word):
        word = word.translate(_CAPITALS)
    return word.casefold()


# What keyboards put into an emoji: the selector of its picture, keycaps, joiners between pictures.
_IN_EMOJI = (
    "(?<=[\xa9\xae\u203c-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)|"
    "(?<=[\ufe0f\U0001f000-\U0001faff])\u200d(?=[\u2600-\u27bf\U0001f000-\U0001faff])"
)


def has_ignorable(text: str) -> bool:
    """Whether some character of the text is drawn as nothing, those inside of emoji aside."""
    return not text.isascii() and any(ord(char) in _ignorable() for char in re.sub(_IN_EMOJI, "", text))


def is_nfc(text: str) -> bool:
    """Whether a text is in Unicode's composed form."""
    if text.isascii():
        return True
    import unicodedata

    return unicodedata.is_normalized("NFC", text)
