"""What is code, its text, and which patterns are for a file."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from identify import identify
from learned import pattern

from qa_memory_hooks.change import File
from qa_memory_hooks.patterns import code
from qa_memory_hooks.patterns.code import Code
from qa_memory_hooks.patterns.file import Pattern, PatternFile
from qa_memory_hooks.patterns.matching import Scanner, Scope
from qa_memory_hooks.reading.text import Document

NAMES = [
    "a.ts", "A.TS", "a.tsx", "a.py", "Dockerfile", "Dockerfile.dev", "x.dockerfile", "Makefile", "go.mod", "a.go", "a",
    ".bashrc", "a.b.c.rs", "README", "a.", ".x", "CMakeLists.txt", "a.min.js", "a.png", "Jenkinsfile", "a.yaml",
    "BUILD.bazel",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_the_tags_are_those_of_identify(name: str) -> None:
    assert code.tags(name) == identify.tags_from_filename(name)
    assert code.tags(name, "100755") == identify.tags_from_filename(name) | {"file", "executable"}


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (b"a\r\nb\n", b"a\nb\n"),
        (b"\xef\xbb\xbfa", b"a"),
        ("é\n".encode("utf-16"), "é\n".encode()),
        ("é\r\n".encode("utf-16-be"), None),  # without a mark it is full of NULs
        (b"\0", None),
        (b"a" * 8000 + b"\0", b"a" * 8000 + b"\0"),
        (b"\xe9\n", "\ufffd\n".encode()),
        (b"a\rb", b"a\rb"),
        (b"", b""),
    ],
)
def test_plain(data: bytes, wanted: bytes | None) -> None:
    assert code.plain(data) == wanted


def test_bytes_that_are_no_text_keep_their_places() -> None:
    source = Code(code.plain(b"\xe9\xff pay\n") or b"")
    assert source.text == "\ufffd\ufffd pay\n"
    assert source.place(source.text.index("pay")) == (1, 4)


@given(st.text("ab\né😀", max_size=30))
def test_places_of_characters(text: str) -> None:
    source = Code(text.encode())
    for offset in range(len(text) + 1):
        line, column = source.place(offset)
        assert (line, column) == (text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))


@given(st.text("ab\n", min_size=1, max_size=40), st.integers(0, 39), st.integers(0, 39), st.integers(0, 4))
def test_the_lines_around(text: str, start: int, end: int, margin: int) -> None:
    start, end = sorted((start % len(text), end % len(text)))
    rows = text.split("\n")
    first, last = text.count("\n", 0, start), text.count("\n", 0, max(start, end - 1))
    wanted = [row for at, row in enumerate(rows) if first - margin <= at <= last + margin]
    assert text[slice(*Code(text.encode()).around(start, end, margin))] == "\n".join(wanted)


def test_scripts_by_their_first_line() -> None:
    assert "python" in code.tags_of_script(b"#!/usr/bin/env python3\n")
    assert "sh" in code.tags_of_script(b"#! /bin/sh -e\n")
    assert code.tags_of_script(b"#!\xff\n") == code.tags_of_script(b"x") == frozenset()


@pytest.mark.parametrize(
    ("paths", "path", "wanted"),
    [
        ((), "a/b.ts", True),
        (("src/**",), "src/a/b.ts", True),
        (("src/**",), "lib/src/b.ts", False),
        (("src",), "lib/src/b.ts", True),
        (("*.ts",), "a/b.ts", True),
        (("/b.ts",), "a/b.ts", False),
        (("src/", "!src/gen/"), "src/gen/b.ts", False),
        (("src/", "!src/gen/", "src/gen/keep.ts"), "src/gen/keep.ts", True),
        (("!gen/",), "src/b.ts", True),
        (("!gen/",), "src/gen/b.ts", False),
        (("src/**/hooks/**",), "src/hooks/a.ts", True),
        (("src/**/hooks/**",), "src/x/y/hooks/z/a.ts", True),
        (("src/*.ts",), "src/x/a.ts", False),
    ],
)
def test_the_last_glob_that_matches_decides(paths: tuple[str, ...], path: str, wanted: bool) -> None:
    assert Scope(frozenset(), paths).covers(path) is wanted


def scanner(*matches: dict[str, object]) -> Scanner:
    file = PatternFile(Document(File("x", "100644", ""), "[]", ()))
    return Scanner(Pattern(file, at, pattern(f"p{at}", match=match)) for at, match in enumerate(matches))


def found(one: Scanner, path: str, text: bytes, mode: str = "100644") -> list[str]:
    return [matcher.pattern.name for matcher, source in one.candidates(path, mode, text) for _ in matcher.find(source)]


def test_each_pattern_is_for_its_own_files() -> None:
    one = scanner(
        {"types": ["ts"], "regex": "now"},
        {"regex": "now"},
        {"types": ["executable"], "regex": "now"},
        {"types": ["python"], "regex": "now"},
        {"language": "python", "ast": {"rule": {"pattern": "now()"}}},
    )
    assert found(one, "a.ts", b"now()") == ["p0", "p1"]
    assert found(one, "a.py", b"now()\n") == ["p4", "p1", "p3"]
    assert found(one, "a", b"#!/usr/bin/env python3\nnow()\n", "100755") == ["p4", "p1", "p2", "p3"]
    assert found(one, "a", b"#!/usr/bin/env python3\nnow()\n") == ["p1"]
    assert found(one, "a.png", b"now()") == []
    assert found(one, "unknown.xyz", b"now()") == ["p1"]


def test_what_is_not_wanted_is_not_even_read() -> None:
    one = scanner({"types": ["ts"], "regex": "now"})
    assert [path for path in ("a.ts", "a.py", "a.png", "b/c", "Makefile") if one.wants(path)] == ["a.ts", "b/c"]
    assert one.means("b.ts", "100644") and not one.means("b.py", "100644")
    one = scanner({"types": ["ts"], "paths": ["src/"], "regex": "now"})
    assert one.means("src/b.ts", "100644") and not one.means("b.ts", "100644")


def test_what_cannot_be_run_is_for_files_too() -> None:
    one = scanner({"types": ["ts"], "regex": "(?=a)"}, {"regex": "a"})
    assert [stopped.pattern.name for stopped in one.unrunnable] == ["p0"]
    assert "lookahead" in one.unrunnable[0].why
    assert one.wants("a.ts") and found(one, "a.ts", b"a") == ["p1"]


def test_many_patterns_find_what_each_finds() -> None:
    words = ["pay", "cart", r"^\s+total", "(?i)STOCK", "a|b", r"x\b"]
    texts = [" ".join(some) for some in itertools.combinations(["pay", "Cart", "\n total", "stock", "zax", "none"], 3)]
    together = scanner(*({"regex": word} for word in words))
    for text in texts:
        alone = [
            f"p{at}" for at, word in enumerate(words) for _ in found(scanner({"regex": word}), "a.ts", text.encode())
        ]
        assert found(together, "a.ts", text.encode()) == alone


PARTS = st.sampled_from([
    "a", "ts", "TS", "tsx", "py", "Py", "Dockerfile", "dockerfile", "Makefile", "env", "json", "png", "tar", "gz",
    "lock", "x", "é", "a b", "README", "go", "mod", "yaml", "min", "d", "Jenkinsfile", "BUILD", "",
])  # fmt: skip


@given(st.lists(PARTS, min_size=1, max_size=4).map(".".join).filter(lambda name: not name.startswith(".") and name))
def test_the_tags_of_any_name_are_those_of_identify(name: str) -> None:
    assert code.tags(name) == identify.tags_from_filename(name)


@pytest.mark.parametrize("name", [".ts", ".json", ".py", ".png"])
def test_a_name_of_nothing_but_an_ending_has_none(name: str) -> None:
    assert code.tags(name) == identify.tags_from_filename(name) == frozenset()


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("a.ts", "ts"), ("A.TS", "ts"), ("a.TsX", "tsx"), ("a.PY", "python"), ("Dockerfile", "dockerfile"),
        ("Dockerfile.dev", "dockerfile"), ("dev.Dockerfile", "dockerfile"), ("Makefile", "makefile"), ("a.d.ts", "ts"),
        ("a.min.JS", "javascript"), ("a.MJS", "javascript"), ("a.pyi", "pyi"), (".bashrc", "bash"), ("é😀.go", "go"),
    ],
)  # fmt: skip
def test_what_a_name_tells(name: str, tag: str) -> None:
    assert tag in code.tags(name)
    assert not code.tags(name) & {"file", "executable", "non-executable"}
    assert code.tags(name, "100644") >= {"file", "non-executable", tag}


def test_a_name_without_a_known_ending_tells_nothing() -> None:
    for name in ("a", "a.unknown", "dockerfile2", "makefile-old", "ts"):
        assert code.tags(name) == frozenset()


@pytest.mark.parametrize(
    ("data", "tag"),
    [
        (b"#!/usr/bin/env -S python3 -u\n", "python"),
        (b"#!/usr/bin/python3.11\n", "python"),
        (b"#! /usr/bin/env node\r\n", "javascript"),
        (b"#!/bin/sh", "sh"),
        (b"#!/usr/bin/env bash\nexit\n", "bash"),
        (b"\xef\xbb\xbf#!/bin/sh\n", None),
        (b"\n#!/bin/sh\n", None),
        (b"#!\n", None),
        (b"#!/usr/bin/env\n", None),
        (b"#!/opt/what-is-this\n", None),
        (b"#!'open\n", None),
        (b"#!" + b"/" * 9000 + b"sh\n", None),
        (b"", None),
    ],
)
def test_what_the_first_line_tells(data: bytes, tag: str | None) -> None:
    assert code.tags_of_script(data) >= {tag} if tag else code.tags_of_script(data) == frozenset()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("\ufeffpay é😀\r\n".encode("utf-16-le"), "pay é😀\n"),
        ("\ufeffpay é😀\r\n".encode("utf-16-be"), "pay é😀\n"),
        ("\ufeffpay\n".encode("utf-32-le"), None),
        (b"\xff\xfep\0a", "p\ufffd"),
        (b"\xfe\xff\xd8\x00\x00p", "\ufffdp"),
        ("größe\r\n".encode("latin-1"), "gr\ufffd\ufffde\n"),
        (b"\xed\xa0\x80", "\ufffd\ufffd\ufffd"),
        (b"a\r\r\nb\r", "a\r\nb\r"),
        (b"a" * 7999 + b"\0", None),
        ("é".encode() + b"\0", None),
    ],
)
def test_the_text_of_other_encodings(data: bytes, text: str | None) -> None:
    found = code.plain(data)
    assert (None if found is None else Code(found).text) == text


@pytest.mark.parametrize(
    ("text", "offset", "place"),
    [
        ("", 0, (1, 1)),
        ("pay", 0, (1, 1)),
        ("pay", 3, (1, 4)),
        ("a\n", 1, (1, 2)),
        ("a\n", 2, (2, 1)),
        ("\n\n\n", 2, (3, 1)),
        ("😀é\tpay", 3, (1, 4)),
        ("👩‍💻pay", 3, (1, 4)),
        ("a\rb\u2028c", 4, (1, 5)),
    ],
)
def test_a_place(text: str, offset: int, place: tuple[int, int]) -> None:
    assert Code(text.encode()).place(offset) == place


@pytest.mark.parametrize(
    "data",
    [
        "é😀\tpay\r\n".encode(),
        "\ufeffé😀\tpay\r\n".encode(),
        "\ufeffé😀\tpay\r\n".encode("utf-16-le"),
        "\ufeffé😀\tpay\r\n".encode("utf-16-be"),
        b"\xe9\xe8\tpay\r\n",
    ],
)
def test_a_match_has_its_place_in_any_encoding(data: bytes) -> None:
    places = [tuple(match) for _, match in scanner({"regex": "pay$"}).find("a.ts", "100644", data)]
    assert places == [(1, 4, "pay")]


def test_in_what_is_binary_nothing_is_found() -> None:
    one = scanner({"regex": "pay"}, {"language": "python", "ast": {"rule": {"pattern": "pay"}}})
    assert found(one, "a.py", b"pay\n") == ["p1", "p0"]
    assert found(one, "a.py", b"pay\n\0") == []
    assert found(one, "a.py", b"") == []


def test_a_candidate_needs_a_match_unless_it_is_a_rule() -> None:
    one = scanner({"regex": "pay"}, {"regex": "cart"}, {"types": ["python"], "regex": "none"})
    assert one.candidates("a.ts", "100644", b"nothing") == []
    # Looked at together: whether any matches is known, and which does is not yet.
    assert {matcher.pattern.name for matcher, _ in one.candidates("a.ts", "100644", b"pay")} == {"p0", "p1"}
    one = scanner({"language": "python", "ast": {"rule": {"pattern": "pay"}}})
    assert len(one.candidates("a.py", "100644", b"nothing")) == 1
    assert one.candidates("a.ts", "100644", b"pay") == []


def test_paths_decide_after_types() -> None:
    one = scanner({"types": ["ts"], "paths": ["src/", "!src/gen/", "src/gen/keep.ts"], "regex": "pay"})
    for path, wanted in (
        ("src/a.ts", True),
        ("src/gen/a.ts", False),
        ("src/gen/keep.ts", True),
        ("src/a.py", False),
        ("lib/a.ts", False),
        ("lib/src/a.ts", True),
    ):
        assert bool(found(one, path, b"pay")) is one.means(path, "100644") is wanted, path
    assert one.wants("lib/a.ts") and not one.wants("src/a.py")  # the name alone


@pytest.mark.parametrize(
    ("paths", "path", "wanted"),
    [
        (("!a/", "!b/"), "c.ts", True),
        (("!a/", "!b/"), "b/c.ts", False),
        (("!*.ts", "keep.ts"), "keep.ts", True),
        (("!*.ts", "keep.ts"), "a.py", False),  # not negated alone: nothing is meant that no glob names
        (("*.ts", "!*.ts"), "a.ts", False),
        (("!*.ts", "*.ts"), "a.ts", True),
        (("src/*", "!src/a*", "src/ab*", "!src/abc.ts"), "src/ab.ts", True),
        (("src/*", "!src/a*", "src/ab*", "!src/abc.ts"), "src/abc.ts", False),
    ],
)
def test_globs_for_and_against(paths: tuple[str, ...], path: str, wanted: bool) -> None:
    assert Scope(frozenset(), paths).covers(path) is wanted


@pytest.mark.parametrize(
    ("types", "names"),
    [
        ([], ["a.ts", "a.py", "a", "a.unknown", "run"]),
        (["ts"], ["a.ts"]),
        (["ts", "python"], ["a.ts", "a.py", "run"]),
        (["text"], ["a.ts", "a.py", "a", "a.unknown", "run"]),
        (["executable"], ["run"]),
        (["non-executable"], ["a.ts", "a.py", "a", "a.unknown"]),
        (["binary"], []),
        (["symlink"], []),
    ],
)
def test_files_of_a_type_and_of_none(types: list[str], names: list[str]) -> None:
    one = scanner({"regex": "pay"} | ({"types": types} if types else {}))
    text = b"#!/usr/bin/env python3\npay()\n"
    modes = dict.fromkeys(("a.ts", "a.py", "a.png", "a", "a.unknown"), "100644") | {"run": "100755"}
    assert [name for name, mode in modes.items() if found(one, name, text, mode)] == names
    assert all(one.wants(name) for name in names)


def test_a_file_that_may_be_text_is_wanted_where_it_would_match() -> None:
    one = scanner({"types": ["text"], "regex": "pay"})
    assert found(one, "a.plist", b"pay") == ["p0"]
    assert one.wants("a.plist")


def test_a_file_of_no_type_is_meant_where_it_would_match() -> None:
    one = scanner({"types": ["text"], "regex": "pay"})
    assert found(one, "a", b"pay") == ["p0"]
    assert one.means("a", "100644")


def test_a_quotation_that_is_left_open_hides_no_match() -> None:
    assert found(scanner({"regex": r"\Qpay"}), "a.ts", b"pay") == ["p0"]
    assert found(scanner({"regex": r"\Qpay"}, {"regex": r"\Qpays\E"}), "a.ts", b"pay") == ["p0"]
