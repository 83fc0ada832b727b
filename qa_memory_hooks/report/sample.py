"""The sample repository that the examples of the rules change: small, valid, and with something of everything."""

from __future__ import annotations

from .rule import Edit, Example

ENV, FLAKY = ".qa/env-notes.md", ".qa/flaky-tests.md"
CONTRACTS, DOMAIN, WORKFLOWS = ".qa/api-contracts.md", ".qa/app-domain.md", ".qa/workflows.md"
INDEX = ".qa/INDEX.md"
TODAY, COMMITTED = "2026-09-20", "2026-09-02"

FILES: dict[str, str] = {
    ENV: """\
# Environment

## 2026-09-01 region variable

```yaml
type: env
status: active
created: 2026-09-01
updated: 2026-09-01
source: e2e-run@2026-09-01
confidence: tentative
summary: the nightly job needs SHOP_REGION
keywords: [nightly, region, environment]
related: []
verified: 2026-09-01
evidence:
gt-failure-mode:
```

**Symptom**: the nightly job stops at start without SHOP_REGION.

**Handling**: export SHOP_REGION before the run.

## 2026-08-20 old gateway host

```yaml
type: env
status: superseded
created: 2026-08-20
updated: 2026-08-30
source: e2e-run@2026-08-20
confidence: tentative
summary: the old gateway answers slowly
keywords: [gateway, host, latency]
```

**Symptom**: the old gateway answers after 9 seconds.

**Handling**: use the second host.

**Invalidated**: 2026-08-30 the gateway was replaced.

## Archive

2026-01-03 old proxy — gone
2026-02-11 second login page — replaced by single sign-on
""",
    FLAKY: """\
# Flaky tests

## 2026-09-02 cart page times out

```yaml
type: flaky
status: active
created: 2026-09-02
updated: 2026-09-02
source: bug-analysis@2026-09-02
confidence: confirmed
summary: the gateway handshake is slow at times
keywords: [cart, gateway, timeout]
related: [login returns a session]
verified: 2026-09-02
```

**Symptom**: the cart page test times out now and then.

**Root cause**: the gateway handshake takes up to 8 s.

**Handling**: noise if 3 local reruns pass and the gateway shows no alert; otherwise a real failure.
Retry at most 2 times.
""",
    CONTRACTS: """\
# API contracts

## 2026-09-02 login returns a session

```yaml
type: contract
status: active
created: 2026-09-02
updated: 2026-09-02
source: api-review@2026-09-02
confidence: tentative
summary: POST /login returns a session field
keywords: [login, session, api]
related: [cart page times out]
evidence: "PR-101"
```

**Contract**: POST /login returns a session field.

**Changes**: v2 dropped the refresh field.
""",
    DOMAIN: """\
# App domain

## 2026-09-02 one coupon per order

```yaml
type: domain
status: active
created: 2026-09-02
updated: 2026-09-02
source: requirements@2026-09-02
confidence: confirmed
summary: a coupon and points exclude each other
keywords: [coupon, points, order]
related: []
verified: 2026-09-02
```

**Rule**: a coupon and points cannot be used in one order.

**Basis**: product requirement 4.2.
""",
}

RECORD_ID = "fact-el-button-pay-now-5c0ffee51abe1234"
_STORE = "agent-qa-knowledge/memory/shop/bundles"
BUNDLE = f"{_STORE}/{RECORD_ID}"
RECORD, LOG, RELATIONS = f"{BUNDLE}/record.md", f"{BUNDLE}/evidence/outcomes.jsonl", f"{BUNDLE}/relations.json"
PROSE, PROVENANCE = f"{BUNDLE}/evidence/evidence.md", f"{BUNDLE}/provenance.json"
MANIFEST = f"{BUNDLE}/manifest.json"
FIRST_EVENT = '{"buildOrdinal":7,"origin":"agent-verified","type":"confirmed","id":"e1"}\n'
RECORD_FILES = {
    RECORD: f"""\
---
schemaVersion: 2
id: "{RECORD_ID}"
kind: "fact"
subtype: "behavioral"
anchors: [{{"raw":{{"t":"page","url":"/cart"}},"normalized":{{"t":"page","url":"/cart"}}}}]
scope: {{"tier":"product","key":"shop"}}
createdAtOrdinal: 7
originClass: "agent-verified"
evidenceIncomplete: false
---

## Summary

The button answers a second click.

## Detail

Two clicks within 200 ms send two requests.
""",
    LOG: FIRST_EVENT,
    PROSE: "Seen in run 17, at the second step.\n",
    PROVENANCE: '{"run": "run-17", "step": "checkout"}\n',
    f"{BUNDLE}/observations.jsonl": '{"step":2,"seen":"two requests"}\n',
    RELATIONS: "[]\n",
}
"""A record; its manifest is derived where an example does not write it."""
FILES |= RECORD_FILES

PATTERNS, SKILL, CODE = "reports/.learned-patterns.json", ".claude/skills/clocks.md", "web/src/login.ts"
GRADUATED = '"graduated": true,'
LEARNED = '"match"'
SKILL_SECTION = "## late clock\n"
FILES |= {
    PATTERNS: """\
[
  {
    "name": "reply shape",
    "trigger": "a call that takes the reply of an error for a text",
    "fix": "look at the type of the reply first",
    "learned_from": "code-bug::login::reply-shape",
    "date": "2026-09-01",
    "files_affected": [],
    "applied_count": 1,
    "graduated": false,
    "match": {
      "types": ["ts"],
      "regex": "response\\\\.data\\\\.detail",
      "unless": "Array\\\\.isArray"
    }
  },
  {
    "name": "late clock",
    "trigger": "a test that compares times of two machines",
    "fix": "take both times from the server",
    "learned_from": "test-bug::orders::late-clock",
    "date": "2026-08-20",
    "files_affected": [],
    "applied_count": 3,
    "graduated": true,
    "graduated_date": "2026-09-02",
    "graduated_to": ".claude/skills/clocks.md"
  }
]
""",
    SKILL: f"# Clocks\n\n{SKILL_SECTION}\nTake both times from the server.\n",
    CODE: "export const shown = (error: Failure) => error.message;\n",
}

CONFIG, COMPOSE, PLAYWRIGHT = ".qa/config.json", "compose.qa.yml", "e2e/playwright.config.ts"
IGNORES = ".gitignore"
FILES |= {
    CONFIG: """\
{
  "jira": {
    "projectKey": "SHOP",
    "cloudId": "11111111-2222-4333-8444-555555555555",
    "statuses": {"ready": "To Test", "inQa": "Testing", "review": "Tested"},
    "allowedTransitionIds": ["11", "12"]
  },
  "git": {"integrationBranch": "develop"},
  "stack": {"composeFile": "compose.qa.yml", "project": "shop-qa"},
  "qa": {
    "testDir": "e2e",
    "playwrightConfig": "e2e/playwright.config.ts",
    "baseUrl": "http://localhost:4000"
  },
  "suites": {"smoke": ["e2e/cart.spec.ts"]},
  "routes": {"ui": ["smoke"]}
}
""",
    COMPOSE: "services:\n  db:\n    image: postgres:16\n",
    PLAYWRIGHT: "export default {retries: 0, use: {baseURL: process.env.BASE_URL}};\n",
    "e2e/cart.spec.ts": 'test("a full cart", pay);\n',
    IGNORES: "node_modules/\n.qa-runs/\n.qa-worktrees/\n",
}

_NEW_ENTRY = """
## 2026-09-06 {title}

```yaml
type: env
status: active
created: 2026-09-06
updated: 2026-09-06
source: e2e-run@2026-09-06
confidence: {confidence}
summary: about the proxy
keywords: [proxy, certificate, staging]
verified: 2026-09-06
```

**Symptom**: {symptom}

**Handling**: {handling}

## Archive
"""


def added(
    title: str,
    symptom: str = "the proxy refuses the certificate of staging.",
    handling: str = "import the root first.",
    confidence: str = "tentative",
) -> Example:
    """An example that adds an entry to the environment notes."""
    entry = _NEW_ENTRY.format(title=title, symptom=symptom, handling=handling, confidence=confidence)
    return Example((Edit(ENV, "\n## Archive\n", entry),))


def logged(*events: str) -> tuple[Edit, ...]:
    """Further events of the record: build, type, and what else stands in the line."""
    lines = []
    for event in events:
        build, kind, *more = event.split(maxsplit=2)
        lines.append(f'{{"buildOrdinal":{build},"origin":"agent-verified","type":"{kind}"{"".join(more)}}}\n')
    return (Edit(LOG, FIRST_EVENT, FIRST_EVENT + "".join(lines)),)
