"""Record bundles are complete, well formed and match their manifest."""

from __future__ import annotations

from collections.abc import Iterator

from . import records
from .change import Change, File
from .governed import ATTRIBUTES, DISGUISED, MAYBE_RECORDS
from .hook import hook
from .reading import rules as reading_rules
from .report.finding import Finding
from .report.rule import Edit, Example, Rule, edit
from .report.sample import BUNDLE, MANIFEST, PROSE, PROVENANCE, RECORD, RELATIONS, logged
from .typed import TYPE_CHECKING

if TYPE_CHECKING:
    from .records.bundle import Bundle
    from .records.store import Records

_RENEW = "qa-memory records manifest"
_MOST = 1000
"""How many faults of a file are told."""

_CONFIRMED_AGAIN = Example(logged("8 confirmed"))
MISSING_FILE = Rule(
    "QA701",
    "missing-file",
    "fail",
    "a required file of a bundle is absent",
    reason="Fact, evidence and origin travel together: without one of them nobody can judge the others.",
    way_out="Put the file back, or let whatever wrote the bundle write it again.",
    bad=edit(PROVENANCE),
    good=_CONFIRMED_AGAIN,
    stricter=True,
)
UNEXPECTED_FILE = Rule(
    "QA702",
    "unexpected-file",
    "warn",
    "a file that the bundle format does not know",
    reason="What no rule reads is read by agents all the same.",
    way_out="Put its text into `evidence/evidence.md` or the detail, or the file outside of the store.",
    bad=edit(f"{BUNDLE}/notes.md", new="later\n"),
    good=edit(f"{BUNDLE}/evidence/gates.jsonl", new='{"gate":"shape","passed":true}\n'),
    stricter=True,
)
COMMITTED_ARTIFACT = Rule(
    "QA703",
    "committed-artifact",
    "fail",
    "a path under `artifacts/`",
    reason="Screenshots and traces show whatever was on the screen, customers and sessions included, and only grow.",
    way_out="Take it out of the commit (`git rm --cached`) and ignore the folder; `artifacts.index.json` may name it.",
    bad=edit(f"{BUNDLE}/artifacts/cart.txt", new="a page\n"),
    good=edit(f"{BUNDLE}/artifacts.index.json", new='[{"path": "artifacts/cart.png"}]\n'),
    stricter=True,
)
BAD_FRONTMATTER = Rule(
    "QA704",
    "bad-frontmatter",
    "fail",
    "a frontmatter that is not fenced by `---`, a value that is no JSON, a missing or unknown key, a value outside of "
    "its form",
    reason="Readers that guess what a value means read different records out of one file.",
    way_out="Write each value as JSON on one line, as `docs/records.md` lists them.",
    bad=edit(RECORD, 'originClass: "agent-verified"', "originClass: agent-verified"),
    good=edit(RECORD, "evidenceIncomplete: false", "evidenceIncomplete: true"),
    stricter=True,
)
DERIVED_VALUE_STORED = Rule(
    "QA705",
    "derived-value-stored",
    "fail",
    "trust, status or a counter in `record.md`",
    reason="Trust that is written down is trust that can be claimed; from the log it has to be earned.",
    way_out="Remove it: `qa-memory records show ID` works it out.",
    bad=edit(RECORD, "evidenceIncomplete: false", "evidenceIncomplete: false\ntrust: 0.99"),
    good=edit(RECORD, "evidenceIncomplete: false", "evidenceIncomplete: true"),
    stricter=True,
)
ID_MISMATCH = Rule(
    "QA706",
    "id-mismatch",
    "fail",
    "id, folder, kind and hash part do not fit together",
    reason="The id is what relations, logs and people name; two readings of it are two records.",
    way_out="Give the folder and `id` the same name: `<kind>-<slug of the main anchor>-<16 hex digits>`.",
    bad=edit(RECORD, 'kind: "fact"\nsubtype: "behavioral"', 'kind: "caution"'),
    good=_CONFIRMED_AGAIN,
    stricter=True,
)
BAD_SCOPE = Rule(
    "QA707",
    "bad-scope",
    "fail",
    "an unknown tier, or a product key that is not the folder of the product",
    reason="The scope decides which runs are given the record.",
    way_out="Use global, product, suite or test; a product's key is the folder that holds `bundles/`.",
    bad=edit(RECORD, '"key":"shop"', '"key":"storefront"'),
    good=edit(RECORD, '{"tier":"product","key":"shop"}', '{"tier":"suite","key":"checkout"}'),
    stricter=True,
)
MISSING_SECTION = Rule(
    "QA708",
    "missing-section",
    "fail",
    "`## Summary` or `## Detail` absent, empty or there twice",
    reason="The summary is what a run is given, the detail what a person checks it by.",
    way_out="Write both sections, in plain words.",
    bad=edit(RECORD, "The button answers a second click.", ""),
    good=edit(RECORD, "within 200 ms", "within 300 ms"),
    stricter=True,
)
MANIFEST_MISMATCH = Rule(
    "QA709",
    "manifest-mismatch",
    "fail",
    "a hash differs, a file is not listed, or a listed file is absent",
    reason="The manifest says that the evidence is what the run has left; an edited one is not evidence.",
    way_out=f"Put the file back. If the change is meant, or `mark` was cut short: `{_RENEW} ID`.",
    bad=Example((Edit(PROSE, "run 17", "run 170"), Edit(MANIFEST, new='{"algorithm": "sha256", "files": {}}\n'))),
    good=edit(PROSE, "run 17", "run 18"),
    stricter=True,
)
MANIFEST_PATH = Rule(
    "QA710",
    "manifest-path",
    "fail",
    "a path in the manifest that is absolute, has `..` or a backslash, is a link, or lies outside of the bundle",
    reason="Whoever follows the manifest must not be led out of the bundle.",
    way_out=f"Let `{_RENEW} ID` write the manifest.",
    bad=edit(MANIFEST, new='{"algorithm": "sha256", "files": {"../elsewhere.md": "' + "0" * 64 + '"}}\n'),
    good=_CONFIRMED_AGAIN,
    stricter=True,
)
BAD_RELATION = Rule(
    "QA711",
    "bad-relation",
    "fail",
    "an unknown type, a missing or wrong target, a supersession that is not mirrored or runs in a circle",
    reason="A record is replaced by saying so in both; half of it leaves two current ones, or none.",
    way_out="Name an existing record, and say `superseded-by` there where `supersedes` stands here.",
    bad=edit(RELATIONS, "[]", '[{"type": "relates-to", "target": "fact-page-help-0000000000000077"}]'),
    good=_CONFIRMED_AGAIN,
    stricter=True,
)
DUPLICATE_ID = Rule(
    "QA712",
    "duplicate-id",
    "fail",
    "one id in two places",
    reason="Whoever names it gets the one or the other.",
    way_out="Keep one of them; a record for several products has the scope `global`.",
    bad=edit(RECORD.replace("/shop/", "/admin/"), new="---\n---\n"),
    good=_CONFIRMED_AGAIN,
    stricter=True,
)
WRONG_SHAPE = Rule(
    "QA713",
    "wrong-shape",
    "fail",
    "a JSON file of a bundle that is not the object or array it must be",
    reason="What reads it would find nothing there, and say nothing.",
    way_out="Write an object, an object a line, or an array of relations, as `docs/records.md` lists them.",
    bad=edit(PROVENANCE, new='["run-17"]\n'),
    good=edit(PROVENANCE, new='{"run": "run-17"}\n'),
    stricter=True,
)
RECORD_RULES = (
    MISSING_FILE, UNEXPECTED_FILE, COMMITTED_ARTIFACT, BAD_FRONTMATTER, DERIVED_VALUE_STORED, ID_MISMATCH, BAD_SCOPE,
    MISSING_SECTION, MANIFEST_MISMATCH, MANIFEST_PATH, BAD_RELATION, DUPLICATE_ID, WRONG_SHAPE,
)  # fmt: skip
RULES = (*reading_rules.RULES, *RECORD_RULES)

_BY_PROBLEM = {
    "json": reading_rules.BAD_JSON,
    "shape": WRONG_SHAPE,
    "path": MANIFEST_PATH,
    "hash": MANIFEST_MISMATCH,
    "relation": BAD_RELATION,
    "form": BAD_FRONTMATTER,
    "derived": DERIVED_VALUE_STORED,
    "id": ID_MISMATCH,
    "scope": BAD_SCOPE,
    "section": MISSING_SECTION,
}


def check(change: Change) -> Iterator[Finding]:
    """Judge every bundle that this change wrote, and what lies among the bundles."""
    if not any(map(change.touches, (MAYBE_RECORDS, ATTRIBUTES, DISGUISED))):
        return
    from .reading import disguises

    yield from disguises.findings(change)
    if not change.touches(MAYBE_RECORDS):
        return
    model = change.model(records.store.load)
    removed = _Removed(model)
    for file in model.others():
        yield from _loose(model, file)
    for bundle in model.judged:
        yield from _files(bundle)
        yield from _names(model, bundle)
        yield from _record(bundle)
        yield from _manifest(bundle)
        yield from _relations(model, bundle, removed)


def _loose(model: Records, file: File) -> Iterator[Finding]:
    """A file of a store that is in no bundle: among the bundles, or in the place of a folder."""
    from .reading.paths import disguised
    from .reading.text import document, flaws_of
    from .records.vocabulary import BUNDLES

    store = model.stores.of(file.path)
    parts = file.path[len(store) + 1 :].split("/") if store and file.path != store else []
    if file.mode not in ("100644", "100755"):
        yield from flaws_of(document(file, None), store)
        return
    if len(parts) < 2 and (not parts or file.path == store):
        message = "a file in place of a folder"
        yield Finding(reading_rules.NOT_A_REGULAR_FILE, file.path, message, subject=file.path, store=store)
    elif len(parts) > 2 and disguised(parts[1], BUNDLES):
        message = f"the folder `{parts[1]}` would be taken for `{BUNDLES}` on some file systems"
        yield Finding(reading_rules.LOOK_ALIKE_PATH, file.path, message, subject=file.path, store=store)
    elif len(parts) == 3 and parts[1] == BUNDLES:
        yield Finding(UNEXPECTED_FILE, file.path, "a file among the bundles", subject=file.path, store=store)


def _files(bundle: Bundle) -> Iterator[Finding]:
    """Which files there are, and whether each can be read and has its shape. The log is for `qa-check-outcomes`."""
    from .reading.text import flaws_of
    from .records.vocabulary import (
        ARTIFACT_LIST,
        ARTIFACTS,
        FACT,
        GATES,
        LOG,
        MEASUREMENT,
        MEASUREMENTS,
        OBSERVATIONS,
        OPTIONAL,
        PROVENANCE,
        REQUIRED,
    )  # fmt: skip

    bundle.read(bundle.files)
    for name in REQUIRED:
        if name not in bundle.files:
            yield records.problem.finding(bundle, MISSING_FILE, name, f"missing: {name}")
    for name in bundle.files:
        if name.startswith(ARTIFACTS):
            yield records.problem.finding(bundle, COMMITTED_ARTIFACT, name, "an artifact is never committed")
            continue
        if name not in (*REQUIRED, *OPTIONAL):
            yield records.problem.finding(bundle, UNEXPECTED_FILE, name, f"the format knows no `{name}`")
        record = bundle.record
        if name == MEASUREMENTS and (record.kind, record.text("subtype")) != (FACT, MEASUREMENT) and record.kind:
            message = f"`{name}` is for a fact of the subtype {MEASUREMENT}"
            yield records.problem.finding(bundle, UNEXPECTED_FILE, name, message)
        if name == LOG:
            continue
        document = bundle.document(name)
        assert document
        if not bundle.is_other_pointer(name):
            yield from flaws_of(document, bundle.place.store, bundle.place.id)
        if document.text is not None:
            if name in (PROVENANCE, MEASUREMENTS, ARTIFACT_LIST):
                yield from _json(bundle, name, document.text, is_object=name == PROVENANCE)
            elif name in (OBSERVATIONS, GATES):
                yield from _lines(bundle, name, document.text, are_objects=name == OBSERVATIONS)


def _json(bundle: Bundle, name: str, text: str, *, is_object: bool) -> Iterator[Finding]:
    from .reading.json_text import JsonError, parse

    try:
        found = parse(text)
    except JsonError as error:
        yield records.problem.finding(bundle, reading_rules.BAD_JSON, name, error.message, error.line, error.column)
        return
    if is_object and not isinstance(found, dict):
        yield records.problem.finding(bundle, WRONG_SHAPE, name, "is no JSON object")


def _lines(bundle: Bundle, name: str, text: str, *, are_objects: bool) -> Iterator[Finding]:
    from .reading.json_text import JsonError

    told = 0
    for number, found in records.log.objects(text):
        if told >= _MOST:
            break  # the report counts no further than a hundred
        told += isinstance(found, JsonError) or (are_objects and not isinstance(found, dict))
        if isinstance(found, JsonError):
            yield records.problem.finding(bundle, reading_rules.BAD_JSON, name, found.message, found.line, found.column)
        elif are_objects and not isinstance(found, dict):
            yield records.problem.finding(bundle, WRONG_SHAPE, name, "a line that is no JSON object", number)


def _names(model: Records, bundle: Bundle) -> Iterator[Finding]:
    """Names that are one on some file systems, and ids that stand for two records."""
    from .reading.paths import folded
    from .records.vocabulary import OPTIONAL, RECORD, REQUIRED

    known = {folded(name): name for name in (*OPTIONAL, *REQUIRED)}
    for name in bundle.files:
        other = known.setdefault(folded(name), name)
        if other != name:
            message = f"`{name}` would be taken for `{other}` on some file systems"
            yield records.problem.finding(bundle, reading_rules.LOOK_ALIKE_PATH, name, message)
    place = bundle.place
    for product in model.products(place.store):
        if product != place.product and folded(product) == folded(place.product):
            message = f"the product `{place.product}` would be taken for `{product}` on some file systems"
            yield records.problem.finding(bundle, reading_rules.LOOK_ALIKE_PATH, RECORD, message)
    others = [one.place.folder for one in model.everywhere(place) if one.place != place]
    if others:
        yield records.problem.finding(
            bundle, DUPLICATE_ID, RECORD, f"a record of this id is there twice, also in `{others[0]}`"
        )


def _record(bundle: Bundle) -> Iterator[Finding]:
    from .records.vocabulary import RECORD

    document = bundle.document(RECORD)
    if document is None or document.text is None:
        return  # told
    yield from records.problem.findings(bundle, RECORD, bundle.record.problems, _BY_PROBLEM)
    for flaw in bundle.record.flaws:
        yield records.problem.finding(bundle, flaw.rule, RECORD, flaw.message, flaw.line, flaw.column)


def _manifest(bundle: Bundle) -> Iterator[Finding]:
    from .reading.json_text import positions
    from .records.vocabulary import MANIFEST

    document = bundle.document(MANIFEST)
    if document is None or document.text is None:
        return  # told
    found = bundle.manifest
    yield from records.problem.findings(bundle, MANIFEST, found.problems, _BY_PROBLEM)
    if any(problem.kind in ("json", "shape") for problem in found.problems):
        return
    told = {problem.path for problem in found.problems}
    places: dict[tuple[str | int, ...], tuple[int, int]] = {}  # all of the text is walked through for them
    for name in records.manifest.listed(bundle.files):
        if name not in found.hashes:
            if name not in told:
                yield records.problem.finding(bundle, MANIFEST_MISMATCH, name, f"`{name}` is not in the manifest")
            continue
        data = bundle.data(name)
        if data is not None:
            if wrong := records.manifest.difference(data, found.hashes[name]):
                yield records.problem.finding(bundle, MANIFEST_MISMATCH, name, f"`{name}`: {wrong}")
        elif bundle.files[name].mode not in ("100644", "100755"):
            message = f"`{name}` is no regular file"
            places = places or positions(found.text)
            yield records.problem.finding(bundle, MANIFEST_PATH, MANIFEST, message, *places["files", name])
    strange = sorted(found.hashes.keys() - records.manifest.listed(bundle.files))
    places = places or (positions(found.text) if strange else {})
    for name in strange:
        wrong = "is no file that a manifest lists" if name in bundle.files else "is listed and not there"
        yield records.problem.finding(bundle, MANIFEST_MISMATCH, MANIFEST, f"`{name}` {wrong}", *places["files", name])


def _relations(model: Records, bundle: Bundle, removed: _Removed) -> Iterator[Finding]:
    from .records.vocabulary import RELATIONS

    document = bundle.document(RELATIONS)
    if document is None or document.text is None:
        return  # told
    yield from records.problem.findings(bundle, RELATIONS, bundle.relations.problems, _BY_PROBLEM)
    store, product = bundle.place.store, bundle.place.product

    def find(id_: str) -> Bundle | None:
        return model.find(store, product, id_)

    def was_removed(id_: str) -> bool:
        return removed.holds(store, product, id_)

    found = records.lineage.check(bundle, find, was_removed, removed.clear(store, product))
    yield from records.problem.findings(bundle, RELATIONS, found, _BY_PROBLEM)
    yield from _left_alone(model, bundle, find)


class _Removed:
    """The removed generations of the stores: all records of one are looked through once, where one is missed."""

    def __init__(self, model: Records) -> None:
        self.model = model
        self._named: dict[tuple[str, str], set[str]] = {}
        self._clear: dict[tuple[str, str], set[str]] = {}

    def clear(self, store: str, product: str) -> set[str]:
        """The ids that lead into no circle of supersessions, as far as is known."""
        return self._clear.setdefault((store, product), set())

    def holds(self, store: str, product: str, id_: str) -> bool:
        """Whether this is the id of one that a chain still names, or that a base had and that may go."""

        def find(id_: str) -> Bundle | None:
            return self.model.find(store, product, id_)

        for at in range(len(self.model.bases)):
            old = self.model.find(store, product, id_, at)
            if old and records.lineage.may_go(old, find):
                return True
        if (store, product) not in self._named:
            self._named[store, product] = records.lineage.named(self.model.all_of(store), find)
        return id_ in self._named[store, product]


def _left_alone(model: Records, bundle: Bundle, find: records.lineage.Find) -> Iterator[Finding]:
    """Supersessions that this change took out of one record and left in the other."""
    from .records.lineage import MIRRORED
    from .records.vocabulary import RELATIONS

    olds = model.olds.get(bundle.place, ())
    before = {(one.type, one.target): None for old in olds for one in old.relations.all if one.type in MIRRORED}
    written = {one.place for one in model.judged} if before else set()
    now = {(one.type, one.target) for one in bundle.relations.all}
    for type_, target in before:
        other = None if (type_, target) in now else find(target)
        if other is None or other.place in written:
            continue
        if bundle.place.id in other.relations.targets(MIRRORED[type_]):
            message = f"`{target}` still says `{MIRRORED[type_]}` of this one"
            yield records.problem.finding(bundle, BAD_RELATION, RELATIONS, message)


main = hook(check, RULES)

if __name__ == "__main__":
    raise SystemExit(main())
