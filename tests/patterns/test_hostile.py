"""Any pattern file, before and after: findings, and never an exception."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from learned import FILE, SKILL, pattern, skill

from qa_memory_hooks import check_patterns, propagate_patterns
from qa_memory_hooks.catalogue import history
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.patterns import lifecycle, texts
from qa_memory_hooks.patterns.store import load
from qa_memory_hooks.patterns.vocabulary import KEYS

ODD = (
    st.none() | st.booleans() | st.integers(-2, 5) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6) | st.lists(st.text(max_size=3) | st.integers(), max_size=3)
    | st.sampled_from(["a", "b", "2026-09-20", SKILL, "../x", "a::b::c", "abcdef0", "1e400"])
    | st.dictionaries(st.sampled_from(["regex", "types", "ast", "language", "unless", "paths", "level", "x"]),
                      st.text(max_size=4) | st.lists(st.text(max_size=3), max_size=2) | st.integers(), max_size=4)
)  # fmt: skip
ROW: st.SearchStrategy[Any] = st.builds(
    lambda name, graduated, more, gone: {
        key: value for key, value in (pattern(name, graduated=graduated) | more).items() if key not in gone
    },
    st.sampled_from(["a", "b", "a b", "ü"]),
    st.sampled_from([True, False]),
    st.dictionaries(st.sampled_from([*KEYS, "x"]), ODD, max_size=3),
    st.lists(st.sampled_from(KEYS), max_size=1),
)
ROWS = st.lists(ROW | ODD, max_size=4)
CONTENT = (
    ROWS.map(lambda rows: json.dumps(rows).encode())
    | ROWS.map(lambda rows: json.dumps({"patterns": rows, "x": 1}, indent=1, ensure_ascii=False).encode())
    | ODD.map(lambda value: json.dumps(value).encode())
    | st.binary(max_size=30)
)
SKILLS = st.sampled_from(
    [None, b"", skill("a").encode(), skill("a", "b", "a b").encode(), b"\xff", b"a\x00b", b"```\n# a\n"]
)
MODES = st.sampled_from(["100644", "100644", "100644", "100755", "120000", "160000", "unmerged", "000000"])


def tree(content: bytes | None, taught: bytes | None, mode: str) -> Edited:
    found = Edited({FILE: content, SKILL: taught, "a.ts": b"a b\n"})
    found.modes[FILE] = mode
    return found


@settings(max_examples=400)
@given(st.none() | CONTENT, CONTENT, SKILLS, SKILLS, MODES, st.booleans(), st.booleans())
def test_findings_and_never_an_exception(
    before: bytes | None,
    after: bytes,
    taught_before: bytes | None,
    taught: bytes | None,
    mode: str,
    whole: bool,
    known: bool,
) -> None:
    change = Change(
        tree(after, taught, mode),
        (tree(before, taught_before, "100644"),),
        paths=frozenset({FILE, SKILL, "a.ts"}) if known else None,
        whole=whole,
        reverts=history(["abcdef0123"]),
    )
    found = [*check_patterns.check(change), *propagate_patterns.check(change), *texts.unread(change)]
    for one in found:
        assert one.path and one.message and one.help and one.subject and one.line >= 1 and one.column >= 1
        assert one.fingerprint
    for unit in texts.units(change):
        assert unit.lines and all(line >= 1 for line, _ in unit.lines)
    for file in change.model(load).head.values():
        for one_pattern in file.patterns:
            assert lifecycle.status(one_pattern) in ("learned", "graduated", "demoted", "superseded")
            lifecycle.blockers(change, one_pattern)
            lifecycle.unverified(change, one_pattern)


@given(CONTENT)
def test_what_is_sound_twice_is_silent(content: bytes) -> None:
    """A file that was not changed is not asked about, whatever it holds."""
    same = tree(content, skill("a").encode(), "100644")
    change = Change(same, (tree(content, skill("a").encode(), "100644"),), paths=frozenset({"b.md"}))
    assert [one for one in check_patterns.check(change) if one.level != "note"] == []
