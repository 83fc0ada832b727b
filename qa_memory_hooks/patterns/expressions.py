"""Regular expressions from untrusted text, on RE2: their time grows with the text and never faster.

`^` and `$` stand for the ends of a line. RE2 is the extra `patterns`, and is loaded when the first one is compiled.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from ..typed import Any

LARGEST = 2500
"""How many instructions a compiled one may have: the time for a text is at most the product of the two."""
LONGEST = 2000
"""How many characters one may have."""

# What RE2 has no word for, by how it names the place.
_CONSTRUCTS = (
    ("(?=", "lookahead"),
    ("(?!", "negative lookahead"),
    ("(?<=", "lookbehind"),
    ("(?<!", "negative lookbehind"),
    ("(?>", "atomic group"),
    ("(?P", "reference to a named group, or a group without a sound name"),
    ("(?(", "condition"),
    ("(?#", "comment"),
    ("(?R", "recursion"),
    ("(?|", "branch reset"),
)


class NoEngine(Exception):
    """What runs a pattern is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed")
        self.way_out = (
            f"Install it where the hooks run: `pip install {package}` (the extra `{extra}`); under pre-commit "
        )
        self.way_out += f"and prek name it in the hook's `additional_dependencies: [{package}]`."


class Unsound(Exception):
    """What cannot be run: the message says why, and names the construct."""


class Expression:
    """A compiled expression."""

    def __init__(self, compiled: Any) -> None:
        self._compiled = compiled

    def search(self, text: str | bytes) -> bool:
        """Whether it matches anywhere. Bytes are read as UTF-8."""
        return self._compiled.search(text) is not None

    def spans(self, text: str) -> Iterator[tuple[int, int]]:
        """Where it matches, from left to right; empty matches are none."""
        return (span for found in self._compiled.finditer(text) if (span := found.span())[0] < span[1])


@functools.lru_cache(1024)
def expression(text: str) -> Expression:
    """Compile an expression; `Unsound` if that cannot be run in linear time, or matches everything."""
    if len(text) > LONGEST:
        raise Unsound(f"longer than {LONGEST} characters")
    compiled = _compile(text)
    if compiled.programsize > LARGEST:
        raise Unsound(f"it compiles to {compiled.programsize} steps, over {LARGEST}: a repetition is too large")
    if compiled.search("") is not None:
        raise Unsound("it matches the empty text, and so everywhere")
    return Expression(compiled)


@functools.lru_cache(64)
def any_of(texts: Sequence[str]) -> Expression | None:
    """What matches where any of some sound expressions does; None where they do not fit into one."""
    if any("\\Q" in text for text in texts):
        return None  # a quotation that is left open would go on into the next
    try:
        return Expression(_compile("|".join(f"(?:{text})" for text in texts)))
    except Unsound:
        return None


def _compile(text: str) -> Any:
    try:
        import re2
    except ImportError:
        raise NoEngine("google-re2", "patterns") from None
    options = re2.Options()
    options.log_errors = False
    try:
        return re2.compile(f"(?m){text}", options)
    except re2.error as error:
        said = error.args[0]
        raise Unsound(_named(said.decode("utf-8", "replace") if isinstance(said, bytes) else str(said))) from None
    except UnicodeEncodeError:
        raise Unsound("half of a surrogate pair") from None


def _named(said: str) -> str:
    """What RE2 says, with the name that the construct has elsewhere."""
    what, _, where = said.partition(": ")
    if what == "invalid perl operator":
        names = [name for start, name in _CONSTRUCTS if where.startswith(start)]
        return f"{names[-1] if names else 'a construct'} `{where}`, which no linear-time engine knows"
    if what == "invalid escape sequence" and where[1:2].isdigit():
        return f"back-reference `{where}`, which no linear-time engine knows"
    if what == "bad repetition operator" and where.endswith("+"):
        return f"possessive or doubled repetition `{where}`"
    return f"{what} `{where.removeprefix('(?m)')}`" if where else what
