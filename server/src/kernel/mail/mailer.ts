import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SETTINGS, type Settings } from '../config/settings.js';
import { newId } from '../database/ids.js';
import type { Tx } from '../events/tx.js';
import { Jobs } from '../jobs/jobs.js';
import { parseAddress } from './address.js';
import { SendMails } from './mail-job.js';
import { cleanSubject, cleanTemplate, type MailTemplate } from './mail-template.js';
import type { MailTable } from './mail.entity.js';
import { senderOf } from './sender.js';

export interface Mail {
  /** One address. */
  to: string;
  /** `en` or `he`; the words of subject and template are in it already. */
  language: string;
  subject: string;
  template: MailTemplate;
  /** Where the caller may run twice (an event handler): the mail with this key is sent once. Names no secret. */
  once?: string;
  /** One address, where an answer goes to somebody else than the sender. */
  replyTo?: string;
}

/** Puts mails into the outbox. They leave after the commit, and again and again until a server takes them. */
@Injectable()
export class Mailer {
  private readonly domain: string;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly jobs: Jobs,
  ) {
    this.domain = senderOf(settings.MAIL_FROM).domain;
  }

  /**
   * Stores a mail with the transaction; rolled back, it was never there.
   * @throws TypeError where `to` or `replyTo` is not an address or a link leads nowhere: faults of ours, inputs are checked before
   */
  async enqueue(tx: Tx, mail: Mail): Promise<void> {
    const to = parseAddress(mail.to);
    if (!to) throw new TypeError('A mail goes to one address.');
    const replyTo = mail.replyTo === undefined ? null : parseAddress(mail.replyTo);
    if (mail.replyTo !== undefined && !replyTo) throw new TypeError('An answer goes to one address.');
    const id = newId();
    const stored = await tx
      .db<MailTable>()
      .insertInto('mails')
      .values({
        id,
        message_id: `<${id}@${this.domain}>`,
        to_address: to.address,
        language: mail.language,
        subject: cleanSubject(mail.subject),
        template: sql`${JSON.stringify(cleanTemplate(mail.template))}::jsonb`,
        once_key: mail.once ?? null,
        reply_to: replyTo?.address ?? null,
        last_error: null,
        raw: null,
        sent_at: null,
      })
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await this.jobs.enqueue(tx, SendMails, {});
  }
}
