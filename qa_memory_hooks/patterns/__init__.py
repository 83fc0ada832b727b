"""The model of learned patterns: the file, the life cycle, and matching over the code.

Modules are loaded where one is first asked for something, as in `patterns.store.load`: most commits touch no pattern.
"""

from __future__ import annotations

from ..typed import TYPE_CHECKING

if TYPE_CHECKING:
    from . import code as code
    from . import expressions as expressions
    from . import file as file
    from . import lifecycle as lifecycle
    from . import lookup as lookup
    from . import matching as matching
    from . import skill as skill
    from . import store as store
    from . import vocabulary as vocabulary
else:
    from ..lazy import modules

    __getattr__ = modules(__name__)
