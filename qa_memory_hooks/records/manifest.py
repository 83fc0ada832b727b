"""`manifest.json`: which files a bundle has, and the hash of each, as git stores them."""

from __future__ import annotations

import contextlib
import importlib
import re
from collections.abc import Callable, Iterable

from ..lazy import expression
from ..reading.json_text import JSON, JsonError, parse, positions
from ..typed import TYPE_CHECKING, NamedTuple
from .problem import Problem
from .vocabulary import ARTIFACTS, MANIFEST

if TYPE_CHECKING:
    import hashlib

ALGORITHM = "sha256"
LFS = b"version https://git-lfs.github.com/spec/"
_HEX = expression(r"(?:sha256:)?([0-9a-fA-F]{64})")
_DRIVE = expression(r"[A-Za-z]:")


class Manifest(NamedTuple):
    """The hash (small hex digits) of each path that is listed and sound, and what is wrong with the others."""

    hashes: dict[str, str]
    problems: tuple[Problem, ...]
    text: str = ""


def read(text: str) -> Manifest:
    """Read a manifest; what is wrong with it is a problem, never an exception."""
    try:
        found = parse(text)
    except JsonError as error:
        return Manifest({}, (Problem("json", error.message, error.line, error.column),))
    files = found.get("files") if isinstance(found, dict) else None
    if not isinstance(found, dict) or not isinstance(files, dict) or found.get("algorithm") != ALGORITHM:
        message = f'is not {{"algorithm": "{ALGORITHM}", "files": {{path: hash}}}}'
        return Manifest({}, (Problem("shape", message),))
    wrong, hashes = [], {}
    for path, value in files.items():
        digits = _HEX.fullmatch(value) if isinstance(value, str) else None
        if reason := leads_out(path):
            wrong.append((path, "path", f"`{path}` {reason}"))
        elif not digits:
            wrong.append((path, "hash", f"`{path}`: the hash is not 64 hex digits"))
        else:
            hashes[path] = digits[1].lower()
    places = positions(text) if wrong else {}
    problems = [Problem(kind, message, *places["files", path], path) for path, kind, message in wrong]
    return Manifest(hashes, tuple(problems), text)


def leads_out(path: str) -> str:
    """Why a path is not one inside of the bundle; empty if it is."""
    if path.startswith("/") or _DRIVE.match(path):
        return "is absolute"
    if "\\" in path:
        return "holds a backslash"
    parts = path.split("/")
    if ".." in parts:
        return "leads out of the bundle"
    return "is no plain path" if "" in parts or "." in parts else ""


def digest(data: bytes) -> str:
    """The hash of some bytes."""
    return _sha256()(data).hexdigest()


def _sha256() -> Callable[[bytes], hashlib._Hash]:
    """Python's own SHA-256: `hashlib` loads OpenSSL for it, a third of a bare start, and files here are small."""
    for name in ("_sha2", "_sha256"):  # since Python 3.12, and before
        with contextlib.suppress(ImportError):
            found: Callable[[bytes], hashlib._Hash] = importlib.import_module(name).sha256
            return found
    import hashlib

    return hashlib.sha256


def difference(data: bytes, expected: str) -> str:
    """In which way bytes differ from those with a hash; empty if they do not."""
    if digest(data) == expected:
        return ""
    if data.startswith(LFS):
        return "a Git LFS pointer, not the file itself"
    unix = data.replace(b"\r\n", b"\n")
    if expected in (digest(unix), digest(re.sub(rb"(?<!\r)\n", b"\r\n", unix))):
        return "only the line ends differ from those of the manifest"
    return "the hash differs from that in the manifest"


def listed(paths: Iterable[str]) -> list[str]:
    """The files of a bundle that its manifest must list."""
    return sorted(path for path in paths if path != MANIFEST and not path.startswith(ARTIFACTS))


def render(hashes: dict[str, str], before: str = "{}") -> str:
    """The text of a manifest; what else an earlier one said is kept."""
    import json

    try:
        old = parse(before)
    except JsonError:
        old = {}
    value: dict[str, JSON] = {**old} if isinstance(old, dict) else {}
    value |= {"algorithm": ALGORITHM, "files": dict(sorted(hashes.items()))}
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
