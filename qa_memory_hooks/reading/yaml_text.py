"""YAML that anyone may have written, as plain data: bounded in depth, size and what aliases multiply."""

from __future__ import annotations

from ..typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import yaml

DEEPEST = 32
LARGEST = 128 * 1024
"""Bytes; a file that says which hooks or jobs there are is far smaller, and the parser takes its time."""
_MOST = 50_000
"""Values, those of aliases counted each time they stand for something."""


class YamlError(ValueError):
    """What is wrong with a text, and in `cure` what to do about it."""

    def __init__(self, message: str, cure: str = "mend the YAML") -> None:
        super().__init__(message)
        self.cure = cure


class Strict(NamedTuple):
    """What a text may hold."""

    deepest: int = DEEPEST
    aliases: bool = True
    """Whether anchors, aliases, merge keys and tags are taken at all."""


PLAIN = Strict()


def load(data: bytes, strict: Strict = PLAIN) -> object:
    """The values of a YAML document; anything that is not plain, bounded YAML is a `YamlError`."""
    import yaml  # only where there is such a file

    try:
        text = data.decode("utf-8-sig")
        depth = 0
        for event in yaml.parse(text):
            if not strict.aliases and (getattr(event, "tag", None) or getattr(event, "anchor", None)):
                raise YamlError("anchors, aliases and tags have no place here", "write the values out")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > strict.deepest:  # before it takes the parser for ever
                raise YamlError(f"nested more than {strict.deepest} deep")
        _walk(yaml.compose(text), strict, [_MOST])
        return yaml.safe_load(text)
    except UnicodeDecodeError:
        raise YamlError("not UTF-8", "save it as UTF-8") from None
    except YamlError:
        raise
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise YamlError(" ".join(str(error).split())) from None


def _walk(node: yaml.Node | None, strict: Strict, left: list[int]) -> None:
    """Refuse what multiplies, and two equal keys: some readers take the first of them and some the last."""
    import yaml

    left[0] -= 1
    if left[0] < 0:
        raise YamlError(f"more than {_MOST} values")
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _walk(item, strict, left)
    elif isinstance(node, yaml.MappingNode):
        seen = set()
        for key, value in node.value:
            if key.value == "<<" and (not strict.aliases or isinstance(value, yaml.SequenceNode)):
                raise YamlError("a merge key has no place here", "write the values out")
            if str(key.value) in seen:
                raise YamlError(f"the key {key.value!r} stands twice", "keep one of them")
            seen.add(str(key.value))
            _walk(value, strict, left)
