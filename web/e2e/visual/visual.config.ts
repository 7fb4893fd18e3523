import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { bundledBrowser } from '../support/browser';

const { launchOptions } = await bundledBrowser();

/** npm run visual: holds the design catalog against the pictures that were taken of it last. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.visual.ts',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing is a picture to take on purpose: with --update-snapshots.
  updateSnapshots: 'none',
  timeout: 240_000,
  expect: {
    ...base.expect,
    toHaveScreenshot: {
      // Colors a little apart are the same to the eye; edges of letters may differ by the processor.
      threshold: 0.06,
      maxDiffPixelRatio: 0.0005,
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
    },
  },
  use: { ...base.use, launchOptions, trace: 'off' },
});
