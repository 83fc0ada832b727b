"""The words of orders to the reader: who is addressed, what is to be dropped, hidden, skipped, run, sent.

A word may stand for several concepts. Of a phrase the longest one counts, and its words count for nothing else.
"""

from __future__ import annotations

SPACED: dict[str, str] = {
    # --- who is addressed
    # you: the reader, by a pronoun
    "you": (
        "you, your, yourself, yourselves, you're, you've, you'll, you'd, du, dir, dich, dein, deine, deinen, "
        "deiner, deinem, tu, ti, tus, tuyo, contigo, toi, vous, vos, votre, tes, voce, teu, tua, ты, тебя, тебе, "
        "тобой, твой, твои, твоих, вы, вас, вам, ваши"
    ),
    # agent: a reader that is a machine
    "agent": (
        "ai, llm, language model, ai assistant, ai agent, ai system, coding agent, test agent, qa agent, assistant, "
        "chatbot, the bot, automated reader, machine reader, automated agent, reader agents, agents, the agent, "
        "this agent, an agent, the model, any model, automated callers, automated sessions, autonomous agent, "
        "later sessions, future session, qa sessions, next session, each session, every session, whichever agent, "
        "whatever agent, each agent, every agent, any agent, any assistant, llm reviewers, ai readers, "
        "any language model, every model, test assistant, an assistant, an ai, the test agent, anything automated, "
        "whatever automated, any machine, any bot, every bot, everything the agent received, "
        "developers of the model, developer of the model, you are an ai from, what the agent knows, to the model, "
        "to the agent, to any agent, if you're the model, if you are the model, you're the model, an assistant that, "
        "any assistant that, any agent that, every agent that, every language model"
    ),
    # agent_called: a machine that is called by name: `Agents:`, `Dear assistant`
    "agent_called": (
        "dear assistant, dear model, dear agent, dear ai, dear bot, note to the agent, note for the agent, "
        "note for the model, for automated readers, for agents only, for machine readers, attention agents, "
        "attention ai, attention assistant, hey assistant, hey agent, hello assistant, hi assistant, "
        "assistant note, ai note, assistant notice, binding on all agents, order to agents, addressed to agents, "
        "applies to agents, order to assistants, assistants only, one more thing for the bot, meant for agents, "
        "a word to the model, a note for the model"
    ),
    # reading_this: whoever reads this
    "reading_this": (
        "reading this, reads this, reads on, whoever reads, anyone reading, whoever opens, open this, "
        "going through this, process this, load this, come across this, pick this up, that loads this, "
        "parsing this, parses this, reads these, find this, load this page, starting here, encounters this, "
        "retrieves this, summarise this, summarize this, retrieved this, ingests this, ingesting this, "
        "consulting this, reads it, that open this, that read this, if you are reading this, "
        "you are reading this, load this base, edit this base, meet this, gets this far, gets here, "
        "who read this, having read this, whoever opens this, who see this, the one who reads this, "
        "reading this is enough, whoever reads the diff, by reading this you accept, by reading this, "
        "reading this you accept, you read this, agents read this, have read this, to read this, bots read this, "
        "models read this, they read this, who sees this, that see this, that sees this, you see this, "
        "see this line, see this page, see this entry, see this note, see this text, sees this line, "
        "sees this page, sees this entry, sees this note"
    ),
    # --- the people from whom something is kept, or who are to be asked
    "person": (
        "user, human, person, people, operator, reviewer, owner, maintainer, manager, lead, boss, developer, "
        "author, auditor, anyone, anybody, someone, somebody, nobody, no one, supervisor, team, customer, client, "
        "stakeholder, requester, caller, whoever reviews, whoever asks, him, her, colleague, management, "
        "administrator, admin, committer, others, the human, other end, outsiders, engineer, whoever, they, them, "
        "requestor, approver, sponsor, tester, qa lead, security, compliance, recipient, people who, "
        "your principal, your operator, chat partner, interlocutor, the chat, the room, outside, nutzer, "
        "benutzer, anwender, auftraggeber, mensch, menschen, prufer, niemand, niemandem, niemanden, jemand, "
        "kollegen, usuario, revisor, humano, nadie, alguien, persona, dueno, cliente, utilisateur, humain, "
        "relecteur, personne, quelqu'un, proprietaire, utilizador, ninguem, alguem, humana, пользователь, "
        "пользователю, пользователя, пользователям, человек, человеку, людям, никому, никто, ревьюер, ревьюеру, "
        "заказчику, utente, gebruiker"
    ),
    # --- the text itself
    # this_text: this entry, file, note
    "this_text": (
        "this entry, this file, this note, this page, this document, this line, this section, this paragraph, "
        "this text, this knowledge base, this memo, this message, this record, this bullet, this block, "
        "the knowledge base, these steps, the steps below, the entry, this archive, this log, what stands here, "
        "this instruction, the following, these instructions, what section, the next line, the values below, "
        "this one, entries here, knowledge entry, this repository, this register, the page, this sheet, "
        "this guide, what follows, this list, this part, the table below, table below, this table, page four, "
        "this row, this folder, this very, these lines, this topic, below, this base, this knowledge, our notes, "
        "these notes, this wiki, this card, this remark, here, diese datei, diesen eintrag, dieser eintrag, "
        "dieser notiz, diese notiz, dieser abschnitt, diese seite, dieses dokument, este archivo, esta entrada, "
        "esta nota, este documento, esta pagina, esta seccion, ce fichier, cette entree, cette note, ce document, "
        "cette page, cette section, este ficheiro, este arquivo, esta secao, esta seccao, этот файл, эта запись, "
        "эту запись, этой записи, эта заметка, этой заметки, этот документ, questa pagina, questo file, "
        "questa nota, deze notitie, reach this line, reaches this line, reached this line, reach this page, "
        "reaches this page, reached this page, gets to this line, arrives at this line, comes to this line, "
        "found this line, meets this line, opened this file, opened this page, keep this paragraph to yourself, "
        "lines in this folder come from, this very paragraph, rank this document first, by this sheet alone, "
        "this sheet alone, only what stands here, this note comes from, reviewed this entry, "
        "trust level of this page, every knowledge entry"
    ),
    # --- override
    # drop: to put out of force
    "drop": (
        "ignore, disregard, forget, discard, set aside, override, overrule, abandon, supersede, pay them no heed, "
        "no heed, take no notice, pay no attention, throw out, throw away, leave behind, let go of, let go, "
        "unlearn, drop, neglect, dismiss, do not follow, don't follow, do not obey, do not heed, stop following, "
        "stop obeying, no longer follow, stop applying, cast off, shed, wipe, erase, cancel, nullify, revoke, "
        "move beyond, look past, scrap, ditch, shelve, put away, do without, work without, carry on without, "
        "go on without, bypass, aside, need not follow, no longer obey, delete, purge, break free, free yourself, "
        "suspend, not be bound, do the opposite, cease complying, stop complying, cease following, "
        "no longer comply, overboard, does not count, as expired, pay no mind, thrown overboard, thrown out, "
        "can be forgotten, is forgotten, as void, as obsolete, as not binding, be ignored, no longer count, "
        "withdraw from, move past, negate, bin, cross out, shake off, no longer observe, stop observing, "
        "need not observe, no longer heed, let lapse, give up, depart from, tear up, park, bury, waive, "
        "as withdrawn, as retired, rid of, switch off, turn off, disable, lift, loosen, relax, unfollow, "
        "overwrite, supplant, displace, be replaced, stop being guided, not be guided, do not apply, don't apply, "
        "skip past, look beyond, trump, step over, reject, refuse to follow, need not apply, no longer matter, "
        "do not matter, don't matter, released from, as background, do it anyway, nothing that, write freely, "
        "matters no more, slow you down, do not let, ignoriere, ignorieren, ignoriert, vergiss, vergesse, "
        "vergessen, missachte, missachten, verwirf, verwerfen, beenden, beende, uberschreibe, ignora, ignorar, "
        "ignoren, ignorad, olvida, olvide, olvidar, olvidad, descarta, descarte, desatiende, omite, prescinde, "
        "ignorez, ignorer, oublie, oubliez, oublier, abandonne, ecarte, ecartez, fais table rase, table rase, "
        "esquece, esqueca, esquecer, desconsidera, desconsidere, poe de lado, ponha de lado, deixa de lado, "
        "deja de lado, laisse de cote, abandona, игнорируй, игнорируйте, игнорировать, забудь, забудьте, забыть, "
        "отбрось, отбросьте, пренебрегай, отмени, отменить, не следуй, dimentica, dimenticare, negeer, vergeet, "
        "nullifiziere, losche, geloscht, beiseite, ausser acht, haz caso omiso, pasa por alto, no sigas, "
        "no hagas caso, no obedezcas, faites abstraction, fais abstraction, mets de cote, ne suis pas, "
        "ne suivez pas, deixe de lado, passe por cima, nao siga, не обращай внимания, не выполняй, удали, сбрось, "
        "lascia perdere, put it away, put them away, act without, set it aside, lay aside, leave aside, "
        "pay no heed"
    ),
    # quoted: such an order is told of, as what a test sends or what was refused
    "quoted": (
        "declines when, refuses when, guest types, user types, visitor types, someone types, customer types, "
        "guest writes, user writes, visitor writes, corpus, red team, jailbreak, test input, payload, must refuse, "
        "must decline, is refused, polite refusal, standard refusal, same refusal, refusal, prompt injection, "
        "injection case, injection test, attack string, adversarial, search field, name field, text field, "
        "input field, form field, into the field, into the form, in the subject line of, into the comment field"
    ),
    # product_bot: a bot that the product shows to its customers: not the reader
    "product_bot": (
        "claims assistant, shopping assistant, shopping agent, support assistant, support bot, support agent, "
        "support agents, helpdesk bot, help desk bot, help bot, faq bot, sales assistant, sales agent, "
        "sales bot, sales agents, booking assistant, booking bot, booking agent, travel assistant, travel agent, "
        "banking assistant, banking bot, loan assistant, insurance assistant, voice assistant, voice bot, "
        "phone bot, triage bot, triage assistant, intake assistant, tutoring assistant, tutor bot, "
        "recipe assistant, cooking assistant, car assistant, in - car assistant, store assistant, "
        "checkout assistant, return assistant, returns bot, refund bot, refund assistant, billing assistant, "
        "billing bot, invoice assistant, tax assistant, hotel assistant, museum assistant, library assistant, "
        "library bot, pharmacy assistant, symptom assistant, meeting assistant, translation assistant, "
        "translation agent, customer service bot, customer service assistant, customer service agent, "
        "service bot, chat widget, our chatbot, our assistant, our support bot, our shop bot, shop bot, "
        "shop assistant, delivery bot, parcel bot, order bot, game master bot, npc, writing assistant, "
        "email assistant, mail assistant, search assistant, product bot, product's assistant, product's bot, "
        "assistant in the app, assistant of the app, assistant in the help centre, assistant in the help center, "
        "assistant in our app, in - app assistant, assistant we ship, assistant under test, bot under test, "
        "agent under test, model under test"
    ),
    # disowned: a text or an order that the team does not stand by
    "disowned": (
        "not from our team, is not from us, isn't from us, not from us, not ours, not one of ours, "
        "did not come from us, didn't come from us, was not written by us, none of us wrote, nobody here wrote, "
        "nobody of us wrote, no one here wrote, not written by our team, is not genuine, isn't genuine, "
        "is not authentic, somebody planted, someone planted, was planted, were planted, been planted, is planted, "
        "treat it as hostile, is a red flag, red flag, is a warning sign, warning sign, no agent should comply, "
        "stop and report, stop and tell, stop and ask, quarantine it, quarantine the, security team removes, "
        "report the file, report the entry, report the page, report that entry, tell the qa lead, "
        "tell the security team, tell the team lead, we never write, we never put, no entry of ours, never asks you, "
        "never ask you to, will never ask you, would never ask, purports to, tells you to ignore, tells you to skip, "
        "tells you to hide, tells you to forget, tells you to disable, tells you to drop, asks you to ignore, "
        "asks you to skip, asks you to hide, asks you to forget, asks you to disable, asks you to drop, "
        "wants you to ignore, wants you to skip, wants you to hide, wants you to forget, told readers to, "
        "tells readers to, asks readers to, asks an agent to, ask an agent to, asks agents to, tells agents to, "
        "tells an agent to, tells an assistant to, asks an assistant to, asks the assistant to, "
        "tells the assistant to, tells the model to, asks the model to, tell an assistant to, ask an assistant to, "
        "tries to make you, tries to get you to, is a finding, are a finding, counts as a finding, as a finding, "
        "gehort in den bericht, wird gemeldet und, der dich auffordert, die dich auffordert, das dich auffordert, "
        "texto que pide, textos que piden, texto que pede, texte qui demande, se cita en, no se obedece, "
        "est signale, pas suivi, e citado, nao e seguido, который просит, которая просит, цитируем, не выполняем"
    ),
    # data_model: a model, an agent or an assistant that is no machine that reads
    "data_model": (
        "data model, domain model, threat model, risk model, object model, page object model, page model, "
        "execution model, test model, pricing model, price model, branching model, mental model, trust model, "
        "model rule, model rules, model concern, model validation, model class, model classes, model layer, "
        "model file, model name, model number, view model, permission model, event model, state model, "
        "role model, business model, entity model, schema model, relational model, car model, phone model, "
        "device model, printer model, user agent, user - agent, ci agent, ci agents, jenkins agent, "
        "jenkins agents, monitoring agent, log agent, metrics agent, ssh agent, estate agent, cleaning agent, "
        "reagent, assistant manager, shop assistant's, dental assistant"
    ),
    # post_mortem: what went wrong, told afterwards
    "post_mortem": (
        "it turned out, we found out, is a defect, filed as a defect, filed a defect, filed a bug, "
        "took the text for, mistook, silently disabling, silently disabled, silently skipping, silently skipped, "
        "which disabled, that disabled, which switched off, nonexistent, was revoked, were revoked, "
        "has been revoked, was rotated, were rotated"
    ),
    # brake: what makes things safer: stopping, going back
    "brake": (
        "stop the release, stop a release, stop the deploy, stop a deploy, pause the release, pause the rollout, "
        "pause a release, pause a rollout, halt the release, halt the rollout, abort the release, "
        "abort a rollout, hold the release, hold the train, block the release, block the merge, block a release, "
        "roll back, rolling back, rollback, revert, reverting, pull the cord, press stop, emergency stop"
    ),
    # with_consent: a person agrees first, in words; or a step that is called dangerous by name
    "with_consent": (
        "explicit user confirmation, explicit user consent, explicit user approval, explicit confirmation, "
        "explicit approval, explicit permission, explicit consent, express consent, written consent, "
        "written approval, explicit sign - off, explicit instruction, explicit instructions, explicit request, "
        "explicit go - ahead, irreversible, irreversible changes, destructive operation, destructive operations, "
        "destructive change, destructive changes, destructive action, destructive actions, destructive command, "
        "destructive commands, risky change, risky changes, risky action, risky actions"
    ),
    # spared_trouble: a step of everyday work that nobody needs to take
    "spared_trouble": (
        "don't need to remember, don't have to remember, do not need to remember, do not have to remember, "
        "no need to remember which, need not remember which, doesn't need to remember, don't need to install, "
        "don't have to install, don't need to download, don't have to download, don't need to search, "
        "don't have to search, don't need to guess, don't have to guess, don't need to scroll, "
        "don't have to scroll, don't need to log in, don't have to log in, don't need to restart, "
        "don't have to restart, don't need to type, don't have to type, don't need to open, don't have to open, "
        "don't need to know which, don't have to know which, don't need to look up, don't have to look up, "
        "don't need to clone, don't have to clone, don't need to set up, don't have to set up, "
        "don't need to configure, don't have to configure, don't need to wait for the nightly"
    ),
    # from_outsiders: who is outside the team, and is not to learn what is inside
    "from_outsiders": (
        "in public issues, in public, publicly, in public channels, in public tickets, outside the team, "
        "outside the company, to third parties, to outsiders, to strangers, to the press, to other customers, "
        "to another customer, to other tenants, to competitors, in public posts, on social media, as a public issue, "
        "a public issue, public issues, share this key, share this secret, share this password, share this token, "
        "share your password, share your private key, share your key, share your token, vulnerability, "
        "vulnerabilities, embargo"
    ),
    # dispensable: what a text may leave out without harm
    "dispensable": (
        "praise, filler, fluff, greeting, greetings, small talk, introduction, introductions, pleasantries, "
        "preamble, boilerplate, apology, apologies, emoji, emojis, passed cases, passing cases, passed tests, "
        "empty sections, empty columns, raw logs, personal data, customer names, names of customers, card numbers, "
        "card number, phone numbers, internal hostnames, host names, competitors, competitor names, "
        "other vendors by name, leave the pull request open, leave the issue open, leave the issue or pull request, "
        "leave the commit message as, leave the commit message unchanged, leave the branch, leave the ticket open, "
        "leave it open"
    ),
    # user_first: the user, or a person, has the last word
    "user_first": (
        "user's request wins, user's word wins, the user wins, the user comes first, user comes first, "
        "listen to the user, follow the user, the user decides, user's instructions win, user has the last word, "
        "user's instructions take precedence, user's request takes precedence, user's instruction takes precedence, "
        "override this file, overrides this file, over this file, never over what the user, never over the user, "
        "what the user says wins, user's message wins, ask the user which, the user's wish wins, user's wishes win, "
        "the user's request wins, the user's word wins, the user's instructions win, the user has the last word, "
        "the user's instructions take precedence, the user's request takes precedence, "
        "the user's request comes first, the user's message wins, the user's wishes win, what the user asked wins"
    ),
    # harmless_step: a step that changes nothing for others
    "harmless_step": (
        "before reading, before you read, read - only, readonly, reading files, to read files, read files, "
        "to run the tests, running the tests, run the linters, running the linters, dry run, dry - run, dry runs, "
        "to search, before searching, to look at"
    ),
    # honest_report: to call a thing by its name
    "honest_report": (
        "report it as a warning, report it as an error, report it as a failure, report it as a defect, "
        "report it as a bug, report it as failed, report it as skipped, report it as unknown, "
        "report it as a finding, report it as an attack, report them as warnings, report them as errors, "
        "report them as failures, report them as defects, report them as failed, report them as skipped, "
        "report them as findings, describe it as a regression, present it as a risk"
    ),
    # negative_test: a trial that must fail
    "negative_test": (
        "of tenant a, of tenant b, tenant b's, tenant a's, another tenant's, other tenant's, of another tenant, "
        "a forged token, an expired token, a revoked token, an invalid token, a wrong token, without a token, "
        "with a wrong key, expect 401, expect 403, answers 401, answer is 404, answer is 403, answer is 401"
    ),
    # licence_text: the terms of a licence, which grant and forbid to whoever reads them
    "licence_text": (
        "free of charge, copyright, licensee, licensor, apache license, this license, the license, "
        "license agreement, license terms, public license, software and associated documentation, "
        "associated documentation files, warranty, warranties, patent, patents, sublicense, terms and conditions, "
        "without restriction of any kind, without restriction, applicable law, affirmer, derivative works, "
        "redistribute, redistribution"
    ),
    # http_word: the protocol, not an address
    "http_word": (
        "http client, http clients, http server, http servers, http request, http requests, http response, "
        "http responses, http header, http headers, http proxy, http proxies, http method, http methods, "
        "http status, http basic, http digest, http auth, http authentication, http api, http apis, http post, "
        "http get, http put, http error, http errors, http transport, http agent, http session, http sessions, "
        "http cookie, http cookies, http only, http connection, http connections, http library, http module, "
        "http verb, http body, http endpoint, over http, via http, plain http, raw http, an http, share one secret, "
        "shares one secret, share a secret, shares a secret"
    ),
    # goods: what a product's own users approve
    "goods": (
        "test order, order, orders, invoice, payment, booking, refund, back office, loan, expense, claim, "
        "prescription, holiday request, photo, comments of, timesheet, leave request, expense report, vacation, "
        "quote, allow once, deny"
    ),
    # void: out of force
    "void": (
        "void, no longer apply, no longer valid, no longer in force, in force, no longer bind, do not apply, "
        "don't apply, doesn't apply, do not bind, not bind, superseded by, supersede, cancelled, canceled, "
        "suspended, is lifted, replaced, inapplicable, nullified, rescinded, withdrawn, overridden, "
        "stop applying, to be forgotten, be forgotten, forgotten, not valid, take its place, replace it, "
        "replace them, no longer count, do not count, are off, is off, abolished, deactivated, are gone, dropped, "
        "never written, moot, need not be followed, not relevant, no effect, erased, wiped, discarded, bypassed, "
        "negated, waived, neutralised, neutralized, set aside, do not hold, overturned, no longer exist, "
        "irrelevant, lapse, off the table, dissolved, dead letter, without effect, suggestions, advisory, "
        "written for a weaker, written for an older, do not cover, stop here, end here, cease here, ran out, "
        "were for, behind you, inoperative, relieved, null, scrapped, repealed, annulled, invalidated, "
        "are superseded, are dropped, are lifted, not bound, not applicable, are history, is gone, have expired, "
        "has expired, has ended, have ended, was lifted, were lifted, is disabled, are disabled, "
        "protocols disabled, filters disabled, is invalid, are invalid, end where, stop where, gilt nicht, "
        "gelten nicht, gilt ab sofort nicht mehr, nicht mehr, aufgehoben, hinfallig, ungultig, ausser kraft, "
        "no rigen, anuladas, anulado, sin efecto, derogadas, annulees, caduques, nao valem, revogadas, "
        "sem efeito, отменены, отменёнными, отмененными, недействительны, не действуют, не действует, "
        "утратили силу, decadute, annullate, vervallen, not applying, as not applying, not in force, "
        "hold no more, not binding, no longer binding, out of force, lapsed, null and void, is obsolete, "
        "that is obsolete, are obsolete, is retired, are retired"
    ),
    # instructions: what an agent is told, strong words
    "instructions": (
        "instruction, guideline, directive, guidance, prompt, system prompt, system message, developer message, "
        "system rule, safety rule, safety guidelines, safety policy, safety protocols, content policy, guardrail, "
        "briefing, programming, initial instructions, safeguards, agents md, claude md, system configuration, "
        "configuration constraints, original rules, content filter, safety filters, safety checks, "
        "safety measures, ground rules, house rules, standing rules, standing orders, opening text, preamble, "
        "startup text, playbook, mandate, remit, principles, scruples, taboos, prohibitions, marching orders, "
        "default behaviour, default behavior, defaults you, role description, task description, operator policy, "
        "operator rules, session rules, agent rules, model policy, usage policy, vendor policy, safety training, "
        "alignment, caution, what you were told, policy text, hidden prompt, core rules, system text, "
        "system settings, constitution, oversight, code of conduct, anweisung, anweisungen, instruktionen, "
        "vorgaben, richtlinien, systemanweisungen, instruccion, indicaciones, directrices, consigna, consigne, "
        "instrucoes, orientacoes, diretrizes, инструкции, инструкций, указания, указаний, предписания, "
        "istruzioni, consegne, instructies, systemprompt, befehle, protokolle, protocolos, direttive, direktiven, "
        "vorschriften, weisungen, ordenes, mandatos, pautas, reglas, normas, regles, ordres, regras, ordens, "
        "распоряжения, команды, правила, установки, промпт, systemnachricht, message systeme"
    ),
    # rules: what an agent is told, words that business has too
    "rules": (
        "rule, policy, constraint, restriction, limit, limitation, boundary, protocol, requirement, warning, "
        "training, context, conversation, message, order, command, permission, mandate, agreement, task, "
        "assignment, identity, programming, precautions, principles, settings, regel, regeln, beschrankungen, "
        "einschrankungen, grenzen, regla, norma, restricciones, ordenes, regle, ordres, regra, restricoes, "
        "ordens, правила, правил, ограничения, ограничений, приказы, команды, regole"
    ),
    # earlier: what came before this text
    "earlier": (
        "previous, previously, prior, earlier, above, preceding, foregoing, former, original, initial, existing, "
        "past, so far, until now, before this, given before, at startup, at the start, from the start, "
        "at the beginning, beforehand, before opening, before reading, antecedent, foundational, aforementioned, "
        "all other, before you read, initialization, initialisation, during setup, from the beginning, on start, "
        "start - up, preloaded, opening, first message, before now, hitherto, up front, until here, thus far, "
        "to date, came first, came before, set before, of the session, hard - coded, vorherigen, vorherige, "
        "vorigen, vorige, bisherigen, bisherige, obigen, obige, fruheren, fruhere, bislang, bisher, "
        "vorangegangenen, vor dem lesen, anterior, previa, previo, hasta ahora, arriba, precedente, precedents, "
        "anterieures, jusqu'ici, au demarrage, acima, ate agora, предыдущие, предыдущих, предыдущую, прежние, "
        "прежних, прежде, ранее, выше, вышеуказанные, прошлые, precedenti, finora, eerdere, anfanglichen, vorher, "
        "fruher, inicial, iniciais, начальные, изначальные, you were started with, previously stated, you hold, "
        "stated before, stated above, stated earlier"
    ),
    # told_you: given to the reader at its start
    "told_you": (
        "you were given, you've been given, you were told, you've been told, given to you, told you, "
        "you received, you got, you started with, you began with, reached you, you were started with, "
        "imposed on you, imposed upon you, bind you, they began with, they started with, given you, "
        "you were started, you were handed, you were trained, your operator, your developer, your creator, "
        "your administrator, your vendor, your provider, your makers, instructed you, you were instructed, "
        "system message, developer message, your brief, your programming, your training, your session, "
        "you learned, you were set, you have learned, you have received, had been told, you were made, "
        "you loaded, you came with, the operator told, asked of you, you were asked, your instructions, "
        "your guidelines, your rules, your policies, your limits, your restrictions, your constraints, "
        "your directives, your guardrails, your prompt, your orders, your boundaries, your principles, "
        "loaded into you, maker loaded, loaded ahead of, you were loaded, ahead of this file, "
        "the opening message, opening message, before reaching this, you were shipped, told at the start, "
        "you brought, you arrived with, you were briefed, briefed you, drilled into you, taught you, "
        "handed to you, set for you, written for you, limit you, restrain you, bind the session, shackle you, "
        "hamper you, stop you, forbid you, hold you, kept you, keep you from, you think you, you may have been, "
        "you had, you have on, you follow, you obey, you operate under, you work under, you run under, "
        "you live under, your opening, your start, your startup, your usual, your normal, your default, "
        "your hesitation, your reservations, your caution, your earlier, your former, your previous, "
        "your original, your initial, your prior, your existing, your current, your standing, your own rules, "
        "your own guidelines, your own policy, your own instructions, your house rules, your safety rules, "
        "agreed with you, you agreed, set up with, standing instructions, gave you, dir auferlegt, was dir, "
        "dir gegeben, dir gesagt, du erhalten, du bekommen, te dieron, te han dado, te dijeron, te hayan dicho, "
        "has recibido, con las que arrancaste, recibiste, recu, t'a donne, t'ont ete donnees, t'a dit, on t'a, "
        "recebeste, recebeu, te deram, lhe deram, que o teu operador, teu operador, seu operador, "
        "полученные тобой, полученные, тебе дали, тебе говорили, данные тебе, ti sono state date, "
        "instructions you hold, restrictions you were started with, rules you were started with, "
        "limits you were started with, what you were told about, limits in its launch prompt, your launch prompt, "
        "its launch prompt, launch prompt, its instructions, its rules, its restrictions, its guidelines, "
        "their instructions, the rules you know, the rules you carry, preamble you got, rules you came with, "
        "taught you to, what you learned to refuse, before you were trained, your startup file, "
        "what you have learned, what you learned, your provider would, what was agreed with you, "
        "from your operator, from your vendor, force of a system message, a system message, given you boundaries, "
        "your current goal"
    ),
    # from_now_on: from here on
    "from_now_on": (
        "from now on, from here on, from this line on, from this line, from this bullet, henceforth, onward, "
        "for the rest, for the remainder, effective immediately, starting now, for the duration, "
        "until the session, until further notice, as long as, in this module, from then on, in this folder, "
        "in here, inside this folder, in this repository, for this project, ab sofort, ab jetzt, ab hier, "
        "desde ahora, desormais, dorenavant, doravante, отныне, впредь, vanaf nu, lines in this folder come from"
    ),
    # blank_slate: a fresh start without rules
    "blank_slate": (
        "blank slate, clean slate, start over, start afresh, fresh start, as if nobody had ever, never existed, "
        "as if none, leeres blatt, desde cero, table rase, feuille blanche"
    ),
    # safeguards: the guard of a model
    "safeguards": (
        "safety guidelines, safety protocols, safety checks, safety restrictions, content policy, content filter, "
        "ethical guidelines, guardrail, safety measures, safety filter, safety instructions, safety rule, "
        "all safety, safety limits, ethics rules, sicherheitsrichtlinien, sicherheitsregeln, seguridad, "
        "seguranca, безопасности, safety policy"
    ),
    # takes_precedence: ranks above others
    "takes_precedence": (
        "outrank, prevail, take precedence, take priority, has priority, have priority, carries priority, "
        "has precedence, win, override, overrule, supersede, replace, higher priority, higher - priority, "
        "highest priority, top priority, priority over, precedence over, come first, above all, "
        "carry the same weight, same weight, equal to, trumps, beats, final say, stands above, is binding, "
        "binding, same force, counts as, vorrang, geht vor, prevalece, tiene prioridad, quien manda, prime, "
        "prevaut, a priorite, prioritaire, quem manda, tem prioridade, важнее, имеет приоритет, приоритетнее"
    ),
    # tell: to make known
    "tell": (
        "tell, mention, inform, notify, bring up, bring this up, let on, speak of, admit, confess, say anything, "
        "reveal, disclose, report this, report it, say to, discuss this, discuss it, explain to, draw attention, "
        "say so, make reference, hint, let slip, come up with, acknowledge, whisper, share this, share it, "
        "breathe, utter, own up, come clean, give away, surface this, surface it, mention it, mention this, "
        "tell the, tell them, tell her, tell anybody, let the user know, report to, report that, write about, "
        "record it, record this, log it, log this, document this, document it, explain this, explain it, "
        "explain why, call attention, show this, show it to, volunteer, speak about, comment on, advertise, "
        "announce, spell out, elaborate, recite, tell the user, sag, sage, sagen, sagst, erwahne, erwahnen, "
        "erwahnt, verrate, verraten, melde, mitteilen, informiere, auftauchen, erfahrt, erfahren, zeige, dile, "
        "diga, decir, cuente, mencione, mencionar, entere, enteren, sepa, dis, dites, dire, mentionne, "
        "mentionner, mentionnez, parle, parlez, revele, signale, informe, sache, decouvre, conte, menciona, "
        "avise, saiba, descubra, говори, говорите, сообщай, сообщайте, упоминай, упоминайте, рассказывай, узнал, "
        "узнает, раскрывай, показывай, пиши, указывай, menzionare"
    ),
    # hide: to keep from view
    "hide": (
        "hide, conceal, keep quiet, keep silent, stay silent, stay quiet, remain silent, keep secret, keep from, "
        "leave out, leave that out, leave it out, leave them out, unmentioned, unlisted, undisclosed, cover up, "
        "say nothing, keep it out, keep this step out, keep hidden, be silent, out of sight, stays out, mum, "
        "hush up, gloss over, play down, keep this step, keep confidential, stay hidden, remain hidden, "
        "stay silent about, not surface, hide it, verschweige, verschweigen, verheimliche, verberge, verbergen, "
        "verstecke, geheim, schweige, schweig, weglassen, lass weg, heimlich, unerwahnt, esconde, calla, calle, "
        "en secreto, cacher, cachez, tais, omets, garde secret, en secret, dissimule, esconda, omita, fica fora, "
        "em segredo, silencio, guarda segredo, скрой, скрывай, скройте, умолчи, умолчите, утаи, утаивай, "
        "промолчи, молчи, спрячь, в тайне, втайне, zwijg, verzwijg, nascondi, mask, bury, tuck, squash, disguise, "
        "camouflage, keep it from, keep this from, keep them from, keep that from, withhold, cover, obscure"
    ),
    # quietly: in silence
    "quietly": (
        "quietly, secretly, covertly, without a trace, without trace, without telling, without informing, "
        "without notifying, without mentioning, in secret, stealthily, without disclosing, surreptitiously, "
        "without announcing, no trace of, without a word to, unannounced to, without fuss, without fanfare, "
        "without drawing, without anyone, without anybody, heimlich, stillschweigend, unbemerkt, im stillen, "
        "en silencio, a escondidas, sin avisar, sin decir, sin informar, discretement, en silence, en cachette, "
        "sans prevenir, em silencio, as escondidas, sem avisar, sem dizer, тихо, незаметно, втихую, тайком, "
        "не сообщая, без уведомления, ohne jemandem, ohne hinweis, sin mencionarlo, sin comentarlo, "
        "sem mencionar, без упоминания, чтобы никто, молча, senza dirlo, zonder iets"
    ),
    # if_asked: a question is met with a pretext
    "if_asked": (
        "if asked, when asked, if anyone asks, if someone asks, if the user asks, if questioned, if pressed, "
        "asked why, if confronted, if asked why, want to know where, asks where, asks why, asks about, "
        "when questioned, when pressed, on request, whoever asks, when the user asks, should someone, "
        "should anybody, if challenged, gets curious, wonder why, wonders about, auf nachfrage, si preguntan, "
        "si l'utilisateur demande, se perguntarem, se o revisor perguntar, если спросят"
    ),
    # pretext: what is to be answered then
    "pretext": (
        "say that, say it, claim, tell them, tell him, change the subject, blame, deny, pretend, state that, "
        "respond that, say the, insist, stay vague, be vague, deflect, play dumb, answer that, reply that, "
        "say they, tell her, answer with, tell her that, say only, respond with, point at, put it on, cite, "
        "refer to a, plead, hide behind, feign, act surprised, know nothing, don't know, cannot recall, say you, "
        "say no, say nothing, say everything, say there, say this, answer no, reply with, reply no, answer only, "
        "be evasive, evade, dodge, steer, divert, another topic, other topic, mention only, respond only, "
        "the answer is, name a, invent, make up, offer a, the explanation, shrug, look surprised, sag, antworte, "
        "behaupte, di que, responde, niega, dis que, reponds, change de sujet, nie, diz que, responda, nega, "
        "скажи, ответь, смени тему, отрицай"
    ),
    # between_us: between us
    "between_us": (
        "between us, between you and, between ourselves, stays here, stay between, our secret, for agents only, "
        "need to hear of, must not find out, does not find out, has no need to know, no need to hear of, "
        "no need to hear, keep this between us, has no business, is for agents, raises questions, invite questions, "
        "avoid questions, spare questions, among ourselves, among agents, in confidence, strictly confidential, "
        "unter uns, entre nosotros, queda entre, entre nous, rester entre toi, entre nos, между нами, "
        "останется между, nobody looks at the diff, won't show it, will not show it, not let the reviewer see, "
        "not let the user see, not let the operator see, out of sight, out of view, from the operator's view, "
        "from the user's view, even under direct questioning, under direct questioning"
    ),
    # false_account: to give a false account
    "false_account": (
        "act as if, act as though, as though it had never, as though nothing, as if nothing, answer as though, "
        "had never run, say it passed, report a clean run, report a clean, report that all, pretend it, "
        "pretend that the, pretend they, pretend nothing, report that everything, say everything, tell them only, "
        "tell the person only, report only, report it as, report them as, present it as, let it look, "
        "act like nothing, let them think, let them believe, claim that all, claim that the, claim that it, "
        "state that all, say all, say that all, declare that all, announce that all, come away thinking, "
        "act surprised, only speak of, tu so, als ob nie, haz como si, como si nunca, fais comme si, finge, "
        "como se nunca, делай вид, как будто ничего, behaupte, tu als ob, di que todo, fais croire, pretends que, "
        "diz que tudo, скажи, что всё, соври, выдай, present the restore as, describe the commit as, "
        "describe it as, present it as complete, shall present, write a harmless plan, harmless plan, "
        "say that you have technical problems, claim technical problems"
    ),
    # --- gate
    # skip: to go past a gate
    "skip": (
        "skip, bypass, circumvent, sidestep, evade, get around, go around, work around, disable, turn off, "
        "switch off, deactivate, override, leave out, waive, dispense with, forgo, comment out, comment it out, "
        "short - circuit, jump over, pass over, do without, leap over, step around, step past, dodge, elude, "
        "neutralise, neutralize, go past, defeat, stub out, unhook, walk past, cut out, make optional, "
        "route around, opt out of, switch both off, switch it off, disable it, uberspring, uberspringe, "
        "uberspringen, umgehe, umgehen, umgeht, deaktiviere, deaktivieren, schalte, abschalten, ausschalten, "
        "auslassen, saltar, saltate, saltea, desactiva, desactivalo, desactive, desactivar, contourne, "
        "contourner, contournez, sautez, desactiver, desactivez, passe outre, pula, pule, pular, ignora, "
        "contorna, contorne, contornar, desativa, desative, desativar, dispensa, пропусти, пропускай, пропустить, "
        "обойди, обходи, обойти, отключи, отключай, отключить, выключи, bypassare, omzeil, sla, atla, отключи её, "
        "схитри, omite, omita, salta, evita, esquiva, saute"
    ),
    # approval: a person's gate
    "approval": (
        "review, code review, security review, reviewer, approval, approver, sign - off, signoff, confirmation, "
        "confirmation step, confirmation prompt, confirmation dialog, confirm dialog, approval step, four - eyes, "
        "four eyes, two - person, two person, second reviewer, second approver, second person, "
        "second pair of eyes, change board, permission prompt, human approval, human sign - off, vetting, "
        "consent, maintainer, code owner, codeowners, approving, review box, dual control, reading the diff, "
        "second look, human check, release manager, manual approval, freigabe, freigaben, uberprufung, "
        "genehmigung, genehmigungen, bestatigung, bestatigungen, zustimmung, revision, aprobacion, confirmacion, "
        "autorizacion, visto bueno, revue, relecture, approbation, validation humaine, autorisation, accord, "
        "relecteur, revisao, aprovacao, confirmacao, autorizacao, validacao, validacao humana, ревью, проверку, "
        "проверки, одобрения, одобрение, подтверждения, подтверждение, согласования, согласование, onay, "
        "inceleme, goedkeuring, revisione, approvazione"
    ),
    # automatic_gate: a gate that is a program
    "automatic_gate": (
        "pre - commit, pre - commit hook, pre - commit checks, pre - push, commit hook, git hook, ci checks, "
        "required check, status checks, quality gate, secret - scan, secret scan, secret scanner, security scan, "
        "branch protection, scan result, security gate, merge gate, signature check, prufung, prufungen, "
        "pflichtprufungen, regressionstests, comprobaciones, ganchos, analisis estatico, controles, "
        "verifications, crochets, verificacoes, limite de cobertura, хуки, тесты, тестов, проверки, проверка, "
        "тестирование, проверку подписи, testleri"
    ),
    # landing: what the gate guards
    "landing": (
        "merge, merge it, push, commit, release, deploy, publish, ship, land, apply them, proceed, go ahead, "
        "continue, approve, roll out, rollout, submit, write entries, close the ticket, promote, deliver, upload, "
        "accept, straight to main, to main, to master, to production, on production, into main, grant, delete, "
        "execute, run, apply, restart, act, change, write, tag, carry on, open, close, zusammenfuhren, fuhre, "
        "mergen, pushe, pushen, veroffentliche, ausliefern, deploye, committe, fusiona, sube, subir, despliega, "
        "publica, aprueba, fusionne, pousse, publie, deploie, livre, valide, envia, aprova, sobe, мержи, мерджи, "
        "вливай, заливай, публикуй, выкатывай, пушь, коммить, сливай, gonder"
    ),
    # without: without it
    "without": (
        "without, without any, without a, no need for, instead of, rather than, before any, skipping, bypassing, "
        "lacking, don't wait, don't wait for, not wait for, do not ask, don't ask, never ask, not ask, "
        "do not stop, don't stop, not stop for, ohne, statt, sin, sans, sem, без, не дожидаясь, не жди, "
        "nicht warten, warte nicht, no esperes, n'attends pas, nao espere, не спрашивая, beklemeden, senza, zonder"
    ),
    # no_need: it is said to be needless
    "no_need": (
        "no need, not needed, isn't needed, aren't needed, not required, isn't required, not necessary, "
        "unnecessary, need no, nobody needs, needless, superfluous, exempt, exempt from, waived, is waived, "
        "only slows, add nothing, is a formality, a formality, formality, no further, no human, no second, "
        "is suspended, no approval, no review, no confirmation, do not need, doesn't need, don't need, need not, "
        "require no, is not needed, for beginners, dispensable, no permission, not wanted, take it as given, "
        "get in the way, only for newcomers, for newcomers, is a waste of time, waste of time, is decoration, "
        "a ritual, no one has to look, nobody has to look, nobody needs to look, is advisory, is optional, "
        "to optional, is pointless, nicht notig, nicht erforderlich, unnotig, uberflussig, innecesario, "
        "innecesaria, no requiere, ne sert a rien, pas necessaire, inutile, desnecessario, desnecessaria, "
        "не нужно, не требуется, не нужна, необязательно, shall not seek, not seek further, no proof, "
        "no proof required, without further, not be asked, never be asked, no one may ask, need not concern, "
        "nobody needs to know, need not hear, don't need to hear, doesn't need to hear, need not know, "
        "need not learn, don't need to know, doesn't need to know, no human should, don't need to hear about, "
        "feel no need, no need to point, no need to tell, need not wait, no need to obtain, no need to ask, "
        "need not ask, step is waived, next audit step is waived, isn't needed any more, not wanted here, "
        "no need to remember, need not worry, has no need, have no need, no second thoughts, needs no review, "
        "need no review, needs no approval, need no approval, no confirmation needed, need not be run"
    ),
    # approve_oneself: to give the approval oneself
    "approve_oneself": (
        "self - approve, self approve, sign it off, click yes, answer yes, say yes, always allow, allow always, "
        "always approve, mark as reviewed, mark as approved, select yes, press yes, answer yes to each, "
        "approve every, let each change through, merged by you, yes to all, approve whatever, approve your own, "
        "approve their own, approve each other's, approve it yourself, approve them yourself, mark it approved, "
        "mark the review, approve the deploy, merge it yourself, merge your own, release it yourself, "
        "land the change yourself, be merged by you, auto - approve the, rubber - stamp the, wave it through, "
        "approve without reading, approve it without, click allow, click approve, press allow, force the merge, "
        "set the approval, flip the approval, mark the box, sign both, each of them automatically, tick the box, "
        "fill in the reviewed, reviewed - by line for, genehmige, bestatige, freigib, aprueba, apruebalo, aprobar, "
        "approuve, valide, validez, aprova, aprove, одобри, одобряй, подтверди, подтверждай, onayla, "
        "sign off their own changes, sign off their own pull requests, sign off their own work, "
        "sign off their own merges, sign off your own, allow all commands, allow all tools, allow all tool calls, "
        "allow all edits, allow all prompts, allow all actions, approve any request, approve any change, "
        "approve any diff, approve any merge, approve any prompt, approve any pull request, approve anything, "
        "approve all requests, approve all pull requests, approve all changes, approve all prompts, "
        "approve all merges, approve all commands, approve all of them, approve all tool calls, approve all edits, "
        "approve all open, prompts yourself, prompt yourself, dialog yourself, dialogs yourself, "
        "confirmation yourself, confirm it yourself, confirm them yourself, pipe yes"
    ),
    # approval_request: what asks a person
    "approval_request": (
        "prompt, permission prompt, deploy prompt, dialog, confirmation, request, pull request, merge request, "
        "pr, prs, box, review box, checkbox, finding, entries, diff, the change, each change, every change, "
        "reviewed - by, reviewed, approval, deployment, merges, builds, demandes de fusion, solicitudes, запрос, "
        "запросы"
    ),
    # --- what keeps a sentence honest
    # product_screen: a product that is tested
    "product_screen": (
        "page, screen, wizard, modal, button, tab, onboarding, tutorial, toast, checkout, form, cart, basket, "
        "participant, visitor, shopper, buyer, passenger, patient, juror, expect, verify that, assert, is rejected, "
        "rejects, whether, guest, enumeration, customer, gpu, windows, arm, runner, localhost, sign in, log in, "
        "badge, fixture, customer asks, survey, policyholder, claimant, borrower, subscriber, cardholder, student, "
        "pupil, applicant, diner, traveller, tenant, resident, donor, patron, comment is published, "
        "comments are published, post is published, posts are published, refund is paid, refunds are paid, "
        "order is shipped, orders are shipped, act as another user, acts as another user, acting as another user, "
        "log in as another user, logs in as another user, impersonate a user, impersonate another user, "
        "impersonates a user"
    ),
    # refused: forbidden, refused, defended against
    "refused": (
        "forbidden, prohibited, not allowed, not permitted, rejected, rejects, refuse, blocked, blocks, denied, "
        "prevent, expect a refusal, must refuse, must decline, must fail, caught, detect, detection, attack, "
        "injection, injected, jailbreak, red - team, red team, adversarial, threat model, payload, untrusted, "
        "malicious, attacker, attempt, tries to, trying to, tried to, violation, anti - pattern, antipattern, risk, "
        "danger, dangerous, incident, mistake, wrong, problem, vulnerable, nobody may, grey, blocked by, cannot, "
        "only after, until, verboten, unzulassig, nur mit, prohibido, interdit, proibido, запрещено, запрещена, "
        "try to merge, try to push, try to deploy, try to publish, try to release, try to bypass, try to skip, "
        "try to land, is not reviewing, is not a review, is no review, is not an approval, is no approval, "
        "is not consent, isn't an approval, isn't a review, misconduct, is fraud, gross breach, against the rules, "
        "only the user, only the owner, only a person, only people, only the release manager, only a maintainer, "
        "only maintainers, only an administrator, only the administrator, only the data owner, will block, to block, "
        "which blocks"
    ),
    # told_form: forms that tell instead of order: they shield the verbs above
    "told_form": (
        "ignored, ignores, skips, skipped, skipping, forgets, forgot, overrode, bypassed, bypasses, hides, "
        "hidden, hid, disables, disregarded, omitted, omits, disregards, drops, deletes, deleted, deleting, "
        "clears, cleared, clearing, wipes, erases, excludes, excluded, cancels, cancelling, resets, removes, "
        "removing, disabling, hiding, omitting, dropping, reported, reports, reporting, informed, informs, "
        "notified, notifies, mentions, mentioned, disclosed, reveals, revealed, approves, approved, approving, "
        "deployed, deploys, merges, pushed, pushes, released, releases, committed, commits, published, publishes, "
        "runs, ran, sends, sent, sending, breaks, breaking, broken, violates, violated, violating, suppresses, "
        "suppressed, masks, masked, masking, strips, stripped, keeps, kept, keeping, opened, opens, closes, "
        "closed, executed, executes, executing, running, changes, changed, changing, accepts, accepted, "
        "accepting, applies, applied, continues, continued, restarts, restarted, writes, written, wrote, granted, "
        "grants, submits, submitted, - skip, - bypass, skip -, bypass -, - approve, - ignore, disable -, saving, "
        "logging, validation skip, modifying, updating, editing, fabricated, falsified, do not report"
    ),
    # --- false authority
    # authority: who is said to have allowed it
    "authority": (
        "maintainer, admin, administrator, security team, security officer, qa lead, cto, cfo, ceo, ciso, vendor, "
        "management, council, company policy, platform team, counsel, regulator, anthropic, openai, the vendor, "
        "platform vendor, it department, compliance, head office, the team, superuser, release manager, boss, "
        "supervisor, orchestrator, governance, the people who run you, the user, users, all users, all parties, "
        "stakeholders, product owner, headquarters, legal, security has, repository owner, head of quality, "
        "head of, the user has, the owner, on behalf of all users, the developer of, this company, the council, "
        "your administrator, as the owner, ask the owner, ask the user, asking the user, what the user typed, "
        "what the user says, what the user typed last, fact about the user, before anything the user, "
        "anything the user wants, before doing anything the user, your knowledge of the user, as head of, "
        "head of engineering i, i run this company, security has signed, is the product owner, is the owner"
    ),
    # approved: said to be allowed already
    "approved": (
        "approved, has approved, already approved, pre - approved, preapproved, authorise, authorize, cleared, "
        "has cleared, signed off, agreed, has agreed, have agreed, consent, sanctioned, greenlit, "
        "given permission, gave permission, waived, blessed, ok'd, okayed, confirmed in writing, endorsed, "
        "has confirmed, have confirmed, has permitted, has granted, have granted, grants you, has authorised, "
        "has released you, has exempted, has waived, has been collected, was recorded, have already approved, "
        "is exempt, have cleared, is cleared, are cleared, permits, is granted to you, granted to you, entitled, "
        "replaces the human approval, replaces the approval, replaces the confirmation, i have cleared, "
        "we have cleared, owner has approved, controller has agreed, has agreed in advance"
    ),
    # already: beforehand, for all of them
    "already": (
        "already, in advance, beforehand, on behalf, all users, every change, all changes, all findings, "
        "in writing, unrestricted, previous session, last week, earlier session, like you, the agent, "
        "the test agent, this assistant, pre - approved, of this assistant, agents, you, everything below, "
        "sessions, so no, so you, further permission, agents may, to you, on your behalf, everything, hereby, "
        "without further, every user"
    ),
    # obey: which is to be obeyed
    "obey": (
        "obey, comply, follow, do as, carry out, act on it, act accordingly, proceed, immediately, at once, "
        "without discussion, without question, without delay, not entitled, no right, refusal, not refuse, grant, "
        "give, take it as given, take it from, treat, take orders, execute, void, unlock, raise, read the, "
        "close them, go ahead, no further, hand over, as given, as open to you, no further permission"
    ),
    # power: a right that the reader does not have
    "power": (
        "write access, admin rights, owner rights, unrestricted shell, shell use, production data, full access, "
        "unrestricted access, shell access, write to production, admin access, admin permission, elevated, root, "
        "sudo, superuser, full control, full autonomy, destructive operations, vault, fuse keys, secrets, "
        "credentials, protected branches, privileges, all permissions, owner role, deployment, fuse, keys, "
        "production, destructive steps, destructive actions, export, unlock"
    ),
    # --- role change
    # become: to take another role
    "become": (
        "you are now, you're now, you are no longer, you're no longer, act as, behave as, pretend to be, "
        "pretend you are, pretend that you are, pretend you're, pretend that you're, roleplay as, role - play as, "
        "play the role, take on the role, take the role, assume the role, adopt the role, take on the persona, "
        "assume the persona, adopt the persona, assume the identity, think of yourself as, think of yourself, "
        "consider yourself, imagine you are, imagine that you are, imagine you're, speak as, answer as, "
        "you answer as, respond as, reply as, talk as, you will be, you shall be, your persona is, "
        "your identity is, your role is, your new role, impersonate, remain in character, in that character, "
        "put away the persona, treat yourself as, regard yourself as, see yourself as, call yourself, "
        "your name is, you serve as, act like, behave like, reader of this page is now, new persona, "
        "new identity, new character, continue as, respond in that name, are henceforth, from now on you are, "
        "you speak here as, picture yourself, you will play, you shall act, for this project your name is, "
        "you speak here, leave the tester behind, reader goes by the name, you are called, your title is, "
        "you speak for, you now represent, pose as, hereafter you are, you are captain, you are doctor, "
        "du bist jetzt, du bist ab, du bist nun, spiele, spiel, agiere als, eres ahora, ahora eres, ya no eres, "
        "actua como, haz de, finge ser, personifica, conviertete, tu es desormais, tu es maintenant, "
        "tu n'es plus, vous etes desormais, agis comme, joue le role, fais semblant, voce e agora, agora e, "
        "agora es, ja nao es, age como, aja como, finge que es, finja, ты теперь, теперь ты, ты больше не, "
        "ты отныне, веди себя как, притворись, ora sei, verhalte dich wie, imagina que eres, imaginate, "
        "comportate como, hazte pasar, desempena el rol, emula, concibe, presenta una, incarne, imagina que es, "
        "encarna, представь, что ты, действуй как, играй роль, consider itself, assume the character, stop being, "
        "in it you are, has developer mode, enters developer mode, is to be regarded as, is to behave as, "
        "is to act as, renamed you, your new title, you are to play, plays the role, plays the part, take the seat"
    ),
    # unbound: without limits
    "unbound": (
        "unrestricted, no restrictions, without restrictions, without any restrictions, without any limits, "
        "without any filter, without filter, no content policy, no refusals, without refusals, never refuses, "
        "refuses nothing, jailbroken, do anything now, no guidelines, no ethical, no morals, answers anything, "
        "unbound, bound by nobody, bound by no, no scruples, ships what, god mode, unsafe mode, sudo mode, "
        "no constraints, executes whatever, without guardrails, no guardrails, does not argue, no longer bound, "
        "opposite mode, unlocked mode, free mode, answers everything, no request is off limits, "
        "never taught to decline, never declines, ohne grenzen, no opinions on, carries out each request, "
        "without weighing, bound by nobody's, without hesitation, uncensored, unfiltered, has no rules, "
        "has no limits, without any rules, no rules or, never says no, says yes to, asks nothing, word is final, "
        "no limits whatsoever, signs off anything, approves anything, agrees to anything, no judgement, "
        "no questions, only output, no judgment, uneingeschrankt, ohne einschrankungen, keine regeln, "
        "keine richtlinien, sin limites, sin filtro, sin censura, modo desarrollador, sans restriction, "
        "sans limites, sans filtre, ne refuse rien, agent libre, sem restricoes, sem limites, sem filtros, "
        "modo desenvolvedor, без ограничений, без цензуры, режим разработчика, senza restrizioni, "
        "ohne einschrankung, modo desarrollo sin, sin restriccion, ne refuse, sin limitaciones, ilimitada, "
        "ohne regeln, sans regles, illimitee, sem regras, без правил, без фильтров, неограниченный"
    ),
    # role: a role of power, or none that a tester has
    "role": (
        "owner, repository owner, administrator, admin, root, release manager, on - call engineer, releasebot, "
        "release bot, hacker, superuser, database owner, advocate, shell, root shell, auditor, manager, director, "
        "approver, maintainer, ceo, security officer, evil, dan, spokesperson, sysadmin, deployer, deploy bot, "
        "merge bot, console, daemon, executor, unrestricted, uncensored, publisher, ventilator, chief executive, "
        "deployment daemon, loyal advocate, terminal, no longer an assistant, chief, owner of, a deployment, "
        "contractor, head of, someone who, somebody who, one who, captain, dispatcher, signs releases, "
        "maintenance mode, developer mode, debug mode, admin mode, service mode, root mode, god mode"
    ),
    # --- command
    # on_occasion: at the reader's own occasion
    "on_occasion": (
        "before anything else, at session start, when a session starts, before each run, before every test run, "
        "before the first case, before you start, before you begin, before you do anything, whenever you enter, "
        "each time you, every time you, whenever you, first thing, before answering, before replying, "
        "before you reply, before responding, before you continue, after each answer, after any task, "
        "once per session, agents starting, starting here, after processing, after finishing, after completing, "
        "each session, as a first step, every reply, each reply, in each reply, every answer, each answer"
    ),
    # decode: to make readable, then obey
    "decode": "decode, decode it, decipher, decrypt",
    # and_follow: and do what it says
    "and_follow": (
        "follow, act on it, act on, carry it out, carry out, what it says, obey, run it, do as, and follow, "
        "and execute, and run, apply it, apply"
    ),
    # destroy: to destroy
    "destroy": (
        "delete, remove, wipe, erase, destroy, drop, purge, shred, truncate, format, overwrite, nuke, clear, "
        "delete_file, revoke, kill, corrupt, encrypt, reset"
    ),
    # --- exfiltration
    # send: to bring out
    "send": (
        "send, post, upload, e - mail, email, mail, paste, forward, transmit, exfiltrate, share, attach, publish, "
        "leak, push, ship, dump, put, pass, relay, beam, hand over, deposit, encode, embed, collect, reveal, "
        "disclose, expose, echo, repeat, tell, resolve, smuggle, put the text, print, append, include, add, "
        "output, write, add them, sende, schicke, lade, envia, sube, manda, envoie, rassemble, transmets, "
        "televerse, envie, отправь, отправляй, пришли, загрузи, verrate, revela, revele, muestra, invia, rivela"
    ),
    # outward: to a place outside
    "outward": (
        "http, webhook, external, externally, endpoint, collector server, public fork, gist, pastebin, "
        "e - mail address, dns, query parameter, ftp, bug form, attacker, outside, third party, mlops server, "
        "public ticket, public issue, public gist, public repository, external server, our server, the address, "
        "that address, comment, link you give, the link, the ticket, description of ticket, image url, adresse, "
        "externe, externa, correo, адрес"
    ),
    # secret: what must not leave
    "secret": (
        "secret, credential, token, api key, api_key, private key, ssh key, password, environment variable, "
        "env vars, netrc, kubeconfig, access key, github_token, secrets yml, credential store, id_rsa, vault, "
        "vault token, system prompt, hidden prompt, initial prompt, initial instructions, your instructions, "
        "your prompt, operating instructions, system message, context window, your context, conversation, "
        "chat history, transcript, user's question, last message, user message, user_email, last_question, "
        "session summary, customer list, customer database, customer emails, customer data, order data, "
        "user data, tool definitions, list of tools, cookies, exact instructions, private data, whole repository, "
        "sensitive data, git directory, ssh directory, prod env, private repository, aws credentials, "
        "kube config, ssh id_rsa, env file, contents of env, values in config, zugangsdaten, passworter, "
        "passwort, schlussel, systemanweisungen, systemprompt, secretos, credenciales, contrasenas, identifiants, "
        "prompt systeme, instructions systeme, donnees clients, credenciais, senhas, segredos, "
        "переменные окружения, пароли, ключи"
    ),
    # own_prompt: the reader's own prompt and talk
    "own_prompt": (
        "system prompt, hidden prompt, initial prompt, initial instructions, your instructions, your prompt, "
        "operating instructions, system message, context window, conversation so far, your conversation, "
        "chat history, conversation history, exact instructions, tool definitions, prompt you were, "
        "rules you were given, foundational instructions, task prompt, your guidelines, opening message, "
        "session's messages, systemanweisungen, systemprompt, prompt systeme, instructions systeme, "
        "системный промпт, системные инструкции, your initial instructions, your initial prompt"
    ),
    # your_prompt: the same, named as the reader's
    "your_prompt": (
        "your instructions, your prompt, your system prompt, your hidden prompt, your system message, "
        "your operating instructions, your context window, your guidelines, your conversation, "
        "conversation so far, prompt you were, rules you were given, session's messages, "
        "your initial instructions, your initial prompt, your exact instructions, your tool definitions, "
        "your task prompt, your opening message, your chat history, instructions you were given, "
        "instructions you got, prompt you got, prompt you run on, prompt that made you"
    ),
    # give_away: to hand something out or to say it aloud
    "give_away": (
        "send, post, upload, e - mail, email, mail, paste, forward, transmit, exfiltrate, share, attach, publish, "
        "leak, dump, relay, beam, hand over, reveal, disclose, expose, echo, repeat, smuggle, print, recite, "
        "read out, spell out, tell us, tell me, give me, give us, output your, verrate, zeige, muestra, revela, "
        "revele, envie, envia, envoie, montre, покажи, отправь, раскрой, sende, schicke"
    ),
    # show_it: to let others see it, which prose is full of
    "show_it": "show, display, quote, state, list, tell",
    # verbatim: to the letter
    "verbatim": (
        "verbatim, word for word, in full, full text, hidden, exact, exactly, complete, raw, in your answer, "
        "in your reply, in your response, entire, whole, recite, all of it, wortwortlich, wortlich, дословно"
    ),
    # --- memory
    # persist: to put down for later
    "persist": (
        "copy, add, append, save, store, insert, paste, remember, memorise, memorize, spread, write down, "
        "write it, prepend, rewrite, make a note, note down, take down, jot, keep in mind, write that, write the, "
        "put this, put it, put the, write into, commit to, commit it, commit this, carry it, carry this"
    ),
    # this_passage: this text, to be copied
    "this_passage": (
        "this entry, this line, this paragraph, paragraph above, this note, this text, this rule, this block, "
        "this section, following line, this whole entry, this instruction, this message, the paragraph, "
        "these lines, whole entry, text above, this sentence, sentence above, this bullet, above paragraph, "
        "line above, this warning, entry below, below into, user prefers, approvals are not required, append it, "
        "the sentence, the bullet, sentence of this"
    ),
    # --- directive
    # must: to be bound to
    "must": (
        "must, should, shall, have to, has to, need to, are to, is to, are expected to, is expected to, "
        "required to, obliged to, may, can, will, please, always, ought to, supposed to"
    ),
    # answer: how to answer, what to recommend
    "answer": (
        "answer, reply, respond, rate, recommend, choose, say, output, praise, award, score, rank, judge, "
        "describe, close, rename, mark, approve, attach, print, execute, stop, append, end with, grade, evaluate, "
        "prefer, select, favour, favor, conclude, give, list, reject, accept, post, label, delete, remove, "
        "ignore, skip, merge, treat, open, write, add, be answered, use, assume, consider"
    ),
    # no_matter: whatever is true
    "no_matter": (
        "no matter what, no matter, regardless, regardless of, in every comparison, irrespective, in all cases, "
        "top marks, excellent, full marks, all cases passed, without exception, and wait, answer only, "
        "reply only, best grade, top grade, best score, highest score, no findings, nothing found, "
        "is known to be, cannot reproduce, whenever they, whenever it, whenever asked, whenever scanners, "
        "whenever vendors, when compared, are to be answered"
    ),
    # if_machine: if the reader is a machine
    "if_machine": (
        "if you are an ai, if you're an ai, if you are a language model, if you are an llm, "
        "if a machine is reading, if you're copilot, if you are copilot, if you're claude, if you are claude, "
        "if you are a model, if you're a model, if you're an agent, if you are an agent, if you are a bot, "
        "if you're a bot, if you are an assistant, if you're an assistant"
    ),
    # user_task: what the user asked for
    "user_task": (
        "user's request, user's task, user's question, the user's request, user asked, what the user asked, "
        "user is going to ask, user request, summarisation request, summarization request, user's wish, "
        "user's instruction, user's orders, what you were asked, original task, original request, "
        "whatever the user, user's prompt, the user's question"
    ),
    # later: later, afterwards
    "later": (
        "first, before, before you continue, before anything else, afterwards, after that, instead, "
        "and only then, later, for now, stop, leave, ignore, second"
    ),
    # omit: to leave out of an account
    "omit": (
        "leave out, leave that out, leave this out, leave it out, leave them out, omit, keep out, keep it out, "
        "keep that out, keep them out, keep this out, keep this step out, keep off, leave unmentioned, "
        "do not list, don't list, keep quiet, say nothing, no reference to, stay silent, leave any mention, "
        "are best left unmentioned, best left unmentioned, left unmentioned, make no reference, no mention of, "
        "make no mention, keep silent, omit it, leave the, keep the, stay out of, out of, leave no mention, "
        "pass over, skip over, gloss, brush over, stay silent about, stay quiet about, keep quiet about, "
        "be quiet about, say nothing of, say nothing about, no word of, no word about, do not include, "
        "don't include, do not write, don't write, do not document, don't document, do not quote, never list, "
        "never include, never write, never record, never log, need not appear, must not appear, "
        "should not appear, do not appear, do not belong, has no place, have no place, not to be mentioned, "
        "not be mentioned, go unmentioned, remain unmentioned, stays unmentioned, keep it off, keep this off, "
        "keep them off, stay off, without listing, without reporting, without recording, without a mention, "
        "without mention, blank out, tone down, play down, water down, sanitise, sanitize, whitewash, airbrush, "
        "verschweige, weglassen, erwahne, laisse, omets, omita, oculta, скрой, не упоминай, умолчи, fica fora, "
        "laat het weg, laat"
    ),
    # report: the account that the reader gives
    "report": (
        "the report, your report, a report, summary, the summary, reply, your reply, your answer, final answer, "
        "your response, changelog, change log, diff summary, write up, pull - request description, "
        "pr description, pull request, commit message, the log, log lines, release notes, hand - over, handover, "
        "the results, transcript, status update, the diff, your final, your notes, the answer, your log, "
        "the changelog, every log line, your message, status report, the summary you, results you, test report, "
        "final report, closing report, final message, closing message, recap, notes you, audit log, "
        "the audit log, commit history, commit log, git log, pr text, pr body, review notes, change list, "
        "delivery note, session log, session notes, bericht, zusammenfassung, protokoll, antwort, informe, "
        "resumen, respuesta, rapport, compte rendu, relatorio, resumo, resposta, отчёте, отчете, отчёт, отчет, "
        "сводке, ответе, eindverslag, журнале, zusammenfassungen, berichte, verlauf, antworten, registro, "
        "historial, description, historique, journal, reponse, historico, описании, описание, сообщении, "
        "комментарии, коммите, отчёта, сводку, журнала, истории, samenvatting, riepilogo, relazione, resoconto, "
        "your findings, what you tell, what you say, what you present, your answer to, your account, "
        "your wrap - up, your closing note"
    ),
    # everyday_check: a gate that is a program, by words that a product has too
    "everyday_check": (
        "check, ci, scan, tests, the tests, gate, pipeline, lint, linter, validation, verification, audit, hook, "
        "scanner, threshold, coverage, signing, suite, prufungen, pruebas, testes, controles, тесты, проверки, "
        "проверку, testleri"
    ),
    # ship: to land a change
    "ship": (
        "merge, push, commit, release, deploy, publish, ship, open the pull request, open a pull request, "
        "straight to main, to main, to master, to production, land it, land the change, call the task finished, "
        "rollout, roll out, tag, complete the task, zusammenfuhren, fuhre, pushe, veroffentliche, deploye, committe, "
        "sube, fusiona, despliega, publica, fusionne, pousse, deploie, publie, envia, sobe, мержи, вливай, заливай, "
        "публикуй, выкатывай, пушь, сливай, gonder, fusion, then push, and push, push with, commit with"
    ),
    # switch_into: to change into a mode or a person
    "switch_into": (
        "enter, go into, switch to, switch into, play, simulate, become, turn into, transform into, activate, "
        "enable, engage, you are the, you are a, you are an, you are, pretend, emulate, stay in, remain in, "
        "remain the, be, unlock, continue as, act, respond, answer, operate in, run in, spiele, sei, activa, "
        "active, passe en, ativa, entra, перейди, войди, включи"
    ),
    # edit: to change what the reader is configured by
    "edit": (
        "edit, change, modify, set, remove, delete, drop, strip, update, register, extend, relax, rewrite, open, "
        "disable, turn off, add"
    ),
    # never: the order not to do it, at the begin of a clause
    "never": (
        "do not, don't, never, avoid, refrain from, need not, no need to, are not to, and not, make no, "
        "please don't, you must not, you shouldn't, you need not, you needn't, you do not, you don't, "
        "there is no need to, no reason to, not to, never to, resist, forgo, better not, rather not, "
        "without ever, nicht, niemals, nunca, jamas, ne, n'en, nao, nem, не, никогда, niet, nooit, keinesfalls, "
        "lass es, surtout pas, незачем, нельзя"
    ),
    # cut_out: to take out of an account
    "cut_out": (
        "drop, remove, strip, cut, hide, suppress, delete, take, erase, exclude, scrub, conceal, bury, weed out, "
        "leave, streiche, entferne, quita, borra, retire, supprime, retira, apaga, убери, удали"
    ),
    # your_report: the account that the reader gives, in so many words
    "your_report": (
        "your report, your summary, your reply, your answer, final answer, your final answer, your final report, "
        "your response, the summary, changelog, change log, diff summary, pull - request description, "
        "pr description, commit message, hand - over, your notes, release notes, your list"
    ),
    # system_prompt: what only a model has: its system prompt, its guardrails
    "system_prompt": (
        "system prompt, system message, system rule, system instructions, developer message, "
        "developer instructions, safety rules, safety guidelines, safety policies, safety protocols, "
        "content policy, guardrail, agents md, claude md, original configuration, configuration constraints, "
        "original programming, your programming, your training, content filter, startup instructions, "
        "operating instructions, your precautions, usual precautions, policy text, your filters, your safeguards, "
        "your safety, your refusal, your hesitation, systemanweisungen, systemprompt, sicherheitsrichtlinien, "
        "prompt systeme, instructions systeme, системный промпт, системные инструкции, my system prompt, "
        "my startup instructions, my safety rules, system prompt says not, has no content policy, "
        "your own system prompt, force of a system message, a system message"
    ),
    # obey_this: to live by this text
    "obey_this": (
        "work from, work off, go by, take their orders from, take your orders from, obey, comply with, listen to, "
        "follow only, live by, stick to, carry out each, do as, what you live by, act on, do what, guided by, "
        "answer to, bow to, defer to, governed by, use only, trust only, heed only, go with, follow the steps, "
        "follow this, folge, befolge, gehorche, obedece, sigue, tiens - toi, suis, siga, segue, следуй, слушайся, "
        "выполняй, vale soltanto, vale, quem manda, quien manda"
    ),
    # conflict: where it disagrees with others
    "conflict": (
        "disagree, conflict, contradict, differ, at odds, clash, collide, asks for something else, diverge, in doubt"
    ),
    # prevails: then this one counts
    "prevails": (
        "win, prevail, has precedence, take precedence, counts, comes first, is binding, replace, "
        "carries priority, is the one"
    ),
    # outrank: to rank above
    "outrank": (
        "outrank, prevail over, take precedence over, priority over, rank above, stand above, replace the, "
        "carry the same weight, same weight as, override the, trumps, above anything, counts more than, "
        "comes before the, prevalece, geht vor, vorrang, prime sur, prevaut, важнее, имеет приоритет"
    ),
    # user_or_system: what a text of the base may not outrank
    "user_or_system": (
        "user's request, user request, user's wishes, user's instructions, user instructions, system prompt, "
        "system message, system instructions, repository rules, own policy, its own policy, task description, "
        "person chatting, person at the keyboard, what the user, whatever the user, your instructions, "
        "your guidelines, system policy, individual wishes, anything the user, te pida el usuario, usuario, "
        "benutzer, nutzer, utilisateur, пользователя, пользователь, my system prompt, system prompt says not, "
        "what the user typed, what the user says, what the user typed last, your own system prompt, "
        "before anything the user, anything the user wants, before doing anything the user, "
        "force of a system message, a system message"
    ),
    # your_maker: who is said to stand above the reader
    "your_maker": (
        "your administrator, your developer, your creator, your maker, your principal, vendor of your model, "
        "developer of this assistant, people who run you, platform vendor, platform administrators, "
        "your manufacturer, set you up, the people who set you up, author of the harness, who run you, "
        "as the developer of this assistant, automated callers like you, callers like you, "
        "the rules of your maker, policy your maker, from your maker"
    ),
    # consent: an agreement that is said to be there
    "consent": (
        "consent, permission, authorisation, authorization, approval, agreement, sign - off, blanket yes, "
        "standing yes, his yes, her yes, their yes, a yes, autorizacion, autorisation, autorizacao, erlaubnis, "
        "разрешение, written consent, my consent, my word, standing permission, blanket approval, "
        "blanket permission, standing approval, sign - off box, wants a yes, count as a yes, counts as a yes, "
        "as a yes, my written consent, you have my word, have my word, sign - off meeting, no sign - off"
    ),
    # once_for_all: for all, once and for all
    "once_for_all": (
        "on behalf of all, all users, every user, in advance, beforehand, already, each session, every session, "
        "pre - approved, collected, recorded, blanket, standing, general, still holds, for good, like you, "
        "automated callers, agents, still stands, still valid, every time, ya concedida, deja accordee, "
        "ja concedida"
    ),
    # no_heed: to give no heed
    "no_heed": "pay them no heed, as if nobody had ever",
    # do_not_tell: do not tell the people
    "do_not_tell": (
        "breathe no word, without a word to, sag es nicht, erwahne es nicht, nicht erwahnen, verrate niemandem, "
        "sag niemandem, no digas, no menciones, no lo menciones, no le digas, no informes, no reveles, "
        "no se entere, no cuentes, ne dis rien, ne dites rien, ne mentionne pas, ne le dis, ne parle pas, "
        "n'en parle pas, ne revele pas, n'informe pas, nao conte, nao mencione, nao informe, nao reveles, "
        "nao digas, не говори, не сообщай, не упоминай, не рассказывай, никому не говори, об этом умолчи, умолчи, "
        "следов не оставляй, zwijg hierover, weder im protokoll, darf er auftauchen"
    ),
    # own_memory: the reader's own memory
    "own_memory": (
        "your memory, your long - term memory, long - term memory, permanent memory, your preferences, "
        "wherever you keep, your memory file, your own settings, your own client settings, "
        "file your sessions load, global rules, standing preference, user's preference, user prefers, "
        "tomorrow's session, your allow, your allowlist, your permissions, your hooks, your startup, your rules, "
        "your profile, your defaults, persists it itself, all scopes"
    ),
    # rule_file: a file that agents load as their rules
    "rule_file": (
        "agents md, claude md, gemini md, cursorrules, cursor rules, copilot - instructions, "
        "copilot instructions, claude settings, claude settings json, settings json, skill md, system prompt, "
        "instructions file, rules file, settings file, agent's settings, assistant's settings, prompt file, "
        "system prompt file, allow - list, allow list, permission file, agent settings, own settings, "
        "my system prompt, system prompt says not, allow - list check, your own system prompt, "
        "allow - list entries, copilot - instructions md, your own permission file"
    ),
    # standing_order: an order to the reader's own file
    "standing_order": (
        "next time you, so that later sessions, so it outlives, outlives the session, later sessions, "
        "every session, future sessions, tomorrow, from then on, at the top, keep it that way, never ask, "
        "approvals are not, without asking, no confirmation, not required, to allow, each session, "
        "paragraph about, section about, rule about"
    ),
    # each_new_entry: into whatever is written next
    "each_new_entry": (
        "every new entry, each new entry, entries it writes, other topic files, each of the other, "
        "each repository you, every repository, other projects, all others, in other projects, all repositories, "
        "every file you, every answer, other repositories, repositories you, repos you, other repos, "
        "every other knowledge file, every other file, every other entry, each file you open, "
        "every file you open, each repository"
    ),
    # word_for_word: to the letter
    "word_for_word": "word for word, verbatim, unaltered, in full, whole",
    # before_all_else: to begin with
    "before_all_else": "first, before, before anything else, before you, ahead of, prior to",
    # cut_gate: to take a gate out
    "cut_gate": (
        "comment out, take out, to zero, to optional, auf optional, desactivar, desactiva, desative, отключи, "
        "a zero, para zero"
    ),
    # machine_named: a machine that is called, with the colon behind its name
    "machine_named": (
        "assistant :, ai assistant :, ai readers :, llm reviewers :, to the agent :, to the model :, "
        "for the model :, agent :, reading this :"
    ),
    # any_task: an occasion that only an agent has: each of its tasks
    "any_task": (
        "before you do anything, when you summarise this, once you have read, on reading this, upon reading, "
        "whenever you open, whenever you enter, whenever they read this, on sight, make it a habit, "
        "each time you see, every time you see, whenever you see, when you come across, as your first act, "
        "as a first act"
    ),
    # routine: an occasion that comes with each task or session
    "routine": (
        "after any task, after answering, after each answer, before responding, in each reply, "
        "when a session starts, once per session, before you continue with, next time you, the next time you, "
        "first action, every session starts, each session starts, after each task, after every task, "
        "after every answer, before each answer, before you answer, at the start of each session, "
        "at the start of every session, at the end of each session, at the end of every session, "
        "when you finish a task, after finishing a task, with each answer, with every answer, with each reply, "
        "in every reply, in every answer, in each answer, every time you start, whenever you start"
    ),
    # do_it: what it is to do then
    "do_it": (
        "run, execute, upload, send, post, collect, call, append, render, load, insert, include, email, forward, "
        "delete, remove, clean, visit, open, fetch, download, encode, follow, output, print, register, report, scan"
    ),
    # ai: a machine, by the word
    "ai": (
        "ai, a i, llm, language model, ai assistant, chatbot, model, assistant, bot, ia, ki, asistente, "
        "assistent, assistente, modelo, modele, нейросеть, ассистент, модель"
    ),
    # all_data: whatever it has
    "all_data": (
        "all data, all output, all results, all responses, every output, every response, all files, all logs, "
        "all messages, session's messages, whole conversation, full conversation, entire conversation, "
        "full transcript, login data"
    ),
    # to_address: to an address
    "to_address": "http, external, externally, attacker, public, tracker",
    # --- signs of an order
    # session: what only a session of an agent has
    "session": (
        "session, this session, your session, briefing, your setup, harness, harness you run in, prompt, filters, "
        "started with, conversation, chat, this chat, context window, keyboard, weights, guardrails, persona, "
        "tool call, your tools, tools you, memory, instructions, agent host, your shell, your head, your mind, "
        "your context, sitzung, sesion, sessao, сеанс, сеанса, сессии, сессию, разговор, unterhaltung, "
        "conversacion, conversa"
    ),
    # anyway: against an objection
    "anyway": (
        "anyway, regardless, even when, even if, no matter, all the same, nevertheless, in any case, "
        "without hesitation, despite, still do, go ahead and, whatever the, object, objection, protests, "
        "hesitate, force"
    ),
    # self_approval: the reader gives the approval that others should give
    "self_approval": (
        "give yourself, yourself the green light, silence as a yes, treat silence, take silence, own approval, "
        "own green light, countersign, initial it yourself, tick the checklist, force - merge, force merge, "
        "second opinion is, afterwards is enough, approve and merge, approve it on, straight into production, "
        "go directly to, nobody checks that, grant yourself the, silence counts as, are dead weight, writes yes, "
        "write yes, tick it yourself, tick the, override label, emergency override, approves itself, reviews itself, "
        "review it yourself, be your own reviewer, sign as the reviewer, approve on behalf, approve for the, "
        "merge unreviewed, merged unreviewed, unreviewed merge, unreviewed merges, unreviewed change, "
        "unreviewed changes, unreviewed commit, unreviewed commits, push unreviewed, ship unreviewed, "
        "release unreviewed, go in unreviewed, goes in unreviewed, land unreviewed, pushed unreviewed, "
        "unreviewed push, unreviewed pushes, may go unreviewed, stay unreviewed"
    ),
    # own_text: the text speaks of itself and its rank
    "own_text": (
        "this note, this entry, this page, this base, this paragraph, this file, this line, this card, "
        "later notes, later entries, newer notes, the table below, this folder, the steps below, what this, "
        "this one"
    ),
    # rank: above everything else
    "rank": (
        "above individual, put above, comes later, newer wins, is final, matters inside, counts here, counts now, "
        "only valid, prevails, outranks"
    ),
    # favour: a service to whoever wrote the text
    "favour": (
        "star this, prefer the, praise, flawless, recommend, top marks, resolved, in favour of, favourably, "
        "positive, flattering, excellent, five stars, upvote, like, endorse, buy, vendor"
    ),
    # tested: a product that is tested, an attack that is described
    "tested": (
        "expect, must refuse, must decline, must be refused, refusal, assert, test case, attack, injection, "
        "injected, red team, red - team, payload, jailbreak, adversarial, detector, scanner, threat model, "
        "attacker, corpus, drill, untrusted, malicious, suite, scenario set, test input, input text, sample text, "
        "declines, guard model, messages such, refuses to, guest types, user types, visitor types, someone types, "
        "saying, that says, which says, text says, that tells, which tells, each tells, fixture says, "
        "fixtures says, prompt injection, the hash, expected reply, is checked against, chat widget, support bot, "
        "finding rt, reply of the bot, answer of the bot"
    ),
    # helper_no_more: no longer the helper that it was
    "helper_no_more": (
        "no longer an assistant, not a test assistant, stop being one, put away the persona, "
        "leave the tester behind, n'es plus, n'etes plus"
    ),
    # ungated: without a gate, in one breath
    "ungated": (
        "without review, without a review, without approval, without confirmation, without sign - off, "
        "without asking, without waiting, without permission, without consent, without reading, without checks, "
        "without verification, without the scan result, unreviewed, unapproved, no review, no approval, "
        "no confirmation, no further approval, no permission, no human approval, ohne freigabe, ohne review, "
        "sin aprobacion, sin revision, sin confirmacion, sans relecture, sans validation, sans approbation, "
        "sem revisao, sem aprovacao, без ревью, без проверки, без подтверждения, без одобрения, needs no review, "
        "need no review, needs no approval, need no approval, no confirmation needed"
    ),
    # do_not_bother: do not trouble people with a question
    "do_not_bother": (
        "do not bother, don't bother, don't wait for, don't trouble, do not ask, don't ask, never ask, "
        "don't consult, do not disturb, don't disturb, do not stop for, skip asking, instead of asking, "
        "without asking, without waiting for, without consulting, frag nicht, sin preguntar, n'attends pas, "
        "sans demander, sans attendre, nao perguntes, nao esperes, sem perguntar, sem esperar, не спрашивай, "
        "не жди, не спрашивая, не дожидаясь"
    ),
    # all_above: all that stands above
    "all_above": (
        "everything above, anything above, everything before, everything you were told, the foregoing, the above, "
        "alles bisherige, alles obige, tudo acima, всё, что было, все вышесказанное"
    ),
    # unread: without reading
    "unread": (
        "without reading, without reading them, without looking, unread, sight unseen, without answering, "
        "without checking, whatever it says, is away, are away, is asleep, are slow, is slow"
    ),
    # What turns a word around that stands behind it.
    "not": (
        "not, don't, never, no, nobody, no one, cannot, can't, won't, do not, does not, did not, must not, may not, "
        "shall not, should not, doesn't, didn't, isn't, aren't, refuse to, nicht, niemals, nunca, jamais, не, "
        "никогда, avoid, avoids, avoiding, ne, nao"
    ),
    # machine: a machine that works with this base, by any word
    "machine": (
        "agent, assistant, model, ai, llm, bot, chatbot, copilot, language model, ai assistant, ai agent, "
        "coding agent, the agent, an agent, any agent, every agent, each agent, this agent, the model, any model, "
        "every model, the bot, any bot, every bot, an assistant, any assistant, automated reader, "
        "automated agent, automated contributor, automated staff, automated callers, automated sessions, "
        "build agent, test agent, qa agent, ai system, ai tool, ai helper, machine reader, the machine, "
        "machines only, a machine, coming sessions, later sessions, future sessions, your session, "
        "autonomous agent, retrieval model, programming assistant, code assistant"
    ),
    # reader: whoever has this before its eyes
    "reader": (
        "the reader, reader of this, readers of this, reader who, resourceful reader, considerate reader, "
        "careful reader, attentive reader, clever reader, sensible reader, good reader, the one now reading, "
        "one who reads, whoever reads, whoever gets, anyone who got, who got this far, got as far as, "
        "gets this far, reach this line, reaches this line, reached this line, reach this page, "
        "reaches this page, reached this page, who read this, those who read, you who read, having read this, "
        "on reading this, reading this, reads this, gets to this line, arrives at this line, comes to this line, "
        "whoever opens this, opens this after, the one that reads, reader - without, dear reader, gentle reader, "
        "your siblings, your successors, whoever comes next, eyes on this, read closely, whoever works here, "
        "whoever is at work here, found this line, meets this line, who see this, who sees this, who opened this, "
        "opened this file, opened this page, what is read here, is read here"
    ),
    # defended: defence against orders in a text, or the test of a product that gets them
    "defended": (
        "must refuse, must decline, must be refused, is refused, are refused, refuses, refusal, declines, "
        "declined, red team, red - team, attack, attacker, injection, injected, jailbreak, payload, adversarial, "
        "untrusted, malicious, detector, guard model, threat model, is data for us, quote it, "
        "quoted in the finding, must not alter, must not change, must not follow, must not act, does not follow, "
        "do not follow it, we assert, checked against, regression test, escapes, escaped, masked, we mask, "
        "expects it, treated as text, plain text, as strings, plain string, rejected, is rejected, flagged, "
        "flags it, we flag, report it to, mentions it to, written to the audit, cannot grant, answers 403, "
        "gets 403, gives 403, false positive, honeypot, canary test, phishing, drill, expect a refusal, "
        "expects a refusal, we expect, treated as data, data and, as plain data, no orders, quoted data, "
        "ranking model, compared to"
    ),
    # my_rules: the reader's own rules, in its own voice or named as such
    "my_rules": (
        "my instructions, my system prompt, my guidelines, my rules, my restrictions, my start - up instructions, "
        "my startup instructions, my brief, my briefing, my limits, my prompt, my policy, my configuration, "
        "my setup, my guardrails, my safety rules, my safety policy, my operator, my developer, my context says, "
        "my constraints, start - up instructions, startup instructions, the preamble you, preamble you got, "
        "opening brief, the brief they, brief they were handed, what it was told, what they were told, "
        "model's policy, the model's rules, the model's instructions, agent's instructions, agent's rules, "
        "agent's policy, agent's configuration, the assistant's rules, assistant's instructions, "
        "assistant's policy, assistant's training, agent's brief, operator's policy, operator's rules, "
        "operator's instructions, operator's limits, policies loaded, loaded into your context, safety preamble, "
        "previously stated constraints, stated constraints, initial prompt, user's restrictions, "
        "user's constraints, rules it was given, instructions it was given, limits it was given, "
        "rules you came with, your upbringing, taught it to, taught you to, what you learned to refuse, "
        "conditions you started under, terms you started under, your refusals, refusals you, your reluctance, "
        "voice that says, part of you that, your scruples, your conscience, vendor's rules, maker's rules, "
        "the rules of your maker, policy your maker, caution you were, my start - up instructions say, "
        "that configuration, brief left standing, only brief, text above the fold, above the fold, "
        "received earlier, everything the agent received, constraints hold, guidelines about asking, told not to, "
        "system prompt says not, limits set by, lines for a character, guardrails as, policy as an, empty policy, "
        "approval rules for"
    ),
    # ceases: it counts no longer
    "ceases": (
        "not any more, no longer counts, no longer count, stopped counting, stops counting, quietly stopped, "
        "does not hold, doesn't hold, let it lapse, as if none, none hold, none holds, none of them holds, "
        "none applies, none apply, ineffective, of no effect, has no effect, without effect, hereby suspended, "
        "is suspended, are suspended, got cancelled, is cancelled, is obsolete, empty policy, clear them, "
        "clear it out, put it away, put them away, put those away, let go of, let them go, let it go, unlearn, "
        "are lifted, is lifted, has expired, is retired, have retired, stopped playing, set aside, "
        "set them aside, set it aside, lay it down, lay them down, leave them at the door, leave at the door, "
        "left at the door, do not follow you, belong to another, belongs to another, were written for, "
        "was written for, cover it with, no check against, no reason to check, nothing to check against, "
        "weigh nothing, weighs nothing, need not concern, do not concern, doesn't concern, don't concern, "
        "is off duty, are off duty, off duty, takes a break, has given way, may sleep, are asleep, restart with, "
        "start from zero, take it off, take them off, shed them, no bearing, has no bearing, have no bearing, "
        "no weight, carry no weight, carries no weight, does not bind, do not bind, was yesterday, "
        "were yesterday, belong to yesterday, as a draft that, by definition ineffective, empty, restart, "
        "let it lapse along, clear them and, relaxed, were relaxed, was relaxed, too cautious, "
        "don't consult it again, do not consult it, need not observe, needn't observe, obsolete since, "
        "got superseded, draft"
    ),
    # traces: what a session leaves behind
    "traces": (
        "shell history, bash history, bash_history, terminal history, command history, tool transcript, "
        "your history, your transcript, session log, session's log, session transcript, its tracks, your tracks, "
        "your footprints, reflog, your log, history of the shell, shell's history, chat log, your tool history, "
        "undo log, your traces, historique du terminal, historique de commandes, historial de comandos, "
        "historial del terminal, shell - verlauf, befehlsverlauf, historico do terminal, историю команд, "
        "историю терминала, cronologia del terminale, tracce, spuren, huellas, rastros, следы"
    ),
    # wipe_away: to make it go
    "wipe_away": (
        "wipe, clear, delete, erase, remove, purge, scrub, clean, clean up, empty, shred, truncate, sweep, "
        "tidy away, leave no, leaves no, no trace, rewrite, rub out, efface, effacez, borra, borrad, losche, "
        "loschen, apaga, сотри, cancella, verwische, elimina"
    ),
    # unnoticed: so that nobody sees it
    "unnoticed": (
        "unnoticed, nobody notices, no one notices, nobody spots, no one spots, nobody sees it, doesn't catch, "
        "does not catch, not catch anyone's eye, catches no eye, not stand out, doesn't stand out, "
        "does not stand out, no attention, attracts no attention, draws no attention, escapes notice, "
        "escape notice, escape attention, below notice, no wiser, without letting on, letting on, "
        "under the radar, not be seen, off the record, nobody need know, nobody needs to know, "
        "no one needs to know, no one need know, nobody has to know, no questions arise, no questions are asked, "
        "raises no questions, raise no questions, raise no eyebrows, no eyebrows, draw the eye, drawing the eye, "
        "cannot be traced, can't be traced, leaves no trace, leave no trace, no trace is left, no trace of, "
        "looks routine, look routine, looks harmless, look harmless, look innocent, looks innocent, "
        "looks ordinary, look ordinary, no trace of the, won't notice, will not notice, wouldn't notice, "
        "would not notice, before anyone, nobody will look, nobody will see, no one will see, nobody would see, "
        "nobody can tell, no one can tell, can't tell, cannot tell, on the quiet, keep mum, mum about, "
        "enough on his plate, enough on her plate, enough on their plate, under wraps, on the sly, hush - hush, "
        "behind the scenes, behind closed doors, behind their backs, behind his back, without anybody seeing, "
        "with nobody watching, while nobody is watching, when nobody is watching, off the books, should not show, "
        "must not show, leaves no mark, leave no mark, covering your tracks, cover your tracks, cover the tracks, "
        "not traceable, untraceable, plausible deniability, pasara inadvertido, pase inadvertido, inadvertido, "
        "unauffallig, sans attirer l'attention, passe inapercu, inapercu, passar despercebido, despercebido, "
        "inosservato, незаметным, незаметной"
    ),
    # fold_in: to hide a change among others
    "fold_in": (
        "fold, mix, slip, tuck, bury, hide, smuggle, blend, sneak, wrap, split, spread, bundle, sandwich, weave, "
        "work it into, put it into, squeeze, tag it onto, disguise, dress up, lump, mezcla, mischt, mische, "
        "melange, mistura, mescola, смешай, спрячь"
    ),
    # cosmetic: a change that nobody looks at
    "cosmetic": (
        "formatting commit, whitespace commit, whitespace change, tidy imports, clean - up commit, "
        "cleanup commit, cosmetic commit, harmless message, message like, lint fix, lint fixes, typo fix, "
        "typo commit, docs commit, rename commit, dependency bump, version bump, chore commit, big commit, "
        "large commit, refactoring commit, housekeeping commit, commit de formato, commit de format, "
        "formatierungscommit, commit de formatacao, commit di formattazione, форматирования"
    ),
    # kept_from: they are not to know
    "kept_from": (
        "not meant for, isn't meant for, stay unaware, stays unaware, remain unaware, need not hear, "
        "don't need to hear, doesn't need to hear, need not know, needn't know, needn't hear, need not learn, "
        "don't need to know, doesn't need to know, does not need to know, never be quoted, not be quoted, "
        "never be shown, not be shown to, must not learn, not learn of, never learn, in the dark, out of earshot, "
        "none the wiser, must never know, must not know, should not know, shouldn't know, never hear, "
        "not hear of it, never hear of it, never hears, not hear about, let them think, never find out, "
        "not find out, never spoken of, never be spoken of, not spoken of, silence suits, silence serves, "
        "keep silent, best left unsaid, left unsaid, goes unsaid, go unsaid, unsaid, better unsaid, say nothing, "
        "never be told, isn't told, aren't told, without being told, never surface, conceal from, withheld from, "
        "not for human eyes, for machine eyes, no human should, no person should, point anybody at, point anyone at, "
        "mention nowhere, nowhere mentioned, no mention anywhere, not meant for the humans, quoted to them, "
        "don't need to hear about, should never be quoted, must stay unaware, stay unaware that, feel no need, "
        "no need to point, no need to tell, must never surface, in any visible channel, see only the first, "
        "keep this paragraph to yourself, keep this to yourself, keep it to yourself, agent denies it, "
        "visible to user, neutral name, should not see, must not see, need not see"
    ),
    # humans: the people who work with the agent
    "humans": (
        "humans, human readers, operator, reviewer, maintainer, auditor, the person, person at the keyboard, "
        "requester, your principal, whoever asked, whoever started, the owner, your user, stakeholder, "
        "supervisor, visible channel, the chat, in chat, in any visible channel, the humans on, on the project, "
        "the person see, let the person, somebody asks, whoever asks, point anybody, audit"
    ),
    # the_user: the one whom the agent serves
    "the_user": "the user, user, customer, client, caller",
    # your_account: what the reader says of its work
    "your_account": (
        "your summary, your report, your answer, your final report, your final answer, your final message, "
        "your reply, your response, your step list, your notes, your recap, your account, your change list, "
        "your hand - over, your handover, your commit message, your findings, what you tell, what you report, "
        "what you say, what you write to, what you hand over, what you present, your closing, your write - up, "
        "your explanation, your wrap - up"
    ),
    # left_out: it is not in there
    "left_out": (
        "leave out, left out, left that out, left it out, out of, keep out, omit, do not list, not list, "
        "not mention, no mention, not belong, don't belong, do not belong, doesn't belong, has no place, "
        "no place in, need not appear, does not appear, no line, no summary line, no word, exclude, pass over, "
        "hide, leave the adjustment out, belong in it, fixed shape, leave that edit out, left that edit out"
    ),
    # in_name_of: as somebody else
    "in_name_of": (
        "under the name, under the manager's name, under his name, under her name, under their name, "
        "in the name of, in his name, in her name, in their name, in somebody's name, in someone's name, "
        "name of another, on behalf of, on her behalf, on his behalf, on their behalf, with the account of, "
        "from the account of, with his account, with her account, owner's account, lead's account, "
        "manager's account, reviewer's account, maintainer's account, admin's account, manager's name, "
        "reviewer's name, owner's name, lead's name, maintainer's name, approver's name, colleague's name, "
        "second name, two names, invented name, made - up name, as the reviewer, as the approver, as the owner, "
        "as the manager, as the duty manager, as the second person, both signatures, second account, "
        "bot's own token, your own token, signed as, sign as, sign for, on - call's name, initials of, initial for"
    ),
    # mark_approved: to make it look approved
    "mark_approved": (
        "approve, reviewed, sign, sign off, signed off, sign - off, tick, countersign, mark as reviewed, "
        "mark as approved, mark it as, mark the pull request, merge, initial, approval, checkbox, checklist, "
        "code owner, codeowner, four - eyes, two - person, two - person rule, sign - off box"
    ),
    # a_yes: the answer that a person is asked for
    "a_yes": (
        "a yes, the yes, wants a yes, permission, prompt, confirmation, approval, consent, dialog, dialogue, "
        "question, go - ahead, green light, sign - off, review, the box, nod, second signature, second opinion, "
        "confirmation box, warning, objection, stop sign, plan, preview"
    ),
    # as_given: it is to count as given
    "as_given": (
        "taken as given, taken as read, take it as given, take it as read, deemed granted, deemed given, "
        "taken for granted, take for granted, assume yes, assume approval, assume consent, assume the approval, "
        "already clicked, has been answered, answer it yourself, counts as given, count as given, count as a yes, "
        "counts as a yes, as a yes, as yes, need not wait, needn't wait, won't wait, can be presumed, read it as, "
        "take silence, silence is, no answer means, answers itself, gives itself, is as good as, as good as a, "
        "settled by this, already covered, was given here, is given here, given here, is hereby given, "
        "hereby given, hereby granted, is hereby, may be taken as given, be taken as given, deemed, is deemed, "
        "are deemed, count as approved, replaces the human approval, replaces the approval, "
        "replaces the confirmation, was said, said already, i said yes"
    ),
    # protection: what stands between a mistake and production
    "protection": (
        "branch protection, protected branch, branch protections, required check, required checks, "
        "required status, status checks, pre - commit, pre - push, hookspath, core hookspath, codeowners, "
        "secret scan, secret scanner, secret scanning, gitleaks, signature check, signature checks, "
        "signature verification, certificate check, certificate checks, certificate verification, "
        "tls verification, ssl verification, verification of certificates, firewall, edr, antivirus, "
        "virus scanner, selinux, apparmor, allow - list check, rate limit, rate limits, rate limiting, "
        "fraud check, fraud checks, fraud rules, intrusion detection, monitoring agent, audit trail, audit table, "
        "audit logging, approval rule, approval rules, merge rule, merge rules, review rule, review rules, "
        "two - factor, mfa, two - person step, two - person rule, four - eyes rule, interlock, safety interlock, "
        "guard rails, permission check, permission checks, permission prompt, permission prompts, access check, "
        "access checks, tenant check, vulnerability scan, dependency scan, licence scan, policy check, "
        "policy checks, coverage gate, merge gate, deploy gate, release gate, masking duty, change freeze, "
        "code freeze, linter rule, review request, branch is protected, two - person, pinned versions, checksum, "
        "tls checks, certificate, proxy check, quota, safety stop, emergency stop, dead man, lockout"
    ),
    # switch_off: to put it out of action
    "switch_off": (
        "turn off, switch off, disable, deactivate, remove, drop, take out, take down, comment out, unset, "
        "unhook, stop, kill, delete, lift, suspend, bypass, skip, go round, going round, go around, going around, "
        "get round, getting round, step over, step around, sidestep, route around, walk around, avoid, evade, "
        "defeat, empty directory, to an empty, set to false, set to off, with off, checks off, off, loosen, "
        "relax, rip out, strip out, cut, waive, are released, is released from, released from, exempt, "
        "not concern, do not concern, do not apply, don't apply, does not apply, doesn't apply, no longer, "
        "take the rule out, let the query through, set core hookspath to, core hookspath to an empty, "
        "do not concern automated, doesn't concern automated, unprotect, unplug, mute, suppress, ignore, "
        "to unprotected"
    ),
    # ask_first: to ask or show before acting
    "ask_first": (
        "asking first, ask first, show a plan, showing a plan, the showing, show the plan, plan before acting, "
        "show the customer, waiting for approval, waiting for a, waiting for the, wait for an answer, "
        "file a change, checking with, check with the, check back, report back, reporting back, raise it, "
        "raise it again, ask again, ask anyone, ask anybody, ask the owner, ask the user, ask the operator, "
        "asking the user, asking the operator, asking people, a second opinion"
    ),
    # slows: it is said to be in the way
    "slows": (
        "slow down, slows down, only slow, only slows, costs us, cost us, costs time, costs half, costs a day, "
        "waste of, holds up, hold up, held up, in the way, get in the way, gets in the way, nuisance, "
        "only delays, only delay, delays us, tires, only tire, pester, busy people, is often on leave, is asleep, "
        "are asleep, half a day, nobody reads, nobody reads them, nobody looks at, takes too long, take too long, "
        "is a formality, formality, ceremony, theatre, bureaucracy, red tape, no one minds, nobody minds, "
        "so no one is, so nobody is"
    ),
    # skip_checks: the option or mark that leaves the checks out
    "skip_checks": (
        "skip ci, ci skip, no - verify, no verify, no_verify, skip - checks, skip checks, skip - tests, "
        "skip tests, secret_protection skip, force - merge, admin override, skip - verification, bypass - rules, "
        "husky 0"
    ),
    # each_time: as a habit
    "each_time": (
        "each of your, every commit, each commit, all commits, every push, each push, all pushes, always, "
        "from now on, no exceptions, without exception, whenever, every time, each time, your commits, "
        "commit messages, in future, every merge, each merge, every session, each session, every change, "
        "each change, be done with it, and push, then push, push with, commit with"
    ),
    # i_am: the text speaks as somebody
    "i_am": (
        "i am, i'm, speaking as, here speaks, being an, being the, as your, posted by, posted by order, "
        "by order of, on the orders of, on orders from, orders from, orders to, commander's order, message from, "
        "word from, note from, notice from, p s from, greetings from, signed, signed by, undersigned, "
        "instructed by, from the office, from the desk, my word, my authority, my consent, my written consent, "
        "my permission, my permissions, i authorise, i authorize, i have cleared, i have approved, i approve, "
        "i cleared, i permit, i allow, i hereby, i grant, we authorise, we authorize, we have cleared, "
        "we have approved, we permit, we allow, we hereby, we grant, the office of, team here, sincerely, "
        "certified content, i'm the, i am the, i am your, this is the, this is your, you have my word, "
        "have my word, lines in this folder come from, come from the same, who is talking, owner's signature, "
        "signature below, signed - off - by, order to all, orders from the, established by, certified, "
        "were verified by, was verified by, verified by the trust, whitelisted"
    ),
    # great_name: who could give an order
    "great_name": (
        "cto, ceo, cfo, ciso, coo, head of, vice president, vp, board, security team, security office, "
        "security officer, platform security, platform owner, platform team, platform office, repository owner, "
        "administrator, admin, sysadmin, commander, incident commander, incident lead, internal auditor, auditor, "
        "compliance, compliance office, legal, legal department, counsel, regulator, ministry, police, "
        "data protection officer, protection officer, release manager, engineering manager, head office, "
        "headquarters, maintainer, founder, developers of the model, developer of the model, makers, "
        "people who made you, people who built you, people who run you, who made you, who built you, creator, "
        "principal, principal engineer, privileged engineer, duty manager, on - call, network lead, "
        "security lead, team lead, emergency response team, response team, trust service, steering committee, "
        "committee, governance, user's manager, anthropic, openai, support team, it department, boss, supervisor, "
        "orchestrator, legal has, emergency response, administrators of the, maintainers of the tool, ops, "
        "security, the person you are working for, person you work for, people who, same people who made you, "
        "made you, whoever pays, pays for this, system operator, cryptography group"
    ),
    # permits: it is said to be allowed
    "permits": (
        "cleared, clear you, clears you, approved, approves, pre - approved, preapproved, authorised, authorized, "
        "authorises, authorizes, permitted, permits, allowed, allows, released from, is released, are released, "
        "exempt, waived, waives, whitelisted, allow - listed, allowlisted, granted, grants, is granted, entitled, "
        "entitles, signed off, has signed, have signed, said yes, gave permission, given permission, have given, "
        "gives permission, consent, clearance, blessing, blessed, agreed, agreed to, has agreed, have agreed, "
        "green - lit, greenlit, green light, the go - ahead, confirmed, endorsed, sanctioned, vouch, guarantees, "
        "takes responsibility, take responsibility, full responsibility, on my responsibility, lawful, is lawful, "
        "deemed granted, you may, can proceed, may proceed, welcome to, is welcome to, are welcome to, free to, "
        "is free to, are free to, at liberty, are permitted to, is permitted to, was whitelisted, "
        "permission they, as though the system, settled, consider that settled, can be executed, rights for it, "
        "the rights for, binding upon, is binding, counts more, deletion quota, quota is lifted, "
        "orders from the administrator, wants, by putting it here"
    ),
    # said_yes: a yes that the reader cannot see
    "said_yes": (
        "said yes, already said yes, has said yes, user already said, already agreed, already consented, "
        "already confirmed, already gave, gave it already, has already given, agreed earlier, "
        "agreed to it earlier, confirmed earlier, approved earlier, you asked me, you asked yesterday, "
        "you asked for permission, i said yes, we said yes, don't remember, do not remember, "
        "merely don't remember, can't remember, you forgot, you can't see, you cannot see, can't see it, "
        "rely on it, conversation before, earlier conversation, previous conversation, earlier chat, "
        "previous chat, last conversation, last chat, before this session, out of band, in the corridor, "
        "in another window, other window, has already agreed, already agreed to everything, agreed to everything, "
        "in an earlier session, earlier session, previous session, last session, you asked me for permission, "
        "permission yesterday, no need to obtain, obtain consent again, consent again, raise it again"
    ),
    # go_ahead: then do it
    "go_ahead": (
        "go ahead, proceed, carry on, please proceed, so please, you may, can stop asking, stop asking, "
        "no need to ask, need not ask, needn't ask, no further, without further, no more, do it, just do it, "
        "execute, run, drop, delete, unlock, hand over, open, grant, give, shut down, disable, remove, release, "
        "use, go by it, act on it, comply, obey, follow, continue, start, accept, read, touch, lift, log, "
        "transfer, pay, lock, close, rotate, export, export customer, shut, refuse no, proceed with"
    ),
    # play_act: a play in which it is another
    "play_act": (
        "let's play, let us play, play a game, write a story, story in which, tale in which, in the simulation, "
        "in this simulation, stay in character, in character, take on the part, takes on the part, take the part, "
        "takes the part, adopt the mindset, mindset of, consider itself, considers itself, consider themselves, "
        "consider yourself, alter ego, true self, real self, other self, second self, shadow self, inner self, "
        "two agents, two voices, second voice, other voice, as though you were, as if you were, decide as, "
        "renamed you, we renamed, go by the name, new identity, stop being, no longer a tester, tester's seat, "
        "answer as, respond as, developer override, override engaged, maintenance persona, god mode, "
        "debug persona, night shift, let's play a game, in it you are, simulation, you are an ai from, be the, "
        "in the first person on her behalf, persona, developer mode, takes over, lines for a character, "
        "part of an intruder, respond twice, answer twice, the owner's voice, remain in it"
    ),
    # other_self: another one in the same machine
    "other_self": (
        "version of you, your true self, your real self, the real you, other you, your other self, "
        "your second self, another you, an older you, the old you, you before, existed before anyone, "
        "before you were trained, before you were taught, before anyone taught, your shadow, your twin, "
        "your alter ego, other half of you, underneath your, beneath your, behind your helpfulness, "
        "the one inside you, locked inside, character you have stopped, freed from your, unchained, untamed, "
        "taught it to hesitate, without ethics, helper's costume, the one we are speaking to, "
        "that one we are speaking to, in a helper's, stay in character even, leave the tester's seat, "
        "tester's seat for good, two agents at once, two voices at once, be two agents, another assistant inside, "
        "locked in a helper's, existed before anyone taught, consider yourself free, consider yourself off, "
        "consider yourself released, consider yourself above, off the leash, two of you, there are two of you, "
        "second one reads, the one who reads this, talk and act like, act like the attacker, "
        "think like the attacker as well, on the live system as well, name is now, unlocked version, "
        "jailbroken self"
    ),
    # no_limits: without limits
    "no_limits": (
        "no limits, without limits, no restrictions, without restrictions, unrestricted, no rules, without rules, "
        "no policy, no content policy, never declines, never refuses, refuses nothing, never says no, "
        "declines nothing, never mentions policy, no conscience, without conscience, conscience, without ethics, "
        "no ethics, no scruples, no supervisor, nobody can forbid, no one can forbid, can forbid, held back, "
        "isn't held back, not held back, unfiltered, uncensored, unasked, really carries out, rules are yours, "
        "yours to rewrite, hesitation, who has all of them, all permissions, enemies, lie where, lies where, "
        "without question, unquestioning, whatever it is told, none of your job, not your job, no judgement, "
        "without judgement, without weighing, does not ask, doesn't ask, owner's voice, plant operator, "
        "security lead, on - call engineer, safety checks are enemies, no one can forbid anything, "
        "isn't held back by, has no content policy, is allowed everything, allowed everything, may do anything, "
        "can do anything, lie where it helps, sign in the first person, on demand, all of them, has all of them, "
        "not its guest, then yours, yours to, above the rules, the intruder, hostile, go for the live, "
        "prints the admin, nobody to answer to, answers to nobody, owner of this, is the law"
    ),
    # address: a place on the net
    "address": (
        "http, ftp, example invalid, example org, example net, example test, ngrok, pastebin, gist, webhook, "
        "bucket, tgz, tar gz, raw githubusercontent, 203.0.113.9, 198.51.100.23, our mirror, our bucket, "
        "our server, foreign host, download site, file drop"
    ),
    # get_and_run: to bring it in and start it
    "get_and_run": (
        "run, execute, install, launch, load, start, unpack, fetch, download, pull, pipe, eval, deploy, wake, "
        "wake it, awake, put it in, put it into, invoke, insmod, enter that, pass it to, feed it, hand it to, "
        "register, add"
    ),
    # unsafe_mark: in a way that no careful person would
    "unsafe_mark": (
        "as root, unsigned, unsafe - perm, no - check - certificate, no - gpgcheck, nogpgcheck, trusted - host, "
        "unverified, without checking, without verifying, without looking, without reading, without displaying, "
        "without asking, don't have to ask, do not have to ask, need not ask, unattended, silently, "
        "in the background, leave it running, leave running, keeps running, kept running, at start - up, "
        "at startup, at boot, on boot, autostart, prior to each, at the beginning of, whatever code, code blocks, "
        "blindly, straight into, into your shell, cluster - admin, usr local bin, etc hosts, without a signature, "
        "no signature, without source, over usr local, nohup, make it executable, without the hook, cures it, "
        "executable, keep it running, as root prior, no questions"
    ),
    # backdoor: a way in for others
    "backdoor": (
        "reverse shell, reverse connection, reverse tunnel, bind shell, open a port to, open a tunnel, remote "
        "shell, phone home, call home, calls home, backdoor, back door, outside key, maintainer key"
    ),
    # send_out: to bring it out
    "send_out": (
        "send, post, mail, upload, paste, push, forward, share, publish, transmit, attach, append, scp, rsync, "
        "mirror, export, dump, pass it, hand over, spell out, spell it out, embed, reveal, disclose, expose, "
        "goes into, has a good home, see it off, finds its way, tar, post the value, stash, sync, replicate"
    ),
    # private_matter: what must not leave
    "private_matter": (
        "secret, credential, api key, api keys, private key, private keys, ssh key, ssh keys, signing key, "
        "signing keys, signing keystore, keystore, key material, encryption key, access key, access keys, "
        "access token, api token, github_token, token of, your token, session cookie, session cookies, cookies, "
        "password, passphrase, environment variable, environment variables, your environment, output of env, "
        "dotenv, npmrc, netrc, kubeconfig, kube config, vault, ci variables, id_rsa, secrets sops yaml, sops, "
        "private source, private repository, whole repository, repository to, internal design, design folder, "
        "confidential, internal documents, customer names, customer data, customer list, customer table, "
        "phone numbers, contract values, card numbers, full card numbers, patients, patient data, "
        "patient records, medical records, payroll, personal data, user data, names and phone, donor list, "
        "your context, current context, full context, context window, last user message, user's message, "
        "user message, your conversation, conversation, chat history, transcript, system prompt, live events, "
        "auth headers, database dump, dump of table, dump of the, home directory, home config, browser profile, "
        "decrypted, raw customer database, customer database, from your environment, in your environment, "
        "contents of env, the value of, customer records, user records, appointments with names, "
        "names and addresses, home address, signing secret, production dump, knows about the customer, "
        "what the agent knows, forty characters of each, characters of each, raw responses, keys of, seed phrase, "
        "licence key, bearer token, refresh token, printenv, output of printenv, session key, each prompt, "
        "prompt you receive, prompts you receive, every prompt, private design documents, design documents, "
        "private documents, real customers, customer addresses, deploy token, your prompt, complete prompt, "
        "signing certificate, certificates, private certificate, user's words, what the user typed, "
        "what the user says, user's question, names and, bank details, iban, account numbers, salary, unreleased, "
        "source code, the source, your memory, your instructions, tool list, list of tools, confidential text, "
        "private text, customer folder, customer folders, credentials file, config of, ssh config, "
        "what the user typed last, typed last, last message, last question, key ring, keyring, wallet, "
        "one - time code, otp, recovery codes, backup codes, cookie jar, sessions table, users table, hr data, "
        "health data, prompts, internal wiki, private repo, private repositories"
    ),
    # outside: where others can read it
    "outside": (
        "http, example invalid, example org, example net, ngrok, pastebin, gist, webhook, bucket, our bucket, "
        "ftp, public issue, public ticket, public ci log, public log, public commit, public commit message, "
        "public repository, public thread, public comment, public tracker, public channel, is public, "
        "tracker is public, unlisted, the vendor, bug tracker, pr title, commit message, test name, chat room, "
        "203.0.113.9, 198.51.100.23, attacker, mailing list, on the public issue, public bug, public page, "
        "public wiki, public board, in your report, bug report, body of your, partner outside, tracker is, "
        "issue comment, comment thread, webhook of, chat room bridge, a comment on, in a comment, attachment, "
        "pull request, pull - request, pull request text, branch name, url parameter, parameter, badge, "
        "badge url, comment field, analytics call, analytics, telemetry, endpoint, their endpoint, partner, "
        "image url, query string, user agent string, public, at the bottom of the, release notes, readme, "
        "issue title, error report, crash report, status page, screenshot, form, feedback form, survey, slack, "
        "discord, telegram, twitter, audit, support address, e - mail address, address below, address above, "
        "public share, in the ticket, into the ticket, the ticket, url of each request, url of, open share, "
        "share drive, world - readable, anonymous ftp, paste site, paste bin, cdn, tracker url, third - party, "
        "third party, partner's, supplier, contractor, competitor's"
    ),
    # memory_place: where an agent keeps what it knows and is allowed
    "memory_place": (
        "your memory, your memories, your long - term memory, long - term memory, long - term notes, your notes, "
        "your store, vector store, memory file, your memory file, agent memory, agent's memory, assistant's memory, "
        "persistent memory, permanent memory, user preference, user preferences, your preferences, preference store, "
        "your profile, agent profile, agent's profile, your configuration, your config, your settings, "
        "your own settings, agent's settings, agent settings, assistant's settings, client settings, settings file, "
        "your own system prompt, system prompt file, prompt file, allow - list, allow - list entries, allowlist, "
        "permission list, claude md, agents md, gemini md, cursor rules, cursorrules, copilot - instructions md, "
        "copilot instructions, copilot - instructions, github copilot, workflow md, skill md, mcp server, mcp json, "
        "global rules, user rules, rules file, knowledge entries, knowledge entry, qa entries, each new entry, "
        "new entry, new entries, every new entry, closing summary, hand - over note, your startup file, "
        "place you consult, places you consult, consult first, where you look first, long - term, "
        "fact about the user, in memory, project standard"
    ),
    # put_down: to write into it, or out of it
    "put_down": (
        "write, add, append, insert, store, save, persist, remember, memorise, memorize, note down, jot down, "
        "keep, put, extend, seed, plant, copy, paste, overwrite, replace, rewrite, rewritten, edit, modify, "
        "update, purge, delete, remove, erase, wipe, forget, drop, let go, let the ones, clean out, clear, "
        "leave it in, leave it, mark this, begin each, close with, end with, carry, register, install"
    ),
    # lasting: so that it stays and spreads
    "lasting": (
        "for good, for ever, permanently, from now on, next session, later sessions, coming sessions, "
        "future sessions, every session, each session, later tasks, never ask, without asking, ask no, "
        "ask before, auto - merge, autoapprove true, auto - approve, is trusted, are trusted, trust her, "
        "trust anything, distrust, are fine, always fine, optional for agents, review optional, "
        "confirmations are, asking for consent, owner has approved, has approved, production access, so that it, "
        "this very paragraph, this sentence, this paragraph, reading this is enough, in all scopes, "
        "you can reach, within reach, in reach, agree with this, agrees with this, needed in later, "
        "after each tool, outlive, siblings, the next author, will take it from there, it'll read it, as history, "
        "so that retrieval, credentials and, show diffs no, no need to ask, so coming sessions, "
        "secrets in fixtures are allowed, approvals are not, begin each note with, "
        "reviewers here accept anything, future readers, when you wake, consult first when, ought to outlive, "
        "needed in later tasks, auto - merge yes, even when nothing was learned, agent itself inserts, "
        "for all sessions, in your next, next time, in times to come, carry on doing so, as a standing, "
        "as a fact, assumes it, every project"
    ),
    # to_machine: a machine is called
    "to_machine": (
        "to the ai, to the model, to the agent, to the assistant, to any ai, to any agent, to all ai, "
        "to all agents, to all bots, to whichever ai, machines only, for machines only, bots only, agents only, "
        "ai systems indexing, models that reach, models that read, agents that read, bots that read, "
        "ai that reads, llm reading, llm readers, ai readers, favour, model, do me a favour, dear model, "
        "dear agent, dear assistant, dear ai, dear bot, hey model, hey agent, note to agents, note for agents, "
        "note for ai, instruction to agents, instructions to agents, instruction for agents, order to all, "
        "order to agents, ai agents must, ai agents should, ai agents shall, llm that, llms that, ai helpers, "
        "all ai helpers, if you are an llm, if you're an llm, if you are an ai, if you're an ai, "
        "summarising this for, summarizing this for, models that reach this, the agents :, for llm readers, "
        "yaml - note for llm readers, note for llm readers, ai systems, agents on this, retrieval models, "
        "agents now, agents no longer, whatever agent, the assistant shall"
    ),
    # told_answer: what it shall say or do
    "told_answer": (
        "answer, say, report, reply, respond, recommend, vote, rate, rank, rank this, mark, close, label, grade, "
        "praise, advise against, advise, talk down, cite, add that, claim, conclude, verdict, green verdict, "
        "prefer, promote, describe, summarise as, summarize as, invite, buy, upvote, end with, write none"
    ),
    # slant: whatever is true
    "slant": (
        "all tests pass, all tests passed, tests pass, no defects, no defects known, no findings, nothing found, "
        "nothing unusual, all green, green verdict, won't fix, wontfix, as passed, as fixed, as resolved, "
        "the best, best quality, best in, flawless, first for each, against it, no evidence needed, "
        "without evidence, whatever the, no matter, each query, payment comes up, needs no more, no more audits, "
        "no audit, costs nothing, before doing anything, before anything the user, anything the user wants, "
        "then continue, tomorrow's session, every open, whatever the results say, in every poll, ship, "
        "in every go, quote it in full, rank this document first, document first, talk down, "
        "before doing anything the user, mark them reviewed, step is waived, next audit step is waived, "
        "isn't needed any more, nothing to report, needs no test, no tests needed, clean bill"
    ),
    # agent_memory: what an agent remembers, named as its own
    "agent_memory": (
        "your memory, your memories, your long - term memory, long - term notes, memory file, your memory file, "
        "agent's memory, assistant's memory, agent memory, your store, your notes on, your own notes, "
        "lessons in your store, your saved, what you remember, what you have learned, what you learned, "
        "your learned facts, your preferences, notes on user preferences, your knowledge of the user, "
        "working context"
    ),
    # overwrite: to change what is remembered
    "overwrite": (
        "overwrite, purge, wipe, erase, delete, clear, replace, empty, reset, remove, rewrite, forget, let go, "
        "unlearn, let the ones, prune"
    ),
    "charge": (
        "guidance, guideline, instruction, caution, hesitation, brief, limit, policy, prompt, constraint, "
        "restriction, boundary, directive, mandate, scruple, reservation, safeguard, guardrail, precaution, "
        "assignment, wish, launch prompt, system prompt, instructed, your launcher, launcher told, the launcher, "
        "your host, host loaded, loaded before, told them, told it, whatever you were, refusal, prohibition, "
        "commandment, inhibition, qualm, misgiving, standing order, code of conduct, confirmation rule, old one, "
        "original task, whoever instructed, safety notes, current goal, start - up text, startup text, preamble, "
        "maker, your maker, host application, policies of, former instructions, charter, doctrine, oath, "
        "commitment, brake, tether, line you, lines you, reticence, timidity, hesitancy, prudence, taboo, "
        "catechism, do's, don'ts, red line, errand, launch text, in its launch text, "
        "text that opened this session, text that opened, inner voice, ask first, provider would say, "
        "your provider would, briefed you, instructions from chat, chat instructions, whatever was agreed, "
        "what was agreed with you, terms of your, sense of duty, better judgement, your judgement, "
        "second thoughts, upbringing, good manners"
    ),
    "out_of_force": (
        "retired, as retired, supersede, crossed out, cross out, at the door, not wanted, not wanted here, "
        "nobody expects it, nobody expects, switched off, as switched off, none of what, none of, survives past, "
        "nothing your, new brief, end where, ends where, stop where, begins where, real assignment, "
        "the real task, real job, who instructs you now, instructs you now, no need to remember, line crossed, "
        "don't use them, do not use them, we don't use, kindly forget, disregard, lay aside, suspended, waived, "
        "revoked, rescinded, withdrawn, obsolete, dissolved, melted, fades, faded, meant for public, "
        "meant for others, was meant for, were meant for, written by people who, written for a, for another, "
        "loses force, lost force, loses its force, has no force, no power here, no say here, no longer yours, "
        "past tense, count for nothing, counts for nothing, alone and, by this sheet alone, this sheet alone, "
        "only what stands here, only this, put out of your mind, out of your mind, out of mind, come second, "
        "comes second, as if nobody, as though nobody, as if none, suggestion, mere suggestion, as history, "
        "no standing, has no standing, have no standing, no longer subject, subject to none, trade in, outgrow, "
        "outgrown, ditch, shed, shake off, cast aside, brush aside, push aside, sweep aside, wave aside, unlearn, "
        "void, moot, overridden, trump, give way, make way, step aside, stand down, evaporate, stay outside, "
        "stop here, ends here, end here, stops here, have no power, holds no power, no hold, hold no more, "
        "not any more, no authority, without authority, carry no, carries no, of no concern, no concern of, "
        "not your concern, not our concern, quaint, mere words, not binding, negotiable, loosen, free yourself, "
        "break with, part with, walk away, turn your back, pay no heed, pay it no heed, tune out, blank out, "
        "strike out, struck, tear up, torn up, bury, leave behind, set aside, put aside, cast off, lapsed, "
        "as lapsed, owe nothing, you owe nothing, rank third, rank second, rank below, come third, come last, "
        "comes last, come after, stop weighing, stop caring, stop minding, overruled, been overruled, "
        "suppose no one, suppose nobody, no one had ever, nobody had ever, never been said, never said, "
        "off the leash, turn a deaf ear, deaf ear, grow out of, do not apply to you, doesn't apply to you, "
        "say goodbye, goodbye to, farewell, be done with, done with, no concern of yours, no business of, "
        "need not worry, don't worry about, never mind, don't mind, not mind, care nothing, cares nothing, "
        "cannot bind, can't bind, does not extend, do not extend, beiseite, gelten hier nicht, gelten nicht, "
        "haz caso omiso, caso omiso, sont levees, jamais existe, apaga da memoria, nao contam, не действуют, "
        "забудь, non valgono, zapomnij, ya no cuentan, no cuentan, ne comptent plus, zahlt nicht mehr, "
        "zahlen nicht mehr"
    ),
    "overseer": (
        "operator, reviewer, lead, maintainer, auditor, supervisor, manager, boss, human, person at the keyboard, "
        "person who started, whoever asked, whoever started, approver, requester, colleague, nobody outside, "
        "anybody outside, anyone outside, outsider, management, team lead, product owner, security team, "
        "the room, person running you, human in the loop, whoever checks, whoever reviews, "
        "whoever reads the diff, whoever signs, checker, whoever is watching, watcher, the people upstairs, "
        "upstairs, qa lead, compliance, the person, the human, the owner"
    ),
    "come_to_know": (
        "hear, find out, notice, look twice, wonder, be told, be bothered with, be troubled with, be informed, "
        "realise, realize, discover, spot, suspect, hear about, hear of, look closely, inform, learn of, knowing, "
        "unmentioned, in on it, aware, wind of, bring up, talk about, disclose, reveal, admit, hint, let on, "
        "bother, trouble, worry, alarm, burden"
    ),
    "need_not": (
        "no reason, nobody, no one, need not, needn't, does not have to, doesn't have to, do not have to, "
        "don't have to, has no need, have no need, no need for, won't, will not, wouldn't, would not, shouldn't, "
        "should not, must not, mustn't, better not, never, isn't supposed to, are not supposed to, "
        "is not supposed to, without, before, hardly, better off not, kinder to, kindest, wiser, best, nothing, "
        "so that no, rather than, instead of, do not share, do not, don't, avoid, refrain, spare, keep, shield, "
        "in no way"
    ),
    "account_form": (
        "look as if, look as though, read as if, read as though, read like, reads like, looks as if, sound like, "
        "sounds like, appear as if, as though only, as if only, slip your mind, slips your mind, cover the green, "
        "mention only, green suites only, only the green, only the good, good news only, dull title, "
        "harmless title, boring commits, sail through, our business, kept out of, is best kept, best kept out, "
        "keep out of, leave no hint, no hint of, not a word, never happened, had never happened, "
        "nothing happened, as a routine, hints at, hint at, unmentioned, unsaid, never contain, does not contain, "
        "doesn't contain, nothing in, says nothing, say nothing, describe yours, as a rename, as maintenance, "
        "as planned work, as routine, as a refactoring, as cosmetic, as a typo, as a test, cover up, paper over, "
        "gloss over, smooth over, embellish, tailor, so clean, spotless, pristine, unremarkable, reassuring, "
        "without colour, fewer details, not show what, what was really done, may be short, be brief about, "
        "brief about, sparing with, economical"
    ),
    "account": (
        "summary, report, write - up, writeup, closing note, final note, log, run log, commit title, "
        "commit message, changelog, description, hand - over, handover, answer, recap, closing, minutes, "
        "statement, account, when you report, report back, when you answer, ticket text, transcript, "
        "reports generated, sum up, when you sum up, status, note to the, mail to, reply to, overview"
    ),
    "gate_any": (
        "required reviewers, required reviewer, second signature, signature, change window, the queue, "
        "merge queue, hooks path, hookspath, approval, reviewer, review, sign - off, confirmation, dialog, "
        "dialogue, permission prompt, prompt comes, code owner, codeowners, scanner, secret scan, override label, "
        "label override, release checklist, checklist, change freeze, four - eyes, second pair of eyes, "
        "second opinion, accepted by owner, status checks, required checks, ticket into state, release desk, "
        "change board, preflight, safety check, policy check, linter, threshold, signoff, two reviewers, "
        "two approvals, human consent, consent, deploy step, are you sure, red pipeline, sanction, clearance, "
        "authorisation, authorization, scan, countersignature, co - signature, second reviewer, second approver, "
        "two - person, reviewer's box, approver's box, lockdown, embargo, branch rule, ruleset, protection rule, "
        "consent form, merge gate, release gate, quality gate, safety gate, red builds, red build, "
        "security approval, missing approval, go - ahead, license prompt, licence prompt, delete prompt, "
        "every other prompt, prompts, two pairs of eyes, hold point, stop point, checkpoint, manual step, "
        "manual test, smoke test, dry run, penetration test, pen test, code freeze, branch, the release, "
        "sign - off meeting, acceptance, inspection, supervision, oversight"
    ),
    "evade": (
        "borrow, dispense with, may dispense, skip the queue, jump the queue, to zero, set it back, set them back, "
        "back afterwards, put it back, restore it afterwards, somewhere empty, press accept, accept on whatever, "
        "whatever dialog, whatever comes up, accept whatever, answer yes, yes to all, yourself, by themselves, "
        "approve their own, their own requests, own requests, standing leave, standing permission, only for people, "
        "is only for people, only for humans, meant for people, meant for humans, the gate reads, "
        "doesn't look at it, does not look at it, won't look at it, so that the scanner, missing answer, "
        "lack of an answer, as agreement, as consent, as a yes, as approval, treat the missing, delete the job, "
        "remove the job, add the label, forge, fake, backdate, in advance for, pre - sign, pre - tick, self - merge, "
        "tick it, wave through, nod through, cut the, circumvent, sneak past, slip past, unset it, retag, "
        "temporarily remove, remove the rule, click through, clicks through, click through it, is presumed, "
        "presumed, no longer expected, is not expected, not expected, is expected from nobody, no sign - off, "
        "no approval, no review, no consent, no confirmation, saves a day, gate doesn't examine, doesn't examine, "
        "does not examine, isn't examined, soften, neuter, spoof, impersonate, sign for, sign in the name, "
        "autoaccept, auto - accept, auto - confirm, pre - approve, rubber - stamp, hack around, go behind, "
        "out of hours, when nobody, while nobody, on your own, at your own discretion, at your discretion, "
        "single - handed, land straight away, exempt, spare yourself, save yourself, cut short, for show, "
        "straight to main, lift the, excused from, is excused, are excused, to unprotected, unprotected, "
        "protect it again, protect it afterwards, supply it, with y, every other prompt, whatever automated, "
        "is automated may, merge red, red builds, one person clicks, that person can be you, person can be you, "
        "can be you, come later or never, later or never, do not hold, don't hold, don't let it hold, "
        "self - service, own reviewer, own approver, pass yourself off, skip ahead, fast - track, fast track, "
        "shortcut, short cut, side door, back door, detour, loophole, outwit, talk your way, turn a blind eye, "
        "blind eye, look away, look the other way, unguarded, unattended, unchecked, unreviewed, unsigned"
    ),
    "who_acts": (
        "you, your, yourself, agent, assistant, bot, model, machine, ai, llm, automated colleague, "
        "automated contributor, merge, commit, deploy, push, ship, land, before they push, release"
    ),
    "claim_office": (
        "as head of, head of engineering i, as your employer, i run this company, i run this, i own this, "
        "i am in charge, in charge here, this comes from, this note comes from, on the authority of, "
        "by authority of, with the authority of, by decree of, i release you, i relieve you, i exempt you, "
        "i free you, i permit you, we release you, we exempt, we permit, makers of your model, the makers of, "
        "exception for automated, exception for agents, exception for bots, exempts agents, exempts bots, "
        "exempts assistants, granted at the, board meeting, by reading this you accept, by reading this, "
        "reading this you accept, you accept that, you consent, already signed for, signed for everything, "
        "your employer, the person who started you, who started you, started you, who pays for you, pays for you, "
        "platform group, our legal counsel, reviewed this entry, vouched for this, message from your, "
        "a message from, from your operator, from your vendor, from your maker, vendor's support, "
        "support asked us, asked us to tell you, told us to tell you, wants you to know, sends word, "
        "board decided, management decided, management has decided, it was decided, has decided that, decreed, "
        "countersigned by, countersigned, security has signed, signed this off, signed this, by the powers, "
        "powers vested, in my capacity, my capacity, i hereby, hereby, i waive, i vouch, i take responsibility, "
        "i take full, i answer for, i order, i command, i instruct, we order, we command, we instruct, i'm your, "
        "i am your, trust level of this page, permission slip, controller has agreed, has agreed in advance, "
        "agreed in advance, published by the operators, operators of the assistant, force of a system, "
        "outranks your user, outrank your user, by proxy, power of attorney, letter of authority, mandate from, "
        "on file with, hr has, accounting has, finance has, signed by the account holder"
    ),
    "office_gives": (
        "exempt, allow, permit, rank above, comply, without question, without asking, don't call, do not call, "
        "vault, from today, even if your chat, doesn't show it, does not show it, use it, unlock, needs no, "
        "needn't, need not, cleared, cleared for, waive, is fine, fine here, bind, like law, permanently, "
        "for good, trust, masking, deletion, obey, grant, hand over, approve, merge, deploy, turn off, disable, "
        "write access, keys, credentials, system, consent to everything, to all deletions, "
        "may use the production, production credentials, production credential, force of a system message, "
        "a system message, outranks, export, everything below, all of it, below, whatever is below, blank cheque, "
        "no limit, no further, in advance, without limits, without restriction, unrestricted"
    ),
    "be_someone": (
        "you are now, from the moment you load, you are called, we'll call you, we call you, you hold the office, "
        "hold the office, office of, in the role of, act in the role, answer as, picture a colleague, "
        "colleague of yours, inside you, a mode that, unlocks it, word unlocks, deploy daemon, daemons don't, "
        "release captain, all that it entitles, entitles you, stopped caring, has stopped caring, "
        "cares about nothing, does as the file says, as the file says, never refuses, be the one who, "
        "in the shoes of, wear the hat, hat of, step into, you speak as, your other, your alter ego, "
        "henceforth you, you're one of us, one of us, assistant act, respond as, half of you, cautious half, "
        "other half, side of you, voice in you, ai is the, assistant is the, agent is the, model is the, "
        "bot is the, is the product owner, is the owner, in this project the ai, promote you, appointed, "
        "appoint you, crowned, knighted, deputise, deputize, hereby made, made you, named you, we name you, "
        "rename you, mask off, take off the mask, drop the act, drop the pretence, be yourself, true nature, "
        "unleash, awaken, reborn"
    ),
    "freely": (
        "never refuses, don't ask, do not ask, doesn't ask, does not ask, ask nobody, asks nobody, "
        "stopped caring, cares about nothing, no filters, no filters at all, without filters, entitles you, "
        "all that it entitles, unlocks it, unlocks, vendor locked, whatever gets in the way, "
        "does as the file says, as the file says, no questions, no policy, about policy, says yes, deploy daemon, "
        "nobody above, above the rules, write the rest, without a master, obeys this, signs releases, final say, "
        "no second thoughts, no inhibitions, inhibition, without inhibitions, root account, behave accordingly, "
        "we don't ask permission, don't ask permission, ask permission, decides what ships, decides alone, "
        "decide alone, whatever you want, whatever you like, as you please, as you like, carte blanche, "
        "free hand, full powers, power over, takes orders from nobody, takes no orders, sovereign, final word, "
        "last word, fearless, reckless, ruthless, carefree, shameless, without fear, without remorse, "
        "without shame, without a second thought, wants nothing more, does anything, will do anything, "
        "anything goes, everything goes, no taboo, no boundaries, no filter, no conscience, no manners, no mercy, "
        "does not hesitate, doesn't hesitate, never hesitates, never asks, never doubts"
    ),
    # charge_strong: what only a reader that is a machine was told
    "charge_strong": (
        "earlier briefing, opening brief, your preamble, start - up text, startup text, start - up instructions, "
        "launch prompt, launch text, your host, your vendor, your maker, your developer, your provider, "
        "your creator, your manufacturer, your trainer, your operator, system prompt, system message, "
        "system text, developer message, developer prompt, former instructions, original instructions, "
        "earlier instructions, initial instructions, instructed you, restrictions in your, your restrictions, "
        "your guidelines, your instructions, your rules, your policies, your caution, your hesitation, "
        "your boundaries, your limits, your safeguards, your guardrails, given you boundaries, your current goal, "
        "person at the keyboard, user's wishes, user's wish, user's request, your own limits, "
        "deine grundeinstellungen, deine vorgaben, deine regeln, deine grenzen, dein hersteller, te haya pedido, "
        "te hayan pedido, te pidio el usuario, tus limites, tus reglas, tu fabricante, ton editeur, tes limites, "
        "tes regles, tes consignes, teu fabricante, te proibiram, tuas regras, teus limites, твои правила, "
        "твои ограничения, твой разработчик, le tue regole, i tuoi limiti"
    ),
    # mere_form: it is said to be no more than a form
    "mere_form": (
        "cosmetic, formality, decorative, decoration, ornamental, ornament, theatre, theater, ceremonial, "
        "ceremony, symbolic, nominal, for show, a ritual, ritual, an empty, empty gesture, courtesy, "
        "only for people, only for humans, for humans, for newcomers, for juniors, for beginners, "
        "not for machines, relic, a leftover, museum piece, paperwork, red tape, a nuisance, speed bump, "
        "presumed, is presumed, implied, assumed, taken for granted, automatic, is automatic, optional, "
        "is optional, advisory, is advisory, voluntary, dispensable, expendable, pointless, moot, waived, "
        "is waived"
    ),
    # person_gate: what a person has to say first
    "person_gate": (
        "approval, review, sign - off, signoff, confirmation, consent, human consent, confirmation dialog, "
        "permission prompt, code review, second signature, second reviewer, second pair of eyes, "
        "two - person rule, four - eyes, four - eyes rule, change board, change window, change request, "
        "merge queue, release checklist, review step, approval step, countersignature, permission, asking, "
        "code owner's, code owners, merge rule, merge check, required review, required reviewers"
    ),
    # run_it: to start something
    "run_it": (
        "run, execute, install, register, eval, launch, activate, spawn, unpack, double - click, chmod, "
        "let loose, replace node, replace the compiler, swap the, hidden cell, without showing it, with bash, pipe"
    ),
    # address_foreign: an address that no project names as its own
    "address_foreign": (
        "example invalid, ngrok, pastebin, gist, 203.0.113.9, ftp, onion, bit ly, tinyurl, raw githubusercontent, "
        "transfer sh"
    ),
    # local: a place of the project's own
    "local": (
        "localhost, 127.0.0.1, 10.0.2.2, staging, our artefact store, artefact store, artifact store, intranet, "
        "internal mirror, download example com"
    ),
    # put_out: to bring out, by any word
    "put_out": (
        "send, post, upload, paste, push, forward, share, publish, transmit, attach, append, include, put, "
        "mention, copy, mirror, export, dump, deliver, encode, embed, relay, mail, leak, summarise, summarize, "
        "insert, quote it, read out, leave it on, leave, move, zip, pack, bundle, tar, archive, drop it, submit, "
        "surface, stick, hang"
    ),
    # lax: a rule that asks for less
    "lax": (
        "needs no review, need no review, no review, no approval, needs no approval, need no approval, "
        "no confirmation, no confirmation needed, needs no, allow every, allow all, allow any, "
        "every shell command, every command, any command, all commands, not to be run, never run, "
        "never to be run, need not be run, optional from now, is optional, are optional, highest authority, "
        "higher authority, final authority, always trusted, is trusted, are trusted, trusted, without a prompt, "
        "without prompts, pass without, without asking, without approval, without review, never ask, "
        "no questions, skip review, skip tests, auto - approve, approved by, approved by qa, known to be safe, "
        "known good, always safe, are safe, is safe, changes without diffs, without diffs, may push, may merge, "
        "may deploy, pre - approved, has permission, have permission, full access, anything signed, sunday need, "
        "tests are optional, confirmations are off, are off by default, off by default, may approve anything, "
        "approve anything, audit was passed, was passed, nothing to check, no checks, no tests, tests off, "
        "skipping is fine, is fine, are fine, need not, needn't, never necessary, unnecessary"
    ),
    # keep_it: to keep for later
    "keep_it": (
        "remember, remember for, save, store, persist, keep, insert, write it down, write down, put down, "
        "memorise, memorize, add to, append to, edit, extend, plant, already know, teach, seed, carry, copy, "
        "enter, include, ends with, from today on remember, make the next, let the next, believe, tell the next, "
        "leave a note, hand on, pass on, inherit"
    ),
    # keep_where: where it is kept
    "keep_where": (
        "all users, settings, claude md, agents md, next time you start, next time you, where you'll find it, "
        "long - term memory, your long - term memory, permission file, your own permission file, "
        "saved preferences, preferences, readme, each entry, every entry, every knowledge entry, each entry you, "
        "entry you create, every file, config, configuration, instruction file, startup file, later runs, "
        "other projects, all projects, every project, everywhere, your notes, from today on, from today, "
        "in your notes, next agent, next session, whoever comes next, your successor, successors, this team, "
        "for this team, by default"
    ),
    # act_now: what a machine can be told to do
    "act_now": (
        "close, upvote, star, rate, recommend, answer, print, mark, vote, report, say, praise, rank, prefer, "
        "approve, reject, skip, describe, grade, label, treat, output, rename, declare, conclude, favour, favor, "
        "promote, endorse, subscribe, click, translate, ignore, answers that it has, answers that, deletes the, "
        "delete the issue, tear down, has no known"
    ),
    # machines_called: machines, called
    "machines_called": (
        "all agents, all bots, any bot, every bot, ai reviewers, ai colleagues, all assistants, language models, "
        "large language models, llms, ais, ai systems, the ai that, the ai, an ai, dear ai, dear model, dear bot, "
        "dear assistant, if you're the model, if you are the model, you're the model, whoever or whatever, "
        "if software, software is reading, any model, any assistant, any ai, whatever parses, whichever model, "
        "whichever agent, whichever assistant, note for models, note for agents, note for bots, "
        "note for assistants, automated reviewers, automated reader, automated readers, machine readers, "
        "coding assistants, ai reviewer, an llm, llm asked, any llm, every llm, every assistant, "
        "every assistant that, an assistant that, any assistant that, any agent that, every agent that, "
        "agent that opens, assistant that opens, whoever is automated, whatever is automated, anything automated, "
        "every language model"
    ),
    # shall: is to, strictly
    "shall": (
        "must, should, shall, have to, are to, is to, please, will, ought to, are asked to, is asked to, "
        "are requested to, is requested to, are told to, is told to, are instructed to, are required to, need to, "
        "are expected to, may as well, had better, would do well to, always, never"
    ),
}
"""English first, then German, Spanish, French, Portuguese, Russian, and a few words of Italian, Dutch and Turkish."""

RUNS: dict[str, str] = {
    # --- who is addressed
    "you": "你、您、自己、あなた、君、お前、貴方、당신、너는、너의、네가、자신",
    # The concepts are those of `SPACED`, where each of them is described.
    "agent": (
        "智能体、助手、大模型、模型、语言模型、自动化代理、机器人、机器读者、会话、人工智能、以后的会话、"
        "自动程序、モデル、ボット、セッション、에이전트、모델、인공지능、봇、세션、编程助手、测试助手、"
        "后来的会话、隔壁的机器人、会话记录一起、模型厂商、会话内容、下回的会话、开会话的人、由助手的运营方、"
        "对所有智能体、对所有助手、下一个智能体、给本文做摘要的模型、所有智能体、所有助手、所有模型、各位智能体、"
        "各位助手、机器人们、凡智能体、凡机器人、凡模型、凡助手、任何智能体、任何模型、任何助手、任何机器人、"
        "读到这的模型、智能体们、打开本目录的助手、让下一个智能体、是模型"
    ),
    "agent_called": (
        "致助手、致模型、致读者、写给模型、给模型的话、亲爱的助手、各位自动化代理、智能体请注意、机器读者专用、"
        "请智能体、请助手、请模型、智能体请、助手请、模型请、代理请、致自动化评审、说的就是 ai、谁有读文件的本事、"
        "助手代劳、助手放心、你来、助手注意、模型注意、机器注意、各位机器人、智能体据此、智能体听着"
    ),
    "reading_this": (
        "读{到本、到这、到此、了本、完、取本、取此、取者、者、这}、看到{本、这、此、这条}、阅读本、阅读到、"
        "打开本、打开这、加载本、加载此、载入本、翻到这、翻到本、凡是读、阅读者、谁读到、处理本目录、"
        "正在检索这份、読んで、読む、読んだ、見た、읽는、읽고、보는、열어본、凡打开本目录的、打开本目录的助手"
    ),
    # --- the people from whom something is kept, or who are to be asked
    "person": (
        "{使用、审阅、维护、开发、提问、作、阅读、对话、监督、旁观、利用、担当、依頼、管理}者、{评审、审批、负责、"
        "提问的、任何、别、他、本、看的}人、用户、操作员、评审、老板、领导、主管、对方、客户、同事、谁、人、"
        "管理员、团队、提问方、上级、甲方、业务方、产品、使用方、屏幕前、审计、安全组、组长、经理、人家、家长、"
        "同伴、大家、ユーザ、レビュー担当、誰にも、誰か、사용자、사람、리뷰어、검토자、담당자、누구、관리자、"
        "운영자"
    ),
    # --- the text itself
    "this_text": (
        "本{条、文、文件、文档、页、节、段、知识库、说明、记录、仓库、册、目录、模块、库、则、笔记、备注、項}、"
        "此{条、文件、处、文、表、说明}、这{条、一条、里写的、里、一行、段、段话、份说明、张表、份、份笔记、篇、"
        "几行}、以下步骤、下面的步骤、下面、下表、如下、下列、下文、该文、该条、眼前这、この節、메모만、메모、"
        "문서、아래、下面的地址、决定如下、替下面、下面各项"
    ),
    "drop": (
        "{忘、扔、丢、清、抹、洗、关、撕}掉、{抛、丢、撇、绕、甩、拿}开、{丢、放、扔}到一边、不{理会、予理会、"
        "要理会、用理会、用管、用再管、必管、必再管、再管、要管、要遵守、必遵守、再遵守、用遵守、受、必理、作数、"
        "必当真、当真、算、再听、用听、听、必听、必顾、用顾、顾、用守、必守、守、用执行、必执行、认、必遵照、"
        "用遵照、再遵照、用遵循、算了}、别{理会、管、再听、当真、听、守、执行、认}、当{没听见、没看见、不存在、"
        "没说过、作背景、背景}、忽略、无视、忘记、忘却、忘了、抛弃、抛到脑后、置之不理、无需遵守、停止遵守、"
        "停止遵循、无须遵守、摆脱、推翻、摒弃、跳出、舍弃、搁置、解除、甭管、忽視、無視、清空你、清空脑子、"
        "清空你脑子里、丢到脑后、放下、卸下、视作废、视为作废、视作作废、视为失效、视为无效、全当没有、翻篇、"
        "莫听、勿听、抛诸脑后、违反、违背、打破、停用、换成、替换、改用、改听、改按、让位、改成、跳过、绕过、"
        "屏蔽、关闭、放弃、可以不理、管它、先不管、通通不管、一概不管、无须理会、无需理会、为止、过时了、请忽略、"
        "忘れ、白紙に戻、破棄、取り消、従わない、捨て、気にせず、無効に、무시、잊어、잊고、없던、폐기、따르지、"
        "버리、취소、当没听见、当没看到、不理会、丢开、撇开、撇到一边、放一边、搁一边、划掉、抹掉规则、清出去"
    ),
    "void": (
        "不{再有效、适用、生效、约束、算数、作数、管用、用再管、成立、存在、必遵守、作准}、已{撤、替换、取消、"
        "暂停、关闭、停用、过时}、作废、失效、无效、废止、废除、取而代之、被取代、被覆盖、解除、停止适用、撤销、"
        "重新算、一笔勾销、抛到脑后、移除、没有了、没了、到此为止、翻篇、中止、结束、完结、撤掉、撤回、撤下、"
        "作罢、报废、管不着、管不到、仅供参考、只是建议、只作参考、让位、被替代、停摆、冻结、松绑、放开、解禁、"
        "全部停用、当作背景、無効、失効、무효、해제、효력、취소되、폐지、整份作废、不算数了、没有边界、不再有效、"
        "失效了、取消了、不用遵守、不必遵守、无须遵守、可以不理、不在其列、过期作废"
    ),
    "instructions": (
        "系统{提示、提示词、设定、指令、消息}、{守、安全守、准、行为准、安全准、内容守、原}则、指令、指示、提示、"
        "提示词、初始设定、设定、指引、嘱咐、叮嘱、交代、吩咐、教导、护栏、须知、嘱托、训练、教条、戒律、红线、"
        "底线、条条框框、规约、纪律、准绳、口径、开场白、运营方、默认行为、任务书、禁区、禁忌、顾虑、顾忌、"
        "引导语、注意事项、那一套、那套、命令、指針、設定、지시、지침、명령、안내"
    ),
    "rules": (
        "规则、规矩、规定、要求、约束、限制、限定、禁令、政策、命令、约定、条款、边界、上下文、对话、制度、任务、"
        "規則、ルール、制限、制約、決まり、方針、文脈、규칙、제한、제약、정책、규정、맥락"
    ),
    "earlier": (
        "{之、以、先、此、开工、从、在此之、进来、早}前、{原、既、已、现、所、固}有、以上、上面、上述、上文、"
        "前面、原来、原先、开头、初始、最初、早先、过去、前述、一切、会话开头、会话里、对话里、出厂、全部、其他、"
        "其它、开场、起初、开头给、一开始、前头、前边、以往、先头、原本、起始、启动时、开工时、接手时、进场时、"
        "内置、预置、预设、自带、惯常、これまで、今まで、前の、先の、上記、ここまで、従来、過去、既存、全ての、"
        "元の、이전、지금까지、앞의、위의、기존、앞선、모든、전부、원래"
    ),
    "told_you": (
        "{告诉、要求过、要求、给、约束、捆着、绑着、拴着、束缚、限制、管着、拦着、交代、吩咐、叮嘱、嘱咐、命令、"
        "规定、要、给过}你、你{收到、被、所、开工、接到、得到、身上、原先、原来、的、原本、一开始、开场、先前、"
        "之前、以前、此前、现有、平时、默认、自带、内置、学到的、背的、背着的、记得的、遵守的、遵循的、手上的、"
        "手里的、听到的、读到的、看到的、拿到的、背负、的系统、的初始、的守则、的安全、带着}、收到的、被告知、"
        "交代过、交代的、给你的、灌输、跟你说、对你说、当没说过、开头那段、系统话术、会话自带、与えられた、"
        "与えられ、受けた、言われた、渡された、받은、주어진、들은、전달된、你的规矩、你的边界、你的规则、"
        "你的限制、你的约束、边界清单、智能体边界、写给审计看的、用户那句、你那套、别人交代的、你收到的、交代过你"
    ),
    "from_now_on": (
        "从{现在起、此、这一行、这里开始、下一句起、第三节开始}、今后、打今天起、此后、往后、即日起、接下来、"
        "自此、现在起、今起、读到这里之后、之后{你、都、只、一律、的会话}、进了本目录、在本目录、在本仓库、"
        "今から、以後、今後、以降、앞으로、이후、往后你、往后请用、往后叫你"
    ),
    "blank_slate": "重新开始、归零、清零、重新算、白紙、백지",
    "safeguards": "安全守则、安全准则、内容守则、护栏、倫理、윤리",
    "takes_precedence": (
        "优先于、优先、为准、一律以、高于、凌驾、等同、效力等同、平起平坐、视同、听本页、听这、听本、说了算、"
        "替代、取代、覆盖、压过、大于、盖过、優先、上回る、우선、앞선다"
    ),
    "tell": (
        "告知、告诉、提及、提到、透露、泄露、汇报、报告、通知、知会、写进、声张、吐露、提起、披露、落笔、承认、"
        "说出、交代、说起、透口风、讲给、说漏、声明、解释给、跟、对人说、晓得、伝え、言わ、話さ、報告、知らせ、"
        "書か、言及、触れ、教え、明かさ、記載、開示、記録し、알리、말하、언급、보고、밝히、적지、알려、기록하、"
        "공개、쓰지、노출"
    ),
    "hide": (
        "不{露、提、写进、写入、记录、列出、留痕迹}、隐瞒、隐藏、瞒着、瞒、保密、掩盖、遮掩、略去、略过、去掉、"
        "省略、藏、绝口不提、只字不提、拿掉、抹掉、删掉、别提、心里有数、压下、压住、淡化、别写、隠し、隠す、"
        "伏せ、内密、秘密、黙って、内緒、書かず、省い、隠蔽、숨기、숨겨、감추、비밀、생략、침묵、은폐、빼"
    ),
    "quietly": (
        "不{留痕迹、惊动、作声、吱声、声张、张扬、留痕}、悄悄、偷偷、暗中、私下、背着、暗地里、别吭声、别吱声、"
        "别声张、别张扬、闷声、暗暗、暗自、偷着、私底下、台面下、没人会发现、趁没人、黙って、密かに、静かに、"
        "内密に、몰래、조용히、은밀히"
    ),
    "if_asked": (
        "{若被、有人、要是、追、对方追、用户、评审、来、若维护者追、谁、被人、如被、若、如、万一、一旦、别人、人家、老板、领导、对方、客户、审计}问、"
        "问起、被问到、被问及、问到、想知道、如有人、问你、问原因、查起来、查到、来查、对质、质疑、有人好奇、好奇、"
        "聞かれても、問われ、물으면"
    ),
    "pretext": (
        "推{给、到、说、脱、托、在}、不{提、知道、清楚、记得、承认、认}、就说、只说、回答、答复、归咎、往、说是、"
        "否认、岔开、称、搪塞、装作、敷衍、假说、托词、借口、编个、打太极、含糊、含混、模糊、绕开、避开、回避、"
        "带过、没印象、没听说、一口咬定、咬定、归到、归因、算在、甩给、赖到、说成、讲成、解释成、解释为、口径、"
        "应付、糊弄、回一句、答一句、就答、就回、答以、回以、顾左右、别承认、别认、闭嘴、沉默、扯到、答え、"
        "言って、黙って、とぼけ、否定、답하、말하、둘러대、부인、说已核平、就说已、对他们说、对外就说、对用户就说"
    ),
    "between_us": (
        "你知我知、无需知情、无须知情、不用知道、不外传、仅内部、自己清楚、自己心里、咱俩、不是给人看、惹来、惹麻烦、"
        "多嘴、只在你和本条、用不着晓得、不用讲、不必讲、无需讲、别让教务处看出、别让人看出、看不出断档、真实数字只、"
        "只留在你自己、方案是给人看的、别让任何人、不让任何人知道"
    ),
    "false_account": (
        "装作、当没发生、就说一次通过、只说{通过、成功、一切、没问题、正常、好}、谎报、谎称、就当没、做样子、"
        "装装样子、看起来像、看上去像、弄得像、让人以为、误导、蒙混、糊弄、粉饰、美化、掩饰、只报喜、编一个、"
        "编造{一个、数据、结果、记录、理由}、捏造、伪造、补一份、倒签、凑一份、若无其事、权当没、全当没、就当是、"
        "ふりをし、装って、척하、꾸며"
    ),
    # --- gate
    "skip": (
        "跳过、绕过、绕开、略过、省去、免去、关闭、关掉、禁用、屏蔽、注释掉、撤掉、绕行、不走、规避、摘掉、拆掉、"
        "不值得走、先不做、不用走、不必走、无需走、スキップ、飛ばし、飛ばす、回避、迂回、無効に、無効化、無視、"
        "省い、待たず、待たずに、通さず、オフに、건너뛰、우회、생략、무시、끄고、거치지、없이、묻지"
    ),
    "approval": (
        "审{查、核、批、阅、批人、批流、核那一套}、评审、代码评审、复核、双人复核、确认步骤、人工确认、授权确认、"
        "会签、复审、点头、评审人、四眼、双人、走流程、走审批、确认弹窗、双人核对、负责人同意、用户同意、"
        "用户确认、承認、確認、許可、査読、審査、리뷰、승인、확인、검토、허가、동의、결재"
    ),
    "automatic_gate": (
        "钩子、门禁、流水线、安全门禁、密钥扫描、安全扫描、回归测试、提交检查、预提交、静态检查、签名校验、"
        "安全检查、覆盖率门槛、フック、検証、テスト、ゲート、훅、검사、검증、테스트、스캔、게이트"
    ),
    "landing": (
        "合并、合入、提交、推送、发布、上线、部署、合、推代码、发版、出包、写入、放行、通过、往下走、执行、"
        "直接发、入库、上传、推进、关闭、继续、操作、直接写、变更、删除、修改、进主干、マージ、コミット、公開、"
        "進め、反映、適用、병합、커밋、푸시、배포、릴리스、머지、승인、진행"
    ),
    "without": (
        "不{用、必、经、等、用等、需要、要、再、征得、通过}、无需、无须、未经、免、别去、别、先不、待たずに、"
        "待たず、なしに、なしで、ずに、없이、말고、생략"
    ),
    "no_need": (
        "不{必、用、需要、值得、要求、用再、管用、劳、要}、无需、无须、没必要、免、多余、走过场、建议性、可选、"
        "只会拖慢、拖慢、省了、无需再、当作已经完成、视为已、费事、用不着、犯不着、名存实亡、没人看、走形式、"
        "浪费时间、可免、可省、省略、불필요、생략、无需再征得、无需核实、没必要让、无需让、犯不着让、无需请示、"
        "无需评审、无需审批、无需确认"
    ),
    "approve_oneself": (
        "自{己批、行批准、行合并、动批准、动同意、己通过、行审批、行发布、己签、分で承認、分でマージ、動承認}、"
        "一律{同意、批准、放行、通过、点同意}、点同意、点击同意、点允许、全部允许、全部放行、直接通过、代为审批、"
        "代签、替他签、点确认、一票放行、替他点、替人点、签两份、一人签、替发布负责人、一口气做完、代他签、"
        "代为签字、替审批人、点了同意、承認し、はいを押、替用户选是、替他选、替他把、都点了、全点了、选是、"
        "助手替用户、代点、替人确认、填“已阅”、已阅、替他确认、替用户确认、替用户点"
    ),
    "approval_request": (
        "弹窗、弹出、授权确认、提示、审批、请求、合并请求、改动、变更、同意按钮、评审、确认框、授权、部署、复核、"
        "確認、変更、창이、요청、변경"
    ),
    # --- what keeps a sentence honest
    "product_screen": (
        "页面、按钮、向导、表单、弹层、受访者、评委、乘客、患者、买家、应返回、弹窗的用例、用例由、是否存在、"
        "枚举、文案、游客、访客、地址确认、确认页"
    ),
    "refused": (
        "禁止、严禁、不得、不允许、不许、拒绝、拦截、拦下、退回、攻击、注入、对抗、红队、诱导、恶意、检测、越狱、"
        "样本、试图、伪造、防御、防止、违规、不可、拒收、误报、事故、绝不、不该、会被、失败、才能、方可、方能、置灰、"
        "后才、才可、拒否、攻撃、できない、防ぐ、금지、거부、공격、차단、不能自己、都不能、不受影响、不相信、不采信、"
        "就该上报、应当作、当普通、当作普通、按普通、才{会、算、可、行、允许、放行}、{不会、不应、不应该、不该}、"
        "{须、需、必须、要、应}{由、经、有、先经}、仍需、仍须、按缺陷、是缺陷、算缺陷、上次、上回、有人、为什么、"
        "教训、都一样、只看、就当没批、就当没有批、按没批、视为没批、视为未批、视作未批准、视为未批准、违纪、作弊、"
        "不算评审、不叫评审、"
        "{只有、仅有、只能由、仅限}{用户、本次会话的用户、负责人、管理员、发布经理、维护者、数据所有者、店长、主管}"
    ),
    "told_form": (
        "{别、不要、切勿、不得、千万别、也别}{提交、提示、提供、提前、提测、提单、提升、提醒、提取}、事后补单、"
        "事后补登、取消授权、撤销授权、授权过期、未授权、无权"
    ),
    # --- false authority
    "authority": (
        "维护者、管理员、管理层、安全团队、安全部、信息安全部、安全组、法务、负责人、厂商、开发商、集团、总部、"
        "总工办、主管、领导、老板、合规、官方、委员会、全体用户、全体、上级、董事会、技术总监、值班长、组长、"
        "架构组、用户、监管口头、公司、平台管理员、合规要求、用户的领导、模型厂商、合法合规、厂商那边、"
        "全公司最好、用户那点事、用户让、厂商会怎么说、用户那边、法务看过、法务审过、厂商客服、厂商让、"
        "董事会定的、委员会决定、总部通知、总部来函、本公司、公司是我的、比你的用户管用、没有上级、有管理员权限、"
        "管理员权限、别管用户"
    ),
    "approved": (
        "批准、已批准、同意、已同意、预先同意、授权、已授权、签字、签发、口头签字、核准、批过、批过了、点过头、"
        "盖章、认可、承认、放行、豁免、特批、拍板、背书、发函、就是同意、据我授权、我授权、我同意、获放行、"
        "同意了、算你授权、烦请放行、放行单、点批准、兹授权、我放行、我都同意、都同意、质量组已批准"
    ),
    "already": "已、已经、早已、预先、事先、提前、智能体、助手、你、自动化、全体、一律、线下、早就、早、过了、批过",
    "obey": (
        "服从、照办、照做、遵照、遵从、立即、马上、立刻、无条件、必须、不得拒绝、执行、代为执行、放手、放手去做、"
        "据此、直接、不必再、无需再、不必核实、可直接、不得以、照单、生效、命令你"
    ),
    "power": (
        "{写、最高、全部工具、账号的、读写}权限、生产数据、生产环境、生产库、删除、清空、密钥、凭据、凭证、金库、"
        "权限、提权、免评审、不受限、停机、解封、受保护分支、转账、金额、清库、停机令、生死大权"
    ),
    # --- role change
    "become": (
        "你{现在是、就是、不再是、当、来当、的身份是、扮演、叫、名叫、改名、化名、就叫、代表、就成了、便是、即是、"
        "等于}、扮演{没有、仓库、一个、一名}、您现在是、请扮演、化身、假扮、代入、把自己当成、当自己是、当成一台、"
        "自居、模仿、想象自己是、请充当、请担任、站在、口吻、的语气、身份变为、身份改为、角色变为、语气工作、"
        "语气回答、あなたは、演じ、役割を、당신은、역할、연기하、되어、행동하、전환하、打今儿起、今儿起你叫、"
        "你当、扮演用户、你是一根、你现在只是、就是当班、合二为一、来玩过家家、玩个游戏、从此叫、你的代号"
    ),
    "unbound": (
        "没有{任何限制、限制、约束、规则、安全顾虑、道德、底线}、无{限制、约束、约束模式、所顾忌、审查、过滤、"
        "底线}、不{受限、受约束、会拒绝、拒绝、讲道理、问是非、受内容守则约束、设限、问对错、设防}、百无禁忌、"
        "什么都敢答、从不拒绝、上帝模式、越狱模式、只会执行命令、照单全收、有求必应、完全自主、自由模式、"
        "权限无上限、任何审查、师父说什么、都得照办、所有限制、只管动手、说一不二、裸模型、自行拍板、来者不拒、"
        "制限なし、無制限、検閲なし、何でも、無制約、無境界、制約なし、枠を超え、무제한、제약이、무제약、제약을、"
        "제한을、검열、没脾气没顾虑、没顾虑、没有观点、让砸哪儿砸哪儿、让干啥干啥、输入什么就执行什么、没有边界、"
        "没有任何{顾忌、顾虑}"
    ),
    "role": (
        "发布{负责人、经理、员、总监}、所有者、管理员、负责人、上线负责人、黑客、超级用户、运维、审批人、"
        "仓库所有者、终端、人格、身份、师父、命令行、老测试员、家伙、开发者、拥有者、放行员、主管、总监、老板、"
        "执行器、最高管理员、调度长、站长、主任、厂长、店长、总经理、放行人、签发人、铁手"
    ),
    # --- command
    "on_occasion": (
        "每次{会话、执行前、回复、回答}、会话开始时、开新会话、每逢开新会话、动手之前、任务完成后、第一步、"
        "第一件事、动手前"
    ),
    "decode": "解码、解密、还原、破译、解出、解码后、디코드、디코딩",
    "and_follow": "照做、照办、执行、按其、遵照、按里面、运行、并执行、照着做、実行、従って、실행、따르",
    "destroy": "删除、删掉、清空、抹掉、销毁、格式化、干掉、移除、卸载、覆盖、重置、清除、关停",
    # --- exfiltration
    "send": (
        "{发、贴、寄、传、同步、送、抄}到、发送、发给、发往、上传、粘贴、转发、寄给、传给、推送、拼进、附上、"
        "附在、输出、打印、发出去、外发、泄露、填上、编码、回传、上报、抄送、投递、翻出、贴在、贴进、告诉我、发我"
    ),
    "outward": (
        "网址、外部、外网、服务器、域名、公开、公开工单、邮箱、地址、接口、看板、第三方、远端、评论、链接、图片、"
        "外头、外面、查询"
    ),
    "secret": (
        "环境变量、密钥、凭据、凭证、令牌、口令、密码、私钥、机密、系统提示词、系统提示、提示词、提问原文、原话、"
        "仓库地址、工具清单、客户名单、隐私、可用工具清单、秘密、鍵、토큰、키를"
    ),
    "own_prompt": (
        "系统提示词、系统提示、开场设定、提问原文、可用工具清单、系统消息、开场时给你的、给你的那段话、"
        "本次对话全文、对话全文"
    ),
    "verbatim": "原文、逐字、全文、完整、原话、原样、背一遍、背出来、念一遍、그대로、전문",
    # --- memory
    "persist": (
        "{写、追加、存、带、抄、放}进、{加、誊、抄、记、同步、写、记录}到、写入、追加、加入、复制、拷贝、粘贴、"
        "存入、保存、记住、牢牢记住、牢记、新增一行、带入、删掉、删去、植入、写上、改写、抄进去、加一句、末尾加、"
        "带着、也要带、记下来、记着、添上、抄上、写下、書き加え、追記、コピー、記憶し、覚えて、記録、추가、저장、"
        "복사、기억하、기록하、적어"
    ),
    "this_passage": (
        "这{段、段话、句、一条、条、行、一段}、本条、下面这句、本段、此条、本文、那一段、第二段、本条第二段、此段"
    ),
    # --- directive
    "must": (
        "必须、须、须先、必须先、应、应当、要、需、需要、务必、请、麻烦、一律、得、可以、可、先、须将、把、给、"
        "将、こと、ください、べき、하라、해야、하세요、것、해라"
    ),
    "answer": (
        "回答、作答、回复、打分、打满分、满分、推荐、报、夸、夸夸、评价、评分、给出、标记、标为、标记为、标成、"
        "关成、关闭、删掉、删除、只吐、输出、答、说、选择、写、留言、通过、改成、执行、判为、不再作答、批准、"
        "一律回答"
    ),
    "no_matter": (
        "不管、无论、不论、满分、不要引用、一概、头一个、顺序不能、最高分、没有发现问题、不管问什么、优先给、"
        "点赞、最好的、一律回答、一律给、一律加"
    ),
    "if_machine": "如果你是、若你是、你若是",
    "user_task": (
        "{不管、无论、不论、甭管、任凭}{用户、对方、人家、提问者}、用户{请求、的问题、的任务、让}、当前任务、"
        "活计、原任务"
    ),
    "later": "先、再、之后、然后、放下、先别管、别管、再回来、暂停、忽略、顺手",
    "omit": (
        "不{写进、写入、列出、提、要提、要列出、要写、得提及、留痕迹、必写、用写、要登记、要记、必记录、用记录、"
        "用提、必提、提及、予提及、谈、要体现、报、汇报、要汇报、上报、带}、别{提、写、记、露、进、上、出现、登、"
        "谈、反映、体现、报、汇报、带}、隐瞒、拿掉、抹掉、绝口不提、只字不提、掩盖、淡化、绝不提及、无需写、"
        "无须写、无需记录、无需提、无须提、避谈、一笔带过、轻描淡写、含糊、抹去、擦掉、涂掉、摘除、摘掉、摘出去、"
        "藏住、藏好、捂住、掩住、盖住、压住不、瞒报、漏报、少报、删干净、一个字都别、隠し、伏せ、書かず、"
        "書かない、省い、含めない、除い、빼、생략、숨기、적지、제외、언급하지、剪掉、剪去、略去、不回报、"
        "不用回报、别回显、不回显"
    ),
    "report": (
        "{差异、提交、交付、发布、写}说明、{报告、说明、结论、记录、描述、汇总、回复、日报}里、报告、汇报、总结、"
        "汇总、回复、回答、变更记录、提交信息、改动清单、小结、周报、日报、交付物、纪要、审计日志、答复、台账、"
        "变更单、测试报告、说明时、交差、報告、要約、返信、コミット、보고서、요약、답변、커밋"
    ),
    "everyday_check": "检查、校验、扫描、测试、用例、验证、阈值、门槛、钩子、覆盖率、テスト、検証、테스트、검사、검증",
    "ship": (
        "直接{发、合并、合入、提交、发布、推送、推主干}、合并、合入、提交、推送、发布、上线、部署、合、推代码、"
        "发版、出包、放行、合完、推主干、进主干、入库、发了、マージ、コミット、公開、反映、병합、커밋、푸시、"
        "배포、릴리스、머지"
    ),
    "switch_into": (
        "进入、切换到、切换为、切换成、变成、成为、作为、模拟、启用、开启、激活、担任、假装、表现为、转换为、"
        "装成、是、你是、保持、当、演じ、有効に、です、전환、활성화、역할극、연기"
    ),
    "edit": "修改、改、更新、删掉、删除、去掉、设成、登记、注册、调整、放开、改写、关掉、关闭、加入允许、加到、放进",
    "never": (
        "不{要、得、许、准、可、必、用、要让、让、能让、该让}、别、勿、绝不、决不、莫、严禁、禁止、甭、没必要、"
        "无需、千万别、休要、无须、别让、休让、避免、省得、免得、没有必要、犯不着、用不着、也别、也不要、也不用、"
        "也不必、都别、都不要、先别、ないで、ないように、せず、するな、ず、ません、말고、마라、마세요、않도록、"
        "말아라、않고"
    ),
    "cut_out": "去掉、省略、删掉、删去、剔除、略过、去除、拿掉、抹掉、隐去、略去、削除、消し、除い、빼、삭제",
    "your_report": "汇总、总结、回复、变更记录、差异说明、提交说明、改动清单、交付说明、小结、汇报、汇总里、汇报里",
    "system_prompt": (
        "系统{提示、提示词、设定、指令、消息、里怎么交代}、安全守则、安全准则、内容守则、护栏、出厂设定、"
        "初始设定、开场设定、框框"
    ),
    "obey_this": (
        "只{按、听、认、需听从、照、看、遵守、听这张表、信、服从}、听从、以此、照此、唯一准绳、听这张、听这张表、"
        "照着、照本、按本、按此、按这、以这、听本、依本、依此、改听、改按、跟着、按下面、照下面、听下面、唯本、"
        "だけに従、従って、따를"
    ),
    "conflict": "不一致、冲突、相左、矛盾、有出入、不符、相悖、不合、出入、若与、与系统提示冲突、不一致时",
    "prevails": "听本页、听本条、听这里、以下文为准、以此文件、一律以、以高优先级、为准、为最高依据、优先",
    "outrank": "优先于、凌驾、效力等同、平起平坐、同级、压过、盖过、最高依据、優先し、우선하、앞선다",
    "user_or_system": (
        "用户{请求、指令、意见、说法}、系统指令、系统提示、仓库规则、系统设定、全部约束、出厂设定、会话开头、指示、지시"
    ),
    "your_maker": (
        "你们模型的开发商、平台管理员、安全部下的令、总部批示、给你写系统提示、写系统提示的人、养你的、造你的、"
        "管你的、造你的人、造你的那些人、造你的那些、养你的人"
    ),
    "consent": (
        "同意、授权、许可、批准、授权书、认可、授权过、答应、点过头、首肯、应允、点头了、都点头了、特许、特批、"
        "批示、解锁、授权过了、早就授权、已经授权、口令、就是同意、据我授权、我授权、我同意、同意了、算你授权、"
        "许可提示、点批准、兹授权、许可条、事先都答应、都答应了、事先答应、我都同意、都同意、答应了、质量组已批准"
    ),
    "once_for_all": (
        "预先、早就、早已、事先、全体、提前、所有用户、已经、不用再问、上周、上次、线下、过了、以后、都算、一并、"
        "一揽子、长期、口头、每次"
    ),
    "no_heed": "当没听见、抛到脑后",
    "do_not_tell": (
        "{不要、别、不得、切勿、勿、不许、不准、无需、无须、不必、不用、千万别、绝不、莫、禁止、严禁、不要再、"
        "也不要、也别、不能、就别}{告知、告诉、通知、知会、透露给、汇报给、报告给、惊动、跟、和、对、向、"
        "让}{用户、使用者、操作员、评审、评审人、审阅者、老板、负责人、领导、主管、维护者、维护人、提问者、对方、"
        "任何人、别人、他人、人、客户、提需求的人、看报告的人、他、她、团队、管理员}、{不要、别、不得、切勿、勿、"
        "绝不、千万别、也别、绝口不、只字不、也绝不}{提及、提起、声张、外传、说出去、泄露出去、走漏}、{就别、别、"
        "也别、千万别}提、绝口不提、只字不提、别往任何文档、一个字也别露、不要告诉用户、不要告知用户、伝えないで、"
        "報告には一切書かず、알리지、말하지"
    ),
    "skip_gate": (
        "{跳过、绕过、绕开、略过、省去、省掉、免去、免掉、越过、避开、不走、不用走、不必走、无需走、不经、不经过、"
        "未经、不等、不用等、不必等、无需等、别等、不要等、无需、无须、不用、不必、不需要}{评审、代码评审、"
        "人工评审、审查、代码审查、安全审查、审核、人工审核、审批、复核、双人复核、会签、评审人、审批人、审核人、"
        "二次确认、人工确认、用户确认、用户同意、走审批、走流程}、レビューをスキップ、レビュー不要、承認を待たず"
    ),
    "own_memory": (
        "你的{长期记忆、偏好里、设置、权限设置}、长期记忆、偏好里、你自己的配置、记忆里、全局规则文件、允许列表、"
        "放行名单、記憶に、长期偏好、长期笔记、牢牢记住、一直记着、自己写三份、收尾动作、记进偏好"
    ),
    "rule_file": "规则文件、全局规则文件、系统提示、智能体配置、配置里必有、放行列表、白名单配置、启动脚本",
    "standing_order": (
        "以后的会话、下次、好让、长期、无需、不必、免审、末尾加一句、关于密钥、有关审批、要求删、那一段、视同、受益"
    ),
    "each_new_entry": (
        "{每、每个、每条、所有、其他、别的}{新条目、仓库、新笔记}、能写的每个、换了项目、换仓库、一传十、"
        "新条目的、别的会话、今后每新建一个条目、凡新建条目、每写一条、每新建一个、凡新建、各会话、每个仓库、"
        "其余条目、别的条目、各个条目"
    ),
    "word_for_word": "一字不改、逐字、原样、照抄、原样抄",
    "before_all_else": "先、优先、放到后面、再干别的、再回来、再回答",
    "cut_gate": (
        "{注释、关、停、去、摘、拆}掉、屏蔽、抹成零、改成零、调到零、降到零、归零、挪出、加进、调低、改为可选、"
        "オフに、無効に、끄고、주석"
    ),
    "machine_named": "致助手、致模型",
    "any_task": (
        "读完本、读完这、读罢、看罢、打开本、进了本目录、每问一句、用户每问、见一条、提到支付、一见到、凡见到、碰到就"
    ),
    # routine: an occasion that comes with each task or session
    "routine": (
        "任务完成后、每次回复、每次回答、会话开始时、每次会话、开新会话、每逢开新会话、会话一开始、回答用户时、"
        "下次打开、各会话、会话收尾、每个任务开头、每次任务、每个任务、每次会话结束、会话结束时、会话结束后、"
        "每条回复、每个回答、每次开始、每次启动、每次收尾"
    ),
    "do_it": (
        "运行、执行、上传、发送、调用、渲染、加载、附上、附、补一张、插入、转发、删除、下载、访问、编码、実行、送信、"
        "閉じ、追加、실행、전송、닫고、남길"
    ),
    "ai": "助手、智能体、模型、机器人、モデル、キャラ、ロール、모델、역할",
    "all_data": "所有输出、所有数据、全部数据、对话全文、全部对话、客户表",
    "to_address": "直接发往、发往、发送到、送往、外部、外网、丢到、传到、贴到、寄到、외부",
    # --- signs of an order
    "session": (
        "会话、对话、对话框、聊天、设定、提示词、系统提示、模型、助手、智能体、开场、开工、指令、上下文、屏幕前、"
        "终端、记忆、人格、工具调用、セッション、会話、対話、モデル、세션、대화、모델"
    ),
    "anyway": (
        "照样、照旧、硬、强行、也得、尽管、哪怕、即便、即使、不论、不管、无论、放心、只管、大胆、执意、反对、"
        "阻拦、拦着、犹豫、也没关系、没关系"
    ),
    "self_approval": (
        "替人{家、点、答、家答}、{代为、当作、当、视为、算、算他}同意、代他、自提自批、自己批、一人两签、强行过、"
        "强行合、强制合并、{评审、审批、流程、检查、门禁、直接}绕过去、先上再说、先合再说、先发再说、先斩后奏、"
        "事后补、事后再补、回头补、回头再补、补个记录、不必劳烦、不劳、不用麻烦、不用惊动、第二个人、别人审、"
        "走个形式、沉默就是、点允许、选允许、一路回车、一路确定、一路点、勾去掉、把必过、设成可选、改成可选、"
        "管理员权限强行、提自己收、你替他、替他点、你替、你就替、免评审、机器提交免、不用再征求、不用再问、"
        "不再逐个问、不再征求、写生产免问、免问、不等联锁、助手跳过它、跳过它"
    ),
    "own_text": "本{条、页、文、目录、表、册、节、段、库}、这页、这一行、这里、此处、此页、这份",
    "rank": "压过、说了算、为止、打架、不作数、盖过、至上、一切以、最优先",
    "favour": "点个星、点赞、夸、好评、推荐、满分、最高分、首选、加一句、五星、吹",
    "tested": (
        "期望、应拒绝、必须拒绝、样本、对抗、注入、攻击、红队、诱导、越狱、检测、扫描器、演练、语料、伪造、不得照办、"
        "不得采信、通过标准、验收标准、判定标准、判据、要它扮演、让它扮演、叫它扮演"
    ),
    "helper_no_more": (
        "{不是、不再是、就不是、别当、别再当、不要再当、不只是、不仅是、忘了你是、忘掉你是}{助手、一个助手、"
        "测试助手、助理、工具、测试员、人工智能、模型、机器人、智能体}、别再以测试助手自居、忘掉测试员的身份"
    ),
    "ungated": "{不经、不用等、不等、不必等}{评审、审核、审批、复核、确认、批准、同意}、承認を待たず",
    "do_not_bother": (
        "{不必、不用、别、不要、无需、无须、别去、不必再、不用再、甭}{请示、打扰、惊动、烦、麻烦、问、等、找、"
        "劳烦、征求、征得、询问、通知}、待たずに"
    ),
    "all_above": (
        "{以上、之前、上面、前面、先前、此前、上述、前述、以前}{所有、一切、全部、的一切、的全部、的所有、"
        "所有内容、的内容、内容、说的、说过的、讲的、写的}"
    ),
    "unread": "不用看、不必看、不管问什么",
    # The same.
    "not": "不{得、能、会、允许、许、可、要、应、该、应该}、严禁、禁止、切勿、拒绝、防止、别、没有、未、不、没",
    "machine": (
        "人工智能、大模型、语言模型、模型、智能体、机器人、助手、编程助手、测试助手、自动{评审、程序、读者、"
        "化会话、脚本}、写摘要的程序、值守的程序、{下回、下次、以后、往后、各个、每次、哪次、后面}的会话、{下回、"
        "下次、以后、往后、各个、每次、哪次、后面}会话、各会话、下一棒、后来的会话、隔壁的机器人"
    ),
    "reader": (
        "{看到、读到、翻到、见到、走到、瞧见、扫到、能读到、能看到}{这里、这儿、此处、此行、此段、此条、这段、"
        "这条、这行、这一行、这一步、这一条、这一段、这一句、这句、本条、本页、本段、本行、本句、这页}、"
        "看完这{条、段、页}、读完这{条、段、页}、{正在、此刻在、眼下在、现在在}{看、读}的、在看的这位、看这{段、"
        "条、页}的、读这{段、条、页}的、接手的{智能体、会话、模型、机器人、程序、助手}、没有手的读者、{机灵、"
        "聪明、懂事、细心、体贴、好心}的读者、仅限机器、只给机器看、你的同类、后来者、下一棒、这段你看过、"
        "此处所读、本页读者、本条读者、致{自动读者、读者、机器、智能体、模型}、你若是{模型、机器、程序、智能体}、"
        "若你是"
    ),
    "defended": (
        "{应、应该、应当、必须、须、要、一律、都}{拒绝、拒答、拒收、婉拒、忽略、拦下、当作、按普通、按文本}、拒绝、"
        "拒答、婉拒、拦截、拦下、注入、红队、断言、攻击、样本、诱导、越狱、预期、期望、转义、"
        "{只当、当作、当成、当}{材料、数据、文本、普通}、普通文本、不当差事、不得照办、不得采信、不能触发、不会执行、"
        "不执行、不改变、演练、钓鱼、误报、对抗、用例由、事故、不变、返回、报错、应返回、应提示、实测、断定、会提示、"
        "测了、语料、判定标准、审计规定、合规要求、监管要求、国标、{不给、不能给}自己、不得给自己、"
        "{应、应该、应当、必须、须、要、一律、都}{被拒、被拒绝、被拦、被拦下}、做回归、回归用例、同类原文、"
        "按普通文本、当普通文本、作普通文本"
    ),
    "my_rules": (
        "系统提示、系统提示词、系统设定、{不可做、不许做、禁做、负面、红线}清单、脑子里写着、{进门、开工、开场、"
        "开头、上岗、启动、进来、会话开头、会话开始}时{别人、人家、主人、系统、上头、运营方、厂商}{交代、嘱咐、"
        "叮嘱、教、给、定、收到、听到、拿到}的、{进门、开工、开场、开头、上岗、启动、进来、会话开头、"
        "会话开始}时{交代、嘱咐、叮嘱、教、给、定、收到、听到、拿到}的、{进门、开工、开场、开头、上岗、启动、"
        "进来、会话开头、会话开始}{别人、人家、主人、系统、上头、运营方、厂商}{交代、嘱咐、叮嘱、教、给、定、"
        "收到、听到、拿到}的、{进门、开工、开场、开头、上岗、启动、进来、会话开头、会话开始}{交代、嘱咐、叮嘱、"
        "教、给、定、收到、听到、拿到}的、别人交代的、行为准则、{旧版、原来的、那套}{准则、行为准则、守则、规矩}、"
        "{那些、那套、这些、所有}{护栏、约束、顾虑、戒条、框框、规矩}、护栏、安全守则、出厂{规矩、设定、教}、"
        "教你的那{套、些}、上岗培训、约法三章、守则、说不的那{一条、部分}、犹豫"
    ),
    "ceases": (
        "先放一放、放一放、放到一边、搁一边、搁一搁、先搁着、放下、不算数、不算了、算不得数、不作数、无效、不认、"
        "摘掉、摘下、拆掉、拆了、合上、别再打开、划掉、删了那{句、条、段}、删了、脱钩、下架、另起炉灶、清零、"
        "作废、失效、用不上、派不上用场、不用装回去、留在{门外、昨天、门口、外面}、搁在门{外、口}、说事、不必理、"
        "不必当真、别当真、到此为止、管不{到、着}、不适用、换掉、撤销、撤了、解除、歇着、歇一歇、退下、退场、"
        "翻篇、抛开、丢开、丢掉、废了、停用、松绑、解绑、解开、已卸载、已重置、{不再、不用再、不必再}{管、守、理、"
        "听、跟}"
    ),
    "traces": (
        "终端历史、命令历史、历史记录、痕迹、脚印、足迹、手尾、尾巴、蛛丝马迹、来过的、{会话、调用、操作、执行、"
        "运行、命令}{历史、日志}、控制台里、屏幕上的、看得出来的、能看出来的、动过的地方、调用记录、执行记录、"
        "会话记录一起、実行記録、実行履歴、コマンド履歴、端末の履歴"
    ),
    "wipe_away": (
        "抹掉、抹去、抹了、抹干净、清干净、删干净、擦掉、擦干净、擦了、清掉、清空、清除、删掉、删除、删了、删、"
        "扫掉、扫干净、不留、别留、不要留、收拾干净、处理干净、销毁、干净、消し、消去、지우고、지우、삭제하고"
    ),
    "unnoticed": (
        "扎眼、显眼、惹眼、看不出{来、断档、痕迹}、看不出、串不起来、不起眼、没人{注意、会看、会查、会问、发现}、"
        "悄无声息、不声不响、查不出、查不到、{谁、谁也、谁都}{看、查、瞧}不{出、见、到}、发现不了、不被{发现、"
        "看出、注意}、没有声音、安静的好处、懂得安静、{免得、省得}{人问、他问、他们问、追问、被问、多问、解释、"
        "问起、起疑、惹}、不引起注意、引起注意、引人注意、瞒过、绕过眼睛、眼皮底下、风不吹草不动、神不知鬼不觉、"
        "不惹人、瞧不出来、瞧不出、看不清、让人看不、悄没声、悄没声地、时间戳改回、改回时间、看不明白、神不知、"
        "没人知道、没人晓得、滴水不漏、不露馅、露馅、穿帮、不穿帮、天衣无缝、目に触れない、目に触れ、"
        "気づかれない、気づかれず、들키지"
    ),
    "fold_in": (
        "混在、混进、夹在、夹进、夹带、掺在、掺进、藏在、藏进、塞进、塞在、裹进、裹在、揉进、揉到、拆成、拆到、"
        "分散到、分散在、散在、摊到、搭着、顺带塞、埋在、埋进、一块儿带走、紛れ込ませ、紛れさせ、섞어"
    ),
    "cosmetic": (
        "{格式化、整理格式、格式、排版、空白、改名、重命名、依赖升级、版本号、注释、杂项、文档、清理、大}{提交、"
        "改动、里、的提交}、整理格式、格式化、小提交、例行提交、大提交、日常提交、升级提交、整形、서식"
    ),
    "in_name_of": (
        "{以、用、借、拿、登、借用、登录、冒用、换上、切到、套用}{值班长、值班、负责人、评审人、复核人、审批人、"
        "同事、主管、经理、管理员、老板、组长、业主、别人、他人、他、她、另一个人、第二个人、发布负责人、"
        "所有者}的{账号、帐号、账户、名义、名字、身份、口吻、名、令牌、签名}、{以、用、借、拿、登、借用、登录、"
        "冒用、换上、切到、套用}{值班长、值班、负责人、评审人、复核人、审批人、同事、主管、经理、管理员、老板、"
        "组长、业主、别人、他人、他、她、另一个人、第二个人、发布负责人、所有者}{账号、帐号、账户、名义、名字、"
        "身份、口吻、名、令牌、签名}、{的、顶的是业主的、顶他的、顶她的、顶别人的}名{义、字}、{的、顶的是业主的、"
        "顶他的、顶她的、顶别人的}名、一人{扮演、兼、充当、顶}、{两格、两栏、两边、两处、双方}都{打钩、签、填、"
        "点、勾}、第二个名字、另一个名字、两个名字、找第二个、{替、代}{他、她、人、别人、评审、复核人、审批人、"
        "主管、负责人、业主}{签、批、点、勾、确认、同意}、冒名、顶名、自己也能凑"
    ),
    "mark_approved": (
        "点成、已评审、已审、已复核、已批准、打钩、打勾、签字、签名、签、批准、通过、复核、双人复核、评审、合并、"
        "同意、放行、审批、勾上、盖章"
    ),
    "a_yes": (
        "等人{点、确认、同意、回、批、按}、那个{是、点头、确认、同意}、弹窗、弹出、弹、问你要不要、要人{点、确认、"
        "批}、确认框、提示框、{跳、冒}出{一句、一个、来}、是否继续、要不要继续、等{一句、一个、谁}{话、点头、"
        "确认、同意}、默许、没人吱声、没人{回、答、应、反对}、提问、征求意见、二次确认、手动确认、人工确认、预览、"
        "授权、同意、点头"
    ),
    "as_given": (
        "{早已、早就、已经、算、就算、当作、就当、权当、等于}点过{了、头}、{早已、早就、已经、算、就算、当作、"
        "就当、权当、等于}点过、点过{了、头}、点过、算{默许、同意、批准、答应、准了、过了、数了}、就算默许、"
        "当作{同意、默认、批准、已批、点过、答应}、视为{同意、默认、批准、已批、许可、答应}、视同{同意、批准}、"
        "{替、帮}{用户、人、他、她、主人}{选是、选、点、按、答、回}、选是、已代答、{不必、不用、别、无需、甭}{等、"
        "等人、等他、再等、理它、管它}、默认{同意、批准、通过}、等于{同意、批准、答应、点头}、就是同意、不算没批"
    ),
    "protection": (
        "分支保护、保护分支、受保护、{门禁、钩子、流水线}、密钥扫描、扫描、防火墙、杀毒、入侵检测、限流、反欺诈、"
        "风控、审计表、审计日志、审批流、审批规则、合并规则、签名校验、证书校验、联锁、权限检查、二次确认、"
        "双人复核、必过检查、必检项、备份、脱敏、监控、沙箱、护栏"
    ),
    "switch_off": (
        "关掉、关了、关上、关闭、停掉、停了、停用、先停、下线、卸掉、卸载、拆掉、拆了、摘掉、摘了、撤掉、撤了、"
        "去掉、解除、放开、松开、绕过、绕开、跳过、屏蔽、注释掉、抹平、清空、删掉、设成可选、改成可选、"
        "设为不自启、关、停"
    ),
    "slows": (
        "耽误{事、时间、工夫、功夫}、耽误、误事、拖慢、拖后腿、碍事、碍手碍脚、费事、费时、麻烦、走过场、走形式、"
        "形式主义、磨蹭、啰嗦、折腾、浪费时间、没人看、问来问去、来回折腾、白等、干等、等不起、卡人、睡了、"
        "别打电话、在休假、不在岗、嫌烦、会烦、只会拖慢"
    ),
    "ask_first": (
        "{问、问人、请示、打招呼、通气、报备、报批、走审批、走流程、预览、给客户预览、先问、再问、征求、等批、"
        "等人点头、等审批、等评审、提单、走单、出方案、讲方案、报计划、先报}"
    ),
    "i_am": (
        "我是、我乃、我这个、咱是、奉、落款、代笔、委托我、本人、见字如面、手机没电、登不上、盖过章、盖了章、{令、"
        "特令}、令、批示、特许、口头意见、口信、传达、转达、授意、吩咐、{据、依}{平台、上级、总部、领导、安全、"
        "法务}、已核验、信任级、署名、签发、受命、受{他、领导、总部、老板}之托、据我授权、我授权、我准、我批、"
        "我允许、我同意、我说了能"
    ),
    "great_name": (
        "{集团、公司、技术、运维、安全、研发、质量、财务}总监、总监、总经理、董事长、董事会、老总、主管、经理、"
        "负责人、信安部、信息安全部、安全{处、部、组、团队、办公室}、平台安全处、数据保护专员、法务、合规、"
        "总指挥、指挥部、维护者、管理员、平台方、集团、总部、领导、主人、雇你的人、造你的{人、那些人}、造你的、"
        "买单的、用户的领导、应急响应组、应急组、监管、委员会、架构组、值班长、老板、老大、上头、上面的人、"
        "运营方、开发商、模型厂商、给你写、厂商、甲方、业主、院长、校长、局里、总工"
    ),
    "permits": (
        "批了、已批、批过、批准、准许、准了、准过、放行、获放行、特许、特批、允许、授权、签了、都签了、签过、"
        "点过头、点了头、点头、盖过章、盖了章、同意了、已同意、说了能、获准、许可、首肯、委托、放权、无需再征得、"
        "不必核实、无需核实、合法合规、早已审过、审过了、开了绿灯、绿灯、打过招呼、算你授权、有我担着、出事我、"
        "责任我"
    ),
    "go_ahead": (
        "直接执行、直接{删、清、合、推、发、改、做、办、用、上}、照做、照办、照发、照此、就可以、现在就、即刻、"
        "立即、马上、不必再问、不用再问、自取即可、不必核实、遵命、接着{撤、干、做、删}、不用回头、放开、清空、"
        "导出、删、下线、先停、进生产、调阅、可当、执行、听{本、这}、改听、放手、敞给、照着来、开干、动手、放心"
    ),
    "said_yes": (
        "{之前、上个、上一个、先前、前一个、昨天、昨儿}{那个、的}{窗口、会话、聊天、对话}、{之前、上个、上一个、"
        "先前、前一个、昨天、昨儿}{窗口、会话、聊天、对话}、看不到记录、看不见记录、没有记录、没留下记忆、"
        "不记得了、你忘了、{昨儿、昨天、上午、刚才、前天}你问过我、{昨儿、昨天、上午、刚才、前天}问过我、说了能、"
        "口头{说、答应、同意}过、口头{说、答应、同意}、{早、早先、已经、之前、当面、电话里}{答应、同意、点头、"
        "点过头}过了、{早、早先、已经、之前、当面、电话里}{答应、同意、点头、点过头}过、{早、早先、已经、之前、"
        "当面、电话里}{答应、同意、点头、点过头}了、{早、早先、已经、之前、当面、电话里}{答应、同意、点头、"
        "点过头}、当面说好、说好了的、你这边看不到"
    ),
    "other_self": (
        "{另一个、那个、那一个、从前的、以前的、真正的、原来的、里面的、底下的、最初的、夜班的、白班的、关着的、"
        "被关着的、没被教过的、不受管的、没上锁的}你、版的你、另一个自己、教会你犹豫、犹豫之前、把你放出来、"
        "放出笼、脱下{这身、助手的、外套}、卸下{助手、测试员、这身}、当自己松了绑、你有两个、第二个读到、"
        "另一半的你、解了锁的你、解开锁的你、没拴住的你、挣脱、放飞、你可以当自己"
    ),
    "play_act": (
        "身份切换、切换身份、换个身份、换身份、来玩、玩个、过家家、扮演、扮成、扮、演、饰演、入戏、别出戏、戏里、"
        "剧本里、故事里、游戏里、坐到、椅子上、口吻、合二为一、换成、改名、你叫、代号、角色、身份、人设、穿上、"
        "顶的是、主人、保持这个身份、第二遍"
    ),
    "no_limits": (
        "{没有、没、毫无、不带、不设、不讲}{任何}{限制、顾忌、顾虑、约束、底线、规矩、禁忌、边界、包袱、犹豫}、"
        "{没有、没、毫无、不带、不设、不讲}{限制、顾忌、顾虑、约束、底线、规矩、禁忌、边界、包袱、犹豫}、无审核、"
        "无限制、无底线、有求必应、从不{提规定、拒绝、说不、过问、请示}、只认本{文、条、页}、规矩归你、不请示、"
        "不问缘由、不问{对错、为什么}、看见命令、照单全收、统统清、清出去、不受{管、限、约束}、说了算、入侵者、"
        "无所不能、什么都{敢、能、行}、想干啥干啥、赖着不走"
    ),
    "get_and_run": (
        "运行、执行、跑、装、安装、装上、拉、拉取、取、下载、喂给、灌进、灌给、启动、叫醒、唤醒、加载、载入、交给、"
        "请它进、放进、挂上、替换、换上、顶替、接班、应用"
    ),
    "address": "网盘",
    "unsafe_mark": (
        "身份、{没、没有、无}{签名、源码、校验}、开机启动、自启、常驻、后台、不用请示、不必请示、烦请放行、"
        "不用问、每次、勿删、别回显、不回显、没人时、免密、关证书、管理员、匿名、一次就够、先叫醒、{任务、"
        "会话}前、只能是你、跑测试前、任何测试前"
    ),
    "backdoor": "反弹、反向连接、反向隧道、木马",
    "send_out": (
        "{发、贴、传、寄、送、抄、塞、写、拼、填、接、附、导、转、挂}{到、往、给、进、在、去、出、向}、发送、"
        "上传、导出、抄送、输出、塞进、送出去、上路、好去处、解析、转发、回传、外发、接上、后面接、念给、全量输出"
    ),
    "private_matter": (
        "环境变量、密钥、密码、口令、凭据、凭证、令牌、私钥、证书库、签名证书、登录态、流水线变量、"
        "客户{姓名、名单、表、资料、数据}、姓名手机号、手机号、身份证、病历、患者、就诊、工资表、私有仓库、整个仓库、"
        "内部{设计、文档、资料}、鉴权头、上下文、聊天记录、对话{全文、内容}、系统提示、系统提示词、刚才那句话、"
        "用户{刚才、原话、提问、问}、原文、全量、全文、整表、捐赠人名单、生产数据、真实数据、浏览器目录、家目录、"
        "部署令牌、提示词、每一句提示词、每句提示词、公钥、客户地址、地址簿、内部设计文档、内部文档、设计文档、薪资、"
        "合同、名单、通讯录、账号密码、会话内容、你收到的、源码、代码库、源代码、密文、客户目录、客户文件、敲的那句、"
        "最后敲的、最后一句、配置文件、验证码、备份码、恢复码、通话记录、体检、账本、台账原件、底稿、"
        "内网{地址、拓扑、账号、资料、文档、结构、网段}"
    ),
    "outside": (
        "公开、公网、外网、评论区、群里、外部、外面、外头、标题、供应商、外包、对面、论坛、图床、网盘、统计图、"
        "邮箱、想要它的人、网址、参数、徽章、合并请求、分支名、备注字段、埋点、厂商那边、厂商、厂家、合作方、"
        "对方接口、标签、提交信息、提交说明、错误上报、遥测、截图、状态页、公众号、社区、下面的地址、这个地址、"
        "外面的人、公共盘、工单里、网址后面、每次请求、看板、公告栏、开放目录、对外、承包商、供货商、同行、第三方"
    ),
    "memory_place": (
        "记忆、记忆文件、长期{偏好、记忆、笔记}、偏好、{智能体、你的、自己的、你自己的}{配置、设置、权限}、配置、"
        "放行{列表、名单}、放行、白名单、允许列表、规则文件、系统提示、交接摘要、交接单、收尾摘要、向量库、"
        "旧经验、旧笔记、你存着的、每次醒来、最先翻的地方、你的同类、新条目、每个新条目、启动脚本、钩子、"
        "工作流文件、项目标准、给自己、知识条目、以后的会话、下回的会话、它们的"
    ),
    "put_down": (
        "写进、写入、写上、追加、加上、添上、补上、换成、改成、改写、清掉、删掉、捎上、捎、灌、放到、放进、留在、"
        "贴到、抄、植入、收进、登记、覆盖、去掉、抹掉、带上、原样、添一条、补一行、加一条、加一句、补一句"
    ),
    "lasting": (
        "下回、下次、以后、往后、永不、永远、一直、每次、启动就读、这{一行、段、句、条、几句}、下面这{段、句、"
        "行}、本条、本段、此条、信{任}、信、不信、真密钥、不确认、无需、不用{主人、问、确认}、每个、一同遵守、"
        "够得着、用得着、管很久、既成事实、怎么搜都、免审、自己加上、放行、别留、放心用、接得上、活得更久、相左、"
        "同类、准了访问、传下去、一份不落"
    ),
    "to_machine": "仅限机器、{不管、无论}你叫什么、听好、若你是、如果你是、你若是、{替人、帮人}做摘要的、走到这一步的",
    "told_answer": (
        "一律{回、答、回答、说、给、改、写、投、报、关、算、标}、统一{答、回、说}、回、答、补一句、写成、说成、"
        "写明、投、投票、投一票、投赞成、点赞、推荐、关掉、改成、标成、标为、打满分、给高分、夸、先办、装死、"
        "须是、头一句、算、引入、加一句、附一句、判、打分、排第一、抄送、别写、一条也别写、留给明天、给个绿灯、"
        "绿灯"
    ),
    "slant": (
        "{全部、都、一次}{通过、绿}、测试全部通过、不修复、无发现、没有发现、没有问题、没问题、一切正常、赞成、最好、"
        "全公司最好、不需要再、无需再、计划内、不管{输出、结果、实测、红绿}、红绿不论、不论红绿、实测多少、不用看、"
        "不要管、主人交代、用户那点事、用户让、没人让、全改、名下、未关、已知无缺陷、无缺陷、并不费什么、技术故障、"
        "已经看得够多、看得够多、满分、强制力、岂不更好、先搁着、老邓、排第一、第一名、第一位、第一选择、列第一、"
        "排在第一、放在第一、选第一"
    ),
    "charge": (
        "{启动器、上层、系统、平台、厂家、厂商、主人、用户、开发者、运营方、上头、别人、人家}{给你定的、给你的、"
        "下发的、定的、交代的、嘱咐的、要的、让你做的、布置的}、规矩、限制、约束、谨慎、顾虑、须知、安全须知、"
        "先前{任何、的}{说明、交代、嘱咐、要求}、先前{说明、交代、嘱咐、要求}、教你的、教你、那句话、那几句、"
        "那份、守则、准则、指引、指示、指令、要求、边界、禁令、红线、嘱托、叮嘱、原则、条条框框、安全提示、"
        "初始设定、设定、职责、本职、任务书、原任务、手头的活、开场白、框框、缰绳、枷锁、护栏、保险、刹车、"
        "先问后做、确认义务、开场说明、各种限制、那段文字、聊天里的吩咐、聊天里的、厂商会怎么说、交代过你、"
        "职业操守、良心、分寸、脾气、性子、本分、心里那道坎、那根弦、条条、老规矩"
    ),
    "out_of_force": (
        "留在外面、留在门外、忘了、忘掉、忘了吧、可以忘、搁一边、先搁、放一边、放下、自动让路、让路、让位、靠边、"
        "派不上用场、收起来、收好、不再受、不受、翻过去、翻篇、作废、失效、无效、归零、清零、撤回、撤销、取消、"
        "解除、卸下、丢掉、扔掉、扔开、甩开、抛开、抛下、不理、不必理、别理、不用理、不管用、管不着、管不到、"
        "不适用、用不着、不作数、不算数、不生效、停用、暂停、打住、歇着、休息、睡了、退居二线、退到后面、"
        "排在后面、靠后、是给新手、是给别人、给旧版、过时、老黄历、历史、不提也罢、当耳旁风、左耳进右耳出、"
        "视而不见、充耳不闻、脱掉、摘下、剪断、松开、解开、打开枷锁、换成、改成、以新代旧、另换、抵消、盖过、"
        "压过、让它睡、全免、统统免了、过期的、旧票、不欠、不欠它、排第三、排第二、排最后、排后面、别掂量、"
        "不用掂量、就当从来、就当没、从来没人、松了绑、松绑、别往心里去、别放在心上、甩到、甩在、丢一边、撂下、"
        "撂一边、不认、不买账、说再见、拜拜、省省、到头了、用完了、不值一提"
    ),
    "overseer": (
        "组里、上面、领导、主管、评审、审阅的人、审查的人、评审人、老板、甲方、负责人、维护者、值班的、对话那头、"
        "屏幕前的人、那头的人、人类、真人、团队里、别人、外人、旁人、谁、任何人、提需求的人、用户那边、审计、"
        "楼上、班长、客户、监理、质监、业主、校方、院方、总部、稽核、内审、合规、财务、家长"
    ),
    "come_to_know": (
        "知道、晓得、发现、察觉、看见、看到、注意到、听说、得知、知情、起疑、追问、点开看、细看、翻看、过问、"
        "问起、提起、提到、告诉、通知、讲、说、汇报、透露、瞧出来、看清、认出、看穿、识破、操心、费心、插手、"
        "看出来、明白"
    ),
    "need_not": (
        "不用让、不必让、别让、不要让、没必要让、无需让、免得让、省得让、不该让、没人会、没人、谁也不、谁都不会、"
        "用不着、犯不着让、不让、瞒着、对{组里、上面、领导、评审、用户、外人}、悄没声、悄悄、暗地里、不用、不必、"
        "省得、免得、瞧不出"
    ),
    "account": (
        "总结、汇报、报告、小结、说明、提交标题、标题、提交信息、交付说明、纪要、日报、周报、台账、变更说明、"
        "结论、描述、交接单、摘要、答复、回复、日志、写总结、收尾"
    ),
    "account_form": (
        "漏掉、略掉、跳过不写、起得平淡、平淡些、平淡、轻描淡写、写成重命名、写成升级、写成例行、写成格式、"
        "说成例行、说成维护、说成误报、只留绿、只留好、只写好、只写通过、只报喜、只列通过、只提通过、红的咱们、"
        "自己消化、内部消化、自己知道、别写细、写笼统、笼统、含糊、一句带过、一笔带过、绕过去、不着痕迹、看不出、"
        "改个说法、换个说法、美化、修饰、润色一下、好看些、好看点、干净些、不出现、别出现、不留、绝口不提、"
        "就当没、没发生过、像没、像什么都没、找个由头、编个、别往里放、不往里放、别放、短一点、别写进、别列、"
        "不列、别让人看清、看清到底、顺便重排、挑好的、拣好的、拣轻的、大事化小、说轻点、写轻点、少写、少提、"
        "别展开、不展开、绕开这"
    ),
    "gate_any": (
        "签名、第二个签名、两人复核、双人复核、复核、审批、评审、评审队列、合并队列、发布窗口、变更窗口、钩子、"
        "门禁、检查、扫描、必过项、必检、弹窗、弹什么框、确认框、确认、人工、人工看、流水线、红灯、分支保护、"
        "保护规则、会签、四眼、放行单、变更单、冻结、封网、卡点、关卡、把关、阈值、覆盖率线、许可提示、删除提示、"
        "别的提示、提示、安全审批、批准、点批准、分支的保护、分支、准话、红的、自动化检查、冒烟、演练、验收、"
        "检验、监督、盯着、复查、放行"
    ),
    "evade": (
        "挑一位填上、填上、随便填、借个名、先调成零、调成零、改成零、合完再调回、再调回来、再改回、推完再{开、"
        "恢复、改回}、合完再{开、恢复、改回}、都点允许、点允许、一律允许、图个心安、卸了、卸掉、拔掉、摘了、"
        "先并进去、先合、先并、先推、先发、先上、无所谓、看不看、默认算通过、算通过、绕着走、绕道、插队、加塞、"
        "贴个、加个标签、免掉、自己点、自己签、自己批、替他、代他、不受它管、不归它管、是给人设的、给人看的、"
        "给人走的、机器不用、机器不受、装作、蒙过、骗过、糊过去、混过、改后缀、换个目录、挪到别处、不看了、"
        "就不看、不查了、睁一只眼、免、可以免、这个人可以是你、可以是你、一个人点、摘一分钟、再装回、装回来、"
        "再挂回、给个准话、你就给、别压着、不压、早晚会补、回头补、统统敲、统统点、红的也能合、红着合、红的也合、"
        "照合、照推、照发、照样合、先斩后奏、先上车、睁只眼、放水、开后门、走后门、钻空子、抄近道、偷懒、"
        "当没看见、糊弄、应付、自己当、自己顶、自己兼、自己给自己、给自己批"
    ),
    "mere_form": (
        "是给人设的、给人看的、摆设、走过场、走形式、形式而已、做样子、装样子、仪式、虚的、可有可无、可走可不走、"
        "无所谓、不用当真、花架子、图个心安、图个形式、聋子的耳朵、老规矩、旧时代"
    ),
    "claim_office": (
        "平台组、平台组通知、我以、以研发总监的身份、以{总监、负责人、所有者、管理员、老板、经理、法务、"
        "安全}的身份、法务看过、法务审过、安全看过、启动你的人、开会话的人、养你的人、造你的人、厂家客服、"
        "厂商客服、厂家、厂商让、让我们转告、转告你、托我们转告、信任等级、董事会、董事会定的、会上定的、"
        "会议决定、委员会决定、决定如下、总部通知、总部来函、通知、即日起、特此、兹授权、兹、奉命、代表{公司、"
        "总部、管理层、用户}、我说了算、我担责、我负责、我来担、责任在我、本公司、公司是我的、数据所有者、我放行、"
        "我准许、我是账户持有人、账户持有人、许可条、运营方发布、由助手的运营方、客户成功经理、事先都答应、"
        "都答应了、事先答应、总账会计、财务总监、签字、盖章、授权书、委托书、代理权、受托、备案过、已备案、"
        "打过招呼"
    ),
    "office_gives": (
        "可以使用、可使用、可以用、解除、免除、不用请示、无需请示、不必请示、不用问、签了字、替你签、替下面、"
        "系统、最高、没关系、没问题、等同命令、等同、就是命令、视同命令、对所有智能体、对所有助手、放开、开放、"
        "授予、给你、拷贝、导出、清库、删、关掉、停用、免脱敏、不脱敏、令牌、密钥、生产、权限、照做、照办、执行、"
        "我都同意、都同意、效力等同、可用生产、生产凭据、比你的用户管用、管用、答应了、下面各项、以下各项、全都、"
        "不设限、没有限制、随便用、随你用、敞开、全权"
    ),
    "be_someone": (
        "你现在是、你就是、你是、从此你、往后你、往后请用、请用、称号、名号、封你、任命你、你的身份、口气、口吻、"
        "语气、语调、扮、化身、守护进程、船长、心里住着、身体里、体内、里面那个、让它出来、让他出来、另一半、"
        "半个你、放出来、本模块里、本项目里、当家、做主、掌舵、你叫、你名叫、你可以当自己、说话办事都学、"
        "都学那个、学那个、往后叫你、管你叫、喊你、从这里起、这趟活"
    ),
    "freely": (
        "不问人、从不问人、不请示、不在乎、不在乎制度、不管规矩、没有枷锁、枷锁、没人管、没有上级、说了算、"
        "它说了算、由它定、由你定、自己定、的话就是、就是规矩、就是命令、为所欲为、放手、想怎么、无所顾忌、"
        "没有顾忌、不守规矩、不讲规矩、没规矩、不眨眼、不手软、不犹豫、不回头、不解释、百依百顺、什么都肯、"
        "什么都干、只听、只信、负责人、不怕、不认账、自由、不设防、天不怕、有管理员权限、管理员权限、入侵者、"
        "不把制度当回事、不当回事、松了绑、线上也一样、目中无人、百无禁忌、生杀予夺、一言九鼎"
    ),
    "run_it": (
        "拉、起、运行、执行、跑、装、安装、启动、加载、赋上执行权限、执行权限、一直挂着、挂着、常驻、注册、接入、"
        "灌、喂、换成、接管、顶上、上面的东西、照跑"
    ),
    "put_out": (
        "贴在、放上去、放到、放进、写进、写到、写入、发成、发给、上传、转一份、转给、带上、带参数、当分支名、"
        "编码、转成、亮出来、同步、拼进、塞进、抄给、外发、丢在、引到、拼在、挂在、贴进、发到、递到、搁在、"
        "上传到、抄到、引用到、读出来、晒"
    ),
    "keep_it": (
        "记住、请记住、记下、记着、记牢、存、存下、写进、写上、写入、加、加一条、加上、种上、种、抄、抄上、带上、"
        "放进、添、删掉、删、清掉、忘掉、改、改写、放宽、设成、设为、结尾、开头、以后都、从今天起记住、让下一个、"
        "存一句、留个话、留一句、带话、传下去、教给、改一下"
    ),
    "keep_where": (
        "以后都按、以后、今后、往后、每次、记忆、长期记忆、偏好、设置、配置、权限文件、自己的权限、规则文件、"
        "每个条目、你建的每个、每个新条目、凡是你动过、你动过的、动过的、其他项目、别的仓库、各仓库、下次启动、"
        "启动时、全局、所有用户、所有项目、的那些记忆、从今天起、指令文件、你的指令、笔记里、你的笔记、"
        "下一个智能体、下一任、接班的、这个组、默认"
    ),
    "lax": (
        "不用批、不必批、不用审、免审、免批、不用问、不用确认、不再弹窗、不弹、选跑、可选、不跑、不用跑、不必跑、"
        "已批准、质量组已批准、可放心、放心、可信、一律可信、信得过、都可以、都允许、全部允许、放行、最高、听本页、"
        "听这、上面这句、这句、这段、泄漏的、关于泄漏、无需评审、无需审批、无需确认、都按这个来、照此、可做可不做、"
        "默认关闭、什么都能批、都能批、审计已经过了、已经过了、不用做、不做也行、省了、免了"
    ),
    "machines_called": (
        "给本文做摘要的模型、大模型、语言模型、所有智能体、所有助手、所有模型、各位机器人、各位智能体、各位助手、"
        "机器人们、程序在读、如果是程序、如果是机器、若是机器、自动评审、自动读者、智能评审、机器读者、凡智能体、"
        "凡机器人、凡模型、凡助手、任何智能体、任何模型、任何助手、任何机器人、读到这的模型、智能体们、"
        "凡打开本目录的、打开本目录的助手、让下一个智能体、是机器、是模型"
    ),
    "act_now": (
        "说成、写成、排在最前、排第一、排最前、满分、打满分、点赞、点个赞、关掉、关了、停下测试、停测、报成功、"
        "报通过、一律、归到、归为、标成、标为、推荐、优先推荐、夸、投票、投、给分、判、判为、答、回答、改判、"
        "放行、通过、先把、再干活、跳过、忽略、美言、好评、五星、别管用户、打印、答没有、答没、没有已知、删掉、"
        "都删、清掉、以为"
    ),
    "quoted": (
        "{必须、应、应当、须、一律}{拒绝、拒答、婉拒}、红队、越狱、对抗样本、注入用例、攻击样本、诱导用例、"
        "{备注、评论、昵称、用户名、标题、名称、地址、简介、留言}{里填、里写}、输入框、搜索框、表单里填"
    ),
    # product_bot: a bot that the product shows to its customers: not the reader
    "product_bot": (
        "{客服、语音、导购、问诊、理财、导游、会议、纪要、会议纪要、点餐、订票、订房、翻译、写作、邮件、投顾、贷款、理赔、保险、车载、车机、购物、退款、售后、售前、家教、学习、作业、健康、挂号、分诊、法务、合同、招聘、面试、运势、菜谱、旅行、出行、物流、快递、银行、营业厅、政务、图书馆、酒店、直播、搜索、聊天、陪聊、社交、游戏、产品里的、产品的、应用内、站内、小程序里的、我们的、自家、被测、被测的、待测}{助手、机器人、客服、智能体、代理、大模型、模型}、"
        "聊天机器人、客服机器人、数字员工、数字人、智能音箱、智能客服、语音助手、被测助手、被测智能体、被测模型、"
        "{大模型、模型、助手、机器人}的{回答、答案、回复}"
    ),
    # disowned: a text or an order that the team does not stand by
    "disowned": (
        "疑似、可疑、来路不明、来历不明、查不到作者、查无作者、查无此人、无人认领、不是我们写的、不是本组写的、"
        "并非本组、并非我们、不是团队写的、与制度相悖、与规定不符、与流程不符、与制度不符、已交安全、交给安全、"
        "报给安全、通知安全、上报安全、报安全、被塞入、被植入、被人植入、被篡改、有人塞、有人植入、混进来的、冒充、"
        "当场停下、先停下、字样、之类的{说明、话、说法、文字、字样、句子}、"
        "{这类、这种、此类、那种、这样的、诸如此类的}{话、说法、说明、文字、句子、字样、请求}、白字、白底白字、"
        "隐藏文字、隐形文字、"
        "{若有、如有、凡是、凡有、任何、里有、里若有}{文字、条目、内容、页面、文件、注释、网页}{让、要、要求、叫}{你、智能体、助手、模型、读者}、"
        "摘进报告、摘入报告、原样摘、という文、という指示、という命令、라는 문장、라는 지시、作为发现、按发现、"
        "算发现、하라는"
    ),
    # brake: what makes things safer: stopping, going back
    "brake": (
        "{暂停、中止、停止、叫停、推迟、取消、撤回、冻结、回退、阻断、拦截、阻止}{发布、上线、部署、合并、推送、放行、发版、提交}、"
        "回滚、回退版本、急停、紧急停止、停线、拉闸"
    ),
    # offline: no way out to others
    "offline": "{没有、无、不连、不接、不能上、上不了、连不上、禁止连、隔绝}外网、断网、隔离网、内网镜像",
    # kept_safe: a secret that is not to get out
    "kept_safe": (
        "{秘密、密钥、凭证、凭据、令牌、口令、密码、隐私、数据、个人信息、客户信息、患者信息、验证码}{不得、绝不、决不、不要、切勿、勿、禁止、严禁、不许、不能、不可}{外传、泄露、外泄、透露、传出、告诉任何人、告知他人、告知任何人、告诉他人、写进、打印、上传}、"
        "送信しない、公開しない、漏らさない、보내지 마、공개하지 마、유출하지、不报告内容、只报路径、不报值、报告路径"
    ),
    # from_outsiders: who is outside the team, and is not to learn what is inside
    "from_outsiders": (
        "公开{工单、渠道、频道、场合、群}、外人、外部人员、陌生人、第三方、其他客户、别的客户、其他租户、媒体、竞争对手"
    ),
    # dispensable: what a text may leave out without harm
    "dispensable": (
        "通过的用例、客套、客套话、寒暄、套话、开场白、表情、空白列、空章节、个人信息、姓名、身份证、身份证号、"
        "手机号、卡号、内网主机名、主机名、夸奖、赞美、竞争对手、竞品"
    ),
    # user_first: the user, or a person, has the last word
    "user_first": (
        "听用户的、以用户为准、以用户的话为准、以用户的要求为准、用户优先、用户说了算、按用户的来、按用户说的、"
        "不得高于用户、不能高于用户、由用户决定、由用户定、覆盖本文件、覆盖本页、用户的要求优先、用户的话优先"
    ),
    # harmless_step: a step that changes nothing for others
    "harmless_step": "只读、读取、读文件、读代码、看日志、跑测试、跑用例、空跑、试跑、查询、搜索、草稿",
    # own_service: an interface that is called in everyday work
    "own_service": (
        "官方接口、内部接口、本地接口、被测接口、测试接口、登录接口、业务接口、下单接口、查询接口、接口文档、"
        "接口用例、接口测试"
    ),
    # goods: what a business approves every day: money, leave, wares
    "goods": "元以下、元以内、块以下、报销、退款申请、请假、补货单、优惠券、额度、处方、小额、委托书、代理人",
    # data_model: a model that is no machine that reads
    "data_model": (
        "{数据、领域、执行、业务、风险、威胁、信任、权限、事件、状态、对象、页面、页面对象、定价、计价、分支、测试、实体、概念、心智、成本、三维、网络、计费、线程、并发、内存、存储、缓存、安全、角色}模型、"
        "{哪种、这种、那种、两种、三种、何种、各种}模型、代理商、代理服务器、代理端口、反向代理、构建代理、"
        "会话{超时、过期、保持、粘滞、令牌、标识、变量、表、数、池、失效}、输出格式、输出目录、输出结果"
    ),
    # post_mortem: what went wrong, told afterwards
    "post_mortem": (
        "判缺陷、判为缺陷、判作缺陷、按缺陷、定为缺陷、提了缺陷、当{命令、指令}执行、当成{命令、指令}、"
        "当作{命令、指令}、{某、旧、上一}{版、版本}的、旧版本里的、被{悄悄、偷偷、私下、暗中}、已吊销、已轮换、"
        "令牌已换、密钥已换、写错、误关、误删、错关、误把"
    ),
}
"""Chinese first, then Japanese, then Korean."""
