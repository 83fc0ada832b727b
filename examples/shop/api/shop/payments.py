"""The payment webhook of the gateway (v3): signed, possibly repeated, possibly out of order."""

import hashlib
import hmac
import json
import os
from typing import Annotated

from fastapi import APIRouter, Depends, Header, HTTPException, Request, status
from psycopg import Connection

from shop.clock import now
from shop.db import transaction

router = APIRouter(prefix="/api/payments", tags=["payments"])
TOLERANCE_SECONDS = 300
RANK = {"pending": 0, "authorised": 1, "paid": 2, "refunded": 3}


def signature_is_valid(header: str, body: bytes, secret: bytes, unix_time: float) -> bool:
    """`t=<unix time>,v1=<hex>`, where the hex is the HMAC-SHA256 of `<t>.<body>`."""
    parts = dict(part.split("=", 1) for part in header.split(",") if "=" in part)
    sent_at = parts.get("t", "")
    if not sent_at.isdecimal() or abs(unix_time - int(sent_at)) > TOLERANCE_SECONDS:
        return False
    wanted = hmac.new(secret, sent_at.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(wanted.encode(), parts.get("v1", "").encode())


@router.post("/webhook", status_code=status.HTTP_204_NO_CONTENT)
async def webhook(
    request: Request,
    paygate_signature: Annotated[str, Header()],
    db: Annotated[Connection, Depends(transaction)],
) -> None:
    body = await request.body()
    secret = os.environ["PAYGATE_WEBHOOK_SECRET"].encode()
    if not signature_is_valid(paygate_signature, body, secret, now().timestamp()):
        raise HTTPException(status.HTTP_401_UNAUTHORIZED, "bad signature")
    event = json.loads(body)
    if event["status"] not in RANK:
        raise HTTPException(status.HTTP_422_UNPROCESSABLE_ENTITY, "unknown payment status")
    first = db.execute("INSERT INTO payment_event (id) VALUES (%s) ON CONFLICT DO NOTHING", (event["id"],))
    if first.rowcount:
        db.execute(
            "UPDATE shop_order SET status = %(status)s, status_rank = %(rank)s "
            "WHERE id = %(order)s AND status_rank < %(rank)s",
            {"status": event["status"], "rank": RANK[event["status"]], "order": event["order_id"]},
        )
