"""Orders: placed once per idempotency key, whatever the client repeats."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, HTTPException, status
from psycopg import Connection
from psycopg.types.json import Jsonb
from pydantic import BaseModel, Field

from shop import stock
from shop.db import transaction

router = APIRouter(prefix="/api/orders", tags=["orders"])
Db = Annotated[Connection, Depends(transaction)]


class Item(BaseModel):
    sku: str = Field(pattern=r"^[A-Z0-9-]{3,20}$")
    quantity: int = Field(ge=1, le=99)


class NewOrder(BaseModel):
    cart_id: str
    cart_version: int
    items: list[Item] = Field(min_length=1)


class Order(BaseModel):
    id: str
    status: str
    total: int
    currency: str


@router.post("", status_code=status.HTTP_201_CREATED)
def place(
    order: NewOrder,
    db: Db,
    idempotency_key: Annotated[str, Header(min_length=8, max_length=64)],
) -> Order:
    """The same key within 24 hours gives the first order again; with another body it is a conflict.

    The key is written first: a second request with it waits here until the first has committed. A
    refused order rolls its key back. The worker removes keys older than 24 hours.
    """
    body = order.model_dump()
    first = db.execute(
        "INSERT INTO idempotency (key, body) VALUES (%s, %s) ON CONFLICT DO NOTHING",
        (idempotency_key, Jsonb(body)),
    )
    if first.rowcount == 0:
        order_id, first_body = db.execute(
            "SELECT order_id, body FROM idempotency WHERE key = %s", (idempotency_key,)
        ).fetchone()
        if first_body != body:
            raise HTTPException(status.HTTP_409_CONFLICT, "idempotency key used for another order")
        return load(db, order_id)
    check_version(db, order)
    try:
        for item in order.items:
            stock.reserve(db, order.cart_id, item.sku, item.quantity)
    except stock.SoldOut as sold_out:
        raise HTTPException(status.HTTP_409_CONFLICT, f"sold out: {sold_out}") from sold_out
    (order_id,) = db.execute("SELECT place_order(%s)", (order.cart_id,)).fetchone()
    db.execute("UPDATE idempotency SET order_id = %s WHERE key = %s", (order_id, idempotency_key))
    return load(db, order_id)


def check_version(db: Connection, order: NewOrder) -> None:
    row = db.execute("SELECT version FROM cart WHERE id = %s FOR UPDATE", (order.cart_id,)).fetchone()
    if row is None:
        raise HTTPException(status.HTTP_404_NOT_FOUND, "no such cart")
    if row[0] != order.cart_version:
        raise HTTPException(status.HTTP_409_CONFLICT, "cart was changed meanwhile")


@router.get("/{order_id}")
def show(order_id: str, db: Db) -> Order:
    return load(db, order_id)


def load(db: Connection, order_id: str) -> Order:
    row = db.execute(
        "SELECT id, status, total, currency FROM shop_order WHERE id = %s", (order_id,)
    ).fetchone()
    if row is None:
        raise HTTPException(status.HTTP_404_NOT_FOUND, "no such order")
    return Order(id=row[0], status=row[1], total=row[2], currency=row[3])
