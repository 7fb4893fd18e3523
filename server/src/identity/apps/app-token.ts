import { randomBytes } from 'node:crypto';

/** By which people and secret scanners recognize a token. */
const PREFIX = 'mallard_app_';

/** The token of an app: 256 random bits behind the prefix. `hashOf` makes what is stored of it. */
export function newAppToken(): string {
  return PREFIX + randomBytes(32).toString('base64url');
}

export function isAppToken(token: string): boolean {
  return token.startsWith(PREFIX);
}
