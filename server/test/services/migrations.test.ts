import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { parseIntoClientConfig } from 'pg-connection-string';
import { migrate as runMigrations } from '#kernel/database/migrations.js';
import { migrations } from '../../migrations/index.js';
import { ExternalDatabase } from './support/external-database.js';
import { Process } from './support/process.js';
import { replacedMigrations } from './support/replaced-migrations.js';
import { Replica } from './support/replica.js';

const names = migrations.map(({ name }) => name);
const [first, ...later] = names as [string, ...string[]];

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

describe('a database of a version before the first migration', () => {
  let database: ExternalDatabase;
  let connection: ReturnType<typeof parseIntoClientConfig>;

  beforeEach(async () => {
    database = await ExternalDatabase.create();
    connection = parseIntoClientConfig(database.url);
  });

  afterEach(() => database.drop());

  const migrate = (...args: string[]) => new Process('migrate', { DATABASE_URL: database.url }, ...args).ended;
  const done = async () =>
    (await database.rows<{ name: string }>('select name from migrations order by id')).map(({ name }) => name);

  /** Runs migrations, and notes the names that those versions had noted instead of the first one's. */
  async function makeEarlier(ran: typeof migrations, replaced: readonly string[]): Promise<void> {
    await runMigrations(connection, ran);
    const noted = [...replaced, ...ran.slice(1).map(({ name }) => name)];
    await database.rows('truncate migrations');
    await database.rows(`insert into migrations (name) values ${noted.map((name) => `('${name}')`).join(', ')}`);
  }

  it('has what the first one makes, and gets the later ones, by however many processes', async () => {
    await makeEarlier(migrations.slice(0, 1), replacedMigrations);

    const before = await migrate('--check');
    const ends = await Promise.all([migrate(), migrate(), migrate()]);
    const after = await migrate('--check');

    expect(before).toEqual({ code: 1, output: later.map((name) => `pending ${name}\n`).join('') });
    const printed = ends.flatMap(({ output }) => output.split('\n').filter((line) => line.startsWith('migrated ')));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(printed).toEqual(later.map((name) => `migrated ${name}`));
    expect(await done()).toEqual([...replacedMigrations, first, ...later]);
    expect(after.code).toBe(0);
  });

  it('is up to date with the later ones, also before the first one is noted', async () => {
    await makeEarlier(migrations, replacedMigrations);

    const before = await migrate('--check');
    const noted = await done();
    const { code, output } = await migrate();

    expect(before).toEqual({ code: 0, output: 'The database is up to date.\n' });
    expect(noted).not.toContain(first);
    expect({ code, output }).toEqual({ code: 0, output: 'The database is up to date.\n' });
    expect(await done()).toEqual([...replacedMigrations, ...later, first]);
  });

  it('is refused with a word on what to do where it has only some of what the first one makes', async () => {
    await makeEarlier(migrations.slice(0, 1), replacedMigrations.slice(0, -1));

    const refused = /before Migration\w+_first_tables[^]*First run a version of 28 November 2026[^]*app_pushes/;
    const ends = [await migrate('--check'), await migrate()];
    await expect(Replica.start(database)).rejects.toThrow(refused);

    for (const { code, output } of ends) {
      expect(code).toBe(1);
      expect(output).toMatch(refused);
      expect(output.trim().split('\n')).toHaveLength(1);
    }
    expect(await done()).toEqual(replacedMigrations.slice(0, -1));
    expect(await database.rows("select to_regnamespace('pgboss') as jobs")).toEqual([{ jobs: null }]);
  });
});
