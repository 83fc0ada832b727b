"""Bytes become text, in one way only: UTF-8, lines that end at LF or CRLF, no control characters."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Sequence

from ..change import File, Snapshot
from ..change.snapshot import EXECUTABLE, LINK, OTHER, SUBMODULE, UNMERGED, MiB
from ..lazy import expression
from ..report.finding import Finding
from ..report.rule import Rule
from ..typed import NamedTuple
from . import rules

_LFS = b"version https://git-lfs.github.com/spec/"
# Everything that some reader takes for the end of a line, or acts on, and another does not.
_CONTROL = expression("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_RARE = bytes((*range(9), *range(11, 32), 0x7F, 0xC2))  # the last one begins U+0080 to U+00BF
_LINE_ENDS = ("\u2028".encode(), "\u2029".encode())
_CONFLICT = expression(r"^(?:<{7}|>{7}|\|{7})(?: |$)", re.MULTILINE)


class Flaw(NamedTuple):
    """What is wrong with a file at one line (from 1); a `Finding` without its path."""

    rule: Rule
    message: str
    line: int = 1
    column: int = 1
    way_out: str | None = None


_NOT_READ = {
    UNMERGED: Flaw(rules.CONFLICT_MARKER, "unmerged: the conflict is not resolved"),
    LINK: Flaw(rules.NOT_A_REGULAR_FILE, "a symbolic link in a store"),
    SUBMODULE: Flaw(rules.NOT_A_REGULAR_FILE, "a submodule in a store"),
    OTHER: Flaw(rules.NOT_A_REGULAR_FILE, "no regular file in a store"),
}


class Document(NamedTuple):
    """A file as text: LF line ends, no byte-order mark. `text` is None where it cannot be read at all."""

    file: File
    text: str | None
    flaws: tuple[Flaw, ...]


def read(snapshot: Snapshot, file: File, limit: int = MiB) -> Document:
    """Read a file of a store; what stands in the way is a flaw."""
    (document,) = read_all(snapshot, [file], limit)
    return document


def read_all(snapshot: Snapshot, files: Sequence[File], limit: int = MiB) -> Iterator[Document]:
    """Read many, in order; nothing else may be asked of git before the last."""
    contents = snapshot.read_all([file for file in files if file.mode not in _NOT_READ], limit)
    for file in files:
        yield document(file, None if file.mode in _NOT_READ else next(contents), limit)


def document(file: File, data: bytes | None, limit: int = MiB) -> Document:
    """The text of the bytes of a file, of which there were none to read if it is no file or has more than `limit`."""
    if flaw := _NOT_READ.get(file.mode):
        return Document(file, None, (flaw,))
    if data is None:
        return Document(file, None, (Flaw(rules.TOO_LARGE, f"over {limit // MiB} MiB; not read"),))
    text, flaws = decode(data)
    if file.mode == EXECUTABLE:
        flaws = [Flaw(rules.NOT_A_REGULAR_FILE, "executable file in a store"), *flaws]
    return Document(file, text, tuple(flaws))


def flaws_of(document: Document, store: str, subject: str = "") -> Iterator[Finding]:
    """What is wrong with reading a file of a store, as findings about its path or another subject."""
    path = document.file.path
    for flaw in document.flaws:
        yield Finding(
            flaw.rule, path, flaw.message, flaw.line, flaw.column, subject or path, store=store, way_out=flaw.way_out
        )


def decode(data: bytes) -> tuple[str | None, list[Flaw]]:
    """The text of some bytes and what is wrong with it; no text where it is not UTF-8."""
    if data.startswith(_LFS):
        return None, [Flaw(rules.NOT_A_REGULAR_FILE, "a Git LFS pointer, not the file itself")]
    data = data.removeprefix(codecs.BOM_UTF8)
    if wide := _utf_16(data):
        return None, [_foreign(wide, f"not UTF-8; it looks like {wide}")]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return None, [_undecodable(data, error.start)]
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    return text, _flaws(data, text)


def _flaws(data: bytes, text: str) -> list[Flaw]:
    found = []
    if _may_hold_controls(data) and _CONTROL.search(text):
        for number, line in enumerate(text.split("\n"), 1):
            if match := _CONTROL.search(line):  # the first of a line speaks for it
                message = f"U+{ord(match[0]):04X} is a control character or another line separator"
                found.append(Flaw(rules.CONTROL_CHARACTER, message, number, match.start() + 1))
    if any(mark in text for mark in ("<<<<<<<", ">>>>>>>", "|||||||")) and _CONFLICT.search(text):
        for number, line in enumerate(text.split("\n"), 1):
            if match := _CONFLICT.match(line):
                found.append(Flaw(rules.CONFLICT_MARKER, f"conflict marker `{match[0].strip()}`", number))
    return found


def _may_hold_controls(data: bytes) -> bool:
    """Whether the search for control characters is worth its time: most files have none, which is seen in a fourth."""
    return len(data.translate(None, _RARE)) < len(data) or any(end in data for end in _LINE_ENDS)


def _foreign(encoding: str, message: str, line: int = 1, column: int = 1) -> Flaw:
    way_out = f"Save it as UTF-8, e.g. `iconv -f {encoding} -t UTF-8 OLD > NEW`."
    return Flaw(rules.NOT_UTF8, message, line, column, way_out)


def _undecodable(data: bytes, at: int) -> Flaw:
    """What bytes are that are no UTF-8, and where the first such byte stands."""
    line = data.count(b"\n", 0, at) + 1
    column = len(data[data.rfind(b"\n", 0, at) + 1 : at].decode("utf-8")) + 1
    import io

    from identify.identify import is_text  # 10 ms, and only where something is wrong

    if 0 in data or not is_text(io.BytesIO(data)):
        return Flaw(rules.NOT_A_REGULAR_FILE, "binary content", line, column)
    message = f"not UTF-8 (byte 0x{data[at]:02x})"
    if _is_gbk(data):
        return _foreign("GBK", f"{message}; it looks like GBK", line, column)
    if sum(byte > 0x7F for byte in data) * 3 < len(data):  # a few letters with accents
        return _foreign("ISO-8859-1", f"{message}; it looks like Latin-1", line, column)
    return Flaw(rules.NOT_UTF8, message, line, column)


def _is_gbk(data: bytes) -> bool:
    """Whether bytes are Chinese text in GBK, of which nearly all is in the first rows of the table.

    A letter with an accent and the letter behind it are a character of GBK as well, but a rare one.
    """
    try:
        wide = [char.encode("gbk") for char in data.decode("gbk") if ord(char) > 0x7F]
    except UnicodeDecodeError:
        return False
    return sum(char[0] in _COMMON_ROWS and char[-1] > 0xA0 for char in wide) * 2 > len(wide)


_COMMON_ROWS = frozenset((0xA1, 0xA3, *range(0xB0, 0xD8)))


def _utf_16(data: bytes) -> str | None:
    """The kind of UTF-16 that bytes are in. Without a byte-order mark they must hold NUL, and make sense."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "UTF-16" if _sense(data, "utf-16") is not None else None
    if 0 not in data:
        return None
    sense, name = max((_sense(data, name) or 0, name) for name in ("UTF-16LE", "UTF-16BE"))
    return name if sense > 0.75 else None


def _sense(data: bytes, encoding: str) -> float | None:
    """How much of some bytes is ASCII or in the scripts that are written here; None if they do not decode."""
    try:
        text = data.decode(encoding).replace("\r\n", "\n")
    except UnicodeDecodeError:
        return None
    return None if _CONTROL.search(text) else len(re.findall(_WRITTEN, text)) / (len(text) or 1)


# Compiled only where it is asked for: the blocks of Chinese and Korean take longer than a whole check.
_WRITTEN = "[\t\n -~\xa0-\u024f\u2000-\u206f\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef]"
