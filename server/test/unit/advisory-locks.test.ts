import { describe, expect, it } from '@jest/globals';
import { ADVISORY_LOCKS } from '#kernel/database/advisory-locks.js';

describe('advisory locks', () => {
  it('have a number each', () => {
    const numbers = Object.values(ADVISORY_LOCKS);

    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
