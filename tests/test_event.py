"""Which commits an event asks for; what anyone may have written into it is looked at first."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qa_memory_hooks import event
from qa_memory_hooks.change import Fault
from qa_memory_hooks.event import Asked, Commit

A, B, ZERO = "a" * 40, "b" * 40, "0" * 40
MAIN = "refs/heads/main"
REPOSITORY = {"default_branch": "main"}
RUN = {"GITHUB_SHA": A, "GITHUB_REF": MAIN}


def pull(number: Any = 7, base: Any = "main", sha: Any = A) -> dict[str, Any]:
    return {"pull_request": {"number": number, "base": {"ref": base}, "head": {"sha": sha}}}


def push(before: Any = A, after: Any = B, ref: Any = MAIN) -> dict[str, Any]:
    return {"before": before, "after": after, "ref": ref, "repository": REPOSITORY}


GROUP = {"merge_group": {"base_sha": A, "head_sha": B, "head_ref": "refs/heads/gh-readonly-queue/main/pr-1-x"}}
QUEUED = "refs/heads/gh-readonly-queue/main/pr-1-x"
ASKED: list[tuple[str, dict[str, Any], Asked | None]] = [
    ("pull_request", pull(), Asked(Commit("", MAIN), Commit(A, "refs/pull/7/head"))),
    (
        "pull_request_target",
        pull(base="rel/1.x"),
        Asked(Commit("", "refs/heads/rel/1.x"), Commit(A, "refs/pull/7/head")),
    ),
    ("merge_group", GROUP, Asked(Commit(A, QUEUED), Commit(B, QUEUED), landed=True)),
    ("push", push(), Asked(Commit(A, MAIN), Commit(B, MAIN), landed=True)),
    ("push", push(before=ZERO), Asked(Commit(ZERO, MAIN), Commit(B, MAIN), landed=True)),
    ("push", push(before=ZERO, ref="refs/heads/x"), Asked(Commit("", MAIN), Commit(B, "refs/heads/x"))),
    ("push", push(before=ZERO, ref="refs/tags/v1.0.0"), Asked(Commit("", MAIN), Commit(B, "refs/tags/v1.0.0"))),
    ("push", push(after=ZERO), None),
    ("workflow_dispatch", {"repository": REPOSITORY}, Asked(Commit(A, MAIN), Commit(A, MAIN), whole=True)),
    ("schedule", {}, Asked(Commit(A, MAIN), Commit(A, MAIN), whole=True)),
]


@pytest.mark.parametrize(("name", "payload", "asked"), ASKED)
def test_what_is_asked_for(name: str, payload: dict[str, Any], asked: Asked | None) -> None:
    assert event.read(name, payload, RUN) == asked


def test_a_run_by_hand_on_another_branch() -> None:
    run = RUN | {"GITHUB_REF": "refs/heads/topic"}
    asked = event.read("workflow_dispatch", {"repository": REPOSITORY}, run)
    assert asked == Asked(Commit("", MAIN), Commit(A, "refs/heads/topic"))


@pytest.mark.parametrize(
    ("name", "payload", "where"),
    [
        ("pull_request", {}, "pull_request.number"),
        ("pull_request", None, "pull_request.number"),
        ("pull_request", {"pull_request": []}, "pull_request.number"),
        ("pull_request", pull(number="7/../8"), "pull_request.number"),
        ("pull_request", pull(number=True), "pull_request.number"),
        ("pull_request", pull(sha="main"), "pull_request.head.sha"),
        ("pull_request", pull(sha=A + "\n"), "pull_request.head.sha"),
        ("pull_request", pull(sha=A.upper()), "pull_request.head.sha"),
        ("pull_request", pull(sha="--upload-pack=x"), "pull_request.head.sha"),
        *(
            ("pull_request", pull(base=ref), "pull_request.base.ref")
            for ref in (
                "",
                "a b",
                "a:b",
                "a..b",
                "*",
                "a\n",
                "/",
                "a//b",
                "a/",
                ".a",
                "a/.b",
                "a@{1}",
                "a^",
                "a~1",
                "a?",
                "a[b",
                "a\\b",
                "\x7f",
            )
        ),
        ("merge_group", {"merge_group": {"base_sha": A}}, "merge_group.head_ref"),
        ("push", push(before=None), "before"),
        ("push", push(ref="main"), "ref"),
        ("push", {"before": ZERO, "after": B, "ref": "refs/heads/x"}, "repository.default_branch"),
    ],
)
def test_what_has_not_the_form_is_a_fault(name: str, payload: Any, where: str) -> None:
    with pytest.raises(Fault, match=re.escape(f"expected of it at {where}")):
        event.read(name, payload, RUN)


def test_a_runner_that_tells_no_commit_is_a_fault() -> None:
    with pytest.raises(Fault, match="GITHUB_SHA"):
        event.read("schedule", {}, {})
    with pytest.raises(Fault, match="GITHUB_REF"):
        event.read("schedule", {}, {"GITHUB_SHA": A})


def test_an_event_that_is_not_known_is_a_fault() -> None:
    with pytest.raises(Fault, match="names no change to judge"):
        event.read("issue_comment", {}, RUN)


KEYS = st.sampled_from(["pull_request", "number", "base", "head", "ref", "sha", "before", "after", "merge_group"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from([A, B, ZERO, MAIN, "main", "x y", "-x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS | st.text(), inner, max_size=5),
    max_leaves=12,
)


@given(st.sampled_from(["pull_request", "merge_group", "push", "workflow_dispatch", "schedule", "x"]), JSON, JSON)
def test_whatever_is_told_is_a_fault_or_has_the_form(name: str, payload: object, more: object) -> None:
    if isinstance(payload, dict):
        payload = {"pull_request": more, **payload}
    try:
        asked = event.read(name, payload, RUN)
    except Fault:
        return
    for commit in (asked.base, asked.head) if asked else ():
        assert re.fullmatch("|[0-9a-f]{40}|[0-9a-f]{64}", commit.oid)
        assert re.fullmatch(r"refs/[^\s:*?\[\\^~\x00-\x1f]+", commit.ref) and ".." not in commit.ref
