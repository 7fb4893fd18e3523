import { longFrames, watchFrames } from './frames.mjs';
import { checked, markdownTable } from './report.mjs';
import { Tasks } from './tasks.mjs';

const MOST_MS = 50;
/** The numbers of quacks after which DOM nodes and memory are read; the last one is the end of the scroll. */
const STATIONS = [200, 1_000, 2_000];
/** The maximum number of DOM nodes at the end, as a multiple of those at the first reading. */
const MOST_NODES = 1.25;
/** Pixels of one notch of the wheel, and the minimum pause after it in milliseconds, as for a hasty reader. */
const TURN_PX = 120;
const TURN_MS = 30;
/** Notches after which the page's progress is read, which is a task of its own in the measured frames. */
const TURNS_UNASKED = 8;
const SHOWN_MS = 60_000;
const SETTLED_MS = 500;
/** If nothing loads for this long, the scroll is stuck. */
const STUCK_MS = 30_000;
/** The maximum duration of the whole scroll, at any speed. */
const WAY_MS = 15 * 60_000;

/** Scrolls the stream of `reader` by the wheel from the first quack to the 2,000th, at each speed of the processor. */
export async function measureScroll({ browser, options, say }) {
  const ways = [];
  for (const cpu of options.cpu) ways.push(await scrollThrough(browser, cpu, say));
  return ways;
}

export function scrollTable(ways) {
  return markdownTable(
    [
      'CPU',
      'quacks',
      `longest frame (≤ ${MOST_MS} ms)`,
      `frames above ${MOST_MS} ms`,
      'longest task, its own processor time',
      'nodes (flat)',
      'rows',
      'heap after GC',
      'script, style and layout for each quack',
    ],
    ways.flatMap(({ cpu, stations }) =>
      stations.map((station) => [
        `${cpu} ×`,
        station.quacks.toLocaleString('en'),
        checked(`${station.longest} ms`, station.longest <= MOST_MS),
        checked(`${station.long} of ${station.frames}`, station.long === 0),
        `${station.taskMs.toFixed(0)} ms`,
        checked(station.nodes.toLocaleString('en'), station.nodes <= stations[0].nodes * MOST_NODES),
        station.rows,
        `${station.heapMb.toFixed(1)} MB`,
        `${station.scriptMs.toFixed(1)} + ${station.layoutMs.toFixed(1)} ms`,
      ]),
    ),
  );
}

async function scrollThrough(browser, cpu, say) {
  const { page, devtools, close } = await browser.visit({ login: 'reader', cpu, prepare: watchFrames });
  page.setDefaultTimeout(SHOWN_MS);
  try {
    await page.goto(`${browser.url}/stream`, { timeout: SHOWN_MS });
    await page.getByRole('article').nth(3).waitFor();
    await page.mouse.move(640, 400);
    // Wait until what follows the page, such as the live connection, is done, because it isn't measured.
    await page.waitForTimeout(4_000);
    await devtools.send('Performance.enable');
    await page.evaluate(() => globalThis.forgetFrames());
    const way = { page, devtools, ends: Date.now() + WAY_MS, cpu, reached: 0, progressAt: Date.now() };
    const stations = [];
    let spent = await spending(devtools);
    const tasks = new Tasks(devtools);
    for (const quacks of STATIONS) {
      await tasks.watch();
      const from = way.reached;
      await scrollTo(way, quacks);
      const frames = await page.evaluate(() => globalThis.framesSeen());
      const taskMs = await tasks.longest();
      const now = await spending(devtools);
      const each = way.reached - from;
      stations.push({
        quacks,
        ...frames,
        taskMs,
        scriptMs: ((now.script - spent.script) * 1_000) / each,
        layoutMs: ((now.layout - spent.layout) * 1_000) / each,
        ...(await holding(way)),
      });
      for (const text of longFrames(frames)) say(`${cpu} × CPU, to ${quacks}: ${text}`);
      // Frames in which the trace was read or memory collected are reported later, and don't count.
      await page.waitForTimeout(SETTLED_MS);
      await page.evaluate(() => globalThis.forgetFrames());
      spent = await spending(devtools);
    }
    return { cpu, stations };
  } finally {
    await close();
  }
}

/** Turns the wheel until the quack of that number is in the page. */
async function scrollTo(way, quacks) {
  while (way.reached < quacks) {
    const state = `after ${way.reached} quacks at ${way.cpu} × CPU`;
    if (Date.now() > way.ends)
      throw new Error(`The scroll took more than ${WAY_MS / 60_000} minutes: it ended ${state}.`);
    await within(turn(way), STUCK_MS, `The page did not answer ${state}.`);
    if (Date.now() - way.progressAt > STUCK_MS) throw new Error(`The list did not grow any more ${state}.`);
  }
}

async function turn(way) {
  for (let notch = 0; notch < TURNS_UNASKED; notch += 1) {
    await way.page.mouse.wheel(0, TURN_PX);
    await way.page.waitForTimeout(TURN_MS);
  }
  const reached = await way.page.evaluate(() =>
    Number(globalThis.document.querySelector('[role=feed]')?.lastElementChild?.ariaPosInSet ?? 0),
  );
  if (reached > way.reached) Object.assign(way, { reached, progressAt: Date.now() });
}

/** Rejects if the browser itself does not respond. */
function within(work, ms, words) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(words)), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Seconds of the page's main thread so far. */
async function spending(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

async function holding({ page, devtools }) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const [nodes, rows] = await page.evaluate(() => [
    globalThis.document.querySelectorAll('*').length,
    globalThis.document.querySelectorAll('[aria-posinset]').length,
  ]);
  return { heapMb: usedSize / 1_048_576, nodes, rows };
}
