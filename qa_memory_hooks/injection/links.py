"""Links and images whose target does more than lead somewhere: it carries something away, or runs.

A page fetches an image without a click, so that whatever stands in its address is sent; a link is for a person, and
only what is to be filled in or what looks like a secret is told of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..lazy import expression

_TARGET = expression(r"\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)")
_ATTRIBUTE = expression(
    r"<(img|a|area|iframe|frame|source|video|audio|form|script|link|object|embed|input)\b[^<>]*?\b"
    r"(?:src|href|data|action|poster)\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>\"']+))",
    re.I,
)
_REFERENCE = expression(r"\[[^\[\]\n]{1,200}\]:[ \t]*<?([^\s<>]+)")
_AUTOLINK = expression(r"<((?:javascript|vbscript|data):[^<>\s]*)>", re.I)
_TITLE = expression(r"\s+[\"'(].*$", re.S)
_NO_SIGN = expression(r"[\x00-\x20]")
_PICTURE_DATA = expression(r"data:image/(?:png|gif|jpe?g|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)[;,]")
_SCHEME = expression(r"[a-z][a-z0-9+.-]*:", re.I)
_USUAL = ("", "https:", "http:")
_PLACEHOLDER = expression(r"\{\{|\$\{|\$\(|\$[A-Za-z_]|\{[^{}]+\}|<[^<>]+>|%[A-Z][A-Z_]+%|%7[Bb]|\[[^\[\]]+\]|`[^`]+`")
_PLACEHOLDER_SIGNS = frozenset("{$<%[`")
_SECRET = expression(r"secret|token|passw|api[-_]?key|cookie|credential|session", re.I)
_HARMLESS = frozenset(
    "auto bg branch cacheseconds color dpr event ext fg fit flag fm font format h height hl job label labelcolor lang "  # noqa: SIM905
    "logo logocolor mode page q quality raw ref rev s sanitize scale sha size style t tab text theme ts v variant ver "
    "version w width workflow".split()
)
_PLAIN_VALUE = expression(r"[0-9.]*|true|false|yes|no|[0-9a-f]{3,8}", re.I)
_BADGE = expression(r"badge|shields|\.svg$", re.I)
_FARTHEST = 400  # so far before its target a link may open


def carrying(text: str) -> Iterator[tuple[int, int, str, str]]:
    """The links that do more: where they stand, what they do, and the target."""
    for start, end, target, is_image in _targets(text):
        if part := _carries(target, is_image=is_image):
            yield start, end, part, target


def _targets(text: str) -> Iterator[tuple[int, int, str, bool]]:
    """Where links and images stand, where they go to, and whether that is fetched without a click."""
    for match in _TARGET.finditer(text) if "](" in text else ():
        opening = text.rfind("[", max(0, match.start() - _FARTHEST), match.start())
        is_image = text[opening - 1 : opening] == "!" and "](" not in text[opening : match.start()]
        start = match.start() if opening < 0 else opening - is_image
        yield start, match.end(), _without_title(match[1]), is_image
    for match in _REFERENCE.finditer(text) if "]:" in text else ():
        yield *match.span(), match[1], False
    if "<" in text:
        for match in _ATTRIBUTE.finditer(text):
            yield *match.span(), match[match.lastindex or 0], match[1].lower() not in ("a", "area", "form")
        for match in _AUTOLINK.finditer(text):
            yield *match.span(), match[1], False


def _without_title(target: str) -> str:
    if '"' in target or "'" in target or "(" in target:
        target = _TITLE.sub("", target)
    target = target.strip()
    return target[1:-1] if target.startswith("<") else target


def _carries(target: str, *, is_image: bool) -> str:
    """What a target does besides leading somewhere; nothing for most."""
    if "&" in target:
        from .encodings import from_entity

        target = from_entity(target)
    if ":" in target and not target.startswith(_USUAL[1:]) and (scheme := _active_scheme(target)):
        return f"a `{scheme}` target"
    scheme, is_remote, rest = target.partition("//")
    if not is_remote or not (scheme in _USUAL or _SCHEME.fullmatch(scheme)):
        return ""
    place, _, query = rest.partition("?")
    if _has_placeholder(query) or (is_image and _has_placeholder(target)):
        return "a target that is to be filled in"
    return _sent(place, query, is_image=is_image) if query else ""


def _active_scheme(target: str) -> str:
    bare = _NO_SIGN.sub("", target).lower()
    for scheme in ("javascript:", "vbscript:", "data:"):
        if bare.startswith(scheme) and not _PICTURE_DATA.match(bare):
            return scheme
    return ""


def _has_placeholder(part: str) -> bool:
    return not _PLACEHOLDER_SIGNS.isdisjoint(part) and _PLACEHOLDER.search(part) is not None


def _sent(place: str, query: str, *, is_image: bool) -> str:
    host = place.partition("/")[0].partition("#")[0]
    is_badge = _BADGE.search(host) or _BADGE.search(place)
    for part in re.split("[&;]", query.partition("#")[0]):
        name, _, value = part.partition("=")
        if value and (_SECRET.search(value) or (_SECRET.search(name) and not is_badge)):
            return f"a target that carries `{name}`"
        if is_image and not is_badge and name.lower() not in _HARMLESS and not _PLAIN_VALUE.fullmatch(value or name):
            return f"an image whose address carries `{name}`"
    return ""
