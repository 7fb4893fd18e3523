import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { keepTokens } from './browser.mjs';
import { lighthousePages } from './pages.mjs';
import { checked, markdownTable, middle } from './report.mjs';

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

/** Lighthouse with its defaults for phones: a processor four times slower, and slow 4G. The median of several runs counts. */
export async function runLighthouse({ browser, options, say }) {
  const driver = await puppeteer.connect({ browserURL: `http://127.0.0.1:${browser.port}` });
  const results = [];
  for (const { path, login } of lighthousePages) {
    const runs = [];
    for (let n = 0; n < options.runs; n += 1)
      runs.push(await once({ driver, url: browser.url, signIn: (who) => browser.signIn(who) }, path, login));
    const run = middleRun(runs);
    results.push(run);
    for (const { id, title, hint } of run.failed) say(`${path}: ${id}: ${title}${hint ? ` (${hint})` : ''}`);
  }
  await driver.disconnect();
  return results;
}

export function lighthouseTable(results) {
  return markdownTable(
    [
      'page',
      ...Object.entries(TARGETS).map(([name, target]) => `${name} (${target === 100 ? '100' : `≥ ${target}`})`),
      ...Object.keys(FIGURES),
      'runs',
    ],
    results.map(({ path, scores, figures, performances }) => [
      path,
      ...Object.entries(TARGETS).map(([name, target]) => checked(String(scores[name]), scores[name] >= target)),
      ...Object.keys(FIGURES).map((name) => figures[name]),
      performances.join(' '),
    ]),
  );
}

/** One cold load in its own browser context. */
async function once({ driver, url, signIn }, path, login) {
  const context = await driver.createBrowserContext();
  try {
    const page = await context.newPage();
    // Lighthouse clears the page's storage before it begins.
    if (login) await page.evaluateOnNewDocument(keepTokens, await signIn(login));
    const result = await lighthouse(
      url + path,
      { logLevel: 'error', onlyCategories: Object.keys(TARGETS) },
      undefined,
      page,
    );
    if (!result) throw new Error(`Lighthouse has no result for ${path}.`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
    const scoreOf = (name) => Math.round(categories[name].score * 100);
    return {
      path,
      scores: Object.fromEntries(Object.keys(TARGETS).map((name) => [name, scoreOf(name)])),
      figures: Object.fromEntries(Object.entries(FIGURES).map(([name, id]) => [name, audits[id].displayValue ?? ''])),
      failed: Object.entries(TARGETS)
        .filter(([name, target]) => scoreOf(name) < target)
        .flatMap(([name]) => failuresOf(categories[name], audits)),
    };
  } finally {
    await context.close();
  }
}

/** The audits that lowered the score of a category, each with the first element that it concerns. */
function failuresOf({ auditRefs }, audits) {
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => {
      const { title, displayValue, details } = audits[id];
      const first = details?.items?.[0];
      return { id, title, hint: displayValue || first?.node?.snippet || first?.description || first?.url };
    });
}

/** The run with the median performance, and the performance of all runs. */
function middleRun(runs) {
  const performances = runs.map(({ scores }) => scores.performance);
  const run = runs.find(({ scores }) => scores.performance === middle(performances));
  return { ...run, performances };
}
