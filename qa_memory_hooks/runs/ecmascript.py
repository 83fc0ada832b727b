"""JSON as an ECMAScript program writes it: what the plugin hashes is such a text, so each byte of it counts."""

from __future__ import annotations

import json

from ..lazy import expression
from ..reading.json_text import JSON

_HALF = expression("[\ud800-\udfff]")
_LONGEST = 21
"""So many digits may stand before the point; a number with more is written with an exponent (ECMA-262, 6.1.6.1.20)."""
_FARTHEST = -6
"""And so many zeros, at most, right behind the point."""


def compact(value: JSON) -> str:
    """`value` without blanks, the keys of each object sorted by UTF-16 code unit.

    An object of ECMAScript lists keys that look like array indexes first and in numeric order, whatever was sorted
    before. The plugin joins the text of each object from its sorted keys and makes no object of them: so "10" stands
    before "9", and "!" before both, as in any sorted list of texts. `value` must not be nested deeper than `parse`
    lets through.
    """
    if isinstance(value, dict):
        members = (f"{string(key)}:{compact(value[key])}" for key in sorted(value, key=_code_units))
        return f"{{{','.join(members)}}}"
    if isinstance(value, list):
        return f"[{','.join(map(compact, value))}]"
    if isinstance(value, str):
        return string(value)
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return number(value)


def string(text: str) -> str:
    r"""The literal of a text (QuoteJSONString): what is escaped is `"`, `\`, control characters and half surrogates."""
    return _HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", json.dumps(text, ensure_ascii=False))


def number(value: float) -> str:
    """The literal of a number (Number::toString): an integer beyond 2^53 is rounded as `JSON.parse` rounds it.

    What is beyond the range of a double is infinite there, and written as `null`.
    """
    try:
        double = float(value)
    except OverflowError:
        return "null"
    if double - double != 0:  # infinite, or no number
        return "null"
    sign = "-" if double < 0 else ""
    # Python finds the same digits: the fewest that are read back as this number. Only where the point goes differs.
    mantissa, _, power = repr(abs(double)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    point = len(whole) + int(power or 0) - (len(whole + fraction) - len(digits))
    digits = digits.rstrip("0")
    if not digits:
        return "0"
    if 0 < point <= _LONGEST:
        behind = digits[point:]
        return sign + digits[:point].ljust(point, "0") + (f".{behind}" if behind else "")
    if _FARTHEST < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    behind = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{behind}e{point - 1:+d}"


def whole_characters(text: str) -> bytes:
    """The bytes that a text is hashed as: UTF-8, with U+FFFD for half a surrogate pair."""
    return _HALF.sub("\ufffd", text).encode()


def _code_units(text: str) -> bytes:
    return text.encode("utf-16-be", "surrogatepass")
