import { Inject, Injectable, Logger } from '@nestjs/common';
import { Circuit } from '../circuit/circuit.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { Schedule, Worker } from '../jobs/worker.decorator.js';
import { MailChecks } from './mail-checks.js';
import { PurgeMails, SendMails } from './mail-job.js';
import { layOut } from './mail-layout.js';
import { type ClaimedMail, MailQueue } from './mail-queue.js';
import { type MailSession, MailTransport, type OutgoingMail, type Outcome } from './mail-transport.js';

/** A run hands on to the next one after so long, so that a long backlog does not look like a run that hangs. */
const RUN_MS = 60_000;
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 30_000;

/** Takes mails from the queue to the server, oldest first. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger('Mail');
  private readonly circuit = new Circuit(FAILURES_BEFORE_PAUSE, PAUSE_MS);
  private running: Promise<void> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly queue: MailQueue,
    private readonly transport: MailTransport,
    private readonly checks: MailChecks,
  ) {}

  /** Sends what is due. While the server can't be reached it is asked about less and less often. */
  @Worker(SendMails)
  @Schedule(SendMails, '* * * * *')
  async send(): Promise<void> {
    // A run of before that had timed out may still be at it.
    this.running ??= this.drain().finally(() => (this.running = undefined));
    await this.running;
  }

  @Worker(PurgeMails)
  @Schedule(PurgeMails, '23 4 * * *')
  async purge(): Promise<void> {
    await this.queue.purge();
  }

  private async drain(): Promise<void> {
    if (this.circuit.open) return;
    const end = performance.now() + RUN_MS;
    let session: MailSession | undefined;
    let reached = false;
    try {
      while (performance.now() < end) {
        const mail = await this.queue.claim();
        if (!mail) return;
        if (!(await this.checks.isWanted(mail.once_key))) {
          await this.queue.withdraw(mail.id);
          continue;
        }
        session ??= this.transport.open();
        const outcome = await this.attempt(session, mail);
        await this.record(mail, outcome);
        if (outcome.kind === 'unreachable') return;
        if (!reached) await this.queue.reachable();
        reached = true;
      }
    } finally {
      session?.close();
    }
  }

  private async attempt(session: MailSession, mail: ClaimedMail): Promise<Outcome> {
    try {
      return await session.send(this.laidOut(mail));
    } catch (error) {
      // A mail that can't even be put together must not hold up the others.
      this.logger.error({ message: 'A mail could not be composed', mail: mail.id, error });
      return { kind: 'refused', error: 'ECOMPOSE' };
    }
  }

  private laidOut({
    message_id,
    to_address,
    reply_to,
    subject,
    language,
    template,
    created_at,
  }: ClaimedMail): OutgoingMail {
    const letterhead = { product: this.settings.PRODUCT_NAME, home: this.settings.PUBLIC_URL, language };
    const { text, html } = layOut(template, letterhead);
    return {
      messageId: message_id,
      to: to_address,
      replyTo: reply_to,
      subject,
      language,
      text,
      html,
      date: created_at,
      oneClickUrl: template.unsubscribe?.oneClickUrl,
    };
  }

  private async record({ id, attempts }: ClaimedMail, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'unreachable') this.circuit.failed();
    else this.circuit.succeeded();

    switch (outcome.kind) {
      case 'sent':
        await this.queue.sent(id, outcome.raw);
        this.logger.debug({ message: 'A mail was sent', mail: id, attempt: attempts });
        return;
      case 'refused':
        this.logger.warn({ message: 'A mail was refused for good', mail: id, attempt: attempts, reply: outcome.error });
        await this.queue.refused(id, outcome.error);
        return;
      case 'deferred':
        this.logger.warn({
          message: 'A mail was put off by the server',
          mail: id,
          attempt: attempts,
          reply: outcome.error,
        });
        await this.queue.deferred(id, outcome.error);
        return;
      case 'unreachable':
        this.logger.warn({
          message: 'The mail server can not be reached',
          mail: id,
          attempt: attempts,
          reply: outcome.error,
        });
        await this.queue.unreachable(id, outcome.error);
    }
  }
}
