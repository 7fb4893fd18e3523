import type { ErrorCode } from '../errors/app-error.js';
import type { DescribedError } from '../errors/describe-error.js';

/** The body of a failed response of the client API, as https://docs.joinmastodon.org/entities/Error/ has it, and our reason. */
export interface ClientFailure {
  error: string;
  error_description?: string;
  code: string;
}

/** Mastodon's own sentences, which some clients look for; it has no conflict, and says more of a bad input by its status. */
const STATUSES: Partial<Record<ErrorCode, number>> = { BAD_USER_INPUT: 422, CONFLICT: 422 };
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'Record not found',
  RATE_LIMITED: 'Too many requests',
};
/** Errors of OAuth (RFC 6749, 5.2), which are a word. */
const OAUTH = /^(?:INVALID_(?:CLIENT|GRANT|REQUEST|SCOPE)|UN(?:AUTHORIZED_CLIENT|SUPPORTED_GRANT_TYPE))$/;

export function clientStatusOf({ code, status, reason, fields }: DescribedError): number {
  // A file that is too large is an invalid field there, and a request that is too large none.
  if (code === 'PAYLOAD_TOO_LARGE' && fields) return 422;
  return OAUTH.test(reason) ? status : (STATUSES[code] ?? status);
}

export function clientFailure({ code, message, reason, fields }: DescribedError): ClientFailure {
  if (OAUTH.test(reason)) return { error: reason.toLowerCase(), error_description: message, code: reason };
  if (reason === 'INVALID_TOKEN') return { error: 'The access token is invalid', code: reason };
  const sentence = fields?.length ? `Validation failed: ${fields.map((field) => field.message).join(', ')}` : message;
  return { error: SENTENCES[code] ?? sentence, code: reason };
}
