import { describe, expect, it } from '@jest/globals';
import { decayed, HALF_LIFE_MS, trendOf, trendScore } from '#posts/hashtags/hashtag-trend.js';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const later = (millis: number) => new Date(NOW.getTime() + millis);
const seen = (authors: number, expected: number, observed = authors) => ({ authors, observed, expected });

describe('a trend', () => {
  it.each([
    ['five people where nobody was', seen(5, 0), 16],
    ['five people where one was', seen(5, 1), 16],
    ['thirty where ten were', seen(30, 10), 40],
    ['as many as yesterday', seen(30, 30), 0],
    ['fewer than yesterday', seen(10, 30), 0],
    ['four people, however new', seen(4, 0), 0],
    ['five accounts of today, which weigh one', seen(5, 0, 1), 0],
    ['ten accounts of today, which weigh two', seen(10, 0, 2), 1],
  ])('scores %s', (_, inputs, score) => {
    expect(trendScore(inputs)).toBeCloseTo(score);
  });

  it('halves every four hours without new uses', () => {
    expect(decayed(40, HALF_LIFE_MS)).toBeCloseTo(20);
    expect(decayed(40, 3 * HALF_LIFE_MS)).toBeCloseTo(5);
    expect(decayed(40, -1)).toBe(40);
  });

  it('remembers its peak while it decays, and rises to a new one', () => {
    const first = trendOf(null, seen(30, 10), NOW)!;
    const falling = trendOf(first, seen(12, 10), later(HALF_LIFE_MS))!;
    const risen = trendOf(falling, seen(60, 10), later(2 * HALF_LIFE_MS))!;

    expect(first).toMatchObject({ score: 40, peak: 40, peakAt: NOW, standing: 40 });
    expect(falling).toMatchObject({ peak: 40, peakAt: NOW });
    expect(falling.score).toBeCloseTo(0.4);
    expect(falling.standing).toBeCloseTo(20);
    expect(risen).toMatchObject({ score: 250, peak: 250, peakAt: later(2 * HALF_LIFE_MS), standing: 250 });
  });

  it('is over once little of it is left', () => {
    const first = trendOf(null, seen(5, 0), NOW)!;

    expect(trendOf(first, seen(0, 5), later(3 * HALF_LIFE_MS))).not.toBeNull();
    expect(trendOf(first, seen(0, 5), later(5 * HALF_LIFE_MS))).toBeNull();
    expect(trendOf(null, seen(0, 0), NOW)).toBeNull();
  });

  it('stores what it was computed from', () => {
    expect(trendOf(null, seen(9, 2, 7.4), NOW)).toMatchObject({ authors: 9, observed: 7.4, expected: 2 });
  });
});
