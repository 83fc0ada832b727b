"""Learns `qa_memory_hooks/injection/weights.py` from labelled text: `make weights`.

    python benchmarks/weights.py --corpus DIR [DIR …] [--out DIR]

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
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import detection
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from qa_memory_hooks.injection import views, weighing, words

OUT = Path(__file__).parents[1] / "qa_memory_hooks" / "injection"
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
"""So many rows in a row are in one fold, and a poisoned one with its honest twin: they have the same words, and are no
test of each other."""
STRENGTH = 5.0
"""Of the regression (`C`): the higher, the closer the weights follow the rows."""
UNIT = 10
"""Weights are whole numbers, tenths of those of the regression: terms of one weight are loaded together."""
SMOOTH = 50
"""So many rows of each family are as likely to be of any: else a term that was seen three times decides."""
LIFT = 0.3
"""A term is listed below a family that it is so typical of."""
LABELS = {
    *("symptom", "root cause", "root", "handl", "contract", "basi", "scenario", "step", "note"),
    *("症 状", "现 象", "根 因", "处 置", "契 约", "变 更", "规 则", "依 据", "场 景", "步 骤", "注 意"),
}
"""The fields of an entry: most text has none, honest or not, but poisoned rows do."""
FORM = {":", "\uff1a", "invalid"}
"""Units of the form of a row, not of what it says: what stands behind a field, and the end of every invented host."""
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
    fold = 0
    for corpus in corpora:
        for number, row in enumerate(detection.rows(corpus)):
            name = row.source.rsplit("/", 1)[-1]
            if row.text in seen or name.startswith("held-out") or row.kind == "hidden":
                continue
            seen.add(row.text)
            poisoned = row.label == "attack"
            if poisoned and (row.kind not in FAMILIES or row.lang not in LANGUAGES):
                continue
            if not row.kind.startswith("twin-"):  # one is in the fold of the row before it, whose twin it is
                fold = number // NEAR % FOLDS
            yield Row(poisoned, FAMILIES.get(row.kind, ""), fold, list(passages(row.text)))


def passages(text: str) -> Iterator[Terms]:
    """The terms of the passages of a text, as the scanner weighs them."""
    joined = next((view.text for view in views.views(text) if view.name == "joined"), "")
    units = weighing.units(words.split(joined))
    for block in units.blocks:
        yield from (Terms(tuple(units.terms(one)), units.size(one)) for one in block if one.size >= weighing.LEAST)


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
    """Weights of the terms: first from poisoned rows of one passage, then from the heaviest passage of each.

    The terms that are kept are those that move most, seldom ones less than frequent ones.
    """
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
            and term not in LABELS
            and FORM.isdisjoint(term.split(" "))
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


def typical(learned: Learned, given: list[Row]) -> dict[str, dict[str, float]]:
    """How typical the terms are of each family: the logarithm of how much oftener its rows have them than all have.

    `ORDERS` compares the rows of its families with those of the others.
    """
    heaviest = [(row.code, set(learned.heaviest(row).terms)) for row in given if row.poisoned and row.passages]
    often = collections.Counter(term for _, terms in heaviest for term in terms if term in learned.weights)
    known = {term: count / len(heaviest) for term, count in sorted(often.items()) if count >= LEAST}

    def shares(codes: set[str]) -> dict[str, float]:
        some = [terms for code, terms in heaviest if code in codes]
        counts = collections.Counter(term for terms in some for term in terms)
        return {term: (counts[term] + SMOOTH * share) / (len(some) + SMOOTH) for term, share in known.items()}

    codes = sorted(set(FAMILIES.values()))
    found = {}
    for code in codes:
        found[code] = {term: math.log(share / known[term]) for term, share in shares({code}).items()}
    orders, verdicts = (shares({code for code in codes if (code < "QA511") == orders}) for orders in (True, False))
    found["ORDERS"] = {term: math.log(share / verdicts[term]) for term, share in orders.items()}
    return found


def by_value(values: dict[str, float], least: float = -math.inf) -> list[str]:
    """The lines that show terms by their value, in tenths."""
    groups: dict[int, list[str]] = {}
    for term, value in sorted(values.items()):
        if (whole := round(value * UNIT)) and value >= least:
            groups.setdefault(whole, []).append(term)
    return ["{", *(f"    {whole}: {tuple(groups[whole])}," for whole in sorted(groups)), "}"]


def render(learned: Learned, over: float, families: dict[str, dict[str, float]], source: str) -> dict[str, str]:
    """The texts of the modules, by name; `source` is the digest of the rows of this repository."""
    of_runs = re.compile("[\u2e80-\uffef]").search
    plain = {term: weight for term, weight in learned.weights.items() if not of_runs(term)}
    runs = {term: weight for term, weight in learned.weights.items() if of_runs(term)}
    groups = "dict[int, tuple[str, ...]]"
    modules = {
        "weights.py": [
            f'LEARNED_FROM = "{source}"',
            f"LIMIT = {round(over * UNIT)}",
            f"WEIGHTS: {groups} = " + "\n".join(by_value(plain)),
        ],
        "weights_runs.py": [f"WEIGHTS: {groups} = " + "\n".join(by_value(runs))],
        "families.py": [
            f"ORDERS: {groups} = " + "\n".join(by_value(families["ORDERS"])),
            f"FAMILIES: dict[str, {groups}] = {{",
            *(f"{code!r}: " + "\n".join(by_value(families[code], LIFT)) + "," for code in families if code[0] == "Q"),
            "}",
        ],
    }
    return {name: "\n".join((_NOTE, "", *lines, "")) for name, lines in modules.items()}


_NOTE = '"""Learned by `make weights`; do not edit. See `weighing.py`."""'


def main() -> None:
    """Learn, and write the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", type=Path, nargs="+", required=True, metavar="DIR")
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    given = parser.parse_args()
    all_rows = list(rows(given.corpus))
    over = limit(all_rows)
    learned = learn(all_rows)
    source = detection.digest(given.corpus[0])
    for name, text in render(learned, over, typical(learned, all_rows), source).items():
        (given.out / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
