import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';

/** Far below the half minute after which Node checks its connections. */
const SOON_MS = 25_000;

describe('a client that is slow', () => {
  let app: TestApp;
  let sockets: Socket[] = [];

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  afterAll(() => app.stop());

  async function connect(text = ''): Promise<Socket> {
    const socket = createConnection(app.mallard.port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return socket;
  }

  async function heardUntilClosed(socket: Socket): Promise<string> {
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  it('gets 408 if its headers do not come, and so do many at once that send nothing', async () => {
    const halfHeaders = await connect('GET /health HTTP/1.1\r\nHost: localhost\r\n');
    const silent = await Promise.all(Array.from({ length: 200 }, () => connect()));

    const limit = setTimeout(() => sockets.forEach((socket) => socket.destroy(new Error('Still open'))), SOON_MS);
    const answers = await Promise.all([halfHeaders, ...silent].map(heardUntilClosed));
    clearTimeout(limit);

    expect(answers[0]).toMatch(/^HTTP\/1\.1 408 /);
    expect(answers).toHaveLength(201);
    expect((await app.visitor.raw('/health')).status).toBe(200);
  });
});
