"""The gate on GitHub Actions: what `action.yml` starts. It judges what an event would land, without a checkout.

Everything comes from the environment: the event from the runner, the inputs of the action as `QA_…`.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Mapping, Sequence

from . import event, gate
from .change import Fault
from .change.remote import Remote
from .change.source import Source
from .hook import Options, guarded, judge, parse, say, telling_faults
from .report import Telling

_CURE = "the gate is started by `action.yml`, on a runner of GitHub Actions"


def main(argv: Sequence[str] | None = None) -> int:
    """Judge what the event of this run asks for; exit status as that of `qa-gate`."""
    return guarded(argv, lambda words: _run(words, os.environ))


def _run(words: Sequence[str], env: Mapping[str, str]) -> int:
    with telling_faults(Telling("github"), gate.RULES):
        try:
            options = parse([*_inputs(env), *words], __doc__ or "", "action")
        except SystemExit:  # it has said why; and whoever asks for `--help` has judged nothing
            raise Fault("the inputs of the action are no options of qa-gate", "the log says which, above") from None
        if options.source._replace(acks=None, today=None, whole=False) != Source("."):
            raise Fault("the event says what is judged", "leave --from-ref, --to-ref and --worktree out of `args`")
    with contextlib.ExitStack() as scratch:
        with telling_faults(options.telling, gate.RULES):
            asked = event.read(_from(env, "GITHUB_EVENT_NAME"), _payload(env), env)
            if asked is None:
                say("nothing to judge: the branch was deleted")
                return 0
            source = _fetched(options, asked, env, scratch)
        return judge(options._replace(source=source), gate.check, gate.RULES)


def _inputs(env: Mapping[str, str]) -> list[str]:
    """The command line that the inputs of the action stand for."""
    given = {"--acks": env.get("QA_ACKS"), "--warnings": env.get("QA_WARNINGS"), "--sarif": _sarif(env)}
    try:
        more = shlex.split(env.get("QA_ARGS", ""))
    except ValueError as error:
        raise Fault(f"args: {error}", "quote them as in a shell") from None
    return ["--format=github", *(f"{option}={value}" for option, value in given.items() if value), *more]


def _sarif(env: Mapping[str, str]) -> str:
    """Where the SARIF file goes, which the next steps are told; "" where none is wanted."""
    name = env.get("QA_SARIF", "")
    if not name:
        return ""
    if not re.fullmatch(r"\w[\w. -]*", name):
        raise Fault(f"sarif: {name!r} is no plain name of a file", "such as qa-gate.sarif")
    path = os.path.join(_from(env, "RUNNER_TEMP"), name)
    with open(_from(env, "GITHUB_OUTPUT"), "a", encoding="utf-8", newline="\n") as stream:
        stream.write(f"sarif={path}\n")
    return path


def _payload(env: Mapping[str, str]) -> object:
    path = _from(env, "GITHUB_EVENT_PATH")
    try:
        with open(path, encoding="utf-8-sig") as stream:
            return json.load(stream)
    except (OSError, ValueError, RecursionError) as error:
        raise Fault(f"the event cannot be read: {error}", _CURE) from None


def _fetched(options: Options, asked: event.Asked, env: Mapping[str, str], scratch: contextlib.ExitStack) -> Source:
    """The two commits, in a repository of their own."""
    folder = scratch.enter_context(tempfile.TemporaryDirectory(prefix="qa-gate-", dir=env.get("RUNNER_TEMP") or None))
    address = f"{_from(env, 'GITHUB_SERVER_URL')}/{_from(env, 'GITHUB_REPOSITORY')}"
    remote = Remote(folder, address, env.get("QA_TOKEN", ""))
    refs = list(dict.fromkeys((asked.base.ref, asked.head.ref)))
    tips = dict(zip(refs, remote.fetch(refs), strict=True))
    base, head = (commit.oid or tips[commit.ref] for commit in (asked.base, asked.head))
    for oid in (base, head):
        if oid.strip("0") and not remote.has(oid):
            raise Fault(
                f"commit {oid} is not there any more", "a newer push has a run of its own: look there, or start anew"
            )
    return options.source._replace(
        folder=folder,
        from_ref=base,
        to_ref=head,
        whole=options.source.whole or asked.whole,
        landed=asked.landed,
    )


def _from(env: Mapping[str, str], name: str) -> str:
    if not env.get(name):
        raise Fault(f"{name} is not set", _CURE)
    return env[name]


if __name__ == "__main__":
    sys.exit(main())
