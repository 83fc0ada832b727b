"""`memory.json`: what follows from something else in it is judged, and each fault is told once."""

from __future__ import annotations

import time
from typing import Any

import pytest
from run_folders import RUNS, SPEC, TEST, Run, entry, memory

from qa_memory_hooks.runs.file import MOST
from qa_memory_hooks.runs.memory import TYPES, key

SEVEN = [f"r{number}" for number in range(1, 8)]
SUBJECT = f"{SPEC} › {TEST}"


def often(**changes: Any) -> dict[str, Any]:
    """An entry that seven runs have seen, of which the last five are kept."""
    told = {"seenIn": SEVEN[2:], "count": 7, "firstSeen": "r1", "lastSeen": "r7"}
    return entry(**told | changes)


def once(**changes: Any) -> dict[str, Any]:
    """An entry that the last run has seen."""
    told = {"seenIn": RUNS[1:], "count": 1, "firstSeen": RUNS[1], "lastSeen": RUNS[1], "suggestion": None}
    return entry(**told | changes)


def lesson(kind: str, *parts: str, **changes: Any) -> dict[str, Any]:
    """An entry of another type, which keeps neither file nor test nor suggestion."""
    told = {"file": ..., "test": ..., "detail": ..., "inKnownDrift": ..., "suggestion": ..., "type": kind}
    own = key(kind, *parts)
    return once(**told | {"id": own, "key": own} | changes)


def test_a_key_is_the_one_that_the_plugin_gives() -> None:
    """Worked out with `sha1sum`."""
    assert key("known-failure", "web/tests/a.spec.ts", "opens") == "e84f8093"
    assert key("known-failure", "", "") == "86849b7d"


VALID = [
    memory(),
    memory(updatedAt=None, runs=[]),
    memory(entry()),
    memory(once()),
    memory(often(), runs=SEVEN),
    memory(entry(), once(test="another")),
    memory(entry(inKnownDrift=True, suggestion=None)),
    memory(entry(inKnownDrift=True, suggestion=...)),
    memory(entry(inKnownDrift=True, suggestion="")),
    memory(once(inKnownDrift=..., detail=...)),
    memory(entry(count=2.0)),
    memory(entry(runs="a further key"), more=1),
    memory(entry(), schemaVersion=1.0),
    memory(once(file=None, test=None)),
    memory(once(file="Straße/тест.spec.ts", test="漢字 “x” \U0001f600")),
    memory(once(test="cut \ud83d")),
    # learned before the test was kept: the subject has it
    memory({name: value for name, value in entry().items() if name != "test"}),
    # the window of six runs
    memory(entry(seenIn=["r1", "r2"], firstSeen="r1", lastSeen="r2"), runs=SEVEN),
    # other types
    *(memory(lesson(kind, SPEC, TEST)) for kind in ("env-issue", "author-lesson", "flaky")),
    memory(lesson("flaky", SPEC, f"cart › {TEST}", subject=f"{SPEC} › cart › {TEST}")),
    memory(lesson("flaky", SPEC, TEST, subject="no separator", file=SPEC, test=TEST)),
    memory(lesson("flaky", "anything", subject="no separator")),  # nothing to work the key out from
    memory(lesson("critic-gap", "qa-intake", "AC1", "no test for AC1", subject="qa-intake")),
    memory(lesson("guard-denial", "qa-triage", "H6", "Bash", subject="H6 on Bash")),
    memory(lesson("guard-denial", "qa-triage", "", "Bash", subject="null on Bash")),
    memory(lesson("guard-denial", "qa-triage", "H6", "", subject="H6 on null")),
    memory(lesson("drift-probe", SPEC, subject=SPEC, agents=[], file=SPEC, healed=[], suggestion="narrow it")),
    memory(lesson("drift-probe", SPEC, TEST, file=SPEC, test=TEST)),
]


@pytest.mark.parametrize("valid", VALID)
def test_what_is_valid(run_folder: Run, valid: dict[str, Any]) -> None:
    run_folder.write("memory.json", valid)
    assert run_folder.verify().report["problems"] == []


FAULTS = [
    ("id-key", memory(entry(id="00000000"))),
    ("id-key", memory(entry(id=...))),
    ("id-key", memory(entry(id=None))),
    ("id-key", memory(entry(id=entry()["key"].upper()))),
    ("key-derivation", memory(entry(id="deadbeef", key="deadbeef"))),
    ("key-derivation", memory(entry(key=...))),
    ("key-derivation", memory(entry(key=7))),
    ("key-derivation", memory(entry(id=entry()["key"] + "0", key=entry()["key"] + "0"))),
    ("key-derivation", memory(once(file=None, id=entry()["key"], key=entry()["key"]))),
    ("key-derivation", memory(once(test="", id=entry()["key"], key=entry()["key"]))),
    ("key-derivation", memory(lesson("flaky", SPEC, "another"))),
    ("key-derivation", memory(lesson("flaky", "wrong", subject=SUBJECT, file=SPEC, test=TEST))),
    ("key-derivation", memory(lesson("env-issue", SPEC, TEST, id=key("flaky", SPEC), key=key("flaky", SPEC)))),
    ("key-derivation", memory(lesson("drift-probe", "another", file=SPEC))),
    ("key-derivation", memory(lesson("guard-denial", "qa-author", "H6", "Bash", subject="H6 on Bash"))),
    ("key-derivation", memory(lesson("critic-gap", "x", id="GAP-1", key="GAP-1"))),
    ("last-seen", memory(entry(lastSeen=RUNS[0]))),
    ("last-seen", memory(entry(lastSeen=...))),
    ("last-seen", memory(entry(lastSeen=None))),
    ("last-seen", memory(entry(seenIn=[], suggestion=None, count=0))),
    ("seen-cap", memory(often(seenIn=SEVEN[1:]), runs=SEVEN)),
    ("seen-cap", memory(often(seenIn=SEVEN), runs=SEVEN)),
    ("seen-in", memory(entry(seenIn=[RUNS[1], RUNS[1]], firstSeen=RUNS[1]))),
    ("seen-in", memory(entry(seenIn=["gone", RUNS[1]], firstSeen="gone"))),
    ("count", memory(entry(count=1))),
    ("count", memory(entry(count=0))),
    ("count", memory(entry(count=-2))),
    ("count", memory(entry(count=2.5))),
    ("count", memory(entry(count="2"))),
    ("count", memory(once(count=True))),
    ("count", memory(entry(count=None))),
    ("count", memory(entry(count=...))),
    ("count", memory(entry(count=4))),  # of four runs four would be named
    ("count", memory(entry(count=10**300))),
    ("first-seen", memory(entry(firstSeen=RUNS[1]))),
    ("first-seen", memory(entry(firstSeen="gone"))),
    ("first-seen", memory(entry(firstSeen=...))),
    ("first-seen", memory(often(firstSeen="gone"), runs=SEVEN)),
    ("expired", memory(entry(seenIn=["r1"], count=1, firstSeen="r1", lastSeen="r1"), runs=SEVEN)),
    ("expired", memory(once(seenIn=["r1"], firstSeen="r1", lastSeen="r1"), runs=SEVEN)),
    ("expired", memory(once(seenIn=["gone"], firstSeen="gone", lastSeen="gone"))),
    ("expired", memory(once(), runs=[])),
    ("suggestion", memory(once(suggestion="known drift?"))),
    ("suggestion", memory(entry(inKnownDrift=True))),
    ("suggestion", memory(entry(suggestion=None))),
    ("suggestion", memory(entry(suggestion=""))),
    ("suggestion", memory(entry(suggestion=...))),
    ("suggestion", memory(entry(suggestion=["x"]))),
    ("type", memory(entry(type="hunch", id=entry()["key"], key=entry()["key"]))),
    ("type", memory(entry(type="Known-Failure", id=entry()["key"], key=entry()["key"]))),
    ("type", memory(entry(type=..., id=entry()["key"], key=entry()["key"]))),
    ("type", memory(entry(type=["flaky"]))),
    ("duplicate-key", memory(entry(), entry())),
    ("runs-unique", memory(entry(), runs=[RUNS[0], *RUNS])),
    ("runs-unique", memory(entry(), runs=[*RUNS, RUNS[0]])),
    ("schema-version", memory(entry(id="x"), schemaVersion=2)),
    ("schema-version", memory(schemaVersion=True)),
    ("schema-version", memory(schemaVersion="1")),
    ("schema-version", {}),
    ("shape", memory(updatedAt=5)),
    ("shape", memory(entry(), runs=None)),
    ("shape", memory(entry(), runs=[*RUNS, 3])),
    ("shape", memory(entries={})),
    ("shape", memory(None)),
    ("shape", memory(["x"])),
    ("shape", memory(entry(), "x")),
    ("shape", memory(entry(agents="qa-triage"))),
    ("shape", memory(entry(agents=[1]))),
    ("shape", memory(entry(agents=...))),
    ("shape", memory(entry(subject=None))),
    ("shape", memory(entry(summary=...))),
    ("shape", memory(entry(detail=1))),
    ("shape", memory(entry(inKnownDrift="no"))),
    ("shape", memory(entry(seenIn=None))),
    ("shape", memory(entry(seenIn=[RUNS[0], 2]))),
    ("shape", memory(lesson("guard-denial", "qa-triage", "H6", "Bash", subject="H6 on Bash", agents=None))),
    ("shape", []),
]  # fmt: skip


@pytest.mark.parametrize(("code", "broken"), FAULTS)
def test_one_fault_is_one_problem(run_folder: Run, code: str, broken: Any) -> None:
    run_folder.write("memory.json", broken)
    assert run_folder.verify().codes == [code]


def test_each_type_is_known(run_folder: Run) -> None:
    for kind in TYPES:
        run_folder.write("memory.json", memory(lesson(kind, SPEC, TEST, agents=[SPEC], subject="a on b", file=SPEC,
                                                      test=TEST)))  # fmt: skip
        assert run_folder.verify().codes == [], kind


def test_several_faults_of_one_entry_are_all_told(run_folder: Run) -> None:
    run_folder.write("memory.json", memory(entry(id="0", type="hunch", count=1, lastSeen=RUNS[0], summary=3)))
    assert set(run_folder.verify().codes) == {"id-key", "type", "count", "last-seen", "shape"}


def test_a_fault_stands_where_its_member_stands(run_folder: Run) -> None:
    run_folder.write(
        "memory.json",
        '{\n  "schemaVersion": 1, "updatedAt": null, "runs": ["r1", "r1"],\n  "entries": [\n'
        '    {"id": "x",\n     "key": "y"}, 7\n  ]\n}\n',
    )
    places = run_folder.verify().places
    assert ("memory.json", 2, 57, "runs-unique") in places
    assert ("memory.json", 4, 6, "id-key") in places
    assert ("memory.json", 4, 5, "type") in places  # no such member: the entry
    assert ("memory.json", 5, 19, "shape") in places


def test_a_key_of_half_a_pair(run_folder: Run) -> None:
    run_folder.write("memory.json", memory(entry(**{chr(0xD800): 1, chr(0xDBFF): 2}, count=1)))
    assert run_folder.verify().codes == ["count"]


def test_no_more_problems_are_told_than_a_person_reads(run_folder: Run) -> None:
    run_folder.write("memory.json", memory(*[0] * 3000))
    codes = run_folder.verify().codes
    assert codes == ["shape"] * MOST + ["too-many"]


def test_a_large_memory_takes_no_long_time(run_folder: Run) -> None:
    runs = [f"{number}" for number in range(60_000)]
    some = entry(seenIn=runs[:20_000], lastSeen=runs[19_999], firstSeen=runs[0], count=20_000)
    run_folder.write("memory.json", f'{memory(some, entry(), runs=runs)}'.replace("'", '"').replace("None", "null")
                     .replace("False", "false"))  # fmt: skip
    before = time.monotonic()
    assert {"seen-cap", "expired"} <= set(run_folder.verify().codes)
    assert time.monotonic() - before < 20


def test_many_problems_of_one_list_are_cut_too(run_folder: Run) -> None:
    run_folder.write("memory.json", memory(entry(), runs=[RUNS[0], RUNS[1]] * 3000))
    assert run_folder.verify().codes == ["runs-unique"] * MOST + ["too-many"]
