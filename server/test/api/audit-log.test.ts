import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import type { Person } from './support/world.js';

const LOG = `query ($filter: AuditLogFilter) { auditLog(filter: $filter, first: 50) { edges { node {
  action subjectName changes { field before after } } } } }`;

let app: TestApp;
let admin: Person;
let asAdmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.world.person('log_keeper', { role: 'admin' });
  asAdmin = app.as(admin);
});
afterAll(() => app.stop());

async function entries(filter: Json): Promise<Json[]> {
  const { data } = await asAdmin.graphql(LOG, { filter });
  return (data.auditLog.edges as Json[]).map(({ node }) => node);
}

async function exported(query: string, reader = asAdmin): Promise<string[]> {
  const answer = await reader.raw(`/api/audit-log/export?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.text()).trimEnd().split('\r\n');
}

async function deactivated(handle: string): Promise<Person> {
  const person = await app.world.person(handle);
  await asAdmin.put(`/identity/users/${person.id}`, { isActive: false });
  return person;
}

describe('The audit log', () => {
  it('is filtered by a part of the name of what something was done to', async () => {
    await deactivated('grey_heron');
    await deactivated('white_heron');
    await deactivated('small_newt');

    const names = async (filter: Json) => (await entries(filter)).map(({ subjectName }) => subjectName as string);

    expect(await names({ subject: 'HERON' })).toEqual(['white_heron', 'grey_heron']);
    expect(await names({ subject: '@grey' })).toEqual(['grey_heron']);
    expect(await names({ subject: 'heron', action: 'product' })).toEqual([]);
  });

  it('names the currency of a price that changed', async () => {
    const { body } = await asAdmin.post('/products', { name: 'Logged lamp', price: 1_999, currency: 'EUR' });
    const id = body.data as string;
    await asAdmin.put(`/products/${id}`, { name: 'Logged lamp', price: 2_499 });

    const [updated] = await entries({ subjectId: id });

    expect(updated).toMatchObject({
      action: 'product.updated',
      changes: [
        { field: 'price', before: '1999', after: '2499' },
        { field: 'currency', before: 'EUR', after: 'EUR' },
      ],
    });
  });
});

describe('The file of the audit log', () => {
  it('holds the entries that the filter leaves, as sentences in the language of the reader', async () => {
    const person = await deactivated('filed_heron');
    const hebrewReader = app.as(await app.world.person('log_reader', { role: 'admin' }));
    await hebrewReader.put('/identity/preferences', { language: 'he' });

    const [head, line, ...more] = await exported(`subjectId=${person.id}`);
    const [hebrewHead, hebrew] = await exported(`subjectId=${person.id}`, hebrewReader);

    expect(head).toContain('What happened');
    expect(line).toContain(',log_keeper,log_keeper deactivated @filed_heron,');
    expect(more).toEqual([]);
    expect(hebrewHead).toContain('מה קרה');
    expect(hebrew).toContain('השבתת החשבון של @filed_heron');
  });

  it('is filtered by each of its parameters', async () => {
    await deactivated('timed_heron');
    const count = async (query: string) => (await exported(`subject=timed_heron&${query}`)).length - 1;

    expect(await count('')).toBe(1);
    expect(await count('actor=@LOG_keeper')).toBe(1);
    expect(await count('actor=nobody_here')).toBe(0);
    expect(await count('action=user')).toBe(1);
    expect(await count('action=product')).toBe(0);
    expect(await count('since=2100-01-01T00:00:00Z')).toBe(0);
    expect(await count('until=2100-01-01T00:00:00Z')).toBe(1);
    expect(await count('until=2000-01-01')).toBe(0);
  });

  it('holds no formula', async () => {
    await asAdmin.post('/products', { name: '=1+1', price: 1 });

    const [, line] = await exported('action=product.created&subject=1%2B1');

    expect(line).toContain(`"'=1+1"`);
  });

  it.each(['since=yesterday', 'until=7', 'actor=a&actor=b'])('is refused for %s', async (query) => {
    const { status } = await asAdmin.raw(`/api/audit-log/export?${query}`);

    expect(status).toBe(400);
  });
});
