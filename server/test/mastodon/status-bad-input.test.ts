import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import { clientOf } from './support/client-app.js';

const NOWHERE = '0192f7a0-0000-7000-8000-000000000000';
const FORM = 'application/x-www-form-urlencoded';
const VALUES = [
  ...[['a', 'b'], { a: 'b' }, [[['a']]], [{ id: {} }], 'a\0b', '\ud800', -1, 1e300, 0.5, true, null, ''],
  ...['0', '110224538612341312', NOWHERE, 'x'.repeat(20_000), { options: { 0: 'a', 1: 'a' }, expires_in: 1e9 }],
];
const STATUS = [
  ...['status', 'media_ids', 'poll', 'in_reply_to_id', 'sensitive', 'spoiler_text', 'visibility', 'scheduled_at'],
  ...['quoted_status_id', 'quote_approval_policy', 'language'],
];
const PAGE = ['limit', 'max_id', 'min_id', 'since_id'];
const ROUTES: readonly (readonly [method: string, path: string, fields: readonly string[]])[] = [
  ['POST', '/v1/statuses', STATUS],
  ['PUT', '/v1/statuses/:id', ['status', 'media_ids', 'poll', 'sensitive', 'spoiler_text', 'media_attributes']],
  ['DELETE', `/v1/statuses/${NOWHERE}`, ['delete_media']],
  ['PUT', '/v1/statuses/:id/interaction_policy', ['quote_approval_policy']],
  ['POST', `/v1/statuses/:id/quotes/${NOWHERE}/revoke`, ['id']],
  ['POST', '/v1/statuses/:id/reblog', ['visibility']],
  ['POST', '/v1/polls/:id/votes', ['choices']],
  ['POST', '/v2/media', ['file', 'description', 'focus', 'thumbnail']],
  ['PUT', `/v1/media/${NOWHERE}`, ['description', 'thumbnail']],
  ['GET', '/v1/scheduled_statuses', PAGE],
  ['PUT', `/v1/scheduled_statuses/${NOWHERE}`, ['scheduled_at']],
];

let app: TestApp;
let client: Client;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  client = await clientOf(app, await app.world.person('ada'));
  const poll = { options: ['One', 'Two'], expires_in: 600 };
  id = (await client.post('/v1/statuses', { status: 'Ada was here', poll })).body.id as string;
});
afterAll(() => app.stop());

/** What the server said where it should have said what is wrong, or done it. */
async function failures(method: string, path: string, bodies: readonly [body: unknown, type?: string][]) {
  const found: unknown[] = [];
  for (const [body, type] of bodies) {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    const answer = await client.rest(method, path.replace(':id', id), body, headers);
    const isClear = answer.status === 200 || typeof answer.body?.error === 'string';
    if (answer.status >= 500 || !isClear) found.push([answer.status, answer.body, String(body).slice(0, 80)]);
  }
  return found;
}

describe.each(ROUTES)('%s %s', (method, path, fields) => {
  it('answers every value of every field without a failure', async () => {
    const each = fields.flatMap((field) =>
      VALUES.map((value) => ({ ...(field !== 'status' && { status: 'x' }), [field]: value })),
    );
    const found: unknown[] = [];

    for (const body of each) {
      if (method !== 'GET') found.push(...(await failures(method, path, [[body]])));
      if (method === 'GET' || method === 'DELETE')
        found.push(...(await failures(method, `${path}?${queryOf(body)}`, [[undefined]])));
    }

    expect(found).toEqual([]);
  });

  it('answers what is no sensible body without a failure', async () => {
    if (method === 'GET' || method === 'DELETE') return;
    const wide = Array.from({ length: 10_000 }, (_, index) => `k${index}=1`).join('&');
    const multipart = new FormData();
    for (let index = 0; index < 300; index += 1) multipart.append(`media_attributes[][x${index}]`, 'a');

    const found = await failures(method, path, [
      [`status${'[a]'.repeat(50)}=1`, FORM],
      [`poll[options]${'[]'.repeat(50)}=1`, FORM],
      [wide, FORM],
      ['__proto__[x]=1&constructor[prototype][x]=1&status=%00', FORM],
      ['status=%E0%A4%A&media_ids[100000]=1&media_ids[__proto__]=1', FORM],
      [`${'{"status":'.repeat(50)}1${'}'.repeat(50)}`, 'application/json'],
      ['["status"]', 'application/json'],
      ['{"status":', 'application/json'],
      ['null', 'application/json'],
      ['status', 'text/plain'],
      ['', 'application/json'],
      [multipart],
    ]);

    expect(found).toEqual([]);
  });
});

const queryOf = (body: Readonly<Record<string, unknown>>) =>
  Object.entries(body)
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value)).slice(0, 3_000)}`)
    .join('&');
const wellFormed = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
