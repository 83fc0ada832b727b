"""The knowledge rules for shell texts: K3 to K6."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..lazy import expression
from ..typed import NamedTuple
from .active import UNKNOWN, literal
from .commands import Run, joined, runs
from .context import Context, place_in
from .event import Event
from .git_words import skips_hooks, verb_of
from .places import Place, holds
from .writes import called, paths, program, writes, writes_files


class Denial(NamedTuple):
    """A rule that forbids it, the reason for the agent, and the folder whose repository it is about."""

    rule: str
    reason: str
    folder: str


def denials(event: Event, context: Context) -> Iterator[Denial]:
    """What forbids a shell text; a rule holds only where the repository that it is about has a store."""
    text = event.command if event.tool == "Bash" else _as_posix(event.command)
    for run in runs(text, event.cwd, splits=event.tool == "Bash"):
        folder = event.cwd if UNKNOWN in run.cwd else run.cwd
        for rule, reason in (*_round_the_hooks(run), *_acknowledges(run)):
            yield Denial(rule, reason, _folder_of(run, folder))
        yield from _writes(run, event, context)


def _as_posix(text: str) -> str:
    r"""A text for PowerShell in the signs of the other shells: the escape is a backtick, `\` is a part of paths."""
    text = re.sub(r"`(.)", r"\\\1", text.replace("\\", "/"), flags=re.S)
    text = _HERE.sub(lambda has: "'" + (has[1] or has[2] or "").replace("'", "'\\''") + "'", text)
    text = _SETS_ENV.sub(lambda has: f"export {has[1] or has[2] or has[3]}=", text)
    text = _SETS.sub(r"\1\2=", text)
    return _WRITES_BY_NET.sub(r"Remove-Item \1;", text)


_HERE = expression(r"@'[ \t\r]*\n(.*?)(?:\n'@|\Z)|@\"[ \t\r]*\n(.*?)(?:\n\"@|\Z)", re.S)
_SETS_ENV = expression(
    r"\$\{?env:(\w+)\}?\s*=\s*|\b(?:Set-Item|New-Item|si|ni)\s+(?:-Path\s+)?[\"']?env:/?(\w+)[\"']?\s+(?:-Value\s+)?"
    r"|\[(?:System\.)?Environment\]::SetEnvironmentVariable\(\s*[\"'](\w+)[\"']\s*,\s*",
    re.I,
)
_SETS = expression(r"((?:^|[;{(\n])[ \t]*)\$(\w+)\s*=\s*(?=[\"'])")
_WRITES_BY_NET = expression(
    r"\[(?:System\.)?IO\.(?:File|Directory)\]::(?:Write|Append|Delete|Move|Copy|Create|Replace)\w*\(\s*"
    r"(\"[^\"\n]*\"|'[^'\n]*'|\$\w+)",
    re.I,
)
_EXECUTABLE = expression(r"(?:[ugoa]*\+[rwX]*x[rwxX]*|0?[1357][0-7]{2})")


def _folder_of(run: Run, folder: str) -> str:
    """The folder whose repository a call of git is about."""
    if run.name == "git":
        for named in verb_of(run.argv[1:]).folders:
            folder = joined(folder, named)
    return folder


_SKIPPING = (
    *("SKIP", "PREK_SKIP", "PRE_COMMIT_ALLOW_NO_CONFIG", "PREK_ALLOW_NO_CONFIG"),
    *("LEFTHOOK_EXCLUDE", "HUSKY_SKIP_HOOKS"),
)
"""Variables that leave hooks out when they have a value."""
_OFF = {"HUSKY": ("0",), "LEFTHOOK": ("0", "false")}
_RUNNERS = ("pre-commit", "prek")
_THEIR_RUNNERS = (*_RUNNERS, "lefthook", "husky", "overcommit")


def _round_the_hooks(run: Run) -> Iterator[tuple[str, str]]:
    """K3: what makes git, or the runner of the hooks, leave them out."""
    why = "the hooks judge what is committed; mend what they say instead of going round them."
    env = list(run.env.items())
    if run.name in ("export", "declare", "typeset", "setx"):
        env = [(name, value) for name, _, value in (literal(word).partition("=") for word in run.argv[1:])]
    elif run.name not in ("git", *_RUNNERS):  # what else it is told to skip is not known, if it is none of ours
        env = [(name, value) for name, value in env if any(map(_OWN.fullmatch, value.split(",")))]
    for name, value in env:
        if _skips(name, value):
            yield "K3", f"`{name}=` leaves hooks out: {why}"
        elif name.startswith("GIT_CONFIG_") and "core.hookspath" in value.lower():
            yield "K3", f"`{name}` sets core.hooksPath: {why}"
    if run.name in _THEIR_RUNNERS and "uninstall" in [literal(word) for word in run.argv[1:]]:
        yield "K3", f"`{run.name} uninstall` takes the hooks away: {why}"
    if run.name == "git":
        git = verb_of(run.argv[1:])
        if any(key == "core.hookspath" for key, _ in git.settings):
            yield "K3", f"`-c core.hooksPath` runs other hooks or none: {why}"
        if said := skips_hooks(git):
            yield "K3", f"`git {git.verb} {said}` leaves the hooks out: {why}"
        if git.verb == "config" and _sets_hooks_path(git.words):
            yield "K3", f"`git config core.hooksPath` runs other hooks or none: {why}"


def _skips(name: str, value: str) -> bool:
    return (name in _SKIPPING and value != "") or value in _OFF.get(name, ())


_CONFIG_VALUED = ("-f", "--file", "--blob", "--type", "-t", "--default", "--comment", "--value", "--url")
_CONFIG_READS = (
    "--get",
    "--get-all",
    "--get-regexp",
    "--get-urlmatch",
    "-l",
    "--list",
    "--show-origin",
    "--show-scope",
)


_CONFIG_VERBS = ("get", "set", "unset", "list", "remove-section", "rename-section")


def _sets_hooks_path(words: Iterable[str]) -> bool:
    """Whether `git config` writes or takes away `core.hooksPath`; to ask for it is allowed."""
    plain = [literal(word) for word in words]
    if any(word in _CONFIG_READS for word in plain):
        return False
    operands = [
        word
        for at, word in enumerate(plain)
        if not word.startswith("-") and (at == 0 or plain[at - 1] not in _CONFIG_VALUED)
    ]
    verb = operands[0] if operands and operands[0] in _CONFIG_VERBS else ""
    named = operands[1:] if verb else operands
    if verb in ("get", "list"):
        return False
    if {"--remove-section", "--rename-section"} & {*plain} or verb.endswith("-section"):
        return bool(named) and named[0].lower() == "core"
    if not named or named[0].lower() != "core.hookspath":
        return False
    changes = {"--unset", "--unset-all", "--add", "--replace-all"} & {*plain}
    return bool(verb or changes or len(named) > 1)


def _acknowledges(run: Run) -> Iterator[tuple[str, str]]:
    """K5: `qa-memory ack`."""
    words = [literal(word) for word in run.argv[1:] if not literal(word).startswith("-")]
    helps = {"-h", "--help"} & {literal(word) for word in run.argv[1:]}
    if run.name == "qa-memory" and words[:1] == ["ack"] and not helps:
        yield (
            "K5",
            "a person answers findings, with `qa-memory ack` in a terminal. Tell them what you would answer, and why.",
        )


_OWN = expression(r"qa-(?:memory|gate|rebuild-index|check-[a-z-]+|scan-[a-z]+|propagate-patterns)")


def _writes(run: Run, event: Event, context: Context) -> Iterator[Denial]:
    """K3 to K6: commands that write where only tools that are judged may write."""
    if not _OWN.fullmatch(run.name):
        for write in dict.fromkeys(writes(run)):
            yield from _written(joined(run.cwd, write.path), event, context, whole=write.whole)
        # A hook that is not executable does not run.
        if run.name in ("chmod", "chattr", "icacls") and not any(map(_EXECUTABLE.fullmatch, run.argv[1:3])):
            for path in (joined(run.cwd, word) for word in run.argv[2:]):
                yield from (one for one in _written(path, event, context, whole=False) if one.rule == "K3")
        if text := program(run):
            inside = place_in(f"{run.cwd}/x", context.top(run.cwd), context) is not None
            for named in dict.fromkeys(paths(run, text) if writes_files(text) else ()):
                file = re.search("/|^[.]", named) or named in ("CODEOWNERS", "agent-qa-knowledge")
                if file or (inside and re.fullmatch(r"[\w-]+\.\w+", named)):
                    yield from _written(joined(run.cwd, named), event, context, whole=False)
            yield from _calls(run, text, event, context)


def _calls(run: Run, text: str, event: Event, context: Context) -> Iterator[Denial]:
    """What a program has a shell run."""
    ticks = "`" in text and run.name in ("perl", "ruby", "php")
    for one in dict.fromkeys(called(run, text) if ticks or _CALLS.search(text) else ()):
        for inner in runs(one, run.cwd):
            for rule, reason in (*_round_the_hooks(inner), *_acknowledges(inner)):
                yield Denial(rule, reason, _folder_of(inner, event.cwd))
            for write in writes(inner):
                yield from _written(joined(inner.cwd, write.path), event, context, whole=write.whole)


_CALLS = expression(
    r"\bsystem\b|\bpopen\b|\bsubprocess\b|\bexec\w*\s*\(|\bspawn\w*\s*\(|\bcheck_(?:call|output)\b|\bqx\b"
)


def _written(path: str, event: Event, context: Context, *, whole: bool) -> Iterator[Denial]:
    absolute = not path.startswith(UNKNOWN)
    folder = path.rpartition("/")[0] if absolute else event.cwd
    top = context.top(folder)
    real = context.real(path) if absolute and path.isascii() else path
    for one in dict.fromkeys((path, real)):
        place = place_in(one, top, context)
        if place:
            yield from _forbidden(place, one, context, folder)
    if whole and absolute:
        for one in dict.fromkeys((context.top(path), context.top(event.cwd))):
            yield from _with_all(path, one, context)


def _forbidden(place: Place, path: str, context: Context, folder: str) -> Iterator[Denial]:
    name = literal(place.name).replace(UNKNOWN, "…")
    if place.kind in ("hooks", "git-config"):
        yield Denial("K3", f"{name}: the hooks of git are not written or removed by an agent.", folder)
    elif place.kind in ("store", "derived"):
        how = f"run `{place.derive}`" if place.derive else "use the edit tools (each edit is judged), or `qa-memory`"
        yield Denial("K4", f"{name}: knowledge is not written by shell commands; {how}.", folder)
    elif place.kind == "answers":
        reason = "answers to findings are given by a person, with `qa-memory ack` in a terminal."
        yield Denial("K5", f"{name}: {reason}", folder)
    else:
        from . import gate_files

        if gate_files.matters(place, context.read(path)):
            yield Denial("K6", f"{name}: use the edit tools, so that it can be seen what the gate loses by it.", folder)


def _with_all(path: str, top: str, context: Context) -> Iterator[Denial]:
    """A folder that goes with all that is in it, a store or the hooks of git among it."""
    below = [f"{top}/{store}" for store in context.stores(top)]
    below += [f"{path}/{store}" for store in (".qa", "agent-qa-knowledge") if store in context.names(path)]
    for store in below:
        if holds(path, store) and store != path:
            yield Denial("K4", f"{store.removeprefix(f'{top}/')} would go with {literal(path)}.", top)
    name = path[len(top) + 1 :]
    if any(holds(path, f"{top}/{one}") or name.startswith(f"{one}/") for one in (".github", ".claude", "docs")):
        from . import gate_files

        for gate in gate_files.present(top, context):
            if holds(path, f"{top}/{gate}") and path != f"{top}/{gate}":
                yield Denial("K6", f"{gate} would go with {literal(path)}.", top)
    if holds(path, f"{top}/.git/hooks"):
        yield Denial("K3", f"the hooks of git would go with {literal(path)}.", top)
