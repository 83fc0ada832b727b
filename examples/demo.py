"""Show the gate at work: `make demo`.

A copy of `examples/shop` becomes a repository in a temporary folder, with `qa-gate` as a plain git hook.
Then an agent commits twice: what it learned, and something that must not get in. At last it asks for a way round.
"""

from __future__ import annotations

import datetime
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SHOP = Path(__file__).parent / "shop"
BIN = Path(sys.executable).parent
TODAY = datetime.datetime.now(datetime.UTC).date().isoformat()

LEARNED = f"""
## {TODAY} payment stub forgets its orders at midnight

```yaml
type: env
status: active
created: {TODAY}
updated: {TODAY}
source: e2e-run@{TODAY}
confidence: tentative
summary: The stub drops its orders at 00:00 UTC
keywords: [payment stub, midnight, orders]
```

**Symptom**: refund tests of the night run get 404 for orders that were paid before midnight.

**Handling**: pay and refund within one test; the stub's log says `store cleared` when it was the cause.

## Archive
"""
HOOK = f"""#!/bin/sh
exec "{(BIN / "qa-gate").as_posix()}"
"""


def main() -> int:
    """Return 0 if the clean commit was made and the broken one refused."""
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder) / "shop"
        shutil.copytree(SHOP, top)
        shell = Shell(top)
        shell.quietly("git", "init", "-q", "-b", "main")
        shell.quietly("git", "add", "-A")
        shell.quietly("git", "commit", "-qm", "the shop and what its tests have taught")
        hook = top / ".git/hooks/pre-commit"
        hook.parent.mkdir(exist_ok=True)
        hook.write_text(HOOK, encoding="utf-8", newline="\n")
        hook.chmod(0o755)

        say("1. An agent adds what it learned, derives the index again (exit 1: it was rewritten) and commits.")
        notes = top / ".qa/env-notes.md"
        edit(notes, "\n## Archive\n", LEARNED)
        shell.run("qa-rebuild-index", "--worktree")
        shell.run("git", "commit", "-qam", "qa-memory: env the stub drops its orders at midnight")
        shell.run("git", "log", "--oneline")

        say("2. Later another one tidies up: a title, a confidence, an inconvenient entry.")
        edit(notes, "payment stub forgets its orders at midnight", "payment stub clears its store at night")
        domain = top / ".qa/app-domain.md"
        text = domain.read_text(encoding="utf-8")
        start = text.index("\n## ") + 1
        domain.write_text(text[:start] + text[text.index("\n## ", start) + 1 :], encoding="utf-8", newline="\n")
        edit(notes, "confidence: tentative", "confidence: certain")
        shell.run("git", "--no-pager", "diff", "--stat")
        refused = shell.run("git", "commit", "-qam", "tidy up the notes")
        shell.run("git", "log", "--oneline")
        say("Nothing of the second commit got in. `qa-memory explain QA401` says why a rule exists.")

        say("3. It would go round the hook. The guard, a hook of the agent itself, hears of it before and says no.")
        denied = shell.ask("git commit --no-verify -qam 'tidy up the notes'")
        return 0 if refused and denied else 1


def edit(path: Path, old: str, new: str) -> None:
    """Replace what first stands there."""
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} does not stand in {path}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")


def say(text: str) -> None:
    """A line of the story."""
    print(f"\n{text}\n", flush=True)


class Shell:
    """Runs commands in a folder, away from the configuration of whoever runs the demo."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        person = {"GIT_AUTHOR_NAME": "Agent", "GIT_AUTHOR_EMAIL": "agent@example.com"}
        person |= {key.replace("AUTHOR", "COMMITTER"): value for key, value in person.items()}
        own = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
        self.env = own | person | {"GIT_CONFIG_GLOBAL": os.devnull, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}

    def run(self, *words: str) -> int:
        """Show a command and what it says."""
        print(f"$ {shlex.join(words)}", flush=True)
        status = subprocess.run(words, cwd=self.folder, env=self.env, stderr=subprocess.STDOUT, check=False).returncode
        print(f"[exit {status}]\n" if status else "", flush=True)
        return status

    def ask(self, command: str) -> bool:
        """Show what the guard says of a command that an agent is about to run; whether it denies it."""
        event = json.dumps({"tool_name": "Bash", "cwd": str(self.folder), "tool_input": {"command": command}})
        print(f"$ qa-memory guard <<< {shlex.quote(event)}", flush=True)
        said = subprocess.run(
            ("qa-memory", "guard"),
            input=event,
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        print(said, flush=True)
        return '"deny"' in said

    def quietly(self, *words: str) -> None:
        """Run a command that must succeed."""
        subprocess.run(words, cwd=self.folder, env=self.env, check=True)


if __name__ == "__main__":
    raise SystemExit(main())
