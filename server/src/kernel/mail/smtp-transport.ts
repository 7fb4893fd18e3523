import { createTransport, type SendMailOptions } from 'nodemailer';
import { type MailSession, MailTransport, type OutgoingMail, type Outcome } from './mail-transport.js';
import { mimeMessage } from './mime-message.js';
import type { Sender } from './sender.js';
import { outcomeOfFailure } from './smtp-failure.js';

/** Milliseconds for each step: finding, connecting, being greeted, any silence after that. */
const STEP_TIMEOUT_MS = 10_000;
/** Milliseconds for a mail as a whole; a server that answers by drops of a byte is cut off then. */
const MAIL_TIMEOUT_MS = 45_000;
/** Servers tire of a connection after a while; a new one is made before that. */
const MAILS_PER_CONNECTION = 50;

/** Sends mails to the server of SMTP_URL, one after the other on one connection. */
export class SmtpTransport extends MailTransport {
  constructor(
    private readonly url: string,
    private readonly sender: Sender,
  ) {
    super();
  }

  open(): MailSession {
    const server = createTransport({
      url: this.url,
      pool: true,
      maxConnections: 1,
      maxMessages: MAILS_PER_CONNECTION,
      dnsTimeout: STEP_TIMEOUT_MS,
      connectionTimeout: STEP_TIMEOUT_MS,
      greetingTimeout: STEP_TIMEOUT_MS,
      socketTimeout: STEP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Failures come back from sendMail as well, and are handled there.
    server.on('error', () => undefined);
    return {
      send: (mail) => this.send(server, mail),
      close: () => server.close(),
    };
  }

  private async send(server: ReturnType<typeof createTransport>, mail: OutgoingMail): Promise<Outcome> {
    const message: SendMailOptions & { signal: AbortSignal } = {
      ...mimeMessage(this.sender, mail),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    };
    try {
      await server.sendMail(message);
      return { kind: 'sent', raw: null };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  }
}
