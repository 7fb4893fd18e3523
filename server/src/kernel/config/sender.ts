import { StartupError } from './startup-error.js';
import { parseAddress } from '../text/address.js';

export interface Sender {
  readonly name: string;
  readonly address: string;
  readonly domain: string;
}

/**
 * Reads MAIL_FROM: an address, or a name and an address in angle brackets.
 * @throws StartupError
 */
export function senderOf(from: string): Sender {
  const named = /^(.*)<([^<>]+)>$/.exec(from.trim());
  const parsed = parseAddress(named?.[2] ?? from);
  if (!parsed) throw new StartupError('MAIL_FROM must be a sender such as Mallard <no-reply@mallard.example>.');
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1');
  return { name, address: parsed.address, domain: parsed.address.slice(parsed.address.indexOf('@') + 1) };
}
