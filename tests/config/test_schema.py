"""The schema: valid by its own schema, of use in an editor, and what the page and the code say of it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from configs import BASE
from conftest import proposed
from jsonschema import Draft202012Validator
from test_docs import ROOT, fences

from qa_memory_hooks import check_config
from qa_memory_hooks.config import defaults, schema, vocabulary
from qa_memory_hooks.config.schema import Keys

PAGE = ROOT / "docs/agents.md"


def keys(part: dict[str, Any], above: Keys = ()) -> Iterator[tuple[Keys, dict[str, Any]]]:
    """All keys with a name of their own, those of lists of objects too."""
    for key, below in part.get("properties", {}).items():
        yield (*above, key), below
        yield from keys(below, (*above, key))
    if "items" in part:
        yield from keys(part["items"], (*above, 0))


KEYS = dict(keys(schema.whole()))
VALUES = {place: part for place, part in KEYS.items() if "properties" not in part}
REQUIRED = set(schema.required(()))


def test_it_is_valid_by_the_schema_of_schemas() -> None:
    Draft202012Validator.check_schema(schema.whole())
    assert schema.whole()["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("place", KEYS, ids=schema.named)
def test_an_editor_can_show_what_a_key_is_for(place: Keys) -> None:
    part = KEYS[place]
    assert part["title"]
    assert part["description"].endswith(".")
    examples = [*part.get("examples", ()), *([part["default"]] if "default" in part else ())]
    if place in REQUIRED:
        assert part["examples"], "what is missing is shown by an example"
    for example in examples:
        whole = {"$defs": schema.whole()["$defs"], **part}
        assert list(Draft202012Validator(whole).iter_errors(example)) == []


def test_the_twelve_required_ones() -> None:
    assert len(REQUIRED) == 12
    assert {problem.keys for problem in schema.problems({})} == REQUIRED
    placeholders = copy.deepcopy(BASE)
    for *above, last in REQUIRED:
        at: Any = placeholders
        for key in above:
            at = at[key]
        at[last] = ["<id>", "<id>"] if last == "allowedTransitionIds" else "<value>"
    assert {problem.keys for problem in schema.problems(placeholders)} == REQUIRED


@pytest.mark.parametrize("wrong", [None, True, 7, 1.5, "", " ", "<x>", [], [7], [None], {}, {"a": None}], ids=repr)
@pytest.mark.parametrize("place", VALUES, ids=schema.named)
def test_a_wrong_value_is_one_problem_at_its_key(place: Keys, wrong: Any) -> None:
    found: Any = copy.deepcopy(BASE)
    found["qa"]["knownDrift"] = [{"file": "web/tests", "reason": "r", "since": "s"}]
    at = found
    for key in place[:-1]:
        at = at[key] if isinstance(key, int) else at.setdefault(key, {})
    at[place[-1]] = wrong
    told = schema.problems(found)
    assert len(told) <= 1
    assert all(problem.keys[: len(place)] == place and schema.named(place) in problem.message for problem in told)
    assert bool(told) != Draft202012Validator(schema.whole()).is_valid(found)


@pytest.mark.parametrize("wrong", [None, 7, "x", [], [{}]], ids=repr)
@pytest.mark.parametrize("place", [place for place in KEYS if place not in VALUES], ids=schema.named)
def test_an_object_that_is_none_lacks_what_it_must_have(place: Keys, wrong: Any) -> None:
    found: Any = copy.deepcopy(BASE)
    at = found
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = wrong
    lacking = {one for one in REQUIRED if one[: len(place)] == place}
    if place != ("qa", "knownDrift"):
        assert {problem.keys for problem in schema.problems(found)} == (lacking or {place})


def section() -> str:
    """What the page says of the keys."""
    return PAGE.read_text(encoding="utf-8").partition("\n### Keys\n")[2].partition("\n### ")[0]


def test_the_page_names_every_key() -> None:
    text = section()
    named = set()
    for row in re.findall(r"^\| (`[^|]*`) \|", text, re.MULTILINE):
        first = ""
        for name in re.findall(r"`([^`]*)`", row):
            first = name if not name.startswith(".") else f"{first.rpartition('.')[0]}{name}"
            named.add(first)
    wanted = {schema.named(place) for place in VALUES if 0 not in place and place != ("$schema",)}
    assert wanted <= named
    assert named <= wanted


def test_the_page_shows_the_defaults() -> None:
    text = section()
    for part in VALUES.values():
        if isinstance(part.get("default"), str):
            assert part["default"].replace("|", "\\|") in text


def test_the_example_of_the_page_is_one_of_the_example_repository() -> None:
    (fence,) = (one for one in fences(PAGE) if one.mark == "config")
    shop = ROOT / "examples/shop"
    files: dict[str, str | bytes | None] = {
        path.relative_to(shop).as_posix(): path.read_bytes() for path in shop.rglob("*") if path.is_file()
    }
    assert list(check_config.check(proposed(files))) == []
    assert list(check_config.check(proposed(files | {".qa/config.json": fence.text}))) == []


def test_the_types_of_change_are_those_that_the_schema_names() -> None:
    assert ", ".join(vocabulary.CHANGE_TYPES) in KEYS["routes",]["description"]


def test_it_is_shipped_beside_the_code() -> None:
    assert json.loads((Path(schema.__file__).parent / "schema.json").read_text(encoding="utf-8")) == schema.whole()


# Defaults.


def test_defaults_that_are_other_values() -> None:
    found: Any = defaults.filled(BASE)
    assert found["stack"]["health"] == [BASE["qa"]["baseUrl"]]
    assert found["qa"]["apiTestDir"] == BASE["qa"]["testDir"]
    assert found["git"]["protectedBranches"] == ["main", "master", "trunk"]
    assert found["qa"]["protectedFiles"] == ["web/pw.config.ts"]
    assert defaults.filled(found) == found


def test_what_is_there_stays() -> None:
    raw: Any = {"zz": 1, "limits": {"maxTestLaunches": 1, "x": 2}, "git": {"protectedBranches": ["a"]}, "suites": None}
    found: Any = defaults.filled(raw)
    assert list(found)[-1] == "zz"
    assert found["limits"] == {"maxPlanRevisions": 2, "maxTestLaunches": 1, "x": 2}
    assert found["git"]["protectedBranches"] == ["a"]
    assert found["suites"] is None
    assert "health" not in found["stack"]


@pytest.mark.parametrize("top", [None, 7, "x", [], {}, {"git": 7, "qa": [], "stack": "x"}], ids=repr)
def test_defaults_of_anything(top: Any) -> None:
    assert defaults.filled(defaults.filled(top)) == defaults.filled(top)
