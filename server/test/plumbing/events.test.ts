import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { newId } from '#kernel/database/ids.js';
import { RENEW_LEASES, STORE_EVENTS } from '#kernel/events/outbox-statements.js';
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

  /** Stores an event as a process does that then delivers it, or crashes. */
  const stored = async (type: string) => {
    const event = { id: newId(), type, payload: { type }, attempts: 0 };
    await other.query(STORE_EVENTS, [[event.id], [event.type], [JSON.stringify(event.payload)]]);
    return event;
  };
  const isOverdue = () => other.query(`update outbox_events set next_attempt_at = now() - interval '1 second'`);
  const longestWait = async () => {
    const { rows } = await other.query<{ seconds: number }>(
      'select extract(epoch from max(next_attempt_at - now()))::float8 as seconds from outbox_events',
    );
    return rows[0]!.seconds;
  };

  it('is left to other processes for three seconds at most, however often one after the other crashes', async () => {
    const event = await stored('test.crash');
    const afterFirst = await longestWait();
    await isOverdue();
    let crash!: () => void;
    const begun = new Promise<void>((resolve) =>
      kernel.handlers.set(event.type, () => {
        resolve();
        return new Promise((done) => (crash = done));
      }),
    );

    const sweep = kernel.events.sweep();
    await begun;
    const afterSecond = await longestWait();
    crash();
    await sweep;
    await kernel.events.settled();

    expect(afterFirst).toBeLessThanOrEqual(3);
    expect(afterSecond).toBeLessThanOrEqual(3);
  });

  it('is held by its process without waiting for events that are just being removed', async () => {
    const [removed, slow] = [await stored('test.removed'), await stored('test.slow')];
    await isOverdue();
    await other.query('begin');
    await other.query('select id from outbox_events where id = $1 for update', [removed.id]);

    await kernel.database.rows(RENEW_LEASES, [[removed.id, slow.id]]);
    await other.query('commit');

    const { rows } = await other.query('select id from outbox_events where next_attempt_at > now()');
    expect(rows).toEqual([{ id: slow.id }]);
    await other.query('delete from outbox_events');
  });

  it('begins with what the last process left, as soon as a process starts', async () => {
    const heard: unknown[] = [];
    const event = await stored('test.left-behind');
    await isOverdue();
    kernel.handlers.set(event.type, async (payload) => void heard.push(payload));

    const next = kernel.otherProcess();
    next.onApplicationBootstrap();
    await next.settled();

    expect(heard).toEqual([event.payload]);
    expect((await other.query('select id from outbox_events')).rows).toEqual([]);
  });

  it('takes more than one batch in one go', async () => {
    const heard: unknown[] = [];
    kernel.handlers.set('test.many', async (payload) => void heard.push(payload));
    await other.query(
      `insert into outbox_events (id, type, payload, next_attempt_at)
       select gen_random_uuid(), 'test.many', '{}', now() - interval '1 minute' from generate_series(1, 250)`,
    );

    await kernel.events.sweep();
    await kernel.events.settled();

    expect(heard).toHaveLength(250);
  });

  it('does not begin again with what this process is still delivering', async () => {
    let deliveries = 0;
    let finish!: () => void;
    const event = await stored('test.slow');
    kernel.handlers.set(event.type, () => {
      deliveries += 1;
      return new Promise((done) => (finish = done));
    });
    kernel.events.deliver([event]);
    await isOverdue();

    await kernel.events.sweep();
    finish();
    await kernel.events.settled();

    expect(deliveries).toBe(1);
    expect((await other.query('select id from outbox_events')).rows).toEqual([]);
  });
});
