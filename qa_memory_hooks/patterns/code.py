"""What of a repository is code that patterns are looked for in, and its text."""

from __future__ import annotations

import bisect
import codecs
import functools
import itertools
import os

from ..change.snapshot import EXECUTABLE, MiB
from ..governed import ACKNOWLEDGEMENTS, STORES

LIMIT = 2 * MiB
"""Files of more bytes are not looked at; that is told where a pattern would have."""
_LONG = 1000
_HEAD = 8000
"""In so many bytes git looks for a NUL, which makes a file binary."""


def is_knowledge(path: str) -> bool:
    """Whether a path is of the knowledge itself, or an answer that quotes code: neither is code."""
    name = os.fsencode(path)
    return bool(STORES.search(name) or ACKNOWLEDGEMENTS.search(name))


def alike(name: str) -> str:
    """One of the names that tell what a file is as this one does: its ending alone decides, but for a few names."""
    names = _names()
    stem, dot, ending = name.rpartition(".")
    if not stem.strip("."):  # what follows leading dots is no ending
        return name if dot or name in names else "x"
    if name in names or stem in names or ending in names or ("." in stem and not names.isdisjoint(stem.split("."))):
        return name
    return _ending(ending)


@functools.lru_cache(4096)
def _ending(ending: str) -> str:
    return f"x.{ending.lower()}"


def tags(name: str, mode: str = "") -> frozenset[str]:
    """The tags of `identify` for a file by its name (without folders) and mode; not its content."""
    return _tags(alike(name), mode)


@functools.lru_cache(4096)
def _tags(name: str, mode: str) -> frozenset[str]:
    from identify import identify

    kind = {"file", "executable" if mode == EXECUTABLE else "non-executable"} if mode else set()
    return frozenset(identify.tags_from_filename(name) | kind)


@functools.cache
def _names() -> frozenset[str]:
    """Names, or parts of names, that tell what a file is whatever its ending."""
    from identify import extensions

    return frozenset(extensions.NAMES)


def tags_of_script(data: bytes) -> frozenset[str]:
    """The tags for the interpreter that the first line of a script names."""
    import io

    from identify import identify

    words = identify.parse_shebang(io.BytesIO(data[:_HEAD])) if data.startswith(b"#!") else ()
    return frozenset(identify.tags_from_interpreter(words[0])) if words else frozenset()


def known_tags() -> frozenset[str]:
    """All tags that there are."""
    from identify import identify

    return frozenset(identify.ALL_TAGS)


def plain(data: bytes) -> bytes | None:
    """The bytes of a source file as UTF-8 with LF, without a byte-order mark; None where it is binary.

    What is no UTF-8 is U+FFFD.
    """
    if not data.isascii():
        if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            data = data.decode("utf-16", "replace").encode("utf-8", "replace")
        data = data.removeprefix(codecs.BOM_UTF8)
        data = data.decode("utf-8", "replace").encode()  # so that whoever searches bytes sees what others see
    if data.find(0, 0, _HEAD) >= 0:
        return None
    return data.replace(b"\r\n", b"\n") if b"\r" in data else data


class Code:
    """The text of a source file, of what `plain` gives, with its lines."""

    def __init__(self, data: bytes) -> None:
        self.text = data.decode("utf-8")

    @functools.cached_property
    def lines(self) -> list[str]:
        """Its lines without their ends."""
        return self.text.split("\n")

    @functools.cached_property
    def _starts(self) -> list[int]:
        return [0, *itertools.accumulate(len(line) + 1 for line in self.lines[:-1])]

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of a character, from 1."""
        row = bisect.bisect_right(self._starts, offset)
        return row, offset - self._starts[row - 1] + 1

    def around(self, start: int, end: int, margin: int) -> tuple[int, int]:
        """Where the lines of some characters, and so many before and behind, start and end."""
        first, last = self.place(start)[0], self.place(max(start, end - 1))[0]
        after = last + margin
        stop = self._starts[after] - 1 if after < len(self._starts) else len(self.text)
        return self._starts[max(0, first - 1 - margin)], stop

    def line(self, number: int, column: int) -> str:
        """A line, or of a very long one the part around a column."""
        found = self.lines[number - 1]
        return found if len(found) <= _LONG else found[max(0, column - _LONG // 2) : column + _LONG // 2]
