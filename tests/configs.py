"""Configurations of QA agents for tests: valid unless a test says otherwise."""

from __future__ import annotations

import copy
import json
from typing import Any

FILE = ".qa/config.json"
BASE: dict[str, Any] = {
    "jira": {
        "projectKey": "SHOP",
        "cloudId": "0f3c1f5e-8a2b-4a64-9d0b-5f1c7a9e2d11",
        "statuses": {"ready": "To be tested", "inQa": "In test", "review": "For review"},
        "allowedTransitionIds": ["31", "41"],
    },
    "git": {"integrationBranch": "trunk"},
    "stack": {"composeFile": "compose.qa.yml", "project": "shop-qa"},
    "qa": {"testDir": "web/tests", "playwrightConfig": "web/pw.config.ts", "baseUrl": "http://localhost:8080"},
}
NEEDED = {
    "compose.qa.yml": "services: {}\n",
    "web/pw.config.ts": "export default {use: {baseURL: process.env.BASE_URL}};\n",
    "web/tests/cart.spec.ts": "test('a full cart', pay);\n",
    ".gitignore": "node_modules/\n.qa-runs/\n.qa-worktrees/\n",
}


def patched(keys: dict[str, Any]) -> dict[str, Any]:
    """The valid configuration with some keys written (`qa.testDir`), or taken out (None)."""
    found = copy.deepcopy(BASE)
    for key, value in keys.items():
        *above, last = key.split(".")
        at = found
        for name in above:
            at = at.setdefault(name, {})
        if value is None:
            at.pop(last, None)
        else:
            at[last] = value
    return found


def text(keys: dict[str, Any] | None = None) -> str:
    """The same as the text of a file: each key on a line of its own."""
    return json.dumps(patched(keys or {}), ensure_ascii=False, indent=2) + "\n"


def config(folder: str = "", keys: dict[str, Any] | None = None) -> dict[str, str | bytes | None]:
    """A configuration and the files that it needs, in a folder (empty for the root, else with a slash at its end)."""
    return {f"{folder}{path}": content for path, content in {FILE: text(keys), **NEEDED}.items()}
