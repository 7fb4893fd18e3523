import { describe, expect, it } from '@jest/globals';
import { pagesShown } from '../../src/ui/navigation/pages-shown';

describe('The pages that a pagination offers', () => {
  it('are all of a few', () => {
    expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('leave out what is far from the current one, and keep both ends', () => {
    expect(pagesShown(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  });

  it('are as many at the ends as in the middle', () => {
    for (let page = 1; page <= 20; page += 1) expect(pagesShown(page, 20)).toHaveLength(7);
  });

  it('always hold the current page, in order and each once', () => {
    for (let count = 1; count <= 12; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const numbers = pagesShown(page, count).filter((each) => each !== null);

        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((first, second) => first - second));
      }
    }
  });
});
