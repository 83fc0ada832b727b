"""`qa-gate`: all checks in one process, each finding once, and the same verdict from every source."""

from __future__ import annotations

import datetime
import json
import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks import __version__, gate
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited

ENV, FLAKY = path("env"), path("flaky")
GOLDEN = Path(__file__).parent / "golden"
OTHER = "**Symptom**: quite another thing.\n\n**Handling**: other."
# One commit with a bit of everything that is broken: what was there before, and what is staged.
BEFORE: dict[str, str | bytes | None] = {
    ENV: topic(
        entry("region variable", confidence="confirmed"),
        entry("old proxy", body=OTHER),
        archive=("2026-01-03 gateway — replaced", "2026-02-11 second login page — gone"),
    ),
    FLAKY: topic(entry("cart page times out", "flaky", keywords="[cart]"), kind="flaky"),
}
BROKEN: dict[str, str | bytes | None] = {
    ENV: topic(
        entry("region variable", summary="gateway: see https://example.com/x", date="2026-09-06"),
        archive=("2026-02-11 second login page — still there",),
    ),
    FLAKY: topic(
        entry("cart page times out", "flaky", keywords="[cart]"),
        entry(
            "cart page fails",
            "flaky",
            confidence="confirmed",
            related="[nothing]",
            body="**Symptom**: red\u200b \x1b[31m letters.",
        ),
        kind="flaky",
    ),
    ".qa/notes.md": "misc\n",
    ".gitattributes": ".qa/*.md -diff\n",
}


def _broken(repo: Repo) -> str:
    repo.write(BEFORE | {FLAKY: topic(entry("cart page times out", "flaky"), kind="flaky")})
    repo.reindex()
    base = repo.commit(BEFORE)
    repo.write(BROKEN)
    repo.git("add", "-A")
    return base


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif", "summary.md"])
def test_the_output_is_what_it_was(repo: Repo, form: str) -> None:
    _broken(repo)
    how = ("--summary", "page.md") if form == "summary.md" else ("--format", form)
    done = repo.run("qa-gate", *how, "--today", TODAY, env={"GITHUB_STEP_SUMMARY": ""})
    assert done.status == 1
    out = repo.read("page.md") if form == "summary.md" else done.out
    if form == "sarif":
        out = re.sub(r'(?<="rules": )\[.*?\n {10}\]', "[]", out, flags=re.DOTALL)  # they stand in docs/rules.md too
    out = out.replace(repo.git("rev-parse", "HEAD").strip(), "BASE").replace(__version__, "VERSION")
    golden = GOLDEN / f"broken.{form}"
    repo.write({"printed": out})
    assert out == golden.read_text(encoding="utf-8"), f"if it is right: cp {repo.top / 'printed'} {golden}"


def test_every_source_gives_the_same_verdict(repo: Repo) -> None:
    base = _broken(repo)

    def told(*argv: str) -> list[tuple[object, ...]]:
        found = repo.hook("qa-gate", *argv).report["findings"]
        return [(one["code"], one["severity"], one["path"], one["line"], one["fingerprint"]) for one in found]

    staged = told()
    assert len(staged) > 10
    assert told("--worktree") == staged
    repo.commit()
    assert told("--from-ref", base, "--to-ref", "HEAD") == staged
    assert told() == []


def test_the_gate_finds_what_the_hooks_find(repo: Repo) -> None:
    _broken(repo)
    hooks = [
        script.name
        for script in entry_points(group="console_scripts")
        if any(script.value == f"{module.__name__}:main" for module in gate.CHECKS)
    ]
    assert len(hooks) == len(gate.CHECKS)
    alone = {json.dumps(one) for name in hooks for one in repo.hook(name).report["findings"]}
    found = [json.dumps(one) for one in repo.hook("qa-gate").report["findings"]]
    assert {one for one in found if "QA931" not in one} == alone  # which the gate alone tells
    assert len(found) == len(set(found))


def test_every_reader_reports_what_it_could_not_read() -> None:
    change = Change(Edited({ENV: b"# \xbb\xb7\xbe\xb3\n"}), (), today=datetime.date.fromisoformat(TODAY))
    own = {  # for which `.qa/` is not theirs to read
        gate.check_records,
        gate.check_outcomes,
        gate.check_patterns,
        gate.propagate_patterns,
        gate.check_config,
        gate.check_run_state,
        gate.check_codeowners,
    }
    for module in [one for one in gate.CHECKS if one not in own]:
        assert "QA001" in {found.rule.code for found in module.check(change)}


def test_checks_know_nothing_of_each_other() -> None:
    """Each can be run alone, in any order, on one and the same change."""
    head = {ENV: topic(entry("a", keywords="[x]")).encode(), ".qa/INDEX.md": b"# stale\n"}
    whole = Change(Edited(head), (Edited({}),), today=datetime.date.fromisoformat(TODAY))
    forwards = [found for module in gate.CHECKS for found in module.check(whole)]
    again = Change(Edited(head), (Edited({}),), today=datetime.date.fromisoformat(TODAY))
    backwards = [found for module in reversed(gate.CHECKS) for found in module.check(again)]
    assert sorted(map(repr, forwards)) == sorted(map(repr, backwards))


def test_a_clean_commit_passes(repo: Repo) -> None:
    repo.write(BEFORE | {FLAKY: topic(entry("cart page times out", "flaky"), kind="flaky")})
    repo.reindex()
    repo.git("add", "-A")
    done = repo.run("qa-gate", "--today", TODAY)
    assert (done.status, done.out.rpartition(": ")[2]) == (0, "1 note\n")  # QA922


def test_the_command_is_the_hook(repo: Repo) -> None:
    _broken(repo)
    hook = repo.run("qa-gate", "--format", "json", "--today", TODAY)
    command = repo.run("qa-memory", "gate", "--format", "json", "--today", TODAY)
    assert (command.status, command.out, command.err) == (hook.status, hook.out, hook.err)
    assert repo.run("qa-memory", "gate", "--no-such-option").status == 2
