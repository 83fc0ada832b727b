"""Which paths a command writes, moves or removes, as far as its words say it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..lazy import expression
from ..typed import TYPE_CHECKING, NamedTuple
from .active import COMMA, UNKNOWN, literal
from .git_words import Git, verb_of
from .wrappers import Options, found_by, listed, operands_of, skip, value_of

if TYPE_CHECKING:
    from .commands import Run


class Write(NamedTuple):
    """A path that is written, as the command names it; `whole` where all below a folder goes with it."""

    path: str
    whole: bool = False


_ALL = frozenset(
    [
        "rm",
        "rmdir",
        "unlink",
        "shred",
        "touch",
        "truncate",
        "mkdir",
        "tee",
        "sponge",
        "dos2unix",
        "unix2dos",
        "mv",
        "ed",
        "ex",
        "vi",
        "vim",
        "nvim",
        "nano",
        "emacs",
        "patch",
        "del",
        "erase",
        "rd",
        "md",
        "move",
        "ren",
        "rename",
        "srm",
        "trash",
        "trash-put",
        "gio",
        "mkfifo",
        "mknod",
    ]
)
"""Every operand is written (or goes away)."""
_LAST = frozenset(["cp", "install", "ln", "link", "rsync", "scp", "copy", "xcopy", "robocopy", "ditto", "pax"])
"""The last operand is written."""
_WHOLE = frozenset(
    [
        "rm",
        "rmdir",
        "mv",
        "shred",
        "srm",
        "trash",
        "trash-put",
        "remove-item",
        "ri",
        "del",
        "rd",
        "move",
        "move-item",
        "mi",
    ]
)
"""What they are told of a folder holds for all that is in it."""
_VALUED = {
    "truncate": Options("sr", ("size", "reference")),
    "touch": Options("drt", ("date", "reference")),
    "mkdir": Options("mZ", ("mode",)),
    "shred": Options("ns"),
    "install": Options("gmotS", ("group", "mode", "owner", "target-directory", "suffix")),
    "cp": Options("tS", ("target-directory", "suffix")),
    "mv": Options("tS", ("target-directory", "suffix")),
    "ln": Options("tS", ("target-directory", "suffix")),
    "rsync": Options("efTMB", ("rsh", "filter", "exclude", "include", "exclude-from", "include-from", "files-from")),
    "patch": Options("pdioBDFVYzr", ("input", "output", "strip", "directory")),
}
_IN_PLACE = frozenset(["sed", "gsed", "ssed", "perl", "ruby", "awk", "gawk", "sd", "rpl", "yq", "jq"])
_OUTPUTS = {
    "curl": ("o", ("output", "output-dir")),
    "wget": ("OP", ("output-document", "directory-prefix")),
    "sort": ("o", ("output",)),
    "tar": ("C", ("directory",)),
    "bsdtar": ("C", ("directory",)),
    "unzip": ("d", ()),
    "7z": ("o", ()),
    "pandoc": ("o", ("output",)),
    "patch": ("o", ("output",)),
    "cpio": ("D", ("directory",)),
}
_FIXING = ("--write", "--fix", "--in-place", "--inplace", "--apply", "--overwrite")
_EDITING = frozenset(
    [
        "prettier",
        "eslint",
        "markdownlint",
        "markdownlint-cli2",
        "mdformat",
        "codespell",
        "biome",
        "dprint",
        "black",
        "ruff",
    ]
)
_EXTRACTS = expression(r"-?[A-Za-z]*x|--extract|--get")
_FIRST = ("set-content", "sc", "add-content", "ac", "clear-content", "clc", "out-file", "new-item", "ni", "tee-object")
_CMDLETS = {
    **dict.fromkeys((*_FIRST, "rename-item", "rni", "export-csv", "export-clixml"), slice(0, 1)),
    **dict.fromkeys(("remove-item", "ri", "move-item", "mi"), slice(0, None)),
    **dict.fromkeys(("copy-item", "cpi", "expand-archive"), slice(1, 2)),
    **dict.fromkeys(("invoke-webrequest", "iwr", "invoke-restmethod", "irm"), slice(0, 0)),
}
"""Of cmdlets the operands that are written."""
_SOURCES = ("-path", "-literalpath")
_TARGETS = ("-destination", "-destinationpath", "-filepath", "-outfile", "-newname")
_SWITCHES = ("-force", "-recurse", "-append", "-noclobber", "-nonewline", "-passthru", "-confirm", "-verbose")
_PATCHED = expression(
    r"^(?:(?:---|\+\+\+) (?:[ab]/)?(\S+)|\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+?)\s*$)", re.M
)
_DRY = expression(r"--(?:check|stat|numstat|summary|dry-run)\b")


def writes(run: Run) -> Iterator[Write]:
    """The paths that a command writes; its redirections too."""
    for target in run.targets:
        yield Write(target)
    name, words = run.name, run.argv[1:]
    yield from _patched(run)
    if name == "git":
        yield from _git(verb_of(words))
        return
    if name in _CMDLETS:
        yield from _cmdlet(run)
    elif name in _ALL or name in _LAST:
        yield from _operands(name, words)
    elif name in _IN_PLACE:
        yield from _in_place(name, words)
    elif name == "dd":
        yield from (Write(word[3:]) for word in words if word.startswith("of="))
    elif name in ("find", "fd") and any(literal(word) in ("-delete", "-fprint", "-fls", "-fprintf") for word in words):
        yield from (Write(place, whole="-delete" in words) for place in found_by(words, fd=name == "fd"))
        yield from map(Write, value_of(words, "", ("fprint",)))
    elif (name in _EDITING and any(literal(word) in (*_FIXING, "-w", "format") for word in words)) or any(
        literal(word) in _FIXING for word in words
    ):
        yield from (Write(word) for word in words if not word.startswith("-"))
    if name in _OUTPUTS:
        letters, long = _OUTPUTS[name]
        extracts = any(_EXTRACTS.match(literal(word)) for word in words)
        if name not in ("tar", "bsdtar") or extracts:
            into = [path for letter in letters for path in value_of(words, letter, long)]
            if extracts and name.endswith("tar") and not into:  # what is named comes out here
                into = operands_of(words, Options("fTX", ("file", "exclude", "files-from", "exclude-from")))
            yield from map(Write, into)
    for at, word in enumerate(words):
        if re.match(r"--(?:output|out|outfile|out-file|output-file)=", word):
            yield Write(word.partition("=")[2])
        elif literal(word) in ("--output", "--outfile", "--out-file", "--output-file"):
            yield from map(Write, words[at + 1 : at + 2])


def _operands(name: str, words: Sequence[str]) -> Iterator[Write]:
    options = _VALUED.get(name, Options())
    left: list[str] = []
    folders = value_of(words, "t", ("target-directory",)) if "t" in options.with_value and name != "touch" else []
    at = 0
    while at < len(words):
        rest = words[at:]
        step = skip(rest, options)
        if step:
            at += step
            if step and literal(words[at - 1]) == "--":
                left += words[at:]
                break
            continue
        left.append(words[at])
        at += 1
    whole = name in _WHOLE
    if name in _LAST:
        if folders or (name == "install" and {"-d", "--directory"} & {*words}):
            yield from map(Write, folders or left)
        elif len(left) > 1 or name == "ln":
            yield Write(left[-1] if len(left) > 1 else ".", name == "rsync" and "--delete" in words)
        if name == "rsync" and any(literal(word) == "--remove-source-files" for word in words):
            yield from map(Write, left[:-1])
        return
    yield from map(Write, folders)
    into = left[-1:] if name in ("mv", "move", "move-item") and not folders and len(left) > 1 else []
    for path in left[: len(left) - len(into)]:
        yield Write(path, whole)
    yield from map(Write, into)


def _cmdlet(run: Run) -> Iterator[Write]:
    """A command of PowerShell: its parameters have names, which may be cut short; `a,b` are two values."""
    words, whole = run.argv[1:], run.name in _WHOLE
    named: dict[str, str] = {}
    left: list[str] = []
    at = 0
    while at < len(words):
        word = literal(words[at]).lower()
        at += 1
        if not word.startswith("-"):
            left.append(words[at - 1])
        elif not any(one.startswith(word) for one in _SWITCHES):
            full = next((one for one in (*_SOURCES, *_TARGETS) if one.startswith(word)), word)
            named[full] = words[at] if at < len(words) else ""
            at += 1
    source = next((named[one] for one in _SOURCES if one in named), None)
    left = left if source is None else [source, *left]
    written = left[_CMDLETS[run.name]] + [named[one] for one in _TARGETS if one in named]
    if not written and run.fed:  # `Get-ChildItem … | Remove-Item`
        written = list(listed(run.fed))
    yield from (Write(path, whole) for word in written for path in word.split(COMMA) if path)


def _patched(run: Run) -> Iterator[Write]:
    """The files that a patch names, where it stands in the text."""
    words = run.argv[1:]
    if run.name == "git":
        git = verb_of(words)
        applies = git.verb in ("apply", "am")
    else:
        applies = run.name in ("patch", "apply_patch", "applypatch")
    if applies and not any(_DRY.match(literal(word)) for word in words):
        text = run.stdin or "\n".join(map(literal, words[:1] if "patch" in run.name else ()))
        yield from (Write(first or second) for first, second in _PATCHED.findall(text))


def _in_place(name: str, words: Sequence[str]) -> Iterator[Write]:
    """`sed -i`, `perl -pi -e`, `awk -i inplace`: the operands behind the program."""
    plain = [literal(word) for word in words]
    if name in ("sed", "gsed", "ssed"):
        letters, valued = "i", "efl"
        program: tuple[str, ...] = ("expression", "file")
    elif name in ("perl", "ruby"):
        letters, valued, program = "i", "eEIMmfC", ()
    elif name in ("awk", "gawk"):
        letters, valued, program = "", "fFvei", ("file", "source")
        if not any(one == "inplace" or one in ("-iinplace", "--include=inplace") for one in plain):
            return
    elif name in ("sd", "rpl"):
        yield from map(Write, [word for word in words if not word.startswith("-")][2:])
        return
    else:
        letters, valued, program = "i", "", ()
    scripted = any(
        (one.startswith("--") and one[2:].partition("=")[0] in program)
        or (re.match(r"-[^-]", one) and any(sign in one[1:] for sign in valued if sign in "efE"))
        for one in plain
    )
    in_place = not letters or any(
        one.startswith("--in-place") or one == "--inplace" or re.match(rf"-[a-zA-Z0-9]*{letters}", one) for one in plain
    )
    if not in_place:
        return
    options = Options(valued, (*program, "include"))
    left: list[str] = []
    at = 0
    while at < len(words):
        step = skip(words[at:], options)
        at += step
        if not step:
            left.append(words[at])
            at += 1
    yield from map(Write, left if scripted else left[1:])


def _git(git: Git) -> Iterator[Write]:
    words = git.words
    plain = [literal(word) for word in words]
    at = plain.index("--") if "--" in plain else -1
    paths = list(words[at + 1 :]) if at >= 0 else [word for word in words if not word.startswith("-")]
    folder = "/".join(git.folders)

    def write(path: str, *, whole: bool = False) -> Write:
        path = _MAGIC.sub("", path, 1)
        absolute = path.startswith(("/", UNKNOWN)) or not folder
        return Write(path if absolute else f"{folder}/{path}", whole)

    if git.verb == "checkout" or (
        git.verb == "restore" and not ({"--staged", "-S"} & {*plain} and not {"--worktree", "-W"} & {*plain})
    ):
        yield from map(write, paths)
    elif git.verb in ("rm", "mv", "clean"):
        if not any(re.match(r"--dry-run|-[a-zA-Z]*n", one) for one in plain):
            options = Options("e" if git.verb == "clean" else "", ("exclude", "pathspec-from-file"))
            yield from (write(path, whole=git.verb != "clean") for path in operands_of(words, options))
    elif git.verb == "stash" and (at >= 0 or plain[:1] == ["push"]):
        yield from map(write, paths if at >= 0 else operands_of(words[1:], Options("m", ("message",))))
    elif git.verb in ("apply", "am"):
        yield from map(write, value_of(words, "", ("directory",)))
    elif git.verb in ("diff", "log", "show", "format-patch", "archive", "bundle"):
        yield from map(write, value_of(words, "o" if git.verb in ("format-patch", "archive") else "", ("output",)))
    elif git.verb == "worktree" and plain[:1] in (["add"], ["move"]):
        yield from map(write, paths[1:])


_MAGIC = expression(r":(?:/|\((?![^)]*exclude)[^)]*\))")
"""`:/path` and `:(top)path`; `:!path` is left out."""

# Programs given as text.

_INTERPRETER = expression(
    r"(?:python|pypy|node|nodejs|deno|bun|tsx|ts-node|ruby|perl|php|lua|Rscript|julia|osascript|tclsh|awk|gawk|mawk)"
    r"[0-9.]*|py",
    re.I,
)
# An end may be missing: what never fails takes no time to be tried again.
_QUOTES = (
    r"'''((?:[^\\]|\\(?:.|\Z))*?)(?:'''|\Z)"
    r'|"""((?:[^\\]|\\(?:.|\Z))*?)(?:"""|\Z)'
    r'|"((?:[^"\\\n]|\\.)*)"?'
    r"|'((?:[^'\\\n]|\\.)*)'?"
)
_STRING = expression(_QUOTES, re.S)
_STRING_OR_CALL = expression(_QUOTES + r"|`((?:[^`\\]|\\.)*)`?|%[qQ]?\{([^}\n]*)\}", re.S)
_PYTHON = expression(r"(?:python|pypy)[0-9.]*|py", re.I)
_TEXTUAL = expression(
    r"""(?<!\bos)\.(?:replace|replaceAll|gsub!?|sub!?)\(\s*(?:"[^"\n]*"|'[^'\n]*')\s*,\s*(?:"[^"\n]*"|'[^'\n]*')"""
    r"""|\bre\.sub\(\s*r?(?:"[^"\n]*"|'[^'\n]*')\s*,\s*[rf]?(?:"[^"\n]*"|'[^'\n]*')"""
)
"""What replaces a text by another; neither is a path that is written."""
_WRITES = expression(
    r"""
    \.write(?:_text|_bytes|lines|Sync|File|FileSync|String)?\s*\( | \bwrite(?:File|FileSync|TextFile|TextFileSync)\b
    | \bappend(?:File|FileSync)\b | createWriteStream | file_put_contents | \bfputs\b | \bfwrite\b
    | \bopen\s*\([^)]{0,400},\s*(?:mode\s*=\s*)?["'](?:[rbt]*[wax+][bt+]*|\+?>>?)["']
    | \bopen\b[^;\n]{0,400}["']\s*\+?>>?
    | \.open\s*\(\s*(?:mode\s*=\s*)?["'][bt]*[wax+]
    | \bunlink(?:Sync)?\b | \brm(?:Sync|tree|dir|dirSync)?\s*\( | \bremove\s*\( | \bremovedirs\b
    | \brename(?:Sync)?\s*\(
    | \breplace\s*\(\s*["'][^"']*["']\s*\) | \.replace\s*\(\s*[\w.]+(?:\([^()\n]{0,200}\))?\s*\)
    | \bos\.(?:replace|link)\b | \bchmod(?:Sync)?\s*\( | \binplace\s*=\s*True | \bcp(?:Sync)?\s*\(
    | \bwrite_?(?:[Ff]ile|Lines)\b | \bshutil\.\w+ | \bcopy(?:File|FileSync|file|tree|2)?\s*\( | \bmove\s*\(
    | \btouch\s*\( | \bmkdir(?:Sync|s)?\s*\( | \bmakedirs\b | \btruncate(?:Sync)?\s*\( | \bsymlink(?:Sync|_to)?\s*\(
    | \bFile\.(?:write|open|delete|rename|binwrite) | \bFileUtils\.\w+ | \bIO\.(?:write|binwrite) | \bBun\.write\b
    | \bDeno\.(?:write\w*|remove\w*|rename\w*|copyFile\w*) | \bsystem\s*\( | \bexec(?:Sync|FileSync)?\s*\(
    | (?<![=-])>>?\s*["']
    """,
    re.X,
)
_READ_ONLY = expression(
    r"\bsys\.(?:stdout|stderr)\.write\s*\(|\bprocess\.(?:stdout|stderr)\.write\s*\(|\$stdout\.write\b"
)


def program(run: Run) -> str:
    """The program that an interpreter is given as text, in its words or on standard input; empty if there is none."""
    if not _INTERPRETER.fullmatch(run.name):
        return ""
    if run.name in ("awk", "gawk", "mawk"):
        return next((literal(word) for word in run.argv[1:] if not word.startswith("-")), "")
    texts = [
        literal(text)
        for letter in "ceEpr"
        for text in value_of(run.argv[1:], letter, ("eval", "print", "command"))
        if not literal(text).startswith("-")
    ]
    words = [literal(word) for word in run.argv[1:]]
    if run.name in ("deno", "bun") and words[:1] == ["eval"]:
        texts += words[1:]
    reads = not [word for word in words if not word.startswith("-")] or "-" in words
    return "\n".join([*texts, *([run.stdin] if run.stdin and reads else [])])


def paths(run: Run, text: str) -> Iterator[str]:
    """What in a program may be a path: strings, and the words behind the program where it asks for them."""
    for _, string in _strings(run, _TEXTUAL.sub("", text)):
        if not re.search(r"\s", named := re.sub(r"^\s*\+?>+\s*", "", string)):
            yield named
    if re.search(r"\bARGV\b|\bargv\b", text):
        yield from (literal(word) for word in run.argv[1:] if not word.startswith("-"))


def called(run: Run, text: str) -> Iterator[str]:
    """What a program has a shell run: strings, and lists of them as one command."""
    lists: list[list[str]] = []
    alone: list[str] = []
    for before, string in _strings(run, text):
        if re.search(r"[);]", before):
            yield from map(_quoted, lists)
            lists = []
        before = before.rstrip("rfbu \t\n")
        if before.endswith(("(", "[")):
            lists = [*lists[-3:], []]
        first = not before.endswith((",", "[")) and not re.search(r"\bwrite\w*\($", before)
        if " " in string and first and ("\n" not in string or before.endswith("(")):
            alone.append(string)
        for one in lists:
            one.append(string)
    yield from map(_quoted, lists)
    yield from alone


def _quoted(words: Sequence[str]) -> str:
    return " ".join("'" + word.replace("'", "'\\''") + "'" for word in words)


def _strings(run: Run, text: str) -> Iterator[tuple[str, str]]:
    """What stands between quotes in a program, each with what stands before it, since the last one."""
    end = 0
    for found in (_STRING if _PYTHON.fullmatch(run.name) else _STRING_OR_CALL).finditer(text):
        yield text[end : found.start()], next(filter(None, found.groups()), "")
        end = found.end()


def writes_files(text: str) -> bool:
    """Whether a program does anything that writes, moves or removes a file."""
    return bool(_WRITES.search(_READ_ONLY.sub("", text)))
