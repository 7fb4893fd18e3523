import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { newId } from '#kernel/database/ids.js';
import { STORE_EVENTS } from '#kernel/events/outbox-statements.js';
import { createKernel, type Kernel } from './support/kernel.js';
import { until } from './support/until.js';

describe('the delivery of events', () => {
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

  it('is settled only once what was delivered has left the outbox, also where its removal has begun', async () => {
    const event = { id: newId(), type: 'test.nobody-hears', payload: {}, attempts: 0 };
    await other.query(STORE_EVENTS, [[event.id], [event.type], ['{}']]);
    await other.query('begin');
    await other.query('select id from outbox_events for update');
    kernel.events.deliver([event]);
    await until(async () => {
      // Not over the other connection: a transaction sees the activity of its begin.
      const waiting = await kernel.database.rows<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like 'delete from "outbox_events"%'`,
        [],
      );
      return waiting.length === 1;
    });

    let isSettled = false;
    const settled = kernel.events.settled().then(() => (isSettled = true));
    await other.query('select 1');
    const before = isSettled;
    await other.query('commit');
    await settled;

    const { rows } = await other.query('select id from outbox_events');
    expect(before).toBe(false);
    expect(rows).toEqual([]);
  });
});
