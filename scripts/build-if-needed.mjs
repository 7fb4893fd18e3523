// Builds the rules, the server and the web client if dist is not up to date with the sources.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const RESULTS = ['rules/dist/post-text.js', 'server/dist/src/main.js', 'web/dist/index.html'];

/**
 * turbo.json lists the inputs of a build. Turbo compares them with dist in about half a second and doesn't touch files that are up
 * to date, so that a running server is not disturbed.
 * @returns {void} exits with the build's exit code if it fails
 */
export function buildIfNeeded() {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  // An image with finished builds has no build tools.
  if (!existsSync(turbo) && RESULTS.every((file) => existsSync(join(root, file)))) return;
  process.stderr.write('Building what has changed …\n');
  const built = spawnSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (built.status === 0) return;
  process.stderr.write(`${built.stdout}${built.stderr}`);
  process.exit(built.status ?? 1);
}
