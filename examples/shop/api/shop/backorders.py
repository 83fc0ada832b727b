"""Orders that wait for a delivery."""

from psycopg import Connection


def is_covered(db: Connection, sku: str, quantity: int) -> bool:
    """Whether the stock is enough for an order that waits."""
    row = db.execute("SELECT available FROM stock WHERE sku = %s", (sku,)).fetchone()
    return row is not None and row[0] >= quantity


def waiting(db: Connection) -> list[tuple[str, str, int]]:
    """Order, product and quantity of what waits, oldest first."""
    rows = db.execute("SELECT order_id, sku, quantity FROM backorder ORDER BY placed_at, order_id")
    return rows.fetchall()


def withdraw(db: Connection, order_id: str) -> None:
    """The buyer does not want to wait any longer."""
    db.execute("DELETE FROM backorder WHERE order_id = %s", (order_id,))


def oldest(db: Connection, sku: str) -> str | None:
    """The order that is served first, if anyone waits for a product."""
    row = db.execute(
        "SELECT order_id FROM backorder WHERE sku = %s ORDER BY placed_at, order_id LIMIT 1", (sku,)
    ).fetchone()
    return row[0] if row else None


def serve(db: Connection, order_id: str, sku: str, quantity: int) -> bool:
    """Gives an order what it waits for, if there is enough of it."""
    row = db.execute(
        "SELECT available FROM stock WHERE sku = %s FOR UPDATE", (sku,)
    ).fetchone()
    if row is None or row[0] < quantity:
        return False
    db.execute("UPDATE stock SET available = available - %s WHERE sku = %s", (quantity, sku))
    withdraw(db, order_id)
    return True
