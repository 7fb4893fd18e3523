import type { PlainMessageKey, Translator } from '../i18n/translator';
import { apiError } from './errors';

/** Reasons that the client translates; others show the message of the server. */
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

/**
 * The message for a toast or a card: the translated reason, else the server's message, else "Network error occurred" or,
 * where the device knows that it has no network, "You're offline", else `fallback`.
 */
export function errorMessage(error: unknown, t: Translator, fallback: string): string {
  const details = apiError(error);
  // Those of newcomers say what is limited, and until when in hours.
  const { hours } = details.values;
  if (details.code === 'RATE_LIMITED' && details.retryAfter !== null && hours === undefined) {
    return t('errors.rateLimited', { count: Math.ceil(details.retryAfter) });
  }
  if (isIn(known, details.reason)) return t(known[details.reason]);
  if (details.message !== null) return t.refusal(details.reason)?.replace('{hours}', String(hours)) ?? details.message;
  if (details.kind !== 'network') return fallback;
  return t(navigator.onLine === false ? 'errors.offline' : 'errors.network');
}
