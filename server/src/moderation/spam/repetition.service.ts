import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserSchema } from '#identity/users/user.entity.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import type { DecisionSchema } from '../model/decision.entity.js';
import { MAX_REPORTED_POSTS } from '../reports/report.inputs.js';
import { EvidenceCollector } from '../evidence/evidence.js';
import { ReportingService } from '../reports/reporting.service.js';
import { Rule } from '../rules/rule.entity.js';

/** How long the server freezes an account by itself. */
const FREEZE_MS = 24 * 3_600_000;

/** For the person, in their language. */
const FACTS = {
  en: (people: number) =>
    `This account is new. Within an hour, it sent nearly the same words to ${people} people who don't follow it. The server has frozen it for a day by itself; a moderator looks at it.`,
  he: (people: number) =>
    `החשבון הזה חדש, ובתוך שעה נשלחו ממנו כמעט אותן מילים ל־${people} אנשים שלא עוקבים אחריו. השרת הקפיא אותו ליום אחד באופן אוטומטי, והצוות יבדוק את זה.`,
} as const;

/** Freezes an account by itself, with a case for a moderator and a statement of reasons for the person. */
@Injectable()
export class Repetition {
  constructor(
    private readonly transactions: Transactions,
    private readonly evidence: EvidenceCollector,
    private readonly reporting: ReportingService,
    private readonly decisions: DecisionsService,
  ) {}

  /** Does nothing if the server froze the account within a day, or if the site has no rules. */
  async freeze(authorId: string, strangers: number, postIds: readonly string[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      const person = await lockUnfrozen(tx, authorId);
      const rule = await ruleAboutSpam(tx);
      if (!person || !rule) return;
      const reportId = await this.report(tx, authorId, postIds.slice(-MAX_REPORTED_POSTS));
      await this.decisions.freezeByMachine(tx, {
        targetId: authorId,
        handle: person.handle,
        reportId,
        ruleId: rule.id,
        facts: FACTS[person.language === 'he' ? 'he' : 'en'](strangers),
        until: new Date(Date.now() + FREEZE_MS),
      });
    });
  }

  /** With the posts that are still there. */
  private async report(tx: Tx, authorId: string, postIds: readonly string[]): Promise<string> {
    const collected = await this.evidence.ofOwnPosts(tx, authorId, postIds);
    const subject = { kind: 'PERSON', subjectId: authorId, reporterId: null, ruleIds: [], isIllegal: false } as const;
    return this.reporting.store(
      tx,
      { ...subject, notice: null, category: 'SPAM', comment: '', foundBy: 'REPETITION' },
      collected,
    );
  }
}

/** Locks someone whom the server has not frozen in that time: what staff undid stays undone. */
function lockUnfrozen(tx: Tx, userId: string): Promise<{ handle: string; language: string } | undefined> {
  return tx
    .db<InferKyselyDB<typeof DecisionSchema | typeof UserSchema>>()
    .selectFrom('users as u')
    .select(['u.handle', 'u.language'])
    .where('u.id', '=', userId)
    .where('u.is_active', '=', true)
    .where('u.deleted_at', 'is', null)
    .where((eb) => {
      const byMachine = eb.selectFrom('decisions as d').where('d.is_by_machine', '=', true);
      const recent = byMachine.where('d.created_at', '>', new Date(Date.now() - FREEZE_MS));
      return eb.not(eb.exists(recent.whereRef('d.target_id', '=', 'u.id')));
    })
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The rule that is about spam; without one, the first. */
async function ruleAboutSpam(tx: Tx): Promise<Rule | undefined> {
  const rules = await tx.em.find(Rule, { isActive: true }, { orderBy: { position: 'asc', id: 'asc' } });
  return rules.find(({ textEn, textHe }) => /spam/i.test(textEn) || textHe.includes('ספאם')) ?? rules[0];
}
