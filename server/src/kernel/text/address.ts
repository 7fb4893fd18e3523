import { domainToASCII } from 'node:url';

/** Longest address, in characters (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Characters that mail systems accept unquoted, in groups separated by single dots. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Characters of a domain before its conversion to ASCII, which would also decode `%2e` and the like. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export interface MailAddress {
  /** As typed, with the domain in lower case and in ASCII (`xn--…`). */
  readonly address: string;
  /** The same for every spelling of one address; unique per account. */
  readonly key: string;
}

/**
 * Reads exactly one mail address: no names, groups, comments, quotes or lists, no control characters, one @.
 * @returns null for anything else
 */
export function parseAddress(text: string): MailAddress | null {
  const typed = text.trim();
  if (typed.length === 0 || typed.length > MAX_ADDRESS_LENGTH) return null;
  const at = typed.indexOf('@');
  if (at < 1 || at !== typed.lastIndexOf('@')) return null;

  const local = typed.slice(0, at);
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local)) return null;
  const domain = domainOf(typed.slice(at + 1));
  if (domain === null) return null;

  const address = `${local}@${domain}`;
  return address.length > MAX_ADDRESS_LENGTH ? null : { address, key: address.toLowerCase() };
}

function domainOf(text: string): string | null {
  if (!DOMAIN.test(text)) return null;
  const domain = domainToASCII(text.normalize('NFC'));
  const labels = domain.split('.');
  if (!labels.every((label) => LABEL.test(label))) return null;
  // A host name without a dot is not a mail domain; localhost is accepted for development.
  if (labels.length < 2 && domain !== 'localhost') return null;
  // An IP address is no domain.
  return /^\d+$/.test(labels.at(-1) ?? '') ? null : domain;
}
