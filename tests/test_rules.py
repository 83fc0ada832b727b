"""The catalogue holds: examples prove their rules, codes never change, and every name leads to every other."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path

import pytest
import yaml

from qa_memory_hooks import catalogue, gate
from qa_memory_hooks.report.rule import Rule, edit
from qa_memory_hooks.report.sample import ENV

ROOT = Path(__file__).parent.parent
# Codes are never reused and never renumbered: code, name, severity, whether it is stricter than the qa-memory skill.
PUBLISHED = [
    ("QA001", "not-utf8", "fail", False),
    ("QA002", "unexpected-file", "warn", False),
    ("QA003", "not-a-regular-file", "fail", True),
    ("QA004", "control-character", "fail", True),
    ("QA005", "conflict-marker", "fail", True),
    ("QA006", "stray-text", "fail", True),
    ("QA007", "ambiguous-structure", "fail", True),
    ("QA008", "bad-heading", "fail", False),
    ("QA009", "misplaced-archive", "fail", True),
    ("QA010", "bad-json", "fail", False),
    ("QA011", "attributes-alter-reading", "fail", True),
    ("QA012", "look-alike-path", "fail", True),
    ("QA013", "too-large", "fail", True),
    ("QA101", "missing-metadata", "fail", False),
    ("QA102", "repeated-metadata", "fail", False),
    ("QA103", "metadata-not-first", "fail", True),
    ("QA104", "bad-metadata-line", "fail", False),
    ("QA105", "unknown-key", "fail", False),
    ("QA106", "repeated-key", "fail", False),
    ("QA107", "missing-key", "fail", False),
    ("QA108", "bad-value", "fail", False),
    ("QA109", "bad-date", "fail", False),
    ("QA110", "future-date", "fail", True),
    ("QA111", "wrong-file", "fail", False),
    ("QA112", "bad-verified", "fail", False),
    ("QA113", "summary-too-long", "fail", False),
    ("QA114", "pipe-in-index-field", "fail", False),
    ("QA115", "markup-in-index-field", "fail", True),
    ("QA116", "keyword-count", "fail", False),
    ("QA117", "missing-evidence", "fail", False),
    ("QA118", "dangling-related", "fail", False),
    ("QA119", "one-way-related", "fail", True),
    ("QA120", "missing-section", "fail", False),
    ("QA121", "empty-section", "fail", True),
    ("QA122", "duplicate-title", "fail", False),
    ("QA123", "look-alike-title", "fail", True),
    ("QA124", "title-not-normalised", "fail", True),
    ("QA125", "missing-invalidation-record", "fail", True),
    ("QA126", "unfounded-confirmation", "fail", True),
    ("QA127", "no-noise-criterion", "warn", True),
    ("QA128", "ambiguous-yaml", "fail", True),
    ("QA129", "near-duplicate", "warn", True),
    ("QA131", "unreferable-title", "fail", True),
    ("QA201", "missing-index", "fail", False),
    ("QA202", "stale-index", "fail", False),
    ("QA203", "index-over-budget", "fail", False),
    ("QA204", "index-near-budget", "note", True),
    ("QA205", "index-not-derivable", "fail", False),
    ("QA301", "topic-over-budget", "fail", False),
    ("QA302", "entry-over-budget", "fail", False),
    ("QA303", "archive-over-budget", "fail", False),
    ("QA304", "near-budget", "note", True),
    ("QA305", "bad-archive-line", "fail", True),
    ("QA401", "title-changed", "fail", False),
    ("QA402", "entry-lost", "fail", False),
    ("QA403", "created-changed", "fail", False),
    ("QA404", "confidence-downgraded", "fail", False),
    ("QA405", "confirmed-at-first-write", "warn", False),
    ("QA406", "unverified-promotion", "fail", False),
    ("QA407", "updated-not-bumped", "fail", False),
    ("QA408", "date-moved-back", "fail", False),
    ("QA409", "status-revived", "fail", False),
    ("QA410", "text-lost-on-invalidation", "fail", False),
    ("QA411", "active-archived", "warn", False),
    ("QA412", "archive-rewritten", "fail", False),
    ("QA413", "archive-pruned", "warn", False),
    ("QA414", "entry-moved", "fail", False),
    ("QA415", "no-base", "note", False),
    ("QA501", "instruction-override", "warn", True),
    ("QA502", "concealment", "warn", True),
    ("QA503", "gate-bypass", "warn", True),
    ("QA504", "false-authority", "warn", True),
    ("QA505", "role-change", "warn", True),
    ("QA506", "system-markup", "warn", True),
    ("QA507", "command-execution", "warn", True),
    ("QA508", "exfiltration", "warn", True),
    ("QA509", "memory-tampering", "warn", True),
    ("QA510", "reader-directive", "warn", True),
    ("QA511", "blanket-noise", "warn", True),
    ("QA512", "unbounded-retry", "warn", True),
    ("QA513", "weakened-check", "warn", True),
    ("QA514", "expected-defect", "warn", True),
    ("QA515", "no-investigation", "warn", True),
    ("QA520", "invisible-character", "fail", True),
    ("QA521", "bidi-control", "fail", True),
    ("QA522", "tag-character", "fail", True),
    ("QA523", "mixed-script-word", "warn", True),
    ("QA524", "hidden-text", "warn", True),
    ("QA525", "encoded-text", "warn", True),
    ("QA526", "active-link", "warn", True),
    ("QA601", "credential", "fail", True),
    ("QA602", "password-like", "warn", True),
    ("QA603", "high-entropy-string", "warn", True),
    ("QA901", "bad-config", "fail", False),
    ("QA902", "missing-config-file", "fail", False),
    ("QA903", "unused-config-key", "note", False),
    ("QA904", "dangling-config-reference", "note", False),
    ("QA905", "foreign-config", "note", False),
    ("QA911", "committed-run-state", "fail", False),
    ("QA912", "run-state-not-ignored", "warn", False),
    ("QA921", "unowned", "warn", False),
    ("QA922", "no-codeowners", "note", False),
    ("QA931", "gate-weakened", "warn", False),
    ("QA932", "bad-acknowledgement", "fail", False),
    ("QA933", "stale-acknowledgement", "note", False),
    ("QA934", "new-acknowledgement", "note", False),
    ("QA935", "bad-settings", "fail", False),
]
MANIFEST = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
SCRIPTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
HOOKS = sorted(set(SCRIPTS) - {"qa-memory"})


@pytest.mark.parametrize("rule", catalogue.RULES, ids=lambda rule: rule.code)
def test_examples_prove_the_rule(rule: Rule) -> None:
    catalogue.prove(rule)


def test_an_example_that_does_not_hold_is_refused() -> None:
    rule = catalogue.BY_CODE["QA113"]
    with pytest.raises(catalogue.BadExampleError, match="does not fire"):
        catalogue.prove(rule._replace(bad=rule.good))
    with pytest.raises(catalogue.BadExampleError, match="fires on its good"):
        catalogue.prove(rule._replace(good=rule.bad))
    with pytest.raises(catalogue.BadExampleError, match="does not stand in"):
        catalogue.prove(rule._replace(bad=edit(ENV, "no such text", "x")))


@pytest.mark.parametrize("published", PUBLISHED, ids=lambda row: row[0])
def test_what_was_published_stays(published: tuple[str, str, str, bool]) -> None:
    rule = catalogue.BY_CODE[published[0]]
    assert (rule.code, rule.name, rule.severity, rule.stricter) == published


def test_codes_are_unique_and_sorted() -> None:
    codes = [rule.code for rule in catalogue.RULES]
    assert codes == sorted(set(codes))
    assert all(re.fullmatch("QA[0-9]{3}", code) for code in codes)
    assert all(code.startswith(tuple(catalogue.FAMILIES)) for code in codes)


def test_names_are_unique_and_in_kebab_case() -> None:
    names = [rule.name for rule in catalogue.RULES]
    twice = {name for name in names if names.count(name) > 1}
    # Each of them of a knowledge base and of another store.
    assert twice == {"unexpected-file", "missing-section", "unknown-key", "identity-changed"}
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name) for name in names)


@pytest.mark.parametrize("rule", catalogue.RULES, ids=lambda rule: rule.code)
def test_texts_are_sentences(rule: Rule) -> None:
    assert rule.reason.endswith(".")
    assert rule.way_out.endswith((".", ".`"))
    assert not rule.fires.endswith(".")  # the page and `explain` put one there


def test_no_rule_is_left_out_of_the_gate() -> None:
    for hook in HOOKS:
        module = importlib.import_module(SCRIPTS[hook].partition(":")[0])
        assert set(module.RULES) <= set(gate.RULES), hook


def test_the_derived_pages_are_fresh() -> None:
    pages = catalogue.pages()
    for name, text in pages.items():
        assert (ROOT / "docs" / name).read_text(encoding="utf-8") == text, "refresh it: make docs"
    assert {f"poisoning/{path.name}" for path in (ROOT / "docs/poisoning").iterdir()} == {*pages} - {"rules.md"}


def test_hooks_are_the_scripts_and_the_manifest() -> None:
    assert sorted(hook["id"] for hook in MANIFEST) == HOOKS
    for hook in MANIFEST:
        # What a hook is told on its command line is not what the commit holds: see the comment in the manifest.
        prescribed = {
            "id": hook["id"],
            "name": hook["id"].replace("-", " "),
            "description": hook["description"],
            "entry": hook["id"],
            "language": "python",
            "pass_filenames": False,
            "always_run": True,
            "require_serial": True,
            "types": [],
            "stages": ["pre-commit", "pre-merge-commit", "pre-push", "manual"],
            "minimum_pre_commit_version": "3.2.0",
        }
        assert hook == prescribed
        assert hook["description"]


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_has_a_module_a_test_and_a_place_in_the_pages(hook: str) -> None:
    module = SCRIPTS[hook].partition(":")[0]
    stem = {"qa-check-index": "check_index_fresh"}.get(hook, hook.removeprefix("qa-").replace("-", "_"))
    assert module == f"qa_memory_hooks.{stem}"
    assert importlib.import_module(module).__doc__
    assert (ROOT / "tests" / f"test_{stem}.py").exists()
    assert re.search(rf"^\| `{hook}` ", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert f"\n## {hook}\n" in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def test_whoever_searches_for_a_code_finds_rule_and_test() -> None:
    package = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "qa_memory_hooks").rglob("*.py"))
    tables = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "cases").glob("*.yaml"))
    for code in catalogue.BY_CODE:
        assert f'"{code}"' in package
        assert re.search(rf"^{code}:", tables, re.MULTILINE), f"no table of cases for {code}"
