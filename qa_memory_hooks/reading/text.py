"""Bytes become text, in one way only: UTF-8, lines that end at LF or CRLF, no control characters."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..change import File, Snapshot
from ..change.snapshot import EXECUTABLE, LINK, SUBMODULE, UNMERGED, MiB
from ..report.rule import Rule
from . import rules

_LFS = b"version https://git-lfs.github.com/spec/"
# Everything that some reader takes for the end of a line, or acts on, and another does not.
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_CONFLICT = re.compile(r"^(?:<{7}|>{7}|\|{7})(?: |$)", re.MULTILINE)
_KINDS = {LINK: "a symbolic link", SUBMODULE: "a submodule", EXECUTABLE: "executable", "000000": "no regular file"}


class Flaw(NamedTuple):
    """What is wrong with a file at one line (from 1); a `Finding` without its path."""

    rule: Rule
    message: str
    line: int = 1
    column: int = 1
    way_out: str | None = None


class Document(NamedTuple):
    """A file as text: LF line ends, no byte-order mark. `text` is None where it cannot be read at all."""

    file: File
    text: str | None
    flaws: tuple[Flaw, ...]


def read(snapshot: Snapshot, file: File, limit: int = MiB) -> Document:
    """Read a file of a store; what stands in the way is a flaw."""
    if file.mode == UNMERGED:
        return Document(file, None, (Flaw(rules.CONFLICT_MARKER, "unmerged: the conflict is not resolved"),))
    if file.mode in _KINDS and file.mode != EXECUTABLE:
        return Document(file, None, (Flaw(rules.NOT_A_REGULAR_FILE, f"{_KINDS[file.mode]} in a store"),))
    data = snapshot.read(file, limit)
    if data is None:
        return Document(file, None, (Flaw(rules.TOO_LARGE, f"over {limit // MiB} MiB; not read"),))
    text, flaws = decode(data)
    if file.mode == EXECUTABLE:
        flaws = [Flaw(rules.NOT_A_REGULAR_FILE, f"{_KINDS[EXECUTABLE]} file in a store"), *flaws]
    return Document(file, text, tuple(flaws))


def decode(data: bytes) -> tuple[str | None, list[Flaw]]:
    """The text of some bytes and what is wrong with it; no text where it is not UTF-8."""
    if data.startswith(_LFS):
        return None, [Flaw(rules.NOT_A_REGULAR_FILE, "a Git LFS pointer, not the file itself")]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return None, [_undecodable(data, error)]
    if text.startswith("\ufeff"):
        text = text[1:]
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    return text, _flaws(text)


def _flaws(text: str) -> list[Flaw]:
    found = []
    if _CONTROL.search(text):
        for number, line in enumerate(text.split("\n"), 1):
            if match := _CONTROL.search(line):  # the first of a line speaks for it
                message = f"U+{ord(match[0]):04X} is a control character or another line separator"
                found.append(Flaw(rules.CONTROL_CHARACTER, message, number, match.start() + 1))
    if _CONFLICT.search(text):
        for number, line in enumerate(text.split("\n"), 1):
            if match := _CONFLICT.match(line):
                found.append(Flaw(rules.CONFLICT_MARKER, f"conflict marker `{match[0].strip()}`", number))
    return found


def _undecodable(data: bytes, error: UnicodeDecodeError) -> Flaw:
    line = data.count(b"\n", 0, error.start) + 1
    column = len(data[data.rfind(b"\n", 0, error.start) + 1 : error.start].decode("utf-8", "replace")) + 1
    encoding = _guess(data)
    if encoding is None:
        return Flaw(rules.NOT_A_REGULAR_FILE, "binary content", line, column)
    message = f"not UTF-8 (byte 0x{data[error.start]:02x}); it looks like {encoding}"
    way_out = f"save it as UTF-8, e.g. `iconv -f {encoding} -t UTF-8`"
    return Flaw(rules.NOT_UTF8, message, line, column, way_out)


def _guess(data: bytes) -> str | None:
    """The likely encoding of what is not UTF-8; None if it is no text."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") or data.count(0) * 4 > len(data):
        for name in ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-16-le", "utf-16-be"):
            try:
                if not _CONTROL.search(data.decode(name).replace("\r\n", "\n")):
                    return "UTF-16"
            except UnicodeDecodeError:
                pass
    import io

    from identify.identify import is_text  # 10 ms, and only where something is wrong

    if not is_text(io.BytesIO(data)):
        return None
    try:
        wide = [char for char in data.decode("gbk") if ord(char) > 127]
    except UnicodeDecodeError:
        return "Latin-1"
    common = sum("\u4e00" <= char <= "\u9fff" or "\u3000" <= char <= "\u303f" or char > "\uff00" for char in wide)
    return "GBK" if common * 2 > len(wide) else "Latin-1"
