"""Makes `compiled.py` of the vocabularies and the rules, so that no commit waits for it: `make docs`."""

from __future__ import annotations

from collections.abc import Iterator

from . import lexicon, matcher, runs
from .rule import Meaning, WordRule
from .vocabulary import Vocabulary, pattern
from .words import tokens

RUNS = ("zh", "ja", "ko")
"""Languages without blanks between words, or with endings that grow on them."""


def vocabulary(rule: WordRule) -> Vocabulary:
    """The vocabulary whose concepts a rule speaks of."""
    return lexicon.ORDERS if rule.code < "QA511" else lexicon.VERDICTS


def meaning(rule: WordRule, number: int = 0) -> Meaning:
    """A rule, made ready for reading. Raises `KeyError` for an unknown concept."""
    words = vocabulary(rule)
    sequences = pattern(rule.pattern, words)
    needs = dict.fromkeys(concepts for sequence in sequences for concepts, _, _ in sequence)
    anchor = min(needs, key=words.commonness)
    rest = tuple(need for need in needs if need != anchor)
    return Meaning(rule.code, number, rule.language in RUNS, anchor, rest, words.mask(rule.unless), sequences)


def faults() -> Iterator[str]:
    """What is wrong with the lists: an item that no text can ever meet."""
    for name, each in _ALL:
        for concept, listed in each.spaced.items():
            for word in listed.split(", "):
                parts = word.replace("-", " - ").split()  # a mark of its own, as the text is taken apart
                if not parts or word != " ".join(word.lower().split()) or tokens(word).findall(word) != parts:
                    yield f"{name}, {concept}: {word!r} is no word, and no words with one blank between them"
        for concept, listed in each.runs.items():
            yield from (
                f"{name}, {concept}: {word!r}" for word in runs.split(listed) if word != word.strip() or not word
            )
        yield from (
            f"{name}, common: no concept {concept!r}" for concept in each.common if concept not in each.concepts
        )


def render() -> dict[str, str]:
    """The texts of the derived modules, by file name. Raises `ValueError` for a list, `KeyError` for a concept."""
    if found := list(faults()):
        raise ValueError("\n".join(found))
    return {name: "\n".join(lines) + "\n" for name, lines in (("compiled.py", _main()), ("compiled_runs.py", _runs()))}


_ALL = (("VERDICTS", lexicon.VERDICTS), ("ORDERS", lexicon.ORDERS))
_NOTE = '"""Derived from the vocabularies and rules by `make docs`; do not edit. See `compiling.py`."""'


def _main() -> Iterator[str]:
    yield from (_NOTE, "", "from .vocabulary import Index, Runs", "", "")
    for name, _ in _ALL:
        yield from (f"def _{name.lower()}() -> Runs:", "    from . import compiled_runs", "")
        yield from (f"    return compiled_runs.{name}", "", "")
    for name, words in _ALL:
        index = words.index()
        yield f"{name} = Index("
        for table in (index.spaced, index.phrases):
            yield from _table(table)
        yield from (f"    _{name.lower()},", f"    {index.identifiers!r},", ")")
    rules = [meaning(rule, number) for number, rule in enumerate(matcher.word_rules())]
    yield "GROUPS = ("
    for name, orders in (("VERDICTS", False), ("ORDERS", True)):
        yield f"    ({name}, ("
        yield from (f"        {tuple(one)!r}," for one in rules if (one.code < "QA511") == orders)
        yield "    )),"
    yield ")"


def _runs() -> Iterator[str]:
    yield from (_NOTE, "", "from .vocabulary import Runs", "")
    for name, words in _ALL:
        found = words.index().runs()
        yield f"{name} = Runs("
        yield from _table(found.words)
        yield "    ("
        yield from (f"        {word!r}," for word in found.sequences)
        yield from ("    ),", ")")


def _table(table: dict[str, str]) -> Iterator[str]:
    yield "    {"
    yield from (f"        {word!r}: {value!r}," for word, value in table.items())
    yield "    },"


if __name__ == "__main__":
    from pathlib import Path

    try:
        derived = render()
    except (KeyError, ValueError) as error:
        raise SystemExit(error.args[0]) from None
    for name, text in derived.items():
        Path(__file__).with_name(name).write_text(text, encoding="utf-8", newline="\n")
