import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type SiteStatus, SiteStatusWatch } from '../../src/features/session/maintenance/site-status';

describe('a server that does not answer', () => {
  let isAway: boolean;
  let asked: number;
  let told: SiteStatus['kind'][];
  let watch: SiteStatusWatch;

  beforeEach(() => {
    jest.useFakeTimers();
    isAway = true;
    asked = 0;
    told = [];
    watch = new SiteStatusWatch(() => {
      asked += 1;
      return isAway ? Promise.reject(new TypeError('away')) : Promise.resolve(null);
    });
    watch.subscribe(() => told.push(watch.read().kind));
  });
  afterEach(() => {
    watch.stop();
    jest.useRealTimers();
  });

  it('is reported after five seconds, so that a restart hides nothing that is being read', async () => {
    watch.follow('/stream');

    await jest.advanceTimersByTimeAsync(4_700);
    expect(asked).toBeGreaterThan(2);
    expect(told).toEqual([]);

    await jest.advanceTimersByTimeAsync(2_500);
    expect(told).toEqual(['unreachable']);
  });

  it('is not reported if it is back before', async () => {
    watch.follow('/stream');
    await jest.advanceTimersByTimeAsync(4_000);
    isAway = false;

    await jest.advanceTimersByTimeAsync(60_000);

    expect(told).toEqual([]);
  });

  it('has another five seconds after each answer', async () => {
    watch.follow('/stream');
    await jest.advanceTimersByTimeAsync(4_000);
    isAway = false;
    await jest.advanceTimersByTimeAsync(2_000);
    isAway = true;
    watch.look();

    await jest.advanceTimersByTimeAsync(4_700);
    expect(told).toEqual([]);

    await jest.advanceTimersByTimeAsync(2_500);
    expect(told).toEqual(['unreachable']);
  });

  it('is open again at its first answer', async () => {
    watch.follow('/stream');
    await jest.advanceTimersByTimeAsync(8_000);
    isAway = false;

    await jest.advanceTimersByTimeAsync(2_500);

    expect(told).toEqual(['unreachable', 'open']);
  });
});
