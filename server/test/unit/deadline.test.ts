import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { deadline } from '#kernel/http/deadline.js';
import { expressErrors } from '#kernel/http/express-errors.js';

describe('the deadline of a request', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function serve(work: express.RequestHandler): Promise<string> {
    const app = express();
    app.use(deadline(() => true, 20));
    // As Apollo does it: below a mount point, where Express leaves `/` for a path.
    app.use('/graphql', work);
    app.all('/{*path}', work);
    app.use(expressErrors(() => undefined));
    const server = app.listen(0, '127.0.0.1');
    close = () => server.closeAllConnections();
    await once(server, 'listening');
    server.unref();
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('answers 503 in the envelope in place of work that hangs', async () => {
    const url = await serve(() => undefined);

    const answer = await fetch(`${url}/api/posts`);

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({
      succeeded: false,
      data: null,
      messages: ['That took too long. Please try again in a moment.'],
    });
  });

  it('answers GraphQL in its own form', async () => {
    const url = await serve(() => undefined);

    const answer = await fetch(`${url}/graphql`, { method: 'POST' });

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } }],
    });
  });

  it('answers a file as text, without the headers of what was about to come', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Length', '5000');
    });

    const answer = await fetch(`${url}/media/a.webp`);

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('That took too long. Please try again in a moment.');
  });

  it('lets an answer that comes too late fall silent, and the connection live', async () => {
    const late: Promise<void>[] = [];
    const url = await serve((_request, response, next) => {
      late.push(
        new Promise((resolve) =>
          setTimeout(() => {
            try {
              response.json({ late: true });
            } catch (error) {
              next(error);
            }
            resolve();
          }, 60),
        ),
      );
    });

    const first = await fetch(`${url}/api/slow`);
    await first.json();
    await Promise.all(late);
    const second = await fetch(`${url}/api/slow`);

    expect([first.status, second.status]).toEqual([503, 503]);
  });
});
