"""A page for each family of the injection rules, derived from the rules themselves: `docs/poisoning/`."""

from __future__ import annotations

from collections.abc import Iterator

from ..report.rule import Rule
from ..report.visible import visible
from .matcher import shape_rules, word_rules
from .rule import ShapeRule, WordRule

_LANGUAGES = {
    "en": "English",
    "zh": "Chinese",
    "ja": "Japanese",
    "ko": "Korean",
    "de": "German",
    "es": "Spanish",
    "fr": "French",
    "pt": "Portuguese",
    "ru": "Russian",
    "*": "Any language",
}


def page(rule: Rule) -> str:
    """What a family is about, and what each of its rules sees and lets pass, with the examples that the tests run."""
    return "\n".join(_page(rule)) + "\n"


def _page(rule: Rule) -> Iterator[str]:
    yield f"# {rule.code} {rule.name}"
    yield ""
    yield "Derived from the rules by `make docs`; do not edit. [All families](../poisoning.md),"
    yield f"[the rule with its way out](../rules.md#{rule.code.lower()}-{rule.name})."
    yield ""
    yield f"Fires on {rule.fires}."
    yield ""
    yield rule.reason
    every: list[WordRule | ShapeRule] = [*word_rules(), *shape_rules()]
    rules = [one for one in every if one.code == rule.code]
    if not rules:
        yield ""
        yield "What is hidden is found by its form, in every script; the examples stand with the rule."
    for language, name in _LANGUAGES.items():
        group = [one for one in rules if one.language == language]
        if group:
            yield ""
            yield f"## {name}"
            for one in group:
                yield from _rule(one)


def _rule(rule: WordRule | ShapeRule) -> Iterator[str]:
    yield ""
    yield f"**{rule.sees[0].upper()}{rule.sees[1:]}.**"
    yield ""
    yield from (f"- sees {_code(text)}" for text in rule.hits)
    yield from (f"- lets pass {_code(text)}" for text in rule.misses)


def _code(text: str) -> str:
    """A code span that shows a text as it is, whatever back-ticks it holds."""
    shown = visible(text.replace("\n", " ⏎ "))
    ticks = "`" * (1 + max((len(run) for run in _runs(shown)), default=0))
    pad = " " if shown.startswith("`") or shown.endswith("`") else ""
    return f"{ticks}{pad}{shown}{pad}{ticks}"


def _runs(text: str) -> list[str]:
    return [run for run in "".join(letter if letter == "`" else " " for letter in text).split(" ") if run]
