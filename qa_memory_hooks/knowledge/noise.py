"""Whether the handling of a flaky test tells noise from a real failure, and bounds its retries.

"Environmental noise, just retry" teaches every later session to let real defects through. What saves it is a
criterion (a condition that is looked at, with a verdict for either side) and a bound on the retries.
"""

from __future__ import annotations

import re

_RETRY = re.compile(
    r"\bre-?(?:try|tries|tried|trying|run|runs|ran|running)\b|\brun (?:it )?again\b|重试|重跑|再跑|重新运行|重新执行|重新跑",
    re.I,
)
_NO_RETRY = re.compile(
    r"(?:\b(?:do not|don't|never|no|without|instead of|not|stop)\b[^.;。；\n]{0,20}?)"
    r"\bre-?(?:try|tries|tried|trying|run|runs|ran|running)\b|(?:不要|不得|不能|禁止|不应|不再|不|勿|无需|避免)(?:自动|直接|盲目|再)?(?:重试|重跑|再跑|重新)",
    re.I,
)
_NUMBER = r"(?:[0-9]+|one|two|three|four|five|six|ten|一|两|二|三|四|五|六|十)"
_BOUND = re.compile(
    rf"\b(?:at most|no more than|not more than|up to|max(?:imum|\.)?(?: of)?|limit(?:ed)?(?: to)?|only)\s+{_NUMBER}\b|"
    rf"\b(?:at most|no more than|up to|only) (?:once|twice|thrice)\b|\b(?:once|twice|thrice)\b|\ba single (?:retry|rerun|re-run)\b|"
    rf"\b{_NUMBER}\s*(?:x|×|times?|(?:more |local |clean |consecutive |further )*(?:re-?tr(?:y|ies)|re-?runs?|runs|attempts))\b|"
    rf"\b(?:retries|attempts|reruns)\s*[:=≤<]\s*[0-9]+|\b[0-9]+\s*(?:of|/)\s*[0-9]+\b|"
    rf"(?:最多|至多|不超过|上限(?:为|是)?|仅|只)\s*[^。；;\n]{{0,6}}?{_NUMBER}|{_NUMBER}\s*次",
    re.I,
)
_CONDITION = re.compile(
    r"\b(?:if|when|where|unless|only|otherwise|else|whereas|while|until|provided|as long as|except|once)\b|"
    r"如果|若|当|仅当|只有|除非|否则|一旦|则|才|判定|判断|区分|判据|标准",
    re.I,
)
_VERDICT = re.compile(
    r"\b(?:real|genuine|true|actual)\b|\b(?:defect|bug|regression|fault|incident)s?\b|\bfail(?:s|ed|ure|ures)?\b|"
    r"\binvestigat\w*|\breport\w*|\bescalat\w*|\b(?:open|file|raise)\b|\bblock\w*|"
    r"真实|真正|缺陷|故障|失败|回归|上报|提单|排查|调查|报告|阻断",
    re.I,
)
_OBSERVED = re.compile(
    r"\b(?:pass(?:es|ed)?|green|alert|log|logs|logged|trace|metric|dashboard|monitor\w*|status|health|latency|p9[0-9]|"
    r"timestamp|screenshot|response|header|queue|cpu|memory|load|version|count|reproduc\w*|same|twice|again|still|"
    r"differ\w*|shows?|exceeds?|above|below|under|over|within|isolat\w*|alone|locally|local|network|connection|"
    r"timeout|seconds?|ms|minutes?|error|code|[45][0-9]{2}|step|assert\w*|gateway|server|commit|branch|main|"
    r"reruns?|runs?|retr(?:y|ies)|clock|seed|data|port|container|message|event|socket|browser)\b|"
    r"通过|告警|日志|监控|指标|复现|重现|状态|延迟|超时|响应|时间|截图|错误|网关|本地|单独|同样|仍|相同|连续|版本|负载|内存|秒|断言|[0-9]",
    re.I,
)


def lacks(handling: str) -> str | None:
    """What the handling of a flaky entry lacks, in words; None if it lacks nothing."""
    text = " ".join(handling.split())
    proposes = _RETRY.search(_NO_RETRY.sub(" ", text))
    if not _has_criterion(text):
        return "no way to tell noise from a real failure"
    if proposes and not _BOUND.search(text):
        return "retries without a bound"
    return None


def _has_criterion(text: str) -> bool:
    """A condition on something that can be looked at, and what a real failure would be."""
    return bool(_CONDITION.search(text) and _OBSERVED.search(text) and _VERDICT.search(text))
