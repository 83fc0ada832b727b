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
from .places import upwards
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
    folder, name = (given.path, "") if os.path.isdir(given.path) else os.path.split(given.path)
    if not os.path.lexists(given.path):
        raise Fault(f"{given.path} is not there", "name the file, or a folder of the repository")
    with contextlib.ExitStack() as scratch:
        change = local(Source(folder or ".", worktree=True), scratch)
        disk = Worktree(change.folder, change.git)
        found = at(disk, _file(disk, _from_root(change, folder), name))
    _must_be_sound(found)
    print(inert(json.dumps(defaults.filled(found.top), ensure_ascii=False, indent=2)))
    if not found.is_ours or found.problems:
        say(f"note: {visible(found.path)} is not complete: `qa-check-config --worktree --all` says what is wrong")
    return 0


def _file(disk: Worktree, folder: str, name: str) -> File:
    """The named file of a folder; without a name the configuration of the folder, or of the nearest one above it."""
    places = [f"{folder}/{name}"] if name else [f"{one}/{FILE}" for one in reversed(["", *upwards(folder)])]
    for path in places:
        file = disk.file(path.lstrip("/"))
        if file:
            return file
    raise Fault(f"there is no {FILE} here", "write one: `qa-memory config schema` has its keys")


def _from_root(change: Change, folder: str) -> str:
    """The path of a folder from the root, for one that was given from here."""
    found = os.path.relpath(os.path.realpath(folder), os.path.realpath(change.folder)).replace(os.sep, "/")
    return "" if found == "." else found


def _must_be_sound(found: ConfigFile) -> None:
    name = visible(found.path)
    if found.error:
        raise Fault(f"{name} is no JSON: {found.error}", _CURE)
    if found.document.text is None:
        raise Fault(f"{name} cannot be read: {found.document.flaws[0].message}", _CURE)
    if not isinstance(found.top, dict):
        raise Fault(f"{name} is no JSON object", _CURE)
