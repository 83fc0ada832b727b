"""The run rules H1 to H11: what holds while this session has a QA run open."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..lazy import expression
from ..typed import Any, NamedTuple
from . import commands
from .active import TooDeep, literal
from .event import ALLOW, EDITS, SHELLS, Answer, Event
from .git_words import verb_of
from .run import ROOT_FILES, RUN_FILES, Run, compared

_PLUGIN = "qa-orchestrator:"
_SURVIVE = ("H1", "H2", "H3")
"""The rules that hold when the run is closed."""


class Verdict(NamedTuple):
    """A rule that forbids an event, and why."""

    rule: str
    reason: str


def decide(event: Event, run: Run) -> Answer:
    """Judge an event by the run rules."""
    for found in _found(event, run):
        if isinstance(found, str):
            return ALLOW if run.closed else Answer(counted=(found,))
        if not run.closed or found.rule in _SURVIVE:
            return Answer("deny", f"[qa-orchestrator {found.rule}] {found.reason}")
    return ALLOW


def _found(event: Event, run: Run) -> Iterator[Verdict | str]:
    """What forbids an event, first things first; a name where it is allowed and counted."""
    if event.tool in SHELLS:
        yield from _shell(event, run)
    elif event.tool in EDITS:
        yield from _edit(event, run)
    elif event.tool in ("Agent", "Task"):
        yield from _dispatch(event, run)
    elif event.tool == "SendMessage":
        yield Verdict("H5", "agents of a run are not written to; dispatch them anew.")
    elif event.tool in ("Read", "Grep", "Glob"):
        if event.is_subagent and (why := _reads_outside(event, run)):
            yield Verdict("H11", why)
    else:
        yield from _connector(event, run)


# Shell.

_BETWEEN = r"(?:\s+(?:-[Cc]\s+(?:\"[^\"]*\"|'[^']*'|\S+)|--?[\w-]+(?:=(?:\"[^\"]*\"|'[^']*'|\S*))?))*\s+"
_GIT = rf"(?<![\w.-])git(?:\.exe)?{_BETWEEN}(?:%s)(?![\w-])"
_GH_BETWEEN = r"(?:\s+(?:(?:-R|--repo|--hostname)(?:\s+|=)\S+|-{1,2}[\w-]+(?:=\S*)?))*\s+"
_GH_PR = rf"(?<![\w.-])gh(?:\.exe)?{_GH_BETWEEN}pr{_GH_BETWEEN}"
_GH_API = r"(?<![\w.-])gh(?:\.exe)?\s+api\b[^;&|\n]*"
_TEXT_RULES = tuple(
    (rule, expression(pattern, re.I), why)
    for rule, pattern, why in (
        ("H1", rf"{_GH_PR}merge\b", "a person merges."),
        ("H1", rf"{_GH_PR}review\b[^;&|\n]*\s(?:--appr\w*|-[bcr]*a)(?![\w-])", "a person approves."),
        (
            "H1",
            rf"{_GH_API}(?:/merges?\b|/reviews\b|mergePullRequest|PullRequestReview)",
            "a person merges and approves.",
        ),
        ("H1", _GIT % "merge|rebase", "a run does not merge or rebase."),
        ("H2", _GIT % "push", "a run does not push; its scripts do."),
        (
            "H9",
            _GIT % "add|commit|rm|mv|reset|restore|checkout|switch|stash|cherry-pick|revert|tag",
            "the scripts of the run write to git, nobody else.",
        ),
        ("H9", rf"{_GH_PR}(?:create|edit|close|reopen|comment|ready)\b", "the scripts of the run write pull requests."),
    )
)
_FILE = r"(?<![\w.-])"
_CONTROL = expression(
    rf"{_FILE}(?:counters\.log|active\.json|plan\.json|state\.json|suite-baseline\.json|events\.jsonl|metrics\.json"
    rf"|history\.jsonl|memory\.json|progress\.md|dashboard\.html)"
    rf"|{_FILE}\.qa-runs/(?:\.lock\b|MEMORY\.md|(?:[^\s\"';&|]*/)?outputs/)|{_FILE}\.qa/config\.json"
    rf"|{_FILE}\.qa(?:-runs)?/?\*?(?=[\s\"'`;&|<>()]|$)",
    re.I,
)
_LAUNCH = expression(r"(?:^|[;&|\"'(`\n])\s*(?:npx(?:\.cmd)?\s+)?playwright(?:\.cmd)?\s+test\b", re.I)
_STDERR = expression(r"\s+2>&1\s*\Z")
_META = ";&|`<>()\n\r"


def _shell(event: Event, run: Run) -> Iterator[Verdict | str]:
    text = event.command
    ran = _ran(text, event.cwd)
    flat = re.sub(r"\\\r?\n|[\"'`]|\\(?=\w)", "", text)
    texts = [text, flat, *map(_plainly, ran)]
    for rule, pattern, why in _TEXT_RULES:
        if any(map(pattern.search, texts)):
            yield Verdict(rule, why)
    if any(map(_CONTROL.search, (*texts, text.replace("\\", "/")))) and not _script(text, run):
        yield Verdict("H10", "the files of the run are read and written by its scripts alone.")
    if event.is_subagent and (why := _outside_list(event, run)):
        yield Verdict("H6", why)
    if _LAUNCH.search(text) or any(map(_launches, ran)):
        if run.counters["testLaunches"] >= run.launches:
            yield Verdict("H7", f"the run may launch its tests {run.launches} times, and has.")
        yield "testLaunches"


def _plainly(one: commands.Run) -> str:
    """A command as one text, and a call of git without what stands before the verb."""
    if one.name != "git":
        return " ".join(map(literal, one.argv))
    git = verb_of(one.argv[1:])
    return " ".join(("git", git.verb, *map(literal, git.words)))


def _ran(text: str, cwd: str) -> list[commands.Run]:
    try:
        return commands.runs(text, cwd)
    except TooDeep:
        return []


def _launches(one: commands.Run) -> bool:
    words = [literal(word).replace("\\", "/") for word in one.argv]
    if one.name in ("node", "deno", "bun"):
        return any(word.rpartition("/")[2] == "run-playwright.mjs" for word in words[1:]) or (
            any(re.search(r"(?:^|/)(?:playwright|@playwright/test/cli(?:\.js)?)$", word) for word in words[1:])
            and "test" in words
        )
    operands = [word for word in words[1:] if not word.startswith("-")]
    return bool(re.fullmatch(r"playwright(?:@\S+)?", one.name)) and operands[:1] == ["test"]


def _script(text: str, run: Run) -> str:
    """The name of the plugin's script that a text runs, and nothing else; empty for any other text."""
    text = _STDERR.sub("", text.strip())
    has = re.match(r"node(?:\.exe)?\s+(?:\"([^\"]+)\"|'([^']+)'|(\S+))(?=\s|$)", text)
    if not has or not _plain(text, substitutions_only=True):
        return ""
    script = compared(has[1] or has[2] or has[3])
    folder, _, name = script.rpartition("/")
    theirs = folder == f"{run.plugin}/scripts" if run.plugin else folder.endswith("/scripts")
    return name if theirs and re.fullmatch(r"[\w-]+\.mjs", name) else ""


def _plain(text: str, *, substitutions_only: bool = False) -> bool:
    """Whether a text is one command: no sign outside quotes that starts another one, and nothing to be expanded.

    With `substitutions_only` a variable may stand in it.
    """
    quote = ""
    at = 0
    while at < len(text):
        char = text[at]
        if char == "\\" and quote != "'":
            at += 2
            continue
        if quote:
            if char == quote:
                quote = ""
        elif char in "\"'":
            quote = char
        elif char in _META:
            return False
        if quote != "'" and (char == "`" or (char == "$" and (not substitutions_only or text.startswith("$(", at)))):
            return False
        at += 1
    return not quote


_READING = {
    "qa-intake": (("view", "diff", "list"), ("diff", "log", "show", "status", "rev-parse", "ls-files"), ("--web",)),
    "qa-triage": ((), ("log", "show", "blame"), ("--contents",)),
}
_READING["qa-change-analyst"] = _READING["qa-intake"]
_NEVER = ("--output", "--no-index", "--ext-diff", "--textconv")
_AUTHOR = frozenset(("--run", "--project", "--self-check", "--files"))
_NEEDED = frozenset(("--self-check", "--files"))


def _outside_list(event: Event, run: Run) -> str:
    """Why a subagent may not run this; empty if it may."""
    agent = event.agent.removeprefix(_PLUGIN) if event.agent.startswith(_PLUGIN) else ""
    text = _STDERR.sub("", event.command.strip())
    if event.tool != "Bash":
        return "subagents have no PowerShell."
    if agent == "qa-test-author":
        options = _words(text)[2:]
        known = len(options) % 2 == 0 and _AUTHOR.issuperset(options[::2]) and _NEEDED.issubset(options[::2])
        if _script(text, run) == "run-playwright.mjs" and _plain(text) and known:
            return ""
        return "the author runs the plugin's runner with --run, --project, --self-check and --files, each with a value."
    if agent not in _READING:
        return "this agent has no shell."
    pulls, verbs, never = _READING[agent]
    words = _words(text)
    if not _plain(text):
        return "one command, without substitutions, pipes and redirections."
    if words[:2] == ["gh", "pr"] and words[2:3] and words[2] in pulls:
        wrong = [word for word in words[3:] if _is_option(word, never) or re.match(r"-[a-zA-Z]*w", word)]
        return f"{wrong[0]} is not for an agent." if wrong else ""
    if words[:1] != ["git"] or not words[1:] or words[1] not in verbs:
        return f"this agent runs git {', '.join(verbs)} and nothing else."
    for word in words[2:]:
        if _is_option(word, (*_NEVER, *never)):
            return f"{word} is not for an agent."
        named = re.sub(r"^-[^=]*=", "", word)
        if re.match(r"[/\\~]|[A-Za-z]:[\\/]", named) or re.search(r"(?:^|[/\\:])\.\.(?:[/\\]|$)", named):
            return f"{word} leads out of the worktree."
    return ""


def _is_option(word: str, options: tuple[str, ...]) -> bool:
    """Whether git would take a word for one of these options: it knows them by their beginnings."""
    name = word.partition("=")[0]
    return len(name) > 3 and name.startswith("--") and any(one.startswith(name) for one in options)


def _words(text: str) -> list[str]:
    try:
        found = commands.runs(text, "/")
    except TooDeep:
        return []
    return [literal(word) for word in found[0].argv] if found else []


# Edits.

_WEAKER = expression(r"\.(?:skip|fixme|only)\s*\(")


def _edit(event: Event, run: Run) -> Iterator[Verdict]:
    path = compared(event.path) if event.path else ""
    if path and _is_control(path, run):
        yield Verdict("H10", "the files of the run are written by its scripts alone.")
    if not path:
        yield Verdict("H4", "which file?")
    elif not event.is_subagent:
        if _below(path, run.worktree) or _below(path, f"{run.project}/.qa"):
            yield Verdict("H4", "the main session writes neither in the worktree of the run nor in .qa/.")
    elif event.agent != f"{_PLUGIN}qa-test-author":
        yield Verdict("H4", "only the test author writes.")
    elif why := _not_planned(event, path, run):
        yield Verdict("H4", why)


def _is_control(path: str, run: Run) -> bool:
    folder, _, name = path.rpartition("/")
    if folder == run.folder and name in RUN_FILES:
        return True
    return (folder == f"{run.project}/.qa-runs" and name in ROOT_FILES) or _below(path, f"{run.folder}/outputs")


def _not_planned(event: Event, path: str, run: Run) -> str:
    """Why the author may not write this; empty if it is in the plan."""
    approved = _get(run.state, "plan", "approvedHash")
    if not approved or approved != run.plan.get("planHash"):
        return "the plan is not approved."
    qa = _get(run.config, "qa")
    if not _below(path, compared(f"{run.worktree}/{qa.get('testDir')}")):
        return "only below qa.testDir of the worktree."
    name = path[len(run.worktree) + 1 :]
    protected = [qa.get("playwrightConfig"), *_list(qa.get("protectedFiles"))]
    if name in [compared(one) for one in protected if isinstance(one, str)]:
        return "this file is protected."
    update, add = (_files(_get(run.plan, "changeSet", part)) for part in ("update", "add"))
    open_ = add if run.state.get("phase") == "REPAIRING" else update | add
    if name not in open_:
        return "the approved plan does not have this file, or it is closed in this phase."
    if event.tool == "Write" and (name in run.baseline or name in update):
        return "a file that is there is edited, not written anew."
    return "new text must not skip, fix or focus tests." if any(map(_WEAKER.search, _new_texts(event))) else ""


def _new_texts(event: Event) -> list[str]:
    texts = [event.text(key) for key in ("new_string", "content", "new_source")]
    edits = event.input.get("edits")
    found = (edit.get("new_string") for edit in _list(edits) if isinstance(edit, dict))
    return texts + [one for one in found if isinstance(one, str)]


def _files(items: object) -> set[str]:
    return {compared(one["file"]) for one in _list(items) if isinstance(one, dict) and isinstance(one.get("file"), str)}


# Agents.


def _dispatch(event: Event, run: Run) -> Iterator[Verdict | str]:
    if event.is_subagent:
        yield Verdict("H5", "subagents dispatch nobody.")
    wanted = event.text("subagent_type")
    if not wanted.startswith(_PLUGIN):
        return
    if event.input.get("model") or event.input.get("run_in_background"):
        yield Verdict("H5", "the plugin's agents run in the foreground, with the model that they name.")
    rounds, producers, revisions = run.counters["criticRounds"], run.counters["producerDispatches"], run.revisions
    agent = wanted.removeprefix(_PLUGIN)
    if agent == "qa-critic":
        if rounds >= 1 + revisions:
            yield Verdict("H5", f"the plan was looked at {rounds} times; that is all.")
        yield "criticRounds"
    elif agent in ("qa-suite-impact", "qa-change-analyst"):
        if rounds > revisions or producers >= 2 * (1 + revisions):
            yield Verdict("H5", "the plan may not be revised any more.")
        yield "producerDispatches"


# Reading.


def _reads_outside(event: Event, run: Run) -> str:
    """Why a subagent may not read this; empty if it may."""
    pattern = event.text("pattern")
    if any(re.search(r"(?:^|[\\/])\.\.(?:[\\/]|$)", one) for one in (pattern, event.text("glob"))):
        return "`..` leads out."
    pattern = pattern if event.tool == "Glob" else ""
    fixed = re.split(r"[*?\[{]", pattern)[0]
    starts = [event.path] if event.path else []
    if re.match(r"/|[A-Za-z]:[\\/]", pattern):
        starts.append(fixed if fixed.endswith("/") or fixed == pattern else fixed.rpartition("/")[0])
    if not starts:
        return "name a path in the worktree, the run folder or the plugin."
    roots = [root for root in (run.worktree, run.folder, run.plugin) if root]
    if all(any(_below(compared(one), root) for root in roots) for one in starts):
        return ""
    return "subagents read in the worktree, the run folder and the plugin."


# Connectors.


def _connector(event: Event, run: Run) -> Iterator[Verdict]:
    name = event.tool
    prefix = _get(run.config, "jira").get("mcpToolPrefix")
    prefix = prefix if isinstance(prefix, str) and prefix else "mcp__atlassian__"
    if name.startswith(prefix):
        if why := _not_allowed(name[len(prefix) :], event.input, run):
            yield Verdict("H3", why)
    elif re.search("atlassian|jira|confluence", name, re.I):
        yield Verdict("H3", "another way to the tracker than the configured one.")
    elif re.search("github", name, re.I) and name.startswith("mcp__"):
        operation = name.rpartition("__")[2]
        if not re.search(r"^(?:get|list|search)_|_read\Z", operation, re.I):
            yield Verdict("H1", "a run only reads from GitHub.")
    if name.startswith("mcp__") and event.is_subagent:
        yield Verdict("H8", "subagents have no connectors.")


def _not_allowed(operation: str, given: dict[str, Any], run: Run) -> str:
    """Why a call of the tracker is not allowed; empty if it is."""
    if re.match("get|search|list", operation) or operation in ("discover", "executeRead", "atlassianUserInfo"):
        return ""
    is_transition = operation == "transitionJiraIssue"
    if not is_transition and operation != "addOrEditJiraIssueComment":
        return f"{operation} is not one of the calls that a run makes."
    issue = given.get("issueIdOrKey")
    if not isinstance(issue, str) or not run.key or issue.casefold() != run.key.casefold():
        return f"only on {run.key}."
    if is_transition:
        wanted = given.get("transitionId") or given.get("transition_id") or _get(given, "transition").get("id")
        allowed = [str(one) for one in _list(_get(run.config, "jira").get("allowedTransitionIds"))]
        if isinstance(wanted, bool) or str(wanted) not in allowed:
            return "not one of jira.allowedTransitionIds."
    return ""


def _below(path: str, folder: str) -> bool:
    """Whether a path lies in a folder, or is it."""
    return f"{path}/".startswith(f"{folder}/")


def _get(value: dict[str, Any], *keys: str) -> Any:
    """What lies below keys; an empty object where that is none, or nothing."""
    found: Any = value
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    return {} if found is None else found


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
