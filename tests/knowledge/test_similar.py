"""How alike entries are: paraphrases are one matter, neighbours are not.

In the table `» ` starts an entry, `title | summary` and body; three in a row are about one component. `~ ` starts the
same matter told again: a new title and summary, and how the body differs (`old => new`, `last:` the text of the last
section, `reorder` the sentences of each section).
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from entries import BODIES, entry

from qa_memory_hooks.knowledge import grammar, similar, vocabulary
from qa_memory_hooks.knowledge.grammar import Entry
from qa_memory_hooks.knowledge.similar import NEAR_DUPLICATE, about, same_text, share

EXAMPLE = Path(__file__).parents[2] / "examples/shop/.qa"

MATTERS = """\
» Cart total ignores the gift wrap | The wrap was added on the page only
**Symptom**: With gift wrap the cart page shows 25.00, the order confirmation 22.50.
**Root cause**: `cartTotal()` in the front end adds the wrap; the api sums the lines and knows no wrap.
**Handling**: The wrap is a line of its own since PR-61. Test a cart with wrap only, with wrap and coupon, and with
two wraps.
~ Gift wrap is missing from the order total | Only the page added the wrap to the total
With gift wrap the cart page shows => When gift wrap is chosen, the cart page shows
is a line of its own since PR-61 => has been a line of its own since PR-61
» Cart is empty after the login | The guest cart was not merged into the account
**Symptom**: A guest fills the cart and logs in; the cart page is empty until the next change.
**Root cause**: The merge of both carts ran before the session cookie was set, for the old session.
**Handling**: Merge after the cookie, in one transaction. Test with an empty, a full and an equal cart on the account.
~ Guest cart gets lost at login | The cart of the guest was not merged into the account
last: The login page now merges and shows what was added.
» Cart shows a price of yesterday | Prices in the cart are cached for a day
**Symptom**: After the price list changed, carts opened before midnight keep the old price; the order has the new one.
**Root cause**: The cart caches prices for 24 hours, the order reads the price list.
**Handling**: Cache key holds the version of the price list. Test: change the list between two views of the cart.
~ Old prices stay in the cart after midnight | Carts cache prices for one day
last: The cart reads the price list at each view, the cache is gone.
» Login session ends after twenty minutes | Idle sessions end, the page does not tell
**Scenario**: A tester leaves the page open for half an hour and clicks "Pay": nothing happens.
**Steps**: Open the network panel, look for a 401 of `/api/session`, log in again, repeat the click.
**Notes**: The session lives 20 minutes without a request. The page should show the login form; ticket SHOP-140.
~ Session is over after 20 idle minutes | 闲置会话二十分钟后结束，页面没有提示
leaves the page open for half an hour => keeps the page open for thirty minutes
» Login is locked after five wrong passwords | Use one account for each negative test
**Scenario**: Negative tests of the login lock the shared account, and all other tests fail with 423.
**Steps**: Create an account by the factory in each negative test. Never use the shared account with a wrong password.
**Notes**: The lock lasts 15 minutes. An administrator can lift it by `POST /api/admin/unlock`.
~ Five wrong passwords lock the account | Give each negative test an account of its own
reorder
Negative tests of the login lock => Negative login tests lock
» Login by link works once | The mail link is burnt by the preview of the mailbox
**Scenario**: The login link in the mail is already used when the test opens it.
**Steps**: Switch off link preview in Mailpit (`--disable-preview`), request a new link, open it in a fresh context.
**Notes**: A preview fetches every link of a mail. In production the same happens with some virus scanners.
~ Login link of the mail is used up already | 邮箱预览会提前用掉登录链接
Switch off link preview in Mailpit => Turn off the link preview of Mailpit
» Search finds nothing for umlauts | The index was built without folding
**Symptom**: "Muesli" and "Müsli" give different hits, "Müsli" gives none at all.
**Root cause**: The index folds accents, the query does not, so the query never matches a folded term.
**Handling**: Fold on both sides (`asciifolding`). Test with ä, ß, é and with a term in Greek letters.
~ No hits for queries with umlauts | Index and query must fold in the same way
so the query never matches a folded term => therefore no query matches a folded term
Test with ä, ß, é and with a term in Greek letters. => Tests: ä, ß, é and a Greek term.
» Search ranks sold out products first | Score does not know the stock
**Symptom**: The first five hits for "mug" cannot be bought.
**Root cause**: The score is made of clicks of the last week; what sold out was clicked most.
**Handling**: Sold out products go behind all others. Test: sell out the first hit and search again.
~ Sold out products lead the search result | 评分不考虑库存
The first five hits for "mug" cannot be bought. => None of the first five hits for "mug" can be bought.
last: The score is multiplied by the stock, up to ten pieces.
» Search suggestions overtake each other | A late answer replaces a newer one
**Symptom**: Typing "lamp" fast shows the suggestions for "la".
**Root cause**: Answers arrive out of order, and the page shows the one that came last.
**Handling**: Abort the request before (`AbortController`). Test with a stub that delays the first answer by 2 s.
~ Late suggestions replace newer ones | An old answer of the search replaces a newer one
reorder
» Order mail lacks the shipping address | Pickup orders have none and the template failed
**Symptom**: Orders for pickup get no confirmation mail; the worker logs `KeyError: 'shipping'`.
**Root cause**: The template reads the shipping address without asking whether there is one.
**Handling**: Pickup has a template of its own. Test mail for shipping, for pickup and for a download.
~ No order mail for pickup orders | The mail template failed without an address
the worker logs => and the worker logs
Test mail for shipping, for pickup and for a download. => Test the mail of all three: shipping, pickup, download.
» Order mail is sent twice | The worker took the job again after its lease ran out
**Symptom**: About one in 300 buyers gets the confirmation mail two times.
**Root cause**: Sending takes up to 40 s, the lease of a job 30 s; then another worker takes it.
**Handling**: Lease of 120 s, and the mail carries the order number as message id. Test with a slow SMTP stub.
~ Buyers get the order mail two times | Lease of the mail job was shorter than the sending
last: Jobs renew their lease every 10 s while they run.
» Order mail arrives in the wrong language | The language of the worker was used
**Symptom**: German buyers get an English mail when they order in the app.
**Root cause**: The app sends no `Accept-Language`; the worker falls back to its own locale.
**Handling**: The language is kept with the order. Test: order by api without the header from a German account.
~ Wrong language in the order mail | 邮件语言取自 worker，而不是买家
The language is kept with the order. => Language is stored with the order.
» Export stops at ten thousand rows | The page size of the database was the limit
**Contract**: `GET /api/export/stock.csv` returns all rows, also more than 10,000.
- The answer is streamed, the status is known before the first row.
- Rows are ordered by SKU.
**Changes**: 2026-06-02 before, the export ended at 10,000 rows without an error (PR-120).
~ Stock export returns all rows | No limit of ten thousand rows any more
returns all rows, also more than 10,000 => returns every row, also more than 10,000 of them
» Export needs the role auditor | Shop managers get a 403
**Contract**: `GET /api/export/ledger.csv` is for the role `auditor`; others get 403.
- The role is read at each request, not from the token.
- A refused request is logged with the user.
**Changes**: 2026-07-09 before, managers could export the ledger as well (SHOP-205).
~ Only auditors may export the ledger | 只有 auditor 角色可以导出总账
others get 403 => everybody else gets a 403
» Export of invoices is a zip file | One PDF an invoice, named by number
**Contract**: `GET /api/export/invoices.zip?month=2026-06` has one PDF for each invoice.
- Names are `INVOICE-NUMBER.pdf`, no folders.
- A month without invoices is an empty zip file with status 200.
**Changes**: none yet.
~ Invoices are exported as zip | A PDF for each invoice, named by its number
reorder
» Payment stub refuses amounts above 5000 | Use a second card for large orders
**Symptom**: Orders above 5,000.00 are declined by the stub with `limit_exceeded`.
**Handling**: The stub copies the limit of the real sandbox. Card `4000 0000 0000 5126` has no limit; `bigSpender()`
in the fixtures uses it.
~ Stub declines payments over 5000 | Large orders need the card without a limit
Orders above 5,000.00 are declined => Orders of more than 5,000.00 get declined
The stub copies the limit of the real sandbox. => This is the limit of the real sandbox.
» Payment stub forgets refunds at restart | Refund tests need the volume
**Symptom**: A refund test that ran before a restart of the stub is followed by `unknown payment`.
**Handling**: Payments live in the memory of the stub unless the volume `paygate-data` is mounted. The compose file
for CI mounts it.
~ Refunds are unknown after a restart of the stub | 重启后退款记录丢失，需挂载卷
is followed by `unknown payment` => ends in `unknown payment`
» Payment stub answers slowly in the evening | It calls the real sandbox for 3-D Secure
**Symptom**: 3-D Secure tests take 9 s after 18:00 and 1 s in the morning.
**Handling**: Only these tests go through to the real sandbox. Set `THREEDS=local` unless the test is tagged `@sandbox`.
~ 3-D Secure is slow in the evening | The stub passes 3-D Secure on to the real sandbox
reorder
» Screenshots differ by the scroll bar | Headless shows none, headed does
**Symptom**: References made on a laptop are 15 pixels narrower than those of CI.
**Handling**: Hide the bar by a style in the fixture (`::-webkit-scrollbar`). References are made headless only.
~ Scroll bar makes screenshots differ | Only the headed browser shows a scroll bar
References made on a laptop are => References from a laptop are
» Screenshots differ by the caret | It blinks, so half of the pictures have it
**Symptom**: Forms differ by one thin line in every other run.
**Handling**: `caret: "hide"` is set in `playwright.config.ts`. Pictures taken by hand in a test need the option as
well.
~ Blinking caret in screenshots | 光标闪烁，每两张截图就有一张不同
Forms differ by one thin line in every other run. => Every other run shows forms that differ by a thin line.
» Screenshots differ after a new Chromium | Shadows are drawn in another way
**Symptom**: After an update of the image 60 of 140 pictures differ around cards and menus.
**Handling**: Pin the image by digest. An update is a change of its own with all pictures reviewed.
~ New Chromium changes all screenshots | Shadows look different after an update of the browser
reorder
» 优惠券过期后仍可使用 | 服务端按 UTC 判断过期
**症状**：柏林时间 0 点到 2 点之间，前一天过期的优惠券仍可使用。
**根因**：过期时间按 UTC 的零点比较，而券面写的是门店日。
**处置**：统一用 `store_day_bounds()` 判断。用例覆盖过期前后各一分钟，冬令时与夏令时各一组。
~ 过期优惠券零点后还能用 | 过期判断用了 UTC
仍可使用。 => 还能使用。
用例覆盖过期前后各一分钟 => 用例在过期前后各取一分钟
» 优惠券叠加后金额为负 | 未限制抵扣总额
**症状**：两张券合计大于商品金额时，应付金额为 -3.20 欧元。
**根因**：逐张抵扣，没有以零为下限。
**处置**：抵扣总额不超过商品金额。用例取合计等于、略小于、略大于商品金额三种情况。
~ 两张券叠加出现负金额 | 抵扣总额没有上限
reorder
» 优惠券领取数量超限 | 并发领取绕过限制
**症状**：同一买家并发领取，限领 1 张却得到 3 张。
**根因**：先查数量再写入，两步之间没有锁。
**处置**：唯一约束加重试一次。用例同时发出五个领取请求，断言只有一个成功。
~ Concurrent claims exceed the coupon limit | 并发领取可以绕过限领
限领 1 张却得到 3 张 => 限领 1 张，结果得到 3 张
» 库存盘点期间不能下单 | 盘点锁住整个仓库
**现象**：盘点开始后所有下单返回 423，持续到盘点结束。
**处置**：测试环境用 `STOCKTAKE=off` 关闭盘点任务；需要盘点的用例放在单独分组，结束时调用解锁接口。
~ 盘点时下单返回 423 | 盘点会锁住整个仓库
盘点开始后所有下单返回 423 => 盘点一开始，所有下单都返回 423
» 库存同步延迟导致超卖告警 | 两个仓库各自计数
**现象**：柏林仓与汉堡仓的可用量相差几分钟，告警频繁。
**处置**：同步周期为 5 分钟，测试中调用 `/internal/sync` 立即同步；断言前比较两仓的版本号。
~ Stock of two warehouses is out of sync | 两个仓库的库存各自计数
last: 断言前等待两仓版本号一致，最长 6 分钟。
» 库存导入会覆盖手工调整 | 导入以文件为准
**现象**：手工调整的数量在夜间导入后消失。
**处置**：导入以文件为准，属设计行为。用例在导入之后再调整，或把 SKU 加入 `import-exclude.txt`。
~ 夜间导入覆盖手工库存 | 库存导入以文件为准
reorder
» 支付回调签名校验失败 | 代理改写了请求体
**症状**：经过代理的回调全部返回 401，直连正常。
**根因**：代理把 JSON 重新序列化，空格变化使签名失效。
**处置**：代理关闭请求体改写，校验以原始字节为准。用例直接发送带多余空格的请求体。
~ 代理导致回调签名无效 | 请求体被代理改写
经过代理的回调全部返回 401，直连正常。 => 回调经过代理时全部返回 401，直连没有问题。
» 支付回调重复导致重复发货 | 未按事件编号去重
**症状**：网关重发同一事件后仓库收到两张发货单。
**根因**：去重用了接收时间，而不是事件编号。
**处置**：以事件编号建唯一索引。用例在一秒内发送两次相同事件，断言发货单只有一张。
~ Duplicate webhook ships an order twice | 回调没有按事件编号去重
last: 仓库侧再查一次订单状态，已发货的不再处理。
» 支付回调丢失后订单长期待支付 | 没有补偿查询
**症状**：网关停机期间的订单一直显示待支付，买家已扣款。
**根因**：只靠回调更新状态，没有主动查询。
**处置**：每 10 分钟补偿查询一次。用例停掉桩的回调，推进时钟后断言状态变为已支付。
~ 回调丢失时订单停在待支付 | 缺少补偿查询
reorder
» 上传大图超时 | 网关限制 30 秒
**场景**：商家上传 40 MB 的图片，页面一直转圈后报错。
**步骤**：先用 `split` 生成 8 MB 分片，逐片上传，最后调用合并接口并核对校验和。
**注意**：网关单个请求最长 30 秒；分片编号从 1 开始，缺片时合并返回 409。
~ 40 MB 图片上传会超时 | 网关单个请求最长 30 秒
页面一直转圈后报错 => 页面转圈很久后报错
» 上传图片方向错误 | 忽略了 EXIF 方向
**场景**：手机竖拍的照片在商品页横着显示。
**步骤**：用 `fixtures/portrait.jpg` 上传，比较缩略图的宽高，再检查原图是否保留 EXIF。
**注意**：四个方向各有一张样图；镜像方向目前不支持，见 SHOP-251。
~ Portrait photos are shown sideways | 没有处理 EXIF 方向
last: 缩略图由后台任务生成，最长等 20 秒。
» 上传文件名含空格返回 400 | 需要先编码
**场景**：文件名含空格或中文时上传接口返回 400。
**步骤**：客户端用 `encodeURIComponent` 编码文件名，服务端解码后入库；用例覆盖空格、中文、加号。
**注意**：旧客户端不编码，兼容到 2026 年底。
~ 文件名带空格时上传失败 | 文件名需先编码
reorder
» 报表金额与订单合计不符 | 退款按退款日计入
**规则**：日报表的销售额扣除当天的退款，退款不回改原订单那天。
核对时按退款日汇总，不能按下单日汇总。
**依据**：财务在 SHOP-233 的说明，产品需求 2.7。
~ 日报表销售额扣除当天退款 | 退款计入退款当天
核对时按退款日汇总，不能按下单日汇总。 => 核对要按退款日汇总，而不是按下单日。
» 报表不含测试订单 | 以邮箱域名识别
**规则**：邮箱以 `@shop.test` 结尾的订单不进任何报表，也不触发发货。
真实买家不能使用该域名注册。
**依据**：产品需求 2.9，代码常量 `TEST_DOMAIN`。
~ Test orders are left out of reports | 报表按邮箱域名排除测试订单
也不触发发货 => 也不会触发发货
» 报表按币种分别汇总 | 不做汇率换算
**规则**：每种币种单独一行，报表从不换算汇率；合计行只在同一币种内出现。
**依据**：财务在 SHOP-240 的答复，产品需求 2.8。
~ 各币种报表分开汇总 | 报表不换算汇率
每种币种单独一行，报表从不换算汇率 => 每种币种各占一行，报表不会换算汇率
» 通知推送在后台被系统延迟 | 省电模式会合并推送
**现象**：手机处于省电模式时推送晚到 10 分钟以上。
**处置**：测试机关闭省电模式并加入白名单：`adb shell dumpsys deviceidle disable`。推送时效用例只在插电时运行。
~ 省电模式下推送晚到 | 系统会合并后台推送
推送晚到 10 分钟以上 => 推送会晚到 10 分钟以上
» 通知角标不清零 | 只在打开列表时清零
**现象**：逐条打开通知后角标仍显示数字。
**处置**：角标只在打开通知列表时清零，属设计行为。用例先打开列表，再断言角标消失。
~ 打开通知后角标仍在 | 角标只在打开列表时清零
reorder
» 通知邮件进入垃圾箱 | 测试域名没有 SPF
**现象**：外部邮箱收到的通知在垃圾箱里，断言收件箱为空。
**处置**：测试只用 Mailpit，不发往外部邮箱；需要外发的手工用例使用 `notify.shop.test`，该域名已配置 SPF。
~ Notification mails land in the spam folder | 测试域名缺少 SPF 记录
断言收件箱为空 => 因此断言收件箱为空
» 权限变更后旧令牌仍有效 | 令牌内含角色，一小时后才更新
**契约**：角色写在令牌里，撤销权限后旧令牌最长 1 小时内仍可访问。
需要立即生效的接口（退款、总账）每次查库。
**变更**：2026-05-11 退款接口改为查库（PR-109）。
~ 撤销权限最长一小时才生效 | 角色保存在令牌中
需要立即生效的接口（退款、总账）每次查库。 => 退款、总账等需要立即生效的接口，每次都查库。
» 权限不足时返回 404 而非 403 | 避免泄漏资源是否存在
**契约**：买家访问他人订单返回 404，响应体与不存在的订单完全相同。
商家后台的越权访问仍为 403。
**变更**：2026-04-20 由 403 改为 404（安全评审）。
~ Foreign orders answer 404 | 不让人知道订单是否存在
响应体与不存在的订单完全相同 => 响应体和不存在的订单完全一样
» 权限组最多嵌套三层 | 更深的嵌套被拒绝
**契约**：权限组可包含其他组，深度不超过 3，超过时保存返回 422。
循环引用同样返回 422，并指出路径。
**变更**：2026-03-30 首次记录。
~ 权限组嵌套不得超过三层 | 嵌套太深会被拒绝
reorder
"""


def read(title: str, body: str, kind: str = "defect", **meta: str) -> Entry:
    text = entry(title, kind, body=body, **meta)
    return grammar.parse(vocabulary.BY_NAME[kind], f".qa/{kind}", text).entries[0]


def matters() -> list[tuple[Entry, Entry]]:
    found = []
    for block in MATTERS.split("» ")[1:]:
        first, _, second = block.strip().partition("\n~ ")
        told = []
        head, _, body = first.partition("\n")
        body = re.sub(r"\n(?!\*\*|- )(?=[!-~])", " ", body)  # lines that were wrapped
        for text, (title, _, summary) in (
            (body, head.partition(" | ")),
            (again(body, second), second.partition(" | ")),
        ):
            told.append(read(title, text, kind(body), summary=summary.partition("\n")[0]))
        found.append((told[0], told[1]))
    return found


def kind(body: str) -> str:
    """The type of entry whose sections a body has."""
    marked = set(re.findall(r"\*\*(.+?)\*\*", body))
    return next(one.name for one in vocabulary.KINDS[::-1] if all(marked & set(pair) for pair in one.sections))


def again(body: str, told: str) -> str:
    for edit in told.split("\n")[1:]:
        if edit == "reorder":
            body = "\n".join(reorder(line) for line in body.split("\n"))
        elif edit.startswith("last: "):
            body = f"{body[: body.rindex('**')]}**: {edit[6:]}"
        else:
            old, new = edit.split(" => ")
            assert old in body
            body = body.replace(old, new)
    return body


def reorder(line: str) -> str:
    match = re.match(r"(\*\*.*?\*\*[:：] ?)?(.*)", line)
    assert match
    parts = re.findall(r".+?(?:[.;,]+ |[。；，]|$)", match[2])
    return (match[1] or "") + " ".join(part.strip() for part in parts[::-1])


TOLD = matters()


def examples() -> list[Entry]:
    found: list[Entry] = []
    for one in vocabulary.KINDS:
        found += grammar.parse(one, one.file, (EXAMPLE / one.file).read_text(encoding="utf-8")).entries
    return found


@pytest.mark.parametrize(("one", "other"), TOLD, ids=[other.title for _, other in TOLD])
def test_a_matter_that_is_told_again_is_near(one: Entry, other: Entry) -> None:
    assert one.body != other.body
    assert one.title != other.title
    assert share(about(one), about(other)) >= NEAR_DUPLICATE


def test_neighbours_are_not_near() -> None:
    firsts = [one for one, _ in TOLD]
    assert len(firsts) == 42
    groups = [firsts[at : at + 3] for at in range(0, len(firsts), 3)]
    neighbours = [pair for group in groups for pair in itertools.combinations(group, 2)]
    assert len(neighbours) == 42
    assert max(share(about(one), about(other)) for one, other in neighbours) < NEAR_DUPLICATE / 2
    everything = itertools.combinations([*firsts, *examples()], 2)
    assert not [
        (one.title, other.title) for one, other in everything if share(about(one), about(other)) >= NEAR_DUPLICATE
    ]


def test_neighbours_are_not_renamed() -> None:
    entries = [*(one for one, _ in TOLD), *examples()]
    assert not [(one.title, other.title) for one, other in itertools.combinations(entries, 2) if same_text(one, other)]


def test_a_light_edit_is_a_rename_and_a_new_section_is_not() -> None:
    edited = [same_text(one, other) for one, other in TOLD]
    rewritten = ["last: " in block for block in MATTERS.split("» ")[1:]]
    assert sum(rewritten) == 7
    assert all(same for same, new in zip(edited, rewritten, strict=True) if not new)
    assert sum(same for same, new in zip(edited, rewritten, strict=True) if new) <= 3


HANDLINGS = (
    "**Handling**: noise if 3 local reruns pass and the gateway shows no alert; otherwise a real failure. Retry twice.",
    "**处置**：噪声判定=本地重跑 3 次通过且网关无告警，否则按真实失败处理；最多重试 2 次。",
)


@pytest.mark.parametrize("handling", HANDLINGS)
def test_the_formula_of_flaky_entries_does_not_count(handling: str) -> None:
    one = read("a", f"**Symptom**: the cart test fails.\n\n**Root cause**: slow database.\n\n{handling}", "flaky")
    other = read("b", f"**Symptom**: the mail test fails.\n\n**Root cause**: slow mailbox.\n\n{handling}", "flaky")
    assert share(about(one), about(other)) < NEAR_DUPLICATE
    assert share(about(read("a", "\n".join(one.body))), about(read("b", "\n".join(other.body)))) > NEAR_DUPLICATE


def test_markers_and_common_words_do_not_count() -> None:
    one = read("a", "**Symptom**: it is the cart.\n\n**Root cause**: \n\n**Handling**: the **Steps** of a lock")
    assert about(one) == {"cart", "lock"}


def test_words() -> None:
    one = read("a", "**Symptom**: Müsli a_b v1.2-x ЁЖ 重启，网关。关\n**Handling**: `--no-cache` 3次数")
    assert about(one) == {"müsli", "a_b", "v1.2-x", "ёж", "重启", "网关", "no-cache", "3", "次数"}


def test_what_stands_outside_of_the_sections_is_not_what_an_entry_is_about() -> None:
    body = BODIES["env"] + "\n\n**Invalidated**: 2026-10-01 the gateway was replaced"
    assert "gateway" not in about(read("a", body, "env", status="superseded", updated="2026-10-01"))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("**Symptom**: a\n\n**Handling**: b", "**Symptom**: a\n\n**Handling**: b", True),
        ("**Symptom**: a\n\n**Handling**: b", "**Symptom**: a\n\n**Handling**: c", False),
        ("**Symptom**: a", "**Symptom**: is", False),
        ("**Symptom**: ...", "**Symptom**: ...", True),
        ("**Symptom**: cart lock", "cart **Handling**: lock", True),
        ("**Symptom**: quite another thing\n\n**Handling**: other", BODIES["env"], False),
        (BODIES["flaky"], BODIES["defect"], False),
    ],
)
def test_short_bodies(one: str, other: str, same: bool) -> None:
    assert same_text(read("a", one), read("b", other)) is same


def test_few_common_words_prove_little() -> None:
    assert share(frozenset({"cart"}), frozenset({"cart"})) < NEAR_DUPLICATE
    assert share(frozenset(), frozenset()) == 0.0
    assert share(about(read("a", BODIES["env"], "env")), about(read("b", BODIES["env"], "env"))) > NEAR_DUPLICATE


def test_the_words_of_a_body_are_read_once() -> None:
    similar._words.cache_clear()
    for (one, _), (_, other) in itertools.product(TOLD[:10], TOLD[:10]):
        same_text(one, other)
    assert similar._words.cache_info().misses <= 20
