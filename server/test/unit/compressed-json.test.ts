import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import { compressedJson } from '#kernel/http/compressed-json.js';

const THRESHOLD = 100;
const long = { text: 'quack '.repeat(100) };

describe('JSON responses', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    const app = express();
    app.use(compressedJson(THRESHOLD));
    app.get('/long', (_request, response) => void response.json(long));
    app.get('/short', (_request, response) => void response.json({}));
    app.get('/page', (_request, response) => void response.send(long.text));
    await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const ask = (path: string, encodings: string) => fetch(url + path, { headers: { 'accept-encoding': encodings } });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('are compressed for %s as %s, with their length', async (accepted, encoding) => {
    const answer = await ask('/long', accepted);

    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(THRESHOLD);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(long);
  });

  it('are sent as they are where they are short, are no JSON, or the client accepts no encoding', async () => {
    const answers = await Promise.all([ask('/short', 'br'), ask('/page', 'br'), ask('/long', 'identity')]);

    expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual([null, null, null]);
  });
});
