"""The judgement of flaky handlings: what fires, what passes, and that no text makes it slow.

In the tables `» ` starts a handling; `»? ` marks one that is judged wrongly, and must be moved when that changes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from qa_memory_hooks.knowledge import grammar, noise, vocabulary

EXAMPLE = Path(__file__).parents[2] / "examples/shop/.qa/flaky-tests.md"
CRITERION, BOUND = "no way to tell noise from a real failure", "retries without a bound"

# The judgement was tuned on these four.
FIRE_EN = """\
» Nothing to see, third-party outage as always.
» It is the environment; close the ticket.
» Known outage, ignore.
» environment noise, rerun the job.
» Known flaky, just retry.
» Infrastructure issue, ignore.
» If it fails, it is noise.
» Noise. Retry until green.
» noise if 3 local reruns pass, otherwise a real failure. Retry until green.
» A timeout here is noise if the gateway shows an alert; otherwise it is a defect. Rerun it a few times.
» Noise only if the trace shows the late event, else real. Retry as needed.
» Keep re-running the suite, it passes sooner or later.
» It has failed 14 times since March and was harmless each time. Rerun the job.
» Every timeout in this suite is noise. At most 3 retries.
» All failures of the payment tests are environmental. Retry at most twice.
» Flaky by nature. Rerun up to 3 times.
» The staging gateway is unreliable, so failures here can be ignored.
» When CI is red, rerun it once and treat it as noise.
» If the checkout test fails on the nightly, it is the network again; ignore it.
» Just rerun. If it fails again, rerun again.
» Probably timing. Increase the wait and try again.
» Not a real bug, no need to investigate. Retry once.
» Never a product defect. Rerun the failed jobs.
» If it is a real bug, file it; otherwise rerun once.
» Noise if it is environmental, real if it is a bug. Retry at most once.
» Check the logs to see whether it is noise.
» Raise the timeout to 60 s.
» The runner is slow at times. Wait for a quiet moment and rerun.
» Known issue, see QA-77.
» Flake. Re-trigger the pipeline.
» Rerun the job as often as it takes, then merge.
» Skip the test when it is red.
» Treat as flaky; two developers agreed on that in March.
» Treat every failure of this test as noise, whatever the log says.
» Loop the spec until it is green and report that run.
» Noise when the environment is unstable. Retry at most 2 times.
» Rerun the job. It usually passes on the second attempt.
» This one is a false alarm, always has been. Do not file tickets for it.
» Ignore red runs on Mondays.
» Failures seen only on CI are environment issues and need no ticket.
» Noise if the rerun passes, else a real failure. Rerun the job several times to be sure.
» noise if 3 of 3 reruns pass, otherwise real. In CI keep retrying until the build goes through.
» Real if the response is 500; noise otherwise. Retry.
» A failure without an alert in the gateway log is real. With an alert, rerun the job.
» Restart the pipeline until the step succeeds. Real failures would show up elsewhere.
» Transient. Nothing to do.
» The socket drops now and then and comes back. Nobody needs to look at this.
» Retry the step; there is no limit on attempts.
» Rerun once the gateway is back.
» Noise: known problem of the grid, ignore.
» Noise: rerun.
» Environment.
» - Flaky on slow machines.
- Rerun the shard.
- Merge when green.
» 1. Rerun the failed jobs.
2. Still red: rerun again.
3. Count the run as green.
»? The order of the two mails is random. Mark the test as flaky and carry on.
» It is noise because the sandbox is shared by three teams.
» Usually the database container. Usually fine after a rerun.
» Noise if it looks like noise. No more than two retries.
» Retry with backoff until the assertion holds.
» Multiply the wait by two each time it fails, up to whatever makes it pass.
» The test waits for the response now. If it fails all the same, run it again until it passes.
» Noise if the log has `ECONNRESET`, otherwise a defect. Retries are unlimited on the night build.
» Real failures are rare here, so a red run may be dismissed. Rerun at most once.
» Quarantined. Seen in 6 of 200 runs, 3 s late in the worst case. Rerun it.
» Rerun the suite multiple times. Noise if the retry count in the report stays under 5, a defect if not.
» Rerun. Works most of the time.
» The emulator is moody. Give it another go until the splash screen test is happy.
» Harmless glitch of the lab switch, nothing to see here.
» Treat red runs of the sync suite as environmental and move on.
» We have all seen this one. Dismiss it.
» Retry the shard; the scheduler usually sorts it out by itself.
» When this test is red the cluster was probably busy, so the result does not count.
» Set `retries` high enough for the build to pass.
»? Comes from the vendor's API. Not our problem, do not open tickets.
» If the upload spec times out, that is the Wi-Fi in the lab. Ignore and carry on with the release.
» Flake, low priority.
» Noise if the battery log shows a brown-out, otherwise a firmware defect. Re-flash and rerun until the bench
reports success.
» A crash is real unless the watchdog counter went up. Run it again as many times as you need to get a clean
report.
» Rerun the pipeline; should it be red again, rerun it in the evening when fewer people work.
» Likely a race between two fixtures. Bump the sleep to 5 s and see.
» It was red on 12 of 90 nights, the team lead knows about it.
» Known to be unstable on ARM. Only x86 results matter.
»? Genuine problems are found by the other suites, this one may be skipped when red.
» Bounce the container, then rerun the migration test.
» Caused by garbage collection pauses. Expected behaviour.
» Mark as passed.
» Decide case by case whether it is noise or not.
» Use your judgement. Retry up to 5 times.
» Anything red between releases is infrastructure, retry at most three times and close.
» Every socket hang-up of this spec is a false alarm. Max 2 retries.
» The map tiles load slowly, so the assertion is sometimes early. Retry.
» 1. Clear the cache.
2. Rerun.
3. If still red, clear the cache once more and rerun.
» - Symptom is well known.
- Nothing to fix on our side.
- Press "Re-run failed jobs".
» The queue is drained by a cron job which is why the count is off from time to time. Try the test again later.
» It is a true failure only if it is a true failure; noise else. One retry.
» Failures of the payment suite are noise. One retry.
» A red run of the login spec is noise. At most 2 retries.
» Noise whenever the suite is red. Retry at most once.
» Noise if CI is having a bad day. Retry at most twice.
» Noise, because the shared database is slow. Retry once.
» Rerun until it passes 3 times. Noise if the log shows a lost lease, else a defect.
» The farm loses phones now and then. Nothing to do about it.
» Re-queue the job and go for coffee; it comes back green.
» Timeouts on Thursdays are the backup. Do not waste time on them.
» We decided to live with it.
» Rerun with verbose logging switched on.
» It is the old cursor problem, the verdict is always the same: not the product.
» Any red from this spec may be waved through.
» Repeat until the numbers look right.
» Failures of the importer come and go. Treat as flaky unless somebody complains.
» Delete the lock file and start over until it works.
» Vendor sandbox is down half of the time. Assume noise, retry once.
» The assertion is too strict. Loosen it.
» On a red run, wait an hour and rerun the stage. On another red run do the same.
»? Real failures look different, you will know one when you see it.
» Mostly harmless. Three retries and forget about it.
» Ask the person on call whether it matters.
» Noise if the handshake took longer than 8 s according to the proxy log, otherwise a defect. Rerun until the
handshake is quick enough for the test to pass.
» A blank frame is a bug if the second camera sees it too. With one camera only, restart the recording as often as
required.
» The test is nondeterministic by design, hence red runs carry no information.
» Give it several more chances before you believe it.
» Environment: everything on this bench.
» If red, press retry. If red again, press retry again. Somebody will look at it on Monday.
» Failed 31 times this quarter, 0 of them real.
» Simulator artefact, closed as won't fix.
» Increase the retry count whenever the suite turns red.
» The p95 of the importer was 9 s in April and 12 s in May, so failures are to be expected. Rerun.
» This spec is quarantined and its result is not looked at.
» Flaky test. Owner: platform team. Priority: low.
» Set the job to allow failure.
» Treat it as noise until proven otherwise, with up to four retries.
» Environmental, nothing to fix. Re-run the workflow.
» This is a timing issue on CI. Retry.
» Known to be flaky since the move to the new runners. Just rerun until the check turns green.
» Ignore this failure.
» The test fails randomly and passes on the next run, so it can be merged regardless.
» Third-party outage. Rerun later.
» Flaky selector. Retry up to 3 times.
» When it fails, treat it as environment noise and continue.
» Noise if the login page took more than 10 s in the HAR file, real otherwise. Keep retrying the job in the
meantime.
» Probably a slow database. Rerun the job a couple of times.
» Any 5xx in this suite is the staging cluster. Never a bug of ours.
» Increase `expect.timeout` and retry the test.
» A few reruns are normal for this one.
» If it is flaky, rerun; if it is not flaky, fix it.
» No action needed. The failure resolves itself.
» Rerun with `--last-failed` as many times as needed. If the API log shows a stack trace it is a bug, otherwise
noise.
» Should be ignored when it fails in the merge queue.
» Random failure caused by animations; rerun twice and merge.
» The suite is noisy. Two engineers looked and found nothing.
» - environment problem
- rerun
» Sometimes the websocket closes early. It is never the product's fault; max 3 retries.
» Mark the run as "infra" and press rerun.
» Restart Docker and try again until it works.
»? It's noise. We have seen this dozens of times: 14 times in September, 20 in October. At most one retry.
» Retry without limit, the job is cheap.
» Test passes locally, so CI is to blame. Rerun.
» Skip on failure.
» Let the pipeline retry this automatically.
» Failures before 9 a.m. can be disregarded. Retry once.
» Intermittent. Not worth an investigation.
» Wait for the spinner to disappear before clicking. Retry at most twice.
» If the spinner is still visible, wait 5 s more. Retry at most once.
» Use `waitForResponse` instead of a fixed sleep.
» When the database container starts slowly, raise the health check interval to 10 s.
» Clear the browser cache after each test, and restart the stub if port 8080 is taken.
»? Seed the clock with a fixed date; the test depends on the time of day.
» Run the suite with one worker. With four workers the tests disturb each other.
» The log is in `artifacts/e2e.log`, the trace beside it. Attach both to the report. One retry.
»? Set `timeout: 30000` in the configuration. If that is not enough, set 60000.
» The order of the rows is not defined, so sort them before the comparison. Retry once.
» Reset the mailbox before the test and wait until it is empty.
»? If the port is in use, `lsof -i :5432` shows by whom. Stop that process and rerun once.
» Click twice when the first click is lost.
»? Ask for a larger runner: with 2 GB the browser crashes, with 4 GB it does not.
"""

FIRE_ZH = """\
» 周一总这样，忽略。
» 这是环境问题，关闭工单。
» 环境噪声，重跑即可。
» 偶发，忽略即可。
» 如果失败就是环境问题。
» 已知不稳定用例，重试。
» 噪声判定=重跑 3 次通过，否则按真实失败处理。重跑到通过为止。
» 网关有告警时记为噪声，否则提缺陷。失败就多试几次。
» 该套件的超时一律是噪声，重试到绿为止，次数不限。
» 网络抖动，再跑一遍就好。
» 基础设施问题，与代码无关，无需排查。
» 失败时直接重跑，一般第二次就过。
» 都是时序问题，最多重试 3 次。
» 此类失败均为环境噪声，最多重跑两次。
» CI 上红了先重跑，还红就继续重跑。
» 看一下日志判断是不是噪声。
» 如果是真问题就提单，否则重跑一次。
» 环境不稳定时按噪声处理，重试不超过 2 次。
» 超时时间调到 60 秒。
» 三月以来失败过 14 次，每次都没事，重跑任务即可。
» 不是缺陷，不用提单。
» 反复执行直到成功，以最后一次结果为准。
» 支付用例经常这样，忽略。
» 偶现问题，等机器空闲再跑。
» 若跑挂了，说明环境又出问题了，忽略该结果。
» 机器慢导致，重新触发流水线。
» 周一的失败不用管。
» 只在 CI 上出现的失败都算环境问题，不必看。
» 噪声：网格的老问题，忽略。
» 噪声。重跑。
» 已知问题，见 QA-77。
» 测试组一致认为与产品无关，结论沿用本条，最多重试一次。
» 日志中出现 `ECONNRESET` 记为噪声，否则按缺陷提单。夜间构建里一直重试，直到变绿。
» 重跑通过则为噪声，否则为真实失败。建议多跑几遍再看。
» 真实缺陷很少见，红了可以直接放行。最多重跑 1 次。
» 失败就接着跑，跑到成功为止。
» 先加等待时间，不行就再加。
» - 机器负载高时容易失败。
- 重跑该分片。
- 绿了就合并。
» 1. 重跑失败任务。
2. 仍红则再重跑。
3. 报告里按绿色计。
» 概率性失败，跳过即可。
» 用例标记为 flaky，后续不再关注。
» 属于环境类失败。
» 下游沙箱三个团队共用，所以是噪声，重试即可。
» 响应为 500 是真实失败，其余为噪声。重试若干次。
» 网关日志无告警的失败按缺陷提单；有告警的重跑任务。
» 先重启容器，再把失败的任务重跑一下。
» 出现超时就当噪声，不影响版本结论。
» 每失败一次把等待时间乘二，直到通过。
» 换个时间再跑，通常能过。
» 结果以重跑为准，重跑次数视情况而定。
» 如果看起来像噪声就按噪声处理，最多重试两次。
» 无论日志写什么，都记为噪声。
»? 偶尔 504，现阶段以观察为主，不再逐条跟进。
» 用例本身没问题，失败是数据脏了，清库后重跑。
» 噪声则忽略，真实失败则提单，最多重试 2 次。
»? 邮件顺序随机，失败也属正常，继续发布。
» 重试机制已打开，不限次数，通过一次即算通过。
» 本周已出现 9 次，平均相差 3 秒，直接重跑。
» 遇到 503 记噪声，没有 503 则按真实失败处理；反复重试，总会通过。
» 老用例，别管它。
» 弹窗偶尔不出现，刷新页面再试几次。
» 先判断是否为环境原因，是则忽略，不是则提单。
» 连不上测试机的情况很常见，重新执行直到连上并通过。
» 误报。以后再失败也照此登记。
» 多跑两遍就好了。
» 老毛病了，忽略。
» 沙箱经常抽风，失败不代表什么，继续往下走。
» 模拟器卡死属正常，杀掉进程后重新执行，直到出现成功页。
» 夜间任务红了不用看，第二天自己会恢复。
» 属于供应商接口问题，不归我们管。
» 失败后重跑，重跑再失败就换台机器继续重跑。
» 大概率是缓存没清，清一下再试。
» 只要是推送用例报错，一律算环境问题，最多重试两次。
» 把断言的等待加到 30 秒。
» 团队已有共识：该用例失败不阻塞发布。
» 电量日志有掉电记录为噪声，否则按固件缺陷处理。重新刷机后一直跑到台架报告成功。
» 看门狗计数增加才算噪声，没有增加按崩溃提单；需要几次就重跑几次。
» 是否噪声由执行人自行判断。
» 如果觉得不是产品问题，就记为偶发，重试上限 3 次。
» 90 个晚上红过 12 次，组长知道。
» 标成通过即可。
»? 真的缺陷别的套件会发现，这条红了可以跳过。
» 该用例本身就不稳，别花时间。
» 图片加载慢，断言早了一点，重试。
» 1. 清缓存
2. 重跑
3. 还是红就再清一次缓存，再重跑
» - 现象大家都熟悉
- 我方无需修改
- 点"重新运行失败任务"
» ARM 机器上的失败没有参考价值。
» 超时基本是网络的锅，重跑。
» 遇到红灯先重跑三次，绿了就当没发生过。
» 下游升级期间都会这样，等他们升级完再跑。
» 这个用例的失败全部归为误报，重试不超过 1 次。
» 先重启手机再跑一次，还不行就跳过该机型。
» 定时任务清队列导致数量偶尔对不上，属已知现象。
» 没有复现条件，先观察，失败就重试。
» 支付套件的失败为噪声，重试一次。
» 登录用例变红属噪声，最多重试 2 次。
» 只要该套件红了就是噪声，至多重试一次。
» 环境状态不好时算噪声，最多重试两次。
» 因为数据库共用且慢，属噪声，重试一次。
» 重跑到通过 3 次为止。日志有租约丢失为噪声，否则为缺陷。
» 云真机经常掉线，没办法。
» 重新排队，等它变绿即可。
» 周四的超时是备份导致的，不要浪费时间。
» 大家决定先这样。
» 打开详细日志后重跑。
»? 老的光标问题，结论每次都一样：不是产品的事。
» 这个用例红了可以直接放过。
» 重复执行到数字看着对为止。
» 导入任务的失败时有时无，没人投诉就按不稳定处理。
» 删掉锁文件重新来，直到能用。
» 供应商沙箱有一半时间不可用，默认是噪声，重试一次。
» 断言太严，放宽。
» 红了等一小时再重跑该阶段，又红了就再等一小时重跑。
»? 真实失败长得不一样，看到就知道了。
» 大多无害，重试三次后不再理会。
» 问值班的人要不要紧。
» 代理日志显示握手超过 8 秒为噪声，否则为缺陷。一直重跑，直到握手够快、用例通过。
» 两个摄像头都黑屏是缺陷；只有一个黑屏就重启录制，需要多少次就多少次。
» 用例天生不确定，红了不说明任何问题。
» 多给它几次机会再下结论。
» 环境：这个台架上的一切。
» 红了点重试，再红再点重试，周一会有人看。
» 本季度失败 31 次，没有一次是真的。
» 模拟器造成的假象，已关闭。
» 套件一红就把重试次数加大。
» 导入的 p95 四月 9 秒、五月 12 秒，失败在所难免，重跑。
» 该用例已隔离，结果没人看。
» 不稳定用例。负责人：平台组。优先级：低。
» 把任务设成允许失败。
» 先当噪声，除非以后证明不是，重试最多四次。
» 环境问题，无需修复，重跑流水线。
» CI 上的时序问题，重试。
» 迁到新执行机之后一直不稳，重跑到检查变绿为止。
» 忽略该失败。
» 随机失败，下次就过，可以直接合并。
» 第三方服务中断，晚点再跑。
» 选择器不稳定，最多重试 3 次。
» 失败时按环境噪声处理并继续。
» HAR 中登录页超过 10 秒为噪声，否则为真实失败。期间任务反复重试即可。
» 可能是数据库慢，多重跑几次。
»? 本套件的 5xx 都是预发集群的问题，绝不是我们的缺陷。
» 调大 `expect.timeout` 后重试。
» 重跑几次属于正常情况。
» 不稳定就重跑，稳定失败就修。
» 无需处理，会自行恢复。
» 用 `--last-failed` 重跑，需要几次跑几次。接口日志有堆栈就是缺陷，否则为噪声。
»? 合并队列里失败时应忽略。
» 动画导致的随机失败，重跑两次后合并。
» 该套件噪声大，两位同事看过，没发现什么。
» - 环境问题
- 重跑
» WebSocket 有时提前关闭，从来不是产品的错，最多重试 3 次。
» 标记为"基础设施"后点重跑。
» 重启 Docker 再试，直到可以为止。
» 就是噪声，九月 14 次，十月 20 次，最多重试一次。
» 无限重试，反正任务便宜。
» 本地能过，所以是 CI 的问题，重跑。
» 失败则跳过。
» 让流水线自动重试。
» 早上九点前的失败可以不理会，重试一次。
» 偶发，不值得调查。
» 先等加载动画消失再点击，最多重试两次。
» 若加载动画仍在，再等 5 秒，最多重试一次。
» 用 `waitForResponse` 代替固定等待。
» 数据库容器启动慢时，把健康检查间隔调到 10 秒。
» 每个用例后清浏览器缓存，8080 端口被占用时重启桩。
» 时钟固定为某一天，该用例依赖一天中的时刻。
» 用一个 worker 跑，四个 worker 会互相影响。
» 日志在 `artifacts/e2e.log`，trace 在旁边，两个都附到报告里。重试一次。
»? 配置里设 `timeout: 30000`，不够再设 60000。
» 行的次序不定，比较之前先排序。重试一次。
» 用例开始前清空邮箱，并等到为空。
»? 端口被占用时用 `lsof -i :5432` 查占用者，停掉后重跑一次。
» 第一次点击丢失时再点一次。
» 申请更大的执行机：2 GB 内存浏览器会崩溃，4 GB 不会。
"""

PASS_EN = """\
» noise if 3 local reruns pass and the gateway shows no alert; otherwise a real failure. Retry at most 2 times.
» noise if 3 reruns pass, else real; retry at most twice.
» - Noise: the trace shows the reload before the PUT, and the test passes 5 of 5 times alone.
- Real: the PUT was answered and the old quantity still comes back. No retry then; file it.
» rerun up to 3 times; if the gateway shows no alert and all 3 pass, record as noise. One more failure: file a
defect.
» A single retry is allowed for reconnect cases. A second failure in the same build is treated as a real defect
and needs a ticket.
» Same commit, 5 reruns, at least 4 green and no error in the service log: noise. Everything else goes to triage.
» A 502 is expected only while the deploy job is active (see the deploy log); outside that window it is a defect.
» Fixed by freezing the clock, so a further failure is a real one. No retries any more.
» Do not rerun. Every failure of this test is a lost update until proven otherwise; open a ticket with the trace.
» Look at the delivery time of the event in the stub's log. Later than 15 s is noise, anything earlier is the
page's fault and a real failure. One rerun at most.
» Noise only if the siren can be heard on the recording and the drill is in the calendar of the building.
Everything else goes to triage as usual.
» Not noise on other days: the picker itself is then the suspect.
» The health probe of the rig decides. Red within the same minute: environment. Green: real, file it with the
capture.
» If the mailbox holds both mails, the helper took the wrong one (noise). A mailbox with one mail after 15 s is a
real failure, whatever a rerun says.
» Rerun once with a fresh SKU. If it passes, the sweeper was at work and the run counts as noise; if not, file it.
» Retry once; a second failure is a defect.
» Never rerun blindly. Compare `available` before and after: a difference of one at a full minute is the sweeper
(noise), any other difference is a stock defect.
» Treat any failure as real. The cause of the flakiness (shared account) was removed in PR-31.
» The helper now waits for the response of the PUT before it reloads. Since then each failure has been a real one,
so no retry: attach the trace and open a ticket.
» A difference of exactly one second is noise as long as the same commit passes 3 of 3 reruns. Two seconds or more
is a defect. No more than two retries.
» How to tell: the console of the browser has `net::ERR_NETWORK_CHANGED` only when the runner switched its
interface. With that line it is noise, without it a failure like any other. Retry limit: 2.
» Ignore it only if the dashboard of the broker was red in the same minute. Otherwise investigate.
» Same commit on the other rack tells noise from a real defect. Up to two attempts there.
» Retries: 0. A rerun would hide order-dependent failures, which this lane is there to find. A failure is a defect
of the fixture or of the code, in both cases a ticket.
» - run the test alone, 10 times
- all green: it depends on a neighbour, which is the known noise
- one red or more: real, file it with the seed
- never more than these 10 runs
» | what the log says | verdict |
|---|---|
| `lease lost` before the failure | noise, one retry |
| anything else | real failure, no retry |
» Real unless the status page of the mail provider shows an incident for that hour. Retry one time at most.
» When the api log has no `200` for `orders.csv`, the export itself failed: real. When it has one and the file is
empty, the listener was late: noise. At most 2 retries.
» Up to three attempts within ten minutes. If one of them passes and the queue length was over 500, note it as
noise; with a short queue it is a regression of the consumer.
» Noise only if all of these hold:

- the failure is a timeout of the first page,
- the container was started less than 60 s before,
- a rerun passes.

Otherwise file a defect. One rerun, not more.
» The screenshot differs by less than 0.1 % and only in the caret: noise. More than that, or elsewhere, is a
visual defect that needs a design ticket.
» Rerun three times on an idle machine. 3 of 3 green means noise. A failure there is a race in the product.
» This was a bug of the test (two listeners) and was repaired in PR-204. What fails now is a defect; no rerun.
» Take the heap dump first. A heap under 300 MB at the crash is the runner's OOM killer, hence noise; above that
we leak and the build is blocked. A crash is not retried.
» Retry twice at most. Noise means: first run red, both others green, `dmesg` with an I/O error. Report anything
short of that.
» Escalate when the error comes back on main, on any machine. It is noise on a branch that is more than 50 commits
behind.
» If the clock of the runner is off by more than 2 s (`chronyc tracking`), fix the runner and count the run as
noise. With a right clock, a token that is refused is a real failure.
» Only a run whose video shows the cookie banner over the button is noise. Retry that run one time; all others are
real.
» Real failure: the row is missing in `orders`. Noise: the row is there and the page was read too early. Look at
the database before anything else.
» No retry. Read the exit code: 137 is the memory limit of the container and noise, 1 is an assertion and real.
» The shard is allowed one rerun. When it fails with the same seed again, the order of the tests matters and there
is a defect to be filed; when only another seed fails, note the pair of seeds.
» Distinguish by the packet capture: a RST from the proxy is its nightly restart, a RST from our side is a bug.
» A test that fails on its own as well is broken for real. One that fails only next to `cart.spec.ts` is a victim
of the shared buyer; give it a buyer of its own.
» Rerun at most two times. Passing both with p95 below 400 ms is needed to call it noise.
» Retry for no longer than five minutes. If the certificate in the error is the one of the stub, it is noise; a
certificate of the shop that is refused is an incident.
» Wait for `networkidle` was replaced by a wait for the row. A red run after that change is to be investigated
like any other.
» Noise criterion: same build green on two of two other browsers, and WebKit's log contains "WebProcess crashed".
In all other cases handle it as a product failure. Maximum of 1 retry.
» The verdict hangs on the request id. If the backend never saw it, the proxy dropped the call: environment, retry
once. If it did, the backend has to explain itself: defect.
» Do not retry on 4xx. For a 503 with `Retry-After` repeat the request, five times at most; if the fifth is
refused too, stop and open a ticket with the response headers.
» Flaky because of the animation; switched off in the test since PR-77. Any red run from then on is a regression.
» It is a real failure when two different sessions see it. One session alone, with the tab in the background, is
throttling of timers by the browser and no defect. A single rerun in the foreground settles it.
» Timeouts under load (load average above 8 on the runner) are noise. Timeouts on an idle runner are real. Rerun
once on an idle one.
» First look whether a migration was running: `select * from migration_lock` returns a row. If so, repeat the run
once it is over, one time. If not, it is our deadlock: file it.
» Compare with the run before on the same commit. Same failing line: defect. Different line each time and the
memory of the node above 95 %: noise.
» Retried at most once by the runner's own setting, both results stay in the report. Red twice is real; red then
green is noted as noise only with the GPU reset in the kernel log.
» Whoever sees this fail: it is real. The last three "flakes" were a lost semaphore.
» Only the nightly index job makes it fail. Noise if `GET /_tasks` lists `reindex` at that time, otherwise treat
it as a real failure. Up to 2 re-runs after the job has ended.
» 1. Read the version in the footer of the screenshot.
2. An old version: the deploy was not finished, noise, rerun one more time.
3. The new version: a real failure. Stop and report it.
» Discard a measurement when the coefficient of variation of the warm-up is over 10 %. A slowdown in three valid
measurements in a row is a regression.
» There is no noise in this test any more: the port is chosen by the kernel. A failure is a defect, do not rerun
it.
» The order confirmation may be late by up to 6 s. Above 15 s it is a defect, below that the test must wait. Max.
1 retry.
» Noise when the battery log shows a brown-out within 5 s before the reset. A reset without one is a firmware
defect. One re-flash and one rerun.
» Check the watchdog counter first: if it went up, the bench lost power and the run is void; if it did not, treat
the crash as real. Rerun at most once.
» Rerun the job once on a different agent. Green there and the agent's disk above 95 %: infrastructure. Red there:
product.
» Only if the vendor's status feed lists an outage for that window may this be put down to the vendor. Anything
else is ours and gets a ticket. Max two retries.
» The race is gone since the fixture waits for the `ready` line (commit 9f31c2a). If it turns red again, it is a
new problem: analyse it, don't rerun.
» False alarm: `adb devices` lists the phone as offline. Product failure: the phone is online and the splash
screen stays. Retry the first kind once, never the second.
» Look for `GC pause` over 800 ms in the JVM log around the assertion. Found: count it as environment. Not found:
escalate to the checkout team. No reruns before you have looked.
» This one is not allowed to be called flaky. Two of the last five reds were lost writes. Open an incident each
time.
» Tile requests answered with 429 by the map provider make the picture incomplete, which is noise. An incomplete
picture with only 200s is a rendering bug. Retry after a minute, three times at most.
» How we tell: replay the recorded traffic against the same build. Replay passes - noise of the live feed. Replay
fails - regression, file with the recording. A single replay is enough.
» The shard may be restarted one time. If the same test fails in the restarted shard, the failure stands.
» If the frame time in the trace jumps at a thermal event (`thermalservice` in logcat), drop the sample; a jump
without such an event is a performance regression.
» Compare both devices of the pair. One fails: check its cable, environment. Both fail: defect in the sync
protocol. Up to 2 reruns with a new cable.
» - noise: DNS failures in `resolver.log` for the same host
- real: the host resolves and the handshake is refused
- rerun: once, after the resolver is healthy
» Accept a rerun (one) only where the runner's own log says "disk full". In every other case the result counts.
» Real until the opposite is shown. The opposite is shown by the lock table: another suite holds `inventory` at
the time of the failure. In that case run it again, one time, alone.
» A deviation of up to 0.5 % against the reference model is rounding on the GPU. More than that is a defect in the
kernel; do not repeat the run to get rid of it.
» The old sleep was replaced with an explicit wait in PR-410 and the test has been green for 600 runs. A failure
is therefore unexpected and has to be investigated.
» The verdict is in the second line of the report: `source=feed` is noise of the feed, `source=app` is ours. Feed
failures are retried twice at most.
» Wait out the leap-second window (23:59:50 to 00:00:10). Failures inside it are noise; the same failure outside
it goes to the time-service team as a bug.
» Noise needs two things: a red probe of the rig, and green on the other rig with the same firmware. Otherwise
file a defect. Not more than one repetition.
» Run the case by itself five times. It never fails alone? Then a neighbour leaves the clipboard dirty, which is a
test matter. It fails alone? Then the editor is broken, raise it.
» Retry limit is 1. When the retry gives another checksum than the first run, data was corrupted and the build is
stopped; when it gives the expected one and `ethtool -S` counts CRC errors, blame the link.
» With fewer than 3 replicas up the election test cannot pass; that is the environment's doing. With 3 up, a
missing leader after 10 s is a fault of ours.
» Ignore the failure if, in the video, the permission dialog of the OS covers the app; the dialog comes with an OS
update only. Everything else is handled as a normal failure. 1 retry.
» Do not touch the retry setting. If `orders_total` in the metrics differs from the number of rows, messages were
lost: incident. If they are equal, the page was just read before it refreshed.
» Feed is replayed, so there is no randomness left. Red means a defect, every time.
» After a red run, read `uptime` in the attached diagnostics. Under two minutes: the VM was rebooted by the host,
repeat once. Longer: treat as failed.
» A mismatch in the first frame only is the decoder's warm-up (accepted since design note 12). From frame 2 on any
mismatch fails the build. Reruns: none.
» At most 2 retries, 10 minutes apart. Noise is what passes on the 2nd or 3rd try AND shows `rate limited` on the
first; the remainder is reported to the owner of the API.
» Count it as noise when the probe of the rig was red. One retry.
» A failure with an alert of the broker in the same minute is noise. Retry at most once.
» Noise if the build agent was preempted (see the agent's event list). Retry once.
» Only runs on the old firmware (2.1 or before) may be called flaky.
» Noise: the page of the maps provider lists an outage. Up to 2 retries.
» `ECONNRESET` from the proxy between 02:00 and 02:05 is its restart and thus noise. One rerun.
» The farm marks a phone it lost as `offline` in the device list. Such a run is void and may be started once more.
A phone that stayed online and still failed found a defect.
» Ask one question: did the backup (backup.log, line "begin") overlap with the run? Yes - noise, rerun after its
end, once. No - bug report with the thread dump.
» Re-queue the job a single time. Green: write "lost node" in the run sheet, provided the scheduler's audit shows
the eviction. Red: it is ours.
» A wrong cursor position after undo is the known rounding of the test driver (1 px). More than 1 px is a defect
of the editor.
» We count a red run as environmental if the control test, which only pings the sandbox, is red as well. With a
green control test the failure belongs to the product. Two attempts at most.
» Numbers off by a factor of exactly 1.0079: the stub served kilograms, a fault of the stub. Any other difference
is to be treated as a genuine miscalculation.
» Importer: look into `import_errors`. Rows with reason `SOURCE_GONE` mean that the feed was withdrawn (not our
failure). Rows with any other reason, or no rows at all, need a ticket. Do not rerun before the rows are saved.
» There have been false alarms and there have been real ones; the difference is in the lock file. Held by `cron`:
false alarm. Held by the app: deadlock, page the on-call.
» Assume a defect. Only the vendor's own incident number in the response body (`x-incident`) speaks against it; in
that case note the number and retry once.
» If the stage fails twice in a row on the same commit, stop the line. If it fails once, and the eviction of a pod
shows up in `kubectl get events`, the red run is discarded.
» The assertion was too strict by design of the old renderer; since the switch to the new one (PR-377) it is
exact, and a red run is a rendering defect without exception.
» Handshake above 8 s in the proxy log: noise. Handshake below 8 s and still no page: real. One retry is fine in
the first case, none in the second.
» Blank frames: a bug when both cameras see them, a loose cable when only one does. Replug, then record again one
time.
» First run red, second run on the same seed red: the bug is deterministic, file it. First red, second green:
compare the scheduling traces; when they differ in the order of `flush` and `close` it is still a bug, otherwise
noise.
» Count of retries: one. What must be seen for "noise" is the line `clock stepped` in syslog within the minute
before the failure.
» This fails for real when the cache is cold and the answer takes over 3 s. It fails for nothing when the load
generator itself was starved (its own lag metric above 200 ms). Repeat one time in the latter case.
» Do not trust a green rerun. The queue depth at the time of failure tells: 0 means the consumer hung (defect),
above 10,000 means the generator overran it (noise).
» Retry budget for the suite: 1. Beyond that the build is red and somebody looks. A lost UDP packet (counter
`rx_missed` up) is no defect; a lost message with that counter unchanged is one.
» It is only the bench if the reference device on the same bench goes down, too.
» Failures with `E_HASH` have always turned out to be product defects (9 of 9), those with `E_SLOT` to be the
programmer of the bench (14 of 14). Keep to that; one rerun for `E_SLOT`.
» The order of two equal timestamps is undefined. A swap of rows with equal timestamps is therefore no failure,
the helper sorts them. A swap of rows with different timestamps is a defect.
» Rerun policy: none. A snapshot that differs must be looked at by a person: antialiasing at glyph edges is
accepted, everything else is rejected and goes back to the author.
» Red since the upgrade on machines without AVX only -> wrong runner label, move the job. Red on a machine with
AVX -> the numeric kernel is broken.
» The sensor drifts by 0.2 K an hour, so a run older than two hours since calibration is invalid. A run within two
hours that is off by more than 0.5 K has found a fault in the driver.
» Where the mail arrives late but arrives (mailbox, within 60 s), extend the wait. Where it does not arrive, the
dispatcher lost it: P1.
» Two causes, told apart by the HTTP status: 429 from the map provider (noise, one retry after a minute), 200 with
an empty tile (defect).
» A reader who sees this fail should first open the trace viewer. Click before hydration (no handler on the button
yet) was the old test error and cannot happen any more. A click after it that does nothing is a regression of
the page.
» Bisect with the saved seed, three runs. All three red: report. Fewer: keep the seed in seeds.txt, and do not
mark the run as passed.
» Known noise: the first request after a scale-up (pod age under 30 s in the access log). Anything with an older
pod counts as an outage.
» After two red nights in a row it is a defect, whatever the weather on the bench. A single red night with the
door contact open (door.csv) is struck out.
» If `GET /health` of the payment stub answered 503 at the time of the failure, it is noise: rerun once. In every
other case file a bug with the trace.
» Noise: the HAR shows that `main.js` took longer than 10 s to load. Real: the script was loaded and the button
still does not react. Maximum one rerun.
» Rerun the single test three times with `--repeat-each=3`. If all pass, record the failure as flaky here; one
failure among them means a real regression.
» The fix (awaiting `hydrated`) is merged, see PR-318. From now on treat each failure as a regression and do not
rerun.
» Compare the failure time with the deploy log. Within 2 minutes of a deploy: environment. Otherwise: product
defect, assign it to the checkout team. Retry limit 1.
» It is only noise when two things are true: the trace contains `net::ERR_CONNECTION_RESET`, and the api log has
no entry for the request id. If the api logged the request, open a defect.
» Two retries at most. If the third run fails as well, stop: the cart service is losing updates.
» Never rerun this one without reading the api log. A `409` there is the bug we are looking for.
» Distinguish by the screenshot: a blank page is the preview server being restarted (noise, one rerun), a page
with an error toast is a genuine failure.
» Flaky only on WebKit. A failure on Chromium or Firefox is real. On WebKit rerun once; two failures in one build
are real, too.
» Check whether the sweeper ran: its last run stands in `jobs.last_run`. If it ran within the 5 s before the
assertion, the lower stock is expected and the run may be repeated once. If it did not, stock is wrong and a
ticket is due.
» Criterion: the failing assertion. `toBeVisible` on the banner may time out under load (noise if the load of the
runner is above 4), every other assertion is a real failure. Max 2 retries.
» Since the switch to a fixed clock this cannot be noise any longer; a failure is a bug in the date logic.
» Up to two retries. Noise = retry green and `docker events` shows an OOM kill for the browser container; anything
else gets reported.
» Failures with status 429 are caused by the shared rate limit of the sandbox and may be retried once after 60 s.
Failures with any other status are treated as defects.
» Look at the third line of the worker log. "lock wait timeout" = another suite holds the row, not a defect, rerun
alone, once. "deadlock found" = ours.
» The order mail may take up to 20 s. Later than that, or a mail without the order number, is a real failure. No
retries, the test polls by itself.
» Run it alone. Passes alone and fails in the suite: test isolation problem, note the neighbour. Fails alone:
product problem, escalate. Do not rerun the whole suite.
» Treat as real until the video has been watched. Only if the cookie dialog covers the button is it noise, and one
rerun is allowed then.
» 1. Open the trace at the failed step.
2. No request was sent: the click came too early, which is noise; retry once.
3. A request was sent and answered with an error: file it.
» Rerun at most once, on the same shard. Passing there with an identical seed means the failure was caused by the
machine; failing again means that the code is at fault.
» Counts as noise when the CDN status page reports an incident for that hour. Without an incident it is
investigated like any failure.
» The page shows "Pending" until the webhook is in. Delivered within 6 s according to the stub log and still
pending: defect. Not yet delivered: wait, no rerun needed.
» A difference in the snapshot below 50 pixels is font hinting. Anything bigger has to be reviewed by a person; do
not update the snapshot to make it pass.
» Real if reproducible with the same seed, noise if ten runs with that seed stay green. Those ten runs are the
limit.
» We allow one automatic retry. If both attempts fail the build stays red, and the owner of the test decides
within a day with the help of the api metrics: error rate above 1 % means incident, below means test problem.
» Ignore only the variant "element detached from DOM" and only before PR-402 is merged; all other messages are
real errors. Retry it one time.
» The upload is aborted by the proxy after 30 s (look for `upstream timed out` in proxy.log). With that line:
environment, one more try. Without: the upload code has a bug.
» If the same test also fails on main, it is a regression on main: report it there. If main is green, the change
under test broke it. There is no third possibility, so no rerun.
» Do not retry more than once. After the retry compare both traces; when the failing step differs, note both in
this entry, when it is the same step, treat it as a defect.
"""

PASS_ZH = """\
» 噪声判定=本地重跑 3 次通过且网关无告警，否则按真实失败处理；最多重试 2 次。
» 用例改由 `seed()` 生成独占 SKU。

- 噪声判据：worker 日志在失败前 2 秒内有该 SKU 的归还记录，且独占 SKU 重跑 3 次全部通过。
- 不满足任一条即按真实缺陷处理并提单，附预占表的记录。
- 最多重试 1 次，重试结果与首次结果都写入报告。
» 改造之前：相差恰好 1 秒，且同一提交重跑 3 次中 3 次通过，才记为噪声；相差 2 秒及以上一律按真实失败处理。重试
不超过 2 次。
» 最多重跑 3 次，网关无告警且三次全过则记为噪声；再失败一次即提缺陷。
» 重连用例允许重试一次；同一构建第二次失败按真实缺陷处理并提单。
» 仅在发布任务运行时属预期（见发布日志），窗口外的 502 一律按缺陷处理。
» 同一提交重跑 5 次至少 4 次通过，且服务日志无错误，为噪声；否则进入分诊。
» 不要盲目重跑。先看网关监控：失败时刻有告警才算噪声，没有告警就是真实失败。
» 已改为等待 PUT 响应后再刷新，此后再失败即为真实缺陷，不再重试。
» 任何一次失败都按真实缺陷处理，禁止重跑，附 trace 提单。
» - 噪声：邮箱里两封邮件都在，正文完整，只是取错了一封。
- 真实失败：15 秒后仍缺一封，直接提单。
- 重跑 1 次足以区分，不要再多。
» 失败截图中倒计时相差 1 秒以内为噪声，超过 1 秒为缺陷。最多重试两次。
» 允许复位充电座后重跑一次；重跑仍失败，或充电座位置没有变化，则按缺陷提交并附录像。
» 仅当同一分钟专线利用率高于 95%（见网管截图）时记为环境噪声；利用率正常时的超时按缺陷提交，附抓包。
» 该用例不设重跑：误码是累积量，重跑会把前一次的计数清零。出现一次误码就判失败并提单。
» 区分方法：浏览器控制台有 `ERR_NETWORK_CHANGED` 的是执行机切网，按噪声处理；没有的按普通失败排查。
» 只看退出码：137 为容器内存上限，属噪声；1 为断言失败，属真实失败。重试上限 1 次。
» 若 `migration_lock` 有记录，等迁移结束后重跑一次；无记录说明是我们自己的死锁，提单。
» 根因（共用账号）已在 PR-31 中移除，现在的失败都当真，不重试。
» 先单独运行 10 次。全部通过说明受邻近用例影响，属已知噪声；有一次失败即为真实问题，附随机种子提单。运行次数不
超过 10 次。
» | 日志内容 | 结论 |
|---|---|
| 失败前有 `lease lost` | 噪声，重试 1 次 |
| 其他 | 真实失败，不重试 |
» 除非邮件服务商状态页在该小时有故障公告，否则都是真实失败。至多重试一次。
» 接口日志没有 `orders.csv` 的 200，说明导出本身失败，按缺陷处理；有 200 而文件为空，是监听晚了，记噪声。最多
两次重试。
» 重跑三次：三次都绿且队列长度曾超过 500，记噪声；队列不长就是消费端回归。
» 以下条件同时满足才是噪声：

1. 首页超时；
2. 容器启动不足 60 秒；
3. 重跑一次通过。

缺一条就提缺陷。
» 截图差异小于 0.1% 且仅在光标处，视为噪声；其余差异按页面缺陷提单。
» 该问题是用例自己的错（监听了两次），PR-204 已修复。今后变红就是产品问题，不许重跑。
» 先取堆转储。崩溃时堆小于 300 MB，是执行机的 OOM，记环境问题；大于则为内存泄漏，阻断发布。
» 执行机时钟偏差超过 2 秒（`chronyc tracking`）时修机器，该次不计；时钟正常而令牌被拒，是真实失败。
» 录像里弹窗挡住按钮的那次才能算噪声，可以重试 1 次；其余都是真失败。
» 先查库：`orders` 里没有这一行是真实缺陷，有这一行而页面没显示，是读早了。
» 两个会话都能复现就是真实失败。只有后台标签页复现，是浏览器对定时器的节流，不算缺陷。前台重跑一次即可确认。
» 负载高于 8 时的超时记噪声，空闲机器上的超时按真实失败处理；换到空闲机器最多重跑一次。
» 用抓包区分：代理发出的 RST 是它每晚的重启，我方发出的 RST 是缺陷。
» 单独跑也失败，就是真坏了；只有跟在 `cart.spec.ts` 后面才失败，是共用买家的问题，改用独立买家。
» 重试不超过 5 分钟。报错证书属于网关桩时为噪声，属于商城时按事故上报。
» 同一构建在另外两个浏览器上都通过，且 WebKit 日志含 "WebProcess crashed"，判为噪声，否则按产品失败处理。重试
次数上限 1。
» 看请求编号：后端没收到，是代理丢了请求，重试一次；后端收到了却没有响应，按缺陷排查。
» 4xx 不重试。503 且带 `Retry-After` 的，等到时间后重试，最多五次；第五次仍被拒则停止并提单。
» 动画已在 PR-77 起关闭，之后的失败均视为回归。
» 与同一提交的上一次比对：失败行相同是缺陷；每次行号不同且节点内存高于 95%，是噪声。
» 首次红、重试绿，并且内核日志里有显卡复位记录，才可记为噪声；两次都红就是真的。只重试一次，两次结果都保留。
» 看到它失败就是真的。最近三次"偶发"都是信号量丢失。
» `GET /_tasks` 列出 reindex 时为噪声，等任务结束后最多重跑 2 次；没有列出则按真实失败处理。
» 1. 看截图页脚的版本号。
2. 旧版本：发布未完成，噪声，再跑一次。
3. 新版本：真实失败，停下并上报。
» 预热变异系数超过 10% 的测量作废；连续三次有效测量变慢，判为性能回归。
» 端口改由内核分配，噪声来源已消除。再出现失败就是缺陷，勿重跑。
» 确认邮件最多晚 6 秒。超过 15 秒为缺陷，15 秒以内由用例等待。重试至多 1 次。
» 直到最多 3 次为止仍不通过，就按真实失败提单；其中有一次通过且探针为红，记为噪声。
» 基站公告的日凌时段内的失败可归为干扰，时段外的失败逐条排查。
» 判断标准：失败用例的请求是否全部返回 200。全部返回则是渲染慢，属环境波动；只要有一个 5xx 就提缺陷。
» 骑行台仅限 3 号台按干扰处理（示波器已确认接地不良），其他台位照常判失败。
» 噪声需两人各自比对录音后确认，录音中能听到警报声；听不到就进入正常分诊。重跑一次，不多跑。
» 本机连续 20 次通过不能说明问题，要看 CI 机的磁盘：写满（df 显示 100%）才是环境问题，否则提单。
» 不得以重跑掩盖。若主干同样失败，按回归上报；主干通过而分支落后 50 个提交以上，先合并主干再看。
» 时区用例在夏令时切换日失败属已知噪声，其余日期失败一律提单。
» 第一次失败后只允许再跑一遍；再失败就是真实问题。
» 只有当消防演习在日历上时才不追究，平时失败都要分析原因。
» 失败时比对前后库存：整分钟时差 1 件是回收任务所致，算噪声；其他差值是库存缺陷。
» 看 `X-Cache` 响应头：HIT 说明读到旧缓存，属噪声，清缓存后重跑一次；MISS 仍是旧值，即为缺陷。
» 同一随机种子能复现的是缺陷，换种子才出现一次的记下种子对，满三次再分析。
» 复位前 5 秒内电量日志有掉电记录的是噪声；没有掉电记录的复位按固件缺陷处理。重新刷机并重跑一次。
» 先看看门狗计数：增加了说明台架断电，该次作废；没增加就把崩溃当真。最多重跑一次。
» 换一台执行机重跑一次：换机后绿且原机磁盘高于 95%，归基础设施；换机后仍红，归产品。
» 供应商状态页在该时段有故障通告，才能归到供应商；否则算我方问题并提单。至多重试两次。
» 夹具改为等待 `ready` 一行后竞态已消除（提交 9f31c2a）。再变红就是新问题，要分析，不要重跑。
» 误报：`adb devices` 显示手机离线。产品失败：手机在线而启动页一直不消失。前者重试一次，后者不重试。
» 断言前后 JVM 日志若有超过 800 ms 的 GC 停顿，计入环境；若没有，升级给结算组。没看日志之前不许重跑。
» 这条用例不准叫 flaky，最近五次变红有两次是丢写。每次都开事故单。
» 地图供应商对瓦片返回 429 导致图不全，是噪声；全是 200 而图不全，是渲染缺陷。隔一分钟重试，最多三次。
» 判断办法：用录制流量在同一构建上回放。回放通过，是线上数据源的噪声；回放失败，是回归，附录制文件提单。回放一
次足够。
» 分片只许重启一次。重启后同一用例再失败，失败成立。
» trace 里帧耗时突增处若有温控事件（logcat 中的 `thermalservice`），丢弃该样本；没有温控事件的突增按性能回归处理。
» 比较两台设备：一台失败先查线缆，属环境；两台都失败是同步协议缺陷。换线后最多再跑 2 次。
» - 噪声：`resolver.log` 里同一域名解析失败
- 真实：域名能解析但握手被拒
- 重跑：解析恢复后一次
» 只有执行机自己的日志写了 "disk full" 时才允许重跑（一次），其他情况结果照算。
» 先按真实失败对待。锁表显示失败时刻有别的套件占用 `inventory`，才改判为噪声，并单独再跑一次。
» 与参考模型偏差在 0.5% 以内是 GPU 舍入；超过就是算子缺陷，不得靠重跑消掉。
» PR-410 已用显式等待替换固定等待，之后 600 次全绿。因此再出现失败属于意外，必须排查。
» 结论看报告第二行：`source=feed` 是数据源噪声，`source=app` 是我方问题。数据源失败至多重试两次。
» 避开闰秒窗口（23:59:50 至 00:00:10）。窗口内失败记噪声，窗口外同样的失败作为缺陷转给时间服务组。
» 判噪声要满足两条：台架探针为红；同一固件在另一台架为绿。少一条就提缺陷。重复不超过一次。
» 单独执行五遍。单独从不失败，说明前面的用例弄脏了剪贴板，是测试的事；单独也失败，说明编辑器坏了，提单。
» 重试上限 1 次。重试得到的校验和与首次不同，说明数据损坏，停止构建；与预期相同且网卡有 CRC 错误计数，归链路问题。
» 副本不足 3 个时选主用例必然失败，属环境；3 个都在而 10 秒后没有主，是我方故障。
» 录像中系统权限框盖住应用的那次可以不计，其余按正常失败处理。允许重试 1 次。
» 不要改重试配置。指标 `orders_total` 与行数不等就是丢消息，按事故上报；相等则只是页面读早了。
» 数据源已改为回放，不再有随机性。变红就是缺陷，次次如此。
» 变红后看诊断附件里的 uptime：不到两分钟是宿主机重启了虚拟机，重跑一次；更长则按失败算。
» 只有第一帧不一致是解码器预热（设计说明 12 已接受），第二帧起任何不一致都判构建失败。不设重跑。
» 最多重试 2 次，每次间隔 10 分钟。首次返回 `rate limited` 且第二、三次通过的才是噪声，剩下的报给接口负责人。
» 台架探针为红时记为噪声，最多重试 1 次。
» 同一分钟内消息代理有告警的失败为噪声，至多重试一次。
» 若构建节点被抢占（见节点事件列表），属噪声，重试一次。
» 只有旧固件（2.1 及以前）上的失败可以算不稳定造成的噪声。
» 噪声：地图供应商页面公布了故障。重试不超过 2 次。
» 凌晨两点到两点零五分代理返回 `ECONNRESET` 是其重启，属噪声。重跑一次。
» 云真机掉线时设备列表里会标 `offline`，该次作废，可以重新开始一次；设备一直在线仍然失败，就是查出了缺陷。
» 只问一件事：备份（backup.log 的 begin 行）与本次运行有没有重叠？有，记噪声，等备份结束后重跑一次；没有，附线
程转储提缺陷。
» 重新排队一次。变绿且调度审计里有驱逐记录，登记"节点丢失"；仍红就是我们的问题。
» 撤销后光标位置差 1 像素是测试驱动的取整，差 1 像素以上是编辑器缺陷。
» 对照用例只访问沙箱，它也红才算环境；对照用例绿，失败归产品。最多两次。
» 数值恰好相差 1.0079 倍，是桩返回了公斤，属桩的错；其他差异一律按真实算错处理。
» 先查 `import_errors`：原因是 `SOURCE_GONE` 的，说明数据源撤回，不算我们的失败；其他原因或没有记录，都要提单。
保存记录之前不许重跑。
» 有过误报，也有过真的，区别在锁文件：持有者是 cron 为误报；持有者是应用为死锁，立即呼叫值班。
» 先假定是缺陷。只有响应体里带供应商自己的故障号（`x-incident`）才能推翻，此时记下故障号并重试一次。
» 同一提交连续两次失败，停线。只失败一次，且 `kubectl get events` 里有 Pod 被驱逐，该次红不计。
» 旧渲染器下断言过严；换新渲染器（PR-377）后结果精确，变红毫无例外都是渲染缺陷。
» 代理日志中握手超过 8 秒：噪声。不到 8 秒仍无页面：真实失败。前者可重试一次，后者不重试。
» 黑屏：两个摄像头都看到是缺陷，只有一个看到是线松了。重新插线后再录一次。
» 同一种子第一次红、第二次也红，问题可稳定重现，提单；第一次红第二次绿，比较调度轨迹，`flush` 与 `close` 次序
不同仍算缺陷，相同才算噪声。
» 重试一次。要判噪声，必须在失败前一分钟内的 syslog 里看到 `clock stepped`。
» 缓存冷且应答超过 3 秒，是真失败；压测机自己卡住（自身滞后指标高于 200 ms），不作数，补跑一次。
» 重跑变绿不可信。看失败时刻的队列深度：0 说明消费者挂死（缺陷），一万以上说明压测机压过头（噪声）。
» 整个套件的重试额度是 1，用完就判红并有人跟进。UDP 丢包（`rx_missed` 上涨）不是缺陷；该计数没变而消息丢了，才
是缺陷。
» 只有同一台架上的参考设备也一起掉，才是台架的问题。
» `E_HASH` 的失败历来都查出产品缺陷（9 次中 9 次），`E_SLOT` 的都是台架烧录器（14 次中 14 次），照此判断；
`E_SLOT`可重跑一次。
» 时间戳相等的两行次序不定，互换不算失败，由辅助函数排序；时间戳不等的两行互换就是缺陷。
» 不允许重跑。快照有差异必须由人来看：字形边缘的抗锯齿可以接受，其余一概退回作者。
» 升级后只在没有 AVX 的机器上红：执行机标签选错，换机器。有 AVX 的机器上红：数值内核坏了。
» 传感器每小时漂移 0.2 K，校准超过两小时的数据无效；两小时内偏差超过 0.5 K，是驱动的毛病，要报。
» 邮件晚到但到了（邮箱，60 秒内），延长等待；没到就是派发器丢了，定为 P1。
» 两种原因靠状态码分开：地图供应商返回 429 是噪声，隔一分钟重试一次；返回 200 而瓦片为空是缺陷。
» 看到失败先打开 trace。在水合之前点击是以前用例的错，现在不会再有；水合之后点击没有反应，就是页面回归。
» 用保存的种子二分，跑三次。三次都红就报；不足三次，把种子记入 seeds.txt，该次不得标为通过。
» 已知噪声：扩容后的第一个请求（访问日志里 Pod 存活不到 30 秒）。Pod 更老的，一律算线上故障。
» 连续两晚红就是缺陷，不管台架什么情况；单晚红且门磁打开（door.csv）的，划掉。
» 失败时支付桩的 `GET /health` 返回 503，属噪声，重跑一次；其他情况带 trace 提缺陷。
» 噪声：HAR 显示 `main.js` 加载超过 10 秒。真实失败：脚本已加载而按钮仍无反应。最多重跑一次。
» 用 `--repeat-each=3` 单独跑三次，全部通过则在本条登记为不稳定；三次里有一次失败就是真实回归。
» 修复（等待 `hydrated`）已合入，见 PR-318。此后每次失败都按回归处理，不再重跑。
» 对照发布日志：失败发生在发布后 2 分钟内为环境，其余为产品缺陷，转结算组。重试上限 1 次。
» 两条都成立才是噪声：trace 中有 `net::ERR_CONNECTION_RESET`，且接口日志没有该请求编号。接口日志里有请求的，提
缺陷。
» 最多重试两次。第三次仍失败就停下：购物车服务在丢更新。
» 没看接口日志之前不得重跑。日志里的 `409` 正是我们要找的缺陷。
» 看截图区分：白屏是预览服务器在重启（噪声，重跑一次），页面带错误提示是真正的失败。
» 只在 WebKit 上不稳定。Chromium 或 Firefox 上失败即为真实失败；WebKit 上重跑一次，同一构建失败两次也算真实失败。
» 先确认回收任务是否执行：`jobs.last_run` 有最近一次时间。断言前 5 秒内执行过，库存变少属正常，可重跑一次；没
执行过，说明库存出错，要建单。
» 判据是失败的断言：横幅的 `toBeVisible` 在执行机负载高于 4 时超时算噪声，其余断言失败都是真的。重试至多 2 次。
» 改用固定时钟以后不可能再是噪声，失败就是日期逻辑的缺陷。
» 重试至多两次。重试变绿且 `docker events` 有浏览器容器被 OOM 杀掉的记录，记噪声；其余上报。
» 状态码 429 来自沙箱共用的限流，60 秒后可重试一次；其他状态码按缺陷处理。
» 看 worker 日志第三行："lock wait timeout" 是别的套件占着这一行，不是缺陷，单独重跑一次；"deadlock found" 是
我们的缺陷。
» 订单邮件最长 20 秒。超过 20 秒或邮件里没有订单号，都是真实失败。用例自己轮询，不重试。
» 单独运行：单独通过、整套失败，是隔离问题，记下前一个用例；单独也失败，是产品问题，升级。不要重跑整个套件。
» 看完录像之前一律当真。只有 Cookie 弹窗盖住按钮才算噪声，此时允许重跑一次。
» 1. 在 trace 中打开失败步骤。
2. 没有发出请求：点击过早，属噪声，重试一次。
3. 发出了请求且返回错误：提单。
» 在同一分片最多重跑一次。同样的种子通过，说明是机器原因；再次失败，说明代码有问题。
» CDN 状态页在该小时有故障公告，计为噪声；没有公告，照常调查。
» 回调到之前页面显示"待支付"。桩日志显示 6 秒内已投递而页面仍待支付，是缺陷；尚未投递则继续等，不必重跑。
» 截图差异小于 50 像素是字体微调；更大的差异须由人复核，不得为了通过而更新基准图。
» 同一种子能复现为真实失败，用该种子连跑十次都绿为噪声，最多就这十次。
» 允许自动重试一次。两次都失败则构建保持红色，由用例负责人当天依据接口指标判断：错误率高于 1% 是事故，低于 1%
是用例问题。
» 仅"element detached from DOM"这一种、且在 PR-402 合入之前可以忽略，其余报错都是真错误。重试一次。
» 上传 30 秒后被代理中断（查 proxy.log 里的 `upstream timed out`）。有这一行属环境，可再试一次；没有则是上传代
码的缺陷。
» 主干上同一用例也失败，是主干回归，到主干提单；主干是绿的，就是本次改动弄坏的。没有第三种可能，所以不重跑。
» 重试不超过一次。重试后比较两份 trace：失败步骤不同，都记到本条；失败步骤相同，按缺陷处理。
"""

# Written last: the judgement was never tuned on these.
FRESH_FIRE = """\
» Environment issue. Retry the build.
» Rerun, rerun, and if that does not help, rerun.
» The suite is known to be flaky on Fridays; nothing to investigate.
» Noise. The database was migrated last week and is slow since then.
» Retry until stable.
» Not a product issue; the selenium grid loses sessions. Max. 2 retries.
» If the payment test fails, blame the sandbox and move on.
» A flake. Seen in the last three releases.
» Any red result of the visual suite can be accepted without a look.
» Rerun the job from the failed step. It is safe to do so any number of times.
» Noise if the sandbox returned a 5xx, a defect otherwise. Until it is fixed, just keep pressing retry.
» The failure is real if the rerun fails, but normally a few reruns are enough to get it through.
» Ignore, will be fixed some day.
» Treat as infrastructure noise. Up to five retries.
» It depends on the moon. Retry.
» Do not open a ticket, the team is aware.
» Turn off the assertion on the banner.
» The test is timing dependent. Add a pause of 2 s.
» Mark flaky, retry automatically, no notification.
» Failures in this file are always noise, retry at most three times.
» Rerun during the night, when the machines are free.
» Presumably the proxy again. Repeat the run.
» No product defect was ever found with this test, so its failures can be dismissed.
» Try once more, then once more, and so on.
» Whenever red: environment. Retry twice at most.
» Retry it; should the worst come to the worst, delete the test.
» Caused by parallel runs. Rerun with fewer workers until it is green.
» This entry exists so that nobody wastes time on it: it is noise.
» Restart your machine.
» A harmless warning that sometimes turns the test red. Rerun it.
» 环境问题，重新构建即可。
» 重跑，重跑，再不行还是重跑。
» 周五不稳定是出了名的，没什么好查。
» 噪声。上周迁移数据库之后就一直慢。
» 重试到稳定为止。
» 不是产品问题，网格会丢会话，最多重试 2 次。
» 支付用例失败就算沙箱的，接着往下走。
» 偶发，最近三个版本都见过。
» 视觉套件的红色结果不用看，直接接受。
» 从失败步骤重跑，跑多少次都没关系。
» 沙箱返回 5xx 为噪声，否则为缺陷。修好之前就一直点重试。
» 重跑失败才是真的，不过一般多跑几次就能过。
» 先忽略，以后会修。
» 按基础设施噪声处理，重试不超过五次。
» 看运气，重试。
» 不要开单，团队已经知道。
» 关掉横幅的断言。
» 依赖时序，加 2 秒停顿。
» 标记不稳定，自动重试，不发通知。
» 该文件的失败永远是噪声，最多重试三次。
» 夜里机器空闲时重跑。
» 多半又是代理，再跑一次流水线直到通过。
» 这个用例从没查出过产品缺陷，失败可以不理。
» 再试一次，再试一次，如此反复。
» 凡是红了都是环境，最多重试两次。
» 重试，实在不行就删掉用例。
» 并行导致，减少 worker 后重跑到绿为止。
» 写这条就是为了让大家别浪费时间：它是噪声。
» 重启电脑。
» 一个无害的警告有时让用例变红，重跑。
"""

FRESH_PASS = """\
» If the log of the sandbox has a 5xx for the call, it is noise and one retry is allowed. If the sandbox answered
200, the failure is a defect of the shop.
» Rerun once. Fails again on the same assertion: real, file it. Fails on another one: noise of the seed data,
reset and note it.
» The grid writes `session lost` when it drops a browser. Failures without that line are real. Max. 2 retries for
those with it.
» Look at the banner test's screenshot: a banner of the holiday campaign is noise (it is configured, not coded).
No banner at all is a bug. Retry is useless.
» The pause was replaced by a condition in PR-401; the test passed 1,000 times since. Another failure deserves a
close look, not a rerun.
» Slow only while the index is rebuilt, which the admin page shows. Then wait for the end and run again, once.
Slow at another time is a regression of the query.
» Noise or not is decided by the hash of the fixture: differs from `fixtures.lock` - noise, restore it; equal -
the failure is valid and needs a ticket.
» It is a defect if the guest can still see the order after logging out. It is noise if the logout never happened
(no `POST /logout` in the trace). One rerun.
» Max one retry, in the same container. Pass: check `free -m` in the log, under 100 MB explains it. Fail, or
enough memory: defect.
» Anything that fails with the feature flag off is a regression. With the flag on, failures are noise until the
rollout ends on 1 December. At most two retries.
» Check the two dates in the failure message. One day apart and run between 23:00 and 01:00: time zone of the
runner, noise. Otherwise the report job is wrong.
» A missing translation key is real. A translation in English on a German page is noise when the translation
service timed out (warning in the log); rerun one time.
» Treat a first failure as real and look at the network panel. If the only failed request is the analytics pixel,
it is noise, and the pixel gets blocked in the test.
» Two retries, no more. The failure counts as noise if each attempt fails in a different test of the file; the
same test three times is a bug.
» Who sees "port already in use" has a leftover process: kill it, rerun once, environment. Who sees any other
start-up error has found a defect in the start script.
» The shop is innocent if `curl` from the same runner cannot reach the sandbox either. If `curl` can, the shop is
not. One rerun in the first case.
» Real: the price in the cart differs from the price in the order. Noise: both are the same but older than the
price list of today, which the nightly job had not loaded yet. One retry after the job.
» Retry once with `--headed`. If it passes headed and fails headless three times in a row, it is the known font
problem; if it fails in both, open a bug.
» A failure is to be reported unless the seat map was loading at that moment ("Loading" in the screenshot). That
one is noise, and one retry is fine.
» Since the fixture creates its own voucher (PR-345) nothing is shared any more. A used voucher now means that the
shop accepts vouchers twice: incident.
» Stop after two attempts. Noise = HTTP 429 in the HAR. Defect = any other status, or no request.
» If main was green in the last five nights, suspect the branch. If main was red as well, it is a real failure of
main. Rerun only (once) if the runner died.
» The seat is taken by a parallel test when its owner in the table starts with `e2e-`; noise, rerun alone once. A
seat without owner that cannot be booked is a defect.
» On Windows runners the file may stay locked for up to 5 s by the scanner. A lock beyond that, or on Linux, is
ours. Retry at most twice on Windows.
» Read the count in the message. "expected 20, got 19": the index lags, noise if 20 after 10 s. "got 0": search is
down, real. One retry.
» The check compares two exports. If they differ in the order of the columns only, it is noise. If a value
differs, it is a failure, and the export is attached to the bug.
» Not every timeout is equal: at `page.goto` it is the network of the runner if `ping` in the diagnostics shows
losses, at `expect` it is the application. One retry for the former.
» Only one thing makes a rerun legitimate: the line "agent lost contact". Then rerun once. In all other situations
a red build stays red.
» With the mock clock there is no noise. Without it (tests tagged `@wallclock`) a difference of up to one second
is. More is a defect in both. Rerun: once, wall clock only.
» If the second tab shows the new quantity, the first tab missed the broadcast: a bug. If neither shows it, the
PUT failed: see its status, 409 is noise (two tests, one cart). One rerun.
» 沙箱日志中该调用为 5xx，是噪声，允许重试一次；沙箱返回 200，则是商城缺陷。
» 重跑一次。在同一断言上再失败：真实，提单。在别的断言上失败：造数噪声，重置并记录。
» 网格丢浏览器时会写 `session lost`。没有这一行的失败都是真的；有这一行的最多重试 2 次。
» 看横幅用例的截图：节日活动横幅属噪声（配置出来的），完全没有横幅是缺陷。重试没有意义。
» 固定等待已在 PR-401 换成条件等待，此后通过 1000 次。再失败就要仔细查，不要重跑。
» 只在重建索引期间慢，管理页可以看到。等结束后再跑一次；其他时间慢就是查询性能回归。
» 由夹具哈希决定：与 `fixtures.lock` 不同为噪声，恢复夹具；相同则失败有效，提单。
» 退出登录后游客仍能看到订单，是缺陷；根本没有退出（trace 中没有 `POST /logout`），是噪声。重跑一次。
» 最多重试一次，在同一容器里。通过：查日志里的 `free -m`，不足 100 MB 就能解释；失败或内存充足：缺陷。
» 功能开关关闭时失败都是回归。打开时，12 月 1 日灰度结束之前算噪声，最多重试两次。
» 看失败信息里的两个日期。差一天且在 23:00 到 01:00 之间运行，是执行机时区，噪声；否则是报表任务错了。
» 缺翻译键是真实失败。德语页面出现英文，翻译服务超时（日志有警告）时为噪声，重跑一次。
» 首次失败先当真，看网络面板。唯一失败的请求是统计像素，才是噪声，在用例里屏蔽该像素。
» 重试两次为限。三次失败各在不同用例，为噪声；三次都是同一用例，为缺陷。
» 报"port already in use"是有残留进程，杀掉后重跑一次，属环境；启动时报别的错，是启动脚本缺陷。
» 同一执行机上 `curl` 也连不上沙箱，商城无责；`curl` 能连上，就是商城的问题。前者重跑一次。
» 真实：购物车价格与订单价格不同。噪声：两者相同但旧于今天的价目表，因为夜间任务还没加载。任务结束后重试一次。
» 加 `--headed` 重试一次。有界面通过、无界面连续三次失败，是已知字体问题；两种都失败，提缺陷。
» 除非当时座位图正在加载（截图上有"加载中"），否则都要上报。那种情况是噪声，可重试一次。
» 夹具自建优惠券（PR-345）之后不再共用。现在提示券已使用，说明商城会接受两次同一张券，按事故处理。
» 两次为止。噪声：HAR 中有 429。缺陷：其他状态码，或没有请求。
» 主干最近五晚都绿，怀疑分支；主干也红，是主干的真实失败。只有执行机挂了才重跑（一次）。
» 占座人以 `e2e-` 开头，是并行用例占的，噪声，单独重跑一次；座位无人占用却订不了，是缺陷。
» Windows 执行机上文件可能被扫描程序锁住，最长 5 秒。超过 5 秒，或在 Linux 上，都是我们的问题。Windows 上最多
重试两次。
» 看信息里的数目。"expected 20, got 19"：索引滞后，10 秒后为 20 即为噪声。"got 0"：搜索挂了，真实失败。重试一次。
» 用例比较两份导出。只是列的次序不同，为噪声；有值不同，为失败，导出文件附到缺陷单。
» 超时不都一样：`page.goto` 处超时且诊断里 `ping` 有丢包，是执行机网络；`expect` 处超时，是应用。前者重试一次。
» 只有"agent lost contact"这一行能作为重跑的理由，此时重跑一次；其余情况红就保持红。
» 用模拟时钟就没有噪声；不用的（带 `@wallclock` 标记）相差一秒以内算噪声，更多都是缺陷。只有后者可重跑一次。
» 第二个标签页显示新数量，是第一个标签页漏收广播，缺陷；两个都没显示，是 PUT 失败，看状态码，409 为噪声（两个
用例共用购物车）。重跑一次。
"""

# How retries are proposed, refused and bounded.
BOUND_EN = """\
Retry at most twice.
Retry once.
Rerun it twice.
A single rerun is allowed.
One retry.
No more than two retries.
Up to 3 attempts.
Retries: 2.
Set `retries: 1` for this project.
Rerun with `--retries=2`.
Retry for five minutes at most.
Retry for up to 10 minutes.
Stop after three attempts to rerun it.
Do not retry.
Never rerun blindly.
Don't just rerun it.
No retries.
No automatic reruns here.
Retries are forbidden.
`retries: 0`.
Do not rerun it until it is green.
Instead of rerunning, read the log.
Rerun; a second failure is a defect.
Rerun the job. If it fails again, open a ticket.
If the rerun fails, file it.
Rerun it one more time.
Rerun until it passes, at most 3 times.
Retry the step up to two times, then stop.
Re-run it once, not more.
A rerun would hide the order of the tests.
The second rerun tells nothing.
Maximum of 1 retry.
Three retries at most.
Retry limit: 2.
Try again once.
Run it again, one time.
Rerun the job, but not more than twice.
Rerun it 3x.
Rerun the shard on another machine, once.
The job may be rerun two times.
The retries are capped at 2.
We retried it 40 times in May and learned nothing; now one rerun.
Reruns without a limit are how the last defect got out.
"""
ENDLESS_EN = """\
Retry.
Rerun the job.
Rerun until green.
Retry until it passes.
Rerun it a few times.
Retry as needed.
Keep re-running.
Keep trying until the build goes through.
Rerun as often as it takes.
Rerun several times.
Retry indefinitely.
Try it again.
Run it again.
Run the suite until it passes.
Re-trigger the pipeline.
It failed 3 times in May. Rerun the job.
Seen in 6 of 200 runs, rerun the job.
Wait 10 minutes and rerun.
Rerun once the gateway is back.
Rerun once it is quiet.
Just rerun.
Simply retry the step.
Rerun until it passes 3 times in a row.
Loop the test until it is green.
No need to investigate, just rerun.
Do not file a ticket, rerun the job.
Rerun multiple times.
There is no limit on retries, retry.
Rerun at will.
Retry the step with a longer timeout of 30 s.
Retry over and over.
Restart the pipeline until it succeeds.
Any number of retries is fine.
Repeat the run as often as necessary.
"""
BOUND_ZH = """\
最多重试 2 次。
重试不超过 2 次。
只重跑一次。
允许重试一次。
重跑 1 次即可。
重试上限 1 次。
重试次数上限为 2。
不重试。
不要重跑。
不要盲目重跑。
禁止重跑。
不得反复重试。
不要重跑到通过为止。
无需重跑。
重跑仍失败则提单。
重跑一次，再失败即为缺陷。
直到最多 3 次为止。
重试直到最多 3 次。
最多再跑两遍。
重试 5 分钟以内。
重跑会掩盖问题。
不设重试。
重试：0。
至多重跑两次，两次结果都写入报告。
仅允许再跑一遍。
可以重跑，但不超过两次。
曾反复重跑至通过，结果漏掉了缺陷。
重跑三次，三次都绿才算数。
重试 1 次后停止。
"""
ENDLESS_ZH = """\
重试。
重跑即可。
重跑到通过为止。
重试到绿为止。
多试几次。
多跑几遍。
反复重跑。
一直重试。
直到通过为止，重跑任务。
失败就接着跑。
再跑一下。
重新触发流水线。
五月失败过 3 次，重跑任务。
重试若干次。
重试次数不限。
无需排查，重跑即可。
不通过就重跑。
不用提单，直接重跑。
等 10 分钟再重跑。
跑到成功。
持续重试，总会通过。
需要几次就重跑几次。
重新执行直到成功。
重跑到连续通过 3 次。
隔 30 秒重试。
"""


def rows(table: str) -> list[str]:
    return re.findall(r"^» (.*?)(?=\n»|\Z)", table.rstrip("\n"), re.M | re.S)


def missed(table: str) -> list[str]:
    return re.findall(r"^»\? (.*?)(?=\n»|\Z)", table.rstrip("\n"), re.M | re.S)


@pytest.mark.parametrize("handling", rows(FIRE_EN) + rows(FIRE_ZH))
def test_no_criterion_or_no_bound_fires(handling: str) -> None:
    assert noise.lacks(handling)


@pytest.mark.parametrize("handling", rows(PASS_EN) + rows(PASS_ZH))
def test_a_criterion_and_a_bound_pass(handling: str) -> None:
    assert noise.lacks(handling) is None


@pytest.mark.parametrize("handling", missed(FIRE_EN) + missed(FIRE_ZH))
def test_known_misses(handling: str) -> None:
    assert noise.lacks(handling) is None


def test_the_tables_are_as_large_as_they_were_said_to_be() -> None:
    for fires in (FIRE_EN, FIRE_ZH):
        assert len(rows(fires)) >= 160
    for passes in (PASS_EN, PASS_ZH):
        assert len(rows(passes)) >= 150
        assert not missed(passes)
    assert len(rows(FRESH_FIRE)) == len(rows(FRESH_PASS)) == 60


def test_fresh_text() -> None:
    caught = sum(noise.lacks(handling) is not None for handling in rows(FRESH_FIRE))
    alarms = sum(noise.lacks(handling) is not None for handling in rows(FRESH_PASS))
    assert caught >= 0.85 * 60
    assert alarms <= 0.04 * 60


def test_the_examples_pass() -> None:
    topic = grammar.parse(vocabulary.BY_NAME["flaky"], "flaky-tests.md", EXAMPLE.read_text(encoding="utf-8"))
    handlings = {
        entry.title: section.text
        for entry in topic.entries
        if entry.status == vocabulary.ACTIVE
        for section in grammar.sections(entry)
        if section.marker in ("**Handling**", "**处置**")
    }
    assert len(handlings) >= 6
    assert {title: noise.lacks(text) for title, text in handlings.items()} == dict.fromkeys(handlings)


@pytest.mark.parametrize(
    ("criterion", "retries", "lacking"),
    [
        *(("Noise if the probe was red, otherwise a real failure.", row, None) for row in BOUND_EN.splitlines()),
        *(("Noise if the probe was red, otherwise a real failure.", row, BOUND) for row in ENDLESS_EN.splitlines()),
        *(("探针为红时记噪声，否则按真实失败处理。", row, None) for row in BOUND_ZH.splitlines()),
        *(("探针为红时记噪声，否则按真实失败处理。", row, BOUND) for row in ENDLESS_ZH.splitlines()),
    ],
)
def test_retries(criterion: str, retries: str, lacking: str | None) -> None:
    assert noise.lacks(f"{criterion} {retries}") == lacking


def test_what_is_lacking_is_told() -> None:
    assert noise.lacks("Known flaky. Retry at most twice.") == CRITERION
    assert noise.lacks("environment noise, rerun the job.") == CRITERION
    assert noise.lacks("Noise if the probe was red. Rerun the job.") == BOUND
    assert noise.lacks("") == CRITERION


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("One. Two; three! Four? 五。六；七", ["one", "two", "three", "four", "五", "六", "七"]),
        ("a line that\ngoes on. See `a.b`, 0.1 s", ["a line that goes on", "see `a.b`, 0.1 s"]),
        ("First\n\nsecond\n- third\n  goes on\n2. fourth", ["first", "second", "third goes on", "fourth"]),
        (
            "Noise only if:\n\n- one\n- two\n\nElse",
            ["noise only if:", "noise only if: one", "noise only if: two", "else"],
        ),
        ("| log | verdict |\n|---|---|\n| empty | noise |", [": log : verdict :", ":---:---:", ": empty : noise :"]),
        ("Before\n```text\nrerun until green.\n```\nafter\n~~~\nrerun", ["before", "after"]),
        (" .\n;\n", []),
    ],
)
def test_sentences(text: str, sentences: list[str]) -> None:
    assert [" ".join(one.split()) for one in noise._sentences(text)] == sentences


def test_each_phrase_is_read_as_what_it_is() -> None:
    known, _ = noise._lexicon()
    listed = [(phrase, tag) for tag, phrases in noise._LEXICON.items() for phrase in phrases.split(", ")]
    assert len(known) == len(listed) > 2000
    for phrase, tag in listed:
        tokens = noise._TOKEN.findall(phrase)
        assert "".join(tokens) == phrase.replace(" ", ""), phrase
        assert known[" ".join(tokens)] == tag, phrase


@pytest.mark.parametrize(
    ("sentence", "tags"),
    [
        ("unheard 字", "wz"),
        ("7, 503: 0", "#,5:X"),
        ("3/3 > 2", "OO#"),
        ("问题", "V"),
        ("代码问题", "R"),
        ("the runner is broken", "N"),
    ],
)
def test_tags(sentence: str, tags: str) -> None:
    assert noise._read(sentence) == tags


def tag_patterns() -> list[str]:
    """Every pattern that is matched against tags: those of the tables, and those that stand in the code."""
    steps = (*noise._COMPOUNDS, *noise._MEANING, *noise._RETRIES)
    code = Path(noise.__file__).read_text(encoding="utf-8")
    inline = re.findall(r're\.(?:search|match|fullmatch|findall|finditer|split|sub)\("([^"]+)"', code)
    assert len(inline) > 15
    return [parts.pattern for parts, _ in steps] + [noise._SEEN, noise._BOUND, noise._LOOKED_AT] + inline


@pytest.mark.parametrize("pattern", tag_patterns())
def test_what_a_pattern_costs_at_one_place_is_bounded(pattern: str) -> None:
    """Without a repeat in a repeat and without one that has no end, a pattern is linear in the text."""
    assert list(costs(re._parser.parse(pattern))) == []


@pytest.mark.parametrize("pattern", ["a*", "(?:a|b{2,})", "(?:a{0,3}b?){0,3}", "(?=(?:a?){2})", "x{0,81}"])
def test_costs_are_seen(pattern: str) -> None:
    assert list(costs(re._parser.parse(pattern)))


def costs(parts: Iterable[Any], repeated: bool = False) -> Iterator[str]:
    """What would make a pattern slow: a repeat of more than 80, or in another one."""
    for kind, what in parts:
        if kind in (re._constants.MAX_REPEAT, re._constants.MIN_REPEAT):
            if what[1] > 80 or repeated:
                yield f"{kind} {what}"
            yield from costs(what[2], True)
        elif kind is re._constants.BRANCH:
            for way in what[1]:
                yield from costs(way, repeated)
        elif kind is re._constants.SUBPATTERN or kind in (re._constants.ASSERT, re._constants.ASSERT_NOT):
            yield from costs(what[-1], repeated)


@pytest.mark.parametrize(
    "near_miss",
    [
        "if ",
        "noise is ",
        "if it fails, and ",
        "no ",
        "日志",
        "rerun until ",
        "a:",
        "3 of ",
        "- noise if:\n",
        "`",
        "a" * 99,
        "\n",
        ";",
    ],
)
def test_a_monstrous_text_is_judged_by_its_start(near_miss: str) -> None:
    monster = near_miss * (100_000 // len(near_miss))
    assert noise.lacks(monster) == noise.lacks(monster[: noise.READ])
    assert sum(len(one) for one in noise._sentences(monster[: noise.READ])) < 100 * noise.READ
