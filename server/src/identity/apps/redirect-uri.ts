import { MAX_APP_ADDRESS } from './app.entity.js';

/** Shows the code, for programs that can't be sent back to, such as those of a terminal. */
export const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';

/** A browser would run these, or show something else than the app. */
const DANGEROUS = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'filesystem:',
  'view-source:',
]);

/** Whether people can be sent back to an address: http, https, or a scheme of an app's own, without a fragment (RFC 6749, 3.1.2). */
export function isRedirectUri(address: string): boolean {
  if (address === OUT_OF_BAND) return true;
  // Printable ASCII: browsers would drop line breaks and tabs inside of a scheme.
  if (address.length > MAX_APP_ADDRESS || !/^[\x21-\x7e]+$/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hash, host } = new URL(address);
  if (DANGEROUS.has(protocol) || hash !== '' || address.endsWith('#')) return false;
  return !/^https?:$/.test(protocol) || host !== '';
}

/** Where the person is sent, for a sentence: the host, or the scheme of an app; null where the code is shown. */
export function placeOf(address: string): string | null {
  if (address === OUT_OF_BAND) return null;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : protocol.slice(0, -1);
}

/** The address with more in its query, which keeps what it had. */
export function withQuery(address: string, more: Readonly<Record<string, string | null>>): string {
  const added = new URLSearchParams(
    Object.entries(more).filter((entry): entry is [string, string] => entry[1] !== null),
  ).toString();
  // Not by URL, which would rewrite the addresses of some apps, such as `app:/callback`.
  return `${address}${address.includes('?') ? '&' : '?'}${added}`;
}
