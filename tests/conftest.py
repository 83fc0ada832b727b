"""Real repositories for tests, isolated from the configuration of whoever runs them."""

from __future__ import annotations

import contextlib
import datetime
import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import entries
import pytest

from qa_memory_hooks.change import Change, Snapshot
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.change.source import Source, changes

BIN = Path(sys.executable).parent
TODAY = "2026-11-30"
COMMITTED = "2026-09-06T12:00:00Z"


class Done:
    """What came of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def report(self) -> dict[str, Any]:
        """The JSON object that a hook printed."""
        found: dict[str, Any] = json.loads(self.out)
        return found

    @property
    def codes(self) -> list[str]:
        """The codes of failures and warnings, sorted, each once."""
        return sorted({one["code"] for one in self.report["findings"] if one["severity"] != "note"})

    @property
    def findings(self) -> list[dict[str, Any]]:
        """The findings, but for QA922: most repositories here have no owners, and it is told of each."""
        return [one for one in self.report["findings"] if one["code"] != "QA922"]

    @property
    def notes(self) -> list[str]:
        """The codes of notes (but for QA922), sorted, each once."""
        return sorted({one["code"] for one in self.findings if one["severity"] == "note"})


class Repo:
    """A git repository in a temporary folder."""

    def __init__(self, top: Path, *, init: bool = True) -> None:
        self.top = top
        self.env = {k: v for k, v in os.environ.items() if not k.startswith(("GIT_", "PRE_COMMIT"))}
        self.env |= {
            "HOME": str(top.parent / "home"),
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_DATE": COMMITTED,
            "GIT_COMMITTER_DATE": COMMITTED,
            "LC_ALL": "C",
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
        }
        top.mkdir(parents=True, exist_ok=True)
        if init:
            self.git("init", "-q", "-b", "main")
            self.identify()

    def identify(self) -> None:
        """Set an identity, and nothing that would alter content."""
        for key, value in {
            "user.name": "Tester",
            "user.email": "tester@example.com",
            "commit.gpgsign": "false",
            "core.autocrlf": "false",
        }.items():
            self.git("config", key, value)

    def run(
        self, *argv: str, env: dict[str, str] | None = None, cwd: Path | str | None = None, stdin: str = ""
    ) -> Done:
        """Run a command in the repository; any exit status is an answer, a traceback never is."""
        done = subprocess.run(
            argv,
            cwd=self.top / (cwd or "."),
            env=self.env | (env or {}),
            input=os.fsencode(stdin),
            capture_output=True,
            timeout=300,
            check=False,
        )
        out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
        assert "Traceback" not in out + err, out + err
        return Done(done.returncode, out, err)

    def git(self, *argv: str, env: dict[str, str] | None = None, cwd: Path | str | None = None, stdin: str = "") -> str:
        """Run a git command that must succeed."""
        done = self.run("git", *argv, env=env, cwd=cwd, stdin=stdin)
        assert done.status == 0, f"git {' '.join(argv)}: {done.err}"
        return done.out

    def hook(self, name: str, *argv: str, env: dict[str, str] | None = None, cwd: Path | str | None = None) -> Done:
        """Run a hook or command with JSON output and a fixed day."""
        return self.run(name, "--format", "json", "--today", TODAY, *argv, env=env, cwd=cwd)

    def write(self, files: dict[str, str | bytes | None]) -> None:
        """Write files (None removes one)."""
        for path, content in files.items():
            full = self.top / path
            if content is None:
                full.unlink()
                continue
            full.parent.mkdir(parents=True, exist_ok=True)
            full.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogateescape"))

    def append(self, path: str, text: str) -> None:
        """Add to a file on disk."""
        with open(self.top / path, "ab") as stream:
            stream.write(text.encode())

    def install(self, hook: str, command: str) -> None:
        """Make a plain git hook that starts a command."""
        file = Path(self.git("rev-parse", "--path-format=absolute", "--git-path", f"hooks/{hook}").rstrip("\n"))
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(f"#!/bin/sh\nexec {command}\n".encode())
        file.chmod(0o755)

    def copy(self, to: Path) -> Repo:
        """The same repository in another folder."""
        shutil.copytree(self.top, to, symlinks=True)
        repo = Repo(to, init=False)
        repo.run("git", "update-index", "-q", "--refresh")
        return repo

    def read(self, path: str) -> str:
        """The text of a file on disk."""
        return (self.top / path).read_bytes().decode()

    def reindex(self) -> None:
        """Derive the index from what is on disk."""
        done = self.run("qa-rebuild-index", "--worktree", "--today", TODAY)
        assert done.status in (0, 1), done.err

    def commit(self, files: dict[str, str | bytes | None] | None = None, message: str = "change") -> str:
        """Write, stage and commit everything, hooks aside; returns the commit's id."""
        self.write(files or {})
        self.git("add", "-A", "-f")
        self.git("commit", "-q", "--no-verify", "--allow-empty", "-m", message)
        return self.head

    @property
    def head(self) -> str:
        """The id of the commit of HEAD."""
        return self.git("rev-parse", "HEAD").strip()


def instead_of_git(repo: Repo, folder: Path, script: str) -> dict[str, str]:
    """An environment in which git is a shell script that goes on with the real one."""
    folder.mkdir(exist_ok=True)
    (folder / "git").write_text(f'#!/bin/sh\n{script}\nexec {shutil.which("git")} "$@"\n')
    (folder / "git").chmod(0o755)
    return {"PATH": f"{folder}{os.pathsep}{repo.env['PATH']}"}


class Seen(NamedTuple):
    """What a change holds: the texts of its snapshots by path; a link shows its target, what is no file its mode."""

    head: dict[str, str]
    bases: list[dict[str, str]]
    change: Change


@contextlib.contextmanager
def reading(
    repo: Repo, *, cwd: Path | str = ".", env: dict[str, str] | None = None, stdin: bytes | None = b"", **asked: Any
) -> Iterator[list[Change]]:
    """The changes that a hook would judge if it were started there with these options."""
    told = None if stdin is None else io.TextIOWrapper(io.BytesIO(stdin))
    with (
        mock.patch.dict(os.environ, repo.env | (env or {}), clear=True),
        mock.patch.object(sys, "stdin", told),
        contextlib.chdir(repo.top / cwd),
        contextlib.ExitStack() as scratch,
    ):
        yield changes(Source(".", datetime.date.fromisoformat(TODAY), **asked), scratch)


def look(repo: Repo, **asked: Any) -> Seen:
    """The one change that a hook would judge, read to the end."""
    with reading(repo, **asked) as found:
        (change,) = found
        return Seen(texts(change.head), [texts(base) for base in change.bases], change)


def proposed(
    head: dict[str, str | bytes | None], base: dict[str, str | bytes | None] | None = None, *, whole: bool = False
) -> Change:
    """A change in memory, with the paths that differ."""

    def snapshot(files: dict[str, str | bytes | None]) -> Edited:
        return Edited({path: data.encode() if isinstance(data, str) else data for path, data in files.items()})

    old = base or {}
    paths = frozenset(path for path in {*old, *head} if old.get(path) != head.get(path))
    return Change(snapshot(head), (snapshot(old),), paths=paths, whole=whole, today=datetime.date.fromisoformat(TODAY))


def texts(snapshot: Snapshot) -> dict[str, str]:
    """All files of a snapshot."""
    found = {}
    for name, file in snapshot.select(re.compile(b"")).items():
        data = snapshot.read(file)
        found[name] = f"<{file.mode}>" if data is None else data.decode("utf-8", "surrogateescape")
    return found


@pytest.fixture
def repo(tmp_path: Path) -> Repo:
    """An empty repository without a commit."""
    return Repo(tmp_path / "repo")


@pytest.fixture(scope="session")
def _shop(tmp_path_factory: pytest.TempPathFactory) -> Repo:
    repo = Repo(tmp_path_factory.mktemp("shop") / "repo")
    repo.write(
        {
            entries.path("env"): entries.topic(entries.entry("alpha")),
            entries.path("flaky"): entries.topic(entries.entry("beta", "flaky"), kind="flaky"),
        }
    )
    repo.reindex()
    repo.commit({"src/app.py": "print('shop')\n"}, "first")
    return repo


@pytest.fixture
def shop(tmp_path: Path, _shop: Repo) -> Repo:
    """A repository with one commit: a valid knowledge base (`alpha` in env, `beta` in flaky) and `src/app.py`."""
    return _shop.copy(tmp_path / "repo")
