"""QA0xx for the files of the knowledge bases: what each hook that reads a file reports of it."""

from __future__ import annotations

from collections.abc import Iterator

from ..change import Change, File
from ..change.snapshot import UNMERGED, Exactly
from ..reading import disguises, rules
from ..reading.paths import disguised
from ..reading.text import Flaw, flaws_of, read
from ..report.finding import Finding
from .base import Knowledge, KnowledgeBase, load
from .grammar import Topic
from .vocabulary import CONFIG, GOVERNED, INDEX


def findings(change: Change) -> list[Finding]:
    """What is wrong with reading the topic files and the index, which every hook reads; worked out once."""
    return change.model(_findings)


def _findings(change: Change) -> list[Finding]:
    return list(_flawed(change.model(load)))


def _flawed(knowledge: Knowledge) -> Iterator[Finding]:
    yield from _no_folders(knowledge)
    for store in knowledge.stores:
        for path, document in (store.head.documents if store.head else {}).items():
            topic = store.head.topic(path.rsplit("/", 1)[-1]) if store.head else None
            flaws = [*document.flaws, *(topic.flaws if topic else ())]
            for flaw in flaws:
                if not _inherited(knowledge, document.file, topic, flaw):
                    found = _finding(store.root, path, topic, flaw)
                    landing = document.file.mode == UNMERGED and knowledge.change.in_range
                    yield found._replace(way_out=_LANDING) if landing else found


def _no_folders(knowledge: Knowledge) -> Iterator[Finding]:
    """Stores that are a file or a link, or behind one: what agents read there is not what is judged."""
    change = knowledge.change
    above: dict[str, str] = {}
    for store in knowledge.stores:
        parts = store.root.split("/")
        for end in range(1, len(parts) + 1):
            above.setdefault("/".join(parts[:end]), store.root)
    if change.paths is not None and not change.whole:
        above = {path: root for path, root in above.items() if path in change.paths}
    if not above:
        return
    wanted = Exactly(above)
    known = [] if change.whole else [(base, base.select(wanted)) for base in change.bases]
    for path, file in change.head.select(wanted).items():
        if not any(knowledge.same(base, files.get(path), file) for base, files in known):
            flaws = read(change.head, file).flaws or (Flaw(rules.NOT_A_REGULAR_FILE, "a file in place of a folder"),)
            root = above[path]
            where = f", in the way to `{root}`" if path != root else ""
            for flaw in flaws:
                message = f"{flaw.message}{where}"
                yield Finding(flaw.rule, path, message, subject=path, store=root, way_out=_FOLDER)


_FOLDER = "Commit the folder itself at this place: what lies behind it is not judged."


def _inherited(knowledge: Knowledge, file: File, topic: Topic | None, flaw: Flaw) -> bool:
    if file.mode == UNMERGED:
        return False
    if topic is None or flaw.rule is rules.NOT_A_REGULAR_FILE:
        return knowledge.inherited_file(file)
    return knowledge.inherited(topic, flaw.line)


def _finding(root: str, path: str, topic: Topic | None, flaw: Flaw) -> Finding:
    entry = topic.entry_at(flaw.line) if topic else None
    line = topic.lines[flaw.line - 1] if topic and flaw.line <= len(topic.lines) else ""
    return Finding(
        flaw.rule,
        path,
        flaw.message,
        flaw.line,
        flaw.column,
        subject=entry.title if entry else path,
        block=line,
        store=root,
        way_out=_INDEX_CONFLICT if flaw.rule is rules.CONFLICT_MARKER and path.endswith(f"/{INDEX}") else flaw.way_out,
    )


_LANDING = (
    "What would land is a merge, and this is in conflict: merge the target branch into yours (`git merge`), resolve it "
    "there, derive the index again, and commit."
)
_INDEX_CONFLICT = "Mend the topic files, then derive the index again: `qa-memory rebuild-index`, and `git add` it."


def path_findings(knowledge: Knowledge) -> Iterator[Finding]:
    """What is wrong with the paths and the other files of the folders."""
    for store in knowledge.stores:
        if store.head:
            yield from _other_files(knowledge, store.root, store.head)
    yield from _look_alikes(knowledge)
    yield from disguises.findings(knowledge.change)


def _other_files(knowledge: Knowledge, root: str, head: KnowledgeBase) -> Iterator[Finding]:
    for path, file in head.files.items():
        name = path[len(root) + 1 :]
        if path == root or path in head.documents or knowledge.inherited_file(file):
            continue  # what is wrong with these was said already
        document = read(knowledge.change.head, file)
        yield from flaws_of(document, root)
        if name not in GOVERNED:
            if not any(disguised(name, governed) for governed in GOVERNED):
                yield Finding(rules.UNEXPECTED_FILE, path, "no tool governs this file", subject=path, store=root)
        elif name == CONFIG and document.text is not None:
            yield from _json(root, path, document.text)


def _json(root: str, path: str, text: str) -> Iterator[Finding]:
    from ..reading.json_text import JsonError, parse  # only where there is JSON

    try:
        parse(text)
    except JsonError as error:
        yield Finding(rules.BAD_JSON, path, error.message, error.line, error.column, path, store=root)


def _look_alikes(knowledge: Knowledge) -> Iterator[Finding]:
    for store in knowledge.stores:
        for path, file in (store.head.files if store.head else {}).items():
            name = path[len(store.root) + 1 :]
            for governed in sorted(GOVERNED):
                if disguised(name, governed) and not knowledge.inherited_file(file):
                    message = f"`{name}` would be taken for `{governed}` on some file systems"
                    yield Finding(rules.LOOK_ALIKE_PATH, path, message, subject=path, store=store.root)
