"""What is wanting in the hooks and jobs of a repository that run the gate: each want in words.

They are read as data (`pipelines.py`). What takes away of the gate is a want; what only differs is none.
"""

from __future__ import annotations

import itertools
import json
import re
import shlex
from collections.abc import Iterator

from .. import skeleton
from ..lazy import expression
from ..pipelines import NAME, Runs
from ..typed import Any

STAGES = ("pre-commit", "pre-merge-commit", "pre-push")
_FORMER = {"commit": "pre-commit", "merge-commit": "pre-merge-commit", "push": "pre-push"}
"""Names of stages before pre-commit 3.2."""
GATE = expression(r"(?<![\w-])(?:qa-gate|qa-memory gate)(?![\w-])|-m qa_memory_hooks\b")
"""A command that runs all checks."""
_CHECKOUT = "actions/checkout"
_PROPOSALS = ("pull_request", "pull_request_target")
_PUSHED = ("opened", "synchronize", "reopened")
"""Types of a pull request's event that bring a commit; without `types` these are what a workflow gets."""


def is_gate(hook: Runs) -> bool:
    """Whether a hook runs all checks, and not one of them."""
    return hook.name == "hook qa-gate" or bool(GATE.search(str(_said(hook).get("entry", ""))))


def wants_of_hook(hook: Runs) -> list[str]:
    """What a hook lacks that is to run the gate on each commit, merge and push."""
    said = _said(hook)
    entry = said.get("entry")
    lenient = [option for _, option in sorted(hook.lenient)]
    words = [*str(entry or "").split(), *map(str, _list(said.get("args"))), *lenient]
    found = list(_wants_of_words(words, local=True))
    if entry is not None and not GATE.search(str(entry)):
        found.append(f"`entry: {entry}` starts something else")
    if said.get("always_run") is False:
        found.append("`always_run: false`: it is passed over where no file of a commit fits")
    stages = _list(said.get("stages"))
    known = [_FORMER.get(str(stage), str(stage)) for stage in stages]
    if stages and (missing := [stage for stage in STAGES if stage not in known]):
        found.append(f"`stages` lacks {' and '.join(missing)}")
    if said.get("repo") == skeleton.HOME:
        found.append("OWNER in its address is still to be filled in")
    return found


def _wants_of_words(words: list[str], *, local: bool) -> Iterator[str]:
    """What options of the gate take away of it."""
    pairs = [*words, *(f"{one}={two}" for one, two in itertools.pairwise(words))]
    if "--warnings=report" in pairs:
        yield "`--warnings=report`: warnings do not block"
    if local and "--worktree" in words:
        yield "`--worktree`: it judges what lies on disk, not what is committed"
    if local and any(word.startswith(("--from-ref", "--to-ref")) for word in words):
        yield "`--from-ref` and `--to-ref`: it judges those two commits, not what is committed"


def judges_proposals(job: Runs) -> bool | None:
    """Whether a job runs on pull requests; None where other workflows call it, which cannot be told from it."""
    events = _events(job)
    return True if any(event in events for event in _PROPOSALS) else None if "workflow_call" in events else False


def check_name(job: Runs) -> str:
    """What GitHub calls the check of a job; for a workflow that is called, with the name of the job in there."""
    said = _said(job)
    name = str(said.get("name") or job.name.removeprefix("job "))
    return f"{name} / qa-gate" if "uses" in said else name


def wants_of_job(job: Runs) -> list[str]:
    """What a job lacks that is to be the required check of pull requests."""
    said, events = _said(job), _events(job)
    found = list(_wants_of_triggers(events))
    found += [f"`{key}` on the job: a skipped job passes a required check" for key in ("if", "needs") if key in said]
    steps = [_dict(step) for step in _list(said.get("steps"))]
    own = [step for step in steps if NAME in str(step.get("uses")) or GATE.search(str(step.get("run")))]
    if not own and NAME not in str(said.get("uses")):
        found.append("it runs single checks, and no `qa-gate`")
    for part in (said, *own):
        found += _wants_of_part(part)
    if any(option.endswith("--warnings=report") for _, option in job.lenient):
        found.append("`warnings: report`: warnings do not block")
    if any("if" in step for step in own):
        found.append("`if` on the step: where it is skipped the job passes")
    if "pull_request_target" in events and any(_CHECKOUT in str(step.get("uses")) for step in steps):
        found.append(f"`pull_request_target` with {_CHECKOUT}: what a stranger proposes must not lie beside its token")
    if job.version == skeleton.COMMIT or skeleton.CALLED in str(said.get("uses")):
        found.append("OWNER and COMMIT are still to be filled in")
    return list(dict.fromkeys(found))


def _wants_of_triggers(events: dict[str, Any]) -> Iterator[str]:
    """What the triggers of a workflow leave out."""
    if not any(event in events for event in _PROPOSALS):
        yield "it does not run on `pull_request`"
    if "merge_group" not in events:
        yield "it does not run on `merge_group`: a merge queue would wait for it for ever"
    for event in _PROPOSALS:
        said = _dict(events.get(event))
        for key in ("paths", "paths-ignore"):
            if key in said:
                yield f"`{key}` under `{event}`: a required check is waited for where no path fits"
        types = _list(said.get("types"))
        if types and (missing := [one for one in _PUSHED if one not in types]):
            yield f"`types` under `{event}` lacks {' and '.join(missing)}: what comes then is not judged"


def _wants_of_part(part: dict[Any, Any]) -> Iterator[str]:
    """What a job or a step that runs the gate lacks in its own settings."""
    if part.get("continue-on-error", False) is not False:
        yield "`continue-on-error`: it passes whatever the gate says"
    inputs = _dict(part.get("with"))
    yield from _wants_of_words(_split(str(inputs.get("args", ""))), local=False)
    yield from _wants_of_script(str(part.get("run", "")))


def _wants_of_script(script: str) -> Iterator[str]:
    """What the commands of a step lack that start the gate."""
    lines = re.sub(r"\\\n", " ", script).split("\n")
    commands = [line for line in lines if GATE.search(line) and not line.lstrip().startswith("#")]
    words = [word for line in commands for word in _split(line)]
    yield from _wants_of_words(words, local=False)
    if any("||" in line for line in commands):
        yield "`||` behind the command: it passes whatever the gate says"
    if commands and not any(word.startswith(("--from-ref", "--all", "--worktree")) for word in words):
        yield "`qa-gate` without `--from-ref` and `--to-ref`: it judges what is staged, which is nothing in a checkout"


def _split(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:  # a quotation that does not end
        return text.split()


def _events(job: Runs) -> dict[str, Any]:
    """What starts a job's workflow: event and what is said of it."""
    on = _said(job).get("on")
    if isinstance(on, dict):
        return on
    return dict.fromkeys(map(str, _list(on) if isinstance(on, list) else [on]))


def _said(one: Runs) -> dict[str, Any]:
    return {key: json.loads(value) for key, value in one.settings.items()}


def _dict(value: object) -> dict[Any, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
