"""The benchmarks measure what they say: bases that the gate lets pass, and every hook. Figures are not judged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from conftest import BIN

FOLDER = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def repositories(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that makes the repositories."""
    monkeypatch.syspath_prepend(FOLDER)
    import repositories

    return repositories


def gate(top: Path, env: dict[str, str]) -> dict[str, int]:
    """Judge everything; only notes are allowed. Returns what was counted."""
    done = subprocess.run(
        [BIN / "qa-gate", "--all", "--format", "json", "--today", "2026-11-30"],
        cwd=top, env=env, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout.decode()
    counts: dict[str, int] = json.loads(done.stdout)["counts"]
    return counts


def test_the_full_base_is_legal_and_full(repositories: ModuleType, tmp_path: Path) -> None:
    files = repositories.knowledge_base()
    made = repositories.Repository(tmp_path / "full", files)
    counts = gate(made.top, made.env)
    assert counts["knowledge bases"] == 1
    assert counts["entries"] > 100
    assert all(text.count("\n") == 300 for path, text in files.items() if not path.endswith("INDEX.md"))


def test_edits_are_legal_and_change_as_many_entries_as_were_asked_for(repositories: ModuleType, tmp_path: Path) -> None:
    files = repositories.knowledge_base()
    made = repositories.Repository(tmp_path / "edited", files)
    for most, expected in ((1, 1), (None, gate(made.top, made.env)["entries"])):
        after = repositories.edited(files, most)
        assert sum(text.count(repositories.EDITED) for text in after.values()) == expected
        made.stage(after)
        gate(made.top, made.env)


def test_small_bases_are_legal(repositories: ModuleType, tmp_path: Path) -> None:
    files = {p: text for at in range(3) for p, text in repositories.knowledge_base(f"services/{at}/.qa", 1).items()}
    made = repositories.Repository(tmp_path / "small", files)
    assert gate(made.top, made.env) | {"rules": 0} == gate(made.top, made.env) | {
        "rules": 0,
        "knowledge bases": 3,
        "entries": 18,
    }


def test_the_table_names_every_hook() -> None:
    done = subprocess.run([sys.executable, FOLDER / "speed.py", "--quick"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    hooks = [f"qa-check-{name}" for name in ("entries", "index", "budgets", "history")]
    for name in ("python -c pass", *hooks, "qa-rebuild-index", "qa-gate"):
        assert name in done.stdout
