"""Git, asked without its surprises: only plumbing, whatever the user's configuration says."""

from __future__ import annotations

import os
import subprocess
from typing import NamedTuple

EMPTY_TREE = {
    "sha1": "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
    "sha256": "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321",
}
FETCH_ALL = "fetch the whole history: `fetch-depth: 0` in actions/checkout, or `git fetch --unshallow`"


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
    """Root of the working tree (absolute); the git folder itself where the repository is bare."""
    git_dir: str
    """Git folder of this working tree (absolute)."""
    bare: bool
    head: str | None
    """Commit of HEAD; None before the first commit."""
    commits: tuple[str, ...]
    """Commits of the references that were asked for."""
    object_format: str


class Object(NamedTuple):
    """What `cat-file` knows of an object. `size` is in bytes."""

    oid: str
    kind: str
    size: int


class Git:
    """One repository. The number of processes it starts does not depend on the size of anything."""

    def __init__(self, folder: str, *, refs: tuple[str, ...] = (), ci: bool = False) -> None:
        self.folder = folder
        self.env = {
            **os.environ,
            "LC_ALL": "C",
            "GIT_NO_REPLACE_OBJECTS": "1",
            "GIT_OPTIONAL_LOCKS": "0",
            "GIT_TERMINAL_PROMPT": "0",
        }
        if ci:  # what a proposal could have left in the environment must not change what is read
            self.env["GIT_NO_LAZY_FETCH"] = "1"
            for name in ("GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE"):
                self.env.pop(name, None)
        self._cat: subprocess.Popen[bytes] | None = None
        self.place = self._locate(refs)

    def argv(self, *args: str) -> list[str]:
        """The command line of a git command."""
        return ["git", "-c", "core.fsmonitor=false", "-c", "diff.orderFile=", *args]

    def attempt(self, *args: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """Run a git command and return what came of it, whatever the exit status."""
        try:
            return subprocess.run(
                self.argv(*args), cwd=self.folder, env=self.env, input=stdin, capture_output=True, check=False
            )
        except FileNotFoundError:
            raise Fault("git is not installed, or not on the PATH", "install git 2.36 or newer") from None

    def run(self, *args: str, stdin: bytes = b"") -> bytes:
        """Run a git command and return its standard output; a failure is a `Fault` in git's own words."""
        done = self.attempt(*args, stdin=stdin)
        if done.returncode:
            raise Fault(f"git {args[0]}: {_first_line(done.stderr)}")
        return done.stdout

    def _locate(self, refs: tuple[str, ...]) -> Place:
        for ref in refs:
            if ref.startswith("-"):
                raise Fault(f"{ref!r} is no name of a commit")
        wanted = [f"{ref}^{{commit}}" for ref in refs]
        # The path comes between the options and the names, and is read from both ends, since it may hold
        # line ends. A name that stands for nothing is repeated as it is, and git says so.
        done = self.attempt(
            "rev-parse", "--is-bare-repository", "--show-object-format", "--show-cdup", "--absolute-git-dir",
            *wanted, "HEAD",
        )  # fmt: skip
        said = done.stderr.decode("utf-8", "replace").strip()
        if done.returncode and "not a git repository (or any" in said:
            raise NotARepository("not in a git repository", "run it inside one, or name the two commits' repository")
        for ref, name in zip(refs, wanted, strict=True):
            if done.returncode and f"'{name}'" in said:
                raise Fault(f"{ref!r} is no commit of this repository", FETCH_ALL)
        unborn = done.returncode != 0 and "ambiguous argument 'HEAD'" in said
        lines = os.fsdecode(done.stdout).split("\n")
        if done.returncode and not unborn:
            cure = "add it to safe.directory as git says" if "safe.directory" in said else ""
            raise Fault(f"git cannot read this repository: {said}", cure)
        bare, object_format, up = lines[0] == "true", lines[1], lines[2]
        tail = len(refs) + 1
        commits = lines[-1 - tail : -1]
        git_dir = "\n".join(lines[3 : -1 - tail])
        top = git_dir if bare else os.path.normpath(os.path.join(os.path.abspath(self.folder), up))
        self.folder = top
        return Place(top, git_dir, bare, None if unborn else commits[-1], tuple(commits[:-1]), object_format)

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
        found = self._ask(b"contents", oid)
        if found is None:
            raise Fault(
                f"object {oid} is not in this repository (a partial clone without its remote, or a damaged one)",
                "fetch it: `git fetch --refetch`, or clone without --filter; `git fsck` tells of damage",
            )
        assert self._cat is not None and self._cat.stdout is not None
        data = self._cat.stdout.read(found.size + 1)
        if len(data) != found.size + 1:
            raise self._died()
        return data[:-1]

    def tree(self, name: str) -> dict[str, tuple[str, str]]:
        """The files below a tree, by path relative to it: (mode, id); empty if there is no such tree."""
        files: dict[str, tuple[str, str]] = {}
        start = self.info(name)
        waiting = [("", start.oid)] if start and start.kind == "tree" else []
        while waiting:
            prefix, oid = waiting.pop()
            data = self.contents(oid)
            at, width = 0, 20 if self.place.object_format == "sha1" else 32
            while at < len(data):
                space, end = data.index(b" ", at), data.index(b"\0", at)
                mode, path = data[at:space].decode(), prefix + os.fsdecode(data[space + 1 : end])
                at = end + 1 + width
                child = data[end + 1 : at].hex()
                if mode == "40000":
                    waiting.append((path + "/", child))
                else:
                    files[path] = (mode.zfill(6), child)
        return files

    def _ask(self, verb: bytes, name: str) -> Object | None:
        if "\n" in name:
            return None  # no name of an object, and it would be two questions
        if self._cat is None:
            self._cat = subprocess.Popen(
                self.argv("cat-file", "--batch-command"),
                cwd=self.folder,
                env=self.env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        assert self._cat.stdin is not None and self._cat.stdout is not None
        try:
            self._cat.stdin.write(verb + b" " + os.fsencode(name) + b"\n")
            self._cat.stdin.flush()
        except OSError:
            raise self._died() from None
        words = self._cat.stdout.readline().split()
        if not words:
            raise self._died()
        # A name may hold spaces, so an answer of no object is known by its last word.
        if words[-1] in (b"missing", b"ambiguous", b"submodule"):
            return None
        return Object(words[0].decode(), words[1].decode(), int(words[2]))

    def _died(self) -> Fault:
        assert self._cat is not None and self._cat.stderr is not None
        said = _first_line(self._cat.stderr.read())
        self.close()
        cure = "install git 2.36 or newer" if "batch-command" in said or "usage:" in said else ""
        return Fault(f"git cat-file: {said or 'ended early'}", cure)

    def close(self) -> None:
        """End the reading process."""
        if self._cat is not None:
            for stream in (self._cat.stdin, self._cat.stdout, self._cat.stderr):
                try:
                    if stream:
                        stream.close()
                except OSError:
                    pass
            self._cat.wait()
            self._cat = None

    # Commits.

    def commit_time(self, oid: str) -> int:
        """Committer's time of a commit, in seconds since 1970 (UTC)."""
        for line in self.contents(oid).split(b"\n\n", 1)[0].split(b"\n"):
            if line.startswith(b"committer "):
                return int(line.rsplit(b" ", 2)[1])
        raise Fault(f"commit {oid} names no committer", "`git fsck` tells what is wrong with it")

    def merge_base(self, one: str, other: str) -> str:
        """A best common ancestor; unrelated histories are a `Fault`."""
        done = self.attempt("merge-base", one, other)
        if done.returncode not in (0, 1):
            raise Fault(f"git merge-base: {_first_line(done.stderr)}", FETCH_ALL)
        if not done.stdout:
            raise Fault(f"{one} and {other} have no common ancestor", FETCH_ALL)
        return done.stdout.split()[0].decode()

    def merge(self, one: str, other: str, objects: str) -> tuple[str, list[str]]:
        """Merge two commits into a tree: its id, and the paths in conflict.

        New objects go to the folder `objects`, so that the repository is not written to.
        """
        own = os.path.join(self.place.git_dir, "objects")
        common = os.path.join(self.place.git_dir, "commondir")
        if os.path.exists(common):  # a linked working tree keeps its objects in the main one
            with open(common, encoding="utf-8") as stream:
                own = os.path.join(self.place.git_dir, stream.read().strip(), "objects")
        others = [self.env.get("GIT_OBJECT_DIRECTORY", own), self.env.get("GIT_ALTERNATE_OBJECT_DIRECTORIES", "")]
        self.env["GIT_OBJECT_DIRECTORY"] = objects
        self.env["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = os.pathsep.join(filter(None, others))
        done = self.attempt("merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", one, other)
        if done.returncode not in (0, 1):
            raise Fault(f"git merge-tree: {_first_line(done.stderr)}", "install git 2.38 or newer")
        words = done.stdout.split(b"\0")
        return words[0].decode(), [os.fsdecode(word) for word in words[1:] if word]

    def frontier(self, oid: str, remote: str | None = None) -> list[str]:
        """Where a commit's history meets the remote-tracking branches (of one remote): `oid` itself if they
        hold it, nothing if they share no history with it.
        """
        remotes = f"--remotes={remote}" if remote else "--remotes"
        lines = self.run("rev-list", "--boundary", oid, "--not", remotes).decode().split()
        return [line[1:] for line in lines if line.startswith("-")] if lines else [oid]

    def has_remote_branches(self) -> bool:
        """Whether there are remote-tracking branches at all."""
        return bool(self.run("for-each-ref", "--count=1", "refs/remotes"))


def _first_line(said: bytes) -> str:
    return said.decode("utf-8", "replace").strip().split("\n")[0]
