"""Gift cards: a means of payment that is used first and filled up first."""

from psycopg import Connection


def pay(db: Connection, card_id: str, amount: int) -> int:
    """Takes what the card holds, up to the amount, and returns it; the rest is paid otherwise."""
    (balance,) = db.execute("SELECT balance FROM gift_card WHERE id = %s", (card_id,)).fetchone()
    taken = min(balance, amount)
    db.execute("UPDATE gift_card SET balance = balance - %s WHERE id = %s", (taken, card_id))
    return taken


def refund(db: Connection, card_id: str, amount: int) -> None:
    db.execute("UPDATE gift_card SET balance = balance + %s WHERE id = %s", (amount, card_id))
