"""`qa-memory runs verify`: where it looks, what it prints, how it ends, and that no bytes break it."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path

import pytest
from conftest import BIN
from hypothesis import given, settings
from hypothesis import strategies as st
from run_folders import RUN, Run, entry, lines, memory, plan, run

from qa_memory_hooks.change.snapshot import MiB

LOCAL = ("plan.json", "state.json", "counters.log", "events.jsonl")
NAMES = (*LOCAL, "history.jsonl", "memory.json")
needs_links = pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")


@pytest.fixture
def sound(run_folder: Run) -> Run:
    """A run whose files are all there and right."""
    run_folder.write("plan.json", plan())
    run_folder.write("state.json", {"plan": {"approvedHash": plan()["planHash"]}})
    run_folder.write("counters.log", lines({"kind": "criticRounds"}))
    run_folder.write("events.jsonl", lines({"kind": "agent"}))
    run_folder.write("history.jsonl", lines({"runId": "r1"}))
    run_folder.write("memory.json", memory(entry()))
    return run_folder


def here(sound: Run, monkeypatch: pytest.MonkeyPatch, *argv: str) -> tuple[int, str, str]:
    monkeypatch.chdir(sound.top)
    return run("runs", "verify", *argv)


def test_a_sound_run(sound: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = "plan.json, state.json, counters.log, events.jsonl, history.jsonl, memory.json"
    assert here(sound, monkeypatch, RUN) == (0, f"no problem in 6 files: {listed}\n", "")


def test_the_json_of_a_sound_run(sound: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, err = here(sound, monkeypatch, RUN, "--format", "json")
    told = plan()["planHash"]
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "valid": True,
        "files": [*(f"{RUN}/{name}" for name in LOCAL), ".qa-runs/history.jsonl", ".qa-runs/memory.json"],
        "problems": [],
        "plan": {"planHash": told, "recomputed": told, "approved": told},
        "notes": [],
    }


def test_a_problem_is_a_place_a_code_a_message_and_a_way_out(sound: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sound.write("counters.log", lines({"kind": "criticRounds"}, {"at": 1, "kind": "x"}))
    status, out, err = here(sound, monkeypatch, RUN)
    first, second, last = out.splitlines()
    assert (status, err) == (1, "")
    assert first == (
        f'{RUN}/counters.log:2:11: kind: the kind "x" is unknown; known are criticRounds, producerDispatches, '
        "testLaunches"
    )
    assert second.startswith("    help: ")
    assert last.startswith("1 problem in 6 files: ")


def test_a_problem_as_json(sound: Run) -> None:
    sound.write("counters.log", lines({"kind": "x"}))
    (problem,) = sound.verify().report["problems"]
    assert list(problem) == ["file", "line", "column", "code", "message", "help"]
    assert (problem["file"], problem["line"], problem["column"], problem["code"]) == (
        (sound.folder / "counters.log").as_posix(), 1, 2, "kind",
    )  # fmt: skip


def test_problems_stand_in_the_order_of_their_places(sound: Run) -> None:
    sound.write("counters.log", lines({}, {}, {}))
    sound.write("plan.json", "{}")
    sound.write("memory.json", memory(entry(count=0, id="x", summary=1)))
    places = [(one["file"], one["line"], one["column"]) for one in sound.verify().report["problems"]]
    assert places == sorted(places) and len({file for file, _, _ in places}) == 4


def test_nothing_is_written(sound: Run) -> None:
    before = {path: (path.stat().st_mtime_ns, path.is_file() and path.read_bytes()) for path in sound.top.rglob("*")}
    sound.verify()
    assert before == {
        path: (path.stat().st_mtime_ns, path.is_file() and path.read_bytes()) for path in sound.top.rglob("*")
    }


# Where it looks.


@pytest.mark.parametrize("argument", [".", "./", os.curdir + os.sep, "../20261101-0900-ab12"])
def test_from_within_the_run(sound: Run, monkeypatch: pytest.MonkeyPatch, argument: str) -> None:
    monkeypatch.chdir(sound.folder)
    _, out, _ = run("runs", "verify", argument, "--format", "json")
    assert json.loads(out)["files"] == [*LOCAL, "../../history.jsonl", "../../memory.json"]


def test_the_folder_of_all_runs_has_the_memory_alone(sound: Run) -> None:
    found = sound.verify(sound.top / ".qa-runs")
    assert [Path(file).name for file in found.report["files"]] == ["history.jsonl", "memory.json"]
    assert (found.report["plan"], found.status) == (None, 0)


def test_both_places_are_looked_at(sound: Run) -> None:
    (sound.folder / "memory.json").write_text("{", encoding="utf-8")
    (sound.folder / "history.jsonl").write_text("[]\n", encoding="utf-8")
    found = sound.verify()
    assert (len(found.report["files"]), sorted(found.codes)) == (8, ["json", "shape"])


def test_the_nearest_folder_of_runs_counts(tmp_path: Path) -> None:
    outer = Run(tmp_path)
    outer.write("memory.json", "{")
    inner = Run(outer.folder)
    inner.write("memory.json", memory())
    inner.write("plan.json", plan())
    assert inner.verify().codes == []


def test_a_folder_that_was_copied_elsewhere(sound: Run, tmp_path: Path) -> None:
    other = tmp_path / "copy"
    (sound.folder).rename(other)
    found = sound.verify(other)
    assert [Path(file).name for file in found.report["files"]] == list(LOCAL)


# What cannot be made.


@pytest.mark.parametrize("argument", ["nowhere", "", "a\0b", "nowhere/\ud800", "file"])
def test_no_such_folder(run_folder: Run, monkeypatch: pytest.MonkeyPatch, argument: str) -> None:
    (run_folder.top / "file").write_text("", encoding="utf-8")
    status, out, err = here(run_folder, monkeypatch, argument)
    assert (status, out) == (2, "")
    assert "is no folder" in err and "help: name the folder of one run: .qa-runs/KEY/RUNID" in err


@pytest.mark.parametrize("name", [None, "state.json", "metrics.json"])
def test_nothing_to_verify(run_folder: Run, name: str | None) -> None:
    if name:
        run_folder.write(name, "{}")
    status, out, err = run("runs", "verify", str(run_folder.folder))
    assert (status, out) == (2, "")
    assert "nothing to verify" in err and "help: " in err


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="every file can be read here")
def test_a_file_that_may_not_be_read(sound: Run) -> None:
    (sound.folder / "plan.json").chmod(0)
    status, _, err = run("runs", "verify", str(sound.folder))
    assert status == 2 and "cannot read plan.json" in err


def test_what_it_is_called_with() -> None:
    for words in (["runs"], ["runs", "verify"], ["runs", "prove"], ["runs", "verify", ".", "--format", "xml"]):
        with pytest.raises(SystemExit) as stopped:
            run(*words)
        assert stopped.value.code == 2


def test_the_console_script(sound: Run) -> None:
    done = subprocess.run([BIN / "qa-memory", "runs", "verify", sound.folder], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# What lies there instead of a file, and what is in it.


@pytest.mark.parametrize("name", NAMES)
def test_a_folder_in_place_of_a_file(sound: Run, name: str) -> None:
    path = sound.folder / name if name in LOCAL else sound.top / ".qa-runs" / name
    path.unlink()
    path.mkdir()
    found = sound.verify()
    assert found.places == [(name, 1, 1, "not-read")]
    assert found.report["problems"][0]["message"] == "a folder"


@needs_links
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("target", ["/etc/passwd", "nowhere", "."])
def test_links_are_not_followed(sound: Run, name: str, target: str) -> None:
    path = sound.folder / name if name in LOCAL else sound.top / ".qa-runs" / name
    path.unlink()
    path.symlink_to(target)
    found = sound.verify()
    assert found.places == [(name, 1, 1, "not-read")]
    assert found.report["problems"][0]["message"] == "a symbolic link"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_nobody_waits_for_a_pipe(sound: Run) -> None:
    (sound.folder / "plan.json").unlink()
    os.mkfifo(sound.folder / "plan.json")
    assert sound.verify().report["problems"][0]["message"] == "no regular file"


@needs_links
def test_the_folder_may_be_a_link(sound: Run) -> None:
    (sound.top / "latest").symlink_to(sound.folder)
    assert len(sound.verify(sound.top / "latest").report["files"]) == 4


@pytest.mark.parametrize("name", ["plan.json", "state.json", "memory.json"])
def test_a_file_of_over_a_mebibyte_is_not_read(sound: Run, name: str) -> None:
    sound.write(name, " " * (MiB + 1))
    found = sound.verify()
    assert found.places == [(name, 1, 1, "not-read")]
    assert found.report["problems"][0]["message"] == "over 1 MiB"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xff\xfe{\0}\0", "encoding"), (b"\0\1\2\3\xff", "encoding"), (b'{"a": "\xe9"}', "encoding"),
        (b'{"a": "\xed\xa0\xbd"}', "encoding"), (b"version https://git-lfs.github.com/spec/v1\n", "encoding"),
        (b'{"a": "\0"}', "json"), (b"<<<<<<< HEAD\n", "json"), (b"[" * 65 + b"\n", "json"),
    ],
)  # fmt: skip
def test_bytes_that_are_no_text_or_no_json(sound: Run, name: str, data: bytes, code: str) -> None:
    sound.write(name, data)
    assert [one[0] for one in sound.verify().places] == [name]
    assert sound.verify().codes == [code]


@pytest.mark.parametrize("name", NAMES)
def test_a_byte_order_mark(sound: Run, name: str) -> None:
    path = sound.folder / name if name in LOCAL else sound.top / ".qa-runs" / name
    sound.write(name, b"\xef\xbb\xbf" + path.read_bytes())
    assert sound.verify().places == [(name, 1, 1, "encoding")]  # and what stands behind it is judged all the same


def test_what_is_printed_does_nothing_to_a_terminal(sound: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    evil = "\u001b[2J\u202e##[error] \ud83d"
    sound.write("counters.log", lines({"kind": evil}))
    sound.write("memory.json", memory(entry(type=evil)))
    for form in ("text", "json"):
        _, out, _ = here(sound, monkeypatch, RUN, "--format", form)
        assert not {"\x1b", "\u202e", "\ud83d"} & set(out) and "##[" not in out


def test_a_credential_is_not_printed(sound: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    token = "ghp_" + "a1B2c3D4e5" * 4
    sound.write("counters.log", lines({"kind": token}))
    for form in ("text", "json"):
        assert token[:30] not in here(sound, monkeypatch, RUN, "--format", form)[1]


def test_long_texts_are_cut(sound: Run) -> None:
    sound.write("counters.log", lines({"kind": "lorem ipsum " * 900}))
    assert len(sound.verify().report["problems"][0]["message"]) < 200


PIECES = st.sampled_from(
    [b"{", b"}", b"[", b"]", b":", b",", b'"', b"\\", b"\n", b"\r\n", b"\\ud83d", b"\\ude00", b"\xef\xbb\xbf", b"\xff",
     b'"kind"', b'"runId"', b'"planHash"', b'"plan":{"approvedHash":', b'"entries":[', b'"runs":["r1"]', b'{"id":',
     b'"schemaVersion":1', b'"seenIn":', b'"count":', b"1e400", b"-0", b"NaN", b"null", b"true", b"9" * 400]
)  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=12,
)
WRONG = st.dictionaries(st.sampled_from([*entry(), "more"]), JSON | st.sampled_from([*entry().values()]), max_size=4)
ENTRIES = st.lists(WRONG.map(lambda changes: {**entry(), **changes}) | JSON, max_size=4)


def verified(files: dict[str, bytes]) -> None:
    """Whatever is there, the answer is a list of problems that stand somewhere in the files."""
    with tempfile.TemporaryDirectory() as folder:
        there = Run(Path(folder))
        for name, data in files.items():
            there.write(name, data)
        for one in there.verify().report["problems"]:
            rows = files[Path(one["file"]).name].split(b"\n")
            assert 1 <= one["line"] <= len(rows) and 1 <= one["column"] <= max(map(len, rows)) + 1
            assert one["code"] and one["message"] and one["help"]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.binary(max_size=9) | PIECES, max_size=20).map(b"".join))
def test_any_bytes(data: bytes) -> None:
    verified(dict.fromkeys(NAMES, data))


@settings(max_examples=150, deadline=None)
@given(ENTRIES, JSON, JSON)
def test_any_memory(entries: object, runs: object, version: object) -> None:
    for changes in ({"entries": entries}, {"entries": entries, "runs": runs}, {"schemaVersion": version}):
        verified({"memory.json": json.dumps(memory(**changes)).encode()})


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.text(max_size=3), JSON, max_size=4), JSON)
def test_any_plan_and_state(body: dict[str, object], state: object) -> None:
    text = json.dumps(plan(**body)).encode()
    verified({"plan.json": text, "state.json": json.dumps({"plan": state}).encode()})
    verified({"plan.json": text, "state.json": json.dumps({"plan": {"approvedHash": state}}).encode()})
