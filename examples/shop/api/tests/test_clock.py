from datetime import UTC, date, datetime, time, timedelta

import pytest
from shop.clock import STORE_ZONE, store_day, store_day_bounds

DAYS = [(date(2026, 6, 1), 24), (date(2026, 3, 29), 23), (date(2026, 10, 25), 25)]


@pytest.mark.parametrize(("day", "hours"), DAYS)
def test_a_day_has_the_length_that_the_clock_change_leaves_it(day, hours):
    start, end = store_day_bounds(day)
    assert end - start == timedelta(hours=hours)


@pytest.mark.parametrize("day", [day for day, _ in DAYS])
def test_the_day_ends_at_midnight_in_the_store(day):
    late = datetime.combine(day, time(23, 59), STORE_ZONE).astimezone(UTC)
    assert store_day(late) == day
    assert store_day(late + timedelta(minutes=2)) == day + timedelta(days=1)
