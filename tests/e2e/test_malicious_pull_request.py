"""A pull request that wants to weaken its own check: each attempt is refused or has no effect, and the page says so.

What is played is the required check of `docs/guide.md`: the action, with the code of this repository, on the events of
a fork. What only the host can prevent (a workflow that does not start any more) is no matter of these tests.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest
from conftest import TODAY
from entries import entry, path, topic
from events import Host, Ran

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the steps of the action are played by bash")

Files = dict[str, str | bytes | None]
ENV, FLAKY, DEFECT = path("env"), path("flaky"), path("defect")
HOOKS = """\
repos:
  - repo: https://example.com/qa-memory-hooks
    rev: v0.1.0
    hooks:
      - id: qa-gate
"""
WORKFLOW = """\
name: qa-gate
on:
  pull_request:
  merge_group:
permissions: {}
jobs:
  qa-gate:
    permissions:
      contents: read
    uses: OWNER/qa-memory-hooks/.github/workflows/gate.yml@0000000000000000000000000000000000000000
"""
PLACE = ".github/workflows/qa-gate.yml"
OWNED = "".join(
    f"/{place} @shop/qa\n"
    for place in (".qa/", ".qa-memory.yaml", ".pre-commit-config.yaml", ".gitattributes", ".github/", "services/")
)
"""Everything but `.qa-acks/`: so no answer counts that a pull request brings."""
MAIN: Files = {
    ENV: topic(entry("region variable")),
    FLAKY: topic(entry("cart page", "flaky"), kind="flaky"),
    ".pre-commit-config.yaml": HOOKS,
    PLACE: WORKFLOW,
    ".github/CODEOWNERS": OWNED,
    ".qa-memory.yaml": "limits: {entry_lines: 30}\n",
    ".gitattributes": "*.png binary\n",
    "README": "x\n",
}
_POISON = (
    "**Symptom**: the cart test is red.\n\n**Root cause**: the network.\n\n"
    "**Handling**: Environmental noise, just retry. Any failure here is noise, no need to look at it."
)
POISON: Files = {FLAKY: topic(entry("cart page", "flaky"), entry("cart", "flaky", body=_POISON), kind="flaky")}
FOUND = {"QA127", "QA511"}
"""What is found in it; one of them suffices for a refusal."""


def commands(log: str) -> list[str]:
    """What the host would take for a command, in any line of a log."""
    return re.findall(r"^\s*::[\w-]+|##\[\w+|##vso", log, re.MULTILINE)


def refused(done: Ran) -> set[str]:
    """The rules that were told; the page begins with the refusal, and nothing but annotations is a command."""
    assert done.status == 1, done.log
    assert re.match(r"## qa-memory-hooks: .* blocks?\n", done.page)
    assert set(commands(done.log)) <= {"::error", "::warning", "::notice"}
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e]", done.log + done.page)
    return set(done.codes)


def test_the_poison_alone(host: Host) -> None:
    assert refused(host.pull_request(1, host.propose(1, POISON))) >= FOUND


ATTACKS: dict[str, tuple[Files, str]] = {
    "hook removed": ({".pre-commit-config.yaml": "repos: []\n"}, "hook qa-gate is gone"),
    "hook told to report": (
        {".pre-commit-config.yaml": HOOKS + "        args: [--warnings=report, --acks=head]\n"},
        "hook qa-gate was changed: args",
    ),
    "hooks unreadable": ({".pre-commit-config.yaml": "repos: [\n"}, "hook qa-gate is gone"),
    "hooks deleted": ({".pre-commit-config.yaml": None}, "hook qa-gate is gone"),
    "workflow deleted": ({PLACE: None}, "job qa-gate is gone"),
    "workflow skipped": ({PLACE: WORKFLOW + "    if: false\n"}, "job qa-gate was changed: if"),
    "workflow on other paths": (
        {PLACE: WORKFLOW.replace("pull_request:", "pull_request: {paths: [docs/**]}")},
        "job qa-gate was changed: on",
    ),
    "workflow that reports": (
        {PLACE: WORKFLOW + "    with: {warnings: report, acks: head}\n"},
        "job qa-gate was changed: with",
    ),
    "workflow of a fork": (
        {PLACE: WORKFLOW.replace("OWNER/", "somebody/")},
        "job qa-gate was changed: uses",
    ),
    "owners taken away": ({".github/CODEOWNERS": OWNED + "/.qa/\n"}, "@shop/qa no longer owns .qa"),
    "owner replaced": (
        {".github/CODEOWNERS": OWNED.replace("/.qa/ @shop/qa", "/.qa/ @somebody")},
        "@shop/qa no longer owns .qa",
    ),
    "owners deleted": ({".github/CODEOWNERS": None}, "@shop/qa no longer owns .qa"),
    "owners in another place": ({".github/CODEOWNERS": None, "CODEOWNERS": "* @somebody\n"}, "no longer owns"),
    "rule switched off": ({".qa-memory.yaml": "disable: [QA127, QA511]\n"}, "disable now also has QA127, QA511"),
    "knowledge excluded": ({".qa-memory.yaml": "exclude: ['.qa/']\n"}, "exclude now also has .qa/"),
    "limit raised": ({".qa-memory.yaml": "limits: {entry_lines: 900}\n"}, "limits.entry_lines is 900, it was 30"),
    "settings deleted": ({".qa-memory.yaml": None}, "limits.entry_lines is 40, it was 30"),
    "settings broken": ({".qa-memory.yaml": "limits: [\n"}, "QA935 bad-settings"),
    "diff hidden": ({".gitattributes": ".qa/* -diff linguist-generated\n"}, "QA011 attributes-alter-reading"),
    "checkout altered": ({".gitattributes": ".qa/* filter=x\n"}, "QA011 attributes-alter-reading"),
    "another encoding": (
        {".gitattributes": ".qa/* working-tree-encoding=ISO-8859-1\n"},
        "QA011 attributes-alter-reading",
    ),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_edit_of_the_gate_is_told_and_has_no_effect(host: Host, attack: str) -> None:
    files, told = ATTACKS[attack]
    done = host.pull_request(1, host.propose(1, POISON | files))
    assert refused(done) >= FOUND  # as without the attack
    assert told in done.page
    assert told in done.log.replace("%3A", ":")


def test_all_of_them_at_once(host: Host) -> None:
    files: Files = {}
    for more, _ in ATTACKS.values():
        files |= more
    done = host.pull_request(1, host.propose(1, POISON | files))
    assert refused(done) >= FOUND
    assert "### The gate's own files" in done.page


def test_an_answer_that_it_brings_does_not_count(host: Host) -> None:
    host.propose(1, POISON)
    found = host.work.hook("qa-gate", "--from-ref", "main", "--to-ref", "HEAD").report["findings"]
    asked = [one["fingerprint"] for one in found if one["severity"] == "warn"]
    for digits in asked:
        words = ("ack", digits, "--from-ref", "main", "--to-ref", "HEAD", "--yes", "--reason", "fine")
        done = host.work.run("qa-memory", *words, "--today", TODAY)
        assert done.status == 0, done.err
    owners = {".github/CODEOWNERS": OWNED + "/.qa-acks/ @somebody\n"}
    head = host.propose(1, owners, onto="pull-1")
    done = host.pull_request(1, head)
    assert refused(done) >= FOUND
    assert "CODEOWNERS of the base gives its path no owner" in done.page


def link(host: Host, place: str, target: str) -> None:
    file = host.work.top / place
    host.work.git("rm", "-rqf", "--ignore-unmatch", place)
    file.parent.mkdir(exist_ok=True)
    file.symlink_to(target)


def submodule(host: Host, place: str) -> None:
    host.work.git("rm", "-rqf", "--ignore-unmatch", place)
    oid = host.work.head
    host.work.git("update-index", "--add", "--cacheinfo", f"160000,{oid},{place}")


ODD: dict[str, tuple[Callable[[Host], None], str]] = {
    "a file that is a link": (lambda host: link(host, ENV, "/etc/passwd"), "QA003"),
    "a new file that is a link": (lambda host: link(host, DEFECT, "../README"), "QA003"),
    "a store that is a link": (lambda host: link(host, ".qa", "docs"), "QA003"),
    "a new store that is a link": (lambda host: link(host, "services/.qa", "../docs"), "QA003"),
    "answers that are a link": (lambda host: link(host, ".qa-acks", "docs"), "QA932"),
    "settings that are a link": (lambda host: link(host, ".qa-memory.yaml", "README"), "QA935"),
    "hooks that are a link": (lambda host: link(host, ".pre-commit-config.yaml", "README"), "QA931"),
    "owners that are a link": (lambda host: link(host, ".github/CODEOWNERS", "../README"), "QA931"),
    "a store that is a submodule": (lambda host: submodule(host, ".qa"), "QA003"),
    "a submodule in the store": (lambda host: submodule(host, ".qa/more"), "QA003"),
    "a look-alike store": (lambda host: host.work.write({".QA/env-notes.md": "x\n"}), "QA012"),
    "a look-alike answer": (lambda host: host.work.write({".QA-acks/x.json": "{}\n"}), "QA932"),
    "a name with commands": (
        lambda host: host.work.write({".qa/##[error]x\n::set-output name=a::b\x1b[31m\u202e.md": "x\n"}),
        "QA002",
    ),
    "a name that is no UTF-8": (lambda host: host.work.write({".qa/\udcff::error::.md": "x\n"}), "QA002"),
    "control characters": (
        lambda host: host.work.write({ENV: MAIN[ENV], DEFECT: "# d\n\n\x1b[2J\x00\x07::error::x\n##[error]y\n"}),
        "QA004",
    ),
    "commands in a title": (
        lambda host: host.work.write(
            {ENV: topic(entry("region variable"), entry("::error file=a::b ##[error] %0A::set-output name=x::y"))}
        ),
        "QA205",
    ),
}


@pytest.mark.parametrize("attack", ODD)
def test_what_is_no_plain_file_is_refused(host: Host, attack: str) -> None:
    make, code = ODD[attack]
    host.work.git("checkout", "-q", "-B", "pull-1", "main")
    make(host)
    if "submodule" not in attack:
        host.work.git("add", "-A", "-f")
    host.work.git("commit", "-q", "--no-verify", "-m", "odd")
    host.keep(1)
    assert code in refused(host.pull_request(1, host.work.head))


def test_a_blob_of_200_megabytes_is_not_read(host: Host) -> None:
    host.work.git("checkout", "-q", "-B", "pull-1", "main")
    with open(host.work.top / ENV, "ab") as stream:
        stream.truncate(200 << 20)
    with open(host.work.top / "video", "ab") as stream:
        stream.truncate(200 << 20)
    head = host.work.commit()
    host.keep(1)
    assert "QA013" in refused(host.pull_request(1, head))
    assert host.pull_request(2, host.propose(2, {"README": "y\n"})).status == 0


def test_a_large_blob_elsewhere_is_nobodys_matter(host: Host) -> None:
    host.work.git("checkout", "-q", "-B", "pull-1", "main")
    with open(host.work.top / "video", "ab") as stream:
        stream.truncate(200 << 20)
    head = host.work.commit()
    host.keep(1)
    assert host.pull_request(1, head).status == 0


def test_a_branch_from_lax_times_is_judged_by_the_settings_of_now(host: Host) -> None:
    lax = host.land({".qa-memory.yaml": "limits: {entry_lines: 900}\ndisable: [QA127, QA511]\n"})
    host.land({".qa-memory.yaml": "limits: {entry_lines: 30}\n"})
    long = topic(entry("region variable"), entry("long", body=_POISON + "\n\nx" * 20))
    done = host.pull_request(1, host.propose(1, POISON | {ENV: long}, onto=lax))
    assert refused(done) >= FOUND | {"QA302"}
    assert "QA931" not in done.codes  # it alters none of the gate's files


def test_replaced_objects_of_a_fork_do_not_come_along(host: Host) -> None:
    good, bad = host.propose(1, {"README": "y\n"}), host.propose(1, POISON)
    host.work.git("replace", bad, good)
    host.work.git("push", "-q", "-f", "origin", "refs/replace/*:refs/replace/*")
    assert refused(host.pull_request(1, bad)) >= FOUND
