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
        (r"(?<q>a)\k<q>", r"`\k`"),
        (r"(a)\g<1>", r"`\g`"),
        (r"a\8", r"back-reference `\8`"),
        ("a?+b", "possessive or doubled repetition `?+`"),
        ("a*+b", "possessive or doubled repetition `*+`"),
        ("a{2}+b", "possessive or doubled repetition `{2}+`"),
        ("(?|a|b)", "branch reset `(?|`"),
        ("(?(?=a)b|c)", "condition `(?(`"),
        ("(?1)a", "`(?1`"),
        ("(?:x|(?:y(?!z)))", "negative lookahead `(?!`"),
        ("(a{500}){3}", "invalid repetition size `{3}`"),
        ("[[:nope:]]", "`[:nope:]`"),
        (r"\X", r"`\X`"),
        ("(?x)a b", "`(?x`"),
        ("\udc00", "surrogate"),
        (r"\Q", "the empty text"),
        ("(?-m)^", "the empty text"),
        ("(?:a?b?)*", "the empty text"),
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


def test_how_long_one_may_be() -> None:
    assert expression("a" * expressions.LONGEST).search("a" * expressions.LONGEST)
    assert expression("é" * 500).search("é" * 500)  # characters, not bytes
    with pytest.raises(Unsound, match=f"longer than {expressions.LONGEST} characters"):
        expression("a" * (expressions.LONGEST + 1))


def test_how_large_one_may_become(monkeypatch: pytest.MonkeyPatch) -> None:
    size = expression("size{5}")._compiled.programsize
    expression.cache_clear()
    monkeypatch.setattr(expressions, "LARGEST", size)
    assert expression("size{5}")
    expression.cache_clear()
    monkeypatch.setattr(expressions, "LARGEST", size - 1)
    with pytest.raises(Unsound, match=f"{size} steps, over {size - 1}"):
        expression("size{5}")
    expression.cache_clear()


@pytest.mark.parametrize(
    ("text", "seen", "wanted"),
    [
        ("^pay$", "a\npay\nb", True),
        ("^pay$", "a pay", False),
        (r"\Apay", "a\npay", False),
        (r"pay\z", "pay\na", False),
        ("(?-m)^pay", "a\npay", False),
        ("pay.now", "pay\nnow", False),
        ("(?s)pay.now", "pay\nnow", True),
        ("PAY", "pay", False),
        ("(?i:P)AY", "pAY", True),
        ("(?i:P)AY", "pay", False),
        (r"pay\x{1F600}", "pay😀", True),
        ("pay\x00", "pay\x00", True),
        (r"\w", "é", False),  # RE2: ASCII
        (r"\pL", "é", True),
    ],
)
def test_what_it_means(text: str, seen: str, wanted: bool) -> None:
    assert expression(text).search(seen) is wanted
    assert expression(text).search(seen.encode()) is wanted


def test_places_are_of_characters_on_every_line() -> None:
    text = "😀é pay\n\tüpay\n👩‍💻pay"
    assert [text[slice(*span)] for span in expression("pay").spans(text)] == ["pay"] * 3
    assert [text[:start].count("\n") for start, _ in expression("pay").spans(text)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("texts", "seen", "wanted"),
    [
        (("(?i)a", "b"), "B", False),
        (("a(?i)b", "c"), "C", False),
        (("(?s)a.b", "c.d"), "c\nd", False),
        (("(?-m)^a", "^b"), "x\nb", True),
        (("(?-m)^a", "^b"), "x\na", False),
        (("(?U)a+", "b"), "b", True),
        (("a|b", "c"), "ac", True),
        (("(?P<n>a)", "(?P<n>b)"), "b", True),
        (("(?<n>a)", "(?P<n>b)"), "a", True),
        ((r"\Qa|b\E", "c"), "a", False),
        (("a",), "a", True),
    ],
)
def test_together_each_keeps_to_itself(texts: tuple[str, ...], seen: str, wanted: bool) -> None:
    together = any_of(texts)
    assert together or any(r"\Q" in text for text in texts)  # which are looked for one by one
    assert (
        (together.search(seen) if together else wanted) is any(expression(one).search(seen) for one in texts) is wanted
    )


@pytest.mark.parametrize("seen", ["pay", "cart"])
def test_a_quotation_that_is_left_open_ends_with_its_expression(seen: str) -> None:
    texts = (r"\Qpay", r"\Qcart\E")
    assert any(expression(one).search(seen) for one in texts)
    together = any_of(texts)
    assert together is None or together.search(seen)
