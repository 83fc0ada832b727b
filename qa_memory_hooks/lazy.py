"""What is made when it is first used: a hook that has nothing to judge needs none of it, and every commit waits."""

from __future__ import annotations

import re

from .typed import TYPE_CHECKING, Any, AnyStr

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType


class _Expression:
    def __init__(self, pattern: str | bytes, flags: int) -> None:
        self.pattern, self.flags = pattern, flags

    def __getattr__(self, name: str) -> Any:
        found = getattr(re.compile(self.pattern, self.flags), name)
        setattr(self, name, found)  # so that this is asked once for each method
        return found


def expression(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """What `re.compile` returns, without the work until it is asked for something."""
    if TYPE_CHECKING:
        return re.compile(pattern, flags)
    return _Expression(pattern, flags)


class Module:
    """A module that is loaded when something of it is asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        import importlib

        return getattr(importlib.import_module(self._name), name)


def modules(package: str) -> Callable[[str], ModuleType]:
    """The `__getattr__` of a package whose modules are loaded when one is asked for, as in `knowledge.grammar`."""

    def load(name: str) -> ModuleType:
        import importlib

        try:
            return importlib.import_module(f"{package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{name}":
                raise
            raise AttributeError(f"module {package!r} has no attribute {name!r}") from None

    return load
