import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Undocumented files of a library can change in any release, so importing them would block its upgrade. */
const LIBRARY_INTERNALS = [
  { regex: '^graphql/', message: 'Import from graphql itself.' },
  { regex: '^@nestjs/[^/]+/', message: "Import from the package itself: Nest's other files are internal." },
  {
    // pdf.js documents this file as its entry for Node.
    regex: '^(?![.#]|node:|pdfjs-dist/legacy/)(.+/)(dist|lib|src|build|esm|cjs|internals?)(/|$)',
    message: 'Import what the library documents; its other files are internal.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/*.generated.ts',
      'data/',
      'screenshots/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    // Marks and joiners that are written as escapes are separate on purpose.
    rules: { 'no-misleading-character-class': ['error', { allowEscape: true }] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['web/public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['rules/tsconfig.json', 'server/tsconfig.json', 'web/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Implementations of ports and test doubles are often async only because their interface is.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      'no-restricted-imports': ['error', { patterns: LIBRARY_INTERNALS }],
    },
  },
  {
    // Nest reads constructor parameter types at run time, so those imports must stay values.
    files: ['server/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['server/src/kernel/database/rows-of.ts'],
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
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    files: ['rules/test/**/*.ts', 'server/test/**/*.ts'],
    ignores: ['rules/test/support/property.ts'],
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
    ...reactHooks.configs.flat['recommended-latest'],
  },
);
