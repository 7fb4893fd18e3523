// npm test: everything there is to check, from a fresh `npm ci` on, in one go. The last line counts over all suites.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRuntime } from './runtime.mjs';
import { commandCheck, performAll } from './suites/check.mjs';
import { root } from './suites/command.mjs';
import { jestSuite, playwrightSuite } from './suites/runner.mjs';
import { findServices } from './suites/services.mjs';
import { build, schemaIsCurrent } from './suites/sources.mjs';

checkRuntime();
const reports = mkdtempSync(join(tmpdir(), 'mallard-reports-'));
const [server, web] = [join(root, 'server'), join(root, 'web')];
const npm = (...args) => ['npm', 'run', '--silent', ...args];

const [built] = await performAll([build]);
// The longest first, and the others beside it.
const sources = await performAll([
  commandCheck('code style', npm('lint:code')),
  schemaIsCurrent,
  commandCheck('generated web code is up to date', npm('codegen', '--', '--check')),
  commandCheck('types', npm('typecheck', '--', '--force')),
  commandCheck('import zones', npm('lint:imports')),
  commandCheck('format', npm('lint:format')),
]);
const outcomes = [built, ...sources];
outcomes.push(await jestSuite('server tests', { cwd: server, reports }));
outcomes.push(await servicesSuite());
outcomes.push(await jestSuite('web tests', { cwd: web, reports }));
outcomes.push(await browserSuite());
rmSync(reports, { recursive: true, force: true });

process.stdout.write('\n');
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  const more = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(`${name.padEnd(36)} ${passed} passed, ${failed} failed${more}  (${seconds.toFixed(1)} s)\n`);
}
const total = (figure) => outcomes.reduce((sum, outcome) => sum + outcome[figure], 0);
if (total('failed') > 0) process.exitCode = 1;
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);

async function servicesSuite() {
  const name = 'server tests with running services';
  try {
    const services = await findServices();
    if ('env' in services)
      return await jestSuite(name, { cwd: server, config: 'jest.services.config.js', env: services.env, reports });
    process.stdout.write(`\n── ${name}\nLeft out, because there is no ${services.missing}.\n`);
    return { name, passed: 0, failed: 0, skipped: 0, seconds: 0 };
  } catch (error) {
    process.stdout.write(`\n── ${name}\n✗ ${error.message}\n`);
    return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
  }
}

/** Old builds would prove nothing, so without new ones the browser has nothing to test. */
async function browserSuite() {
  if (built.failed === 0) return playwrightSuite('browser tests', { cwd: web, reports });
  process.stdout.write('\n── browser tests\n✗ There is no build to test.\n');
  return { name: 'browser tests', passed: 0, failed: 1, skipped: 0, seconds: 0 };
}
