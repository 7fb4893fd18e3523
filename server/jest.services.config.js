// Tests against a PostgreSQL and a Redis that run by themselves: TEST_DATABASE_URL and TEST_REDIS_URL, which npm test finds.
import { whole } from './jest.config.js';

/** Clients for Mastodon, by the setting that names their program, which npm test finds: without it, a file is none of the tests. */
const CLIENTS = { TEST_TOOT: 'toot', TEST_MASTODON_PYTHON: 'mastodon-py' };

/** @type {import('jest').Config} */
export default {
  ...whole,
  testMatch: ['<rootDir>/test/services/**/*.test.ts'],
  testPathIgnorePatterns: Object.entries(CLIENTS)
    .filter(([name]) => !process.env[name])
    .map(([, file]) => `<rootDir>/test/services/clients/${file}\\.test\\.ts$`),
  globalSetup: '<rootDir>/test/support/compile.mjs',
  globalTeardown: undefined,
  // Each test file has servers as processes of its own, and npm test runs other suites beside these.
  maxWorkers: 2,
  // Several servers start as processes of their own: seconds on a quiet machine, a minute on one that does much else.
  testTimeout: 240_000,
};
