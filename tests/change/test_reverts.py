"""Whether a fix was reverted, in real histories: through reverts of reverts, merges, picks and squashes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest
from conftest import Repo, reading

from qa_memory_hooks.change import Fault
from qa_memory_hooks.change.reverts import Graph, Reverts, State


def state(repo: Repo, commit: str, **asked: object) -> str:
    """What became of a commit in the history of what is judged, in a word."""
    with reading(repo, **asked) as (change,):
        history = change.reverts
        return history.state(commit).kind if history else "no history"


def edit(repo: Repo, name: str = "a", message: str = "fix") -> str:
    """A commit that changes a file of its own."""
    before = (repo.top / f"{name}.ts").read_text() if (repo.top / f"{name}.ts").exists() else ""
    return repo.commit({f"{name}.ts": f"{before}{name}\n"}, message)


def revert(repo: Repo, commit: str = "HEAD", *more: str, config: tuple[str, ...] = ()) -> str:
    repo.git(*config, "revert", "--no-edit", *more, commit)
    return repo.head


@pytest.fixture
def fixed(repo: Repo) -> tuple[Repo, str]:
    """A repository with a fix, and a commit before it."""
    edit(repo, "first", "first")
    return repo, edit(repo)


def test_a_fix_stands_until_it_is_reverted(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    assert state(repo, fix) == "stands"
    other = edit(repo, "b")
    by = revert(repo, fix)
    with reading(repo) as (change,):
        assert change.reverts
        assert change.reverts.state(fix) == State("reverted", by)
        assert change.reverts.state(fix[:9]) == State("reverted", by)
    assert state(repo, other) == "stands"


def test_each_revert_turns_it_round(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    for wanted in ("reverted", "stands") * 3:
        revert(repo)
        assert state(repo, fix) == wanted


def test_the_short_form_of_newer_gits(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    revert(repo, config=("-c", "revert.reference=true"))
    assert "reverts commit" in repo.git("log", "-1", "--format=%B")
    assert fix not in repo.git("log", "-1", "--format=%B")
    assert state(repo, fix) == "reverted"


@pytest.mark.parametrize(
    ("message", "wanted"),
    [
        ("This reverts commit {fix}.", "reverted"),
        ("x\n\n    THIS REVERTS COMMIT {fix}", "reverted"),
        ("x\n\n* take it back\n\n  This reverts commit\n  {fix}.", "reverted"),
        ("x (This reverts commit {short}, which broke it)", "reverted"),
        ("This reverts commit {fix}.\r\n", "reverted"),
        ("This reverts commit 0123456789012345678901234567890123456789.", "stands"),
        ("Revert {fix}", "stands"),
        ("this reverts the commit {fix}", "stands"),
        ("This reverts commit {fix}0", "stands"),
        ("This reverts commit {tiny}", "stands"),
    ],
)
def test_what_a_message_has_to_say(fixed: tuple[Repo, str], message: str, wanted: str) -> None:
    repo, fix = fixed
    text = message.format(fix=fix, short=fix[:7], tiny=fix[:6])
    repo.git("commit", "-q", "--allow-empty", "--cleanup=verbatim", "-m", text)
    assert state(repo, fix) == wanted


def test_what_only_another_branch_says_counts_for_nothing(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    repo.git("switch", "-q", "-c", "topic")
    revert(repo)
    repo.git("switch", "-q", "main")
    edit(repo, "b")
    assert state(repo, fix) == "stands"
    assert state(repo, fix, from_ref="main", to_ref="topic") == "reverted"
    assert state(repo, fix, from_ref="topic", to_ref="main") == "reverted"
    repo.git("merge", "-q", "--no-commit", "topic")
    assert state(repo, fix) == "reverted"  # the other parent says it
    repo.git("commit", "-qm", "merge")
    assert state(repo, fix) == "reverted"


def test_the_first_push_of_a_branch_has_a_history(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    revert(repo)
    assert state(repo, fix, from_ref="0" * 40, to_ref="HEAD") == "reverted"


def test_a_revert_that_was_picked_from_another_branch(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    repo.git("switch", "-q", "-c", "topic")
    revert(repo)
    repo.git("switch", "-q", "main")
    edit(repo, "b")
    repo.git("cherry-pick", "-x", "topic")
    assert state(repo, fix) == "reverted"
    revert(repo)
    assert state(repo, fix) == "stands"


def test_the_revert_of_a_revert_that_was_picked_heals_the_copy(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    repo.git("switch", "-q", "-c", "topic")
    revert(repo)
    revert(repo)
    repo.git("switch", "-q", "main")
    edit(repo, "b")
    repo.git("cherry-pick", "-x", "topic~1")
    assert state(repo, fix) == "reverted"
    repo.git("cherry-pick", "-x", "topic")  # which names the original
    assert state(repo, fix) == "stands"


def test_what_was_healed_before_it_was_picked_is_not_healed_by_that(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    repo.git("switch", "-q", "-c", "topic")
    revert(repo)
    revert(repo)
    repo.git("switch", "-q", "main")
    repo.git("cherry-pick", "-x", "topic~1")
    repo.git("merge", "-q", "-m", "merge", "topic")
    assert "a\n" not in repo.git("ls-tree", "--name-only", "HEAD").replace("a.ts\n", "a\n")
    assert state(repo, fix) == "reverted"


def test_a_fix_that_was_picked_is_known_by_both_hashes(repo: Repo) -> None:
    edit(repo, "first")
    repo.git("switch", "-q", "-c", "topic")
    original = edit(repo)
    repo.git("switch", "-q", "main")
    edit(repo, "b")
    assert state(repo, original) == "unknown"
    repo.git("cherry-pick", "-x", "topic")
    copy = repo.head
    assert (state(repo, original), state(repo, copy)) == ("stands", "stands")
    revert(repo)
    assert (state(repo, original), state(repo, copy)) == ("reverted", "reverted")


def merged(repo: Repo) -> tuple[str, str, str]:
    """A fix on a branch that was merged: the fix, a commit of main, the merge."""
    edit(repo, "first")
    repo.git("switch", "-q", "-c", "topic")
    fix = edit(repo)
    edit(repo, "c")
    repo.git("switch", "-q", "main")
    own = edit(repo, "b")
    repo.git("merge", "-q", "--no-ff", "-m", "merge", "topic")
    return fix, own, repo.head


def test_the_revert_of_a_merge_takes_back_what_came_in_by_it(repo: Repo) -> None:
    fix, own, merge = merged(repo)
    revert(repo, merge, "-m", "1")
    assert "reversing" in repo.git("log", "-1", "--format=%B")
    assert [state(repo, one) for one in (fix, own, merge)] == ["reverted", "stands", "reverted"]
    revert(repo)
    assert [state(repo, one) for one in (fix, own, merge)] == ["stands", "stands", "stands"]


def test_the_mainline_of_a_merge_may_be_the_other_parent(repo: Repo) -> None:
    fix, own, merge = merged(repo)
    revert(repo, merge, "-m", "2")
    assert [state(repo, one) for one in (fix, own)] == ["stands", "reverted"]


def test_a_revert_that_came_in_by_a_merge_goes_with_it(repo: Repo) -> None:
    edit(repo, "first")
    fix = edit(repo)
    repo.git("switch", "-q", "-c", "topic")
    revert(repo)
    repo.git("switch", "-q", "main")
    edit(repo, "b")
    repo.git("merge", "-q", "--no-ff", "-m", "merge", "topic")
    assert state(repo, fix) == "reverted"
    revert(repo, "HEAD", "-m", "1")
    assert state(repo, fix) == "stands"


def squashed(repo: Repo, branch: str) -> None:
    repo.git("merge", "-q", "--squash", branch)
    repo.git("commit", "-q", "--no-edit")


def test_a_squashed_revert_counts(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    repo.git("switch", "-q", "-c", "topic")
    edit(repo, "c")
    revert(repo, fix)
    repo.git("switch", "-q", "main")
    squashed(repo, "topic")
    assert fix in repo.git("log", "-1", "--format=%B")
    assert state(repo, fix) == "reverted"
    revert(repo)
    assert state(repo, fix) == "stands"


def test_a_revert_and_its_revert_in_one_squash_are_nothing(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    repo.git("switch", "-q", "-c", "topic")
    edit(repo, "c")
    revert(repo, fix)
    revert(repo)
    repo.git("switch", "-q", "main")
    squashed(repo, "topic")
    assert state(repo, fix) == "stands"


def test_unknown_commits(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    assert state(repo, "0" * 40) == "unknown"
    assert state(repo, "f" * 7) == "unknown"
    assert state(repo, f"{fix}00") == "unknown"


def test_without_a_commit_there_is_no_history(repo: Repo) -> None:
    assert state(repo, "0" * 40) == "no history"
    assert state(repo, "0" * 40, worktree=True) == "no history"


def test_a_shallow_history_says_that_it_is_cut_off(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    edit(repo, "b")
    repo.git("clone", "-q", "--depth", "1", f"file://{repo.top}", str(repo.top.parent / "clone"))
    clone = Repo(repo.top.parent / "clone", init=False)
    with reading(clone) as (change,):
        assert change.reverts
        assert (change.reverts.state(fix).kind, change.reverts.cut_off) == ("unknown", True)


def test_sha256(repo: Repo) -> None:
    other = Repo(repo.top.parent / "wide", init=False)
    other.git("init", "-q", "-b", "main", "--object-format=sha256")
    other.identify()
    edit(other, "first")
    fix = edit(other)
    assert len(fix) == 64
    revert(other)
    assert state(other, fix) == "reverted"


@pytest.mark.parametrize(
    "settings",
    [
        {"log.showSignature": "true", "log.showRoot": "true", "format.pretty": "oneline"},
        {"i18n.logOutputEncoding": "latin1", "log.mailmap": "true", "color.ui": "always"},
        {"log.decorate": "full", "notes.displayRef": "refs/notes/*", "grep.patternType": "perl", "log.date": "raw"},
    ],
)
def test_no_configuration_changes_the_answer(fixed: tuple[Repo, str], settings: dict[str, str]) -> None:
    repo, fix = fixed
    by = revert(repo)
    repo.git("notes", "add", "-m", f"This reverts commit {by}.")
    for key, value in settings.items():
        repo.git("config", key, value)
    assert state(repo, fix) == "reverted"


def test_a_replaced_object_forges_nothing(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    by = revert(repo)
    repo.git("replace", by, fix)
    assert state(repo, fix) == "reverted"


def test_messages_in_another_encoding_and_of_any_size(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    text = repo.top.parent / "message"
    text.write_bytes(b"gr\xfc\xdfe\n\nThis reverts commit " + fix.encode() + b".\n" + b"x y\n" * 250_000)
    repo.git("-c", "i18n.commitEncoding=latin1", "commit", "-q", "--allow-empty", "-F", str(text))
    assert state(repo, fix) == "reverted"


def test_a_message_cannot_forge_another_commit(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    by = revert(repo)
    forged = f"x\n\ncommit {'1' * 40}\n{'1' * 40}\nnothing\n"
    repo.git("commit", "-q", "--allow-empty", "-m", forged)
    assert state(repo, fix) == "reverted"
    assert state(repo, by) == "stands"


def test_a_damaged_history_is_a_fault(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    edit(repo, "b")
    (repo.top / ".git/objects" / fix[:2] / fix[2:]).unlink()
    with pytest.raises(Fault, match="rev-list"):
        state(repo, fix)


# Without git.


def pure(rows: list[tuple[str, str]], graph: Graph | None = None) -> Reverts:
    """A history in which each commit has the one before as its parent; newest last."""
    oids = [oid for oid, _ in rows]
    line: Graph = {oid: (oids[at - 1],) if at else () for at, oid in enumerate(oids)}
    return Reverts(rows, lambda: graph or line)


def oid(number: int) -> str:
    return f"{number:08x}" * 5


def test_a_long_chain_of_reverts() -> None:
    rows = [(oid(0), "fix"), *((oid(at), f"This reverts commit {oid(at - 1)}.") for at in range(1, 5001))]
    assert pure(rows).state(oid(0)).kind == "stands"
    assert pure(rows[:-1]).state(oid(0)).kind == "reverted"


def test_forged_circles_end() -> None:
    a, b, c = oid(1), oid(2), oid(3)
    rows = [
        (oid(0), ""),
        (a, f"This reverts commit {b}. This reverts commit {oid(0)}."),
        (b, f"This reverts commit {c}."),
    ]
    rows.append((c, f"This reverts commit {a}. This reverts commit {c}."))
    for order in itertools.permutations(rows):
        assert pure(list(order)).state(oid(0)).kind in ("stands", "reverted")


def test_very_many_sentences() -> None:
    text = "".join(f"This reverts commit {oid(at)}.\n" for at in range(1, 2001))
    rows = [*((oid(at), "x") for at in range(2001)), (oid(2001), text)]
    history = pure(rows)
    assert [history.state(oid(at)).kind for at in (0, 1, 2000)] == ["stands", "reverted", "reverted"]


def test_an_abbreviation_that_several_have_is_unknown() -> None:
    rows = [("a" * 39 + "1", ""), ("a" * 39 + "2", "")]
    assert pure(rows).state("a" * 10).kind == "unknown"
    assert pure(rows).state("a" * 39 + "1").kind == "stands"


def histories(seed: int) -> Iterator[tuple[list[tuple[str, str]], list[str]]]:
    """Random histories of fixes, and of reverts that change something; with the fixes that are not there at the end."""
    chance = random.Random(seed)
    for _ in range(50):
        rows: list[tuple[str, str]] = []
        there: dict[str, bool] = {}
        latest: dict[str, str] = {}
        for at in range(chance.randint(1, 16)):
            own = f"{chance.getrandbits(160):040x}"
            if there and chance.random() < 0.7:
                fix = chance.choice(list(there))
                # The last word on a fix; or the fix itself once more, after it had come back.
                taken = fix if there[fix] and chance.random() < 0.5 else latest[fix]
                rows.append((own, f"Revert\n\nThis reverts commit {taken[: chance.choice((10, 12, 40))]}."))
                there[fix] = not there[fix]
                latest[fix] = own
            else:
                rows.append((own, f"fix {at}"))
                there[own], latest[own] = True, own
        yield rows, [fix for fix, holds in there.items() if not holds]


@pytest.mark.parametrize("seed", range(10))
def test_random_histories(seed: int) -> None:
    for rows, gone in histories(seed):
        history = pure(rows)
        fixes = [one for one, message in rows if message.startswith("fix")]
        assert [one for one in fixes if history.state(one).kind == "reverted"] == gone


def test_two_processes_whatever_the_size(fixed: tuple[Repo, str]) -> None:
    repo, fix = fixed
    with reading(repo) as (change,):
        assert change.git
        old = change.git.attempt
        names: list[tuple[str, ...]] = []
        change.git.attempt = lambda *argv, **more: (names.append(argv), old(*argv, **more))[1]  # type: ignore[method-assign]
        assert change.reverts
        for commit in (fix, "0" * 40, fix[:8]):
            change.reverts.state(commit)
        assert len([one for one in names if "rev-list" in one]) == 2
