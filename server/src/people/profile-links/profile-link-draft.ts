import { checkText } from '@mallard/rules/plain-text';
import type { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { hasBalancedDirections } from '#kernel/text/bidi.js';
import {
  InvalidProfileField,
  InvalidProfileLink,
  MAX_FIELD_TEXT,
  MAX_LINK_LABEL,
  MAX_LINK_URL,
} from './profile-link.errors.js';

/** A link or a text as it is stored. */
export interface CheckedProfileField {
  label: string;
  /** Empty for a text. */
  url: string;
  /** Null for a link. */
  text: string | null;
}

const WEB_ADDRESS = /^https?:/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Checks the links of a profile; https is added to addresses without a scheme.
 * @throws InvalidProfileLink
 */
export function checkProfileLinks(
  links: readonly { label: string; url: string }[],
  addresses: Pick<ForeignAddresses, 'isAllowed'>,
): CheckedProfileField[] {
  const checked = links.map((link, index) => {
    const label = lineOf(link.label, MAX_LINK_LABEL);
    if (label === null) throw new InvalidProfileLink('INVALID_LINK_LABEL', index);
    const url = addressOf(link.url.trim(), addresses);
    if (url === null) throw new InvalidProfileLink('INVALID_LINK_URL', index);
    return { label, url, text: null };
  });
  const twice = firstTwice(checked);
  if (twice >= 0) throw new InvalidProfileLink('LINK_URL_TWICE', twice);
  return checked;
}

/**
 * Checks the fields of a profile. A value is a link if it is an address that could be one, and otherwise a text; what begins with http
 * is meant as a link.
 * @throws InvalidProfileField
 */
export function checkProfileFields(
  fields: readonly { name: string; value: string }[],
  addresses: Pick<ForeignAddresses, 'isAllowed'>,
): CheckedProfileField[] {
  const checked = fields.map(({ name, value }, index) => {
    const label = lineOf(name, MAX_LINK_LABEL);
    if (label === null) throw new InvalidProfileField('INVALID_FIELD_NAME', index);
    const url = addressOf(value.trim(), addresses);
    if (url !== null) return { label, url, text: null };
    const text = lineOf(value, MAX_FIELD_TEXT);
    if (WEB_ADDRESS.test(value.trim())) throw new InvalidProfileField('INVALID_LINK_URL', index);
    if (!text) throw new InvalidProfileField('INVALID_FIELD_VALUE', index);
    if (label === '') throw new InvalidProfileField('INVALID_FIELD_NAME', index);
    return { label, url: '', text };
  });
  const twice = firstTwice(checked);
  if (twice >= 0) throw new InvalidProfileField('LINK_URL_TWICE', twice);
  return checked;
}

/** The index of a link whose address an earlier one has, or -1. */
const firstTwice = (fields: readonly CheckedProfileField[]) =>
  fields.findIndex(({ url }, index) => url !== '' && fields.findIndex((other) => other.url === url) < index);

function lineOf(typed: string, maxGraphemes: number): string | null {
  const checked = checkText(typed, { maxGraphemes, allowEmpty: true });
  return checked.ok && hasBalancedDirections(checked.text) ? checked.text : null;
}

function addressOf(typed: string, addresses: Pick<ForeignAddresses, 'isAllowed'>): string | null {
  if (typed === '' || typed.length > MAX_LINK_URL || /\s/.test(typed)) return null;
  const url = URL.parse(SCHEME.test(typed) ? typed : `https://${typed}`);
  if (url === null || !url.hostname.includes('.') || !addresses.isAllowed(url)) return null;
  return url.href.length > MAX_LINK_URL ? null : url.href;
}
