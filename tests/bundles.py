"""Record bundles for tests: valid ones with right manifests, and whatever a test wants to be wrong in them."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

STORE = "agent-qa-knowledge/memory"
CART: dict[str, Any] = {"t": "page", "url": "/cart"}
LOG = "evidence/outcomes.jsonl"

Content = str | bytes | None


def identity(number: int | str = 1, kind: str = "fact", anchor: Mapping[str, Any] = CART) -> str:
    """The id of a record: its hash part is a number filled up with zeros."""
    words = re.findall("[a-z0-9]+", " ".join(str(value) for key, value in anchor.items() if key != "ordinal").lower())
    return f"{kind}-{'-'.join(words)}-{number:0>16}"


def event(row: str | Mapping[str, Any], origin: str = "agent-verified") -> str:
    """A line of a log, from `TYPE BUILD [ID [TARGET]]` or from the fields that differ from a plain confirmation."""
    fields: dict[str, Any] = {"buildOrdinal": 1, "origin": origin, "type": "confirmed"}
    if isinstance(row, str):
        kind, build, *more = row.split()
        fields |= {"type": kind, "buildOrdinal": int(build)} | dict(zip(("id", "target"), more, strict=False))
    else:
        fields |= row
    shown = {key: value for key, value in fields.items() if value is not None}
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n"


def log(events: Iterable[str | Mapping[str, Any]], origin: str = "agent-verified") -> str:
    """The text of a log."""
    return "".join(event(row, origin) for row in events)


def relation(row: str | Mapping[str, Any]) -> dict[str, Any]:
    """A relation, from `TYPE TARGET`, where `@2` is the default record with this number, or as it is."""
    if not isinstance(row, str):
        return dict(row)
    kind, target = row.split()
    return {"type": kind, "target": identity(target[1:]) if target.startswith("@") else target}


def bundle(
    number: int | str = 1,
    *,
    kind: str = "fact",
    product: str = "shop",
    anchor: Mapping[str, Any] = CART,
    ordinal: int = 1,
    origin: str = "agent-verified",
    scope: Mapping[str, Any] | None = None,
    subtype: str | None = None,
    summary: str | None = "The cart keeps what was put into it.",
    detail: str | None = "Seen on the page after a reload.",
    front: Mapping[str, Any] | None = None,
    lines: Iterable[str] = (),
    events: Iterable[str | Mapping[str, Any]] | None = None,
    relations: Iterable[str | Mapping[str, Any]] = (),
    files: Mapping[str, Content] | None = None,
    manifest: Mapping[str, str | None] | None = None,
    after: Mapping[str, Content] | None = None,
    store: str = STORE,
    id_: str | None = None,
) -> dict[str, str | bytes | None]:
    """The files of a bundle, by path.

    `front` overrides keys of the frontmatter (None removes one) and `lines` adds to it. `files` are part of the
    bundle that the manifest lists; `manifest` (None removes a path) and `after` spoil it afterwards.
    """
    own = id_ or identity(number, kind, anchor)
    keys: dict[str, Any] = {
        "schemaVersion": 2,
        "id": own,
        "kind": kind,
        "subtype": subtype or ("behavioral" if kind == "fact" else None),
        "anchors": [{"raw": dict(anchor), "normalized": dict(anchor)}],
        "scope": dict(scope or {"tier": "product", "key": product}),
        "createdAtOrdinal": ordinal,
        "originClass": origin,
        "evidenceIncomplete": False,
    } | dict(front or {})
    head = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in keys.items() if value is not None]
    text = "\n".join(["---", *head, *lines, "---", ""])
    for name, words in (("Summary", summary), ("Detail", detail)):
        text += "" if words is None else f"\n## {name}\n\n{words}\n"
    there: dict[str, Content] = {
        "record.md": text,
        LOG: log([f"confirmed {ordinal}"] if events is None else events, origin),
        "evidence/evidence.md": "Run 17 saw it at its second step.\n",
        "provenance.json": '{"run": "run-17", "step": "cart"}\n',
        "observations.jsonl": '{"step": 2, "seen": "three items"}\n',
        "relations.json": json.dumps([relation(row) for row in relations]) + "\n",
    }
    there |= files or {}
    data = {name: content.encode() if isinstance(content, str) else content for name, content in there.items()}
    hashes: dict[str, Any] = {
        name: hashlib.sha256(content).hexdigest() for name, content in data.items() if content is not None
    }
    hashes = {name: value for name, value in (hashes | dict(manifest or {})).items() if value is not None}
    data["manifest.json"] = (json.dumps({"algorithm": "sha256", "files": hashes}, indent=2) + "\n").encode()
    whole = {name: content for name, content in (data | dict(after or {})).items() if content is not None}
    return {f"{store}/{product}/bundles/{own}/{name}": content for name, content in whole.items()}


def folder(number: int | str = 1, product: str = "shop", **more: Any) -> str:
    """The folder of a default bundle."""
    return f"{STORE}/{product}/bundles/{identity(number, **more)}"
