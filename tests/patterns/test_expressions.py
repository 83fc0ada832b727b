"""Regular expressions from untrusted text: what is refused, with which words, and what none of them can do."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qa_memory_hooks.patterns import expressions
from qa_memory_hooks.patterns.expressions import Expression, NoEngine, Unsound, any_of, expression


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("pay(?=Now)", "lookahead `(?=`"),
        ("pay(?!Now)", "negative lookahead `(?!`"),
        ("(?<=re)pay", "lookbehind `(?<=`"),
        ("(?<!re)pay", "negative lookbehind `(?<!`"),
        (r"(['\"])pay\1", r"back-reference `\1`"),
        ("(?P<q>a)(?P=q)", "reference to a named group"),
        ("(?>pay)", "atomic group `(?>`"),
        ("(a)?(?(1)b|c)", "condition `(?(`"),
        ("(?#pay)x", "comment `(?#`"),
        ("(?R)x", "recursion `(?R`"),
        ("pay++", "possessive or doubled repetition `++`"),
        ("(pay", "missing )"),
        ("pay)", "unexpected )"),
        ("[pay", "missing ]"),
        ("[z-a]", "`z-a`"),
        ("*pay", "no argument for repetition"),
        ("a{2000}", "invalid repetition size `{2000}`"),
        (r"\p{Klingon}", "Klingon"),
        (r"pay\Z", r"`\Z`"),
        ("x\ud800", "surrogate"),
        ("a" * 2001, "longer than 2000"),
        (r"[\s\S]{900}", "steps"),
        ("", "the empty text"),
        ("a*", "the empty text"),
        ("^", "the empty text"),
        ("a|", "the empty text"),
    ],
)
def test_what_is_refused_is_named(text: str, name: str) -> None:
    with pytest.raises(Unsound) as told:
        expression(text)
    assert name in str(told.value)
    assert "\n" not in str(told.value) and "(?m)" not in str(told.value)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("^b$", [(2, 3)]),
        ("a", [(0, 1), (4, 5)]),
        ("(?i)B", [(2, 3)]),
        ("a|é", [(0, 1), (4, 5), (6, 7)]),
        (r"\s+é", [(5, 7)]),
        ("$\n^", [(1, 2), (3, 4), (5, 6)]),
        ("(?s)b.a", [(2, 5)]),
        ("b.a", []),
    ],
)
def test_where_it_matches(text: str, where: list[tuple[int, int]]) -> None:
    assert list(expression(text).spans("a\nb\na\né")) == where


def test_empty_matches_are_none() -> None:
    assert list(expression(r"\b").spans("a b")) == []
    assert list(expression(r"\b(?:x)?").spans("a x")) == [(2, 3)]


@pytest.mark.parametrize(
    "text", ["(a+)+$", "(a|aa)+b", "(.*a){20}b", "(a?){50}a{50}b", ".*.*.*=.*", "(x+x+)+y", r"(\w+\s?)*!"]
)
def test_no_text_makes_it_go_back_and_forth(text: str) -> None:
    expression(text).search("a" * 1_000_000)
    expression(text).search("a " * 100_000)


def test_flags_and_names_stay_in_their_own_expression() -> None:
    texts = ("(?i)pay", "order", "(?P<x>cart)", "(?P<x>stock)", "a|b")
    combined = any_of(texts)
    assert combined
    for text in ("PAY", "order", "cart", "stock", "b"):
        assert combined.search(text) and combined.search(text.encode())
    assert not combined.search("ORDER") and not combined.search(b"CART")


def test_what_does_not_fit_into_one_is_looked_for_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise Unsound(text)

    monkeypatch.setattr(expressions, "_compile", refuse)
    any_of.cache_clear()
    assert any_of(("never seen before",)) is None
    any_of.cache_clear()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Without RE2."""
    monkeypatch.setitem(sys.modules, "re2", None)
    expression.cache_clear()
    yield
    expression.cache_clear()


@pytest.mark.usefixtures("bare")
def test_without_the_engine_it_says_how_to_install_it() -> None:
    with pytest.raises(NoEngine) as told:
        expression("pay")
    assert str(told.value) == "google-re2 is not installed"
    assert "`pip install google-re2`" in told.value.way_out
    with pytest.raises(Unsound):  # what is too long is known without it
        expression("x" * 2001)


SYNTAX = st.text(st.sampled_from("ab.*+?()[]{}|^$\\1dwsé,0-9=!<>:#Pi\n"), max_size=14)


@given(SYNTAX | st.text(max_size=20))
def test_any_text_is_an_expression_or_unsound(text: str) -> None:
    try:
        found = expression(text)
    except Unsound as error:
        assert str(error)
    else:
        assert isinstance(found, Expression)
        assert all(start < end for start, end in found.spans("ab\n12 é"))


@given(st.lists(SYNTAX, min_size=1, max_size=5), st.text("ab1 é\n.", max_size=20))
def test_together_they_match_where_any_does(texts: list[str], text: str) -> None:
    sound = []
    for one in texts:
        try:
            sound.append((one, expression(one)))
        except Unsound:
            continue
    if sound and (together := any_of(tuple(one for one, _ in sound))):
        assert together.search(text) == any(one.search(text) for _, one in sound)
