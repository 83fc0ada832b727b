"""`qa-check-patterns` in real repositories: histories, merges, settings, and what is no ordinary file."""

from __future__ import annotations

import json

import pytest
from conftest import Repo
from learned import FILE, SKILL, learned, pattern, skill, store

HOOK = "qa-check-patterns"


def taught(repo: Repo, commit: str, **keys: object) -> None:
    """Stage a graduated pattern that names a fix."""
    repo.write(learned(pattern(graduated=True, fix_commits=[commit], **keys)))
    repo.git("add", "-A")


def test_without_patterns_it_has_nothing_to_say(repo: Repo) -> None:
    repo.commit({"a.ts": "1\n"})
    repo.write({"a.ts": "2\n"})
    repo.git("add", "-A")
    done = repo.run(HOOK)
    assert (done.status, done.out, done.err) == (0, "", "")


def test_the_summary_counts_them(repo: Repo) -> None:
    repo.write(learned(pattern(), pattern("b")))
    repo.git("add", "-A")
    assert "2 patterns" in repo.run(HOOK, "--all").out + repo.run(HOOK, "--all").err


def test_a_reverted_fix_and_one_that_was_applied_again(repo: Repo) -> None:
    fix = repo.commit({"a.ts": "1\n"}, "fix")
    taught(repo, fix)
    assert repo.hook(HOOK).codes == []
    repo.git("stash", "-q")
    repo.git("revert", "--no-edit", "HEAD")
    repo.git("stash", "pop", "-q")
    taught(repo, fix)
    done = repo.hook(HOOK)
    assert done.codes == ["QA806"]
    (one,) = [found for found in done.findings if found["code"] == "QA806"]
    assert f"its fix {fix[:12]} was reverted by {repo.head[:12]}" in one["message"]
    repo.git("stash", "-q", "-u")
    repo.git("revert", "--no-edit", "HEAD")
    repo.git("stash", "pop", "-q")
    taught(repo, fix)
    assert repo.hook(HOOK).codes == []


def test_a_revert_in_the_range_and_one_in_the_base(repo: Repo) -> None:
    repo.commit({"b.ts": "1\n"})
    fix = repo.commit({"a.ts": "1\n"}, "fix")
    repo.git("branch", "topic")
    repo.git("revert", "--no-edit", "HEAD")
    repo.git("switch", "-q", "topic")
    repo.commit(learned(pattern(graduated=True, fix_commits=[fix])))
    assert repo.hook(HOOK, "--from-ref", fix, "--to-ref", "topic").codes == []
    assert repo.hook(HOOK, "--from-ref", "main", "--to-ref", "topic").codes == ["QA806"]


def test_a_merge_that_brings_the_revert(repo: Repo) -> None:
    fix = repo.commit({"a.ts": "1\n"}, "fix")
    repo.git("switch", "-q", "-c", "topic")
    repo.git("revert", "--no-edit", "HEAD")
    repo.git("switch", "-q", "main")
    repo.commit({"b.ts": "1\n"})
    repo.git("merge", "-q", "--no-commit", "topic")
    taught(repo, fix)
    assert repo.hook(HOOK).codes == ["QA806"]
    assert repo.hook(HOOK, "--worktree").codes == ["QA806"]


def test_a_history_that_is_cut_off_is_no_pass(repo: Repo, tmp_path: object) -> None:
    fix = repo.commit({"a.ts": "1\n"}, "fix")
    repo.commit({"b.ts": "1\n"})
    repo.git("clone", "-q", "--depth", "1", f"file://{repo.top}", str(repo.top.parent / "clone"))
    clone = Repo(repo.top.parent / "clone", init=False)
    clone.identify()
    taught(clone, fix)
    done = clone.hook(HOOK)
    assert (done.status, "fetch-depth: 0" in done.err) == (2, True)
    taught(clone, clone.head)  # which is here, and so is what would revert it
    assert clone.hook(HOOK).codes == []


def test_outside_of_git_only_the_form_is_judged(tmp_path: object, repo: Repo) -> None:
    plain = Repo(repo.top.parent / "plain", init=False)
    plain.write(learned(pattern(graduated=True, fix_commits=["0123456"], applied_count=2)))
    assert plain.hook(HOOK).codes == ["QA804"]


def test_a_merge_may_take_either_side(repo: Repo) -> None:
    repo.commit(learned(pattern()))
    repo.git("switch", "-q", "-c", "topic")
    repo.commit(learned(pattern(applied_count=5)))
    repo.git("switch", "-q", "main")
    repo.commit(learned(pattern(fix="another")))
    repo.run("git", "merge", "-q", "--no-commit", "topic")
    repo.write({FILE: store(pattern(applied_count=5, fix="another"))})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == []
    repo.write({FILE: store(pattern(fix="another"))})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == ["QA809"]  # what the other side has counted is lost
    repo.write({FILE: store()})
    repo.git("add", "-A")
    done = repo.hook(HOOK)
    assert [one["code"] for one in done.findings] == ["QA808"]  # once, though both parents had it


@pytest.mark.parametrize("value", ["patterns/learned.json", "/patterns/learned.json", "patterns/"])
def test_settings_name_further_files(repo: Repo, value: str) -> None:
    place = "patterns/.learned-patterns.json" if value.endswith("/") else "patterns/learned.json"
    repo.commit({".qa-memory.yaml": f"stores: {{patterns: ['{value}']}}\n", place: store(pattern())})
    repo.write({place: store(pattern(applied_count=0))})
    repo.git("add", "-A")
    done = repo.hook(HOOK)
    assert [(one["code"], one["path"]) for one in done.findings] == [("QA809", place)]


def test_a_file_that_was_moved_loses_nothing(repo: Repo) -> None:
    repo.commit({".qa-memory.yaml": "stores: {patterns: [p.json]}\n", **learned(pattern(applied_count=2))})
    repo.git("mv", FILE, "p.json")
    assert repo.hook(HOOK).codes == []
    repo.write({"p.json": store(pattern(applied_count=1))})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == ["QA809"]


def test_a_link_in_the_way_is_told(repo: Repo) -> None:
    (repo.top / "elsewhere").mkdir()
    repo.write({"elsewhere/.learned-patterns.json": store(pattern())})
    (repo.top / "reports").symlink_to("elsewhere")
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == ["QA003"]
    assert repo.hook(HOOK, "--worktree").codes == ["QA003"]
    repo.git("commit", "-qm", "x")
    repo.write({"b.ts": "1\n"})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == []


def test_a_file_in_place_of_the_folder_loses_the_patterns(repo: Repo) -> None:
    repo.commit(learned(pattern()))
    repo.git("rm", "-q", FILE)
    repo.write({"reports": "x\n"})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == ["QA808"]


@pytest.mark.parametrize("path", ["Reports/.learned-patterns.json", "reports/.Learned-patterns.json"])
def test_a_look_alike_is_told(repo: Repo, path: str) -> None:
    repo.write({path: store(pattern()), "src/Reports": "x\n"})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == ["QA012"]


def test_a_folder_of_another_case_may_hold_anything_else(repo: Repo) -> None:
    repo.write({"Reports/weekly.md": "x\n"})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == []


def test_attributes_that_hide_the_patterns(repo: Repo) -> None:
    repo.commit(learned(pattern()))
    repo.write({".gitattributes": "reports/** -diff\n"})
    repo.git("add", "-A")
    assert repo.hook(HOOK).codes == ["QA011"]


def test_the_skill_file_has_an_owner(repo: Repo) -> None:
    base = repo.commit({**learned(pattern(graduated=True)), ".github/CODEOWNERS": "/reports/ @shop/qa\n"})
    repo.commit({SKILL: skill("reply shape", title="Others")})
    done = repo.hook("qa-check-codeowners", "--from-ref", base, "--to-ref", "HEAD")
    assert [(one["code"], one["path"]) for one in done.findings] == [("QA921", SKILL)]
    base = repo.head
    repo.commit({"other.md": "x\n"})
    assert repo.hook("qa-check-codeowners", "--from-ref", base, "--to-ref", "HEAD").codes == []


def test_broken_settings_are_no_pass(repo: Repo) -> None:
    repo.commit({".qa-memory.yaml": "stores: {patterns: x}\n", "a.ts": "1\n"})
    repo.write({"a.ts": "2\n"})
    repo.git("add", "-A")
    assert repo.hook(HOOK).status == 2


def test_a_long_chain_of_successors_takes_no_time(repo: Repo) -> None:
    rows = [pattern(f"p {at}", superseded_by=f"p {at + 1}") for at in range(3000)]
    repo.write({FILE: json.dumps([*rows, pattern("p 3000", superseded_by="p 2990")])})
    repo.git("add", "-A")
    done = repo.hook(HOOK)
    assert done.codes == ["QA811"]
    assert len(done.findings) > 100  # and the report counts no further
