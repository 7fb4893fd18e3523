// npm run test:changed: what the changes since main can break: the checks, the tests that import a changed file, and the browser tests
// that were changed. `npm run test:changed -- <commit>` compares with another commit.
import { checkRuntime } from './runtime.mjs';
import { root, run } from './suites/command.mjs';
import { jestSuite } from './suites/jest.mjs';
import { playwrightSuite } from './suites/playwright.mjs';
import { report } from './suites/report.mjs';
import { CHECKS, runTasks } from './suites/turbo.mjs';

const WORKSPACES = ['rules', 'web', 'server'];
/** One journey through most of the product, for a change in the server or the client. */
const JOURNEY = 'main-journey.spec.ts';

checkRuntime();
const since = process.argv[2] ?? 'main';
const changed = await changedFiles();
const concerns = (folder) => changed.some((path) => path.startsWith(`${folder}/`) || path.startsWith('rules/'));

const outcomes = await runTasks(['build', ...CHECKS]);
for (const workspace of WORKSPACES.filter(concerns))
  outcomes.push(await jestSuite(workspace, [`--changedSince=${since}`, '--passWithNoTests']));
const specs = changed.filter((path) => /^web\/e2e\/.*\.spec\.ts$/.test(path)).map((path) => path.slice('web/'.length));
if (concerns('web/src') || concerns('server/src')) specs.push(JOURNEY);
if (specs.length > 0) outcomes.push(await playwrightSuite(specs));
report(outcomes);

/** Committed or not, new ones included. */
async function changedFiles() {
  const lists = [
    ['git', 'diff', '--name-only', '--diff-filter=d', `${since}...HEAD`],
    ['git', 'diff', '--name-only', '--diff-filter=d', 'HEAD'],
    ['git', 'ls-files', '--others', '--exclude-standard'],
  ];
  const outputs = await Promise.all(lists.map((command) => run(command, { cwd: root, quiet: true })));
  const failed = outputs.find(({ code }) => code !== 0);
  if (failed) throw new Error(`git can't compare with ${since}: ${failed.output}`);
  return [...new Set(outputs.flatMap(({ output }) => output.split('\n').filter(Boolean)))];
}
