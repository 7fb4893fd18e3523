// Five times as many requests as the server can answer, for a minute. With two processors, the server and its
// database are bound to one and the load generator to the other, so that generating load costs the server nothing.
//   OVERLOAD_SECONDS=60  OVERLOAD_CONNECTIONS=800  OVERLOAD_FACTOR=5 times the peak
//   OVERLOAD_PIN=off     lets all of them share the processors
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { cpuSeconds, pin } from '../support/processes.mjs';
import { pause, Server } from '../support/server.mjs';
import { enroll } from '../support/writers.mjs';

const SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 60);
const CONNECTIONS = Number(process.env.OVERLOAD_CONNECTIONS ?? 800);
const FACTOR = Number(process.env.OVERLOAD_FACTOR ?? 5);
const PINS = process.env.OVERLOAD_PIN !== 'off';
/** Concurrent requests that keep the server busy without a long queue, and seconds of each measurement of the peak. */
const PEAK_CONNECTIONS = 24;
const PEAK_SECONDS = 15;
/** What must hold: the share of the peak, milliseconds of /health at the 99th percentile, and milliseconds until recovery. */
const LEAST_GOODPUT = 0.8;
const HEALTH_MS = 200;
const RECOVERY_MS = 5_000;
/** Percent of its processor that the server and its database use at the peak if nothing else runs. */
const OWN_PROCESSOR = 80;

const QUERY = `{ stream(feed: EVERYONE, first: 20) { edges { cursor node { id content createdAt replyCount nodCount viewerHasNodded
  author { id handle displayName imageUrl } entities { kind start end target } } } pageInfo { hasNextPage endCursor } } }`;

async function run() {
  const server = await Server.create({ env: { DEMO_DATA: 'on', LOG_LEVEL: 'info' } });
  try {
    await server.start();
    const person = await enroll(server, 'reader');
    const processes = [server.pid, ...server.databasePids];
    const isPinned = PINS && availableParallelism() > 1 && pin(processes, 0) && pin([process.pid], 1);
    const measure = (options) => measured(server, person, options);

    await measure({ connections: PEAK_CONNECTIONS, duration: 5 });
    const before = await measure({ connections: PEAK_CONNECTIONS, duration: PEAK_SECONDS, isWatched: true });
    const overallRate = Math.round(before.answered * FACTOR);
    const overload = await measure({ connections: CONNECTIONS, duration: SECONDS, overallRate, isWatched: true });
    const recovery = await untilAnswered(server, person);
    const after = await measure({ connections: PEAK_CONNECTIONS, duration: PEAK_SECONDS });

    const ratioOf = (figure) => figure(overload) / ((figure(before) + figure(after)) / 2);
    const goodput = ratioOf(({ answered }) => answered);
    // Other programs on the machine take a varying share of the processor.
    const ratio = ratioOf(({ answered, cpu }) => answered / (cpu.server + cpu.database));
    const { health } = overload;
    const got = before.cpu.server + before.cpu.database;
    return {
      ok:
        ratio >= LEAST_GOODPUT &&
        health.p99 <= HEALTH_MS &&
        health.failed + overload.broken + overload.other + overload.wrong === 0 &&
        recovery <= RECOVERY_MS,
      lines: [
        isPinned
          ? 'the server and its database share one processor, the load has another'
          : 'the server, its database and the load share the processors',
        `peak before  ${lineOf(before)}`,
        `overload     ${lineOf(overload)}`,
        `             ${overload.offered} a second were sent: ${overload.refused} refused, ${overload.other} answered otherwise, ` +
          `${overload.broken} broken; of ${overload.looked} refusals checked, ${overload.wrong} were wrong`,
        `peak after   ${lineOf(after)}`,
        `answers for each second of processor time of server and database: ${percentOf(ratio)} of the peak's (${percentOf(LEAST_GOODPUT)} or more)`,
        `answers for each second of the clock: ${percentOf(goodput)} of the peak's, which is the same on a machine that does nothing else`,
        `first answer after it ${Math.round(recovery)} ms`,
        `/health p50 ${health.p50} ms, p99 ${health.p99} ms (${HEALTH_MS} or less), max ${health.max} ms; asked ${health.count} times, ` +
          `${health.failed} failed; at the peak p99 ${before.health.p99} ms`,
        ...(isPinned && got < OWN_PROCESSOR
          ? [
              `something else runs here: they got ${got} % of their processor at the peak; repeat it on a quieter machine`,
            ]
          : []),
      ],
    };
  } finally {
    await server.remove();
  }
}

const percentOf = (part) => `${Math.round(part * 100)} %`;

const lineOf = ({ answered, cpu, p99 }) =>
  `${Math.round(answered)} a second answered, p99 ${p99} ms; processors: server ${cpu.server} %, database ${cpu.database} %, load ${cpu.load} %`;

async function measured(server, person, { connections, duration, overallRate, isWatched = false }) {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return {
      server: cpuSeconds([server.pid]),
      database: cpuSeconds(server.databasePids),
      load: (user + system) / 1e6,
    };
  };
  const watch = isWatched ? watched(server, person, duration) : null;
  const from = used();
  const result = await autocannon({
    url: `${server.address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...person },
    body: JSON.stringify({ query: QUERY }),
    connections,
    duration,
    timeout: 20,
    ...(overallRate && { overallRate }),
  });
  const to = used();
  const percent = (what) => Math.round(((to[what] - from[what]) / result.duration) * 100);
  const refused = result.statusCodeStats['503']?.count ?? 0;
  return {
    answered: result['2xx'] / result.duration,
    offered: Math.round(result.requests.sent / result.duration),
    refused,
    other: result.non2xx - refused,
    broken: result.errors + result.timeouts,
    p99: result.latency.p99,
    cpu: { server: percent('server'), database: percent('database'), load: percent('load') },
    ...(await watch),
  };
}

/** Measures /health meanwhile, and checks refusals. */
async function watched(server, person, seconds) {
  const worker = new Worker(resolve(import.meta.dirname, '../support/health-probe.mjs'), {
    workerData: { address: server.address },
  });
  let [looked, wrong] = [0, 0];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const answer = await server.call('POST', '/graphql', { query: QUERY }, person).catch(() => null);
    if (answer?.status === 503) {
      looked += 1;
      const { code } = answer.body?.errors?.[0]?.extensions ?? {};
      if (!answer.headers.has('retry-after') || code !== 'SERVICE_UNAVAILABLE') wrong += 1;
    }
    await pause(500);
  }
  return { looked, wrong, health: await healthOf(worker) };
}

async function healthOf(worker) {
  const answers = await new Promise((done) => {
    worker.once('message', done);
    worker.postMessage('end');
  });
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))]);
  const failed = answers.filter(({ status }) => status !== 200).length;
  return { count: answers.length, failed, p50: at(0.5), p99: at(0.99), max: at(1) };
}

async function untilAnswered(server, person) {
  const begin = performance.now();
  for (;;) {
    const answer = await server.call('POST', '/graphql', { query: QUERY }, person).catch(() => null);
    if (answer?.status === 200) return performance.now() - begin;
    await pause(20);
  }
}

export default { name: 'overload', title: 'five times as many requests as it can answer', run };
