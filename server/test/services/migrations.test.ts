import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { parseIntoClientConfig } from 'pg-connection-string';
import { migrate as runMigrations } from '#kernel/database/migrations.js';
import { migrations } from '../../migrations/index.js';
import { ExternalDatabase } from './support/external-database.js';
import { Process } from './support/process.js';
import { Replica } from './support/replica.js';

const names = migrations.map(({ name }) => name);

describe('an external PostgreSQL', () => {
  let database: ExternalDatabase;

  beforeEach(async () => {
    database = await ExternalDatabase.create();
  });

  afterEach(() => database.drop());

  const migrate = (...args: string[]) => new Process('migrate', { DATABASE_URL: database.url }, ...args).ended;

  it('is migrated once by four processes that start at the same moment', async () => {
    const ends = await Promise.all([migrate(), migrate(), migrate(), migrate()]);

    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const printed = ends.flatMap(({ output }) => output.split('\n').filter((line) => line.startsWith('migrated ')));
    expect(printed).toEqual(names.map((name) => `migrated ${name}`));
    const rows = await database.rows<{ name: string }>('select name from migrations order by id');
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('is left alone by a check, which tells what is pending and ends with 1 until nothing is', async () => {
    const before = await migrate('--check');
    const tables = await database.rows("select 1 from information_schema.tables where table_schema = 'public'");
    await migrate();
    const after = await migrate('--check');

    expect(before).toMatchObject({ code: 1, output: expect.stringContaining(`pending ${names[0]}`) });
    expect(tables).toEqual([]);
    expect(after.code).toBe(0);
  });

  it('is left as it was by migrations of which one fails', async () => {
    class Good extends Migration {
      override up(): void {
        this.addSql('create table half ()');
      }
    }
    class Bad extends Migration {
      override up(): void {
        this.addSql('select from nowhere');
      }
    }
    const all = [
      { name: 'Migration20200101000000_good', class: Good },
      { name: 'Migration20200101000001_bad', class: Bad },
    ];

    await expect(runMigrations(parseIntoClientConfig(database.url), all)).rejects.toThrow(/nowhere/);

    expect(await database.rows("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });

  it('keeps a server from starting while migrations are pending, with a word on what to do', async () => {
    const start = Replica.start(database);

    await expect(start).rejects.toThrow(/The server ended with 1[^]*lacks \d+ migrations[^]*npm run migrate/);
    expect(await database.rows("select 1 from information_schema.tables where table_schema = 'public'")).toEqual([]);
  });

  it('takes no server without a secret that all replicas share', async () => {
    await migrate();

    const { code, output } = await new Process('main', { DATABASE_URL: database.url, PORT: '0' }).ended;

    expect(code).toBe(1);
    expect(output).toMatch(/JWT_SECRET must be at least 32 characters/);
  });

  it('takes two servers that start at the same moment, and makes one root account', async () => {
    await migrate();

    const replicas = await Promise.all([Replica.start(database), Replica.start(database)]);
    const roots = await database.rows("select 1 from users where role = 'root'");
    const ends = await Promise.all(replicas.map((replica) => replica.stop()));

    expect(roots).toHaveLength(1);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  });
});
