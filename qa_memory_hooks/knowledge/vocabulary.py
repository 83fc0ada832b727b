"""The words of the knowledge base: entry types, files, keys, values, section markers in both languages."""

from __future__ import annotations

from ..typed import NamedTuple


class Kind(NamedTuple):
    """A type of entry: its topic file, and its required sections as (Chinese, English) markers."""

    name: str
    file: str
    sections: tuple[tuple[str, str], ...]
    title: tuple[str, str]


SYMPTOM, CAUSE, HANDLING = ("症状", "Symptom"), ("根因", "Root cause"), ("处置", "Handling")
PHENOMENON = ("现象", "Symptom")
CONTRACT, CHANGES = ("契约", "Contract"), ("变更", "Changes")
RULE, BASIS = ("规则", "Rule"), ("依据", "Basis")
SCENARIO, STEPS, NOTES = ("场景", "Scenario"), ("步骤", "Steps"), ("注意", "Notes")

KINDS = (
    Kind("env", "env-notes.md", (PHENOMENON, HANDLING), ("环境与配置", "Environment")),
    Kind("flaky", "flaky-tests.md", (SYMPTOM, CAUSE, HANDLING), ("不稳定用例", "Flaky tests")),
    Kind("defect", "defect-patterns.md", (SYMPTOM, CAUSE, HANDLING), ("缺陷模式", "Defect patterns")),
    Kind("contract", "api-contracts.md", (CONTRACT, CHANGES), ("接口契约", "API contracts")),
    Kind("domain", "app-domain.md", (RULE, BASIS), ("业务规则", "App domain")),
    Kind("workflow", "workflows.md", (SCENARIO, STEPS, NOTES), ("测试流程", "Workflows")),
)
BY_NAME = {kind.name: kind for kind in KINDS}
BY_FILE = {kind.file: kind for kind in KINDS}

FOLDER, INDEX, CONFIG = ".qa", "INDEX.md", "config.json"
FILES = (INDEX, *BY_FILE)
"""What the grammar reads of a knowledge base."""
GOVERNED = frozenset((*FILES, CONFIG))
ARCHIVES = ("归档", "Archive")
MARKERS = tuple(dict.fromkeys(f"**{name}**" for kind in KINDS for pair in kind.sections for name in pair))

ACTIVE, SUPERSEDED, RETIRED = "active", "superseded", "retired"
TENTATIVE, CONFIRMED = "tentative", "confirmed"
STATUSES = (ACTIVE, SUPERSEDED, RETIRED)
CONFIDENCES = (TENTATIVE, CONFIRMED)
FAILURE_MODES = (
    ("澄清缺失", "边界遗漏", "状态遗漏", "断言强度不足"),
    ("missing-clarification", "missed-boundary", "missed-state", "weak-assertion"),
)

REQUIRED_KEYS = ("type", "status", "created", "updated", "source", "confidence", "summary", "keywords")
LIST_KEYS = ("keywords", "related")
KEYS = (*REQUIRED_KEYS, "related", "verified", "evidence", "gt-failure-mode")

SUMMARY_LIMIT = 60
"""Code points."""
KEYWORDS_LEAST, KEYWORDS_MOST = 3, 8
