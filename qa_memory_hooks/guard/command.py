"""`qa-memory guard`: reads an event from standard input and answers on standard output."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..typed import NamedTuple
from . import run as runs
from .context import Disk
from .deciding import decide
from .event import Answer, Event, parse

HELP = """\
usage: qa-memory guard [--print-settings]

Judge what a coding agent is about to do: a PreToolUse hook, which gets the event as JSON on standard input. A denial is
JSON on standard output; no output allows. Exit 2 stops an event of an open run whose state cannot be read.

  --print-settings  print the block of .claude/settings.json that installs it
"""
_ENTRY = """\
      {{
        "matcher": "{}",
        "hooks": [
          {{"type": "command", "command": "qa-memory guard", "timeout": 20}}
        ]
      }}"""
_MATCHERS = ("Bash|PowerShell|Edit|Write|MultiEdit|NotebookEdit|Agent|Task|SendMessage|Read|Grep|Glob", "^mcp__")
"""The tools that it judges: to Claude Code letters and `|` are a list of names, and anything else an expression."""
SETTINGS = '{\n  "hooks": {\n    "PreToolUse": [\n' + ",\n".join(map(_ENTRY.format, _MATCHERS)) + "\n    ]\n  }\n}\n"


class Said(NamedTuple):
    """What the process says: exit status, standard output, standard error."""

    status: int
    output: str = ""
    error: str = ""


def main(words: Sequence[str]) -> int:
    """Answer one event; exit 0, or 2 where the event is stopped whatever it is."""
    if list(words) == ["--print-settings"]:
        said = Said(0, SETTINGS)
    elif words:
        said = Said(0, HELP) if words[0] in ("-h", "--help") else Said(2, "", f"no option {words[0]!r}\n{HELP}")
    else:
        said = answer(_input(), os.environ.get("CLAUDE_PROJECT_DIR", ""), os.environ.get("CLAUDE_PLUGIN_ROOT", ""))
    try:
        for stream, text in ((sys.stdout, said.output), (sys.stderr, said.error)):
            if text:
                stream.write(text.encode("ascii", "backslashreplace").decode())
                stream.flush()
    except OSError:  # nobody listens any more
        return said.status
    return said.status


def _input() -> bytes:
    try:
        return sys.stdin.buffer.read() if sys.stdin else b""
    except OSError:
        return b""


def answer(data: bytes, project: str, plugin: str) -> Said:
    """The answer to what came on standard input. A broken event is allowed: it is no proof of an open run."""
    event = parse(data, _here())
    if event is None:
        return Said(0)
    try:
        run = runs.owned(event, project, plugin)
    except Exception as error:
        return Said(2, "", f"[qa-orchestrator] stopped: {error}\n")
    return _answer(event, Disk(project or event.cwd), run)


def _answer(event: Event, disk: Disk, run: runs.Run | None) -> Said:
    try:
        found = decide(event, disk, run)
        if run and found.decision == "allow":
            runs.count(run, found.counted, event)
    except Exception as error:
        if run and not run.closed:
            return Said(2, "", f"[qa-orchestrator] stopped: {type(error).__name__}: {error}\n")
        found = Answer()
    return Said(0, found.output() + "\n" if found.output() else "")


def _here() -> str:
    try:
        return os.getcwd()
    except OSError:  # the folder was removed
        return "/"
