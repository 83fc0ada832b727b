"""The shop's calendar: days are counted where the store is, not where the server runs."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

STORE_ZONE = ZoneInfo("Europe/Berlin")


def now() -> datetime:
    return datetime.now(UTC)


def store_day(moment: datetime) -> date:
    """The day of the store that holds this moment."""
    return moment.astimezone(STORE_ZONE).date()


def store_day_bounds(day: date) -> tuple[datetime, datetime]:
    """First moment of the day and first of the next, in UTC: 23, 24 or 25 hours apart."""
    start = datetime.combine(day, time.min, STORE_ZONE)
    end = datetime.combine(day + timedelta(days=1), time.min, STORE_ZONE)
    return start.astimezone(UTC), end.astimezone(UTC)
