import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { ADVISORY_LOCKS } from '#kernel/database/advisory-locks.js';
import type { Tx } from '#kernel/events/tx.js';
import { createKernel, type Kernel } from './support/kernel.js';
import { until } from './support/until.js';

describe('a transaction at the start of a server', () => {
  let kernel: Kernel;
  let other: Client;

  beforeAll(async () => {
    kernel = await createKernel();
    other = new Client(kernel.connection.config);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await kernel.close();
  });

  /** Another server that does the same. */
  const hold = () => other.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.helpCenter]);
  const release = () => other.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.helpCenter]);
  const impatient = (tries: { count: number }) => async (tx: Tx) => {
    tries.count += 1;
    await tx.rows("set local lock_timeout = '10ms'", []);
    await tx.lock('helpCenter');
    return 'done';
  };

  it('waits for another server longer than a lock may take', async () => {
    const tries = { count: 0 };
    await hold();

    const work = kernel.transactions.runAtStart(impatient(tries));
    await until(() => tries.count > 2);
    await release();

    expect(await work).toBe('done');
  });

  it('gives up at once where it is the transaction of a request', async () => {
    const tries = { count: 0 };
    await hold();

    await expect(kernel.transactions.run(impatient(tries))).rejects.toMatchObject({ code: '55P03' });
    await release();

    expect(tries.count).toBe(1);
  });
});
