import { createStreamingAPIClient, type mastodon } from 'masto';
import { WebSocket } from 'ws';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import type { TestApp } from '../../api/support/app.js';
import { until } from '../../api/support/listening.js';

const addressOf = (app: TestApp) => app.url.replace('http', 'ws');

/** Resolves once the server serves so many streams. */
export async function streamsOpen(app: TestApp, count: number): Promise<void> {
  await until(() => app.get(SocketServer).subscriptions === count, `${count} streams`);
}

/** Of masto: one client, and so one socket, for each. Close it in the test. */
export function streamingClient(app: TestApp, accessToken: string): mastodon.streaming.Client {
  return createStreamingAPIClient({
    streamingApiUrl: addressOf(app),
    accessToken,
    retry: false,
    implementation: WebSocket,
  });
}

/** What a subscription of masto has received. */
export class Heard {
  readonly events: mastodon.streaming.Event[] = [];

  constructor(subscription: mastodon.streaming.Subscription) {
    void this.listen(subscription);
  }

  /** Resolves to the first event that fits. */
  async first(fits: (event: mastodon.streaming.Event) => boolean): Promise<mastodon.streaming.Event> {
    await until(() => this.events.some(fits), 'an event');
    return this.events.find(fits)!;
  }

  /** The contents of new statuses, without their tags. */
  contents(): string[] {
    return this.events.flatMap(({ event, payload }) =>
      event === 'update' ? [payload.content.replaceAll(/<[^>]*>/g, '')] : [],
    );
  }

  private async listen(subscription: mastodon.streaming.Subscription): Promise<void> {
    try {
      for await (const event of subscription) this.events.push(event);
    } catch {
      // The client was closed.
    }
  }
}

/** A message as it came, with its payload as JSON where it is. */
export interface Message {
  stream?: string[];
  event?: string;
  payload?: string;
  error?: string;
  status?: number;
}

/** A socket without a client library, for what those never do. */
export class RawSocket {
  readonly messages: Message[] = [];
  readonly opened: Promise<void>;
  /** The status of a refused handshake; never resolves for an open socket. */
  readonly refused: Promise<number>;
  readonly closed: Promise<number>;
  private readonly socket: WebSocket;

  constructor(
    app: TestApp,
    { query = '', protocol, headers = {} }: { query?: string; protocol?: string; headers?: Record<string, string> },
    path = '/api/v1/streaming',
  ) {
    const address = `${addressOf(app)}${path}${query}`;
    this.socket =
      protocol === undefined ? new WebSocket(address, { headers }) : new WebSocket(address, protocol, { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as Message));
    this.opened = new Promise((resolve) => this.socket.once('open', resolve));
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.refused = new Promise((resolve) =>
      this.socket.once('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      }),
    );
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Resolves to the next message that fits, of those that came and those to come. */
  async first(fits: (message: Message) => boolean): Promise<Message> {
    await until(() => this.messages.some(fits), 'a message');
    return this.messages.find(fits)!;
  }

  /** Resolves to all messages, once so many have come. */
  async all(count: number): Promise<Message[]> {
    await until(() => this.messages.length >= count, `${count} messages`);
    return this.messages;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
