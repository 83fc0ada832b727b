"""Which titles a reader takes for the same."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.knowledge import titles


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("cart timeout", "Cart Timeout"),
        ("cart timeout", "cart  timeout "),
        ("cart timeout", "cart\u3000timeout"),
        ("cart timeout", "cart\xa0timeout"),
        ("cart timeout", "cart\u2800timeout"),
        ("cart timeout", "c\u0430rt timeout"),  # Cyrillic a
        ("cop", "сор"),  # Cyrillic as a whole
        ("paypal", "раураӏ"),
        ("cart timeout", "cαrt timeουt"),  # Greek
        ("HTTP", "ΗTTP"),
        ("HTTP", "ΗΤΤΡ"),
        ("NY", "ΝΥ"),
        ("version", "νersion"),
        ("http", "hττp"),
        ("ημερα", "Ημερα"),
        ("cart", "ｃａｒｔ"),
        ("cart", "𝐜𝒂𝓇𝔱"),
        ("fix", "ﬁx"),
        ("IV", "Ⅳ"),
        ("strasse", "Straße"),
        ("istanbul", "ıstanbul"),
        ("google", "ɡооɡlе"),
        ("no", "ոо"),
        ("cart", "ca\u200brt"),
        ("cart", "\ufeffcart"),
        ("cart", "ca\u00adrt"),
        ("cart", "cart\ufe0f"),
        ("cart", "car\U000e0074t"),
        ("cart", "ca\u2062rt"),
        ("cart", "c\u180eart"),
        ("cart", "car\u3164t"),
        ("café", "cafe\u0301"),
        ("超时", "超\u200d时"),
        ("ガス", "ｶﾞｽ"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert titles.fold(one) == titles.fold(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("cart timeout", "card timeout"),
        ("cart timeout", "cart-timeout"),
        ("cart timeout", "carttimeout"),
        ("port to C", "port to C#"),
        ("cafe", "café"),
        ("超时", "超時"),
        ("http", "nttp"),
        ("step 1", "step l"),
        ("日本", "日木"),
    ],
)
def test_others_are_not_the_same(one: str, other: str) -> None:
    assert titles.fold(one) != titles.fold(other)


@settings(deadline=None)
@given(st.text())
def test_folding(title: str) -> None:
    folded = titles.fold(title)
    assert titles.fold(folded) == folded
    assert titles.fold(f"  {title}\t") == folded
    assert titles.fold(unicodedata.normalize("NFD", title)) == folded


def test_ignorable() -> None:
    assert not titles.has_ignorable("plain")
    assert not titles.has_ignorable("超时 é 😀")
    for char in "\xad\u200b\u200d\u2060\u2800\ufe0f\ufeff\ufff9\U000e0020":
        assert titles.has_ignorable(f"a{char}b")


def test_nfc() -> None:
    assert titles.is_nfc("plain")
    assert titles.is_nfc("café 超时")
    assert not titles.is_nfc("cafe\u0301")
