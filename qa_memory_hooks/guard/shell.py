"""The tokens of a shell text, as POSIX and bash divide it: words, operators, redirections.

A word keeps what is not known before it is run: variables and substitutions, and which of its characters are active
(a `*` that was quoted is a character, one that was not stands for many). `commands` makes commands of it.

Own code, since no library serves: `shlex` cannot tell `">"` from `>`; bashlex takes ten starts of an interpreter to
load; the grammar of tree-sitter leaves quotes and escapes to its caller, repairs what it cannot read by guessing, and
takes two starts. The tests compare this with the words that a real bash makes.
"""

from __future__ import annotations

import functools
import re

from ..lazy import expression
from ..typed import NamedTuple
from .active import ACTIVE, DEEPEST, LEFT, STAR, TooDeep, literal

_PRIVATE = dict.fromkeys(range(0xE000, 0xE008), "\ufffd")
_ACTIVATE = str.maketrans(ACTIVE)

_BLANK = expression(r"(?:[ \t\r]|\\\n)+")
_BARE = expression(r"[^\s;&|()<>\\'\"$`]+")
_QUOTED = expression(r'[^"\\$`]+')
_OPERATOR = expression(r"&&|\|\||;;&|;;|;&|\|&|[;&|()\n]")
_REDIRECT = expression(r"(\d+|\{\w+\})?(&>>|&>|<<<|<<-|<<|<>|>>|>\||<&|>&|<|>)")
_PARENTHESIS = expression(r"[()]")
_NAME = expression(r"[A-Za-z_]\w*|[0-9@*#?$!-]")
_PARAMETER = expression(r"([A-Za-z_]\w*|[0-9@*])(?:\[[^\]}]*\])?(:?[-=+?])?")
_CUT = expression(r"(##?|%%?)([^$`\"'\\]*)", re.S)
_ASSIGNMENT = expression(r"[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=\Z")
_ESCAPE = expression(r"\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|([0-7]{1,3})|c(.)|(.))", re.S)
_ESCAPED = {"a": "\a", "b": "\b", "e": "\x1b", "E": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_IN_DOUBLE = '$`"\\\n'
_EXTENDED = "?*+@!"


class Text(NamedTuple):
    """Characters of a word; those that are active stand as private code points."""

    text: str


class Variable(NamedTuple):
    """The value of `$NAME`, or of `${NAME:-other}`, which has another word; `plain` is False where it is altered.

    `cut` is the sign and the pattern of `${NAME##*/}` and `${NAME%.md}`, with its active characters.
    """

    name: str
    quoted: bool
    other: Word | None = None
    plain: bool = True
    cut: tuple[str, str] | None = None


class Substitution(NamedTuple):
    """A text that is run as commands: `$(…)`, backticks, `<(…)`."""

    text: str
    quoted: bool


class Values(NamedTuple):
    """The words in `(a b)` of an assignment."""

    words: tuple[Word, ...]


Part = Text | Variable | Substitution | Values


class Word(NamedTuple):
    """A word before it is expanded; `bare` is False where any of it was quoted or escaped."""

    parts: tuple[Part, ...]
    bare: bool = True


class Operator(NamedTuple):
    """What separates commands: `;`, `&&`, `|`, a parenthesis, a line end and their like."""

    text: str


class Redirect(NamedTuple):
    """A redirection: its sign, and the word behind it; of a here-document the text."""

    sign: str
    target: Word


Token = Word | Operator | Redirect


_CASE, _ESAC = (Word((Text(word),)) for word in ("case", "esac"))
_BEFORE = [Word((Text(one),)) for one in ("then", "do", "else", "!", "time", "if", "while", "until", "elif", LEFT)]


def tokens(text: str, depth: int = 0) -> list[Token]:
    """Divide a text; quotes and parentheses that never close end with it."""
    return _Lexer(text.translate(_PRIVATE) if not text.isascii() else text, depth).all()


def name_of(word: str) -> str:
    """The name of a command: `git` of `/usr/bin/git` and of `git.exe`."""
    name = literal(word).replace("\\", "/").rpartition("/")[2].lower()
    stem, _, ending = name.rpartition(".")
    return stem if stem and ending in ("exe", "cmd", "bat") else name


class _Lexer:
    def __init__(self, text: str, depth: int) -> None:
        if depth > DEEPEST:
            raise TooDeep
        self.text, self.at, self.depth = text, 0, depth
        self.pending: list[tuple[int, str, bool, bool]] = []
        """Here-documents whose text begins with the next line: (which token, end, tabs cut, expanded)."""
        self.found: list[Token] = []

    def all(self, *, until: str = "") -> list[Token]:
        """The tokens up to the end, or up to a parenthesis that closes."""
        open_ = 0
        cases: list[int] = []
        """For each `case` that is open, in how many parentheses: one that closes there ends a pattern."""
        while self.at < len(self.text):
            if blank := _BLANK.match(self.text, self.at):
                self.at = blank.end()
                continue
            char = self.text[self.at]
            if char == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
                continue
            if redirect := _REDIRECT.match(self.text, self.at):
                if self.text.startswith("(", redirect.end()) and redirect[0] in ("<", ">"):
                    self.found.append(self._word())
                else:
                    self._redirect(redirect)
                continue
            if self.text.startswith("((", self.at) and (end := self._arithmetic()):
                self.at = end
                continue
            operator = _OPERATOR.match(self.text, self.at)
            if operator is None:
                start = self.at
                word = self._word()
                self._count_cases(word, cases, open_)
                self.found.append(word)
                if self.at == start:  # a character that no word starts with
                    self.at += 1
                continue
            if operator[0] == ")" and cases and cases[-1] == open_:
                open_ += 1
            open_ += {"(": 1, ")": -1}.get(operator[0], 0)
            if until and open_ < 0:
                return self.found
            self.at = operator.end()
            self.found.append(Operator(operator[0]))
            if operator[0] == "\n":
                self._documents()
        self._documents()
        return self.found

    def _count_cases(self, word: Word, cases: list[int], open_: int) -> None:
        if word == _CASE and (not self.found or isinstance(self.found[-1], Operator) or self.found[-1] in _BEFORE):
            cases.append(open_)
        elif word == _ESAC and cases:
            cases.pop()

    def _arithmetic(self) -> int:
        """Where `((…))` ends; 0 where the second parenthesis closes before the end, so that these are subshells."""
        end = self.closes.get(self.at + 1, -1)
        return end + 2 if end >= 0 and self.text.startswith(")", end + 1) else 0

    @functools.cached_property
    def closes(self) -> dict[int, int]:
        """Which parenthesis closes at which, whatever stands between."""
        found, opened = {}, []
        for sign in _PARENTHESIS.finditer(self.text):
            if sign[0] == "(":
                opened.append(sign.start())
            elif opened:
                found[opened.pop()] = sign.start()
        return found

    def _redirect(self, match: re.Match[str]) -> None:
        self.at = match.end()
        sign = match[2]
        if blank := _BLANK.match(self.text, self.at):
            self.at = blank.end()
        start = self.at
        target = self._word()
        if sign in ("<<", "<<-"):
            end = "".join(literal(part.text) for part in target.parts if isinstance(part, Text))
            if not all(isinstance(part, Text) for part in target.parts):
                end = self.text[start : self.at]
            self.pending.append((len(self.found), end, sign == "<<-", target.bare))
        self.found.append(Redirect(sign, target))

    def _documents(self) -> None:
        """Read the here-documents that begin here."""
        for number, end, cut, expanded in self.pending:
            lines = []
            while self.at < len(self.text):
                stop = self.text.find("\n", self.at)
                line = self.text[self.at :] if stop < 0 else self.text[self.at : stop]
                self.at = len(self.text) if stop < 0 else stop + 1
                if cut:
                    line = line.lstrip("\t")
                if line == end:
                    break
                lines.append(line + "\n")
            body = "".join(lines)
            parts = _Lexer(body, self.depth + 1).double(stop="") if expanded else [Text(body)]
            self.found[number] = Redirect("<<", Word(tuple(parts), bare=False))
        self.pending.clear()

    def _word(self) -> Word:
        parts: list[Part] = []
        bare = True
        while self.at < len(self.text):
            char = self.text[self.at]
            if run := _BARE.match(self.text, self.at):
                self.at = run.end()
                if self.text.startswith("(", self.at) and run[0][-1] in _EXTENDED:
                    self._inside(")")
                    parts.append(Text(run[0][:-1].translate(_ACTIVATE) + STAR))
                else:
                    parts.append(Text(run[0].translate(_ACTIVATE)))
                    if self.text.startswith("(", self.at) and _ASSIGNMENT.match(run[0]) and len(parts) == 1:
                        parts.append(self._values())
            elif char == "\\":
                if self.text.startswith("\\\n", self.at):
                    self.at += 2
                    continue
                parts.append(Text(self.text[self.at + 1 : self.at + 2]))
                self.at += 2
                bare = False
            elif char == "'":
                end = self.text.find("'", self.at + 1)
                end = len(self.text) if end < 0 else end
                parts.append(Text(self.text[self.at + 1 : end]))
                self.at = end + 1
                bare = False
            elif char == '"':
                self.at += 1
                parts += self.double()
                bare = False
            elif char == "$" and self.text.startswith(("$'", '$"'), self.at):
                self.at += 1
                if self.text[self.at] == "'":
                    parts.append(Text(self._ansi()))
                else:
                    self.at += 1
                    parts += self.double()
                bare = False
            elif char in "$`":
                parts.append(self._expansion(quoted=False))
            elif char in "<>" and self.text.startswith("(", self.at + 1):
                self.at += 1
                parts.append(Substitution(self._inside(")"), quoted=True))
            else:
                break
        return Word(tuple(parts), bare)

    def _values(self) -> Values:
        words = [token for token in tokens(self._inside(")"), self.depth + 1) if isinstance(token, Word)]
        return Values(tuple(words))

    def double(self, stop: str = '"') -> list[Part]:
        """What stands in double quotes, up to the closing one; of a here-document all."""
        parts: list[Part] = [Text("")]
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == stop:
                self.at += 1
                break
            if run := _QUOTED.match(self.text, self.at):
                parts.append(Text(run[0]))
                self.at = run.end()
            elif char == "\\":
                following = self.text[self.at + 1 : self.at + 2]
                if following != "\n":
                    parts.append(Text(following if following and following in _IN_DOUBLE else "\\" + following))
                self.at += 2
            elif char in "$`":
                parts.append(self._expansion(quoted=True))
            else:  # a quote in a here-document
                parts.append(Text(char))
                self.at += 1
        return parts

    def _ansi(self) -> str:
        r"""The text of `$'…'`, with its escapes (`\x67`, `\147`, `\u0067`) resolved."""
        start = self.at = self.at + 1
        while self.at < len(self.text) and self.text[self.at] != "'":
            self.at += 2 if self.text[self.at] == "\\" else 1
        inside = self.text[start : min(self.at, len(self.text))]
        self.at += 1
        return _ESCAPE.sub(_unescape, inside)

    def _expansion(self, *, quoted: bool) -> Part:
        if self.text[self.at] == "`":
            start = self.at = self.at + 1
            while self.at < len(self.text) and self.text[self.at] != "`":
                self.at += 2 if self.text[self.at] == "\\" else 1
            inside = re.sub(r"\\([\\`$])", r"\1", self.text[start : min(self.at, len(self.text))])
            self.at += 1
            return Substitution(inside, quoted)
        self.at += 1
        if self.text.startswith("((", self.at) and (end := self._arithmetic()):
            self.at = end
            return Variable("", quoted, plain=False)
        if self.text.startswith("(", self.at):
            return Substitution(self._inside(")"), quoted)
        if self.text.startswith("{", self.at):
            return self._parameter(quoted=quoted)
        if name := _NAME.match(self.text, self.at):
            self.at = name.end()
            return Variable(name[0], quoted)
        return Text("$")

    def _parameter(self, *, quoted: bool) -> Variable:
        r"""`${NAME}`, `${NAME:-other}` and `${NAME%end}`; what is replaced in it is not known."""
        inside = self._braces()
        has = _PARAMETER.match(inside)
        if has and (has.end() == len(inside) or (has[2] or "").endswith("?")):  # `${NAME:?words for where it is unset}`
            return Variable(has[1], quoted)
        if has and not has[2] and (cut := _CUT.fullmatch(inside, has.end())):
            return Variable(has[1], quoted, cut=(cut[1], cut[2].translate(_ACTIVATE)))
        if has and has[2]:
            other = _Lexer(inside[has.end() :], self.depth + 1)
            return Variable(has[1], quoted, Word(tuple(other.double(stop="")), bare=False), has[2][-1] != "+")
        return Variable("", quoted, plain=False)

    def _braces(self) -> str:
        """What stands in braces that open here."""
        start = self.at = self.at + 1
        depth = 1
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "\\":
                self.at += 1
            elif char == "'" and (end := self.text.find("'", self.at + 1)) >= 0:
                self.at = end
            depth += {"{": 1, "}": -1}.get(char, 0)
            if not depth:
                break
            self.at += 1
        inside = self.text[start : self.at]
        self.at += 1
        return inside

    def _inside(self, close: str) -> str:
        """What stands in a parenthesis that opens here, read as commands, so that quotes in it hide its end."""
        start = self.at + 1
        inner = _Lexer(self.text, self.depth + 1)
        inner.at = start
        if "closes" in self.__dict__:
            inner.closes = self.closes
        inner.all(until=close)
        self.at = inner.at + 1
        return self.text[start : inner.at]


def _unescape(match: re.Match[str]) -> str:
    hexa = match[1] or match[2] or match[3]
    if hexa or match[4]:
        number = int(hexa, 16) if hexa else int(match[4], 8) & 0xFF
        return chr(number) if number <= 0x10FFFF and not 0xD800 <= number < 0xE008 else "\ufffd"
    if match[5]:
        return chr(ord(match[5]) & 0x1F)
    return _ESCAPED.get(match[6], match[6] if match[6] in "\\'\"?" else "\\" + match[6])
