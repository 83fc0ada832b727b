"""The one place that writes records: an event at the end of a log, and the manifest."""

from __future__ import annotations

import json
import os
import re

from ..atomic import replace_bytes
from ..change import Fault
from ..reading.json_text import JSON
from ..report.visible import inert, visible
from ..writing import Refused
from . import log, manifest
from .bundle import Bundle
from .vocabulary import LOG, LOG_LIMIT, MANIFEST, USER

_RENEW = "qa-memory records manifest"


def mark(bundle: Bundle, top: str, scratch: str, type_: str, build: int, target: str | None, note: str | None) -> None:
    """Append an event of origin `user` to a log and renew the hash of the log in the manifest.

    `top` is the folder that paths are relative to, `scratch` that of `writing`. Raises `Refused` where
    `qa-check-outcomes` would.
    """
    place = bundle.place
    if bundle.data(LOG) is None or bundle.data(MANIFEST) is None:  # missing, a link, too large
        raise Refused(f"{place.id} has no {LOG} or no {MANIFEST} to write to", "`qa-check-records` says what is wrong")
    old = _on_disk(top, bundle.path(LOG))
    stored = bundle.snapshot.stored(bundle.files[LOG], old)
    said = bundle.manifest.hashes.get(LOG)
    if said != manifest.digest(stored):
        raise Refused(
            f"log and manifest of {place.id} do not agree: a `mark` was cut short, or the log was edited",
            f"look at the end of the log, then `{_RENEW} {place.id}`",
        )
    event: dict[str, JSON] = {"id": _new_id(bundle), "buildOrdinal": build, "origin": USER, "type": type_}
    if target is not None:
        event["target"] = _target(bundle, target)
    if note:
        event["note"] = note
    end = b"\r\n" if old.endswith(b"\r\n") else b"\n"
    line = inert(json.dumps(event, ensure_ascii=False, separators=(",", ":"))).encode("utf-8", "surrogatepass")
    if old and not old.endswith(b"\n"):
        raise Refused(f"the last line of the log of {place.id} does not end", "`qa-check-outcomes` says where")
    new = old + line + end
    text = bundle.snapshot.stored(bundle.files[LOG], new)
    known = stored.count(b"\n")
    read = log.read(text.replace(b"\r\n", b"\n").decode("utf-8", "replace"), bundle.record.kind, bundle.record.created)
    wrong = [problem.message for problem in read.problems if problem.line > known]
    if wrong or len(text) > LOG_LIMIT:
        raise Refused(wrong[0] if wrong else f"the log of {place.id} would be larger than is read")
    listed = _on_disk(top, bundle.path(MANIFEST))
    renewed = re.sub(
        rb'("evidence/outcomes\.jsonl"\s*:\s*"(?:sha256:)?)[0-9a-fA-F]{64}"',
        lambda found: found[1] + manifest.digest(text).encode() + b'"',
        listed,
    )
    if manifest.read(renewed.decode("utf-8", "replace")).hashes.get(LOG) != manifest.digest(text):
        raise Refused(f"the hash of the log in the manifest of {place.id} cannot be renewed", f"`{_RENEW} {place.id}`")
    # In this order: if it ends in between, the event is there and the manifest says that it is not its log.
    replace_bytes(os.path.join(top, bundle.path(LOG)), new, scratch)
    replace_bytes(os.path.join(top, bundle.path(MANIFEST)), renewed, scratch)


def renew(bundle: Bundle, top: str, scratch: str) -> list[str]:
    """Write the manifest of a bundle anew from its files; returns what changed in it, empty if nothing did."""
    bundle.read(bundle.files)
    hashes = {}
    for name in manifest.listed(bundle.files):
        data = bundle.data(name)
        if data is None or not name.isprintable():
            raise Refused(f"{visible(bundle.path(name))} is no regular file, too large, or has no name to be listed by")
        hashes[name] = manifest.digest(data)
    before = bundle.manifest
    if before.hashes == hashes and not before.problems:
        return []
    replace_bytes(
        os.path.join(top, bundle.path(MANIFEST)),
        manifest.render(hashes, bundle.text(MANIFEST)).encode("utf-8"),
        scratch,
    )
    changes = [f"{name}: {'changed' if name in before.hashes else 'added'}" for name in hashes
               if before.hashes.get(name) != hashes[name]]  # fmt: skip
    gone = [f"{name}: removed" for name in before.hashes if name not in hashes]
    return [*changes, *gone] or ["written anew"]


def _on_disk(top: str, path: str) -> bytes:
    try:
        with open(os.path.join(top, path), "rb") as stream:
            return stream.read()
    except OSError as error:
        raise Fault(f"cannot read {visible(path)}: {error.strerror}") from None


def _new_id(bundle: Bundle) -> str:
    """An id that no event of any branch has."""
    used = {event.fields.get("id") for event in bundle.log.events}
    while True:
        found = f"e-{os.urandom(5).hex()}"
        if found not in used:
            return found


def _target(bundle: Bundle, target: str) -> str:
    """The id of the event that is meant: by its id, or by its line in the log.

    A line number is not written: in a merge another event may come to stand on that line.
    """
    named = [event for event in bundle.log.events if event.fields.get("id") == target]
    if not named and target.isascii() and target.isdigit():
        named = [event for event in bundle.log.events if event.line == int(target)]
    if not named:
        raise Refused(f"no event of {bundle.place.id} has the id {target!r}, or stands on that line")
    found = named[0].fields.get("id")
    if not isinstance(found, str) or not found:
        raise Refused(
            f"the event on line {named[0].line} has no id to name it by",
            f"a line number would name another event after a merge; add the line by hand: "
            f'"target": {named[0].line}, then `{_RENEW} {bundle.place.id}`',
        )
    return found
