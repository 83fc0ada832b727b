"""Which paths are judged. A commit that touches none of them is done before anything else is loaded."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from .lazy import expression

STORE = expression(rb"(?:^|/)\.qa(?:/|$)")
# A store of records, or what stands in its way; settings may add others, which only their `bundles` give away.
RECORDS = expression(rb"(?:^|/)agent-qa-knowledge(?:/memory(?:/|$)|$)")
MAYBE_RECORDS = expression(RECORDS.pattern + rb"|(?:^|/)bundles(?:/|$)")
# The learned patterns, or what stands in their way; settings may name other files.
PATTERNS = expression(rb"^reports(?:/\.learned-patterns\.json(?:/|\Z)|\Z)")
CONFIG = expression(rb"(?:^|/)\.qa/config\.json\Z")
# Run state and artifacts, in disguise too: coarse, since every commit waits for it to be compiled.
MAYBE_RUN_STATE = expression(rb"[qQ][\x80-\xff]*[aA][\x80-\xff]*-")
IGNORES = expression(rb"(?:^|/)\.gitignore\Z")
STORES = expression(b"|".join(one.pattern for one in (STORE, RECORDS, PATTERNS)))
ATTRIBUTES = expression(rb"(?:^|/)\.gitattributes$")
# A store in other cases, with characters between that file systems drop: see `reading/paths.py`. For records this is
# coarse, since every commit waits for it to be compiled; it leaves out what is spelled right.
DISGUISED = expression(
    rb"(?:^|/)(?:[\x80-\xff]*\.[\x80-\xff]*[qQ][\x80-\xff]*[aA][\x80-\xff. ]*(?:/|$)"
    rb"|(?!agent-qa-knowledge(?:/memory(?:/|$)|$))"
    rb"(?i:[agent\x80-\xff]+-[qa\x80-\xff]+-[knowledg\x80-\xff. ]+(?:/[memory\x80-\xff. ]+(?:/|$)|$)))"
    rb"|^(?!reports(?:/\.learned-patterns\.json(?:/|\Z)|\Z))"
    rb"(?i:[reports\x80-\xff. ]+(?:/[learned\-ptsjo\x80-\xff. ]+(?:/|\Z)|\Z))"
)
# `\Z` and not `$`, which a line end may follow: a file of such a name is another one.
SETTINGS = expression(rb"^\.qa-memory\.yaml\Z")
ACKNOWLEDGEMENTS = expression(rb"^\.qa-acks(?:/|$)")
ANSWERS = expression(rb"^[\x80-\xff]*\.[^/]*-")
"""Where the answers of people to findings lie, and whatever could be taken for that place: every commit looks for it,
so this is coarse and quick."""
ANSWER_TO_COME = f".qa-acks/{'0' * 32}.json"
"""Stands for answers that are not there yet: whoever owns their place decides which of them will count."""
RECORD_TO_COME = "product/bundles/record/record.md"
"""Stands for the records that a store has not yet."""
KNOWLEDGE = expression(b"|".join(one.pattern for one in (STORE, ATTRIBUTES, DISGUISED, SETTINGS)))
"""What makes a change one of the knowledge: a path of a store, or one that decides how it is read."""
HOOK_CONFIGS = expression(rb"^(?:\.pre-commit-config\.ya?ml|prek\.toml)\Z")
WORKFLOWS = expression(rb"^\.github/workflows/[^/]+\.ya?ml\Z")
OWNERS = expression(rb"^(?:\.github/|docs/)?CODEOWNERS\Z")
ROOT_ATTRIBUTES = expression(rb"^\.gitattributes\Z")
OWN_FILES = expression(b"|".join(one.pattern for one in (HOOK_CONFIGS, WORKFLOWS, OWNERS, ROOT_ATTRIBUTES, SETTINGS)))
"""The gate's own files, and workflows that may be: what says whether it runs, with which limits, and who reviews."""
GUARDED = expression(b"|".join(one.pattern for one in (STORES, ACKNOWLEDGEMENTS, OWN_FILES)))
"""What needs an owner; stores that lie elsewhere come to it."""


def within(pattern: re.Pattern[bytes], folders: Iterable[str]) -> re.Pattern[bytes]:
    """What finds the paths of a pattern, and those in some folders; `folders` are those that settings add."""
    more = b"".join(b"|^" + re.escape(os.fsencode(folder)) + b"(?:/|$)" for folder in folders)
    return expression(pattern.pattern + more)


def store_of(path: str, more: Iterable[str] = ()) -> str:
    """The store that a path lies in, or that it is; empty for none. `more` are the folders that settings add."""
    for folder in more:
        if f"{path}/".startswith(f"{folder}/"):
            return folder
    name = os.fsencode(path)
    found = STORES.search(name)
    return os.fsdecode(name[: found.end()]).rstrip("/") if found else ""
