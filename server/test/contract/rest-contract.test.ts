import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Client } from '../api/support/client.js';
import { CONTRACT, type ContractRow } from './contract-rows.js';
import { type ContractRequest, REQUESTS } from './contract-requests.js';
import { ContractScene } from './contract-scene.js';
import { faultsOf } from './contract-shapes.js';
import { DocumentedAnswers } from './documented-answers.js';

let app: TestApp;
let scene: ContractScene;
let documented: DocumentedAnswers;

beforeAll(async () => {
  app = await startTestApp();
  scene = await ContractScene.open(app);
  documented = new DocumentedAnswers(await (await app.visitor.raw('/api/docs/openapi.json')).json());
});
afterAll(() => app.stop());

/** Uses plain HTTP, because a file and the health endpoint have no envelope. */
function ask(
  client: Client,
  { route }: ContractRow,
  { body, query = '', ...parts }: ContractRequest,
): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parts[part])));
  const address = path === '/health' ? path : `/api${filled}${query}`;
  if (body === undefined || body instanceof FormData) return client.raw(address, { method, ...(body && { body }) });
  return client.raw(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A user with permission by role or ownership, and a signed-in user without it, if there is one. */
function askers({ who }: ContractRow): { allowed: Client; refused: Client | null } {
  const [ada, ben, editor, admin] = [scene.ada, scene.ben, scene.editor, scene.admin].map((one) => app.as(one)) as [
    Client,
    Client,
    Client,
    Client,
  ];
  switch (who) {
    case 'anyone':
      return { allowed: app.visitor, refused: null };
    case 'user':
      return { allowed: ada, refused: null };
    case 'author':
    case 'owner':
      return { allowed: ada, refused: ben };
    case 'editor':
      return { allowed: editor, refused: ada };
    case 'admin':
      return { allowed: admin, refused: editor };
  }
}

const FILES: Readonly<Record<string, readonly [type: string, name: RegExp, beginning: string]>> = {
  'POST /products/export': [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    /^attachment; filename="products\.xlsx"$/,
    'PK',
  ],
  'POST /products/pdf/{id}': ['application/pdf', /^attachment; filename="Product-[0-9A-F]{6}\.pdf"$/, '%PDF'],
};

describe('the REST contract', () => {
  it('has 113 routes, and each is asked here', () => {
    expect(CONTRACT).toHaveLength(113);
    expect(Object.keys(REQUESTS).sort()).toEqual(CONTRACT.map(({ route }) => route).sort());
  });

  it('is held against the document, which notices what it does not describe', () => {
    const headers = new Headers({ 'content-type': 'application/json' });
    const body = { succeeded: true, data: { id: 'no uuid' }, messages: [] };

    expect(documented.faultsOf('GET /posts/{id}', { status: 200, headers }, body)).toEqual(
      expect.arrayContaining([expect.stringContaining('/data/id must match format "uuid"')]),
    );
    expect(documented.faultsOf('GET /posts/{id}', { status: 418, headers }, body)).toHaveLength(1);
  });

  it.each(CONTRACT)('$route answers $data to $who', async (row) => {
    const request = await REQUESTS[row.route]!(scene);
    const { allowed, refused } = askers(row);

    if (row.who !== 'anyone') {
      const shut = await ask(app.visitor, row, request);
      const body = await shut.json();
      expect([shut.status, body]).toMatchObject([401, { succeeded: false, data: null }]);
      expect(documented.faultsOf(row.route, shut, body)).toEqual([]);
    }
    if (refused) {
      const shut = await ask(refused, row, request);
      // Others can't learn who owns a file.
      const status = row.who === 'owner' ? 404 : 403;
      const body = await shut.json();
      expect([shut.status, body]).toMatchObject([status, { succeeded: false, data: null }]);
      expect(documented.faultsOf(row.route, shut, body)).toEqual([]);
    }
    const answer = await ask(request.as ? app.as(request.as) : allowed, row, request);

    if (row.data === 'file') {
      const [type, name, beginning] = FILES[row.route]!;
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('content-disposition')).toMatch(name);
      expect((await answer.text()).startsWith(beginning)).toBe(true);
      expect(documented.faultsOf(row.route, answer, null)).toEqual([]);
      return;
    }
    const body = await answer.json();
    expect(documented.faultsOf(row.route, answer, body)).toEqual([]);
    if (row.data === 'Health') {
      expect([answer.status, answer.headers.get('cache-control'), body.status]).toEqual([200, 'no-store', 'ok']);
      return;
    }
    expect([answer.status, body]).toMatchObject([200, { succeeded: true, messages: [] }]);
    expect(faultsOf(body, row.data)).toEqual([]);
  });
});
