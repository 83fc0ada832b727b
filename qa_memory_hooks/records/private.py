"""Short ids of records: kept on this machine alone, under the repository's git directory."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable

from ..atomic import replace
from ..change import Change, Fault
from ..writing import folder, lock

_SHORT = re.compile(r"mem-0*([1-9][0-9]{0,8})", re.I)
_ADDRESS = "agentqa://memory/"


def short_ids(change: Change, ids: Iterable[str]) -> dict[str, str]:
    """The short id of each record; those that have none yet get the next ones, in this order, for good.

    Nothing where they cannot be kept: outside of git, or where the git folder cannot be written to.
    """
    place = folder(change)
    wanted = list(ids)
    if place is None:
        return {}
    path = os.path.join(place, "short-ids.json")
    known = _known(path)
    if any(one not in known for one in wanted):
        try:
            os.makedirs(place, exist_ok=True)
            with lock(place):
                known = _known(path)
                for one in wanted:
                    known.setdefault(one, max(known.values(), default=0) + 1)
                replace(path, json.dumps(known, indent=1) + "\n")
        except OSError:  # a folder that cannot be written to
            pass
        except Fault:
            if os.access(place, os.W_OK):
                raise
    return {one: f"MEM-{known[one]:03}" for one in wanted if one in known}


def _known(path: str) -> dict[str, int]:
    try:
        with open(path, encoding="utf-8") as stream:
            found = json.load(stream)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return {}
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict) or not all(type(number) is int and 0 < number < 10**9 for number in found.values()):
        raise Fault(f"{path} cannot be read", "remove it: short ids are then given anew")
    return found


def full_id(change: Change, address: str) -> str:
    """The id that an address stands for: an id, a short id, or one of them behind `agentqa://memory/`."""
    name = address.removeprefix(_ADDRESS)
    short = _SHORT.fullmatch(name)
    place = folder(change)
    if not short or place is None:
        return name
    known = _known(os.path.join(place, "short-ids.json"))
    return next((one for one, number in known.items() if number == int(short[1])), name)
