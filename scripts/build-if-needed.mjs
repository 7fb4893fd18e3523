// Builds the rules, the server and the web client if the sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const RESULTS = ['rules/dist/post-text.js', 'server/dist/src/main.js', 'web/dist/index.html'];
const SOURCES = ['rules', 'server', 'web', 'package-lock.json', 'tsconfig.base.json', 'turbo.json'];
/** No inputs of a build, as turbo.json has it. */
const IGNORED = new Set(['node_modules', 'dist', 'test', 'e2e', '.turbo']);
/** The fingerprint of the sources that were built last, and of what was built. */
const STAMP = join(root, 'node_modules/.cache/mallard-build');

/**
 * In production, nothing is ever built: the operator has done it before. Elsewhere, names, sizes and times of the sources and
 * results decide whether turbo is asked, which takes a second and builds only what differs, so that a running server is not disturbed.
 * @returns {void} exits with the build's exit code if it fails, and with 1 if production has no build
 */
export function buildIfNeeded() {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const isBuilt = RESULTS.every((file) => existsSync(join(root, file)));
  if (process.env.NODE_ENV === 'production' || !existsSync(turbo)) {
    if (isBuilt) return;
    process.stderr.write('Mallard is not built. Run npm run build, then start it again.\n');
    process.exit(1);
  }
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(SOURCES) + fingerprint(RESULTS))
    return;
  // Before the build: what is changed while it runs is built the next time.
  const sources = fingerprint(SOURCES);
  process.stderr.write('Building what has changed …\n');
  const built = spawnSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}${built.stderr}`);
    process.exit(built.status ?? 1);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources + fingerprint(RESULTS));
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) if (!IGNORED.has(name)) add(join(path, name));
    } else if (stats) hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  };
  paths.forEach(add);
  return hash.digest('hex');
}
