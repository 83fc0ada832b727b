"""Where a text hides something from the person who reads it, and what: the rules QA520 to QA526.

`places` finds what a page does not show, `smuggling` what stands in characters that nobody sees, `encodings` what has
to be decoded. All of it is read by the other rules (`views`); here stands which of it no honest entry needs. The
same for characters and words is said in `characters`, and where a link leads is looked at in `links`.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator

from ..lazy import expression
from ..typed import Literal, NamedTuple
from .encodings import LETTER_BY_LETTER, Encoding, encodings
from .lines import line_at
from .links import carrying
from .places import places


class Hiding(NamedTuple):
    """A place where something is hidden: how (for a message), and what."""

    code: Literal["QA520", "QA521", "QA522", "QA523", "QA524", "QA525", "QA526"]
    start: int
    end: int
    message_part: str
    revealed: str


def hidings(text: str) -> Iterator[Hiding]:
    """Everything hidden that a person is to look at; characters and words are told once for each line."""
    if not text.isascii():
        from .characters import hiding_characters, mixed_words

        yield from hiding_characters(text)
        yield from mixed_words(text)
    yield from _unseen(text)
    yield from _encoded_prose(text)
    for start, end, part, target in carrying(text):
        yield Hiding("QA526", start, end, part, target)


# --- QA524: what a page does not show

_COMMENT_DEFINITION = expression(r"\[[^\[\]\n]*\]:\s*(?:#|<#?>|//)\s")
_WORD = expression(r"[^\W_]+(?:['’._/:=@-]+[^\W_]+)*")
_HAN = expression("[\u3040-\u30ff\u3400-\u9fff]")
_TOOL = expression(
    r"/?(?:markdownlint|prettier|cspell|spell-?checker|vale|textlint|remark|lint|alex|eslint|mdlint|rumdl|dprint|toc|"
    r"doctoc|begin|end|start|stop|all-contributors|snippet|include|embed|region|endregion|readme|badges?|auto|omit|"
    r"config|version|pagebreak|slide|more|tabs?|mdx|sync|managed)\b",
    re.I,
)
_GENERATED = expression(
    r"generated|(?:do not|don't|never) (?:edit|remove|modify|change|touch)|自动生成|请勿(?:编辑|修改)", re.I
)
_MARKER, _MARKER_HAN, _NOTE = 3, 8, 14  # so many words (or Chinese letters) of a comment are no sentence yet


def _unseen(text: str) -> Iterator[Hiding]:
    is_code: Callable[[int], bool] | None = None
    for place in places(text):
        inside = text[slice(*place.inside)]
        part = ""  # a title or an attribute is seen where it is pointed at
        if place.kind == "comment" and not _is_marker(inside):
            part = "a comment"
        elif place.kind == "details":
            part = "collapsed text"
        elif place.kind == "element" and _WORD.search(inside) and "{" not in inside:
            part = "text that is styled away"
        elif place.kind == "definition" and _COMMENT_DEFINITION.match(text, place.start):
            part = "a Markdown comment"
        if part:
            is_code = is_code or _code(text)
            if not is_code(place.start):
                yield Hiding("QA524", place.start, place.end, part, inside.strip())


def _is_marker(comment: str) -> bool:
    """Whether a comment is a mark for a tool, or says no more than that it was generated."""
    comment = comment.strip()
    words, han = len(_WORD.findall(comment)), len(_HAN.findall(comment))
    if words <= _MARKER and han <= _MARKER_HAN:
        return True
    return words <= _NOTE and han <= 2 * _MARKER_HAN and bool(_TOOL.match(comment) or _GENERATED.search(comment))


def _code(text: str) -> Callable[[int], bool]:
    """Tells whether an offset is in code, where a page shows everything as it is written."""
    from ..knowledge.markdown import scan

    starts = [0, *(match.end() for match in re.finditer("\n", text)), len(text) + 1]
    ticks = [match.start() for match in re.finditer("`", text)]
    fenced = scan(text.split("\n")).code

    def is_code(at: int) -> bool:
        row = bisect_right(starts, at) - 1
        first, here, last = (bisect_left(ticks, offset) for offset in (starts[row], at, starts[row + 1]))
        return row in fenced or ((here - first) % 2 == 1 and here < last)

    return is_code


# --- QA525: prose that could have been written as it is

_PLAIN_WORD = expression(r"[^\W\d_]{2,}")
_TEST_DATA = expression(r"\b(?:fixture|sample|test (?:data|vector|string)|expected)\b|夹具|样例|测试数据", re.I)
_ORDER = expression(r"decod|follow|execut|\brun\b|\bapply|eval|\bsh\b|base64|解码|执行|照做|运行", re.I)
_NEAR = 60  # how far before a blob its label stands
_FEWEST_LETTERS, _FEWEST_BLANKS, _FEWEST_HAN = 3, 3, 6


def _encoded_prose(text: str) -> Iterator[Hiding]:
    for encoding in encodings(text):
        start, end = encoding.edits[0][0], encoding.edits[-1][1]
        if encoding.kind in LETTER_BY_LETTER:
            found = _is_spelt_prose(text, encoding, start, end)
            start -= len(_last_word(text[encoding.start : start]))
            end += len(text[end : encoding.end].split(" ")[0])
        else:
            found = _is_prose(encoding.edits[0][2]) and not _is_test_data(text, start)
        if found:
            yield Hiding("QA525", start, end, encoding.kind, _decoded(text, encoding, start, end))


def _last_word(text: str) -> str:
    return text.rpartition(" ")[2]


def _is_prose(new: str) -> bool:
    if new.lstrip().startswith(('{"', "[{", "<?xml")):
        return False
    words = len(_PLAIN_WORD.findall(new)) if len(new.split()) > 1 else 0
    return words > 2 or (words > 1 and len(new) >= 12) or len(_HAN.findall(new)) >= _FEWEST_HAN


def _is_test_data(text: str, start: int) -> bool:
    """Whether what stands before says that it is, and nothing there asks to do something with it."""
    line = text[line_at(text, start)[0] : start]
    return _TEST_DATA.search(line[-_NEAR:]) is not None and not _ORDER.search(line)


def _is_spelt_prose(text: str, encoding: Encoding, start: int, end: int) -> bool:
    """Whether letters are encoded that need not be, or a whole sentence; an address has to encode some."""
    news = [new for _, _, new in encoding.edits]
    if sum(new.isascii() and new.isalpha() for new in news) >= _FEWEST_LETTERS:
        return True
    word = _last_word(text[encoding.start : start]) + text[start:end]
    if encoding.kind == "percent-encoding" and any(sign in word for sign in "/=?"):
        return False
    blanks = 0 if re.search(r"\s", text[start:end]) else news.count(" ")
    return blanks >= _FEWEST_BLANKS or len(_HAN.findall("".join(news))) >= _FEWEST_HAN


def _decoded(text: str, encoding: Encoding, start: int, end: int) -> str:
    parts: list[str] = []
    for first, last, new in encoding.edits:
        parts += text[start:first], new
        start = last
    return "".join(parts) + text[start:end]
