import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirLock } from '../../src/kernel/database/embedded/data-dir-lock.js';
import { folderOf, type Person, removeFolders } from './support/people.js';

const me: Person = { called: 'me', uid: process.getuid?.() ?? -1 };
const timers: NodeJS.Timeout[] = [];

afterEach(() => timers.splice(0).forEach(clearInterval));
afterAll(removeFolders);

/** A lock as a process in another container leaves it: the same machine, another host name, other process numbers. */
async function folderLockedElsewhere(): Promise<{ dataDir: string; path: string }> {
  const dataDir = await folderOf(me);
  const path = join(dataDir, 'mallard.lock');
  const lock = await DataDirLock.acquire(dataDir);
  const [, start, , boot] = readFileSync(path, 'utf8').split('\n');
  lock.release();
  writeFileSync(path, ['1', start, 'another-container', boot, 'pid:[1]', ''].join('\n'));
  return { dataDir, path };
}

describe('the lock of DATA_DIR', () => {
  it('is gone after it was given back', async () => {
    const dataDir = await folderOf(me);

    const lock = await DataDirLock.acquire(dataDir);
    const held = existsSync(join(dataDir, 'mallard.lock'));
    lock.release();

    expect([held, existsSync(join(dataDir, 'mallard.lock'))]).toEqual([true, false]);
  });

  it('is refused to this very process as well', async () => {
    const dataDir = await folderOf(me);
    const lock = await DataDirLock.acquire(dataDir);

    await expect(DataDirLock.acquire(dataDir)).rejects.toThrow(
      `Another Mallard (process ${process.pid}) is using ${dataDir}.`,
    );

    lock.release();
  });

  it.each(['', '4711\n', 'not a lock at all'])(
    'is taken from a process that died while it wrote it (%j)',
    async (text) => {
      const dataDir = await folderOf(me);
      writeFileSync(join(dataDir, 'mallard.lock'), text);

      const lock = await DataDirLock.acquire(dataDir);

      expect(readFileSync(join(dataDir, 'mallard.lock'), 'utf8')).toContain(`${process.pid}\n`);
      lock.release();
    },
  );

  it('is taken from another container that shows no sign of life, and not from one that does', async () => {
    const [living, dead] = [await folderLockedElsewhere(), await folderLockedElsewhere()];
    const beat = () => utimesSync(living.path, new Date(), new Date());
    timers.push(setInterval(beat, 500));

    const [refused, lock] = await Promise.all([
      DataDirLock.acquire(living.dataDir).then(
        () => '',
        (error: unknown) => String(error),
      ),
      DataDirLock.acquire(dead.dataDir),
    ]);

    expect(refused).toContain('Another Mallard (process 1) is using');
    expect(readFileSync(dead.path, 'utf8')).toContain(`${process.pid}\n`);
    lock.release();
  });
});
