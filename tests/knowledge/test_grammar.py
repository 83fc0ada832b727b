"""The grammar of a topic file: preamble, entries, archive, with line numbers; and that reading it takes linear time."""

from __future__ import annotations

from functools import partial

import pytest
from entries import entry, topic
from fuzz.counting import steps
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.knowledge import grammar
from qa_memory_hooks.knowledge.grammar import Entry, Topic
from qa_memory_hooks.knowledge.vocabulary import BY_NAME, MARKERS

ENV = BY_NAME["env"]
HEADING = "## 2026-09-05 title"


def parse(text: str) -> Topic:
    return grammar.parse(ENV, ".qa/env-notes.md", text)


def only(text: str) -> Entry:
    (found,) = parse(text).entries
    return found


def flaws(text: str) -> list[tuple[str, int]]:
    return [(flaw.rule.code, flaw.line) for flaw in parse(text).flaws]


def test_a_whole_file() -> None:
    text = topic(
        entry("first"), entry("第二条", status="retired"), archive=("2026-01-03 old — gone", "2026-01-04 b — c")
    )
    found = parse(text)
    assert found.flaws == ()
    assert [(one.title, one.date, one.line) for one in found.entries] == [
        ("first", "2026-09-05", 3),
        ("第二条", "2026-09-05", 23),
    ]
    assert [one.status for one in found.entries] == ["active", "retired"]
    assert (found.archive_line, [(line.line, line.title) for line in found.archive]) == (43, [(45, "old"), (46, "b")])
    assert found.starts == (1, 3, 23, 43)
    assert "\n".join(found.lines) + "\n" == text
    assert parse(text + "\n\n").entries == found.entries


def test_an_entry() -> None:
    found = only(f"\n{HEADING}\n\n```yaml\ntype: env\nstatus: active\n```\n\n**Symptom**: a\n\n```text\nb\n```\n\n\t\n")
    assert found.lines[0] == HEADING
    assert found.lines[-1] == "```"
    assert found.text == "\n".join(found.lines)
    assert (found.line, found.meta.line, found.meta.end, found.body_start) == (2, 4, 7, 6)
    assert found.body == ("", "**Symptom**: a", "", "```text", "b", "```")
    assert (found.yaml_blocks, found.code, found.hidden) == ((4,), {3, 4, 5, 6, 10, 11, 12}, False)


def test_blocks() -> None:
    found = only(f"{HEADING}\n\n```yaml\ntype: env\n```\none\ntwo\n \nthree\n")
    assert [found.block(line) for line in (0, 1, 4, 6, 7, 9, 10)] == [
        "",
        HEADING,
        "type: env",
        "one\ntwo",
        "one\ntwo",
        "three",
        "three",
    ]


def test_without_metadata() -> None:
    found = only(f"{HEADING}\n\ntext\n\n```yml\na: b\n```")
    assert (found.meta.line, found.body_start, found.yaml_blocks, found.status) == (0, 1, (), "")


@pytest.mark.parametrize("rest", ["", "\n", f"\n{HEADING} 2\n\n```\n"])
def test_metadata_that_never_closes(rest: str) -> None:
    found = parse(f"{HEADING}\n\n```yaml\ntype: env\nstatus: active{rest}").entries[0]
    assert (found.meta.closed, found.meta.line, found.meta.end) == (False, 3, 5)
    assert found.status == "active"


def test_the_first_yaml_block_is_the_metadata() -> None:
    found = only(f"{HEADING}\n\n~~~yaml  \nstatus: active\n~~~\n```yaml\nstatus: retired\n```\n````yaml\n````")
    assert (found.status, found.yaml_blocks) == ("active", (3, 6, 9))


def test_titles() -> None:
    found = only("## 2026-09-05  a title  ")
    assert (found.title, found.raw_title) == ("a title", " a title  ")


@pytest.mark.parametrize(
    "heading",
    [
        *("## ", "## title", "## 2026-09-05", "## 2026-09-05 ", "## 2026-09-05 \u3000", "## 2026/09/05 x"),
        *(
            "##  2026-09-05 x",
            "## 2026-9-5 x",
            "## ２０２６-09-05 x",
            "## archive",
            "## Archive of 2025",
            "## Archive\u3000",
        ),
    ],
)
def test_bad_headings(heading: str) -> None:
    assert ("QA008", 1) in flaws(heading)
    assert parse(heading).entries == ()


@pytest.mark.parametrize("heading", ["## Archive", "## 归档", "## Archive \t"])
def test_archives(heading: str) -> None:
    found = parse(f"{heading}\n\n2026-01-03 old — gone \n \n2026-01-04 a — b — c\nnonsense")
    assert found.flaws == ()
    assert (found.archive_line, found.entries) == (1, ())
    assert [(line.line, line.title, line.well_formed) for line in found.archive] == [
        (3, "old", True),
        (5, "a", True),
        (6, "nonsense", False),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "2026-02-30 a — b",
        "2026-01-03 a - b",
        "2026-01-03 a —",
        "2026-01-03  — b",
        "2026-01-03 a —  ",
        "a — b",
        "- 2026-01-03 a — b",
    ],
)
def test_bad_archive_lines(line: str) -> None:
    (found,) = parse(f"## Archive\n{line}").archive
    assert not found.well_formed


def test_an_archive_line_stands_for_each_title_that_it_can_mean() -> None:
    lines = parse("## Archive\n2026-01-03 a — b — c\n2026-01-04 a — d\n2026-01-05 e").archive
    found = grammar.archived(lines)
    assert {title: line.line for title, line in found.items()} == {"a": 2, "a — b": 2}


def test_the_archive_comes_last_and_once() -> None:
    text = f"## Archive\n\n{HEADING}\n\n## 归档\n"
    assert flaws(text) == [("QA009", 3), ("QA009", 5)]
    assert parse(text).archive_line == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("# T\n\n> a\n> b\n\n", []),
        ("> a\n\n# T", []),
        ("a", [("QA006", 1)]),
        ("# T\na\nb\n\nc\n> q\nd", [("QA006", 2), ("QA006", 5), ("QA006", 7)]),
        ("# T\n\n---\n", [("QA006", 3)]),
        ("# T\n\u3000\n", [("QA006", 2)]),
        ("# T\n  > a\n", [("QA006", 2)]),
        ("# T\n# U\n", [("QA007", 2)]),
        (f"# T\n\n{HEADING}\n\n# U\n# V", [("QA007", 5), ("QA007", 6)]),
        (f"{HEADING}\n\n# U", [("QA007", 3)]),
        ("# T\n\n<!-- x -->\n", [("QA007", 3)]),
    ],
)
def test_preamble(text: str, expected: list[tuple[str, int]]) -> None:
    assert flaws(text) == expected


def test_a_heading_that_renderers_do_not_see_makes_a_hidden_entry() -> None:
    found = parse(f"{HEADING}\n\n```\n{HEADING} 2\n## Archive\n## x\n```\n\n<!--\n{HEADING} 3\n-->\n\n{HEADING} 4\n")
    assert [(one.raw_title, one.hidden) for one in found.entries] == [
        ("title", False),
        ("title 2", True),
        ("title 3", True),
        ("title 4", False),
    ]
    assert found.archive_line == 0
    assert {flaw.rule.code for flaw in found.flaws} == {"QA007"}
    assert [flaw.line for flaw in found.flaws] == [4, 5, 6, 9, 10]


def test_parts() -> None:
    found = parse(f"# T\n\n{HEADING}\n\na\n\n## Archive\n\n2026-01-03 a — b\n2026-01-04 c — d")
    assert [found.part(line) for line in (1, 2, 3, 6, 7, 10)] == [(1, 3), (1, 3), (3, 7), (3, 7), (7, 11), (7, 11)]
    assert [found.part_text(line) for line in (1, 4, 7, 10)] == [
        "# T",
        f"{HEADING}\n\na",
        "## Archive\n\n2026-01-03 a — b\n2026-01-04 c — d",
        "2026-01-04 c — d",
    ]
    assert [bool(found.entry_at(line)) for line in (1, 3, 6, 7, 10)] == [False, True, True, False, False]
    assert parse(HEADING).starts == (1,)
    assert parse("").part_text(1) == ""
    assert parse(f"{HEADING}\n## Archive\n{HEADING} 2").part_text(3) == f"{HEADING} 2"


def test_sections() -> None:
    found = only(
        f"{HEADING}\n\n```yaml\nstatus: retired\n```\n\n**Symptom**: one\ntwo\n\n**处置**： \nthree\n see "
        "**Handling**\n\n```\n**Rule**: in code\n```\n**Handling**\n\n失效记录：2026-09-06 gone"
    )
    assert [(one.marker, one.line, one.text) for one in grammar.sections(found)] == [
        ("**Symptom**", 7, "one\ntwo"),
        ("**处置**", 10, "three\n see **Handling**\n\n```\n**Rule**: in code\n```"),
        ("**Handling**", 17, ""),
    ]
    assert grammar.sections(only(HEADING)) == []


def test_every_marker_starts_a_section() -> None:
    for marker in MARKERS:
        (found,) = grammar.sections(only(f"{HEADING}\n{marker}: a"))
        assert (found.marker, found.text) == (marker, "a")


@pytest.mark.parametrize(
    ("line", "day"),
    [
        ("**Invalidated**: 2026-10-01 the gateway was replaced.", "2026-10-01"),
        ("失效记录：2026-10-01 网关已更换", "2026-10-01"),
        ("2026-10-01 gone", "2026-10-01"),
        ("2026-10-01", ""),
        ("2026-10-01 —", ""),
        ("2026-02-30 gone", ""),
        ("2026-10-011 gone", ""),
        ("gone", ""),
        (f"{'a label of more than forty characters, which is none'}: 2026-10-01 gone", ""),
    ],
)
def test_invalidation_records(line: str, day: str) -> None:
    text = "{}\n\n```yaml\nstatus: {}\n```\n\ntext\n\n{}\n"
    for status in ("superseded", "retired"):
        found = only(text.format(HEADING, status, line))
        assert grammar.record_line(found) == (9 if day else None)
        assert not day or grammar.record_date(found) == day
    assert grammar.record_line(only(text.format(HEADING, "active", line))) is None


def test_no_record_without_a_body() -> None:
    found = only(f"{HEADING}\n\n```yaml\nstatus: retired\n```\n")
    assert grammar.record_line(found) is None
    assert grammar.record_date(found) == ""


def test_dates() -> None:
    assert str(grammar.date("2024-02-29")) == "2024-02-29"
    for text in ("2026-02-29", "20260905", "2026-9-5", "2026-09-05 ", "２０２６-09-05", "0000-01-01", "", "2026-W36-1"):
        assert grammar.date(text) is None


@settings(deadline=None)
@given(st.text(alphabet=" \t\n#>-`~*:[]ab|<!—2026059", max_size=200) | st.text(max_size=100))
def test_any_text_is_read(text: str) -> None:
    found = parse(text)
    assert "\n".join(found.lines) == text.removesuffix("\n")
    for flaw in found.flaws:
        assert 1 <= flaw.line <= max(1, len(found.lines))
        found.part_text(flaw.line)
        found.entry_at(flaw.line)
    for one in found.entries:
        assert found.lines[one.line - 1 : one.line - 1 + len(one.lines)] == one.lines
        grammar.sections(one)
        for line in range(one.line - 1, one.line + len(one.lines) + 1):
            one.block(line)


UNITS = {
    "headings": f"{HEADING}\n",
    "bad headings": "## \n",
    "titles": "# T\n",
    "entries with a fence": f"{HEADING}\n```\n```\n",
    "entries with metadata": f"{HEADING}\n\n```yaml\nstatus: retired\n```\n\n**Symptom**: a\n\n2026-10-01 gone\n\n",
    "fences": "```\n```\n",
    "fences of two kinds": "```\n~~~\n",
    "quotes": "> a\n",
    "items": "- a\n",
    "empty items": "-\n",
    "nested items": "- a\n  - b\n    - c\n",
    "fences in items": "- ```\n",
    "HTML": "<div>\n\n",
    "comments": "<!--\n-->\n",
    "tables": "| a |\n|---|\n\n",
    "definitions": "[a]: /u\n",
    "markers": "**Symptom**: a\n",
    "text": "a\n",
    "blank lines": "\n",
    "archive lines": "2026-01-03 a — b\n",
    "archives": "## Archive\n",
    "metadata": "a: [b, c]\n",
    "deep quote": "> ",
    "deep list": "- ",
    "tabs": "\t",
    "rule": "* ",
    "tag": "<a b",
    "back ticks": "`",
    "hashes": " #",
}
STARTS = (
    "",
    f"{HEADING}\n",
    f"{HEADING}\n\n```yaml\nstatus: retired\n",
    f"{HEADING}\n\n**Symptom**: ",
    "## Archive\n",
    "<!--\n",
)


@pytest.mark.parametrize("unit", UNITS.values(), ids=UNITS)
def test_twice_the_text_is_twice_the_work(unit: str) -> None:
    def read(text: str) -> None:
        for one in parse(text).entries:
            grammar.sections(one)

    for start in STARTS:
        once, twice = (steps(partial(read, start + unit * count)) for count in (150, 300))
        assert twice < 2.2 * once + 200
