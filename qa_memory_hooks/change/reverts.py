"""Whether a commit was taken back, by what the messages of a history say.

`git revert` writes a sentence, and nothing else is gone by: what a commit did to the files is not compared. The rules:

- A commit that says `This reverts commit <hash>` takes that commit back, until it is taken back itself.
- A merge goes with all that came in by it: what is reachable from the merge, and not from the parent that stays (the
  one of which the sentence says `reversing changes made to <hash>`, else the first).
- What was picked (`(cherry picked from commit <hash>)`) is one change with what it was picked from, be that in this
  history or not, and with whatever else was picked from that. A revert takes back the copy that it names, and those
  other copies that it has in its own history. So who picks a change after its revert brings it back, and a copy that
  comes from another branch stands until a revert has seen it. The change stands as long as one copy does.
- A message of `git merge --squash` tells the commits that it is made of. Each counts as a commit of its own, and goes
  with the whole.
- Nothing takes back itself or what was made after it. Where forged messages revert each other in a circle nevertheless,
  the one that is nearest to a head counts.
- A shortened hash that several commits have means none of them. A hash that no commit has is that of a commit which is
  not here: of it can be known that it was taken back, and not that it stands.
"""

from __future__ import annotations

import bisect
import functools
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from ..lazy import expression
from ..typed import Literal, NamedTuple

PHRASES = ("reverts", "(cherry picked from commit ")
"""What the messages say that matter, in any case, within one line: a sentence may be wrapped."""
Graph = Mapping[str, tuple[str, ...]]
"""Every commit of a history with its parents."""

_SHORTEST = 7
_HASH = expression(r"[0-9a-f]{7,64}", re.IGNORECASE)
_REVERT = expression(r"\bthis\s+reverts\s+commit\s+([0-9a-f]{7,64})\b", re.IGNORECASE)
_STAYS = expression(
    r"(?:\s+\(.*\))?,\s+reversing\s+changes\s+made\s+to\s+([0-9a-f]{7,64})\b", re.IGNORECASE | re.DOTALL
)
"""What follows the hash of a merge; `--reference` puts its subject and day in brackets."""
_ORIGIN = expression(r"^[ \t]*\(cherry picked from commit ([0-9a-f]{7,64})\)[ \t\r]*$", re.IGNORECASE | re.MULTILINE)
_BLANK_LINE = expression(r"\n[ \t\r]*\n")
_SQUASHED = expression(r"^commit ([0-9a-f]{40}|[0-9a-f]{64})\r?$", re.MULTILINE)


class State(NamedTuple):
    """What became of a commit; `by` is the commit that took it back. Unknown: it is not in this history."""

    kind: Literal["stands", "reverted", "unknown"]
    by: str = ""


class Reverts:
    """The reverts of a history: `messages` are those that hold one of the phrases, by commit."""

    def __init__(
        self, messages: Iterable[tuple[str, str]], graph: Callable[[], Graph], *, cut_off: bool = False
    ) -> None:
        self.cut_off = cut_off
        """Whether older commits are not here."""
        self._messages, self._graph = messages, graph

    @functools.cached_property
    def _history(self) -> _History:
        return _History(self._messages, self._graph())

    def state(self, commit: str) -> State:
        """What became of a commit, by its hash or the first 7 digits or more."""
        return self._history.state(commit.lower()) if _HASH.fullmatch(commit) else State("unknown")


# What messages say.


class _Part(NamedTuple):
    """A commit, or one of those that were squashed into it."""

    holder: str
    """The commit of the history that it lies in; empty if it is not here."""
    place: int
    """0 for all of that commit; else which of the squashed ones it is, the latest first."""
    name: str
    reverts: tuple[tuple[str, str], ...] = ()
    """The hashes that it takes back, each with that of the parent that stays, where it is said."""
    origins: tuple[str, ...] = ()
    """The hashes that it was picked from, one after the other."""


def _read(oid: str, message: str) -> Iterator[_Part]:
    """What a message says, for its own commit and for those that were squashed into it."""
    for place, (name, text) in enumerate(_sections(message)):
        found = list(_REVERT.finditer(text))
        reverts = []
        for one, after in itertools.zip_longest(found, found[1:]):
            stays = _STAYS.match(text, one.end(), after.start() if after else len(text))
            reverts.append((one[1].lower(), stays[1].lower() if stays else ""))
        yield _Part(oid, place, name or oid, tuple(reverts), _origins(text))


def _origins(text: str) -> tuple[str, ...]:
    """What a commit was picked from: a pick of a pick says both, in one paragraph; otherwise they are several picks."""
    found = list(_ORIGIN.finditer(text))
    if found and _BLANK_LINE.search(text, found[0].end(), found[-1].start()):
        return ()
    return tuple(one[1].lower() for one in found)


def _sections(message: str) -> list[tuple[str, str]]:
    """The text of a message, and of the commits that it lists as squashed: hash and what is indented below."""
    if not _SQUASHED.search(message):
        return [("", message)]
    sections: list[tuple[str, list[str]]] = [("", [])]
    at, before, heading = 0, "", False
    for line in message.split("\n"):
        found = None if before.strip() else _SQUASHED.match(line)
        if found:
            at, heading = len(sections), True
            sections.append((found[1], []))
        elif not line.strip():
            heading = False
        elif not (heading or line[0].isspace()):
            at = 0
        sections[at][1].append(line)
        before = line
    return [(name, "\n".join(lines)) for name, lines in sections]


# What follows from it.


class _Names:
    """Which commit a hash means, whole or shortened, and which commits are copies of one change."""

    def __init__(self, history: Iterable[str], said: Iterable[str]) -> None:
        self._history = sorted(history)
        strange = sorted({name for name in said if not _starting(self._history, name)})
        self._strange = [name for name, after in itertools.pairwise([*strange, ""]) if not after.startswith(name)]
        self._next: dict[str, str] = {}

    def whole(self, text: str) -> str:
        """The hash that is meant, as long as it is known; empty where none is, or several."""
        for names in (self._history, self._strange):
            found = _starting(names, text)
            if found:
                return found[0] if len(found) == 1 else ""
        shorter = (text[:length] for length in range(len(text) - 1, _SHORTEST - 1, -1))
        return next((name for name in shorter if _starting(self._strange, name)[:1] == [name]), "")

    def join(self, one: str, other: str) -> None:
        """Two commits are copies of one change."""
        one, other = self.change(one), self.change(other)
        if one != other:
            self._next[one] = other

    def change(self, name: str) -> str:
        """One name for all copies of a change."""
        while name in self._next:
            above = self._next[name]
            if above in self._next:
                self._next[name] = self._next[above]  # so that no way is long for long
            name = above
        return name


def _starting(names: list[str], text: str) -> list[str]:
    """The first two of some sorted names that start like this."""
    at = bisect.bisect_left(names, text)
    return [name for name in names[at : at + 2] if name.startswith(text)]


def _from_the_heads(graph: Graph) -> list[str]:
    """The commits of a history, none before one that was made from it."""
    children = dict.fromkeys(graph, 0)
    for parents in graph.values():
        for parent in parents:
            children[parent] = children.get(parent, 0) + 1
    found = [oid for oid in graph if not children[oid]]
    for oid in found:  # it grows meanwhile
        for parent in graph.get(oid, ()):
            children[parent] -= 1
            if not children[parent]:
                found.append(parent)
    return found


class _Reach:
    """Which commits of a history are reachable from some of them; found in one walk for all."""

    def __init__(self, graph: Graph, order: Iterable[str], tops: Iterable[str]) -> None:
        self._bits = {oid: 1 << at for at, oid in enumerate(dict.fromkeys(tops))}
        self._from: dict[str, int] = {}
        for oid in order if self._bits else ():
            bits = self._from.get(oid, 0)
            if oid in self._bits:
                bits = self._from[oid] = bits | self._bits[oid]
            for parent in graph.get(oid, ()) if bits else ():
                known = self._from.get(parent)
                self._from[parent] = bits if known is None or known is bits else known | bits

    def has(self, top: str, oid: str) -> bool:
        """Whether a commit is reachable from one of those, which is from itself."""
        return bool(self._bits.get(top, 0) & self._from.get(oid, 0))


class _History:
    """The reverts of a history and what they take back."""

    def __init__(self, messages: Iterable[tuple[str, str]], graph: Graph) -> None:
        self._graph = graph
        self._order = {oid: at for at, oid in enumerate(_from_the_heads(graph))}
        said = [part for oid, message in messages if oid in graph for part in _read(oid, message)]
        said.sort(key=lambda part: (self._order[part.holder], part.place))
        self._names = _Names(graph, _spoken(said))
        parts = [self._with_whole_names(part) for part in said]
        for part in parts:
            for origin in part.origins:
                self._names.join(part.name, origin)
        silent = _spoken(parts).difference(part.name for part in parts if not part.place)
        self._copies: dict[str, list[_Part]] = {}
        """What messages speak of, by change."""
        for part in (*parts, *(_Part(name, 0, name) for name in sorted(silent) if name in graph)):
            self._copies.setdefault(self._names.change(part.name), []).append(part)
        self._acts = [part for part in parts if part.reverts]
        """The parts that take something back, none before one that was made from it."""
        self._naming: dict[str, set[tuple[int, str]]] = {}
        """Which of them (by number) name which copy, by change."""
        for number, act in enumerate(self._acts):
            for name, _ in act.reverts:
                self._naming.setdefault(self._names.change(name), set()).add((number, name))
        self._merges: dict[tuple[str, str], set[int]] = {}
        """Which of them take back a merge, by merge and the parent that stays."""
        self._look()

    def _with_whole_names(self, part: _Part) -> _Part:
        whole = self._names.whole
        reverts = tuple((found, stays) for name, stays in part.reverts if (found := whole(name)))
        return part._replace(reverts=reverts, origins=tuple(filter(None, map(whole, part.origins))))

    def _look(self) -> None:
        """Look at the graph, as far as that is needed to tell what takes back what."""
        tops: list[str] = []
        merges = []
        for number, act in enumerate(self._acts):
            for name, stays in act.reverts:
                for copy in self._copies.get(self._names.change(name), ()):
                    # Only what is further from the heads can be reachable: nothing else has to be asked.
                    later = self._order[copy.holder] > self._order[act.holder]
                    if later != (copy.name == name):
                        tops.append(act.holder if later else copy.holder)
                    parents = self._graph[copy.holder]
                    if len(parents) > 1 and not copy.place:
                        mainline = next((one for one in parents if one.startswith(stays)), parents[0])
                        merges.append((number, name, copy, mainline))
                        tops += copy.holder, mainline
        self._reach = _Reach(self._graph, self._order, tops)
        for number, name, copy, mainline in merges:
            if self._takes(self._acts[number], name, copy):
                self._merges.setdefault((copy.holder, mainline), set()).add(number)

    def _takes(self, act: _Part, name: str, copy: _Part) -> bool:
        """Whether a revert that names a copy of a change takes back this one."""
        if act.holder == copy.holder:
            return copy.place > act.place or (copy.name == name and copy.place not in (0, act.place))
        if copy.name == name:
            return not self._reach.has(copy.holder, act.holder)
        return self._reach.has(act.holder, copy.holder)

    def _against(self, copy: _Part) -> set[int]:
        """The reverts that take back a commit, whether they count or not."""
        naming = self._naming.get(self._names.change(copy.name), ())
        found = {number for number, name in naming if self._takes(self._acts[number], name, copy)}
        if copy.place:
            return found | self._against(_Part(copy.holder, 0, copy.holder))
        for (merge, mainline), numbers in self._merges.items():
            if self._reach.has(merge, copy.holder) and not self._reach.has(mainline, copy.holder):
                found |= numbers
        return found

    @functools.cached_property
    def _counting(self) -> set[int]:
        """The reverts that were not taken back by one that counts."""
        against = [self._against(act) for act in self._acts]
        victims: list[list[int]] = [[] for _ in against]
        for number, others in enumerate(against):
            for other in others:
                victims[other].append(number)
        left = [len(others) for others in against]
        ready = [number for number, others in enumerate(against) if not others]
        in_order = iter(range(len(against)))  # where none is ready all the others hang on a circle
        found: dict[int, bool] = {}
        while len(found) < len(against):
            number = ready.pop() if ready else next(in_order)
            if number in found:
                continue
            found[number] = True
            for victim in victims[number]:
                if victim in found:
                    continue
                found[victim] = False
                for other in victims[victim]:
                    left[other] -= 1
                    if not left[other]:
                        ready.append(other)
        return {number for number, counts in found.items() if counts}

    def state(self, commit: str) -> State:
        """What became of a commit."""
        name = self._names.whole(commit)
        if not name:
            return State("unknown")
        here = name if name in self._graph else ""
        copies = self._copies.get(self._names.change(name)) or [_Part(here, 0, name)]
        takers = [self._against(copy) & self._counting for copy in copies]
        if all(takers):
            return State("reverted", self._acts[min(map(min, takers))].holder)
        return State("stands" if any(copy.holder and not copy.place for copy in copies) else "unknown")


def _spoken(parts: Iterable[_Part]) -> set[str]:
    """The hashes that messages speak of, and those of their own commits."""
    return {name for part in parts for name in (part.name, *dict(part.reverts), *part.origins)}
