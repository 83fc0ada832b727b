"""GitHub Actions, played: a bare repository as the remote, events, and the steps of an action run by bash.

The steps are those of `action.yml` itself. Expressions are filled in as the runner does, scripts run with the options
that it uses, and an action of others is replaced by what it is needed for here.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from conftest import COMMITTED, Repo

ROOT = Path(__file__).parents[1]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
BASH = shutil.which("bash") or "bash"
_EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
_CONDITION = re.compile(r"!cancelled\(\) && steps\.(\w+)\.outputs\.(\w+) != ''")


class Ran(NamedTuple):
    """What came of a run: the exit status of the step that judges, the log, the page, the SARIF that was left."""

    status: int
    log: str
    page: str
    sarif: dict[str, Any] | None

    @property
    def codes(self) -> list[str]:
        """The rules of all findings that were left as SARIF, sorted, each once."""
        assert self.sarif is not None
        return sorted({one["ruleId"] for one in self.sarif["runs"][0]["results"] if one["level"] != "note"})


class Host:
    """A host with one repository, `shop/web`, and the clone of somebody who works on it."""

    def __init__(self, folder: Path, *, init: bool = True) -> None:
        self.folder = folder
        self.bare = folder / "shop" / "web"
        self.work = Repo(folder / "work", init=init)
        if init:
            self.work.git("init", "-q", "--bare", "-b", "main", str(self.bare))
            self.work.git("-C", str(self.bare), "config", "uploadpack.allowAnySHA1InWant", "true")  # as GitHub
            self.work.git("remote", "add", "origin", "../shop/web")
            self.work.git("commit", "-q", "--allow-empty", "-m", "start")

    def copy(self, folder: Path) -> Host:
        """The same host in another folder."""
        return Host(shutil.copytree(self.folder, folder, symlinks=True), init=False)

    def push(self, *refs: str) -> None:
        """Bring branches to the host."""
        self.work.git("push", "-q", "-f", "origin", *refs)

    def land(self, files: dict[str, str | bytes | None]) -> str:
        """Commit to main with a fresh index, and push it."""
        oid = self._commit("main", "main", files)
        self.push("main")
        return oid

    def propose(self, number: int, files: dict[str, str | bytes | None], *, onto: str = "main") -> str:
        """A pull request with a fresh index, whose branch the host keeps as `refs/pull/NUMBER/head`."""
        oid = self._commit(f"pull-{number}", onto, files)
        self.keep(number)
        return oid

    def _commit(self, branch: str, onto: str, files: dict[str, str | bytes | None]) -> str:
        self.work.git("checkout", "-q", "-B", branch, onto)
        knowledge = {path: content for path, content in files.items() if ".qa" in path.split("/")}
        if knowledge:
            self.work.write(knowledge)
            self.work.reindex()
        self.work.write({path: content for path, content in files.items() if path not in knowledge})
        return self.work.commit()

    def keep(self, number: int) -> None:
        """Let the host know the branch of a pull request."""
        self.push(f"pull-{number}:refs/pull/{number}/head")

    def queue(self, number: int, onto: str, *how: str) -> tuple[str, dict[str, Any]]:
        """The event of the group that a merge queue makes of a pull request."""
        self.work.git("checkout", "-q", "-B", f"queue-{number}", onto)
        base = self.work.head
        self.work.git("merge", "-q", "--no-ff", "--no-verify", "-m", "queue", *how, f"pull-{number}")
        ref = f"refs/heads/gh-readonly-queue/main/pr-{number}"
        self.push(f"queue-{number}:{ref}")
        return "merge_group", {"merge_group": {"base_sha": base, "head_sha": self.work.head, "head_ref": ref}}

    def run(self, event: str, payload: object, **asked: Any) -> Ran:
        """Run the steps of the action for an event; `inputs` and `env` are those of the workflow."""
        return Runner(self, event, payload, **asked).run()

    def pull_request(self, number: int, head: str, event: str = "pull_request", **asked: Any) -> Ran:
        """Run the action for a pull request onto main."""
        base = {"ref": "main", "sha": "f" * 40}
        payload = {"number": number, "pull_request": {"number": number, "base": base, "head": {"sha": head}}}
        return self.run(event, payload, **asked)


class Runner:
    """A runner with one job, whose only step is the action."""

    def __init__(
        self,
        host: Host,
        event: str,
        payload: object,
        inputs: dict[str, str] | None = None,
        env: dict[str, str] | None = None,
        workspace: Path | None = None,
        install: bool = False,
    ) -> None:
        self.host = host
        self.install = install
        """Whether what the gate needs is really installed, which takes seconds."""
        self.temp = host.folder / f"runner-{len(list(host.folder.glob('runner-*')))}"
        self.temp.mkdir()
        self.workspace = workspace or self.temp / "workspace"
        self.workspace.mkdir(exist_ok=True)
        (self.temp / "event.json").write_text(json.dumps(payload), encoding="utf-8")
        self.page = self.temp / "summary.md"
        self.inputs = {name: one.get("default", "") for name, one in ACTION["inputs"].items()} | (inputs or {})
        self.outputs: dict[str, dict[str, str]] = {}
        self.kept: list[Path] = []
        self.env = {k: v for k, v in os.environ.items() if not k.startswith(("GIT_", "PYTHON", "PRE_COMMIT"))}
        self.env |= {
            "HOME": str(self.temp),
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_COMMITTER_DATE": COMMITTED,
            "GITHUB_ACTIONS": "true",
            "GITHUB_ACTION_PATH": str(ROOT),
            "GITHUB_EVENT_NAME": event,
            "GITHUB_EVENT_PATH": str(self.temp / "event.json"),
            "GITHUB_REPOSITORY": "shop/web",
            "GITHUB_SERVER_URL": host.folder.as_uri(),
            "GITHUB_STEP_SUMMARY": str(self.page),
            "GITHUB_WORKSPACE": str(self.workspace),
            "RUNNER_TEMP": str(self.temp),
        } | (env or {})

    def run(self) -> Ran:
        """All steps in order: after one that fails only those with a condition that says so."""
        status, log = 0, ""
        for step in ACTION["runs"]["steps"]:
            condition = step.get("if")
            if condition is None and status:
                continue
            if condition and not self._holds(condition):
                continue
            if "uses" in step:
                self._use(step)
                continue
            done = self._script(step)
            log += done.stdout.decode() + done.stderr.decode()
            status = status or done.returncode
        sarif = json.loads(self.kept[0].read_text(encoding="utf-8")) if self.kept else None
        return Ran(status, log, self.page.read_text(encoding="utf-8") if self.page.exists() else "", sarif)

    def _use(self, step: dict[str, Any]) -> None:
        name = step["uses"].partition("@")[0]
        given = {key: self._filled(str(value)) for key, value in step.get("with", {}).items()}
        actions: dict[str, Callable[[], None]] = {
            "actions/setup-python": lambda: self._tell(step["id"], {"python-path": sys.executable}),
            "actions/upload-artifact": lambda: self._keep(Path(given["path"])),
        }
        actions[name]()

    def _keep(self, path: Path) -> None:
        if path.exists():
            self.kept.append(path)

    def _tell(self, step: str, outputs: dict[str, str]) -> None:
        self.outputs.setdefault(step, {}).update(outputs)

    def _script(self, step: dict[str, Any]) -> subprocess.CompletedProcess[bytes]:
        assert step["shell"] == "bash"
        if step["id"] == "installed" and not self.install:
            self._tell("installed", {"python": sys.executable})
            return subprocess.CompletedProcess([], 0, b"", b"")
        told = self.temp / f"output-{step['id']}"
        script = self.temp / f"{step['id']}.sh"
        script.write_text(step["run"], encoding="utf-8", newline="\n")
        own = {key: self._filled(value) for key, value in step.get("env", {}).items()}
        done = subprocess.run(
            [BASH, "--noprofile", "--norc", "-eo", "pipefail", str(script)],
            cwd=self._filled(step.get("working-directory", str(self.workspace))),
            env=self.env | {"GITHUB_OUTPUT": str(told)} | own,
            capture_output=True,
            timeout=300,
            check=False,
        )
        lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
        self._tell(step["id"], dict(line.split("=", 1) for line in lines))
        return done

    def _holds(self, condition: str) -> bool:
        found = _CONDITION.fullmatch(_EXPRESSION.sub(r"\1", condition))
        assert found, condition
        return self.outputs.get(found[1], {}).get(found[2], "") != ""

    def _filled(self, text: str) -> str:
        return _EXPRESSION.sub(lambda found: self._value(found[1]), text)

    def _value(self, name: str) -> str:
        match name.split("."):
            case ["inputs", key]:
                return self.inputs[key]
            case ["steps", step, "outputs", key]:
                return self.outputs.get(step, {}).get(key, "")
            case ["github", "token"]:
                return "".join(["gh", "s_", "0" * 36])
            case ["runner", "temp"]:
                return str(self.temp)
        raise AssertionError(f"the runner of these tests does not know {name}")
