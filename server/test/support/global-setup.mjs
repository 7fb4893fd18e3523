// One embedded PostgreSQL for a whole run, with a migrated template that each test file copies in a tenth of a second.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { compileServer } from '../../scripts/build.mjs';

const TEMPLATE = 'mallard_template';

export default async function setUp() {
  await compileServer();
  const { startEmbeddedPostgres } = await import('../../dist/src/kernel/database/embedded/embedded-postgres.js');
  const { migrate } = await import('../../dist/src/kernel/database/migrations.js');
  const { installJobs } = await import('../../dist/src/kernel/jobs/boss.js');
  const { migrations } = await import('../../dist/migrations/index.js');

  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-test-'));
  // Started by root, the database's account has to pass, or its files are put where nobody removes them.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    logger: { info() {}, warn: console.warn, error: console.error },
  });
  const client = new Client({ ...postgres.connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate({ ...postgres.connection, database: TEMPLATE }, migrations);

  await installJobs({ ...postgres.connection, database: TEMPLATE });

  process.env.MALLARD_TEST_DATABASE = JSON.stringify({ ...postgres.connection, database: TEMPLATE });
  globalThis.__stopMallardTestDatabase = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
