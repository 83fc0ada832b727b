"""Regular expressions that are compiled when they are first used: a hook that has nothing to judge needs none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any


class _Expression:
    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern, self.flags = pattern, flags

    def __getattr__(self, name: str) -> Any:
        found = getattr(re.compile(self.pattern, self.flags), name)
        setattr(self, name, found)  # so that this is asked once for each method
        return found


def expression(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """What `re.compile` returns, without the work until it is asked for something."""
    if TYPE_CHECKING:
        return re.compile(pattern, flags)
    return _Expression(pattern, flags)
