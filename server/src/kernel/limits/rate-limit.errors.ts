import { AppError } from '../errors/app-error.js';
import { type NewcomerLimitName, RATE_LIMITS, type RateLimitName } from './rate-limits.js';

/** A rate limit is used up. */
export class RateLimited extends AppError {
  /** @param retryAfter whole seconds, from 1 */
  constructor(
    readonly limit: RateLimitName,
    readonly retryAfter: number,
    { reason, message, values }: { reason: string; message: string; values?: Record<string, number> } = {
      reason: 'RATE_LIMITED',
      message: `Too many requests. Try again in ${retryAfter} seconds.`,
    },
  ) {
    super('RATE_LIMITED', message, { reason, retryAfter, ...(values && { values }) });
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

const REFUSALS: Readonly<Record<NewcomerLimitName, { reason: string; sentence: (max: number) => string }>> = {
  'newcomer-mentions': {
    reason: 'NEWCOMER_MENTIONS',
    sentence: (max) => `A new account can mention ${max} people a day who don't follow it.`,
  },
  'newcomer-conversations': {
    reason: 'NEWCOMER_CONVERSATIONS',
    sentence: (max) => `A new account can whisper to ${max} new people a day who don't follow it.`,
  },
  'newcomer-reply-links': {
    reason: 'NEWCOMER_REPLY_LINKS',
    sentence: (max) => `A new account can put ${max} links a day into replies to people who don't follow it.`,
  },
  'newcomer-follows': {
    reason: 'NEWCOMER_FOLLOWS',
    sentence: (max) => `A new account can follow ${max} people a day.`,
  },
  'newcomer-uploads': {
    reason: 'NEWCOMER_UPLOADS',
    sentence: (max) => `A new account can add ${max} pictures and videos a day.`,
  },
};

/** A newcomer did too much of something to strangers. `values.hours` says when it is possible again. */
export class NewcomerLimited extends RateLimited {
  constructor(limit: NewcomerLimitName, max: number, retryAfter: number) {
    const hours = Math.ceil(retryAfter / 3_600);
    const { reason, sentence } = REFUSALS[limit];
    super(limit, retryAfter, {
      reason,
      message: `${sentence(max)} Try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
      values: { max, hours },
    });
  }
}
