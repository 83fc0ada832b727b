"""YAML that anyone may have written, as plain data: bounded in depth, size and what aliases multiply."""

from __future__ import annotations

from ..lazy import expression
from ..typed import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import yaml

DEEPEST = 32
LARGEST = 128 * 1024
"""Bytes; a file that says which hooks or jobs there are is far smaller, and the parser takes its time."""
_MOST = 50_000
"""Values, those of aliases counted each time they stand for something, and long ones as several."""
_LONG = 64
"""Characters that count as one value more."""
_NUMBER = 100
"""Characters of a number: what a longer one stands for takes its time, and cannot always be printed."""
_SAID = 300
"""Characters of what the parser says is wrong: it quotes names in full."""

_UNEVEN_BREAK = expression("[\x85\u2028\u2029]")
"""A line ends here to YAML 1.1, and not to 1.2: what is a comment to one reader says something to another."""
_MERGE, _TEXT = "tag:yaml.org,2002:merge", "tag:yaml.org,2002:str"


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
    named: bool = False
    """Whether each key is the text that stands there: to YAML 1.1 `on` and `yes` are one truth value, to others not."""


PLAIN = Strict()


def load(data: bytes, strict: Strict = PLAIN) -> object:
    """The values of a YAML document; anything that is not plain, bounded YAML is a `YamlError`."""
    import yaml  # only where there is such a file

    try:
        text = data.decode("utf-8-sig")
        if _UNEVEN_BREAK.search(text):
            raise YamlError("U+0085, U+2028 or U+2029: not every reader takes it for a line break", "take it out")
        depth = values = 0
        for event in yaml.parse(text):
            if not strict.aliases and (getattr(event, "tag", None) or getattr(event, "anchor", None)):
                raise YamlError("anchors, aliases and tags have no place here", "write the values out")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            values += isinstance(event, yaml.NodeEvent)
            _bound(depth, _MOST - values, strict)  # before it takes the parser for ever
        loader = yaml.SafeLoader(text)
        node = loader.get_single_node()
        _walk(node, loader, strict, [_MOST], 0)
        return None if node is None else loader.construct_document(node)
    except UnicodeDecodeError:
        raise YamlError("not UTF-8", "save it as UTF-8") from None
    except YamlError:
        raise
    # Over a value that is not what its tag says PyYAML stumbles with whatever comes: `!!bool x` is a `KeyError`.
    except Exception as error:
        raise YamlError(_short(" ".join(str(error).split()), _SAID)) from None


def _bound(depth: int, left: int, strict: Strict) -> None:
    if depth > strict.deepest:
        raise YamlError(f"nested more than {strict.deepest} deep")
    if left < 0:
        raise YamlError(f"more than {_MOST} values, or as much text")


def _walk(node: yaml.Node | None, loader: yaml.SafeLoader, strict: Strict, left: list[int], depth: int) -> None:
    """Refuse what multiplies, and two equal keys: some readers take the first of them and some the last."""
    import yaml

    left[0] -= 1
    if isinstance(node, yaml.ScalarNode):
        left[0] -= len(node.value) // _LONG
        if len(node.value) > _NUMBER and node.tag.endswith((":int", ":float")):
            raise YamlError(f"a number of more than {_NUMBER} characters")
        node.value.encode()  # half of a surrogate pair is no text
    elif isinstance(node, yaml.CollectionNode):
        depth += 1
    _bound(depth, left[0], strict)
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _walk(item, loader, strict, left, depth)
    elif isinstance(node, yaml.MappingNode):
        seen: set[object] = set()
        for key, value in node.value:
            _walk(key, loader, strict, left, depth)
            if strict.named and key.tag != _MERGE:
                key.tag = _TEXT
            names = _names(key, value, loader, strict)
            if names & seen:
                raise YamlError(f"the key {_short(key.value, 40)!r} stands twice", "keep one of them")
            seen |= names
            _walk(value, loader, strict, left, depth)


def _names(key: yaml.Node, value: yaml.Node, loader: yaml.SafeLoader, strict: Strict) -> set[object]:
    """What a key is to some reader: its text, and what that stands for (`on` and `yes` are the same to YAML 1.1)."""
    import yaml

    if not isinstance(key, yaml.ScalarNode):
        raise YamlError("an unhashable key: a list or a mapping")
    if key.tag != _MERGE:
        return {key.value, loader.construct_object(key)}
    if not strict.aliases or isinstance(value, yaml.SequenceNode):
        raise YamlError("a merge key has no place here", "write the values out")
    return {key.value}


def _short(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
