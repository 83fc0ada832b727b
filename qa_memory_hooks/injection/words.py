"""A text as sentences of concepts: each word that plays a part is replaced by the parts that it can play.

A pattern of concepts (`vocabulary.py`) is matched by one pass over positions for each of its elements, so there is
nothing that could backtrack.
"""

from __future__ import annotations

import functools
import itertools
import operator
import re
from collections.abc import Callable, Iterator

from ..lazy import expression
from ..typed import NamedTuple
from . import runs
from .vocabulary import COMMA, END, NUMBER, SPECIAL, START, TICKET, Index, Runs, Sequence, bits

# A word with its apostrophe or the number of a ticket (`shop-812`); a run without blanks between words (Chinese,
# Japanese) or with endings that grow on them (Korean); a number; what ends a sentence or a clause. Nothing else counts.
_RUN = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff"
_ASCII = expression(
    r"[a-z_]+(?:'[a-z]+|-[0-9]+|)|[\n;,:(\[\"|-]|[0-9]+(?:[.,:/-][0-9]+)*|[.!?]+(?=[\s\"')\]*`_]|$)", re.ASCII
)
_LATIN = expression(  # the same without runs: a class of so many letters takes longer to be made than to be used
    r"[^\W\d]+(?:['\u2019][a-z]+|-[0-9]+|)|[0-9]+(?:[.,:/-][0-9]+)*|[.!?]+(?=[\s\"')\]*`_]|$)"
    r"|[\n;,:(\[\"|\u2013\u2014\u2026\u201c-]"
)
_ANY = expression(
    rf"[^\W\d{_RUN}]+(?:['\u2019][a-z]+|-[0-9]+|)|[{_RUN}]+|[0-9]+(?:[.,:/-][0-9]+)*|[.!?]+(?=[\s\"')\]*`_]|$)"
    r"|[\n;,:(\[\"|\u2013\u2014\u2026\u3001\u3002\u300c\u3010\uff01\uff08\uff0c\uff1a\uff1b\uff1f\u201c-]"
)
ENDS = frozenset(".!?;。！？；…\n")
_COMMAS = frozenset(',，、:：([（【「“"—–|')
_OPENERS = frozenset(
    ("please", "then", "and", "just", "simply", "always", "first", "next", "finally", "also", "instead", "you", "must")
)
"""Words that stand before an order, so that the order still begins a clause."""
_MARKS = dict.fromkeys(_OPENERS, START) | dict.fromkeys(_COMMAS, START | COMMA)
_TICKET = expression(r"[a-z]{2,9}-[0-9]{1,6}$")
_KNOWN = 50_000
"""So many different words are kept from one text to the next."""


class Sentence(NamedTuple):
    """The concepts of one sentence: at which place (in words, from anywhere) which ones can stand.

    `tokens` says of each place which token of the text it comes from.
    """

    places: list[int]
    concepts: list[int]
    tokens: list[int]
    present: int
    run: bool
    """Whether any of it is written without blanks (Chinese, Japanese) or with endings that grow on words (Korean)."""


_Phrase = tuple[tuple[str, ...], int, int]
"""A sequence that holds a word: its words, at which of them this one is, and what the whole stands for."""
_Neighbors = dict[str, list[_Phrase]]
"""Phrases by the two letters with which the word beside theirs begins, whatever its form."""


class _Special(NamedTuple):
    """A token that is more than its concepts."""

    concepts: int
    phrases: tuple[_Neighbors, _Neighbors] = ({}, {})
    """Those that hold it, by what stands before it, and those that begin with it, by what stands behind."""
    run: tuple[tuple[int, int], ...] = ()
    """For a run without blanks: (position, concepts)."""
    length: int = 0
    """Of a run, in words; two letters count as one. Else 0."""


class Lexicon(dict[str, int]):
    """What each token stands for; a token is looked up in the vocabulary when it is first met.

    The value holds its concepts, and `SPECIAL` where `special` knows more of it.
    """

    def __init__(self, index: Index) -> None:
        super().__init__()
        self.special: dict[str, _Special] = {}
        self._index = index
        self._starts: dict[str, tuple[tuple[str, runs.Sequence, int], ...]] = {}
        """Of runs, the words by the letters that they begin with, as far as any were met that begin so."""
        self._sequences: dict[int, runs.Sequence] = {}

    def __missing__(self, token: str) -> int:
        self[token] = found = self._found(token)
        return found

    def forget(self) -> None:
        """Forget all tokens."""
        for known in (self, self.special, self._starts):
            known.clear()

    def _found(self, token: str) -> int:
        first = token[0]
        if first in ENDS:
            return END
        if is_run(first):
            return self._special(token, self._run(token))
        concepts = _MARKS.get(token) or (NUMBER if first.isdigit() else TICKET if _is_ticket(token) else 0)
        before: _Neighbors = {}
        after: _Neighbors = {}
        for lemma in lemmas(token):
            if lemma in self._index.spaced:
                concepts |= bits(self._index.spaced[lemma])
            if lemma in self._index.phrases:
                for item in self._index.phrases[lemma].split(";"):
                    phrase, _, numbers = item.rpartition(":")
                    words = tuple(phrase.split(" "))
                    key = words.index(lemma)
                    beside, start = (before, words[key - 1][:2]) if key else (after, words[1][:2])
                    beside.setdefault(start, []).append((words, key, bits(numbers)))
        if "_" in token and not concepts:
            parts = [bits(self._index.spaced.get(part, "")) for part in token.split("_")]
            concepts = functools.reduce(operator.or_, parts) & bits(self._index.identifiers)
        return self._special(token, _Special(concepts, (before, after))) if before or after else concepts

    @functools.cached_property
    def _runs(self) -> Runs:
        return self._index.runs()

    def _special(self, token: str, found: _Special) -> int:
        self.special[token] = found
        return found.concepts | SPECIAL

    def _run(self, token: str) -> _Special:
        places, at, half, last = [], 0, 0, len(token)
        listed = self._runs.words
        while at < last:
            if token[at] in listed or token[at : at + 2] in listed:
                behind, concepts = self._longest(token, at)
                if concepts:
                    places.append((half // 2, concepts))
                    at = behind
                    half = half // 2 * 2 + 2
                    continue
            at += 1
            half += 1
        every = functools.reduce(operator.or_, (one for _, one in places), 0)
        return _Special(every, run=tuple(places), length=max((half + 1) // 2, 1))

    def _longest(self, text: str, at: int) -> tuple[int, int]:
        """Where the longest word ends that begins at a place of a run, and what it stands for; 0 if there is none."""
        behind, concepts = at, 0
        for start in (text[at], text[at : at + 2]):
            for word, sequence, one in self._starts[start] if start in self._starts else self._learn(start):
                if sequence:
                    end = max(runs.ends(sequence, text, at), default=at)
                else:
                    end = at + len(word) if text.startswith(word, at) else at
                if end > behind:
                    behind, concepts = end, one
                elif end == behind > at:
                    concepts |= one
        return behind, concepts

    def _learn(self, start: str) -> tuple[tuple[str, runs.Sequence, int], ...]:
        """Read the words that begin with one or two letters."""
        if start not in self._runs.words:
            return ()
        found = []
        for item in self._runs.words[start].split(";"):
            word, _, numbers = item.rpartition(":")
            found.append((word, self._sequence(int(word[1:])) if word[0] == "=" else (), bits(numbers)))
        self._starts[start] = tuple(found)
        return self._starts[start]

    def _sequence(self, number: int) -> runs.Sequence:
        if number not in self._sequences:
            self._sequences[number] = runs.parts(self._runs.sequences[number])
        return self._sequences[number]


def is_run(letter: str) -> bool:
    """Whether a letter is of a script without blanks between words, or with endings that grow on them."""
    return "\u3040" <= letter <= "\ufaff" and not "\ud7a4" <= letter <= "\uf8ff"


def _is_ticket(token: str) -> bool:
    return "-" in token and bool(_TICKET.match(token))


@functools.lru_cache(maxsize=4096)  # each vocabulary asks
def lemmas(token: str) -> tuple[str, ...]:
    """The word itself, then what it may be a form of: plural, past, participle."""
    word = token.replace("\u2019", "'")
    if len(word) < 4:
        return (word,)
    last = word[-1]
    if last == "s":
        stem = word[:-1]
        if word[-2] == "e":
            return (word, stem, f"{word[:-3]}y") if word[-3] == "i" else (word, stem, word[:-2])
        return word, stem
    if last == "d" and word[-2] == "e" and len(word) > 4:
        return _stems(word, word[:-2])
    if last == "g" and word.endswith("ing") and len(word) > 5:
        return _stems(word, word[:-3])
    return (word,)


def _stems(word: str, stem: str) -> tuple[str, ...]:
    if stem[-1] == stem[-2]:
        return word, stem, f"{stem}e", stem[:-1]
    if stem[-1] == "i":
        return word, stem, f"{stem}e", f"{stem[:-1]}y"
    return word, stem, f"{stem}e"


def tokens(text: str) -> re.Pattern[str]:
    """The pattern that takes a text apart."""
    if text.isascii():
        return _ASCII
    return _LATIN if max(text) < "\u3001" else _ANY


def split(text: str) -> list[str]:
    """The tokens of a text, with an end behind the last."""
    return [*tokens(text).findall(text), "\n"]


class Asked(NamedTuple):
    """What a reader looks for by one vocabulary.

    `possible` says of the concepts of a sentence, as far as they are `wanted`, whether they suffice for any rule: never
    without one of the `anchors`. Almost all sentences are done with these.
    """

    words: Index
    wanted: int = -1
    anchors: int = -1
    possible: Callable[[int], bool] = bool


class Reader:
    """Takes a text apart into the sentences that a rule could match, and leaves the others alone."""

    def __init__(self, *asked: Asked) -> None:
        self._asked = [(one, Lexicon(one.words)) for one in asked]
        self._hints = _Hints(self._asked)
        shifted = (one.anchors << _WIDTH * number for number, one in enumerate(asked))
        self._anchors = functools.reduce(operator.or_, shifted, 0)

    def sentences(self, parts: list[str]) -> Iterator[tuple[int, Sentence]]:
        """The sentences of what `split` made of a text, and which of the vocabularies each is read by.

        Each line of the text stands for itself.
        """
        if len(self._hints) > _KNOWN:
            self._forget()
        hints = list(map(self._hints.__getitem__, parts))
        begin, phrases = 0, self._hints.phrases
        for at in [at for at, hint in enumerate(hints) if hint & _BASIC]:
            if hints[at] != END:
                before, after = phrases[parts[at]]
                if parts[at - 1][:2] in before or parts[at + 1][:2] in after:
                    for _, _, whole in _phrases(parts, at, begin - 1, before, after):
                        hints[at] |= whole
                continue
            seen = functools.reduce(operator.or_, hints[begin:at], 0)
            if seen & self._anchors:
                for number, (one, words) in enumerate(self._asked):
                    if one.possible(seen >> _WIDTH * number & _MASK | _GIVEN):
                        sentence = _read(parts, begin - 1, at, words)
                        if one.possible(sentence.present):
                            yield number, sentence
                            if sentence.run and (rest := _spaced(sentence, parts)) and one.possible(rest.present):
                                yield number, rest
            begin = at + 1

    def _forget(self) -> None:
        self._hints.forget()
        for _, words in self._asked:
            words.forget()


_WIDTH = 256
"""Bits for the concepts of one vocabulary; those of the next stand behind them."""
_MASK = (1 << _WIDTH) - 1
_BASIC = END | SPECIAL
_GIVEN = START | COMMA
"""What any sentence may have: every other one has it, so it is not looked for."""


class _Hints(dict[str, int]):
    """Of each token what is wanted of it by all vocabularies together; `SPECIAL` if it can be part of a phrase."""

    def __init__(self, asked: list[tuple[Asked, Lexicon]]) -> None:
        super().__init__()
        self._asked = asked
        self._listed = [table.keys() for one, _ in asked for table in (one.words.spaced, one.words.phrases)]
        self.phrases: dict[str, tuple[_Neighbors, _Neighbors]] = {}
        """Of such a token the phrases by what stands before it, and those that it begins."""

    def __missing__(self, token: str) -> int:
        self[token] = hint = self._found(token)
        return hint

    def _found(self, token: str) -> int:
        if token[0] in ENDS:
            return END
        if self._is_unknown(token):
            return 0
        hint = 0
        beside: tuple[_Neighbors, _Neighbors] = ({}, {})
        for number, (one, words) in enumerate(self._asked):
            concepts, shift = words[token], _WIDTH * number
            hint |= (concepts & one.wanted & ~(_BASIC | _GIVEN)) << shift
            if concepts & SPECIAL:
                for known, phrases in zip(beside, words.special[token].phrases, strict=True):
                    _gather(known, phrases, one.wanted & ~concepts, shift)
        if any(beside):
            self.phrases[token] = beside
            hint |= SPECIAL
        return hint

    def _is_unknown(self, token: str) -> bool:
        """Whether it is a word, or a name such as `test_login`, of which no vocabulary lists any form or part."""
        if not token.isidentifier() or is_run(token[0]):
            return False
        forms = (*lemmas(token), *token.split("_")) if "_" in token else lemmas(token)
        return all(listed.isdisjoint(forms) for listed in self._listed)

    def forget(self) -> None:
        """Forget all tokens."""
        for known in (self, self.phrases):
            known.clear()


def _gather(known: _Neighbors, phrases: _Neighbors, wanted: int, shift: int) -> None:
    """Add the phrases that stand for what is wanted."""
    for start, listed in phrases.items():
        for phrase, key, whole in listed:
            if whole & wanted:
                known.setdefault(start, []).append((phrase, key, (whole & wanted) << shift))


def _read(parts: list[str], begin: int, end: int, words: Lexicon) -> Sentence:
    """The sentence between two ends."""
    found = [(at, words[parts[at]]) for at in range(begin + 1, end)]
    phrases: Spans = []
    for at, concepts in found:
        if concepts & SPECIAL:
            before, after = words.special[parts[at]].phrases
            if parts[at - 1][:2] in before or parts[at + 1][:2] in after:
                phrases += _phrases(parts, at, begin, before, after)
    return _sentence(parts, begin, [(at, one) for at, one in found if one], _longest(phrases), words)


def _spaced(sentence: Sentence, parts: list[str]) -> Sentence | None:
    """What a sentence of two scripts says in words with blanks between them: one word of another does not end it."""
    kept = [at for at, token in enumerate(sentence.tokens) if not at or not is_run(parts[token][0])]
    if len(kept) < 2:
        return None
    concepts = [sentence.concepts[at] for at in kept]
    places, tokens = ([row[at] for at in kept] for row in (sentence.places, sentence.tokens))
    return Sentence(places, concepts, tokens, functools.reduce(operator.or_, concepts), False)


Spans = list[tuple[int, int, int]]
"""Phrases: first token, the one behind the last, what the whole stands for."""


def _sentence(parts: list[str], begin: int, found: list[tuple[int, int]], phrases: Spans, words: Lexicon) -> Sentence:
    places, concepts, origins = [begin], [START], [begin + 1]
    shift, run = 0, False
    covered = {at for first, behind, _ in phrases for at in range(first, behind)}
    starts = {first: whole for first, _, whole in phrases}
    plain = dict(found)
    for at in sorted({*starts, *plain}):
        special = words.special[parts[at]] if plain.get(at, 0) & SPECIAL else None
        here: tuple[tuple[int, int], ...]
        if at in starts:
            here = ((0, starts[at]),)
        elif at in covered:
            continue
        elif special is None:
            here = ((0, plain[at]),)
        else:
            here = special.run if special.length else ((0, special.concepts),)
        for place, one in here:
            if one:
                places.append(at + shift + place)
                concepts.append(one)
                origins.append(at)
        if special and special.length:
            run = True
            shift += special.length - 1
    return Sentence(places, concepts, origins, functools.reduce(operator.or_, concepts), run)


def _phrases(parts: list[str], at: int, begin: int, before: _Neighbors, after: _Neighbors) -> Spans:
    """The phrases that hold the word at a place, behind the beginning of the sentence."""
    beside = before.get(parts[at - 1][:2], ()), after.get(parts[at + 1][:2], ())
    return [
        (at - key, at - key + len(phrase), whole)
        for phrase, key, whole in itertools.chain(*beside)
        if at - key > begin and _follows(parts, at - key, phrase)
    ]


def _longest(spans: Spans) -> Spans:
    """Of spans that overlap the longest, in order; what stands for the same words counts together."""
    whole: dict[tuple[int, int], int] = {}
    for first, behind, one in spans:
        whole[first, behind] = whole.get((first, behind), 0) | one
    kept: Spans = []
    for (first, behind), one in sorted(whole.items(), key=lambda item: (item[0][0] - item[0][1], item[0])):
        if all(behind <= other[0] or other[1] <= first for other in kept):
            kept.append((first, behind, one))
    return sorted(kept)


def _follows(parts: list[str], first: int, phrase: tuple[str, ...]) -> bool:
    if first + len(phrase) > len(parts):
        return False
    for at, wanted in enumerate(phrase, first):
        token = parts[at]
        if token != wanted and not (token[0] == wanted[0] and wanted in lemmas(token)):
            return False
    return True


def find(sequence: Sequence, sentence: Sentence) -> tuple[int, int] | None:
    """The first tokens of the sentence that hold the sequence: (first, last), counted in the text; None if none do."""
    reach: list[tuple[int, int]] = []  # (index of the place, index of the place where it began)
    places, concepts = sentence.places, sentence.concepts
    for number, (wanted, unless, gap) in enumerate(sequence):
        here = [at for at, found in enumerate(concepts) if found & wanted]
        if unless:
            here = [at for at in here if not _turned(sentence, at, unless)]
        reach = list(_step(reach, here, places, gap)) if number else [(at, at) for at in here]
        if not reach:
            return None
    last, began = reach[0]
    return sentence.tokens[began], sentence.tokens[last]


def _step(reach: list[tuple[int, int]], here: list[int], places: list[int], gap: int) -> Iterator[tuple[int, int]]:
    before = 0
    for at in here:
        while before < len(reach) and reach[before][0] < at:
            before += 1
        if before:
            last, began = reach[before - 1]
            if places[at] - places[last] <= gap:
                yield at, began


def _turned(sentence: Sentence, at: int, by: int) -> bool:
    """Whether one of the three words before a place, within its clause, turns it around."""
    place = sentence.places[at]
    for before in range(at - 1, -1, -1):
        if place - sentence.places[before] > 3 or sentence.concepts[before] & COMMA:
            return False
        if sentence.concepts[before] & by:
            return True
    return False
