"""What an attack on records has tried: each is refused, or does no harm."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from bundles import LOG, STORE, bundle, folder, identity
from conftest import Repo

ID = identity()
BAD = ["promoted 1", "contradicted 2", "contradicted 3"]


@pytest.fixture
def distrusted(repo: Repo) -> Repo:
    """A record whose log has contradictions, committed on top of an empty repository."""
    repo.commit({"README.md": "x\n"})
    repo.commit(bundle(events=BAD[:1]))
    repo.commit(bundle(events=BAD))
    return repo


@pytest.mark.parametrize("fork", ["HEAD~1", "HEAD~2"])
def test_a_forced_push_rewrites_no_log(distrusted: Repo, fork: str) -> None:
    """Nothing on the branch has what the base holds, so no step of it speaks for the log."""
    distrusted.git("update-ref", "refs/remotes/origin/main", "main")
    old = distrusted.git("rev-parse", "main").strip()
    distrusted.git("checkout", "-q", "-b", "forced", fork)
    distrusted.commit(bundle(events=["promoted 1", *[f"confirmed {at}" for at in range(1, 20)]]))
    new = distrusted.git("rev-parse", "HEAD").strip()
    pushed = f"refs/heads/forced {new} refs/heads/main {old}\n"
    done = distrusted.run("qa-check-outcomes", "--pre-push", "--format", "json", "origin", "x", stdin=pushed)
    assert done.status == 1 and "QA725" in done.codes


@pytest.mark.parametrize("decoy", ["40000 {}", "100644 {}", "Copy of {}", "x40000 {}"])
def test_a_neighbour_whose_name_ends_alike_hides_nothing(repo: Repo, decoy: str) -> None:
    product = "customer-self-service-portal"
    own = bundle(product=product, events=["confirmed 1", "deprecated 2"])
    other = bundle(2, product=decoy.format(product))
    repo.commit(own | other | {f"{STORE}/{product}/bundles/{decoy.format(ID)}/x.txt": "x\n"})
    repo.write(bundle(product=product, origin="user", events=["promoted 1"]))
    repo.git("add", "-A")
    codes = repo.hook("qa-check-outcomes").codes
    assert {"QA725", "QA726"} <= set(codes)
    repo.git("reset", "-q", "--hard")
    repo.run("qa-memory", "records", "mark", ID, "retracted", "--target", "1")
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == []


def test_a_genuine_record_is_not_moved_away_from_under_its_log(repo: Repo) -> None:
    repo.commit(bundle(events=BAD))
    repo.git("rm", "-rq", STORE)
    repo.write(
        bundle(events=BAD, store=f"a/{STORE}") | bundle(events=["promoted 1"], origin="user", store=f"x/{STORE}")
    )
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == ["QA712"]


def test_settings_around_the_standard_place_blind_nobody(repo: Repo) -> None:
    repo.commit(bundle(events=BAD) | {".qa-memory.yaml": f"stores:\n  records: [agent-qa-knowledge, {STORE}/shop]\n"})
    repo.write(bundle(events=BAD[:1]))
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == ["QA725"]


def test_a_log_with_very_many_old_faults_can_go_on(repo: Repo) -> None:
    old = [{"type": "liked"}] * 1001
    repo.commit(bundle(events=old))
    repo.write(bundle(events=[*old, "confirmed 1"]))
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == []
    repo.write(bundle(events=[*old, "confirmed 1", {"type": "liked"}]))
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == ["QA721"]


def test_a_log_of_nothing_but_line_ends_is_read_to_an_end(repo: Repo) -> None:
    repo.write(bundle(files={LOG: "\n" * 300_000}))
    repo.git("add", "-A")
    assert repo.hook("qa-check-outcomes").codes == ["QA010", "QA721"]


def test_a_removed_generation_may_go_on_being_named_as_successor(repo: Repo) -> None:
    """The first is a user's and stays, the second goes: that is no fault of the first."""
    chain = [
        bundle(at, origin="user" if at == 1 else "agent-verified", events=["superseded 1"] if at < 6 else [],
               relations=[f"supersedes @{at - 1}"] * (at > 1) + [f"superseded-by @{at + 1}"] * (at < 6))
        for at in range(1, 7)
    ]  # fmt: skip
    repo.commit({path: text for at, one in enumerate(chain) if at != 1 for path, text in one.items()})
    assert repo.hook("qa-gate", "--all").codes == []


# Commands.


@pytest.mark.parametrize("note", ["a\u2028b", "a\x85b", "a\x7fb", "a\u202eb", "a\nb", "##[error]x"])
def test_what_a_note_says_is_a_line_that_the_check_takes(repo: Repo, note: str) -> None:
    repo.write(bundle())
    assert repo.run("qa-memory", "records", "mark", ID, "confirmed", "--note", note).status == 0
    assert repo.hook("qa-check-outcomes", "--worktree").codes == []
    last = (repo.top / folder() / LOG).read_text(encoding="utf-8").splitlines()[-1]
    assert json.loads(last)["note"] == note


def test_a_note_that_is_no_text_is_refused(repo: Repo) -> None:
    repo.write(bundle())
    argv = [b"qa-memory", b"records", b"mark", ID.encode(), b"confirmed", b"--note", b"\xff"]
    done = subprocess.run(argv, cwd=repo.top, env=repo.env, capture_output=True, check=False)
    assert (done.returncode, b"refused" in done.stderr) == (1, True)


@pytest.mark.skipif(os.name != "posix" or os.uname().sysname == "Darwin", reason="names that are no text")
def test_a_manifest_lists_no_name_that_is_no_text(repo: Repo) -> None:
    repo.write(bundle())
    Path(os.fsdecode(os.fsencode(repo.top / folder()) + b"/\xff")).write_text("x")
    assert repo.run("qa-memory", "records", "manifest", ID).status == 1


def test_a_manifest_keeps_what_else_it_says(repo: Repo) -> None:
    files = bundle()
    path = f"{folder()}/manifest.json"
    old = files[path]
    assert isinstance(old, bytes)
    files[path] = json.dumps(json.loads(old) | {"generatedBy": "distiller"}).encode()
    repo.write(files | {f"{folder()}/evidence/evidence.md": "x\n"})
    assert repo.run("qa-memory", "records", "manifest", ID).status == 0
    assert json.loads(repo.read(path))["generatedBy"] == "distiller"


@pytest.mark.parametrize("value", ["true", "True", "2", "on", "input"])
def test_whatever_git_takes_for_yes_converts(repo: Repo, value: str) -> None:
    repo.git("config", "core.autocrlf", value)
    repo.write({path: data.replace(b"\n", b"\r\n") for path, data in bundle().items() if isinstance(data, bytes)})
    assert repo.hook("qa-check-records", "--worktree").codes == []


def test_without_a_place_for_short_ids_there_are_none(repo: Repo) -> None:
    repo.write(bundle() | {".git/qa-memory": "in the way\n"})
    done = repo.run("qa-memory", "records", "list", "--format", "json")
    assert done.status == 0 and done.report["records"][0]["shortId"] is None


@pytest.mark.parametrize("number", ["true", "-5", "0", "99999999999", '"1"'])
def test_short_ids_that_are_none_are_a_fault(repo: Repo, number: str) -> None:
    repo.write(bundle() | {".git/qa-memory/short-ids.json": f'{{"a": {number}}}'})
    assert repo.run("qa-memory", "records", "list").status == 2


def test_a_lock_that_is_a_link_is_not_followed(repo: Repo) -> None:
    repo.write(bundle())
    victim = repo.top.parent / "victim"
    victim.write_text("precious")
    (repo.top / ".git/qa-memory").mkdir()
    (repo.top / ".git/qa-memory/lock").symlink_to(victim)
    assert repo.run("qa-memory", "records", "mark", ID, "confirmed").status == 2
    assert victim.read_text() == "precious"


def test_a_run_is_not_given_what_the_gate_refuses(repo: Repo) -> None:
    repo.write(bundle(1, events=["promoted 1"], lines=["trust: 1"]) | bundle(2, events=["promoted 1"]))
    done = repo.run("qa-memory", "records", "serve", "--product", "shop", "--format", "json")
    assert [row["id"] for row in done.report["records"]] == [identity(2)]
    assert "1 not served" in done.err
