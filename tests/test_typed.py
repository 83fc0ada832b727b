"""What stands in for `typing` behaves like it, as far as it is used here."""

from __future__ import annotations

import typing
from typing import Any

import pytest

from qa_memory_hooks import typed


def _place(base: Any) -> Any:
    class Place(base):
        """A place."""

        path: str
        line: int = 1
        column: int = 1
        """From 1."""

        @property
        def place(self) -> str:
            return f"{self.path}:{self.line}"

        @classmethod
        def at(cls, path: str) -> Place:
            return cls(path, 2)

    return Place


@pytest.mark.parametrize("base", [typed.NamedTuple, typing.NamedTuple])
def test_a_named_tuple_is_one(base: Any) -> None:
    made = _place(base)
    one = made("a", column=3)
    assert one == ("a", 1, 3) == made("a", 1, 3)
    assert hash(one) == hash(("a", 1, 3))
    assert (one.path, one.line, one.column, one.place) == ("a", 1, 3, "a:1")
    assert made.at("b") == ("b", 2, 1)
    assert isinstance(made.at("b"), made)
    assert one._replace(line=7) == ("a", 7, 3)
    assert isinstance(one._replace(line=7), made)
    assert one._asdict() == {"path": "a", "line": 1, "column": 3}
    assert (made._fields, made._field_defaults) == (("path", "line", "column"), {"line": 1, "column": 1})
    assert repr(one) == "Place(path='a', line=1, column=3)"
    assert (made.__doc__, made.__module__, made.__name__) == ("A place.", __name__, "Place")
    assert not hasattr(one, "__dict__")
    with pytest.raises(AttributeError):
        one.line = 2
    with pytest.raises(TypeError, match="path"):
        made()
    with pytest.raises(TypeError, match="row"):
        made("a", row=1)


def test_every_name_is_one_of_typing() -> None:
    names = {name for name in vars(typed) if not name.startswith("_")} - {"annotations", "collections"}
    assert names == {"Any", "AnyStr", "Literal", "NamedTuple", "Protocol", "TYPE_CHECKING", "TextIO", "TypeVar"}
    assert all(hasattr(typing, name) for name in names)
