"""A repository or a git that breaks is exit 2 with a cure: no trace, and never a pass."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import TODAY, Repo, instead_of_git, reading
from entries import entry, path, topic

from qa_memory_hooks.change import Fault
from qa_memory_hooks.change.git import Git

ENV, FLAKY = path("env"), path("flaky")
posix = pytest.mark.skipif(os.name != "posix", reason="a command of the PATH is replaced by a shell script")


def fails(repo: Repo, *argv: str, env: dict[str, str] | None = None) -> str:
    done = repo.run("qa-gate", "--today", TODAY, *argv, env=env)
    assert (done.status, done.out) == (2, ""), done.out + done.err
    assert "error: " in done.err
    return done.err


@pytest.fixture
def edited(shop: Repo) -> Repo:
    """The second commit changes one file, and so does what is staged; all objects are loose."""
    shop.commit({ENV: topic(entry("alpha", summary="second"))})
    shop.write({ENV: topic(entry("alpha", summary="third"))})
    shop.git("add", ENV)
    return shop


# Objects.


def _missing(file: Path) -> None:
    file.chmod(0o644)  # Windows removes nothing that is read-only
    file.unlink()


def _empty(file: Path) -> None:
    file.chmod(0o644)
    file.write_bytes(b"")


def _garbage(file: Path) -> None:
    file.chmod(0o644)
    file.write_bytes(b"garbage" * 9)


def _cut(file: Path) -> None:
    file.chmod(0o644)
    file.write_bytes(file.read_bytes()[:-9])


def _flipped(file: Path) -> None:
    file.chmod(0o644)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(data)


DAMAGES = [_missing, _empty, _garbage, _cut, _flipped]
NEEDED = {
    "blob of the index": (":.qa/env-notes.md", ()),
    "blob of HEAD": ("HEAD:.qa/env-notes.md", ()),
    "tree of HEAD": ("HEAD^{tree}", ()),
    "folder of HEAD": ("HEAD:.qa", ()),
    "commit of HEAD": ("HEAD", ()),
    "blob of the base": ("HEAD^:.qa/env-notes.md", ("--from-ref", "HEAD^", "--to-ref", "HEAD")),
    "tree of the base": ("HEAD^^{tree}", ("--from-ref", "HEAD^", "--to-ref", "HEAD")),
    "blob of the head": ("HEAD:.qa/env-notes.md", ("--from-ref", "HEAD^", "--to-ref", "HEAD")),
    "commit of the base": ("HEAD^", ("--from-ref", "main^", "--to-ref", "main")),
    "commit of the head": ("HEAD", ("--from-ref", "main^", "--to-ref", "main")),
    "blob under --worktree": ("HEAD:.qa/env-notes.md", ("--worktree",)),
}


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__.strip("_"))
@pytest.mark.parametrize("which", NEEDED)
def test_object_that_is_damaged_or_missing(edited: Repo, which: str, damage: object) -> None:
    name, asked = NEEDED[which]
    oid = edited.git("rev-parse", name).strip()
    assert callable(damage)
    damage(edited.top / f".git/objects/{oid[:2]}/{oid[2:]}")
    said = fails(edited, *asked)
    assert "help: " in said
    assert "git fsck" in said or "fetch-depth: 0" in said


def test_pack_that_is_damaged(edited: Repo) -> None:
    edited.git("gc", "-q", "--prune=now")
    (pack,) = (edited.top / ".git/objects/pack").glob("*.pack")
    pack.chmod(0o644)
    data = bytearray(pack.read_bytes())
    data[20:-20] = b"\xff" * (len(data) - 40)
    pack.write_bytes(data)
    for asked in ((), ("--worktree",), ("--from-ref", "HEAD^", "--to-ref", "HEAD")):
        assert "git fsck" in fails(edited, *asked) or "fetch-depth: 0" in fails(edited, *asked)


def test_object_of_the_wrong_kind(edited: Repo) -> None:
    edited.git("update-ref", "--no-deref", "refs/heads/odd", "HEAD")
    tree = edited.git("rev-parse", "HEAD^{tree}").strip()
    (edited.top / ".git/refs/heads/main").write_text(f"{tree}\n")
    assert "error: " in fails(edited)
    assert "is no commit" in fails(edited, "--from-ref", "main", "--to-ref", "odd")


def test_index_that_is_damaged(edited: Repo) -> None:
    (edited.top / ".git/index").write_bytes(b"garbage")
    for asked in ((), ("--worktree",)):
        assert "index" in fails(edited, *asked)
    assert "index" in fails(edited, "--from-ref", "HEAD", "--to-ref", "HEAD")  # `diff-tree` reads it, too


def test_index_that_is_missing_has_lost_everything(edited: Repo) -> None:
    (edited.top / ".git/index").unlink()
    assert "QA402" in edited.hook("qa-check-history").codes


def test_index_that_is_locked_is_read(edited: Repo) -> None:
    (edited.top / ".git/index.lock").write_bytes(b"")
    assert edited.hook("qa-check-history").status in (0, 1)


# A git that ends in the middle, or is none.


@pytest.mark.parametrize("what", ["info", "contents"])
def test_reading_process_that_is_killed(shop: Repo, what: str) -> None:
    git = Git(str(shop.top))
    blob = git.resolve(f"HEAD:{ENV}")
    assert git._cat is not None
    git._cat.kill()
    git._cat.wait()
    with pytest.raises(Fault, match=r"git cat-file: (killed by signal|ended with status)") as fault:
        getattr(git, what)(blob)
    assert "git fsck" in fault.value.cure
    assert git.contents(blob) == shop.read(ENV).encode()  # another one is started
    git.close()
    git.close()


FAKE = """
import sys
line = sys.stdin.readline()
sys.stdout.write({0!r})
sys.exit({1})
"""


@pytest.mark.parametrize(
    ("answer", "status", "message", "cure"),
    [
        ("", 0, "ended with status 0", "git fsck"),
        ("", 128, "ended with status 128", "git fsck"),
        ("", 129, "no `cat-file --batch-command`", "2.36"),
        ("0123 blob", 1, "ended with status 1", "git fsck"),
        ("0123 blob 10\nshort", 1, "ended with status 1", "git fsck"),
        ("0123 blob 10\n0123456789", 1, "ended with status 1", "git fsck"),
    ],
)
def test_reading_process_that_ends_early(
    shop: Repo, monkeypatch: pytest.MonkeyPatch, answer: str, status: int, message: str, cure: str
) -> None:
    git = Git(str(shop.top))
    monkeypatch.setattr(git, "argv", lambda *_: [sys.executable, "-c", FAKE.format(answer, status)])
    with pytest.raises(Fault, match=message) as fault:
        git.contents("0123")
    assert cure in fault.value.cure


@posix
@pytest.mark.parametrize(
    "verb", ["rev-parse", "diff-index", "ls-tree", "cat-file", "ls-files", "merge-base", "diff-tree"]
)
@pytest.mark.parametrize("how", ["kill -9 $$", "kill -TERM $$", "exit 1", "exit 128", "echo garbage; exit 3"])
def test_git_that_dies_at_any_step(edited: Repo, tmp_path: Path, verb: str, how: str) -> None:
    asked = {
        "ls-files": ("--worktree",),
        "merge-base": ("--from-ref", "HEAD^", "--to-ref", "HEAD"),
        "diff-tree": ("--from-ref", "HEAD^", "--to-ref", "HEAD"),
    }.get(verb, ())
    script = f'for word; do case "$word" in {verb}) {how};; esac; done'
    assert "help: " in fails(edited, *asked, env=instead_of_git(edited, tmp_path / "instead", script))


@posix
def test_git_that_dies_in_a_merge(edited: Repo, tmp_path: Path) -> None:
    edited.git("commit", "-qm", "third")
    edited.git("checkout", "-qb", "topic", "HEAD^")
    edited.commit({"src/app.py": "print('more')\n"})
    for how in ("kill -9 $$", "exit 128"):
        script = f'for word; do case "$word" in merge-tree) {how};; esac; done'
        assert "git merge-tree: " in fails(
            edited, "--from-ref", "main", "--to-ref", "topic", env=instead_of_git(edited, tmp_path / "instead", script)
        )


@posix
def test_git_without_words_says_how_it_ended(shop: Repo, tmp_path: Path) -> None:
    env = instead_of_git(shop, tmp_path / "instead", 'for word; do case "$word" in diff-index) kill -9 $$;; esac; done')
    assert "git diff-index: killed by signal 9" in fails(shop, env=env)
    env = instead_of_git(shop, tmp_path / "instead", 'for word; do case "$word" in diff-index) exit 7;; esac; done')
    assert "git diff-index: ended with status 7" in fails(shop, env=env)
    env = instead_of_git(shop, tmp_path / "instead", "echo warning: careful >&2; echo fatal: all over >&2; exit 128")
    assert "fatal: all over" in fails(shop, env=env)


@posix
def test_words_of_git_do_not_fill_a_pipe_that_nobody_reads(shop: Repo, tmp_path: Path) -> None:
    """A talkative process (a trace, a remote that is asked for objects) would wait for ever."""
    script = 'case "$*" in *batch-command*) head -c 1000000 /dev/zero | tr "\\0" x >&2;; esac'
    shop.write({ENV: topic(entry("alpha", summary="changed"))})
    shop.git("add", ENV)
    done = shop.run("qa-check-history", "--today", TODAY, env=instead_of_git(shop, tmp_path / "instead", script))
    assert done.status in (0, 1)
    assert len(done.err) >= 1000000


@pytest.mark.parametrize("ahead", [1, 2, 32])
def test_many_blobs_are_read_in_order(shop: Repo, monkeypatch: pytest.MonkeyPatch, ahead: int) -> None:
    monkeypatch.setattr("qa_memory_hooks.change.git._AHEAD", ahead)
    texts = ["", "a\n", "long" * 100_000, "b", "a\n", "\0", "c"]
    oids = [shop.git("hash-object", "-w", "--stdin", stdin=text).strip() for text in texts]
    git = Git(str(shop.top))
    found = git.blobs(oids, 1000)
    assert list(found) == [text.encode() if len(text) <= 1000 else None for text in texts]
    assert list(git.blobs([], 1000)) == []
    assert git.contents(oids[2]) == texts[2].encode()
    some = git.blobs(oids[:2], 1000)
    assert next(some) == b""
    if ahead > 1:
        with pytest.raises(AssertionError, match="an earlier question"):
            git.info("HEAD")
    assert next(some) == b"a\n"
    with pytest.raises(Fault, match="is not in this repository"):
        list(git.blobs([oids[0], "0" * 39 + "1"], 1000))
    git.close()


def test_questions_about_nothing_are_silent(shop: Repo, capfd: pytest.CaptureFixture[str]) -> None:
    with reading(shop) as (change,):
        assert change.git
        for name in (
            "",
            "nope",
            "HEAD:nope",
            "CHERRY_PICK_HEAD:x",
            "0000",
            "HEAD^^^",
            "::",
            "two\nlines",
            "a b missing",
        ):
            assert change.git.info(name) is None
        assert change.git.tree("HEAD", "nope") == {}
        assert change.git.tree("HEAD", "src/app.py") == {}
    assert capfd.readouterr() == ("", "")


def test_fault_leaves_no_process_behind(edited: Repo, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    class Recorded(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Recorded)
    oid = edited.git("rev-parse", "HEAD^{tree}").strip()
    _missing(edited.top / f".git/objects/{oid[:2]}/{oid[2:]}")
    with pytest.raises(Fault), reading(edited, from_ref="HEAD^", to_ref="HEAD"):
        pass
    assert any("cat-file" in process.args for process in started)
    assert all(process.returncode is not None for process in started)
