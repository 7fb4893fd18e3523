// Builds the server and the web client where there is no finished build of the sources as they stand.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const parts = [
  {
    name: '@mallard/server',
    dist: 'server/dist',
    output: 'src/main.js',
    sources: ['server/src', 'server/migrations', 'server/scripts', 'server/package.json', 'server/.swcrc'],
  },
  {
    name: '@mallard/web',
    dist: 'web/dist',
    output: 'index.html',
    sources: [
      'web/src',
      'web/public',
      'web/styles',
      'web/index.html',
      ...buildScriptsOf('web'),
      'web/package.json',
      'server/src/posts',
    ],
  },
];
const everywhere = ['package-lock.json', 'tsconfig.base.json'];
/** Written into a part's dist once its build is done, so that half a build is never taken for a whole one. */
const MARK = '.built-from';

/** The configuration of the build and its plugins, which stand at the top of a part. */
function buildScriptsOf(folder) {
  const isBuildScript = (name) => name.endsWith('.ts') && name !== 'playwright.config.ts';
  return readdirSync(join(root, folder))
    .filter(isBuildScript)
    .map((name) => `${folder}/${name}`);
}

function* filesIn(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) yield `${path} ${stats.size} ${stats.mtimeMs}`;
  else for (const name of readdirSync(join(root, path)).sort()) yield* filesIn(join(path, name));
}

/** Changes with every file that is added, removed or touched. */
function fingerprint({ sources }) {
  const hash = createHash('sha256');
  for (const path of [...sources, ...everywhere]) for (const file of filesIn(path)) hash.update(`${file}\n`);
  return hash.digest('hex');
}

function isBuilt(part) {
  const mark = join(root, part.dist, MARK);
  return (
    existsSync(join(root, part.dist, part.output)) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === fingerprint(part)
  );
}

/** @returns {void} exits with the build's code where it fails */
export function buildIfNeeded() {
  const stale = parts.filter((part) => !isBuilt(part)).map((part) => ({ ...part, mark: fingerprint(part) }));
  if (stale.length === 0) return;
  process.stderr.write('Building Mallard …\n');
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const filters = stale.map(({ name }) => `--filter=${name}`);
  const built = spawnSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  for (const { dist, mark } of stale) writeFileSync(join(root, dist, MARK), mark);
}
