import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ServiceUnavailable } from '../errors/app-error.js';
import { isNeverRefused } from './request-limits.js';

/** Requests under way, and waiting for their turn, for each processor. */
const IN_FLIGHT_PER_CPU = 16;
const BACKLOG_PER_CPU = 128;
/** Who waited longer is told to come back: the answer would come too late anyway. */
const MAX_WAIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

interface Waiting {
  readonly response: Response;
  readonly next: NextFunction;
  readonly since: number;
}

/**
 * Takes on as many API requests at once as the machine can serve, lets some wait, and sends the rest away at once, so that
 * overload slows the answers down instead of ending them. It stands after the body parser: a client that sends slowly
 * takes nobody's place, and neither does an upload, whose body is read by its route.
 */
@Injectable()
export class Overload implements OnModuleDestroy {
  private inFlight = 0;
  private waiting: Waiting[] = [];
  private readonly maxInFlight: number;
  private readonly maxWaiting: number;

  constructor(cpus: number = availableParallelism()) {
    this.maxInFlight = cpus * IN_FLIGHT_PER_CPU;
    this.maxWaiting = cpus * BACKLOG_PER_CPU;
  }

  readonly middleware: RequestHandler = (request, response, next) => {
    if (!isGuarded(request)) next();
    else if (this.inFlight < this.maxInFlight) this.enter(response, next);
    else if (this.waiting.length < this.maxWaiting) this.wait(response, next);
    else next(new ServiceUnavailable(undefined, RETRY_AFTER_SECONDS));
  };

  onModuleDestroy(): void {
    for (const { next } of this.waiting.splice(0)) next(new ServiceUnavailable(undefined, RETRY_AFTER_SECONDS));
  }

  private enter(response: Response, next: NextFunction): void {
    this.inFlight += 1;
    let left = false;
    const leave = (): void => {
      if (left) return;
      left = true;
      this.inFlight -= 1;
      this.admitNext();
    };
    // `finish` where the answer went out, `close` where the client went away before.
    response.once('finish', leave);
    response.once('close', leave);
    next();
  }

  private wait(response: Response, next: NextFunction): void {
    const entry: Waiting = { response, next, since: performance.now() };
    this.waiting.push(entry);
    response.once('close', () => {
      const index = this.waiting.indexOf(entry);
      if (index >= 0) this.waiting.splice(index, 1);
    });
  }

  private admitNext(): void {
    while (this.inFlight < this.maxInFlight) {
      const entry = this.waiting.shift();
      if (!entry) return;
      if (performance.now() - entry.since < MAX_WAIT_MS) this.enter(entry.response, entry.next);
      else entry.next(new ServiceUnavailable(undefined, RETRY_AFTER_SECONDS));
    }
  }
}

function isGuarded({ path, headers }: Request): boolean {
  return (
    /^\/(graphql|api)(\/|$)/.test(path) &&
    !isNeverRefused(path) &&
    !headers['content-type']?.startsWith('multipart/form-data')
  );
}
