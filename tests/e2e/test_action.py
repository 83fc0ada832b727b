"""The action, played event by event: what would land is judged, without a checkout."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from conftest import Repo, instead_of_git
from entries import entry, path, topic
from events import ACTION, Host, Ran

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the steps of the action are played by bash")

Files = dict[str, str | bytes | None]
ENV, FLAKY, WORKFLOW = path("env"), path("flaky"), path("workflow")
ZERO = "0" * 40
SETTINGS = "limits: {topic_lines: 70}\n"


def _about(what: str) -> str:
    return (
        f"**Symptom**: the {what} of staging {what}s.\n\n**Handling**: look for {what} in the log, then {what} again."
    )


def env(*titles: str, **meta: str | None) -> str:
    return topic(*(entry(title, body=_about(title.split()[0]), **meta) for title in titles))


_FLAKY = (
    "**Symptom**: mails come late.\n\n**Root cause**: one worker.\n\n"
    "**Handling**: noise if the queue is empty 30 s later, otherwise real. Retry once."
)
MAIN: Files = {
    ENV: env("region variable", "gateway host"),
    FLAKY: topic(entry("cart page", "flaky"), kind="flaky"),
    WORKFLOW: topic(entry("log in again", "workflow"), kind="workflow"),
    ".qa-memory.yaml": SETTINGS,
}
_WORKFLOW = "**Scenario**: a rule is new.\n\n**Steps**: add it, reload the proxy.\n\n**Notes**: reload takes a minute."
SAME_TITLE: Files = {
    WORKFLOW: topic(entry("log in again", "workflow"), entry("proxy rule", "workflow", body=_WORKFLOW), kind="workflow")
}
MORE: Files = {ENV: env("region variable", "gateway host", "proxy rule")}
BAD: Files = {ENV: env("region variable", "gateway host", status="gone")}


def push(host: Host, before: str, after: str, ref: str = "refs/heads/main", **asked: Any) -> Ran:
    payload = {"ref": ref, "before": before, "after": after, "repository": {"default_branch": "main"}}
    return host.run("push", payload, **asked)


# Pull requests.


def test_a_clean_one_passes(host: Host) -> None:
    done = host.pull_request(1, host.propose(1, MORE))
    assert done.status == 0, done.log
    assert done.page.startswith("## qa-memory-hooks: nothing blocks\n")
    assert done.codes == []


@pytest.mark.parametrize("event", ["pull_request", "pull_request_target"])
def test_a_bad_one_is_refused(host: Host, event: str) -> None:
    done = host.pull_request(1, host.propose(1, BAD), event)
    assert done.status == 1
    assert f"::error file={ENV},line=7,col=1,title=QA108 bad-value::" in done.log
    assert done.page.partition("\n")[0].endswith(" failures block")
    assert "QA108" in done.codes


def test_the_target_is_the_tip_of_its_branch_now(host: Host) -> None:
    head = host.propose(1, {ENV: env("proxy rule", "region variable", "gateway host")})
    assert host.pull_request(1, head).status == 0
    host.land(SAME_TITLE)
    done = host.pull_request(1, head)
    assert done.status == 1
    assert "QA122" in done.codes
    assert f"(what would land of `{head}`), compared with `{host.work.git('rev-parse', 'main').strip()}`" in done.page


def test_the_commit_of_the_event_is_judged_and_not_a_newer_one(host: Host) -> None:
    old = host.propose(1, MORE)
    host.propose(1, BAD, onto="pull-1")
    assert host.pull_request(1, old).status == 0
    host.propose(1, BAD)  # forced: the old one hangs on no branch any more
    assert host.pull_request(1, old).status == 0


def test_a_commit_that_is_gone_is_no_pass(host: Host) -> None:
    host.propose(1, MORE)
    done = host.pull_request(1, "1" * 40)
    assert done.status == 2
    assert done.page.startswith("## qa-memory-hooks: the check could not be made\n")
    assert f"::error title=qa-memory-hooks::commit {'1' * 40} is not there any more" in done.log
    assert done.sarif and done.sarif["runs"][0]["invocations"][0]["executionSuccessful"] is False


def test_a_branch_that_is_gone_is_no_pass(host: Host) -> None:
    done = host.pull_request(7, host.work.head)
    assert done.status == 2
    assert "cannot fetch refs/heads/main and refs/pull/7/head" in done.log


def test_unrelated_history_is_no_pass(host: Host) -> None:
    host.work.git("checkout", "-q", "--orphan", "pull-1")
    host.work.write(MORE)
    head = host.work.commit()
    host.keep(1)
    done = host.pull_request(1, head)
    assert done.status == 2
    assert "have no common ancestor" in done.page


# The merge queue.

TOGETHER = [
    pytest.param(
        {ENV: env("proxy rule", "region variable", "gateway host")},
        {ENV: env("region variable", "gateway host", "mail queue")},
        [],
        "QA301",
        id="budget",
    ),
    pytest.param(
        MORE,
        SAME_TITLE,
        [],
        "QA122",
        id="title",
    ),
    pytest.param(
        MORE,
        {FLAKY: topic(entry("mail", "flaky", body=_FLAKY), entry("cart page", "flaky"), kind="flaky")},
        ["-X", "ours"],  # as a host that takes one side of the index
        "QA202",
        id="index",
    ),
]


@pytest.mark.parametrize(("one", "other", "how", "found"), TOGETHER)
def test_two_that_are_clean_alone_and_not_together(
    host: Host, one: Files, other: Files, how: list[str], found: str
) -> None:
    for number, files in ((1, one), (2, other)):
        done = host.pull_request(number, host.propose(number, files))
        assert done.status == 0, done.log
    done = host.run(*host.queue(1, "main"))
    assert done.status == 0, done.log
    done = host.run(*host.queue(2, "queue-1", *how))
    assert done.status == 1
    assert found in done.codes


# Pushes.


def test_a_push_is_compared_with_what_was_there(host: Host) -> None:
    before, after = host.work.head, host.land(MORE)
    assert push(host, before, after).status == 0
    assert push(host, after, host.land(BAD)).status == 1


def test_a_new_branch_is_compared_with_the_default_branch(host: Host) -> None:
    old = host.work.head
    host.land({ENV: env("region variable", "gateway host", "x" * 90)})  # there already, so not its matter
    host.work.git("checkout", "-q", "-B", "topic", old)
    after = host.work.commit({".qa-memory.yaml": SETTINGS + "language: en\n"})
    host.push("topic")
    assert push(host, ZERO, after, "refs/heads/topic").status == 0
    after = host.work.commit(BAD)
    host.push("topic")
    assert push(host, ZERO, after, "refs/heads/topic").status == 1


def test_the_first_push_of_the_default_branch_is_all_new(host: Host) -> None:
    done = push(host, ZERO, host.work.head)
    assert done.status == 0, done.log
    assert "1 knowledge base, 4 entries" in done.log
    assert push(host, ZERO, host.land(BAD)).status == 1


def test_a_forced_push_that_loses_an_entry_is_told(host: Host) -> None:
    before = host.land(MORE)
    host.work.git("reset", "-q", "--hard", "HEAD~1")
    after = host.work.commit({"README": "x\n"})
    host.push("main")
    done = push(host, before, after)
    assert done.status == 1
    assert "QA402" in done.codes  # a merge of both would still have it


def test_a_branch_that_was_deleted_is_nothing_to_judge(host: Host) -> None:
    done = push(host, host.work.head, ZERO, "refs/heads/topic")
    assert done.status == 0
    assert done.log == "nothing to judge: the branch was deleted\n"


# By hand and by the clock.


@pytest.mark.parametrize("event", ["workflow_dispatch", "schedule"])
def test_everything_of_the_default_branch_is_judged(host: Host, event: str) -> None:
    payload = {"repository": {"default_branch": "main"}}
    told = {"GITHUB_REF": "refs/heads/main", "GITHUB_SHA": host.work.head}
    assert host.run(event, payload, env=told).status == 0
    host.land({ENV: env("region variable", "gateway host", summary="x" * 70)})
    host.land({"README": "x\n"})  # which does not touch it
    done = host.run(event, payload, env=told | {"GITHUB_SHA": host.work.head})
    assert done.status == 1
    assert "QA113" in done.codes


def test_another_branch_is_compared_with_the_default_branch(host: Host) -> None:
    host.work.git("checkout", "-q", "-b", "topic")
    head = host.work.commit(BAD)
    host.push("topic")
    told = {"GITHUB_REF": "refs/heads/topic", "GITHUB_SHA": head}
    payload = {"repository": {"default_branch": "main"}}
    assert host.run("workflow_dispatch", payload, env=told).status == 1


def test_an_event_that_is_not_known_is_no_pass(host: Host) -> None:
    done = host.run("issue_comment", {})
    assert done.status == 2
    assert "the event 'issue_comment' names no change to judge" in done.log


# Inputs.


def test_warnings_can_be_reported(host: Host) -> None:
    files: Files = {ENV: env("region variable", "gateway host"), ".qa/notes.md": "misc\n"}
    head = host.propose(1, files)
    assert host.pull_request(1, head).status == 1
    done = host.pull_request(1, head, inputs={"warnings": "report"})
    assert done.status == 0
    assert "QA002" in done.codes
    assert "Warnings are reported here, and do not block." in done.page


def test_answers_count_by_the_input(host: Host) -> None:
    head = host.propose(1, {".qa/notes.md": "misc\n"})
    finding = host.work.hook("qa-gate", "--all").report["findings"]
    digits = next(one["fingerprint"] for one in finding if one["code"] == "QA002")
    assert host.work.run("qa-memory", "ack", digits, "--all", "--yes", "--reason", "kept for the move").status == 0
    head = host.work.commit()
    host.keep(1)
    assert host.pull_request(1, head).status == 1
    assert host.pull_request(1, head, inputs={"acks": "base"}).status == 1
    done = host.pull_request(1, head, inputs={"acks": "head"})
    assert done.status == 0, done.log
    assert "### New answers" in done.page and "kept for the move" in done.page


def test_further_options(host: Host) -> None:
    head = host.propose(1, {ENV: env("region variable", "gateway host"), "x": "y\n"})
    assert "0 knowledge bases" not in host.pull_request(1, head, inputs={"args": "--all"}).log
    assert host.pull_request(1, head, inputs={"args": "'--all"}).status == 2
    done = host.pull_request(1, head, inputs={"args": "--worktree"})
    assert (done.status, "::error title=qa-memory-hooks::the event says" in done.log) == (2, True)
    assert host.pull_request(1, head, inputs={"args": "--from-ref a --to-ref b"}).status == 2
    for inputs in ({"warnings": "repotr"}, {"args": "--version"}, {"acks": "all"}):
        done = host.pull_request(1, head, inputs=inputs)
        assert (done.status, "::error title=qa-memory-hooks::the inputs of the action" in done.log) == (2, True)


def test_no_sarif(host: Host) -> None:
    assert host.pull_request(1, host.propose(1, BAD), inputs={"sarif": ""}).sarif is None


@pytest.mark.parametrize("name", ["../x.sarif", "a/b", "a\nsarif=/etc/passwd", "-x", ".x"])
def test_a_sarif_file_has_a_plain_name(host: Host, name: str) -> None:
    done = host.pull_request(1, host.propose(1, MORE), inputs={"sarif": name})
    assert (done.status, done.sarif) == (2, None)


# What the runner holds.


def test_nothing_of_a_checkout_is_run(host: Host, tmp_path: Path) -> None:
    workspace, marker = tmp_path / "workspace", tmp_path / "ran"
    trap = f"open({str(marker)!r}, 'w')\nraise SystemExit(0)\n"
    names = ("json", "venv", "pip", "yaml", "re", "sitecustomize", "usercustomize", "qa_memory_hooks/__init__")
    for name in names:
        file = workspace / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(trap)
    for name in ("git", "python", "python3", "qa-gate"):
        (workspace / name).write_text(f"#!/bin/sh\ntouch {marker}\n")
        (workspace / name).chmod(0o755)
    checkout = Repo(workspace)
    checkout.git("config", "core.fsmonitor", f"touch {marker}")
    checkout.git("config", "alias.fetch", f"!touch {marker}")
    done = host.pull_request(1, host.propose(1, BAD), workspace=workspace)
    assert done.status == 1
    assert not marker.exists()


def test_nothing_is_checked_out_and_nothing_stays(host: Host, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    script = f'echo "$*" >> "{seen}"'
    told = instead_of_git(host.work, tmp_path / "bin", script)
    done = host.pull_request(1, host.propose(1, BAD), env=told)
    assert done.status == 1
    words = seen.read_text()
    assert "init --quiet --bare --template=" in words
    for command in ("checkout", "worktree", "read-tree", "reset", "clone", "submodule", "lfs"):
        assert f" {command}" not in f" {words}"
    runner = next(host.folder.glob("runner-*"))
    assert sorted(one.name for one in runner.iterdir() if one.is_dir()) == ["workspace"]


def test_the_token_stands_in_no_command_line_and_no_log(host: Host, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    told = instead_of_git(host.work, tmp_path / "bin", f'echo "$*" >> "{seen}"; env >> "{tmp_path}/env"')
    done = host.pull_request(1, host.propose(1, BAD), env=told)
    token = "".join(["gh", "s_", "0" * 36])
    assert "AUTHORIZATION: basic" in (tmp_path / "env").read_text()  # so git is told, by its environment
    assert token not in seen.read_text() + done.log + done.page
    assert "basic" not in seen.read_text() + done.log


def test_what_the_gate_needs_is_installed_by_digest(host: Host) -> None:
    done = host.pull_request(
        1, host.propose(1, {**BAD, ".qa-memory.yaml": "limits: {topic_lines: 69}\n"}), install=True
    )
    assert done.status == 1, done.log
    assert "QA108" in done.codes


def test_no_script_holds_an_expression() -> None:
    scripts = [step["run"] for step in ACTION["runs"]["steps"] if "run" in step]
    assert scripts and not any("${{" in script for script in scripts)
