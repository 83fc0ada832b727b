"""The lines of a text: most of what is found in it is told once for each of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator


def line_at(text: str, at: int) -> tuple[int, int]:
    """Where the line around an offset starts and ends."""
    end = text.find("\n", at)
    return text.rfind("\n", 0, at) + 1, len(text) if end < 0 else end


def by_line(
    text: str, pattern: re.Pattern[str], counts: Callable[[re.Match[str]], bool] = bool
) -> Iterator[list[re.Match[str]]]:
    """The matches of a pattern that count, those of one line together."""
    found: list[re.Match[str]] = []
    end = -1
    for match in filter(counts, pattern.finditer(text)):
        if found and match.start() > end:
            yield found
            found = []
        if match.end() > end:
            _, end = line_at(text, match.end())
        found.append(match)
    if found:
        yield found
