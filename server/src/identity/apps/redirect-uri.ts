import { MAX_APP_ADDRESS } from '../model/app.entity.js';

/** Shows the code, for programs that can't be sent back to, such as those of a terminal. */
export const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';

/** Schemes of browsers and systems: they would run something, or open something else than the app. */
const FOREIGN = new Set(
  `about acap apt attachment blob bitcoin callto cid content data dav dns facetime facetime-audio facetimevideo feed file
  filesystem ftp ftps geo git gopher help im imap intent irc ircs itms itms-apps itms-appss jar javascript jabber ldap ldaps livescript
  magnet mailto maps market message mid mms mocha news nfs nntp onion opaquelocktoken pop prefs rdp resource rlogin rtsp search-ms
  search sftp shell sip sips skype sms smsto smb snews ssh svn tel telnet tftp urn vbscript view-source vnc wais webcal ws wss
  wyciwyg x-apple x-man-page xmpp`.split(/\s+/),
);
const FOREIGN_FAMILY =
  /^(?:android|brave|chrome|edge|mk|moz|ms|opera|safari|vivaldi|x-apple|x-safari)(?:-|$)|^(?:mhtml|res|its|hcp)$/;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether people can be sent back to an address: https with a host, http to the own machine, or a scheme of an app's own (RFC 8252),
 * without a user and without a fragment (RFC 6749, 3.1.2).
 */
export function isRedirectUri(address: string): boolean {
  if (address === OUT_OF_BAND) return true;
  // Printable ASCII: browsers would drop line breaks and tabs inside of a scheme.
  if (address.length > MAX_APP_ADDRESS || !/^[\x21-\x7e]+$/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hash, hostname, username, password } = new URL(address);
  if (hash !== '' || address.endsWith('#') || username !== '' || password !== '') return false;
  const scheme = protocol.slice(0, -1);
  // As it was written: URL finds a host in `https:///x` and `https:x` too.
  if (scheme === 'https') return /^https:\/\/[^/\\?@]+(?:[/?]|$)/i.test(address);
  if (scheme === 'http') return LOOPBACK.test(hostname) && /^http:\/\/[^/\\?@]+(?:[/?]|$)/i.test(address);
  return !FOREIGN.has(scheme) && !FOREIGN_FAMILY.test(scheme);
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
