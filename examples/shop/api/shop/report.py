"""`python -m shop.report`: what was sold today, a line for each currency."""

from datetime import date

from psycopg import Connection

from shop.clock import store_day_bounds
from shop.db import pool


def sold(db: Connection, day: date) -> list[tuple[str, int, int]]:
    """Currency, number and total of the orders of a day; a refund belongs to the day on which it was made."""
    return db.execute(
        "SELECT currency, count(*), sum(total) FROM shop_order "
        "WHERE placed_at >= %s AND placed_at < %s GROUP BY currency ORDER BY currency",
        store_day_bounds(day),
    ).fetchall()


if __name__ == "__main__":
    with pool().connection() as connection:
        for row in sold(connection, date.today()):
            print(*row, sep=";")
