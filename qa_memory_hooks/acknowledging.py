"""Giving an answer to a finding, and taking away those that nobody needs any more."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable

from . import gate
from .change import Change, Fault
from .change.git import identity
from .change.source import Source, changes, local
from .hook import say
from .report import acknowledgements, text
from .report.acknowledgements import Answer
from .report.finding import Finding
from .report.visible import quoted, says, visible

SHORTEST = 6
"""Digits of a fingerprint that name a finding."""
Ask = Callable[[str], bool]
"""Asks a person a question; False for anything but a yes."""


def answer(source: Source, name: str, reason: str, ask: Ask) -> int:
    """Answer the finding that a fingerprint, or the start of one, names: show it, ask, write the file.

    Exit status 0, or 1 if the person did not say yes. What cannot be answered is a `Fault`.
    """
    digits = name.lower()
    if not re.fullmatch(f"[0-9a-f]{{{SHORTEST},32}}", digits):
        raise Fault(f"{name!r} names no finding", f"give its fingerprint, or the first {SHORTEST} digits or more of it")
    if not says(reason):
        raise Fault("an answer needs a reason", "say in --reason why the finding may stand as it is")
    if quoted(reason) != visible(reason):
        raise Fault("the reason holds what looks like a credential", "say it without: an answer is committed")
    with contextlib.ExitStack() as scratch:
        judged = _judged(source, scratch)
        found = {change: list(gate.check(change)) for change in judged}
        change, asked = _named(found, digits)
        (settled,) = acknowledgements.answered(change, asked[:1])
    print(text.render(asked, False), end="")
    if settled.acknowledged:
        print(f"it is acknowledged already: {visible(settled.answer)}")
        return 0
    given = acknowledgements.give(asked[0], reason, _identity(change.folder), change.today)
    return _write(change, given, asked[0], ask)


def _judged(source: Source, scratch: contextlib.ExitStack) -> list[Change]:
    ranged = (source.from_ref, source.to_ref) != (None, None)
    return changes(source, scratch) if ranged else [local(source, scratch)]


def _named(found: dict[Change, list[Finding]], digits: str) -> tuple[Change, list[Finding]]:
    """The findings of one fingerprint that can be answered, and the change that they are of."""
    named = [(change, one) for change, all_ in found.items() for one in all_ if one.fingerprint.startswith(digits)]
    if not named:
        raise Fault(
            f"no finding {digits} in what is judged here",
            "`qa-gate` shows the digits of each warning; --from-ref TARGET --to-ref HEAD judges a branch as CI does, "
            "--worktree what lies on disk, --all what is unchanged",
        )
    if len(names := sorted({one.fingerprint for _, one in named})) > 1:
        raise Fault(f"{digits} is the start of several: {', '.join(names)}", "give more digits")
    able = [(change, one) for change, one in named if one.answerable]
    if not able:
        one = named[0][1]
        shown = f"{one.path}:{one.line}: {one.rule.code} {one.rule.name}"
        if one.level == "note":
            raise Fault(f"{shown} is a note, which blocks nothing", "there is nothing to acknowledge")
        raise Fault(f"{shown} is a failure, which cannot be acknowledged", one.help)
    return able[0][0], [one for _, one in able]


def _identity(folder: str) -> str:
    name, address = identity(folder)
    if not (name and address):
        lacking = " and ".join(key for key, value in (("user.name", name), ("user.email", address)) if not value)
        raise Fault(f"git does not know who answers: {lacking}", "git config --global user.name NAME, and user.email")
    return f"{name} <{address}>"


def _from_here(change: Change, path: str) -> str:
    """A path as a command that is started here has to name it."""
    return visible(os.path.relpath(os.path.join(change.folder, path)))


def _write(change: Change, given: Answer, asked: Finding, ask: Ask) -> int:
    from .atomic import replace

    if change.git and change.git.place.bare:
        raise Fault("there is no working tree to write the answer to", "start it in one")
    folder, full = (os.path.join(change.folder, *path.split("/")) for path in (acknowledgements.FOLDER, given.path))
    for path in (folder, full):
        if os.path.islink(path) or (os.path.lexists(path) and os.path.isdir(path) != (path == folder)):
            raise Fault(f"{path} is in the way", "it must be a plain folder with plain files")
    old = _written(full)
    if old and (old.key, old.reason) == (given.key, given.reason):
        print(f"it is answered already: {visible(old.said)}\nstage it: git add {_from_here(change, given.path)}")
        return 0
    if old:
        print(f"the answer was: {visible(old.said)}")
    print(f"the answer is: {given.said}")
    if not ask("Write this answer?"):
        return 1
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise Fault(f"cannot make {folder}: {error.strerror}") from None
    replace(full, given.text())
    print(f"wrote {given.path}\nstage it: git add {_from_here(change, given.path)}")
    if asked.level == "fail":
        print("this is a failure: the answer counts once the base holds it, so let it land before the text")
    return 0


def _written(full: str) -> Answer | None:
    """The answer that lies at a place already; None if there is none that can be read."""
    from .reading.text import decode

    try:
        with open(full, "rb") as stream:
            return acknowledgements.parse(decode(stream.read())[0] or "")
    except (FileNotFoundError, acknowledgements.BadAnswer):
        return None
    except OSError as error:
        raise Fault(f"cannot read {full}: {error.strerror}") from None


def prune(source: Source, ask: Ask) -> int:
    """Remove the answers on disk that match nothing, neither in what is staged nor in what lies on disk.

    An answer to a rule that compares with a base is kept until a range is named whose base holds it already: an
    unmerged branch would be asked again. Exit status 0, or 1 if the person did not say yes.
    """
    with contextlib.ExitStack() as scratch:
        whole = source._replace(whole=True)
        disk = local(whole._replace(worktree=True, from_ref=None, to_ref=None), scratch)
        judged = [disk]
        if disk.git:
            judged.append(local(whole._replace(worktree=False, from_ref=None, to_ref=None), scratch))
        ranged = _judged(whole, scratch) if source.from_ref or source.to_ref else []
        found = [one for change in (*judged, *ranged) for one in gate.check(change)]
        unread = next((one for one in found if acknowledgements.unreadable(one)), None)
        if unread:
            raise Fault(
                f"{unread.path}:{unread.line}: {unread.rule.code} {unread.rule.name}: not everything can be read",
                "mend this first: what is asked there cannot be known",
            )
        needed = {acknowledgements.key(one) for one in found}
        landed = {answer for change in ranged for base in change.bases for answer in acknowledgements.kept(base)}
        unneeded = [answer for answer in acknowledgements.kept(disk.head) if answer.key not in needed]
    gone = [answer for answer in unneeded if not acknowledgements.about_a_change(answer) or answer in landed]
    kept = len(unneeded) - len(gone)
    for one in gone:
        print(f"{one.path}: {one.rule} of {visible(one.subject)!r} matches nothing ({visible(one.said)})")
    if kept:
        say(
            f"note: {kept} kept that ask{'s' if kept == 1 else ''} about a change: once it has landed, "
            "--from-ref TARGET --to-ref HEAD tells"
        )
    if not gone:
        print("nothing to remove")
        return 0
    if not ask(f"Remove {'it' if len(gone) == 1 else f'these {len(gone)}'}?"):
        return 1
    for one in gone:
        full = os.path.join(disk.folder, *one.path.split("/"))
        try:
            os.unlink(full)
        except OSError as error:
            raise Fault(f"cannot remove {one.path}: {error.strerror}") from None
        print(f"removed {one.path}")
    print(f"stage it: git add -A {acknowledgements.FOLDER}")
    return 0
