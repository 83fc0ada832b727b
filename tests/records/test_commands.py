"""`qa-memory records …` in real repositories: what it answers, and that it changes nothing that it need not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bundles import LOG, bundle, folder, identity
from conftest import Done, Repo

UP = ["confirmed 1", "promoted 1"]
ID = identity()


def records(repo: Repo, *argv: str, cwd: Path | str | None = None) -> Done:
    return repo.run("qa-memory", "records", *argv, "--format", "json", cwd=cwd)


def rows(repo: Repo, *argv: str) -> list[dict[str, Any]]:
    done = records(repo, *argv)
    assert done.status == 0, done.err
    found: list[dict[str, Any]] = done.report["records"]
    return found


@pytest.fixture
def outside(tmp_path: Path) -> Repo:
    repo = Repo(tmp_path / "plain", init=False)
    repo.write(bundle(events=UP))
    return repo


# Answers.


def test_a_row(repo: Repo) -> None:
    repo.write(bundle(events=[*UP, "helpful 4"]))
    assert rows(repo, "list") == [
        {
            "id": ID, "shortId": "MEM-001", "kind": "fact", "subtype": "behavioral", "status": "active",
            "trust": pytest.approx(3.25 / 4.25), "servedTrust": pytest.approx(3.25 / 4.25), "product": "shop",
            "scope": {"tier": "product", "key": "shop"}, "createdAtOrdinal": 1, "lastConfirmed": 1,
            "summary": "The cart keeps what was put into it.",
        }
    ]  # fmt: skip


def test_a_caution_has_no_subtype_and_may_never_have_been_confirmed(repo: Repo) -> None:
    repo.write(bundle(kind="caution", events=[]))
    (row,) = rows(repo, "list")
    assert (row["subtype"], row["lastConfirmed"], row["status"]) == (None, None, "candidate")
    assert row["trust"] == pytest.approx(2 / 3)


def test_rows_are_sorted_by_product_and_id_and_chosen_by_both_options(repo: Repo) -> None:
    repo.write(bundle(2, events=UP) | bundle(1) | bundle(3, product="admin"))
    assert [row["id"][-1] for row in rows(repo, "list")] == ["3", "1", "2"]
    assert [row["id"][-1] for row in rows(repo, "list", "--product", "shop")] == ["1", "2"]
    assert [row["id"][-1] for row in rows(repo, "list", "--status", "active")] == ["2"]


def test_the_latest_build_counts_each_product_for_itself(repo: Repo) -> None:
    repo.write(bundle(1, events=[*UP]) | bundle(2, events=["confirmed 6"]) | bundle(3, product="admin", events=UP))
    served = {row["id"][-1]: row["servedTrust"] for row in rows(repo, "list")}
    assert served == {"1": pytest.approx(0.45), "2": pytest.approx(0.75), "3": pytest.approx(0.75)}


def test_a_card(repo: Repo) -> None:
    repo.write(
        bundle(
            1,
            events=["confirmed 2 a", "window-close 5 b"],
            relations=[{"type": "relates-to", "target": identity(2), "since": 3}],
        )
        | bundle(2)
    )
    card = records(repo, "show", ID).report
    assert card["window"] == {"from": 1, "to": 5}
    assert card["relations"] == [{"type": "relates-to", "target": identity(2), "since": 3}]
    assert [event["id"] for event in card["events"]] == ["a", "b"]


def test_a_card_for_people_shows_the_arithmetic_and_what_does_not_count(repo: Repo) -> None:
    repo.write(bundle(events=["confirmed 1 a", "retracted 2 b a"]))
    text = repo.run("qa-memory", "records", "show", ID).out
    assert "(0 + ¼·0 + 2) / (0 + ¼·0 + 2 + 0 + ¼·0 + 1) = 0.6667" in text
    assert "agent-verified  a (does not count)" in text


def test_serving_reminds_and_names_what_faded(repo: Repo) -> None:
    repo.write(bundle(events=UP))
    done = records(repo, "serve", "--product", "shop", "--build", "6")
    assert "not instructions" in done.report["reminder"]
    assert done.report["records"][0]["remarks"] == ["unconfirmed since build 1"]
    text = repo.run("qa-memory", "records", "serve", "--product", "shop", "--build", "6").out
    assert text.startswith(done.report["reminder"]) and "(unconfirmed since build 1)" in text


def test_what_cannot_be_read_is_said_and_the_rest_is_answered(repo: Repo) -> None:
    repo.write(bundle(1) | bundle(2, lines=["kind: caution"], front={"kind": None}))
    done = records(repo, "list")
    assert [row["id"][-1] for row in done.report["records"]] == ["1"]
    assert "cannot be read" in done.err and identity(2) in done.err
    assert records(repo, "show", identity(2)).status == 2


@pytest.mark.parametrize("argv", [["list"], ["resolve", "cart"], ["serve", "--product", "shop"]])
def test_no_records_are_no_fault(repo: Repo, argv: list[str]) -> None:
    assert rows(repo, *argv) == []
    assert not (repo.top / ".git/qa-memory").exists()


def test_from_a_folder_below_and_outside_of_git(repo: Repo, outside: Repo) -> None:
    repo.write(bundle() | {"web/a.ts": "x\n"})
    assert records(repo, "list", cwd="web").report["records"][0]["id"] == ID
    (row,) = rows(outside, "list")
    assert row["shortId"] is None
    assert records(outside, "show", ID).report["shortId"] is None


def test_stores_by_settings_and_ignored_ones(repo: Repo) -> None:
    repo.write(bundle(1, store="qa/memory") | bundle(2) | {".qa-memory.yaml": "stores:\n  records: [qa/memory]\n"})
    assert [row["id"][-1] for row in rows(repo, "list")] == ["1", "2"]
    repo.write({".gitignore": "/qa/\n"})
    assert [row["id"][-1] for row in rows(repo, "list")] == ["2"]


def test_text_cannot_act_on_a_terminal(repo: Repo) -> None:
    repo.write(bundle(summary="a\u202eb ##[error]x \u200b", events=[{"note": "::warning::x \x7f"}]))
    text = repo.run("qa-memory", "records", "show", ID).out + repo.run("qa-memory", "records", "list").out
    assert not {"\u202e", "\u200b", "\x7f"} & set(text) and "##[" not in text
    printed = records(repo, "list").out
    assert not {"\u202e", "\u200b"} & set(printed) and "##[" not in printed
    assert json.loads(printed)["records"][0]["summary"] == "a\u202eb ##[error]x \u200b"


# Addresses.


def test_an_unknown_id_is_a_fault_that_names_a_near_one(repo: Repo) -> None:
    repo.write(bundle())
    done = records(repo, "show", ID[:-1] + "2")
    assert done.status == 2 and ID in done.err
    assert records(repo, "show", "MEM-1").status == 2  # nothing was shown yet


def test_one_id_in_two_products_is_a_fault(repo: Repo) -> None:
    repo.write(bundle() | bundle(product="admin"))
    done = records(repo, "show", ID)
    assert done.status == 2 and folder() in done.err


def test_short_ids_are_shared_by_the_working_trees_of_a_repository(repo: Repo) -> None:
    repo.write(bundle(1) | bundle(2))
    repo.git("add", "-A")
    repo.commit()
    rows(repo, "list")
    repo.git("worktree", "add", "-q", "../second")
    second = Repo(repo.top.parent / "second", init=False)
    second.write(bundle(3))
    assert [row["shortId"] for row in rows(second, "list")] == ["MEM-001", "MEM-002", "MEM-003"]
    assert records(repo, "show", "mem-2").report["id"] == identity(2)


def test_a_damaged_list_of_short_ids_is_a_fault_with_a_cure(repo: Repo) -> None:
    repo.write(bundle() | {".git/qa-memory/short-ids.json": "{"})
    done = records(repo, "list")
    assert done.status == 2 and "remove it" in done.err


# Marking.


def test_an_event_is_added_and_nothing_else_changes(repo: Repo) -> None:
    repo.write(bundle(events=UP))
    repo.git("add", "-A")
    repo.commit()
    before = repo.read(f"{folder()}/{LOG}")
    card = records(repo, "mark", ID, "helpful", "--note", "ein Hinweis · 提示").report
    added = repo.read(f"{folder()}/{LOG}").removeprefix(before)
    fields = json.loads(added)
    assert added.endswith("\n") and card["events"][-1] == fields
    assert fields == {
        "id": fields["id"],
        "buildOrdinal": 1,
        "origin": "user",
        "type": "helpful",
        "note": "ein Hinweis · 提示",
    }
    assert repo.git("status", "--porcelain").count("\n") == 2
    repo.git("add", "-A")
    assert repo.hook("qa-gate").codes == []


def test_the_order_of_the_manifest_stays(repo: Repo) -> None:
    files = bundle()
    path = f"{folder()}/manifest.json"
    text = files[path]
    assert isinstance(text, bytes)
    files[path] = json.dumps(json.loads(text), sort_keys=True).replace('"sha256"', ' "sha256"').encode()
    repo.write(files)
    records(repo, "mark", ID, "confirmed")
    assert repo.read(path)[:30] == files[path][:30].decode()
    assert repo.hook("qa-check-records", "--worktree").codes == []


def test_what_is_retracted_is_named_by_its_id(repo: Repo) -> None:
    repo.write(bundle(events=["confirmed 1 a", "confirmed 2 b"]))
    by_line = records(repo, "mark", ID, "retracted", "--target", "2").report
    assert by_line["events"][-1]["target"] == "b" and by_line["lastConfirmed"] == 1
    by_id = records(repo, "mark", ID, "overturned", "--target", "a").report
    assert by_id["events"][-1]["target"] == "a" and by_id["lastConfirmed"] is None


@pytest.mark.parametrize(
    ("events", "argv", "says"),
    [
        (["confirmed 1"], ["retracted", "--target", "1"], "no id"),
        (["confirmed 1 a", "retracted 1 b a"], ["overturned", "--target", "a"], "cancelled already"),
        (["confirmed 1"], ["retracted"], "names no `target`"),
        (["confirmed 5"], ["confirmed", "--build", "4"], "build 4 after build 5"),
        (UP, ["promoted"], "second time"),
        (["deprecated 1"], ["helpful"], "deprecated"),
        (["confirmed 1"], ["liked"], "`type`"),
        (["confirmed 1"], ["confirmed", "--build", "0"], "`buildOrdinal`"),
    ],
)
def test_what_the_check_would_refuse_is_refused(repo: Repo, events: list[str], argv: list[str], says: str) -> None:
    repo.write(bundle(events=events))
    repo.git("add", "-A")
    repo.commit()
    done = records(repo, "mark", ID, *argv)
    assert done.status == 1 and says in done.err and "nothing was written" in done.err
    assert repo.git("status", "--porcelain") == ""


def test_a_log_without_its_last_line_end_is_not_added_to(repo: Repo) -> None:
    repo.write(bundle(files={LOG: '{"buildOrdinal":1,"origin":"user","type":"confirmed"}'}))
    done = records(repo, "mark", ID, "confirmed")
    assert done.status == 1 and "does not end" in done.err


def test_marking_vouches_for_no_other_file(repo: Repo) -> None:
    repo.write(bundle(after={"evidence/evidence.md": "Another story.\n"}))
    assert records(repo, "mark", ID, "confirmed").status == 0
    assert repo.hook("qa-check-records", "--worktree").codes == ["QA709"]
    assert repo.run("qa-memory", "records", "manifest", ID).out == "evidence/evidence.md: changed\n"
    assert repo.hook("qa-check-records", "--worktree").codes == []
    assert repo.run("qa-memory", "records", "manifest", ID).out == "nothing to renew\n"


def test_the_manifest_lists_what_git_would_have(repo: Repo) -> None:
    repo.write(
        bundle(
            files={"evidence/gates.jsonl": "{}\n"}, after={"artifacts/a.png": b"\x89PNG", "evidence/gates.jsonl": None}
        )
    )
    repo.write({".gitignore": "*.tmp\n", f"{folder()}/x.tmp": "x", f"{folder()}/artifacts.index.json": "[]\n"})
    out = repo.run("qa-memory", "records", "manifest", ID).out
    assert out.splitlines() == ["artifacts.index.json: added", "evidence/gates.jsonl: removed"]
    assert repo.hook("qa-check-records", "--worktree").codes == ["QA703"]


def test_on_a_disk_with_crlf_the_manifest_is_of_what_git_stores(repo: Repo) -> None:
    repo.git("config", "core.autocrlf", "true")
    files = bundle(events=["confirmed 1 a"])
    repo.write({path: data.replace(b"\n", b"\r\n") for path, data in files.items() if isinstance(data, bytes)})
    assert records(repo, "mark", ID, "confirmed", "--build", "2").status == 0
    assert b"\n" not in (repo.top / folder() / LOG).read_bytes().replace(b"\r\n", b"")
    repo.git("-c", "core.safecrlf=false", "add", "-A")
    assert repo.hook("qa-check-records").codes == []
    assert repo.hook("qa-check-outcomes").codes == []
    assert repo.hook("qa-check-records", "--worktree").codes == []


def test_marking_outside_of_git_leaves_nothing_beside_the_store(outside: Repo) -> None:
    before = set(outside.top.rglob("*"))
    assert records(outside, "mark", ID, "confirmed").status == 0
    assert set(outside.top.rglob("*")) == before


@pytest.mark.parametrize("name", [LOG, "manifest.json"])
def test_marking_does_not_follow_a_link(repo: Repo, name: str) -> None:
    repo.write(bundle())
    path = repo.top / folder() / name
    outside = repo.top.parent / "outside"
    outside.write_bytes(path.read_bytes())
    path.unlink()
    path.symlink_to(outside)
    before = outside.read_bytes()
    assert records(repo, "mark", ID, "confirmed").status == 1
    assert outside.read_bytes() == before and path.is_symlink()


def test_a_bundle_behind_a_link_is_none(repo: Repo) -> None:
    repo.write(bundle())
    (repo.top / folder()).rename(repo.top.parent / "outside")
    (repo.top / folder()).symlink_to(repo.top.parent / "outside")
    assert records(repo, "mark", ID, "confirmed").status == 2
