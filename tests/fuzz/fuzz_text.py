"""Any bytes as a file: they become text or a flaw, the same with either line end, and can be shown."""

from __future__ import annotations

from qa_memory_hooks.reading.text import decode
from qa_memory_hooks.report.visible import visible


def one_input(data: bytes) -> None:
    text, flaws = decode(data)
    assert text is not None or flaws
    for flaw in flaws:
        assert 1 <= flaw.line <= data.count(b"\n") + 1
        assert 1 <= flaw.column <= len(data) + 1
    if text is not None and not {0, ord("\r")} & set(data):  # with NUL the number of bytes decides about UTF-16
        assert decode(data.replace(b"\n", b"\r\n")) == (text, flaws)
    assert len(visible(data.decode("utf-8", "surrogateescape")).splitlines()) <= 1


SEEDS = [
    "\ufeff# 环境\r\n\u2028<<<<<<< a\n".encode(),
    "环境".encode("gbk"),
    "环境\n".encode("utf-16"),
    "a b\n".encode("utf-16-be"),
    "größer als".encode("latin-1"),
    b"version https://git-lfs.github.com/spec/v1\n",
    b"::error::##[x]\x1b[0m\xff",
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
