import { Logger } from '@nestjs/common';
import { clientFailure, clientStatusOf } from '#kernel/envelope/client-failure.js';
import { newId } from '#kernel/database/ids.js';
import { InvalidToken, NotSignedIn } from '#kernel/errors/app-error.js';
import { describeError } from '#kernel/errors/describe-error.js';
import type { SocketConnection } from '#kernel/graphql/socket/socket-connection.js';
import { CLOSE, type SocketLimits } from '#kernel/graphql/socket/socket-limits.js';
import { TooManySubscriptions } from '#kernel/graphql/socket/socket-operations.js';
import { addressKey } from '#kernel/limits/limit-keys.js';
import type { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { Authenticator } from '#kernel/request/authenticator.js';
import { bearing } from '#kernel/request/bearer.js';
import { isSignedIn, type SignedInViewer } from '#kernel/request/viewer.js';
import type { StreamEvent } from './event-source.js';
import { type AskedStream, type Stream, streamOf } from './stream.js';
import { InvalidMessage } from './streaming.errors.js';
import type { Streams } from './streams.js';

export interface StreamingParts {
  readonly streams: Streams;
  readonly authenticator: Authenticator;
  readonly limiter: Pick<RateLimiter, 'admitAddress' | 'admitRequest'>;
  readonly limits: SocketLimits;
}

/** One socket of https://docs.joinmastodon.org/methods/streaming/#websocket: any number of streams over it, by messages. */
export class StreamingSocket {
  private readonly logger = new Logger('Streams');
  private readonly transport;
  /** By their labels: what ends each. */
  private readonly open = new Map<string, () => void>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly parts: StreamingParts,
    private readonly connection: SocketConnection,
    private readonly token: string,
  ) {
    this.transport = connection.transport();
    this.transport.onMessage((text) => this.inOrder(() => this.handle(messageOf(text))));
    connection.onClose(() => this.endAll());
  }

  /** The stream that the address asks for. */
  begin(asked: AskedStream): void {
    void this.inOrder(() => this.subscribe(asked));
  }

  /** One after another, so that what is unsubscribed at once has been subscribed. */
  private inOrder(step: () => Promise<void>): Promise<void> {
    this.last = this.last.then(step).catch((error: unknown) => this.refuse(error));
    return this.last;
  }

  private async handle(message: Record<string, unknown>): Promise<void> {
    if (message['type'] === 'subscribe') await this.subscribe(message);
    else if (message['type'] === 'unsubscribe') this.unsubscribe(message);
    else throw new InvalidMessage('Unknown message type');
  }

  private async subscribe(asked: AskedStream): Promise<void> {
    const stream = streamOf(asked);
    const key = keyOf(stream);
    if (this.open.has(key)) return;
    const { limits, streams } = this.parts;
    if (this.open.size >= limits.subscriptionsPerSocket) {
      throw new TooManySubscriptions('A socket', limits.subscriptionsPerSocket);
    }
    const viewer = await this.admit();
    const end = await streams.open(stream, viewer, this.contextOf(viewer), {
      send: (event) => this.send(stream, event),
      interrupt: () => this.connection.close(CLOSE.later, 'Try again later'),
      fail: (error) => {
        this.open.delete(key);
        this.sendError(error);
      },
    });
    if (this.connection.isOpen) this.open.set(key, end);
    else end();
  }

  private unsubscribe(asked: AskedStream): void {
    const key = keyOf(streamOf(asked));
    this.open.get(key)?.();
    this.open.delete(key);
  }

  /** Each subscription counts as a request, and the person is read again for it. */
  private async admit(): Promise<SignedInViewer> {
    const { authenticator, limiter } = this.parts;
    await limiter.admitAddress(addressKey(this.connection.client.ip));
    const viewer = await authenticator.viewerOf(bearing(this.token));
    if (!isSignedIn(viewer)) throw new NotSignedIn();
    await limiter.admitRequest(this.contextOf(viewer));
    return viewer;
  }

  private contextOf(viewer: SignedInViewer) {
    return {
      ...this.connection.client,
      viewer,
      requestId: newId(),
      transport: 'websocket' as const,
      idempotencyKey: null,
      language: viewer.language,
    };
  }

  private send({ label }: Stream, { event, payload }: StreamEvent): void {
    this.tell({ stream: label, event, payload });
  }

  private refuse(error: unknown): void {
    if (error instanceof InvalidToken) this.connection.close(CLOSE.forbidden, 'Forbidden');
    else this.sendError(error);
  }

  private sendError(error: unknown): void {
    const described = describeError(error);
    if (described.status === 500) this.logger.error({ message: 'A stream could not be opened', error });
    this.tell({ ...clientFailure(described), status: clientStatusOf(described) });
  }

  private tell(message: object): void {
    void this.transport.send(JSON.stringify(message));
  }

  private endAll(): void {
    for (const end of this.open.values()) end();
    this.open.clear();
  }
}

/** By the key of a hashtag, however it is written. */
const keyOf = ({ name, tag, listId }: Stream): string => JSON.stringify([name, tag, listId]);

/** @throws InvalidMessage */
function messageOf(text: string): Record<string, unknown> {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new InvalidMessage('Messages must be JSON');
  }
  if (typeof message !== 'object' || message === null) throw new InvalidMessage('Messages must be objects');
  return message as Record<string, unknown>;
}
