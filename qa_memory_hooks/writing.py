"""Writing to the repository for a command: one process at a time, and files that belong together all or none."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from .atomic import LEFT_OVER, replace_bytes
from .change import Change, Fault

_FOLDER = "qa-memory"
_JOURNAL = "journal.json"
PATIENCE = 10.0
"""How many seconds a process waits for another one that writes."""


class Refused(Exception):
    """What would not be sound afterwards: nothing was written."""

    def __init__(self, message: str, way_out: str = "") -> None:
        super().__init__(message)
        self.way_out = way_out


def folder(change: Change) -> str | None:
    """What is kept on this machine alone; all working trees of a repository share it. None outside of git."""
    return os.path.join(change.git.common_dir, _FOLDER) if change.git else None


@contextlib.contextmanager
def writing(change: Change) -> Iterator[str]:
    """Be the only one that writes here. What was read before is to be read again.

    Yields a folder for unfinished files: what is left of a killed process lies there, not in a store, and is removed;
    what it had begun to put in place is put there.
    """
    place = folder(change)
    if place is None:  # not into the store, where it would be one more file
        name = hashlib.sha256(os.path.realpath(change.folder).encode("utf-8", "surrogateescape")).hexdigest()[:16]
        place = os.path.join(tempfile.gettempdir(), f"qa-memory-{name}")
    with contextlib.ExitStack() as held:
        try:
            os.makedirs(place, mode=0o700, exist_ok=True)
            if os.path.islink(place) or (hasattr(os, "getuid") and os.lstat(place).st_uid != os.getuid()):
                raise Fault(f"{place} is not yours", "remove it, or set TMPDIR to a folder of your own")
            held.enter_context(lock(place))
            _finish(place)
            for left in Path(place).glob(f"{LEFT_OVER}*"):
                left.unlink()
        except OSError as error:
            raise Fault(f"cannot lock {place}: {error.strerror}") from None
        yield place


def replace_together(contents: Mapping[str, bytes | None], scratch: str) -> None:
    """Write several files (absolute paths; None removes one) so that they change all or none.

    `scratch` is the folder of `writing`. The new contents are kept there before any file is touched; a process that is
    killed in between leaves them and a journal, and the next one that writes here finishes.
    """
    if folders := [path for path in contents if os.path.isdir(path)]:
        raise Fault(f"cannot write {folders[0]}: it is a folder")
    steps = []
    for number, (path, data) in enumerate(contents.items()):
        kept = "" if data is None else f"{LEFT_OVER}{number}.new"
        if data is not None:
            replace_bytes(os.path.join(scratch, kept), data, scratch)
        steps.append({"path": path, "kept": kept, "before": _digest(path)})
    journal = json.dumps(steps).encode("utf-8")  # escapes what is no UTF-8
    replace_bytes(os.path.join(scratch, _JOURNAL), journal, scratch)  # from here on it will be done
    _finish(scratch)


def _finish(scratch: str) -> None:
    """Put in place what a journal names. A file that somebody has changed since stays as it is."""
    journal = os.path.join(scratch, _JOURNAL)
    try:
        with open(journal, encoding="utf-8") as stream:
            steps = json.load(stream)
    except FileNotFoundError:
        return
    for step in steps:
        path, kept = step["path"], step["kept"]
        if _digest(path) != step["before"]:
            continue  # done before, or somebody else's
        if not kept:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(path)
            continue
        with open(os.path.join(scratch, kept), "rb") as stream:
            data = stream.read()
        os.makedirs(os.path.dirname(path), exist_ok=True)
        replace_bytes(path, data, scratch)
    os.unlink(journal)
    for step in steps:
        if step["kept"]:
            os.unlink(os.path.join(scratch, step["kept"]))


def _digest(path: str) -> str:
    """Of the bytes that lie at a path; empty if there is no file."""
    try:
        with open(path, "rb") as stream:
            return hashlib.sha256(stream.read()).hexdigest()
    except (FileNotFoundError, NotADirectoryError):
        return ""


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
