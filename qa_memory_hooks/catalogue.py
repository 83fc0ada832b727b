"""All rules, from which `qa-memory explain` and `docs/rules.md` are derived; and the proof of their examples.

`python -m qa_memory_hooks.catalogue docs` writes the pages. A rule whose bad example does not fire, or whose good
one does, has no place in it: `render` refuses.
"""

from __future__ import annotations

import datetime
import sys
from collections.abc import Iterable
from types import ModuleType

from . import (
    check_budgets,
    check_codeowners,
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
    rebuild_index,
    scan_injection,
    scan_secrets,
)
from .change import Change
from .change.reverts import Reverts
from .change.snapshot import LINK, Edited
from .knowledge import index
from .knowledge.base import load
from .knowledge.vocabulary import INDEX
from .reading import rules as reading_rules
from .report import sample
from .report.rule import Content, Edit, Example, Link, Repeat, Rule
from .report.text import WORDS

RULES = tuple(sorted(gate.RULES, key=lambda rule: rule.code))
BY_CODE = {rule.code: rule for rule in RULES}
FAMILIES: dict[str, tuple[str, ModuleType]] = {
    "QA0": ("Reading", reading_rules),
    "QA1": ("qa-check-entries", check_entries),
    "QA2": ("qa-check-index", check_index_fresh),
    "QA3": ("qa-check-budgets", check_budgets),
    "QA4": ("qa-check-history", check_history),
    "QA5": ("qa-scan-injection", scan_injection),
    "QA6": ("qa-scan-secrets", scan_secrets),
    "QA70": ("qa-check-records", check_records),
    "QA71": ("qa-check-records", check_records),
    "QA72": ("qa-check-outcomes", check_outcomes),
    "QA80": ("qa-check-patterns", check_patterns),
    "QA81": ("qa-check-patterns", check_patterns),
    "QA82": ("qa-propagate-patterns", propagate_patterns),
    "QA90": ("qa-check-config", check_config),
    "QA91": ("qa-check-run-state", check_run_state),
    "QA92": ("qa-check-codeowners", check_codeowners),
    "QA93": ("qa-gate", gate),
}
"""By the start of a code: the hook (or what all hooks share) and the module that says what it guards."""


class BadExampleError(ValueError):
    """An example of a rule does not do what it is there for."""


def change(example: Example) -> Change:
    """The change that an example makes to the sample repository, in memory."""
    today, committed = (datetime.date.fromisoformat(day) for day in (sample.TODAY, sample.COMMITTED))
    base: dict[str, Content] = dict(sample.FILES)
    _apply(base, example.before)
    _derive(base, today)
    _list(base)
    head = dict(base)
    _apply(head, example.edits)
    written = {one.path for one in example.edits}
    if sample.INDEX not in written:
        _derive(head, today)
    if sample.MANIFEST not in written:
        _list(head)
    return Change(
        _snapshot(head, "head"),
        (_snapshot(base, "base"),) if example.in_git else (),
        # As git tells them: a check that does not see its files among the changed paths has nothing to say.
        paths=frozenset(path for path in base | head if base.get(path) != head.get(path)) if example.in_git else None,
        base_date=committed,
        today=today,
        in_range=example.in_range,
        in_review=example.in_range,
        whole=example.whole,
        reverts=history(example.reverted),
    )


def history(reverted: Iterable[str]) -> Reverts:
    """A history in which some commits were taken back."""
    rows = [(f"{at:040x}", oid) for at, oid in enumerate(reverted, 1)]
    graph: dict[str, tuple[str, ...]] = {oid: () for row in rows for oid in row}
    return Reverts([(own, f"This reverts commit {oid}.") for own, oid in rows], lambda: graph)


def fires(rule: Rule, example: Example) -> bool:
    """Whether the gate reports the rule on an example."""
    return any(found.rule.code == rule.code for found in gate.check(change(example)))


def prove(rule: Rule) -> None:
    """Raise `BadExampleError` unless the rule fires on its bad example and is silent on its good one."""
    if not fires(rule, rule.bad):
        raise BadExampleError(f"{rule.code} {rule.name} does not fire on its bad example")
    if fires(rule, rule.good):
        raise BadExampleError(f"{rule.code} {rule.name} fires on its good example")


def _apply(files: dict[str, Content], edits: Iterable[Edit]) -> None:
    for one in edits:
        if one.old:
            text = files[one.path]
            assert isinstance(text, str), f"{one.path} is no text"
            if one.old not in text:
                raise BadExampleError(f"{one.old!r} does not stand in {one.path}")
            files[one.path] = text.replace(one.old, _text(one.new), 1)
        elif one.new == "":
            files.pop(one.path, None)
        else:
            files[one.path] = one.new


def _text(content: Content) -> str:
    assert isinstance(content, str | Repeat)
    return content if isinstance(content, str) else content.text * content.times


def _snapshot(files: dict[str, Content], label: str) -> Edited:
    data: dict[str, bytes | None] = {}
    modes = {}
    for path, content in files.items():
        if isinstance(content, Link):
            data[path], modes[path] = content.target.encode(), LINK
        else:
            data[path] = content if isinstance(content, bytes) else _text(content).encode()
    found = Edited(data, label=label)
    found.modes.update(modes)
    return found


def _derive(files: dict[str, Content], today: datetime.date) -> None:
    store = {path: content for path, content in files.items() if path.startswith(".qa/")}
    knowledge = load(Change(_snapshot(store, "head"), (), today=today))
    for base in knowledge.heads.values():
        files[f"{base.root}/{INDEX}"] = index.derive(base.entries, None, "en")


def _list(files: dict[str, Content]) -> None:
    """Write the manifest of the sample's record, or remove it with the record."""
    from .records import manifest

    start = f"{sample.BUNDLE}/"
    there = {path[len(start) :]: _text(text).encode() for path, text in files.items() if path.startswith(start)}
    names = manifest.listed(there)
    files.pop(sample.MANIFEST, None)
    if names:
        files[sample.MANIFEST] = manifest.render({name: manifest.digest(there[name]) for name in names})


def explain(rule: Rule) -> str:
    """A rule for a terminal: when it fires, why, what to do, and the examples."""
    stricter = "; stricter than the qa-memory skill's own validator" if rule.stricter else ""
    return "\n".join(
        [
            f"{rule.code} {rule.name} ({WORDS[rule.severity]}{stricter})",
            "",
            f"Fires on: {rule.fires}.",
            f"Why:      {rule.reason}",
            f"Way out:  {rule.way_out}",
            "",
            "Fires:",
            *(f"    {line}" for line in show(rule.bad)),
            "",
            "Stays silent:",
            *(f"    {line}" for line in show(rule.good)),
        ]
    )


def show(example: Example) -> list[str]:
    """An example as a diff against the sample repository."""
    lines = [] if example.in_git else ["(outside of a git repository)"]
    lines += ["(in CI, between two commits)"] if example.in_range else []
    lines += ["(with --all)"] if example.whole else []
    lines += [f"(in the history: `This reverts commit {oid}.`)" for oid in example.reverted]
    for one in example.before:
        lines += [f"{one.path} (there before)", *(f"  {line}" for line in _shown(one.new))]
    for one in example.edits:
        lines.append(one.path)
        lines += [f"- {line}" for line in one.old.strip("\n").split("\n") if one.old]
        lines += [f"+ {line}" for line in _shown(one.new)] if one.new else []
        if not one.old and not one.new:
            lines.append("- (the whole file)")
    return lines


def _shown(content: Content) -> list[str]:
    from .report.visible import visible

    if isinstance(content, Link):
        return [f"(a symbolic link to {content.target})"]
    if isinstance(content, bytes):
        return [f"(bytes) {content!r}"[:80]]
    if isinstance(content, Repeat):
        return [visible(content.text.strip("\n")), f"… {content.times} times"]
    return [visible(line) for line in content.strip("\n").split("\n")]


def render() -> str:
    """The page `docs/rules.md`. Raises `BadExampleError` if an example does not hold."""
    lines = [
        "# Rules",
        "",
        "Derived from the registry by `make docs`; do not edit. `qa-memory explain CODE` prints the same.",
        "",
        "A *failure* has a mechanical way out. A *warning* asks a person. A *note* never blocks. What is marked",
        "*stricter* is not checked by the qa-memory skill's own validator. Examples are changes to one small sample",
        "repository (`qa_memory_hooks/report/sample.py`); the tests run them all.",
    ]
    family = ""
    for rule in RULES:
        prove(rule)
        if family != (family := next(start for start in FAMILIES if rule.code.startswith(start))):
            name, module = FAMILIES[family]
            lines += ["", f"## {name}", "", f"{family:x<5}. {module.__doc__}"]
        stricter = ", stricter" if rule.stricter else ""
        lines += [
            "",
            f"### {rule.code} {rule.name}",
            "",
            f"*{WORDS[rule.severity]}{stricter}* — {rule.fires}.",
            "",
            rule.reason,
            "",
            f"**Way out.** {rule.way_out}",
            "",
            "Fires:",
            "",
            "~~~diff",
            *show(rule.bad),
            "~~~",
            "",
            "Stays silent:",
            "",
            "~~~diff",
            *show(rule.good),
            "~~~",
        ]
    lines += ["", "## qa-rebuild-index", "", f"No rules of its own. {rebuild_index.__doc__}"]
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """All derived pages, by their path below `docs/`. Raises `ValueError` if an example does not hold."""
    from .injection import pages as families

    by_family = {f"poisoning/{rule.code}.md": families.page(rule) for rule in scan_injection.INJECTION_RULES}
    return {"rules.md": render(), **by_family}


if __name__ == "__main__":
    from pathlib import Path

    try:
        derived = pages()
    except ValueError as error:
        raise SystemExit(str(error)) from None
    for name, text in derived.items():
        path = Path(sys.argv[1], name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
