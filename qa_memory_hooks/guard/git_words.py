"""How git reads its own words: what stands before the verb, and which options a verb has."""

from __future__ import annotations

from collections.abc import Sequence

from ..typed import NamedTuple
from .active import literal

_GLOBAL_VALUES = (
    "-C",
    "-c",
    "--git-dir",
    "--work-tree",
    "--namespace",
    "--config-env",
    "--super-prefix",
    "--attr-source",
)


class Git(NamedTuple):
    """A call of git: the verb in lower case, the words behind it, the settings of `-c`, and the folders of `-C`."""

    verb: str
    words: tuple[str, ...]
    settings: tuple[tuple[str, str], ...] = ()
    folders: tuple[str, ...] = ()


def verb_of(words: Sequence[str]) -> Git:
    """Read the words behind `git`: options of git itself, then the verb."""
    settings: list[tuple[str, str]] = []
    folders: list[str] = []
    at = 0
    while at < len(words):
        word = literal(words[at])
        if not word.startswith("-"):
            return Git(word.lower(), tuple(words[at + 1 :]), tuple(settings), tuple(folders))
        name, equals, value = word.partition("=")
        if name in _GLOBAL_VALUES and not (equals and name.startswith("--")):
            name, value = word, literal(words[at + 1]) if at + 1 < len(words) else ""
            at += 1
        if name in ("-c", "--config-env"):
            key, _, set_to = value.partition("=")
            settings.append((key.lower(), set_to))
        elif name == "-C":
            folders.append(value)
        at += 1
    return Git("", (), tuple(settings), tuple(folders))


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


class Spelling(NamedTuple):
    """The options of a verb that matter here.

    `valued` are its short options that take a value (the rest of the word, or the next one), `attached` those whose
    value can only be the rest; `long` are the names of its long options, and of these `long_valued` take the next word.
    """

    valued: str
    attached: str
    long: tuple[str, ...]
    long_valued: tuple[str, ...]


_COMMIT = Spelling(
    valued="CcFmt",
    attached="uS",
    long=_names(
        "quiet verbose file author date message reedit-message reuse-message fixup squash reset-author "
        "trailer signoff template edit cleanup status gpg-sign all include interactive patch unified inter- "
        "hunk-context only no-verify verify dry-run short branch ahead-behind porcelain long null amend no- "
        "post-rewrite untracked-files pathspec-from-file pathspec-file-nul"
    ),
    long_valued=_names(
        "file author date message reedit-message reuse-message fixup squash trailer template cleanup unified "
        "inter-hunk-context pathspec-from-file"
    ),
)
_MERGE = Spelling(
    valued="FmsX",
    attached="S",
    long=_names(
        "stat summary compact-summary log squash commit edit cleanup ff ff-only rerere-autoupdate verify- "
        "signatures strategy strategy-option message file into-name verbose quiet abort quit continue allow- "
        "unrelated-histories progress gpg-sign autostash overwrite-ignore signoff no-verify verify"
    ),
    long_valued=("cleanup", "strategy", "strategy-option", "message", "file", "into-name"),
)
_PUSH = Spelling(
    valued="o",
    attached="",
    long=_names(
        "verbose quiet repo all branches mirror delete tags dry-run porcelain force force-with-lease force- "
        "if-includes recurse-submodules thin receive-pack exec set-upstream progress prune no-verify verify "
        "follow-tags signed atomic push-option ipv4 ipv6"
    ),
    long_valued=("repo", "receive-pack", "exec", "push-option", "recurse-submodules"),
)
_PULL = Spelling(
    valued="sXjo",
    attached="Sr",
    long=_names(
        "verbose quiet progress recurse-submodules rebase stat summary log squash commit edit cleanup ff ff- "
        "only verify no-verify verify-signatures autostash strategy strategy-option gpg-sign allow-unrelated- "
        "histories all append upload-pack force tags prune jobs dry-run keep depth shallow-since shallow- "
        "exclude deepen unshallow update-shallow refmap server-option ipv4 ipv6 negotiation-tip show-forced- "
        "updates set-upstream signoff"
    ),
    long_valued=(
        *("cleanup", "strategy", "strategy-option", "upload-pack", "depth", "shallow-since", "shallow-exclude"),
        *("deepen", "refmap", "server-option", "negotiation-tip"),
    ),
)
_REBASE = Spelling(
    valued="sXxC",
    attached="S",
    long=_names(
        "onto keep-base no-verify verify quiet verbose stat signoff committer-date-is-author-date reset- "
        "author-date ignore-date ignore-whitespace whitespace force-rebase no-ff ff continue skip abort quit "
        "edit-todo show-current-patch apply merge interactive rerere-autoupdate empty keep-empty autosquash "
        "update-refs gpg-sign autostash exec rebase-merges fork-point strategy strategy-option root "
        "reschedule-failed-exec reapply-cherry-picks"
    ),
    long_valued=("onto", "whitespace", "empty", "exec", "strategy", "strategy-option"),
)
_AM = Spelling(
    valued="Cp",
    attached="S",
    long=_names(
        "interactive no-verify verify 3way quiet signoff utf8 keep keep-non-patch message-id keep-cr scissors "
        "quoted-cr whitespace ignore-space-change ignore-whitespace directory exclude include patch-format "
        "reject resolvemsg continue resolved skip abort quit show-current-patch retry allow-empty committer- "
        "date-is-author-date ignore-date rerere-autoupdate gpg-sign empty"
    ),
    long_valued=("directory", "exclude", "include", "patch-format", "whitespace", "quoted-cr", "empty"),
)
SPELLINGS = {"commit": _COMMIT, "merge": _MERGE, "push": _PUSH, "pull": _PULL, "rebase": _REBASE, "am": _AM}
"""The verbs that run hooks and can be told not to."""
_SHORT = {"commit": "n", "am": "n"}
"""The verbs for which `-n` says so; `git push -n` is a dry run, `git merge -n` leaves the statistics out."""


def skips_hooks(git: Git) -> str:
    """The word that tells a verb not to run the hooks; empty if there is none."""
    spelling = SPELLINGS.get(git.verb)
    if spelling is None:
        return ""
    short = _SHORT.get(git.verb, "")
    said = ""
    at = 0
    while at < len(git.words):
        word = literal(git.words[at])
        if word == "--":
            break
        if word.startswith("--"):
            name = _full(word[2:].partition("=")[0], spelling.long)
            if name == "no-verify":
                said = word
            elif name == "verify":
                said = ""  # the last one counts
            at += name in spelling.long_valued and "=" not in word
        elif word.startswith("-") and len(word) > 1:
            for place, letter in enumerate(word[1:], 1):
                if letter in spelling.attached:
                    break
                if letter in spelling.valued:
                    at += place == len(word) - 1
                    break
                if letter == short:
                    said = word
        at += 1
    return said


def _full(name: str, known: Sequence[str]) -> str:
    """The long option that git takes a word for: itself, or the only one that starts like it.

    `--no-` before an option turns it off, so `no-ver` may be `no-verbose` as well as `no-verify`.
    """
    turned = {*known, *(f"no-{one}" for one in known if not one.startswith("no-"))}
    if name in turned:
        return name
    started = [one for one in turned if one.startswith(name)]
    return started[0] if len(started) == 1 else ""
