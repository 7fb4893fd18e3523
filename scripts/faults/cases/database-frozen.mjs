// The embedded database is frozen for twelve seconds (SIGSTOP of all its processes) while people write, read and load pictures.
import { deflateSync, crc32 } from 'node:zlib';
import { pause, sendSignal, Server, treeOf } from '../support/server.mjs';
import { enroll, verdictLine, Writers } from '../support/writers.mjs';

const FROZEN_MS = 12_000;
/** The maximum time to a response while it is frozen, and to the first good one after that. */
const ANSWER_MS = 7_000;
const RECOVERY_MS = 10_000;
const QUERY = '{ stream(feed: EVERYONE, first: 5) { edges { node { id } } } }';

async function run() {
  const server = await Server.create({ env: { LOG_LEVEL: 'warn' } });
  let frozen = [];
  try {
    await server.start();
    const writers = await Writers.enroll(server, 4);
    const reader = await enroll(server, 'reader');
    const picture = await upload(server, reader);
    const stop = writers.begin();
    await pause(2_000);

    // The postmaster starts no processes while it is frozen, so these are all.
    frozen = server.databasePids.flatMap((pid) => treeOf(pid));
    for (const pid of frozen) sendSignal(pid, 'SIGSTOP');
    const begin = performance.now();
    const asked = await askAll(server, { reader, picture, until: begin + FROZEN_MS });
    for (const pid of frozen) sendSignal(pid, 'SIGCONT');
    frozen = [];
    const thawed = performance.now();
    const answers = await Promise.all(asked);
    const recovery = await untilAnswered(server, reader, thawed);

    await pause(1_000);
    await stop();
    const verdict = await writers.judge();
    const kinds = Object.groupBy(answers, ({ kind }) => kind);
    const slow = answers.filter(({ ms }) => ms > ANSWER_MS).length;
    const wrong = answers.filter(({ isRight }) => !isRight).length;
    const own = server.output.split('\n').filter((line) => /ERR_HTTP_HEADERS_SENT|Unexpected error/.test(line)).length;
    return {
      ok: verdict.ok && slow === 0 && wrong === 0 && own === 0 && recovery <= RECOVERY_MS,
      lines: [
        ...Object.entries(kinds).map(([kind, those]) => lineOf(kind, those)),
        `${slow} took longer than ${ANSWER_MS / 1_000} s, ${wrong} wrong responses, ${own} unexpected errors in the log`,
        `answered again ${Math.round(recovery)} ms after it continued; ${verdictLine(verdict)}`,
      ],
    };
  } finally {
    for (const pid of frozen) sendSignal(pid, 'SIGCONT');
    await server.remove();
  }
}

function lineOf(kind, answers) {
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, those]) => `${those.length} × ${status}`)
    .join(', ');
  return `${kind}: ${statuses}, after ${(Math.max(...answers.map(({ ms }) => ms)) / 1_000).toFixed(1)} s at most`;
}

/** Sends requests of many kinds, once a second, as long as every response can still arrive before the database continues. */
async function askAll(server, { reader, picture, until }) {
  const asked = [];
  while (performance.now() < until) {
    const isLate = performance.now() > until - ANSWER_MS;
    for (const [person, headers] of Object.entries({ 'signed in': reader, visitor: {} })) {
      if (isLate) continue;
      asked.push(
        ask(`GraphQL, ${person}`, isGraphqlRefusal, () => server.call('POST', '/graphql', { query: QUERY }, headers)),
        ask(`REST, ${person}`, isEnvelope, () => server.call('GET', '/api/posts', undefined, headers)),
        ask(
          `picture, ${person}`,
          () => true,
          () => server.call('GET', picture, undefined, headers),
        ),
      );
    }
    await pause(1_000);
  }
  return asked;
}

const isGraphqlRefusal = (body) => body?.errors?.[0]?.extensions?.code === 'SERVICE_UNAVAILABLE';
const isEnvelope = (body) => body?.succeeded === false && body.messages.length > 0;

async function ask(kind, hasShape, call) {
  const begin = performance.now();
  const { status, headers, body } = await call();
  const isRight = status === 503 && headers.has('retry-after') && hasShape(body);
  return { kind, status, isRight, ms: performance.now() - begin };
}

async function untilAnswered(server, reader, since) {
  for (;;) {
    const answer = await server.call('GET', '/api/posts', undefined, reader);
    if (answer.status === 200) return performance.now() - since;
    await pause(50);
  }
}

/** @returns the address of a picture of eight pixels by eight */
async function upload(server, headers) {
  const form = new FormData();
  form.append('file', new Blob([png(8)], { type: 'image/png' }), 'eight.png');
  const answer = await fetch(`${server.address}/api/media/upload`, { method: 'POST', headers, body: form });
  return (await answer.json()).data.url;
}

function png(side) {
  const chunk = (name, content) => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0], 8);
  const rows = Buffer.alloc((side + 1) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export default { name: 'database-frozen', title: 'the database is frozen for twelve seconds', run };
