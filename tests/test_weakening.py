"""QA931 in real repositories: modes, merges, answers, names, files that cannot be read, and what it costs.

What fires, what is a note and what is nothing stands in the tables of `cases/gate.yaml`.
"""

from __future__ import annotations

import datetime
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from bundles import bundle
from conftest import TODAY, Done, Repo, look
from entries import entry, path, topic
from fuzz.counting import steps
from hypothesis import example, given, settings
from hypothesis import strategies as st
from test_imports import loaded

from qa_memory_hooks import gate, pipelines, skeleton, weakening
from qa_memory_hooks.change import Change, Fault
from qa_memory_hooks.change.snapshot import LINK, SUBMODULE, Edited
from qa_memory_hooks.report.finding import Finding

Files = dict[str, str | bytes | None]
HOOKS, PREK, FLOW, OWNERS = (
    ".pre-commit-config.yaml",
    "prek.toml",
    ".github/workflows/qa-gate.yml",
    ".github/CODEOWNERS",
)
SETTINGS, ENV, FLAKY = ".qa-memory.yaml", path("env"), path("flaky")
CONFIG = skeleton.PRE_COMMIT
ARGS = CONFIG + "        args: [--warnings=report]\n"
OWNED = "* @shop/qa\n"
GATE: Files = {
    HOOKS: CONFIG,
    FLOW: skeleton.WORKFLOW,
    OWNERS: OWNED,
    SETTINGS: "limits: {entry_lines: 30}\n",
    "src/app.py": "x\n",
}
TAKEN: Files = {
    HOOKS: ARGS,
    FLOW: skeleton.WORKFLOW + "    if: false\n",
    OWNERS: OWNED + "/.qa-memory.yaml @somebody\n",
    SETTINGS: "limits: {entry_lines: 90}\nexclude: [.qa]\n",
}
"""One change of each kind: five losses."""
RANGE = ("--from-ref", "main", "--to-ref", "topic")
posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


def found(done: Done, severity: str = "warn") -> list[dict[str, Any]]:
    """What is told of QA931."""
    assert done.status in (0, 1), done.err
    return [one for one in done.report["findings"] if (one["code"], one["severity"]) == ("QA931", severity)]


def told(done: Done, severity: str = "warn") -> list[str]:
    return [one["message"] for one in found(done, severity)]


@pytest.fixture
def gated(repo: Repo) -> Repo:
    """`main` has the gate and no knowledge; `topic` is checked out."""
    repo.commit(GATE)
    repo.git("checkout", "-q", "-b", "topic")
    return repo


def staged(repo: Repo, files: Files) -> Done:
    repo.write({path: text for path, text in files.items() if text is not None or (repo.top / path).exists()})
    repo.git("add", "-A")
    return repo.hook("qa-gate")


# The same in every mode.


def test_where_there_is_no_knowledge_the_gate_is_watched_all_the_same(gated: Repo) -> None:
    done = staged(gated, TAKEN)
    assert not (gated.top / ".qa").exists()
    assert (done.status, done.codes) == (1, ["QA931"])
    assert told(done) == [
        "@shop/qa no longer owns .qa-memory.yaml; now @somebody",
        "job qa-gate was changed: if",
        "hook qa-gate was changed: args",
        "exclude now also has .qa",
        "limits.entry_lines is 90, it was 30",
    ]
    assert [one["path"] for one in found(done)] == [OWNERS, FLOW, HOOKS, SETTINGS, SETTINGS]
    assert {(one["line"], one["column"]) for one in found(done)} == {(1, 1)}


def test_every_source_tells_the_same(gated: Repo) -> None:
    known = [(one["message"], one["fingerprint"]) for one in found(staged(gated, TAKEN))]
    assert len({digits for _, digits in known}) == 5

    def now(*argv: str, cwd: str | None = None) -> list[tuple[str, str]]:
        done = gated.run("qa-gate", "--format", "json", *argv, cwd=cwd)
        return [(one["message"], one["fingerprint"]) for one in found(done)]

    assert now("--worktree") == now("--all") == now("--worktree", "--all") == now(cwd="src") == known
    gated.git("reset", "-q")
    assert now() == []
    assert now("--worktree", cwd="src") == known
    gated.commit()
    assert now() == []
    assert now(*RANGE) == now(*RANGE, "--all") == now(*RANGE, cwd="src") == known
    gated.git("checkout", "-q", "main")
    gated.commit({"src/more.py": "x\n"})
    assert now(*RANGE) == known  # what would come of the merge
    head, main = (gated.git("rev-parse", name).strip() for name in ("topic", "topic^"))
    row = f"refs/heads/topic {head} refs/heads/topic {main}\n"
    done = gated.run("qa-gate", "--format", "json", "--pre-push", "origin", "url", stdin=row)
    assert [(one["message"], one["fingerprint"]) for one in found(done)] == known


def test_nothing_is_told_of_a_first_commit_a_first_push_or_a_folder_without_git(repo: Repo, tmp_path: Path) -> None:
    assert found(staged(repo, GATE)) == found(staged(repo, GATE), "note") == []
    repo.commit()
    first = {"PRE_COMMIT": "1", "PRE_COMMIT_REMOTE_NAME": "origin"}
    assert found(repo.hook("qa-gate", env=first)) == []
    outside = Repo(tmp_path / "outside", init=False)
    outside.env |= {"GIT_CEILING_DIRECTORIES": str(tmp_path)}
    outside.write(GATE)
    assert found(outside.hook("qa-gate", "--all")) == []


def test_a_part_of_the_repository_says_nothing_of_the_gate(gated: Repo) -> None:
    gated.write(TAKEN | {SETTINGS: "limits: {entry_lines: 90}\n", "src/.qa/README.md": "x\n"})
    done = gated.run("qa-memory", "check", "src", "--format", "json", "--today", TODAY)
    assert found(done) == found(done, "note") == []
    assert len(found(gated.run("qa-memory", "check", "--format", "json", "--today", TODAY))) == 4


def test_a_commit_is_refused(gated: Repo) -> None:
    gated.install("pre-commit", "qa-gate")
    gated.write({HOOKS: None})
    gated.git("add", "-A")
    done = gated.run("git", "commit", "-q", "-m", "no gate")
    assert done.status == 1
    assert f"{HOOKS}:1:1: QA931 gate-weakened: hook qa-gate is gone (warning" in done.out + done.err
    assert "confirms it: `qa-memory ack`" in done.out + done.err


def test_other_edits_are_notes_and_pass(gated: Repo) -> None:
    files = {
        HOOKS: CONFIG.replace(skeleton.REV, "v9"),
        FLOW: skeleton.WORKFLOW.replace(skeleton.COMMIT, "0" * 40) + "# pinned\n",
        OWNERS: OWNED + "/src/ @shop/dev\n",
        SETTINGS: "limits: {entry_lines: 20}\n",
        ".github/workflows/pages.yml": "on: push\n",
        ".gitattributes": "*.png binary\n",
    }
    done = staged(gated, files)
    assert (done.status, told(done)) == (0, [])
    edited, old = "one of the gate's own files was edited; nothing of the gate is taken away", skeleton.REV
    assert {one["path"]: one["message"] for one in found(done, "note")} == {
        ".gitattributes": "new among the gate's own files; nothing of the gate is taken away",
        OWNERS: edited,
        FLOW: f"{edited}; job qa-gate is {'0' * 40}, it was COMMIT",
        HOOKS: f"{edited}; hook qa-rebuild-index is v9, it was {old}; hook qa-gate is v9, it was {old}",
        SETTINGS: edited,
    }


def test_a_note_does_not_say_that_nothing_is_taken_away_where_something_is(gated: Repo) -> None:
    done = staged(gated, {HOOKS: None, PREK: "repos = []\n", OWNERS: OWNED + "# x\n"})
    assert told(done) == ["hook qa-gate is gone", "hook qa-rebuild-index is gone"]
    notes = {one["path"]: one["message"] for one in found(done, "note")}
    assert notes == {PREK: "new among the gate's own files", OWNERS: "one of the gate's own files was edited"}


def test_a_version_is_told_beside_a_loss_in_the_same_file(gated: Repo) -> None:
    done = staged(gated, {FLOW: skeleton.WORKFLOW.replace(skeleton.COMMIT, "v2") + "    if: false\n"})
    assert told(done) == ["job qa-gate was changed: if"]
    assert told(done, "note") == ["job qa-gate is v2, it was COMMIT"]


def test_which_file_shows_the_loss_of_an_owner(gated: Repo) -> None:
    def where(files: Files) -> set[str]:
        paths = {one["path"] for one in found(staged(gated, files))}
        gated.git("reset", "-q", "--hard", "main")
        return paths

    assert where({OWNERS: "/src/ @shop/qa\n"}) == {OWNERS}
    assert where({OWNERS: None}) == {OWNERS}
    assert where({OWNERS: None, "CODEOWNERS": "* @somebody\n"}) == {OWNERS}
    gated.git("mv", OWNERS, "CODEOWNERS")
    gated.git("commit", "-qm", "moved")
    gated.git("branch", "-f", "main")
    assert where({OWNERS: "* @somebody\n"}) == {OWNERS}  # it counts instead of the other, which is as it was


# Files that are no files any more.


def replaced(repo: Repo, name: str, by: str) -> None:
    file = repo.top / name
    file.unlink()
    if by == "link":
        file.symlink_to("elsewhere")
    elif by == "folder":
        file.mkdir()
        (file / "x").write_text("x\n")
    elif by == "pipe":
        os.mkfifo(file)
    elif by == "repository":
        Repo(file).commit({"x": "x\n"})
    elif by == "large":
        file.write_text("#" * (4 << 20))
    elif by == "empty":
        file.write_text("")
    elif by == "bytes":
        file.write_bytes(b"\xff\xfe\x00")


@posix
@pytest.mark.parametrize("by", ["link", "folder", "pipe", "repository", "large", "empty", "bytes", "nothing"])
@pytest.mark.parametrize(("name", "lost"), [(HOOKS, "hook qa-gate is gone"), (FLOW, "job qa-gate is gone")])
def test_what_stands_in_the_place_of_a_file(gated: Repo, by: str, name: str, lost: str) -> None:
    replaced(gated, name, by)
    assert lost in told(gated.hook("qa-gate", "--worktree"))
    if by != "pipe":  # which git does not take
        gated.git("add", "-A")
        assert lost in told(gated.hook("qa-gate"))
        gated.git("commit", "-qm", "x")
        assert lost in told(gated.hook("qa-gate", *RANGE))


@posix
@pytest.mark.parametrize("by", ["link", "folder", "pipe", "repository", "large", "empty", "bytes", "nothing"])
def test_what_stands_in_the_place_of_the_owners(gated: Repo, by: str) -> None:
    replaced(gated, OWNERS, by)
    lost = re.compile(r"@shop/qa no longer owns .*\.qa-memory\.yaml; now nobody")
    assert any(map(lost.fullmatch, told(gated.hook("qa-gate", "--worktree"))))
    if by != "pipe":
        gated.git("add", "-A")
        assert any(map(lost.fullmatch, told(gated.hook("qa-gate"))))


def test_a_file_in_conflict_holds_nothing(gated: Repo) -> None:
    gated.commit({HOOKS: CONFIG.replace(skeleton.REV, "v2")})
    gated.git("checkout", "-q", "main")
    gated.commit({HOOKS: CONFIG.replace(skeleton.REV, "v3")})
    assert gated.run("git", "merge", "-q", "topic").status == 1
    assert "hook qa-gate is gone" in told(gated.hook("qa-gate"))
    gated.git("merge", "--abort")
    assert "hook qa-gate is gone" in told(gated.hook("qa-gate", *RANGE))  # what would land is a conflict


def test_settings_that_cannot_be_read_hide_nothing_else(gated: Repo) -> None:
    gated.write({SETTINGS: "limits: [\n", HOOKS: None})
    gated.git("add", "-A")
    assert gated.run("qa-gate").status == 2
    gated.commit()
    done = gated.hook("qa-gate", *RANGE)
    assert done.codes == ["QA931", "QA935"]
    assert told(done) == ["hook qa-gate is gone", "hook qa-rebuild-index is gone"]


def test_the_rule_can_be_switched_off_by_those_who_answer_for_the_base(gated: Repo) -> None:
    gated.commit({HOOKS: None, SETTINGS: "limits: {entry_lines: 30}\ndisable: [QA931]\n"})
    assert "disable now also has QA931" in told(gated.hook("qa-gate", *RANGE))
    gated.git("checkout", "-q", "main")
    gated.commit({SETTINGS: "limits: {entry_lines: 30}\ndisable: [QA931]\n"})
    assert found(gated.hook("qa-gate", *RANGE)) == []


# Merges.


def test_an_old_branch_from_before_the_gate(repo: Repo) -> None:
    repo.commit({"src/app.py": "x\n"})
    repo.git("checkout", "-q", "-b", "topic")
    repo.commit({"old.py": "x\n"})
    repo.git("checkout", "-q", "main")
    repo.commit(GATE)
    repo.install("pre-merge-commit", "qa-gate --today 2026-11-30")
    done = repo.hook("qa-gate", *RANGE)
    assert (found(done), found(done, "note")) == ([], [])
    repo.git("merge", "-q", "--no-commit", "--no-ff", "topic")
    done = repo.hook("qa-gate")
    assert (done.status, found(done), found(done, "note")) == (0, [], [])
    repo.git("merge", "--abort")
    done = repo.run("git", "merge", "--no-edit", "topic")
    assert done.status == 0, done.out + done.err
    assert repo.read(HOOKS) == CONFIG


def test_the_gate_merged_into_an_old_branch(repo: Repo) -> None:
    repo.commit({"src/app.py": "x\n"})
    repo.git("checkout", "-q", "-b", "topic")
    repo.commit({"old.py": "x\n"})
    repo.git("checkout", "-q", "main")
    repo.commit(GATE)
    repo.git("checkout", "-q", "topic")
    repo.git("merge", "-q", "--no-commit", "main")
    done = repo.hook("qa-gate")
    assert (done.status, found(done), found(done, "note")) == (0, [], [])


def test_an_old_branch_that_is_laxer(gated: Repo) -> None:
    """Main has become stricter meanwhile, and the merge keeps that."""
    gated.commit({"old.py": "x\n"})
    gated.git("checkout", "-q", "main")
    strict: Files = {
        HOOKS: CONFIG + "        args: [--acks=base]\n",
        SETTINGS: "limits: {entry_lines: 10}\n",
        OWNERS: "* @shop/qa @shop/leads\n",
    }
    gated.commit(strict)
    assert found(gated.hook("qa-gate", *RANGE)) == found(gated.hook("qa-gate", *RANGE), "note") == []
    gated.git("merge", "-q", "--no-commit", "--no-ff", "topic")
    assert found(gated.hook("qa-gate")) == found(gated.hook("qa-gate"), "note") == []
    # What the old branch has, against what main has: a change, which fires only against both.
    gated.git("checkout", "-q", "topic", "--", HOOKS, SETTINGS)
    assert found(gated.hook("qa-gate")) == []
    done = gated.hook("qa-gate", "--worktree")  # there is no second parent on disk
    assert told(done) == ["hook qa-gate was changed: args", "limits.entry_lines is 30, it was 10"]
    gated.git("commit", "-qm", "laxer again", "--no-verify")
    done = gated.hook("qa-gate", "--from-ref", "main^", "--to-ref", "main")
    assert told(done) == ["hook qa-gate was changed: args", "limits.entry_lines is 30, it was 10"]


@pytest.mark.parametrize("strategy", [["-s", "ours"], ["-X", "ours"], ["-X", "theirs"], []])
def test_a_merge_that_loses_what_the_other_side_has(gated: Repo, strategy: list[str]) -> None:
    gated.git("checkout", "-q", "main")
    gated.git("rm", "-q", HOOKS, FLOW)
    gated.git("commit", "-qm", "without", "--no-verify")
    gated.git("checkout", "-q", "topic")
    gated.commit({"src/app.py": "y\n"})
    gated.install("pre-merge-commit", "qa-gate")
    done = gated.run("git", "merge", "--no-edit", "--no-ff", *strategy, "main")
    lost = strategy != ["-s", "ours"]
    assert (done.status != 0) == lost, done.out + done.err
    assert ("hook qa-gate is gone" in done.out + done.err) == lost


def test_a_conflict_that_is_resolved_without_the_hook(gated: Repo) -> None:
    gated.commit({HOOKS: CONFIG.replace(skeleton.REV, "v2")})
    gated.git("checkout", "-q", "main")
    gated.commit({HOOKS: CONFIG.replace(skeleton.REV, "v3")})
    gated.install("pre-commit", "qa-gate")
    assert gated.run("git", "merge", "-q", "topic").status == 1
    gated.write({HOOKS: "repos: []\n"})
    gated.git("add", "-A")
    done = gated.run("git", "commit", "-q", "--no-edit")
    assert (done.status, "hook qa-gate is gone" in done.out + done.err) == (1, True)
    gated.write({HOOKS: CONFIG.replace(skeleton.REV, "v4")})
    gated.git("add", "-A")
    assert told(gated.hook("qa-gate"), "note")[0].endswith("hook qa-gate is v4, it was v3 or v2")
    gated.write({HOOKS: CONFIG.replace(skeleton.REV, "v2")})
    gated.git("add", "-A")
    assert found(gated.hook("qa-gate"), "note") == []  # as one parent has it
    done = gated.run("git", "commit", "-q", "--no-edit")
    assert done.status == 0, done.out + done.err


def test_both_sides_exclude_something(gated: Repo) -> None:
    """Each side was answered for; together they are no new loss."""
    gated.commit({SETTINGS: "limits: {entry_lines: 30}\nexclude:\n  - a\n"})
    gated.git("checkout", "-q", "main")
    gated.commit({SETTINGS: "limits: {entry_lines: 30}\nexclude:\n  - b\n"})
    assert gated.run("git", "merge", "-q", "topic").status == 1
    both = "limits: {entry_lines: 30}\nexclude: [a, b]\n"
    assert told(staged(gated, {SETTINGS: both})) == []
    assert told(staged(gated, {SETTINGS: both.replace("b]", "b, c]")})) == ["exclude now also has c"]


def test_an_octopus(gated: Repo) -> None:
    for side in "abc":
        gated.git("checkout", "-q", "-b", side, "main")
        gated.commit({f"{side}.py": "x\n"} | ({HOOKS: CONFIG.replace(skeleton.REV, "v2")} if side == "b" else {}))
    gated.git("checkout", "-q", "main")
    gated.git("merge", "-q", "--no-commit", "a", "b", "c")
    done = gated.hook("qa-gate")
    assert (len(look(gated).bases), found(done), found(done, "note")) == (4, [], [])
    assert told(staged(gated, {HOOKS: None})) == ["hook qa-gate is gone", "hook qa-rebuild-index is gone"]


def test_a_loss_that_is_taken_back_is_none(gated: Repo) -> None:
    gated.commit({HOOKS: None})
    gated.git("revert", "--no-edit", "HEAD")
    assert found(gated.hook("qa-gate", *RANGE)) == found(gated.hook("qa-gate", *RANGE), "note") == []
    gated.git("revert", "--no-commit", "HEAD")
    assert told(gated.hook("qa-gate")) == ["hook qa-gate is gone", "hook qa-rebuild-index is gone"]


# Answers.


def answer(repo: Repo, *argv: str) -> list[str]:
    """Answer what waits for one; returns the fingerprints."""
    digits = [one["fingerprint"] for one in found(repo.hook("qa-gate", *argv)) if not one["acknowledged"]]
    for one in digits:
        done = repo.run("qa-memory", "ack", one, *argv, "--reason", "r", "--yes", "--today", TODAY)
        assert done.status == 0, done.err
    repo.git("add", "-A")
    return digits


def waiting(repo: Repo, *argv: str) -> list[str]:
    """What is not answered."""
    return [one["message"] for one in found(repo.hook("qa-gate", *argv)) if not one["acknowledged"]]


def test_a_person_can_answer_and_commit(gated: Repo) -> None:
    gated.install("pre-commit", "qa-gate")
    staged(gated, TAKEN)
    assert gated.run("git", "commit", "-q", "-m", "x").status == 1
    assert len(answer(gated)) == 5
    assert (gated.hook("qa-gate").status, waiting(gated)) == (0, [])
    done = gated.run("git", "commit", "-q", "-m", "x")
    assert done.status == 0, done.out + done.err


def test_in_review_an_answer_counts_by_the_rules_for_answers(gated: Repo) -> None:
    staged(gated, {HOOKS: ARGS})
    answer(gated)
    gated.commit()
    done = gated.hook("qa-gate", *RANGE)  # its path has an owner in the base
    assert (done.status, waiting(gated, *RANGE), "QA934" in done.notes) == (0, [], True)
    assert waiting(gated, *RANGE, "--acks=base") == ["hook qa-gate was changed: args"]
    assert gated.hook("qa-gate", *RANGE, "--acks=head").status == 0
    gated.git("checkout", "-q", "main")
    gated.commit({OWNERS: "/src/ @shop/qa\n"})
    assert waiting(gated, *RANGE) == ["hook qa-gate was changed: args"]  # nobody owns the answer there
    gated.git("checkout", "-q", "topic", "--", ".qa-acks")
    gated.commit()
    assert waiting(gated, *RANGE, "--acks=base") == []  # the base holds it


def test_an_answer_about_owners_cannot_own_itself(gated: Repo) -> None:
    gated.git("checkout", "-q", "main")
    gated.commit({OWNERS: "* @shop/qa\n/.qa-acks/\n"})
    gated.git("checkout", "-q", "-B", "topic")
    staged(gated, {OWNERS: "* @somebody\n"})
    answer(gated)
    gated.commit()
    assert waiting(gated, *RANGE) == told(gated.hook("qa-gate", *RANGE)) != []


Step = tuple[Files, Files]
SAME: dict[str, Step] = {
    "another version": ({HOOKS: ARGS}, {HOOKS: ARGS.replace(skeleton.REV, "v2")}),
    "another hook": ({HOOKS: ARGS}, {HOOKS: ARGS + "  - {repo: r, rev: v1, hooks: [{id: check-yaml}]}\n"}),
    "comment": ({HOOKS: ARGS}, {HOOKS: "# x\n\n" + ARGS}),
    "another form": ({HOOKS: ARGS}, {HOOKS: ARGS.replace("[--warnings=report]", '["--warnings=report"]')}),
    "another loss": ({HOOKS: ARGS}, {HOOKS: ARGS, FLOW: None}),
    "in another file": ({FLOW: None}, {FLOW: None, ".github/workflows/x.yml": "on: push\n"}),
    "more owners elsewhere": ({OWNERS: "*\n"}, {OWNERS: "*\n/src/ @shop/dev\n"}),
    "another way to the same": ({OWNERS: "*\n"}, {OWNERS: "/nothing @shop/dev\n"}),
    "settings in another form": ({SETTINGS: "limits: {entry_lines: 90}\n"}, {SETTINGS: "limits:\n  entry_lines: 90\n"}),
    "another setting": (
        {SETTINGS: "limits: {entry_lines: 90}\n"},
        {SETTINGS: "limits: {entry_lines: 90, topic_lines: 900}\n"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SAME)
def test_an_answer_lives_as_long_as_the_loss_is_the_same(gated: Repo, name: str) -> None:
    first, then = SAME[name]
    staged(gated, first)
    digits = set(answer(gated))
    assert digits
    staged(gated, then)
    assert digits <= {one["fingerprint"] for one in found(gated.hook("qa-gate")) if one["acknowledged"]}


def _steps(*lines: str) -> str:
    return "on: pull_request\njobs:\n  g:\n    runs-on: x\n    steps:\n" + "".join(
        f"      - {line}\n" for line in lines
    )


OTHER: dict[str, Step] = {
    "other arguments": ({HOOKS: CONFIG + "        args: [--all]\n"}, {HOOKS: ARGS}),
    "more arguments": ({HOOKS: ARGS}, {HOOKS: ARGS.replace("report]", "report, --acks=head]")}),
    "another stage": (
        {HOOKS: CONFIG + "        stages: [pre-commit, pre-push]\n"},
        {HOOKS: CONFIG + "        stages: [manual]\n"},
    ),
    "gone instead of otherwise": ({HOOKS: ARGS}, {HOOKS: "repos: []\n"}),
    "another condition": (
        {FLOW: skeleton.WORKFLOW + "    if: github.actor != 'dependabot[bot]'\n"},
        {FLOW: skeleton.WORKFLOW + "    if: false\n"},
    ),
    "other paths": (
        {FLOW: skeleton.WORKFLOW.replace("pull_request:", "pull_request: {paths-ignore: [docs/**]}")},
        {FLOW: skeleton.WORKFLOW.replace("pull_request:", "pull_request: {paths-ignore: ['**']}")},
    ),
    "another owner of the action": (
        {FLOW: skeleton.WORKFLOW.replace("OWNER/", "mirror/")},
        {FLOW: skeleton.WORKFLOW.replace("OWNER/", "somebody/")},
    ),
    "another owner instead": ({OWNERS: "* @shop/new\n"}, {OWNERS: "* @somebody\n"}),
    "nobody instead": ({OWNERS: "* @shop/new\n"}, {OWNERS: "*\n"}),
    "another file": ({OWNERS: OWNED + f"/{FLOW}\n"}, {OWNERS: OWNED + f"/{HOOKS}\n"}),
    "more of a place": ({OWNERS: OWNED + "/.qa/a.md\n"}, {OWNERS: OWNED + "/.qa/a.md\n/.qa/b.md\n"}),
    "all of a place": ({OWNERS: OWNED + "/.qa/a.md\n"}, {OWNERS: OWNED + "/.qa/\n"}),
    "a higher limit": ({SETTINGS: "limits: {entry_lines: 40}\n"}, {SETTINGS: "limits: {entry_lines: 900}\n"}),
    "excluded as well": (
        {SETTINGS: "limits: {entry_lines: 30}\nexclude: [a]\n"},
        {SETTINGS: "limits: {entry_lines: 30}\nexclude: [a, b]\n"},
    ),
}


@pytest.mark.parametrize("name", OTHER)
def test_an_answer_dies_with_another_loss(gated: Repo, name: str) -> None:
    gated.write({f".qa/{one}.md": "x\n" for one in "abcd"})
    gated.commit()
    first, then = OTHER[name]
    staged(gated, first)
    assert len(answer(gated)) > 0
    assert waiting(gated) == []
    staged(gated, then)
    assert len(waiting(gated)) > 0


def test_an_answer_is_for_one_of_two_things_with_one_name(gated: Repo) -> None:
    """Two hooks `qa-gate`: who agrees that the one goes has not agreed that the other does."""
    two = CONFIG + "        stages: [pre-commit]\n      - {id: qa-gate, stages: [pre-push]}\n"
    gated.commit({HOOKS: two})
    staged(gated, {HOOKS: two.replace("      - {id: qa-gate, stages: [pre-push]}\n", "")})
    answer(gated)
    assert waiting(gated) == []
    staged(gated, {HOOKS: CONFIG.replace("      - id: qa-gate\n", "      - {id: qa-gate, stages: [pre-push]}\n")})
    assert waiting(gated) == ["hook qa-gate is gone"]


def test_new_knowledge_on_main_does_not_kill_an_answer_about_owners(gated: Repo) -> None:
    gated.git("checkout", "-q", "main")
    gated.commit({".qa/README.md": "x\n"})
    gated.git("checkout", "-q", "-B", "topic")
    staged(gated, {OWNERS: "/.github/ @shop/qa\n"})
    digits = answer(gated)
    gated.commit()
    gated.git("checkout", "-q", "main")
    gated.commit({".qa/more.md": "x\n"})
    assert sorted(one["fingerprint"] for one in found(gated.hook("qa-gate", *RANGE))) == sorted(digits)


# Names that hostile people choose.


def judge(head: Files, *bases: Files, **how: Any) -> list[Finding]:
    def snapshot(files: Files) -> Edited:
        return Edited({path: text.encode() if isinstance(text, str) else text for path, text in files.items()})

    change = Change(snapshot(head), tuple(map(snapshot, bases)), today=datetime.date.fromisoformat(TODAY), **how)
    return list(weakening.check(change, gate.GATE_WEAKENED))


LONG = "x" * 60_000
HUGE: dict[str, tuple[Files, Files]] = {
    "id of a hook": ({HOOKS: f"repos: [{{repo: local, hooks: [{{id: qa-gate {LONG}}}]}}]"}, {HOOKS: "repos: []"}),
    "key of a hook": ({HOOKS: CONFIG}, {HOOKS: f"{CONFIG}        ? {LONG}\n        : x\n"}),
    "many keys": ({HOOKS: CONFIG}, {HOOKS: CONFIG + "".join(f"        k{n}: x\n" for n in range(5000))}),
    "version": ({HOOKS: CONFIG}, {HOOKS: CONFIG.replace(skeleton.REV, LONG)}),
    "many versions": (
        {FLOW: _steps(*["uses: o/qa-memory-hooks@v1"] * 2000)},
        {FLOW: _steps(*[f"uses: o/qa-memory-hooks@v{n}" for n in range(2000)])},
    ),
    "many hooks": (
        {HOOKS: CONFIG + "".join(f"      - {{id: qa-gate, alias: a{n}}}\n" for n in range(1500))},
        {HOOKS: CONFIG.replace(skeleton.REV, "v2")},
    ),
    "name of a job": ({FLOW: f"jobs: {{? {LONG} : {{uses: o/qa-memory-hooks@v1}}}}"}, {FLOW: "x: y"}),
    "exclude": ({SETTINGS: ""}, {SETTINGS: f"exclude: [{LONG}]"}),
    "many excluded": ({SETTINGS: ""}, {SETTINGS: f"exclude: [{', '.join(f'a{n}' for n in range(9000))}]"}),
    "many stores": ({SETTINGS: f"stores: {{records: [{', '.join(f'a{n}' for n in range(9000))}]}}"}, {SETTINGS: ""}),
    "many owners": ({OWNERS: "* " + " ".join(f"@o{n}" for n in range(5000)), ENV: ""}, {OWNERS: "*", ENV: ""}),
    "an owner": ({OWNERS: f"* @{LONG}", SETTINGS: ""}, {OWNERS: f"* @y{LONG}", SETTINGS: ""}),
    "place": ({OWNERS: "* @a", f"{LONG}/.qa/x": ""}, {OWNERS: "/z @a", f"{LONG}/.qa/x": ""}),
    "many files": (
        {OWNERS: "* @a", ".qa/x": "", **{f".qa/{LONG[:200]}{n}": "" for n in range(50)}},
        {OWNERS: "* @a\n/.qa/x*\n", ".qa/x": "", ".qa/y": "", **{f".qa/{LONG[:200]}{n}": "" for n in range(50)}},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", HUGE)
def test_messages_are_bounded(name: str) -> None:
    base, head = HUGE[name]
    told = judge(head, base)
    assert told
    assert max(len(one.message) for one in told) < 2000
    assert any(one.level == "warn" for one in told) or "version" in name


def test_what_is_cut_in_a_message_still_tells_losses_apart() -> None:
    names = [f"qa-gate {LONG[:500]} {end}" for end in "ab"]
    both = f"repos: [{{repo: local, hooks: [{{id: {names[0]}}}, {{id: {names[1]}}}]}}]"
    told = [one for one in judge({HOOKS: "repos: []"}, {HOOKS: both}) if one.level == "warn"]
    assert len({one.message for one in told}) == 1
    assert len({one.fingerprint for one in told}) == 2


NASTY = ["x\\n::error::y", "##[error]x", "a\\e[2Jb", "a\\u202Eb", "%0A::x", "'`$(x)", "a\\0b", "\\u200b"]


@pytest.mark.parametrize("name", NASTY)
def test_names_act_nowhere(gated: Repo, name: str) -> None:
    nasty = f'repos: [{{repo: local, rev: "{name}", hooks: [{{id: "{name}", entry: qa-gate, "{name}": x}}]}}]\n'
    gated.git("checkout", "-q", "main")
    gated.commit({HOOKS: nasty, FLOW: f'on: push\njobs: {{"{name}": {{uses: "o/qa-memory-hooks@{name}"}}}}\n'})
    gated.git("checkout", "-q", "-B", "topic")
    gated.commit(
        {
            HOOKS: nasty.replace(": x}", ": y}").replace(f'rev: "{name}"', f'rev: "z{name}"'),
            FLOW: None,
            SETTINGS: f'limits: {{entry_lines: 30}}\nexclude: ["{name}"]\n',
        }
    )
    for form in ("text", "github", "json", "sarif"):
        done = gated.run("qa-gate", *RANGE, "--format", form)
        assert done.status == 1
        assert "was changed" in done.out
        acting = r"^\s*::(?!notice|warning|error file)|^\s*##\[|[\x00-\x08\x0b-\x1f\x7f]|[\u202e\u200b]"
        assert not re.search(acting, done.out, re.MULTILINE)


@posix
@pytest.mark.parametrize("name", ["x\n::error::y.yml", "##[error].yml", "a\x1b[2J.yml", "'\"`.yml", "\udcff.yml"])
def test_names_of_files_act_nowhere(gated: Repo, name: str) -> None:
    gated.git("checkout", "-q", "main")
    gated.commit({f".github/workflows/{name}": skeleton.WORKFLOW})
    gated.git("checkout", "-q", "-B", "topic")
    gated.commit({f".github/workflows/{name}": None, OWNERS: "/src/ @shop/qa\n"})
    assert "job qa-gate is gone" in told(gated.hook("qa-gate", *RANGE))
    for form in ("text", "github"):
        out = gated.run("qa-gate", *RANGE, "--format", form).out
        assert not re.search(
            r"^\s*::(?!notice|warning|error file)|^\s*##\[|[\x00-\x08\x0b-\x1f\x7f]", out, re.MULTILINE
        )


# Any bytes.

PLACES = [HOOKS, ".pre-commit-config.yml", PREK, FLOW, OWNERS, SETTINGS, ".gitattributes"]
BASE: Files = {**GATE, PREK: skeleton.PREK, ENV: "x\n"}


def allowed(run: Callable[[], list[Finding]]) -> list[Finding]:
    try:
        return run()
    except Fault:  # settings that cannot be read are exit 2, whoever asks for them
        return []


@given(st.sampled_from(PLACES), st.binary(max_size=60), st.booleans())
@settings(max_examples=150, deadline=None)
@example(HOOKS, b"repos: [{repo: r, hooks: [{id: qa-gate, args: [0x" + b"f" * 9000 + b"]}]}]", True)
@example(HOOKS, b"repos: [{repo: r, hooks: [{id: qa-gate, args: {1: a, b: c}}]}]", True)
@example(HOOKS, b"repos: [{repo: r, hooks: [{id: qa-gate, args: !!bool x}]}]", True)
@example(SETTINGS, b"limits: {entry_lines: 0x" + b"f" * 9000 + b"}", True)
@example(SETTINGS, b'exclude: ["\\ud800"]\nstores: {records: ["\\ud800"]}', True)
@example(PREK, b"# qa-gate\n" + b"a." * 5000 + b"b = 1", True)
def test_any_bytes_in_the_place_of_a_file(place: str, data: bytes, in_range: bool) -> None:
    for head, base in (({**BASE, place: data}, BASE), (BASE, {**BASE, place: data})):
        for one in allowed(lambda head=head, base=base: judge(head, base, in_range=in_range)):  # type: ignore[misc]
            assert one.rule.code == "QA931"
            assert one.message
            assert len(one.message) < 2000
            assert len(one.fingerprint) == 32


@given(st.lists(st.sampled_from([LINK, SUBMODULE, "100755", "unmerged", "000000"]), min_size=7, max_size=7))
@settings(max_examples=30, deadline=None)
def test_any_modes(modes: list[str]) -> None:
    snapshots = [Edited({path: str(text).encode() for path, text in BASE.items()}) for _ in range(2)]
    snapshots[0].modes.update(zip(PLACES, modes, strict=True))
    for head, base in (snapshots, snapshots[::-1]):
        change = Change(head, (base,), today=datetime.date.fromisoformat(TODAY), in_range=True)
        assert allowed(lambda change=change: list(weakening.check(change, gate.GATE_WEAKENED))) is not None  # type: ignore[misc]


# What it costs.


def test_a_commit_that_touches_nothing_of_the_gate_loads_nothing_of_it(gated: Repo) -> None:
    ours = {"yaml", "tomllib", *(f"qa_memory_hooks.{name}" for name in ("weakening", "pipelines", "reading.yaml_text"))}
    gated.commit({SETTINGS: None, ENV: topic(entry("alpha"))})
    gated.reindex()
    gated.commit()
    gated.write({"src/app.py": "y\n", "docs/x.md": "x\n", "src/CODEOWNERS": "x\n"})
    gated.git("add", "-A")
    assert not ours & loaded(gated, "qa-gate")
    gated.write({ENV: topic(entry("alpha", date="2026-09-05", updated="2026-09-06", verified="2026-09-06"))})
    gated.reindex()
    gated.git("add", "-A")
    assert not ours & loaded(gated, "qa-gate")
    gated.write({".gitattributes": "*.png binary\n"})
    gated.git("add", "-A")
    assert ours & loaded(gated, "qa-gate") == ours - {"yaml", "tomllib"}  # no hook, job, owner or limit is in question


def test_a_workflow_that_does_not_speak_of_the_gate_is_not_parsed() -> None:
    others = {f".github/workflows/w{n}.yml": f"on: push\n# {n}\n" for n in range(50)} | {SETTINGS: "language: en\n"}
    with mock.patch.object(pipelines, "load", side_effect=AssertionError):
        told = judge({**others, ".gitattributes": "x\n"}, {**others, ".github/workflows/w0.yml": "on: pull_request\n"})
    assert [one.path for one in told] == [".gitattributes"]


def test_the_work_grows_with_the_files_and_no_faster() -> None:
    def work(times: int) -> int:
        names = [f".github/workflows/w{times}-{n}.yml" for n in range(times)]
        head: Files = {name: f"{skeleton.WORKFLOW}# {name}\n" for name in names}
        base: Files = {name: f"{skeleton.WORKFLOW}# {name}, before\n" for name in names}
        return steps(lambda: judge(head, base))

    few, many = work(5), work(20)
    assert many < 6 * few


TO_COME: dict[str, tuple[Files, Files, str]] = {
    "a topic file": ({}, {OWNERS: OWNED + "/.qa/workflows.md @somebody\n"}, ".qa/workflows.md"),
    "answers": ({}, {OWNERS: OWNED + "/.qa-acks/ @somebody\n"}, ".qa-acks"),
    "settings": ({SETTINGS: None}, {OWNERS: OWNED + "/.qa-memory.yaml @somebody\n"}, ".qa-memory.yaml"),
    "settings with their owner": (
        {SETTINGS: "limits: {entry_lines: 40}\n"},
        {SETTINGS: None, OWNERS: OWNED + "/.qa-memory.yaml\n"},
        ".qa-memory.yaml",
    ),
    "attributes": ({}, {OWNERS: OWNED + "/.gitattributes\n"}, ".gitattributes"),
    "records of another product": (
        bundle(),
        {OWNERS: f"{OWNED}/agent-qa-knowledge/ @somebody\n/agent-qa-knowledge/memory/shop/ @shop/qa\n"},
        "agent-qa-knowledge/memory (1 of 7 files: agent-qa-knowledge/memory/product/",
    ),
    "the first record of a place that settings name": (
        {SETTINGS: "stores: {records: [data/, /]}\n"},
        {OWNERS: OWNED + "/data/ @somebody\n"},
        "@shop/qa no longer owns data; now @somebody",
    ),
}


@pytest.mark.parametrize("name", TO_COME)
def test_the_owner_of_a_file_that_is_not_there_yet(gated: Repo, name: str) -> None:
    before, after, place = TO_COME[name]
    gated.write({ENV: topic(entry("alpha"))})
    gated.reindex()
    gated.commit(before)
    staged(gated, after)
    (lost,) = (one for one in told(gated.hook("qa-gate")) if "no longer owns" in one)
    assert place in lost
