import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { isUuid } from '../database/ids.js';
import type { MailTemplate } from './mail-template.js';

/** Days after which emails are deleted, sent or not. */
const STORED_DAYS = 14;
/** Most emails that the mailbox page shows. */
const PAGE = 100;
const MAILBOX_COLUMNS = 'id, to_address, reply_to, language, subject, template, raw, sent_at';

/** An email that was stored instead of being sent. */
export interface StoredMail {
  readonly id: string;
  readonly to_address: string;
  readonly reply_to: string | null;
  readonly language: string;
  readonly subject: string;
  readonly template: MailTemplate;
  readonly raw: string;
  readonly sent_at: Date;
}

export interface UnsentMail {
  readonly id: string;
  readonly message_id: string;
  readonly to_address: string;
  readonly reply_to: string | null;
  readonly language: string;
  readonly subject: string;
  readonly template: MailTemplate;
  readonly once_key: string | null;
  readonly created_at: Date;
}

/** The emails in the database: what they say, and what became of them. */
@Injectable()
export class StoredMails {
  constructor(private readonly database: Database) {}

  /** Emails of the mailbox page, newest first, at most 100. @param to an address in lower case, or null for all */
  async latest(to: string | null): Promise<StoredMail[]> {
    return this.database.rows<StoredMail>(
      `select ${MAILBOX_COLUMNS} from mails
       where raw is not null and ($1::text is null or lower(to_address) = $1)
       order by id desc
       limit ${PAGE}`,
      [to],
    );
  }

  /** An email of the mailbox page. */
  async byId(id: string): Promise<StoredMail | null> {
    if (!isUuid(id)) return null;
    const [mail] = await this.database.rows<StoredMail>(
      `select ${MAILBOX_COLUMNS} from mails where raw is not null and id = $1`,
      [id],
    );
    return mail ?? null;
  }

  /** @returns null if the email was sent, has failed or was deleted */
  async unsent(id: string): Promise<UnsentMail | null> {
    const [mail] = await this.database.rows<UnsentMail>(
      `select id, message_id, to_address, reply_to, language, subject, template, once_key, created_at
       from mails where id = $1 and state = 'waiting'`,
      [id],
    );
    return mail ?? null;
  }

  /** @param raw the message if it is to be stored; null also erases the template, because its links give access to accounts */
  async markSent(id: string, raw: string | null): Promise<void> {
    await this.database.rows(
      `update mails
       set state = 'sent', sent_at = now(), last_error = null, raw = $2,
         template = case when $2::text is null then null else template end
       where id = $1`,
      [id, raw],
    );
  }

  /** Records an attempt that did not succeed; another one follows. */
  async markDeferred(id: string, error: string): Promise<void> {
    await this.database.rows('update mails set last_error = $2 where id = $1', [id, error]);
  }

  /** Records that the email will not be sent. @param error of the last attempt; null if it is recorded already */
  async markFailed(id: string, error: string | null): Promise<void> {
    await this.database.rows(
      `update mails set state = 'failed', last_error = coalesce($2, last_error), template = null
       where id = $1 and state = 'waiting'`,
      [id, error],
    );
  }

  async delete(id: string): Promise<void> {
    await this.database.rows('delete from mails where id = $1', [id]);
  }

  /** Deletes emails that are older than two weeks, in whatever state. */
  async purge(): Promise<void> {
    await this.database.rows('delete from mails where created_at < now() - make_interval(days => $1)', [STORED_DAYS]);
  }
}
