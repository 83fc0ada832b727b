"""The action, played event by event: what would land is judged, without a checkout."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from entries import entry, path, topic
from events import Host

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the steps of the action are played by bash")

ENV, FLAKY = path("env"), path("flaky")
CLEAN = topic(entry("region variable"))
BAD = topic(entry("region variable", status="gone"))
OTHER = "**Symptom**: the proxy refuses staging.\n\n**Handling**: import the root certificate."
ZERO = "0" * 40


@pytest.fixture
def host(tmp_path: Path) -> Host:
    host = Host(tmp_path, Path(sys.executable))
    host.land({ENV: CLEAN})
    return host


def test_a_clean_pull_request_passes(host: Host) -> None:
    head = host.propose(1, {ENV: topic(entry("region variable"), entry("proxy host", body=OTHER))})
    done = host.pull_request(1, head)
    assert done.status == 0, done.log
    assert done.page.startswith("## qa-memory-hooks: nothing blocks\n")
    assert done.codes == []


@pytest.mark.parametrize("event", ["pull_request", "pull_request_target"])
def test_a_bad_one_is_refused(host: Host, event: str) -> None:
    done = host.pull_request(1, host.propose(1, {ENV: BAD}), event)
    assert done.status == 1
    assert f"::error file={ENV},line=7,col=1,title=QA108 bad-value::" in done.log
    assert done.page.startswith("## qa-memory-hooks: 2 failures block\n")
    assert done.codes == ["QA108", "QA205"]
