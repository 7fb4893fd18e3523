import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import express from 'express';
import { loadSettings } from '#kernel/config/settings.js';
import { startAdvice } from '#kernel/config/start-advice.js';
import { createLog } from '#kernel/logging/log.js';
import { NestLog } from '#kernel/logging/nest-log.js';
import { requestLog } from '#kernel/logging/request-log.js';
import { rememberContext } from '#kernel/request/context-of.js';
import { inLimitedTime } from '../../../rules/test/support/limited-time.js';

type Line = Record<string, unknown>;

function recorder() {
  const raw: string[] = [];
  return {
    raw,
    write: (line: string) => void raw.push(line),
    lines: () => raw.map((line) => JSON.parse(line) as Line),
  };
}

describe('the log', () => {
  it('writes one JSON object a line, with its level and time as words', () => {
    const out = recorder();

    createLog('info', out).info({ posts: 3 }, 'Ready');

    expect(out.lines()).toEqual([expect.objectContaining({ level: 'info', msg: 'Ready', posts: 3 })]);
    expect(Date.parse(out.lines()[0]!.time as string)).toBeGreaterThan(0);
  });

  it('hides passwords, tokens, cookies and mail addresses by the name of their field, at any depth', () => {
    const out = recorder();

    createLog('info', out).info(
      {
        user: { password: 'hunter2hunter2', profile: { email: 'plain' } },
        headers: [{ cookie: 'c=1', Authorization: 'x' }],
      },
      'in',
    );

    expect(out.raw.join('')).not.toMatch(/hunter2|plain|c=1|"x"/);
  });

  it('hides addresses and credentials that stand inside texts and errors', () => {
    const out = recorder();
    const secret = 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MEFCQ0RFRkdISUpLTA';
    const error = new Error(`Recipient <ann.lee@pond.example> refused; Bearer abc.def.ghi; /api/tokens/${secret}`, {
      cause: new Error(`postgres://duck:quackquack@db/mallard?password=swordfish and ${secret}`),
    });

    createLog('info', out).error({ error }, `Could not tell bob@pond.example`);

    expect(out.raw.join('')).not.toMatch(/ann\.lee|bob@|abc\.def|Zm9v|quackquack|swordfish/);
    expect(out.lines()[0]).toMatchObject({ error: { type: 'Error' } });
  });

  it('shows the advice of the server with its examples and the address of the sender, and still no one else', () => {
    const out = recorder();
    const settings = loadSettings({ PUBLIC_URL: 'http://192.168.1.5' });
    const advised = loadSettings({ PUBLIC_URL: 'http://192.168.1.5', SMTP_URL: 'smtp://mail.example' });
    const log = createLog('info', out, 'no-reply@localhost');

    for (const advice of [...startAdvice(settings), ...startAdvice(advised)]) log.warn(advice);
    log.warn('no-reply@localhost wrote to bob@pond.example by smtp://duck:quackquack@mail.example:587');

    expect(out.lines().map(({ msg }) => msg)).toEqual([
      expect.stringContaining('such as smtp://user:password@host:587.'),
      expect.stringContaining('Emails are sent from no-reply@localhost, which most mail servers refuse.'),
      'no-reply@localhost wrote to [redacted] by smtp://duck:[redacted]:587',
    ]);
  });

  it('keeps numbers, ids and the stack frames of scoped packages as they are', () => {
    const out = recorder();
    const id = '0199c0de-0000-7000-8000-000000000001';

    createLog('info', out).info({ tokens: 12, id, at: 'node_modules/@nestjs/core/router.js:10' }, 'cost');

    expect(out.lines()[0]).toMatchObject({ tokens: 12, id, at: 'node_modules/@nestjs/core/router.js:10' });
  });

  it('takes linear time for long lines that are made to look like addresses', () => {
    const out = recorder();
    const log = createLog('info', out);

    inLimitedTime(() => log.info(`${'a.'.repeat(500_000)}@`));

    expect(out.lines()).toHaveLength(1);
  });
});

describe("Nest's logger", () => {
  afterEach(() => Logger.overrideLogger(false));

  it('keeps the context, the fields and the error of a line', () => {
    const out = recorder();
    Logger.overrideLogger(new NestLog(createLog('info', out)));

    new Logger('Ponds').error({ message: 'A pond froze', pond: 7, error: new RangeError('cold') });

    expect(out.lines()).toEqual([
      expect.objectContaining({
        level: 'error',
        context: 'Ponds',
        msg: 'A pond froze',
        pond: 7,
        error: expect.objectContaining({ type: 'RangeError', message: 'cold' }),
      }),
    ]);
  });

  it('leaves out what Nest tells of itself at every start', () => {
    const out = recorder();
    const log = new NestLog(createLog('info', out));

    log.log('Mapped {/api/posts, GET} route', 'RouterExplorer');
    log.log('Ready', 'Main');

    expect(out.lines().map((line) => line.msg)).toEqual(['Ready']);
  });
});

describe('the request log', () => {
  async function ask(path: string, init?: RequestInit): Promise<Line> {
    const out = recorder();
    const app = express();
    app.use(requestLog(createLog('debug', out)));
    app.get('/api/tokens/:refreshToken', (request, response) => {
      rememberContext(request, {
        viewer: {
          id: 'v-1',
          sessionId: 's',
          handle: 'ann',
          role: 'basic',
          language: 'en',
          defaultVisibility: 'PUBLIC',
          defaultQuoteRule: 'EVERYONE',
          claims: new Set(),
          scopes: null,
          frozenUntil: null,
          isSuspended: false,
          isNewcomer: false,
        },
        requestId: 'r-1',
        transport: 'rest',
        ip: '::1',
        userAgent: null,
        idempotencyKey: null,
        language: 'en',
      });
      response.json({ ok: true });
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init).then((answer) =>
      answer.text(),
    );
    server.close();
    await once(server, 'close');
    expect(out.raw).toHaveLength(1);
    return out.lines()[0]!;
  }

  it('tells the pattern of the route, the status, the time, the bytes and who asked, and never a token in the address', async () => {
    const line = await ask('/api/tokens/super-secret?also=secret');

    expect(line).toMatchObject({
      method: 'GET',
      route: '/api/tokens/:refreshToken',
      status: 200,
      request: 'r-1',
      viewer: 'v-1',
    });
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(line.bytes).toBeGreaterThan(0);
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('tells only the area of an address that is no route', async () => {
    expect(await ask('/api/tokens/super-secret/more')).toMatchObject({ route: '/api/*', status: 404 });
    expect(await ask('/some-secret')).toMatchObject({ route: '/*' });
    expect(await ask('/')).toMatchObject({ route: '/' });
  });
});
