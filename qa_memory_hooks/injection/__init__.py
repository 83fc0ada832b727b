"""Text that steers the agents which read it: the views of a text, the words and shapes of the rules, the matcher."""

from __future__ import annotations

from ..typed import TYPE_CHECKING

if TYPE_CHECKING:
    from . import hiding as hiding
    from . import matcher as matcher
    from . import views as views
else:
    from ..lazy import modules

    __getattr__ = modules(__name__)
