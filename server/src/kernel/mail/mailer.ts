import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SETTINGS, type Settings } from '../config/settings.js';
import { newId } from '../database/ids.js';
import type { Tx } from '../events/tx.js';
import { Jobs } from '../jobs/jobs.js';
import { parseAddress } from '../text/address.js';
import { DeliverMail } from './mail-job.js';
import { cleanSubject, cleanTemplate, type MailTemplate } from './mail-template.js';
import type { MailTable } from './mail.entity.js';
import { senderOf } from '../config/sender.js';

export interface Mail {
  /** One address. */
  to: string;
  /** `en` or `he`; the language of the subject and the template. */
  language: string;
  subject: string;
  template: MailTemplate;
  /** For callers that can run twice (event handlers): the email with this key is sent once. Contains no secret. */
  once?: string;
  /** The Reply-To address, if replies go to someone other than the sender. */
  replyTo?: string;
}

/** Queues emails in the transaction. They are sent after the commit and retried until a server accepts them. */
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
   * Stores an email and the job that sends it with the transaction.
   * @throws TypeError if `to` or `replyTo` is not an address or a link is not a web address: callers check inputs before
   */
  async enqueue(tx: Tx, mail: Mail): Promise<void> {
    const to = parseAddress(mail.to);
    if (!to) throw new TypeError('An email must go to exactly one address.');
    const replyTo = mail.replyTo === undefined ? null : parseAddress(mail.replyTo);
    if (mail.replyTo !== undefined && !replyTo) throw new TypeError('An email must have at most one reply address.');
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
        next_attempt_at: null,
        last_error: null,
        raw: null,
        sent_at: null,
      })
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await this.jobs.enqueue(tx, DeliverMail, { mailId: id });
  }
}
