import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ask, destroyOwners, refusal, run } from './support/owner-process.js';
import { databaseOf, KEPT } from './support/databases.js';
import { anybody, folderOf, packageIn, people, type Person, removeFolders } from './support/people.js';

const KEEP = "create table quacks as select 'kept' as body";
const isRoot = process.getuid?.() === 0;

let packageFolder: string;

beforeAll(async () => {
  packageFolder = await packageIn(await folderOf(anybody));
});
afterEach(destroyOwners);
afterAll(removeFolders);

describe.each(people)('the embedded database, started by $called', (person) => {
  it('lives below a folder that is closed to everybody else, whose mode it leaves alone', async () => {
    const closed = await folderOf(person, 0o700);
    const systemFolder = join(await folderOf(person), 'system');
    const dataDir = join(closed, 'project', 'data');

    const first = await run(person, { dataDir, packageFolder, systemFolder });
    await ask(first.connection, KEEP);
    await first.owner.end('SIGTERM');
    const second = await run(person, { dataDir, packageFolder, systemFolder });

    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });

  it('runs programs that lie below such a folder', async () => {
    const closed = await folderOf(person, 0o700);
    const hidden = await packageIn(closed);
    if (person.become !== undefined) chownSync(closed, person.become, person.become);
    const systemFolder = join(await folderOf(person), 'system');

    const { connection } = await run(person, { dataDir: join(closed, 'data'), packageFolder: hidden, systemFolder });

    expect(await ask(connection, 'select 1')).toEqual([1]);
  });

  it('makes the links that npm left out, also when two start at once', async () => {
    const folder = await folderOf(person);
    const bare = await packageIn(folder, true);
    if (person.become !== undefined) giveFolders(bare, person);

    const runs = await Promise.all(
      ['one', 'two'].map((name) => run(person, { dataDir: join(folder, name), packageFolder: bare })),
    );

    expect(await Promise.all(runs.map(({ connection }) => ask(connection, 'select 1')))).toEqual([[1], [1]]);
    expect(existsSync(join(bare, 'native', 'lib', 'libicui18n.so.60')) || process.platform !== 'linux').toBe(true);
  });

  it.each(dangersFor(person))('is refused where the folder of its socket $is', async ({ make }) => {
    const dataDir = await databaseOf(person, packageFolder);
    const { connection, owner } = await run(person, { dataDir, packageFolder });
    await owner.end('SIGTERM');
    const elsewhere = await folderOf(person, 0o700);

    make(connection.host, elsewhere);
    const sentence = await refusal(person, { dataDir, packageFolder });
    renameSync(connection.host, join(elsewhere, 'refused'));

    expect(sentence).toMatch(/^The folder of the database's socket cannot be trusted: .*\. Remove it, or set TMPDIR/);
    expect(existsSync(join(dataDir, 'mallard.lock'))).toBe(false);
  });
});

interface Danger {
  is: string;
  make: (folder: string, elsewhere: string) => void;
}

function dangersFor(person: Person): Danger[] {
  const own = (folder: string) => (isRoot ? chownSync(folder, person.uid, person.uid) : undefined);
  const open: Danger = {
    is: 'is open to others',
    make: (folder) => {
      mkdirSync(folder);
      chmodSync(folder, 0o777);
      own(folder);
    },
  };
  const link: Danger = { is: 'is a link', make: (folder, elsewhere) => symlinkSync(elsewhere, folder) };
  const foreign: Danger = {
    is: 'belongs to somebody else',
    make: (folder) => {
      mkdirSync(folder, { mode: 0o700 });
      chownSync(folder, 4_321, 4_321);
    },
  };
  return isRoot ? [open, link, foreign] : [open, link];
}

function giveFolders(path: string, { uid }: Person): void {
  chownSync(path, uid, uid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) chownSync(join(entry.parentPath, entry.name), uid, uid);
  }
}
