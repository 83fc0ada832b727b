"""Bytes become text in one way, or there is a flaw that says why not and where."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.change.snapshot import EXECUTABLE, LINK, OTHER, SUBMODULE, UNMERGED, Edited, File
from qa_memory_hooks.reading.text import Document, decode, read

CHINESE = "# 环境与配置\n\n## 2026-09-05 中文标题\n"
GERMAN = "# Titel\n\nDie Größe der Straße ist für Übungen maßgeblich.\n"


def flaws(data: bytes) -> list[tuple[str, int, int]]:
    return [(flaw.rule.code, flaw.line, flaw.column) for flaw in decode(data)[1]]


@pytest.mark.parametrize("text", ["", "a", "a\nb\n", CHINESE, "😀\ta\n\n\n", "a\ufeff"])
def test_text(text: str) -> None:
    for data in (text.encode(), text.replace("\n", "\r\n").encode(), codecs.BOM_UTF8 + text.encode()):
        assert decode(data) == (text, [])


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("a\0b", [(1, 2)]),
        ("a\n\x0b\x0c\n\x1c\n中\x85", [(2, 1), (3, 1), (4, 2)]),
        ("a\u2028b\n\u2029", [(1, 2), (2, 1)]),
        ("a\rb\r\nc", [(1, 2)]),
        ("a\r\r\nb", [(1, 2)]),
        ("\x7f\n\x9f", [(1, 1), (2, 1)]),
    ],
)
def test_control_characters(text: str, places: list[tuple[int, int]]) -> None:
    found, told = decode(text.encode())
    assert found == text.replace("\r\n", "\n")
    assert [(flaw.rule.code, flaw.line, flaw.column) for flaw in told] == [("QA004", *place) for place in places]


def test_conflicts() -> None:
    text = "a\n<<<<<<< HEAD\nb\n||||||| base\nc\n=======\nd\n>>>>>>> side\n<<<<<<<\n"
    assert flaws(text.encode()) == [("QA005", line, 1) for line in (2, 4, 8, 9)]
    assert flaws(b"a <<<<<<< b\n<<<<<<<b\n<<<<<<<< b\n << \n=======\n") == []


@pytest.mark.parametrize(
    ("text", "encoding", "name"),
    [
        (CHINESE, "gbk", "GBK"),
        ("环境\n", "gbk", "GBK"),
        (GERMAN, "latin-1", "Latin-1"),
        ("réseau déjà vu, naïve façade\n", "latin-1", "Latin-1"),
        (CHINESE, "utf-16", "UTF-16"),
        (CHINESE, "utf-16-le", "UTF-16LE"),
        (CHINESE, "utf-16-be", "UTF-16BE"),
        ("# env\r\n", "utf-16", "UTF-16"),
        ("# env\r\n", "utf-16-le", "UTF-16LE"),
        ("# env\n", "utf-16-be", "UTF-16BE"),
        ("naïve façade\n", "utf-16-be", "UTF-16BE"),
        ("кириллица\n", "utf-16", "UTF-16"),
    ],
)
def test_encodings_are_named(text: str, encoding: str, name: str) -> None:
    found, (flaw,) = decode(text.encode(encoding))
    assert found is None
    assert (flaw.rule.code, flaw.message.rpartition(" ")[2]) == ("QA001", name)
    assert flaw.way_out
    cure = flaw.way_out.split("`")[1].split()
    assert cure == ["iconv", "-f", "ISO-8859-1" if name == "Latin-1" else name, "-t", "UTF-8", "OLD", ">", "NEW"]
    assert text.encode(encoding).decode(cure[2]).removeprefix("\ufeff") == text


@pytest.mark.parametrize(
    "data",
    [
        "кириллица".encode("cp1251"),
        "錯誤訊息".encode("big5"),
        "日本語".encode("shift_jis"),
        b"\xed\xa0\x80",
        b"\xe0\x80\xaf",
    ],
)
def test_another_encoding_is_not_guessed(data: bytes) -> None:
    assert decode(data)[0] is None
    (flaw,) = decode(data)[1]
    assert (flaw.rule.code, flaw.message, flaw.way_out) == ("QA001", f"not UTF-8 (byte 0x{data[0]:02x})", None)


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\x7fELF\x02\x01\x01" + b"\0" * 9 + b"\xff",
        b"\xff\xfe\0",  # half a character of UTF-16
        b"\xff\xfe\0\0",  # UTF-32, or a NUL
        b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01",
        b"\x01\x02\xff",
    ],
)
def test_binary_content(data: bytes) -> None:
    assert decode(data)[0] is None
    assert [flaw.rule.code for flaw in decode(data)[1]] == ["QA003"]


def test_a_pointer_is_not_the_file() -> None:
    data = b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    assert decode(data)[0] is None
    assert flaws(data) == [("QA003", 1, 1)]


@pytest.mark.parametrize("before", ["", "a", "中文\n", "a\r\n", "é\n\nab", "\n\n"])
@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
def test_where_it_is_no_utf_8(before: str, mark: bytes) -> None:
    lines = before.split("\n")
    assert flaws(mark + before.encode() + b"\xff plain text behind it\n") == [("QA001", len(lines), len(lines[-1]) + 1)]


@settings(deadline=None)
@given(st.binary())
@example(b"\xef\xbb\xbf\xff\xfe")
def test_any_bytes(data: bytes) -> None:
    text, told = decode(data)
    assert (text is None) <= bool(told)
    for flaw in told:
        assert 1 <= flaw.line <= data.count(b"\n") + 1
        assert 1 <= flaw.column <= len(data) + 1


@settings(deadline=None)
@given(st.text())
def test_line_ends_make_no_difference(text: str) -> None:
    text = text.replace("\r", "").replace("\0", "")  # with NUL the number of bytes decides about UTF-16
    plain = decode(text.encode())
    assert decode(text.replace("\n", "\r\n").encode()) == plain
    if not text.startswith("\ufeff") and plain[0] is not None:
        assert plain[0] == text


def document(mode: str, data: bytes = b"a\n", limit: int = 10) -> Document:
    snapshot = Edited({"x": data})
    snapshot.modes["x"] = mode
    return read(snapshot, File("x", mode, ""), limit)


@pytest.mark.parametrize(
    ("mode", "code"),
    [(LINK, "QA003"), (SUBMODULE, "QA003"), (OTHER, "QA003"), (UNMERGED, "QA005")],
)
def test_what_is_no_file_is_not_read(mode: str, code: str) -> None:
    found = document(mode)
    assert (found.text, [flaw.rule.code for flaw in found.flaws]) == (None, [code])


def test_files() -> None:
    assert document("100644") == (File("x", "100644", ""), "a\n", ())
    found = document(EXECUTABLE, b"a\0\n")
    assert (found.text, [flaw.rule.code for flaw in found.flaws]) == ("a\0\n", ["QA003", "QA004"])
    found = document("100644", b"a" * 11)
    assert (found.text, [flaw.rule.code for flaw in found.flaws]) == (None, ["QA013"])
