"""The knowledge rules, event by event: `shell.yaml` and `edits.yaml` say what each comes to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from bundles import bundle, folder
from configs import config
from conftest import Repo
from entries import BODIES, entry, path, topic
from learned import learned, pattern

from qa_memory_hooks.guard.context import Disk
from qa_memory_hooks.guard.deciding import decide
from qa_memory_hooks.guard.event import Answer, Event

HERE = Path(__file__).parent
KEY = "ghp_" + "a1B2c3D4e5" * 3 + "f6G7h8"
"""Looks like a credential; put together here, so that no scanner finds one in this repository."""


def _rows(file: str) -> list[tuple[str, Any]]:
    table = yaml.safe_load((HERE / file).read_text("utf-8"))
    return [(rule, row) for rule, rows in table.items() for row in rows]


HOOKS = """\
repos:
  - repo: https://example.invalid/qa-memory-hooks
    rev: v1
    hooks:
      - id: qa-gate
        stages: [pre-commit]
"""
GATE = """\
on: pull_request
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - run: qa-gate
"""
SETTINGS = "limits:\n  topic_lines: 200\nstores:\n  records: [notes/kb]\nexclude: [fixtures/*]\n"
OWNERS = "/.qa/ @shop/testers\n/.qa-acks/ @shop/testers\n/.github/ @shop/testers\n"
OLD = "**Symptom**: the host does not answer SHOP_REGION.\n\n**Handling**: use the new one."
HIDING = BODIES["workflow"].replace("the login expired", "the lo\u200bgin ex\u200bpired")
FILES: dict[str, str | bytes | None] = {
    **bundle(),
    **learned(pattern()),
    **config(),
    path("env"): topic(
        entry("old gateway host", date="2024-03-05", body=OLD), entry("new gateway host", summary="about new")
    ),
    path("workflow"): topic(entry("login", "workflow", body=HIDING), kind="workflow"),
    ".qa-memory.yaml": SETTINGS.replace("exclude: [fixtures/*]", "exclude: []"),
    ".pre-commit-config.yaml": HOOKS,
    ".github/CODEOWNERS": OWNERS,
    ".github/workflows/gate.yml": GATE,
    ".github/workflows/pages.yml": "on: push\njobs: {}\n",
    ".claude/settings.json": '{"hooks": {"PreToolUse": [{"hooks": [{"command": "qa-memory guard"}]}]}}',
    "README.md": "# Shop\n",
    "package.json": '{"scripts": {"test": "playwright test"}}\n',
    "services/a/.qa/env-notes.md": topic(entry("a note")),
    "fixtures/.qa/env-notes.md": "",
    "notes/kb/README.md": "",
    "src/app.ts": "",
    "web/index.html": "",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Repo:
    """A repository with every kind of store, and every file of the gate."""
    repo = Repo(tmp_path_factory.mktemp("guarded") / "shop")
    repo.write(FILES)
    repo.write({".qa-memory.yaml": SETTINGS})
    repo.reindex()
    (repo.top / "link").symlink_to(".qa")
    (repo.top / ".git/hooks").mkdir(exist_ok=True)
    (repo.top / ".git/hooks/pre-commit").write_text("#!/bin/sh\nexec qa-gate\n")
    repo.git("add", "-A")
    return repo


def ask(repo: Repo, tool: str, **given: Any) -> Answer:
    top = repo.top.as_posix()
    return decide(Event(tool, given, top, "s"), Disk(top))


def rule_of(answer: Answer) -> str:
    if answer.decision == "allow":
        return "told" if answer.context else "allow"
    return answer.reason.partition("]")[0].removeprefix("[qa-memory ")


@pytest.mark.parametrize(("rule", "row"), _rows("shell.yaml"), ids=lambda value: str(value)[:60])
def test_what_a_shell_text_comes_to(shop: Repo, rule: str, row: Any) -> None:
    tool, text = ("PowerShell", row["powershell"]) if isinstance(row, dict) else ("Bash", row)
    answer = ask(shop, tool, command=text)
    assert rule_of(answer) == rule, answer


@pytest.mark.parametrize(("rule", "row"), _rows("edits.yaml"), ids=lambda value: str(value)[:60])
def test_what_an_edit_comes_to(shop: Repo, rule: str, row: dict[str, Any]) -> None:
    row = json.loads(json.dumps(row).replace("{BUNDLE}", folder()).replace("KEY", KEY))
    where = (shop.top / row["file"]).as_posix()
    if "write" in row:
        answer = ask(shop, "Write", file_path=where, content=row["write"])
    elif "edits" in row:
        edits = [{"old_string": was, "new_string": then} for was, then in row["edits"]]
        answer = ask(shop, "MultiEdit", file_path=where, edits=edits)
    else:
        given = {"old_string": row["was"], "new_string": row["then"], "replace_all": row.get("all", False)}
        answer = ask(shop, "Edit", file_path=where, **given)
    assert rule_of(answer) == rule, answer
    assert row.get("says", "") in answer.context


def test_as_much_is_allowed_as_denied() -> None:
    rows = [rule for file in ("shell.yaml", "edits.yaml") for rule, _ in _rows(file)]
    assert 2 * sum(rule in ("allow", "told") for rule in rows) >= len(rows)
