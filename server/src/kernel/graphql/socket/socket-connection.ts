import { setImmediate } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { WebSocket as TransportSocket } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import { describeError } from '../../errors/describe-error.js';
import type { SignedInViewer } from '../../request/viewer.js';
import { CLOSE, type SocketLimits } from './socket-limits.js';

const logger = new Logger('Sockets');
const MINUTE_MS = 60_000;

/** What is known of a client from its upgrade request. */
export interface SocketClient {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly language: string;
}

/** The identity of a socket; the viewer is loaded again for each operation. */
export interface SocketIdentity {
  readonly token: string;
  viewer: SignedInViewer;
}

/** One socket: counts incoming messages, bounds the outgoing buffer, and detects dead peers. */
export class SocketConnection {
  /** Null for a visitor, and before connection_init. */
  identity: SocketIdentity | null = null;
  /** From connection_init, as sent. */
  idempotencyKey: unknown = null;
  private readonly cleanups: (() => void)[] = [];
  private readonly starting = new Set<Promise<unknown>>();
  private windowStart = 0;
  private messages = 0;
  private pong: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    readonly client: SocketClient,
    private readonly limits: SocketLimits,
  ) {
    const heartbeat = setInterval(() => this.ping(), limits.pingMs);
    heartbeat.unref();
    socket.on('pong', () => clearTimeout(this.pong));
    socket.on('ping', () => this.count());
    // ws closes the socket after an error; without a listener, the error would end the process.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(this.pong);
      for (const clean of this.cleanups.splice(0)) clean();
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Runs `clean` when the socket closes; at once where it has closed already. */
  onClose(clean: () => void): void {
    if (this.isOpen) this.cleanups.push(clean);
    else clean();
  }

  /** Counts an operation as starting until `step` has ended. @returns `step` */
  whileStarting<T>(step: Promise<T>): Promise<T> {
    const ended = () => void this.starting.delete(step);
    this.starting.add(step);
    step.then(ended, ended);
    return step;
  }

  /** Resolves once no operation is starting any more: every subscription so far is active or was refused. */
  async allStarted(): Promise<void> {
    while (this.starting.size > 0) {
      await Promise.allSettled(this.starting);
      // The next step of an operation starts within the same iteration of the event loop.
      await setImmediate();
    }
  }

  /** Closes the socket, and terminates it where the other side does not respond. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.socket.close(code, reason);
    const timeout = setTimeout(() => this.socket.terminate(), this.limits.closeMs);
    timeout.unref();
    this.socket.once('close', () => clearTimeout(timeout));
  }

  /** The socket in the interface of graphql-ws. */
  transport(): TransportSocket {
    return {
      protocol: this.socket.protocol,
      send: (text) => this.send(text),
      close: (code, reason) => this.close(code ?? CLOSE.fault, reason ?? ''),
      onMessage: (handle) => {
        this.socket.on('message', (data, isBinary) => void this.receive(data, isBinary, handle));
      },
    };
  }

  private send(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > this.limits.sendBufferBytes) {
      this.close(CLOSE.later, 'Too slow');
      return;
    }
    this.socket.send(text);
  }

  private async receive(data: RawData, isBinary: boolean, handle: (text: string) => Promise<void>): Promise<void> {
    if (!this.isOpen || !this.count()) return;
    if (isBinary) {
      this.close(CLOSE.badRequest, 'Messages must be text');
      return;
    }
    try {
      // ws passes one Buffer by default.
      await handle((data as Buffer).toString('utf8'));
    } catch (error) {
      if (isOfServers(data as Buffer)) {
        this.close(CLOSE.badRequest, 'Only servers send this message');
        return;
      }
      logger.error({ message: 'A message could not be handled', error });
      if (describeError(error).code === 'SERVICE_UNAVAILABLE') this.close(CLOSE.later, 'Try again later');
      else this.close(CLOSE.fault, 'Internal server error');
    }
  }

  /** Counts a message. @returns whether it is within the limit */
  private count(): boolean {
    const now = performance.now();
    if (now - this.windowStart >= MINUTE_MS) {
      this.windowStart = now;
      this.messages = 0;
    }
    this.messages += 1;
    if (this.messages <= this.limits.messagesPerMinute) return true;
    this.close(CLOSE.later, 'Too many messages');
    return false;
  }

  private ping(): void {
    if (!this.isOpen) return;
    clearTimeout(this.pong);
    this.pong = setTimeout(() => this.socket.terminate(), this.limits.pongMs);
    this.pong.unref();
    this.socket.ping();
  }
}

/** graphql-ws throws for a valid message that a client may not send, as if it were a fault of the server. */
function isOfServers(data: Buffer): boolean {
  const { type } = JSON.parse(data.toString('utf8')) as { type: string };
  return ['connection_ack', 'next', 'error'].includes(type);
}
