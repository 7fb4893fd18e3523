import express, { type RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';

/** Bytes of a JSON body; pages of the help centre may be larger. */
const JSON_BYTES = 256 * 1_024;
const HELP_BYTES = 1_024 * 1_024;

const small = parser(JSON_BYTES);
const large = parser(HELP_BYTES);
/** RFC 8259: JSON is exchanged in UTF-8. Decoders of rarer encodings have been doors for attacks. */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?(?:utf-8|utf8|us-ascii)"?\s*(?:;|$))/i;
/** Mail programs end a subscription by posting a form whose words nobody needs to read (RFC 8058). */
const FORM_PATH = /^\/api\/email-subscription\/unsubscribe\/?$/;
const FORM = /^application\/x-www-form-urlencoded\b/i;
const LARGE_PATH = /^\/api\/help\/(pages|topics)(\/|$)/;

function parser(limit: number): RequestHandler {
  // inflate is off, so that a few kilobytes cannot become gigabytes: a compressed body is 415.
  return express.json({ limit, inflate: false, strict: true, type: ['application/json', 'application/*+json'] });
}

/**
 * Parses JSON bodies of API requests. Uploads pass on to their route's own parser; a body of any other type is refused
 * where the route would need one.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  const type = request.headers['content-type'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const isForm = type !== undefined && FORM.test(type) && FORM_PATH.test(request.path);
  if (!hasBody || isForm || type?.startsWith('multipart/form-data')) {
    next();
    return;
  }
  if (type !== undefined && OTHER_CHARSET.test(type)) {
    next(new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body takes UTF-8.', { reason: 'UNSUPPORTED_CHARSET' }));
    return;
  }
  const parse = LARGE_PATH.test(request.path) ? large : small;
  parse(request, response, (error?: unknown) => {
    if (error) next(error);
    else if (request.body === undefined && !request.path.startsWith('/graphql')) {
      next(new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body takes application/json.', { reason: 'NOT_JSON' }));
    } else next();
  });
};
