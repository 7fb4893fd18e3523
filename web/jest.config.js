/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/../scripts/suites/leak-checking-environment.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // The sources of the shared rules, which import compiled files (.js).
  testEnvironmentOptions: { customExportConditions: ['@mallard/source', 'node', 'node-addons'] },
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
  maxWorkers: 2,
  // For a busy machine; a test that works doesn't wait for it.
  testTimeout: 60_000,
};
