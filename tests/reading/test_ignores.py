"""Ignore rules: what git says of the same files and paths."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Repo, proposed
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.reading.ignores import Ignores, places

PATHS = ["a/.qa-runs/active.json", "a/.qa-runs/r/x.png", "a/b", "a/.qa-worktrees/r/a b", ".qa-runs/x", "a/.qa-runs"]
PARTS = [
    "a",
    ".qa-runs",
    "b",
    "*",
    "**",
    "?",
    "[ab]",
    "[!x]",
    "!",
    "#",
    " ",
    "\\ ",
    "\\",
    "/",
    "\r",
    "\t",
    "x*.json",
    ".qa-*",
]
LINES = st.lists(st.lists(st.sampled_from(PARTS), min_size=1, max_size=5).map("".join), max_size=6).map("\n".join)


def said_by_git(repo: Repo, root: str, inner: str) -> list[bool]:
    repo.write({".gitignore": root, "a/.gitignore": inner})
    asked = "".join(f"{path}\0" for path in PATHS)
    rows = repo.run("git", "check-ignore", "--no-index", "-z", "--stdin", stdin=asked).out.split("\0")
    return [path in rows for path in PATHS]


def ours(root: str, inner: str) -> list[bool]:
    head = proposed({".gitignore": root, "a/.gitignore": inner}).head
    return [Ignores(head, "a").hides(path) for path in PATHS]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Repo:
    return Repo(Path(tmp_path_factory.mktemp("ignores")) / "repo")


@settings(
    deadline=None, max_examples=150, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(LINES, LINES)
def test_git_says_the_same(shared: Repo, root: str, inner: str) -> None:
    assert ours(root, inner) == said_by_git(shared, root, inner)


@pytest.mark.parametrize(
    ("root", "inner"),
    [
        (".qa-*\n", "!.qa-runs\n"),
        (".qa-*\n", "!.qa-runs/active.json\n"),
        ("\ufeff.qa-runs/\r\n", ""),
        (".qa-runs/  \n.qa-worktrees\\ \n", ""),
        ("a/**\n!a/b\n", ""),
        ("**/.qa-runs/\n", "/.qa-worktrees\n"),
        ("\\!x\n\\#y\n#.qa-runs\n", "!\n/\n"),
        ("a/\n", "!b\n"),
    ],
)
def test_what_is_frequent_and_what_is_strange(shared: Repo, root: str, inner: str) -> None:
    assert ours(root, inner) == said_by_git(shared, root, inner)


def test_only_files_on_the_way_have_a_say() -> None:
    assert places("") == [".gitignore"]
    assert places("a/b") == [".gitignore", "a/.gitignore", "a/b/.gitignore"]
    head = proposed({"a/c/.gitignore": "*\n", "a/b/.gitignore": "x\n"}).head
    assert Ignores(head, "a/b").hides("a/b/x")
    assert not Ignores(head, "a/b").hides("a/b/y")
