"""Answers of people to findings: `.qa-acks/<fingerprint>.json` at the root of the repository, one small file each.

A person who has looked at a warning and lets it stand says so there. The fingerprint names the words that were looked
at: it dies with any of them. Answers of two branches lie in two files, so they merge by themselves. Nothing inside the
judged text can answer for it.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterable, Iterator

from ..change import Change, File, Snapshot
from ..change.snapshot import UNMERGED, Exactly, Worktree
from ..governed import ACKNOWLEDGEMENTS, ANSWERS
from ..reading.paths import disguised
from ..reading.rules import CONFLICT_MARKER
from ..reading.text import Document, read, read_all
from ..typed import NamedTuple
from .finding import SCANNERS, Finding
from .rule import Rule
from .visible import quoted, says, visible

FOLDER = ".qa-acks"
QUOTED = 300
"""Characters of what was found that an answer repeats, for whoever reviews it."""
ABOUT_A_CHANGE = ("QA129", "QA4", "QA93")
"""Rules that compare with a base: once that holds the change, nobody asks any more."""
_MAY_WARN = (*SCANNERS, "QA4")
"""Failures that can be answered, or that become a question: a history rule where a commit is undone."""

_NAME = re.compile(r"[0-9a-f]{32}\.json")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Answer(NamedTuple):
    """What a person has said about one finding. `subject` and `quote` are made visible, `date` is an ISO date."""

    fingerprint: str
    rule: str
    where: str
    subject: str
    quote: str
    reason: str
    by: str
    date: str

    @property
    def path(self) -> str:
        """The file that it lies in."""
        return place(self.fingerprint)

    @property
    def key(self) -> tuple[str, str, str]:
        """What must agree with a finding."""
        return self.fingerprint, self.rule, self.subject

    @property
    def said(self) -> str:
        """The answer in one line."""
        return f"{self.date} {self.by}: {self.reason}"

    def text(self) -> str:
        """The file: UTF-8, LF, the keys in one order."""
        import json

        return json.dumps(self._asdict(), ensure_ascii=False, indent=2) + "\n"


class BadAnswer(ValueError):
    """What is wrong with an answer: `message`, and where (from 1)."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.message, self.line, self.column = message, line, column


def place(fingerprint: str) -> str:
    """The path of the answer to a finding."""
    return f"{FOLDER}/{fingerprint}.json"


def key(finding: Finding) -> tuple[str, str, str]:
    """What an answer to a finding must say of it: fingerprint, rule, subject."""
    return finding.fingerprint, finding.rule.code, quoted(finding.subject or finding.path)


def give(finding: Finding, reason: str, by: str, date: datetime.date) -> Answer:
    """The answer to a finding. It repeats the message, which shows no credential, and not the text."""
    fingerprint, rule, subject = key(finding)
    quote = visible(quoted(" ".join(finding.message.split())), QUOTED)
    reason, by = (visible(" ".join(text.split())) for text in (reason, by))
    return Answer(fingerprint, rule, visible(finding.path), subject, quote, reason, by, date.isoformat())


# Reading.


def parse(text: str) -> Answer:
    """Read an answer; what is wrong with it is a `BadAnswer`."""
    from ..reading.json_text import JsonError, parse

    try:
        found = parse(text)
    except JsonError as error:
        raise BadAnswer(error.message, error.line, error.column) from None
    if not isinstance(found, dict):
        raise BadAnswer("no JSON object")
    missing = [name for name in Answer._fields if name not in found]
    unknown = [name for name in found if name not in Answer._fields]
    if missing or unknown:
        said = [("missing", missing), ("unknown", unknown)]
        raise BadAnswer("; ".join(f"{word}: {', '.join(map(repr, names[:8]))}" for word, names in said if names))
    texts = {name: value for name, value in found.items() if isinstance(value, str)}
    if len(texts) < len(found):
        raise BadAnswer(f"`{next(name for name in found if name not in texts)}` is no text")
    for name in ("reason", "by"):
        if not says(texts[name]):
            raise BadAnswer(f"`{name}` is empty")
    for name, value in texts.items():
        if quoted(value) != visible(value):
            raise BadAnswer(f"`{name}` holds what looks like a credential")
    if not _NAME.fullmatch(f"{texts['fingerprint']}.json"):
        raise BadAnswer("`fingerprint` is not 32 hex digits")
    if not _is_day(texts["date"]):
        raise BadAnswer("`date` is no date (YYYY-MM-DD)")
    return Answer(**texts)


def _is_day(text: str) -> bool:
    try:
        return bool(_DAY.fullmatch(text) and datetime.date.fromisoformat(text))
    except ValueError:
        return False


def _answer(document: Document) -> Answer:
    """The answer in a file of the folder."""
    if document.flaws or document.text is None:
        flaw = document.flaws[0]
        raise BadAnswer(flaw.message, flaw.line, flaw.column)
    answer = parse(document.text)
    if answer.path != document.file.path:
        raise BadAnswer(f"disagrees with its name: the fingerprint is {answer.fingerprint}")
    return answer


def _sound(documents: Iterable[Document]) -> Iterator[tuple[File, Answer]]:
    for document in list(documents):  # to the end, before anything else is asked of git
        try:
            yield document.file, _answer(document)
        except BadAnswer:
            continue  # a failure by itself where it is new, and none to anything else


def kept(snapshot: Snapshot) -> list[Answer]:
    """All answers of a snapshot that can be read, by path."""
    files = [file for path, file in snapshot.select(ACKNOWLEDGEMENTS).items() if _is_place(path)]
    return [answer for _, answer in _sound(read_all(snapshot, files))]


def _is_place(path: str) -> bool:
    folder, _, name = path.partition("/")
    return folder == FOLDER and bool(_NAME.fullmatch(name))


# Matching.


class _Given(NamedTuple):
    """An answer of the head to a finding of a change, and whether a base holds the same file."""

    answer: Answer
    held: bool


def answered(change: Change, findings: Iterable[Finding]) -> list[Finding]:
    """The findings, each that a person has confirmed with the answer; where one does not count the way out says why."""
    asked = list(findings)
    given = _given(change, asked)
    return [_settled(change, one, given.get(key(one))) if one.answerable else one for one in asked]


def _given(change: Change, findings: Iterable[Finding]) -> dict[tuple[str, str, str], _Given]:
    """The answers of the head to these findings. Only their files are looked up."""
    wanted = Exactly(place(one.fingerprint) for one in findings if one.answerable)
    files = list(change.head.select(wanted).values())
    before = [(base, base.select(wanted)) for base in change.bases] if files else []
    sound = list(_sound(read_all(change.head, files)))
    return {answer.key: _Given(answer, _held(change, before, file)) for file, answer in sound}


def _held(change: Change, bases: Iterable[tuple[Snapshot, dict[str, File]]], file: File) -> bool:
    """Whether any base has this file as it is."""
    return any(change.same(base, files.get(file.path), file) for base, files in bases)


def _settled(change: Change, one: Finding, given: _Given | None) -> Finding:
    if given is None:
        lies = _on_disk(change, one)
        way_out = f"Its answer lies on disk and is not staged: `git add {lies}`." if lies else one.way_out
        return one._replace(way_out=way_out)
    obstacle = _obstacle(change, one, given)
    if obstacle:
        return one._replace(way_out=f"{one.help} Its answer, `{given.answer.path}`, does not count yet: {obstacle}.")
    return one._replace(answer=given.answer.said)


def _obstacle(change: Change, one: Finding, given: _Given) -> str | None:
    """Why an answer does not count here; None if it does."""
    if given.held or (one.level == "warn" and change.acks == "head"):
        return None
    if one.level == "fail":
        return "a failure is acknowledged once the base holds the answer; let that land first, by itself"
    if change.acks == "base":
        return "it is new here, and the base must hold it (--acks=base); let it land first, by itself"
    if change.model(_owners_in_the_base)(given.answer.path):
        return None
    return (
        "it is new here, and CODEOWNERS of the base gives its path no owner (--acks=owners); let a line "
        f"`/{FOLDER}/ @OWNER` land there first, or the answer by itself, or take any new answer with --acks=head"
    )


def _owners_in_the_base(change: Change) -> Callable[[str], tuple[str, ...]]:
    """Whose review a path needs, by the CODEOWNERS that the change cannot alter."""
    from .. import codeowners

    base = change.bases[0] if change.bases else change.head
    # As with settings: a base without any file has nothing to say.
    found = codeowners.read(change.head if base.empty else base)
    return found.owners if found else lambda path: ()


def _on_disk(change: Change, one: Finding) -> str | None:
    """The answer to a finding of what is staged that lies on disk alone."""
    if change.head.label != "index":
        return None
    disk = Worktree(change.folder, change.git)
    file = disk.file(place(one.fingerprint))
    found = list(_sound([read(disk, file)])) if file else []
    return found[0][1].path if found and found[0][1].key == key(one) else None


def fresh(change: Change, findings: Iterable[Finding]) -> list[tuple[Finding, Answer]]:
    """The findings that an answer settles which no base holds, once for each answer."""
    asked = list(findings)
    given = _given(change, asked)
    new: dict[str, tuple[Finding, Answer]] = {}
    for one in asked:
        found = given.get(key(one)) if one.answerable else None
        if found and not found.held and _obstacle(change, one, found) is None:
            new.setdefault(found.answer.path, (one, found.answer))
    return list(new.values())


def early(change: Change, findings: Iterable[Finding]) -> list[Answer]:
    """The answers that no base holds and that match nothing, so that they would count for what comes after them."""
    needed = {key(one) for one in findings}
    files = [file for path, file in change.head.select(ACKNOWLEDGEMENTS).items() if _is_place(path)]
    before = [(base, base.select(ACKNOWLEDGEMENTS)) for base in change.bases] if files else []
    new = [file for file in files if not _held(change, before, file)]
    return [answer for _, answer in _sound(read_all(change.head, new)) if answer.key not in needed]


def stale(change: Change, findings: Iterable[Finding]) -> list[Answer]:
    """The answers that match nothing, once everything was judged.

    An answer to a rule that compares with a base is needed until the change has landed: it is stale only between two
    commits of which the first has it already. Where a file could not be read nobody can tell.
    """
    asked = list(findings)
    if any(unreadable(one) for one in asked):
        return []
    needed = {key(one) for one in asked}
    landed = [set(kept(base)) for base in change.bases] if change.in_range else []
    return [
        answer
        for answer in kept(change.head)
        if answer.key not in needed
        and (not about_a_change(answer) or (bool(landed) and all(answer in base for base in landed)))
    ]


def about_a_change(answer: Answer) -> bool:
    """Whether it answers a rule that compares with a base."""
    return answer.rule.startswith(ABOUT_A_CHANGE)


def unreadable(one: Finding) -> bool:
    """Whether a finding says that something was not read, so that other findings may be missing."""
    return one.rule.code.startswith("QA0") and one.level == "fail"


# What is wrong with the folder.


def flawed(change: Change, bad: Rule, rules: dict[str, Rule]) -> Iterator[Finding]:
    """What is wrong with answers that this change adds or alters (with `whole`: with any), one finding a file.

    `bad` is the rule to report (QA932), `rules` are all there are, by code.
    """
    files = [file for path, file in change.head.select(ANSWERS).items() if _looks_like_one(path)]
    before = [] if change.whole or not files else [(base, base.select(ANSWERS)) for base in change.bases]
    changed = [file for file in files if not _held(change, before, file)]
    sound = [file for file in changed if _is_place(file.path) and file.mode != UNMERGED]
    yield from _misplaced(bad, [file for file in changed if file not in sound])
    for document in list(read_all(change.head, sound)):
        path = document.file.path
        if any(flaw.rule is CONFLICT_MARKER for flaw in document.flaws):
            yield _conflict(path, "conflict markers")
            continue
        try:
            _may_be_answered(_answer(document).rule, rules)
        except BadAnswer as error:
            yield Finding(bad, path, error.message, error.line, error.column, subject=path)


def _looks_like_one(path: str) -> bool:
    """Whether it lies in the folder of the answers, stands in its place, or could be taken for it."""
    folder = path.partition("/")[0]
    return folder == FOLDER or disguised(folder, FOLDER)


def _may_be_answered(code: str, rules: dict[str, Rule]) -> None:
    rule = rules.get(code)
    if rule is None:
        raise BadAnswer(f"`rule` is none: {visible(code, 40)!r}")
    if rule.severity == "note":
        raise BadAnswer(f"{code} is a note, which blocks nothing and needs no answer")
    if rule.severity == "fail" and not code.startswith(_MAY_WARN):
        raise BadAnswer(f"{code} is a failure with a mechanical way out; it cannot be acknowledged")


def _misplaced(bad: Rule, files: Iterable[File]) -> Iterator[Finding]:
    """What looks like an answer by its path and is none."""
    told = set()
    for file in files:
        folder = file.path.partition("/")[0]
        if _is_place(file.path):
            yield _conflict(file.path, "unmerged: the conflict is not resolved")
        elif file.path == FOLDER:
            yield Finding(bad, FOLDER, "no folder: a file, a link or a submodule stands in its place", subject=FOLDER)
        elif folder == FOLDER:
            message = f"no answer: only `{FOLDER}/<32 hex digits>.json` belongs there"
            yield Finding(bad, file.path, message, subject=file.path)
        elif folder not in told:
            told.add(folder)
            message = f"`{folder}` would be taken for `{FOLDER}` on some file systems"
            yield Finding(bad, file.path, message, subject=file.path)


def _conflict(path: str, message: str) -> Finding:
    way_out = "Keep one of the two answers whole, and `git add` it; where a merge is judged, merge the target first."
    return Finding(CONFLICT_MARKER, path, message, subject=path, way_out=way_out)
