import { describe, expect, it } from '@jest/globals';
import { Gathering } from '#kernel/limits/gathering.js';

describe('what is gathered', () => {
  const same = (word: string) => word;

  it('is worked on together, the same thing once, in the order of the keys', async () => {
    const batches: string[][] = [];
    const gathering = new Gathering(same, (words) => Promise.resolve(void batches.push([...words])));

    await Promise.all(['pond', 'duck', 'pond'].map((word) => gathering.add(word)));

    expect(batches).toEqual([['duck', 'pond']]);
  });

  it('is worked on after it was added, also where the same thing is under way', async () => {
    const batches: string[][] = [];
    const gathering: Gathering<string> = new Gathering(same, async (words) => {
      batches.push([...words]);
      if (batches.length === 1) again = gathering.add('duck');
      await Promise.resolve();
    });
    let again: Promise<void> | undefined;

    await gathering.add('duck');
    await again;

    expect(batches).toEqual([['duck'], ['duck']]);
  });

  it('is tried alone where the batch fails, and only what fails alone has failed', async () => {
    const batches: string[][] = [];
    const gathering = new Gathering(same, (words) => {
      batches.push([...words]);
      return words.includes('stone') ? Promise.reject(new Error('stones do not quack')) : Promise.resolve();
    });

    const ends = await Promise.allSettled(['duck', 'stone', 'swan'].map((word) => gathering.add(word)));

    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['duck', 'stone', 'swan'], ['duck'], ['stone'], ['swan']]);
  });
});
