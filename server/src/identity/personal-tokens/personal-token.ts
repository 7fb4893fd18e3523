import { createHash, randomBytes } from 'node:crypto';

/** By which people and secret scanners recognize a token. */
const PREFIX = 'mallard_pat_';

/** 256 random bits behind the prefix. */
export function newPersonalToken(): string {
  return PREFIX + randomBytes(32).toString('base64url');
}

export function isPersonalToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** What is stored of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
