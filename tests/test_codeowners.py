"""CODEOWNERS as GitHub reads it: which file, which lines, which paths.

The patterns follow GitHub's page "About code owners" (its examples stand first) and, for what it leaves to
`.gitignore`, git's own page. `DIFFERENT` holds where the two differ, and asks git for its side.
"""

from __future__ import annotations

import time

import pytest
from conftest import Repo

from qa_memory_hooks import codeowners
from qa_memory_hooks.change.snapshot import LINK, SUBMODULE, Edited
from qa_memory_hooks.codeowners import CodeOwners, Row

ANSWER = ".qa-acks/3f9c2b7a41d03f9c2b7a41d03f9c2b7a.json"
TABLE = [
    # pattern, paths that it owns, paths that it does not own
    # GitHub's examples.
    ("*", ["a", "a/b", "a/b/c.txt", ".qa/INDEX.md", ANSWER], []),
    ("*.js", ["a.js", "src/a.js", "src/deep/a.js"], ["a.jsx", "js", "a.js.map"]),
    ("/build/logs/", ["build/logs/a", "build/logs/deep/a"], ["build/logs", "x/build/logs/a", "build/logsx/a"]),
    ("docs/*", ["docs/getting-started.md", "docs/a"], ["docs/build-app/troubleshooting.md", "x/docs/a", "docs"]),
    ("apps/", ["apps/a", "x/apps/a", "x/y/apps/deep/a"], ["apps", "x/apps", "appsx/a"]),
    ("/docs/", ["docs/a", "docs/deep/a"], ["x/docs/a", "docs"]),
    ("**/logs", ["logs/a", "build/logs/a", "deeply/nested/logs/a", "logs"], ["logsx/a", "build/log/a"]),
    ("/apps/github", ["apps/github", "apps/github/a", "apps/github/deep/a"], ["apps/githubx", "x/apps/github/a"]),
    # A name without a slash is looked for everywhere, and a folder means all that lies in it.
    ("a", ["a", "x/a", "a/b", "x/a/b/c"], ["ab", "b/ab", "A", "x/A/b"]),
    (".qa", [".qa/INDEX.md", "services/a/.qa/INDEX.md"], [".qax/INDEX.md", "qa/INDEX.md"]),
    (".qa-acks", [ANSWER, f"x/{ANSWER}"], [".qa-ack/x.json", ".QA-ACKS/x.json"]),
    (".qa-acks/", [ANSWER, f"x/{ANSWER}"], [".qa-acks"]),
    ("/.qa-acks/", [ANSWER], [f"x/{ANSWER}", ".qa-acks"]),
    ("/.qa-acks", [ANSWER, ".qa-acks"], [f"x/{ANSWER}"]),
    # A slash at the start or in the middle ties a pattern to the root.
    ("/a", ["a", "a/b", "a/b/c"], ["x/a", "x/a/b", "ab"]),
    ("a/b", ["a/b", "a/b/c", "a/b/c/d"], ["x/a/b", "a/bc", "a"]),
    ("/a/b", ["a/b", "a/b/c"], ["x/a/b", "a/bc"]),
    ("a/b/", ["a/b/c", "a/b/c/d"], ["a/b", "x/a/b/c"]),
    # A star stays within a folder.
    ("/*", ["a", ".qa-memory.yaml"], ["a/b", ".qa/INDEX.md", ANSWER]),
    ("/.qa-acks/*", [ANSWER], [".qa-acks/deep/x.json", f"x/{ANSWER}"]),
    (".qa-acks/*.json", [ANSWER], [".qa-acks/x.md", ".qa-acks/deep/x.json"]),
    ("/*/", ["a/b", "a/b/c"], ["a"]),
    ("/*/*", ["a/b"], ["a", "a/b/c"]),
    ("a/*/c", ["a/b/c", "a/b/c/d"], ["a/c", "a/b/b/c", "a/b"]),
    ("/a*", ["a", "ab", "a/x", "ab/x/d"], ["xa", "x/a"]),
    ("a*/", ["a/b", "ab/c", "x/ab/c"], ["a", "ab", "x/ab"]),
    ("/a*c/", ["axbyc/d"], ["axb/yc/d", "ac"]),
    ("*.m*", ["a.md", "x/a.mdx"], ["am", "x/a.d"]),
    # Two stars go through folders where they stand for whole ones.
    ("**/a/b", ["a/b", "x/a/b", "x/y/a/b/c"], ["a/x/b", "xa/b"]),
    ("a/**", ["a/b", "a/b/c"], ["a", "x/a/b"]),
    ("/.qa-acks/**", [ANSWER, ".qa-acks/deep/x.json"], [".qa-acks", f"x/{ANSWER}"]),
    ("a/**/b", ["a/b", "a/x/b", "a/x/y/b", "a/x/y/b/c"], ["ab", "x/a/b", "a/xb"]),
    ("/**/*x*/AB/*/CD", ["a/cxy/AB/f/CD"], ["a/cxy/AB/f/f/CD", "a/cxy/AB/CD"]),
    ("**/*.md", ["a.md", "x/a.md", "x/y/a.md"], ["a.mdx"]),
    ("**", ["a", "a/b", "a/b/c"], []),
    ("a**b", ["ab", "axb", "x/axyb"], ["a/b", "a/x/b"]),
    # A question mark is one character, and no slash.
    ("a?c", ["abc", "x/a.c"], ["ac", "abbc", "a/c"]),
    ("/.q?/", [".qa/INDEX.md"], [".q/INDEX.md", ".qaa/INDEX.md"]),
    # What is escaped stands for itself; case counts.
    (r"a\ b/", ["a b/c", "x/a b/c"], ["a/c", "b/c", "a"]),
    (r"/docs/read\ me.md", ["docs/read me.md"], ["docs/read", "me.md"]),
    (r"a\*c", ["a*c"], ["abc"]),
    (r"a\?c", ["a?c"], ["abc"]),
    ("a#b", ["a#b"], ["a"]),
    ("/.QA/", [".QA/INDEX.md"], [".qa/INDEX.md"]),
    ("/文档/", ["文档/a"], ["文/a"]),
]
PAIRS = [
    *((pattern, path, True) for pattern, owned, _ in TABLE for path in owned),
    *((pattern, path, False) for pattern, _, others in TABLE for path in others),
]


def test_the_table_is_large() -> None:
    assert len(PAIRS) >= 60


@pytest.mark.parametrize(("pattern", "path", "owned"), PAIRS, ids=lambda value: str(value))
def test_patterns(pattern: str, path: str, owned: bool) -> None:
    found = codeowners.parse("CODEOWNERS", f"{pattern} @owner\n")
    assert found.skipped == ()
    assert found.owners(path) == (("@owner",) if owned else ())


DIFFERENT = [
    # pattern, path, whether it is ignored by git, owners at GitHub
    ("docs/*", "docs/deep/a", True, ()),
    ("a/*/*", "a/b/c/d", True, ()),
    ("/*", "a/b", True, ()),
    ("[ab].txt", "a.txt", True, ()),
    (r"\#a", "#a", True, ()),
    (r"\!a", "!a", True, ("@owner",)),
]


@pytest.mark.parametrize(("pattern", "path", "ignored", "owners"), DIFFERENT)
def test_where_it_differs_from_gitignore(
    repo: Repo, pattern: str, path: str, ignored: bool, owners: tuple[str, ...]
) -> None:
    repo.write({".gitignore": f"{pattern}\n", path: "x\n"})
    assert (repo.run("git", "check-ignore", "--no-index", "-q", path).status == 0) == ignored
    assert codeowners.parse("CODEOWNERS", f"{pattern} @owner\n").owners(path) == owners


ALIKE = [pair for pair in PAIRS if not pair[0].endswith("/*")]


def test_else_it_is_gitignore(repo: Repo) -> None:
    for pattern in dict.fromkeys(pair[0] for pair in ALIKE):
        repo.write({".gitignore": pattern + "\n"})
        paths = {path: owned for other, path, owned in ALIKE if other == pattern}
        said = repo.run("git", "check-ignore", "--no-index", "--stdin", "-z", stdin="\0".join(paths)).out
        ignored = set(said.split("\0")) - {""}
        # To git a path without a file is a file, and a folder that is ignored hides what lies in it: the same question.
        assert ignored == {path for path, owned in paths.items() if owned}, pattern


def test_the_last_line_that_matches_decides() -> None:
    found = codeowners.parse("CODEOWNERS", "* @all\n/apps/ @apps @more\n/apps/github\n/apps/github/a @a\n")
    assert found.owners("x") == ("@all",)
    assert found.owners("apps/x") == ("@apps", "@more")
    assert found.owners("apps/github/x") == ()
    assert found.owners("apps/github/a") == ("@a",)
    assert found.row("apps/github/x") == Row(3, "/apps/github", ())
    assert codeowners.parse("CODEOWNERS", "/apps/ @apps\n").row("x") is None


def test_owners_on_several_lines_are_not_added_up() -> None:
    found = codeowners.parse("CODEOWNERS", "*.go @first\n*.go @last\n")
    assert found.owners("a.go") == ("@last",)


@pytest.mark.parametrize(
    "owner",
    [
        "@octocat", "@o", "@octo-cat1", "@octocat_company", "@octo-org/octocats", "@octo-org/team.name_1",
        "docs@example.com", "first.last+tag@mail.example.co.uk",
    ],
)  # fmt: skip
def test_owners(owner: str) -> None:
    assert codeowners.parse("CODEOWNERS", f"* {owner}").owners("a") == (owner,)


@pytest.mark.parametrize(
    "line",
    [
        "* user",
        "* @",
        "* @-octocat",
        "* @org/",
        "* @org/team/more",
        "* @one@two",
        "* @one,@two",
        "* docs@",
        "* docs@example",
        "* @ok broken",
        "! @owner",
        "!a @owner",
        "a[bc] @owner",
        "a] @owner",
        r"a\[b @owner",
        r"\#a @owner",
        "/ @owner",
        "// @owner",
        "a//b @owner",
        "a*** @owner",
        "a\\",
        "a" * 5000 + " @owner",
    ],
)
def test_lines_with_invalid_syntax_are_skipped_and_the_others_count(line: str) -> None:
    found = codeowners.parse("CODEOWNERS", f"*.md @before\n{line}\n*.txt @behind\n")
    assert found.skipped == (2,)
    assert [row.line for row in found.rows] == [1, 3]


def test_comments_and_blank_lines() -> None:
    text = "# all\r\n\r\n   # indented\n  *\t@owner  @other # inline\n*.js @js #joined\n*.txt # nobody\n#*.md @md\n"
    found = codeowners.parse("CODEOWNERS", text)
    assert found.rows == (Row(4, "*", ("@owner", "@other")), Row(5, "*.js", ("@js",)), Row(6, "*.txt", ()))
    assert found.skipped == ()
    assert codeowners.parse("CODEOWNERS", "") == CodeOwners("CODEOWNERS", ())


def test_places_in_their_order() -> None:
    def owner(*places: str) -> tuple[str, ...]:
        files = {place: f"* @{place.count('/')}{place[0].strip('.')}\n".encode() for place in places}
        found = codeowners.read(Edited({**files, "x": b""}))
        assert found
        return found.owners("a")

    assert codeowners.PLACES == (".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS")
    assert owner(*codeowners.PLACES) == owner(".github/CODEOWNERS")
    assert owner("docs/CODEOWNERS", "CODEOWNERS") == owner("CODEOWNERS")
    assert owner("docs/CODEOWNERS") == ("@1d",)
    elsewhere = Edited({"codeowners": b"* @a", "src/CODEOWNERS": b"* @a", ".gitlab/CODEOWNERS": b"* @a"})
    assert codeowners.read(elsewhere) is None


@pytest.mark.parametrize("mode", [LINK, SUBMODULE])
def test_what_is_no_file_gives_no_owner(mode: str) -> None:
    snapshot = Edited({".github/CODEOWNERS": b"* @owner", "CODEOWNERS": b"* @owner"})
    snapshot.modes[".github/CODEOWNERS"] = mode
    assert codeowners.read(snapshot) == CodeOwners(".github/CODEOWNERS", (), loaded=False)


def test_a_file_of_3_mb_is_not_loaded() -> None:
    line = b"* @owner\n"
    filled = line + b"#" * (3_000_000 - len(line))
    assert codeowners.read(Edited({"CODEOWNERS": filled})) == CodeOwners("CODEOWNERS", (), loaded=False)
    smaller = codeowners.read(Edited({"CODEOWNERS": filled[:-1]}))
    assert smaller and smaller.loaded and smaller.owners("a") == ("@owner",)


def test_any_bytes_are_read() -> None:
    found = codeowners.read(Edited({"CODEOWNERS": b"\xff\xfe* @owner\n\x00 @owner\n/caf\xe9 @owner\n*.md @owner\n"}))
    assert found
    assert found.owners("caf\udce9/x") == ("@owner",)
    assert found.owners("a.md") == ("@owner",)
    assert found.owners("a") == ()


@pytest.mark.parametrize(
    "pattern",
    ["**/" * 1300 + "x", "a*" * 2000, "*a" * 2000, "?" * 4000, "\\*" * 2000, "*/" * 2000, "**/*a" * 800, "a" * 10**6],
    ids=lambda pattern: pattern[:6],
)
def test_hostile_patterns_take_no_time(pattern: str) -> None:
    started = time.perf_counter()
    found = codeowners.parse("CODEOWNERS", f"{pattern} @owner\n")
    found.owners("a" * 4000)
    found.owners("/".join("a" * 2000))
    assert time.perf_counter() - started < 1


def test_a_large_file_takes_no_time() -> None:
    started = time.perf_counter()
    found = codeowners.parse("CODEOWNERS", "".join(f"/src/*/p{n}/ @o\n" for n in range(100_000)))
    assert found.owners(ANSWER) == ()
    assert time.perf_counter() - started < 10


@pytest.mark.parametrize("blank", ["\xa0", "\u3000", "\u2028", "\x0b", "\x0c"])
def test_only_a_blank_or_a_tab_separates(blank: str) -> None:
    found = codeowners.parse("CODEOWNERS", f"/.qa/{blank}@owner\n/.qa/ @a{blank}@b\n")
    assert found.owners(".qa/INDEX.md") == ()
    assert codeowners.parse("CODEOWNERS", "/.qa/\t@owner\r\n").owners(".qa/INDEX.md") == ("@owner",)


def test_an_owner_is_written_in_ascii() -> None:
    assert codeowners.parse("CODEOWNERS", "* @sh\xf6p\n").skipped == (1,)
