"""The action, the workflows and those that `docs/ci.md` shows are what GitHub takes, and what an auditor lets pass."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
import yaml
from conftest import BIN, Repo
from entries import entry, path, topic
from test_docs import ROOT, fences

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
CI = ROOT / "docs/ci.md"
SHOWN = [one for one in fences(CI) if one.mark == "workflow"]
UNDATED = {"OWNER/": "example/", "@COMMIT": f"@{'0' * 40}"}
"""What a reader puts in place of the words in capitals."""


def check(tool: str, *words: str) -> str:
    """What an audit says where it has something to say; empty otherwise."""
    done = subprocess.run([BIN / tool, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def shown(tmp_path: Path) -> list[str]:
    """The workflows of the page, as files of a repository."""
    folder = tmp_path / ".github/workflows"
    folder.mkdir(parents=True)
    for number, fence in enumerate(SHOWN):
        text = fence.text
        for placeholder, value in UNDATED.items():
            text = text.replace(placeholder, value)
        (folder / f"{number}.yml").write_text(text, encoding="utf-8")
    return [str(file) for file in sorted(folder.iterdir())]


def test_the_page_shows_workflows() -> None:
    assert len(SHOWN) >= 4


def test_the_forms_are_those_of_the_host(tmp_path: Path) -> None:
    files = [*map(str, WORKFLOWS), *shown(tmp_path)]
    assert check("check-jsonschema", "--builtin-schema", "vendor.github-workflows", *files) == ""
    assert check("check-jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml") == ""


def test_an_auditor_finds_nothing() -> None:
    files = [str(file.relative_to(ROOT)) for file in WORKFLOWS]
    assert check("zizmor", "--offline", "--quiet", "--no-progress", "--persona=pedantic", "action.yml", *files) == ""


def test_nor_in_what_the_page_shows(tmp_path: Path) -> None:
    # The names of jobs and the like are the reader's own matter.
    assert check("zizmor", "--offline", "--quiet", "--no-progress", *shown(tmp_path)) == ""


@pytest.mark.parametrize("file", [ROOT / "action.yml", *WORKFLOWS], ids=lambda file: file.name)
def test_what_is_used_is_pinned_and_no_script_holds_an_expression(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    uses = re.findall(r"^\s*(?:- )?uses: (.*)$", text, re.MULTILINE)
    assert all(re.fullmatch(r"\$/.*|[\w./-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+", one) for one in uses), uses
    for step in _steps(yaml.safe_load(text)):
        assert "${{" not in step.get("run", "")


def _steps(found: object) -> list[dict[str, str]]:
    if isinstance(found, dict):
        own = [one for one in found.get("steps", ()) if isinstance(one, dict)]
        return own + [step for value in found.values() if isinstance(value, dict) for step in _steps(value)]
    return []


def test_the_gate_asks_for_nothing_but_to_read() -> None:
    (gate,) = (file for file in WORKFLOWS if file.name == "gate.yml")
    workflow = yaml.safe_load(gate.read_text(encoding="utf-8"))
    (job,) = workflow["jobs"].values()
    assert (workflow["permissions"], job["permissions"]) == ({}, {"contents": "read"})
    assert not {"if", "needs", "continue-on-error"} & set(job)


def test_the_workflow_hands_on_all_inputs_of_the_action() -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    workflow = yaml.safe_load((ROOT / ".github/workflows/gate.yml").read_text(encoding="utf-8"))
    inputs = workflow[True]["workflow_call"]["inputs"]
    (step,) = workflow["jobs"]["qa-gate"]["steps"]
    assert set(action["inputs"]) == set(inputs) == set(step["with"])
    assert all(inputs[name]["default"] == one["default"] for name, one in action["inputs"].items())
    page = CI.read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in page for name in action["inputs"])


@pytest.mark.skipif(os.name != "posix", reason="the job runs in a shell")
def test_the_job_for_gitlab_runs(repo: Repo, tmp_path: Path) -> None:
    (fence,) = (one for one in fences(CI) if one.mark == "gitlab")
    (job,) = yaml.safe_load(fence.text).values()
    install, *script = job["script"]
    assert install.startswith("pip install qa-memory-hooks==")
    repo.commit({path("env"): topic(entry("region variable")), ".gitignore": ""})
    repo.git("remote", "add", "origin", str(repo.copy(tmp_path / "project").top))
    repo.git("checkout", "-q", "-b", "proposal")
    repo.write({path("env"): topic(entry("region variable", status="gone"))})
    told = {
        "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
        "CI_COMMIT_SHA": repo.commit(),
    }
    done = repo.run("sh", "-ec", "\n".join(script), env=told)
    assert done.status == 1
    assert "QA108" in done.out
