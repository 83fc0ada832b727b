"""Git, asked without its surprises: only plumbing, whatever the user's configuration says."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterable, Iterator, Sequence

from ..lazy import Module
from ..typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import subprocess
else:
    subprocess = Module("subprocess")  # a third of a start, and not all that reads a change asks git

EMPTY_TREE = {
    "sha1": "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
    "sha256": "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321",
}
FETCH_ALL = "fetch the whole history: `fetch-depth: 0` in actions/checkout, or `git fetch --unshallow`"
DAMAGED = "`git fsck` tells of damage; what a partial clone lacks comes with `git fetch --refetch --no-filter`"
TREE = "040000"
_AHEAD = 32
"""How many objects are asked for at a time: the questions must fit into the smallest pipe (4 KiB on Windows)."""
USAGE = 129
"""Exit status of a git that does not know a command or an option."""


class Fault(Exception):
    """The check could not be made (exit 2). `cure` says what to do about it."""

    def __init__(self, message: str, cure: str = "") -> None:
        super().__init__(message)
        self.cure = cure


class NotARepository(Fault):
    """There is no git repository here at all."""


class Place(NamedTuple):
    """Where a command was started, as git sees it."""

    top: str
    """Root of the working tree (absolute); the git folder itself where there is none."""
    git_dir: str
    """Git folder of this working tree (absolute)."""
    bare: bool
    """Whether there is no working tree here: a bare repository, or the inside of a git folder."""
    head: str | None
    """Commit of HEAD; None before the first commit."""
    commits: tuple[str, ...]
    """Commits of the references that were asked for."""
    object_format: str
    shallow: bool
    """Whether the history is cut off somewhere."""


class Object(NamedTuple):
    """What `cat-file` knows of an object. `size` is in bytes."""

    oid: str
    kind: str
    size: int


class IgnoreRule(NamedTuple):
    """A line of an ignore file: the file (relative to the root of the working tree, or absolute), number and text."""

    source: str
    line: int
    pattern: str


class Git:
    """One repository. The number of processes it starts does not depend on the size of anything."""

    def __init__(self, folder: str, *, refs: tuple[str, ...] = (), ci: bool = False) -> None:
        # On Windows a `git.exe` that lies in the current folder would be found before the one on the PATH.
        os.environ.setdefault("NoDefaultCurrentDirectoryInExePath", "1")
        self.folder = os.path.realpath(folder)
        self.env = {
            **os.environ,
            "LC_ALL": "C",
            "GIT_NO_REPLACE_OBJECTS": "1",
            "GIT_GRAFT_FILE": os.devnull,  # like a replaced object, a graft forges the history
            "GIT_OPTIONAL_LOCKS": "0",
            "GIT_TERMINAL_PROMPT": "0",
        }
        self.ci = ci
        if ci:  # no network, and what the environment holds must not change what is read
            self.env["GIT_NO_LAZY_FETCH"] = "1"
            self.env["GIT_ALLOW_PROTOCOL"] = "none"  # the same for git before 2.44
            for name in ("GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_SHALLOW_FILE"):
                self.env.pop(name, None)
        self._cat: subprocess.Popen[bytes] | None = None
        self._tops: dict[str, str] = {}
        self._listings: dict[str, dict[bytes, tuple[bytes, bytes, bytes]]] = {}
        self._owed = 0
        """How many answers of it are still to be read."""
        self.place = self._locate(refs)

    @property
    def common_dir(self) -> str:
        """The git folder that all working trees of the repository share (absolute)."""
        git_dir = self.place.git_dir
        common = os.path.join(git_dir, "commondir")
        if not os.path.exists(common):
            return git_dir
        with open(common, encoding="utf-8", errors="surrogateescape") as stream:
            return os.path.normpath(os.path.join(git_dir, stream.read().rstrip("\n")))

    def argv(self, *args: str) -> list[str]:
        """The command line of a git command."""
        return ["git", "-c", "core.fsmonitor=false", "-c", "advice.graftFileDeprecated=false", *args]

    def attempt(self, *args: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """Run a git command and return what came of it, whatever the exit status."""
        try:
            return subprocess.run(
                self.argv(*args), cwd=self.folder, env=self.env, input=stdin, capture_output=True, check=False
            )
        except OSError as error:
            if not os.path.isdir(self.folder):
                raise Fault(f"{self.folder} is no folder") from None
            raise Fault(f"git cannot be started: {error.strerror}", "install git 2.36 or newer, on the PATH") from None

    def run(self, *args: str, stdin: bytes = b"") -> bytes:
        """Run a git command and return its standard output; a failure is a `Fault` in git's own words."""
        done = self.attempt(*args, stdin=stdin)
        if done.returncode:
            raise Fault(f"git {args[0]}: {_reason(done)}", DAMAGED)
        return done.stdout

    def _locate(self, refs: tuple[str, ...]) -> Place:
        for ref in refs:
            if ref.startswith(("-", "^")) or ".." in ref:
                raise Fault(f"{ref!r} is no name of a commit")
        wanted = [f"{ref}^{{commit}}" for ref in refs]
        # Paths may hold line ends. What `rev-parse` does not know it repeats, so `--mark` stands between the two
        # paths; and the names come last, where each is one line. Without a working tree there is no first path.
        done = self.attempt(
            "rev-parse", "--show-object-format", "--is-shallow-repository", "--show-cdup", "--mark",
            "--absolute-git-dir", *wanted, "HEAD",
        )  # fmt: skip
        said = done.stderr.decode("utf-8", "replace").strip()
        if done.returncode and "not a git repository (or any" in said:
            self._must_be_outside()
            raise NotARepository("not in a git repository", "run it inside one, or name the two commits' repository")
        lines = os.fsdecode(done.stdout).split("\n")
        unborn = done.returncode != 0 and "ambiguous argument 'HEAD'" in said and self._is_unborn()
        if done.returncode and not unborn:
            if refs and "--mark" in lines:  # so the names are at fault
                unknown = [ref for ref, name in zip(refs, wanted, strict=True) if f"'{name}'" in said] or refs
                raise Fault(
                    f"{' or '.join(map(repr, unknown))} is no commit of this repository",
                    f"look at the spelling, or {FETCH_ALL}",
                )
            cure = "add it to safe.directory as git says" if "safe.directory" in said else DAMAGED
            raise Fault(f"git cannot read this repository: {said or _reason(done)}", cure)
        mark, tail = lines.index("--mark"), len(lines) - 1 - len(wanted) - 1
        up, git_dir, commits = "\n".join(lines[2:mark]), "\n".join(lines[mark + 1 : tail]), lines[tail:-1]
        bare = mark == 2
        top = git_dir if bare else os.path.normpath(os.path.join(self.folder, up))
        self.folder = top
        self.env["GIT_DIR"] = git_dir  # the working tree need not be where git would look for this
        if not bare:
            self.env["GIT_WORK_TREE"] = top
        head = None if unborn else commits.pop()
        return Place(top, git_dir, bare, head, tuple(commits[: len(wanted)]), lines[0], lines[1] == "true")

    def _must_be_outside(self) -> None:
        """A damaged repository is none to git; but without its history the check must not pass."""
        ceilings = {os.path.realpath(path) for path in self.env.get("GIT_CEILING_DIRECTORIES", "").split(os.pathsep)}
        at = self.folder
        while not os.path.lexists(os.path.join(at, ".git")):
            at, below = os.path.dirname(at), at
            if at == below or at in ceilings:
                return
        raise Fault(f"{os.path.join(at, '.git')} is there, but git takes it for no repository", "repair or remove it")

    def _is_unborn(self) -> bool:
        """Whether HEAD names a branch without a commit yet, and not one whose reference is damaged."""
        done = self.attempt("rev-list", "--max-count=1", "--default", "HEAD")
        return b"does not have any commits yet" in done.stderr

    # Objects: one `cat-file` for everything that is read.

    def info(self, name: str) -> Object | None:
        """The object that a name stands for (`HEAD^{tree}`, an id, `HEAD:path`); None if there is none."""
        return self._ask(b"info", name)

    def resolve(self, name: str) -> str:
        """The id of an object that must be there."""
        found = self.info(name)
        if found is None:
            raise Fault(f"{name} is not in this repository", FETCH_ALL)
        return found.oid

    def contents(self, oid: str) -> bytes:
        """The bytes of an object; a missing one is a `Fault`, never an empty file."""
        self._say(b"contents", oid)
        return self._take(oid)

    def blobs(self, oids: Sequence[str], limit: int) -> Iterator[bytes | None]:
        """The bytes of blobs in order; None, unread, for one that has more than `limit`.

        Git reads the next one while the caller looks at one, so nothing else may be asked before the last.
        """
        for at in range(0, len(oids), _AHEAD):
            group = oids[at : at + _AHEAD]
            self._say(b"info", *group)
            found = [self._hear() for _ in group]
            wanted = [oid for oid, one in zip(group, found, strict=True) if one is None or one.size <= limit]
            self._say(b"contents", *wanted)
            for oid in group:
                yield self._take(oid) if oid in wanted else None

    def tree(self, commit: str, folder: str) -> dict[str, tuple[str, str]]:
        """The files below a folder of a commit, by path relative to it: (mode, id); empty if it has no such folder.

        Trees are read one by one and not by name: a path may hold line ends, and a missing tree is a `Fault`.
        """
        top = self._folder(commit, folder)
        return self.files_of(top) if top else {}

    def files_of(self, top: str) -> dict[str, tuple[str, str]]:
        """The files of a tree object, by path relative to it: (mode, id)."""
        files: dict[str, tuple[str, str]] = {}
        waiting = [("", top)]
        while waiting:
            prefix, oid = waiting.pop()
            for mode, name, child in self._entries(oid):
                if mode == TREE:
                    waiting.append((f"{prefix}{name}/", child))
                else:
                    files[prefix + name] = (mode, child)
        return files

    def entry(self, commit: str, path: str) -> tuple[str, str] | None:
        """Mode and id of what lies at a path of a commit; None if there is nothing. Only the folders above are read."""
        above, _, name = path.rpartition("/")
        folder = self._folder(commit, above)
        return self._child(folder, os.fsencode(name)) if folder else None

    def folders(self, commit: str, folder: str) -> set[str]:
        """The names of the folders in a folder of a commit."""
        oid = self._folder(commit, folder)
        entries = self._listed(oid).items() if oid else ()
        return {os.fsdecode(name) for name, (mode, _, _) in entries if mode.zfill(6) == TREE.encode()}

    def _folder(self, commit: str, folder: str) -> str:
        """The tree object of a folder of a commit; "" if there is none."""
        if commit not in self._tops:
            self._tops[commit] = self.resolve(f"{commit}^{{tree}}")
        oid = self._tops[commit]
        for part in folder.split("/") if folder else ():
            mode, oid = self._child(oid, os.fsencode(part)) or ("", "")
            if mode != TREE:
                return ""
        return oid

    def _child(self, oid: str, name: bytes) -> tuple[str, str] | None:
        """Mode and id of one entry of a tree."""
        found = self._listed(oid).get(name)
        return (found[0].decode().zfill(6), found[2].hex()) if found else None

    def _listed(self, oid: str) -> dict[bytes, tuple[bytes, bytes, bytes]]:
        """The entries of a tree by name: mode, name, id. Taken apart once, and decoded as needed."""
        if oid not in self._listings:
            entries = re.findall(rb"([0-7]+) ([^\0]+)\0(.{%d})" % (len(oid) // 2), self.contents(oid), re.DOTALL)
            self._listings[oid] = {entry[1]: entry for entry in entries}
        return self._listings[oid]

    def setting(self, name: str) -> str:
        """The value of a configuration variable; "" if it is not set."""
        return self.attempt("config", "--get", name).stdout.decode("utf-8", "replace").strip()

    def _entries(self, oid: str) -> Iterator[tuple[str, str, str]]:
        """What a tree holds: mode, name, id."""
        for mode, name, child in self._listed(oid).values():
            yield mode.decode().zfill(6), os.fsdecode(name), child.hex()

    def _ask(self, verb: bytes, name: str) -> Object | None:
        if "\n" in name:
            return None  # no name of an object, and it would be two questions
        self._say(verb, name)
        return self._hear()

    def _say(self, verb: bytes, *names: str) -> None:
        assert not self._owed, "an answer to an earlier question is still to be read"
        if self._cat is None:
            # What git has to say goes to our own standard error: nobody would empty a pipe, and git would wait.
            self._cat = subprocess.Popen(
                self.argv("cat-file", "--batch-command"),
                cwd=self.folder,
                env=self.env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        assert self._cat.stdin is not None
        try:
            self._cat.stdin.write(b"".join(verb + b" " + os.fsencode(name) + b"\n" for name in names))
            self._cat.stdin.flush()
        except OSError:
            raise self._died() from None
        self._owed = len(names)

    def _hear(self) -> Object | None:
        assert self._cat is not None and self._cat.stdout is not None
        line = self._cat.stdout.readline()
        self._owed -= 1
        words = line.split()
        # A name may hold spaces, so an answer of no object is known by its last word.
        if words and words[-1] in (b"missing", b"ambiguous", b"submodule"):
            return None
        if len(words) != 3 or not line.endswith(b"\n"):
            raise self._died()
        return Object(words[0].decode(), words[1].decode(), int(words[2]))

    def _take(self, name: str) -> bytes:
        found = self._hear()
        if found is None:
            raise Fault(f"object {name} is not in this repository", DAMAGED)
        assert self._cat is not None and self._cat.stdout is not None
        data = self._cat.stdout.read(found.size + 1)
        if len(data) != found.size + 1:
            raise self._died()
        return data[:-1]

    def _died(self) -> Fault:
        status = self.close()
        if status == USAGE:
            return Fault("this git has no `cat-file --batch-command`", "install git 2.36 or newer")
        return Fault(f"git cat-file: {_ended(status)}", DAMAGED)

    def close(self) -> int:
        """End the reading process; returns its exit status."""
        if self._cat is None:
            return 0
        assert self._cat.stdin is not None and self._cat.stdout is not None
        with contextlib.suppress(OSError):  # it may have died before it read everything
            self._cat.stdin.close()
        self._cat.stdout.close()
        status, self._cat, self._owed = self._cat.wait(), None, 0
        return status

    # Commits.

    def commit_time(self, oid: str) -> int:
        """Committer's time of a commit, in seconds since 1970 (UTC)."""
        header = self.contents(oid).partition(b"\n\n")[0]
        found = re.search(rb"^committer .*> ([0-9]{1,11}) [+-][0-9]+$", header, re.MULTILINE)
        if not found:
            raise Fault(f"commit {oid} does not tell its time", "`git fsck` tells what is wrong with it; commit again")
        return int(found[1])

    def commits_between(self, base: str, head: str, most: int) -> list[list[str]] | None:
        """The commits of `head` that `base` has not, each followed by its parents; None where there are more."""
        done = self.attempt("rev-list", "--parents", f"--max-count={most + 1}", head, f"^{base}")
        if done.returncode:
            raise Fault(f"git rev-list: {_reason(done)}", FETCH_ALL)
        found = [line.split() for line in done.stdout.decode().splitlines()]
        return found if len(found) <= most else None

    def messages(self, heads: Sequence[str], phrases: Sequence[str]) -> list[tuple[str, str]]:
        """Id and message of the commits of a history whose message holds one of some phrases in any case."""
        words = [f"--grep={phrase}" for phrase in phrases]
        done = self.attempt(
            "-c", "i18n.logOutputEncoding=UTF-8",
            "rev-list", "--fixed-strings", "--regexp-ignore-case", *words,
            "--format=%x00%H%x00%B%x00", *heads, "--",
        )  # fmt: skip
        if done.returncode:
            raise Fault(f"git rev-list: {_reason(done)}", FETCH_ALL)
        # No message holds a NUL. Around them stands a line that git puts before each commit.
        pieces = iter(done.stdout.decode("utf-8", "replace").split("\0")[:-1])
        return [(oid, message) for _, oid, message in zip(pieces, pieces, pieces, strict=True)]

    def parents(self, heads: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """All commits of a history, each with its parents."""
        done = self.attempt("rev-list", "--parents", *heads, "--")
        if done.returncode:
            raise Fault(f"git rev-list: {_reason(done)}", FETCH_ALL)
        rows = (line.split() for line in done.stdout.decode("ascii", "replace").splitlines())
        return {own: tuple(others) for own, *others in rows}

    def merge_base(self, one: str, other: str) -> str:
        """A best common ancestor; unrelated histories are a `Fault`."""
        done = self.attempt("merge-base", one, other)
        if done.returncode not in (0, 1):
            raise Fault(f"git merge-base: {_reason(done)}", FETCH_ALL)
        if not done.stdout:
            raise Fault(f"{one} and {other} have no common ancestor", FETCH_ALL)
        return done.stdout.split()[0].decode()

    def merge(self, one: str, other: str, scratch: str) -> tuple[str, list[str]]:
        """Merge two commits into a tree: its id, and the paths in conflict.

        From here on git works in a repository of its own in the empty folder `scratch`, and reads the objects of the
        real one: that is not written to, and its attributes (in the working tree, the index, `info/`) choose no merge
        driver. The same two commits merge in one way everywhere.
        """
        common_dir = self.common_dir
        own = os.path.join(common_dir, "objects")
        others = [_quoted(self.env.get("GIT_OBJECT_DIRECTORY", own)), self.env.get("GIT_ALTERNATE_OBJECT_DIRECTORIES")]
        shallow = self.env.get("GIT_SHALLOW_FILE", os.path.join(common_dir, "shallow"))
        for name in ("GIT_COMMON_DIR", "GIT_ATTR_SOURCE", "GIT_INDEX_FILE"):
            self.env.pop(name, None)
        self.env |= {
            # Locally git may ask the remote for what a partial clone lacks: the configuration names it.
            "GIT_DIR": _make(scratch, self.place.object_format, "" if self.ci else os.path.join(common_dir, "config")),
            "GIT_WORK_TREE": scratch,
            "GIT_OBJECT_DIRECTORY": os.path.join(scratch, "objects"),
            "GIT_ALTERNATE_OBJECT_DIRECTORIES": os.pathsep.join(filter(None, others)),
            "GIT_SHALLOW_FILE": shallow,
            "GIT_ATTR_NOSYSTEM": "1",
        }
        self.folder = scratch
        plain = {
            "core.attributesFile": "",
            "merge.default": "text",
            "merge.renormalize": "false",
            "merge.renames": "true",
            "merge.directoryRenames": "conflict",
        }
        settings = [word for key, value in plain.items() for word in ("-c", f"{key}={value}")]
        done = self.attempt(*settings, "merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", one, other)
        if done.returncode == USAGE:
            raise Fault("this git has no `merge-tree --write-tree`", "install git 2.38 or newer")
        if done.returncode not in (0, 1):
            raise Fault(f"git merge-tree: {_reason(done)}", DAMAGED)
        words = done.stdout.split(b"\0")
        return words[0].decode(), [os.fsdecode(word) for word in words[1:] if word]

    def frontier(self, oid: str, remote: str | None = None) -> list[str]:
        """Where a commit's history meets the remote-tracking branches (of one remote).

        That is `oid` itself if they hold it, and nothing if they share no history with it.
        """
        remotes = f"--remotes={remote}" if remote else "--remotes"
        lines = self.run("rev-list", "--boundary", oid, "--not", remotes).decode().split()
        return [line[1:] for line in lines if line.startswith("-")] if lines else [oid]

    def has_remote_branches(self) -> bool:
        """Whether there are remote-tracking branches at all."""
        return bool(self.run("for-each-ref", "--count=1", "refs/remotes"))

    # What a person has set up here.

    def ignored(self, paths: Iterable[str], tree: str = "") -> dict[str, IgnoreRule]:
        """The rule that hides each of some paths, tracked or not; a path that none hides is left out.

        With `tree` the `.gitignore` files are those of that folder, in place of the working tree.
        """
        words = (f"--work-tree={tree}",) if tree else ()
        asked = b"".join(os.fsencode(path) + b"\0" for path in paths)
        done = self.attempt(*words, "check-ignore", "--no-index", "-v", "-z", "--stdin", stdin=asked)
        if done.returncode not in (0, 1):
            raise Fault(f"git check-ignore: {_reason(done)}", DAMAGED)
        said = iter(os.fsdecode(done.stdout).split("\0")[:-1])
        rows = zip(said, said, said, said, strict=True)
        return {
            path: IgnoreRule(source, int(line), pattern)
            for source, line, pattern, path in rows
            if not pattern.startswith("!")
        }

    def out_of_sight(self) -> list[str]:
        """What lies in the working tree, untracked and ignored; a folder that is ignored as a whole ends in `/`."""
        said = self.run("ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory")
        return os.fsdecode(said).split("\0")[:-1]

    def hooks(self) -> tuple[str, bool]:
        """The folder that git runs hooks from (absolute), and whether `core.hooksPath` names it."""
        said = os.fsdecode(self.run("rev-parse", "--git-path", "hooks")).removesuffix("\n")
        named = self.attempt("config", "--get", "core.hooksPath").returncode == 0
        return os.path.normpath(os.path.join(self.folder, said)), named

    def authors(self, most: int) -> set[tuple[str, str]]:
        """Names and e-mail addresses of the authors of the latest commits of HEAD, up to so many commits."""
        if not self.place.head:
            return set()
        said = self.run("rev-list", f"--max-count={most}", "--format=%an%x00%ae", self.place.head)
        rows = (line.partition("\0") for line in said.decode("utf-8", "replace").split("\n") if "\0" in line)
        return {(name, address) for name, _, address in rows}

    def version(self) -> tuple[int, int]:
        """The version of git, its first two numbers; zeros where it does not tell."""
        found = re.search(rb"([0-9]{1,9})\.([0-9]{1,9})", self.run("version"))
        return (int(found[1]), int(found[2])) if found else (0, 0)


def identity(folder: str) -> tuple[str, str]:
    """Name and e-mail address of whoever works here, as git's configuration says; empty where it says nothing."""
    command = ["git", "config", "--null", "--get-regexp", r"^user\.(name|email)$"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    except OSError as error:
        raise Fault(f"git cannot be started: {error.strerror}", "install git 2.36 or newer, on the PATH") from None
    rows = (row.partition("\n") for row in done.stdout.decode("utf-8", "replace").split("\0"))
    said = {key: " ".join(value.split()) for key, _, value in rows}  # of several values the last one holds
    return said.get("user.name", ""), said.get("user.email", "")


def _make(folder: str, object_format: str, settings: str) -> str:
    """Make an empty repository, without templates, which includes a file of settings; returns its git folder."""
    for name in ("objects", "refs"):
        os.mkdir(os.path.join(folder, name))
    config = "[core]\n\trepositoryFormatVersion = 0\n"
    if object_format != "sha1":
        config = f"[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = {object_format}\n"
    if settings:
        config += f"[include]\n\tpath = {_quoted(settings)}\n"
    for name, text in (("HEAD", "ref: refs/heads/none\n"), ("config", config)):
        with open(os.path.join(folder, name), "wb") as stream:
            stream.write(os.fsencode(text))
    return folder


def _reason(done: subprocess.CompletedProcess[bytes]) -> str:
    """Why a command failed: git's own words, and if it had none, how it ended."""
    lines = done.stderr.decode("utf-8", "replace").strip().split("\n")
    return next((line for line in lines if line.startswith("fatal: ")), lines[0]) or _ended(done.returncode)


def _ended(status: int) -> str:
    return f"killed by signal {-status}" if status < 0 else f"ended with status {status}"


def _quoted(path: str) -> str:
    """A path for a list of paths or a setting, whatever stands in it: git reads C strings there."""
    return '"' + path.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
