"""Any file name works: in the index, in a commit, in a merge and on disk."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from pathlib import Path

import pytest
from conftest import TODAY, Repo, look, reading
from entries import entry, path, topic

from qa_memory_hooks.change.git import EMPTY_TREE

NAMES = [
    "two words",
    "-leading dash",
    "[a-z]*?",
    "%41",
    "ünïcode 漢字",
    "e\u0301 and \u00e9",
    "trailing ",
    "trailing.",
    "quo\"te 'single' `back`",
    "back\\slash",
    "tab\there",
    "two\nlines",
    ": colon",
    "!bang",
    "$HOME ~ {a,b}",
    "a\u2028b\x85c\x0bd",
    "\x1b[31mred",
    "::error title=x::",
    "missing",
    "x ambiguous",
    "\udcff\udcfe latin \udce9",
    "\U0001f980" * 20,
]
ON_DISK = [
    name
    for name in NAMES
    if (sys.platform == "linux" or (unicodedata.is_normalized("NFC", name) and "\udcff" not in name))
    and (os.name == "posix" or not (set('"*?<>|:\\') & set(name) or min(name) < " " or name[-1] in " ."))
]


@pytest.mark.parametrize("name", NAMES)
def test_name_in_the_index_in_a_commit_and_in_a_merge(shop: Repo, name: str) -> None:
    """Made of objects alone, so that no file system has to hold it."""
    files = {f"{name}/.qa/env-notes.md": "one", f"{name}/{name}": "two", name + ".txt": "three"}
    _stage(shop, files)
    seen = look(shop)
    assert {name: seen.head[name] for name in files} == files
    assert seen.change.paths == set(files)
    shop.git("commit", "-qm", "odd")
    assert look(shop).change.paths == frozenset()
    assert look(shop).bases[0].items() >= files.items()
    seen = look(shop, from_ref="HEAD^", to_ref="HEAD")
    assert seen.change.paths == set(files)
    odd = shop.head
    shop.git("reset", "-q", "--hard", "HEAD^")
    shop.commit({"src/app.py": "print('moved on')\n"})
    seen = look(shop, from_ref="main", to_ref=odd)
    assert seen.change.paths == set(files)
    assert {name: seen.head[name] for name in files} == files
    _stage(shop, {f"{name}/.qa/env-notes.md": "other"})
    shop.git("commit", "-qm", "conflict")
    assert look(shop, from_ref="main", to_ref=odd).head[f"{name}/.qa/env-notes.md"] == "<unmerged>"


def _stage(repo: Repo, files: dict[str, str]) -> None:
    rows = ""
    for name, text in files.items():
        blob = repo.git("hash-object", "-w", "--stdin", stdin=text).strip()
        rows += f"100644 {blob}\t{name}\0"
    repo.git("-c", "core.protectNTFS=false", "update-index", "-z", "--index-info", stdin=rows)


@pytest.mark.parametrize("name", ON_DISK)
def test_name_on_disk_tracked_and_untracked(shop: Repo, name: str) -> None:
    shop.write({f"{name}/.qa/env-notes.md": "tracked"})
    shop.git("add", "-A")
    shop.write({f"{name}/.qa/flaky-tests.md": "untracked", f"{name}/{name}.txt": "x"})
    seen = look(shop, worktree=True)
    assert seen.head[f"{name}/.qa/env-notes.md"] == "tracked"
    assert seen.head[f"{name}/.qa/flaky-tests.md"] == "untracked"
    assert seen.head[f"{name}/{name}.txt"] == "x"


@pytest.mark.parametrize("form", ["text", "json"])
def test_findings_in_folders_of_such_names_are_printed(shop: Repo, form: str) -> None:
    _stage(shop, {f"{name}/.qa/env-notes.md": topic() + "\n## no date\n\ntext\n" for name in NAMES})
    done = shop.run("qa-check-entries", "--today", TODAY, "--format", form)
    assert done.status == 1, done.err
    assert len(re.findall("QA008", done.out)) == len(NAMES)
    assert "\x1b" not in done.out
    assert not any(line.startswith(("::", "##[")) for line in done.out.splitlines())


def test_both_normal_forms_of_a_name_are_two_paths(shop: Repo) -> None:
    files = {"caf\u00e9/.qa/env-notes.md": "composed", "cafe\u0301/.qa/env-notes.md": "decomposed"}
    _stage(shop, files)
    assert look(shop).head.items() >= files.items()


# What a check asks about a path beside its content.


def test_questions_about_a_path_of_any_name(shop: Repo, tmp_path: Path) -> None:
    roots = [f"{name}/.qa" for name in NAMES]
    _stage(shop, {f"{root}/env-notes.md": "before" for root in roots})
    shop.git("commit", "-qm", "before")
    _stage(shop, {f"{root}/env-notes.md": "after" for root in roots})
    shop.git("commit", "-qm", "after")
    shop.git("update-ref", "refs/remotes/origin/main", "HEAD^")
    shop.git("update-ref", "CHERRY_PICK_HEAD", "HEAD^")
    with reading(shop) as (change,):
        for root in roots:
            assert change.before_base(root) == {"env-notes.md": b"before"}, root
            assert change.published(f"{root}/env-notes.md") == [b"before"], root
            assert change.picked(f"{root}/env-notes.md") == b"before", root


def test_loss_below_a_name_that_cat_file_cannot_be_asked_for(shop: Repo) -> None:
    """`cat-file` takes a question a line: that it knows no such name must not mean that nothing was published."""
    file = "two\nlines/.qa/env-notes.md"
    _stage(shop, {file: topic(entry("alpha"))})
    shop.git("commit", "-qm", "before")
    shop.git("update-ref", "refs/remotes/origin/main", "HEAD")
    _stage(shop, {file: topic()})
    done = shop.hook("qa-check-history")
    assert [(one["code"], one["severity"]) for one in done.report["findings"]] == [("QA402", "fail")]


def test_deep_and_wide_trees_are_walked(shop: Repo) -> None:
    files = {f".qa/{'deep/' * 200}note.md": "deep", **{f".qa/wide/{n}.md": "wide" for n in range(300)}}
    shop.commit({path("env"): "x"})
    _stage(shop, files)
    shop.git("commit", "-qm", "before")
    shop.git("commit", "-qm", "after", "--allow-empty")
    with reading(shop) as (change,):
        found = change.before_base(".qa") or {}
    assert found[f"{'deep/' * 200}note.md"] == b"deep"
    assert sum(name.startswith("wide/") for name in found) == 300


@pytest.mark.skipif(os.name != "posix", reason="Windows makes links for administrators alone")
def test_links_in_the_index_and_in_a_commit_show_their_target(shop: Repo) -> None:
    target = os.fsdecode(b"else\nwhere \xff")
    blob = shop.git("hash-object", "-w", "--stdin", stdin=target).strip()
    for root in (".qa", "services/a/.qa"):
        shop.git("rm", "-rq", "--cached", "--ignore-unmatch", root)
        shop.git("update-index", "--add", "--cacheinfo", f"120000,{blob},{root}")
    seen = look(shop)
    assert seen.head[".qa"] == seen.head["services/a/.qa"] == target
    done = shop.hook("qa-check-entries")
    assert [one["path"] for one in done.report["findings"] if one["code"] == "QA003"] == [".qa", "services/a/.qa"]
    shop.git("commit", "-qm", "links")
    done = shop.hook("qa-check-entries", "--from-ref", EMPTY_PARENT, "--to-ref", "HEAD")
    assert [one["path"] for one in done.report["findings"] if one["code"] == "QA003"] == [".qa", "services/a/.qa"]


EMPTY_PARENT = "0" * len(EMPTY_TREE["sha1"])


def test_submodule_in_a_store_is_a_finding_and_is_not_entered(shop: Repo) -> None:
    shop.git("update-index", "--add", "--cacheinfo", f"160000,{shop.head},.qa/vendored")
    assert look(shop).head[".qa/vendored"] == "<160000>"
    assert "QA003" in shop.hook("qa-check-entries").codes
    shop.git("config", "diff.ignoreSubmodules", "all")
    shop.write({".gitmodules": '[submodule "v"]\n\tpath = .qa/vendored\n\turl = ./v\n\tignore = all\n'})
    shop.git("add", ".gitmodules")
    assert "QA003" in shop.hook("qa-check-entries").codes
    shop.git("commit", "-qm", "submodule")
    shop.git("commit", "-qm", "after", "--allow-empty")
    with reading(shop) as (change,):
        assert set(change.before_base(".qa") or ()) == {"INDEX.md", "env-notes.md", "flaky-tests.md"}
