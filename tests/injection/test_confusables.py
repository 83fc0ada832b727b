"""Which characters look like others, and as what."""

from __future__ import annotations

import unicodedata

from qa_memory_hooks.injection import confusables
from qa_memory_hooks.injection.confusables import disguised

EVERY = "".join(map(chr, range(0x110000)))


def test_every_character_with_another_form_is_looked_at() -> None:
    found = confusables.dress(EVERY)
    assert found
    dressed = frozenset(char for char in EVERY if found.match(char))
    for char in EVERY:
        if char not in dressed:
            assert unicodedata.is_normalized("NFKC", char) and len(char.lower()) == 1, ascii(char)


def test_every_control_is_found_in_ascii() -> None:
    ascii_only = EVERY[:128]
    found = confusables.dress(ascii_only)
    assert found and confusables.CONTROLS.findall(ascii_only) == found.findall(ascii_only)


def test_what_a_letter_becomes_has_a_small_letter_of_one_character() -> None:
    found = confusables.dress(EVERY)
    assert found
    for match in found.finditer(" ".join(EVERY)):
        assert all(len(char.lower()) == 1 for char in confusables.plain(match[0])), ascii(match[0])


def test_only_what_a_text_holds_is_looked_for() -> None:
    assert confusables.dress("plain – words, слова, 文字") is None
    assert confusables.invisible("caf\u00e9") is None
    found = confusables.dress("caf\u00e9 \u1112\u1161\u11ab")
    assert found and found.findall("caf\u00e9 \u1112\u1161\u11ab") == ["\u00e9", "\u1112\u1161\u11ab"]
    unseen = confusables.invisible("a\u200b]\u2060-")
    assert unseen and unseen.sub("", "a\u200b]\u2060-") == "a]-"


def test_disguised_words() -> None:
    found = list(disguised("One wоrd, а note\nи слово"))
    assert [(word.start, word.end, word.plain, word.mixed) for word in found] == [
        (4, 8, "word", True),
        (10, 11, "a", False),
    ]
