import type { Claim } from '../request/claim.js';

/** Whom a limit counts: a key that the request carries, or one that the service knows. */
export type LimitKey =
  /** Person signed in, else address. */
  | 'person'
  /** Address; IPv6 counts by its /64. */
  | 'address'
  /** Session signed in, else address. */
  | 'session'
  /** A mail address, an account's name, or an account together with an address: given by the service. */
  | 'given';

export interface RateLimit {
  /** How many within any `seconds` (a sliding window). */
  readonly points: number;
  readonly seconds: number;
  readonly per: LimitKey;
  /** Whoever holds it does such things for others, as often as it takes. */
  readonly unless?: Claim;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Every rate limit of the product. Code names a row, the tests walk the rows, the manual prints them:
 * a limit that is not here does not exist.
 */
export const RATE_LIMITS = {
  // Every request to /graphql and /api, and every operation over a socket.
  'every-address': { points: 3_000, seconds: 5 * MINUTE, per: 'address' },
  'every-visitor': { points: 300, seconds: 5 * MINUTE, per: 'address' },
  'every-user': { points: 1_500, seconds: 5 * MINUTE, per: 'person' },
  'every-session': { points: 600, seconds: 5 * MINUTE, per: 'session' },
  // Points of GraphQL queries, as query-cost.ts counts them.
  'query-cost-visitor': { points: 1_000, seconds: MINUTE, per: 'address' },
  'query-cost-user': { points: 5_000, seconds: MINUTE, per: 'person' },

  // Identity. Failures are counted by the service, on the account as typed.
  login: { points: 25, seconds: 5 * MINUTE, per: 'address' },
  'login-failures': { points: 10, seconds: 15 * MINUTE, per: 'given' },
  'login-account': { points: 100, seconds: HOUR, per: 'given' },
  refresh: { points: 30, seconds: 5 * MINUTE, per: 'given' },
  register: { points: 5, seconds: 30 * MINUTE, per: 'address' },
  'account-mail': { points: 25, seconds: 5 * MINUTE, per: 'address' },
  'account-mail-to': { points: 5, seconds: 30 * MINUTE, per: 'given' },
  'reset-password': { points: 10, seconds: HOUR, per: 'address' },
  'change-password': { points: 10, seconds: 10 * MINUTE, per: 'person' },
  'handle-exists': { points: 60, seconds: 10 * MINUTE, per: 'person' },

  // What people do.
  'create-post': { points: 300, seconds: HOUR, per: 'person' },
  'create-post-burst': { points: 30, seconds: MINUTE, per: 'person' },
  'create-post-newcomer': { points: 30, seconds: HOUR, per: 'given' },
  'schedule-post': { points: 300, seconds: HOUR, per: 'person' },
  'delete-post': { points: 30, seconds: 30 * MINUTE, per: 'person', unless: 'posts.remove' },
  follow: { points: 400, seconds: HOUR, per: 'person' },
  nod: { points: 1_000, seconds: HOUR, per: 'person' },
  pin: { points: 1_000, seconds: HOUR, per: 'person' },
  'send-whisper': { points: 600, seconds: HOUR, per: 'person' },
  'send-whisper-burst': { points: 60, seconds: MINUTE, per: 'person' },
  upload: { points: 30, seconds: 30 * MINUTE, per: 'person' },
  'upload-check': { points: 60, seconds: 10 * MINUTE, per: 'person' },
  'upload-day': { points: 200, seconds: DAY, per: 'person' },
  search: { points: 60, seconds: 10 * MINUTE, per: 'person' },
  // Suggestions while somebody types, one request a pause.
  suggest: { points: 300, seconds: 10 * MINUTE, per: 'person' },
  export: { points: 10, seconds: 10 * MINUTE, per: 'person' },
  'subscribe-email': { points: 3, seconds: HOUR, per: 'address' },
  'subscribe-email-to': { points: 3, seconds: DAY, per: 'given' },
  contact: { points: 3, seconds: HOUR, per: 'address' },
  'contact-from': { points: 3, seconds: DAY, per: 'given' },
  'admin-write': { points: 300, seconds: 5 * MINUTE, per: 'person' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The rows whose key a request carries, so that a decorator can name them. */
export type RequestLimitName = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends 'given' ? never : Name;
}[RateLimitName];
