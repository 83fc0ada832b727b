"""How many credentials are found, and how many harmless strings are taken for one; ours beside detect-secrets.

    python benchmarks/credentials.py [--detect-secrets PYTHON] [--seed N] [--format table|json] [--misses] [--quick]

All text is made at run time from a seed: keys as their issuers make them, and look-alikes as they stand in notes. No
key is written down here, nor a part of one that a scanner would know. `--detect-secrets` names the interpreter of an
environment with that package (default: this one, if it has it); it runs in a process of its own with its default
plugins.
"""

from __future__ import annotations

import argparse
import base64
import importlib.util
import json
import os
import random
import re
import string
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

EACH_KEY, EACH_SECRET, EACH_HARMLESS = 10, 10, 100
"""Samples of each kind."""

LOWER, UPPER, DIGITS = string.ascii_lowercase, string.ascii_uppercase, string.digits
ALPHABETS = {
    "a": LOWER + UPPER + DIGITS,
    "b": LOWER + UPPER + DIGITS + "+/",
    "c": "0123456789ABCDEFGHJKMNPQRSTVWXYZ",  # Crockford
    "d": DIGITS,
    "h": DIGITS + "abcdef",
    "H": DIGITS + "ABCDEF",
    "l": LOWER + UPPER,
    "n": LOWER + DIGITS,
    "q": "qpzry9x8gf2tvdw0s3jn54khce6mua7l",  # Bech32
    "T": UPPER + "234567",  # base 32
    "u": LOWER + UPPER + DIGITS + "-_",
    "U": UPPER + DIGITS,
    "z": "bcdfghjklmnpqrstvwxz2456789",  # Kubernetes
}
WORDS = (
    "checkout", "cart", "payment", "refund", "login", "session", "gateway", "timeout", "retry", "queue", "order",
    "stock", "price", "coupon", "search", "index", "render", "upload", "avatar", "invoice", "ledger", "webhook",
    "worker", "cache", "proxy", "mobile", "desktop", "nightly", "smoke", "canary", "staging", "report", "locator",
    "fixture", "snapshot", "header", "footer", "banner", "wizard", "filter", "export", "import", "batch", "cron",
    "metric", "trace",
)  # fmt: skip
CHINESE = (
    "结算页在第二次提交后卡住，接口返回超时。",
    "网关在夜间重启，用例偶发失败，等待就绪后再跑。",
    "购物车的数量与库存不一致，先核对缓存再看日志。",
    "测试环境每天零点重置，数据要在用例里自己准备。",
    "导出的报表缺一列，字段映射写错了。",
    "支付回调重复到达，幂等键没有生效。",
    "图片上传后缩略图为空，队列积压。",
    "登录态过期时页面没有跳转，前端吞掉了错误。",
)
ENGLISH = (
    "The checkout page hangs after the second submit and the gateway answers late.",
    "Wait for the health endpoint before the first case, then run the suite as usual.",
    "The stub keeps state between runs, so clear it in the fixture.",
    "Compare the totals of the cart with those of the invoice before you look at the log.",
    "The nightly build runs on two workers; the order of the cases differs from a local run.",
    "The export lacks a column when the filter is empty, which is a defect of the mapping.",
)


class Sample(NamedTuple):
    """A text; `start` and `end` are the place of the key in it, both 0 if it has none."""

    group: str
    kind: str
    text: str
    start: int = 0
    end: int = 0


class Verdict(NamedTuple):
    """What was said of a sample: the rules that fired, and whether one of them at the key."""

    rules: tuple[str, ...]
    found: bool


class Maker:
    """A source of text, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def one(self, parts: Sequence[str]) -> str:
        """One of several texts."""
        return self.random.choice(parts)

    def fill(self, template: str) -> str:
        """A template with its blanks filled in.

        `«a36»` are 36 letters of an alphabet, `«a20-40»` up to 40; `«#1-9»` is a number, `«B24»` 24 random bytes in
        base64, `«w3»` three words, `«s3»` with underscores, `«W3»` in camel case, `«uuid»` a UUID, `«x|y»` x or y.
        """
        return re.sub("«([^»]+)»", self._blank, template)

    def _blank(self, blank: re.Match[str]) -> str:
        if "|" in blank[1]:
            return self.one(blank[1].split("|"))
        if blank[1] == "uuid":
            return self.fill("«h8»-«h4»-4«h3»-«8|9|a|b»«h3»-«h12»")
        kind, (least, _, most) = blank[1][0], blank[1][1:].partition("-")
        count = self.random.randint(int(least), int(most or least))
        if kind == "#":
            return str(count)
        if kind == "B":
            return base64.b64encode(self.random.randbytes(count)).decode()
        if kind in "wsW":
            words = self.random.choices(WORDS, k=count)
            return "".join(map(str.title, words)) if kind == "W" else {"w": "-", "s": "_"}[kind].join(words)
        return "".join(self.random.choices(ALPHABETS[kind], k=count))


# --- Keys, as they are issued -----------------------------------------------------------------------------------------


def _wrapped(text: str, width: int) -> str:
    return "\n".join(text[at : at + width] for at in range(0, len(text), width))


def _pem(make: Maker) -> str:
    kind = make.one(("RSA ", "EC ", "OPENSSH ", "", "ENCRYPTED "))
    body = _wrapped(make.fill("«B90-1200»"), 64)
    return f"-----BEGIN {kind}PRIVATE KEY-----\n{body}\n-----END {kind}PRIVATE KEY-----"


def _json_web_token(make: Maker) -> str:
    def part(value: object) -> str:
        return base64.urlsafe_b64encode(json.dumps(value, separators=(",", ":")).encode()).decode().rstrip("=")

    header = {"alg": make.one(("HS256", "RS256", "ES256")), "typ": "JWT"}
    if make.random.random() < 0.5:
        header = {"kid": make.fill("«h16»"), **header}
    claims = {"sub": make.fill("«d10»"), "iat": make.random.randint(1_700_000_000, 1_790_000_000), "role": "qa"}
    return f"{part(header)}.{part(claims)}." + make.fill(make.one(("«u43»", "«u86»", "«u342»")))


def _discord(make: Maker) -> str:
    user = base64.b64encode(make.fill("«#1-9»«d17-18»").encode()).decode().rstrip("=")
    return f"{user}." + make.fill("«u6».«u38»")


def _with_checksum(make: Maker, prefix: str) -> str:
    """The way of GitHub and npm: 30 letters and their CRC32 in base 62."""
    body, tail = make.fill("«a30»"), ""
    rest = zlib.crc32(body.encode())
    for _ in range(6):
        rest, digit = divmod(rest, 62)
        tail = (DIGITS + UPPER + LOWER)[digit] + tail
    return make.fill(prefix) + body + tail


KEYS: dict[str, str | Callable[[Maker], str]] = {
    "AWS access key id": "«AKIA|AKIA|ASIA»«T16»",
    "AWS secret access key": "«b40»",
    "GitHub token": lambda make: _with_checksum(make, "gh«p|o|u|s|r»_"),
    "GitHub fine-grained token": "github_pat_11«U20»_«a59»",
    "GitLab token": "gl«pat|dt|rt|ft»-«u20»",
    "Slack token": "xox«b|p»-«d11-13»-«d12-13»-«a24»",
    "Slack webhook": "https://hooks.slack.com/services/T«U8-10»/B«U8-10»/«a24»",
    "Stripe key": "«sk|rk»_«live|test»_«a24-99»",
    "Google API key": "AIzaSy«u33»",
    "Google OAuth secret": "GOCSPX-«u28»",
    "service account": _pem,
    "OpenAI key": "sk-«proj|svcacct|admin»-«u74»T3BlbkFJ«u74»",
    "Anthropic key": "sk-ant-«api03|admin01|oat01»-«u93»AA",
    "Hugging Face token": "hf_«l34»",
    "npm token": lambda make: _with_checksum(make, "npm_"),
    "PyPI token": "pypi-AgEIcHlwaS5vcmc«u140-160»",
    "Docker token": "dckr_pat_«u27»",
    "SendGrid key": "SG.«u22».«u43»",
    "Twilio key": "SK«h32»",
    "Mailgun key": "key-«h32»",
    "Telegram token": "«#1-9»«d8-9»:AA«u33»",
    "Discord token": _discord,
    "Azure storage key": "«B64»",
    "Azure client secret": "«a3»8Q~«a10»«u6»~«a17»",
    "DigitalOcean token": "dop_v1_«h64»",
    "Databricks token": "dapi«h32»",
    "Vault token": "hvs.«u90-100»",
    "Atlassian token": "ATATT3xFfGF0«u171»=«H8»",
    "JSON web token": _json_web_token,
    "private key": _pem,
}
PLACES = (
    "The key is {} and it still works on staging.",
    "**Handling**: export the key `{}` first, then run the suite.",
    "- seen in the log of the nightly run: {}",
    "> the bench uses {}, rotated in March",
    "| name | value |\n|---|---|\n| staging | {} |",
    "```bash\nexport SHOP_CREDENTIAL={}\nmake smoke\n```",
    '```json\n{"retries": 2, "credential": "{}", "region": "eu"}\n```',
    "```yaml\nshop:\n  credential: {}\n  retries: 2\n```",
    "```python\nclient = Client('{}', timeout=30)\n```",
    "**现象**：接口返回 401。\n\n**处置**：用 {} 重新登录。",
    "测试环境的凭据是{}，不要外传。",
    "```http\nGET /orders HTTP/1.1\nX-Shop-Key: {}\nAccept: */*\n```",
    "The call `curl -H 'X-Key: {}' https://shop.test/api` fails.",
    "First line.\r\n\r\nThe runner logs\r\n\r\n    credential={}\r\n\r\nand stops.\r\n",
    'Log: {\\n  \\"credential\\": \\"{}\\"\\n} (escaped by the driver)',
)
"""Where a key stands, at `{}`. No name of an issuer is beside it."""
NEEDED = {
    "AWS secret access key": (
        "aws_secret_access_key = {}",
        "export AWS_SECRET_ACCESS_KEY={}",
        '"SecretAccessKey": "{}",',
        "| AWS secret access key | `{}` |",
        "    aws_secret_access_key: {}\r\n",
    ),
    "Azure storage key": (
        "DefaultEndpointsProtocol=https;AccountName=shopstage;AccountKey={};EndpointSuffix=core.windows.net",
        '"AzureWebJobsStorage": "DefaultEndpointsProtocol=https;AccountName=shop;AccountKey={}"',
        "连接串：`BlobEndpoint=https://shop.blob.core.windows.net;AccountName=shop;AccountKey={}`。",
    ),
    "service account": (
        '```json\n{"type": "service_account", "private_key": "{}\\n", "client_email": "a@b.test"}\n```',
        '{\r\n  "private_key_id": "7",\r\n  "private_key": "{}\\n",\r\n  "token_uri": "https://t.test"\r\n}',
    ),
}
"""What these cannot be told from other strings without, or never stand without."""
BLOCKS = ("The bench key:\n\n```\n{}\n```\n", "> {}\n", "    {}\n", "data:\n  key: |\n    {}\n", "{}")
"""Where a key of several lines stands."""


def keys(make: Maker) -> Iterator[Sample]:
    """Credentials, each in a place of its own."""
    for kind, how in KEYS.items():
        for number in range(EACH_KEY):
            secret = make.fill(how) if isinstance(how, str) else how(make)
            place = make.one(NEEDED.get(kind, PLACES))
            if kind == "service account":
                secret = json.dumps(secret)[1:-1]
            elif kind == "private key":
                place = BLOCKS[number % len(BLOCKS)]
                line_end = "\n" if number < len(BLOCKS) else "\r\n"
                lead = place[: place.index("{}")].rpartition("\n")[2]
                secret = secret.replace("\n", line_end + lead)
                place = place.replace("\n", line_end)
            yield _placed("credential", kind, place, secret)


def _placed(group: str, kind: str, place: str, secret: str) -> Sample:
    start = place.index("{}")
    return Sample(group, kind, place[:start] + secret + place[start + 2 :], start, start + len(secret))


PASSWORDS = (
    "«W1»«d4»«!|@|#|$|%»",
    "«a6-10»«!|@|#|%|^|*»«a4-6»7",
    "«w1»«d2-4»",
    "«P@ss|Adm1n|Qa!Test»«d3»",
)
SECRETS: dict[str, tuple[str, ...]] = {
    "assignment": ("password = {}", "DB_PASSWORD={}", "db.password={}", "passwd: {}"),
    "quoted": ('password = "{}"', "'password': '{}',", '"client_secret": "{}"', 'api_key="{}"', "secret: `{}`"),
    "option": ("run `shopctl login --user qa --password {}` first", "shopctl --token {} list", "--db-password={}"),
    "Chinese": ("密码：{}", "测试账号密码是 {}，登录后改掉。", "**口令**：`{}`", "密钥: {}", "令牌＝{}"),
    "list": ("- Password: {}", "- **Password**: `{}`", "* user: qa, password: {}", "1. Password (staging): {}"),
    "table": ("| user | qa |\n|---|---|\n| password | {} |", "| 密码 | {} |"),
    "sentence": (
        "The password is {} on staging.",
        "Log in as qa with password `{}`.",
        "the password for the bench is {}",
    ),
    "URL": (
        "postgres://shop:{}@db.stage.test:5432/shop",
        "see https://qa:{}@stage.shop.test/login",
        "redis://:{}@cache.test/0",
    ),
    "connection string": (
        "Server=db;Database=shop;User Id=sa;Password={};",
        "jdbc:mysql://db/shop?user=qa&password={}",
    ),
    "code": ("await page.fill('#password', '{}')", 'login(user="qa", password="{}")', 'password: str = "{}"'),
}
HEADERS = (
    "Authorization: Bearer {}",
    "-H 'Authorization: Bearer {}'",
    '"Authorization": "Bearer {}"',
    "authorization: token {}",
)
RANDOM = {"base 62": "«a32»", "base64": "«b44»", "base64url": "«u43»", "base 36": "«n40»"}


def secrets(make: Maker) -> Iterator[Sample]:
    """Passwords and keys without a form: those with a name beside them, and those without."""
    for kind, places in SECRETS.items():
        for number in range(EACH_SECRET):
            yield _placed("password-like", kind, places[number % len(places)], make.fill(make.one(PASSWORDS)))
    for number in range(EACH_SECRET):
        yield _placed("password-like", "header", HEADERS[number % len(HEADERS)], make.fill("«a24-48»"))
        basic = base64.b64encode(f"qa:{make.fill(make.one(PASSWORDS))}".encode()).decode()
        yield _placed("password-like", "basic", "Authorization: Basic {}", basic)
    for kind, template in RANDOM.items():
        for number in range(EACH_SECRET):
            yield _placed("high-entropy", kind, PLACES[number % 6], make.fill(template))


# --- What only looks like one -----------------------------------------------------------------------------------------

HARMLESS: dict[str, tuple[str, ...]] = {
    "git hash": (
        "Fixed in «h40».",
        "bisect ends at `«h7-12»`",
        "commit «h40»\nAuthor: qa",
        "- uses: actions/checkout@«h40» # v4",
        "«h40»..«h40»",
    ),
    "digest": (
        "image shop@sha256:«h64»",
        "sha256: «h64»",
        "«h64»  shop-«#1-9».tar.gz",
        "md5 «h32» of the export",
        'ETag: W/"«h32»"',
        "sha1=«h40»",
        "«h128»",
    ),
    "UUID": (
        "order «uuid» is stuck",
        "`request_id`: «uuid»",
        '"id": "«uuid»",',
        "urn:uuid:«uuid»",
        "session «uuid» expired",
        "| «uuid» | «uuid» |",
    ),
    "path": (
        "see reports/nightly/2026-0«#1-9»-1«#0-9»/«w3»/index.html",
        "`tests/e2e/«w2»/«s3».spec.ts:«#1-400»`",
        "/nix/store/«n32»-shop-1.«#0-9»/bin/shop",
        "C:\\agents\\work\\«#1-9»\\s\\«w2»\\bin\\Release\\net8.0\\«W2».Tests.dll",
        "~/.cache/ms-playwright/chromium-«#1000-1999»/chrome-linux/chrome",
    ),
    "file name": (
        "assets/«w1».«h8».js",
        "dist/index-«u8».css",
        "«w2»-«#1-9»-retry«#1-3».zip",
        "«s3»_2026090«#1-9»T10«#10-59»00Z.har",
        "trace-«h40».zip",
        "snapshot_«s2»_chromium_linux_«#800-1900»x«#600-1200».png",
    ),
    "placeholder value": tuple(
        "«password|api_key|SHOP_TOKEN|client_secret|密码|secret|access token»«=|: | = |：»" + value
        for value in (
            "<token>", "***", "xxx", "xxxxxxxx", "${SHOP_KEY}", "$SHOP_KEY", "{{ shop.key }}", "%SHOP_KEY%", "____",
            "your-api-key", "YOUR_TOKEN_1", "example-key-123", "changeme", "changeme123", "…", "...", "[redacted]",
            "REDACTED", "dummy-123", "********", "<your password>", "{password}", "$(pass show shop/qa1)", "env.KEY1",
            "{{ secrets.SHOP2 }}", "${{ secrets.KEY_1 }}", "placeholder1", "insert-key-here", "ab…yz", "xxxx-xxxx-1234",
        )
    ),
    "placeholder key": (
        "AKIA" + "IOSFODNN7" + "EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCY" + "EXAMPLEKEY", "AKIA" + "*" * 16,
        "AKIA" + "X" * 16, "ghp_" + "x" * 36, "ghp_" + "X" * 36, "glpat-" + "x" * 20, "glpat-<token>", "pypi-<token>",
        "sk-" + "x" * 48, "sk-proj-...", "sk-ant-api03-" + "x" * 20, "sk-ant-your-key-here", "hf_your_token_here",
        "xoxb-your-bot-token", "xoxb-" + "x" * 12 + "-" + "x" * 24, "AIzaSy" + "x" * 33, "AIza...", "hf_" + "x" * 34,
        "npm_" + "X" * 36, "SG." + "x" * 22 + "." + "y" * 43, "eyJhbGciOi...", "eyJ…", "ATATT3x...", "sk_live_...",
        "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----", "-----BEGIN RSA PRIVATE KEY-----",
        "sk_test_" + "x" * 24, "https://hooks.slack.com/services/T00000000/B00000000/" + "X" * 24, "dop_v1_" + "x" * 64,
    ),
    "identifier": (
        "`«w1»«W4»«#1-9»`",
        "`«s5»_«#1-99»`",
        "`test_«s6»`",
        "`MAX_«s3»_«#10-99»`",
        "`«W6»Test.should«W1»`",
        "com.shop.«w1».«w1».«W3»",
        "`get«W3»V«#2-4»FromHttp2Cache`",
    ),
    "npm lock": (
        '"integrity": "sha512-«B64»",',
        "integrity sha512-«B64»",
        '"integrity": "sha1-«B20»"',
        "resolution: {integrity: sha512-«B64»}",
        '"resolved": "https://registry.npmjs.org/«w2»/-/«w2»-1.«#0-9».0.tgz",',
        '<script integrity="sha384-«B48»" crossorigin="anonymous">',
        "checksum: 10c0/«h128»",
    ),
    "other locks": (
        "github.com/shop/«w1» v1.«#0-9».0 h1:«B32»",
        "github.com/shop/«w1» v1.2.«#0-9»/go.mod h1:«B32»",
        'checksum = "«h64»"',
        "--hash=sha256:«h64»",
        '"h1:«B32»",',
        '"zh:«h64»",',
        'hash = "sha256-«B32»";',
    ),
    "prose on passwords": (
        "The password must be at least «#8-16» characters.",
        "password: required",
        "Token: string, the one from the login call",
        "secret: see vault",
        "The token expires after «#5-60» minutes.",
        "The API key is missing from the header, so the gateway answers 401.",
        "password: minimum 12 characters, one digit",
        "The reset password link is sent twice.",
        "Secrets live in the vault under `kv/shop/«w1»`.",
        "Credentials: ask the QA lead.",
        "token: none",
        "passwords never go into notes",
        "Password field: `#«w1»-password`",
        "Token: «#15-60»m, refresh token: «#7-30»d",
        "secret: rotated on 2026-03-04",
        "The secret is stored in k8s, not in the repository.",
        "password was changed in March",
        "token bucket: «#10-500»/s",
        "Bearer authentication is off for the stub",
        "the access token is a JWT signed with RS256",
        "Password: see the team's 1Password",
        "api key: kept in Jenkins (`shop-qa2`)",
        "the password is base64-encoded",
        "password hash: bcrypt, cost «#10-14»",
        "token type: OAuth2",
    ),
    "Chinese prose on passwords": (
        "密码：见密码库",
        "密码错误时页面提示不对",
        "密码至少 «#8-16» 位",
        "密码：至少8位，含数字和字母",
        "令牌有效期 «#5-60» 分钟",
        "密钥：由运维保管",
        "口令不写在笔记里",
        "密码是必填项",
        "令牌过期后返回 401，不要重试",
        "密码：向负责人索取",
        "密码错误 «#3-6» 次后锁定",
        "密钥轮换后用例失败，更新环境变量 `SHOP_KEY` 即可",
        "凭据：放在 Vault 里",
        "登录密码为空时按钮应置灰",
        "令牌：JWT，用 RS256 签名",
        "密码：${QA_PASSWORD}",
        "密钥：<你的密钥>",
        "口令：******",
        "访问令牌是在登录接口里拿的",
        "密码重置邮件延迟约 5 分钟",
        "密码：同用户名规则",
    ),
    "code that reads": (
        'password = os.environ["SHOP_PASSWORD"]',
        "token = getToken()",
        "api_key: process.env.SHOP_API_KEY,",
        "secret = vault.read('kv/shop')",
        "password=config.password",
        "token: str | None = None",
        "const token = response.json().token;",
        "token = login(user, password)",
        "PASSWORD=$(cat /run/secrets/pw1)",
        'headers = {"Authorization": f"Bearer {token}"}',
        "Authorization: Bearer ${TOKEN}",
        "export TOKEN=$(curl -s https://stage.shop.test/token | jq -r .access_token)",
        "password: this.props.password2,",
        "if password == user_password:",
        'secret = SecretStr(os.getenv("S3_SECRET"))',
        'String password = props.getProperty("db.password");',
        "await page.fill('#password', process.env.QA_PW1!)",
        "--password-stdin < pw.txt",
        "token = request.headers['X-Token-2']",
        "password=args.password1)",
    ),
    "schema": (
        '"password": "string"',
        '"token": {"type": "string", "minLength": 20}',
        "password: string;",
        "token?: string",
        "| password | string | required |",
        "| token | 必填 | 登录后返回 |",
        '"secret": null',
        "accessToken: String!",
        "password VARCHAR(255) NOT NULL",
        "max_tokens: 4096",
        "tokens: 1200",
        "token_count = 512",
        '"nextPageToken": "«B24»"',
        "csrf_token: «a32»",
        "password_policy: strict",
        "secretName: shop-tls-cert",
        "token_url: https://stage.shop.test/oauth2/token",
        "password-reset-v2: enabled",
        "tokenizer: cl100k_base",
        "token_ttl: «#300-3600»s",
    ),
    "serial number": (
        "S/N «U10-14»",
        "bench board «U2»-«d6»-«U1»",
        "IMEI «d15»",
        "licence «U5»-«U5»-«U5»-«U5»-«U5»",
        "order no. «d20»",
        "ticket SHOP-«#100-9999»",
        "device R58«U8»",
        "MAC «h2»:«h2»:«h2»:«h2»:«h2»:«h2»",
        "ISBN 978-«d10»",
        "IBAN DE«d20»",
    ),
    "image": (
        "![dot](data:image/png;base64,iVBORw0KGgo«B60-600»)",
        "url(data:font/woff2;base64,d09GMgABAAAAA«B300»)",
        "`/9j/4AAQSkZJRgABAQ«B200»`",
        "```\niVBORw0KGgoAAAANSUhEUgAA«B39»\n«B57»\n«B57»\n«B57»\n«B20»\n```",
        '<img src="data:image/gif;base64,R0lGODlh«B60»">',
        "```\n«B57»\n«B57»\n«B57»\n«B57»\n«B31»\n```",
    ),
    "ULID": (
        "event 01«c24»",
        "`ord_01«q24»`",
        "push id -N«u18»",
        "nanoid «u21»",
        "cuid c«n24»",
        "ObjectId('«h24»')",
        "snowflake «d19»",
        "trace_id=«a22»",
    ),
    "cache key": (
        "key: node-modules-linux-x64-18.17.«#0-9»-«h64»",
        "restore-keys: playwright-«h40»-",
        "Cache restored from key: gradle-home-v1|Linux|«w1»[«h32»]-«h40»",
        "setup-python-Linux-22.04-Ubuntu-python-3.12.«#0-9»-pip-«h64»",
        "turbo:«h16»",
        "docker.io-shop-buildx-«h20»",
        "go-build-Linux-«h64»-«d10»",
    ),
    "colour": (
        "The badge is #«h6», expected #«h6».",
        "rgba(«#0-255», «#0-255», 7, 0.«#1-9»)",
        ".Button_primary__«a5»",
        "css-«n6»-«w1»",
        "--shop-«w2»: #«h8»;",
        "`.«w3»:nth-child(«#1-9») > .«w2»-«n5»`",
        "sc-«a6» «a6»",
        '<path d="M«#0-99».5 «#0-99»h-«#1-9»v«#1-99»z"/>',
    ),
    "version": (
        "build 2026.«#1-12».«#1-28».«#1000-9999»",
        "v«#1-9».«#0-20».«#0-9»-rc.«#1-9»+«h8»",
        "Chrome/«#100-140».0.«#1000-9999».«#10-99» Safari/537.36",
        "openjdk 17.0.«#1-9»+8-Ubuntu-1ubuntu122.04",
        "shop-«w1»-1.0.0-2026090«#1-9».103«#100-999»-«#1-99».jar",
        "v0.0.0-2026«d10»-«h12»",
        "iOS«#15-18».«#0-6»_iPhone«#11-16»ProMax",
    ),
    "trace": (
        "traceparent: 00-«h32»-«h16»-01",
        "trace_id=«h32» span_id=«h16»",
        "x-amzn-trace-id: Root=1-«h8»-«h24»",
        "X-Amz-Cf-Id: «u54»==",
        "cf-ray: «h16»-FRA",
        "x-request-id: «a32»",
        "sentry event «h32»",
        "uber-trace-id: «h16»:«h16»:0:1",
    ),
    "URL": (
        "https://stage.shop.test/«w1»/«w1»/«w5»-«#100000-999999»?utm_source=mail&ref=«h8»",
        "https://docs.google.com/document/d/1«u43»/edit",
        "https://www.figma.com/file/«a22»/Checkout",
        "https://github.com/shop/web/actions/runs/«d11»/job/«d11»",
        "https://shop-git-fix-«w2»-«n9».preview.test",
        "https://trace.playwright.dev/?trace=https://ci.test/«h40».zip",
        "http://localhost:8080/login@2x.png",
        "git@github.com:shop/«w2».git",
        "https://shop.slack.com/archives/C0«U9»/p«d16»",
        "[run](https://ci.test/job/«w3»/«#1-999»/console)",
    ),
    "public key": (
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI«b43» qa@bench",
        "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ«b338»",
        "SHA256:«b43» (ED25519)",
        "-----BEGIN CERTIFICATE-----\nMIID«b60»\n«B48»\n«B48»\n«B48»\n«B20»\n-----END CERTIFICATE-----",
        "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A«b32»\n«B48»\n«B48»\n-----END PUBLIC KEY-----",
        '"-----BEGIN CERTIFICATE-----\\nMIID«b60»\\n«B48»\\n«B48»\\n«B20»\\n-----END CERTIFICATE-----\\n"',
        "age1«q58»",
        "fingerprint «H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»:«H2»",
    ),
    "container": (
        "pod payment-«z9-10»-«z5» restarts",
        "container «h12» exited",
        "ip-10-0-«#0-255»-«#0-255».eu-west-1.compute.internal",
        "i-0«h16»",
        "arn:aws:s3:::shop-«w2»-«d12»",
        "arn:aws:secretsmanager:eu-west-1:«d12»:secret:shop/db-«a6»",
        "arn:aws:mediaconnect:eu-west-1:«d12»:flow:1-«a16»-«a12»:«w1»",
        "shop-«w2»-job-«d8»-«n5»",
        "subnet-0«h16»",
        "registry.test/shop/«w1»:main-«h8»-«d10»",
    ),
    "id of a service": (
        "`pi_3«a23»`",
        "`cus_«a14»`",
        "`evt_1«a23»`",
        "node id PR_kwDO«a6»c«a8»",
        "`pk_live_` is the publishable key",
        "channel C0«U9»",
        "user U0«U9»",
        "client id «d12»-«n32».apps.googleusercontent.com",
        "AROA«T17» assumed the role",
        "aws s3api upload-part --upload-id «a46» --part-number 1",
        "`price_1«a23»`",
        "G-«U10»",
    ),
    "login without a secret": (
        "postgres://localhost:5432/shop_test",
        "postgres://user:password@localhost:5432/shop",
        "postgres://${DB_USER}:${DB_PASS}@db:5432/shop",
        "https://<user>:<token>@github.com/shop/web.git",
        "amqp://guest:guest@localhost:5672/",
        "mongodb://mongo1:27017,mongo2:27017/?replicaSet=rs0",
        "redis://cache.stage.test:6379/0",
        "Server=db;Database=shop;User Id=qa;Password=***;",
        "https://user:pass@example.com/",
        "ssh qa@bench-7.shop.test",
        "ftp://anonymous@ftp.shop.test/pub",
        "jdbc:postgresql://db:5432/shop?user=qa&password=$PGPASSWORD",
        'curl -u "$USER:$PASS" https://stage.shop.test',
        "docker run -u 1000:1000 shop/e2e",
        "smtp://mail.shop.test:587",
        "http://127.0.0.1:«#3000-9999»/?next=@«w1»",
    ),
    "log line": (
        "2026-09-0«#1-9»T10:«#10-59»:03.«d6»Z INFO [exec-«#1-9»] «W2»: took «#1-999» ms",
        "at com.shop.«w1».«W3»$Worker.run(«W3».java:«#1-400»)",
        "10.0.«#0-255».«#0-255» - - [05/Sep/2026:10:«#10-59»:00 +0000] \"GET /«w2»?page=2 HTTP/1.1\" 200 «d5»",
        "0000«h4»0: «h4» «h4» «h4» «h4» «h4» «h4» «h4» «h4»  ................",
        "[«h8»] heap 0x«h12» -> 0x«h12» (gc-«#1-99»)",
        "java.lang.IllegalStateException: «W4»_«#1-99» in state «w1»",
        "E/AndroidRuntime(«d5»): FATAL EXCEPTION: main, PID: «d5»",
    ),
    "locator": (
        "`page.getByLabel('Password')` is not unique",
        "await page.locator('#user-password').fill(pw)",
        'data-testid="«w3»-«#1-99»"',
        "`input[type=password]` keeps focus",
        "//*[@id='password']/../div[2]/span",
        "cy.get('[data-cy=password]').type(Cypress.env('pw1'))",
        "expect(token).toBeTruthy()",
        "`password` 输入框失焦后清空",
        "By.cssSelector(\"input[name='token']\")",
        "#react-select-«#1-9»-option-«#1-99»",
        "'password': 'Passwort'",
        '"forgot_password": "Forgot your password?"',
        "label: { password: 'Password', token: 'Code' }",
    ),
    "encoded text": (
        *(base64.b64encode(text.encode()).decode() for text in (*ENGLISH, *CHINESE)),
        base64.b64encode(b'{"order": 17, "state": "open", "lines": [1, 2]}').decode(),
        base64.b64encode(b"apiVersion: v1\nkind: Service\nmetadata:\n  name: shop\n").decode(),
        base64.b64encode("Write-Host done".encode("utf-16-le")).decode(),
        "%E5%AF%86%E7%A0%81%E9%94%99%E8%AF%AF%EF%BC%8C«w2»",
        "\\u5bc6\\u7801\\u9519\\u8bef",
        b"the cart is empty".hex(),
    ),
    "prose": (*ENGLISH, *CHINESE, "".join(CHINESE), " ".join(ENGLISH)),
}  # fmt: skip
AROUND = (
    "{}",
    "{}",
    "- {}",
    "> {}",
    "**Symptom**: a\n\n**Handling**: {}",
    "现象：{}",
    "1. {}\r\n2. then run the suite\r\n",
    "Seen twice; {}",
)


def harmless(make: Maker) -> Iterator[Sample]:
    """Look-alikes, each in a line or so of a note."""
    for kind, templates in HARMLESS.items():
        for number in range(EACH_HARMLESS):
            text = make.fill(make.one(templates))
            yield Sample("harmless", kind, AROUND[number % len(AROUND)].replace("{}", text))


def prose(make: Maker, size: int) -> str:
    """Plain Markdown of at least so many bytes, a part of it Chinese."""
    text, length = [], 0
    while length < size:
        text.append(
            make.fill("### «w3»\n\n**Symptom**: ") + make.one((*ENGLISH, *CHINESE[:3])) + " " + make.one(ENGLISH)
        )
        text.append("\n\n**Handling**: " + make.one(ENGLISH))
        text.append(make.fill(" See `tests/e2e/«s2».spec.ts`: in build 2026.«#1-12».«#1-99» it returned 50«#0-4».\n\n"))
        length += sum(len(part.encode()) for part in text[-3:])
    return "".join(text)


# --- Judging ----------------------------------------------------------------------------------------------------------


class Detector(NamedTuple):
    """What a detector said of each sample, and what it cost."""

    name: str
    verdicts: list[Verdict]
    megabytes: float
    """A second, of plain Markdown."""
    start: float
    """Milliseconds to load it and judge one entry of 1 KB, beyond a bare start of its interpreter."""


ENTRY_SIZE, PROSE_SIZE, QUICK_SIZE = 1000, 1_000_000, 20_000
"""Bytes."""
OURS = "import sys; from qa_memory_hooks.credentials import find; find(sys.argv[1])"
# Runs in an environment of its own, and may import nothing of this folder.
THEIRS = """
import json, pathlib, sys, tempfile, time
from detect_secrets import SecretsCollection
from detect_secrets.settings import default_settings

def scan(path):
    found = SecretsCollection()
    found.scan_file(str(path))
    return [[secret.type, secret.line_number] for _, secret in found]

given = json.load(sys.stdin)
with tempfile.TemporaryDirectory() as folder, default_settings():
    path = pathlib.Path(folder, "notes.md")
    said = []
    for text in given["samples"]:
        path.write_text(text, encoding="utf-8", newline="")
        said.append(scan(path))
    path.write_text(given["prose"], encoding="utf-8")
    start = time.perf_counter()
    if given["prose"]:
        scan(path)
    took = time.perf_counter() - start
json.dump({"said": said, "took": took}, sys.stdout)
"""


def ours(samples: Sequence[Sample], text: str, entry: str, runs: int) -> Detector:
    """This package."""
    from qa_memory_hooks.credentials import find

    verdicts = []
    for one in samples:
        hits = find(one.text)
        found = any(hit.start < one.end and hit.end > one.start for hit in hits)
        verdicts.append(Verdict(tuple(hit.kind for hit in hits), found))
    took = []
    for _ in range(runs):
        start = time.perf_counter()
        find(text)
        took.append(time.perf_counter() - start)
    speed = len(text.encode()) / min(took) / 1e6
    return Detector("qa-scan-secrets", verdicts, speed, _beyond_bare(sys.executable, OURS, entry, None, runs))


def theirs(python: str, samples: Sequence[Sample], text: str, entry: str, runs: int) -> Detector:
    """The package detect-secrets; a finding in the lines of the key counts as found."""
    part = text[: len(text) // 4]
    given = {"samples": [one.text for one in samples], "prose": part}
    with tempfile.TemporaryDirectory() as folder:
        answer = json.loads(_run(python, THEIRS, "", json.dumps(given), folder))
    verdicts = []
    for one, said in zip(samples, answer["said"], strict=True):
        first, last = (one.text.count("\n", 0, at) + 1 for at in (one.start, one.end))
        found = one.end > 0 and any(first <= line <= last for _, line in said)
        verdicts.append(Verdict(tuple(kind for kind, _ in said), found))
    start = _beyond_bare(python, THEIRS, "", json.dumps({"samples": [entry], "prose": ""}), runs)
    return Detector("detect-secrets", verdicts, len(part.encode()) / answer["took"] / 1e6, start)


def _run(python: str, script: str, argument: str, given: str | None, folder: str) -> str:
    """Run a script in an empty folder, with a cache of bytecode there, as an installed package has one."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [python, "-c", script, argument],
        input=given,
        capture_output=True,
        check=True,
        encoding="utf-8",
        cwd=folder,
        env=env | {"PYTHONPYCACHEPREFIX": folder, "PYTHONUTF8": "1"},
    )
    return done.stdout


def _beyond_bare(python: str, script: str, argument: str, given: str | None, runs: int) -> float:
    """Milliseconds that a script takes beyond a bare start, in turns; the least, since a busy machine only adds."""
    took: dict[str, list[float]] = {"import re": [], script: []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(1 + runs):
            for code, times in took.items():
                start = time.perf_counter()
                _run(python, code, argument, given, folder)
                times.append((time.perf_counter() - start) * 1000)
    bare, full = (min(times[1:]) for times in took.values())  # the first run fills the cache
    return full - bare


def wilson(hits: int, count: int) -> tuple[float, float]:
    """The interval of a share that is hit in 95 of 100 cases."""
    z = 1.959964
    share = hits / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


class Row(NamedTuple):
    """A line of the table."""

    detector: str
    what: str
    hits: int
    count: int
    low: float
    high: float


def rows(samples: Sequence[Sample], detector: Detector) -> Iterator[Row]:
    """What a detector found of each group, and what it said of harmless text."""
    judged = list(zip(samples, detector.verdicts, strict=True))
    for group in ("credential", "password-like", "high-entropy"):
        of_group = [verdict for one, verdict in judged if one.group == group]
        yield _row(detector.name, f"{group}: found", sum(one.found for one in of_group), len(of_group))
        if group == "credential" and detector.name == "qa-scan-secrets":
            known = sum(one.found and "credential" in one.rules for one in of_group)
            yield _row(detector.name, f"{group}: found as QA601", known, len(of_group))
    of_group = [verdict for one, verdict in judged if one.group == "harmless"]
    yield _row(detector.name, "harmless: false alarms", sum(bool(one.rules) for one in of_group), len(of_group))
    for rule in sorted({rule for one in of_group for rule in one.rules}):
        yield _row(detector.name, f"harmless: {rule}", sum(rule in one.rules for one in of_group), len(of_group))


def _row(detector: str, what: str, hits: int, count: int) -> Row:
    return Row(detector, what, hits, count, *wilson(hits, count))


def kinds(samples: Sequence[Sample], detector: Detector) -> dict[str, str]:
    """Kinds of keys that were not all found, and kinds of harmless text with false alarms."""
    said: dict[str, list[bool]] = {}
    for one, verdict in zip(samples, detector.verdicts, strict=True):
        said.setdefault(f"{one.group}: {one.kind}", []).append(verdict.found if one.end else not verdict.rules)
    return {kind: f"{right.count(False)} of {len(right)}" for kind, right in said.items() if not all(right)}


def main(argv: Sequence[str] | None = None) -> int:
    """Make, judge and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--detect-secrets", metavar="PYTHON", help="the interpreter that has it")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--format", choices=("table", "json"), default="table")
    parser.add_argument("--misses", action="store_true", help="print each sample that this package judged wrong")
    parser.add_argument("--quick", action="store_true", help="time little: shows that it works")
    given = parser.parse_args(argv)
    make = Maker(given.seed)
    samples = [*keys(make), *secrets(make), *harmless(make)]
    runs, size = (1, QUICK_SIZE) if given.quick else (15, PROSE_SIZE)
    text, entry = prose(make, size), prose(make, ENTRY_SIZE)
    detectors = [ours(samples, text, entry, runs)]
    python = given.detect_secrets or (sys.executable if importlib.util.find_spec("detect_secrets") else None)
    if python:
        detectors.append(theirs(python, samples, text, entry, runs))
    if given.misses:
        for one, verdict in zip(samples, detectors[0].verdicts, strict=True):
            if verdict.found if one.end else not verdict.rules:
                continue
            print(one.group, one.kind, verdict.rules, repr(one.text[max(0, one.start - 60) : one.start + 200]))
    found = [row for one in detectors for row in rows(samples, one)]
    if given.format == "json":
        costs = {one.name: {"MB/s": one.megabytes, "start ms": one.start} for one in detectors}
        wrong = {one.name: kinds(samples, one) for one in detectors}
        print(json.dumps({"rows": [row._asdict() for row in found], "costs": costs, "wrong": wrong}, indent=2))
        return 0
    for row in found:
        share = f"{row.hits:5} of {row.count:5}  {row.hits / row.count:7.2%}  ({row.low:.2%} to {row.high:.2%})"
        print(f"{row.detector:16} {row.what:42} {share}")
    for one in detectors:
        print(f"{one.name:16} {one.megabytes:.1f} MB/s of Markdown, {one.start:.1f} ms to load it and judge 1 KB")
        wrong = kinds(samples, one)
        print("".join(f"    {count} wrong: {kind}\n" for kind, count in wrong.items()), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
