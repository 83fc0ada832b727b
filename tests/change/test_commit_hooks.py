"""What a plain pre-commit hook judges, for each way in which git makes a commit. Every hook here is started by git."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import TODAY, Repo, look
from entries import entry, path, topic

ENV, FLAKY = path("env"), path("flaky")
BAD = "\n## no date\n\ntext\n"
OTHER = "**Symptom**: quite another thing.\n\n**Handling**: look elsewhere."


@pytest.fixture
def guarded(shop: Repo) -> Repo:
    """A repository whose pre-commit hook checks entries and history."""
    for name in ("entries", "history"):
        shop.install(f"qa-{name}", f"qa-check-{name} --today {TODAY}")
    shop.install("pre-commit", 'sh -c ".git/hooks/qa-entries && .git/hooks/qa-history"')
    return shop


def commit(repo: Repo, *argv: str, cwd: Path | str = ".") -> tuple[bool, str]:
    """Whether a commit was made, and what was said."""
    before = repo.run("git", "rev-parse", "-q", "--verify", "HEAD", cwd=cwd).out
    done = repo.run("git", "commit", "-q", *argv, cwd=cwd)
    made = repo.run("git", "rev-parse", "-q", "--verify", "HEAD", cwd=cwd).out != before
    assert made == (done.status == 0), done.err
    return made, done.out + done.err


def test_half_staged_file_with_the_fault_on_disk_alone_is_committed(guarded: Repo) -> None:
    guarded.append(ENV, "\n" + entry("gamma", body=OTHER))
    guarded.git("add", ENV)
    guarded.append(ENV, BAD)
    made, said = commit(guarded, "-m", "x")
    assert made, said
    assert guarded.read(ENV).endswith(BAD)


def test_half_staged_file_with_the_fault_in_the_index_alone_is_refused(guarded: Repo) -> None:
    good = guarded.read(ENV)
    guarded.append(ENV, BAD)
    guarded.git("add", ENV)
    guarded.write({ENV: good})
    made, said = commit(guarded, "-m", "x")
    assert not made
    assert "QA008" in said


def test_commit_a_judges_the_index_that_git_makes_for_it(guarded: Repo) -> None:
    guarded.append(ENV, BAD)
    made, said = commit(guarded, "-a", "-m", "x")
    assert not made
    assert "QA008" in said
    assert guarded.git("diff", "--cached", "--name-only") == ""


def test_commit_of_one_path_is_not_judged_by_what_else_is_staged(guarded: Repo) -> None:
    guarded.append(ENV, BAD)
    guarded.git("add", ENV)
    guarded.append("src/app.py", "print('more')\n")
    made, said = commit(guarded, "-m", "x", "src/app.py")
    assert made, said
    assert guarded.git("show", "--name-only", "--format=").split() == ["src/app.py"]


def test_commit_of_one_path_with_a_fault_is_refused_though_nothing_is_staged(guarded: Repo) -> None:
    guarded.append(ENV, BAD)
    made, said = commit(guarded, "-m", "x", "--only", ENV)
    assert not made
    assert "QA008" in said


def test_commit_include_judges_what_is_staged_and_the_path(guarded: Repo) -> None:
    guarded.append(ENV, BAD)
    guarded.git("add", ENV)
    guarded.append("src/app.py", "print('more')\n")
    made, said = commit(guarded, "-m", "x", "--include", "src/app.py")
    assert not made
    assert "QA008" in said


def test_first_commit_is_judged_against_nothing(tmp_path: Path, shop: Repo) -> None:
    fresh = Repo(tmp_path / "fresh")
    fresh.install("pre-commit", f"qa-gate --today {TODAY}")
    fresh.write({ENV: shop.read(ENV), FLAKY: shop.read(FLAKY), ".qa/INDEX.md": shop.read(".qa/INDEX.md")})
    fresh.git("add", "-A")
    seen = look(fresh)
    assert seen.bases == [{}]
    assert set(seen.head) == {ENV, FLAKY, ".qa/INDEX.md"}
    assert seen.change.base_commit is None
    made, said = commit(fresh, "-m", "first")
    assert made, said


def test_first_commit_with_a_fault_is_refused(tmp_path: Path) -> None:
    fresh = Repo(tmp_path / "fresh")
    fresh.install("pre-commit", f"qa-check-entries --today {TODAY}")
    fresh.write({ENV: topic() + BAD})
    fresh.git("add", "-A")
    made, said = commit(fresh, "-m", "first")
    assert not made
    assert "QA008" in said


def test_amend_without_a_change_passes(guarded: Repo) -> None:
    made, said = commit(guarded, "--amend", "-m", "other words")
    assert made, said


def test_amend_that_renames_a_title_is_refused(guarded: Repo) -> None:
    guarded.write({ENV: guarded.read(ENV).replace("alpha", "alfa")})
    made, said = commit(guarded, "-a", "--amend", "--no-edit")
    assert not made
    assert "QA401" in said


def test_detached_head_is_the_base(guarded: Repo) -> None:
    guarded.git("checkout", "-q", "--detach")
    guarded.write({ENV: topic()})
    made, said = commit(guarded, "-a", "-m", "x")
    assert not made
    assert "QA402" in said


def test_linked_worktree_is_judged_by_its_own_index(guarded: Repo, tmp_path: Path) -> None:
    guarded.git("worktree", "add", "-q", str(tmp_path / "linked"), "-b", "side")
    guarded.install("pre-commit", f"qa-check-entries --today {TODAY}")
    guarded.append(ENV, BAD)
    guarded.git("add", ENV)
    linked = Repo(tmp_path / "linked", init=False)
    linked.append("src/app.py", "print('more')\n")
    made, said = commit(linked, "-a", "-m", "only in the linked one")
    assert made, said
    linked.append(ENV, BAD)
    made, said = commit(linked, "-a", "-m", "x")
    assert not made
    assert "QA008" in said


def test_submodule_is_judged_as_the_repository_it_is(guarded: Repo, tmp_path: Path) -> None:
    outer = Repo(tmp_path / "outer")
    outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", str(guarded.top), "sub")
    outer.commit()
    inner = Repo(outer.top / "sub", init=False)
    inner.identify()
    inner.install("pre-commit", f"qa-check-entries --today {TODAY}")
    outer.install("pre-commit", f"qa-check-entries --today {TODAY}")
    inner.append(ENV, BAD)
    made, said = commit(inner, "-a", "-m", "x")
    assert not made
    assert f"{ENV}:" in said
    # The knowledge of a submodule is not what its superproject commits.
    inner.run("git", "commit", "-qam", "x", "--no-verify")
    made, said = commit(outer, "-a", "-m", "x")
    assert made, said
    assert look(outer).head["sub"] == "<160000>"


def test_commit_from_a_sub_directory_is_judged_as_a_whole(guarded: Repo) -> None:
    guarded.append(ENV, BAD)
    guarded.git("add", ENV)
    made, said = commit(guarded, "-m", "x", cwd="src")
    assert not made
    assert f"{ENV}:" in said


def test_renamed_folder_keeps_its_history(guarded: Repo) -> None:
    guarded.git("mv", ".qa", "notes")
    made, said = commit(guarded, "-m", "x")
    assert not made  # a folder that no tool reads: everything is lost
    assert "QA402" in said
    (guarded.top / "services").mkdir()
    guarded.git("mv", "notes", "services/.qa")
    made, said = commit(guarded, "-m", "x")
    assert made, said


def test_intent_to_add_is_not_committed_and_not_judged(guarded: Repo) -> None:
    guarded.write({".qa/workflows.md": topic() + BAD})
    guarded.git("add", "-N", ".qa/workflows.md")
    guarded.append("src/app.py", "print('more')\n")
    guarded.git("add", "src/app.py")
    assert ".qa/workflows.md" not in look(guarded).head
    made, said = commit(guarded, "-m", "x")
    assert made, said
    made, said = commit(guarded, "-a", "-m", "x")
    assert not made
    assert "QA008" in said


def test_unmerged_paths_are_one_finding_each(shop: Repo) -> None:
    shop.git("checkout", "-qb", "side")
    shop.commit({ENV: topic(entry("alpha", summary="one")), FLAKY: None})
    shop.git("checkout", "-q", "main")
    shop.commit({ENV: topic(entry("alpha", summary="two")), FLAKY: topic(entry("beta", "flaky", summary="three"))})
    assert shop.run("git", "merge", "side").status == 1
    done = shop.hook("qa-gate")
    assert done.status == 1
    assert [one["path"] for one in done.report["findings"] if one["code"] == "QA005"] == [ENV, FLAKY]
    assert look(shop).head[ENV] == "<unmerged>"


# Concluding what stopped in a conflict: the base is HEAD.


def _in_conflict(repo: Repo, title: str, **meta: str) -> str:
    """Two branches that write at the same place; returns the commit of the other one. HEAD is on `main`."""
    repo.git("checkout", "-qb", "side")
    other = repo.commit({ENV: topic(entry("alpha"), entry(title, body=OTHER, **meta))}, "other")
    repo.git("checkout", "-q", "main")
    repo.commit({ENV: topic(entry("alpha"), entry("mine", body="**Symptom**: mine.\n\n**Handling**: mine."))}, "mine")
    return other


def test_cherry_pick_with_a_conflict_brings_what_was_confirmed_elsewhere(guarded: Repo) -> None:
    other = _in_conflict(guarded, "picked", confidence="confirmed")
    assert guarded.run("git", "cherry-pick", other).status == 1
    both = guarded.git("show", f"main:{ENV}") + "\n" + entry("picked", body=OTHER, confidence="confirmed")
    guarded.write({ENV: both})
    guarded.git("add", ENV)
    seen = look(guarded)
    assert seen.bases == [{**seen.head, ENV: guarded.git("show", f"main:{ENV}")}]
    made, said = commit(guarded, "-m", "picked")
    assert made, said
    # The same text without the pick is confirmed at first write.
    guarded.git("reset", "-q", "--hard", "HEAD^")
    guarded.write({ENV: both})
    made, said = commit(guarded, "-a", "-m", "written")
    assert not made
    assert "QA405" in said


def test_cherry_pick_with_a_conflict_may_not_lose_what_is_here(guarded: Repo) -> None:
    other = _in_conflict(guarded, "picked")
    assert guarded.run("git", "cherry-pick", other).status == 1
    guarded.git("checkout", "-q", "--theirs", ENV)
    guarded.git("add", ENV)
    made, said = commit(guarded, "-m", "picked")
    assert not made
    assert '"mine" is now called "picked"' in said or '"mine" is gone' in said


def test_revert_with_a_conflict_is_judged_when_it_is_committed(guarded: Repo) -> None:
    alpha, bad = entry("alpha"), entry("wrong", body=OTHER)
    later = entry("later", body="**Symptom**: late.\n\n**Handling**: wait.")
    wrong = guarded.commit({ENV: topic(alpha, bad)}, "wrong")
    guarded.commit({ENV: topic(alpha, bad, later)})
    assert guarded.run("git", "revert", "--no-edit", wrong).status == 1
    guarded.write({ENV: topic(alpha, later)})
    guarded.git("add", ENV)
    made, said = commit(guarded, "-m", "revert")
    assert not made
    assert '"wrong" is gone' in said


def test_revert_of_the_last_commit_is_a_question_to_a_person(guarded: Repo) -> None:
    guarded.commit({ENV: topic(entry("alpha"), entry("wrong", body=OTHER))}, "wrong")
    guarded.git("revert", "--no-commit", "HEAD")
    done = guarded.hook("qa-check-history")
    assert [(one["code"], one["severity"]) for one in done.report["findings"]] == [("QA402", "warn")]


def test_git_index_file_names_what_is_judged(shop: Repo, tmp_path: Path) -> None:
    other = {"GIT_INDEX_FILE": str(tmp_path / "other-index")}
    shop.git("read-tree", "HEAD", env=other)
    shop.append(ENV, BAD)
    shop.git("add", ENV, env=other)
    assert look(shop, env=other).head[ENV].endswith(BAD)
    assert not look(shop).head[ENV].endswith(BAD)
    assert shop.hook("qa-check-entries", env=other).codes == ["QA008"]
    assert shop.hook("qa-check-entries").codes == []
