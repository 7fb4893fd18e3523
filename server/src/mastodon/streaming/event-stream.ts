import type { Response } from 'express';
import type { OpenConnection } from '#kernel/graphql/socket/open-connections.js';
import { CLOSE } from '#kernel/graphql/socket/socket-limits.js';
import type { StreamEvent } from './event-source.js';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  // Neither our compression nor a proxy may hold events back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};
/** Milliseconds between comments, by which both sides notice a dead connection. */
const THUMP_MS = 15_000;

/** A response of server-sent events. An empty line ends an event: after a comment, programs would take it for an event of nothing. */
export class EventStream implements OpenConnection {
  private readonly thump: NodeJS.Timeout;

  /** @param maxBuffered bytes for a slow reader */
  constructor(
    private readonly response: Response,
    private readonly maxBuffered: number,
  ) {
    this.thump = setInterval(() => this.write(':thump\n'), THUMP_MS);
    this.thump.unref();
    response.once('close', () => clearInterval(this.thump));
  }

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Sends the headers, so that the client knows that it listens. */
  begin(): void {
    if (!this.isOpen) return;
    this.response.writeHead(200, HEADERS);
    this.write(':)\n');
  }

  /** Null stands for no payload: an event without data is none, and programs read the data of all as JSON. */
  send({ event, payload = 'null' }: StreamEvent): void {
    this.write(`event: ${event}\ndata: ${payload}\n\n`);
  }

  onClose(clean: () => void): void {
    if (this.response.closed) clean();
    else this.response.once('close', clean);
  }

  close(code: number): void {
    if (!this.isOpen) return;
    if (code === CLOSE.later) this.response.destroy();
    else this.response.end();
  }

  private write(text: string): void {
    if (!this.isOpen || !this.response.headersSent) return;
    if (this.response.writableLength > this.maxBuffered) this.close(CLOSE.later);
    else this.response.write(text);
  }
}
