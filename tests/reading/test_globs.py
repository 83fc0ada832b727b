"""Patterns match what they match for git."""

from __future__ import annotations

from functools import partial

import pytest
from conftest import Repo
from fuzz.counting import steps
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.reading import globs
from qa_memory_hooks.reading.globs import Globs


@pytest.mark.parametrize(
    ("pattern", "paths", "others"),
    [
        ("a.md", ["a.md", "b/a.md", "b/c/a.md"], ["aXmd", "a.md/b", "xa.md"]),
        ("*.md", ["a.md", "b/.md"], ["a.mdx"]),
        ("/a.md", ["a.md"], ["b/a.md"]),
        ("a/b", ["a/b"], ["x/a/b", "a/b/c"]),
        ("a/*", ["a/b"], ["a/b/c", "a"]),
        ("a/**", ["a/b", "a/b/c"], ["a", "b/a/c"]),
        ("**/a", ["a", "b/a", "b/c/a"], ["ba", "a/b"]),
        ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb", "a/b/c"]),
        ("a/***/b", ["a/b", "a/x/y/b"], ["ab"]),
        ("**/a/**/b/**", ["a/b/c", "x/a/a/y/b/z"], ["a/b", "a/c"]),
        ("a/x**y/b", ["a/xy/b", "a/x1y/b"], ["a/x/y/b"]),
        ("?.md", ["a.md"], [".md", "ab.md", "é.md"]),  # git counts bytes
        ("??.md", ["ab.md", "é.md"], ["a.md"]),
        ("[a-c]x", ["ax", "cx"], ["dx", "x", "/x"]),
        ("[!a-c]x", ["dx", "-x"], ["ax"]),
        ("[^a]x", ["bx"], ["ax"]),
        ("[]a]x", ["]x", "ax"], ["bx"]),
        ("[a-]x", ["-x", "ax"], ["bx"]),
        ("[c-a]x", ["cx"], ["ax", "bx", "-x"]),
        ("[a-c-e]x", ["bx", "-x", "ex"], ["dx"]),
        ("[\\]]x", ["]x"], ["\\x"]),
        ("[\\a-\\c]x", ["bx"], ["dx", "\\x"]),
        ("[[:digit:][:upper:]_-]x", ["1x", "Ax", "_x", "-x"], ["ax"]),
        ("[[:alpha:]-z]x", ["ax", "-x"], ["1x"]),
        ("[[:nothing:]]x", [], ["ax", ":x"]),
        ("[[:]x", ["[x", ":x"], ["]x", "ax"]),
        ("[a", [], ["a", "[a"]),
        ("a[", [], ["a", "a["]),
        ("[a-", [], ["a", "-"]),
        ("[\\", [], ["\\", "[\\"]),
        ("a/[b/]c", ["a/bc"], ["a/c", "a//c"]),
        ("\\*", ["*"], ["a", "\\*"]),
        ("\\a\\b", ["ab"], ["\\a\\b"]),
        ("a\\", [], ["a", "a\\"]),
        ("a/**\\/b", ["a/x/b", "a/x/y/b"], ["a/b"]),
        ("a/", [], ["a", "a/b"]),
        ("", [], ["a"]),
        ("/", [], ["a"]),
        ("**", ["a", "a/b"], []),
        ("超*", ["超时.md", "a/超"], ["时"]),
        ("\udcff*", ["\udcffa"], ["ÿa"]),
    ],
)
def test_match(pattern: str, paths: list[str], others: list[str]) -> None:
    assert [path for path in [*paths, *others] if globs.match(pattern, path)] == paths


@pytest.mark.parametrize(
    ("pattern", "paths", "others"),
    [
        ("a", ["a", "a/b", "x/a/b/c"], ["ab/c"]),
        ("a/", ["a/b", "x/a/b/c"], ["a", "x/a"]),
        ("/a", ["a", "a/b"], ["x/a/b"]),
        ("a/b", ["a/b", "a/b/c/d"], ["a", "x/a/b/c"]),
        ("/a/*/", ["a/b/c"], ["a/b"]),
        ("a/**", ["a/b", "a/b/c"], ["a"]),
        ("**/b", ["b", "a/b", "a/b/c"], ["a"]),
    ],
)
def test_what_lies_below_a_folder(pattern: str, paths: list[str], others: list[str]) -> None:
    assert [path for path in [*paths, *others] if globs.match(pattern, path, below=True)] == paths
    assert [path for path in [*paths, *others] if Globs(("nothing", pattern)).match(path)] == paths
    assert not Globs().match(paths[0])


def test_classes_of_letters() -> None:
    def members(name: str) -> str:
        return "".join(char for char in map(chr, range(1, 128)) if globs.match(f"[[:{name}:]]", char))

    blank, letters, digits = "\t ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"
    drawn = "".join(map(chr, range(33, 127)))
    assert members("upper") == letters
    assert members("lower") == letters.lower()
    assert members("alpha") == letters + letters.lower()
    assert members("digit") == digits
    assert members("alnum") == digits + letters + letters.lower()
    assert members("xdigit") == digits + "ABCDEFabcdef"
    assert members("blank") == blank
    assert members("space") == "\t\n\r "
    assert members("print") == " " + drawn.replace("/", "")  # no class has the slash
    assert members("graph") == drawn.replace("/", "")
    assert members("punct") == "".join(char for char in drawn if not char.isalnum() and char != "/")
    assert members("cntrl") == "".join(map(chr, [*range(1, 32), 127]))


PATHS = [
    *(
        "a",
        "b",
        "c",
        "ab",
        "ba",
        "abc",
        "a/b",
        "a/b/c",
        "b/a",
        "a/ab/b",
        "a/b/a/b",
        "xa/b",
        "a/a/a/a/b/c",
        "é",
        "a/é/b",
    ),
    *("[a]", "a]", "a*", "-", "!", "a.md", "b/a.md", "a.md/c", "\\"),
]
PIECES = st.sampled_from(
    [
        *("**", "/**/", "**/", "/**", "***", "*.md", "[a-c]", "[!a]", "[]a]", "[[:alpha:]]", "[[:x:]]", "[a-", "a/b"),
        *("\\*", "\\a", "[\\]]", "[a/b]", "\\/", "[--a]", "[[:]", *"abc.-*?[]\\^!é/"),
    ]
)
PATTERNS = st.lists(PIECES, min_size=1, max_size=6).map("".join)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Repo:
    return Repo(tmp_path_factory.mktemp("globs") / "repo")


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(pattern=PATTERNS)
@example(pattern="**\\/**b")
@example(pattern="a**\\/*a/b")
@example(pattern="a**/b")
@example(pattern="a/**b/**/*c")
def test_git_ignores_the_same(empty: Repo, pattern: str) -> None:
    assume(pattern[0] not in "!#")
    (empty.top / ".git/info/exclude").write_text(f"{pattern}\n")
    done = empty.run("git", "check-ignore", "--no-index", "-z", "--stdin", stdin="\0".join(PATHS))
    assert [path for path in PATHS if globs.match(pattern, path, below=True)] == done.out.split("\0")[:-1]


@pytest.mark.parametrize("unit", ["**/", "**/a/", "*", "*a", "[a-z]", "?", "a", "a/", "\\a", "[!", "[[:alpha:]"])
def test_a_longer_pattern_is_work_in_proportion(unit: str) -> None:
    for path in ("a/a/a/a/b", "a" * 9):
        once, twice = (steps(partial(globs.match, f"{unit * count}x", path)) for count in (150, 300))
        assert twice < 2.2 * once + 200
