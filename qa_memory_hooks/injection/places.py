"""Where a page does not show what a text says: comments, hidden elements, titles, what never ends.

A person who reviews the page does not see it, an agent that reads the source does. Whether an honest entry may hold
it is not decided here.

No search looks again for an end that it did not find, so that all of it is linear in the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..lazy import expression
from ..typed import Literal, NamedTuple
from .lines import line_at


class Place(NamedTuple):
    """What a page does not show as its text: where it stands, and the part of it that says something.

    Where both end together it was never closed, and hides all that follows.
    """

    kind: Literal["comment", "definition", "element", "details", "attribute", "title", "image"]
    start: int
    end: int
    inside: tuple[int, int]


_COMMENT = expression(r"<(?:!--|\?|!\[CDATA\[)")
_ENDS = {"<!--": "-->", "<?": "?>", "<![CDATA[": "]]>"}
_TAG = expression(r"<([a-z][a-z0-9-]*)((?:\s|/)[^<>]{0,1000})?>")
_HIDDEN_BY = expression(
    r"(?:^|\s)hidden(?=[\s=/]|$)|aria-hidden\s*=\s*[\"']?true|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)"
    r"|(?:font-size|opacity|max-height|height|width)\s*:\s*0(?:\.0+)?(?:[a-z%]+)?\s*(?:[;\"'!]|$)"
    r"|(?<![-\w])color\s*:\s*(?:white|transparent|#fff(?:fff)?\b)|(?:left|top|text-indent)\s*:\s*-\d{3,}"
    r"|class\s*=\s*[\"']?[^\"'>]*\b(?:hidden|sr-only|visually-hidden|d-none|invisible)\b"
)
_NEVER_SHOWN = frozenset(("template", "noscript", "script", "style"))
_SAYING = expression(
    r"\b(?:title|alt|content|summary|placeholder|value|label|aria-[a-z]{1,20}|data-[a-z-]{1,20})\s*=\s*"
    r"(?:\"([^\"]*)\"|'([^']*)')"
)
_QUOTED = r"(?:\"([^\"]*)\"|'([^']*)'|\(([^()]*)\))"
_BRACKETED: tuple[tuple[Literal["definition", "title", "image"], str, re.Pattern[str]], ...] = (
    ("definition", "]:", expression(rf"\[[^\[\]\n]{{1,200}}\]:[ \t]*(?:<[^<>\n]*>|[^\s<]\S{{0,500}}+)\s+{_QUOTED}")),
    ("title", "](", expression(rf"\]\([ \t]*[^\s()]*\s+{_QUOTED}\s*\)")),
    ("image", "![", expression(r"!\[([^\[\]]+)\]")),
)


def places(text: str) -> Iterator[Place]:
    """Everything that stands where a page does not show it, each kind in the order of the text."""
    if "<" in text:
        yield from comments(text)
        yield from _elements(text)
    for kind, mark, pattern in _BRACKETED if "]" in text else ():
        if mark in text:
            for match in pattern.finditer(text):
                yield Place(kind, *match.span(), match.span(match.lastindex or 0))


def comments(text: str) -> Iterator[Place]:
    """HTML comments and the like; one that starts a line and never ends hides the rest."""
    at, endless = 0, set()
    while found := _COMMENT.search(text, at):
        start, at = found.span()
        mark = _ENDS[found[0]]
        close = -1 if mark in endless else text.find(mark, at)
        if close >= 0:
            inside, at = (at, close), close + len(mark)
            yield Place("comment", start, at, inside)
            continue
        endless.add(mark)
        if mark == "-->" and not text[line_at(text, start)[0] : start].strip():
            yield Place("comment", start, len(text), (at, len(text)))
            return


def _elements(text: str) -> Iterator[Place]:
    shown = opened = 0
    lower = text.replace("İ", "i").lower()  # of the same length
    for match in _TAG.finditer(lower):
        name, attributes = match[1], match[2] or ""
        for said in _SAYING.finditer(attributes):
            start, end = said.span(said.lastindex or 0)
            yield Place("attribute", *match.span(), (match.start(2) + start, match.start(2) + end))
        if attributes.endswith("/"):
            continue
        if name == "details" and match.start() >= opened:
            inside, opened = _element(lower, name, match.end())
            yield Place("details", match.start(), opened, inside)
        elif match.start() >= shown and (name in _NEVER_SHOWN or _HIDDEN_BY.search(attributes)):
            inside, shown = _element(lower, name, match.end())
            if shown > inside[1] or name not in _NEVER_SHOWN:  # else it is only spoken of
                yield Place("element", match.start(), shown, inside)


def _element(lower: str, name: str, start: int) -> tuple[tuple[int, int], int]:
    """From behind the start tag to the end tag, and what is behind that."""
    close = lower.find(f"</{name}", start)
    if close < 0:
        return (start, len(lower)), len(lower)
    return (start, close), lower.find(">", close) + 1 or len(lower) + 1
