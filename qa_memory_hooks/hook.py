"""One way through every hook: arguments, change, check, report, exit status."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

from . import __version__
from .change import Change, Fault
from .change.source import Source, changes
from .governed import KNOWLEDGE, STORES
from .report import Report, Telling
from .report.finding import Finding
from .report.rule import Rule
from .typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import argparse
    import datetime

    from .knowledge.budget import Usage

Check = Callable[[Change], Iterable[Finding]]


class Options(NamedTuple):
    """What the command line says."""

    source: Source
    telling: Telling = Telling()
    warnings: str = "block"


def hook(check: Check, rules: tuple[Rule, ...]) -> Callable[..., int]:
    """The `main` of a hook: runs one check over what would be committed, and reports."""

    def main(argv: Sequence[str] | None = None) -> int:
        about = sys.modules[check.__module__].__doc__ or ""
        return guarded(argv, lambda words: judge(parse(words, about), check, rules))

    return main


def guarded(argv: Sequence[str] | None, run: Callable[[Sequence[str]], int]) -> int:
    """Run a command; whatever goes wrong is exit 2 and one line, never a traceback and never a pass.

    Without `argv` this is the process of a console script. A tenth of its time would go into looking for garbage and,
    at its end, into taking apart piece by piece what the system drops at once.
    """
    if argv is not None:
        return _guarded(argv, run)
    gc.disable()
    status = _guarded(sys.argv[1:], run)
    with contextlib.suppress(Exception):  # what cannot be written was told
        sys.stdout.flush()
    os._exit(status)


def _guarded(words: Sequence[str], run: Callable[[Sequence[str]], int]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    try:
        status = run(words)
        sys.stdout.flush()
        return status
    except Fault as fault:
        say(f"error: {fault}" + (f"\n    help: {fault.cure}" if fault.cure else ""))
    except BrokenPipeError:
        # The reader has gone. What it did not see may hold failures, so this is no clean exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    except Exception as error:  # a gate that breaks must not pass, and must not spill a trace into a log
        if "--debug" in words:
            import traceback

            traceback.print_exc()
        say(f"internal error: {type(error).__name__}: {error} (--debug shows where)")
    return 2


def judge(options: Options, check: Check, rules: tuple[Rule, ...]) -> int:
    """Check every change that the options name, report, and return the exit status: 0 or 1."""
    with telling_faults(options.telling, rules):
        report, unstaged = _judged(options, check, rules)
    report.write(options.telling)
    if unstaged:
        more = f" and {len(unstaged) - 1} more" if len(unstaged) > 1 else ""
        say(f"note: {unstaged[0]}{more}: what is staged was judged, not what lies on disk")
    return report.status


@contextlib.contextmanager
def telling_faults(telling: Telling, rules: tuple[Rule, ...]) -> Iterator[None]:
    """Report what keeps the check from being made, where the format of the report tells such things."""
    try:
        yield
    except Exception as fault:
        if telling.tells_faults:
            with contextlib.suppress(Fault):  # the first one is what a person must hear of
                Report.failed(fault, rules).write(telling)
        raise


def _judged(options: Options, check: Check, rules: tuple[Rule, ...]) -> tuple[Report, list[str]]:
    """The report, and the paths that lie on disk otherwise than they were judged."""
    with contextlib.ExitStack() as scratch:
        found: list[Finding] = []
        budgets: list[Usage] = []
        judged = changes(options.source, scratch)
        for change in judged:
            found += _answered(_enabled(check(change), change), change)
            budgets += _budgets(change) if options.telling.page else ()
        report = Report.of(found, judged, rules, options.warnings, budgets)
        return report, [path for change in judged for path in change.unstaged(STORES)]


def _budgets(change: Change) -> Iterable[Usage]:
    """How full the files of the knowledge are that a change touches."""
    from . import knowledge

    if not change.touches(KNOWLEDGE):
        return []
    usage: Iterable[Usage] = knowledge.budget.usage(change.model(knowledge.base.load))
    return usage


def _enabled(findings: Iterable[Finding], change: Change) -> Iterator[Finding]:
    """The findings of a change but for the warnings and notes that its settings switch off."""
    for one in findings:
        if one.level != "fail":
            from .settings import judging

            if one.rule.code in change.model(judging).disable:
                continue
        yield one


def _answered(findings: Iterable[Finding], change: Change) -> list[Finding]:
    """The findings, those with the answer that a person has given."""
    found = list(findings)
    if not any(one.answerable for one in found):
        return found
    from .report import acknowledgements

    return acknowledgements.answered(change, found)


def arguments(about: str, prog: str | None = None) -> argparse.ArgumentParser:
    """The options that every hook and `qa-memory gate` have."""
    import argparse  # with what it needs a tenth of the run, and hooks are started without arguments

    parser = argparse.ArgumentParser(prog=prog, description=about.partition("\n")[0], allow_abbrev=False)
    what = parser.add_argument_group("what is judged (default: what would be committed, against HEAD)")
    what.add_argument("--from-ref", metavar="BASE", help="judge what would land on BASE if --to-ref were merged")
    what.add_argument("--to-ref", metavar="HEAD")
    what.add_argument("--worktree", action="store_true", help="judge the files on disk, untracked ones included")
    what.add_argument("--all", action="store_true", help="judge everything, not only what changed")
    what.add_argument("--pre-push", action="store_true", help="read the pushed branches from standard input")
    what.add_argument(
        "--acks",
        choices=("owners", "base", "head"),
        help="between two commits: which answers to findings count: those that the base holds and those whose path has "
        "an owner there (default), those of the base alone, or all",
    )
    parser.add_argument(
        "--format",
        choices=("text", "json", "github", "sarif"),
        default="text",
        help="github: annotations, and the summary page where the runner wants it",
    )
    parser.add_argument("--output", metavar="FILE", help="write the report there instead of to standard output")
    parser.add_argument("--sarif", metavar="FILE", help="write the report as SARIF there, whatever the format")
    parser.add_argument(
        "--sarif-acknowledged",
        choices=("omit", "include"),
        default="omit",
        help="acknowledged findings in SARIF: left out (code scanning would show them), or suppressed",
    )
    parser.add_argument("--summary", metavar="FILE", help="add a page for people to that file (Markdown)")
    parser.add_argument("--warnings", choices=("block", "report"), default="block", help="whether warnings block")
    parser.add_argument("--today", metavar="YYYY-MM-DD", type=_day, help="the day to judge dates by (default: UTC)")
    parser.add_argument("--debug", action="store_true", help="show the trace of an internal error")
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("remote", nargs="*", help=argparse.SUPPRESS)  # what git gives a pre-push hook: name, address
    return parser


def parse(words: Sequence[str], about: str, prog: str | None = None) -> Options:
    """Read the command line of a hook."""
    if not words:  # as git and its runners start it: a parser costs a tenth of the run
        return Options(Source("."))
    parser = arguments(about, prog)
    given = parser.parse_args(words)
    if len(given.remote) not in (0, 2):
        parser.error("hooks take no file names: they find what would be committed by themselves")
    source = Source(
        folder=".",
        today=given.today,
        from_ref=given.from_ref,
        to_ref=given.to_ref,
        worktree=given.worktree,
        whole=given.all,
        pre_push=tuple(given.remote) if given.pre_push or given.remote else None,
        acks=given.acks,
    )
    return Options(source, telling(given), given.warnings)


def telling(given: argparse.Namespace) -> Telling:
    """How the report is to be told, by the options that were given."""
    return Telling(given.format, given.output, given.sarif, given.sarif_acknowledged, given.summary)


def _day(text: str) -> datetime.date:
    import datetime

    try:
        day = datetime.datetime.strptime(text, "%Y-%m-%d").date()
        return day if day < datetime.date.max else datetime.date.max - datetime.timedelta(days=1)
    except ValueError:
        from argparse import ArgumentTypeError

        raise ArgumentTypeError(f"{text!r} is no date") from None


def say(text: str) -> None:
    """A line for the person, beside the report."""
    from .report.visible import quoted

    with contextlib.suppress(OSError):  # where nobody listens the exit status says it too
        print("\n".join(quoted(line) for line in text.split("\n")), file=sys.stderr, flush=True)
