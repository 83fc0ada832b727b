"""Foreign text on one line, with nothing in it that acts or hides."""

from __future__ import annotations

import re
import sys
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.report.visible import visible

PREPENDED = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}
"""Format characters that are drawn."""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", ""),
        ("plain text, 中文 é 😀 `x`", "plain text, 中文 é 😀 `x`"),
        ("a\nb\tc\r", "a\\u{000A}b\\u{0009}c\\u{000D}"),
        ("\x1b[31m", "\\u{001B}[31m"),
        ("a\u200bb\u202ec\ufeff", "a\\u{200B}b\\u{202E}c\\u{FEFF}"),
        ("\U000e0041", "\\u{E0041}"),
        ("a\u3000b\xa0c", "a\\u{3000}b\\u{00A0}c"),
        ("a\udcff\udc80", "a\\xff\\x80"),
        ("\ud800", "\\u{D800}"),
        ("##[error]x ###[y", "# #[error]x ## #[y"),
        ("::error::x", ": :error::x"),
        ("  ::x", "  : :x"),
        ("a::b", "a::b"),
    ],
)
def test_visible(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_every_character_that_is_not_drawn_is_escaped() -> None:
    for point in range(sys.maxunicode + 1):
        char = chr(point)
        if (
            unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp", "Zs", "Cs")
            and char != " "
            and point not in PREPENDED
        ):
            assert visible(f"a{char}").startswith("a\\"), hex(point)


def test_cut() -> None:
    assert visible("abcdef", 6) == "abcdef"
    assert visible("abcdefg", 6) == "abcde…"
    assert visible("\n\n\n", 2) == "\\u{000A}…"


@settings(deadline=None)
@given(st.text(st.characters(codec=None)))
def test_nothing_is_left_that_acts(text: str) -> None:
    shown = visible(text)
    shown.encode()
    assert shown.splitlines() in ([shown], [])
    assert "##[" not in shown
    assert not re.match(r"\s*::", shown)
