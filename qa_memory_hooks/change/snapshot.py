"""One state of a repository: which paths it has, with which modes, and their bytes."""

from __future__ import annotations

import functools
import os
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence

from ..lazy import expression
from ..typed import Any, NamedTuple, Protocol
from .git import TREE, Fault, Git

LINK, SUBMODULE, EXECUTABLE, UNMERGED, OTHER = "120000", "160000", "100755", "unmerged", "000000"
MiB = 1 << 20


class File(NamedTuple):
    """A path of a snapshot. `mode` is git's, UNMERGED or OTHER; `oid` the blob's id ("" where it lies on disk)."""

    path: str
    mode: str
    oid: str


class Wanted(Protocol):
    """Which paths are asked for: a pattern, or `Exactly` some."""

    def search(self, path: bytes, /) -> object:
        """Whether it is this one."""


class Exactly:
    """These paths, and no others."""

    def __init__(self, paths: Iterable[str]) -> None:
        self.bytes = frozenset(map(os.fsencode, paths))

    def search(self, path: bytes, /) -> bool:
        return path in self.bytes


class Within:
    """The files below these folders, and what stands in the place of one."""

    def __init__(self, folders: Iterable[str]) -> None:
        self.bytes = frozenset(map(os.fsencode, folders))

    def search(self, path: bytes, /) -> bool:
        return path in self.bytes or any(path[: at.start()] in self.bytes for at in _SLASH.finditer(path))


class Snapshot(Protocol):
    """What checks see of a state: paths that match, and bytes."""

    label: str

    @property
    def empty(self) -> bool:
        """Whether there is no file at all."""

    def select(self, wanted: Wanted) -> dict[str, File]:
        """The files whose path matches, by path (`/` between the parts, `os.fsdecode`d), sorted."""

    def folders(self, folder: str) -> set[str]:
        """The names of the folders in a folder."""

    def read(self, file: File, limit: int = MiB) -> bytes | None:
        """The bytes of a file or the target of a link; None, unread, if there are more than `limit`, or none at all."""

    def read_all(self, files: Sequence[File], limit: int = MiB) -> Iterator[bytes | None]:
        """The same for many, in order; nothing else may be asked of git before the last."""

    def stored(self, file: File, data: bytes) -> bytes:
        """The bytes that git stores for a file that was read as `data`: a checkout may have other line ends."""


_EVERYTHING = expression(b"")
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
_READ = os.O_RDONLY | _NO_FOLLOW | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""How a file is opened: no link is followed, and nobody waits for what turns out to be a pipe."""
_SLASH = expression(b"/")
FEW = 64
"""Up to so many places are looked up one by one, where a list of all paths is not there yet."""
_OFF = ("", "false", "no", "off", "0")
"""What git takes for no; any other value of `core.autocrlf` converts to LF when a file is added."""


def alike(one: bytes | None, other: bytes | None) -> bool:
    """Whether two files are the same, line ends of a checkout aside."""
    if one is None or other is None:
        return one is other
    return one.replace(b"\r\n", b"\n") == other.replace(b"\r\n", b"\n")


Pair = tuple[File | None, File | None]
Diff = dict[str, Pair]


class Tree:
    """The tree of a commit."""

    def __init__(self, git: Git, name: str) -> None:
        self.git, self.label = git, name
        self._found: dict[Wanted, dict[str, File]] = {}

    @functools.cached_property
    def _records(self) -> dict[bytes, bytes]:
        """Mode, type and id by path."""
        said = self.git.run("ls-tree", "-r", "-z", "--full-tree", self.label)
        return {path: head for head, _, path in (row.partition(b"\t") for row in said.split(b"\0")[:-1])}

    @property
    def empty(self) -> bool:
        return not self._records

    def select(self, wanted: Wanted) -> dict[str, File]:
        if wanted not in self._found:  # a large tree takes its time, and head and base are asked for the same
            self._found[wanted] = dict(sorted(self._files(wanted)))
        return dict(self._found[wanted])

    def _files(self, wanted: Wanted) -> Iterator[tuple[str, File]]:
        if isinstance(wanted, Exactly | Within) and len(wanted.bytes) <= FEW and "_records" not in self.__dict__:
            for place in map(os.fsdecode, wanted.bytes):
                yield from self._at(place, below=isinstance(wanted, Within))
            return
        for path in _matching(wanted, self._records):
            mode, _, oid = self._records[path].decode().split()
            yield os.fsdecode(path), File(os.fsdecode(path), mode, oid)

    def _at(self, place: str, *, below: bool) -> Iterator[tuple[str, File]]:
        """The file at a place, or those below a folder; no other part of the tree is read."""
        found = self.git.entry(self.label, place)
        if found and found[0] != TREE:
            yield place, File(place, *found)
        elif found and below:
            for path, (mode, oid) in self.git.files_of(found[1]).items():
                yield f"{place}/{path}", File(f"{place}/{path}", mode, oid)

    def folders(self, folder: str) -> set[str]:
        return self.git.folders(self.label, folder)

    def read(self, file: File, limit: int = MiB) -> bytes | None:
        (data,) = self.read_all([file], limit)
        return data

    def read_all(self, files: Sequence[File], limit: int = MiB) -> Iterator[bytes | None]:
        return _objects(self.git, files, limit)

    def stored(self, file: File, data: bytes) -> bytes:
        return data


def _matching(wanted: Wanted, paths: dict[bytes, Any]) -> Iterable[bytes]:
    """The paths that are asked for, in no order."""
    return paths.keys() & wanted.bytes if isinstance(wanted, Exactly) else filter(wanted.search, paths)


def _folders(folder: str, paths: Iterable[str]) -> set[str]:
    """The names of the folders in a folder that some paths lie in."""
    start = f"{folder}/" if folder else ""
    rest = (path[len(start) :] for path in paths if path.startswith(start))
    return {name for name, slash, _ in (path.partition("/") for path in rest) if slash}


def _objects(git: Git, files: Sequence[File], limit: int) -> Iterator[bytes | None]:
    found = git.blobs([file.oid for file in files if file.mode not in (SUBMODULE, UNMERGED)], limit)
    return (None if file.mode in (SUBMODULE, UNMERGED) else next(found) for file in files)


class Patched:
    """Another snapshot with some paths changed: the index is HEAD and what is staged."""

    def __init__(self, under: Tree, diff: Diff, label: str) -> None:
        self.under, self.label = under, label
        self.side = {path: after for path, (_, after) in diff.items()}

    @property
    def empty(self) -> bool:
        return not any(self.side.values()) and not self.select(_EVERYTHING)

    def select(self, wanted: Wanted) -> dict[str, File]:
        files = self.under.select(wanted)
        for path, file in self.side.items():
            if wanted.search(os.fsencode(path)):
                files.pop(path, None)
                if file:
                    files[path] = file
        return dict(sorted(files.items()))

    def folders(self, folder: str) -> set[str]:
        return self.under.folders(folder) | _folders(folder, self.side)

    def read(self, file: File, limit: int = MiB) -> bytes | None:
        return self.under.read(file, limit)

    def read_all(self, files: Sequence[File], limit: int = MiB) -> Iterator[bytes | None]:
        return self.under.read_all(files, limit)

    def stored(self, file: File, data: bytes) -> bytes:
        return data


class Worktree:
    """The working tree: what git tracks and what it does not ignore, as it lies on disk.

    Line ends of a checkout are no change (`core.autocrlf`): callers compare after CRLF became LF.
    """

    label = "worktree"

    def __init__(self, top: str, git: Git | None) -> None:
        self.top, self.git = top, git
        self._links: dict[str, bool] = {}

    @functools.cached_property
    def _files(self) -> dict[bytes, File | None]:
        return self._tracked(self.git) if self.git else dict.fromkeys(self._walk())

    @property
    def empty(self) -> bool:
        return not self._files

    def select(self, wanted: Wanted) -> dict[str, File]:
        files = {}
        for path in sorted(_matching(wanted, self._files)):
            file = self.file(os.fsdecode(path)) or self._files[path]
            if file:
                files[file.path] = file
        return files

    def folders(self, folder: str) -> set[str]:
        return _folders(folder, map(os.fsdecode, self._files))

    def _tracked(self, git: Git) -> dict[bytes, File | None]:
        """The paths that git tracks or does not ignore; as it is staged where a sparse checkout leaves it out."""
        files: dict[bytes, File | None] = {}
        hidden = set()
        said = git.run("ls-files", "-z", "-t", "--others", "--cached", "--exclude-standard")
        for row in said.split(b"\0")[:-1]:
            tag, path = row[:2], row[2:]
            files[path.rstrip(b"/") if tag == b"? " else path] = None
            if tag == b"S ":
                hidden.add(path)
        if hidden:
            for row in git.run("ls-files", "-z", "--stage").split(b"\0")[:-1]:
                staged, _, path = row.partition(b"\t")
                if path in hidden:
                    mode, oid, _ = staged.decode().split()
                    files[path] = File(os.fsdecode(path), mode, oid)
        return files

    def _walk(self) -> Iterator[bytes]:
        top = os.fsencode(self.top)
        for folder, names, leaves in os.walk(top):
            names[:] = [name for name in names if name != b".git"]
            links = [name for name in names if os.path.islink(os.path.join(folder, name))]
            # Another repository in here has its own settings; to this one it is a single thing, as to git.
            nested = [name for name in names if os.path.lexists(os.path.join(folder, name, b".git"))]
            names[:] = [name for name in names if name not in nested]
            for name in {*leaves, *links, *nested}:
                yield os.path.relpath(os.path.join(folder, name), top).replace(os.fsencode(os.sep), b"/")

    def regular(self, wanted: Callable[[str], bool], limit: int) -> Iterator[tuple[File, bytes | None]]:
        """The regular files whose path is wanted, by path, each with its bytes (None if there are more than `limit`).

        For all of a repository: a file costs little more than to open and to read it.
        """
        raws = sorted(self._files)
        for raw, path in zip(raws, os.fsdecode(b"\0".join(raws)).split("\0"), strict=False):  # decoded in one step
            if not wanted(path):
                continue
            if staged := self._files[raw]:
                yield staged, self.read(staged, limit)
            elif not self._leads_out(path.rpartition("/")[0]) and (found := self._opened(path, limit)):
                yield found

    def count(self, wanted: Callable[[str], bool]) -> int:
        """How many paths are wanted; what is no regular file counts too."""
        return sum(wanted(os.fsdecode(raw)) for raw in self._files)

    def _opened(self, path: str, limit: int) -> tuple[File, bytes | None] | None:
        """A regular file and its bytes, in one step; None if it is something else, or gone."""
        full = f"{self.top}/{path}"
        try:
            if not _NO_FOLLOW and os.path.islink(full):
                return None
            handle = os.open(full, _READ)
        except FileNotFoundError:
            return None
        except OSError as error:
            if os.path.islink(full) or os.path.isdir(full):
                return None
            raise Fault(f"cannot read {path}: {error.strerror}") from None
        try:
            told = os.fstat(handle)
            if not stat.S_ISREG(told.st_mode):
                return None
            file = File(path, EXECUTABLE if told.st_mode & 0o100 and self._keeps_modes else "100644", "")
            data = os.read(handle, told.st_size) if told.st_size <= limit else None
            if data is not None and len(data) < told.st_size:  # a short read, as of a pipe or a signal
                data = self.read(file, limit)
            return file, data
        except OSError as error:
            raise Fault(f"cannot read {path}: {error.strerror}") from None
        finally:
            os.close(handle)

    def _leads_out(self, folder: str) -> bool:
        """Whether a folder is a link, or lies behind one: what lies there is not in this repository."""
        if folder not in self._links:
            above = folder.rpartition("/")[0]
            self._links[folder] = bool(folder) and (
                self._leads_out(above) or os.path.islink(os.path.join(self.top, folder))
            )
        return self._links[folder]

    def file(self, path: str) -> File | None:
        """What lies at a path on disk; None if there is nothing."""
        if self._leads_out(path.rpartition("/")[0]):
            return None
        try:
            mode = os.lstat(os.path.join(self.top, path)).st_mode
        except PermissionError as error:
            raise Fault(f"cannot read {path}: {error.strerror}") from None
        except OSError:
            return None  # tracked, and gone from disk
        if stat.S_ISLNK(mode):
            return File(path, LINK, "")
        if stat.S_ISDIR(mode):
            return File(path, SUBMODULE, "")
        if not stat.S_ISREG(mode):
            return File(path, OTHER, "")
        return File(path, EXECUTABLE if mode & 0o100 and self._keeps_modes else "100644", "")

    @functools.cached_property
    def _keeps_modes(self) -> bool:
        """Whether the file system tells executables: on Windows and on some mounted ones everything is one."""
        known = os.path.join(self.git.place.git_dir, "HEAD") if self.git else os.devnull  # no executables
        return os.name == "posix" and not os.stat(known).st_mode & 0o100

    def read(self, file: File, limit: int = MiB) -> bytes | None:
        if file.oid and self.git:
            (data,) = _objects(self.git, [file], limit)
            return data
        if file.mode in (SUBMODULE, OTHER):
            return None
        full = os.path.join(self.top, file.path)
        try:
            if file.mode == LINK:
                return os.fsencode(os.readlink(full))
            with open(full, "rb") as stream:
                data = stream.read(limit + 1)
        except OSError as error:
            raise Fault(f"cannot read {file.path}: {error.strerror}") from None
        return None if len(data) > limit else data

    def read_all(self, files: Sequence[File], limit: int = MiB) -> Iterator[bytes | None]:
        return (self.read(file, limit) for file in files)

    def stored(self, file: File, data: bytes) -> bytes:
        if b"\r\n" in data and not file.oid and self.git and self._converted(self.git, file.path, data):
            return data.replace(b"\r\n", b"\n")
        return data

    def _converted(self, git: Git, path: str, data: bytes) -> bool:
        """Whether `git add` would make LF of the CRLF of a file, as attributes and `core.autocrlf` say.

        Where they leave it to git it does so for text alone, and not where CRLF is stored already.
        """
        in_index, attributes = self._line_ends.get(path, ("", ""))
        words = attributes.split()
        if "-text" in words:
            return False
        if "text" in words or (any(word.startswith("eol=") for word in words) and "text=auto" not in words):
            return True
        if "text=auto" not in words and git.setting("core.autocrlf").lower() in _OFF:
            return False
        return in_index not in ("crlf", "mixed") and 0 not in data and data.count(b"\r") == data.count(b"\r\n")

    @functools.cached_property
    def _line_ends(self) -> dict[str, tuple[str, str]]:
        """By path: the line ends that the index has (`lf`, `crlf`, `mixed` …), and the attributes about them."""
        assert self.git
        found = {}
        said = self.git.run("ls-files", "--eol", "-z", "--others", "--cached", "--exclude-standard")
        for row in said.split(b"\0")[:-1]:
            told, _, path = row.partition(b"\t")
            before, _, attributes = os.fsdecode(told).partition("attr/")
            found[os.fsdecode(path)] = (before.split()[0].removeprefix("i/"), attributes)
        return found


_PLAIN = (
    "--raw",
    "-z",
    "--no-renames",
    "--no-abbrev",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color",
    "--no-relative",
    "--ignore-submodules=none",
)


class Edited:
    """Another snapshot with the bytes of some files replaced, or taken away (None): what a command would write.

    Without another snapshot below it is all there is.
    """

    def __init__(self, contents: dict[str, bytes | None], under: Snapshot | None = None, label: str = "edited") -> None:
        self.contents, self.under, self.label = contents, under, label
        self.modes: dict[str, str] = {}

    @property
    def empty(self) -> bool:
        """Whether there is no file at all."""
        return not self.select(_EVERYTHING)

    def select(self, wanted: Wanted) -> dict[str, File]:
        """The files whose path matches."""
        files = self.under.select(wanted) if self.under else {}
        for path, data in self.contents.items():
            if wanted.search(os.fsencode(path)):
                files.pop(path, None)
                if data is not None:
                    files[path] = File(path, self.modes.get(path, "100644"), "")
        return dict(sorted(files.items()))

    def folders(self, folder: str) -> set[str]:
        """The names of the folders in a folder."""
        return _folders(folder, self.contents) | (self.under.folders(folder) if self.under else set())

    def read(self, file: File, limit: int = MiB) -> bytes | None:
        """The bytes of a file, None if there are more than `limit`."""
        data = self.contents.get(file.path)
        if data is not None:
            return None if len(data) > limit else data
        assert self.under
        return self.under.read(file, limit)

    def read_all(self, files: Sequence[File], limit: int = MiB) -> Iterator[bytes | None]:
        """The same for many, in order."""
        return (self.read(file, limit) for file in files)

    def stored(self, file: File, data: bytes) -> bytes:
        """The bytes that git stores for a file."""
        return self.under.stored(file, data) if self.under and file.path not in self.contents else data


def staged(git: Git, base: str) -> Diff:
    """What the index changes against a tree; a rename is a removal and an addition."""
    return _raw_diffs(git.run("diff-index", "--cached", "--ita-invisible-in-index", *_PLAIN, base))[0]


def between(git: Git, *pairs: tuple[str, str]) -> list[Diff]:
    """What changes from one tree to another, for each pair of commits or trees; one process for all."""
    trees = [git.resolve(f"{name}^{{tree}}") for pair in pairs for name in pair]
    asked = "".join(f"{old} {new}\n" for old, new in zip(trees[::2], trees[1::2], strict=True))
    return _raw_diffs(git.run("diff-tree", "--stdin", "-r", *_PLAIN, stdin=asked.encode()))[1:]


def _raw_diffs(said: bytes) -> list[Diff]:
    """Read `:modes ids status NUL path NUL` rows; a line without a colon starts the next diff."""
    diffs: list[Diff] = [{}]
    at = 0
    while at < len(said):
        if said[at] != ord(":"):
            at = said.index(b"\n", at) + 1
            diffs.append({})
            continue
        middle = said.index(b"\0", at)
        end = said.index(b"\0", middle + 1)
        old_mode, new_mode, old, new, status = said[at + 1 : middle].decode().split()
        path = os.fsdecode(said[middle + 1 : end])
        before = File(path, old_mode, old) if old_mode != "000000" else None
        after = File(path, new_mode, new) if new_mode != "000000" else None
        if status == "U" or path in diffs[-1]:  # an unmerged path may have a row for each of its stages
            after = File(path, UNMERGED, "")
        diffs[-1][path] = (before, after)
        at = end + 1
    return diffs
