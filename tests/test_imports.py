"""What a hook loads: most of its time is the start, so a module more is a delay for every commit.

Each hook runs in an interpreter without site-packages, so that nothing is loaded but by the hook itself. Names
of the standard library that start with an underscore are its own matter and differ from version to version.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from bundles import bundle, folder
from configs import config, text
from conftest import Repo
from entries import entry, path, topic

import qa_memory_hooks

HOOKS = {
    script.name: script.value
    for script in entry_points(group="console_scripts")
    if script.value.startswith("qa_memory_hooks.") and script.name != "qa-memory"
}
OTHER_STORES = (
    "qa-check-records", "qa-check-outcomes", "qa-check-patterns", "qa-propagate-patterns", "qa-check-config",
    "qa-check-run-state",
)  # fmt: skip
ABOVE = Path(qa_memory_hooks.__file__).parents[1]

ALLOWED = {
    "qa_memory_hooks",
    # `subprocess` with what it needs
    "collections", "contextlib", "copyreg", "enum", "errno", "fcntl", "functools", "importlib", "itertools", "keyword",
    "locale", "math", "msvcrt", "operator", "re", "reprlib", "select", "selectors", "signal", "subprocess", "threading",
    "types", "warnings",
    # what is cheap
    "bisect", "datetime", "gc",
}  # fmt: skip
"""What a commit may load, be there knowledge in it or not, as long as nothing is wrong with it."""
SLOW = {
    "argparse", "asyncio", "concurrent", "dataclasses", "difflib", "hashlib", "identify", "importlib.metadata",
    "inspect", "json", "jsonschema_rs", "logging", "pathlib", "shutil", "tempfile", "typing", "typing_extensions",
    "unicodedata", "yaml",
}  # fmt: skip
"""What may never be loaded there: each costs a tenth of a bare start or more, some as much as the start itself."""

CHILD = """
import os, site, sys
target, told, path = (sys.argv.pop(1) for _ in range(3))
sys.path += path.split(os.pathsep)
module, _, name = target.partition(":")
before = set(sys.modules)
exec(f"from {module} import {name} as main")
os._exit = sys.exit
try:
    status = main()
except SystemExit as end:
    status = end.code
with open(told, "w") as stream:
    print(*(set(sys.modules) - before), file=stream)
sys.exit(status)
"""


@pytest.fixture
def untouched(repo: Repo) -> Repo:
    """A committed knowledge base, and a staged change elsewhere."""
    repo.write({path("env"): topic(entry("old gateway host", date="2024-03-05")), "README.md": "# Shop\n"})
    repo.write({".github/CODEOWNERS": "* @shop/testers\n"})
    repo.reindex()
    repo.commit()
    repo.write({"README.md": "# Shop, changed\n"})
    repo.git("add", "-A")
    return repo


@pytest.fixture
def changed(untouched: Repo) -> Repo:
    """The same with a changed entry that is staged too."""
    return stage(untouched, topic(entry("old gateway host", date="2024-03-05", updated="2024-03-11")))


def stage(repo: Repo, text: str) -> Repo:
    """Stage another text of the topic file, with its index."""
    repo.write({path("env"): text})
    repo.reindex()
    repo.git("add", "-A")
    return repo


def loaded(repo: Repo, hook: str, *argv: str, status: int = 0) -> set[str]:
    """The modules that a hook loads beyond those of a bare interpreter, by their full names."""
    told = repo.top.parent / "modules"
    search = os.pathsep.join([str(ABOVE), *(name for name in sys.path if name.endswith("site-packages"))])
    done = repo.run(sys.executable, "-I", "-S", "-c", CHILD, HOOKS[hook], str(told), search, *argv)
    assert done.status == status, done.out + done.err
    return set(told.read_text().split())


def tops(modules: set[str]) -> set[str]:
    """The packages and modules of the first level, the standard library's own ones aside."""
    return {name for name in (module.partition(".")[0] for module in modules) if not name.startswith("_")}


def test_every_hook_is_looked_at() -> None:
    assert set(HOOKS) >= {
        *(f"qa-check-{name}" for name in ("entries", "index", "budgets", "history")),
        "qa-rebuild-index",
        "qa-gate",
    }


@pytest.mark.parametrize("hook", sorted(HOOKS))
def test_untouched(untouched: Repo, hook: str) -> None:
    modules = loaded(untouched, hook)
    assert tops(modules) <= ALLOWED - {"datetime"}
    assert not SLOW & modules
    model = {name for name in modules if name.startswith("qa_memory_hooks.knowledge.")}
    assert model <= {"qa_memory_hooks.knowledge.vocabulary"}  # of which rules speak
    assert not {"qa_memory_hooks.settings", "qa_memory_hooks.reading.text", "qa_memory_hooks.report.text"} & modules


@pytest.mark.parametrize("hook", sorted(HOOKS))
def test_changed(changed: Repo, hook: str) -> None:
    modules = loaded(changed, hook)
    assert tops(modules) <= ALLOWED
    assert not SLOW & modules
    assert not {f"qa_memory_hooks.records.{name}" for name in ("store", "bundle", "texts")} & modules
    assert not {f"qa_memory_hooks.patterns.{name}" for name in ("store", "file", "matching", "texts")} & modules
    if hook in OTHER_STORES:
        assert "qa_memory_hooks.knowledge.grammar" not in modules
    else:
        judged = "codeowners" if hook == "qa-check-codeowners" else "knowledge.grammar"
        assert f"qa_memory_hooks.{judged}" in modules


@pytest.mark.parametrize("hook", sorted(HOOKS))
def test_a_changed_record_is_no_knowledge(untouched: Repo, hook: str) -> None:
    untouched.commit(bundle())
    untouched.write({f"{folder()}/evidence/evidence.md": "x\n", "agent-qa-knowledge/runs/1.json": "{}\n"})
    untouched.write(bundle(events=["confirmed 1", "confirmed 2"]))
    untouched.git("add", "-A")
    modules = loaded(untouched, hook)
    assert not {f"qa_memory_hooks.knowledge.{name}" for name in ("base", "grammar", "reading")} & modules


@pytest.mark.parametrize("hook", sorted(HOOKS))
def test_no_expression_takes_long_to_compile(changed: Repo, hook: str) -> None:
    # A class that spans a block such as Chinese is marked letter by letter: 4 ms and more, a third of a bare start.
    # What is rarely needed can be compiled when it is: `re.match(TEXT, …)` remembers what it compiled.
    for name in loaded(changed, hook):
        if name.startswith("qa_memory_hooks."):
            for expression in vars(importlib.import_module(name)).values():
                if isinstance(expression, re.Pattern) and isinstance(expression.pattern, str):
                    spans = [(ord(span[1]), ord(span[2])) for span in re.finditer("(.)-(.)", expression.pattern)]
                    assert not [span for span in spans if span[1] < 0x10000 and span[1] - span[0] > 0xFFF], name


def test_answers_are_for_what_can_be_answered(changed: Repo) -> None:
    mine = {"qa_memory_hooks.report.acknowledgements"}
    answer = ".qa-acks/00000000000000000000000000000000.json"
    changed.write({answer: "{}\n"})
    changed.git("add", answer)
    changed.git("commit", "-q", "--no-verify", "-m", "answer", answer)
    assert not mine & loaded(changed, "qa-gate")  # they lie there, and nothing asks
    stage(changed, topic(entry("old gateway host", date="2024-03-05", updated="2024-03-11", status="gone")))
    assert not mine & loaded(changed, "qa-gate", status=1)  # a failure: no answer would help
    changed.write({".qa/notes.md": "x\n"})
    changed.git("add", "-A")
    assert mine <= loaded(changed, "qa-gate", status=1)


def test_json_is_for_json(changed: Repo) -> None:
    assert "json" in tops(loaded(changed, "qa-gate", "--format", "json"))


def test_a_digest_is_for_findings_as_json(changed: Repo) -> None:
    assert "hashlib" not in loaded(changed, "qa-gate", "--format", "json")
    stage(changed, topic(entry("old gateway host", date="2024-03-05", updated="2024-03-11", status="gone")))
    assert "hashlib" not in loaded(changed, "qa-gate", status=1)
    assert "hashlib" in loaded(changed, "qa-gate", "--format", "json", status=1)


def test_unicode_data_is_for_titles_that_need_it(changed: Repo) -> None:
    stage(
        changed,
        topic(
            entry("old gateway host", date="2024-03-05"),
            entry("网关", date="2024-03-05", body="**现象**：证书过期。\n\n**处置**：换证书。"),
        ),
    )
    assert "unicodedata" in loaded(changed, "qa-gate")


def test_yaml_is_for_settings(changed: Repo) -> None:
    changed.write({".qa-memory.yaml": "language: en\n"})
    changed.git("add", "-A")
    assert "yaml" in loaded(changed, "qa-gate")


def test_a_schema_is_for_a_configuration_that_is_judged(changed: Repo) -> None:
    changed.commit(config())
    changed.write({"README.md": "# Shop, again\n"})
    changed.git("add", "-A")
    assert "jsonschema_rs" not in loaded(changed, "qa-gate")  # it lies there, and nobody touched it
    changed.write({"compose.qa.yml": "services: {db: {}}\n", "web/tests/cart.spec.ts": None})
    changed.git("add", "-A")
    assert "jsonschema_rs" not in loaded(changed, "qa-check-config", status=1)
    changed.write(config())
    changed.write({".qa/config.json": text({"git.integrationBranch": "main"})})
    changed.git("add", "-A")
    assert "jsonschema_rs" in loaded(changed, "qa-check-config")


def test_identify_is_for_what_is_not_utf_8(changed: Repo) -> None:
    changed.write({path("flaky"): "# 测试\n".encode("gbk")})
    changed.git("add", "-A")
    assert "identify" in tops(loaded(changed, "qa-gate", status=1))


def test_what_flaky_handling_must_say_is_for_flaky_tests(changed: Repo) -> None:
    assert "qa_memory_hooks.knowledge.noise" not in loaded(changed, "qa-gate")
    changed.write({path("flaky"): topic(entry("cart test", "flaky", date="2024-03-05"), kind="flaky")})
    changed.reindex()
    changed.git("add", "-A")
    assert "qa_memory_hooks.knowledge.noise" in loaded(changed, "qa-gate")
