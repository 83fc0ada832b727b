"""The summary page: the verdict first, and judged text nowhere but in code spans."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from qa_memory_hooks.catalogue import BY_CODE, RULES
from qa_memory_hooks.change import Fault
from qa_memory_hooks.knowledge.budget import Usage
from qa_memory_hooks.report import Report, summary
from qa_memory_hooks.report.finding import Finding
from qa_memory_hooks.report.visible import quoted, visible

FAILURE, WARNING, NOTE = BY_CODE["QA113"], BY_CODE["QA127"], BY_CODE["QA304"]
WEAKENED, ANSWERED = BY_CODE["QA931"], BY_CODE["QA934"]
FINDING = Finding(FAILURE, ".qa/env-notes.md", "61 characters", 3, 7, way_out="Shorten it.")
KEY = "AKIA" + "Q7ZT4MNBX2LPV6RD"
REPORT = Report((), {"knowledge bases": 1, "entries": 2}, RULES[:69], "base", "head", silent=False)
HOST = 1 << 20
"""Bytes that GitHub takes."""


def page(*findings: Finding, there: int = 0, **values: object) -> str:
    return summary.render(REPORT._replace(findings=findings, **values), there)


class Shown(NamedTuple):
    """What a reader of Markdown sees."""

    shape: list[str]
    """Everything but what stands in code spans."""
    code: list[str]
    headings: list[str]


def shown(text: str) -> Shown:
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    code = [one.content for one in _flat(tokens) if one.type == "code_inline"]
    headings = [
        f"{opened.markup} {inline.content}"
        for opened, inline in itertools.pairwise(tokens)
        if opened.type == "heading_open"
    ]
    shape = [f"{one.type} {'' if one.type == 'code_inline' else one.content}" for one in _flat(tokens)]
    return Shown(shape, code, headings)


def _flat(tokens: list[Token]) -> Iterator[Token]:
    for one in tokens:
        if one.children is None:
            yield one
        else:
            yield from one.children


# The verdict.


@pytest.mark.parametrize(
    ("levels", "verdict"),
    [
        ("", "nothing blocks"),
        ("n", "nothing blocks"),
        ("a", "nothing blocks"),
        ("f", "1 failure blocks"),
        ("ffn", "2 failures block"),
        ("wa", "1 warning blocks"),
        ("ww", "2 warnings block"),
        ("fw", "1 failure and 1 warning block"),
        ("fffwwan", "3 failures and 2 warnings block"),
    ],
)
def test_the_verdict_stands_first(levels: str, verdict: str) -> None:
    kinds = {
        "f": FINDING,
        "w": FINDING._replace(rule=WARNING),
        "n": FINDING._replace(rule=NOTE),
        "a": FINDING._replace(rule=WARNING, answer="2026-11-30 T: fine"),
    }
    text = page(*(kinds[one]._replace(line=line) for line, one in enumerate(levels, 1)))
    assert text.startswith(f"## qa-memory-hooks: {verdict}\n\nJudged: `head`, compared with `base`. 1 knowledge base, ")


def test_warnings_that_are_reported_do_not_block() -> None:
    warning = FINDING._replace(rule=WARNING)
    text = page(warning, warnings="report")
    assert text.startswith("## qa-memory-hooks: nothing blocks\n")
    assert "\nWarnings are reported here, and do not block.\n" in text
    assert "**" not in text
    assert "reported here" not in page(warning)
    assert "reported here" not in page(FINDING, warnings="report")
    assert page(FINDING, warning, warnings="report").startswith("## qa-memory-hooks: 1 failure blocks\n")


def test_without_a_base_nothing_is_compared() -> None:
    assert "\nJudged: `head`. 1 knowledge base, 2 entries, 69 rules: nothing found.\n" in page(base=None)


def test_a_fault() -> None:
    text = summary.render(Report.failed(Fault("no `base`\u200b", "fetch *it*"), RULES))
    assert text == (
        "## qa-memory-hooks: the check could not be made\n\n``no `base`\\u{200B}``  \n`help: fetch *it*`  \n\n"
    )
    assert shown(text).code == ["no `base`\\u{200B}", "help: fetch *it*"]


def test_it_begins_behind_whatever_stands_there() -> None:
    for before in ("x", "x\n", "<details>", "<details>\n", "- x", "| a |\n|---|", "> x"):
        found = shown(before + page(FINDING, there=len(before)))
        assert found.headings == ["## qa-memory-hooks: 1 failure blocks", "### `.qa/env-notes.md`"]


# Findings.


def test_one_finding() -> None:
    assert page(FINDING).partition("1 failure.\n\n")[2] == (
        "### `.qa/env-notes.md`\n\n"
        "- **failure** QA113 summary-too-long, line 3:  \n  `61 characters`  \n  help: `Shorten it.`\n\n"
    )


def test_what_can_be_answered_says_by_which_name() -> None:
    warning = FINDING._replace(rule=WARNING)
    assert f"- **warning** QA127 no-noise-criterion, line 3 ({warning.fingerprint[:8]}):  \n" in page(warning)
    text = page(warning._replace(answer="2026-11-30 T: fine"))
    assert "- warning, acknowledged QA127 no-noise-criterion, line 3:  \n" in text
    assert text.endswith("  answer: `2026-11-30 T: fine`\n\n")
    assert "help" not in text


def test_sections_stand_in_one_order() -> None:
    findings = (
        FINDING._replace(path="b", line=9),
        FINDING._replace(path="b", line=2, rule=NOTE),
        FINDING._replace(path="a", rule=NOTE),
        FINDING._replace(path="d", rule=WARNING),
        FINDING._replace(path="c", rule=WARNING, answer="2026-11-30 T: fine"),
        FINDING._replace(path=".qa-acks/0.json", rule=ANSWERED),
        FINDING._replace(path="CODEOWNERS", rule=WEAKENED),
    )
    usage = Usage("a", "lines", 1, 2)
    text = page(*findings, budgets=(usage,))
    assert shown(text).headings == [
        "## qa-memory-hooks: 1 failure and 2 warnings block",
        "### `b`",
        "### `d`",
        "### `a`",
        "### `c`",
        "### New answers",
        "### The gate's own files",
        "### Budgets",
    ]
    assert "\n- **warning** QA931 gate-weakened, `CODEOWNERS` (" in text
    assert "\n- note QA934 new-acknowledgement, `.qa-acks/0.json`:" in text
    assert re.findall(r"line \d+", text)[:2] == ["line 9", "line 2"]  # what blocks first, within a file too
    assert text.count("QA931") == text.count("QA934") == 1


def test_warnings_that_do_not_block_stand_behind_what_does() -> None:
    findings = (FINDING._replace(path="a", rule=WARNING), FINDING._replace(path="b"))
    assert shown(page(*findings, warnings="report")).headings[1:] == ["### `b`", "### `a`"]


# Budgets.


def test_budgets() -> None:
    budgets = (
        Usage("INDEX.md", "lines", 0, 120),
        Usage("INDEX.md", "bytes", 1, 8192),
        Usage("env-notes.md", "lines", 200, 200),
        Usage("env-notes.md", "bytes", 90_000, 16_384),
        Usage("env-notes.md", "archive lines", 21, 40),
    )
    assert page(budgets=budgets).partition("### Budgets\n\n")[2] == (
        "| file | lines | bytes | archive lines |\n"
        "|---|---|---|---|\n"
        "| `INDEX.md` | ░░░░░░░░░░ 0 of 120 | █░░░░░░░░░ 1 of 8192 |  |\n"
        "| `env-notes.md` | ██████████ 200 of 200 | ██████████ 90000 of 16384 | ██████░░░░ 21 of 40 |\n\n"
    )
    assert "Budgets" not in page()


# What is quoted.

TRICKS = (
    "`", "``", "```", "`````", "|", "\\|", "\\", "\\`", "[x](https://example.com)", "![x](x.png)", "[", "](", "<b>",
    "<!--", "<script>", "<https://example.com>", "http://x.example", "@user", "#1", "- ", "> ", "# ", "~~~", "---",
    "===", "1. ", "*", "**", "_", "\n", "\r\n", "\n\n", "\t", "    ", " ", "&lt;", "$`", "`$", ":+1:", "|---|",
    "\u2028", "\u200b", "{", "x",
)  # fmt: skip
TEXT = st.lists(st.sampled_from(TRICKS) | st.text(st.characters(codec=None), max_size=3), max_size=8).map("".join)
PATH = TEXT.filter(lambda text: text not in ("", "line 3"))


def spelled(text: str) -> str:
    """A text with its long runs of backticks spelled out."""
    return re.sub("`{9,}", lambda run: "\\u{0060}" * len(run[0]), text)


def full(path: str, lines: list[str], way_out: str, answer: str) -> str:
    """A page with everything on it, the same but for what is quoted."""
    one = FINDING._replace(path=path, message="\n".join(lines), subject=lines[0], block=lines[0], way_out=way_out)
    return page(
        one._replace(rule=WEAKENED, severity="note"),
        one._replace(rule=ANSWERED),
        one,
        one._replace(rule=NOTE),
        one._replace(rule=WARNING, line=4, answer=f"2026-11-30 {answer}"),
        budgets=(Usage(path, "lines", 1, 2), Usage(path, "archive lines", 2, 1)),
    )


@settings(deadline=None)
@given(PATH, st.lists(TEXT, min_size=1, max_size=3), TEXT.filter(bool), TEXT)
def test_what_is_quoted_stays_in_its_code_span(path: str, message: list[str], way_out: str, answer: str) -> None:
    lines = "\n".join(message).split("\n")
    found = shown(full(path, lines, way_out, answer))
    assert found.shape == shown(full("x", ["x"] * len(lines), "x", "x")).shape
    name, told, end = visible(path), [quoted(line) for line in lines], quoted(way_out)
    assert [one.strip(" ") for one in found.code] == [
        spelled(one).strip(" ")
        for one in (
            "head",
            "base",
            *(name, *told, end, *told, end, *told, visible(f"2026-11-30 {answer}")),
            *(name, *told, end),
            *(name, *told, end),
            name,
        )
    ]


def test_the_shape_tells_what_leaves_a_code_span() -> None:
    """The comparison above sees each of these."""
    plain = shown("`x` y")
    for text in ("`x` <b>", "`x` [y](z)", "`x` ![y](z)", "`x` *y*", "# `x` y", "> `x` y", "- `x` y", "`x` y\n\nz"):
        assert shown(text).shape != plain.shape
    assert shown("`z` y").shape == plain.shape


@settings(deadline=None)
@given(TEXT, TEXT)
def test_what_a_fault_quotes_stays_in_its_code_span(message: str, cure: str) -> None:
    report = Report.failed(Fault(f"no {message}", cure), RULES)
    lines = report.fault.split("\n")
    found = shown(summary.render(report))
    assert [one.strip(" ") for one in found.code] == [spelled(quoted(line)).strip(" ") for line in lines]
    same = report._replace(fault="\n".join(["x"] * len(lines)))
    assert found.shape == shown(summary.render(same)).shape


def test_no_fence_is_longer_than_renderers_know() -> None:
    text = "".join(f"{'`' * length} " for length in range(1, 82)) + "![x](https:example.com) @everyone"
    longest = max(map(len, re.findall("`+", summary.code(text))))
    assert longest <= 9


@settings(deadline=None)
@given(TEXT)
def test_a_code_span_holds_any_line(text: str) -> None:
    line = spelled(visible(text))
    (found,) = shown(f"x {summary.code(line)} x").code
    assert found == (line if line.strip(" ") else f" {line} ")


def test_no_credential_is_shown() -> None:
    found = FINDING._replace(message=f"the key is {KEY}", way_out=f"drop {KEY}", subject=KEY, block=KEY)
    for text in (page(found), summary.render(Report.failed(Fault(f"no {KEY}", f"drop {KEY}"), RULES))):
        assert KEY not in text
        assert text.count("AKIA… (20 characters)") == 2


# What does not fit.


def test_what_does_not_fit_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    findings = [FINDING._replace(path=f"{n:03}", message="one\ntwo\nthree") for n in range(100)]
    usage = Usage("000", "lines", 1, 2)
    whole = page(*findings, budgets=(usage,))
    monkeypatch.setattr(summary, "LARGEST", 9000)
    for there in (0, 1, 4000, 8400, 9000, 10**7):
        text = page(*findings, budgets=(usage,), there=there)
        kept, more, end = re.split(r"\n\n(\d+) more lines do not fit on this page; .*\n", text)
        assert whole.startswith(kept.lstrip("\n"))
        assert kept.lstrip("\n").count("\n") + 1 + int(more) == whole.count("\n")
        assert kept.lstrip("\n").startswith("## qa-memory-hooks: 100 failures block\n\nJudged: ")
        assert end == ""
        assert there >= 8400 or 8000 < there + len(text.encode()) <= 9000
    assert "more lines" not in page(*findings[:2])


def test_a_page_of_very_many_findings_fits() -> None:
    there = 300_000
    findings = [FINDING._replace(path=f"{n // 100}", line=n % 100 + 1, message="见" * 40) for n in range(20_000)]
    text = page(*findings, there=there)
    assert HOST - 10_000 < there + len(text.encode()) < HOST
    assert text.lstrip("\n").startswith("## qa-memory-hooks: 20000 failures block\n")
    assert re.search(r"\n\n\d{5,6} more lines do not fit on this page; [^\n]*\n$", text)


def test_a_page_behind_one_that_is_full_has_the_verdict() -> None:
    there = summary.LARGEST
    text = page(*(FINDING._replace(line=line) for line in range(1, 101)), there=there)
    assert there + len(text.encode()) < HOST
    assert "\n## qa-memory-hooks: 100 failures block\n" in text
    assert "line 1" not in text
