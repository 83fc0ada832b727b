"""`qa-memory patterns …`: the learned patterns on disk, for people and agents."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import json
import os
import shlex
from collections.abc import Callable, Iterator

from ..change import Change, Fault
from ..change.source import Source, local
from ..hook import arguments, say
from ..reading.json_text import JSON
from ..report.visible import inert, visible
from ..writing import Refused, replace_together, writing
from . import graduating, lifecycle, matching, skill
from .file import Pattern
from .graduating import Contents
from .scanning import Row, scan
from .store import Learned, load
from .vocabulary import DEMOTED, FILE, SUPERSEDED

Run = Callable[[argparse.Namespace], int]
Edit = Callable[[Change, Pattern], Contents]


def add(parser: argparse.ArgumentParser, debug: argparse.ArgumentParser) -> None:
    """Add the commands to the parser of `qa-memory patterns`."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    day = next(action for action in arguments("")._actions if "--today" in action.option_strings)

    def command(name: str, run: Run, about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about, parents=[debug], allow_abbrev=False)
        added.add_argument("--format", choices=("text", "json"), default="text")
        added._add_action(day)
        added.set_defaults(run=run)
        return added

    command("list", _list, "list the patterns, with their state")
    status = command("status", _status, "show one pattern, and what keeps it from graduating")
    scanning = command("scan", _scan, "look for the patterns in the working tree")
    scanning.add_argument("path", nargs="*", metavar="PATH", help="files or folders (default: all)")
    scanning.add_argument("--requirements", action="store_true", help="a sentence for each pattern, for a planner")
    applied = command("applied", _applied, "count a pattern that was applied to files")
    graduate = command("graduate", _graduate, "make a pattern permanent: a section of a skill file")
    demote = command("demote", _demote, "take a graduated pattern back, out of the skill file too")
    for one in (status, applied, graduate, demote):
        one.add_argument("name", metavar="NAME")
        one.add_argument("--in", dest="store", metavar="FILE", help="the pattern file, if several have the name")
    applied.add_argument("file", nargs="+", metavar="FILE", help="the files that it was applied to")
    graduate.add_argument("--to", required=True, metavar="FILE", help="the skill file")
    demote.add_argument("--reason", required=True, metavar="WHY")


@contextlib.contextmanager
def _model(given: argparse.Namespace) -> Iterator[Learned]:
    with contextlib.ExitStack() as scratch:
        model = local(Source(".", given.today, worktree=True), scratch).model(load)
        for file in model.head.values():
            if not file.is_sound:
                cure = "`qa-check-patterns --worktree --all` says why"
                raise Fault(f"{visible(file.path)} cannot be read", cure)
        if not model.head:
            say(f"note: there are no learned patterns here: no {FILE}")
        yield model


def _patterns(model: Learned) -> list[Pattern]:
    return [one for file in model.head.values() for one in file.patterns]


def _find(model: Learned, given: argparse.Namespace) -> Pattern:
    store = _place(model.change, given.store) if given.store else None
    among = [one for one in _patterns(model) if store in (None, one.file.path)]
    found = [one for one in among if one.name == given.name]
    if not found:
        near = difflib.get_close_matches(given.name, [one.name for one in among], n=1, cutoff=0.5)
        cure = f"did you mean {near[0]!r}?" if near else "`qa-memory patterns list` names all"
        raise Fault(f"no pattern {given.name!r}", cure)
    if len(found) > 1:
        where = ", ".join(f"{one.file.path}:{one.place('name')[0]}" for one in found)
        raise Fault(f"several patterns {given.name!r}: {where}", "say which with --in FILE, or keep one of them")
    return found[0]


def _place(change: Change, path: str) -> str:
    """The path of a file from the root, for one that was given from here."""
    top = os.path.realpath(change.folder)
    full = os.path.normpath(os.path.join(os.path.realpath("."), path))
    found = os.path.relpath(full, top).replace(os.sep, "/")
    if found == ".." or found.startswith("../"):
        raise Fault(f"{path} lies outside of the repository")
    return "" if found == "." else found


def _print_json(value: JSON) -> None:
    print(inert(json.dumps(value, ensure_ascii=False, indent=2)))


# Looking.


def _row(pattern: Pattern) -> dict[str, JSON]:
    return {
        "name": pattern.name,
        "status": lifecycle.status(pattern),
        "applied_count": pattern.count,
        "graduated_to": pattern.text("graduated_to") or None if pattern.graduated else None,
        "scannable": matching.scannable(pattern),
        "trigger": pattern.text("trigger"),
    }


def _list(given: argparse.Namespace) -> int:
    with _model(given) as model:
        found = _patterns(model)
        if given.format == "json":
            rows: list[JSON] = [_row(one) for one in found]
            _print_json({"patterns": rows})
            return 0
        width = max((len(one.name) for one in found), default=0)
        for one in found:
            count = _counted(one.count, "time")
            print(visible(f"{one.name:{width}}  {lifecycle.status(one):10}  {count:>9}  {_where(one)}".rstrip()))
    return 0


def _where(pattern: Pattern) -> str:
    """What stands behind a pattern in the list: its skill, its successor, or when to look if nothing can."""
    if name := pattern.text("superseded_by"):
        return f"see {name}"
    found = [pattern.skill] if pattern.skill else []
    if not matching.scannable(pattern):
        found.append(f"not scannable: {' '.join(pattern.text('trigger').split())}")
    return "; ".join(found)


def _status(given: argparse.Namespace) -> int:
    with _model(given) as model:
        pattern = _find(model, given)
        blocked, remarks = _blockers(model, pattern), _remarks(model, pattern)
        if given.format == "json":
            _print_json({**_row(pattern), "blockers": list(blocked), "remarks": list(remarks)})
            return 0
        print(visible(f"{pattern.name}: {lifecycle.status(pattern)}, applied {_counted(pattern.count, 'time')}"))
        for title, text in (("when", pattern.text("trigger")), ("do", pattern.text("fix")), ("in", pattern.skill)):
            if text:
                print(visible(f"  {title}: {' '.join(text.split())}"))
        if lifecycle.status(pattern) == DEMOTED:
            print(visible(f"  demoted: {pattern.text('demoted_date')} {pattern.text('demoted_reason')}"))
        for line in blocked:
            print(visible(f"  {'is to be demoted' if pattern.graduated else 'keeps it from graduating'}: {line}"))
        if not blocked and not pattern.graduated:
            print("  it may graduate")
        for line in remarks:
            print(visible(f"  note: {line}"))
    return 0


def _blockers(model: Learned, pattern: Pattern) -> list[str]:
    found = lifecycle.blockers(model.change, pattern)
    if pattern.skill and not skill.mentions(
        skill.text(model.change.head, pattern.skill) or "", pattern.name, pattern.file.names
    ):
        found.append(f"{pattern.skill} does not name it")
    return found


def _remarks(model: Learned, pattern: Pattern) -> list[str]:
    unverified = lifecycle.unverified(model.change, pattern)
    return [unverified] if unverified else []


# Scanning.


def _scan(given: argparse.Namespace) -> int:
    with _model(given) as model:
        below = [_place(model.change, path) for path in given.path]
        for path in given.path:
            if not os.path.lexists(path):
                say(f"note: there is nothing at {path}")
        scanner = matching.Scanner(_patterns(model))
        rows = _told(scan(model.change, scanner, below, model.places))
        if given.requirements:
            _requirements(given, rows)
        elif given.format == "json":
            _stream(rows)
        else:
            _lines(rows, model)
    for one in scanner.unrunnable:
        say(f"error: {one.pattern.name} was not looked for: {one.why}\n    help: {one.way_out}")
    return 2 if scanner.unrunnable else 0


def _told(rows: Iterator[Row]) -> Iterator[Row]:
    """The matches; what was not looked at is said beside them."""
    for row in rows:
        if row.match:
            yield row
        else:
            what = f" for {row.name}" if row.name else ""
            say(f"note: {row.file} was not looked at as a whole{what}: {row.skipped}")


def _stream(rows: Iterator[Row]) -> None:
    """One JSON object, written while it is found."""
    print('{"matches": [', end="")
    for at, row in enumerate(rows):
        assert row.match
        line, column, text = row.match
        found = {"pattern": row.name, "file": row.file, "line": line, "column": column, "text": text, "fix": row.fix}
        print(",\n" if at else "\n", inert(json.dumps(found, ensure_ascii=False)), sep="", end="")
    print("]}")


def _lines(rows: Iterator[Row], model: Learned) -> None:
    count, files = 0, set()
    for row in rows:
        assert row.match
        count += 1
        files.add(row.file)
        shown = row.match.text.split("\n")[0]
        print(visible(f"{row.file}:{row.match.line}:{row.match.column}: {row.name}: {shown}"))
        print(visible(f"    fix: {' '.join(row.fix.split())}"))
    print(f"{_counted(count, 'match', 'matches')} in {_counted(len(files), 'file')}")
    for pattern in _patterns(model):
        if lifecycle.status(pattern) != SUPERSEDED and not matching.scannable(pattern):
            print(visible(f"not scannable: {pattern.name}: {' '.join(pattern.text('trigger').split())}"))


def _counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _requirements(given: argparse.Namespace, rows: Iterator[Row]) -> None:
    """A sentence for each pattern that matches, with its files, by name."""
    places: dict[str, dict[str, list[int]]] = {}
    fixes: dict[str, str] = {}
    for row in rows:
        assert row.match
        lines = places.setdefault(row.name, {}).setdefault(row.file, [])
        lines.append(row.match.line)
        fixes[row.name] = " ".join(row.fix.split()).rstrip(".")
    found: list[JSON] = []
    for name, files in sorted(places.items()):
        where = [f"{file}:{','.join(map(str, dict.fromkeys(lines)))}" for file, lines in files.items()]
        text = f'Apply the learned pattern "{name}" in {_joined(where)}: {fixes[name]}.'
        found.append({"pattern": name, "files": list(files), "text": text})
        if given.format == "text":
            print(visible(text))
    if given.format == "json":
        _print_json({"requirements": found})


def _joined(words: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


# Editing.


def _applied(given: argparse.Namespace) -> int:
    def edit(change: Change, pattern: Pattern) -> Contents:
        files = list(dict.fromkeys(_place(change, path) for path in given.file))
        return graduating.applied(change, pattern, files)

    return _written(given, edit)


def _graduate(given: argparse.Namespace) -> int:
    def edit(change: Change, pattern: Pattern) -> Contents:
        return graduating.graduated(change, pattern, _place(change, given.to))

    return _written(given, edit)


def _demote(given: argparse.Namespace) -> int:
    def edit(change: Change, pattern: Pattern) -> Contents:
        return graduating.demoted(change, pattern, given.reason)

    return _written(given, edit)


def _written(given: argparse.Namespace, edit: Edit) -> int:
    """Write what an edit makes of the files, while nobody else does; what is refused is exit 1."""
    try:
        with _model(given) as before, writing(before.change) as scratch, _model(given) as model:
            pattern = _find(model, given)
            contents = edit(model.change, pattern)
            diff = list(_diff(model.change, contents))
            top = model.change.folder
            replace_together({os.path.join(top, path): data for path, data in contents.items()}, scratch)
    except Refused as refused:
        say(f"refused: {refused}; nothing was written" + (f"\n    help: {refused.way_out}" if refused.way_out else ""))
        return 1
    if given.format == "json":
        return _status(given)
    for line in diff or ["nothing to change"]:
        print(visible(line))
    for remark in _remarks(model, pattern) if contents and given.run is _graduate else ():
        say(f"note: {remark}")
    if contents and model.change.git:
        names = [shlex.quote(visible(os.path.relpath(os.path.join(top, path)))) for path in contents]
        print(f"stage it: git add {' '.join(names)}")
    return 0


def _diff(change: Change, contents: Contents) -> Iterator[str]:
    """What was changed in each file."""
    from ..change.snapshot import Exactly

    for path, data in contents.items():
        file = change.head.select(Exactly([path])).get(path)
        old = (change.head.read(file) or b"") if file else b""
        before, after = (text.decode("utf-8", "replace").splitlines() for text in (old, data or b""))
        lines = difflib.unified_diff(before, after, f"a/{path}", f"b/{path}", lineterm="", n=1)
        yield from (line.expandtabs(4) for line in lines)
