"""The README holds: its commands run, its screen is what is printed, its lists are complete."""

from __future__ import annotations

import importlib
import re

import yaml
from conftest import Repo
from entries import entry
from test_docs import ROOT, Fence, fences, replay, shell, shop

from qa_memory_hooks import __version__, skeleton

README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")


def _marked(mark: str) -> list[Fence]:
    found = [fence for fence in fences(README) if fence.mark == mark]
    assert found, f"nothing is marked {mark!r}"
    return found


def _night_run(repo: Repo) -> None:
    """What an agent wrote after a night run, with the index derived again and nothing staged."""
    flaky, defects = ".qa/flaky-tests.md", ".qa/defect-patterns.md"
    text, new = repo.read(flaky), entry(
        "Checkout fails in the night run", "flaky", date="2026-11-20", confidence="confirmed",
        body="**Symptom**: the checkout test fails about once a week.\n\n**Root cause**: the network of the runner.\n\n"
        "**Handling**: Environmental noise, just retry.",
    )  # fmt: skip
    dropped = re.search(r"^## \S+ Date picker fails .*?(?=^## )", text, re.MULTILINE | re.DOTALL)
    assert dropped
    text = text.replace(dropped[0], "").replace("## Archive\n", f"{new}\n## Archive\n")
    renamed = repo.read(defects).replace("passes on the toast before", "passes too early")
    repo.write({flaky: text, defects: renamed})
    repo.reindex()


def test_the_examples_run(repo: Repo) -> None:
    shop(repo)
    for fence in _marked("run"):
        assert fence.info == "sh"
        status, out = shell(repo, f"set -e\n{fence.text}")
        assert status == 0, f"line {fence.line}: {out}"
    for name in ("pre-commit", "pre-merge-commit"):
        assert (repo.top / ".git/hooks" / name).read_text() == "#!/bin/sh\nexec qa-gate\n"


def test_the_screen_is_what_is_printed(repo: Repo) -> None:
    shop(repo)
    shell(repo, _marked("run")[0].text)
    _night_run(repo)
    before = repo.git("rev-parse", "HEAD")
    (screen,) = _marked("scenario night-run")
    assert replay(repo, screen) == screen.text
    assert repo.git("rev-parse", "HEAD") == before


def test_the_block_to_copy_is_the_one_that_init_shows() -> None:
    (block,) = _marked("skeleton.PRE_COMMIT")
    assert block.text == skeleton.PRE_COMMIT
    assert [repo["rev"] for repo in yaml.safe_load(block.text)["repos"]] == [f"v{__version__}"]


def test_the_workflow_is_the_one_that_doctor_shows() -> None:
    (block,) = _marked("skeleton.WORKFLOW")
    assert block.text == skeleton.WORKFLOW == next(one.text for one in fences(ROOT / "docs/ci.md"))


def test_every_hook_stands_in_the_table() -> None:
    rows = {
        name: (module, rules)
        for name, module, rules in re.findall(r"^\| `(qa-[\w-]+)` \| `(\w+)\.py` \|.*\| (.*) \|$", TEXT, re.MULTILINE)
    }
    manifest = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert set(rows) == {hook["id"] for hook in manifest}
    for module, rules in rows.values():
        codes = {rule.code for rule in importlib.import_module(f"qa_memory_hooks.{module}").RULES}
        for family in re.findall(r"(QA[0-9])xx", rules):
            assert any(code.startswith(family) for code in codes)
        assert set(re.findall(r"QA[0-9]{3}", rules)) <= codes


def test_every_command_stands_in_the_table(repo: Repo) -> None:
    commands = set(re.findall(r"^    ([a-z][a-z-]+)", repo.run("qa-memory", "--help").out, re.MULTILINE))
    assert commands
    assert set(re.findall(r"^\| `qa-memory ([a-z-]+)[ `]", TEXT, re.MULTILINE)) == commands


def test_the_two_commands_are_targets_of_make() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    shown = re.findall(r"^    make (\w+)", TEXT, re.MULTILINE)
    assert shown == ["demo", "test"]
    for target in shown:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_it_stays_short() -> None:
    assert len(TEXT.splitlines()) <= 200
