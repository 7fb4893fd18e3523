import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores what it gets, and that can be away or refuse addresses. */
export class SmtpSink {
  readonly received: (Email & { recipients: string[] })[] = [];
  /** Reply codes by address. */
  readonly refusals = new Map<string, number>();
  connections = 0;
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get recipients(): (string | undefined)[] {
    return this.received.map(({ recipients }) => recipients[0]);
  }

  async start(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, callback) => {
        this.connections += 1;
        callback();
      },
      onRcptTo: ({ address }, _session, callback) => {
        const code = this.refusals.get(address);
        callback(code ? Object.assign(new Error(`${address} is not welcome`), { responseCode: code }) : undefined);
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          PostalMime.parse(Buffer.concat(chunks)).then(
            (mail) => {
              this.received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
              callback();
            },
            (error: Error) => callback(error),
          );
        });
      },
    });
    this.server.on('error', () => undefined);
    const listener = this.server.listen(this.port, '127.0.0.1');
    await once(listener, 'listening');
    this.port = (listener.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}
