// F9: Redis freezes, is killed, and comes back, with two servers that share it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beginReading } from '../support/readers.mjs';
import { Postgres } from '../support/postgres.mjs';
import { freePort, migrate, pause, sendSignal, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

const PHASE_MS = 8_000;
const HEALED_MS = 20_000;

async function run() {
  const postgres = await Postgres.create();
  const redisPort = await freePort();
  let redis = await startRedis(redisPort);
  const servers = [];
  try {
    await migrate(postgres.url());
    const env = {
      DATABASE_URL: postgres.url(),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      RATE_LIMITS: 'on',
      PUBLIC_URL: 'http://faults.localhost',
    };
    for (let n = 0; n < 2; n += 1) servers.push(await Server.create({ env }));
    for (const server of servers) await server.start();
    const [here, there] = servers;
    const writers = await Writers.enroll(here, 1);
    const answers = {};
    const note = ({ status }) => (answers[status] = (answers[status] ?? 0) + 1);
    const stopWriting = writers.begin({ pauseMs: 4_000, onAnswer: note });
    const stopReading = beginReading(there.address, {
      clients: 2,
      // Below the limit of an address: 300 in five minutes.
      perSecond: 2,
      paths: ['/api/posts'],
      onAnswer: note,
      onFailure: () => note({ status: 'broken' }),
    });
    const lines = [];
    const phase = async (what) => {
      await pause(PHASE_MS);
      const states = await Promise.all(servers.map((server) => server.call('GET', '/health/ready')));
      lines.push(
        `${what}: /health/ready ${states.map(({ status, body }) => `${status} ${body.degraded.join() || '-'}`).join(', ')}`,
      );
      return states;
    };
    sendSignal(redis.pid, 'SIGSTOP');
    const frozen = await phase('Redis is frozen');
    sendSignal(redis.pid, 'SIGKILL');
    const killed = await phase('Redis is killed');
    redis = await startRedis(redisPort);
    const begin = performance.now();
    let healed = null;
    while (healed === null && performance.now() - begin < HEALED_MS) {
      const states = await Promise.all(servers.map((server) => server.call('GET', '/health/ready')));
      if (states.every(({ body }) => body.degraded.length === 0)) healed = Math.round(performance.now() - begin);
      await pause(100);
    }
    await Promise.all([stopWriting(), stopReading()]);
    const verdict = await writers.judge();
    const isDegraded = [...frozen, ...killed].every(
      ({ status, body }) => status === 200 && body.degraded.includes('redis'),
    );
    return {
      ok: verdict.ok && isDegraded && healed !== null && Object.keys(answers).join() === '200',
      lines: [
        ...lines,
        `healed ${healed} ms after Redis was back, without a restart`,
        `answers ${JSON.stringify(answers)}`,
        verdictLine(verdict),
      ],
    };
  } finally {
    for (const server of servers) await server.remove();
    sendSignal(redis.pid, 'SIGKILL');
    await postgres.remove();
  }
}

async function startRedis(port) {
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await once(redis.stdout, 'data');
  return redis;
}

export default { name: 'redis-lost', title: 'Redis freezes, is killed, and comes back', run };
