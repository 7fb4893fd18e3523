import { CPU_SLOWDOWN } from './browser.mjs';
import { checked, markdownTable, middle } from './report.mjs';

const MOST_MS = 100;
const SHOWN_MS = 60_000;
const SETTLED_MS = 4_000;

/** The time from a press to the next frame, as the browser measures it for Interaction to Next Paint. */
export async function measureInteractions({ browser, options }) {
  const times = Object.fromEntries(interactions.map(({ name }) => [name, []]));
  const { page, close } = await browser.visit({ login: 'reader', cpu: CPU_SLOWDOWN, prepare: watchEvents });
  for (let round = 0; round < Math.max(options.runs, 3); round += 1) {
    for (const { name, act } of interactions) {
      await page.goto(`${browser.url}/stream`);
      await page.getByRole('article').nth(3).waitFor({ timeout: SHOWN_MS });
      // Wait until what follows the page, such as the live connection, is done, because it isn't measured.
      await page.waitForTimeout(SETTLED_MS);
      await page.evaluate(() => globalThis.forgetEvents());
      await act(page);
      times[name].push(await longest(page));
    }
  }
  await close();
  return interactions.map(({ name, title }) => ({ name, title, times: times[name] }));
}

export function interactionTable(results) {
  return markdownTable(
    ['interaction', `middle (< ${MOST_MS} ms)`, 'worst', 'all'],
    results.map(({ title, times }) => [
      title,
      checked(`${middle(times)} ms`, middle(times) < MOST_MS),
      checked(`${Math.max(...times)} ms`, Math.max(...times) < MOST_MS),
      times.join(' '),
    ]),
  );
}

const interactions = [
  {
    name: 'nod',
    title: 'nod',
    act: async (page) => {
      const nod = page.getByRole('article').nth(1).locator('[data-shortcut="nod"]');
      const before = await nod.getAttribute('aria-pressed');
      await nod.click();
      await page
        .getByRole('article')
        .nth(1)
        .locator(`[data-shortcut="nod"][aria-pressed="${before === 'true' ? 'false' : 'true'}"]`)
        .waitFor();
    },
  },
  {
    name: 'compose',
    title: 'compose: open by key and write',
    act: async (page) => {
      await page.keyboard.press('n');
      const field = page.getByRole('dialog').getByRole('textbox').first();
      await field.waitFor();
      await field.pressSequentially('Reeds by the water', { delay: 60 });
    },
  },
  {
    name: 'thread',
    title: 'open a thread',
    act: async (page) => {
      await page.getByRole('article').nth(1).locator('[data-shortcut="open"]').first().click();
      await page.waitForURL('**/post/*');
      await page.getByRole('article').first().waitFor({ timeout: SHOWN_MS });
    },
  },
];

/** Runs in the page. */
function watchEvents() {
  let longest = 0;
  let count = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      count += 1;
      longest = Math.max(longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  globalThis.forgetEvents = () => ([longest, count] = [0, 0]);
  globalThis.longestEvent = () => ({ longest, count });
}

/** The browser reports events with a delay, and not at all if they are shorter than its minimum of 16 ms. */
async function longest(page) {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
  const { longest } = await page.evaluate(() => globalThis.longestEvent());
  return Math.max(16, Math.round(longest));
}
