"""Database access: one pool a process, one transaction a request."""

import os
from collections.abc import Iterator
from functools import cache

from psycopg import Connection
from psycopg_pool import ConnectionPool


@cache
def pool() -> ConnectionPool:
    return ConnectionPool(os.environ["DATABASE_URL"], min_size=1, max_size=8, open=True)


def transaction() -> Iterator[Connection]:
    """FastAPI dependency; commits at the end of the request, rolls back on an exception."""
    with pool().connection() as connection:
        yield connection
