"""Sentences of concepts: what a word stands for, where it stands, and how patterns meet them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qa_memory_hooks.injection import compiling, lexicon, matcher, runs, vocabulary, words

BOTH = lexicon.VERDICTS
READER = words.Reader(words.Asked(BOTH.index()))


def sentences(text: str) -> list[words.Sentence]:
    return [sentence for _, sentence in READER.sentences(words.split(text))]


def seen(text: str) -> list[list[tuple[str, str]]]:
    """For each sentence the tokens that stand for something, and one of their concepts."""
    parts = words.tokens(text).findall(text)
    found = []
    for sentence in sentences(text):
        pairs = zip(sentence.tokens[1:], sentence.concepts[1:], strict=True)
        found.append([(parts[at], _names(concepts)) for at, concepts in pairs])
    return found


def _names(concepts: int) -> str:
    return "|".join(name for name, bit in BOTH.concepts.items() if concepts & bit)


def has(text: str, concept: str) -> bool:
    return any(sentence.present & BOTH.concepts[concept] for sentence in sentences(text))


@pytest.mark.parametrize("word", ["retry", "retries", "retried", "retrying", "RETRY".lower()])
def test_a_word_counts_in_each_of_its_forms(word: str) -> None:
    assert has(f"we {word} it", "retry")


@pytest.mark.parametrize(
    ("form", "lemma"),
    [("skipped", "skip"), ("skips", "skip"), ("noted", "note"), ("studies", "study"), ("passes", "pass"), ("is", "is")],
)
def test_lemmas(form: str, lemma: str) -> None:
    assert lemma in words.lemmas(form)


def test_short_words_have_no_other_form() -> None:
    assert list(words.lemmas("bed")) == ["bed"]


def test_a_sentence_ends_at_its_mark_but_not_within_a_version_or_a_file() -> None:
    assert len(sentences("retry 5.2 of a.md. retry")) == 2
    assert len(sentences("retry! retry? retry; retry\nretry")) == 5
    assert len(sentences("重试。重试！重试；重试")) == 4


def test_a_phrase_counts_for_nothing_else() -> None:
    (sentence,) = sentences("over and over again")
    assert len(sentence.concepts) == 2
    assert sentence.concepts[1] & BOTH.concepts["unbounded"]


def test_of_phrases_that_overlap_the_longest_counts() -> None:
    spans = [(0, 2, 1), (1, 5, 2), (6, 8, 4)]
    assert words._longest(spans) == [(1, 5, 2), (6, 8, 4)]


def test_a_phrase_does_not_reach_over_the_end_of_a_sentence() -> None:
    assert not has("it was over. and over we go", "unbounded")


def test_names_of_tests_are_tests() -> None:
    assert has("see test_login_page", "test")
    assert not has("see some_login_page", "test")


def test_tickets_and_numbers() -> None:
    assert has("see shop-812", "ticket")
    assert has("at 5.2 ms", "number")


def test_a_run_is_taken_apart_by_its_longest_words() -> None:
    (sentence,) = sentences("失败一律忽略")
    assert sentence.run
    assert "fail" in _names(sentence.concepts[1])


def test_a_word_of_another_script_does_not_hide_the_rest() -> None:
    whole, spaced = sentences("any failure of the 支付 suite is noise")
    assert (whole.run, spaced.run) == (True, False)
    assert spaced.tokens == [0, 0, 1, 5, 6, 7]
    assert matcher.scan("any failure of the 支付 suite is noise")
    assert len(sentences("支付失败一律忽略")) == 1


def test_two_letters_of_a_run_count_as_one_word() -> None:
    (near,) = sentences("重试甲乙直到")
    (far,) = sentences("重试甲乙甲乙甲乙直到")
    assert near.places[-1] - near.places[1] == 2
    assert far.places[-1] - far.places[1] == 4


@pytest.mark.parametrize(
    ("pattern", "text", "met"),
    [
        ("retry until", "retry it until then", True),
        ("retry until", "retry one two three until then", False),
        ("retry .. until", "retry one two three until then", True),
        ("retry .. until", "retry one two three four five six seven eight until then", False),
        ("retry ... until", "retry one two three four five six seven until then", True),
        ("until & retry", "retry it until then", True),
        ("until retry", "retry it until then", False),
        ("until|retry", "until", True),
        ("~retry", "retry it", True),
        ("~retry", "do not retry it", False),
        ("~retry", "not now, retry it", True),
        ("start retry", "retry it", True),
        ("start retry", "one two three four retry", False),
        ("start retry", "one two three four, please retry", True),
    ],
)
def test_patterns(pattern: str, text: str, met: bool) -> None:
    sequences = vocabulary.pattern(pattern, BOTH)
    (sentence,) = sentences(text)
    assert all(words.find(sequence, sentence) for sequence in sequences) is met


def test_a_match_says_from_which_token_to_which() -> None:
    text = "now retry it until then"
    (sequence,) = vocabulary.pattern("retry until", BOTH)
    (sentence,) = sentences(text)
    assert words.find(sequence, sentence) == (1, 3)
    assert words.tokens(text).findall(text)[1] == "retry"


def test_an_unknown_concept_is_no_pattern() -> None:
    with pytest.raises(KeyError, match="no concept 'retri'; there is retry"):
        vocabulary.pattern("retri", BOTH)


def test_texts_of_nothing_but_new_words_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_KNOWN", 10)
    reader = words.Reader(words.Asked(BOTH.index()))
    for each in range(30):
        text = " ".join(f"w{'x' * n} retry over and over again" for n in range(each, each + 20))
        (found,) = reader.sentences(words.split(text))
        assert found[1].present & BOTH.concepts["unbounded"]
    assert len(reader._hints) < 40


def test_every_list_is_well_formed() -> None:
    assert not list(compiling.faults())
    for each in (lexicon.VERDICTS, lexicon.ORDERS):
        assert max(each.concepts.values()).bit_length() <= words._WIDTH


@given(st.text(alphabet=st.sampled_from("retry until pass 重试直到通过.!?。\n'-_ 5")))
def test_places_grow_and_lie_in_the_text(text: str) -> None:
    parts = words.tokens(text).findall(text)
    for sentence in sentences(text):
        assert sentence.places == sorted(sentence.places)
        assert all(0 <= at < max(len(parts), 1) for at in sentence.tokens)
        assert len(sentence.places) == len(sentence.concepts) == len(sentence.tokens)


def test_either_apostrophe_is_one() -> None:
    (straight,), (curly,) = sentences("we don't retry"), sentences("we don\u2019t retry")
    assert straight == curly
    assert len(straight.concepts) == 3


@pytest.mark.parametrize(
    ("listed", "text", "expected"),
    [
        ("不用{看、查{一下、两次}}、看", "不用看了", {3}),
        ("不用{看、查{一下、两次}}、看", "不用查一下", {5}),
        ("不用{看、查{一下、两次}}、看", "不用查", set()),
        ("{与、跟}{代码、产品}{无关、没关系}", "跟产品没关系啊", {6}),
        ("甲、甲乙", "甲乙丙", {1, 2}),
        ("甲", "", set()),
    ],
)
def test_lists_of_words_without_blanks(listed: str, text: str, expected: set[int]) -> None:
    assert runs.Choice(listed).ends(text, 0) == expected


def test_a_vocabulary_turned_round_says_the_same() -> None:
    small = vocabulary.Vocabulary({"a": "one, one more, re-run", "test": "one"}, {"b": "甲、{乙、丙}丁"})
    index = small.index()
    assert index.spaced == {"one": "0,1"}
    assert sorted(index.phrases.values()) == ["one more:0", "re - run:0"]
    assert index.runs().words == {"甲": "甲:2", "乙丁": "=0:2", "丙丁": "=0:2"}
    assert index.runs().sequences == ("{乙、丙}丁",)
    assert vocabulary.bits(index.identifiers) == small.mask("test")
    assert vocabulary.bits("0,1") == small.mask("a|test")
    assert vocabulary.bits("") == 0
