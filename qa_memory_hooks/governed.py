"""Which paths are judged. A commit that touches none of them is done before anything else is loaded."""

from __future__ import annotations

from .lazy import expression

STORE = expression(rb"(?:^|/)\.qa(?:/|$)")
# A store of records, or what stands in its way; settings may add others, which only their `bundles` give away.
RECORDS = expression(rb"(?:^|/)agent-qa-knowledge(?:/memory(?:/|$)|$)")
MAYBE_RECORDS = expression(RECORDS.pattern + rb"|(?:^|/)bundles(?:/|$)")
ATTRIBUTES = expression(rb"(?:^|/)\.gitattributes$")
# `.qa` in other cases, with characters between that file systems drop: see `reading/paths.py`.
DISGUISED = expression(rb"(?:^|/)[\x80-\xff]*\.[\x80-\xff]*[qQ][\x80-\xff]*[aA][\x80-\xff. ]*(?:/|$)")
# `\Z` and not `$`, which a line end may follow: a file of such a name is another one.
SETTINGS = expression(rb"^\.qa-memory\.yaml\Z")
ACKNOWLEDGEMENTS = expression(rb"^\.qa-acks(?:/|$)")
ANSWERS = expression(rb"^[\x80-\xff]*\.[^/]*-")
"""Where the answers of people to findings lie, and whatever could be taken for that place: every commit looks for it,
so this is coarse and quick."""
ANSWER_TO_COME = f".qa-acks/{'0' * 32}.json"
"""Stands for answers that are not there yet: whoever owns their place decides which of them will count."""
KNOWLEDGE = expression(b"|".join(one.pattern for one in (STORE, ATTRIBUTES, DISGUISED, SETTINGS)))
"""What makes a change one of the knowledge: a path of a store, or one that decides how it is read."""
HOOK_CONFIGS = expression(rb"^(?:\.pre-commit-config\.ya?ml|prek\.toml)\Z")
WORKFLOWS = expression(rb"^\.github/workflows/[^/]+\.ya?ml\Z")
OWNERS = expression(rb"^(?:\.github/|docs/)?CODEOWNERS\Z")
ROOT_ATTRIBUTES = expression(rb"^\.gitattributes\Z")
OWN_FILES = expression(b"|".join(one.pattern for one in (HOOK_CONFIGS, WORKFLOWS, OWNERS, ROOT_ATTRIBUTES, SETTINGS)))
"""The gate's own files, and workflows that may be: what says whether it runs, with which limits, and who reviews."""
GUARDED = expression(b"|".join(one.pattern for one in (STORE, ACKNOWLEDGEMENTS, OWN_FILES)))
"""What needs an owner; stores that lie elsewhere come to it."""
