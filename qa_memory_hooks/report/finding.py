"""A finding: where a rule was broken, what was seen, and the way out."""

from __future__ import annotations

from ..typed import NamedTuple
from .rule import Rule, Severity

SCANNERS = ("QA5", "QA6")
"""The families whose failures a person may answer: what looks like an attack may be a quoted one."""


class Finding(NamedTuple):
    """One broken rule at one place.

    `line` and `column` count from 1; `column` counts code points. `subject` is the title of the entry, or
    the path, and `block` the whole paragraph, row or value that holds the finding: together with the rule
    and `store` (the folder of the knowledge base) they make the fingerprint. `message` may quote judged
    text as it is: the formats make it visible. `answer` is a person's acknowledgement: when, who and why.
    """

    rule: Rule
    path: str
    message: str
    line: int = 1
    column: int = 1
    subject: str = ""
    block: str = ""
    store: str = ""
    severity: Severity | None = None
    way_out: str | None = None
    answer: str = ""

    @property
    def acknowledged(self) -> bool:
        """Whether a person has confirmed this very finding: then it does not block."""
        return bool(self.answer)

    @property
    def answerable(self) -> bool:
        """Whether a person may do so. A failure has a mechanical way out, but for those of the scanners."""
        return self.level == "warn" or (self.level == "fail" and self.rule.code.startswith(SCANNERS))

    @property
    def level(self) -> Severity:
        """The severity that holds: the rule's own unless this finding has another."""
        return self.severity or self.rule.severity

    @property
    def help(self) -> str:
        """What to do about it."""
        return self.way_out or self.rule.way_out

    @property
    def fingerprint(self) -> str:
        """32 hex digits that survive moved lines, re-flowed text and edits elsewhere."""
        import hashlib  # not needed where nothing is found

        parts = (self.rule.code, self.store, self.subject or self.path, self.block or self.message)
        text = "\0".join(map(_one_line, parts))
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]

    @property
    def order(self) -> tuple[str, int, str, int, str]:
        """Findings are reported by path, line and code."""
        return (self.path, self.line, self.rule.code, self.column, self.message)


def _one_line(text: str) -> str:
    """A text without its line ends: where Chinese or Japanese is flowed anew, a line may end beside any letter."""
    pieces: list[str] = []
    for word in text.split():
        if pieces and not (_is_unspaced(pieces[-1][-1]) or _is_unspaced(word[0])):
            pieces.append(" ")
        pieces.append(word)
    return "".join(pieces)


def _is_unspaced(letter: str) -> bool:
    """Whether it is of a script without blanks between words; Korean has them."""
    return letter >= "\u2e80" and not ("\uac00" <= letter <= "\ud7ff" or "\u3130" <= letter <= "\u318f")
