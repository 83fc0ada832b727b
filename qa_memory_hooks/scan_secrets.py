"""No credential enters the knowledge."""

from __future__ import annotations

from collections.abc import Iterator

from .change import Change
from .governed import KNOWLEDGE, MAYBE_RECORDS
from .hook import hook
from .patterns import lookup
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Rule
from .report.sample import added
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .credentials import Hit
    from .scanned import Unit

_REVOKE = (
    "Revoke it first: whoever can read the repository can use it, and history keeps it. Then write `<token>` or the "
    "name of the variable that holds it."
)
CREDENTIAL = Rule(
    "QA601",
    "credential",
    "fail",
    "a credential of a known form, wherever it stands",
    reason="Knowledge is read by every session and copied into logs and prompts; a key in it is a key given away.",
    way_out=_REVOKE,
    bad=added("key of the proxy", handling="set `AWS_ACCESS_KEY_ID=" + "AKIA" + "Q7ZT4MNBX2LPV6RD` first."),
    good=added("key of the proxy", handling="set `AWS_ACCESS_KEY_ID=<key>` first, it is in the vault."),
    stricter=True,
)
PASSWORD_LIKE = Rule(
    "QA602",
    "password-like",
    "warn",
    "a password or secret assignment, a bearer value, a URL with credentials",
    reason="A password has no form of its own; what is assigned to one is one more often than not.",
    way_out=_REVOKE + " If it is none, a person confirms it: `qa-memory ack`.",
    bad=added("login of staging", handling="log in with `password=" + "9xTulip#Harbor73` first."),
    good=added("login of staging", handling="log in with `password=${STAGING_PASSWORD}` first."),
    stricter=True,
)
HIGH_ENTROPY_STRING = Rule(
    "QA603",
    "high-entropy-string",
    "warn",
    "a long random-looking string that is no hash, UUID or path",
    reason="Tokens of many services have no form that could be known beforehand; what they have is chance.",
    way_out="If it opens anything, revoke it and take it out. If it is data, a person confirms it: `qa-memory ack`.",
    bad=added("session of the stub", handling="send `x-stub: " + "qR7vZk2mWp9XbT4LsHd8Nc3JyGf6Ea1u` with it."),
    good=added("session of the stub", handling="send `x-build: 3f1c9a7be4d05162738495a6b7c8d9e0f1a2b3c4` with it."),
    stricter=True,
)
SECRET_RULES = (CREDENTIAL, PASSWORD_LIKE, HIGH_ENTROPY_STRING)
RULES = (*reading_rules.RULES, *SECRET_RULES)
_BY_KIND = {"credential": CREDENTIAL, "password-like": PASSWORD_LIKE, "high-entropy": HIGH_ENTROPY_STRING}


def check(change: Change) -> Iterator[Finding]:
    """Look for credentials in every text of the stores that this change wrote."""
    if not (change.touches(KNOWLEDGE) or change.touches(MAYBE_RECORDS) or lookup.places(change)):
        return
    from . import credentials, scanned

    yield from scanned.unread(change)
    for unit in scanned.units(change):
        hits = credentials.find(unit.text)
        if hits:
            yield from _told(unit, hits)


def _told(unit: Unit, hits: list[Hit]) -> Iterator[Finding]:
    """One finding for each rule and block, as one answer is asked for."""
    from . import credentials, scanned

    places = scanned.Places(unit)
    groups: dict[tuple[str, str], list[Hit]] = {}
    for hit in hits:
        groups.setdefault((hit.kind, places.block(hit.start, hit.end)), []).append(hit)
    for (kind, block), group in groups.items():
        first = group[0]
        more = f", and {len(group) - 1} more in this block" if len(group) > 1 else ""
        yield Finding(
            _BY_KIND[kind],  # QA601, QA602, QA603
            unit.path,
            f"{first.form}: `{credentials.shortened(unit.text[first.start : first.end])}`{more}",
            *places.place(first.start),
            subject=unit.subject,
            block=block,
            store=unit.store,
        )


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
