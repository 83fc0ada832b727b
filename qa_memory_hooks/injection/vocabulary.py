"""Vocabularies and patterns as they are written, and how they are made ready for reading.

A pattern speaks of concepts ("a failure", "declared noise", "a bound"), never of words; which words stand for a
concept, in each language, is a `Vocabulary`. Reading a text needs it the other way round, from word to concept: its
`Index`. Turning round thousands of words would be most of a hook's time, so it is done beforehand (`compiling.py`).
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable

from ..typed import NamedTuple
from . import runs

END, SPECIAL, START, NUMBER, TICKET, COMMA = 1, 2, 4, 8, 16, 32
"""Bits: what ends a sentence; a token that a `Lexicon` knows more of; and the concepts that need no vocabulary."""
_FIRST = 64

Element = tuple[int, int, int]
"""One place of a pattern: any of these concepts, what must not stand right before it, and how many words at most may
lead to it from the one before."""
Sequence = tuple[Element, ...]
"""Concepts that must follow each other."""

_TURNING = ("not", "needless", "forbid")
_GAPS = {"..": 8, "...": 1000}

_OFTEN = """
' - : the a and to in is tests for test with of not on that it md run pr no from are this as all or session
validation by skill code json when file ci api pass check if agents before only use coverage testing add review
agent path be data at files commit one was you name pattern git after new evidence an error so scripts branch your
can skills first memory issue s without changes cli should main src f result fix source output build must pre push
status same integration context read do workflow runs has any failure what which report merge get type state have
time lines two passed implementation issues user step contract each quality analysis client docs log handling line
id required cause every documentation configuration then existing page patterns verify related verification config
security change command list but up errors work its string missing gate update diff script specific rule task why
checks true ai release per origin current count environment scope failures project see protocol open owner cache
import failed request under both impact create may does number unit schema app model than we core set generated team
results fail commands install packages into vs against performance directory false instead index default out added
single start bug still dependencies suite web never end behavior were export real other validate local them had more
tell their there they used
"""
"""Words that many texts have, the most frequent first."""
_RANKS = {word: rank for rank, word in enumerate(_OFTEN.split())}


class Runs(NamedTuple):
    """The words of languages without blanks between them, turned round."""

    words: dict[str, str]
    """By the two letters that they can begin with: `{letters: "word:concepts;…"}`; `=n` is one of the `sequences`."""
    sequences: tuple[str, ...]
    """Words that are put together (see `runs.py`)."""


class Index(NamedTuple):
    """A vocabulary turned round. Concepts are told by their numbers, as in `3,17`: see `bits`."""

    spaced: dict[str, str]
    """Words of languages with blanks between them: `{word: concepts}`."""
    phrases: dict[str, str]
    """Sequences of such words by the one that the fewest texts have: `{word: "phrase:concepts;…"}`."""
    runs: Callable[[], Runs]
    """The others: most texts have none, and need not load them."""
    identifiers: str
    """What a part of a name such as `test_login` or `cart_spec` can stand for."""


@functools.cache  # lists hold the same few again and again
def bits(numbers: str) -> int:
    """Concepts as bits, from their numbers."""
    found = 0
    for number in numbers.split(",") if numbers else ():
        found |= _FIRST << int(number)
    return found


class Vocabulary:
    """Which words stand for which concept; words of one vocabulary hide nothing of another.

    `spaced` lists (separated by `, `) words of languages that put blanks between them, by lemma, and phrases of
    several; `runs` those of Chinese, Japanese and Korean (see `runs.py`). A word may stand for several concepts. Of a
    phrase the longest one counts, and its words count for nothing else. `common` names the concepts that more than
    one sentence in a hundred has, the most frequent first: nothing to look for a rule by.
    """

    def __init__(self, spaced: dict[str, str], runs: dict[str, str], common: Iterable[str] = ()) -> None:
        self.spaced, self.runs, self.common = spaced, runs, tuple(common)
        self._numbers = {name: number for number, name in enumerate(dict.fromkeys((*spaced, *runs)))}
        self.concepts = {"start": START, "number": NUMBER, "ticket": TICKET, "comma": COMMA}
        self.concepts |= {name: _FIRST << number for name, number in self._numbers.items()}
        self.turning = functools.reduce(operator.or_, (self.concepts.get(name, 0) for name in _TURNING))
        """What turns a word around that stands behind it."""

    def mask(self, names: str) -> int:
        """The concepts `a|b` as bits. Raises `KeyError` for one that there is not, and says which are spelled alike."""
        return functools.reduce(operator.or_, (self._concept(name) for name in names.split("|") if name), 0)

    def _concept(self, name: str) -> int:
        try:
            return self.concepts[name]
        except KeyError:
            import difflib

            near = difflib.get_close_matches(name, self.concepts)
            raise KeyError(f"no concept {name!r}" + (f"; there is {', '.join(near)}" if near else "")) from None

    def commonness(self, concepts: int) -> tuple[int, int]:
        """How often prose has any of these concepts, roughly; then a fixed order."""
        ranks = (len(self.common) - at for at, name in enumerate(self.common) if concepts & self.concepts[name])
        return max(ranks, default=0), concepts

    def index(self) -> Index:
        """The vocabulary turned round, in a fixed order."""
        spaced: dict[str, set[int]] = {}
        phrases: dict[str, dict[str, set[int]]] = {}
        for name, listed in self.spaced.items():
            for item in listed.split(", "):
                word = " ".join(item.replace("-", " - ").split())  # a mark of its own, as the text is taken apart
                if " " in word:
                    phrases.setdefault(_rarest(word), {}).setdefault(word, set()).add(self._numbers[name])
                else:
                    spaced.setdefault(word, set()).add(self._numbers[name])
        starts: dict[str, dict[str, set[int]]] = {}
        sequences: dict[str, int] = {}
        for name, listed in self.runs.items():
            for word in runs.split(listed):
                told = f"={sequences.setdefault(word, len(sequences))}" if "{" in word else word
                for start in runs.beginnings(word):
                    starts.setdefault(start, {}).setdefault(told, set()).add(self._numbers[name])
        found = Runs({start: _list(group) for start, group in sorted(starts.items())}, tuple(sequences))
        return Index(
            {word: _told(numbers) for word, numbers in sorted(spaced.items())},
            {word: _list(group) for word, group in sorted(phrases.items())},
            lambda: found,
            _told({self._numbers["test"]}) if "test" in self._numbers else "",
        )


def _told(numbers: Iterable[int]) -> str:
    return ",".join(map(str, sorted(numbers)))


def _list(group: dict[str, set[int]]) -> str:
    """The longest first: of two that begin alike it is the one that counts."""
    ordered = sorted(group.items(), key=lambda item: (-len(item[0]), item[0]))
    return ";".join(f"{word}:{_told(numbers)}" for word, numbers in ordered)


def _rarest(phrase: str) -> str:
    """The word of a phrase by which to look for it: the one that the fewest texts have."""
    return max(phrase.split(" "), key=lambda word: (_RANKS.get(word, len(_RANKS)), len(word)))


def pattern(text: str, vocabulary: Vocabulary) -> tuple[Sequence, ...]:
    """Read a pattern.

    `a b`: b at most two words behind a; `a .. b`: seven words; `a ... b`: anywhere behind it in the sentence; `a & b`:
    both, in any order; `a|b`: either; `~a`: a that is not negated. Raises `KeyError` for an unknown concept.
    """
    found = []
    for part in text.split(" & "):
        elements, gap = [], 3
        for word in part.split():
            if word in _GAPS:
                gap = _GAPS[word]
                continue
            unless = vocabulary.turning if word.startswith("~") else 0
            elements.append((vocabulary.mask(word.lstrip("~")), unless, gap))
            gap = 3
        found.append(tuple(elements))
    return tuple(found)
