"""The metadata block: four forms of value, and nothing that a YAML parser would read otherwise."""

from __future__ import annotations

import pytest
from fuzz.fuzz_metadata import assert_typed_yaml_agrees, assert_yaml_agrees, parse
from hypothesis import example, given, settings
from hypothesis import strategies as st


def problem(text: str) -> str:
    """`bad` (QA104), `ambiguous` (QA128) or nothing."""
    problems = parse(text).problems
    assert len(problems) < 2
    return "" if not problems else "ambiguous" if problems[0].ambiguous else "bad"


@pytest.mark.parametrize(
    ("line", "form", "value"),
    [
        ("type: flaky", "bare", "flaky"),
        ("type:  flaky ", "bare", "flaky"),
        ("verified:", "bare", ""),
        ("verified: ", "bare", ""),
        ("summary: it doesn't start, see a/b (c) [d] {e}", "bare", "it doesn't start, see a/b (c) [d] {e}"),
        ("summary: http://example.com:80/?a=b&c=d", "bare", "http://example.com:80/?a=b&c=d"),
        ("summary: --no-verify 是什么？", "bare", "--no-verify 是什么？"),
        ("summary: ?x", "bare", "?x"),
        ("summary: 7 of 9", "bare", "7 of 9"),
        ("summary: 2026-09-05", "bare", "2026-09-05"),
        ("evidence: 1234567", "bare", "1234567"),
        ("evidence: 0123456789", "bare", "0123456789"),  # no octal number
        ('evidence: "bugs.md#TC-1"', "quoted", "bugs.md#TC-1"),
        ('evidence: ""', "quoted", ""),
        ('summary: " - [x]: *y* "', "quoted", "- [x]: *y*"),
        ('summary: "a\tb"', "quoted", "a\tb"),
        ("keywords: [checkout, web socket, 超时]", "list", ("checkout", "web socket", "超时")),
        ("keywords: [ a ,b ]", "list", ("a", "b")),
        ("keywords: [a:b, -c, --d, e - f, it's, g/h]", "list", ("a:b", "-c", "--d", "e - f", "it's", "g/h")),
        ("related: []", "list", ()),
        ("related: [ ]", "list", ()),
    ],
)
def test_forms(line: str, form: str, value: str | tuple[str, ...]) -> None:
    meta = parse(line)
    (read,) = meta.values.values()
    assert (read.form, read.items if form == "list" else read.text, read.line) == (form, value, 11)
    assert not meta.problems


@pytest.mark.parametrize(
    "line",
    [
        "no separator",
        "type:flaky",
        "type : flaky",
        "related:\t[]",
        "\ttype: flaky",
        "  deeper: x",
        "- type: flaky",
        "? type: flaky",
        '"type": flaky',
        "# a comment",
        "type: flaky # a comment",
        "summary: a#b",
        "summary: 'quoted'",
        "summary: the users' cart",
        'summary: the "cart"',
        'summary: "a" and "b"',
        'summary: "',
        'summary: "a',
        'summary: "a" b',
        "keywords: [a, b",
        "keywords: [",
        "keywords: [a] b",
        "keywords: [a, , b]",
        "keywords: [a, b,]",
        "keywords: [\u3000, b]",
        'keywords: [a, "b"]',
        "keywords: [a, 'b']",
        "keywords: [a, b#c]",
        "keywords: [a, [b]]",
        "keywords: [[a, b], c]",
        "keywords: [a, {b}]",
        "summary: a\x85b",
        "summary: a\u2028b",
        "summary: a\x00b",
        'summary: "a\ufffeb"',
        "keywords: [a, b\x7f]",
        f"{'k' * 101}: a",
        "\t",
    ],
)
def test_outside_of_the_subset(line: str) -> None:
    assert problem(line) == "bad"
    assert all(value.form == "unreadable" and value.text == "" for value in parse(line).values.values())


@pytest.mark.parametrize(
    "line",
    [
        "summary: a: b",
        "summary: a:",
        "summary: a:: b",
        "summary: :",
        "summary: a\tb",
        "summary: a\t",
        "summary: - a",
        "summary: -",
        "summary: ? a",
        "summary: =",
        "summary: <<",
        *(f"summary: {mark}a" for mark in "*&!%@`|>{}],"),
        'summary: "a\\b"',
        "summary: yes",
        "source: ~",
        "evidence: 1_000",
        "evidence: 0123456",
        "evidence: +12",
        "evidence: 1.10",
        "evidence: .5",
        "evidence: 12e4567",
        "evidence: 0x1f",
        "evidence: 12:30",
        "evidence: 2026-09-05 12:30:00",
        "keywords: [a: b, c]",
        "keywords: [a:, c]",
        "keywords: [:a, c]",
        "keywords: [a, b?]",
        "keywords: [a, b [c]]",
        "keywords: [a, - b]",
        "keywords: [a, -]",
        "keywords: [a, =]",
        "keywords: [a, <<]",
        "keywords: [a,\tb]",
        *(f"keywords: [a, {mark}b]" for mark in "*&!%@`|>"),
    ],
)
def test_what_yaml_reads_otherwise(line: str) -> None:
    assert problem(line) == "ambiguous"
    (value,) = parse(line).values.values()
    assert value.form != "unreadable"


def test_the_same_in_quotes_is_fine() -> None:
    for text in ("a: b", "- a", "*a", "{a}", "yes", "0123456", "12:30", "a#b", "it's 'so'", "[a"):
        assert problem(f"summary: {text}")
        assert not problem(f'summary: "{text}"')


def test_other_types_matter_in_free_text_only() -> None:
    assert not problem("keywords: [on, 1.10, 0123456]")
    assert not problem("gt-failure-mode: no")


def test_repeated_keys() -> None:
    meta = parse("status: active\n\nstatus: retired\nkeywords: [a\nkeywords: [a]")
    assert meta.text("status") == "active"
    assert meta.repeated == (("status", 13), ("keywords", 15))
    assert meta.values["keywords"].form == "unreadable"


def test_texts_and_items() -> None:
    meta = parse("status: active\nkeywords: [a, b]")
    assert (meta.text("status"), meta.text("keywords"), meta.text("source")) == ("active", "", "")
    assert (meta.items("keywords"), meta.items("status"), meta.items("related")) == (("a", "b"), (), ())


def test_lines() -> None:
    meta = parse("a: b\n\nc")
    assert (meta.line, meta.end, meta.closed) == (10, 14, True)
    assert [(one.line, one.raw) for one in meta.problems] == [(13, "c")]


@pytest.mark.parametrize(
    "title", ["a", "cart: no", "a,b", "a #1", 'a "b"', "why?", "[a]", "", " a", "it's", "- a", "中文"]
)
def test_related_names_titles_as_they_are(title: str) -> None:
    nameable = title not in ("a,b", "a #1", 'a "b"', "", " a")
    meta = parse(f"related: [{title}]")
    assert (meta.items("related") == (title,) and not meta.problems) is nameable


@settings(deadline=None)
@given(st.from_regex("[0-9a-f]{7,40}", fullmatch=True) | st.dates().map(str))
@example("1234567")
@example("0123456")
@example("12e4567")
@example("0b10101")
def test_a_commit_or_a_date_is_never_ambiguous(value: str) -> None:
    assert not problem(f"verified: {value}")


PIECES = st.one_of(
    st.sampled_from(
        [
            *"-?:,[]{}#&*!|>'\"%@`\\~=< \t\u3000\xa0\ufeff\ufffe\x85\u2028\x7f",
            *(
                "- ",
                "? ",
                ": ",
                " #",
                ", ",
                "---",
                "...",
                "<<",
                "''",
                "it's",
                "超时",
                "é",
                "e\u0301",
                "😀",
                "\U0001fffe",
            ),
            *("yes", "null", "1_0", "0x1f", "1e5", ".5", "12:30", "2026-09-05", "\\n", "\\x41", "a b", "key: x"),
            *("x" * 1100, " " * 50),
        ]
    ),
    st.text(max_size=4),
)
TEXT = st.lists(PIECES, max_size=6).map("".join)
VALUE = st.one_of(
    TEXT,
    TEXT.map(lambda text: f'"{text}"'),
    st.lists(TEXT, max_size=4).map(lambda items: f"[{', '.join(items)}]"),
    st.lists(TEXT, max_size=4).map(lambda items: f"[ {','.join(items)} ]"),
)
KEY = st.sampled_from(["summary", "source", "evidence", "keywords", "related", "type", "verified"]) | TEXT
LINE = st.one_of(
    st.tuples(KEY, st.sampled_from([": ", ":  ", ":", " : ", ":\t"]), VALUE).map("".join),
    st.tuples(KEY, st.just(": "), VALUE, st.sampled_from(["", " ", "  ", "\t"])).map("".join),
    TEXT,
)


@settings(deadline=None)
@given(st.lists(LINE, max_size=4).map("\n".join))
@example("a: b\n c")
@example('a: "b"\n  "c"')
@example("\ufeffa: b")
def test_yaml_reads_the_same(block: str) -> None:
    assert_yaml_agrees(block)


@settings(deadline=None)
@given(st.sampled_from(["summary", "source", "evidence"]), TEXT)
@example("summary", "08")
@example("summary", "-0")
@example("summary", "+1")
def test_typed_yaml_reads_free_text_as_the_same_text(key: str, text: str) -> None:
    assert_typed_yaml_agrees(key, text)
