"""What the tests of run folders share."""

from __future__ import annotations

from pathlib import Path

import pytest
from run_folders import Run


@pytest.fixture
def run_folder(tmp_path: Path) -> Run:
    """An empty folder of a run."""
    return Run(tmp_path)
