"""The strict JSON reader: what it takes, what it refuses and where, and where members stand."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.reading import json_text
from qa_memory_hooks.reading.json_text import JSON, JsonError, parse, positions

GOOD: list[tuple[str, JSON]] = [
    ("null", None),
    (" \t\r\n true \n", True),
    ("-0", 0),
    ("-0.5e+2", -50.0),
    ("1e-999", 0.0),
    ('""', ""),
    ('"\\u00e9\\n\\/\\\\"', "é\n/\\"),
    ('"\\ud83d\\ude00 \\uD83D\\uDE00"', "😀 😀"),
    ('"\\\\ud800"', "\\ud800"),
    ('"\x7f\u2028\ufeff//"', "\x7f\u2028\ufeff//"),
    ("[ ]", []),
    ("{ }", {}),
    ('{"a": {"a": [1, {"a": false}]}, "": []}', {"a": {"a": [1, {"a": False}]}, "": []}),
    ('{"a\\u0062" : 1}', {"ab": 1}),
    ('["' + "[" * 100 + '"]', ["[" * 100]),
    (f"[{'[],' * 100}0]", [[] for _ in range(100)] + [0]),
    ("9" * 4000, 10**4000 - 1),
    ("-" + "9" * 4000, 1 - 10**4000),
]

BAD = [
    # the document
    ("", "empty", 1, 1),
    (" \n\n ", "empty", 1, 1),
    ("\ufeff{}", "a byte order mark", 1, 1),
    ("{}\n \ufeff", "a byte order mark", 2, 2),
    ("{}\n{}", "text after the end", 2, 1),
    ("1 2", "text after the end", 1, 3),
    ("[1]]", "text after the end", 1, 4),
    ("\x0b1", '"\x0b" where a value should stand', 1, 1),
    ("[1,\u00a02]", '"\u00a0" where a value should stand', 1, 4),
    # lines end at LF and CRLF, columns count code points
    ("[\r\n\r\n  x]", "x is no JSON", 3, 3),
    ('["\u2028😀é", x]', "x is no JSON", 1, 9),
    ("[\r\rx]", "x is no JSON", 1, 4),
    # comments
    ("// no\n{}", "a comment", 1, 1),
    ('{"a": 1, /* no */ "b": 2}', "a comment", 1, 10),
    ("[1]\n# no", "a comment", 2, 1),
    ("[1 / 2]", '"/" where a comma or "]" should stand', 1, 4),
    # commas, colons, brackets
    ("[1, 2 ,\n]", "a comma before the closing bracket", 1, 7),
    ('{"a": 1,}', "a comma before the closing bracket", 1, 8),
    ("[,1]", '"," where a value should stand', 1, 2),
    ("[1,,2]", '"," where a value should stand', 1, 4),
    ("[1 2]", '"2" where a comma or "]" should stand', 1, 4),
    ('{"a": 1\n "b": 2}', 'a string where a comma or "}" should stand', 2, 2),
    ("[1}", '"}" where a comma or "]" should stand', 1, 3),
    ('{"a": 1]', '"]" where a comma or "}" should stand', 1, 8),
    ('{"a" 1}', '"1" where a colon should stand', 1, 6),
    ('{"a":}', '"}" where a value should stand', 1, 6),
    ("{a: 1}", '"a" where a key in double quotes should stand', 1, 2),
    ("{1: 1}", '"1" where a key in double quotes should stand', 1, 2),
    ("['a']", '"\'" where a value should stand', 1, 2),
    ("[", "the text ends where a value should stand", 1, 2),
    ("[1\n", 'the text ends where a comma or "]" should stand', 2, 1),
    ("{", "the text ends where a key in double quotes should stand", 1, 2),
    ('{"a"', "the text ends where a colon should stand", 1, 5),
    # keys
    ('{"jira": 1,\n "a": {"jira": 2},\n "jira": 3}', 'the key "jira" stands twice (first on line 1)', 3, 2),
    ('[{}, {"a": 1, "\\u0061": 2}]', 'the key "a" stands twice (first on line 1)', 1, 15),
    (f'{{"{"k" * 50}": 1, "{"k" * 50}": 2}}', f'the key "{"k" * 39}…" stands twice (first on line 1)', 1, 59),
    # depth
    ("[" * 65 + "]" * 65, "nested deeper than 64", 1, 65),
    ('{"a":\n' * 65 + "1" + "}" * 65, "nested deeper than 64", 65, 1),
    ("[" * 200_000, "nested deeper than 64", 1, 65),
    ('{"":[' * 100_000, "nested deeper than 64", 1, 161),
    # numbers and words
    ("NaN", "NaN is no JSON", 1, 1),
    ('{"a": -Infinity}', "-Infinity is no JSON", 1, 7),
    ("[Infinity]", "Infinity is no JSON", 1, 2),
    ("[True]", "True is no JSON", 1, 2),
    ("nullify", "nullify is no JSON", 1, 1),
    ("[-]", "- is no JSON", 1, 2),
    ("[+1]", "+1 is no JSON", 1, 2),
    ("[.5]", ".5 is no JSON", 1, 2),
    ("[1.]", "1. is no JSON", 1, 2),
    ("[1.5.2]", "1.5.2 is no JSON", 1, 2),
    ("[0x10]", "0x10 is no JSON", 1, 2),
    ("[\u0661]", "\u0661 is no JSON", 1, 2),
    ("x" * 100, "x" * 39 + "… is no JSON", 1, 1),
    ("[01]", "a leading zero", 1, 2),
    ("[-00.5]", "a leading zero", 1, 2),
    ("[0, 1e999]", "1e999 is out of range", 1, 5),
    ("-1.5E+999", "-1.5E+999 is out of range", 1, 1),
    ("9" * 4001, "an integer of 4001 digits", 1, 1),
    ("[-" + "9" * 100_000 + "]", "an integer of 100000 digits", 1, 2),
    # strings
    ('["a', "a string without its closing quote", 1, 2),
    ('["a\nb"]', "a line break in a string", 1, 4),
    ('{"a\tb": 1}', "a control character in a string (U+0009)", 1, 4),
    ('["\\n\\x41"]', "\\x is no JSON escape", 1, 5),
    ('["\\u12G4"]', "\\u12G4 is no JSON escape", 1, 3),
    ('["\\', "\\ is no JSON escape", 1, 3),
    ('["\\ud800"]', "half of a surrogate pair", 1, 3),
    ('["\\uDE00\\ud83d"]', "half of a surrogate pair", 1, 3),
    ('["\\\\\\ud83d\\ude00\\ud83d\\u0041"]', "half of a surrogate pair", 1, 17),
    ('{"a": "\ud83d"}', "half of a surrogate pair", 1, 8),
    ('{"\\ud83d\ude00": 1}', "half of a surrogate pair", 1, 3),
]


@pytest.mark.parametrize(("text", "value"), GOOD)
def test_sound_documents_are_read(text: str, value: JSON) -> None:
    found = parse(text)
    assert (found, type(found)) == (value, type(value))
    assert positions(text).keys() == paths(value)


@pytest.mark.parametrize(("text", "message", "line", "column"), BAD)
def test_faults_are_named_and_placed(text: str, message: str, line: int, column: int) -> None:
    for read in (parse, positions):
        with pytest.raises(JsonError) as caught:
            read(text)
        assert (caught.value.message, caught.value.line, caught.value.column) == (message, line, column)


def test_depth_of_64_is_read() -> None:
    assert parse("[" * 64 + "]" * 64) == parse(" [ " * 64 + " ] " * 64)
    assert len(positions('{"a":' * 64 + "1" + "}" * 64)) == 65
    assert parse("[" + "{}," * 99 + "[" * 63 + "]" * 64)


def test_an_error_says_where_and_can_be_pickled() -> None:
    error = JsonError("empty", 1, 2)
    assert str(error) == "line 1, column 2: empty"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_refusal_without_a_fault_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's recursion limit also depends on the caller; that must not look like a fault of the text."""

    class Exhausted:
        def decode(self, text: str) -> None:
            raise RecursionError(text)

    monkeypatch.setattr(json_text, "_DECODER", Exhausted())
    with pytest.raises(RecursionError):
        parse("[1, 2]")


def test_positions_of_keys_and_elements() -> None:
    text = '\r\n {"é😀": 1, "list":\n[ true,\r\n  {"a\\u0062" :\n0}, []]}'
    assert positions(text) == {
        (): (2, 2),
        ("é😀",): (2, 3),
        ("list",): (2, 12),
        ("list", 0): (3, 3),
        ("list", 1): (4, 3),
        ("list", 1, "ab"): (4, 4),
        ("list", 2): (5, 5),
    }


characters = st.characters(exclude_categories=["Cs"])
scalars = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(characters)
)
values: st.SearchStrategy[JSON] = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(characters), inner), max_leaves=30
)
styles: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "ensure_ascii": st.booleans(),
        "indent": st.sampled_from([None, 0, 2, "\t"]),
        "separators": st.sampled_from([None, (",", ":"), (" ,\r\n", "\n:\t")]),
    }
)
documents: st.SearchStrategy[str] = st.builds(lambda value, style: json.dumps(value, **style), values, styles)
pieces: st.SearchStrategy[str] = st.sampled_from(
    [*'{}[],:"\\/ \n\t01-.eE', "null", "NaN", "\\ud83d", "\\ude00", "\ud800", "1e999", "\ufeff", ""]
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A document in which a few characters were replaced."""
    text = draw(documents)
    begin = draw(st.integers(0, len(text)))
    end = draw(st.integers(begin, min(len(text), begin + 3)))
    return text[:begin] + draw(pieces) + text[end:]


texts = st.text() | st.lists(pieces).map("".join) | damaged()


@settings(deadline=None)
@given(values, styles)
def test_what_json_dumps_writes_is_read_back(value: JSON, style: dict[str, Any]) -> None:
    # repr tells 1 from 1.0 and True, and 0.0 from -0.0.
    assert repr(parse(json.dumps(value, **style))) == repr(value)


@settings(deadline=None)
@given(texts)
@example('{"a": [1, "\\ud800"], "a": NaN}')
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        value = parse(text)
    except JsonError as error:
        assert 1 <= error.line <= text.count("\n") + 1
        assert 1 <= error.column <= len(text.split("\n")[error.line - 1]) + 1
        with pytest.raises(JsonError) as caught:
            positions(text)
        assert caught.value.args == error.args
        assert not sound(text)
    else:
        assert repr(value) == repr(oracle(text))
        assert sound(text)
        assert positions(text).keys() == paths(value)


@settings(deadline=None)
@given(documents)
def test_positions_point_at_keys_and_elements(text: str) -> None:
    lines = text.split("\n")
    value = parse(text)
    for path, (line, column) in positions(text).items():
        rest = "\n".join([lines[line - 1][column - 1 :], *lines[line:]])
        found, _ = json.JSONDecoder().raw_decode(rest)
        due: Any = value
        for step in path:
            due = due[step]
        assert repr(found) == repr(path[-1] if path and isinstance(path[-1], str) else due)


def oracle(text: str) -> Any:
    """What the standard library reads, without NaN and its like."""

    def refuse(word: str) -> None:
        raise ValueError(word)

    return json.loads(text, parse_constant=refuse)


def sound(text: str) -> bool:
    """Whether the standard library takes `text`, and writes it back with no key, number or character lost.

    No text generated here is nested deeply.
    """
    keys = 0

    def count(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal keys
        keys += len(pairs)
        return dict(pairs)

    try:
        value = oracle(text)
        json.loads(text, object_pairs_hook=count)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return False
    named = [path for path in paths(value) if path and isinstance(path[-1], str)]
    return len(named) == keys


def paths(value: JSON, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    """The paths of all members and elements of `value`, and its own."""
    found = {path}
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        found |= paths(inner, (*path, step))
    return found
