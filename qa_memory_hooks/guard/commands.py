"""What a shell text runs: each command with its words expanded as far as they are known.

Variables that the text itself sets are known, and what `echo` prints in a substitution; a loop stands for all its
values at once. What a command hands on to be run (`sh -c`, `eval`, `xargs`, `env`, `sudo` …) is a command too.
"""

from __future__ import annotations

import itertools
import posixpath
import re
from collections.abc import Iterable, Iterator, Sequence

from ..lazy import expression
from ..typed import NamedTuple
from .active import COMMA, DEEPEST, LEFT, RIGHT, UNKNOWN, TooDeep, literal
from .shell import Operator, Redirect, Substitution, Text, Token, Values, Variable, Word, name_of, tokens
from .wrappers import SHELLS, Options, handed_on, listed, skip

_SPLIT = "\ue008"
_LONGEST = 1 << 20
"""So many characters are made of one word."""
_MOST = 4096
"""So many words of a command are expanded, and so many commands followed."""
_SPENT = 1 << 22
"""So many characters are put in for variables; for more they are not known."""
_BRACE = expression(f"[{LEFT}{COMMA}{RIGHT}]")
_RANGE = expression(r"(-?\d+|[A-Za-z])\.\.(-?\d+|[A-Za-z])(?:\.\.-?\d+)?")
_ASSIGNMENT = expression(r"([A-Za-z_]\w*)(?:\[[^\]]*\])?\+?=", re.S)
_RESERVED = frozenset(("if", "then", "else", "elif", "while", "until", "do", "!", "{", "time", "coproc", "function"))
_ENDS = frozenset((";", "&", "&&", "||", "\n", ";;", ";&", ";;&", "(", ")"))
_DECLARE = frozenset(("export", "declare", "typeset", "local", "readonly"))
_READS = {"read": Options("dnNptui"), "mapfile": Options("dnOsucC"), "readarray": Options("dnOsucC")}
_INTERPRETER = expression(r"(?:python|node|ruby|perl|php|bun|deno|tsx)[0-9.]*")
_FOLDERS = frozenset(("cd", "pushd", "chdir", "set-location", "sl", "push-location"))
_WRITING = frozenset((">", ">>", ">|", "<>", "&>", "&>>", ">&"))


class Run(NamedTuple):
    """A command that is run. Words keep their active characters (see `shell`)."""

    argv: tuple[str, ...]
    env: dict[str, str]
    """The variables that are set for it here."""
    targets: tuple[str, ...] = ()
    """The files that its redirections write."""
    cwd: str = UNKNOWN
    """The folder that it runs in, `/` between the parts."""
    stdin: str | None = None
    """What it reads there, where that stands in the text."""
    fed: tuple[Run, ...] = ()
    """The commands before it in its pipeline."""

    @property
    def name(self) -> str:
        """The name of the command, without its folder and the ending that Windows gives it."""
        return name_of(self.argv[0]) if self.argv else ""


def runs(text: str, cwd: str, *, splits: bool = True) -> list[Run]:
    """All commands that a text runs, in order. Raises `TooDeep` where it is nested deeper than it is followed.

    Without `splits` what a variable holds is one word, as it is to PowerShell.
    """
    shell = _Shell(cwd, {}, {}, 0, _Shared(splits=splits))
    shell.run(text)
    return shell.found


class _Shared:
    """What holds for a text and for all texts that it runs in turn."""

    def __init__(self, *, splits: bool) -> None:
        self.splits = splits
        self.spent = 0
        """So many characters were put in for variables."""
        self.files: dict[str, str] = {}
        """The texts of the files that it writes."""


class _Shell:
    def __init__(
        self,
        cwd: str,
        known: dict[str, tuple[str, ...]],
        exported: dict[str, str],
        depth: int,
        shared: _Shared,
    ) -> None:
        self.cwd, self.known, self.exported, self.depth, self.shared = cwd, known, exported, depth, shared
        self.found: list[Run] = []
        self.left: list[str] = []
        """The folders that `popd` goes back to."""

    def run(self, text: str) -> None:
        """Go through a text command by command."""
        pipeline: list[Run] = []
        around: list[tuple[str, dict[str, tuple[str, ...]]]] = []
        commands = list(_commands(tokens(text, self.depth)))
        fed = _fed_loops([command for command, _ in commands])
        for at, (command, end) in enumerate(commands):
            self._command(command, pipeline, fed.get(at))
            if end == "(":
                around.append((self.cwd, dict(self.known)))
            elif end == ")" and around:
                self.cwd, self.known = around.pop()
            if end not in ("|", "|&"):
                pipeline = []

    def _command(self, command: list[Word | Redirect], pipeline: list[Run], loop: Redirect | None) -> None:
        words = _unreserved(command)
        if words and _plain(words[0]) == "[[":
            for word in words:  # what is substituted in it is run
                self.expand(word, split=False)
            return None
        if len(words) > 1 and words[0].bare and _plain(words[0]) in ("for", "select"):
            return self._loop(words)
        env = dict(self.exported)
        assigned: dict[str, tuple[str, ...]] = {}
        while words and (name := _assigned(words[0])):
            assigned[name] = self._value(words[0])
            words = words[1:]
        argv = tuple(itertools.islice(itertools.chain.from_iterable(map(self.expand, words)), _MOST))
        targets, stdin = [], None
        for redirect in (one for one in command if isinstance(one, Redirect)):
            named = self.expand(redirect.target)
            if redirect.sign in _WRITING:
                targets += [one for one in named if not (redirect.sign == ">&" and re.fullmatch(r"\d+-?|-", one))]
            elif redirect.sign in ("<<", "<<<"):
                stdin = " ".join(map(literal, named))
            elif _is_substituted(redirect):
                stdin = literal(" ".join(named)).replace(UNKNOWN, "") or None
        if stdin is None and pipeline:
            stdin = literal(printed(pipeline[-1])) or None
        if not argv:
            self.known |= assigned
            if not targets:
                return None
        elif name_of(argv[0]) in _DECLARE:
            self._declare(argv[1:], export=name_of(argv[0]) == "export" or "-x" in argv)
        env |= {name: literal(" ".join(values)) for name, values in assigned.items()}
        run = Run(argv, env, tuple(targets), self.cwd, stdin, tuple(pipeline))
        self._note(run)
        pipeline.append(run)
        if run.name in _READS:
            self._read(run, loop)
        self._move(run)
        return None

    def _move(self, run: Run) -> None:
        """Go to the folder that a `cd` names."""
        if run.name in ("pushd", "push-location"):
            self.left.append(self.cwd)
        if run.name in _FOLDERS:
            self.cwd = _moved(run)
        elif run.name in ("popd", "pop-location"):
            self.cwd = self.left.pop() if self.left else UNKNOWN

    def _read(self, run: Run, loop: Redirect | None) -> None:
        """`read NAME`: the name stands for all that is known to come in."""
        values = tuple((run.stdin or "").split()) or tuple(listed(run.fed))
        if loop and not values:
            values = tuple(field for one in self.expand(loop.target, split=False) for field in one.split())
        for word in run.argv[1 + skip(run.argv[1:], _READS[run.name]) :]:
            self.known[literal(word)] = values[:_MOST] or (UNKNOWN,)

    def _note(self, run: Run) -> None:
        """Take down a command, and what it hands on to be run."""
        if len(self.found) >= _MOST:
            raise TooDeep
        self.found.append(run)
        self._run_written(run)
        for handed in handed_on(run):
            cwd = run.cwd if handed.folder is None else joined(run.cwd, handed.folder)
            env = run.env | dict(handed.env)
            if self.depth >= DEEPEST:
                raise TooDeep
            if handed.text is not None:
                known = self.known | {name: (value,) for name, value in env.items()} | _positional(handed.argv)
                inner = _Shell(cwd, known, env, self.depth + 1, self.shared)
                inner.run(handed.text)
                self._add(inner)
            elif handed.argv:
                inner = _Shell(cwd, self.known, env, self.depth + 1, self.shared)
                inner._note(run._replace(argv=handed.argv, env=env, cwd=cwd, targets=()))
                self._add(inner)

    def _run_written(self, run: Run) -> None:
        """Keep the text of a file that is written here, and run it where it is run."""
        files = self.shared.files
        text = run.stdin if run.name == "tee" else printed(run)
        for target in (*run.targets, *(run.argv[1:] if run.name == "tee" else ())) if text else ():
            files[joined(run.cwd, literal(target))] = literal(text or "")
        if not files:
            return
        operands = [at for at, word in enumerate(run.argv) if at == 0 or not word.startswith("-")]
        runs_it = run.name in (*SHELLS, "source", ".") or _INTERPRETER.fullmatch(run.name)
        for at in operands[runs_it and 1 : 2 if runs_it else 1]:
            text = files.get(joined(run.cwd, literal(run.argv[at])))
            if text is not None and self.depth < DEEPEST:
                line = re.match(r"#!.*?([\w.]+)\s*\n", text)
                by = run.argv[0] if runs_it else line[1] if line else "sh"
                inner = _Shell(run.cwd, self.known, run.env, self.depth + 1, self.shared)
                inner._note(Run((by, "-", *run.argv[at + 1 :]), run.env, (), run.cwd, text))
                self._add(inner)

    def _add(self, inner: _Shell) -> None:
        self.found += inner.found
        if len(self.found) > _MOST:
            raise TooDeep

    def _loop(self, words: list[Word]) -> None:
        """`for NAME in words`: the name stands for all of them."""
        values = [value for word in words[3:] for value in self.expand(word)]
        self.known[_plain(words[1])] = tuple(values) or (UNKNOWN,)

    def _declare(self, argv: Sequence[str], *, export: bool) -> None:
        for word in argv:
            name, equals, value = word.partition("=")
            if equals:
                self.known[name] = (value,)
            if export and name in self.known:
                self.exported[name] = literal(" ".join(self.known[name]))

    def _value(self, word: Word) -> tuple[str, ...]:
        """The values that an assignment gives, as words without the name."""
        first, *rest = word.parts
        assert isinstance(first, Text)
        has = _ASSIGNMENT.match(first.text.translate(_OPENED))
        assert has
        value = Word((Text(first.text[has.end() :]), *rest), bare=False)
        return tuple(self.expand(value, split=False))

    def expand(self, word: Word, *, split: bool = True) -> list[str]:
        """The words that come of one."""
        options: list[str] = [""]
        for part in word.parts:
            both = itertools.product(options, self._part(part, split=split))
            options = ["".join(pair) for pair in itertools.islice(both, _MOST)]
            if not isinstance(part, Text):
                self.shared.spent += sum(map(len, options))
        found = [field for one in options for field in (one.split(_SPLIT) if split else [one.replace(_SPLIT, " ")])]
        if all(isinstance(part, Variable | Substitution) and not part.quoted for part in word.parts):
            found = [field for field in found if field]
        return [one for field in found for one in _braced(field) if one or not word.bare] if split else found

    def _part(self, part: Text | Variable | Substitution | Values, *, split: bool) -> tuple[str, ...]:
        match part:
            case Text(text):
                return (text,)
            case Values(words):
                return tuple(value for word in words for value in self.expand(word)) or ("",)
            case Variable(name, quoted, other, plain, cut):
                values = self._variable(name, other, plain=plain)
                values = tuple(_cut(value, *cut) for value in values) if cut else values
            case Substitution(text, quoted):
                values = (self._substituted(text),)
        return (
            values
            if quoted or not (split and self.shared.splits)
            else tuple(re.sub(r"\s+", _SPLIT, value) for value in values)
        )

    def _variable(self, name: str, other: Word | None, *, plain: bool) -> tuple[str, ...]:
        if self.shared.spent > _SPENT:
            return (UNKNOWN,)
        if name in self.known and plain:
            return self.known[name]
        if other is not None:
            return tuple(self.expand(other, split=False))
        if name == "PWD":
            return (self.cwd,)
        return (" ",) if name == "IFS" else (UNKNOWN,)

    def _substituted(self, text: str) -> str:
        """What a substitution prints, where that stands there: `echo`, `which`, `pwd`; names that `ls` would print."""
        inner = _Shell(self.cwd, dict(self.known), self.exported, self.depth + 1, self.shared)
        inner.run(text)
        self._add(inner)
        last = inner.found[-1] if inner.found else None
        if last is None or last.targets or len(inner.found) != 1 + len(last.fed):
            return UNKNOWN
        return (printed(last) if not last.fed else "") or " ".join(listed((*last.fed, last))) or UNKNOWN


def printed(run: Run) -> str:
    """What a command prints, as far as its words say it; empty where they do not."""
    words = list(itertools.dropwhile(lambda word: re.fullmatch(r"-[neEvpas]+|--", literal(word)), run.argv[1:]))
    if run.name == "echo":
        return " ".join(words)
    if run.name == "printf" and words:
        return " ".join(re.sub(r"\\n|%[sbq]", " ", word) for word in words).strip()
    if run.name in ("which", "command", "type", "realpath", "readlink") and len(words) == 1:
        return words[0]
    if run.name == "basename" and words:
        return posixpath.basename(words[0].rstrip("/")).removesuffix(literal("".join(words[1:2])))
    if run.name == "dirname" and len(words) == 1:
        return posixpath.dirname(words[0].rstrip("/")) or (UNKNOWN if UNKNOWN in words[0] else ".")
    if run.name == "pwd":
        return run.cwd
    if run.name == "git" and words[:1] == ["rev-parse"]:
        asked = {"--git-path": f".git/{words[-1]}"} | dict.fromkeys(_GIT_FOLDER, ".git")
        return next((asked[word] for word in words[1:] if word in asked), "")
    return run.stdin.rstrip("\n") if run.name == "cat" and run.stdin and not words else ""


_GIT_FOLDER = ("--git-dir", "--git-common-dir", "--absolute-git-dir")
_OPENED = {0xE002: "[", 0xE003: "]"}


def _commands(found: Iterable[Token]) -> Iterator[tuple[list[Word | Redirect], str]]:
    """Simple commands, each with the operator that ends it; what stands in `[[ … ]]` is no redirection."""
    command: list[Word | Redirect] = []
    testing = False
    for token in found:
        if isinstance(token, Operator):
            if testing and token.text != "\n":
                continue
            testing = False
            yield command, token.text
            command = []
            continue
        if isinstance(token, Word):
            testing = (testing or _plain(token) == "[[") and _plain(token) != "]]"
        elif testing:
            continue
        command.append(token)
    yield command, "\n"


def _plain(word: Word) -> str:
    """A word without what is expanded in it."""
    return literal("".join(part.text for part in word.parts if isinstance(part, Text)))


def _unreserved(command: Iterable[Word | Redirect]) -> list[Word]:
    """The words of a command behind those that only say when it is run."""
    words = [one for one in command if isinstance(one, Word)]
    at = 0
    while at < len(words) and words[at].bare and (word := _plain(words[at])) in _RESERVED:
        at += 2 if word == "function" else 1
    return words[at:]


def _fed_loops(commands: Sequence[list[Word | Redirect]]) -> dict[int, Redirect]:
    """For the commands that begin a loop, what the loop reads: `while read NAME; do …; done < <(ls)`."""
    found: dict[int, Redirect] = {}
    opened: list[int] = []
    for at, command in enumerate(commands):
        for one in command:
            word = _plain(one) if isinstance(one, Word) and one.bare else ""
            if word in ("while", "until", "for", "select"):
                opened.append(at)
            elif word == "done" and opened:
                start = opened.pop()
                reads = [one for one in command if isinstance(one, Redirect) and one.sign in ("<", "<<", "<<<")]
                if reads and (reads[-1].sign != "<" or _is_substituted(reads[-1])):
                    found[start] = reads[-1]
            if word not in _RESERVED:
                break
    return found


def _is_substituted(redirect: Redirect) -> bool:
    """Whether it is `< <(…)`."""
    return any(isinstance(part, Substitution) for part in redirect.target.parts)


def _assigned(word: Word) -> str:
    """The name that a word assigns to; empty if it does not."""
    first = word.parts[0] if word.parts else None
    has = _ASSIGNMENT.match(first.text.translate(_OPENED)) if isinstance(first, Text) else None
    return has[1] if has else ""


def _braced(text: str) -> list[str]:
    """The words that braces make of one: `a{b,c}` is `ab` and `ac`. Of what would be too much some is left as it is."""
    found: list[str] = []
    left = [text]
    most = min(_MOST, 1 + _LONGEST // (len(text) + 1))
    while left:
        one = left.pop()
        pair = _pair(one) if len(found) + len(left) < most else None
        if pair is None:
            found.append(one)
            continue
        start, end, commas = pair
        places = [start, *commas, end]
        inside = [one[first + 1 : last] for first, last in itertools.pairwise(places)]
        if not commas:
            inside = _ranged(inside[0]) if _RANGE.fullmatch(inside[0]) else [f"{{{inside[0]}}}"]
        inside = inside[:most]
        left += [one[:start] + part + one[end + 1 :] for part in reversed(inside)]
    return found


def _pair(text: str) -> tuple[int, int, list[int]] | None:
    """The first pair of braces of a word, and the commas between that are in no other pair."""
    opened: list[tuple[int, list[int]]] = []
    found: tuple[int, int, list[int]] | None = None
    for sign in _BRACE.finditer(text):
        if sign[0] == LEFT:
            opened.append((sign.start(), []))
        elif opened and sign[0] == COMMA:
            opened[-1][1].append(sign.start())
        elif opened:
            start, commas = opened.pop()
            if found is None or start < found[0]:
                found = start, sign.start(), commas
            if not opened:
                break
    return found


def _ranged(text: str) -> list[str]:
    first, last = text.split("..")[:2]
    if first.lstrip("-").isdigit() and last.lstrip("-").isdigit():
        low, high = sorted((int(first), int(last)))
        return [str(number) for number in range(low, min(high, low + 99) + 1)]
    low, high = sorted((ord(first), ord(last)))
    return [chr(number) for number in range(low, high + 1)]


def _cut(value: str, sign: str, pattern: str) -> str:
    """`${NAME#pattern}` and `${NAME%pattern}`: a value without what matches at its begin or end."""
    from fnmatch import translate

    front = sign[0] == "#"
    if UNKNOWN in value or len(value) > _LONGEST >> 10:
        return UNKNOWN if front else value
    matches = re.compile(translate(literal(pattern))).match
    sizes = range(len(value) + 1)
    for size in sizes if len(sign) == 1 else reversed(sizes):
        at = size if front else len(value) - size
        if matches(value[:at] if front else value[at:]):
            return value[at:] if front else value[:at]
    return value


def _positional(argv: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The words behind the text of `sh -c`: `$0`, `$1`, and `$@` for all but the first."""
    found: dict[str, tuple[str, ...]] = {str(number): (word,) for number, word in enumerate(argv)}
    if len(argv) > 1:
        found |= {"@": tuple(argv[1:]), "*": (" ".join(argv[1:]),)}
    return found


def _moved(run: Run) -> str:
    """The folder after a `cd`."""
    where = [word for word in run.argv[1:] if literal(word) not in ("--", "-P", "-L", "-e")]
    return joined(run.cwd, where[0]) if len(where) == 1 and literal(where[0]) != "-" else UNKNOWN


def joined(folder: str, path: str) -> str:
    """A path as it is seen from a folder; `/` between the parts, without `.` and `..`."""
    path = path.replace("\\", "/")
    if not (path.startswith(("/", UNKNOWN)) or re.match(r"[A-Za-z]:", path)):
        path = f"{folder}/{path}"
    whole = posixpath.normpath(path)
    # `..` of a folder that is not known is one that is not known.
    return f"{UNKNOWN}/{whole}" if path.startswith(UNKNOWN) and not whole.startswith(UNKNOWN) else whole
