"""CODEOWNERS as GitHub reads it: whose review a path needs.

Written from GitHub's page "About code owners". Where that says nothing, a line is read so that it gives a path no
owner: who relies on an owner must not get one that GitHub does not see. What needs the network cannot be known here:
whether an owner exists and may write.
"""

from __future__ import annotations

import functools
import re

from .change import File, Snapshot
from .change.snapshot import EXECUTABLE, Exactly
from .lazy import expression
from .typed import NamedTuple

PLACES = (".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS")
"""In this order; the first that is there is used, and no other."""
LARGEST = 3_000_000 - 1
"""Bytes; GitHub does not load a file of 3 MB or more."""
_LONGEST = 4096
"""Characters of a pattern; a longer one fits no path that a system can check out."""

# What stands between words is a blank or a tab: of others the specification of GitHub says nothing.
_BLANK = " \t"
_PATTERN = expression(r"(?:[^ \t\\]|\\.)+")
_START = expression(r"(?:/([^*?\\]*))?")
"""What a pattern that is tied to the root starts with, up to the first wildcard or escape."""
_TOKEN = expression(
    r"(?P<folders>(?:(?:^|(?<=/))\*\*/)+)|(?P<deep>(?:^|(?<=/))\*\*$)|(?P<stars>\*+)|(?P<any>\?)|\\?(?P<char>.)",
    re.DOTALL,
)
_OWNER = expression(
    r"@[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9_.-]*)?"  # a user, or a team of an organisation
    r"|[^\s@\"(),:;<>]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"  # an e-mail address
)


class Row(NamedTuple):
    """A line that counts: its number (from 1), its pattern, and the owners; none takes those of earlier lines away."""

    line: int
    pattern: str
    owners: tuple[str, ...]

    def matches(self, path: str) -> bool:
        """Whether a file (`/` between the parts, relative to the root) is meant.

        As in `.gitignore`, but for a last part that is `*` alone: `docs/*` means the files in `docs`, and not what
        lies in folders below it.
        """
        start = _START.match(self.pattern)
        assert start  # it matches everywhere
        # Most lines are of other folders, which is seen at once.
        return path.startswith(start[1] or "") and _matches(_compile(self.pattern), path)


class CodeOwners(NamedTuple):
    """A CODEOWNERS file: its path, the lines that count, and the numbers (from 1) of those that GitHub skips."""

    path: str
    rows: tuple[Row, ...]
    skipped: tuple[int, ...] = ()
    loaded: bool = True
    """False where GitHub does not read the file at all: it is too large, or no file."""

    def row(self, path: str) -> Row | None:
        """The line that decides on a path: the last one that matches."""
        return next((row for row in reversed(self.rows) if row.matches(path)), None)

    def owners(self, path: str) -> tuple[str, ...]:
        """Whose review a path needs: that of any of these; empty for nobody's."""
        row = self.row(path)
        return row.owners if row else ()


def find(snapshot: Snapshot) -> File | None:
    """The CODEOWNERS file that counts in a snapshot."""
    files = snapshot.select(Exactly(PLACES))
    return next((files[place] for place in PLACES if place in files), None)


def read(snapshot: Snapshot) -> CodeOwners | None:
    """The owners in a snapshot; None where it has no CODEOWNERS file."""
    file = find(snapshot)
    if file is None:
        return None
    data = snapshot.read(file, LARGEST) if file.mode in ("100644", EXECUTABLE) else None
    if data is None:
        return CodeOwners(file.path, (), loaded=False)
    return parse(file.path, data.decode("utf-8", "surrogateescape"))


def parse(path: str, text: str) -> CodeOwners:
    """Read the text of a CODEOWNERS file. Lines with invalid syntax are skipped, as GitHub skips them."""
    rows: list[Row] = []
    skipped: list[int] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r").strip(_BLANK)
        if line and not line.startswith("#"):
            row = _row(number, line)
            if row:
                rows.append(row)
            else:
                skipped.append(number)
    return CodeOwners(path, tuple(rows), tuple(skipped))


def _row(number: int, line: str) -> Row | None:
    found = _PATTERN.match(line)
    pattern = found[0] if found else ""
    rest = line[len(pattern) :]
    if not pattern or any(map(str.isspace, pattern.replace("\\ ", ""))) or not _is_valid(pattern):
        return None
    owners = []
    for word in filter(None, re.split("[ \t]+", rest)):
        if word.startswith("#"):
            break  # a comment behind the owners
        if not _OWNER.fullmatch(word):
            return None
        owners.append(word)
    return Row(number, pattern, tuple(owners))


def _is_valid(pattern: str) -> bool:
    """Whether this is a pattern to GitHub: no negation, no ranges, no `#` that is escaped, no `/` alone."""
    plain = pattern.replace("\\\\", "")
    return (
        len(pattern) <= _LONGEST
        and not pattern.startswith(("!", "\\#"))
        and not any(char in plain for char in "[]")
        and "***" not in pattern
        and pattern.strip("/") != ""
        and "//" not in pattern
    )


class _Glob(NamedTuple):
    """A pattern as a row of tokens: bit N of a number stands for token N, and the bit behind the last for a match."""

    chars: dict[str, int]
    """Tokens that stand for a character, by character."""
    any: int
    """`?`"""
    stars: int
    """`*`: characters of one part of a path, or none."""
    deep: int
    """`**` at the end: any characters."""
    folders: int
    """`**/`: whole folders, or none."""
    end: int
    folder: bool
    """Whether it means folders alone."""
    below: bool
    """Whether what lies in a folder that matches is meant too."""


@functools.lru_cache(4096)
def _compile(pattern: str) -> _Glob:
    text = pattern.removesuffix("/")
    text = text.removeprefix("/") if "/" in text else f"**/{text}"
    kinds = {"any": 0, "stars": 0, "deep": 0, "folders": 0}
    chars: dict[str, int] = {}
    bit = 1
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        assert kind  # every alternative has a name
        if kind == "char":
            chars[token["char"]] = chars.get(token["char"], 0) | bit
        else:
            kinds[kind] |= bit
        bit <<= 1
    return _Glob(chars, **kinds, end=bit, folder=pattern.endswith("/"), below=not pattern.endswith("/*"))


def _matches(glob: _Glob, path: str) -> bool:
    """Whether a path is meant. All ways to match are followed at once: one step a character, whatever the pattern."""
    here, at_start = 1, True  # of a part of the path
    for char in path:
        here = _passed(glob, here, at_start)
        at_start = char == "/"
        if at_start and here & glob.end and glob.below:
            return True  # a folder above
        stay = glob.deep | glob.folders | (0 if at_start else glob.stars)
        step = glob.chars.get(char, 0) | (0 if at_start else glob.any)
        here = here & stay | (here & step) << 1
    return not glob.folder and bool(_passed(glob, here, at_start) & glob.end)


def _passed(glob: _Glob, here: int, at_start: bool) -> int:
    """The tokens that may come next, once those that can stand for nothing are passed over."""
    empty = glob.stars | glob.deep | (glob.folders if at_start else 0)
    here |= (here & empty) << 1
    return here | (here & empty) << 1  # at most two of them follow each other
