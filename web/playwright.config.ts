import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser';
import { isWhole } from './e2e/support/languages';

const { launchOptions } = await findBrowser();

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // A usual run walks the journeys; tests with this tag are part of the nightly run only.
  grepInvert: isWhole ? undefined : /@nightly/,
  fullyParallel: true,
  projects: [
    // First, because its tests run one at a time: the others fill the time beside them.
    { name: 'site', testMatch: '**/*.site.spec.ts', workers: 1 },
    { name: 'journeys', testIgnore: '**/*.site.spec.ts' },
  ],
  // One more than the cores of a small machine: pages wait about a third of the time.
  workers: 3,
  forbidOnly: true,
  // npm test runs what failed once more, alone, and reports both outcomes.
  retries: 0,
  // Generous limits for a busy machine; a page that works doesn't wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    // Recording every test makes the run a third longer, so it is off unless E2E_TRACE is set.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // page.route can't intercept requests of a service worker; only tests of the worker allow it.
    serviceWorkers: 'block',
  },
});
