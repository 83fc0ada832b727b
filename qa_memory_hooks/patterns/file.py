"""One pattern file: its patterns, the places of their keys, and what is wrong with their form."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator

from ..lazy import expression
from ..reading.dates import date
from ..reading.json_text import JSON, JsonError, parse, positions
from ..reading.text import Document
from ..typed import NamedTuple
from .vocabulary import DEMOTION, GRADUATION, KEYS, LONGEST_NAME, REQUIRED, UNDER

_ORIGIN = expression(r"[^:\s](?:[^:\n]*[^:\s])?(?:::[^:\s](?:[^:\n]*[^:\s])?){2}")
_HASH = expression("[0-9a-f]{7,64}")
_BAD_PATH = expression(r"^/|\\|(?:^|/)\.{0,2}(?:/|$)|[\x00-\x1f\x7f]|^[A-Za-z]:")


class Problem(NamedTuple):
    """What is wrong with a pattern, at one of its keys. `kind`: `form`, `unknown`, `match`."""

    kind: str
    message: str
    keys: tuple[str | int, ...] = ()
    """The path of the key within the pattern; empty for all of it."""


class Pattern:
    """A learned pattern as it stands in a file. What is not of its form reads as if it were not there."""

    def __init__(self, file: PatternFile, index: int, value: JSON) -> None:
        self.file, self.index, self.value = file, index, value
        self.fields: dict[str, JSON] = value if isinstance(value, dict) else {}
        self.name = self.text("name")
        self.identity = json.dumps(value, sort_keys=True)
        """All of its values; the order of keys and the layout aside."""

    def text(self, key: str) -> str:
        """A text; empty where it is absent, blank or something else."""
        found = self.fields.get(key)
        return found if isinstance(found, str) and found.strip() else ""

    @property
    def graduated(self) -> bool:
        """Whether it says that it has graduated."""
        return self.fields.get("graduated") is True

    @property
    def count(self) -> int:
        """How often it was applied."""
        found = self.fields.get("applied_count")
        return found if isinstance(found, int) and not isinstance(found, bool) else 0

    def texts(self, key: str) -> list[str]:
        """The texts of a list."""
        found = self.fields.get(key)
        return [one for one in found if isinstance(one, str)] if isinstance(found, list) else []

    @property
    def skill(self) -> str:
        """The skill file that it has graduated to."""
        return self.text("graduated_to") if self.graduated and is_path(self.text("graduated_to")) else ""

    def place(self, *keys: str | int) -> tuple[int, int]:
        """Line and column of a key of it, or of what holds the key."""
        return self.file.place(self.index, *keys)

    @functools.cached_property
    def problems(self) -> list[Problem]:
        """What is wrong with its form, `match` aside."""
        return list(_problems(self.value))


class PatternFile:
    """The patterns of one file. Without its text, or where that is no JSON, there are none."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.path = document.file.path
        self.text = document.text or ""
        self.error: JsonError | None = None
        self.top: JSON = None
        if document.text is not None:
            try:
                self.top = parse(self.text)
            except JsonError as error:
                self.error = error
        self.start: tuple[str | int, ...] = (UNDER,) if isinstance(self.top, dict) else ()
        found = self.top.get(UNDER) if isinstance(self.top, dict) else self.top
        self.patterns = [Pattern(self, at, one) for at, one in enumerate(found)] if isinstance(found, list) else []
        self.is_sound = document.text is not None and self.error is None and isinstance(found, list)
        """Whether it can be told which patterns it has."""

    @functools.cached_property
    def _positions(self) -> dict[tuple[str | int, ...], tuple[int, int]]:
        return positions(self.text)

    def place(self, *keys: str | int) -> tuple[int, int]:
        """Line and column of what stands at a path below the array of patterns, or of the nearest above it."""
        return self.top_place(*self.start, *keys)

    def top_place(self, *keys: str | int) -> tuple[int, int]:
        """The same for a path from the top."""
        path = keys
        while path not in self._positions:
            path = path[:-1]
        return self._positions[path]

    def named(self, name: str) -> Pattern | None:
        """The first pattern of a name."""
        return self._by_name.get(name)

    @functools.cached_property
    def _by_name(self) -> dict[str, Pattern]:
        return {one.name: one for one in reversed(self.patterns) if one.name}

    @functools.cached_property
    def circular(self) -> frozenset[str]:
        """The names of the patterns whose successors lead in a circle."""
        clear: set[str] = set()
        found: set[str] = set()
        for name in self._by_name:
            chain: dict[str, None] = {}
            while name and name not in clear and name not in found and name not in chain:
                chain[name] = None
                pattern = self.named(name)
                name = pattern.text("superseded_by") if pattern else ""
            (found if name in found or name in chain else clear).update(chain)
        return frozenset(found)

    @functools.cached_property
    def names(self) -> frozenset[str]:
        """The names of its patterns."""
        return frozenset(self._by_name)

    @functools.cached_property
    def identities(self) -> frozenset[str]:
        """What its patterns are, all values of each."""
        return frozenset(one.identity for one in self.patterns)

    def problems(self) -> Iterator[Problem]:
        """What is wrong with the file outside of its patterns; it can be read."""
        if isinstance(self.top, dict):
            if UNDER not in self.top:
                yield Problem("form", f"an object without the key `{UNDER}`")
            yield from (
                Problem("unknown", f"unknown key `{key}` beside `{UNDER}`", (key,)) for key in self.top if key != UNDER
            )
        if not self.is_sound and not (isinstance(self.top, dict) and UNDER not in self.top):
            yield Problem("form", f"neither an array of patterns, nor an object with the array under `{UNDER}`")


def is_path(text: str) -> bool:
    """Whether a text is a path from the root of the repository to something in it."""
    return bool(text) and not _BAD_PATH.search(text)


def _problems(value: JSON) -> Iterator[Problem]:
    if not isinstance(value, dict):
        yield Problem("form", "a pattern that is no object")
        return
    missing = [key for key in REQUIRED if key not in value]
    if missing:
        yield Problem("form", f"missing: {', '.join(missing)}")
    for key, found in value.items():
        if key not in KEYS:
            import difflib  # only for the message

            near = difflib.get_close_matches(key, KEYS, n=1, cutoff=0)[0]
            yield Problem("unknown", f"unknown key `{key}`; the nearest known key is `{near}`", (key,))
        elif fault := _fault(key, found):
            yield Problem("form", f"`{key}` {fault}", (key,))
    learned = value.get("date")
    for key in (GRADUATION[0], DEMOTION[0]):
        later = value.get(key)
        if isinstance(learned, str) and isinstance(later, str) and date(learned) and date(later) and later < learned:
            yield Problem("form", f"`{key}` {later} lies before the day on which it was learned", (key,))


def _fault(key: str, value: JSON) -> str:
    """What is wrong with the value of a known key; empty if nothing, or if another rule says it."""
    if key == "match" or (value is None and key not in REQUIRED):
        return ""
    if key == "graduated":
        return "" if isinstance(value, bool) else "is neither true nor false"
    if key == "applied_count":
        is_count = isinstance(value, int) and not isinstance(value, bool) and value >= 0
        return "" if is_count else "is no whole number of 0 or more"
    if key in ("files_affected", "fix_commits"):
        return _list_fault(key, value)
    if not isinstance(value, str):
        return "is no text"
    if not value.strip():
        return "" if key in (*GRADUATION, *DEMOTION) else "is blank"
    if key in ("date", GRADUATION[0], DEMOTION[0]):
        return "" if date(value) else f"is no ISO date: {value}"
    if key == "name" and (value != " ".join(value.split()) or not value.isprintable()):
        return "is not one line without blanks around it, or doubled"
    if key == "name" and len(value) > LONGEST_NAME:
        return f"has more than {LONGEST_NAME} characters"
    if key == "learned_from" and not _ORIGIN.fullmatch(value):
        return f"is not `<issue type>::<component>::<slug>`: {value}"
    if key == GRADUATION[1] and not is_path(value):
        return f"is no path from the root of the repository: {value}"
    return ""


def _list_fault(key: str, value: JSON) -> str:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        return "is no list of texts"
    if len(set(map(str, value))) < len(value):
        return "names one thing twice"
    for one in map(str, value):
        if key == "fix_commits" and not _HASH.fullmatch(one):
            return f"holds what is no commit hash of 7 digits or more: {one}"
        if key == "files_affected" and not is_path(one):
            return f"holds what is no path from the root of the repository: {one}"
    return ""
