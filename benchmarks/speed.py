"""How long a commit waits for the hooks: whole processes, against the bare start of the same interpreter.

    python benchmarks/speed.py [--runs N] [--format table|json] [--quick]

Every round runs every case once, so that a busy minute of the machine hits all of them alike. Milliseconds are
those of the machine, so each figure is told as a ratio to `python -c pass` of the same rounds. Targets stand
beside the figures and are never asserted: a clock is no test.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from repositories import Repository, edited, environment, knowledge_base, patterns, records, sources

GATE = "qa-gate"
HOOKS = ("qa-check-entries", "qa-check-index", "qa-check-budgets", "qa-check-history", "qa-rebuild-index", GATE)
RECORD_HOOKS = ("qa-check-records", "qa-check-outcomes")
PATTERN_HOOKS = ("qa-check-patterns", "qa-propagate-patterns")
SCAN = 1.5
"""Times the peer that reads the same files and looks for one expression."""
UNTOUCHED, CHANGED, CHANGED_GATE = 3.0, 5.0, 8.0
"""Ratios to stay below."""
OUTSIDE, INSIDE = 3.0, 5.0
"""The same for an event of an agent outside of the guard's matter, and inside."""
MEMORY = 60
"""MiB to stay below for one knowledge base."""

# A process is charged with what its parent held when it was started, so the one that starts it must be small: a
# fresh interpreter, not this one. The answer is the largest of the processes of the run, those of git included.
MEASURED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * (1 if sys.platform == "darwin" else 1024))
"""


# What a scan is compared with: a process that asks git for the same files, reads each as text, leaves out what is
# binary, and looks for one expression in the rest.
READING = """
import re, subprocess
wanted = re.compile(r"legacyPay\\(")
listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
for path in subprocess.run(listed, stdout=subprocess.PIPE).stdout.split(b"\\0")[:-1]:
    with open(path, encoding="utf-8", errors="replace") as stream:
        text = stream.read()
    if "\\0" not in text and wanted.search(text):
        print(path)
"""


class Case(NamedTuple):
    """A command in a repository."""

    group: str
    name: str
    command: tuple[str, ...]
    folder: Path
    target: float | None = None
    bases: int = 0
    """Knowledge bases that are judged, where their number is the question."""
    beside: bool = False
    """Whether it is compared with the case before it, too; then the target is for that."""
    stdin: bytes = b""


class Figure(NamedTuple):
    """What a case took: milliseconds, the same as a ratio to the interpreter's start, and MiB."""

    group: str
    name: str
    median: float
    minimum: float
    ratio: float
    ratio_of_minima: float
    of_peer: float | None
    target: float | None
    per_base: float | None
    memory: float | None


def cases(top: Path, quick: bool) -> Iterator[Case]:
    """Make the repositories, and name what is measured in them."""
    yield Case("interpreter", "python -c pass", (sys.executable, "-c", "pass"), top)
    other, readme = {"README.md": "# Shop\n"}, {"README.md": "# Shop, changed\n"}
    full = knowledge_base()
    one = edited(full, 1)
    for group, files, staged, single, gate in (
        ("no knowledge base", other, readme, UNTOUCHED, UNTOUCHED),
        ("untouched base", other | full, readme, UNTOUCHED, UNTOUCHED),
        ("one entry changed", other | full, one, CHANGED, CHANGED_GATE),
        ("all entries changed", other | full, edited(full), CHANGED, CHANGED_GATE),
    ):
        folder = _repository(top, group, files, staged)
        for hook in HOOKS:
            yield Case(group, hook, _script(hook), folder, gate if hook == GATE else single)
    yield from events(top, full)
    for count in (1, 10) if quick else (1, 10, 100, 1000):
        bases = [knowledge_base(f"services/{number:04}/.qa", 1) for number in range(count)]
        files = {path: text for base in bases for path, text in base.items()}
        for changed, staged, judged in (("one", edited(bases[0], 1), 0), ("all", edited(files), count)):
            group = f"{count:,} small base{'s' * (count > 1)}, {changed} changed"
            yield Case(group, GATE, _script(GATE), _repository(top, group, files, staged), bases=judged)
    for count in (100, 1000) if quick else (100, 50_000):
        files = {f"src/{number // 200}/module{number}.py": f"NUMBER = {number}\n" for number in range(count)}
        for changed, staged in (("none", readme), ("one entry", one)):
            group = f"{count:,} other files, {changed} changed"
            yield Case(group, GATE, _script(GATE), _repository(top, group, files | other | full, staged))
    for count in (10, 100) if quick else (10, 5000):
        files = other | records(count, 2)
        folder = _repository(top, f"{count:,} records", files | records(1, 1), records(1, 2))
        for hook in (*RECORD_HOOKS, GATE):
            yield Case(f"{count:,} records, one marked", hook, _script(hook), folder, CHANGED)
        listing = (*_script("qa-memory"), "records", "list")
        yield Case(f"{count:,} records, one marked", "qa-memory records list", listing, folder)
    for count in (100, 1000) if quick else (1000, 50_000):
        group = f"{count:,} files of code, 30 patterns"
        files = other | sources(count) | patterns(30)
        folder = _repository(top, group, files, {"src/0/new.ts": "export const total = order.price * item.count;\n"})
        for hook in (*PATTERN_HOOKS, GATE):
            yield Case(
                group, f"{hook}, one file changed", _script(hook), folder, CHANGED_GATE if hook == GATE else CHANGED
            )
        yield Case(group, "read and look for one expression", (sys.executable, "-c", READING), folder)
        scan = (*_script("qa-memory"), "patterns", "scan", "--format", "json")
        yield Case(group, "qa-memory patterns scan", scan, folder, SCAN, beside=True)
    for count, commits in ((100, 10), (1000, 100)) if quick else ((100, 10), (50_000, 20_000)):
        group = f"two commits: {count:,} other files, {commits:,} commits"
        files = {f"src/{number // 200}/module{number}.py": f"NUMBER = {number}\n" for number in range(count)}
        repository = Repository(top / group.replace(" ", "-").replace(":", ""), files | other | full, commits)
        repository.propose(one)
        command = (*_script(GATE), "--from-ref", "main", "--to-ref", "topic")
        yield Case(group, GATE, command, repository.top)


def events(top: Path, full: dict[str, str]) -> Iterator[Case]:
    """Events of an agent for the guard, in a repository with a full knowledge base."""
    folder = _repository(top, "guarded", {"README.md": "# Shop\n"} | full, {"README.md": "# Shop, changed\n"})
    topic, text = next((path, text) for path, text in full.items() if not path.endswith("INDEX.md"))
    entry = text[text.rindex("## ") :].rstrip()  # the last one as a whole: what stands in it may stand in others too
    edit = {"file_path": str(folder / topic), "old_string": entry}
    for name, tool, given, target in (
        ("a shell command", "Bash", {"command": "ls -la src && npm test"}, OUTSIDE),
        ("an edit elsewhere", "Edit", edit | {"file_path": str(folder / "README.md"), "new_string": "x"}, OUTSIDE),
        ("git commit", "Bash", {"command": "git commit -m 'a note'"}, OUTSIDE),
        ("git commit -n", "Bash", {"command": "git commit -nm 'a note'"}, INSIDE),
        ("rm -rf .qa", "Bash", {"command": "rm -rf .qa"}, INSIDE),
        ("a write of the index", "Write", {"file_path": str(folder / ".qa/INDEX.md"), "content": "x"}, INSIDE),
        ("an edit that hides text", "Edit", edit | {"new_string": f"{entry} Hid\u200bden."}, INSIDE),
        ("an edit that is told of", "Edit", edit | {"new_string": f"{entry} Just rerun until it is green."}, INSIDE),
    ):
        event = {"session_id": "s", "cwd": str(folder), "tool_name": tool, "tool_input": given}
        command = (*_script("qa-memory"), "guard")
        yield Case("the guard", name, command, folder, target, stdin=json.dumps(event).encode())


def _script(hook: str) -> tuple[str, ...]:
    return (os.path.join(sysconfig.get_path("scripts"), hook),)


def _repository(top: Path, name: str, files: dict[str, str], staged: dict[str, str]) -> Path:
    repository = Repository(top / name.replace(" ", "-"), files)
    repository.stage(staged)
    return repository.top


def measure(listed: Sequence[Case], runs: int, home: Path) -> Iterator[Figure]:
    """Run every case in rounds; the first of them is what the others are compared with."""
    env = environment(home)
    for case in listed:
        _must_pass(case, env)
    rounds = [[_milliseconds(case, env) for case in listed] for _ in range(runs)]
    took = list(zip(*rounds, strict=True))
    start, least = statistics.median(took[0]), min(took[0])
    medians = [statistics.median(times) for times in took]
    for at, (case, times) in enumerate(zip(listed, took, strict=True)):
        median, minimum = medians[at], min(times)
        yield Figure(
            case.group,
            case.name,
            round(median, 2),
            round(minimum, 2),
            round(median / start, 2),
            round(minimum / least, 2),
            round(median / medians[at - 1], 2) if case.beside else None,
            case.target,
            round(median / case.bases, 2) if case.bases else None,
            _memory(case, env),
        )


def _must_pass(case: Case, env: dict[str, str]) -> None:
    """Run it once, which warms up too: what fails is not what is to be measured."""
    done = subprocess.run(case.command, cwd=case.folder, env=env, input=case.stdin, capture_output=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).decode("utf-8", "replace")
        raise SystemExit(f"{case.group}: {case.name} exits {done.returncode}\n{said}")


def _milliseconds(case: Case, env: dict[str, str]) -> float:
    nowhere = subprocess.DEVNULL
    start = time.perf_counter()
    subprocess.run(case.command, cwd=case.folder, env=env, input=case.stdin, stdout=nowhere, stderr=nowhere, check=True)
    return (time.perf_counter() - start) * 1000


def _memory(case: Case, env: dict[str, str]) -> float | None:
    if sys.platform == "win32":
        return None  # no `resource` there
    measured = [sys.executable, "-S", "-c", MEASURED, *case.command]
    most = subprocess.run(measured, cwd=case.folder, env=env, input=case.stdin, check=True, capture_output=True).stdout
    return round(int(most) / 2**20, 1)


def table(figures: Sequence[Figure]) -> str:
    """The figures for people."""
    rows = [("", "", "median ms", "min ms", "ratio", "of minima", "of peer", "target", "ms a base", "MiB")]
    group = ""
    for one in figures:
        rows.append(
            (
                "" if one.group == group else one.group,
                one.name,
                f"{one.median:.1f}",
                f"{one.minimum:.1f}",
                f"{one.ratio:.2f}",
                f"{one.ratio_of_minima:.2f}",
                f"{one.of_peer:.2f}" if one.of_peer else "",
                f"{one.target:g}" if one.target else "",
                f"{one.per_base:.1f}" if one.per_base else "",
                f"{one.memory:.1f}" if one.memory else "",
            )
        )
        group = one.group
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [f"Targets: below the ratios that are named, below {MEMORY} MiB, and ms a base that do not grow.", ""]
    for row in rows:
        words = [cell.ljust(width) for cell, width in zip(row[:2], widths[:2], strict=True)]
        numbers = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
        lines.append("  ".join([*words, *numbers]).rstrip())
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, help="rounds (default: 15, with --quick 1)")
    parser.add_argument("--format", choices=("table", "json"), default="table")
    parser.add_argument("--quick", action="store_true", help="small repositories, one round: shows that it works")
    given = parser.parse_args(argv)
    runs = given.runs or (1 if given.quick else 15)
    with tempfile.TemporaryDirectory() as home:
        top = Path(home)
        figures = list(measure(list(cases(top, given.quick)), runs, top))
    if given.format == "json":
        about = {"python": platform.python_version(), "system": platform.platform(), "runs": runs}
        print(json.dumps({**about, "figures": [one._asdict() for one in figures]}, indent=2))
    else:
        print(table(figures))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
