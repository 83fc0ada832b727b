"""`match`: the trigger of a pattern as something that can be run over code."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence

from ..lazy import expression
from ..reading.globs import match as matches
from ..reading.json_text import JSON
from ..typed import NamedTuple
from . import code, expressions, trees
from .code import Code
from .expressions import Expression, NoEngine, Unsound
from .file import Pattern, Problem
from .trees import Node
from .vocabulary import ALIASES, AROUND, LANGUAGES, LEVELS, MATCH_KEYS

_NOWHERE = expression(r"(?:^!?|/)\.{1,2}(?:/|$)")


MOST = 1000
"""How many matches of a pattern in a file are told."""


class Match(NamedTuple):
    """A place in code that a pattern speaks of: line and column from 1, and what matched."""

    line: int
    column: int
    text: str


class Scope(NamedTuple):
    """The files that a pattern is for."""

    types: frozenset[str]
    """Tags, any of which is enough; empty for all text."""
    paths: tuple[str, ...]

    def takes(self, tags: frozenset[str]) -> bool:
        """Whether files with these tags are looked at."""
        return "binary" not in tags and (not self.types or not self.types.isdisjoint(tags))

    def covers(self, path: str) -> bool:
        """Whether a path is meant. As in `.gitignore` the last glob that matches decides."""
        if not self.paths:
            return True
        meant = all(glob.startswith("!") for glob in self.paths)
        for glob in self.paths:
            if meant == glob.startswith("!") and matches(glob.removeprefix("!"), path, below=True):
                meant = not meant
        return meant


class Matcher(NamedTuple):
    """A pattern that can be run."""

    pattern: Pattern
    scope: Scope
    regex: str
    """Empty where a rule for trees is there instead."""
    rule: trees.TreeRule | None
    unless: Expression | None
    is_note: bool

    def find(self, source: Code) -> Iterator[Match]:
        """Where the pattern matches, from top to bottom. `TooFar` where that would take too long."""
        text = source.text
        if self.rule:
            nodes = self.rule.nodes(text)
        else:
            nodes = (Node(start, end) for start, end in expressions.expression(self.regex).spans(text))
        # Most files have nothing that exempts; where one has, many matches may stand in one place.
        unless = self.unless if self.unless and self.unless.search(text) else None
        known: dict[tuple[int, int], bool] = {}
        for node in nodes:
            start, end = node.start, node.end
            if unless:
                place = node.function or source.around(start, end, AROUND)
                if place not in known:
                    known[place] = unless.search(text[slice(*place)])
                if known[place]:
                    continue
            yield Match(*source.place(start), text[start:end])


class Unrunnable(NamedTuple):
    """A pattern that should be run and cannot."""

    pattern: Pattern
    scope: Scope
    why: str
    way_out: str
    missing: bool
    """Whether something is not installed here; else the pattern is at fault."""


def problems(pattern: Pattern) -> Iterator[Problem]:
    """What is wrong with a `match`; `NoEngine` where that cannot be told, as something is not installed."""
    found = pattern.fields.get("match")
    if found is not None:
        yield from _problems(found)


def matcher(pattern: Pattern) -> Matcher | Unrunnable | None:
    """What runs a pattern; None where it has no `match`, or another stands for it."""
    found = pattern.fields.get("match")
    if found is None or pattern.text("superseded_by"):
        return None
    scope = _scope(found)
    try:
        for problem in _problems(found):
            return Unrunnable(pattern, scope, problem.message, "`qa-check-patterns --all` says more.", missing=False)
    except NoEngine as error:
        return Unrunnable(pattern, scope, str(error), error.way_out, missing=True)
    assert isinstance(found, dict)
    regex, unless, language = (found.get(key) for key in ("regex", "unless", "language"))
    return Matcher(
        pattern,
        scope,
        regex if isinstance(regex, str) else "",
        trees.tree_rule(ALIASES.get(language, language), found["ast"]) if isinstance(language, str) else None,
        expressions.expression(unless) if isinstance(unless, str) else None,
        found.get("level") == "note",
    )


def _scope(value: JSON) -> Scope:
    """The files that a `match` is for; where it does not say so in its form, all."""
    if not isinstance(value, dict):
        return Scope(frozenset(), ())
    language = value.get("language")
    spoken = LANGUAGES.get(ALIASES.get(language, language), ()) if isinstance(language, str) else ()
    return Scope(frozenset(_texts(value.get("types")) or spoken), _texts(value.get("paths")))


def scannable(pattern: Pattern) -> bool:
    """Whether a pattern has a `match` at all."""
    return pattern.fields.get("match") is not None


def _texts(value: JSON) -> tuple[str, ...]:
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, list) else ()


def _problems(value: JSON) -> Iterator[Problem]:
    """The faults of the form first: what they concern is not looked at further."""
    if not isinstance(value, dict):
        yield Problem("match", "`match` is no object", ("match",))
        return
    faults = [Problem("match", message, ("match", *keys)) for message, *keys in _form(value)]
    yield from faults
    told = {problem.keys[1] for problem in faults if len(problem.keys) > 1}
    for key in ("regex", "unless"):
        text = value.get(key)
        if isinstance(text, str) and key not in told:
            try:
                expressions.expression(text)
            except Unsound as error:
                yield Problem("match", f"`{key}` cannot be run: {error}", ("match", key))
    language = value.get("language")
    if isinstance(language, str) and "ast" in value and not told & {"language", "ast"}:
        try:
            trees.tree_rule(ALIASES.get(language, language), value["ast"])
        except Unsound as error:
            yield Problem("match", f"`ast` cannot be run: {error}", ("match", "ast"))


def _form(value: dict[str, JSON]) -> Iterator[tuple[str, ...]]:
    """What is wrong with the keys of a `match`: a message, and the key that it is about."""
    for key in value:
        if key not in MATCH_KEYS:
            import difflib  # only for the message

            near = difflib.get_close_matches(key, MATCH_KEYS, n=1, cutoff=0)[0]
            yield f"`match` has no key `{key}`; the nearest known key is `{near}`", key
    if "regex" in value and "ast" in value:
        yield "`regex` and `ast` in one `match`: it has one of them", "ast"
    elif "regex" not in value and "ast" not in value:
        yield ("`match` has neither `regex` nor `ast`",)
    for key in ("regex", "unless"):
        if key in value and not (isinstance(value[key], str) and value[key]):
            yield f"`{key}` is no expression", key
    for key in ("types", "paths"):
        found = value.get(key)
        if key in value and not (isinstance(found, list) and found and len(_texts(found)) == len(found)):
            yield f"`{key}` is no list of texts", key
        elif key == "types":
            yield from ((_unknown_tag(tag), key) for tag in _texts(found) if tag not in code.known_tags())
        elif not all(glob.strip("!/") for glob in _texts(found)):
            yield "`paths` has an empty glob", key
        else:
            odd = [glob for glob in _texts(found) if _NOWHERE.search(glob)]
            yield from (
                (f"`{glob}` matches nothing: paths start at the root, without `.` or `..`", key) for glob in odd
            )
    if "level" in value and value["level"] not in LEVELS:
        yield f"`level` is neither {' nor '.join(LEVELS)}", "level"
    if ("language" in value) != ("ast" in value):
        missing = "ast" if "language" in value else "language"
        yield (
            f"`language` and `ast` go together: `{missing}` is missing",
            "ast" if missing == "language" else "language",
        )
    language = value.get("language")
    if "language" in value and not (isinstance(language, str) and ALIASES.get(language, language) in LANGUAGES):
        yield f"`language` is none of {', '.join(LANGUAGES)}", "language"


def _unknown_tag(tag: str) -> str:
    import difflib

    known = sorted(code.known_tags())
    near = [one for one in known if one in tag.split("-")] or difflib.get_close_matches(tag, known, n=1, cutoff=0)
    aliases = {"typescript": "ts", "cpp": "c++", "csharp": "c#", "js": "javascript", "py": "python", "rs": "rust"}
    return f"`{tag}` is no tag of a file type; did you mean `{aliases.get(tag, near[0])}`?"


MODES = frozenset(("file", "executable", "non-executable"))
"""Tags that the mode gives, not the name."""

_CONTENT = frozenset(("text", "binary"))


class Scanner:
    """Several patterns, run together over file after file."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        found = [one for pattern in patterns if (one := matcher(pattern))]
        self.matchers = [one for one in found if isinstance(one, Matcher)]
        self.unrunnable = [one for one in found if isinstance(one, Unrunnable)]
        self._groups: dict[frozenset[str], _Group] = {}
        self._by_name: dict[tuple[str, str], _Group] = {}
        self._wanted: dict[str, bool] = {}

    def wants(self, path: str) -> bool:
        """Whether a file may be looked at, by its name; also by what cannot be run."""
        name = code.alike(path[path.rfind("/") + 1 :])
        known = self._wanted.get(name)
        if known is None:
            tags = code.tags(name)
            scopes = [*(one.scope for one in self.matchers), *(one.scope for one in self.unrunnable)]
            known = any(_may_take(scope, tags) or scope.types & MODES for scope in scopes)  # no mode is known yet
            self._wanted[name] = known
        return known

    def means(self, path: str, mode: str) -> bool:
        """Whether some pattern is for a file, by its path and mode."""
        tags = code.tags(path.rpartition("/")[2], mode)
        scopes = [*(one.scope for one in self.matchers), *(one.scope for one in self.unrunnable)]
        return any(_may_take(scope, tags) and scope.covers(path) for scope in scopes)

    def find(self, path: str, mode: str, data: bytes) -> Iterator[tuple[Matcher, Match]]:
        """What the patterns match in a file, pattern by pattern; `TooFar` where that would take too long."""
        for matcher, source in self.candidates(path, mode, data):
            for match in matcher.find(source):
                yield matcher, match

    def candidates(self, path: str, mode: str, data: bytes) -> list[tuple[Matcher, Code]]:
        """The patterns that may match a file, with its text. Most files are left out by one search for all patterns."""
        name = code.alike(path[path.rfind("/") + 1 :])
        group = self._by_name.get((name, mode)) or self._group(name, mode, data)
        text = code.plain(data) if group.matchers else None
        if text is None:
            return []
        regexes = group.regexes if group.may_match(text) else []
        meant = [one for one in (*group.rules, *regexes) if one.scope.covers(path)]
        source = Code(text) if meant else None
        return [(one, source) for one in meant if source]

    def _group(self, name: str, mode: str, data: bytes) -> _Group:
        """The patterns that look at a file of such a name, mode and content."""
        tags = code.tags(name, mode)
        is_script = "executable" in tags and len(tags) == 2  # only its first line tells what it is
        if is_script:
            tags |= code.tags_of_script(data)
        if not tags & _CONTENT:
            tags |= {"text"}  # if it is none, it is left out later
        if tags not in self._groups:
            self._groups[tags] = _Group([one for one in self.matchers if one.scope.takes(tags)])
        if not is_script:
            self._by_name[name, mode] = self._groups[tags]
        return self._groups[tags]


class _Group:
    """The patterns that look at files of one type."""

    def __init__(self, matchers: Sequence[Matcher]) -> None:
        self.matchers = matchers
        self.rules = [one for one in matchers if one.rule]
        self.regexes = [one for one in matchers if not one.rule]

    def may_match(self, text: bytes) -> bool:
        """Whether some regular expression matches a text."""
        return bool(self.regexes) and (self._any is None or self._any.search(text))

    @functools.cached_property
    def _any(self) -> Expression | None:
        return expressions.any_of(tuple(sorted({one.regex for one in self.regexes})))


def _may_take(scope: Scope, tags: frozenset[str]) -> bool:
    """Whether a file may be looked at by the tags of its name: that may tell not all, or nothing at all."""
    if not tags or ("executable" in tags and len(tags) == 2):
        return True  # its first line may tell anything
    return scope.takes(tags if tags & _CONTENT else tags | {"text"})
