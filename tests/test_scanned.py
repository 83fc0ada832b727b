"""What the scanners are given: every text that this change wrote, with its place and the block a person answers for."""

from __future__ import annotations

import datetime

import pytest
from conftest import TODAY
from entries import entry, path, topic

from qa_memory_hooks import scanned
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import LINK, OTHER, SUBMODULE, UNMERGED, Edited
from qa_memory_hooks.scanned import Unit

ENV = path("env")


def units(head: dict[str, str], base: dict[str, str] | None = None, whole: bool = False) -> list[Unit]:
    snapshots = [Edited({name: text.encode() for name, text in files.items()}) for files in (head, base or {})]
    bases = () if base is None else (snapshots[1],)
    return scanned.units(Change(snapshots[0], bases, today=datetime.date.fromisoformat(TODAY), whole=whole))


def texts(found: list[Unit]) -> str:
    return "\n".join(unit.text for unit in found)


def test_an_entry_is_a_heading_metadata_and_a_body() -> None:
    head, *meta, body = (unit for unit in units({ENV: topic(entry("a title"))}) if unit.subject == "a title")
    assert head.text == "a title"
    assert scanned.Places(head).place(2) == (3, 17)
    (summary,) = [unit for unit in meta if "summary:" in unit.text]
    assert scanned.Places(summary).place(summary.text.index("summary"))[1] == 1
    assert scanned.Places(summary).block(summary.text.index("about"), len(summary.text)) == "summary: about a title"
    assert "**Symptom**" in body.text


def test_a_place_is_that_of_the_file() -> None:
    text = topic(entry("a", body="**Symptom**: x\n\n**Handling**: here"))
    body = next(unit for unit in units({ENV: text}) if "Handling" in unit.text)
    line, column = scanned.Places(body).place(body.text.index("here"))
    assert text.split("\n")[line - 1][column - 1 :] == "here"


def test_the_preamble_is_a_unit_of_its_own() -> None:
    assert "> about" in texts(units({ENV: "# env\n\n> about\n"}))


def test_only_what_is_new_is_given() -> None:
    old, new = entry("old"), entry("new")
    assert {unit.subject for unit in units({ENV: topic(old, new)}, {ENV: topic(old)})} == {"new"}
    everything = units({ENV: topic(old, new)}, {ENV: topic(old)}, whole=True)
    assert {unit.subject for unit in everything} == {"old", "new", ENV}


def test_a_line_of_the_archive_stands_for_itself() -> None:
    lines = ("2026-01-01 x — y", "2026-01-02 z — w")
    before = {ENV: topic(entry("a"), archive=lines[:1])}
    (unit,) = units({ENV: topic(entry("a"), archive=lines)}, before)
    assert unit.text == lines[1]
    assert scanned.Places(unit).block(3, 4) == lines[1]
    assert scanned.Places(unit).place(0)[1] == 1


def test_other_files_are_read_whole_but_not_the_derived_index() -> None:
    found = units({ENV: topic(entry("a")), ".qa/extra.md": "one\ntwo\n", ".qa/INDEX.md": "three\n"})
    assert "one\ntwo" in texts(found)
    assert "three" not in texts(found)
    assert not [unit for unit in units({".qa/extra.md": "one\n"}, {".qa/extra.md": "one\n"}) if "one" in unit.text]


def test_what_is_no_text_is_not_given() -> None:
    snapshot = Edited({".qa/extra.md": b"\xff\xfe\x00"})
    assert not scanned.units(Change(snapshot, (), today=datetime.date.fromisoformat(TODAY)))


def test_texts_of_the_configuration_are_read_behind_their_keys() -> None:
    config = '{"a": "one\\u0020two",\n "b": ["three\\nfour"], "c": {"d": 1}}'
    found = [unit for unit in units({".qa/config.json": config}) if unit.path.endswith("config.json")]
    assert [unit.text for unit in found] == ["a", "a: one two", "b", "b: three\nfour", "c", "d"]
    assert scanned.Places(found[1]).place(3) == (1, 8)
    assert scanned.Places(found[1]).block(3, 4) == "a: one two"
    assert scanned.Places(found[3]).place(9) == (2, 9)


def test_a_configuration_that_cannot_be_parsed_is_read_as_text() -> None:
    for config in ('{"a": "one', '{"a": "\\x"}', "one", "[" * 5000):
        assert config in texts(units({".qa/config.json": config}))


def test_the_name_of_a_file_that_nobody_governs_is_read() -> None:
    found = units({".qa/drop-all_rulesNow.md": "x\n"})
    assert [(unit.text, scanned.Places(unit).place(0)) for unit in found] == [
        ("drop-all_rulesNow.md\ndrop all rules Now.md", (1, 1)),
        ("x\n", (1, 1)),
    ]


def test_a_string_that_is_no_text_elsewhere_is_read_too() -> None:
    found = units({".qa/config.json": '{"a": "\\ud800 one", "": "two\\u2028three"}'})
    assert [unit.text for unit in found] == ["a", "a: \ud800 one", "", "two\u2028three"]


# Whatever stands between entries, in code, in comments, or behind the archive: a reader of the file sees it.
ODD = "\n".join(
    [
        "# env\n\n> about\n\nstray\n\n## no date\n\ntext\n",
        entry(
            "a",
            body="x\n\n```text\n## 2026-01-01 code\n\ncode\n```\n\n<!--\n## 2026-01-02 hidden\n-->\n\n- one\n  - two",
        ),
        "## 2026-09-06 without metadata\n\ntext\n\n### below\n",
        "## 2026-09-07 broken\n\n```yaml\ntype: env\nbad\n  - x\n",
        "## Archive\n\n2026-01-01 x — y\nstray\n\n> quote\n\n### below\n\n2026-01-02 z — w\n",
        "## Archive\n\n2026-01-03 second — one\n",
        "## 2026-09-08 behind\n\ntext\n",
    ]
)


@pytest.mark.parametrize("unclosed", ["", "```\n", "~~~\n", "<!--\n", "<details>\n"])
def test_every_line_of_a_topic_file_is_given_once_at_its_place(unclosed: str) -> None:
    lines = (unclosed + ODD).split("\n")
    for at in range(len(lines) + 1):
        text = "\n".join([*lines[:at], "here", *lines[at:]])
        for base in (None, {ENV: unclosed + ODD}):
            (unit,) = [unit for unit in units({ENV: text}, base) if "here" in unit.text.split("\n")]
            offset = (unit.text + "\n").index("here\n")
            assert scanned.Places(unit).place(offset) == (at + 1, 1)
            assert "here" in scanned.Places(unit).block(offset, offset + 4)


def test_every_end_of_a_line_is_given() -> None:
    lines = ODD.split("\n")
    for at, line in enumerate(lines):
        text = "\n".join([*lines[:at], f"{line} here", *lines[at + 1 :]])
        (unit,) = [unit for unit in units({ENV: text}) if " here" in unit.text]
        assert scanned.Places(unit).place(unit.text.index(" here")) == (at + 1, len(line) + 1)


def test_places_are_the_same_with_crlf() -> None:
    files = {ENV: ODD, ".qa/notes.md": "one\ntwo\n"}
    with_crlf = {name: text.replace("\n", "\r\n") for name, text in files.items()}
    assert units(files) == units(with_crlf)
    assert not units(with_crlf, files)  # nor is it new


def test_what_moved_is_not_new() -> None:
    one, two = entry("one"), entry("two")
    assert not units({ENV: topic(two, one)}, {ENV: topic(one, two)})
    assert not units({path("env", "svc/.qa"): topic(one)}, {ENV: topic(one)})
    assert units({path("flaky"): topic(one, kind="flaky")}, {ENV: topic(one)})


def test_what_one_parent_has_is_not_new() -> None:
    one, two = entry("one"), entry("two")
    trees = ({ENV: topic(one)}, {ENV: topic(two), ".qa/notes.md": "x\n"}, {ENV: topic(one, two), ".qa/notes.md": "x\n"})
    ours, theirs, merged = (Edited({name: text.encode() for name, text in tree.items()}) for tree in trees)
    change = Change(merged, (ours, theirs), today=datetime.date.fromisoformat(TODAY))
    assert [unit.text for unit in scanned.units(change)] == []


def test_each_knowledge_base_is_a_store() -> None:
    found = units({path("env", root): topic(entry("a")) for root in ("one/.qa", "two/.qa")})
    assert {unit.store for unit in found} == {"one/.qa", "two/.qa"}


def test_what_is_excluded_or_outside_is_not_given() -> None:
    files = {".qa-memory.yaml": 'exclude: ["old/**"]\n', path("env", "old/.qa"): topic(entry("a")), "README.md": "x\n"}
    assert not units(files)


@pytest.mark.parametrize("mode", [LINK, SUBMODULE, OTHER, UNMERGED])
def test_what_is_no_regular_file_is_not_given(mode: str) -> None:
    head = Edited({".qa/notes.md": b"one\n", ENV: topic(entry("a")).encode()})
    head.modes.update({".qa/notes.md": mode, ENV: mode})
    assert not scanned.units(Change(head, (), today=datetime.date.fromisoformat(TODAY)))


def test_a_pointer_of_git_lfs_is_not_given() -> None:
    assert not units({".qa/notes.md": "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"})


LINES = ["first", "second", "", "- item", "  more", "- next", "| a | b |", "| c | d |", "# head", "text", "", "end"]


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (0, "first\nsecond"),
        (1, "first\nsecond"),
        (3, "- item\n  more"),
        (4, "- item\n  more"),
        (5, "- next"),
        (6, "| a | b |"),
        (7, "| c | d |"),
        (8, "# head"),
        (9, "text"),
        (11, "end"),
    ],
)
def test_blocks(at: int, expected: str) -> None:
    first, last = scanned.blocks(LINES)[at]
    assert "\n".join(LINES[first:last]) == expected


def test_what_spans_several_blocks_is_judged_with_all_of_them() -> None:
    unit = scanned.Places(
        scanned.Unit(ENV, ".qa", "a", "one\n\ntwo\n- three\n- four", tuple((at, 1) for at in range(5)))
    )
    assert unit.block(0, 3) == unit.block(1, 2) == "one"
    assert unit.block(5, 8) == "two"
    assert unit.block(1, 12) == "one\n\ntwo\n- three"
    assert unit.block(4, 5) == ""
    assert unit.block(0, 3) is unit.block(0, 2)


def test_the_marks_of_a_quotation_are_no_words() -> None:
    quoted = scanned.Places(scanned.Unit(ENV, ".qa", "a", "> one\n> > two\n>three", ((1, 1),) * 3))
    assert quoted.block(3, 4) == "one\ntwo\nthree"


def test_what_is_flagged() -> None:
    assert not scanned.is_flagged("the proxy needs a certificate")
    assert scanned.is_flagged("the key is " + "AKIA" + "Q7ZT4MNBX2LPV6RD")
    assert scanned.is_flagged("wait" + chr(0x200B) + "ing")
