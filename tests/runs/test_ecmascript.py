"""JSON as an ECMAScript program writes it. The expected texts are what `JSON.stringify` gave in Node 20."""

from __future__ import annotations

import json
import math
import random
import shutil
import struct
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qa_memory_hooks.runs.ecmascript import compact, number, string, whole_characters

NUMBERS = [
    # (literal in the file, what is written)
    ("0", "0"), ("-0", "0"), ("0.0", "0"), ("-0.0", "0"), ("0e10", "0"), ("1e-400", "0"), ("-1e-400", "0"),
    ("1", "1"), ("-1", "-1"), ("1.0", "1"), ("10", "10"), ("100.00", "100"), ("1e2", "100"), ("1E2", "100"),
    ("12.5", "12.5"), ("-12.50", "-12.5"), ("0.5", "0.5"), ("0.1", "0.1"), ("0.10", "0.1"), ("1e-1", "0.1"),
    ("0.30000000000000004", "0.30000000000000004"), ("0.1000000000000000055511151231257827", "0.1"),
    ("3.141592653589793", "3.141592653589793"), ("123.456", "123.456"), ("1234.5678e-2", "12.345678"),
    ("0.001", "0.001"), ("0.0001", "0.0001"), ("0.00001", "0.00001"), ("0.000001", "0.000001"),
    ("0.0000012", "0.0000012"), ("0.00000123", "0.00000123"), ("0.0000001", "1e-7"), ("1e-7", "1e-7"),
    ("0.00000012", "1.2e-7"), ("1.5e-7", "1.5e-7"), ("1.5e-10", "1.5e-10"), ("-2.5e-9", "-2.5e-9"),
    ("1e-10", "1e-10"), ("1e-100", "1e-100"), ("9.999e-7", "9.999e-7"), ("1e-6", "0.000001"),
    ("1e15", "1000000000000000"), ("1e16", "10000000000000000"), ("1e17", "100000000000000000"),
    ("1e20", "100000000000000000000"), ("123456789012345680000", "123456789012345680000"),
    ("999999999999999900000", "999999999999999900000"), ("1e21", "1e+21"), ("1000000000000000000000", "1e+21"),
    ("1.2e21", "1.2e+21"), ("12e20", "1.2e+21"), ("1.5e300", "1.5e+300"), ("-1e21", "-1e+21"),
    ("9007199254740991", "9007199254740991"), ("9007199254740992", "9007199254740992"),
    ("9007199254740993", "9007199254740992"), ("9007199254740995", "9007199254740996"),
    ("12345678901234567890", "12345678901234567000"), ("-9007199254740993", "-9007199254740992"),
    ("100000000000000000000000", "1e+23"), ("1e23", "1e+23"), ("18446744073709551616", "18446744073709552000"),
    ("4.35", "4.35"), ("2.2250738585072014e-308", "2.2250738585072014e-308"), ("5e-324", "5e-324"),
    ("4.9406564584124654e-324", "5e-324"), ("1.7976931348623157e308", "1.7976931348623157e+308"),
    ("1.7976931348623157e+308", "1.7976931348623157e+308"), ("0.000001234567890123456789", "0.0000012345678901234567"),
    ("4294967296", "4294967296"), ("1e5", "100000"), ("-1.50e-0", "-1.5"), ("1234567.125", "1234567.125"),
]  # fmt: skip


@pytest.mark.parametrize(("literal", "written"), NUMBERS)
def test_a_number(literal: str, written: str) -> None:
    assert number(json.loads(literal)) == written


@pytest.mark.parametrize("value", [10**400, -(10**309), math.inf, -math.inf, math.nan])
def test_what_is_no_finite_double_is_null(value: float) -> None:
    assert number(value) == "null"


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_number_is_read_back(value: float) -> None:
    assert float(number(value)) == value


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", '""'),
        ('a"b\\c/', '"a\\"b\\\\c/"'),
        ("\b\t\n\f\r\0\x1f\x7f", '"\\b\\t\\n\\f\\r\\u0000\\u001f\x7f"'),
        ("é “x” € 漢\u2028\u2029\ufeff", '"é “x” € 漢\u2028\u2029\ufeff"'),
        ("\U0001f600", '"\U0001f600"'),
        ("\ud83d", '"\\ud83d"'),
        ("a\udc00\ud800b", '"a\\udc00\\ud800b"'),
    ],
)
def test_a_text(text: str, written: str) -> None:
    assert string(text) == written


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ([], "[]"),
        ({}, "{}"),
        ([None, True, False, 1.0, "x"], '[null,true,false,1,"x"]'),
        ({"b": 1, "a": {"d": [], "c": {}}}, '{"a":{"c":{},"d":[]},"b":1}'),
        ({"9": 1, "10": 2, "!": 3, "a": 4}, '{"!":3,"10":2,"9":1,"a":4}'),  # texts, not array indexes
        ({"\uffff": 1, "\U0001f600": 2}, '{"\U0001f600":2,"\uffff":1}'),  # by code unit: D83D is before FFFF
        ({"\ue000": 1, "\ud83d": 2, "z": 3}, '{"z":3,"\\ud83d":2,"\ue000":1}'),
        ({"": 0, "Z": 1, "_": 2, "a": 3, "é": 4, "__proto__": 5}, '{"":0,"Z":1,"_":2,"__proto__":5,"a":3,"é":4}'),
        ({"aa": 1, "a": 2, "a!": 3}, '{"a":2,"a!":3,"aa":1}'),
    ],
)
def test_compact(value: object, written: str) -> None:
    assert compact(value) == written  # type: ignore[arg-type]


def test_half_a_pair_is_hashed_as_the_replacement_character() -> None:
    assert whole_characters("a\ud83db\U0001f600") == "a\ufffdb\U0001f600".encode()


@pytest.mark.skipif(not shutil.which("node"), reason="there is no Node here")
def test_numbers_are_what_node_writes() -> None:
    chance = random.Random(7)
    doubles = [struct.unpack(">d", chance.randbytes(8))[0] for _ in range(5000)]
    doubles += [chance.uniform(-1, 1) * 10.0 ** chance.randint(-12, 25) for _ in range(5000)]
    values = [one for one in doubles if math.isfinite(one)]
    values += [chance.randint(-(10**30), 10**30) for _ in range(1000)]
    program = 'const a = JSON.parse(require("fs").readFileSync(0, "utf8")); console.log(a.map(x => `${x}`).join("\\n"))'
    done = subprocess.run(["node", "-e", program], input=json.dumps(values).encode(), capture_output=True, check=True)
    assert list(map(number, values)) == done.stdout.decode().split()
