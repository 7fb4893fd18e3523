import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '#kernel/limits/rate-limits.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import { clientOf } from './support/client-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

it('Publishing counts by the limits of publishing, and scheduling by its own', async () => {
  const ada = await app.world.person('ada');
  await app.rows("update users set created_at = now() - interval '1 year' where id = $1", [ada.id]);
  const client = await clientOf(app, ada);
  const { points } = RATE_LIMITS['create-post-burst'];
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

  const statuses: number[] = [];
  for (let count = 0; count < points; count += 1)
    statuses.push((await client.post('/v1/statuses', { status: `Number ${count}` })).status);
  const refused = await client.post('/v1/statuses', { status: 'One more' });
  const byGraphql = await app
    .as(ada)
    .graphql('mutation { createPost(input: { content: "One more" }) { post { id } } }');
  const scheduled = await client.post('/v1/statuses', { status: 'Later', scheduled_at: inAnHour });

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([refused.status, refused.body.error]).toEqual([429, 'Too many requests']);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(byGraphql.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect(scheduled.status).toBe(200);
});
