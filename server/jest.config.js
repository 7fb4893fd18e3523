import { readFileSync } from 'node:fs';

const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** `#kernel/*` and the like, without their signs. */
const areas = Object.keys(imports).map((name) => name.slice(1, -2));

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // They need services that run by themselves: jest.services.config.js.
  testPathIgnorePatterns: ['<rootDir>/test/services/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true, configFile: '.swcrc' }] },
  // The sources name their compiled neighbours; jest reads the sources.
  moduleNameMapper: {
    [`^#(${areas.join('|')})/(.*)\\.js$`]: '<rootDir>/src/$1/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  // For a machine that does much else: a server of a test's own starts in a second, or in ten where others work too.
  testTimeout: 60_000,
  maxWorkers: 2,
};
