"""The pages say what is true: their examples run, their links lead somewhere, their codes and tests exist.

A fence is marked by a comment above it, `<!-- test: … -->`. A `console` fence is run command by command in the
scenario that it names (without a name: the example repository), and must print what the page shows.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from conftest import BIN, TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks import __version__, catalogue, settings, skeleton
from qa_memory_hooks.knowledge.vocabulary import BY_NAME, KEYS, KINDS

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "examples/shop/README.md"])
OWN = [page for page in PAGES if page.name != "rules.md"]
GUIDE = ROOT / "docs/guide.md"


class Fence(NamedTuple):
    """A fenced block of a page: its mark ("" without one), its info string, its text, its first line."""

    mark: str
    info: str
    text: str
    line: int


def fences(page: Path) -> list[Fence]:
    """The fenced blocks of a page."""
    found = []
    lines = page.read_text(encoding="utf-8").split("\n")
    at = 0
    while at < len(lines):
        opening = re.match(r"(`{3,}|~{3,})([^`]*)$", lines[at])
        if opening:
            end = lines.index(opening[1], at + 1)
            mark = re.fullmatch(r"<!-- test: (.*) -->", lines[at - 1]) if at else None
            text = "".join(f"{line}\n" for line in lines[at + 1 : end])
            found.append(Fence(mark[1] if mark else "", opening[2].strip(), text, at + 2))
            at = end
        at += 1
    return found


def prose(page: Path) -> list[str]:
    """The lines of a page, those of fenced blocks empty."""
    lines = page.read_text(encoding="utf-8").split("\n")
    for fence in fences(page):
        first = fence.line - 1
        lines[first : first + fence.text.count("\n")] = [""] * fence.text.count("\n")
    return lines


# Running what a page shows.

Scenario = Callable[[Repo], None]


def _vague(repo: Repo) -> None:
    """One staged entry whose handling has no criterion, in a repository where everything has an owner."""
    body = "**Symptom**: red at times.\n\n**Root cause**: the runner.\n\n**Handling**: have a look."
    repo.write({path("flaky"): topic(entry("Cart test is red", "flaky", body=body), kind="flaky")})
    repo.write({".github/CODEOWNERS": "* @shop/qa\n"})
    repo.reindex()
    repo.git("add", "-A")


def shop(repo: Repo) -> None:
    """The example repository, committed and known to a remote."""
    shutil.copytree(ROOT / "examples/shop", repo.top, dirs_exist_ok=True)
    repo.commit()
    repo.git("update-ref", "refs/remotes/origin/main", "HEAD")


def _untold(repo: Repo) -> None:
    """The example repository with hooks, a workflow and two authors, and nothing that tells agents of the knowledge."""
    shop(repo)
    for stage, words in {"pre-commit": "", "pre-merge-commit": "", "pre-push": ' --pre-push "$@"'}.items():
        repo.install(stage, f"qa-gate{words}")
    workflow = skeleton.WORKFLOW.replace("OWNER", "shop").replace("COMMIT", "0" * 40)
    repo.write({"AGENTS.md": None, ".github/workflows/qa-gate.yml": workflow})
    repo.git("commit", "-qam", "x", "--no-verify", "--author", "Other <other@example.com>")


SCENARIOS: dict[str, Scenario] = {"empty": lambda repo: None, "vague": _vague, "doctor": _untold}


def shell(repo: Repo, script: str) -> tuple[int, str]:
    """Run a script as a reader would, on a fixed day: its exit status, and what it printed."""
    shims = repo.top.parent / "shims"
    shims.mkdir(exist_ok=True)
    dated = {"qa-gate": "*", "qa-rebuild-index": "*", "qa-memory": "ack|check|fix|gate|patterns|rebuild-index|redact"}
    for name, commands in dated.items():
        shim = f'#!/bin/sh\ncase "$1" in {commands}) set -- "$@" --today {TODAY};; esac\n'
        (shims / name).write_text(f'{shim}exec "{(BIN / name).as_posix()}" "$@"\n', encoding="utf-8", newline="\n")
        (shims / name).chmod(0o755)
    done = repo.run("sh", "-c", f'PATH="{shims.as_posix()}:$PATH"\nexec 2>&1\n{script}')
    return done.status, done.out


def replay(repo: Repo, fence: Fence) -> str:
    """What the commands of a `console` fence print, laid out like the fence."""
    commands = [line[2:] for line in fence.text.split("\n") if line.startswith("$ ")]
    assert commands, f"line {fence.line}: no command"
    return "".join(f"$ {command}\n{shell(repo, command)[1]}" for command in commands)


SCREENS = [
    one
    for page in (GUIDE, *(ROOT / f"docs/{name}.md" for name in ("records", "patterns", "agents")))
    for one in fences(page)
    if one.info == "console"
]


@pytest.mark.parametrize("fence", SCREENS, ids=lambda one: one.line)
def test_the_guide_shows_what_is_printed(repo: Repo, fence: Fence) -> None:
    (SCENARIOS[fence.mark.removeprefix("scenario ")] if fence.mark else shop)(repo)
    assert replay(repo, fence) == fence.text


def test_the_example_passes_as_a_whole(repo: Repo) -> None:
    shop(repo)
    done = repo.hook("qa-gate", "--all")
    assert (done.status, done.notes) == (0, ["QA820"])  # one pattern only notes
    assert all(one["acknowledged"] for one in done.findings if one["severity"] != "note")


# The format, as the guide describes it.


def _entries() -> list[Fence]:
    return [fence for fence in fences(GUIDE) if fence.info == "markdown"]


def test_the_guide_has_an_entry_in_each_language() -> None:
    languages = {"zh" if re.search("[\u4e00-\u9fff]", fence.text) else "en" for fence in _entries()}
    assert languages == {"en", "zh"}


@pytest.mark.parametrize("fence", _entries(), ids=lambda one: one.line)
def test_complete_entries_pass(repo: Repo, fence: Fence) -> None:
    kind = re.search(r"^type: (\w+)$", fence.text, re.MULTILINE)
    assert kind and kind[1] in BY_NAME
    repo.write({path(kind[1]): fence.text})
    repo.reindex()
    repo.git("add", "-A")
    done = repo.hook("qa-gate")
    assert (done.status, done.findings, done.report["counts"]["entries"]) == (0, [], 1)


def test_the_settings_are_the_defaults() -> None:
    (fence,) = (one for one in fences(GUIDE) if one.mark == "settings")
    found = settings.parse(fence.text.encode())
    assert (found.limits, found.stores, found.language) == (*settings.Settings()[:2], settings.Settings().language)
    assert found.exclude.match("examples/shop/.qa/INDEX.md")
    for code in found.disable:
        assert catalogue.BY_CODE[code].severity != "fail"
    shown = set(re.findall(r"^ *(\w+):", fence.text, re.MULTILINE))
    assert shown == {*settings.Settings._fields, *settings.Limits._fields, *settings.Stores._fields}


def _rows(page: Path) -> Iterator[list[str]]:
    """The cells of the rows of a page's tables."""
    for line in prose(page):
        if line.startswith("| "):
            yield [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def test_the_guide_names_types_files_and_sections() -> None:
    rows = {cells[0]: cells for cells in _rows(GUIDE) if len(cells) == 3}
    for kind in KINDS:
        name, file, sections = rows[f"`{kind.name}`"]
        assert (name, file) == (f"`{kind.name}`", f"`{kind.file}`")
        if not sections.startswith("as "):
            assert set(re.findall(r"`\*\*(.*?)\*\*`", sections)) == {word for pair in kind.sections for word in pair}


def test_the_guide_names_every_key() -> None:
    first = {cells[0].strip("`") for cells in _rows(GUIDE)}
    assert set(KEYS) <= first


# What the pages look like, and what they refer to.


WRITTEN = [page for page in OWN if page.parent.name != "poisoning"]  # those are derived


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_lines_are_no_longer_than_120_characters(page: Path) -> None:
    long = [line for line in prose(page) if len(line) > 120 and not line.startswith(("|", "#")) and " " in line]
    assert not long


@pytest.mark.parametrize("page", OWN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_rules_exist(page: Path) -> None:
    unknown = set(re.findall(r"QA[0-9]{3}(?![0-9])", page.read_text(encoding="utf-8"))) - set(catalogue.BY_CODE)
    assert not unknown


def anchors(page: Path) -> set[str]:
    """What links to a page may name, as GitHub derives it from headings."""
    found: set[str] = set()
    for line in prose(page):
        if heading := re.match(r"#{1,6} +(.*?) *$", line):
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
            slug = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
            number = sum(1 for other in found if re.fullmatch(rf"{re.escape(slug)}(-[0-9]+)?", other))
            found.add(f"{slug}-{number}" if number else slug)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"`[^`\n]*`", "", "\n".join(prose(page)))
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        if not there.exists() or (anchor and anchor not in anchors(there)):
            broken.append(target)
    assert not broken


@pytest.mark.parametrize("page", OWN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_tests_and_modules_that_are_named_exist(page: Path) -> None:
    missing = []
    for file, name in re.findall(
        r"`((?:tests|qa_memory_hooks|benchmarks|examples)/[\w./-]*)(?:::(\w+))?`", page.read_text(encoding="utf-8")
    ):
        there = ROOT / file
        if not there.exists() or (
            name and not re.search(rf"^def {name}\(", there.read_text(encoding="utf-8"), re.MULTILINE)
        ):
            missing.append(f"{file}::{name}".removesuffix("::"))
    assert not missing


@pytest.mark.parametrize("page", OWN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_version_is_this_one(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    found = set(re.findall(r"(?:qa-memory-hooks(?:@v|\n    rev: v)|Version )([0-9]+\.[0-9]+\.[0-9]+)", text))
    assert found <= {__version__}


def test_commands_that_are_named_exist(repo: Repo) -> None:
    help_text = repo.run("qa-memory", "--help").out
    known = set(re.findall(r"^    ([a-z][a-z-]+)", help_text, re.MULTILINE))
    for page in OWN:
        text = page.read_text(encoding="utf-8")
        named = set(re.findall(r"(?:`|\$ |^    |^)qa-memory ([a-z][a-z-]*)", text, re.MULTILINE))
        assert named <= known, page.name
