import type { Claim } from '../request/claim.js';

/** What a limit counts by: a key that the request carries, or one that the service knows. */
export type LimitKey =
  /** Person signed in, else address. */
  | 'person'
  /** Address; IPv6 counts by its /64, and sixteen times as much by its /48. */
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
  /** People with this claim are not limited, because they act on behalf of others. */
  readonly unless?: Claim;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Every rate limit of the product. Code refers to a row by its name, the tests cover each row, and the documentation prints them.
 */
export const RATE_LIMITS = {
  // Every request to /graphql and /api, and every operation over a socket.
  'every-address': { points: 3_000, seconds: 5 * MINUTE, per: 'address' },
  'every-visitor': { points: 300, seconds: 5 * MINUTE, per: 'address' },
  'every-user': { points: 1_500, seconds: 5 * MINUTE, per: 'person' },
  'every-session': { points: 600, seconds: 5 * MINUTE, per: 'session' },
  // Points of GraphQL queries, as query-cost.ts counts them. A page of 20 quacks is some 900 to 1,100 at most: what it may quote,
  // requack and ask counts, although most quacks do nothing of it.
  'query-cost-visitor': { points: 4_000, seconds: MINUTE, per: 'address' },
  'query-cost-user': { points: 20_000, seconds: MINUTE, per: 'person' },

  // Identity. Failures are counted by the service, on the name and on the account that it is of.
  login: { points: 25, seconds: 5 * MINUTE, per: 'address' },
  'login-failures': { points: 10, seconds: 15 * MINUTE, per: 'given' },
  'login-account': { points: 100, seconds: HOUR, per: 'given' },
  refresh: { points: 30, seconds: 5 * MINUTE, per: 'given' },
  register: { points: 5, seconds: 30 * MINUTE, per: 'address' },
  'account-mail': { points: 25, seconds: 5 * MINUTE, per: 'address' },
  'account-mail-to': { points: 5, seconds: 30 * MINUTE, per: 'given' },
  'reset-password': { points: 10, seconds: HOUR, per: 'address' },
  'change-password': { points: 10, seconds: 10 * MINUTE, per: 'person' },
  'change-email': { points: 10, seconds: HOUR, per: 'person' },
  'change-handle': { points: 20, seconds: HOUR, per: 'person' },
  // Each may have the pages of 4 links read.
  'profile-links': { points: 20, seconds: HOUR, per: 'person' },
  'create-invite': { points: 30, seconds: HOUR, per: 'person' },
  'create-token': { points: 20, seconds: HOUR, per: 'person' },
  // Each installation of an app registers once, and gets a token for each sign-in.
  'create-app': { points: 10, seconds: HOUR, per: 'address' },
  'authorize-app': { points: 60, seconds: HOUR, per: 'person' },
  'oauth-token': { points: 60, seconds: 5 * MINUTE, per: 'address' },
  // Of a signed-in person who is asked for it again.
  'confirm-password': { points: 10, seconds: 10 * MINUTE, per: 'given' },
  // A code of the second factor, asked for beside it.
  'confirm-code': { points: 10, seconds: 10 * MINUTE, per: 'given' },
  // Devices that get pushes: subscribed, unsubscribed, tested.
  push: { points: 60, seconds: HOUR, per: 'person' },
  security: { points: 60, seconds: HOUR, per: 'person' },
  // Each visit to the sign-in page asks for a challenge.
  'passkey-options': { points: 100, seconds: 5 * MINUTE, per: 'address' },
  'handle-exists': { points: 60, seconds: 10 * MINUTE, per: 'person' },

  // What people do.
  'create-post': { points: 300, seconds: HOUR, per: 'person' },
  'create-post-burst': { points: 30, seconds: MINUTE, per: 'person' },
  'create-post-newcomer': { points: 30, seconds: HOUR, per: 'given' },
  // What newcomers do to strangers, besides (kernel/limits/newcomers.ts says who is one).
  'newcomer-mentions': { points: 20, seconds: DAY, per: 'given' },
  'newcomer-conversations': { points: 5, seconds: DAY, per: 'given' },
  'newcomer-reply-links': { points: 3, seconds: DAY, per: 'given' },
  'newcomer-follows': { points: 100, seconds: DAY, per: 'given' },
  'newcomer-uploads': { points: 20, seconds: DAY, per: 'given' },
  'schedule-post': { points: 300, seconds: HOUR, per: 'person' },
  // A client saves what is being written after each pause, on every device.
  draft: { points: 120, seconds: MINUTE, per: 'person' },
  'edit-post': { points: 60, seconds: 10 * MINUTE, per: 'person' },
  'reply-control': { points: 300, seconds: HOUR, per: 'person' },
  'delete-post': { points: 30, seconds: 30 * MINUTE, per: 'person', unless: 'posts.remove' },
  // Following, and deciding about those who ask.
  follow: { points: 400, seconds: HOUR, per: 'person' },
  relationship: { points: 120, seconds: HOUR, per: 'person' },
  // Filters of words, and muted conversations.
  filter: { points: 120, seconds: HOUR, per: 'person' },
  // Decisions about requests of notifications and whispers.
  request: { points: 400, seconds: HOUR, per: 'person' },
  // Lists, what they hold, and followed hashtags.
  list: { points: 400, seconds: HOUR, per: 'person' },
  // Besides, 20 reports a day and 5 about the same person.
  report: { points: 60, seconds: HOUR, per: 'person' },
  appeal: { points: 20, seconds: DAY, per: 'person' },
  notice: { points: 3, seconds: HOUR, per: 'address' },
  nod: { points: 1_000, seconds: HOUR, per: 'person' },
  // A client sends at most one in 10 seconds; a person may have several open.
  'reading-position': { points: 60, seconds: MINUTE, per: 'person' },
  requack: { points: 300, seconds: HOUR, per: 'person' },
  // Who may quote, and decisions about quotes.
  quote: { points: 400, seconds: HOUR, per: 'person' },
  vote: { points: 1_000, seconds: HOUR, per: 'person' },
  pin: { points: 1_000, seconds: HOUR, per: 'person' },
  'feature-post': { points: 120, seconds: HOUR, per: 'person' },
  'send-whisper': { points: 600, seconds: HOUR, per: 'person' },
  'send-whisper-burst': { points: 60, seconds: MINUTE, per: 'person' },
  // Whispers that were sent: edited, deleted.
  'change-whisper': { points: 600, seconds: HOUR, per: 'person' },
  upload: { points: 30, seconds: 30 * MINUTE, per: 'person' },
  'upload-check': { points: 60, seconds: 10 * MINUTE, per: 'person' },
  'upload-day': { points: 200, seconds: DAY, per: 'person' },
  search: { points: 60, seconds: 10 * MINUTE, per: 'person' },
  // Suggestions while typing, one request per pause.
  suggest: { points: 300, seconds: 10 * MINUTE, per: 'person' },
  export: { points: 10, seconds: 10 * MINUTE, per: 'person' },
  // Files of accounts: uploaded, confirmed, cancelled.
  import: { points: 60, seconds: HOUR, per: 'person' },
  'subscribe-email': { points: 3, seconds: HOUR, per: 'address' },
  'subscribe-email-to': { points: 3, seconds: DAY, per: 'given' },
  contact: { points: 3, seconds: HOUR, per: 'address' },
  'contact-from': { points: 3, seconds: DAY, per: 'given' },
  'newsletter-test': { points: 20, seconds: HOUR, per: 'person' },
  'admin-write': { points: 300, seconds: 5 * MINUTE, per: 'person' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type NewcomerLimitName = Extract<RateLimitName, `newcomer-${string}`>;

/** The limits whose key a request carries, so that a decorator can name them. */
export type RequestLimitName = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['per'] extends 'given' ? never : Name;
}[RateLimitName];
