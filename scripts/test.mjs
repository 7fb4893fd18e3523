// npm test: runs all checks after an `npm ci`. The last line has the totals of all suites.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRuntime } from './runtime.mjs';
import { commandCheck, performAll } from './suites/check.mjs';
import { findClients } from './suites/clients.mjs';
import { root } from './suites/command.mjs';
import { report } from './suites/report.mjs';
import { jestSuite, playwrightSuite } from './suites/runner.mjs';
import { findServices } from './suites/services.mjs';
import { build, schemaIsCurrent } from './suites/sources.mjs';

checkRuntime();
const reports = mkdtempSync(join(tmpdir(), 'mallard-reports-'));
const [rules, server, web] = ['rules', 'server', 'web'].map((part) => join(root, part));
const npm = (...args) => ['npm', 'run', '--silent', ...args];

const [built] = await performAll([build]);
// It takes longer than all of what follows up to the server's tests, and one processor.
const codeStyle = performAll([commandCheck('code style', npm('lint:code'))]);
const sources = await performAll(
  [
    schemaIsCurrent,
    commandCheck('generated web code is up to date', npm('codegen', '--', '--check')),
    commandCheck('types', npm('typecheck', '--', '--force')),
    commandCheck('import rules', npm('lint:imports')),
    commandCheck('format', npm('lint:format')),
  ],
  1,
);
const rulesTests = await jestSuite('rules tests', { cwd: rules, reports });
// Side by side, because one mostly waits for servers and the other for a single long file. Their lines mix.
const small = await Promise.all([servicesSuite(), jestSuite('web tests', { cwd: web, reports })]);
const serverTests = await jestSuite('server tests', { cwd: server, reports });
const browserTests = await browserSuite();
rmSync(reports, { recursive: true, force: true });

report([built, ...(await codeStyle), ...sources, rulesTests, ...small, serverTests, browserTests]);

async function servicesSuite() {
  const name = 'server tests with running services';
  try {
    const services = await findServices();
    if ('env' in services) {
      const clients = await findClients();
      const env = { ...services.env, ...clients.env };
      for (const found of clients.found) process.stdout.write(`\nWith ${found}.`);
      for (const missing of clients.missing) process.stdout.write(`\nWithout tests of ${missing}, which is not there.`);
      return await jestSuite(name, { cwd: server, config: 'jest.services.config.js', env, reports });
    }
    process.stdout.write(`\n── ${name}\nSkipped, because there is no ${services.missing}.\n`);
    return { name, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  } catch (error) {
    process.stdout.write(`\n── ${name}\n✗ ${error.message}\n`);
    return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
  }
}

/** Testing an old build would prove nothing, so the browser tests fail without a new one. */
async function browserSuite() {
  if (built.failed === 0) return playwrightSuite('browser tests', { cwd: web, reports });
  process.stdout.write('\n── browser tests\n✗ There is no build to test.\n');
  return { name: 'browser tests', passed: 0, failed: 1, skipped: 0, seconds: 0 };
}
