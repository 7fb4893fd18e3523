import { CPU_SLOWDOWN, SLOW_4G } from './browser.mjs';
import { mainPages } from './pages.mjs';
import { checked, kilobytes, markdownTable } from './report.mjs';

const MOST = 0.05;
/** Milliseconds without a request after which a page counts as loaded, and the maximum time on a page. */
const QUIET_MS = 1_500;
const LOAD_MS = 60_000;
/** A response without data for this long is a stream that stays open. */
const STUCK_MS = 5_000;

/** Layout shift and transferred bytes of first visits to the main pages. */
export async function measureShifts({ browser, world }) {
  const results = [];
  for (const { path, login } of mainPages(world)) {
    const { page, devtools, close } = await browser.visit({
      login,
      phone: true,
      cpu: CPU_SLOWDOWN,
      network: SLOW_4G,
      prepare: watchShifts,
    });
    const traffic = await watchTraffic(devtools);
    await page.goto(browser.url + path, { timeout: LOAD_MS });
    await traffic.quiet();
    const { shift, moved, contentMs } = await page.evaluate(() => globalThis.seen());
    results.push({ path, shift, moved, contentMs, ...traffic.sum() });
    await close();
  }
  return results;
}

export function shiftTable(results) {
  return markdownTable(
    [
      'page',
      `layout shift (< ${MOST})`,
      'largest paint',
      'all JavaScript as sent',
      'everything',
      'requests',
      'moved most',
    ],
    results.map(({ path, shift, moved, contentMs, scripts, bytes, requests }) => [
      path.replace(/[0-9a-f-]{36}/, ':id'),
      checked(shift.toFixed(3), shift < MOST),
      `${(contentMs / 1_000).toFixed(1)} s`,
      kilobytes(scripts),
      kilobytes(bytes),
      requests,
      moved,
    ]),
  );
}

/** Runs in the page. The worst window of shifts counts, as for Cumulative Layout Shift: at most 5 seconds, without a pause of one. */
function watchShifts() {
  let window = { from: 0, last: 0, sum: 0 };
  let shift = 0;
  let worst = { value: 0, moved: '' };
  let contentMs = 0;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const goesOn = startTime - window.last < 1_000 && startTime - window.from < 5_000;
      window = goesOn
        ? { ...window, last: startTime, sum: window.sum + value }
        : { from: startTime, last: startTime, sum: value };
      shift = Math.max(shift, window.sum);
      if (value > worst.value) worst = { value, moved: nameOf(sources[0]?.node) };
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    contentMs = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const nameOf = (node) => {
    const element = node instanceof globalThis.Element ? node : node?.parentElement;
    return element ? `${element.localName} "${(element.textContent ?? '').trim().slice(0, 24)}"` : '';
  };
  globalThis.seen = () => ({ shift, moved: worst.moved, contentMs });
}

/** Counts transferred bytes, and detects when nothing more arrives. */
async function watchTraffic(devtools) {
  const kinds = new Map();
  const open = new Set();
  let [scripts, bytes, requests, last] = [0, 0, 0, Date.now()];
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'WebSocket') return;
    kinds.set(requestId, type);
    open.add(requestId);
    requests += 1;
    last = Date.now();
  });
  const over = ({ requestId, encodedDataLength = 0 }) => {
    open.delete(requestId);
    last = Date.now();
    bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength;
  };
  devtools.on('Network.dataReceived', () => (last = Date.now()));
  devtools.on('Network.loadingFinished', over);
  devtools.on('Network.loadingFailed', over);
  return {
    sum: () => ({ scripts, bytes, requests }),
    quiet: async () => {
      const begin = Date.now();
      const waits = () => Date.now() - last < (open.size > 0 ? STUCK_MS : QUIET_MS);
      while (Date.now() - begin < LOAD_MS && waits()) {
        await new Promise((done) => setTimeout(done, 100));
      }
    },
  };
}
