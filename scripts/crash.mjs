// npm run crash: kills the server and its database (kill -9, the whole tree) repeatedly while eight people publish, and
// checks after each restart that every acknowledged quack is stored once and that every counter equals its rows.
//   npm run crash -- --kills 20 --seed 7
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build-if-needed.mjs';
import { pause, Server } from './faults/support/server.mjs';
import { verdictLine, Writers } from './faults/support/writers.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    writers: { type: 'string', default: '8' },
  },
});
const KILLS = Number(options.kills);
/** The minimum and maximum milliseconds of writing before a kill. */
const [MIN_MS, MAX_MS] = [250, 1_500];

let state = Number(options.seed) >>> 0;
/** Between 0 and 1, the same for the same seed (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

buildIfNeeded();
const server = await Server.create();
let failed = false;
const recoveries = [];
try {
  await server.start();
  const writers = await Writers.enroll(server, Number(options.writers));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const stop = writers.begin();
    await pause(MIN_MS + random() * (MAX_MS - MIN_MS));
    await server.kill();
    await stop();

    const recovery = await server.start();
    recoveries.push(recovery);
    const verdict = await writers.judge();
    failed ||= !verdict.ok;
    process.stdout.write(`kill ${kill}: ${verdictLine(verdict)}, ready after ${Math.round(recovery)} ms\n`);
  }
  recoveries.sort((a, b) => a - b);
  process.stdout.write(
    `${KILLS} kills, seed ${options.seed}: ${writers.acknowledged.size} acknowledged quacks, ready again after ` +
      `${Math.round(recoveries[Math.floor(recoveries.length / 2)])} ms in the median, ${Math.round(recoveries.at(-1))} ms at most; ` +
      `${failed ? 'FAILED' : 'nothing lost, nothing twice, every counter right'}\n`,
  );
} catch (error) {
  failed = true;
  process.stderr.write(`${error.stack ?? error}\n`);
} finally {
  await server.remove();
}
process.exit(failed ? 1 : 0);
