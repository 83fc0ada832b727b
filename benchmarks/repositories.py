"""Real git repositories to measure in: knowledge bases that pass the gate, as full as their limits let them be.

Nothing here is random: the same call makes the same commits on every machine.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import random
import subprocess
from collections.abc import Mapping
from pathlib import Path

from qa_memory_hooks.knowledge import grammar, index
from qa_memory_hooks.knowledge.vocabulary import ARCHIVES, INDEX, KINDS, Kind
from qa_memory_hooks.settings import Limits

LIMITS = Limits()
CREATED, INVALIDATED, COMMITTED, EDITED = "2026-01-12", "2026-02-16", "2026-03-02", "2026-03-09"
SEEN, SEEN_AGAIN = "Seen 3 times", "Seen 4 times"
"""What an edit changes in the text of an entry: its length, and so its budget, stays."""

MATTERS = (
    "checkout", "payment form", "order search", "login page", "stock sync", "price export", "mail worker",
    "session store", "coupon box", "invoice view", "message queue", "search index",
)  # fmt: skip
TROUBLES = {
    "env": "needs a variable",
    "flaky": "times out at night",
    "defect": "loses the last row",
    "contract": "answers with a cursor",
    "domain": "allows one per order",
    "workflow": "is set up by hand",
}
SENTENCES = (
    "The {matter} waited {n} s for the gateway and then showed the old state without any message.",
    "In the trace the request of step {n} leaves before the answer of the one before it is stored.",
    "`GET /api/v2/orders?page={n}` answers 200 with an empty list while the index is being rebuilt.",
    "The container logs `connection reset by peer` {n} ms after the health check has passed.",
    "A second run on a fresh database passes, a second run on the same database does not.",
    "The {matter} was looked at with the team on the call of week {n}; its last change was the one of the release.",
    "Screenshots of the failing step are kept for {n} days in the store of the nightly job.",
    "在夜间任务中，{matter} 的第 {n} 步会读取旧的订单状态，刷新页面之后恢复正常。",
    "The value is compared as text, so 10 is sorted before {n} and the last page is never shown.",
    "`tests/e2e/step-{n}.spec.ts` sets the clock, opens the {matter} and waits for the event `settled`.",
    "With {n} workers the pool is empty for a moment and the next test takes over a half-closed session.",
    "网关在 {n} 秒内没有告警时，{matter} 的重复请求会被丢弃，并且只留下一行日志。",
)
NOISE = (
    "Noise if 3 of 3 local reruns pass and the gateway shows no alert; otherwise a real failure. Retry at most 2 times."
)
LINKED = range(0, 17, 4)
"""Entries of every topic file that are linked with their fellow in the next one (and that one back)."""


WORDS = (
    "order", "cart", "stock", "price", "user", "session", "reply", "error", "value", "total", "index", "token", "page",
    "count", "item", "result", "state", "event", "handler", "query",
)  # fmt: skip
LINES = (
    "const {a} = await {b}.{c}({a}Id, {{ limit: {n} }});",
    "  if ({a}.{b} === undefined) return {c};",
    "export function {a}{n}({c}: string) {{",
    "  // {a} {b} {c}: see the notes of the {a}",
    "  expect({a}.{b}).toBe({n});",
    "}}",
    "",
)


def sources(count: int) -> dict[str, str]:
    """So many files of code in a few languages, of 20 to 200 lines."""
    chance = random.Random(5)
    files = {}
    for number in range(count):
        ending = chance.choice(("ts", "ts", "tsx", "py", "js"))
        rows = []
        for _ in range(chance.choice((20, 60, 120, 200))):
            a, b, c = chance.choices(WORDS, k=3)
            rows.append(chance.choice(LINES).format(a=a, b=b, c=c, n=chance.randint(1, 99)))
        files[f"src/{number // 50}/file{number}.{ending}"] = "\n".join(rows) + "\n"
    return files


def patterns(count: int) -> dict[str, str]:
    """A file of so many learned patterns with expressions that match next to nothing."""
    rows = []
    for number in range(count):
        a, b = WORDS[number % len(WORDS)], WORDS[(number * 7 + 3) % len(WORDS)]
        regex = (
            rf"{a}\.{b}\s*==\s*null", rf"setTimeout\([^,]+, ?{1000 + number}\)", rf"catch \({a}\) \{{\s*\}}",
            rf"\b{a}_{b}_legacy\(", rf"err\.{a}\.data\?\.{b}x",
        )[number % 5]  # fmt: skip
        rows.append(
            {
                "name": f"pattern {number}",
                "trigger": f"the {a} is taken for the {b}",
                "fix": "look at the type first",
                "learned_from": f"code-bug::{a}::{b}",
                "date": CREATED,
                "files_affected": [],
                "applied_count": 1,
                "graduated": False,
                "match": {"types": ["ts", "tsx", "python", "javascript"], "regex": regex, "unless": f"{a}Guard"},
            }
        )
    return {"reports/.learned-patterns.json": json.dumps(rows, indent=2) + "\n"}


def records(count: int, events: int = 3) -> dict[str, str]:
    """The files of so many record bundles of one product; the first has one event more than `events`."""
    found = {}
    for number in range(count):
        matter = MATTERS[number % len(MATTERS)]
        anchor = {"t": "el", "role": "button", "name": f"{matter} {number}", "ordinal": 0}
        name = f"fact-el-button-{matter.replace(' ', '-')}-{number:016x}"
        keys = {
            "schemaVersion": 2, "id": name, "kind": "fact", "subtype": "behavioral",
            "anchors": [{"raw": anchor, "normalized": anchor}], "scope": {"tier": "product", "key": "shop"},
            "createdAtOrdinal": 1, "originClass": "agent-verified", "evidenceIncomplete": False,
        }  # fmt: skip
        text = SENTENCES[number % 6].format(matter=matter, n=number % 90 + 2)
        lines = [
            {"buildOrdinal": build, "origin": "agent-verified", "type": "confirmed", "id": f"e{build}"}
            for build in range(1, events + 1 + (number == 0))
        ]
        head = "".join(f"{key}: {json.dumps(value)}\n" for key, value in keys.items())
        files = {
            "record.md": f"---\n{head}---\n\n## Summary\n\n{text}\n\n## Detail\n\nSeen at step {number % 9}.\n",
            "evidence/outcomes.jsonl": "".join(f"{json.dumps(line)}\n" for line in lines),
            "evidence/evidence.md": "Seen in the recorded state of the screen.\n",
            "provenance.json": '{"run": "run-17"}\n',
            "observations.jsonl": '{"step": 3}\n',
            "relations.json": "[]\n",
        }
        hashes = {path: hashlib.sha256(data.encode()).hexdigest() for path, data in files.items()}
        files["manifest.json"] = json.dumps({"algorithm": "sha256", "files": hashes}, indent=2) + "\n"
        folder = f"agent-qa-knowledge/memory/shop/bundles/{name}"
        found |= {f"{folder}/{path}": data for path, data in files.items()}
    return found


def knowledge_base(root: str = ".qa", entries: int | None = None) -> dict[str, str]:
    """The files of a knowledge base, with so many entries in each topic file (None: as many as the limits allow)."""
    texts = [_topic(kind, entries) for kind in KINDS]
    files = {f"{root}/{kind.file}": text for kind, text in zip(KINDS, texts, strict=True)}
    read = [grammar.parse(kind, kind.file, text).entries for kind, text in zip(KINDS, texts, strict=True)]
    files[f"{root}/{INDEX}"] = index.derive([entry for topic in read for entry in topic], None, "en")
    return files


def edited(files: Mapping[str, str], most: int | None = None) -> dict[str, str]:
    """The topic files with that many of their entries edited (None: all), as a session would; no row changes."""
    changed = {}
    left = most
    for path, text in files.items():
        first, *entries = text.split("\n## ")
        for at, entry in enumerate(entries):
            if SEEN in entry and left != 0:
                entries[at] = entry.replace(SEEN, SEEN_AGAIN).replace(f"updated: {CREATED}", f"updated: {EDITED}")
                left = left and left - 1
        after = "\n## ".join([first, *entries])
        if after != text:
            changed[path] = after
    return changed


def _topic(kind: Kind, count: int | None) -> str:
    lines = [f"# {kind.title[1]}"]
    number = 0
    while count is None or number < count:
        entry = _entry(kind, number)
        if len(lines) + len(entry) > LIMITS.topic_lines:
            break
        lines += entry
        number += 1
    if count is None:  # what is left of the lines is an archive
        for old in range(LIMITS.topic_lines - len(lines) - 1):
            lines += [f"## {ARCHIVES[1]}"] if not old else []
            lines.append(f"{CREATED} {_title(kind, 500 + old)} — replaced when the {_matter(old)} was rebuilt")
    return "\n".join(lines) + "\n"


def _entry(kind: Kind, number: int) -> list[str]:
    """An entry in the fewest lines that the grammar allows, and as many bytes as its budget."""
    status = {5: "superseded", 7: "retired"}.get(number % 8, "active")
    lines = [
        f"## {CREATED} {_title(kind, number)}",
        "```yaml",
        f"type: {kind.name}",
        f"status: {status}",
        f"created: {CREATED}",
        f"updated: {CREATED}",
        f"source: e2e-run@{CREATED}",
        f"confidence: {('tentative', 'confirmed')[number % 2]}",
        f"summary: the {_matter(number)} {TROUBLES[kind.name]}",
        f"keywords: [{_matter(number)}, {kind.name}, nightly, 超时]",
    ]
    if number in LINKED:
        fellow = KINDS[KINDS.index(kind) ^ 1]
        lines.append(f"related: [{_title(fellow, number)}]")
    if kind.name in ("defect", "contract"):
        lines.append(f'evidence: "PR-{number + 100}"')
    lines.append("```")
    words = random.Random(f"{kind.name} {number}")
    heads = [f"**{english}**: " for _, english in kind.sections]
    heads[0] += f"{SEEN} in {words.randrange(20, 90)} runs."
    if kind.name == "flaky":
        heads[-1] += NOISE
    room = LIMITS.entry_bytes - len("\n".join([*lines, *heads]).encode())
    for at, head in enumerate(heads):
        lines.append(head + _text(room // len(heads), _matter(number + at), words))
    if status != "active":
        lines.append(f"**Invalidated**: {INVALIDATED} the {_matter(number)} was rebuilt.")
    return lines


def _text(most: int, matter: str, words: random.Random) -> str:
    """Sentences, in no more than so many bytes."""
    text = ""
    while True:
        longer = f"{text} {words.choice(SENTENCES).format(matter=matter, n=words.randrange(2, 60))}"
        if len(longer.encode()) > most:
            return text
        text = longer


def _title(kind: Kind, number: int) -> str:
    return f"{_matter(number)} {TROUBLES[kind.name]} {number + 1}"


def _matter(number: int) -> str:
    return MATTERS[number % len(MATTERS)]


class Repository:
    """A git repository: one commit of some files, packed and checked out, and so many more on top of it."""

    def __init__(self, top: Path, files: Mapping[str, str], more: int = 0) -> None:
        self.top = top
        self.env = environment(top.parent)
        top.mkdir(parents=True)
        self.git("init", "-q", "-b", "main")
        self.git("fast-import", "--quiet", stdin=b"".join(_stream(files, more)))
        self.git("reset", "-q", "--hard")

    def git(self, *argv: str, stdin: bytes = b"") -> None:
        """Run a git command that must succeed."""
        subprocess.run(["git", *argv], cwd=self.top, env=self.env, input=stdin, check=True, stdout=subprocess.DEVNULL)

    def propose(self, files: Mapping[str, str]) -> None:
        """A branch `topic` with one commit that changes files."""
        self.git("fast-import", "--quiet", stdin=b"".join(_commit("topic", files, _seconds(EDITED), "main")))

    def stage(self, files: Mapping[str, str]) -> None:
        """Write files and stage them."""
        for path, text in files.items():
            (self.top / path).parent.mkdir(parents=True, exist_ok=True)
            (self.top / path).write_bytes(text.encode())
        paths = b"".join(os.fsencode(path) + b"\0" for path in files)
        self.git("update-index", "--add", "-z", "--stdin", stdin=paths)


def environment(home: Path) -> dict[str, str]:
    """The environment of a run: what configures git or Python by the user's taste is left out."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("GIT_", "PRE_COMMIT", "PYTHON", "COVERAGE"))
    }
    return {**kept, "HOME": str(home), "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"}


def _stream(files: Mapping[str, str], more: int) -> list[bytes]:
    """Commits as `git fast-import` reads them: tens of thousands of files in a second."""
    first = _seconds(COMMITTED)
    parts = _commit("main", files, first)
    for number in range(more):
        parts += _commit("main", {"CHANGES": f"{number}\n"}, first + 20 * (number + 1))
    return parts


def _commit(branch: str, files: Mapping[str, str], seconds: int, onto: str = "") -> list[bytes]:
    said = b"benchmark\n"
    parts = [
        b"commit refs/heads/%s\ncommitter Bench <bench@example.com> %d +0000\n" % (branch.encode(), seconds),
        b"data %d\n%s\n" % (len(said), said),
        b"from refs/heads/%s^0\n" % onto.encode() if onto else b"",
    ]
    for path, text in files.items():
        data = text.encode()
        parts.append(b"M 100644 inline %s\ndata %d\n%s\n" % (os.fsencode(path), len(data), data))
    return parts


def _seconds(day: str) -> int:
    return int(datetime.datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp())
