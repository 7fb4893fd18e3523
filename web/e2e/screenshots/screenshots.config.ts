import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** npm run screenshots: takes pictures of all pages; not a test. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  globalSetup: './demo-server.ts',
  outputDir: '../../test-results',
  timeout: 1_200_000,
  use: { ...base.use, trace: 'off' },
});
