import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { defineJob } from '#kernel/jobs/job.js';
import { type JobRun, RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { MailChecks } from '#kernel/mail/mail-checks.js';
import { nextDigestAt, periodOf, quietUntil } from '../settings/quiet-hours.js';
import { type DigestRecipient, DigestMails } from './digest-mails.js';

/** Writes the digests that are due. */
export const WriteDigests = defineJob('notification.digests', { timeoutSeconds: 300 });

/** One person whose digest is due, whom no other server is writing to at the moment. */
export const NEXT_DUE = `
select c.user_id, c.digest, c.time_zone, c.digest_sent_at, c.has_quiet_hours, c.quiet_from, c.quiet_until, c.digest_due_at
from notification_settings c
where c.digest <> 'off' and c.digest_due_at <= now()
order by c.digest_due_at limit 1 for update skip locked`;

/** $1 user, $2 when the next one is due. */
const POSTPONE = 'update notification_settings set digest_due_at = $2::timestamptz where user_id = $1::uuid';
/** $1 user. */
const SENT = 'update notification_settings set digest_sent_at = now() where user_id = $1::uuid';

/** Who has been away for the whole period, and can be written to. $1 user, $2 when the period began. */
export const AWAY = `
select u.id, u.email, u.handle, u.language from users u
where u.id = $1::uuid and u.is_active and u.email_verified_at is not null and u.suspended_at is null
  and (u.frozen_until is null or u.frozen_until <= now()) and u.email_key not like '%.invalid'
  and coalesce(u.last_seen_at, u.created_at) <= $2::timestamptz`;

/** Whether there is anything unread that came since. $1 user, $2 least id of the time. */
export const NEWS = `
select exists (
  select 1 from notifications n where n.recipient_id = $1::uuid and n.latest_id >= $2::uuid
    and not n.is_request and (n.read_id is null or n.read_id < n.latest_id)) or exists (
  select 1 from participants p where p.user_id = $1::uuid and p.unread_count > 0 and not p.is_request
    and p.activity_id >= $2::uuid) as is_there`;

const WANTED = "select user_id from notification_settings where user_id = $1::uuid and digest <> 'off'";

interface DueDigest {
  user_id: string;
  digest: 'daily' | 'weekly';
  time_zone: string;
  digest_sent_at: Date | null;
  has_quiet_hours: boolean;
  quiet_from: number;
  quiet_until: number;
  digest_due_at: Date | null;
}

/** Emails of what people missed who were away: each morning after a day, or on Mondays after a week. */
@Injectable()
export class DigestJob {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly mails: DigestMails,
    checks: MailChecks,
  ) {
    checks.register('digest', (key) => this.isWanted(key));
  }

  /** Each person in a transaction of their own, which also stores the email: so there is one, whatever breaks. */
  @Worker(WriteDigests)
  @RecurringJob(WriteDigests, '*/10 * * * *')
  async run(_: Record<string, never>, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    while (!signal.aborted && (await this.transactions.run((tx) => this.next(tx))));
  }

  /** @returns false if none is due */
  private async next(tx: Tx): Promise<boolean> {
    const [due] = await tx.rows<DueDigest>(NEXT_DUE, []);
    if (!due) return false;
    const now = new Date();
    const quiet = quietUntil(due, now);
    await tx.rows(POSTPONE, [due.user_id, quiet ?? nextDigestAt(due.digest, due.time_zone, now)]);
    if (quiet) return true;
    const since = now.getTime() - periodOf(due.digest);
    const [person] = await tx.rows<DigestRecipient>(AWAY, [due.user_id, new Date(since)]);
    // Of what came before the first digest, only the period before it is news.
    const told = due.digest_sent_at?.getTime() ?? since;
    if (!person || !(await this.hasNews(tx, due.user_id, told))) return true;
    const isSent = await this.mails.send(tx, person, `digest:${due.user_id}:${due.digest_due_at?.toISOString()}`);
    if (isSent) await tx.rows(SENT, [due.user_id]);
    return true;
  }

  private async hasNews(tx: Tx, userId: string, since: number): Promise<boolean> {
    const [news] = await tx.rows<{ is_there: boolean | null }>(NEWS, [userId, leastIdOf(since)]);
    return news?.is_there ?? false;
  }

  private async isWanted(key: string): Promise<boolean> {
    const rows = await this.database.rows<{ user_id: string }>(WANTED, [key.split(':')[1]]);
    return rows.length > 0;
  }
}
