import type { PlainMessageKey, Translator } from '../i18n/translator';
import { isIn } from './error-messages';
import { type ApiError, apiError } from './errors';

/** Reasons about a single field that the client translates. */
const knownOfFields = {
  HANDLE_TAKEN: 'errors.handleTaken',
  EMAIL_INVALID: 'forms.email',
  PASSWORD_TOO_WEAK: 'errors.passwordTooWeak',
  PASSWORD_INVALID: 'errors.passwordInvalid',
  PASSWORD_UNCHANGED: 'errors.passwordUnchanged',
  INVALID_CREDENTIALS: 'errors.wrongPassword',
} as const satisfies Record<string, PlainMessageKey>;

/** Reasons that say less than the server's message for the field. */
const general = new Set([
  'INVALID_INPUT',
  'INVALID_CONTACT',
  'INVALID_MAINTENANCE',
  'CLAIM_INVALID',
  'INVALID_PRODUCT',
]);

/** The message for each field that the server refused. */
export function fieldMessages(error: unknown, t: Translator): ApiError['fields'] {
  const { fields, reason } = apiError(error);
  const [only, ...others] = Object.keys(fields);
  // The reason belongs to one field; with several invalid fields, it is unknown to which.
  if (only === undefined || others.length > 0 || (reason !== null && general.has(reason))) return fields;
  const words = isIn(knownOfFields, reason) ? t(knownOfFields[reason]) : t.refusal(reason);
  return words === null ? fields : { [only]: words };
}
