import { createTransport, type SendMailOptions } from 'nodemailer';
import { MailTransport, type OutgoingMail, type Outcome } from './mail-transport.js';
import { mimeMessage } from './mime-message.js';
import type { Sender } from '../config/sender.js';
import { outcomeOfFailure } from './smtp-failure.js';

/** Milliseconds for each step: resolving the name, connecting, the greeting, and any silence after that. */
const STEP_TIMEOUT_MS = 10_000;
/** Milliseconds for an email as a whole, for a server that answers byte by byte. */
const MAIL_TIMEOUT_MS = 45_000;
/** Servers limit how many emails they take on one connection. */
const MAILS_PER_CONNECTION = 50;
/** Milliseconds that a connection is held for another email; well below the time after which servers close it. */
const IDLE_MS = 2_000;

type Connection = ReturnType<typeof createTransport>;

/** Sends emails to the server of SMTP_URL, over a connection that serves those sent soon after one another. */
export class SmtpTransport extends MailTransport {
  private connection: Connection | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly sender: Sender,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<Outcome> {
    clearTimeout(this.idle);
    const message: SendMailOptions & { signal: AbortSignal } = {
      ...mimeMessage(this.sender, mail),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    };
    this.connection ??= this.connect();
    const outcome = await this.connection.sendMail(message).then(
      (): Outcome => ({ kind: 'sent', raw: null }),
      (error: unknown) => outcomeOfFailure(error),
    );
    if (outcome.kind === 'unreachable') this.close();
    else this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    return outcome;
  }

  close(): void {
    clearTimeout(this.idle);
    this.connection?.close();
    this.connection = undefined;
  }

  private connect(): Connection {
    const connection = createTransport({
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
    // Failures reject sendMail as well, and are handled there.
    connection.on('error', () => undefined);
    return connection;
  }
}
