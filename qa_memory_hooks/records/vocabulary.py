"""The words of the format: files, kinds, subtypes, anchors, tiers, events, relations."""

from __future__ import annotations

from ..change.snapshot import MiB

STORE = "agent-qa-knowledge/memory"
"""The standard place of a store; below it `<product>/bundles/<id>/`."""
BUNDLES = "bundles"

RECORD, MANIFEST, RELATIONS = "record.md", "manifest.json", "relations.json"
LOG, EVIDENCE, MEASUREMENTS = "evidence/outcomes.jsonl", "evidence/evidence.md", "evidence/measurements.json"
PROVENANCE, OBSERVATIONS, GATES, ARTIFACT_LIST = (
    "provenance.json", "observations.jsonl", "evidence/gates.jsonl", "artifacts.index.json",
)  # fmt: skip
REQUIRED = (RECORD, LOG, PROVENANCE, OBSERVATIONS, RELATIONS, MANIFEST, EVIDENCE)
OPTIONAL = (GATES, MEASUREMENTS, ARTIFACT_LIST)
ARTIFACTS = "artifacts/"
"""The folder that is never committed."""
LOG_LIMIT = 16 * MiB

FACT, CAUTION, PROCEDURE, UNKNOWN, POLICY = KINDS = ("fact", "caution", "procedure", "unknown", "policy")
MEASUREMENT = "measurement"
SUBTYPES = ("selector", "behavioral", "navigational", MEASUREMENT)
PROMOTABLE = (FACT, CAUTION)
USER, AGENT = ORIGINS = ("user", "agent-verified")
ANCHORS = ("page", "flow", "el", "platform", "selector", "error")
PLATFORMS = ("web", "android", "ios")
GLOBAL, PRODUCT, SUITE, TEST = TIERS = ("global", "product", "suite", "test")

CONFIRMED, CONTRADICTED, HELPFUL, HARMFUL = "confirmed", "contradicted", "helpful", "harmful"
PROMOTED, SUPERSEDED, DEPRECATED = "promoted", "superseded", "deprecated"
WINDOW_CLOSE, RETRACTED, OVERTURNED = "window-close", "retracted", "overturned"
CANCELLING = (RETRACTED, OVERTURNED)
EVENTS = (
    CONFIRMED, CONTRADICTED, HELPFUL, HARMFUL, PROMOTED, SUPERSEDED, DEPRECATED, WINDOW_CLOSE, *CANCELLING,
)  # fmt: skip

CANDIDATE, ACTIVE = "candidate", "active"
STATUSES = (CANDIDATE, ACTIVE, SUPERSEDED, DEPRECATED)
"""Two of them are called like the event that leads to them."""

SUPERSEDES, SUCCEEDED = "supersedes", "superseded-by"
RELATION_TYPES = (
    SUPERSEDES, SUCCEEDED, "derived-from", "conflicts-with", "relates-to", "renamed-from", "equivalent-to",
    "proposed-supersession-of",
)  # fmt: skip
KEPT_GENERATIONS = 3
"""How many of the most recent superseded generations of a chain must stay."""
