import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { MailChecks } from '#kernel/mail/mail-checks.js';
import { Schedule, Worker } from '#kernel/jobs/worker.decorator.js';
import { type Issue, SubscriptionMails } from '../subscription-mails.js';
import { SendNewsletters, RecordDeliveries } from './newsletter-job.js';
import { issueOf } from './newsletter-text.js';

/** Emails put into the outbox per transaction. */
const BATCH = 100;
/** Prefixes the outbox keys of these emails; newsletter and subscription follow. */
const KIND = 'newsletter';
/** How long a run lasts before the next one continues. */
const RUN_MS = 60_000;

interface Delivery {
  newsletter_id: string;
  subscription_id: string;
  subject: string;
  body: string;
  /** Null if the subscriber has left or the subscription was deleted. */
  email: string | null;
  language: string;
  address_digest: string;
}

/** Concurrent processes skip each other's rows instead of waiting. */
const TAKE = `
select d.newsletter_id, d.subscription_id, n.subject, n.body, s.email, s.language, s.address_digest
from newsletter_deliveries d
join newsletters n on n.id = d.newsletter_id
left join email_subscriptions s on s.id = d.subscription_id and s.is_active and s.verified_at is not null
  and not exists (select from email_suppressions x where x.address_digest = s.address_digest)
where d.state = 'pending'
order by d.newsletter_id, d.subscription_id
limit ${BATCH}
for update of d skip locked`;
/** $1 newsletters and $2 subscriptions, pairwise; $3 state. */
const MARK = `
update newsletter_deliveries d set state = $3
from unnest($1::uuid[], $2::uuid[]) as done (newsletter_id, subscription_id)
where d.newsletter_id = done.newsletter_id and d.subscription_id = done.subscription_id`;
/** $1 newsletter, $2 subscription. Returns a row if the subscriber has left since the email was queued. */
const SKIP_UNSUBSCRIBED = `
update newsletter_deliveries d set state = 'skipped'
where d.newsletter_id = $1 and d.subscription_id = $2 and not exists (
  select from email_subscriptions s
  where s.id = d.subscription_id and s.is_active and s.verified_at is not null
    and not exists (select from email_suppressions x where x.address_digest = s.address_digest))
returning 1`;
const RECORD_RESULTS = `
update newsletter_deliveries d set state = m.state from mails m
where d.state = 'queued' and m.state <> 'waiting'
  and m.once_key = '${KIND}:' || d.newsletter_id::text || ':' || d.subscription_id::text`;

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
  @Schedule(SendNewsletters, '* * * * *')
  async send(): Promise<void> {
    const end = performance.now() + RUN_MS;
    while (performance.now() < end && (await this.batch()) === BATCH);
  }

  @Worker(RecordDeliveries)
  @Schedule(RecordDeliveries, '11 * * * *')
  async recordResults(): Promise<void> {
    await this.database.rows(RECORD_RESULTS, []);
  }

  /** Someone who unsubscribes while the email is queued doesn't get it. */
  private async isWanted(key: string): Promise<boolean> {
    const [, newsletterId, subscriptionId] = key.split(':');
    return (await this.database.rows(SKIP_UNSUBSCRIBED, [newsletterId, subscriptionId])).length === 0;
  }

  /** @returns the number of deliveries taken */
  private async batch(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const taken = await tx.rows<Delivery>(TAKE, []);
      const mailed = taken.filter((delivery) => delivery.email !== null);
      const left = taken.filter((delivery) => delivery.email === null);
      // The emails of an issue differ by language only.
      const issues = new Map<string, Issue>();
      for (const { newsletter_id, subscription_id, email, language, address_digest, ...letter } of mailed) {
        const key = `${newsletter_id}:${language}`;
        const issue = issues.get(key) ?? issueOf(letter, this.settings.PUBLIC_URL, language);
        issues.set(key, issue);
        const to = { email: email ?? '', language, addressDigest: address_digest };
        await this.mails.issue(tx, to, issue, `${KIND}:${newsletter_id}:${subscription_id}`);
      }
      for (const [state, some] of [['queued', mailed] as const, ['skipped', left] as const]) {
        const ids = [some.map((one) => one.newsletter_id), some.map((one) => one.subscription_id)];
        if (some.length > 0) await tx.rows(MARK, [...ids, state]);
      }
      return taken.length;
    });
  }
}
