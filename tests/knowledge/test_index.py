"""The index is a function of the entries, and of a foreign header that it keeps."""

from __future__ import annotations

import hashlib

import pytest
from entries import entry, topic
from hypothesis import given, settings
from hypothesis import strategies as st

from qa_memory_hooks.knowledge import grammar, index
from qa_memory_hooks.knowledge.grammar import Entry
from qa_memory_hooks.knowledge.vocabulary import BY_NAME, KINDS

TABLE = "| file | date | title | status | confidence | summary |\n|---|---|---|---|---|---|"
INVENTED = f"# Another index\n\n> kept by another tool\n\n{TABLE}"


def entries(*texts: str, kind: str = "env") -> tuple[Entry, ...]:
    return grammar.parse(BY_NAME[kind], f".qa/{BY_NAME[kind].file}", topic(*texts)).entries


@pytest.fixture
def _other_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "SKILL_HEADER", hashlib.sha256(INVENTED.encode()).hexdigest())


def test_rows() -> None:
    found = entries(
        entry("first", summary='"with: quotes"'),
        entry("second", status="superseded", confidence="confirmed"),
        entry("third", status="retired"),
        entry("fourth", status="archived"),
    )
    assert index.derive(found, None, "en").split("\n")[-3:] == [
        "| env-notes.md | 2026-09-05 | first | active | tentative | with: quotes |",
        "| env-notes.md | 2026-09-05 | second | superseded | confirmed | about second |",
        "",
    ]


def test_headers() -> None:
    for language, header in index.HEADERS.items():
        assert index.derive([], None, language) == "\n".join(header) + "\n"
        assert index.derive([], "anything else\n\n|---|\n", language) == "\n".join(header) + "\n"
    assert index.derive([], index.derive([], None, "zh"), "en").startswith("# QA knowledge index\n")


@pytest.mark.usefixtures("_other_tool")
def test_the_other_tools_header_is_kept() -> None:
    found = entries(entry("first"))
    row = "| env-notes.md | 2026-09-05 | first | active | tentative | about first |\n"
    for language in index.HEADERS:
        for rest in ("", "\n", "\n| stale |\n", "\n" + "x\n" * 100):
            assert index.derive(found, INVENTED + rest, language) == f"{INVENTED}\n{row}"


@pytest.mark.usefixtures("_other_tool")
@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        TABLE,
        INVENTED.replace("kept", "Kept"),
        INVENTED.replace("\n\n", "\n", 1),
        f" {INVENTED}",
        INVENTED + " ",
        INVENTED.rpartition("\n")[0],
        "> x\n" * 60 + INVENTED,
        "\n".join(index.HEADERS["en"]),
    ],
)
def test_no_other_header_is_kept(text: str | None) -> None:
    assert index.skill_header(text) is None


KEPT = st.sampled_from([None, "", "x", INVENTED, INVENTED + "\n| x |", "\n".join(index.HEADERS["zh"])])
TITLES = st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters="|"), min_size=1, max_size=20)


@pytest.mark.usefixtures("_other_tool")
@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(KINDS), TITLES, st.sampled_from(["active", "superseded", "retired"]))), KEPT)
def test_what_is_derived_is_accepted_and_stays(rows: list[tuple[object, str, str]], current: str | None) -> None:
    found = [
        one
        for kind in KINDS
        for one in entries(
            *(entry(title, kind.name, status=status, summary="s") for of, title, status in rows if of is kind),
            kind=kind.name,
        )
    ]
    assert len(found) == len(rows)
    for language in index.HEADERS:
        derived = index.derive(found, current, language)
        assert index.derive(found, derived, language) == derived
        assert derived.endswith("\n")
        assert derived.count("\n| ") == 1 + len(index.listed(found))
        kept = current is not None and current.startswith(INVENTED)
        assert derived.startswith(INVENTED if kept else "\n".join(index.HEADERS[language]))


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        (entry("a"), []),
        (entry("a | b", summary="s"), ["heading"]),
        (entry("a", status="archived"), ["status"]),
        (entry("a", confidence=None), ["confidence"]),
        (entry("a", summary=None), ["summary"]),
        (entry("a", summary="b | c"), ["summary"]),
        (f"```\n{entry('a')}```\n", ["heading", "status", "confidence", "summary"]),
        ("## 2026-09-05 bare\n", ["status", "confidence", "summary"]),
    ],
)
def test_unreadable_fields(text: str, fields: list[str]) -> None:
    (found,) = entries(text)
    assert index.unreadable_fields(found) == fields
