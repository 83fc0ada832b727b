"""What runs the gate in a repository: hooks in the configuration of pre-commit or prek, and jobs in workflows.

Read as data, never run. A file that cannot be read runs nothing.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator

from .change import File, Snapshot
from .change.snapshot import EXECUTABLE
from .governed import HOOK_CONFIGS, WORKFLOWS
from .lazy import expression
from .reading.yaml_text import LARGEST, Strict, YamlError, load
from .typed import NamedTuple

NAME = "qa-memory-hooks"
CONFIGS = {
    "pre-commit": (".pre-commit-config.yaml", "prek.toml", ".pre-commit-config.yml"),
    "prek": ("prek.toml", ".pre-commit-config.yaml", ".pre-commit-config.yml"),
}
"""Whose configuration lies where: of these the first that is there counts, and no other.

pre-commit knows its first place alone, and refuses to work without it. Everybody notices that, and so a team that moves
to prek as a whole loses no hook.
"""
_COMMAND = re.compile(
    r"(?<![\w-])(?:qa-gate|qa-check-(?:entries|index|budgets|history|records|outcomes|patterns|config|run-state|codeowners)"
    r"|qa-scan-(?:injection|secrets)|qa-propagate-patterns|qa-rebuild-index|qa-memory\s+(?:gate|check)|qa_memory_hooks)"
    r"(?![\w-])"
)
"""A command of this project: one of its hooks, or what does the same."""
_ENGINE = expression(r"(?:google-re2|ast-grep-py)(?:[=<>!~]=?[0-9][0-9A-Za-z.,*<>=!~]*)?")
"""What runs learned patterns: it takes nothing away to have it, and nothing that goes unseen to lack it."""
_ONLY_TOLD = ("alias", "description", "id", "name", "rev", "verbose")
"""Keys of a hook that do not alter what it judges; its version is told by itself."""
_NOT_OF_A_JOB = ("jobs", "name", "on", "permissions", "run-name")
"""Keys of a workflow that alter no job, or are told as the jobs'; with one that it does not know GitHub runs none."""
_READING = Strict(named=True)
_DOTS = 100
"""In a line of TOML: a key of so many parts is nested as deep, and the parser's work grows with the square of them."""
_DEFAULT = ("--acks=owners", "--warnings=block")
_LENIENT = ("--acks=head", "--warnings=report")
"""Options of the gate that say what holds anyway, and those that let more pass: to take one away is no loss."""


class Runs(NamedTuple):
    """Something that runs the gate: a hook or a job."""

    path: str
    name: str
    version: str
    """The version that is run, as it is written there; "" where none is."""
    settings: dict[str, str]
    """All else that is said of it, by key, in one form for the same meaning."""
    lenient: frozenset[tuple[str, str]] = frozenset()
    """The options that let more pass, each with the key that it stands under."""


def find(snapshot: Snapshot) -> list[Runs]:
    """All that runs the gate in a snapshot, in the order of the files."""
    files = snapshot.select(HOOK_CONFIGS)
    return [one for file in files.values() for one in read(snapshot, file)] + jobs(snapshot)


def config(snapshot: Snapshot, runner: str) -> File | None:
    """The configuration that counts for pre-commit or prek."""
    files = snapshot.select(HOOK_CONFIGS)
    return next((files[place] for place in CONFIGS[runner] if place in files), None)


def hooks(snapshot: Snapshot, runner: str) -> list[Runs]:
    """The hooks that pre-commit or prek would run."""
    file = config(snapshot, runner)
    return read(snapshot, file) if file else []


def jobs(snapshot: Snapshot) -> list[Runs]:
    """The jobs that run the gate, in the order of the workflows."""
    return [one for file in snapshot.select(WORKFLOWS).values() for one in read(snapshot, file)]


def read(snapshot: Snapshot, file: File) -> list[Runs]:
    """What runs the gate in one file; nothing where it cannot be read."""
    data = snapshot.read(file, LARGEST) if file.mode in ("100644", EXECUTABLE) else None
    return [] if data is None else list(_parsed(file.path, data))


@functools.lru_cache(64)
def _parsed(path: str, data: bytes) -> tuple[Runs, ...]:
    """What runs the gate; the same file is asked for in base and head, and of several rules."""
    text = data.decode("utf-8", "replace")
    if not (NAME in text or _COMMAND.search(text)):
        return ()
    try:
        found = _toml(data) if path.endswith(".toml") else load(data, _READING)
        return tuple((_jobs if "/" in path else _hooks)(path, found))
    except (YamlError, ValueError, RecursionError):  # the last two also where it is too deep or too large to be told
        return ()


def _toml(data: bytes) -> object:
    import tomllib

    if any(line.count(b".") > _DOTS for line in data.split(b"\n")):
        raise ValueError("a key of too many parts")
    return tomllib.loads(data.decode("utf-8"))


def _hooks(path: str, config: object) -> Iterator[Runs]:
    skipped = _list(_get(_get(config, "ci"), "skip"))  # by pre-commit.ci
    for repository in _list(_get(config, "repos")):
        address, rev = _get(repository, "repo"), _get(repository, "rev")
        said = _told({"repo": address})
        for hook in _list(_get(repository, "hooks")):
            name, entry = _get(hook, "id"), _get(hook, "entry")
            if not (NAME in str(address) or _COMMAND.search(f"{name} {entry or ''}")):
                continue
            settings = {key: value for key, value in _dict(hook).items() if key not in _ONLY_TOLD}
            if isinstance(packages := settings.get("additional_dependencies"), list):
                others = [one for one in packages if not _ENGINE.fullmatch(str(one))]
                settings |= {"additional_dependencies": others or None}
            settings |= {"ci.skip": True if name in skipped or _get(hook, "alias") in skipped else None}
            settings |= _defaults(config, hook) if address == "local" else {}
            lenient: list[str] = []
            if isinstance(args := settings.get("args"), list):
                rest, lenient = _sifted(list(map(str, args)))
                settings |= {"args": rest or None}
            settings_of = _told(settings) | said
            yield Runs(path, f"hook {name}", str(rev or ""), settings_of, frozenset(("args", one) for one in lenient))


def _defaults(config: object, hook: object) -> dict[object, object]:
    """What the rest of a configuration says of a local hook; of any other the manifest has the say."""
    keys = [] if _get(hook, "stages") else ["default_stages"]
    keys += [] if _get(hook, "always_run") else ["exclude", "files"]
    return {f"{key} of all hooks": _get(config, key) for key in keys}


def _jobs(path: str, workflow: object) -> Iterator[Runs]:
    shared: dict[object, object] = {"on": _events(_get(workflow, "on"))}
    shared |= {f"{key} of the workflow": part for key, part in _dict(workflow).items() if key not in _NOT_OF_A_JOB}
    said = _told(shared)
    for name, job in _dict(_get(workflow, "jobs")).items():
        if _is_gate(job):
            found = _Job()
            settings = _told(found.without(_dict(job))) | said
            yield Runs(
                path, f"job {name}", ", ".join(dict.fromkeys(found.versions)), settings, frozenset(found.lenient)
            )


def _events(on: object) -> object:
    """What starts a workflow, with what is said of it: a name, a list of names and a mapping may mean the same."""
    if isinstance(on, dict):
        return {event: said or None for event, said in on.items()}
    return None if on is None else dict.fromkeys(map(str, on if isinstance(on, list) else [on]))


def _is_gate(job: object) -> bool:
    return any(
        NAME in str(_get(one, "uses") or "") or _COMMAND.search(str(_get(one, "run") or ""))
        for one in (job, *_list(_get(job, "steps")))
    )


class _Job:
    """What is told apart from the rest of a job: versions of the gate, and options that let more pass."""

    def __init__(self) -> None:
        self.versions: list[str] = []
        self.lenient: set[tuple[str, str]] = set()

    def without(self, job: dict[object, object], number: int = 0) -> dict[object, object]:
        """A job without these, or one of its steps (from 1)."""
        found = dict(job)
        name, _, version = str(job.get("uses") or "").partition("@")
        if isinstance(job.get("uses"), str):
            found["uses"] = name
        if NAME in name:
            self.versions.append(version)
            found["with"] = self._inputs(_dict(job.get("with")), number) or None
        if "steps" in job:
            steps = enumerate(_list(job["steps"]), 1)
            found["steps"] = [self.without(_dict(step) | {"name": None}, at) for at, step in steps]
        return found

    def _inputs(self, given: dict[object, object], number: int) -> dict[object, object]:
        options = {name: f"--{name}={value}" for name, value in given.items() if name in ("acks", "warnings")}
        lenient = [option for option in options.values() if option in _LENIENT]
        where = ("steps", f"{number}: ") if number else ("with", "")
        self.lenient |= {(where[0], where[1] + option) for option in lenient}
        known = [name for name, option in options.items() if option in (*_DEFAULT, *_LENIENT)]
        return {name: value for name, value in given.items() if name not in known}


def _sifted(words: list[str]) -> tuple[list[str], list[str]]:
    """The arguments of a hook without those that say nothing, and those that let more pass."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] in ("--acks", "--warnings"):
            joined[-1] += f"={word}"
        else:
            joined.append(word)
    names = [word.partition("=")[0] for word in joined]
    if any(names.count(name) > 1 for name in ("--acks", "--warnings")):
        return joined, []  # the last one holds, so their order matters
    kept = [word for word in joined if word not in (*_DEFAULT, *_LENIENT)]
    return kept, [word for word in joined if word in _LENIENT]


def _told(settings: dict[object, object]) -> dict[str, str]:
    """Settings by key, as text; those that are null are as good as not there."""
    return {
        str(key): json.dumps(value, ensure_ascii=False, sort_keys=True, default=_text)
        for key, value in settings.items()
        if value is not None
    }


def _text(value: object) -> object:
    """What JSON has no word for; a set has no order."""
    return sorted(map(str, value)) if isinstance(value, set) else str(value)


def _get(value: object, key: str) -> object:
    return value.get(key) if isinstance(value, dict) else None


def _dict(value: object) -> dict[object, object]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
