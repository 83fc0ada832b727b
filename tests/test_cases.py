"""The tables of `cases/`: for each rule what makes it fire, what it must let pass, and what is a note.

Everything happens in memory. Each case is judged once more with CRLF line ends and once with its files in another
order: neither may change what is found, nor where.

A table maps a code to three lists. `fires`: the rule reports a failure or a warning (a rule that is a note: a note).
`noted`: a failure or warning that has become a note, such as what the base already had. `silent`: nothing of that
rule. A case has

    id       what it shows
    head     the tree that is judged
    base     the tree that it is compared with (without it: an empty one, as before a first commit)
    bases    several such trees, while a merge is concluded
    git      false: there is nothing to compare with
    also     further codes that block; all others must be absent
    notes    further codes that are notes; all others must be absent
    says     a text that some message or way out must hold
    at       where the rule finds something: `line:column`, in order of files, lines and columns
    whole    true: everything is judged, not only what changed
    range    true: two commits are compared as in CI, and the settings of the base judge
    review   false: no review follows, as before a push (default: that of `range`)
    hook     the module that judges (default: the hook of the rule's family)
    reverted  commits that the history takes back
    committed  the day on which the base was committed
    crlf     false where the number of bytes matters
    bug      why it is known to fail; once it does not, the key must go

and a tree

    env, flaky, …   the entries of a topic file; an entry is a text, or a mapping: `title`, `date`, `body`, `lines`
                    (added to the metadata), and values of metadata (null removes the key)
    archive         lines of archives by type
    index           the text of INDEX.md; null for none; without it the index is derived
    root            the folder of the knowledge base
    bundles         record bundles: the arguments of `bundles.bundle`
    config          a valid configuration with these keys (`qa.testDir: e2e`; null takes one out), beside the knowledge
                    base, with the files that it needs: see `configs.config`
    patterns        learned patterns: the arguments of `learned.pattern`, or a name; with the skill files that they name
    trees           further trees, for several knowledge bases
    any other key   a path, with its content or null (none): a text, a list of parts, `{repeat: text, times: n}`,
                    `{bytes: hex digits}`, `{text, encoding}`, `{text, mode}`
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from bundles import bundle
from configs import config
from conftest import COMMITTED, TODAY
from entries import entry, path, topic
from learned import learned, pattern

from qa_memory_hooks import (
    catalogue,
    check_budgets,
    check_config,
    check_entries,
    check_history,
    check_index_fresh,
    check_outcomes,
    check_patterns,
    check_records,
    check_run_state,
    gate,
    propagate_patterns,
    scan_injection,
    scan_secrets,
    settings,
)
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.knowledge import index
from qa_memory_hooks.knowledge.base import load
from qa_memory_hooks.knowledge.vocabulary import BY_NAME, INDEX
from qa_memory_hooks.report.finding import Finding

HOOKS: dict[str, ModuleType] = {
    "QA0": check_entries,
    "QA1": check_entries,
    "QA2": check_index_fresh,
    "QA3": check_budgets,
    "QA4": check_history,
    "QA5": scan_injection,
    "QA6": scan_secrets,
    "QA70": check_records,
    "QA71": check_records,
    "QA72": check_outcomes,
    "QA80": check_patterns,
    "QA81": check_patterns,
    "QA82": propagate_patterns,
    "QA90": check_config,
    "QA91": check_run_state,
    "QA9": gate,
    "entries": check_entries,
    "index": check_index_fresh,
    "budgets": check_budgets,
    "history": check_history,
    "injection": scan_injection,
    "secrets": scan_secrets,
    "records": check_records,
    "outcomes": check_outcomes,
    "patterns": check_patterns,
    "propagate": propagate_patterns,
    "config": check_config,
    "run_state": check_run_state,
    "gate": gate,
}
OF_THE_GATE = ("QA921", "QA922", "QA931")
GROUPS = ("fires", "noted", "silent")
KEYS = {
    "id",
    "head",
    "base",
    "bases",
    "git",
    "also",
    "notes",
    "says",
    "at",
    "whole",
    "range",
    "review",
    "hook",
    "reverted",
    "committed",
    "crlf",
    "bug",
}

Files = dict[str, tuple[bytes, str]]  # by path: bytes and mode


class _Loader(yaml.SafeLoader):
    """YAML in which a date is the text that stands there."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in pairs if tag != "tag:yaml.org,2002:timestamp"]
    for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def _tables() -> list[tuple[str, str, dict[str, Any]]]:
    found = []
    for file in sorted((Path(__file__).parent / "cases").glob("*.yaml")):
        table = yaml.load(file.read_text(encoding="utf-8"), Loader=_Loader)  # our own files, and a safe loader
        for code, groups in table.items():
            assert set(groups) <= set(GROUPS), f"{file.name}: {code} has other groups than {GROUPS}"
            for group in groups:
                for case in groups[group]:
                    assert set(case) <= KEYS, f"{file.name}: {case['id']} has a key that nothing reads"
                    found.append((code, group, case))
    return found


TABLES = _tables()


def _content(spec: object, *, crlf: bool) -> tuple[bytes, str]:
    if isinstance(spec, dict) and "bytes" in spec:
        return bytes.fromhex(spec["bytes"]), "100644"
    if isinstance(spec, bytes):
        return spec, "100644"
    text, mode, encoding = _text(spec), "100644", "utf-8"
    if isinstance(spec, dict):
        mode, encoding = str(spec.get("mode", mode)), spec.get("encoding", encoding)
    return (text.replace("\n", "\r\n") if crlf else text).encode(encoding), mode


def _text(spec: object) -> str:
    if isinstance(spec, list):
        return "".join(map(_text, spec))
    if isinstance(spec, dict):
        return spec["repeat"] * spec["times"] if "repeat" in spec else _text(spec["text"])
    assert isinstance(spec, str), spec
    return spec


def _entry(kind: str, spec: object) -> str:
    if not isinstance(spec, dict):
        return _text(spec)
    spec = dict(spec)
    title, date, body = spec.pop("title", "first"), spec.pop("date", "2026-09-05"), spec.pop("body", None)
    lines = "".join(f"{line}\n" for line in spec.pop("lines", ()))
    meta = {key.replace("-", "_"): value if value is None else str(value) for key, value in spec.items()}
    text = entry(title, kind, date=date, body=None if body is None else _text(body), **meta)
    return text.replace("```\n\n", f"{lines}```\n\n", 1)


def _bundle(spec: dict[str, Any]) -> dict[str, Any]:
    """What is said of a bundle, with the content of files spelled out."""
    found = dict(spec)
    for name in ("files", "after"):
        found[name] = {path: text if text is None else _text(text) for path, text in spec.get(name, {}).items()}
    return found


def _tree(tree: dict[str, Any], *, crlf: bool) -> Files:
    root = tree.get("root", ".qa")
    files: Files = {}
    for kind in BY_NAME:
        archive = (tree.get("archive") or {}).get(kind, ())
        if kind in tree or archive:
            entries = [_entry(kind, spec) for spec in tree.get(kind) or ()]
            files[path(kind, root)] = _content(topic(*entries, kind=kind, archive=tuple(archive)), crlf=crlf)
    for spec in tree.get("bundles", ()):
        files |= {name: _content(content, crlf=False) for name, content in bundle(**_bundle(spec)).items()}
    if "patterns" in tree:
        rows = [pattern(**({"name": spec} if isinstance(spec, str) else spec)) for spec in tree["patterns"]]
        files |= {name: _content(content, crlf=crlf) for name, content in learned(*rows).items()}
    if "config" in tree:
        files |= {name: _content(content, crlf=crlf) for name, content in config(root[:-3], tree["config"]).items()}
    for other in tree.get("trees", ()):
        files |= _tree(other, crlf=crlf)
    for name, spec in tree.items():
        if name not in (*BY_NAME, "archive", "root", "index", "trees", "bundles", "patterns", "config"):
            files.pop(name, None)
            if spec is not None:
                files[name] = _content(spec, crlf=crlf)
    if tree.get("index", "derived") is not None:
        text = tree["index"] if "index" in tree else _derived(files, root)
        if text is not None:
            files[f"{root}/{INDEX}"] = _content(text, crlf=crlf)
    return files


def _derived(files: Files, root: str) -> str | None:
    if not any(path.startswith(f"{root}/") for path in files):
        return None
    knowledge = load(Change(_snapshot(files), (), today=datetime.date.fromisoformat(TODAY)))
    base = knowledge.heads.get(root)
    if base is None or f"{root}/{INDEX}" in files:
        return None
    return index.derive(base.entries, None, knowledge.settings.language)


def _snapshot(files: Files, *, backwards: bool = False) -> Edited:
    items = list(files.items())
    items = items[::-1] if backwards else items
    found = Edited({path: data for path, (data, _) in items})
    found.modes.update((path, mode) for path, (_, mode) in items)
    return found


def _judge(code: str, case: dict[str, Any], *, crlf: bool = False, backwards: bool = False) -> list[Finding]:
    trees = case.get("bases", [case.get("base", {})]) if case.get("git", True) else []
    change = Change(
        _snapshot(_tree(case["head"], crlf=crlf), backwards=backwards),
        tuple(_snapshot(_tree(tree, crlf=crlf), backwards=backwards) for tree in trees),
        base_date=datetime.date.fromisoformat(case.get("committed", COMMITTED[:10])),
        today=datetime.date.fromisoformat(TODAY),
        whole=case.get("whole", False),
        in_range=case.get("range", False),
        in_review=case.get("review", case.get("range", False)),
        reverts=catalogue.history(case.get("reverted", ())),
    )
    family = code[:4] if code[:4] in HOOKS else code[:3]
    found = HOOKS[case.get("hook", family)].check(change)
    # Few of these trees have owners, and many alter a file of the gate: what is told of that has tables of its own.
    return [one for one in found if one.rule.code == code or one.rule.code not in OF_THE_GATE]


def _places(found: list[Finding]) -> Counter[tuple[object, ...]]:
    return Counter((one.rule.code, one.level, one.path, one.line, one.column, one.fingerprint) for one in found)


def _params() -> Iterator[Any]:
    for code, group, case in TABLES:
        marks = [pytest.mark.xfail(reason=case["bug"], strict=True)] if "bug" in case else []
        yield pytest.param(code, group, case, id=f"{code}-{case['id']}", marks=marks)


@pytest.mark.parametrize(("code", "group", "case"), list(_params()))
def test_case(code: str, group: str, case: dict[str, Any]) -> None:
    found = _judge(code, case)
    said = "\n".join(f"{one.path}:{one.line}: {one.rule.code} {one.message} ({one.level})" for one in found)
    blocking = {one.rule.code for one in found if one.level != "note"}
    notes = {one.rule.code for one in found if one.level == "note"}
    as_note = group == "noted" or (group == "fires" and catalogue.BY_CODE[code].severity == "note")
    wanted = {code} if group != "silent" else set()
    assert blocking == set(case.get("also", ())) | (set() if as_note else wanted), said
    assert notes == set(case.get("notes", ())) | (wanted if as_note else set()), said
    texts = "\n".join(f"{one.message}\n{one.help}" for one in found)
    assert case.get("says", "") in texts, texts
    if "at" in case:
        places = sorted((one.path, one.line, one.column) for one in found if one.rule.code == code)
        assert case["at"] == [f"{line}:{column}" for _, line, column in places], said
    assert all(one.line >= 1 and one.column >= 1 and one.message and one.help and one.subject for one in found)
    assert _places(_judge(code, case, backwards=True)) == _places(found)
    if case.get("crlf", True):
        assert _places(_judge(code, case, crlf=True)) == _places(found)


def test_ids_are_unique() -> None:
    ids = Counter((code, case["id"]) for code, _, case in TABLES)
    assert [one for one, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("code", catalogue.BY_CODE)
def test_every_rule_has_cases(code: str) -> None:
    groups = Counter("silent" if group == "silent" else "fires" for one, group, _ in TABLES if one == code)
    # Of these rules there are few ways to fire, or to be silent.
    fewest = {"QA415": 1}.get(code, 3)
    assert groups["fires"] >= fewest, f"{code} fires in {groups['fires']} cases"
    assert groups["silent"] >= 3, f"{code} is silent in {groups['silent']} cases"


def test_settings_of_the_base_judge_a_range() -> None:
    strict = {settings.PATH: "limits: {entry_lines: 5}\n", "env": []}
    loose = {settings.PATH: "limits: {entry_lines: 50}\n", "env": [{}]}
    case: dict[str, Any] = {"base": strict, "head": loose, "range": True}
    assert [one.rule.code for one in _judge("QA302", case)] == ["QA302"]
    assert _judge("QA302", case | {"range": False}) == []
