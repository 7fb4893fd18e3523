import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import type { DegradedParts } from '#operations/health/degraded-parts.js';
import { healthRouter } from '#operations/health/health.router.js';
import { Readiness } from '#operations/health/readiness.js';
import { createTestDatabase } from '../support/test-database.js';
import { until } from './support/until.js';

const sound = { now: () => [] } as unknown as DegradedParts;

describe('health', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let ends: (() => Promise<unknown>)[] = [];

  async function serve(
    connection: ConnectionSettings,
    parts: DegradedParts = sound,
  ): Promise<{ readiness: Readiness; ask: (path: string, init?: RequestInit) => Promise<Response> }> {
    const readiness = new Readiness(connection, parts);
    const app = express();
    app.use(healthRouter(readiness));
    app.use((_request, response) => void response.status(404).send('next'));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(async () => {
      server.closeAllConnections();
      server.close();
      await readiness.onApplicationShutdown();
    });
    const { port } = server.address() as AddressInfo;
    return { readiness, ask: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init) };
  }

  /** A database that takes connections and never says a word. */
  async function silence(): Promise<{ settings: ConnectionSettings; connections: () => number }> {
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ends.push(async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    const settings = new ConnectionSettings({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user: 'nobody',
      database: 'none',
    });
    return { settings, connections: () => sockets.size };
  }

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterEach(async () => {
    await Promise.all(ends.map((end) => end()));
    ends = [];
  });

  afterAll(() => database.drop());

  it('is good from memory while the database does not answer', async () => {
    const { settings, connections } = await silence();
    const { ask } = await serve(settings);

    const answer = await ask('/health');

    expect(connections()).toBe(0);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      uptime: expect.any(Number),
    });
  });

  it('is ready while the database can be reached, and tells what is degraded', async () => {
    const { readiness, ask } = await serve(new ConnectionSettings(database.connection), {
      now: () => ['redis'],
    } as unknown as DegradedParts);
    readiness.started();

    const answer = await ask('/health/ready');

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', degraded: ['redis'] });
  });

  it('is not ready before the start is over, nor from the stop on', async () => {
    const { readiness, ask } = await serve(new ConnectionSettings(database.connection));

    expect((await ask('/health/ready')).status).toBe(503);
    readiness.started();
    expect((await ask('/health/ready')).status).toBe(200);
    readiness.stopping();
    const answer = await ask('/health/ready');

    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'unavailable' });
    expect((await ask('/health')).status).toBe(200);
  });

  it('is not ready, and says so after a second of waiting, when the database is silent or absent', async () => {
    const silent = await serve((await silence()).settings);
    const absent = await serve(
      new ConnectionSettings({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }),
    );

    for (const { readiness, ask } of [silent, absent]) {
      readiness.started();
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/health/ready')));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(503));
    }
  });

  it('is ready again, without a restart, when the database is back', async () => {
    const { host = '127.0.0.1', port = 5432 } = database.connection;
    const road = createServer((socket) => {
      const onward = host.startsWith('/')
        ? createConnection(`${host}/.s.PGSQL.${port}`)
        : createConnection(Number(port), host);
      socket.on('error', () => onward.destroy());
      onward.on('error', () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(road, 'listening');
    const roadPort = (road.address() as AddressInfo).port;
    road.close();
    await once(road, 'close');
    const { readiness, ask } = await serve(
      new ConnectionSettings({ ...database.connection, host: '127.0.0.1', port: roadPort }),
    );
    readiness.started();
    expect((await ask('/health/ready')).status).toBe(503);

    road.listen(roadPort, '127.0.0.1');
    await once(road, 'listening');
    ends.push(async () => road.close());
    await until(async () => (await ask('/health/ready')).status === 200);
  });

  it('takes GET and HEAD only, and leaves other addresses alone', async () => {
    const { ask } = await serve(new ConnectionSettings(database.connection));

    expect((await ask('/health', { method: 'HEAD' })).status).toBe(200);
    const posted = await ask('/health', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await (await ask('/healthy')).text()).toBe('next');
  });
});
