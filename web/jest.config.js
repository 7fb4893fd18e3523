const rootDir = import.meta.dirname;

/** What both kinds of tests share: the sources as ES modules, and those of the shared rules, which import compiled files (.js). */
const sources = {
  rootDir,
  roots: ['<rootDir>/test'],
  // These are part of the nightly run only.
  testPathIgnorePatterns: process.env.NIGHTLY ? [] : ['\\.nightly\\.test\\.ts$'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...sources,
      displayName: 'rules',
      testEnvironment: '<rootDir>/../scripts/suites/leak-checking-environment.mjs',
      testMatch: ['**/*.test.ts'],
      testEnvironmentOptions: { customExportConditions: ['@mallard/source', 'node', 'node-addons'] },
    },
    {
      ...sources,
      displayName: 'components',
      testEnvironment: '<rootDir>/test/support/browser-environment.mjs',
      testMatch: ['**/*.test.tsx'],
      testEnvironmentOptions: {
        url: 'http://localhost:3000/',
        customExportConditions: ['@mallard/source', 'browser'],
      },
      setupFiles: ['<rootDir>/test/support/browser-gaps.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/component-setup.ts'],
    },
  ],
  maxWorkers: 2,
  // For a busy machine; a test that works doesn't wait for it.
  testTimeout: 60_000,
};
