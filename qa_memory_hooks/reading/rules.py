"""The rules of reading: what every reader must see alike, whichever hook reads the file."""

from __future__ import annotations

from ..report.rule import Link, Repeat, Rule, edit

ENV = ".qa/env-notes.md"

NOT_UTF8 = Rule(
    "QA001",
    "not-utf8",
    "fail",
    "content is not UTF-8",
    reason="Readers guess other encodings differently: what one shows as text another shows as rubbish, or skips.",
    way_out="Save the file as UTF-8.",
    bad=edit(ENV, new=b"# env\n\n> \xbb\xb7\xbe\xb3\n"),
    good=edit(ENV, "# Environment", "# 环境"),
)
UNEXPECTED_FILE = Rule(
    "QA002",
    "unexpected-file",
    "warn",
    "a path under `.qa/` that no tool governs",
    reason="Agents read what stands in the folder; what no rule governs has no schema, no budget and no history.",
    way_out="Put the knowledge into an entry of a topic file, or the file outside of `.qa/`.",
    bad=edit(".qa/notes.md", new="misc\n"),
    good=edit("notes.md", new="misc\n"),
)
NOT_A_REGULAR_FILE = Rule(
    "QA003",
    "not-a-regular-file",
    "fail",
    "symbolic link, submodule, executable, binary content or Git LFS pointer in a store, or a store that is one",
    reason="A store behind a link or a pointer is not what the gate has read, and nothing in a store is to be run.",
    way_out="Commit the text itself as a plain file with mode 100644 (`git update-index --chmod=-x`).",
    bad=edit(".qa/workflows.md", new=Link("../README.md")),
    good=edit("docs.md", new=Link("README.md")),
    stricter=True,
)
CONTROL_CHARACTER = Rule(
    "QA004",
    "control-character",
    "fail",
    "NUL, C0/C1 controls other than TAB, line separators other than LF and CRLF",
    reason="Readers disagree where a line ends: such a character hides a heading from one and shows it to another.",
    way_out="Remove the character, or write a plain line end.",
    bad=edit(ENV, "without SHOP_REGION.", "without\u2028SHOP_REGION."),
    good=edit(ENV, "without SHOP_REGION.", "without\tSHOP_REGION."),
    stricter=True,
)
CONFLICT_MARKER = Rule(
    "QA005",
    "conflict-marker",
    "fail",
    "conflict markers, or an unmerged path",
    reason="Half of a conflict is knowledge that nobody has decided on.",
    way_out="Resolve the conflict, keep the entries of both sides, and `git add` the file.",
    bad=edit(ENV, "# Environment\n", "<<<<<<< HEAD\n# Environment\n>>>>>>> side\n"),
    good=edit(ENV, "export SHOP_REGION", "export SHOP_REGION << 7"),
    stricter=True,
)
STRAY_TEXT = Rule(
    "QA006",
    "stray-text",
    "fail",
    "text before the first entry that is no H1, quote or blank line",
    reason="Text outside of entries has no date, no source and no status: nobody can ever invalidate it.",
    way_out="Make it an entry, a `>` quote, or remove it.",
    bad=edit(ENV, "# Environment\n", "# Environment\n\nA paragraph that belongs to nobody.\n"),
    good=edit(ENV, "# Environment\n", "# Environment\n\n> What the machines need.\n"),
    stricter=True,
)
AMBIGUOUS_STRUCTURE = Rule(
    "QA007",
    "ambiguous-structure",
    "fail",
    "a heading that renderers and this grammar would not see alike; a fence that never closes",
    reason="An entry that no person sees on the page, or a heading that no tool sees, is a hiding place.",
    way_out="Write entries as `## date title` at the start of a line, outside of fences, quotes, lists and HTML.",
    bad=edit(ENV, "before the run.", "before the run.\n\n```\n## 2026-09-05 hidden\n```"),
    good=edit(ENV, "before the run.", "before the run.\n\n```\nexport SHOP_REGION=eu\n```"),
    stricter=True,
)
BAD_HEADING = Rule(
    "QA008",
    "bad-heading",
    "fail",
    "an H2 that is neither `## YYYY-MM-DD title` nor the archive",
    reason="Date and title are the identity of an entry: links, index and history hang on them.",
    way_out="Write `## YYYY-MM-DD title` with one space between the parts, or use `###` inside an entry.",
    bad=edit(ENV, "## 2026-09-01 region variable", "## 2026/09/01 region variable"),
    good=edit(ENV, "before the run.", "before the run.\n\n### In containers\n\nThe same."),
)
MISPLACED_ARCHIVE = Rule(
    "QA009",
    "misplaced-archive",
    "fail",
    "a second archive, or an entry after the archive",
    reason="The archive is the end of the file: an entry behind it is read as history, or not at all.",
    way_out="Keep one `## Archive` (or `## 归档`) as the last section of the file.",
    bad=edit(ENV, "single sign-on\n", "single sign-on\n\n## Archive\n"),
    good=edit(ENV, "single sign-on\n", "single sign-on\n2026-03-01 old runner — the runner was replaced\n"),
    stricter=True,
)
BAD_JSON = Rule(
    "QA010",
    "bad-json",
    "fail",
    "JSON or JSONL that does not parse, or only leniently (duplicate keys, NaN, lone surrogates, depth over 64)",
    reason="Parsers repair broken JSON in different ways: the last of two keys wins here, the first there.",
    way_out="Mend the JSON at the line and column named.",
    bad=edit(".qa/config.json", '  "git"', '  "git": {},\n  "git"'),
    good=edit(".qa/config.json", '"develop"', '"trunk"'),
)
ATTRIBUTES_ALTER_READING = Rule(
    "QA011",
    "attributes-alter-reading",
    "fail",
    "`.gitattributes` makes a governed path read or reviewed otherwise than it is judged",
    reason="A filter or an encoding changes what a checkout holds, `-diff` and `linguist-generated` hide it in review.",
    way_out="Take the attribute away from the governed paths.",
    bad=edit(".gitattributes", new=".qa/*.md -diff\n"),
    good=edit(".gitattributes", new="*.png binary\n*.md text eol=lf\n"),
    stricter=True,
)
LOOK_ALIKE_PATH = Rule(
    "QA012",
    "look-alike-path",
    "fail",
    "a path that is a governed one in disguise (`.QA/`, `index.md`)",
    reason="Where file systems fold case or drop characters, the look-alike takes the place of the judged file.",
    way_out="Rename it to the governed name, or to something that cannot be taken for it.",
    bad=edit(".QA/env-notes.md", new="# env\n"),
    good=edit("qa/env-notes.md", new="# env\n"),
    stricter=True,
)
TOO_LARGE = Rule(
    "QA013",
    "too-large",
    "fail",
    "over 1 MiB (logs 16 MiB), unread",
    reason="No honest file of a store comes near this size, and reading it would cost every commit.",
    way_out="Split it, or keep it outside of the store.",
    bad=edit(ENV, new=Repeat("> filler of a line that says nothing\n", 30_000)),
    good=edit(ENV, "# Environment\n", Repeat("> one more line\n", 200)),
    stricter=True,
)

RULES = (
    NOT_UTF8,
    UNEXPECTED_FILE,
    NOT_A_REGULAR_FILE,
    CONTROL_CHARACTER,
    CONFLICT_MARKER,
    STRAY_TEXT,
    AMBIGUOUS_STRUCTURE,
    BAD_HEADING,
    MISPLACED_ARCHIVE,
    BAD_JSON,
    ATTRIBUTES_ALTER_READING,
    LOOK_ALIKE_PATH,
    TOO_LARGE,
)
