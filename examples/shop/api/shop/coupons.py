"""Discounts in minor units, rounded once and spread over the lines without loss."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    sku: str
    unit_price: int
    quantity: int

    @property
    def amount(self) -> int:
        return self.unit_price * self.quantity


def percent_discount(lines: list[Line], percent: int) -> list[int]:
    """The discount of each line. The sum is the discount of the whole cart, rounded half up once."""
    if not 0 <= percent <= 100:
        raise ValueError(f"percent out of range: {percent}")
    total = (sum(line.amount for line in lines) * percent + 50) // 100
    shares = [line.amount * percent // 100 for line in lines]
    by_remainder = sorted(range(len(lines)), key=lambda i: -(lines[i].amount * percent % 100))
    for i in by_remainder[: total - sum(shares)]:
        shares[i] += 1
    return shares


def payable(lines: list[Line], discounts: list[int], shipping: int) -> int:
    """What is to be paid; goods never cost less than nothing."""
    goods = sum(line.amount for line in lines) - sum(discounts)
    return max(goods, 0) + shipping
