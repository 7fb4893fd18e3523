import { AppError } from '../errors/app-error.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

/** A rate limit is used up. */
export class RateLimited extends AppError {
  /** @param retryAfter whole seconds, from 1 */
  constructor(
    readonly limit: RateLimitName,
    readonly retryAfter: number,
  ) {
    super('RATE_LIMITED', `Too many requests. Try again in ${retryAfter} seconds.`, {
      reason: 'RATE_LIMITED',
      retryAfter,
    });
  }

  /** HTTP headers: RFC 9110, draft-ietf-httpapi-ratelimit-headers-10, and the older names that clients know. */
  headers(now: Date = new Date()): Record<string, string> {
    const { points, seconds } = RATE_LIMITS[this.limit];
    return {
      'Retry-After': String(this.retryAfter),
      'RateLimit-Policy': `"${this.limit}";q=${points};w=${seconds}`,
      RateLimit: `"${this.limit}";r=0;t=${this.retryAfter}`,
      'X-RateLimit-Limit': String(points),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': new Date(now.getTime() + this.retryAfter * 1_000).toISOString(),
    };
  }
}
