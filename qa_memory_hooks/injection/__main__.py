"""Shows what the scanner makes of a text: `python -m qa_memory_hooks.injection TEXT`, or the text on standard input.

For whoever adds a word or a rule: each view, the concepts that the words of each sentence stand for, what each passage
weighs and which terms weigh most, and the rules met.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator

from ..report.visible import visible
from . import lexicon, matcher, views, weighing, weights, words
from .vocabulary import Vocabulary


def explained(text: str) -> Iterator[str]:
    """The lines to print."""
    for view in views.views(text):
        yield f"{view.name}: {visible(view.text)}"
        if view.name != "folded":
            for vocabulary in (lexicon.VERDICTS, lexicon.ORDERS):
                yield from _concepts(vocabulary, view.text)
            yield from _weights(view.text)
    for hit in matcher.scan(text):
        yield f"{hit.code} {hit.sees} ({hit.view}): {visible(hit.shown or text[hit.start : hit.end])}"


def _concepts(vocabulary: Vocabulary, text: str) -> Iterator[str]:
    parts = words.split(text)
    for _, sentence in words.Reader(words.Asked(vocabulary.index())).sentences(parts):
        for token, concepts in zip(sentence.tokens[1:], sentence.concepts[1:], strict=True):
            names = [name for name, bit in vocabulary.concepts.items() if concepts & bit]
            yield f"    {visible(parts[token])}: {' '.join(names)}"


def _weights(text: str) -> Iterator[str]:
    units = weighing.units(words.split(text))
    for passage in itertools.chain.from_iterable(units.blocks):
        if passage.size >= weighing.LEAST:
            terms = sorted(weighing.terms(units, passage).items(), key=lambda item: (-abs(item[1]), item[0]))
            most = ", ".join(f"{visible(term)} {weight}" for term, weight in terms[:_MOST])
            yield f"    weighs {weighing.weigh(units, passage):.0f} of {weights.LIMIT}: {most}"


_MOST = 12
"""Terms that are shown of each passage."""


if __name__ == "__main__":
    print("\n".join(explained(" ".join(sys.argv[1:]) or sys.stdin.read())))
