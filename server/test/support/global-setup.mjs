// One embedded PostgreSQL for a whole run, with a migrated template that each test file copies in a tenth of a second.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import compile from './compile.mjs';

const TEMPLATE = 'mallard_template';

export default async function setUp() {
  await compile();
  const { startEmbeddedPostgres } = await import('../../dist/src/kernel/database/embedded/embedded-postgres.js');
  const { migrate } = await import('../../dist/src/kernel/database/migrations.js');
  const { installJobs } = await import('../../dist/src/kernel/jobs/boss.js');
  const { admitApplication } = await import('../../dist/src/kernel/database/embedded/roles.js');
  const { migrations } = await import('../../dist/migrations/index.js');

  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-test-'));
  // Started by root, the database's account has to pass, or its files are put where no one removes them.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    logger: { info() {}, warn: console.warn, error: console.error },
  });
  const client = new Client({ ...postgres.ownerConnection, database: 'postgres' });
  await client.connect();
  // Compressing the log of changes saves disk, which no test fills; here it would only take time.
  await client.query('alter role all set wal_compression = off');
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = { ...postgres.ownerConnection, database: TEMPLATE };
  await migrate(template, migrations);
  await installJobs(template);
  const owner = new Client(template);
  await owner.connect();
  await admitApplication(owner);
  await owner.end();

  const application = { ...postgres.connection, database: TEMPLATE };
  process.env.MALLARD_TEST_DATABASE = JSON.stringify({ owner: template, application });
  globalThis.__stopMallardTestDatabase = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
