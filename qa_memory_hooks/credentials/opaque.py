"""Long strings that look random and are nothing that one knows: no hash, UUID, path, name, digest, picture.

What a generator makes goes from small letters to capitals or digits and back at about every second letter; names and
paths do so at the borders of words. Where to draw the line was measured on 2,000 random strings of each alphabet and
length, and on the long words of real notes.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ..lazy import expression
from .forms import Found
from .placeholder import is_made_up

SHORTEST, LONGEST = 24, 512
"""Characters of what may be a key; what is longer is data."""
_ONE_CASE = 32
"""Characters of the shortest key without small letters or without capitals: shorter ones are like serial numbers."""
_WRAPPED = 60
"""Characters of a line of wrapped data, at least."""
_CHANGES, _CHANGES_ONE_CASE = 0.36, 0.2
"""Changes a letter of what counts as random: 3 of 100 random strings have fewer."""

_DATA = ("://", ";base64,", "arn:", "-----BEGIN")
"""Signs that a word is an address, or data."""
_RUN = expression(r"[A-Za-z0-9+/_-]{24,}+={0,6}+")
_DIGIT = expression(r"[0-9]")
_SEGMENT = expression(r"[A-Za-z0-9]+")
_PART = expression(r"[A-Z]?[a-z]+|[A-Z]+|[0-9]+")
"""A part of a name such as `fromHttp2Cache`."""
_HEX = expression(r"(?:0x)?[0-9a-fA-F]+")
_UUID = expression(r"[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}")
_WORD = expression(r"[A-Z]?[a-z]{3,}|[A-Z]{3,}")

_KNOWN = expression(
    r"(?i:sha[0-9]{1,3}-|md5-|nonce-)"  # digests
    r"|AAAA[BCE][23]|iVBORw0KGgo|/9j/|R0lGOD|UklGR|JVBERi|UEsDB|H4sI|d09G|AAEAAA|MII[A-J]"  # public keys, files
    r"|(?:[A-Z]{1,5}_)?kwDO|Qm[A-Za-z0-9]{44}$|baf[ky]|(?:age|bc|npub)1"  # GitHub, IPFS, Bech32
    # Stripe
    r"|(?:acct|ba|card|ch|cs|cus|evt|ii|il|in|ipi|pi|plink|pm|po|price|prod|py|re|req|seti|si|src|sub|tok|txn)_\w+$"
)
"""How public strings begin."""
_NAMES = (
    "blob build checksum cid ciphertext commit cursor digest etag fingerprint hash id identifier ids integrity "
    "iterator marker md5 nonce pin pub pubkey rev revision serial sha sha1 sha256 sha384 sha512 signature sum "
    "trace version"
).replace(" ", "|")
_PUBLIC = expression(
    rf"(?:(?<![A-Za-z])(?i:{_NAMES}|h1|zh)|(?<=[a-z])(?:{_NAMES.title()})|-id-2|"
    r"(?i:csrf|xsrf|next|page|starting|sync)[_-]?[Tt]oken)"
    r"(?:\\?[\"'`*]{0,2}[ \t]?[:=|])?[ \t\\\"'`*(]{0,4}$"
)
"""A name of what is public, up to what it names: `"traceId": "`, `--job-id `, `checksum=`."""


def find(text: str, words: list[tuple[int, str]]) -> Iterator[Found]:
    """Strings that look random; `words` are the long words of the text."""
    for number, (at, word) in enumerate(words):
        if len(word) < SHORTEST or not _DIGIT.search(word) or any(sign in word for sign in _DATA):
            continue
        for match in _RUN.finditer(word):
            start, end = at + match.start(), at + match.end()
            if _is_random(match[0]) and not (
                text.startswith(("...", "…"), end)
                or text.endswith("\\", 0, start)  # a line of a block, as JSON has it
                or _is_public(text, start)
                or _is_public(text, at)
                or _is_wrapped(text, words, number)
            ):
                yield Found("random-looking string", start, end)


def _is_public(text: str, at: int) -> bool:
    return bool(_PUBLIC.search(text[max(0, at - 24) : at]))


def _is_random(run: str) -> bool:
    if len(run) > LONGEST:
        return False
    segments = _SEGMENT.findall(run)
    longest = max(segments, key=len, default="")
    if not _DIGIT.search(run) or len(longest) < SHORTEST // 2 or _HEX.fullmatch(longest):
        return False
    letters = "".join(segments)
    changes = (len(_PART.findall(letters)) - 1) / len(letters)
    if letters in (letters.lower(), letters.upper()):
        random = len(segments) == 1 and len(letters) >= _ONE_CASE and changes >= _CHANGES_ONE_CASE
    else:
        # One segment of random letters may look like a word, two do not.
        random = changes >= _CHANGES and sum(bool(_WORD.fullmatch(one)) for one in segments) < 2
    return random and not (_KNOWN.match(run) or _UUID.search(run) or is_made_up(run) or _is_text(run))


def _is_text(run: str) -> bool:
    """Whether it is base64 of readable text, also of UTF-16: another rule is for that."""
    import binascii

    standard = run.rstrip("=").replace("-", "+").replace("_", "/")
    decoded = binascii.a2b_base64(standard[: len(standard) // 4 * 4]).replace(b"\0", b"")
    try:
        readable = decoded[:-3].decode()  # the end may be half a letter
    except UnicodeDecodeError:
        return False
    return all(letter.isprintable() or letter.isspace() for letter in readable)


def _is_wrapped(text: str, words: list[tuple[int, str]], number: int) -> bool:
    """Whether a word is a line of a block of data, such as a certificate: there is one like it above or below."""
    around = words[max(0, number - 1) : number + 2]
    for (start, line), (after, _) in itertools.pairwise(around):
        between = text[start + len(line) : min(after, start + len(line) + 16)]
        if len(line) >= _WRAPPED and "\n" in between and not between.strip(" \t\r\n>|"):
            return True
    return False
