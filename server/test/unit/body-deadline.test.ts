import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { jsonBody } from '#kernel/http/body.js';
import { bodyDeadline } from '#kernel/http/body-deadline.js';
import { expressErrors } from '#kernel/http/express-errors.js';

describe('a request whose body trickles in', () => {
  let port: number;
  let close: () => void;
  let errors: unknown[];

  beforeEach(async () => {
    errors = [];
    const app = express();
    app.use(bodyDeadline(50));
    app.use(jsonBody);
    app.use(async (request, response) => {
      for await (const _chunk of request);
      response.json({ arrived: true });
    });
    app.use(expressErrors((error) => errors.push(error)));
    const server = app.listen(0, '127.0.0.1');
    close = () => server.close().closeAllConnections();
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => close());

  /** What is answered to a body that begins. @param restAfterMs when the rest of it comes; never where it is left out */
  async function send(path: string, type: string, restAfterMs?: number): Promise<string> {
    const socket = createConnection(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\n{`);
    const rest = restAfterMs === undefined ? undefined : setTimeout(() => socket.write('  }'), restAfterMs);
    let text = '';
    for await (const chunk of socket) {
      text += String(chunk);
      if (text.includes('arrived')) break;
    }
    clearTimeout(rest);
    socket.destroy();
    return text;
  }

  it.each(['/api/posts', '/graphql'])('is refused at %s, and its connection closed', async (path) => {
    const answer = await send(path, 'application/json');

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toContain('The request took too long to arrive.');
    expect(errors).toEqual([]);
  });

  it('is refused also where it calls itself an upload at an address that takes none', async () => {
    expect(await send('/api/posts', 'multipart/form-data; boundary=x')).toContain('too long to arrive');
  });

  it.each([
    '/api/media/upload',
    '/api/media/upload-multiple',
    '/api/media/validate',
    '/api/help/pictures',
    '/api/identity/profile-image',
  ])('is waited for at %s, which takes uploads', async (path) => {
    expect(await send(path, 'multipart/form-data; boundary=x', 300)).toContain('"arrived":true');
  });
});
