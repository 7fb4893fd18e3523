import type { PlainMessageKey, Translator } from '../i18n/translator';
import { isIn } from './error-messages';
import { type ApiError, apiError } from './errors';

/** Rules about one field whose sentence the client knows in every language. */
const knownOfFields = {
  HANDLE_TAKEN: 'errors.handleTaken',
  EMAIL_INVALID: 'forms.email',
  PASSWORD_TOO_WEAK: 'errors.passwordTooWeak',
  PASSWORD_INVALID: 'errors.passwordInvalid',
  PASSWORD_UNCHANGED: 'errors.passwordUnchanged',
  INVALID_CREDENTIALS: 'errors.wrongPassword',
} as const satisfies Record<string, PlainMessageKey>;

/** Say less than the server's sentence for the field. */
const general = new Set([
  'INVALID_INPUT',
  'INVALID_CONTACT',
  'INVALID_MAINTENANCE',
  'CLAIM_INVALID',
  'INVALID_PRODUCT',
]);

/** The sentence for each field that the server complains about. */
export function fieldMessages(error: unknown, t: Translator): ApiError['fields'] {
  const { fields, reason } = apiError(error);
  const [only, ...others] = Object.keys(fields);
  // A reason is that of one complaint; with several nobody can tell which.
  if (only === undefined || others.length > 0 || (reason !== null && general.has(reason))) return fields;
  const words = isIn(knownOfFields, reason) ? t(knownOfFields[reason]) : t.refusal(reason);
  return words === null ? fields : { [only]: words };
}
