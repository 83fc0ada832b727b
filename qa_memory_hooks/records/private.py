"""What is kept on this machine alone, under the repository's git directory: short ids, and the lock for writing."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator

from ..atomic import replace
from ..change import Change, Fault

_FOLDER = "qa-memory"
_SHORT = re.compile(r"mem-0*([1-9][0-9]{0,8})", re.I)
_ADDRESS = "agentqa://memory/"
PATIENCE = 10.0
"""How many seconds a process waits for another one that writes."""


def folder(change: Change) -> str | None:
    """The folder, all working trees of a repository share it; None outside of git."""
    return os.path.join(change.git.common_dir, _FOLDER) if change.git else None


# Short ids.


def short_ids(change: Change, ids: Iterable[str]) -> dict[str, str]:
    """The short id of each record; those that have none yet get the next ones, in this order, for good.

    Nothing where they cannot be kept: outside of git, or where the git folder cannot be written to.
    """
    place = folder(change)
    wanted = list(ids)
    if place is None:
        return {}
    path = os.path.join(place, "short-ids.json")
    known = _known(path)
    if any(one not in known for one in wanted):
        try:
            os.makedirs(place, exist_ok=True)
            with lock(place):
                known = _known(path)
                for one in wanted:
                    known.setdefault(one, max(known.values(), default=0) + 1)
                replace(path, json.dumps(known, indent=1) + "\n")
        except OSError:  # a folder that cannot be written to
            pass
        except Fault:
            if os.access(place, os.W_OK):
                raise
    return {one: f"MEM-{known[one]:03}" for one in wanted if one in known}


def _known(path: str) -> dict[str, int]:
    try:
        with open(path, encoding="utf-8") as stream:
            found = json.load(stream)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return {}
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict) or not all(type(number) is int and 0 < number < 10**9 for number in found.values()):
        raise Fault(f"{path} cannot be read", "remove it: short ids are then given anew")
    return found


def full_id(change: Change, address: str) -> str:
    """The id that an address stands for: an id, a short id, or one of them behind `agentqa://memory/`."""
    name = address.removeprefix(_ADDRESS)
    short = _SHORT.fullmatch(name)
    place = folder(change)
    if not short or place is None:
        return name
    known = _known(os.path.join(place, "short-ids.json"))
    return next((one for one, number in known.items() if number == int(short[1])), name)


# The lock.


@contextlib.contextmanager
def lock(place: str, patience: float = PATIENCE) -> Iterator[None]:
    """Be the only process that writes there.

    The operating system holds the lock for as long as the process lives, so none is ever stale: the file stays and
    means nothing. Who waits longer than `patience` seconds gets a `Fault` that names the process.
    """
    path = os.path.join(place, "lock")
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o644)
    try:
        until = time.monotonic() + patience
        while not _taken(handle):
            if time.monotonic() > until:
                raise Fault(f"another process is writing ({_holder(path)})", "wait until it has ended, and try again")
            time.sleep(0.02)
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(handle)  # that gives it back


def _holder(path: str) -> str:
    try:
        with open(path, encoding="ascii", errors="replace") as stream:
            return f"process {stream.read(20).strip() or 'unknown'}"
    except OSError:  # Windows does not show what is locked
        return "process unknown"


if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _taken(handle: int) -> bool:
        try:
            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
