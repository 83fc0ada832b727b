"""The run rules, event by event, and what they do where a run cannot be read: `run.yaml` says what each comes to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from open_runs import CONFIG, RUN, SESSION, TREE, lay

from qa_memory_hooks.guard import run_rules
from qa_memory_hooks.guard.event import Answer, Event
from qa_memory_hooks.guard.run import Broken, compared, count, owned

TABLE = yaml.safe_load(Path(__file__).with_name("run.yaml").read_text("utf-8"))
ROWS = [(rule, row if isinstance(row, dict) else {"command": row}) for rule, rows in TABLE.items() for row in rows]


def asked(project: Path, row: dict[str, Any]) -> tuple[Event, str]:
    """The event of a row, and the root of the plugin."""
    plugin = (project.parent / "plugin").as_posix()
    filled = json.dumps(row)
    places = {"{P}": project.as_posix(), "{X}": plugin}
    for mark, place in {"{R}": f"{{P}}/{RUN}", "{W}": f"{{P}}/{TREE}", **places}.items():
        filled = filled.replace(mark, place)
    row = json.loads(filled)
    agent = row.pop("as", "")
    kind = f"qa-orchestrator:{agent}" if agent.startswith("qa-") else agent
    tool, cwd = row.pop("tool", "Bash"), row.pop("cwd", project.as_posix())
    given = {key: value for key, value in row.items() if key not in ("closed", "phase", "counts", "unapproved", "no")}
    return Event(tool, given, cwd, SESSION, kind, bool(agent), "use-1"), plugin


def ask(project: Path, row: dict[str, Any]) -> Answer:
    event, plugin = asked(project, row)
    run = owned(event, project.as_posix(), plugin)
    assert run
    return run_rules.decide(event, run)


@pytest.mark.parametrize(("rule", "row"), ROWS, ids=lambda value: str(value)[:70])
def test_what_an_event_comes_to(tmp_path: Path, rule: str, row: dict[str, Any]) -> None:
    answer = ask(lay(tmp_path, row), row)
    if answer.decision == "deny":
        assert answer.reason.startswith(f"[qa-orchestrator {rule}] "), answer
    else:
        assert answer == Answer(counted=answer.counted)
        assert (answer.counted[0] if answer.counted else "allow") == rule, answer


def test_most_is_allowed_as_often_as_denied() -> None:
    assert len(TABLE["allow"]) > 70


@pytest.mark.parametrize(
    ("other", "found"),
    [
        ({"sessionId": "another"}, None),
        ({"sessionId": ""}, None),
        ({"sessionId": 7}, None),
        ({"runDir": ""}, Broken),
        ({"worktree": None}, Broken),
        ({}, "run"),
        ({"runDir": RUN, "worktree": TREE}, "run"),
    ],
)
def test_whose_run_it_is(tmp_path: Path, other: dict[str, Any], found: object) -> None:
    project = lay(tmp_path, {})
    active = project / ".qa-runs/active.json"
    active.write_text(json.dumps(json.loads(active.read_text()) | other))
    event, plugin = asked(project, {"command": "ls"})
    if found is Broken:
        with pytest.raises(Broken):
            owned(event, project.as_posix(), plugin)
    else:
        run = owned(event, project.as_posix(), plugin)
        assert (run is None) == (found is None)
        assert run is None or run.folder == compared(f"{project.as_posix()}/{RUN}")


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '"a"', "\ud800", "[" * 100_000])
def test_what_cannot_be_read_before_it_is_this_sessions_is_nobodys(tmp_path: Path, content: str) -> None:
    project = lay(tmp_path, {})
    (project / ".qa-runs/active.json").write_bytes(content.encode("utf-8", "surrogatepass"))
    event, plugin = asked(project, {"command": "git push"})
    assert owned(event, project.as_posix(), plugin) is None


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '"a"', "[" * 100_000, None])
@pytest.mark.parametrize(
    "name", [".qa/config.json", f"{RUN}/plan.json", f"{RUN}/state.json", f"{RUN}/suite-baseline.json"]
)
def test_what_cannot_be_read_of_an_open_run_stops(tmp_path: Path, name: str, content: str | None) -> None:
    project = lay(tmp_path, {})
    place = project / name
    place.unlink()
    if content is None:
        place.mkdir()
    else:
        place.write_text(content)
    event, plugin = asked(project, {"command": "ls"})
    with pytest.raises(Broken):
        owned(event, project.as_posix(), plugin)


@pytest.mark.parametrize("lines", ["{\n", '{"kind": "testLaunches"}\nx\n'])
def test_a_log_that_cannot_be_counted_stops(tmp_path: Path, lines: str) -> None:
    project = lay(tmp_path, {})
    (project / RUN / "counters.log").write_text(lines)
    event, plugin = asked(project, {"command": "ls"})
    with pytest.raises(Broken):
        owned(event, project.as_posix(), plugin)


def test_lines_of_the_log_that_are_nothing_count_nothing(tmp_path: Path) -> None:
    project = lay(tmp_path, {})
    (project / RUN / "counters.log").write_text('\n[]\n7\n{"kind": 7}\n{"kind": "testLaunches"}\n\n')
    event, plugin = asked(project, {"command": "ls"})
    run = owned(event, project.as_posix(), plugin)
    assert run and run.counters["testLaunches"] == 1


def test_a_configuration_that_went_away(tmp_path: Path) -> None:
    project = lay(tmp_path, {"no": "config.json"})
    event, plugin = asked(project, {"command": "ls"})
    with pytest.raises(Broken, match="missing"):
        owned(event, project.as_posix(), plugin)
    closed = lay(tmp_path / "closed", {"no": "config.json", "closed": True})
    assert owned(event._replace(cwd=closed.as_posix()), "", plugin) is None


def test_a_configuration_without_a_test_folder(tmp_path: Path) -> None:
    project = lay(tmp_path, {})
    (project / ".qa/config.json").write_text('{"qa": {"testDir": ""}}')
    event, plugin = asked(project, {"command": "ls"})
    with pytest.raises(Broken, match="testDir"):
        owned(event, project.as_posix(), plugin)


def test_the_project_comes_first_and_then_the_folders_above(tmp_path: Path) -> None:
    project = lay(tmp_path, {})
    deep = project / TREE / "web"
    deep.mkdir(parents=True)
    event, plugin = asked(project, {"command": "ls"})
    inside = event._replace(cwd=deep.as_posix())
    assert owned(inside, "", plugin)
    assert owned(inside, (tmp_path / "elsewhere").as_posix(), plugin)
    other = lay(tmp_path / "other", {})
    (other / ".qa-runs/active.json").write_text('{"sessionId": "another"}')
    assert owned(inside, other.as_posix(), plugin) is None
    assert owned(event._replace(cwd=tmp_path.as_posix()), "", plugin) is None


def test_limits_have_defaults(tmp_path: Path) -> None:
    project = lay(tmp_path, {})
    (project / ".qa/config.json").write_text(json.dumps(CONFIG | {"limits": {"maxTestLaunches": True}}))
    event, plugin = asked(project, {"command": "ls"})
    run = owned(event, project.as_posix(), plugin)
    assert run and (run.revisions, run.launches) == (2, 7)


def test_without_a_plugin_any_script_of_that_place_is_taken_for_its(tmp_path: Path) -> None:
    project = lay(tmp_path, {})
    event, _ = asked(project, {"command": f"node /opt/x/scripts/state.mjs --state {RUN}/state.json"})
    run = owned(event, project.as_posix(), "")
    assert run and run_rules.decide(event, run) == Answer()
    reading, _ = asked(project, {"tool": "Read", "file_path": "/opt/x/schemas/a.json", "as": "qa-critic"})
    assert run_rules.decide(reading, run).decision == "deny"


def test_what_is_counted_is_added_to_the_log(tmp_path: Path) -> None:
    project = lay(tmp_path, {"counts": {"testLaunches": 1}})
    event, plugin = asked(project, {"command": "npx playwright test"})
    run = owned(event, project.as_posix(), plugin)
    assert run
    count(run, ("testLaunches",), event)
    *_, last = (project / RUN / "counters.log").read_text().splitlines()
    assert json.loads(last) == {"kind": "testLaunches", "tool": "Bash", "toolUseId": "use-1"}
    with pytest.raises(Broken, match="cannot count"):
        count(run._replace(log=project.as_posix()), ("testLaunches",), event)


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/c/Work/A", "c:/work/a"),
        ("C:\\Work\\A", "c:/work/a"),
        ("C:/Work/../A", "c:/a"),
        ("/srv/Shop/./a/", "/srv/Shop/a"),
        ("//srv/a", "/srv/a"),
        ("/c", "/c"),
    ],
)
def test_paths_are_compared_in_one_form(path: str, shown: str) -> None:
    assert compared(path) == shown
