"""The part of `typing` that is used here, without loading it: every commit would wait for that.

To a type checker these are the names of `typing` itself. When a hook runs, a `NamedTuple` is what
`collections.namedtuple` makes of its fields, and the other names are stand-ins that nobody asks anything. To load
`typing` takes a fifth of a bare start of the interpreter, and to let it read the annotations of thirty tuples another.
"""

from __future__ import annotations

import collections

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any as Any
    from typing import AnyStr as AnyStr
    from typing import Literal as Literal
    from typing import NamedTuple as NamedTuple
    from typing import Protocol as Protocol
    from typing import TextIO as TextIO
    from typing import TypeVar as TypeVar
else:

    class _Named(type):
        def __new__(cls, name, bases, members):
            fields = type(name, (), members).__annotations__
            defaults = [members.pop(field) for field in fields if field in members]
            plain = collections.namedtuple(name, fields, defaults=defaults)
            return type(name, (plain,), {"__slots__": (), **members})

    NamedTuple = type.__new__(_Named, "NamedTuple", (), {})
    Any = AnyStr = Protocol = TextIO = object
    Literal = tuple  # takes what stands in brackets
    TypeVar = str  # takes a name
