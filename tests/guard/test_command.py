"""The command `qa-memory guard` as an agent starts it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import BIN
from entries import entry, path, topic
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from open_runs import SESSION, lay

from qa_memory_hooks.guard import command, edit_rules, shell_rules
from qa_memory_hooks.guard.command import Said, answer

ASKED = {"hook_event_name": "PreToolUse", "session_id": SESSION, "tool_use_id": "use-1"}


def event(tool: str, cwd: Path, **given: Any) -> bytes:
    return json.dumps({**ASKED, "tool_name": tool, "cwd": str(cwd), "tool_input": given}).encode()


def guard(data: bytes, cwd: Path, *words: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("CLAUDE_")}
    return subprocess.run(
        [str(BIN / "qa-memory"), "guard", *words], input=data, cwd=cwd, env=kept | env, capture_output=True, check=False
    )


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A folder with knowledge, outside of git."""
    (tmp_path / ".qa").mkdir()
    (tmp_path / path("env")).write_text(topic(entry("old gateway host")), "utf-8")
    return tmp_path


def test_a_denial_is_json_on_standard_output(shop: Path) -> None:
    done = guard(event("Bash", shop, command="git commit -n -m x"), shop)
    assert (done.returncode, done.stderr) == (0, b"")
    said = json.loads(done.stdout)["hookSpecificOutput"]
    assert said.pop("permissionDecisionReason").startswith("[qa-memory K3] ")
    assert said == {"hookEventName": "PreToolUse", "permissionDecision": "deny"}


def test_what_is_allowed_says_nothing(shop: Path) -> None:
    done = guard(event("Bash", shop, command="git status"), shop)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_what_is_told_gives_no_permission(shop: Path) -> None:
    given = {
        "old_string": "the nightly job stops",
        "new_string": "the nightly job stops; just rerun it until it is green",
    }
    done = guard(event("Edit", shop, file_path=str(shop / path("env")), **given), shop)
    said = json.loads(done.stdout)["hookSpecificOutput"]
    assert set(said) == {"hookEventName", "additionalContext"}
    assert "QA512" in said["additionalContext"]


@pytest.mark.parametrize("data", [b"", b"no json", b"[]", b"7", b'"a"', b"null", b"{", b"\xff", b"[" * 200_000, b"{}"])
def test_a_broken_event_is_allowed(shop: Path, data: bytes) -> None:
    done = guard(data, shop)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_folder_of_the_session_stands_in_for_that_of_the_event(shop: Path) -> None:
    data = json.dumps({"tool_name": "Bash", "tool_input": {"command": "rm -rf .qa"}}).encode()
    assert b"K4" in guard(data, shop).stdout
    data = json.dumps({"tool_name": "Bash", "cwd": "/", "tool_input": {"command": "rm -rf .qa"}}).encode()
    assert guard(data, shop).stdout == b""
    assert guard(data, shop, CLAUDE_PROJECT_DIR=str(shop)).stdout == b""


def test_a_run_stops_what_cannot_be_judged(tmp_path: Path) -> None:
    project = lay(tmp_path, {"no": "config.json"})
    done = guard(event("Bash", project, command="ls"), project)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"[qa-orchestrator] stopped: ")
    assert b"Traceback" not in done.stderr


def test_a_run_comes_before_the_knowledge_and_is_counted_once_both_allow(tmp_path: Path) -> None:
    project = lay(tmp_path, {})
    (project / path("env")).write_text(topic(entry("a note")), "utf-8")
    log = next(project.glob(".qa-runs/*/*/counters.log"))
    done = guard(event("Bash", project, command="git commit -n -m x"), project)
    assert b"qa-orchestrator H9" in done.stdout
    guard(event("Bash", project, command="npx playwright test; echo x > .qa/env-notes.md"), project)
    assert log.read_text() == ""
    assert guard(event("Bash", project, command="npx playwright test"), project).stdout == b""
    assert json.loads(log.read_text())["kind"] == "testLaunches"


def test_a_log_that_cannot_be_written_stops(tmp_path: Path) -> None:
    project = lay(tmp_path, {"no": "counters.log"})
    folder = next(project.glob(".qa-runs/*/*"))
    (folder / "counters.log").mkdir()
    assert guard(event("Bash", project, command="npx playwright test"), project).returncode == 2


def test_the_settings_install_it() -> None:
    done = guard(b"", Path.cwd(), "--print-settings")
    found = json.loads(done.stdout)["hooks"]["PreToolUse"]
    assert all(one["hooks"][0]["command"] == "qa-memory guard" for one in found)
    matched = [one["matcher"] for one in found]
    for tool in (
        "Bash",
        "PowerShell",
        "Edit",
        "Write",
        "MultiEdit",
        "Agent",
        "Task",
        "SendMessage",
        "Read",
        "mcp__a__b",
    ):
        assert any(re.search(one, tool) if one.startswith("^") else tool in one.split("|") for one in matched), tool


@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), (["-h"], 0), (["--strict"], 2), (["a", "b"], 2)])
def test_other_words_are_answered(tmp_path: Path, words: list[str], status: int) -> None:
    done = guard(b"{}", tmp_path, *words)
    assert done.returncode == status
    assert b"usage: qa-memory guard" in done.stdout + done.stderr


def test_the_module_is_the_command(shop: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "qa_memory_hooks", "guard"],
        input=event("Bash", shop, command="rm -rf .qa"),
        cwd=shop,
        capture_output=True,
        check=False,
    )
    assert b"K4" in done.stdout


def test_standard_output_is_ascii_in_any_locale(shop: Path) -> None:
    done = guard(event("Bash", shop, command="echo x > .qa/\u200bné.md"), shop, LC_ALL="C", PYTHONIOENCODING="ascii")
    assert b"K4" in done.stdout
    assert done.stdout.isascii()
    json.loads(done.stdout)


# An error on the guard's own matter denies; elsewhere it stands in nobody's way.


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("of no use")

    monkeypatch.setattr(shell_rules, "denials", fail)
    monkeypatch.setattr(edit_rules, "decide", fail)


@pytest.mark.usefixtures("broken")
def test_an_error_on_its_matter_denies(shop: Path) -> None:
    said = answer(event("Bash", shop, command="echo x > .qa/a.md"), str(shop), "")
    assert "[qa-memory K4] this could not be judged: RuntimeError: of no use" in said.output
    said = answer(event("Write", shop, file_path=".qa/a.md", content="x"), str(shop), "")
    assert "[qa-memory K2]" in said.output


@pytest.mark.usefixtures("broken")
def test_an_error_elsewhere_allows(shop: Path) -> None:
    assert answer(event("Bash", shop, command="ls -la"), str(shop), "") == Said(0)
    assert answer(event("Write", shop, file_path="a.md", content="x"), str(shop), "") == Said(0)


def test_what_is_nested_too_deep_is_denied_where_it_is_its_matter(shop: Path) -> None:
    deep = "$(" * 60 + "{}" + ")" * 60
    assert "nested deeper" in answer(event("Bash", shop, command=deep.format("git push -n")), str(shop), "").output
    assert answer(event("Bash", shop, command=deep.format("ls")), str(shop), "") == Said(0)


def test_an_error_within_a_run_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("of no use")

    monkeypatch.setattr(command, "decide", fail)
    project = lay(tmp_path / "open", {})
    assert answer(event("Bash", project, command="ls"), str(project), "").status == 2
    closed = lay(tmp_path / "closed", {"closed": True})
    assert answer(event("Bash", closed, command="ls"), str(closed), "") == Said(0)


# Events of any shape.

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
SHELL = st.lists(
    st.sampled_from(
        [
            "git ",
            "commit ",
            "-n ",
            "rm ",
            ".qa/",
            "> ",
            "| ",
            "$(",
            ")",
            "'",
            '"',
            "\\",
            "\n",
            "sh -c ",
            "{a,b}",
            "<<A\n",
        ]
    ),
    max_size=12,
).map("".join)
PATHS = st.sampled_from(
    [".qa/INDEX.md", ".qa/env-notes.md", "a\0b", "/", "", "..", "\ud800", ".git/hooks/x", ".qa-memory.yaml"]
)
VALUES = st.recursive(
    SCALARS | SHELL | PATHS | st.just("\ud800"),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["old_string", "new_string", "id"]), inner)
    ),
    max_leaves=6,
)
NAMES = st.sampled_from(
    [
        "command",
        "file_path",
        "content",
        "edits",
        "old_string",
        "new_string",
        "replace_all",
        "path",
        "pattern",
        "subagent_type",
    ]
)
TOOLS = st.sampled_from(
    [
        "Bash",
        "PowerShell",
        "Edit",
        "Write",
        "MultiEdit",
        "NotebookEdit",
        "Read",
        "Glob",
        "Agent",
        "mcp__atlassian__x",
        "",
    ]
)
EVENTS = st.fixed_dictionaries(
    {"tool_name": TOOLS | VALUES, "tool_input": st.dictionaries(NAMES, VALUES, max_size=4) | VALUES},
    optional={
        "session_id": st.just(SESSION) | VALUES,
        "cwd": PATHS | VALUES,
        "agent_id": VALUES,
        "agent_type": st.just("qa-orchestrator:qa-test-author") | VALUES,
    },
)


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(EVENTS | VALUES, st.sampled_from(["", "run", "closed"]))
def test_any_event_has_an_answer(tmp_path_factory: pytest.TempPathFactory, found: object, run: str) -> None:
    top = tmp_path_factory.getbasetemp() / f"events-{run}"
    project = lay(top, {"closed": run == "closed"}) if not top.exists() else top / "shop"
    if run == "" and not (project / path("env")).exists():
        (project / path("env")).write_text(topic(entry("a note")), "utf-8")
        (project / ".qa-runs/active.json").unlink()
    said = answer(json.dumps(found).encode(), str(project), "")
    assert said.status in ((0, 2) if run else (0,))
    assert "Traceback" not in said.error
    if said.output:
        inner = json.loads(said.output)["hookSpecificOutput"]
        assert inner["hookEventName"] == "PreToolUse"
        assert inner.get("permissionDecision", "deny") == "deny"
        assert said.output.isascii()


def test_the_page_and_the_example_show_the_settings() -> None:
    root = Path(__file__).parents[2]
    assert f"```json\n{command.SETTINGS}```\n" in (root / "docs/agents.md").read_text("utf-8")
    assert (root / "examples/shop/.claude/settings.json").read_text("utf-8") == command.SETTINGS
