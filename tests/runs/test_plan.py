"""The hash of a plan: recomputed, and compared with the approved one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from run_folders import Run, plan

from qa_memory_hooks.runs.plan import digest

HASH = plan()["planHash"]
OTHER = "sha256:" + "0" * 64


def approved(told: Any) -> dict[str, Any]:
    return {"runId": "r1", "phase": "MAINTAINING", "plan": {"hash": HASH, "approvedHash": told}}


def test_a_right_and_approved_plan(run_folder: Run) -> None:
    run_folder.write("plan.json", plan())
    run_folder.write("state.json", approved(HASH))
    found = run_folder.verify()
    assert found.report["plan"] == {"planHash": HASH, "recomputed": HASH, "approved": HASH}
    assert (found.status, found.codes, found.report["notes"], found.err) == (0, [], [], "")


def test_the_hash_itself_never_changes_by_itself() -> None:
    """Worked out by hand: the SHA-256 of `{"a":[1,"é"],"b":{"10":null,"9":true}}`."""
    body = {"b": {"9": True, "10": None}, "a": [1.0, "é"], "planHash": "anything"}
    assert digest(body) == "sha256:424db2f3c218bdf2f72cd6795cef9409aa1d54d339cf44bbb3e865fdb05e7e88"


def test_only_the_outer_hash_is_left_out() -> None:
    assert digest({"route": {"planHash": "a"}}) != digest({"route": {"planHash": "b"}}) != digest({"route": {}})


@pytest.mark.parametrize("edit", [
    {"runSet": ["web/tests/cart.spec.ts", "web/tests/home.spec.ts"]},
    {"knownDriftSkipped": [{"file": "web/tests/a.spec.ts", "reason": "drift", "wholeFile": True}]},
    {"limitations": []},
    {"limitations": ["no tablet"]},
    {"note": "a further key"},
])  # fmt: skip
def test_every_edit_changes_the_hash(run_folder: Run, edit: dict[str, Any]) -> None:
    assert digest(plan(**edit)) != HASH
    run_folder.write("plan.json", plan(**edit, planHash=HASH))
    run_folder.write("state.json", approved(HASH))
    found = run_folder.verify()
    assert found.places == [("plan.json", 2, 3, "plan-hash")]
    assert found.report["plan"] == {"planHash": HASH, "recomputed": digest(plan(**edit)), "approved": HASH}


def test_the_order_of_keys_and_blanks_do_not_matter(run_folder: Run) -> None:
    turned = dict(reversed(plan().items()))
    run_folder.write("plan.json", json.dumps(turned, ensure_ascii=False, separators=(" ,", ": ")))
    assert run_folder.verify().codes == []


def test_numbers_are_hashed_as_the_plugin_writes_them(run_folder: Run) -> None:
    body = {"a": 1, "b": 1e21, "c": 1e-7, "d": 9007199254740992}
    text = json.dumps({"planHash": digest(body), "a": 0, "b": 0, "c": 0, "d": 0})  # the literals follow
    for old, new in (('"a": 0', '"a": 1.0'), ('"b": 0', '"b": 1000000000000000000000'), ('"c": 0', '"c": 0.0000001')):
        text = text.replace(old, new)
    run_folder.write("plan.json", text.replace('"d": 0', '"d": 9007199254740993'))
    assert run_folder.verify().codes == []


def test_half_an_emoji_is_hashed_as_it_was_written(run_folder: Run) -> None:
    run_folder.write("plan.json", plan(limitations=["cut \ud83d", "\ude00\U0001f600", "\\ud83d"]))
    assert b"\\ud83d" in (run_folder.folder / "plan.json").read_bytes()
    assert run_folder.verify().codes == []


@pytest.mark.parametrize("told", [..., None, 7, "", "sha256:", HASH.removeprefix("sha256:"), HASH.upper(), OTHER])
def test_a_hash_that_is_not_the_plans(run_folder: Run, told: Any) -> None:
    changed = plan() if told is ... else plan(planHash=told)
    if told is ...:
        del changed["planHash"]
    run_folder.write("plan.json", changed)
    found = run_folder.verify()
    assert found.codes == ["plan-hash"]
    assert HASH in found.report["problems"][0]["message"]
    assert found.report["plan"]["recomputed"] == HASH


@pytest.mark.parametrize(
    "state",
    [None, {}, {"plan": None}, {"plan": {}}, {"plan": {"hash": HASH}}, approved(None)],
)
def test_a_plan_that_is_not_approved_is_a_note(run_folder: Run, state: Any) -> None:
    run_folder.write("plan.json", plan())
    if state is not None:
        run_folder.write("state.json", state)
    found = run_folder.verify()
    assert (found.status, found.report["plan"]["approved"]) == (0, None)
    assert "the plan is not approved" in found.report["notes"][0]
    assert "note: the plan is not approved" in found.err


@pytest.mark.parametrize(
    ("told", "confirmed", "codes"),
    [
        (HASH, OTHER, ["approved-hash"]),
        (HASH, "", ["approved-hash"]),
        (OTHER, OTHER, ["plan-hash"]),  # an edit of an approved plan
        (OTHER, HASH, ["plan-hash"]),  # the approved plan, its line with the hash edited
        (OTHER, "sha256:" + "1" * 64, ["plan-hash", "approved-hash"]),
        (HASH, 7, ["shape"]),
        (HASH, ["x"], ["shape"]),
    ],
)
def test_what_was_approved_is_something_else(run_folder: Run, told: str, confirmed: Any, codes: list[str]) -> None:
    run_folder.write("plan.json", plan(planHash=told))
    run_folder.write("state.json", approved(confirmed))
    assert run_folder.verify().codes == codes


def test_an_approved_hash_without_a_plan_hash(run_folder: Run) -> None:
    run_folder.write("plan.json", "{}")
    run_folder.write("state.json", approved(OTHER))
    assert run_folder.verify().codes == ["plan-hash", "approved-hash"]


@pytest.mark.parametrize("state", ["", "{", "[]", '{"plan": []}', '{"plan": "x"}', '{"plan": {}, "plan": {}}'])
def test_a_broken_state(run_folder: Run, state: str) -> None:
    run_folder.write("plan.json", plan())
    run_folder.write("state.json", state)
    found = run_folder.verify()
    assert found.places[0][0] == "state.json" and found.codes in (["json"], ["shape"])
    assert found.report["notes"] == []  # what a broken file holds is not known


def test_an_approved_plan_that_is_gone_is_a_note(run_folder: Run) -> None:
    run_folder.write("counters.log", "")
    run_folder.write("state.json", approved(HASH))
    found = run_folder.verify()
    assert (found.status, found.report["plan"]) == (0, None)
    assert found.report["notes"] == ["a plan was approved, and there is no plan.json"]


def test_no_plan_and_no_approval_are_nothing(run_folder: Run) -> None:
    run_folder.write("counters.log", "")
    found = run_folder.verify()
    assert (found.report["plan"], found.report["notes"]) == (None, [])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "json"), ("nul", "json"), ("[]", "shape"), ('"x"', "shape"), ("1", "shape"), ("{,}", "json"),
        ('{"a": 1, "a": 1}', "json"), ('{"a": NaN}', "json"), ('{"a": Infinity}', "json"), ('{"a": 1e999}', "json"),
        ("[" * 100_000, "json"), ('{"a": ' + "9" * 5000 + "}", "json"), ("// plan\n{}", "json"), ("{} {}", "json"),
    ],
)  # fmt: skip
def test_a_plan_that_is_no_object(run_folder: Run, text: str, code: str) -> None:
    run_folder.write("plan.json", text)
    found = run_folder.verify()
    assert found.codes == [code]
    assert found.report["plan"] == {"planHash": None, "recomputed": None, "approved": None}
