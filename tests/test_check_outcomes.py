"""`qa-check-outcomes`: every byte of a log counts, and which records may go (the rules one by one: tests/cases)."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from bundles import LOG, STORE, bundle, folder, identity, log
from conftest import TODAY, Repo
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks import check_outcomes
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited

Files = dict[str, str | bytes | None]
EVENTS = [
    "confirmed 1 a",
    "contradicted 2 b",
    {"type": "retracted", "target": "b", "buildOrdinal": 3, "note": "Tür 門"},
]


def snapshot(files: Files) -> Edited:
    return Edited({path: data if not isinstance(data, str) else data.encode() for path, data in files.items()})


def codes(base: Files, head: Files) -> set[str]:
    """What is told of a change in memory, whose paths are known as in git."""
    paths = frozenset(path for path in {*base, *head} if base.get(path) != head.get(path))
    today = datetime.date.fromisoformat(TODAY)
    change = Change(snapshot(head), (snapshot(base),), paths=paths, today=today)
    return {one.rule.code for one in check_outcomes.check(change)}


@pytest.mark.parametrize("alter", ["flip", "drop", "add", "cut", "line ends"])
def test_every_byte_of_a_log(alter: str) -> None:
    base = bundle(events=EVENTS)
    path = f"{folder()}/{LOG}"
    old = base[path]
    assert isinstance(old, bytes)
    for at in range(len(old)):
        new = {
            "flip": old[:at] + bytes([old[at] ^ 1]) + old[at + 1 :],
            "drop": old[:at] + old[at + 1 :],
            "add": old[:at] + b"0" + old[at:],
            "cut": old[:at],
            "line ends": old[:at] + old[at:].replace(b"\n", b"\r\n"),
        }[alter]
        assert "QA725" in codes(base, base | {path: new}), (at, new)


def test_through_git(repo: Repo) -> None:
    repo.commit(bundle(events=EVENTS))
    text = repo.read(f"{folder()}/{LOG}")
    for new in (text.replace("contradicted", "confirmed"), text[1:], text.replace("\n", "\r\n"), log(EVENTS[1:])):
        repo.write({f"{folder()}/{LOG}": new})
        repo.git("add", "-A")
        assert "QA725" in repo.hook("qa-check-outcomes").codes
        assert "QA725" in repo.hook("qa-check-outcomes", "--worktree").codes
    repo.write({f"{folder()}/{LOG}": text + log(["helpful 4 d"])})
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == []


def generations(kinds: list[tuple[str, bool]], *, grown: bool = False) -> list[Files]:
    """A chain: of each generation who wrote it and whether it was superseded (all but the last are)."""
    found = []
    for at, (origin, _) in enumerate(kinds, 1):
        last = at == len(kinds)
        relations = [f"supersedes @{at - 1}"] * (at > 1) + [f"superseded-by @{at + 1}"] * (not last)
        events = ["confirmed 1", *(["superseded 2"] if not last else [])]
        found.append(bundle(at, origin=origin, events=events, relations=relations))
    return found


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_which_generations_may_go(data: st.DataObject) -> None:
    """Those of agents with three newer superseded ones, and no others; also where the change adds the newest one."""
    origins = data.draw(st.lists(st.sampled_from(["user", "agent-verified", "agent-verified"]), min_size=1, max_size=9))
    kinds = [(origin, True) for origin in origins]
    new = data.draw(st.integers(0, 2))
    before, after = generations(kinds), generations([*kinds, *[("agent-verified", True)] * new])
    gone = data.draw(st.sets(st.integers(0, len(kinds) - 1), max_size=4))
    base: Files = {path: text for one in before for path, text in one.items()}
    head: Files = {path: text for at, one in enumerate(after) if at not in gone for path, text in one.items()}
    superseded = range(len(kinds) - 1)  # in the base: the last one was current
    allowed = {at for at in superseded if origins[at] != "user" and len(after) - 1 - at > 3}
    assert ("QA727" in codes(base, head)) == bool(gone - allowed)
    assert codes(base, head) <= {"QA727"}


def test_a_chain_that_runs_in_a_circle_frees_nobody() -> None:
    for length in (1, 2, 3):
        circle = [
            bundle(at, events=["superseded 1"], relations=[f"superseded-by @{at % length + 1}"])
            for at in range(1, length + 1)
        ]
        base: Files = {path: text for one in circle for path, text in one.items()}
        head: Files = {path: text for one in circle[1:] for path, text in one.items()}
        assert codes(base, head) == {"QA727"}


def test_where_a_chain_branches_all_ways_must_be_long_enough() -> None:
    chain = generations([("agent-verified", True)] * 5)
    first = bundle(1, events=["superseded 1"], relations=["superseded-by @2", "superseded-by @9"])
    base: Files = {path: text for one in (first, *chain[1:], bundle(9)) for path, text in one.items()}
    head: Files = {path: text for one in (*chain[1:], bundle(9)) for path, text in one.items()}
    assert codes(base, head) == {"QA727"}


# Places.


def test_a_store_that_moves_loses_nothing_and_is_compared(repo: Repo) -> None:
    repo.commit(bundle(1) | bundle(2))
    repo.git("mv", "agent-qa-knowledge", "shop-knowledge")
    assert repo.hook("qa-check-outcomes").codes == ["QA727"]  # it is no store any more
    repo.write({".qa-memory.yaml": "stores:\n  records: [shop-knowledge/memory]\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == []
    place = f"shop-knowledge/memory/shop/bundles/{identity()}/{LOG}"
    repo.write({place: log(["helpful 1"])})
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == ["QA725"]


def test_what_is_excluded_is_not_judged(repo: Repo) -> None:
    repo.commit(bundle() | {".qa-memory.yaml": "exclude: [agent-qa-knowledge]\n"})
    repo.git("rm", "-rq", STORE)
    assert repo.hook("qa-check-outcomes").codes == []


def test_from_a_folder_below_and_a_linked_working_tree(repo: Repo) -> None:
    repo.commit(bundle() | {"web/a.ts": "x\n"})
    repo.git("worktree", "add", "-q", "../second", "-b", "second")
    second = Repo(repo.top.parent / "second", init=False)
    second.git("rm", "-rq", STORE)
    assert second.hook("qa-check-outcomes", cwd="web").codes == ["QA727"]
    assert repo.hook("qa-check-outcomes").codes == []


def test_a_first_commit_and_no_git(repo: Repo, tmp_path_factory: Any) -> None:
    repo.write(bundle(events=["confirmed 2", "confirmed 1"]))
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == ["QA722"]
    plain = Repo(tmp_path_factory.mktemp("plain"), init=False)
    plain.write(bundle(events=["confirmed 2", "confirmed 1"]))
    assert plain.hook("qa-check-outcomes").codes == ["QA722"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", "QA003"),
        (b'{"note":"\xe4"}\n', "QA001"),
        (b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "QA003"),
        (b"<<<<<<< HEAD\n", "QA005"),
        (b"x" * (16 * 2**20 + 1), "QA013"),
    ],
)
def test_a_log_that_cannot_be_read(repo: Repo, data: bytes, code: str) -> None:
    repo.write(bundle(files={LOG: data}))
    repo.git("add", "-A")
    done = repo.hook("qa-check-outcomes")
    assert done.status == 1 and code in done.codes and set(done.codes) <= {code, "QA010"}


def test_a_log_of_fifteen_megabytes_is_read(repo: Repo) -> None:
    repo.write(bundle(events=[{"note": "x" * 1000}] * 15_000))
    repo.git("add", "-A")
    assert repo.hook("qa-gate").codes == []


def test_an_unmerged_log_is_a_conflict(repo: Repo) -> None:
    repo.commit(bundle())
    for branch, row in (("one", "helpful 2"), ("two", "harmful 2")):
        repo.git("checkout", "-q", "-b", branch, "main")
        repo.commit(bundle(events=["confirmed 1", row]))
    repo.run("git", "merge", "-q", "one")
    assert "QA005" in repo.hook("qa-check-outcomes").codes
    assert "QA005" in repo.hook("qa-check-outcomes", "--from-ref", "one", "--to-ref", "two").codes
