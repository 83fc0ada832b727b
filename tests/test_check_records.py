"""`qa-check-records`: every byte of a bundle counts, and no bytes break it (the rules one by one: tests/cases)."""

from __future__ import annotations

import datetime
import hashlib
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest
from bundles import STORE, bundle, folder, identity
from conftest import TODAY, Repo
from fuzz.counting import steps
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks import check_outcomes, check_records
from qa_memory_hooks.change import Change
from qa_memory_hooks.change.snapshot import LINK, Edited
from qa_memory_hooks.reading import json_text
from qa_memory_hooks.report.finding import Finding

Files = dict[str, str | bytes | None]
NAMES = sorted(path.removeprefix(f"{folder()}/") for path in bundle())


def findings(files: Files) -> list[Finding]:
    head = Edited({path: data.encode() if isinstance(data, str) else data for path, data in files.items()})
    change = Change(head, (Edited({}),), today=datetime.date.fromisoformat(TODAY))
    return [*check_records.check(change), *check_outcomes.check(change)]


def codes(files: Files) -> set[str]:
    return {one.rule.code for one in findings(files)}


OPTIONAL = {
    "evidence/gates.jsonl": '{"gate":"shape"}\n',
    "evidence/measurements.json": '{"ms":4}\n',
    "artifacts.index.json": "[]\n",
}


@pytest.mark.parametrize("name", [name for name in [*NAMES, *OPTIONAL] if name != "manifest.json"])
def test_every_byte_of_each_file(name: str) -> None:
    files = bundle(subtype="measurement", files=OPTIONAL)
    old = files[f"{folder()}/{name}"]
    assert isinstance(old, bytes) and codes(files) == set()
    for at in range(len(old)):
        for new in (
            old[:at] + bytes([old[at] ^ 1]) + old[at + 1 :],
            old[:at] + old[at + 1 :],
            old[:at] + b"0" + old[at:],
        ):
            found = [one for one in findings(files | {f"{folder()}/{name}": new}) if one.rule.code == "QA709"]
            assert [one.path for one in found] == [f"{folder()}/{name}"], (at, new)


def test_every_byte_of_a_manifest_is_seen_or_says_the_same() -> None:
    files = bundle()
    path = f"{folder()}/manifest.json"
    old = files[path]
    assert isinstance(old, bytes)
    silent = [at for at in range(len(old)) if not codes(files | {path: old[:at] + old[at + 1 :]})]
    assert bytes(old[at] for at in silent).strip() == b""  # only white space may go


@given(st.sampled_from(NAMES), st.binary(max_size=200), st.integers(0, 400), st.integers(0, 400))
@settings(max_examples=400, deadline=None)
def test_no_bytes_break_it(name: str, data: bytes, start: int, length: int) -> None:
    files = bundle()
    path = f"{folder()}/{name}"
    old = files[path]
    assert isinstance(old, bytes)
    for one in findings(files | {path: old[:start] + data + old[start + length :]}):
        assert one.line >= 1 and one.column >= 1 and one.message and one.help and one.subject == identity()


@given(st.lists(st.tuples(st.text(max_size=12), st.binary(max_size=20)), max_size=6))
@settings(max_examples=200, deadline=None)
def test_no_names_break_it(more: list[tuple[str, bytes]]) -> None:
    names = {name.encode("utf-8", "replace").decode(): data for name, data in more}
    good: Files = {f"{STORE}/{name}": data for name, data in names.items() if name.strip("/") and "\0" not in name}
    findings(bundle() | good)


@pytest.mark.parametrize("prefix", ["", "sha256:"])
def test_hashes_with_and_without_their_algorithm(prefix: str) -> None:
    names = [name for name in NAMES if name != "manifest.json"]
    data = {name: bundle()[f"{folder()}/{name}"] for name in names}
    hashes = {name: hashlib.sha256(one).hexdigest() for name, one in data.items() if isinstance(one, bytes)}
    for shown in (hashes, {name: one.upper() for name, one in hashes.items()}):
        assert codes(bundle(manifest={name: prefix + one for name, one in shown.items()})) == set()
    for other in ("sha1:", "SHA256:", " "):
        assert codes(bundle(manifest={name: other + one for name, one in hashes.items()})) == {"QA709"}


@pytest.mark.parametrize("data", ["", "\ufeff", "\n"])
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("record.md", "QA704"),
        ("relations.json", "QA010"),
        ("provenance.json", "QA010"),
        ("artifacts.index.json", "QA010"),
        ("manifest.json", "QA010"),
    ],
)
def test_an_empty_file_that_the_manifest_lists(name: str, code: str, data: str) -> None:
    files = bundle(after={name: data}) if name == "manifest.json" else bundle(files={name: data})
    assert codes(files) == {code}


def test_many_lines_of_another_shape_hide_no_fault_behind_them() -> None:
    assert codes(bundle(files={"evidence/gates.jsonl": "[]\n" * 1500 + "{broken\n"})) == {"QA010"}


# What a change costs: nothing grows with the square of what it holds.


def judging(files: Files) -> Callable[[], object]:
    head = Edited({path: data.encode() if isinstance(data, str) else data for path, data in files.items()})
    today = datetime.date.fromisoformat(TODAY)
    return lambda: list(check_records.check(Change(head, (Edited({}),), paths=frozenset(files), today=today)))


def missing(count: int) -> Files:
    return bundle(relations=[f"relates-to x{at}" for at in range(count)])


def gone(count: int) -> Files:
    return bundle(relations=[f"supersedes x{at}" for at in range(count)])


def repeated(count: int) -> Files:
    other = bundle(2, events=["superseded 1"], relations=["superseded-by @1"] * count)
    return bundle(relations=["supersedes @2"] * count) | other


def unlisted(count: int) -> Files:
    names = [f"evidence/{at}.md" for at in range(count)]
    return bundle(manifest=dict.fromkeys(names, "0" * 64), after=dict.fromkeys(names, "x\n"))


@pytest.mark.parametrize("many", [missing, gone, repeated, unlisted])
def test_the_work_grows_as_the_bundle_does(many: Callable[[int], Files]) -> None:
    few, more = (steps(judging(many(count))) for count in (100, 400))
    assert few < more < 5 * few


def test_links_that_a_manifest_lists_are_looked_up_once() -> None:
    names = [f"evidence/{at}.md" for at in range(400)]
    files = bundle(manifest=dict.fromkeys(names, "0" * 64), after=dict.fromkeys(names, "x"))
    head = Edited({path: data.encode() if isinstance(data, str) else data for path, data in files.items()})
    head.modes |= {f"{folder()}/{name}": LINK for name in names}
    today = datetime.date.fromisoformat(TODAY)
    asked = mock.Mock(side_effect=json_text.positions)
    with mock.patch.object(json_text, "positions", asked):
        found = list(check_records.check(Change(head, (Edited({}),), today=today)))
    assert asked.call_count == 1
    told = Counter(one.rule.code for one in found)
    assert told == {"QA003": 400, "QA702": 400, "QA710": 400}
    assert len({one.line for one in found if one.rule.code == "QA710"}) == 400


# Links, submodules, odd states of git.


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (f"{folder()}/evidence/evidence.md", "QA003"),
        (folder(2), "QA003"),
        (f"{STORE}/admin", "QA003"),
        (f"{STORE}/admin/bundles", "QA003"),
        ("pay/agent-qa-knowledge/memory", "QA003"),
        ("pay/agent-qa-knowledge", "QA003"),
    ],
)
@pytest.mark.parametrize("argv", [(), ("--worktree",)])
def test_a_link_in_place_of_a_file_or_folder(repo: Repo, path: str, code: str, argv: tuple[str, ...]) -> None:
    repo.commit({"README.md": "x\n"})
    repo.write(bundle())
    full = repo.top / path
    full.unlink(missing_ok=True)
    full.parent.mkdir(parents=True, exist_ok=True)
    full.symlink_to("../elsewhere")
    repo.git("add", "-A")
    done = repo.hook("qa-check-records", *argv)
    assert done.status == 1 and code in done.codes


def test_a_submodule_in_place_of_a_bundle(repo: Repo) -> None:
    repo.commit(bundle())
    repo.git("update-index", "--add", "--cacheinfo", f"160000,{'1' * 40},{folder(2)}")
    assert repo.hook("qa-check-records").codes == ["QA003"]


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("agent-qa-knowledge", set()),
        (STORE, set()),
        (f"{STORE}/shop", set()),
        (f"{STORE}/shop/bundles", set()),
        (folder(), set()),
        (f"{folder()}/evidence/evidence.md", {"QA710"}),
        (f"{folder()}/evidence", {"QA701", "QA702", "QA709"}),
    ],
)
def test_a_submodule_in_place_of_what_there_was(repo: Repo, path: str, more: set[str]) -> None:
    repo.commit(bundle())
    repo.git("rm", "-rq", path)
    repo.git("update-index", "--add", "--cacheinfo", f"160000,{'1' * 40},{path}")
    done = repo.hook("qa-check-records")
    assert done.status == 1 and set(done.codes) == {"QA003"} | more


def test_a_repository_on_disk_in_place_of_a_bundle(repo: Repo) -> None:
    repo.commit(bundle())
    repo.git("rm", "-rq", folder())
    Repo(repo.top / folder()).commit({"a": "x\n"})
    assert "QA003" in repo.hook("qa-check-records", "--worktree").codes


@pytest.mark.parametrize("name", [name for name in NAMES if name != "evidence/outcomes.jsonl"])
def test_an_unmerged_file_is_a_conflict(repo: Repo, name: str) -> None:
    repo.commit(bundle())
    for branch in ("one", "two"):
        repo.git("checkout", "-q", "-b", branch, "main")
        repo.commit({f"{folder()}/{name}": f"{branch}\n"})
    repo.run("git", "merge", "-q", "one")
    done = repo.hook("qa-check-records")
    assert done.status == 1 and "QA005" in done.codes
    assert "QA005" in repo.hook("qa-check-records", "--worktree").codes


def test_a_file_in_the_place_of_the_store(repo: Repo) -> None:
    repo.write({STORE: "x\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == ["QA003"]


@pytest.mark.parametrize(
    "name", ["Record.md", "RECORD.MD", "evidence/Evidence.md", "Evidence/evidence.md", "record.md.", "rec\u200bord.md"]
)
def test_names_that_are_one_on_some_file_systems(name: str) -> None:
    assert "QA012" in codes(bundle(files={name: "x\n"}))


def test_products_that_are_one_on_some_file_systems() -> None:
    files = bundle(1) | bundle(2, product="Shop", scope={"tier": "product", "key": "Shop"})
    assert codes(files) == {"QA012"}


def test_another_spelling_of_the_folder_of_the_bundles() -> None:
    files = {path.replace("/bundles/", "/Bundles/"): data for path, data in bundle().items()}
    assert codes(files) == {"QA012"}


@pytest.mark.parametrize("attributes", ["", "* text=auto\n", "* eol=crlf\n", "*.md text\n*.json text\n*.jsonl text\n"])
def test_crlf_on_disk_is_what_git_stores(repo: Repo, attributes: str) -> None:
    if attributes:
        repo.write({".gitattributes": attributes})
    else:
        repo.git("config", "core.autocrlf", "true")
    files = {path: data.replace(b"\n", b"\r\n") for path, data in bundle().items() if isinstance(data, bytes)}
    repo.write(dict(files))
    for hook in ("qa-check-records", "qa-check-outcomes"):
        assert repo.hook(hook, "--worktree").codes == []
    repo.git("add", "-A")
    for hook in ("qa-check-records", "qa-check-outcomes"):
        assert repo.hook(hook).codes == []
        assert repo.hook(hook, "--worktree").codes == []


@pytest.mark.parametrize("attributes", ["", "* -text\n"])
def test_crlf_on_disk_that_git_stores_as_it_is(repo: Repo, attributes: str) -> None:
    if attributes:
        repo.write({".gitattributes": attributes})
        repo.git("config", "core.autocrlf", "true")
    path = f"{folder()}/evidence/evidence.md"
    repo.write(bundle(after={"evidence/evidence.md": b"Run 17 saw it at its second step.\r\n"}))
    for argv in ((), ("--worktree",)):
        repo.git("add", "-A")
        (one,) = repo.hook("qa-check-records", *argv).findings
        assert (one["code"], one["path"]) == ("QA709", path) and "line ends" in one["message"]


def test_a_pointer_that_the_manifest_lists_is_none_of_its_files(repo: Repo) -> None:
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:" + "0a" * 32 + "\nsize 10\n"
    repo.write(bundle(files={"evidence/evidence.md": pointer}))
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == ["QA003"]


def test_a_manifest_with_ten_thousand_files(repo: Repo) -> None:
    absent = {f"evidence/{at}.md": "0" * 64 for at in range(10_000)}
    repo.write(bundle(manifest=absent))
    repo.git("add", "-A")
    done = repo.hook("qa-check-records")
    assert done.codes == ["QA709"] and len(done.findings) == 101
    assert done.findings[-1]["message"].startswith("9900 more")


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("record.md", b"---\n\xe4\n", "QA001"),
        ("provenance.json", b"{}" + b" " * 2**20, "QA013"),
        ("evidence/evidence.md", b"\x89PNG\r\n\x1a\n\x00\xff", "QA003"),
        ("evidence/evidence.md", b"a\x1bb\n", "QA004"),
        ("observations.jsonl", b"{}", "QA010"),
        ("observations.jsonl", b"{}{}\n", "QA010"),
        ("evidence/evidence.md", b"<<<<<<< HEAD\n", "QA005"),
    ],
)
def test_a_file_that_cannot_be_read(repo: Repo, name: str, data: bytes, code: str) -> None:
    repo.write(bundle(files={name: data}))
    repo.git("add", "-A")
    done = repo.hook("qa-check-records")
    assert done.status == 1 and code in done.codes


def test_a_byte_order_mark_is_a_part_of_what_is_hashed(repo: Repo) -> None:
    record = bundle()[f"{folder()}/record.md"]
    assert isinstance(record, bytes)
    repo.write(bundle(files={"record.md": b"\xef\xbb\xbf" + record}))
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == []


def test_only_what_changed_is_judged_and_everything_with_all(repo: Repo) -> None:
    broken = bundle(1, files={"provenance.json": "[]\n"})
    repo.commit(broken | bundle(2))
    repo.write(bundle(2, events=["confirmed 1", "helpful 2"]))
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == []
    assert repo.hook("qa-check-records", "--all").codes == ["QA713"]
    repo.write({f"{folder()}/evidence/evidence.md": "x\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == ["QA709", "QA713"]


def test_relations_reach_records_that_did_not_change(repo: Repo) -> None:
    repo.commit(bundle(1) | bundle(2, product="admin"))
    repo.write(bundle(3, relations=["relates-to @1", "relates-to @2"]))
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == []
    repo.write(bundle(3, relations=["relates-to @1", "relates-to @7"]))
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == ["QA711"]


@pytest.mark.parametrize("target", ["a\nb", "\0", f"{identity()}\0", "../..", f"admin/bundles/{identity()}", " " * 30])
def test_targets_that_are_no_name_of_a_folder(repo: Repo, target: str) -> None:
    repo.commit(bundle(1) | bundle(1, product="a\nb"))
    repo.write(bundle(3, relations=[{"type": "relates-to", "target": target}]))
    repo.git("add", "-A")
    done = repo.hook("qa-check-records")
    assert (done.status, done.codes) == (1, ["QA711"])


def test_a_name_that_is_no_text(repo: Repo) -> None:
    repo.write(bundle())
    name = os.fsdecode(b"evidence/\xff\xfe.md")
    try:
        repo.write({f"{folder()}/{name}": "x\n"})
    except OSError:
        pytest.skip("this file system has no such names")
    for argv in ((), ("--worktree",)):
        repo.git("add", "-A")
        done = repo.hook("qa-check-records", *argv)
        assert (done.status, done.codes) == (1, ["QA702", "QA709"])


def test_from_a_folder_below_and_what_is_excluded(repo: Repo) -> None:
    bad = bundle(after={"provenance.json": "[]\n"})
    repo.commit({"web/a.ts": "x\n"})
    repo.write(bad)
    repo.git("add", "-A")
    for cwd in ("web", STORE):
        assert repo.hook("qa-check-records", cwd=cwd).codes == ["QA709", "QA713"]
    repo.write({".qa-memory.yaml": f"exclude: [{STORE}/shop]\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == []


def test_a_store_by_settings(repo: Repo) -> None:
    repo.commit({".qa-memory.yaml": "stores: {records: [qa/memory]}\n"})
    repo.write(bundle(store="qa/memory", after={"provenance.json": "[]\n"}))
    repo.write(bundle(2, store="qa/more", after={"provenance.json": "[]\n"}))
    repo.git("add", "-A")
    found = repo.hook("qa-check-records").findings
    assert {(one["code"], one["path"].split("/shop/")[0]) for one in found} == {
        ("QA709", "qa/memory"),
        ("QA713", "qa/memory"),
    }


@pytest.mark.parametrize("more", ["agent-qa-knowledge", f"{STORE}/shop", f"{STORE}/shop/bundles", STORE])
def test_a_store_by_settings_never_hides_the_standard_one(more: str) -> None:
    assert codes(
        bundle(files={"provenance.json": "[]\n"}) | {".qa-memory.yaml": f"stores: {{records: [{more}]}}\n"}
    ) == {"QA713"}


@pytest.mark.parametrize("folder_name", ["a b", "Ünï", "x\ny", "-x"])
def test_stores_in_folders_of_any_name(repo: Repo, folder_name: str) -> None:
    repo.commit(bundle(store=f"{folder_name}/{STORE}"))
    path = next(path for path in bundle(store=f"{folder_name}/{STORE}") if path.endswith("evidence.md"))
    repo.write({path: "x\n"})
    repo.git("add", "-A")
    assert repo.hook("qa-check-records").codes == ["QA709"]


def test_it_runs_through_plain_git(repo: Repo, tmp_path: Path) -> None:
    repo.install("pre-commit", "qa-check-records")
    repo.write(bundle(after={"provenance.json": "[]\n"}))
    repo.git("add", "-A")
    refused = repo.run("git", "commit", "-qm", "x")
    assert refused.status == 1 and "QA709 manifest-mismatch" in refused.out + refused.err
    repo.write(bundle())
    repo.git("add", "-A")
    assert repo.run("git", "commit", "-qm", "x").status == 0
