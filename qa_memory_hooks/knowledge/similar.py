"""How much two entries say the same, by the words that they share."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .grammar import Entry

_WORD = re.compile(r"[a-z0-9]+(?:[-_.][a-z0-9]+)*|[^\W\d_a-z]")
_CJK = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
# Words that stand in every other sentence say nothing about what an entry is about.
_COMMON = frozenset(
    ["a", "an", "and", "are", "as", "at", "be", "been", "but", "by", "can", "do", "does", "for", "from", "has", "have", "if", "in", "into", "is", "it", "its", "no", "not", "of", "on", "one", "or", "so", "than", "that", "the", "then", "there", "this", "to", "was", "we", "were", "when", "which", "will", "with", "的", "了", "在", "是", "和", "与", "及", "或", "不", "为", "时", "后", "有"]
)


def words(lines: Iterable[str]) -> frozenset[str]:
    """The words of a text: whole words of alphabets, pairs of neighbours of Chinese and its kind."""
    found: set[str] = set()
    before = ""
    for word in _WORD.findall(" ".join(lines).lower()):
        if _CJK.match(word):
            if before:
                found.add(before + word)
            before = word
            continue
        before = ""
        found.add(word)
    return frozenset(found - _COMMON)


def about(entry: Entry) -> frozenset[str]:
    """The words that an entry is about: title, summary, body."""
    return words((entry.title, entry.meta.text("summary"), *entry.body))


def share(one: frozenset[str], other: frozenset[str]) -> float:
    """The words that both have, as a share of all: 0 to 1."""
    return len(one & other) / len(one | other) if one and other else 0.0


def same_text(one: Entry, other: Entry) -> bool:
    """Whether two entries with different titles are one that was renamed: near-identical bodies."""
    if [line.strip() for line in one.body] == [line.strip() for line in other.body]:
        return True
    return share(words(one.body), words(other.body)) >= RENAMED


RENAMED = 0.8
NEAR_DUPLICATE = 0.6
"""Shares above which two texts say the same; measured on the example repository, see docs/design/knowledge.md."""
