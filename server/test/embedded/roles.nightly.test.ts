import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAccount, plainEnvironment } from '../../src/kernel/database/embedded/account.js';
import { ask, destroyOwners, postmasterOf, refusal, run } from './support/owner-process.js';
import { databaseOf, KEPT } from './support/databases.js';
import { anybody, folderOf, packageIn, people, type Person, removeFolders } from './support/people.js';

const PASSWORDS = 'postgres-passwords.json';

let packageFolder: string;
beforeAll(async () => {
  packageFolder = await packageIn(await folderOf(anybody));
});
afterEach(destroyOwners);
afterAll(removeFolders);

const databaseOfPerson = (person: Person) => databaseOf(person, packageFolder);
const hbaOf = (dataDir: string) => join(dataDir, 'postgres', 'data', 'pg_hba.conf');

/** A DATA_DIR as versions before made it: a database that lets everyone in, as its superuser, and no passwords. */
async function formerDatabase(person: Person): Promise<string> {
  const dataDir = join(await folderOf(person), 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  const { uid, gid } = chooseAccount(null, statSync(dataDir));
  const become = process.getuid?.() === 0 ? (person.become ?? uid) : undefined;
  const own = (path: string) =>
    become === undefined ? undefined : chownSync(path, become, become === uid ? gid : become);
  if (person.become !== undefined) chownSync(dataDir, person.become, person.become);
  const home = join(dataDir, 'postgres');
  mkdirSync(home, { mode: 0o700 });
  own(home);
  const data = join(home, 'data');
  const options = { uid: become, gid: become, cwd: '/', env: plainEnvironment() };
  const program = (name: string, args: string[], input = '') =>
    spawnSync(join(packageFolder, 'native', 'bin', name), args, { ...options, input });
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  program('initdb', ['-D', data, '-U', 'mallard', '--data-checksums', '--auth=trust', ...locale]);
  program('postgres', ['--single', '-D', data, 'postgres'], 'create database mallard\n');
  program('postgres', ['--single', '-D', data, 'mallard'], "create table quacks as select 'kept' as body\n");
  return dataDir;
}

describe.each(people)('the embedded database, started by $called', (person) => {
  it('lets nobody in without a password, who comes to its socket', async () => {
    const { connection, application } = await run(person, { dataDir: await databaseOfPerson(person), packageFolder });
    const knock = (role: object) => ask({ ...connection, ...role }, 'select 1');

    const answers = await Promise.allSettled([
      knock({ password: '' }),
      knock({ password: 'mallard' }),
      knock({ password: 'mallard', database: 'postgres' }),
      knock({ ...application, password: connection.password }),
      knock({ user: 'postgres', password: '' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    expect(await ask(application, 'select current_user')).toEqual(['mallard_app']);
  });

  it('keeps its passwords where its own account cannot read them', async () => {
    const dataDir = await databaseOfPerson(person);
    const { connection, application } = await run(person, { dataDir, packageFolder });

    const path = join(dataDir, PASSWORDS);
    const inside = readdirSync(join(dataDir, 'postgres'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('base') && !entry.parentPath.includes('ballast'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

    const { mode, uid } = statSync(path);
    expect([mode & 0o777, uid]).toEqual([0o600, person.uid]);
    for (const { password } of [connection, application]) {
      expect(password.length).toBeGreaterThanOrEqual(32);
      expect(inside.filter((text) => text.includes(password))).toEqual([]);
    }
  });

  it('is taken from a version before, with everything in it, and asks for passwords from then on', async () => {
    const dataDir = await formerDatabase(person);
    expect(readFileSync(hbaOf(dataDir), 'utf8')).toMatch(/^local .* trust$/m);

    const first = await run(person, { dataDir, packageFolder });
    const kept = await ask(first.connection, KEPT);
    await first.owner.end('SIGTERM');
    const second = await run(person, { dataDir, packageFolder });

    expect([first.isNew, kept, await ask(second.connection, KEPT)]).toEqual([false, ['kept'], ['kept']]);
    expect(readFileSync(hbaOf(dataDir), 'utf8')).not.toContain('trust');
    await expect(ask({ ...second.connection, password: '' }, 'select 1')).rejects.toThrow();
    expect(second.connection.password).toBe(first.connection.password);
  });

  it('is taken from a version before that was killed while it ran', async () => {
    const dataDir = await databaseOfPerson(person);
    const { connection, owner, postmaster } = await run(person, { dataDir, packageFolder });
    writeFileSync(hbaOf(dataDir), 'local all all trust\n');
    await ask(connection, 'select pg_reload_conf()');
    await ask(connection, 'alter role mallard password null');
    await ask(connection, 'drop role mallard_app');
    await owner.end('SIGKILL');
    rmSync(join(dataDir, PASSWORDS));

    const second = await run(person, { dataDir, packageFolder });

    expect(second.postmaster).toBe(postmaster);
    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
    expect(await ask(second.application, 'select current_user')).toEqual(['mallard_app']);
    expect(readFileSync(hbaOf(dataDir), 'utf8')).not.toContain('trust');
  });
});

describe('the embedded database', () => {
  it('gets new passwords where they were lost, also while a server still runs', async () => {
    const dataDir = await databaseOfPerson(anybody);
    const { connection, owner } = await run(anybody, { dataDir, packageFolder });
    await owner.end('SIGKILL');
    rmSync(join(dataDir, PASSWORDS));

    const second = await run(anybody, { dataDir, packageFolder });

    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
    expect(second.connection.password).not.toBe(connection.password);
    expect(readFileSync(hbaOf(dataDir), 'utf8')).not.toContain('trust');
    await expect(ask({ ...second.connection, password: connection.password }, 'select 1')).rejects.toThrow();
  });

  it('says what to do about passwords of another database, and of a file that others can read', async () => {
    const dataDir = await databaseOfPerson(anybody);
    const path = join(dataDir, PASSWORDS);
    const before = readFileSync(path, 'utf8');
    const owner = { uid: statSync(path).uid, gid: statSync(path).gid };

    writeFileSync(path, JSON.stringify({ owner: 'of another', application: 'of another' }));
    const foreign = await refusal(anybody, { dataDir, packageFolder });
    writeFileSync(path, before);
    chmodSync(path, 0o644);
    const open = await refusal(anybody, { dataDir, packageFolder });
    chmodSync(path, 0o600);
    writeFileSync(path, before.slice(0, 20));
    const damaged = await refusal(anybody, { dataDir, packageFolder });

    expect(foreign).toContain(`The database does not accept the password in ${path}. Restore the file`);
    expect(open).toContain(`The secrets in ${path} can be read by other accounts.`);
    expect(damaged).toContain(`The passwords in ${path} are incomplete or damaged.`);
    expect(postmasterOf(join(dataDir, 'postgres', 'data'))).toBe(0);
    expect(owner.uid).toBe(anybody.uid);
  });

  it.each([
    ['make a table', 'create table mine (x int)'],
    ['change a table', 'alter table quacks add column x int'],
    ['drop a table', 'drop table quacks'],
    ['read files of the machine', "select pg_read_file('/etc/passwd')"],
    ['run programs', "copy (select 1) to program 'true'"],
    ['make roles', 'create role another superuser'],
    ['change settings of the server', 'alter system set fsync = off'],
    ['become the owner', 'set role mallard'],
  ])('does not let the application %s', async (_, statement) => {
    const { application } = await run(anybody, { dataDir: await databaseOfPerson(anybody), packageFolder });

    await expect(ask(application, statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
