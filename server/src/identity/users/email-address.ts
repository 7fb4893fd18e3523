import { InvalidInput } from '#kernel/errors/app-error.js';
import { type MailAddress, parseAddress } from '#kernel/text/address.js';

export type EmailAddress = MailAddress;

export const INVALID_EMAIL = 'Please enter an email address such as ada@example.com.';

/** The same for a field of an input. @throws InvalidInput EMAIL_INVALID */
export function requireEmail(value: string, field = 'email'): EmailAddress {
  const email = parseAddress(value);
  if (!email) throw new InvalidInput([{ field, message: INVALID_EMAIL }], 'EMAIL_INVALID');
  return email;
}

/** Whether a typed address has this key. */
export function isAddress(value: string, key: string): boolean {
  return parseAddress(value)?.key === key;
}
