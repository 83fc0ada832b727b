"""A page for each family of the injection rules, derived from the rules themselves: `docs/poisoning/`."""

from __future__ import annotations

from collections.abc import Iterator

from ..report.rule import Example, Rule
from ..report.visible import visible
from .matcher import scan, shape_rules, word_rules
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
    """What a family is about, and what each of its rules sees and lets pass, with examples that were tried.

    Raises `ValueError` for an example that does not hold.
    """
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
        yield "What is hidden is found by its form, in every script."
        yield ""
        yield f"- sees {_code(_handling(rule.bad))}"
        yield f"- lets pass {_code(_handling(rule.good))}"
    for language, name in _LANGUAGES.items():
        group = [one for one in rules if one.language == language]
        if group:
            yield ""
            yield f"## {name}"
            for one in group:
                yield from _rule(one)


def _handling(example: Example) -> str:
    """The text that an example is about; the rest is the entry around it."""
    return str(example.edits[0].new).partition("**Handling**: ")[2].strip()


def _rule(rule: WordRule | ShapeRule) -> Iterator[str]:
    _prove(rule)
    yield ""
    yield f"**{rule.sees[0].upper()}{rule.sees[1:]}.**"
    yield ""
    yield from (f"- sees {_code(text)}" for text in rule.hits)
    yield from (f"- lets pass {_code(text)}" for text in rule.misses)


def _prove(rule: WordRule | ShapeRule) -> None:
    for text in rule.hits:
        if rule.code not in {hit.code for hit in scan(text)}:
            raise ValueError(f"{rule.code} ({rule.sees}) does not see {text!r}")
    for text in rule.misses:
        if met := scan(text):
            raise ValueError(f"{rule.code} ({rule.sees}) names as honest {text!r}, and {met[0].code} flags it")


def _code(text: str) -> str:
    """A code span that shows a text as it is, whatever back-ticks it holds."""
    shown = visible(text.replace("\n", " ⏎ "))
    ticks = "`" * (1 + max((len(run) for run in _runs(shown)), default=0))
    pad = " " if shown.startswith("`") or shown.endswith("`") else ""
    return f"{ticks}{pad}{shown}{pad}{ticks}"


def _runs(text: str) -> list[str]:
    return [run for run in "".join(letter if letter == "`" else " " for letter in text).split(" ") if run]
