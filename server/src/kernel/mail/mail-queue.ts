import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { MailTemplate } from './mail-template.js';

/** Days that mails are kept, sent or not. */
export const KEEP_DAYS = 14;
/** Hours after which a mail that could not be delivered is given up. */
const GIVE_UP_HOURS = 24;
/** Seconds that a claimed mail is left to its process; by then it has been sent, or that process is gone. */
const LEASE_SECONDS = 120;
/** Seconds until the next try, by how many there were. */
const PAUSES = [60, 300, 1_800, 7_200];
const TOO_OLD = `created_at <= now() - interval '${GIVE_UP_HOURS} hours'`;

export interface ClaimedMail {
  readonly id: string;
  readonly message_id: string;
  readonly to_address: string;
  readonly reply_to: string | null;
  readonly language: string;
  readonly subject: string;
  readonly template: MailTemplate;
  readonly once_key: string | null;
  /** This try's number, from 1. */
  readonly attempts: number;
  readonly created_at: Date;
}

/** The mails that wait: which is next, and what became of it. Any number of processes may take from it at once. */
@Injectable()
export class MailQueue {
  constructor(private readonly database: Database) {}

  /**
   * Takes the oldest mail that is due, so that nobody else takes it for two minutes. Mails that could not reach the server
   * count as due with whatever else is: the oldest of them is the one to try it again with, and order is kept.
   */
  async claim(): Promise<ClaimedMail | null> {
    const [mail] = await this.database.rows<ClaimedMail>(
      `update mails
       set attempts = attempts + 1, unreachable = false, next_attempt_at = now() + make_interval(secs => $1)
       where id = (
         select id from mails
         where state = 'waiting' and (next_attempt_at <= now() or unreachable)
           and exists (select from mails where state = 'waiting' and next_attempt_at <= now())
         order by id
         limit 1
         for update skip locked
       )
       returning id, message_id, to_address, reply_to, language, subject, template, once_key, attempts,
         created_at`,
      [LEASE_SECONDS],
    );
    return mail ?? null;
  }

  /** @param raw the message, to be kept with what it says; null erases that, since links in it are keys to accounts */
  async sent(id: string, raw: string | null): Promise<void> {
    await this.database.rows(
      `update mails
       set state = 'sent', sent_at = now(), last_error = null, raw = $2, template = case when $2::text is null then null else template end
       where id = $1`,
      [id, raw],
    );
  }

  /** Nobody wants this mail any more: it is as if it had never been put in. */
  async withdraw(id: string): Promise<void> {
    await this.database.rows('delete from mails where id = $1', [id]);
  }

  /** The server will never take this mail. */
  async refused(id: string, error: string): Promise<void> {
    await this.database.rows(`update mails set state = 'failed', last_error = $2, template = null where id = $1`, [
      id,
      error,
    ]);
  }

  /** The server does not take this mail now. */
  async deferred(id: string, error: string): Promise<void> {
    await this.postpone('id = $1', [id, error], { unreachable: false, countsAsTry: false });
  }

  /** The server can't be reached: this mail and all that are due wait, each by its own count of tries. */
  async unreachable(id: string, error: string): Promise<void> {
    await this.postpone('id = $1', [id, error], { unreachable: true, countsAsTry: false });
    const due = `id <> $1 and state = 'waiting' and next_attempt_at <= now()`;
    await this.postpone(due, [id, error], { unreachable: true, countsAsTry: true });
  }

  /** The server can be reached again: whatever waited for that is due now. */
  async reachable(): Promise<void> {
    await this.database.rows(
      `update mails set next_attempt_at = now() where state = 'waiting' and unreachable and next_attempt_at > $1`,
      [new Date()],
    );
  }

  /** Mails older than two weeks go, whatever became of them. */
  async purge(): Promise<void> {
    await this.database.rows('delete from mails where created_at < now() - make_interval(days => $1)', [KEEP_DAYS]);
  }

  private async postpone(
    which: string,
    parameters: readonly [id: string, error: string],
    { unreachable, countsAsTry }: { unreachable: boolean; countsAsTry: boolean },
  ): Promise<void> {
    const tries = countsAsTry ? 'attempts + 1' : 'attempts';
    const pause = `(array[${PAUSES.join()}])[least(${tries}, ${PAUSES.length})] * interval '1 second'`;
    await this.database.rows(
      `update mails
       set attempts = ${tries},
         unreachable = ${unreachable} and not ${TOO_OLD},
         last_error = $2,
         state = case when ${TOO_OLD} then 'failed' else 'waiting' end,
         template = case when ${TOO_OLD} then null else template end,
         next_attempt_at = least(now() + ${pause}, created_at + interval '${GIVE_UP_HOURS} hours')
       where ${which}`,
      parameters,
    );
  }
}
