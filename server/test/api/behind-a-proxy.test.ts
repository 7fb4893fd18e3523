import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from './support/app.js';

/** Forwards requests over HTTP/1.1 from this machine without adding headers. */
async function startProxy(port: number): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: `127.0.0.1:${port}` };
    const { method, url: path } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

describe('a site on the internet, behind a proxy on the same machine that leaves no marks', () => {
  let app: TestApp;
  let proxy: Server;
  let site: string;

  beforeAll(async () => {
    app = await startTestApp({
      env: { PUBLIC_URL: 'https://mallard.example', METRICS_TOKEN: 'a-token-for-the-collector' },
    });
    proxy = await startProxy(app.mallard.port);
    site = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await app.stop();
  });

  it('shows no mails, though none can be sent', async () => {
    const ada = await app.world.person('ada');
    await fetch(`${site}/api/identity/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ada.email }),
    });
    await app.settled();
    const mails = await app.rows<{ id: string }>('select id from mails');

    const paths = ['', '.json', `.json?to=${ada.email}`, `/${mails[0]!.id}`, `/${mails[0]!.id}/source`];
    const answers = await Promise.all(paths.map((path) => fetch(`${site}/dev/mailbox${path}`)));

    expect(mails).toHaveLength(1);
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  it('shows its metrics only to who knows the token', async () => {
    const open = await fetch(`${site}/metrics`);
    const known = await fetch(`${site}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-collector' } });

    expect([open.status, known.status]).toEqual([403, 200]);
  });

  it('opens no socket for a page of the visitor’s own machine', async () => {
    const origin = `http://127.0.0.1:${app.mallard.port}`;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin });

    const status = await new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode));
    });
    socket.terminate();

    expect(status).toBe(403);
  });

  it('hides them from direct requests to this machine, too', async () => {
    const mailbox = await fetch(`http://localhost:${app.mallard.port}/dev/mailbox`);
    const metrics = await fetch(`http://localhost:${app.mallard.port}/metrics`);

    expect([mailbox.status, metrics.status]).toEqual([404, 403]);
  });
});
