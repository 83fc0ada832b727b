"""A text as sentences of concepts: each word that plays a part is replaced by the parts that it can play.

A pattern of concepts (`vocabulary.py`) is matched by one pass over positions for each of its elements, so there is
nothing that could backtrack.
"""

from __future__ import annotations

import functools
import operator
import re
from collections.abc import Callable, Iterator

from ..lazy import expression
from ..typed import NamedTuple
from . import runs
from .vocabulary import COMMA, END, NUMBER, SPECIAL, START, TICKET, Index, Sequence, bits

# A word with its apostrophe or the number of a ticket (`shop-812`); a run without blanks between words (Chinese,
# Japanese) or with endings that grow on them (Korean); a number; what ends a sentence or a clause. Nothing else counts.
_RUN = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff"
_ASCII = expression(
    r"[a-z_]+(?:'[a-z]+|-[0-9]+)?|[0-9]+(?:[.,:/-][0-9]+)*|[.!?]+(?=[\s\"')\]*`_]|$)|[\n;,:(\[\"|-]", re.ASCII
)
_ANY = expression(
    rf"[^\W\d{_RUN}]+(?:['\u2019][a-z]+|-[0-9]+)?|[{_RUN}]+|[0-9]+(?:[.,:/-][0-9]+)*|[.!?]+(?=[\s\"')\]*`_]|$)"
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
"""Different words that are kept; a text of nothing but new ones must not fill the memory."""


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


class _Special(NamedTuple):
    """A token that is more than its concepts."""

    concepts: int
    phrases: tuple[tuple[tuple[str, ...], int, int], ...] = ()
    """Sequences that hold this word, the longest first: their words, at which of them this one is, and what the whole
    stands for."""
    before: str = ""
    after: str = ""
    """Letters with which the word before or behind it begins in any of the phrases."""
    run: tuple[tuple[int, int], ...] = ()
    """For a run without blanks: (position, concepts)."""
    length: int = 0
    """Of a run, in words; two letters count as one. Else 0."""


class Lexicon(dict[str, int]):
    """What each token stands for; a token is looked up in the vocabulary when it is first met.

    The value holds its concepts; of a `SPECIAL` one all that it could stand for.
    """

    def __init__(self, index: Index) -> None:
        super().__init__()
        self.special: dict[str, _Special] = {}
        self._index = index
        # Of runs, for each letter that was met: what it stands for alone, words by their first two letters, words that
        # are put together.
        self._beginnings: dict[str, int] = {}
        self._plain: dict[str, list[tuple[str, int]]] = {}
        self._composed: dict[str, list[tuple[runs.Sequence, int]]] = {}
        self._sequences: dict[int, runs.Sequence] = {}

    def __missing__(self, token: str) -> int:
        if len(self) > _KNOWN:
            self.clear()
            self.special.clear()
        self[token] = found = self._found(token)
        return found

    def _found(self, token: str) -> int:
        first = token[0]
        if first in ENDS:
            return END
        if _is_run(first):
            return self._special(token, self._run(token))
        concepts = _MARKS.get(token, 0)
        if not concepts:
            concepts = NUMBER if first.isdigit() else TICKET if _TICKET.match(token) else 0
        phrases: list[tuple[tuple[str, ...], int, int]] = []
        for lemma in lemmas(token.replace("\u2019", "'")):
            concepts |= bits(self._index.spaced.get(lemma, ""))
            if lemma in self._index.phrases:
                for item in self._index.phrases[lemma].split(";"):
                    phrase, _, numbers = item.rpartition(":")
                    words = tuple(phrase.split(" "))
                    phrases.append((words, words.index(lemma), bits(numbers)))
        if "_" in token and not concepts:
            parts = (bits(self._index.spaced.get(part, "")) for part in token.split("_"))
            concepts = functools.reduce(operator.or_, parts) & bits(self._index.identifiers)
        if not phrases:
            return concepts
        before = "".join(sorted({words[key - 1][0] for words, key, _ in phrases if key}))
        after = "".join(sorted({words[1][0] for words, key, _ in phrases if not key}))
        return self._special(token, _Special(concepts, tuple(phrases), before, after))

    def _special(self, token: str, found: _Special) -> int:
        self.special[token] = found
        return functools.reduce(operator.or_, (mask for _, _, mask in found.phrases), found.concepts | SPECIAL)

    def _run(self, token: str) -> _Special:
        places, at, half, last = [], 0, 0, len(token)
        while at < last:
            behind, concepts = self._longest(token, at)
            if concepts:
                places.append((half // 2, concepts))
                at = behind
                half = half // 2 * 2 + 2
            else:
                at += 1
                half += 1
        every = functools.reduce(operator.or_, (one for _, one in places), 0)
        return _Special(every, run=tuple(places), length=max((half + 1) // 2, 1))

    def _longest(self, text: str, at: int) -> tuple[int, int]:
        """Where the longest word ends that begins at a place of a run, and what it stands for; 0 if there is none."""
        letter = text[at]
        if letter not in self._beginnings:
            self._learn(letter)
        behind, concepts = at, self._beginnings[letter]
        if concepts:
            behind += 1
        for word, one in self._plain.get(text[at : at + 2], ()):  # the longest first
            if text.startswith(word, at):
                behind, concepts = at + len(word), one
                break
        for sequence, one in self._composed.get(letter, ()):
            end = max(runs.ends(sequence, text, at), default=at)
            if end > behind:
                behind, concepts = end, one
            elif end == behind > at:
                concepts |= one
        return behind, concepts

    def _learn(self, letter: str) -> None:
        """Read the words that begin with a letter."""
        found = self._index.runs()
        listed = found.words.get(letter, "")
        self._beginnings[letter] = 0
        for item in listed.split(";") if listed else ():
            word, _, numbers = item.rpartition(":")
            if word[0] == "=":
                self._composed.setdefault(letter, []).append((self._sequence(int(word[1:])), bits(numbers)))
            elif len(word) == 1:
                self._beginnings[letter] = bits(numbers)
            else:
                self._plain.setdefault(word[:2], []).append((word, bits(numbers)))

    def _sequence(self, number: int) -> runs.Sequence:
        if number not in self._sequences:
            self._sequences[number] = runs.parts(self._index.runs().sequences[number])
        return self._sequences[number]


def _is_run(letter: str) -> bool:
    return "\u3040" <= letter <= "\ufaff" and not "\ud7a4" <= letter <= "\uf8ff"


def lemmas(token: str) -> Iterator[str]:
    """The word itself, then what it may be a form of: plural, past, participle."""
    yield token
    if len(token) > 3:
        if token.endswith("s"):
            yield token[:-1]
            if token.endswith("ies"):
                yield token[:-3] + "y"
            elif token.endswith("es"):
                yield token[:-2]
        for ending in ("ed", "ing"):
            if token.endswith(ending) and len(token) > len(ending) + 2:
                stem = token[: -len(ending)]
                yield stem
                yield stem + "e"
                if stem[-1] == stem[-2]:
                    yield stem[:-1]
                if ending == "ed" and stem.endswith("i"):
                    yield stem[:-1] + "y"


def tokens(text: str) -> re.Pattern[str]:
    """The pattern that takes a text apart."""
    return _ASCII if text.isascii() else _ANY


def split(text: str) -> list[str]:
    """The tokens of a text, with an end behind the last."""
    return [*tokens(text).findall(text), "\n"]


class Asked(NamedTuple):
    """What a reader looks for by one vocabulary.

    A sentence must have one of the concepts `wanted`, and `possible` says of all its concepts whether they suffice for
    any rule: most sentences are done with the first question.
    """

    words: Index
    wanted: int = -1
    possible: Callable[[int], bool] = bool


class Reader:
    """Takes a text apart into the sentences that a rule could match, and leaves the others alone."""

    def __init__(self, *asked: Asked) -> None:
        self._asked = [(one, Lexicon(one.words)) for one in asked]
        self._hints = _Hints(self._asked)
        self._perhaps = functools.reduce(operator.or_, (_PERHAPS << 2 * number for number in range(len(asked))), 0)

    def sentences(self, parts: list[str]) -> Iterator[tuple[int, Sentence]]:
        """The sentences of what `split` made of a text, and which of the vocabularies each is read by.

        Each line of the text stands for itself.
        """
        begin = -1
        seen = 0
        perhaps = self._perhaps
        for at, hint in [(at, hint) for at, hint in enumerate(map(self._hints.__getitem__, parts)) if hint]:
            if hint == END:
                if seen:
                    for number, (one, words) in enumerate(self._asked):
                        if seen & _WANTED << 2 * number:
                            sentence = _read(parts, begin, at, words, one.possible)
                            if sentence:
                                yield number, sentence
                    seen = 0
                begin = at
            else:
                if hint & perhaps & ~(seen << 1):
                    hint |= self._verified(parts, at, hint)
                seen |= hint & ~perhaps

    def _verified(self, parts: list[str], at: int, hint: int) -> int:
        """The vocabularies for which the words beside one could make it part of a phrase."""
        found = 0
        for number, (_, words) in enumerate(self._asked):
            if hint & _PERHAPS << 2 * number:
                known = words.special[parts[at]]
                if parts[at - 1][0] in known.before or parts[at + 1][0] in known.after:
                    found |= _WANTED << 2 * number
        return found


def _read(parts: list[str], begin: int, end: int, words: Lexicon, possible: Callable[[int], bool]) -> Sentence | None:
    """The sentence between two ends, if its concepts may suffice."""
    concepts = [words[part] for part in parts[begin + 1 : end]]
    every = functools.reduce(operator.or_, concepts, START)
    if not possible(every):  # not even if each word were part of all its phrases
        return None
    phrases: Spans = []
    if every & SPECIAL:
        special = words.special
        every = exact = START
        maybe = []
        for at, one in enumerate(concepts, begin + 1):
            if one & SPECIAL:
                known = special[parts[at]]
                exact |= known.concepts
                if known.phrases and (parts[at - 1][0] in known.before or parts[at + 1][0] in known.after):
                    maybe.append((at, known))
                    every |= one
            else:
                exact |= one
        if not possible(every | exact):
            return None
        for at, known in maybe:
            phrases += _phrases(parts, at, begin, known)
        for _, _, whole in phrases:
            exact |= whole
        if not possible(exact):
            return None
    found = [(at, one) for at, one in enumerate(concepts, begin + 1) if one]
    sentence = _sentence(parts, begin, found, _longest(phrases), words)
    return sentence if possible(sentence.present) else None


_WANTED, _PERHAPS = 2, 4
"""Hints: a word that is wanted, and one that may be part of a phrase that is; two bits for each vocabulary."""


class _Hints(dict[str, int]):
    """Of each token whether it ends a sentence, or by which vocabulary it can stand for what is wanted."""

    def __init__(self, asked: list[tuple[Asked, Lexicon]]) -> None:
        super().__init__()
        self._all = asked

    def __missing__(self, token: str) -> int:
        if len(self) > _KNOWN:
            self.clear()
        hint = 0
        for number, (one, words) in enumerate(self._all):
            found = words[token]
            if found & END:
                hint = END
            elif found & one.wanted:
                exact = words.special[token].concepts if found & SPECIAL else found
                hint |= (_WANTED if exact & one.wanted else _PERHAPS) << 2 * number
        self[token] = hint
        return hint


Spans = list[tuple[int, int, int]]
"""Phrases: first token, the one behind the last, what the whole stands for."""


def _sentence(parts: list[str], begin: int, found: list[tuple[int, int]], phrases: Spans, words: Lexicon) -> Sentence:
    places, concepts, origins = [begin], [START], [max(begin, 0)]
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


def _phrases(parts: list[str], at: int, begin: int, known: _Special) -> Spans:
    """The phrases that hold the word at a place."""
    found = []
    before, after = parts[at - 1][0], parts[at + 1][0]
    for phrase, key, whole in known.phrases:
        if phrase[key - 1][0] == before if key else phrase[1][0] == after:
            first = at - key
            if first > begin and _follows(parts, first, phrase):
                found.append((first, first + len(phrase), whole))
    return found


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
        token = parts[at].replace("\u2019", "'")
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
