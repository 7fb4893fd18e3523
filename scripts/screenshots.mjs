// npm run screenshots: takes a screenshot of every page in every state, language and theme, into the folder screenshots.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';
import { plainEnvironment, root } from './suites/command.mjs';

checkRuntime();
buildIfNeeded();
rmSync(join(root, 'screenshots'), { recursive: true, force: true });
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join('e2e', 'screenshots', 'screenshots.config.ts');
const run = spawn(process.execPath, [playwright, 'test', '--config', config, ...process.argv.slice(2)], {
  cwd: join(root, 'web'),
  env: plainEnvironment(),
  stdio: 'inherit',
});
run.once('exit', (code) => {
  process.exitCode = code ?? 1;
  if (code === 0) process.stdout.write('The screenshots are in the folder screenshots.\n');
});
