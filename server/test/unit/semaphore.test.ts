import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../src/kernel/errors/app-error.js';
import { Semaphore } from '../../src/kernel/concurrency/semaphore.js';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a semaphore for costly work', () => {
  it('runs no more at once than it has permits, in order of arrival', async () => {
    const semaphore = new Semaphore(2, 10);
    const order: number[] = [];
    let running = 0;
    let most = 0;

    await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        semaphore.run(async () => {
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

  it('refuses work when too much waits, and takes work again afterwards', async () => {
    const semaphore = new Semaphore(1, 1);
    const first = semaphore.run(later);
    const second = semaphore.run(later);

    await expect(semaphore.run(later)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { retryAfter: 5 },
    });
    await Promise.all([first, second]);
    await expect(semaphore.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('continues after work that fails', async () => {
    const semaphore = new Semaphore(1, 1);

    await expect(
      semaphore.run(() => Promise.reject(new AppError('CONFLICT', 'No.', { reason: 'NO' }))),
    ).rejects.toThrow('No.');
    await expect(semaphore.run(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
