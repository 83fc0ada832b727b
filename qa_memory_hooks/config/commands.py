"""`qa-memory config …`: the configuration with its defaults, and its schema."""

from __future__ import annotations

import argparse
import contextlib
import json
import os

from ..change import Change, Fault, File
from ..change.snapshot import Worktree
from ..change.source import Source, local
from ..hook import say
from ..report.visible import inert, visible
from . import defaults, schema
from .file import ConfigFile, at
from .vocabulary import FILE

_CURE = "`qa-check-config --worktree --all` says what is wrong, `qa-memory config schema` what is wanted"


def add(parser: argparse.ArgumentParser, debug: argparse.ArgumentParser) -> None:
    """Add the commands to the parser of `qa-memory config`."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    about = f"print {FILE} as it lies on disk, with the defaults filled in (JSON)"
    show = commands.add_parser("show", help=about, description=about, parents=[debug], allow_abbrev=False)
    show.add_argument(
        "path", nargs="?", default=".", metavar="PATH", help="the file, or a folder in or below the one that holds .qa/"
    )
    show.set_defaults(run=_show)
    about = "print the JSON Schema of the configuration, for editors"
    asked = commands.add_parser("schema", help=about, description=about, parents=[debug], allow_abbrev=False)
    asked.set_defaults(run=_schema)


def _schema(given: argparse.Namespace) -> int:
    print(schema.text(), end="")
    return 0


def _show(given: argparse.Namespace) -> int:
    folder = given.path if os.path.isdir(given.path) else os.path.dirname(given.path) or "."
    if not os.path.lexists(given.path) or not os.path.isdir(folder):
        raise Fault(f"{given.path} is not there", "name the file, or a folder of the repository")
    with contextlib.ExitStack() as scratch:
        change = local(Source(folder, worktree=True), scratch)
        disk = Worktree(change.folder, change.git)
        file = _named(change, disk, given.path) if folder != given.path else _nearest(change, disk, folder)
        found = at(disk, file)
    _must_be_sound(found)
    print(inert(json.dumps(defaults.filled(found.top), ensure_ascii=False, indent=2)))
    if not found.is_ours or found.problems:
        say(f"note: {visible(found.path)} is not complete: `qa-check-config --worktree --all` says what is wrong")
    return 0


def _named(change: Change, disk: Worktree, path: str) -> File:
    file = disk.file(_from_root(change, path))
    if file is None:
        raise Fault(f"{path} lies behind a link", "name the file itself")
    return file


def _nearest(change: Change, disk: Worktree, folder: str) -> File:
    """The configuration of a folder, or of the nearest one above it."""
    here = _from_root(change, folder)
    while True:
        file = disk.file(f"{here}/{FILE}".lstrip("/"))
        if file:
            return file
        if not here:
            raise Fault(f"there is no {FILE} here", "write one: `qa-memory config schema` has its keys")
        here = here.rpartition("/")[0]


def _from_root(change: Change, path: str) -> str:
    """The path of a file or folder from the root, for one that was given from here."""
    full = os.path.join(os.path.realpath(os.path.dirname(path) or "."), os.path.basename(path))
    found = os.path.relpath(os.path.normpath(full), os.path.realpath(change.folder)).replace(os.sep, "/")
    if found == ".." or found.startswith("../"):
        raise Fault(f"{path} lies outside of the repository")
    return "" if found == "." else found


def _must_be_sound(found: ConfigFile) -> None:
    name = visible(found.path)
    if found.error:
        raise Fault(f"{name} is no JSON: {found.error}", _CURE)
    if found.document.text is None:
        raise Fault(f"{name} cannot be read: {found.document.flaws[0].message}", _CURE)
    if not isinstance(found.top, dict):
        raise Fault(f"{name} is no JSON object", _CURE)
