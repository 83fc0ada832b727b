"""The metadata block of an entry: a subset of YAML with four forms of value, one key a line."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

Form = Literal["bare", "quoted", "list", "unreadable"]


class Value(NamedTuple):
    """The value of a key. `line` counts from 1; a list's elements are in `items`."""

    form: Form
    text: str
    items: tuple[str, ...]
    line: int
    raw: str


class Problem(NamedTuple):
    """A line outside of the subset; `ambiguous` where a YAML parser would read it, but otherwise."""

    line: int
    raw: str
    message: str
    ambiguous: bool = False


class Metadata(NamedTuple):
    """The keys of a block in order, with what is wrong with its form. Lines count from 1."""

    values: dict[str, Value]
    repeated: tuple[tuple[str, int], ...]
    problems: tuple[Problem, ...]
    line: int
    end: int
    closed: bool

    def text(self, key: str) -> str:
        """The text of a value that is no list; empty where there is none."""
        value = self.values.get(key)
        return value.text if value and value.form in ("bare", "quoted") else ""

    def items(self, key: str) -> tuple[str, ...]:
        """The elements of a list; empty where there is none."""
        value = self.values.get(key)
        return value.items if value and value.form == "list" else ()


NO_METADATA = Metadata({}, (), (), 0, 0, True)

_LINE = re.compile(r"([^\s:#\"'\[\]{},&*!|>%@`?-][^:\s]*):(?: +(.*))?$")
_KEY = re.compile(r"\s*([\w-]+)[ \t]*:")
_STRAY_QUOTE = re.compile(r"\"|(?<!\w)'|'(?!\w)")
# Where YAML would not read a plain scalar as the text that stands there.
_INDICATOR = re.compile(r"[*&!%@`|>{}\],]|[-?:](?: |$)|---|\.\.\.(?: |$)")
_OTHER_TYPE = re.compile(
    r"~|null|true|false|yes|no|on|off|y|n|"  # null and booleans
    r"[-+]?0[0-7_]+|[-+]?0[bxo][0-9a-f_]+|[-+]?[0-9][0-9_]*_[0-9_]*|"  # numbers in another spelling
    r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?|"
    r"[-+]?(?:[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:e[-+]?[0-9]+)?|[-+]?[0-9]+e[-+]?[0-9]+|[-+]?\.(?:inf|nan)|<<|=",
    re.I,
)
FREE_TEXT = ("source", "summary", "evidence")


def parse(lines: list[str], first: int, end: int, closed: bool) -> Metadata:
    """Read the lines between the fences; `first` and `end` are the lines (from 1) of the fences."""
    values: dict[str, Value] = {}
    repeated = []
    problems = []
    for number, line in enumerate(lines, first + 1):
        raw = line.rstrip(" ")
        if not raw:
            continue
        match = _LINE.match(raw)
        if match:
            key = match[1]
            value, problem = _value(key, match[2] or "", number, raw)
        else:
            found = _KEY.match(raw)
            key = found[1] if found else ""
            value, problem = Value("unreadable", "", (), number, raw), Problem(number, raw, "no `key: value`")
        if problem:
            problems.append(problem)
        if not key:
            continue
        if key in values:
            repeated.append((key, number))
        else:
            values[key] = value
    return Metadata(values, tuple(repeated), tuple(problems), first, end, closed)


def _value(key: str, text: str, line: int, raw: str) -> tuple[Value, Problem | None]:
    def unreadable(message: str) -> tuple[Value, Problem]:
        return Value("unreadable", "", (), line, raw), Problem(line, raw, message)

    def ambiguous(message: str) -> tuple[Value, Problem]:
        return Value("bare", text, (), line, raw), Problem(line, raw, message, ambiguous=True)

    if text.startswith('"'):
        inner = text[1:-1]
        if len(text) < 2 or not text.endswith('"') or '"' in inner:
            return unreadable("double quotes that do not stand around the whole value")
        if "\\" in inner:
            return ambiguous("a backslash in double quotes starts an escape for YAML")
        return Value("quoted", inner.strip(), (), line, raw), None
    if text.startswith("["):
        if not text.endswith("]"):
            return unreadable("a list that is not closed on its line")
        items = tuple(item.strip() for item in text[1:-1].split(",")) if text[1:-1].strip() else ()
        if "" in items:
            return unreadable("a list with an empty element")
        if "#" in text or any(_STRAY_QUOTE.search(item) for item in items):
            return unreadable("a list element with quotes or `#`")
        if any(item[0] in "&*![{" or item[-1] in "]}" for item in items):
            return Value("list", "", items, line, raw), Problem(line, raw, "YAML reads a nested structure", True)
        return Value("list", "", items, line, raw), None
    if "#" in text:
        return unreadable("`#` starts a comment for YAML: put the value into double quotes")
    if _STRAY_QUOTE.search(text):
        return unreadable("quotes inside a bare value")
    if _INDICATOR.match(text):
        return ambiguous(f"YAML reads a leading `{text[0]}` as structure: put the value into double quotes")
    if ": " in text or text.endswith(":"):
        return ambiguous("YAML reads `: ` as a key: put the value into double quotes")
    if key in FREE_TEXT and _OTHER_TYPE.fullmatch(text):
        return ambiguous("YAML reads this as another type than text: put the value into double quotes")
    return Value("bare", text, (), line, raw), None
