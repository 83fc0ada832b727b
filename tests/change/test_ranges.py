"""Two commits, as CI names them: what would land if the one were merged into the other."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pytest
from conftest import Repo, look, reading
from entries import entry, path, topic

from qa_memory_hooks.change import Fault
from qa_memory_hooks.change.git import EMPTY_TREE, Git

ENV, FLAKY, DEFECT = path("env"), path("flaky"), path("defect")
ZERO = "0" * 40
OTHER = "**Symptom**: quite another thing.\n\n**Handling**: look elsewhere."


def refuses(repo: Repo, from_ref: str, to_ref: str) -> Fault:
    with pytest.raises(Fault) as fault, reading(repo, from_ref=from_ref, to_ref=to_ref):
        pass
    return fault.value


# The target has not moved.


def test_head_is_the_tree_of_the_second_commit_and_neither_index_nor_disk(shop: Repo) -> None:
    shop.git("checkout", "-qb", "topic")
    shop.commit({ENV: topic(entry("alpha"), entry("gamma", body=OTHER))})
    landed = shop.read(ENV)
    shop.append(ENV, "staged")
    shop.git("add", "-A")
    shop.append(ENV, "on disk")
    seen = look(shop, from_ref="main", to_ref="topic")
    assert seen.head == {**seen.bases[0], ENV: landed}
    assert seen.change.in_range
    assert seen.change.paths == {ENV}
    assert seen.change.base_commit == shop.git("rev-parse", "main").strip()


def test_first_push_is_compared_with_the_empty_tree(shop: Repo) -> None:
    seen = look(shop, from_ref=ZERO, to_ref="HEAD")
    assert seen.bases == [{}]
    assert set(seen.head) == {ENV, FLAKY, ".qa/INDEX.md", "src/app.py"}
    assert seen.change.base_commit is None


def test_branch_that_is_called_0_is_a_branch(shop: Repo) -> None:
    shop.git("branch", "0")
    shop.commit({"src/app.py": "print('more')\n"})
    assert look(shop, from_ref="0", to_ref="main").change.paths == {"src/app.py"}


def test_unborn_head_does_not_matter_to_two_commits(shop: Repo) -> None:
    shop.commit({"src/app.py": "print('more')\n"})
    shop.git("checkout", "-q", "--orphan", "other")
    assert look(shop, from_ref="main^", to_ref="main").change.paths == {"src/app.py"}


def test_settings_that_name_no_range_are_refused_together(shop: Repo) -> None:
    for asked, message in (
        ({"from_ref": "main"}, "go together"),
        ({"to_ref": "main"}, "go together"),
        ({"from_ref": "main", "to_ref": "main", "worktree": True}, "exclude each other"),
        ({"to_ref": "main", "worktree": True}, "exclude each other"),
    ):
        with pytest.raises(Fault, match=message), reading(shop, **asked):
            pass


@pytest.mark.parametrize("missing", ["from", "to"])
@pytest.mark.parametrize(
    "ref",
    ["nope", "f" * 40, "main:src", "main:src/app.py", ":/no such message", "HEAD^^^", "main@{99}", "two\nlines", "é"],
)
def test_unknown_reference_is_exit_2_with_the_cure(shop: Repo, ref: str, missing: str) -> None:
    fault = refuses(shop, *((ref, "main") if missing == "from" else ("main", ref)))
    assert repr(ref) in str(fault)
    assert "is no commit of this repository" in str(fault)
    assert "fetch-depth: 0" in fault.cure


@pytest.mark.parametrize("ref", ["-n", "--all", "--git-dir=/tmp", "main..main", "^main", "main...main", "--"])
def test_reference_that_git_would_take_for_something_else_is_refused(shop: Repo, ref: str) -> None:
    assert "is no name of a commit" in str(refuses(shop, ref, "main"))
    assert "is no name of a commit" in str(refuses(shop, "main", ref))


@pytest.mark.parametrize(("from_ref", "to_ref"), [("", "main"), ("main", ""), ("", "")])
def test_empty_reference_is_refused(shop: Repo, from_ref: str, to_ref: str) -> None:
    assert "is empty" in str(refuses(shop, from_ref, to_ref))


def test_deleted_branch_has_no_head(shop: Repo) -> None:
    assert "is no commit" in str(refuses(shop, "main", ZERO))


def test_references_on_the_command_line_reach_git_as_they_are(shop: Repo) -> None:
    for ref in ("--upload-pack=touch trace", "main..main"):
        done = shop.run("qa-gate", f"--from-ref={ref}", "--to-ref=main")
        assert done.status == 2
        assert "is no name of a commit" in done.err
    assert not (shop.top / "trace").exists()


def test_annotated_tags_stand_for_their_commits(shop: Repo) -> None:
    shop.git("tag", "-m", "x", "v1")
    shop.commit({"src/app.py": "print('more')\n"})
    shop.git("tag", "-m", "x", "v2")
    seen = look(shop, from_ref="v1", to_ref="v2")
    assert seen.change.paths == {"src/app.py"}
    assert seen.change.base_commit == shop.git("rev-parse", "v1^{commit}").strip()


# What pre-commit and prek tell.


def test_pre_commit_references_are_a_range(shop: Repo) -> None:
    shop.commit({"src/app.py": "print('more')\n"})
    seen = look(shop, env={"PRE_COMMIT_FROM_REF": "main^", "PRE_COMMIT_TO_REF": "main", "PRE_COMMIT": "1"})
    assert seen.change.paths == {"src/app.py"}
    assert seen.change.in_range


def test_options_are_stronger_than_pre_commit_references(shop: Repo) -> None:
    shop.commit({"src/app.py": "print('more')\n"})
    told = {"PRE_COMMIT_FROM_REF": "nope", "PRE_COMMIT_TO_REF": "nope", "PRE_COMMIT_REMOTE_NAME": "origin"}
    assert look(shop, env=told, from_ref="main^", to_ref="main").change.in_range
    assert look(shop, env=told, worktree=True).change.head.label == "worktree"


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({"PRE_COMMIT_FROM_REF": "main"}, "go together"),
        ({"PRE_COMMIT_TO_REF": "main"}, "go together"),
        ({"PRE_COMMIT_FROM_REF": "main", "PRE_COMMIT_REMOTE_NAME": "origin"}, "go together"),
        ({"PRE_COMMIT_FROM_REF": "", "PRE_COMMIT_TO_REF": "main"}, "is empty"),
        ({"PRE_COMMIT_FROM_REF": "nope", "PRE_COMMIT_TO_REF": "main"}, "'nope' is no commit"),
    ],
)
def test_half_a_pre_commit_range_is_no_pass(shop: Repo, told: dict[str, str], message: str) -> None:
    with pytest.raises(Fault, match=message), reading(shop, env=told):
        pass


def test_remote_name_alone_is_the_first_push_of_a_branch(shop: Repo) -> None:
    shop.git("branch", "fresh")
    shop.git("checkout", "-q", "--orphan", "other")
    told = {"PRE_COMMIT": "1", "PRE_COMMIT_REMOTE_NAME": "origin", "PRE_COMMIT_LOCAL_BRANCH": "refs/heads/fresh"}
    seen = look(shop, env=told)
    assert seen.bases == [{}]
    assert ENV in seen.head
    assert seen.change.head.label == shop.git("rev-parse", "fresh").strip()


def test_remote_name_with_what_is_pushed_is_the_first_push_as_prek_tells_it(shop: Repo) -> None:
    first = shop.head
    shop.commit({"src/app.py": "print('more')\n"})
    told = {
        "PRE_COMMIT_REMOTE_NAME": "origin",
        "PRE_COMMIT_TO_REF": first,
        "PRE_COMMIT_LOCAL_BRANCH": "refs/heads/main",
    }
    seen = look(shop, env=told)
    assert seen.bases == [{}]
    assert seen.change.head.label == first


def test_remote_name_without_a_branch_is_head(shop: Repo) -> None:
    assert look(shop, env={"PRE_COMMIT_REMOTE_NAME": "origin"}).change.head.label == shop.head


# The target has moved on.


@pytest.fixture
def moved(shop: Repo) -> Repo:
    """`topic` adds `gamma` to one file, and meanwhile `main` adds `delta` to another."""
    shop.git("checkout", "-qb", "topic")
    shop.commit({DEFECT: topic(entry("gamma", "defect"), kind="defect")})
    shop.git("checkout", "-q", "main")
    shop.commit({path("contract"): topic(entry("delta", "contract"), kind="contract")})
    return shop


def test_merge_of_both_is_judged_where_the_target_moved_on(moved: Repo) -> None:
    seen = look(moved, from_ref="main", to_ref="topic")
    assert seen.bases[0][path("contract")] == seen.head[path("contract")]
    assert seen.head[DEFECT] == moved.git("show", f"topic:{DEFECT}")
    assert seen.change.paths == {DEFECT}


def test_fault_that_only_the_merge_has_is_found(moved: Repo) -> None:
    moved.git("checkout", "-q", "topic")
    moved.commit({FLAKY: topic(entry("beta", "flaky"), entry("delta", "flaky", body=OTHER), kind="flaky")})
    done = moved.hook("qa-check-entries", "--from-ref", "main", "--to-ref", "topic")
    assert "QA122" in done.codes  # `delta` stands in two files now, and in neither branch


def test_what_the_target_did_meanwhile_is_not_blamed_on_the_proposal(moved: Repo) -> None:
    moved.commit({FLAKY: None, ENV: topic()})
    assert look(moved, from_ref="main", to_ref="topic").change.paths == {DEFECT}
    assert moved.hook("qa-check-history", "--from-ref", "main", "--to-ref", "topic").codes == []


def test_nothing_lands_from_an_ancestor_of_the_target(moved: Repo) -> None:
    seen = look(moved, from_ref="main", to_ref="main^")
    assert seen.change.paths == frozenset()
    assert seen.head == seen.bases[0]


def test_conflict_in_a_governed_file_is_qa005(moved: Repo) -> None:
    moved.commit({DEFECT: topic(entry("other", "defect"), kind="defect"), "src/app.py": "main\n"})
    moved.git("checkout", "-q", "topic")
    moved.commit({"src/app.py": "topic\n"})
    seen = look(moved, from_ref="main", to_ref="topic")
    assert seen.head[DEFECT] == "<unmerged>"
    done = moved.hook("qa-gate", "--from-ref", "main", "--to-ref", "topic")
    assert done.status == 1
    (found,) = [one for one in done.report["findings"] if one["code"] == "QA005"]
    assert found["path"] == DEFECT
    assert "merge the target branch into yours" in found["help"]


def test_file_that_one_side_removes_and_the_other_changes_is_in_conflict(shop: Repo) -> None:
    shop.git("checkout", "-qb", "topic")
    shop.commit({ENV: None})
    shop.git("checkout", "-q", "main")
    shop.commit({ENV: topic(entry("alpha", summary="changed"))})
    assert look(shop, from_ref="main", to_ref="topic").head[ENV] == "<unmerged>"
    assert look(shop, from_ref="topic", to_ref="main").head[ENV] == "<unmerged>"


def test_conflict_elsewhere_does_not_concern_the_knowledge(moved: Repo) -> None:
    moved.commit({"src/app.py": "main\n"})
    moved.git("checkout", "-q", "topic")
    moved.commit({"src/app.py": "topic\n"})
    assert "QA005" not in moved.hook("qa-check-entries", "--from-ref", "main", "--to-ref", "topic").codes


def test_merge_writes_nothing_to_the_repository(moved: Repo) -> None:
    def objects() -> set[str]:
        return {str(file) for file in (moved.top / ".git").rglob("*")}

    before = objects()
    assert look(moved, from_ref="main", to_ref="topic").change.paths
    assert objects() == before


def test_merge_cleans_up_after_itself(moved: Repo, tmp_path: Path) -> None:
    (tmp_path / "scratch").mkdir()
    for name in ("TMPDIR", "TEMP", "TMP"):
        moved.env[name] = str(tmp_path / "scratch")
    assert moved.hook("qa-check-history", "--from-ref", "main", "--to-ref", "topic").status == 0
    assert list((tmp_path / "scratch").iterdir()) == []


def test_merge_without_a_place_for_its_objects_is_exit_2(moved: Repo, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr("tempfile.TemporaryDirectory", refuse)
    fault = refuses(moved, "main", "topic")
    assert "No usable temporary directory" in str(fault)
    assert "TMPDIR" in fault.cure


def test_merge_reads_alternates_and_paths_with_separators(moved: Repo, tmp_path: Path) -> None:
    name = "a;b" if os.name == "nt" else 'a:b "c" \\ d'
    moved.git("clone", "-q", "--shared", "--no-checkout", ".", str(tmp_path / name))
    clone = Repo(tmp_path / name, init=False)
    clone.identify()
    clone.git("branch", "-q", "topic", "origin/topic")
    seen = look(clone, from_ref="main", to_ref="topic")
    assert seen.head[DEFECT] == moved.git("show", f"topic:{DEFECT}")
    assert path("contract") in seen.head


def test_merge_in_a_linked_worktree_and_in_a_bare_repository(moved: Repo, tmp_path: Path) -> None:
    expected = look(moved, from_ref="main", to_ref="topic")
    moved.git("worktree", "add", "-q", "--detach", str(tmp_path / "linked"), "topic")
    moved.git("clone", "-q", "--bare", ".", str(tmp_path / "bare.git"))
    for place in ("linked", "bare.git"):
        seen = look(Repo(tmp_path / place, init=False), from_ref="main", to_ref="topic")
        assert seen[:2] == expected[:2]
        assert seen.change.paths == expected.change.paths


def test_merge_of_histories_that_crossed(moved: Repo) -> None:
    for one, other in (("main", "topic~0"), ("topic", "main~1")):
        moved.git("checkout", "-q", "--detach", one)
        moved.git("merge", "-q", "--no-edit", other)
        moved.git("branch", f"crossed-{one}")
    moved.git("checkout", "-q", "crossed-topic")
    moved.commit({ENV: topic(entry("alpha"), entry("late", body=OTHER))})
    assert look(moved, from_ref="crossed-main", to_ref="crossed-topic").change.paths == {ENV}


def test_unrelated_histories_are_exit_2(shop: Repo) -> None:
    shop.git("checkout", "-q", "--orphan", "other")
    shop.commit({}, "other root")
    done = shop.run("qa-gate", "--from-ref", "main", "--to-ref", "other")
    assert done.status == 2
    assert "no common ancestor" in done.err
    assert "fetch-depth: 0" in done.err


def test_git_that_cannot_merge_in_memory_says_so(moved: Repo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qa_memory_hooks.change.git.Git.argv", lambda _, *args: ["git", *map(_before_2_38, args)])
    fault = refuses(moved, "main", "topic")
    assert "merge-tree --write-tree" in str(fault)
    assert "2.38" in fault.cure


def _before_2_38(word: str) -> str:
    return "--no-such-option" if word == "--write-tree" else word


# History that is not all here.


def test_shallow_clone_without_the_base_is_exit_2(shop: Repo, tmp_path: Path) -> None:
    base = shop.head
    shop.commit({"src/app.py": "print('more')\n"})
    shop.git("clone", "-q", "--depth", "1", shop.top.as_uri(), str(tmp_path / "shallow"))
    shallow = Repo(tmp_path / "shallow", init=False)
    done = shallow.run("qa-gate", "--from-ref", base, "--to-ref", "HEAD")
    assert done.status == 2
    assert "fetch-depth: 0" in done.err
    shallow.git("fetch", "-q", "--unshallow")
    assert shallow.run("qa-gate", "--from-ref", base, "--to-ref", "HEAD").status == 0


def test_shallow_clone_without_the_common_ancestor_is_exit_2(moved: Repo, tmp_path: Path) -> None:
    moved.git("clone", "-q", "--depth", "1", "--no-single-branch", moved.top.as_uri(), str(tmp_path / "shallow"))
    fault = refuses(Repo(tmp_path / "shallow", init=False), "main", "origin/topic")
    assert "no common ancestor" in str(fault)
    assert "fetch-depth: 0" in fault.cure


def test_shallow_clone_with_enough_of_the_history_is_judged(moved: Repo, tmp_path: Path) -> None:
    moved.git("clone", "-q", "--depth", "2", "--no-single-branch", moved.top.as_uri(), str(tmp_path / "shallow"))
    seen = look(Repo(tmp_path / "shallow", init=False), from_ref="main", to_ref="origin/topic")
    assert seen.change.paths == {DEFECT}


def _partial(repo: Repo, to: Path, filter_: str = "blob:none") -> Repo:
    repo.git("config", "uploadpack.allowFilter", "true")
    repo.git("config", "uploadpack.allowAnySHA1InWant", "true")
    repo.git("clone", "-q", "--no-checkout", f"--filter={filter_}", repo.top.as_uri(), str(to))
    return Repo(to, init=False)


@pytest.mark.parametrize("filter_", ["blob:none", "tree:0"])
def test_partial_clone_with_its_remote_is_read_in_a_local_range(moved: Repo, tmp_path: Path, filter_: str) -> None:
    partial = _partial(moved, tmp_path / "partial", filter_)
    told = {"PRE_COMMIT_FROM_REF": "main^", "PRE_COMMIT_TO_REF": "main"}
    assert look(partial, env=told).head == look(moved, from_ref="main^", to_ref="main").head


@pytest.mark.parametrize("filter_", ["blob:none", "tree:0"])
def test_partial_clone_with_its_remote_is_merged_in_a_local_range(moved: Repo, tmp_path: Path, filter_: str) -> None:
    moved.commit({"src/app.py": "print('hello')\n" * 9})
    moved.git("checkout", "-q", "topic")
    moved.commit({"src/app.py": "print('hello')\n" * 9})
    moved.commit({"src/app.py": "print('hello')\n" * 8 + "print('more')\n"})
    moved.git("checkout", "-q", "main")
    moved.commit({"src/app.py": "print('less')\n" + "print('hello')\n" * 8})  # so that blobs must be merged
    partial = _partial(moved, tmp_path / 'par"tial\\', filter_)
    before = set((partial.top / ".git").rglob("*"))
    told = {"PRE_COMMIT_FROM_REF": "main", "PRE_COMMIT_TO_REF": "origin/topic"}
    assert look(partial, env=told).head == look(moved, from_ref="main", to_ref="topic").head
    assert {path for path in set((partial.top / ".git").rglob("*")) - before if "objects" not in path.parts} == set()


@pytest.mark.parametrize("filter_", ["blob:none", "tree:0"])
def test_partial_clone_without_its_remote_is_exit_2(moved: Repo, tmp_path: Path, filter_: str) -> None:
    partial = _partial(moved, tmp_path / "partial", filter_)
    moved.top.rename(tmp_path / "gone")
    told = {"PRE_COMMIT_FROM_REF": "main^", "PRE_COMMIT_TO_REF": "main"}
    done = partial.run("qa-gate", env=told)
    assert done.status == 2
    assert "git fetch --refetch --no-filter" in done.err


@pytest.mark.parametrize("filter_", ["blob:none", "tree:0"])
def test_partial_clone_is_not_completed_over_the_network_in_ci(moved: Repo, tmp_path: Path, filter_: str) -> None:
    partial = _partial(moved, tmp_path / "partial", filter_)
    before = set((partial.top / ".git").rglob("*"))
    asked = ("qa-check-history", "--from-ref", "main^", "--to-ref", "main")
    done = partial.run(*asked)
    assert done.status == 2
    assert "git fetch --refetch --no-filter" in done.err
    assert set((partial.top / ".git").rglob("*")) == before
    partial.git("fetch", "-q", "--refetch", "--no-filter")  # the cure
    assert partial.run(*asked).status == 0


def test_git_that_knows_no_switch_for_it_does_not_fetch_in_ci_either(moved: Repo, tmp_path: Path) -> None:
    partial = _partial(moved, tmp_path / "partial")
    blob = moved.git("rev-parse", f"main:{ENV}").strip()
    with contextlib.closing(Git(str(partial.top), ci=True)) as git:
        del git.env["GIT_NO_LAZY_FETCH"]
        with pytest.raises(Fault):
            git.contents(blob)
    with contextlib.closing(Git(str(partial.top))) as git:
        assert git.contents(blob) == moved.read(ENV).encode()  # locally git may ask its remote


# What no hook sees.


@pytest.mark.parametrize("how", ["cherry-pick", "rebase", "fast-forward", "no-verify"])
def test_commit_that_git_makes_without_a_hook_is_seen_by_the_range(shop: Repo, how: str) -> None:
    shop.install("pre-commit", "false")
    shop.install("pre-merge-commit", "false")
    base = shop.head
    shop.git("checkout", "-qb", "side")
    side = shop.commit({ENV: topic()})
    shop.git("checkout", "-q", "main")
    if how in ("cherry-pick", "rebase"):
        shop.commit({"src/app.py": "print('more')\n"})
    if how == "cherry-pick":
        shop.git("cherry-pick", side)
    elif how == "rebase":
        shop.git("rebase", "-q", "main", "side")
    elif how == "fast-forward":
        shop.git("merge", "-q", "--ff-only", "side")
    else:
        shop.write({ENV: topic()})
        shop.git("commit", "-qam", "x", "--no-verify")
    done = shop.hook("qa-check-history", "--from-ref", base, "--to-ref", "HEAD")
    assert done.codes == ["QA402"]


def test_the_empty_tree_needs_no_object(tmp_path: Path) -> None:
    for name in ("sha1", "sha256"):
        repo = Repo(tmp_path / name, init=False)
        repo.git("init", "-q", "-b", "main", f"--object-format={name}")
        repo.identify()
        repo.write({ENV: topic(entry("alpha"))})
        repo.git("add", "-A")
        assert look(repo).bases == [{}]
        assert look(repo).change.bases[0].label == EMPTY_TREE[name]
        first = repo.commit()
        assert look(repo, from_ref="0" * len(first), to_ref=first).bases == [{}]


def test_sha_256_repository_is_judged_like_any_other(tmp_path: Path) -> None:
    repo = Repo(tmp_path / "repo", init=False)
    repo.git("init", "-q", "-b", "main", "--object-format=sha256")
    repo.identify()
    repo.commit({ENV: topic(entry("alpha")), ".qa/deep/er/note.txt": "x"})
    repo.git("checkout", "-qb", "topic")
    repo.commit({FLAKY: topic(entry("beta", "flaky"), kind="flaky")})
    repo.git("checkout", "-q", "main")
    repo.commit({DEFECT: topic(entry("gamma", "defect"), kind="defect")})
    seen = look(repo, from_ref="main", to_ref="topic")
    assert seen.change.paths == {FLAKY}
    assert set(seen.head) == {ENV, FLAKY, DEFECT, ".qa/deep/er/note.txt"}
    with reading(repo) as (change,):
        assert change.before_base(".qa") == {
            "env-notes.md": topic(entry("alpha")).encode(),
            "deep/er/note.txt": b"x",
        }
