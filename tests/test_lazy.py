"""What is made when it is first used is what would have been made at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from qa_memory_hooks import knowledge, lazy


def test_an_expression_is_what_it_would_have_been() -> None:
    made = lazy.expression("(a)|(B)", re.I)
    assert made.pattern == "(a)|(B)"
    assert made.sub("-", "cab") == re.compile("(a)|(B)", re.I).sub("-", "cab") == "c--"
    assert lazy.expression(rb"\xff").search(b"\xff")


def test_an_expression_is_not_compiled_before_it_is_used() -> None:
    broken = lazy.expression("(")
    with pytest.raises(re.error):
        broken.match("")


def test_a_package_has_the_modules_that_lie_in_it() -> None:
    with pytest.raises(AttributeError, match=r"'qa_memory_hooks\.knowledge' has no attribute 'nothing'"):
        knowledge.nothing  # noqa: B018
    for file in Path(knowledge.__file__).parent.glob("*.py"):
        if file.stem != "__init__":
            assert getattr(knowledge, file.stem).__name__ == f"qa_memory_hooks.knowledge.{file.stem}"


def test_a_module_is_not_loaded_before_it_is_used() -> None:
    script = (
        "import sys; from qa_memory_hooks import knowledge; name = 'qa_memory_hooks.knowledge.titles'; "
        "print(name in sys.modules, knowledge.titles.fold('A'), name in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False a True\n"


def test_what_a_module_itself_lacks_is_told_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lacking").mkdir()
    (tmp_path / "lacking/__init__.py").write_text(
        "from qa_memory_hooks.lazy import modules\n__getattr__ = modules(__name__)\n", encoding="utf-8"
    )
    (tmp_path / "lacking/broken.py").write_text("import no_such_module_anywhere\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import lacking

    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        lacking.broken  # noqa: B018
