"""What the store manager gets every morning."""

from datetime import date, datetime

from psycopg import Connection

from shop.clock import STORE_ZONE, store_day_bounds


def orders_today(db: Connection) -> int:
    """How many orders were placed since the store day began."""
    start, end = store_day_bounds(date.today())
    (count,) = db.execute(
        "SELECT count(*) FROM shop_order WHERE placed_at >= %s AND placed_at < %s", (start, end)
    ).fetchone()
    return count


def heading() -> str:
    """The day and hour of the store, for the head of the mail."""
    return datetime.now().astimezone(STORE_ZONE).strftime("%d.%m.%Y, %H Uhr")
