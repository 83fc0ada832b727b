"""Whether a fix was reverted, in real histories: through reverts of reverts, merges, picks and squashes."""

from __future__ import annotations

import hashlib
import itertools
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Repo, instead_of_git, reading
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.change import Change, Fault
from qa_memory_hooks.change.git import FETCH_ALL
from qa_memory_hooks.change.reverts import PHRASES, Graph, Reverts, State
from qa_memory_hooks.change.snapshot import Edited


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


# The same rule by rule, with the commit that took back.

STANDS, UNKNOWN = State("stands"), State("unknown")


def reverted(by: str) -> State:
    return State("reverted", by)


def states(repo: Repo, *commits: str, env: dict[str, str] | None = None, **asked: str | bool) -> list[State]:
    """What became of some commits, as a hook that is started now sees it."""
    with reading(repo, env=env, **asked) as (change,):
        assert change.reverts
        return [change.reverts.state(commit) for commit in commits]


def fix(repo: Repo, name: str = "fix", message: str = "") -> str:
    """A commit that adds a file of this name, so that what is in effect lies on disk."""
    return repo.commit({name: f"{name}\n"}, message or f"Add {name}")


def pick(repo: Repo, commit: str, *options: str) -> str:
    repo.git("cherry-pick", "-x", *options, commit)
    return repo.head


def merge(repo: Repo, branch: str) -> str:
    repo.git("merge", "-q", "--no-ff", "--no-edit", branch)
    return repo.head


def switch(repo: Repo, branch: str, start: str = "") -> None:
    repo.git("checkout", "-q", *(("-b", branch, start) if start else (branch,)))


def says(repo: Repo, message: str | bytes, *, encoding: str = "") -> str:
    """A commit with exactly this message, which git would not write in this form."""
    tree = repo.git("rev-parse", "HEAD^{tree}").strip()
    raw = message if isinstance(message, bytes) else message.encode()
    person = "T <t@example.com> 1788696000 +0000"
    header = f"tree {tree}\nparent {repo.head}\nauthor {person}\ncommitter {person}\n"
    text = header.encode() + (f"encoding {encoding}\n".encode() if encoding else b"") + b"\n" + raw
    made = repo.git(
        "hash-object", "-t", "commit", "-w", "--literally", "--stdin", stdin=text.decode("utf-8", "surrogateescape")
    )
    repo.git("reset", "-q", "--hard", made.strip())
    return repo.head


@pytest.fixture
def base(repo: Repo) -> Repo:
    """A repository with one commit, to which all branches go back."""
    repo.commit({"base": "base\n"}, "first")
    return repo


# What git writes.


def test_reverts_of_reverts(base: Repo) -> None:
    fixed = fix(base)
    chain = [fixed]
    for depth in range(1, 5):
        chain.append(revert(base, chain[-1]))
        found = states(base, *chain)
        expected = [reverted(chain[at + 1]) if (depth - at) % 2 else STANDS for at in range(depth + 1)]
        assert found == expected
        assert (base.top / "fix").exists() == (found[0] == STANDS)


def test_what_was_restored_may_be_reverted_again(base: Repo) -> None:
    fixed = fix(base)
    first = revert(base, fixed)
    revert(base, first)
    again = revert(base, fixed)
    assert states(base, fixed, first) == [reverted(again), reverted(base.git("rev-parse", "HEAD^").strip())]


def test_revert_that_names_a_short_hash_with_subject_and_day(base: Repo) -> None:
    base.git("config", "revert.reference", "true")
    fixed = fix(base, message="Fix (this) and that, reversing it")
    by = revert(base, fixed)
    said = base.git("log", "-1", "--format=%b")
    assert fixed not in said
    assert "(Fix (this) and that, reversing it, " in said
    assert states(base, fixed) == [reverted(by)]
    again = revert(base, by)
    assert states(base, fixed, by) == [STANDS, reverted(again)]


def test_a_hash_may_be_shortened_and_in_capital_letters(base: Repo) -> None:
    fixed = fix(base)
    by = revert(base, fixed)
    assert states(base, fixed[:7], fixed[:12], fixed.upper(), by[:7]) == [reverted(by)] * 3 + [STANDS]
    assert states(base, fixed[:6], "", "main", f"{fixed}0", f" {fixed}", f"{fixed}\n") == [UNKNOWN] * 6


def test_random_history_has_in_effect_what_lies_on_disk(base: Repo) -> None:
    chance = random.Random(5)
    originals: dict[str, str] = {}
    made: list[str] = []
    for step in range(30):
        if not made or chance.random() < 0.25:
            originals[f"f{step}"] = fix(base, f"f{step}")
            made.append(base.head)
        else:
            done = base.run("git", "revert", "--no-edit", chance.choice(made))
            if done.status == 0:
                made.append(base.head)
            else:  # it is not in effect, and there is nothing to commit
                assert not base.git("status", "--porcelain")
    found = states(base, *originals.values())
    assert [one.kind == "stands" for one in found] == [(base.top / name).exists() for name in originals]
    assert {one.kind for one in found} == {"stands", "reverted"}
    assert len(made) > len(originals) + 8


# Messages that people write.


@pytest.mark.parametrize(
    "text",
    [
        "Oops\n\nThis reverts commit {}.",
        "this reverts commit {}",
        "THIS REVERTS COMMIT {}",
        "This reverts commit\n{}.",
        "This reverts\ncommit {}.",
        "This\nreverts commit\n\n{}",
        "x\r\n\r\nThis reverts commit {}.\r\n",
        "This reverts commit\r\n  {}\r\n",
        "* Oops (#12)\n\n    This  reverts\tcommit {}.\n",
        "- it broke everything: this reverts commit {}, and that is all",
        "This reverts commit 1234567.\nThis reverts commit 2345678. This reverts commit {}, reversing\nnothing",
        "(This reverts commit {}; because)",
    ],
)
@pytest.mark.parametrize("length", [7, 40])
def test_the_sentence_in_all_its_forms(base: Repo, text: str, length: int) -> None:
    fixed, other = fix(base), fix(base, "other")
    by = says(base, text.replace("{}", fixed[:length]))
    assert states(base, fixed, other) == [reverted(by), STANDS]


@pytest.mark.parametrize(
    "text",
    [
        "This reverts {}",
        "reverts commit {}",
        "This reverts commits {}",
        "This reverts commit of {}",
        "This reverts commit {}x",
        "This reverts commit {}_",
        "See {}. This reverts commit 1234567.",
        "This reverts commit 1234567 ({}, 2026-09-06), reversing\nchanges made to {}.",
        "xthis reverts commit {}",
    ],
)
def test_what_only_resembles_the_sentence(base: Repo, text: str) -> None:
    fixed = fix(base)
    says(base, text.replace("{}", fixed))
    assert states(base, fixed) == [STANDS]


def test_one_message_reverts_several(base: Repo) -> None:
    fixes = [fix(base, f"f{number}") for number in range(4)]
    by = says(base, "Back\n\n" + "\n".join(f"* This reverts commit {one}." for one in fixes[:3]))
    assert states(base, *fixes) == [reverted(by)] * 3 + [STANDS]
    says(base, f"Again\n\nThis reverts commit {by}.")
    assert states(base, *fixes) == [STANDS] * 4


def test_two_thousand_sentences_in_a_message(base: Repo) -> None:
    fixed = fix(base)
    names = [hashlib.sha1(b"%d" % number).hexdigest() for number in range(2000)]
    by = says(base, "\n".join(f"This reverts commit {one}." for one in (*names, fixed, *names)))
    assert states(base, fixed, base.git("rev-parse", "HEAD^^").strip()) == [reverted(by), STANDS]


def test_message_of_a_megabyte(base: Repo) -> None:
    fixed = fix(base)
    filling = "this reverts commit ,\n" * 20_000 + "this " * 60_000 + "this" + " " * 100_000
    filling += "commit 1234567 (" * 10_000 + ")" * 100_000 + "\n" * 100_000
    by = says(base, f"{filling}\nThis reverts commit {fixed}.")
    begun = time.process_time()
    assert states(base, fixed) == [reverted(by)]
    assert time.process_time() - begun < 5


# Merges.


@pytest.fixture
def sides(base: Repo) -> tuple[Repo, dict[str, str]]:
    """`main` has merged `side`, on which two commits were made; one was made on `main`, and one after the merge."""
    made = {}
    switch(base, "side", "main")
    made["one"], made["two"] = fix(base, "one"), fix(base, "two")
    switch(base, "main")
    made["main"] = fix(base, "main-file")
    made["merge"] = merge(base, "side")
    made["after"] = fix(base, "after")
    return base, made


@pytest.mark.parametrize("reference", ["false", "true"])
def test_revert_of_a_merge_takes_back_all_that_came_in_by_it(
    sides: tuple[Repo, dict[str, str]], reference: str
) -> None:
    repo, made = sides
    repo.git("config", "revert.reference", reference)
    by = revert(repo, made["merge"], "-m", "1")
    assert f"reversing\nchanges made to {made['main'][:7]}" in repo.git("log", "-1", "--format=%b")
    assert states(repo, *made.values()) == [reverted(by), reverted(by), STANDS, reverted(by), STANDS]
    again = revert(repo, by)
    assert states(repo, *made.values(), by) == [STANDS] * 5 + [reverted(again)]


@pytest.mark.parametrize("reference", ["false", "true"])
def test_the_parent_that_stays_may_be_the_second(sides: tuple[Repo, dict[str, str]], reference: str) -> None:
    repo, made = sides
    repo.git("config", "revert.reference", reference)
    by = revert(repo, made["merge"], "-m", "2")
    assert states(repo, *made.values()) == [STANDS, STANDS, reverted(by), reverted(by), STANDS]


@pytest.mark.parametrize(
    "text",
    [
        "This reverts commit {merge}.",
        "This reverts commit {merge}, reversing changes made to {main}.",
        "  This reverts commit {merge}, reversing\r\n  changes\r\n  made to\r\n  {main}.",
        "This reverts commit {merge}, reversing\nchanges made to {after}.",  # is no parent of it
        "This reverts commit {merge}, because it was wrong, reversing\nchanges made to {two}.",
        "This reverts commit {merge}.\n\nThis reverts commit 1234567, reversing\nchanges made to {two}.",
    ],
)
def test_the_parent_that_stays_is_the_first_unless_it_is_said(sides: tuple[Repo, dict[str, str]], text: str) -> None:
    repo, made = sides
    by = says(repo, text.format(**made))
    assert states(repo, *made.values()) == [reverted(by), reverted(by), STANDS, reverted(by), STANDS]


def test_subject_of_a_merge_may_be_wrapped_and_hold_brackets(sides: tuple[Repo, dict[str, str]]) -> None:
    repo, made = sides
    day = "2026-09-06"
    by = says(
        repo,
        f"This reverts commit {made['merge'][:9]} (Merge (all of)\n  side,\nat last), {day}), reversing changes\n"
        f"made to {made['two'][:9]} (x, {day}).\n\nThis reverts commit 1234567 (y, {day}).",
    )
    assert states(repo, *made.values()) == [STANDS, STANDS, reverted(by), reverted(by), STANDS]


def test_the_parents_of_two_merges_in_one_message_are_told_apart(sides: tuple[Repo, dict[str, str]]) -> None:
    repo, made = sides
    switch(repo, "other", made["one"])
    made["third"] = fix(repo, "third")
    switch(repo, "main")
    made["second"] = merge(repo, "other")
    text = "This reverts commit {}, reversing\nchanges made to {}."
    by = says(repo, f"{text.format(made['merge'], made['two'])}\n{text.format(made['second'], made['after'])}")
    found = dict(zip(made, states(repo, *made.values()), strict=True))
    assert found == dict.fromkeys(made, STANDS) | dict.fromkeys(["main", "merge", "third", "second"], reverted(by))


def test_what_the_parent_that_stays_has_too_did_not_come_in_by_the_merge(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    other = fix(base, "other")
    switch(base, "main")
    fix(base, "more")
    by = revert(base, merge(base, "side"), "-m", "1")
    assert states(base, fixed, other) == [STANDS, reverted(by)]


def test_revert_that_came_in_by_a_reverted_merge_is_taken_back_with_it(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    by = revert(base, fixed)
    switch(base, "main")
    fix(base, "more")
    merged = merge(base, "side")
    assert states(base, fixed) == [reverted(by)]
    back = revert(base, merged, "-m", "1")
    assert (base.top / "fix").exists()
    assert states(base, fixed, by) == [STANDS, reverted(back)]
    revert(base, back)
    assert not (base.top / "fix").exists()
    assert states(base, fixed, by) == [reverted(by), STANDS]


def test_merge_of_a_merge_goes_with_it(base: Repo) -> None:
    switch(base, "inner", "main")
    fixed = fix(base)
    switch(base, "side", "main")
    fix(base, "side-file")
    inner = merge(base, "inner")
    switch(base, "main")
    fix(base, "more")
    by = revert(base, merge(base, "side"), "-m", "1")
    assert states(base, fixed, inner) == [reverted(by), reverted(by)]


# Which history it is.


def test_revert_on_a_branch_counts_when_it_is_merged(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    by = revert(base, fixed)
    alone = fix(base, "alone")
    switch(base, "main")
    fix(base, "more")
    assert states(base, fixed, by, alone) == [STANDS, UNKNOWN, UNKNOWN]
    base.git("merge", "-q", "--no-commit", "--no-ff", "side")
    assert states(base, fixed, by, alone) == [reverted(by), STANDS, STANDS]
    base.git("commit", "-q", "--no-edit")
    assert states(base, fixed, by, alone) == [reverted(by), STANDS, STANDS]


def test_merge_of_several_branches_that_is_concluded(base: Repo) -> None:
    first, second = fix(base, "first"), fix(base, "second")
    by = {}
    for name, commit in (("one", first), ("two", second)):
        switch(base, name, "main")
        by[name] = revert(base, commit)
    switch(base, "main")
    (base.top / ".git/MERGE_HEAD").write_text("".join(f"{one}\n" for one in by.values()))
    assert states(base, first, second) == [reverted(by["one"]), reverted(by["two"])]


def test_merge_before_it_is_committed_is_known_from_the_environment(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    by = revert(base, fixed)
    switch(base, "main")
    assert states(base, fixed, env={f"GITHEAD_{by}": "side"}) == [reverted(by)]


@pytest.mark.parametrize("where", ["main", "topic"])
def test_of_a_range_both_sides_count(base: Repo, where: str) -> None:
    fixed = fix(base)
    switch(base, "topic", "main")
    proposed = fix(base, "proposed")
    switch(base, "main")
    there = fix(base, "there")
    switch(base, where)
    by = revert(base, fixed)
    switch(base, "elsewhere", fixed)
    revert(base, fixed)
    asked = {"from_ref": "main", "to_ref": "topic"}
    assert states(base, fixed, proposed, there, base.head, **asked) == [reverted(by), STANDS, STANDS, UNKNOWN]
    assert states(base, fixed, from_ref=fixed, to_ref="elsewhere") == [reverted(base.head)]


def test_first_push_has_no_base(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "topic", "main")
    by = revert(base, fixed)
    switch(base, "main")
    assert states(base, fixed, from_ref="0" * 40, to_ref="topic") == [reverted(by)]
    assert states(base, fixed, by, from_ref="0" * 40, to_ref="main") == [STANDS, UNKNOWN]
    with reading(base, from_ref="0" * 40, to_ref="topic") as (change,):
        assert change.base_commit is None


def test_on_disk_it_is_the_history_of_head(base: Repo) -> None:
    fixed = fix(base)
    by = revert(base, fixed)
    assert states(base, fixed, worktree=True) == [reverted(by)]


def test_a_folder_and_a_repository_without_a_commit_have_no_history(repo: Repo, tmp_path: Path) -> None:
    for one in (repo, Repo(tmp_path / "folder", init=False)):
        with reading(one) as (change,):
            assert change.reverts is None
    assert Change(Edited({}), ()).reverts is None


def test_shallow_history_is_cut_off(base: Repo, tmp_path: Path) -> None:
    old, fixed = fix(base, "old"), fix(base)
    by = revert(base, fixed)
    with reading(base) as (change,):
        assert change.reverts and not change.reverts.cut_off
    base.git("clone", "-q", "--depth", "2", base.top.as_uri(), str(tmp_path / "shallow"))
    shallow = Repo(tmp_path / "shallow", init=False)
    with reading(shallow) as (change,):
        assert change.reverts and change.reverts.cut_off
    assert states(shallow, old, fixed, by) == [UNKNOWN, reverted(by), STANDS]
    base.git("clone", "-q", "--depth", "1", base.top.as_uri(), str(tmp_path / "tip"))
    # It is not here, and yet it is said that it was taken back.
    assert states(Repo(tmp_path / "tip", init=False), old, fixed, fixed[:9]) == [UNKNOWN, reverted(by), reverted(by)]


def test_revert_of_a_merge_whose_parents_are_cut_off(sides: tuple[Repo, dict[str, str]], tmp_path: Path) -> None:
    repo, made = sides
    by = revert(repo, made["merge"], "-m", "1")
    repo.git("clone", "-q", "--depth", "3", repo.top.as_uri(), str(tmp_path / "shallow"))
    assert states(Repo(tmp_path / "shallow", init=False), made["merge"], made["one"]) == [reverted(by), UNKNOWN]


def test_repository_with_sha256(tmp_path: Path) -> None:
    repo = Repo(tmp_path / "repo", init=False)
    repo.git("init", "-q", "-b", "main", "--object-format=sha256")
    repo.identify()
    repo.commit({"base": "base\n"}, "first")
    fixed, other = fix(repo), fix(repo, "other")
    by = revert(repo, fixed)
    assert len(fixed) == 64
    assert states(repo, fixed, fixed[:40], fixed[:7], other) == [reverted(by)] * 3 + [STANDS]
    switch(repo, "side", fixed)
    revert(repo, revert(repo, fixed))
    third = fix(repo, "third")
    revert(repo, third)
    switch(repo, "main")
    squashed = squash(repo, "side")
    assert states(repo, fixed, third) == [reverted(by), reverted(squashed)]


@pytest.mark.skipif(os.name != "posix", reason="a command of the PATH is replaced by a shell script")
def test_history_costs_two_processes_and_is_asked_for_once(base: Repo, tmp_path: Path) -> None:
    fixed = fix(base)
    by = revert(base, fixed)
    note = f'for word; do [ "$word" != rev-list ] || echo "$word" >> {tmp_path}/processes; done'
    with reading(base, env=instead_of_git(base, tmp_path / "noting", note)) as (change,):
        assert not (tmp_path / "processes").exists()
        for _ in range(3):
            assert change.reverts
            assert [change.reverts.state(one) for one in (fixed, by)] == [reverted(by), STANDS]
    assert (tmp_path / "processes").read_text() == "rev-list\n" * 2


@pytest.mark.skipif(os.name != "posix", reason="a command of the PATH is replaced by a shell script")
@pytest.mark.parametrize("broken", ["--grep=*", "--parents"])
def test_history_that_cannot_be_read_is_a_fault_with_a_cure(base: Repo, tmp_path: Path, broken: str) -> None:
    script = f'for word; do case "$word" in {broken}) echo "fatal: bad object" >&2; exit 128;; esac; done'
    with pytest.raises(Fault, match="git rev-list: fatal: bad object") as fault:
        states(base, base.head, env=instead_of_git(base, tmp_path / "broken", script))
    assert fault.value.cure == FETCH_ALL


def test_missing_commit_is_a_fault(base: Repo) -> None:
    fixed = fix(base)
    revert(base, fixed)
    file = base.top / f".git/objects/{fixed[:2]}/{fixed[2:]}"
    file.chmod(0o644)
    file.unlink()
    with pytest.raises(Fault, match="git rev-list"):
        states(base, fixed)


# Picks.


def test_picked_revert_counts_for_the_same_commit(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    fix(base, "side-file")
    by = revert(base, fixed)
    switch(base, "main")
    picked = pick(base, by)
    assert states(base, fixed, picked) == [reverted(picked), STANDS]
    assert states(base, by) == [STANDS]  # its copy does


@pytest.fixture
def released(base: Repo) -> tuple[Repo, dict[str, str]]:
    """`main` and `release` have the fix from where they part, and both the same revert: on `release` it was picked."""
    made = {"fix": fix(base)}
    switch(base, "release", "main")
    fix(base, "release-file")
    switch(base, "main")
    made["revert"] = revert(base, made["fix"])
    switch(base, "release")
    made["picked"] = pick(base, made["revert"])
    return base, made


@pytest.mark.parametrize("name", ["revert", "picked"])
def test_revert_and_its_copy_are_one_change(released: tuple[Repo, dict[str, str]], name: str) -> None:
    repo, made = released
    merge(repo, "main")
    assert {one.kind for one in states(repo, made["fix"])} == {"reverted"}
    restored = revert(repo, made[name])
    assert (repo.top / "fix").exists()
    assert states(repo, *made.values()) == [STANDS, reverted(restored), reverted(restored)]
    by = revert(repo, restored)
    assert states(repo, made["fix"])[0].kind == "reverted"
    assert states(repo, restored) == [reverted(by)]


def test_revert_of_a_copy_does_not_reach_a_copy_that_it_has_not_seen(released: tuple[Repo, dict[str, str]]) -> None:
    repo, made = released
    restored = revert(repo, made["picked"])
    assert states(repo, made["fix"], made["picked"]) == [STANDS, reverted(restored)]
    merge(repo, "main")
    assert not (repo.top / "fix").exists()  # what `main` had taken back stays so
    assert states(repo, made["fix"], made["picked"]) == [reverted(made["revert"]), STANDS]


def test_revert_may_name_an_original_that_is_not_here(released: tuple[Repo, dict[str, str]]) -> None:
    """On `main` the revert is taken back, and that is picked: it names what `release` has only as a copy."""
    repo, made = released
    switch(repo, "main")
    restored = revert(repo, made["revert"])
    switch(repo, "release")
    picked = pick(repo, restored)
    assert (repo.top / "fix").exists()
    assert states(repo, made["fix"], made["picked"], made["revert"]) == [STANDS, reverted(picked), reverted(picked)]


@pytest.fixture
def backported(base: Repo) -> tuple[Repo, dict[str, str]]:
    """The fix was made on `main` and picked to `release`, which is checked out."""
    switch(base, "release", "main")
    fix(base, "release-file")
    switch(base, "main")
    made = {"fix": fix(base)}
    switch(base, "release")
    made["copy"] = pick(base, made["fix"])
    return base, made


def test_fix_that_was_picked_is_known_by_both_names(backported: tuple[Repo, dict[str, str]]) -> None:
    repo, made = backported
    assert states(repo, *made.values(), made["fix"][:8]) == [STANDS] * 3
    by = revert(repo, made["copy"])
    assert states(repo, *made.values(), made["fix"][:8]) == [reverted(by)] * 3
    revert(repo, by)
    assert states(repo, *made.values(), made["fix"][:8]) == [STANDS] * 3


def test_revert_of_the_original_that_was_picked_too(backported: tuple[Repo, dict[str, str]]) -> None:
    repo, made = backported
    switch(repo, "main")
    original = revert(repo, made["fix"])
    switch(repo, "release")
    assert states(repo, *made.values()) == [STANDS, STANDS]
    by = pick(repo, original)
    assert not (repo.top / "fix").exists()
    assert states(repo, *made.values()) == [reverted(by), reverted(by)]


def test_who_picks_a_change_after_its_revert_brings_it_back(base: Repo) -> None:
    fixed = fix(base)
    revert(base, fixed)
    again = pick(base, fixed)
    assert (base.top / "fix").exists()
    assert states(base, fixed, again) == [STANDS, STANDS]
    last = revert(base, again)
    assert not (base.top / "fix").exists()
    assert states(base, fixed, again) == [reverted(last), reverted(last)]


def test_who_picks_a_revert_after_its_revert_reverts_again(base: Repo) -> None:
    fixed = fix(base)
    by = revert(base, fixed)
    revert(base, by)
    again = pick(base, by)
    assert not (base.top / "fix").exists()
    assert states(base, fixed) == [reverted(again)]


def test_copy_from_another_branch_stands_until_a_revert_has_seen_it(backported: tuple[Repo, dict[str, str]]) -> None:
    repo, made = backported
    switch(repo, "main")
    by = revert(repo, made["fix"])
    assert states(repo, made["fix"]) == [reverted(by)]
    merge(repo, "release")
    assert (repo.top / "fix").exists()
    assert states(repo, *made.values()) == [STANDS, STANDS]
    last = revert(repo, made["copy"])
    assert states(repo, *made.values()) == [reverted(last), reverted(last)]


def test_copies_of_one_original_are_one_change(base: Repo) -> None:
    switch(base, "side", "main")
    original = fix(base)
    copies = []
    for name in ("one", "two"):
        switch(base, name, "main")
        fix(base, f"{name}-file")
        copies.append(pick(base, original))
    merge(base, "one")
    assert states(base, original, *copies) == [STANDS] * 3
    by = revert(base, copies[0])
    assert states(base, original, *copies) == [reverted(by)] * 3


def test_pick_of_a_pick_knows_the_first_original(base: Repo) -> None:
    made = [base.head]
    for name in ("one", "two", "three"):
        switch(base, name, "main")
        fix(base, f"{name}-file")
        made.append(pick(base, made[-1]) if len(made) > 1 else fix(base))
    assert base.git("log", "-1", "--format=%b").count("(cherry picked from commit ") == 2
    assert states(base, *made[1:]) == [STANDS] * 3
    by = revert(base, made[-1])
    assert states(base, *made[1:]) == [reverted(by)] * 3


def test_several_picks_that_were_squashed_are_no_copies_of_each_other(base: Repo) -> None:
    first, second = fix(base, "first"), fix(base, "second")
    both = "".join(f"* Fix\n\n(cherry picked from commit {one})\n\n" for one in (first, second))
    says(base, f"Both\n\n{both}")
    by = says(base, f"Back\n\nThis reverts commit {first}.")
    assert states(base, first, second) == [reverted(by), STANDS]


@pytest.mark.parametrize(
    "text",
    ["see (cherry picked from commit {})", "(cherry picked from commit {}) again", "cherry picked from commit {}"],
)
def test_what_only_resembles_the_note_of_a_pick(base: Repo, text: str) -> None:
    says(base, text.format("1234567"))
    assert states(base, "1234567") == [UNKNOWN]
    says(base, "x\n\n  (Cherry picked from commit 1234567)  \r\n")
    assert states(base, "1234567") == [STANDS]


def test_picked_revert_of_a_merge(sides: tuple[Repo, dict[str, str]]) -> None:
    repo, made = sides
    switch(repo, "release", made["merge"])
    fix(repo, "release-file")
    switch(repo, "main")
    by = revert(repo, made["merge"], "-m", "1")
    switch(repo, "release")
    picked = pick(repo, by)
    assert states(repo, made["one"], made["main"]) == [reverted(picked), STANDS]
    restored = revert(repo, picked)
    assert states(repo, made["one"], by) == [STANDS, reverted(restored)]


def test_merge_that_was_picked_is_one_change_with_its_copy(sides: tuple[Repo, dict[str, str]]) -> None:
    repo, made = sides
    switch(repo, "release", made["main"])
    fix(repo, "release-file")
    copy = pick(repo, made["merge"], "-m", "1")
    assert states(repo, made["merge"], made["one"]) == [STANDS, UNKNOWN]
    by = revert(repo, copy)
    assert states(repo, made["merge"], copy, made["one"]) == [reverted(by), reverted(by), UNKNOWN]


# Squashes.


def squash(repo: Repo, branch: str, *, text: str = "{}") -> str:
    """Squash a branch with the message that git proposes; there may be nothing left to change."""
    repo.git("merge", "-q", "--squash", branch)
    said = (repo.top / ".git/SQUASH_MSG").read_text()
    repo.git("commit", "-q", "--allow-empty", "--no-verify", "-m", text.replace("{}", said))
    return repo.head


def test_revert_that_was_squashed_counts(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    other = fix(base, "other")
    inner = revert(base, fixed)
    switch(base, "main")
    fix(base, "more")
    by = squash(base, "side")
    assert f"commit {inner}\n" in base.git("log", "-1", "--format=%B")
    assert states(base, fixed, inner, other) == [reverted(by), UNKNOWN, UNKNOWN]
    back = revert(base, by)
    assert (base.top / "fix").exists()
    assert states(base, fixed, by) == [STANDS, reverted(back)]
    revert(base, back)
    assert states(base, fixed) == [reverted(by)]


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_reverts_of_reverts_in_one_squash(base: Repo, depth: int) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    last = fixed
    for _ in range(depth):
        last = revert(base, last)
    switch(base, "main")
    by = squash(base, "side")
    assert (base.top / "fix").exists() == (depth % 2 == 0)
    assert states(base, fixed) == [reverted(by) if depth % 2 else STANDS]


def test_revert_that_was_squashed_may_be_named_by_its_own_hash(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    inner = revert(base, fixed)
    switch(base, "main")
    by = squash(base, "side")
    assert states(base, fixed) == [reverted(by)]
    restored = says(base, f"Again\n\nThis reverts commit {inner[:9]}.")
    assert states(base, fixed, inner) == [STANDS, reverted(restored)]


def test_what_was_squashed_with_its_revert_is_taken_back(base: Repo) -> None:
    switch(base, "side", "main")
    fixed = fix(base)
    revert(base, fixed)
    other = fix(base, "other")
    switch(base, "main")
    by = squash(base, "side")
    assert states(base, fixed, other) == [reverted(by), UNKNOWN]


def test_picks_in_a_squash_are_each_a_copy_of_their_own(base: Repo) -> None:
    first, second = fix(base, "first"), fix(base, "second")
    revert(base, first)
    revert(base, second)
    switch(base, "side", "main")
    pick(base, first)
    pick(base, second)
    switch(base, "main")
    squash(base, "side")
    assert states(base, first, second) == [STANDS, STANDS]
    by = says(base, f"Back\n\nThis reverts commit {first}.")
    assert states(base, first, second) == [reverted(by), STANDS]


def test_order_in_a_squash_tells_a_pick_before_a_revert_from_one_after_it(base: Repo) -> None:
    fixed = fix(base)
    revert(base, fixed)
    switch(base, "brought-back", "main")
    says(base, f"This reverts commit {fixed}.")
    pick(base, fixed)
    switch(base, "gone", "main")
    pick(base, fixed)
    says(base, f"This reverts commit {fixed}.")
    for branch, kind in (("brought-back", "stands"), ("gone", "reverted")):
        switch(base, f"{branch}-squashed", "main")
        squash(base, branch)
        assert states(base, fixed)[0].kind == kind, branch


def test_text_around_the_squashed_commits_is_that_of_the_squash(base: Repo) -> None:
    first, second, third = fix(base, "first"), fix(base, "second"), fix(base, "third")
    switch(base, "side", "main")
    inner = revert(base, first)
    switch(base, "main")
    text = f"Squash\n\nThis reverts commit {second}.\n\n{{}}\nThis reverts commit {third}.\n"
    by = squash(base, "side", text=text)
    assert states(base, first, second, third) == [reverted(by)] * 3
    says(base, f"This reverts commit {inner}.")
    assert states(base, first, second, third) == [STANDS, reverted(by), reverted(by)]


def test_squash_that_was_picked(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "release", "main")
    fix(base, "release-file")
    switch(base, "side", "main")
    revert(base, fixed)
    switch(base, "main")
    by = squash(base, "side")
    switch(base, "release")
    copy = pick(base, by)
    assert states(base, fixed, by) == [reverted(copy), STANDS]
    restored = revert(base, copy)
    assert states(base, fixed, by, copy) == [STANDS, reverted(restored), reverted(restored)]


@pytest.mark.parametrize("text", ["This reverts\ncommit {}\n", "x\ncommit {}\n\n  This reverts commit {}"])
def test_a_line_with_a_hash_in_a_paragraph_is_no_squashed_commit(base: Repo, text: str) -> None:
    fixed = fix(base)
    by = says(base, text.format(fixed, fixed))
    assert states(base, fixed, by) == [reverted(by), STANDS]


def test_squash_with_the_line_ends_of_windows(base: Repo) -> None:
    fixed = fix(base)
    switch(base, "side", "main")
    revert(base, revert(base, fixed))
    switch(base, "main")
    base.git("merge", "-q", "--squash", "side")
    says(base, (base.top / ".git/SQUASH_MSG").read_text().replace("\n", "\r\n"))
    assert states(base, fixed) == [STANDS]


# Messages and configuration that are out to deceive.


def test_header_in_a_message_is_no_other_commit(base: Repo) -> None:
    fixed, other = fix(base), fix(base, "other")
    forged = f"x reverts\ncommit {other}\n{other}\n\x01This reverts commit 1234567\ntree {other}\nparent {other}\n"
    forger = says(base, forged)
    by = says(base, f"y\n\n{forged}\nThis reverts commit {fixed}.\n\x01\x02\x00This reverts commit {other}.".encode())
    assert states(base, fixed, other, forger) == [reverted(by), STANDS, STANDS]


def test_message_ends_at_a_nul(base: Repo) -> None:
    fixed = fix(base)
    hidden = says(base, b"x reverts\0" + f"\n{fixed}\0This reverts commit {fixed}.".encode())
    decoded = says(base, f"x reverts +AAA-{fixed}+AAA-This reverts commit {fixed}.", encoding="UTF-7")
    # Where no UTF-7 is known to git, that message is as it is stored.
    assert states(base, fixed, hidden, decoded) in ([STANDS] * 3, [reverted(decoded), STANDS, STANDS])


@pytest.mark.parametrize(
    ("encoding", "label"), [("latin-1", "ISO-8859-1"), ("latin-1", ""), ("gbk", "GBK"), ("utf-8", "no-such")]
)
def test_message_in_another_encoding(base: Repo, encoding: str, label: str) -> None:
    fixed = fix(base)
    text = "Zurück" if encoding == "latin-1" else "恢复"
    by = says(base, text.encode(encoding) + f"\n\nThis reverts commit {fixed}.\n".encode(), encoding=label)
    assert states(base, fixed) == [reverted(by)]


def test_revert_that_git_writes_in_latin_1(base: Repo) -> None:
    base.git("config", "i18n.commitEncoding", "ISO-8859-1")
    fixed = fix(base, message=b"Gr\xfc\xdfe".decode("utf-8", "surrogateescape"))
    by = revert(base, fixed)
    assert "encoding ISO-8859-1\n" in base.git("cat-file", "commit", "HEAD")
    assert states(base, fixed) == [reverted(by)]
    with reading(base) as (change,):
        assert change.git
        assert change.git.messages([by], ["reverts"])[0][1].startswith('Revert "Grüße"\n')


CONFIGURATION = {
    "log.showSignature": "true",
    "log.mailmap": "true",
    "log.showRoot": "false",
    "log.follow": "true",
    "log.abbrevCommit": "true",
    "log.decorate": "full",
    "log.date": "relative",
    "core.commentChar": "T",
    "core.abbrev": "4",
    "core.notesRef": "refs/notes/evil",
    "notes.displayRef": "refs/notes/*",
    "i18n.logOutputEncoding": "UTF-16",
    "i18n.commitEncoding": "UTF-16",
    "format.pretty": "oneline",
    "grep.patternType": "perl",
    "grep.extendedRegexp": "true",
    "grep.fallbackToNoIndex": "false",
    "color.ui": "always",
    "rev-list.pager": "true",
}


@pytest.mark.parametrize("key", CONFIGURATION)
def test_configuration_changes_nothing(base: Repo, key: str) -> None:
    fixed, other = fix(base), fix(base, "other")
    by = says(base, f"Zurück\n\nThis reverts commit {fixed}.\n")
    base.git("notes", "--ref=evil", "add", "-m", f"This reverts commit {other}.", "HEAD")
    base.git("config", key, CONFIGURATION[key])
    assert states(base, fixed, other, by) == [reverted(by), STANDS, STANDS]
    with reading(base) as (change,):
        assert change.git
        assert change.git.messages([by], ["ZURÜCK", "This Reverts"]) == [
            (by, f"Zurück\n\nThis reverts commit {fixed}.\n")
        ]


def test_phrases_are_no_expressions(base: Repo) -> None:
    by = says(base, "a.c (x")
    with reading(base) as (change,):
        assert change.git
        assert change.git.messages([by], ["(X"]) == [(by, "a.c (x")]
        assert change.git.messages([by], ["abc", "a*c", "[a]"]) == []


@pytest.mark.parametrize("how", ["replace", "graft"])
def test_replaced_commits_do_not_forge_the_history(base: Repo, how: str) -> None:
    fixed = fix(base)
    by = revert(base, fixed)
    if how == "replace":
        base.git("replace", by, fixed)
    else:
        base.git("replace", "--graft", by, base.git("rev-parse", f"{fixed}^").strip())
    assert states(base, fixed) == [reverted(by)]


# Histories that are only written down.


class Log:
    """A history of messages."""

    def __init__(self) -> None:
        self.messages: dict[str, str] = {}
        self.parents: dict[str, tuple[str, ...]] = {}

    def add(self, message: str = "fix", *parents: str, oid: str = "") -> str:
        """A commit on top of the latest one, or of some."""
        own = oid or hashlib.sha1(b"%d" % len(self.parents)).hexdigest()
        self.parents[own] = parents or tuple(self.parents)[-1:]
        self.messages[own] = message
        return own

    def revert(self, commit: str, *parents: str) -> str:
        """A commit that says that it reverts one."""
        return self.add(f"Revert\n\nThis reverts commit {commit}.", *parents)

    def pick(self, commit: str, *parents: str) -> str:
        """A copy of a commit, which says so."""
        return self.add(f"{self.messages[commit]}\n(cherry picked from commit {commit})", *parents)

    @property
    def reverts(self) -> Reverts:
        """What was taken back in it."""
        messages = [row for row in self.messages.items() if any(phrase in row[1].lower() for phrase in PHRASES)]
        return Reverts(messages, lambda: dict(reversed(self.parents.items())))


def test_five_thousand_reverts_in_a_row() -> None:
    log = Log()
    chain = [log.add()]
    for _ in range(5000):
        chain.append(log.revert(chain[-1]))
    reverts = log.reverts
    found = [reverts.state(one) for one in (chain[0], chain[1], chain[-2], chain[-1])]
    assert found == [STANDS, reverted(chain[2]), reverted(chain[-1]), STANDS]
    chain.append(log.revert(chain[-1]))
    assert log.reverts.state(chain[0]) == reverted(chain[1])


def test_five_thousand_copies_in_a_row() -> None:
    log = Log()
    copies = [log.add("fix\n")]
    for _ in range(5000):
        copies.append(log.add(f"fix\n\n(cherry picked from commit {copies[-1]})"))
    by = log.revert(copies[2500])
    reverts = log.reverts
    assert {reverts.state(one) for one in copies[::1000]} == {reverted(by)}


def test_a_commit_reverts_neither_itself_nor_what_was_made_after_it() -> None:
    log = Log()
    own = "a" * 40
    after = "b" * 40
    log.add("root")
    log.add(f"This reverts commit {own}. This reverts commit {after}.", oid=own)
    log.add("after", oid=after)
    assert [log.reverts.state(one) for one in (own, after)] == [STANDS, STANDS]


def test_a_copy_that_says_that_it_reverts_its_original_stands() -> None:
    log = Log()
    fixed = log.add()
    own = log.add(f"This reverts commit {fixed}.\n\n(cherry picked from commit {fixed})")
    assert [log.reverts.state(one) for one in (fixed, own)] == [STANDS, STANDS]


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_forged_circle_comes_to_an_end(size: int) -> None:
    """They lie on branches of their own, each of which names the next."""
    log = Log()
    root = log.add()
    ring = [f"{number:x}" * 40 for number in range(1, size + 1)]
    for own, target in zip(ring, [*ring[1:], ring[0]], strict=True):
        log.add(f"This reverts commit {target}.", root, oid=own)
    victim = log.revert(root, root)
    by = log.revert(victim)
    log.add("merge", *ring, by)
    found = [log.reverts.state(one) for one in (root, victim, by, *ring)]
    assert found[:3] == [STANDS, reverted(by), STANDS]
    assert "reverted" in {one.kind for one in found[3:]}


def test_in_a_circle_the_one_that_is_nearest_to_a_head_counts() -> None:
    log = Log()
    root = log.add()
    log.add(f"This reverts commit {'b' * 40}.", root, oid="a" * 40)
    log.add(f"This reverts commit {'a' * 40}. This reverts commit {root}.", root, oid="b" * 40)
    log.add("on top", "b" * 40)
    log.add("merge", "a" * 40, tuple(log.parents)[-1])
    found = [log.reverts.state(one) for one in (root, "a" * 40, "b" * 40)]
    assert found == [STANDS, STANDS, reverted("a" * 40)]


def _listed(*commits: tuple[str, str]) -> str:
    """The message of a squash: hashes and what each of these reverts."""
    rows = (f"commit {own}\nAuthor: T\n\n    Revert\n\n    This reverts commit {target}.\n" for own, target in commits)
    return "Squashed commit of the following:\n\n" + "\n".join(rows)


def test_squashed_commits_revert_neither_themselves_nor_the_whole() -> None:
    log = Log()
    fixed = log.add()
    own, one, two, three = "a" * 40, "b" * 40, "c" * 40, "d" * 40
    log.add(_listed((one, own), (two, f"{two}. This reverts commit {fixed}")), oid=own)
    assert [log.reverts.state(commit) for commit in (own, one, two, fixed)] == [STANDS, UNKNOWN, UNKNOWN, reverted(own)]
    by = log.add(_listed((one, two), (three, one), (two, three)))  # a circle
    assert {log.reverts.state(commit).by for commit in (one, two, three)} <= {by, ""}


@pytest.mark.parametrize("order", [1, -1])
def test_squashed_commits_that_are_named_may_be_in_any_order(order: int) -> None:
    for length, kind in ((2, "reverted"), (3, "stands"), (4, "reverted"), (5, "stands")):
        log = Log()
        chain = [log.add(), *(digit * 40 for digit in "abcd")]
        log.add(_listed(*[(chain[at], chain[at - 1]) for at in range(1, length)][::order]))
        assert log.reverts.state(chain[0]).kind == kind


def test_commits_that_a_merge_lists_are_no_merges() -> None:
    log = Log()
    root = log.add()
    one = log.add("one", root)
    inner = "a" * 40
    log.add(_listed((inner, root)), root, one)
    assert log.reverts.state(root).kind == "reverted"
    log.revert(inner)
    assert [log.reverts.state(commit) for commit in (root, one)] == [STANDS, STANDS]


def test_revert_that_was_taken_back_twice_is_taken_back_once() -> None:
    log = Log()
    chain = [log.add()]
    for _ in range(3):
        chain.append(log.revert(chain[-1]))
    log.revert(chain[3])
    log.revert(chain[3])
    last = log.revert(chain[2])
    assert [log.reverts.state(one) for one in chain[:3]] == [reverted(chain[1]), STANDS, reverted(last)]


def test_note_of_a_pick_may_shorten_the_hash() -> None:
    log = Log()
    fixed = log.add()
    by = log.revert(log.add(f"(cherry picked from commit {fixed[:10]})"))
    assert log.reverts.state(fixed) == reverted(by)


def test_squashed_commit_that_is_in_the_history_itself_too() -> None:
    log = Log()
    root, own = log.add(), log.add()
    by = log.add(_listed((own, root)))
    assert [log.reverts.state(one) for one in (root, own)] == [reverted(by), STANDS]
    last = log.revert(own)
    assert [log.reverts.state(one) for one in (root, own)] == [STANDS, reverted(last)]


def test_of_several_reverts_that_count_the_one_nearest_to_a_head_is_told() -> None:
    log = Log()
    fixed = log.add()
    by = [log.revert(fixed), log.revert(fixed), log.revert(fixed)]
    assert log.reverts.state(fixed) == reverted(by[2])
    log.revert(by[2])
    assert log.reverts.state(fixed) == reverted(by[1])


def test_shortened_hash_that_several_commits_have_means_none() -> None:
    log = Log()
    one, two = (log.add(oid="abcdef0" + digit * 33) for digit in "12")
    log.add("This reverts commit abcdef0.")
    by = log.add(f"This reverts commit {two[:8]}.")
    assert log.reverts.state("abcdef0") == UNKNOWN
    assert [log.reverts.state(name) for name in (one, two, one[:8], two[:8])] == [STANDS, reverted(by)] * 2


def test_commits_that_are_not_here_are_told_apart() -> None:
    log = Log()
    log.add()
    by = log.add(
        "This reverts commit abcdef0 (x, 2026-09-06). This reverts commit abcdef01. This reverts commit 1234567."
    )
    for name in ("abcdef0", "abcdef01", "abcdef01" + "2" * 32, "1234567", "1234567" + "8" * 33):
        assert log.reverts.state(name) == reverted(by)
    for name in ("abcdef02", "abcdef1", "1234568", "1234567 or so", "1234567\n", "0" * 40):
        assert log.reverts.state(name) == UNKNOWN
    log.add(f"(cherry picked from commit {'abcdef0' + '3' * 33})")
    assert log.reverts.state("abcdef0") == UNKNOWN  # two have it now
    assert log.reverts.state("abcdef0" + "3" * 33) == STANDS
    restored = log.revert(by)
    assert [log.reverts.state(name) for name in ("1234567", by)] == [UNKNOWN, reverted(restored)]


def test_messages_that_are_not_of_this_history_count_for_nothing() -> None:
    log = Log()
    fixed = log.add()
    reverts = Reverts([("e" * 40, f"This reverts commit {fixed}.")], lambda: log.parents)
    assert reverts.state(fixed) == STANDS


def test_the_graph_is_asked_for_once_and_only_when_needed() -> None:
    asked = []

    def graph() -> dict[str, tuple[str, ...]]:
        asked.append(1)
        return {"a" * 40: ()}

    reverts = Reverts([], graph, cut_off=True)
    assert (asked, reverts.cut_off) == ([], True)
    assert [reverts.state(one) for one in ("nothing", "a" * 7, "b" * 7)] == [UNKNOWN, STANDS, UNKNOWN]
    assert asked == [1]


# A simple model: each revert switches what it reverts off, and with it all that hangs on it.


def _switch(targets: list[int | None], on: list[bool], commit: int, to: bool) -> bool:
    """Bring a commit into effect or out of it, and so what it reverts the other way; False if that changes nothing."""
    while on[commit] != to:
        on[commit] = to
        target = targets[commit]
        if target is None:
            return True
        commit, to = target, not to
    return False


@settings(deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=60), st.booleans())
def test_linear_histories_are_as_a_simple_model_has_them(choices: list[int], short: bool) -> None:
    log = Log()
    oids: list[str] = []
    targets: list[int | None] = []
    on: list[bool] = []
    for choice in choices:
        possible = []
        for commit in range(len(on)):  # only what can be reverted: it is in effect, and so is what it would restore
            trial = list(on)
            if trial[commit] and _switch(targets, trial, commit, False):
                possible.append(commit)
        if possible and choice % 4:
            target = possible[choice % len(possible)]
            assert _switch(targets, on, target, False)
            oids.append(log.revert(oids[target][: 12 if short else 40]))
            targets.append(target)
        else:
            oids.append(log.add())
            targets.append(None)
        on.append(True)
    reverts = log.reverts
    for commit, oid in enumerate(oids):
        state = reverts.state(oid)
        assert state.kind == ("stands" if on[commit] else "reverted")
        if state.by:
            by = oids.index(state.by)
            assert (targets[by], on[by]) == (commit, True)


# Any history of branches, merges and picks against the rules, word by word.


def _grown(chance: random.Random) -> Log:
    log = Log()
    log.add()
    heads = [next(iter(log.parents))] * 3
    for _ in range(chance.randint(3, 25)):
        at = chance.randrange(3)
        commits = list(log.parents)
        named = chance.choice(commits)
        act = chance.random()
        if act < 0.25:
            heads[at] = log.add("fix", heads[at])
        elif act < 0.65:
            parents = log.parents[named]
            stays = f", reversing\nchanges made to {chance.choice(parents)}" if len(parents) > 1 else ""
            heads[at] = log.add(f"Revert\n\nThis reverts commit {named}{stays}.", heads[at])
        elif act < 0.8:
            heads[at] = log.pick(named, heads[at])
        else:
            others = {heads[at], heads[chance.randrange(3)]}
            heads[at] = log.add("merge", heads[at], *(others - {heads[at]}))
    log.add("merge", *dict.fromkeys(heads))
    return log


def _slowly(log: Log) -> dict[str, bool | None]:
    """Whether each commit stands, straight from the rules; None where forged reverts go in a circle."""
    before: dict[str, set[str]] = {}
    for oid, parents in log.parents.items():
        before[oid] = {oid}.union(*(before[parent] for parent in parents))
    copies = {oid: {oid} for oid in log.parents}
    for oid, message in log.messages.items():
        for line in message.split("\n"):
            if line.startswith("(cherry picked from commit "):
                joined = copies[oid] | copies[line.split()[-1].rstrip(")")]
                for one in joined:
                    copies[one] = joined
    takers: dict[str, set[str]] = {oid: set() for oid in log.parents}
    for act, message in log.messages.items():
        words = message.split()
        if "reverts" not in words:
            continue
        named = words[words.index("reverts") + 2].rstrip(".,")
        if act in copies[named]:
            continue
        for copy in copies[named]:
            if act in before[copy] if copy == named else copy not in before[act]:
                continue
            parents = log.parents[copy]
            takers[copy].add(act)
            if len(parents) > 1:
                told = words[words.index("made") + 2].rstrip(".") if "made" in words else ""
                for oid in before[copy] - before[told if told in parents else parents[0]]:
                    takers[oid].add(act)
    counts: dict[str, bool | None] = {}
    for _ in log.parents:
        for oid, others in takers.items():
            found = [counts.get(other) for other in others]
            counts[oid] = False if True in found else None if None in found else True
    every: dict[str, bool | None] = {}
    for oid in log.parents:
        known = [counts[one] for one in copies[oid]]
        every[oid] = True if True in known else None if None in known else False
    return every


@pytest.mark.parametrize("seed", range(4))
def test_histories_of_branches_and_picks_are_as_the_rules_have_them(seed: int) -> None:
    chance = random.Random(seed)
    seen = set()
    for _ in range(150):
        log = _grown(chance)
        expected = _slowly(log)
        reverts = log.reverts
        for oid, stands in expected.items():
            if stands is not None:
                assert (reverts.state(oid).kind == "stands") == stands, (oid, log.messages, log.parents)
            seen.add(stands)
    assert seen >= {True, False}


# Time.


def test_long_history_takes_a_second_or_two() -> None:
    log = Log()
    chance = random.Random(1)
    commits = [log.add()]
    side = commits[0]
    for number in range(20_000):
        if number % 100 == 50:
            commits.append(log.revert(chance.choice(commits[-80:]), commits[-1]))
        elif number % 100 == 70:
            side = log.pick(commits[-1], side)
        elif number % 100 == 90:
            commits.append(log.add("merge", commits[-1], side))
        else:
            commits.append(log.add("fix", commits[-1]))
    begun = time.process_time()
    reverts = log.reverts
    found = [reverts.state(one).kind for one in commits]
    assert time.process_time() - begun < 5
    assert found.count("reverted") > 100
