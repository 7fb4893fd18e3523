import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ServiceUnavailable } from '../errors/app-error.js';
import { describeError } from '../errors/describe-error.js';
import type { Readable } from '../http/cross-origin.js';
import { isApi, isNeverRefused, isStream, isUpload } from '../request/api-routes.js';
import { failureBody, type FailureForm, failureFormOf } from '../http/express-errors.js';
import { SECURITY_HEADERS } from '../http/security-headers.js';
import { CountedWarning } from '../logging/counted-warning.js';
import { leaveOutOfLog } from '../logging/request-log.js';

/** Requests in flight and requests queued, for each processor. */
const IN_FLIGHT_PER_CPU = 16;
const BACKLOG_PER_CPU = 128;
const RETRY_AFTER_SECONDS = 5;

const BUSY = describeError(
  new ServiceUnavailable('The server is busy. Please try again in a moment.', RETRY_AFTER_SECONDS),
);
/** Created once, because a refusal must cost almost nothing. */
const REFUSALS = { graphql: refusal('graphql'), client: refusal('client'), envelope: refusal('envelope') };

type Target = Pick<Request, 'originalUrl'>;

interface Queued {
  readonly request: Request;
  readonly response: Response;
  readonly next: NextFunction;
  readonly since: number;
}

/**
 * Serves as many API requests at once as the machine can, queues some, and refuses the rest at once with 503, so that under
 * overload responses get slower instead of failing.
 */
@Injectable()
export class Overload implements OnModuleDestroy {
  private readonly warning = new CountedWarning((count) =>
    this.logger.warn({ message: 'Overloaded: requests were refused', count }),
  );
  private readonly logger = new Logger(Overload.name);
  private inFlight = 0;
  private refused = 0;
  /** Requests that have not reached `admit` yet; many may arrive in one iteration of the event loop. */
  private arriving = 0;
  private queue: Queued[] = [];
  private readonly maxInFlight: number;
  private readonly maxWaiting: number;

  /**
   * @param cpus processors of this machine
   * @param maxWaitMs milliseconds after which a request in the queue is refused: its client has given up or is about to
   */
  constructor(
    cpus: number,
    private readonly maxWaitMs: number,
  ) {
    this.maxInFlight = cpus * IN_FLIGHT_PER_CPU;
    this.maxWaiting = cpus * BACKLOG_PER_CPU;
  }

  /** How many requests were refused so far. */
  get refusals(): number {
    return this.refused;
  }

  /**
   * Runs before all other listeners of the server's requests. When the queue is full, a request is refused without Express, which
   * would cost as much again as the refusal.
   * @param headersFor the headers that a browser of an origin needs to read the refusal
   */
  protect(server: Server, headersFor: (request: Readable) => Record<string, string>): void {
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const { url: originalUrl = '', method = '' } = request;
      if (isGuarded({ originalUrl, method })) {
        if (this.arriving >= this.room) {
          this.refuse({ originalUrl }, response, headersFor({ originalUrl, headers: request.headers }));
          return;
        }
        this.countArriving();
      }
      for (const listener of listeners) listener.call(server, request, response);
    });
  }

  /**
   * Runs before everything that may wait for the database, authentication included, and after the body parser: a client that
   * sends slowly takes up no permit, and neither does an upload, whose body is read by its route, or a stream, which never ends.
   */
  readonly admit: RequestHandler = (request, response, next) => {
    if (!isGuarded(request) || isUpload(request) || isStream(request)) {
      next();
      return;
    }
    this.arriving = Math.max(0, this.arriving - 1);
    if (this.inFlight < this.maxInFlight) this.run(response, next);
    else if (this.room > 0) this.enqueue(request, response, next);
    else this.refuse(request, response);
  };

  onModuleDestroy(): void {
    for (const { request, response } of this.queue.splice(0)) this.refuse(request, response);
  }

  /** How many more requests can run or wait. */
  private get room(): number {
    return this.maxInFlight + this.maxWaiting - this.inFlight - this.queue.length;
  }

  /** Reset after this iteration of the event loop, because slow senders must not block others. */
  private countArriving(): void {
    if (this.arriving === 0) setImmediate(() => (this.arriving = 0));
    this.arriving += 1;
  }

  private run(response: Response, next: NextFunction): void {
    this.inFlight += 1;
    let released = false;
    const release = (): void => {
      if (released) return;
      released = true;
      this.inFlight -= 1;
      this.admitNext();
    };
    // `finish` when the response was sent, `close` when the client disconnected before.
    response.once('finish', release);
    response.once('close', release);
    next();
  }

  private enqueue(request: Request, response: Response, next: NextFunction): void {
    const entry: Queued = { request, response, next, since: performance.now() };
    this.queue.push(entry);
    const dequeue = (): void => {
      const index = this.queue.indexOf(entry);
      if (index >= 0) this.queue.splice(index, 1);
    };
    // `finish` when the deadline has responded meanwhile.
    response.once('finish', dequeue);
    response.once('close', dequeue);
  }

  private admitNext(): void {
    while (this.inFlight < this.maxInFlight) {
      const entry = this.queue.shift();
      if (!entry) return;
      if (performance.now() - entry.since < this.maxWaitMs) this.run(entry.response, entry.next);
      else this.refuse(entry.request, entry.response);
    }
  }

  private refuse(request: Target, response: ServerResponse, more?: Record<string, string>): void {
    leaveOutOfLog(request);
    this.refused += 1;
    this.warning.add(undefined);
    const { body, headers } = REFUSALS[failureFormOf(request)];
    response.writeHead(503, more ? { ...headers, ...more } : headers).end(body);
  }
}

/** Preflights are answered from memory; a browser reports a refused one as a network error. */
function isGuarded(request: Pick<Request, 'originalUrl' | 'method'>): boolean {
  return isApi(request) && !isNeverRefused(request) && request.method !== 'OPTIONS';
}

function refusal(form: FailureForm) {
  // A string goes out with the headers in one packet. Its length is in bytes, because it is ASCII.
  const body = JSON.stringify(failureBody(BUSY, form));
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_SECONDS),
  };
  return { body, headers };
}
