"""An open run of the qa-orchestrator plugin for tests: its configuration, its folder, its worktree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RUN = ".qa-runs/SHOP-7/20261101-0900-ab12"
TREE = ".qa-worktrees/20261101-0900-ab12"
SESSION = "session-1"
CONFIG: dict[str, Any] = {
    "jira": {"allowedTransitionIds": ["11", 12]},
    "qa": {
        "testDir": "web/tests",
        "playwrightConfig": "web/tests/pw.config.ts",
        "protectedFiles": ["web/tests/fixtures.ts"],
    },
    "limits": {"maxPlanRevisions": 2, "maxTestLaunches": 3},
}
PLAN = {
    "planHash": "sha256:p1",
    "changeSet": {
        "update": [{"file": "web/tests/coupon.spec.ts"}],
        "add": [{"file": "web/tests/refund.spec.ts"}, {"file": "web/tests/legacy.spec.ts"}],
    },
}
BASELINE = {"files": {"web/tests/coupon.spec.ts": {}, "web/tests/legacy.spec.ts": {}}}


def lay(top: Path, row: dict[str, Any]) -> Path:
    """A project with an open run; `row` says what is other about it."""
    project = top / "shop"
    state = {"phase": row.get("phase", "MAINTAINING"), "plan": {"approvedHash": "sha256:p1"}}
    if row.get("unapproved"):
        state["plan"] = {"approvedHash": None}
    counts = row.get("counts", {})
    files: dict[str, Any] = {
        ".qa/config.json": CONFIG,
        ".qa-runs/active.json": {
            "key": "SHOP-7",
            "runDir": str(project / RUN),
            "worktree": str(project / TREE),
            "sessionId": SESSION,
            "closed": row.get("closed", False),
        },
        f"{RUN}/plan.json": PLAN,
        f"{RUN}/state.json": state,
        f"{RUN}/suite-baseline.json": BASELINE,
        f"{RUN}/counters.log": "".join(f'{{"kind": "{kind}"}}\n' for kind, n in counts.items() for _ in range(n)),
    }
    for name, content in files.items():
        if not (row.get("no") and name.endswith(row["no"])):
            place = project / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(content if isinstance(content, str) else json.dumps(content))
    return project
