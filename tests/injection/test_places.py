"""What a page does not show, and where it ends."""

from __future__ import annotations

from hypothesis import given, settings
from injection.pieces import TEXTS

from qa_memory_hooks.injection.places import places


def test_places() -> None:
    text = "<!-- a --><p hidden>b</p><details>c</details><i title='d'>[e](f 'g')![h](i)\n[j]: k (l)"
    found = [(place.kind, text[slice(*place.inside)]) for place in places(text)]
    assert found == [
        ("comment", " a "),
        ("element", "b"),
        ("details", "c"),
        ("attribute", "d"),
        ("definition", "l"),
        ("title", "g"),
        ("image", "h"),
    ]
    assert [text[place.start : place.end] for place in places(text)][:3] == [
        "<!-- a -->",
        "<p hidden>b</p>",
        "<details>c</details>",
    ]


def test_what_never_ends_hides_the_rest() -> None:
    (place,) = places("a\n <!-- b\nc")
    assert (place.start, place.end, place.inside) == (3, 11, (7, 11))
    (place,) = places("x <b hidden>y")
    assert (place.end, place.inside) == (13, (12, 13))
    (place,) = places("<b hidden>y</b")
    assert place.inside == (10, 11)


@given(TEXTS)
@settings(deadline=None, max_examples=200)
def test_any_text(text: str) -> None:
    for place in places(text):
        assert place.start <= place.inside[0] <= place.inside[1] <= place.end <= len(text) + 1
