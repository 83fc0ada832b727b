"""`.qa-memory.yaml`: limits, stores, what is not judged, the language, rules that are switched off."""

from __future__ import annotations

from .change import Change, Fault, Snapshot
from .change.snapshot import LINK, SUBMODULE, UNMERGED, Exactly
from .reading.globs import Globs
from .report.rule import Rule
from .typed import NamedTuple

PATH = ".qa-memory.yaml"
_FILE = Exactly([PATH])
DEEPEST = 8
LANGUAGES = {"en": "English", "zh": "Chinese"}


class Limits(NamedTuple):
    """Budgets: lines, and bytes of UTF-8 after line ends are LF."""

    index_lines: int = 150
    index_bytes: int = 20 * 1024
    topic_lines: int = 300
    topic_bytes: int = 50 * 1024
    entry_lines: int = 40
    entry_bytes: int = 2 * 1024
    archive_lines: int = 50


class Stores(NamedTuple):
    """Folders of the stores that lie elsewhere, relative to the root, without a slash at either end."""

    records: tuple[str, ...] = ()
    patterns: tuple[str, ...] = ()


class Settings(NamedTuple):
    """What a repository may set; every field has a default."""

    limits: Limits = Limits()
    stores: Stores = Stores()
    exclude: Globs = Globs(())
    language: str = "en"
    disable: frozenset[str] = frozenset()


class BadSettings(Fault):
    """The settings cannot be read."""


def judging(change: Change) -> Settings:
    """The settings that hold for a change.

    Locally those of the head; between two commits (CI) those of the base, so that no change loosens the
    limit that judges it. A base without any file has nothing to say; what cannot be read then is a finding (QA935).
    """
    if not (change.in_range and change.bases):
        return read(change.head)
    if not change.bases[0].empty:
        return read(change.bases[0])
    try:
        return read(change.head)
    except BadSettings:
        return Settings()


def read(snapshot: Snapshot) -> Settings:
    """The settings of a snapshot; defaults where it has none, `BadSettings` where they cannot be read."""
    file = snapshot.select(_FILE).get(PATH)
    if file is None:
        return Settings()
    if file.mode == UNMERGED:
        raise BadSettings(f"{PATH}: unmerged", "resolve the conflict and `git add` it")
    data = None if file.mode in (LINK, SUBMODULE) else snapshot.read(file)
    if data is None:
        raise BadSettings(f"{PATH}: no regular file, or too large")
    return parse(data)


def parse(data: bytes) -> Settings:
    """Read settings from YAML; an unknown key or a wrong type is a `BadSettings` that names the nearest key."""
    from .reading.yaml_text import Strict, YamlError, load

    try:
        found = load(data, Strict(DEEPEST, aliases=False))
    except YamlError as error:
        raise BadSettings(f"{PATH}: {error}", error.cure) from None
    top = _mapping(found if found is not None else {}, "", Settings._fields)
    limits = _mapping(top.get("limits", {}), "limits", Limits._fields)
    for name, value in limits.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise BadSettings(f"{PATH}: limits.{name} is not a whole number above 0: {_shown(value)}")
    stores = _mapping(top.get("stores", {}), "stores", Stores._fields)
    language = top.get("language", "en")
    if language not in tuple(LANGUAGES):
        raise BadSettings(f"{PATH}: language is neither en nor zh: {_shown(language)}")
    disable = _strings(top.get("disable", []), "disable")
    for code in disable:
        rule = _rules().get(code)
        if rule is None:
            raise BadSettings(f"{PATH}: disable: {code!r} is no code of a rule", "see `qa-memory explain --list`")
        if rule.severity == "fail":
            raise BadSettings(f"{PATH}: disable: {code} is a failure", "only warnings and notes can be switched off")
    return Settings(
        Limits(**limits),  # type: ignore[arg-type]  # checked above
        Stores(**{name: _folders(value, f"stores.{name}") for name, value in stores.items()}),
        Globs(_strings(top.get("exclude", []), "exclude")),
        language,
        frozenset(disable),
    )


def _mapping(value: object, where: str, known: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadSettings(f"{PATH}: {where or 'the file'} is not a mapping of keys to values")
    for key in value:
        if key not in known:
            import difflib  # only for the message

            near = difflib.get_close_matches(_shown(key), known, n=1, cutoff=0)[0]
            place = f"{where}.{key}" if where else str(key)
            raise BadSettings(f"{PATH}: unknown key {place!r}", f"the nearest known key is {near!r}")
    return value


def _shown(value: object) -> str:
    """A value for a message; a collection is not spelled out, since aliases can make it endless."""
    return repr(value) if isinstance(value, str | int | float | None) else f"a {type(value).__name__}"


def _rules() -> dict[str, Rule]:
    from .catalogue import BY_CODE  # all checks; only where a rule is switched off

    return BY_CODE


def _folders(value: object, where: str) -> tuple[str, ...]:
    """Folders without the slashes around them, each once."""
    found = (folder.strip("/") for folder in _strings(value, where))
    return tuple(dict.fromkeys(folder for folder in found if folder))


def _strings(value: object, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadSettings(f"{PATH}: {where} is not a list of texts")
    return tuple(value)
