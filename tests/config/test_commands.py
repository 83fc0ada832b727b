"""`qa-memory config`: what is printed, and what is exit 2."""

from __future__ import annotations

import json

import pytest
from configs import BASE, FILE, config, text
from conftest import Done, Repo

from qa_memory_hooks.config import defaults, schema


def show(repo: Repo, *argv: str, cwd: str = ".") -> Done:
    return repo.run("qa-memory", "config", "show", *argv, cwd=cwd)


def test_the_defaults_are_filled_in(repo: Repo) -> None:
    repo.write(config())
    done = show(repo)
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out) == defaults.filled(BASE)
    repo.write({FILE: done.out})
    assert show(repo).out == done.out


def test_it_is_found_from_below(repo: Repo) -> None:
    repo.write(config() | config("services/a/", {"jira.projectKey": "AAA"}) | {"services/b/x": "x"})
    outer, inner = show(repo).out, show(repo, "services/a").out
    assert '"AAA"' in inner
    assert show(repo, "web").out == show(repo, "services/b").out == show(repo, cwd="services/b").out == outer
    assert show(repo, f"services/a/{FILE}").out == show(repo, cwd="services/a/web").out == inner
    assert show(repo, f"../a/{FILE}", cwd="services/b").out == inner


def test_outside_of_git(tmp_path) -> None:  # type: ignore[no-untyped-def]
    repo = Repo(tmp_path / "plain", init=False)
    repo.write(config())
    assert json.loads(show(repo).out) == defaults.filled(BASE)


def test_what_is_missing_stays_missing(repo: Repo) -> None:
    repo.write({FILE: text({"jira.projectKey": None})})
    done = show(repo)
    assert done.status == 0
    assert "projectKey" not in done.out
    assert "is not complete" in done.err
    repo.write({FILE: '{"zz": "\u202e\\u001b"}'})
    done = show(repo)
    assert "\u202e" not in done.out
    assert json.loads(done.out)["zz"] == "\u202e\x1b"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{,}", "is no JSON: line 1, column 2"),
        (b"", "is no JSON"),
        (b"[]", "is no JSON object"),
        (b"\xff", "cannot be read"),
        (None, f"there is no {FILE} here"),
    ],
)
def test_what_cannot_be_shown_is_exit_2_with_a_cure(repo: Repo, content: bytes | None, said: str) -> None:
    if content is not None:
        repo.write({FILE: content})
    done = show(repo)
    assert (done.status, done.out) == (2, "")
    assert said in done.err
    assert "help: " in done.err


def test_paths_that_lead_nowhere(repo: Repo) -> None:
    repo.write(config())
    for path in ("gone", "gone/config.json", f"gone/{FILE}"):
        assert show(repo, path).status == 2
    (repo.top / ".qa" / "config.json").unlink()
    (repo.top / ".qa" / "config.json").symlink_to(repo.top.parent / "elsewhere")
    assert show(repo).status == 2
    assert show(repo, FILE).status == 2
    (repo.top / "linked").symlink_to(".qa")
    assert show(repo, "linked/config.json").status == 2
    assert show(repo, "..").status == 2


def test_the_schema_is_printed_as_it_is(repo: Repo) -> None:
    done = repo.run("qa-memory", "config", "schema")
    assert (done.status, done.out) == (0, schema.text())
