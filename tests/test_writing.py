"""Writing for a command: one process at a time, and files that belong together all or none."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from qa_memory_hooks import writing
from qa_memory_hooks.change import Fault


def test_who_waits_too_long_is_told_who_writes(tmp_path: Path) -> None:
    with writing.lock(str(tmp_path)), pytest.raises(Fault, match=f"process {os.getpid()}"):  # noqa: SIM117
        with writing.lock(str(tmp_path), patience=0.05):
            raise AssertionError("two hold it")


def test_who_waits_gets_it_in_the_end(tmp_path: Path) -> None:
    order = []

    def second() -> None:
        with writing.lock(str(tmp_path)):
            order.append("second")

    with writing.lock(str(tmp_path)):
        thread = threading.Thread(target=second)
        thread.start()
        time.sleep(0.1)
        order.append("first")
    thread.join(10)
    assert order == ["first", "second"]


@pytest.mark.skipif(os.name != "posix", reason="a signal that kills")
def test_a_dead_process_holds_no_lock(tmp_path: Path) -> None:
    script = (
        "import sys, time\nfrom qa_memory_hooks import writing\n"
        "with writing.lock(sys.argv[1]):\n    print('held', flush=True)\n    time.sleep(60)\n"
    )
    holder = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE)
    assert holder.stdout and holder.stdout.readline() == b"held\n"
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    assert (tmp_path / "lock").exists()
    with writing.lock(str(tmp_path), patience=1):
        pass
