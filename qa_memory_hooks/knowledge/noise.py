"""Whether the handling of a flaky test tells noise from a real failure, and bounds its retries.

"Environmental noise, just retry" teaches every later session to let real defects through. What saves it is a
criterion (something that is looked at, tied to a verdict) and a bound on the retries.

Each sentence is read as a string of tags, one for each word or phrase that plays a part, and the judgement is made on
the tags: on how the parts stand to each other, in either language. In doubt it is for the text. What it was measured
on, and what it cannot see, is in docs/design/judgements.md.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from ..lazy import expression

READ = 10_000
"""Characters of a handling that are read: five times what a whole entry may hold."""

_LEXICON = {
    # Verdicts. N: noise. R: a real failure. A: what is done about one. p, q: the product, and what is around it;
    # B: blame for either.
    "N": (
        "acceptable, accepted, annul, annulled, are expected, artefact, artifact, as expected, be expected, benign, "
        "blame, blip, came from, cancelled, cannot be blamed, caused by, close the ticket, close the tickets, "
        "collateral, comes from, discard, discarded, dismiss, dismissed, disregard, disregarded, do not count, "
        "does not count, does not matter, down to the, drop it, drop the measurement, drop the run, drop the sample, "
        "environment issue, environment issues, environment noise, environmental, exclude, excluded, excusable, "
        "excuse, excused, expected behaviour, expected only, external, false alarm, false alarms, false alert, "
        "false failure, false positive, false positive of, false positives, fault lies with, fault of, flake, flakes, "
        "flakiness, flaky, forgiven, glitch, harmless, harmless one, hiccup, ignore, ignored, ignores, ignoring, "
        "inconclusive, infra, infrastructure, infrastructure issue, infrastructure issues, invalid, is expected, "
        "is normal, jitter, known flake, known issue, known outage, known problem, means nothing, measurement error, "
        "no failure, no finding, no signal, nobody needs, noise, not a failure, not a finding, not counted, "
        "not on us, not our failure, not our fault, not our problem, not ours, not scored, not us, not valid, "
        "nothing to do, nothing wrong, of the bench, of the driver, of the stub, of the test, on the side of the, "
        "own fault of the test, put aside, put down to, remove the sample, rounding, rounding error, says nothing, "
        "set aside, side effect, spurious, spurious failure, strike it, strike the run, struck out, test bug, "
        "test error, test issue, test matter, test problem, test's own, third party, third party outage, third-party, "
        "third-party outage, throw away, thrown away, to be expected, to do with, tolerate, tolerated, transient, "
        "uncounted, unrelated to, unscored, vendor outage, void, written off, wrote off, 不作数, 不当回事, "
        "不影响结论, 不必理会, 不必看, 不怪产品, 不是 bug, 不是产品问题, 不是代码问题, 不是我们, 不是故障, 不是缺陷, "
        "不理, 不用看, 不用管, 不看, 不算, 不算失败, 不算我们的失败, 不算数, 不算缺陷, 不管它, 不纳入, 不统计, 不计, "
        "不计入, 不计分, 不追究, 与产品无关, 与代码无关, 与版本无关, 丢弃, 作废, 假失败, 假警报, 假象, 假阳性, 关单, "
        "关掉工单, 关闭工单, 偶发, 偶现, 划掉, 别管, 剔除, 取整, 可以不理, 可以原谅, 可以接受, 可忽略, 噪声, 噪音, "
        "基础设施, 外部原因, 外部因素, 外部问题, 导致, 属于预期, 属正常, 属环境, 属预期, 干扰, 弃掉, 弃用, 引起, "
        "归环境, 当作没跑, 忽略, 情有可原, 意料之中, 所致, 扔掉, 抖动, 按无效, 按预期, 排除在外, 放行, 放过, 无害, "
        "无效, 正常现象, 毛刺, 没事, 没问题, 波动, 测试代码问题, 测试自身, 测试问题, 测量误差, 源于, 环境噪声, "
        "环境影响, 环境所致, 环境类, 环境类失败, 用例本身, 用例自己的错, 用例自身, 用例问题, 的事, 的锅, 符合预期, "
        "算无效, 老毛病, 老问题, 脚本的错, 脚本问题, 舍入, 舍入误差, 虚惊, 虚警, 视为无效, 计入环境, 记为无效, "
        "误差所致, 误报, 造成, 非产品问题, 非缺陷"
    ),
    "R": (
        "a failure like any other, a find, a finding, a real one, are failures, are ours, are valid, "
        "as a failure, as a normal failure, as failed, at fault, authentic, be a failure, breach, breakage, "
        "broken, bug, bugs, confirmed, corrupt, corrupted, corruption, count again, counts as failed, "
        "counts as red, counts in full, data loss, deadlock, defect, defects, failure stands, faulty, genuine, "
        "genuine one, guilty, in production, incident, incidents, is a failure, is a valid failure, is ours, "
        "is valid, leak, leaks, legitimate, legitimate failure, like a failure, like any other, lost update, "
        "malfunction, misbehaves, miscalculation, never noise, no excuse, no noise, not noise, nothing excuses, "
        "on us, our code, our own, our problem, our side, ours alone, outage, p1, p2, page the on-call, "
        "race in the product, real, real one, regression, regressions, responsible, result counts, "
        "result stands, serious, sev 1, sev1, severe, showstopper, stays failed, suspect, taken seriously, "
        "to blame, treat as failed, treat as red, true bug, true defect, true failure, true one, true positive, "
        "valid failure, verdict stands, violated, violation, vulnerability, wrong, 不可原谅, 不可放行, "
        "不得标为通过, 不算通过, 不能放行, 不能算通过, 丢失数据, 丢数据, 丢消息, 严重, 为真, 事故, 产品失败, "
        "判为失败, 判失败, 判定为失败, 判定失败, 判定有效, 判构建失败, 判红, 回归, 坏了, 坐实, 失败成立, "
        "失败有效, 实锤, 属实, 归产品, 归应用, 归我们, 当真, 必须失败, 成立, 我们造成, 按失败, 故障, 数据丢失, "
        "数据损坏, 是失败, 是我们的, 是真, 普通失败, 有效失败, 查出, 正常失败, 死锁, 没有任何借口, 没有借口, "
        "泄漏, 照常判失败, 照常失败, 照算, 真坏, 真坏了, 真失败, 真实, 真正, 真的, 真缺陷, 真问题, 确实坏了, "
        "确有问题, 算在产品, 算失败, 算是失败, 算红, 算错, 算错了, 线上故障, 维持失败, 缺陷, 视为失败, 计为失败, "
        "计入失败, 计失败, 记为失败, 违反, 逻辑错误, 都是失败, 错误结果"
    ),
    "A": (
        "analyse, analysed, analyze, analyzed, belongs to, bisect, block, blocked, blocker, blocks, bug report, "
        "bug ticket, by a human, by a person, by hand, call the, chase, create a bug, create a ticket, debugged, "
        "deserves, diagnose, dig, dig into, escalate, escalated, examine, fail the build, fails the build, "
        "file a, file an, file it, file that, file the, file them, filed, filing, follow up, followed up, "
        "gets reported, goes back to, goes into the, goes to the, halt, hand it over, hand it to, hand over, "
        "has to explain, hold the release, inform, investigate, investigated, investigation, is reported, "
        "log a bug, log it, look at it, look into, looked at, looked into, must be explained, must be looked at, "
        "must be reported, needs a look, needs an owner, notify, open a bug, open a ticket, open an incident, "
        "open an issue, ping the, raise a bug, raise a ticket, raise an issue, raise it, reject, rejected, "
        "rejects, report as, report it, report the failure, report them, reported, reported to, revert, review, "
        "reviewed, reviewed by, roll back, rolled back, root cause it, second pair of eyes, send it back, "
        "send it to, sent back, stop, stop here, stop the build, stop the line, stop the release, stopped, "
        "tell the, ticket, tickets, to be fixed, to be reported, triage, triaged, write a report, "
        "write a ticket, write it up, 上报, 中止, 事故单, 二分, 交给, 人工复核, 人工确认, 修代码, 修复它, 停下, "
        "停住, 停止, 停止发布, 停止构建, 停线, 分析, 分诊, 升级, 卡住发布, 去查, 告知, 呼叫值班, 回滚, 回退, "
        "复核, 复盘, 定为 p1, 定位, 就报, 就查, 工单, 建单, 建缺陷, 开事故, 开单, 录缺陷, 必须报, 打回, 找原因, "
        "报 bug, 报告给, 报给, 报缺陷, 报障, 拦下, 拦截, 指派, 排查, 提 bug, 提个单, 提交缺陷, 提单, 提缺陷, "
        "查原因, 查明, 查清, 汇报, 深挖, 由人, 由人来看, 登记为问题单, 登记缺陷, 移交, 立案, 立项, 要报, 要查, "
        "诊断, 调查, 调试, 走缺陷流程, 跟踪, 跟进, 转交, 转给, 追查, 退回, 通报, 通知, 通知值班, 问题单, 阻塞, "
        "阻断, 附到单里, 须报, 驳回"
    ),
    "p": (
        "api, app, application, backend, code, component, feature, front end, frontend, our, ours, page, parser, "
        "product, server, service, shop, site, store, 产品, 代码, 前端, 功能, 后端, 商城, 商店, 固件, 实现, "
        "客户端, 应用, 我们, 我方, 接口, 服务, 服务端, 程序, 站点, 系统, 页面"
    ),
    "q": (
        "bench, environment, fixture, grid, machine, network, rig, runner, sandbox, stub, vendor, 下游, 仪器, "
        "供应商, 台架, 夹具, 工具, 执行机, 机器, 机房, 桩, 沙箱, 环境, 硬件, 第三方, 网络"
    ),
    "B": (
        "fault, issue, issues, matter, problem, problems, 侧问题, 原因, 因素, 有误, 毛病, 的毛病, 的责任, 的错, "
        "的问题, 责任, 问题"
    ),
    # Conditions. C: opens one, W: may. K, k: bind a verdict to it. D: what is left over. J: how to tell. b: a cause,
    # which speaks for a verdict and decides none.
    "C": (
        "as long as, as soon as, if, if and only if, in case, must be seen, once a, once all, once an, "
        "once both, once it, once our, once that, once the, once they, once this, once we, once you, only, "
        "only if, only when, only where, provided, provided that, providing, required, requires, unless, when, "
        "whenever, whether, 一旦, 仅, 仅当, 仅限, 倘若, 凡, 凡是, 前提是, 只有, 只能, 只要, 如, 如果, 当, 必须, "
        "是不是, 是否, 条件是, 每当, 若, 若是, 除非, 须"
    ),
    "W": "after, before, during, in case of, where, while, whose, with, without",
    "K": (
        "as, becomes, call it, called, consider, considered, count as, counted, counts, counts as, goes to, "
        "hence, mean, means, note it as, noted, so, then, therefore, to call, treat, treated, 作为, 则, 判, "
        "判为, 即, 处理, 就, 就是, 属, 属于, 归, 归为, 归入, 归到, 当作, 当成, 才, 按, 按照, 改判为, 时, 的话, "
        "算, 算作, 算是, 表示, 视为, 视作, 计入, 记, 记为, 记作, 说明, 那次"
    ),
    "k": "are, be, is, was, were, 为, 是",
    "D": (
        "all other cases, all others, any other, anything else, else, elsewhere, everything else, if not, "
        "in every other case, or else, otherwise, outside, short of that, the remainder, the rest, 不然, 之外, "
        "以外, 其他, 其余, 其它, 剩下的, 否则, 少一条, 时段外, 此外, 窗口外, 缺一"
    ),
    "J": (
        "criteria, criterion, decides, distinguish, distinguishes, hangs on, how to tell, how we tell, "
        "separates, settles it, shows which, tells, 依据, 分辨, 判别, 判定, 判据, 判断办法, 判断标准, 区分, "
        "区分方法, 标准"
    ),
    "b": "because, due to, owing to, 因为, 由于",
    # Shades. H, h: rarely, perhaps. U: all. V: vague. X, Y: not, do not.
    "H": (
        "as a rule, at times, generally, hardly, likely, mostly, normally, now and then, often, presumably, "
        "probably, rare, rarely, seldom, sometimes, typically, unlikely, usually, 一般, 不时, 估计, 偶尔, 基本, "
        "多半, 大多, 大概, 大概率, 少见, 应该是, 往往, 很少, 很少见, 普遍, 有时, 极少, 经常, 罕见, 通常"
    ),
    "h": "could, may, maybe, might, perhaps, possibly, 也许, 可能, 或许",
    "U": (
        "all, always, any, as always, as ever, as usual, each, every, everything, no matter, regardless, what, "
        "whatever, whoever, without exception, 一律, 一直如此, 一直这样, 不管, 不论, 任何, 全部, 全都, 向来如此, 均, "
        "总是, 总这样, 所有, 无论, 此类, 每条, 统统, 该类, 这类, 逐条, 都"
    ),
    "V": (
        "agreed, agreement, anybody, bad, busy, case by case, comment out, complains, disable, disabled, doubt, "
        "feels, judgement, like, look different, looks, looks like, moody, overloaded, quarantine, quarantined, "
        "random, randomly, says so, seems, shared, skip, skipped, slow, slowly, somebody, someone, "
        "tell by feeling, think, thinks, timing, unreliable, unstable, 一致同意, 一致认为, 不佳, 不好, 不稳, "
        "不稳定, 停用, 共用, 共识, 卡, 卡顿, 商定, 常见, 忙, 慢, 投诉, 时序, 有人, 没人, 注释掉, 看着, 看起来, "
        "约定, 缓慢, 老, 脏, 自行, 若干, 觉得, 认为, 跳过, 达成一致, 随机, 隔离"
    ),
    "X": (
        "aren't, can't, cannot, didn't, doesn't, forbidden, instead of, isn't, neither, no, nobody, none, "
        "none of them, nor, not, not one, nothing, prohibited, rather than, won't, 不, 不予, 不会, 不再, 不可, "
        "不宜, 不属, 不属于, 不应, 不必, 不是, 不用, 不能, 不该, 从不, 从未, 从来不, 决不, 尚未, 并未, 并非, "
        "拒绝, 无需, 无须, 未, 没一次, 没有一个, 没有一次, 而不是, 而非, 非"
    ),
    "Y": (
        "avoid, do not, don't, must not, mustn't, never, should not, 不允许, 不准, 不得, 不要, 不许, 严禁, 切勿, "
        "勿, 杜绝, 禁止, 避免"
    ),
    # Events. F: a failure. P: once more. o: a pass. O: another outcome. L, l: what is looked at, quoted. S: it shows.
    # G: repaired.
    "F": (
        "break, breaks, broke, crash, crashed, crashes, error, errors, fail, failed, failing, fails, failure, "
        "failures, goes wrong, happens, occurs, red, symptom, time out, time-out, time-outs, timed out, timeout, "
        "timeouts, times out, 不过, 不通过, 出现, 出错, 发生, 变红, 失败, 崩溃, 异常, 报错, 挂, 挂了, 未通过, "
        "红, 红了, 红灯, 超时, 错误"
    ),
    "P": (
        "after that, after the change, again, another failure, any more, as well, both fail, both failed, "
        "comes back, consecutive, each time, every time, fifth, fourth, from now on, from then on, further, "
        "in a row, keeps failing, new problem, now, one more failure, persists, second, since, since then, "
        "stays red, still, therefore unexpected, third, too, twice red, 两台都, 两次都, 之后, 也, 今后, 今后再, "
        "仍, 仍旧, 仍然, 从此, 以后, 依旧, 依然, 再, 再次, 同样, 后续, 如今, 次次, 此后, 每次, 现在, 目前, "
        "第三次, 第二次, 第五次, 第四次, 还, 还是, 连续"
    ),
    "o": (
        "done, green, happy, holds, ok, pass, passed, passes, passing, stable, succeed, succeeded, succeeds, "
        "success, through, worked, works, 全绿, 全过, 变绿, 成功, 正常, 绿, 绿了, 转绿, 过了, 通过, 都过"
    ),
    "O": (
        "above, absent, after it, alone, another browser, another machine, appears, at zero, before it, below, "
        "both, by itself, coincides, complete, decreased, decreases, deviation, did not, differ, difference, "
        "different agent, different browser, different line, different machine, differs, disappears, does not, "
        "doubled, dropped to, duplicate, duplicated, earlier than, early, elsewhere too, empty, equal, equals, "
        "evicted, exactly, exceed, exceeding, exceeds, exhausted, exit code, expired, falls, fell, fewer than, "
        "first, frozen, full, garbled, greater than, grew, grows, half as long, hangs, heard, higher than, hung, "
        "identical, idle, in both, in isolation, in order, increased, increases, intact, is not up, is up, "
        "killed, last, late, later, later than, less than, locally, longer than, lower than, matches, mismatch, "
        "missing, more than, newer than, off by, offline, older than, on a second, on both, on every, "
        "on its own, on main, on one, on the same, on the second, on two, online, only one, other browsers, "
        "other days, other machine, other rack, other rig, other runner, out of order, outdated, overlap, "
        "overlapped, overlaps, present, reachable, rebooted, refused, reproduce, reproduced, reproduces, "
        "reproducible, responds, restarted, revoked, rises, rose, same assertion, same build, same commit, "
        "same error, same failing line, same firmware, same host, same line, same minute, same place, same seed, "
        "same stack, same step, same test, same time, same version, saturated, shifted, smaller than, stale, "
        "stuck, swapped, throttled, timed, too early, truncated, twice as, twice as long, unchanged, under load, "
        "unreachable, unresponsive, up to date, valid, vanishes, visible, was not, went up, zero, 一致, 上升, "
        "上涨, 下降, 不一致, 不到, 不匹配, 不变, 不可达, 不同, 不够, 不对, 不符, 不等, 不见, 不足, 两个都, 为空, "
        "主干, 乱码, 以上, 以内, 低于, 偏低, 偏差, 偏高, 先后, 写满, 匹配, 单独, 卡死, 变化, 变慢, 可达, "
        "同一分钟, 同一台, 同一固件, 同一处, 同一提交, 同一时刻, 同一时间, 同一构建, 同一栈, 同一种子, 同一行, "
        "同样的, 听不到, 听到, 听得到, 吻合, 在线, 均值, 增长, 复现, 多于, 大于, 失效的, 完整, 对不上, 对得上, "
        "小于, 少于, 差值, 差别, 差异, 差距, 延后, 归零, 截断, 打满, 挂死, 换机, 提前, 断开, 断网, 无反应, "
        "无响应, 早了, 早于, 早退, 晚了, 晚于, 未变, 本地, 没反应, 没变, 没打开, 没起来, 独立, 相同, 相差, 相符, "
        "相等, 离线, 空闲, 突增, 缺, 缺乏, 缺失, 缺少, 翻倍, 耗尽, 被杀, 被驱逐, 解析, 超过, 越界, 较差, 过期, "
        "都在, 都没, 重叠, 重启过, 重现, 错位, 限流, 非法, 顺序颠倒, 颠倒, 首次, 高于"
    ),
    "L": (
        "account, address, alert, alerts, answer, answered, answers, audit, backtrace, backup, banner, baseline, "
        "battery, body, branch, cable, cache, calendar, camera, capture, captures, certificate, chart, checksum, "
        "clock, commit, connection, console, consumer, container, cookie, count, counter, counters, cpu, cursor, "
        "dashboard, dashboards, database, date, delivery, device, devices, dialog, diff, disk, dmesg, dns, "
        "driver, dump, emulator, event, events, feed, field, fields, firmware, flag, footer, frame, golden, "
        "graph, graphs, har, header, headers, heap, heartbeat, history, host, html report, in the report, index, "
        "invoice, its report, job log, kernel, key, keys, latency, lease, line, link, load, load average, lock, "
        "log, logged, logs, mail, mailbox, mails, memory, message, messages, metric, metrics, monitor, "
        "monitoring, monitors, neighbour, node, offset, order, orders, output, packet, packet loss, packets, "
        "payload, picture, ping, pod, port, power, probe, probes, process, producer, quantity, queue, reading, "
        "readings, record, recording, recordings, reference, reply, report, request, request id, requests, "
        "response, responses, row, rows, sample, samples, schema, screen, screenshot, screenshots, seed, sensor, "
        "session, sessions, signal, snapshot, stack, state, status, status feed, status page, stderr, stdout, "
        "sum, table, temperature, test report, the report, thread, threads, timestamp, timestamps, token, total, "
        "totals, trace, traces, url, user, value, values, version, video, voltage, worker, workers, 丢包, 主机, "
        "事件, 事务, 会话, 传感器, 信号, 偏移, 光标, 公告, 内存, 内核, 列表, 利用率, 副本, 占用, 参考值, 发票, "
        "句柄, 合计, 告警, 哈希, 响应, 响应头, 基准图, 堆, 堆栈, 备份, 备机, 大盘, 字段, 审计, 容器, 对照用例, "
        "对照组, 帧, 库, 库存, 延迟, 弹窗, 录像, 录屏, 录音, 心跳, 快照, 总数, 截图, 抓包, 报警, 指标, 探针, "
        "控制台, 提交, 摄像头, 数值, 数据库, 文件, 日历, 日志, 时钟, 时间戳, 显存, 标准错误, 标志位, 校验和, "
        "样本, 消息, 消费者, 温度, 版本, 版本号, 状态码, 状态页, 生产者, 电压, 电池, 电源, 监控, 看板, 磁盘, "
        "种子, 租约, 签名, 索引, 线程, 线缆, 缓存, 网卡, 网管, 耗时, 节点, 行号, 计数, 计数器, 订单, 记录, "
        "设备列表, 证书, 请求, 请求编号, 读数, 负载, 账号, 输出, 返回, 进程, 连接数, 追踪, 退出码, 通告, 邮件, "
        "邮箱, 重传, 金额, 链路, 队列, 驱动"
    ),
    "l": '", `, “, ”, 「, 」',
    "S": (
        "came, closed, comes, contain, contains, covers, dropped, finished, gives, had, has, have, higher, "
        "jumps, listed, lists, lost, lower, names, old, older, open, opened, prints, read, reads, records, "
        "reports, return, returns, said, saw, say, says, sees, show, showed, shows, started, 写了, 写着, 出现过, "
        "列出, 包含, 发出, 含, 含有, 命中, 在, 增加, 存在, 差, 打印, 挡住, 收到, 无, 显示, 有, 没, 没收到, 没有, "
        "盖住, 被, 被拒"
    ),
    "G": (
        "been fixed, cured, fixed by, fixed in, fixed since, fixed through, fixed with, is fixed, is gone, "
        "now fixed, repaired, resolved, was fixed, 修复后, 已修复, 已改, 已改为, 已消除, 已移除, 已解决"
    ),
    # Retries. T: proposed, mT: one. e: the one at hand. t: refused. a: attempts. r: to run. <: at most. m, c: once,
    # times. ~: until. E: without end. !: a tale of them.
    "T": (
        "another go, another run, another try, loop, re-execute, re-ran, re-run, re-running, re-runs, "
        "re-trigger, re-try, relaunch, repeat, repetition, repetitions, reran, rerun, rerunning, reruns, "
        "restart the build, restart the job, restart the pipeline, restart the run, retried, retries, retrigger, "
        "retry, retrying, 再执行, 再次执行, 再次运行, 再试, 再跑, 再运行, 反复提交, 复跑, 多试, 多跑, 重复, "
        "重复执行, 重新执行, 重新构建, 重新触发, 重新跑, 重新运行, 重试, 重跑"
    ),
    "mT": (
        "a re-run, a rerun, a retry, a single rerun, a single retry, another rerun, another retry, one re-run, "
        "one rerun, one retry"
    ),
    "e": (
        "after rerun, after retry, each rerun, its rerun, on rerun, on retry, that rerun, the re-run, the rerun, "
        "the retry, the retry count, the retry setting, whatever a rerun says, 重试机制, 重试结果, 重试配置, "
        "重跑结果"
    ),
    "t": (
        "a rerun hides, a rerun would hide, rerun would hide, reruns hide, retry would hide, zero reruns, "
        "zero retries, 不设重试, 不设重跑, 以重跑, 关闭重试, 取消重试, 取消重跑, 重试会, 重跑会, 重跑无意义, "
        "重跑无效, 靠重跑"
    ),
    "a": "attempt, attempts, tries",
    "r": (
        "execute, launch, record again, resend, restart, run, running, start, trigger, try, trying, 执行, 试, "
        "跑, 运行, 重发, 重启, 重来"
    ),
    "<": (
        "at most, cap, give up after, limit, limited to, max, maximum, maximum of, never more than, "
        "no longer than, no more than, not more than, stop after, up to, 上限, 不多于, 不得超过, 不超过, 允许, "
        "只, 只允许, 只许, 总共, 控制在, 最多, 至多, 限"
    ),
    "m": "a single time, once, one more time, one time, single time, thrice, twice",
    "c": "times, x, 回, 次, 轮, 遍",
    "~": "till, until, 直到, 直至",
    "T~": "再跑到, 试到, 跑到, 重试到, 重跑到",
    "E": (
        "a couple of times, a few, a few more times, a few times, again and again, any number of, "
        "as long as it takes, as many times as, as necessary, as needed, as often as, as often as required, "
        "endless, endlessly, eventually, forever, high enough, however many, however often, if needed, "
        "indefinitely, many times, multiple times, no limit, no matter how many, no maximum, over and over, "
        "repeatedly, several times, some more, sooner or later, unlimited, until it does, up to whatever, "
        "without a limit, without limit, 一直, 不停, 不断, 不设上限, 不限, 不限次数, 为止, 几次, 几次机会, 几遍, "
        "反复, 多少次, 多次, 循环, 总会, 总能, 持续, 接着, 数次, 无上限, 无限, 次数不限, 没有上限, 继续, 若干次, "
        "若干遍, 视情况, 随意"
    ),
    "rE": "keep running, keep trying",
    "TE": (
        "a few reruns, a few retries, keep re-running, keep rerunning, keep retrying, several reruns, "
        "several retries, some retries"
    ),
    "!": "are how, conceals, hid, hide, hides, is how, masked, masks, used to, 抹掉, 掩盖, 曾, 曾有人, 隐藏",
    # The rest. &: and. u, #: units, numbers. zz: Chinese words in which one of the above stands. Empty: says nothing.
    "&": "and, but, or, though, yet, 且, 以及, 但, 同时, 并, 并且, 或",
    "u": (
        "%, bytes, cents, commits, day, days, degrees, gb, h, hour, hours, hz, items, kb, lines, mb, min, mins, "
        "minute, minutes, ms, percent, pixels, px, s, sec, seconds, secs, 个提交, 件, 分钟, 台, 天, 小时, 毫秒, "
        "秒, 行"
    ),
    "#": "eight, five, four, nine, one, seven, six, ten, three, two, 一, 七, 三, 两, 九, 二, 五, 八, 六, 十, 四",
    "zz": (
        "上次, 下次, 不了, 不仅, 不但, 不如, 不少, 不当, 不止, 不行, 临时, 也好, 人次, 今天, 仓库, 估算, 例如, "
        "依次, 倒计时, 偿还, 其次, 具有, 再看, 再说, 准则, 刚才, 判决, 判读, 前台, 卡片, 即使, 即便, 即将, 即时, "
        "原则, 及时, 另行, 只读, 台阶, 名次, 后台, 唯一, 回传, 回写, 回到, 回复, 回收, 回放, 回来, 回答, 回落, "
        "回调, 在于, 在内, 在场, 均匀, 天气, 如下, 如何, 如同, 如此, 定时, 实在, 实时, 尝试, 就此, 就算, 就绪, "
        "层次, 届时, 属下, 属性, 差点, 已有, 平台, 平均, 平时, 并行, 库里, 应当, 归属, 归档, 归类, 归纳, 归还, "
        "当中, 当前, 当地, 当场, 当天, 当日, 当时, 当晚, 当选, 忘记, 悬挂, 成就, 所在, 所属, 才能, 批次, 折算, "
        "拥有, 按住, 按时, 按钮, 按键, 换算, 控件, 推算, 插件, 无法, 无线, 时候, 时刻, 时区, 时差, 时效, 时段, "
        "时而, 时长, 时间, 暂时, 有些, 有关, 有利, 有序, 有所, 有效, 有权, 有用, 有限, 期限, 未来, 未知, 本次, "
        "权限, 条件, 标记, 核算, 档次, 次序, 次日, 次要, 正在, 正当, 此时, 每天, 比如, 没关系, 没收, 没法, 没用, "
        "特有, 登记, 白天, 相当, 礼品卡, 秒杀, 立即, 笔记, 第一, 算法, 红包, 红色, 组件, 结算, 统一, 绿化, 绿色, "
        "缺口, 缺点, 老板, 行为, 被动, 被测, 规则, 计时, 计算, 记住, 评判, 试图, 试点, 试用, 试验, 该次, 跑道, "
        "轮流, 轮询, 软件, 运算, 还原, 还好, 还有, 还没, 还要, 进行, 退还, 适当, 遍历, 银行, 银行卡, 附件, 附属, "
        "限制, 随即, 随时, 非常, 预算, 频次"
    ),
    "": (
        "a, also, an, at, been, before anything else, being, build, by, can, case, cause, ci, did, do, does, "
        "environment variable, environment variables, first of all, for, from, gateway, he, here, in, it, its, "
        "job, jobs, must, nightly, of, on, other, out, real browser, real device, real hardware, real time, "
        "real-time, runs, shall, she, should, spec, staging, step, suite, test, tests, that, the, them, there, "
        "these, they, this, those, time, to, under review, very, we, will, within, would, you, 一下, 上, 下, 与, "
        "个, 中, 了, 任务, 先, 其, 判断, 到, 前, 即可, 可, 可以, 后, 和, 套件, 构建, 次数, 流水线, 测试, "
        "环境变量, 用例, 由, 的, 直接, 真实环境, 真实设备, 结果, 而, 自动, 该, 请, 这, 那, 里, 首先"
    ),
}
"""Phrases by tag. The longest phrase at a place counts, and a phrase has one tag."""

# A class that spans Chinese would take longer to compile than a text to read.
_TOKEN = expression(r"[a-z][a-z0-9_]*(?:[._'/-][a-z0-9_]+)*|[0-9]+(?:[.,/:][0-9]+)*|[^\x00-\x7f]|[,:%<>`\"]")
_PLAIN = str.maketrans("，、：；。！？（）()—→＝=|≥≤％’", ",,:;;;;,,,,:::::><%'")
_ITEM = expression(r"[ \t]*(?:[-*+]|[0-9]+[.)])[ \t]+")
_END = expression(r"[.!?](?=\s|$)|;")


def lacks(handling: str) -> str | None:
    """What the handling of a flaky entry lacks, in words; None if it lacks nothing."""
    read = [_read(sentence) for sentence in _sentences(handling[:READ])]
    if not _has_criterion([_rewrite(tags, _MEANING) for tags in read]):
        return "no way to tell noise from a real failure"
    if _has_endless_retries([_rewrite(tags, _RETRIES) for tags in read]):
        return "retries without a bound"
    return None


# --- From text to tags --------------------------------------------------------------------------------------------


def _sentences(text: str) -> Iterator[str]:
    """The sentences of a text without its code; an item of a list comes with the words that announce the list."""
    blocks: list[str] = []
    items: set[int] = set()
    code = going_on = False
    for line in text.lower().translate(_PLAIN).split("\n"):
        item = _ITEM.match(line)
        row = line.lstrip().startswith(":")  # of a table: this is what became of `|`
        if line.lstrip().startswith(("```", "~~~")):
            code, going_on = not code, False
        elif code or not line.strip():
            going_on = False
        elif item or row or not going_on:
            if item or row:
                items.add(len(blocks))
            blocks.append(line[item.end() :] if item else line)
            going_on = not row
        else:
            blocks[-1] += " " + line
    announced = ""
    for at, block in enumerate(blocks):
        parts = [part for part in _END.split(block) if part.strip()]
        announced = announced if at in items else ""
        yield from (announced + part for part in parts)
        if at not in items and block.rstrip().endswith(":"):
            announced = f"{parts[-1]} "


@functools.cache
def _lexicon() -> tuple[dict[str, str], dict[str, int]]:
    """The tag of each phrase, and by its first token how many tokens the longest phrase of several has."""
    tags: dict[str, str] = {}
    longest: dict[str, int] = {}
    for tag, phrases in _LEXICON.items():
        split = " ".join(_TOKEN.findall(phrases)).split(" , ")
        tags |= dict.fromkeys(split, tag)
        for phrase in split:
            if more := phrase.count(" "):
                first = phrase.partition(" ")[0]
                longest[first] = max(longest.get(first, 0), more + 1)
    return tags, longest


def _tokens(text: str) -> list[str]:
    """The words, the numbers, the signs that matter, and each character of Chinese and its kind."""
    found = _TOKEN.findall(text)
    return [part for part in found if part < "\x80" or "\u3040" <= part <= "\u9fff" or part in "“”「」"]


def _read(sentence: str) -> str:
    """The tags of a sentence."""
    known, longest = _lexicon()
    tokens = _tokens(sentence)
    tags = []
    at = 0
    while at < len(tokens):
        length = longest.get(tokens[at], 1)
        while length and " ".join(tokens[at : at + length]) not in known:
            length -= 1
        tags.append(known[" ".join(tokens[at : at + length])] if length else _other(tokens[at]))
        at += length or 1
    return _rewrite("".join(tags), _COMPOUNDS)


def _other(part: str) -> str:
    """The tag of what is in no phrase: a sign, a number, a word of English (`w`), a character of Chinese (`z`)."""
    if part in ",:":
        return part
    if part in "<>" or (part[0].isdigit() and "/" in part):
        return "O"  # a comparison, or 3/3
    if part == "0":
        return "X"
    if part[0].isdigit():
        return "5" if re.fullmatch("[1-5][0-9]{2}", part) else "#"  # a status of HTTP is an outcome
    return "z" if part >= "\u3000" else "w"


# No pattern on tags has a repeat inside of a repeat, and each repeat has an upper bound: so what a pattern costs at one
# place of a text has one, too. Most runs judge no flaky entry, and compile none.
_Steps = tuple[tuple[re.Pattern[str], str], ...]


def _rewrite(tags: str, steps: _Steps) -> str:
    """The tags with parts replaced by what they mean together, one step after the other."""
    for parts, whole in steps:
        tags = parts.sub(whole, tags)
    return tags


_COMPOUNDS: _Steps = (
    (expression("pk?[BF]"), "R"),  # the page is wrong, 代码问题
    (expression("qk?[BR]"), "N"),  # a fault of the stub, 环境问题
    (expression("p"), "w"),
    (expression("q"), ""),
    (expression("B"), "V"),
)

# --- The criterion ------------------------------------------------------------------------------------------------

_MEANING: _Steps = (
    (expression("Y[^,:&CWD]{0,8}T"), "t"),
    (expression("Y"), "X"),
    (expression("b[^,:]{0,80}"), ""),  # because the sandbox is shared
    (expression("#{1,9}5?#{1,9}|#c?#c|#u|5(?!u)"), "O"),  # 3 of 3; 3 次中 3 次; 15 s; 503
    (expression("[#5]{1,9}"), "#"),
    (expression("T[wzkJ:]{0,2}X|X[wzU#EhSkKm]{0,4}T[Em]?"), "t"),  # retries: none; do not rerun
    (expression("XK?[wzUk]{0,2}K?N"), "PR"),  # not noise
    (expression("Xk?[wzUKh]{0,3}[RA]"), "N"),  # no defect
    (expression("[Hh][wzkK]{0,4}[RA]F?"), "V"),  # may be real
    (expression("[RA]F?k?H"), "N"),  # real failures are rare
    (expression("H[wzkK]{0,4}[Oo]"), "V"),  # usually passes
    (expression("[NR]F?K(?=[NA])"), ""),  # 噪声则忽略, 真实失败则提单: a circle
    (expression("o"), "O"),
)
_NEAR = 80
"""Tags around a condition that may belong to it: more than a sentence has, and a bound for a monstrous one."""
_SEEN = "O|l|Lk|L.{0,6}[SXOF]|[SX].{0,4}L"
"""Something that was seen: an outcome, or what a thing to look at shows."""


def _has_criterion(read: list[str]) -> bool:
    text = ",".join(read)
    # Who proposes no retry, and has repaired the test or refuses retries, takes a further failure for real.
    if "T" not in text:
        repaired = any("G" in tags and "N" not in tags and _weight(tags) >= 2 for tags in read)
        if repaired or ("t" in text and "V" not in text):
            return True
    cases = 0
    for at, tags in enumerate(read):
        # A sentence that starts with "then" or "so" has its condition in the one before.
        sentence = read[at - 1] + tags if at and tags.startswith("K") else tags
        if _decides(sentence, read[max(0, at - 3) : at]):
            return True
        cases += any(_tells(condition, "N") for condition, _ in _conditions(tags, read[at - 1] if at else ""))
    # A verdict may stand apart from its case, or be in words that nobody foresaw: then two cases tell it, or one and
    # "otherwise", or that much is looked at.
    if cases + ("D" in text) > 1 or (cases and re.search("[NRA]", text)):
        return True
    return cases + len(re.findall("[OLl]", text)) >= 4 and bool(re.search("[CWKD:]", text))


def _decides(tags: str, before: list[str]) -> bool:
    """Whether a sentence ties something that can be looked at to a verdict; `before` are the sentences before it."""
    if any(_tells(condition, verdict) for condition, verdict in _conditions(tags, before[-1] if before else "")):
        return True
    # "Otherwise a real failure", where what stands before is something to look at.
    if re.search("D.{0,12}[RA]|[RA].{0,8}D", tags) and _tells(";".join(before), "N"):
        return True
    return _is_real(re.sub("[CW][wzkVU]{0,4}P?[NR]{1,2}[^,]{0,8}", "", tags))  # without "if it is real": a circle


def _conditions(tags: str, before: str) -> Iterator[tuple[str, str]]:
    """What may be a condition in a sentence, each with the place where a verdict on it may stand."""
    for match in re.finditer("[CW]", tags):  # if …, with …
        condition = _clause(tags[match.end() : match.end() + _NEAR])
        if re.match("[wzUkX]{0,3}P?[NR]", condition):
            continue  # "if it is noise": a circle
        condition = re.split("[Kk][wzU#]{0,2}[NRA]", condition)[0]
        if re.fullmatch("[wkXSzP]{0,4}", condition):
            condition = before + condition  # "if so", "if it does not"
        if match[0] == "C" or re.search("[OL]", condition):
            yield condition, tags[max(0, match.start() - _NEAR) : match.end() + _NEAR]
    said = before
    for clause in tags.split(","):
        for match in re.finditer("[Kk:]|(?<!.{4})[NRA]", clause):  # … is …; … 则 …; …: …; …, noise
            condition = clause[max(0, match.start() - _NEAR) : match.start()]
            verdict = clause[match.start() : match.start() + 6]
            if _weight(condition) < 2:
                condition = said[-_NEAR:] + condition  # "…, then it is noise"
            if not re.search("[CW]", condition) and not ("N" in verdict and re.search("[HU]", condition)):
                yield condition, verdict
        said = clause if _weight(clause) >= 2 else said + clause
    if label := re.match("[^:,]{0,12}[NRJ]l?[wzFJCWNRkKSOU]{0,4}[:k]", tags):  # Noise: …
        yield tags[label.end() :], label[0]


def _clause(tags: str) -> str:
    """The clause that a condition opens; "if, at that time, …" and "if it fails, and …" go on behind the comma."""
    clause, *more = tags.split(",")
    for after in more:
        says_nothing = _weight(clause) < 4 and not re.search("[OLlFVNRAXSk]", clause)
        if not (after.startswith("&") or says_nothing):
            break
        clause = f"{clause},{after}"
    return clause


def _tells(condition: str, verdict: str) -> bool:
    """Whether a condition says enough for a verdict: that it failed again is enough for a real one, never for noise."""
    if re.search("[NJ]", verdict):
        return bool(re.search(_SEEN, condition)) or (
            _weight(condition) >= 4 and not re.search("[FVHNRATEUK]", condition)
        )
    if re.search("[RA]", verdict):
        return bool(re.search("[OLP]", condition)) or (_weight(condition) >= 2 and "H" not in condition)
    return False


def _is_real(tags: str) -> bool:
    """Whether a sentence says outright that failures are real, or what is done about one that comes again."""
    if "R" in tags and re.search("P|U.{0,4}F|F.{0,8}[kK:].{0,3}R", tags):
        return True
    if re.search("P.{0,10}A|O[^NH]{0,12}[RA]|F[^,:]{0,12}[,:]?[KwzMUk]{0,3}[RA]", tags):
        return True
    clauses = [clause for clause in tags.split(",") if re.search("[RA]", clause)]
    return any(_weight(clause) >= 3 and "H" not in clause for clause in clauses)


_WEIGHTS = {"w": 2, "z": 1, "O": 3, "L": 2, "l": 2, "S": 1, "#": 2, "m": 3, "u": 1, "r": 1}


def _weight(tags: str) -> int:
    """How much is said: a word of English is about two characters of Chinese."""
    return sum(_WEIGHTS.get(tag, 0) for tag in tags)


# --- The retries --------------------------------------------------------------------------------------------------

_RETRIES: _Steps = (
    (expression("Y[^,:&CWD]{0,8}[Tr][Em~]{0,2}"), "t"),  # do not rerun
    (expression("Y"), "X"),
    (expression("[#5]{1,9}"), "#"),
    (expression("T[wzkJ:]{0,2}X|X[wzU#Ehk]{0,4}[Tr][Em~]{0,2}"), "t"),  # retries: none; do not rerun
    (expression("r[wzk]{0,3}(?=[P~E])|(?<=E)r|r(?=[^:]{0,12}E)"), "T"),  # run it again; run it until; 一直跑
    (expression("~[^,:]{0,10}o"), "E"),  # until it is green
)
_COUNT = "(?:#c|m|#a)"
_BOUND = (
    f"T[^FNRA]{{0,8}}{_COUNT}|{_COUNT}[wz]{{0,2}}T|#[wz]{{0,2}}[Ta]|T[wzc:<kK]{{0,6}}[#m]|T[wz]?#u|"
    f"<[wzkKC]{{0,3}}(?:{_COUNT}|#u|#?T[^,]{{0,4}}#)|{_COUNT}[wz]{{0,2}}<"
)
_LOOKED_AT = "[CW][^,]{0,6}T|T[#cmU]{0,3}(?=[OoF])|T(?=.{0,3}[OoF][kKD])|#[wz]{0,2}T|mT|[OoF]T"
""""Noise if a rerun passes" looks at a rerun and proposes none."""


def _has_endless_retries(read: list[str]) -> bool:
    read = [tags for tags in read if "!" not in tags]  # what retries have done once is no proposal
    bounded = any(re.search("[Tterma]", tags) and re.search(_BOUND, tags) for tags in read)
    # "A second failure is real" bounds them as well.
    bounded |= any(re.search("P.{0,12}[RA]|[RA].{0,12}P", _rewrite(tags, _MEANING)) for tags in read)
    for tags, after in zip(read, [*read[1:], ""], strict=False):
        proposed = re.sub(_LOOKED_AT, "e", tags)
        if "T" in tags and "E" in proposed and "<" not in tags + after[:3]:
            return True
        if "T" in proposed and not bounded:
            return True
    return False
