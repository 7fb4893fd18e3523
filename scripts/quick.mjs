// npm run test:quick: what a change breaks most often, in two minutes: types, import rules, unit tests and one API file per area.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRuntime } from './runtime.mjs';
import { commandCheck, performAll } from './suites/check.mjs';
import { root } from './suites/command.mjs';
import { report } from './suites/report.mjs';
import { jestSuite } from './suites/runner.mjs';

/** One for each area that has a short one, from left to right. */
const API_FILES = [
  'request-bodies',
  'sessions',
  'follows',
  'media-in-posts',
  'posts',
  'inbox-plans',
  'help-order',
  'products',
  'maintenance',
].map((name) => `test/api/${name}.test.ts`);

checkRuntime();
const reports = mkdtempSync(join(tmpdir(), 'mallard-reports-'));
const npm = (...args) => ['npm', 'run', '--silent', ...args];

const outcomes = await performAll([
  commandCheck('types', npm('typecheck')),
  commandCheck('import rules', npm('lint:imports')),
]);
outcomes.push(
  await jestSuite('rules tests', { cwd: join(root, 'rules'), reports }),
  await jestSuite('server tests', { cwd: join(root, 'server'), reports, only: ['test/unit', ...API_FILES] }),
  // test/build builds the client twice.
  await jestSuite('web tests', { cwd: join(root, 'web'), reports, only: ['--testPathIgnorePatterns', 'test/build/'] }),
);
rmSync(reports, { recursive: true, force: true });
report(outcomes);
