"""What has to be decoded, in order. What each kind says is told by the views."""

from __future__ import annotations

from hypothesis import given, settings
from injection.pieces import B64, TEXTS

from qa_memory_hooks.injection.encodings import KINDS, LETTER_BY_LETTER, encodings
from qa_memory_hooks.injection.smuggling import smuggled


def test_encodings_are_found_once_for_views_and_hidings() -> None:
    assert encodings(f"x {B64}") is encodings(f"x {B64}")
    kinds = [encoding.kind for encoding in encodings(f"{B64} %41%42 &#65;")]
    assert kinds == ["base64", "percent-encoding", "HTML entities"]


def test_each_kind_has_its_place_in_the_order() -> None:
    assert set(KINDS) >= LETTER_BY_LETTER


@given(TEXTS)
@settings(deadline=None, max_examples=200)
def test_any_text(text: str) -> None:
    for encoding in (*encodings(text), *smuggled(text)):
        assert encoding.kind in KINDS
        ends = [encoding.start, *(at for start, end, _ in encoding.edits for at in (start, end)), encoding.end]
        assert ends == sorted(ends)
