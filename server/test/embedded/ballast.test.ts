import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Ballast } from '../../src/kernel/database/embedded/ballast.js';
import { until } from './support/owner-process.js';
import { folderOf, type Person, removeFolders } from './support/people.js';

const me: Person = { called: 'me', uid: process.getuid?.() ?? -1 };

afterAll(removeFolders);

describe('the ballast of the embedded database', () => {
  it('takes 64 MB, and gives them up once', async () => {
    const folder = await folderOf(me);
    const ballast = new Ballast(folder, 0);

    ballast.fill();
    await until(() => existsSync(join(folder, 'ballast')));
    const { size, blocks } = statSync(join(folder, 'ballast'));
    const spent = [await ballast.spend(), await ballast.spend()];

    expect([size, blocks * 512 >= size]).toEqual([64 * 1024 * 1024, true]);
    expect(spent).toEqual([true, false]);
    expect([ballast.spent, existsSync(join(folder, 'ballast'))]).toEqual([true, false]);
  });

  it('is not written any more when a stop came first', async () => {
    const folder = await folderOf(me);
    const ballast = new Ballast(folder, 50);

    ballast.fill();
    await ballast.idle();
    // The timer of the ballast, were it still there, would come first.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await ballast.idle();

    expect(existsSync(join(folder, 'ballast'))).toBe(false);
  });
});
