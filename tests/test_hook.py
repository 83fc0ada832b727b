"""The way through every hook: arguments, exit status, output, and what happens when things go wrong."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import textwrap
from collections.abc import Sequence

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks import __version__, hook
from qa_memory_hooks.change import Fault

ENV = path("env")
CHECKS = (
    "qa-gate", "qa-check-entries", "qa-check-index", "qa-check-budgets", "qa-check-history", "qa-scan-injection",
    "qa-scan-secrets",
)  # fmt: skip
HOOKS = (*CHECKS, "qa-rebuild-index")
posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


# Exit status and silence.


@pytest.mark.parametrize("name", HOOKS)
def test_a_repository_without_a_store_is_silent(repo: Repo, name: str) -> None:
    repo.write({"README.md": "x\n"})
    repo.git("add", "-A")
    done = repo.run(name)
    assert (done.status, done.out, done.err) == (0, "", "")
    repo.commit()
    assert repo.run(name).status == 0


@pytest.mark.parametrize("name", CHECKS)
def test_what_is_untouched_is_silent(repo: Repo, name: str) -> None:
    repo.commit({ENV: "## broken\n"})
    repo.write({"README.md": "x\n"})
    repo.git("add", "-A")
    done = repo.run(name)
    assert (done.status, done.out, done.err) == (0, "", "")


def test_the_summary_says_what_was_looked_at(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a"), entry("b")), "svc/.qa/env-notes.md": topic(entry("c"))})
    repo.git("add", "-A")
    done = repo.run("qa-check-entries", "--today", TODAY)
    assert (done.status, done.err) == (0, "")
    assert re.fullmatch(r"2 knowledge bases, 3 entries, \d+ rules: nothing found\n", done.out)
    done = repo.hook("qa-check-entries")
    assert done.err.endswith("rules: nothing found\n")
    assert done.report["counts"]["knowledge bases"] == 2


@pytest.mark.parametrize("argv", [["--all"], ["--from-ref", "HEAD~1", "--to-ref", "HEAD"]])
def test_an_empty_run_that_was_asked_for_shows(repo: Repo, argv: list[str]) -> None:
    repo.commit({"x": "x\n"})
    repo.commit({"x": "y\n"})
    done = repo.run("qa-gate", *argv)
    assert done.status == 0
    assert done.out.startswith("0 knowledge bases, 0 entries, ")


def test_warnings_block_unless_they_are_only_reported(repo: Repo) -> None:
    repo.write({".qa/notes.md": "x\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-check-entries").status == 1
    assert repo.hook("qa-check-entries", "--warnings", "block").status == 1
    done = repo.hook("qa-check-entries", "--warnings=report")
    assert (done.status, done.codes) == (0, ["QA002"])
    repo.write({ENV: "## broken\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-check-entries", "--warnings=report").status == 1


def test_notes_never_block(repo: Repo) -> None:
    repo.write({".qa-memory.yaml": "limits: {entry_lines: 19}\n", ENV: topic(entry("a"))})
    repo.git("add", "-A")
    done = repo.hook("qa-check-budgets")
    assert (done.status, done.codes, done.notes) == (0, [], ["QA304"])


# Usage.


@pytest.mark.parametrize("name", HOOKS)
def test_help_says_what_the_hook_guards(repo: Repo, name: str) -> None:
    done = repo.run(name, "--help")
    assert (done.status, done.err) == (0, "")
    assert name in done.out
    assert "--from-ref BASE" in done.out
    assert "remote" not in done.out
    assert repo.run(name, "--version").out == f"{__version__}\n"


@pytest.mark.parametrize(
    "argv",
    [
        ["--no-such-option"],
        ["--format", "xml"],
        ["--warnings", "maybe"],
        ["--today", "yesterday"],
        ["--today", "2026-02-30"],
        ["--from-ref"],
        ["--from", "HEAD", "--to", "HEAD"],  # no abbreviations: a new option must not change the meaning of an old one
        [".qa/env-notes.md"],
        ["one", "two", "three"],
    ],
)
@pytest.mark.parametrize("name", ["qa-gate", "qa-check-entries"])
def test_usage_errors_are_exit_2(repo: Repo, name: str, argv: list[str]) -> None:
    done = repo.run(name, *argv)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("usage: ")
    assert "error: " in done.err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--from-ref", "HEAD"], "--from-ref and --to-ref go together"),
        (["--to-ref", "HEAD"], "--from-ref and --to-ref go together"),
        (["--from-ref", "", "--to-ref", "HEAD"], "is empty"),
        (["--from-ref", "HEAD", "--to-ref", "HEAD", "--worktree"], "exclude each other"),
        (["--from-ref", "nowhere", "--to-ref", "HEAD"], "'nowhere' is no commit"),
        (["--from-ref=--all", "--to-ref", "HEAD"], "'--all' is no name of a commit"),
    ],
)
def test_what_cannot_be_judged_is_exit_2(repo: Repo, argv: list[str], said: str) -> None:
    repo.commit({"x": "x\n"})
    done = repo.run("qa-gate", *argv)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("error: ")
    assert said in done.err


# The day.


@pytest.mark.parametrize(("today", "codes"), [("2026-09-03", ["QA110"]), ("2026-09-04", []), ("2027-01-01", [])])
def test_today_can_be_set(repo: Repo, today: str, codes: list[str]) -> None:
    repo.write({ENV: topic(entry("a", date="2026-09-05", verified=""))})
    assert repo.hook("qa-check-entries", "--worktree", "--today", today).codes == codes


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "Etc/GMT+12"])
def test_today_is_the_day_in_utc_whatever_the_time_zone(repo: Repo, zone: str) -> None:
    script = (
        "import datetime; from qa_memory_hooks.change import Change, snapshot; Edited = snapshot.Edited; "
        "print(Change(Edited({}), ()).today == datetime.datetime.now(datetime.UTC).date())"
    )
    done = repo.run(sys.executable, "-c", script, env={"TZ": zone})
    assert done.out == "True\n"


def test_the_last_day_of_the_calendar(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a"))})
    assert repo.run("qa-check-entries", "--worktree", "--today", "9999-12-31").status == 0


# Output.


def test_output_goes_to_a_file(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", keywords="[x]"))})
    plain = repo.run("qa-check-entries", "--worktree", "--today", TODAY)
    done = repo.run("qa-check-entries", "--worktree", "--today", TODAY, "--output", "report.txt")
    assert (done.status, done.out) == (1, "")
    assert repo.read("report.txt") == plain.out
    assert plain.out.endswith(done.err)  # the summary, for whoever watches


@pytest.mark.parametrize("output", ["no/such/folder/report", ".", ""])
def test_output_that_cannot_be_written_is_exit_2(repo: Repo, output: str) -> None:
    repo.write({ENV: topic(entry("a"))})
    done = repo.run("qa-check-entries", "--worktree", "--today", TODAY, "--output", output)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("error: cannot write")


@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "cp1252"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}, {"LANG": "tr_TR"}])
def test_output_is_utf_8_whatever_the_locale(repo: Repo, env: dict[str, str]) -> None:
    repo.write({ENV: topic(entry("支付网关超时", summary="支付", keywords="[x]"))})
    usual = repo.run("qa-check-entries", "--worktree", "--format", "json", "--today", TODAY)
    assert "支付网关超时" in usual.out
    assert repo.run("qa-check-entries", "--worktree", "--format", "json", "--today", TODAY, env=env).out == usual.out


def test_output_does_not_depend_on_the_seed_of_hashes(repo: Repo) -> None:
    bad = entry("a", keywords="[x]", status="gone", summary="see https://example.com", related="[q, r, s]")
    repo.write({ENV: topic(bad, bad), path("flaky"): topic(entry("A", "flaky"), "## x\n")})
    outs = {
        repo.run("qa-gate", "--worktree", "--format", "json", "--today", TODAY, env={"PYTHONHASHSEED": seed}).out
        for seed in ("0", "1", "17", "4711")
    }
    assert len(outs) == 1
    assert len(outs.pop()) > 1000


@posix
def test_a_reader_that_goes_away_is_no_pass(repo: Repo) -> None:
    repo.write({ENV: topic(*(entry(f"title {n}", keywords="[x]") for n in range(600)))})
    script = f"qa-check-entries --worktree --today {TODAY} | head -1; echo ${{PIPESTATUS[0]}}"
    done = repo.run("bash", "-c", script)
    assert done.out.splitlines()[-1] == "1"
    assert done.err == ""


@posix
def test_a_full_disk_is_exit_2(repo: Repo) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full")
    repo.write({ENV: topic(entry("a"))})
    done = repo.run("bash", "-c", f"qa-check-entries --worktree --today {TODAY} > /dev/full")
    assert done.status == 2
    assert "No space left" in done.err


@posix
def test_closed_standard_output_is_exit_2(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a"))})
    assert repo.run("bash", "-c", f"qa-check-entries --worktree --today {TODAY} >&-").status == 2


# What goes wrong.


def _broken(repo: Repo, error: str, *argv: str, name: str = "check_entries") -> subprocess.CompletedProcess[str]:
    """Run a hook in which the check raises."""
    script = textwrap.dedent(f"""
        import sys
        from qa_memory_hooks import hook, {name} as module
        def check(change):
            raise {error}
        check.__module__ = module.__name__
        raise SystemExit(hook.hook(check, module.RULES)(sys.argv[1:]))
    """)
    return subprocess.run(
        [sys.executable, "-c", script, *argv], cwd=repo.top, env=repo.env, capture_output=True, text=True, check=False
    )


def test_an_internal_error_is_one_line_and_exit_2(repo: Repo) -> None:
    done = _broken(repo, "ValueError('it\\nbroke')")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "internal error: ValueError: it\nbroke (--debug shows where)\n"


def test_debug_shows_the_trace(repo: Repo) -> None:
    done = _broken(repo, "ValueError('it broke')", "--debug")
    assert "Traceback" in done.stderr
    assert "ValueError: it broke\n" in done.stderr


def test_an_internal_error_is_exit_2_with_debug_too(repo: Repo) -> None:
    assert _broken(repo, "ValueError('it broke')", "--debug").returncode == 2


@pytest.mark.parametrize(
    "error", ["RecursionError()", "MemoryError()", "AssertionError()", "UnicodeError('x')", "KeyError('x')"]
)
def test_whatever_is_raised_is_no_pass(repo: Repo, error: str) -> None:
    done = _broken(repo, error)
    assert done.returncode == 2
    assert done.stderr.startswith("internal error: ")


def test_a_fault_names_the_cure(repo: Repo) -> None:
    done = _broken(repo, "__import__('qa_memory_hooks.change').change.Fault('cannot \\x1b[2J', 'try again')")
    assert done.returncode == 2
    assert done.stderr == "error: cannot \\u{001B}[2J\n    help: try again\n"


def test_interrupted(repo: Repo) -> None:
    done = _broken(repo, "KeyboardInterrupt()")
    assert (done.returncode, done.stderr) == (130, "interrupted\n")


@posix
def test_interrupted_by_a_signal(repo: Repo) -> None:
    script = textwrap.dedent("""
        import os, signal, sys, time
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
        from qa_memory_hooks import hook, check_entries
        def check(change):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(60)
        check.__module__ = check_entries.__name__
        raise SystemExit(hook.hook(check, check_entries.RULES)([]))
    """)
    done = repo.run(sys.executable, "-c", script)
    assert (done.status, done.err) == (128 + signal.SIGINT, "interrupted\n")


def test_guarded_returns_what_the_command_returns(capsys: pytest.CaptureFixture[str]) -> None:
    def run(words: Sequence[str]) -> int:
        assert words == ["--x"]
        return 1

    assert hook.guarded(["--x"], run) == 1

    def fault(_: Sequence[str]) -> int:
        raise Fault("no")

    assert hook.guarded([], fault) == 2
    assert capsys.readouterr().err == "error: no\n"
