"""The fuzz targets hold for their seeds, so that they do not rot where nobody has atheris."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

TARGETS = sorted(path.stem for path in Path(__file__).parent.glob("fuzz_*.py"))


@pytest.mark.parametrize("name", TARGETS)
def test_target(name: str) -> None:
    target = importlib.import_module(f"fuzz.{name}")
    assert len(target.SEEDS) > 2
    for seed in target.SEEDS:
        for end in (*range(0, len(seed), 7), len(seed)):  # the beginnings of a seed are its likeliest descendants
            target.one_input(seed[:end])
        target.one_input(seed[::-1])
        target.one_input(bytes(byte ^ 0x80 for byte in seed))


def test_there_is_one_for_each_parser() -> None:
    assert TARGETS == [
        "fuzz_attributes", "fuzz_config", "fuzz_grammar", "fuzz_injection", "fuzz_json", "fuzz_log", "fuzz_metadata",
        "fuzz_record", "fuzz_text",
    ]  # fmt: skip
