// npm run visual: holds the pages of the design catalog against their pictures. npm run visual -- --update takes them anew.
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
const looking = spawn(process.execPath, [playwright, 'test', '--config', config, ...flags], {
  cwd: join(root, 'web'),
  env: plainEnvironment(),
  stdio: 'inherit',
});
looking.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
