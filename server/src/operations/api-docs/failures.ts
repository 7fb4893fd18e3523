import type { RestRoute } from './rest-routes.js';

/** Why a route refuses, by status. */
export const FAILURES: Readonly<Record<string, { readonly name: string; readonly description: string }>> = {
  400: {
    name: 'BadRequest',
    description: 'A value breaks a rule, or the request is malformed. One message for each field.',
  },
  401: { name: 'Unauthenticated', description: 'The token is missing, invalid or expired: refresh it and retry.' },
  403: { name: 'Forbidden', description: 'The caller is not allowed to do this.' },
  404: { name: 'NotFound', description: 'It does not exist, or the caller may not see it.' },
  409: {
    name: 'Conflict',
    description: 'It contradicts the current state, or the Idempotency-Key was used with another payload.',
  },
  413: { name: 'PayloadTooLarge', description: 'The body or a file is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The type of the body is not supported.' },
  429: { name: 'RateLimited', description: 'Too many requests. Retry-After says how many seconds to wait.' },
  500: { name: 'InternalServerError', description: 'An error of the server.' },
  503: {
    name: 'ServiceUnavailable',
    description: 'Maintenance, overload, or an outage of the database. Retry-After says how many seconds to wait.',
  },
};

/** The statuses with which a route may refuse. */
export function failuresOf(
  { method, path }: RestRoute,
  { hasInput, hasBody, namesIds }: Readonly<Record<'hasInput' | 'hasBody' | 'namesIds', boolean>>,
): string[] {
  const statuses: Record<string, boolean> = {
    400: hasInput || path.startsWith('/tokens'),
    // Clients respond to 401 by refreshing, so the routes for tokens never answer it.
    401: !path.startsWith('/tokens'),
    // A network, a frozen or a suspended account may be refused anywhere.
    403: true,
    404: path.includes('{') || ['/media', '/data-export'].includes(path) || namesIds,
    409: method !== 'get',
    413: hasBody,
    415: hasBody,
    429: true,
    500: true,
    503: true,
  };
  return Object.keys(statuses).filter((status) => statuses[status]);
}
