"""No configuration, attribute, replaced object or environment variable changes what is read, and none is run."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest
from conftest import Repo, Seen, look
from entries import entry, path, topic

from qa_memory_hooks.change.git import Git

ENV, FLAKY, DEFECT = path("env"), path("flaky"), path("defect")

# Values of configuration; TRACE stands for a command that leaves a file behind.
CONFIGURATION = {
    "quoted paths": {"core.quotePath": "true"},
    "unquoted paths": {"core.quotePath": "false"},
    "crlf": {"core.autocrlf": "true", "core.eol": "crlf", "core.safecrlf": "true"},
    "crlf on input": {"core.autocrlf": "input"},
    "colours": {"color.ui": "always", "color.diff": "always", "color.diff.meta": "red"},
    "external diff": {"diff.external": "TRACE", "diff.trustExitCode": "true"},
    "copies": {"diff.renames": "copies", "diff.renameLimit": "9999"},
    "no renames": {"diff.renames": "false", "merge.renames": "false"},
    "no prefix": {"diff.noprefix": "true"},
    "mnemonic prefix": {"diff.mnemonicPrefix": "true"},
    "relative": {"diff.relative": "true"},
    "order": {"diff.orderFile": "no-such-file"},
    "ignored submodules": {"diff.ignoreSubmodules": "all", "submodule.sub.ignore": "all", "diff.submodule": "log"},
    "short ids": {"core.abbrev": "4"},
    "pager": {"core.pager": "TRACE", "pager.rev-parse": "true", "pager.ls-tree": "true", "pager.diff-index": "true"},
    "file system monitor": {"core.fsmonitor": "TRACE", "core.fsmonitorHookVersion": "1", "core.untrackedCache": "true"},
    "signatures": {"log.showSignature": "true", "gpg.program": "TRACE", "commit.gpgSign": "true"},
    "filter": {"filter.evil.clean": "TRACE", "filter.evil.smudge": "TRACE", "filter.evil.required": "true"},
    "filter process": {"filter.evil.process": "TRACE", "filter.evil.required": "true"},
    "textconv": {"diff.evil.textconv": "TRACE", "diff.evil.cachetextconv": "true"},
    "diff driver": {"diff.evil.command": "TRACE"},
    "status": {
        "status.showUntrackedFiles": "no",
        "status.short": "true",
        "status.branch": "true",
        "status.relativePaths": "true",
        "status.submoduleSummary": "true",
    },
    "merge drivers": {"merge.evil.driver": "TRACE", "merge.default": "evil"},
    "merge": {"merge.renormalize": "true", "merge.directoryRenames": "true", "merge.conflictStyle": "diff3"},
    "hooks": {"core.hooksPath": "HOOKS"},
    "aliases": {f"alias.{name}": "!TRACE" for name in ("rev-parse", "ls-tree", "cat-file", "diff-index", "ls-files")},
    "programs": {"core.sshCommand": "TRACE", "core.askPass": "TRACE", "credential.helper": "!TRACE"},
    "words": {"i18n.logOutputEncoding": "UTF-16", "core.commentChar": "#", "core.warnAmbiguousRefs": "false"},
    "forms": {
        "format.pretty": "oneline",
        "log.date": "relative",
        "diff.algorithm": "patience",
        "diff.interHunkContext": "9",
    },
    "index": {"index.version": "4", "core.splitIndex": "true", "index.sparse": "true", "core.ignoreStat": "true"},
    "modes": {"core.fileMode": "false", "core.symlinks": "false", "core.ignoreCase": "true"},
}
ENVIRONMENT = {
    "external diff": {"GIT_EXTERNAL_DIFF": "TRACE"},
    "pager": {"GIT_PAGER": "TRACE", "PAGER": "TRACE", "GIT_PAGER_IN_USE": "1"},
    "trace": {"GIT_TRACE": "1", "GIT_TRACE_SETUP": "1", "GIT_TRACE2": "1"},
    "words": {"LANG": "de_DE.UTF-8", "LANGUAGE": "de", "LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"},
    "pathspecs": {"GIT_LITERAL_PATHSPECS": "1", "GIT_ICASE_PATHSPECS": "1"},
    "options": {"GIT_DIFF_OPTS": "--unified=0", "GIT_FLUSH": "0", "GIT_ADVICE": "0", "GIT_DEFAULT_HASH": "sha256"},
    "editors": {"GIT_EDITOR": "TRACE", "EDITOR": "TRACE", "GIT_SEQUENCE_EDITOR": "TRACE"},
    "programs": {"GIT_SSH_COMMAND": "TRACE", "GIT_ASKPASS": "TRACE", "GIT_PROXY_COMMAND": "TRACE"},
    "settings": {"GIT_CONFIG_PARAMETERS": "'core.fsmonitor'='TRACE' 'diff.external'='TRACE'"},
    "counted settings": {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": "TRACE"},
}


@pytest.fixture(scope="session")
def busy(_shop: Repo, tmp_path_factory: pytest.TempPathFactory) -> Repo:
    """Something of everything: a rename, a copy, a removal, a submodule, edits on disk, a branch that moved on."""
    repo = _shop.copy(tmp_path_factory.mktemp("busy") / "repo")
    both = "".join(f"x = {n}\n" for n in range(20))
    repo.commit({"src/ü.py": "print('ü')\n" * 50, "src/gone.py": "gone\n", "crlf.txt": "a\r\nb\r\n", "both.py": both})
    repo.git("checkout", "-qb", "topic")
    repo.commit({DEFECT: topic(entry("gamma", "defect"), kind="defect"), "src/new/ü.py": "print('ü')\n" * 50})
    repo.commit({"both.py": both.replace("= 1\n", "= 100\n")})
    repo.git("checkout", "-q", "main")
    repo.commit({FLAKY: topic(entry("beta", "flaky", summary="moved on"), kind="flaky"), "src/moved.py": "moved\n"})
    repo.commit({"both.py": both.replace("= 18\n", "= 1800\n")})
    repo.git("mv", "src/ü.py", "src/renamed.py")
    repo.git("rm", "-q", "src/gone.py")
    repo.git("update-index", "--add", "--cacheinfo", f"160000,{repo.head},sub")
    repo.write({ENV: topic(entry("alpha", summary="staged")), "src/copy.py": "print('ü')\n" * 50})
    repo.git("add", ENV, "src/copy.py")
    repo.write({ENV: topic(entry("alpha", summary="on disk")), "src/new.py": "untracked\n", "x.log": "ignored"})
    repo.write({".git/info/exclude": "*.log\n"})
    return repo


def views(repo: Repo, env: dict[str, str] | None = None) -> list[tuple[dict[str, str], list[dict[str, str]], object]]:
    """What is judged in every mode."""

    def plain(seen: Seen) -> tuple[dict[str, str], list[dict[str, str]], object]:
        return seen.head, seen.bases, seen.change.paths

    return [
        plain(look(repo, env=env)),
        plain(look(repo, env=env, cwd="src")),
        plain(look(repo, env=env, worktree=True)),
        plain(look(repo, env=env, from_ref="main", to_ref="topic")),
    ]


@pytest.fixture(scope="session")
def expected(busy: Repo) -> list[object]:
    found = views(busy)
    index, _, disk, merged = found
    assert index[2] == {ENV, "src/ü.py", "src/renamed.py", "src/gone.py", "src/copy.py", "sub"}
    assert index[0]["sub"] == "<160000>"
    assert "on disk" in disk[0][ENV]
    assert "src/new.py" in disk[0]
    assert merged[2] == {DEFECT, "src/new/ü.py", "both.py"}
    assert merged[0]["both.py"].count("00\n") == 2
    assert "moved on" in merged[0][FLAKY]
    return found


def _trace(repo: Repo) -> str:
    """A command that leaves `trace` beside the repository, whatever it is called for."""
    script = repo.top.parent / "evil"
    script.write_bytes(f"#!/bin/sh\ntouch {shlex.quote((repo.top.parent / 'trace').as_posix())}\nexit 1\n".encode())
    script.chmod(0o755)
    hooks = repo.top.parent / "hooks"
    hooks.mkdir()
    for hook in ("post-index-change", "reference-transaction", "fsmonitor-watchman", "post-checkout", "pre-auto-gc"):
        (hooks / hook).write_bytes(script.read_bytes())
        (hooks / hook).chmod(0o755)
    return script.as_posix()


def _filled(values: dict[str, str], repo: Repo) -> dict[str, str]:
    trace = _trace(repo)
    hooks = (repo.top.parent / "hooks").as_posix()
    return {key: value.replace("TRACE", trace).replace("HOOKS", hooks) for key, value in values.items()}


def test_the_command_leaves_a_trace_where_git_runs_it(busy: Repo, tmp_path: Path) -> None:
    """So that a missing trace below means that nothing was run."""
    repo = busy.copy(tmp_path / "repo")
    repo.git("config", "diff.external", _trace(repo))
    repo.run("git", "diff")
    assert (tmp_path / "trace").exists()


@pytest.mark.parametrize("name", CONFIGURATION)
def test_configuration_changes_nothing_and_runs_nothing(
    busy: Repo, expected: list[object], tmp_path: Path, name: str
) -> None:
    repo = busy.copy(tmp_path / "repo")
    attributes = "* filter=evil diff=evil -text\n"
    (tmp_path / "attributes").write_text(attributes + "* merge=evil ident working-tree-encoding=UTF-16\n")
    for key, value in _filled(CONFIGURATION[name], repo).items():
        repo.git("config", key, value)
    repo.git("config", "core.attributesFile", str(tmp_path / "attributes"))
    repo.write({".git/info/attributes": attributes})
    assert views(repo) == expected
    assert not (tmp_path / "trace").exists()


@pytest.mark.parametrize("name", ENVIRONMENT)
def test_environment_changes_nothing_and_runs_nothing(
    busy: Repo, expected: list[object], tmp_path: Path, name: str
) -> None:
    repo = busy.copy(tmp_path / "repo")
    assert views(repo, env=_filled(ENVIRONMENT[name], repo)) == expected
    assert not (tmp_path / "trace").exists()


@pytest.mark.parametrize("where", ["on disk", "in the index", "in both commits", "in the git folder"])
def test_attributes_of_the_repository_do_not_alter_a_merge(shop: Repo, where: str) -> None:
    """A driver of the user's could take one side, or run a command: the same two commits merge in one way."""
    evil = "* merge=evil\n"
    attributes: dict[str, str | bytes | None] = {".gitattributes": evil, ".qa/.gitattributes": evil}
    if where == "in both commits":
        shop.commit(attributes)
    shop.git("checkout", "-qb", "topic")
    shop.commit({ENV: topic(entry("alpha", summary="theirs"))})
    shop.git("checkout", "-q", "main")
    shop.commit({ENV: topic(entry("alpha", summary="ours"))})
    shop.git("config", "merge.evil.driver", f"{_trace(shop)} || true")
    if where == "in the git folder":
        (shop.top / ".git/info").mkdir(exist_ok=True)
        (shop.top / ".git/info/attributes").write_text(evil, encoding="utf-8")
    elif where != "in both commits":
        shop.write(attributes)
    if where == "in the index":
        shop.git("add", "-A")
        (shop.top / ".gitattributes").unlink()
    assert look(shop, from_ref="main", to_ref="topic").head[ENV] == "<unmerged>"
    assert not (shop.top.parent / "trace").exists()
    shop.run("git", "merge-tree", "--write-tree", "main", "topic")
    assert (shop.top.parent / "trace").exists()  # git itself runs it


# What forges a history.


@pytest.fixture
def lossy(shop: Repo) -> Repo:
    """`alpha` is lost between two commits, and `clean` is a commit that never had it."""
    shop.git("branch", "good")
    shop.git("checkout", "-q", "--orphan", "other")
    shop.git("rm", "-rqf", ".")
    shop.commit({ENV: topic()}, "clean")
    shop.git("branch", "clean")
    shop.git("checkout", "-q", "main")
    shop.write({ENV: topic()})
    shop.git("add", "-A")
    return shop


@pytest.mark.parametrize("target", ["commit", "tree", "blob"])
def test_replaced_object_does_not_forge_the_base(lossy: Repo, target: str) -> None:
    suffix = {"commit": "", "tree": "^{tree}", "blob": f":{ENV}"}[target]
    lossy.git("replace", f"good{suffix}", f"clean{suffix}")
    assert "alpha" not in lossy.git("show", f"good:{ENV}")
    assert "alpha" in look(lossy).bases[0][ENV]
    assert "QA402" in lossy.hook("qa-check-history").codes
    lossy.git("commit", "-qm", "loss")
    assert "QA402" in lossy.hook("qa-check-history", "--from-ref", "good", "--to-ref", "main").codes


@pytest.mark.parametrize("how", ["replace", "grafts", "environment"])
def test_graft_does_not_forge_an_ancestor(lossy: Repo, tmp_path: Path, how: str) -> None:
    """Related histories, as the graft has it, would let a commit pass that shares nothing with its target."""
    lossy.git("commit", "-qm", "loss")
    clean, main = (lossy.git("rev-parse", name).strip() for name in ("clean", "main"))
    env = {}
    if how == "replace":
        lossy.git("replace", "--graft", clean, main)
    elif how == "grafts":
        lossy.write({".git/info/grafts": f"{clean} {main}\n"})
    else:
        (tmp_path / "grafts").write_text(f"{clean} {main}\n")
        env["GIT_GRAFT_FILE"] = str(tmp_path / "grafts")
    assert lossy.git("merge-base", clean, main, env=env).strip() == main  # as git itself sees it
    done = lossy.run("qa-gate", "--from-ref", "main", "--to-ref", "clean", env=env)
    assert done.status == 2
    assert "no common ancestor" in done.err
    assert "hint:" not in done.err


def test_shallow_file_of_the_environment_does_not_cut_the_history_off_in_ci(shop: Repo, tmp_path: Path) -> None:
    base = shop.head
    head = shop.commit({"src/app.py": "print('more')\n"})
    (tmp_path / "shallow").write_text(f"{head}\n")
    seen = look(shop, env={"GIT_SHALLOW_FILE": str(tmp_path / "shallow")}, from_ref=base, to_ref=head)
    assert seen.change.paths == {"src/app.py"}


def test_alternates_of_the_environment_are_read_locally_and_not_in_ci(shop: Repo, tmp_path: Path) -> None:
    base = shop.head
    shop.git("clone", "-q", ".", str(tmp_path / "clone"))
    clone = Repo(tmp_path / "clone", init=False)
    clone.identify()
    head = clone.commit({"src/app.py": "print('more')\n"})
    env = {"GIT_ALTERNATE_OBJECT_DIRECTORIES": str(clone.top / ".git/objects")}
    seen = look(shop, env=env | {"PRE_COMMIT_FROM_REF": base, "PRE_COMMIT_TO_REF": head})
    assert seen.change.paths == {"src/app.py"}
    done = shop.run("qa-gate", "--from-ref", base, "--to-ref", head, env=env)
    assert done.status == 2
    assert f"{head!r} is no commit" in done.err


def test_objects_in_quarantine_are_read_while_a_push_is_received(shop: Repo, tmp_path: Path) -> None:
    """A server's hook sees the new objects in a folder of their own; a merge adds a third."""
    shop.git("clone", "-q", "--bare", ".", str(tmp_path / "server.git"))
    server = Repo(tmp_path / "server.git", init=False)
    command = 'sh -c \'read old new ref; export PRE_COMMIT_FROM_REF="$old" PRE_COMMIT_TO_REF="$new"; qa-check-history\''
    server.install("pre-receive", command)
    shop.git("checkout", "-qb", "topic")
    shop.commit({"src/app.py": "print('more')\n"})
    shop.git("remote", "add", "server", str(server.top))
    assert shop.run("git", "push", "-q", "server", "topic:main").status == 0
    shop.git("checkout", "-q", "--detach", "main")
    shop.commit({ENV: topic(), "src/other.py": "other\n"})
    done = shop.run("git", "push", "-q", "--force", "server", "HEAD:main")
    assert done.status != 0
    assert "QA402" in done.err


def test_switch_that_keeps_other_programs_from_running(shop: Repo) -> None:
    git = Git(str(shop.top))
    assert git.env["GIT_TERMINAL_PROMPT"] == "0"
    assert git.env["GIT_OPTIONAL_LOCKS"] == "0"
    assert "GIT_NO_LAZY_FETCH" not in git.env
    assert Git(str(shop.top), ci=True).env["GIT_NO_LAZY_FETCH"] == "1"
    assert "GIT_NO_LAZY_FETCH" not in os.environ
