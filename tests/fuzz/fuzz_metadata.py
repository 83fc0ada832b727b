"""Any text as a metadata block: it is read, and YAML reads the same where nothing is wrong with it."""

from __future__ import annotations

import yaml

from qa_memory_hooks.knowledge import metadata
from qa_memory_hooks.knowledge.metadata import Metadata


def parse(text: str) -> Metadata:
    lines = text.split("\n")
    return metadata.parse(lines, 10, 11 + len(lines), closed=True)


def assert_yaml_agrees(block: str) -> None:
    """A block without a problem has the same keys and the same strings for a YAML parser, blanks around them aside."""
    meta = parse(block)
    related = meta.values.get("related")
    as_keywords = related.raw.replace("related", "keywords", 1) if related else ""
    if (
        meta.problems or meta.repeated or parse(as_keywords).problems
    ):  # titles are listed as they are, also against YAML
        return
    ours = {
        key: [item.strip() for item in value.items] if value.form == "list" else value.text
        for key, value in meta.values.items()
    }
    strings = yaml.load(block, Loader=yaml.BaseLoader) or {}
    assert ours == {
        key: [item.strip() for item in value] if isinstance(value, list) else value.strip()
        for key, value in strings.items()
    }


def assert_typed_yaml_agrees(key: str, text: str) -> None:
    """What a YAML parser that knows types reads in a line of free text is, as a string, the text that stands there."""
    meta = parse(f"{key}: {text}")
    if "\n" in text or meta.problems or meta.values[key].form == "list":
        return
    try:
        (value,) = yaml.safe_load(f"{key}: {text}").values()
    except ValueError:  # it has the form of a date, and is none
        return
    assert ("" if value is None else str(value).strip()) == meta.text(key)


def one_input(data: bytes) -> None:
    text = data.decode("utf-8", "ignore")
    assert_yaml_agrees(text)
    assert_typed_yaml_agrees("summary", text)


SEEDS = [
    b'type: env\nkeywords: [a, b c, d]\nrelated: []\nevidence: "a#b"\nverified:\n',
    b"summary: it's a-b: c\nsource: 2026-09-05 12:30\n",
    b"a: [a: b, ? c, - d, {e}]\nb: *c\n",
    "summary: \u3000超时\u2028\ufeff\t# x\n".encode(),
    b"0x1f",
    b"-1_000.5e+3",
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
