"""Valid entries for tests, and everything that differs from them by name."""

from __future__ import annotations

from qa_memory_hooks.knowledge.vocabulary import BY_NAME

BODIES = {
    "env": "**Symptom**: the nightly job stops at start.\n\n**Handling**: export SHOP_REGION before the run.",
    "flaky": "**Symptom**: the cart test times out.\n\n**Root cause**: the handshake takes up to 8 s.\n\n**Handling**: "
    "noise if 3 local reruns pass and the gateway shows no alert; otherwise a real failure. Retry at most 2 times.",
    "defect": "**Symptom**: the total is negative.\n\n**Root cause**: no lower bound.\n\n**Handling**: clamp at zero.",
    "contract": "**Contract**: POST /login returns a session field.\n\n**Changes**: v2 dropped the refresh field.",
    "domain": "**Rule**: a coupon and points exclude each other.\n\n**Basis**: product requirement 4.2.",
    "workflow": "**Scenario**: the login expired.\n\n**Steps**: catch 401, log in, replay.\n\n**Notes**: none so far.",
}


def entry(
    title: str, kind: str = "env", *, date: str = "2026-09-05", body: str | None = None, **meta: str | None
) -> str:
    """A valid entry; `meta` replaces values (None removes a key, `_` stands for `-`)."""
    values: dict[str, str | None] = {
        "type": kind,
        "status": "active",
        "created": date,
        "updated": date,
        "source": "e2e-run@2026-09-05",
        "confidence": "tentative",
        "summary": f"about {title}"[:60],
        "keywords": "[checkout, gateway, timeout]",
        "related": "[]",
        "verified": date,
        "evidence": '"PR-101"',
    }
    values.update({key.replace("_", "-"): value for key, value in meta.items()})
    block = "".join(f"{key}: {value}\n" for key, value in values.items() if value is not None)
    return f"## {date} {title}\n\n```yaml\n{block}```\n\n{BODIES[kind] if body is None else body}\n"


def topic(*entries: str, kind: str = "env", archive: tuple[str, ...] = ()) -> str:
    """A topic file."""
    parts = [f"# {kind}\n", *entries]
    if archive:
        parts.append("## Archive\n\n" + "\n".join(archive) + "\n")
    return "\n".join(parts)


def path(kind: str, root: str = ".qa") -> str:
    """The path of a topic file."""
    return f"{root}/{BY_NAME[kind].file}"
