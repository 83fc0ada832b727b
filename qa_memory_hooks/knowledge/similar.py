"""How much two entries say the same: by the words of their sections, without what all entries have in common."""

from __future__ import annotations

import functools
import re

from .grammar import MARKER, Entry, sections
from .vocabulary import HANDLING

RENAMED = 0.6
NEAR_DUPLICATE = 0.38
"""Shares of common words from which two texts say the same. How they were measured: docs/design/judgements.md."""
_DOUBT = 4
"""Words that are taken to differ in any case: what two short texts have in common proves little."""

_SIGNS = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_WORD = rf"[{_SIGNS}]|[^\W_{_SIGNS}]+(?:[-_.][^\W_{_SIGNS}]+)*|[^\w\s]"
"""Compiled where two texts are compared: the blocks of Chinese and Korean take a third of a bare start."""
_STOP = """
a an and are as at be been but by can do does for from has have if in into is it its no not of on one or so than that
the then there this to was we were when which will with
"""
_COMMON = frozenset(_STOP.split())
"""Words that stand in every other sentence say nothing about what an entry is about."""
_FORMULAIC = frozenset(f"**{name}**" for name in HANDLING)


def about(entry: Entry) -> frozenset[str]:
    """The words that an entry is about.

    How a flaky entry tells noise and bounds retries is a formula, alike for different tests: it does not count.
    """
    left_out = _FORMULAIC if entry.kind.name == "flaky" else ()
    return _words(tuple(one.text for one in sections(entry) if one.marker not in left_out))


def share(one: frozenset[str], other: frozenset[str]) -> float:
    """The words that both have, as a share of all: 0 to (never quite) 1."""
    common = len(one & other)
    return common / (len(one) + len(other) - common + _DOUBT)


def same_text(one: Entry, other: Entry) -> bool:
    """Whether two entries with different titles are one that was renamed: near-identical bodies."""
    mine, theirs = _words(one.body), _words(other.body)
    common = len(mine & theirs)
    return one.body == other.body or bool(common and common >= RENAMED * len(mine | theirs))


@functools.lru_cache(maxsize=4096)
def _words(lines: tuple[str, ...]) -> frozenset[str]:
    """The words of a text: whole words of alphabets, pairs of neighbours of Chinese and its kind."""
    found: set[str] = set()
    before = ""
    for word in re.findall(_WORD, MARKER.sub("", "\n".join(lines)).lower()):
        if "\u3040" <= word <= "\ud7af":
            if before:
                found.add(before + word)
            before = word
        else:
            before = ""
            found.add(word)
    return frozenset(word for word in found - _COMMON if word[0].isalnum())
