"""A release holds together: one version, its tools, the shape of its workflow, and an sdist that can test itself."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import qa_memory_hooks

ROOT = Path(__file__).parents[1]
TOOL = ROOT / "tools/release.py"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NOW = qa_memory_hooks.__version__
NEW = "7.8.9"
DAY = "2026-12-24"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", TOOL)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["release"] = module
    spec.loader.exec_module(module)
    return module


release = _load()


class Copy:
    """What names the version, and the tool, in a folder of their own."""

    def __init__(self, top: Path) -> None:
        self.top = top
        for place in (*release.PLACES, "tools/release.py"):
            for file in ROOT.glob(place):
                there = top / file.relative_to(ROOT)
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, there)
        self.edit("qa_memory_hooks/report/sarif.py", "/OWNER/", "/example/")
        self.write("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n")

    def run(self, *argv: str) -> tuple[int, str]:
        """Run the tool: its exit status, and all that it said."""
        done = subprocess.run(
            [sys.executable, self.top / "tools/release.py", *argv],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False,
        )  # fmt: skip
        assert "Traceback" not in done.stdout
        return done.returncode, done.stdout

    def read(self, name: str) -> str:
        return (self.top / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        (self.top / name).write_text(text, encoding="utf-8", newline="\n")

    def edit(self, name: str, old: str, new: str) -> None:
        assert old in self.read(name)
        self.write(name, self.read(name).replace(old, new))

    def all(self) -> dict[str, str]:
        """Every file, by its path."""
        files = (file for file in self.top.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
        return {file.relative_to(self.top).as_posix(): file.read_text(encoding="utf-8") for file in files}

    def release(self) -> None:
        """Say what is true after a first release, then name the new version."""
        for name, text in self.all().items():
            if name.endswith(".md"):
                self.write(name, release._PENDING.sub("released", text))
        assert self.run("bump", NEW, "--date", DAY)[0] == 0


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


# The version.


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"] and "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"] == {"path": "qa_memory_hooks/__init__.py"}
    assert release.version() == NOW


def test_whatever_names_the_version_names_this_one() -> None:
    assert [str(line) for line in release.stale(NOW)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('__version__ = "0.0.1"\n', True),
        ("  - repo: https://github.com/OWNER/qa-memory-hooks\n    rev: v0.0.1\n", True),
        ('- repo: "https://example.com/qa-memory-hooks"\n  rev: "v0.0.1"\n', True),
        ("- uses: OWNER/qa-memory-hooks@v0.0.1\n", True),
        ("- uses: OWNER/qa-memory-hooks/.github/workflows/gate.yml@v0.0.1\n", True),
        (f"- uses: OWNER/qa-memory-hooks@{'0a' * 20} # v0.0.1\n", True),
        ('pip install "git+https://github.com/OWNER/qa-memory-hooks@v0.0.1"\n', True),
        ("pip install qa-memory-hooks==0.0.1\n", True),
        ("It is good. Version 0.0.1 guards the form.\n", True),
        ("| 0.0.x | yes |\n", True),
        ("  - repo: https://github.com/OWNER/other-hooks\n    rev: v0.0.1\n", False),
        (f"- uses: actions/checkout@{'0a' * 20} # v0.0.1\n", False),
        ("pip install other==0.0.1\n", False),
        ("git 0.0.1 or newer, minimum_pre_commit_version: 0.0.1\n", False),
    ],
)
def test_only_this_project_is_renamed(text: str, found: bool) -> None:
    after = text.replace("0.0.1", NEW).replace("0.0.x", "7.8.x") if found else text
    assert release.renamed(text, NEW) == after


# The new version.


def test_bump_names_the_new_version_everywhere(copy: Copy) -> None:
    before = copy.all()
    by_hand = [line for line in release.pending() if line.file != "CHANGELOG.md"]
    status, said = copy.run("bump", NEW, "--date", DAY)
    after = copy.all()
    changed = {name for name, text in after.items() if text != before[name]}
    assert status == 0
    assert changed >= {
        "qa_memory_hooks/__init__.py", "README.md", "SECURITY.md", "docs/guide.md", "docs/threat-model.md",
        "examples/shop/.pre-commit-config.yaml", "CHANGELOG.md",
    }  # fmt: skip
    assert f'__version__ = "{NEW}"' in after["qa_memory_hooks/__init__.py"]
    assert f"\n    rev: v{NEW}\n" in after["README.md"] and "\n| 7.8.x |" in after["SECURITY.md"]
    assert after["CHANGELOG.md"] == (
        f"# Changelog\n\n## [Unreleased]\n\n## [{NEW}] - {DAY}\n\n### Added\n\n- A thing.\n"
    )
    for name in changed:  # each line that changed is shown as it is now
        for number, (old, new) in enumerate(zip(before[name].split("\n"), after[name].split("\n"), strict=False), 1):
            assert name == "CHANGELOG.md" or old == new or f"{name}:{number}: {new.strip()}\n" in said
    assert all(f"by hand: {line.file}:{line.number}: " in said for line in by_hand)
    left = re.compile(rf"{re.escape(NOW)}\b|\b{re.escape(NOW.rpartition('.')[0])}\.x\b")
    for name, text in after.items():  # a way to name it that the tool does not know
        found = [line for line in text.split("\n") if left.search(line) and not release._PENDING.search(line)]
        assert not found, name


def test_bump_takes_the_version_that_the_package_has_for_its_first_release(copy: Copy) -> None:
    assert copy.run("bump", NOW, "--date", DAY)[0] == 0
    assert f"\n## [{NOW}] - {DAY}\n" in copy.read("CHANGELOG.md")


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["0.0.1", "--date", DAY], "0.0.1 is older than"),
        (["7.8", "--date", DAY], "'7.8' is no version MAJOR.MINOR.PATCH"),
        (["7.8.9rc1", "--date", DAY], "is no version"),
        ([NEW, "--date", "24.12.2026"], "is no day YYYY-MM-DD"),
        ([NEW], "--date"),
    ],
)
def test_bump_refuses_what_makes_no_sense(copy: Copy, argv: list[str], why: str) -> None:
    before = copy.all()
    status, said = copy.run("bump", *argv)
    assert (status, why in said, copy.all() == before) == (2, True, True), said


def test_bump_refuses_a_version_twice_and_one_without_news(copy: Copy) -> None:
    assert copy.run("bump", NEW, "--date", DAY)[0] == 0
    before = copy.all()
    assert copy.run("bump", NEW, "--date", DAY) == (2, f"release.py: CHANGELOG.md has a section for {NEW} already\n")
    status, said = copy.run("bump", "7.9.0", "--date", DAY)
    assert status == 2 and "nothing under Unreleased" in said
    assert copy.all() == before


# The section of the changelog.


def test_the_changelog_is_told_by_version_and_by_tag(copy: Copy) -> None:
    copy.write(
        "CHANGELOG.md",
        "# Changelog\n\n## [Unreleased]\n\n- Later.\n\n## [1.1.0] - 2026-12-02\n\n### Added\n\n- New.\n\n"
        "## [1.0.0] - 2026-12-01\n\n- Old.\n\n## [0.9.0] - 2026-11-30\n\n",
    )
    assert copy.run("changelog", "1.1.0") == copy.run("changelog", "v1.1.0") == (0, "### Added\n\n- New.\n")
    assert copy.run("changelog", "1.0.0") == (0, "- Old.\n")
    for absent in ("0.9.0", "1.0.1", "1.1.00"):
        status, said = copy.run("changelog", absent)
        assert (status, f"no section ## [{absent}]" in said) == (1, True)


# The tag.


def test_a_tag_that_agrees_passes(copy: Copy) -> None:
    copy.release()
    assert copy.run("check-version", f"v{NEW}") == (0, f"v{NEW}: no disagreements\n")


def test_a_tag_of_another_version_is_refused_with_a_cure(copy: Copy) -> None:
    copy.release()
    status, said = copy.run("check-version", "v7.8.10")
    assert status == 1
    assert f"qa_memory_hooks/__init__.py: the tag is v7.8.10, the package is {NEW}\n    help: " in said
    assert "tools/release.py bump VERSION --date DAY" in said
    assert "CHANGELOG.md: no section ## [7.8.10] - DAY" in said


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("README.md", f"rev: v{NEW}", "rev: v7.8.8", f"names another version\n    help: it should read: rev: v{NEW}"),
        ("docs/threat-model.md", f"Version {NEW}", "Version 7.8.8", "names another version"),
        ("CHANGELOG.md", f"[{NEW}]", "[7.8.8]", f"no section ## [{NEW}] - DAY"),
        ("CHANGELOG.md", "- A thing.", "What will be 7.8.9: a thing.", "say what is true after the release"),
        ("SECURITY.md", "# Security\n", "# Security\n\nThere is no\nrelease yet.\n", "SECURITY.md:3: There is no\n"),
    ],
)
def test_a_page_that_disagrees_with_the_tag_is_named(copy: Copy, name: str, old: str, new: str, said: str) -> None:
    copy.release()
    copy.edit(name, old, new)
    status, out = copy.run("check-version", f"v{NEW}")
    assert status == 1
    assert f"{name}:" in out and said in out
    assert out.endswith(f"v{NEW}: 1 disagreement\n")


@pytest.mark.parametrize("tag", [NEW, "v7.8", "v7.8.9rc1", "v1", "main"])
def test_a_tag_of_another_form_is_refused(copy: Copy, tag: str) -> None:
    status, said = copy.run("check-version", tag)
    assert (status, "is no tag of a release: vMAJOR.MINOR.PATCH" in said) == (2, True)


def test_a_folder_without_one_wheel_and_one_sdist_is_not_tried(copy: Copy, tmp_path: Path) -> None:
    folder = tmp_path / "built"
    folder.mkdir()
    status, said = copy.run("try", "wheel", str(folder))
    assert (status, "has 0 files *.tar.gz, not one" in said) == (2, True)
    for name in ("a.tar.gz", "a.whl", "b.whl"):
        (folder / name).touch()
    status, said = copy.run("try", "sdist", str(folder))
    assert (status, "has 2 files *.whl, not one" in said) == (2, True)


# The workflow.

FLOWS = {
    name: yaml.load((ROOT / ".github/workflows" / name).read_text(encoding="utf-8"), yaml.BaseLoader)
    for name in ("ci.yml", "release.yml")
}
JOBS: dict[str, dict[str, Any]] = FLOWS["release.yml"]["jobs"]


def _steps(name: str) -> Iterator[dict[str, Any]]:
    for job in FLOWS[name]["jobs"].values():
        yield from job["steps"]


def _before(job: str) -> set[str]:
    """The jobs that must have passed before one starts."""
    needs = JOBS[job].get("needs", [])
    direct = {needs} if isinstance(needs, str) else set(needs)
    return direct.union(*map(_before, direct))


@pytest.mark.parametrize("name", FLOWS)
def test_actions_are_pinned_by_commit_with_their_version(name: str) -> None:
    lines = re.findall(r"\buses: *(.*)", (ROOT / ".github/workflows" / name).read_text(encoding="utf-8"))
    assert len(lines) == sum("uses" in step for step in _steps(name)) > 0
    for line in lines:
        assert re.fullmatch(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+", line)


@pytest.mark.parametrize("name", FLOWS)
def test_nothing_of_an_event_stands_in_a_script(name: str) -> None:
    assert not [step["run"] for step in _steps(name) if "${{" in step.get("run", "")]


@pytest.mark.parametrize("name", FLOWS)
def test_jobs_have_an_end_and_leave_no_credentials(name: str) -> None:
    for job in FLOWS[name]["jobs"].values():
        assert 0 < int(job["timeout-minutes"]) <= 60
    for step in _steps(name):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] == "false"


def test_a_tag_starts_it_and_no_other_release_runs_beside_it() -> None:
    flow = FLOWS["release.yml"]
    assert flow["on"] == {"push": {"tags": ["v*.*.*"]}}
    assert flow["concurrency"] == {"group": "release", "cancel-in-progress": "false"}


def test_each_permission_is_given_to_the_job_that_needs_it() -> None:
    assert FLOWS["release.yml"]["permissions"] == {}
    assert {name: job["permissions"] for name, job in JOBS.items()} == {
        "build": {"contents": "read"},
        "test": {"contents": "read"},
        "attest": {"attestations": "write", "id-token": "write"},
        "publish": {"id-token": "write"},
        "announce": {"contents": "write"},
    }
    assert {name: job["environment"]["name"] for name, job in JOBS.items() if "environment" in job} == {
        "publish": "pypi"
    }


def test_jobs_that_may_write_run_nothing_of_this_repository() -> None:
    writing = {name for name, job in JOBS.items() if "write" in job["permissions"].values()}
    assert writing == {"attest", "publish", "announce"}
    for name in writing:
        for step in JOBS[name]["steps"]:
            assert "actions/checkout" not in step.get("uses", "")
            assert "uses" in step or step["run"].startswith("gh release create ")


def test_what_is_published_was_built_once_and_tested() -> None:
    assert _before("test") == {"build"}
    assert _before("attest") == {"build", "test"}
    assert _before("publish") == {"build", "test", "attest"}
    assert _before("announce") == {"build", "test", "attest", "publish"}
    built = [name for name, job in JOBS.items() for step in job["steps"] if "-m build" in step.get("run", "")]
    assert built == ["build"]
    assert JOBS["test"]["strategy"]["matrix"] == {
        "kind": ["wheel", "sdist"],
        "os": ["ubuntu-latest", "macos-latest", "windows-latest"],
        "python": ["3.11", "3.14"],
    }
    assert not [job for job in JOBS.values() if "if" in job or "continue-on-error" in job]


def test_a_release_takes_nothing_from_a_cache() -> None:
    for step in _steps("release.yml"):
        assert "cache" not in step.get("uses", "") and not any("cache" in key for key in step.get("with", {}))


def test_the_steps_are_commands_of_the_tool() -> None:
    called = {
        word for step in _steps("release.yml") for word in re.findall(r"tools/release\.py (\S+)", step.get("run", ""))
    }
    assert called == {"check-version", "changelog", "try"}


def test_what_builds_is_pinned_by_digest() -> None:
    text = (ROOT / ".github/requirements-release.txt").read_text(encoding="utf-8")
    rows = re.findall(r"^(\S+)==(\S+) \\\n    --hash=sha256:[0-9a-f]{64}$", text, re.MULTILINE)
    assert {"build", "hatchling"} <= {name for name, _ in rows}
    assert len(rows) == len(re.findall(r"^[^#\s]", text, re.MULTILINE))
    (needed,) = PROJECT["build-system"]["requires"]
    lowest, pinned = needed.removeprefix("hatchling>="), dict(rows)["hatchling"]
    assert [int(part) for part in pinned.split(".")] >= [int(part) for part in lowest.split(".")]
    assert "--require-hashes" in next(
        step["run"] for step in _steps("release.yml") if "requirements-" in step.get("run", "")
    )


# What is built.


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist of this tree, and the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, check=True, capture_output=True
    )
    return folder


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git says what belongs to the repository")
def test_the_sdist_is_the_whole_repository(built: Path) -> None:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
    files = {name for name in done.stdout.split("\0") if name and (ROOT / name).exists()}
    with tarfile.open(built / f"qa_memory_hooks-{NOW}.tar.gz") as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert len(files) > 100
    assert sorted(files - names) == []


def test_what_the_tests_read_is_in_the_sdist(built: Path) -> None:
    with tarfile.open(built / f"qa_memory_hooks-{NOW}.tar.gz") as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= {
        ".github/requirements-release.txt", ".github/workflows/ci.yml", ".github/workflows/gate.yml",
        ".github/workflows/release.yml", ".pre-commit-hooks.yaml", "CONTRIBUTING.md", "LICENSE", "Makefile",
        "README.md", "SECURITY.md", "action.yml", "docs/rules.md", "examples/shop/.qa/INDEX.md", "pyproject.toml",
        "tests/conftest.py", "tests/test_release.py", "tools/release.py",
    }  # fmt: skip
    assert not [name for name in names if re.search(r"__pycache__|\.pyc$|^\.git/|^\.venv/|_cache/", name)]


def test_the_wheel_is_the_package_alone(built: Path) -> None:
    with zipfile.ZipFile(built / f"qa_memory_hooks-{NOW}-py3-none-any.whl") as archive:
        names = archive.namelist()
        (entries,) = (archive.read(name).decode() for name in names if name.endswith("/entry_points.txt"))
    assert {name.partition("/")[0] for name in names} == {"qa_memory_hooks", f"qa_memory_hooks-{NOW}.dist-info"}
    assert "qa_memory_hooks/py.typed" in names
    assert set(re.findall(r"^([\w-]+) = ", entries, re.MULTILINE)) == set(PROJECT["project"]["scripts"])
