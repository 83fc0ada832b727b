"""`qa-memory records …`: the records on disk, for people and agents."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Callable, Iterable, Iterator

from ..change import Fault
from ..change.source import Source, local
from ..hook import say
from ..reading.json_text import JSON
from ..report.visible import inert, visible
from ..writing import Refused, writing
from . import marking, private, resolving, serving
from .bundle import Bundle
from .serving import Shelf, Shown
from .vocabulary import EVENTS, STATUSES

Run = Callable[[argparse.Namespace], int]


def add(parser: argparse.ArgumentParser, debug: argparse.ArgumentParser) -> None:
    """Add the commands to the parser of `qa-memory records`."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Run, about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about, parents=[debug], allow_abbrev=False)
        added.add_argument("--format", choices=("text", "json"), default="text")
        added.set_defaults(run=run)
        return added

    listing = command("list", _list, "list the records, with status and trust")
    listing.add_argument("--product", metavar="P")
    listing.add_argument("--status", choices=STATUSES)
    listing.add_argument("--as-of-build", dest="build", type=int, metavar="N", help="as it was known then")
    show = command("show", _show, "show one record: fields, trust with its arithmetic, relations, log")
    resolve = command("resolve", _resolve, "find the records that a text is about, best first")
    resolve.add_argument("text", metavar="TEXT")
    serve = command("serve", _serve, "what a run is given: active records in scope and window")
    serve.add_argument("--product", metavar="P", required=True)
    serve.add_argument("--suite", metavar="S")
    serve.add_argument("--test", metavar="T")
    serve.add_argument("--build", type=int, metavar="N")
    mark = command("mark", _mark, "log an outcome: adds an event and renews the manifest")
    manifest = command("manifest", _manifest, "write the manifest of a record anew from its files")
    for one in (show, mark, manifest):
        one.add_argument("id", metavar="ID", help="its id, MEM-001, or agentqa://memory/MEM-001")
    mark.add_argument("type", metavar="TYPE", help=", ".join(EVENTS))
    mark.add_argument("--build", type=int, metavar="N", help="the build that saw it (default: the latest known)")
    mark.add_argument("--target", metavar="EVENT", help="the id of the event that is retracted or overturned")
    mark.add_argument("--note", metavar="TEXT", help="what was seen")


@contextlib.contextmanager
def _shelf() -> Iterator[Shelf]:
    with contextlib.ExitStack() as scratch:
        yield Shelf(local(Source(".", worktree=True), scratch))


def _list(given: argparse.Namespace) -> int:
    with _shelf() as shelf:
        return _rows(given, shelf, shelf.listed(given.product, given.status, given.build))


def _rows(
    given: argparse.Namespace, shelf: Shelf, rows: list[Shown], more: Iterable[dict[str, JSON]] = (), reminder: str = ""
) -> int:
    """Print records, as a table or as JSON with further fields for each."""
    short_ids = private.short_ids(shelf.change, [one.bundle.place.id for one in rows])
    _tell_unreadable(shelf)
    if given.format == "json":
        extra = list(more) or [{} for _ in rows]
        found: list[JSON] = [
            {**one.row(short_ids.get(one.bundle.place.id)), **fields} for one, fields in zip(rows, extra, strict=True)
        ]
        _print_json({**({"reminder": reminder} if reminder else {}), "records": found})
        return 0
    if reminder:
        print(reminder)
    for line in serving.table(rows, short_ids):
        print(visible(line))
    return 0


def _print_json(value: JSON) -> None:
    print(inert(json.dumps(value, ensure_ascii=False, indent=2)))


def _tell_unreadable(shelf: Shelf) -> None:
    if lost := shelf.unreadable:
        more = f" and {len(lost) - 1} more" if len(lost) > 1 else ""
        say(f"note: {lost[0].place.folder}{more} cannot be read: `qa-check-records --worktree --all`")


def _find(shelf: Shelf, address: str) -> Bundle:
    wanted = private.full_id(shelf.change, address)
    found = [one for one in shelf.bundles if one.place.id == wanted]
    if not found:
        import difflib

        near = difflib.get_close_matches(wanted, [one.place.id for one in shelf.bundles], n=1, cutoff=0.6)
        cure = f"did you mean {near[0]}?" if near else "`qa-memory records list` names all"
        raise Fault(f"no record {address!r}", cure)
    if len(found) > 1:
        raise Fault(f"several records {address!r}: {', '.join(one.place.folder for one in found)}", "keep one of them")
    if found[0] not in shelf.readable:
        raise Fault(f"{found[0].place.folder} cannot be read", "`qa-check-records --worktree --all` says why")
    return found[0]


def _show(given: argparse.Namespace) -> int:
    with _shelf() as shelf:
        return _card(given, shelf, _find(shelf, given.id))


def _card(given: argparse.Namespace, shelf: Shelf, bundle: Bundle) -> int:
    shown = shelf.show(bundle)
    short_id = private.short_ids(shelf.change, [bundle.place.id]).get(bundle.place.id)
    if given.format == "json":
        _print_json(shown.card(short_id))
    else:
        for line in serving.page(shown, short_id):
            print(visible(line))
    return 0


def _resolve(given: argparse.Namespace) -> int:
    with _shelf() as shelf:
        wanted = private.full_id(shelf.change, given.text.strip())
        named = [one for one in shelf.readable if one.place.id == wanted]
        matches = [resolving.Match(one, 1.0) for one in named] or resolving.resolve(given.text, shelf.readable)
        scores: list[dict[str, JSON]] = [{"score": one.score} for one in matches]
        return _rows(given, shelf, [shelf.show(one.bundle) for one in matches], scores)


def _serve(given: argparse.Namespace) -> int:
    with _shelf() as shelf:
        rows = shelf.served(given.product, given.suite, given.test, given.build)
        if lost := shelf.refused:
            say(f"note: {len(lost)} not served: `qa-check-records` or `qa-check-outcomes --worktree --all` says why")
        remarks: list[dict[str, JSON]] = [{"remarks": list(one.remarks)} for one in rows]
        return _rows(given, shelf, rows, remarks, serving.REMINDER)


def _mark(given: argparse.Namespace) -> int:
    def write(shelf: Shelf, bundle: Bundle, scratch: str) -> None:
        build = given.build if given.build is not None else shelf.builds[bundle.place.product]
        marking.mark(bundle, shelf.change.folder, scratch, given.type, build, given.target, given.note)

    return _written(given, write) or _show(given)


def _manifest(given: argparse.Namespace) -> int:
    changes: list[str] = []

    def write(shelf: Shelf, bundle: Bundle, scratch: str) -> None:
        changes.extend(marking.renew(bundle, shelf.change.folder, scratch))

    status = _written(given, write)
    if status == 0 and given.format == "text":
        for line in changes or ["nothing to renew"]:
            print(visible(line))
    return status or (_show(given) if given.format == "json" else 0)


def _written(given: argparse.Namespace, write: Callable[[Shelf, Bundle, str], None]) -> int:
    """Write to a record while nobody else does; what is refused is exit 1."""
    try:
        with _shelf() as before, writing(before.change) as scratch, _shelf() as shelf:
            write(shelf, shelf.whole(_find(shelf, given.id)), scratch)
    except Refused as refused:
        say(f"refused: {refused}; nothing was written" + (f"\n    help: {refused.way_out}" if refused.way_out else ""))
        return 1
    return 0
