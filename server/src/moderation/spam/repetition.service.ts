import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { MAX_REPORTED_POSTS } from '../reports/report.inputs.js';
import { EvidenceCollector } from '../evidence/evidence.js';
import { ReportingService } from '../reports/reporting.service.js';

/** How long the server freezes an account by itself. */
export const FREEZE_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Locks someone whom the server has not frozen in that time: what staff undid stays undone. $1 person. */
export const TO_FREEZE = `
select u.handle, u.language from users u
where u.id = $1::uuid and u.is_active and u.deleted_at is null and not exists (
  select 1 from decisions d
  where d.target_id = u.id and d.is_by_machine and d.created_at > now() - interval '${FREEZE_HOURS} hours')
for no key update`;

/** The rule that is about spam; without one, the first. */
export const RULE_ABOUT_SPAM = `
select r.id from rules r where r.is_active
order by (r.text_en ilike '%spam%' or r.text_he like '%ספאם%') desc, r.position, r.id limit 1`;

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
      const [person] = await tx.rows<{ handle: string; language: string }>(TO_FREEZE, [authorId]);
      const [rule] = await tx.rows<{ id: string }>(RULE_ABOUT_SPAM, []);
      if (!person || !rule) return;
      const reportId = await this.report(tx, authorId, postIds.slice(-MAX_REPORTED_POSTS));
      await this.decisions.freezeByMachine(tx, {
        targetId: authorId,
        handle: person.handle,
        reportId,
        ruleId: rule.id,
        facts: FACTS[person.language === 'he' ? 'he' : 'en'](strangers),
        until: new Date(Date.now() + FREEZE_HOURS * HOUR_MS),
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
