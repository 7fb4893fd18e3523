import { checkText } from '@mallard/rules/plain-text';
import type { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { hasBalancedDirections } from '#kernel/text/bidi.js';
import { InvalidProfileLink, MAX_LINK_LABEL, MAX_LINK_URL } from './profile-link.errors.js';

/** A link as it is stored. */
export interface CheckedProfileLink {
  label: string;
  url: string;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Checks the links of a profile; https is added to addresses without a scheme.
 * @throws InvalidProfileLink
 */
export function checkProfileLinks(
  links: readonly { label: string; url: string }[],
  addresses: Pick<ForeignAddresses, 'isAllowed'>,
): CheckedProfileLink[] {
  const checked = links.map((link, index) => {
    const label = checkText(link.label, { maxGraphemes: MAX_LINK_LABEL, allowEmpty: true });
    if (!label.ok || !hasBalancedDirections(label.text)) throw new InvalidProfileLink('INVALID_LINK_LABEL', index);
    const url = addressOf(link.url.trim(), addresses);
    if (url === null) throw new InvalidProfileLink('INVALID_LINK_URL', index);
    return { label: label.text, url };
  });
  checked.forEach(({ url }, index) => {
    if (checked.findIndex((other) => other.url === url) < index) throw new InvalidProfileLink('LINK_URL_TWICE', index);
  });
  return checked;
}

function addressOf(typed: string, addresses: Pick<ForeignAddresses, 'isAllowed'>): string | null {
  if (typed === '' || typed.length > MAX_LINK_URL || /\s/.test(typed)) return null;
  const url = URL.parse(SCHEME.test(typed) ? typed : `https://${typed}`);
  if (url === null || !url.hostname.includes('.') || !addresses.isAllowed(url)) return null;
  return url.href.length > MAX_LINK_URL ? null : url.href;
}
