"""The JSON Schema of the configuration: what it demands, in words, by key. Editors read the same file."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Iterator

from ..reading.json_text import JSON
from ..typed import Any, NamedTuple

Keys = tuple[str | int, ...]
"""The path of a key from the top."""
Schema = dict[str, Any]

_TYPES = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "truth value",
    "array": "list",
    "object": "object",
}
_TEXT = ["$defs", "text"]


class Problem(NamedTuple):
    """What is wrong with the form of a configuration, at one key."""

    keys: Keys
    message: str


def text() -> str:
    """The schema as it is shipped."""
    with open(os.path.join(os.path.dirname(__file__), "schema.json"), encoding="utf-8") as stream:
        return stream.read()


@functools.cache
def whole() -> Schema:
    """The schema, parsed."""
    found: Schema = json.loads(text())
    return found


def resolved(part: Schema) -> Schema:
    """A part of the schema with what it refers to."""
    others = [part, *part.get("allOf", ())] if "$ref" in part or "allOf" in part else ()
    for other in others:
        if "$ref" in other:
            part = {**whole()["$defs"][other["$ref"].rpartition("/")[2]], **part}
    return part


def members(part: Schema) -> dict[str, Schema]:
    """The known keys of an object; none where they are free."""
    found: dict[str, Schema] = part.get("properties", {})
    return found


def at(keys: Keys) -> Schema:
    """What the schema says of a key; empty where it says nothing."""
    part = resolved(whole())
    for key in keys:
        if isinstance(key, int):
            part = part.get("items", {})
        else:
            part = members(part).get(key) or part.get("additionalProperties") or {}
        part = resolved(part)
    return part


def required(keys: Keys) -> Iterator[Keys]:
    """The required keys at a key or below it, each of them a value: an object that is absent lacks all of its own."""
    below = at(keys).get("required", ())
    for key in below:
        yield from required((*keys, key))
    if not below:
        yield keys


def value_of(top: JSON, keys: Keys) -> JSON:
    """The value that stands at a key; null where there is none."""
    found = top
    for key in keys:
        if isinstance(found, dict) and isinstance(key, str):
            found = found.get(key)
        elif isinstance(found, list) and isinstance(key, int) and key < len(found):
            found = found[key]
        else:
            return None
    return found


def named(keys: Keys) -> str:
    """A key with those above it, as people write it: `qa.knownDrift[0].file`."""
    parts = (f"[{key}]" if isinstance(key, int) else f".{key}" for key in keys)
    return "".join(parts).removeprefix(".")


def problems(top: JSON) -> list[Problem]:
    """What is wrong with the form of a configuration: of each key what comes first, in the order of the keys."""
    from jsonschema_rs import Draft202012Validator  # 25 ms, and only where there is something to judge

    found: dict[Keys, tuple[tuple[bool, bool, str], str]] = {}
    for error in Draft202012Validator(whole()).iter_errors(top):
        path = list(error.schema_path)
        # A wrong type comes first; what is blank or a placeholder is asked for no form beside it.
        rank = (path[-1] != "type", path[:2] != _TEXT, str(path))
        for keys, message in _said(top, tuple(error.instance_path), path):
            if keys not in found or rank < found[keys][0]:
                found[keys] = (rank, message)
    return [Problem(keys, found[keys][1]) for keys in sorted(found, key=lambda keys: [str(key) for key in keys])]


def _said(top: JSON, keys: Keys, path: list[str | int]) -> Iterator[tuple[Keys, str]]:
    """Which keys an error of the library is about, and what to say of each."""
    part: Any = whole()
    wrong = ""
    for step in path[:-1]:
        part = part[step]
        wrong = wrong if isinstance(part, list) else part.get("errorMessage", wrong)  # the innermost one says it best
    value = value_of(top, keys)
    if path[-1] == "required":
        for name in part["required"]:
            if isinstance(value, dict) and name not in value:
                yield from ((lacking, f"`{named(lacking)}` is missing") for lacking in required((*keys, name)))
        return
    wrong = _type_fault(part) if path[-1] == "type" else wrong
    if path[-1] == "type" and "required" in part and _is_required(keys):
        for lacking in required(keys):
            yield lacking, f"`{named(lacking)}` is missing: `{named(keys)}` {wrong} but {shown(value)}"
        return
    place = _place(keys)
    if place == keys:
        yield keys, f"`{named(keys)}` {wrong}: {shown(value)}"
    else:
        yield place, f"`{named(place)}` holds {shown(value)}, which {wrong}"


def _is_required(keys: Keys) -> bool:
    return all(key in at(keys[:end]).get("required", ()) for end, key in enumerate(keys))


def _place(keys: Keys) -> Keys:
    """The key that a value is told of: of a list of values that of the list, of a list of objects the key within."""
    for end, key in enumerate(keys):
        if isinstance(key, int) and "properties" not in at(keys[: end + 1]):
            return keys[:end]
    return keys


def _type_fault(part: Schema) -> str:
    names = part["type"] if isinstance(part["type"], list) else [part["type"]]
    *most, last = [_TYPES[name] for name in names]
    return f"is no {', '.join(most)} or {last}" if most else f"is no {last}"


def shown(value: JSON) -> str:
    """A value for a message; a list or an object is not spelled out."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    said = value if isinstance(value, str) and value.strip() else json.dumps(value, ensure_ascii=False)
    return said if len(said) <= 80 else f"{said[:79]}…"
