"""Guest orders that a new account takes over, once its address is confirmed."""

from datetime import UTC, datetime, timedelta

from psycopg import Connection

CLAIMABLE = timedelta(days=30)


def claim(db: Connection, account_id: str, address: str) -> int:
    """Gives the account the guest orders of its address and returns how many; those of other accounts stay there."""
    oldest = datetime.now(UTC) - CLAIMABLE
    claimed = db.execute(
        "UPDATE shop_order SET account_id = %s WHERE customer = %s AND account_id IS NULL AND placed_at >= %s",
        (account_id, address, oldest),
    )
    return claimed.rowcount
