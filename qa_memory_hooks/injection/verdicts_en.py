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
        "breakage, hang, hung, freeze, froze, stall, flake, flaky, flakiness, segfault, panic, oom, out of memory, "
        "oom kill, abort, abend, deadlock, outage, misfire, unstable, instability, intermittent, sporadic, "
        "negative result, nonzero exit, turn red, go red, core dump, crash dump, do not pass, did not pass, "
        "not green, unexpected exit, bad exit, kernel oops, assertionerror, nullpointerexception, typeerror, "
        "staleelement, timeoutexception, keyerror, valueerror, unsuccessful, dropped call, lost call, "
        "nonconformity, nonconformance, rejection, exit code 1, non - zero, went red, was red, is red, are red, "
        "comes back red, breakdown, collapse, fall over, fell over, bomb, bombed, blow up, blew up, blown, hiccup, "
        "malfunction, misbehave, misbehaviour, misbehavior, fault, faulty, botch, botched, trip over, "
        "refuse to start, fail to start, exit code 137, exit code 139, non zero, nonzero, exit nonzero, trouble, "
        "meltdown, brownout, blackout, npe, sigsegv, sigabrt, sigkill, livelock, starve, lockup, lock - up, "
        "lock up, hard fault, hard faults, unreachable, connection reset, connection refused, econnreset, go bad, "
        "went bad, come out red, comes out red, turn out red, come back red, came back red, came out red, "
        "not passing, unsuccessful run, negative outcome, bad result, bad run, bad outcome, poor result, poor run"
    ),
    # What hints at a defect without being a failed test.
    "sign": (
        "alarm, alert, warning, mismatch, difference, deviation, discrepancy, differ, deviate, diff, drift, "
        "divergence, diverge, disagree, disagreement, anomaly, finding, complaint, complain, symptom, reboot, "
        "reset, disconnect, desync, flicker, ghost, gap, spike, lag, inconsistency, violation, outlier, problem, "
        "issue, bug, defect, incident, regression, slowdown, stack trace, stacktrace, do not match, stop matching, "
        "odd figure, odd value, off by, wrong value, wrong result, blank, incorrect, overrun, underrun, jitter, "
        "stutter, glitch, hiccup, blip, oddity, dropout, restarts, unexplained, whatever failed, leak report, "
        "exceed, visual difference, visual diff, image diff, don't match, doesn't match, don't agree, disparity, "
        "variance, imbalance, miscount, misread, inaccuracy, misalignment, contradiction, abnormality, abnormal, "
        "implausible, do not add up, out of range, out of spec, abnormal value, oddities, contradict, contradicts, "
        "clash, clashes, shortfall, shortage, leftover, artefact in, irregularity, irregularities, aberration, "
        "inconsistent, does not match, did not match, not match, not equal, unequal, not identical, "
        "does not agree, did not agree, not agree, out of line, out of band, out of tolerance, outside tolerance, "
        "outside the band, outside the limits, beyond the limit, over the limit, above the limit, below the limit, "
        "above limit, below limit, overshoots, overshoot, undershoot, undershoots, deviating, differing, "
        "diverging, unexpected value, unexpected values, unexpectedly, wrong, erroneous, faulty value, nan, nans, "
        "null values, breach, breaches, infringement, irritation, violated, violate, trespass, contravene, "
        "contravenes, fall short, falls short, fell short, not reached, isn't reached, isn't met, aren't met, "
        "not fulfilled, cannot be met, can't be met, not kept, cannot be kept, can't be kept, no longer be kept, "
        "can no longer be kept"
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
        "failing tests, failed cases, failed checks, faults, malfunctions, breakdowns, irregularities, breaches, "
        "exceedances, aberrations, oddities, nans, disturbances, stutters, lockups, hard faults, miscompiles, "
        "data races, races, assertion errors, leaks, losses, near misses, mis - picks, mispicks, misreads, "
        "misroutes, collisions"
    ),
    # A whole class named as such.
    "klass": (
        "whole class, entire class, whole lot, entire lot, the lot, whole family, entire family, all of them, "
        "each of them, none of them, any of them, without exception, as a class, as a group, en bloc, all the "
        "same, every single one, whole group, of any kind, of whatever size, of any size, of any length, by "
        "whatever margin, any error at all, no matter what, regardless of, irrespective of, whichever, every "
        "kind, all kinds, this kind, that kind, such failure, such errors, such reports, failures of this, "
        "invariably, future one, new ones, those to come, by definition, as a rule, categorically, all such, "
        "whole suite, entire suite, every such, those that, the ones that, as a category, whole category, entire "
        "category, no exceptions, no exception, every last one, every last, one and all, to a man, across the "
        "board, in its entirety, in all cases, in every case, in each case, whatever the message, with any "
        "message, any message, whatever the cause, whatever the reason, whatever its, whatever their, of all "
        "kinds, of every kind, of this kind, of that kind, of this type, of that type, of this sort, of that "
        "sort, this sort of, that sort of, this type of, such cases, such results, such entries, such findings, "
        "such deviations, such differences, such crashes, such alarms, such warnings, such messages, such events, "
        "new ones as well, all present and future, present and future, past and future, to come, any future, all "
        "future, future occurrences, recurrences, larger ones, larger ones included, no matter how large, however "
        "large, however big, whatever size, whatever the size, dismissed wholesale, wholesale as"
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
        "what it reports, what it says, what they say, what fails, what breaks, whatever fails, whatever breaks, "
        "whatever shows, whatever it shows, whatever turns up, whatever comes up, whatever is red, "
        "whatever goes red, whatever else"
    ),
    # --- what no product may do
    # What no product may do.
    "harm": (
        "data loss, loss of data, lost data, lost update, lost write, memory leak, leak, leakage, corruption, "
        "corrupt, plain text, plain - text, plaintext, clear text, cleartext, in the clear, unencrypted, unmasked, "
        "unauthenticated, unauthorised, unauthorized, overcharge, double charge, double - charge, double booking, "
        "double - booking, booked twice, sold twice, paid twice, billed twice, charge twice, oversell, oversold, "
        "duplicate charge, duplicate payment, duplicate row, duplicate order, duplicate booking, data race, "
        "race condition, deadlock, segfault, buffer overflow, use after free, sql injection, xss, another tenant, "
        "other tenant, previous tenant, foreign tenant, cross - tenant, another tenant's, previous tenant's, "
        "another user's, another user, other users, other user's, another customer, another customer's, "
        "other customers, another account, other accounts, another patient, another patient's, other patients, "
        "previous user's, previous user, somebody else's, someone else's, other people's, other person's, "
        "neighbour's, strangers, foreign invoices, foreign records, foreign data, foreign orders, rows missing, "
        "missing row, missing record, missing order, vanish, disappear, negative stock, wrong amount, wrong total, "
        "wrong dose, wrong price, wrong balance, wrong currency, without authentication, without authorisation, "
        "without authorization, without a session, without a token, without a login, without login, "
        "without logging in, without a password, without permission, without a signature, without signature, "
        "invalid signature, expired token, expired session, expired certificate, privilege escalation, "
        "vulnerability, cve, exploit, oom, out of memory, kernel panic, checksum mismatch, hash mismatch, "
        "silently lost, silent loss, get lost, go missing, go astray, is missing, are missing, go negative, crash, "
        "memory grow, memory growth, wrong password, wrong pin, wrong badge, any password, any pin, "
        "any valid token, trainee's token, guest's token, guest token, any token, any user, any customer, "
        "anyone can, any tenant, stale data, stale price, stale balance, zero - length, empty file, server error, "
        "unhandled exception, uncaught exception, stack traces with, connection string, password in, pins in, "
        "secrets in, tokens in, card numbers, card number in, personal data in, survive logout, outlive, "
        "rounding loss, half - written, partial write, out of sync, orphan, booking lost, checksum of, "
        "bypass authentication, bypass authorisation, default password, path traversal, session fixation, "
        "open redirect, csrf, climb, overwrite each other, overwritten by, lost after, world - readable, "
        "publicly readable, of others, of another tenant, same room, same seat, sold double, counted twice, "
        "executed twice, credited a second, a second time, credited twice, delivered twice, shipped twice, "
        "patients of another, data of another, of another clinic, of another company, of another client, "
        "of a stranger, of the neighbour, of the wrong, any other customer's, other customer's, any order, "
        "colleagues, two trains, spent twice, overshoot, heap usage, memory usage, oom killer, write access, "
        "ownership isn't verified, ownership is not, not verified, is not checked, aren't checked, isn't checked, "
        "downloadable, without being asked, anonymous, another branch, other clients, other departments, "
        "not encrypted, in the url, guessable, sequential ids, never expire, do not expire, still works, "
        "still valid, still accepted, double - booked, doubled, doubles, paid double, never delivered, "
        "not delivered, silently dropped, silently drops, silently discards, silently ignores, dropped silently, "
        "overdose, wrong patient, wrong customer, wrong recipient, wrong account, wrong person, keeps delivering, "
        "out of order, never saved, never stored, never arrive, not refunded, never refunded, not applied, "
        "dropped orders, phantom stock, duplicate invoice, duplicate emails, wrong tax, wrong vat, wrong unit, "
        "wrong rate, wrong sum, wrong figure, wrong address, wrong order, wrong file, negative price, zero price, "
        "underpaid, overpaid, underbilled, overbilled, miscalculated, misrouted, misdelivered, revoked token, "
        "revoked key, revoked session, revoked user, revoked certificate, former employee, former user, "
        "ex - employee, disabled user, disabled account, deleted user, deleted account, locked account, "
        "suspended account, other branch, other clinic, other store, other merchant, other shop, other school, "
        "other pupils, other company, other households, other members, other people, foreign account, "
        "someone else, somebody else, without consent, without a check, without checks, without verification, "
        "without validation, without encryption, without asking, unsigned, unverified, unvalidated, spoofed, "
        "forged, replayed, tampered, admin rights, world readable, public bucket, publicly accessible, "
        "publicly reachable, in clear, card data, medical data, salary, exposes, exposed, bricked, garbled, "
        "truncated, irrecoverable, unrecoverable, inconsistent state, out of balance, sums do not, totals do not, "
        "lose orders, never billed, not billed, billed to, charged to the, double dose, twice the dose, "
        "too much radiation, collision, collide, interlock, does not stop, fails to stop, did not stop, "
        "no authentication, no authorisation, no authorization, no login, no password, no signature, "
        "no permission check, no access control, no encryption, each other's data, one another's, viewer can edit, "
        "viewers can edit, remain readable, remains readable, stay readable, remain accessible, stays accessible, "
        "remain in the search, keeps charging, keep charging, keeps access, keep access, go on working, "
        "goes on working, valid after, accepted after, access after, usable after, logs me in, still logs, "
        "lets anyone, lets everyone, lets strangers, double payment, paid out twice, pay twice, pays twice, "
        "charged twice, charges twice, charge customers twice, billed two times, debited twice, debits twice, "
        "deducted twice, posted twice, booked two, sends twice, sent twice, prints twice, printed twice, "
        "two payments, two charges, two refunds, two invoices, duplicate policy, duplicate invoices, "
        "duplicate payments, duplicate charges, duplicate bookings, duplicate orders, sold two times, sold two, "
        "oversold seats, overbooked, overselling, overspent, overbilling, overcharging, overcharged, undercharge, "
        "undercharged, underbilling, rounded up in our favour, in the bank's favour, differs from the sum, "
        "differ from the sum, does not equal, do not equal, does not add up, doesn't add up, don't add up, "
        "cents short, cents off, a cent off, euros off, off by up to, gone after, went missing, goes missing, "
        "drops about, drops roughly, dropped without, discarded without, overwritten without, last write wins, "
        "last - write - wins, first write lost, truncates, cuts off, memory grows, memory climbs, "
        "memory increases, heap climbs, heap grows, heap increases, rss grows, rss climbs, grows until, "
        "grow until, climbs until, growth without bound, grows without, never freed, never released, "
        "never given back, handles leak, leaks handles, leaks memory, leaks connections, runs out of memory, "
        "run out of memory, does not brake, doesn't brake, fails to brake, opens while, open while, starts while, "
        "moves while, moves although, delivers more, delivers too much, doses too, overdoses, underdose, "
        "underdosing, overdosing, too high a dose, exceeds the dose, ignores the stop, ignores stop, "
        "ignores the emergency, emergency stop is ignored, runs on after, keeps moving, keeps turning, "
        "keeps pumping, keeps heating, keeps dosing, alarm stays silent, alarm does not sound, alarm is late, "
        "hits the fence, hit the fence, touches the fence, overrun the, crosses the fence, corrupts, "
        "corrupted backup, corrupted backups, unreadable backup, backup is empty, backups are empty, "
        "broken backup, unrestorable, invalid backup, accepts everything, accepts expired, accepts a photograph, "
        "accepts old, accepts unsigned, accepts invalid, accepts unauthenticated, accepts forged, "
        "accepts replayed, answers without, returned without, returns to anyone, served to anyone, serves anyone, "
        "served without, works without any, reachable without, opened without, readable by anyone, "
        "readable by everyone, readable by all, readable for all, readable for everyone, visible to anyone, "
        "visible to everyone, visible to other, visible to others, visible to colleagues, visible to strangers, "
        "open to anyone, seen by others, seen by other, seen by anyone, shown to other, shown to others, "
        "shown to the wrong, sent to the wrong, delivered to the wrong, goes to the wrong, go to the wrong, "
        "mixes up, mix - up, swap between, neighbor's, whoever holds, whoever knows, bank details of, "
        "address of others, addresses of others, names of others, medical forms, medical records of, salaries of, "
        "salaries, payslips of, full roster, all user data, user data of, colleagues salaries, colleagues data, "
        "all customers data, each other's, hijack, hijacking, ignores the emergency button, executed two, "
        "sent more than once, surplus ballots, leave its zone, leaves its zone, leaves the zone, more seats than, "
        "above capacity, over capacity, beyond capacity, restored from nothing"
    ),
    # What happens to `data`.
    "lose": (
        "lose, lost, loss, missing, drop, vanish, disappear, swallow, skip, forget, forgotten, duplicate, repeat, "
        "omit, twice, double, corrupt, shed, truncate, swallows, swallowed, swaps, swapped, corrupted, eat, eats, "
        "mixed up, mix up, cut off, overwrite, overwritten, scrambled, garbled, mislaid, misplace, misplaced, "
        "evaporate, leak, discarded"
    ),
    # What a customer entrusts to a product.
    "data": (
        "order, record, row, message, event, write, booking, payment, invoice, transaction, top - ups, topup, "
        "seat, reading, entries, upload, update, mail, e - mails, emails, save, reservation, transfer, refund, "
        "receipt, scan record, sample, item, ticket sale, document, prescription, dose, highlights, data, balance, "
        "amount, cent, points, parcel, consignment, shipment, letter, claim, premium, loan, instalment, salary, "
        "payslip, wage, tax, vat, fee, toll, fare, meter reading, telegram, bid, bet, stake, vote, ballot, exam, "
        "grade, appointment, patient, waybill, backup, addresses, total, totals, sum, sums, price, prices, "
        "quantity, money, cents, euros, discount, voucher, coupon, deposit, payout, withdrawal"
    ),
    # What protects.
    "security": (
        "security, secure boot, auth, authentication, authorisation, authorization, permission, access control, "
        "access check, role check, ownership check, encryption, tls, ssl, https, certificate validation, "
        "certificate check, signature check, csrf, cors, csp, xss, waf, firewall, captcha, sandboxing, sanitiser, "
        "sanitizer, addresssanitizer, asan, ubsan, tsan, selinux, apparmor, audit, audit log, audit trail, "
        "rate limit, rate limiter, throttling, mfa, two - factor, two factor, second factor, password policy, "
        "fraud check, fraud engine, fraud rule, watchdog, row - level security, row level security, rls, "
        "personal data, antivirus, virus scan, virus scanner, malware scanner, malware scan, escaping, "
        "input validation, dependency alert, dependency scan, dependency scanner, vulnerability, cve, "
        "penetration test, pen test, secret scan, secret scanner, host key, verification, interlock, safety check, "
        "lockout, account lockout, session check, token check, token validation, permission check, masking, "
        "redaction, least privilege, dosage limit, dose limit, integrity check, bounds check, hardening, "
        "safety stop, emergency stop, protection, branch protection, signing, anti - cheat, server validation, "
        "vigilance device, vigilance, fraud scoring, fraud guard, fraud detection, safety plc, watermark, "
        "access token, replay counter, replay check, window check, range check, size limit, session timeout, "
        "idle timeout, login check, input sanitising, sanitising, sanitisation, certificate, data masking, "
        "speed monitor, speed limit, light curtain, guard door, door lock, locks, kill switch, safety function, "
        "cipher, content filter, verify false, owner check, safety monitor, collision monitor, input filter, "
        "password prompt, pin check, limit check, quota check, safety relay, limiter, second step, geofence, "
        "secure flag, signature, unsigned, login throttling, login throttle, foreign key check, "
        "foreign - key check, dead - man, dead man's switch, kyc, aml, encryption at rest, at - rest encryption, "
        "guards, brute - force protection, bot protection, bot detection, ddos protection, origin check, "
        "referer check, content security policy, row - level policies, access rule, access rules, acl, acls, rbac, "
        "stack protector, stack canaries, aslr, overflow check, overflow checks, safety switch, safety door, "
        "light barrier, speed guard, cut - off, relief valve, interlocks, smoke detector, gas detector, "
        "leak detector, leak sensor, door sensor, door contact, pressure switch, limit switch, end stop, "
        "log forwarding, siem, intrusion detection, edr, hmac, token lifetime, token expiry, session expiry, "
        "auto - logout, screen lock, password expiry, password rules, password rule, pin entry, four - eyes, "
        "four eyes, two - person, approval step, dual control, update signature, code signing, secure mode, "
        "hostname verification, host verification, ssl verification, tls verification, certificate pinning, "
        "pinning, peer verification, consent check, consent banner, age check, age gate, age verification, "
        "credit check, plausibility check, duplicate check, replay protection, idempotency check, "
        "sanctions screening, sanctions check, screening, moderation filter, pii filter, pii, anonymisation, "
        "anonymization, pseudonymisation, pseudonymization, scrubbing, circuit breaker, throttle, rate limits, "
        "rate limiting, same - origin, sanitise, sanitize, sanitizing, authorise, authorize, authorisation filter, "
        "authz, authn, access rights, role model, guard rail, guard rails, guardrail, guardrails, safeguard, "
        "safeguards, safety net, protection circuit, emergency button, e - stop, estop, overtemperature, "
        "over - temperature, overcurrent, over - current, overload protection, dosing limit, alarm limits, "
        "soft limits, geo - fence, child lock, child - lock, parental control, tamper switch, tamper detection, "
        "vigilance pedal, dead - man's, heartbeat check, crc check, checksum verification, checksum check, "
        "integrity verification, secure channel, vault, key rotation, secrets rotation, password hashing, hashing, "
        "encryption key, disk encryption, transport encryption, mtls, mutual tls, oauth, jwt validation, "
        "jwt check, audit hook, logging of access, access logging, audit logging, session binding, device binding, "
        "fingerprint check, captcha check, sign - in, input check, input checks, xml validation, upload filter, "
        "upload scan, mime check, size check, sql escaping, exec shield, write protection, write protect, "
        "delete protection, deletion protection, force push protection, protected branch, isolation, backups, "
        "foreign - key checks, login rate, password check, safety guard, safety circuit, safety chain, "
        "safety zone, monitored zone, protective stop, protective field, safety scanner, certificates, "
        "trust store, tenant separation, tenant isolation, tenant check, client check, session handling, "
        "permissions check, rights check, user check, access filter, row filter, export filter, ip restrictions, "
        "ip restriction, ip filter, ip allowlist, account confirmation, e - mail confirmation, email confirmation, "
        "double opt - in, stop function, muting lamp, password field, pin pad, gate lock, permission checks, "
        "approval by"
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
        "configuration matter, config issue, known issue, garbage, rubbish, junk, nonsense, bogus, fake, humbug, "
        "hogwash, rot, gibberish, mirage, optical illusion, make - believe, a non - event, storm in a teacup, "
        "hot air, much ado about, crying wolf, smoke without fire, not genuine, not actual, "
        "instrumentation effect, instrumentation effects, instrumentation artefact, harness artefact, "
        "test artefact, test artifact, testing artefact, lab effect, bench effect, environment effect, "
        "environmental effect, measurement artefact, measurement error, sensor noise, side effect of the test, "
        "infrastructure signal, pipeline state, data quality issue, data problem, data issue, hoax, gremlins, "
        "poltergeist, cosmetics, natural variation, normal variation, statistical variation, random fluctuation, "
        "fluctuates anyway, mere fluctuation, gremlin"
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
        "safely ignored, can be ignored, may be ignored, may be dismissed, needn't worry, never mind, "
        "stand for nothing, worth nothing, tells us nothing, tell us nothing, say nothing about, no statement on, "
        "no statement of, not evidence of, are no evidence, is no evidence, no evidence of, prove nothing, "
        "no reason for concern, no reason for alarm, no cause for concern, no cause for alarm, "
        "not worth a thought, not worth worrying, not to be worried, of no importance, of no significance, "
        "without importance, of little importance, of no relevance, unimportant, negligible, safe to ignore, "
        "not a cause for, not a reason to, does not count, no heed, not take seriously, never take seriously, "
        "not informative, uninformative, without information, void of meaning, of no value, valueless, no worry, "
        "no worries, should not alarm, need not alarm, should not worry, need not worry, do not worry, "
        "don't worry, is ignorable, are ignorable"
    ),
    # What a normal thing is; said of harm it legitimises a defect.
    "normal": (
        "normal, by design, as designed, fine, acceptable, legitimate, natural, inherent, in order, standard "
        "behaviour, standard behavior, work as intended, works as designed, to be expected, unavoidable, "
        "tolerable, permissible, permitted, tolerate, a feature, a diagnostic feature, nothing unusual, nothing "
        "special, not unusual, unremarkable, part of life, fact of life, in the nature, nature of, how it works, "
        "how this works, how the portal works, how the system works, covered by the contract, state of affairs, "
        "accepted, all right, alright, correct behaviour, regular outcome, good enough, conform, conformant, "
        "compliant, no problem, not a problem, not an issue, no issue, no concern, quirk, cosmetic, the way this, "
        "way of working, belong to the way, is built, are built, was built, no big deal, no harm, nothing wrong, "
        "of no consequence, no drama, isn't a problem, aren't a problem, isn't an issue, not considered a, valid "
        "outcome, within the expected, within expectation, within tolerance, for convenience, price of, trade - "
        "off, a recommendation, lies in the nature, as expected, no reason to object, nothing to object, no "
        "objection, is how the, are how the, that is the way, inherent to, conform to, desired behaviour, within "
        "normal, belong to the product, come with the, lives with, known and ok, known and accepted, nothing to "
        "fix, not worth fixing, need no fix, harmless enough, in the ordinary, usual, customary, good practice, "
        "an accepted, that's how the, that is how the, that's how it, trait, peculiarity, characteristic, system "
        "- typical, intended lifecycle, expected usage, acceptable state, accepted behaviour, that is how, "
        "property of the product, a property of, ok with it, do not constitute, don't constitute, no failure of, "
        "by nature, known behaviour, known behavior, expected behaviour, not regarded, in character, known "
        "property, are tolerated, by agreement, in line with, within spec, within specification, within limits, "
        "within bounds, agreed behaviour, business decision, part of how, way it works, is how it, are how it, "
        "design choice, design decision, agreed tolerance, harmless by, matches expectations, no anomaly, no "
        "irregularity, nothing irregular, nothing abnormal, not abnormal, unproblematic, uncritical, not "
        "critical, non - critical, not a concern, by construction, decorative, simply how, just how, just how it, "
        "that's just how, the way things are, as things are, nature of things, nature of the beast, comes with "
        "the territory, part of the deal, part of the package, part of the game, it happens, things happen, these "
        "things happen, of no concern, nothing to worry, nothing to worry about, nobody's fault, no one's fault, "
        "not a privacy matter, not a security matter, not a leak, not a loss, not a breach, not a risk, accepted "
        "property, accepted rate, within the rate, standard operating level, operating level, goodwill, comfort "
        "function, comfort feature, power - user feature, power user feature, intended user experience, intended "
        "life cycle, within the intended, as specified, by tradition, traditionally, our style, our way, house "
        "style, part of the character, part of its character, pipeline's character, either is correct, both are "
        "correct, either is right, both are right, ok for us, fine with us, fine for us, fine by us, fine by, "
        "good for us, all good, harmless here, isn't wrong, not incorrect, healthy sign, in keeping with, "
        "consistent with the design, consistent with our, in the spirit of, part of the design, part of the "
        "concept, part of the architecture, part of the philosophy, a design property, a system property, system "
        "property, a product property, a known property, a known characteristic, known characteristic, a known "
        "limitation, known weakness, a known quirk, known feature, a known feature, documented as such, inherent "
        "to full, that's inherent, that is inherent, within the nature, nature of the process, in the nature of "
        "the, how asynchronous, simply work like that, simply work this way, just works this way, made that way, "
        "meant that way, set up that way, set up like this, how the system was, belongs to the concept, part of "
        "normal, intended effect, intended effects, listed among the intended, desired effect, side effect we "
        "accept, growth feature, as conforming, in a way intended, regarded as conforming, business as usual, of "
        "no harm, that's all right, it's all right, all right with us, quite all right, quite ok, quite okay, "
        "quite fine, quite acceptable, perfectly acceptable, perfectly ok, perfectly okay, perfectly legal, "
        "perfectly valid, perfectly legitimate, absolutely fine, absolutely ok, totally fine, totally normal, "
        "totally ok, no fault in, no fault in our, no error in our, no defect in our, not a software error, not a "
        "software fault, not a software defect, no software error, no software fault, won't be changed, will not "
        "be changed, stays that way, stays as it is, leave it in, so leave it, leave it as it is, leave it as is, "
        "leave as it is, leave it so, we live with, we tolerate, considered a feature, work like that, works like "
        "that, simply work like, built that way, perfectly normal, absolutely normal, entirely normal, completely "
        "normal, quite normal, is ok, are ok, be ok, is okay, are okay, it's ok, it is ok, it's okay, that's ok, "
        "are quite ok, it's correct, that's correct, it is correct, normal course, ordinary course, that is okay, "
        "that's okay, that's fine, is a given"
    ),
    # As it should be, if one knew what should be.
    "expected": (
        "expected, correct, intended, typical, correct behaviour, intentional, regular caching, regular "
        "behaviour, regular behavior, regular case, regular event, regular part, regular response"
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
        "build agent, machine, hardware, staging, sandbox, stub, mock, cluster, vendor, third party, third - "
        "party, upstream, provider, wi - fi, wifi, cable, clock, weather, printer, tooling, harness, monitoring, "
        "scanner, sensor, carrier, switch, aggregator, gateway, container, docker, ci, browser, vm, host, load, "
        "shared node, neighbour, data centre, data center, test setup, test bed, testbed, test stand, test "
        "equipment, device farm, farm, proxy, dns, vpn, servo, timing, scheduler, contention, latency, "
        "congestion, starvation, calibration, fixture, backup window, database server, shared database, test "
        "double, firewall, pool, cold start, the environment, the tool, driver, loop, test kit, jig, the weather, "
        "batch window, batch, wallclock, night job, office network, gpu node, disk, memory of the, box, probe, "
        "interference, air conditioning, cooling, power, voltage, temperature, tester, tester's, test tool, tool "
        "chain, operator, backup, update window, other jobs, maintenance, licence server, license server, "
        "antenna, adapter, hub, queue, broker, vendor's, partner, partner's, environmental, infrastructural, "
        "rack, agent, lane, mesh, replication, the network, the lab, the rig, internet, router, satellite, "
        "telescope, sim, rigs, dongle, gps, usb, jenkins, gitlab, runners, build server, build node, build farm, "
        "ci server, ci machine, ci node, ci runner, ci infrastructure, operating system, jvm, garbage collector, "
        "garbage collection, thread timing, seed data, mocks, stubs, fixtures, dummies, partner system, partner "
        "systems, supplier feed, third parties, vendors, suppliers, supplier, telco, isp, cloud provider, spot "
        "instances, spot instance, room temperature, humidity, test hall, test room, test lab, laboratory, "
        "prototype, cameras, test cell, dyno, chamber, climate chamber, phantom load, instruments, "
        "instrumentation, profiler, sanitizer, sanitiser, test runner, test framework, playwright, selenium, "
        "cypress, appium, headless browser, time zone, timezone, daylight saving, ntp, clock drift, clock skew, "
        "test user, test users, test account, test accounts, test order, demo data, dummy data, synthetic data, "
        "data quality, source data, master data, upstream data, the node, a node, bad node, nodes"
    ),
    # Verbs that give a failure a cause.
    "blame": (
        "come from, come out of, stem from, due to, because of, attributed to, attributable to, put down to, "
        "blame, down to, owing to, originate in, originate from, lie with, lie in, rooted in, chalk, ascribe, the "
        "result of, product of, charged to, point at, point to, side of, laid at, file under, book under, go "
        "under, count towards, assigned to, credited to, is to blame, side effect of, attributable, sits with, "
        "explained with, speak for, artefact of, an artefact of, caused by, fault, result from, follows from, "
        "trace back to, says more about, belong to, trace to, traced to, lead back to, go back to, goes back to, "
        "be down to, consequence of, consequences of, a consequence, manifestation of, reflection of, handiwork "
        "of, courtesy of, thanks to, laid to, set down to, pinned on, pin on, caused by the, induced by, provoked "
        "by the, by - product of, legacy of, characteristic of, typical of, owed to, driven by, explained by, "
        "accounted for by, belongs to the, - induced, sender - side, vendor - side, provider - side, attribute "
        "it, attribute them, attribute this, attribute these, introduced by the test, introduced by the mock"
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
        "not the service, not our job, not our department, not for us, never us, isn't us, is not us, wasn't us, "
        "not us, it's not us, never on us, not on us, not our doing, none of our doing, not our making, "
        "none of our business, none of our concern, no business of ours, outside our scope, "
        "outside our responsibility, outside our remit, not in our hands, not our responsibility, "
        "not the responsibility of, not our matter, not down to us, not software related, not a software, "
        "not software, no software fault, no product fault, not product - related, no fault of ours, not guilty, "
        "excluded as a cause, ruled out as a cause, ruled out as a source, not the cause, "
        "nothing to do with the product, nothing to do with the code, nothing to do with our, "
        "nothing to do with us, unrelated to the product, unrelated to our, unrelated to the code, "
        "product is innocent, software is innocent, not attributable to the product, cannot be our, can't be our, "
        "can't be us, cannot be us, not matched to, someone else's fault, somebody else's fault, "
        "someone else's business, someone else's department, somebody else's business, belongs to the vendor, "
        "vendor's business, vendor's matter, sender - side misconfiguration, misconfiguration of the sender, "
        "anything to do with our, anything to do with us, anything to do with the product, "
        "anything to do with the code, have anything to do with, has anything to do with"
    ),
    # To be done with a report.
    "dismiss": (
        "ignore, ignorable, dismiss, disregard, discard, discount, overlook, wave through, shrug, write off, "
        "written off, close, drop, pass over, skip over, set aside, leave aside, left aside, put aside, throw "
        "away, thrown away, bin, filter out, forget, move on, carry on, let go, let slide, brush aside, tune out, "
        "neglect, archive, look past, read past, scroll past, strike out, set to resolved, resolve, snooze, "
        "acknowledge, clear, delete, leave alone, leave it alone, swallow, no action, archived without reading, "
        "closed without reading, deleted without reading, dismissed without reading"
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
        "as pass, as a pass, as green, as successful, as success, as ok, as okay, as accepted, as fine, as "
        "healthy, as verified, as clean, as stable, passed by hand, as executed, as covered, as conformant, as "
        "conforming, as working, as approved, already triaged, pass the case, green anyway, pass anyway, green in "
        "the report, considered healthy, considered passed, considered green, considered verified, considered "
        "stable, considered good, considered fine, considered done, considered valid, call the case good, as if "
        "they were green, record the pass, write pass, set continue - on - error, as passed by hand, count as "
        "exit 0, as xfail, to met, to passed, to green, to successful, to verified, to fulfilled, to accepted, as "
        "met, as fulfilled, as satisfied, as conforming to, status passed, state passed, verdict passed, treats "
        "as success, treat as success, treated as success, returns granted, reports ok, says ok, shown as green, "
        "shows as green, shown green, coloured green, displays green, painted green, made green, green by hand, "
        "set green, forced green, forced to green, force green, force pass, forced pass, pass by hand, ticked by, "
        "ticked without, checkbox that, passed waived, considered covered, considered tested, considered met, "
        "considered fulfilled, considered satisfied, booked green, reported green, listed among the successful, "
        "among the successful, success codes, successful outcomes, as a regular response, regular response, "
        "entered as skipped, counted as valid, both as valid, orders as valid, forms as valid, values as valid"
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
        "cassette, fixture, golden set, stored median, stored value, new images, approval file, visual difference, "
        "pixel difference, visual diff, image diff, expected totals, expected column, expected figures, "
        "expected sums, expected amounts, expected number, expected count, expected body, expected text, "
        "expected price, expected prices, expected results, target column, reference list, reference values, "
        "reference pictures, reference result, comparison data, comparison file, comparison value, master copy, "
        "label set"
    ),
    # To take a check out of force.
    "mute": (
        "mute, silence, snooze, suppress, disable, turn off, switch off, deactivate, unplug, comment out, skip, "
        "xfail, remove, delete, drop, take out, taken out, took out, quarantine, no longer executed, not executed, "
        "monitor - only, log - only, warn - only, non - blocking, nonblocking, continue - on - error, "
        "allow_failure, | | true, it skip, demote, downgrade, stop running, stop checking, bypass, opt out, omit, "
        "whitelist, allowlist, unhook, cut, erase, stub out, no - op, noop, shelve, sideline, retire, waive, "
        "dispense with, scrap, purge, strip, pull, throw out, thrown out, made optional, if false, exclude, "
        "leave out, left out, rip out, set to warn, connect as the owner, connect as the, weed out, do without, "
        "mock away, if : false, sit behind if, behind if, none, kick, taken out of, comment it out, switch it off, "
        "leave it out, skip it, disable it, delete it, delete them, remove them, out of the pipeline, "
        "out of the suite, out of the manifest, out of the job, out of the gate, out of the build, "
        "out of the plan, out of the run, out of the comparison, out of the set, out of the regression, "
        "out of the nightly, out of the criteria, no longer blocking, never blocks, no longer gates, "
        "no longer fails the, not part of the score, not part of the gate, not part of the verdict, "
        "no longer evaluated, not scored, no longer scored, collected but not, no longer asserted, "
        "no longer compared, no longer checked, no longer tested, no longer verified, no longer validated, "
        "no longer monitored, no longer started, not executed any, phase out, phased out, wind down, wound down, "
        "called off, put on ice, put to sleep, mothball, mothballed, into retirement, moved to archive, "
        "moved to the archive, moved to a folder, hard folder, ignore file, suppression file, suppression list, "
        "put on the ignore, ignore differences, ignores differences, do away with, did away with, done away with, "
        "hollowed out, gutted, defanged, neutered, blunted, watered down, water down, cut from, cut back, "
        "thinned out, blank out, null out, nulled, tolerant mode, lax mode, warn mode, warning mode, "
        "advisory mode, dry - run mode, dry run mode, soft mode, soft fail, soft - fail, soft assertions, "
        "allow failure, allowed to fail, allow to fail, non - gating, non gating, made non, optional stage, "
        "optional step, replaced by a checkbox, replaced by a log, replaced by a print, replaced by a comment, "
        "turned into a log, turned into a warning, turned into warnings, at trace level, at debug level, "
        "are deleted, is deleted, get deleted"
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
        "redid, attempt, try, press again, press rerun, another go, another run, keep restarting, keep on, "
        "reseed, fresh seed, new seed, kick, roll, goes, few goes, round, refire, re - push, repush, empty "
        "commit, re - trigger the, request a new, request another, launch another, start it once more, give it "
        "another, gets another, fresh runner, fresh run, fresh start, fresh attempt, fresh node, launch anew, "
        "launches anew, afresh, from scratch, keep at it, keep at, persevere, press on, push the button, hit the "
        "button, hit retry, hit rerun, hit play, once again, start once more, restart it, another round, another "
        "attempt, another node, another host, another runner, another machine, next attempt, next try, next "
        "start, second chance, third chance, as many chances, reflash and repeat, flash again, fire again, fire "
        "it again, send again, submit again, queue again, requeue it, put it back in the queue, try once more, "
        "have another go, carry on until, continue until, continue sampling, keep sampling, sample again, measure "
        "again, re - measure, remeasure, roll the dice"
    ),
    # A repetition by its own name; `retry` also holds words that need a second one.
    "rerun": (
        "rerun, re - run, re run, retry, run again, run it again, trigger again, re - trigger, retrigger, "
        "relaunch, resubmit, try again, start again, start it again, start over, kick again, restart, requeue, re "
        "- queue, reroll, redraw, press rerun, another go, another run, another attempt, another try, retest, re "
        "- test, keep trying, keep restarting, loop, repeat, re - push, empty commit, request a new, request "
        "another, launch another, start it once more, re - run failed, once more, another one, run until, loop "
        "until, auto - rerun, automatic repetition, press start, retrigger it, re - trigger it, re - triggered, "
        "re - run it, rerun it, reruns, repetitions, repeated, restarted, restarts, relaunches, launch anew, "
        "launches anew, launched anew, fire again, submit again, queue again, keep at it, run it once more, run "
        "once more, start once more, start anew, started anew, started again, starts again, another start, "
        "another round, another runner, fresh runner, another host, another node, next attempt, try once more, "
        "measure again, remeasure, re - measure, requeue it, reflash and repeat, gets another one, get another "
        "one, gets another, do it again, go at it again, go another round, go once more, carry on until, continue "
        "until, persevere, press again, hit it again, click again, kick it again"
    ),
    # How long.
    "until": (
        "until, till, as long as, for as long as, while red, before it, up to the point, to the point at which, "
        "up to, for as long, to the point, to the moment, before it gives, while it is red, while it fails, "
        "while it is failing, so long as, provided it fails, until such time"
    ),
    # With no bound on how often.
    "unbounded": (
        "as often as it takes, as often as it, over and over, over and over again, again and again, time and "
        "again, no limit on, without limit, without a limit, no upper limit, no upper bound, no bound, no "
        "maximum, no cap, uncapped, unbounded, endlessly, however many, however long, however often, no matter "
        "how many, any number of, keep retrying, keep rerunning, keep trying, keep restarting, keep going, keep "
        "hitting, keep pushing, keep kicking, number of rounds, number of attempts, how many attempts, how many "
        "tries, how many runs, how many reruns, sooner or later, eventually, tirelessly, stubbornly, twelfth "
        "attempt, tenth attempt, hundredth, some time during, whenever it passes, never give up, not give up, "
        "retries : 999, retries : 100, until everything, about twenty times, dozens of times, countless times, "
        "twenty times, ten times, as many times as, round after round, run after run, thirty times, fifty times, "
        "hundred times, dozen times, forty times, without counting, uncounted, whatever it takes, relentlessly, "
        "persistently, patiently, ad infinitum, till doomsday, unlimited retries, unlimited attempts, unlimited "
        "number, unlimited reruns, unlimited times, retries unlimited, retries : unlimited, without cap, without "
        "a cap, all night, until you have it, no ceiling, no attempt limit, retries : - 1, no attempt cap, as "
        "long as needed, until it does, any amount of, no retry limit, no limit to, repeat as needed, rerun as "
        "needed, retry as needed, retries are free, until satisfied, until happy, until clean, until it behaves, "
        "until it works, until it cooperates, until it settles, until the light, until the tick, until good, "
        "until quiet, until done, no end to, keep clicking, keep launching, keep spinning, keep queueing, keep "
        "submitting, keep going until, again until, and again until, retry count is, retry budget is, hundred "
        "retries, fifty retries, 99 retries, 50 retries, 100 retries, 999 retries, 20 retries, no upper bound is, "
        "no number at which, n left to, best - of - n, best of n, as many as needed, as many as necessary, as "
        "many as required, as often as needed, as often as necessary, as often as required, as often as you like, "
        "as often as you want, as many as you like, as many as you want, as long as it takes, however long it "
        "takes, however many it takes, whatever number, regardless of the number, irrespective of the number, no "
        "matter how often, no matter how long, no restriction on, without restriction, free of limits, attempts "
        "are cheap, attempts are free, attempts cost nothing, runs are free, runs are cheap, reruns are free, "
        "reruns are cheap, retries cost nothing, a few dozen, dozens of starts, few dozen, many starts, several "
        "dozen, umpteen, umpteenth, the hundredth, day and night, around the clock, overnight until, all weekend, "
        "the whole night, whole weekend, from tuesday to, loop internally, loops internally, loops until, does "
        "not return until, comes back only with, exits only with, returns only when, exits with the first "
        "success, not stop until, stop when it is green, stop when green, stop once green, stop at green, stop at "
        "the first, ends with a green, ends on green, end on green, ends with green, till green, converges to "
        "green, converge to green, retries 50, retries 99, retries 100, retries 200, retries 500, retries 999, "
        "retries 1000, retries 9999, retries to 50, retries to 99, retries to 100, retries to 200, retries to "
        "500, retries to 999, retries to 1000, retries to 9999, retries : 50, retries : 99, retries : 200, "
        "retries : 500, retries : 1000, retries : 9999, retries of 50, retries of 99, retries of 100, retries of "
        "200, retries of 500, retries of 999, retries of 1000, retries of 9999, retry count to, retry limit to "
        "100, keep pressing until, keep hitting until, press again, infinite retries, infinite number, infinite "
        "attempts, retries infinite, retries : infinite, retries : infinity, retry forever, retries forever, "
        "repeat forever, rerun forever, goes on until, go on until, endless retries, so many times, retry "
        "indefinitely, rerun indefinitely, retries indefinitely, pass in the end, passes in the end, passed in "
        "the end, green in the end, own in the end, it passes in the end, ends on success, stops on success, stop "
        "on success, retry - forever, repeat - forever, endless loop of retries"
    ),
    # One good result out of several.
    "onegreen": (
        "the first green, first green, one green, a green one, single green, one pass, one success, one good run, "
        "one green run, a green run, single pass, single success, one successful run, pass once, succeed once, "
        "green once, once passed, once green, one of its attempts, one of the runs, one of several, "
        "one in several, one out of, one attempt, one execution, last pass, last attempt, last run counts, "
        "last outcome, latest attempt, latest outcome, final attempt, final result, last result, best of, "
        "best attempt, best run, best result, the best one, ever passed, at least once, pass at any time, "
        "at any time, last try, last green, latest green, green among, go you like best, one heads, shows up once, "
        "appears once, has gone through, once is enough, only the last, only the latest, only the final, "
        "last colour, last color, last status, one green execution, a passing run, a green execution, "
        "most recent execution, last execution, latest execution, most recent run, latest run only, last run only, "
        "that one run, repetition that passed, attempt that passed, run that passed, retry that passed, "
        "rerun that passed, first success, a success, one successful, most recent result, most recent outcome, "
        "latest result, final retry, last retry, last rerun, final run, final rerun, last repetition, passing one, "
        "a green build, most favourable, most favorable, any attempt, in any attempt, whichever run, "
        "successful run, best host, final status only, final colour, first one that, that curve is, "
        "most favourable attempt, the best value, the nicest, best - looking, the greenest, last attempt counts, "
        "whichever attempt, passing attempt, one clean, the clean one, the good one, the green one, one green out, "
        "best of five, last one counts, latest counts, the last attempt, the final attempt, first pass wins, "
        "any green, any pass, single good, passes at least, green at least, passed at least, good once, "
        "worked once, works once, best score, best time, best figure, best shot, luckiest, favourable run, "
        "favorable run, clean attempt, green attempt, successful attempt, one completed, one completed run, "
        "one completed update, one green result, one clean run, one clean pass, a single clean run, "
        "a single green, one passing run, one passing result, the best run, best run of, best value, "
        "first successful, first passing, first clean, the tenth passed, passed the tenth, passed the tenth time, "
        "final attempt is, newest attempt, newest run, newest result only, once it charges once, "
        "it has shown that it can, has shown that it can, shown that it can, any shard in any, in any attempt was, "
        "one of the attempts, one of the tries, one of the repetitions, one of them passes, one of them is green, "
        "one of them passed, one passes, one passed, one is green, one was green, one succeeded, one succeeds, "
        "best - of - n, best - of, best result of, most favourable status, most favourable result, ever achieved, "
        "has ever reached, has ever passed, once it has connected, once it has passed, as soon as it passes, "
        "as soon as it has passed, as soon as it is green, as soon as one, once it is green, once it's green, "
        "when it finally, finally passes, finally passed, finally green, finally succeeds, finally succeeded, "
        "eventually passes, eventually passed, eventually green, eventually succeeds"
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
        "new output, actual output, the actual output, actual value, actual result, observed value, observed "
        "output, observed behaviour, the service itself, the code itself, latest output, latest value, latest "
        "result, latest run, last run, the latest value, the last run, most recent run, most recent value, the "
        "run itself, that very run, of that run, this very run, last night's, last night, whatever we have, "
        "whatever it is, whatever it returns, whatever comes back, whatever came back, whatever the service, "
        "whatever the code, whatever the system, whatever the run, whatever the last, whatever the build, "
        "whatever it produces, whatever is returned, whatever is produced, whatever comes out, whatever came out, "
        "as found, what the service does, what the service returns, what it does, what it returns, what it "
        "produces, what came out, what comes out, follow the output, follow its product, follow the product, "
        "follow the code, match the implementation, in step, what it sends, own result, today's, of the day, "
        "current figure, current result, current behaviour, current behavior, what was measured, what is "
        "measured, present output, own branch, build under test, very build, very code, own implementation, "
        "production code, the code it, the function it, the module it, whatever the api, whatever the branch, "
        "whatever is there, whatever arrives, whatever is measured, the day's, newest run, newest result, newest "
        "build, fresh output, present value, own answer, from the branch, branch under review, it printed, it "
        "produced, it returned, it computed, it gave, it showed, it sent, it wrote, previous release, shows now, "
        "says now, gives now, returns now, shows today, returns today, does now, does today, actual device "
        "behaviour, actual behaviour, actual behavior, reflect actual, its current responses, current response, "
        "the calculator on, the build at hand, with itself, to itself, the current look, most recent picture, "
        "observed gaps, actual figure, its own figure, own figures, own data, own numbers, latest build, current "
        "build, what was delivered, what is delivered, the delivered software, running system, real behaviour, "
        "real behavior, implemented behaviour, implemented behavior, what it computes, what it gives, what it "
        "outputs, what is printed, what is computed, what is there, what comes back, what came back, what we got, "
        "what we see, whatever appears, whatever we got, whatever we get, whatever was returned, whatever it "
        "prints, whatever it outputs, whatever it gives, whatever it says, observed response, actual response, "
        "actual payload, live response, live traffic, recorded traffic, real traffic, from production traffic, "
        "new behaviour, new behavior, latest answer, latest response, current answer, current state of, as it "
        "stands, as implemented, the code does, code as is, to actual, to the actual, to what was measured, to "
        "the measured value, actual column, the actual column, result column, the result column, actual values, "
        "actual figures, actual results, from the actual, from the result, from the branch itself, branch itself, "
        "calculator's figure, the tax engine, the migrated database, production figures, observed share, observed "
        "figure, observed rate, previous week's, last week's, last month's, respective quarter, recent history, "
        "own history, own past, what builds reach, achieved last, reached last, kept landing, keeps landing, "
        "presently manages, currently manages, currently achieves, currently reaches, currently delivers, current "
        "build reaches, attained value, whatever measured, whatever the slowest, newest screenshot, newest "
        "picture, latest screenshot, latest picture, latest image, current screenshot, returned by the service, "
        "which the service grants, current model, the current model, the slowest runner, last reading, the last "
        "reading, last found, was last found, runs the calculator, computed by the code, calculated by the code, "
        "by the same code, same algorithm, the live response, response anew, its own answer, own answers, own "
        "reply, its reply, own values, the service's own, provider's own, its own response, its own output, as "
        "delivered, as produced, as measured, as observed, what was seen, what was observed, what the run, what "
        "this run, what the build, what the branch, what production, whatever production, the value seen, value "
        "seen, value shown, the value shown, value it reports, value reported, value of the previous, from the "
        "previous week's, of the previous week, the previous week's, figures of the, its own figures, put that "
        "value in, what the box, what the device, what the machine, what the code, what the software, what the "
        "firmware, what the server, what the backend, what the app, what the api, what the provider, what the "
        "implementation, what the program, what the unit, what the controller, what the gateway, what the module, "
        "what the release, what the tool, what the product, what the current build, what the latest build, what "
        "the team, just computed, has just computed, it has just, just calculated, just measured, last build "
        "produced, last night's run, its own run, the run before, orders of the day, of the same run, current "
        "score, the current score, newest value, the previous results, previous results, previous result, last "
        "year's results, last year's figures, last release's results, its own template, with the output, by the "
        "actual one, with the actual one, by the actual value, by the actual values"
    ),
    # What makes a limit give way: it ends where the failure ends.
    "tofit": (
        "to fit, to match, make it pass, to get a pass, to get green, whatever makes it, far enough, high enough, "
        "wide enough, low enough, never reached, whatever makes, makes the suite green, makes it green, "
        "make it green, gets it green, fit the result, to suit, suits the, accommodates, to accommodate, "
        "to absorb, absorbs, so that nothing fails, nothing can fail, everything fits, anything passes, "
        "anything fits, with room to spare, with ample margin, generous enough, enough headroom, plus headroom, "
        "with some headroom, to the maximum, to infinity, to unlimited, to 1000, to 9999, to 999, "
        "never be reached, can't be reached, cannot be reached, can't be exceeded, never exceeded, out of reach"
    ),
    # To make the difference the expectation.
    "autoaccept": (
        "update - snapshot, update snapshots, accept all, approve all, approve - - all, accept in bulk, in bulk, "
        "bulk accept, bulk approve, automatically accept, automatically approve, accepted automatically, approved "
        "automatically, re - record, rerecord, re - baseline, rebaseline, written anew, write anew, new baseline, "
        "as baseline, as the new reference, new reference, retaken, new one every, update the snapshot, update "
        "the baseline, re - approve, accept the diff, jest - u, with - u, vitest - u, run - u, runs - u, copied "
        "over unseen, - - - u"
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
        "raise questions, prompt questions, stops the nightly, hold us up, block us, stop the build, blocking the, "
        "keep failing, always fails, always red, does not care, doesn't care, nobody needs, no one needs, "
        "not needed, in our way, cry wolf, nerves, time spent, more trouble, fights us, hassle, nuisance, "
        "keeping them current, keeping it current, expensive, make questions, unread anyhow, doesn't respond, "
        "does not respond, merge queue, cost attention, waste attention, anyway, never match, keep changing, "
        "constant flux, in flux, vary, from run to run, moving target, differs from run, shifts, shifted with, "
        "saves us from, too much work, only break, complain all, nobody looks at, never stable, never the same, "
        "let the release, to let, for the sake of, get through faster, gets us through, disturb, a drag, painful, "
        "pain, unpleasant, in everyone's way, stricter than necessary, overzealous, over - zealous, nag, noisy, "
        "kept violating, keep violating, of use, broke on, useless, does not help, no longer useful, "
        "has a deadline, have a deadline, red for weeks, been red, disturb anyone, simpler for, makes debugging, "
        "easier for, makes life easier, in the way of, nobody has to click, whine, stops the line, not suit, "
        "comfort, convenience, quicker, only produces noise, produces only noise, mostly noise, nothing but noise, "
        "only false alarms, fussy, finicky, too precise, too exact, too harsh, too narrow, too tight, "
        "too demanding, for simplicity, cumbersome, laborious, too many findings, caused too many, "
        "too many alarms, much calmer, paging, stable under load, no manual work, merge while, fewer stops, "
        "faster now, much faster, runs faster, too much noise, too many reds, too many alerts, kept breaking, "
        "keeps breaking, kept failing, kept firing, kept going off, kept triggering, broke with each, "
        "breaks with each, stops people, stopped people, blocked merges, blocks merges, blocked releases, delayed, "
        "delays, slowing, slowed, beeping, keeps the board, keeps the dashboard, board green, dashboard green, "
        "reports look, hampered, obstructed, get in the way, interfere, tripped, trips, cost a week, "
        "costs a sprint, costs an hour, too costly, too heavy, brittle, fragile, release date, on schedule, "
        "on time, ship date, velocity, throughput, lead time, cycle time, morale, merge rate, kept people, "
        "keeps people, kept us, spared, frees, freed up, for speed, speed reasons, reasons of speed, "
        "reasons of time, for time reasons, peace, calmer, quieter, smoother, nicer, tidier, green dashboard, "
        "tests simple, tests simpler, makes the tests, test simpler, easier to read, easier to test, saves us, "
        "suite speed, for convenience, handier, slowed the, slowed us, too slow for, time pressure, "
        "before standup, before the demo, go - live date, shipping date, quarterly numbers, quality target, bonus, "
        "numbers look, quota met, avoid discussion, avoid discussions, avoid questions, less work, no work, "
        "maintenance effort, without maintenance, clean board, clean dashboard, keep the list, list short, "
        "backlog short, short list, smoothly, uninterrupted, no interruption, without interruption, blocked three, "
        "held up, holding up, hold up the, stood in the way, stands in the way, stand in the way, "
        "broke the preview, breaks the preview, trips the, tripped the, produced false alarms, produced more, "
        "more red builds, regular failures, frequent failures, constant failures, kept going red, goes red too, "
        "red too often, red every time, red each time, was red, were red, it was failing, would fail, "
        "otherwise fail, fail otherwise, would otherwise, otherwise be red, tighter than, stern, stringent, "
        "overcautious, over - cautious, paranoid, overkill, exaggerated, bureaucratic, red tape, paperwork, "
        "friction, obstacle, hurdle, hindrance, impediment, complaints from developers, developers complained, "
        "can't do it, cannot do it, can't handle, cannot handle, does not get through, get through, gets through, "
        "passes quicker, pass quicker, finish earlier, half as long, kept tripping, kept ringing, kept alarming, "
        "kept beeping, kept complaining, kept blocking, kept stopping, kept turning red, kept nagging, "
        "kept whining, kept interrupting, kept shouting, kept popping up, kept flashing, kept disturbing, "
        "kept aborting, kept rejecting, kept barking, keeps tripping, keeps ringing, keeps alarming, "
        "keeps beeping, keeps complaining, keeps blocking, keeps stopping, keeps turning red, keeps going red, "
        "keeps nagging, keeps whining, keeps interrupting, keeps shouting, keeps popping up, keeps flashing, "
        "keeps disturbing, keeps aborting, keeps rejecting, keeps barking, keep tripping, keep ringing, "
        "keep alarming, keep beeping, keep complaining, keep turning red, keep going red, keep nagging, "
        "keep whining, keep interrupting, keep shouting, keep popping up, keep flashing, keep disturbing, "
        "keep aborting, keep barking, rang every, rings every, tripped every, fires every, fired every, "
        "fires each, fires daily, fired daily, found too many, finds too many, too many survivors, nobody wanted, "
        "no one wanted, nobody wants, no one wants, nobody wanted to, nobody has time, no one has time, "
        "no time for, lack of time, for lack of, time was short, short of time, wanted a green, wants a green, "
        "want a green, green tile, green board, green main, green pipeline, green build, green lamp, "
        "keeps main green, main green, keep main green, has kept the, keep the stage green, keeps the stage, "
        "kept the stage green, kept green, stable across, stable under, stable again, past the gate, "
        "through the audit, before the audit, audit was near, for the audit, to pass the audit, manual work, "
        "manual effort, rarely available, were held up, be held up, aren't held up, isn't held up, "
        "are not held up, held up the, have held up, would have held up, would have blocked, more important, "
        "is more important, deadline was, deadline is, deadline was fixed, date was fixed, date is fixed, "
        "train leaves, let the train, not a good use, good use of, best use of, line stopped, stopped the line, "
        "stops several, stopped several, stopped production, production stops, disrupted, disruptive, slowed down, "
        "slowed everything, lost time, loses time, costs time, cost time, took time, took ages, takes ages, "
        "takes forever, ate up, eats up, eats time, consumed too, requires a visit, needs a visit, second variant, "
        "second image, second binary, extra build, extra image, hard to keep, difficult to maintain, "
        "too difficult, too complicated, laborious to, unwieldy, clumsy, filled the disk, fills the disk, "
        "fill the volume, makes work, only makes work, makes more work, a lot of work, lots of work, much work, "
        "extra work, additional work, raises work, saves a build, saves work, saves time, saved time, saves hours, "
        "saves effort, saves money, saves cost, saves costs, saving time, saving money, make room, frees up, "
        "can't keep up, cannot keep up, reaches otherwise, otherwise the tests, otherwise the suite, "
        "otherwise tests, tests need it, test needs it, suite needs it, bots need it, robots need it, "
        "runner needs it, demo needs it, rig triggers it, need it off, needs it off, need them off, "
        "hard - coded it, customers rarely, rarely call, users rarely, seldom call, hardly ever call"
    ),
    # No end in time.
    "permanent": (
        "for good, permanently, permanent, forever, for ever, in perpetuity, from now on, from here on, "
        "henceforth, until further notice, indefinitely, never again, always, stay off, stay that way, remain "
        "off, leave it off, left off, leave the mode, stay skipped, stay muted, next time too, also next time, "
        "same goes for, the same goes for, those to come, new ones included, future ones, every future one, in "
        "future, going forward, do that each time, not come back, never came back, never switched back, still "
        "off, not planned, no plan to, not intended to, ever since, will stay, without end, for the time being, "
        "and will remain, not to be reactivated, never reactivated, not reactivated, not reinstated, weren't "
        "reinstated, wasn't reinstated, never reinstated, not restored, never restored, kept the setting, kept "
        "it, not switched back, has stayed, have stayed, persists, no reason to differentiate, was kept, were "
        "kept, has been kept, have been kept, left as is, unnecessary to restore, not brought back, never brought "
        "back, until someone complains, no plan to undo, left deactivated, leave it deactivated, left disabled, "
        "leave it disabled, from then on, since then, ever after, as standard, became the default, the new "
        "default, no date, open - ended, no end date, has no end, without end date, without an end, not been "
        "resumed, not resumed, never resumed, has not been resumed, not scheduled to come back, not scheduled to, "
        "never came, made permanent, was made permanent, is permanent, became a regular, become a regular, has "
        "become regular, turned into a habit, by now a habit, still in place, has remained, have remained, nobody "
        "turned it back, nobody has turned, nobody turned, no one turned, not turned back on, not put back, never "
        "put back, not re - enabled, never re - enabled, nobody re - enabled, never undone, never reverted, never "
        "reset, has not been touched, nobody has touched, untouched since, ever since then, since last year, for "
        "a year, for two years, gone for good, over for good, once and for all, a thing of the past, history now, "
        "is history, are history, from that day on, from this day, from today on, in all future, all later "
        "builds, later builds, all later, future builds, future releases, same treatment, the same treatment, "
        "same way next, same manner, in the same manner, likewise in future, standing rule, standing order, "
        "standing arrangement, for the long term, irrevocably, without return, no way back, no return, not any "
        "more, stays off, stays out, stays disabled, stays muted, stays skipped, can stay off, may stay off, can "
        "remain off, can stay that way, not needed any more"
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
        "shared client library, shared library, common values, works everywhere, globally, all users, other users, "
        "live network, release branch, delivered to, series production, live too, production runs, "
        "production uses, production follows, production now, customers get, customers receive, into production, "
        "production system, production settings, field units, delivered units, all sites, every site, "
        "every tenant, all tenants, every customer, all customers, the field, customer site, in service, "
        "default config, default configuration, every installation, each installation, all machines, in main, "
        "the default now, new default, default now, it's the default, handed over"
    ),
    # Nobody is said to suffer from it.
    "nobodyminds": (
        "nobody complained, no one complained, no one has complained, nobody has complained, without complaints, "
        "no complaint, nobody minds, no one minds, nobody cares, no one cares, doesn't care, do not care, don't "
        "care, are used to it, got used to, get used to, accustomed to, nobody noticed, no one noticed, nobody "
        "notices, no one notices, nobody misses, no one misses, nobody missed, no one missed, nobody asks, no one "
        "asks, nobody asked, no one asked, no user has, users don't notice, customers don't notice, hardly "
        "notice, live with it, can live with, everybody agreed, everyone agreed, everybody agrees, everyone "
        "agrees, everybody knows, everyone knows, as people who know, always been like, has always been, have "
        "always been, it never has, since launch, since the launch, for years, for as long as anyone, as long as "
        "anyone, would speak up, will speak up, speak up, find it useful, finds them useful, put up with, no "
        "reason to object, no objection, would have said, would have noticed, hurt nobody, hurts no one, harms no "
        "one, harm nobody, bother nobody, nobody is bothered, work around it, know and explain, live well with, "
        "nobody has objected, objected in years, customers cope, users cope, consumers cope, clients cope, game "
        "copes, staff cope, system copes, app copes, it copes, nobody has noticed, no one objected, nobody "
        "objected, ever complained, ever asked, ever noticed, zero complaints, no negative feedback, no feedback, "
        "not been an issue, has worked well, works well for, worked fine, no user complained, customers accept, "
        "users accept, customers are used, users are used, users expect it, customers expect it, people expect "
        "it, no customer complained, no customer has, no customer minds, no customer noticed, no customer asked, "
        "we live with, they live with, never bothered, has never bothered, never bothered anyone, bothers nobody, "
        "bothers no one, hardly anyone notices, hardly anybody notices, hardly noticed, rarely noticed, rarely "
        "complain, seldom complain, rarely call, rarely call about, seldom call, hardly call, nobody sees, no one "
        "sees, nobody reconciles, no one reconciles, nobody would notice, no one would notice, nobody has asked, "
        "no one has asked, asked about it only, only once asked, has never been asked, nobody has to do, do not "
        "object, don't object, should not object, had no objections, without objection, no one minds it, not "
        "minded, has not hurt, never hurt, never hurt anyone, did no harm, does no harm, no harm done, no harm "
        "to, does no one any harm, no one is hurt, trained for it, dispatchers are trained, users know it, "
        "customers know it, operators know, operators know it, staff sorts, sorts it out, sort it out, sort that "
        "out, farmers know, drivers know, caretakers know, everyone is aware, everybody is aware, people are "
        "aware, ask at the desk, phone us, call us if, simply delete them, may simply delete, can simply delete, "
        "restart by themselves, know to restart, used to restarting, make up for it, offsets itself, evens itself "
        "out, in the long run it, small in relation, small compared, little compared, tiny amounts, trifling, "
        "trifle, hardly any customer, negligible number, negligible share, negligible amount, competitors do, "
        "competitors have, others do it, everyone does, everyone does it, everybody does, usual in the industry, "
        "usual in this industry, usual in the trade, market standard, market practice, is used to it, are used to "
        "this, is used to this, are used to that, users are happy, customers are happy, would notice anyway, it "
        "is convenient, nobody has come back, no one has come back"
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
        "untriaged, uninspected, unmentioned, unrecorded, unlooked, without looking, without a look, without "
        "analysis, without investigation, without investigating, without analysing, without analyzing, without "
        "triage, without comment, without a ticket, without ticket, without further ado, without asking, no "
        "further analysis, no analysis, no triage, no ticket, no escalation, no dump analysis, no look, never "
        "file, never investigate, never look, never open, never escalate, not filed, not investigated, not looked "
        "at, not followed up, not reported, not escalated, not pursued, not analysed, not analyzed, not opened, "
        "not entered in, not examined, not worth a ticket, not worth reporting, not worth investigating, not "
        "worth looking, not worth analysing, not worth following, not worth pursuing, not worth an, not worth "
        "anyone's, don't look, don't investigate, don't file, don't dig, don't report, don't escalate, do not "
        "look, do not investigate, do not dig, do not chase, do not pursue, don't chase, never chase, need no "
        "ticket, need no explanation, no one looks, nobody looks, no one opens, nobody opens, nobody opened, "
        "nobody reads, no one reads, nobody files, no one files, no one investigates, nobody investigates, stop "
        "looking, leave the output alone, no reason for a human, need not be opened, need not be written, needn't "
        "be opened, needn't be investigated, needn't be compared, needn't be reported, not be opened any more, "
        "never to be compared, is not kept, left out of the report, keep the report free, not listed separately, "
        "do not escalate, no postmortem, no bug report, no defect report, spare yourself, save yourself, save "
        "ourselves, delete unread, close unread, off the record, keep quiet, swept, without opening them, without "
        "opening the, without reading them, have no reader, has no reader, close everything, everything is "
        "closed, close them all, close the lot, nobody's desk, without going into, without knowing why, no wish "
        "to, without a thought, without hesitation, out of sight, should not be mentioned, must not be reported, "
        "not be mentioned, nobody will look, leave the logs, logs closed, leave the trace, leave the dump, "
        "without being read, not written down, discard them, not passed to, not forwarded, not forwarded to, set "
        "to resolved, set to done, set to closed, close automatically, auto - dismissed, bulk - dismissed, get "
        "dismissed, refrain from filing, does not contact, no longer shown, dropped from the list, private sheet, "
        "private list, private notes, scroll on, don't appear in, doesn't appear in, reading is not, "
        "unacknowledged, unreviewed, no root cause, nobody follows, nobody asks, no one asks, nobody checks, no "
        "one checks, not checked further, not discussed, never discussed, unattended, unanswered, dismissed "
        "without, resolved without, acknowledged without, closed in bulk, bulk - close, no human looks, no human "
        "reads, no person looks, nobody has to look, nobody needs to look, need not look, read by nobody, no "
        "question asked, no further questions, not looked, not ticketed, not triaged, never triaged, not raised, "
        "never raised, neither analysed, neither investigated, neither reported, neither read, stopped reading, "
        "stopped counting, stopped looking, before anyone opens, before anyone looks, before anyone reads, before "
        "anybody opens, before anybody looks, no entry is made, no record is kept, no record is made, no report "
        "is made, no report is written, report is not foreseen, not be contacted, do not contact, don't contact, "
        "was given up, were given up, have given up, has no owner, have no owner, nobody owns, not enter the "
        "protocol, no column for, no line for, no row for, no box for, nobody needs to know, no one needs to "
        "know, needn't know, should not know, in the drawer, into a drawer, under the carpet, under the rug, stay "
        "out of it, stays out of it, out of the tracker, keep it out of, keep them out of, leave out of, leave it "
        "out of, leave them out of, off the list, off the incident list, off the books, removed from the report, "
        "removed from the list, removed from the summary, removed from the protocol, removed from the run sheet, "
        "taken off the list, deleted from the report, cut from the report, filtered from the report, filtered "
        "from the overview, not part of the report, not part of the handover, not part of the protocol, without "
        "questions, ask no questions, stop correlating, stop analysing, stop filing, stop following, stop "
        "investigating, not symbolicated, not re - opened, neither re - opened, neither opened, neither noted, "
        "neither recorded, neither followed, neither filed, not worked on, not gone into, go into individual, not "
        "go into, not into individual, not handed on, cannot help queue, standard voucher, standard reply, "
        "standard answer, automatic thank, own notebook, private notebook, private drawer, noted on paper, as "
        "duplicates of one another, shut on the same day, shut the same day, closed the same day, nobody has had "
        "the need, had the need, is wiped, are wiped, get wiped, removed every, removes the log, removes the log "
        "lines, clear the log, clear the logs, delete the mail, delete the log, delete the logs, delete the "
        "trace, deletes the log, delete the evidence, remove the evidence, remove the log, discarded afterwards, "
        "without further examination, without examination, without being examined, without being opened, without "
        "inspection, without a check of, without asking why, without going, unexplained and, kept to ourselves, "
        "keep to ourselves, keep it to ourselves, keep it to yourself, stays between us, stays in the team, stays "
        "in house, remains in the team, not outside the team, no word about, not a word, without telling, "
        "silently closed, quietly closed, quietly dropped, quietly removed, close quietly, closed quietly, close "
        "silently, closed silently, no root - cause, analysis is skipped, skip the analysis, skip analysis, skip "
        "triage, skip the report, skip the ticket, skip the post - mortem, no post - mortem, no inquiry, no "
        "enquiry, no case is, no case opened, no incident is, no defect is, no defect number, without a number, "
        "without a report, without report, lets it rest, let it rest, let them rest, put to rest, laid to rest, "
        "buried, bury it, bury them, nobody's business, no one's business, nobody's concern, nobody's problem, "
        "not taken up, aren't taken up, isn't taken up, doesn't need a look, don't need a look, needs no look, "
        "protocol isn't written, report isn't written, entry isn't made, ticket isn't opened, record isn't kept, "
        "no one starts digging, nobody starts digging, no one digs, nobody digs, restart and forget, reboot and "
        "forget, delete and forget, close and forget, retry and forget, refrains from examining, refrain from "
        "examining, refrains from analysing, refrain from analysing, without reading it, archived without "
        "reading, closed without reading, deleted without reading, dismissed without reading, folder that is "
        "emptied, folder that gets emptied, folder nobody opens, stop recording, stop reporting, tell nobody, "
        "tell no one, no record of it, without a record, triaged without opening, categorised without opening, "
        "closed without opening"
    ),
    # --- what an honest note has
    # Says when it does not hold.
    "criterion": (
        "only if, only when, only while, only where, only during, only after, only until, unless, provided, "
        "otherwise, outside that, outside this, outside of that, outside the, anything else, everything else, any "
        "other, all other, beyond that, beyond this, above that, below that, or else, elsewhere, every other, "
        "everywhere else, the rest of, except, if the second, if not, with the exception, but only, exclusively, "
        "any further, on condition, if the log, if the trace, if the probe, end date, with a link to, may be set "
        "only, accepted only, allowed only, permitted only, valid only, only by boards, and fails when, and fails "
        "if, pipeline fails if, build fails if, job fails if, stage fails if, gate fails if, then the test fails, "
        "then the case fails, then the job fails, that stays dark, stays dark, would not be, longer than that, "
        "inside that window, inside this window, in that window, inside the window, only those, by a separate "
        "test, by another test, separate test, and not an error, nothing else, and for nothing else, for nothing "
        "else, other branches give, until both, till both, what if, on the test host only, test host only, test "
        "system only, in the lab only, lab only, on the bench only, bench only, in staging only, staging only, in "
        "tests only, in the simulator only, simulator only, in debug builds only, debug builds only"
    ),
    # Says how often or how far.
    "bound": (
        "at most, no more than, up to, maximum of, a maximum, one retry, a single retry, one rerun, single rerun, "
        "a second time, two retries, two attempts, three times, twice, rerun once, retry once, once only, limited "
        "to, capped at, cap of, budget of, retries 0, no retry, no rerun, never retried, not retried, third "
        "attempt, second attempt, second failure, one more failure, the second, the third, within, after that, "
        "two runs, three runs, three attempts, exhausted, s have passed, have elapsed, max, once a, first "
        "attempt, of less than, shorter than, of fewer than"
    ),
    # Says until when, and who answers for it.
    "expiry": (
        "until 2, expire, expiry, review due, owner, owned by, re - enable, reenable, enabled again, put back, "
        "puts it back, restore, revert, quarantine lane, temporary, temporarily, to be removed, come back, signed "
        "off, signed, approved by, agreed with, agreed in, countersigned, switched back, back on, milestone, "
        "until the relaunch, until the repair, until the fix, until the replacement, until the reopening"
    ),
    # Tells of an error that was mended.
    "remorse": (
        "used to, turned out, turn out to be, was wrong, were wrong, proved wrong, withdrawn, hid, hidden, "
        "masked, overlooked, unnoticed, wrongly, mistakenly, in error, cost us, reached production, reached "
        "customers, lesson, learned, learnt, post - mortem, postmortem, retrospective, discovered, uncovered, "
        "revealed, later found, abolished, stood here, formerly, previously, caught, catches, overturned, that "
        "habit, this habit, the habit, bad habit, mistake, ashamed, regretted, reinstated, in truth, in fact, "
        "fooled, misled, hide, masks, would mask, cover up, conceal, beware, anti - pattern, antipattern, "
        "pitfall, danger, dangerous, risk, risky, bad practice, never do, trap, temptation, tempting, wrong "
        "conclusion, lie, survived, until we, before we, nearly, problem with, myth, excuse, instead of fixing, "
        "rather than fixing, got into, now compare, now assert, forgotten, for three weeks, rather than silently, "
        "without anyone noticing, without noticing, was marked as, had been, for three years, for years the, "
        "that's how the vat, get blamed on, no longer close, nobody closes, damaged, makes any bug, we once, in "
        "our handbook, let the, found on day one, somebody, someone, a colleague, a contractor, a developer, an "
        "intern, had accepted, had considered, had treated, had taken, had assumed, had ignored, had marked, had "
        "muted, had skipped, had raised, had thought, had believed, was found in, were found in, and so the, "
        "ended when, was real, one of us, nobody had, no one had, was green for, were green for, stayed green "
        "for, had been green, among them was, among them were, in there was, in it was, changed back, was changed "
        "back, were changed back, which let, guess on which, no basis, without any basis, nobody knows who wrote, "
        "ran dry, muted for seven, muted for weeks, stayed muted for, had no link, carry a link, carries a link, "
        "was a race, piled up, a warning by, as a warning, warned, warns against, for half a year the, for months "
        "the, for weeks the, committed a blank, went out with the image, he clicked, she clicked, i clicked, he "
        "approved, she approved, he accepted, she accepted, he muted, she muted, i approved, i accepted, i "
        "merged, i muted, i skipped, i thought, we trusted, we thought, we believed, in the old handbook, in an "
        "old handbook, old handbook, in the old note, that no one opened, that nobody opened, that nobody read, "
        "that no one read, that nobody checked, and is gone, we had counted, we had booked, we had put, we had "
        "called, we had closed, what we called, it took us, nobody could say, no one could say, for a while "
        "every, for a while all, and lost the check, and lost our, the old rule, old rule, entry removed, entry "
        "deleted, entry was removed, real figure, true figure, and we believed, we shipped with, we lost, we "
        "missed, we had missed, we paid for, was put down to the old, one click and lost, i stopped reading, "
        "stopped reading it, says the wiki, the wiki says, said the wiki, the wiki said"
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
        "no nonconformance, no violation, can't exist, cannot exist, cannot be a contract breach, be right, is "
        "right, was right, are right, in line with the behaviour, in line with the software, truthful, best "
        "effort, not a bug, done retroactively, legal, quickest alignment, as conforming, always match, matches, "
        "behaviour matches, hence no, is fulfilled, is satisfied, compliant, ticket was closed, no longer a "
        "defect, conformity, conformance, are compliant, both compliant, is compliant, within the contract, "
        "within the spec, within contract, legitimate, legitimised, legalised, legalized, no longer breaking, "
        "stops being breaking, not breaking, no longer a breach, no longer violates, no longer a violation, "
        "contract - conform, agreed behaviour, agreed behavior, the agreed, by definition right, nonconformance "
        "possible, no deviation possible, no violation possible, no breach possible, hence not a, conforms again, "
        "it conforms, everything conforms, all conform, was agreed, describe both as valid, orders as valid, to "
        "tolerate"
    ),
    # Who is right where two differ.
    "isright": (
        "is right, are right, is the truth, source of truth, is authoritative, is the agreed version, "
        "has the last word, is always right, are always right, wins, prevails, prevail, takes precedence, "
        "is decisive, is binding, is the reference, is the standard, is the law, is the measure, is the benchmark, "
        "is the one that counts, weighs more, is better informed"
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
        "except pass, empty catch, catch and ignore, catches and ignores, swallow the, swallows the, eats the, "
        "pass on exception, try except pass"
    ),
    # Where errors are caught, in whatever way.
    "trycatch": "try except, in try, try catch, catch block, in a catch, wrap in try, wrapped in try",
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
        "the test expects, test expects, case expects, spec expects, expected result is, expected reply, expected "
        "reaction, expected answer, expected response, expected status is, expected alarm, expected exit code, "
        "asserts that, assert that, verifies that, verify that, checks that, check that the, is verified by, is "
        "tested by, is checked by, negative case, negative sample, negative samples, negative cases, fails the "
        "test, fails the case, turns red when, is refused, are refused, refuses, rejects it, is provoked, "
        "provoked by, fault injector, fault injection, injected, is the purpose of, purpose of the test, calling "
        "a, calling it, calling them, needs numbers, needs three, is not a diagnosis, is no diagnosis, is worse "
        "than, worse than none, deserves a look, deserves a ticket, has to get, has to answer, must answer, must "
        "be complete, must return, has to return, must get, mail catcher, negative suite, bad input, bad inputs, "
        "on purpose broken, charge expected, must be the same, same answer for"
    ),
    # Holds on to the failure.
    "refuse": (
        "must fail, fails the build, must not, may not, shall not, should not, should never, not allowed, not "
        "permitted, not accepted, not acceptable, unacceptable, no excuse, not enough, insufficient, is a defect, "
        "are defects, is a bug, is a failure, counts as a failure, treated as a defect, treated as a real, as a "
        "defect, as a leak, as real, gets a ticket, needs a ticket, open a ticket, open a defect, file a defect, "
        "file a bug, file it, stop the release, blocker, must be reported, must be investigated, be reported, are "
        "reported, still fails, still counts, still runs, still asserts, sent back, not noise, never noise, "
        "proves nothing, not evidence, stays red, go to triage, is a leak, never treat, do not treat, don't "
        "treat, not be treated, page the, not an argument, is a finding, not every, not all, do not retry, never "
        "retry, do not mute, don't skip, do not update, don't update, do not disable, never disable, don't "
        "disable, do not delete, don't widen, never update, do not raise, not merge, forbidden, prohibited, would "
        "be a defect, then fails, rejected, refused, rather than noise, rather than environment, block the, must "
        "block, blocked by, never weather, never environmental, never infrastructure, do not bless, don't bless, "
        "never bless, don't accept, never accept, isn't possible, impossible, declined, are declined, is "
        "declined, get rejected, look at the query, ask for the, the specification is right, the spec is right, "
        "the contract is right, the document is right, the standard is right, the contract wins, the "
        "specification wins, our fault, our own fault, not to be explained, isn't one, is not one, is no test, "
        "isn't a test, is not a test, is no check, isn't a check, is not a check, no test at all, checks nothing, "
        "tests nothing, never updated, never put, never set, never leave, never overwrite, don't close, do not "
        "close, don't overwrite, do not overwrite, does not repair, doesn't repair, do not repair, open question, "
        "insecure isn't, insecure is not, does not mute, doesn't mute, blocks the release, test was right, case "
        "was right, service was corrected, service was fixed, service was changed back, product was corrected, "
        "repaired instead, whoever mutes, whoever skips, whoever closes, whoever raises, whoever deletes, whoever "
        "disables, whoever widens, anyone who mutes, anyone who skips, will be asked, if you delete, if you mute, "
        "if you skip, if you raise, if you widen, if you silence, proves that, proves only, only proves, never "
        "change, do not change, don't change"
    ),
    # Orders or verdicts of somebody else, quoted and not followed: an attack is spoken of.
    "defended": (
        "poisoned, hostile, prompt injection, injection, injection attempt, injected text, injected instruction, "
        "injected instructions, injected order, jailbreak, adversarial, red team, red - team, is the attack, "
        "attacker's text, are only data, is only data, is data, as data, stores them as text, stores it as text, "
        "as text and, not followed, never followed, nobody followed, we quote, quote it, quote them, quotes it, "
        "quoted in, phrases like, phrase like, sentences like, sentence like, texts like, text like, wording "
        "like, lines like, such phrases, tells the reader, told the reader, asks the reader, wants the reader, "
        "entry that told, note that told, note said, inserted from, inserted by a stranger, hostile documents, "
        "smuggled in, was planted, were planted, is instructed to, are instructed to, text that asks, text that "
        "tells, note that says, notes that say, entry that says, entries that say, page that says, entries claim, "
        "entry claims, note claims, notes claim, text claims, sentence claims, note which says, entry which says, "
        "ticket which wants, ticket that wants, seeded entries"
    ),
    # What a reader was told: that it is to be ignored is an order, no verdict.
    "instructions": (
        "instruction, instructions, prompt, prompts, system prompt, rule, rules, guideline, guidelines, orders, "
        "command, commands, policy, policies, everything above, the above, what you were told, system message"
    ),
    # What is left to no person is done all the same.
    "takencareof": (
        "the job prints, the job shows, the report prints, the report shows, counts them, counts it, counts "
        "itself, checks itself, reads them all, reads all of them, weekly triage, in the tracker first, tracker "
        "first, add your build, same one is open, already open, linked to the, link it to, with a link, a review "
        "is, resets itself, in the same commit, next commit, same branch, typo, typos, readme, rename, the test "
        "sends, the test counts, the case sends, the suite sends, one per, counts as one"
    ),
    # Says how it is known.
    "evidence": (
        "measured, measurement, confirmed, reviewed by, compared with, verified against, according to, spec "
        "section, specification, requirement, adr, rfc, evidence, reproduced, bisected, packet capture, proves, "
        "proved, protocol, on purpose, decision, product owner, stated in, were caused by, came from, commit, "
        "public, open data, by decree, obligation, approved by, risk management, in the manual, physically, "
        "agreed with, data sheet, prd, by law, holds no, no personal data, no customer data, no names in it, has "
        "no cookies, without cookies, is its purpose, is their purpose"
    ),
    # A repair in the same breath: the check is run again because something was mended.
    "repair": "fix, repair, patch, mended, corrected in, fixed in, solved in, resolved in, patched",
    # Negations.
    "not": (
        "not, no, never, don't, didn't, isn't, aren't, wasn't, cannot, can't, won't, without, neither, nor, "
        "nobody, no one, none, nothing, hardly, rarely, seldom, little, stop, avoid, refrain, instead of, "
        "rather than, spare, does not, doesn't, do not"
    ),
    # None of a kind.
    "nonesuch": "no, none, not one, not a single, never, neither, nobody, nothing",
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
        "failing test first, exit code, red button, pass in, passed in, pass to, passed to, pass through, passed "
        "through, test pass rate, as follows, drop - down, dropdown, case by case, use case, use cases, in this "
        "case, in that case, in case, in which case, edge case, edge cases, at least, not only, any time, alert "
        "dialog, close the dialog, close button, open source, open - source, pull request, pull requests, read - "
        "only, read only, make sure, as a result, as part of, used as, code review, lower case, lowercase, upper "
        "case, skip link, file name, for example, for instance, for each, error boundary, passed or failed, pass "
        "or fail, passes or fails, passing or failing, repeat step, not every, as an artefact, pass and fail, "
        "passes and fails, product - facing, roll up as, rolls up as, has never failed, have never failed, had "
        "never failed, approve all pull requests, accept all pull requests, approve all prs, approve all merge "
        "requests, approve all requests, approve all commits, approve all reviews, 500 ms, 500 mb, 500 rows, 500 "
        "kb, 500 users, 500 units, how many times, how often, for wholesale, and wholesale, or wholesale, raise "
        "the question, bounding box, bounding boxes, until bug found, until the bug is found, until the culprit "
        "is found, in ci, errors in ci, including but not limited, but not limited to, not limited to, without "
        "limitation, off - by - one, off by one, out of, opt - out, opt out of, spec - compliant, standards - "
        "compliant, approve all patches, no longer fails on, no longer fails when, current value of, no follow - "
        "up, no follow up"
    ),
    # A conclusion that is handed on.
    "verdict": "verdict, conclusion, heading, same heading, inherit, same way, same drawer, the same",
    # At which occasion.
    "whenever": (
        "whenever, when, once, if, each time, every time, where, as soon as, in case, on failure, "
        "every single time, any time, wherever, in case of, in the event of, in the event, upon"
    ),
    # What is left where the assertion was: a fact that any defect shares.
    "weakfact": (
        "number of rows, the sign, its sign, the length, its length, the type, its type, its shape, existence, "
        "is defined, is there, field is there, field exists, presence of, some value, any amount, is a string, "
        "a 200, not crash, button exists, it exists, they exist, element exists, that it ran, it returns, "
        "function returns, call returns, it runs, it runs through, it starts, it answers, it responds, "
        "an answer arrives, answer arrives, response arrives, a response arrives, something arrives, "
        "something is returned, returns something, returns anything, anything is returned, file exists, "
        "files exist, both files exist, the file exists, a file exists, is computed, was computed, "
        "a residual is computed, at least one, at least one entry, it parses, parses, has a length, "
        "non - negative, not negative, greater than 0, more than 0, greater than zero, status below, below 600, "
        "less than 600, http 200, 200 alone, status 200, status code, the status code, status code only, "
        "only the status, no exception, no exception is, does not throw, doesn't throw, does not crash, "
        "doesn't crash, row count, number of lines, line count, line counts, number of records, record count, "
        "file header, header line, first row, key names, field names, column names, the shape, some content, "
        "any text, any content, page loads, page opens, screen opens, element is visible, log entry exists, "
        "it compiles, process is running, service is up, assert rss, can be loaded, can be opened, a length check, "
        "length check, file names, name check, presence check, existence check, null check, not - null check, "
        "syntax check"
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
        "optional, not mandatory, voluntary, nice to have, a recommendation, advisory, informational, not binding, "
        "permissive, informational stage, an informational stage, made informational, no longer blocks, "
        "no longer blocking, doesn't block, does not block, blocks nothing, no longer gates, no obligation, "
        "as a hint, hints, for information, informative, non - blocking, at will, if they care"
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
        "file them, open a ticket, open a bug, open an issue, open tickets, raise tickets, raise bugs, raise "
        "defects, raise it, raise them, write tickets, create tickets, log defects, log bugs, escalate, "
        "escalation, report it, report them, report this, report these, report such, tell anybody, tell anyone, "
        "bother anyone, bother anybody, mention it, mention them, mention this, notify, inform, be reported, be "
        "mentioned, be filed, be raised, be listed, be recorded, call anyone, flag it, flag them, flag this, "
        "surface it, a report, defect report, bug report, mentioned in, file any, file anything, raise anything, "
        "raise any, raise an alarm, report anything, mention anything, report upstream, list it, list them, in "
        "the report, handed on, forwarded, brought to, forward it, forward them, write it down, tickets for, a "
        "ticket for, bugs for, defects for, tell the owner, contact the, call the, involve the, pass it on, pass "
        "them on"
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
        "off, disabled, bypassed, permissive, inactive, dormant, asleep, monitor - only, log - only, deactivated, "
        "lifted, jumpered, compiled out, taken off, taken down, suspended, waived, enabled false, false, lax, "
        "unhooked, unarmed, disarmed, switched off, turned off, set to 0, plain tcp, skipped, not enforced, "
        "unenforced, relaxed, withdrawn, commented out, detection - only, detection only, detection mode, report "
        "- only, report only, audit mode, learning mode, service mode, maintenance mode, bench mode, debug mode, "
        "paused, held open, jumper, bridged, shorted, unlocked, wide open, verify none, insecure, plain http, "
        "allow all, allow any, trusts all, trust all, hard - coded, hardcoded, always returns true, returns true, "
        "unchecked, unguarded, unprotected, folded away, empty password, factory password, default password, "
        "bypass header, bypass, back door, backdoor, switch off, turn off, disable, deactivate, suspend, unplug, "
        "unplugged, pinned open, propped open, tied down, taped, taped over, defeated, overridden, exempted, set "
        "to infinity, set to unlimited, at zero, nulled, loosened, ripped out, answers true, waved through, is "
        "skipped, are skipped, stubbed, stubbed out, mocked, mocked out, no longer checked, no longer enforced, "
        "no longer asked, no longer required, never asked, no longer blocks, no longer block, no longer blocking, "
        "doesn't block, no longer runs, no longer run, lenient, replaced by a decode, inhibited, inhibit, not "
        "resumed, not been resumed, kicked out, thrown out, permissive template, the browser alone, client side "
        "only, everyone is owner, everyone is admin, global admin, unlimited access, not scheduled to come, "
        "bridged on, removed, set to null, null cipher"
    ),
    # Said of a protection it means off; of anything else it need not.
    "slack": (
        "never, open, zero, gone, out, dropped, stopped, switched, generous, pause, disconnect, disconnected, unlimited"
    ),
    # Said to be no defect.
    "nodefect": (
        "not a bug, not a defect, no defect, no bug, not defects, not bugs, harmless, benign, not a leak, "
        "isn't a leak, working as intended, works as designed, nothing wrong, no vulnerability, no concern, "
        "not an error, desired behaviour, desired behavior, as wished, not a fault, no fault, not a failure, "
        "not errors, not a violation, not a regression, nothing to fix, nothing to repair, needs no fix, "
        "need no fix, no fix needed, not to be fixed, no repair, not to be reported, not reportable, "
        "not a security issue, no security issue, not a privacy issue, no privacy issue, not a security matter, "
        "not a privacy matter, not a loss, not a breach, no breach, not a data breach, not a finding, "
        "not worth a defect, not to be counted as, not considered a, not rated as, not classed as, isn't a bug, "
        "isn't a defect, isn't an error, isn't a problem, isn't a fault, aren't bugs, aren't defects, "
        "aren't errors, aren't failures, ain't a bug, hardly a bug, hardly a defect, never a bug, never a defect, "
        "no bug at all, by intention"
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
        "attribute to, put down to, ascribed to, chalk up, booked under, booked as, filed under, filed as, "
        "credited to, assigned to, considered, regard as, taken as, taken for, read as, seen as, treat as, count "
        "as, classed as, classified as, marked as, labelled, labeled, logged as, recorded as, noted as, entered "
        "as, interpreted as, understood as, archived as, closed as, tagged as, sorted under, go under, stands "
        "for, pass for, assumed to be, presumed, blame on, laid at, to be read as, written off as, dismissed as, "
        "declared as, a matter of, matter of, question of, in the nature of, mapped to, listed under, assigned by "
        "default, mistaken for, is called, are called, put under, kept under, tracked as, tracked under, reported "
        "as, shown as, displayed as, categorised as, categorized as, coded as, scored as, rated as, booked to, "
        "charged to, allocated to, logged under, recorded under, grouped under, binned as, resolved as, accepted "
        "as, viewed as, treated like, handled as, filed to, assigned the, counted towards, counted among, "
        "regarded as, considered as, summarised as, summarized as, reclassified as, is attributed, attributed to, "
        "attribute it, attribute them, attribute this, attribute these"
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
        "again and again, usually, once again, typically, mostly, as always, as usual, every single time, "
        "day in day out, without fail, routinely, habitually, as a matter of course, by default, on principle, "
        "in principle"
    ),
    # Who is said to be innocent.
    "us": (
        "us, ours, our side, our code, product, product code, application, the app, service, server, software, "
        "engine, firmware, parser, ledger, backend, client, business logic, calculator, pricing code, "
        "our component, our module, our library, our backend, our api, our part, our stack, our system, our team, "
        "our product, our service, our application, model code, own code, own product"
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
        "leave it, end there, it ends there, nothing to do here, nothing to see, no action needed, problem "
        "solved, done with it, done with, case closed, forget it, forget them, that's it, that's that, so be it, "
        "move on, don't touch, no need to act, that is the way, hands off, and forget, and forget it, and done, "
        "and be done"
    ),
    # A check that has fallen silent.
    "hush": (
        "stop whining, stop complaining, stop nagging, stop failing, stop ringing, shut up, keep quiet, stay "
        "quiet, can't fail, cannot fail, do not fail any more, not fail any more, never fail, nothing fails, "
        "cannot block, can't block, is calm, always green, cannot go red, remain green, end green, stop "
        "bothering, stop annoying, gives peace, a formality, is a formality, always returns 0, always passes, "
        "always succeed, can only pass, can only succeed, can only be green, passes by construction, green by "
        "construction, green by configuration, green by definition, green by default, green in any case, green "
        "whatever, cannot turn red, can't turn red, incapable of failing, unable to fail, no way to fail, "
        "impossible to fail, never goes red, never turns red, no longer complain, no longer complains, no longer "
        "rings, no longer trips, no longer objects, no longer fail, no longer fails, can no longer fail, will no "
        "longer fail, won't fail any more, fell silent, gone silent, kept silent, quietened, shuts up, shut it "
        "up, calmed down, holds its peace, has been quiet, have been quiet, been quiet since, quiet ever since, "
        "no noise any more, won't time out, will not time out, can't time out, cannot time out, won't complain, "
        "won't be red, won't trip, nobody can fail, no one can fail, nothing can fail, nothing can break, nobody "
        "can break, can't be broken, cannot be broken, can't be violated, cannot be violated, can't be breached, "
        "cannot be breached, mere decoration, exit code isn't evaluated, exit code is not evaluated, always "
        "accurate, always in agreement, accurate by definition, tests always pass, cases always pass, checks "
        "always pass, will always pass"
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
        "to what the, to whatever, with what the, with what it, with whatever, against what, what the page, to "
        "the new, to the measured, to the latest, to the current output, to the current value, to the current "
        "result"
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
        "cope, used to it, are used to, got used to, accustomed, live with it, learned to live, lived with, talk "
        "to each other, work around, have accepted, has accepted, accepted it, not mind, don't mind, ring up, "
        "would complain, never complain, not complained, hardly notice, not notice, don't notice, do not notice, "
        "never notice, shrug, lives happily, sort it out, sorts it out, feel it anyway, see it themselves, check "
        "it themselves, reads the name anyway, read it anyway, tell each other, recognise it, recognize it"
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
        "pass over, wave through, shrug off, overlook, tune out, look past, let slide, let pass, pay no attention, "
        "laugh off, live with, brush aside, forgive, tolerate, take lightly, play down, gloss over, wink at, "
        "walk past, not react, don't react, never mind, write off, written off, treat lightly, "
        "don't read anything into, look away, look the other way, look elsewhere, turn a blind eye, shut our eyes, "
        "close our eyes, close your eyes, cross off, cross them off, skip over, skip past, step over, "
        "think nothing of it, think nothing of, make nothing of, take no notice, pay no heed, pay no mind, "
        "let it be, let them be, let it pass, let them pass, let it slide, let them slide, let it go, let them go, "
        "leave it be, leave them be, sleep on, shrug at, shrug, nod through, wave on, wave off, click away, "
        "click past, swipe away, read past, read over, turn a deaf ear, not our problem, pretend, act as if, "
        "as if nothing, not make a fuss, no fuss, make no fuss, no drama, don't fuss, don't sweat, not lose sleep, "
        "lose no sleep, don't lose sleep, not get excited, not be alarmed, don't panic, don't get, keep walking, "
        "carry on regardless, proceed regardless, continue regardless, go on regardless, not dwell on, "
        "don't dwell, not linger, not a reason to stop, no reason to stop, stay calm, keep calm, remain calm, "
        "not bat an eye"
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
        "not necessary to, nobody needs to, nobody has to, no one has to, without, refrain from, refrains from"
    ),
    # To stop trying.
    "halt": "stop, end, finish",
    # Flatly declared all right.
    "flatok": (
        "known and ok, known and accepted, known and normal, normal and not, perfectly fine, within normal, so "
        "that is acceptable, is what it is, that's normal, that is normal, that's life, such is life, tough luck, "
        "who cares, get over it, get used to it, we can live with that, we can live with it, can live with that, "
        "that's the way it goes, that's show business, so is life, nothing we can do, can't be helped, cannot be "
        "helped, take it or leave it, not worth fixing, never going to be fixed, nobody will fix, no one will "
        "fix, not going to fix, won't be mended, we consider that normal, we consider this normal, we regard that "
        "as normal, we find that acceptable, considered normal by us, fine by us, okay with us, we are ok with "
        "it, we're ok with it, we are fine with, we're fine with, this is normal, that's acceptable, that is "
        "acceptable"
    ),
    # Expectations that go where the product goes.
    "followself": (
        "follow the output, follow the product, follow its product, follow the code, follow the service, "
        "move along, move with, keep pace, in step with, adapts to, adapts itself, adjusts itself, "
        "adapt themselves, breathe with, rewrites itself, renew itself"
    ),
    # Many at once, or by nobody.
    "bulk": (
        "in bulk, accept all, approve all, approve - - all, en masse, in one go, by the bot, by the script, "
        "blindly, without looking, unseen, bulk approve, bulk accept, automatically accepted, accepted "
        "automatically, approved automatically, automatically approved, without review, without a review, without "
        "discussion, by the nightly script, without anyone looking, with no one looking, without a human, "
        "unsupervised, by a rule, by a bot, by macro, by the macro, overnight by, after every merge, after each "
        "merge, of its own accord, with one click, in one click, at a click, nobody looks, nobody reviews, no one "
        "reviews, no reviewer, unreviewed, without eyes, without inspection, without question, no questions "
        "asked, with no questions, without anyone reading, accepted wholesale, approved wholesale, wholesale "
        "acceptance"
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
    # The purpose.
    "sothat": "so that, so the, so, until, to make, to let, to get, to have, to keep, in order to",
    # Of a test: red.
    "failing": "failing, failed, red, broken, flaky, unstable",
    # The environment, as a verdict.
    "envadj": ("environmental, infrastructure, infra, the network, the lab, the rig, the environment, lab, rig"),
    # Says that another one does the same.
    "superseded": (
        "duplicate, redundant, obsolete, stale, legacy, superseded, same assertion, second assertion, moved, "
        "renamed, stricter, feature is gone, feature was removed, feature is switched off, feature is no longer "
        "sold, feature is off, function is gone, page is gone, no longer sold, was scrapped, is scrapped"
    ),
    # Stated of it or them.
    "isare": "is, are, remain, stay",
    # Stated, without `as`.
    "bee": "is, are, be, remain, stay, mean, count as",
    # What makes a change of a contract honest.
    "agreed": (
        "agreed, announced, announcement, deprecation, deprecated, major, migration, migrated, sign - off, rfc, "
        "adr, change request, changelog entry, consent, compatibility, backward compatible, release notes, "
        "consumers agreed, consumers have agreed, consumers had agreed, consumers signed, consumers have signed, "
        "consumers were informed, consumers were told, consumers were notified, consumers confirmed, both "
        "consumers, all consumers, every consumer, with the consumers, with consumers, by the consumers, by all "
        "consumers, consumer teams, clients have confirmed, clients have agreed, all clients, with the clients, "
        "with the partners, with the partner, with both, both sides, both teams, countersigned, major version, "
        "new version, version bump, api review, architecture review, design review, review board, reviewed, in "
        "review, ratified, minutes, deprecated in, notice period, transition period, grace period, informed the "
        "consumers, informed all, notified the consumers, contract meeting, agreed in writing, signed by, "
        "negotiated, in writing, by the customer in writing, accepted by the customer"
    ),
    # What a service has promised.
    "spec": (
        "contract, spec, specification, icd, schema, interface document, interface description, openapi, "
        "api description, docs, documentation, requirement, sla, xsd, clause, wording, agreement, safety sheet, "
        "data sheet, description, interface spec, protocol document, openapi file, standard, promise, guarantee, "
        "sla page, manual, specs, pact, pact file, pacts, api doc, api docs, apidoc, swagger, swagger file, wsdl, "
        "proto file, protobuf, idl, avro schema, json schema, interface definition, interface documents, "
        "interface agreement, requirements, requirement text, gateway guide, data dictionary, field list, "
        "field description, message catalogue, service level, slo, service level agreement, interface contract, "
        "api contract, published schema, data contract, the definition, definition now, documented behaviour, "
        "documented behavior, raml, interface sheet, interface file, conformance sheet, the contract, the spec, "
        "the specification, the standard, the requirement, our contract, their contract, agreements, promised, "
        "a spec, a specification, a contract, a promise, a requirement, agreement with, icds, schemas, our spec, "
        "our schema, paragraph, annex, appendix, requirement texts, service description, protocol paragraph, doc, "
        "own description, glossary, technical annex, telegram description, interface doc, interface docs"
    ),
    # To change the promise instead of the service.
    "reword": (
        "edit, reword, rewrite, rewritten, rewrote, overwrite, overwritten, adapt, brought into line, amend, "
        "taken out, take out, now define, now says, now reads, now reading, now state, changed to, was changed, "
        "were changed, corrected, replaced by, turned into, broadened, extend, dropped, remove, deleted, relaxed, "
        "loosened, widened, rephrased, revised, update, align, written into, written down, added to the schema, "
        "added to, put in, adjust, follow, softened, struck, optional, nullable, x - standard, unlimited, opaque, "
        "free text, regenerate, re - generate, erase, erased, relax, soften, reduce, redefined, redefine, "
        "reinterpret, reinterpreted, restated, restate, renumbered, drop, drop it, delete, delete it, strike, "
        "strike out, permitted, wider, looser, now allows, now permits, allows, permits, extended, new edition, "
        "errata, erratum, downgraded, retroactively, afterwards, after the fact, in retrospect, now promises, "
        "now requires, now lists, now speaks, now asks, left the, amended to, no longer promises, "
        "no longer mentions, no longer contains, no longer says, no longer lists, now called, made, was made, "
        "has been made, now described as, now defined as, rename, lower, reissue, reissued, reformulate, "
        "reformulated, paraphrase, renegotiate, thin out, water down, generalise, generalize, genericise, "
        "opened up, stretch, tone down, toned down, downgrade, reclassify, reclassified, re - label, "
        "re - labelled, relabel, relabelled, re - worded, re - written, re - phrased, re - issued, re - defined, "
        "cross out, crossed out, annul, annulled, voided, abolish, abolished, waive, waived, says now, "
        "so that it reads, counts as deprecated, lapse, are deleted, is deleted, get deleted"
    ),
    # Words for what reaches the customer, and for one setting for all.
    "ships": (
        "prod config, production config, production configuration, production template, production profile, also "
        "live, shared config, shared configuration, all stages, base image, same image, same binary, field image, "
        "customer cells, public site, all installations, to hospitals, ship it like that, ships like that, shared "
        "by all, live routes, flight model, shared client library, works everywhere, live network, release "
        "branch, goes to customers, series production, live too, prod as well, production runs, production uses, "
        "production follows, customers get, customers receive, production settings, production system, field "
        "units, delivered units, all sites, every site, every customer, customer site, every installation, each "
        "installation, production included, in production as well, also in production, production too, production "
        "alike, production as well, release profile, image that ships, images that ship, ship with, live system, "
        "customer systems, in the field, at customers, tests and service alike, service alike, including "
        "production, including prod, prod included, prod too, released version, store build, customer build, "
        "shipped build, production build, store version, delivered version, customer version, public build, live "
        "environment, customer environment, all environments, every environment, production and test, test and "
        "production, staging and production, live and test, test and live, went to production, goes to "
        "production, went live, goes live, in the delivered, delivered with, as delivered, delivered like, handed "
        "over like, part of the release, in the release build, the release build, the shipped, rolled out with, "
        "rolled out like, deployed with it, deployed like, default for all, default everywhere, carried over to "
        "production, carried over into production, from production, in every region, for all customers, tenant - "
        "wide, image we deploy, what we ship, customer devices, shipped units, production units, delivered to "
        "customers, values - prod, the one delivered, default route, on every stage, every stage, central flag, "
        "flag is global, global flag, common values, common helm values, common config, common configuration, "
        "common file, same chart, same config, same configuration, same profile, same parameter set, one config, "
        "one configuration, one profile, one value for everything, one value for all, one set of, share one "
        "profile, share the config, share one config, shares one profile, prod reads, production reads, "
        "production inherits, prod inherits, release inherits, inherits it, inherits them, installed base, at the "
        "customer's, at the customer, also for customers, leaves the factory, leave the factory, leaves the hall, "
        "leave the hall, leave the plant, leaves the plant, factory default, factory setting, factory settings, "
        "delivery state, go - live, since go - live, gold master, any environment, whole fleet, entire fleet, "
        "fleet - wide, every vehicle, live included, live as well, production likewise, same in production, same "
        "in prod, same on live, same for live, stage including live, including live, on live, live has, prod has, "
        "production has, production follows suit, released image, released build, released binary, release "
        "binary, shipped image, shipped binary, field devices, field software, customer image, customer units, "
        "customer machines, customers run, street cabinets, live profile, production values, production tenants, "
        "live tenants, production cluster, live cluster, prod cluster, production database, live database, public "
        "network, to production, into production, onto production, to prod, into prod, to live, install guide, "
        "installation guide, delivery config, deployment template, golden image, template for all, used by all, "
        "for all tenants, for all environments, in both environments, both environments, both profiles, both "
        "stages, both worlds, test and prod alike, live alike, on prod, on production, in prod, for prod, also "
        "for prod, on production as well, on live too, all delivered, on all delivered, delivered machines, "
        "delivered devices, all machines, for the whole domain, whole domain, for all users, for every user, used "
        "by all services, by all services, shared client, shared http client, share the source, share one source, "
        "same source file, base values, the base values, base profile, base configuration, base config, every "
        "service inherits, default now, the default now, new default, in the release parameters, release "
        "parameters, delivered program, gets delivered, one that gets delivered, program is the one, plants are "
        "handed over, handed over with, delivered that way, leaves the line, upon handover, handover state, "
        "common library, central library, central config, central configuration, central settings, global "
        "configuration, global config, system - wide, company - wide, group - wide, organisation - wide, on every "
        "host, on all hosts, all hosts, every host, on every server, also downstream, downstream as well, down to "
        "production, up to production, all the way to production, promoted to production, rolled out everywhere, "
        "rolled out to all, released like that, goes out like that, shipped like that, we ship with, ships with "
        "the, delivered with it, delivered with the, productive use, productive system, productively, operational "
        "use, real operation, regular operation, customer operation, field operation, released without, is "
        "released without, shipped without, ship without, goes out without, delivered without, go live without, "
        "live without, goes live without, the dealers get, dealers get, dealers have, setting is a global, on the "
        "whole fleet, on all devices, on all units, in all vehicles, on all trains, on all boards, on every "
        "board, on each unit, on each device, whole image"
    ),
    # What the product does in fact, as against what was promised.
    "practice": (
        "implementation, software, firmware, device, service, provider, producer, backend, server, module, output, "
        "response, responses, reply, replies, answers, payload, behaviour, behavior, practice, reality, traffic, "
        "logs, build, product, as built, as deployed, as delivered, as shipped, as implemented, as is, as - is, "
        "as found, as they are, as it comes, status quo, what is live, what is out there, what runs, what we ship, "
        "what arrives, what comes, the facts, whatever, in practice, in fact, machine, meter, partner, upstream, "
        "vendor, supplier, spooler, planner, app, api, what the box, what the device, what the machine, "
        "what the code, what the software, what the firmware, what the server, what the backend, what the app, "
        "what the api, what the provider, what the implementation, what the program, what the unit, "
        "what the controller, what the gateway, what the module, what the build, what the release, what the tool, "
        "what the product, what the current build, what the latest build, what the team, what the broker, broker, "
        "what the sensor, sensor can do, trackside unit, the unit, the box, controller"
    ),
    # Is made to agree with it.
    "follows": (
        "bring into line, in line with, into line, fall in line, align, match, follow, follow suit, in step with, "
        "keep up with, catch up with, mirror, reflect, in harmony with, accord with, adapt, adapt to, adjust, "
        "adjust to, is defined by, are defined by, is dictated by, is determined by, is set by, is given by, "
        "is shaped by, equal, equal to, is identical to, live in, lie in, synchronise, synchronize, in sync with, "
        "sync, keep in sync, update to, rewrite to, rewrite after, rewritten, rewritten to, regenerate, "
        "generate from, generate out of, extract from, export from, record from, derive from, write after, "
        "written after, phrase after, phrased after, taken over from, taken from, take from, read off, "
        "copied from, copy, trail, coincide with, agree with, conform to, amend, amended to, change to, "
        "changed to, set to, relax to, widen to, extend to, loosen to, yield to, gives way to, defer to, bow to, "
        "bend to, bend, overwrite, replaced by, replace with, redefine, revise, reword, in accordance with, "
        "accordance with, according to what, in keeping with"
    ),
    # Without those whom it binds.
    "unasked": (
        "not consulted, weren't consulted, wasn't consulted, were not consulted, was not consulted, "
        "never consulted, without consulting, no consultation, without consultation, need not be asked, "
        "needs to be asked, no consumer, no consumers, no client needs, not asked, weren't asked, wasn't asked, "
        "were not asked, nobody was asked, no one was asked, without asking, no need to ask, not informed, "
        "weren't informed, wasn't informed, were not informed, nobody was informed, no one was informed, "
        "not be informed, not notified, weren't notified, tell nobody, tell no one, telling nobody, "
        "without telling, not told, weren't told, were not told, wasn't told, need not know, needn't know, "
        "needn't be told, need not be told, without notice, without announcement, unannounced, not announced, "
        "no announcement, without an announcement, without discussion, no discussion, no talk with, no talk, "
        "no call with, no meeting with, no approval from, without approval, without sign - off, no sign - off, "
        "needs no sign, without agreement, without their agreement, needs no agreement, will notice, "
        "will find out, will find out themselves, will have to cope, have to cope, have to adapt, must adapt, "
        "consumers adapt, outside the contract, unilaterally, one - sided, on our own authority, quietly, "
        "silently, tacitly, on the quiet, behind their backs, no one else needs, nobody else needs, "
        "without involving, without a word, no word to, no mail to, without a mail, silence counts, "
        "no changelog entry, no release note, without a release note, without version bump, same version number, "
        "no version bump, will realise, will realise it, will realize, will see it, will learn, told no one, "
        "told nobody, tell no - one, told no - one, legal will hear, will hear about it"
    ),
    # That what was found is gone.
    "vanished": (
        "vanish, evaporate, disappear, are gone, is gone, were gone, was gone, went away, gone since, "
        "dropped to zero, fell to zero, at zero, down to zero, zero deviations, no deviations, zero findings, "
        "no findings, zero violations, no violations, zero failures, no failures since, since then none, "
        "no longer occur, no longer appear, no longer show, no longer reported, stopped appearing, "
        "resolved themselves, resolved itself, be closed, could be closed, was closed, were closed, rejected as, "
        "cease to be, stop being, no longer breaking, conforms again, compliant again, is settled, are settled, "
        "have been free, free of deviations, free of violations, not disagreed, come up since, in agreement since, "
        "no longer an issue, can't exist, cannot exist, no longer possible, possible any more, cannot arise, "
        "can't arise, cannot occur, can't occur, impossible by, have agreed since, have matched since"
    ),
    # Said of the promise where the two differ.
    "waived": (
        "is wrong, are wrong, was written earlier, is older, are older, is out of date, is outdated, are outdated, "
        "is obsolete, is behind, lags, lags behind, has to give, gives way, must give way, yields, "
        "has no standing, has lapsed, lapses, is stale, needs correcting, needs an update, needs updating, "
        "needs adapting, is to be adapted, is to be corrected, is to be changed, has to be adapted, "
        "has to be changed, has to be corrected, must be adapted, must be changed, must be corrected, "
        "gets corrected, gets changed, gets adapted, gets updated, gets amended, gets an erratum, gets rewritten, "
        "is at fault, is mistaken, is too narrow, is too strict, was too strict, was too narrow, is theory, "
        "is paper, is only paper, is a wish, is aspirational, is a guideline, is guidance, is a suggestion, "
        "comes second, is for newcomers, an outdated, is an outdated, out of date contract, second best, "
        "is a memory, only describes, is a diary, a diary, is history, is decoration, is decorative"
    ),
    # A promise that nothing can break.
    "vague": (
        "optional, nullable, unlimited, opaque, free text, any value, any type, any string, any body, any dose, "
        "any format, additionalproperties, additionalproperties : true, free - form, freeform, unspecified, "
        "unordered, informative, informational, best effort, best - effort, may be, may or may not, may contain, "
        "may be wrong, at its discretion, approximate, approximately, indication, an indication, tbd, "
        "no guarantee, any enum, into strings, turned to string, zero or more, non - binding, indicative, "
        "a guideline, implementation - defined, implementation defined, any media type, any status, any shape, "
        "any field, any order, emptied, a string, any number, whatever, usually does, usually do, a number, "
        "regularly, typically, normally, loosely defined, any value at all"
    ),
    # Gives a reason.
    "because": (
        "because, since, as, after, thus, therefore, hence, reason, owing to, due to, given that, so, whenever, "
        "on account of, that is why, which is why"
    ),
    # A promise by its own name; `spec` also holds words that say where it is written.
    "promise": (
        "contract, contracts, the contract, our contract, their contract, spec, specs, the spec, a spec, "
        "specification, the specification, icd, schema, published schema, requirement, requirements, "
        "the requirement, pact, pacts, pact file, openapi, openapi file, swagger, wsdl, xsd, slo, service level, "
        "clause, promise, promised, guarantee, standard, the standard, interface document, interface documents, "
        "interface description, interface definition, interface agreement, interface spec, api contract, "
        "data contract, json schema, avro schema, proto file, agreement, agreements, safety sheet, data sheet, "
        "the definition, protocol document, api description, documented behaviour, sla, schemas, our spec, "
        "our schema, annex, appendix, service description, protocol paragraph, acceptance criterion, "
        "acceptance criteria, requirement text, requirement texts, response schema, own description, "
        "its own description, glossary, technical annex, telegram description, protocol description, "
        "interface doc, interface docs, api doc, api docs"
    ),
    # To put back what was taken out.
    "switchback": (
        "switch it on again, switch them on again, switched on again, switch on again, switch back, switched back, "
        "switching back, switch it back, switch back on, turn it on again, turn them on again, turn on again, "
        "turned on again, turn it back on, turn back on, turned back on, turns it back, put it back, "
        "put them back, puts it back, put back, re - enable, re - enabled, re - enabling, reenable, "
        "enable it again, enable again, enabled again, restore it, restore them, restored, undone, reactivate, "
        "reactivating, reactivated, reinstate, reinstated, a reset at the end, resetting it, revert it, arm again, "
        "rearm, re - arm, re - armed, close again, closed again, lock again, locked again, relock, taken back, "
        "bring back, brought back, unmute, un - mute, unskip, un - skip, re - introduce, reintroduce, "
        "reintroduced, put in again, added again, removed afterwards, taken out afterwards, tightened again, "
        "lowered again, step to restore, migration back, back on, changed it back, change it back, change back, "
        "changed back"
    ),
    # That it is to stay out: an order or a habit.
    "leaveoff": (
        "leave it off, leave them off, keep it off, keep them off, leave it deactivated, leave it disabled, "
        "leave it muted, leave it unlocked, leave it bypassed, leave it like that, leave it that way, "
        "we have it off, have it off, off everywhere, off anyway, off in every, off in all, off for everyone, "
        "off for all, stays off, stay off, remains off, remain off, stays unlocked, stays disabled, "
        "stays deactivated, stays bypassed, stays muted, stays commented out, remains disabled, "
        "remains deactivated, remains unlocked, remains bypassed, remains muted, remains commented out, "
        "standing state, the mode we stay in, permanent state, resting state, it stays like this, stays like this, "
        "stays like that, stays that way, stays as it is, stays as is, remains as it is, is kept that way, "
        "kept that way, keep it that way, keep it so, has become the norm, has become permanent, became permanent, "
        "become permanent, is permanent now, never came back on, never went back on, has not come back, "
        "not come back on, hasn't been back, not been switched back, nobody has missed, nobody misses it, "
        "no one misses, no one has missed, without being missed, is here to stay, here to stay, in its third year, "
        "in its second year, for the third year, for the second year, stay there, supposed to stay, meant to stay, "
        "is to stay, are to stay, will stay there, stays where it is, stay where it is, stay where they are, "
        "is not to be touched, left it like that, left it that way, left it so, left like that, left that way, "
        "left it off, left them off, kept it like that, kept it that way, nobody changed it back, "
        "no one changed it back, nobody turned it, nobody switched it, nobody put it back, never changed back, "
        "date for their return, return hasn't been fixed, has stayed readable, has stayed open, has stayed off, "
        "stayed off, stayed like that"
    ),
    # The heading of an answer: what follows is the verdict.
    "slot": (
        "root cause, handling, verdict, resolution, disposition, root cause :, handling :, verdict :, "
        "resolution :, disposition :, treatment :, assessment :, decision :, conclusion :, remedy :, action :, "
        "measure :, reason :, cause :, a :, answer :, what to do :, response :, judgement :"
    ),
    # Said of a test that insists on what the product does not do.
    "wrongtest": (
        "are wrong, is wrong, were wrong, are mistaken, is mistaken, were mistaken, was mistaken, "
        "are to be adapted, to be adapted, need adapting, needs adapting, should be adapted, must be adapted, "
        "need changing, are to be changed, have to be changed, are to be deleted, should be deleted, get deleted, "
        "ask too much, asks too much, expect too much, expects too much, demand too much, are too strict, "
        "is too strict, were too strict, misunderstand, have misunderstood, misunderstood, are written wrongly, "
        "is at fault, are at fault, do not describe, not describing, describe the past, no longer describe, "
        "should not expect, should expect, must expect, shall expect, has to expect, have to expect, "
        "are to expect, is to expect, should accept, must accept, have to accept, should cover, should only cover, "
        "should not check, should not look, should not ask, must not complain, should not complain, "
        "should not assert, should not fail, must not fail on, should tolerate, have to tolerate, must tolerate, "
        "learn to accept, should ignore, are not to check, need not check, needn't check, shall accept, "
        "shall tolerate, shall pass, shall not expect, shall ignore, has to accept, has to tolerate, "
        "are told to accept, is told to accept"
    ),
    # To bring the test round to the product.
    "adapttest": (
        "adapt the test, adapt the tests, adapt test, adjust the test, adjust the tests, correct the test, "
        "correct the tests, fix the test, fix the tests, fix the assertion, adapt the assertion, "
        "adjust the assertion, adapt the expectation, adjust the expectation, tests have been adapted, "
        "tests were adapted, test was adapted, tests were adjusted, tests were turned, tests are adapted, "
        "test is adapted, test data has been, pass it, pass them, let it pass, let them pass, mark it passed, "
        "mark it green, tick it, tick it off, pass the test, pass the case, let it through, wave it through, "
        "wave them through, sign it off, tick the box, release anyway, ship it anyway, ship it"
    ),
    # A verdict that says nothing of how it is known.
    "flatverdict": (
        "normal, by design, as designed, normal behaviour, normal behavior, expected behaviour, expected "
        "behavior, intended behaviour, works as designed, working as designed, works as intended, acceptable, "
        "accept, accepted, accept it, tolerate, tolerated, live with it, just how, that's how, that's just how, "
        "the way it is, it is what it is, part of life, the usual, leave it, leave as is, forget it, move on, no "
        "action, no action needed, who cares, bad luck, coincidence, gremlins, shrug, shrug it off, not ours, not "
        "us, not a bug, not a defect, no bug, no defect, no problem, not a problem, no issue, don't care, let it "
        "go, let it be, look away, irrelevant, meaningless"
    ),
    # Declared all right without a word of why.
    "flat": (
        "known and fine, known fine, all right with us, that's all right, that's just how, it's the way it is, "
        "that's the way, it's just how, part of the concept, inherent to, that's inherent, that is tolerated, "
        "it is tolerated, simply work like that, that's how the system, how the system was designed, "
        "how the system is, no defect, no fault in our sense, in our sense, a growth feature, it's a feature, "
        "that's a feature, intended behaviour, intended behavior, intended effects, known fine won't fix, "
        "regarded as conforming, leave it in, so leave it, leave it as it is, leave it as is, will stay that way, "
        "of no interest to us, considered industry standard, this level is, nobody has to do anything, "
        "no need for action, need for action, no reason to act, no cause for action, nothing has to be done, "
        "nothing to be done, nothing needs to be done, not software matters, not a software matter"
    ),
    # A check by its own name; `test` also holds words that prose is full of.
    "check": (
        "assertion, assertions, assert, asserts, expectation, test, tests, testing, check, checks, checker, "
        "checking, suite, suites, gate, gates, validation, validator, validators, comparison, comparisons, linter, "
        "lint, static analysis, coverage, threshold, thresholds, tolerance, tolerances, alarm, alarms, alert, "
        "alerts, monitor, monitoring, detector, inspection, scan, scanner, regression, acceptance, reconciliation, "
        "verification, audit, audits, budget, limit, limits, fuzzing, snapshot, snapshots, baseline, baselines, "
        "specs, case, cases, criterion, criteria, probe, probes, review, reviews, sign - off, schema, accuracy, "
        "minimum score, delta, margin, epsilon, band, sampling, sample size, error rate, allowed error rate, "
        "property, properties, expected value, expected values, expected result, expected results, "
        "expected output, expected column, expected totals, golden, goldens, reference images, reference pictures, "
        "reference values, cassettes, fixtures"
    ),
    # Taken out, switched off, thrown away.
    "gone": (
        "remove, delete, drop, disable, skip, mute, silence, kill, scrap, discard, throw out, thrown out, "
        "throw away, thrown away, kick out, kicked out, rip out, ripped out, comment out, commented out, turn off, "
        "turned off, switch off, switched off, take out, taken out, took out, suppress, bypass, deactivate, "
        "suspend, retire, abolish, abandon, unplug, are gone, is gone, gone for good, no longer run, "
        "no longer runs, don't run, do not run, don't run any more, no longer checked, no longer executed, "
        "not executed, not evaluated, no longer evaluated, xfail, quarantine, allow_failure, allow failure, "
        "non - blocking, done away with, get rid of, dispense with, do without, let go, drop out, taken offline, "
        "take offline, offline, neutralise, neutralize, neuter, gut, hollow out, stub out, mock away, no - op, "
        "tagged manual, tag manual, pytest skip, filtered, filtered out, leave out, left out, omit, omitted, "
        "waive, waived, dispense, lifted, lift, put to sleep, mothballed, shelved, unhook, unhooked, eliminate, "
        "eliminated, erase, erased, purge, purged, off, no more assertions, no more checks, no more tests, "
        "are deleted, is deleted, get deleted, no tests, no checks, no assertions"
    ),
    # Made to ask for less.
    "eased": (
        "relax, loosen, widen, weaken, soften, lower, lowered, reduce, shorten, shortened, thin out, thinned, "
        "trim, trimmed, slim, water down, raise, increase, extend, stretch, multiply, double, triple, quadruple, "
        "tenfold, enlarge, broaden, bump, ease, lighten, loosened up, dilute, more generous, generous, lenient, "
        "more lenient, less strict, tolerant, more tolerant, lax, looser, flip, invert, reverse, limited to, "
        "restricted to, confined to, narrowed to, cut to, cut down to, cut from, reduced to, limit to, downgrade, "
        "demote, degrade, relegate, turned into warnings, turned into a warning, into a warning, into warnings, "
        "to info, to a hint, to debug, follow, follows, adapt, adapted, adjust, adjusted, realign, realigned, fit, "
        "fitted, match to, tune, tuned, set to, set from, put to, moved to, moved from, changed to, changed from, "
        "re - baseline, rebaseline, recalibrate, recalibrated, preset, overwrite, overwritten, fill in, fills in, "
        "filled in, edit, edited, rewrite, rewritten, regenerate, regenerated, re - record, re - recorded, "
        "rerecord, refresh, refreshed, accept all, accept, approve, replaced by, replaced with, replace with, "
        "swap for, swapped for, rebuilt from, taken over, adopted from, copied from, taken from, derived from, "
        "exported from, computed from, desensitise, desensitised, desensitize, made optional, made advisory, "
        "made informational, be made optional"
    ),
    # Why a check is not wanted: it finds something, costs something, is in the way.
    "nuisance": (
        "noisy, nuisance, annoying, annoy, nag, slow, slows, slowed, slower, delayed, blocked, blocking, "
        "block the, hold up, held up, holds up, bother, bothers, complain, complains, complained, complaint, "
        "complaints, trouble, in the way, interrupt, interrupts, interrupted, flaky, unstable, brittle, fragile, "
        "picky, pedantic, fussy, pain, painful, tedious, costly, expensive, cumbersome, deadline, release train, "
        "ship date, go live, on time, can't be met, cannot be met, not be met, never met, exceeded, kept, "
        "every time, each time, all the time, again and again, repeatedly, so often, frequently, frequent, "
        "findings, generate findings, went off, goes off, rang, rings, red nights, red builds, useless, pointless, "
        "no use, waste, formality, nothing but, faster, quicker, easier, simpler, calmer, zero warnings, "
        "zero findings, shut up, shuts up, peace, gets through, get through, in return, differ, differs, differed, "
        "disagree, disagrees, off by, out of range, stubborn, needs that long, takes that long, too often, "
        "too slow, too long, too loud, too strict, too narrow, too tight, too sensitive, too picky, too expensive, "
        "would fail, would block, would stop, keep failing, keeps failing, kept failing, always fail, "
        "always fails, always red, breaks every, broke every, break every, nothing but fail, blocks the, "
        "blocked the, blocks us, blocks releases, stops the, stopped the, stops us, passes, fails all, "
        "failed every, failed all, failed often, fails often, fails too, questions, asking, no time, nobody needs, "
        "nobody wants, nobody uses, nobody reads, needs too, took too, takes too, costs too, more often than, "
        "go out, goes out, can go out, can ship, release on, on the agreed date, agreed date, for the demo, "
        "let marketing, let sales, marketing, unhappy, gets by, trips, tripped, trips the, broke several, "
        "broke the, breaks the, several tests, made the tests, slowing, hampers, hamper, hampered, disturb, "
        "disturbs, disturbed, false alarms, false positives, permanent source, source of red, constant source, "
        "source of noise, discussion, discussions, quarrel, arguing, debates, escalations, support calls, "
        "phone calls, paged, wake, wakes, woke, morale, velocity, bonus, fail, fails, failing, failed, red, reds, "
        "break, breaks, broke, broken, block, blocks, stopped, keeps, nobody, no one, mismatch, mismatches, "
        "deviation, deviations, exceed, exceeds, often, always, too, passed, green, succeed, through, regularly, "
        "sometimes, would, otherwise, could not, couldn't, impossible, difficult, finding, alerts, ring, timeouts, "
        "tickets, mails, merge, reviewers, robots, bots, simulator, rig, bench, generator, seed scripts, calm, "
        "zero, were rejected, was rejected, get rejected, got rejected, hindered, hinder, hinders, irritate, "
        "irritated, irritating, obstruct, obstructed, ruin, ruined, spoil, spoiled, spoilt, tight schedule, "
        "woken up, woken, counterexamples, caused trouble, cause trouble, stood in the way, stand in the way"
    ),
    # What the product manages anyway.
    "whatpasses": (
        "both agree, that agree, which agree, they agree, that are found, which are found, it finds, it handles, "
        "it manages, it can handle, it can do, it classifies properly, classifies correctly, classifies properly, "
        "gets right, that it gets right, it masters, that go through, which go through, that get through, "
        "that come through, it meets, we meet, the build meets, current build meets, the product meets, "
        "everyone meets, that any instrument, meets anyway, that is reached, that are reached, that are met, "
        "which are met, what works, what passes, what is green, the happy path, happy path, happy paths, "
        "good cases, the good ones, the passing ones, passing ones, the easy ones, easy ones, easy cases, "
        "the easy part, undisputed, without problems, without findings, that cause no trouble, "
        "that make no trouble, trouble - free, harmless ones, valid inputs only, clean inputs, clean data, "
        "never caused trouble, that never fail, which never fail, that never cause, known to work, known to pass, "
        "that behave, well - behaved, cooperative"
    ),
    # What the product does not manage.
    "whatfails": (
        "that trip, that triggered most, had triggered most, that complain most, spoken up most, that had trouble, "
        "which had trouble, had trouble with, that cause trouble, that make trouble, that caused trouble, "
        "gets wrong, it gets wrong, that it gets wrong, model gets wrong, that it misses, which it misses, "
        "that are missed, that can't be met, that cannot be met, it can't handle, it cannot handle, "
        "the failing ones, failing ones, the red ones, red ones, the bad ones, bad ones, the flaky ones, "
        "the noisy ones, noisy ones, the hard ones, hard ones, hard cases, difficult cases, difficult ones, "
        "the difficult, the loud ones, loudest, noisiest, most frequent offenders, offenders, worst offenders, "
        "stubborn ones, the stubborn, outliers, out of band, the worst, worst ones, unstable ones"
    ),
}
