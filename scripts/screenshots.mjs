// npm run screenshots: takes a screenshot of every page in every state, language and theme, into the folder screenshots.
// -- --states stream-following,post --groups en-light-1440,he-dark-390: only these, and leaves the others in the folder.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';
import { plainEnvironment, root } from './suites/command.mjs';

const { states, groups } = parseArgs({ options: { states: { type: 'string' }, groups: { type: 'string' } } }).values;

checkRuntime();
buildIfNeeded();
if (!states && !groups) rmSync(join(root, 'screenshots'), { recursive: true, force: true });
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join('e2e', 'screenshots', 'screenshots.config.ts');
const run = spawn(process.execPath, [playwright, 'test', '--config', config], {
  cwd: join(root, 'web'),
  env: { ...plainEnvironment(), SCREENSHOT_STATES: states, SCREENSHOT_GROUPS: groups },
  stdio: 'inherit',
});
run.once('exit', (code) => {
  process.exitCode = code ?? 1;
  if (code === 0) process.stdout.write('The screenshots are in the folder screenshots.\n');
});
