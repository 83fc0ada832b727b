"""What runs the gate in a repository: hooks in the configuration of pre-commit or prek, and jobs in workflows.

Read as data, never run. A file that cannot be read runs nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from .change import File, Snapshot
from .change.snapshot import EXECUTABLE
from .governed import HOOK_CONFIGS, WORKFLOWS
from .reading.yaml_text import LARGEST, YamlError, load
from .typed import NamedTuple

NAME = "qa-memory-hooks"
_COMMAND = re.compile(
    r"(?<![\w-])(?:qa-(?:gate|check|scan|propagate|rebuild)[\w-]*|qa-memory (?:gate|check)|qa_memory_hooks)(?![\w-])"
)
"""A command of this project: one of its hooks, or what does the same."""
_ONLY_TOLD = ("alias", "description", "id", "name", "rev", "verbose")
"""Keys of a hook that do not alter what it judges; its version is told by itself."""


class Runs(NamedTuple):
    """Something that runs the gate: a hook or a job."""

    path: str
    name: str
    version: str
    """The version that is run, as it is written there; "" where none is."""
    settings: dict[str, str]
    """All else that is said of it, by key, in one form for the same meaning."""


def find(snapshot: Snapshot) -> list[Runs]:
    """All that runs the gate in a snapshot, in the order of the files."""
    files = snapshot.select(HOOK_CONFIGS) | snapshot.select(WORKFLOWS)
    return [one for file in files.values() for one in read(snapshot, file)]


def read(snapshot: Snapshot, file: File) -> list[Runs]:
    """What runs the gate in one file; nothing where it cannot be read."""
    if file.mode not in ("100644", EXECUTABLE):
        return []
    data = snapshot.read(file, LARGEST)
    text = (data or b"").decode("utf-8", "replace")
    if data is None or not (NAME in text or _COMMAND.search(text)):
        return []
    try:
        found = _toml(data) if file.path.endswith(".toml") else load(data)
    except (YamlError, ValueError, RecursionError):
        return []
    return list((_jobs if "/" in file.path else _hooks)(file.path, found))


def _toml(data: bytes) -> object:
    import tomllib

    return tomllib.loads(data.decode("utf-8"))


def _hooks(path: str, config: object) -> Iterator[Runs]:
    skipped = _list(_get(_get(config, "ci"), "skip"))  # by pre-commit.ci
    for repository in _list(_get(config, "repos")):
        address, rev = _get(repository, "repo"), _get(repository, "rev")
        for hook in _list(_get(repository, "hooks")):
            name, entry = _get(hook, "id"), _get(hook, "entry")
            if not _COMMAND.search(f"{name} {entry or ''}"):
                continue
            settings = {str(key): value for key, value in _dict(hook).items() if key not in _ONLY_TOLD}
            settings |= {"repo": address, **({"ci.skip": True} if name in skipped else {})}
            yield Runs(path, f"hook {name}", str(rev or ""), _told(settings))


def _jobs(path: str, workflow: object) -> Iterator[Runs]:
    # To YAML 1.1 the key `on` is a truth value.
    triggers = _get(workflow, "on") or _dict(workflow).get(True)
    shared: dict[object, object] = {key: _get(workflow, key) for key in ("env", "defaults", "concurrency")}
    shared["on"] = triggers
    for name, job in _dict(_get(workflow, "jobs")).items():
        if _is_gate(job):
            versions: list[str] = []
            settings = _unpinned(shared | _dict(job), versions)
            yield Runs(path, f"job {name}", ", ".join(dict.fromkeys(versions)), _told(settings))


def _is_gate(job: object) -> bool:
    return any(
        NAME in str(_get(one, "uses") or "") or _COMMAND.search(str(_get(one, "run") or ""))
        for one in (job, *_list(_get(job, "steps")))
    )


def _unpinned(job: dict[object, object], versions: list[str]) -> dict[str, object]:
    """A job and its steps without the versions of what they use; of the gate those are kept in `versions`."""
    found = {}
    for key, part in job.items():
        if key == "uses" and isinstance(part, str):
            part, _, version = part.partition("@")
            if NAME in part:
                versions.append(version)
        elif key == "steps":
            part = [_unpinned(_dict(step) | {"name": None}, versions) for step in _list(part)]
        found[str(key)] = part
    return found


def _told(settings: dict[str, object]) -> dict[str, str]:
    said = {key: value for key, value in sorted(settings.items()) if value is not None}
    return {key: json.dumps(value, ensure_ascii=False, sort_keys=True, default=str) for key, value in said.items()}


def _get(value: object, key: str) -> object:
    return value.get(key) if isinstance(value, dict) else None


def _dict(value: object) -> dict[object, object]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
