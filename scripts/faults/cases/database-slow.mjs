// F5: each packet to and from the database takes 300 ms, then 5 seconds.
import { DatabaseProxy } from '../../../server/test/support/database-proxy.ts';
import { Postgres } from '../support/postgres.mjs';
import { beginReading } from '../support/readers.mjs';
import { migrate, pause, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

const [SLOW_MS, HANGING_MS] = [300, 5_000];
const PHASE_MS = 20_000;
/** The maximum time to an answer in each phase, and of /health in both. */
const [SLOW_ANSWER_MS, HANGING_ANSWER_MS, HEALTH_MS] = [3_000, 6_500, 500];
const PATHS = ['/api/posts', '/api/posts?pageSize=50'];

async function run() {
  const postgres = await Postgres.create();
  const proxy = await DatabaseProxy.to({ host: '127.0.0.1', port: postgres.port });
  let server;
  try {
    await migrate(postgres.url());
    server = await Server.create({
      env: { DATABASE_URL: postgres.url('mallard', proxy.port) },
      judged: postgres.url(),
    });
    await server.start();
    const writers = await Writers.enroll(server, 2);
    await phase(server, writers, 2_000);

    proxy.delayMs = SLOW_MS;
    await pause(4_000);
    const slow = await phase(server, writers, PHASE_MS);
    proxy.delayMs = HANGING_MS;
    // What is in flight still has the shorter delay.
    await pause(4_000);
    const hanging = await phase(server, writers, PHASE_MS);
    proxy.delayMs = 0;
    const begin = performance.now();
    while ((await server.call('GET', '/api/posts')).status !== 200) await pause(50);
    const recovery = Math.round(performance.now() - begin);
    await phase(server, writers, 2_000);
    const verdict = await writers.judge();

    return {
      ok:
        verdict.ok &&
        slow.failed === 0 &&
        slow.p99 <= SLOW_ANSWER_MS &&
        hanging.other === 0 &&
        hanging.slowest <= HANGING_ANSWER_MS &&
        Math.max(slow.health, hanging.health) <= HEALTH_MS,
      lines: [
        `300 ms each way: ${slow.line}`,
        `5 s each way: ${hanging.line}`,
        `answered ${recovery} ms after the delay ended; ${verdictLine(verdict)}`,
      ],
    };
  } finally {
    await server?.remove();
    proxy.close();
    await postgres.remove();
  }
}

/** Reads and writes for some time, and measures /health beside it. */
async function phase(server, writers, milliseconds) {
  const [times, health, statuses] = [[], [], {}];
  const onAnswer = ({ status, askedAt }) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (askedAt !== undefined) times.push(performance.now() - askedAt);
  };
  const onFailure = () => onAnswer({ status: 'broken' });
  const stopReading = beginReading(server.address, { clients: 5, perSecond: 5, paths: PATHS, onAnswer, onFailure });
  const stopHealth = beginReading(server.address, {
    clients: 1,
    perSecond: 5,
    paths: ['/health'],
    onAnswer: ({ askedAt }) => health.push(performance.now() - askedAt),
    onFailure,
  });
  const stopWriting = writers.begin({ onAnswer, pauseMs: 200 });
  await pause(milliseconds);
  await Promise.all([stopReading(), stopWriting(), stopHealth()]);
  times.sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  const slowest = Math.round(times.at(-1) ?? 0);
  const failed = Object.entries(statuses).reduce((sum, [status, n]) => (status === '200' ? sum : sum + n), 0);
  const other = failed - (statuses[503] ?? 0);
  const slowestHealth = Math.round(Math.max(...health));
  const line = `answers ${JSON.stringify(statuses)}; reads p99 ${p99} ms, slowest ${slowest} ms; /health ${slowestHealth} ms at most`;
  return { p99, slowest, failed, other, health: slowestHealth, line };
}

export default { name: 'database-slow', title: 'the database is slow: 300 ms each way, then 5 seconds', run };
