import { readFileSync } from 'node:fs';

const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** The names in imports such as `#kernel/*`. */
const areas = Object.keys(imports).map((name) => name.slice(1, -2));
const TYPESCRIPT = ['@swc/jest', { swcrc: true, configFile: '.swcrc' }];

/** @type {import('jest').Config} */
const base = {
  rootDir: import.meta.dirname,
  // The sources of the shared rules.
  testEnvironmentOptions: { customExportConditions: ['@mallard/source', 'node', 'node-addons'] },
  // Tests of services need some that run: jest.services.config.js. The others are part of the nightly run only.
  testPathIgnorePatterns: ['<rootDir>/test/services/', ...(process.env.NIGHTLY ? [] : ['\\.nightly\\.test\\.ts$'])],
  extensionsToTreatAsEsm: ['.ts'],
  // Sources import compiled files (.js); jest maps those to sources (.ts).
  moduleNameMapper: {
    [`^#(${areas.join('|')})/(.*)\\.js$`]: '<rootDir>/src/$1/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

/**
 * Tests of parts load the sources of these parts.
 * @type {import('jest').Config}
 */
const parts = {
  ...base,
  displayName: 'parts',
  testMatch: ['<rootDir>/test/{unit,plumbing,schema}/**/*.test.ts'],
  testEnvironment: '<rootDir>/../scripts/suites/leak-checking-environment.mjs',
  transform: { '^.+\\.ts$': TYPESCRIPT },
};

/**
 * Tests of the whole server share the compiled server, which a worker loads once.
 * @type {import('jest').Config}
 */
export const whole = {
  ...base,
  displayName: 'server',
  testMatch: ['<rootDir>/test/!(unit|plumbing|schema)/**/*.test.ts'],
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  transform: {
    '/server/(src|migrations)/.+\\.ts$': '<rootDir>/test/support/compiled-sources.mjs',
    '^.+\\.ts$': TYPESCRIPT,
  },
};

/** @type {import('jest').Config} */
export default {
  projects: [whole, parts],
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  // Generous, for a busy machine: a test's own server starts in one second, or in twenty under load.
  testTimeout: 120_000,
  // One more than the cores of a small machine: tests wait for their server and its database about a fifth of the time.
  maxWorkers: 3,
  // The scripts of package.json start Node with --max-semi-space-size=64: tests make much garbage that doesn't live long, and
  // collecting it less often takes a tenth less of the processor.
  // Node keeps the modules of finished test files (jest, issue 11956): without this, a worker reaches the limit of its heap.
  workerIdleMemoryLimit: '1500MB',
};
