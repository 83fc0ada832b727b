"""Path patterns as git reads them in `.gitignore` and `.gitattributes`."""

from __future__ import annotations

import fnmatch
import functools
import re


@functools.cache
def _compile(pattern: str) -> tuple[re.Pattern[str] | None, ...]:
    """The parts of a pattern between the slashes; None stands for `**`."""
    anchored = "/" in pattern.rstrip("/")
    parts = pattern.strip("/").split("/")
    if not anchored:
        parts.insert(0, "**")
    found: list[re.Pattern[str] | None] = []
    for part in parts:
        if part != "**":
            # `fnmatch` knows no backslash and spells a negated class with `!` alone; what it compiles
            # does not backtrack into an earlier star.
            plain = re.sub(r"\\(.)", lambda m: f"[{m[1]}]", part.replace("[^", "[!"))
            found.append(re.compile(fnmatch.translate(plain)))
        elif not found or found[-1] is not None:
            found.append(None)
    return tuple(found)


def match(pattern: str, path: str, *, below: bool = False) -> bool:
    """Whether a pattern matches a path that is relative to the folder of the pattern's file.

    With `below` a pattern that matches a folder matches all that lies in it.
    """
    parts = _compile(pattern)
    last = len(parts) - 1

    def closed(states: set[int]) -> set[int]:
        """`**` also stands for no folder at all, except at the end."""
        return states | {state + 1 for state in states if state < last and parts[state] is None}

    states = closed({0})
    for word in path.split("/"):
        after: set[int] = set()
        for state in states:
            if state > last:
                continue
            part = parts[state]
            if part is None:
                after.add(state)
                if state == last:
                    after.add(state + 1)
            elif part.match(word):
                after.add(state + 1)
        states = closed(after)
        if below and last + 1 in states:
            return True
    return last + 1 in states


class Globs(tuple[str, ...]):
    """Several patterns; what any of them matches, or lies in a folder that one matches, is meant."""

    __slots__ = ()

    def match(self, path: str) -> bool:
        """Whether a path is meant."""
        return any(match(pattern, path, below=True) for pattern in self)
