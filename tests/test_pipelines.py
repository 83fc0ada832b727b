"""What runs the gate, read from the configurations of hooks and from workflows: never run, and never more than text."""

from __future__ import annotations

import json
from importlib.metadata import entry_points

import pytest
import yaml
from fuzz.counting import steps
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks import pipelines, skeleton
from qa_memory_hooks.change.snapshot import EXECUTABLE, LINK, OTHER, SUBMODULE, UNMERGED, Edited
from qa_memory_hooks.pipelines import Runs, config, find, hooks, jobs
from qa_memory_hooks.reading.yaml_text import LARGEST, Strict

YAML, YML, TOML = ".pre-commit-config.yaml", ".pre-commit-config.yml", "prek.toml"
FLOW = ".github/workflows/gate.yml"
COMMANDS = sorted(
    script.name for script in entry_points(group="console_scripts") if script.value.startswith("qa_memory_hooks.")
)


def of(path: str, text: str | bytes, mode: str = "100644") -> list[Runs]:
    snapshot = Edited({path: text.encode() if isinstance(text, str) else text})
    snapshot.modes[path] = mode
    return find(snapshot)


def one(path: str, text: str) -> Runs:
    (found,) = of(path, text)
    return found


def job(body: str, on: str = "push") -> Runs:
    return one(FLOW, f"on: {on}\njobs:\n  g: {{{body}}}\n")


# Hooks.


def test_what_init_writes() -> None:
    home = json.dumps(skeleton.HOME)
    names = ["hook qa-rebuild-index", "hook qa-gate"]
    for path, text in ((YAML, skeleton.PRE_COMMIT), (YML, skeleton.PRE_COMMIT), (TOML, skeleton.PREK)):
        assert of(path, text) == [Runs(path, name, skeleton.REV, {"repo": home}) for name in names]


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "qa-memory"])
def test_every_hook_is_known_by_its_id_and_by_its_command(name: str) -> None:
    (by_id,) = of(YAML, f"repos: [{{repo: /clone, rev: x, hooks: [{{id: {name}}}]}}]")
    assert (by_id.name, by_id.version) == (f"hook {name}", "x")
    local = f"repos: [{{repo: local, hooks: [{{id: mine, entry: '.venv/bin/{name} --all'}}]}}]"
    assert one(YAML, local).name == "hook mine"


@pytest.mark.parametrize(
    "entry",
    [
        "qa-gate", "bash -c 'qa-gate || true'", "./qa-gate.sh", "uvx --from qa-memory-hooks qa-gate", "qa-memory gate",
        "qa-memory  check --all", "python -m qa_memory_hooks", "python -m qa_memory_hooks.gate",
    ],
)  # fmt: skip
def test_commands_that_run_the_gate(entry: str) -> None:
    assert of(YAML, yaml.safe_dump({"repos": [{"repo": "local", "hooks": [{"id": "x", "entry": entry}]}]}))


@pytest.mark.parametrize(
    "name",
    ["qa-gates", "qa-gatekeeper", "my-qa-gate", "qa-check", "qa-checklist", "qa-check-links", "qa-scan", "qa_gate",
     "qa-memory", "qa-memory init", "xqa_memory_hooks", "QA-GATE"],
)  # fmt: skip
def test_names_that_only_look_like_it(name: str) -> None:
    text = yaml.safe_dump({"repos": [{"repo": "https://example.com/x", "hooks": [{"id": name, "entry": name}]}]})
    assert of(YAML, f"# qa-gate\n{text}") == []


def test_a_hook_of_our_repository_is_ours_whatever_its_name() -> None:
    assert one(YAML, "repos: [{repo: 'https://example.com/qa-memory-hooks.git', hooks: [{id: to-come}]}]").settings


def test_everything_that_is_said_of_a_hook_but_what_is_only_told() -> None:
    found = one(
        YAML,
        "repos: [{repo: r, rev: 1.0, hooks: [{id: qa-gate, name: n, alias: a, description: d, verbose: true, "
        "args: [--all], stages: [manual], files: x, log_file: l}]}]",
    )
    assert found.version == "1.0"
    told = {"repo": "r", "args": ["--all"], "stages": ["manual"], "files": "x", "log_file": "l"}
    assert {key: json.loads(value) for key, value in found.settings.items()} == told


def test_what_holds_for_all_hooks_holds_for_a_local_one_that_does_not_say_it_itself() -> None:
    common = "exclude: e\nfiles: f\ndefault_stages: [manual]\nfail_fast: true\n"

    def keys(repo: str, more: str) -> set[str]:
        return {*one(YAML, f"{common}repos: [{{repo: {repo}, hooks: [{{id: qa-gate{more}}}]}}]").settings} - {"repo"}

    assert keys("local", "") == {"exclude of all hooks", "files of all hooks", "default_stages of all hooks"}
    assert keys("local", ", always_run: true") == {"always_run", "default_stages of all hooks"}
    assert keys("local", ", stages: [pre-commit], always_run: true") == {"always_run", "stages"}
    assert keys("x", "") == set()


def test_hooks_that_pre_commit_ci_skips() -> None:
    text = "ci: {{skip: [{}]}}\nrepos: [{{repo: r, hooks: [{{id: qa-gate}}]}}]"
    assert one(YAML, text.format("a, qa-gate")).settings == {"repo": '"r"', "ci.skip": "true"}
    assert one(YAML, text.format("a")).settings == {"repo": '"r"'}


def test_hooks_that_stand_several_times_in_their_order() -> None:
    text = "repos: [{repo: r, hooks: [{id: qa-gate}, {id: x}, {id: qa-gate, args: [--all]}]}, {hooks: [{id: qa-gate}]}]"
    assert [(run.name, sorted(run.settings)) for run in of(YAML, text)] == [
        ("hook qa-gate", ["repo"]),
        ("hook qa-gate", ["args", "repo"]),
        ("hook qa-gate", []),
    ]


@pytest.mark.parametrize(
    "there", [set(), {YAML}, {YML}, {TOML}, {YAML, YML}, {YAML, TOML}, {YML, TOML}, {YAML, YML, TOML}]
)
def test_which_configuration_counts(there: set[str]) -> None:
    """As prek says when there are several, and as pre-commit looks for its own."""
    snapshot = Edited(dict.fromkeys(there, b"") | {"sub/prek.toml": b"", "prek.toml\n": b""})
    found = {runner: getattr(config(snapshot, runner), "path", None) for runner in pipelines.CONFIGS}
    assert found["prek"] == next((path for path in (TOML, YAML, YML) if path in there), None)
    assert found["pre-commit"] == (YAML if YAML in there else found["prek"])
    assert hooks(snapshot, "prek") == []


# Jobs.


def test_the_workflow_of_the_guide() -> None:
    found = one(FLOW, skeleton.WORKFLOW)
    assert (found.name, found.version) == ("job qa-gate", skeleton.COMMIT)
    assert found.settings == {
        "on": '{"merge_group": null, "pull_request": null}',
        "permissions": '{"contents": "read"}',
        "uses": f'"{skeleton.CALLED}/.github/workflows/gate.yml"',
    }


@pytest.mark.parametrize(
    "body",
    [
        "uses: o/qa-memory-hooks/.github/workflows/gate.yml@v1",
        "steps: [{uses: o/qa-memory-hooks@v1}]",
        "steps: [{run: make}, {run: 'pip install x && qa-gate --all'}]",
        "steps: [{run: 'python -m qa_memory_hooks'}]",
        "steps: [{run: 'qa-check-history --from-ref a --to-ref b'}]",
    ],
)
def test_jobs_that_run_the_gate(body: str) -> None:
    assert job(body).name == "job g"


@pytest.mark.parametrize(
    "body",
    ["uses: o/other@v1", "steps: [{run: make qa-gates}]", "steps: [{name: qa-gate, run: make}]", "env: {X: qa-gate}",
     "steps: [{uses: o/x@qa-gate}]", "steps: qa-gate", "steps: [qa-gate]", "steps: [[qa-gate]]", "run: [qa-gate"],
)  # fmt: skip
def test_jobs_that_do_not(body: str) -> None:
    assert of(FLOW, f"on: push\njobs:\n  g: {{{body}}}\n") == []


@pytest.mark.parametrize(
    "forms",
    [
        ["push", "'push'", "[push]", "{push: }", "{push: {}}", "{push: null}"],
        ["[push, pull_request]", "[pull_request, push]", "{pull_request: , push: }"],
        ["{push: {branches: [a, b]}}", "\n  push:\n    branches:\n    - a\n    - 'b'"],
    ],
)
def test_triggers_that_mean_the_same(forms: list[str]) -> None:
    events = {job("uses: o/qa-memory-hooks@v1", on).settings["on"] for on in forms}
    quoted = {one(FLOW, f"'on': {on}\njobs: {{g: {{uses: o/qa-memory-hooks@v1}}}}").settings["on"] for on in forms}
    assert len(events | quoted) == 1


def test_triggers_that_differ() -> None:
    forms = [
        "push",
        "pull_request",
        "[push, pull_request]",
        "{push: {paths: [x]}}",
        "{push: {branches: [x]}}",
        "7",
        "~",
    ]
    assert len({json.dumps(job("uses: o/qa-memory-hooks@v1", on).settings) for on in forms}) == len(forms)
    assert "on" not in job("uses: o/qa-memory-hooks@v1", "~").settings


def test_what_holds_for_the_whole_workflow_has_names_of_its_own() -> None:
    text = "on: push\nenv: {A: b}\ndefaults: {run: {shell: sh}}\nconcurrency: x\n"
    assert one(FLOW, f"{text}jobs: {{g: {{env: {{C: d}}, uses: o/qa-memory-hooks@v1}}}}").settings == {
        "on": '{"push": null}',
        "env of the workflow": '{"A": "b"}',
        "defaults of the workflow": '{"run": {"shell": "sh"}}',
        "concurrency of the workflow": '"x"',
        "env": '{"C": "d"}',
        "uses": '"o/qa-memory-hooks"',
    }


def test_a_job_cannot_say_what_starts_its_workflow() -> None:
    assert job("'on': [pull_request], uses: o/qa-memory-hooks@v1").settings["on"] == '{"push": null}'


def test_versions_are_kept_apart() -> None:
    steps = "steps: [{{name: {}, uses: o/x@{}}}, {{uses: o/qa-memory-hooks@{}}}, {{uses: o/qa-memory-hooks@{}}}]"
    old, new = job(steps.format("a", "v1", "v1", "v1")), job(steps.format("b", "v2", "v2", "v3"))
    assert (old.settings, old.version, new.version) == (new.settings, "v1", "v2, v3")
    assert job("uses: o/qa-memory-hooks").version == ""


def test_every_key_is_the_text_that_stands_there() -> None:
    found = job("uses: o/qa-memory-hooks@v1, with: {NO: 1, 2: b, c: ~, 2020-01-01: d, on: e, yes: f}, 3: x")
    assert found.settings["with"] == '{"2": "b", "2020-01-01": "d", "NO": 1, "c": null, "on": "e", "yes": "f"}'
    assert found.settings["3"] == '"x"'
    assert one(FLOW, "jobs: {on: {uses: o/qa-memory-hooks@v1}}").name == "job on"


@pytest.mark.parametrize("key", ["On", "ON", "yes", "true", "y", "1"])
def test_what_starts_a_workflow_is_called_on_and_nothing_else(key: str) -> None:
    found = one(FLOW, f"{key}: push\njobs: {{g: {{uses: o/qa-memory-hooks@v1}}}}")
    assert found.settings == {f"{key} of the workflow": '"push"', "uses": '"o/qa-memory-hooks"'}


def test_values_that_are_no_texts() -> None:
    found = job("uses: o/qa-memory-hooks@v1, with: {a: 2020-01-01, b: .nan, c: !!binary YQ==, d: !!set {z, y}, e: 1.5}")
    assert found.settings["with"] == '{"a": "2020-01-01", "b": NaN, "c": "b\'a\'", "d": ["y", "z"], "e": 1.5}'


@pytest.mark.parametrize("path", [FLOW, ".github/workflows/x.yaml"])
def test_which_files_are_workflows(path: str) -> None:
    assert one(path, skeleton.WORKFLOW).path == path


@pytest.mark.parametrize(
    "path",
    [
        ".github/workflows/sub/x.yml", ".github/x.yml", "workflows/x.yml", ".github/workflows/x.yml.bak",
        ".github/workflows/x.json", ".github/workflows/x.yml\n", ".GITHUB/workflows/x.yml",
        "sub/.github/workflows/x.yml", ".github/workflows/.yml\n",
    ],
)  # fmt: skip
def test_which_are_none(path: str) -> None:
    assert of(path, skeleton.WORKFLOW) == []


# Files that cannot be read run nothing.


@pytest.mark.parametrize("mode", [LINK, SUBMODULE, UNMERGED, OTHER])
def test_no_regular_file(mode: str) -> None:
    for path, text in ((YAML, skeleton.PRE_COMMIT), (TOML, skeleton.PREK), (FLOW, skeleton.WORKFLOW)):
        assert of(path, text, mode) == []
        assert of(path, text, EXECUTABLE)


def test_too_large() -> None:
    rest = LARGEST - len(skeleton.PRE_COMMIT)
    assert of(YAML, skeleton.PRE_COMMIT + "#" * rest)
    assert of(YAML, skeleton.PRE_COMMIT + "#" * (rest + 1)) == []


ODD = [
    (YAML, "repos: qa-gate"),
    (YAML, "repos: [qa-gate, [qa-gate], {hooks: qa-gate}, {hooks: [qa-gate, [qa-gate]]}]"),
    (YAML, "repos: {hooks: [{id: qa-gate}]}"),
    (YAML, "[{repo: r, hooks: [{id: qa-gate}]}]"),
    (YAML, "qa-gate"),
    (YAML, "# qa-gate"),
    (YAML, "repos: [{repo: r, hooks: [{id: qa-gate}]}]\nci: [skip]\nx: !!python/name:os.system\n"),
    (YAML, "repos: [{repo: r, hooks: [{id: qa-gate, args: !!bool x}]}]"),
    (TOML, "repos = 'qa-gate'"),
    (TOML, "qa-gate"),
    (TOML, "x = " + "[" * 50_000 + " # qa-gate"),
    (TOML, "[[repos]]\nrepo = 'r'\nhooks = [{id = 'qa-gate', " + "a." * 101 + "b = 1}]"),
    (TOML, "[[repos]]\nrepo = 'r'\nhooks = [{id = 'qa-gate', entry." + "a." * 101 + "b = 1}]"),
    (TOML, "[[repos]]\nrepo = 'r'\nhooks = [{id = 'qa-gate', a = 0x" + "f" * 50_000 + "}]"),
    (TOML, "[[repos]]\nrepo = 'r'\nhooks = [{id = 'qa-gate'}]\n" + "a." * 101 + "b = 1"),
    (FLOW, "jobs: [{uses: o/qa-memory-hooks@v1}]"),
    (FLOW, "jobs: {g: [{uses: o/qa-memory-hooks@v1}]}"),
    (FLOW, "jobs: {g: {steps: {uses: o/qa-memory-hooks@v1}}}"),
    (FLOW, "[on, jobs, qa-gate]"),
]


@pytest.mark.parametrize(("path", "text"), ODD)
def test_odd_shapes_run_nothing(path: str, text: str) -> None:
    assert of(path, text) == []


@pytest.mark.parametrize(
    ("path", "text", "count"),
    [
        (YAML, "ci: [qa-gate]\nrepos: [{hooks: [{id: qa-gate}]}]", 1),
        (YAML, "ci: {skip: x}\nrepos: [x, {repo: [a], rev: 1, hooks: [7, {id: [qa-gate]}, {entry: {x: qa-gate}}]}]", 2),
        (TOML, "[[repos]]\nrepo = 2020-01-01\nhooks = [{id = 'qa-gate', args = [1, nan, 12:00:00]}]", 1),
        (FLOW, "jobs: {7: {uses: [o/qa-memory-hooks]}, ~: {steps: [{run: {a: qa-gate}}]}}", 2),
        (FLOW, "on: [{push: }, ~]\njobs: {g: {steps: [~, x, {uses: o/qa-memory-hooks@v1@v2}]}}", 1),
    ],
)  # fmt: skip
def test_odd_shapes_that_may_run_something(path: str, text: str, count: int) -> None:
    found = of(path, text)
    assert len(found) == count
    assert all(isinstance(json.loads(value), object) for run in found for value in run.settings.values())


def test_the_order_of_files() -> None:
    files = dict.fromkeys((".github/workflows/b.yml", ".github/workflows/a.yml"), skeleton.WORKFLOW)
    files |= {TOML: skeleton.PREK, YAML: skeleton.PRE_COMMIT}
    snapshot = Edited({path: text.encode() for path, text in files.items()})
    assert list(dict.fromkeys(run.path for run in find(snapshot))) == [YAML, TOML, *sorted(files)[:2]]
    assert [run.path for run in jobs(snapshot)] == sorted(files)[:2]


def test_the_same_file_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    text = f"{skeleton.WORKFLOW}# {monkeypatch}\n"

    def load(data: bytes, strict: Strict) -> object:
        parsed.append(data)
        return yaml.safe_load(data)

    monkeypatch.setattr(pipelines, "load", load)
    for _ in range(3):
        assert of(FLOW, text)
    assert len(parsed) == 1


# Any bytes, and bounded work.

PATHS = [YAML, YML, TOML, FLOW]
PIECES = [
    "repos:", "jobs:", "on:", "hooks:", "steps:", "- ", "  ", "\n", "id: qa-gate", "uses: o/qa-memory-hooks@v1",
    "run: qa-gate", "[", "]", "{", "}", "&a ", "*a", "<<: ", "? ", ": ", ", ", "!!int ", "=", "[[repos]]",
    '"', "'", "\\u", "0x", "1:1", "\r", "\u2028", "é", "hooks = [{id = 'qa-gate'}]",
]  # fmt: skip


def whatever(path: str, data: bytes) -> None:
    for run in of(path, data):
        assert run.path == path
        assert run.name.startswith(("hook ", "job "))
        assert all(isinstance(json.loads(value), object) for value in run.settings.values())


@given(st.sampled_from(PATHS), st.binary(max_size=80))
@settings(max_examples=150, deadline=None)
@example(FLOW, b"\xff")
def test_any_bytes(path: str, data: bytes) -> None:
    whatever(path, data)
    whatever(path, b"# qa-gate\n" + data)
    whatever(path, b"qa-gate: " + data)


@given(st.sampled_from(PATHS), st.lists(st.sampled_from(PIECES), max_size=40))
@settings(max_examples=300, deadline=None)
def test_any_pieces(path: str, pieces: list[str]) -> None:
    whatever(path, "".join(pieces).encode())


KEYS = ["repos", "repo", "hooks", "id", "entry", "rev", "jobs", "steps", "uses", "run", "on", "ci", "skip"]
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.sampled_from(["qa-gate", "o/qa-memory-hooks@v1", "x", ""])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.one_of(st.sampled_from(KEYS), st.integers(), st.none(), st.booleans()),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=25,
)  # fmt: skip


@given(st.sampled_from([YAML, FLOW]), JSON, JSON)
@settings(max_examples=300, deadline=None)
def test_any_shape(path: str, some: object, other: object) -> None:
    hooks, jobs = {"repos": [{"hooks": [some, other]}]}, {"jobs": {"a": some, "b": {"steps": [other]}}, True: some}
    for value in (some, hooks, jobs):
        whatever(path, yaml.safe_dump(value).encode())


def test_the_work_for_a_key_of_toml_is_bounded() -> None:
    def work(parts: int) -> int:
        text = "\n".join(f"k{n}.{'a.' * parts}b = 1" for n in range(20_000 // parts))
        return steps(lambda: of(TOML, f"# qa-gate\n{text}"))

    few, many, refused = work(10), work(90), work(2000)
    assert many < 11 * few  # it grows with the parts of a key
    assert refused < few


def test_a_text_that_stands_for_very_much_is_not_built() -> None:
    text = f"env: {{A: &a {'x' * 30_000}}}\njobs: {{g: {{uses: o/qa-memory-hooks@v1, with: [{'*a, ' * 20_000}]}}}}"
    assert of(FLOW, text) == []
    few = "".join(f"  g{n}: {{uses: o/qa-memory-hooks@v1}}\n" for n in range(1500))
    found = of(FLOW, f"on: push\nenv: {{A: {'x' * 60_000}}}\njobs:\n{few}")
    assert len(found) == 1500
    assert len({id(run.settings["env of the workflow"]) for run in found}) == 1  # one text, and not one for each job


@pytest.mark.parametrize(
    ("packages", "same"),
    [
        ("[google-re2, ast-grep-py]", True),
        ("['google-re2>=1.1', 'ast-grep-py==0.38.*']", True),
        ("['google-re2>=1.1,<2']", True),
        ("[google-re2, other]", False),
        ("['google-re2 @ https://example.com/x.whl']", False),
        ("[google-re2-extra]", False),
        ("google-re2", False),
    ],
)
def test_the_engines_of_patterns_are_no_change_of_a_hook(packages: str, same: bool) -> None:
    text = "repos: [{repo: https://example.com/qa-memory-hooks, rev: v1, hooks: [{id: qa-gate%s}]}]\n"
    plain = one(".pre-commit-config.yaml", text % "")
    assert (one(".pre-commit-config.yaml", text % f", additional_dependencies: {packages}") == plain) is same
