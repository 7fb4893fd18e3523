// npm test: runs all checks after an `npm ci`. The last line has the totals of all suites. With NIGHTLY, it runs everything that
// exists, with other seeds and more inputs.
import { checkRuntime } from './runtime.mjs';
import { findClients } from './suites/clients.mjs';
import { nightlySettings } from './suites/nightly.mjs';
import { playwrightSuite } from './suites/playwright.mjs';
import { report } from './suites/report.mjs';
import { findServices } from './suites/services.mjs';
import { CHECKS, runTasks } from './suites/turbo.mjs';

checkRuntime();
const start = performance.now();
if (process.env.NIGHTLY) Object.assign(process.env, nightlySettings());
const services = await servicesTask();
const tasks = ['build', 'test', ...services.tasks, ...CHECKS];
const outcomes = [...services.outcomes, ...(await runTasks(tasks, { env: services.env }))];
// Testing an old build would prove nothing.
const isBuilt = outcomes.every(({ name, failed }) => !name.endsWith('#build') || failed === 0);
if (isBuilt) outcomes.push(await playwrightSuite());
report(outcomes);
process.stdout.write(`in ${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`);

/** The tests that need running services are a task where these are found, and a failure where one that was set is not. */
async function servicesTask() {
  const failed = { name: 'running services', passed: 0, failed: 1, skipped: 0, seconds: 0 };
  try {
    const services = await findServices();
    if ('missing' in services) {
      process.stdout.write(`Without the tests that need services, because there is no ${services.missing}.\n`);
      return { tasks: [], env: {}, outcomes: [] };
    }
    const clients = await findClients();
    for (const found of clients.found) process.stdout.write(`With ${found}.\n`);
    for (const missing of clients.missing) process.stdout.write(`Without tests of ${missing}, which is not there.\n`);
    return { tasks: ['test:services'], env: { ...services.env, ...clients.env }, outcomes: [] };
  } catch (error) {
    process.stdout.write(`✗ ${error.message}\n`);
    return { tasks: [], env: {}, outcomes: [failed] };
  }
}
