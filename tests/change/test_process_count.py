"""The number of git processes does not grow with anything, and is never more than six."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from conftest import TODAY, Repo, instead_of_git
from entries import entry, path, topic

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a command of the PATH is replaced by a shell script")

FILES, BASES = 3000, 300
MODES = {
    "nothing staged": ("qa-gate", ()),
    "staged": ("qa-gate", ()),
    "staged loss": ("qa-gate", ()),
    "merge": ("qa-gate", ()),
    "everything": ("qa-check-history", ("--all",)),
    "on disk": ("qa-check-history", ("--worktree",)),
    "two commits": ("qa-gate", ("--from-ref", "topic^", "--to-ref", "topic")),
    "two commits that are merged": ("qa-gate", ("--from-ref", "main", "--to-ref", "topic")),
    "first push": ("qa-check-history", ("--from-ref", "0" * 40, "--to-ref", "main")),
}


def _build(repo: Repo, files: int, bases: int) -> Repo:
    base = {path("env"): topic(entry("alpha")), path("flaky"): topic(entry("beta", "flaky"), kind="flaky")}
    repo.write(base)
    repo.reindex()
    base[".qa/INDEX.md"] = repo.read(".qa/INDEX.md")
    repo.write({f"services/s{n}/{name}": text for n in range(bases - 1) for name, text in base.items()})
    repo.write({f"src/p{n % 50}/f{n}.py": "x = 1\n" for n in range(files)})
    repo.commit()
    repo.git("update-ref", "refs/remotes/origin/main", "HEAD")
    repo.git("checkout", "-qb", "topic")
    # Every knowledge base is changed, so that all of them are read in head and base.
    changed = topic(entry("beta", "flaky", body=_OTHER), kind="flaky")
    folders = ["", *(f"services/s{n}/" for n in range(bases - 1))]
    repo.commit({folder + path("flaky"): changed for folder in folders})
    repo.git("checkout", "-q", "main")
    repo.commit({folder + path("env"): topic(entry("alpha"), entry("gamma")) for folder in folders})
    return repo


_OTHER = (
    "**Symptom**: s.\n\n**Root cause**: r.\n\n**Handling**: noise if 3 reruns pass, else real. Retry at most 2 times."
)


@pytest.fixture(scope="session")
def large(tmp_path_factory: pytest.TempPathFactory) -> Repo:
    """Many files, many knowledge bases."""
    return _build(Repo(tmp_path_factory.mktemp("large") / "repo"), FILES, BASES)


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Repo:
    """Few files, two knowledge bases."""
    return _build(Repo(tmp_path_factory.mktemp("small") / "repo"), 3, 2)


def processes(repo: Repo, mode: str, tmp_path: Path) -> list[str]:
    """The git commands that a hook starts, by a script on the PATH that writes them down."""
    hook, asked = MODES[mode]
    note = f'for word; do case "$word" in [a-z]*-[a-z]*) echo "$word" >> {tmp_path}/processes; break;; esac; done'
    env = instead_of_git(repo, tmp_path / "noting", note)
    repo.git("reset", "-q", "--hard", "main")
    folders = ["", *(f"services/{one.name}/" for one in sorted((repo.top / "services").iterdir()))]
    if mode == "staged":
        repo.write({folder + path("env"): topic(entry("alpha"), entry("gamma"), entry("delta")) for folder in folders})
    if mode == "staged loss":
        repo.write({folder + path("env"): topic() for folder in folders})
        env["PRE_COMMIT"] = "1"
    if mode == "merge":
        repo.git("merge", "-q", "--no-commit", "topic")
    repo.git("add", "-A")
    done = repo.run(hook, "--today", TODAY, *asked, env=env)
    repo.run("git", "merge", "--abort")
    assert done.status in (0, 1), done.err
    return (tmp_path / "processes").read_text().splitlines()


@pytest.mark.parametrize("mode", MODES)
def test_processes_are_at_most_six_whatever_the_size(small: Repo, large: Repo, tmp_path: Path, mode: str) -> None:
    (tmp_path / "few").mkdir()
    few = processes(small, mode, tmp_path / "few")
    many = processes(large, mode, tmp_path)
    assert many == few
    assert 1 <= len(many) <= 6
    assert len(set(many)) == len(many)  # none is started twice


def test_the_most_processes_are_those_of_a_merge_and_of_a_loss(small: Repo, tmp_path: Path) -> None:
    found = {}
    for mode in ("nothing staged", "staged loss", "two commits that are merged"):
        (tmp_path / mode.replace(" ", "-")).mkdir()
        found[mode] = processes(small, mode, tmp_path / mode.replace(" ", "-"))
    assert found == {
        "nothing staged": ["rev-parse", "diff-index"],
        "staged loss": ["rev-parse", "diff-index", "cat-file", "ls-tree", "for-each-ref", "rev-list"],
        "two commits that are merged": ["rev-parse", "merge-base", "merge-tree", "cat-file", "diff-tree", "ls-tree"],
    }
