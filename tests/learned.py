"""Learned patterns for tests: valid unless a test says otherwise."""

from __future__ import annotations

import json
from typing import Any

from qa_memory_hooks.patterns.file import is_path

FILE = "reports/.learned-patterns.json"
SKILL = ".claude/skills/shapes.md"
FIX = "look at the type of the reply first"


def pattern(name: str = "reply shape", **keys: Any) -> dict[str, Any]:
    """A pattern; None takes a key out. With `graduated=True` it says all that a graduated one has to."""
    found: dict[str, Any] = {
        "name": name,
        "trigger": "a call that takes the reply of an error for a text",
        "fix": FIX,
        "learned_from": "code-bug::checkout::reply-shape",
        "date": "2026-09-05",
        "files_affected": [],
        "applied_count": 1,
        "graduated": False,
    }
    if keys.get("graduated") is True:
        found |= {"applied_count": 3, "graduated_date": "2026-09-15", "graduated_to": SKILL}
    return {key: value for key, value in (found | keys).items() if value is not None}


def store(*patterns: dict[str, Any]) -> str:
    """The text of a pattern file."""
    return json.dumps(patterns, ensure_ascii=False, indent=2) + "\n"


def skill(*names: str, title: str = "Shapes") -> str:
    """The text of a skill file with a section for each name."""
    return f"# {title}\n" + "".join(f"\n## {name}\n\nLook first.\n" for name in names)


def learned(*patterns: dict[str, Any]) -> dict[str, str | bytes | None]:
    """The pattern file and the skill files that its graduated patterns name."""
    files: dict[str, str | bytes | None] = {FILE: store(*patterns)}
    skills: dict[str, list[str]] = {}
    for one in patterns:
        path = one.get("graduated_to")
        if one.get("graduated") is True and isinstance(path, str) and is_path(path.strip()):
            skills.setdefault(path, []).append(str(one.get("name")))
    return files | {path: skill(*names) for path, names in skills.items()}
