import { readFileSync } from 'node:fs';

const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** The names in imports such as `#kernel/*`. */
const areas = Object.keys(imports).map((name) => name.slice(1, -2));

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/../scripts/suites/leak-checking-environment.mjs',
  // The sources of the shared rules.
  testEnvironmentOptions: { customExportConditions: ['@mallard/source', 'node', 'node-addons'] },
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // These need running services: jest.services.config.js.
  testPathIgnorePatterns: ['<rootDir>/test/services/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true, configFile: '.swcrc' }] },
  // Sources import compiled files (.js); jest maps those to sources (.ts).
  moduleNameMapper: {
    [`^#(${areas.join('|')})/(.*)\\.js$`]: '<rootDir>/src/$1/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  // Generous, for a busy machine: a test's own server starts in one second, or in ten under load.
  testTimeout: 60_000,
  // One more than the cores of a small machine: tests wait for their server and its database about a fifth of the time.
  maxWorkers: 3,
  // Node keeps the modules of finished test files (jest, issue 11956): without this, a worker reaches the limit of its heap.
  workerIdleMemoryLimit: '1500MB',
};
