"""The steps of a release, for the workflow and for a maintainer's machine; docs/releasing.md says when.

    python tools/release.py bump VERSION --date DAY     whatever names the version names the new one
    python tools/release.py check-version TAG           tag, package, pages and changelog agree
    python tools/release.py changelog VERSION           print what the changelog says of a version
    python tools/release.py try wheel|sdist FOLDER      install it elsewhere and run the tests of the sdist

Exit 0 if it holds, 1 if it does not, 2 if it could not be asked. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import datetime
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "qa_memory_hooks/__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
HOME = ROOT / "qa_memory_hooks/report/sarif.py"
PLACES = (
    "*.md", "*.yml", ".github/**/*.yml", "docs/**/*.md", "examples/**/*.md", "examples/**/*.y*ml",
    "qa_memory_hooks/*.py", "qa_memory_hooks/report/*.py",
)  # fmt: skip
"""Where the version may be named. The changelog is not among them: it tells what was."""

_NAMED = re.compile(
    r"""(__version__\ =\ "|\bVersion\s|qa-memory-hooks(?:["']?\n\ +rev:\ ["']?v|==|[\w./-]*@(?:\w+\ \#\ )?v))"""
    r"([0-9]+\.[0-9]+\.[0-9]+)",
    re.VERBOSE,
)
_SERIES = re.compile(r"^(\| )[0-9]+\.[0-9]+(\.x \|)", re.MULTILINE)
_PENDING = re.compile(
    r"not\s+released\s+yet|no\s+release\s+yet|no\s+version\s+is\s+released|once\s+[0-9.]+\s+is\s+released"
    r"|What\s+will\s+be\s+[0-9]"
)
"""What is true before the first release alone, and no program can put into better words."""
_UNRELEASED = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Wrong(Exception):
    """What was asked makes no sense; says why."""


class Line(NamedTuple):
    """A line of a file, as it is or as it should be."""

    file: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}: {self.text.strip()}"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for."""
    parser = argparse.ArgumentParser(prog="release.py", description="The steps of a release.")
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("bump", help="whatever names the version names the new one")
    one.add_argument("version", type=_version)
    one.add_argument("--date", type=_day, required=True, help="the day of the release, YYYY-MM-DD")
    one = commands.add_parser("check-version", help="tag, package, pages and changelog agree")
    one.add_argument("tag", type=_tag)
    one = commands.add_parser("changelog", help="print what the changelog says of a version (or of its tag)")
    one.add_argument("version", type=_version)
    one = commands.add_parser("try", help="install a distribution elsewhere and run the tests of the sdist")
    one.add_argument("kind", choices=["wheel", "sdist"])
    one.add_argument("folder", type=Path, help="holds one wheel and one sdist")
    one.add_argument("pytest", nargs=argparse.REMAINDER, help="further arguments for pytest")
    asked = parser.parse_args(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    try:
        if asked.command == "bump":
            return bump(asked.version, asked.date)
        if asked.command == "check-version":
            return check(asked.tag)
        if asked.command == "changelog":
            return told(asked.version)
        return attempt(asked.kind, asked.folder, asked.pytest)
    except Wrong as wrong:
        print(f"release.py: {wrong}", file=sys.stderr)
        return 2


def version() -> str:
    """The version of the package: the one place that the others follow."""
    found = re.search(r'^__version__ = "([0-9.]+)"$', _text(PACKAGE), re.MULTILINE)
    if not found:
        raise Wrong(f"{_name(PACKAGE)} says no version")
    return found[1]


def bump(new: str, day: datetime.date) -> int:
    """Name a new version everywhere and give what is unreleased its heading. All is read before anything is written."""
    old = version()
    if _order(new) < _order(old):
        raise Wrong(f"{new} is older than {old}")
    changelog = _text(CHANGELOG)
    if section(new) is not None:
        raise Wrong(f"{CHANGELOG.name} has a section for {new} already")
    unreleased = _UNRELEASED.search(changelog)
    if not unreleased or not unreleased[1].strip():
        raise Wrong(f"{CHANGELOG.name} says nothing under Unreleased: there is nothing to release")
    heading = f"## [Unreleased]\n\n## [{new}] - {day}\n"
    written = {CHANGELOG: changelog.replace("## [Unreleased]\n", heading, 1)}
    for file in _places():
        if renamed(_text(file), new) != _text(file):
            written[file] = renamed(_text(file), new)
    for line in (*stale(new), *(line for line in _lines(CHANGELOG, written[CHANGELOG]) if f"[{new}]" in line.text)):
        print(line)
    for file, text in written.items():
        file.write_text(text, encoding="utf-8", newline="\n")
    for line in pending():
        print(f"by hand: {line}")
    return 0


def check(tag: str) -> int:
    """Print what does not agree with a tag, each with a cure."""
    now, named = version(), tag.removeprefix("v")
    cure = "python tools/release.py bump VERSION --date DAY, and tag the commit that holds it; a pushed tag stays"
    found = []
    if named != now:
        found.append((f"{_name(PACKAGE)}: the tag is {tag}, the package is {now}", cure))
    if not section(named):
        found.append((f"{CHANGELOG.name}: no section ## [{named}] - DAY, or nothing in it", cure))
    found += [(f"{line.file}:{line.number}: names another version", f"it should read: {line.text.strip()}")
              for line in stale(named)]  # fmt: skip
    found += [(str(line), "say what is true after the release") for line in pending()]
    if "/OWNER/" in _text(HOME):
        found.append((f"{_name(HOME)}: HOME still has OWNER in place of who publishes this", "put the owner there"))
    for problem, help_ in found:
        print(f"{problem}\n    help: {help_}")
    print(f"{tag}: {len(found) or 'no'} disagreement{'' if len(found) == 1 else 's'}")
    return 1 if found else 0


def told(named: str) -> int:
    """Print the section of a version, without its heading."""
    found = section(named)
    if not found:
        print(f"{CHANGELOG.name}: no section ## [{named}] - DAY, or nothing in it", file=sys.stderr)
        return 1
    print(found)
    return 0


def attempt(kind: str, folder: Path, options: Sequence[str]) -> int:
    """Install a distribution into a fresh environment, try its commands, and run the tests of the sdist against it."""
    sdist, wheel = _only(folder, "*.tar.gz"), _only(folder, "*.whl")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        shutil.unpack_archive(sdist, scratch, filter="data")
        (top,) = Path(scratch).iterdir()
        scripts = tomllib.loads(_text(top / "pyproject.toml"))["project"]["scripts"]
        environment = Path(scratch, "environment")
        bin_ = environment / ("Scripts" if os.name == "nt" else "bin")
        python = str(bin_ / "python")
        try:
            _run(scratch, sys.executable, "-m", "venv", str(environment))
            _run(scratch, python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                 f"{wheel if kind == 'wheel' else sdist}[dev]")  # fmt: skip
            where = _run(top, python, "-P", "-c", "import qa_memory_hooks; print(qa_memory_hooks.__file__)").strip()
            if not Path(where).resolve().is_relative_to(environment.resolve()):
                raise Wrong(f"the tests would see {where}, not what was installed")
            for script in sorted(scripts):
                said = _run(scratch, str(bin_ / script), "--version").strip()
                if said != version():
                    raise Wrong(f"{script} --version says {said}, not {version()}")
            _run(scratch, str(bin_ / "qa-memory"), "explain", "--list")
            # The command and not `python -m`: the package beside the tests must not come before the installed one.
            _run(top, str(bin_ / "pytest"), *(options or ["-n", "auto"]), show=True)
        except subprocess.CalledProcessError as failed:
            print(f"{kind}: exit {failed.returncode} of {' '.join(failed.cmd)}", file=sys.stderr)
            return 1
    print(f"{kind}: {len(scripts)} commands and the tests pass")
    return 0


def section(named: str) -> str | None:
    """What the changelog says of a version; None without a heading."""
    heading = rf"^## \[{re.escape(named)}\] - [0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}\n(.*?)(?=^## |\Z)"
    found = re.search(heading, _text(CHANGELOG), re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else None


def renamed(text: str, new: str) -> str:
    """A text in which this project has another version. Its lines stay as many."""
    return _SERIES.sub(rf"\g<1>{new.rpartition('.')[0]}\g<2>", _NAMED.sub(rf"\g<1>{new}", text))


def stale(new: str) -> Iterator[Line]:
    """The lines that name another version, as they should be."""
    for file in _places():
        text = _text(file)
        for line, before in zip(_lines(file, renamed(text, new)), text.split("\n"), strict=True):
            if line.text != before:
                yield line


def pending() -> Iterator[Line]:
    """The lines that say that nothing is released yet."""
    for file in (*_places(), CHANGELOG):
        if file.suffix == ".md":
            text = _text(file)
            lines = list(_lines(file, text))
            yield from (lines[text.count("\n", 0, found.start())] for found in _PENDING.finditer(text))


def _places() -> list[Path]:
    """The files that may name the version, each once, in a fixed order."""
    return sorted({file for place in PLACES for file in ROOT.glob(place)} - {CHANGELOG})


def _lines(file: Path, text: str) -> Iterator[Line]:
    return (Line(_name(file), number, line) for number, line in enumerate(text.split("\n"), 1))


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def _only(folder: Path, pattern: str) -> Path:
    """The one file of a folder that has such a name."""
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise Wrong(f"{folder} has {len(found)} files {pattern}, not one: empty it, then python -m build")
    return found[0].resolve()


def _run(folder: Path | str, *command: str, show: bool = False) -> str:
    """What a command prints; with `show` it is let through instead."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    out = None if show else subprocess.PIPE
    done = subprocess.run(command, cwd=folder, env=env, check=True, stdout=out, encoding="utf-8", errors="replace")
    return done.stdout or ""


def _order(named: str) -> list[int]:
    return [int(part) for part in named.split(".")]


def _version(text: str) -> str:
    if not re.fullmatch(r"v?[0-9]+\.[0-9]+\.[0-9]+", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no version MAJOR.MINOR.PATCH")
    return text.removeprefix("v")


def _tag(text: str) -> str:
    if not re.fullmatch(r"v[0-9]+\.[0-9]+\.[0-9]+", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no tag of a release: vMAJOR.MINOR.PATCH")
    return text


def _day(text: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no day YYYY-MM-DD") from None


if __name__ == "__main__":
    raise SystemExit(main())
