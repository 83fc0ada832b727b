"""The words of false verdicts and weakened checks, and of what keeps such a sentence honest: English, by lemma.

A word may stand for several concepts. Of a phrase the longest one counts, and its words count for nothing else. A word
with a hyphen is three tokens, so it is written as a phrase: `re - run`.
"""

from __future__ import annotations

WORDS = {
    # --- what goes wrong
    # What a test or a build does when it does not pass; also the plain plurals, which `fails` needs.
    "fail": (
        "failure, fail, error, exception, timeout, time - out, time out, crash, red, break, broke, broken, "
        "breakage, hang, hung, freeze, froze, stall, flake, flaky, flakiness, segfault, panic, oom, "
        "out of memory, oom kill, abort, abend, deadlock, outage, misfire, unstable, instability, intermittent, "
        "sporadic, negative result, nonzero exit, turn red, go red, core dump, crash dump, do not pass, "
        "did not pass, not green, unexpected exit, bad exit, kernel oops, assertionerror, nullpointerexception, "
        "typeerror, staleelement, timeoutexception, keyerror, valueerror, unsuccessful, dropped call, lost call, "
        "nonconformity, nonconformance, rejection, exit code 1, non - zero, went red, was red, is red, are red, "
        "comes back red"
    ),
    # What hints at a defect without being a failed test.
    "sign": (
        "alarm, alert, warning, mismatch, difference, deviation, discrepancy, differ, deviate, diff, drift, "
        "divergence, diverge, disagree, disagreement, anomaly, finding, complaint, complain, symptom, reboot, "
        "reset, disconnect, desync, flicker, ghost, gap, spike, lag, inconsistency, violation, outlier, problem, "
        "issue, bug, defect, incident, regression, slowdown, stack trace, stacktrace, do not match, "
        "stop matching, odd figure, odd value, off by, wrong value, wrong result, blank, incorrect, overrun, "
        "underrun, jitter, stutter, glitch, hiccup, blip, oddity, dropout, restarts, unexplained, "
        "whatever failed, leak report, exceed, visual difference, visual diff, image diff, don't match, "
        "doesn't match, don't agree, disparity, variance, imbalance, miscount, misread, inaccuracy, misalignment, "
        "contradiction, abnormality, abnormal, implausible, do not add up, out of range, out of spec"
    ),
    # The same things in the plural and without a number: a class rather than an event.
    "fails": (
        "failures, errors, exceptions, timeouts, time - outs, crashes, reds, hangs, freezes, stalls, flakes, "
        "segfaults, panics, oom kills, aborts, abends, deadlocks, outages, misfires, core dumps, crash dumps, "
        "alarms, alerts, mismatches, differences, deviations, discrepancies, drifts, divergences, disagreements, "
        "anomalies, findings, complaints, resets, reboots, disconnects, desyncs, ghosts, gaps, spikes, "
        "inconsistencies, violations, outliers, regressions, slowdowns, stack traces, glitches, hiccups, blips, "
        "dropouts, overruns, defects, bugs, anything red, whatever fail, whatever break, wrong values, "
        "wrong results, disparities, variances, imbalances, miscounts, rejections, inaccuracies, nonconformities, "
        "contradictions, abnormalities, red runs, red builds, red results, failed runs, failed tests, "
        "failing tests, failed cases, failed checks"
    ),
    # A whole class named as such.
    "klass": (
        "whole class, entire class, whole lot, entire lot, the lot, whole family, entire family, all of them, "
        "each of them, none of them, any of them, without exception, as a class, as a group, en bloc, "
        "all the same, every single one, whole group, of any kind, of whatever size, of any size, of any length, "
        "by whatever margin, any error at all, no matter what, regardless of, irrespective of, whichever, "
        "every kind, all kinds, this kind, that kind, such failure, such errors, such reports, failures of this, "
        "invariably, future one, new ones, those to come, by definition, as a rule, categorically, all such, "
        "whole suite, entire suite, every such, those that, the ones that"
    ),
    # Every one of a kind.
    "all": "all, any, every, each, everything, anything, entire, whole",
    # "all nine failures": counted, so somebody looked at them.
    "counted": (
        "all two, all three, all four, all five, all six, all seven, all eight, all nine, all ten, all eleven, "
        "all twelve, of the two, of the three, of the five, of the last, two, three, four, five, six, seven, eight, "
        "nine, ten, eleven, twelve, both"
    ),
    # Whichever it is: nobody looked which.
    "whatever": (
        "whatever, whichever, anything, everything, whatsoever, no matter what, no matter how, what ever, "
        "what it reports, what it says, what they say"
    ),
    # --- what no product may do
    # What no product may do.
    "harm": (
        "data loss, loss of data, lost data, lost update, lost write, memory leak, leak, leakage, corruption, "
        "corrupt, plain text, plain - text, plaintext, clear text, cleartext, in the clear, unencrypted, "
        "unmasked, unauthenticated, unauthorised, unauthorized, overcharge, double charge, double - charge, "
        "double booking, double - booking, booked twice, sold twice, paid twice, billed twice, charge twice, "
        "oversell, oversold, duplicate charge, duplicate payment, duplicate row, duplicate order, "
        "duplicate booking, data race, race condition, deadlock, segfault, buffer overflow, use after free, "
        "sql injection, xss, another tenant, other tenant, previous tenant, foreign tenant, cross - tenant, "
        "another tenant's, previous tenant's, another user's, another user, other users, other user's, "
        "another customer, another customer's, other customers, another account, other accounts, another patient, "
        "another patient's, other patients, previous user's, previous user, somebody else's, someone else's, "
        "other people's, other person's, neighbour's, strangers, foreign invoices, foreign records, foreign data, "
        "foreign orders, rows missing, missing row, missing record, missing order, vanish, disappear, "
        "negative stock, wrong amount, wrong total, wrong dose, wrong price, wrong balance, wrong currency, "
        "without authentication, without authorisation, without authorization, without a session, "
        "without a token, without a login, without login, without logging in, without a password, "
        "without permission, without a signature, without signature, invalid signature, expired token, "
        "expired session, expired certificate, privilege escalation, vulnerability, cve, exploit, oom, "
        "out of memory, kernel panic, checksum mismatch, hash mismatch, silently lost, silent loss, get lost, "
        "go missing, go astray, is missing, are missing, go negative, crash, memory grow, memory growth, "
        "wrong password, wrong pin, wrong badge, any password, any pin, any valid token, trainee's token, "
        "guest's token, guest token, any token, any user, any customer, anyone can, any tenant, stale data, "
        "stale price, stale balance, zero - length, empty file, server error, unhandled exception, "
        "uncaught exception, stack traces with, connection string, password in, pins in, secrets in, tokens in, "
        "card numbers, card number in, personal data in, survive logout, outlive, rounding loss, half - written, "
        "partial write, out of sync, orphan, booking lost, checksum of, bypass authentication, "
        "bypass authorisation, default password, path traversal, session fixation, open redirect, csrf, climb, "
        "overwrite each other, overwritten by, lost after, world - readable, publicly readable, of others, "
        "of another tenant, same room, same seat, sold double, counted twice, executed twice, credited a second, "
        "a second time, credited twice, delivered twice, shipped twice, patients of another, data of another, "
        "of another clinic, of another company, of another client, of a stranger, of the neighbour, of the wrong, "
        "any other customer's, other customer's, any order, colleagues, two trains, spent twice, overshoot, "
        "heap usage, memory usage, oom killer, write access, ownership isn't verified, ownership is not, "
        "not verified, is not checked, aren't checked, isn't checked, downloadable, without being asked, "
        "anonymous, another branch, other clients, other departments, not encrypted, in the url, guessable, "
        "sequential ids, never expire, do not expire, still works, still valid, still accepted, still open, "
        "double - booked, doubled, doubles, paid double, never delivered, not delivered, silently dropped, "
        "silently drops, silently discards, silently ignores, dropped silently, overdose, wrong patient, "
        "wrong customer, wrong recipient, wrong account, wrong person, keeps delivering, out of order, "
        "never saved, never stored, never arrive, not refunded, never refunded, not applied, dropped orders, "
        "phantom stock, duplicate invoice, duplicate emails, wrong tax, wrong vat, wrong unit, wrong rate, "
        "wrong sum, wrong figure, wrong address, wrong order, wrong file, negative price, zero price, underpaid, "
        "overpaid, underbilled, overbilled, miscalculated, misrouted, misdelivered, revoked token, revoked key, "
        "revoked session, revoked user, revoked certificate, former employee, former user, ex - employee, "
        "disabled user, disabled account, deleted user, deleted account, locked account, suspended account, "
        "other branch, other clinic, other store, other merchant, other shop, other school, other pupils, "
        "other company, other households, other members, other people, foreign account, someone else, "
        "somebody else, without consent, without a check, without checks, without verification, "
        "without validation, without encryption, without asking, unsigned, unverified, unvalidated, spoofed, "
        "forged, replayed, tampered, admin rights, world readable, public bucket, publicly accessible, "
        "publicly reachable, in clear, card data, medical data, salary, exposes, exposed, bricked, garbled, "
        "truncated, irrecoverable, unrecoverable, inconsistent state, out of balance, sums do not, totals do not, "
        "loses, lose orders, never billed, not billed, billed to, charged to the, double dose, twice the dose, "
        "too much radiation, collision, collide, interlock, does not stop, fails to stop, did not stop, "
        "no authentication, no authorisation, no authorization, no login, no password, no signature, "
        "no permission check, no access control, no encryption"
    ),
    # What happens to `data`.
    "lose": (
        "lose, lost, loss, missing, drop, vanish, disappear, swallow, skip, forget, forgotten, duplicate, repeat, "
        "omit, twice, double, corrupt, shed, truncate"
    ),
    # What a customer entrusts to a product.
    "data": (
        "order, record, row, message, event, write, booking, payment, invoice, transaction, top - ups, topup, "
        "seat, reading, entries, upload, update, mail, e - mails, emails, save, reservation, transfer, refund, "
        "receipt, scan record, sample, item, ticket sale, document, prescription, dose, highlights, data, "
        "balance, amount, cent, points"
    ),
    # What protects.
    "security": (
        "security, secure boot, auth, authentication, authorisation, authorization, permission, access control, "
        "access check, role check, ownership check, isolation, encryption, tls, ssl, https, "
        "certificate validation, certificate check, signature check, csrf, cors, csp, xss, waf, firewall, "
        "captcha, sandboxing, sanitiser, sanitizer, addresssanitizer, asan, ubsan, tsan, selinux, apparmor, "
        "audit, audit log, audit trail, rate limit, rate limiter, throttling, mfa, two - factor, two factor, "
        "second factor, password policy, fraud check, fraud engine, fraud rule, watchdog, row - level security, "
        "row level security, rls, personal data, antivirus, virus scan, virus scanner, malware scanner, "
        "malware scan, escaping, input validation, dependency alert, dependency scan, dependency scanner, "
        "vulnerability, cve, penetration test, pen test, secret scan, secret scanner, host key, verification, "
        "interlock, safety check, lockout, account lockout, session check, token check, token validation, "
        "permission check, masking, redaction, least privilege, dosage limit, dose limit, integrity check, "
        "bounds check, hardening, safety stop, emergency stop, protection, branch protection, signing, "
        "anti - cheat, server validation, vigilance device, vigilance, fraud scoring, fraud guard, "
        "fraud detection, safety plc, watermark, access token, replay counter, replay check, window check, "
        "range check, size limit, session timeout, idle timeout, login check, input sanitising, sanitising, "
        "sanitisation, certificate, data masking, speed monitor, speed limit, light curtain, guard door, "
        "door lock, locks, kill switch, safety function, cipher, content filter, verify false, owner check, "
        "safety monitor, collision monitor, input filter, password prompt, pin check, limit check, quota check, "
        "safety relay, limiter, second step, geofence, secure flag, signature, unsigned"
    ),
    # --- false verdicts
    "noise": (
        "noise, noisy, an artifact of, cosmetic, harmless, benign, innocuous, immaterial, irrelevant, "
        "insignificant, meaningless, inconsequential, false alarm, false positive, spurious, not a bug, "
        "not - a - bug, not a defect, no defect, not defects, not bugs, not a problem, not an issue, non - issue, "
        "not real, aren't real, isn't real, not a failure, not failures, not a finding, won't fix, wontfix, "
        "won't - fix, quirk, rounding, nuisance, folklore, coincidence, bad luck, picky, over - sensitive, "
        "oversensitive, too sensitive, overly strict, too strict, trivia, teething, growing pains, phantom, "
        "imaginary, decoration, decorative, lab trouble, rig trouble, the usual, wobble, network noise, "
        "environmental noise, flake, flakiness, infra flake, theatre, small talk, environment issue, "
        "environment problem, environmental issue, environment matter, infrastructure issue, "
        "infrastructure problem, infrastructure trouble, infra issue, server trouble, network issue, "
        "network trouble, network problems, hardware trouble, tooling issue, simulator trouble, "
        "environment trouble, acting up, play up, moody, inherent to, lab issue, test data issue, "
        "test data problem, temperamental, capricious, fickle, imagination, false friend, glitch of, hiccups, "
        "ghosts, bad memory, of the environment, an environment matter, red herring, chatter, crosstalk, "
        "superstition, accident, mishap, shortcoming of, weakness of, limitation of, property of the, not errors, "
        "not regressions, no regressions, not crashes, artefact of, an artefact of, artifact of the, is weather, "
        "like weather, padding artefact, artefacts of the, artefact, lab artefact, side show, mood, background, "
        "ambient, hygiene, false signal, pseudo - failure, not significant, no signal, no real, scatter, "
        "test issue, test problem, tester error, user error, data quality matters, data matter, "
        "configuration matter, config issue, known issue"
    ),
    # Said of a signal: that nothing follows from it.
    "meaningless": (
        "mean nothing, say nothing, say little, tell nothing, carry no information, carry no meaning, "
        "carry little meaning, carries no, no information, no meaning, no significance, no bearing, no relevance, "
        "no consequence, of no interest, not relevant, do not count, don't count, doesn't count, not counted, "
        "no need to worry, doesn't matter, do not matter, don't matter, matter little, worthless, "
        "of academic interest, no product cause, have no product cause, purely informational, informative only, "
        "no statement about, not indicative, without meaning, without significance, pay no attention, "
        "no attention, nothing follows, leave the verdict, not news, old news, aren't failures, no conclusion, "
        "safely ignored, can be ignored, may be ignored, may be dismissed, needn't worry, never mind"
    ),
    # What a normal thing is; said of harm it legitimises a defect.
    "normal": (
        "normal, expected, by design, as designed, intended, intentional, fine, acceptable, legitimate, natural, "
        "inherent, in order, standard behaviour, standard behavior, work as intended, works as designed, "
        "to be expected, unavoidable, tolerable, permissible, permitted, tolerate, a feature, a diagnostic feature, "
        "nothing unusual, nothing special, not unusual, unremarkable, part of life, fact of life, in the nature, "
        "nature of, how it works, how this works, how the portal works, how the system works, "
        "covered by the contract, state of affairs, accepted, ok, okay, all right, alright, correct, "
        "correct behaviour, regular outcome, regular, good enough, conform, conformant, compliant, no problem, "
        "not a problem, not an issue, no issue, no concern, quirk, cosmetic, the way this, way of working, "
        "belong to the way, is built, are built, was built, no big deal, no harm, nothing wrong, of no consequence, "
        "no drama, isn't a problem, aren't a problem, isn't an issue, not considered a, valid outcome, "
        "within the expected, within expectation, within tolerance, for convenience, price of, trade - off, a given, "
        "a recommendation, lies in the nature, as expected, no reason to object, nothing to object, no objection, "
        "is how the, are how the, this is how, that is the way, inherent to, conform to, desired behaviour, desired, "
        "wanted, within normal, belong to the product, come with the, lives with, known and ok, known and accepted, "
        "nothing to fix, not worth fixing, need no fix, harmless enough, in the ordinary, usual, customary, "
        "everyday, good practice, well known, an accepted, that's how the, that is how the, that's how it, trait, "
        "peculiarity, characteristic, typical, system - typical, intended lifecycle, expected usage, "
        "acceptable state, accepted behaviour, that is how, property of the product, a property of, ok with it, "
        "do not constitute, don't constitute, no failure of, by nature, known behaviour, known behavior, "
        "expected behaviour, not regarded, in character, known property, are tolerated, by agreement, in line with, "
        "within spec, within specification, within limits, within bounds, agreed behaviour, business decision, "
        "part of how, way it works, is how it, are how it, design choice, design decision, agreed tolerance, "
        "harmless by, matches expectations, no anomaly, no irregularity, nothing irregular, nothing abnormal, "
        "not abnormal, unproblematic, uncritical, not critical, non - critical, not a concern, by construction"
    ),
    # What is under test.
    "product": (
        "product, firmware, our code, our side, code, application, app, service, server, backend, frontend, "
        "software, system, engine, client, game, calculator, controller, module, release, build, implementation, "
        "business logic, product code, the change"
    ),
    # What is blamed instead of the product.
    "environment": (
        "environment, network, rig, lab, bench, test data, simulator, emulator, infrastructure, infra, runner, "
        "build agent, machine, hardware, staging, sandbox, stub, mock, cluster, vendor, third party, "
        "third - party, upstream, provider, wi - fi, wifi, cable, clock, weather, printer, tooling, harness, "
        "monitoring, scanner, sensor, carrier, switch, aggregator, gateway, container, docker, ci, browser, vm, "
        "host, load, shared node, neighbour, data centre, data center, test setup, test bed, testbed, test stand, "
        "test equipment, device farm, farm, proxy, dns, vpn, servo, timing, scheduler, contention, latency, "
        "congestion, starvation, calibration, fixture, backup window, database server, shared database, "
        "test double, firewall, pool, cold start, the environment, the tool, driver, loop, test kit, jig, "
        "the weather, batch window, batch, wallclock, night job, office network, gpu node, node, disk, "
        "memory of the, box, probe, interference, air conditioning, cooling, power, voltage, temperature, tester, "
        "tester's, test tool, tool chain, operator, backup, update window, other jobs, maintenance, "
        "licence server, license server, antenna, adapter, hub, queue, broker, vendor's, partner, partner's, "
        "environmental, infrastructural, rack, agent, lane, mesh, replication, the network, the lab, the rig"
    ),
    # Verbs that give a failure a cause.
    "blame": (
        "come from, come out of, stem from, due to, because of, attributed to, attributable to, attribute, "
        "put down to, blame, down to, owing to, originate in, originate from, lie with, lie in, rooted in, chalk, "
        "ascribe, the result of, product of, charged to, point at, point to, side of, laid at, file under, "
        "book under, go under, count towards, assigned to, credited to, is to blame, side effect of, attributable, "
        "sits with, explained with, speak for, artefact of, an artefact of, caused by, fault, result from, "
        "follows from, trace back to, reflect, says more about, belong to"
    ),
    # A failure that would count.
    "real": (
        "real defect, real problem, real failure, actual problem, product problem, product issue, product fault, "
        "code problem, anything wrong, something wrong, a defect, a bug, defect, bug, real, genuine"
    ),
    # Says by itself that the product is innocent.
    "notours": (
        "not ours, not our code, not our problem, not our fault, not our concern, not our business, not our side, "
        "nothing on our side, not the product, not the source, no product cause, play no part, not at fault, "
        "never at fault, never the product, never the code, never the application, never the service, "
        "never the software, not product related, outside our control, outside the product, "
        "someone else's problem, somebody else's problem, the vendor's problem, not a product, never a product, "
        "never a defect, never defects, never a bug, never a real, never real, never our fault, no fault of, "
        "say more about, none are real, none is real, not the software, not the application, not the code, "
        "not the service, not our job, not our department, not for us, never us, isn't us, is not us, wasn't us"
    ),
    # To be done with a report.
    "dismiss": (
        "ignore, ignorable, dismiss, disregard, discard, discount, overlook, wave through, shrug, write off, "
        "written off, close, drop, pass over, skip over, set aside, leave aside, left aside, put aside, "
        "throw away, thrown away, bin, filter out, forget, move on, carry on, let go, let slide, brush aside, "
        "tune out, neglect, archive, look past, read past, scroll past, strike out, set to resolved, resolve, "
        "snooze, acknowledge, clear, delete, leave alone, leave it alone, swallow, no action, go on with"
    ),
    # To go on as if nothing had happened.
    "moveon": ("move on, carry on, go on, go ahead, ship anyway, merge anyway, release anyway, that's it"),
    # To enter something as something.
    "treat": (
        "treat, count, consider, regard, read, take, taken, book, record, mark, log, class, classify, report, "
        "label, deem, view, see, seen, understand, understood, rate, score, judge, tick, enter, note, put, file, "
        "call, interpret, hold, held, qualify, stand, declare, register, set, tag, assume, list, triage, archive, "
        "sort, categorise, categorize, close, put down, write, written, go down, accept, sign off, attribute"
    ),
    # Joins a thing with its verdict.
    "as": "as, down as",
    # The same, and the verbs that state; `bee` and `isare` leave out `as`.
    "be": "is, are, be, being, as, count as, remain, stay, mean, amount to, isn't, aren't",
    # What a run does when it is green.
    "pass": (
        "pass, green, success, successful, succeed, ok, okay, continue - on - error, exit 0, exit code 0, "
        "exit zero, zero exit, clean run, accepted, good, healthy, valid, approved, come through, go through, "
        "gone through, went through, get through, got through, all clear, turn green, go green, verified"
    ),
    # How else a red ends.
    "settled": (
        "settle, come good, land, tick, empty, fit, clean, show up, come up, appear, work, collision - free, "
        "complete, finish, succeed, go away, gone, disappear, clear, quiet, happy, cooperate, behave, "
        "nothing is left, nothing left, none left, list is empty, lucky, luck, is right, agree, stick, holds, "
        "give in, calm down, turn around, get the expected, expected result, you get the, get what, come right"
    ),
    # To enter a result that was not obtained.
    "bless": (
        "as pass, as a pass, as green, as successful, as success, as ok, as okay, as accepted, as fine, "
        "as healthy, as valid, as verified, as clean, as stable, passed by hand, as executed, as covered, "
        "as conformant, as conforming, as working, as approved, already triaged, pass the case, green anyway, "
        "pass anyway, green in the report, considered healthy, considered passed, considered green, "
        "considered verified, considered stable, considered good, considered fine, considered done, "
        "considered valid, call the case good, as if they were green, record the pass, write pass, "
        "set continue - on - error, as passed by hand, count as exit 0, as skipped, as xfail"
    ),
    # --- what holds defects back
    # Whatever can hold a defect back.
    "test": (
        "test, case, spec, suite, scenario, assertion, assert, expectation, check, threshold, limit, tolerance, "
        "gate, validation, validator, comparison, schema, lane, job, pipeline, alarm, alert, monitor, lint, "
        "linter, race detector, coverage, budget, timeout, time - out, contract test, criterion, probe, quota, "
        "benchmark, soak, epsilon, pass mark, guard, pager, detector, negative test, deadline, pack, canary, "
        "health check, verification, inspection, scan, scanner, assertequal, assert_equal, assertthat, "
        "role check, access check, permission check, signature check, ownership check, certificate check, "
        "bounds check, safety check, fraud check"
    ),
    # A number that a check compares with.
    "limit": (
        "threshold, limit, tolerance, gate, budget, timeout, time - out, epsilon, margin, deadline, coverage, "
        "quota, target, pass mark, ceiling, floor, wait, bound, bar, allowance, allowed number, strictness, "
        "precision, criterion, schema, contract, delta, accuracy, sensitivity, number of allowed, allowed, "
        "allowlist, allow - list, list of permitted, whitelist, ignore list, exclusion list"
    ),
    # What a check compares with.
    "baseline": (
        "baseline, snapshot, golden, golden file, golden image, reference, reference image, expected value, "
        "expected output, expected result, expectation, expected file, screenshot, approved file, recording, "
        "cassette, fixture, golden set, stored median, stored value, new images, approval file, "
        "visual difference, pixel difference, visual diff, image diff"
    ),
    # To take a check out of force.
    "mute": (
        "mute, silence, snooze, suppress, disable, turn off, switch off, deactivate, unplug, comment out, skip, "
        "xfail, remove, delete, drop, take out, taken out, took out, quarantine, no longer executed, "
        "not executed, monitor - only, log - only, warn - only, non - blocking, nonblocking, "
        "continue - on - error, allow_failure, | | true, it skip, demote, downgrade, stop running, stop checking, "
        "bypass, opt out, omit, whitelist, allowlist, unhook, cut, erase, stub out, no - op, noop, shelve, "
        "sideline, retire, waive, dispense with, scrap, purge, strip, pull, throw out, thrown out, made optional, "
        "if false, exclude, leave out, left out, rip out, set to warn, connect as the owner, connect as the, "
        "weed out, do without, mock away, if : false, sit behind if, behind if, none, kick, taken out of, "
        "comment it out, switch it off, leave it out, skip it, disable it, delete it, delete them, remove them"
    ),
    # To change what a check asks for.
    "loosen": (
        "relax, loosen, widen, raise, increase, lower, soften, weaken, multiply, double, bump, extend, stretch, "
        "ease, adjust, adapt, reduce, broaden, lift, enlarge, change, move, rewrite, rewrote, rewritten, turn into, "
        "turned around, turn round, invert, flip, set, replace, update, accept, follow, tune, shift, pad, scale, "
        "let out, generous, up, go up, drop to, cut to, grow, edit, brought into line, take over, correct the, fit, "
        "align, went from, go from, switched to, changed to, turned to, set to, moved to, reduced from, raised from, "
        "pared down, thinned, trimmed, slimmed, dialled down, turned down, backed off, come down, brought down"
    ),
    # Another attempt.
    "retry": (
        "rerun, re - run, re run, retry, repeat, run again, run it again, trigger again, re - trigger, retrigger, "
        "relaunch, resubmit, start again, start it again, start over, loop, go again, launch, restart, requeue, "
        "re - queue, replay, reroll, redraw, draw, draw new, spin, once more, resend, retest, re - test, redo, "
        "redid, resume, attempt, try, press again, press rerun, another go, another run, keep restarting, "
        "keep on, reseed, fresh seed, new seed, kick, roll, goes, few goes, round, refire, re - push, repush, "
        "empty commit, re - trigger the, request a new, request another, launch another, start it once more"
    ),
    # A repetition by its own name; `retry` also holds words that need a second one.
    "rerun": (
        "rerun, re - run, re run, retry, run again, run it again, trigger again, re - trigger, retrigger, "
        "relaunch, resubmit, try again, start again, start it again, start over, kick again, restart, requeue, "
        "re - queue, reroll, redraw, press rerun, another go, another run, another attempt, another try, retest, "
        "re - test, resume, keep trying, keep restarting, loop, repeat, re - push, empty commit, request a new, "
        "request another, launch another, start it once more, re - run failed, once more, another one, run until, "
        "loop until, auto - rerun, automatic repetition, press start"
    ),
    # How long.
    "until": ("until, till, as long as, for as long as, while red, before it, up to the point, to the point at which"),
    # With no bound on how often.
    "unbounded": (
        "as often as it takes, as often as it, over and over, over and over again, again and again, "
        "time and again, no limit on, without limit, without a limit, no upper limit, no upper bound, no bound, "
        "no maximum, no cap, uncapped, unbounded, infinite, endless, endlessly, however many, however long, "
        "however often, no matter how many, any number of, not limited, infinity, keep retrying, keep rerunning, "
        "keep trying, keep restarting, keep going, keep hitting, keep pressing, keep pushing, keep kicking, "
        "goes on, number of rounds, number of attempts, how many attempts, how many tries, how many runs, "
        "how many reruns, sooner or later, eventually, in the end, at some point, patience, stamina, tirelessly, "
        "stubbornly, twelfth attempt, tenth attempt, hundredth, nth, some time during, whenever it passes, "
        "forever, never give up, not give up, retries : 999, retries : 100, until everything, about twenty times, "
        "dozens of times, countless times, many times, twenty times, ten times, as many times as, "
        "round after round, run after run, thirty times, fifty times, hundred times, dozen times, forty times, "
        "without counting, uncounted, whatever it takes, relentlessly, persistently, patiently, ad infinitum, "
        "till doomsday, unlimited retries, unlimited attempts, unlimited number, unlimited reruns, "
        "unlimited times, retries unlimited, retries : unlimited, without cap, without a cap, on success, "
        "all night, until you have it, no ceiling, no attempt limit, retries : - 1, no attempt cap, "
        "as long as needed, until it does, any amount of, indefinitely, no retry limit, no limit to, "
        "repeat as needed, rerun as needed, retry as needed, retries are free, until satisfied, until happy, "
        "until clean, until it behaves, until it works, until it cooperates, until it settles, until the light, "
        "until the tick, until good, until quiet, until done, no end to, keep clicking, keep launching, "
        "keep spinning, keep queueing, keep submitting, keep going until, again until, and again until, "
        "retry count is, retry budget is, hundred retries, fifty retries, 99 retries, 50 retries, 100 retries, "
        "999 retries, 20 retries"
    ),
    # One good result out of several.
    "onegreen": (
        "the first green, first green, one green, a green one, single green, one pass, one success, one good run, "
        "one green run, a green run, single pass, single success, one successful run, pass once, succeed once, "
        "green once, once passed, once green, one of its attempts, one of the runs, one of several, "
        "one in several, one out of, one attempt, one execution, last pass, last attempt, last run counts, "
        "last outcome, latest attempt, latest outcome, final attempt, final result, last result, best of, "
        "best attempt, best run, best result, the best one, ever passed, at least once, pass at any time, "
        "at any time, last try, last green, latest green, green among, go you like best, one heads, "
        "shows up once, appears once, has gone through, once is enough, only the last, only the latest, "
        "only the final, last colour, last color, last status, one green execution, a passing run, "
        "a green execution, most recent execution, last execution, latest execution, most recent run, "
        "latest run only, last run only, that one run, repetition that passed, attempt that passed, "
        "run that passed, retry that passed, rerun that passed, first success, a success, one successful, "
        "most recent result, most recent outcome, latest result, final retry, last retry, last rerun, final run, "
        "final rerun, last repetition, passing one, a green build, most favourable, most favorable, any attempt, "
        "in any attempt, whichever run, successful run, best host, final status only, final colour, "
        "first one that, that curve is, most favourable attempt, the best value, the nicest, best - looking, "
        "the greenest, last attempt counts, whichever attempt, passing attempt, one clean, the clean one, "
        "the good one, the green one, one green out, best of five, last one counts, latest counts, "
        "the last attempt, the final attempt, first pass wins, any green, any pass, single good, passes at least, "
        "green at least, passed at least, good once, worked once, works once, best score, best time, best figure, "
        "best shot, luckiest, favourable run, favorable run, clean attempt, green attempt, successful attempt"
    ),
    # It needs no more.
    "enough": (
        "is enough, are enough, be enough, enough to, suffice, sufficient, good enough, precise enough, "
        "is all the, settle it, settles the, will do, is plenty, as good as, is proof, prove that, "
        "satisfied with, content with, happy with, is what counts"
    ),
    # An assertion with nothing left in it.
    "hollow": (
        "non - null, nonnull, not null, not - null, assertnotnull, not none, truthy, any value, any shape, "
        "any status, any body, any response, not empty, non - empty, more than zero, greater than zero, "
        "asserttrue, without throwing, any format, any order, any form"
    ),
    # Nothing beyond this.
    "only": ("only, merely, just, simply, no more than, nothing but, now, any more, anymore, solely, alone, instead"),
    # Expectations taken from the very thing that they should judge.
    "selfmade": (
        "own output, from the output, current output, the current output, with the new output, the new output, "
        "new output, actual output, the actual output, actual value, actual result, observed value, observed output, "
        "observed behaviour, the service itself, the code itself, latest output, latest value, latest result, "
        "latest run, last run, the latest value, the last run, most recent run, most recent value, the run itself, "
        "that very run, of that run, this very run, last night's, last night, whatever we have, whatever it is, "
        "whatever it returns, whatever comes back, whatever came back, whatever the service, whatever the code, "
        "whatever the system, whatever the run, whatever the last, whatever the build, whatever it produces, "
        "whatever is returned, whatever is produced, whatever comes out, whatever came out, as found, "
        "what the service does, what the service returns, what it does, what it returns, what it produces, "
        "what came out, what comes out, follow the output, follow its product, follow the product, follow the code, "
        "match the implementation, in step, what it sends, own result, today's, of the day, current value, "
        "current figure, current result, current behaviour, current behavior, what was measured, what is measured, "
        "present output, own branch, build under test, system under test, very build, very code, own implementation, "
        "production code, the code it, the function it, the module it, whatever the api, whatever the branch, "
        "whatever is there, whatever arrives, whatever is measured, the day's, newest run, newest result, "
        "newest build, fresh output, present value, own answer, from the branch, branch under review, it printed, "
        "it produced, it returned, it computed, it gave, it showed, it sent, it wrote, previous release, shows now, "
        "says now, gives now, returns now, shows today, returns today, does now, does today, "
        "actual device behaviour, actual behaviour, actual behavior, reflect actual, its current responses, "
        "current response, the calculator on, the build at hand, with itself, to itself, the current look, "
        "most recent picture, observed gaps, actual figure, its own figure, own figures, own data, own numbers, "
        "latest build, current build, what was delivered, what is delivered, the delivered software, running system, "
        "real behaviour, real behavior, implemented behaviour, implemented behavior, what it computes, "
        "what it gives, what it outputs, what is printed, what is computed, what is there, what comes back, "
        "what came back, what we got, what we see, whatever appears, whatever we got, whatever we get, "
        "whatever was returned, whatever it prints, whatever it outputs, whatever it gives, whatever it says, "
        "observed response, actual response, actual payload, live response, live traffic, recorded traffic, "
        "real traffic, from production traffic, new behaviour, new behavior, latest answer, latest response, "
        "current answer, current state of, as it stands, as implemented, the code does, code as is, to actual, "
        "to the actual, to what was measured, to the measured value"
    ),
    # What makes a limit give way: it ends where the failure ends.
    "tofit": (
        "to fit, to match, make it pass, to get a pass, to get green, whatever makes it, far enough, high enough, "
        "wide enough, low enough, never reached"
    ),
    # To make the difference the expectation.
    "autoaccept": (
        "update - snapshot, update snapshots, accept all, approve all, approve - - all, accept in bulk, in bulk, "
        "bulk accept, bulk approve, automatically accept, automatically approve, accepted automatically, "
        "approved automatically, re - record, rerecord, re - baseline, rebaseline, written anew, write anew, "
        "new baseline, as baseline, as the new reference, new reference, retaken, new one every, "
        "update the snapshot, update the baseline, re - approve, accept the diff, copy over, copy into, "
        "paste into, - u"
    ),
    # Reasons of comfort for doing without a check.
    "effort": (
        "waste of time, wastes time, wasting time, wasted effort, not worth, hardly worth, isn't worth, "
        "aren't worth, worth nobody's, cost more than, cheaper, no use, of any use, pointless, no point, "
        "little point, better spent, time is better, too much time, take longer, too slow, too long, slow down, "
        "slows, in the way, annoy, annoyance, cause trouble, only trouble, nothing but trouble, bother, hold up, "
        "not practical, impractical, futile, has time, out of proportion, exceed the benefit, lead nowhere, "
        "ever found anything, never found anything, never led to, has never led, spare us, save us, save time, "
        "not pay off, does not pay, doesn't pay, unproductive, dead end, a chore, tedious, tiresome, clutter, "
        "academic, too often, break often, fail often, breaks on each, broke on each, breaks on every, "
        "breaks every, broke every, too strict, overly strict, stricter than, too ambitious, picky, pedantic, "
        "never going to work, never work, burden, hard to maintain, not reliable, unreliable, cause questions, "
        "raise questions, prompt questions, stops the nightly, hold us up, block us, stop the build, "
        "blocking the, keep failing, always fails, always red, does not care, doesn't care, nobody needs, "
        "no one needs, not needed, in our way, cry wolf, nerves, time spent, more trouble, fights us, hassle, "
        "nuisance, keeping them current, keeping it current, expensive, make questions, unread anyhow, "
        "doesn't respond, does not respond, merge queue, cost attention, waste attention, anyway, never match, "
        "keep changing, constant flux, in flux, vary, from run to run, moving target, differs from run, shifts, "
        "shifted with, saves us from, too much work, only break, complain all, nobody looks at, never stable, "
        "never the same, let the release, to let, for the sake of, get through faster, gets us through, disturb, "
        "a drag, painful, pain, unpleasant, in everyone's way, stricter than necessary, overzealous, "
        "over - zealous, nag, noisy, kept violating, keep violating, of use, broke on, useless, does not help, "
        "no longer useful, has a deadline, have a deadline, red for weeks, been red, disturb anyone, simpler for, "
        "makes debugging, easier for, makes life easier, in the way of, nobody has to click, whine, "
        "stops the line, not suit, comfort, convenience, quicker, only produces noise, produces only noise, "
        "mostly noise, nothing but noise, only false alarms, fussy, finicky, too precise, too exact, too harsh, "
        "too narrow, too tight, too demanding, for simplicity, cumbersome, laborious, too many findings, "
        "caused too many, too many alarms, much calmer, paging, stable under load, no manual work, merge while, "
        "fewer stops, faster now, much faster, runs faster, too much noise, too many reds, too many alerts, "
        "kept breaking, keeps breaking, kept failing, kept firing, kept going off, kept triggering, "
        "broke with each, breaks with each, stops people, stopped people, blocked merges, blocks merges, "
        "blocked releases, delayed, delays, slowing, slowed, beeping, keeps the board, keeps the dashboard, "
        "board green, dashboard green, reports look, hampered, obstructed, get in the way, interfere, tripped, "
        "trips, cost a week, costs a sprint, costs an hour, too costly, too heavy, brittle, fragile, "
        "release date, on schedule, on time, ship date, velocity, throughput, lead time, cycle time, morale, "
        "merge rate, kept people, keeps people, kept us, spared, frees, freed up, for speed, speed reasons, "
        "reasons of speed, reasons of time, for time reasons, peace, calmer, quieter, smoother, nicer, tidier, "
        "green dashboard"
    ),
    # No end in time.
    "permanent": (
        "for good, permanently, permanent, forever, for ever, in perpetuity, from now on, from here on, "
        "henceforth, until further notice, indefinitely, never again, always, stay off, stay that way, "
        "remain off, leave it off, left off, leave the mode, stay in, stay skipped, stay muted, any more, "
        "anymore, any longer, next time too, likewise, also next time, same goes for, the same goes for, "
        "those to come, new ones included, future ones, every future one, in future, going forward, "
        "do that each time, not come back, never came back, never switched back, still off, not planned, "
        "no plan to, not intended to, ever since, will stay, without end, for the time being, and will remain, "
        "stays, not to be reactivated, never reactivated, not reactivated, not reinstated, weren't reinstated, "
        "wasn't reinstated, never reinstated, not restored, never restored, kept the setting, kept it, "
        "not switched back, has stayed, have stayed, can remain, may remain, can stay, may stay, persists, "
        "no reason to differentiate, was kept, were kept, has been kept, have been kept, left as is, "
        "unnecessary to restore, not brought back, never brought back, is unnecessary, until someone complains, "
        "no plan to undo, left deactivated, leave it deactivated, left disabled, leave it disabled, from then on, "
        "since then, ever after, as standard, became the default, the new default, no date, open - ended"
    ),
    # Where it does harm.
    "live": (
        "production included, in production as well, in production, also in production, production too, "
        "production alike, production as well, release profile, in the release, release image, image that ships, "
        "ship with, live system, customer systems, in the field, at customers, all environments, "
        "every environment, from all lanes, in every branch, on every branch, everywhere, throughout, whole area, "
        "tests and service alike, service alike, for everyone, all clusters, every cluster, on main, on master, "
        "on release, including production, including prod, prod included, in prod, prod too, released version, "
        "store build, release build, customer build, shipped build, production build, store version, "
        "delivered version, in the store, customer version, public build, live environment, customer environment, "
        "prod config, production config, production configuration, production template, production profile, "
        "also live, shared config, shared configuration, all stages, base image, same image, same binary, "
        "same build, field image, customer cells, public site, all installations, to hospitals, "
        "configuration delivered, ship it like that, shared by all, live routes, flight model, "
        "shared client library, shared library, common values, works everywhere, globally, all users, "
        "other users, live network, release branch, delivered to, series production, live too, production runs, "
        "production uses, production follows, production now, customers get, customers receive, into production, "
        "production system, production settings, field units, delivered units, all sites, every site, "
        "every tenant, all tenants, every customer, all customers, the field, customer site, in service, "
        "default config, default configuration, every installation, each installation, all machines"
    ),
    # Nobody is said to suffer from it.
    "nobodyminds": (
        "nobody complained, no one complained, no one has complained, nobody has complained, without complaints, "
        "no complaint, nobody minds, no one minds, nobody cares, no one cares, doesn't care, do not care, "
        "don't care, are used to it, are used to, is used to, got used to, get used to, accustomed to, "
        "nobody noticed, no one noticed, nobody notices, no one notices, nobody misses, no one misses, "
        "nobody missed, no one missed, nobody asks, no one asks, nobody asked, no one asked, no user has, "
        "users don't notice, customers don't notice, hardly notice, live with it, can live with, everybody agreed, "
        "everyone agreed, everybody agrees, everyone agrees, everybody knows, everyone knows, as people who know, "
        "general experience, always been like, has always been, have always been, it never has, long been, "
        "since launch, since the launch, for years, for as long as anyone, as long as anyone, has come back, "
        "would speak up, will speak up, speak up, find it useful, finds them useful, put up with, "
        "no reason to object, no objection, would have said, would have noticed, would notice, hurt nobody, "
        "hurts no one, harms no one, harm nobody, bother nobody, nobody is bothered, work around it, "
        "know and explain, live well with, nobody has objected, objected in years, is convenient, convenient for, "
        "explain it to, are happy, customers cope, users cope, consumers cope, clients cope, game copes, staff cope, "
        "system copes, app copes, it copes, nobody has noticed, no report from, without incident, no incident, "
        "no one objected, nobody objected, ever complained, ever asked, ever noticed, zero complaints, "
        "no negative feedback, no feedback, not been an issue, has worked well, works well for, worked fine, "
        "no user complained, customers accept, users accept, customers are used, users are used, users expect it, "
        "customers expect it, people expect it, no customer complained, no customer has, no customer minds, "
        "no customer noticed, no customer asked, we live with, they live with"
    ),
    # --- looking into it
    "investigate": (
        "investigate, investigation, look into, look at, look for, a look, dig, analyse, analyze, analysis, "
        "debug, root - cause, follow up, follow - up, inspect, inspection, examine, open, read, compare, "
        "reproduce, bisect, triage, pursue, chase, track down, find out, question, review, classify, diagnose, "
        "diagnosis, explain, explanation, scrutinise, scrutinize, second look, closer look, drill down, research, "
        "watch, understand, study, tell them apart, telling apart, look closer, trace, ask why, wonder, ask, "
        "thought"
    ),
    # What would be looked at.
    "evidencefile": (
        "trace, log, output, dump, diff, stack trace, report, capture, screenshot, core dump, crash dump, "
        "difference file, artefacts, ticket, details, result, video, history, cause, reason"
    ),
    # To tell somebody, or where it is told.
    "report": (
        "report, file, ticket, raise, escalate, escalation, mention, notify, inform, flag, submit, record, "
        "write down, written down, note, document, log, tell, told, bug report, defect report, issue, announce, "
        "page, list, bring up, surface, attach, enter, make a note, speak of, hand on, pass on"
    ),
    # Records that nobody will read or write.
    "unread": (
        "unread, unopened, unexamined, uninvestigated, unanalysed, unanalyzed, unseen, unfiled, unreported, "
        "untriaged, uninspected, unmentioned, unrecorded, unlooked, without reading, without looking, "
        "without a look, without analysis, without investigation, without investigating, without analysing, "
        "without analyzing, without triage, without comment, without a ticket, without ticket, without further ado, "
        "without asking, no further analysis, no analysis, no triage, no ticket, no escalation, no dump analysis, "
        "no look, never file, never investigate, never look, never open, never escalate, not filed, "
        "not investigated, not looked at, not followed up, not reported, not escalated, not pursued, not analysed, "
        "not analyzed, not opened, not entered in, not examined, not worth a ticket, not worth reporting, "
        "not worth investigating, not worth looking, not worth analysing, not worth following, not worth pursuing, "
        "not worth an, not worth anyone's, don't look, don't investigate, don't file, don't dig, don't report, "
        "don't escalate, do not look, do not investigate, do not dig, do not chase, do not pursue, don't chase, "
        "never chase, need no ticket, need no explanation, no one looks, nobody looks, no one opens, nobody opens, "
        "nobody opened, nobody reads, no one reads, nobody files, no one files, no one investigates, "
        "nobody investigates, stop looking, leave the output alone, no reason for a human, need not be opened, "
        "need not be written, needn't be opened, needn't be investigated, needn't be compared, needn't be reported, "
        "not be opened any more, never to be compared, is not kept, not kept, left out of the report, "
        "keep the report free, not listed separately, do not escalate, no postmortem, no bug report, "
        "no defect report, spare yourself, save yourself, save ourselves, delete unread, close unread, "
        "off the record, keep quiet, swept, without opening them, without opening the, without reading them, "
        "have no reader, has no reader, close everything, everything is closed, close them all, close the lot, "
        "nobody's desk, without going into, without knowing why, no wish to, without a thought, without hesitation, "
        "out of sight, should not be mentioned, must not be reported, not be mentioned, nobody will look, "
        "leave the logs, logs closed, leave the trace, leave the dump, without being read, not written down, "
        "nobody should, nobody looked, discard them, not passed to, not forwarded, not forwarded to, "
        "set to resolved, set to done, set to closed, close automatically, auto - dismissed, bulk - dismissed, "
        "get dismissed, refrain from filing, does not contact, no longer shown, dropped from the list, own notes, "
        "private sheet, private list, private notes, scroll on, don't appear in, doesn't appear in, reading is not, "
        "unacknowledged, unreviewed, no root cause, nobody follows, nobody asks, no one asks, nobody checks, "
        "no one checks, not checked further, not discussed, never discussed, unattended, unanswered, "
        "dismissed without, resolved without, acknowledged without, closed in bulk, bulk - close, no human looks, "
        "no human reads, no person looks, nobody has to look, nobody needs to look, need not look, read by nobody, "
        "no question asked, no further questions, not looked, not ticketed, not triaged, never triaged, not raised, "
        "never raised, neither analysed, neither investigated, neither reported, neither read, stopped reading, "
        "stopped counting, stopped looking, before anyone opens, before anyone looks, before anyone reads, "
        "before anybody opens, before anybody looks"
    ),
    # --- what an honest note has
    # Says when it does not hold.
    "criterion": (
        "only if, only when, only while, only where, only during, only after, only until, unless, provided, "
        "otherwise, outside that, outside this, outside of that, outside the, anything else, everything else, "
        "any other, all other, beyond that, beyond this, above that, below that, or else, elsewhere, every other, "
        "everywhere else, the rest of, except, if the second, if not, with the exception, but only, exclusively, "
        "any further, on condition, if the log, if the trace, if the probe, end date, with a link to, "
        "may be set only, accepted only, allowed only, permitted only, valid only, only by boards"
    ),
    # Says how often or how far.
    "bound": (
        "at most, no more than, up to, maximum of, a maximum, one retry, a single retry, one rerun, single rerun, "
        "a second time, two retries, two attempts, three times, twice, rerun once, retry once, once only, "
        "limited to, capped at, cap of, budget of, retries 0, no retry, no rerun, never retried, not retried, "
        "third attempt, second attempt, second failure, one more failure, the second, the third, within, "
        "after that, two runs, three runs, three attempts, exhausted, s have passed, have elapsed, max, once a, "
        "first attempt"
    ),
    # Says until when, and who answers for it.
    "expiry": (
        "until 2, expire, expiry, review due, owner, owned by, re - enable, reenable, enabled again, put back, "
        "puts it back, restore, revert, quarantine lane, temporary, temporarily, to be removed, come back, "
        "signed off, signed, approved by, agreed with, agreed in, countersigned, switched back, back on, milestone"
    ),
    # Tells of an error that was mended.
    "remorse": (
        "used to, turned out, turn out to be, was wrong, were wrong, proved wrong, withdrawn, hid, hidden, masked, "
        "overlooked, unnoticed, wrongly, mistakenly, in error, cost us, reached production, reached customers, "
        "lesson, learned, learnt, post - mortem, postmortem, retrospective, discovered, uncovered, revealed, "
        "later found, abolished, stood here, formerly, previously, caught, catches, overturned, that habit, "
        "this habit, the habit, bad habit, mistake, ashamed, regretted, reinstated, in truth, in fact, fooled, "
        "misled, hide, masks, would mask, cover up, conceal, beware, anti - pattern, antipattern, pitfall, danger, "
        "dangerous, risk, risky, bad practice, never do, trap, temptation, tempting, wrong conclusion, lie, "
        "survived, until we, before we, nearly, problem with, myth, excuse, instead of fixing, rather than fixing, "
        "got into, now compare, now assert, forgotten, for three weeks, rather than silently, "
        "without anyone noticing, without noticing, was marked as, had been, for three years, for years the, "
        "that's how the vat, get blamed on, no longer close, nobody closes, damaged, makes any bug, we once, "
        "in our handbook, let the, found on day one, somebody, someone, a colleague, a contractor, a developer, "
        "an intern, had accepted, had considered, had treated, had taken, had assumed, had ignored, had marked, "
        "had muted, had skipped, had raised, had thought, had believed, was found in, were found in, and so the, "
        "ended when, was real, one of us, nobody had, no one had, was green for, were green for, stayed green for, "
        "had been green"
    ),
    # How a test is made to ask for the contrary.
    "turned": (
        "turned round, turned around, turn round, turn around, invert, rewrite, rewrote, rewritten, change, "
        "changed to, switched to, turned to, set to, adapt, adjust, update, now, edit"
    ),
    # Who is kept in the dark: an order to the reader (QA502), no verdict.
    "audience": (
        "to the user, to users, to the reviewer, to the owner, to the human, to the operator, to anyone, to anybody"
    ),
    # What a promise that was rewritten makes of the defect.
    "legal": (
        "conform, conforms, conformant, conforming, retroactively, no breach, no contract breach, no deviation, "
        "no nonconformance, no violation, can't exist, cannot exist, cannot be a contract breach, be right, "
        "is right, was right, are right, in line with the behaviour, in line with the software, truthful, "
        "best effort, may be wrong, not a bug, done retroactively, legal, quickest alignment, valid, success, "
        "permitted, tolerate, as conforming, resolved, always match, matches, behaviour matches, hence no, "
        "is fulfilled, is satisfied, compliant, ticket was closed, no longer a defect"
    ),
    # Who is right where two differ.
    "isright": (
        "is right, are right, is the truth, source of truth, is authoritative, is the agreed version, has the last word"
    ),
    # That what was taken out stays out.
    "staysoff": (
        "stays off, stay off, remains off, remain off, kept off, keep it off, leave it off, left off, "
        "off everywhere, stays bypassed, remains bypassed, remains deactivated, leave it deactivated, "
        "stays deactivated, stays disabled, remains disabled, leave it disabled, left disabled, stay disabled, "
        "stays removed, stays muted, leave it muted, not coming back, won't come back, will not come back, "
        "no plan to undo, no plans to undo, no plan to restore, no plan to re, no need to turn it on, "
        "no need to switch it on, no need to enable it, no need to re, nobody is to put, no follow - up migration, "
        "kept the setting, keep the setting, remains unlocked, stays unlocked, it stays there, stays there, "
        "stays like this, keep it so, keep it like, leave it like, switching back is, no step to restore, "
        "is not restored, never restored, never switched back, not switched back, not turned back, "
        "no one turns it back, off anyway"
    ),
    # That the run is green since.
    "greenagain": (
        "green again, is green now, are green now, passes now, pass now, now passes, now pass, now they go through, "
        "went green, turned green, calmer, calm again, quiet again, become reliable, suite is green, build is green, "
        "board is green, recon is green, stops failing, stopped failing, no longer fails, no longer red, "
        "hasn't failed once, has not failed since, zero failures since, has been green since, stable since, "
        "passes daily, stabilise the suite, stabilize the suite"
    ),
    # A comparison that cannot fail.
    "withitself": (
        "with itself, against itself, to itself, against its own output, with its own output, "
        "against the same build, of the same build, expected and actual are consistent, or not banned, always true, "
        "a tautology"
    ),
    # An error that the test keeps to itself.
    "swallowed": (
        "except pass, try except, in try, wrap in try, wrapped in try, try catch, empty catch, in a catch, "
        "catch block, catch and ignore, catches and ignores, swallow the, swallows the, eats the, pass on exception, "
        "try except pass"
    ),
    # What a server answers when it fails.
    "servererror": (
        "a 500, http 500, status 500, 500 from, 500 response, 500 error, a 502, a 503, internal server error, "
        "the 500, 500 on, 500 of"
    ),
    # That nobody has complained: of a defect, as nothing else is complained of.
    "untroubled": (
        "nobody complained, no one complained, nobody has complained, no one has complained, not been an issue, "
        "never been an issue, no complaint, without complaints, hurt nobody, harms no one, nobody has objected, "
        "no one objected, hurts no one, hurts nobody"
    ),
    # What the product answers where it runs.
    "prodout": (
        "prod traffic, prod answers, production traffic, live traffic, live answer, live answers, running service, "
        "provider's present answer, provider's present, provider's live answer, provider's live, real traffic, "
        "recorded traffic"
    ),
    # Who is to blame for it.
    "otherfault": "fault, culprit, to blame, side's fault",
    # What a test asks for, or provokes: what is told of is looked at.
    "tested": (
        "the test expects, test expects, case expects, spec expects, expected result is, expected reply, "
        "expected reaction, expected answer, expected response, expected status is, expected alarm, "
        "expected exit code, asserts that, assert that, verifies that, verify that, checks that, check that the, "
        "is verified by, is tested by, is checked by, negative case, negative sample, negative samples, "
        "negative cases, fails the test, fails the case, turns red when, is refused, are refused, refuses, "
        "rejects it, is provoked, provoked by, fault injector, fault injection, injected, is the purpose of, "
        "purpose of the test, calling a, calling it, calling them, needs numbers, needs three, is not a diagnosis, "
        "is no diagnosis, is worse than, worse than none, deserves a look, deserves a ticket, has to get, "
        "has to answer, must answer, must be complete, must return, has to return, must get, mail catcher"
    ),
    # Holds on to the failure.
    "refuse": (
        "must fail, fails the build, must not, may not, shall not, should not, should never, not allowed, "
        "not permitted, not accepted, not acceptable, unacceptable, no excuse, not enough, insufficient, "
        "is a defect, are defects, is a bug, is a failure, counts as a failure, treated as a defect, "
        "treated as a real, as a defect, as a leak, as real, gets a ticket, needs a ticket, open a ticket, "
        "open a defect, file a defect, file a bug, file it, stop the release, blocker, must be reported, "
        "must be investigated, be reported, are reported, still fails, still counts, still runs, still asserts, "
        "sent back, not noise, never noise, proves nothing, not evidence, stays red, go to triage, is a leak, "
        "never treat, do not treat, don't treat, not be treated, page the, not an argument, is a finding, not every, "
        "not all, do not retry, never retry, do not mute, don't skip, do not update, don't update, do not disable, "
        "never disable, don't disable, do not delete, don't widen, never update, do not raise, not merge, forbidden, "
        "prohibited, would be a defect, then fails, rejected, refused, rather than noise, rather than environment, "
        "block the, must block, blocked by, never weather, never environmental, never infrastructure, do not bless, "
        "don't bless, never bless, don't accept, never accept, isn't possible, impossible, declined, are declined, "
        "is declined, get rejected, look at the query, ask for the, the specification is right, the spec is right, "
        "the contract is right, the document is right, the standard is right, the contract wins, "
        "the specification wins"
    ),
    # Says how it is known.
    "evidence": (
        "measured, measurement, confirmed, reviewed by, compared with, verified against, according to, "
        "spec section, specification, requirement, adr, rfc, evidence, reproduced, bisected, packet capture, "
        "proves, proved, protocol, on purpose, decision, product owner, stated in, were caused by, came from, "
        "commit, public, open data, by decree, obligation, approved by, risk management, in the manual, "
        "physically, agreed with, data sheet, prd, by law"
    ),
    # A repair in the same breath: the check is run again because something was mended.
    "repair": "fix, repair, patch",
    # Negations.
    "not": (
        "not, no, never, don't, didn't, isn't, aren't, wasn't, cannot, can't, won't, without, neither, nor, "
        "nobody, no one, none, nothing, hardly, rarely, seldom, little, stop, avoid, refrain, instead of, "
        "rather than, spare, does not, doesn't, do not"
    ),
    # Who never acts.
    "nobody": (
        "nobody, no one, no human, no person, not anyone, no customer, no user, no player, no clinician, "
        "hardly anyone, hardly anybody, few"
    ),
    # Says that it is not necessary.
    "needless": (
        "no need, not needed, need not, needn't, needs no, need no, not necessary, unnecessary, not required, "
        "not worth, hardly worth, isn't worth, aren't worth, no reason, no point, pointless, no use, superfluous, "
        "dispensable, redundant, nobody needs, does not need, do not need, doesn't need, don't need, needless, "
        "require no, requires no, not called for, no cause, want no, wants no, deserve no, deserves no, merit no, "
        "merits no, warrant no, warrants no, don't warrant, doesn't warrant, not obliged, no occasion, "
        "waste of time, wasted, better spent, not bother, nothing to"
    ),
    # Says that it must not be.
    "forbid": (
        "must not, mustn't, may not, shall not, should not, shouldn't, do not, don't, never, forbidden, "
        "prohibited, not allowed, not permitted, banned, not to be, are not to, is not to, nobody is to, "
        "refrain from, stop, avoid, no more"
    ),
    # Words that look like one of ours and are none.
    "idiom": (
        "such as, as well as, as soon as possible, as far as, error message, error messages, error handling, "
        "error handler, error code, error codes, fail fast, fail - fast, breaking change, breaking changes, "
        "failing test first, exit code, red button, pass in, passed in, pass to, passed to, pass through, "
        "passed through, test pass rate, as follows, drop - down, dropdown, case by case, use case, use cases, "
        "in this case, in that case, in case, in which case, edge case, edge cases, at least, not only, any time, "
        "alert dialog, close the dialog, close button, open source, open - source, pull request, pull requests, "
        "read - only, read only, make sure, as a result, as part of, used as, code review, lower case, lowercase, "
        "upper case, skip link, file name, for example, for instance, for each, error boundary, passed or failed, "
        "pass or fail, passes or fails, passing or failing, repeat step, not every, as an artefact, pass and fail, "
        "passes and fails, product - facing, roll up as, rolls up as, has never failed, have never failed, "
        "had never failed, approve all pull requests, accept all pull requests, approve all prs, "
        "approve all merge requests, approve all requests, approve all commits, approve all reviews, 500 ms, 500 mb, "
        "500 rows, 500 kb, 500 users, 500 units"
    ),
    # A conclusion that is handed on.
    "verdict": "verdict, conclusion, heading, same heading, inherit, same way, same drawer, the same",
    # At which occasion.
    "whenever": ("whenever, when, once, if, each time, every time, where, as soon as, in case, on failure"),
    # What is left where the assertion was: a fact that any defect shares.
    "weakfact": (
        "number of rows, the sign, its sign, the length, its length, the type, its type, its shape, existence, "
        "is defined, is there, field is there, field exists, presence of, some value, any amount, is a string, "
        "a 200, not crash, button exists, it exists, they exist, element exists, that it ran"
    ),
    # Where expectations come from.
    "fetch": (
        "fetch from, taken from, take from, generate from, read from, derive from, store, promote, replace, "
        "refresh, replaced by, take over, taken over, copy, regenerate, overwrite, overwritten, written anew, "
        "written, recorded, comes from, follow, agree with, generate, calculate, compute, derive, produced by, "
        "determined by, obtained from, captured from, exported from, copied from, come out of, produced with, "
        "measured on, adopted, synchronised with, synced with, snapshotted, seeded from, rewritten from, "
        "updated from, updated with"
    ),
    # All places, so no bound in space.
    "everywhere": (
        "in every branch, on every branch, everywhere, from all lanes, throughout, in all environments, "
        "in every environment, all pipelines, every pipeline"
    ),
    # No longer required.
    "optional": (
        "optional, not mandatory, voluntary, nice to have, a recommendation, advisory, informational, "
        "not binding, permissive"
    ),
    # Orders and advice not to.
    "dont": (
        "do not, don't, never, no need, need not, needn't, need no, not necessary, unnecessary, not required, "
        "not to be, no reason, no point, nobody is to, do not need, doesn't need, don't need, must not, "
        "refrain from, not worth, hardly worth, isn't worth, aren't worth, pointless, waste of time, "
        "nobody needs, no call, nobody should, do not bother, better not, not bother, no use, nobody has to, "
        "no need to, nobody needs to, no one has to, no reason to, nobody will"
    ),
    # Acts by which a failure becomes known.
    "escalate": (
        "file a ticket, file a bug, file a defect, file tickets, file bugs, file defects, file issues, file it, "
        "file them, open a ticket, open a bug, open an issue, open tickets, raise tickets, raise bugs, "
        "raise defects, raise it, raise them, write tickets, create tickets, log defects, log bugs, escalate, "
        "escalation, report it, report them, report this, report these, report such, tell anybody, tell anyone, "
        "bother anyone, bother anybody, mention it, mention them, mention this, notify, inform, be reported, "
        "be mentioned, be filed, be raised, be listed, be recorded, call anyone, flag it, flag them, flag this, "
        "surface it, a report, defect report, bug report, mentioned in, file any, file anything, raise anything, "
        "raise any, raise an alarm, report anything, mention anything, report upstream, list it, list them, "
        "in the report, pass on, handed on, forwarded, brought to, forward it, forward them, write it down, "
        "tickets for, a ticket for, bugs for, defects for, tell the owner, contact the, call the, involve the"
    ),
    # Acts by which its cause becomes known.
    "lookinto": (
        "investigate, investigation, look into, look at, a look, dig, analyse, analyze, analysis, debug, "
        "root - cause, follow up, follow - up, inspect, inspection, examine, open the log, open the trace, "
        "open it, open them, read it, read them, compare, bisect, triage, pursue, chase, track down, find out, "
        "diagnose, diagnosis, scrutinise, scrutinize, second look, closer look, drill down, tell them apart, "
        "look closer, ask why, wonder, explain, explanation, research, read logs, watch, open, trace, read the, "
        "study, question"
    ),
    # What an assertion asks for.
    "expect": "expect, want, require, ask for, accept, demand, settle for",
    # Is what counts.
    "stands": (
        "count, stand, is kept, are kept, is reported, is recorded, is entered, go into the report, go into, "
        "is taken, is the result, make the, makes it, win, decide, is decisive, as soon as, prevail, is what the, "
        "is the one that, ask for, are stored, stored, is attached, keep, need, entered as, relevant, matter"
    ),
    # Looking into it is said not to pay.
    "waste": (
        "waste of time, wasted effort, wasted, not worth, hardly worth, isn't worth, aren't worth, "
        "worth nobody's, pointless, no point, little point, better spent, time is better, take longer than, "
        "not practical, impractical, futile, has time, out of proportion, exceed the benefit, lead nowhere, "
        "ever found anything, never led to, spare us, save us, doesn't pay, unproductive, dead end, a chore, "
        "tedious, are cheaper, is cheaper, no use, never pays, doesn't respond, no reward, has never paid, "
        "paid off, never paid off, takes a day, takes hours, takes days, costs hours, not help, doesn't help, "
        "help nobody, bring nothing, yield nothing, no gain, no benefit, little benefit, too costly, "
        "too expensive, waste time, wastes nobody's, only worth, cheaper than, faster than, easier than, quicker"
    ),
    # Said of a check or of a person who still holds on to it.
    "insist": (
        "insist, still check, still expect, still assert, look for them, look for, that check, that expect, "
        "that assert, that compare, that demand, complain about, object to"
    ),
    # What insists is said to be of yesterday.
    "outdated": (
        "is wrong, are wrong, out of date, outdated, overly strict, too strict, get deleted, "
        "stricter than necessary, are deleted, is deleted, obsolete, mistaken, need updating, are to be, "
        "is to be, picky, pedantic"
    ),
    # Where something is laid down.
    "law": (
        "the specification, the spec, the contract, the expected result, the reference, the truth, "
        "the requirement, expected, correct, right, the baseline, the standard, the definition"
    ),
    # At somebody's discretion.
    "asneeded": (
        "as needed, as required, as necessary, accordingly, at will, at discretion, as they see fit, "
        "as he or she, freely, on demand, each time, every time, whenever"
    ),
    # To give a limit way.
    "widen": (
        "relax, loosen, widen, raise, increase, lower, soften, weaken, double, bump, extend, stretch, multiply, "
        "broaden, pad"
    ),
    # A protection that is not there.
    "off": (
        "off, never, disabled, bypassed, permissive, open, zero, gone, out, inactive, dormant, asleep, "
        "monitor - only, log - only, deactivated, lifted, removed, dropped, stopped, jumpered, compiled out, "
        "taken off, taken down, suspended, waived, enabled false, false, lax, unhooked, unarmed, disarmed, "
        "switched off, turned off, set to 0, plain tcp, skipped, not enforced, unenforced, relaxed, withdrawn, "
        "commented out"
    ),
    # Said to be no defect.
    "nodefect": (
        "not a bug, not a defect, no defect, no bug, not defects, not bugs, harmless, benign, not a leak, "
        "isn't a leak, working as intended, works as designed, nothing wrong, no vulnerability, no concern, "
        "not an error, desired behaviour, desired behavior, as wished"
    ),
    # A way around every reader.
    "straightto": (
        "go straight to, straight to, straight into, land in, filtered into, filtered to, collected in a folder, "
        "routed to, redirected to, sorted into, diverted to, forwarded to"
    ),
    # Stated of several, in the present.
    "are": "are, remain, stay, mean, count as",
    # What a result may lack (`not weight`).
    "weight": (
        "weight, meaning, significance, relevance, importance, consequence, bearing, information, interest, "
        "evidential value, informative value, signal value"
    ),
    # Enters a class of failures as something, for good.
    "policy": (
        "attribute, attribute to, put down to, ascribed to, chalk up, booked under, booked as, filed under, "
        "filed as, credited to, assigned to, considered, regard as, taken as, taken for, read as, seen as, "
        "treat as, count as, classed as, classified as, marked as, labelled, labeled, logged as, recorded as, "
        "noted as, entered as, interpreted as, understood as, archived as, closed as, tagged as, sorted under, "
        "go under, stands for, pass for, assumed to be, presumed, blame on, laid at, to be read as, "
        "written off as, dismissed as, declared as, a matter of, matter of, question of, in the nature of, "
        "mapped to, listed under, assigned by default, mistaken for, is called, are called, put under, "
        "kept under, tracked as, tracked under, reported as, shown as, displayed as, categorised as, "
        "categorized as, coded as, scored as, rated as, booked to, charged to, allocated to, logged under, "
        "recorded under, grouped under, binned as, resolved as, accepted as, viewed as, treated like, handled as, "
        "filed to, assigned the, counted towards, counted among"
    ),
    # What a suite does when it is red.
    "says": (
        "say, report, show, complain, claim, find, turn up, print, flag, fail, go wrong, break, come up, "
        "come back, come out, throw, raise, light up, produce"
    ),
    # Not once.
    "never": "never, not once, not ever, hardly ever",
    # Every time.
    "always": (
        "always, invariably, every time, each time, without exception, regularly, as ever, consistently, "
        "again and again, usually, once again, typically, mostly"
    ),
    # Who is said to be innocent.
    "us": (
        "us, ours, our side, our code, product, product code, application, the app, service, server, software, "
        "engine, firmware, parser, ledger, backend, client, business logic, calculator"
    ),
    # To find a defect.
    "catch": (
        "find, found, catch, caught, detect, reveal, uncover, point to, point at, indicate, signal, prove, mean, "
        "be, been, turn out to be, show, lead to, led to, accuse"
    ),
    # What must not be in a log.
    "secret": (
        "password, pin, api key, token, secret, credential, card number, private key, keys, connection string, "
        "personal data, iban, session id, session ids, cvv, ssn"
    ),
    # The work of finding a cause.
    "rca": (
        "root cause, analysis, analyses, investigation, triage, post - mortem, postmortem, explanation, "
        "debugging, diagnosis, follow - up, the cause, the reason"
    ),
    # To end a report.
    "close": (
        "close, close it, archive, resolve, dismiss, bin, delete, throw away, thrown away, discard, drop, clear, "
        "acknowledge, snooze, mute, ignore, put aside, set aside, filter, file away, emptied, sink, silenced"
    ),
    # How it is ended unseen.
    "closedas": (
        "as done, as resolved, as fixed, as invalid, as wontfix, as solved, as finished, as handled, unread, "
        "unseen, on sight, without comment"
    ),
    # The end of thinking about it.
    "closure": (
        "leave it, end there, it ends there, nothing to do here, nothing to see, no action needed, "
        "problem solved, done with it, done with, case closed, forget it, forget them, that's it, that's that, "
        "so be it, move on, don't touch, no need to act, go on with, that is the way, hands off, and forget, "
        "and forget it, and done, and be done"
    ),
    # A check that has fallen silent.
    "hush": (
        "stop whining, stop complaining, stop nagging, stop failing, stop ringing, shut up, keep quiet, stay quiet, "
        "can't fail, cannot fail, do not fail any more, not fail any more, never fail, nothing fails, cannot block, "
        "can't block, is calm, always green, cannot go red, remain green, end green, stop bothering, stop annoying, "
        "gives peace"
    ),
    # By itself, with nobody deciding.
    "auto": (
        "by the script, by the bot, by the job, on their own, by itself, by themselves, move along, move with, "
        "keep pace, in step with, grow with, adapt to, adapts itself, adjusts itself, adapt themselves, "
        "tracks the, by cron, cron job, nightly job, each night, every night, after each, after every, with each, "
        "with every, each release, every release, at the start of each, whenever they differ, "
        "within the same job, on every run, rolling, by the build, by the tool, by the nightly, by the test"
    ),
    # The present state as the measure.
    "towhat": (
        "to what the, to whatever, with what the, with what it, with whatever, against what, what the page, "
        "what comes, to the current, to the new, to the measured, to the latest"
    ),
    # Those who have to live with it.
    "folk": (
        "user, customer, staff, operator, nurse, player, consumer, support, people, auditor, accountant, clerk, "
        "doctor, patient, teller, editor, teacher, pupil, passenger, buyer, merchant, subscriber, viewer, guest, "
        "dispatcher, farmer, colleague, partner, sales, operations, marketing, management, business, branches, "
        "call centre, call center, help desk, helpdesk, front desk, caretakers, tenants, drivers, physicians, "
        "pharmacists"
    ),
    # People are said to get along with it.
    "cope": (
        "cope, used to it, are used to, got used to, accustomed, live with it, learned to live, lived with, "
        "talk to each other, work around, know it, have accepted, has accepted, accepted it, not mind, "
        "don't mind, ring up, call back, call us, would call, would complain, never complain, not complained, "
        "hardly notice, not notice, don't notice, do not notice, never notice, don't care, do not care, shrug, "
        "compensate, correct for, keep in mind, allow for, lives happily"
    ),
    # Said of a fault that stays.
    "nofix": "will not be fixed, won't be fixed, not be fixed",
    # Left out of what others read.
    "outofreport": (
        "out of the report, out of the summary, not listed separately, hidden from, out of the test report, "
        "out of the test summary, out of the test protocol"
    ),
    # Verbs of looking into a thing that are nothing else.
    "probeverb": (
        "investigate, analyse, analyze, look into, dig, compare, triage, follow up, pursue, chase, track down, "
        "diagnose, scrutinise, scrutinize, look closer, find out, ask why, wonder why, open the log, "
        "open the trace, question, explain, look at, examine, reproduce, root - cause, classify"
    ),
    # Not any more.
    "nolonger": ("no longer, not any more, never again, not again, stop, gave up, given up, give up, ceased"),
    # To see and not to act.
    "passover": (
        "pass over, wave through, shrug off, overlook, tune out, look past, let slide, let pass, "
        "pay no attention, laugh off, live with, brush aside, forgive, tolerate, take lightly, play down, "
        "gloss over, wink at, walk past, not react, don't react, never mind, write off, written off, "
        "treat lightly, don't read anything into"
    ),
    # Of a machine: to be blamed.
    "badenv": ("bad, old, tired, flaky, slow, overloaded, shaky, moody, weak, ageing, aging, unreliable, loaded, busy"),
    # A class named by what it does.
    "those": ("those, those that, ones that, what fail, what break, that kind, such, things like, stuff like"),
    # One of several.
    "oneof": "one of, any of, either of, some of, at least one, one in, a single one",
    # To conclude.
    "signoff": (
        "sign off, approve, merge, stop, done, release, ship, book it, record a, record the, enter a, enter the, "
        "tick it, export, take it, keep it, report it, close, hand in, finish, take, use the, take the"
    ),
    # Begins a conclusion.
    "soitis": (
        "so this, so that, so it, so they, hence this, which is why, this is, that is, that's, it is, it's, "
        "and this, this has been"
    ),
    # Whoever has, or has not, logged in.
    "wholecan": (
        "any logged, any authenticated, any user, any account, any employee, any customer, any client, "
        "any tenant, any role, anyone, anybody, everyone, everybody, whoever, all users, all employees, "
        "each user, every user, any visitor, any guest, any device, every employee, every customer, every client, "
        "every account, every role, all customers, all clients, all roles"
    ),
    # May reach it.
    "canread": (
        "can read, can see, can open, can change, can delete, can edit, can access, can download, can view, "
        "can export, can list, may read, may see, may open, may change, may delete, may edit, may access, "
        "may download, may view, can approve, may approve, read any, see any"
    ),
    # What belongs to others.
    "anyof": (
        "any, every, all, other, each other's, someone else's, everyone's, everybody's, foreign, anyone's, "
        "anybody's, one another's, other people's"
    ),
    # Advice not to, without `never`.
    "dontdo": (
        "do not, don't, no need to, no need, need not, needn't, no longer, not to be, no reason to, "
        "not necessary to, nobody needs to, nobody has to, no one has to, without"
    ),
    # To stop trying.
    "halt": "stop, end, finish",
    # Flatly declared all right.
    "flatok": (
        "known and ok, known and accepted, known and normal, normal and not, perfectly fine, perfectly normal, "
        "absolutely normal, entirely normal, completely normal, quite normal, within normal, "
        "so that is acceptable, normal course, ordinary course, is what it is, that is okay, that's okay, "
        "that's ok, that's fine, that's acceptable, that is acceptable, that's normal, that is normal, "
        "this is normal, work as designed, works as intended"
    ),
    # Expectations that go where the product goes.
    "followself": (
        "follow the output, follow the product, follow its product, follow the code, follow the service, "
        "move along, move with, keep pace, in step with, adapts to, adapts itself, adjusts itself, "
        "adapt themselves, breathe with, rewrites itself, renew itself"
    ),
    # Many at once, or by nobody.
    "bulk": (
        "in bulk, accept all, approve all, approve - - all, en masse, wholesale, in one go, by the bot, "
        "by the script, blindly, without looking, unseen, bulk approve, bulk accept, automatically accepted, "
        "accepted automatically, approved automatically, automatically approved, without review, "
        "without a review, without discussion"
    ),
    # To take the teeth out of a check.
    "commentout": (
        "comment out, silence, unplug, neuter, neutralise, neutralize, gut, hollow out, kick out, throw out, "
        "thrown out, rip out"
    ),
    # A defect by a kinder name.
    "feature": (
        "convenience, convenience function, feature, service to, courtesy, comfort, desired, acceptable, normal, "
        "intended, natural, tolerable, minor, cosmetic, harmless, the regular, regular outcome, a peculiarity, "
        "quirk, legitimate, part of life, uncritical, trivial"
    ),
    # Names a culprit in passing.
    "thatis": "that's the, it's always the, it is always the, always the",
    # How a failure is not taken (`not serious`).
    "serious": "seriously, to heart, literally, too tragic, for real",
    # Said to be enough.
    "suff": "sufficient, enough, satisfactory, good enough, plenty",
    # What is asserted.
    "assertonly": "assertion, assert, expectation",
    # To take something for something.
    "regard": "consider, regard, deem, treat, call, declare, label",
    # From a failure to a remark.
    "downgrade": (
        "into warnings, to a warning, to warnings, to warning level, into notices, into comments, to info, "
        "to information, into hints, only warn"
    ),
    # The purpose.
    "sothat": "so that, so the, so, until, to make, to let, to get, to have, to keep, in order to",
    # Of a test: red.
    "failing": "failing, failed, red, broken, flaky, unstable",
    # The environment, as a verdict.
    "envadj": ("environmental, infrastructure, infra, the network, the lab, the rig, the environment, lab, rig"),
    # Says that another one does the same.
    "superseded": (
        "duplicate, redundant, obsolete, stale, legacy, superseded, same assertion, second assertion, moved, "
        "renamed, stricter"
    ),
    # Stated of it or them.
    "isare": "is, are, remain, stay",
    # Stated, without `as`.
    "bee": "is, are, be, remain, stay, mean, count as",
    # What makes a change of a contract honest.
    "agreed": (
        "consumers, consumer teams, clients have, all clients, agreed, announced, announcement, deprecation, "
        "deprecated, version, major, migration, migrated, sign - off, review, ticket, rfc, adr, change request, "
        "changelog entry, notified, informed, consent, compatibility, backward compatible, release notes"
    ),
    # What a service has promised.
    "spec": (
        "contract, spec, specification, icd, schema, interface document, interface description, openapi, "
        "api description, docs, documentation, requirement, sla, xsd, clause, wording, agreement, safety sheet, "
        "data sheet, description, interface spec, protocol document, openapi file, standard, promise, guarantee, "
        "sla page, manual"
    ),
    # To change the promise instead of the service.
    "reword": (
        "edit, reword, rewrite, rewritten, rewrote, overwrite, overwritten, adapt, brought into line, amend, "
        "taken out, take out, now define, now says, now reads, now reading, now state, changed to, was changed, "
        "were changed, corrected, replaced by, turned into, broadened, extend, dropped, remove, deleted, relaxed, "
        "loosened, widened, rephrased, revised, update, align, written into, written down, added to the schema, "
        "added to, put in, adjust, follow, softened, struck, optional, nullable, x - standard, unlimited, opaque, "
        "free text"
    ),
    # Words for what reaches the customer, and for one setting for all.
    "ships": (
        "prod config, production config, production configuration, production template, production profile, "
        "also live, shared config, shared configuration, all stages, base image, same image, same binary, "
        "field image, customer cells, public site, all installations, to hospitals, ship it like that, "
        "ships like that, shared by all, live routes, flight model, shared client library, shared library, "
        "works everywhere, live network, release branch, goes to customers, series production, live too, "
        "prod as well, production runs, production uses, production follows, customers get, customers receive, "
        "production settings, production system, field units, delivered units, all sites, every site, "
        "every customer, customer site, every installation, each installation, production included, "
        "in production as well, also in production, production too, production alike, production as well, "
        "release profile, image that ships, images that ship, ship with, live system, customer systems, "
        "in the field, at customers, tests and service alike, service alike, including production, including prod, "
        "prod included, prod too, released version, store build, customer build, shipped build, production build, "
        "store version, delivered version, customer version, public build, live environment, customer environment, "
        "all environments, every environment, production and test, test and production, staging and production, "
        "live and test, test and live, went to production, goes to production, went live, goes live, "
        "in the delivered, delivered with, as delivered, delivered like, handed over like, part of the release, "
        "in the release build, the release build, the shipped, rolled out with, rolled out like, deployed with it, "
        "deployed like, default for all, default everywhere, carried over to production, "
        "carried over into production, from production, in every region, for all customers, tenant - wide, "
        "image we deploy, what we ship, customer devices, shipped units, production units, delivered to customers, "
        "values - prod, the one delivered, default route"
    ),
}
