import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser';

const { launchOptions } = await findBrowser();

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes at the second attempt is a bug that somebody will meet at the first.
  retries: 0,
  // Limits for a machine that is busy with other things; a page that works is not kept waiting by them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    // Recording every test costs a third of the run; whoever looks for a fault asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Requests that a service worker makes are out of reach of page.route; the tests of the worker allow it.
    serviceWorkers: 'block',
  },
});
