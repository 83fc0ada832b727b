"""Pre-push: each pushed branch against what the remote has, however the hook was written."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from conftest import TODAY, Repo, look, reading, texts
from entries import entry, path, topic

from qa_memory_hooks.change import Fault

ENV, FLAKY = path("env"), path("flaky")
ZERO = "0" * 40
BAD = "\n## no date\n\ntext\n"
OTHER = "**Symptom**: quite another thing.\n\n**Handling**: look elsewhere."
GAMMA = topic(entry("alpha"), entry("gamma", body=OTHER))


@pytest.fixture
def clone(shop: Repo, tmp_path: Path) -> Repo:
    """A clone of a bare repository whose only branch is `main`."""
    shop.git("clone", "-q", "--bare", ".", str(tmp_path / "remote.git"))
    shop.git("clone", "-q", str(tmp_path / "remote.git"), str(tmp_path / "clone"))
    repo = Repo(tmp_path / "clone", init=False)
    repo.identify()
    return repo


def push(repo: Repo, *argv: str) -> tuple[bool, str]:
    """Whether a push was let through, and what was said."""
    done = repo.run("git", "push", "-q", *argv)
    return done.status == 0, done.out + done.err


def pushed(repo: Repo, *rows: str, remote: str = "origin") -> list[tuple[str | None, set[str]]]:
    """For each change that a pre-push hook judges when git tells it these rows: the base and the changed paths."""
    told = "".join(f"{row}\n" for row in rows).encode("utf-8", "surrogateescape")
    with reading(repo, stdin=told, pre_push=(remote, "address")) as found:
        for change in found:
            assert change.in_range
            assert texts(change.head)
        return [(change.base_commit, set(change.paths or ())) for change in found]


# The hook, started by git.


@pytest.mark.parametrize("command", ['qa-gate "$@"', "qa-gate", "qa-gate --pre-push", 'qa-gate --pre-push "$@"'])
def test_plain_hook_lets_good_commits_through_and_refuses_bad_ones(clone: Repo, command: str) -> None:
    clone.install("pre-push", command.replace("qa-gate", f"qa-gate --today {TODAY}"))
    clone.write({ENV: GAMMA})
    clone.reindex()
    clone.commit()
    let, said = push(clone, "origin", "main")
    assert let, said
    clone.commit({ENV: GAMMA + BAD})
    clone.write({ENV: GAMMA})  # what lies on disk and in the index is not what is pushed
    clone.git("add", "-A")
    let, said = push(clone, "origin", "main")
    assert not let
    assert "QA008" in said


def test_plain_hook_without_arguments_in_a_linked_worktree(clone: Repo, tmp_path: Path) -> None:
    clone.install("pre-push", f"qa-check-entries --today {TODAY}")
    clone.git("worktree", "add", "-q", "-b", "side", str(tmp_path / "linked"))
    linked = Repo(tmp_path / "linked", init=False)
    linked.commit({ENV: GAMMA + BAD})
    let, said = push(linked, "origin", "side")
    assert not let
    assert "QA008" in said


def test_one_bad_branch_of_several_stops_the_push(clone: Repo) -> None:
    clone.install("pre-push", f'qa-check-entries --today {TODAY} "$@"')
    clone.git("checkout", "-qb", "good")
    clone.commit({ENV: GAMMA})
    clone.git("checkout", "-qb", "bad", "main")
    clone.commit({FLAKY: clone.read(FLAKY) + BAD})
    let, said = push(clone, "origin", "good", "bad")
    assert not let
    assert f"{FLAKY}:" in said
    let, said = push(clone, "origin", "good")
    assert let, said


def test_deleting_a_branch_is_no_matter_of_the_knowledge(clone: Repo) -> None:
    clone.git("push", "-q", "origin", "main:other")
    clone.install("pre-push", f'qa-gate --today {TODAY} "$@"')
    let, said = push(clone, "origin", "--delete", "other")
    assert let, said


def test_force_push_that_loses_what_the_remote_has_is_refused(clone: Repo) -> None:
    clone.commit({ENV: GAMMA})
    clone.git("push", "-q", "origin", "main")
    clone.install("pre-push", f'qa-check-history --today {TODAY} "$@"')
    clone.git("reset", "-q", "--hard", "HEAD^")
    clone.commit({"src/app.py": "print('more')\n"})
    let, said = push(clone, "--force", "origin", "main")
    assert not let
    assert '"gamma" is gone' in said


def test_force_push_over_a_commit_that_is_not_here_is_exit_2(clone: Repo, tmp_path: Path) -> None:
    clone.git("clone", "-q", str(tmp_path / "remote.git"), str(tmp_path / "colleague"))
    colleague = Repo(tmp_path / "colleague", init=False)
    colleague.identify()
    theirs = colleague.commit({ENV: GAMMA})
    colleague.git("push", "-q", "origin", "main")
    clone.install("pre-push", f'qa-gate --today {TODAY} "$@"')
    clone.commit({"src/app.py": "print('more')\n"})
    let, said = push(clone, "--force", "origin", "main")
    assert not let
    assert f"the remote has commit {theirs}, which is not here" in said
    assert "git fetch" in said


def test_push_of_everything_to_a_new_remote(clone: Repo, tmp_path: Path) -> None:
    clone.git("init", "-q", "--bare", str(tmp_path / "new.git"))
    clone.git("remote", "add", "new", str(tmp_path / "new.git"))
    clone.install("pre-push", f'qa-check-entries --today {TODAY} "$@"')
    clone.commit({ENV: GAMMA + BAD})
    clone.commit({"src/app.py": "print('more')\n"})
    let, said = push(clone, "new", "main")
    assert not let
    assert "QA008" in said


# What git tells, row by row.


def test_known_branch_is_compared_with_what_the_remote_has(clone: Repo) -> None:
    known = clone.head
    clone.commit({ENV: GAMMA})
    new = clone.commit({"src/app.py": "print('more')\n"})
    assert pushed(clone, f"refs/heads/main {new} refs/heads/main {known}") == [(known, {ENV, "src/app.py"})]


def test_new_branch_is_compared_with_where_it_left_the_remote(clone: Repo) -> None:
    known = clone.head
    clone.git("checkout", "-qb", "side")
    clone.commit({ENV: GAMMA})
    new = clone.commit({"src/app.py": "print('more')\n"})
    assert pushed(clone, f"refs/heads/side {new} refs/heads/side {ZERO}") == [(known, {ENV, "src/app.py"})]


def test_new_branch_of_a_known_commit_changes_nothing(clone: Repo) -> None:
    assert pushed(clone, f"refs/heads/side {clone.head} refs/heads/side {ZERO}") == [(clone.head, set())]


@pytest.mark.parametrize("order", [("older", "newer"), ("newer", "older")])
def test_new_branch_that_merged_branches_is_compared_with_the_latest_of_them(
    clone: Repo, order: tuple[str, str]
) -> None:
    start, commits = clone.head, {}
    for name in order:
        day = "2026-09-07" if name == "older" else "2026-09-08"
        clone.env |= dict.fromkeys(("GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"), f"{day}T12:00:00Z")
        clone.git("checkout", "-q", "--detach", start)
        commits[name] = clone.commit({f"src/{name}.py": f"{name}\n"})
        clone.git("push", "-q", "origin", f"HEAD:refs/heads/{name}")
    clone.git("checkout", "-q", "-b", "side", start)
    clone.commit({"src/side.py": "print('side')\n"})
    for name in order:
        clone.git("merge", "-q", "--no-edit", f"origin/{name}")
    found = pushed(clone, f"refs/heads/side {clone.head} refs/heads/side {ZERO}")
    assert found == [(commits["newer"], {"src/side.py", "src/older.py"})]


def test_branches_of_another_remote_do_not_count(clone: Repo, tmp_path: Path) -> None:
    clone.git("init", "-q", "--bare", str(tmp_path / "other.git"))
    clone.git("remote", "add", "other", str(tmp_path / "other.git"))
    known = clone.head
    new = clone.commit({ENV: GAMMA})
    clone.git("push", "-q", "other", "main")
    row = f"refs/heads/main {new} refs/heads/main {ZERO}"
    assert pushed(clone, row, remote="other") == [(new, set())]
    assert pushed(clone, row, remote="origin") == [(known, {ENV})]
    everything = {ENV, FLAKY, ".qa/INDEX.md", "src/app.py"}
    assert pushed(clone, row, remote="https://host.example/shop.git") == [(None, everything)]


def test_dangling_head_of_a_remote_is_no_obstacle(clone: Repo) -> None:
    known = clone.head
    new = clone.commit({ENV: GAMMA})
    clone.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/renamed")
    assert pushed(clone, f"refs/heads/side {new} refs/heads/side {ZERO}") == [(known, {ENV})]


def test_tags_stand_for_their_commits_and_other_tags_are_passed_over(clone: Repo) -> None:
    known = clone.head
    clone.git("tag", "-m", "x", "v1")
    clone.git("tag", "tree", "HEAD^{tree}")
    clone.git("tag", "-m", "x", "blob", "HEAD:src/app.py")
    new = clone.commit({ENV: GAMMA})
    clone.git("tag", "-m", "x", "v2")
    v1, v2, tree, blob = (clone.git("rev-parse", name).strip() for name in ("v1", "v2", "tree", "blob"))
    assert (
        pushed(
            clone,
            f"refs/tags/v2 {v2} refs/tags/v2 {ZERO}",
            f"refs/tags/v2 {v2} refs/tags/v1 {v1}",
            f"refs/tags/tree {tree} refs/tags/tree {ZERO}",
            f"refs/tags/blob {blob} refs/tags/blob {ZERO}",
            f"HEAD {new} refs/heads/main {known}",
        )
        == [(known, {ENV})] * 3
    )


def test_several_branches_share_the_processes_that_read_them(clone: Repo) -> None:
    new = clone.commit({ENV: GAMMA})
    row = f"refs/heads/x {new} refs/heads/x {ZERO}"
    with reading(clone, stdin=f"{row}\n{row}\n".encode(), pre_push=("origin", "address")) as (one, other):
        assert one.git is other.git
        assert one.head is not other.head


@pytest.mark.parametrize("name", ["ref/heads/a\u2028b", "refs/heads/a\x0bb", "refs/heads/\udcff", "refs/heads/a\x85"])
def test_name_of_a_branch_cannot_hide_its_row(clone: Repo, name: str) -> None:
    known = clone.head
    new = clone.commit({ENV: GAMMA})
    assert pushed(clone, f"{name} {new} {name} {known}") == [(known, {ENV})]


@pytest.mark.parametrize("row", ["one word", "refs/heads/main a b", "refs/heads/main a b c d", "{}"])
def test_rows_that_git_would_not_write_are_no_pass(clone: Repo, row: str) -> None:
    with pytest.raises(Fault, match="not what git tells a pre-push hook"):
        pushed(clone, row)


def test_commit_that_is_not_here_is_no_pass(clone: Repo) -> None:
    with pytest.raises(Fault, match="is not in this repository"):
        pushed(clone, f"refs/heads/main {'a' * 40} refs/heads/main {ZERO}")


def test_nothing_to_push_is_nothing_to_judge(clone: Repo) -> None:
    assert pushed(clone) == []
    assert pushed(clone, f"(delete) {ZERO} refs/heads/old {clone.head}") == []


def test_closed_standard_input_is_no_pass(clone: Repo) -> None:
    with pytest.raises(Fault, match="no standard input"), reading(clone, stdin=None, pre_push=()):
        pass


def test_shallow_clone_that_meets_the_remote_nowhere_is_exit_2(clone: Repo, tmp_path: Path) -> None:
    clone.git("clone", "-q", "--depth", "1", (tmp_path / "remote.git").as_uri(), str(tmp_path / "shallow"))
    shallow = Repo(tmp_path / "shallow", init=False)
    shallow.identify()
    new = shallow.commit({ENV: GAMMA})
    row = f"refs/heads/x {new} refs/heads/x {ZERO}"
    assert [paths for _, paths in pushed(shallow, row)] == [{ENV}]
    shallow.git("update-ref", "-d", "refs/remotes/origin/main")
    with pytest.raises(Fault, match="cut off") as fault:
        pushed(shallow, row)
    assert "--unshallow" in fault.value.cure


# Other hooks and commands are not taken for a pre-push hook.


@pytest.mark.parametrize(
    "env",
    [
        {},
        {"GIT_EXEC_PATH": "x"},
        {"GIT_PREFIX": ""},
        {"GIT_EXEC_PATH": "x", "GIT_PREFIX": "", "PRE_COMMIT": "1"},
        {"GIT_EXEC_PATH": "x", "GIT_PREFIX": "", "GIT_INDEX_FILE": ".git/index"},
    ],
)
def test_other_commands_do_not_read_standard_input(clone: Repo, env: dict[str, str]) -> None:
    clone.commit({ENV: GAMMA + BAD})
    row = f"refs/heads/main {clone.head} refs/heads/main {ZERO}\n"
    done = clone.run("qa-check-entries", "--today", TODAY, env=env, stdin=row)
    assert (done.status, done.out) == (0, "")


def test_alias_with_a_pipe_that_holds_nothing_judges_the_index(clone: Repo) -> None:
    clone.git("config", "alias.qa", f"!qa-check-entries --today {TODAY}")
    clone.write({ENV: GAMMA + BAD})
    clone.git("add", "-A")
    done = clone.run("git", "qa")
    assert done.status == 1
    assert "QA008" in done.out


@pytest.mark.parametrize("stdin", [None, b"refs/heads/main a b c\n"])
def test_standard_input_that_is_no_pipe_tells_no_branches(clone: Repo, stdin: bytes | None) -> None:
    seen = look(clone, env={"GIT_EXEC_PATH": "x", "GIT_PREFIX": ""}, stdin=stdin)
    assert seen.change.head.label == "index"


def test_file_on_standard_input_tells_no_branches(clone: Repo, tmp_path: Path) -> None:
    new = clone.commit({ENV: GAMMA + BAD})
    (tmp_path / "rows").write_text(f"refs/heads/main {new} refs/heads/main {ZERO}\n")
    env = clone.env | {"GIT_EXEC_PATH": "x", "GIT_PREFIX": ""}
    with open(tmp_path / "rows", "rb") as rows:
        done = subprocess.run(["qa-check-entries"], stdin=rows, env=env, cwd=clone.top, capture_output=True)
    assert (done.returncode, done.stdout) == (0, b"")
