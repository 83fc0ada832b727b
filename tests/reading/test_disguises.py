"""What attributes and look-alike folders do to the stores, where it is known which paths a change touches."""

from __future__ import annotations

import pytest
from bundles import STORE, bundle, folder
from conftest import TODAY, Repo, reading

from qa_memory_hooks import governed
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited, Patched
from qa_memory_hooks.reading import disguises

HIDING = "*.jsonl -diff\n"
RECORD, LINES = f"{folder()}/record.md", f"{folder()}/observations.jsonl"
LARGE = "#" * 1_100_000
LOOK_ALIKE = "a/Agent-QA-Knowledge/memory"
HIDDEN = [("QA011", ".gitattributes", ".gitattributes", STORE)]
Files = dict[str, str | bytes | None]


def found(base: Files, head: Files, *, known: bool = True) -> list[tuple[str, str, str, str]]:
    """Code, path, subject and store of what is found; with `known` as after git has told the paths that differ."""
    sides = [
        Edited({name: text.encode() if isinstance(text, str) else text for name, text in side.items()})
        for side in (head, base)
    ]
    differ = frozenset(name for name in {*base, *head} if base.get(name) != head.get(name))
    change = Change(sides[0], (sides[1],), paths=differ if known else None)
    return [(one.rule.code, one.path, one.subject, one.store) for one in disguises.findings(change)]


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize(
    ("base", "head", "expected"),
    [
        ({RECORD: "x"}, {RECORD: "y"}, []),
        ({RECORD: "x"}, {RECORD: "x", ".gitattributes": HIDING}, []),
        ({LINES: "x"}, {LINES: "x", ".gitattributes": HIDING}, HIDDEN),
        ({".gitattributes": HIDING}, {".gitattributes": HIDING, LINES: "x"}, HIDDEN),
        ({".gitattributes": HIDING, LINES: "x"}, {".gitattributes": HIDING, LINES: "y"}, []),
        ({".gitattributes": HIDING, LINES: "x"}, {".gitattributes": HIDING}, []),
        ({".gitattributes": HIDING, LINES: "x"}, {LINES: "x"}, []),
        (
            {f"{STORE}/.gitattributes": HIDING},
            {f"{STORE}/.gitattributes": HIDING, LINES: "x"},
            [("QA011", f"{STORE}/.gitattributes", f"{STORE}/.gitattributes", STORE)],
        ),
        ({"src/.gitattributes": HIDING}, {"src/.gitattributes": "* -diff\n", LINES: "x"}, []),
        ({LINES: "x"}, {LINES: "x", ".gitattributes": LARGE}, [("QA013", ".gitattributes", ".gitattributes", "")]),
        ({LINES: "x"}, {LINES: "x", "src/.gitattributes": LARGE}, []),
        ({".gitattributes": LARGE}, {".gitattributes": LARGE, LINES: "x"}, []),
        (
            {},
            {f"{LOOK_ALIKE}/x": "x", f"{LOOK_ALIKE}/y": "x"},
            [("QA012", f"{LOOK_ALIKE}/x", LOOK_ALIKE, LOOK_ALIKE)],
        ),
        ({"agent-qa-knowledge/Memory/x": "x"}, {"agent-qa-knowledge/Memory/x": "x", LINES: "x"}, []),
        ({"agent-qa-knowledge/Memory/x": "x"}, {LINES: "x"}, []),
        ({}, {".QA/x": "x"}, [("QA012", ".QA/x", ".QA", ".QA")]),
    ],
)
def test_what_is_known_of_the_paths_changes_nothing(
    base: Files, head: Files, expected: list[tuple[str, str, str, str]], known: bool
) -> None:
    assert found(base, head, known=known) == expected


SPELLINGS = [
    "Agent-QA-Knowledge/memory/x",
    "s/agent-qa-knowledge/MEMORY",
    "agent-qa-\u212anowledge/memory/x",
    "\u200bagent-qa-knowledge/memory/x",
    "agent-q\u00ada-knowledge/memory/x",
    "agent-qa-knowledge./memory/x",
    "agent-qa-knowledge/memory. /x",
    "agent-qa-knowledge/me\ufe0fmory\u200d/x",
    "agent-qa-Knowledge",
    "s/agent-qa-knowledge ",
]


@pytest.mark.parametrize("path", SPELLINGS)
def test_every_spelling_is_looked_at(path: str) -> None:
    assert governed.DISGUISED.search(path.encode())
    assert [one[:2] for one in found({}, {path: "x"})] == [("QA012", path)]


@pytest.mark.parametrize(
    "path",
    [
        LINES,
        f"s/{STORE}",
        "agent-qa-knowledge",
        "agent-qa-knowledge/runs/memory/x",
        "agent-qa-knowledge/memory.md",
        "Agent-QA-Knowledge/runs/x",
        "my-agent-qa-knowledge/Memory/x",
        "agent-qa-knowledge-base/Memory/x",
        "docs/agent-qa.md",
        "memory/x",
    ],
)
def test_a_commit_of_these_does_not_load_the_knowledge(path: str) -> None:
    assert not governed.DISGUISED.search(path.encode())
    assert not governed.KNOWLEDGE.search(path.encode())


def test_a_change_of_a_record_reads_no_other_folder(repo: Repo) -> None:
    repo.commit(bundle() | {".gitattributes": "* text=auto\n", "src/app.py": "x\n"})
    repo.write({LINES: "{}\n"})
    repo.git("add", "-A")
    with reading(repo) as (change,):
        assert disguises.findings(change) == []
        assert isinstance(change.head, Patched)
        assert "_records" not in vars(change.head.under)


@pytest.mark.parametrize("hook", ["qa-check-entries", "qa-gate"])
def test_a_repository_with_records_alone(repo: Repo, hook: str) -> None:
    repo.commit(bundle())
    repo.write({".gitattributes": HIDING, "agent-qa-knowledge/Memory/x": "x\n"})
    repo.git("add", "-A")
    done = repo.run(hook, "--format", "json", "--today", TODAY)
    assert (done.status, done.codes) == (1, ["QA011", "QA012"])
    repo.write({".gitattributes": "*.png binary\n", "agent-qa-knowledge/Memory/x": None})
    repo.git("add", "-A")
    assert repo.hook(hook).codes == []
