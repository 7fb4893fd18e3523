import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { isUuid } from '../database/ids.js';
import type { MailTemplate } from './mail-template.js';

/** Most mails that the mailbox shows at once. */
const PAGE = 100;
const COLUMNS = 'id, to_address, reply_to, language, subject, template, raw, sent_at';

/** A mail that was kept here instead of being sent. */
export interface KeptMail {
  readonly id: string;
  readonly to_address: string;
  readonly reply_to: string | null;
  readonly language: string;
  readonly subject: string;
  readonly template: MailTemplate;
  readonly raw: string;
  readonly sent_at: Date;
}

/** Reads the mails that the mailbox transport kept. */
@Injectable()
export class KeptMails {
  constructor(private readonly database: Database) {}

  /** Newest first, 100 at most. @param to an address in lower case, or null for everybody's */
  async latest(to: string | null): Promise<KeptMail[]> {
    return this.database.rows<KeptMail>(
      `select ${COLUMNS} from mails
       where raw is not null and ($1::text is null or lower(to_address) = $1)
       order by id desc
       limit ${PAGE}`,
      [to],
    );
  }

  async byId(id: string): Promise<KeptMail | null> {
    if (!isUuid(id)) return null;
    const [mail] = await this.database.rows<KeptMail>(
      `select ${COLUMNS} from mails where raw is not null and id = $1`,
      [id],
    );
    return mail ?? null;
  }
}
