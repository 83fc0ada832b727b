"""`.qa-memory.yaml`: what it may say, what is refused and how that is told, and whose settings judge."""

from __future__ import annotations

import datetime
import os

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import LINK, SUBMODULE, Edited
from qa_memory_hooks.settings import PATH, BadSettings, Limits, Settings, Stores, judging, parse, read

ENV = path("env")


def test_nothing_is_set_by_default() -> None:
    assert parse(b"") == Settings() == read(Edited({}))
    assert parse(b"# only a comment\n") == Settings()
    assert parse(b"limits: {}\nstores: {}\nexclude: []\ndisable: []\n") == Settings()


@pytest.mark.parametrize("name", Limits._fields)
def test_every_limit_can_be_set(name: str) -> None:
    assert parse(f"limits: {{{name}: 7}}".encode()) == Settings(limits=Limits(**{name: 7}))


@pytest.mark.parametrize("name", Stores._fields)
def test_every_store_can_be_placed(name: str) -> None:
    found = parse(f"stores:\n  {name}: [one, two/three]\n".encode())
    assert getattr(found.stores, name) == ("one", "two/three")


def test_the_other_keys() -> None:
    assert parse(b"language: zh").language == "zh"
    assert parse(b"disable: [QA127, QA304]").disable == {"QA127", "QA304"}
    assert parse("\ufefflanguage: zh\r\n".encode()).language == "zh"


@pytest.mark.parametrize(
    ("pattern", "meant", "spared"),
    [
        ("tests/**", "tests/data/.qa/env-notes.md", "svc/tests/.qa/env-notes.md"),
        ("fixtures", "a/fixtures/.qa/env-notes.md", "a/fixture/.qa/env-notes.md"),
        ("*/.qa/*.md", "svc/.qa/env-notes.md", ".qa/env-notes.md"),
        (".qa/config.json", ".qa/config.json", "svc/.qa/config.json"),
        ("docs/[ab]", "docs/a/.qa/x", "docs/c/.qa/x"),
        ("/docs", "docs/.qa/x", "svc/docs/.qa/x"),
    ],
)
def test_exclude_reads_globs_as_git_does(pattern: str, meant: str, spared: str) -> None:
    exclude = parse(f"exclude: ['{pattern}']".encode()).exclude
    assert exclude.match(meant)
    assert not exclude.match(spared)


@pytest.mark.parametrize(
    ("text", "said", "cure"),
    [
        ("limit: {}", "unknown key 'limit'", "'limits'"),
        ("lang: en", "unknown key 'lang'", "'language'"),
        ("limits: {topic_line: 1}", "unknown key 'limits.topic_line'", "'topic_lines'"),
        ("stores: {pattern: []}", "unknown key 'stores.pattern'", "'patterns'"),
        ("1: x", "unknown key '1'", "nearest"),
        ("null: x", "unknown key 'None'", "nearest"),
        ("[]", "not a mapping", ""),
        ("words", "not a mapping", ""),
        ("limits: 7", "limits is not a mapping", ""),
        ("limits:", "limits is not a mapping", ""),
        ("limits: {topic_lines: 0}", "limits.topic_lines is not a whole number above 0: 0", ""),
        ("limits: {topic_lines: -1}", "limits.topic_lines", ""),
        ("limits: {topic_lines: 1.5}", "limits.topic_lines", ""),
        ("limits: {topic_lines: true}", "limits.topic_lines", ""),
        ("limits: {topic_lines: '7'}", "limits.topic_lines", ""),
        ("limits: {topic_lines: }", "limits.topic_lines", ""),
        ("language: fr", "language is neither en nor zh: 'fr'", ""),
        ("language: [en]", "language is neither en nor zh", ""),
        ("language:", "language is neither en nor zh", ""),
        ("exclude: tests/**", "exclude is not a list of texts", ""),
        ("exclude: [1]", "exclude is not a list of texts", ""),
        ("exclude:", "exclude is not a list of texts", ""),
        ("disable: QA127", "disable is not a list of texts", ""),
        ("disable: [no-noise-criterion]", "'no-noise-criterion' is no code of a rule", ""),
        ("disable: [qa127]", "'qa127' is no code", ""),
        ("stores: {records: one}", "stores.records is not a list of texts", ""),
        ("[", "expected the node content", "mend the YAML"),
        ("a: b: c", "mapping values are not allowed", "mend the YAML"),
        ("\tlanguage: en", "cannot start any token", "mend the YAML"),
        ("language: en\n---\nlanguage: zh", "expected a single document", "mend the YAML"),
        ("language: !!python/object/apply:os.system [true]", "", ""),
        ("{[a]: b}", "unhashable", "mend the YAML"),
        ("a: 2026-13-45", "month must be in 1..12", "mend the YAML"),
        ("language: \x07", "special characters are not allowed", "mend the YAML"),
        ("limits: {topic_lines: *none}", "", ""),
        ("[" * 5000, "", "mend the YAML"),
        ("[" * 5000 + "]" * 5000, "", ""),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, said: str, cure: str) -> None:
    with pytest.raises(BadSettings) as caught:
        parse(text.encode())
    assert str(caught.value).startswith(f"{PATH}: ")
    assert said in str(caught.value)
    assert cure in caught.value.cure
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("data", [b"language: \xe9", "language: en".encode("utf-16")])
def test_only_utf_8_is_read(data: bytes) -> None:
    with pytest.raises(BadSettings, match="not UTF-8"):
        parse(data)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("language: en\nlanguage: zh", id="repeated key"),
        pytest.param("limits: {topic_lines: 1, topic_lines: 300}", id="repeated key below"),
        pytest.param("language: &a en\nexclude: [*a]", id="alias"),
        pytest.param("disable: [QA402]", id="failure"),
        pytest.param("disable: [QA999]", id="no such rule"),
        pytest.param("language: !!str en", id="tag"),
        pytest.param("a: !!timestamp x", id="tag that PyYAML stumbles on"),
        pytest.param("a: !!bool x", id="another"),
        pytest.param("a: !!int ''", id="a third"),
    ],
)
def test_what_two_readers_would_read_differently_is_refused(text: str) -> None:
    with pytest.raises(BadSettings):
        parse(text.encode())


def _laughs(levels: int) -> bytes:
    rows = ["    - &a0 [x, x, x, x, x, x, x, x, x, x]"]
    rows += [f"    - &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, levels)]
    return ("limits:\n  topic_lines:\n" + "\n".join(rows) + "\n").encode()


def test_a_small_file_cannot_make_a_large_message() -> None:
    with pytest.raises(BadSettings) as caught:
        parse(_laughs(5))  # one level more is ten times as much
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("mode", [LINK, SUBMODULE])
def test_no_regular_file(mode: str) -> None:
    snapshot = Edited({PATH: b"language: en"})
    snapshot.modes[PATH] = mode
    with pytest.raises(BadSettings, match="no regular file"):
        read(snapshot)


def test_too_large() -> None:
    with pytest.raises(BadSettings, match="too large"):
        read(Edited({PATH: b"#" * ((1 << 20) + 1)}))
    assert read(Edited({PATH: b"#" * (1 << 20)})) == Settings()


def test_only_the_file_at_the_root_counts() -> None:
    assert read(Edited({f"svc/{PATH}": b"language: zh", f"{PATH}.bak": b"language: zh"})) == Settings()


def _change(head: dict[str, bytes | None], *bases: dict[str, bytes | None], in_range: bool) -> Change:
    return Change(
        Edited(head),
        tuple(map(Edited, bases)),
        today=datetime.date.fromisoformat(TODAY),
        in_range=in_range,
    )


def test_whose_settings_judge() -> None:
    english: dict[str, bytes | None] = {PATH: b"language: en"}
    chinese: dict[str, bytes | None] = {PATH: b"language: zh"}
    assert judging(_change(chinese, english, in_range=False)).language == "zh"
    assert judging(_change(english, chinese, in_range=True)).language == "zh"
    assert judging(_change(chinese, {"x": b""}, in_range=True)).language == "en"  # none there: the defaults
    assert judging(_change(chinese, {}, in_range=True)).language == "zh"  # an empty base has nothing to say
    assert judging(_change(chinese, in_range=False)).language == "zh"


# In a real repository.


def test_locally_the_settings_that_would_be_committed_judge(repo: Repo) -> None:
    repo.commit({"x": "x\n"})
    repo.write({PATH: "limits: {entry_lines: 5}\n", ENV: topic(entry("a"))})
    repo.git("add", ENV)
    assert repo.hook("qa-check-budgets").codes == []
    repo.git("add", PATH)
    assert repo.hook("qa-check-budgets").codes == ["QA302"]


def test_a_change_cannot_loosen_the_limit_that_judges_it(repo: Repo) -> None:
    base = repo.commit({PATH: "limits: {entry_lines: 5}\n", "x": "x\n"})
    repo.commit({PATH: "limits: {entry_lines: 50}\n", ENV: topic(entry("a"))})
    assert repo.hook("qa-check-budgets", "--from-ref", base, "--to-ref", "HEAD").codes == ["QA302"]


@pytest.mark.parametrize("hook", ["qa-gate", "qa-check-entries", "qa-rebuild-index"])
def test_settings_that_cannot_be_read_are_exit_2(repo: Repo, hook: str) -> None:
    repo.write({PATH: "limit: {}\n", ENV: topic(entry("a"))})
    repo.git("add", "-A")
    done = repo.run(hook)
    assert done.status == 2
    assert done.err == "error: .qa-memory.yaml: unknown key 'limit'\n    help: the nearest known key is 'limits'\n"
    assert done.out == ""


def test_between_two_commits_broken_settings_are_a_finding(repo: Repo) -> None:
    base = repo.commit({"x": "x\n"})
    repo.commit({PATH: "limit: {}\n"})
    assert repo.hook("qa-gate", "--from-ref", base, "--to-ref", "HEAD").codes == ["QA935"]


def test_so_they_are_where_nothing_was_there_before(repo: Repo) -> None:
    base = repo.commit()
    repo.write({PATH: "limit: {}\n", ENV: topic(entry("a"))})
    repo.commit()
    done = repo.hook("qa-gate", "--from-ref", base, "--to-ref", "HEAD")
    assert (done.status, done.codes) == (1, ["QA201", "QA935"])


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_is_no_settings_file(repo: Repo) -> None:
    repo.write({"real.yaml": "language: zh\n", ENV: topic(entry("a"))})
    (repo.top / PATH).symlink_to("real.yaml")
    done = repo.run("qa-memory", "check")
    assert (done.status, "no regular file" in done.err) == (2, True)


def test_warnings_and_notes_can_be_switched_off_and_failures_cannot(repo: Repo) -> None:
    body = "**Symptom**: a\n\n**Root cause**: b\n\n**Handling**: ignore it."
    repo.write({path("flaky"): topic(entry("a", "flaky", body=body, keywords="[x]"))})
    assert repo.hook("qa-check-entries", "--worktree").codes == ["QA116", "QA127"]
    repo.write({PATH: "disable: [QA127]\n"})
    assert repo.hook("qa-check-entries", "--worktree").codes == ["QA116"]


def test_what_is_excluded_is_not_judged(repo: Repo) -> None:
    repo.write({PATH: "exclude: [fixtures]\n", "fixtures/.qa/env-notes.md": "## no date\n", ENV: topic(entry("a"))})
    repo.reindex()
    done = repo.hook("qa-gate", "--worktree")
    assert (done.status, done.report["counts"]["knowledge bases"]) == (0, 1)


def test_settings_in_conflict_say_so(repo: Repo) -> None:
    repo.commit({PATH: "language: en\n", ENV: topic(entry("a"))})
    repo.git("checkout", "-q", "-b", "side")
    repo.commit({PATH: "language: zh\n"})
    repo.git("checkout", "-q", "main")
    repo.commit({PATH: "limits: {}\n"})
    assert repo.run("git", "merge", "-q", "side").status == 1
    done = repo.run("qa-gate")
    assert done.status in (1, 2)
    assert "conflict" in done.out + done.err
    assert PATH in done.out + done.err


def test_folders_of_stores_have_one_form() -> None:
    found = parse(b"stores: {records: [qa/memory/, /qa/memory, '', /, x]}")
    assert found.stores.records == ("qa/memory", "x")
