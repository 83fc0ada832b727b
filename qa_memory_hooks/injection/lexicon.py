"""The vocabularies of the rules: false verdicts, and orders to the reader."""

from __future__ import annotations

from . import orders_words, verdicts_en, verdicts_zh
from .vocabulary import Vocabulary

VERDICTS = Vocabulary(
    verdicts_en.WORDS | verdicts_zh.SPACED,
    verdicts_zh.WORDS,
    common=(
        "start", "comma", "test", "number", "check", "treat", "environment", "report", "not", "practice", "product",
        "nuisance", "be", "sign", "data", "fail", "bee", "evidencefile", "loosen", "limit", "investigate", "evidence",
        "isare", "spec", "reword", "all", "pass", "says", "whenever", "anyof", "security", "catch", "turned",
        "because", "signoff", "lookinto", "mute", "settled", "instructions", "nonesuch", "promise", "folk", "us",
        "close", "fetch", "gone", "eased", "stands", "ticket", "remorse", "fails", "follows", "dismiss", "are",
        "expect", "lose", "idiom", "forbid", "baseline", "only", "chaff", "repair", "off", "dontdo", "counted",
        "retry", "regard", "rca", "as", "verdict", "dont", "slot", "slack", "agreed", "probeverb", "real", "expiry",
        "flatverdict", "failing", "secret", "sothat", "law", "refuse", "dig", "harm", "is",
    ),
)  # fmt: skip
ORDERS = Vocabulary(
    orders_words.SPACED,
    orders_words.RUNS,
    common=(
        "start", "comma", "number", "everyday_check", "answer", "landing", "go_ahead", "do_it", "send", "who_acts",
        "get_and_run", "put_down", "not", "edit", "rules", "act_now", "told_form", "person", "approval_request",
        "must", "run_it", "put_out", "need_not", "account", "refused", "gate_any", "session", "machine", "ship",
        "told_answer", "product_screen", "office_gives", "later", "already", "send_out", "a_yes", "switch_into",
        "keep_it", "persist", "outside", "shall", "switch_off", "charge", "keep_where", "before_all_else", "agent",
        "ticket", "destroy", "show_it", "outward", "approval", "role", "power", "you", "earlier", "obey", "give_away",
        "once_for_all", "instructions", "mark_approved", "tested", "drop", "authority", "person_gate", "ai",
        "wipe_away", "never", "without", "report", "overwrite", "the_user", "verbatim", "and_follow", "great_name",
        "cut_out", "secret", "to_address", "private_matter", "skip", "memory_place", "defended", "favour", "overseer",
        "this_text", "automatic_gate", "void", "address",
    ),
)  # fmt: skip
