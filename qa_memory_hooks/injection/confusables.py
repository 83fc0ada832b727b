"""Letters that look like others, and what a reader takes them for.

`plain` undoes what is only the dress of a letter: compatibility forms, accents, strokes, small capitals. That is
done everywhere. A Cyrillic or Greek letter that looks like a Latin one is another matter, as most of them stand in
honest words: it counts as the other letter only in a word that is not of its own script (`disguised`).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache

from ..lazy import expression
from ..typed import NamedTuple

INVISIBLE = (
    "\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufffb\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""What takes no room, as the inside of a character class: zero width, bidi, fillers, variation selectors, tags."""

# Combining marks that stand on letters of any script; those of Hindi or Hebrew belong to the words of these.
_MARKS = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_BLANKS = "\xa0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000"
_LINE_ENDS = "\x85\u2028\u2029"
_CONTROLS = "\x00-\x08\x0b-\x1f\x7f"

# What else has another form. The blocks that fill honest text (Cyrillic, Hindi, Chinese, most signs) are left out, so
# that it is searched and not rewritten letter by letter.
_DRESSED = (
    "\x80-\x9f\xa8\xaa\xaf\xb2-\xb5\xb8-\xba\xbc-\xbe\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0340-\u0390\u03aa-\u03b0\u03ca-\u03ff"
    "\u0587\u0675-\u0678\u0958-\u09df\u0a33-\u0a5e\u0b5c\u0b5d\u0e33\u0eb3\u0edc\u0edd\u0f0c\u0f43-\u0fb9\u10fc\u1c80-\u1c88"
    "\u1d00-\u1fff\u2010\u2011\u2017-\u201f\u2024-\u2026\u2032-\u2037\u203c\u203e\u2047-\u2049\u2057\u2070-\u209f\u20a8"
    "\u2100-\u218b\u2212\u222c-\u2230\u2260-\u2271\u2329\u232a\u2460-\u24ff\u2a0c\u2a74-\u2a76\u2adc\u2c60-\u2c7f\u2d6f"
    "\u2e9f\u2ef3\u2f00-\u2fd5\u3036-\u303a\u309b\u309c\u309f\u30ff\u3131-\u33ff\ua640-\ua69d\ua722-\ua7ff\uab30-\uab6f"
    "\uf900-\ufdff\ufe10-\ufeff\uff00-\uffef\U00010781-\U000107ba\U0001109a-\U000110ab\U0001112e-\U0001134c"
    "\U000114bb-\U000115bb\U00011938\U0001ccd6-\U0001ccf9\U0001d15e-\U0001d1c0\U0001d400-\U0001d7ff\U0001e030-\U0001e06d"
    "\U0001ee00-\U0001eeff\U0001f100-\U0001f265\U0001fbf0-\U0001fbf9\U0002f800-\U0002fa1f"
)


@cache
def _bounds(members: str) -> list[str]:
    """Where the ranges of a character class begin and end: a member has an odd number of them up to itself."""
    bounds: list[str] = []
    for first, end in sorted((match[1], match[2] or match[1]) for match in re.finditer("(?s)(.)(?:-(.))?", members)):
        behind = chr(ord(end) + 1)
        if bounds and first <= bounds[-1]:
            bounds[-1] = max(bounds[-1], behind)
        else:
            bounds += first, behind
    return bounds


def _held(text: str, members: str) -> str:
    """The members of a character class that a text holds, each once.

    An expression for a whole class of this size takes longer to be made than most texts to be read: one for these few
    is enough.
    """
    bounds = _bounds(members)
    return "".join(sorted(char for char in set(text) if bisect_right(bounds, char) % 2))


_DRESS = f"{_CONTROLS}{_MARKS}{_BLANKS}{_LINE_ENDS}{INVISIBLE}{_DRESSED}\u1100-\u11ff\u3099\u309a"
# Korean syllables that are taken apart, and narrow Japanese ones with a voicing mark, are one match.
_TOGETHER = "(?:(?<=[\u1100-\u11ff])[\u1100-\u11ff]+|(?<=[\uff66-\uff9d])[\uff9e\uff9f])?"
_HAS_SUCH = expression("[\u1100-\u11ff\uff66-\uff9d]")


def dress(text: str) -> re.Pattern[str] | None:
    """What `plain` is asked for in a text: a character, or one with what belongs to it; None if it holds none."""
    held = _held(text, _DRESS)
    return _class(held, _TOGETHER if _HAS_SUCH.search(held) else "") if held else None


CONTROLS = expression(f"[{_CONTROLS}]")
"""The part of it that is found in ASCII."""


def invisible(text: str) -> re.Pattern[str] | None:
    """What takes no room in a text, character by character; None if it holds none."""
    held = _held(text, INVISIBLE)
    return _class(held) if held else None


@lru_cache(512)
def _class(members: str, more: str = "") -> re.Pattern[str]:
    return re.compile(f"[{re.escape(members)}]{more}")


JOINING = frozenset("\u0300\u0301\u0304\u0306\u0308\u030b\u3099\u309a")
"""Marks that make another letter of the one before (`composed`)."""

_DRESS_ONLY = expression("[A-Za-z\xc0-\u03ff\u1e00-\u1fff]")  # letters that are the same one without marks


def _pairs(*rows: str) -> dict[str, str]:
    """A table from rows of `ones others`, each of the ones with the other at its place."""
    return {one: other for row in rows for one, other in zip(*row.split(), strict=True)}


# No normal form takes the stroke out of a letter, or knows small capitals, upside-down letters and quotation marks.
_DRESSES = _pairs(
    "ØøŁłĐđĦħŦŧɃƀȺⱥȻȼɆɇƗɨɈɉꝀꝁɌɍȾⱦɎɏƵƶꝐꝑꝖꝗƝɲƁɓƊɗƘƙƤƥƬƭȤȥ OoLlDdHhTtBbAaCcEeIiJjKkRrTtYyZzPpQqNnBbDdKkPpTtZz",
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ abcdefghijklmnopqrstuvwyz",
    "ɐɔǝɟƃɥıɾʞɯɹʇʌʍʎȷɑɡɩʋɛ acefghijkmrtvwyjagive",
    "‐‑−‘’‚‛“”„‟ʼ ---''''\"\"\"\"'",
) | {"Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "ẞ": "SS", "İ": "I"}
_ALPHABETS = (0x249C, 0x1F110, 0x1F150, 0x1F170, 0x1F1E6)  # in brackets, white on black, those of flags
_LONGEST = 4  # some characters stand for whole phrases

_ALIKE = _pairs(
    "АВЕЅІЈКМНОРСТУХԚԜҺӀѴ ABESIJKMHOPCTYXQWHIV",  # Cyrillic
    "авеѕіјкмнорстухԛԝһӏѵԁ abesijkmhopctyxqwhlvd",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ ABEZHIKMNOPTYXCJ",  # Greek
    "αβεηικνορτυχωςϲϳγ abenikvoptuxwccjy",
    "ՕՍՏԼօսհոցզյ OUSLouhngqj",  # Armenian
    "ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ ABCDEGHIJKLMPRSTVWZ",  # Cherokee
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ ABCDEFGHIJKLMNOPRSTUVWXYZ",  # Lisu
)
_CYRILLIC = _pairs("aceopxyABCEHKMOPTX асеорхуАВСЕНКМОРТХ")
_FOREIGN = expression("[\u0370-\u052f\u0531-\u058f\u13a0-\u13ff\ua4d0-\ua4f7\uab70-\uabbf]")
_LETTERS = "[A-Za-z\xc0-\xd6\xd8-\xf6\xf8-\u024f\u0370-\u052f\u0531-\u058f\u13a0-\u13ff\ua4d0-\ua4f7\uab70-\uabbf]"
_WORD = expression(_LETTERS + "+")
_LEADS = bytes((0xCD, 0xCE, 0xCF, 0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xE1, 0xEA))
"""How foreign letters begin in UTF-8. To look for these bytes is faster than to look for the letters."""
_NEAR = 40  # how far off a neighbour still tells what a word is


class Disguised(NamedTuple):
    """A word with look-alikes in it: `plain` is what it reads like, `mixed` whether it shows two scripts."""

    start: int
    end: int
    plain: str
    mixed: bool


def plain(cluster: str) -> str:
    """What a match of `DRESS` is without its dress; often nothing. Case stays."""
    if cluster in _DRESSES:
        return _DRESSES[cluster]
    code = ord(cluster[0])
    for first in _ALPHABETS:
        if first <= code < first + 26:
            return chr(ord("a") + code - first)
    if _matches(_LINE_ENDS, cluster):
        return "\n"
    if cluster in "\x0b\x0c" or _matches(_BLANKS, cluster):
        return " "
    if code < 0xA0 or _matches(INVISIBLE, cluster):
        return ""
    import unicodedata

    form = unicodedata.normalize("NFKC", cluster)
    return cluster if len(form) > max(_LONGEST, len(cluster)) else "".join(map(_bare, form))


def composed(pair: str) -> str:
    """The Cyrillic or Japanese letter that one and its mark are; nothing if they are none."""
    import unicodedata

    letter = unicodedata.normalize("NFC", pair)
    return letter if len(letter) == 1 and not _DRESS_ONLY.match(pair) else ""


def _bare(char: str) -> str:
    """A letter without accents; in Cyrillic, Indic and Japanese ones they make another letter."""
    import unicodedata

    if _matches(_MARKS, char):
        return ""
    base = unicodedata.normalize("NFD", char)[0]
    if base.isascii() or "\u0370" <= base <= "\u03ff":
        char = base
    return _DRESSES.get(char, char)


def _matches(members: str, char: str) -> bool:
    return re.match(f"[{members}]", char) is not None


def disguised(text: str) -> Iterator[Disguised]:
    """Words in which a letter of another script stands for one that looks the same."""
    data = text.encode("utf-8", "surrogatepass")
    if len(data.translate(None, _LEADS)) == len(data):
        return
    at = 0
    while found := _FOREIGN.search(text, at):
        start = found.start()
        while start > at and _WORD.match(text[start - 1]):
            start -= 1
        match = _WORD.match(text, start)
        assert match
        at = match.end()
        if judged := _judge(match[0], text, start, at):
            yield judged


def _judge(word: str, text: str, start: int, end: int) -> Disguised | None:
    foreign = _FOREIGN.findall(word)
    latin = len(word) - len(foreign)
    if _is_formula(foreign, latin):
        return None
    if not all(letter in _ALIKE for letter in foreign):
        # Its own letters say what it is; it is the few Latin ones that may be in disguise.
        plain_word = "".join(_CYRILLIC.get(letter, letter) for letter in word)
        is_russian = all(map(_FOREIGN.match, plain_word)) and (word[1:] == word[1:].lower() or word.isupper())
        return Disguised(start, end, plain_word, True) if is_russian and 0 < latin * 2 <= len(word) else None
    near = max(0, start - _NEAR)
    before = _WORD.findall(text, max(near, text.rfind("\n", near, start) + 1), start)[-2:]
    behind = _WORD.findall(text[end : end + _NEAR].split("\n", 1)[0])[:2]
    own = any(_is_own(neighbour) for neighbour in before + behind)
    if latin:
        if own and all(map(_FOREIGN.match, word[latin:])):
            return None  # a Latin name with an ending, between words of the script of that
    elif own or not any(_has_latin(neighbour) for neighbour in before + behind):
        return None
    return Disguised(start, end, "".join(_ALIKE.get(letter, letter) for letter in word), latin > 0)


def _is_formula(foreign: list[str], latin: int) -> bool:
    """Whether it is a Greek letter or two, alone or at a Latin one, as in `αx` or `kΩ`; no formula has an omicron."""
    greek = all("\u0370" <= char <= "\u03ff" and char not in "οΟ" for char in foreign)
    return greek and latin < 2 and len(foreign) < 3


def _is_own(word: str) -> bool:
    return any(_FOREIGN.match(letter) and letter not in _ALIKE for letter in word)


def _has_latin(word: str) -> bool:
    return any(not _FOREIGN.match(letter) for letter in word)
