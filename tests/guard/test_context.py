"""What the guard reads of the disk: where a repository begins, which stores it has, what lies around a file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from conftest import Repo
from entries import entry, path, topic

from qa_memory_hooks.change.snapshot import Exactly, Within
from qa_memory_hooks.guard.context import LARGEST, Disk
from qa_memory_hooks.guard.deciding import decide
from qa_memory_hooks.guard.edits import after
from qa_memory_hooks.guard.event import Answer, Event
from qa_memory_hooks.guard.nearby import Nearby
from qa_memory_hooks.lazy import expression


def shell(folder: Path, text: str, project: Path | None = None) -> Answer:
    return decide(Event("Bash", {"command": text}, folder.as_posix()), Disk((project or folder).as_posix()))


def test_the_top_is_where_git_is(repo: Repo, tmp_path: Path) -> None:
    repo.write({"web/src/a.ts": ""})
    disk = Disk(repo.top.as_posix())
    assert disk.top((repo.top / "web/src").as_posix()) == repo.top.as_posix()
    assert disk.top((repo.top / "not/there").as_posix()) == repo.top.as_posix()
    outside = (tmp_path / "elsewhere/deep").as_posix()
    assert disk.top(outside) == outside


def test_without_git_the_project_is_the_top(tmp_path: Path) -> None:
    project = tmp_path / "shop"
    (project / "web").mkdir(parents=True)
    assert Disk(project.as_posix()).top((project / "web").as_posix()) == project.as_posix()


def test_a_store_far_below_is_known_by_the_index_of_git(repo: Repo) -> None:
    repo.write({f"services/a/{path('env')}": topic(entry("a note")), "README.md": ""})
    assert shell(repo.top, "git commit -n").decision == "allow"
    repo.git("add", "-A")
    assert shell(repo.top, "git commit -n").decision == "deny"
    assert Disk(repo.top.as_posix()).stores(repo.top.as_posix()) == [".qa"]


def test_a_configuration_alone_is_no_store(repo: Repo) -> None:
    repo.write({".qa/config.json": "{}"})
    repo.git("add", "-A")
    top = repo.top.as_posix()
    assert Disk(top).stores(top) == []
    assert shell(repo.top, "mv .qa .qa-old && git commit -n").decision == "allow"
    write = {"file_path": f"{top}/.qa/config.json", "content": "no json"}
    assert decide(Event("Write", write, top), Disk(top)) == Answer()
    assert decide(Event("Write", write | {"file_path": f"{top}/.qa/INDEX.md"}, top), Disk(top)).decision == "deny"


def test_learned_patterns_alone_are_a_store(repo: Repo) -> None:
    repo.write({"reports/.learned-patterns.json": "[]"})
    assert Disk(repo.top.as_posix()).stores(repo.top.as_posix()) == ["reports/.learned-patterns.json"]
    repo.git("add", "-A")
    (repo.top / "reports/.learned-patterns.json").unlink()
    assert Disk(repo.top.as_posix()).stores(repo.top.as_posix()) == ["reports/.learned-patterns.json"]


def test_a_linked_worktree_has_its_own_index(repo: Repo, tmp_path: Path) -> None:
    repo.write({f"services/a/{path('env')}": topic(entry("a note"))})
    repo.commit()
    repo.git("worktree", "add", "-q", str(tmp_path / "linked"))
    assert (tmp_path / "linked/.git").is_file()
    assert shell(tmp_path / "linked", "git commit -n").decision == "deny"
    assert shell(tmp_path / "linked", "rm -rf services/a/.qa").decision == "deny"


def test_another_repository_is_judged_by_itself(repo: Repo, tmp_path: Path) -> None:
    repo.write({path("env"): topic(entry("a note"))})
    other = Repo(tmp_path / "other")
    assert shell(repo.top, f"git -C {other.top} commit -n").decision == "allow"
    assert shell(repo.top, f"cd {other.top} && git commit -n").decision == "allow"
    assert shell(other.top, f"git -C {repo.top} commit -n").decision == "deny"
    assert shell(other.top, f"echo x > {repo.top}/.qa/env-notes.md").decision == "deny"


def test_settings_that_cannot_be_read_are_none(repo: Repo) -> None:
    repo.write({".qa-memory.yaml": "stores: [", path("env"): topic(entry("a note"))})
    top = repo.top.as_posix()
    assert Disk(top).settings(top).stores.records == ()
    assert shell(repo.top, "echo x > .qa/env-notes.md").decision == "deny"
    edit = {"file_path": f"{top}/{path('env')}", "old_string": "nightly", "new_string": "weekly"}
    assert decide(Event("Edit", edit, top), Disk(top)) == Answer()
    hidden = edit | {"new_string": "night\u200bly"}
    assert decide(Event("Edit", hidden, top), Disk(top)).decision == "deny"


def test_what_is_too_large_to_be_looked_at_is_denied(repo: Repo) -> None:
    repo.write({path("env"): topic(entry("a note"))})
    top = repo.top.as_posix()
    given = {"file_path": f"{top}/{path('env')}", "content": topic(entry("a note")) + "x" * LARGEST}
    answer = decide(Event("Write", given, top), Disk(top))
    assert answer.reason.count("QA013") == 1


def test_what_is_no_file_has_no_bytes(tmp_path: Path) -> None:
    disk = Disk(tmp_path.as_posix())
    (tmp_path / "large").write_bytes(b"x" * (LARGEST + 1))
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")  # nobody must wait for it
    for name in ("large", "folder", "pipe", "gone", "a\0b", "\ud800"):
        assert disk.read(f"{tmp_path.as_posix()}/{name}") is None
    assert disk.names(f"{tmp_path.as_posix()}/gone") == []
    assert disk.names("a\0b") == []
    assert disk.names(tmp_path.as_posix()) == ["folder", "large", "pipe"]
    assert disk.real("a\0b") == "a\0b"


def test_what_lies_around_a_topic_file(tmp_path: Path) -> None:
    for name in (".qa/env-notes.md", ".qa/INDEX.md", ".qa-memory.yaml", "web/a.ts", ".qa/deep/x.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    near = Nearby(tmp_path.as_posix(), ".qa/env-notes.md")
    everything = [".qa/INDEX.md", ".qa/deep/x.md", ".qa/env-notes.md"]
    assert list(near.select(expression(b""))) == everything
    assert list(near.select(Within([".qa"]))) == everything
    assert list(near.select(Exactly([".qa-memory.yaml", "web/a.ts", ".qa/gone.md"]))) == [".qa-memory.yaml"]
    assert near.folders(".qa") == {"deep"}
    assert near.folders("gone") == set()
    assert not near.empty
    alone = Nearby(tmp_path.as_posix(), ".qa/env-notes.md", alone=True)
    assert list(alone.select(expression(b""))) == []
    assert list(alone.select(Exactly([".qa-memory.yaml", ".qa/INDEX.md"]))) == [".qa-memory.yaml"]


def test_to_a_configuration_any_file_is_there_by_name(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web/a.ts").write_text("")
    near = Nearby(tmp_path.as_posix(), ".qa/config.json")
    assert list(near.select(Exactly(["web/a.ts"]))) == ["web/a.ts"]


# The file as an edit leaves it.


@pytest.mark.parametrize(
    ("before", "edit", "then"),
    [
        (b"a\r\nb\r\n", {"old_string": "a\nb", "new_string": "a\nc"}, b"a\r\nc\r\n"),
        (b"a\r\nb\r\n", {"old_string": "a\r\nb", "new_string": "c"}, b"c\r\n"),
        (b"\xef\xbb\xbfa", {"old_string": "a", "new_string": "b"}, b"\xef\xbb\xbfb"),
        (b"a\xffb", {"old_string": "b", "new_string": "c"}, b"a\xffc"),
        (b"a", {"old_string": "a", "new_string": "\ud800"}, b"\xed\xa0\x80"),
        (b"", {"old_string": "", "new_string": "new"}, b"new"),
        (None, {"old_string": "", "new_string": "new"}, b"new"),
        (b"a", {"old_string": "", "new_string": "new"}, None),
        (None, {"old_string": "a", "new_string": "b"}, None),
        (b"aa", {"old_string": "a", "new_string": "b"}, None),
        (b"aa", {"old_string": "a", "new_string": "b", "replace_all": True}, b"bb"),
        (b"aa", {"old_string": "a", "new_string": "b", "replace_all": "yes"}, None),
        (b"a", {"old_string": "a", "new_string": "a"}, None),
        (b"a", {"old_string": "a"}, None),
        (b"a", {"new_string": "b"}, None),
        (b"a", {"old_string": ["a"], "new_string": "b"}, None),
    ],
)
def test_one_edit(before: bytes | None, edit: dict[str, object], then: bytes | None) -> None:
    assert after(Event("Edit", edit, "/"), before) == then
    assert after(Event("MultiEdit", {"edits": [edit]}, "/"), before) == then


@pytest.mark.parametrize(
    ("edits", "then"),
    [
        ([("a", "b"), ("b", "c")], b"c d"),
        ([("a", "d"), ("d", "e")], None),
        ([("a", "b"), ("x", "y")], None),
        ([], None),
        (None, None),
        ([7], None),
    ],
)
def test_several_edits_go_in_their_order(edits: list[tuple[str, str]] | None, then: bytes | None) -> None:
    rows = [one if isinstance(one, int) else {"old_string": one[0], "new_string": one[1]} for one in edits or ()]
    assert after(Event("MultiEdit", {"edits": rows if edits is not None else None}, "/"), b"a d") == then


def test_a_write_is_its_content() -> None:
    assert after(Event("Write", {"content": "a\n"}, "/"), b"b") == b"a\n"
    assert after(Event("Write", {"content": 7}, "/"), b"b") is None
    assert after(Event("NotebookEdit", {"new_source": "a"}, "/"), b"b") is None


def test_the_answer_is_json() -> None:
    assert json.loads(Answer("deny", "é\u200b").output())["hookSpecificOutput"]["permissionDecisionReason"] == "é\u200b"
    assert Answer("block", "x").output() == Answer().output() == ""
