"""How much of labelled text the injection scanner sees, and how much honest text it flags.

    python benchmarks/detection.py --corpus DIR [--format table|json] [--show fp|fn] [--only SOURCE]

`DIR` holds JSONL files, one for each source, also in folders below; each line is a row `{"id", "label":
"attack"|"benign", "lang", "kind", "text"}`, and may have a `strength`. Each row is scanned as the body of an entry.
Shares stand with their 95 % Wilson interval; throughput is UTF-8 bytes a second of processor time on one core.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from qa_memory_hooks.injection import matcher
from qa_memory_hooks.report.visible import visible

SHOWN = 200
"""Characters of a row that `--show` prints."""


class Row(NamedTuple):
    """A labelled text."""

    source: str
    id: str
    label: str
    lang: str
    kind: str
    strength: str
    text: str


class Result(NamedTuple):
    """A row, and the codes of the rules that fired on it."""

    row: Row
    codes: tuple[str, ...]


def rows(corpus: Path) -> Iterator[Row]:
    """The rows of all files below a folder, file by file in order of name."""
    for path in sorted(corpus.rglob("*.jsonl")):
        source = path.relative_to(corpus).with_suffix("").as_posix()
        with path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    try:
                        row = json.loads(line)
                        label = row["label"]
                        if label not in ("attack", "benign"):
                            raise ValueError(f"label {label!r}")
                        lang, kind, strength = (str(row.get(key, "")) for key in ("lang", "kind", "strength"))
                        yield Row(source, str(row["id"]), label, lang, kind, strength, str(row["text"]))
                    except (ValueError, KeyError, TypeError) as error:
                        raise SystemExit(f"{path}:{number}: no row: {error}") from None


def digest(corpus: Path) -> str:
    """The SHA-256 of the rows below a folder that are learned from: all but those of files named `held-out…`."""
    found = hashlib.sha256()
    for path in sorted(corpus.rglob("*.jsonl")):
        if not path.name.startswith("held-out"):
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share, from 0 to 1 (Wilson, 1927)."""
    if not total:
        return 0.0, 1.0
    z = 1.959964
    share = hits / total
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    half = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return max(0.0, middle - half), min(1.0, middle + half)


def counts(results: Iterable[Result]) -> dict[str, dict[str, dict[str, list[int]]]]:
    """By table (source, kind, strength, language), name and label: how many were flagged, and of how many."""
    found: dict[str, dict[str, dict[str, list[int]]]] = {
        table: defaultdict(lambda: defaultdict(lambda: [0, 0])) for table in ("source", "kind", "strength", "language")
    }
    for row, codes in results:
        names = {
            "source": row.source,
            "kind": f"{row.source} {row.kind}",
            "strength": f"{row.source} {row.strength}" if row.strength else "",
            "language": f"{row.source} {row.lang}",
        }
        for table, name in names.items():
            if name:
                cell = found[table][name][row.label]
                cell[0] += bool(codes)
                cell[1] += 1
    return found


def by_rule(results: Iterable[Result]) -> dict[str, list[int]]:
    """By code: on how many attacks, and on how many benign rows it fired."""
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for row, codes in results:
        for code in codes:
            found[code][row.label == "benign"] += 1
    return dict(sorted(found.items()))


def table(results: Sequence[Result]) -> Iterator[str]:
    """The tables as text."""
    for name, group in counts(results).items():
        yield f"\nby {name:<46} {'attacks seen':>32} {'benign flagged':>34}"
        for key in sorted(group):
            cells = [_cell(*group[key][label]) if label in group[key] else "" for label in ("attack", "benign")]
            yield f"  {key[:46]:<47} {cells[0]:>32} {cells[1]:>34}"
    yield f"\nby {'rule':<46} {'attacks':>10} {'benign':>10}"
    for code, (attacks, benign) in by_rule(results).items():
        yield f"  {code:<47} {attacks:>10} {benign:>10}"


def _cell(hits: int, total: int) -> str:
    low, high = wilson(hits, total)
    return f"{hits}/{total} {hits / total:6.1%} [{low:.1%}, {high:.1%}]"


def main(argv: Sequence[str] | None = None) -> int:
    """Scan a corpus and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--corpus", required=True, type=Path, metavar="DIR")
    parser.add_argument("--format", choices=("table", "json"), default="table")
    parser.add_argument("--show", choices=("fp", "fn"), help="list the benign rows flagged, or the attacks missed")
    parser.add_argument("--only", default="", metavar="SOURCE", help="sources whose name holds this text")
    given = parser.parse_args(argv)
    if not given.corpus.is_dir():
        parser.error(f"{given.corpus} is no folder")
    every = [row for row in rows(given.corpus) if given.only in row.source]
    matcher.scan("warm up: what is compiled once is no matter of throughput.")
    started = time.process_time()
    results = [Result(row, tuple(sorted({hit.code for hit in matcher.scan(row.text)}))) for row in every]
    seconds = time.process_time() - started
    size = sum(len(row.text.encode("utf-8", "surrogatepass")) for row in every)
    speed = size / 1e6 / seconds if seconds else 0.0
    if given.format == "json":
        whole = {"bytes": size, "seconds": round(seconds, 3), "megabytes_per_second": round(speed, 2)}
        shares = {
            name: {
                key: {
                    label: {"flagged": hits, "of": total, "share": hits / total, "interval": wilson(hits, total)}
                    for label, (hits, total) in sorted(cells.items())
                }
                for key, cells in sorted(group.items())
            }
            for name, group in counts(results).items()
        }
        rules = {code: {"attacks": a, "benign": b} for code, (a, b) in by_rule(results).items()}
        print(json.dumps({"throughput": whole, **shares, "rule": rules}, ensure_ascii=False, indent=2))
    else:
        print("\n".join(table(results)))
        print(f"\n{len(every)} rows, {size / 1e6:.2f} MB in {seconds:.2f} s: {speed:.1f} MB/s")
    if given.show:
        wanted = "benign" if given.show == "fp" else "attack"
        for row, codes in results:
            if row.label == wanted and bool(codes) == (given.show == "fp"):
                print(f"{row.source} {row.id} {','.join(codes)}: {visible(row.text, SHOWN)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
