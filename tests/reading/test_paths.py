"""Names that stand for a governed one, and what `.gitattributes` says of a path."""

from __future__ import annotations

from functools import partial

import pytest
from conftest import Repo
from fuzz.counting import steps
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.reading import paths
from qa_memory_hooks.reading.paths import Attribute, altering, attributes, disguised


@pytest.mark.parametrize(
    "name",
    [
        ".QA",
        ".Qa",
        ".qa.",
        ".qa ",
        ".qa. .",
        ".q\u200ba",
        "\ufeff.qa",
        ".qa\u200d",
        ".qa.\u200b",
        ".q\xada",
        ".qa\ufe0f",
    ],
)
def test_disguises(name: str) -> None:
    assert disguised(name, ".qa")


def test_disguises_of_files() -> None:
    assert disguised("index.md", "INDEX.md")
    assert disguised("INDEX.MD.", "INDEX.md")
    assert disguised("cafe\u0301", "café")


@pytest.mark.parametrize("name", [".qa", "qa", ".qa2", "..qa", ".q a", ".qа", ".ＱＡ", " .qa", ".qa/x"])
def test_no_disguises(name: str) -> None:
    assert not disguised(name, ".qa")


def values(files: list[tuple[str, str]], path: str = ".qa/a.md") -> dict[str, str | bool]:
    return {name: attribute.value for name, attribute in attributes(files, path).items()}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("*.md x -y !z v=1 w=", {"x": True, "y": False, "v": "1", "w": ""}),
        ("*.md x\n*.md -x", {"x": False}),
        ("*.md -x\n.qa/*.md x=1\n*.txt x", {"x": "1"}),
        ("*.md x\n*.md !x", {}),
        ("*.md x -x", {"x": False}),
        ("*.md -x=1", {"x": False}),
        ("*.md binary", {"binary": True, "diff": False, "merge": False, "text": False}),
        ("*.md binary diff", {"binary": True, "diff": True, "merge": False, "text": False}),
        ("*.md binary\n*.md -binary", {"binary": False}),
        ("*.md binary=1", {"binary": "1"}),
        ("*.md hide\n[attr]hide -diff x", {"hide": True, "diff": False, "x": True}),
        ("[attr]a b\n[attr]b c\n[attr]c a\n*.md a", {"a": True, "b": True, "c": True}),
        ("[attr]binary x\n*.md binary", {"binary": True, "x": True}),
        ("[attr]a b\n[attr]a c\n*.md a", {"a": True, "c": True}),
        ("[attr]-a b\n*.md x", {"x": True}),
        ("[attr] b\n*.md x", {"x": True}),
        ('"[attr] a b" c\n*.md a', {"a": True, "c": True}),
        ('"[attr] " c\n*.md x', {"x": True}),
        ('"*.md" x', {"x": True}),
        ('"*.md"x', {"x": True}),
        ('"\\052.\\155d" x', {"x": True}),
        ('"*.md\\000a" x', {"x": True}),
        ('"*.m\\x64" x', {}),
        ('"*.md x', {}),
        ("# *.md x", {}),
        (" \t*.md\tx \t-y\r", {"x": True, "y": False}),
        ("*.md x\0\xff/", {"x": True}),
        ("!*.md x", {}),
        ("*.md a/b x", {}),
        ("*.md --x", {}),
        ("*.md - x", {}),
        ("*.md x =1", {}),
        ("*.md\u3000x y", {}),
        (".qa/ x", {}),
        (".qa x", {}),
        ("", {}),
        ("*.md", {}),
        (f"*.md x{' ' * (paths.LONGEST - 7)} ", {"x": True}),
        (f"*.md {'x' * (paths.LONGEST - 6)}", {"x" * (paths.LONGEST - 6): True}),
        (f"*.md {'x' * (paths.LONGEST - 5)}", {}),
    ],
)
def test_attributes(text: str, expected: dict[str, str | bool]) -> None:
    assert values([("", text)]) == expected


def test_a_quoted_name() -> None:
    for name, quoted in {'a"\\b': 'a\\"\\\\\\\\b', "a\tb": "a\\tb", "é b": "\\303\\251 b", "\udcff": "\\377"}.items():
        assert values([("", f'"{quoted}" x')], name) == {"x": True}


def test_deeper_files_come_first_and_macros_are_for_the_root() -> None:
    files = [
        ("", "[attr]hide -diff\na.md x=1 y\n"),
        (".qa", "# comment\n[attr]hide -text\n/a.md x=2 hide\n"),
        ("other", "a.md x=3\n"),
    ]
    assert attributes(files, ".qa/a.md") == {
        "x": Attribute("2", 3, "/a.md x=2 hide", ".qa/.gitattributes"),
        "y": Attribute(True, 2, "a.md x=1 y", ".gitattributes"),
        "hide": Attribute(True, 3, "/a.md x=2 hide", ".qa/.gitattributes"),
        "diff": Attribute(False, 3, "/a.md x=2 hide", ".qa/.gitattributes"),
    }
    assert values(files, ".qab/a.md") == {"x": "1", "y": True}


@pytest.mark.parametrize(
    ("name", "value", "effect"),
    [
        ("filter", "lfs", "filter"),
        ("filter", True, "filter"),
        ("filter", False, ""),
        ("working-tree-encoding", "UTF-16", "encoding"),
        ("working-tree-encoding", "utf-8", ""),
        ("working-tree-encoding", "UTF8", ""),
        ("working-tree-encoding", "", ""),
        ("working-tree-encoding", True, ""),
        ("working-tree-encoding", False, ""),
        ("ident", True, "$Id$"),
        ("ident", False, ""),
        ("ident", "x", ""),
        ("diff", False, "review"),
        ("diff", True, ""),
        ("diff", "markdown", ""),
        ("linguist-generated", True, "review"),
        ("linguist-generated", "true", "review"),
        ("linguist-generated", False, ""),
        ("linguist-generated", "false", ""),
        ("merge", "ours", "foreign"),
        ("merge", "union", ""),
        ("merge", "qa-memory-topic", ""),
        ("merge", False, ""),
        ("text", False, ""),
        ("eol", "lf", ""),
    ],
)
def test_what_alters_the_reading(name: str, value: str | bool, effect: str) -> None:
    assert effect in (altering(name, value) or "")
    assert (altering(name, value) is not None) == bool(effect)


PATHS = [
    "a",
    "b",
    ".qa/a.md",
    ".qa/b.md",
    "a/b",
    "a/b/c",
    "a/.qa/a.md",
    "a/a/b/a/b",
    "é",
    "a b",
    "a*",
    "[a]",
    "!a",
    '"a"',
    "#a",
]
PIECES = st.sampled_from(
    [*"ab.*?[]\\é/", "**", "/**/", "**/", "*.md", ".qa", "[!a]", "[[:alpha:]]", "\\*", "[a-", "!", "#", '"', " "]
)
PATTERNS = st.one_of(
    st.sampled_from(["*", "*.md", ".qa/*", "/a", "a b", "[attr]m", "[attr]n", "[attr]binary", "[attr]-x", "[attr]"]),
    st.lists(PIECES, min_size=1, max_size=4).map("".join),
    st.lists(PIECES, min_size=1, max_size=4).map(lambda pieces: f'"{"".join(pieces)}"'),
    st.sampled_from(['"[attr] m x"', '"\\303\\251"', '"a\\040b"', '"a\\tb"', '"\\a\\q"', '"[attr]n"x']),
)
NAMES = st.sampled_from(["diff", "text", "binary", "m", "n", "x", "x/y", "", "-"])
STATES = st.tuples(st.sampled_from(["", "", "-", "!"]), NAMES, st.sampled_from(["", "", "", "=", "=v"])).map("".join)
BLANKS = st.sampled_from([" ", "\t", "  "])
ROWS = st.builds(
    lambda pattern, blank, states: pattern + blank + blank.join(states), PATTERNS, BLANKS, st.lists(STATES, max_size=3)
)
TEXTS = st.lists(ROWS | st.sampled_from(["", "#", " \t", "* x\r"]), max_size=4).map("\n".join)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Repo:
    found = Repo(tmp_path_factory.mktemp("attributes") / "repo")
    found.env["GIT_ATTR_NOSYSTEM"] = "1"
    return found


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.fixed_dictionaries({"": TEXTS, "a": TEXTS, ".qa": TEXTS, "a/.qa": TEXTS}))
@example(texts={"": "* m\n[attr]m -diff n\n[attr]n binary", "a": "* -m", ".qa": "* !n", "a/.qa": "[attr]m x\n* m"})
@example(texts={"": "* -diff=x", "a": "a**/b x", ".qa": '"a.md"-x', "a/.qa": "\ufeff* x"})
def test_git_finds_the_same_attributes(empty: Repo, texts: dict[str, str]) -> None:
    for folder, text in texts.items():
        (empty.top / folder).mkdir(parents=True, exist_ok=True)
        (empty.top / folder / ".gitattributes").write_bytes(text.encode())
    files = [(folder, texts[folder].removeprefix("\ufeff")) for folder in ("", "a", ".qa", "a/.qa")]  # the root first
    words = empty.git("check-attr", "-a", "-z", "--stdin", stdin="\0".join(PATHS)).split("\0")[:-1]
    theirs: dict[str, dict[str, str]] = {path: {} for path in PATHS}
    for path, name, value in zip(words[::3], words[1::3], words[2::3], strict=True):
        theirs[path][name] = value
    said: dict[str | bool, str] = {True: "set", False: "unset"}
    ours = {path: {name: said.get(value, str(value)) for name, value in values(files, path).items()} for path in PATHS}
    assert ours == theirs


@pytest.mark.parametrize(
    "row", ["a x", "* m{}", "[attr]m{0} m{1}", '"\\303\\251{}" x', "**/{}*/** x", "* a{0} b{0}", "", "#"]
)
def test_a_longer_file_is_work_in_proportion(row: str) -> None:
    texts = ("* m0\n" + "\n".join(row.format(at, at + 1) for at in range(count)) for count in (150, 300))
    once, twice = (steps(partial(values, [("", text)])) for text in texts)
    assert twice < 2.2 * once + 200
