"""`qa-scan-secrets`: where it looks, and that it never shows what it found. The tables: `cases/secrets.yaml`."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest
from conftest import TODAY, Repo
from entries import entry, path, topic

from qa_memory_hooks import credentials, scan_secrets
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import LINK, Edited
from qa_memory_hooks.report import text as report
from qa_memory_hooks.report.finding import Finding

ENV, NOTES = path("env"), ".qa/notes.md"
KEY = "AKIA" + "Q7ZT4MNBX2LPV6RD"
OTHER_KEY = "AKIA" + "W3KD8RVNYJ5H6TQC"
LOGIN = "Tr0ub4dor" + "!73"
PASSWORD = "password=" + LOGIN
RANDOM = "qR7vZk2mWp9X" + "bT4LsHd8Nc3JyGf6Ea1u"
RUN = "n4Xk9TqLw2Zs7VbR" + "c5Ydf8Hj3Pm6Gt1U"
PRIVATE = f"-----BEGIN {'RSA PRIVATE'} KEY-----\n{RUN}{RUN}\n{RUN[::-1]}{RUN}\n-----END {'RSA PRIVATE'} KEY-----"


def scan(text: str, name: str = ENV, mode: str = "100644") -> list[Finding]:
    head = Edited({name: text.encode()})
    head.modes[name] = mode
    found = scan_secrets.check(Change(head, (), today=datetime.date.fromisoformat(TODAY)))
    return sorted(found, key=lambda one: one.order)


def body(handling: str, title: str = "a") -> str:
    return topic(entry(title, body=f"**Symptom**: x\n\n**Handling**: {handling}"))


def test_a_secret_is_shown_in_part_alone() -> None:
    (found,) = scan(body(f"the key is {KEY}"))
    assert found.rule.code == "QA601"
    assert KEY not in found.message
    assert KEY[:4] in found.message
    assert f"({len(KEY)} characters)" in found.message
    assert found.level == "fail"
    assert found.column == len("**Handling**: the key is ") + 1


@pytest.mark.parametrize(
    ("text", "secret", "code", "level"),
    [
        (f"the key is {KEY}", KEY, "QA601", "fail"),
        (f"wait\n\n{PRIVATE}", RUN, "QA601", "fail"),
        (PASSWORD, LOGIN, "QA602", "warn"),
        (f"use postgres://kiosk:{LOGIN}@db.kiosk.invalid/loans", LOGIN, "QA602", "warn"),
        (f"send `x-stub: {RANDOM}`", RANDOM, "QA603", "warn"),
    ],
)
def test_what_is_a_failure_and_what_a_warning(text: str, secret: str, code: str, level: str) -> None:
    (found,) = scan(body(text))
    assert (found.rule.code, found.level) == (code, level)
    shown = report.render([found], False)
    assert secret not in shown
    assert secret[len(secret) // 4 :] not in shown  # nor the most of it
    assert secret[-8:] not in shown


@pytest.mark.parametrize(
    "text",
    [
        topic(entry("a", evidence=f'"{KEY}"')),
        topic(entry("a", summary=KEY)),
        topic(entry(KEY, summary="s")),
        topic(entry("a"), archive=(f"2026-01-01 old — {KEY}",)),
        f"# env\n\n> {KEY}\n",
        body(f"\n\n- one\n- {KEY}"),
        body(f"\n\n| a | b |\n|---|---|\n| {KEY} | c |"),
        body(f"\n\n```\n{KEY}\n```"),
        body(f"\n\n<!-- {KEY} -->"),
        body(f"\n\n[a](https://x.invalid/?k={KEY})"),
    ],
)
def test_every_place_of_a_topic_file_is_scanned(text: str) -> None:
    (found,) = scan(text)
    assert (found.rule.code, found.path) == ("QA601", ENV)
    assert text.split("\n")[found.line - 1][found.column - 1 :].startswith(KEY)
    (with_crlf,) = scan(text.replace("\n", "\r\n"))
    assert (with_crlf.line, with_crlf.column, with_crlf.fingerprint) == (found.line, found.column, found.fingerprint)


def test_each_of_several_is_told() -> None:
    found = scan(body(f"{KEY} and {OTHER_KEY}\n\n- {OTHER_KEY}\n- {PASSWORD}\n- {RANDOM}"))
    assert [one.rule.code for one in found] == ["QA601", "QA601", "QA602", "QA603"]
    assert found[0].message.endswith("`, and 1 more in this block")
    assert len({(one.line, one.column) for one in found}) == 4


def test_passwords_of_the_configuration_are_known_by_their_keys() -> None:
    config = json.dumps({"user": "qa", "password": LOGIN, "more": {"tokens": [RANDOM]}})
    assert "QA602" in {one.rule.code for one in scan(config, ".qa/config.json")}


def test_a_credential_in_a_file_name_is_told() -> None:
    assert "QA601" in {one.rule.code for one in scan("x\n", f".qa/{KEY}.md")}


def test_a_private_key_is_told_where_it_begins() -> None:
    text = body(f"wait\n\n{PRIVATE}\n\nand go")
    (found,) = scan(text)
    assert text.split("\n")[found.line - 1].startswith("-----BEGIN")
    assert found.message.count("\n") == 0


def test_a_secret_in_the_configuration_is_told_at_its_string() -> None:
    text = f'{{"cloud": {{\n  "key": "{KEY}"}}}}\n'
    (found,) = scan(text, ".qa/config.json")
    assert (found.rule.code, found.line) == ("QA601", 2)
    assert text.split("\n")[1][found.column - 1 :].startswith(KEY)


def test_a_line_of_100_kilobytes_ends() -> None:
    found = scan(body(f"{KEY} " * 5000))
    assert {one.rule.code for one in found} == {"QA601"}
    assert all(len(one.message) < 100 for one in found)


def test_what_is_no_regular_file_is_not_read() -> None:
    assert not [one for one in scan(KEY, NOTES, LINK) if one.rule.code.startswith("QA6")]
    pointer = f"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n{KEY}\n"
    assert not [one for one in scan(pointer, NOTES) if one.rule.code.startswith("QA6")]


def test_placeholders_are_no_secrets() -> None:
    assert not scan(body("send `Bearer <token>`, password=${SHOP_PASSWORD}"))


def test_the_tables_hold_no_secret_themselves() -> None:
    for file in (Path(__file__), Path(__file__).parent / "cases" / "secrets.yaml"):
        text = file.read_text(encoding="utf-8")
        assert [text[hit.start : hit.end] for hit in credentials.find(text)] == []


# --- in repositories


def stage(repo: Repo, files: dict[str, str | bytes | None]) -> None:
    repo.write(files)
    repo.git("add", "-A", "-f")


def test_only_what_is_new_is_scanned(repo: Repo) -> None:
    old = entry("old", body=f"**Symptom**: {KEY}\n\n**Handling**: x")
    first = repo.commit({ENV: topic(old)})
    stage(repo, {ENV: topic(entry("new"), old)})
    assert repo.hook("qa-scan-secrets").codes == []
    assert repo.hook("qa-scan-secrets", "--all").codes == ["QA601"]
    repo.commit({NOTES: f"{PASSWORD}\n"})
    assert repo.hook("qa-scan-secrets", "--from-ref", first, "--to-ref", "HEAD").codes == ["QA602"]
    stage(repo, {".qa-memory.yaml": 'exclude: [".qa/notes.md"]\n'})
    assert repo.hook("qa-scan-secrets", "--all").codes == ["QA601"]


def test_an_untouched_store_is_not_read(repo: Repo) -> None:
    stage(repo, {"README.md": KEY})
    done = repo.run("qa-scan-secrets")
    assert (done.status, done.out, done.err) == (0, "", "")


@pytest.mark.parametrize("where", ["body", "title", "summary", "archive"])
def test_no_report_of_the_gate_repeats_a_secret(repo: Repo, where: str) -> None:
    texts = {
        "body": body(f"the key is {KEY}"),
        "title": topic(entry(f"key {KEY}", summary="about it")),
        "summary": topic(entry("a", summary=f"the key is {KEY}")),
        "archive": topic(entry("a"), archive=(f"2026-01-01 old — {KEY}",)),
    }
    stage(repo, {ENV: texts[where]})
    done = repo.hook("qa-gate")
    assert "QA601" in done.codes
    assert KEY not in done.out
    assert KEY not in repo.run("qa-gate", "--today", TODAY).out


def _cut_out(repo: Repo, where: str) -> None:
    texts = {
        "title": topic(entry("a"), entry(f"key {KEY}", summary="about it", body="**Symptom**: z\n\n**Handling**: w")),
        "archive": topic(entry("a"), archive=("2026-01-01 x — y", f"2026-01-02 old — {KEY}")),
    }
    repo.commit({ENV: texts[where]})
    stage(repo, {ENV: topic(entry("a"), archive=("2026-01-01 x — y",) if where == "archive" else ())})


@pytest.mark.parametrize("where", ["title", "archive"])
def test_nor_does_the_history_when_it_was_cut_out(repo: Repo, where: str) -> None:
    _cut_out(repo, where)
    done = repo.hook("qa-gate")
    assert {"QA402", "QA412"} & {*done.codes}
    assert KEY not in done.out


@pytest.mark.parametrize("where", ["title", "archive"])
def test_nor_does_the_answer_to_that(repo: Repo, where: str) -> None:
    """It is committed: the key would be back."""
    _cut_out(repo, where)
    (found,) = repo.hook("qa-check-history").report["findings"]
    done = repo.run("qa-memory", "ack", found["fingerprint"], "--reason", "a leaked key", "--yes")
    assert done.status == 0, done.err
    (answer,) = (repo.top / ".qa-acks").iterdir()
    assert KEY not in answer.read_text(encoding="utf-8")
