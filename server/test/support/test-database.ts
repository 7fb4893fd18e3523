import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

export interface TestDatabase {
  readonly connection: ClientConfig;
  drop(): Promise<void>;
}

/** What the global set-up made: the server, and the name of the migrated template. */
function template(): ClientConfig & { database: string } {
  const given = process.env.MALLARD_TEST_DATABASE;
  if (!given) throw new Error('The global set-up of the tests has not run.');
  return JSON.parse(given) as ClientConfig & { database: string };
}

async function administer(connection: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database of its own, on the embedded server of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const source = template();
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(source, `create database ${database} template ${source.database}`);
  return {
    connection: { ...source, database },
    drop: () => administer(source, `drop database if exists ${database} with (force)`),
  };
}
