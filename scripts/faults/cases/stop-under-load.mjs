import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { beginReading, get } from '../support/readers.mjs';
import { pause, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

const { WebSocket } = createRequire(resolve(import.meta.dirname, '../../../server/package.json'))('ws');

/** Fewer for a machine that can't serve as many, where requests would wait longer than a stop does. */
const PER_SECOND = Number(process.env.STOP_PER_SECOND ?? 200);
const READERS = {
  clients: 40,
  perSecond: PER_SECOND,
  paths: ['/api/posts', '/api/maintenance/status', '/stream', '/health'],
};
const WRITERS = 4;
const SOCKETS = 30;
/** Milliseconds of load before the signal, and the maximum duration of the stop. */
const LOAD_MS = 5_000;
const STOP_MS = 10_000;
const PROBE_MS = 50;
const REFUSED = 'ECONNREFUSED';

/** Collects the codes with which sockets are closed. */
async function openSockets(server, closes) {
  const open = async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('close', (code) => closes.push(code));
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    const query = 'subscription { maintenanceChanged { isUnderMaintenance } }';
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await new Promise((done) => socket.once('message', done));
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  };
  await Promise.all(Array.from({ length: SOCKETS }, open));
}

/** Polls readiness on new connections, as a load balancer does, until connections are refused. */
async function watchReadiness(server, seen) {
  for (;;) {
    try {
      const { status } = await get(server.address, '/health/ready', false);
      if (status === 503) seen.notReadyAt ??= performance.now();
    } catch (error) {
      seen.refusedAt = performance.now();
      seen.lastCode = error.code;
      return;
    }
    await pause(PROBE_MS);
  }
}

async function run() {
  const server = await Server.create();
  const tally = { answered: 0, failed: 0, refused: 0, broken: [], afterSignal: 0, notAnnounced: 0 };
  const seen = { notReadyAt: undefined, refusedAt: undefined };
  const closes = [];
  const onFailure = (error) => {
    const code = error.code ?? error.cause?.code ?? error.message;
    if (code === REFUSED) tally.refused += 1;
    else tally.broken.push(code);
  };
  const onAnswer = ({ status, headers, askedAt }) => {
    tally.answered += 1;
    if (status >= 500) tally.failed += 1;
    if (seen.notReadyAt === undefined || askedAt < seen.notReadyAt) return;
    tally.afterSignal += 1;
    if (headers.connection !== 'close') tally.notAnnounced += 1;
  };
  try {
    await server.start();
    const people = {
      call: (...request) =>
        server.call(...request).catch((error) => {
          onFailure(error);
          throw error;
        }),
      get database() {
        return server.database;
      },
    };
    const writers = await Writers.enroll(people, WRITERS);
    await openSockets(server, closes);
    const stopReading = beginReading(server.address, { ...READERS, onAnswer, onFailure });
    const stopWriting = writers.begin({ pauseMs: 100 });
    const watching = watchReadiness(server, seen);
    await pause(LOAD_MS);

    const signalAt = performance.now();
    server.signal('SIGTERM');
    const code = await server.ended();
    const tookMs = performance.now() - signalAt;
    await Promise.all([stopReading(), stopWriting(), watching]);
    await server.start();
    const verdict = await writers.judge();

    const seconds = (ms) => (ms === undefined ? 'never' : `after ${((ms - signalAt) / 1_000).toFixed(2)} s`);
    const promises = [
      [code === 0, `exit code ${code}`],
      [tookMs <= STOP_MS, `ended after ${(tookMs / 1_000).toFixed(2)} s`],
      [
        tally.broken.length === 0,
        `${tally.answered} requests answered, ${tally.broken.length} connections broken ${[...new Set(tally.broken)].join(' ')}`,
      ],
      [tally.failed === 0, `${tally.failed} answers of 500 or above`],
      [
        seen.notReadyAt < seen.refusedAt,
        `/health/ready was 503 ${seconds(seen.notReadyAt)}, connections were refused ${seconds(seen.refusedAt)}`,
      ],
      [
        tally.afterSignal > 0 && tally.notAnnounced === 0,
        `${tally.afterSignal} requests answered after that, ${tally.notAnnounced} of them without Connection: close`,
      ],
      [
        closes.length === SOCKETS && closes.every((close) => close === 1012),
        `${closes.length} of ${SOCKETS} sockets closed, with ${[...new Set(closes)].join(' ')}`,
      ],
      [verdict.ok, `quacks: ${verdictLine(verdict)}`],
    ];
    return {
      ok: promises.every(([kept]) => kept),
      lines: promises.map(([kept, line]) => `${kept ? 'ok   ' : 'NOT  '} ${line}`),
    };
  } finally {
    await server.remove();
  }
}

export default {
  name: 'stop-under-load',
  title: `SIGTERM at ${PER_SECOND} requests a second, with kept connections and 30 sockets`,
  run,
};
