import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds after the last request in which others are likely to follow. */
const IN_USE_MS = 10_000;
/** Milliseconds to wait for a connection without a request once the server has stopped listening. */
const SILENT_MS = 1_000;
const CHECK_MS = 100;
/** An iteration of the event loop that is shorter was idle; and the most iterations to wait for one. */
const QUIET_TURN_MS = 0.2;
const MAX_TURNS = 1_000;
/** Listeners of one event of a response above which Node warns of a leak. Node's own limit is 10. */
const MAX_LISTENERS = 20;

/**
 * The connections and requests of an HTTP server, so that it can end without breaking a connection that a client is about
 * to use. Must be created before the server listens.
 */
export class Traffic {
  private readonly answering = new Set<ServerResponse>();
  /** When each connection without any received byte was opened. */
  private readonly silent = new Map<Socket, number>();
  private accepted = 0;
  private lastRequest = Number.NEGATIVE_INFINITY;
  private ending = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.accepted += 1;
      this.silent.set(socket, performance.now());
      socket.once('close', () => this.silent.delete(socket));
    });
    // Before the application, which may respond at once.
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.silent.delete(request.socket);
      this.lastRequest = performance.now();
      this.answering.add(response);
      // Each middleware before a route listens for the end of the response, and so does a file stream.
      response.setMaxListeners(MAX_LISTENERS);
      response.once('close', () => this.answering.delete(response));
      if (this.ending) announceEnd(response);
    });
  }

  /** Whether there was a request within the last ten seconds. */
  get isInUse(): boolean {
    return performance.now() - this.lastRequest < IN_USE_MS;
  }

  /** From now on each response asks its client to use another connection next time, and its connection ends with it. */
  announceEnd(): void {
    this.ending = true;
    for (const response of this.answering) announceEnd(response);
  }

  /**
   * Stops listening and finishes what is in flight. Idle connections are closed; WebSockets are left to the socket server.
   * @param milliseconds after which the rest is cut off; half of them at most pass until it does not listen any more
   */
  async end(milliseconds: number): Promise<void> {
    const begin = performance.now();
    this.announceEnd();
    await this.backlogEmpty(begin + milliseconds / 2);
    const cut = setTimeout(() => this.server.closeAllConnections(), begin + milliseconds - performance.now());
    const check = setInterval(() => this.closeSilent(), CHECK_MS);
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    clearInterval(check);
    clearTimeout(cut);
  }

  /**
   * Resolves when this process has accepted all connections in the kernel's backlog: those left there are reset when it stops
   * listening. Each iteration of the event loop accepts one, so a short iteration means that the backlog is empty.
   * @param latest when to give up, in milliseconds of performance.now(), because more connections come than can be accepted
   */
  private async backlogEmpty(latest: number): Promise<void> {
    await setImmediate();
    for (let turn = 0; turn < MAX_TURNS && performance.now() < latest; turn += 1) {
      const [before, begin] = [this.accepted, performance.now()];
      await setImmediate();
      if (this.accepted === before && performance.now() - begin < QUIET_TURN_MS) return;
    }
  }

  /** Browsers open connections in advance, which Node counts as pending requests. */
  private closeSilent(): void {
    for (const [socket, openedAt] of this.silent) {
      if (socket.bytesRead > 0) this.silent.delete(socket);
      else if (performance.now() - openedAt > SILENT_MS) socket.destroy();
    }
  }
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
