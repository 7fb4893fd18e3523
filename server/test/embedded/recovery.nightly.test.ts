import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ask,
  askPatiently,
  destroyOwners,
  isAlive,
  OwnerProcess,
  postmasterOf,
  run,
  until,
} from './support/owner-process.js';
import { databaseOf, KEPT } from './support/databases.js';
import { anybody, folderOf, packageIn, people, type Person, removeFolders } from './support/people.js';

let packageFolder: string;

beforeAll(async () => {
  packageFolder = await packageIn(await folderOf(anybody));
});
afterEach(destroyOwners);
afterAll(removeFolders);

async function runWithQuack(person: Person) {
  const dataDir = await databaseOf(person, packageFolder);
  const running = await run(person, { dataDir, packageFolder });
  return { ...running, dataDir, dataFolder: join(dataDir, 'postgres', 'data') };
}

describe.each(people)('the embedded database, started by $called', (person) => {
  it('is taken over as it runs after kill -9 of its owner, and stopped by the new one', async () => {
    const { dataDir, owner, postmaster } = await runWithQuack(person);

    await owner.end('SIGKILL');
    const second = await run(person, { dataDir, packageFolder });

    expect(second.postmaster).toBe(postmaster);
    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
    expect(await second.owner.end('SIGTERM')).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
  });

  it('is started again by itself after kill -9 of PostgreSQL alone', async () => {
    const { connection, dataFolder, owner, postmaster } = await runWithQuack(person);

    process.kill(postmaster, 'SIGKILL');
    await until(() => postmasterOf(dataFolder) !== postmaster);

    expect(await askPatiently(connection, KEPT)).toEqual(['kept']);
    const second = postmasterOf(dataFolder);
    expect(await owner.end('SIGTERM')).toBe(0);
    expect(isAlive(second)).toBe(false);
  });

  it('recovers after kill -9 of both', async () => {
    const { dataDir, owner, postmaster } = await runWithQuack(person);

    process.kill(postmaster, 'SIGKILL');
    await owner.end('SIGKILL');
    const second = await run(person, { dataDir, packageFolder });

    expect(second.postmaster).not.toBe(postmaster);
    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
  });

  it('is made anew after kill -9 in the middle of the first start', async () => {
    const dataDir = join(await folderOf(person), 'data');
    const home = join(dataDir, 'postgres');
    const contents = () => {
      try {
        return readdirSync(home);
      } catch {
        return [];
      }
    };

    const owner = new OwnerProcess(person, { dataDir, packageFolder });
    await until(() => contents().some((name) => name.startsWith('data.new-')));
    await owner.end('SIGKILL');
    const half = contents();
    const second = await run(person, { dataDir, packageFolder });

    expect(half).not.toContain('data');
    expect(second.isNew).toBe(true);
    expect(await ask(second.connection, 'select 1')).toEqual([1]);
  });
});

describe('the embedded database', () => {
  it('is given up, with the reason, when it ends four times within a minute', async () => {
    const { connection, dataFolder, owner } = await runWithQuack(anybody);

    for (let kills = 0; kills < 4; kills++) {
      await askPatiently(connection, KEPT);
      const postmaster = postmasterOf(dataFolder);
      process.kill(postmaster, 'SIGKILL');
      await until(() => !isAlive(postmaster));
    }
    const report = await owner.nextReport();

    expect(report).toEqual({ ended: expect.stringContaining('was restarted 3 times within a minute') });
    expect(await owner.exitCode).toBe(3);
  });

  it('does not take a stranger for its server when the number in its file was given to another process', async () => {
    const { connection, dataDir, dataFolder, owner, postmaster } = await runWithQuack(anybody);
    process.kill(postmaster, 'SIGKILL');
    await owner.end('SIGKILL');
    const file = `${process.pid}\n${dataFolder}\n1\n5432\n${connection.host}\n\n1 1\nready\n`;
    writeFileSync(join(dataFolder, 'postmaster.pid'), file);

    const second = await run(anybody, { dataDir, packageFolder });

    expect(second.postmaster).not.toBe(process.pid);
    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
  });

  it('ends by itself when its owner exits without stopping it', async () => {
    const { dataDir, owner, postmaster } = await runWithQuack(anybody);

    const endedWith = await owner.end('SIGUSR2');
    await until(() => !isAlive(postmaster));

    expect(endedWith).toBe(1);
    expect(isAlive(postmaster)).toBe(false);
    expect(readdirSync(dataDir)).toEqual(['postgres', 'postgres-passwords.json']);
  });

  it('ends a server that is stopping, and starts its own', async () => {
    const { dataDir, owner, postmaster } = await runWithQuack(anybody);
    await owner.end('SIGKILL');

    process.kill(postmaster, 'SIGINT');
    const second = await run(anybody, { dataDir, packageFolder });

    expect(second.postmaster).not.toBe(postmaster);
    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
  });

  it('takes the lock of a dead owner whose number was given to another process', async () => {
    const { dataDir, owner } = await runWithQuack(anybody);
    await owner.end('SIGKILL');
    const lock = join(dataDir, 'mallard.lock');
    const [, ...rest] = readFileSync(lock, 'utf8').split('\n');
    writeFileSync(lock, [process.pid, ...rest].join('\n'));

    const second = await run(anybody, { dataDir, packageFolder });

    expect(await ask(second.connection, KEPT)).toEqual(['kept']);
  });
});
