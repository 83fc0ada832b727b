"""The knowledge rules for the edit tools: K1, K2, and what of K3, K5 and K6 is done by an edit."""

from __future__ import annotations

from ..lazy import expression
from . import edits
from .context import Context, place_in
from .event import ALLOW, Answer, Event, deny
from .places import CONFIG, Place


def decide(event: Event, context: Context) -> Answer:
    """Judge an edit: by the file that it names, and by the one that this leads to."""
    if not event.path:
        return ALLOW
    for path in dict.fromkeys((event.path, context.real(event.path))):
        top = context.top(path.rpartition("/")[0])
        place = place_in(path, top, context)
        is_knowledge = place is not None and place.kind in ("store", "derived") and not place.name.endswith(CONFIG)
        if place and (is_knowledge or context.stores(top)):
            answer = _edited(event, path, top, place, context)
            if answer != ALLOW:
                return answer
    return ALLOW


def _edited(event: Event, path: str, top: str, place: Place, context: Context) -> Answer:
    if place.kind == "derived":
        return deny("K1", f"{place.name} is derived; it is not written by hand. Run `{place.derive}` instead.")
    if place.kind == "answers":
        return deny(
            "K5", f"{place.name}: answers to findings are given by a person, with `qa-memory ack` in a terminal."
        )
    if place.kind == "hooks":
        return deny("K3", f"{place.name}: the hooks of git are not written or removed by an agent.")
    old = context.read(path)
    new = edits.after(event, old)
    if new is None:
        return ALLOW
    if place.kind == "git-config":
        more = _HOOKS_PATH.findall(new) != _HOOKS_PATH.findall(old or b"")
        return (
            deny("K3", f"{place.name}: core.hooksPath says which hooks run; it is not an agent's to set.")
            if more
            else ALLOW
        )
    if place.kind in ("gate", "agent"):
        from . import gate_files

        lost = gate_files.lost(place, path, old, new, top, context)
        return deny("K6", f"{place.name}: {lost} A person changes what the gate holds.") if lost else ALLOW
    bad, rest = edits.judged(path, old, new, top, context)
    if bad:
        return deny("K2", f"after this edit:\n{edits.told(bad)}")
    return Answer(context=f"[qa-memory] after this edit:\n{edits.told(rest)}") if rest else ALLOW


_HOOKS_PATH = expression(rb"(?im)^\s*hookspath\s*=.*$")
