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
