import { createECDH } from 'node:crypto';
import { InvalidInput } from '#kernel/errors/app-error.js';
import type { ForeignAddresses } from '#kernel/http/foreign-requests.js';

const MAX_ENDPOINT_LENGTH = 1_000;
const AUTH_BYTES = 16;
const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;

/** Where pushes go, and the keys that they are encrypted with. */
export interface PushEndpoint {
  /** An https address. */
  readonly endpoint: string;
  /** A public key on the curve P-256, as base64url. */
  readonly p256dh: string;
  /** 16 bytes, as base64url. */
  readonly auth: string;
}

/** The session stays until the subscription is stored, and two devices of one person are stored one by one. $1 session, $2 user. */
export const HOLD_SESSION = `
select s.id from sessions s join users u on u.id = s.user_id where s.id = $1::uuid and u.id = $2::uuid
for no key update of u for key share of s`;

/** As it is stored; nothing for what is no address. */
export const hrefOf = (endpoint: string): string => URL.parse(endpoint)?.href ?? '';

/** @returns the address as it is stored @throws InvalidInput for one that is not asked */
export function checkedAddress(addresses: ForeignAddresses, endpoint: string): string {
  const url = endpoint.length <= MAX_ENDPOINT_LENGTH ? URL.parse(endpoint) : null;
  if (url === null || !addresses.isAllowed(url)) throw refused('endpoint must be an https address of a push service.');
  if (!addresses.isOutside(url)) throw refused('endpoint must lead to the public internet.');
  return url.href;
}

const refused = (message: string) => new InvalidInput([{ field: 'endpoint', message }]);

/** @returns it as it is stored @throws InvalidInput for an address that is not asked, and keys that are none */
export function checkedEndpoint(addresses: ForeignAddresses, { endpoint, p256dh, auth }: PushEndpoint): PushEndpoint {
  const href = checkedAddress(addresses, endpoint);
  if (!isPublicKey(p256dh))
    throw new InvalidInput([{ field: 'p256dh', message: 'p256dh must be a public key on the curve P-256.' }]);
  if (!BASE64URL.test(auth) || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    throw new InvalidInput([{ field: 'auth', message: 'auth must be 16 bytes as base64url.' }]);
  return { endpoint: href, p256dh, auth };
}

/** Whether a text is an uncompressed point of the curve, which encrypting needs. */
function isPublicKey(text: string): boolean {
  if (!BASE64URL.test(text) || text.length > 100) return false;
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    const point = Buffer.from(text, 'base64url');
    own.computeSecret(point);
    return point.length === 65;
  } catch {
    return false;
  }
}
