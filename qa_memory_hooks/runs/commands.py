"""`qa-memory runs …`: the state that the qa-orchestrator plugin keeps of its runs, on disk."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator

from ..change import Fault
from ..change.snapshot import MiB
from ..hook import say
from ..report.visible import inert, visible
from . import logs, memory, plan
from .file import Problem, RunFile, read

ROOT = ".qa-runs"
LOG_LIMIT = 16 * MiB
LOGS = {"counters.log": logs.counters, "events.jsonl": logs.events, "history.jsonl": logs.history}
MEMORY = "memory.json"
OF_ALL_RUNS = ("history.jsonl", MEMORY)
"""Files that lie in `.qa-runs` itself, beside the folders of the runs."""


def add(parser: argparse.ArgumentParser, debug: argparse.ArgumentParser) -> None:
    """Add the commands to the parser of `qa-memory runs`."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    about = "check the plan, the logs and the memory of one run by hand; nothing is written"
    verify = commands.add_parser("verify", help=about, description=about, parents=[debug], allow_abbrev=False)
    verify.add_argument("folder", metavar="DIR", help=f"the folder of the run: {ROOT}/KEY/RUNID")
    verify.add_argument("--format", choices=("text", "json"), default="text")
    verify.set_defaults(run=_verify)


def _verify(given: argparse.Namespace) -> int:
    if not os.path.isdir(given.folder):
        raise Fault(f"{given.folder} is no folder", f"name the folder of one run: {ROOT}/KEY/RUNID")
    files = list(_files(given.folder))
    by_name = {os.path.basename(file.path): file for file in files}
    state = by_name.get("state.json")
    if all(file is state for file in files):
        names = ", ".join(("plan.json", *LOGS, MEMORY))
        raise Fault(f"there is nothing to verify in {given.folder}: none of {names}", f"name a folder {ROOT}/KEY/RUNID")
    hashes, notes = plan.verify(by_name.get("plan.json"), state)
    for file in files:
        name = os.path.basename(file.path)
        if name in LOGS:
            LOGS[name](file)
        elif name == MEMORY:
            memory.verify(file)
    problems = sorted(problem for file in files for problem in file.problems)
    if given.format == "json":
        _print_json(files, problems, hashes, notes)
    else:
        _print_text(files, problems)
    for note in notes:
        say(f"note: {note}")
    return 1 if problems else 0


def _files(folder: str) -> Iterator[RunFile]:
    """What there is of a run: in its folder, and in the nearest `.qa-runs` above."""
    here = os.path.abspath(folder)
    root = here
    while os.path.basename(root) != ROOT and root != os.path.dirname(root):
        root = os.path.dirname(root)
    for name in ("plan.json", "state.json", *LOGS, MEMORY):
        limit = LOG_LIMIT if name in LOGS else MiB
        is_above = name in OF_ALL_RUNS and os.path.basename(root) == ROOT
        for place in dict.fromkeys((here, root) if is_above else (here,)):
            if found := read(place, name, _shown(os.path.join(place, name), folder), limit):
                yield found


def _shown(path: str, given: str) -> str:
    """A path as the one that was given: from here, if that was."""
    return (path if os.path.isabs(given) else os.path.relpath(path)).replace(os.sep, "/")


def _print_json(files: list[RunFile], problems: list[Problem], hashes: plan.Hashes | None, notes: list[str]) -> None:
    report = {
        "valid": not problems,
        "files": [file.path for file in files],
        "problems": [
            {"file": one.file, "line": one.line, "column": one.column, "code": one.code, "message": one.message,
             "help": one.way_out}
            for one in problems
        ],
        "plan": hashes and {"planHash": hashes.told, "recomputed": hashes.recomputed, "approved": hashes.approved},
        "notes": notes,
    }  # fmt: skip
    print(inert(json.dumps(report, ensure_ascii=False, indent=2)))


def _print_text(files: list[RunFile], problems: list[Problem]) -> None:
    for one in problems:
        print(visible(f"{one.file}:{one.line}:{one.column}: {one.code}: {one.message}"))
        print(f"    help: {one.way_out}")
    names = ", ".join(os.path.basename(file.path) for file in files)
    count = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}" if problems else "no problem"
    print(f"{count} in {len(files)} file{'' if len(files) == 1 else 's'}: {names}")
