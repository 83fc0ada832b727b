"""Two branches that each add to a log: merged here and judged as two commits in CI, the same is right and wrong."""

from __future__ import annotations

import pytest
from bundles import bundle
from conftest import Repo

OLD = "confirmed 1 a"
OURS, THEIRS = "helpful 4 b", "contradicted 5 c"
LOG = "evidence/outcomes.jsonl"


def written(repo: Repo, *events: str) -> None:
    repo.write(bundle(events=[OLD, *events]))
    repo.git("add", "-A")


@pytest.fixture
def diverged(repo: Repo) -> Repo:
    """On the branch `topic`, while `main` has another event."""
    written(repo)
    repo.commit()
    repo.git("checkout", "-q", "-b", "topic")
    written(repo, OURS)
    repo.commit()
    repo.git("checkout", "-q", "main")
    written(repo, THEIRS)
    repo.commit()
    repo.git("checkout", "-q", "topic")
    return repo


def merge(repo: Repo, *events: str) -> list[str]:
    """Merge `main`, resolve it to these events, and return what the hook says before the commit."""
    repo.run("git", "merge", "-q", "--no-commit", "main")
    written(repo, *events)
    codes = repo.hook("qa-check-outcomes").codes
    repo.git("commit", "-q", "-m", "merge")
    return codes


def landing(repo: Repo) -> list[str]:
    """What CI says of the branch."""
    return repo.hook("qa-check-outcomes", "--from-ref", "main", "--to-ref", "topic").codes


def test_lines_of_both_in_order(diverged: Repo) -> None:
    assert merge(diverged, OURS, THEIRS) == []
    assert landing(diverged) == []


def test_further_commits_after_the_merge(diverged: Repo) -> None:
    merge(diverged, OURS, THEIRS)
    written(diverged, OURS, THEIRS, "confirmed 6 d")
    diverged.commit()
    assert landing(diverged) == []


@pytest.mark.parametrize("events", [[THEIRS], [OURS], [], ["harmful 4 b", THEIRS]])
def test_a_merge_that_drops_or_alters_a_line(diverged: Repo, events: list[str]) -> None:
    assert merge(diverged, *events) == ["QA725"]


@pytest.mark.parametrize("events", [[OURS], [], ["harmful 4 b"]])
def test_such_a_merge_in_ci(diverged: Repo, events: list[str]) -> None:
    merge(diverged, *events)
    assert landing(diverged) == ["QA725"]


def test_lost_on_the_branch_and_hidden_by_a_merge(diverged: Repo) -> None:
    """The merge itself keeps what its parents have; a commit before it did not."""
    diverged.write(bundle(events=["confirmed 1 z", OURS]))
    diverged.git("add", "-A")
    diverged.git("commit", "-q", "-m", "rewritten")
    merge(diverged, OURS, THEIRS)
    assert landing(diverged) == ["QA725"]


def test_an_insertion_without_a_merge(repo: Repo) -> None:
    written(repo, THEIRS)
    repo.commit()
    repo.git("checkout", "-q", "-b", "topic")
    written(repo, OURS, THEIRS)
    repo.commit()
    assert landing(repo) == ["QA725"]


def test_a_log_that_grows_in_each_commit(repo: Repo) -> None:
    written(repo)
    repo.commit()
    repo.git("checkout", "-q", "-b", "topic")
    for at in range(2, 6):
        written(repo, *(f"confirmed {build} e{build}" for build in range(2, at + 1)))
        repo.commit()
    assert landing(repo) == []
