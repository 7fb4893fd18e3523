import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { holds } from '../request/claim.js';
import type { RequestContext } from '../request/request-context.js';
import { isSignedIn } from '../request/viewer.js';
import { givenKey, keyOf, widerKey } from './limit-keys.js';
import { RateLimited } from './rate-limit.errors.js';
import { RATE_LIMITS, type RateLimit, type RateLimitName, type RequestLimitName } from './rate-limits.js';
import type { SlidingWindowStore, Usage } from './sliding-window-store.js';

/** How many times a limit the /64 networks of one IPv6 /48 may use together. */
const NETWORKS_AT_ONCE = 16;

export const WINDOW_STORE = Symbol('WINDOW_STORE');

/** Checks requests and services against the table of rate limits. */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'RATE_LIMITS'>,
    @Inject(WINDOW_STORE) private readonly store: SlidingWindowStore,
  ) {}

  /** False where the operator has turned all limits off. */
  get isOn(): boolean {
    return this.settings.RATE_LIMITS;
  }

  /**
   * Counts by a key that the service knows: a mail address, an account (`accountAt` for an account from an address), a
   * session's family. Case does not matter, and only a digest is stored.
   * @throws RateLimited, and then nothing was counted
   */
  async consume(name: RateLimitName, key: string, points = 1): Promise<void> {
    await this.count(name, givenKey(key), points);
  }

  /** Whether `points` more would pass, without counting them. @throws RateLimited where not */
  async check(name: RateLimitName, key: string, points = 1): Promise<void> {
    const { allowed, waitMs } = await this.peek(name, key, points);
    if (this.settings.RATE_LIMITS && !allowed) throw refusal(name, waitMs);
  }

  /** How far a key has used a limit, and whether `points` more would pass. */
  async peek(name: RateLimitName, key: string, points = 1): Promise<Usage> {
    return this.store.peek(counter(name, givenKey(key)), RATE_LIMITS[name], points);
  }

  /** Sets a counter to zero, such as the failures before a success. */
  async reset(name: RateLimitName, key: string): Promise<void> {
    await this.store.reset(counter(name, givenKey(key)));
  }

  /** Counts a request against a limit whose key it carries. @throws RateLimited */
  async admit(name: RequestLimitName, ctx: RequestContext, points = 1): Promise<void> {
    const { per, unless }: RateLimit = RATE_LIMITS[name];
    if (unless !== undefined && holds(ctx.viewer, unless)) return;
    await this.count(name, keyOf(per, ctx), points);
  }

  /**
   * Counts a request against the limits of all requests: over HTTP and operations over a socket alike.
   * The address alone is counted before anyone is authenticated (`admitAddress`).
   * @throws RateLimited
   */
  async admitRequest(ctx: RequestContext): Promise<void> {
    if (!isSignedIn(ctx.viewer)) {
      await this.admit('every-visitor', ctx);
      return;
    }
    await this.admit('every-user', ctx);
    await this.admit('every-session', ctx);
  }

  /** @throws RateLimited */
  async admitAddress(addressKey: string): Promise<void> {
    await this.count('every-address', `ip:${addressKey}`, 1);
  }

  /** Counts the points of a query's cost. @throws RateLimited */
  async admitCost(ctx: RequestContext, points: number): Promise<void> {
    if (points > 0) await this.admit(isSignedIn(ctx.viewer) ? 'query-cost-user' : 'query-cost-visitor', ctx, points);
  }

  private async count(name: RateLimitName, key: string, points: number): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    const limit: RateLimit = RATE_LIMITS[name];
    const { allowed, waitMs } = await this.store.consume(counter(name, key), limit, points);
    if (!allowed) throw refusal(name, waitMs);

    // After the narrower limit, so that requests refused there do not count against neighbors.
    const wider = widerKey(key);
    if (wider === null) return;
    const around = { points: limit.points * NETWORKS_AT_ONCE, seconds: limit.seconds };
    const usage = await this.store.consume(counter(name, wider), around, points);
    if (!usage.allowed) throw refusal(name, usage.waitMs);
  }
}

function counter(name: RateLimitName, key: string): string {
  return `${name}:${key}`;
}

function refusal(name: RateLimitName, waitMs: number): RateLimited {
  return new RateLimited(name, Math.max(1, Math.ceil(waitMs / 1_000)));
}
