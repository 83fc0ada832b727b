"""Looking for patterns in all of the working tree: file by file, so that memory does not grow with the repository."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from ..change import Change, File
from ..change.snapshot import Worktree
from ..typed import NamedTuple
from . import code, trees
from .matching import MOST, Match, Scanner

_WIDTH = 30
_CLEAR = "\r\x1b[2K"
_EVERY = 0.1
"""Seconds from one picture of the progress to the next."""


class Row(NamedTuple):
    """A match, or why a file was not looked at."""

    file: str
    name: str
    """Of the pattern."""
    fix: str
    match: Match | None
    skipped: str = ""


def scan(change: Change, scanner: Scanner, below: Sequence[str], stores: Sequence[str]) -> Iterator[Row]:
    """What the patterns match in the files at or below some paths (all without any), by file, line, column, pattern."""
    disk = change.head
    assert isinstance(disk, Worktree)

    def is_meant(path: str) -> bool:
        return _is_below(path, below) and scanner.wants(path)

    wanted = is_meant if below else scanner.wants
    for file, data in progress(disk.regular(wanted, code.LIMIT), disk, wanted):
        if data is None:
            if scanner.means(file.path, file.mode):
                yield Row(file.path, "", "", None, f"over {code.LIMIT >> 20} MiB")
            continue
        found = scanner.candidates(file.path, file.mode, data)
        if not found or file.path in stores or code.is_knowledge(file.path):
            continue
        rows = []
        for matcher, source in found:
            pattern = matcher.pattern
            if file.path == pattern.skill:  # it says what not to do
                continue
            fix = pattern.text("fix")
            try:
                matches = matcher.find(source)
                rows += [Row(file.path, pattern.name, fix, match) for match in islice(matches, MOST)]
                if next(matches, None):
                    yield Row(file.path, pattern.name, fix, None, f"there are more than {MOST} matches")
            except trees.TooFar as error:
                yield Row(file.path, pattern.name, fix, None, str(error))
        yield from sorted(rows, key=_place)


def _is_below(path: str, places: Sequence[str]) -> bool:
    return any(not place or path == place or path.startswith(f"{place}/") for place in places)


def _place(row: Row) -> tuple[int, int, str]:
    assert row.match
    return row.match.line, row.match.column, row.name


def progress(
    found: Iterator[tuple[File, bytes | None]], disk: Worktree, is_meant: Callable[[str], bool]
) -> Iterator[tuple[File, bytes | None]]:
    """The same files, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from found
        return
    total = max(1, disk.count(is_meant))
    due = time.monotonic() + _EVERY
    try:
        for done, one in enumerate(found):
            if time.monotonic() >= due:
                due = time.monotonic() + _EVERY
                filled = _WIDTH * done // total
                bar = "#" * filled + "-" * (_WIDTH - filled)
                print(f"{_CLEAR}[{bar}] {done} of {total} files", end="", file=sys.stderr, flush=True)
            yield one
    finally:  # also where it is interrupted: what is printed next starts on a clean line
        print(_CLEAR, end="", file=sys.stderr, flush=True)
