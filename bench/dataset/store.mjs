import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { migrations } from '../../server/dist/migrations/index.js';
import { startEmbeddedPostgres } from '../../server/dist/src/kernel/database/embedded/embedded-postgres.js';
import { migrate } from '../../server/dist/src/kernel/database/migrations.js';
import { wrongCounters } from './counters.mjs';
import { fillDatabase } from './fill.mjs';
import { mixPosts } from './mixed.mjs';
import { DAY_MS, datasetName, SIZES } from './sizes.mjs';

const root = resolve(import.meta.dirname, '../..');
const fromServer = createRequire(join(root, 'server/package.json'));
const { Client } = fromServer('pg');
const { hash } = fromServer('@node-rs/argon2');

/** The password of the named accounts. */
export const PASSWORD = 'velvet-otter-quilts-91-harbor';
/** Days after which a dataset is rebuilt, because "the last 24 hours" would be empty. The large one takes too long to rebuild. */
const GOOD_DAYS = { small: 1, standard: 1, large: 14 };
const MARK = 'dataset.json';

/**
 * A folder for DATA_DIR whose database has a dataset; it is built if there is none of this size. One that was built before the
 * newest migrations is reused, because the server migrates it when it starts.
 * @returns {Promise<{ folder: string, posts: string, builtAt: number }>} `builtAt`: all rows are older
 */
export async function openDataset(sizeName, { posts, fresh, say }) {
  const folder = join(
    process.env.DATA_DIR || join(root, 'data'),
    'bench',
    `${datasetName(sizeName, posts, '-')}-${versionOf(posts)}`,
  );
  const mark = join(folder, MARK);
  if (!fresh && existsSync(mark)) {
    const { builtAt, migrated = [] } = JSON.parse(readFileSync(mark, 'utf8'));
    const known = new Set(migrations.map(({ name }) => name));
    const comesForward = migrated.every((name) => known.has(name));
    if (comesForward && Date.now() - builtAt < GOOD_DAYS[sizeName] * DAY_MS) return { folder, posts, builtAt };
  }
  rmSync(folder, { recursive: true, force: true });
  const { people, follows, quacks, nods } = SIZES[sizeName];
  say(
    `Building the ${datasetName(sizeName, posts)} dataset: ${[people, follows, quacks, nods].map((n) => n.toLocaleString('en')).join(', ')} people, follows, quacks, nods …`,
  );
  const begin = performance.now();
  mkdirSync(folder, { recursive: true });
  // Accessible to the database's account if this runs as root.
  chmodSync(folder, 0o755);
  const builtAt = Date.now();
  await build(folder, SIZES[sizeName], { posts, now: builtAt });
  const migrated = migrations.map(({ name }) => name);
  writeFileSync(mark, JSON.stringify({ size: sizeName, builtAt, migrated }));
  say(`Built in ${Math.round((performance.now() - begin) / 1_000)} s: ${folder}`);
  return { folder, posts, builtAt };
}

async function build(folder, size, { posts, now }) {
  const logger = { info() {}, warn: console.warn, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, logger });
  try {
    await migrate(postgres.ownerConnection, migrations);
    const client = new Client(postgres.ownerConnection);
    await client.connect();
    try {
      await fillDatabase(client, size, { now, passwordHash: await hash(PASSWORD) });
      if (posts === 'mixed') await mixPosts(client);
      const wrong = await wrongCounters(client);
      if (wrong.length > 0) throw new Error(`The dataset is wrong: ${wrong.join('; ')}`);
      await client.query('checkpoint');
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
}

/** Changes when the code that fills it does. */
function versionOf(posts) {
  const fingerprint = createHash('sha256');
  const files = ['sizes', 'random', 'words', 'people', 'follows', 'threads', 'quacks', 'nods', 'fill'];
  for (const file of posts === 'mixed' ? [...files, 'mixed'] : files) {
    fingerprint.update(readFileSync(join(import.meta.dirname, `${file}.mjs`)));
  }
  return fingerprint.digest('hex').slice(0, 8);
}
