"""`qa-check-entries`: where findings point, what they say. The tables: `cases/entries.yaml`, `cases/reading.yaml`."""

from __future__ import annotations

import datetime

import pytest
from conftest import TODAY, Repo
from entries import BODIES, entry, path, topic

from qa_memory_hooks import check_entries
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import Edited
from qa_memory_hooks.knowledge.vocabulary import BY_NAME
from qa_memory_hooks.report.finding import Finding

ENV = path("env")


def _found(text: str, base: str | None = None) -> list[Finding]:
    bases = (Edited({ENV: base.encode()}),) if base is not None else ()
    change = Change(Edited({ENV: text.encode()}), bases, today=datetime.date.fromisoformat(TODAY))
    return list(check_entries.check(change))


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (topic(entry("a", summary="x" * 61)), "QA113", 12),
        (topic(entry("a", keywords="[x]")), "QA116", 13),
        (topic(entry("a", source=None)), "QA107", 5),
        (topic("## 2026-09-05 bare\n\n**Symptom**: a\n\n**Handling**: b\n"), "QA101", 3),
        (topic(entry("a", body="**Symptom**: a\n\n**Handling**:")), "QA121", 21),
        (topic(entry("a", body="**Symptom**: a")), "QA120", 3),
        (topic(entry("a"), entry("b", related="[c]")), "QA118", 34),
    ],
)
def test_a_finding_points_at_its_line(text: str, code: str, line: int) -> None:
    found = _found(text)
    assert [(one.rule.code, one.line) for one in found] == [(code, line)]
    assert (found[0].path, found[0].store) == (ENV, ".qa")
    assert found[0].subject in ("a", "b", "bare")


def test_a_character_is_pointed_at() -> None:
    (found,) = [one for one in _found(topic(entry("a | b", summary="s"))) if one.rule.code == "QA114"]
    assert (found.line, found.column) == (3, 17)
    (found,) = _found(topic(entry("a, b", summary="s")), "# env\n")
    assert (found.rule.code, found.line, found.column) == ("QA131", 3, 16)


def test_a_hash_in_a_title_is_pointed_at() -> None:
    (found,) = _found(topic(entry("job #7", summary="s")), "# env\n")
    assert (found.rule.code, found.line, found.column) == ("QA131", 3, 19)


def test_every_missing_key_is_named_once() -> None:
    (found,) = _found(topic("## 2026-09-05 a\n\n```yaml\n```\n\n" + BODIES["env"] + "\n"))
    assert found.message == "missing: type, status, created, updated, source, confidence, summary, keywords"


@pytest.mark.parametrize(
    ("key", "near"), [("sumary", "summary"), ("keyword", "keywords"), ("verify", "verified"), ("Related", "related")]
)
def test_the_nearest_known_key_is_named(key: str, near: str) -> None:
    text = topic(entry("a")).replace("```yaml\n", f"```yaml\n{key}: x\n", 1)
    (found,) = _found(text)
    assert f"`{near}`" in found.help


def test_the_allowed_values_are_named() -> None:
    (found,) = _found(topic(entry("a", status="done")))
    assert found.message == "`status: done` is none of active, superseded, retired"


def test_the_later_written_of_two_is_to_blame() -> None:
    """A clash is told where it was written, whatever the order of the files."""
    old, new = topic(entry("same")), topic(entry("same", "workflow"))
    for first, second in ((ENV, path("workflow")), (path("workflow"), ENV)):
        texts = {first: old if first == ENV else new, second: new if second != ENV else old}
        base = {first: texts[first].encode()}
        head = {name: text.encode() for name, text in texts.items()}
        change = Change(Edited(head), (Edited(base),), today=datetime.date.fromisoformat(TODAY))
        (found,) = [one for one in check_entries.check(change) if one.rule.code == "QA122"]
        assert found.path == second
        assert first in found.message


def test_a_near_duplicate_names_what_to_update() -> None:
    (found,) = _found(topic(entry("a"), entry("a again", summary="about a")), topic(entry("a")))
    assert (found.rule.code, found.message) == ("QA129", f'says what "a" ({ENV}:3) says already')


@pytest.mark.parametrize("kind", BY_NAME)
def test_both_languages_and_both_colons(kind: str) -> None:
    pairs = BY_NAME[kind].sections
    words = "若网关无告警则为噪声，否则按真实失败处理；最多重试 2 次。"
    for languages in ((0,), (1,), (0, 1)):
        for colon in ("：", ": ", " "):
            body = "\n\n".join(
                f"**{pair[languages[at % len(languages)]]}**{colon}{words}" for at, pair in enumerate(pairs)
            )
            change = Change(
                Edited({path(kind): topic(entry("a", kind, body=body)).encode()}),
                (),
                today=datetime.date.fromisoformat(TODAY),
            )
            assert [one.rule.code for one in check_entries.check(change)] == []


def test_a_legacy_problem_blocks_only_those_who_touch_it(repo: Repo) -> None:
    bad = entry("old", keywords="[x]")
    repo.commit({ENV: topic(bad, entry("other"))})
    repo.write({ENV: topic(bad, entry("other", updated="2026-09-06"))})
    repo.git("add", "-A")
    assert repo.hook("qa-check-entries").codes == []
    assert repo.hook("qa-check-entries", "--all").codes == ["QA116"]
    repo.write({ENV: topic(bad.replace("about old", "about the old"), entry("other"))})
    repo.git("add", "-A")
    assert repo.hook("qa-check-entries").codes == ["QA116"]


def test_a_checkout_with_other_line_ends_is_no_change(repo: Repo) -> None:
    repo.commit({ENV: topic(entry("a")), ".qa/notes.md": "misc\n"})
    repo.write({".qa/notes.md": "misc\r\n"})  # as `core.autocrlf` checks it out
    assert repo.hook("qa-check-entries", "--worktree").codes == []
