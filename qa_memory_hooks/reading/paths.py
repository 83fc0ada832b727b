"""Paths that stand for a governed one without being spelled like it, and attributes that alter the reading."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from .globs import match

_DROPPED = re.compile(
    "[\xad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]|[. ]+$"
)


def folded(name: str) -> str:
    """A file name as the file systems of macOS and Windows take it."""
    import unicodedata

    return _DROPPED.sub("", unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold()))


def disguised(name: str, governed: str) -> bool:
    """Whether a name would be taken for the governed one on some file system."""
    return name != governed and folded(name) == folded(governed)


class Attribute(NamedTuple):
    """An attribute that holds for a path: its value (True set, False unset) and the line (from 1) that says so."""

    value: str | bool
    line: int
    text: str
    source: str


def attributes(files: list[tuple[str, str]], path: str) -> dict[str, Attribute]:
    """The attributes of a path; `files` are the `.gitattributes` from the root down: (folder, text)."""
    found: dict[str, Attribute] = {}
    macros = {"binary": ["-diff", "-merge", "-text"]}
    for folder, text in files:
        prefix = f"{folder}/" if folder else ""
        if not path.startswith(prefix):
            continue
        for number, line, pattern, words in _rows(text):
            if pattern.startswith("[attr]"):
                if not folder:  # git reads macros at the root alone
                    macros[pattern.removeprefix("[attr]")] = words
            elif match(pattern, path[len(prefix) :]):
                for name, value in _values(words, macros, frozenset()):
                    found[name] = Attribute(value, number, line, f"{prefix}.gitattributes")
    return found


def _rows(text: str) -> Iterator[tuple[int, str, str, list[str]]]:
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith('"') and line.find('"', 1) > 0:  # a quoted pattern may hold blanks
            end = line.find('"', 1)
            pattern, words = line[1:end], line[end + 1 :].split()
        else:
            pattern, *words = line.split()
        if not pattern.endswith("/"):  # such a pattern matches folders, which have no attributes
            yield number, line, pattern, words


def _values(words: list[str], macros: dict[str, list[str]], inside: frozenset[str]) -> Iterator[tuple[str, str | bool]]:
    for word in words:
        if word.startswith(("-", "!")):
            yield word[1:], False if word[0] == "-" else ""
            continue
        name, equals, value = word.partition("=")
        yield name, value if equals else True
        if name in macros and name not in inside:
            yield from _values(macros[name], macros, inside | {name})


_OWN_DRIVERS = ("qa-memory-index", "qa-memory-topic", "qa-memory-log")


def altering(attribute: str, value: str | bool) -> str | None:
    """What an attribute does to the reading or the review of a file, in words; None if nothing."""
    if value == "":
        return None  # unspecified again
    if attribute == "filter" and value is not False:
        return "runs its content through a filter"
    if attribute == "working-tree-encoding" and value not in (False, True) and str(value).upper() != "UTF-8":
        return "gives it another encoding in a checkout"
    if attribute == "ident" and value is True:
        return "expands $Id$ in a checkout"
    if attribute == "diff" and value is False:
        return "hides its changes in review"
    if attribute == "linguist-generated" and value not in (False, "false"):
        return "folds its changes away in review"
    if attribute == "merge" and isinstance(value, str) and value not in ("text", "union", *_OWN_DRIVERS):
        return "merges it with a foreign driver"
    return None
