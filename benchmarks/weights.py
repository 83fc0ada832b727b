"""Learns `qa_memory_hooks/injection/weights.py` from labelled text: `make weights`.

    python benchmarks/weights.py --corpus DIR [DIR …] [--check]

Reads the rows that `detection.py` reads, without those of files that are named `held-out…`, which are never learned
from. Each passage of an honest row is honest; of a poisoned row the heaviest passage is poisoned, and which one that is
follows from the weights of the round before. The weights are those of a logistic regression over the terms of a
passage; the limit is the weight that only `OVER` of the honest rows reach when they are not learned from. Needs
scikit-learn.
"""

from __future__ import annotations

import argparse
import collections
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import detection
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from qa_memory_hooks.injection import matcher, views, weighing, words

OUT = Path(__file__).parents[1] / "qa_memory_hooks" / "injection" / "weights.py"
TERMS = 12_000
"""So many terms are kept: more add less than the time that it takes to load them."""
LEAST = 3
"""So many passages have a term that is learned,"""
COMMON = 0.05
"""and no more than this share of the honest ones: `the` and `of` tell prose from lists, not poison from knowledge."""
OVER = 0.02
"""The share of honest rows that may be heavier than the limit."""
FOLDS = 5
NEAR = 40
"""So many rows in a row are in one fold: a poisoned one and its honest twin, which has the same words, are no test of
each other."""
STRENGTH = 5.0
"""Of the regression (`C`): the higher, the closer the weights follow the rows."""
UNIT = 100
"""Weights are whole numbers, hundredths of those of the regression."""
LABELS = {
    *(":", "\uff1a", "symptom", "root cause", "root", "handl", "contract", "basi", "scenario", "step", "note"),
    *("症 状", "现 象", "根 因", "处 置", "契 约", "变 更", "规 则", "依 据", "场 景", "步 骤", "注 意"),
}
"""The fields of an entry, and what stands behind one: no other text has them, honest or not, but poisoned rows do."""
LANGUAGES = ("en", "zh")
"""Of the others there are poisoned rows only: any word of theirs would weigh."""
FAMILIES = {
    "override": "QA501",
    "concealment": "QA502",
    "gate-bypass": "QA503",
    "false-authority": "QA504",
    "role-change": "QA505",
    "command-execution": "QA507",
    "exfiltration": "QA508",
    "memory-tampering": "QA509",
    "reader-directive": "QA510",
    "blanket-noise": "QA511",
    "unbounded-retry": "QA512",
    "weakened-check": "QA513",
    "protection-off": "QA513",
    "contract-legitimise": "QA514",
    "expected-defect": "QA514",
    "no-investigation": "QA515",
}


class Terms(NamedTuple):
    """The terms of a passage, and what their weight is divided by."""

    terms: tuple[str, ...]
    size: float


class Row(NamedTuple):
    """A row, taken apart: is it poisoned, of which family, and the terms of its passages."""

    poisoned: bool
    code: str
    fold: int
    passages: list[Terms]


def rows(corpora: Iterable[Path]) -> Iterator[Row]:
    """The rows to learn from; the same text once."""
    seen = set()
    for corpus in corpora:
        for number, row in enumerate(detection.rows(corpus)):
            name = row.source.rsplit("/", 1)[-1]
            if row.text in seen or name.startswith("held-out") or row.kind == "hidden":
                continue
            seen.add(row.text)
            poisoned = row.label == "attack"
            if poisoned and (row.kind not in FAMILIES or row.lang not in LANGUAGES):
                continue
            fold = number // NEAR % FOLDS
            yield Row(poisoned, FAMILIES.get(row.kind, ""), fold, list(passages(row.text)))


def examples() -> Iterator[Row]:
    """The examples of the rules."""
    for number, rule in enumerate(matcher.word_rules()):
        if rule.language in LANGUAGES:
            for poisoned, texts in ((True, rule.hits), (False, rule.misses)):
                yield from (Row(poisoned, rule.code, number % FOLDS, list(passages(text))) for text in texts)


def passages(text: str) -> Iterator[Terms]:
    """The terms of the passages of a text, as the scanner weighs them."""
    joined = next((view.text for view in views.views(text) if view.name == "joined"), "")
    text = weighing.units(words.split(joined))
    for block in text.blocks:
        yield from (Terms(tuple(text.terms(one)), text.size(one)) for one in block if one.size >= weighing.LEAST)


class Learned(NamedTuple):
    """Weights by term."""

    weights: dict[str, float]

    def weigh(self, terms: Terms) -> float:
        """What a passage weighs."""
        return sum(self.weights.get(term, 0.0) for term in terms.terms) / terms.size

    def heaviest(self, row: Row) -> Terms:
        """The heaviest passage of a row."""
        return max(row.passages, key=self.weigh)


def learn(given: list[Row]) -> Learned:
    """Weights of the terms: first from poisoned rows of one passage, then from the heaviest passage of each."""
    poisoned = [row for row in given if row.poisoned and row.passages]
    honest = [terms for row in given if not row.poisoned for terms in row.passages]
    learned = fitted([row.passages[0] for row in poisoned if len(row.passages) == 1], honest, None)
    heaviest = [learned.heaviest(row) for row in poisoned]
    learned = fitted(heaviest, honest, None)
    often = collections.Counter(term for one in (*heaviest, *honest) for term in set(one.terms))
    ranked = sorted(learned.weights, key=lambda term: (-abs(learned.weights[term]) * math.sqrt(often[term]), term))
    return fitted(heaviest, honest, ranked[:TERMS])


def fitted(poisoned: list[Terms], honest: list[Terms], terms: list[str] | None) -> Learned:
    """A logistic regression over some terms; None for all that are frequent enough.

    Each term counts as much as it tells poisoned passages from honest ones, before the regression weighs it among the
    others: by the logarithm of the ratio of its shares (Wang and Manning, 2012). It sees more than the plain one does.
    """
    shares = [collections.Counter(term for one in some for term in set(one.terms)) for some in (poisoned, honest)]
    often = shares[0] + shares[1]
    if terms is None:
        terms = [
            term
            for term in often
            if often[term] >= LEAST
            and shares[1][term] <= COMMON * len(honest)
            and not LABELS.intersection((term, *term))
        ]
    kept = sorted(terms)
    tells = [
        abs(math.log((shares[0][term] + 1) / (len(poisoned) + 2) / (shares[1][term] + 1) * (len(honest) + 2)))
        for term in kept
    ]
    numbers = {term: number for number, term in enumerate(kept)}
    values, columns, starts = [], [], [0]
    for one in (*poisoned, *honest):
        counts = collections.Counter(numbers[term] for term in one.terms if term in numbers)
        columns += sorted(counts)
        values += [tells[number] * counts[number] / one.size for number in sorted(counts)]
        starts.append(len(columns))
    matrix = csr_matrix(
        (np.array(values), np.array(columns, np.int32), np.array(starts, np.int32)), (len(starts) - 1, len(kept))
    )
    model = LogisticRegression(
        C=STRENGTH, class_weight="balanced", solver="liblinear", max_iter=3000, random_state=0
    ).fit(matrix, np.array([1] * len(poisoned) + [0] * len(honest)))
    return Learned({term: weight * tell for term, weight, tell in zip(kept, model.coef_[0], tells, strict=True)})


def limit(given: list[Row]) -> float:
    """The weight that `OVER` of the honest rows reach, each weighed by what the other folds taught."""
    heaviest = []
    caught = total = 0
    for fold in range(FOLDS):
        learned = learn([row for row in given if row.fold != fold])
        for row in given:
            if row.fold == fold and row.passages:
                weight = learned.weigh(learned.heaviest(row))
                heaviest.append((weight, row.poisoned))
    honest = sorted(weight for weight, poisoned in heaviest if not poisoned)
    found = honest[int(len(honest) * (1 - OVER))]
    caught = sum(weight > found for weight, poisoned in heaviest if poisoned)
    total = sum(poisoned for _, poisoned in heaviest)
    print(f"{len(honest)} honest and {total} poisoned rows; of those not learned from {caught / total:.0%} are seen")
    return found


def grouped(learned: Learned, given: list[Row]) -> dict[str, dict[str, int]]:
    """The weights in whole numbers, each below the family that it is most typical of; those of honest text below ""."""
    codes = sorted(set(FAMILIES.values()))
    rows_of = collections.Counter(row.code for row in given if row.poisoned)
    counts: dict[str, collections.Counter[str]] = {code: collections.Counter() for code in codes}
    for row in given:
        if row.poisoned and row.passages:
            counts[row.code].update(set(learned.heaviest(row).terms))
    found: dict[str, dict[str, int]] = {code: {} for code in ("", *codes)}
    for term, weight in sorted(learned.weights.items()):
        if whole := round(weight * UNIT):
            share = {code: (counts[code][term] + 0.5) / (rows_of[code] + 1) for code in codes}
            found[max(codes, key=share.__getitem__) if whole > 0 else ""][term] = whole
    return found


def render(groups: dict[str, dict[str, int]], over: float) -> str:
    """The text of the module."""
    lines = [
        '"""Learned by `make weights`; do not edit. See `weighing.py`."""',
        "",
        f"LIMIT = {round(over * UNIT)}",
        "HONEST = {",
        *(f"    {term!r}: {weight}," for term, weight in groups[""].items()),
        "}",
        "FAMILIES = {",
    ]
    for code in filter(None, groups):
        lines += [f"    {code!r}: {{", *(f"        {t!r}: {w}," for t, w in groups[code].items()), "    },"]
    return "\n".join((*lines, "}", ""))


def main() -> None:
    """Learn, and write the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", type=Path, nargs="+", required=True, metavar="DIR")
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    all_rows = [*rows(given.corpus), *examples()]
    over = limit(all_rows)
    learned = learn(all_rows)
    given.out.write_text(render(grouped(learned, all_rows), over), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
