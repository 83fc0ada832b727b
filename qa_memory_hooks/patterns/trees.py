"""Rules for syntax trees, on ast-grep: the extra `ast`, which is loaded when the first rule is compiled.

A rule that looks without an end (`stopBy: end`, a place among siblings) may look at a node for each node. How far it
can go is worked out from rule and tree beforehand, so that no file makes it run for long.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping

from ..reading.json_text import JSON
from ..typed import Any
from .expressions import NoEngine, Unsound

KEYS = ("rule", "constraints", "utils")
LARGEST, DEEPEST = 300, 12
"""How many values a rule may have, and how deep they may lie in each other."""
MOST_WORK = 100_000_000
"""How many nodes may be looked at for a file, at worst: some ten seconds."""
MOST_STEPS = 2_000_000
"""How many nodes may lie around the matches of a file: some seconds."""
MOST_PLACES = 10_000
"""How many matches of a rule in a file are looked at."""
_RELATIONS = frozenset(("inside", "follows", "precedes"))
_SMALL = 8192
"""In a text of so many characters nothing goes too far, unless rules lie in each other."""
_FUNCTIONS = frozenset({
    "accessor_declaration", "anonymous_function", "anonymous_function_creation_expression", "anonymous_initializer",
    "anonymous_method_expression", "arrow_expression_clause", "arrow_function", "class_static_block",
    "closure_expression", "compact_constructor_declaration", "computed_getter", "computed_property", "computed_setter",
    "constructor_declaration", "constructor_definition", "conversion_operator_declaration", "deinit_declaration",
    "destructor_declaration", "fallback_receive_definition", "func_literal", "function", "function_declaration",
    "function_definition", "function_expression", "function_item", "function_literal", "function_statement",
    "generator_function", "generator_function_declaration", "getter", "init_declaration", "lambda",
    "lambda_expression", "lambda_literal", "local_function_statement", "method", "method_declaration",
    "method_definition", "modifier_definition", "operator_declaration", "secondary_constructor", "setter",
    "singleton_method", "static_initializer", "subscript_declaration",
})  # fmt: skip
"""What the grammars of the languages call a function."""
_CALLED = {
    "elixir": frozenset({"def", "defp", "defmacro", "defmacrop", "test"}),
    "ruby": frozenset({"lambda", "proc", "define_method"}),
}
"""Where a function is made by a call, to what."""


class Node:
    """A match: where it starts and ends (characters from 0)."""

    def __init__(self, start: int, end: int, functions: Callable[[], tuple[int, int] | None] | None = None) -> None:
        self.start, self.end, self._functions = start, end, functions

    @property
    def function(self) -> tuple[int, int] | None:
        """Where the innermost function around it starts and ends, if there is one. `TooFar` where it lies too deep."""
        return self._functions() if self._functions else None


class TooFar(Exception):
    """A rule would look at too much of a file."""


class TreeRule:
    """A rule that ast-grep takes."""

    def __init__(self, language: str, rule: dict[str, JSON]) -> None:
        self.language, self.rule = language, rule
        utils = rule.get("utils")
        self.reach = max((_reach(one, utils if isinstance(utils, dict) else {}) for one in rule.values()), default=0)
        """How many searches without an end lie in each other."""
        self.relates = _relates(rule)
        """Whether it looks at what a node lies in, or beside: where that is very deep it takes its time as well."""

    def nodes(self, text: str) -> Iterator[Node]:
        """Where the rule matches a text, in order."""
        root = _root(text, self.language)
        if self.reach > 1 or (len(text) > _SMALL and (self.reach or self.relates)):
            nodes, depth, row = _extent(root)
            if self.reach and nodes * max(depth, row) ** self.reach > MOST_WORK:
                raise TooFar(f"a search without an end over {nodes} nodes, up to {max(depth, row)} deep or in a row")
            if nodes * depth > MOST_WORK:
                raise TooFar(f"{nodes} nodes, up to {depth} deep")
        self._steps = 0
        places = root.find_all(self.rule)
        if len(places) > MOST_PLACES:  # in a long row each of them takes as long as the row
            raise TooFar(f"over {MOST_PLACES} places")
        for found in places:
            yield Node(*_span(found), functools.partial(self._function, found))

    def _function(self, node: Any) -> tuple[int, int] | None:
        around = node.ancestors()
        self._steps += len(around)
        if self._steps > MOST_STEPS:
            raise TooFar("its matches lie too deep to tell which functions they are in")
        return next((_span(one) for one in around if self._is_function(one)), None)

    def _is_function(self, node: Any) -> bool:
        kind = node.kind()
        if kind == "call" and self.language in _CALLED:
            return node.child(0).text() in _CALLED[self.language]
        return kind in _FUNCTIONS


def tree_rule(language: str, rule: JSON) -> TreeRule:
    """Check a rule; `Unsound` says what ast-grep has against it."""
    if not isinstance(rule, dict) or "rule" not in rule:
        raise Unsound("no object with the key `rule`")
    if unknown := [key for key in rule if key not in KEYS]:
        raise Unsound(f"unknown key `{unknown[0]}`; known are {', '.join(KEYS)}")
    values, depth = _size(rule)
    if values > LARGEST or depth > DEEPEST:
        raise Unsound(f"over {LARGEST} values, or more than {DEEPEST} of them in each other")
    root = _root("", language)
    try:
        root.find_all(rule)
    except Exception as error:
        raise Unsound(_reason(str(error))) from None
    except BaseException as error:  # a panic of the library is no `Exception`; an interrupt is the user's
        if isinstance(error, KeyboardInterrupt | SystemExit):
            raise
        raise Unsound("ast-grep cannot make sense of it") from None
    return TreeRule(language, rule)


def _root(text: str, language: str) -> Any:
    try:
        from ast_grep_py import SgRoot
    except ImportError:
        raise NoEngine("ast-grep-py", "ast") from None
    return SgRoot(text, language).root()


def _span(node: Any) -> tuple[int, int]:
    found = node.range()
    return found.start.index, found.end.index


def _reason(said: str) -> str:
    """The causes that ast-grep names, innermost last, without the trace of its own code."""
    said = said.partition("\n\nStack backtrace")[0]
    causes = re.findall(r"^ *[0-9]+: (.+(?:\n(?! *[0-9]+: ).+)*)", said, re.MULTILINE) or [said.partition("\n")[0]]
    return ": ".join(" ".join(cause.split()).rstrip(".") for cause in causes)


def _size(value: JSON) -> tuple[int, int]:
    """How many values there are, and how deep they lie."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    sizes = [_size(one) for one in inner]
    return 1 + sum(count for count, _ in sizes), 1 + max((depth for _, depth in sizes), default=0)


def _reach(value: JSON, utils: Mapping[str, JSON]) -> int:
    """How many searches without an end lie in each other; a rule that is used by its name lies where it is used."""
    known: dict[str, int] = {}

    def reach(value: JSON) -> int:
        if isinstance(value, list):
            return max(map(reach, value), default=0)
        if not isinstance(value, dict):
            return 0
        deepest = 0
        for key, one in value.items():
            endless = key == "nthChild" or (isinstance(one, dict) and one.get("stopBy", "neighbor") != "neighbor")
            deepest = max(deepest, reach(one) + endless)
        name = value.get("matches")
        if isinstance(name, str) and name in utils:
            if name not in known:
                known[name] = 0  # ast-grep refuses circles
                known[name] = reach(utils[name])
            deepest = max(deepest, known[name])
        return deepest

    return reach(value)


def _relates(value: JSON) -> bool:
    """Whether a rule relates a node to others."""
    if isinstance(value, dict):
        return not _RELATIONS.isdisjoint(value) or any(map(_relates, value.values()))
    return isinstance(value, list) and any(map(_relates, value))


def _extent(root: Any) -> tuple[int, int, int]:
    """How many nodes a tree has, the most that lie in each other, and the most in a row."""
    nodes, deepest, row = 0, 0, 0
    waiting = [(root, 1)]
    while waiting:
        node, depth = waiting.pop()
        children = node.children()
        nodes += 1
        deepest, row = max(deepest, depth), max(row, len(children))
        waiting += [(child, depth + 1) for child in children]
    return nodes, deepest, row
