"""Any bytes as the files of a bundle: what is wrong is told with a place, and is never an exception."""

from __future__ import annotations

from qa_memory_hooks.reading.text import decode
from qa_memory_hooks.records import lineage, manifest, record, texts


def one_input(data: bytes) -> None:
    text, _ = decode(data)
    if text is None:
        return
    lines = text.count("\n") + 1
    found = record.read(text, "fact-page-cart-0000000000000001", "shop")
    assert all(1 <= problem.line <= lines for problem in found.problems)
    assert set(found.values) <= set(record.KEYS)
    assert found.problems or (found.kind and found.created and found.anchors and len(found.sections) == 2)
    relations = lineage.read(text)
    assert all(1 <= one.line <= lines for one in (*relations.all, *relations.problems))
    listed = manifest.read(text)
    assert all(1 <= one.line <= lines for one in listed.problems)
    assert not any(manifest.leads_out(path) for path in listed.hashes)
    for name in ("record.md", "provenance.json", "observations.jsonl", "evidence/evidence.md"):
        for unit in texts.of_file(f"x/{name}", "x", "x", text):
            assert len(unit.lines) == unit.text.count("\n") + 1
            assert all(1 <= line <= lines for line, _ in unit.lines)


SEEDS = [
    b'---\nschemaVersion: 2\nid: "fact-page-cart-0000000000000001"\nkind: "fact"\nsubtype: "behavioral"\n'
    b'anchors: [{"raw":{"t":"page"},"normalized":{"t":"page"}}]\nscope: {"tier":"product","key":"shop"}\n'
    b'createdAtOrdinal: 1\noriginClass: "user"\nevidenceIncomplete: false\n---\n\n## Summary\n\na\n\n## Detail\n\nb\n',
    b'[{"type":"supersedes","target":"x"},{"type":"y"},3]',
    b'{"algorithm":"sha256","files":{"../a":"0","b":"sha256:' + b"0" * 64 + b'"}}',
    b'{"relations":[{"type":"relates-to","target":"x"}]}',
    b'---\na "\\x" : 1\n"\\ud800": "\\n"\nowner: |\n  x\n---\n{"a": "\\u200b\\q"\n{"b": [1, {"c\\n": "d\\n"}]}\n',
]

if __name__ == "__main__":
    from driver import fuzz

    fuzz(one_input, SEEDS)
