"""`record.md`: a closed frontmatter, each value JSON on one line, then a summary and the detail."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator

from ..knowledge import markdown
from ..lazy import expression
from ..reading.json_text import JSON, JsonError, parse
from ..reading.text import Flaw
from ..typed import NamedTuple
from .problem import Problem
from .vocabulary import ANCHORS, FACT, KINDS, ORIGINS, PLATFORMS, PRODUCT, SUBTYPES, TIERS

KEYS = ("schemaVersion", "id", "kind", "subtype", "anchors", "scope", "createdAtOrdinal", "originClass",
        "evidenceIncomplete")  # fmt: skip
IDENTITY = ("id", "kind", "anchors", "originClass", "createdAtOrdinal")
"""What never changes."""
SUMMARY, DETAIL = "Summary", "Detail"
SCHEMA = 2

_FENCE = "---"
_LINE = expression(r"([A-Za-z_][\w.-]*):[ \t]+(\S.*)")
_ID = expression(r"([a-z]+)-([\w.-]+)-([0-9a-f]{16})")
_WORDS = expression(r"[A-Z]?[a-z]+|[A-Z]+|[0-9]+")
# What only the log may say: words of the names of keys. In an anchor, which describes the software, `status` is one
# of its own words.
_DERIVED = frozenset(
    {
        "trust", "confirmed", "confirmation", "confirmations", "contradicted", "contradiction", "contradictions",
        "helpful", "harmful", "promoted", "superseded", "deprecated", "retracted", "overturned",
    }
)  # fmt: skip
_COUNTERS = frozenset({"status", "count", "counts", "counter", "counters", "score", "confidence"})


class Record(NamedTuple):
    """What a `record.md` says. A key whose value is not of its form is not in `values`."""

    values: dict[str, JSON]
    lines: dict[str, int]
    """The line of each key, from 1."""
    sections: dict[str, str]
    """The text of `Summary` and `Detail`, where they are."""
    body: int
    """The line on which the text behind the frontmatter begins, from 1."""
    problems: tuple[Problem, ...]
    flaws: tuple[Flaw, ...]
    """Where renderers would see another heading (QA007)."""

    def text(self, key: str) -> str:
        """The value of a key that is a text; "" where there is none."""
        found = self.values.get(key)
        return found if isinstance(found, str) else ""

    def number(self, key: str) -> int:
        """The value of a key that is a number; 0 where there is none."""
        found = self.values.get(key)
        return found if isinstance(found, int) else 0

    @property
    def kind(self) -> str:
        """The kind, "" if it cannot be read."""
        return self.text("kind")

    @property
    def created(self) -> int:
        """The build that wrote the record, 0 if it cannot be read."""
        return self.number("createdAtOrdinal")

    @property
    def origin(self) -> str:
        """Who wrote it, "" if that cannot be read."""
        return self.text("originClass")

    @property
    def anchors(self) -> list[dict[str, JSON]]:
        """The normalized side of each anchor, the main one first."""
        found = self.values.get("anchors")
        sides = [one.get("normalized") for one in found if isinstance(one, dict)] if isinstance(found, list) else []
        return [side for side in sides if isinstance(side, dict)]

    @property
    def scope(self) -> tuple[str, str]:
        """Tier and key, empty where they cannot be read."""
        found = self.values.get("scope")
        if not isinstance(found, dict):
            return "", ""
        tier, key = found.get("tier"), found.get("key")
        return (tier, key) if isinstance(tier, str) and isinstance(key, str) else ("", "")


def body_start(rows: list[str]) -> int:
    """Behind how many lines the text begins: those of the frontmatter, none where there is no such."""
    return rows.index(_FENCE, 1) + 1 if rows[0] == _FENCE and _FENCE in rows[1:] else 0


def read(text: str, folder: str, product: str) -> Record:
    """Read a record that lies in a folder of a product; what is wrong with it is a problem, never an exception."""
    rows = text.split("\n")
    start = body_start(rows)
    if not start:
        where = "is not closed by a line `---`" if rows[0] == _FENCE else "does not stand at the start, after `---`"
        return Record({}, {}, {}, 1, (Problem("form", f"the frontmatter {where}"),), ())
    values: dict[str, JSON] = {}
    lines: dict[str, int] = {}
    problems = list(_keys(rows[1 : start - 1], values, lines))
    problems += _checked(values, lines, folder, product)
    sections, wrong, flaws = _sections(rows, start)
    return Record(values, lines, sections, start + 1, (*problems, *wrong), flaws)


def _keys(rows: Iterable[str], values: dict[str, JSON], lines: dict[str, int]) -> Iterator[Problem]:
    for number, row in enumerate(rows, 2):
        found = _LINE.fullmatch(row)
        if not found:
            yield Problem("form", "no `key: value` with a value that is JSON on this line", number)
            continue
        key, raw = found[1], found[2]
        if key in lines:
            yield Problem("form", f"the key `{key}` stands twice (first on line {lines[key]})", number)
            continue
        lines[key] = number
        try:
            value = parse(raw)
        except JsonError as error:
            yield Problem("form", f"`{key}` is no JSON: {error.message}", number, found.start(2) + error.column)
            continue
        if is_derived(key):
            yield Problem("derived", f"`{key}` is worked out from the log and never written", number)
            continue
        nested = next(_derived(value, key == "anchors"), None)
        if nested:
            yield Problem("derived", f"`{nested}` in `{key}` is worked out from the log and never written", number)
        if key not in KEYS:
            import difflib  # only for the message

            near = difflib.get_close_matches(key, KEYS, n=1, cutoff=0)[0]
            yield Problem("form", f"unknown key `{key}` (the nearest known one is `{near}`)", number)
            continue
        values[key] = value


def is_derived(name: str, *, in_anchor: bool = False) -> bool:
    """Whether a key is called like something that is worked out from the log."""
    words = {word.lower() for word in _WORDS.findall(name)}
    return bool(words & _DERIVED) or (not in_anchor and bool(words & _COUNTERS))


def _derived(value: JSON, in_anchor: bool) -> Iterator[str]:
    """The keys at any depth of a value that are called so."""
    waiting: list[JSON] = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            yield from (name for name in one if is_derived(name, in_anchor=in_anchor))
        if isinstance(one, dict | list):
            waiting += one.values() if isinstance(one, dict) else one


def _checked(values: dict[str, JSON], lines: dict[str, int], folder: str, product: str) -> Iterator[Problem]:
    """What is wrong with the values; those that are not of their form are taken out."""
    found = dict(values)
    missing = [key for key in KEYS if key not in lines and key != "subtype"]
    if missing:
        yield Problem("form", f"missing: {', '.join(missing)}")
    for key, value in found.items():
        for message in _wrong(key, value):
            values.pop(key, None)
            yield Problem("form", f"`{key}` {message}", lines[key])
    kind, subtype = values.get("kind"), found.get("subtype")
    if "subtype" in lines and kind is not None and kind != FACT:
        values.pop("subtype", None)
        yield Problem("form", f"`subtype` belongs to a fact, and this is a {kind}", lines["subtype"])
    elif kind == FACT and "subtype" not in lines:
        yield Problem("form", f"missing: subtype (a fact has one of {', '.join(SUBTYPES)})")
    elif "subtype" in found and subtype not in SUBTYPES:
        values.pop("subtype", None)
        yield Problem("form", f"`subtype` is none of {', '.join(SUBTYPES)}", lines["subtype"])
    yield from _identity(values, lines, folder)
    yield from _scope(values, lines, product)


def _wrong(key: str, value: JSON) -> Iterator[str]:
    """What is wrong with the form of a value."""
    if key == "schemaVersion" and (not _is_count(value, SCHEMA) or value != SCHEMA):
        yield f"is not {SCHEMA}"
    elif key == "kind" and value not in KINDS:
        yield f"is none of {', '.join(KINDS)}"
    elif key == "originClass" and value not in ORIGINS:
        yield f"is neither {' nor '.join(ORIGINS)}"
    elif key == "evidenceIncomplete" and not isinstance(value, bool):
        yield "is neither true nor false"
    elif key == "createdAtOrdinal" and not _is_count(value, 1):
        yield "is not a whole number of 1 or more"
    elif key == "id" and not isinstance(value, str):
        yield "is no text"
    elif key == "scope" and not (isinstance(value, dict) and isinstance(value.get("key"), str) and value["key"]):
        yield 'is not an object `{"tier": …, "key": "…"}`'
    elif key == "anchors":
        yield from _anchors(value)


def _is_count(value: JSON, least: int) -> bool:
    """Whether a value is a whole number, which `true` is not, and not below another."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _anchors(value: JSON) -> Iterator[str]:
    if not isinstance(value, list) or not value:
        yield "is not an array with at least one anchor"
        return
    for at, anchor in enumerate(value, 1):
        for name in ("raw", "normalized"):
            side = anchor.get(name) if isinstance(anchor, dict) else None
            message = _side(side)
            if message:
                yield f"number {at}: `{name}` {message}"
                return


def _side(side: JSON) -> str:
    """What is wrong with one side of an anchor; empty if nothing is."""
    if not isinstance(side, dict):
        return 'is not an object `{"t": …}`'
    kind = side.get("t")
    if kind not in ANCHORS:
        return f"has a `t` that is none of {', '.join(ANCHORS)}"
    if kind == "el":
        if not all(isinstance(side.get(name), str) and side[name] for name in ("role", "name")):
            return "lacks `role` or `name`"
        if not _is_count(side.get("ordinal"), 0):
            return "has no `ordinal` of 0 or more"
    if kind == "platform" and side.get("platform") not in PLATFORMS:
        return f"has a `platform` that is none of {', '.join(PLATFORMS)}"
    return ""


def _identity(values: dict[str, JSON], lines: dict[str, int], folder: str) -> Iterator[Problem]:
    """`id` = folder = `<kind>-<slug of the main anchor>-<16 hex digits>`."""
    line = lines.get("id", 1)
    if "id" in values and values["id"] != folder:
        yield Problem("id", f"`id` is `{values['id']}`, and the folder `{folder}`", line)
    form = _ID.fullmatch(folder)
    if not form or folder != folder.lower():
        message = f"`{folder}` is not `<kind>-<slug>-<16 hex digits>` in small letters"
        yield Problem("id", message, line)
    elif "kind" in values and form[1] != values["kind"]:
        yield Problem("id", f"`kind` is {values['kind']}, and the id begins with `{form[1]}`", line)


def _scope(values: dict[str, JSON], lines: dict[str, int], product: str) -> Iterator[Problem]:
    scope = values.get("scope")
    if not isinstance(scope, dict):
        return
    tier, key = scope.get("tier"), scope.get("key")
    if tier not in TIERS:
        values.pop("scope")
        yield Problem("scope", f"the tier is none of {', '.join(TIERS)}", lines["scope"])
    elif tier == PRODUCT and key != product:
        yield Problem("scope", f"the key is `{key}`, and the folder of the product `{product}`", lines["scope"])


def _sections(rows: list[str], start: int) -> tuple[dict[str, str], list[Problem], tuple[Flaw, ...]]:
    """The summary and the detail, what is wrong with them, and what a renderer would see otherwise."""
    body = rows[start:]
    seen = markdown.scan(body)
    headings = [at for at, row in enumerate(body) if re.match("##? ", row) and at not in seen.code | seen.hidden]
    sections: dict[str, str] = {}
    problems = []
    for at, end in itertools.pairwise([*headings, len(body)]):
        name = body[at][2:].strip()
        if name not in (SUMMARY, DETAIL) or not body[at].startswith("## "):
            continue
        if name in sections:
            problems.append(Problem("section", f"`## {name}` stands twice", start + at + 1))
            continue
        sections[name] = "\n".join(body[at + 1 : end]).strip()
        if not sections[name]:
            problems.append(Problem("section", f"`## {name}` is empty", start + at + 1))
    absent = [f"`## {name}`" for name in (SUMMARY, DETAIL) if name not in sections]
    if absent:
        problems.append(Problem("section", f"missing: {', '.join(absent)}"))
    flaws = tuple(flaw._replace(line=flaw.line + start) for flaw in seen.flaws)
    return sections, problems, flaws
