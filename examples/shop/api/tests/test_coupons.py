import pytest
from shop.coupons import Line, payable, percent_discount


@pytest.mark.parametrize(
    ("prices", "percent", "discounts"),
    [
        ([999], 10, [100]),
        ([333, 333, 333], 10, [34, 33, 33]),
        ([5, 5], 10, [1, 0]),
        ([], 10, []),
    ],
)
def test_discount_is_rounded_once_for_the_cart(prices, percent, discounts):
    lines = [Line(f"SKU-{i}", price, 1) for i, price in enumerate(prices)]
    assert percent_discount(lines, percent) == discounts


def test_goods_never_cost_less_than_nothing():
    assert payable([Line("SKU-1", 500, 1)], [700], shipping=490) == 490
