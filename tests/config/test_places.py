"""Paths that a configuration names, in a snapshot."""

from __future__ import annotations

import pytest

from qa_memory_hooks.change.snapshot import LINK, SUBMODULE, UNMERGED, Edited
from qa_memory_hooks.config import places


@pytest.mark.parametrize(
    ("holder", "written", "plain"),
    [
        ("", "a/b", "a/b"),
        ("", "./a//b/", "a/b"),
        ("", "a/../b", "b"),
        ("", ".", ""),
        ("", "..", places.OUT),
        ("", "../a", places.OUT),
        ("", "a/../../b", places.OUT),
        ("s/a", "x", "s/a/x"),
        ("s/a", "../../x", "x"),
        ("s/a", "../../../x", places.OUT),
        ("s/a", "/x", places.OUT),
        ("", "C:/x", places.OUT),
        ("", "c:x", places.OUT),
        ("", "a\\b", "a\\b"),
        ("", "\\\\server\\share", "\\\\server\\share"),
        ("", "~/x", "~/x"),
    ],
)
def test_plain_paths(holder: str, written: str, plain: str) -> None:
    assert places.plain(holder, written) == plain


def snapshot(links: dict[str, str], *files: str, **modes: str) -> Edited:
    found = Edited({**dict.fromkeys((*files, *modes), b"x"), **{path: to.encode() for path, to in links.items()}})
    found.modes.update(dict.fromkeys(links, LINK) | modes)
    return found


def kinds(snap: Edited, *paths: str) -> list[str]:
    found = places.find(snap, paths)
    return [found[path].kind for path in paths]


def test_kinds() -> None:
    snap = snapshot({}, "a/b/c", sub=SUBMODULE, torn=UNMERGED)
    assert kinds(snap, "a", "a/b", "a/b/c", "a/b/c/d", "b", "") == [
        "folder", "folder", "file", "nothing", "nothing", "folder",
    ]  # fmt: skip
    assert kinds(snap, "sub", "sub/x", "torn", places.OUT) == ["folder", "unknown", "file", "nothing"]


def test_links() -> None:
    snap = snapshot({"l": "a", "a/up": "../b", "far": "l/up/c", "out": "../x", "abs": "/a", "me": "me"}, "a/f", "b/c")
    assert kinds(snap, "l", "l/f", "far", "a/up", "out", "abs", "me", "me/x", "l/gone") == [
        "folder", "file", "file", "folder", "nothing", "nothing", "nothing", "nothing", "nothing",
    ]  # fmt: skip
    assert places.find(snap, ["far"])["far"].path == "b/c"


def test_a_chain_of_links_has_an_end() -> None:
    chain = {f"l{at}": f"l{at + 1}" for at in range(100)}
    assert kinds(snapshot(chain, "l100"), "l0", "l95") == ["nothing", "file"]
    growing = {"a": "a/a"}
    assert kinds(snapshot(growing), "a") == ["nothing"]


def test_what_is_like_it() -> None:
    snap = snapshot({}, "Web/Tests/a.ts", "docs/é.md")
    assert places.alike(snap, ["web/tests", "docs/e\u0301.md", "gone", "web\\tests\\a.ts"]) == {
        "web/tests": "Web/Tests",
        "docs/e\u0301.md": "docs/é.md",
        "web\\tests\\a.ts": "Web/Tests/a.ts",
    }
    assert places.alike(snap, []) == {}
