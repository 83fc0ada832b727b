"""What a path is to the guard: derived, knowledge, an answer, a hook of git, a file of the gate."""

from __future__ import annotations

import re

from ..lazy import expression
from ..typed import Literal, NamedTuple
from .active import CLOSE, OPEN, QUERY, STAR, UNKNOWN, literal

Kind = Literal["derived", "store", "answers", "hooks", "git-config", "gate", "agent"]

FOLDERS = (".qa", "agent-qa-knowledge/memory")
"""Where knowledge lies, at any depth; the learned patterns lie at the root alone."""
CONFIG = ".qa/config.json"
"""Lies beside the knowledge, and alone it is none."""
PATTERNS = "reports/.learned-patterns.json"
GATE_FILES = frozenset(
    (
        *(".qa-memory.yaml", ".pre-commit-config.yaml", ".pre-commit-config.yml", "prek.toml"),
        *("CODEOWNERS", ".github/CODEOWNERS", "docs/CODEOWNERS"),
    )
)
AGENT_FILES = frozenset((".claude/settings.json", ".claude/settings.local.json"))
_WORKFLOW = expression(r"\.github/workflows/[^/]+\.ya?ml", re.I)
_HOOKS = expression(r"(?:^|/)\.git/(?:modules/.+/|worktrees/[^/]+/)?hooks(?:/|$)", re.I)
_GIT_CONFIG = expression(r"(?:^|/)\.git/config(?:\.worktree)?$", re.I)


_LONGEST = 255
"""No name on a disk has more characters; what stands for one seldom has."""


class Place(NamedTuple):
    """A path, what it is, and how it is called: relative to the repository where it lies in it."""

    kind: Kind
    name: str
    derive: str = ""
    """Of a derived file the command that writes it."""


def place_of(path: str, top: str, stores: tuple[str, ...] = ()) -> Place | None:
    """What a path is; None if it is not the guard's matter.

    `path` has `/` between its parts, and may have active characters; `top` is the folder of the repository; `stores`
    are the folders and files that its settings add. File systems of two hosts do not tell cases apart, nor does this.
    """
    path = path.removesuffix(f"/{UNKNOWN}")
    parts = path.split("/")
    name = literal(path[len(top) + 1 :] if path.startswith(f"{top}/") else path)
    folded = name.casefold()
    if _HOOKS.search(literal(path)):
        return Place("hooks", name)
    if _GIT_CONFIG.search(literal(path)):
        return Place("git-config", name)
    for at, part in enumerate(parts):
        if _is(part, ".qa"):
            rest = parts[at + 1 :]
            if len(rest) == 1 and rest[0].casefold() == "index.md":
                return Place("derived", name, "qa-memory rebuild-index")
            return Place("store", name)
        if _is(part, ".qa-acks"):
            return Place("answers", name)
        if _is(part, "agent-qa-knowledge") and len(parts) > at + 1 and _is(parts[at + 1], "memory"):
            return _record(name, parts[at + 2 :])
    if folded == PATTERNS or any(f"{folded}/".startswith(f"{store.casefold()}/") for store in stores):
        return Place("store", name)
    if name in GATE_FILES or folded in map(str.casefold, GATE_FILES) or _WORKFLOW.fullmatch(name):
        return Place("gate", name)
    return Place("agent", name) if folded in AGENT_FILES else None


def _record(name: str, parts: list[str]) -> Place:
    derived = len(parts) > 2 and parts[-1] == "manifest.json" and parts[-3] == "bundles"
    return Place("derived", name, "qa-memory records manifest") if derived else Place("store", name)


def holds(path: str, store: str) -> bool:
    """Whether a store lies in a folder, or is it; the path may have active characters."""
    parts, below = path.rstrip("/").split("/"), store.split("/")
    return len(parts) <= len(below) and all(_is(*pair) for pair in zip(parts, below, strict=False))


def _is(part: str, name: str) -> bool:
    """Whether a part of a path is that name or stands for it: `.q*` does; `*` does not, where the dot is hidden."""
    if part.casefold() == name:
        return True
    if part.isascii() or len(part) > _LONGEST or not re.search(f"[{STAR}{QUERY}{OPEN}]", part):
        return False
    if name.startswith(".") and not part.startswith("."):
        return False
    from fnmatch import translate

    escaped = re.sub(r"[\[*?]", r"[\g<0>]", part)  # what was quoted stands for itself
    pattern = escaped.replace(UNKNOWN, "*").translate(
        {ord(STAR): "*", ord(QUERY): "?", ord(OPEN): "[", ord(CLOSE): "]"}
    )
    return re.match(translate(pattern), name, re.I) is not None


def store_folder(name: str) -> str:
    """The folder of the store that a file lies in, by the name that it has in its repository; else its own folder."""
    parts = name.split("/")
    if ".qa" in parts[:-1]:
        return "/".join(parts[: parts.index(".qa") + 1])
    if "bundles" in parts[1:-1]:  # that of a product, in the store
        return "/".join(parts[: parts.index("bundles", 1) - 1])
    return "/".join(parts[:-1])
