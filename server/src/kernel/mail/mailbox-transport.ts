import { createTransport } from 'nodemailer';
import { type MailSession, MailTransport, type OutgoingMail, type Outcome } from './mail-transport.js';
import { mimeMessage } from './mime-message.js';
import type { Sender } from './sender.js';

/** Where no SMTP server is set: builds each message as it would go out, and keeps it for the mailbox page. */
export class MailboxTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly sender: Sender) {
    super();
  }

  open(): MailSession {
    return { send: (mail) => this.keep(mail), close: () => undefined };
  }

  private async keep(mail: OutgoingMail): Promise<Outcome> {
    const { message } = await this.composer.sendMail(mimeMessage(this.sender, mail));
    return { kind: 'sent', raw: Buffer.isBuffer(message) ? message.toString() : '' };
  }
}
