import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { RetryLater } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import { type JobRun, RecurringJob, Worker } from '../jobs/worker.decorator.js';
import { MailChecks } from './mail-checks.js';
import { DeliverMail, FailMail, PurgeMails } from './mail-job.js';
import { layOut } from './mail-layout.js';
import { MailServer } from './mail-server.js';
import type { Outcome } from './mail-transport.js';
import { StoredMails, type UnsentMail } from './stored-mails.js';

/** Sends each email by a job of its own. An email whose address is refused, or deferred, delays no other. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger('Mail');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly mails: StoredMails,
    private readonly server: MailServer,
    private readonly checks: MailChecks,
    private readonly jobs: Jobs,
  ) {}

  /** An email can be sent twice only if the process dies between the server's answer and the note of it. */
  @Worker(DeliverMail)
  async deliver(
    { mailId }: { mailId: string },
    { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
  ): Promise<void> {
    await this.server.ready(signal);
    const mail = await this.mails.unsent(mailId);
    if (!mail) return;
    if (!(await this.checks.isWanted(mail.once_key))) {
      await this.mails.delete(mailId);
      return;
    }
    const wasDown = this.server.isDown;
    const outcome = await this.send(mail);
    await this.record(mailId, attempt, outcome);
    if (wasDown && !this.server.isDown) await this.jobs.makeDue(DeliverMail);
    if (outcome.kind === 'deferred' || outcome.kind === 'unreachable') throw new RetryLater();
  }

  @Worker(FailMail)
  async fail({ mailId }: { mailId: string }): Promise<void> {
    this.logger.error({ message: 'An email could not be sent in any attempt', mail: mailId });
    await this.mails.markFailed(mailId, null);
  }

  @Worker(PurgeMails)
  @RecurringJob(PurgeMails, '23 4 * * *')
  async purge(): Promise<void> {
    await this.mails.purge();
  }

  private async send(mail: UnsentMail): Promise<Outcome> {
    const { language, template } = mail;
    try {
      const letterhead = { product: this.settings.PRODUCT_NAME, home: this.settings.PUBLIC_URL, language };
      const { text, html } = layOut(template, letterhead);
      return await this.server.send({
        messageId: mail.message_id,
        to: mail.to_address,
        replyTo: mail.reply_to,
        subject: mail.subject,
        language,
        text,
        html,
        date: mail.created_at,
        oneClickUrl: template.unsubscribe?.oneClickUrl,
      });
    } catch (error) {
      this.logger.error({ message: 'An email could not be composed', mail: mail.id, error });
      return { kind: 'refused', error: 'ECOMPOSE' };
    }
  }

  private async record(mail: string, attempt: number, outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'sent':
        await this.mails.markSent(mail, outcome.raw);
        this.logger.debug({ message: 'An email was sent', mail, attempt });
        return;
      case 'refused':
        this.logger.warn({ message: 'An email was rejected permanently', mail, attempt, reply: outcome.error });
        await this.mails.markFailed(mail, outcome.error);
        return;
      case 'deferred':
        this.logger.warn({ message: 'The mail server deferred an email', mail, attempt, reply: outcome.error });
        await this.mails.markDeferred(mail, outcome.error);
        return;
      case 'unreachable':
        this.logger.warn({ message: 'The mail server is unreachable', mail, attempt, reply: outcome.error });
        await this.mails.markDeferred(mail, outcome.error);
    }
  }
}
