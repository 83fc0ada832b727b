"""Commits of a remote, fetched into a bare repository of their own: nothing of them is ever checked out."""

from __future__ import annotations

import base64
import os
import subprocess
from collections.abc import Sequence

from .git import Fault

_CURE = "look at the address, the token (`contents: read`) and whether the branch is still there"


class Remote:
    """A remote, and the bare repository in the empty folder `folder` that gets its commits.

    `token` is asked for by `https` remotes; it is told to git by its environment, where no list of processes shows it.
    """

    def __init__(self, folder: str, address: str, token: str = "") -> None:
        self.folder, self.address = folder, address
        settings = {
            "protocol.version": "2",
            "gc.auto": "0",
            "maintenance.auto": "false",
            "fetch.recurseSubmodules": "false",
            "core.hooksPath": os.devnull,
        }
        if token:
            login = base64.b64encode(f"x-access-token:{token}".encode()).decode()
            settings[f"http.{address}.extraHeader"] = f"AUTHORIZATION: basic {login}"
        own = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
        told = {
            f"GIT_CONFIG_{part}_{at}": word for at, pair in enumerate(settings.items()) for part, word in _named(pair)
        }
        self._env = own | told | {"GIT_CONFIG_COUNT": str(len(settings)), "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
        done = self._git("init", "--quiet", "--bare", "--template=")
        if done.returncode:
            raise Fault(f"git init: {_last(done)}", "set RUNNER_TEMP to a folder that can be written")

    def fetch(self, refs: Sequence[str]) -> list[str]:
        """Fetch branches with their history; the ids of their tips."""
        names = [f"refs/fetched/{at}" for at in range(len(refs))]
        pairs = [f"+{ref}:{name}" for ref, name in zip(refs, names, strict=True)]
        done = self._git("fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--", self.address, *pairs)
        if done.returncode:
            raise Fault(f"cannot fetch {' and '.join(refs)}: {_last(done)}", _CURE)
        return self._git("rev-parse", *(f"{name}^{{commit}}" for name in names)).stdout.decode().split()

    def has(self, oid: str) -> bool:
        """Whether a commit is here; a branch may have been forced away from it, then it is fetched by its id."""
        known = ("cat-file", "-e", f"{oid}^{{commit}}")
        if self._git(*known).returncode == 0:
            return True
        self._git("fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--", self.address, oid)
        return self._git(*known).returncode == 0

    def _git(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        try:
            return subprocess.run(["git", *words], cwd=self.folder, env=self._env, capture_output=True, check=False)
        except OSError as error:
            raise Fault(f"git cannot be started: {error.strerror}", "install git 2.38 or newer, on the PATH") from None


def _named(pair: tuple[str, str]) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("KEY", pair[0]), ("VALUE", pair[1])


def _last(done: subprocess.CompletedProcess[bytes]) -> str:
    """What git says last; it may quote what the remote says."""
    lines = done.stderr.decode("utf-8", "replace").strip().split("\n")
    return next((line for line in lines if line.startswith("fatal: ")), lines[-1]) or f"status {done.returncode}"
