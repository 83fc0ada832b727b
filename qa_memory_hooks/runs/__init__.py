"""The state of one run of the qa-orchestrator plugin, checked by hand: plan, logs, memory.

Modules are loaded where one is first asked for something, as in `runs.plan.verify`: no hook needs any of them.
"""

from __future__ import annotations

from ..typed import TYPE_CHECKING

if TYPE_CHECKING:
    from . import commands as commands
    from . import ecmascript as ecmascript
    from . import file as file
    from . import logs as logs
    from . import memory as memory
    from . import plan as plan
else:
    from ..lazy import modules

    __getattr__ = modules(__name__)
