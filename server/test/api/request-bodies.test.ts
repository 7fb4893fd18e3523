import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const padded = (bytes: number, fields: string): string => {
  const start = `{${fields},"unknown":"`;
  return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
};

describe('The body of a request', () => {
  let app: TestApp;
  let ada: Client;
  let editor: Client;

  beforeAll(async () => {
    app = await startTestApp();
    ada = app.as(await app.world.person('ada'));
    editor = app.as(await app.world.person('edith', { role: 'editor' }));
  });
  afterAll(() => app.stop());

  it('may be 20 levels deep, whatever its texts contain', async () => {
    const content = `A quack ${'[{'.repeat(50)} \\\\\\" [[`;

    const read = await ada.post('/posts', `{"content":"${content}","unknown":${lists(19)}}`);
    const refused = await ada.post('/posts', `{"content":"${content}","unknown":${lists(20)}}`);

    expect(read.status).toBe(200);
    expect(refused.status).toBe(400);
    expect(refused.body.messages).toEqual(['The request body must be at most 20 levels deep.']);
  });

  it('may hold 1,000 values over REST, and over GraphQL as many as it has room for', async () => {
    const body = (values: number) => `{"content":"A quack, and more","unknown":[${'1,'.repeat(values - 2)}1]}`;

    const read = await ada.post('/posts', body(1_000));
    const refused = await ada.post('/posts', body(1_001));
    const list = await ada.graphql('{ registrationEnabled }', { unknown: Array.from({ length: 5_000 }, () => 1) });

    expect([read.status, refused.status]).toEqual([200, 400]);
    expect(refused.body.messages).toEqual(['The request body must have at most 1,000 values.']);
    expect(list.data).toEqual({ registrationEnabled: true });
  });

  it('is refused over GraphQL as well where it is too deep', async () => {
    const answer = await ada.raw('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"{ registrationEnabled }","variables":{"a":${lists(3_000)}}}`,
    });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('takes 32 KB, where no long text belongs', async () => {
    const words = '"content":"As long as it may be"';

    const read = await ada.post('/posts', padded(32_768, words));
    const refused = await ada.post('/posts', padded(32_769, words));

    expect([read.status, refused.status]).toEqual([200, 413]);
    expect(refused.body).toEqual({ succeeded: false, data: null, messages: ['The request is too large.'] });
  });

  it.each([
    ['a product', '/products', '"name":"Bread","price":100', 256],
    [
      'a message to the help center',
      '/help/contact',
      '"name":"A","email":"a@example.org","subject":"B","message":"C"',
      256,
    ],
  ])('takes more for %s', async (_name, path, fields, kilobytes) => {
    const read = await editor.post(path, padded(kilobytes * 1_024, fields));
    const refused = await editor.post(path, padded(kilobytes * 1_024 + 1, fields));

    expect([read.status, refused.status]).toEqual([200, 413]);
  });

  it('takes a topic of 64 KB in which every character is escaped', async () => {
    const category = await editor.post('/help/categories', { name: 'Long reads' });
    const content = '\\u05d0'.repeat(32_000);

    const read = await editor.post(
      '/help/topics',
      `{"categoryId":"${category.body.data.id as string}","title":"A","content":"${content}"}`,
    );

    expect(read.status).toBe(200);
    expect(read.body.data.content).toHaveLength(32_000);
  });
});
