import type { Person } from '../api/support/world.js';

/** The users and items of the cases. */
export interface Cast {
  ada: Person;
  ben: Person;
  /** A post of Ada's. */
  postId: string;
  /** A well-formed id of nothing. */
  nothing: string;
}

/** A request that must be refused clearly and leave no trace. */
export interface RestCase {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Sent as it is, so that it can be malformed; objects as JSON. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly as?: 'ada' | 'ben' | 'admin' | 'editor' | 'visitor';
  readonly status: number;
}

export interface GraphqlCase {
  readonly name: string;
  /** The whole body of the request, as text. */
  readonly body: string;
  readonly headers?: Record<string, string>;
  readonly as?: 'ada' | 'ben' | 'admin' | 'visitor';
  /** One code, or several with 'or' between them. */
  readonly code: string;
  readonly status?: number;
}

/** Texts that no field accepts, by what is wrong with them. */
export const BAD_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['NUL', 'a\u0000b'],
  ['a lone high surrogate', 'a\ud800b'],
  ['a lone low surrogate', 'a\udc00b'],
  ['a control character', 'a\u0007b'],
  ['a delete character', 'a\u007fb'],
];

export const INVISIBLE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['spaces', '   \n\t '],
  ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
  ['variation selectors', '\ufe0f\ufe0e'],
  ['a filler of Hangul', '\u3164\u115f'],
  ['bidi marks', '\u200e\u200f\u202e\u202c'],
];

/** What must never leave the server. */
export const LEAKS = /at .*\.(js|ts):\d+|SELECT |INSERT |node_modules|\/home\/|\/work\/|ECONN|postgres|kysely/i;

/** The closed list of the contract: the codes that an error over GraphQL may have. */
export const GRAPHQL_CODES: readonly string[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'MAINTENANCE',
  'QUERY_TOO_COMPLEX',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
];
