"""`qa-check-codeowners` in real repositories: when it asks, of which paths, how loudly, and what hostile files can do.

What fires and what does not stands in the tables of `cases/gate.yaml`; how CODEOWNERS is read in `test_codeowners.py`.
"""

from __future__ import annotations

import datetime
import os
import re
from pathlib import Path
from typing import Any

import pytest
from bundles import STORE, bundle, folder
from conftest import TODAY, Done, Repo, instead_of_git, reading
from entries import entry, path, topic
from hypothesis import example, given, settings
from hypothesis import strategies as st
from test_imports import loaded

from qa_memory_hooks import check_codeowners, gate
from qa_memory_hooks.change import Change, Fault
from qa_memory_hooks.change.snapshot import Edited, Patched
from qa_memory_hooks.check_codeowners import governed
from qa_memory_hooks.codeowners import CodeOwners
from qa_memory_hooks.reading.globs import Globs
from qa_memory_hooks.report.finding import Finding
from qa_memory_hooks.settings import Settings, Stores, parse

HOOK = "qa-check-codeowners"
ENV, FLAKY, SETTINGS = path("env"), path("flaky"), ".qa-memory.yaml"
RANGE = ("--from-ref", "main", "--to-ref", "topic")
posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


def told(done: Done) -> list[tuple[str, str, str]]:
    """Code, severity and place of what was found."""
    assert done.status in (0, 1), done.err
    return [(one["code"], one["severity"], one["subject"]) for one in done.report["findings"]]


@pytest.fixture
def bare(repo: Repo) -> Repo:
    """`main` has knowledge that nobody owns; `topic` has a change of it staged."""
    repo.write({ENV: topic(entry("alpha")), "src/app.py": "x\n", ".github/CODEOWNERS": "/src/ @shop/dev\n"})
    repo.reindex()
    repo.commit()
    repo.git("checkout", "-q", "-b", "topic")
    repo.write({ENV: topic(entry("alpha"), entry("beta", body="**Symptom**: other.\n\n**Handling**: other."))})
    repo.reindex()
    repo.git("add", "-A")
    return repo


# How loudly.


@pytest.mark.parametrize("hook", [HOOK, "qa-gate"])
def test_a_note_in_a_commit_and_a_warning_in_review(bare: Repo, hook: str) -> None:
    done = bare.hook(hook)
    assert (done.status, told(done)) == (0, [("QA921", "note", ".qa")])
    bare.commit()
    done = bare.hook(hook, *RANGE)
    assert (done.status, told(done)) == (1, [("QA921", "warn", ".qa")])
    assert told(bare.hook(hook)) == []


@pytest.mark.parametrize("argv", [(), ("--worktree",), ("--all",), ("--worktree", "--all")])
def test_every_source_names_the_same(bare: Repo, argv: tuple[str, ...]) -> None:
    staged = bare.hook(HOOK).report["findings"]
    found = [one for one in bare.hook(HOOK, *argv).report["findings"] if one["subject"] == ".qa"]
    assert [(one["code"], one["severity"], one["fingerprint"], one["message"]) for one in found] == [
        (one["code"], one["severity"], one["fingerprint"], one["message"]) for one in staged
    ]
    bare.commit()
    (ranged,) = bare.hook(HOOK, *RANGE).report["findings"]
    assert (ranged["fingerprint"], ranged["message"]) == (staged[0]["fingerprint"], staged[0]["message"])


def test_from_a_folder_below(bare: Repo) -> None:
    for where in ("src", ".qa"):
        assert told(bare.run(HOOK, "--format", "json", cwd=where)) == told(bare.hook(HOOK))


def test_a_note_before_a_push(bare: Repo) -> None:
    bare.commit()
    main, head = (bare.git("rev-parse", name).strip() for name in ("main", "topic"))
    row = f"refs/heads/topic {head} refs/heads/topic {main}\n"
    done = bare.run(HOOK, "--format", "json", "--pre-push", "origin", "url", stdin=row)
    assert (done.status, told(done)) == (0, [("QA921", "note", ".qa")])
    refs = {"PRE_COMMIT": "1", "PRE_COMMIT_FROM_REF": main, "PRE_COMMIT_TO_REF": head}
    done = bare.hook(HOOK, env=refs | {"PRE_COMMIT_REMOTE_NAME": "origin"})
    assert (done.status, told(done)) == (0, [("QA921", "note", ".qa")])
    done = bare.hook(HOOK, env=refs)  # pre-commit in CI
    assert (done.status, told(done)) == (1, [("QA921", "warn", ".qa")])
    first = {"PRE_COMMIT": "1", "PRE_COMMIT_REMOTE_NAME": "origin"}
    assert {one[:2] for one in told(bare.hook(HOOK, env=first))} == {("QA921", "note")}


def test_warnings_can_be_switched_to_reporting_and_the_rule_off(bare: Repo) -> None:
    bare.commit()
    assert bare.hook(HOOK, *RANGE, "--warnings=report").status == 0
    bare.commit({SETTINGS: "disable: [QA921]\n"})
    assert ("QA921", "warn", ".qa") in told(bare.hook(HOOK, *RANGE))  # in review the settings of the base judge
    bare.git("checkout", "-q", "main")
    bare.commit({SETTINGS: "disable: [QA921]\n"})
    assert told(bare.hook(HOOK, *RANGE)) == []


def test_a_person_can_answer(bare: Repo) -> None:
    bare.commit()
    (found,) = bare.hook(HOOK, *RANGE).report["findings"]
    words = ("ack", found["fingerprint"], *RANGE, "--reason", "one person", "--yes", "--today", TODAY)
    assert bare.run("qa-memory", *words).status == 0
    bare.commit()
    assert bare.hook(HOOK, *RANGE, "--acks=head").status == 1  # the answer has no owner either
    (other,) = [one for one in bare.hook(HOOK, *RANGE, "--acks=head").report["findings"] if not one["acknowledged"]]
    assert (other["subject"], other["fingerprint"]) != (found["subject"], found["fingerprint"])
    bare.git("checkout", "-q", "main")
    bare.git("merge", "-q", "topic")
    bare.git("checkout", "-q", "topic")
    more = entry("beta", body="**Symptom**: other.\n\n**Handling**: other.", date="2026-09-06")
    bare.write({ENV: topic(entry("alpha"), more.replace("beta", "gamma"))})
    bare.reindex()
    bare.commit()
    done = bare.hook(HOOK, *RANGE)  # the base holds it, and the same place needs no second one
    assert (done.status, [one["acknowledged"] for one in done.report["findings"]]) == (0, [True])


# What is asked for.


def test_what_is_touched_and_no_more(bare: Repo) -> None:
    bare.commit({SETTINGS: "language: en\n", ".gitattributes": "*.png binary\n", "services/a/.qa/README.md": "x\n"})
    assert [one[2] for one in told(bare.hook(HOOK, *RANGE))] == [".gitattributes", SETTINGS, ".qa", "services/a/.qa"]
    bare.git("checkout", "-q", "main")
    bare.git("merge", "-q", "topic")
    bare.git("checkout", "-q", "topic")
    bare.commit({"src/app.py": "y\n"})
    assert told(bare.hook(HOOK, *RANGE)) == []
    bare.commit({SETTINGS: "language: zh\n"})
    assert [one[2] for one in told(bare.hook(HOOK, *RANGE))] == [SETTINGS]


def test_all_that_is_there_once_a_file_of_owners_is_touched(bare: Repo) -> None:
    bare.git("reset", "-q", "--hard", "main")
    for place in (".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"):
        bare.commit({place: "# touched\n/src/ @shop/dev\n"})
        assert ("QA921", "warn", ".qa") in told(bare.hook(HOOK, *RANGE))
        bare.git("reset", "-q", "--hard", "main")


def test_what_goes_away_is_not_asked_for(bare: Repo) -> None:
    bare.commit()
    bare.git("checkout", "-q", "main")
    bare.git("merge", "-q", "topic")
    bare.git("checkout", "-q", "topic")
    bare.git("rm", "-rq", ".qa")
    bare.git("commit", "-q", "-m", "away")
    assert told(bare.hook(HOOK, *RANGE)) == []


def test_mode_and_type_are_a_change_too(bare: Repo) -> None:
    bare.git("reset", "-q", "--hard", "main")
    bare.git("update-index", "--chmod=+x", ENV)
    assert told(bare.hook(HOOK)) == [("QA921", "note", ".qa")]


def test_a_store_that_lies_elsewhere(bare: Repo) -> None:
    """A commit that touches only records elsewhere would have to read the settings first, so only review asks."""
    bare.git("checkout", "-q", "-f", "main")
    bare.commit({SETTINGS: "stores: {records: [data/runs/], patterns: [patterns.json]}\n"})
    bare.git("checkout", "-q", "-B", "topic")
    bare.write({"data/runs/1/result.json": "{}\n", "data/runs.txt": "x\n"})
    bare.git("add", "-A")
    assert told(bare.hook(HOOK)) == []
    bare.write({"patterns.json": "{}\n"})
    bare.git("add", "-A")
    assert told(bare.hook(HOOK)) == [("QA921", "note", "data/runs"), ("QA921", "note", "patterns.json")]
    bare.commit()
    done = bare.hook(HOOK, *RANGE)
    assert told(done) == [("QA921", "warn", "data/runs"), ("QA921", "warn", "patterns.json")]
    assert "(`data/runs/1/result.json`)" in done.report["findings"][0]["message"]
    assert [one[1] for one in told(bare.hook(HOOK, *RANGE, "--all")) if one[2] == "data/runs"] == ["warn"]
    bare.commit({"data/runs.txt": "y\n"})
    bare.git("checkout", "-q", "main")
    bare.commit({".github/CODEOWNERS": "/data/ @shop/qa\n/patterns.json @shop/qa\n"})
    assert told(bare.hook(HOOK, *RANGE)) == []


def test_records_alone(repo: Repo) -> None:
    repo.commit(bundle() | {"CODEOWNERS": "/src/ @shop/dev\n"})
    repo.git("checkout", "-q", "-b", "topic")
    repo.write({f"{folder()}/observations.jsonl": "{}\n", "agent-qa-knowledge/runs/1.json": "{}\n"})
    repo.git("add", "-A")
    assert told(repo.hook(HOOK)) == [("QA921", "note", STORE)]
    repo.commit()
    done = repo.hook(HOOK, *RANGE)
    assert told(done) == [("QA921", "warn", STORE)]
    assert f"(`{folder()}/observations.jsonl`)" in done.report["findings"][0]["message"]
    repo.commit({"CODEOWNERS": f"/{STORE}/ @shop/qa\n/CODEOWNERS @shop/qa\n"})
    assert told(repo.hook(HOOK, *RANGE)) == []


@pytest.mark.parametrize("argv", [(), ("--worktree",), ("--all",)])
def test_records_without_any_file_of_owners(repo: Repo, argv: tuple[str, ...]) -> None:
    repo.commit({"x": "x\n"})
    repo.write({"agent-qa-knowledge/runs/1.json": "{}\n"})
    repo.git("add", "-A")
    assert told(repo.hook(HOOK, *argv)) == []
    repo.write(bundle())
    repo.git("add", "-A")
    assert told(repo.hook(HOOK, *argv)) == [("QA922", "note", "CODEOWNERS")]


def test_records_that_are_gone_need_no_owner(repo: Repo) -> None:
    repo.commit(bundle() | {"CODEOWNERS": "/src/ @shop/dev\n"})
    repo.git("rm", "-rq", "agent-qa-knowledge")
    assert told(repo.hook(HOOK)) == []


def test_stores_of_settings_that_cannot_be_read(bare: Repo) -> None:
    bare.git("checkout", "-q", "-f", "main")
    bare.commit({SETTINGS: "stores: [\n"})
    bare.git("checkout", "-q", "-B", "topic")
    bare.commit({"data/x": "x\n"})
    assert (bare.hook(HOOK, *RANGE).status, told(bare.hook(HOOK, *RANGE))) == (0, [])  # nothing of ours is touched
    bare.commit({ENV: topic(entry("other"))})
    assert bare.run(HOOK, *RANGE).status == 2


def test_a_store_without_any_file_of_owners(repo: Repo) -> None:
    repo.commit({SETTINGS: "stores: {records: [data]}\n"})
    repo.git("checkout", "-q", "-b", "topic")
    repo.commit({"data/x": "x\n"})
    assert told(repo.hook(HOOK, *RANGE)) == [("QA922", "note", "CODEOWNERS")]


@posix
def test_a_file_of_owners_that_git_cannot_show(bare: Repo) -> None:
    file = bare.top / ".github/CODEOWNERS"
    file.unlink()
    file.symlink_to("../owners")
    bare.write({"owners": "* @shop/qa\n"})
    for how in ((), ("--worktree",)):
        bare.git("add", "-A")
        found = bare.hook(HOOK, *how).report["findings"]
        assert {one["code"] for one in found} == {"QA921"}
        assert "GitHub does not load .github/CODEOWNERS: it is too large, or no file" in found[0]["message"]
    file.unlink()
    file.mkdir()
    (file / "x").write_text("x\n")
    bare.git("add", "-A")
    for how in ((), ("--worktree",)):  # a folder holds no owners, and the next place counts
        assert {one[0] for one in told(bare.hook(HOOK, *how))} == {"QA922"}


def test_a_file_of_owners_in_conflict(bare: Repo) -> None:
    bare.commit({".github/CODEOWNERS": "/src/ @one\n"})
    bare.git("checkout", "-q", "main")
    bare.commit({".github/CODEOWNERS": "/src/ @two\n"})
    assert bare.run("git", "merge", "-q", "topic").status == 1
    assert "GitHub does not load" in bare.hook(HOOK).report["findings"][0]["message"]


def test_outside_of_git_and_before_the_first_commit(repo: Repo, tmp_path: Path) -> None:
    outside = Repo(tmp_path / "outside", init=False)
    outside.env |= {"GIT_CEILING_DIRECTORIES": str(tmp_path)}
    outside.write({ENV: topic(entry("a")), "CODEOWNERS": "/x @a\n"})
    assert told(outside.hook(HOOK)) == []
    repo.write({ENV: topic(entry("a"))})
    repo.git("add", "-A")
    assert told(repo.hook(HOOK)) == [("QA922", "note", "CODEOWNERS")]
    repo.write({"docs/CODEOWNERS": "/.qa/ @shop/qa\n"})
    repo.git("add", "-A")
    assert told(repo.hook(HOOK)) == [("QA921", "note", "docs/CODEOWNERS")]


def test_a_part_of_the_repository_is_not_asked_for_owners(bare: Repo) -> None:
    bare.write({"services/a/.qa/README.md": "x\n"})
    for part in ("services", "services/a/.qa"):
        done = bare.run("qa-memory", "check", part, "--format", "json", "--today", TODAY)
        assert not [one for one in told(done) if one[0] in ("QA921", "QA922")]


# The paths that are governed.


def paths(files: dict[str, bytes | None], known: Settings | None = None) -> dict[str, str]:
    return {path: place for place, path in governed(Edited(files), known or Settings())}


def test_governed_paths_and_their_names() -> None:
    gate_flow = b"on: push\njobs: {g: {uses: o/qa-memory-hooks/.github/workflows/gate.yml@v1}}\n"
    own = [
        ".pre-commit-config.yaml", ".pre-commit-config.yml", "prek.toml", ".qa-memory.yaml", ".gitattributes",
        "CODEOWNERS", ".github/CODEOWNERS", "docs/CODEOWNERS", ".github/workflows/gate.yml",
    ]  # fmt: skip
    others = [
        "src/a.py", "a/.gitattributes", "a/CODEOWNERS", "a/.pre-commit-config.yaml", "prek.toml\n", "a/.qa-memory.yaml",
        "qa/x", ".qax/x", "a.qa/x", ".qa-acksx/x", "a/.qa-acks/x", ".github/workflows/p.yml",
        ".github/workflows/a/b.yml",
    ]  # fmt: skip
    knowledge = {".qa/x": ".qa", ".qa/a/b": ".qa", "s/.qa/x": "s/.qa", "s/.qa/t/.qa/x": "s/.qa", "file/.qa": "file/.qa"}
    answers = {".qa-acks/x": ".qa-acks", ".qa-acks/a/b": ".qa-acks"}
    knowledge |= {f"{STORE}/p/bundles/i/record.md": STORE, f"a/b/{STORE}/x": f"a/b/{STORE}", f"c/{STORE}": f"c/{STORE}"}
    knowledge |= {"file/agent-qa-knowledge": "file/agent-qa-knowledge"}
    others += ["agent-qa-knowledge/x", "agent-qa-knowledge/memory.md", "x-agent-qa-knowledge/memory/x", "memory/x"]
    files: dict[str, bytes | None] = dict.fromkeys((*own, *others, *knowledge, *answers), b"x\n")
    files[".github/workflows/gate.yml"] = gate_flow
    assert paths(files) == {**{name: name for name in own}, **knowledge, **answers}
    assert paths({".qa": b"x"}) == {".qa": ".qa"}


def test_governed_paths_by_the_settings() -> None:
    known = parse(b"{stores: {records: [data/, /a.b+c], patterns: [p]}, exclude: [fixtures]}")
    names = [
        "data/x",
        "data",
        "database/x",
        "a.b+c/x",
        "a.b+c",
        "aXb+c/x",
        "p",
        "p/q",
        "x/p",
        "fixtures/.qa/x",
        f"fixtures/{STORE}/x",
        f"data/{STORE}/x",
        ".qa/x",
    ]
    files: dict[str, bytes | None] = dict.fromkeys(names, b"x")
    assert paths(files, known) == {
        "data/x": "data", "data": "data", f"data/{STORE}/x": "data",
        "a.b+c/x": "a.b+c", "a.b+c": "a.b+c", "p": "p", "p/q": "p", ".qa/x": ".qa",
    }  # fmt: skip
    assert paths(
        {"fixtures/.qa/x": b"", "x": b""}, Settings(stores=Stores(("fixtures",)), exclude=Globs(("fixtures",)))
    )


@pytest.mark.parametrize("folder", ["", "/", "//", ".", "\udcff", "a\nb", "a" * 5000])
def test_odd_names_of_stores(folder: str) -> None:
    known = Settings(stores=Stores((folder,)))
    assert paths({".qa/x": b"", "src/x": b"", "a\nb/x": b""}, known) == {
        ".qa/x": ".qa",
        **({"a\nb/x": "a\nb"} if "\n" in folder else {}),
    }


# Names and files that hostile people put there.

NASTY = ["x\n::error::y", "##[error]x", "a\x1b[2Jb", "'\"`$(x)", "a\u202eb", "%0A::x", "\udcff"]


@posix
@pytest.mark.parametrize("name", NASTY)
def test_names_act_nowhere(bare: Repo, name: str) -> None:
    bare.write({f"{name}/.qa/env-notes.md": "x\n", f".qa/{name}/x": "x\n"})
    bare.git("add", "-A")
    for form in ("text", "github", "json", "sarif"):
        done = bare.run(HOOK, "--format", form)
        assert "QA921" in done.out
        assert not re.search(
            r"^\s*::(?!notice|warning|error file)|^\s*##\[|[\x00-\x08\x0b-\x1f\x7f]|\u202e", done.out, re.M
        )


def judge(head: dict[str, bytes | None], *bases: dict[str, bytes | None], **how: Any) -> list[Finding]:
    change = Change(Edited(head), tuple(map(Edited, bases)), today=datetime.date.fromisoformat(TODAY), **how)
    return list(check_codeowners.check(change))


def test_a_long_name_makes_no_long_message() -> None:
    name = ".qa/" + "x" * 100_000
    (found,) = judge({name: b"x", "CODEOWNERS": b""}, {"CODEOWNERS": b""}, in_range=True, in_review=True)
    assert len(found.message) < 500
    many = b"\n".join(b"!x" for _ in range(50_000))
    (found,) = judge({name: b"x", "CODEOWNERS": many}, {"CODEOWNERS": many}, in_range=True, in_review=True)
    assert len(found.message) < 500
    assert "lines 1, 2, 3 and 49997 more" in found.message


def test_one_bare_path_of_a_place_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    row = CodeOwners.row

    def counting(self: CodeOwners, path: str) -> Any:
        asked.append(path)
        return row(self, path)

    monkeypatch.setattr(CodeOwners, "row", counting)
    files: dict[str, bytes | None] = {f".qa/{n}.md": b"x" for n in range(500)}
    files |= {f"s{n % 5}/.qa/{n}.md": b"x" for n in range(500)}
    owners: dict[str, bytes | None] = {"CODEOWNERS": b"/x @a\n"}
    found = judge(files | owners, owners, in_range=True, in_review=True)
    assert len(found) == 6
    assert len(asked) == 12  # whether, and why


@given(st.binary(max_size=60), st.binary(max_size=40), st.booleans())
@settings(max_examples=200, deadline=None)
@example(b"* @a\n\xff/ @b\n", b'stores: {records: ["\\ud800"]}', False)
@example(b"/.qa/ @a\r\n.qa", b"exclude: ['[']", True)
@example(b"\\", b"stores: {records: ['']}", True)
def test_any_bytes(owners: bytes, said: bytes, in_range: bool) -> None:
    files: dict[str, bytes | None] = {ENV: b"x", "CODEOWNERS": owners, SETTINGS: said, ".qa-acks/x": b""}
    for base in (
        {},
        {"x": b""},
        {ENV: b"", SETTINGS: said},
        {"CODEOWNERS": owners, SETTINGS: b"stores: {records: [src]}"},
    ):
        try:
            found = judge(files | {"src/x": b""}, base, in_range=in_range, in_review=in_range)
        except Fault:
            continue  # settings that cannot be read, which every check refuses alike
        assert {one.rule.code for one in found} <= {"QA921"}
        assert all(one.level == "note" or in_range for one in found)


# What it costs.


def test_nothing_is_loaded_where_nothing_is_touched(bare: Repo) -> None:
    ours = {f"qa_memory_hooks.{name}" for name in ("codeowners", "settings", "pipelines")} | {"yaml"}
    bare.commit({SETTINGS: "stores: {records: [data]}\n"})
    bare.write({"src/app.py": "y\n", "data/x": "x\n"})
    bare.git("add", "-A")
    assert not ours & loaded(bare, HOOK)
    bare.commit()
    bare.git("rm", "-q", SETTINGS)
    bare.git("commit", "-qm", "x")
    bare.commit({"src/app.py": "z\n"})
    assert not {"yaml", "qa_memory_hooks.codeowners"} & loaded(bare, HOOK, "--from-ref", "HEAD~1", "--to-ref", "HEAD")


def test_workflows_are_read_only_where_one_is_touched(bare: Repo) -> None:
    bare.git("commit", "-q", "-m", "x")
    bare.commit({".github/workflows/p.yml": "# qa-gate\non: push\n"})
    bare.write({ENV: topic(entry("alpha"))})
    bare.reindex()
    bare.git("add", "-A")
    assert "qa_memory_hooks.pipelines" not in loaded(bare, HOOK)


def test_a_change_of_a_record_lists_no_other_file(repo: Repo) -> None:
    repo.commit(bundle() | {"CODEOWNERS": f"/{STORE}/ @shop/qa\n", "src/app.py": "x\n"})
    repo.write({f"{folder()}/observations.jsonl": "{}\n"})
    repo.git("add", "-A")
    with reading(repo) as (change,):
        assert list(check_codeowners.check(change)) == []
        assert isinstance(change.head, Patched)
        assert "_records" not in vars(change.head.under)


@posix
def test_no_git_process_more(bare: Repo, tmp_path: Path) -> None:
    bare.git("checkout", "-q", "-f", "main")
    bare.commit({SETTINGS: "stores: {records: [data]}\n"})
    bare.git("checkout", "-q", "-B", "topic")
    bare.commit({f"data/{n}": "x\n" for n in range(30)})
    bare.git("checkout", "-q", "main")
    bare.commit({"other": "x\n"})
    note = f'for word; do case "$word" in [a-z]*-[a-z]*) echo "$word" >> {tmp_path}/processes; break;; esac; done'
    env = instead_of_git(bare, tmp_path / "noting", note)
    assert told(bare.hook(HOOK, *RANGE, env=env)) == [("QA921", "warn", "data")]
    assert len((tmp_path / "processes").read_text().split()) <= 6


def test_the_hook_is_a_part_of_the_gate(bare: Repo) -> None:
    assert check_codeowners in gate.CHECKS
    ours = [one for one in bare.hook("qa-gate").report["findings"] if one["code"] in ("QA921", "QA922")]
    assert ours == bare.hook(HOOK).report["findings"]
