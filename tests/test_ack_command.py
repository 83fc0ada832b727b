"""`qa-memory ack` and the answers it writes, in real repositories: local commits, merges, ranges, pushes."""

from __future__ import annotations

import datetime
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest
from conftest import TODAY, Done, Repo, instead_of_git, look
from entries import entry, path, topic

from qa_memory_hooks import acknowledging
from qa_memory_hooks.catalogue import BY_CODE
from qa_memory_hooks.change import Change, Fault
from qa_memory_hooks.change.git import identity
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.change.source import Source
from qa_memory_hooks.report import Report, acknowledgements
from qa_memory_hooks.report.acknowledgements import Answer
from qa_memory_hooks.report.finding import Finding

FLAKY, ENV = path("flaky"), path("env")
RETRY = "**Symptom**: red.\n\n**Root cause**: the runner.\n\n**Handling**: have a look{}."
OWNED: dict[str, str | bytes | None] = {".github/CODEOWNERS": "* @shop/testers\n"}
posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


def vague(repo: Repo, *titles: str, stage: bool = True) -> None:
    """Write flaky entries without a criterion, each of which is a warning (QA127)."""
    repo.write({FLAKY: topic(*(entry(one, "flaky", body=RETRY.format(f" {one}")) for one in titles), kind="flaky")})
    repo.reindex()
    if stage:
        repo.git("add", "-A")


def findings(done: Done, code: str) -> list[dict[str, object]]:
    return [one for one in done.report["findings"] if one["code"] == code]


def digits(repo: Repo, *argv: str, code: str = "QA127") -> list[str]:
    return [str(one["fingerprint"]) for one in findings(repo.hook("qa-gate", *argv), code)]


def ack(repo: Repo, *argv: str, env: dict[str, str] | None = None) -> Done:
    return repo.run("qa-memory", "ack", "--today", TODAY, *argv, env=env)


def answers(repo: Repo) -> list[str]:
    return sorted(file.name for file in (repo.top / ".qa-acks").glob("*"))


@pytest.fixture
def asked(repo: Repo) -> Repo:
    """A repository with a commit, and one warning staged."""
    repo.commit({"README.md": "x\n"} | OWNED)
    vague(repo, "cart")
    return repo


def answered(repo: Repo, *argv: str) -> str:
    """Answer the one warning; returns its fingerprint."""
    (one,) = digits(repo, *argv)
    assert ack(repo, one, *argv, "--reason", "the page goes", "--yes").status == 0
    repo.git("add", "-A")
    return one


# Writing.


def test_an_answer_is_written_and_lets_the_commit_pass(asked: Repo) -> None:
    (one,) = digits(asked)
    assert asked.hook("qa-gate").status == 1
    done = ack(asked, one, "--reason", "the page goes", "--yes")
    assert (done.status, done.err) == (0, "")
    shown, answer, wrote, stage = done.out.split("\n")[:-1][0], *done.out.split("\n")[-4:-1]
    assert shown.startswith(f"{FLAKY}:") and f"(warning {one[:8]})" in shown
    assert answer == f"the answer is: {TODAY} Tester <tester@example.com>: the page goes"
    assert (wrote, stage) == (f"wrote .qa-acks/{one}.json", f"stage it: git add .qa-acks/{one}.json")
    assert json.loads(asked.read(f".qa-acks/{one}.json")) == {
        "fingerprint": one,
        "rule": "QA127",
        "where": FLAKY,
        "subject": "cart",
        "quote": "no way to tell noise from a real failure",
        "reason": "the page goes",
        "by": "Tester <tester@example.com>",
        "date": TODAY,
    }
    asked.git("add", "-A")
    done = asked.hook("qa-gate")
    (found,) = findings(done, "QA127")
    assert (done.status, found["acknowledged"], found["severity"]) == (0, True, "warn")
    assert found["answer"] == f"{TODAY} Tester <tester@example.com>: the page goes"
    assert done.report["counts"]["acknowledged"] == 1
    text = asked.run("qa-gate", "--today", TODAY).out
    assert "(warning, acknowledged)\n    acknowledged: 2026-11-30 Tester" in text
    assert text.endswith(": 1 warning; 1 acknowledged\n")
    assert "qa-memory ack" not in text


@pytest.mark.parametrize("hook", ["qa-gate", "qa-check-entries"])
def test_every_hook_takes_it(asked: Repo, hook: str) -> None:
    answered(asked)
    assert asked.hook(hook).status == 0


@pytest.mark.parametrize("where", [["--worktree"], ["--all"], ["--worktree", "--all"], []])
def test_it_counts_on_disk_and_staged(asked: Repo, where: list[str]) -> None:
    answered(asked)
    assert asked.hook("qa-gate", *where).status == 0


def test_the_start_of_a_fingerprint_will_do(asked: Repo) -> None:
    (one,) = digits(asked)
    assert ack(asked, one[:6].upper(), "--reason", "r", "--yes").status == 0
    assert answers(asked) == [f"{one}.json"]


@pytest.mark.parametrize("name", ["3f9c2", "3f9c2g", "QA127", "a" * 33, "../../x", ".qa-acks/x.json", ""])
def test_what_names_no_finding_is_exit_2(asked: Repo, name: str) -> None:
    done = ack(asked, name, "--reason", "r", "--yes")
    assert (done.status, done.out) == (2, "")
    assert "which finding?" in done.err or "names no finding" in done.err


def test_a_finding_that_is_not_there(asked: Repo) -> None:
    done = ack(asked, "0" * 32, "--reason", "r", "--yes")
    assert done.status == 2
    assert f"no finding {'0' * 32}" in done.err
    assert "--worktree" in done.err
    assert answers(asked) == []


def test_the_start_of_several(asked: Repo) -> None:
    # Of very many fingerprints two start with the same six digits; here a shorter start is forced instead.

    both = [Finding(BY_CODE["QA127"], "a", "m", subject=f"s{n}") for n in range(40)]
    start = next(one.fingerprint[0] for one in both)
    with pytest.raises(Fault, match="is the start of several") as caught:
        acknowledging._named({Change(Edited({}), ()): both}, start)
    assert caught.value.cure == "give more digits"


@pytest.mark.parametrize("reason", [[], ["--reason", ""], ["--reason", " \t\n"]])
def test_without_a_reason_there_is_no_answer(asked: Repo, reason: list[str]) -> None:
    done = ack(asked, digits(asked)[0], *reason, "--yes")
    assert (done.status, "needs a reason" in done.err, answers(asked)) == (2, True, [])


def test_without_a_terminal_somebody_must_say_yes(asked: Repo) -> None:
    done = ack(asked, digits(asked)[0], "--reason", "r")
    assert (done.status, answers(asked)) == (1, [])
    assert "say --yes" in done.err
    assert "QA127" in done.out  # the finding was shown


@posix
@pytest.mark.parametrize(("typed", "status"), [("y\n", 0), ("YES\n", 0), ("n\n", 1), ("\n", 1), ("\x04", 1)])
def test_on_a_terminal_a_person_is_asked(asked: Repo, typed: str, status: int) -> None:
    (one,) = digits(asked)
    script = (
        "import os, pty, sys\n"
        "out = b''\n"
        "def read(fd):\n    global out\n    data = os.read(fd, 1024); out += data\n"
        f"    if b'[y/N]' in data: os.write(fd, {typed.encode()!r})\n    return data\n"
        f"status = pty.spawn(['qa-memory', 'ack', '{one}', '--reason', 'r', '--today', '{TODAY}'], read)\n"
        "sys.exit(os.waitstatus_to_exitcode(status))\n"
    )
    done = asked.run("python", "-c", script)
    assert done.status == status, done.out + done.err
    assert done.out.index("QA127") < done.out.index("Write this answer? [y/N]")
    assert len(answers(asked)) == (status == 0)


@pytest.mark.parametrize(("key", "lacking"), [("user.name", "user.name"), ("user.email", "user.email")])
def test_without_an_identity_there_is_no_answer(asked: Repo, key: str, lacking: str) -> None:
    asked.git("config", "--unset", key)
    done = ack(asked, digits(asked)[0], "--reason", "r", "--yes")
    assert (done.status, answers(asked)) == (2, [])
    assert f"git does not know who answers: {lacking}" in done.err
    assert "git config --global" in done.err


def test_the_identity_is_made_visible(asked: Repo) -> None:
    asked.git("config", "user.name", "T\u200bester\n##[x]")
    (one,) = digits(asked)
    assert ack(asked, one, "--reason", "a\x1b[2J", "--yes").status == 0
    found = json.loads(asked.read(f".qa-acks/{one}.json"))
    assert found["by"] == "T\\u{200B}ester # #[x] <tester@example.com>"
    assert found["reason"] == "a\\u{001B}[2J"


def test_what_cannot_be_answered_says_what_to_do(repo: Repo) -> None:
    text = topic(entry("a", keywords="[x]"))
    repo.write({ENV: text})
    repo.reindex()
    repo.git("add", "-A")
    (failure,) = digits(repo, code="QA116")
    done = ack(repo, failure, "--reason", "r", "--yes")
    assert (done.status, done.out, answers(repo)) == (2, "", [])
    assert "QA116 keyword-count is a failure, which cannot be acknowledged" in done.err
    assert "help: " in done.err
    repo.write(
        {ENV: topic(*(entry(f"e{n}", body="**Symptom**: a\n\n**Handling**: b" + "\nmore" * 9) for n in range(10)))}
    )
    repo.git("add", "-A")
    note = digits(repo, code="QA304")[0]
    done = ack(repo, note, "--reason", "r", "--yes")
    assert (done.status, "is a note" in done.err) == (2, True)


def test_answering_twice_changes_nothing(asked: Repo) -> None:
    (one,) = digits(asked)
    file = asked.top / f".qa-acks/{one}.json"
    ack(asked, one, "--reason", "r", "--yes")
    before = file.read_bytes(), file.stat().st_mtime_ns
    done = ack(asked, one, "--reason", " r ", "--yes")
    assert (done.status, "answered already" in done.out) == (0, True)
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
    asked.git("add", "-A")
    done = ack(asked, one, "--reason", "r", "--yes")
    assert (done.status, "acknowledged already" in done.out) == (0, True)
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before


def test_another_reason_takes_the_place_of_the_first(asked: Repo) -> None:
    (one,) = digits(asked)
    ack(asked, one, "--reason", "first", "--yes")
    done = ack(asked, one, "--reason", "second", "--yes")
    assert "the answer was: 2026-11-30 Tester <tester@example.com>: first" in done.out
    assert json.loads(asked.read(f".qa-acks/{one}.json"))["reason"] == "second"


@pytest.mark.parametrize("there", [b"", b"{}", b"\xff", b"<<<<<<< x\n"])
def test_what_is_no_answer_is_written_over(asked: Repo, there: bytes) -> None:
    (one,) = digits(asked)
    asked.write({f".qa-acks/{one}.json": there})
    assert ack(asked, one, "--reason", "r", "--yes").status == 0
    assert json.loads(asked.read(f".qa-acks/{one}.json"))["reason"] == "r"


@posix
def test_nothing_is_written_through_a_link(asked: Repo, tmp_path: Path) -> None:
    (one,) = digits(asked)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (asked.top / ".qa-acks").symlink_to(elsewhere)
    done = ack(asked, one, "--reason", "r", "--yes")
    assert (done.status, "is in the way" in done.err, list(elsewhere.iterdir())) == (2, True, [])
    (asked.top / ".qa-acks").unlink()
    (asked.top / ".qa-acks").mkdir()
    (elsewhere / "target").write_text("x")
    (asked.top / f".qa-acks/{one}.json").symlink_to(elsewhere / "target")
    assert ack(asked, one, "--reason", "r", "--yes").status == 2
    assert (elsewhere / "target").read_text() == "x"


@pytest.mark.parametrize("blocked", [".qa-acks", ".qa-acks/{}.json/x"])
def test_something_else_in_the_way(asked: Repo, blocked: str) -> None:
    (one,) = digits(asked)
    asked.write({blocked.format(one): "x\n"})
    done = ack(asked, one, "--reason", "r", "--yes")
    assert (done.status, "is in the way" in done.err) == (2, True)


@posix
@pytest.mark.skipif(os.name != "nt" and os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written(asked: Repo) -> None:
    (one,) = digits(asked)
    asked.top.chmod(0o555)
    done = ack(asked, one, "--reason", "r", "--yes")
    asked.top.chmod(0o755)
    assert (done.status, "cannot make" in done.err) == (2, True)


def test_from_a_folder_below_and_for_several_knowledge_bases(asked: Repo) -> None:
    asked.write({path("flaky", "svc/.qa"): asked.read(FLAKY)})
    asked.reindex()
    asked.git("add", "-A")
    both = digits(asked)
    assert len(set(both)) == 2
    for one in both:
        done = asked.run("qa-memory", "ack", one, "--reason", "r", "--yes", "--today", TODAY, cwd="svc")
        assert done.status == 0
    assert answers(asked) == sorted(f"{one}.json" for one in both)
    asked.git("add", "-A")
    assert asked.hook("qa-gate").status == 0


def test_what_lies_on_disk_and_what_was_committed(repo: Repo) -> None:
    repo.commit({"x": "x\n"})
    vague(repo, "cart", stage=False)
    (one,) = digits(repo, "--worktree")
    assert ack(repo, one, "--reason", "r", "--yes").status == 2
    assert ack(repo, one, "--reason", "r", "--yes", "--worktree").status == 0
    repo.commit()
    vague(repo, "cart", "basket")
    repo.commit()
    two = {*digits(repo, "--from-ref", "HEAD~1", "--to-ref", "HEAD")} - {one}
    assert len(two) == 1
    done = ack(repo, *two, "--reason", "r", "--yes", "--from-ref", "HEAD~1", "--to-ref", "HEAD")
    assert done.status == 0
    assert len(answers(repo)) == 2


def test_outside_of_git(repo: Repo) -> None:
    outside = Repo(repo.top.parent / "outside", init=False)
    outside.env |= {"GIT_CEILING_DIRECTORIES": str(outside.top.parent)}
    vague(outside, "cart", stage=False)
    (one,) = digits(outside)
    done = ack(outside, one, "--reason", "r", "--yes")
    assert (done.status, "git does not know who answers: user.name and user.email" in done.err) == (2, True)
    (outside.top.parent / "config").write_text("[user]\n\tname = T\n\temail = t@example.com\n")
    outside.env["GIT_CONFIG_GLOBAL"] = str(outside.top.parent / "config")
    assert ack(outside, one, "--reason", "r", "--yes").status == 0
    assert outside.hook("qa-gate").status == 0


def test_a_bare_repository_has_no_place_for_an_answer(asked: Repo) -> None:
    asked.commit()
    bare = Repo(asked.top.parent / "bare", init=False)
    bare.git("clone", "-q", "--bare", str(asked.top), ".")
    bare.identify()
    argv = ("--from-ref", "HEAD~1", "--to-ref", "HEAD")
    done = ack(bare, digits(bare, *argv)[0], "--reason", "r", "--yes", *argv)
    assert (done.status, "no working tree" in done.err) == (2, True)


def test_usage(asked: Repo) -> None:
    for argv in (["--prune", "0" * 8], ["--prune", "--reason", "r"], []):
        done = ack(asked, *argv)
        assert (done.status, done.out) == (2, ""), argv


# Not staged.


def test_an_answer_that_is_not_staged_says_so(asked: Repo) -> None:
    (one,) = digits(asked)
    ack(asked, one, "--reason", "r", "--yes")
    done = asked.hook("qa-gate")
    (found,) = findings(done, "QA127")
    assert (done.status, found["acknowledged"]) == (1, False)
    assert found["help"] == f"Its answer lies on disk and is not staged: `git add .qa-acks/{one}.json`."
    asked.write({f".qa-acks/{one}.json": "{}"})
    assert "not staged" not in str(findings(asked.hook("qa-gate"), "QA127"))


def test_half_staged_the_staged_answer_counts(asked: Repo) -> None:
    one = answered(asked)
    asked.write({f".qa-acks/{one}.json": "{}\n"})
    assert asked.hook("qa-gate").status == 0
    assert asked.hook("qa-gate", "--worktree").status == 1
    (asked.top / f".qa-acks/{one}.json").unlink()
    assert asked.hook("qa-gate").status == 0


def test_a_word_more_and_the_answer_is_gone(asked: Repo) -> None:
    answered(asked)
    asked.write({FLAKY: asked.read(FLAKY).replace("have a look", "have a look at once")})
    asked.git("add", "-A")
    assert asked.hook("qa-gate").codes == ["QA127"]
    assert asked.hook("qa-gate").status == 1
    asked.write({FLAKY: asked.read(FLAKY).replace("have a look at once", "have\na look")})
    asked.git("add", "-A")
    assert asked.hook("qa-gate").status == 0


# Merges.


def _two_branches(repo: Repo, *reasons: str) -> Done:
    """Answer the same warning on two branches, which are then merged."""
    repo.commit()
    for branch, reason in zip(("one", "two"), reasons, strict=True):
        repo.git("checkout", "-q", "-b", branch, "main")
        vague(repo, "cart")
        repo.write({f"src/{branch}.py": "x\n"})
        (finding,) = digits(repo, "--all")
        assert ack(repo, finding, "--all", "--reason", reason, "--yes").status == 0
        repo.commit()
    return repo.run("git", "merge", "-q", "--no-edit", "one")


def test_answers_of_two_branches_merge_by_themselves(repo: Repo) -> None:
    repo.commit({"x": "x\n"} | OWNED)
    titles = {"one": FLAKY, "two": path("flaky", "svc/.qa")}
    for branch, file in titles.items():
        repo.git("checkout", "-q", "-b", branch, "main")
        repo.write({file: topic(entry(branch, "flaky", body=RETRY.format("")), kind="flaky")})
        repo.reindex()
        repo.git("add", "-A")
        answered(repo)
        repo.commit()
    repo.git("merge", "-q", "--no-edit", "one")
    assert len(answers(repo)) == 2
    done = repo.hook("qa-gate", "--all")
    assert (done.status, done.codes) == (0, ["QA127"])
    assert repo.hook("qa-gate", "--from-ref", "main", "--to-ref", "HEAD").status == 0


def test_the_same_answer_on_both_sides_is_no_conflict(repo: Repo) -> None:
    assert _two_branches(repo, "r", "r").status == 0
    assert repo.hook("qa-gate", "--all").status == 0


def test_two_reasons_for_one_finding_are_a_conflict_in_that_file(repo: Repo) -> None:
    done = _two_branches(repo, "one reason", "another reason")
    assert done.status == 1
    (name,) = answers(repo)
    assert repo.git("diff", "--name-only", "--diff-filter=U").split() == [f".qa-acks/{name}"]
    for where in ((), ("--worktree",)):
        (found,) = findings(repo.hook("qa-gate", *where), "QA005")
        assert (found["path"], found["severity"]) == (f".qa-acks/{name}", "fail")
        assert "Keep one of the two answers" in str(found["help"])
    repo.git("add", "-A")  # with its markers
    assert findings(repo.hook("qa-gate"), "QA005")
    assert ack(repo, name[:8], "--all", "--reason", "one reason", "--yes").status == 0
    repo.git("add", "-A")
    assert repo.hook("qa-gate", "--all").status == 0


def test_what_would_land_may_be_in_conflict(repo: Repo) -> None:
    _two_branches(repo, "one reason", "another reason")
    done = repo.hook("qa-gate", "--from-ref", "one", "--to-ref", "two")
    assert [one["path"] for one in findings(done, "QA005")] == [f".qa-acks/{answers(repo)[0]}"]


# Between two commits.


def _range(repo: Repo, *argv: str) -> Done:
    return repo.hook("qa-gate", "--from-ref", "main", "--to-ref", "topic", *argv)


@pytest.fixture
def proposed(asked: Repo) -> Repo:
    """A branch `topic` that adds a warning and its answer, in a repository whose answers have an owner."""
    asked.git("checkout", "-q", "-b", "topic")
    answered(asked)
    asked.commit()
    return asked


def test_an_owner_in_the_base_lets_a_new_answer_count(proposed: Repo) -> None:
    done = _range(proposed)
    assert (done.status, done.notes) == (0, ["QA934"])
    (note,) = findings(done, "QA934")
    assert note["path"] == f".qa-acks/{answers(proposed)[0]}"
    assert "QA127" in str(note["message"]) and "the page goes" in str(note["message"])
    assert _range(proposed, "--acks=head").status == 0
    done = _range(proposed, "--acks=base")
    assert (done.status, done.notes) == (1, [])
    assert "does not count yet" in str(findings(done, "QA127"))
    for hook in ("qa-check-entries", "qa-check-index"):
        assert proposed.hook(hook, "--from-ref", "main", "--to-ref", "topic").status == 0


def test_owners_that_the_change_itself_brings_do_not_count(repo: Repo) -> None:
    repo.commit({"x": "x\n"})
    repo.git("checkout", "-q", "-b", "topic")
    vague(repo, "cart")
    answered(repo)
    repo.commit(OWNED)
    done = _range(repo)
    assert (done.status, done.notes) == (1, ["QA931"])
    assert "CODEOWNERS of the base gives its path no owner" in str(findings(done, "QA127"))
    assert _range(repo, "--acks=head").status == 0


def test_taking_the_owner_away_does_not_matter_either(proposed: Repo) -> None:
    proposed.commit({".github/CODEOWNERS": None})
    done = _range(proposed)
    assert (done.status, {one["code"] for one in done.findings if not one["acknowledged"]}) == (1, {"QA931", "QA934"})


def test_once_the_base_holds_it_it_counts_for_whoever_touches_the_words(proposed: Repo) -> None:
    proposed.git("checkout", "-q", "main")
    proposed.git("merge", "-q", "topic")
    proposed.git("checkout", "-q", "topic")
    vague(proposed, "other", "cart")
    proposed.commit({FLAKY: proposed.read(FLAKY).replace("updated: 2026-09-05", "updated: 2026-09-06")})
    done = _range(proposed, "--acks=base")
    assert [one["acknowledged"] for one in findings(done, "QA127")] == [False, True]
    assert done.notes == []


def test_answers_reviewed_first_may_land_first(asked: Repo) -> None:
    one = answered(asked)
    answer = asked.read(f".qa-acks/{one}.json")
    asked.git("reset", "-q", "--hard")
    asked.commit({f".qa-acks/{one}.json": answer})
    assert asked.hook("qa-gate", "--from-ref", "HEAD~1", "--to-ref", "HEAD").status == 0
    vague(asked, "cart")
    asked.commit()
    assert asked.hook("qa-gate", "--from-ref", "HEAD~1", "--to-ref", "HEAD", "--acks=base").status == 0


def test_a_range_whose_target_has_moved_on(proposed: Repo) -> None:
    proposed.git("checkout", "-q", "main")
    proposed.commit({"other.txt": "x\n"})
    assert _range(proposed).status == 0
    assert _range(proposed, "--acks=base").status == 1
    proposed.git("rm", "-q", ".github/CODEOWNERS")
    proposed.commit()
    assert _range(proposed).status == 1


def test_a_push_takes_the_answers_that_are_pushed(repo: Repo) -> None:
    repo.commit({"x": "x\n"})
    base = repo.head
    vague(repo, "cart")
    answered(repo)
    repo.commit()
    row = f"refs/heads/main {repo.head} refs/heads/main {base}\n"
    done = repo.run("qa-gate", "--pre-push", "origin", "url", "--today", TODAY, stdin=row)
    assert done.status == 0, done.out
    assert "QA934" in done.out
    done = repo.run("qa-gate", "--acks=base", "--pre-push", "origin", "url", "--today", TODAY, stdin=row)
    assert done.status == 1
    told = {"PRE_COMMIT": "1", "PRE_COMMIT_FROM_REF": base, "PRE_COMMIT_TO_REF": repo.head}
    assert repo.hook("qa-gate", env=told).status == 1  # pre-commit in CI
    assert repo.hook("qa-gate", env=told | {"PRE_COMMIT_REMOTE_NAME": "origin"}).status == 0
    first = {"PRE_COMMIT": "1", "PRE_COMMIT_REMOTE_NAME": "origin"}
    assert repo.hook("qa-gate", env=first).status == 0


def test_two_branches_one_of_which_has_the_answer(repo: Repo) -> None:
    repo.commit({"x": "x\n"})
    base = repo.head
    vague(repo, "cart")
    without = repo.commit()
    answered(repo, "--all")
    repo.commit()
    rows = "".join(f"refs/heads/a {one} refs/heads/a {base}\n" for one in (without, repo.head))
    for stdin in (rows, "".join(reversed(rows.splitlines(keepends=True)))):
        done = repo.run("qa-gate", "--pre-push", "origin", "url", "--today", TODAY, stdin=stdin)
        assert done.status == 1


def test_what_blocks_does_not_hide_behind_very_many_that_are_answered(repo: Repo) -> None:
    """A hundred findings of a rule in a file are told, and the rest is counted by the last one."""

    many = [Finding(BY_CODE["QA127"], "a", "m", line, answer="" if line == 120 else "x") for line in range(1, 151)]
    found = Report.of(many, [Change(Edited({}), ())], ()).findings
    assert [one.line for one in found if not one.acknowledged] == [120]


def test_what_was_answered_needs_nobody_any_more(asked: Repo) -> None:
    assert "1 finding needs you" in asked.run("qa-memory", "fix", "--yes", "--today", TODAY).out
    answered(asked)
    assert asked.run("qa-memory", "fix", "--yes", "--today", TODAY).out == "nothing to mend\n"


@posix
def test_no_git_process_more(proposed: Repo, tmp_path: Path) -> None:
    proposed.git("checkout", "-q", "main")
    proposed.commit({"other.txt": "x\n"})  # so that both are merged first, the dearest way
    note = f'for word; do case "$word" in [a-z]*-[a-z]*) echo "$word" >> {tmp_path}/processes; break;; esac; done'
    env = instead_of_git(proposed, tmp_path / "noting", note)
    done = proposed.hook("qa-gate", "--from-ref", "main", "--to-ref", "topic", env=env)
    assert (done.status, done.notes) == (0, ["QA934"])
    assert len((tmp_path / "processes").read_text().split()) <= 6


# Files that hostile or careless people put there.


def test_a_hostile_folder_is_no_traceback(asked: Repo) -> None:
    (one,) = digits(asked)
    good = f".qa-acks/{one}.json"
    asked.write(
        {
            good: b" " * (2 << 20),
            ".qa-acks/" + "0" * 32 + ".json": b"[" * 5000,
            ".qa-acks/" + "1" * 32 + ".json": b"\xff\xfe",
            ".qa-acks/sub/" + "2" * 32 + ".json": "{}",
            ".qa-acks/README.md": "x\n",
            ".qa-acks/" + "A" * 32 + ".json": "{}",
            b".qa-acks/caf\xe9.json".decode("utf-8", "surrogateescape"): "{}",
        }
    )
    asked.git("add", "-A")
    for where in ((), ("--worktree",), ("--all",)):
        done = asked.hook("qa-gate", *where)
        assert done.status == 1
        assert len(findings(done, "QA932")) == 7
    done = asked.run("qa-gate", "--today", TODAY)
    assert "over 1 MiB" in done.out
    assert ack(asked, one, "--reason", "r", "--yes").status == 0


@posix
def test_links_and_submodules(asked: Repo) -> None:
    one = answered(asked)
    file = asked.top / f".qa-acks/{one}.json"
    file.rename(asked.top / "elsewhere.json")
    file.symlink_to("../elsewhere.json")
    asked.git("add", "-A")
    for where in ((), ("--worktree",)):
        assert asked.hook("qa-gate", *where).codes == ["QA127", "QA932"]
        assert not findings(asked.hook("qa-gate", *where), "QA127")[0]["acknowledged"]
    asked.git("rm", "-rq", "--cached", ".qa-acks")
    asked.git("update-index", "--add", "--cacheinfo", f"160000,{asked.head},.qa-acks")
    assert asked.hook("qa-gate").codes == ["QA127", "QA932"]


def test_answers_alone_are_judged_too(repo: Repo) -> None:
    repo.commit({"x": "x\n"})
    repo.write({".qa-acks/README.md": "x\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-gate").codes == ["QA932"]
    repo.commit()
    assert repo.hook("qa-gate").codes == []
    assert repo.hook("qa-gate", "--all").codes == ["QA932"]
    assert repo.hook("qa-gate", "--from-ref", "HEAD~1", "--to-ref", "HEAD").codes == ["QA932"]


def test_nothing_in_the_judged_text_answers_for_it(asked: Repo) -> None:
    """No comment, metadata or file below `.qa/` stands in for an answer."""
    (one,) = digits(asked)
    text = asked.read(FLAKY)
    ack(asked, one, "--reason", "r", "--yes")
    answer = asked.read(f".qa-acks/{one}.json")
    (asked.top / f".qa-acks/{one}.json").unlink()
    asked.write(
        {
            FLAKY: text + "\n> qa-memory: disable=QA127\n\nnoqa: QA127 acknowledged " + one + "\n",
            f".qa/.qa-acks/{one}.json": answer,
            f".qa/{one}.json": answer,
            ".qa/config.json": '{"disable": ["QA127"], "acknowledged": true}\n',
            ".qa/.qa-memory.yaml": "disable: [QA127]\n",
        }
    )
    asked.git("add", "-A")
    assert "QA127" in asked.hook("qa-gate").codes
    assert not any(one["acknowledged"] for one in asked.hook("qa-gate").report["findings"])


# Removing what nobody needs.


def test_prune_removes_what_matches_nothing(asked: Repo) -> None:
    one = answered(asked)
    asked.commit()
    assert "nothing to remove" in ack(asked, "--prune").out
    vague(asked, "basket")
    asked.git("add", "-A")
    done = ack(asked, "--prune")
    assert (done.status, len(answers(asked))) == (1, 1)
    assert f".qa-acks/{one}.json: QA127 of 'cart' matches nothing (2026-11-30 Tester" in done.out
    assert "say --yes" in done.err
    done = ack(asked, "--prune", "--yes")
    assert (done.status, answers(asked)) == (0, [])
    assert f"removed .qa-acks/{one}.json" in done.out
    assert "git add -A .qa-acks" in done.out


def test_prune_keeps_what_is_staged_or_lies_on_disk(asked: Repo) -> None:
    one = answered(asked)
    asked.commit()
    vague(asked, "basket", stage=False)  # on disk the words are gone, staged they are there
    assert ack(asked, "--prune", "--yes").out == "nothing to remove\n"
    asked.git("add", "-A")
    vague(asked, "cart", stage=False)  # and now the other way round
    assert ack(asked, "--prune", "--yes").out == "nothing to remove\n"
    assert answers(asked) == [f"{one}.json"]


def test_prune_does_not_guess_what_it_cannot_read(asked: Repo) -> None:
    answered(asked)
    asked.commit()
    asked.write({FLAKY: b"\xff\n"})
    done = ack(asked, "--prune", "--yes")
    assert (done.status, len(answers(asked))) == (2, 1)
    assert "QA001" in done.err or "QA003" in done.err


def test_an_answer_about_a_change_stays_until_it_has_landed(repo: Repo) -> None:
    repo.commit({ENV: topic(entry("old")), "x": "x\n"} | OWNED)
    repo.reindex()
    repo.commit()
    repo.git("checkout", "-q", "-b", "topic")
    body = "**Symptom**: another matter.\n\n**Handling**: look at the proxy."
    repo.write({ENV: topic(entry("old"), entry("new", confidence="confirmed", body=body))})
    repo.reindex()
    repo.git("add", "-A")
    (one,) = digits(repo, code="QA405")
    assert ack(repo, one, "--reason", "seen twice", "--yes").status == 0
    repo.commit()
    span = ("--from-ref", "main", "--to-ref", "topic")
    assert repo.hook("qa-gate", *span).status == 0
    # On the branch nothing asks any more, but the pull request does.
    done = ack(repo, "--prune", "--yes")
    assert (done.status, done.out, answers(repo)) == (0, "nothing to remove\n", [f"{one}.json"])
    assert "note: 1 kept that asks about a change" in done.err
    assert ack(repo, "--prune", "--yes", *span).out == "nothing to remove\n"
    assert repo.hook("qa-gate", "--all").notes == []
    repo.git("checkout", "-q", "main")
    repo.git("merge", "-q", "topic")
    assert ack(repo, "--prune", "--yes").out == "nothing to remove\n"
    assert repo.hook("qa-gate", "--all", *span).notes == ["QA933"]
    done = ack(repo, "--prune", "--yes", *span)
    assert (done.status, answers(repo)) == (0, [])


def test_stale_answers_are_named_with_all(asked: Repo) -> None:
    one = answered(asked)
    asked.commit()
    assert asked.hook("qa-gate", "--all").notes == []
    vague(asked, "basket")
    asked.commit()
    (note,) = findings(asked.hook("qa-gate", "--all"), "QA933")
    assert (note["path"], note["severity"]) == (f".qa-acks/{one}.json", "note")
    assert asked.hook("qa-gate").notes == []
    assert findings(asked.run("qa-memory", "check", "--format", "json", "--today", TODAY), "QA933")
    assert not findings(asked.run("qa-memory", "check", ".qa", "--format", "json", "--today", TODAY), "QA932")


def test_an_answer_lives_as_long_as_the_words(asked: Repo) -> None:
    answered(asked)
    asked.commit()
    for at in range(3):
        asked.commit({"src/app.py": f"x = {at}\n"})
    asked.git("mv", FLAKY, "moved.md")
    asked.git("mv", "moved.md", FLAKY)
    done = asked.hook("qa-gate", "--all")
    assert (done.status, done.codes, done.notes) == (0, ["QA127"], [])
    assert ack(asked, "--prune", "--yes").out == "nothing to remove\n"


def test_a_rule_that_is_switched_off_still_needs_its_answer(asked: Repo) -> None:
    answered(asked)
    asked.commit({".qa-memory.yaml": "disable: [QA127]\n"})
    assert asked.hook("qa-gate", "--all").notes == []
    assert ack(asked, "--prune", "--yes").out == "nothing to remove\n"


# Settings: whose they are, and that nothing else stands in for them.


def _excluding(repo: Repo) -> None:
    """`main` excludes nothing; `topic` adds a broken base and excludes it in the same change."""
    repo.commit({"x": "x\n", ".qa-memory.yaml": "limits: {entry_lines: 40}\n"})
    repo.git("checkout", "-q", "-b", "topic")
    repo.write({"svc/.qa/env-notes.md": "## no date\n", ".qa-memory.yaml": "exclude: [svc]\n"})
    repo.git("add", "-A")


def test_exclude_of_the_head_judges_locally_and_that_of_the_base_in_ci(repo: Repo) -> None:
    _excluding(repo)
    assert repo.hook("qa-gate").codes == ["QA931"]
    assert repo.hook("qa-gate", "--worktree").codes == ["QA931"]
    repo.commit()
    assert "QA008" in _range(repo).codes
    repo.git("checkout", "-q", "main")
    repo.commit({".qa-memory.yaml": "exclude: [svc]\n"})
    repo.git("checkout", "-q", "topic")
    repo.git("rebase", "-q", "main")
    assert _range(repo).codes == []


def test_disable_of_the_head_switches_nothing_off_in_ci(repo: Repo) -> None:
    repo.commit({"x": "x\n"})
    repo.git("checkout", "-q", "-b", "topic")
    vague(repo, "cart")
    repo.write({".qa-memory.yaml": "disable: [QA127]\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-gate").codes == ["QA931"]
    repo.commit()
    assert _range(repo).codes == ["QA127", "QA931"]


def test_a_change_of_settings_is_reported_in_ci(repo: Repo) -> None:
    _excluding(repo)
    repo.commit()
    done = _range(repo)
    assert "QA931" in done.codes


def test_warnings_are_only_reported_where_that_is_asked(asked: Repo) -> None:
    done = asked.hook("qa-gate", "--warnings=report")
    assert (done.status, done.codes) == (0, ["QA127"])
    assert not findings(done, "QA127")[0]["acknowledged"]


def test_a_credential_in_the_reason_is_refused(asked: Repo) -> None:
    secret = "ghp_" + "Q7ZT4MNBX2LPV6RDaB3dE5fG7hJ9kL1mN3pQ"
    (found,) = findings(asked.hook("qa-gate"), "QA127")
    done = ack(asked, str(found["fingerprint"]), "--reason", f"its token is {secret}", "--yes")
    assert (done.status, answers(asked)) == (2, [])
    assert secret not in done.out + done.err
    answered(asked)
    place = f".qa-acks/{answers(asked)[0]}"
    asked.write({place: asked.read(place).replace("the page goes", f"the page goes, {secret}")})
    asked.git("add", "-A")
    (bad,) = findings(asked.hook("qa-gate"), "QA932")
    assert "`reason` holds what looks like a credential" in str(bad["message"])
    assert secret not in str(bad)


@pytest.mark.parametrize("reason", ["\u200b", "\u3164", "\u00ad", "…"])
def test_a_reason_that_nobody_can_see_is_none(asked: Repo, reason: str) -> None:
    (found,) = findings(asked.hook("qa-gate"), "QA127")
    assert ack(asked, str(found["fingerprint"]), "--reason", reason, "--yes").status == 2


def test_the_help_names_the_digits(asked: Repo) -> None:
    done = asked.run("qa-gate", "--today", TODAY)
    found = re.search(r"\(warning ([0-9a-f]{8})\)", done.out)
    assert found
    assert f"if a warning is right as it stands: qa-memory ack {found[1]} --reason WHY\n" in done.out
    assert ack(asked, found[1], "--reason", "r", "--yes").status == 0


# What goes wrong, and a scanner's failure, from within.


def _given(repo: Repo, code: str = "QA127", severity: str = "warn") -> tuple[Change, Answer, Finding]:
    rule = BY_CODE["QA127"]._replace(code=code, severity=severity)  # type: ignore[arg-type]
    one = Finding(rule, FLAKY, "m", subject="cart", block="words", store=".qa")
    return look(repo).change, acknowledgements.give(one, "r", "T <t@example.com>", datetime.date(2026, 11, 30)), one


def test_an_answer_to_a_scanners_failure_says_when_it_counts(repo: Repo, capsys: pytest.CaptureFixture[str]) -> None:
    change, given, one = _given(repo, "QA501", "fail")
    assert acknowledging._write(change, given, one, lambda question: True) == 0
    assert "counts once the base holds it, so let it land before the text" in capsys.readouterr().out


@pytest.mark.parametrize("call", ["os.makedirs", "os.unlink", "builtins.open"])
def test_what_the_system_refuses_is_exit_2(repo: Repo, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    change, given, one = _given(repo)
    if call == "os.unlink":
        repo.write({given.path: given.text()})
    monkeypatch.chdir(repo.top)
    calls: dict[str, Callable[[], object]] = {
        "builtins.open": lambda: acknowledging._written("x"),
        "os.makedirs": lambda: acknowledging._write(change, given, one, lambda question: True),
        "os.unlink": lambda: acknowledging.prune(Source("."), lambda question: True),
    }
    with mock.patch(call, side_effect=PermissionError(13, "denied")), pytest.raises(Fault, match="denied"):
        calls[call]()


def test_git_that_cannot_be_started_tells_no_identity(repo: Repo) -> None:
    with mock.patch("subprocess.run", side_effect=FileNotFoundError(2, "gone")), pytest.raises(Fault, match="gone"):
        identity(str(repo.top))


def test_outside_of_git_unneeded_ones_go_as_well(repo: Repo) -> None:
    outside = Repo(repo.top.parent / "outside", init=False)
    outside.env |= {"GIT_CEILING_DIRECTORIES": str(outside.top.parent)}
    _, given, _ = _given(repo)
    outside.write({given.path: given.text()})
    assert (ack(outside, "--prune", "--yes").status, answers(outside)) == (0, [])
