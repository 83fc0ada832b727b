"""The open QA run of a session, as it lies below `.qa-runs/`."""

from __future__ import annotations

import json
import os
import posixpath
import re
from collections import Counter
from collections.abc import Iterable

from ..typed import Any, NamedTuple
from .event import Event, slashed

RUN_FILES = frozenset(
    (
        *("counters.log", "plan.json", "state.json", "suite-baseline.json"),
        *("events.jsonl", "metrics.json", "progress.md", "dashboard.html"),
    )
)
ROOT_FILES = frozenset((".lock", "active.json", "history.jsonl", "memory.json", "MEMORY.md"))
_LARGEST = 16 << 20


class Broken(Exception):
    """The state of an owned run cannot be read: whatever is asked is stopped."""


class Run(NamedTuple):
    """A run that this session owns."""

    project: str
    """The folder that holds `.qa-runs/`, compared as all paths here: see `compared`."""
    folder: str
    worktree: str
    plugin: str
    """The root of the plugin; empty where the environment names none."""
    key: str
    closed: bool
    config: dict[str, Any]
    plan: dict[str, Any]
    state: dict[str, Any]
    baseline: frozenset[str]
    counters: Counter[str]
    log: str
    """The file that counts, as it is opened."""

    @property
    def revisions(self) -> int:
        """How often the plan may be revised."""
        return self._limit("maxPlanRevisions", 2)

    @property
    def launches(self) -> int:
        """How often tests may be launched."""
        return self._limit("maxTestLaunches", 7)

    def _limit(self, name: str, default: int) -> int:
        found = _object(self.config.get("limits")).get(name)
        return found if isinstance(found, int) and not isinstance(found, bool) else default


def owned(event: Event, project: str, plugin: str) -> Run | None:
    """The run that this session owns; None for no run, another session's, one that cannot be told, or one laid to rest.

    Raises `Broken` where it is this session's and something that the rules need cannot be read.
    """
    top, active = _active(event.cwd, project)
    if not event.session or active.get("sessionId") != event.session:
        return None
    closed = bool(active.get("closed"))
    config = _json(f"{top}/.qa/config.json")
    if config is None:
        if closed:
            return None
        raise Broken(f"{top}/.qa/config.json is missing while a run is open")
    qa = _object(config.get("qa"))
    if not _text(qa.get("testDir")):
        raise Broken(".qa/config.json has no qa.testDir")
    folder, worktree = _text(active.get("runDir")), _text(active.get("worktree"))
    if not (folder and worktree):
        raise Broken(".qa-runs/active.json names no runDir, or no worktree")
    folder = posixpath.join(top, folder.replace("\\", "/"))
    worktree = posixpath.join(top, worktree.replace("\\", "/"))
    baseline = _json(f"{folder}/suite-baseline.json") or {}
    log = f"{folder}/counters.log"
    return Run(
        compared(top),
        compared(folder),
        compared(worktree),
        compared(plugin) if plugin else "",
        _text(active.get("key")),
        closed,
        config,
        _json(f"{folder}/plan.json") or {},
        _json(f"{folder}/state.json") or {},
        frozenset(map(compared, _names(baseline.get("files")))),
        _counted(log),
        log,
    )


def _active(cwd: str, project: str) -> tuple[str, dict[str, Any]]:
    """The folder whose `.qa-runs/active.json` decides, and what it says; nothing where there is none to be read."""
    places = [slashed(project)] if project else []
    at = cwd
    while at:
        places.append(at)
        above = posixpath.dirname(at)
        at = above if above != at else ""
    for top in places:
        path = f"{top}/.qa-runs/active.json"
        if os.path.lexists(path):
            try:
                return top, _json(path) or {}
            except Broken:
                return top, {}
    return "", {}


def compared(path: str) -> str:
    """A path as it is compared: `/c/x` of a shell on Windows is `c:/x`, and drives are not told apart by case."""
    path = slashed(path)
    if drive := re.match(r"(?:/([A-Za-z])|([A-Za-z]):)(?=/)", path):
        return f"{drive[1] or drive[2]}:{path[drive.end() :]}".lower()
    return path


def count(run: Run, kinds: Iterable[str], event: Event) -> None:
    """Add lines to the log that counts. Raises `Broken` where that cannot be done."""
    lines = "".join(json.dumps({"kind": kind, "tool": event.tool, "toolUseId": event.use}) + "\n" for kind in kinds)
    if lines:
        try:
            with open(run.log, "a", encoding="utf-8", newline="\n") as stream:
                stream.write(lines)
        except OSError as error:
            raise Broken(f"cannot count in {run.log}: {error.strerror}") from None


def _json(path: str) -> dict[str, Any] | None:
    """The object in a file; None if there is no such file."""
    data = _bytes(path)
    if data is None:
        return None
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise Broken(f"{path} is no JSON") from None
    if not isinstance(found, dict):
        raise Broken(f"{path} holds no object")
    return found


def _bytes(path: str) -> bytes | None:
    try:
        with open(path, "rb") as stream:
            data = stream.read(_LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        raise Broken(f"cannot read {path}: {error}") from None
    if len(data) > _LARGEST:
        raise Broken(f"{path} is too large")
    return data


def _counted(path: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in (_bytes(path) or b"").split(b"\n"):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            raise Broken(f"{path} has a line that is no JSON") from None
        found[_text(_object(row).get("kind"))] += 1
    return found


def _object(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _names(value: object) -> list[str]:
    """The names in a list, or the keys of an object."""
    return [one for one in value if isinstance(one, str)] if isinstance(value, list | dict) else []
