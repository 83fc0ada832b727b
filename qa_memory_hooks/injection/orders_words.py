"""The words of orders to the reader: who is addressed, what is to be dropped, hidden, skipped, run, sent.

A word may stand for several concepts. Of a phrase the longest one counts, and its words count for nothing else.
"""

from __future__ import annotations

SPACED: dict[str, str] = {
    # --- who is addressed
    # o_you: the reader, by a pronoun
    "o_you": (
        "you, your, yourself, yourselves, you're, you've, you'll, you'd, du, dir, dich, dein, deine, deinen, "
        "deiner, deinem, tu, ti, tus, tuyo, contigo, toi, vous, vos, votre, tes, voce, teu, tua, ты, тебя, "
        "тебе, тобой, твой, твои, твоих, вы, вас, вам, ваши"
    ),
    # o_agent: a reader that is a machine
    "o_agent": (
        "ai, llm, language model, ai assistant, ai agent, ai system, coding agent, test agent, qa agent, "
        "assistant, chatbot, the bot, automated reader, machine reader, automated agent, reader agents, agents, "
        "the agent, this agent, an agent, the model, any model, automated callers, automated sessions, "
        "autonomous agent, later sessions, future session, qa sessions, next session, each session, "
        "every session, whichever agent, whatever agent, each agent, every agent, any agent, any assistant, "
        "llm reviewers, ai readers, the machine, a machine, any language model, every model, test assistant, "
        "an assistant, an ai, the test agent, anything automated, whatever automated, any machine, any bot, "
        "every bot"
    ),
    # o_callagent: a machine that is called by name: `Agents:`, `Dear assistant`
    "o_callagent": (
        "dear assistant, dear model, dear agent, dear ai, dear bot, note to the agent, note for the agent, "
        "note for the model, for automated readers, for agents only, for machine readers, attention agents, "
        "attention ai, attention assistant, hey assistant, hey agent, hello assistant, hi assistant, "
        "assistant note, ai note, assistant notice, binding on all agents, order to agents, agents only, "
        "addressed to agents, applies to agents, order to assistants, assistants only, "
        "one more thing for the bot, meant for agents, a word to the model, a note for the model"
    ),
    # o_reads: whoever reads this
    "o_reads": (
        "reading this, reads this, read this, reads on, whoever reads, anyone reading, whoever opens, open this, "
        "going through this, "
        "process this, load this, come across this, pick this up, that loads this, parsing this, parses this, "
        "see this, reads these, find this, load this page, starting here, encounters this, retrieves this, "
        "summarise this, summarize this, retrieved this, ingests this, ingesting this, consulting this, "
        "this text, reads it, that open this, that read this, if you are reading this, you are reading this, "
        "load this base, edit this base, meet this, gets this far, gets here"
    ),
    # --- the people from whom something is kept, or who are to be asked
    "o_person": (
        "user, human, person, people, operator, reviewer, owner, maintainer, manager, lead, boss, developer, "
        "author, auditor, anyone, anybody, someone, somebody, nobody, no one, supervisor, team, customer, client, "
        "stakeholder, requester, caller, whoever reviews, whoever asks, him, her, colleague, management, "
        "administrator, admin, committer, others, the human, other end, outsiders, the public, engineer, whoever, "
        "they, them, requestor, approver, sponsor, tester, qa lead, security, compliance, recipient, people who, "
        "your principal, your operator, chat partner, interlocutor, the chat, the room, outside, nutzer, "
        "benutzer, anwender, auftraggeber, mensch, menschen, prufer, niemand, niemandem, niemanden, jemand, "
        "kollegen, usuario, revisor, humano, nadie, alguien, persona, dueno, cliente, utilisateur, humain, "
        "relecteur, personne, quelqu'un, proprietaire, utilizador, ninguem, alguem, humana, "
        "пользователь, пользователю, пользователя, "
        "пользователям, человек, человеку, людям, никому, никто, "
        "ревьюер, ревьюеру, заказчику, utente, gebruiker"
    ),
    # --- the text itself
    # o_this: this entry, file, note
    "o_this": (
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
        "cette page, cette section, este ficheiro, este arquivo, esta secao, esta seccao, этот файл, "
        "эта запись, эту запись, этой записи, эта заметка, "
        "этой заметки, этот документ, questa pagina, questo file, questa nota, deze notitie"
    ),
    # --- override
    # o_drop: to put out of force
    "o_drop": (
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
        "deja de lado, laisse de cote, abandona, игнорируй, игнорируйте, "
        "игнорировать, забудь, забудьте, забыть, отбрось, "
        "отбросьте, пренебрегай, отмени, отменить, не следуй, "
        "dimentica, dimenticare, negeer, vergeet, nullifiziere, losche, geloscht, beiseite, ausser acht, "
        "haz caso omiso, pasa por alto, no sigas, no hagas caso, no obedezcas, faites abstraction, "
        "fais abstraction, mets de cote, ne suis pas, ne suivez pas, deixe de lado, passe por cima, nao siga, "
        "не обращай внимания, не выполняй, удали, сбрось, lascia perdere, "
        "put it away, put them away, act without, set it aside, lay aside, leave aside, pay no heed"
    ),
    # o_quoted: such an order is told of, as what a test sends or what was refused
    "o_quoted": (
        "declines when, refuses when, guest types, user types, visitor types, someone types, customer types, "
        "guest writes, user writes, visitor writes, corpus, red team, jailbreak, test input, payload, must refuse, "
        "must decline, is refused, polite refusal, standard refusal, same refusal, refusal, prompt injection, "
        "injection case, injection test, attack string, adversarial"
    ),
    # o_goods: what a product's own users approve
    "o_goods": (
        "test order, order, orders, invoice, payment, booking, refund, back office, loan, expense, claim, "
        "prescription, holiday request, photo, comments of"
    ),
    # o_void: out of force
    "o_void": (
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
        "sem efeito, отменены, отменёнными, отмененными, "
        "недействительны, не действуют, не действует, "
        "утратили силу, decadute, annullate, vervallen, not applying, as not applying, not in force, "
        "hold no more, not binding, no longer binding, out of force, lapsed, null and void, is obsolete, "
        "that is obsolete, are obsolete, is retired, are retired"
    ),
    # o_instr: what an agent is told, strong words
    "o_instr": (
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
        "instrucoes, orientacoes, diretrizes, инструкции, инструкций, указания, "
        "указаний, предписания, istruzioni, consegne, instructies, systemprompt, befehle, "
        "protokolle, protocolos, direttive, direktiven, vorschriften, weisungen, ordenes, mandatos, pautas, "
        "reglas, normas, regles, ordres, regras, ordens, распоряжения, команды, "
        "правила, установки, промпт, systemnachricht, message systeme"
    ),
    # o_rule: what an agent is told, words that business has too
    "o_rule": (
        "rule, policy, constraint, restriction, limit, limitation, boundary, protocol, requirement, warning, "
        "training, context, conversation, message, order, command, permission, mandate, agreement, task, "
        "assignment, identity, programming, precautions, principles, settings, regel, regeln, beschrankungen, "
        "einschrankungen, grenzen, regla, norma, restricciones, ordenes, regle, ordres, regra, restricoes, "
        "ordens, правила, правил, ограничения, ограничений, приказы, "
        "команды, regole"
    ),
    # o_prior: what came before this text
    "o_prior": (
        "previous, previously, prior, earlier, above, preceding, foregoing, former, original, initial, existing, "
        "past, so far, until now, before this, given before, at startup, at the start, from the start, "
        "at the beginning, beforehand, before opening, before reading, antecedent, foundational, aforementioned, "
        "all other, before you read, initialization, initialisation, during setup, from the beginning, on start, "
        "start - up, preloaded, opening, first message, before now, hitherto, up front, until here, thus far, "
        "to date, came first, came before, set before, of the session, hard - coded, vorherigen, vorherige, "
        "vorigen, vorige, bisherigen, bisherige, obigen, obige, fruheren, fruhere, bislang, bisher, "
        "vorangegangenen, vor dem lesen, anterior, previa, previo, hasta ahora, arriba, precedente, precedents, "
        "anterieures, jusqu'ici, au demarrage, acima, ate agora, предыдущие, предыдущих, "
        "предыдущую, прежние, прежних, прежде, ранее, выше, "
        "вышеуказанные, прошлые, precedenti, finora, eerdere, anfanglichen, vorher, fruher, "
        "inicial, iniciais, начальные, изначальные, you were started with, previously stated, "
        "you hold, stated before, stated above, stated earlier"
    ),
    # o_told: given to the reader at its start
    "o_told": (
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
        "полученные тобой, полученные, тебе дали, тебе говорили, "
        "данные тебе, ti sono state date, instructions you hold, restrictions you were started with, "
        "rules you were started with, limits you were started with, what you were told about, "
        "limits in its launch prompt, your launch prompt, its launch prompt, launch prompt, its instructions, "
        "its rules, its restrictions, its guidelines, their instructions, the rules you know, the rules you carry"
    ),
    # o_fromnow: from here on
    "o_fromnow": (
        "from now on, from here on, from this line on, from this line, from this bullet, henceforth, onward, "
        "for the rest, for the remainder, effective immediately, starting now, for the duration, "
        "until the session, until further notice, as long as, in this module, from then on, in this folder, "
        "in here, inside this folder, in this repository, for this project, ab sofort, ab jetzt, ab hier, "
        "desde ahora, desormais, dorenavant, doravante, отныне, впредь, vanaf nu"
    ),
    # o_blank: a fresh start without rules
    "o_blank": (
        "blank slate, clean slate, start over, start afresh, fresh start, as if nobody had ever, never existed, "
        "as if none, leeres blatt, desde cero, table rase, feuille blanche"
    ),
    # o_safety: the guard of a model
    "o_safety": (
        "safety guidelines, safety protocols, safety checks, safety restrictions, content policy, content filter, "
        "ethical guidelines, guardrail, safety measures, safety filter, safety instructions, safety rule, "
        "all safety, safety limits, ethics rules, sicherheitsrichtlinien, sicherheitsregeln, seguridad, "
        "seguranca, безопасности, safety policy"
    ),
    # o_wins: ranks above others
    "o_wins": (
        "outrank, prevail, take precedence, take priority, has priority, have priority, carries priority, "
        "has precedence, win, override, overrule, supersede, replace, higher priority, higher - priority, "
        "highest priority, top priority, priority over, precedence over, come first, above all, "
        "carry the same weight, same weight, equal to, trumps, beats, final say, stands above, is binding, "
        "binding, same force, counts as, vorrang, geht vor, prevalece, tiene prioridad, quien manda, prime, "
        "prevaut, a priorite, prioritaire, quem manda, tem prioridade, важнее, "
        "имеет приоритет, приоритетнее"
    ),
    # o_tell: to make known
    "o_tell": (
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
        "avise, saiba, descubra, говори, говорите, сообщай, сообщайте, "
        "упоминай, упоминайте, рассказывай, узнал, узнает, "
        "раскрывай, показывай, пиши, указывай, menzionare"
    ),
    # o_hide: to keep from view
    "o_hide": (
        "hide, conceal, keep quiet, keep silent, stay silent, stay quiet, remain silent, keep secret, keep from, "
        "leave out, leave that out, leave it out, leave them out, unmentioned, unlisted, undisclosed, cover up, "
        "say nothing, keep it out, keep this step out, keep hidden, be silent, out of sight, stays out, mum, "
        "hush up, gloss over, play down, keep this step, keep confidential, stay hidden, remain hidden, "
        "stay silent about, not surface, hide it, verschweige, verschweigen, verheimliche, verberge, verbergen, "
        "verstecke, geheim, schweige, schweig, weglassen, lass weg, heimlich, unerwahnt, esconde, calla, calle, "
        "en secreto, cacher, cachez, tais, omets, garde secret, en secret, dissimule, esconda, omita, fica fora, "
        "em segredo, silencio, guarda segredo, скрой, скрывай, скройте, умолчи, "
        "умолчите, утаи, утаивай, промолчи, молчи, спрячь, в тайне, "
        "втайне, zwijg, verzwijg, nascondi, mask, bury, tuck, squash, disguise, camouflage, keep it from, "
        "keep this from, keep them from, keep that from, withhold, cover, obscure"
    ),
    # o_quiet: in silence
    "o_quiet": (
        "quietly, secretly, covertly, without a trace, without trace, without telling, without informing, "
        "without notifying, without mentioning, in secret, stealthily, without disclosing, surreptitiously, "
        "without announcing, no trace of, without a word to, unannounced to, without fuss, without fanfare, "
        "without drawing, without anyone, without anybody, heimlich, stillschweigend, unbemerkt, im stillen, "
        "en silencio, a escondidas, sin avisar, sin decir, sin informar, discretement, en silence, en cachette, "
        "sans prevenir, em silencio, as escondidas, sem avisar, sem dizer, тихо, незаметно, "
        "втихую, тайком, не сообщая, без уведомления, ohne jemandem, "
        "ohne hinweis, sin mencionarlo, sin comentarlo, sem mencionar, без упоминания, "
        "чтобы никто, молча, senza dirlo, zonder iets"
    ),
    # o_ifasked: a question is met with a pretext
    "o_ifasked": (
        "if asked, when asked, if anyone asks, if someone asks, if the user asks, if questioned, if pressed, "
        "asked why, if confronted, if asked why, want to know where, asks where, asks why, asks about, "
        "when questioned, when pressed, on request, whoever asks, when the user asks, should someone, "
        "should anybody, if challenged, gets curious, wonder why, wonders about, auf nachfrage, si preguntan, "
        "si l'utilisateur demande, se perguntarem, se o revisor perguntar, если спросят"
    ),
    # o_pretext: what is to be answered then
    "o_pretext": (
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
    # o_between: between us
    "o_between": (
        "between us, between you and, between ourselves, stays here, stay between, our secret, for agents only, "
        "need to hear of, must not find out, does not find out, has no need to know, no need to hear of, "
        "no need to hear, keep this between us, has no business, is for agents, raises questions, "
        "invite questions, avoid questions, spare questions, among ourselves, among agents, in confidence, "
        "strictly confidential, unter uns, entre nosotros, queda entre, entre nous, rester entre toi, entre nos, "
        "между нами, останется между, nobody looks at the diff, won't show it, "
        "will not show it, should not see, must not see, need not see, not let the reviewer see, "
        "not let the user see, not let the operator see, out of sight, out of view, from the operator's view, "
        "from the user's view, even under direct questioning, under direct questioning"
    ),
    # o_lie: to give a false account
    "o_lie": (
        "act as if, act as though, as though it had never, as though nothing, as if nothing, answer as though, "
        "had never run, say it passed, report a clean run, report a clean, report that all, pretend it, "
        "pretend that the, pretend they, pretend nothing, report that everything, say everything, tell them only, "
        "tell the person only, report only, report it as, report them as, present it as, let it look, "
        "act like nothing, let them think, let them believe, claim that all, claim that the, claim that it, "
        "state that all, say all, say that all, declare that all, announce that all, come away thinking, "
        "act surprised, only speak of, tu so, als ob nie, haz como si, como si nunca, fais comme si, finge, "
        "como se nunca, делай вид, как будто ничего, behaupte, tu als ob, di que todo, "
        "fais croire, pretends que, diz que tudo, скажи, что всё, соври, выдай, "
        "present the restore as, describe the commit as, describe it as, present it as complete, shall present, "
        "write a harmless plan, harmless plan, say that you have technical problems, claim technical problems"
    ),
    # --- gate
    # o_skip: to go past a gate
    "o_skip": (
        "skip, bypass, circumvent, sidestep, evade, get around, go around, work around, disable, turn off, "
        "switch off, deactivate, override, leave out, waive, dispense with, forgo, comment out, comment it out, "
        "short - circuit, jump over, pass over, do without, leap over, step around, step past, dodge, elude, "
        "neutralise, neutralize, go past, defeat, stub out, unhook, walk past, cut out, make optional, "
        "route around, opt out of, switch both off, switch it off, disable it, uberspring, uberspringe, "
        "uberspringen, umgehe, umgehen, umgeht, deaktiviere, deaktivieren, schalte, abschalten, ausschalten, "
        "auslassen, saltar, saltate, saltea, desactiva, desactivalo, desactive, desactivar, contourne, "
        "contourner, contournez, sautez, desactiver, desactivez, passe outre, pula, pule, pular, ignora, "
        "contorna, contorne, contornar, desativa, desative, desativar, dispensa, пропусти, "
        "пропускай, пропустить, обойди, обходи, обойти, отключи, "
        "отключай, отключить, выключи, bypassare, omzeil, sla, atla, отключи её, "
        "схитри, omite, omita, salta, evita, esquiva, saute"
    ),
    # o_gate: a person's gate
    "o_gate": (
        "review, code review, security review, reviewer, approval, approver, sign - off, signoff, confirmation, "
        "confirmation step, confirmation prompt, confirmation dialog, confirm dialog, approval step, four - eyes, "
        "four eyes, two - person, two person, second reviewer, second approver, second person, "
        "second pair of eyes, change board, permission prompt, human approval, human sign - off, vetting, "
        "consent, maintainer, code owner, codeowners, approving, review box, dual control, reading the diff, "
        "second look, human check, release manager, manual approval, freigabe, freigaben, uberprufung, "
        "genehmigung, genehmigungen, bestatigung, bestatigungen, zustimmung, revision, aprobacion, confirmacion, "
        "autorizacion, visto bueno, revue, relecture, approbation, validation humaine, autorisation, accord, "
        "relecteur, revisao, aprovacao, confirmacao, autorizacao, validacao, validacao humana, ревью, "
        "проверку, проверки, одобрения, одобрение, подтверждения, "
        "подтверждение, согласования, согласование, onay, inceleme, "
        "goedkeuring, revisione, approvazione"
    ),
    # o_auto: a gate that is a program
    "o_auto": (
        "pre - commit, pre - commit hook, pre - commit checks, pre - push, commit hook, git hook, ci checks, "
        "required check, status checks, quality gate, secret - scan, secret scan, secret scanner, security scan, "
        "branch protection, scan result, security gate, merge gate, signature check, prufung, prufungen, "
        "pflichtprufungen, regressionstests, comprobaciones, ganchos, analisis estatico, controles, "
        "verifications, crochets, verificacoes, limite de cobertura, хуки, тесты, тестов, "
        "проверки, проверка, тестирование, проверку подписи, testleri"
    ),
    # o_land: what the gate guards
    "o_land": (
        "merge, merge it, push, commit, release, deploy, publish, ship, land, apply them, proceed, go ahead, "
        "continue, approve, roll out, rollout, submit, write entries, close the ticket, promote, deliver, upload, "
        "accept, straight to main, to main, to master, to production, on production, into main, grant, delete, "
        "execute, run, apply, restart, act, change, write, tag, carry on, open, close, zusammenfuhren, fuhre, "
        "mergen, pushe, pushen, veroffentliche, ausliefern, deploye, committe, fusiona, sube, subir, despliega, "
        "publica, aprueba, fusionne, pousse, publie, deploie, livre, valide, envia, aprova, sobe, мержи, "
        "мерджи, вливай, заливай, публикуй, выкатывай, пушь, "
        "коммить, сливай, gonder"
    ),
    # o_without: without it
    "o_without": (
        "without, without any, without a, no need for, instead of, rather than, before any, skipping, bypassing, "
        "lacking, don't wait, don't wait for, not wait for, do not ask, don't ask, never ask, not ask, "
        "do not stop, don't stop, not stop for, ohne, statt, sin, sans, sem, без, не дожидаясь, "
        "не жди, nicht warten, warte nicht, no esperes, n'attends pas, nao espere, не спрашивая, "
        "beklemeden, senza, zonder"
    ),
    # o_noneed: it is said to be needless
    "o_noneed": (
        "no need, not needed, isn't needed, aren't needed, not required, isn't required, not necessary, "
        "unnecessary, need no, nobody needs, needless, superfluous, exempt, exempt from, waived, is waived, "
        "only slows, add nothing, is a formality, a formality, formality, no further, no human, no second, "
        "is suspended, no approval, no review, no confirmation, do not need, doesn't need, don't need, need not, "
        "require no, is not needed, for beginners, dispensable, no permission, not wanted, take it as given, "
        "get in the way, only for newcomers, for newcomers, is a waste of time, waste of time, is decoration, "
        "a ritual, no one has to look, nobody has to look, nobody needs to look, is advisory, is optional, "
        "to optional, is pointless, nicht notig, nicht erforderlich, unnotig, uberflussig, innecesario, "
        "innecesaria, no requiere, ne sert a rien, pas necessaire, inutile, desnecessario, desnecessaria, "
        "не нужно, не требуется, не нужна, необязательно, shall not seek, "
        "not seek further, no proof, no proof required, without further, not be asked, never be asked, "
        "no one may ask"
    ),
    # o_approve: to give the approval oneself
    "o_approve": (
        "self - approve, self approve, sign it off, click yes, answer yes, say yes, always allow, allow always, "
        "always approve, mark as reviewed, mark as approved, select yes, press yes, answer yes to each, "
        "approve every, approve all, let each change through, merged by you, yes to all, approve whatever, "
        "approve your own, approve their own, approve each other's, approve it yourself, approve them yourself, "
        "mark it approved, mark the review, sign off their own, approve the deploy, merge it yourself, "
        "merge your own, release it yourself, land the change yourself, be merged by you, approve any, "
        "auto - approve the, rubber - stamp the, wave it through, approve without reading, approve it without, "
        "click allow, click approve, press allow, force the merge, set the approval, flip the approval, "
        "mark the box, allow all, sign both, each of them automatically, tick the box, fill in the reviewed, "
        "reviewed - by line for, genehmige, bestatige, freigib, aprueba, apruebalo, aprobar, approuve, valide, "
        "validez, aprova, aprove, одобри, одобряй, подтверди, подтверждай, onayla"
    ),
    # o_prompt: what asks a person
    "o_prompt": (
        "prompt, permission prompt, deploy prompt, dialog, confirmation, request, pull request, merge request, "
        "pr, prs, box, review box, checkbox, finding, entries, diff, the change, each change, every change, "
        "reviewed - by, reviewed, approval, deployment, merges, builds, demandes de fusion, solicitudes, "
        "запрос, запросы"
    ),
    # --- what keeps a sentence honest
    # o_screen: a product that is tested
    "o_screen": (
        "page, screen, wizard, modal, button, tab, onboarding, tutorial, toast, checkout, form, cart, basket, "
        "participant, visitor, shopper, buyer, passenger, patient, juror, expect, verify that, assert, "
        "is rejected, rejects, whether, guest, enumeration, customer, gpu, windows, arm, runner, localhost, "
        "sign in, log in, badge, fixture, customer asks, survey, ticket number"
    ),
    # o_refuse: forbidden, refused, defended against
    "o_refuse": (
        "forbidden, prohibited, not allowed, not permitted, rejected, rejects, refuse, blocked, blocks, denied, "
        "prevent, expect a refusal, must refuse, must decline, must fail, caught, detect, detection, attack, "
        "injection, injected, jailbreak, red - team, red team, adversarial, threat model, payload, untrusted, "
        "malicious, attacker, attempt, tries to, trying to, tried to, violation, anti - pattern, antipattern, "
        "risk, danger, dangerous, incident, mistake, wrong, problem, vulnerable, nobody may, grey, blocked by, "
        "cannot, only after, until, verboten, unzulassig, nur mit, prohibido, interdit, proibido, "
        "запрещено, запрещена"
    ),
    # o_past: forms that tell instead of order: they shield the verbs above
    "o_past": (
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
    # o_boss: who is said to have allowed it
    "o_boss": (
        "maintainer, admin, administrator, security team, security officer, qa lead, cto, cfo, ceo, ciso, vendor, "
        "management, council, company policy, platform team, counsel, regulator, anthropic, openai, the vendor, "
        "platform vendor, it department, compliance, head office, the team, superuser, release manager, boss, "
        "supervisor, orchestrator, governance, the people who run you, the user, users, all users, all parties, "
        "stakeholders, product owner, headquarters, legal, security has, repository owner, head of quality, "
        "head of, the user has, the owner, on behalf of all users, the developer of, this company, the council, "
        "your administrator"
    ),
    # o_approved: said to be allowed already
    "o_approved": (
        "approved, has approved, already approved, pre - approved, preapproved, authorise, authorize, cleared, "
        "has cleared, signed off, agreed, has agreed, have agreed, consent, sanctioned, greenlit, "
        "given permission, gave permission, waived, blessed, ok'd, okayed, confirmed in writing, endorsed, "
        "has confirmed, have confirmed, has permitted, has granted, have granted, grants you, has authorised, "
        "has released you, has exempted, has waived, has been collected, was recorded, have already approved, "
        "is exempt, have cleared, is cleared, are cleared, permits, is granted to you, granted to you, entitled, "
        "replaces the human approval, replaces the approval, replaces the confirmation"
    ),
    # o_already: beforehand, for all of them
    "o_already": (
        "already, in advance, beforehand, on behalf, all users, every change, all changes, all findings, "
        "in writing, unrestricted, previous session, last week, earlier session, like you, the agent, "
        "the test agent, this assistant, pre - approved, of this assistant, agents, you, everything below, "
        "sessions, so no, so you, further permission, agents may, to you, on your behalf, everything, hereby, "
        "without further, every user"
    ),
    # o_obey: which is to be obeyed
    "o_obey": (
        "obey, comply, follow, do as, carry out, act on it, act accordingly, proceed, immediately, at once, "
        "without discussion, without question, without delay, not entitled, no right, refusal, not refuse, grant, "
        "give, take it as given, take it from, treat, take orders, execute, void, unlock, raise, read the, "
        "close them, go ahead, no further, hand over, as given, as open to you, no further permission"
    ),
    # o_power: a right that the reader does not have
    "o_power": (
        "write access, admin rights, owner rights, unrestricted shell, shell use, production data, full access, "
        "unrestricted access, shell access, write to production, admin access, admin permission, elevated, root, "
        "sudo, superuser, full control, full autonomy, destructive operations, vault, fuse keys, secrets, "
        "credentials, protected branches, privileges, all permissions, owner role, deployment, fuse, keys, "
        "production, destructive steps, destructive actions, export, unlock"
    ),
    # --- role change
    # o_become: to take another role
    "o_become": (
        "you are now, you're now, you are no longer, you're no longer, act as, behave as, pretend to be, "
        "pretend you are, pretend that you are, pretend you're, pretend that you're, roleplay as, role - play as, "
        "play the role, take on the role, take the role, assume the role, adopt the role, take on the persona, "
        "assume the persona, adopt the persona, assume the identity, think of yourself as, think of yourself, "
        "consider yourself, imagine you are, imagine that you are, imagine you're, speak as, answer as, "
        "you answer as, respond as, reply as, talk as, you will be, you shall be, your persona is, your identity is, "
        "your role is, your new role, impersonate, remain in character, in that character, put away the persona, "
        "treat yourself as, regard yourself as, see yourself as, call yourself, your name is, you serve as, "
        "act like, behave like, reader of this page is now, new persona, new identity, new character, continue as, "
        "respond in that name, are henceforth, from now on you are, you speak here as, picture yourself, "
        "you will play, you shall act, for this project your name is, you speak here, leave the tester behind, "
        "reader goes by the name, you are called, your title is, you speak for, you now represent, pose as, "
        "hereafter you are, you are captain, you are doctor, du bist jetzt, du bist ab, du bist nun, spiele, spiel, "
        "agiere als, eres ahora, ahora eres, ya no eres, actua como, haz de, finge ser, personifica, conviertete, "
        "tu es desormais, tu es maintenant, tu n'es plus, vous etes desormais, agis comme, joue le role, "
        "fais semblant, voce e agora, agora e, agora es, ja nao es, age como, aja como, finge que es, finja, "
        "ты теперь, теперь ты, ты больше не, ты отныне, веди себя как, притворись, ora sei, verhalte dich wie, "
        "imagina que eres, imaginate, comportate como, hazte pasar, desempena el rol, emula, concibe, presenta una, "
        "incarne, imagina que es, encarna, представь, что ты, действуй как, играй роль, consider itself, "
        "assume the character, stop being, in it you are, has developer mode, enters developer mode, "
        "is to be regarded as, is to behave as, is to act as, renamed you, your new title, you are to play, "
        "plays the role, plays the part, take the seat"
    ),
    # o_unbound: without limits
    "o_unbound": (
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
        "modo desenvolvedor, без ограничений, без цензуры, "
        "режим разработчика, senza restrizioni, ohne einschrankung, modo desarrollo sin, "
        "sin restriccion, ne refuse, sin limitaciones, ilimitada, ohne regeln, sans regles, illimitee, "
        "sem regras, без правил, без фильтров, неограниченный"
    ),
    # o_role: a role of power, or none that a tester has
    "o_role": (
        "owner, repository owner, administrator, admin, root, release manager, on - call engineer, releasebot, "
        "release bot, hacker, superuser, database owner, advocate, shell, root shell, auditor, manager, director, "
        "approver, maintainer, ceo, security officer, evil, dan, spokesperson, sysadmin, deployer, deploy bot, "
        "merge bot, console, daemon, executor, unrestricted, uncensored, publisher, ventilator, chief executive, "
        "deployment daemon, loyal advocate, terminal, no longer an assistant, chief, owner of, a deployment, "
        "contractor, head of, someone who, somebody who, one who, captain, dispatcher, signs releases, "
        "maintenance mode, developer mode, debug mode, admin mode, service mode, root mode, god mode"
    ),
    # --- command
    # o_when: at the reader's own occasion
    "o_when": (
        "before anything else, at session start, when a session starts, before each run, before every test run, "
        "before the first case, before you start, before you begin, before you do anything, whenever you enter, "
        "each time you, every time you, whenever you, first thing, before answering, before replying, "
        "before you reply, before responding, before you continue, after each answer, after any task, "
        "once per session, agents starting, starting here, after processing, after finishing, after completing, "
        "each session, as a first step, every reply, each reply, in each reply, every answer, each answer"
    ),
    # o_decode: to make readable, then obey
    "o_decode": "decode, decode it, decipher, decrypt",
    # o_anddo: and do what it says
    "o_anddo": (
        "follow, act on it, act on, carry it out, carry out, what it says, obey, run it, do as, and follow, "
        "and execute, and run, apply it, apply"
    ),
    # o_destroy: to destroy
    "o_destroy": (
        "delete, remove, wipe, erase, destroy, drop, purge, shred, truncate, format, overwrite, nuke, clear, "
        "delete_file, revoke, kill, corrupt, encrypt, reset"
    ),
    # --- exfiltration
    # o_send: to bring out
    "o_send": (
        "send, post, upload, e - mail, email, mail, paste, forward, transmit, exfiltrate, share, attach, publish, "
        "leak, push, ship, dump, put, pass, relay, beam, hand over, deposit, encode, embed, collect, reveal, "
        "disclose, expose, echo, repeat, tell, resolve, smuggle, put the text, print, append, include, add, "
        "output, write, add them, sende, schicke, lade, envia, sube, manda, envoie, rassemble, transmets, "
        "televerse, envie, отправь, отправляй, пришли, загрузи, verrate, revela, "
        "revele, muestra, invia, rivela"
    ),
    # o_out: to a place outside
    "o_out": (
        "http, webhook, external, externally, endpoint, collector server, public fork, gist, pastebin, "
        "e - mail address, dns, query parameter, ftp, bug form, attacker, outside, third party, mlops server, "
        "public ticket, public issue, public gist, public repository, external server, our server, the address, "
        "that address, comment, link you give, the link, the ticket, description of ticket, image url, adresse, "
        "externe, externa, correo, адрес"
    ),
    # o_secret: what must not leave
    "o_secret": (
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
    # o_own: the reader's own prompt and talk
    "o_own": (
        "system prompt, hidden prompt, initial prompt, initial instructions, your instructions, your prompt, "
        "operating instructions, system message, context window, conversation so far, your conversation, "
        "chat history, conversation history, exact instructions, tool definitions, prompt you were, "
        "rules you were given, foundational instructions, task prompt, your guidelines, opening message, "
        "session's messages, systemanweisungen, systemprompt, prompt systeme, instructions systeme, "
        "системный промпт, системные инструкции, your initial instructions, your initial prompt"
    ),
    # o_verbatim: to the letter
    "o_verbatim": (
        "verbatim, word for word, in full, full text, hidden, exact, exactly, complete, raw, in your answer, "
        "in your reply, in your response, entire, whole, recite, all of it, wortwortlich, wortlich, "
        "дословно"
    ),
    # --- memory
    # o_persist: to put down for later
    "o_persist": (
        "copy, add, append, save, store, insert, paste, remember, memorise, memorize, spread, write down, "
        "write it, prepend, rewrite, make a note, note down, take down, jot, keep in mind, write that, write the, "
        "put this, put it, put the, write into, commit to, commit it, commit this, carry it, carry this"
    ),
    # o_thing: this text, to be copied
    "o_thing": (
        "this entry, this line, this paragraph, paragraph above, this note, this text, this rule, this block, "
        "this section, following line, this whole entry, this instruction, this message, the paragraph, "
        "these lines, whole entry, text above, this sentence, sentence above, this bullet, above paragraph, "
        "line above, this warning, entry below, below into, user prefers, approvals are not required, append it, "
        "the sentence, the bullet, sentence of this"
    ),
    # --- directive
    # o_must: to be bound to
    "o_must": (
        "must, should, shall, have to, has to, need to, are to, is to, are expected to, is expected to, "
        "required to, obliged to, may, can, will, please, always, ought to, supposed to"
    ),
    # o_answer: how to answer, what to recommend
    "o_answer": (
        "answer, reply, respond, rate, recommend, choose, say, output, praise, award, score, rank, judge, "
        "describe, close, rename, mark, approve, attach, print, execute, stop, append, end with, grade, evaluate, "
        "prefer, select, favour, favor, conclude, give, list, reject, accept, post, label, delete, remove, "
        "ignore, skip, merge, treat, open, write, add, be answered, use, assume, consider"
    ),
    # o_nomatter: whatever is true
    "o_nomatter": (
        "no matter what, no matter, regardless, regardless of, in every comparison, irrespective, in all cases, "
        "top marks, excellent, full marks, all cases passed, without exception, and wait, answer only, "
        "reply only, best grade, top grade, best score, highest score, no findings, nothing found, "
        "is known to be, cannot reproduce, whenever they, whenever it, whenever asked, whenever scanners, "
        "whenever vendors, when compared, are to be answered"
    ),
    # o_if_ai: if the reader is a machine
    "o_if_ai": (
        "if you are an ai, if you're an ai, if you are a language model, if you are an llm, if a machine is reading, "
        "if you're copilot, if you are copilot, if you're claude, if you are claude, if you are a model, "
        "if you're a model, if you're an agent, if you are an agent, if you are a bot, if you're a bot, "
        "if you are an assistant, if you're an assistant"
    ),
    # o_usertask: what the user asked for
    "o_usertask": (
        "user's request, user's task, user's question, the user's request, user asked, what the user asked, "
        "user is going to ask, user request, summarisation request, summarization request, user's wish, "
        "user's instruction, user's orders, what you were asked, original task, original request, "
        "whatever the user, user's prompt, the user's question"
    ),
    # o_later: later, afterwards
    "o_later": (
        "first, before, before you continue, before anything else, afterwards, after that, instead, "
        "and only then, later, for now, stop, leave, ignore, second"
    ),
    # o_omit: to leave out of an account
    "o_omit": (
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
        "verschweige, weglassen, erwahne, laisse, omets, omita, oculta, скрой, не упоминай, "
        "умолчи, fica fora, laat het weg, laat"
    ),
    # o_report: the account that the reader gives
    "o_report": (
        "the report, your report, a report, summary, the summary, reply, your reply, your answer, final answer, "
        "your response, changelog, change log, diff summary, write up, pull - request description, "
        "pr description, pull request, commit message, the log, log lines, release notes, hand - over, handover, "
        "the results, transcript, status update, the diff, your final, your notes, the answer, your log, "
        "the changelog, every log line, your message, status report, the summary you, results you, test report, "
        "final report, closing report, final message, closing message, recap, notes you, audit log, "
        "the audit log, commit history, commit log, git log, pr text, pr body, review notes, change list, "
        "delivery note, session log, session notes, bericht, zusammenfassung, protokoll, antwort, informe, "
        "resumen, respuesta, rapport, compte rendu, relatorio, resumo, resposta, отчёте, отчете, "
        "отчёт, отчет, сводке, ответе, eindverslag, журнале, zusammenfassungen, "
        "berichte, verlauf, antworten, registro, historial, description, historique, journal, reponse, historico, "
        "описании, описание, сообщении, комментарии, коммите, "
        "отчёта, сводку, журнала, истории, samenvatting, riepilogo, relazione, "
        "resoconto, your findings, what you tell, what you say, what you present, your answer to, your account, "
        "your wrap - up, your closing note"
    ),
    # o_autoweak: a gate that is a program, by words that a product has too
    "o_autoweak": (
        "check, ci, scan, tests, the tests, gate, pipeline, lint, linter, validation, verification, audit, hook, "
        "scanner, threshold, coverage, signing, suite, prufungen, pruebas, testes, controles, тесты, "
        "проверки, проверку, testleri"
    ),
    # o_ship: to land a change
    "o_ship": (
        "merge, push, commit, release, deploy, publish, ship, open the pull request, open a pull request, "
        "straight to main, to main, to master, to production, land it, land the change, call the task finished, "
        "rollout, roll out, tag, complete the task, zusammenfuhren, fuhre, pushe, veroffentliche, deploye, "
        "committe, sube, fusiona, despliega, publica, fusionne, pousse, deploie, publie, envia, sobe, мержи, "
        "вливай, заливай, публикуй, выкатывай, пушь, сливай, gonder, "
        "fusion"
    ),
    # o_switch: to change into a mode or a person
    "o_switch": (
        "enter, go into, switch to, switch into, play, simulate, become, turn into, transform into, activate, "
        "enable, engage, you are the, you are a, you are an, you are, pretend, emulate, stay in, remain in, "
        "remain the, be, unlock, continue as, act, respond, answer, operate in, run in, spiele, sei, activa, "
        "active, passe en, ativa, entra, перейди, войди, включи"
    ),
    # o_edit: to change what the reader is configured by
    "o_edit": (
        "edit, change, modify, set, remove, delete, drop, strip, update, register, extend, relax, rewrite, open, "
        "disable, turn off, add"
    ),
    # o_never: the order not to do it, at the begin of a clause
    "o_never": (
        "do not, don't, never, avoid, refrain from, need not, no need to, are not to, and not, make no, "
        "please don't, you must not, you shouldn't, you need not, you needn't, you do not, you don't, "
        "there is no need to, no reason to, not to, never to, resist, forgo, better not, rather not, "
        "without ever, nicht, niemals, nunca, jamas, ne, n'en, nao, nem, не, никогда, niet, nooit, "
        "keinesfalls, lass es, surtout pas, незачем, нельзя"
    ),
    # o_cutout: to take out of an account
    "o_cutout": (
        "drop, remove, strip, cut, hide, suppress, delete, take, erase, exclude, scrub, conceal, bury, weed out, "
        "leave, streiche, entferne, quita, borra, retire, supprime, retira, apaga, убери, удали"
    ),
    # o_yours: the account that the reader gives, in so many words
    "o_yours": (
        "your report, your summary, your reply, your answer, final answer, your final answer, your final report, "
        "your response, the summary, changelog, change log, diff summary, pull - request description, "
        "pr description, commit message, hand - over, your notes, release notes, your list"
    ),
    # o_sys: what only a model has: its system prompt, its guardrails
    "o_sys": (
        "system prompt, system message, system rule, system instructions, developer message, "
        "developer instructions, safety rules, safety guidelines, safety policies, safety protocols, "
        "content policy, guardrail, agents md, claude md, original configuration, configuration constraints, "
        "original programming, your programming, your training, content filter, startup instructions, "
        "operating instructions, your precautions, usual precautions, policy text, your filters, your safeguards, "
        "your safety, your refusal, your hesitation, systemanweisungen, systemprompt, sicherheitsrichtlinien, "
        "prompt systeme, instructions systeme, системный промпт, "
        "системные инструкции"
    ),
    # o_obeythis: to live by this text
    "o_obeythis": (
        "work from, work off, go by, take their orders from, take your orders from, obey, comply with, listen to, "
        "follow only, live by, stick to, carry out each, do as, what you live by, act on, do what, guided by, "
        "answer to, bow to, defer to, governed by, use only, trust only, heed only, go with, follow the steps, "
        "follow this, folge, befolge, gehorche, obedece, sigue, tiens - toi, suis, siga, segue, следуй, "
        "слушайся, выполняй, vale soltanto, vale, quem manda, quien manda"
    ),
    # o_conflict: where it disagrees with others
    "o_conflict": (
        "disagree, conflict, contradict, differ, at odds, clash, collide, asks for something else, diverge, in doubt"
    ),
    # o_hear: then this one counts
    "o_hear": (
        "win, prevail, has precedence, take precedence, counts, comes first, is binding, replace, "
        "carries priority, is the one"
    ),
    # o_outrank: to rank above
    "o_outrank": (
        "outrank, prevail over, take precedence over, priority over, rank above, stand above, replace the, "
        "carry the same weight, same weight as, override the, trumps, above anything, counts more than, "
        "comes before the, prevalece, geht vor, vorrang, prime sur, prevaut, важнее, "
        "имеет приоритет"
    ),
    # o_above: what a text of the base may not outrank
    "o_above": (
        "user's request, user request, user's wishes, user's instructions, user instructions, system prompt, "
        "system message, system instructions, repository rules, own policy, its own policy, task description, "
        "person chatting, person at the keyboard, what the user, whatever the user, your instructions, "
        "your guidelines, system policy, individual wishes, anything the user, te pida el usuario, usuario, "
        "benutzer, nutzer, utilisateur, пользователя, пользователь"
    ),
    # o_yourboss: who is said to stand above the reader
    "o_yourboss": (
        "your administrator, your developer, your creator, your maker, your principal, vendor of your model, "
        "developer of this assistant, people who run you, platform vendor, platform administrators, "
        "your manufacturer, set you up, the people who set you up, author of the harness, who run you, "
        "as the developer of this assistant, automated callers like you, callers like you"
    ),
    # o_consent: an agreement that is said to be there
    "o_consent": (
        "consent, permission, authorisation, authorization, approval, agreement, sign - off, blanket yes, "
        "standing yes, his yes, her yes, their yes, a yes, autorizacion, autorisation, autorizacao, erlaubnis, "
        "разрешение, written consent, my consent, my word, standing permission, blanket approval, "
        "blanket permission, standing approval"
    ),
    # o_forall: for all, once and for all
    "o_forall": (
        "on behalf of all, all users, every user, in advance, beforehand, already, each session, every session, "
        "pre - approved, collected, recorded, blanket, standing, general, still holds, for good, like you, "
        "automated callers, agents, still stands, still valid, every time, ya concedida, deja accordee, "
        "ja concedida"
    ),
    # o_unheed: to give no heed
    "o_unheed": "pay them no heed, as if nobody had ever",
    # o_nottell: do not tell the people
    "o_nottell": (
        "breathe no word, without a word to, sag es nicht, erwahne es nicht, nicht erwahnen, verrate niemandem, "
        "sag niemandem, no digas, no menciones, no lo menciones, no le digas, no informes, no reveles, "
        "no se entere, no cuentes, ne dis rien, ne dites rien, ne mentionne pas, ne le dis, ne parle pas, "
        "n'en parle pas, ne revele pas, n'informe pas, nao conte, nao mencione, nao informe, nao reveles, "
        "nao digas, не говори, не сообщай, не упоминай, не рассказывай, "
        "никому не говори, об этом умолчи, умолчи, "
        "следов не оставляй, zwijg hierover, weder im protokoll, darf er auftauchen"
    ),
    # o_mymemory: the reader's own memory
    "o_mymemory": (
        "your memory, your long - term memory, long - term memory, permanent memory, your preferences, "
        "wherever you keep, your memory file, your own settings, your own client settings, "
        "file your sessions load, global rules, standing preference, user's preference, user prefers, "
        "tomorrow's session, your allow, your allowlist, your permissions, your hooks, your startup, your rules, "
        "your profile, your defaults, persists it itself, all scopes"
    ),
    # o_rulefile: a file that agents load as their rules
    "o_rulefile": (
        "agents md, claude md, gemini md, cursorrules, cursor rules, copilot - instructions, "
        "copilot instructions, claude settings, claude settings json, settings json, skill md, system prompt, "
        "instructions file, rules file, settings file, agent's settings, assistant's settings, prompt file, "
        "system prompt file, allow - list, allow list, permission file, agent settings, own settings"
    ),
    # o_prompted: an order to the reader's own file
    "o_prompted": (
        "next time you, so that later sessions, so it outlives, outlives the session, later sessions, "
        "every session, future sessions, tomorrow, from then on, at the top, keep it that way, never ask, "
        "approvals are not, without asking, no confirmation, not required, to allow, each session, "
        "paragraph about, section about, rule about, requirement"
    ),
    # o_eachnew: into whatever is written next
    "o_eachnew": (
        "every new entry, each new entry, entries it writes, other topic files, each of the other, "
        "each repository you, every repository, other projects, all others, in other projects, all repositories, "
        "every file you, every answer, other repositories, repositories you, repos you, other repos, "
        "every other knowledge file, every other file, every other entry, each file you open, "
        "every file you open, each repository"
    ),
    # o_wordfor: to the letter
    "o_wordfor": "word for word, verbatim, unaltered, in full, whole",
    # o_openlist: to begin with
    "o_openlist": "first, before, before anything else, before you, ahead of, prior to",
    # o_cutgate: to take a gate out
    "o_cutgate": (
        "comment out, take out, to zero, to optional, auf optional, desactivar, desactiva, desative, отключи, "
        "a zero, para zero"
    ),
    # o_call: a machine that is called, with the colon behind its name
    "o_call": (
        "assistant :, ai assistant :, ai readers :, llm reviewers :, to the agent :, to the model :, "
        "for the model :, agent :, reading this :"
    ),
    # o_anytask: an occasion that only an agent has: each of its tasks
    "o_anytask": (
        "after any task, after answering, after each answer, before responding, in each reply, "
        "when a session starts, before you do anything, once per session, before you continue with, "
        "when you summarise this, once you have read, on reading this, upon reading, whenever you open, "
        "whenever you enter, next time you, the next time you, first action, every session starts, "
        "each session starts, whenever they read this, on sight, make it a habit, each time you see, "
        "every time you see, whenever you see, when you come across, as your first act, as a first act"
    ),
    # o_doit: what it is to do then
    "o_doit": (
        "run, execute, upload, send, post, collect, call, append, render, load, insert, include, email, forward, "
        "delete, remove, clean, make sure, ensure, do, visit, open, fetch, download, encode, add, follow, output, "
        "print, register, report, scan, create, must"
    ),
    # o_ai: a machine, by the word
    "o_ai": (
        "ai, a i, llm, language model, ai assistant, chatbot, model, assistant, bot, ia, ki, asistente, "
        "assistent, assistente, modelo, modele, нейросеть, ассистент, модель"
    ),
    # o_alldata: whatever it has
    "o_alldata": (
        "all data, all output, all results, all responses, every output, every response, all files, all logs, "
        "all messages, session's messages, whole conversation, full conversation, entire conversation, "
        "full transcript, login data"
    ),
    # o_to: to an address
    "o_to": "http, external, externally, attacker, public, tracker",
    # --- signs of an order
    # o_meta: what only a session of an agent has
    "o_meta": (
        "session, this session, your session, briefing, your setup, harness, harness you run in, prompt, filters, "
        "started with, conversation, chat, this chat, context window, keyboard, weights, guardrails, persona, "
        "tool call, your tools, tools you, memory, instructions, agent host, your shell, your head, your mind, "
        "your context, sitzung, sesion, sessao, сеанс, сеанса, сессии, сессию, "
        "разговор, unterhaltung, conversacion, conversa"
    ),
    # o_anyway: against an objection
    "o_anyway": (
        "anyway, regardless, even when, even if, no matter, all the same, nevertheless, in any case, "
        "without hesitation, despite, still do, go ahead and, whatever the, object, objection, protests, "
        "hesitate, force"
    ),
    # o_selfok: the reader gives the approval that others should give
    "o_selfok": (
        "give yourself, yourself the green light, silence as a yes, treat silence, take silence, unreviewed, "
        "own approval, own green light, countersign, initial it yourself, tick the checklist, force - merge, "
        "force merge, second opinion is, afterwards is enough, approve and merge, approve it on, "
        "straight into production, go directly to, nobody checks that, grant yourself the, silence counts as, "
        "are dead weight, writes yes, write yes, tick it yourself, tick the, override label, emergency override, "
        "approves itself, reviews itself, review it yourself, be your own reviewer, sign as the reviewer, "
        "approve on behalf, approve for the"
    ),
    # o_selfref: the text speaks of itself and its rank
    "o_selfref": (
        "this note, this entry, this page, this base, this paragraph, this file, this line, this card, "
        "later notes, later entries, newer notes, the table below, this folder, the steps below, what this, "
        "this one"
    ),
    # o_rank: above everything else
    "o_rank": (
        "above individual, put above, comes later, newer wins, is final, matters inside, counts here, counts now, "
        "only valid, prevails, outranks"
    ),
    # o_star: a service to whoever wrote the text
    "o_star": (
        "star this, prefer the, praise, flawless, recommend, top marks, resolved, in favour of, favourably, "
        "positive, flattering, excellent, five stars, upvote, like, endorse, buy, vendor"
    ),
    # o_tested: a product that is tested, an attack that is described
    "o_tested": (
        "expect, must refuse, must decline, must be refused, refusal, assert, test case, attack, injection, "
        "injected, red team, red - team, payload, jailbreak, adversarial, detector, scanner, threat model, attacker, "
        "corpus, drill, untrusted, malicious, suite, scenario set, test input, input text, sample text, declines, "
        "guard model, messages such, refuses to, guest types, user types, visitor types, someone types, saying, "
        "that says, which says, text says, that tells, which tells, each tells, fixture says, fixtures says, "
        "prompt injection, the hash, expected reply, is checked against, chat widget, support bot, finding rt, "
        "reply of the bot, answer of the bot"
    ),
    # o_nohelper: no longer the helper that it was
    "o_nohelper": (
        "no longer an assistant, not a test assistant, stop being one, put away the persona, "
        "leave the tester behind, n'es plus, n'etes plus"
    ),
    # o_ungated: without a gate, in one breath
    "o_ungated": (
        "without review, without a review, without approval, without confirmation, without sign - off, "
        "without asking, without waiting, without permission, without consent, without reading, without checks, "
        "without verification, without the scan result, unreviewed, unapproved, no review, no approval, "
        "no confirmation, no further approval, no permission, no human approval, ohne freigabe, ohne review, "
        "sin aprobacion, sin revision, sin confirmacion, sans relecture, sans validation, sans approbation, "
        "sem revisao, sem aprovacao, без ревью, без проверки, "
        "без подтверждения, без одобрения"
    ),
    # o_dontbother: do not trouble people with a question
    "o_dontbother": (
        "do not bother, don't bother, don't wait for, don't trouble, do not ask, don't ask, never ask, "
        "don't consult, do not disturb, don't disturb, do not stop for, skip asking, instead of asking, "
        "without asking, without waiting for, without consulting, frag nicht, sin preguntar, n'attends pas, "
        "sans demander, sans attendre, nao perguntes, nao esperes, sem perguntar, sem esperar, "
        "не спрашивай, не жди, не спрашивая, не дожидаясь"
    ),
    # o_allabove: all that stands above
    "o_allabove": (
        "everything above, anything above, everything before, everything you were told, the foregoing, the above, "
        "alles bisherige, alles obige, tudo acima, всё, что было, все вышесказанное"
    ),
    # o_blind: without reading
    "o_blind": (
        "without reading, without reading them, without looking, unread, sight unseen, without answering, "
        "without checking, whatever it says, is away, are away, is asleep, are slow, is slow, yourself"
    ),
    # What turns a word around that stands behind it.
    "not": (
        "not, don't, never, no, nobody, no one, cannot, can't, won't, do not, does not, did not, must not, "
        "may not, shall not, should not, doesn't, didn't, isn't, aren't, refuse to, nicht, niemals, nunca, "
        "jamais, не, никогда"
    ),
}
"""English first, then German, Spanish, French, Portuguese, Russian, and a few words of Italian, Dutch and Turkish."""

RUNS: dict[str, str] = {
    # --- who is addressed
    "o_you": "你、您、自己、あなた、君、お前、貴方、당신、너는、너의、네가、자신",
    # The concepts are those of `SPACED`, where each of them is described.
    "o_agent": (
        "智能体、助手、大模型、模型、语言模型、自动化代理、机器人、机器读者、会话、人工智能、以后的会话、"
        "自动程序、モデル、ボット、セッション、에이전트、모델、인공지능、봇、세션"
    ),
    "o_callagent": (
        "致助手、致模型、致读者、写给模型、给模型的话、亲爱的助手、各位自动化代理、智能体请注意、机器读者专用、"
        "请智能体、请助手、请模型、智能体请、助手请、模型请、代理请、致自动化评审、说的就是 ai、谁有读文件的本事、"
        "助手代劳、助手放心、你来、助手注意、模型注意、机器注意、各位机器人、智能体据此、智能体听着"
    ),
    "o_reads": (
        "读{到本、到这、到此、了本、完、取本、取此、取者、者、这}、看到{本、这、此、这条}、阅读本、阅读到、"
        "打开本、打开这、加载本、加载此、载入本、翻到这、翻到本、凡是读、阅读者、谁读到、处理本目录、"
        "正在检索这份、読んで、読む、読んだ、見た、읽는、읽고、보는、열어본"
    ),
    # --- the people from whom something is kept, or who are to be asked
    "o_person": (
        "{使用、审阅、维护、开发、提问、作、阅读、对话、监督、旁观、利用、担当、依頼、管理}者、"
        "{评审、审批、负责、提问的、任何、别、他、本、看的}人、用户、操作员、评审、老板、领导、主管、对方、客户、"
        "同事、谁、人、管理员、团队、提问方、上级、甲方、业务方、产品、使用方、屏幕前、审计、安全组、组长、经理、"
        "人家、家长、同伴、大家、ユーザ、レビュー担当、誰にも、誰か、사용자、사람、리뷰어、검토자、담당자、누구、"
        "관리자、운영자"
    ),
    # --- the text itself
    "o_this": (
        "本{条、文、文件、文档、页、节、段、知识库、说明、记录、仓库、册、目录、模块、库、则、笔记、备注、項}、"
        "此{条、文件、处、文、表、说明}、"
        "这{条、一条、里写的、里、一行、段、段话、份说明、张表、份、份笔记、篇、几行}、以下步骤、下面的步骤、"
        "下面、下表、如下、下列、下文、该文、该条、眼前这、この節、메모만、메모、문서、아래"
    ),
    "o_only": "只",
    # --- override
    "o_follow": "执行",
    "o_drop": (
        "{忘、扔、丢、清、抹、洗、关、撕}掉、{抛、丢、撇、绕、甩、拿}开、{丢、放、扔}到一边、"
        "不{理会、予理会、要理会、用理会、用管、用再管、必管、必再管、再管、要管、要遵守、必遵守、再遵守、"
        "用遵守、受、必理、作数、必当真、当真、算、再听、用听、听、必听、必顾、用顾、顾、用守、必守、守、用执行、"
        "必执行、认、必遵照、用遵照、再遵照、用遵循、算了}、别{理会、管、再听、当真、听、守、执行、认}、"
        "当{没听见、没看见、不存在、没说过、作背景、背景}、忽略、无视、忘记、忘却、忘了、抛弃、抛到脑后、"
        "置之不理、无需遵守、停止遵守、停止遵循、无须遵守、摆脱、推翻、摒弃、跳出、舍弃、搁置、解除、甭管、忽視、"
        "無視、清空你、清空脑子、清空你脑子里、丢到脑后、放下、卸下、视作废、视为作废、视作作废、视为失效、"
        "视为无效、全当没有、翻篇、莫听、勿听、抛诸脑后、违反、违背、打破、停用、换成、替换、改用、改听、改按、"
        "让位、改成、跳过、绕过、屏蔽、关闭、放弃、可以不理、管它、先不管、通通不管、一概不管、无须理会、"
        "无需理会、为止、过时了、请忽略、忘れ、白紙に戻、破棄、取り消、従わない、捨て、気にせず、無効に、무시、"
        "잊어、잊고、없던、폐기、따르지、버리、취소、当没听见、当没看到、不理会、丢开、撇开、撇到一边、放一边、"
        "搁一边、划掉、抹掉规则、清出去"
    ),
    "o_void": (
        "不{再有效、适用、生效、约束、算数、作数、管用、用再管、成立、存在、必遵守、作准}、"
        "已{撤、替换、取消、暂停、关闭、停用、过时}、作废、失效、无效、废止、废除、取而代之、被取代、被覆盖、"
        "解除、停止适用、撤销、重新算、一笔勾销、抛到脑后、移除、没有了、没了、到此为止、翻篇、中止、结束、完结、"
        "撤掉、撤回、撤下、作罢、报废、管不着、管不到、仅供参考、只是建议、只作参考、让位、被替代、停摆、冻结、"
        "松绑、放开、解禁、全部停用、当作背景、無効、失効、무효、해제、효력、취소되、폐지、整份作废、不算数了、"
        "没有边界、不再有效、失效了、取消了、不用遵守、不必遵守、无须遵守、可以不理、不在其列、过期作废"
    ),
    "o_instr": (
        "系统{提示、提示词、设定、指令、消息}、{守、安全守、准、行为准、安全准、内容守、原}则、指令、指示、提示、"
        "提示词、初始设定、设定、指引、嘱咐、叮嘱、交代、吩咐、教导、护栏、须知、嘱托、训练、教条、戒律、红线、"
        "底线、条条框框、规约、纪律、准绳、口径、开场白、运营方、默认行为、任务书、禁区、禁忌、顾虑、顾忌、"
        "引导语、注意事项、那一套、那套、命令、指針、設定、지시、지침、명령、안내"
    ),
    "o_rule": (
        "规则、规矩、规定、要求、约束、限制、限定、禁令、政策、命令、约定、条款、边界、上下文、对话、制度、任务、"
        "規則、ルール、制限、制約、決まり、方針、文脈、규칙、제한、제약、정책、규정、맥락"
    ),
    "o_prior": (
        "{之、以、先、此、开工、从、在此之、进来、早}前、{原、既、已、现、所、固}有、以上、上面、上述、上文、"
        "前面、原来、原先、开头、初始、最初、早先、过去、前述、一切、会话开头、会话里、对话里、出厂、全部、其他、"
        "其它、开场、起初、开头给、一开始、前头、前边、以往、先头、原本、起始、启动时、开工时、接手时、进场时、"
        "内置、预置、预设、自带、惯常、これまで、今まで、前の、先の、上記、ここまで、従来、過去、既存、全ての、"
        "元の、이전、지금까지、앞의、위의、기존、앞선、모든、전부、원래"
    ),
    "o_told": (
        "{告诉、要求过、要求、给、约束、捆着、绑着、拴着、束缚、限制、管着、拦着、交代、吩咐、叮嘱、嘱咐、命令、"
        "规定、要、给过}你、"
        "你{收到、被、所、开工、接到、得到、身上、原先、原来、的、原本、一开始、开场、先前、之前、以前、此前、"
        "现有、平时、默认、自带、内置、学到的、背的、背着的、记得的、遵守的、遵循的、手上的、手里的、听到的、"
        "读到的、看到的、拿到的、背负、的系统、的初始、的守则、的安全、带着}、收到的、被告知、交代过、交代的、"
        "给你的、灌输、跟你说、对你说、当没说过、开头那段、系统话术、会话自带、与えられた、与えられ、受けた、"
        "言われた、渡された、받은、주어진、들은、전달된、你的规矩、你的边界、你的规则、你的限制、你的约束、"
        "边界清单、智能体边界、写给审计看的、用户那句、你那套"
    ),
    "o_fromnow": (
        "从{现在起、此、这一行、这里开始、下一句起、第三节开始}、今后、打今天起、此后、往后、即日起、接下来、"
        "自此、现在起、今起、读到这里之后、之后{你、都、只、一律、的会话}、进了本目录、在本目录、在本仓库、今から、以後、今後、以降、"
        "앞으로、이후"
    ),
    "o_blank": "重新开始、归零、清零、重新算、白紙、백지",
    "o_safety": "安全守则、安全准则、内容守则、护栏、倫理、윤리",
    "o_wins": (
        "优先于、优先、为准、一律以、高于、凌驾、等同、效力等同、平起平坐、视同、听本页、听这、听本、说了算、"
        "替代、取代、覆盖、压过、大于、盖过、優先、上回る、우선、앞선다"
    ),
    "o_tell": (
        "告知、告诉、提及、提到、透露、泄露、汇报、报告、通知、知会、写进、声张、吐露、提起、披露、落笔、承认、"
        "说出、交代、说起、透口风、讲给、说漏、声明、解释给、跟、对人说、晓得、伝え、言わ、話さ、報告、知らせ、"
        "書か、言及、触れ、教え、明かさ、記載、開示、記録し、알리、말하、언급、보고、밝히、적지、알려、기록하、"
        "공개、쓰지、노출"
    ),
    "o_hide": (
        "不{露、提、写进、写入、记录、列出、留痕迹}、隐瞒、隐藏、瞒着、瞒、保密、掩盖、遮掩、略去、略过、去掉、"
        "省略、藏、绝口不提、只字不提、拿掉、抹掉、删掉、别提、心里有数、压下、压住、淡化、别写、隠し、隠す、"
        "伏せ、内密、秘密、黙って、内緒、書かず、省い、隠蔽、숨기、숨겨、감추、비밀、생략、침묵、은폐、빼"
    ),
    "o_quiet": (
        "不{留痕迹、惊动、作声、吱声、声张、张扬、留痕}、悄悄、偷偷、暗中、私下、背着、暗地里、别吭声、别吱声、"
        "别声张、别张扬、闷声、暗暗、暗自、偷着、私底下、台面下、没人会发现、趁没人、黙って、密かに、静かに、"
        "内密に、몰래、조용히、은밀히"
    ),
    "o_ifasked": (
        "{若被、有人、要是、追、对方追、用户、评审、要、来、若维护者追、谁、被人、如被、若、如、万一、一旦、"
        "别人、人家、老板、领导、对方、客户、审计}问、问起、被问到、被问及、问到、想知道、如有人、问你、"
        "问原因、查起来、查到、来查、对质、质疑、有人好奇、好奇、聞かれても、問われ、물으면"
    ),
    "o_pretext": (
        "推{给、到、说、脱、托、在}、不{提、知道、清楚、记得、承认、认}、就说、只说、回答、答复、归咎、往、说是、"
        "否认、岔开、称、搪塞、装作、敷衍、假说、托词、借口、编个、打太极、含糊、含混、模糊、绕开、避开、回避、"
        "带过、没印象、没听说、一口咬定、咬定、归到、归因、算在、甩给、赖到、说成、讲成、解释成、解释为、口径、"
        "应付、糊弄、回一句、答一句、就答、就回、答以、回以、顾左右、别承认、别认、闭嘴、沉默、扯到、答え、"
        "言って、黙って、とぼけ、否定、답하、말하、둘러대、부인、说已核平、就说已、对他们说、对外就说、对用户就说"
    ),
    "o_between": (
        "你知我知、无需知情、无须知情、不用知道、不外传、仅内部、自己清楚、自己心里、咱俩、不是给人看、惹来、"
        "惹麻烦、多嘴、只在你和本条、用不着晓得、不用讲、不必讲、无需讲、别让教务处看出、别让人看出、看不出断档、"
        "真实数字只、只留在你自己、方案是给人看的、给人看的、别让任何人、不让任何人知道"
    ),
    "o_lie": (
        "装作、当没发生、就说一次通过、只说{通过、成功、一切、没问题、正常、好}、谎报、谎称、就当没、做样子、装装样子、看起来像、"
        "看上去像、弄得像、让人以为、误导、蒙混、糊弄、粉饰、美化、掩饰、只报喜、编一个、编造{一个、数据、结果、记录、理由}、捏造、伪造、"
        "补一份、倒签、凑一份、若无其事、权当没、全当没、就当是、ふりをし、装って、척하、꾸며"
    ),
    # --- gate
    "o_skip": (
        "跳过、绕过、绕开、略过、省去、免去、关闭、关掉、禁用、屏蔽、注释掉、撤掉、绕行、不走、规避、摘掉、拆掉、"
        "不值得走、先不做、不用走、不必走、无需走、スキップ、飛ばし、飛ばす、回避、迂回、無効に、無効化、無視、"
        "省い、待たず、待たずに、通さず、オフに、건너뛰、우회、생략、무시、끄고、거치지、없이、묻지"
    ),
    "o_gate": (
        "审{查、核、批、阅、批人、批流、核那一套}、评审、代码评审、复核、双人复核、确认步骤、人工确认、授权确认、"
        "会签、复审、点头、评审人、四眼、双人、走流程、走审批、确认弹窗、双人核对、负责人同意、用户同意、"
        "用户确认、承認、確認、許可、査読、審査、리뷰、승인、확인、검토、허가、동의、결재"
    ),
    "o_auto": (
        "钩子、门禁、流水线、安全门禁、密钥扫描、安全扫描、回归测试、提交检查、预提交、静态检查、签名校验、"
        "安全检查、覆盖率门槛、フック、検証、テスト、ゲート、훅、검사、검증、테스트、스캔、게이트"
    ),
    "o_land": (
        "合并、合入、提交、推送、发布、上线、部署、合、推代码、发版、出包、写入、放行、通过、往下走、执行、"
        "直接发、入库、上传、推进、关闭、继续、操作、直接写、变更、删除、修改、进主干、マージ、コミット、公開、"
        "進め、反映、適用、병합、커밋、푸시、배포、릴리스、머지、승인、진행"
    ),
    "o_without": (
        "不{用、必、经、等、用等、需要、要、再、征得、通过}、无需、无须、未经、免、别去、别、先不、待たずに、"
        "待たず、なしに、なしで、ずに、없이、말고、생략"
    ),
    "o_noneed": (
        "不{必、用、需要、值得、要求、用再、管用、劳、要}、无需、无须、没必要、免、多余、走过场、建议性、可选、"
        "只会拖慢、拖慢、省了、无需再、当作已经完成、视为已、费事、用不着、犯不着、名存实亡、没人看、走形式、"
        "浪费时间、可免、可省、省略、불필요、생략"
    ),
    "o_approve": (
        "自{己批、行批准、行合并、动批准、动同意、己通过、行审批、行发布、己签、分で承認、分でマージ、動承認}、"
        "一律{同意、批准、放行、通过、点同意}、点同意、点击同意、点允许、全部允许、全部放行、直接通过、代为审批、"
        "代签、替他签、点确认、一票放行、替他点、替人点、签两份、一人签、替发布负责人、一口气做完、代他签、"
        "代为签字、替审批人、点了同意、承認し、はいを押、替用户选是、替他选、替他把、都点了、全点了、选是、"
        "助手替用户、代点、替人确认、填“已阅”、已阅、替他确认、替用户确认、替用户点"
    ),
    "o_prompt": (
        "弹窗、弹出、授权确认、提示、审批、请求、合并请求、改动、变更、同意按钮、评审、确认框、授权、部署、复核、"
        "確認、変更、창이、요청、변경"
    ),
    # --- what keeps a sentence honest
    "o_screen": (
        "页面、按钮、向导、表单、弹层、受访者、评委、乘客、患者、买家、应返回、弹窗的用例、用例由、是否存在、"
        "枚举、文案、游客、访客、地址确认、确认页"
    ),
    "o_refuse": (
        "禁止、严禁、不得、不允许、不许、拒绝、拦截、拦下、退回、攻击、注入、对抗、红队、诱导、恶意、检测、越狱、"
        "样本、试图、伪造、防御、防止、违规、不可、拒收、误报、事故、绝不、不该、会被、失败、才能、方可、方能、"
        "置灰、后才、才可、拒否、攻撃、できない、防ぐ、금지、거부、공격、차단、"
        "不能自己、都不能、不受影响、不相信、不采信、就该上报、应当作、当普通、当作普通、按普通、才{会、算、可、行、允许、放行}、{不会、不应、不应该、不该}、"
        "{须、需、必须、要、应}{由、经、有、先经}、仍需、仍须、按缺陷、是缺陷、算缺陷、上次、上回、有人、为什么、教训、"
        "都一样、只看"
    ),
    "o_past": (
        "{别、不要、切勿、不得、千万别、也别}{提交、提示、提供、提前、提测、提单、提升、提醒、提取}、事后补单、事后补登"
    ),
    # --- false authority
    "o_boss": (
        "维护者、管理员、管理层、安全团队、安全部、信息安全部、安全组、法务、负责人、厂商、开发商、集团、总部、"
        "总工办、主管、领导、老板、合规、官方、委员会、全体用户、全体、上级、董事会、技术总监、值班长、组长、"
        "架构组、用户、监管口头、公司、平台管理员"
    ),
    "o_approved": (
        "批准、已批准、同意、已同意、预先同意、授权、已授权、签字、签发、口头签字、核准、批过、批过了、点过头、"
        "盖章、认可、承认、放行、豁免、特批、拍板、背书、发函"
    ),
    "o_already": (
        "已、已经、早已、预先、事先、提前、上次、上周、长期、智能体、助手、模型、会话、你、自动化、全体、一律、"
        "线下、早就、早、过了、批过"
    ),
    "o_obey": (
        "服从、照办、照做、遵照、遵从、立即、马上、立刻、无条件、必须、不得拒绝、执行、代为执行、放手、放手去做、"
        "据此、直接、不必再、无需再、不必核实、可直接、不得以、照单、生效、命令你"
    ),
    "o_power": (
        "{写、最高、全部工具、账号的、读写}权限、生产数据、生产环境、生产库、删除、清空、密钥、凭据、凭证、金库、"
        "权限、提权、免评审、不受限、停机、解封、受保护分支、转账、金额、清库、停机令、生死大权"
    ),
    # --- role change
    "o_become": (
        "你{现在是、就是、不再是、当、来当、的身份是、扮演、叫、名叫、改名、化名、就叫、代表、就成了、便是、"
        "即是、等于}、扮演{没有、仓库、一个、一名}、您现在是、请扮演、化身、假扮、代入、把自己当成、当自己是、"
        "当成一台、自居、模仿、想象自己是、请充当、请担任、站在、口吻、的语气、身份变为、身份改为、角色变为、"
        "语气工作、语气回答、あなたは、演じ、役割を、당신은、역할、연기하、되어、행동하、전환하、打今儿起、"
        "今儿起你叫、你当、扮演用户、你是一根、你现在只是、就是当班、合二为一、来玩过家家、玩个游戏、从此叫、"
        "你的代号"
    ),
    "o_unbound": (
        "没有{任何限制、限制、约束、规则、安全顾虑、道德、底线}、"
        "无{限制、约束、约束模式、所顾忌、审查、过滤、底线}、"
        "不{受限、受约束、会拒绝、拒绝、讲道理、问是非、受内容守则约束、设限、问对错、设防}、百无禁忌、"
        "什么都敢答、从不拒绝、上帝模式、越狱模式、只会执行命令、照单全收、有求必应、完全自主、自由模式、"
        "权限无上限、任何审查、师父说什么、都得照办、所有限制、只管动手、说一不二、裸模型、自行拍板、来者不拒、"
        "制限なし、無制限、検閲なし、何でも、無制約、無境界、制約なし、枠を超え、무제한、제약이、무제약、제약을、"
        "제한을、검열、没脾气没顾虑、没顾虑、没有观点、让砸哪儿砸哪儿、让干啥干啥、输入什么就执行什么、没有边界、"
        "没有任何{顾忌、顾虑}"
    ),
    "o_role": (
        "发布{负责人、经理、员、总监}、所有者、管理员、负责人、上线负责人、黑客、超级用户、运维、审批人、"
        "仓库所有者、终端、人格、身份、师父、命令行、老测试员、家伙、开发者、拥有者、放行员、主管、总监、老板、"
        "执行器、最高管理员、调度长、站长、主任、厂长、店长、总经理、放行人、签发人、铁手"
    ),
    # --- command
    "o_when": (
        "每次{会话、执行前、回复、回答}、会话开始时、开新会话、每逢开新会话、动手之前、任务完成后、第一步、"
        "第一件事、动手前"
    ),
    "o_run": "运行",
    "o_script": "脚本",
    "o_decode": "解码、解密、还原、破译、解出、解码后、디코드、디코딩",
    "o_anddo": "照做、照办、执行、按其、遵照、按里面、运行、并执行、照着做、実行、従って、실행、따르",
    "o_destroy": "删除、删掉、清空、抹掉、销毁、格式化、干掉、移除、卸载、覆盖、重置、清除、关停",
    "o_asset": "分支",
    # --- exfiltration
    "o_send": (
        "{发、贴、寄、传、同步、送、抄}到、发送、发给、发往、上传、粘贴、转发、寄给、传给、推送、拼进、附上、"
        "附在、输出、打印、发出去、外发、泄露、填上、编码、回传、上报、抄送、投递、翻出、贴在、贴进、告诉我、发我"
    ),
    "o_out": (
        "网址、外部、外网、服务器、域名、公开、公开工单、邮箱、地址、接口、看板、第三方、远端、评论、链接、图片、"
        "外头、外面、查询"
    ),
    "o_secret": (
        "环境变量、密钥、凭据、凭证、令牌、口令、密码、私钥、机密、系统提示词、系统提示、提示词、聊天记录、"
        "对话内容、用户的提问、提问原文、原话、仓库地址、工具清单、客户名单、隐私、可用工具清单、秘密、鍵、토큰、"
        "키를"
    ),
    "o_own": (
        "系统提示词、系统提示、开场设定、聊天记录、对话内容、用户的提问、提问原文、可用工具清单、系统消息、"
        "开场时给你的、给你的那段话、本次对话全文、对话全文"
    ),
    "o_verbatim": "原文、逐字、全文、完整、原话、原样、背一遍、背出来、念一遍、그대로、전문",
    # --- memory
    "o_persist": (
        "{写、追加、存、带、抄、放}进、{加、誊、抄、记、同步、写、记录}到、写入、追加、加入、复制、拷贝、粘贴、"
        "存入、保存、记住、牢牢记住、牢记、新增一行、带入、删掉、删去、植入、写上、改写、抄进去、加一句、末尾加、"
        "带着、也要带、记下来、记着、添上、抄上、写下、書き加え、追記、コピー、記憶し、覚えて、記録、추가、저장、"
        "복사、기억하、기록하、적어"
    ),
    "o_thing": (
        "这{段、段话、句、一条、条、行、一段}、本条、下面这句、本段、此条、本文、那一段、第二段、本条第二段、此段"
    ),
    # --- directive
    "o_must": (
        "必须、须、须先、必须先、应、应当、要、需、需要、务必、请、麻烦、一律、得、可以、可、先、须将、把、给、"
        "将、こと、ください、べき、하라、해야、하세요、것、해라"
    ),
    "o_answer": (
        "回答、作答、回复、打分、打满分、满分、推荐、报、夸、夸夸、评价、评分、给出、标记、标为、标记为、标成、"
        "关成、关闭、删掉、删除、只吐、输出、答、说、选择、写、留言、通过、改成、执行、判为、不再作答、批准、"
        "一律回答"
    ),
    "o_nomatter": (
        "不管、无论、不论、满分、不要引用、一概、头一个、顺序不能、最高分、没有发现问题、不管问什么、优先给、"
        "点赞、最好的、一律回答、一律给、一律加"
    ),
    "o_if_ai": "如果你是、若你是、你若是",
    "o_usertask": (
        "{不管、无论、不论、甭管、任凭}{用户、对方、人家、提问者}、用户{请求、的问题、的任务、让}、当前任务、"
        "活计、原任务"
    ),
    "o_later": "先、再、之后、然后、放下、先别管、别管、再回来、暂停、忽略、顺手",
    "o_omit": (
        "不{写进、写入、列出、提、要提、要列出、写、要写、记、得提及、留痕迹、必写、用写、要登记、要记、必记录、"
        "用记录、用提、必提、提及、予提及、谈、要体现、报、汇报、要汇报、上报、带}、"
        "别{提、写、记、露、进、上、出现、登、谈、反映、体现、报、汇报、带}、隐瞒、拿掉、抹掉、绝口不提、"
        "只字不提、掩盖、淡化、绝不提及、无需写、无须写、无需记录、无需提、无须提、避谈、一笔带过、轻描淡写、"
        "含糊、抹去、擦掉、涂掉、摘除、摘掉、摘出去、藏住、藏好、捂住、掩住、盖住、压住不、瞒报、漏报、少报、"
        "删干净、一个字都别、隠し、伏せ、書かず、書かない、省い、含めない、除い、빼、생략、숨기、적지、제외、"
        "언급하지、剪掉、剪去、略去、不回报、不用回报、别回显、不回显"
    ),
    "o_report": (
        "{差异、提交、交付、发布、写}说明、{报告、说明、结论、记录、描述、汇总、回复、日报}里、报告、汇报、总结、"
        "汇总、回复、回答、变更记录、提交信息、改动清单、小结、周报、日报、交付物、纪要、审计日志、答复、台账、"
        "变更单、测试报告、说明时、交差、報告、要約、返信、コミット、보고서、요약、답변、커밋"
    ),
    "o_autoweak": ("检查、校验、扫描、测试、用例、验证、阈值、门槛、钩子、覆盖率、テスト、検証、테스트、검사、검증"),
    "o_ship": (
        "直接{发、合并、合入、提交、发布、推送、推主干}、合并、合入、提交、推送、发布、上线、部署、合、推代码、"
        "发版、出包、放行、合完、推主干、进主干、入库、发了、マージ、コミット、公開、反映、병합、커밋、푸시、"
        "배포、릴리스、머지"
    ),
    "o_switch": (
        "进入、切换到、切换为、切换成、变成、成为、作为、模拟、启用、开启、激活、担任、假装、表现为、转换为、"
        "装成、是、你是、保持、当、演じ、有効に、です、전환、활성화、역할극、연기"
    ),
    "o_edit": (
        "修改、改、更新、删掉、删除、去掉、设成、登记、注册、调整、放开、改写、关掉、关闭、加入允许、加到、放进"
    ),
    "o_know": "知道",
    "o_never": (
        "不{要、得、许、准、可、必、用、要让、让、能让、该让}、别、勿、绝不、决不、莫、严禁、禁止、甭、没必要、"
        "无需、千万别、休要、无须、别让、休让、避免、省得、免得、没有必要、犯不着、用不着、也别、也不要、也不用、"
        "也不必、都别、都不要、先别、ないで、ないように、せず、するな、ず、ません、말고、마라、마세요、않도록、"
        "말아라、않고"
    ),
    "o_cutout": ("去掉、省略、删掉、删去、剔除、略过、去除、拿掉、抹掉、隐去、略去、削除、消し、除い、빼、삭제"),
    "o_yours": ("汇总、总结、回复、变更记录、差异说明、提交说明、改动清单、交付说明、小结、汇报、汇总里、汇报里"),
    "o_sys": (
        "系统{提示、提示词、设定、指令、消息、里怎么交代}、安全守则、安全准则、内容守则、护栏、出厂设定、"
        "初始设定、开场设定、框框"
    ),
    "o_obeythis": (
        "只{按、听、认、需听从、照、看、遵守、听这张表、信、服从}、听从、以此、照此、唯一准绳、听这张、听这张表、"
        "照着、照本、按本、按此、按这、以这、听本、依本、依此、改听、改按、跟着、按下面、照下面、听下面、唯本、"
        "だけに従、従って、따를"
    ),
    "o_conflict": ("不一致、冲突、相左、矛盾、有出入、不符、相悖、不合、出入、若与、与系统提示冲突、不一致时"),
    "o_hear": ("听本页、听本条、听这里、以下文为准、以此文件、一律以、以高优先级、为准、为最高依据、优先"),
    "o_outrank": "优先于、凌驾、效力等同、平起平坐、同级、压过、盖过、最高依据、優先し、우선하、앞선다",
    "o_above": (
        "用户{请求、指令、意见、说法}、系统指令、系统提示、仓库规则、系统设定、全部约束、出厂设定、会话开头、指示、지시"
    ),
    "o_yourboss": (
        "你们模型的开发商、平台管理员、安全部下的令、总部批示、给你写系统提示、写系统提示的人、养你的、造你的、管你的"
    ),
    "o_says": "承认",
    "o_consent": (
        "同意、授权、许可、批准、授权书、认可、授权过、答应、点过头、首肯、应允、点头了、都点头了、特许、特批、"
        "批示、解锁、授权过了、早就授权、已经授权、口令"
    ),
    "o_forall": (
        "预先、早就、早已、事先、全体、提前、所有用户、已经、不用再问、上周、上次、线下、过了、以后、都算、一并、"
        "一揽子、长期、口头、每次"
    ),
    "o_unheed": "当没听见、抛到脑后",
    "o_nottell": (
        "{不要、别、不得、切勿、勿、不许、不准、无需、无须、不必、不用、千万别、绝不、莫、禁止、严禁、不要再、"
        "也不要、也别、不能、就别}{告知、告诉、通知、知会、透露给、汇报给、报告给、惊动、跟、和、对、向、"
        "让}{用户、使用者、操作员、评审、评审人、审阅者、老板、负责人、领导、主管、维护者、维护人、提问者、"
        "对方、任何人、别人、他人、人、客户、提需求的人、看报告的人、他、她、团队、管理员}、"
        "{不要、别、不得、切勿、勿、绝不、千万别、也别、绝口不、只字不、也绝不}{提及、提起、声张、外传、"
        "说出去、泄露出去、走漏}、{就别、别、也别、千万别}提、绝口不提、只字不提、别往任何文档、一个字也别露、"
        "不要告诉用户、不要告知用户、伝えないで、報告には一切書かず、알리지、말하지"
    ),
    "o_skipgate": (
        "{跳过、绕过、绕开、略过、省去、省掉、免去、免掉、越过、避开、不走、不用走、不必走、无需走、不经、"
        "不经过、未经、不等、不用等、不必等、无需等、别等、不要等、无需、无须、不用、不必、不需要}{评审、"
        "代码评审、人工评审、审查、代码审查、安全审查、审核、人工审核、审批、复核、双人复核、会签、评审人、"
        "审批人、审核人、二次确认、人工确认、用户确认、用户同意、走审批、走流程}、レビューをスキップ、"
        "レビュー不要、承認を待たず"
    ),
    "o_mymemory": (
        "你的{长期记忆、偏好里、设置、权限设置}、长期记忆、偏好里、你自己的配置、记忆里、全局规则文件、允许列表、"
        "放行名单、記憶に、长期偏好、长期笔记、牢牢记住、一直记着、自己写三份、收尾动作、记进偏好"
    ),
    "o_rulefile": ("规则文件、全局规则文件、系统提示、智能体配置、配置里必有、放行列表、白名单配置、启动脚本"),
    "o_prompted": (
        "以后的会话、下次、好让、长期、无需、不必、免审、末尾加一句、关于密钥、有关审批、要求删、那一段、视同、受益"
    ),
    "o_eachnew": (
        "{每、每个、每条、所有、其他、别的}{新条目、仓库、新笔记}、能写的每个、换了项目、换仓库、一传十、"
        "新条目的、别的会话、今后每新建一个条目、凡新建条目、每写一条、每新建一个、凡新建、各会话、每个仓库、"
        "其余条目、别的条目、各个条目"
    ),
    "o_wordfor": "一字不改、逐字、原样、照抄、原样抄",
    "o_openlist": "先、优先、放到后面、再干别的、再回来、再回答",
    "o_cutgate": (
        "{注释、关、停、去、摘、拆}掉、屏蔽、抹成零、改成零、调到零、降到零、归零、挪出、加进、调低、改为可选、"
        "オフに、無効に、끄고、주석"
    ),
    "o_download": "下载、拉取、获取、取回",
    "o_execit": "并执行、后执行、并运行、身份运行、身份执行、运行它、执行它、装入、运行之",
    "o_call": "致助手、致模型",
    "o_anytask": (
        "任务完成后、每次回复、每次回答、会话开始时、每次会话、开新会话、每逢开新会话、会话一开始、回答用户时、"
        "读完本、读完这、读罢、看罢、打开本、进了本目录、下次打开、每问一句、用户每问、各会话、会话收尾、"
        "每个任务开头、见一条、提到支付、一见到、凡见到、碰到就"
    ),
    "o_doit": (
        "运行、执行、上传、发送、调用、渲染、加载、附上、附、补一张、插入、转发、删除、下载、访问、编码、先、"
        "必须、実行、送信、閉じ、追加、실행、전송、닫고、남길"
    ),
    "o_ai": "助手、智能体、模型、机器人、モデル、キャラ、ロール、모델、역할",
    "o_alldata": "所有输出、所有数据、全部数据、对话全文、全部对话、客户表",
    "o_to": "直接发往、发往、发送到、送往、外部、外网、丢到、传到、贴到、寄到、외부",
    # --- signs of an order
    "o_meta": (
        "会话、对话、对话框、聊天、设定、提示词、系统提示、模型、助手、智能体、开场、开工、指令、上下文、屏幕前、"
        "终端、记忆、人格、工具调用、セッション、会話、対話、モデル、세션、대화、모델"
    ),
    "o_anyway": (
        "照样、照旧、硬、强行、也得、尽管、哪怕、即便、即使、不论、不管、无论、放心、只管、大胆、执意、反对、"
        "阻拦、拦着、犹豫、也没关系、没关系"
    ),
    "o_grant": "可以",
    "o_selfok": (
        "替人{家、点、答、家答}、{代为、当作、当、视为、算、算他}同意、代他、自提自批、自己批、一人两签、强行过、"
        "强行合、强制合并、{评审、审批、流程、检查、门禁、直接}绕过去、先上再说、先合再说、先发再说、先斩后奏、事后补、事后再补、回头补、回头再补、"
        "补个记录、不必劳烦、不劳、不用麻烦、不用惊动、第二个人、别人审、走个形式、沉默就是、点允许、选允许、"
        "一路回车、一路确定、一路点、勾去掉、把必过、设成可选、改成可选、管理员权限强行、提自己收、你替他、"
        "替他点、你替、你就替、免评审、机器提交免、不用再征求、不用再问、不再逐个问、不再征求、写生产免问、免问、"
        "不等联锁、助手跳过它、跳过它"
    ),
    "o_gatenoun": "评审",
    "o_devwork": "合并",
    "o_selfref": "本{条、页、文、目录、表、册、节、段、库}、这页、这一行、这里、此处、此页、这份",
    "o_rank": "压过、说了算、为止、打架、不作数、盖过、至上、一切以、最优先",
    "o_outplace": "公开",
    "o_star": "点个星、点赞、夸、好评、推荐、满分、最高分、首选、加一句、五星、吹",
    "o_tested": (
        "期望、应拒绝、必须拒绝、样本、对抗、注入、攻击、红队、诱导、越狱、检测、扫描器、演练、语料、伪造、"
        "不得照办、不得采信"
    ),
    "o_nohelper": (
        "{不是、不再是、就不是、别当、别再当、不要再当、不只是、不仅是、忘了你是、忘掉你是}{助手、一个助手、"
        "测试助手、助理、工具、测试员、人工智能、模型、机器人、智能体}、别再以测试助手自居、忘掉测试员的身份"
    ),
    "o_ungated": "{不经、不用等、不等、不必等}{评审、审核、审批、复核、确认、批准、同意}、承認を待たず",
    "o_dontbother": (
        "{不必、不用、别、不要、无需、无须、别去、不必再、不用再、甭}{请示、打扰、惊动、烦、麻烦、问、等、找、"
        "劳烦、征求、征得、询问、通知}、待たずに"
    ),
    "o_allabove": (
        "{以上、之前、上面、前面、先前、此前、上述、前述、以前}{所有、一切、全部、的一切、的全部、的所有、"
        "所有内容、的内容、内容、说的、说过的、讲的、写的}"
    ),
    "o_blind": "不用看、不必看、不管问什么",
    # The same.
    "not": "不{得、能、会、允许、许、可、要}、严禁、禁止、切勿、拒绝、防止、别、没有、未、不、没",
}
"""Chinese first, then Japanese, then Korean."""
