import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

interface EceKeys {
  version: string;
  privateKey: ECDH;
  authSecret: string;
  /** In the body itself, but for aesgcm. */
  dh?: string;
  salt?: string;
}
interface Ece {
  decrypt: (body: Buffer, keys: EceKeys) => Buffer;
}
const ece = createRequire(import.meta.url)('http_ece') as Ece;

/** What our own client gets. */
interface OwnMessage {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: string;
  dir: string;
  icon: string;
}

/** A push as the browser gets it. */
export interface Arrived<Message = OwnMessage> {
  message: Message;
  headers: IncomingHttpHeaders;
}

/** One browser that has subscribed. */
export class Browser<Message = OwnMessage> {
  readonly auth = randomBytes(16).toString('base64url');
  readonly arrived: Arrived<Message>[] = [];
  /** What the service answers next; 201 once these are used up. */
  readonly answers: number[] = [];
  private readonly key = createECDH('prime256v1');

  constructor(readonly endpoint: string) {
    this.key.generateKeys();
  }

  get subscription() {
    return { endpoint: this.endpoint, p256dh: this.key.getPublicKey().toString('base64url'), auth: this.auth };
  }

  take(headers: IncomingHttpHeaders, body: Buffer): number {
    const status = this.answers.shift() ?? 201;
    if (status !== 201) return status;
    const version = headers['content-encoding'] ?? '';
    const [, salt] = /salt=([\w-]+)/.exec(String(headers['encryption'])) ?? [];
    const [, dh] = /dh=([\w-]+)/.exec(String(headers['crypto-key'])) ?? [];
    const inHeaders = version === 'aesgcm' && { salt, dh };
    const text = ece.decrypt(body, { version, privateKey: this.key, authSecret: this.auth, ...inHeaders }).toString();
    this.arrived.push({ message: JSON.parse(text) as Message, headers });
    return status;
  }

  /** Resolves with all that arrived once there are so many. */
  async got(count: number): Promise<Arrived<Message>[]> {
    const deadline = Date.now() + 60_000;
    while (this.arrived.length < count) {
      if (Date.now() > deadline) throw new Error(`${this.arrived.length} pushes arrived, not ${count}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this.arrived;
  }
}

/** A push service on this machine, which decrypts as browsers do. */
export class PushService {
  private readonly browsers = new Map<string, Pick<Browser, 'take'>>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PushService> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const browser = service.browsers.get(request.url ?? '');
        response.statusCode = browser?.take(request.headers, Buffer.concat(parts)) ?? 404;
        response.end();
      });
    });
    const service = new PushService(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  browser<Message = OwnMessage>(): Browser<Message> {
    const { port } = this.server.address() as AddressInfo;
    const path = `/${randomBytes(8).toString('hex')}`;
    const browser = new Browser<Message>(`http://127.0.0.1:${port}${path}`);
    this.browsers.set(path, browser);
    return browser;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
