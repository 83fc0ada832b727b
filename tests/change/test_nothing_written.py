"""A check writes nothing: not to the working tree, not to the git folder, not to the home of whoever runs it."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

ENV, FLAKY = path("env"), path("flaky")
MODES = {
    "staged": (),
    "everything staged": ("--all",),
    "on disk": ("--worktree",),
    "everything on disk": ("--worktree", "--all"),
    "two commits": ("--from-ref", "main^", "--to-ref", "main"),
    "two commits that are merged": ("--from-ref", "main", "--to-ref", "topic"),
    "two commits in conflict": ("--from-ref", "main", "--to-ref", "conflict"),
    "a failing call": ("--from-ref", "nope", "--to-ref", "main"),
}


def state(folder: Path) -> dict[str, tuple[int, int, str]]:
    """Mode, time of change and content of all there is below a folder; a folder's time tells of passing files, too."""
    found = {}
    for at in sorted((folder, *folder.rglob("*"))):
        info = at.lstat()
        data = os.fsencode(at.readlink()) if at.is_symlink() else at.read_bytes() if at.is_file() else b""
        found[str(at)] = (info.st_mode, info.st_mtime_ns, hashlib.sha256(data).hexdigest())
    return found


@pytest.fixture(scope="session")
def prepared(_shop: Repo, tmp_path_factory: pytest.TempPathFactory) -> Repo:
    """Findings in every mode, an index whose times are stale, and caches that git would like to refresh."""
    repo = _shop.copy(tmp_path_factory.mktemp("prepared") / "work/repo")
    repo.git("checkout", "-qb", "topic")
    repo.commit({FLAKY: topic(entry("beta", "flaky", summary="changed"), kind="flaky")})
    repo.git("checkout", "-qb", "conflict", "main")
    repo.commit({ENV: topic(entry("alpha", summary="theirs"))})
    repo.git("checkout", "-q", "main")
    repo.commit({ENV: topic(entry("alpha", summary="ours"))})
    repo.git("config", "core.untrackedCache", "true")
    repo.git("config", "gc.auto", "1")
    repo.git("update-index", "--untracked-cache")
    repo.write({ENV: topic(entry("other")), ".qa/new.md": "untracked"})
    repo.git("add", ENV)
    repo.append(ENV, "\n## no date\n")
    os.utime(repo.top / "src/app.py", (1, 1))
    (repo.top.parent / "home").mkdir()
    return repo


@pytest.fixture(scope="session")
def guarded(prepared: Repo) -> tuple[Repo, dict[str, tuple[int, int, str]]]:
    """The one repository that all checks below are run on: whoever writes to it is the last to pass."""
    return prepared, state(prepared.top.parent)


@pytest.mark.parametrize("mode", MODES)
def test_check_changes_no_file_and_no_folder(guarded: tuple[Repo, dict[str, tuple[int, int, str]]], mode: str) -> None:
    repo, before = guarded
    done = repo.run("qa-gate", "--today", TODAY, *MODES[mode], env={"PRE_COMMIT": "1", "PYTHONDONTWRITEBYTECODE": ""})
    assert done.status in (0, 1, 2)
    assert state(repo.top.parent) == before


def test_the_comparison_sees_what_git_writes(prepared: Repo, tmp_path: Path) -> None:
    """So that no difference above means that nothing was written."""
    repo = prepared.copy(tmp_path / "repo")
    os.utime(repo.top / "src/app.py", (2, 2))
    for command in (("status",), ("hash-object", "-w", "src/app.py", ENV), ("update-index", "--refresh")):
        os.utime(repo.top / "src/app.py")
        before = state(repo.top)
        repo.run("git", *command)
        assert state(repo.top) != before, command


@pytest.mark.parametrize("mode", MODES)
def test_read_only_repository_is_judged_alike(prepared: Repo, tmp_path: Path, mode: str) -> None:
    repo = prepared.copy(tmp_path / "work/repo")
    expected = repo.hook("qa-gate", *MODES[mode])
    folders = [repo.top, *(at for at in repo.top.rglob("*") if at.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    try:
        done = repo.hook("qa-gate", *MODES[mode])
    finally:
        for folder in folders:
            folder.chmod(0o755)
    assert (done.status, done.out) == (expected.status, expected.out)


@pytest.mark.parametrize("mode", MODES)
def test_temporary_folder_that_cannot_be_written_does_not_matter_but_to_a_merge(
    prepared: Repo, tmp_path: Path, mode: str
) -> None:
    nowhere = str(tmp_path / "no/such/folder")
    expected = prepared.hook("qa-gate", *MODES[mode])
    done = prepared.hook("qa-gate", *MODES[mode], env=dict.fromkeys(("TMPDIR", "TEMP", "TMP"), nowhere))
    assert (done.status, done.out) == (expected.status, expected.out)


def test_pre_push_hook_changes_nothing(prepared: Repo) -> None:
    before = state(prepared.top.parent)
    row = f"refs/heads/topic {prepared.git('rev-parse', 'topic').strip()} refs/heads/topic {'0' * 40}\n"
    done = prepared.run("qa-gate", "--today", TODAY, "--pre-push", "origin", "address", stdin=row)
    assert done.status in (0, 1)
    assert state(prepared.top.parent) == before
