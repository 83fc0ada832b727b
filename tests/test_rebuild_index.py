"""`qa-rebuild-index`: it derives, it refuses bad data, and whoever looks sees the old index or the new one."""

from __future__ import annotations

import os
import stat
import sys
import textwrap
from pathlib import Path

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

ENV, INDEX = path("env"), ".qa/INDEX.md"
NAME = "qa-rebuild-index"
posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


def _row(title: str) -> str:
    return f"| env-notes.md | 2026-09-05 | {title} | active | tentative | about {title} |\n"


# What it writes.


def test_it_writes_once_and_says_so(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a"))})
    repo.git("add", "-A")
    done = repo.run(NAME, "--today", TODAY)
    assert done.status == 1
    assert "rewrote .qa/INDEX.md: stage it" in done.err
    assert repo.read(INDEX).endswith(_row("a"))
    assert repo.run(NAME, "--today", TODAY).status == 0
    repo.git("add", "-A")
    assert repo.hook("qa-gate").codes == []


def test_it_derives_what_is_staged_not_what_lies_on_disk(repo: Repo) -> None:
    repo.write({ENV: topic(entry("staged"))})
    repo.git("add", "-A")
    repo.write({ENV: topic(entry("not staged"))})
    repo.run(NAME, "--today", TODAY)
    assert repo.read(INDEX).endswith(_row("staged"))
    repo.run(NAME, "--worktree", "--today", TODAY)
    assert repo.read(INDEX).endswith(_row("not staged"))


def test_the_command_derives_what_lies_on_disk(repo: Repo) -> None:
    repo.write({ENV: topic(entry("on disk"))})
    assert repo.run("qa-memory", "rebuild-index", "--today", TODAY).status == 1
    assert repo.read(INDEX).endswith(_row("on disk"))
    assert repo.run("qa-memory", "rebuild-index", "--today", TODAY).status == 0


@pytest.mark.parametrize("cwd", [".", "svc", ".qa"])
def test_it_works_from_any_folder(repo: Repo, cwd: str) -> None:
    repo.write({ENV: topic(entry("a")), "svc/.qa/env-notes.md": topic(entry("b")), "svc/x": "x\n"})
    assert repo.run(NAME, "--worktree", "--today", TODAY, cwd=cwd).status == 1
    assert repo.read(INDEX).endswith(_row("a"))
    assert repo.read("svc/.qa/INDEX.md").endswith(_row("b"))


def test_it_leaves_other_stores_alone(repo: Repo) -> None:
    repo.commit({"svc/.qa/env-notes.md": topic(entry("b")), "svc/.qa/INDEX.md": "# stale\n", "x": "x\n"})
    repo.write({ENV: topic(entry("a"))})
    repo.git("add", "-A")
    assert repo.run(NAME, "--today", TODAY).status == 1
    assert repo.read("svc/.qa/INDEX.md") == "# stale\n"
    repo.git("add", "-A")
    assert repo.run(NAME, "--all", "--today", TODAY).status == 1
    assert repo.read("svc/.qa/INDEX.md").endswith(_row("b"))


def test_it_speaks_the_language_of_the_settings(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a")), ".qa-memory.yaml": "language: zh\n"})
    repo.reindex()
    assert repo.read(INDEX).startswith("# QA 知识索引\n")


def test_line_ends_and_mode_stay(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a")).replace("\n", "\r\n"), INDEX: "# stale\r\n"})
    (repo.top / INDEX).chmod(0o640)
    repo.reindex()
    data = (repo.top / INDEX).read_bytes()
    assert data.count(b"\r\n") == data.count(b"\n") > 5
    if os.name == "posix":
        assert stat.S_IMODE((repo.top / INDEX).stat().st_mode) == 0o640


def test_a_byte_order_mark_stays(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a")), INDEX: "\ufeff# stale\n"})
    repo.reindex()
    assert (repo.top / INDEX).read_bytes().startswith(b"\xef\xbb\xbf# QA")


def test_an_index_that_is_no_text_is_left_as_it_is(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a")), INDEX: b"\xff\xfe\x00"})
    done = repo.hook(NAME, "--worktree")
    assert (done.status, done.codes) == (1, ["QA003"])
    assert (repo.top / INDEX).read_bytes() == b"\xff\xfe\x00"


# What it refuses.


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (topic(entry("a", status="gone")), "QA205"),
        (topic(entry("a", keywords="[x]")), "QA205"),
        (topic(entry("a"), "## no date\n"), "QA008"),
        (topic(entry("a")) + "\n```\n", "QA007"),
        (b"# \xbb\xb7\xbe\xb3\n", "QA001"),
        ("<<<<<<< HEAD\n" + topic(entry("a")), "QA005"),
    ],
)
def test_it_never_derives_from_bad_data(repo: Repo, text: str | bytes, code: str) -> None:
    repo.write({ENV: text, INDEX: "# stale\n"})
    done = repo.hook(NAME, "--worktree")
    assert done.status == 1
    assert code in done.codes
    assert "rewrote" not in done.err
    assert repo.read(INDEX) == "# stale\n"


def test_one_bad_store_does_not_stop_the_other(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a")), "svc/.qa/env-notes.md": "## no date\n"})
    assert repo.run(NAME, "--worktree", "--today", TODAY).status == 1
    assert repo.read(INDEX).endswith(_row("a"))
    assert not (repo.top / "svc/.qa/INDEX.md").exists()


def test_a_legacy_failure_elsewhere_does_not_stop_it(repo: Repo) -> None:
    repo.commit({ENV: topic(entry("old", keywords="[x]"))})
    repo.write({path("flaky"): topic(entry("b", "flaky"))})
    repo.git("add", "-A")
    assert repo.run(NAME, "--today", TODAY).status == 1
    assert repo.read(INDEX).count("| active |") == 2


@posix
@pytest.mark.parametrize("target", ["outside.md", "nowhere.md"])
def test_it_never_writes_through_a_link(repo: Repo, target: str) -> None:
    repo.write({ENV: topic(entry("a")), "outside.md": "precious\n"})
    (repo.top / INDEX).symlink_to(f"../{target}")
    done = repo.hook(NAME, "--worktree")
    assert (done.status, done.codes) == (1, ["QA003"])
    assert repo.read("outside.md") == "precious\n"
    assert (repo.top / INDEX).is_symlink()
    assert not (repo.top / "nowhere.md").exists()


@pytest.mark.parametrize("argv", [["--from-ref", "HEAD", "--to-ref", "HEAD"], ["--pre-push"], ["origin", "url"], ["x"]])
def test_it_writes_to_the_working_tree_alone(repo: Repo, argv: list[str]) -> None:
    done = repo.run(NAME, *argv)
    assert (done.status, done.out) == (2, "")
    assert "the fixer writes to the working tree" in done.err or "hooks take no file names" in done.err


def test_a_store_that_is_not_checked_out_is_exit_2(repo: Repo) -> None:
    repo.commit({ENV: topic(entry("a"))})
    (repo.top / ENV).unlink()
    (repo.top / ".qa").rmdir()
    done = repo.run(NAME, "--all", "--today", TODAY)
    assert done.status == 2
    assert ".qa is not on disk" in done.err


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_exit_2(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a"))})
    (repo.top / ".qa").chmod(0o555)
    try:
        done = repo.run(NAME, "--worktree", "--today", TODAY)
    finally:
        (repo.top / ".qa").chmod(0o755)
    assert done.status == 2
    assert "cannot write" in done.err


def test_outside_of_git(repo: Repo) -> None:
    outside = Repo(repo.top.parent / "outside", init=False)
    outside.env["GIT_CEILING_DIRECTORIES"] = str(outside.top.parent)
    outside.write({ENV: topic(entry("a"))})
    assert outside.run(NAME, "--today", TODAY).status == 1
    assert outside.read(INDEX).endswith(_row("a"))
    assert outside.run(NAME, "--today", TODAY).status == 0


# Killed at any point.

_CALLS = ("tempfile.mkstemp", "os.fdopen", "os.fsync", "os.chmod", "os.replace")
_SCRIPT = """
import os, sys, tempfile
from qa_memory_hooks import cli, rebuild_index
module, name = {call!r}.split(".")
own = getattr(sys.modules[module], name)
def stand_in(*args, **kw):
    if {before}:
        {act}
    found = own(*args, **kw)
    {act}
    return found
setattr(sys.modules[module], name, stand_in)
raise SystemExit({main}({argv!r}))
"""


def interrupted(repo: Repo, call: str, act: str, *, before: bool, main: str, argv: list[str]) -> int:
    """Run a command in which something happens right before or behind its first call of a function."""
    script = textwrap.dedent(_SCRIPT).format(call=call, act=act, before=before, main=main, argv=argv)
    return repo.run(sys.executable, "-c", script).status


def leftovers(folder: Path) -> list[str]:
    """What an interrupted call left beside the files."""
    return [file.name for file in folder.iterdir() if file.name.startswith(".qa-memory-")]


@pytest.mark.parametrize("before", [True, False], ids=["before", "behind"])
@pytest.mark.parametrize("call", _CALLS)
def test_killed_at_any_point_the_old_index_is_there_or_the_new_one(repo: Repo, call: str, before: bool) -> None:
    repo.write({ENV: topic(entry("a")), INDEX: "# stale\n"})
    argv = ["--worktree", "--today", TODAY]
    assert interrupted(repo, call, "os._exit(9)", before=before, main="rebuild_index.main", argv=argv) == 9
    now = repo.read(INDEX)
    assert now == "# stale\n" or now.endswith(_row("a"))
    assert (now != "# stale\n") == (call == "os.replace" and not before)
    # And the next run makes it whole.
    repo.reindex()
    assert repo.read(INDEX).endswith(_row("a"))


@pytest.mark.parametrize("call", _CALLS)
def test_an_error_at_any_point_is_exit_2_and_leaves_nothing_behind(repo: Repo, call: str) -> None:
    repo.write({ENV: topic(entry("a")), INDEX: "# stale\n"})
    act = "raise OSError(28, 'No space left on device')"
    argv = ["--worktree", "--today", TODAY]
    assert interrupted(repo, call, act, before=True, main="rebuild_index.main", argv=argv) == 2
    assert repo.read(INDEX) == "# stale\n"
    assert leftovers(repo.top / ".qa") == []


@pytest.mark.parametrize("call", _CALLS)
def test_an_interrupt_leaves_nothing_behind(repo: Repo, call: str) -> None:
    repo.write({ENV: topic(entry("a")), INDEX: "# stale\n"})
    argv = ["--worktree", "--today", TODAY]
    status = interrupted(repo, call, "raise KeyboardInterrupt", before=True, main="rebuild_index.main", argv=argv)
    assert status == 130
    assert repo.read(INDEX) == "# stale\n"
    assert leftovers(repo.top / ".qa") == []


@pytest.mark.skipif(os.name != "posix", reason="links")
@pytest.mark.parametrize("folder", [".qa", "services", "services/pay"])
def test_it_never_writes_through_a_linked_folder(repo: Repo, folder: str) -> None:
    inside = "" if folder == ".qa" else "services/pay/"
    repo.write({f"{inside}{path('env')}": topic(entry("a"))})
    repo.git("add", "-A")
    elsewhere = repo.top.parent / "elsewhere"
    (repo.top / folder).rename(elsewhere)
    (repo.top / folder).symlink_to(elsewhere)
    before = {file: file.stat().st_mtime_ns for file in elsewhere.rglob("*")}
    done = repo.run("qa-rebuild-index", "--today", TODAY)
    assert (done.status, done.out) == (2, "")
    assert "is a symbolic link" in done.err
    assert {file: file.stat().st_mtime_ns for file in elsewhere.rglob("*")} == before
