"""One file of a run: read as bytes, as text, as JSON, and what is wrong with it."""

from __future__ import annotations

import codecs
import functools
import json
import re

from ..change.snapshot import LINK, SUBMODULE, MiB, Worktree
from ..lazy import expression
from ..reading.json_text import JSON, JsonError, parse, positions
from ..reading.text import decode
from ..typed import NamedTuple

MOST = 1000
"""So many problems of one file are told: a log may hold a million lines."""
_SHOWN = 80
"""How much of a text a message quotes, in characters: a hash, as a whole."""
_BROKEN = "only the plugin writes this file: take it from a backup, or remove it, so that it is written anew"
_ESCAPE = expression(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"  # a pair
    r"|\\u(?P<half>[dD][89a-fA-F][0-9a-fA-F]{2})"
    r"|\\."
)

Keys = tuple[str | int, ...]


class Problem(NamedTuple):
    """What is wrong, where, and what to do about it. `line` and `column` count from 1, in code points."""

    file: str
    line: int
    column: int
    code: str
    message: str
    way_out: str


class RunFile:
    """A file of a run. `path` is how it is shown; `text` is None where there is none to judge."""

    def __init__(self, path: str, data: bytes | None, why_not: str = "") -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.text: str | None = None
        if data is None:
            self.problem("not-read", why_not, "put a regular file of a sensible size in its place")
            return
        self.text, flaws = decode(data)  # control characters are JSON's matter, and some may stand in its strings
        if self.text is None:
            self.problem("encoding", flaws[0].message, "save it as UTF-8", flaws[0].line, flaws[0].column)
        elif data.startswith(codecs.BOM_UTF8):
            self.problem("encoding", "a byte order mark: the plugin cannot read the file", "save it without one")

    def problem(self, code: str, message: str, way_out: str, line: int = 1, column: int = 1) -> None:
        """Note what is wrong at a place; of the problems behind `MOST` only that there are any."""
        if self.is_full:
            return
        if len(self.problems) == MOST:
            code, message = "too-many", f"the first {MOST} problems were told; here is the next one"
        self.problems.append(Problem(self.path, line, column, code, message, way_out))

    @property
    def is_full(self) -> bool:
        """Whether no further problem is noted."""
        return len(self.problems) > MOST

    def problem_at(self, keys: Keys, code: str, message: str, way_out: str) -> None:
        """Note what is wrong with a member of the document, or with the nearest one above it that is there."""
        while keys not in self._positions:
            keys = keys[:-1]
        self.problem(code, message, way_out, *self._positions[keys])

    @functools.cached_property
    def _positions(self) -> dict[Keys, tuple[int, int]]:
        return positions(mended(self.text or ""))

    def document(self) -> dict[str, JSON] | None:
        """The object that the file holds; None, and a problem, if it holds none."""
        if self.text is None:
            return None
        try:
            found = value(self.text)
        except JsonError as error:
            self.problem("json", error.message, _BROKEN, error.line, error.column)
            return None
        if not isinstance(found, dict):
            self.problem("shape", "no JSON object", _BROKEN)
            return None
        return found


def read(folder: str, name: str, shown: str, limit: int = MiB) -> RunFile | None:
    """The file `name` of a folder, None if there is nothing; over `limit` bytes it is not read.

    Raises `Fault` if the system does not let it be read.
    """
    disk = Worktree(folder, None)
    file = disk.file(name)
    if file is None:
        return None
    if file.mode == LINK:  # where it leads is not this run
        return RunFile(shown, None, "a symbolic link")
    data = disk.read(file, limit)
    if data is None and file.mode.startswith("100"):
        return RunFile(shown, None, f"over {limit // MiB} MiB")
    return RunFile(shown, data, "a folder" if file.mode == SUBMODULE else "no regular file")


def value(text: str) -> JSON:
    r"""The value of a JSON document, which may hold half surrogate pairs as escapes.

    The plugin cuts texts by UTF-16 code units, through an emoji if need be, and writes what is left as `\ud83d`.
    Everything else is as strict as ever. Raises `JsonError`.
    """
    whole = mended(text)
    found = parse(whole)
    if whole == text:
        return found
    halved: JSON = json.loads(text)
    return halved


def mended(text: str) -> str:
    """A JSON text of the same length, other characters (of private use) in place of half surrogate pairs."""
    return _ESCAPE.sub(_whole, text) if "\\ud" in text or "\\uD" in text else text


def _whole(escape: re.Match[str]) -> str:
    return f"\\u{int(escape['half'], 16) + 0x800:04x}" if escape["half"] else escape[0]


def named(text: str) -> str:
    """A text of the file as a message quotes it: cut short, without credentials."""
    from ..credentials import masked  # only where something is wrong

    masked_text = masked(text)
    return f'"{masked_text if len(masked_text) <= _SHOWN else masked_text[: _SHOWN - 1] + "…"}"'
