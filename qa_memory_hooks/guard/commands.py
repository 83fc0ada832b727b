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
from .wrappers import handed_on

_SPLIT = "\ue008"
_LONGEST = 1 << 20
"""So many characters are made of one word."""
_MOST = 4096
"""So many words of a command are expanded, and so many commands followed."""
_BRACE = expression(f"[{LEFT}{COMMA}{RIGHT}]")
_RANGE = expression(r"(-?\d+|[A-Za-z])\.\.(-?\d+|[A-Za-z])(?:\.\.-?\d+)?")
_ASSIGNMENT = expression(r"([A-Za-z_]\w*)(?:\[[^\]]*\])?\+?=", re.S)
_RESERVED = frozenset(("if", "then", "else", "elif", "while", "until", "do", "!", "{", "time", "coproc"))
_ENDS = frozenset((";", "&", "&&", "||", "\n", ";;", ";&", ";;&", "(", ")"))
_DECLARE = frozenset(("export", "declare", "typeset", "local", "readonly"))
_PRINT = frozenset(("echo", "printf"))
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


def runs(text: str, cwd: str) -> list[Run]:
    """All commands that a text runs, in order. Raises `TooDeep` where it is nested deeper than it is followed."""
    shell = _Shell(cwd, {}, {}, 0)
    shell.run(text)
    return shell.found


class _Shell:
    def __init__(self, cwd: str, known: dict[str, tuple[str, ...]], exported: dict[str, str], depth: int) -> None:
        self.cwd, self.known, self.exported, self.depth = cwd, known, exported, depth
        self.found: list[Run] = []

    def run(self, text: str) -> None:
        """Go through a text command by command."""
        pipeline: list[Run] = []
        around: list[tuple[str, dict[str, tuple[str, ...]]]] = []
        for command, end in _commands(tokens(text, self.depth)):
            self._command(command, pipeline)
            if end == "(":
                around.append((self.cwd, dict(self.known)))
            elif end == ")" and around:
                self.cwd, self.known = around.pop()
            if end not in ("|", "|&"):
                pipeline = []

    def _command(self, command: list[Word | Redirect], pipeline: list[Run]) -> None:
        words = [one for one in command if isinstance(one, Word)]
        while words and words[0].bare and _plain(words[0]) in _RESERVED:
            words = words[1:]
        if words and _plain(words[0]) == "[[":
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
        if run.name in ("cd", "pushd", "chdir", "set-location", "sl"):
            self.cwd = _moved(run)
        return None

    def _note(self, run: Run) -> None:
        """Take down a command, and what it hands on to be run."""
        if len(self.found) >= _MOST:
            raise TooDeep
        self.found.append(run)
        for handed in handed_on(run):
            cwd = run.cwd if handed.folder is None else joined(run.cwd, handed.folder)
            env = run.env | dict(handed.env)
            if self.depth >= DEEPEST:
                raise TooDeep
            if handed.text is not None:
                known = self.known | {name: (value,) for name, value in env.items()} | _positional(handed.argv)
                inner = _Shell(cwd, known, env, self.depth + 1)
                inner.run(handed.text)
                self._add(inner)
            elif handed.argv:
                inner = _Shell(cwd, self.known, env, self.depth + 1)
                inner._note(run._replace(argv=handed.argv, env=env, cwd=cwd, targets=()))
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
            options = [before + after for before in options for after in self._part(part, split=split)][:_MOST]
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
            case Variable(name, quoted, other, plain):
                values = self._variable(name, other, plain=plain)
            case Substitution(text, quoted):
                values = (self._substituted(text),)
        return values if quoted or not split else tuple(re.sub(r"\s+", _SPLIT, value) for value in values)

    def _variable(self, name: str, other: Word | None, *, plain: bool) -> tuple[str, ...]:
        if name in self.known and plain:
            return self.known[name]
        if other is not None:
            return tuple(self.expand(other, split=False))
        if name == "PWD":
            return (self.cwd,)
        return (" ",) if name == "IFS" else (UNKNOWN,)

    def _substituted(self, text: str) -> str:
        """What a substitution prints, where that stands there: `echo`, `which`, `pwd`."""
        inner = _Shell(self.cwd, dict(self.known), self.exported, self.depth + 1)
        inner.run(text)
        self._add(inner)
        first = inner.found[0] if len(inner.found) == 1 else None
        if first is None or first.targets:
            return UNKNOWN
        return printed(first) or UNKNOWN


def printed(run: Run) -> str:
    """What a command prints, as far as its words say it; empty where they do not."""
    words = [word for word in run.argv[1:] if not re.fullmatch(r"-[neEvpas]+|--", literal(word))]
    if run.name == "echo":
        return " ".join(words)
    if run.name == "printf" and words:
        return " ".join(re.sub(r"\\n|%[sbq]", " ", word) for word in words).strip()
    if run.name in ("which", "command", "type", "realpath", "readlink", "basename", "dirname") and len(words) == 1:
        return words[0]
    if run.name == "pwd":
        return run.cwd
    return run.stdin.rstrip("\n") if run.name == "cat" and run.stdin and not words else ""


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
    if path.startswith(("/", UNKNOWN)) or re.match(r"[A-Za-z]:", path):
        return posixpath.normpath(path)
    return posixpath.normpath(f"{folder}/{path}")
