"""What a check may ask of a change beside content: the day of the base, what was before it, published or picked."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

import pytest
from bundles import bundle, folder
from conftest import TODAY, Repo, look, reading
from entries import entry, path, topic

from qa_memory_hooks.change import Change, Fault
from qa_memory_hooks.change.snapshot import UNMERGED, Edited, MiB, _raw_diffs

ENV, FLAKY, INDEX = path("env"), path("flaky"), ".qa/INDEX.md"
STORE = re.compile(rb"^\.qa/")


# The day of the base.


@pytest.mark.parametrize(
    ("committed", "day"),
    [
        ("1970-01-01T00:00:00Z", "1970-01-01"),
        ("2026-09-06T23:59:59Z", "2026-09-06"),
        ("2026-09-07T00:30:00+0900", "2026-09-06"),
        ("2026-09-06T23:30:00-1200", "2026-09-07"),
        ("@4102444800 +0000", "2100-01-01"),
    ],
)
def test_day_of_the_base_is_the_committers_in_utc(shop: Repo, committed: str, day: str) -> None:
    shop.env |= {"GIT_COMMITTER_DATE": committed, "GIT_AUTHOR_DATE": "2020-01-01T00:00:00Z", "TZ": "Asia/Tokyo"}
    shop.commit()
    with reading(shop) as (change,):
        assert change.base_date == datetime.date.fromisoformat(day)


@pytest.mark.parametrize(
    "line",
    [
        b"committer T <t@example.com> not a number +0000",
        b"committer T <t@example.com> -5 +0000",
        b"committer T <t@example.com> 99999999999999999999 +0000",
        b"committer T <t@example.com>",
        b"committer T <t@example.com> 1",
        b"committer",
        b"commiter T <t@example.com> 1 +0000",
        b"",
    ],
)
def test_odd_committer_is_exit_2_with_the_cure(shop: Repo, line: bytes) -> None:
    _commit_with(shop, line)
    with reading(shop) as (change,), pytest.raises(Fault, match="does not tell its time") as fault:
        _ = change.base_date
    assert "git fsck" in fault.value.cure
    shop.write({ENV: topic(entry("alpha", summary="changed"))})
    shop.git("add", ENV)
    done = shop.run("qa-check-history", "--today", TODAY)
    assert (done.status, done.out) == (2, "")
    assert "does not tell its time" in done.err


@pytest.mark.parametrize("name", [b"", b"T ", b"A > B ", b"\xff\xe9 ", b"1 +0000 ", b"T <x> "])
@pytest.mark.parametrize("zone", [b"+0000", b"-123456", b"+1"])
def test_odd_committer_that_tells_its_time(shop: Repo, name: bytes, zone: bytes) -> None:
    _commit_with(shop, b"committer " + name + b"<t@example.com> 1788696000 " + zone)
    with reading(shop) as (change,):
        assert change.base_date == datetime.date(2026, 9, 6)


def _commit_with(repo: Repo, line: bytes) -> None:
    tree, parent = repo.git("rev-parse", "HEAD^{tree}").strip(), repo.head
    text = f"tree {tree}\nparent {parent}\nauthor T <t@example.com> 1 +0000\n".encode() + line + b"\n"
    text += b"gpgsig x\n committer <y@example.com> 2 +0000\n\ncommitter Z <z@example.com> 3 +0000\n"
    oid = repo.git(
        "hash-object", "-t", "commit", "-w", "--literally", "--stdin", stdin=text.decode("utf-8", "surrogateescape")
    )
    repo.git("update-ref", "refs/heads/main", oid.strip())


def test_a_day_may_be_given_where_there_is_no_git() -> None:
    day = datetime.date(2026, 9, 6)
    change = Change(Edited({}), (), base_date=day, today=day)
    assert change.base_date == day
    assert change.touches(STORE)


def test_touching_is_asked_of_the_changed_paths(shop: Repo) -> None:
    shop.append("src/app.py", "more\n")
    shop.git("add", "-A")
    with reading(shop) as (change,):
        assert change.touches(re.compile(rb"\.py$"))
        assert not change.touches(STORE)
    with reading(shop, whole=True) as (change,):
        assert change.touches(STORE)
    with reading(shop, worktree=True) as (change,):
        assert change.touches(STORE)


# What was before the base.


def test_folder_as_it_was_before_the_base_commit(shop: Repo) -> None:
    before = {INDEX: shop.read(INDEX), ENV: shop.read(ENV), FLAKY: shop.read(FLAKY)}
    shop.commit({ENV: "changed", ".qa/new.md": "new"})
    with reading(shop) as (change,):
        found = change.before_base(".qa") or {}
    assert {f".qa/{name}": data.decode() for name, data in found.items()} == before


def test_before_the_first_commit_there_is_nothing(shop: Repo, repo: Repo) -> None:
    for one in (shop, repo):
        with reading(one) as (change,):
            assert change.before_base(".qa") is None


def test_folder_that_the_base_commit_made_was_empty_before(shop: Repo) -> None:
    shop.commit()
    with reading(shop) as (change,):
        assert change.before_base("services/.qa") == {}
        assert change.before_base("src/app.py") == {}


def test_folder_with_a_file_that_is_too_large_is_nothing_to_go_back_to(shop: Repo) -> None:
    shop.commit({".qa/large.md": b"x" * (MiB + 1)})
    shop.commit({".qa/large.md": None})
    with reading(shop) as (change,):
        assert change.before_base(".qa") is None


def test_cut_off_history_gives_nothing_to_go_back_to(shop: Repo, tmp_path: Path) -> None:
    shop.commit({ENV: topic()})
    shop.git("clone", "-q", "--depth", "1", shop.top.as_uri(), str(tmp_path / "shallow"))
    with reading(Repo(tmp_path / "shallow", init=False)) as (change,):
        assert change.before_base(".qa") is None


@pytest.mark.parametrize("name", ["HEAD^^{tree}", "HEAD^:.qa", "HEAD^:.qa/env-notes.md"])
def test_missing_object_of_what_was_before_is_no_pass(shop: Repo, name: str) -> None:
    oid = shop.git("rev-parse", "HEAD:" + name.partition(":")[2]).strip()
    shop.commit({ENV: topic(), ".qa/new.md": "new"})
    _remove(shop, oid)
    with reading(shop) as (change,), pytest.raises(Fault, match="is not in this repository"):
        change.before_base(".qa")


# What was published.


@pytest.fixture
def ahead(shop: Repo) -> Repo:
    """`origin/main` is one commit behind."""
    shop.git("update-ref", "refs/remotes/origin/main", "HEAD")
    shop.commit({ENV: topic(entry("alpha"), entry("gamma"))})
    return shop


def published(repo: Repo, name: str = ENV, **asked: str) -> list[str] | None:
    with reading(repo, **asked) as (change,):
        found = change.published(name)
    return None if found is None else [data.decode() for data in found]


def test_published_is_where_the_history_meets_remote_branches(ahead: Repo) -> None:
    assert published(ahead) == [ahead.git("show", f"HEAD^:{ENV}")]
    ahead.git("update-ref", "refs/remotes/fork/x", "HEAD")
    assert published(ahead) == [ahead.git("show", f"HEAD:{ENV}")]
    assert published(ahead, ".qa/none.md") == []


def test_published_from_several_sides_of_a_merge(ahead: Repo) -> None:
    ahead.git("checkout", "-q", "-b", "side", "HEAD^")
    side = ahead.commit({FLAKY: topic(entry("other", "flaky"), kind="flaky")})
    ahead.git("update-ref", "refs/remotes/origin/side", side)
    ahead.git("checkout", "-q", "main")
    ahead.git("merge", "-q", "--no-edit", "side")
    found = published(ahead, FLAKY)
    assert found is not None
    assert sorted(found) == sorted(ahead.git("show", f"{name}:{FLAKY}") for name in ("origin/main", "origin/side"))


def test_nothing_is_known_to_be_published_without_remote_branches(shop: Repo, repo: Repo) -> None:
    assert published(shop) is None
    assert published(repo) is None


def test_unrelated_remote_branches_have_published_nothing(ahead: Repo) -> None:
    ahead.git("checkout", "-q", "--orphan", "other")
    ahead.commit()
    assert published(ahead) == []


def test_cut_off_history_does_not_tell_what_was_published(ahead: Repo, tmp_path: Path) -> None:
    ahead.git("clone", "-q", "--depth", "1", ahead.top.as_uri(), str(tmp_path / "shallow"))
    shallow = Repo(tmp_path / "shallow", init=False)
    shallow.identify()
    assert published(shallow) == [ahead.read(ENV)]
    theirs = shallow.git("commit-tree", "-m", "x", "HEAD^{tree}").strip()
    shallow.git("update-ref", "refs/remotes/origin/main", theirs)
    assert published(shallow) is None


def test_published_file_that_is_too_large_does_not_tell(shop: Repo) -> None:
    shop.commit({ENV: b"x" * (MiB + 1)})
    shop.git("update-ref", "refs/remotes/origin/main", "HEAD")
    assert published(shop) is None


def test_published_object_that_is_missing_is_no_pass(ahead: Repo) -> None:
    blob = ahead.git("rev-parse", f"HEAD^:{ENV}").strip()
    _remove(ahead, blob)
    with pytest.raises(Fault, match=f"object {blob} is not in this repository"):
        published(ahead)


def _remove(repo: Repo, oid: str) -> None:
    file = repo.top / f".git/objects/{oid[:2]}/{oid[2:]}"
    file.chmod(0o644)  # Windows removes nothing that is read-only
    file.unlink()


def test_published_is_found_where_the_folder_was_before(ahead: Repo) -> None:
    old = ahead.git("show", f"HEAD^:{ENV}")
    ahead.git("mv", ".qa", "src/.qa")
    ahead.commit()
    assert published(ahead, f"src/{ENV}") == [old]
    assert published(ahead, "src/.qa/none.md") == []
    ahead.commit({"docs/.qa/env-notes.md": "elsewhere"})
    ahead.git("update-ref", "refs/remotes/origin/main", "HEAD")
    assert published(ahead, f"src/{ENV}") == [ahead.read(f"src/{ENV}")]
    found = published(ahead, f"gone/{ENV}")
    assert found is not None
    assert sorted(found) == sorted([ahead.read(f"src/{ENV}"), "elsewhere"])


def test_ranges_and_merges_have_no_excuse_of_not_being_published(ahead: Repo) -> None:
    assert published(ahead, from_ref="HEAD^", to_ref="HEAD") is None
    with reading(ahead, env={f"GITHEAD_{ahead.git('rev-parse', 'HEAD^').strip()}": "x"}) as (change,):
        assert change.published(ENV) is None


# What is picked.


def test_picked_is_the_file_in_the_commit_that_is_cherry_picked(ahead: Repo) -> None:
    with reading(ahead) as (change,):
        assert change.picked(ENV) is None
    ahead.git("update-ref", "CHERRY_PICK_HEAD", "HEAD^")
    with reading(ahead) as (change,):
        assert change.picked(ENV) == ahead.git("show", f"HEAD^:{ENV}").encode()
        assert change.picked(".qa") is None
        assert change.picked(".qa/none.md") is None
    with reading(ahead, from_ref="HEAD^", to_ref="HEAD") as (change,):
        assert change.picked(ENV) is None


# Edits that a runner was asked for, and that are not judged.


def unstaged(repo: Repo, env: dict[str, str] | None = None, **asked: str | bool) -> list[str]:
    with reading(repo, env={"PRE_COMMIT": "1"} | (env or {}), **asked) as (change,):
        return change.unstaged(STORE)


def test_edits_that_are_not_staged_are_told_under_a_runner(shop: Repo) -> None:
    assert unstaged(shop) == []
    shop.append(ENV, "edit")
    shop.append("src/app.py", "edit")
    shop.write({".qa/new.md": "untracked", FLAKY: shop.read(FLAKY).replace("\n", "\r\n"), INDEX: None})
    assert unstaged(shop) == [ENV]
    shop.git("add", ENV)
    assert unstaged(shop) == []
    shop.append(ENV, "another")
    assert unstaged(shop) == [ENV]
    assert unstaged(shop, whole=True) == [ENV]


def test_edits_of_records_are_told_too(shop: Repo) -> None:
    shop.commit(bundle())
    assert "what is staged was judged" not in shop.run("qa-check-records", env={"PRE_COMMIT": "1"}).err
    shop.append(f"{folder()}/record.md", "edit")
    shop.write({"agent-qa-knowledge/runs/1.json": "x\n"})
    done = shop.run("qa-check-records", env={"PRE_COMMIT": "1"})
    assert (done.status, done.err.startswith(f"note: {folder()}/record.md: what is staged was judged")) == (0, True)


def test_edits_are_told_where_the_index_is_judged_alone(shop: Repo) -> None:
    shop.append(ENV, "edit")
    assert unstaged(shop, worktree=True) == []
    assert unstaged(shop, from_ref="HEAD", to_ref="HEAD") == []
    assert unstaged(shop, env={"GIT_INDEX_FILE": ".git/index"}) == []
    with reading(shop) as (change,):
        assert change.unstaged(STORE) == []


def test_file_that_became_something_else_is_an_edit(shop: Repo) -> None:
    (shop.top / ENV).unlink()
    (shop.top / ENV).mkdir()
    (shop.top / FLAKY).write_bytes(b"x" * (MiB + 1))
    assert unstaged(shop) == [ENV, FLAKY]


def test_conflict_is_a_finding_and_no_edit(shop: Repo) -> None:
    shop.git("checkout", "-qb", "side")
    shop.commit({ENV: "one"})
    shop.git("checkout", "-q", "main")
    shop.commit({ENV: "two"})
    shop.run("git", "merge", "side")
    assert unstaged(shop) == []


def test_sparse_checkout_is_no_edit(shop: Repo) -> None:
    shop.git("sparse-checkout", "set", "--cone", "src")
    assert unstaged(shop) == []


# Rows of git.


def test_path_in_conflict_stays_so_whatever_further_rows_say() -> None:
    row = ":100644 {} {} {} {}\0{}\0".format
    zero, one = "0" * 40, "1" * 40
    said = row("000000", one, zero, "U", "a") + row("100644", one, one, "M", "a") + row("100644", one, zero, "M", "b")
    (diff,) = _raw_diffs(said.encode())
    assert [after and after.mode for _, after in diff.values()] == [UNMERGED, "100644"]
    (diff,) = _raw_diffs((row("100644", one, one, "M", "a") + row("000000", one, zero, "U", "a")).encode())
    assert [after and after.mode for _, after in diff.values()] == [UNMERGED]


# A model is made once.


def test_model_is_built_once_for_all_checks(shop: Repo) -> None:
    built = []

    def model(change: Change) -> str:
        built.append(change)
        return "model"

    change = look(shop).change
    assert change.model(model) == change.model(model) == "model"
    assert built == [change]
