import type { Response } from 'express';
import type { DescribedError } from '../errors/describe-error.js';

/** Sends a failure in the envelope: the most useful message first, one for each field. */
export function sendFailure(response: Response, error: DescribedError): void {
  if (response.headersSent) {
    // An answer that is whole already (the deadline gave it) stays; half of one is cut off.
    if (!response.writableEnded) response.destroy();
    return;
  }
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
  if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  const messages = error.fields?.length ? error.fields.map((field) => field.message) : [error.message];
  response.status(error.status).json({ succeeded: false, data: null, messages: [...new Set(messages)] });
}
