"""`qa-memory`: its commands as a person runs them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks import __version__, catalogue, skeleton

ENV, INDEX = path("env"), ".qa/INDEX.md"
COMMANDS = ("init", "check", "gate", "rebuild-index", "fix", "ack", "redact", "doctor", "explain")
posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


@pytest.fixture
def outside(repo: Repo) -> Repo:
    """A folder that is in no repository."""
    found = Repo(repo.top.parent / "outside", init=False)
    found.env["GIT_CEILING_DIRECTORIES"] = str(found.top.parent)
    return found


def _files(repo: Repo) -> list[str]:
    return sorted(str(file.relative_to(repo.top)) for file in repo.top.rglob("*") if ".git/" not in f"{file}/")


# Usage.


def test_version_and_help(repo: Repo) -> None:
    assert repo.run("qa-memory", "--version").out == f"{__version__}\n"
    done = repo.run("qa-memory", "--help")
    assert (done.status, done.err) == (0, "")
    for command in COMMANDS:
        assert re.search(rf"^ +{command}\b", done.out, re.MULTILINE), command


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(repo: Repo, command: str) -> None:
    done = repo.run("qa-memory", command, "--help")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("usage: qa-memory")
    assert "--help" in done.out


@pytest.mark.parametrize(
    "command",
    [
        "init",
        "check",
        "fix",
        "ack",
        "redact",
        "explain",
        "gate",
        "rebuild-index",
    ],
)
def test_help_names_the_command(repo: Repo, command: str) -> None:
    assert repo.run("qa-memory", command, "--help").out.startswith(f"usage: qa-memory {command}")


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["no-such-command"],
        ["chek"],
        ["init", "--language", "fr"],
        ["init", "one", "two"],
        ["check", "--today", "soon"],
        ["check", "--form", "json"],
        ["fix", "path"],
        ["explain", "QA401", "QA402"],
        ["gate", "--nothing"],
        ["gate", "--acks", "none"],
        ["ack", "one", "two"],
        ["redact"],
        ["redact", "title"],
        ["rebuild-index", "--nothing"],
    ],
)
def test_usage_errors_are_exit_2(repo: Repo, argv: list[str]) -> None:
    done = repo.run("qa-memory", *argv)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("usage: qa-memory")
    assert "error: " in done.err


# init


@pytest.mark.parametrize("language", ["en", "zh"])
def test_what_init_writes_passes(repo: Repo, language: str) -> None:
    done = repo.run("qa-memory", "init", "--language", language)
    assert (done.status, done.err) == (0, "")
    assert skeleton.PRE_COMMIT.splitlines()[1] in done.out
    for name in skeleton.files(language):
        assert f"wrote {name}\n" in done.out
        assert (repo.top / name).exists()
    assert repo.run("qa-memory", "check").out.endswith(": 1 note\n")  # QA922
    repo.git("add", "-A")
    done = repo.hook("qa-gate")
    assert (done.status, done.findings) == (0, [])
    assert repo.run("qa-rebuild-index").status == 0
    assert repo.run("qa-memory", "fix", "--yes").out == "nothing to mend\n"


def test_init_speaks_the_language(repo: Repo) -> None:
    repo.run("qa-memory", "init", "--language", "zh")
    assert repo.read(INDEX).startswith("# QA 知识索引\n")
    assert repo.read(ENV).startswith("# 环境与配置\n")
    assert repo.read(".qa-memory.yaml") == "language: zh\n"


def test_init_in_another_folder(repo: Repo) -> None:
    assert repo.run("qa-memory", "init", "services/a").status == 0
    assert (repo.top / "services/a" / INDEX).exists()
    assert repo.run("qa-memory", "check").status == 0


def test_init_outside_of_git(outside: Repo) -> None:
    assert outside.run("qa-memory", "init").status == 0
    done = outside.run("qa-memory", "check")
    assert done.status == 0
    assert "QA415" in done.out


def test_init_in_another_folder_and_language(repo: Repo) -> None:
    repo.write({"services/x": "x\n"})
    assert repo.run("qa-memory", "init", "services", "--language", "zh").status == 0
    assert repo.run("qa-memory", "check").status == 0


def test_init_where_the_settings_name_a_language(repo: Repo) -> None:
    repo.write({".qa-memory.yaml": "language: zh\n"})
    assert repo.run("qa-memory", "init").status == 0
    assert repo.run("qa-memory", "check").status == 0


@pytest.mark.parametrize("settings", ["language: en\n", "limits: {topic_lines: 200}\n"])
def test_init_does_not_change_the_language_of_others(repo: Repo, settings: str) -> None:
    repo.write({".qa-memory.yaml": settings})
    for prepare in (lambda: None, lambda: repo.run("qa-memory", "init")):
        prepare()
        done = repo.run("qa-memory", "init", "services/pay", "--language", "zh")
        assert (done.status, done.out) == (2, "")
        assert done.err.startswith("error: the knowledge of this repository is in English; nothing was written\n")
        assert (repo.read(".qa-memory.yaml"), (repo.top / "services").exists()) == (settings, False)
    repo.write({".qa-memory.yaml": f"language: zh\n{settings.replace('language: en', '')}"})
    assert repo.run("qa-memory", "init", "services/pay", "--language", "zh").status == 0  # as the error says
    repo.run("qa-memory", "rebuild-index")
    assert repo.run("qa-memory", "check").status == 0


def test_another_repository_in_a_folder_is_not_judged_outside_of_git(outside: Repo) -> None:
    outside.run("git", "init", "-q", "services/pay")
    outside.run("qa-memory", "init", "--language", "zh", cwd="services/pay")
    outside.write({"services/pay/x/.qa/env-notes.md": "no entry\n"})
    outside.run("qa-memory", "init")
    done = outside.run("qa-memory", "check")
    assert (done.status, done.out.splitlines()[-1]) == (0, "1 knowledge base, 0 entries, 142 rules: 1 note")
    assert outside.run("qa-memory", "check", cwd="services/pay").status == 1


def _link(target: str) -> Callable[[Repo], None]:
    return lambda repo: (repo.top / ".qa").symlink_to(target)


@pytest.mark.parametrize(
    ("prepare", "language"),
    [
        (lambda repo: repo.write({ENV: "precious\n"}), "en"),
        (lambda repo: repo.write({INDEX: "precious\n"}), "en"),
        (lambda repo: repo.write({".qa": "a file\n"}), "en"),
        (lambda repo: (repo.top / ".qa").mkdir(), "en"),
        pytest.param(_link("nowhere"), "en", marks=posix),
        pytest.param(_link("."), "en", marks=posix),
    ],
    ids=["topic", "index", "file", "empty folder", "dangling link", "link"],
)
def test_init_never_overwrites(repo: Repo, prepare: Callable[[Repo], object], language: str) -> None:
    prepare(repo)
    before = {name: (repo.top / name).read_bytes() for name in _files(repo) if (repo.top / name).is_file()}
    done = repo.run("qa-memory", "init", "--language", language)
    assert (done.status, done.out) == (2, "")
    assert re.match(r"error: \.qa\S* is there already\n    help: nothing was written", done.err)
    assert {name: (repo.top / name).read_bytes() for name in _files(repo) if (repo.top / name).is_file()} == before


def test_init_into_a_file_is_exit_2(repo: Repo) -> None:
    repo.write({"x": "x\n"})
    done = repo.run("qa-memory", "init", "x")
    assert (done.status, done.err.startswith("error: cannot make x/.qa")) == (2, True)


# check


def test_check_judges_everything_on_disk(repo: Repo) -> None:
    repo.commit({ENV: topic(entry("old", keywords="[x]"))})
    repo.write({"svc/.qa/flaky-tests.md": topic(entry("new", "flaky", keywords="[x]"))})
    done = repo.run("qa-memory", "check", "--format", "json", "--today", TODAY)
    assert done.status == 1
    assert [one["path"] for one in done.report["findings"] if one["code"] == "QA116"] == [ENV, "svc/.qa/flaky-tests.md"]


def test_check_from_and_for_a_folder_below(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", keywords="[x]")), "docs/x": "x\n"})
    plain = repo.run("qa-memory", "check", "--today", TODAY)
    assert plain.status == 1
    for argv, cwd in (([".qa"], "."), ([], "docs"), ([".."], "docs"), ([str(repo.top)], "..")):
        done = repo.run("qa-memory", "check", *argv, "--today", TODAY, cwd=cwd)
        assert (done.status, done.out) == (1, plain.out)
    repo.write({path("env", "docs/.qa"): topic(entry("a"))})
    found = repo.run("qa-memory", "check", "docs", "--format", "json").report
    assert {one["path"] for one in found["findings"]} == {"docs/.qa/INDEX.md"}
    assert found["counts"]["knowledge bases"] == 1


def test_check_outside_of_git(outside: Repo) -> None:
    outside.write({ENV: topic(entry("a", keywords="[x]"))})
    for argv, cwd in (([], "."), ([str(outside.top)], "..")):
        done = outside.run("qa-memory", "check", *argv, "--format", "json", "--today", TODAY, cwd=cwd)
        assert (done.status, done.codes) == (1, ["QA116", "QA201", "QA205"])
        assert done.report["base"] is None


def test_check_options(repo: Repo) -> None:
    repo.write({".qa/notes.md": "x\n"})
    assert repo.run("qa-memory", "check").status == 1
    assert repo.run("qa-memory", "check", "--warnings=report").status == 0
    assert repo.run("qa-memory", "check", "--output", "report").out == ""
    assert "QA002" in repo.read("report")
    assert repo.run("qa-memory", "check", "--output", "no/report").status == 2


@pytest.mark.parametrize("wrong", ["nowhere", "x"])
def test_check_of_no_folder_is_exit_2(repo: Repo, wrong: str) -> None:
    repo.write({"x": "x\n"})
    done = repo.run("qa-memory", "check", wrong)
    assert (done.status, done.out, done.err) == (2, "", f"error: {wrong} is no folder\n")


# explain


@pytest.mark.parametrize("asked", ["QA401", "qa401", "title-changed", "Title-Changed"])
def test_explain_by_code_or_name(repo: Repo, asked: str) -> None:
    done = repo.run("qa-memory", "explain", asked)
    assert (done.status, done.err) == (0, "")
    assert done.out == catalogue.explain(catalogue.BY_CODE["QA401"]) + "\n"


@pytest.mark.parametrize("rule", catalogue.RULES, ids=lambda rule: rule.code)
def test_every_explanation_is_whole(rule: catalogue.Rule) -> None:
    text = catalogue.explain(rule)
    assert text.startswith(f"{rule.code} {rule.name} (")
    for part in (rule.fires, rule.reason, rule.way_out, "Fires:\n    ", "Stays silent:\n    "):
        assert part in text
    assert all(line.isprintable() for line in text.split("\n"))


@pytest.mark.parametrize(
    ("asked", "near"),
    [("QA4O1", "QA415"), ("title-chnged", "title-changed"), ("stale", "stale-index"), ("QA9999", "QA9")],
)
def test_explain_suggests_what_may_be_meant(repo: Repo, asked: str, near: str) -> None:
    done = repo.run("qa-memory", "explain", asked)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"error: no rule {asked!r}\n    help: did you mean {near}")


@pytest.mark.parametrize("argv", [[], [""]])
def test_explain_nothing(repo: Repo, argv: list[str]) -> None:
    done = repo.run("qa-memory", "explain", *argv)
    assert (done.status, done.out) == (2, "")
    assert "which rule?" in done.err


def test_explain_lists_all(repo: Repo) -> None:
    lines = repo.run("qa-memory", "explain", "--list").out.splitlines()
    assert [line.split()[0] for line in lines] == list(catalogue.BY_CODE)
    assert [line.split()[2] for line in lines] == [rule.name for rule in catalogue.RULES]


@pytest.mark.parametrize("argv", [["QA4xx"], ["qa4"], ["--list", "QA4"], ["QA41"]])
def test_explain_lists_a_family(repo: Repo, argv: list[str]) -> None:
    lines = repo.run("qa-memory", "explain", *argv).out.splitlines()
    family = "QA41" if "QA41" in argv else "QA4"
    assert [line.split()[0] for line in lines] == [code for code in catalogue.BY_CODE if code.startswith(family)]


@pytest.mark.parametrize("argv", [["QA88"], ["--list", "x"]])
def test_explain_of_a_family_that_is_none(repo: Repo, argv: list[str]) -> None:
    done = repo.run("qa-memory", "explain", *argv)
    assert (done.status, done.out, "no rule starts with" in done.err) == (2, "", True)


# A terminal.


def _on_terminal(repo: Repo, *argv: str, answer: bytes = b"", env: dict[str, str] | None = None) -> tuple[int, str]:
    """Run a command on a pseudo-terminal, answer its question, and return status and screen."""
    import pty

    master, slave = pty.openpty()
    process = subprocess.Popen(
        argv, cwd=repo.top, env=repo.env | {"TERM": "xterm"} | (env or {}), stdin=slave, stdout=slave, stderr=slave
    )
    os.close(slave)
    screen = b""
    asked = False
    while True:
        try:
            data = os.read(master, 4096)
        except OSError:
            break
        if not data:
            break
        screen += data
        if answer and not asked and b"[y/N]" in screen:
            asked = True
            os.write(master, answer)
    os.close(master)
    return process.wait(timeout=60), screen.decode().replace("\r\n", "\n")


@posix
@pytest.mark.parametrize(("env", "colours"), [({}, True), ({"NO_COLOR": ""}, True), ({"NO_COLOR": "1"}, False)])
def test_colours_are_for_terminals(repo: Repo, env: dict[str, str], colours: bool) -> None:
    repo.env.pop("NO_COLOR", None)
    repo.write({ENV: topic(entry("a", keywords="[x]"))})
    status, screen = _on_terminal(repo, "qa-memory", "check", "--today", TODAY, env=env)
    assert (status, "\x1b[31mQA116 keyword-count\x1b[0m" in screen) == (1, colours)
    assert ("\x1b" in screen) == colours
    assert "\x1b" not in repo.run("qa-memory", "check", "--today", TODAY).out


@posix
@pytest.mark.parametrize(
    ("answer", "written"), [(b"y\n", True), (b"YES\n", True), (b"n\n", False), (b"\n", False), (b"yep\n", False)]
)
def test_fix_asks_on_a_terminal(repo: Repo, answer: bytes, written: bool) -> None:
    repo.write({ENV: topic(entry("a", summary="x: y"))})
    status, screen = _on_terminal(repo, "qa-memory", "fix", "--today", TODAY, answer=answer)
    assert '+summary: "x: y"' in screen
    assert "Write this? [y/N]" in screen
    assert status == (0 if written else 1)
    assert ('summary: "x: y"' in repo.read(ENV)) == written


@posix
def test_fix_takes_the_end_of_input_for_no(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", summary="x: y"))})
    status, screen = _on_terminal(repo, "qa-memory", "fix", "--today", TODAY, answer=b"\x04")
    assert "internal error" not in screen
    assert status == 1


@posix
def test_fix_is_interrupted_without_writing(repo: Repo) -> None:
    repo.write({ENV: topic(entry("a", summary="x: y"))})
    script = (
        "import builtins, sys\n"
        "def ask(_): raise KeyboardInterrupt\n"
        "builtins.input = ask\n"
        "from qa_memory_hooks import cli\n"
        f"raise SystemExit(cli.main(['fix', '--today', '{TODAY}']))"
    )
    status, screen = _on_terminal(repo, sys.executable, "-c", script)
    assert (status, screen.endswith("interrupted\n")) == (130, True)
    assert "summary: x: y" in repo.read(ENV)


def test_quoted_content_cannot_act_on_the_terminal(repo: Repo) -> None:
    repo.write(
        {ENV: topic(entry("a", summary="x: \x1b[2J\u202e", body="**Symptom**: \x1b]0;t\x07\n\n**Handling**: b"))}
    )
    for argv in (["check", "--today", TODAY], ["fix", "--today", TODAY]):
        done = repo.run("qa-memory", *argv)
        assert all(line.isprintable() for line in (done.out + done.err).split("\n")), argv
