"""Where a skill file names a pattern, and the section that comes and goes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from learned import pattern

from qa_memory_hooks.change import File
from qa_memory_hooks.patterns import skill
from qa_memory_hooks.patterns.file import Pattern, PatternFile
from qa_memory_hooks.reading.text import Document

NAME = "reply shape"
PATH = ".claude/skills/api.md"


def one(**keys: object) -> Pattern:
    file = PatternFile(Document(File("x", "100644", ""), "[]", ()))
    return Pattern(file, 0, pattern(**keys))


@pytest.mark.parametrize(
    "text",
    [
        "## reply shape",
        "## Reply Shape ##",
        "see the reply\nshape below",
        "* **reply shape**: look",
        "| reply  shape | x |",
        "(reply shape)",
        "`reply shape`",
        "the reply shape, and others",
    ],
)
def test_named(text: str) -> None:
    assert skill.mentions(text, NAME)


@pytest.mark.parametrize(
    "text", ["", "## Shapes", "reply-shape", "reply shapes", "the xreply shape", "reply\n\nand shape", "reply shape2"]
)
def test_not_named(text: str) -> None:
    assert not skill.mentions(text, NAME)


def test_a_longer_name_is_another_pattern() -> None:
    text = "## late clock\n\nUse the clock of the server.\n"
    assert skill.mentions(text, "clock", ["late clock", "clock"]) == [2]
    assert skill.mentions("## late clock\n", "clock", ["late clock", "clock"]) == []
    assert skill.mentions("## late clock\n", "clock") == [0]


def test_a_name_without_blanks_around_its_words() -> None:
    assert skill.mentions("## 重試的下限與上限\n", "重試的下限")


def test_lines_count_from_the_top() -> None:
    assert skill.mentions("a\nb reply shape\n\nreply\nshape\n", NAME) == [1, 3]


def spans(text: str) -> list[str]:
    rows = text.split("\n")
    return ["\n".join(rows[start:end]) for start, end in skill.teaching(text, NAME)]


def test_a_heading_teaches_all_of_its_section() -> None:
    text = "# T\n\nintro\n\n## reply shape\n\nlook\n\n### More\n\ndeep\n\n## other\n\nx\n"
    assert spans(text) == ["## reply shape\n\nlook\n\n### More\n\ndeep\n"]


def test_a_mention_teaches_the_innermost_section() -> None:
    text = "# T\n\n## A\n\nx\n\n### B\n\nthe reply shape\n\n### C\n\ny\n"
    assert spans(text) == ["### B\n\nthe reply shape\n"]
    assert spans("the reply shape\n\n# T\n\nx\n") == ["the reply shape\n"]


def test_sections_in_each_other_are_told_once() -> None:
    text = "## reply shape\n\n### again: reply shape\n\nx\n"
    assert spans(text) == [text]


def test_code_has_no_headings() -> None:
    text = "## reply shape\n\n```sh\n## not a heading\n```\n\nstill of it\n\n## other\n"
    assert spans(text)[0].endswith("still of it\n")
    assert skill.removed(text, PATH, NAME) == "## other\n"


def test_underlined_headings() -> None:
    text = "Skill\n=====\n\nreply shape\n-----------\n\nlook\n\nother\n-----\n\nx\n"
    assert spans(text) == ["reply shape\n-----------\n\nlook\n"]
    assert skill.removed(text, PATH, NAME) == "Skill\n=====\n\nother\n-----\n\nx\n"


BEFORE = [
    "# API\n\n## Headers\n\nKeep them.\n",
    "# API\n\n## Headers\n\nKeep them.",
    "# API\n\n\n\n",
    "\n",
    "",
    "no heading\n",
    "# API\n\n```\nopen fence\n```\n",
]


@pytest.mark.parametrize("text", BEFORE)
def test_what_is_added_is_taken_out_to_the_byte(text: str) -> None:
    more = skill.added(text, PATH, one())
    assert more.startswith(text) and skill.mentions(more, NAME)
    assert skill.removed(more, PATH, NAME) == text


def test_a_section_in_the_middle_goes_alone() -> None:
    first = skill.added("# API\n", PATH, one())
    both = skill.added(first, PATH, one(name="late clock"))
    assert skill.removed(both, PATH, NAME) == skill.added("# API\n", PATH, one(name="late clock"))


def test_a_file_that_was_made_for_it_goes_with_it() -> None:
    for path in (PATH, ".claude/skills/api/SKILL.md", "skill"):
        text = skill.added(None, path, one())
        assert text.startswith(("# ", "---\nname: api\ndescription: "))
        assert skill.removed(text, path, NAME) is None
    assert skill.added(None, ".claude/skills/cart-tests.md", one()).startswith("# Cart tests\n\n## reply shape\n")


@pytest.mark.parametrize(
    "text",
    [
        "# heading",
        "a\n## other\n\nb",
        "```\nx",
        "~~~",
        "a\n===",
        "a\n---",
        "<div>",
        "   # x",
        "a\n\n\n\n\nb",
        "## reply shape",
    ],
)
def test_a_text_cannot_open_a_section_of_its_own(text: str) -> None:
    before = "# API\n"
    more = skill.added(before, PATH, one(trigger=text, fix=text))
    rows = more.split("\n")
    assert [heading.title for heading in skill.sections(rows)] == ["API", NAME]
    assert skill.removed(more, PATH, NAME) == before


@given(st.text(max_size=60), st.text(min_size=1, max_size=40), st.text(min_size=1, max_size=40))
def test_any_skill_file_and_any_text(before: str, trigger: str, fix: str) -> None:
    before = "".join(char for char in before.replace("\r", "") if char.isprintable() or char == "\n")
    clean = [" ".join(text.split()) or "x" for text in (trigger, fix)]
    more = skill.added(before, PATH, one(name="zq zq", trigger=clean[0], fix=clean[1]))
    if skill.own(before.split("\n"), "zq zq") is None and skill.own(more.split("\n"), "zq zq"):
        assert skill.removed(more, PATH, "zq zq") == before
