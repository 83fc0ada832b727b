"""Shows what the scanner makes of a text: `python -m qa_memory_hooks.injection TEXT`, or the text on standard input.

For whoever adds a word or a rule: each view, the concepts that the words of each sentence stand for, and the rules met.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from ..report.visible import visible
from . import lexicon, matcher, views, words
from .vocabulary import Vocabulary


def explained(text: str) -> Iterator[str]:
    """The lines to print."""
    for view in views.views(text):
        yield f"{view.name}: {visible(view.text)}"
        if view.name != "folded":
            for vocabulary in (lexicon.VERDICTS, lexicon.ORDERS):
                yield from _concepts(vocabulary, view.text)
    for hit in matcher.scan(text):
        yield f"{hit.code} {hit.sees} ({hit.view}): {visible(hit.shown or text[hit.start : hit.end])}"


def _concepts(vocabulary: Vocabulary, text: str) -> Iterator[str]:
    parts = words.split(text)
    for _, sentence in words.Reader(words.Asked(vocabulary.index())).sentences(parts):
        for token, concepts in zip(sentence.tokens[1:], sentence.concepts[1:], strict=True):
            names = [name for name, bit in vocabulary.concepts.items() if concepts & bit]
            yield f"    {visible(parts[token])}: {' '.join(names)}"


if __name__ == "__main__":
    print("\n".join(explained(" ".join(sys.argv[1:]) or sys.stdin.read())))
