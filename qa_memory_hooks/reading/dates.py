"""Days as text, in one way only."""

from __future__ import annotations

import datetime

from ..lazy import expression

_DATE = expression("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def date(text: str) -> datetime.date | None:
    """A day of the calendar from `YYYY-MM-DD`; None if it is none."""
    if not _DATE.fullmatch(text):
        return None
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        return None
