"""The points that `qa-memory doctor` looks at, one function each: what is there, why it matters, what to add.

They look at what lies on disk, and at git's configuration here. Nothing that was read is run, and nothing is written.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from .. import codeowners, config, pipelines, settings, skeleton
from ..change import Change, Fault, File
from ..change.git import Git
from ..change.snapshot import LINK, Worktree
from ..codeowners import CodeOwners, Row
from ..config.file import ConfigFile
from ..config.vocabulary import RUN_STATE
from ..governed import ANSWER_TO_COME, HOOK_CONFIGS, RECORD_TO_COME, RECORDS, STORE, store_of
from ..knowledge.base import root_of
from ..knowledge.vocabulary import FOLDER, INDEX
from ..patterns.lookup import candidates
from ..pipelines import Runs
from ..records.vocabulary import ARTIFACTS, BUNDLES
from ..records.vocabulary import STORE as RECORD_STORE
from ..report.acknowledgements import FOLDER as ANSWERS
from ..report.visible import visible
from ..settings import Settings
from ..typed import Literal, NamedTuple
from . import runs
from .edits import (
    Addition,
    Origin,
    Target,
    against,
    hidden,
    is_ordinary,
    plan,
    read,
    record_files,
    store_files,
    with_hooks,
)

State = Literal["ok", "missing", "unknown", "note"]
"""`unknown`: it cannot be seen from here. `note`: nothing that could be added would change it."""
OWNER = "@your-org/your-team"
"""Stands for an owner that is not known; it is never written."""
WORKFLOW = ".github/workflows/qa-gate.yml"
_WORKFLOWS = (WORKFLOW, ".github/workflows/qa-memory-gate.yml")
"""What a new one is called: the first name that is free."""
_OLDEST = (2, 38)
"""The first git that merges in memory, which a range needs whose target has moved on."""
_COMMITS = 10_000
"""How many of the latest commits are asked for their authors."""


class Step(NamedTuple):
    """Something to do: in words, with the text to add or to run."""

    words: str
    text: str = ""
    addition: Addition | None = None


class Point(NamedTuple):
    """One thing that was looked at: the verdict in one line, and if it is not ok why that matters and what to do."""

    title: str
    state: State
    said: str
    why: str = ""
    steps: tuple[Step, ...] = ()


class Seen(NamedTuple):
    """The repository that is looked at, and what the caller told of it."""

    change: Change
    disk: Worktree
    settings: Settings
    roots: tuple[str, ...]
    """The folders of its knowledge bases, on disk."""
    odd: tuple[str, ...]
    """What is called like one, and is no folder with files of this repository."""
    records: tuple[str, ...]
    """The stores of records: those on disk, and those that settings name."""
    patterns: tuple[str, ...]
    """The files of learned patterns, on disk."""
    configs: tuple[ConfigFile, ...]
    """The configurations of QA agents, on disk."""
    owner: str
    origin: Origin | None

    @property
    def git(self) -> Git:
        """The repository as git knows it; only asked for where there is one."""
        assert self.change.git
        return self.change.git


def look_at(change: Change, start: str, owner: str = "", origin: Origin | None = None) -> Seen:
    """The repository that a change lies in; `start` is the folder that was asked about."""
    known = settings.judging(change)
    disk = Worktree(change.folder, change.git)
    here = os.path.relpath(os.path.realpath(start), os.path.realpath(change.folder)).replace(os.sep, "/")
    records = _records(change, here, known)
    learned = tuple(path for path in candidates(known.stores.patterns) if disk.file(path))
    roots, odd = _stores(change, disk, here, known)
    configs = tuple(one for one in change.model(config.file.load) if one.is_ours)
    return Seen(change, disk, known, roots, odd, records, learned, configs, owner, origin)


def _stores(change: Change, disk: Worktree, here: str, known: Settings) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The knowledge bases, those that git is told to ignore too; and what is called like one and is none."""
    files: dict[str, File] = dict(change.head.select(STORE))
    asked = [path for path in change.model(_out_of_sight) if STORE.search(os.fsencode(path))]
    for root in (FOLDER, *(root_of(path) for path in asked), *([] if here == "." else [f"{here}/{FOLDER}"])):
        for name in store_files(root):
            file = disk.file(name)
            if file:
                files[name] = file
    files = {path: file for path, file in files.items() if not known.exclude.match(path)}
    roots = {root_of(path) for path in files if root_of(path) != path}
    odd = {path for path in (*files, FOLDER) if path not in roots and root_of(path) == path and disk.file(path)}
    return tuple(sorted(roots)), tuple(sorted(odd))


def _records(change: Change, here: str, known: Settings) -> tuple[str, ...]:
    """The stores of records, those that git is told to ignore too."""
    found = {store_of(path) for path in change.head.select(RECORDS) if not known.exclude.match(path)}
    for path in change.model(_out_of_sight):
        folder = path.rstrip("/")
        found |= {store_of(folder), store_of(f"{folder}/{_LAST}")}  # what is ignored may be the folder above it
    found |= {RECORD_STORE, RECORD_STORE if here == "." else f"{here}/{RECORD_STORE}"}
    there = {one for one in found if _is_standard(one) and _holds(change.folder, one)}
    there = {one for one in there if not known.exclude.match(f"{one}/{RECORD_TO_COME}")}
    return tuple(sorted(there.union(known.stores.records)))


_LAST = RECORD_STORE.rpartition("/")[2]


def _is_standard(store: str) -> bool:
    return f"/{store}".endswith(f"/{RECORD_STORE}")


def _holds(top: str, folder: str) -> bool:
    """Whether there is a file in a folder of the repository itself."""
    parts = folder.split("/")
    if any(os.path.islink(os.path.join(top, *parts[:end])) for end in range(1, len(parts) + 1)):
        return False
    return any(files for _, _, files in os.walk(os.path.join(top, folder)))


def _out_of_sight(change: Change) -> list[str]:
    return change.git.out_of_sight() if change.git else []


# The points, in the order in which they are told.


def knowledge(seen: Seen) -> Point:
    """Whether there is a knowledge base at all."""
    title = "knowledge base"
    others = [f"records: {listed(seen.records)}"] if seen.records else []
    others += [f"patterns: {listed(seen.patterns)}"] if seen.patterns else []
    if seen.roots:
        return Point(title, "ok", "; ".join([", ".join(seen.roots), *others]))
    why = "Without one there is nothing to read and nothing to guard."
    if seen.odd:
        said = f"{seen.odd[0]} is there, but it is no folder with files of this repository"
        return Point(title, "missing", said, why, (Step("put it away, then run:", "qa-memory init\n"),))
    if others:
        return Point(title, "note", f"there is no {FOLDER} folder, only {'; '.join(others)}")
    return Point(title, "missing", f"there is no {FOLDER} folder", why, (Step("run:", "qa-memory init\n"),))


def pointer(seen: Seen) -> Point:
    """Whether agents are told to read the index of each knowledge base."""
    file, title = _agents_file(seen), "agents are told"
    telling = {root: _telling(seen, root, file) for root in seen.roots}
    untold = [root for root in seen.roots if not telling[root]]
    if not untold:
        return Point(title, "ok", listed(f"{path} names {root}/{INDEX}" for root, path in telling.items()))
    mark = "@" if file == "CLAUDE.md" else ""
    text = "".join(f"{visible(skeleton.pointer(f'{mark}{root}/{INDEX}'))}\n" for root in untold)
    unclear = "" if all(map(is_ordinary, untold)) else "by hand: the name of the folder is an unusual one"
    addition = plan(seen.disk, file, text, gap=True, unknown=unclear)
    names = listed(f"{root}/{INDEX}" for root in untold)
    return Point(
        title,
        "missing",
        f"there is no {file} to name {names}" if addition.before is None else f"{file} does not name {names}",
        "What agents are not told to read they learn again, at the same price.",
        (_adding(addition),),
    )


def _agents_file(seen: Seen) -> str:
    """The file that tells agents of a repository what to do; a link from one to the other stands for that one."""
    agents, claude = seen.disk.file("AGENTS.md"), seen.disk.file("CLAUDE.md")
    if agents and agents.mode == LINK and claude and seen.disk.read(agents) == b"CLAUDE.md":
        return "CLAUDE.md"
    return "AGENTS.md" if agents or not claude else "CLAUDE.md"


def _telling(seen: Seen, root: str, file: str) -> str:
    """The file that names an index: the one at the root, or one nearer to it, which may name it from its own folder."""
    index = f"{root}/{INDEX}"
    folders = [part for part in _above(index) if part and part != root]
    files = [file, *(f"{folder}/{name}" for folder in folders for name in ("AGENTS.md", "CLAUDE.md"))]
    for path in files:
        folder = path.rpartition("/")[0]
        names = {index, index.removeprefix(f"{folder}/")}
        text, _ = read(seen.disk, path)
        if any(re.search(rf"(?<![\w/.-])(?:\./|/)?{re.escape(name)}(?![\w/-])", text or "") for name in names):
            return path
    return ""


def _above(path: str) -> list[str]:
    """The folders above a path, the root ("") first."""
    parts = path.split("/")
    return ["/".join(parts[:end]) for end in range(len(parts))]


def ignore_rules(seen: Seen) -> Point:
    """Whether git is told to ignore what must be committed."""
    targets = [
        *(Target(root, store_files(root), "*.md") for root in seen.roots),
        *(_record_target(seen, root) for root in seen.records),
        Target(ANSWERS, (ANSWER_TO_COME,), "*.json"),
        Target(settings.PATH, (settings.PATH,)),
    ]
    found, title = hidden(seen.git, targets), "ignore rules"
    if not found:
        return Point(title, "ok", f"nothing hides {listed((one.path for one in targets), 'or')}")
    additions, left = against(seen.git, seen.disk, found)
    steps = [
        Step(f"{one.target.path} is hidden by {rule.source}:{rule.line}: {rule.pattern}")
        for one in found
        for rule in one.rules
    ]
    steps += map(_adding, additions)
    steps += [
        Step(f"no line in a .gitignore brings {one.target.path} back: change the rule itself. {_NOT_BELOW}")
        for one in left
    ]
    return Point(
        title,
        "missing",
        f"{listed(one.target.path for one in found)} {'is' if len(found) == 1 else 'are'} hidden",
        "What git ignores is not committed: nobody else gets it, and no hook judges it.",
        tuple(steps),
    )


def _record_target(seen: Seen, store: str) -> Target:
    """A store of records: what each product gets next, and the records of which something is hidden."""
    bundles = {f"{store}/{RECORD_TO_COME}".rpartition("/")[0]}
    bundles |= {f"{store}/{product}/{BUNDLES}/record" for product in _folders(os.path.join(seen.disk.top, store))}
    for path in seen.change.model(_out_of_sight):
        parts = path.removeprefix(f"{store}/").split("/")
        if path.startswith(f"{store}/") and len(parts) > 3 and parts[1] == BUNDLES:
            bundles.add("/".join((store, *parts[:3])))
    files = tuple(name for bundle in sorted(bundles) for name in record_files(bundle))
    above = store.rpartition("/")[0] if _is_standard(store) else ""
    return Target(store, files, "**", above, f"*/{BUNDLES}/*/{ARTIFACTS}")


def _folders(path: str) -> list[str]:
    try:
        return [one.name for one in os.scandir(path) if one.is_dir(follow_symlinks=False)]
    except OSError:
        return []  # a store that settings name, and that is not there yet


_NOT_BELOW = "(Git brings nothing back below a folder that is ignored.)"


def run_state(seen: Seen) -> Point:
    """Whether git is told to ignore what a run of QA agents leaves behind; asked where there is a configuration."""
    from ..change.snapshot import Edited
    from ..check_run_state import lacking

    title, file = "run state", ".gitignore"
    bare = {one.path: missing for one in seen.configs if (missing := lacking(seen.change.head, one))}
    if not bare:
        return Point(title, "ok", f"{' and '.join(RUN_STATE)} are ignored")
    names = [name for name in RUN_STATE if any(name in missing for missing in bare.values())]
    addition = plan(seen.disk, file, "".join(f"{name}/\n" for name in names))
    then = Edited({file: addition.after.encode("utf-8", "surrogatepass")}, seen.change.head)
    left = [one.path for one in seen.configs if lacking(then, one)]
    if left and not addition.hindrance:
        addition = addition._replace(hindrance=f"by hand: an ignore file nearer to {left[0]} brings them back")
    said = f"{listed(names)} {'are' if len(names) > 1 else 'is'} not ignored beside {listed(bare)}"
    why = "The next `git add -A` of an agent takes the state of its run along."
    return Point(title, "missing", said, why, (_adding(addition),))


class Hook(NamedTuple):
    """A hook of git as it is installed: its stage, and what it starts."""

    stage: str
    starts: Literal["nothing", "gate", "runner", "other"]


_RUNNER = re.compile(r"(?<![\w-])hook-impl(?![\w-])|(?<![\w-])(?:pre-commit|pre_commit|prek)[\"']? +run(?![\w-])")
"""What the hooks of pre-commit and prek start, and a command that does the same."""


def installed(git: Git) -> list[Hook]:
    """The hooks that are installed here."""
    folder, _ = git.hooks()
    return [Hook(stage, _starts(os.path.join(folder, stage))) for stage in runs.STAGES]


def _starts(path: str) -> Literal["nothing", "gate", "runner", "other"]:
    path = os.path.realpath(path)  # often a link to a script; it is read, never run
    disk = Worktree(os.path.dirname(path), None)
    file = disk.file(os.path.basename(path))
    if file is None or (os.name == "posix" and not os.access(path, os.X_OK)):
        return "nothing"  # git passes over what it may not execute
    try:
        text = (disk.read(file) or b"").decode("utf-8", "replace")
    except Fault:
        return "other"  # it may be executed, and not read
    script = "\n".join(line for line in text.split("\n") if not line.lstrip().startswith("#"))
    return "gate" if runs.GATE.search(script) else "runner" if _RUNNER.search(script) else "other"


def git_hooks(seen: Seen) -> Point:
    """Whether the hooks of git are installed here and start the gate, or what starts it."""
    hooks, (folder, named), title = installed(seen.git), seen.git.hooks(), "git hooks"
    lacking = [hook.stage for hook in hooks if hook.starts == "nothing"]
    other = [hook.stage for hook in hooks if hook.starts == "other"]
    if not lacking and not other:
        return Point(title, "ok", f"installed: {listed(runs.STAGES)}")
    why = "A hook tells whoever commits at once, before anything is pushed; the check in CI comes later."
    if not lacking:
        said = f"something else is started by {listed(other)}; whether that runs the gate cannot be seen from here"
        return Point(title, "unknown", said, why)
    where = folder.removeprefix(f"{seen.disk.top}{os.sep}").replace(os.sep, "/")
    refuses = "; pre-commit refuses while core.hooksPath is set" if named else ""
    steps = (
        Step(f"run (or the same with prek{refuses}):", f"{skeleton.INSTALL}\n"),
        Step(
            f"or without either, as {where}/pre-commit and pre-merge-commit, executable:", "#!/bin/sh\nexec qa-gate\n"
        ),
        Step("and as pre-push beside them:", '#!/bin/sh\nexec qa-gate --pre-push "$@"\n'),
    )
    return Point(title, "missing", f"not installed here: {listed(lacking)}", why, steps)


def hook_config(seen: Seen) -> Point:
    """Whether the configuration of pre-commit or prek has the gate, at full strength."""
    title = "hook configuration"
    there = list(seen.change.head.select(HOOK_CONFIGS))
    gates = [one for one in _runs(seen) if "/" not in one.path and runs.is_gate(one)]
    lacking = [path for path in there if not any(one.path == path for one in gates)]
    best = [_best(one for one in gates if one.path == path) for path in there if path not in lacking]
    wants = [(one, want) for one in best for want in runs.wants_of_hook(one)]
    if not there and any(hook.starts == "gate" for hook in installed(seen.git)):
        said = (
            "the hooks of git start the gate themselves, in this clone alone: nobody else gets them from the repository"
        )
        return Point(title, "note", said)
    if not lacking and there and not wants:
        return Point(title, "ok", f"{listed(there)} has qa-gate")
    steps = [Step(f"{one.path}, {one.name}: {want}") for one, want in wants]
    for path in lacking or ([] if there else [".pre-commit-config.yaml"]):
        text = skeleton.PREK if path.endswith(".toml") else skeleton.PRE_COMMIT
        unknown = "" if seen.origin else _NO_ORIGIN
        steps.append(_adding(with_hooks(seen.disk, path, _filled(seen, text), unknown)))
    said = f"{listed(lacking)} does not have qa-gate" if lacking else "qa-gate does not run at full strength"
    return Point(
        title,
        "missing",
        said if there else "there is no .pre-commit-config.yaml",
        "The configuration is what gives everybody who installs the hooks the same ones.",
        tuple(steps),
    )


def _best(hooks: Iterable[Runs]) -> Runs:
    return min(hooks, key=lambda one: len(runs.wants_of_hook(one)))


_NO_ORIGIN = "--write needs --from: where the gate comes from is not known"


def _filled(seen: Seen, text: str) -> str:
    return seen.origin.fill(text) if seen.origin else text


def _runs(seen: Seen) -> list[Runs]:
    return seen.change.model(_found)


def _found(change: Change) -> list[Runs]:
    return pipelines.find(change.head)


def owners(seen: Seen) -> Point:
    """Whether the knowledge and the gate's own files have an owner in CODEOWNERS."""
    title, found = "owners", codeowners.read(seen.change.head)
    known = found or CodeOwners(codeowners.PLACES[0], ())
    why = "What nobody owns lands without the review of anybody who answers for it."
    if not known.loaded:
        said = f"GitHub does not load {known.path}: it is too large, or no plain file"
        return Point(title, "missing", said, why, (Step("make it a plain file below 3 MB, then start again"),))
    skipped = tuple(Step(f"GitHub skips line {line} of {known.path}, which it cannot read") for line in known.skipped)
    skipped += tuple(
        Step(f"{OWNER} in line {row.line} of {known.path} is still to be filled in")
        for row in known.rows
        if OWNER in row.owners
    )
    places = _to_own(seen, known)
    bare = {place: [path for path in paths if not _owned(known, path)] for place, paths in places.items()}
    bare = {place: paths for place, paths in bare.items() if paths}
    if not bare:
        said = f"{known.path} names one for all that is guarded (whether they exist, GitHub shows beside the file)"
        return Point(title, "ok", said, steps=skipped)
    owner = seen.owner or _single_owner(known) or OWNER
    everything = {*seen.change.head.select(re.compile(b"")), *(path for paths in places.values() for path in paths)}
    held = sorted(path for path in everything if _owned(known, path))
    lines = [f"{line} {owner}" for place, paths in bare.items() for line in _lines(place, paths, held)]
    addition = plan(seen.disk, known.path, "".join(f"{visible(line)}\n" for line in lines))
    if not addition.hindrance:
        then = codeowners.parse(known.path, addition.after)
        harm = _harm(then, owner, [path for paths in bare.values() for path in paths], known, held)
        addition = addition._replace(hindrance=harm or ("" if seen.owner else "--write needs --owner"))
    said = f"nobody owns {listed(bare)}" if found else f"there is no CODEOWNERS, so nobody owns {listed(bare)}"
    return Point(title, "missing", said, why, (*skipped, _adding(addition)))


def _owned(known: CodeOwners, path: str) -> bool:
    return any(owner != OWNER for owner in known.owners(path))


def _to_own(seen: Seen, known: CodeOwners) -> dict[str, list[str]]:
    """What needs an owner, by the pattern for all of it: files that are there, and files that will be."""
    from ..check_codeowners import governed

    configs = list(seen.change.head.select(HOOK_CONFIGS)) or [".pre-commit-config.yaml"]
    earlier = codeowners.PLACES[: codeowners.PLACES.index(known.path) + 1]  # a new one of these would count instead
    expected = [path for root in seen.roots for path in store_files(root)]
    expected += [f"{store}/{RECORD_TO_COME}" for store in seen.records]
    expected += [ANSWER_TO_COME, settings.PATH, ".gitattributes", *configs, WORKFLOW, *earlier]
    there = dict(path_of[::-1] for path_of in governed(seen.change.head, seen.settings))
    found: dict[str, list[str]] = {}
    for path in dict.fromkeys((*expected, *there)):
        if path.startswith(f"{ANSWERS}/"):
            place = f"{ANSWERS}/"
        elif STORE.search(os.fsencode(path)):
            place = f"{root_of(path)}/"
        elif path.startswith(".github/"):
            place = ".github/"
        else:  # a store is a folder, and any other path a file
            store = there.get(path) or store_of(path, seen.records) or path
            place = path if store == path else f"{store}/"
        found.setdefault(place, []).append(path)
    return found


def _lines(place: str, bare: list[str], held: list[str]) -> list[str]:
    """The patterns that give owners to what has none in a place: one for all, unless it takes away what others hold."""
    whole = Row(0, _pattern(place), ())
    if place != f"{ANSWERS}/" and any(map(whole.matches, held)):
        return [_pattern(path) for path in bare]
    return [_pattern(place)]


def _pattern(path: str) -> str:
    return "/" + re.sub(r"([\s\\*?])", r"\\\1", path)


def _single_owner(known: CodeOwners) -> str:
    """The one owner of `*`, where there is one."""
    rows = [row for row in known.rows if row.pattern == "*"]
    return rows[-1].owners[0] if rows and len(rows[-1].owners) == 1 else ""


def _harm(then: CodeOwners, owner: str, bare: list[str], known: CodeOwners, held: list[str]) -> str:
    """What new lines do not do, or do beside it; empty if they are right. GitHub's reading decides."""
    left = next((path for path in bare if then.owners(path) != (owner,)), "")
    if left:
        return f"by hand: {left} would still have no owner"
    taken = next((path for path in held if known.owners(path) != then.owners(path)), "")
    return f"by hand: {taken} would change its owner" if taken else ""


def workflow(seen: Seen) -> Point:
    """Whether a workflow runs the gate on each pull request, so that nothing lets it be skipped."""
    title, found = "workflow", _check(seen)
    why = "Hooks run where somebody installed them, and can be skipped; what counts is the check of the pull request."
    if found:
        job, wants = found
        if not wants:
            return Point(title, "ok", f"{job.path}, {job.name} judges each pull request")
        said = f"{job.path}, {job.name} does not judge each pull request at full strength"
        return Point(title, "missing", said, why, tuple(map(Step, wants)))
    called = next((one for one in _jobs(seen) if runs.judges_proposals(one) is None), None)
    if called:
        said = f"{called.path}, {called.name} is called by others; whether one runs on each pull request cannot be seen"
        return Point(title, "unknown", said, why)
    path = next((one for one in _WORKFLOWS if not seen.disk.file(one)), WORKFLOW)
    addition = plan(seen.disk, path, _filled(seen, skeleton.WORKFLOW), unknown="" if seen.origin else _NO_ORIGIN)
    if addition.before is not None and not addition.hindrance.startswith("by hand"):
        addition = addition._replace(hindrance="by hand: in a file of its own")
    return Point(title, "missing", "no workflow runs qa-gate on pull requests", why, (_adding(addition),))


def _jobs(seen: Seen) -> list[Runs]:
    return [one for one in _runs(seen) if "/" in one.path]


def _check(seen: Seen) -> tuple[Runs, list[str]] | None:
    """The job that judges pull requests, and what it lacks; of several the one that lacks least."""
    judging = [(one, runs.wants_of_job(one)) for one in _jobs(seen) if runs.judges_proposals(one)]
    return min(judging, key=lambda pair: len(pair[1]), default=None)


def required_check(seen: Seen) -> Point:
    """What only the host's settings can do."""
    found = _check(seen)
    name = runs.check_name(found[0]) if found else "qa-gate / qa-gate"
    return Point(
        "required check",
        "unknown",
        "whether GitHub demands the check and the review cannot be seen from here",
        "A check that nobody demands may be red, and what it refused is merged all the same.",
        (
            Step(
                "Settings, Rules, Rulesets, for the default branch:",
                f"require status checks to pass: {visible(name)}\n{_RULESET}",
            ),
            Step("What only those settings can prevent:", _LIMITS),
        ),
    )


_RULESET = """\
require a pull request, with review from code owners
dismiss stale approvals when new commits are pushed
require approval of the most recent reviewable push
require branches to be up to date, or a merge queue
block force pushes, and leave the bypass list empty
"""
_LIMITS = """\
On plain `pull_request` GitHub takes the workflow file from the proposal, so a pull request can remove its own
check: there the review of a code owner is the only defence. In full the check holds only where a ruleset of the
organisation requires the workflow, or on `pull_request_target` without a checkout (the action makes none).
"""


def reviewers(seen: Seen) -> Point:
    """Whether there is more than one person, and if not, which line of defence that leaves out."""
    title, found = "reviewers", codeowners.read(seen.change.head)
    named = {owner.casefold() for row in found.rows for owner in row.owners} if found else set()
    single = next(iter(named)) if len(named) == 1 else ""
    people = set() if seen.git.place.shallow else seen.git.authors(_COMMITS)
    people = {one for one in people if not one[0].endswith("[bot]")}
    names, addresses = ({one[part].casefold() for one in people} for part in (0, 1))
    if single and "/" not in single:
        alone = f"CODEOWNERS names nobody but {single}"
    elif not people:
        return Point(title, "unknown", "there is no history here that tells who else works on it")
    elif min(len(names), len(addresses)) > 1:
        return Point(title, "ok", "more than one person has committed")
    else:
        alone = "all commits are by one author"
    return Point(
        title,
        "note",
        f"{alone}; if that is all, the line of defence that is missing is a second person",
        "An answer or a weakening of your own (or of your agent) is only as good as your own look at it.",
        (Step("What is left for one person:", _ALONE),),
    )


_ALONE = """\
GitHub lets no author approve their own pull request, so a review by code owners cannot be required of yourself.
Answers count with `--acks=head` (in the workflow: `with: {acks: head}`), on nobody's word but yours.
Let agents commit under an account of their own: then you are the one who reviews, and the review can be required.
"""


def git_version(seen: Seen) -> Point:
    """Whether git can do all that is asked of it."""
    title, version = "git", seen.git.version()
    if version >= _OLDEST:
        return Point(title, "ok", "new enough to compare any two commits")
    said = f"{version[0]}.{version[1]} cannot merge in memory"
    why = "Two commits of which neither contains the other are compared by what would come of their merge."
    return Point(title, "missing", said, why, (Step("install git 2.38 or newer"),))


OUTSIDE = (knowledge, pointer)
"""What can be said of a folder without git."""
POINTS = (
    *OUTSIDE,
    ignore_rules,
    run_state,
    git_hooks,
    hook_config,
    owners,
    workflow,
    required_check,
    reviewers,
    git_version,
)


def _adding(addition: Addition) -> Step:
    where = f"new file {addition.path}"
    if addition.before is not None:
        elsewhere = addition.hindrance.startswith("by hand: in")  # into a list, in another file
        where = f"{'for' if elsewhere else 'at the end of'} {addition.path}"
    return Step(f"{where}{f' ({addition.hindrance})' if addition.hindrance else ''}:", addition.text, addition)


def listed(names: Iterable[str], word: str = "and") -> str:
    """Names as a phrase."""
    *most, last = names
    return f"{', '.join(most)} {word} {last}" if most else last
