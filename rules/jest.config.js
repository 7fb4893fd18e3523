/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/../scripts/suites/leak-checking-environment.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { swcrc: false, module: { type: 'es6' }, jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
    ],
  },
  // Sources import compiled files (.js); jest maps those to sources (.ts).
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  maxWorkers: 2,
};
