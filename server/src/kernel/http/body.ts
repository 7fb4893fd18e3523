import express, { type RequestHandler } from 'express';
import multer from 'multer';
import { AppError } from '../errors/app-error.js';
import { isClientApi, isUpload } from '../request/api-routes.js';
import { exceeds, type JsonLimits } from './json-shape.js';

/** The deepest body that a route reads has four levels, the widest about ten values. Lists of thousands of ids use GraphQL. */
const REST_SHAPE: JsonLimits = { depth: 20, values: 1_000 };
const GRAPHQL_SHAPE: JsonLimits = { depth: 20, values: Infinity };

/** Reads bodies of up to 32 KB: only the routes below accept more, and any visitor can send one. */
const shortBody = parser(32 * 1_024, REST_SHAPE);
/** Longer bodies by path, first match first. They leave room for clients that escape every character. */
const LONGER_BODIES: readonly (readonly [path: RegExp, parse: RequestHandler])[] = [
  [/^\/api\/help\/(pages|topics)(\/|$)/i, parser(1_024 * 1_024, REST_SHAPE)],
  [/^\/api\/(help|products)(\/|$)/i, parser(256 * 1_024, REST_SHAPE)],
  [/^\/graphql(\/|$)/i, parser(256 * 1_024, GRAPHQL_SHAPE)],
];
const CLIENT_SHAPE: JsonLimits = { depth: 6, values: 1_000 };
/** Forms of the client API, such as `media_ids[]=…` and `poll[options][]=…`: deeper or more is refused. */
const MAX_FORM_FIELDS = 200;
const MAX_FORM_DEPTH = 5;
const CLIENT_BYTES = 64 * 1_024;
const clientJson = parser(CLIENT_BYTES, CLIENT_SHAPE);
/** `depth` is not among the types of body-parser. */
const FORM_OPTIONS = {
  limit: CLIENT_BYTES,
  inflate: false,
  extended: true,
  parameterLimit: MAX_FORM_FIELDS,
  depth: MAX_FORM_DEPTH,
};
const clientForm = express.urlencoded(FORM_OPTIONS);
/** Of a form without files; an upload is read by its route. */
const clientFields = multer({
  limits: { fields: MAX_FORM_FIELDS, fieldSize: CLIENT_BYTES, fieldNameSize: 200, parts: MAX_FORM_FIELDS },
}).none();

/** RFC 8259: JSON is exchanged in UTF-8. Decoders of rarer encodings have had vulnerabilities. */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?(?:utf-8|utf8|us-ascii)"?\s*(?:;|$))/i;
/** Email clients unsubscribe by posting a form whose content is ignored (RFC 8058). */
const FORM_PATH = /^\/api\/email-subscription\/unsubscribe\/?$/;
const FORM = /^application\/x-www-form-urlencoded\b/i;

/** @param limit bytes of a body */
function parser(limit: number, shape: JsonLimits): RequestHandler {
  return express.json({
    limit,
    // A compressed body is refused with 415, since a few kilobytes could become gigabytes.
    inflate: false,
    strict: true,
    type: ['application/json', 'application/*+json'],
    verify: (_request, _response, body) => {
      // Before parsing, because recursive code overflows the stack on deep values.
      const beyond = exceeds(body, shape);
      if (beyond !== null) throw Object.assign(new Error('The body is refused'), { type: `entity.${beyond}.exceeded` });
    },
  });
}

/** Programs of the client API send whichever they like. */
const clientBody: RequestHandler = (request, response, next) => {
  const type = request.headers['content-type'] ?? '';
  if (FORM.test(type)) clientForm(request, response, next);
  else if (type.startsWith('multipart/form-data')) clientFields(request, response, next);
  // An empty text of no type, or of any.
  else clientJson(request, response, next);
};

/**
 * Parses JSON bodies of API requests, and forms of the client API. Uploads are parsed by their routes; a body of any other type is refused where the route
 * needs one.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  const type = request.headers['content-type'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && isClientApi(request) && !(isUpload(request) && type?.startsWith('multipart/form-data'))) {
    clientBody(request, response, next);
    return;
  }
  const isForm = type !== undefined && FORM.test(type) && FORM_PATH.test(request.path);
  if (!hasBody || isForm || type?.startsWith('multipart/form-data')) {
    next();
    return;
  }
  if (type !== undefined && OTHER_CHARSET.test(type)) {
    next(new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be UTF-8.', { reason: 'UNSUPPORTED_CHARSET' }));
    return;
  }
  const parse = LONGER_BODIES.find(([path]) => path.test(request.path))?.[1] ?? shortBody;
  parse(request, response, (error?: unknown) => {
    if (error) next(error);
    else if (request.body === undefined && !request.path.startsWith('/graphql')) {
      next(
        new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be application/json.', { reason: 'NOT_JSON' }),
      );
    } else next();
  });
};
