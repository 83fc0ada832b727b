"""`qa-check-run-state`: through real repositories; the single rules have tables in `cases/run_state.yaml`."""

from __future__ import annotations

from configs import FILE, config
from conftest import Repo, proposed

from qa_memory_hooks import check_run_state

STATE = {".qa-runs/active.json": "{}\n", ".qa-runs/r1/plan.json": "{}\n", "a/.qa-worktrees/r1/x.ts": "x\n"}


def codes(repo: Repo, *argv: str) -> list[tuple[str, str, str]]:
    found = repo.hook("qa-check-run-state", *argv).report["findings"]
    return [(one["code"], one["path"], one["subject"]) for one in found]


def test_every_source_gives_the_same_verdict(repo: Repo) -> None:
    base = repo.commit({"README.md": "x\n"})
    repo.write({**STATE, **config(), ".gitignore": "x\n"})
    repo.git("add", "-A")
    staged = codes(repo)
    assert staged == [
        ("QA911", ".qa-runs/active.json", ".qa-runs"),
        ("QA912", FILE, FILE),
        ("QA911", "a/.qa-worktrees/r1/x.ts", "a/.qa-worktrees"),
    ]
    assert codes(repo, "--worktree") == staged
    repo.commit()
    assert codes(repo, "--from-ref", base, "--to-ref", "HEAD") == staged
    assert codes(repo) == codes(repo, "--worktree") == []
    assert codes(repo, "--all") == staged


def test_what_the_repository_ignores_and_somebody_adds_all_the_same(repo: Repo) -> None:
    repo.commit(config())
    repo.write({".qa-runs/active.json": "{}\n"})
    assert codes(repo, "--worktree") == []
    repo.git("add", "-A")
    assert codes(repo) == []
    repo.git("add", "-f", ".qa-runs")
    assert [code for code, *_ in codes(repo)] == ["QA911"]
    assert [code for code, *_ in codes(repo, "--worktree")] == ["QA911"]


def test_a_worktree_of_git_that_was_added(repo: Repo) -> None:
    repo.commit({"README.md": "x\n"})
    repo.git("worktree", "add", "-q", ".qa-worktrees/r1")
    repo.git("add", "-A")
    assert codes(repo) == [("QA911", ".qa-worktrees/r1", ".qa-worktrees")]
    assert codes(repo, "--worktree") == codes(repo)


def test_what_one_machine_ignores_does_not_count(repo: Repo) -> None:
    repo.write({**config(), ".gitignore": "x\n", ".git/info/exclude": ".qa-*\n", "own": ".qa-*\n"})
    repo.git("config", "core.excludesFile", str(repo.top / "own"))
    repo.git("add", "-A", "-f", ".qa", "web", "compose.qa.yml", ".gitignore")
    assert [code for code, *_ in codes(repo)] == ["QA912"]
    assert [code for code, *_ in codes(repo, "--worktree")] == ["QA912"]


def test_the_ignore_rules_are_those_that_would_be_committed(repo: Repo) -> None:
    repo.commit(config())
    repo.write({".gitignore": "x\n"})
    assert codes(repo) == []
    assert codes(repo, "--worktree") == [("QA912", FILE, FILE)]


def test_ten_thousand_files_are_one_finding() -> None:
    files: dict[str, str | bytes | None] = {f".qa-runs/r{at}/state.json": "{}" for at in range(10_000)}
    (found,) = check_run_state.check(proposed(files))
    assert "10000 files of `.qa-runs/`" in found.message


def test_the_lines_to_add_are_said(repo: Repo) -> None:
    repo.write({**config(), ".gitignore": ".qa-runs/\n"})
    repo.git("add", "-A")
    assert "Add `.qa-worktrees/` to `.gitignore`." in repo.run("qa-check-run-state").out


def test_the_warning_can_be_answered_and_the_failure_not() -> None:
    head = {**config(), ".gitignore": None, **STATE}
    answerable = {one.rule.code: one.answerable for one in check_run_state.check(proposed(head))}
    assert answerable == {"QA911": False, "QA912": True}
