import type { Response } from 'express';
import { isClientApi } from '../request/api-routes.js';
import { clientFailure, clientStatusOf } from './client-failure.js';
import type { DescribedError } from '../errors/describe-error.js';

/** The body of a failed REST response. */
export interface FailureEnvelope {
  succeeded: false;
  data: null;
  messages: string[];
}

export function failureEnvelope(error: DescribedError): FailureEnvelope {
  const messages = error.fields?.length ? error.fields.map((field) => field.message) : [error.message];
  return { succeeded: false, data: null, messages: [...new Set(messages)] };
}

/** Sends a failure: in the envelope, the most useful message first, one for each field; or as the client API has it. */
export function sendFailure(response: Response, error: DescribedError): void {
  if (response.headersSent) {
    // A complete response (of the deadline) stays; an incomplete one is cut off.
    if (!response.writableEnded) response.destroy();
    return;
  }
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
  const challenge = challengeOf(error);
  if (challenge) response.setHeader('WWW-Authenticate', challenge);
  if (isClientApi(response.req)) response.status(clientStatusOf(error)).json(clientFailure(error));
  else response.status(error.status).json(failureEnvelope(error));
}

/** WWW-Authenticate, as RFC 6750 has it. */
function challengeOf({ status, reason, values }: DescribedError): string | null {
  if (status === 401) return 'Bearer';
  if (reason !== 'SCOPE_MISSING') return null;
  return `Bearer error="insufficient_scope", scope="${String(values?.['scope'])}"`;
}
