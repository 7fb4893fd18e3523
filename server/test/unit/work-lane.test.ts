import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../src/kernel/errors/app-error.js';
import { WorkLane } from '../../src/kernel/limits/work-lane.js';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a lane for costly work', () => {
  it('runs no more at once than it is wide, in order of arrival', async () => {
    const lane = new WorkLane(2, 10);
    const order: number[] = [];
    let running = 0;
    let most = 0;

    await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        lane.run(async () => {
          most = Math.max(most, ++running);
          await later();
          order.push(n);
          running -= 1;
        }),
      ),
    );

    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('sends away who comes when too many wait, and takes work again afterwards', async () => {
    const lane = new WorkLane(1, 1);
    const first = lane.run(later);
    const second = lane.run(later);

    await expect(lane.run(later)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 5 } });
    await Promise.all([first, second]);
    await expect(lane.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('goes on after work that fails', async () => {
    const lane = new WorkLane(1, 1);

    await expect(lane.run(() => Promise.reject(new AppError('CONFLICT', 'No.', { reason: 'NO' })))).rejects.toThrow(
      'No.',
    );
    await expect(lane.run(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
