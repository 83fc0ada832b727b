"""Whether the plan of a run is the one that was merged, and the one that a person approved."""

from __future__ import annotations

import hashlib

from ..reading.json_text import JSON
from ..typed import NamedTuple
from .ecmascript import compact, whole_characters
from .file import RunFile, named

_MERGE = "merge the plan again with the plugin and have it approved; a hash that is only written over approves nothing"
_APPROVE = "have a person approve the plan as it stands now, or put the approved one back"
_STATE = "the plugin writes state.json: take it from a backup, or start the run anew"


class Hashes(NamedTuple):
    """The hash that a plan says it has, the one it has, and the approved one. None: not there, or no text."""

    told: str | None = None
    recomputed: str | None = None
    approved: str | None = None


def digest(plan: dict[str, JSON]) -> str:
    """`sha256:` and the hash of a plan, in hexadecimal: of all of its keys but `planHash`."""
    body = {key: value for key, value in plan.items() if key != "planHash"}
    return f"sha256:{hashlib.sha256(whole_characters(compact(body))).hexdigest()}"


def verify(file: RunFile | None, state: RunFile | None) -> tuple[Hashes | None, list[str]]:
    """The hashes of `plan.json` by `state.json`, and notes about them; problems go to the files. None: no plan."""
    approved, notes = _approved(state)
    if file is None:
        return None, ["a plan was approved, and there is no plan.json"] if approved else []
    plan = file.document()
    if plan is None:
        return Hashes(approved=approved), []
    told, recomputed = plan.get("planHash"), digest(plan)
    if not isinstance(told, str):
        told = None
        file.problem_at(("planHash",), "plan-hash", f"no `planHash`; that of this plan is {recomputed}", _MERGE)
    elif told != recomputed:
        message = f"`planHash` is {named(told)}, that of this plan is {recomputed}"
        file.problem_at(("planHash",), "plan-hash", message, _MERGE)
    if approved is not None and approved not in (told, recomputed):
        assert state  # it told the hash
        message = f"{named(approved)} was approved, and not this plan ({named(told or recomputed)})"
        state.problem_at(("plan", "approvedHash"), "approved-hash", message, _APPROVE)
    return Hashes(told, recomputed, approved), notes


def _approved(state: RunFile | None) -> tuple[str | None, list[str]]:
    """The hash that was approved; else a note that none was, unless the state is broken, which is a problem."""
    if state is None:
        return None, ["the plan is not approved: there is no state.json"]
    document = state.document()
    if document is None:
        return None, []
    plan = document.get("plan")
    if plan is not None and not isinstance(plan, dict):
        state.problem_at(("plan",), "shape", "`plan` is no object", _STATE)
        return None, []
    approved = plan.get("approvedHash") if plan else None
    if approved is None:
        return None, ["the plan is not approved: state.json holds no `plan.approvedHash`"]
    if not isinstance(approved, str):
        state.problem_at(("plan", "approvedHash"), "shape", "`approvedHash` is no text", _STATE)
        return None, []
    return approved, []
