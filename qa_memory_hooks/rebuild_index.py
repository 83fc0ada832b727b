"""The fixer of the index: rewrites `INDEX.md` in the working tree from the topic files that would be committed."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence

from . import check_index_fresh, knowledge
from .change import Change, Fault
from .change.source import local
from .check_index_fresh import derived, obstacles
from .governed import KNOWLEDGE
from .hook import Options, guarded, parse, say
from .knowledge.vocabulary import INDEX
from .reading.rules import CONFLICT_MARKER
from .report import Report, Telling
from .report.finding import Finding
from .typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .knowledge.base import KnowledgeBase, Store

RULES = check_index_fresh.RULES


class Rebuilt(NamedTuple):
    """An index that is to be written: its path in the working tree, the text that is there, the derived one."""

    path: str
    current: str | None
    derived: str


def main(argv: Sequence[str] | None = None) -> int:
    """Rewrite what is stale; exit 1 where something was rewritten, or could not be."""
    return guarded(argv, run)


def run(words: Sequence[str]) -> int:
    """Read the command line of the hook and do it."""
    chosen = parse(words, __doc__ or "")
    if (chosen.source.from_ref, chosen.source.to_ref, chosen.source.pre_push) != (None, None, None):
        raise Fault("the fixer writes to the working tree", "it takes --worktree and --all alone")
    return rebuild(chosen)


def rebuild(chosen: Options) -> int:
    """Rewrite the indexes that are stale, and report what stands in the way of others."""
    with contextlib.ExitStack() as scratch:
        change = local(chosen.source, scratch)
        told, stale = plan(change)
        if told or chosen.telling != Telling():
            Report.of(told, [change], RULES).write(chosen.telling)
        for one in stale:
            write(change.folder, one)
            say(f"rewrote {one.path}: stage it")
    return int(bool(stale) or any(one.level == "fail" for one in told))


def plan(change: Change) -> tuple[list[Finding], list[Rebuilt]]:
    """What stands in the way of deriving, and the indexes that differ from what is derived.

    A failure in the way refuses its knowledge base; an unreadable row that a base had already is left out.
    """
    if not change.touches(KNOWLEDGE):
        return [], []
    model = change.model(knowledge.base.load)
    # What stands in the index itself is no obstacle, such as the markers of a conflict: it is written anew.
    found = [
        one
        for one in knowledge.reading.findings(change)
        if one.level == "fail" and not (one.rule is CONFLICT_MARKER and one.path.endswith(f"/{INDEX}"))
    ]
    told: list[Finding] = []
    stale: list[Rebuilt] = []
    for store in model.stores:
        mine = [*(one for one in found if one.store == store.root), *obstacles(change, store)]
        told += mine
        if store.head and store.head.has_topics and all(one.level != "fail" for one in mine):
            stale += _stale(change, store, store.head, model.settings.language)
    return told, stale


def _stale(change: Change, store: Store, head: KnowledgeBase, language: str) -> Iterator[Rebuilt]:
    path = f"{store.root}/{INDEX}"
    current = _on_disk(change.folder, path)
    wanted = derived(head, current, language)
    if current != wanted:
        yield Rebuilt(path, current, wanted)


def _on_disk(folder: str, path: str) -> str | None:
    """The text of a file, None if it is not there; one that is no text counts as empty.

    What would be written through a link would be written elsewhere.
    """
    from .reading.text import decode

    parts = path.split("/")
    for end in range(1, len(parts) + 1):
        full = os.path.join(folder, *parts[:end])
        if os.path.islink(full):
            raise Fault(f"{full} is a symbolic link", "put a folder or a file there: the index is a file of the store")
    try:
        with open(full, "rb") as stream:
            return decode(stream.read())[0] or ""
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Fault(f"cannot read {full}: {error.strerror}") from None


def write(folder: str, one: Rebuilt) -> None:
    """Write an index: a kill at any point leaves the old file or the new one. CRLF stays CRLF."""
    from .atomic import replace

    full = os.path.join(folder, one.path)
    if not os.path.isdir(os.path.dirname(full)):
        raise Fault(f"{os.path.dirname(one.path)} is not on disk", "check it out: `git checkout -- .qa`")
    replace(full, one.derived)


if __name__ == "__main__":
    raise SystemExit(main())
