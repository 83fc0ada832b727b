"""`qa-memory fix`: what it mends, what it leaves alone, and that it only ever writes what it showed."""

from __future__ import annotations

import datetime
import os

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic
from test_rebuild_index import interrupted, leftovers

from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Worktree
from qa_memory_hooks.fixing import Repair, repairs

ENV, FLAKY, INDEX = path("env"), path("flaky"), ".qa/INDEX.md"
YES = ("qa-memory", "fix", "--yes", "--today", TODAY)


def _fixed(repo: Repo, **texts: str | bytes) -> dict[str, str]:
    """What becomes of topic files, by type; the index aside. The check must pass afterwards."""
    repo.write({path(kind): text for kind, text in texts.items()})
    done = repo.run(*YES)
    assert done.status == 0, done.err
    check = repo.run("qa-memory", "check", "--format", "json", "--today", TODAY)
    assert check.findings == []
    return {kind: (repo.top / path(kind)).read_bytes().decode() for kind in texts}


def _left(repo: Repo, files: dict[str, str | bytes | None]) -> None:
    """The command must not touch these files."""
    repo.write(files)
    repo.run(*YES)
    for name, text in files.items():
        wanted = text if isinstance(text, bytes) else (text or "").encode()
        assert (repo.top / name).read_bytes() == wanted, name


# Quotes.


@pytest.mark.parametrize(
    "value",
    ["gateway: slow", "*bold", "&first", "@bot", "`GET /cart` fails", "%50", "- a", "yes", "1_000", "x:", "<<"],
)
def test_a_value_that_yaml_reads_otherwise_is_quoted(repo: Repo, value: str) -> None:
    before = topic(entry("a", summary=value))
    assert _fixed(repo, env=before) == {"env": before.replace(f"summary: {value}\n", f'summary: "{value}"\n')}


def test_every_value_of_every_entry(repo: Repo) -> None:
    before = topic(entry("a", summary="x: y", source="@bot"), entry("b", evidence="a: b"))
    after = _fixed(repo, env=before)["env"]
    for value in ("summary: x: y", "source: @bot", "evidence: a: b"):
        key, _, text = value.partition(": ")
        before = before.replace(value, f'{key}: "{text}"')
    assert after == before


@pytest.mark.parametrize(
    "text",
    [
        topic(entry("a", summary='"a \\ b"')),  # an escape may be meant
        topic(entry("a", summary="a \\ b: c")),
        topic(entry("a", summary="a # b")),  # a comment may be meant
        topic(entry("a", summary='say "x"')),
        topic(entry("a", keywords="[a, [b], c]")),
        topic(entry("a", keywords="[a, b")),
        topic(entry("a", status="gone")),
        topic(entry("a", source=None)),
        topic(entry("a", related="[nothing]")),
        topic(entry("a", body="**Symptom**: x: y\n\nsummary: a: b")),
        topic("## 2026-09-05 a\n\nsummary: a: b\n"),
        topic("## no date\n\n```yaml\nsummary: a: b\n```\n"),
        "# env\n\n```yaml\nsummary: a: b\n```\n",
    ],
)
def test_what_takes_judgement_is_left_alone(repo: Repo, text: str) -> None:
    _left(repo, {ENV: text})
    assert not (repo.top / INDEX).exists()


@pytest.mark.parametrize("meta", [{"related": "*x"}, {"keywords": "- a"}, {"status": "!active"}, {"updated": "- 2026"}])
def test_quotes_that_would_not_help_are_not_written(repo: Repo, meta: dict[str, str]) -> None:
    _left(repo, {ENV: topic(entry("a", **meta))})


# Links back.


def test_a_link_back_is_added_to_the_list(repo: Repo) -> None:
    flaky = topic(entry("b", "flaky", related="[c]"), entry("c", "flaky", related="[b]"))
    after = _fixed(repo, env=topic(entry("a", related="[b]")), flaky=flaky)
    assert after["flaky"] == flaky.replace("related: [c]", "related: [c, a]")


def test_an_empty_list_gets_it(repo: Repo) -> None:
    flaky = topic(entry("b", "flaky"))
    assert _fixed(repo, env=topic(entry("a", related="[b]")), flaky=flaky)["flaky"] == flaky.replace("[]", "[a]")


def test_a_missing_line_is_written_at_the_end_of_the_metadata(repo: Repo) -> None:
    flaky = topic(entry("x", "flaky"), entry("b", "flaky", related=None), entry("y", "flaky"))
    after = _fixed(repo, env=topic(entry("a", related="[b]")), flaky=flaky)["flaky"]
    lines, old = after.split("\n"), flaky.split("\n")
    at = lines.index("related: [a]")
    assert lines[at + 1] == "```"
    assert lines[:at] + lines[at + 1 :] == old
    assert lines.index("## 2026-09-05 b") < at < lines.index("## 2026-09-05 y")


def test_several_links_and_quotes_in_one_file(repo: Repo) -> None:
    one = [entry(f"e{n}", related=None if n % 2 else "[]", summary=f"x: {n}") for n in range(5)]
    hub = entry("hub", "flaky", related="[" + ", ".join(f"e{n}" for n in range(5)) + "]")
    after = _fixed(repo, env=topic(*one), flaky=topic(hub))["env"]
    assert after.count("related: [hub]\n") == 5
    assert after.count('summary: "x: ') == 5


def test_links_to_the_archive_need_no_link_back(repo: Repo) -> None:
    text = topic(entry("a", related="[old]"), archive=("2026-01-01 old — gone",))
    assert _fixed(repo, env=text) == {"env": text}


def test_links_stay_within_a_knowledge_base(repo: Repo) -> None:
    _left(repo, {ENV: topic(entry("a", related="[b]")), "svc/.qa/env-notes.md": topic(entry("b"))})


def test_a_title_that_no_list_can_name_is_left_alone(repo: Repo) -> None:
    repo.commit({ENV: topic(entry("x, y", summary="s", related="[b]")), FLAKY: topic(entry("b", "flaky"))})
    _left(repo, {FLAKY: topic(entry("b", "flaky"))})


def test_and_does_not_keep_others_from_being_linked(repo: Repo) -> None:
    env = topic(entry("x, y", summary="s", related="[b]"), entry("a", related="[b]"))
    repo.commit({ENV: env, FLAKY: topic(entry("b", "flaky"))})
    repo.run(*YES)
    assert "related: [a]\n" in repo.read(FLAKY)


def test_a_link_that_is_named_twice_is_answered_once(repo: Repo) -> None:
    flaky = topic(entry("b", "flaky"))
    assert _fixed(repo, env=topic(entry("a", related="[b, b]")), flaky=flaky)["flaky"] == flaky.replace("[]", "[a]")


# The index.


def test_the_index_is_derived_from_what_was_mended(repo: Repo) -> None:
    _fixed(repo, env=topic(entry("a", summary="x: y")))
    assert repo.read(INDEX).endswith("| env-notes.md | 2026-09-05 | a | active | tentative | x: y |\n")


def test_a_sound_base_is_left_as_it_is(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a"))})
    repo.reindex()
    done = repo.run(*YES)
    assert (done.status, done.out, done.err) == (0, "nothing to mend\n", "")


def test_a_second_run_has_nothing_to_do(repo: Repo) -> None:
    _fixed(repo, env=topic(entry("a", summary="x: y", related="[b]")), flaky=topic(entry("b", "flaky")))
    assert repo.run(*YES).out == "nothing to mend\n"


# Form.


def test_crlf_stays_crlf(repo: Repo) -> None:
    before = topic(entry("a", summary="x: y")).replace("\n", "\r\n")
    assert _fixed(repo, env=before) == {"env": before.replace("summary: x: y", 'summary: "x: y"')}


def test_a_byte_order_mark_stays(repo: Repo) -> None:
    before = "\ufeff" + topic(entry("a", summary="x: y"))
    assert _fixed(repo, env=before) == {"env": before.replace("summary: x: y", 'summary: "x: y"')}


def test_no_line_end_is_added_where_there_is_nothing_to_mend(repo: Repo) -> None:
    before = topic(entry("a")).rstrip("\n")
    assert _fixed(repo, env=before) == {"env": before}


def test_mixed_line_ends_become_crlf(repo: Repo) -> None:
    before = topic(entry("a", summary="x: y")).replace("\n", "\r\n", 3)
    after = before.replace("\r\n", "\n").replace("summary: x: y", 'summary: "x: y"').replace("\n", "\r\n")
    assert _fixed(repo, env=before) == {"env": after}


@pytest.mark.skipif(os.name == "nt", reason="POSIX only")
def test_the_mode_stays(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", summary="x: y"))})
    (repo.top / ENV).chmod(0o600)
    repo.run(*YES)
    assert (repo.top / ENV).stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_it_never_writes_through_a_link(repo: Repo) -> None:
    repo.write({"outside.md": topic(entry("a", summary="x: y")), FLAKY: topic(entry("b", "flaky"))})
    (repo.top / ENV).symlink_to("../outside.md")
    repo.run(*YES)
    assert repo.read("outside.md") == topic(entry("a", summary="x: y"))
    assert (repo.top / ENV).is_symlink()


# Showing and asking.


def test_the_diff_is_what_will_be_written(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", summary="x: y"))})
    (repair, view) = repairs(
        Change(Worktree(str(repo.top), None), (), today=datetime.date.fromisoformat(TODAY), folder=str(repo.top))
    )
    assert [line for line in repair.diff() if line[0] in "+-"] == [
        f"--- {ENV}",
        f"+++ {ENV}",
        "-summary: x: y",
        '+summary: "x: y"',
    ]
    assert (view.path, view.before) == (INDEX, None)
    assert [line for line in Repair("p", None, "a\nb\n").diff() if line[0] == "+"] == ["+++ p", "+a", "+b"]


def test_without_a_terminal_nothing_is_written(repo: Repo) -> None:
    text = topic(entry("a", summary="x: y"))
    repo.write({ENV: text})
    done = repo.run("qa-memory", "fix", "--today", TODAY, stdin="y\n")
    assert done.status == 1
    assert '+summary: "x: y"\n' in done.out
    assert done.err == "nothing was written: say --yes to write this\n"
    assert repo.read(ENV) == text
    assert not (repo.top / INDEX).exists()


def test_it_works_from_a_folder_below(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", summary="x: y")), "docs/x": "x\n"})
    done = repo.run(*YES, cwd="docs")
    assert done.status == 0
    assert done.out.endswith("wrote .qa/env-notes.md\nwrote .qa/INDEX.md\n")
    assert 'summary: "x: y"' in repo.read(ENV)


def test_the_index_of_git_is_never_touched(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", summary="x: y"))})
    repo.git("add", "-A")
    before = repo.git("ls-files", "--stage")
    repo.run(*YES)
    assert repo.git("ls-files", "--stage") == before


# Killed at any point.


@pytest.mark.parametrize("before", [True, False], ids=["before", "behind"])
@pytest.mark.parametrize("call", ["tempfile.mkstemp", "os.fdopen", "os.fsync", "os.chmod", "os.replace"])
def test_killed_at_any_point_each_file_is_the_old_or_the_new_one(repo: Repo, call: str, before: bool) -> None:
    text = topic(entry("a", summary="x: y"))
    mended = text.replace("summary: x: y", 'summary: "x: y"')
    repo.write({ENV: text, INDEX: "# stale\n"})
    argv = ["fix", "--yes", "--today", TODAY]
    assert interrupted(repo, call, "os._exit(9)", before=before, main="cli.main", argv=argv) == 9
    assert repo.read(ENV) == (mended if (call, before) == ("os.replace", False) else text)
    assert repo.read(INDEX) == "# stale\n"  # it is written last, from what is mended
    assert {file.name for file in (repo.top / ".qa").iterdir()} == {
        "INDEX.md",
        "env-notes.md",
        *leftovers(repo.top / ".qa"),
    }
    # And the next run makes it whole.
    repo.run(*YES)
    assert repo.read(ENV) == mended
    assert repo.read(INDEX).endswith("| x: y |\n")


def test_what_is_left_for_a_person_is_said(repo: Repo) -> None:
    repo.write({path("env"): topic(entry("a", summary="x: y"), entry("b", status="gone"))})
    done = repo.run(*YES)
    assert (done.status, done.out.splitlines()[-1]) == (0, "3 findings need you: `qa-memory check`")
    assert repo.run(*YES).out == "nothing to mend by itself; 3 findings need you: `qa-memory check`\n"
    repo.write({path("env"): topic(entry("a", summary="x: y"))})
    assert repo.run(*YES).out.splitlines()[-1].startswith("wrote ")
    assert repo.run(*YES).out == "nothing to mend\n"
