import type { PlainMessageKey, Translator } from '../i18n/translator';
import { apiError } from './errors';

/** Rules whose sentence the client knows in every language; for all others the server's own is shown. */
const known = {
  INVALID_CREDENTIALS: 'errors.invalidCredentials',
  EMAIL_NOT_VERIFIED: 'errors.emailNotVerified',
  ACCOUNT_DEACTIVATED: 'errors.accountDeactivated',
  INVALID_REFRESH_TOKEN: 'errors.sessionEnded',
  NOT_SIGNED_IN: 'errors.notSignedIn',
  REGISTRATION_CLOSED: 'errors.registrationClosed',
  TEMPORARILY_UNAVAILABLE: 'errors.unavailable',
  CANNOT_FOLLOW_SELF: 'errors.followSelf',
  NOT_POST_AUTHOR: 'errors.notAuthor',
  POST_NOT_FOUND: 'errors.postNotFound',
  USER_NOT_FOUND: 'errors.userNotFound',
} as const satisfies Record<string, PlainMessageKey>;

export const isIn = <Known extends object>(reasons: Known, reason: string | null): reason is keyof Known & string =>
  reason !== null && reason in reasons;

/** The sentence for a toast or a card: that of the rule, else the server's, else "Network error occurred", else `fallback`. */
export function errorMessage(error: unknown, t: Translator, fallback: string): string {
  const details = apiError(error);
  if (details.code === 'RATE_LIMITED' && details.retryAfter !== null) {
    return t('errors.rateLimited', { count: Math.ceil(details.retryAfter) });
  }
  if (isIn(known, details.reason)) return t(known[details.reason]);
  if (details.message !== null) return t.refusal(details.reason) ?? details.message;
  return details.kind === 'network' ? t('errors.network') : fallback;
}
