"""`qa-memory patterns …` in real repositories: what it answers, what it writes, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from conftest import BIN, TODAY, Done, Repo
from learned import FILE, FIX, SKILL, learned, pattern, skill, store

MATCH = {"types": ["ts", "tsx"], "regex": r"response\.data\?\.detail"}
FAULT = "show(err.response.data?.detail);\n"


def run(repo: Repo, *argv: str, cwd: Path | str | None = None) -> Done:
    return repo.run("qa-memory", "patterns", *argv, cwd=cwd)


def answer(repo: Repo, *argv: str, cwd: Path | str | None = None) -> dict[str, Any]:
    done = run(repo, *argv, "--format", "json", cwd=cwd)
    assert done.status == 0, done.err
    return done.report


def places(repo: Repo, *argv: str, cwd: Path | str | None = None) -> list[tuple[str, int, int]]:
    return [(one["file"], one["line"], one["column"]) for one in answer(repo, "scan", *argv, cwd=cwd)["matches"]]


def state(repo: Repo) -> dict[str, bytes]:
    return {
        path.as_posix(): path.read_bytes()
        for path in repo.top.rglob("*")
        if path.is_file() and ".git/" not in path.as_posix()
    }


# Looking.


def test_no_patterns_are_no_fault(repo: Repo) -> None:
    assert answer(repo, "list") == {"patterns": []}
    assert answer(repo, "scan") == {"matches": []}
    done = run(repo, "list")
    assert (done.status, done.out, f"no {FILE}" in done.err) == (0, "", True)


def test_a_row_of_the_list(repo: Repo) -> None:
    repo.write(learned(pattern(graduated=True, match=MATCH), pattern("b", superseded_by="reply shape")))
    first, second = answer(repo, "list")["patterns"]
    assert first == {
        "name": "reply shape", "status": "graduated", "applied_count": 3, "graduated_to": SKILL, "scannable": True,
        "trigger": "a call that takes the reply of an error for a text",
    }  # fmt: skip
    assert (second["status"], second["graduated_to"], second["scannable"]) == ("superseded", None, False)


def test_the_list_for_people_shows_when_to_look_where_nothing_can(repo: Repo) -> None:
    repo.write(learned(pattern(trigger="two\nlines"), pattern("b", match=MATCH), pattern("c", superseded_by="b")))
    out = run(repo, "list").out
    assert "not scannable: two lines" in out
    assert out.count("not scannable") == 1
    assert "see b" in out


def test_an_unknown_name_names_the_nearest(repo: Repo) -> None:
    repo.write(learned(pattern()))
    for argv in (["status"], ["applied"], ["graduate"], ["demote"]):
        more = {"applied": ["x.ts"], "graduate": ["--to", SKILL], "demote": ["--reason", "r"]}.get(argv[0], [])
        done = run(repo, *argv, "reply shapes", *more)
        assert (done.status, "did you mean 'reply shape'?" in done.err) == (2, True)


def test_a_file_that_cannot_be_read_is_exit_2(repo: Repo) -> None:
    repo.write({FILE: "[{,}]\n"})
    for argv in (["list"], ["scan"], ["status", "x"], ["applied", "x", "y"]):
        done = run(repo, *argv)
        assert (done.status, "qa-check-patterns --worktree --all" in done.err) == (2, True)
    assert (repo.top / FILE).read_text() == "[{,}]\n"


def test_of_two_files_one_is_named(repo: Repo) -> None:
    repo.write({".qa-memory.yaml": "stores: {patterns: [b.json]}\n", "b.json": store(pattern()), **learned(pattern())})
    assert [one["name"] for one in answer(repo, "list")["patterns"]] == ["reply shape"] * 2
    done = run(repo, "status", "reply shape")
    assert (done.status, f"{FILE}:3, b.json:3" in done.err) == (2, True)
    repo.write({"x.ts": ""})
    assert answer(repo, "applied", "reply shape", "x.ts", "--in", "b.json")["applied_count"] == 2
    assert json.loads(repo.read(FILE))[0]["applied_count"] == 1


def test_what_cannot_be_verified_is_said(repo: Repo) -> None:
    repo.commit(learned(pattern(applied_count=3), pattern("b", applied_count=3, fix_commits=["0123456789"])))
    for name in ("reply shape", "b"):
        found = answer(repo, "status", name)
        assert found["blockers"] == []
        assert "could not be verified" in found["remarks"][0]
        assert "it may graduate" in run(repo, "status", name).out
    fix = repo.head
    repo.commit(learned(pattern(applied_count=3, fix_commits=[fix])))
    assert answer(repo, "status", "reply shape")["remarks"] == []


def test_everything_that_blocks_is_told(repo: Repo) -> None:
    fix = repo.commit({"a.ts": "1\n"}, "fix")
    repo.git("revert", "--no-edit", "HEAD")
    repo.write(learned(pattern(fix_commits=[fix], superseded_by="b", learned_from="x"), pattern("b")))
    found = answer(repo, "status", "reply shape")["blockers"]
    assert [
        word in "\n".join(found) for word in ("superseded", "`applied_count` is 1", "reverted by", "learned_from")
    ] == [True] * 4


# Scanning.


def test_scan_reads_what_lies_on_disk(repo: Repo) -> None:
    repo.commit({**learned(pattern(match=MATCH)), "a.ts": "", ".gitignore": "out/\n", "gone.ts": FAULT})
    repo.write({"a.ts": FAULT, "new.tsx": f"é {FAULT}", "out/b.ts": FAULT, "c.py": FAULT, "gone.ts": None})
    assert places(repo) == [("a.ts", 1, 10), ("new.tsx", 1, 12)]


def test_paths_are_given_from_here_and_printed_from_the_root(repo: Repo) -> None:
    repo.write({**learned(pattern(match=MATCH)), "web/src/a.ts": FAULT, "web/b.ts": FAULT, "api/c.ts": FAULT})
    assert places(repo, ".", cwd="web/src") == [("web/src/a.ts", 1, 10)]
    assert places(repo, "..", cwd="web/src") == [("web/b.ts", 1, 10), ("web/src/a.ts", 1, 10)]
    assert places(repo, "web/b.ts", "api") == [("api/c.ts", 1, 10), ("web/b.ts", 1, 10)]
    assert places(repo, "we") == []
    assert run(repo, "scan", "/etc").status == 2
    done = run(repo, "scan", "nowhere", "--format", "json")
    assert (done.status, done.report, "nothing at nowhere" in done.err) == (0, {"matches": []}, True)


def test_scan_is_sorted_and_for_people_too(repo: Repo) -> None:
    later = pattern("a later", match={"regex": "show"})
    repo.write({**learned(pattern(match=MATCH), later), "b.ts": FAULT * 2, "a.ts": FAULT})
    found = answer(repo, "scan")["matches"]
    assert [(one["file"], one["line"], one["pattern"]) for one in found] == [
        ("a.ts", 1, "a later"), ("a.ts", 1, "reply shape"), ("b.ts", 1, "a later"), ("b.ts", 1, "reply shape"),
        ("b.ts", 2, "a later"), ("b.ts", 2, "reply shape"),
    ]  # fmt: skip
    assert set(found[1]) == {"pattern", "file", "line", "column", "text", "fix"}
    out = run(repo, "scan").out
    assert "a.ts:1:10: reply shape: response.data?.detail\n    fix: " in out
    assert out.endswith("6 matches in 2 files\n")


def test_requirements_are_one_sentence_a_pattern(repo: Repo) -> None:
    repo.write(
        {
            **learned(pattern(match=MATCH, fix="look\nfirst."), pattern("b", match={"regex": "nothing"})),
            "b.ts": FAULT * 2,
        }
    )
    repo.write({"a.ts": FAULT})
    assert run(repo, "scan", "--requirements").out == (
        'Apply the learned pattern "reply shape" in a.ts:1 and b.ts:1,2: look first.\n'
    )
    (found,) = answer(repo, "scan", "--requirements")["requirements"]
    assert (found["pattern"], found["files"]) == ("reply shape", ["a.ts", "b.ts"])


def test_nothing_of_the_knowledge_is_scanned(repo: Repo) -> None:
    everything = pattern(graduated=True, match={"regex": "reply shape"})
    repo.write({**learned(everything), ".qa/env-notes.md": "reply shape\n", ".qa-acks/x.json": "reply shape\n"})
    repo.write({"agent-qa-knowledge/memory/p/bundles/x/record.md": "reply shape\n", "docs/a.md": "reply shape\n"})
    assert places(repo) == [("docs/a.md", 1, 1)]


def test_another_pattern_is_looked_for_in_a_skill_file(repo: Repo) -> None:
    repo.write(learned(pattern(graduated=True), pattern("b", match={"regex": "Look first"})))
    assert [one[0] for one in places(repo)] == [SKILL]


def test_a_link_leads_nowhere(repo: Repo, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere/a.ts").write_text(FAULT)
    repo.commit({**learned(pattern(match=MATCH)), "sub/a.ts": "x\n", "b.ts": "x\n"})
    (repo.top / "sub/a.ts").unlink()
    (repo.top / "sub").rmdir()
    (repo.top / "sub").symlink_to(tmp_path / "elsewhere")
    (repo.top / "b.ts").unlink()
    (repo.top / "b.ts").symlink_to(tmp_path / "elsewhere/a.ts")
    assert places(repo) == []


def test_a_pattern_that_cannot_be_run_does_not_stop_the_others(repo: Repo) -> None:
    repo.write({**learned(pattern("bad", match={"regex": "(?=x)"}), pattern(match=MATCH)), "a.ts": FAULT})
    done = run(repo, "scan", "--format", "json")
    assert (done.status, len(done.report["matches"])) == (2, 1)
    assert "bad was not looked for" in done.err and "lookahead" in done.err


def test_what_is_too_large_is_told(repo: Repo) -> None:
    repo.write({**learned(pattern(match=MATCH)), "a.ts": FAULT * 150_000, "b.bin": b"\0" * 5_000_000, "c.ts": FAULT})
    done = run(repo, "scan", "--format", "json")
    assert [one["file"] for one in done.report["matches"]] == ["c.ts"]
    assert done.err == "note: a.ts was not looked at as a whole: over 2 MiB\n"


def test_of_very_many_matches_the_first_are_listed(repo: Repo) -> None:
    repo.write({**learned(pattern(match=MATCH)), "a.ts": FAULT * 1001})
    done = run(repo, "scan", "--format", "json")
    assert len(done.report["matches"]) == 1000
    assert "there are more than 1000 matches" in done.err


def test_scan_outside_of_git(tmp_path: Path) -> None:
    plain = Repo(tmp_path / "plain", init=False)
    plain.write({**learned(pattern(match=MATCH)), "a.ts": FAULT})
    assert places(plain) == [("a.ts", 1, 10)]


@pytest.mark.skipif(os.name != "posix", reason="a terminal")
def test_a_bar_on_a_terminal_and_a_clean_end_by_interrupt(repo: Repo) -> None:
    import pty

    repo.write(learned(pattern(match={"language": "ts", "ast": {"rule": {"pattern": "nowhere($A)"}}})))
    repo.write({f"src/{at}.ts": "f(x, [1, 2]);\n" * 20_000 for at in range(100)})  # some seconds to parse
    main, side = pty.openpty()
    command = [str(BIN / "qa-memory"), "patterns", "scan", "--format", "json"]
    process = subprocess.Popen(command, cwd=repo.top, env=repo.env, stdout=subprocess.PIPE, stderr=side)
    os.close(side)
    seen = b""
    until = time.monotonic() + 60
    while b"files" not in seen and time.monotonic() < until:
        seen += os.read(main, 1000)
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130
    while True:
        try:
            more = os.read(main, 1000)
        except OSError:
            break
        seen += more
        if not more:
            break
    os.close(main)
    text = seen.decode()
    assert "of 100 files" in text
    assert text.endswith("\r\x1b[2Kinterrupted\r\n")
    assert "Traceback" not in text
    assert process.stdout
    process.stdout.close()


# Editing.


def test_applied_counts_files_and_names_each_once(repo: Repo) -> None:
    repo.write({**learned(pattern(files_affected=["a.ts"])), "a.ts": "", "web/b.ts": ""})
    assert answer(repo, "applied", "reply shape", "../a.ts", "b.ts", "b.ts", cwd="web")["applied_count"] == 3
    assert json.loads(repo.read(FILE))[0]["files_affected"] == ["a.ts", "web/b.ts"]


@pytest.mark.parametrize(
    ("one", "argv", "why"),
    [
        (pattern(), ["applied", "reply shape", "nowhere.ts"], "there is no file nowhere.ts"),
        (pattern(), ["graduate", "reply shape", "--to", SKILL], "3 are needed"),
        (pattern(applied_count=3, superseded_by="b"), ["graduate", "reply shape", "--to", SKILL], "superseded"),
        (pattern(applied_count=3, date="2026-02-30"), ["graduate", "reply shape", "--to", SKILL], "no ISO date"),
        (pattern(applied_count=3, date="2026-12-31"), ["graduate", "reply shape", "--to", SKILL], "before the day"),
        (pattern(applied_count=3), ["graduate", "reply shape", "--to", FILE], "no place for a skill"),
        (pattern(applied_count=3), ["graduate", "reply shape", "--to", ".qa/x.md"], "no place for a skill"),
        (pattern(applied_count=3), ["graduate", "reply shape", "--to", "latin.md"], "cannot be read"),
        (pattern(applied_count=3), ["graduate", "reply shape", "--to", "out/x.md"], "git ignores out/x.md"),
        (pattern(applied_count=3), ["graduate", "reply shape", "--to", "open.md"], "would be none"),
        (pattern(graduated=True), ["graduate", "reply shape", "--to", "other.md"], "demote it first"),
        (pattern(), ["demote", "reply shape", "--reason", "r"], "has not graduated"),
        (pattern(graduated=True), ["demote", "reply shape", "--reason", " \t"], "a reason of blanks"),
        (pattern(graduated=True, graduated_to="prose.md"), ["demote", "reply shape", "--reason", "r"], "still name it"),
    ],
)
def test_a_refused_edit_changes_nothing(repo: Repo, one: dict[str, Any], argv: list[str], why: str) -> None:
    repo.write(learned(one))
    repo.write({"latin.md": b"\xe9\xff x\n", ".gitignore": "out/\n", "open.md": "# A\n\n```\nx\n"})
    repo.write({"prose.md": "# A\n\nThe reply shape is this.\n"})
    before = state(repo)
    done = run(repo, *argv, "--today", TODAY)
    assert (done.status, why in done.err, "nothing was written" in done.err) == (1, True, True), done.err
    assert state(repo) == before


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("a.ts", "no Markdown file"),
        ("docs", "no Markdown file"),
        ("docs.md", "there is a folder"),
        ("a.md/b.md", "there is a folder"),
    ],
)
def test_only_a_markdown_file_is_a_skill_file(repo: Repo, target: str, why: str) -> None:
    repo.write(
        {**learned(pattern(applied_count=3)), "a.ts": "1\n", "docs/x.md": "x\n", "docs.md/x": "x\n", "a.md": "x\n"}
    )
    before = state(repo)
    done = run(repo, "graduate", "reply shape", "--to", target)
    assert (done.status, why in done.err) == (1, True), done.err
    assert state(repo) == before


def test_an_empty_folder_in_the_place_of_a_file_is_told(repo: Repo) -> None:
    repo.write(learned(pattern(applied_count=3)))
    (repo.top / "x.md").mkdir()
    done = run(repo, "graduate", "reply shape", "--to", "x.md")
    assert (done.status, "it is a folder" in done.err) == (2, True)
    (repo.top / "x.md").rmdir()
    assert run(repo, "graduate", "reply shape", "--to", "x.md").status == 0


def test_what_to_stage_is_named_from_here(repo: Repo) -> None:
    repo.commit({**learned(pattern(applied_count=3)), "web/a.ts": "1\n"})
    done = run(repo, "graduate", "reply shape", "--to", "../skills/x.md", cwd="web")
    line = done.out.rstrip("\n").split("\n")[-1]
    assert line == f"stage it: git add ../skills/x.md ../{FILE}"
    assert repo.run("sh", "-c", line.removeprefix("stage it: "), cwd="web").status == 0
    assert repo.hook("qa-check-patterns").codes == []


def test_the_state_of_a_demoted_pattern_says_why(repo: Repo) -> None:
    repo.write(learned(pattern(demoted_date="2026-09-20", demoted_reason="two regressions")))
    assert "demoted: 2026-09-20 two regressions" in run(repo, "status", "reply shape").out


def test_a_link_is_no_skill_file(repo: Repo) -> None:
    repo.write({**learned(pattern(applied_count=3)), "real.md": "# A\n"})
    (repo.top / "link.md").symlink_to("real.md")
    done = run(repo, "graduate", "reply shape", "--to", "link.md")
    assert (done.status, "cannot be read" in done.err) == (1, True)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_what_graduating_wrote_goes_with_demoting_to_the_byte(repo: Repo, end: str, mark: str) -> None:
    rows = store(pattern(applied_count=3, trigger="größer"), pattern("b")).replace("\n", end)
    text = mark + "# Shapes\n\nKeep.\n".replace("\n", end)
    repo.write({FILE: (mark + rows).encode(), SKILL: text.encode()})
    repo.commit()
    done = run(repo, "graduate", "reply shape", "--to", SKILL, "--today", "2026-09-20")
    assert done.status == 0, done.err
    assert '+    "graduated": true,' in done.out and "+## reply shape" in done.out
    assert "could not be verified" in done.err
    assert repo.hook("qa-check-patterns", "--worktree").codes == []
    after = state(repo)
    again = run(repo, "graduate", "reply shape", "--to", SKILL, "--today", "2026-09-25")
    assert (again.status, again.out, state(repo) == after) == (0, "nothing to change\n", True)
    repo.commit()
    assert run(repo, "demote", "reply shape", "--reason", " two\nregressions", "--today", "2026-09-26").status == 0
    assert (repo.top / SKILL).read_bytes() == text.encode()
    found = (repo.top / FILE).read_bytes().decode()
    added = f',{end}    "demoted_date": "2026-09-26",{end}    "demoted_reason": "two regressions"'
    assert added in found
    assert found.replace(added, "") == mark + rows
    assert repo.hook("qa-check-patterns", "--worktree").codes == []
    assert answer(repo, "status", "reply shape")["status"] == "demoted"


def test_a_skill_file_is_made_and_goes_again(repo: Repo) -> None:
    repo.commit(learned(pattern(applied_count=3)))
    assert run(repo, "graduate", "reply shape", "--to", "../skills/new/SKILL.md", cwd="reports").status == 0
    assert repo.read("skills/new/SKILL.md").startswith("---\nname: new\n")
    assert run(repo, "demote", "reply shape", "--reason", "r").status == 0
    assert not (repo.top / "skills/new/SKILL.md").exists()


def test_a_pattern_that_the_skill_names_already_gets_no_section(repo: Repo) -> None:
    repo.write({**learned(pattern(applied_count=3)), SKILL: skill("reply shape")})
    assert run(repo, "graduate", "reply shape", "--to", SKILL).status == 0
    assert repo.read(SKILL) == skill("reply shape")
    assert json.loads(repo.read(FILE))[0]["graduated"] is True


def test_a_section_that_was_taken_out_comes_back(repo: Repo) -> None:
    repo.write({**learned(pattern(graduated=True)), SKILL: "# Shapes\n"})
    done = run(repo, "graduate", "reply shape", "--to", SKILL)
    assert (done.status, "## reply shape\n\n**When**: a call" in repo.read(SKILL), FIX in repo.read(SKILL)) == (
        0,
        True,
        True,
    )
    assert json.loads(repo.read(FILE))[0]["graduated_date"] == "2026-09-15"


def test_an_object_with_the_array_inside(repo: Repo) -> None:
    text = json.dumps({"patterns": [pattern("b"), pattern(applied_count=3)]}, indent=1)
    repo.write({FILE: text, "x.ts": ""})
    assert run(repo, "applied", "reply shape", "x.ts").status == 0
    assert run(repo, "graduate", "reply shape", "--to", SKILL).status == 0
    found = json.loads(repo.read(FILE))["patterns"]
    assert (found[0], found[1]["applied_count"], found[1]["graduated"]) == (pattern("b"), 4, True)


def test_hostile_texts_cannot_act_on_the_terminal(repo: Repo) -> None:
    evil = "\x1b[2J::error::x\u202e"
    repo.write({**learned(pattern(trigger=evil, fix=evil, match={"regex": "show"})), "a.ts": f"show{evil}\n"})
    for argv in (
        ["list"],
        ["status", "reply shape"],
        ["scan"],
        ["scan", "--requirements"],
        ["scan", "--format", "json"],
    ):
        done = run(repo, *argv)
        assert not {"\x1b", "\u202e"} & set(done.out + done.err), argv


@pytest.mark.parametrize("at", range(1, 9))
@pytest.mark.skipif(os.name != "posix", reason="a signal that kills")
def test_killed_at_any_write_the_next_command_finds_all_or_nothing(repo: Repo, at: int) -> None:
    repo.commit({**learned(pattern(applied_count=3)), SKILL: "# Shapes\n"})
    script = (
        "import os, signal, sys\nfrom qa_memory_hooks import atomic, cli, writing\n"
        "left = int(sys.argv.pop(1))\n"
        "def counting(old):\n"
        "    def step(*args, **more):\n"
        "        global left\n        left -= 1\n"
        "        if left == 0: os.kill(os.getpid(), signal.SIGKILL)\n"
        "        return old(*args, **more)\n    return step\n"
        "os.replace, os.unlink = counting(os.replace), counting(os.unlink)\n"
        "sys.exit(cli.main(sys.argv[1:]))\n"
    )
    argv = ["patterns", "graduate", "reply shape", "--to", SKILL, "--today", "2026-09-20"]
    done = subprocess.run([sys.executable, "-c", script, str(at), *argv], cwd=repo.top, env=repo.env, check=False)
    assert done.returncode in (0, -signal.SIGKILL)
    repo.write({"x.ts": ""})
    assert run(repo, "applied", "reply shape", "x.ts").status == 0  # whoever writes next finishes what was begun
    graduated = json.loads(repo.read(FILE))[0]["graduated"]
    assert ("## reply shape" in repo.read(SKILL)) is graduated
    assert repo.hook("qa-check-patterns", "--worktree").codes == []
    left = {path.name for path in (repo.top / ".git/qa-memory").iterdir()}
    assert left == {"lock"}
