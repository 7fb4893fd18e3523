import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import { clientOf } from './support/client-app.js';

/** Routes about people, lists, filters, tags, pushes and the own profile; `{id}` is an id or a name. */
const ROUTES = `
GET /v1/accounts/relationships
POST /v1/accounts/{id}/follow
POST /v1/accounts/{id}/unfollow
POST /v1/accounts/{id}/remove_from_followers
POST /v1/accounts/{id}/block
POST /v1/accounts/{id}/unblock
POST /v1/accounts/{id}/mute
POST /v1/accounts/{id}/unmute
POST /v1/accounts/{id}/note
GET /v1/blocks
GET /v1/mutes
GET /v1/follow_requests
POST /v1/follow_requests/{id}/authorize
POST /v1/follow_requests/{id}/reject
GET /v1/lists
POST /v1/lists
GET /v1/lists/{id}
PUT /v1/lists/{id}
DELETE /v1/lists/{id}
GET /v1/lists/{id}/accounts
POST /v1/lists/{id}/accounts
DELETE /v1/lists/{id}/accounts
GET /v2/filters
POST /v2/filters
GET /v2/filters/{id}
PUT /v2/filters/{id}
DELETE /v2/filters/{id}
GET /v2/filters/{id}/keywords
POST /v2/filters/{id}/keywords
GET /v2/filters/keywords/{id}
PUT /v2/filters/keywords/{id}
DELETE /v2/filters/keywords/{id}
GET /v2/filters/{id}/statuses
POST /v2/filters/{id}/statuses
GET /v1/filters
POST /v1/filters
GET /v1/filters/{id}
PUT /v1/filters/{id}
DELETE /v1/filters/{id}
POST /v1/reports
GET /v1/tags/{id}
POST /v1/tags/{id}/follow
POST /v1/tags/{id}/unfollow
GET /v1/followed_tags
POST /v1/featured_tags
GET /v1/push/subscription
POST /v1/push/subscription
PUT /v1/push/subscription
DELETE /v1/push/subscription
PATCH /v1/accounts/update_credentials
PATCH /v1/profile
PUT /v1/profile`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [method: string, path: string]);

const IDS = ['0', '-1', '109348684738838', '%00', '..%2f', "'", 'a'.repeat(500), '%F0%9F%A6%86'];
const QUERY = 'limit=-1&max_id=0&min_id=%00&since_id[]=x&id[]=1&id[a]=b';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
/** Every field that any of the routes takes, with a value that none does. */
const fieldsWith = (value: unknown) =>
  Object.fromEntries(
    [
      ...['reblogs', 'notify', 'languages', 'notifications', 'duration', 'comment', 'title', 'replies_policy'],
      ...['exclusive', 'account_ids', 'context', 'filter_action', 'expires_in', 'keywords_attributes', 'keyword'],
      ...['whole_word', 'phrase', 'irreversible', 'account_id', 'status_ids', 'rule_ids', 'category', 'display_name'],
      ...['note', 'locked', 'fields_attributes', 'source', 'avatar', 'header', 'status_id', 'name', 'id'],
      ...['subscription', 'data', 'policy'],
    ].map((name) => [name, value]),
  );
const BODIES: readonly unknown[] = [
  fieldsWith(nested(3)),
  fieldsWith([[['x']], null, { id: 1 }]),
  fieldsWith('a\0b'),
  fieldsWith(1e300),
  fieldsWith(-1),
  fieldsWith(null),
  fieldsWith(true),
  fieldsWith(''),
  nested(50),
  [1, 2, 3],
  { __proto__: null, constructor: 'x', prototype: { a: 1 } },
  Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`key${n}`, n])),
];

let app: TestApp;
let client: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  client = await clientOf(app, await app.world.person('ada'));
});
afterAll(() => app.stop());

/** The id of something of Ada's, made for a route. */
async function thingOf(path: string): Promise<string> {
  if (path.startsWith('/v1/lists')) return (await client.post('/v1/lists', { title: 'Mine' })).body.id as string;
  if (!/filters/.test(path)) return path.startsWith('/v1/tags') ? 'ducks' : (await app.world.another('bea')).id;
  const { body } = await client.post('/v2/filters', {
    ...{ title: 'Mine', context: ['home'], keywords_attributes: [{ keyword: 'word' }] },
  });
  return (/keywords\/|v1/.test(path) ? body.keywords[0].id : body.id) as string;
}

describe('What an app sends', () => {
  it.each(ROUTES)('to %s %s never fails the server', async (method, path) => {
    const known = await thingOf(path);
    const paths = path.includes('{id}') ? [...IDS, known].map((id) => path.replace('{id}', id)) : [path];
    const answers = await Promise.all(paths.map((each) => client.rest(method, `${each}?${QUERY}`)));

    if (method !== 'GET')
      for (const body of BODIES) answers.push(await client.rest(method, path.replace('{id}', known), body));

    const failed = answers.filter(({ status }) => status >= 500);
    expect(failed).toEqual([]);
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused.filter(({ body }) => typeof body.error !== 'string')).toEqual([]);
  });
});
