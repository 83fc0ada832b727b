"""Which characters and words hide something that no honest entry needs: the rules QA520 to QA523.

Only a text that is not ASCII can hold any: nothing else loads this.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..lazy import expression
from .confusables import disguised, invisible
from .hiding import Hiding
from .lines import by_line, line_at
from .smuggling import TAGS, from_tags, is_no_flag, smuggled

_BIDI = expression("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_RIGHT_TO_LEFT = expression("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
# Scripts whose letters take another form at a joiner, and those that mark where a line may break.
_JOINED = expression("[\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc]")
_UNSPACED = expression("[\u0e00-\u109f\u1780-\u17ff]")
_EMOJI = expression(
    "[\xa9\xae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff\u3030\u303d"
    "\u3297\u3299\ufe0f\U0001f000-\U0001faff]"
)
_IDEOGRAPH = expression("[\u1800-\u18af\u2200-\u22ff\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_KOREAN = expression("[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]")
_SURROUNDINGS = 24  # so much of what they stand in is shown
_FEW = 3  # so many are shown where they stand


def hiding_characters(text: str) -> Iterator[Hiding]:
    """Invisible ones where no script and no emoji needs them, signs that turn the text, tags."""
    unseen = invisible(text)
    if unseen is None:
        return
    secrets = {line_at(text, found.start): found.edits[0][2] for found in smuggled(text) if found.kind[0] != "t"}
    for found in by_line(text, unseen, _is_stray):
        start, end = found[0].start(), found[-1].end()
        revealed = secrets.get(line_at(text, start)) or _around(text, start, end, kept=len(found) <= _FEW)
        yield Hiding("QA520", start, end, _named(found), revealed)
    for found in by_line(text, _BIDI, _turns):
        start, end = found[0].start(), found[-1].end()
        yield Hiding("QA521", start, end, _named(found), _around(text, start, end))
    for found in by_line(text, TAGS, is_no_flag):
        tags = "".join(match[0] for match in found)
        yield Hiding("QA522", found[0].start(), found[-1].end(), f"{len(tags)} tag characters", from_tags(tags))


def _is_stray(match: re.Match[str]) -> bool:
    """Whether an invisible character stands where no script and no emoji needs it."""
    text, at, char = match.string, match.start(), match[0]
    before, behind = text[at - 1 : at], text[at + 1 : at + 2]
    if _BIDI.match(char) or "\U000e0000" <= char <= "\U000e007f":
        return False  # these have rules of their own
    if char == "\ufeff":
        return at > 0
    if char in "\u200c\u200d" and _JOINED.match(before):
        return behind.isalpha() and not _JOINED.match(behind)
    if char == "\u200d":
        return not (_EMOJI.match(before) and _EMOJI.match(behind))
    if char == "\u200b":
        return not (_UNSPACED.match(before) and _UNSPACED.match(behind))
    if char in "\ufe0e\ufe0f":
        return not (_EMOJI.match(before) or before in "#*0123456789") or behind == char
    if "\ufe00" <= char <= "\ufe0d" or "\u180b" <= char <= "\u180f" or char >= "\U000e0100":
        return not _IDEOGRAPH.match(before)
    return not (char in "\u115f\u1160" and _KOREAN.search(before + behind))


def _turns(match: re.Match[str]) -> bool:
    """Whether a bidi control is more than a mark beside letters that are written from right to left."""
    text, at = match.string, match.start()
    if match[0] not in "\u061c\u200e\u200f":
        return True
    inside = text[at - 1 : at].isalpha() and text[at + 1 : at + 2].isalpha()
    near = text[max(0, at - 1) : at + 2] if inside else text[max(0, at - _SURROUNDINGS) : at + _SURROUNDINGS]
    return not _RIGHT_TO_LEFT.search(near)


def _named(found: list[re.Match[str]]) -> str:
    codes = sorted({f"U+{ord(match[0]):04X}" for match in found})
    more = ", …" if len(codes) > 3 else ""
    return f"{len(found)} × {', '.join(codes[:3])}{more}"


def _around(text: str, start: int, end: int, *, kept: bool = False) -> str:
    """The words that invisible characters stand in, with or without them."""
    first, last = line_at(text, start)
    around = text[max(first, start - _SURROUNDINGS) : min(last, end + _SURROUNDINGS)]
    unseen = None if kept else invisible(around)
    return unseen.sub("", around) if unseen else around


# --- QA523: words


def mixed_words(text: str) -> Iterator[Hiding]:
    """Words in which letters of another script stand for those of their own."""
    found: list[tuple[int, int, str]] = []
    for start, end, plain, mixed in disguised(text):
        if found and "\n" in text[found[-1][1] : start]:
            yield _mixed(found)
            found = []
        if mixed:
            found.append((start, end, plain))
    if found:
        yield _mixed(found)


def _mixed(found: list[tuple[int, int, str]]) -> Hiding:
    words = "a word" if len(found) == 1 else f"{len(found)} words"
    return Hiding("QA523", found[0][0], found[-1][1], f"{words} of two scripts", " ".join(word for _, _, word in found))
