"""Credentials in a text: known forms, what is named as a password, and strings that look random.

Where two modules find the same place, the more certain one has it. All of them start from literals (an anchor such as
`ghp_`, a name such as `password`, a long word), so that a text without any costs a few searches, and no pattern is
compiled for it. What is found, what is not, and how often: docs/design/secrets.md.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Sequence

from ..typed import Literal, NamedTuple
from . import forms, logins, named, opaque

Kind = Literal["credential", "password-like", "high-entropy"]


class Hit(NamedTuple):
    """What was found; `text[start:end]` is the secret itself, without the name beside it: never print it whole."""

    kind: Kind
    form: str
    """What it is, in words, such as "GitHub token"."""
    start: int
    end: int
    """Offsets in code points; the end is not part of it."""


def find(text: str) -> list[Hit]:
    """All that is found in a text, by place, without overlaps; linear in its length, for any text."""
    words = forms.long_words(text)
    plain = _plain(text)
    low = plain.lower()
    issued, others = named.find(plain, low)
    hits: list[Hit] = []
    found: tuple[tuple[Kind, Iterable[forms.Found]], ...] = (
        ("credential", [*forms.find(text, words), *issued]),
        ("password-like", [*others, *logins.find(plain, low)]),
        ("high-entropy", opaque.find(text, words)),
    )
    for kind, places in found:
        hits += _free(kind, places, hits)
        hits.sort(key=_start)
    return hits


_PLAIN = (
    ("：", ":"), ("＝", "="), ("→", ":"), ("（", "("), ("）", ")"), ("，", ","), ("“", '"'), ("”", '"'), ("‘", "'"),
    ("’", "'"), ("「", '"'), ("」", '"'), ("『", '"'), ("』", '"'), ("İ", "i"),
)  # fmt: skip
"""Signs and how they are read: a pattern with a set of them would take long to compile. The last is the only letter
whose small form is longer than itself."""


def _plain(text: str) -> str:
    """A text of the same length with plain signs."""
    if not text.isascii():
        for sign, plain in _PLAIN:
            text = text.replace(sign, plain)
    return text


def masked(text: str) -> str:
    """The text with each credential cut to its first letters: reports and answers are copied further than a file."""
    return excerpt(text, 0, len(text), find(text))


def excerpt(text: str, start: int, end: int, hits: Sequence[Hit]) -> str:
    """A part of a text, masked. `hits` is all that `find` has in the text: what is cut off may have given one away."""
    parts: list[str] = []
    for at in range(bisect.bisect_right(hits, start, key=_end), len(hits)):
        hit = hits[at]
        if hit.start >= end:
            break
        parts += text[start : hit.start], shortened(text[hit.start : hit.end])
        start = hit.end
    return "".join(parts) + text[start:end]


def shortened(secret: str) -> str:
    """Enough of a secret to find it, too little to use it."""
    return f"{secret[: min(4, len(secret) // 4)]}… ({len(secret)} characters)"


def _start(hit: Hit) -> int:
    return hit.start


def _end(hit: Hit) -> int:
    return hit.end


def _free(kind: Kind, found: Iterable[forms.Found], hits: list[Hit]) -> list[Hit]:
    """The hits of one kind where there is none yet (`hits`, by place); of two at one place the longer."""
    starts = [hit.start for hit in hits]
    free: list[Hit] = []
    end = 0
    for one in sorted(found, key=lambda one: (one.start, -one.end)):
        before = bisect.bisect_left(starts, one.end)
        if one.start >= end and not (before and hits[before - 1].end > one.start):
            free.append(Hit(kind, *one))
            end = one.end
    return free
