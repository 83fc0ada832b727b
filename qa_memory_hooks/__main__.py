"""The command `qa-memory`: `guard` by itself, since every step of an agent waits for it, and all else in `cli`."""

from __future__ import annotations

import gc
import os
import sys


def main() -> int:
    """Run the command line; exit as its command says."""
    if sys.argv[1:2] == ["guard"]:
        gc.disable()  # see `hook.guarded`: neither garbage nor the end of an interpreter is worth the time
        from .guard.command import main as guard

        os._exit(guard(sys.argv[2:]))
    from .cli import main as cli

    return cli()


if __name__ == "__main__":
    raise SystemExit(main())
