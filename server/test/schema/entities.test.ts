import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { SchemaGenerator } from '@mikro-orm/sql';
import { Client } from 'pg';
import { entities } from '../../src/entities.js';
import { ormOptions } from '../../src/kernel/database/orm-options.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** A line for each column of a table, as PostgreSQL itself describes it. */
const COLUMNS = `
select concat_ws(' ', c.relname || '.' || quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
  case when l.collname <> 'default' then 'collate ' || l.collname end,
  case when a.attnotnull then 'not null' end,
  case when a.attgenerated <> '' then 'generated' end,
  'default ' || pg_get_expr(d.adbin, d.adrelid)) as line
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
left join pg_collation l on l.oid = a.attcollation
where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relname <> 'migrations'
order by 1`;

/** Primary, unique and foreign keys, and checks. */
const CONSTRAINTS = `
select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
from pg_constraint
where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n' and conrelid::regclass::text <> 'migrations'
order by 1`;

const INDEXES = `
select indexdef as line from pg_indexes where schemaname = 'public' and tablename <> 'migrations' order by 1`;

const TRIGGERS = `
select pg_get_triggerdef(t.oid) as line
from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
order by 1`;

describe('the entities', () => {
  let migrated: TestDatabase;
  let made: TestDatabase;
  let orm: MikroORM;

  const open = ({ connection }: TestDatabase) =>
    MikroORM.init({
      ...ormOptions({ connection, poolSize: 2, requestTimeout: 30, entities }),
      extensions: [SchemaGenerator],
      // Functions and the words of searches are the migrations' alone; pg-boss makes its own tables.
      schemaGenerator: { skipTables: ['migrations'], ignoreSchema: ['pgboss'], ignoreRoutines: true },
    });

  const lines = async ({ connection }: TestDatabase, statement: string): Promise<string[]> => {
    const client = new Client(connection);
    await client.connect();
    try {
      const { rows } = await client.query<{ line: string }>(statement);
      return rows.map(({ line }) => line);
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    migrated = await createTestDatabase();
    made = await createTestDatabase();
    orm = await open(migrated);
    await remake();
  });

  afterAll(async () => {
    await orm.close(true);
    await made.drop();
    await migrated.drop();
  });

  /** Makes every table anew by its entity instead of by the migrations, whose functions stay. */
  async function remake(): Promise<void> {
    const tables = await lines(
      made,
      "select format('%I', tablename) as line from pg_tables where schemaname = 'public'",
    );
    await lines(made, `drop table ${tables.join(', ')} cascade`);
    const other = await open(made);
    try {
      await other.schema.create();
    } finally {
      await other.close(true);
    }
  }

  it('are what the migrations made, says MikroORM', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ schema: 'public', wrap: false })).toBe('');
  });

  it.each([
    ['columns, their types and their defaults', COLUMNS],
    ['keys and checks', CONSTRAINTS],
    ['indexes', INDEXES],
    ['triggers', TRIGGERS],
  ])('make tables with the same %s as the migrations', async (_, statement) => {
    const expected = await lines(migrated, statement);

    expect(await lines(made, statement)).toEqual(expected);
    expect(expected).not.toEqual([]);
  });
});
