"""The YAML reader: what it takes is what PyYAML makes of it, and the rest is refused before it costs anything."""

from __future__ import annotations

import contextlib
import datetime
from collections.abc import Callable
from typing import Any

import pytest
import yaml
from fuzz.counting import steps
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.reading import yaml_text
from qa_memory_hooks.reading.yaml_text import DEEPEST, LARGEST, Strict, YamlError, load

ALONE = Strict(8, aliases=False)
"""As for settings."""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", None),
        ("# only a comment\n", None),
        ("---\n", None),
        ("a", "a"),
        ("a: 1\nb: [x, 2.5, ~, true]\n", {"a": 1, "b": ["x", 2.5, None, True]}),
        ("on: push\n", {True: "push"}),
        ('"on": push\n', {"on": "push"}),
        ("a: |\n  one\n  two\n", {"a": "one\ntwo\n"}),
        ("a: >-\n  one\n  two\n", {"a": "one two"}),
        ("a: &x [1]\nb: *x\n", {"a": [1], "b": [1]}),
        ("a: &x {b: 1}\nc:\n  <<: *x\n  b: 2\n", {"a": {"b": 1}, "c": {"b": 2}}),
        ("'<<': [a]\n", {"<<": ["a"]}),
        ("a: !!str 1\n", {"a": "1"}),
        ("a: 2026-09-05\n", {"a": datetime.date(2026, 9, 5)}),
        ("1: a\n2: b\n~: c\n", {1: "a", 2: "b", None: "c"}),
        ("a:\r\n- b\r\n", {"a": ["b"]}),
        ("\ufeffa: 1\n", {"a": 1}),
        ("文: 档 😀\n", {"文": "档 😀"}),
        ("[" * DEEPEST + "]" * DEEPEST, eval("[" * DEEPEST + "]" * DEEPEST)),
    ],
)
def test_what_is_taken(text: str, value: object) -> None:
    assert load(text.encode()) == value == yaml.safe_load(text)


def _bomb(levels: int, last: str) -> str:
    """A list of ten, and lists of ten times the one before."""
    rows = ["&a0 [x, x, x, x, x, x, x, x, x, x]"]
    rows += [f"&a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, levels)]
    return last.format(", ".join(rows))


def _merges(levels: int) -> str:
    rows = ["a0: &a0 {x: 1}\n"]
    rows += [f"a{n}: &a{n} {{b: {{<<: *a{n - 1}}}, c: {{<<: *a{n - 1}}}}}\n" for n in range(1, levels)]
    return "".join(rows)


REFUSED = [
    # text, part of the message
    ("[", "expected the node content"),
    ("a: b: c", "mapping values are not allowed"),
    ("\ta: b", "cannot start any token"),
    ("a: \x07", "special characters are not allowed"),
    ("a: b\n---\nc: d\n", "expected a single document"),
    ("*nothing", "undefined alias"),
    ("a: @b", "cannot start any token"),
    ("%YAML 2.0\n---\na\n", "incompatible YAML document"),
    # what two readers take for two things
    ("a: 1\na: 2\n", "the key 'a' stands twice"),
    ("a: 1\n'a': 2\n", "the key 'a' stands twice"),
    ("x: {b: 1, c: 2, b: 3}\n", "the key 'b' stands twice"),
    ("1: a\n'1': b\n", "the key '1' stands twice"),
    ("on: a\nyes: b\n", "the key 'yes' stands twice"),
    ("true: a\n1: b\n", "the key '1' stands twice"),
    ("~: a\nnull: b\n", "the key 'null' stands twice"),
    ("0x10: a\n16: b\n", "the key '16' stands twice"),
    ("<<: {a: 1}\n<<: {b: 1}\n", "the key '<<' stands twice"),
    ("# \u2028a: 1\n", "U+2028"),
    ("# \u2029a: 1\n", "U+2029"),
    ("# \x85a: 1\n", "U+0085"),
    # keys that are none
    ("? [a]\n: b\n", "an unhashable key"),
    ("? {a: b}\n: c\n", "an unhashable key"),
    ("{[a]: b}", "an unhashable key"),
    # depth, also by aliases
    ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "nested more than 32 deep"),
    ("- " * 60_000, "nested more than 32 deep"),
    ("{a: " * 30_000, "nested more than 32 deep"),
    ("[" * LARGEST, "nested more than 32 deep"),
    ("".join(f"- &a{n} [{f'*a{n - 1}' if n else 'x'}]\n" for n in range(40)), "nested more than 32 deep"),
    ("&a [*a]", "nested more than 32 deep"),
    ("&a {b: *a}", "nested more than 32 deep"),
    # what multiplies
    (f"[{'a,' * 60_000}]", "more than 50000 values"),
    ("- a\n" * 50_001, "more than 50000 values"),
    (_bomb(6, "[{}]"), "more than 50000 values"),
    (_bomb(20, "[{}]"), "more than 50000 values"),
    (_bomb(20, "? [{}]\n: x\n"), "more than 50000 values"),
    (_bomb(20, "{{x: 1, y: [{}]}}"), "more than 50000 values"),
    (f"- &a {'x' * 60_000}\n- [{'*a, ' * 10_000}]\n", "more than 50000 values"),
    (f"- &a {'x' * 60_000}\n- {{{', '.join(f'k{n}: *a' for n in range(1000))}}}\n", "more than 50000 values"),
    (_merges(16), "more than 50000 values"),
    (f"a: &a {{x: 1}}\nb: {{<<: [{'*a, ' * 9}]}}\n", "a merge key has no place here"),
    ("a: &a {x: 1}\nb: {!!merge y: [*a, *a]}\n", "a merge key has no place here"),
    # numbers whose value is none, or that cannot be printed
    ("a: " + "1" * 5000, "a number of more than 100 characters"),
    ("a: 0x" + "f" * 100_000, "a number of more than 100 characters"),
    ("a: 0b" + "1" * 100_000, "a number of more than 100 characters"),
    ("a: 1" + ":1" * 60_000, "a number of more than 100 characters"),
    ("a: 1" + ":1" * 300 + ".5", "a number of more than 100 characters"),
    ("? 0x" + "f" * 100_000 + "\n: a", "a number of more than 100 characters"),
    ("a: 0b_", "invalid literal"),
    # values that are not what their tag says
    ("a: !!timestamp x", ""),
    ("a: !!bool x", ""),
    ("a: !!int ''", ""),
    ("a: !!float x", ""),
    ("a: !!int [1]", "expected a scalar node"),
    ("a: !!binary é", "base64"),
    ("a: !!omap x", "expected a sequence"),
    ("!!bool x: a", ""),
    ("a: 2026-13-45", "month must be in 1..12"),
    ("a: 2026-01-01 00:00:00 +99:99", ""),
    ('a: "\\ud800"', "surrogates not allowed"),
    ('"\\ud800": a', "surrogates not allowed"),
    # what would be run
    ("!!python/object/apply:os.system [true]", "could not determine a constructor"),
    ("!!python/name:os.system", "could not determine a constructor"),
    ("a: !mine b", "could not determine a constructor"),
]


@pytest.mark.parametrize(("text", "said"), REFUSED, ids=[f"{text[:24]!r}" for text, _ in REFUSED])
def test_what_is_refused(text: str, said: str) -> None:
    with pytest.raises(YamlError) as caught:
        load(text.encode())
    message = str(caught.value)
    assert said in message
    assert "\n" not in message
    assert len(message) <= 300
    assert caught.value.cure


@pytest.mark.parametrize("data", [b"a: \xe9", "a: b".encode("utf-16"), b"\xff", b"\xed\xa0\x80"])
def test_only_utf_8_is_read(data: bytes) -> None:
    with pytest.raises(YamlError, match="not UTF-8") as caught:
        load(data)
    assert caught.value.cure == "save it as UTF-8"


@pytest.mark.parametrize(
    "text", ["a: &x 1", "&x a: 1", "a: &x 1\nb: *x", "a: !!str b", "!!map {a: b}", "&x [a]", "a: !mine b"]
)
def test_where_settings_are_read_there_are_no_anchors_and_tags(text: str) -> None:
    with pytest.raises(YamlError, match="no place here") as caught:
        load(text.encode(), ALONE)
    assert caught.value.cure == "write the values out"


def test_where_settings_are_read_there_are_no_merge_keys() -> None:
    assert load(b"a: {<<: {b: 1}}") == {"a": {"b": 1}}
    with pytest.raises(YamlError, match="a merge key has no place here"):
        load(b"a: {<<: {b: 1}}", ALONE)


def test_keys_may_be_the_texts_that_stand_there() -> None:
    text = b"on: yes\nyes: 1\n2: ~\n~: {NO: a, 0x10: b}\nx: &x {off: c}\ny: {<<: *x}\n=: d\n!!bool z: e\n"
    assert load(text, Strict(named=True)) == {
        "on": True, "yes": 1, "2": None, "~": {"NO": "a", "0x10": "b"}, "x": {"off": "c"}, "y": {"off": "c"}, "=": "d",
        "z": "e",
    }  # fmt: skip
    for twice in (b"a: 1\n'a': 2\n", b"1: a\n'1': b\n", b"<<: {a: 1}\n<<: {b: 2}\n"):
        with pytest.raises(YamlError, match="stands twice"):
            load(twice, Strict(named=True))


def test_depth_is_that_of_the_caller() -> None:
    deep = b"[" * 9 + b"]" * 9
    assert load(deep)
    with pytest.raises(YamlError, match="nested more than 8 deep"):
        load(deep, ALONE)


@pytest.mark.parametrize(
    "text",
    [
        "a" * 5000 + ": 1\n" + "a" * 5000 + ": 2\n",
        "*" + "a" * 5000,
        "a: !" + "b" * 5000 + " c",
        "&" + "a" * 5000 + " x: &" + "a" * 5000 + " y",
        "a: " + '"' + "b" * 5000,
        "'" + "a" * 5000 + "': !!bool " + "c" * 5000,
    ],
)
def test_a_long_name_makes_no_long_message(text: str) -> None:
    with pytest.raises(YamlError) as caught:
        load(text.encode())
    assert 0 < len(str(caught.value)) <= 300


# Bounded work.


def work(text: str) -> int:
    def run() -> None:
        with contextlib.suppress(YamlError):
            load(text.encode())

    return steps(run)


SHAPES: dict[str, Callable[[int], str]] = {
    "items": lambda size: "- a\n" * (size // 4),
    "lists": lambda size: f"[{'[],' * (size // 3)}]",
    "keys": lambda size: "{" + ",".join(f"k{n}" for n in range(size // 7)) + "}",
    "open lists": lambda size: "[" * size,
    "open lines": lambda size: "[\n" * (size // 2),
    "open keys": lambda size: "? " * (size // 2),
    "comments": lambda size: "# x\n" * (size // 4),
    "words": lambda size: "a b " * (size // 4),
    "escapes": lambda size: 'a: "' + "\\x41" * (size // 4) + '"',
    "lines": lambda size: "a: |\n" + " x\n" * (size // 3),
    "anchors": lambda size: "[" + ",".join(f"&a{n} x" for n in range(size // 10)) + "]",
    "sixties": lambda size: "a: 1" + ":1" * (size // 2),
    "numbers": lambda size: "- 1:1:1.5\n" * (size // 10),
    "quotes": lambda size: "- 'a''b'\n" * (size // 9),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_the_work_grows_with_the_text_and_no_faster(shape: str) -> None:
    few, many = (work(SHAPES[shape](size)) for size in (2000, 8000))
    assert many < 5 * few


@pytest.mark.parametrize(
    "text",
    [
        _bomb(100, "[{}]"),
        _bomb(100, "? [{}]\n: x\n"),
        _merges(100),
        f"- &a {'x' * 2000}\n- [{'*a, ' * 3000}]",
        "".join(f"- &a{n} [{f'*a{n - 1}, ' * 2 if n else 'x'}]\n" for n in range(30)),
    ],
    ids=["lists", "keys", "merges", "texts", "doubled"],
)
def test_what_aliases_multiply_is_counted_and_not_built(text: str) -> None:
    assert work(text) < 4_000_000  # 50 000 values, a few lines each


# Any text.


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**12), 10**12),
    st.floats(allow_nan=False, width=32),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), max_size=12),
    st.dates(),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text("abcdefgh -:#", min_size=1, max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(VALUES, st.booleans(), st.sampled_from([None, "'", '"', "|", ">"]))
@settings(max_examples=150, deadline=None)
@example({"on": "push", "y": [{}], "~": "<<"}, True, None)
def test_a_plain_document_is_what_safe_load_makes_of_it(value: Any, flow: bool, style: str | None) -> None:
    text = yaml.safe_dump(value, default_flow_style=flow, default_style=style, allow_unicode=True)
    assert load(text.encode()) == yaml.safe_load(text)


@given(st.binary(max_size=60))
@settings(max_examples=200, deadline=None)
@example(b"\xef\xbb\xbf")
@example(b"\x00")
def test_any_bytes_are_values_or_an_error(data: bytes) -> None:
    for strict in (yaml_text.PLAIN, ALONE):
        try:
            load(data, strict)
        except YamlError as error:
            assert len(str(error)) <= 300


@given(
    st.lists(st.sampled_from([*"abx01:,-?#&*!|>'\"%@`{}[]~=<. \n", "<<: ", "&a ", "*a ", "!!int ", "- ", ": ", "\\u"]))
)
@settings(max_examples=300, deadline=None)
@example(["!!int ", "'", "'"])
@example(["="])
@example(["? ", "&a ", "[", "*a ", "]"])
def test_any_marks_are_values_or_an_error(marks: list[str]) -> None:
    text = "".join(marks)
    try:
        value = load(text.encode())
    except YamlError:
        return
    assert repr(value) == repr(yaml.safe_load(text))
