"""Credentials whose issuers gave them a form: a prefix, an alphabet, a length.

To add one, add a row to `FORMS`. Its anchor is the literal that it cannot be without: the pattern is compiled when a
text holds an anchor, and matched only where one stands.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from ..lazy import expression
from ..typed import NamedTuple
from .placeholder import is_made_up, is_placeholder

SHORTEST = 16
"""Characters of the shortest word that can hold a credential."""
_TELLING = expression(r"[A-Z0-9]")
"""What every credential has some of, and most words and paths have none of."""


class Found(NamedTuple):
    """A form and where the secret itself stands, in code points."""

    form: str
    start: int
    end: int


class Form(NamedTuple):
    """A row of the table.

    The pattern is matched at the anchor, or `before` characters in front of it. Group 1 is the secret, if there is one.
    What follows it must be no letter or digit, nor what stands before it, where the pattern starts with one.
    """

    name: str
    anchors: str
    """Literals, of which one must stand in the text; separated by spaces."""
    pattern: str
    source: str
    """Where its form is told, or what to know about it."""
    before: tuple[int, ...] = (0,)


# Most issuers tell the prefix and no length: then the length is what is seen of them, with some room upwards.
_HEX = "[0-9a-f]"
_UUID = "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"
_B62 = "[A-Za-z0-9]"
_URL = "[A-Za-z0-9_-]"

FORMS = (
    # Clouds
    Form("AWS access key id", "AKIA ASIA ABIA ACCA", "A(?:KI|SI|BI|CC)A[A-Z0-9]{16}", "IAM identifiers; names a key"),
    Form("Google API key", "AIza", f"AIza{_URL}{{35}}", "Google Cloud, API keys"),
    Form("Google OAuth client secret", "GOCSPX-", f"GOCSPX-{_URL}{{28}}", "Google Cloud, OAuth clients"),
    Form("Google OAuth access token", "ya29.", rf"ya29\.{_URL}{{30,400}}", "Google, OAuth 2.0; lives for an hour"),
    Form("Google OAuth refresh token", "1//0", f"1//0{_URL}{{40,200}}", "Google, OAuth 2.0; lives until revoked"),
    Form("Firebase server key", ":APA91b", f"AAAA{_URL}{{7}}:APA91b{_URL}{{134}}", "Firebase, legacy messaging", (11,)),
    Form("Azure storage account key", "AccountKey=", "AccountKey=([A-Za-z0-9+/]{86}==)", "Azure, connection strings"),
    Form("Azure shared access key", "SharedAccessKey=", "SharedAccessKey=([A-Za-z0-9+/]{43}=)", "Service Bus, IoT Hub"),
    Form("Azure SAS signature", "sig=", "sig=([A-Za-z0-9+/%]{43,90}(?:=|%3[dD]))", "Azure, shared access signatures"),
    Form("Azure client secret", "Q~", r"[\w~.-]{3}[0-9]Q~[\w~.-]{30,33}[\w~-]", "Entra ID, app registrations", (4,)),
    Form("Azure DevOps token", "AZDO", f"{_B62}{{76}}AZDO{_B62}{{4}}", "Azure DevOps, long tokens", (76,)),
    Form("Alibaba Cloud access key id", "LTAI", f"LTAI{_B62}{{12,20}}", "RAM; names a key"),
    Form("Tencent Cloud secret id", "AKID", f"AKID{_B62}{{32}}", "CAM; names a key"),
    Form("Volcengine access key id", "AKLT", f"AKLT{_B62}{{40,60}}", "Volcengine; names a key"),
    Form("Baidu Cloud API key", "bce-v3/", f"bce-v3/ALTAK-{_B62}{{21}}/{_HEX}{{40}}", "Qianfan"),
    Form("DigitalOcean token", "dop_v1_ doo_v1_ dor_v1_", f"do[opr]_v1_{_HEX}{{64}}", "DigitalOcean, token prefixes"),
    Form("Heroku API key", "HRKU-", f"HRKU-{_URL}{{36,64}}", "Heroku; older ones are plain UUIDs"),
    Form("Databricks token", "dapi", f"dapi{_HEX}{{32}}(?:-[0-9]{{1,2}})?", "Databricks, personal access tokens"),
    Form("Cloudflare origin CA key", "v1.0-", rf"v1\.0-{_HEX}{{24}}-{_HEX}{{146}}", "Cloudflare"),
    Form(
        "Fly.io token", "fo1_ fm1a_ fm1r_ fm2_", rf"fo1_{_URL}{{43}}|fm(?:1[ar]|2)_[A-Za-z0-9+/]{{80,800}}=*", "Fly.io"
    ),
    Form("Netlify token", "nfp_", f"nfp_{_B62}{{36,40}}", "Netlify, personal access tokens"),
    Form("Render API key", "rnd_", f"rnd_{_B62}{{28,40}}", "Render"),
    Form("Supabase key", "sbp_ sb_secret_", f"sbp_{_HEX}{{40}}|sb_secret_{_URL}{{20,60}}", "Supabase"),
    Form("PlanetScale secret", "pscale_", r"pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}", "PlanetScale"),
    Form("Pulumi token", "pul-", f"pul-{_HEX}{{40}}", "Pulumi Cloud"),
    Form("Terraform Cloud token", ".atlasv1.", rf"{_B62}{{14}}\.atlasv1\.[\w=-]{{60,70}}", "HCP Terraform", (14,)),
    Form("Vault token", "hvs. hvb. hvr.", rf"hv[sbr]\.{_URL}{{24,400}}", "HashiCorp Vault, since 1.10"),
    Form(
        "Doppler token", "dp.", rf"dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[a-z0-9_-]{{2,35}}\.)?{_B62}{{40,44}}", "Doppler"
    ),
    Form("Tailscale key", "tskey-", f"tskey-[a-z]{{2,12}}-{_B62}{{5,20}}-{_B62}{{20,40}}", "Tailscale, key prefixes"),
    Form("1Password service account token", "ops_eyJ", "ops_eyJ[A-Za-z0-9+/_-]{200,2000}=*", "1Password"),
    # Repositories, packages, builds
    Form("GitHub token", "ghp_ gho_ ghu_ ghs_ ghr_", f"gh[pousr]_{_B62}{{36,255}}", "GitHub blog, April 2021"),
    Form("GitHub token", "github_pat_", r"github_pat_\w{60,255}", "GitHub, fine-grained tokens: 22, _, 59 characters"),
    Form(
        "GitLab token",
        "glpat- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- glsoat- glffct- gloas- glwt-",
        rf"gl[a-z]{{2,5}}-{_URL}{{20,300}}(?:\.[0-9a-z]{{2,9}}){{0,2}}",
        "GitLab, token prefixes",
    ),
    Form("GitLab runner registration token", "GR1348941", f"GR1348941{_URL}{{20}}", "GitLab, until 16"),
    Form("Bitbucket app password", "ATBB", f"ATBB{_B62}{{32}}", "Atlassian; ends in a checksum of 8"),
    Form("Atlassian API token", "ATATT3 ATCTT3 ATSTT3", r"AT[ACS]TT3[\w=-]{100,300}", "Atlassian Cloud"),
    Form("npm token", "npm_", f"npm_{_B62}{{36}}", "GitHub changelog, September 2021"),
    Form("PyPI token", "pypi-AgE", f"pypi-AgE{_URL}{{50,1000}}", "PyPI; a macaroon, so it starts with its version"),
    Form("RubyGems API key", "rubygems_", f"rubygems_{_HEX}{{48}}", "RubyGems"),
    Form("NuGet API key", "oy2", "oy2[a-z0-9]{43}", "nuget.org"),
    Form("crates.io token", "cio", f"cio{_B62}{{32}}", "crates.io"),
    Form("Docker token", "dckr_pat_ dckr_oat_", f"dckr_[po]at_{_URL}{{27,40}}", "Docker Hub"),
    Form(
        "JFrog API key",
        "AKCp cmVmdGtuO",
        f"AKCp{_B62}{{69,73}}|cmVmdGtuO{_B62}{{50,90}}",
        "Artifactory; `reftkn:` in base64",
    ),
    Form("CircleCI token", "CCIPAT_ CCIPRJ_", f"CCIP(?:AT|RJ)_{_B62}{{22}}_{_HEX}{{40}}", "CircleCI"),
    Form("Buildkite token", "bkua_", f"bkua_{_HEX}{{40}}", "Buildkite"),
    Form("Docker Swarm token", "SWMTKN-1-", "SWMTKN-1-[a-z0-9]{50}-[a-z0-9]{25}", "Docker Swarm"),
    Form("TeamCity token", "eyJ0eXAiOiAiVENWMiJ9.", r"eyJ0eXAiOiAiVENWMiJ9\.[\w-]{20,60}\.[\w-]{30,80}", "TeamCity"),
    Form(
        "YouTrack token", "perm: perm-", r"perm[:-][\w=-]{4,60}\.[MNO][\w=]{3,20}\.[A-Za-z0-9]{20,60}", "JetBrains Hub"
    ),
    Form("SonarQube token", "squ_ sqp_ sqa_", f"sq[upa]_{_HEX}{{40}}", "SonarQube, since 9.6"),
    # Work
    Form("Linear key", "lin_api_ lin_oauth_", f"lin_(?:api|oauth)_{_B62}{{40,64}}", "Linear"),
    Form("Notion token", "secret_ ntn_", f"secret_{_B62}{{43}}|ntn_{_B62}{{40,50}}", "Notion; the second since 2024"),
    Form("Figma token", "figd_", f"figd_{_URL}{{36,60}}", "Figma"),
    Form("Postman API key", "PMAK-", f"PMAK-{_HEX}{{24}}-{_HEX}{{34}}", "Postman"),
    Form("HubSpot token", "pat-na pat-eu pat-ap", f"pat-(?:na|eu|ap)[0-9]-{_UUID}", "HubSpot, private apps"),
    Form("Typeform token", "tfp_", r"tfp_[\w=.-]{40,80}", "Typeform"),
    Form("Intercom token", "dG9rO", f"dG9rO{_B62}{{50,80}}=*", "Intercom; `tok:` in base64"),
    # Sight
    Form("Grafana token", "glsa_ glc_", f"glsa_{_B62}{{32}}_{_HEX}{{8}}|glc_[A-Za-z0-9+/]{{32,400}}=*", "Grafana"),
    Form("Grafana API key", "eyJrIjoi", f"eyJrIjoi{_B62}{{60,400}}=*", "Grafana until 9: JSON in base64"),
    Form("New Relic key", "NRAK- NRII- NRIQ-", f"NR(?:AK-[A-Z0-9]{{27}}|I[IQ]-{_URL}{{32}})", "New Relic"),
    Form("New Relic licence key", "NRAL", f"{_HEX}{{36}}NRAL", "New Relic", (36,)),
    Form("Sentry token", "sntrys_ sntryu_", f"sntrys_[A-Za-z0-9+/=_-]{{60,400}}|sntryu_{_HEX}{{64}}", "Sentry"),
    Form("Dynatrace token", "dt0", r"dt0[a-z][0-9]{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}", "Dynatrace"),
    Form("PostHog key", "phx_", f"phx_{_B62}{{40,50}}", "PostHog, personal API keys"),
    # Money
    Form(
        "Stripe key",
        "sk_live_ sk_test_ rk_live_ rk_test_",
        f"[sr]k_(?:live|test)_{_B62}{{16,255}}",
        "Stripe; the test mode is an account too",
    ),
    Form("Stripe webhook secret", "whsec_", "whsec_[A-Za-z0-9+/]{24,64}=*", "Stripe, and Standard Webhooks"),
    Form("Square token", "EAAA sq0atp- sq0csp-", f"EAAA{_URL}{{60}}|sq0atp-{_URL}{{22}}|sq0csp-{_URL}{{43}}", "Square"),
    Form("Shopify token", "shpat_ shpca_ shppa_ shpss_", "shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}", "Shopify"),
    Form(
        "PayPal token",
        "access_token$",
        rf"access_token\$(?:production|sandbox)\$[a-z0-9]{{16}}\${_HEX}{{32}}",
        "Braintree",
    ),
    Form("Flutterwave key", "FLWSECK", "FLWSECK(?:_TEST)?-[0-9a-zA-Z]{12,40}-X", "Flutterwave"),
    Form("EasyPost key", "EZAK EZTK", f"EZ[AT]K{_B62}{{54}}", "EasyPost"),
    Form("Shippo token", "shippo_", f"shippo_(?:live|test)_{_HEX}{{40}}", "Shippo"),
    # Models
    Form(
        "Anthropic key",
        "sk-ant-",
        f"sk-ant-[a-z]{{3,10}}[0-9]{{2}}-{_URL}{{20,200}}",
        "Anthropic: api03, admin01, oat01",
    ),
    Form("OpenRouter key", "sk-or-", f"sk-or-v1-{_HEX}{{64}}", "OpenRouter"),
    Form(
        "OpenAI key",
        "sk-proj- sk-svcacct- sk-admin- sk-None-",
        f"sk-[A-Za-z]{{4,7}}-(?={_URL}{{0,40}}[0-9]){_URL}{{20,200}}",
        "OpenAI",
    ),
    Form(
        "API key of a language model",
        "sk-",
        f"sk-(?=[A-Za-z]{{0,60}}[0-9]){_B62}{{20,64}}",
        "OpenAI, and those that are compatible",
    ),
    Form("Hugging Face token", "hf_ api_org_", f"(?:hf|api_org)_{_B62}{{34,40}}", "Hugging Face"),
    Form("Groq key", "gsk_", f"gsk_{_B62}{{50,54}}", "Groq"),
    Form("xAI key", "xai-", f"xai-{_B62}{{70,90}}", "xAI"),
    Form("Perplexity key", "pplx-", f"pplx-{_B62}{{40,60}}", "Perplexity"),
    Form("Replicate token", "r8_", f"r8_{_B62}{{37}}", "Replicate"),
    Form("NVIDIA key", "nvapi-", f"nvapi-{_URL}{{60,70}}", "NVIDIA NIM"),
    Form("LangSmith key", "lsv2_", f"lsv2_(?:pt|sk)_{_HEX}{{32}}_{_HEX}{{10}}", "LangSmith"),
    Form("Tavily key", "tvly-", f"tvly-(?:dev-|prod-)?{_B62}{{32}}", "Tavily"),
    # Messages
    Form(
        "Slack token",
        "xoxa- xoxb- xoxc- xoxe- xoxo- xoxp- xoxr- xoxs-",
        r"xox[abceoprs]-[0-9][A-Za-z0-9-]{16,250}",
        "Slack, token types",
    ),
    Form("Slack token", "xoxe.xox", r"xoxe\.xox[bp]-[0-9]-[A-Za-z0-9]{60,250}", "Slack, configuration tokens"),
    Form("Slack token", "xoxd-", "xoxd-[A-Za-z0-9%/+=]{40,400}", "Slack, the cookie of a session"),
    Form("Slack token", "xapp-", r"xapp-[0-9]-[A-Z0-9]{6,14}-[0-9]{6,16}-[a-z0-9]{32,80}", "Slack, app-level tokens"),
    Form(
        "Slack webhook",
        "hooks.slack.com/",
        rf"hooks\.slack\.com/(?:services|workflows|triggers)/[A-Z0-9]{{6,14}}/[A-Z0-9]{{6,20}}/{_B62}{{20,48}}",
        "Slack",
    ),
    Form("Discord webhook", "/api/webhooks/", rf"/api/webhooks/([0-9]{{17,20}}/{_URL}{{60,80}})", "Discord"),
    Form(
        "Discord bot token",
        "MT Mj Mz ND NT Nj Nz OD OT",
        rf"[MNO][DTjz]{_B62}{{21,24}}\.{_URL}{{6}}\.{_URL}{{27,38}}",
        "Discord: id in base64, time, signature",
    ),
    Form("Telegram bot token", ":AA", rf"(?:bot)?([0-9]{{8,10}}:AA{_URL}{{33}})", "Telegram", (13, 12, 11, 10, 9, 8)),
    Form("Teams webhook", "/IncomingWebhook/", f"/IncomingWebhook/({_HEX}{{32}}/{_UUID})", "Microsoft Teams"),
    Form("Feishu webhook", "/bot/v2/hook/", f"/bot/v2/hook/({_UUID})", "Feishu and Lark"),
    Form("DingTalk webhook", "/robot/send?", rf"/robot/send\?access_token=({_HEX}{{64}})", "DingTalk"),
    Form("WeCom webhook", "/webhook/send?", rf"/webhook/send\?key=({_UUID})", "WeCom"),
    Form("SendGrid key", "SG.", rf"SG\.{_URL}{{22}}\.{_URL}{{43}}", "SendGrid"),
    Form("Mailgun key", "key-", rf"(?<![\w-])key-{_HEX}{{32}}", "Mailgun"),
    Form(
        "Mailchimp key", "-us", rf"(?<![\w-]){_HEX}{{32}}-us[0-9]{{1,2}}", "Mailchimp; ends in the data centre", (32,)
    ),
    Form("Brevo key", "xkeysib- xsmtpsib-", f"x(?:key|smtp)sib-{_HEX}{{64}}-{_B62}{{16}}", "Brevo"),
    Form("Resend key", "re_", f"re_{_B62}{{8}}_{_B62}{{24}}", "Resend"),
    Form("Twilio key", "SK AC", f"(?:SK|AC){_HEX}{{32}}", "Twilio: key, and the account that others go with"),
    Form("Facebook token", "EAA", f"EAA{_B62}{{100,400}}", "Meta, Graph API"),
    # Everywhere
    Form("age secret key", "AGE-SECRET-KEY-1", "AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}", "age; Bech32"),
)


def long_words(text: str) -> list[tuple[int, str]]:
    """The words that may hold a credential, each with its place: splitting is faster than any pattern."""
    words = []
    at = 0
    for word in [word for word in text.split() if len(word) >= SHORTEST]:
        if _TELLING.search(word):
            # No word that is left out can hold it, so the next place where it stands is its own.
            at = text.index(word, at)
            words.append((at, word))
            at += len(word)
    return words


def find(text: str, words: list[tuple[int, str]]) -> Iterator[Found]:
    """Every credential of a known form, with overlaps; `words` are the long words of the text."""
    joined = "\n".join({word for _, word in words})
    for anchor, form in _anchors():
        if anchor in joined:
            yield from _of_form(text, anchor, form)
    if "eyJ" in joined:
        yield from _tokens(text)
    if "PRIVATE KEY" in text or "OpenVPN Static key" in text:
        yield from _matches(text, "-----BEGIN ", _PEM, "private key")
    if "Private-Lines: " in text:
        yield from _matches(text, "Private-Lines: ", _PUTTY, "PuTTY private key")
    if "machine" in text and "login" in text:
        for found in _matches(text, "machine", _NETRC, "password in netrc form"):
            if not is_placeholder(text[found.start : found.end]):
                yield found


@functools.cache
def _anchors() -> list[tuple[str, Form]]:
    return [(anchor, form) for form in FORMS for anchor in form.anchors.split()]


@functools.cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(f"(?:{pattern})(?![A-Za-z0-9])", re.ASCII)


def _of_form(text: str, anchor: str, form: Form) -> Iterator[Found]:
    end = 0
    for at in places(text, anchor):
        for start in (at - before for before in form.before):
            if start >= end and _starts(text, start) and (match := _compiled(form.pattern).match(text, start)):
                end = match.end()
                if not is_made_up(match[0]):
                    yield Found(form.name, *match.span(match.lastindex or 0))
                break


def places(text: str, literal: str) -> Iterator[int]:
    """Where a literal stands, without overlaps."""
    at = text.find(literal)
    while at >= 0:
        yield at
        at = text.find(literal, at + len(literal))


def _starts(text: str, at: int) -> bool:
    """Whether a credential can start here: no letter or digit before it, but the end of an escape, as in `%20`."""
    if not at or not text[at].isalnum():
        return True
    before = text[at - 1]
    if not (before.isascii() and before.isalnum()):
        return True
    return text[max(0, at - 2) : at] in ("\\n", "\\r", "\\t") or text[max(0, at - 3)] == "%"


def _matches(text: str, anchor: str, pattern: str, name: str) -> Iterator[Found]:
    """Where a pattern matches at an anchor; group 1 is the secret."""
    for at in places(text, anchor):
        match = re.compile(pattern).match(text, at)
        if match and "EXAMPLE" not in match[1]:
            yield Found(name, *match.span(1))


# What may stand between the lines of a key: line ends, also as JSON escapes them; marks of Markdown; a concatenation.
_BETWEEN = r"(?:[\s>|\"'+,]|\\[rnt])"
_BASE64 = "[A-Za-z0-9+/=]"
_PUTTY = rf"Private-Lines: [0-9]{{1,3}}{_BETWEEN}++({_BASE64}{{16,}}+(?:{_BETWEEN}{{1,8}}+{_BASE64}{{16,}}+)*+)"
_NETRC = r"machine\s{1,9}+\S{1,100}+\s{1,9}+login\s{1,9}+\S{1,100}+\s{1,9}+password\s{1,9}+([^\s\"'`]{3,100})"
_PEM = (
    r"(-----BEGIN (?:(?:[A-Z0-9]{2,10} ){0,3}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)-----"
    rf"{_BETWEEN}*+(?:[A-Z][A-Za-z-]{{2,20}}+: [^\r\n\\]{{0,100}}+{_BETWEEN}++){{0,6}}+"
    rf"{_BASE64}{{16,}}+(?:{_BETWEEN}{{1,8}}+{_BASE64}{{16,}}+)*+(?!\.\.\.|…|<|\[)"
    rf"{_BETWEEN}*+{_BASE64}*+{_BETWEEN}*+(?:-----END [A-Za-z0-9 ]{{0,40}}-----)?)"
)
"""With a key in it: a header alone, or one with dots below, is talk about keys."""


# Not in the middle of other base64: so each run of letters is read from one place only.
_JSON_WEB = (
    r"(?:(?<![\w-])|(?<![\w-]_)(?<=_)|(?<=\\[nrt])|(?<=%[0-9A-F]{2}))"
    r"(eyJ[\w-]{8,}+)\.[\w-]*+\.[\w-]{10,}+(?:\.[\w-]++){0,2}"
)


def _tokens(text: str) -> Iterator[Found]:
    """JSON web tokens, signed or encrypted."""
    for at in places(text, "eyJ"):
        match = re.compile(_JSON_WEB, re.ASCII).match(text, at)
        if match and _is_header(match[1]):
            yield Found("JSON web token", *match.span())


def _is_header(encoded: str) -> bool:
    """Whether base64url decodes to the header of a token, an object that names its algorithm."""
    import binascii

    standard = encoded.replace("-", "+").replace("_", "/")
    try:
        decoded = binascii.a2b_base64(standard + "=" * (-len(standard) % 4))
    except ValueError:
        return False
    return b'"alg"' in decoded and decoded.strip().endswith(b"}")
