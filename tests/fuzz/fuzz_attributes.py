"""Any bytes as `.gitattributes`, and each of their lines as a pattern: they are read, and lines end where they end."""

from __future__ import annotations

from qa_memory_hooks.reading import globs
from qa_memory_hooks.reading.paths import altering, attributes

PATHS = (".qa/env-notes.md", "a/b/c", "a", "\udcff b")


def one_input(data: bytes) -> None:
    text = data.decode("utf-8", "surrogateescape")
    lines = text.split("\n")
    for path in PATHS:
        found = attributes([("", text), (".qa", text)], path)
        for name, attribute in found.items():
            assert attribute.text in lines[attribute.line - 1]
            altering(name, attribute.value)
        assert attributes([("", text.replace("\n", "\r\n")), (".qa", text)], path).keys() == found.keys()
        for line in lines:
            assert globs.match(line, path) <= globs.match(line, path, below=True)


SEEDS = [
    b"* text=auto\n*.md -diff !x y=z\n[attr]m binary\n**/.qa/** m\n",
    b'"\\303\\251 \\"*" x\n/a/**/[!b-d[:digit:]]\\* -x\n# c\n',
    b"a/\n[]a]\n[a-\n***/b**\\/c\n?\n",
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
