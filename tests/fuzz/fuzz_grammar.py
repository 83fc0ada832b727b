"""Any text as a topic file: it is read, and what passes is read alike by CommonMark."""

from __future__ import annotations

from markdown_it import MarkdownIt

from qa_memory_hooks.knowledge import grammar, markdown
from qa_memory_hooks.knowledge.vocabulary import BY_NAME

ENV = BY_NAME["env"]
COMMON_MARK = MarkdownIt("commonmark")
WITH_TABLES = MarkdownIt("commonmark").enable("table")
for parser in (COMMON_MARK, WITH_TABLES):
    parser.core.ruler.enableOnly(["normalize", "block"])  # what stands inside of a line is of no matter here


def assert_read_alike(text: str) -> None:
    """Where the grammar finds no flaw it sees the headings and fences that CommonMark sees, and no others."""
    topic = grammar.parse(ENV, "x", text)
    if topic.flaws:
        return
    found = markdown.scan(list(topic.lines))
    headings = {(at, 1) for at in found.titles} | {(entry.line - 1, 2) for entry in topic.entries}
    if topic.archive_line:
        headings.add((topic.archive_line - 1, 2))
    assert {at for at, level in headings if level == 2} == {
        at for at, line in enumerate(topic.lines) if line.startswith("## ")
    }
    fences = [(fence.start, fence.end, fence.info == "yaml") for fence in found.fences]
    for parser in (COMMON_MARK, WITH_TABLES):
        tokens = [(token, token.map[0], token.map[1] - 1) for token in parser.parse(text) if token.map]
        seen = {(at, int(token.tag[1])) for token, at, _ in tokens if token.type == "heading_open"}
        assert {(at, level) for at, level in seen if level < 3} == headings
        assert [
            (at, end, token.info.strip(" \t") == "yaml") for token, at, end in tokens if token.type == "fence"
        ] == fences


def one_input(data: bytes) -> None:
    text = data.decode("utf-8", "ignore").replace("\r", "").replace("\0", "")
    assert_read_alike(text)
    for entry in grammar.parse(ENV, "x", text).entries:
        grammar.sections(entry)


SEEDS = [
    b"# T\n\n> q\n\n## 2026-09-05 a\n\n```yaml\ntype: env\n```\n\n**Symptom**: a\n\n## Archive\n\n2026-01-03 b - c\n",
    b"## 2026-09-05 a\n- x\n  - y\n\n    z\n1. x\n> a\nb\n\n    code\n***\n",
    b"## 2026-09-05 a\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n[a]: /u 'x'\n<b>\n-->\n",
    "## 2026-09-05 超时\n\n~~~~\n```\n~~~~\ntext\n---\n===\n".encode(),
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
