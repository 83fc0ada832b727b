"""What the tests of the action share: a host that has the `MAIN` of their module."""

from __future__ import annotations

from pathlib import Path

import pytest
from events import Host


@pytest.fixture(scope="module")
def landed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Host:
    """The host once `MAIN` has landed; made once, and copied for each test."""
    host = Host(tmp_path_factory.mktemp("landed"))
    host.land(request.module.MAIN)
    return host


@pytest.fixture
def host(landed: Host, tmp_path: Path) -> Host:
    """A host of the test's own."""
    return landed.copy(tmp_path / "host")
