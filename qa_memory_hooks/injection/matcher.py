"""One way through a text: its views, the rules on each, and where in the text they met."""

from __future__ import annotations

import bisect
import functools
import itertools
import operator
import re
from collections.abc import Iterable, Iterator

from ..typed import TYPE_CHECKING
from . import hiding, views, weighing, words
from .hit import Hit
from .rule import Meaning, ShapeRule, WordRule

if TYPE_CHECKING:
    from .views import View
    from .vocabulary import Index


def scan(text: str) -> list[Hit]:
    """What the text holds, in order; of one rule and place once."""
    hits = [hit for view in views.views(text) for hit in _view(view)]
    met = _Overlaps(hit for hit in hits if not hit.weighed)
    found: dict[tuple[str, int, int], Hit] = {}
    for hit in hits:
        if not (hit.weighed and met.within(hit.start, hit.end)):
            found.setdefault((hit.code, hit.start, hit.end), hit)
    met = _Overlaps(found.values())
    for one in hiding.hidings(text):
        severe = met.within(one.start, one.end)
        found[one.code, one.start, one.end] = Hit(
            one.code, one.message_part, one.start, one.end, "hiding", one.revealed, severe
        )
    return sorted(found.values(), key=lambda hit: (hit.start, hit.code, hit.end))


class _Overlaps:
    """Tells whether any of some hits overlaps a place."""

    def __init__(self, hits: Iterable[Hit]) -> None:
        spans = sorted((hit.start, hit.end) for hit in hits)
        self._starts = [start for start, _ in spans]
        self._ends = list(itertools.accumulate((end for _, end in spans), max))
        """How far the first of them reach."""

    def within(self, start: int, end: int) -> bool:
        before = bisect.bisect_left(self._starts, end)
        return before > 0 and self._ends[before - 1] > start


def _view(view: View) -> Iterator[Hit]:
    """What is seen in a view: shapes by line as they stand, words and weight where the lines of a block are joined."""
    if view.name == "left out":  # what is too much to be read blocks: else the rest could hide behind it
        begin, stop = view.span(0, len(view.text))
        yield Hit("QA525", "more is encoded, and encoded again, than is decoded", begin, stop, "hiding", severe=True)
        return
    if view.name != "joined":
        for code, sees, start, end in shapes(view.text):
            yield _hit(view, code, sees, start, end)
    if view.name != "folded":
        parts = words.split(view.text)
        scales = weighing.Scales(parts)
        met = list(_borne(list(sentences(parts)), scales))
        heavy = list(scales.heavy())
        spans = [token.span() for token in words.tokens(view.text).finditer(view.text)] if met or heavy else []
        for rule, first, last in met:
            yield _hit(view, rule.code, rule.sees, spans[first][0], spans[last][1])
        for code, begin, end in heavy:
            yield _hit(view, code, _WEIGHED, spans[begin][0], spans[end - 1][1], weighed=True)


_Met = tuple[WordRule, int, int]
"""A rule that met a text: from which token to which."""


def _borne(met: list[_Met], scales: weighing.Scales) -> Iterator[_Met]:
    """What counts of that: a verdict in Chinese needs weight behind it, or a rule of another family in its block.

    A sentence of English is short, and parts that meet in it belong together; Chinese chains several into one.
    """
    families: dict[int, set[str]] = {}
    for rule, first, _ in met:
        families.setdefault(scales.block(first), set()).add(rule.code)
    for rule, first, last in met:
        chained = rule.code >= "QA511" and rule.language == "zh"
        if not chained or len(families[scales.block(first)]) > 1 or scales.bear(first):
            yield rule, first, last


_WEIGHED = "no rule meets it, but all its words together weigh as much as those of such text do"


def _hit(view: View, code: str, sees: str, start: int, end: int, *, weighed: bool = False) -> Hit:
    shown = view.text[start:end] if view.name in ("hidden", "decoded", "spaced") else ""
    return Hit(code, sees, *view.span(start, end), view.name, shown, weighed=weighed)


def sentences(parts: list[str]) -> Iterator[_Met]:
    """What the word rules see in what `words.split` made of a text."""
    for number, sentence in _reader().sentences(parts):
        for rule, first, last in _groups()[number].matches(sentence):
            yield word_rules()[rule.number], first, last


class Group:
    """The word rules that speak of the concepts of one vocabulary."""

    def __init__(self, index: Index, rules: Iterable[Meaning]) -> None:
        self._rules: dict[bool, dict[int, list[Meaning]]] = {True: {}, False: {}}
        """For either kind of script the rules, each below the rarest of what it needs."""
        self._needed: dict[int, list[tuple[int, ...]]] = {}
        """For each concept among the anchors what the rules below it need besides."""
        for one in rules:
            self._rules[one.run].setdefault(one.anchor, []).append(one)
            rest = one.anchor
            while rest:
                bit = rest & -rest
                rest ^= bit
                self._needed.setdefault(bit, []).append(one.needs)
        self._anchors = functools.reduce(operator.or_, self._needed, 0)
        needed = (need for group in self._needed.values() for needs in group for need in needs)
        wanted = functools.reduce(operator.or_, needed, self._anchors)
        self.asked = words.Asked(index, wanted, self._anchors, self._possible)

    def _possible(self, concepts: int) -> bool:
        """Whether any rule has all that it needs among these concepts."""
        rest = concepts & self._anchors  # written out: this is asked of every sentence
        while rest:
            bit = rest & -rest
            rest ^= bit
            for needs in self._needed[bit]:
                for need in needs:
                    if not concepts & need:
                        break
                else:
                    return True
        return False

    def matches(self, sentence: words.Sentence) -> Iterator[tuple[Meaning, int, int]]:
        """The rules that a sentence meets, of each family the first, with the first and last token."""
        told = set()
        for anchor, rules in self._rules[sentence.run].items():
            if sentence.present & anchor:
                for one in rules:
                    if one.code not in told and (span := met(one, sentence)):
                        told.add(one.code)
                        yield one, *span


def met(one: Meaning, sentence: words.Sentence) -> tuple[int, int] | None:
    """From which token to which a sentence meets a rule; None if it does not."""
    present = sentence.present
    if present & one.unless or not present & one.anchor or not all(present & need for need in one.needs):
        return None
    spans = [words.find(sequence, sentence) for sequence in one.pattern]
    found = [span for span in spans if span]
    if len(found) < len(spans):
        return None
    return min(first for first, _ in found), max(last for _, last in found)


def shapes(text: str) -> Iterator[tuple[str, str, int, int]]:
    """What the shape rules see in a folded text: code, what it says, from where to where."""
    for number in sorted(_asked_for(text)):
        rule = shape_rules()[number]
        for match in _compiled(rule.pattern).finditer(text):
            yield rule.code, rule.sees, match.start(), match.end()


_NAMES = bytes(i if chr(i) in "abcdefghijklmnopqrstuvwxyz_" else ord(" ") for i in range(128)).ljust(256)
"""What is left of a picture of a text, a byte for each character: to take that apart is several times faster."""
_MARKS = (
    *"$@{<>|;='7z][\"96_jq3",
    *("curl", "wget", "http", "system", "assistant", "git ", "all ", "tool ", "/dev/", "--", "shrc", "rc.", ".env"),
    *"`(/:xkw",
)
"""Parts of anchors, the rarest first: an anchor is looked for only where its mark is."""


def _asked_for(text: str) -> set[int]:
    """The shape rules of which an anchor stands in a text."""
    named, marked = _anchors(text.isascii())
    words = text.encode("ascii", "replace").translate(_NAMES).split()
    found = {number for name in named.keys() & words for number in named[name]}
    for mark, anchors in marked:
        if mark in text:
            for anchor, numbers in anchors:
                if anchor in text:
                    found.update(numbers)
    return found


@functools.cache
def _anchors(ascii_only: bool) -> tuple[dict[bytes, list[int]], list[tuple[str, list[tuple[str, list[int]]]]]]:
    """The anchors of the shape rules, each with the numbers of its rules: those that are a word; the others by mark."""
    named: dict[bytes, list[int]] = {}
    marked: dict[str, dict[str, list[int]]] = {}
    for number, rule in enumerate(shape_rules()):
        for anchor in rule.anchors:
            if len(anchor) > 1 and anchor.encode().translate(_NAMES).split() == [anchor.encode()]:
                named.setdefault(anchor.encode(), []).append(number)
            elif anchor.isascii() or not ascii_only:
                mark = _mark(anchor)
                marked.setdefault(mark, {}).setdefault(anchor, []).append(number)
    return named, [(mark, list(anchors.items())) for mark, anchors in marked.items()]


def _mark(anchor: str) -> str:
    if not anchor.isascii():
        return max(anchor)
    return next((mark for mark in _MARKS if mark in anchor), anchor)


@functools.cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.MULTILINE)


@functools.cache
def _groups() -> tuple[Group, ...]:
    from . import compiled

    return tuple(Group(index, (Meaning(*rule) for rule in rules)) for index, rules in compiled.GROUPS)


@functools.cache
def _reader() -> words.Reader:
    return words.Reader(*(group.asked for group in _groups()))


@functools.cache
def word_rules() -> tuple[WordRule, ...]:
    """All rules made of words."""
    from . import orders_rules, verdict_rules_en, verdict_rules_zh

    return (*verdict_rules_en.RULES, *verdict_rules_zh.RULES, *orders_rules.RULES)


@functools.cache
def shape_rules() -> tuple[ShapeRule, ...]:
    """All rules made of shapes."""
    from . import shape_rules as module

    return module.RULES
