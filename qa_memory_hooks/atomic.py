"""Writing a file as a whole: whoever looks sees the old one or the new one."""

from __future__ import annotations

import codecs
import os
import tempfile

from .change import Fault

LEFT_OVER = ".qa-memory-"
"""How the names of files begin that an interrupted call leaves."""


def replace(path: str, text: str) -> None:
    """Write text over a file; its mode, its byte-order mark and its line ends (LF or CRLF) stay.

    The new file is made beside the old one and put in its place; what is left of an interrupted call is a
    file whose name starts with a dot and ends in `.tmp`, and nothing else.
    """
    mode, old = 0o644, b""
    try:
        with open(path, "rb") as stream:
            old = stream.read()
        mode = os.stat(path).st_mode & 0o777
    except FileNotFoundError:
        pass
    _put(path, encoded(text, old), mode, os.path.dirname(path) or ".")


def encoded(text: str, old: bytes) -> bytes:
    """The bytes of a text with the byte-order mark and the line ends (LF or CRLF) of an older file."""
    mark = codecs.BOM_UTF8 if old.startswith(codecs.BOM_UTF8) else b""
    return mark + (text.replace("\n", "\r\n") if b"\r\n" in old else text).encode("utf-8")


def replace_bytes(path: str, data: bytes, scratch: str) -> None:
    """The same for bytes, as they are. The new file is made in the folder `scratch` if that is on the same device."""
    try:
        mode = os.stat(path).st_mode & 0o777
    except FileNotFoundError:
        mode = 0o644
    beside = os.path.dirname(path) or "."
    _put(path, data, mode, scratch if os.stat(scratch).st_dev == os.stat(beside).st_dev else beside)


def _put(path: str, data: bytes, mode: int, scratch: str) -> None:
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(prefix=LEFT_OVER, suffix=".tmp", dir=scratch)
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(temporary, mode)
        os.replace(temporary, path)
    except BaseException as error:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)
        if isinstance(error, OSError):
            raise Fault(f"cannot write {path}: {error.strerror}") from None
        raise
