"""The decision of the guard: a function of the event and of what it reads."""

from __future__ import annotations

from ..typed import TYPE_CHECKING
from . import knowledge
from .active import TooDeep
from .context import Context
from .event import Answer, Event, deny

if TYPE_CHECKING:
    from .run import Run


def decide(event: Event, context: Context, run: Run | None = None) -> Answer:
    """Judge an event: by the rules of the run that this session owns first, then by those of the knowledge."""
    first = _by_run(event, run) if run else Answer()
    if first.decision != "allow":
        return first
    try:
        then = knowledge.decide(event, context)
    except Exception as error:  # on its matter an error denies; elsewhere the guard stands in nobody's way
        if not knowledge.is_matter(event):
            return first
        why = "nested deeper than it is followed" if isinstance(error, TooDeep) else f"{type(error).__name__}: {error}"
        then = deny("K4" if event.command else "K2", f"this could not be judged: {why}")
    return then if then.decision != "allow" else then._replace(counted=first.counted)


def _by_run(event: Event, run: Run) -> Answer:
    from . import run_rules  # only where a run is open

    return run_rules.decide(event, run)
