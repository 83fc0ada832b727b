"""Any bytes as a configuration and as ignore files: what is wrong is told with a place, and is never an exception."""

from __future__ import annotations

import json

from qa_memory_hooks import check_config, check_run_state
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited, Exactly
from qa_memory_hooks.config import defaults, file

FILE = ".qa/config.json"


def one_input(data: bytes) -> None:
    head = Edited({FILE: data, ".gitignore": data, "e2e/a.ts": b"x", "e2e/p.ts": data, "c.yml": data})
    change = Change(head, (Edited({"e2e/a.ts": b"x"}),))
    lines = data.count(b"\n") + 1
    for one in (*check_config.check(change), *check_run_state.check(change)):
        assert 1 <= one.line <= lines
        assert one.column >= 1
        assert one.message
    top = file.at(head, head.select(Exactly([FILE]))[FILE]).top
    assert defaults.filled(defaults.filled(top)) == defaults.filled(top)
    json.dumps(defaults.filled(top))


SEEDS = [
    b'{"jira": {"projectKey": "SHOP", "cloudId": " ", "statuses": {"ready": "<a>"}, "allowedTransitionIds": ["x"]},\n'
    b'"git": {"integrationBranch": "main", "devBranchKeyPattern": "(a+)+{KEY}"}}',
    b'{"stack": {"composeFile": "c.yml", "project": "P", "shaCheck": {"a": "http://h#meta:"}, "health": ["h"]},\n'
    b'"qa": {"testDir": "../e2e", "playwrightConfig": "e2e/./p.ts", "baseUrl": "http://h", "knownDrift": [{}, 1]}}',
    b'{"qa": {}, "git": {}, "suites": {"a": ["\\u0000", "e2e/"], "b": []}, "routes": {"ui": ["b", 1], "x":[]},"z": 1}',
    b"!.qa-*/\r\n# x\n.qa-runs/\\ \n**/[.]qa-worktrees/**\n",
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
