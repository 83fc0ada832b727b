"""Telling: whatever the format, and whatever stands beside it, exit status and standard error are the same."""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path

import pytest
from conftest import TODAY, Done, Repo
from entries import entry, path, topic

from qa_memory_hooks.report import Telling
from qa_memory_hooks.report.summary import code

FORMATS = ("text", "json", "github", "sarif")
ENV = path("env")
TITLE = "## qa-memory-hooks: "
FAULT = ["--from-ref", "nope", "--to-ref", "HEAD"]
RUNS: dict[str, tuple[str, list[str], int]] = {
    "clean": ("clean", [], 0),
    "failing": ("failing", [], 1),
    "a warning": ("warning", [], 1),
    "a warning that is reported": ("warning", ["--warnings=report"], 0),
    "a fault": ("clean", FAULT, 2),
    "nothing to judge": ("nothing", [], 0),
}
RUN = pytest.mark.parametrize("what", RUNS)


def stage(repo: Repo, what: str) -> None:
    repo.commit({"src/app.py": "print('shop')\n"})
    repo.write({"README.md": "x\n"})
    if what != "nothing":
        repo.write({ENV: topic(entry("a"))})
        repo.reindex()
    if what == "failing":
        repo.write({ENV: topic(entry("a", keywords="[x]"))})
    if what == "warning":
        repo.write({".qa/notes.md": "misc\n"})
    repo.git("add", "-A")


def gate(repo: Repo, *argv: str, runner: str = "") -> Done:
    """Run the gate, on GitHub where a file for the page is named."""
    return repo.run("qa-gate", "--today", TODAY, *argv, env={"GITHUB_STEP_SUMMARY": runner})


def same(one: Done, other: Done) -> bool:
    return (one.status, one.out, one.err) == (other.status, other.out, other.err)


# Whatever the format.


@RUN
def test_every_format_ends_alike(repo: Repo, what: str) -> None:
    kind, argv, status = RUNS[what]
    stage(repo, kind)
    text, *others = [gate(repo, "--format", form, *argv) for form in FORMATS]
    assert {one.status for one in (text, *others)} == {status}
    assert len({one.err for one in others}) == 1
    if status == 2:
        assert text.err == others[0].err
        assert text.err.startswith("error: 'nope' is no commit")
    else:  # what is looked at is told beside a format for programs, and at the end of one for people
        assert text.err == ""
        assert text.out.endswith(others[0].err)
        assert bool(others[0].err) == (what != "nothing to judge")


@RUN
def test_what_is_written_beside_changes_nothing(repo: Repo, what: str) -> None:
    kind, argv, _ = RUNS[what]
    stage(repo, kind)
    log = gate(repo, "--format", "sarif", *argv).out
    pages = set()
    for form in FORMATS:
        alone = gate(repo, "--format", form, *argv)
        both = gate(repo, "--format", form, "--sarif", "log.sarif", "--summary", f"{form}.md", *argv)
        assert same(both, alone), form
        assert repo.read("log.sarif") == log
        pages.add(repo.read(f"{form}.md"))
    assert len(pages) == 1
    assert pages.pop().startswith(TITLE)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("what", ["failing", "clean"])
def test_a_file_gets_the_report_instead(repo: Repo, form: str, what: str) -> None:
    stage(repo, what)
    plain = gate(repo, "--format", form)
    done = gate(repo, "--format", form, "--output", "report")
    assert (done.status, done.out) == (plain.status, "")
    assert repo.read("report") == plain.out
    assert done.err == gate(repo, "--format", "json").err != ""


@pytest.mark.parametrize("form", ["github", "sarif"])
def test_a_fault_is_told_in_the_file(repo: Repo, form: str) -> None:
    stage(repo, "clean")
    plain = gate(repo, "--format", form, *FAULT)
    done = gate(repo, "--format", form, "--output", "report", *FAULT)
    assert (done.status, done.out, done.err) == (2, "", plain.err)
    assert repo.read("report") == plain.out
    assert "'nope' is no commit" in plain.out


def test_a_fault_is_told(repo: Repo) -> None:
    stage(repo, "clean")
    done = gate(repo, "--format", "github", "--sarif", "log.sarif", "--summary", "page.md", *FAULT)
    message, cure = done.err.removeprefix("error: ").rstrip("\n").split("\n    ")
    assert cure.startswith("help: ")
    assert done.out == f"::error title=qa-memory-hooks::{message}%0A{cure}\n"
    assert repo.read("page.md") == f"{TITLE}the check could not be made\n\n{code(message)}  \n{code(cure)}  \n\n"
    (told,) = json.loads(repo.read("log.sarif"))["runs"][0]["invocations"]
    assert (told["executionSuccessful"], told["exitCode"]) == (False, 2)
    assert told["toolExecutionNotifications"][0]["message"]["text"] == f"{message}\n{cure}"


def test_a_silent_run(repo: Repo) -> None:
    stage(repo, "nothing")
    done = gate(repo, "--format", "github", "--summary", "page.md")
    assert (done.status, done.out, done.err) == (0, "", "")
    assert repo.read("page.md").startswith(f"{TITLE}nothing blocks\n")
    (run,) = json.loads(gate(repo, "--format", "sarif").out)["runs"]
    assert (run["results"], run["invocations"]) == ([], [{"executionSuccessful": True, "exitCode": 0}])


def test_an_internal_error_is_told(repo: Repo) -> None:
    script = textwrap.dedent("""
        import sys
        from qa_memory_hooks import hook, check_entries as module
        def check(change):
            raise ValueError("it\\n::error::broke")
        check.__module__ = module.__name__
        raise SystemExit(hook.hook(check, module.RULES)(sys.argv[1:]))
    """)

    def run(*argv: str) -> Done:
        return repo.run(sys.executable, "-c", script, *argv, env={"GITHUB_STEP_SUMMARY": ""})

    plain = run()
    assert (plain.status, plain.out) == (2, "")
    assert plain.err.startswith("internal error: ValueError: it\n: :error::broke")
    done = run("--format", "github", "--summary", "page.md", "--sarif", "log.sarif")
    assert (done.status, done.err) == (2, plain.err)
    assert done.out == "::error title=qa-memory-hooks::internal error: ValueError: it%0A: :error::broke\n"
    assert repo.read("page.md").startswith(
        f"{TITLE}the check could not be made\n\n`internal error: ValueError: it`  \n`: :error::broke`  \n"
    )
    (told,) = json.loads(repo.read("log.sarif"))["runs"][0]["invocations"]
    assert (told["executionSuccessful"], told["exitCode"]) == (False, 2)
    assert "ValueError: it" in told["toolExecutionNotifications"][0]["message"]["text"]


@pytest.mark.parametrize("level", ["omit", "include"])
def test_acknowledged_findings_in_sarif(repo: Repo, level: str) -> None:
    stage(repo, "warning")
    (warning,) = (one for one in repo.hook("qa-gate").report["findings"] if one["severity"] == "warn")
    done = repo.run("qa-memory", "ack", warning["fingerprint"], "--reason", "it is right", "--today", TODAY, "--yes")
    assert done.status == 0, done.err
    repo.git("add", "-A")
    done = gate(repo, "--format", "sarif", f"--sarif-acknowledged={level}", "--sarif", "log.sarif")
    assert (done.status, done.out) == (0, repo.read("log.sarif"))
    found = [one for one in json.loads(done.out)["runs"][0]["results"] if one["level"] == "warning"]
    assert len(found) == (level == "include")
    if found:
        assert "it is right" in found[0]["suppressions"][0]["justification"]
    assert gate(repo, "--format", "sarif").out == gate(repo, "--format", "sarif", "--sarif-acknowledged=omit").out


# The page.


def test_the_runner_names_the_file_for_the_page(repo: Repo, tmp_path: Path) -> None:
    stage(repo, "failing")
    page = tmp_path / "page.md"
    plain = gate(repo, "--format", "github")
    for form in FORMATS:
        done = gate(repo, "--format", form, runner=str(page))
        assert page.exists() == (form == "github"), form
        page.unlink(missing_ok=True)
        assert form != "github" or same(done, plain)
    gate(repo, "--format", "github", "--summary", "other.md", runner=str(page))
    assert repo.read("other.md").startswith(TITLE)
    assert not page.exists()


def test_without_a_name_there_is_no_page(repo: Repo, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(repo, "failing")
    before = repo.git("status", "--porcelain", "--untracked-files=all")
    repo.env.pop("GITHUB_STEP_SUMMARY", None)
    unset = repo.run("qa-gate", "--today", TODAY, "--format", "github")
    assert same(unset, gate(repo, "--format", "github", runner=""))
    assert repo.git("status", "--porcelain", "--untracked-files=all") == before
    monkeypatch.delenv("GITHUB_STEP_SUMMARY", raising=False)
    assert Telling("github").page is None


@RUN
def test_the_page_is_added(repo: Repo, tmp_path: Path, what: str) -> None:
    kind, argv, _ = RUNS[what]
    stage(repo, kind)
    page = tmp_path / "page.md"
    gate(repo, "--format", "github", *argv, runner=str(page))
    alone = page.read_bytes()
    page.write_bytes("见 what stood there".encode())
    gate(repo, "--format", "github", *argv, runner=str(page))
    gate(repo, "--summary", str(page), *argv)
    assert page.read_bytes() == "见 what stood there".encode() + 2 * (b"\n\n" + alone)


def test_budgets_stand_on_the_page(repo: Repo) -> None:
    stage(repo, "clean")
    gate(repo, "--summary", "page.md")
    rows = [line for line in repo.read("page.md").splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == [".qa/INDEX.md", ENV]


# What cannot be written.

NOWHERE = "no/such/folder/report"
BESIDE = pytest.mark.parametrize("option", ["--output", "--sarif", "--summary"])


def assert_unwritten(done: Done) -> None:
    assert done.status == 2
    error, cure = done.err.split("\n")[-3:-1]
    assert error.startswith(f"error: cannot write {NOWHERE}: ")
    assert cure == "    help: name a file that can be written"


@pytest.mark.parametrize("form", FORMATS)
@BESIDE
def test_a_file_that_cannot_be_written_is_exit_2(repo: Repo, form: str, option: str) -> None:
    stage(repo, "clean")
    assert_unwritten(gate(repo, "--format", form, option, NOWHERE))


def test_the_runners_file_that_cannot_be_written_is_exit_2(repo: Repo) -> None:
    stage(repo, "clean")
    assert_unwritten(gate(repo, "--format", "github", runner=NOWHERE))


@BESIDE
def test_of_two_faults_the_first_is_told(repo: Repo, option: str) -> None:
    stage(repo, "clean")
    plain = gate(repo, *FAULT)
    done = gate(repo, "--format", "github", option, NOWHERE, *FAULT)
    assert (done.status, done.err) == (2, plain.err)
