import { checkText } from '@mallard/rules/plain-text';
import { InvalidClaim } from './claim.errors.js';

/** Longest name and description, in graphemes. */
export const MAX_CLAIM_NAME = 60;
export const MAX_CLAIM_DESCRIPTION = 300;

const VALUE = /^[A-Za-z][A-Za-z0-9._:-]{1,79}$/;

/** @throws InvalidClaim */
export function claimName(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_CLAIM_NAME });
  if (!checked.ok)
    throw new InvalidClaim('name', `The name must be a single line of 1 to ${MAX_CLAIM_NAME} characters.`);
  return checked.text;
}

/** @throws InvalidClaim */
export function claimDescription(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_CLAIM_DESCRIPTION, allowEmpty: true });
  if (!checked.ok) {
    throw new InvalidClaim(
      'description',
      `The description must be a single line of at most ${MAX_CLAIM_DESCRIPTION} characters.`,
    );
  }
  return checked.text;
}

/** @param field its name in the request. @throws InvalidClaim */
export function claimValue(raw: string, field: string): string {
  const value = raw.trim();
  if (VALUE.test(value)) return value;
  throw new InvalidClaim(
    field,
    'The value must begin with a letter and be 2 to 80 letters, digits, dots, colons, hyphens and underscores.',
  );
}
