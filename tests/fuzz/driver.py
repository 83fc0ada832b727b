"""Runs a target under atheris (`pip install -e '.[dev,fuzz]'`); the tests run it without."""

from __future__ import annotations

import sys
from collections.abc import Callable


def fuzz(one_input: Callable[[bytes], None], seeds: list[bytes]) -> None:
    """Feed a target what atheris makes of its seeds; the arguments are libFuzzer's, such as `-runs=1000`."""
    import pathlib
    import tempfile

    import atheris

    atheris.instrument_all()
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds):
            pathlib.Path(corpus, str(number)).write_bytes(seed)
        atheris.Setup([*sys.argv, corpus], one_input)
        atheris.Fuzz()
