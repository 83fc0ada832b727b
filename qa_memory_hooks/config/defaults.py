"""A configuration with its defaults filled in, as agents see it."""

from __future__ import annotations

from ..reading.json_text import JSON
from .schema import Keys, at, members, value_of

_TAKEN: dict[Keys, tuple[Keys, bool]] = {
    ("stack", "health"): (("qa", "baseUrl"), True),
    ("qa", "apiTestDir"): (("qa", "testDir"), False),
}
"""Whose default is another value, and whether as a list."""
_ALWAYS: dict[Keys, Keys] = {
    ("git", "protectedBranches"): ("git", "integrationBranch"),
    ("qa", "protectedFiles"): ("qa", "playwrightConfig"),
}
"""Lists that another value is always added to."""


def filled(top: JSON) -> JSON:
    """The configuration with its defaults, in the order of the schema, what the schema does not know last.

    What is there stays as it is, of whatever form. Filled once more it is the same.
    """
    return _filled(top, top, ())


def _filled(top: JSON, value: JSON, keys: Keys) -> JSON:
    known = members(at(keys))
    if not known or not isinstance(value, dict):
        return _with(top, value, keys)
    found: dict[str, JSON] = {}
    for name in known:
        below = (*keys, name)
        if name in value:
            found[name] = _filled(top, value[name], below)
        elif members(at(below)):
            if inner := _filled(top, {}, below):
                found[name] = inner
        elif (default := _default(top, below)) is not None:
            found[name] = _with(top, default, below)
    return found | {name: one for name, one in value.items() if name not in known}


def _default(top: JSON, keys: Keys) -> JSON:
    if keys in _TAKEN:
        source, as_list = _TAKEN[keys]
        value = value_of(top, source)
        return None if not isinstance(value, str) else [value] if as_list else value
    default: JSON = at(keys).get("default")
    return default


def _with(top: JSON, value: JSON, keys: Keys) -> JSON:
    """A list with what is always added to it."""
    added = value_of(top, _ALWAYS[keys]) if keys in _ALWAYS else None
    return [*value, added] if isinstance(value, list) and isinstance(added, str) and added not in value else value
