"""The words of a shell text, compared with those that a real bash makes of it."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.guard.active import UNKNOWN, TooDeep, literal
from qa_memory_hooks.guard.commands import Run, runs
from qa_memory_hooks.guard.context import Disk
from qa_memory_hooks.guard.deciding import decide
from qa_memory_hooks.guard.event import Event
from qa_memory_hooks.guard.shell import tokens

BASH = shutil.which("bash")
needs_bash = pytest.mark.skipif(not BASH, reason="there is no bash to compare with")

LETTERS = st.sampled_from(["a", "b1", ".qa", "x=y", "-n", "/", "é", "#", "a#b", "@", "%", "^", "=", "~x", "!", "1"])
QUOTED = st.sampled_from(
    ["'a b'", '"a b"', "''", '""', "'\"'", '"\'"', '"\\""', '"\\$x"', '"\\a"', "'\\'", "\\a", "\\ ", "\\'", '\\"']
)
CODED = st.sampled_from(["$'a'", r"$'\x41'", r"$'\t'", r"$'\''", r"$'\101'", r"$'a\nb'", r"$'é'", r"$'\q'", '$"a b"'])
EXPANDED = st.sampled_from(["${V}", '"$V"', '"$W"', "${N:-d}", '"${N-d e}"', "$(echo c)", '"$(echo c d)"', "`echo e`"])
BRACED = st.sampled_from(["{a,b}", "{1..3}", "{a}", "{,x}", "{a,{b,c}}", "'{a,b}'", "{", "}", "{a", "a,b"])
BLANK = st.sampled_from([" ", "  ", "\t", " \\\n", " "])
WORDS = st.lists(LETTERS | QUOTED | CODED | EXPANDED | BRACED | BLANK, max_size=9).map("".join)
SET = "V=v W='w 1'; "


def bash(script: str, where: Path) -> subprocess.CompletedProcess[bytes]:
    assert BASH
    return subprocess.run(
        [BASH, "--norc", "--noprofile", "-c", script], cwd=where, capture_output=True, check=False, timeout=60
    )


def argv(run: Run) -> list[str]:
    return [literal(word) for word in run.argv]


@needs_bash
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(WORDS)
@example("a\\\nb")
@example("\"a\\\nb\" 'c\\\nd'")
@example("{a,'b c'}")
@example("x{1..3}y{a,b}")
@example("a{b")
@example("$W x${W}y")
@example("$(echo 'a)b')")
@example('"$(echo ")" \')\')"')
def test_words_are_those_of_bash(tmp_path: Path, text: str) -> None:
    said = bash(f"{SET}f() {{ printf '%s\\0' \"$@\"; }}; f x {text}", tmp_path)
    if said.returncode or said.stderr:
        return  # bash does not take it for a text
    found = [run for run in runs(f"{SET}f x {text}", "/p") if run.name == "f"]
    assume(not any(UNKNOWN in word for word in found[-1].argv))
    assert argv(found[-1])[1:] == said.stdout.decode().split("\0")[:-1]


COMMAND = st.sampled_from(
    ["f a", "f 'b c'", 'f "d"', "V=1 f e", "f g 2>&1", "f h < /dev/null", "f i >/dev/null # f no"]
)
JOINED = st.recursive(
    COMMAND,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["; ", " && ", " | ", "\n", " & wait; "]), inner).map("".join),
        inner.map("( {} )".format),
        inner.map("{{ {}\n}}".format),
        inner.map("if {}\nthen f t; fi".format),
        inner.map("for z in 1; do {}\ndone".format),
        inner.map("case x in x) {}\n;; esac".format),
        # Where a here-document is in a substitution, bash 5.2 itself loses a `;` behind it.
        inner.map(lambda text: text if "<<" in text else f'f "$( {text}\n)"'),
        inner.map(lambda text: text if "<<" in text else f"cat <( {text}\n)"),
        inner.map("f `true`; {}".format),
        inner.map("f k <<'END' > /dev/null\nf no 'x\nEND\n{}".format),
        inner.map("f l <<-END > /dev/null\n\tf no\n\tEND\n{}".format),
        inner.map("[[ a < b ]] && {}".format),
        inner.map("(( 2 > 1 )) && {}".format),
        inner.map("h() {{ {}\n}}; h".format),
        inner.map("! {}".format),
        inner.map("time {}".format),
    ),
    max_leaves=6,
)


@needs_bash
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(JOINED)
def test_commands_are_those_that_bash_runs(tmp_path: Path, text: str) -> None:
    log = tmp_path / "log"
    log.write_bytes(b"")
    tracer = f"f() {{ local IFS=,; printf '%s,\\n' \"$*\" >> '{log}'; cat > /dev/null; }}"
    said = bash(f"{tracer}\n{text}\nwait", tmp_path)
    if b"syntax error" in said.stderr or b"unexpected" in said.stderr:
        return
    ran = sorted(row for row in log.read_text().split("\n") if row not in ("", ","))
    found = sorted("".join(f"{word}," for word in argv(run)[1:]) for run in runs(text, "/p") if run.name == "f")
    assert set(ran) <= set(found), said
    assert not any(row.startswith("no") for row in found)


@settings(max_examples=400, deadline=None)
@given(st.text(max_size=80) | st.lists(st.sampled_from("'\"\\$`(){}<>|&;\n #=[]*?!,.~ax"), max_size=40).map("".join))
def test_any_text_can_be_read(text: str) -> None:
    try:
        found = runs(text, "/p")
    except TooDeep:
        return
    assert all(isinstance(word, str) for run in found for word in run.argv)


@pytest.mark.parametrize(
    ("text", "commands"),
    [
        ("git commit -m 'a b'", ["git commit -m a b"]),
        ("A=1 git commit", ["git commit"]),
        ("cd web && git push", ["cd web", "git push"]),
        ("sh -c 'git push'", ["sh -c git push", "git push"]),
        ("sh -ec -- 'git push'", ["sh -ec -- git push", "git push"]),
        ("sh script.sh", ["sh script.sh"]),
        ("bash -o pipefail -c 'git push'", ["bash -o pipefail -c git push", "git push"]),
        ("env -u A B=1 git push", ["env -u A B=1 git push", "git push"]),
        ("env -S 'git push' -n", ["env -S git push -n", "git push -n"]),
        ("env -C web git push", ["env -C web git push", "git push"]),
        ("sudo -E git push", ["sudo -E git push", "git push"]),
        ("timeout -k 5 10 git push", ["timeout -k 5 10 git push", "git push"]),
        ("nice -n 5 git push", ["nice -n 5 git push", "git push"]),
        ("npx -y playwright test", ["npx -y playwright test", "playwright test"]),
        ("npm exec -- playwright test", ["npm exec -- playwright test", "playwright test"]),
        ("pnpm exec playwright test", ["pnpm exec playwright test", "playwright test"]),
        ("yarn playwright test", ["yarn playwright test", "playwright test"]),
        ("uv run --with a pre-commit run", ["uv run --with a pre-commit run", "pre-commit run"]),
        ("uv tool run pre-commit run", ["uv tool run pre-commit run", "pre-commit run"]),
        ("flock /tmp/l -c 'git push'", ["flock /tmp/l -c git push", "git push"]),
        ("watch -n 5 'git push'", ["watch -n 5 git push", "git push"]),
        ("su dev -c 'git push'", ["su dev -c git push", "git push"]),
        ("git -c alias.p=push p", ["git -c alias.p=push p", "git push"]),
        ("python -m pre_commit run", ["python -m pre_commit run", "pre-commit run"]),
        ("python -Im pytest", ["python -Im pytest"]),
        ("cmd /c git push", ["cmd /c git push", "git push"]),
        ("powershell -Command git push", ["powershell -Command git push", "git push"]),
        ("echo a | xargs -I{} rm {}/b", ["echo a", "xargs -I{} rm {}/b", "rm a/b"]),
        ("source /dev/stdin <<< 'git push'", ["source /dev/stdin", "git push"]),
        ("printf 'git %s' push | sh", ["printf git %s push", "sh", "git push"]),
        ("coproc git push", ["git push"]),
        ("a=(git push); \"${a[@]}\"", ["git push"]),
        ("declare -x A=1; git push", ["declare -x A=1", "git push"]),
        ("set -- git push; ls", ["set -- git push", "ls"]),
        ("shopt -s extglob; rm !(a|b)", ["shopt -s extglob", "rm *"]),
    ],
)  # fmt: skip
def test_what_a_text_runs(text: str, commands: list[str]) -> None:
    assert [" ".join(argv(run)) for run in runs(text, "/p")] == commands


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("cd web; ls", "/p/web"),
        ("cd web && cd ..; ls", "/p"),
        ("(cd web); ls", "/p"),
        ("cd /tmp; ls", "/tmp"),
        ("cd -- web; ls", "/p/web"),
        ("cd C:\\\\x; ls", "C:/x"),
        ("cd $HOME/web; ls", "\ue007/web"),
        ("cd -; ls", "\ue007"),
        ("cd; ls", "\ue007"),
        ("env -C web ls", "/p/web"),
        ("bash -c 'cd web; ls'", "/p/web"),
    ],
)
def test_where_a_command_runs(text: str, where: str) -> None:
    assert runs(text, "/p")[-1].cwd == where


def test_variables_reach_what_is_run() -> None:
    assert runs("SKIP=a git push", "/p")[0].env == {"SKIP": "a"}
    assert runs("SKIP=a sh -c 'git push'", "/p")[-1].env == {"SKIP": "a"}
    assert runs("export SKIP=a; git push", "/p")[-1].env == {"SKIP": "a"}
    assert runs("SKIP=a; export SKIP; git push", "/p")[-1].env == {"SKIP": "a"}
    assert runs("SKIP=a; git push", "/p")[-1].env == {}
    assert runs("SKIP=a ls; git push", "/p")[-1].env == {}


def test_what_is_nested_without_end_is_not_followed() -> None:
    with pytest.raises(TooDeep):
        tokens("$(" * 100 + "ls" + ")" * 100)
    with pytest.raises(TooDeep):
        runs("eval " * 40 + "ls", "/p")
    with pytest.raises(TooDeep):
        runs("; ".join(["ls"] * 5000), "/p")


def test_time_grows_with_the_text() -> None:
    """No clock: what would take minutes if it grew with the square ends the test by its own length."""
    for part in ("{a,b}", "'a' ", '"a" ', "$A", "\\a", "(", "{", "$((", "((", "`a`", "<<A ", "a=(", "${", "@(", "[[ "):
        text = part * 20_000
        with contextlib.suppress(TooDeep):
            runs(text, "/p")


@pytest.mark.parametrize(("tool", "before"), [("Bash", "rm "), ("Bash", "python3 - <<EOF\n"), ("PowerShell", "")])
def test_a_decision_takes_no_longer_for_many_of_a_kind(tool: str, before: str, tmp_path: Path) -> None:
    top = tmp_path.as_posix()
    for part in ("a=$a$a;", "{1..99}", "[a", "\n", "open(", "open ", "'\\'", '"\\"', "@'\n", ".replace('", "x>", "ni "):
        event = Event(tool, {"command": (before + part * 50_000)[:50_000]}, top, "s")
        start = time.process_time()
        decide(event, Disk(top))
        assert time.process_time() - start < 3, part
