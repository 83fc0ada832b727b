"""Free text to records: which ones a question is about, by the words that it shares with them.

No model and no random numbers. A word weighs the more the fewer records have it; where it stands says how much it
counts: the main anchor most, the detail least. What too little of a question is found in is no answer.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from ..lazy import expression
from ..typed import NamedTuple
from .bundle import Bundle
from .record import DETAIL, SUMMARY
from .vocabulary import ACTIVE, CANDIDATE, DEPRECATED, SUPERSEDED

ENOUGH = 0.5
"""The share of a question, by weight, that a record must have."""
MOST = 10
"""How many records are an answer."""

_WORD = expression(r"[a-z0-9]+|[\u3400-\u9fff\uf900-\ufaff]+")
_CAMEL = expression(r"(?<=[a-z0-9])(?=[A-Z])")
_STOP = frozenset(
    {
        "a", "about", "all", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "did", "do",
        "does", "for", "from", "get", "had", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "know",
        "me", "my", "no", "not", "of", "off", "on", "or", "our", "should", "so", "some", "than", "that", "the", "their",
        "then", "there", "these", "they", "this", "to", "under", "up", "was", "we", "were", "what", "when", "where",
        "which", "who", "why", "will", "with", "you",
    }
)  # fmt: skip
# How much a word counts by where it stands.
_ANCHOR, _NAME, _SUMMARY, _OTHER, _DETAIL = 1.0, 0.9, 0.8, 0.7, 0.5
# What is current comes before what it replaced.
_STANDING = {ACTIVE: 1.0, CANDIDATE: 0.97, SUPERSEDED: 0.8, DEPRECATED: 0.9}


class Match(NamedTuple):
    """A record and how well it fits: from 0 to 1."""

    bundle: Bundle
    score: float


def words(text: str) -> Iterator[str]:
    """The words of a text that say something, without their endings; Chinese as pairs of characters."""
    for word in _WORD.findall(_CAMEL.sub(" ", text).lower()):
        if word[0] > "\u2fff":
            yield from (word[at : at + 2] for at in range(len(word) - 1)) if len(word) > 1 else (word,)
        elif word not in _STOP:
            yield _stem(word)


def _stem(word: str) -> str:
    """A word without what inflection adds, roughly: `payments` and `paying` are `pay`."""
    if len(word) < 4 or word.isdigit():
        return word
    for ending, rest in (
        ("ies", "y"), ("ments", ""), ("ment", ""), ("ations", ""), ("ation", ""), ("ings", ""), ("ing", ""),
        ("ions", ""), ("ion", ""), ("edly", ""), ("ed", ""), ("ers", ""), ("er", ""), ("es", ""), ("s", ""),
        ("ly", ""), ("e", ""),
    ):  # fmt: skip
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word[: len(word) - len(ending)] + rest
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeioulsz":
        word = word[:-1]  # clicking, clicked
    return word.removesuffix("e") if len(word) > 4 else word


def resolve(question: str, bundles: Iterable[Bundle]) -> list[Match]:
    """The records that a question is about, best first; none where nothing fits."""
    asked = list(dict.fromkeys(words(question)))
    known = [(one, _weighed(one)) for one in bundles]
    if not asked or not known:
        return []
    rare = {word: _rarity(sum(word in fields for _, fields in known), len(known)) for word in asked}
    whole = sum(rare.values())
    found = []
    for one, fields in known:
        share = sum(rare[word] for word in asked if word in fields) / whole
        score = sum(rare[word] * fields.get(word, 0.0) for word in asked) / whole
        if share >= ENOUGH:
            found.append(Match(one, score * _STANDING[one.status]))
    found.sort(key=lambda match: (-match.score, -match.bundle.record.created, match.bundle.place))
    return found[:MOST]


def _rarity(holders: int, records: int) -> float:
    return math.log(1 + records / (holders + 0.5))


def _weighed(bundle: Bundle) -> dict[str, float]:
    """The words of a record, each with the weight of the best place where it stands."""
    record = bundle.record
    main, others = record.anchors[:1], record.anchors[1:]
    places = (
        (_DETAIL, record.sections.get(DETAIL, "")),
        (_OTHER, f"{record.kind} {record.text('subtype')} {' '.join(record.scope)}"),
        (_OTHER, " ".join(str(value) for side in others for value in side.values())),
        (_SUMMARY, record.sections.get(SUMMARY, "")),
        (_NAME, bundle.place.id.rpartition("-")[0]),
        (_ANCHOR, " ".join(str(value) for side in main for key, value in side.items() if key != "t")),
    )
    found: dict[str, float] = {}
    for weight, text in places:
        for word in words(text):
            found[word] = max(weight, found.get(word, 0.0))
    return found
