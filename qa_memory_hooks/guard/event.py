"""An event of a coding agent, and the answer to it."""

from __future__ import annotations

import json
import posixpath
import re

from ..typed import Any, Literal, NamedTuple

EDITS = ("Edit", "MultiEdit", "Write", "NotebookEdit")
SHELLS = ("Bash", "PowerShell")
_LARGEST = 64 << 20


class Event(NamedTuple):
    """What an agent is about to do; what an event lacks, or has of another type, is empty."""

    tool: str
    input: dict[str, Any]
    cwd: str
    """The folder of the session, `/` between the parts."""
    session: str = ""
    agent: str = ""
    """The type of the subagent that acts, such as `qa-orchestrator:qa-critic`; empty in the main session."""
    is_subagent: bool = False
    use: str = ""
    """The id of this use of the tool."""

    def text(self, key: str) -> str:
        """A text of the input; empty if it is none."""
        value = self.input.get(key)
        return value if isinstance(value, str) else ""

    @property
    def command(self) -> str:
        """The text that a shell tool would run."""
        return self.text("command")

    @property
    def path(self) -> str:
        """The file that a tool would edit or read, as an absolute path; empty if there is none."""
        named = self.text("file_path") or self.text("notebook_path") or self.text("path")
        return absolute(self.cwd, named) if named else ""


class Answer(NamedTuple):
    """What the guard says: `allow` says nothing, `deny` gives the reason, `block` stops whatever it is.

    `context` is told to the agent together with a permission that it has from elsewhere.
    """

    decision: Literal["allow", "deny", "block"] = "allow"
    reason: str = ""
    context: str = ""
    counted: tuple[str, ...] = ()
    """What the run counts of it."""

    def output(self) -> str:
        """The JSON for standard output; empty where there is nothing to say. Pure ASCII: any locale prints it."""
        said: dict[str, str] = {"hookEventName": "PreToolUse"}
        if self.decision == "deny":
            said |= {"permissionDecision": "deny", "permissionDecisionReason": self.reason}
        elif self.decision == "allow" and self.context:
            said["additionalContext"] = self.context
        else:
            return ""
        return json.dumps({"hookSpecificOutput": said})


ALLOW = Answer()


def deny(rule: str, reason: str) -> Answer:
    """The answer of a knowledge rule."""
    return Answer("deny", f"[qa-memory {rule}] {reason}")


def parse(data: bytes, cwd: str) -> Event | None:
    """Read an event from standard input; None if it is none. `cwd` stands in where the event has no folder."""
    try:
        found = json.loads(data) if len(data) <= _LARGEST else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    given = found.get("tool_input")
    text = {key: value for key, value in found.items() if isinstance(value, str)}
    return Event(
        text.get("tool_name", ""),
        given if isinstance(given, dict) else {},
        slashed(text.get("cwd") or cwd),
        text.get("session_id", ""),
        text.get("agent_type", ""),
        bool(found.get("agent_id")),
        text.get("tool_use_id", ""),
    )


def slashed(path: str) -> str:
    """A path with `/` between its parts, without `.` and `..`."""
    path = posixpath.normpath(path.replace("\\", "/")) if path else ""
    return path[1:] if path.startswith("//") else path


def absolute(folder: str, path: str) -> str:
    """A path as it is seen from a folder."""
    path = path.replace("\\", "/")
    return slashed(path if path.startswith("/") or re.match(r"[A-Za-z]:/", path) else f"{folder}/{path}")
