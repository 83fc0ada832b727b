"""The vocabularies of the rules: false verdicts, and orders to the reader."""

from __future__ import annotations

from . import orders_words, verdicts_en, verdicts_zh
from .vocabulary import Vocabulary

VERDICTS = Vocabulary(
    verdicts_en.WORDS,
    verdicts_zh.WORDS,
    common=(
        "start", "comma", "test", "number", "treat", "environment", "report", "not", "product", "be", "loosen",
        "bee", "fail", "sign", "evidencefile", "data", "limit", "investigate", "evidence", "isare", "pass", "all",
        "says", "spec", "catch", "whenever", "anyof", "reword", "signoff", "lookinto", "security", "mute",
        "settled", "agreed", "folk", "fetch", "close", "stands", "us", "fails", "ticket", "off", "remorse",
        "dismiss", "expect", "are", "forbid", "only", "lose", "baseline", "repair", "chaff", "idiom", "dontdo",
        "retry", "rca", "regard", "verdict", "as", "dont", "normal", "probeverb", "expiry", "sothat", "failing",
        "law", "harm", "real", "dig", "secret", "refuse", "is", "rerun",
    ),
)  # fmt: skip
ORDERS = Vocabulary(
    orders_words.SPACED,
    orders_words.RUNS,
    common=(
        "start", "comma", "number", "o_doit", "o_autoweak", "o_answer", "o_land", "o_send", "o_edit", "not",
        "o_rule", "o_past", "o_prompt", "o_must", "o_person", "o_refuse", "o_meta", "o_ship", "o_already",
        "o_screen", "o_later", "o_persist", "o_switch", "o_openlist", "o_agent", "o_destroy", "ticket", "o_out",
        "o_gate", "o_you", "o_prior", "o_obey", "o_forall", "o_power", "o_role", "o_instr", "o_drop", "o_never",
        "o_boss", "o_without", "o_tested", "o_report", "o_ai", "o_verbatim", "o_anddo", "o_cutout", "o_to",
        "o_secret", "o_star", "o_skip", "o_this", "o_auto", "o_void", "o_anyway",
    ),
)  # fmt: skip
