import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HelpTexts } from '#help/text/help-text.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { txRows } from '#kernel/events/tx-rows.js';
import { MailChecks } from '#kernel/mail/mail-checks.js';
import { Schedule, Worker } from '#kernel/jobs/worker.decorator.js';
import { type Issue, SubscriptionMails } from '../subscription-mails.js';
import { SendNewsletters, SettleNewsletters } from './newsletter-job.js';
import { withWholeAddresses } from './newsletter-text.js';

/** Mails that are put into the outbox by one transaction. */
const BATCH = 100;
/** What the outbox knows these mails by; their keys go on with the newsletter and the subscription. */
const KIND = 'newsletter';
/** A run hands on to the next one after so long. */
const RUN_MS = 60_000;

interface Delivery {
  newsletter_id: string;
  subscription_id: string;
  subject: string;
  body: string;
  /** Null where the person has left, or the subscription is gone. */
  email: string | null;
  language: string;
  address_digest: string;
}

/** Several processes may take batches at once: none waits for, or takes, what another one has. */
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
/** $1 newsletter, $2 subscription. A row where the person has left since their mail was put into the outbox. */
const SKIP_DEPARTED = `
update newsletter_deliveries d set state = 'skipped'
where d.newsletter_id = $1 and d.subscription_id = $2 and not exists (
  select from email_subscriptions s
  where s.id = d.subscription_id and s.is_active and s.verified_at is not null
    and not exists (select from email_suppressions x where x.address_digest = s.address_digest))
returning 1`;
const SETTLE = `
update newsletter_deliveries d set state = m.state from mails m
where d.state = 'queued' and m.state <> 'waiting'
  and m.once_key = '${KIND}:' || d.newsletter_id::text || ':' || d.subscription_id::text`;

/** Takes newsletters to the outbox of mails: each subscriber's mail once, however often a run is cut off. */
@Injectable()
export class NewsletterDelivery implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly texts: HelpTexts,
    private readonly mails: SubscriptionMails,
    private readonly checks: MailChecks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.checks.register(KIND, (key) => this.isWanted(key));
  }

  /** Every minute as well, for what a run has left. */
  @Worker(SendNewsletters)
  @Schedule(SendNewsletters, '* * * * *')
  async send(): Promise<void> {
    const end = performance.now() + RUN_MS;
    while (performance.now() < end && (await this.batch()) === BATCH);
  }

  @Worker(SettleNewsletters)
  @Schedule(SettleNewsletters, '11 * * * *')
  async settle(): Promise<void> {
    await this.database.rows(SETTLE, []);
  }

  /** Whoever leaves while their mail waits for the mail server does not get it. */
  private async isWanted(key: string): Promise<boolean> {
    const [, newsletterId, subscriptionId] = key.split(':');
    return (await this.database.rows(SKIP_DEPARTED, [newsletterId, subscriptionId])).length === 0;
  }

  /** @returns how many were taken */
  private async batch(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const taken = await txRows<Delivery>(tx, TAKE, []);
      const mailed = taken.filter((delivery) => delivery.email !== null);
      const left = taken.filter((delivery) => delivery.email === null);
      for (const { newsletter_id, subscription_id, email, language, address_digest, ...letter } of mailed) {
        const once = `${KIND}:${newsletter_id}:${subscription_id}`;
        await this.mails.issue(
          tx,
          { email: email ?? '', language, addressDigest: address_digest },
          this.issueOf(letter),
          once,
        );
      }
      for (const [state, some] of [['queued', mailed] as const, ['skipped', left] as const]) {
        const ids = [some.map((one) => one.newsletter_id), some.map((one) => one.subscription_id)];
        if (some.length > 0) await txRows(tx, MARK, [...ids, state]);
      }
      return taken.length;
    });
  }

  private issueOf({ subject, body }: Pick<Delivery, 'subject' | 'body'>): Issue {
    return {
      subject,
      // Markdown is made to be read as it stands, and keeps the addresses of links.
      paragraphs: body.split('\n').filter((line) => line.trim() !== ''),
      rich: withWholeAddresses(this.texts.rendered(body).html, this.settings.PUBLIC_URL),
    };
  }
}
