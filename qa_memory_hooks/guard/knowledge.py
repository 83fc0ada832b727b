"""The knowledge rules K1 to K6: what an agent may not do in a repository with a store of knowledge."""

from __future__ import annotations

import json
import re

from ..lazy import expression
from .context import Context
from .event import ALLOW, EDITS, SHELLS, Answer, Event, deny


def decide(event: Event, context: Context) -> Answer:
    """Judge an event by the knowledge rules; whatever is not their matter is allowed."""
    if event.tool in EDITS:
        from . import edit_rules  # one half does not need the other, and every step of an agent waits

        return edit_rules.decide(event, context)
    if event.tool in SHELLS:
        from . import shell_rules

        for denial in sorted(shell_rules.denials(event, context), key=lambda one: one.rule):
            if context.stores(context.top(denial.folder)):
                return deny(denial.rule, denial.reason)
    return ALLOW


def is_matter(event: Event) -> bool:
    """Whether an event that could not be judged may be one of these rules: then the error denies."""
    return bool(_MATTER.search(json.dumps(event.input, ensure_ascii=False, default=str)))


_MATTER = expression(r"qa|no-v|hooks|\bgit\b|SKIP|pre-?commit|prek|codeowners|workflows|learned-patterns", re.I)
