import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** npm run screenshots: not a test of anything; it draws what there is to look at. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  globalSetup: './demo-server.ts',
  outputDir: '../../test-results',
  timeout: 1_200_000,
  use: { ...base.use, trace: 'off' },
});
