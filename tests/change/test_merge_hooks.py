"""Merges: the bases are all parents, whichever hook git starts and however many sides there are."""

from __future__ import annotations

import pytest
from conftest import TODAY, Repo, look, reading
from entries import entry, path, topic

from qa_memory_hooks.change import Fault

ENV, FLAKY, DEFECT = path("env"), path("flaky"), path("defect")
MINE = entry("mine", body="**Symptom**: mine.\n\n**Handling**: mine.")
THEIRS = entry("theirs", body="**Symptom**: theirs.\n\n**Handling**: theirs.")
BOTH = topic(entry("alpha"), MINE, THEIRS)


@pytest.fixture
def forked(shop: Repo) -> Repo:
    """`main` and `side` have each added an entry: to the same file, so that they conflict."""
    shop.git("checkout", "-qb", "side")
    shop.commit({ENV: topic(entry("alpha"), THEIRS), DEFECT: topic(entry("gamma", "defect"), kind="defect")})
    shop.git("checkout", "-q", "main")
    shop.commit({ENV: topic(entry("alpha"), MINE)})
    shop.install("pre-commit", f"qa-check-history --today {TODAY}")
    shop.install("pre-merge-commit", f"qa-check-history --today {TODAY}")
    return shop


def conclude(repo: Repo, files: dict[str, str | bytes | None]) -> tuple[bool, str]:
    """Stop in a conflict with `side`, resolve it like this, commit: whether it was made, and what was said."""
    assert repo.run("git", "merge", "side").status == 1
    repo.write(files)
    repo.git("add", "-A")
    done = repo.run("git", "commit", "-q", "--no-edit")
    return done.status == 0, done.out + done.err


def test_conflict_that_keeps_both_sides_is_concluded(forked: Repo) -> None:
    made, said = conclude(forked, {ENV: BOTH})
    assert made, said
    assert len(forked.git("rev-list", "--parents", "-1", "HEAD").split()) == 3


def test_both_parents_are_bases_while_a_conflict_is_concluded(forked: Repo) -> None:
    assert forked.run("git", "merge", "side").status == 1
    forked.write({ENV: BOTH})
    forked.git("add", "-A")
    seen = look(forked)
    assert seen.head[ENV] == BOTH
    assert [base[ENV] for base in seen.bases] == [forked.git("show", f"{side}:{ENV}") for side in ("main", "side")]
    assert [DEFECT in base for base in seen.bases] == [False, True]
    assert [base.label for base in seen.change.bases] == [
        forked.git("rev-parse", side).strip() for side in ("main", "side")
    ]
    assert seen.change.paths == {ENV, DEFECT}


def test_losing_an_entry_of_our_parent_is_refused(forked: Repo) -> None:
    made, said = conclude(forked, {ENV: topic(entry("alpha"), THEIRS)})
    assert not made
    assert '"mine"' in said


def test_losing_an_entry_of_the_other_parent_is_refused(forked: Repo) -> None:
    made, said = conclude(forked, {ENV: topic(entry("alpha"), MINE)})
    assert not made
    assert '"theirs"' in said


def test_losing_what_was_merged_without_a_conflict_is_refused(forked: Repo) -> None:
    made, said = conclude(forked, {ENV: BOTH, DEFECT: None})
    assert not made
    assert '"gamma"' in said


def test_strategy_ours_loses_the_other_side_and_is_refused(forked: Repo) -> None:
    done = forked.run("git", "merge", "--no-edit", "-s", "ours", "side")
    assert done.status != 0
    assert '"theirs"' in done.out + done.err


def test_clean_merge_is_judged_by_pre_merge_commit_from_githead(shop: Repo) -> None:
    shop.git("checkout", "-qb", "side")
    shop.commit({DEFECT: topic(entry("gamma", "defect"), kind="defect")})
    shop.git("checkout", "-q", "main")
    shop.commit({path("contract"): topic(entry("gamma", "contract"), kind="contract")})
    shop.install("pre-merge-commit", f"qa-check-entries --today {TODAY}")
    done = shop.run("git", "merge", "--no-edit", "side")
    assert done.status != 0
    assert "QA122" in done.out + done.err  # each side was right, together they have one title twice
    shop.git("merge", "--abort")
    shop.commit({path("contract"): topic(entry("delta", "contract"), kind="contract")})
    done = shop.run("git", "merge", "--no-edit", "side")
    assert done.status == 0, done.err


def test_clean_merge_that_loses_what_both_sides_kept_is_refused(shop: Repo) -> None:
    shop.git("checkout", "-qb", "side")
    shop.commit({"src/side.py": "print('side')\n"})
    shop.git("checkout", "-q", "main")
    shop.commit({"src/app.py": "print('more')\n"})
    shop.install("pre-merge-commit", f"sh -c 'git rm -q --cached {ENV} && qa-check-history --today {TODAY}'")
    done = shop.run("git", "merge", "--no-edit", "side")
    assert done.status != 0
    assert '"alpha" is gone' in done.out + done.err


def test_githead_variables_are_parents_only_until_merge_head_exists(forked: Repo) -> None:
    side, main = (forked.git("rev-parse", name).strip() for name in ("side", "main"))
    seen = look(forked, env={f"GITHEAD_{side}": "side", f"GITHEAD_{main}": "main"})
    assert [base.label for base in seen.change.bases] == [main, side]
    assert forked.run("git", "merge", "side").status == 1
    seen = look(forked, env={f"GITHEAD_{forked.git('rev-parse', 'main^').strip()}": "older"})
    assert [base.label for base in seen.change.bases] == [main, side]


def test_octopus_has_a_base_for_every_side(shop: Repo) -> None:
    kinds = {"a": "defect", "b": "contract", "c": "domain"}
    for side, kind in kinds.items():
        shop.git("checkout", "-q", "-b", side, "main")
        shop.commit({path(kind): topic(entry(f"entry {side}", kind), kind=kind)})
    shop.git("checkout", "-q", "main")
    shop.git("merge", "-q", "--no-commit", "a", "b", "c")
    seen = look(shop)
    assert len(seen.bases) == 4
    for side, kind in kinds.items():
        assert [path(kind) in base for base in seen.bases] == [False, *(side == one for one in kinds)]
    assert shop.hook("qa-check-history").status == 0
    shop.git("rm", "-q", "--cached", path("contract"))
    done = shop.hook("qa-check-history")
    assert [(one["code"], one["subject"]) for one in done.report["findings"]] == [("QA402", "entry b")]


def test_squashed_merge_has_one_parent(forked: Repo) -> None:
    assert forked.run("git", "merge", "--squash", "side").status == 1
    assert len(look(forked).bases) == 1


def test_merge_in_a_linked_worktree_has_its_own_parents(forked: Repo) -> None:
    forked.git("worktree", "add", "-q", "../linked", "-b", "elsewhere")
    linked = Repo(forked.top.parent / "linked", init=False)
    assert linked.run("git", "merge", "side").status == 1
    assert len(look(linked).bases) == 2
    assert len(look(forked).bases) == 1


def test_merge_that_started_without_a_commit_of_ours(shop: Repo) -> None:
    side = shop.head
    shop.git("checkout", "-q", "--orphan", "empty")
    seen = look(shop, env={f"GITHEAD_{side}": "main"})
    assert seen.bases == [{}, seen.head]


@pytest.mark.parametrize("name", ["0" * 39 + "1", "no name", "\xff\xfe"])
def test_parent_that_is_not_here_is_no_pass(forked: Repo, name: str) -> None:
    (forked.top / ".git/MERGE_HEAD").write_bytes(name.encode("latin-1") + b"\n")
    with pytest.raises(Fault, match="is not in this repository") as fault, reading(forked):
        pass
    assert "fetch-depth: 0" in fault.value.cure
