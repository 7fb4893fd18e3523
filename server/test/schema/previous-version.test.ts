import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { migrations } from '../../migrations/index.js';
import { migrate } from '../../src/kernel/database/migrations.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** The last migration of the version that may still run while this one is installed. */
const LAST_OF_PREVIOUS = 'Migration20261128110000_first_tables';

interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
}

const COLUMNS = `
select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
  a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

/** What the previous version could run into, by table and column. */
type Schema = ReadonlyMap<string, ReadonlyMap<string, Column>>;

describe('the migrations since the previous version', () => {
  let database: TestDatabase;
  let before: Schema;
  let after: Schema;

  beforeAll(async () => {
    database = await createTestDatabase();
    const empty = `${database.connection.database}_${randomBytes(2).toString('hex')}`;
    const previous = { ...database.connection, database: empty };
    await query(database.connection, `create database ${empty}`);
    const last = migrations.findIndex(({ name }) => name === LAST_OF_PREVIOUS);
    await migrate(previous, migrations.slice(0, last + 1));
    before = await schemaOf(previous);
    await migrate(previous, migrations);
    after = await schemaOf(previous);
    await query(database.connection, `drop database ${empty} with (force)`);
  });
  afterAll(() => database.drop());

  it('leave every table and column that it reads and writes, as they were', () => {
    const missing = columnsOf(before).filter(({ table, name, type }) => after.get(table)?.get(name)?.type !== type);

    expect(before.size).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  it('ask it for no value that it does not know: what is new has a default or may be absent', () => {
    const required = columnsOf(after).filter(
      ({ table, name, isRequired }) => before.has(table) && isRequired && !before.get(table)?.get(name)?.isRequired,
    );

    expect(required).toEqual([]);
  });
});

async function query<Row>(connection: TestDatabase['connection'], statement: string): Promise<Row[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function schemaOf(connection: TestDatabase['connection']): Promise<Schema> {
  const schema = new Map<string, Map<string, Column>>();
  for (const column of await query<Column>(connection, COLUMNS)) {
    const columns = schema.get(column.table) ?? new Map<string, Column>();
    schema.set(column.table, columns.set(column.name, column));
  }
  return schema;
}

const columnsOf = (schema: Schema) => [...schema.values()].flatMap((columns) => [...columns.values()]);
