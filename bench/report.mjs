import { cpus } from 'node:os';
import { GROWTH_ROWS, MOST_GROWTH } from './rows.mjs';

/** The machine on which the figures were measured. */
export function describeRun({ size, posts, dataset, requests }, { pinned }) {
  return {
    at: new Date().toISOString(),
    node: process.version,
    processor: `${cpus()[0]?.model.trim()}, ${cpus().length} of them`,
    pinned,
    size,
    posts,
    dataset,
    requests,
    settings: 'NODE_ENV=production RATE_LIMITS=off LOG_LEVEL=error DEMO_DATA=off',
  };
}

const number = (digits) => (value) => value.toFixed(digits);
const COLUMNS = [
  ['row', ({ title }) => title],
  ['req/s', ({ server }) => number(0)(server.requestsPerSecond)],
  ['p50 ms', ({ server }) => number(0)(server.p50)],
  ['p99 ms', ({ server }) => number(0)(server.p99)],
  ['server ms', ({ server }) => number(3)(server.cpuMs)],
  ['PostgreSQL ms', ({ server }) => number(3)(server.postgresMs)],
  ['statements', ({ server }) => number(1)(server.statements)],
  ['bytes', ({ bytes }) => String(bytes)],
  ['baseline ms', ({ baseline }) => number(3)(baseline.cpuMs)],
  ['its PostgreSQL ms', ({ baseline }) => number(3)(baseline.postgresMs)],
  ['ratio', ({ ratio }) => `${number(2)(ratio)} ×`],
  ['with PostgreSQL', ({ ratios }) => `${number(2)(ratios.all)} ×`],
  ['PostgreSQL', ({ ratios }) => `${number(2)(ratios.postgres)} ×`],
  ['target', (result, all) => verdict(result, all)],
];

/** The targets of a row; those that it missed are marked. */
function verdict({ target, server, ratio }, all) {
  const parts = [];
  const check = (text, reached) => parts.push(reached ? text : `${text} ✗`);
  if (target.ratio !== undefined) check(`≤ ${target.ratio} ×`, ratio <= target.ratio);
  if (target.serverMs !== undefined) check(`server ≤ ${target.serverMs}`, server.cpuMs <= target.serverMs);
  if (target.postgresMs !== undefined)
    check(`PostgreSQL ≤ ${target.postgresMs}`, server.postgresMs <= target.postgresMs);
  if (target.statements !== undefined)
    check(`statements ≤ ${target.statements}`, server.statements <= target.statements + 0.1);
  const other = all.find(({ name }) => name === target.than)?.server;
  if (other) {
    const within = server.cpuMs <= other.cpuMs * target.times && server.postgresMs <= other.postgresMs * target.times;
    check(`≤ ${target.times} × ${target.than}`, within);
  }
  return parts.join(', ');
}

const FIRST_MEMORY_MB = 220;
const MEMORY_MB = 320;
const START_MS = 2_000;

/** The table, as Markdown that also reads well in a terminal. */
export function table(results, { live, memoryMb, startMs }, run) {
  const lines = [
    COLUMNS.map(([name]) => name),
    ...results.map((result) => COLUMNS.map(([, cell]) => cell(result, results))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const text = lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  text.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  const more = [];
  for (const [by, figures] of Object.entries(live ?? {})) more.push(liveLine(by, figures));
  if (memoryMb !== undefined) {
    const { first, afterRows } = memoryMb;
    const shown = (value, most) => `${value.toFixed(0)} MB (≤ ${most}${value > most ? ' ✗' : ''})`;
    more.push(
      `Memory of the server: ${shown(first, FIRST_MEMORY_MB)} at its first healthy answer, ${shown(afterRows, MEMORY_MB)} after all rows`,
    );
  }
  if (startMs !== undefined) {
    more.push(
      `Second start to the first healthy answer: ${startMs.toFixed(0)} ms (≤ ${START_MS}${startMs > START_MS ? ' ✗' : ''})`,
    );
  }
  const about = `${run.dataset} dataset, ${run.requests} requests a row, Node ${run.node}, ${run.processor}${run.pinned ? '' : ', not pinned'}, ${run.at.slice(0, 10)}`;
  return `${[...(results.length > 0 ? text : []), ...more, about].join('\n')}\n`;
}

const DELIVERY_MS = 250;
const SERVER_SHARE = 0.6;

function liveLine(
  by,
  { sockets, people, quacks, received, p50, p99, serverShare, postgresShare, serverMs, statements },
) {
  const missed = sockets * quacks - received;
  const mark = (reached) => (reached ? '' : ' ✗');
  return (
    `${sockets} sockets (${by}) of ${people} people, ${quacks} quacks at 20 a second: ${received} of ${sockets * quacks} arrived${mark(missed === 0)}, ` +
    `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (≤ ${DELIVERY_MS}${mark(p99 <= DELIVERY_MS)}), ` +
    `${(serverMs * 1_000).toFixed(0)} µs of the server's CPU each, server ${(serverShare * 100).toFixed(0)} % of a processor (≤ ${SERVER_SHARE * 100} %${mark(serverShare <= SERVER_SHARE)}), ` +
    `PostgreSQL ${(postgresShare * 100).toFixed(0)} %, ${statements.toFixed(1)} statements a quack`
  );
}

/** How much a row of mixed posts may cost of the same of plain ones. */
const MOST_OF_PLAIN = 1.25;

/**
 * What mixed posts cost more than plain ones: by the ratios to the bare server, which answers plain cards in both.
 * @param {Map<string, { all: number, postgres: number }>} plain ratios by row
 */
export function mixedCosts({ dataset, rows }, plain) {
  const parts = rows.flatMap(({ name, ratios }) => {
    const known = plain.get(name);
    if (!known) return [];
    const times = ratios.all / known.all;
    const mark = times <= MOST_OF_PLAIN ? '' : ' ✗';
    return [`${name} ${times.toFixed(2)} ×${mark} (PostgreSQL ${(ratios.postgres / known.postgres).toFixed(2)} ×)`];
  });
  const said = parts.length > 0 ? parts.join(', ') : 'no figures of plain posts';
  return `${dataset} against plain posts (≤ ${MOST_OF_PLAIN} ×; the bare server answers plain cards): ${said}\n`;
}

/** How PostgreSQL's share grows from the first size to the last. */
export function growth(runs) {
  const [first, last] = [runs[0], runs.at(-1)];
  const lines = GROWTH_ROWS.flatMap((name) => {
    const [before, after] = [first, last].map((run) => run.rows.find((row) => row.name === name)?.server.postgresMs);
    if (before === undefined || after === undefined) return [];
    const times = after / before;
    return [`${name} ${times.toFixed(2)} ×${times <= MOST_GROWTH ? '' : ' ✗'}`];
  });
  return `Growth of PostgreSQL's part from ${first.size} to ${last.size} (≤ ${MOST_GROWTH} ×): ${lines.join(', ')}\n`;
}
