"""What passes is read alike by the grammar and by CommonMark; what is written honestly passes."""

from __future__ import annotations

import textwrap

import pytest
from fuzz.fuzz_grammar import ENV, assert_read_alike
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qa_memory_hooks.knowledge import grammar, markdown

HEADING = "## 2026-09-05 title"


def messages(text: str) -> list[str]:
    """What is wrong with the structure of an entry whose body is this."""
    lines = f"# Title\n\n{HEADING}\n\n{text}".split("\n")
    return [flaw.message for flaw in markdown.scan(lines).flaws]


MUST_PASS = {
    "nothing": "",
    "paragraphs": "One line.\nAnother line.\n\n**Handling**: third.",
    "minor headings": "### In CI\n\ntext\n#### Deeper\n###### six ###\n####### seven is text",
    "hashtag": "#1234 was closed\n#!/bin/sh",
    "a number sign in a heading": "### port to C#\n\n### issue \\#",
    "rules": "text\n\n---\n\ntext\n\n***\n___\n- - -\n* * *",
    "a rule under an item": "- item\n---\n1. item\n***\n> quote\n---",
    "lists": "- one\n- two\n  goes on\n\n  more\n  - nested\n    1. deep\n       ### minor\n+ plus\n* star\n2) two",
    "an item after text": "text\n- item\n\ntext\n1. item\n\ntext\n7. no item, the number goes on with the text",
    "empty items": "-\n- x\n-\n\n  not in the item\n1.",
    "lazy text": "- item\ngoes on\n> quote\ngoes on",
    "numbers": "2026 was the year\n3.5 s\n1 of 3",
    "fences": "```\n# x\n```\n\n~~~text\n```\n---\n~~~\n\n````md\n```\n````\n  ```sh\n  ls\n  ```",
    "a fence under text": "text\n```\ncode\n```\ntext",
    "code that looks like more": "```\n<!--\n- x\n> y\n===\n# H1\n ## not at the start of the line\n```",
    "indented code": "text\n\n    $ ls\n    # a comment\n\n\tmake\n\n- item\n\n      code in it",
    "inline code": "`` `x` `` starts it\n`<b>` too",
    "quotes": "> quoted\n> - list\n>\n> > nested\n>no space\n> ### minor",
    "a line of equals that is none": "- item\n\n===\n\n= 1",
    "a table": "| a | b |\n|---|:-:|\n| 1 | 2 |\n\na | b\n--|--\n1 | 2",
    "a table between text": "text\n| a |\n|---|\n| 1 |\n- item\n",
    "inline HTML": "press <kbd>F5</kbd> and <b>wait</b>\n\ntext\n<b>more</b>",
    "autolinks": "<https://example.com/>\n\n<mail@example.com>",
    "less than": "< 3 s\n\n<3\n\n<= 4\n\n<$HOME>",
    "a placeholder": "<token> is what the log shows\n\nset it to\n<token>",
    "links": "[text](target)\n\n[ref]: https://example.com\n[ref]\n\n![image](x.png)\n[a]\n[ ] open",
    "tasks": "- [ ] open\n- [x] done, and\nthen some\n- [link](target)\nmore",
    "Chinese": "**现象**：超时。\n\n- 先看日志\n  再重跑\n\n> 引用\n\n1. 第一步\n2. 第二步\n\n```text\n错误\n```",
    "Chinese that is no markup": "＃＃ 标题\n＞ 引用\n一、先看\n１．再跑",
    "tabs": "-\titem\n\tgoes on\n\ta\tb\n>\tquote\n> > a\tb",
    "no blank line": "text\n### minor\n> quote\n- item\n```\ncode\n```\n***\ntext",
    "deep lists": "\n".join("  " * depth + "- x" for depth in range(markdown.DEEPEST)),
}


@pytest.mark.parametrize("text", MUST_PASS.values(), ids=MUST_PASS)
def test_honest_markdown_passes(text: str) -> None:
    assert messages(text) == []
    assert_read_alike(f"# Title\n\n{HEADING}\n\n{text}\n\n{HEADING} 2")


MUST_BE_REFUSED = {
    "H2 without a space": ("##title", "without a space"),
    "H2 without a title": ("##", "without a title"),
    "H2 and a tab": ("##\t2026-09-05 x", "without a title"),
    "indented H2": (f" {HEADING}", "an indented H2"),
    "indented H1": ("   # x", "an indented H1"),
    "H2 in an indented block": (f"text\n\n    {HEADING}", "an indented H2"),
    "H2 in the indented line of a paragraph": (f"text\n    {HEADING}", "an indented H2"),
    "H2 behind a tab": (f"\t{HEADING}", "an indented H2"),
    "H2 in a quote": (f"> {HEADING}", "inside a quote"),
    "H1 in a quote": ("># x", "inside a quote"),
    "H1 in a list": ("- # x", "inside a quote or list"),
    "H2 in an item": (f"1. x\n\n   {HEADING}", "inside a quote or list"),
    "H2 in a nested list": (f"- > 1) {HEADING}", "inside a quote or list"),
    "closing run": (f"{HEADING} ##", "ends in `#`"),
    "closing run behind blanks": (f"{HEADING} #  ", "ends in `#`"),
    "underlined H1": ("text\n===", "under a paragraph"),
    "underlined H2": ("text\n-", "under a paragraph"),
    "underlined paragraph": ("text\nmore\n  ---  ", "under a paragraph"),
    "underlined in an item": ("- text\n  ---", "under a paragraph"),
    "underlined in a quote": ("> text\n> ===", "under a paragraph"),
    "underlined lazily": ("> text\nmore\n---", "under a paragraph"),
    "underlined definition": ("[a]: /b\n---", "under a paragraph"),
    "underlined table": ("| a |\n|---|\n---", "under a paragraph"),
    "comment": ("<!-- x -->", "HTML block"),
    "tag": ("<div>", "HTML block"),
    "tag in capitals": ("  <DETAILS open>", "HTML block"),
    "closing tag": ("</p>", "HTML block"),
    "verbatim tags": ("<pre>", "HTML block"),
    "instruction": ("<?xml?>", "HTML block"),
    "declaration": ("<!DOCTYPE html>", "HTML block"),
    "character data": ("<![CDATA[", "HTML block"),
    "a tag alone": ("<token>", "HTML block"),
    "a closing tag alone": ("</token >", "HTML block"),
    "a tag with attributes alone": ("<a b c='d' e=\"f\" g=h />", "HTML block"),
    "HTML in a list": ("- <div>", "HTML block"),
    "a tag alone under a table": ("| a |\n|---|\n<b>", "HTML block"),
    "a tag alone under a quote": ("> a\n<b>", "HTML block"),
    "fence in a list": ("- x\n\n  ```\n  y\n  ```", "a fence inside"),
    "fence in an item": ("- ```\n  y\n  ```", "a fence inside"),
    "fence in a quote": ("> ```\n> y\n> ```", "a fence inside"),
    "open fence": ("```\ntext", "never closes"),
    "fence closed by another mark": ("```\n~~~", "never closes"),
    "fence closed by fewer": ("````\n```", "never closes"),
    "fence closed by an indented mark": ("```\n    ```", "never closes"),
    "fence closed with a word": ("```\n``` x", "never closes"),
    "heading in a fence": (f"```\n{HEADING}\n```", "a heading inside"),
    "heading in a comment": (f"<!--\n{HEADING}\n-->", "a heading inside"),
    "heading in HTML": (f"<div>\n{HEADING}", "a heading inside"),
    "footnote": ("[^1]: x", "a footnote"),
    "heading as table head": ("## a | b\n--|--", "the head of a table"),
    "fence as table head": ("```a|b\n-|-\n```", "the head of a table"),
    "item as table head": ("- a |\n---\nb\n2. # c", "the head of a table"),
    "code in an item as table head": ("-     |\n-|-\n2. # c", "the head of a table"),
    "item under a table": ("| a |\n|---|\n2. x", "end earlier"),
    "item under a definition": ("[a]: /b\n2. x", "end earlier"),
    "lazy text under a definition": ("> [a]: /b\nc", "outside of its quote"),
    "lazy text under a table": ("- | a |\n  |---|\nb", "outside of its quote"),
    "lazy table": ("> | a |\n|---|", "outside of its quote"),
    "item under lazy text": ("> a\nb\n2. x", "end earlier"),
    "indented quote": ("> a\n    > b", "indented by four"),
    "tab in nested quotes": ("> \t>>  \t~~~", "a tab at the start"),
    "tab in a list in nested quotes": (">>- \t# a", "a tab at the start"),
    "blanks below an empty item": ("-\n   \n  x", "blanks below"),
    "too deep": ("> " * (markdown.DEEPEST + 1) + "x", "in each other"),
    "too deep a list": ("- " * (markdown.DEEPEST + 1) + "x", "in each other"),
}


@pytest.mark.parametrize(("text", "message"), MUST_BE_REFUSED.values(), ids=MUST_BE_REFUSED)
def test_two_readings_are_refused(text: str, message: str) -> None:
    assert any(message in found for found in messages(text)), messages(text)


def test_what_is_found() -> None:
    lines = ["# T", "~~~ yaml ", "a", "~~~~", "# U", "```", "b", "", "<!--", "## x", "-->", "```"]
    found = markdown.scan(lines)
    assert found.titles == (0, 4)
    assert found.fences == (markdown.Fence(1, 3, "yaml", True), markdown.Fence(5, 11, "", True))
    assert found.code == {1, 2, 3, *range(5, 12)}
    assert found.hidden == {9}
    assert [(flaw.line, flaw.rule.code) for flaw in found.flaws] == [(10, "QA007")]


def test_an_open_fence_goes_to_the_end_and_one_in_a_box_to_its_end() -> None:
    assert markdown.scan(["```", "a", "## b"]).fences == (markdown.Fence(0, 2, "", False),)
    assert markdown.scan(["- ```", "  a", "b"]).fences == (markdown.Fence(0, 1, "", True),)
    assert markdown.scan(["> ```", "> a"]).fences == (markdown.Fence(0, 1, "", True),)


def test_html_ends_where_it_does_for_renderers() -> None:
    for opening, closing in {
        "<!--": "--> x",
        "<pre>": "x</PRE>",
        "<?": "?>",
        "<!X": ">",
        "<![CDATA[": "]]>",
        "<div>": "",
        "<x>": " ",
    }.items():
        assert markdown.scan([opening, "## a", closing, "## b"]).hidden == {1}
        assert markdown.scan([f"> {opening}", "## a"]).hidden == set()
    assert markdown.scan(["<!-- a -->", "## b"]).hidden == set()


PREFIXES = [
    "",
    "",
    "",
    " ",
    "  ",
    "   ",
    "    ",
    "\t",
    "> ",
    ">",
    ">\t",
    "- ",
    "-\t",
    "1. ",
    "10. ",
    "  > ",
    "- > ",
    "> - ",
    "- - ",
]
FRAGMENTS = [
    *(
        "# Title",
        "#",
        "#x",
        "## ",
        "##",
        "##x",
        "## Archive",
        HEADING,
        f"{HEADING} C#",
        f"{HEADING} #",
        f"{HEADING} | b",
    ),
    *("### minor", "===", "=", "---", "--", "-", "----  ", "- - -", "***", "_ _ _", "-- -"),
    *("```", "````", "`````", "```yaml", "```a`b", "```a|b", "~~~", "~~~~", "~~~ `x`", "``"),
    *("> x", ">", ">x", "> # x", "> ## x", "> ---", "> ===", "> ```", "> | a |", "> |---|"),
    *(
        "- x",
        "* x",
        "+ x",
        "1. x",
        "2. x",
        "10. x",
        "1) x",
        "- # x",
        "- ## x",
        "-   x",
        "-     x",
        "1.",
        "2.",
        "+",
        "-x",
    ),
    *(
        "text",
        "中文",
        "text  ",
        "",
        "",
        "",
        "   ",
        "\t",
        "\u3000",
        "\xa0# x",
        "\\# x",
        "    code",
        "    ## x",
        "      - x",
    ),
    *(
        "<div>",
        "</div>",
        "<!--",
        "-->",
        "<!-- x -->",
        "<pre>",
        "</pre>",
        "<?",
        "?>",
        "<b>",
        "<b> x",
        "<![CDATA[",
        "]]>",
    ),
    *("<!X", "<x@y.z>", "<a b='c'>", "[a]: /u", "[a]:", "/u 'x", "x'", "[^1]: x", "[^1]: # x", "[a](b)", "- [a]: /u"),
    *("| a |", "|---|", "|--|--|", "a | b", "--|--", ":--", "|-", "|", "- a | b", "**Symptom**: x"),
]
LINES = st.tuples(st.sampled_from(PREFIXES), st.sampled_from(PREFIXES[:9]), st.sampled_from(FRAGMENTS)).map("".join)
STARTS = st.sampled_from(["", f"{HEADING}\n", f"# Title\n\n> x\n\n{HEADING}\n\n", f"{HEADING}\n\ntext\n"])
DOCUMENTS = st.builds(lambda start, lines: start + "\n".join(lines), STARTS, st.lists(LINES, max_size=8))


@settings(deadline=None)
@given(DOCUMENTS)
@example("> a\n     > # b")
@example("> a\n    b\n> > 10. ## c")
@example("+\n   \n   a\n-\t")
@example("> a\n      - b\n c\n-")
@example(f"{HEADING} | a\n---")
@example("> \t>>  \t# a")
@example("> - 10.\t> > \t# a")
@example("- a | b\n--|--\n10. # c")
@example("### a |\n---\nb\n10. # c")
@example("[a]: /b\n10. c\n\n    d\n    ---")
@example("| a |\n|---|\n10. c\n\n    d\n    ---")
@example("> [a]: /b\nc\n2.\n---")
@example("- |-\n    |---|\n|---|\n  > ===\n > ===")
@example("- - |---|\n |--|--|\n  > - - -\n  |---|\n-")
@example("[^1]: a\n\n    # b")
@example("\t# a\n\n[^1]:\n\n    b\n    ===")
def test_common_mark_sees_the_same_headings(text: str) -> None:
    assert_read_alike(text)
    assert_read_alike(f"{HEADING}\n\n{text}")


@settings(deadline=None)
@given(st.text(alphabet="#-=>`~*+1.)|:[]<!/ab \t\n", max_size=40))
def test_common_mark_sees_the_same_headings_in_noise(text: str) -> None:
    assert_read_alike(f"{HEADING}\n{text}\n{HEADING}\n")


def test_what_the_property_compares_does_pass() -> None:
    """The property would hold for a scanner that refuses everything."""
    text = textwrap.dedent(
        """\
        # Title

        > quote

        ## 2026-09-05 one

        ```yaml
        a: b
        ```

        - item
          goes on

        ## Archive

        2026-09-05 old — reason
        """
    )
    topic = grammar.parse(ENV, "x", text)
    assert (topic.flaws, len(topic.entries), topic.archive_line) == ((), 1, 14)
    assert_read_alike(text)
