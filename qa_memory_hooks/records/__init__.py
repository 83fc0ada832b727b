"""The model of record bundles: files, manifest, outcome log, status and trust, relations, serving.

Modules are loaded where one is first asked for something, as in `records.store.load`: most commits touch no record.
"""

from __future__ import annotations

from ..typed import TYPE_CHECKING

if TYPE_CHECKING:
    from . import bundle as bundle
    from . import lineage as lineage
    from . import log as log
    from . import manifest as manifest
    from . import problem as problem
    from . import record as record
    from . import standing as standing
    from . import store as store
    from . import vocabulary as vocabulary
else:
    from ..lazy import modules

    __getattr__ = modules(__name__)
