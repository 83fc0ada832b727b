"""Folders of runs as the qa-orchestrator plugin leaves them, valid unless a test says otherwise."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any, NamedTuple

from qa_memory_hooks import cli
from qa_memory_hooks.runs.memory import key
from qa_memory_hooks.runs.plan import digest

RUN = ".qa-runs/SHOP-7/20261101-0900-ab12"
RUNS = ["20261028-1000-aa01", "20261101-0900-ab12"]
SPEC, TEST = "web/tests/cart.spec.ts", "keeps the coupon"


def plan(**changes: Any) -> dict[str, Any]:
    """A plan with its right hash, unless `planHash` says another one."""
    body: dict[str, Any] = {
        "changeSet": {"update": [{"file": SPEC, "acId": "AC1", "why": "“new” total, 5 €"}], "add": [], "delete": []},
        "runSet": [SPEC],
        "knownDriftSkipped": [],
        "acCoverage": [{"acId": "AC1", "disposition": "update", "ref": None}],
        "limitations": ["no\ttablet"],
        "route": {"changeType": "ui", "suites": ["smoke"]},
    }
    return {"planHash": digest(body | changes)} | body | changes


def entry(**changes: Any) -> dict[str, Any]:
    """A known failure that both runs have seen, its key by its parts; `...` takes a member away."""
    parts = {"type": "known-failure", "file": SPEC, "test": TEST} | changes
    own = key(*(str(parts[name] or "") for name in ("type", "file", "test")))
    whole = {
        "id": own, "key": own, "type": "known-failure", "agents": ["qa-triage"], "subject": f"{SPEC} › {TEST}",
        "summary": "failed for another reason", "detail": None, "file": SPEC, "test": TEST, "inKnownDrift": False,
        "seenIn": RUNS, "count": 2, "firstSeen": RUNS[0], "lastSeen": RUNS[1], "suggestion": "known drift?",
    } | changes  # fmt: skip
    return {name: value for name, value in whole.items() if value is not ...}


def memory(*entries: Any, **changes: Any) -> dict[str, Any]:
    """A memory of two runs."""
    return {"schemaVersion": 1, "updatedAt": "2026-11-01T09:00:00.000Z", "runs": RUNS, "entries": [*entries]} | changes


def lines(*rows: Any) -> str:
    """A log: a value a line; texts as they are."""
    return "".join((row if isinstance(row, str) else json.dumps(row)) + "\n" for row in rows)


class Verdict(NamedTuple):
    """What the command said."""

    status: int
    report: dict[str, Any]
    err: str

    @property
    def codes(self) -> list[str]:
        """The codes of the problems, in order."""
        return [one["code"] for one in self.report["problems"]]

    @property
    def places(self) -> list[tuple[str, int, int, str]]:
        """File name, line, column and code of each problem."""
        return [
            (one["file"].rpartition("/")[2], one["line"], one["column"], one["code"]) for one in self.report["problems"]
        ]


class Run:
    """The folder of one run below a temporary one."""

    def __init__(self, top: Path) -> None:
        self.top, self.folder = top, top / RUN
        self.folder.mkdir(parents=True)

    def write(self, name: str, content: Any) -> None:
        """Write a file of the run, or (`history.jsonl`, `memory.json`) of all runs; JSON of what is no text."""
        above = name in ("history.jsonl", "memory.json")
        data = content if isinstance(content, str | bytes) else json.dumps(content, indent=2)
        path = (self.top / ".qa-runs" if above else self.folder) / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))

    def verify(self, folder: Path | None = None) -> Verdict:
        """What the command says about it, as JSON."""
        status, out, err = run("runs", "verify", str(folder or self.folder), "--format", "json")
        assert status in (0, 1), err
        report = json.loads(out)
        assert status == (0 if report["valid"] else 1)
        return Verdict(status, report, err)


def run(*argv: str) -> tuple[int, str, str]:
    """Run `qa-memory` in this process: status, output, errors."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = cli.main([*argv])
    assert "Traceback" not in err.getvalue() and "internal error" not in err.getvalue(), err.getvalue()
    return status, out.getvalue(), err.getvalue()
