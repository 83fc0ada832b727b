"""Commands that run other commands: which words of theirs are one, or a text that is one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from ..typed import TYPE_CHECKING, NamedTuple
from .active import STAR, UNKNOWN, literal
from .shell import name_of

if TYPE_CHECKING:
    from .commands import Run

SHELLS = frozenset(("sh", "bash", "zsh", "dash", "ksh", "ash", "rbash", "fish", "pwsh", "powershell", "cmd"))


class Handed(NamedTuple):
    """What is run in turn: words, or a text (then the words are `$0`, `$1` …); with these variables, in this folder."""

    argv: tuple[str, ...] = ()
    text: str | None = None
    env: Mapping[str, str] = MappingProxyType({})
    folder: str | None = None


class Options(NamedTuple):
    """How a wrapper's own words are told from those of its command."""

    with_value: str = ""
    """Short options that take the next word, or the rest of theirs."""
    long: tuple[str, ...] = ()
    """Long options that take the next word, without dashes."""
    operands: int = 0
    """So many words stand before the command."""
    text: str = ""
    """The short option whose value is a text to run."""


_WRAPPERS = {
    "sudo": Options("ugphCrtTUDR", ("user", "group", "prompt", "host", "chdir", "role", "type", "chroot")),
    "doas": Options("uC"),
    "nohup": Options(),
    "nice": Options("n", ("adjustment",)),
    "ionice": Options("cnp"),
    "timeout": Options("ks", ("kill-after", "signal"), 1),
    "stdbuf": Options("ioe", ("input", "output", "error")),
    "setsid": Options(),
    "command": Options(),
    "builtin": Options(),
    "exec": Options("a"),
    "time": Options("fo", ("format", "output")),
    "gtime": Options("fo"),
    "gtimeout": Options("ks", ("kill-after", "signal"), 1),
    "ssh-agent": Options("aEt"),
    "dotenv": Options("epv"),
    "cross-env": Options(),
    "cross-env-shell": Options(),
    "strace": Options("eop"),
    "ltrace": Options("eop"),
    "unbuffer": Options(),
    "chronic": Options(),
    "busybox": Options(),
    "caffeinate": Options("tw"),
    "xvfb-run": Options("neps"),
    "watch": Options("nd", ("interval",)),
    "flock": Options("wEc", ("timeout", "conflict-exit-code"), 1, "c"),
    "script": Options("cEIOBTm", ("command",), 1, "c"),
    "su": Options("cgGsw", ("command", "group", "shell"), 9, "c"),
    "npx": Options("pc", ("package", "call"), 0, "c"),
    "bunx": Options(),
    "pnpx": Options(),
    "uvx": Options("p", ("from", "with", "python")),
    "direnv": Options("", (), 2),
}
_RUNNERS = {
    "npm": ("exec", "x"),
    "pnpm": ("exec", "dlx"),
    "yarn": ("exec", "dlx", "run"),
    "bun": ("x", "run"),
    "uv": ("run", "tool"),
    "poetry": ("run",),
    "pdm": ("run",),
    "pipx": ("run",),
    "pipenv": ("run",),
    "hatch": ("run",),
    "rye": ("run",),
    "conda": ("run",),
    "mise": ("exec", "x"),
    "asdf": ("exec",),
    "bundle": ("exec",),
    "rtx": ("exec",),
}
"""`NAME VERB command …`."""
_BINARIES = ("yarn", "pnpm", "bun")
"""What runs a program by its bare name, too."""
_RUNNER_VALUES = Options("pnC", ("package", "from", "with", "python", "name", "prefix", "project", "directory", "spec"))
_XARGS = Options("InPLsdEa", ("arg-file", "max-args", "max-procs", "max-lines", "max-chars", "delimiter", "replace"))
_PARALLEL = Options("jIaCN", ("jobs", "colsep", "arg-file"))
_MODULES = {"pre_commit": "pre-commit", "prek": "prek", "qa_memory_hooks": "qa-memory"}
"""Modules that are commands: `python -m pre_commit`."""
_ENV = Options("uCS", ("unset", "chdir", "split-string"))


def handed_on(run: Run) -> Iterator[Handed]:
    """What a command hands on to be run."""
    name, words = run.name, run.argv[1:]
    if name in SHELLS:
        yield from _shell(run, words)
    elif name in ("iex", "invoke-expression"):
        yield Handed(text=_text([word for word in words if literal(word).lower() != "-command"]))
    elif name == "eval" or (name == "alias" and words):
        yield from ((Handed(text=_text(words)),) if name == "eval" else map(_alias, words))
    elif name == "trap" and words:
        yield Handed(text=literal(words[0]))
    elif name in ("source", ".") and run.stdin is not None:
        yield Handed(text=run.stdin)
    elif name == "env":
        yield from _env(words)
    elif name in ("xargs", "parallel"):
        yield from _xargs(run, words, _XARGS if name == "xargs" else _PARALLEL)
    elif name in ("find", "fd", "fdfind"):
        yield from _find(words, fd=name != "find")
    elif name == "git":
        yield from _git(words)
    elif name in _RUNNERS:
        start = skip(words, _RUNNER_VALUES)
        if name in _BINARIES and start < len(words) and literal(words[start]) not in _RUNNERS[name]:
            yield Handed(tuple(words[start:]))
        elif start < len(words) and literal(words[start]) in _RUNNERS[name]:
            rest = words[start + 1 :]
            rest = rest[1:] if name == "uv" and rest[:1] == ("run",) else rest
            yield from _wrapped(rest, _RUNNER_VALUES)
    elif name in _WRAPPERS:
        yield from _wrapped(words, _WRAPPERS[name])
    elif re.fullmatch(r"(?:python|pypy)[0-9.]*|py", name):
        yield from _module(words)


def skip(words: Sequence[str], options: Options) -> int:
    """Where the options end."""
    at = 0
    while at < len(words):
        word = literal(words[at])
        if word == "--":
            return at + 1
        if not word.startswith("-") or word == "-":
            return at
        if word.startswith("--"):
            at += 1 + ("=" not in word and word[2:] in options.long)
            continue
        taking = next((place for place, letter in enumerate(word[1:], 1) if letter in options.with_value), 0)
        at += 1 + bool(taking and taking == len(word) - 1)
    return at


def value_of(words: Sequence[str], letter: str, long: Sequence[str] = ()) -> list[str]:
    """The values of an option, in each of the ways it may be written."""
    found = []
    for at, raw in enumerate(words):
        word = literal(raw)
        if word == "--":
            break
        following = list(words[at + 1 : at + 2])
        if word.startswith("--"):
            name, equals, _ = word[2:].partition("=")
            if name in long:
                found += [raw.partition("=")[2]] if equals else following
        elif letter and word.startswith("-") and letter in word[1:]:
            rest = raw[raw.index(letter, 1) + 1 :]
            found += [rest] if rest else following
    return found


def _text(words: Sequence[str]) -> str:
    return " ".join(map(literal, words))


def _alias(word: str) -> Handed:
    return Handed(text=literal(word).partition("=")[2])


def _wrapped(words: Sequence[str], options: Options) -> Iterator[Handed]:
    if options.text:
        texts = value_of(words, options.text, ("command", "call"))
        if texts:
            yield from (Handed(text=literal(text)) for text in texts)
            return
    rest = tuple(words[skip(words, options) :])
    rest = rest[options.operands :] if options.operands < 9 else ()
    yield from _assigned(rest)


def _assigned(words: Sequence[str]) -> Iterator[Handed]:
    """A command behind the variables that it gets."""
    env = {}
    at = 0
    while at < len(words) and (has := re.match(r"([A-Za-z_]\w*)=", words[at])):
        env[has[1]] = literal(words[at][has.end() :])
        at += 1
    rest = tuple(words[at:])
    if len(rest) == 1 and " " in rest[0]:  # `watch 'git push'`
        yield Handed(text=literal(rest[0]), env=env)
    elif rest:
        yield Handed(rest, env=env)


def _env(words: Sequence[str]) -> Iterator[Handed]:
    folder = next(iter(value_of(words[: skip(words, _ENV)], "C", ("chdir",))), None)
    start = skip(words, _ENV)
    for at, raw in enumerate(words[:start]):
        word = literal(raw)
        if word.startswith(("-S", "--split-string")):  # all behind it is the command
            text = word.removeprefix("-S").removeprefix("--split-string").removeprefix("=")
            yield Handed(text=_text((text, *words[at + 1 :])), folder=folder)
            return
    for one in _assigned(words[start:]):
        yield one._replace(folder=folder)


def _shell(run: Run, words: Sequence[str]) -> Iterator[Handed]:
    name = run.name
    if name in ("pwsh", "powershell", "cmd"):
        for at, raw in enumerate(words):
            word = literal(raw).lower()
            if word in ("/c", "/k") or (len(word) > 1 and "-command".startswith(word)):
                yield Handed(text=_text(words[at + 1 :]))
                return
        return
    at = 0
    reads = False
    while at < len(words) and (word := literal(words[at])).startswith(("-", "+")) and word not in ("-", "--"):
        reads = reads or bool(re.match(r"-[a-zA-Z]*s", word))
        if not word.startswith("--") and "c" in word[1:]:
            after = [one for one in words[at + 1 :] if literal(one) != "--" or one is words[-1]]
            while after and literal(after[0]).startswith("-"):  # more options
                after = after[1:]
            if after:
                yield Handed(tuple(after[1:]), literal(after[0]))
            return
        at += 1 + bool(re.fullmatch(r"[-+][a-zA-Z]*[oO]|--rcfile|--init-file", word))
    dash = "-" in words[at : at + 1]
    rest = [one for one in words[at:] if literal(one) not in ("-", "--")]
    if run.stdin is not None and (reads or dash or not rest):
        yield Handed(("", *rest), run.stdin)


def _xargs(run: Run, words: Sequence[str], options: Options) -> Iterator[Handed]:
    start = skip(words, options)
    command = tuple(words[start:])
    if not command:
        return
    named = tuple(dict.fromkeys((*listed(run.fed), *(run.stdin or "").split())))
    marks = list(map(literal, value_of(words[:start], "I", ("replace",)))) or ["{}"] * (run.name == "parallel")
    if marks and any(marks[0] in literal(word) for word in command):
        for name in named or (UNKNOWN,):
            yield from _assigned(
                [name if literal(word) == marks[0] else _filled(word, marks[0], name) for word in command]
            )
    else:
        yield Handed((*command, *named))


_LISTING = frozenset(("ls", "eza", "exa", "tree", "dir", "gci", "get-childitem", "get-item"))
_SEARCHING = frozenset(("grep", "egrep", "fgrep", "rg", "ag", "ack"))
_SEARCH = Options("efmABCgtTdj", ("regexp", "file", "include", "exclude", "exclude-dir", "glob", "type", "type-not"))


def listed(pipeline: Sequence[Run]) -> Iterator[str]:
    """What the commands of a pipeline name: words that they print, or what lies where they look."""
    found: list[str] = []
    for run in pipeline:
        if run.name in _REWRITING or not {"basename", "dirname", "-printf"}.isdisjoint(run.argv):
            found.clear()  # names that nobody can tell any more
        else:
            found += _named(run)
    yield from found


_REWRITING = frozenset(("sed", "gsed", "awk", "gawk", "tr", "cut", "perl", "jq", "rev", "paste"))


def _named(run: Run) -> Iterator[str]:
    words = run.argv[1:]
    plain = [word for word in words if not literal(word).startswith("-")]
    if run.name in ("find", "fd", "fdfind"):
        yield from found_by(words, fd=run.name != "find")
    elif run.name in ("echo", "printf"):
        from .commands import printed

        yield from printed(run).split()
    elif run.name in _LISTING:  # the names in a folder stand for themselves, of a path all is said
        inside = run.name in ("gci", "get-childitem", "get-item", "dir")
        for word in plain:
            if inside or not word.isascii() or re.search(r"[^./]\.\w+$", word):
                yield f"{word}/{UNKNOWN}"
    elif run.name in _SEARCHING and not run.fed:
        yield from _searched(words)
    elif run.name == "git":
        from .git_words import verb_of

        git = verb_of(words)
        if git.verb == "grep":
            yield from _searched(git.words)
        elif git.verb == "ls-files" or "--name-only" in git.words:
            yield from (f"{word}/{UNKNOWN}" for word in git.words if not word.startswith("-"))


def _searched(words: Sequence[str]) -> Iterator[str]:
    """The places that `grep -l` looks through; what it looks for stands before them, or in an option."""
    plain = [literal(word) for word in words]
    if not any(re.match(r"--files|--name-only|-[a-zA-Z]*[lL]", word) for word in plain):
        return
    said = "--files" in plain or value_of(words, "e", ("regexp",)) or value_of(words, "f", ("file",))
    operands = operands_of(words, _SEARCH)
    yield from (f"{word}/{UNKNOWN}" for word in (operands if said else operands[1:]))


def operands_of(words: Sequence[str], options: Options) -> list[str]:
    """The words that are neither options nor values of options, wherever they stand."""
    found: list[str] = []
    at = 0
    while at < len(words):
        step = skip(words[at:], options)
        at += step
        if step and literal(words[at - 1]) == "--":
            return found + list(words[at:])
        if not step:
            found.append(words[at])
            at += 1
    return found


def _filled(word: str, mark: str, name: str) -> str:
    return literal(word).replace(mark, name) if mark in literal(word) else word


def _find(words: Sequence[str], *, fd: bool) -> Iterator[Handed]:
    ends = next((at for at, word in enumerate(words) if literal(word) in _EXECUTES), len(words))
    places = found_by(words[:ends] if fd else words, fd=fd)
    for at, raw in enumerate(words):
        if literal(raw) in _EXECUTES:
            command: list[str] = []
            for word in words[at + 1 :]:
                if literal(word) in (";", "+", "\\;"):
                    break
                if literal(word) == "{}":
                    command += places
                else:
                    command.append(word if "{}" not in literal(word) else literal(word).replace("{}", places[0]))
            if fd and not any("{}" in literal(word) for word in words[at:]):
                command += places
            yield Handed(tuple(command))


_EXECUTES = frozenset(("-exec", "-execdir", "-ok", "-okdir", "-x", "-X", "--exec", "--exec-batch"))


def found_by(words: Sequence[str], *, fd: bool = False) -> tuple[str, ...]:
    """The places that `find` names: where it starts (something there, if it asks for names), and paths it asks for."""
    if fd:  # a pattern, then the places
        return tuple(operands_of(words, _FD)[1:]) or (f"./{UNKNOWN}",)
    places: list[str] = []
    for word in words:
        if literal(word).startswith(("-", "(", "!")):
            break
        places.append(word)
    starts = places or ["."]
    if any(re.match(r"-(?:i?name|i?path|i?wholename|i?regex|prune|newer|mtime|size|empty)\b", one) for one in words):
        places = [f"{place}/{UNKNOWN}" for place in starts]
    for asks, value in _asked(list(map(literal, words))):
        if not asks.endswith("name") or asks.endswith("wholename"):
            places.append(value.replace("*", STAR))
        elif "*" not in value:
            places += [f"{start}/{value}" for start in starts]
    return tuple(places) or (".",)


_FD = Options("eEtdSj", ("extension", "exclude", "type", "max-depth"))
_ASKS = frozenset(("-path", "-wholename", "-ipath", "-iwholename", "-name", "-iname"))
_ACTIONS = frozenset(("-exec", "-execdir", "-delete", "-print", "-print0", "-ls", ""))


def _asked(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What `find` asks of a path or a name, without what it leaves out: `! -path x`, `-path x -prune -o`."""
    turned = [False]
    asked: list[tuple[str, str]] = []
    for at, word in enumerate(words):
        before = words[at - 1] if at else ""
        if word == "(":
            turned.append(turned[-1] or before in ("!", "-not"))
        elif word == ")" and len(turned) > 1:
            turned.pop()
        elif word in _ASKS and at + 1 < len(words) and not turned[-1] and before not in ("!", "-not"):
            asked.append((word, words[at + 1]))
        elif word == "-prune" and "".join(words[at + 1 : at + 2]) not in _ACTIONS:
            asked.clear()
    yield from asked


def _git(words: Sequence[str]) -> Iterator[Handed]:
    from .git_words import verb_of

    git = verb_of(words)
    for key, value in git.settings:
        if key.startswith("alias.") and value:
            yield _git_alias(value)
    if git.verb == "config":
        named = [word for word in git.words if not literal(word).startswith("-")]
        named = named[1:] if named and literal(named[0]) in ("set", "add") else named
        if len(named) > 1 and literal(named[0]).lower().startswith("alias."):
            yield _git_alias(literal(named[1]))
    elif git.verb == "bisect" and git.words[:1] == ("run",):
        yield Handed(git.words[1:])
    elif git.verb == "submodule" and "foreach" in git.words:
        command = [word for word in git.words[git.words.index("foreach") + 1 :] if word != "--recursive"]
        yield Handed(text=_text(command))
    elif git.verb in ("rebase", "filter-branch"):
        letters = ("x", ("exec",)) if git.verb == "rebase" else ("", tuple(f"{one}-filter" for one in _FILTERS))
        for text in value_of(git.words, *letters):
            yield Handed(text=literal(text))


_FILTERS = ("tree", "index", "msg", "env", "commit", "parent")


def _git_alias(value: str) -> Handed:
    return Handed(text=value[1:]) if value.startswith("!") else Handed(text=f"git {value}")


def _module(words: Sequence[str]) -> Iterator[Handed]:
    """`python -m pre_commit …` is the command of that name."""
    for at, raw in enumerate(words[:-1]):
        word = literal(raw)
        if has := re.fullmatch(r"-[bBdEhiIOPqsSuvVx?]*m(.*)", word):
            name, *rest = [has[1], *words[at + 1 :]] if has[1] else words[at + 1 :]
            name = literal(name)
            known = _MODULES.get(name.partition(".")[0])
            if known:
                yield Handed((known, *rest))
            elif name_of(name) in ("playwright",):
                yield Handed((name, *rest))
            return
        if not word.startswith("-"):
            return
