import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { assertDurability } from '../../src/kernel/database/durability.js';
import { ask, destroyOwners, isAlive, OwnerProcess, refusal, run } from './support/owner-process.js';
import { databaseOf } from './support/databases.js';
import { anybody, folderOf, packageIn, people, removeFolders } from './support/people.js';

let packageFolder: string;

beforeAll(async () => {
  packageFolder = await packageIn(await folderOf(anybody));
});
afterEach(destroyOwners);
afterAll(removeFolders);

describe.each(people)('the embedded database, started by $called', (person) => {
  it('is made by the first start and found by the second', async () => {
    const dataDir = join(await folderOf(person), 'data');

    const first = await run(person, { dataDir, packageFolder });
    await ask(first.connection, "create table quacks as select 'kept' as body");
    const endedWith = await first.owner.end('SIGTERM');
    const second = await run(person, { dataDir, packageFolder });

    expect([first.isNew, endedWith, second.isNew]).toEqual([true, 0, false]);
    expect(await ask(second.connection, 'select body from quacks')).toEqual(['kept']);
  });

  it('leaves no process, no socket and no lock behind when it is stopped', async () => {
    const dataDir = await databaseOf(person, packageFolder);
    const { connection, owner, postmaster } = await run(person, { dataDir, packageFolder });

    const endedWith = await owner.end('SIGINT');

    expect(endedWith).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(connection.host)).toBe(false);
    expect(existsSync(join(dataDir, 'mallard.lock'))).toBe(false);
  });

  it('listens on a socket that only its account can come to, and on no network', async () => {
    const dataDir = await databaseOf(person, packageFolder);

    const { connection } = await run(person, { dataDir, packageFolder });

    expect(await ask(connection, 'show listen_addresses')).toEqual(['']);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('is refused to a second Mallard while the first lives, in one sentence', async () => {
    const dataDir = await databaseOf(person, packageFolder);
    const { connection, owner } = await run(person, { dataDir, packageFolder });

    const sentence = await refusal(person, { dataDir, packageFolder });

    expect(sentence).toContain(`Another Mallard (process ${owner.pid}) is using ${dataDir}.`);
    expect(await ask(connection, 'select 1')).toEqual([1]);
  });

  it('belongs to exactly one of three that start at once', async () => {
    const dataDir = join(await folderOf(person), 'data');

    const owners = [1, 2, 3].map(() => new OwnerProcess(person, { dataDir, packageFolder }));
    const reports = await Promise.all(owners.map((owner) => owner.nextReport()));

    expect(reports.filter((report) => 'postmaster' in report)).toHaveLength(1);
    expect(reports.filter((report) => 'refused' in report)).toHaveLength(2);
  });
});

describe('the embedded database', () => {
  it('keeps every promise of durability, and says which one a setting breaks', async () => {
    const { connection } = await run(anybody, { dataDir: await databaseOf(anybody, packageFolder), packageFolder });
    const client = new Client(connection);
    await client.connect();

    const advice = await assertDurability(client);
    await client.query('set synchronous_commit = off');
    const broken = assertDurability(client);

    expect(advice).toEqual([]);
    await expect(broken).rejects.toThrow('The database runs with synchronous_commit off');
    await client.end();
  });

  it('sorts and compares every script the same on every machine', async () => {
    const { connection } = await run(anybody, { dataDir: await databaseOf(anybody, packageFolder), packageFolder });

    const [provider] = await ask(
      connection,
      'select datlocprovider::text || datlocale from pg_database where datname = current_database()',
    );
    const [lower] = await ask(connection, "select lower('ÉCOLE')");

    expect([provider, lower]).toEqual(['bC.UTF-8', 'école']);
  });

  it('logs nothing of what people wrote when a statement fails', async () => {
    const dataDir = await databaseOf(anybody, packageFolder);
    const { connection } = await run(anybody, { dataDir, packageFolder });
    await ask(connection, 'create table people (email text unique)');
    await ask(connection, "insert into people values ('ada@example.org')");

    await expect(ask(connection, "insert into people values ('ada@example.org')")).rejects.toThrow('duplicate key');

    const [log] = await ask(connection, "select pg_read_file('../postgres.log')");
    expect(log).not.toContain('ada@example.org');
  });

  it('ends the start with one sentence where DATA_DIR cannot be a folder', async () => {
    const file = join(await folderOf(anybody), 'data');
    writeFileSync(file, 'not a folder');

    const sentence = await refusal(anybody, { dataDir: file, packageFolder });

    expect(sentence).toMatch(/^The data folder .* cannot be written \(ENOTDIR\)\. .*DATA_DIR/);
  });

  it('refuses a data folder of another version of PostgreSQL', async () => {
    const dataDir = await databaseOf(anybody, packageFolder);
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '17\n');

    const sentence = await refusal(anybody, { dataDir, packageFolder });

    expect(sentence).toContain('was created by PostgreSQL 17, and this version of Mallard uses 18');
    expect(readdirSync(dataDir)).not.toContain('mallard.lock');
  });
});
