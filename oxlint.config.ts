import { defineConfig } from 'oxlint';

/** Undocumented files of a library can change in any release, so importing them would block its upgrade. */
const LIBRARY_INTERNALS = [
  { regex: '^graphql/', message: 'Import from graphql itself.' },
  { regex: '^@nestjs/[^/]+/', message: "Import from the package itself: Nest's other files are internal." },
  {
    regex: '^[^.#].*/(dist|lib|src|build|esm|cjs|internals?)(/|$)',
    message: 'Import what the library documents; its other files are internal.',
  },
];

export default defineConfig({
  plugins: ['typescript'],
  // The category has most of what ESLint and typescript-eslint recommend; the rules below are the others.
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/*.generated.ts'],
  rules: {
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    // Marks and joiners that are written as escapes are separate on purpose.
    'no-misleading-character-class': ['error', { allowEscape: true }],
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'preserve-caught-error': 'error',
    'typescript/no-misused-spread': 'off',
    // Without a type, the check also meets lists of strings, whose order is right.
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: {
        'no-redeclare': ['error', { builtinGlobals: true }],
        'no-undef': 'error',
        // Types that are inferred from JavaScript are too narrow for these.
        'typescript/await-thenable': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
    {
      files: ['web/public/**/*.js'],
      env: { browser: true, node: false },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-array-constructor': 'error',
        'no-console': 'error',
        'no-restricted-imports': ['error', { patterns: LIBRARY_INTERNALS }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/switch-exhaustiveness-check': 'error',
      },
    },
    {
      // Nest reads constructor parameter types at run time, so those imports must stay values.
      files: ['server/**/*.ts'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: ['server/src/**/*.ts'],
      excludeFiles: ['server/src/kernel/database/rows-of.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [{ name: 'kysely', importNames: ['CompiledQuery'], message: 'Use tx.rows or database.rows.' }],
            patterns: LIBRARY_INTERNALS,
          },
        ],
      },
    },
    {
      // It reads what Nest stores of controllers, by the constants that @nestjs/swagger imports too (docs/decisions/023).
      files: ['server/src/operations/api-docs/rest-routes.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['server/test/**/*.ts', 'web/**/*.test.{ts,tsx}', 'web/e2e/**/*.ts'],
      // Responses of the server are untyped in tests; a wrong assumption fails the test.
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-call': 'off',
      },
    },
    {
      files: ['rules/test/**/*.ts', 'server/test/**/*.ts'],
      excludeFiles: ['rules/test/support/property.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'fast-check',
                message: 'Import fc from rules/test/support/property.js: its inputs are the same in each run.',
              },
            ],
            patterns: LIBRARY_INTERNALS,
          },
        ],
      },
    },
    {
      files: ['web/e2e/**/*.ts'],
      // Playwright reads from the pattern which fixtures a fixture depends on; some depend on none.
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        // The rules of the React compiler.
        'react/error-boundaries': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
      },
    },
  ],
});
