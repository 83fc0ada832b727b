"""`qa-propagate-patterns` in real repositories: what of a commit is looked at, and with what."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from conftest import Repo
from learned import FILE, learned, pattern

HOOK = "qa-propagate-patterns"
MATCH = {"types": ["ts"], "regex": r"response\.data\.detail"}
TREE = {"language": "ts", "ast": {"rule": {"pattern": "$E.response.data.detail"}}}
FAULT = "show(err.response.data.detail);\n"


def stage(repo: Repo, files: dict[str, str | bytes | None]) -> None:
    repo.write(files)
    repo.git("add", "-A")


def test_the_message_says_what_and_why_and_what_to_do(repo: Repo) -> None:
    repo.commit(learned(pattern(match=MATCH)))
    stage(repo, {"src/a.ts": f"// é\n\t{FAULT}"})
    done = repo.run(HOOK)
    assert done.status == 1
    first, second = done.out.split("\n")[:2]
    assert first.startswith(
        "src/a.ts:2:11: QA820 pattern-matched: reply shape: `response.data.detail`: a call that takes the reply"
    )
    assert second.startswith("    help: look at the type of the reply first")


def test_a_person_may_answer_and_the_answer_moves_with_the_line(repo: Repo) -> None:
    repo.commit(learned(pattern(match=MATCH)))
    stage(repo, {"a.ts": FAULT})
    (one,) = repo.hook(HOOK).findings
    assert repo.run("qa-memory", "ack", one["fingerprint"], "--reason", "the type is checked", "--yes").status == 0
    repo.git("add", "-A")
    assert repo.hook("qa-gate").status == 0
    repo.git("commit", "-qm", "x")
    stage(repo, {"a.ts": f"// one more line\n  {FAULT}"})
    assert repo.hook("qa-gate").status == 0
    stage(repo, {"a.ts": FAULT.replace("show", "tell")})
    assert repo.hook("qa-gate").codes == ["QA820"]


def test_an_answer_is_for_as_many_lines_as_it_was_given_for(repo: Repo) -> None:
    repo.commit(learned(pattern(match=MATCH)))
    stage(repo, {"a.ts": FAULT})
    (one,) = repo.hook(HOOK).findings
    assert repo.run("qa-memory", "ack", one["fingerprint"], "--reason", "the type is checked", "--yes").status == 0
    stage(repo, {"a.ts": f"{FAULT}\n  {FAULT}"})
    found = repo.hook(HOOK).findings
    assert [(one["line"], one["acknowledged"]) for one in found] == [(1, True), (3, False)]
    assert len({one["fingerprint"] for one in found}) == 2


def test_a_merge_asks_about_what_neither_side_had(repo: Repo) -> None:
    repo.commit({**learned(pattern(match=MATCH)), "both.ts": "a\nb\nc\nd\ne\n"})
    repo.git("switch", "-q", "-c", "topic")
    repo.commit({"theirs.ts": FAULT, "both.ts": "a\nb\nc\nd\ne\n" + FAULT})
    repo.git("switch", "-q", "main")
    repo.commit({"ours.ts": FAULT, "both.ts": "x\na\nb\nc\nd\ne\n"})
    repo.git("merge", "-q", "--no-commit", "topic")
    assert [one["path"] for one in repo.hook(HOOK).findings] == ["both.ts"]


def test_on_disk_only_what_differs_is_asked_about(repo: Repo) -> None:
    repo.commit({**learned(pattern(match=MATCH)), "old.ts": FAULT, ".gitignore": "out/\n"})
    repo.write({"new.ts": FAULT, "out/c.ts": FAULT})
    assert [one["path"] for one in repo.hook(HOOK, "--worktree").findings] == ["new.ts"]
    assert [one["path"] for one in repo.hook(HOOK, "--worktree", "--all").findings] == ["new.ts", "old.ts"]


def test_links_and_submodules_are_no_code(repo: Repo) -> None:
    repo.commit({**learned(pattern(match={"regex": "response"})), "a.txt": "x\n"})
    (repo.top / "b.ts").symlink_to("response.ts")
    repo.git("add", "-A")
    repo.git("update-index", "--add", "--cacheinfo", f"160000,{repo.head},sub.ts")
    assert repo.hook(HOOK).codes == []


def test_a_large_file_is_told_where_a_pattern_is_for_it(repo: Repo) -> None:
    repo.commit(learned(pattern(match=MATCH)))
    stage(repo, {"a.ts": FAULT * 150_000, "b.py": FAULT * 150_000, "c.png": b"\0" * 5_000_000})
    (one,) = repo.hook(HOOK).findings
    assert (one["path"], one["severity"], "over 2 MiB" in one["message"]) == ("a.ts", "note", True)


@pytest.mark.parametrize("match", [{"regex": "a"}, {"regex": "a", "unless": "z"}, {"regex": "a", "unless": "z[^b]"}])
def test_a_file_of_matches_is_told_in_short(repo: Repo, match: dict[str, object]) -> None:
    repo.commit(learned(pattern(match=match)))
    stage(repo, {"a.ts": "a" * 300_000 + "\n" * 30 + "zb", "b.ts": "a\n" * 30_000 + "zb"})
    found = repo.hook(HOOK).findings
    assert {one["path"] for one in found} == {"a.ts", "b.ts"}
    assert len(found) <= 202


def test_a_file_that_was_broken_before_does_not_block_code(repo: Repo) -> None:
    repo.commit({FILE: "[,]\n"})
    stage(repo, {"a.ts": FAULT})
    done = repo.hook(HOOK)
    assert (done.status, done.notes) == (0, ["QA010"])
    stage(repo, {FILE: "[,,]\n"})
    assert repo.hook(HOOK).codes == ["QA010"]


def test_a_pattern_that_was_broken_before_does_not_block_code(repo: Repo) -> None:
    repo.commit(learned(pattern(match={"types": ["ts"], "regex": "(?=x)"})))
    stage(repo, {"a.ts": FAULT})
    done = repo.hook(HOOK)
    assert (done.status, done.notes) == (0, ["QA812"])
    stage(repo, {"a.ts": "x\n", "b.py": "x\n"})
    repo.git("commit", "-qm", "x")
    stage(repo, {"b.py": "y\n"})
    assert repo.hook(HOOK).findings == []  # it would not have been looked for there


def test_a_broken_pattern_and_code_in_one_commit_are_told_once(repo: Repo) -> None:
    stage(repo, {**learned(pattern(match={"types": ["ts"], "regex": "(?=x)"})), "a.ts": FAULT})
    assert [one["code"] for one in repo.hook("qa-gate").findings] == ["QA812"]


@pytest.fixture
def bare(repo: Repo, tmp_path: Path) -> dict[str, str]:
    """An environment in which neither engine can be imported."""
    for name in ("re2", "ast_grep_py"):
        (tmp_path / "hidden" / name).mkdir(parents=True)
        (tmp_path / "hidden" / name / "__init__.py").write_text("raise ImportError\n")
    return {"PYTHONPATH": str(tmp_path / "hidden")}


@pytest.mark.parametrize(("match", "package"), [(MATCH, "google-re2"), (TREE, "ast-grep-py")])
def test_without_its_engine_a_pattern_says_how_to_install_it(
    repo: Repo, bare: dict[str, str], match: dict[str, object], package: str
) -> None:
    repo.commit(learned(pattern(match=match)))
    stage(repo, {"a.py": FAULT})
    assert repo.hook("qa-gate", env=bare).status == 0  # no code that it is for
    stage(repo, {"a.ts": FAULT})
    done = repo.hook("qa-gate", env=bare)
    assert done.codes == ["QA812"]
    (one,) = done.findings
    assert f"{package} is not installed" in one["message"]
    out = repo.run(HOOK, env=bare).out
    assert f"`pip install {package}`" in out and f"additional_dependencies: [{package}]" in out
    assert repo.hook("qa-gate").codes == ["QA820"]


def test_one_engine_is_enough_for_what_needs_one(repo: Repo, bare: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "hidden/re2/__init__.py").unlink()
    (tmp_path / "hidden/re2").rmdir()
    repo.commit(learned(pattern(match=MATCH), pattern("b", match=TREE)))
    stage(repo, {"a.ts": FAULT})
    found = repo.hook(HOOK, env=bare).findings
    assert [(one["code"], one["path"]) for one in found] == [("QA820", "a.ts"), ("QA812", FILE)]


def test_a_new_pattern_without_its_engine_is_not_taken_for_checked(repo: Repo, bare: dict[str, str]) -> None:
    stage(repo, learned(pattern(match=MATCH)))
    assert repo.hook("qa-check-patterns", env=bare).codes == ["QA812"]
    stage(repo, learned(pattern()))
    assert repo.hook("qa-gate", env=bare).codes == []


def test_the_engines_are_loaded_where_a_pattern_needs_them(repo: Repo) -> None:
    script = (
        "import sys, qa_memory_hooks.propagate_patterns as hook\nhook.main([])\n"
        "print(*sorted({*sys.modules} & {'re2', 'ast_grep_py', 'identify'}))"
    )

    def loaded() -> str:
        return repo.run(sys.executable, "-c", script).out.strip().split("\n")[-1]

    repo.commit(learned(pattern()))
    stage(repo, {"a.ts": FAULT})
    assert loaded() == ""
    repo.commit(learned(pattern(match=MATCH)))
    stage(repo, {"b.ts": "x\n"})
    assert loaded() == "identify re2"


def test_an_executable_script_is_known_by_its_first_line(repo: Repo) -> None:
    repo.commit(learned(pattern(match={"types": ["python"], "regex": "now"})))
    stage(repo, {"tool": "#!/usr/bin/env python3\nnow()\n", "other": "#!/bin/sh\nnow\n"})
    for name in ("tool", "other"):
        (repo.top / name).chmod(0o755)
    repo.git("add", "-A")
    assert [one["path"] for one in repo.hook(HOOK).findings] == ["tool"]
    assert [one["path"] for one in repo.hook(HOOK, "--worktree").findings] == ["tool"]
