"""Any text as JSON: it is refused with a place, or it is what the standard library reads."""

from __future__ import annotations

import json

from qa_memory_hooks.reading.json_text import JsonError, parse, positions


def one_input(data: bytes) -> None:
    text = data.decode("utf-8", "surrogateescape")
    error = None
    try:
        value = parse(text)
    except JsonError as raised:
        error = raised
    if error:
        assert 1 <= error.column <= len(text.split("\n")[error.line - 1]) + 1
    else:
        assert json.dumps(value) == json.dumps(json.loads(text))
        assert () in positions(text)


SEEDS = [
    b'{"a": [1, -2.5e+3, true, null, "\\u00e9\\ud83d\\ude00"], "b": {}}',
    b'{"a": 1, "a": 2}',
    b'[1, 2,]\n// x\n{"a": NaN, "b": 01}',
    b"[" * 70,
    b'"\\ud800"',
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
