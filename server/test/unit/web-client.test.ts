import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { securityHeaders } from '#kernel/http/security-headers.js';
import { webClient } from '#kernel/http/web-client.js';

const SCRIPT = `export const words = ${JSON.stringify('quack '.repeat(500))};`;

describe('the web client', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mallard-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<meta name="csp-nonce" content="__CSP_NONCE__"><title>__PRODUCT_NAME__</title>',
    );
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
    writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets', 'plain-3c4d.svg'), '<svg/>');
    writeFileSync(join(folder, 'secret.env'), 'no');
    const app = express();
    app.use(securityHeaders);
    app.use(webClient(folder, { productName: 'Duck & "Co"', hasCommunity: false }));
    app.use((_request, response) => void response.status(418).end());
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** fetch would decode the answer and tidy the path. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  }

  it('gives each page a nonce of its own, names the product, and is never kept', async () => {
    const pages = await Promise.all([ask('/stream'), ask('/user/ada')]);

    const nonces = pages.map(({ body }) => /content="([\w-]{22})"/.exec(body.toString())?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { status, headers, body }] of pages.entries()) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(body.toString()).toContain('<title>Duck &amp; &quot;Co&quot;</title>');
    }
  });

  it('leaves the page that lets apps in to the window that opened it, and no other page', async () => {
    const asked = await Promise.all(
      ['/oauth/authorize?client_id=1', '/oauth/authorize/', '/', '/oauth/authorize/more'].map((path) => ask(path)),
    );

    expect(asked.map(({ headers }) => headers['cross-origin-opener-policy'])).toEqual([
      'unsafe-none',
      'unsafe-none',
      'same-origin',
      'same-origin',
    ]);
  });

  it('serves hashed files for ever, as brotli to whoever takes it', async () => {
    const plain = await ask('/assets/app-1a2b.js');
    const packed = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });

    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(packed.headers['content-type']).toMatch(/^text\/javascript/);
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT);
    expect(packed.body.length).toBeLessThan(plain.body.length / 5);
  });

  it('answers a file of another build with 404, and leads no one out of its folder', async () => {
    const paths = [
      '/assets/gone-9z.js',
      '/assets/../secret.env',
      '/assets/..%2fsecret.env',
      '/assets/%2e%2e/index.html',
    ];
    const answers = await Promise.all(paths.map((path) => ask(path, { 'accept-encoding': 'br' })));

    expect(answers[0]?.status).toBe(404);
    for (const { body } of answers) expect(body.toString()).not.toBe('no');
  });

  it('serves a file that the build has not compressed as it is', async () => {
    const { headers, body } = await ask('/assets/plain-3c4d.svg', { 'accept-encoding': 'gzip, br' });

    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body.toString()).toBe('<svg/>');
  });

  it('leaves the addresses of the server alone, and is read only', async () => {
    const servers = await Promise.all(
      ['/api/posts', '/graphql', '/health', '/media/x.webp', '/dev/mailbox'].map((path) => ask(path)),
    );
    const write = await ask('/stream', {}, 'POST');

    expect(servers.map(({ status }) => status)).toEqual([418, 418, 418, 418, 418]);
    expect([write.status, write.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
