"""The knowledge bases of a change: each as it is in the head and in the bases, parsed once."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Iterator, Sequence

from .. import settings
from ..change import Change, File, Snapshot
from ..change.snapshot import UNMERGED
from ..governed import STORE
from ..reading.text import Document, read_all
from ..typed import NamedTuple
from . import grammar
from .grammar import Entry, Topic
from .vocabulary import BY_FILE, FILES, FOLDER, INDEX


class KnowledgeBase(NamedTuple):
    """One `.qa/` folder in one snapshot."""

    root: str
    files: dict[str, File]
    """All files of the folder, by path."""
    documents: dict[str, Document]
    """The topic files and the index as text, by path."""
    topics: tuple[Topic, ...]
    """The topic files that could be read, in the order of the index."""

    @property
    def entries(self) -> list[Entry]:
        """All entries in the order of the index."""
        return [entry for topic in self.topics for entry in topic.entries]

    @property
    def view(self) -> Document | None:
        """The index file, None if there is none."""
        return self.documents.get(f"{self.root}/{INDEX}")

    @property
    def readable(self) -> bool:
        """Whether every topic file could be read."""
        return all(doc.text is not None for path, doc in self.documents.items() if path.rsplit("/")[-1] != INDEX)

    @property
    def unmerged(self) -> bool:
        """Whether a file of the folder is in conflict."""
        return any(file.mode == UNMERGED for file in self.files.values())

    @property
    def has_topics(self) -> bool:
        """Whether there is any topic file."""
        return any(path.rsplit("/")[-1] != INDEX for path in self.documents)

    def topic(self, file: str) -> Topic | None:
        """The topic file of that name, where it can be read."""
        return next((topic for topic in self.topics if topic.kind.file == file), None)


class Store(NamedTuple):
    """A knowledge base through a change: in the head, and in each base that holds it."""

    root: str
    head: KnowledgeBase | None
    bases: tuple[KnowledgeBase, ...]


class Knowledge:
    """All knowledge bases that a change touches."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.settings = change.model(settings.judging)
        self._topics: dict[tuple[str, str, str], Topic] = {}
        self._seen: dict[File, Document] = {}
        self._known: dict[tuple[int, str], set[tuple[str, str]]] = {}
        self._written: dict[str, set[int]] = {}
        """By path of a topic file in the head: the lines at which parts begin that no base has."""
        self.heads = self._load(change.head)
        self.bases: list[dict[str, KnowledgeBase]] = [self._load(base) for base in change.bases]
        roots = sorted({root for group in (self.heads, *self.bases) for root in group})
        self.stores: list[Store] = [
            Store(
                root, self.heads.get(root), tuple(base for group in self.bases if (base := self._before(root, group)))
            )
            for root in roots
        ]
        change.counts["knowledge bases"] = len(self.heads)
        change.counts["entries"] = sum(len(base.entries) for base in self.heads.values())

    def _before(self, root: str, group: dict[str, KnowledgeBase]) -> KnowledgeBase | None:
        """The knowledge base in one base; a folder that was moved is found by its entries."""
        head = self.heads.get(root)
        if root in group or head is None:
            return group.get(root)
        titles = {entry.title for entry in head.entries}
        gone = [base for old, base in group.items() if old not in self.heads and base.entries]
        best = max(gone, key=lambda base: sum(entry.title in titles for entry in base.entries), default=None)
        common = sum(entry.title in titles for entry in best.entries) if best else 0
        return best if best and common * 2 >= len(best.entries) else None

    def inherited(self, topic: Topic, line: int) -> bool:
        """Whether what holds a line (the entry, the preamble, a line of the archive) stands like this in a base.

        With several parents it is enough that one has it: then this change did not write it.
        """
        if topic.path not in self._written:
            self._written[topic.path] = {start for start in topic.starts if not self._is_known(topic, start)}
        start = topic.part(line)[0]
        if start == topic.archive_line and line != start:
            return self._is_known(topic, line)
        return start not in self._written[topic.path]

    def _is_known(self, topic: Topic, line: int) -> bool:
        if self.change.whole:
            return False
        part = (topic.kind.file, topic.part_text(line))
        return any(part in self._parts_before(base, root_of(topic.path)) for base in range(len(self.bases)))

    def _parts_before(self, base: int, root: str) -> set[tuple[str, str]]:
        """What a base had of a knowledge base; for one that is new there, what has gone from other places."""
        key = (base, root if root in self.bases[base] else "")
        if key not in self._known:
            group = self.bases[base]
            here = [group[root]] if root in group else [old for gone, old in group.items() if gone not in self.heads]
            self._known[key] = _parts(here)
        return self._known[key]

    def inherited_file(self, file: File) -> bool:
        """Whether a base has this very file at this path."""
        if self.change.whole:
            return False
        for snapshot, group in zip(self.change.bases, self.bases, strict=True):
            base = group.get(root_of(file.path))
            if self.same(snapshot, base.files.get(file.path) if base else None, file):
                return True
        return False

    def same(self, base: Snapshot, old: File | None, new: File) -> bool:
        """Whether a file of the head is what it was in a base."""
        return self.change.same(base, old, new)

    def _load(self, snapshot: Snapshot) -> dict[str, KnowledgeBase]:
        files: dict[str, dict[str, File]] = {}
        for path, file in snapshot.select(STORE).items():
            root = root_of(path)
            if f"{root}/".startswith(self.change.below) and not self.settings.exclude.match(path):
                files.setdefault(root, {})[path] = file
        touched = self._roots()
        files = {root: group for root, group in files.items() if touched is None or root in touched}
        wanted = {
            root: [group[path] for name in FILES if (path := f"{root}/{name}") in group]
            for root, group in files.items()
        }
        # One stream over all of them: git reads on while an earlier one is parsed.
        documents = self._documents(snapshot, [file for group in wanted.values() for file in group])
        return {
            root: self._knowledge_base(root, group, itertools.islice(documents, len(wanted[root])))
            for root, group in files.items()
        }

    def _roots(self) -> set[str] | None:
        """The knowledge bases with a changed path; None where all are judged."""
        if self.change.whole or self.change.paths is None:
            return None
        return {root_of(path) for path in self.change.paths if STORE.search(os.fsencode(path))}

    def _knowledge_base(self, root: str, files: dict[str, File], documents: Iterable[Document]) -> KnowledgeBase:
        by_path = {}
        topics = []
        for document in documents:
            path = document.file.path
            by_path[path] = document
            name = path[len(root) + 1 :]
            if name != INDEX and document.text is not None:
                topics.append(self._topic(name, path, document.text))
        return KnowledgeBase(root, files, by_path, tuple(topics))

    def _documents(self, snapshot: Snapshot, files: Sequence[File]) -> Iterator[Document]:
        """Files as text, in order; the same blob is read once for head and base."""
        fresh = read_all(snapshot, [file for file in files if file not in self._seen])
        for file in files:
            document = self._seen.get(file) or next(fresh)
            if file.oid:
                self._seen[file] = document
            yield document

    def _topic(self, name: str, path: str, text: str) -> Topic:
        key = (name, path, text)
        if key not in self._topics:
            self._topics[key] = grammar.parse(BY_FILE[name], path, text)
        return self._topics[key]


def _parts(bases: Iterable[KnowledgeBase]) -> set[tuple[str, str]]:
    """The parts of all topic files: (file name, text)."""
    parts: set[tuple[str, str]] = set()
    for base in bases:
        for topic in base.topics:
            parts.update((topic.kind.file, topic.part_text(start)) for start in topic.starts)
            parts.update((topic.kind.file, topic.part_text(line.line)) for line in topic.archive)
    return parts


def root_of(path: str) -> str:
    """The folder of the knowledge base that a path lies in (or is)."""
    parts = path.split("/")
    return "/".join(parts[: parts.index(FOLDER) + 1])


def load(change: Change) -> Knowledge:
    """The knowledge bases of a change; use it as `change.model(load)`, so that it is read once."""
    return Knowledge(change)
