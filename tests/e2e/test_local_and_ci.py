"""What the local hook finds is what the gate finds in CI: each case of the tables, as commits of one real repository.

What differs on purpose is told in `docs/guide.md`: in CI the settings of the base judge, and what nobody owns is a
warning, since there somebody can help it.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from conftest import COMMITTED, Repo, reading
from test_cases import TABLES, Files, _tree

from qa_memory_hooks import gate
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import EXECUTABLE, LINK, SUBMODULE

SETTINGS = ".qa-memory.yaml"
IN_CI_ALONE = {"QA934", "QA935"}
FAMILIES = sorted({code[:3] for code, _, _ in TABLES})


class Pair(NamedTuple):
    """A case: its name, and the trees of its base and its head."""

    name: str
    base: Files
    head: Files
    committed: str


def pairs(family: str) -> Iterator[Pair]:
    """The cases of a family that git can hold, and that compare one base with the head under the same settings."""
    for code, _, case in TABLES:
        if code.startswith(family) and case.get("git", True) and not {"bases", "whole", "reverted"} & set(case):
            base, head = (_tree(case.get(side, {}), crlf=False) for side in ("base", "head"))
            modes = {mode for _, mode in [*base.values(), *head.values()]}
            if modes <= {"100644", EXECUTABLE, LINK, SUBMODULE} and base.get(SETTINGS) == head.get(SETTINGS):
                yield Pair(f"{code}-{case['id']}", base, head, case.get("committed", COMMITTED[:10]))


def built(repo: Repo, family: str) -> list[Pair]:
    """All of them as commits, in one stream: `base/N`, and on top of it `head/N`."""
    found = list(pairs(family))
    stream = b""
    for at, pair in enumerate(found):
        seconds = int(datetime.datetime.fromisoformat(f"{pair.committed}T12:00:00+00:00").timestamp())
        who = f"committer Tester <tester@example.com> {seconds} +0000\ndata 1\nx\n".encode()
        stream += f"commit refs/heads/base/{at}\n".encode() + who + b"deleteall\n" + _files(pair.base)
        stream += f"commit refs/heads/head/{at}\n".encode() + who + f"from refs/heads/base/{at}\n".encode()
        stream += b"deleteall\n" + _files(pair.head)
    (repo.top / "stream").write_bytes(stream)
    done = repo.run("sh", "-c", "git fast-import --quiet < stream && rm stream")
    assert done.status == 0, done.err
    return found


def _files(files: Files) -> bytes:
    said = b""
    for path, (data, mode) in files.items():
        name = b'"%s"' % path.encode("utf-8", "surrogateescape").replace(b"\\", b"\\\\").replace(b'"', b'\\"').replace(
            b"\n", b"\\n"
        )
        if mode == SUBMODULE:
            said += b"M 160000 %s %s\n" % (b"1" * 40, name)
        else:
            said += b"M %s inline %s\ndata %d\n%s\n" % (mode.encode(), name, len(data), data)
    return said


def told(change: Change) -> list[tuple[Any, ...]]:
    return sorted(
        (one.rule.code, one.path, one.line, one.column, one.message, one.help, one.fingerprint, *_level(one))
        for one in gate.check(change)
        if one.rule.code not in IN_CI_ALONE
    )


def _level(one: Any) -> tuple[str, ...]:
    return () if one.rule.code == "QA921" else (one.level,)


@pytest.mark.parametrize("family", FAMILIES)
def test_what_the_hook_finds_is_what_ci_finds(repo: Repo, family: str) -> None:
    cases = built(repo, family)
    assert cases
    found = 0
    for at, case in enumerate(cases):
        repo.git("symbolic-ref", "HEAD", f"refs/heads/base/{at}")
        repo.git("read-tree", f"head/{at}")
        with reading(repo) as (staged,):
            local = told(staged)
        with reading(repo, from_ref=f"base/{at}", to_ref=f"head/{at}") as (ranged,):
            assert told(ranged) == local, case.name
        found += len(local)
    assert found > len(cases) // 4
