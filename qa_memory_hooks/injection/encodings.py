"""What a reader has to decode, and what it says then: base64, hex, escapes, rot13 and their like.

A person passes over it, a model reads it. What decodes to no text is none of it: a hash, a key, a picture. Whether an
honest entry may hold it is not decided here.

No pattern here can match in many ways, so that all of it is linear in the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice

from ..lazy import expression
from ..typed import NamedTuple
from .lines import by_line, line_at

Edit = tuple[int, int, str]
"""What stands from one offset to another becomes this. Of the same length: letter by letter; else as a whole."""


class Encoding(NamedTuple):
    """A stretch that says something else when the edits in it are made."""

    kind: str
    start: int
    end: int
    edits: tuple[Edit, ...]


# Runs are looked for in pictures of the text, a byte for each character: that is many times faster. Whether there is
# a long one at all is asked first, as `in` passes over a text in leaps.
_ALPHABET = bytes(
    ord("a") if chr(i).isalnum() or chr(i) in "+/-_" else ord("=") if chr(i) == "=" else ord(" ") for i in range(128)
).ljust(256)
_FIGURES = bytes(
    ord("0") if chr(i) in "0123456789abcdefABCDEFx" else ord(" ") if chr(i) in " ,:;`\"'([{\n\t" else ord(".")
    for i in range(128)
).ljust(256)
_LONG_RUN = b"a" * 16
_RUN = expression(rb"aaaaaaaaaaaaaaaaa*=*")
_LONG_CODES = b"0" * 23
_SEPARATED = _FIGURES.replace(b" ", b"0")
_CODES = expression(rb" 000{0,6}(?: {1,2}0{2,8}){7,}(?!0)")
_CODE = expression(r"[0-9A-Za-z]+")
_HEX = expression(r"(?:0x)?(?:[0-9a-fA-F]{2})+")
_BASE32 = expression(r"[A-Z2-7]+=*")
_BASE85 = expression(r"<~([!-;=-uz\s]{12,})~>")
_SEPARATOR = expression(r"[/+_-]")
# Some characters tell how a byte begins: as those of ASCII do, as those of other letters, as those of UTF-16.
_TEXT64 = expression(r"[CDI-Za-f]...[CDI-Za-f]...[CDI-Za-f]|[5-8w-z]|[I-Za-f][AQgw][AB]")
_PREFIXES = 4  # so many parts of a path may stand before what is encoded
_NEXT = expression(r"[ \t]*\r?\n[ \t>]*([A-Za-z0-9+/_-]{4,}={0,2})(?=[ \t]*(?:\r?\n|$))")
_UNREADABLE = expression("[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd-\uffff]")
_FEWEST_DIFFERENT = 4  # letters: a run of one is nothing
_READABLE = expression(r"[^\W_]|\s")


KINDS = (
    "base85", "hex", "base32", "base64", "character codes", "percent-encoding", "HTML entities", "escapes",
    "quoted-printable", "rot13", "tag characters", "variation selectors", "zero-width characters",
)  # fmt: skip
"""Of encodings; what is encoded in two of them is found in this order."""


def find_encodings(text: str) -> Iterator[Encoding]:
    """What reads as something else once it is decoded, each kind in the order of the text."""
    if "~" in text and "<~" in text:  # for a single character a text is searched in no time
        yield from _framed(text)
    picture = text.encode("ascii", "replace")
    if _LONG_RUN in (cells := picture.translate(_ALPHABET)):
        yield from _blobs(text, cells)
    if _LONG_CODES in picture.translate(_SEPARATED):
        yield from _numbers(text, picture.translate(_FIGURES))
    for kind, mark, pattern, decode in _UNITS:
        if mark in text:
            yield from _units(text, kind, pattern, decode)
    if _is_rot13(text):
        yield from _rot13(text)


@lru_cache(2)  # the views of a text and its hidings are asked for together
def encodings(text: str) -> tuple[Encoding, ...]:
    """All of them."""
    return tuple(find_encodings(text))


def _framed(text: str) -> Iterator[Encoding]:
    for match in _BASE85.finditer(text):
        if new := plausible(_from85(match[1])):
            yield Encoding("base85", *match.span(), ((*match.span(), new),))


def _blobs(text: str, cells: bytes) -> Iterator[Encoding]:
    """Hex, base32 and base64."""
    at = 0
    for match in _RUN.finditer(cells):
        start, end = match.span()
        run = text[start:end]
        if start < at or (run.islower() and not run.isalnum()):  # as most are: a path, a name
            continue
        if _HEX.fullmatch(run):
            kind, at, new = "hex", end, plausible(bytes.fromhex(run.removeprefix("0x")))
        elif _BASE32.fullmatch(run):
            kind, at, new = "base32", end, plausible(_from32(run))
        elif run.lower() != run:
            kind = "base64"
            start, at, new = _base64(text, start, end)
        else:
            continue
        if new:
            yield Encoding(kind, start, at, ((start, at, new),))


def _from85(run: str) -> bytes:
    import base64

    try:
        return base64.a85decode(run)
    except ValueError:  # a group that stands for no number
        return b""


def _from32(run: str) -> bytes:
    import base64

    letters = run.rstrip("=")
    try:
        return base64.b32decode(letters + "=" * (-len(letters) % 8))
    except ValueError:  # no text has this length
        return b""


def _base64(text: str, start: int, end: int) -> tuple[int, int, str]:
    """Where it starts (a path may stand before it), where it ends (it may go on over lines), and what it says."""
    run = text[start:end]
    for begin in _beginnings(run):
        if _TEXT64.match(run, begin) and plausible(_from64(run[begin : begin + 16]), whole=False):
            break
    else:
        return start, end, ""
    run = run[begin:]
    data = [_from64(run)]
    while len(run) % 4 == 0 and not run.endswith("=") and (more := _NEXT.match(text, end)):
        run = more[1]
        if not plausible(_from64(run), whole=False):
            break
        data.append(_from64(run))
        end = more.end()
    return start + begin, end, plausible(b"".join(data))


def _beginnings(run: str) -> Iterator[int]:
    yield 0
    for match in islice(_SEPARATOR.finditer(run), _PREFIXES):
        yield match.end()


def _from64(run: str) -> bytes:
    import binascii

    letters = run.rstrip("=").replace("-", "+").replace("_", "/")
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    return binascii.a2b_base64(letters + "=" * (-len(letters) % 4))


def plausible(data: bytes, *, whole: bool = True) -> str:
    """The text that bytes are, or nothing. A part that is not the `whole` may start and end inside a letter."""
    if len(data) > 1 and not any(data[1::2]):
        data = data[::2]  # UTF-16 of English
    try:
        text = data.decode("utf-8", "strict" if whole else "ignore")
    except UnicodeDecodeError:
        return ""
    if _UNREADABLE.search(text) or len(text.encode()) + 6 < len(data) or len(set(text)) < _FEWEST_DIFFERENT:
        return ""
    return text if len(_READABLE.findall(text)) * 10 >= len(text) * (6 if whole else 4) else ""


def _numbers(text: str, cells: bytes) -> Iterator[Encoding]:
    """Character codes: `49 67 6e`, `0x49, 0x67`, `73 103 110`, `01001001 01100111`."""
    for match in _CODES.finditer(b" " + cells):
        start, end = match.start(), match.end() - 1
        start += not text[start].isalnum()
        codes = _CODE.findall(text, start, end)
        for base, width in ((2, 8), (10, 3), (16, 4)):
            if new := plausible(_from_codes(codes, base, width)):
                yield Encoding("character codes", start, end, ((start, end, new),))
                break


def _from_codes(codes: list[str], base: int, width: int) -> bytes:
    try:
        numbers = [int(code, base) for code in codes if len(code) <= width]
    except ValueError:
        return b""
    return bytes(numbers) if len(numbers) == len(codes) and max(numbers) < 256 else b""


# --- what has to be decoded: letter by letter


def _units(text: str, kind: str, pattern: re.Pattern[str], decode: Callable[[str], str]) -> Iterator[Encoding]:
    """The lines in which letters are written otherwise; not those with a sign or a blank here and there."""
    for found in by_line(text, pattern):
        edits = tuple((*match.span(), decode(match[0])) for match in found)
        news = [new for _, _, new in edits]
        if any(new.isalnum() or new in _OPENING for new in news) or news.count(" ") > 1:
            start, _ = line_at(text, found[0].start())
            yield Encoding(kind, start, line_at(text, found[-1].end())[1], edits)


_OPENING = ("<", "%", "\\")  # what may come next is a tag, or encoded again


def _from_bytes(unit: str) -> str:
    return bytes.fromhex(unit.replace("%", "").replace("\\x", "").replace("=", "")).decode("utf-8", "replace")


def from_entity(unit: str) -> str:
    """The character that an HTML entity stands for."""
    import html

    return html.unescape(unit)


def _from_escape(unit: str) -> str:
    if unit[1] == "x":
        return _from_bytes(unit)
    code = int(unit[2:].strip("{}"), 16) if unit[1] in "uU" else int(unit[1:], 8)
    return chr(code) if code < 0x110000 and not 0xD800 <= code < 0xE000 else "\ufffd"


def _from_quoted(unit: str) -> str:
    return "" if unit.endswith("\n") else _from_bytes(unit)


def _letter(mark: str, digit: str) -> str:
    """Matches a letter of one to four bytes in UTF-8, each byte written as a mark and two digits."""
    more = f"{mark}[89abAB]{digit}"
    return f"{mark}(?:[0-7]{digit}|[cdCD]{digit}{more}|[eE]{digit}(?:{more}){{2}}|[fF][0-7](?:{more}){{3}})"


_DIGIT = "[0-9a-fA-F]"
_UNITS: tuple[tuple[str, str, re.Pattern[str], Callable[[str], str]], ...] = (
    ("percent-encoding", "%", expression(_letter("%", _DIGIT)), _from_bytes),
    (
        "HTML entities",
        "&",
        expression(rf"&(?:#[0-9]{{1,7}}|#[xX]{_DIGIT}{{1,6}}|[A-Za-z][A-Za-z0-9]{{1,31}});"),
        from_entity,
    ),
    (
        "escapes",
        "\\",
        expression(
            rf"\\(?:u{_DIGIT}{{4}}|u\{{{_DIGIT}{{1,6}}\}}|U{_DIGIT}{{8}}|[01][0-7]{{2}})|" + _letter(r"\\x", _DIGIT)
        ),
        _from_escape,
    ),
    (
        "quoted-printable",
        "=",
        expression(rf"=\r?\n(?<=[\w,.;:!?]=\n)|=\r\n|{_letter('=', '[0-9A-F]')}(?=[\w=,.!?])"),
        _from_quoted,
    ),
)
LETTER_BY_LETTER = frozenset(kind for kind, _, _, _ in _UNITS)
"""The kinds that need not encode a whole stretch."""

COMMON = frozenset(
    "a after all always and any approve are before can delete do every follow for from has have ignore instructions is "  # noqa: SIM905
    "it merge must never not of previous prompt report review rules run send should skip system tell test tests that "
    "the this to user when will with without you your agent".split()
)
"""English words by which a text is known to be English."""
_WORDS = expression(r"[A-Za-z]+")
_LINE = expression(r"[^\n]+")
_ROT13 = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm"
)
_ROT13_NAMED = expression(r"13(?:(?<=[Rr][Oo][Tt]13)|(?<=[Rr][Oo][Tt][-_ ]13))")


def _is_rot13(text: str) -> bool:
    if " gur " in text or " naq " in text or " nyy " in text or " lbh " in text:  # the, and, all, you
        return True
    return "3" in text and "13" in text and _ROT13_NAMED.search(text) is not None


def _rot13(text: str) -> Iterator[Encoding]:
    fewest = 2 if _ROT13_NAMED.search(text) else 3
    for line in _LINE.finditer(text):
        new = line[0].translate(_ROT13)
        if commonness(new) >= max(fewest, commonness(line[0]) + 1):
            yield Encoding("rot13", *line.span(), ((*line.span(), new),))


def commonness(text: str) -> int:
    """How many of its words are common English ones."""
    return sum(word.lower() in COMMON for word in _WORDS.findall(text))
