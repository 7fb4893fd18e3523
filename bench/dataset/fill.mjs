import { copyIn } from './copy-in.mjs';
import { FOLLOW_COLUMNS, followRows, makeFollows } from './follows.mjs';
import { withoutIndexes } from './indexes.mjs';
import { NOD_COLUMNS, nodRows } from './nods.mjs';
import { makePeople, USER_COLUMNS, userRows } from './people.mjs';
import { QUACK_COLUMNS, quackRows, QuackWriter } from './quacks.mjs';
import { Random } from './random.mjs';
import { makeThreads } from './threads.mjs';

const SEED = 20_261_121;

/**
 * Fills a migrated, empty database. The same size always gives the same rows, except for their times, which depend on `now`.
 * Counters equal their rows.
 * @param {import('pg').Client} client of the database's superuser
 * @param {import('./sizes.mjs').Size} size
 * @param {{ now?: number, passwordHash?: string }} options `passwordHash`: of the named accounts
 */
export async function fillDatabase(client, size, { now = Date.now(), passwordHash = 'none' } = {}) {
  const random = new Random(SEED);
  const people = makePeople(size, random, now);
  const follows = makeFollows(size, random);
  const threads = makeThreads(size, random, now);
  const writer = new QuackWriter({ people, size }, random);

  await client.query(
    "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'",
  );
  const restoreIndexes = await withoutIndexes(client);
  await copyIn(client, 'users', USER_COLUMNS, userRows(people, countsOf(people, follows, threads), passwordHash));
  await copyIn(client, 'follows', FOLLOW_COLUMNS, followRows(people, follows, random, now));

  const tagged = [];
  const mentions = [];
  const asides = { onTag: (row) => tagged.push(row), onMention: (row) => mentions.push(row) };
  await copyIn(client, 'posts', QUACK_COLUMNS, quackRows({ people }, threads, writer, asides));
  await copyIn(client, 'post_hashtags', 'tag, post_id, author_id, is_reply', tagged);
  await copyIn(client, 'post_mentions', 'user_id, post_id', mentions);
  await copyIn(client, 'hashtags', 'tag, name, post_count, first_used_at, last_used_at', tagRows(writer));
  await copyIn(client, 'nods', NOD_COLUMNS, nodRows(size, people, threads, random, now));
  await restoreIndexes();
  await client.query('reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem');
  await client.query('vacuum (analyze)');
}

function countsOf(people, { followers, following }, { ids, authors, parents }) {
  const quacks = new Int32Array(people.length);
  const newest = new Array(people.length).fill(null);
  for (let index = 0; index < ids.length; index += 1) {
    if (parents[index] >= 0) continue;
    quacks[authors[index]] += 1;
    newest[authors[index]] = ids[index];
  }
  return { followers, following, quacks, newest };
}

function* tagRows({ used }) {
  for (const [tag, { name, quacks, first, last }] of used) {
    yield [tag, name, quacks, new Date(first).toISOString(), new Date(last).toISOString()];
  }
}
