"""What is a secret and what is not. No key is written down here: each is filled in from a template at run time."""

from __future__ import annotations

import importlib.util
import itertools
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qa_memory_hooks import credentials
from qa_memory_hooks.credentials import find, forms, placeholder

BENCHMARK = Path(__file__).parents[1] / "benchmarks" / "credentials.py"


def benchmark() -> ModuleType:
    """The benchmark as a module, under a name of its own: `secrets` is one of the standard library."""
    spec = importlib.util.spec_from_file_location("benchmark_of_credentials", BENCHMARK)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


BENCH = benchmark()
MAKE = BENCH.Maker(7)


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest) -> None:
    """The same text in each run of a test, whichever tests run before it."""
    MAKE.random.seed(request.node.nodeid)


def fill(template: str) -> str:
    """A template of the benchmark with its blanks filled in."""
    text: str = MAKE.fill(template)
    return text


def said(text: str) -> list[tuple[str, str]]:
    """The kinds and what they were found at."""
    return [(hit.kind, text[hit.start : hit.end]) for hit in find(text)]


# --- Known forms ------------------------------------------------------------------------------------------------------

# As short as their issuers make them, so that a letter less is none of them. Round brackets: what is found.
FORMS = """
AWS access key id | AKIA«T16»
AWS access key id | ASIA«T16»
Google API key | AIza«u35»
Google OAuth client secret | GOCSPX-«u28»
Google OAuth access token | ya29.«u120»
Google OAuth refresh token | 1//0«u50»
Firebase server key | AAAA«u7»:APA91b«u134»
Azure storage account key | AccountKey=(«b86»==)
Azure shared access key | SharedAccessKey=(«b43»=)
Azure SAS signature | sig=(«a43»%3D)
Azure client secret | «a3»8Q~«a34»
Azure DevOps token | «a76»AZDO«a4»
Alibaba Cloud access key id | LTAI«a20»
Tencent Cloud secret id | AKID«a32»
Volcengine access key id | AKLT«a47»
Baidu Cloud API key | bce-v3/ALTAK-«a21»/«h40»
DigitalOcean token | dop_v1_«h64»
Heroku API key | HRKU-AA«u58»
Databricks token | dapi«h32»
Databricks token | dapi«h32»-2
Cloudflare origin CA key | v1.0-«h24»-«h146»
Fly.io token | fo1_«u43»
Fly.io token | fm2_«b300»
Netlify token | nfp_«a36»
Render API key | rnd_«a28»
Supabase key | sbp_«h40»
Supabase key | sb_secret_«u31»
PlanetScale secret | pscale_tkn_«u43»
Pulumi token | pul-«h40»
Terraform Cloud token | «a14».atlasv1.«u67»
Vault token | hvs.«u90»
Doppler token | dp.st.staging.«a43»
Tailscale key | tskey-auth-«a12»-«a32»
1Password service account token | ops_eyJ«a400»
GitHub token | ghp_«a36»
GitHub token | ghs_«a36»
GitHub token | github_pat_11«U20»_«a59»
GitLab token | glpat-«u20»
GitLab token | glcbt-64_«u20»
GitLab token | glrt-t1_«u27».01.«n9»
GitLab runner registration token | GR1348941«u20»
Bitbucket app password | ATBB«a32»
Atlassian API token | ATATT3xFfGF0«u171»=«H8»
npm token | npm_«a36»
PyPI token | pypi-AgEIcHlwaS5vcmc«u150»
RubyGems API key | rubygems_«h48»
NuGet API key | oy2«n43»
crates.io token | cio«a32»
Docker token | dckr_pat_«u27»
JFrog API key | AKCp«a69»
JFrog API key | cmVmdGtuOjAx«a52»
CircleCI token | CCIPAT_«a22»_«h40»
Buildkite token | bkua_«h40»
Docker Swarm token | SWMTKN-1-«n50»-«n25»
TeamCity token | eyJ0eXAiOiAiVENWMiJ9.«u39».«u48»
YouTrack token | perm:cWE=.NDctMTI=.«a30»
SonarQube token | squ_«h40»
Linear key | lin_api_«a40»
Notion token | secret_«a43»
Notion token | ntn_«d11»«a35»
Figma token | figd_«u40»
Postman API key | PMAK-«h24»-«h34»
HubSpot token | pat-eu1-«uuid»
Typeform token | tfp_«u44»
Intercom token | dG9rO«a55»=
Grafana token | glsa_«a32»_«h8»
Grafana token | glc_«a120»==
Grafana API key | eyJrIjoi«a80»
New Relic key | NRAK-«U27»
New Relic licence key | «h36»NRAL
Sentry token | sntryu_«h64»
Sentry token | sntrys_«a120»_«a43»
Dynatrace token | dt0c01.«U24».«U64»
PostHog key | phx_«a43»
Stripe key | sk_live_«a24»
Stripe key | rk_test_«a24»
Stripe webhook secret | whsec_«a32»
Square token | EAAA«u60»
Square token | sq0csp-«u43»
Shopify token | shpat_«h32»
PayPal token | access_token$production$«n16»$«h32»
Flutterwave key | FLWSECK-«h32»-X
EasyPost key | EZAK«a54»
Shippo token | shippo_live_«h40»
Anthropic key | sk-ant-api03-«u93»AA
OpenRouter key | sk-or-v1-«h64»
OpenAI key | sk-proj-«u74»T3BlbkFJ«u74»
API key of a language model | sk-«a48»
Hugging Face token | hf_«l34»
Groq key | gsk_«a52»
xAI key | xai-«a80»
Perplexity key | pplx-«a48»
Replicate token | r8_«a37»
NVIDIA key | nvapi-«u64»
LangSmith key | lsv2_pt_«h32»_«h10»
Tavily key | tvly-dev-«a32»
Slack token | xoxb-«d12»-«d13»-«a24»
Slack token | xoxp-«d11»-«d11»-«d12»-«h32»
Slack token | xoxe.xoxp-1-«a163»
Slack token | xoxd-«a120»%2B«a20»
Slack token | xapp-1-A«U10»-«d13»-«h64»
Slack webhook | hooks.slack.com/services/T«U8»/B«U10»/«a24»
Discord webhook | discord.com/api/webhooks/(«d18»/«u68»)
Discord bot token | MTIz«a21».«u6».«u38»
Telegram bot token | 8«d9»:AA«u33»
Telegram bot token | https://api.telegram.org/bot(8«d8»:AA«u33»)/getMe
Teams webhook | https://shop.webhook.office.com/webhookb2/«uuid»@«uuid»/IncomingWebhook/(«h32»/«uuid»)
Feishu webhook | https://open.feishu.cn/open-apis/bot/v2/hook/(«uuid»)
DingTalk webhook | https://oapi.dingtalk.com/robot/send?access_token=(«h64»)
WeCom webhook | https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=(«uuid»)
SendGrid key | SG.«u22».«u43»
Mailgun key | key-«h32»
Mailchimp key | «h32»-us14
Brevo key | xkeysib-«h64»-«a16»
Resend key | re_«a8»_«a24»
Twilio key | SK«h32»
Twilio key | AC«h32»
Facebook token | EAAM«a150»
age secret key | AGE-SECRET-KEY-1«Q58»
"""
BENCH.ALPHABETS["Q"] = BENCH.ALPHABETS["q"].upper()
ROWS = [tuple(row.split(" | ")) for row in FORMS.strip().splitlines()]


def shown(template: str) -> tuple[str, int, int]:
    """A filled template without its brackets, and where they stood; all of it if there are none."""
    text = fill(template)
    if "(" not in text:
        return text, 0, len(text)
    start, end = text.index("("), text.index(")") - 1
    return text.replace("(", "").replace(")", ""), start, end


def credential(text: str) -> list[credentials.Hit]:
    return [hit for hit in find(text) if hit.kind == "credential"]


def test_every_form_is_looked_at() -> None:
    assert {name for name, _ in ROWS} == {form.name for form in forms.FORMS}
    assert all(form.source for form in forms.FORMS)


@pytest.mark.parametrize(("name", "template"), ROWS)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", ""),
        ("The key is ", " and works."),
        ("`", "`"),
        ('{"a": "', '"}'),
        ("密钥是", "。"),
        ("= ", "\r\n"),
        ("_", "_"),
    ],
)
def test_a_form_is_found_wherever_it_stands(name: str, template: str, before: str, after: str) -> None:
    text, start, end = shown(template)
    if before == "_" and name in ("Mailgun key", "Mailchimp key"):
        return  # parts of such names are as common as these keys
    hits = find(before + text + after)
    assert [(hit.kind, hit.form) for hit in hits] == [("credential", name)]
    # An alphabet with "_" takes the mark of Markdown that follows.
    assert (hits[0].start, hits[0].end - (after == "_" and hits[0].end > len(before) + end)) == (
        len(before) + start,
        len(before) + end,
    )


@pytest.mark.parametrize(("name", "template"), ROWS)
def test_what_is_too_short_is_none(name: str, template: str) -> None:
    short = re.sub(r"«([a-zA-Z])(\d+)»", lambda blank: f"«{blank[1]}{max(1, int(blank[2]) // 20)}»", template)
    assert not credential(shown(short.replace("«uuid»", "7"))[0])


@pytest.mark.parametrize(("name", "template"), ROWS)
def test_what_is_part_of_a_longer_word_is_none(name: str, template: str) -> None:
    text, start, end = shown(template)
    if text[0].isalnum() and not start:
        assert all(hit.start != 1 for hit in credential("a" + text))
    assert all(hit.end != end for hit in credential(text[:end] + "a" + text[end:]))


@pytest.mark.parametrize(("name", "template"), ROWS)
def test_a_form_that_says_that_it_is_none(name: str, template: str) -> None:
    for letter in "xX0":
        made_up = re.sub(r"«([a-zA-Z])(\d+)»", lambda blank, to=letter: to * int(blank[2]), template)  # type: ignore[misc]
        if "«uuid»" not in made_up:
            assert not credential(shown(made_up)[0])


def test_a_published_example_is_none() -> None:
    assert said("AKIA" + "IOSFODNN7" + "EXAMPLE") == []
    assert said("aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCY" + "EXAMPLEKEY") == []
    assert said("ghp_" + "yourTokenGoesHere" + "a1" * 10) == []


def test_a_word_beside_it_hides_nothing() -> None:
    key = fill("AKIA«T16»")
    text = f"for example {key} # not a secret, pragma: allowlist secret, gitleaks:allow, noqa"
    assert said(text) == [("credential", key)]


@pytest.mark.parametrize("before", ["\\n", "\\r\\n", "\\t", "%20", "%3D", "token%3D", "-", "/", "=", "(", "：", "是"])
def test_what_may_stand_before(before: str) -> None:
    for key in (fill("ghp_«a36»"), fill("AKIA«T16»")):
        assert ("credential", key) in said("line" + before + key)


@pytest.mark.parametrize("after", ["\\n", "%20", ".", ",", "-", "/", "）", "的", "'", "…"])
def test_what_may_stand_behind(after: str) -> None:
    key = fill("ghp_«a36»")
    assert said(f"is {key}{after}") == [("credential", key)]


def test_several_in_one_text_are_all_found_in_order() -> None:
    keys = [fill("ghp_«a36»"), fill("AKIA«T16»"), fill("ghp_«a36»"), fill("npm_«a36»")]
    assert said(" ".join(keys)) == [("credential", key) for key in keys]
    assert said(",".join(keys)) == [("credential", key) for key in keys]


# --- Private keys and tokens ------------------------------------------------------------------------------------------


def pem(kind: str, header: str = "") -> str:
    return f"-----BEGIN {kind}-----\n{header}{fill('«b64»')}\n{fill('«b64»')}\n{fill('«b30»')}==\n-----END {kind}-----"


KINDS = [
    "PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY", "DSA PRIVATE KEY", "OPENSSH PRIVATE KEY",
    "ENCRYPTED PRIVATE KEY", "PGP PRIVATE KEY BLOCK", "OpenVPN Static key V1",
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_private_key_is_found_as_a_whole(kind: str) -> None:
    key = pem(kind)
    for whole in (
        key,
        key.replace("\n", "\r\n"),
        key.replace("\n", "\\n"),
        key.replace("\n", "\n    "),
        key.replace("\n", "\n> "),
        key.replace("\n", '\\n" +\n  "'),
    ):
        assert said(f"It is {whole}\nsince March.") == [("credential", whole)]


def test_a_private_key_with_headers() -> None:
    headers = "Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0011223344556677\n\n"
    key = pem("RSA PRIVATE KEY", headers)
    assert said(key) == [("credential", key)]


def test_a_private_key_that_was_cut_off() -> None:
    key = pem("PRIVATE KEY").partition("\n-----END")[0]
    (hit,) = find(key + "\n\n## Next\n")
    assert (hit.start, key[: hit.end]) == (0, key)


@pytest.mark.parametrize(
    "text",
    [
        "the file starts with -----BEGIN RSA PRIVATE KEY-----",
        "-----BEGIN PRIVATE KEY----- is missing in the file",
        "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----",
        "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B...\n-----END PRIVATE KEY-----",
        "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B…\n-----END PRIVATE KEY-----",
        "-----BEGIN PRIVATE KEY-----\n<the key>\n-----END PRIVATE KEY-----",
        "-----BEGIN PRIVATE KEY-----\nEXAMPLEEXAMPLEEXAMPLEEXAMPLE\n-----END PRIVATE KEY-----",
        "Private-Lines: 8",
    ],
)
def test_talk_of_a_private_key(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize("kind", ["CERTIFICATE", "PUBLIC KEY", "CERTIFICATE REQUEST", "PGP PUBLIC KEY BLOCK"])
def test_a_public_key_is_none(kind: str) -> None:
    for text in (pem(kind), pem(kind).replace("\n", "\n> "), json.dumps(pem(kind))):
        assert said(text) == []


def test_a_key_of_putty() -> None:
    body = fill("«b64»\n«b64»\n«b64»")
    text = f"PuTTY-User-Key-File-3: ssh-ed25519\nPublic-Lines: 2\nAAAA\nPrivate-Lines: 3\n{body}\nPrivate-MAC: «h64»"
    assert said(text) == [("credential", body)]


def json_web_token() -> str:
    token: str = BENCH._json_web_token(MAKE)
    return token


@pytest.mark.parametrize("before", ["", "Bearer ", "?jwt=", "_", "\\n", "%20", "'"])
def test_a_json_web_token(before: str) -> None:
    token = json_web_token()
    assert said(before + token) == [("credential", token)]
    assert said(f"{before}{token}. Then") == [("credential", token)]


def test_an_encrypted_json_web_token() -> None:
    token = json_web_token().split(".")[0] + fill("..«u16».«u60».«u22»")
    assert said(token) == [("credential", token)]


def test_what_looks_like_a_json_web_token() -> None:
    header, claims, signature = json_web_token().split(".")
    no_header = json_web_token().split(".")[1]
    for text in (
        header,
        f"{header}.{claims}",
        f"{header}.{claims}.",
        f"{header}...",
        f"{no_header}.{claims}.{signature}",
    ):
        assert "credential" not in [kind for kind, _ in said(text)]
    assert not credential(f"{header}a.{claims}.{signature}")  # no base64
    assert not credential(f"a{header}.{claims}.{signature}")


@pytest.mark.parametrize("gap", [" ", "\n", "\r\n  "])
def test_netrc(gap: str) -> None:
    assert said(gap.join(["machine api.shop.test", "login qa", "password hunter2"])) == [("credential", "hunter2")]
    assert said(gap.join(["machine api.shop.test", "login qa", "password <password>"])) == []
    assert said("the machine has a login") == []


# --- Names ------------------------------------------------------------------------------------------------------------

# The secret stands in angle quotes, which are taken out.
NAMED = """
password = ‹hunter2›
password: ‹hunter2›
password=‹hunter2›
PASSWORD=‹letmein›
DB_PASSWORD=‹letmein›
"password": "‹letmein›",
'password': '‹s3cr3t›'
{\\"password\\": \\"‹S3cret!x›\\"}
"client_secret": "‹a1b2c3d4e5›"
dbPassword = "‹Winter-2026›"
db.password=‹Tr0ub4dor›
config["password"] = "‹Tr0ub4dor›"
password := '‹Tr0ub4dor›'
:password => "‹Tr0ub4dor›"
password: str = "‹Tr0ub4dor›"
password → ‹Tr0ub4dor›
Password - ‹Tr0ub4dor›
<password>‹Tr0ub4dor›</password>
login --user qa --password ‹Tr0ub4dor›
login --db-password=‹Tr0ub4dor›
shopctl --token ‹9f8e7d6c5b›
- **Password**: `‹Tr0ub4dor›`
- **Password:** ‹Tr0ub4dor›
Password (staging): ‹Tr0ub4dor›
| password | ‹Tr0ub4dor› |
The password is ‹Tr0ub4dor›.
the password was `‹Tr0ub4dor›` until March
The password for the bench is ‹Tr0ub4dor›
log in with password "‹Tr0ub4dor›"
await page.fill('#password', '‹Tr0ub4dor!›')
log in with password ‹Tr0ub4dor› and wait
the new password is set to ‹Tr0ub4dor›
jenkins token ‹11ae5f09c3d27b8e64f1a05b9c8d7e6f02›
driver.findElement(By.id("password")).sendKeys("‹Tr0ub4dor!›")
user.setPassword("‹Tr0ub4dor!›");
ALTER USER qa IDENTIFIED BY '‹Tr0ub4dor›'
ssh pass: ‹Tr0ub4dor!›
the passphrase is `‹lab-net-2210›`
Passwort: ‹Tr0ub4dor›
Test user: qa01 / ‹Tr0ub4dor!›
Grafana login is admin / ‹Tr0ub4dor!›.
user/pass: admin/‹Tr0ub4dor›
credentials: qa / ‹Tr0ub4dor!›
passwd: ‹123456›
passphrase = "‹4711›"
pwd: ‹P@ssw0rd›
smtp_pass=‹Tr0ub4dor›
api_key=‹abcd1234efgh›
apiKey: '‹9a8b7c6d5e›'
API key: ‹3f9d8a7b6c5e›
X-Api-Key: ‹3f9d8a7b6c5e›
access_key = ‹3f9d8a7b6c5e›
secret: `‹kT9$mQ2!›`
secret_key = '‹x9Y8z7W6v5›'
jwt_secret=‹myS3cretKey99›
token = "‹abc123def456›"
authToken: ‹abc123def456›
_authToken=‹abc123def456›
refresh_token=‹abc123def456›&scope=all
npx cypress run --record --key ‹7c9e6679-7425-40de-944b-e07fc1f90ae7›
Server=db;User Id=sa;Password=‹Tr0ub4dor›;Encrypt=true
jdbc:mysql://db/shop?user=qa&password=‹Tr0ub4dor›
密码：‹abc12345›
密码: ‹P@ssw0rd›
**密码**：`‹abc12345›`
默认密码是 ‹admin123›
密码为‹Admin@2026›，请勿外传
初始密码为 ‹888888›
密码已改成 ‹abc12345›
后台账号 admin/‹Admin@123›
邮箱授权码：‹abcd1234efgh›
测试账号 13800000000，密码：‹123456›
密码（测试环境）：‹abc12345›
用户名/密码: admin/‹admin123›
root 密码 ‹Root@2026›
用密码“‹abc12345›”登录
口令：‹Qwerty123›
密钥：‹9f8a7b6c5d4e›
令牌＝‹tok1a2b3c4d›
凭据：qa/‹Qwerty123›
密碼：‹abc12345›
Authorization: Bearer ‹abcdef1234567890›
"Authorization": "Bearer ‹abcdef1234567890›"
-H 'Authorization: token ‹abcdef1234567890›'
Authorization: Basic ‹cWE6aHVudGVyMg==›
authorization: ‹abcdef1234567890›
sends Bearer ‹abcdef1234567890abcdef› twice
postgres://shop:‹Tr0ub4dor›@db.stage.test:5432/shop
https://admin:‹admin›@stage.shop.test/
redis://:‹Tr0ub4dor›@cache.test/0
mongodb+srv://qa:‹P@ss#1›@cluster.test/shop
curl -u qa:‹Tr0ub4dor› https://stage.shop.test
curl -sS --user 'qa:‹Tr0ub4dor›' https://stage.shop.test
mysql -h db -u root -p‹Tr0ub4dor› shop
docker login -u qa -p ‹Tr0ub4dor› registry.test
sshpass -p '‹Tr0ub4dor›' ssh qa@bench
redis-cli -h cache -a ‹Tr0ub4dor›
"""


@pytest.mark.parametrize("line", NAMED.strip().splitlines())
@pytest.mark.parametrize("end", ["", "\n", "\r\nnext", " "])
def test_what_is_named_is_found_where_it_stands(line: str, end: str) -> None:
    text = line.replace("‹", "").replace("›", "") + end
    start, stop = line.index("‹"), line.index("›") - 1
    assert [(hit.kind, hit.start, hit.end) for hit in find(text)] == [("password-like", start, stop)]


HARMLESS = """
the password must be at least 12 characters
password: required
password: min 8 chars, max 64
password: 8-64 characters
password: `required`
Password field: #user-password
Password strength: weak
password = None
password = ""
password: !vault |
password: the one from the vault
"password": "required"
"password": "Password"
"password": "must be 12 characters"
"password": {"type": "string"}
password: hashedPassword,
password=password
password = config.password
password = get_password()
password = os.environ["SHOP_PASSWORD"]
password: process.env.SHOP_PASSWORD2
PASSWORD=$(cat pw1.txt)
POSTGRES_PASSWORD=postgres
password hash: bcrypt, cost 12
password: 2026-09-05
password: ops2@shop.test
password === confirmPassword
password12 was rejected
passwords: a1b2c3d4
password_policy: strict1
forgot_password: /reset1/x
input[name="password"], button[type="submit1"]
<password>
<label>password</label> 12a4b6
("password", "text")
pwd: /home/qa/project1
test pass: 120a45
tests pass: 120/150, 3 fail
--secret-list MySecret1 MySecret2
getPassword("field12")
user: qa/editor-v2
account/Settings@2x.png is blurred
docs/user/qa/Setup@v2.0.1
username/repo@v2.0.1
login POST /api/V2@beta1
密码 与 账号 docs/ops@shop.test
the password prompt Appears2 times
pass rate: 99.5%
token: string
token: none
token: <token>
Token: 15m, refresh token: 30d
token: JWT (RS256)
token: RS256
token: 123456
token_type: OAuth2
token = getToken()
tokens: 1200a1
max_token: a4096b
nextPageToken: "a1b2c3d4e5f6"
csrf_token: a1b2c3d4e5f6
--idempotency-token a1b2c3d4e5f6
tokenizer: cl100k_base
Counts come from `tiktoken` `cl100k_base` here
token bucket 500/s
secret: see vault
secret: k8s/shop-db
secretName: shop-tls-cert2
arn:aws:secretsmanager:eu-west-1:123456789012:secret:shop-A1b2C3
the secret is to wait
API key: required
api key 401
api-key-auth: enabled1
primary key: a1b2c3d4
cache_key = a1b2c3d4
credentials: see 1Password
fetch(url, {credentials: 'include'})
密码：见密码库
密码错误
密码错误：请重试
密码：至少8位
密码：8-20位
密码至少 12 位
密码：必填
密码是必填项
密码 MD5 加密
密钥：由运维保管
密钥轮换：2026-09-05
令牌：30分钟过期
令牌有效期 30 分钟
凭证号：20260905
口令：不得少于 8 位
Authorization: Bearer <token>
Authorization: Bearer ${TOKEN}
Authorization: Bearer $TOKEN
Authorization: Basic auth
Authorization: Basic Zm9vYmFyMTIz
Authorization: Basic abcde
Authorization: required
Authorization: Bearer validtoken
Bearer authentication-2 is off
Bearer token missing
http://localhost:8080/login@2x.png
http://10.0.0.1:8080, mail ops@shop.test
https://user:password@example.com
https://user:pass@10.1.1.7:3128
https://<user>:<token>@shop.test
https://user:${PASS}@shop.test
https://shop.test:8443@x
amqp://guest:guest@localhost:5672
postgres://localhost:5432/shop
git@github.com:shop/web.git
curl -u "$USER:$PASS" https://shop.test
curl -u user:password https://shop.test
docker run -u 1000:1000 shop/e2e
mysql -u root -p shop
"""


@pytest.mark.parametrize("text", HARMLESS.strip().splitlines())
def test_what_only_has_the_name(text: str) -> None:
    assert said(text) == []
    assert said(f"- {text}\r\n") == []


PLACEHOLDERS = """
<token> <your token> *** ******** xxx XXXX xxxxxxxx ${VAR} $VAR $(get-var) {{var}} {{ var }} %VAR% %s ${{ secrets.X1 }}
your-token your_token YOUR_TOKEN_1 yourtoken123 example example-1 EXAMPLE_KEY_1 changeme change-me change_me_1 changeit1
… ... abc...xyz [redacted] REDACTED1 (redacted) dummy dummy-1 fake-key-1 placeholder1 todo1 insert-key-here1 my-secret-1
api-key-here env.KEY1 os.environ["K1"] process.env.K1 getenv("K1") vault:kv/shop1 op://vault/item1 get_key1() key() none
null true string str bool #input-1 :param1 @param1 {key1} sample-key-1 ____ ---- ???
"""


@pytest.mark.parametrize("value", PLACEHOLDERS.split())
@pytest.mark.parametrize(
    "template",
    ["password={}", "password: {}", 'password = "{}"', "api_key: `{}`", "token={}", "密码：{}", "--password {}",
     "Authorization: Bearer {}", "https://shop:{}@db.test/", "| secret | {} |"],
)  # fmt: skip
def test_a_placeholder_is_none(value: str, template: str) -> None:
    if (value.isalpha() and "://" in template) or (value[0] == ":" and template.startswith("--")):
        return  # a word may be the password in a URL, and a colon the sign before one
    assert said(template.replace("{}", value)) == []


def test_whose_secret_it_is() -> None:
    for text, form in (
        ("aws_secret_access_key = «b40»", "AWS secret access key"),
        ('"SecretAccessKey": "«b40»"', "AWS secret access key"),
        ("AWS secret: «b40»", "AWS secret access key"),
        ("HEROKU_API_KEY=«uuid»", "Heroku API key"),
        ("twilio_auth_token: «h32»", "Twilio auth token"),
    ):
        (hit,) = find(fill(text))
        assert (hit.kind, hit.form) == ("credential", form)
    (hit,) = find(fill("heroku_api_key: «h32»"))
    assert hit.kind == "password-like"


def test_the_text_is_read_in_small_letters_of_the_same_length() -> None:
    longer = [chr(code) for code in range(sys.maxunicode + 1) if len(chr(code).lower()) != 1]
    assert longer == ["İ"]
    assert said("İİİ PASSWORD: hunter2") == [("password-like", "hunter2")]


# --- Random strings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("template", ["«a32»", "«a40»", "«u43»", "«b44»", "«a64»", "«n40»", "«T52»"])
@pytest.mark.parametrize("place", ["the bench uses {} today", "`{}`", "x = '{}'", "用{}登录"])
def test_what_looks_random(template: str, place: str) -> None:
    found = 0
    for _ in range(50):
        run = fill(template)
        hits = said(place.replace("{}", run))
        assert hits in ([("high-entropy", run)], [])
        found += bool(hits)
    assert found >= 40  # a string by chance may look like a word


@pytest.mark.parametrize(
    "template",
    [
        "«h40»", "«h64»", "«H64»", "0x«h64»", "«uuid»", "«n26»", "01«c24»", "«a20»", "«d40»",
        "«U5»-«U5»-«U5»-«U5»-«U5»", "sha512-«B64»", "SHA256:«b43»", "h1:«B32»", "integrity: «B48»",
        'etag: "«a40»"', "--job-id «a40»",
        "traceId=«a40»",
        "`checksum` «a40»", "(id «a40»)", "https://docs.test/d/1«u43»/edit", "data:image/png;base64,«B300»",
        "arn:aws:flow:1-«a40»", "«B600»", "iVBORw0KGgo«B60»", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI«b43»", "age1«q58»",
        "«a40»...", "«a40»…", "pi_3«a23»", "PR_kwDO«a20»", "DeviceProfile/«uuid»", "sim_2026-09-01T18-30-12Z_«h8»",
        "getCheckoutV2SessionFromHttp2CacheAsync", "reports/nightly/2026-09-05/CheckoutWebsocketTimeout/v2",
        "«B57»\n«B57»\n«B20»", "> «B57»\n> «B57»", "c29tZSByZWFkYWJsZSB0ZXh0IG9uIG9uZSBsaW5l", "YQpiCmMKZApl" * 3,
        "VwByAGkAdABlACAAZABvAG4AZQA=", "your-«a40»", "x" * 40 + "1A", "______________________________1",
    ],
)  # fmt: skip
def test_what_only_looks_random(template: str) -> None:
    for _ in range(20):
        assert said(fill(template)) == []
        assert said(fill(f"see {template} again")) == []


def test_a_long_run_that_is_no_block() -> None:
    run = fill("«a70»")
    assert said(f"{run} and\n{run}") in ([("high-entropy", run)] * 2, [])


# --- All of it --------------------------------------------------------------------------------------------------------


def test_the_more_certain_one_has_the_place() -> None:
    key = fill("ghp_«a36»")
    assert said(f"token: {key}") == [("credential", key)]
    assert said(f"https://oauth2:{key}@github.com/shop/web") == [("credential", key)]
    assert said(f"Authorization: Bearer {key}") == [("credential", key)]
    run = fill("«a20»1aB«a20»2bC")
    assert said(f"secret: {run}") == [("password-like", run)]


def test_the_longer_one_has_the_place() -> None:
    key = pem("PRIVATE KEY").replace("\n", "\\n")
    assert said(f'"private_key": "{key}\\n"') == [("credential", key)]
    hook = fill("hooks.slack.com/services/T«U8»/B«U10»/«a24»")
    assert said(hook) == [("credential", hook)]


PARTS = [
    "password", "token: ", "密码：", "secret", "=", ": ", "`", '"', "\n", "\r\n", " ", "\\n", "%20", "://", "@", "eyJ",
    ".", "AKIA", "ghp_", "sk-", "-----BEGIN PRIVATE KEY-----", "machine ", "login ", "Bearer ", "curl -u ", "İ",
    "\x00", "…",
    "\ud800",
    *(fill(template) for template in ("«a40»", "«h32»", "«u20»", "«b90»", "«d10»", "ghp_«a36»", "AKIA«T16»", "«uuid»")),
]  # fmt: skip


@given(st.lists(st.sampled_from(PARTS) | st.text(max_size=9), max_size=30).map("".join))
def test_any_text(text: str) -> None:
    hits = find(text)
    assert hits == find(text)
    assert all(0 <= hit.start < hit.end <= len(text) and hit.form for hit in hits)
    assert all(one.end <= after.start for one, after in itertools.pairwise(hits))


@given(st.text())
def test_a_placeholder_of_any_text(text: str) -> None:
    assert placeholder.is_placeholder(text) in (True, False)


def seeds() -> Iterator[str]:
    """What makes a pattern start, or nearly match, again and again."""
    for _, template in ROWS:
        yield shown(template)[0][:-1]
    for form in forms.FORMS:
        yield from form.anchors.split()
    yield from (
        "password=", "password for ", "token (", 'api key: "', "密码", "password: a-1", "secret=sha1-", "://a:",
        "://a:b@", "Authorization: Bearer ", "curl -u a:", "mysql -u ", "docker login ", "machine a login b ", "eyJ",
        "eyJa.", "_eyJ", "-----BEGIN PRIVATE KEY-----\n", "-----BEGIN RSA PRIVATE KEY-----\nA: b\n",
        "Private-Lines: 8 ", "ab",
        " ", "-_", "=", "a:", "a1B2", "aB3/", "aB3" * 30 + "\n", "\\n", "% ", "ghp_-", "ops_eyJ-", "ATATT3_",
    )  # fmt: skip


@pytest.mark.parametrize("part", range(8))
def test_the_time_grows_with_the_length(part: int) -> None:
    # What backtracks takes 16 times as long for four times the text, and what is linear 4 times.
    for seed in itertools.islice(seeds(), part, None, 8):
        short, long = ((seed * (size // len(seed) + 1))[:size] for size in (25_000, 100_000))
        took = _seconds(long)
        if took > 0.15 and not any(_seconds(long) < _seconds(short) * 8 + 0.1 for _ in range(4)):
            pytest.fail(f"{took:.2f} s for {seed!r}")


def _seconds(text: str) -> float:
    start = time.process_time()
    find(text)
    return time.process_time() - start


def test_little_is_loaded_and_nothing_compiled_without_need() -> None:
    script = """
import re, sys
before = set(sys.modules)
from qa_memory_hooks.credentials import find
compiled = []
compile = re.compile
re.compile = lambda *given: compiled.append(given) or compile(*given)
assert find("The checkout page hangs after the second submit. " * 20) == []
print(*sorted(name for name in set(sys.modules) - before if not name.startswith(("qa_memory_hooks", "_"))))
print(len(compiled))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    modules, compiled = done.stdout.split("\n")[:2]
    assert set(modules.split()) <= {"bisect", "collections", "collections.abc", "functools", "itertools"}
    assert compiled == "0"


# --- The benchmark ----------------------------------------------------------------------------------------------------


def test_what_the_benchmark_makes_is_judged_right() -> None:
    make = BENCH.Maker(11)
    for one in BENCH.keys(make):
        assert one.text[one.start : one.end]
        assert "credential" in [hit.kind for hit in find(one.text) if hit.start < one.end and hit.end > one.start], one
    missed = [one for one in BENCH.secrets(make) if not find(one.text)]
    assert len(missed) <= 8, missed
    assert [(one.text, find(one.text)) for one in BENCH.harmless(make) if find(one.text)] == []


def test_the_benchmark_is_the_same_for_the_same_seed() -> None:
    assert list(BENCH.keys(BENCH.Maker(1))) == list(BENCH.keys(BENCH.Maker(1))) != list(BENCH.keys(BENCH.Maker(2)))


def test_the_benchmark_prints_its_figures() -> None:
    done = subprocess.run(
        [sys.executable, BENCHMARK, "--quick", "--format", "json"], capture_output=True, text=True, check=True
    )
    figures = json.loads(done.stdout)
    counts = {row["what"]: row["count"] for row in figures["rows"] if row["detector"] == "qa-scan-secrets"}
    assert counts["credential: found"] == 300
    assert counts["harmless: false alarms"] == 3000
    done = subprocess.run([sys.executable, BENCHMARK, "--quick"], capture_output=True, text=True, check=True)
    assert "MB/s" in done.stdout


def test_no_key_is_written_down() -> None:
    for file in (BENCHMARK, Path(__file__), *Path(credentials.__file__).parent.glob("*.py")):
        assert not credential(file.read_text(encoding="utf-8")), file
