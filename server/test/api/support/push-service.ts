import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

interface Ece {
  decrypt: (body: Buffer, keys: { version: string; privateKey: ECDH; authSecret: string }) => Buffer;
}
const ece = createRequire(import.meta.url)('http_ece') as Ece;

/** A push as the browser gets it. */
export interface Arrived {
  message: { title: string; body: string; url: string; tag: string; lang: string; dir: string; icon: string };
  headers: IncomingHttpHeaders;
}

/** One browser that has subscribed. */
export class Browser {
  readonly auth = randomBytes(16).toString('base64url');
  readonly arrived: Arrived[] = [];
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
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: this.key, authSecret: this.auth }).toString();
    this.arrived.push({ message: JSON.parse(text) as Arrived['message'], headers });
    return status;
  }

  /** Resolves with all that arrived once there are so many. */
  async got(count: number): Promise<Arrived[]> {
    const deadline = Date.now() + 20_000;
    while (this.arrived.length < count) {
      if (Date.now() > deadline) throw new Error(`${this.arrived.length} pushes arrived, not ${count}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this.arrived;
  }
}

/** A push service on this machine, which decrypts as browsers do. */
export class PushService {
  private readonly browsers = new Map<string, Browser>();

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

  browser(): Browser {
    const { port } = this.server.address() as AddressInfo;
    const path = `/${randomBytes(8).toString('hex')}`;
    const browser = new Browser(`http://127.0.0.1:${port}${path}`);
    this.browsers.set(path, browser);
    return browser;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
