"""The application: routers only, no logic."""

from fastapi import FastAPI

from shop import export, orders, payments

app = FastAPI(title="shop")
app.include_router(orders.router)
app.include_router(payments.router)
app.include_router(export.router)
