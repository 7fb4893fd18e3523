import type { TestApp } from '../../api/support/app.js';
import type { Json } from '../../api/support/client.js';
import { servedPaths } from '../../access/requests.js';
import { NOWHERE } from '../../access/things.js';

/** Without what the router itself puts there for paths beside /api, such as `/oauth/{*path}`. */
const CLIENT_API = /^\/(?:api\/v[12]|oauth|\.well-known|nodeinfo)\/(?!\{\*)/;

/** `METHOD /path/{parameter}` of everything that the client API serves, as the rights table names it. */
export function servedClientRoutes(app: TestApp): string[] {
  const served = servedPaths(app, CLIENT_API).map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`);
  return [...new Set(served)];
}

/** Of a request, by their names. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Asks a route such as `GET /v1/statuses/{id}`. The body is read where it is JSON: a stream never ends.
 * @param fields path parameters by their names; the rest goes as the query, or as JSON where the method has a body
 */
export async function askClientRoute(
  app: TestApp,
  token: string | null,
  route: string,
  fields: Fields = {},
): Promise<{ status: number; body: Json }> {
  const [method = '', path = ''] = route.split(' ');
  const rest = new Map(Object.entries(fields));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name) ?? NOWHERE;
    rest.delete(name);
    return String(value);
  });
  const hasBody = /^(?:POST|PUT|PATCH)$/.test(method);
  const values = [...rest].flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]));
  const query = hasBody ? '' : `?${new URLSearchParams(values).toString()}`;
  const answer = await fetch(`${app.url}${/^\/v[12]\//.test(filled) ? '/api' : ''}${filled}${query}`, {
    method,
    // Where it leads is not its answer.
    redirect: 'manual',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
  if (answer.headers.get('content-type')?.includes('json') === true)
    return { status: answer.status, body: await answer.json() };
  await answer.body?.cancel();
  return { status: answer.status, body: {} };
}
