"""Coupons that a buyer draws: so many in all, and one a day of the store."""

from psycopg import Connection

from shop.clock import now, store_day, store_day_bounds


class NoneLeft(Exception):
    """All coupons of the campaign are drawn."""


class DrawnToday(Exception):
    """The buyer has one of this day already."""


def draw(db: Connection, buyer: str, campaign: str) -> None:
    """Lowers the number first: its row stays locked until the end, so two clicks cannot both count none."""
    drawn = db.execute("UPDATE campaign SET coupons = coupons - 1 WHERE id = %s AND coupons > 0", (campaign,))
    if drawn.rowcount == 0:
        raise NoneLeft(campaign)
    start, end = store_day_bounds(store_day(now()))
    (today,) = db.execute(
        "SELECT count(*) FROM coupon WHERE buyer = %s AND campaign = %s AND drawn_at >= %s AND drawn_at < %s",
        (buyer, campaign, start, end),
    ).fetchone()
    if today:
        raise DrawnToday(campaign)
    db.execute("INSERT INTO coupon (buyer, campaign, drawn_at) VALUES (%s, %s, now())", (buyer, campaign))
