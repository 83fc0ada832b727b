"""Edits of a pattern file that leave every other byte as it is: order, indentation, escapes and unknown keys."""

from __future__ import annotations

import json
from collections.abc import Mapping

from ..lazy import expression
from ..reading.json_text import JSON, Span, spans

_INDENT = expression(r"\n([ \t]*)$")


def edited(text: str, at: tuple[str | int, ...], values: Mapping[str, JSON], drop: tuple[str, ...] = ()) -> str:
    """A JSON text with some keys of the object at a path set, and others taken out.

    What is there is replaced where it stands; what is new comes last, on a line of its own where the others have one.
    """
    for key, value in values.items():
        text = _set(text, at, key, value)
    for key in drop:
        text = _dropped(text, (*at, key))
    return text


def appended(text: str, at: tuple[str | int, ...], values: list[str]) -> str:
    """A JSON text with some texts added to the array at a path, laid out as those that are there."""
    for value in values:
        places = spans(text)
        box = places[at]
        items = [place for path, place in places.items() if path[:-1] == at and len(path) == len(at) + 1]
        text = _added(text, box, items, json.dumps(value, ensure_ascii=False))
    return text


def _set(text: str, at: tuple[str | int, ...], key: str, value: JSON) -> str:
    places = spans(text)
    rendered = json.dumps(value, ensure_ascii=False)
    if old := places.get((*at, key)):
        return text[: old.value] + rendered + text[old.end :]
    members = [place for path, place in places.items() if path[:-1] == at and len(path) == len(at) + 1]
    return _added(text, places[at], members, f"{json.dumps(key, ensure_ascii=False)}: {rendered}")


def _added(text: str, box: Span, items: list[Span], rendered: str) -> str:
    """Put something behind the last item of an object or array."""
    if not items:
        return text[: box.value + 1] + rendered + text[box.end - 1 :]
    last = items[-1]
    blanks = _INDENT.search(text, 0, last.start)
    gap = f"\n{blanks[1]}" if blanks else " "
    return text[: last.end] + f",{gap}{rendered}" + text[last.end :]


def _dropped(text: str, path: tuple[str | int, ...]) -> str:
    """Without a member: with the comma behind it, or before it if it is the last."""
    places = spans(text)
    old = places.get(path)
    if old is None:
        return text
    members = [place for other, place in places.items() if other[:-1] == path[:-1] and len(other) == len(path)]
    at = members.index(old)
    if at + 1 < len(members):
        return text[: old.start] + text[members[at + 1].start :]
    if at:
        return text[: members[at - 1].end] + text[old.end :]
    return text[: old.start] + text[old.end :]
