"""Edits of a pattern file leave every other byte alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qa_memory_hooks.patterns.editing import appended, edited
from qa_memory_hooks.reading.json_text import parse, spans

LINES = '[\n    {\n        "name": "a",\n        "n": 1\n    }\n]\n'


def test_a_value_is_replaced_where_it_stands() -> None:
    assert edited(LINES, (0,), {"n": 12}) == LINES.replace('"n": 1', '"n": 12')


def test_a_new_key_comes_last_with_the_indentation_of_the_others() -> None:
    assert edited(LINES, (0,), {"m": "x"}) == LINES.replace('"n": 1', '"n": 1,\n        "m": "x"')


def test_an_object_on_one_line_stays_on_one() -> None:
    text = '[ { "name": "größer", "x": [1,2] } ]'
    assert edited(text, (0,), {"m": True}) == '[ { "name": "größer", "x": [1,2], "m": true } ]'


@pytest.mark.parametrize(
    ("text", "key", "wanted"),
    [
        ('{"a": 1, "b": 2, "c": 3}', "a", '{"b": 2, "c": 3}'),
        ('{"a": 1, "b": 2, "c": 3}', "b", '{"a": 1, "c": 3}'),
        ('{"a": 1, "b": 2, "c": 3}', "c", '{"a": 1, "b": 2}'),
        ('{"a": 1}', "a", "{}"),
        ('{\n  "a": 1,\n  "b": {"c": [1, 2]}\n}', "b", '{\n  "a": 1\n}'),
        ('{"a": 1}', "z", '{"a": 1}'),
    ],
)
def test_a_key_goes_with_its_comma(text: str, key: str, wanted: str) -> None:
    assert edited(text, (), {}, (key,)) == wanted


@pytest.mark.parametrize(
    ("array", "wanted"),
    [
        ("[]", '["x", "y"]'),
        ("[ ]", '["x", "y"]'),
        ("[\n\n]", '["x", "y"]'),
        ('[ "a" ]', '[ "a", "x", "y" ]'),
        ('[\n  "a"\n]', '[\n  "a",\n  "x",\n  "y"\n]'),
    ],
)
def test_an_array_grows_in_its_own_layout(array: str, wanted: str) -> None:
    assert appended(f'{{"f": {array}}}', ("f",), ["x", "y"]) == f'{{"f": {wanted}}}'


def test_what_is_added_and_dropped_again_leaves_no_trace() -> None:
    for text in (LINES, '[{"name": "a"}]', '[\n{\n"name":"a"}]'):
        more = edited(text, (0,), {"p": "2026-01-01", "q": [1, {"r": None}]})
        assert parse(more) == [{**parse(text)[0], "p": "2026-01-01", "q": [1, {"r": None}]}]  # type: ignore[index, dict-item, misc]
        assert edited(more, (0,), {}, ("p", "q")) == text


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
OBJECTS = st.dictionaries(st.sampled_from("abcde"), VALUES, max_size=5)


@given(
    OBJECTS,
    OBJECTS,
    st.lists(st.sampled_from("abcdef"), max_size=4),
    st.sampled_from([None, 0, 2, "\t"]),
    st.booleans(),
)
def test_an_edit_changes_what_it_says_and_nothing_else(
    old: dict[str, Any], new: dict[str, Any], gone: list[str], indent: int | str | None, ascii_: bool
) -> None:
    text = json.dumps([1, old, "end"], indent=indent, ensure_ascii=ascii_)
    found = edited(text, (1,), new, tuple(gone))
    wanted = {key: value for key, value in (old | new).items() if key not in gone}
    assert parse(found) == [1, wanted, "end"]
    before, after = spans(text), spans(found)
    for key in set(old) - set(new) - set(gone):  # spelled as it was
        was, now = before[1, key], after[1, key]
        assert text[was.start : was.end] == found[now.start : now.end]
    assert list(json.loads(found)[1])[: len(wanted)] == [
        key for key in [*old, *(k for k in new if k not in old)] if key in wanted
    ]
