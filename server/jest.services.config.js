// Tests against a PostgreSQL and a Redis that run by themselves: TEST_DATABASE_URL and TEST_REDIS_URL, which npm test finds.
import base from './jest.config.js';

/** @type {import('jest').Config} */
export default {
  ...base,
  roots: ['<rootDir>/test/services'],
  testPathIgnorePatterns: [],
  globalSetup: '<rootDir>/test/support/compile.mjs',
  globalTeardown: undefined,
  // Several servers start as processes of their own: seconds on a quiet machine, a minute on one that does much else.
  testTimeout: 240_000,
};
