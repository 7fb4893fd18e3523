import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Json } from '../api/support/client.js';
import { CONTRACT } from './contract-rows.js';

let app: TestApp;
let document: Json;

beforeAll(async () => {
  app = await startTestApp();
  document = await (await app.visitor.raw('/api/docs/openapi.json')).json();
});
afterAll(() => app.stop());

const unnamed = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const operation = (method: string, path: string): Json => document.paths[path]?.[method];

describe('/api/docs/openapi.json', () => {
  it('is an OpenAPI 3.1 document for everyone, without an envelope', async () => {
    const answer = await app.visitor.raw('/api/docs/openapi.json');

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
    });
    expect(document.servers).toEqual([{ url: '/api' }]);
  });

  it('is valid by the schema of OpenAPI 3.1', async () => {
    await expect(new Validator().validate(document)).resolves.toEqual({ valid: true });
  });

  it('says of every route what it does, what it answers, and how it refuses', () => {
    for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
      for (const [method, { summary, responses }] of Object.entries(methods)) {
        const statuses = Object.keys(responses as object);

        expect([path, method, summary]).toEqual([path, method, expect.stringMatching(/^[A-Z].+\.$/)]);
        expect([path, method, statuses[0]]).toEqual([path, method, expect.stringMatching(/^(?:200|303)$/)]);
        if (path !== '/health')
          expect([path, method, statuses]).toEqual([path, method, expect.arrayContaining(['429', '503'])]);
      }
    }
  });

  it('says which routes take an Idempotency-Key', () => {
    const taking = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters = [] }]) => (parameters as Json[]).some(({ name }) => name === 'Idempotency-Key'))
        .map(([method]) => `${method} ${path}`),
    );

    expect(taking.sort()).toEqual([
      'post /help/contact', 'post /help/pictures', 'post /media/upload', 'post /posts', 'post /posts/replies', 'post /registration/register',
    ]); // oxfmt-ignore
  });

  it('describes every route of the contract, and who may call it', () => {
    const described = new Map<string, Json>(
      Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${unnamed(path)}`, one] as const),
      ),
    );

    const missing = CONTRACT.filter(({ route }) => !described.has(unnamed(route)));
    const misjudged = CONTRACT.filter(({ route, who }) => {
      const roles = { anyone: 'anyone', user: 'user', author: 'user', owner: 'user', editor: 'editor', admin: 'admin' };
      return described.get(unnamed(route))?.['x-who'] !== roles[who];
    });
    expect(missing).toEqual([]);
    expect(misjudged).toEqual([]);
  });

  it('names each path parameter once, and gives each operation a name of its own', () => {
    const operations = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(
      ([path, methods]) => Object.values(methods).map((one) => ({ path, one })),
    );

    for (const { path, one } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = ((one.parameters ?? []) as Json[]).filter((each) => each.in === 'path');
      expect(given.map((each) => each.name as string)).toEqual(named);
    }
    const ids = operations.map(({ one }) => one.operationId as string);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells what a query and a body take', () => {
    const queryOf = (path: string) =>
      ((operation('get', path).parameters ?? []) as Json[])
        .filter((each) => each.in === 'query')
        .map((each) => each.name as string);
    const body = operation('post', '/help/topics').requestBody.content['application/json'].schema;
    const name = (body.$ref as string).split('/').at(-1)!;

    expect(queryOf('/help/topics')).toEqual(['categoryId']);
    expect(queryOf('/posts')).toEqual(['pageNumber', 'pageSize']);
    expect(queryOf('/posts/{id}/thread')).toEqual(['maxDepth']);
    expect(queryOf('/hashtags/search')).toEqual(['searchTerm']);
    expect(queryOf('/maintenance/status')).toEqual(['routePath']);
    expect(document.components.schemas[name]).toEqual({
      type: 'object',
      properties: {
        categoryId: { type: 'string', format: 'uuid' },
        title: { type: 'string' },
        permalink: { type: ['string', 'null'] },
        language: { type: ['string', 'null'] },
        content: { type: 'string' },
        order: { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 },
      },
      required: ['content', 'categoryId', 'title'],
    });
    expect(document.components.schemas.ReportBody.required).toEqual(['category']);
    expect(operation('post', '/media/upload').requestBody.content).toHaveProperty(['multipart/form-data']);
    expect(operation('put', '/identity/profile-image').requestBody.content).toHaveProperty(['multipart/form-data']);
    expect(operation('get', '/posts').requestBody).toBeUndefined();
  });

  it('refers to nothing that is not in it', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, ref]) => ref!,
    );

    expect(refs.length).toBeGreaterThan(0);
    expect(refs.filter((ref) => !Object.hasOwn(document.components.schemas as object, ref))).toEqual([]);
  });
});

describe('/api/docs', () => {
  it('is a page for everyone that lists the routes, and runs and loads nothing', async () => {
    const answer = await app.visitor.raw('/api/docs');
    const page = await answer.text();

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*';/);
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|https?:\/\//i);
    for (const { route } of CONTRACT) expect(page).toContain(route.split(' ')[1]!.replace(/\{\w+\}.*/, ''));
    expect(page).toContain('href="/api/docs/openapi.json"');
  });

  it('links only to what is on it, and is in Hebrew for those who read Hebrew', async () => {
    const answer = await app.visitor.raw('/api/docs', { headers: { 'accept-language': 'he' } });
    const page = await answer.text();
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

    expect(page).toContain('<html lang="he" dir="rtl">');
    expect(page).toContain('תוכן העניינים');
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });
});
