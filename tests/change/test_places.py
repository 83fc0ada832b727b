"""Where a hook is started: any folder of a repository, any kind of repository, none, and damaged ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import BIN, TODAY, Repo, look, reading
from entries import entry, path, topic

from qa_memory_hooks.change import Fault
from qa_memory_hooks.change.git import Git

ENV = path("env")
posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no such file names, nor unprivileged links")


@pytest.fixture
def edited(shop: Repo) -> Repo:
    """One edit of the knowledge is staged."""
    shop.write({ENV: topic(entry("alpha", summary="changed"))})
    shop.git("add", ENV)
    return shop


def fails(repo: Repo, *argv: str, env: dict[str, str] | None = None, cwd: Path | str = ".") -> str:
    """The gate ends with exit 2 and one error, and says it."""
    done = repo.run("qa-gate", "--today", TODAY, *argv, env=env, cwd=cwd)
    assert (done.status, done.out) == (2, ""), done.out + done.err
    assert sum(line.startswith("error: ") for line in done.err.splitlines()) == 1, done.err
    return done.err


# Folders.


def test_sub_directory_sees_the_whole_repository(edited: Repo) -> None:
    top, below = look(edited), look(edited, cwd="src")
    assert (below.head, below.bases, below.change.paths) == (top.head, top.bases, {ENV})
    assert below.change.folder == top.change.folder == str(edited.top.resolve())


@posix
def test_link_to_a_sub_directory_is_in_the_repository_it_leads_to(edited: Repo, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(edited.top / "src")
    git = Git(str(tmp_path / "link"))
    assert git.place.top == str(edited.top.resolve())
    assert look(edited, cwd=tmp_path / "link").change.paths == {ENV}


@pytest.mark.parametrize("name", ["with space", "ünïcode", "-dash", "[brackets]", "100%"])
def test_name_of_the_folder_does_not_matter(edited: Repo, tmp_path: Path, name: str) -> None:
    _same_elsewhere(edited, tmp_path / name)


@posix
@pytest.mark.parametrize("name", ["two\nlines", "\n", "tab\there", 'quo"te', "back\\slash", "co:lon", "trailing\n\n"])
def test_odd_name_of_the_folder_does_not_matter(edited: Repo, tmp_path: Path, name: str) -> None:
    _same_elsewhere(edited, tmp_path / name)


@pytest.mark.skipif(sys.platform != "linux", reason="file systems elsewhere hold Unicode names alone")
def test_name_of_the_folder_that_is_no_text_does_not_matter(edited: Repo, tmp_path: Path) -> None:
    _same_elsewhere(edited, tmp_path / os.fsdecode(b"\xff\xfe"))


def _same_elsewhere(edited: Repo, to: Path) -> None:
    moved = edited.copy(to)
    for asked in ({}, {"cwd": "src"}, {"worktree": True}, {"from_ref": "HEAD", "to_ref": "HEAD"}):
        one, other = look(edited, **asked), look(moved, **asked)
        assert (other.head, other.bases, other.change.paths) == (one.head, one.bases, one.change.paths)
        assert other.change.folder == str(to.resolve())


def test_git_dir_and_work_tree_that_are_relative_to_a_sub_directory(edited: Repo) -> None:
    told = {"GIT_DIR": "../.git", "GIT_WORK_TREE": ".."}
    for asked in ({}, {"worktree": True}):
        seen = look(edited, cwd="src", env=told, **asked)
        assert seen.change.folder == str(edited.top.resolve())
        assert seen.head == look(edited, **asked).head


def test_git_dir_alone_makes_the_current_folder_the_top(edited: Repo, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    seen = look(edited, cwd=tmp_path / "other", env={"GIT_DIR": str(edited.top / ".git")})
    assert seen.change.folder == str((tmp_path / "other").resolve())
    assert seen.change.paths == {ENV}


def test_work_tree_that_lies_apart_from_its_git_folder(edited: Repo, tmp_path: Path) -> None:
    (edited.top / ".git").rename(tmp_path / "apart.git")
    apart = Repo(tmp_path / "apart.git", init=False)
    apart.git("config", "core.worktree", str(edited.top))
    for asked in ({}, {"worktree": True}):
        seen = look(apart, **asked)
        assert seen.change.folder == str(edited.top.resolve())
        assert "changed" in seen.head[ENV]


def test_linked_worktree_and_its_main_one_have_an_index_each(edited: Repo, tmp_path: Path) -> None:
    edited.git("worktree", "add", "-q", "--detach", str(tmp_path / "linked"))
    linked = Repo(tmp_path / "linked", init=False)
    assert look(linked).change.paths == frozenset()
    assert look(edited).change.paths == {ENV}
    assert look(linked, worktree=True).change.folder == str(linked.top.resolve())


def test_linked_worktree_of_a_bare_repository(edited: Repo, tmp_path: Path) -> None:
    edited.git("clone", "-q", "--bare", ".", str(tmp_path / "bare.git"))
    Repo(tmp_path / "bare.git", init=False).git("worktree", "add", "-q", str(tmp_path / "linked"), "main")
    linked = Repo(tmp_path / "linked", init=False)
    linked.write({ENV: "new"})
    linked.git("add", "-A")
    assert look(linked).change.paths == {ENV}


def test_bare_repository_has_commits_alone(edited: Repo, tmp_path: Path) -> None:
    edited.git("clone", "-q", "--bare", ".", str(tmp_path / "bare.git"))
    bare = Repo(tmp_path / "bare.git", init=False)
    assert "no index" in fails(bare)
    assert "no working tree" in fails(bare, "--worktree")
    seen = look(bare, from_ref="0" * 40, to_ref="main")
    assert seen.head == look(edited, from_ref="0" * 40, to_ref="main").head


@pytest.mark.parametrize("below", [".git", ".git/objects"])
def test_inside_of_a_git_folder_there_are_commits_alone(edited: Repo, below: str) -> None:
    assert "no index" in fails(edited, cwd=below)
    assert "no working tree" in fails(edited, "--worktree", cwd=below)
    assert ENV in look(edited, cwd=below, from_ref="0" * 40, to_ref="main").head


def test_outside_of_a_repository_the_folder_itself_is_judged(tmp_path: Path) -> None:
    folder = Repo(tmp_path / "folder", init=False)
    folder.write({ENV: topic() + "\n## no date\n"})
    assert look(folder).bases == []
    assert folder.hook("qa-check-entries").codes == ["QA008"]


# Git itself.


def test_git_missing_from_the_path_is_exit_2_with_the_cure(edited: Repo, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = subprocess.run(
        [BIN / "qa-gate"], cwd=edited.top, env=edited.env | {"PATH": str(tmp_path / "empty")}, capture_output=True
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"git cannot be started" in done.stderr
    assert b"install git" in done.stderr


@posix
def test_git_that_may_not_be_executed_is_exit_2(edited: Repo, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/git").write_text("no program")
    done = subprocess.run(
        [BIN / "qa-gate"], cwd=edited.top, env=edited.env | {"PATH": str(tmp_path / "bin")}, capture_output=True
    )
    assert done.returncode == 2
    assert b"git cannot be started: Permission denied" in done.stderr


@posix
def test_git_of_the_repository_is_not_run(edited: Repo) -> None:
    edited.write({"git": "#!/bin/sh\ntouch trace\n", "git.exe": "x", "git.cmd": "x"})
    (edited.top / "git").chmod(0o755)
    assert look(edited).change.paths == {ENV}
    assert not (edited.top / "trace").exists()


def test_windows_is_told_not_to_look_for_git_in_the_current_folder(edited: Repo) -> None:
    with reading(edited):
        assert "NoDefaultCurrentDirectoryInExePath" in os.environ


def test_folder_that_is_gone_is_no_missing_git(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="is no folder"):
        Git(str(tmp_path / "nowhere"))


def test_repository_of_somebody_else_is_exit_2_with_the_cure(edited: Repo) -> None:
    said = fails(edited, env={"GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"})
    assert "dubious ownership" in said
    assert "help: add it to safe.directory" in said
    said = fails(edited, "--from-ref", "main", "--to-ref", "main", env={"GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"})
    assert "dubious ownership" in said


def test_bare_repository_that_git_was_told_to_distrust(edited: Repo, tmp_path: Path) -> None:
    edited.git("clone", "-q", "--bare", ".", str(tmp_path / "bare.git"))
    bare = Repo(tmp_path / "bare.git", init=False)
    bare.env |= {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.bareRepository", "GIT_CONFIG_VALUE_0": "explicit"}
    assert "safe.bareRepository" in fails(bare, "--from-ref", "main", "--to-ref", "main")


# Damage that git takes for no repository, or for one without a commit.


@pytest.mark.parametrize("content", [b"", b"garbage\n", None])
def test_damaged_head_is_not_outside_of_a_repository(edited: Repo, content: bytes | None) -> None:
    if content is None:
        (edited.top / ".git/HEAD").unlink()
    else:
        (edited.top / ".git/HEAD").write_bytes(content)
    for cwd in (".", "src"):
        for option in ((), ("--worktree",), ("--from-ref", "main", "--to-ref", "main")):
            assert "git takes it for no repository" in fails(edited, *option, cwd=cwd)


def test_git_file_that_leads_nowhere_is_not_outside_of_a_repository(edited: Repo, tmp_path: Path) -> None:
    edited.git("worktree", "add", "-q", "--detach", str(tmp_path / "linked"))
    shutil.rmtree(edited.top / ".git/worktrees")
    assert "cannot read this repository" in fails(Repo(tmp_path / "linked", init=False))
    assert "cannot read this repository" in fails(edited, env={"GIT_DIR": str(tmp_path / "nowhere")})


def test_damaged_repository_above_a_ceiling_is_outside(edited: Repo) -> None:
    (edited.top / ".git/HEAD").unlink()
    done = edited.run("qa-check-history", cwd="src", env={"GIT_CEILING_DIRECTORIES": str(edited.top)})
    assert done.status == 0
    assert "takes it for no repository" in fails(edited, env={"GIT_CEILING_DIRECTORIES": str(edited.top.parent)})


@pytest.mark.parametrize("content", [b"", b"garbage\n", b"0" * 39 + b"\n"])
def test_damaged_branch_is_not_one_without_a_commit(edited: Repo, content: bytes) -> None:
    (edited.top / ".git/refs/heads/main").write_bytes(content)
    for option in ((), ("--worktree",)):
        said = fails(edited, *option)
        assert "git fsck" in said


def test_head_that_points_to_a_missing_commit_is_exit_2(edited: Repo) -> None:
    (edited.top / ".git/refs/heads/main").write_text("1234567890" * 4 + "\n")
    for option in ((), ("--worktree",)):
        assert "git fsck" in fails(edited, *option)
    assert "is no commit" in fails(edited, "--from-ref", "main", "--to-ref", "main")


def test_damaged_configuration_is_exit_2(edited: Repo) -> None:
    (edited.top / ".git/config").write_text("[core\n")
    for option in ((), ("--from-ref", "main", "--to-ref", "main")):
        assert "bad config" in fails(edited, *option)


def test_repository_of_a_later_format_is_exit_2(edited: Repo) -> None:
    edited.git("config", "core.repositoryFormatVersion", "99")
    assert "found 99" in fails(edited)
