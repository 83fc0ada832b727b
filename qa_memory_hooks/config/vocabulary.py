"""The words of the configuration that rules speak of. Its keys stand in `schema.json`, and nowhere else."""

from __future__ import annotations

FILE = ".qa/config.json"
OBJECTS = ("jira", "git", "stack", "qa")
"""Other tools use a file of this name; one with fewer than two of these objects is not ours."""
ENOUGH = 2
CHANGE_TYPES = ("ui", "api", "auth", "mixed", "unknown")
"""What a route may be for."""
ADDRESS = "BASE_URL"
"""Where a Playwright configuration takes the address of the system under test from."""
RUNS, WORKTREES = ".qa-runs", ".qa-worktrees"
RUN_STATE = (RUNS, WORKTREES)
"""The folders that a run writes to, beside `.qa/`."""
