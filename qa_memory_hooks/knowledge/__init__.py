"""The model of the `.qa/` knowledge base: grammar, metadata, vocabulary, the derived index.

Most commits touch no knowledge, and each waits for its hooks: they import this package, and its modules are loaded
where one is first asked for something, as in `knowledge.grammar.parse`.
"""

from __future__ import annotations

from ..typed import TYPE_CHECKING

if TYPE_CHECKING:
    from . import base as base
    from . import budget as budget
    from . import grammar as grammar
    from . import index as index
    from . import markdown as markdown
    from . import metadata as metadata
    from . import noise as noise
    from . import reading as reading
    from . import similar as similar
    from . import titles as titles
    from . import vocabulary as vocabulary
else:
    from ..lazy import modules

    __getattr__ = modules(__name__)
