"""Stock reservation: a cart in checkout holds its items for a while."""

from datetime import timedelta

from psycopg import Connection

HOLD = timedelta(minutes=15)
SWEEP_EVERY = timedelta(seconds=60)


class SoldOut(Exception):
    """Fewer items are available than were asked for."""


def reserve(db: Connection, cart_id: str, sku: str, quantity: int) -> None:
    """Takes the items in one statement, so that two carts cannot both get the last one."""
    taken = db.execute(
        "UPDATE stock SET available = available - %(n)s WHERE sku = %(sku)s AND available >= %(n)s",
        {"n": quantity, "sku": sku},
    )
    if taken.rowcount == 0:
        raise SoldOut(sku)
    db.execute(
        "INSERT INTO reservation (cart_id, sku, quantity, expires_at) VALUES (%s, %s, %s, now() + %s)",
        (cart_id, sku, quantity, HOLD),
    )


def sweep(db: Connection) -> int:
    """Gives expired reservations back; started every SWEEP_EVERY by the worker."""
    expired = db.execute(
        "DELETE FROM reservation WHERE expires_at <= now() RETURNING sku, quantity"
    ).fetchall()
    for sku, quantity in expired:
        db.execute("UPDATE stock SET available = available + %s WHERE sku = %s", (quantity, sku))
    return len(expired)
