"""Words in a run of letters without blanks: which of a list begins at a letter, and how far the longest one goes.

A list is written `甲、乙、{丙、丁}{戊、己}`: words separated by `、`. Braces hold a list of which one word stands
there, so that this last one means 丙戊, 丙己, 丁戊 and 丁己.
"""

from __future__ import annotations

from collections.abc import Iterator


class Choice:
    """One of several words, each of them a sequence of texts and further choices."""

    def __init__(self, listed: str) -> None:
        self._words: dict[str, list[str]] = {}
        """Plain words by their first letter."""
        self._sequences: dict[str, list[Sequence]] = {}
        """What is put together, by each letter that it can begin with."""
        for word in split(listed):
            if "{" in word:
                sequence = parts(word)
                for letter in dict.fromkeys(start[0] for start in _beginnings(sequence, 1)):
                    self._sequences.setdefault(letter, []).append(sequence)
            else:
                self._words.setdefault(word[0], []).append(word)

    def beginnings(self, wanted: int) -> Iterator[str]:
        """What a word can begin with, as far as so many letters are known."""
        for words in self._words.values():
            yield from words
        for sequence in dict.fromkeys(sequence for group in self._sequences.values() for sequence in group):
            yield from _beginnings(sequence, wanted)

    def ends(self, text: str, at: int) -> set[int]:
        """Where the words end that begin at a place of the text."""
        letter = text[at : at + 1]
        found = {at + len(word) for word in self._words.get(letter, ()) if text.startswith(word, at)}
        for sequence in self._sequences.get(letter, ()):
            found |= ends(sequence, text, at)
        return found


Sequence = tuple[str | Choice, ...]
"""A word as its parts: texts, and choices between texts."""


def split(listed: str) -> list[str]:
    """The words of a list; what stands in braces is not looked into."""
    if "{" not in listed:
        return listed.split("、")
    words, depth, start = [], 0, 0
    for at, letter in enumerate(listed):
        if letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
        elif letter == "、" and not depth:
            words.append(listed[start:at])
            start = at + 1
    return [*words, listed[start:]]


def parts(word: str) -> Sequence:
    """A word as its parts."""
    return tuple(_parts(word))


def _parts(word: str) -> Iterator[str | Choice]:
    depth, start = 0, 0
    for at, letter in enumerate(word):
        if letter == "{":
            if not depth:
                if at > start:
                    yield word[start:at]
                start = at + 1
            depth += 1
        elif letter == "}":
            depth -= 1
            if not depth:
                yield Choice(word[start:at])
                start = at + 1
    if start < len(word):
        yield word[start:]


def beginnings(word: str) -> set[str]:
    """The first two letters that a word of a list can begin with; the only one where it has no other."""
    return {found[:2] for found in _beginnings(parts(word), 2)}


def _beginnings(sequence: Sequence, wanted: int) -> Iterator[str]:
    """What a word can begin with, as far as so many letters are known."""
    if wanted <= 0 or not sequence:
        yield ""
        return
    head, *rest = sequence
    for start in (head,) if isinstance(head, str) else head.beginnings(wanted):
        for end in _beginnings(tuple(rest), wanted - len(start)):
            yield start + end


def ends(sequence: Sequence, text: str, at: int) -> set[int]:
    """Where a word ends, in each of its spellings, that begins at a place of the text."""
    places = {at}
    for part in sequence:
        if isinstance(part, str):
            places = {place + len(part) for place in places if text.startswith(part, place)}
        else:
            places = {end for place in places for end in part.ends(text, place)}
    return places
