import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

export interface TestDatabase {
  /** As the owner of everything in it. */
  readonly connection: ClientConfig;
  /** As the application, which changes no table. */
  readonly application: ClientConfig;
  drop(): Promise<void>;
}

interface Template {
  owner: ClientConfig & { database: string };
  application: ClientConfig;
}

/** What the global set-up made: the server, and the name of the migrated template. */
function template(): Template {
  const given = process.env.MALLARD_TEST_DATABASE;
  if (!given) throw new Error('The global set-up of the tests has not run.');
  return JSON.parse(given) as Template;
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
  const { owner, application } = template();
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Copies files, where the default would write each of their pages to the log of changes, too.
  await administer(owner, `create database ${database} template ${owner.database} strategy file_copy`);
  return {
    connection: { ...owner, database },
    application: { ...application, database },
    drop: () => administer(owner, `drop database if exists ${database} with (force)`),
  };
}
