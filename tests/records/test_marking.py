"""Writing records is safe against other processes and against being killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from bundles import LOG, bundle, folder, identity
from conftest import Repo

ID = identity()

KILLED = """
import os, sys
from qa_memory_hooks import atomic, cli
steps = int(sys.argv.pop(1))
def counted(name):
    true = getattr(os, name)
    def run(*words, **more):
        global steps
        steps -= 1
        if steps < 0:
            os.kill(os.getpid(), 9)
        return true(*words, **more)
    setattr(os, name, run)
for name in ("replace", "fsync", "chmod", "write", "makedirs"):
    counted(name)
sys.exit(cli.main(sys.argv[1:]))
"""


def sound(repo: Repo) -> list[str]:
    """What the hooks say of what lies on disk."""
    return repo.hook("qa-check-records", "--worktree").codes + repo.hook("qa-check-outcomes", "--worktree").codes


@pytest.fixture
def marked(repo: Repo) -> Repo:
    repo.write(bundle(events=["confirmed 1 a"]))
    repo.git("add", "-A")
    repo.commit()
    return repo


@pytest.mark.skipif(os.name != "posix", reason="a signal that kills")
def test_killed_before_each_step(marked: Repo) -> None:
    """Either nothing happened, or all of it, or the check and the next command name what to run."""
    seen = set()
    for steps in range(40):
        marked.git("checkout", "-q", ".")
        done = marked.run(sys.executable, "-c", KILLED, str(steps), "records", "mark", ID, "confirmed", "--build", "3")
        lines = marked.read(f"{folder()}/{LOG}").count("\n")
        codes = sound(marked)
        seen.add((lines, *codes))
        if codes:
            refused = marked.run("qa-memory", "records", "mark", ID, "confirmed")
            assert refused.status == 1 and f"qa-memory records manifest {ID}" in refused.err
            assert f"qa-memory records manifest {ID}" in marked.run("qa-check-records", "--worktree").out
            marked.run("qa-memory", "records", "manifest", ID)
            assert sound(marked) == []
        assert "??" not in marked.git("status", "--porcelain")
        if done.status == 0:
            break
    assert seen == {(1,), (2, "QA709"), (2,)}


def test_many_at_once_lose_nothing(marked: Repo) -> None:
    argv = ["qa-memory", "records", "mark", ID, "confirmed", "--build", "2", "--format", "json"]
    running = [subprocess.Popen(argv, cwd=marked.top, env=marked.env, stdout=subprocess.PIPE) for _ in range(6)]
    assert [one.communicate(timeout=60)[0] != b"" and one.returncode for one in running] == [0] * 6
    events = [json.loads(line) for line in marked.read(f"{folder()}/{LOG}").splitlines()]
    assert len(events) == 7 and len({event["id"] for event in events}) == 7
    assert sound(marked) == []


def test_short_ids_given_at_once_are_different(repo: Repo) -> None:
    for at in range(1, 7):
        repo.write(bundle(at))
    argv = ["qa-memory", "records", "show", "--format", "json"]
    running = [
        subprocess.Popen([*argv, identity(at)], cwd=repo.top, env=repo.env, stdout=subprocess.PIPE)
        for at in range(1, 7)
    ]
    given = [json.loads(one.communicate(timeout=60)[0])["shortId"] for one in running]
    assert sorted(given) == [f"MEM-00{at}" for at in range(1, 7)]
