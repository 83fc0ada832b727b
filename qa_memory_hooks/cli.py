"""The command `qa-memory`: the code of the hooks for people and agents."""

from __future__ import annotations

import argparse
import contextlib
import functools
import os
import re
import sys
from collections.abc import Callable, Sequence

from . import __version__, gate, rebuild_index, settings
from .change import Fault
from .change.source import Source, local
from .hook import Options, arguments, guarded, judge, parse, say, telling
from .knowledge.vocabulary import FOLDER
from .report import Telling

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of `qa-memory`; exit 0 (nothing blocks), 1 (findings, or something to do) or 2 (no answer)."""
    return guarded(argv, _run)


def _run(words: Sequence[str]) -> int:
    if words[:1] == ["gate"]:  # a hook: it reads its own command line
        return judge(parse(words[1:], gate.__doc__ or "", "qa-memory gate"), gate.check, gate.RULES)
    if words[:1] == ["guard"]:  # a hook of agents, which `__main__` starts without all of this
        from .guard.command import main as guard

        return guard(words[1:])
    parser = argparse.ArgumentParser(prog="qa-memory", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Command, about: str, parents: list[argparse.ArgumentParser]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about, parents=parents, allow_abbrev=False)
        added.set_defaults(run=run)
        return added

    debug = argparse.ArgumentParser(add_help=False)
    debug.add_argument("--debug", action="store_true", help="show the trace of an internal error")

    init = command("init", _init, "write the skeleton of a knowledge base", [debug])
    init.add_argument("path", nargs="?", default=".", metavar="PATH", help="the folder that gets a .qa/ (default: .)")
    init.add_argument(
        "--language",
        choices=tuple(settings.LANGUAGES),
        help="language of the generated text (default: as the settings say)",
    )
    check = command("check", _check, "judge everything on disk: the whole base, whatever changed", [debug])
    check.add_argument("path", nargs="?", metavar="PATH", help="judge what lies below this folder (default: all)")
    for option in ("--format", "--output", "--sarif", "--sarif-acknowledged", "--summary", "--warnings", "--today"):
        _borrow(check, option)
    commands.add_parser("gate", help="all checks on what would be committed; what CI runs (the hook qa-gate)")
    rebuild = command("rebuild-index", _rebuild, "derive INDEX.md again from the topic files on disk", [debug])
    for option in ("--format", "--output", "--today"):
        _borrow(rebuild, option)
    fix = command("fix", _fix, "mend what needs no judgement: quotes, links back, the index; shown first", [debug])
    fix.add_argument("--yes", action="store_true", help="write without asking")
    _borrow(fix, "--today")
    ack = command("ack", _ack, "answer a warning that is right as it stands: the finding is shown first", [debug])
    ack.add_argument("finding", nargs="?", metavar="FINDING", help="its fingerprint, or the first 6 digits or more")
    ack.add_argument("--reason", metavar="WHY", help="why the finding may stand as it is")
    ack.add_argument("--prune", action="store_true", help="remove the answers that match nothing")
    for option in ("--from-ref", "--to-ref", "--worktree", "--all", "--acks", "--today"):
        _borrow(ack, option)
    redact = command("redact", _redact, "cut an entry out after an incident: a dated line stays", [debug])
    redact.add_argument("title", metavar="TITLE", help="the exact title of the entry")
    redact.add_argument("--reason", metavar="WHY", required=True, help="what happened; the archive line repeats it")
    redact.add_argument("--title-too", action="store_true", help="leave a neutral name in place of the title")
    redact.add_argument(
        "--in", dest="root", default="", metavar="FOLDER", help="the knowledge base, if several have it"
    )
    _borrow(redact, "--today")
    doctor = command("doctor", _doctor, "tell what is missing here, and show the exact text to add", [debug])
    doctor.add_argument("path", nargs="?", default=".", metavar="PATH", help="a folder of the repository (default: .)")
    doctor.add_argument("--write", action="store_true", help="add what is shown to the files: it asks first")
    doctor.add_argument("--owner", default="", metavar="@TEAM", help="who is to own the knowledge in CODEOWNERS")
    doctor.add_argument(
        "--from",
        dest="origin",
        metavar="OWNER/NAME@COMMIT",
        help="where hooks and workflow come from: a repository on GitHub that has qa-memory-hooks",
    )
    about = "record bundles: list, show, resolve, serve, mark, manifest"
    bundles = commands.add_parser("records", help=about, description=about)
    if words[:1] == ["records"]:
        from .records.commands import add

        add(bundles, debug)
    about = "learned patterns: list, status, scan, applied, graduate, demote"
    learned = commands.add_parser("patterns", help=about, description=about)
    if words[:1] == ["patterns"]:
        from .patterns.commands import add as add_patterns

        add_patterns(learned, debug)
    about = "the configuration of QA agents: show, schema"
    configuration = commands.add_parser("config", help=about, description=about)
    if words[:1] == ["config"]:
        from .config.commands import add as add_config

        add_config(configuration, debug)
    about = "the state of a run of the qa-orchestrator plugin: verify"
    state = commands.add_parser("runs", help=about, description=about)
    if words[:1] == ["runs"]:
        from .runs.commands import add as add_runs

        add_runs(state, debug)
    commands.add_parser("guard", help="judge what a coding agent is about to do (a hook of the agent)")
    for asking in (ack, redact, doctor):
        asking.add_argument("--yes", action="store_true", help="write without asking")
    explain = command("explain", _explain, "say why a rule exists, with a bad and a good example", [debug])
    explain.add_argument("code", nargs="?", metavar="CODE", help="such as QA401, a rule's name, or QA4 for a family")
    explain.add_argument("--list", action="store_true", help="list the rules")

    given = parser.parse_args(words)
    run: Command = given.run
    return run(given)


def _borrow(parser: argparse.ArgumentParser, option: str) -> None:
    """Take an option over from the hooks, so that both read it alike."""
    own = next(action for action in arguments("")._actions if option in action.option_strings)
    parser._add_action(own)


def _init(given: argparse.Namespace) -> int:
    from . import skeleton
    from .atomic import replace
    from .governed import STORE

    at = os.path.abspath(given.path)
    while not os.path.isdir(at):
        at = os.path.dirname(at)
    with contextlib.ExitStack() as scratch:
        change = local(Source(at, worktree=True), scratch)
        top = change.folder if change.git else given.path  # settings are read at the root alone
        known = settings.read(change.head).language
        others = change.head.select(STORE) if change.git else {}
    language = given.language or known
    wanted = {os.path.join(given.path, path): text for path, text in skeleton.files(language).items()}
    if language != known:
        path = os.path.join(top, settings.PATH)
        if others or os.path.lexists(path):  # there is one language for all knowledge of a repository
            raise Fault(
                f"the knowledge of this repository is in {settings.LANGUAGES[known]}; nothing was written",
                f"leave --language out; or say `language: {language}` in {settings.PATH}, start again, and derive the "
                "indexes that are there with `qa-memory rebuild-index`",
            )
        wanted[path] = f"language: {language}\n"
    there = [path for path in (*wanted, os.path.join(given.path, ".qa")) if os.path.lexists(path)]
    if there:
        raise Fault(
            f"{os.path.relpath(there[0])} is there already",
            "nothing was written; `qa-memory check` judges what is there",
        )
    try:
        os.makedirs(os.path.join(given.path, ".qa"))
    except OSError as error:
        raise Fault(f"cannot make {given.path}/.qa: {error.strerror}") from None
    for path, text in wanted.items():
        replace(path, text)
        print(f"wrote {os.path.relpath(path)}")
    print()
    print(skeleton.NEXT_STEPS, end="")
    return 0


def _rebuild(given: argparse.Namespace) -> int:
    source = Source(".", given.today, worktree=True)
    return rebuild_index.rebuild(Options(source, Telling(given.format, given.output)))


def _check(given: argparse.Namespace) -> int:
    here = os.path.abspath(given.path or ".")
    if not os.path.isdir(here):
        raise Fault(f"{given.path} is no folder")
    while f"{os.sep}{FOLDER}{os.sep}" in f"{here}{os.sep}":  # the store itself, or what lies in it
        here = os.path.dirname(here)
    source = Source(here, given.today, worktree=True, whole=True, below=given.path is not None)
    return judge(Options(source, telling(given), given.warnings), gate.check, gate.RULES)


def _fix(given: argparse.Namespace) -> int:
    from .atomic import replace
    from .fixing import mended, repairs
    from .report.acknowledgements import answered
    from .report.visible import visible

    source = Source(".", given.today, worktree=True)
    with contextlib.ExitStack() as scratch:
        change = local(source, scratch)
        found = repairs(change)
        after = mended(change, found)
        left = sum(one.level != "note" and not one.acknowledged for one in answered(after, gate.check(after)))
    need = f"{left} finding{'s need' if left > 1 else ' needs'} you: `qa-memory check`" if left else ""
    for repair in found:
        for line in repair.diff():
            print(visible(line))
    if not found:
        print(f"nothing to mend by itself; {need}" if need else "nothing to mend")
        return 0
    if not _confirmed(given, "Write this?"):
        return 1
    for repair in found:
        replace(os.path.join(change.folder, repair.path), repair.after)
        print(f"wrote {visible(repair.path)}")
    if need:
        print(need)
    return 0


def _confirmed(given: argparse.Namespace, question: str) -> bool:
    """Whether a person says yes. Without a terminal there is nobody to ask."""
    if given.yes:
        return True
    if not sys.stdin.isatty():
        say("nothing was written: say --yes to write this")
        return False
    try:
        answer = input(f"{question} [y/N] ")
    except EOFError:
        answer = ""
    return answer.strip().lower() in ("y", "yes")


def _ack(given: argparse.Namespace) -> int:
    from . import acknowledging

    source = Source(
        ".", given.today, given.from_ref, given.to_ref, worktree=given.worktree, whole=given.all, acks=given.acks
    )
    ask = functools.partial(_confirmed, given)
    if given.prune:
        if given.finding or given.reason:
            raise Fault("--prune takes no finding and no reason")
        return acknowledging.prune(source, ask)
    if not given.finding:
        raise Fault("which finding?", "`qa-gate` shows the digits of each warning")
    return acknowledging.answer(source, given.finding, given.reason or "", ask)


def _redact(given: argparse.Namespace) -> int:
    from .atomic import replace
    from .redacting import redaction
    from .report.visible import visible

    with contextlib.ExitStack() as scratch:
        change = local(Source(".", given.today, worktree=True), scratch)
        here = os.path.relpath(os.path.realpath(given.root), os.path.realpath(change.folder)) if given.root else ""
        root = here.replace(os.sep, "/")
        planned = redaction(change, given.title, given.reason, title_too=given.title_too, root=root)
    for step in planned.steps:
        print(visible(step))
    for line in planned.left:
        say(f"note: {line}")
    if not _confirmed(given, "Do this?"):
        return 1
    for repair in planned.repairs:
        replace(os.path.join(change.folder, repair.path), repair.after)
        print(f"wrote {visible(repair.path)}")
    print(
        f"stage it: git add {visible(planned.root)}. Where the commit asks about it (QA411), `qa-memory ack` answers."
    )
    print("The history of git still holds the text: what was secret must be made worthless.")
    return 0


def _doctor(given: argparse.Namespace) -> int:
    from . import doctor
    from .doctor.edits import origin

    if not os.path.isdir(given.path):
        raise Fault(f"{given.path} is no folder")
    if given.yes and not given.write:
        raise Fault("--yes goes with --write")
    told = origin(given.origin) if given.origin is not None else None
    ask = functools.partial(_confirmed, given) if given.write else None
    return doctor.run(given.path, given.owner, told, ask)


def _explain(given: argparse.Namespace) -> int:
    from . import catalogue
    from .report.text import WORDS

    family = re.fullmatch("(qa[0-9]{0,2})x*", given.code or "qa", re.I)
    if given.list or (given.code and family):
        listed = [rule for rule in catalogue.RULES if family and rule.code.startswith(family[1].upper())]
        if not listed:
            raise Fault(f"no rule starts with {given.code!r}", "`qa-memory explain --list` names all")
        for rule in listed:
            severity = WORDS[rule.severity]
            print(f"{rule.code}  {severity:8}  {rule.name:26}  {rule.fires}")
        return 0
    if not given.code:
        raise Fault("which rule?", "`qa-memory explain QA401`, or `qa-memory explain --list`")
    rules = [one for one in catalogue.RULES if given.code.lower() in (one.code.lower(), one.name)]
    if not rules:
        import difflib

        known = [*catalogue.BY_CODE, *(one.name for one in catalogue.RULES)]
        near = difflib.get_close_matches(given.code, known, n=1, cutoff=0)[0]
        raise Fault(f"no rule {given.code!r}", f"did you mean {near}? `qa-memory explain --list` names all")
    print("\n\n".join(map(catalogue.explain, rules)))  # two stores may have a rule of one name
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
