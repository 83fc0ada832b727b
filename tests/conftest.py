"""Real repositories for tests, isolated from the configuration of whoever runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

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
    def notes(self) -> list[str]:
        """The codes of notes, sorted, each once."""
        return sorted({one["code"] for one in self.report["findings"] if one["severity"] == "note"})


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
            input=stdin.encode(),
            capture_output=True,
            timeout=300,
            check=False,
        )
        out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
        assert "Traceback" not in out + err, out + err
        return Done(done.returncode, out, err)

    def git(self, *argv: str, env: dict[str, str] | None = None) -> str:
        """Run a git command that must succeed."""
        done = self.run("git", *argv, env=env)
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
        return self.git("rev-parse", "HEAD").strip()


@pytest.fixture
def repo(tmp_path: Path) -> Repo:
    """An empty repository without a commit."""
    return Repo(tmp_path / "repo")
