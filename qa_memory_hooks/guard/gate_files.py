"""K6: what an edit takes away of the gate: a hook, an owner, a limit, the guard itself."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ..lazy import expression
from ..typed import TYPE_CHECKING
from .context import Context
from .places import AGENT_FILES, GATE_FILES, PATTERNS, Place, place_of

if TYPE_CHECKING:
    from ..weakening import Loss

_OURS = expression(rb"qa[-_]memory|qa-(?:gate|check|scan|propagate|rebuild)")
_GUARD = expression(r"qa-memory(?:\.exe)?[\"']?\s+guard|qa_memory_hooks\S*\s+guard")


def matters(place: Place, data: bytes | None) -> bool:
    """Whether a file has anything of the gate that could be lost."""
    folded = place.name.casefold()
    if data is None:  # settings that are not there have nothing to lose, and can take from the gate
        return folded == ".qa-memory.yaml"
    return folded == ".qa-memory.yaml" or folded.endswith("codeowners") or bool(_OURS.search(data))


def present(top: str, context: Context) -> Iterator[str]:
    """The files of a repository that have anything of the gate."""
    workflows = (f".github/workflows/{name}" for name in context.names(f"{top}/.github/workflows"))
    for name in (*sorted(GATE_FILES | AGENT_FILES), *workflows):
        data = context.read(f"{top}/{name}")
        if data is not None and (place := place_of(f"{top}/{name}", top)) and matters(place, data):
            yield name


def lost(place: Place, path: str, old: bytes | None, new: bytes, top: str, context: Context) -> str:
    """What a file of the gate loses, in a sentence; empty if it loses nothing."""
    if place.kind == "agent":
        return _without_guard(old, new)
    losses = [loss.what for loss in _losses(place.name, old, new, top, context)]
    return f"this would weaken the gate: {'; '.join(losses)}." if losses else ""


def _losses(name: str, old: bytes | None, new: bytes, top: str, context: Context) -> list[Loss]:
    from .. import weakening
    from ..change import Change
    from ..change.snapshot import Edited

    before: dict[str, bytes | None] = {}
    for other in sorted(GATE_FILES):
        data = context.read(f"{top}/{other}")
        if data is not None and other.casefold() != name.casefold():
            before[other] = data
    for store in context.stores(top):  # that there is something to guard, and who owns it
        before[store if store == PATTERNS else f"{store}/README.md"] = b""
    head = before | {name: new}
    if old is not None:
        before[name] = old
    return weakening.losses(Change(Edited(head), (Edited(before),)))


def _without_guard(old: bytes | None, new: bytes) -> str:
    """Whether the agent's settings no longer start the guard, or switch all hooks off."""
    text = new.decode("utf-8", "replace")
    if old is not None and _GUARD.search(old.decode("utf-8", "replace")) and not _GUARD.search(text):
        return "this would take the guard itself away."
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    return (
        "this would switch all hooks off." if isinstance(found, dict) and found.get("disableAllHooks") is True else ""
    )
