"""`python -m shop.worker`: gives stock back and forgets old idempotency keys."""

from datetime import timedelta
from time import sleep

from psycopg import Connection

from shop import stock
from shop.db import pool

KEYS_LIVE = timedelta(hours=24)


def forget_keys(db: Connection) -> int:
    return db.execute("DELETE FROM idempotency WHERE created_at < now() - %s", (KEYS_LIVE,)).rowcount


if __name__ == "__main__":
    while True:
        with pool().connection() as connection:
            stock.sweep(connection)
            forget_keys(connection)
        sleep(stock.SWEEP_EVERY.total_seconds())
