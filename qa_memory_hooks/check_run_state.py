"""Run state and worktrees never enter the history."""

from __future__ import annotations

import os
from collections.abc import Iterator

from . import config
from .change import Change, File
from .change.snapshot import LINK, SUBMODULE, Exactly
from .config.vocabulary import RUN_STATE
from .governed import CONFIG, IGNORES, MAYBE_RUN_STATE
from .hook import hook
from .report.finding import Finding
from .report.rule import Rule, Severity, edit
from .report.sample import IGNORES as SAMPLE_IGNORES
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .change import Snapshot
    from .config.file import ConfigFile

_KNOWLEDGE, _ARTIFACTS = "agent-qa-knowledge", "artifacts"
_PROBES = ("active.json", ".lock", "run/plan.json", "run/outputs/page.png")
"""Files as a run leaves them: whoever ignores all of these ignores the folder."""

COMMITTED_RUN_STATE = Rule(
    "QA911",
    "committed-run-state",
    "fail",
    "a path below `.qa-runs/` or `.qa-worktrees/`, in any folder and any case, or below "
    "`agent-qa-knowledge/**/artifacts/`",
    reason="It is the state of one run on one machine: whoever checks it out takes a run for open that is not theirs, "
    "and its screenshots and logs show whatever was there to be seen.",
    way_out="`git rm -r --cached FOLDER`, and ignore the folder: `.qa-runs/` and `.qa-worktrees/` in `.gitignore`.",
    bad=edit(".qa-runs/active.json", new='{"runId": "r1"}\n'),
    good=edit("docs/qa-runs/first.md", new="# The first run\n"),
)
RUN_STATE_NOT_IGNORED = Rule(
    "QA912",
    "run-state-not-ignored",
    "warn",
    "a configuration of QA agents, and no line of a `.gitignore` of the repository that ignores `.qa-runs/` and "
    "`.qa-worktrees/` beside it",
    reason="The next `git add -A` of an agent takes the state of its run along, and its worktrees as submodules.",
    way_out="Add `.qa-runs/` and `.qa-worktrees/` to `.gitignore`. What only your own machine ignores does not count.",
    bad=edit(SAMPLE_IGNORES, ".qa-runs/\n", ""),
    good=edit(SAMPLE_IGNORES, ".qa-runs/\n.qa-worktrees/\n", "/.qa-*/\n"),
)
RULES = (COMMITTED_RUN_STATE, RUN_STATE_NOT_IGNORED)


def check(change: Change) -> Iterator[Finding]:
    """Look for what this change would commit of a run, and whether the next one would be ignored."""
    if not change.bases:
        return  # outside of git nothing is committed
    if change.touches(MAYBE_RUN_STATE):
        yield from _committed(change)
    yield from _not_ignored(change)


def _committed(change: Change) -> Iterator[Finding]:
    """One finding for each folder, however much was committed of it."""
    if change.whole or change.paths is None:
        files = change.head.select(MAYBE_RUN_STATE)
    else:
        maybe = (path for path in change.paths if MAYBE_RUN_STATE.search(os.fsencode(path)))
        files = change.head.select(Exactly(path for path in maybe if _folder(path)))
    files = {path: file for path, file in files.items() if _is_state(file) and path.startswith(change.below)}
    if not files:
        return
    from . import settings

    exclude = change.model(settings.judging).exclude
    known = [] if change.whole else [(base, base.select(Exactly(files))) for base in change.bases]
    folders: dict[str, list[str]] = {}
    for path, file in files.items():
        if not exclude.match(path) and not any(change.same(base, old.get(path), file) for base, old in known):
            folders.setdefault(_folder(path), []).append(path)
    for folder, paths in folders.items():
        yield _found(folder, paths)


def _found(folder: str, paths: list[str]) -> Finding:
    import shlex  # only where something was found

    what = f"{len(paths)} files of `{folder}/`, the first of them this one" if len(paths) > 1 else f"of `{folder}/`"
    way_out = COMMITTED_RUN_STATE.way_out.replace("FOLDER", shlex.quote(folder))
    message = f"the state of a run is never committed: {what}"
    return Finding(COMMITTED_RUN_STATE, paths[0], message, subject=folder, block=folder, way_out=way_out)


def _folder(path: str) -> str:
    """The folder of run state that a path lies in, or that it is; empty for none."""
    from .reading.paths import folded

    parts = path.split("/")
    names = [folded(part) for part in parts]
    for at, name in enumerate(names):
        if name in RUN_STATE or (name == _ARTIFACTS and _KNOWLEDGE in names[:at]):
            return "/".join(parts[: at + 1])
    return ""


def _is_state(file: File) -> bool:
    """Whether a file lies in a folder of run state; what stands in its place leads there, but for a plain file."""
    folder = _folder(file.path)
    if folder == file.path:
        return file.mode in (LINK, SUBMODULE)
    return bool(folder)


def _not_ignored(change: Change) -> Iterator[Finding]:
    for file in _configurations(change):
        if not file.is_ours:
            continue
        missing = lacking(change.head, file)
        if missing and (severity := _severity(change, file, missing)):
            names = " and ".join(f"`{name}/`" for name in missing)
            message = f"no `.gitignore` of the repository ignores {names} beside this configuration"
            way_out = RUN_STATE_NOT_IGNORED.way_out.replace("`.qa-runs/` and `.qa-worktrees/`", names)
            yield Finding(
                RUN_STATE_NOT_IGNORED,
                file.path,
                message,
                subject=file.path,
                block=names,
                store=file.store,
                severity=severity,
                way_out=way_out,
            )


def _configurations(change: Change) -> list[ConfigFile]:
    """The configurations that a change may be about: an ignore file has a say about all of them below it."""
    if change.paths is not None and not change.whole and change.touches(IGNORES):
        from . import settings

        exclude = change.model(settings.judging).exclude
        found = change.head.select(CONFIG).items()
        return [config.file.at(change.head, file) for path, file in found if not exclude.match(path)]
    if not config.lookup.files(change):
        return []
    loaded: list[ConfigFile] = change.model(config.file.load)
    return loaded


def lacking(snapshot: Snapshot, file: ConfigFile) -> list[str]:
    """The folders of run state beside a configuration that are not ignored."""
    from .reading.ignores import Ignores

    start = f"{file.holder}/" if file.holder else ""
    ignores = Ignores(snapshot, file.holder)
    return [name for name in RUN_STATE if not all(ignores.hides(f"{start}{name}/{probe}") for probe in _PROBES)]


def _severity(change: Change, file: ConfigFile, missing: list[str]) -> Severity | None:
    """A warning where this change has written the configuration, or taken the rule away; None if it did neither."""
    from .reading.ignores import places

    if change.whole:
        return "warn"
    same = config.file.kept_from(change, file)
    if not same:
        return "warn"
    if not any(map(change.alters, places(file.holder))):
        return None
    return "warn" if any(set(missing) - set(lacking(base, file)) for base in same) else "note"


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
