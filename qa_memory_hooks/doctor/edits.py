"""What `qa-memory doctor` would add to files: planned as text that can be shown, tried where it can be, then written.

Only ever at the end of a file, and only to plain files of the repository itself: no link is followed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator

from .. import skeleton
from ..change import Fault
from ..change.git import Git, IgnoreRule
from ..change.snapshot import EXECUTABLE, LINK, Exactly, Worktree
from ..knowledge.vocabulary import FILES
from ..records.vocabulary import OPTIONAL, REQUIRED
from ..report.visible import visible
from ..typed import Any, NamedTuple

_ORDINARY = re.compile(r"[\w.+@/-]+")
_IGNORES = ".gitignore"


class Addition(NamedTuple):
    """Text for the end of a file, or of a new one."""

    path: str
    text: str
    before: str | None
    """The file as it is now, with LF line ends; None where there is none."""
    hindrance: str = ""
    """Why it is shown only, and not written; empty if it can be written."""
    gap: bool = False
    """Whether a blank line stands before it."""

    @property
    def after(self) -> str:
        """The whole file as it would be written."""
        before = self.before or ""
        before += "\n" if before and not before.endswith("\n") else ""
        return before + ("\n" if self.gap and before and not before.endswith("\n\n") else "") + self.text


def plan(disk: Worktree, path: str, text: str, *, gap: bool = False, unknown: str = "") -> Addition:
    """An addition to a file as it lies on disk; `unknown` is what has to be known before the text can be written."""
    before, hindrance = read(disk, path)
    if not hindrance and any(visible(line) != line for line in (path, *text.split("\n"))):
        hindrance = "by hand: a name in it cannot be shown as it is"
    return Addition(path, text, before, hindrance or unknown, gap)


def is_ordinary(name: str) -> bool:
    """Whether a path means in any file what it says: no blanks, no wildcards, nothing that is not seen."""
    return bool(_ORDINARY.fullmatch(name)) and visible(name) == name


def read(disk: Worktree, path: str) -> tuple[str | None, str]:
    """The text of a file on disk (None: there is none; empty where it cannot be read), and why it cannot be written."""
    from ..reading.text import decode

    parts = path.split("/")
    for folder in ("/".join(parts[:end]) for end in range(1, len(parts))):
        full = os.path.join(disk.top, folder)
        if os.path.islink(full):
            return None, f"by hand: {folder} is a link, which is not followed"
        if os.path.lexists(os.path.join(full, ".git")):
            return None, f"by hand: {folder} is a repository of its own"
        if os.path.lexists(full) and not os.path.isdir(full):
            return None, f"by hand: {folder} is no folder"
    file = disk.file(path)
    if file is None:
        if path in disk.select(Exactly([path])):
            return "", f"by hand: {path} is not checked out here"
        return None, ""
    if file.mode == LINK:
        return "", f"by hand: {path} is a link, which is not followed"
    data = disk.read(file) if file.mode in ("100644", EXECUTABLE) else None
    if data is None:
        return "", f"by hand: {path} is no plain file, or over 1 MiB"
    text, _ = decode(data)
    if text is None:
        return "", f"by hand: {path} is not UTF-8"
    mixed = data.count(b"\r\n") not in (0, data.count(b"\n"))  # written as a whole, it would get one kind
    return text, f"by hand: {path} has both LF and CRLF" if mixed else ""


def write(disk: Worktree, addition: Addition) -> None:
    """Write what was shown; the file must still be what it was when that was planned."""
    from ..atomic import replace

    if read(disk, addition.path) != (addition.before, ""):
        raise Fault(f"{addition.path} was changed in the meantime", "start again: it is shown anew")
    full = os.path.join(disk.top, *addition.path.split("/"))
    try:
        os.makedirs(os.path.dirname(full), exist_ok=True)
    except OSError as error:
        raise Fault(f"cannot make the folder of {addition.path}: {error.strerror}") from None
    replace(full, addition.after)


# Ignore rules: what is hidden, and the lines that bring it back.


class Target(NamedTuple):
    """Something that has to be committed: its path, files of it, and a pattern for those files ("" where it is one)."""

    path: str
    files: tuple[str, ...]
    inside: str = ""
    above: str = ""
    """The folder that holds the store and nothing else, where there is one: it may be what is hidden."""
    still: str = ""
    """A pattern for what stays hidden where all other files are brought back."""

    def negations(self, folder: str) -> list[tuple[str, ...]]:
        """Lines for the `.gitignore` of a folder above it that may bring it back, the least first."""
        at = self.path.removeprefix(f"{folder}/") if folder else self.path
        if not self.inside:
            return [(f"!/{at}",)]
        files = (f"!/{at}/{self.inside}", *([f"/{at}/{self.still}"] if self.still else ()))
        folders: list[tuple[str, ...]] = [(f"!/{at}/",)]
        if self.above and self.above != folder:
            above = f"!/{self.above.removeprefix(f'{folder}/') if folder else self.above}/"
            folders += [(above,), (above, *folders[0])]
        return [*folders, files, *((*lines, *files) for lines in folders)]


def store_files(root: str) -> tuple[str, ...]:
    """The files of a knowledge base that every one has, or may get."""
    return tuple(f"{root}/{name}" for name in FILES)


def record_files(bundle: str) -> tuple[str, ...]:
    """The files of a record that every one has, or may get."""
    return tuple(f"{bundle}/{name}" for name in (*REQUIRED, *OPTIONAL))


class Hidden(NamedTuple):
    """A target that ignore rules hide, and where lines against them would have to stand."""

    target: Target
    rules: tuple[IgnoreRule, ...]

    @property
    def holder(self) -> str:
        """The `.gitignore` that has the last word: the deepest that has such a rule, else the one at the root.

        What a `.gitignore` says comes before `.git/info/exclude` and the file of `core.excludesFile`.
        """
        named = [one.source for one in self.rules if os.path.basename(one.source) == _IGNORES]
        own = [source for source in named if not os.path.isabs(source)]
        return max(own, key=lambda source: source.count("/"), default=_IGNORES)


def hidden(git: Git, targets: Iterable[Target], tree: str = "") -> list[Hidden]:
    """The targets that git is told to ignore, be they tracked already or not; `tree` as for `Git.ignored`."""
    targets = list(targets)
    found = git.ignored([path for one in targets for path in one.files], tree)
    every = [Hidden(one, tuple(dict.fromkeys(found[path] for path in one.files if path in found))) for one in targets]
    return [one for one in every if one.rules]


def against(git: Git, disk: Worktree, found: Iterable[Hidden]) -> tuple[list[Addition], list[Hidden]]:
    """The lines that bring targets back, tried by git before anybody is shown them; and the targets that none does."""
    texts: dict[str, str] = {}
    left = []
    for one in found:
        more = _helping(git, disk, one, texts) if is_ordinary(one.target.path) else None
        texts = more or texts
        left += [] if more else [one]
    return [plan(disk, path, text) for path, text in texts.items()], left


def _helping(git: Git, disk: Worktree, one: Hidden, texts: dict[str, str]) -> dict[str, str] | None:
    """These texts for the ends of `.gitignore` files, and what brings a target back beside them; None if nothing does.

    Once a rule is lifted, one that it had covered may come to light in a folder below: then that is next.
    """
    if f"{one.holder}/".startswith(f"{one.target.path}/"):
        return None  # a rule in the store itself: no file of that name belongs there
    for lines in one.target.negations(one.holder.rpartition("/")[0]):
        tried = texts | {one.holder: texts.get(one.holder, "") + "".join(f"{line}\n" for line in lines)}
        now = _hidden_with(git, disk, one.target, tried)
        if now is None:
            return tried
        if now.holder.count("/") > one.holder.count("/") and (more := _helping(git, disk, now, tried)):
            return more
    return None


def _hidden_with(git: Git, disk: Worktree, target: Target, texts: dict[str, str]) -> Hidden | None:
    """What would hide a target if `.gitignore` files had these texts at their end.

    Asked in a folder that has nothing but those files: the rules of the user and of the git folder hold there too.
    """
    import tempfile

    above = {"/".join(path.split("/")[:end]) for path in target.files for end in range(path.count("/") + 1)}
    with tempfile.TemporaryDirectory(prefix="qa-memory-") as scratch:
        for folder in sorted(above):
            name = f"{folder}/{_IGNORES}" if folder else _IGNORES
            file = disk.file(name)
            data = disk.read(file) if file and file.mode in ("100644", EXECUTABLE) else None
            if name in texts:
                data = plan(disk, name, texts[name]).after.encode()
            os.makedirs(os.path.join(scratch, folder), exist_ok=True)
            if data is not None:
                with open(os.path.join(scratch, name), "wb") as stream:
                    stream.write(data)
        return next(iter(hidden(git, [target], scratch)), None)


# Configurations of hooks.


def with_hooks(disk: Worktree, path: str, text: str, unknown: str) -> Addition:
    """The hooks as an addition to a configuration, which must parse to what it was and the hooks behind it."""
    added = plan(disk, path, text, unknown=unknown)
    if not (added.before or "").strip() or (added.hindrance and added.hindrance != unknown):
        return added
    read_as = _toml if path.endswith(".toml") else _yaml
    for candidate in _forms(added.before or "", text, path):
        form = added._replace(text=candidate, gap=path.endswith(".toml"))
        if _extends(read_as, form, text):
            return form
    item = text if path.endswith(".toml") else text.partition("\n")[2]  # another `repos:` would replace the first
    return added._replace(text=item, hindrance="by hand: into its list `repos`, which does not end the file")


def _forms(before: str, text: str, path: str) -> Iterator[str]:
    """The hooks in the ways that may fit the end of a file: as an item of its list, or with the list."""
    listed = re.search(r"^repos:[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*( *)- ", before, re.MULTILINE)
    if listed and not path.endswith(".toml"):
        item = text.partition("\n")[2].splitlines()
        yield "".join(f"{listed[1]}{line[2:]}\n" for line in item)
    else:
        yield text


def _extends(read_as: Callable[[str], Any], added: Addition, text: str) -> bool:
    """Whether a configuration parses to what it was with the hooks at its end."""
    try:
        old, new, ours = (read_as(one) or {} for one in (added.before or "", added.after, text))
        return bool(new == {**old, "repos": [*old.get("repos", []), *ours["repos"]]})
    except (ValueError, TypeError, RecursionError):
        return False


def _yaml(text: str) -> Any:
    from ..reading.yaml_text import load

    return load(text.encode())


def _toml(text: str) -> Any:
    import tomllib

    return tomllib.loads(text)


# The address that hooks and the workflow come from.


class Origin(NamedTuple):
    """A repository on GitHub that has this project, and the commit to take."""

    name: str
    commit: str

    def fill(self, text: str) -> str:
        """A text of the skeleton with what was unknown in its place."""
        text = text.replace(skeleton.CALLED, self.name).replace(f"@{skeleton.COMMIT}", f"@{self.commit}")
        return text.replace(skeleton.REV, self.commit)


def origin(text: str) -> Origin:
    """Read `OWNER/NAME@COMMIT`; anything else is a `Fault`."""
    found = re.fullmatch(r"([A-Za-z0-9][A-Za-z0-9-]*/[\w.-]+)@([0-9a-f]{40})", text, re.ASCII)
    if not found or found[1] == skeleton.CALLED:
        raise Fault(
            f"--from {text!r} names no commit of a repository",
            "say OWNER/qa-memory-hooks@ and the 40 digits of a commit: a tag or a branch can be moved",
        )
    if "qa-memory-hooks" not in found[1]:
        raise Fault(
            f"{found[1]} is not called qa-memory-hooks", "a workflow is known to run the gate by that name; keep it"
        )
    return Origin(found[1], found[2])
