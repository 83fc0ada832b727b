"""A text that was rewritten, and where its characters come from."""

from __future__ import annotations

import re
from collections.abc import Callable

from qa_memory_hooks.injection.traced import Traced


def test_a_rewriting_is_looked_up_as_often_as_one_likes() -> None:
    text = Traced("abc").edited(lambda _: [(1, 2, "xyz")]).edited(lambda _: [(0, 1, "")])
    assert text.text == "xyzc"
    assert [text.source(at, at + 1) for at in range(4)] == [(1, 2), (1, 2), (1, 2), (2, 3)]
    assert text.source(4, 4) == (3, 3)
    assert text.part(1, 4).source(0, 3) == (1, 3)


def test_what_stands_for_a_match_may_depend_on_those_before() -> None:
    def counting() -> Callable[[re.Match[str]], str]:
        found = 0

        def new(match: re.Match[str]) -> str:
            nonlocal found
            found += 1
            return str(found) * found

        return new

    text = Traced("a, b, c").replaced(re.compile("[a-z]"), counting)
    assert text.text == "1, 22, 333"
    assert [text.source(at, at + 1) for at in (0, 3, 4, 9)] == [(0, 1), (3, 4), (3, 4), (6, 7)]
