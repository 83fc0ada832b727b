"""Whether a commit was taken back, by what the messages of a history say.

A revert says `This reverts commit <hash>`. It counts unless it was taken back itself, and so on. It takes back

- the commit that it names;
- a copy that was picked from the commit that it names, if the copy came before it;
- where it names a merge, all that came in by that: what the merge has and the parent that it was merged into has not.

A squashed branch lists its commits in one message; each of them counts as if it were there. What only a branch says
that was not merged counts for nothing.
"""

from __future__ import annotations

import bisect
import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from ..lazy import expression
from ..typed import Literal, NamedTuple

PHRASES = ("this reverts commit", "cherry picked from commit")
"""What the messages say that matter, in any case."""
Graph = Mapping[str, tuple[str, ...]]
"""Every commit of a history with its parents."""

_SHORTEST = 7
_REVERT = expression(
    r"this\s+reverts\s+commit\s+([0-9a-f]{7,64})\b(?:,?\s+reversing\s+changes\s+made\s+to\s+([0-9a-f]{7,64})\b)?",
    re.IGNORECASE,
)
_PICK = expression(r"\(cherry\s+picked\s+from\s+commit\s+([0-9a-f]{7,64})\)", re.IGNORECASE)
_SECTION = expression(r"^commit ([0-9a-f]{40,64})$", re.MULTILINE)


class State(NamedTuple):
    """What became of a commit; `by` is the commit that took it back. Unknown: it is not in this history."""

    kind: Literal["stands", "reverted", "unknown"]
    by: str = ""


class _Said(NamedTuple):
    """A commit, or one of those that were squashed into it, that reverts others or was picked from one."""

    oid: str
    holder: str
    """The commit whose message this is."""
    reverts: tuple[tuple[str, str], ...]
    """What it names, and for a merge the parent that is said."""
    origins: tuple[str, ...]


class Reverts:
    """The reverts of a history: `messages` are those that hold one of the phrases, by commit."""

    def __init__(
        self, messages: Iterable[tuple[str, str]], graph: Callable[[], Graph], *, cut_off: bool = False
    ) -> None:
        self.cut_off = cut_off
        """Whether older commits are not here."""
        self._graph_of = graph
        self._said = [said for oid, message in messages for said in _read(oid, message)]
        self._naming: dict[str, list[tuple[str, _Said]]] = {}
        for said in self._said:
            for name, _ in said.reverts:
                self._naming.setdefault(name[:_SHORTEST], []).append((name, said))
        self._by_oid = {said.oid: said for said in self._said}
        self._counts: dict[str, bool] = {}

    @functools.cached_property
    def _graph(self) -> Graph:
        return self._graph_of()

    @functools.cached_property
    def _oids(self) -> list[str]:
        return sorted(self._graph)

    def state(self, commit: str) -> State:
        """What became of a commit, by its hash or the first 7 digits or more."""
        oid = self._resolve(commit)
        if oid:
            by = self._taken_back(oid)
        else:  # its copies, if it has any here
            copies = [said.holder for said in self._said if any(one.startswith(commit) for one in said.origins)]
            here = [one for one in copies if one in self._graph]
            if not here:
                return State("unknown")
            by = next((found for one in here if (found := self._taken_back(one))), "")
        return State("reverted", by) if by else State("stands")

    def _resolve(self, name: str) -> str:
        """The one commit of the history that a hash is the start of."""
        at = bisect.bisect_left(self._oids, name)
        found = self._oids[at : at + 2]
        matching = [oid for oid in found if oid.startswith(name)]
        return matching[0] if len(matching) == 1 or (matching and matching[0] == name) else ""

    def _taken_back(self, oid: str) -> str:
        return next((said.holder for said in self._takers(oid) if self._counted(said)), "")

    def _takers(self, oid: str) -> Iterator[_Said]:
        """What reverts a commit, whether it was taken back itself or not."""
        own = self._by_oid.get(oid)
        for name in dict.fromkeys((oid, own.holder if own else oid)):  # what takes back a squash takes back all of it
            for said in self._named(name):
                if said.oid != oid:
                    yield said
        for origin in own.origins if own else ():
            for said in self._named(origin):
                if said.oid != oid and self._is_before(oid, said.holder):
                    yield said
        holder = own.holder if own else oid
        for said, inside in self._merges:
            if holder in inside and said.oid != oid:
                yield said

    def _named(self, oid: str) -> Iterator[_Said]:
        for name, said in self._naming.get(oid[:_SHORTEST], ()):
            if oid.startswith(name):
                yield said

    def _counted(self, first: _Said) -> bool:
        """Whether a revert was not taken back by one that counts. Chains may be long, and forged ones go in circles."""
        waiting = [(first, self._takers(first.oid))]
        begun = {first.oid}
        while first.oid not in self._counts:
            said, takers = waiting[-1]
            for taker in takers:
                if self._counts.get(taker.oid):
                    self._counts[said.oid] = False
                    waiting.pop()
                    break
                if taker.oid not in self._counts and taker.oid not in begun:  # in a circle it counts for nothing
                    begun.add(taker.oid)
                    waiting.append((taker, self._takers(taker.oid)))
                    break
            else:
                self._counts[said.oid] = True
                waiting.pop()
                if waiting:
                    self._counts[waiting.pop()[0].oid] = False
        return self._counts[first.oid]

    # The graph.

    @functools.cached_property
    def _merges(self) -> list[tuple[_Said, frozenset[str]]]:
        """The reverts of merges, each with what came in by the merge."""
        found = []
        for said in self._said:
            for name, told in said.reverts:
                merge = self._resolve(name)
                parents = self._graph.get(merge, ())
                if len(parents) > 1:
                    mainline = next((one for one in parents if told and one.startswith(told)), parents[0])
                    found.append((said, frozenset(self._ancestors(merge) - self._ancestors(mainline))))
        return found

    @functools.lru_cache(256)  # noqa: B019  # as long as the history is looked at
    def _ancestors(self, oid: str) -> set[str]:
        """A commit and all before it."""
        found = {oid}
        waiting = [oid]
        while waiting:
            for parent in self._graph.get(waiting.pop(), ()):
                if parent not in found:
                    found.add(parent)
                    waiting.append(parent)
        return found

    def _is_before(self, oid: str, later: str) -> bool:
        own = self._by_oid.get(oid)
        holder = own.holder if own else oid
        return holder != later and holder in self._ancestors(later)


def _read(oid: str, message: str) -> Iterator[_Said]:
    """What a message says, for its own commit and for those that were squashed into it."""
    parts = _SECTION.split(message)
    for own, text in [(oid, parts[0]), *zip(parts[1::2], parts[2::2], strict=True)]:
        reverts = tuple((match[1].lower(), (match[2] or "").lower()) for match in _REVERT.finditer(text))
        origins = tuple(match[1].lower() for match in _PICK.finditer(text))
        if reverts or origins:
            yield _Said(own.lower(), oid, reverts, origins)
