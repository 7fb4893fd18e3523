import { checkText } from '#kernel/text/plain-text.js';
import { InvalidClaim } from './claim.errors.js';

/** Longest name and description, in characters as a person counts them. */
export const MAX_CLAIM_NAME = 60;
export const MAX_CLAIM_DESCRIPTION = 300;

const VALUE = /^[A-Za-z][A-Za-z0-9._:-]{1,79}$/;

/** @throws InvalidClaim */
export function claimName(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_CLAIM_NAME });
  if (!checked.ok) throw new InvalidClaim('name', `The name takes 1 to ${MAX_CLAIM_NAME} characters in one line.`);
  return checked.text;
}

/** @throws InvalidClaim */
export function claimDescription(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_CLAIM_DESCRIPTION, allowEmpty: true });
  if (!checked.ok) {
    throw new InvalidClaim(
      'description',
      `The description takes up to ${MAX_CLAIM_DESCRIPTION} characters in one line.`,
    );
  }
  return checked.text;
}

/** @param field as the caller knows it. @throws InvalidClaim */
export function claimValue(raw: string, field: string): string {
  const value = raw.trim();
  if (VALUE.test(value)) return value;
  throw new InvalidClaim(
    field,
    'The value begins with a letter and takes 2 to 80 letters, digits, dots, colons, hyphens and underscores.',
  );
}
