import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** A failed call, as far as a screen needs to know it. */
export interface ApiError {
  kind: 'network' | 'server' | 'refused';
  /** The server's message, if it is meant for people. */
  message: string | null;
  /** The server's message for each invalid field. */
  fields: Readonly<Record<string, string>>;
  code: string | null;
  reason: string | null;
  /** Seconds after which a retry makes sense. */
  retryAfter: number | null;
  /** The values in question, such as until when. */
  values: Readonly<Record<string, unknown>>;
}

const nothing: ApiError = {
  kind: 'server',
  message: null,
  fields: {},
  code: null,
  reason: null,
  retryAfter: null,
  values: {},
};

/** Codes whose message is about a bug of the client or the server, not about what the person did. */
const unspeakable = new Set([
  'INTERNAL_SERVER_ERROR',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'QUERY_TOO_COMPLEX',
]);

export function apiError(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.message, error.errors[0]?.extensions);
  if (ServerError.is(error)) return fromExtensions(...firstErrorOf(error.bodyText), error.statusCode);
  if (error instanceof RestError) return error.details;
  return isNetworkError(error) ? { ...nothing, kind: 'network' } : nothing;
}

/** True if the same call may succeed when it is repeated: the network or a proxy failed. */
export function isPassing(error: unknown): boolean {
  if (ServerError.is(error)) return [502, 503, 504].includes(error.statusCode) && apiError(error).code === null;
  return isNetworkError(error);
}

export const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
    : (ServerError.is(error) && error.statusCode === 401) || (error instanceof RestError && error.status === 401);

/** A REST call that failed, or got no response (status 0). */
export class RestError extends Error {
  readonly details: ApiError;

  constructor(
    readonly status: number,
    messages: readonly string[],
    retryAfter: number | null = null,
  ) {
    super(messages[0] ?? `HTTP ${status}`);
    this.name = 'RestError';
    const speakable = status > 0 && status < 500 ? (messages[0] ?? null) : null;
    const kind = status === 0 ? 'network' : status < 500 ? 'refused' : 'server';
    this.details = { ...nothing, kind, message: speakable, retryAfter };
  }
}

/** `fetch` rejects with a TypeError if there is no response; a closed socket gives a CloseEvent or a plain Event. */
function isNetworkError(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof DOMException) return error.name === 'TimeoutError' || error.name === 'NetworkError';
  return typeof Event !== 'undefined' && error instanceof Event;
}

type Extensions = Readonly<Record<string, unknown>> | undefined;

function fromExtensions(message: string | undefined, extensions: Extensions, status = 200): ApiError {
  const code = typeof extensions?.['code'] === 'string' ? extensions['code'] : null;
  const reason = typeof extensions?.['reason'] === 'string' ? extensions['reason'] : null;
  // The only bad request that a person can fix, by writing less.
  const internal = code === null ? status >= 500 : unspeakable.has(code) && reason !== 'PAYLOAD_TOO_LARGE';
  return {
    kind: internal ? 'server' : 'refused',
    message: internal || !message ? null : message,
    fields: fieldsOf(extensions?.['fields']),
    code,
    reason,
    retryAfter: typeof extensions?.['retryAfter'] === 'number' ? extensions['retryAfter'] : null,
    values: typeof extensions?.['values'] === 'object' ? { ...extensions['values'] } : {},
  };
}

function fieldsOf(fields: unknown): Record<string, string> {
  if (!Array.isArray(fields)) return {};
  const found: Record<string, string> = {};
  for (const entry of fields as { field?: unknown; message?: unknown }[]) {
    if (typeof entry.field !== 'string' || typeof entry.message !== 'string') continue;
    const name = entry.field.split('.').at(-1) ?? entry.field;
    found[name] ??= entry.message;
  }
  return found;
}

function firstErrorOf(body: string): [string | undefined, Extensions] {
  try {
    const [first] = (JSON.parse(body) as { errors?: { message?: string; extensions?: Extensions }[] }).errors ?? [];
    return [first?.message, first?.extensions];
  } catch {
    return [undefined, undefined];
  }
}
