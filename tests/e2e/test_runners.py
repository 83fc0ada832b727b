"""The hooks as people install them: by pre-commit, by prek and as plain git hooks, with real commits and pushes.

Needs the package registry, for the environment of the hooks. It is made once and kept below pytest's temporary folder.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
import yaml
from conftest import BIN, TODAY, Repo
from entries import entry, path, topic

ROOT = Path(__file__).parents[2]
ENV, FLAKY, DEFECT, INDEX = path("env"), path("flaky"), path("defect"), ".qa/INDEX.md"
BAD = "\n## no date\n\ntext\n"
OTHER = "**Symptom**: quite another thing.\n\n**Handling**: look elsewhere."
GAMMA = topic(entry("alpha"), entry("gamma", body=OTHER))
STAGES = ("pre-commit", "pre-merge-commit", "pre-push")


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run of the tests, the same one for all of its processes."""
    folder = tmp_path_factory.getbasetemp()
    folder = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    (folder / "runners").mkdir(exist_ok=True)
    return folder / "runners"


@pytest.fixture(scope="session")
def hooks(shared: Path) -> Repo:
    """The repository that a `.pre-commit-config.yaml` names: this one as it lies here, committed."""
    with tempfile.TemporaryDirectory(dir=shared) as scratch:
        made = Repo(Path(scratch) / "hooks")
        for name in (".pre-commit-hooks.yaml", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, made.top / name)
        no_caches = shutil.ignore_patterns("__pycache__", ".*_cache")
        shutil.copytree(ROOT / "qa_memory_hooks", made.top / "qa_memory_hooks", ignore=no_caches)
        made.commit()
        with contextlib.suppress(OSError):  # another process was first, with the same commit
            made.top.rename(shared / "hooks")
    return Repo(shared / "hooks", init=False)


@pytest.fixture(params=["pre-commit", "prek"])
def runner(request: pytest.FixtureRequest) -> str:
    """The program that runs the hooks."""
    return str(request.param)


@pytest.fixture
def target(shop: Repo, shared: Path) -> Repo:
    """A repository for the runners, whose caches outlive it."""
    for name, folder in {
        "PRE_COMMIT_HOME": "pre-commit",
        "PREK_HOME": "prek",
        "PIP_CACHE_DIR": "pip",
        "UV_CACHE_DIR": "uv",
        "XDG_CACHE_HOME": "cache",
    }.items():
        shop.env[name] = str(shared / folder)
    shop.env["PREK_NO_CONCURRENCY"] = "1"
    return shop


@pytest.fixture
def guarded(target: Repo, hooks: Repo, runner: str) -> Repo:
    """The target with the gate installed for every stage, as the README says."""
    configure(target, hooks, "qa-gate")
    target.commit(message="hooks")
    install = [word for stage in STAGES for word in ("-t", stage)]
    done = target.run(runner, "install", *install)
    assert done.status == 0, done.out + done.err
    return target


def configure(repo: Repo, hooks: Repo, *ids: str) -> None:
    rows = "".join(f"      - id: {one}\n        args: [--today, '{TODAY}']\n" for one in ids)
    text = f"repos:\n  - repo: {hooks.top.as_posix()}\n    rev: {hooks.head}\n    hooks:\n{rows}"
    repo.write({".pre-commit-config.yaml": text})


def _of_manifest(key: str) -> list[str]:
    """What the manifest says under a key, for each hook."""
    return [hook[key] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))]


def commit(repo: Repo, *argv: str) -> tuple[bool, str]:
    """Whether a commit was made, and what was said."""
    before = repo.head
    done = repo.run("git", "commit", "-q", *argv)
    assert (repo.head != before) == (done.status == 0), done.out + done.err
    return done.status == 0, done.out + done.err


def outcome(said: str) -> dict[str, str]:
    """What a runner says of each hook, by the hook's name."""
    return dict(re.findall(r"^(qa [a-z ]+?)\.*(Passed|Failed|Skipped)$", said, re.MULTILINE))


# The manifest.


def test_manifest_is_valid_to_the_runner(target: Repo, runner: str) -> None:
    done = target.run(runner, "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml"))
    assert done.status == 0, done.out + done.err


def test_try_repo_installs_the_package_and_runs_every_hook(target: Repo, hooks: Repo, runner: str) -> None:
    target.append(ENV, BAD)
    target.git("add", ENV)
    done = target.run(runner, "try-repo", str(hooks.top), "--ref", hooks.head, "--all-files")
    assert done.status == 1, done.out + done.err
    told = outcome(done.out)
    assert set(told) == set(_of_manifest("name"))
    assert {told["qa gate"], told["qa check entries"]} == {"Failed"}
    assert "QA008 bad-heading" in done.out
    assert "Traceback" not in done.out


def test_all_hooks_pass_where_nothing_is_wrong(target: Repo, hooks: Repo, runner: str) -> None:
    ids = _of_manifest("id")
    configure(target, hooks, *ids)
    target.git("add", "-A")
    done = target.run(runner, "run", "--all-files", "--verbose")
    assert done.status == 0, done.out + done.err
    assert set(outcome(done.out).values()) == {"Passed"}
    assert len(outcome(done.out)) == len(ids)


# Commits.


def test_good_commit_is_made_and_bad_one_is_refused(guarded: Repo) -> None:
    guarded.write({ENV: GAMMA})
    guarded.reindex()
    made, said = commit(guarded, "-a", "-m", "good")
    assert made, said
    guarded.append(ENV, BAD)
    made, said = commit(guarded, "-a", "-m", "bad")
    assert not made
    assert "QA008" in said


def test_half_staged_file_is_judged_as_it_is_staged(guarded: Repo) -> None:
    guarded.write({ENV: GAMMA})
    guarded.reindex()
    guarded.git("add", "-A")
    guarded.append(ENV, BAD)
    made, said = commit(guarded, "-m", "good")
    assert made, said
    assert guarded.read(ENV) == GAMMA + BAD
    guarded.git("add", ENV)
    guarded.write({ENV: GAMMA})
    made, said = commit(guarded, "-m", "bad")
    assert not made
    assert guarded.read(ENV) == GAMMA


def test_commit_of_one_path_is_judged_alone(guarded: Repo) -> None:
    guarded.append(ENV, BAD)
    guarded.git("add", ENV)
    guarded.append("src/app.py", "print('more')\n")
    made, said = commit(guarded, "-m", "only this", "src/app.py")
    assert made, said
    made, said = commit(guarded, "-m", "bad", ENV)
    assert not made


def test_commit_that_only_deletes_is_judged(guarded: Repo) -> None:
    guarded.git("rm", "-q", ENV)
    made, said = commit(guarded, "-m", "bad")
    assert not made
    assert "QA402" in said


def test_commit_of_a_link_is_judged(guarded: Repo) -> None:
    blob = guarded.git("hash-object", "-w", "--stdin", stdin="../src/app.py").strip()
    guarded.git("update-index", "--add", "--cacheinfo", f"120000,{blob},.qa/workflows.md")
    made, said = commit(guarded, "-m", "bad")
    assert not made
    assert "QA003" in said


def test_commit_in_a_linked_worktree_and_from_a_sub_folder(guarded: Repo, tmp_path: Path) -> None:
    guarded.git("worktree", "add", "-q", "-b", "side", str(tmp_path / "linked"))
    linked = Repo(tmp_path / "linked", init=False)
    linked.env = guarded.env
    linked.append(ENV, BAD)
    done = linked.run("git", "commit", "-qam", "bad", cwd="src")
    assert done.status != 0
    assert f"{ENV}:" in done.out + done.err


def test_commit_without_knowledge_is_silent(guarded: Repo) -> None:
    guarded.append("src/app.py", "print('more')\n")
    done = guarded.run("git", "commit", "-am", "code")
    assert done.status == 0
    assert "QA" not in done.out + done.err


def test_fixer_before_the_gate_mends_the_index(target: Repo, hooks: Repo, runner: str) -> None:
    configure(target, hooks, "qa-rebuild-index", "qa-gate")
    target.commit(message="hooks")
    assert target.run(runner, "install").status == 0
    target.write({ENV: GAMMA})
    made, said = commit(target, "-a", "-m", "x")
    assert not made
    assert outcome(said)["qa rebuild index"] == "Failed"
    assert "gamma" in target.read(INDEX)
    made, said = commit(target, "-a", "-m", "x")
    assert made, said


# Merges.


def test_clean_merge_is_judged_before_it_is_committed(guarded: Repo) -> None:
    guarded.git("checkout", "-qb", "side")
    guarded.commit({DEFECT: topic(entry("gamma", "defect"), kind="defect")})
    guarded.git("checkout", "-q", "main")
    guarded.commit({path("contract"): topic(entry("gamma", "contract"), kind="contract")})
    done = guarded.run("git", "merge", "--no-edit", "side")
    assert done.status != 0
    assert "QA122" in done.out + done.err


def test_conflict_may_not_be_concluded_by_losing_a_side(guarded: Repo) -> None:
    guarded.git("checkout", "-qb", "side")
    guarded.commit({ENV: GAMMA})
    guarded.git("checkout", "-q", "main")
    guarded.commit({ENV: topic(entry("alpha"), entry("mine", body="**Symptom**: mine.\n\n**Handling**: mine."))})
    assert "CONFLICT" in guarded.run("git", "merge", "side").out
    guarded.git("checkout", "-q", "--ours", ENV)
    guarded.git("add", ENV)
    made, said = commit(guarded, "--no-edit")
    assert not made
    assert '"gamma" is gone' in said or '"gamma" is now called "mine"' in said


# Pushes.


@pytest.fixture
def remote(guarded: Repo, tmp_path: Path) -> Repo:
    """An empty repository to push to."""
    made = Repo(tmp_path / "remote.git", init=False)
    made.git("init", "-q", "--bare", "-b", "main")
    guarded.git("remote", "add", "origin", made.top.as_uri())
    return made


def push(repo: Repo, *argv: str) -> tuple[bool, str]:
    """Whether a push was let through, and what was said."""
    done = repo.run("git", "push", "-q", *argv)
    return done.status == 0, done.out + done.err


def test_push_is_judged_by_what_the_remote_has(guarded: Repo, remote: Repo) -> None:
    let, said = push(guarded, "origin", "main")  # the first one: the runner names no commits
    assert let, said
    guarded.commit({ENV: GAMMA})  # without its hook
    let, said = push(guarded, "origin", "main")
    assert not let
    assert "QA202" in said
    guarded.reindex()
    guarded.commit()
    let, said = push(guarded, "origin", "main")
    assert let, said
    assert remote.git("rev-parse", "main").strip() == guarded.head


def test_first_push_of_bad_knowledge_is_refused(guarded: Repo, remote: Repo) -> None:
    guarded.commit({ENV: GAMMA + BAD})
    guarded.write({ENV: GAMMA})
    guarded.git("add", ENV)  # neither the index nor the disk is what is pushed
    let, said = push(guarded, "origin", "main")
    assert not let
    assert "QA008" in said
    assert remote.git("for-each-ref") == ""


def test_new_branch_that_loses_an_entry_is_refused(guarded: Repo, remote: Repo) -> None:
    guarded.git("push", "-q", "--no-verify", "origin", "main")
    guarded.git("checkout", "-qb", "side")
    guarded.commit({ENV: topic()})
    let, said = push(guarded, "origin", "side")
    assert not let
    assert '"alpha" is gone' in said


# Runs by hand.


def test_two_commits_are_judged_and_not_what_lies_here(guarded: Repo, runner: str) -> None:
    guarded.git("checkout", "-qb", "side")
    guarded.commit({ENV: topic()})
    guarded.git("checkout", "-q", "main")
    done = guarded.run(runner, "run", "--from-ref", "main", "--to-ref", "side")
    assert done.status == 1, done.out + done.err
    assert '"alpha" is gone' in done.out
    done = guarded.run(runner, "run", "--from-ref", "side", "--to-ref", "main", "--hook-stage", "pre-push")
    assert '"alpha" is gone' not in done.out


@pytest.mark.parametrize("asked", [("--all-files",), ("--files", ENV)])
def test_run_by_hand_says_that_edits_that_are_not_staged_were_not_judged(
    guarded: Repo, runner: str, asked: tuple[str, ...]
) -> None:
    guarded.append(ENV, BAD)
    done = guarded.run(runner, "run", *asked, "--verbose")
    assert done.status == 0, done.out + done.err
    assert f"note: {ENV}" in done.out
    assert "what is staged was judged" in done.out
    guarded.git("add", ENV)
    done = guarded.run(runner, "run", *asked, "--verbose")
    assert done.status == 1
    assert "what is staged was judged" not in done.out


def test_run_by_hand_has_nothing_to_say_of_edits_that_were_put_away(guarded: Repo, runner: str) -> None:
    guarded.append(ENV, BAD)
    done = guarded.run(runner, "run", "--verbose")
    assert done.status == 0, done.out + done.err
    assert "note:" not in done.out


# Without a runner.


def test_plain_hooks_guard_commit_merge_and_push(shop: Repo, tmp_path: Path) -> None:
    for stage in STAGES:
        shop.install(stage, f'qa-gate --today {TODAY} "$@"')
    shop.git("init", "-q", "--bare", str(tmp_path / "remote.git"))
    shop.write({ENV: GAMMA})
    made, said = commit(shop, "-a", "-m", "stale index")
    assert not made
    assert "QA202" in said
    shop.reindex()
    made, said = commit(shop, "-a", "-m", "good")
    assert made, said
    let, said = push(shop, str(tmp_path / "remote.git"), "main")
    assert let, said
    shop.commit({ENV: GAMMA + BAD})
    let, said = push(shop, str(tmp_path / "remote.git"), "main")
    assert not let
    assert "QA008" in said


def test_installed_package_needs_no_checkout_of_itself(shop: Repo) -> None:
    """Started elsewhere, without the current folder on the path: what is installed is what runs."""
    done = subprocess.run(
        [BIN / "qa-gate", "--version"], cwd=shop.top, env=shop.env | {"PYTHONSAFEPATH": "1"}, capture_output=True
    )
    assert done.returncode == 0
    assert re.fullmatch(rb"\d+\.\d+\.\d+\s*", done.stdout)
