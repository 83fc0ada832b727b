"""The model of `.qa/config.json`: its keys, what it refers to, and its defaults.

Modules are loaded where one is first asked for something, as in `config.file.load`: most have no such file.
"""

from __future__ import annotations

from ..typed import TYPE_CHECKING

if TYPE_CHECKING:
    from . import defaults as defaults
    from . import file as file
    from . import lookup as lookup
    from . import places as places
    from . import references as references
    from . import schema as schema
    from . import vocabulary as vocabulary
else:
    from ..lazy import modules

    __getattr__ = modules(__name__)
