"""The work of views and hidings grows with the text, whatever it is made of.

Lines of Python are counted, since a clock is no test. What happens within one expression shows as well: were it
squared, 100 KB of its worst piece would not end within the time that a whole run of the tests is given.
"""

from __future__ import annotations

import pytest
from fuzz.counting import steps
from injection.pieces import WORST

from qa_memory_hooks.injection.encodings import encodings
from qa_memory_hooks.injection.hiding import hidings
from qa_memory_hooks.injection.views import views

SMALL, LARGE = 10_000, 100_000


def look(text: str) -> None:
    encodings.cache_clear()
    for _ in views(text):
        pass
    for _ in hidings(text):
        pass


@pytest.mark.parametrize("piece", WORST)
def test_of_one_piece(piece: str) -> None:
    text = piece * (SMALL // len(piece))
    assert steps(lambda: look(text)) < 100 * len(text) + 20_000
    look(piece * (LARGE // len(piece)))


def test_of_all_pieces() -> None:
    text = "\n".join(piece * (LARGE // len(WORST) // len(piece)) for piece in WORST)
    assert steps(lambda: look(text)) < 100 * len(text) + 20_000
