"""Which commits an event of GitHub Actions asks the gate to judge.

Written from GitHub's pages "Events that trigger workflows" and "Webhook events and payloads". What the payload holds
may come from anyone who can open a pull request, so nothing of it is believed to have a form before it was looked at.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from .change import Fault
from .typed import NamedTuple

ZERO = "0" * 40
"""What stands for no commit, before a branch was made or after it was deleted."""
_COMMIT = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?")
# As `git check-ref-format` has it; a pattern or a second half would make another refspec of it.
_REF = re.compile(r"refs/(?:[^\x00-\x20\x7f~^:?*\[\\/.][^\x00-\x20\x7f~^:?*\[\\/]*(?:/(?!$)|$))+")


class Commit(NamedTuple):
    """A commit of the remote: its id, or "" for the tip of `ref` as it is now. `ref` is a branch that leads to it."""

    oid: str
    ref: str


class Asked(NamedTuple):
    """What is to be judged: `head`, compared with `base`.

    `landed` says that the head is there already, so that its tree is judged and not a merge with the base. `whole` asks
    to judge everything, not only what changed.
    """

    base: Commit
    head: Commit
    landed: bool = False
    whole: bool = False


def read(name: str, payload: object, env: Mapping[str, str]) -> Asked | None:
    """What an event asks for; None where there is nothing to judge. One that is not known is a `Fault`.

    `env` are the variables of the runner: the commit and branch of the run stand there, for events that name none.
    """
    match name:
        case "pull_request" | "pull_request_target":
            number = _at(payload, "pull_request", "number")
            if type(number) is not int or number < 1:
                raise _odd("pull_request.number")
            base = Commit("", _branch(payload, "pull_request", "base", "ref"))
            return Asked(base, Commit(_commit(payload, "pull_request", "head", "sha"), f"refs/pull/{number}/head"))
        case "merge_group":
            # The queue has merged already: each group onto the one before it, and the first onto the target.
            ref = _ref(payload, "merge_group", "head_ref")
            base = Commit(_commit(payload, "merge_group", "base_sha"), ref)
            return Asked(base, Commit(_commit(payload, "merge_group", "head_sha"), ref), landed=True)
        case "push":
            return _push(payload)
        case "workflow_dispatch" | "schedule":
            head = Commit(_checked(env.get("GITHUB_SHA", ""), "GITHUB_SHA"), _checked_ref(env.get("GITHUB_REF", "")))
            if name == "schedule" or head.ref == (default := _branch(payload, "repository", "default_branch")):
                return Asked(head, head, whole=True)
            return Asked(Commit("", default), head)
    raise Fault(
        f"the event {name!r} names no change to judge",
        "start the gate on pull_request, pull_request_target, merge_group, push, workflow_dispatch or schedule",
    )


def _push(payload: object) -> Asked | None:
    before, after = _commit(payload, "before"), _commit(payload, "after")
    ref = _ref(payload, "ref")
    if not after.strip("0"):
        return None  # the branch was deleted
    head = Commit(after, ref)
    if before.strip("0"):
        return Asked(Commit(before, ref), head, landed=True)
    default = _branch(payload, "repository", "default_branch")
    return Asked(Commit(ZERO, ref), head, landed=True) if ref == default else Asked(Commit("", default), head)


def _at(payload: object, *keys: str) -> object:
    """What stands at a place of the payload; None where nothing does."""
    for key in keys:
        payload = payload.get(key) if isinstance(payload, dict) else None
    return payload


def _commit(payload: object, *keys: str) -> str:
    return _checked(_at(payload, *keys), ".".join(keys))


def _checked(value: object, where: str) -> str:
    if not isinstance(value, str) or not _COMMIT.fullmatch(value):
        raise _odd(where)
    return value


def _branch(payload: object, *keys: str) -> str:
    name = _at(payload, *keys)
    return _checked_ref(name and f"refs/heads/{name}", ".".join(keys))


def _ref(payload: object, *keys: str) -> str:
    return _checked_ref(_at(payload, *keys), ".".join(keys))


def _checked_ref(value: object, where: str = "GITHUB_REF") -> str:
    if not isinstance(value, str) or not _REF.fullmatch(value) or ".." in value or "@{" in value:
        raise _odd(where)
    return value


def _odd(where: str) -> Fault:
    return Fault(f"the event does not say what is expected of it at {where}", "look at the event that started the run")
