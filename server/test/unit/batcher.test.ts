import { describe, expect, it } from '@jest/globals';
import { Batcher } from '#kernel/concurrency/batcher.js';

describe('a batcher', () => {
  const same = (word: string) => word;

  it('works on items together, the same item once, in the order of their keys', async () => {
    const batches: string[][] = [];
    const batcher = new Batcher(same, (words) => Promise.resolve(void batches.push([...words])));

    await Promise.all(['pond', 'duck', 'pond'].map((word) => batcher.add(word)));

    expect(batches).toEqual([['duck', 'pond']]);
  });

  it('works on an item after it was added, also while the same item is worked on', async () => {
    const batches: string[][] = [];
    const batcher: Batcher<string> = new Batcher(same, async (words) => {
      batches.push([...words]);
      if (batches.length === 1) again = batcher.add('duck');
      await Promise.resolve();
    });
    let again: Promise<void> | undefined;

    await batcher.add('duck');
    await again;

    expect(batches).toEqual([['duck'], ['duck']]);
  });

  it('tries each item alone where its batch fails, and fails only those that fail alone', async () => {
    const batches: string[][] = [];
    const batcher = new Batcher(same, (words) => {
      batches.push([...words]);
      return words.includes('stone') ? Promise.reject(new Error('stones do not quack')) : Promise.resolve();
    });

    const ends = await Promise.allSettled(['duck', 'stone', 'swan'].map((word) => batcher.add(word)));

    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['duck', 'stone', 'swan'], ['duck'], ['stone'], ['swan']]);
  });
});
