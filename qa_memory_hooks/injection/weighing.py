"""What no single word gives away: a passage weighed by all of its words.

A rule asks whether certain parts meet in a sentence. Who says the same in words that no list has is seen here, by many
small signs: each word and each pair of neighbors speaks for or against, and what they weigh together is compared with
a limit. The weights are learned from labelled text (`make weights`); `docs/design/injection.md` says how.
"""

from __future__ import annotations

import bisect
import functools
import itertools
import math
from collections.abc import Iterator

from ..typed import NamedTuple
from .words import ENDS, is_run, lemmas

SENTENCES = 3
"""So many in a row are weighed together: as many as a verdict takes, and not so many that honest ones outweigh it."""
LEAST = 8
"""Units that a passage has at least: of fewer nothing can be said."""
_WORDS, _RUNS = 2, 3
"""How many units in a row are a term: of words, and of letters where words have no blanks between them."""
_UNITS_ALONE = 3
"""Its units alone are that part of the limit at least. Of what is over the limit, nearly all are; of prose, little."""
_BEHIND_A_RULE = 4
"""A verdict of a long sentence needs that part of the limit: else its words are those of honest text."""
_SHORT = 16
"""A sentence of fewer units says one thing, and a rule that meets it needs no more."""
_KNOWN = 50_000
"""So many different words are kept from one text to the next."""

Groups = dict[int, tuple[str, ...]]
"""Terms by a value that they have."""


class Passage(NamedTuple):
    """Some sentences in a row of one block: from which token of the text to which (behind the last), and the units."""

    begin: int
    end: int
    first: int
    last: int

    @property
    def size(self) -> int:
        """How many units it has."""
        return self.last - self.first


class Units(NamedTuple):
    """A text as it is weighed: words without their endings, and letters where words have no blanks between them.

    A term is a unit with up to `reach` - 1 units before it: of words two in a row count, of such letters three.
    """

    units: list[str]
    blocks: list[list[Passage]]
    reach: int

    def terms(self, passage: Passage) -> Iterator[str]:
        """The terms of a passage."""
        for at in range(passage.first, passage.last):
            for start in range(at, max(at - self.reach, -1), -1):
                yield " ".join(self.units[start : at + 1])

    def size(self, passage: Passage) -> float:
        """What the weight of a passage is divided by: a long one is not heavier by its length."""
        return math.sqrt(passage.size * self.reach)


class Heavy(NamedTuple):
    """A passage that weighs more than the limit: the family that its words are most of, and where it stands."""

    code: str
    begin: int
    end: int


class Scales:
    """What `words.split` made of a text, to be weighed."""

    def __init__(self, parts: list[str]) -> None:
        self._parts = parts
        self._text = units(parts)

    def heavy(self) -> Iterator[Heavy]:
        """Of each block the heaviest passage that is over the limit, if any is."""
        from .weights import LIMIT

        text = self._text
        sums = list(itertools.accumulate(map(_weights(text.reach).get, text.units, itertools.repeat(0)), initial=0))
        for block in text.blocks:
            over = [
                (weight, one)
                for one in block
                if (sums[one.last] - sums[one.first]) * _UNITS_ALONE > LIMIT * text.size(one) and one.size >= LEAST
                if (weight := weigh(text, one)) > LIMIT
            ]
            if over:
                _, heaviest = max(over)
                yield Heavy(family(text, heaviest), heaviest.begin, heaviest.end)

    def block(self, token: int) -> int:
        """The number of the block that a token stands in."""
        return bisect.bisect_right(self._starts, token) - 1

    @functools.cached_property
    def _starts(self) -> list[int]:
        return [block[0].begin for block in self._text.blocks]

    def bear(self, token: int) -> bool:
        """Whether there is weight behind a rule that a sentence met: behind the sentence, or a passage that holds it.

        The sentence alone suffices, so that honest ones beside it do not hide it.
        """
        from .weights import LIMIT

        parts = self._parts
        begin = next((at + 1 for at in range(token - 1, -1, -1) if parts[at][0] in ENDS), 0)
        end = next(at for at in range(token, len(parts)) if parts[at][0] in ENDS)
        alone = units([*parts[begin:end], "\n"])
        sentence = alone.blocks[0][0]
        around = (one for one in self._text.blocks[self.block(token)] if one.begin <= token < one.end)
        weighed = itertools.chain([(alone, sentence)], ((self._text, one) for one in around))
        return sentence.size < _SHORT or any(weigh(text, one) * _BEHIND_A_RULE > LIMIT for text, one in weighed)


def weigh(text: Units, passage: Passage) -> float:
    """What the terms of a passage weigh together."""
    return sum(map(_weights(text.reach).get, text.terms(passage), itertools.repeat(0))) / text.size(passage)


def terms(text: Units, passage: Passage) -> dict[str, int]:
    """The terms of a passage that have a weight."""
    known = _weights(text.reach)
    return {term: known[term] for term in text.terms(passage) if term in known}


def family(text: Units, passage: Passage) -> str:
    """The code of the family that the terms of a passage are most typical of, among orders or among verdicts."""
    from .families import FAMILIES, ORDERS

    found = set(text.terms(passage))
    orders = _typical(ORDERS, found) > 0
    codes = (code for code in FAMILIES if (code < "QA511") == orders)
    return max(codes, key=lambda code: _typical(FAMILIES[code], found))


def _typical(groups: Groups, found: set[str]) -> int:
    return sum(value * len(found.intersection(some)) for value, some in groups.items())


@functools.cache
def _weights(reach: int) -> dict[str, int]:
    """What each term weighs that a text can have."""
    from . import weights

    lists = [weights.WEIGHTS]
    if reach == _RUNS:
        from . import weights_runs

        lists.append(weights_runs.WEIGHTS)
    return {term: weight for groups in lists for weight, some in groups.items() for term in some}


def units(parts: list[str]) -> Units:
    """What `words.split` made of a text, as it is weighed."""
    found = list(map(_plain().__getitem__, parts))
    ends = [at for at, unit in enumerate(found) if unit in ENDS]
    reach, places = _WORDS, ends
    if not all(map(str.isascii, found)) and any(is_run(unit[0]) for unit in found):
        reach = _RUNS
        lengths = [len(token) if is_run(token[0]) else 1 for token in parts]
        starts = list(itertools.accumulate(lengths, initial=0))
        found = [unit for token in found for unit in (token if is_run(token[0]) else (token,))]
        places = [starts[at] for at in ends]
    return Units(found, list(_blocks(parts, ends, places)), reach)


def _blocks(parts: list[str], ends: list[int], places: list[int]) -> Iterator[list[Passage]]:
    """The passages of each block that has any words."""
    sentences: list[Passage] = []
    begin = first = 0
    for at, last in zip(ends, places, strict=True):
        if at > begin:
            sentences.append(Passage(begin, at, first, last))
        if parts[at] == "\n" and sentences:
            yield _passages(sentences)
            sentences = []
        begin, first = at + 1, last + 1


def _passages(sentences: list[Passage]) -> list[Passage]:
    if len(sentences) == 1:
        return sentences
    ends = sentences[SENTENCES - 1 :] or sentences[-1:]
    return [Passage(one.begin, last.end, one.first, last.last) for one, last in zip(sentences, ends, strict=False)]


class _Plain(dict[str, str]):
    """Each token as it stands in the lists: a word without its ending, any number as `0`, any line end as `.`."""

    def __missing__(self, word: str) -> str:
        if len(self) > _KNOWN:
            self.clear()
        self[word] = found = self._found(word)
        return found

    def _found(self, word: str) -> str:
        if word[0] in ENDS:
            return "." if word == "\n" else word[0]
        if word[-1].isdigit():
            return "0" if word[0].isdigit() else "x-0"  # a ticket, as in `shop-812`
        forms = lemmas(word)
        return forms[1] if len(forms) > 1 else word


@functools.cache
def _plain() -> _Plain:
    return _Plain()
