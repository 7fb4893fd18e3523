/** Tables with millions of rows: they are filled without indexes and keys, which are created afterwards. */
const BULK = ['posts', 'follows', 'nods', 'post_hashtags', 'post_mentions'];

/** Primary keys that foreign keys depend on can't be dropped, and don't need to be. */
const KEYS = `
select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
from pg_constraint c
where conrelid = any($1::regclass[]) and contype in ('p', 'u')
  and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = c.conrelid)`;

const INDEXES = `
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index i
where indrelid = any($1::regclass[]) and not exists (select 1 from pg_constraint where conindid = i.indexrelid)`;

/**
 * Drops the indexes.
 * @param {import('pg').Client} client
 * @returns {Promise<() => Promise<void>>} creates them again
 */
export async function withoutIndexes(client) {
  const { rows: keys } = await client.query(KEYS, [BULK]);
  const { rows: indexes } = await client.query(INDEXES, [BULK]);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { definition } of indexes) await client.query(definition);
  };
}
