"""`qa-check-outcomes`: every byte of a log counts, and which records may go (the rules one by one: tests/cases)."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Any

import pytest
from bundles import LOG, STORE, bundle, folder, identity, log
from conftest import TODAY, Repo
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks import check_outcomes, check_records
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.report.finding import Finding

Files = dict[str, str | bytes | None]
EVENTS: list[str | dict[str, object]] = [
    "confirmed 1 a",
    "contradicted 2 b",
    {"type": "retracted", "target": "b", "buildOrdinal": 3, "note": "Tür 門"},
]


def snapshot(files: Files) -> Edited:
    return Edited({path: data if not isinstance(data, str) else data.encode() for path, data in files.items()})


def changed(base: Files, head: Files, *, whole: bool = False) -> Change:
    """A change in memory, whose paths are known as in git."""
    paths = frozenset(path for path in {*base, *head} if base.get(path) != head.get(path))
    today = datetime.date.fromisoformat(TODAY)
    return Change(snapshot(head), (snapshot(base),), paths=paths, today=today, whole=whole)


def findings(base: Files, head: Files) -> list[Finding]:
    """What is told of such a change."""
    return list(check_outcomes.check(changed(base, head)))


def codes(base: Files, head: Files) -> set[str]:
    """The codes of that."""
    return {one.rule.code for one in findings(base, head)}


def joined(bundles: Iterable[Files]) -> Files:
    """All files of several bundles."""
    return {path: data for one in bundles for path, data in one.items()}


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


NAMES = [path.removeprefix(f"{folder()}/") for path in bundle()]


@given(st.sampled_from(NAMES), st.binary(max_size=200), st.integers(0, 400), st.integers(0, 400), st.booleans())
@settings(max_examples=400, deadline=None)
def test_no_bytes_break_it_in_head_or_base(name: str, data: bytes, start: int, length: int, back: bool) -> None:
    good = bundle(events=EVENTS)
    path = f"{folder()}/{name}"
    old = good[path]
    assert isinstance(old, bytes)
    spoilt = good | {path: old[:start] + data + old[start + length :]}
    base, head = (spoilt, good) if back else (good, spoilt)
    for whole in (False, True):
        change = changed(base, head, whole=whole)
        for one in (*check_outcomes.check(change), *check_records.check(change)):
            assert one.line >= 1 and one.column >= 1 and one.message and one.help and one.subject == identity()


def test_a_hundred_thousand_events_are_judged() -> None:
    many = 100_000
    rows = log(f"confirmed {1 + at // 1000} e{at}" for at in range(many))
    bad = log(["harmful 1 x"])
    base, head = bundle(files={LOG: rows}), bundle(files={LOG: rows + bad})
    (found,) = findings(base, head)
    assert (found.rule.code, found.line) == ("QA722", many + 1)
    assert [(one.rule.code, one.line) for one in findings(base, bundle(files={LOG: rows[1:]}))] == [
        ("QA010", 1),
        ("QA725", 1),
    ]


def test_a_hundred_thousand_faults_are_told_in_a_hundred_lines(repo: Repo) -> None:
    repo.write(bundle(files={LOG: "{}\n" * 100_000}))
    repo.git("add", "-A")
    done = repo.hook("qa-check-outcomes")
    assert (done.status, done.codes, len(done.findings)) == (1, ["QA721"], 101)
    assert " more" in done.findings[-1]["message"]


def generations(origins: list[str]) -> list[Files]:
    """A chain by who wrote each generation; all but the last are superseded."""
    found = []
    for at, origin in enumerate(origins, 1):
        last = at == len(origins)
        relations = [f"supersedes @{at - 1}"] * (at > 1) + [f"superseded-by @{at + 1}"] * (not last)
        events = ["confirmed 1", *(["superseded 2"] if not last else [])]
        found.append(bundle(at, origin=origin, events=events, relations=relations))
    return found


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_which_generations_may_go(data: st.DataObject) -> None:
    """Those of agents with three newer superseded ones, and no others; also where the change adds the newest one."""
    origins = data.draw(st.lists(st.sampled_from(["user", "agent-verified", "agent-verified"]), min_size=1, max_size=9))
    new = data.draw(st.integers(0, 2))
    before, after = generations(origins), generations([*origins, *["agent-verified"] * new])
    gone = data.draw(st.sets(st.integers(0, len(origins) - 1), max_size=4))
    base, head = joined(before), joined(one for at, one in enumerate(after) if at not in gone)
    # The last one of each tree is current. What goes counts as it was in the base.
    superseded = {at for at in range(len(after) - 1) if at not in gone or at < len(origins) - 1}
    allowed = {at for at in range(len(origins) - 1) if origins[at] != "user" and superseded >= {at + 1, at + 2, at + 3}}
    told = findings(base, head)
    assert {one.rule.code for one in told} <= {"QA727"}
    assert sorted(one.subject for one in told) == [identity(at + 1) for at in sorted(gone - allowed)]


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("length", [5, 6, 9])
def test_generations_that_go_one_by_one_or_at_once(length: int, whole: bool) -> None:
    """What may go leaves nothing that either hook objects to, then or when all is judged."""
    chain = generations(["agent-verified"] * length)
    ends = range(1, length - 3)
    for start, end in [*zip(range(length - 4), ends, strict=True), (0, length - 4)]:
        change = changed(joined(chain[start:]), joined(chain[end:]), whole=whole)
        assert [*check_outcomes.check(change), *check_records.check(change)] == []
    assert codes(joined(chain[length - 4 :]), joined(chain[length - 3 :])) == {"QA727"}


def test_a_chain_that_runs_in_a_circle_frees_nobody() -> None:
    for length in (1, 2, 3):
        circle = [
            bundle(at, events=["superseded 1"], relations=[f"superseded-by @{at % length + 1}"])
            for at in range(1, length + 1)
        ]
        assert codes(joined(circle), joined(circle[1:])) == {"QA727"}


def test_where_a_chain_branches_all_ways_must_be_long_enough() -> None:
    chain = generations(["agent-verified"] * 5)
    first = bundle(1, events=["superseded 1"], relations=["superseded-by @2", "superseded-by @9"])
    assert codes(joined([first, *chain[1:], bundle(9)]), joined([*chain[1:], bundle(9)])) == {"QA727"}


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


@pytest.mark.parametrize("more", ["agent-qa-knowledge", "agent-qa-knowledge/memory/shop", "agent-qa-knowledge/memory"])
def test_a_store_by_settings_never_hides_the_standard_one(repo: Repo, more: str) -> None:
    repo.commit(bundle(events=EVENTS) | {".qa-memory.yaml": f"stores: {{records: [{more}]}}\n"})
    repo.write(bundle(events=EVENTS[1:]))
    for argv in ((), ("--worktree",), ("--all",)):
        repo.git("add", "-A")
        assert repo.hook("qa-check-outcomes", *argv).codes == ["QA725"]
    repo.git("rm", "-rqf", STORE)
    assert repo.hook("qa-check-outcomes").codes == ["QA727"]


def test_in_place_of_what_was_a_record(repo: Repo) -> None:
    repo.commit(bundle())
    for path, code in ((folder(), "QA727"), (STORE, "QA727"), (f"{folder()}/evidence", "QA725")):
        repo.git("reset", "-q", "--hard")
        repo.git("rm", "-rq", path)
        repo.git("update-index", "--add", "--cacheinfo", f"160000,{'1' * 40},{path}")
        done = repo.hook("qa-check-outcomes")
        assert (done.status, done.codes) == (1, [code])
        (repo.top / path).unlink(missing_ok=True)
        (repo.top / path).parent.mkdir(parents=True, exist_ok=True)
        (repo.top / path).symlink_to("elsewhere")
        for argv in ((), ("--worktree",)):
            repo.git("add", "-A")
            assert code in repo.hook("qa-check-outcomes", *argv).codes


def test_taken_away_and_put_back_within_a_range(repo: Repo) -> None:
    repo.commit(bundle(events=EVENTS))
    for branch, events in (("rewritten", EVENTS[1:]), ("whole", EVENTS), ("longer", [*EVENTS, "helpful 4 d"])):
        repo.git("checkout", "-q", "-b", branch, "main")
        repo.git("rm", "-rq", STORE)
        repo.commit()
        repo.commit(bundle(events=events))
        done = repo.hook("qa-check-outcomes", "--from-ref", "main", "--to-ref", branch)
        assert done.codes == (["QA725"] if branch == "rewritten" else [])


def test_moved_in_one_commit_and_rewritten_in_the_next(repo: Repo) -> None:
    repo.commit(bundle(events=EVENTS))
    repo.git("checkout", "-q", "-b", "topic")
    repo.git("mv", f"{STORE}/shop", f"{STORE}/web")
    repo.commit()
    repo.commit(bundle(product="web", events=EVENTS[:2]))
    assert repo.hook("qa-check-outcomes", "--from-ref", "main", "--to-ref", "topic").codes == ["QA725"]


def test_two_records_that_become_one(repo: Repo) -> None:
    other = f"pay/{STORE}"
    repo.commit(bundle(events=EVENTS[:1]) | bundle(store=other, events=EVENTS[1:2]))
    repo.git("rm", "-rq", other)
    assert repo.hook("qa-check-outcomes").codes == ["QA727"]
    (repo.top / "pay").mkdir(exist_ok=True)
    repo.git("mv", "agent-qa-knowledge", "pay/agent-qa-knowledge")
    # The one has the log of the other, which is nowhere.
    assert repo.hook("qa-check-outcomes").codes == ["QA725", "QA727"]


def test_a_log_with_crlf_in_git(repo: Repo) -> None:
    """Git stores them, and so they stay."""
    old = log(EVENTS).replace("\n", "\r\n")
    repo.commit(bundle(files={LOG: old}))
    for text, wanted in (
        (old + log(["helpful 4 d"]), []),
        (old + log(["helpful 4 d"]).replace("\n", "\r\n"), []),
        (log(EVENTS), ["QA725"]),
    ):
        repo.write({f"{folder()}/{LOG}": text})
        repo.git("add", "-A")
        assert repo.hook("qa-check-outcomes").codes == wanted


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
