import { InvalidToken } from '../errors/app-error.js';

/** A request over HTTP, as far as tokens are read from it. */
export interface BearerRequest {
  readonly headers: { readonly authorization?: string | undefined };
}

/** Puts a token of a socket where tokens are read from: browsers can send no header with a socket. */
export function bearing(token: string): BearerRequest {
  return { headers: { authorization: `Bearer ${token}` } };
}

/** An access token of a session, or a personal access token. */
const BEARER = /^Bearer +([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+|mallard_[a-z]+_[A-Za-z0-9_-]{43})$/i;
/** Our tokens are below 1,000 characters. */
const MAX_HEADER = 4_096;

/**
 * The token of an Authorization value, over HTTP and connection_init alike.
 * @returns null where no value was sent
 * @throws InvalidToken for anything that does not look like one of our tokens
 */
export function bearerToken(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const match = typeof value === 'string' && value.length <= MAX_HEADER ? BEARER.exec(value) : null;
  if (!match?.[1]) throw new InvalidToken();
  return match[1];
}

const KEY = /^(?! )[\x20-\x7e]{1,200}(?<! )$/;

/** A usable Idempotency-Key: 1 to 200 printable ASCII characters, with spaces only inside; undefined where it is malformed. */
export function idempotencyKeyOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' && KEY.test(value) ? value : undefined;
}
