"""`--worktree`: what lies on disk, as git tracks it or does not ignore it."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from conftest import Repo, look, reading
from entries import entry, path, topic

from qa_memory_hooks.change import Fault
from qa_memory_hooks.change.snapshot import Edited, MiB, Worktree

ENV, FLAKY, INDEX = path("env"), path("flaky"), ".qa/INDEX.md"
_all = re.compile(b"")
posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no modes, named pipes or unprivileged links")


def on_disk(repo: Repo, **asked: object) -> dict[str, str]:
    return look(repo, worktree=True, **asked).head


def test_untracked_files_are_judged_and_ignored_ones_are_not(shop: Repo) -> None:
    shop.write({".gitignore": "*.log\n", ".qa/new.md": "new", ".qa/run.log": "noise", ".git/info/exclude": "*.tmp\n"})
    shop.write({".qa/x.tmp": "noise", ".qa/kept.log": "kept", "src/deep/er/new.py": "new"})
    shop.git("add", "-f", ".qa/kept.log")
    assert set(on_disk(shop)) == {
        ".gitignore", ENV, FLAKY, INDEX, ".qa/kept.log", ".qa/new.md", "src/app.py", "src/deep/er/new.py",
    }  # fmt: skip


def test_disk_is_judged_and_not_what_is_staged(shop: Repo) -> None:
    shop.write({ENV: "staged"})
    shop.git("add", "-A")
    shop.write({ENV: "on disk", FLAKY: None})
    seen = look(shop, worktree=True)
    assert seen.head[ENV] == "on disk"
    assert FLAKY not in seen.head
    assert [set(base) for base in seen.bases] == [{ENV, FLAKY, INDEX, "src/app.py"}]
    assert seen.change.paths is None
    assert not seen.change.in_range


def test_first_commit_has_an_empty_base(repo: Repo) -> None:
    repo.write({ENV: "new"})
    seen = look(repo, worktree=True)
    assert (seen.head, seen.bases) == ({ENV: "new"}, [{}])


def test_intent_to_add_is_judged_as_it_lies_on_disk(shop: Repo) -> None:
    shop.write({".qa/workflows.md": "new"})
    shop.git("add", "-N", ".qa/workflows.md")
    assert on_disk(shop)[".qa/workflows.md"] == "new"


def test_paths_are_relative_to_the_top_from_a_sub_directory(shop: Repo) -> None:
    shop.write({"src/.qa/env-notes.md": "new"})
    assert on_disk(shop, cwd="src") == on_disk(shop)


def test_file_over_the_limit_is_not_read(shop: Repo) -> None:
    shop.write({".qa/just.md": b"x" * MiB, ".qa/over.md": b"x" * (MiB + 1)})
    found = on_disk(shop)
    assert len(found[".qa/just.md"]) == MiB
    assert found[".qa/over.md"] == "<100644>"


@pytest.mark.parametrize("convert", ["true", "input"])
def test_line_ends_of_a_checkout_are_no_change(shop: Repo, convert: str) -> None:
    shop.git("config", "core.autocrlf", convert)
    shop.git("config", "core.eol", "crlf")
    shutil.rmtree(shop.top / ".qa")
    shop.git("checkout", "-q", "--", ".qa")
    assert (b"\r\n" in (shop.top / ENV).read_bytes()) == (convert == "true")
    for option in ((), ("--worktree",), ("--worktree", "--all")):
        done = shop.hook("qa-gate", *option)
        assert (done.status, done.codes, done.notes) == (0, [], []), option
    shop.append(ENV, "\r\nmore\r\n")
    assert shop.hook("qa-check-history", "--worktree").status == 0


# What is no regular file.


@posix
def test_store_that_is_a_link_on_disk_is_a_finding_and_is_not_followed(shop: Repo, tmp_path: Path) -> None:
    (shop.top / ".qa").rename(tmp_path / "elsewhere")
    (shop.top / ".qa").symlink_to(tmp_path / "elsewhere")
    found = on_disk(shop)
    assert found == {".qa": str(tmp_path / "elsewhere"), "src/app.py": found["src/app.py"]}
    assert "QA003" in shop.hook("qa-check-entries", "--worktree").codes


@posix
def test_parent_of_a_store_that_is_a_link_is_not_followed(shop: Repo, tmp_path: Path) -> None:
    shop.commit({"services/a/.qa/env-notes.md": "x"})
    (shop.top / "services").rename(tmp_path / "elsewhere")
    (shop.top / "services").symlink_to(tmp_path / "elsewhere")
    found = on_disk(shop)
    assert "services/a/.qa/env-notes.md" not in found
    assert found["services"] == str(tmp_path / "elsewhere")


@posix
def test_link_to_a_file_shows_its_target(shop: Repo) -> None:
    (shop.top / ".qa/note.md").symlink_to("../src/app.py")
    assert on_disk(shop)[".qa/note.md"] == "../src/app.py"


@posix
def test_named_pipe_is_a_finding_and_nobody_waits_for_it(shop: Repo) -> None:
    (shop.top / ENV).unlink()
    os.mkfifo(shop.top / ENV)
    assert on_disk(shop)[ENV] == "<000000>"
    assert "QA003" in shop.hook("qa-check-entries", "--worktree").codes


def test_nested_repository_at_the_place_of_the_store_is_a_finding(repo: Repo) -> None:
    repo.commit({"README.md": "shop"})
    nested = Repo(repo.top / ".qa")
    nested.commit({"env-notes.md": topic(entry("alpha"))})
    assert on_disk(repo) == {".qa": "<160000>", "README.md": "shop"}
    assert repo.hook("qa-check-entries", "--worktree").codes == ["QA003"]
    repo.run("git", "add", ".qa")
    assert look(repo).head[".qa"] == "<160000>"
    assert repo.hook("qa-check-entries").codes == ["QA003"]


def test_repository_inside_a_store_that_is_tracked(shop: Repo) -> None:
    Repo(shop.top / ".qa").commit({})
    assert set(on_disk(shop)) == {ENV, FLAKY, INDEX, "src/app.py"}


@posix
def test_executable_on_disk_is_a_finding_where_the_file_system_tells(shop: Repo) -> None:
    (shop.top / ENV).chmod(0o755)
    with reading(shop, worktree=True) as (change,):
        assert change.head.select(_all)[ENV].mode == "100755"
    (shop.top / ".git/HEAD").chmod(0o755)  # as on a mounted file system that calls everything executable
    with reading(shop, worktree=True) as (change,):
        assert change.head.select(_all)[ENV].mode == "100644"


# A sparse checkout leaves files out that are not gone.


@pytest.mark.parametrize("index", ["--sparse-index", "--no-sparse-index"])
def test_sparse_checkout_without_the_store_reads_it_as_it_is_staged(shop: Repo, index: str) -> None:
    everything = on_disk(shop)
    shop.git("sparse-checkout", "set", "--cone", index, "src")
    assert not (shop.top / ".qa").exists()
    assert on_disk(shop) == look(shop).head == everything
    assert shop.hook("qa-gate", "--worktree", "--all").codes == []
    shop.write({"src/app.py": None})
    assert "src/app.py" not in on_disk(shop)  # this one is gone


def test_sparse_checkout_with_one_file_of_the_store(shop: Repo) -> None:
    everything = on_disk(shop)
    shop.git("sparse-checkout", "set", "--no-cone", f"/{FLAKY}")
    assert sorted(str(file.name) for file in (shop.top / ".qa").iterdir()) == ["flaky-tests.md"]
    assert on_disk(shop) == everything
    shop.append(FLAKY, "more")
    assert on_disk(shop) == {**everything, FLAKY: everything[FLAKY] + "more"}


def test_sparse_checkout_is_judged_by_the_index_in_a_commit(shop: Repo) -> None:
    shop.git("sparse-checkout", "set", "--cone", "--sparse-index", "src")
    shop.append("src/app.py", "print('more')\n")
    shop.git("add", "src/app.py")
    seen = look(shop)
    assert seen.change.paths == {"src/app.py"}
    assert set(seen.head) == {ENV, FLAKY, INDEX, "src/app.py"}


# Outside of a repository.


def test_outside_of_a_repository_there_is_the_folder_and_no_base(shop: Repo, tmp_path: Path) -> None:
    folder = Repo(tmp_path / "folder", init=False)
    shutil.copytree(shop.top / ".qa", folder.top / "a/.qa")
    Repo(folder.top / "a/.qa/nested").commit({"x": "x"})
    for asked in ({}, {"worktree": True}):
        seen = look(folder, **asked)
        assert set(seen.head) == {"a/.qa/nested", *(f"a/{name}" for name in (ENV, FLAKY, INDEX))}
        assert seen.bases == []
        assert seen.change.folder == str(folder.top.resolve())
        assert seen.change.base_date is None
        assert seen.change.published(ENV) is seen.change.picked(ENV) is None
        assert seen.change.before_base(".qa") is None
    shutil.rmtree(folder.top / "a/.qa/nested")
    done = folder.hook("qa-gate")
    assert (done.status, done.codes, done.notes) == (0, [], ["QA415"])


@posix
def test_outside_of_a_repository_links_are_not_followed(tmp_path: Path) -> None:
    folder = Repo(tmp_path / "folder", init=False)
    folder.write({"real/env-notes.md": "x"})
    (folder.top / ".qa").symlink_to("real")
    assert on_disk(folder) == {".qa": "real", "real/env-notes.md": "x"}
    assert folder.hook("qa-check-entries").codes == ["QA003"]


def test_two_commits_need_a_repository(tmp_path: Path) -> None:
    done = Repo(tmp_path / "folder", init=False).run("qa-gate", "--from-ref", "a", "--to-ref", "b")
    assert done.status == 2
    assert "not in a git repository" in done.err


# What cannot be read.


def test_what_may_not_be_looked_at_is_no_pass(shop: Repo, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> os.stat_result:
        raise PermissionError(13, "Permission denied")

    disk = Worktree(str(shop.top), None)
    monkeypatch.setattr(os, "lstat", refuse)
    with pytest.raises(Fault, match=f"cannot read {ENV}: Permission denied"):
        disk.file(ENV)


def test_file_that_goes_while_it_is_read_is_no_pass(shop: Repo) -> None:
    with reading(shop, worktree=True) as (change,):
        file = change.head.select(_all)[ENV]
        (shop.top / ENV).unlink()
        with pytest.raises(Fault, match=f"cannot read {ENV}"):
            change.head.read(file)


def test_name_that_the_disk_cannot_hold_is_not_there(shop: Repo) -> None:
    blob = shop.git("rev-parse", f"HEAD:{ENV}").strip()
    shop.git("update-index", "--add", "--cacheinfo", f"100644,{blob},.qa/{'x' * 300}.md")
    assert set(on_disk(shop)) == {ENV, FLAKY, INDEX, "src/app.py"}


# A snapshot with edits, as a command plans them.


def test_edits_lie_over_what_is_on_disk(shop: Repo) -> None:
    with reading(shop, worktree=True) as (change,):
        edited = Edited({ENV: b"new", FLAKY: None, ".qa/more.md": b"more"}, change.head)
        files = edited.select(_all)
        assert list(files) == [INDEX, ENV, ".qa/more.md", "src/app.py"]
        assert list(edited.select(re.compile(rb"more"))) == [".qa/more.md"]
        assert edited.read(files[ENV]) == b"new"
        assert edited.read(files[ENV], limit=2) is None
        assert edited.read(files["src/app.py"]) == b"print('shop')\n"
