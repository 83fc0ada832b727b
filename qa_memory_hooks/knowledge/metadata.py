"""The metadata block of an entry: a subset of YAML with four forms of value, one key a line."""

from __future__ import annotations

import re

from ..lazy import expression
from ..typed import Literal, NamedTuple

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

# Characters that YAML refuses or takes for the end of a line.
_FOREIGN = expression("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_LINE = expression(r"([^\s:#\"'\[\]{},&*!|>%@`?-][^:\s]{0,99}):(?: +(.*))?$")
_KEY = expression(r"\s*([\w-]+)[ \t]*:")
# Most values and lists are such: no character in them has a meaning to YAML.
_PLAIN = expression(r"\w[^\t\"'#:]*")
_PLAIN_LIST = expression(r"\[(?:\w[^\t\"'#:?,\[\]{}]*(?:, *(?=\w)|(?=\])))+\]")
_STRAY_QUOTE = expression(r"\"|(?<!\w)'|'(?!\w)")
# Where YAML would not read a bare text as it stands: alone, and in a list, where quotes are no way out.
_STRUCTURE = expression(r"^(?:[*&!%@`|>{}\],]|[-?](?: |$)|(?:=|<<)$)|:(?: |$)|\t")
_STRUCTURE_IN_LIST = expression(r"^(?:[*&!%@`|>:]|-(?: |$)|(?:=|<<)$)|[\[\]{}?\t]|:(?: |$)")
_BLOCK = expression("[|>][-+1-9]*")
_OTHER_WORDS = frozenset(("~", "null", "true", "false", "yes", "no", "on", "off", "y", "n"))
_OTHER_NUMBERS = expression(
    r"[-+]?0[0-7_]+|\+[0-9]+|-0|[-+]?0[bxo][0-9a-f_]+|[-+]?[0-9]+_[0-9_]*|"  # in another spelling
    r"[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?|"
    r"[-+]?(?:[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:e[-+]?[0-9]+)?|[-+]?[0-9]+e[-+]?[0-9]+|[-+]?\.(?:inf|nan)|"
    r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:t| +)[0-9].*",  # a time of a day
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
            key, text = match[1], match[2] or ""
            form, message, ambiguous = _read(key, text)
        else:
            found = _KEY.match(raw)
            key, text = found[1] if found else "", ""
            form, message, ambiguous = "unreadable", "no `key: value`", False
        if not raw.isprintable() and _FOREIGN.search(raw):
            form, message, ambiguous = "unreadable", "a character that is none of YAML's", False
        if message:
            problems.append(Problem(number, raw, message, ambiguous))
        if key in values:
            repeated.append((key, number))
        elif key:
            values[key] = _value(form, text, number, raw)
    return Metadata(values, tuple(repeated), tuple(problems), first, end, closed)


def _value(form: Form, text: str, line: int, raw: str) -> Value:
    if form == "list":
        return Value(form, "", _elements(text), line, raw)
    if form == "quoted":
        text = text[1:-1]
    return Value(form, "" if form == "unreadable" else text.strip(), (), line, raw)


def _elements(text: str) -> tuple[str, ...]:
    inner = text[1:-1]
    return tuple(item.strip(" ") for item in inner.split(",")) if inner.strip(" ") else ()


def _read(key: str, text: str) -> tuple[Form, str, bool]:
    """The form of a value; what is wrong with it, if anything; whether YAML would read it, but otherwise."""
    if _PLAIN.fullmatch(text):
        return _read_plain(key, text)
    if text.startswith('"'):
        if len(text) < 2 or text.find('"', 1) < len(text) - 1:
            return "unreadable", "double quotes that do not stand around the whole value", False
        if "\\" in text:
            return "quoted", "a backslash in double quotes starts an escape for YAML", True
        return "quoted", "", False
    if text.startswith("["):
        return _read_list(key, text)
    if _BLOCK.fullmatch(text):
        return "unreadable", "a value of several lines: write it on one", False
    if "#" in text:
        return "unreadable", "`#` starts a comment for YAML: put the value into double quotes", False
    if _STRAY_QUOTE.search(text):
        return "unreadable", "quotes inside a bare value", False
    if match := _STRUCTURE.search(text):
        taken = "a key" if match[0][0] == ":" else "structure"
        return "bare", f"YAML reads `{match[0]}` as {taken}: put the value into double quotes", True
    return _read_plain(key, text)


def _read_plain(key: str, text: str) -> tuple[Form, str, bool]:
    if key in FREE_TEXT and _has_other_type(text):
        return "bare", "YAML reads this as another type than text: put the value into double quotes", True
    return "bare", "", False


def _has_other_type(text: str) -> bool:
    """Whether YAML takes a text for null, a boolean, a number that is spelled unlike others, a time."""
    return text.lower() in _OTHER_WORDS or (text[:1] in "+-.0123456789" and _OTHER_NUMBERS.fullmatch(text) is not None)


def _read_list(key: str, text: str) -> tuple[Form, str, bool]:
    if _PLAIN_LIST.fullmatch(text):
        return "list", "", False
    if not text.endswith("]") or len(text) < 2:
        return "unreadable", "a list that is not closed on its line", False
    items = _elements(text)
    if not all(item.strip() for item in items):
        return "unreadable", "a list with an empty element", False
    if "#" in text or _STRAY_QUOTE.search(text):
        return "unreadable", "a list element with quotes or `#`", False
    if key != "related" and any(item.startswith(("[", "{")) for item in items):
        return "unreadable", "a list or a mapping in a list", False
    for item in () if key == "related" else items:  # titles are what they are, and no other word is one
        if match := _STRUCTURE_IN_LIST.search(item):
            return "list", f"YAML reads `{match[0]}` in a list as structure: word it otherwise", True
    return "list", "", False
