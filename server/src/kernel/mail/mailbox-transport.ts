import { createTransport } from 'nodemailer';
import { MailTransport, type OutgoingMail, type Outcome } from './mail-transport.js';
import { mimeMessage } from './mime-message.js';
import type { Sender } from '../config/sender.js';

/** Used without an SMTP server: builds each message as it would be sent, and stores it for the mailbox page. */
export class MailboxTransport extends MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly sender: Sender) {
    super();
  }

  async send(mail: OutgoingMail): Promise<Outcome> {
    const { message } = await this.composer.sendMail(mimeMessage(this.sender, mail));
    return { kind: 'sent', raw: Buffer.isBuffer(message) ? message.toString() : '' };
  }

  close(): void {}
}
