import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { MailTable } from '#kernel/mail/mail.entity.js';
import { MailChecks } from '#kernel/mail/mail-checks.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { type Issue, SubscriptionMails } from '../subscription-mails.js';
import { SendNewsletters, RecordDeliveries } from './newsletter-job.js';
import { NewsletterDeliverySchema, type NewsletterSchema } from './newsletter.entity.js';
import { issueOf } from './newsletter-text.js';
import { recipients, type RecipientTables } from './recipients.js';

/** Emails put into the outbox per transaction. */
const BATCH = 100;
/** Prefixes the outbox keys of these emails; newsletter and subscription follow. */
const KIND = 'newsletter';
/** How long a run lasts before the next one continues. */
const RUN_MS = 60_000;

type Tables = RecipientTables & MailTable & InferKyselyDB<typeof NewsletterDeliverySchema | typeof NewsletterSchema>;

interface DeliveryKey {
  newsletterId: string;
  subscriptionId: string;
}

/** Moves newsletters to the email outbox: each subscriber gets one email, however often a run is interrupted. */
@Injectable()
export class NewsletterDelivery implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly mails: SubscriptionMails,
    private readonly checks: MailChecks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.checks.register(KIND, (key) => this.isWanted(key));
  }

  /** Also every minute, to continue interrupted runs. */
  @Worker(SendNewsletters)
  @RecurringJob(SendNewsletters, '* * * * *')
  async send(): Promise<void> {
    const end = performance.now() + RUN_MS;
    while (performance.now() < end && (await this.batch()) === BATCH);
  }

  @Worker(RecordDeliveries)
  @RecurringJob(RecordDeliveries, '11 * * * *')
  async recordResults(): Promise<void> {
    await this.database
      .reads<Tables>()
      .updateTable('newsletter_deliveries as d')
      .from('mails as m')
      .set((eb) => ({ state: eb.ref('m.state').$castTo<'sent' | 'failed'>() }))
      .where('d.state', '=', 'queued')
      .where('m.state', '<>', 'waiting')
      .where('m.once_key', '=', sql<string>`${KIND} || ':' || d.newsletter_id::text || ':' || d.subscription_id::text`)
      .execute();
  }

  /** Someone who unsubscribes while the email is queued doesn't get it. */
  private async isWanted(key: string): Promise<boolean> {
    const [, newsletterId, subscriptionId] = key.split(':');
    if (newsletterId === undefined || subscriptionId === undefined) return true;
    const db = this.database.reads<Tables>();
    const { numUpdatedRows } = await db
      .updateTable('newsletter_deliveries')
      .set({ state: 'skipped' })
      .where('newsletter_id', '=', newsletterId)
      .where('subscription_id', '=', subscriptionId)
      .where((eb) => eb.not(eb.exists(recipients(db).where('s.id', '=', subscriptionId).select('s.id'))))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n;
  }

  /** @returns the number of deliveries taken */
  private async batch(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const db = tx.db<Tables>();
      // Concurrent processes skip each other's rows instead of waiting. The email is null where the subscriber has left.
      const taken = await db
        .selectFrom('newsletter_deliveries as d')
        .innerJoin('newsletters as n', 'n.id', 'd.newsletter_id')
        .leftJoin(recipients(db).selectAll('s').as('r'), 'r.id', 'd.subscription_id')
        .select(['d.newsletter_id as newsletterId', 'd.subscription_id as subscriptionId', 'n.subject', 'n.body'])
        .select(['r.email', 'r.language', 'r.address_digest as addressDigest'])
        .where('d.state', '=', 'pending')
        .orderBy('d.newsletter_id')
        .orderBy('d.subscription_id')
        .limit(BATCH)
        .forUpdate('d')
        .skipLocked()
        .execute();
      const [mailed, left] = [taken.filter((each) => each.email !== null), taken.filter((each) => each.email === null)];
      // The emails of an issue differ by language only.
      const issues = new Map<string, Issue>();
      for (const { newsletterId, subscriptionId, subject, body, ...recipient } of mailed) {
        const to = { email: recipient.email!, language: recipient.language!, addressDigest: recipient.addressDigest! };
        const key = `${newsletterId}:${to.language}`;
        const issue = issues.get(key) ?? issueOf({ subject, body }, this.settings.PUBLIC_URL, to.language);
        issues.set(key, issue);
        await this.mails.issue(tx, to, issue, `${KIND}:${newsletterId}:${subscriptionId}`);
      }
      await this.mark(tx, mailed, 'queued');
      await this.mark(tx, left, 'skipped');
      return taken.length;
    });
  }

  private async mark(tx: Tx, deliveries: readonly DeliveryKey[], state: 'queued' | 'skipped'): Promise<void> {
    if (deliveries.length === 0) return;
    const some = deliveries.map(({ newsletterId, subscriptionId }) => ({ newsletterId, subscriptionId }));
    await tx.em.nativeUpdate(NewsletterDeliverySchema, { $or: some }, { state });
  }
}
