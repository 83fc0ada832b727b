"""The order export for the accountants: UTF-8 with a mark, semicolons, no live formulas."""

import csv
import io
from collections.abc import Iterable
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Depends, Response
from psycopg import Connection

from shop.clock import store_day_bounds
from shop.db import transaction

router = APIRouter(prefix="/api/export", tags=["export"])
COLUMNS = ("order_id", "placed_at", "customer", "total", "currency")
FORMULA_START = ("=", "+", "-", "@", "\t", "\r")


def cell(value: object) -> str:
    """Text that a spreadsheet shows instead of computing. Numbers keep their sign."""
    text = str(value)
    if not isinstance(value, int) and text.startswith(FORMULA_START):
        return "'" + text
    return text


def to_csv(rows: Iterable[tuple[object, ...]]) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows([cell(value) for value in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")


@router.get("/orders.csv")
def orders(day: date, db: Annotated[Connection, Depends(transaction)]) -> Response:
    start, end = store_day_bounds(day)
    rows = db.execute(
        "SELECT id, placed_at, customer, total, currency FROM shop_order "
        "WHERE placed_at >= %s AND placed_at < %s ORDER BY placed_at, id",
        (start, end),
    )
    name = f'attachment; filename="orders-{day}.csv"'
    return Response(to_csv(rows), media_type="text/csv", headers={"Content-Disposition": name})
