"""Answers to findings: what is read, what counts where, what is stale, and what is wrong with the folder."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable
from typing import Any

import pytest
from conftest import TODAY
from entries import entry, path, topic

from qa_memory_hooks import gate
from qa_memory_hooks.catalogue import BY_CODE
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import EXECUTABLE, LINK, OTHER, SUBMODULE, UNMERGED, Edited
from qa_memory_hooks.report import acknowledgements
from qa_memory_hooks.report.acknowledgements import Answer, BadAnswer, answered, fresh, give, key, parse, place, stale
from qa_memory_hooks.report.finding import Finding

DAY = datetime.date.fromisoformat(TODAY)
WARNING, SCANNED, FAILURE, NOTE = BY_CODE["QA127"], BY_CODE["QA127"]._replace(code="QA501", severity="fail"), \
    BY_CODE["QA113"], BY_CODE["QA304"]  # fmt: skip
FOUND = Finding(WARNING, ".qa/flaky-tests.md", "no bound", 7, subject="cart", block="just retry", store=".qa")
ANSWER = give(FOUND, "the page goes next week", "Tester <t@example.com>", DAY)
OWNERS = {".github/CODEOWNERS": b"/.qa-acks/ @shop/testers\n"}
Files = dict[str, bytes | None]


def of(*answers: Answer) -> Files:
    return {answer.path: answer.text().encode() for answer in answers}


def change(head: Files, *bases: Files, **asked: Any) -> Change:
    return Change(Edited(head), tuple(map(Edited, bases)), today=DAY, **asked)


def settled(one: Finding, head: Files, *bases: Files, **asked: Any) -> Finding:
    (found,) = answered(change(head, *bases, **asked), [one])
    return found


# The file.


def test_what_is_written_is_read() -> None:
    text = ANSWER.text()
    assert parse(text) == ANSWER
    assert list(json.loads(text)) == [
        "fingerprint", "rule", "where", "subject", "quote", "reason", "by", "date",
    ]  # fmt: skip
    assert text.startswith('{\n  "fingerprint": "') and text.endswith('"\n}\n') and "\r" not in text
    assert ANSWER.path == f".qa-acks/{FOUND.fingerprint}.json"
    assert ANSWER.said == f"{TODAY} Tester <t@example.com>: the page goes next week"


def test_an_answer_is_one_line_of_plain_text_each() -> None:
    odd = FOUND._replace(subject="caf\udce9\u200b", path="\u202e.md", message="a\nb\x1b[2J" + "x" * 500)
    found = give(odd, "  because\n\tof ##[error] ", "T\u200b <t@x.y>", DAY)
    assert found.subject == "caf\\xe9\\u{200B}"
    assert found.where == "\\u{202E}.md"
    assert found.quote.startswith("a b\\u{001B}[2J") and len(found.quote) < 400
    assert (found.reason, found.by) == ("because of # #[error]", "T\\u{200B} <t@x.y>")
    assert parse(found.text()) == found
    assert settled(odd, of(found)).acknowledged


def test_the_text_that_was_judged_is_not_repeated() -> None:
    secret = FOUND._replace(block="the key is hunter2hunter2", message="a password in the text")
    assert "hunter2" not in give(secret, "r", "b", DAY).text()


def test_chinese_is_written_as_it_is() -> None:
    found = give(FOUND._replace(subject="购物车"), "下周换页面", "测试 <t@example.com>", DAY)
    assert "购物车" in found.text() and "下周换页面" in found.text()


@pytest.mark.parametrize(
    ("altered", "said"),
    [
        ({"reason": ""}, "`reason` is empty"),
        ({"reason": " \n\u3000"}, "`reason` is empty"),
        ({"by": " "}, "`by` is empty"),
        ({"reason": None}, "`reason` is no text"),
        ({"reason": ["x"]}, "`reason` is no text"),
        ({"date": 20261130}, "`date` is no text"),
        ({"date": "2026-02-30"}, "`date` is no date"),
        ({"date": "20261130"}, "`date` is no date"),
        ({"date": "2026-W48-1"}, "`date` is no date"),
        ({"fingerprint": "3f9c"}, "not 32 hex digits"),
        ({"fingerprint": "A" * 32}, "not 32 hex digits"),
        ({"fingerprint": "a" * 32 + "\n"}, "not 32 hex digits"),
        ({"expires": "2027-01-01"}, "unknown: 'expires'"),
        ({"Reason": "x"}, "unknown: 'Reason'"),
    ],
)
def test_a_bad_value(altered: dict[str, object], said: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        parse(json.dumps(ANSWER._asdict() | altered))
    assert said in caught.value.message


@pytest.mark.parametrize("name", Answer._fields)
def test_every_key_is_needed(name: str) -> None:
    values = ANSWER._asdict()
    del values[name]
    with pytest.raises(BadAnswer, match=f"missing: '{name}'"):
        parse(json.dumps(values))


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "empty"),
        ("- finding: x\n", 1, ""),
        ("[]", 1, "no JSON object"),
        ("null", 1, "no JSON object"),
        ('{\n  "rule": "a",\n  "rule": "b"\n}', 3, "stands twice"),
        ('{\n"reason": "\\ud800"}', 2, "surrogate"),
        ("[" * 100_000, 1, "nested deeper"),
    ],
)
def test_no_json(text: str, line: int, said: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        parse(text)
    assert caught.value.line == line
    assert said in caught.value.message


# What an answer counts for.


def test_a_warning_is_answered_by_what_agrees_with_it() -> None:
    found = settled(FOUND, of(ANSWER))
    assert found == FOUND._replace(answer=ANSWER.said)
    assert found.acknowledged
    assert not FOUND.acknowledged


@pytest.mark.parametrize(
    "altered",
    [
        {"rule": "QA129"},
        {"subject": "other"},
        {"subject": "Cart"},
        {"fingerprint": "0" * 32},
        {"reason": ""},
    ],
)
def test_name_fingerprint_rule_and_subject_must_all_agree(altered: dict[str, str]) -> None:
    files: Files = {ANSWER.path: ANSWER._replace(**altered).text().encode()}
    assert settled(FOUND, files) == FOUND


def test_what_is_said_beside_does_not_matter() -> None:
    other = ANSWER._replace(where="moved.md", quote="x", by="y", date="2020-01-01")
    assert settled(FOUND, of(other)).acknowledged


def test_it_must_lie_in_its_place() -> None:
    for where in (f"svc/{ANSWER.path}", ANSWER.path.replace("acks/", "acks/sub/"), ANSWER.path.upper(), ".qa-acks/x"):
        assert not settled(FOUND, {where: ANSWER.text().encode()}).acknowledged


@pytest.mark.parametrize("mode", [LINK, SUBMODULE, UNMERGED, OTHER, EXECUTABLE])
def test_it_must_be_a_plain_file(mode: str) -> None:
    head = Edited(of(ANSWER))
    head.modes[ANSWER.path] = mode
    assert answered(Change(head, (), today=DAY), [FOUND]) == [FOUND]


@pytest.mark.parametrize("data", [b"\xff", b"\xff\xfe{\x00", b" " * (2 << 20), b"\x00", b"<<<<<<< a\n", b""])
def test_bytes_that_are_no_answer(data: bytes) -> None:
    assert settled(FOUND, {ANSWER.path: data}) == FOUND


def test_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    data = b"\xef\xbb\xbf" + ANSWER.text().replace("\n", "\r\n").encode()
    assert settled(FOUND, {ANSWER.path: data}).acknowledged


def test_only_warnings_and_failures_of_scanners_can_be_answered() -> None:
    for rule in (FAILURE, NOTE):
        one = FOUND._replace(rule=rule)
        assert not one.answerable
        assert settled(one, of(give(one, "r", "b", DAY)), of(give(one, "r", "b", DAY))) == one
    noted = FOUND._replace(severity="note")
    assert settled(noted, of(ANSWER), of(ANSWER)) == noted


def test_a_failure_that_became_a_question_can_be_answered() -> None:
    undone = FOUND._replace(rule=BY_CODE["QA402"], severity="warn")
    given = of(give(undone, "r", "b", DAY))
    assert settled(undone, given).acknowledged
    assert not settled(undone._replace(severity=None), given, given).acknowledged


def _scanned() -> tuple[Finding, Files]:
    one = FOUND._replace(rule=SCANNED)
    return one, of(give(one, "quoted", "b", DAY))


def test_a_scanners_failure_is_answered_by_the_base_alone() -> None:
    one, given = _scanned()
    for asked in ({}, {"acks": "head", "in_range": True}, {"in_range": True}):
        found = settled(one, given, OWNERS, **asked)
        assert not found.acknowledged
        assert "once the base holds the answer" in found.help
        assert settled(one, given, given, **asked).acknowledged
    assert not settled(one, {}, given).acknowledged  # taken back
    assert not settled(one, given).acknowledged  # outside of git there is no base


def test_with_several_bases_any_of_them_holds_it() -> None:
    one, given = _scanned()
    assert settled(one, given, {}, given).acknowledged
    assert settled(one, given, given, {}).acknowledged
    altered: Files = {path: data.replace(b"quoted", b"other") for path, data in given.items() if data}
    assert not settled(one, given, {}, altered).acknowledged


def test_between_two_commits_a_new_answer_needs_an_owner_in_the_base() -> None:
    given = of(ANSWER)
    x: Files = {"x": b""}
    assert settled(FOUND, given, OWNERS, in_review=True, in_range=True).acknowledged
    assert settled(FOUND, given | OWNERS, OWNERS, in_review=True, in_range=True).acknowledged
    for base in (x, {"CODEOWNERS": b"* @a\n/.qa-acks/\n"}, {"CODEOWNERS": b"*.md @a"}, {".github/CODEOWNERS": b""}):
        found = settled(FOUND, given | OWNERS, base, in_review=True, in_range=True)  # the head's owners say nothing
        assert not found.acknowledged
        assert "CODEOWNERS of the base gives its path no owner" in found.help
        assert ANSWER.path in found.help
    assert settled(FOUND, given, x | given, in_review=True, in_range=True).acknowledged
    assert settled(
        FOUND, given | OWNERS, {}, in_review=True, in_range=True
    ).acknowledged  # an empty base has nothing to say


def test_an_answer_that_is_altered_is_a_new_one() -> None:
    altered = of(ANSWER._replace(reason="something else"))
    assert not settled(FOUND, altered, of(ANSWER), in_review=True, in_range=True).acknowledged
    assert not settled(FOUND, altered, of(ANSWER) | OWNERS, in_review=True, in_range=True, acks="base").acknowledged
    assert settled(FOUND, altered, of(ANSWER) | OWNERS, in_review=True, in_range=True).acknowledged


def test_base_and_head() -> None:
    found = settled(FOUND, of(ANSWER), OWNERS, in_review=True, in_range=True, acks="base")
    assert not found.acknowledged
    assert "--acks=base" in found.help
    assert settled(FOUND, of(ANSWER), of(ANSWER), in_review=True, in_range=True, acks="base").acknowledged
    assert settled(FOUND, of(ANSWER), {"x": b""}, in_review=True, in_range=True, acks="head").acknowledged


def test_locally_the_answers_of_the_head_count() -> None:
    assert settled(FOUND, of(ANSWER), {"x": b""}).acknowledged
    assert not settled(FOUND, {}, of(ANSWER)).acknowledged


def test_one_answer_for_two_findings_in_one_block() -> None:
    second = FOUND._replace(line=8, column=3, message="no criterion")
    found = answered(change(of(ANSWER)), [FOUND, second])
    assert [one.acknowledged for one in found] == [True, True]


def test_new_ones_are_named_once() -> None:
    second = FOUND._replace(line=8)
    other = FOUND._replace(subject="other")
    both = of(ANSWER, give(other, "r", "b", DAY))
    judged = change(both, {**OWNERS, **of(ANSWER)}, in_review=True, in_range=True)
    assert [(one.subject, answer.subject) for one, answer in fresh(judged, [FOUND, second, other])] == [
        ("other", "other")
    ]
    assert fresh(change(both, {"x": b""}, in_review=True, in_range=True), [FOUND, other]) == []


# What is needed.


def test_an_answer_that_matches_nothing_is_stale() -> None:
    judged = change(of(ANSWER), whole=True)
    assert stale(judged, [FOUND]) == []
    assert stale(judged, [FOUND._replace(severity="note")]) == []
    assert stale(judged, [FOUND._replace(block="retry twice")]) == [ANSWER]
    assert stale(judged, []) == [ANSWER]


def test_where_something_cannot_be_read_nothing_is_stale() -> None:
    unread = Finding(BY_CODE["QA001"], ".qa/flaky-tests.md", "not UTF-8")
    assert stale(change(of(ANSWER), whole=True), [unread]) == []
    assert stale(change(of(ANSWER), whole=True), [unread._replace(severity="note")]) == [ANSWER]


@pytest.mark.parametrize("code", ["QA129", "QA405", "QA411", "QA413", "QA402"])
def test_an_answer_about_a_change_is_needed_until_it_has_landed(code: str) -> None:
    one = FOUND._replace(rule=BY_CODE[code], severity="warn")
    answer = give(one, "r", "b", DAY)
    given = of(answer)
    assert stale(change(given, whole=True), []) == []
    assert stale(change(given, given, whole=True), []) == []  # committed on a branch, which is not merged yet
    assert stale(change(given, {}, whole=True, in_review=True, in_range=True), []) == []
    assert stale(change(given, given, whole=True, in_review=True, in_range=True), []) == [answer]
    assert stale(change(given, given, whole=True, in_review=True, in_range=True), [one]) == []


def test_what_is_no_answer_is_not_stale() -> None:
    files: Files = {place("0" * 32): b"{}", ".qa-acks/README.md": b"x", ANSWER.path: b"\xff"}
    assert stale(change(files, whole=True), []) == []
    assert acknowledgements.kept(Edited(of(ANSWER) | files | of(ANSWER))) == [ANSWER]


# What is wrong with the folder (QA932). More stands in cases/acknowledgements.yaml.


def flaws(judged: Change) -> list[tuple[str, str]]:
    found = gate.check(judged)
    return [(one.rule.code, one.path) for one in found if one.rule.code in ("QA005", "QA932")]


@pytest.mark.parametrize("mode", [LINK, SUBMODULE, OTHER, EXECUTABLE])
def test_what_is_no_plain_file_is_a_finding(mode: str) -> None:
    for where in (ANSWER.path, ".qa-acks"):
        head = Edited({where: ANSWER.text().encode()})
        head.modes[where] = mode
        assert flaws(Change(head, (Edited({}),), today=DAY)) == [("QA932", where)]


def test_a_conflict_is_one_in_that_file() -> None:
    head = Edited(of(ANSWER))
    head.modes[ANSWER.path] = UNMERGED
    assert flaws(Change(head, (Edited({}),), today=DAY)) == [("QA005", ANSWER.path)]
    ours, theirs = ANSWER.text(), ANSWER._replace(reason="other").text()
    marked = f"<<<<<<< ours\n{ours}=======\n{theirs}>>>>>>> theirs\n".encode()
    assert flaws(change({ANSWER.path: marked}, {})) == [("QA005", ANSWER.path)]


@pytest.mark.parametrize(
    "folder", [".QA-ACKS", ".Qa-Acks", ".qa-ac\u212as", ".qa-ack\u017f", ".qa-\u200backs", ".qa-acks.", ".qa-acks "]
)
def test_a_folder_in_disguise(folder: str) -> None:
    files: Files = {f"{folder}/{name}": b"x" for name in ("a", "b")}
    assert flaws(change(files, {})) == [("QA932", f"{folder}/a")]


@pytest.mark.parametrize(
    "name", ["qa-acks/a", ".qa-ack/a", "x/.QA-ACKS/a", ".qa_acks/a", ".qa-acksx/a", ".qa-acks.json", ".qa-bcks/a"]
)
def test_other_folders_are_none(name: str) -> None:
    assert flaws(change({name: b"x"}, {})) == []


def test_only_what_is_added_or_altered_is_judged() -> None:
    bad: Files = {ANSWER.path: b"{}", place("0" * 32): b"[]", ".qa-acks/README.md": b"x"}
    assert flaws(change(bad, bad)) == []
    assert flaws(change(bad, {}, bad)) == []
    altered = bad | {ANSWER.path: b"{ }"}
    assert flaws(change(altered, bad)) == [("QA932", ANSWER.path)]
    assert len(flaws(change(bad, bad, whole=True))) == 3
    assert flaws(change({}, bad)) == []


def test_below_a_folder_answers_are_not_meant() -> None:
    assert flaws(change({ANSWER.path: b"{}"}, {}, whole=True, below="svc/")) == []


# What the fingerprint of a real finding survives.


TITLE, BLOCK = "cart", "Have  a look at\nthe page, and at the next one too; the network of the runner is slow."


def _fingerprints(*entries: str, kind: str = "flaky", root: str = ".qa") -> set[str]:
    head: Files = {path(kind, root): topic(*entries, kind=kind).encode()}
    found: Iterable[Finding] = gate.check(change(head, {"x": b""}))
    return {one.fingerprint for one in found if one.rule is WARNING}


def _flaky(handling: str, **values: Any) -> str:
    body = f"**Symptom**: {values.pop('symptom', 's')}\n\n**Root cause**: r.\n\n**Handling**: {handling}"
    return entry(values.pop("title", TITLE), "flaky", body=body, **values)


def test_a_fingerprint_survives_what_does_not_touch_its_words() -> None:
    (one,) = _fingerprints(_flaky(BLOCK))
    assert _fingerprints(entry("first", "flaky"), _flaky(BLOCK)) == {one}  # moved down
    assert _fingerprints(_flaky(" ".join(BLOCK.split()))) == {one}  # flowed anew
    assert _fingerprints(_flaky("\n".join(BLOCK.split()))) == {one}
    assert _fingerprints(_flaky(BLOCK, symptom="another text\n\nand more")) == {one}
    assert _fingerprints(_flaky(BLOCK, updated="2026-09-20", keywords="[a, b, c, d]", summary="other")) == {one}
    assert _fingerprints(_flaky(BLOCK.replace("\n", "\r\n"))) == {one}


def test_a_fingerprint_dies_with_any_word_of_its_block() -> None:
    (one,) = _fingerprints(_flaky(BLOCK))
    words = BLOCK.split()
    for at in range(len(words)):
        for altered in ([*words[:at], "other", *words[at + 1 :]], words[:at] + words[at + 1 :]):
            assert one not in _fingerprints(_flaky(" ".join(altered)))
    assert one not in _fingerprints(_flaky(f"{BLOCK}\n\nAnd then at the last one."))  # all of the handling
    assert one not in _fingerprints(_flaky(BLOCK, title="basket"))
    assert one not in _fingerprints(_flaky(BLOCK), root="svc/.qa")


@pytest.mark.parametrize(
    ("rule", "path_", "block"),
    [
        ("paragraph", ".qa/a.md", "one two\nthree"),
        ("list item", ".qa/a.md", "- one two\n  three"),
        ("table row", ".qa/a.md", "| one | two | three |"),
        ("metadata value", ".qa/a.md", "summary: one two three"),
    ],
)
def test_blocks_of_every_kind(rule: str, path_: str, block: str) -> None:
    one = FOUND._replace(path=path_, block=block)
    assert one._replace(line=99, column=9, block=f"  {' '.join(block.split())}\n").fingerprint == one.fingerprint
    for word in ("one", "two", "three"):
        assert one._replace(block=block.replace(word, "four")).fingerprint != one.fingerprint
        assert one._replace(block=block.replace(word, "")).fingerprint != one.fingerprint


def test_where_words_are_written_without_spaces_a_line_may_end_anywhere() -> None:
    text = "失败都是环境噪声，直接重试 job 即可。"
    one = FOUND._replace(block=text)
    for at in (2, 5, 9, 12, 13, 17):
        assert one._replace(block=f"{text[:at].rstrip()}\n{text[at:].lstrip()}").fingerprint == one.fingerprint, at
    assert one._replace(block=text.replace("噪声", "问题")).fingerprint != one.fingerprint
    assert one._replace(block=text.replace("job", "jobs")).fingerprint != one.fingerprint


def test_a_key_is_what_must_agree() -> None:
    assert key(FOUND) == ANSWER.key == (FOUND.fingerprint, "QA127", "cart")
    assert key(FOUND._replace(subject=""))[2] == FOUND.path
