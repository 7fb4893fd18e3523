// npm run visual: compares the pages of the design catalog with their pictures; with -- --update, it replaces those that differ.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';
import { plainEnvironment, root } from './suites/command.mjs';

checkRuntime();
buildIfNeeded();
const flags = process.argv.slice(2).map((flag) => (flag === '--update' ? '--update-snapshots=changed' : flag));
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join('e2e', 'visual', 'visual.config.ts');
const run = spawn(process.execPath, [playwright, 'test', '--config', config, ...flags], {
  cwd: join(root, 'web'),
  env: plainEnvironment(),
  stdio: 'inherit',
});
run.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
